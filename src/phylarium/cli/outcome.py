"""How a game came out, on a terminal and for programs: points by source, why ties fell as they did, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from phylarium.cli.position import score_table, words_of
from phylarium.cli.saying import say
from phylarium.cli.texts import Text
from phylarium.kernel.engine import State
from phylarium.kernel.game import Game
from phylarium.kernel.outcome import outcome_of
from phylarium.kernel.words import render


def print_outcome(console: Console, game: Game, state: State, players: Sequence[str]) -> None:
    """Places and scores, then where the points came from and why."""
    outcome = outcome_of(state)
    if outcome.verdict is not None:
        console.print(_cited(words_of(game, outcome.verdict.message), outcome.verdict.rule, "bold"))
    console.print(score_table(game, state, players))
    if outcome.sources:
        table = Table(box=None, padding=(0, 2))
        table.add_column(say("cli-column-source"))
        order = outcome.order()
        for seat in order:
            table.add_column(words_of(game, game.seat_name(state, seat)), justify="right")
        for source in outcome.sources:
            words = _cited(words_of(game, source.message), source.rule)
            table.add_row(words, *(str(source.points[seat]) for seat in order))
        console.print()
        console.print(table)
    for settled in outcome.settled:
        console.print(_cited(words_of(game, settled.message), settled.rule))


def _cited(words: str, rule: str, style: str = "") -> Text:
    text = Text(words, style)
    if rule:
        text.append(f"  [{rule}]", "not bold dim")
    return text


def plain_outcome(game: Game, state: State) -> dict[str, object]:
    """The same for programs, which read one language."""
    outcome = outcome_of(state)
    return {
        "sources": [
            {"source": one.id, "text": render(one.message, game.name), "rule": one.rule, "points": one.points}
            for one in outcome.sources
        ],
        "ties": [
            {"seats": [one.first, one.second], "text": render(one.message, game.name), "rule": one.rule}
            for one in outcome.settled
        ],
        "verdict": None if outcome.verdict is None else render(outcome.verdict.message, game.name),
    }

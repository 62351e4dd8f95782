"""A position, its options and its log on a terminal. Used by play and replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from phylarium.cli.saying import say
from phylarium.kernel.engine import State
from phylarium.kernel.game import Game
from phylarium.kernel.journal import Entry
from phylarium.kernel.message import Message
from phylarium.kernel.words import render

MOST_COLUMNS = 4
MOST_OPTIONS = 80
"""Options that are listed at once; beyond them a player searches."""


BOT = "bot:"
"""How the name of a seat starts that a bot plays; so a saved game knows its bots."""


def player_name(name: str) -> str:
    """Who sits at a seat, for people to read."""
    return say("cli-bot", name=name.removeprefix(BOT)) if name.startswith(BOT) else name


def words_of(game: Game, message: Message) -> str:
    return render(message, game.name)


def print_board(console: Console, game: Game, seen: State, seat: int) -> None:
    """The position as the seat may see it: `seen` is already masked.

    A game draws itself with `text(state, seat)`, lines or one text; without it its view is listed.
    """
    draw = getattr(game, "text", None)
    if draw is None:
        console.print(listed(seen.view(seat)))
        return
    drawn = draw(seen, seat)
    text = drawn if isinstance(drawn, str) else "\n".join(drawn)
    console.print(Text.from_ansi(text), soft_wrap=True)


def listed(view: dict[str, Any], indent: int = 0) -> Text:
    """Plain data as short lines."""
    text = Text()
    for key, value in view.items():
        text.append(f"{'  ' * indent}{key}: ", "cyan")
        if isinstance(value, dict):
            text.append("\n")
            text.append_text(listed(value, indent + 1))
            text.append("\n")
        elif isinstance(value, list | tuple):
            text.append(" ".join(str(item) for item in value) + "\n")
        else:
            text.append(f"{value}\n")
    text.rstrip()
    return text


def option_words(game: Game, state: State, actions: Sequence[int]) -> list[str]:
    """The actions in words; those that would read the same get their exact names too."""
    words = [words_of(game, state.describe(action)) for action in actions]
    return [
        f"{text} ({game.vocabulary.name(action)})" if words.count(text) > 1 else text
        for text, action in zip(words, actions, strict=True)
    ]


def print_options(console: Console, words: Sequence[str], numbers: Sequence[int]) -> None:
    """Numbered options, in as many columns as fit, read downwards."""
    shown = list(zip(numbers, words, strict=True))[:MOST_OPTIONS]
    width = max((cell_len(text) for _, text in shown), default=0) + 7
    columns = max(1, min(MOST_COLUMNS, console.width // width, -(-len(shown) // 4)))
    rows = -(-len(shown) // columns)
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
        grid.add_column(overflow="fold", min_width=0 if columns == 1 else width - 5)
    for row in range(rows):
        cells: list[Text] = []
        for number, text in shown[row::rows]:
            cells += [Text(str(number)), Text(text)]
        grid.add_row(*cells)
    console.print(grid)
    if len(words) > len(shown):
        console.print(Text(say("cli-play-more-options", count=len(words) - len(shown)), "dim"))


def log_line(game: Game, entry: Entry, message: Message) -> Text:
    line = Text("· ", "dim")
    line.append(words_of(game, message), "default not dim")
    if entry.rule:
        line.append(f"  [{entry.rule}]")
    return line


def score_table(game: Game, state: State, players: Sequence[str]) -> Table:
    """Scores by seat, the leader first; places are told once the game is over."""
    scores = state.scores()
    places = state.ranking()
    table = Table(box=None, padding=(0, 2))
    table.add_column(say("cli-column-place"), justify="right")
    table.add_column(say("cli-column-player"))
    table.add_column(say("cli-column-score"), justify="right")
    for seat in sorted(range(len(scores)), key=lambda seat: (places[seat], seat)):
        name = words_of(game, game.seat_name(state, seat))
        table.add_row(str(places[seat]), f"{name} ({player_name(players[seat])})", str(scores[seat]))
    return table

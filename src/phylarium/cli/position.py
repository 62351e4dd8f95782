"""A position, its options and its log on a terminal. Used by play and replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from phylarium.cli.saying import language, say, say_at
from phylarium.cli.texts import Text
from phylarium.kernel.engine import State
from phylarium.kernel.game import Game
from phylarium.kernel.journal import Entry
from phylarium.kernel.message import Message
from phylarium.kernel.words import render

MOST_COLUMNS = 4
FEWEST_ROWS = 4
NUMBER = 3
"""Characters for the number of an option."""

GAP = 2
"""Spaces between columns."""

MOST_OPTIONS = 80
"""Options that are listed at once; beyond them a player searches."""


BOT = "bot:"
"""How the name of a seat starts that a bot plays; so a saved game knows its bots."""


def player_name(name: str) -> str:
    """Who sits at a seat, for people to read."""
    return say("cli-bot", name=name.removeprefix(BOT)) if name.startswith(BOT) else name


def words_of(game: Game, message: Message) -> str:
    return render(message, game.name, language())


def print_board(console: Console, game: Game, seen: State, seat: int) -> None:
    """The position as the seat may see it: `seen` is already masked. A game that draws no text has its view listed."""
    text = game.text(seen, seat, language())
    if not text:
        lines = listed(seen.view(seat))
        lines.rstrip()
        console.print(lines)
        return
    console.print(Text.from_ansi(text), soft_wrap=True)


def listed(view: Mapping[str, Any], indent: int = 0) -> Text:
    """Plain data as few lines: whatever holds no further structure is one line."""
    text = Text()
    for key, value in view.items():
        text.append(f"{'  ' * indent}{key}: ", "cyan")
        if isinstance(value, dict) and not all(plain(item) for item in value.values()):
            text.append("\n")
            text.append_text(listed(value, indent + 1))
        elif isinstance(value, list | tuple) and not all(plain(item) for item in value):
            text.append("\n")
            for item in value:
                text.append(f"{'  ' * (indent + 1)}{short(item)}\n")
        else:
            text.append(f"{short(value)}\n")
    return text


def plain(value: object) -> bool:
    """Whether a value can stand within a line: no structure, or a list of such."""
    if isinstance(value, list | tuple):
        return not any(isinstance(item, dict | list | tuple) for item in value)
    return not isinstance(value, dict)


def short(value: object) -> str:
    """Data in a line: `algae 1, sun 2`; what is empty is left out."""
    if isinstance(value, dict):
        told = {key: item for key, item in value.items() if item is not None and item not in ({}, [], "")}
        parts = ((key, f"({short(item)})" if isinstance(item, dict) else short(item)) for key, item in told.items())
        return ", ".join(f"{key} {text}" for key, text in parts) or "-"
    if isinstance(value, list | tuple):
        return " ".join(f"({short(item)})" if isinstance(item, dict | list | tuple) else short(item) for item in value)
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def option_words(game: Game, state: State, actions: Sequence[int]) -> list[str]:
    """The actions in words; those that would read the same get their exact names too."""
    words = [words_of(game, state.describe(action)) for action in actions]
    return [
        say("cli-play-alike", words=text, action=game.vocabulary.name(action)) if words.count(text) > 1 else text
        for text, action in zip(words, actions, strict=True)
    ]


def fitting_columns(lengths: Sequence[int], width: int) -> int:
    """The most columns, filled downwards and each as wide as it must be, that a line has room for."""
    for columns in range(min(MOST_COLUMNS, -(-len(lengths) // FEWEST_ROWS)), 1, -1):
        rows = -(-len(lengths) // columns)
        needed = [max(lengths[start : start + rows]) for start in range(0, len(lengths), rows)]
        if sum(needed) + len(needed) * (NUMBER + 1) + (len(needed) - 1) * GAP <= width:
            return columns
    return 1


def print_options(console: Console, words: Sequence[str], numbers: Sequence[int]) -> None:
    """Numbered options, in as many columns as fit, read downwards."""
    shown = list(zip(numbers, words, strict=True))[:MOST_OPTIONS]
    columns = fitting_columns([cell_len(text) for _, text in shown], console.width)
    if columns == 1:
        # A long option goes on under its own words, not under its number.
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=NUMBER)
        grid.add_column(overflow="fold")
        for number, text in shown:
            grid.add_row(Text(str(number)), Text(text))
    else:
        rows = -(-len(shown) // columns)
        cells = [Text.assemble((f"{number:>{NUMBER}} ", "bold cyan"), text) for number, text in shown]
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(rows):
            grid.add_row(*cells[row::rows])
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
        name = game.seat_name(state, seat)
        who = say_at(game.name, "cli-play-seat", name=name, player=player_name(players[seat]))
        table.add_row(str(places[seat]), who, str(scores[seat]))
    return table

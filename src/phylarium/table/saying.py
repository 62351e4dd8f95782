"""The words of the table, from `table.ftl` and, for the pages, `page.ftl`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import phylarium
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.words import ids, render

LOCALE = Path(phylarium.__file__).parent / "locale"


@cache
def files() -> tuple[str, ...]:
    return tuple(file for file in ("table", "page") if (LOCALE / "en" / f"{file}.ftl").is_file())


def say(id: str, **args: Argument) -> str:
    """A message of the table in words."""
    return render(Message(id, args), also=files())


def game_words(game: str, message: Message) -> str:
    """A message of a game in words."""
    return render(message, game)


def term_words(game: str, name: str) -> str:
    """What a hint's term is called; its plain name where the game has no words for it."""
    id = f"term-{name}"
    return render(Message(id), game) if id in ids(game) else name.replace("_", " ").replace("-", " ")


def option_words(game: str, name: str, choice: object = None) -> str:
    """What an option of a game is called, or one of its choices; its plain name where the game has no words for it."""
    id = f"{game}-option-{name}" if choice is None else f"{game}-option-{name}-{str(choice).lower()}"
    return game_words(game, Message(id)) if id in ids(game) else str(name if choice is None else choice)


def rule_words(game: str, rule: str) -> str:
    """A rule in our own words; empty where nothing is said under an id."""
    return game_words(game, Message(f"rule-{rule.replace('.', '-')}")) if rule else ""

"""The words of the table, from `table.ftl` and, for the pages, `page.ftl`, and those of games.

This is where the table turns messages into a language.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

import phylarium
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.words import ids, render

LOCALE = Path(phylarium.__file__).parent / "locale"


@cache
def files() -> tuple[str, ...]:
    return tuple(file for file in ("table", "page") if (LOCALE / "en" / f"{file}.ftl").is_file())


Frozen = tuple[str, tuple[tuple[str, "int | str | Frozen"], ...]]
"""A message that can be looked up: the same few thousand are said again and again, and saying one is slow."""


def _frozen(message: Message) -> Frozen:
    return message.id, tuple([(k, _frozen(v) if isinstance(v, Message) else v) for k, v in message.args.items()])


@lru_cache(maxsize=32_768)
def _said(game: str, frozen: Frozen, language: str, also: tuple[str, ...] = ()) -> str:
    id, args = frozen
    # What a message is made of is said again in others, so that too is looked up.
    parts: dict[str, Argument] = {k: _said(game, v, language, also) if isinstance(v, tuple) else v for k, v in args}
    return render(Message(id, parts), game, language, also)


def table_words(message: Message, language: str = "en") -> str:
    """A message of the table in words."""
    return _said("", _frozen(message), language, files())


def say(id: str, language: str = "en", **args: Argument) -> str:
    """The same by its id and arguments."""
    return table_words(Message(id, args), language)


def game_words(game: str, message: Message, language: str = "en") -> str:
    """A message of a game in words."""
    return _said(game, _frozen(message), language)


def game_title(game: str, language: str = "en") -> str:
    """What a game is called."""
    return game_words(game, Message(f"{game}-title"), language)


def term_words(game: str, name: str, language: str = "en") -> str:
    """What a hint's term is called; its plain name where the game has no words for it."""
    id = f"term-{name}"
    return game_words(game, Message(id), language) if id in ids(game) else name.replace("_", " ").replace("-", " ")


def option_words(game: str, name: str, choice: object = None, language: str = "en") -> str:
    """What an option of a game is called, or one of its choices; its plain name where the game has no words for it."""
    id = f"{game}-option-{name}" if choice is None else f"{game}-option-{name}-{str(choice).lower()}"
    return game_words(game, Message(id), language) if id in ids(game) else str(name if choice is None else choice)


def rule_words(game: str, rule: str, language: str = "en") -> str:
    """A rule in our own words; empty where nothing is said under an id."""
    return game_words(game, Message(f"rule-{rule.replace('.', '-')}"), language) if rule else ""

"""The words of the table, from `table.ftl`, for the pages `page.ftl`, for what people do together `company.ftl`, and
those of games.

This is where the table turns messages into a language.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import phylarium
from phylarium.campaign import Chapter
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.words import SOURCE, ids, render, templates

LOCALE = Path(phylarium.__file__).parent / "locale"


@cache
def files() -> tuple[str, ...]:
    return tuple(file for file in ("table", "page", "company") if (LOCALE / SOURCE / f"{file}.ftl").is_file())


def table_words(message: Message, language: str = SOURCE, game: str = "") -> str:
    """A message of the table in words; `game` where it speaks of things of one."""
    return render(message, game, language, files())


def say(id: str, language: str = SOURCE, **args: Argument) -> str:
    """The same by its id and arguments."""
    return table_words(Message(id, args), language)


def script_words(id: str, language: str = SOURCE, **args: Argument) -> str | dict[str, str]:
    """A message for a script of the page to count in: one that chooses by `$number` comes in all its forms."""
    return templates(Message(id, args), "number", language=language, also=files())


def game_words(game: str, message: Message, language: str = SOURCE) -> str:
    """A message of a game in words."""
    return render(message, game, language)


def game_title(game: str, language: str = SOURCE) -> str:
    """What a game is called."""
    return game_words(game, Message(f"{game}-title"), language)


def chapter_title(chapter: Chapter, language: str = SOURCE) -> str:
    """What a chapter of a campaign is called."""
    return game_words(chapter.game, chapter.title, language)


def chapter_blurb(chapter: Chapter, language: str = SOURCE) -> str:
    """What a chapter is about; empty where its game has no words for that."""
    known = [f"{chapter.game}-chapter-{chapter.name}-blurb", f"{chapter.game}-blurb"]
    found = [id for id in known if id in ids(chapter.game)]
    return game_words(chapter.game, Message(found[0]), language) if found else ""


def term_words(game: str, name: str, language: str = SOURCE) -> str:
    """What a hint's term is called; its plain name where the game has no words for it."""
    id = f"term-{name}"
    return game_words(game, Message(id), language) if id in ids(game) else name.replace("_", " ").replace("-", " ")


def option_words(game: str, name: str, choice: object = None, language: str = SOURCE) -> str:
    """What an option of a game is called, or one of its choices; its plain name where the game has no words for it."""
    id = f"{game}-option-{name}" if choice is None else f"{game}-option-{name}-{str(choice).lower()}"
    return game_words(game, Message(id), language) if id in ids(game) else str(name if choice is None else choice)


def rule_words(game: str, rule: str, language: str = SOURCE) -> str:
    """A rule in our own words; empty where nothing is said under an id."""
    return game_words(game, Message(f"rule-{rule.replace('.', '-')}"), language) if rule else ""

"""The words of the commands, from `cli.ftl`, in the language that was asked for.

One process speaks one language: that of `--lang`, or else of the environment. What programs read
(`--json`) and what people type (names of games, options, actions and commands) is the same in all.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from phylarium.kernel import words
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.words import SOURCE, best_language, language_of, render

FILE = "cli"
"""The file of these messages: errors that carry one of them name it as their game."""


class _Chosen:
    language = language_of(os.environ)


def language() -> str:
    """The language that this process speaks."""
    return _Chosen.language


def speak(wanted: str | None) -> None:
    """Speak another language from now on; without one, that of the environment."""
    _Chosen.language = best_language([wanted]) if wanted else language_of(os.environ)


def wanted_language(args: Sequence[str]) -> str | None:
    """What `--lang` asks for among the words before a command: it must be known before the help is put together."""
    rest = iter(args)
    for word in rest:
        if word == "--lang":
            return next(rest, None)
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if not word.startswith("-"):
            return None
    return None


def say(id: str, **args: Argument) -> str:
    """A message of the commands in words."""
    return render(Message(id, args), language=language(), also=(FILE,))


def say_game(game: str, id: str, **args: Argument) -> str:
    """A message of a game in words."""
    return render(Message(id, args), game, language())


def say_at(game: str, id: str, **args: Argument) -> str:
    """A message of the commands that names things of a game."""
    return render(Message(id, args), game, language(), (FILE,))


def game_source(game: str, id: str) -> str:
    """A message of a game for programs, which read one language."""
    return render(Message(id), game, SOURCE)


def worded(error: PhylariumError) -> str:
    """An error in words."""
    return words.worded(error, language())


def decimal(value: float, digits: int = 1) -> str:
    return words.decimal(value, digits, language())


def signed(value: float) -> str:
    """A difference in points, with its sign."""
    return ("+" if value >= 0 else "") + decimal(value)


def percent(value: float) -> str:
    return words.percent(value, language=language())

"""The words of the commands, from `cli.ftl`."""

from __future__ import annotations

from phylarium.kernel.message import Argument, Message
from phylarium.kernel.words import render


def say(id: str, **args: Argument) -> str:
    """A message of the commands in words."""
    return render(Message(id, args), also=("cli",))


def say_game(game: str, id: str, **args: Argument) -> str:
    """A message of a game in words."""
    return render(Message(id, args), game)

"""What every step of Megafauna has in common. A frame's actor is the colour that acts."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.engine import F, Step
from phylarium.kernel.message import Message


class Act(Step[Megafauna, F]):
    """A step that happens by itself."""


class Choice(Step[Megafauna, F]):
    """A step in which a player chooses. `ask` is the message of its prompt."""

    decides: bool = True
    ask: str = ""

    def prompt(self, s: Megafauna, f: F) -> Message:
        return Message(self.ask, {"colour": say.colour(f.actor)})

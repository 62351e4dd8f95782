"""What every step of Megafauna has in common. A frame's seat is that of the colour that acts."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.engine import Frame, Step
from phylarium.kernel.message import Message


class Act(Step[Megafauna]):
    """A step that happens by itself."""


class Choice(Step[Megafauna]):
    """A step in which a player chooses. `ask` is the message of its prompt."""

    decides: bool = True
    ask: str = ""

    def prompt(self, s: Megafauna, f: Frame) -> Message:
        return Message(self.ask, {"colour": say.colour(s.colour_of[f.seat])})

"""What every step of Genesis has in common. A frame's actor is the party that acts."""

from __future__ import annotations

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.engine import F, Step
from phylarium.kernel.message import Message


class Act(Step[Genesis, F]):
    """A step that happens by itself."""


class Choice(Step[Genesis, F]):
    """A step in which a player chooses. `ask` is the message of its prompt."""

    decides: bool = True
    ask: str = ""

    def prompt(self, s: Genesis, f: F) -> Message:
        return Message(self.ask, {"party": say.party(f.actor)})

"""What every step of Genesis has in common. A frame's actor is the party that acts."""

from __future__ import annotations

from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.engine import F, Step


class Act(Step[Genesis, F]):
    """A step that happens by itself."""


class Choice(Step[Genesis, F]):
    """A step in which a player chooses."""

    decides: bool = True

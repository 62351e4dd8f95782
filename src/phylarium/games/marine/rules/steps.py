"""What every step of Marine has in common. A frame's actor is the animal that acts."""

from __future__ import annotations

from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.engine import F, Step


class Act(Step[Marine, F]):
    """A step that happens by itself."""


class Choice(Step[Marine, F]):
    """A step in which an animal's player chooses."""

    decides: bool = True

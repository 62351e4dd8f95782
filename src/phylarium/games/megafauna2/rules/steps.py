"""What every step of Megafauna, second edition, has in common. A frame's actor is the colour that acts."""

from __future__ import annotations

from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import F, Step


class Act(Step[Megafauna, F]):
    """A step that happens by itself."""


class Choice(Step[Megafauna, F]):
    """A step in which a player chooses."""

    decides: bool = True

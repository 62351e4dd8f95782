"""What nobody may know: the order of the decks."""

from __future__ import annotations

from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.rng import Rng


def fill(s: Megafauna, rng: Rng) -> None:
    """Give the decks an order that agrees with all that lies open."""

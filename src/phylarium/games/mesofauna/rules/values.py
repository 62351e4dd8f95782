"""What stands in the fields beside the names of the rulebook."""

from __future__ import annotations

from typing import Final

from phylarium.games.mesofauna.rules.names import *

ADRIFT: Final = -2
"""The spot of a craton that is an island (H5b)."""

# Why the game ends, as bits.
GOAL_REACHED: Final = 1
DECK_EMPTY: Final = 2
LONE_SURVIVOR: Final = 4
FORMATION_EMPTY: Final = 8
QUEEN_EXTINCT: Final = 16
LANGUAGE_USED: Final = 32

BLUE_ONES: Final = ORGAN_MASK << (ORGAN_BITS * BLUE)
"""The blue organs of a packed number."""

BUG_SLOT_COUNT: Final = 10
"""The slots of the display before this one are of the rows of bugs; the others are there in the Combined game."""

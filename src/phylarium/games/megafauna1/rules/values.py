"""What stands in the fields beside the names of the rulebook: where things are, and what counts as none."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.genomes import GENE_BITS
from phylarium.games.megafauna1.rules.names import *

NONE: Final = -1
TUSKER: Final = -2
"""`seat_of` of the colour that the solitaire opponent plays: it decides nothing (19.1)."""

ALL_PLACES: Final = HABITAT_COUNT * PLACE_COUNT

# What stands in a place.
ANIMAL_BITS: Final = 3
ANIMAL_MASK: Final = 7
ONE: Final[list[int]] = [1 << (ANIMAL_BITS * species) for species in range(SPECIES_COUNT)]
"""By species, one animal of it in `animals[place]`."""
INVADER_BITS: Final = 8
INVADER_MASK: Final = 255

# Where a card is: a species has it in its stack (0 to 15), or one of these.
FOSSIL_CARD: Final = 16
"""FOSSIL_CARD + colour."""
GONE: Final = 20
DECK: Final = 21
SHOWN: Final = 22
"""In a display."""
HELD: Final = 23
"""Bought and not yet played, or drawn and not yet in its display."""

# Where an era tile is.
OUT: Final = 0; POOL: Final = 1; ON_MAP: Final = 2; TARPIT: Final = 3  # fmt: skip
FOSSIL_TILE: Final = 4
"""FOSSIL_TILE + colour."""

ICE: Final = 3
"""The ground of a biome that is flipped at 200 ppm (11.1d); the others are LAND and SEA."""

# Why the game ends at the end of this turn (18.0), as bits.
LAST_PERIOD: Final = 1; EMPTY_POOL: Final = 2; CLIMATE: Final = 4; STAGNATION: Final = 8  # fmt: skip

ROADRUNNER_MASK: Final = ((1 << (GENE_BITS * ROADRUNNER_COUNT)) - 1) << (GENE_BITS * ROADRUNNER)

# Where some letters are in a genome, for the queries that are asked most.
P_SHIFT: Final = GENE_BITS * P
M_SHIFT: Final = GENE_BITS * M
S_SHIFT: Final = GENE_BITS * S

ICON_BITS: Final = 5
ICON_MASK: Final = 31

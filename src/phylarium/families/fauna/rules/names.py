"""The words of the family, as the rules count them.

A species is a colour and a shape, `colour * SHAPE_COUNT + shape`. A face is one way up of a promoted card,
`card * 2 + way`. Organs of a species or a card are one int with ORGAN_BITS for each colour, so that they add up.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

SHAPES: Final[list[str]] = ["archetype", "burrower", "armored", "swimmer", "flyer", "parasite"]
SHAPE_COUNT: Final = 6
ARCHETYPE: Final = 0
BURROWER: Final = 1
ARMORED: Final = 2
SWIMMER: Final = 3
FLYER: Final = 4
PARASITE: Final = 5

ORGANS: Final[list[str]] = ["red", "yellow", "green", "blue", "white"]
ORGAN_COUNT: Final = 5
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
WHITE: Final = 4
PURPLE: Final = 4
"""Among the emotions, which have the colours of the cards and curiosity beside them."""

EMOTIONS: Final[list[str]] = ["anger", "fear", "happiness", "jealousy", "curiosity"]
EMOTION_COUNT: Final = 5

ORGAN_BITS: Final = 6
ORGAN_MASK: Final = 63
ONE_ORGAN: Final[list[int]] = [1 << (ORGAN_BITS * organ) for organ in range(ORGAN_COUNT)]
"""By colour, one organ of it."""

SIZE_LEAST: Final = 1
SIZE_MOST: Final = 6

HERBIVORE: Final = 0
CARNIVORE: Final = 1
LEVELS: Final[list[str]] = ["herbivore", "carnivore"]

UNPROMOTED: Final = 0
WAY_A: Final = 1
WAY_B: Final = 2
SIDES: Final[list[str]] = ["unpromoted", "a", "b"]

METABOLIC: Final = 0
"""The upper row of the display and its deck: red and yellow cards."""
DARWIN: Final = 1
"""The lower row: green and blue cards."""
ROWS: Final[list[str]] = ["metabolic", "darwin"]
COLUMN_COUNT: Final = 5

# Where a card is: the species that has it (from 0 on), or one of these.
IN_DECK: Final = 48
SHOWN: Final = 49
GONE: Final = 50
FOSSIL_CARD: Final = 51
"""FOSSIL_CARD + colour: among the fossils of a colour."""


def organ_total(packed: int) -> int:
    """How many organs there are in all."""
    total = 0
    while packed:
        total += packed & ORGAN_MASK
        packed >>= ORGAN_BITS
    return total


def organ_of(packed: int, organ: int) -> int:
    """How many organs of one colour."""
    return (packed >> (ORGAN_BITS * organ)) & ORGAN_MASK

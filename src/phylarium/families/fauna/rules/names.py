"""The words of the family, as the rules count them.

A species is a colour and a shape, `colour * SHAPE_COUNT + shape`. A face is one way up of a promoted card,
`card * 2 + way`. Organs of a species or a card are one int with ORGAN_BITS for each colour, so that they add up.
"""

from __future__ import annotations

from typing import Final

from phylarium.kernel.packs import column

FAMILY_PACKAGE: Final = "phylarium.families.fauna"

NONE: Final = -1

SHAPES: Final[list[str]] = ["archetype", "burrower", "armored", "swimmer", "flyer", "parasite"]
ARCHETYPE: Final = 0; BURROWER: Final = 1; ARMORED: Final = 2; SWIMMER: Final = 3; FLYER: Final = 4  # fmt: skip
PARASITE: Final = 5; SHAPE_COUNT: Final = 6  # fmt: skip

ORGANS: Final[list[str]] = ["red", "yellow", "green", "blue", "white"]
RED: Final = 0; YELLOW: Final = 1; GREEN: Final = 2; BLUE: Final = 3  # fmt: skip
WHITE: Final = 4; ORGAN_COUNT: Final = 5  # fmt: skip

# The colours of the cards, and curiosity beside them.
EMOTIONS: Final[list[str]] = ["anger", "fear", "happiness", "jealousy", "curiosity"]
PURPLE: Final = 4; EMOTION_COUNT: Final = 5  # fmt: skip

ORGAN_BITS: Final = 6
ORGAN_MASK: Final = 63
ONE_ORGAN: Final[list[int]] = [1 << (ORGAN_BITS * organ) for organ in range(ORGAN_COUNT)]
"""By colour, one organ of it."""

SIZE_LEAST: Final = 1
SIZE_MOST: Final = 6

# The levels of a biome.
HERBIVORE: Final = 0; CARNIVORE: Final = 1  # fmt: skip

SIDES: Final[list[str]] = ["unpromoted", "a", "b"]
UNPROMOTED: Final = 0; WAY_A: Final = 1  # fmt: skip

# The rows of the display, each with its deck: red and yellow cards above, green and blue ones below.
ROWS: Final[list[str]] = ["metabolic", "darwin"]
METABOLIC: Final = 0; DARWIN: Final = 1; COLUMN_COUNT: Final = 5  # fmt: skip

TOOLS: Final[list[str]] = column(FAMILY_PACKAGE, "tools.toml", "tool")
"""By tool side: two sides of each of the four cards."""
TOOL_COUNT: Final = 4
TOOL_CARDS: Final[list[str]] = [f"tool {n}" for n in range(1, TOOL_COUNT + 1)]

# Where a card is: the species that has it (from 0 on), or one of these.
IN_DECK: Final = 48; SHOWN: Final = 49; GONE: Final = 50; FOSSIL_CARD: Final = 51  # fmt: skip
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


LANGUAGE_EMOTIONS: Final = 3


def is_language(moods: int) -> bool:
    """Whether packed emotions are enough for language: three, of two colours at least."""
    total = 0
    colours = 0
    while moods:
        number = moods & ORGAN_MASK
        if number:
            total += number
            colours += 1
        moods >>= ORGAN_BITS
    return colours > 1 and total >= LANGUAGE_EMOTIONS

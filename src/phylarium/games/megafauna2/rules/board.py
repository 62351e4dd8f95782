"""The map: four cratons of seven hexes and three shelves each, on lines of latitude.

A biome is a hex, `craton * HEX_COUNT + position`, or a shelf, `SHELF + craton * SHELF_COUNT + number`. Where a
hex lies on its craton is a doubled column and a row; two hexes touch where they differ by two columns in a row, or
by one column in the next row.
"""

from __future__ import annotations

from typing import Final

CRATON_COUNT: Final = 4
LAURENTIA: Final = 0
BALTICA: Final = 1
SIBERIA: Final = 2
GONDWANA: Final = 3
CRATONS: Final[list[str]] = ["laurentia", "baltica", "siberia", "gondwana"]
"""The boards by their terrestrial side; the back of each is a craton of Mars or Venus."""

HEX_COUNT: Final = 7
POSITIONS: Final[list[str]] = ["nw", "ne", "w", "c", "e", "sw", "se"]
NW: Final = 0
NE: Final = 1
W: Final = 2
C: Final = 3
E: Final = 4
SW: Final = 5
SE: Final = 6
COLUMN: Final[list[int]] = [-1, 1, -2, 0, 2, -1, 1]
"""By position, its doubled column."""
ROW: Final[list[int]] = [-1, -1, 0, 0, 0, 1, 1]
"""By position, -1 in the north, 0 at the latitude of its craton, 1 in the south."""

IN_ROW: Final[list[list[int]]] = [[W, C, E], [SW, SE], [NW, NE]]
"""By row (0, 1, and -1 from the end), its positions."""

SHELF_COUNT: Final = 3
SHELVES: Final[list[str]] = ["north", "middle", "south"]
SHELF_HEX: Final[list[int]] = [NE, E, SE]
"""By shelf, the position of the hex that it lies beside, to the east."""

SHELF: Final = CRATON_COUNT * HEX_COUNT
"""The first biome that is a shelf."""
BIOME_COUNT: Final = SHELF + CRATON_COUNT * SHELF_COUNT
BIOMES: Final[list[str]] = [f"{craton}-{position}" for craton in CRATONS for position in POSITIONS] + [
    f"{craton}-{shelf}-shelf" for craton in CRATONS for shelf in SHELVES
]

LATITUDE_COUNT: Final = 8
LATITUDE_LEAST: Final = 1
"""Where a latitude dice may be set."""
LATITUDE_MOST: Final = 6

EAST: Final = 0
WEST: Final = 1
DIRECTIONS: Final[list[str]] = ["east", "west"]


def craton_of(biome: int) -> int:
    """The craton that a biome belongs to."""
    return biome // HEX_COUNT if biome < SHELF else (biome - SHELF) // SHELF_COUNT


def hex_of(biome: int) -> int:
    """The hex itself, or the one that a shelf lies beside."""
    if biome < SHELF:
        return biome
    craton = (biome - SHELF) // SHELF_COUNT
    return craton * HEX_COUNT + SHELF_HEX[(biome - SHELF) % SHELF_COUNT]


def biomes_in(biomes: int) -> list[int]:
    """Biomes that are given as bits, the first one first."""
    found: list[int] = []
    while biomes:
        # From the last one: Python takes twice as long to find the lowest bit.
        biome = biomes.bit_length() - 1
        biomes ^= 1 << biome
        found.append(biome)
    found.reverse()
    return found


def shelf_of(hex: int) -> int:
    """The shelf beside a hex, or -1."""
    position = hex % HEX_COUNT
    for number in range(SHELF_COUNT):
        if SHELF_HEX[number] == position:
            return SHELF + (hex // HEX_COUNT) * SHELF_COUNT + number
    return -1


CRATON_AT: Final[list[int]] = [craton_of(biome) for biome in range(BIOME_COUNT)]
"""By biome, its craton."""
HEX_AT: Final[list[int]] = [hex_of(biome) for biome in range(BIOME_COUNT)]
"""By biome, the hex itself or the one that a shelf lies beside."""
ROW_AT: Final[list[int]] = [ROW[hex % HEX_COUNT] for hex in HEX_AT]
"""By biome, its row on the craton: -1, 0 or 1."""
SHELF_AT: Final[list[int]] = [shelf_of(hex) for hex in range(SHELF)]
"""By hex, the shelf beside it, or -1."""
BIOMES_OF: Final[list[int]] = [
    sum(1 << biome for biome in range(BIOME_COUNT) if craton_of(biome) == craton) for craton in range(CRATON_COUNT)
]
"""By craton, its hexes and shelves as bits."""
HEXES_OF: Final[list[int]] = [((1 << HEX_COUNT) - 1) << (craton * HEX_COUNT) for craton in range(CRATON_COUNT)]
"""By craton, its hexes as bits."""

"""The board's geometry: 26 habitats in five rows, named by the letter of their latitude and a number.

The arctic, the jet stream and the horse latitudes have a row of six habitats each, the tropics one
of six and one of two, T6 and T7, which lie south of T2 and T3. What is printed on the habitats, the
mountains and the line of the Atlantic are data (`data/board.toml`).
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules.names import *

HABITAT_COUNT: Final = 26

ROWS: Final[list[list[str]]] = [
    ["A0", "A1", "A2", "A3", "A4", "A5"],
    ["J0", "J1", "J2", "J3", "J4", "J5"],
    ["H0", "H1", "H2", "H3", "H4", "H5"],
    ["T0", "T1", "T2", "T3", "T4", "T5"],
    ["", "", "T6", "T7", "", ""],
]
"""The map as it is drawn, north at the top; an empty name is no habitat."""

HABITATS: Final[list[str]] = [name for row in ROWS for name in row if name]
ROW: Final[list[int]] = [y for y, row in enumerate(ROWS) for name in row if name]
COLUMN: Final[list[int]] = [x for row in ROWS for x, name in enumerate(row) if name]
LATITUDE: Final[list[int]] = [[ARCTIC, JET_STREAM, HORSE, TROPICAL, TROPICAL][y] for y in ROW]
IN_LATITUDE: Final[list[list[int]]] = [
    [h for h in range(HABITAT_COUNT) if LATITUDE[h] == latitude] for latitude in range(4)
]
"""By latitude, its habitats from the west; in the tropics the northern row first."""

_AT: Final[dict[tuple[int, int], int]] = {(COLUMN[h], ROW[h]): h for h in range(HABITAT_COUNT)}

HALF: Final = HABITAT_COUNT // 2
HALF_MASK: Final = (1 << HALF) - 1
NORTHERN: Final[list[list[int]]] = [[h for h in range(HALF) if (bits >> h) & 1] for bits in range(1 << HALF)]
"""The habitats of a set that is packed into bits, one for each habitat: of its northern half, by the low bits."""
SOUTHERN: Final[list[list[int]]] = [[HALF + habitat for habitat in found] for found in NORTHERN]
"""Of its southern half, by the high bits."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
_STEPS: Final[list[tuple[int, int]]] = [(0, -1), (1, 0), (0, 1), (-1, 0)]

BESIDE: Final[list[list[int]]] = [
    [_AT.get((COLUMN[h] + dx, ROW[h] + dy), -1) for h in range(HABITAT_COUNT)] for dx, dy in _STEPS
]
"""By direction and habitat, the habitat there, or -1 at the edge of the board."""

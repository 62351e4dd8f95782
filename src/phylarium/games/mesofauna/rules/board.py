"""The map: eight cratons of three hexes each, on a lattice.

A biome is a hex, `craton * HEX_COUNT + position`. The
spots where a craton can lie are a grid of hexes themselves, `row * SPAN + column`; cratons at neighbouring spots adjoin
along a side of two hex edges.
"""

from __future__ import annotations

from typing import Final

CRATON_COUNT: Final = 8
CRATONS: Final[list[str]] = [f"craton-{number}" for number in range(1, CRATON_COUNT + 1)]
HEX_COUNT: Final = 3
TOP: Final = 0; LOWER_LEFT: Final = 1; LOWER_RIGHT: Final = 2  # fmt: skip
POSITIONS: Final[list[str]] = ["top", "left", "right"]
"""One hex at the top, two below it."""
BIOME_COUNT: Final = 24
BIOMES: Final[list[str]] = [f"{craton}-{position}" for craton in CRATONS for position in POSITIONS]
HEXES: Final[list[list[int]]] = [
    list(range(craton * HEX_COUNT, (craton + 1) * HEX_COUNT)) for craton in range(CRATON_COUNT)
]
"""By craton, its hexes."""

# Sides of a craton, and the way to the spot that adjoins there.
NORTH: Final = 0; EAST: Final = 1; SOUTH_EAST: Final = 2; SOUTH: Final = 3  # fmt: skip
SOUTH_WEST: Final = 4; NORTH_WEST: Final = 5  # fmt: skip
SIDES_OF_CRATON: Final[list[str]] = ["n", "e", "se", "s", "sw", "nw"]
SIDE_COUNT: Final = 6

SPAN: Final = 15
"""Spots in a row, and rows; the map is moved to the middle when it comes near the edge."""
SPOT_COUNT: Final = SPAN * SPAN
MIDDLE: Final = SPOT_COUNT // 2
STEP: Final[list[int]] = [1 - SPAN, 1, SPAN, SPAN - 1, -1, -SPAN]
"""By side, how far the spot there is: east is the next column, south-east the next row."""
SPOTS: Final[list[str]] = [f"{row}-{column}" for row in range(SPAN) for column in range(SPAN)]

# Where a spot's craton lies among hexes, in axial coordinates: column * ACROSS + row * DOWN.
ACROSS_Q: Final = 2
ACROSS_R: Final = -1
DOWN_Q: Final = 1
DOWN_R: Final = 1
HEX_Q: Final[list[int]] = [0, -1, 0]
"""By position, axial, pointed end up: east is one q more, south-east one r more."""
HEX_R: Final[list[int]] = [0, 1, 1]

# The six edges of a hex.
EDGES: Final[list[str]] = ["e", "ne", "nw", "w", "sw", "se"]
EDGE_Q: Final[list[int]] = [1, 1, 0, -1, -1, 0]
EDGE_R: Final[list[int]] = [0, -1, -1, 0, 1, 1]
EDGE_COUNT: Final = 6


def spot_q(spot: int) -> int:
    """The axial q of the top hex of a craton at a spot."""
    return spot % SPAN * ACROSS_Q + spot // SPAN * DOWN_Q


def spot_r(spot: int) -> int:
    """The axial r of the top hex of a craton at a spot."""
    return spot % SPAN * ACROSS_R + spot // SPAN * DOWN_R

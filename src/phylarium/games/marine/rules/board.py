"""The earth's geometry: 37 flat-top hexes in a hexagon of radius 3, and their 96 corners.

Hexes are numbered column by column, top to bottom, and named by column letter and row from the
top: the centre is D4. A corner touches up to three hexes. Corners are numbered by height, then
from left to right, and named by the hexes that they touch.
"""

from __future__ import annotations

from typing import Final

HEX_COUNT: Final = 37
CORNER_COUNT: Final = 96
RADIUS: Final = 3

DIRECTIONS: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""N, NE, SE, S, SW, NW in axial coordinates (q to the right, r downwards)."""

CORNER_OFFSETS: Final[list[tuple[int, int]]] = [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)]
"""NE, E, SE, SW, W, NW of a hex, in half widths to the right and half heights down."""

CORNER_SIDES: Final[list[str]] = ["NE", "E", "SE", "SW", "W", "NW"]

QR: Final[list[tuple[int, int]]] = [
    (q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(max(-RADIUS, -q - RADIUS), min(RADIUS, -q + RADIUS) + 1)
]
"""Axial coordinates by hex."""


def _hex_name(q: int, r: int) -> str:
    return "ABCDEFG"[q + RADIUS] + str(r - max(-RADIUS, -q - RADIUS) + 1)


HEXES: Final[list[str]] = [_hex_name(q, r) for q, r in QR]
HEX_AT: Final[dict[tuple[int, int], int]] = {QR[h]: h for h in range(HEX_COUNT)}
CENTRE: Final = 18


def _centre_of(h: int) -> tuple[int, int]:
    q, r = QR[h]
    return 3 * q, 2 * r + q


def _corner_points() -> list[tuple[int, int]]:
    points: set[tuple[int, int]] = set()
    for h in range(HEX_COUNT):
        x, y = _centre_of(h)
        for dx, dy in CORNER_OFFSETS:
            points.add((y + dy, x + dx))
    return [(x, y) for y, x in sorted(points)]


CORNER_XY: Final[list[tuple[int, int]]] = _corner_points()
"""Where corners are, in half widths and half heights from the centre of the board."""

_CORNER_AT: Final[dict[tuple[int, int], int]] = {CORNER_XY[c]: c for c in range(CORNER_COUNT)}

CORNERS_OF: Final[list[list[int]]] = [
    [_CORNER_AT[(_centre_of(h)[0] + dx, _centre_of(h)[1] + dy)] for dx, dy in CORNER_OFFSETS] for h in range(HEX_COUNT)
]
"""The six corners of a hex: NE, E, SE, SW, W, NW."""

HEXES_OF: Final[list[list[int]]] = [[h for h in range(HEX_COUNT) if c in CORNERS_OF[h]] for c in range(CORNER_COUNT)]
"""The one, two or three hexes that a corner touches."""

NEIGHBOURS: Final[list[list[int]]] = [
    [HEX_AT[(q + dq, r + dr)] for dq, dr in DIRECTIONS if (q + dq, r + dr) in HEX_AT] for q, r in QR
]
"""terms.adjacent: hexes that share an edge, clockwise from the north."""

EDGE: Final[list[bool]] = [len(NEIGHBOURS[h]) < 6 for h in range(HEX_COUNT)]
"""tectonics.tile: hexes that are not surrounded by six others."""

TOP: Final = -1
MIDDLE: Final = 0
BOTTOM: Final = 1


def _half(q: int, r: int) -> int:
    height = 2 * r + q
    return TOP if height < 0 else BOTTOM if height > 0 else MIDDLE


HALF: Final[list[int]] = [_half(q, r) for q, r in QR]
"""tectonics.side: which half of the play area a hex lies in; three span both."""


def _corner_name(c: int) -> str:
    touching = HEXES_OF[c]
    if len(touching) == 3:
        return "-".join(HEXES[h] for h in touching)
    return HEXES[touching[0]] + "-" + CORNER_SIDES[CORNERS_OF[touching[0]].index(c)]


CORNERS: Final[list[str]] = [_corner_name(c) for c in range(CORNER_COUNT)]

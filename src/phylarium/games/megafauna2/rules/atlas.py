"""Where things lie: which hexes touch, which shelves are under a hex, and where rafts land.

A landmass is named by the craton that carries its latitude dice. Inside it every craton has a doubled column, counted
from that craton; between landmasses there is open ocean of no particular width, so that only their order around the
world counts, which is the ring. A row is a latitude that is not cut off at the poles, so that hexes that a drift has
carried beyond them still lie beside each other as they did.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import MARS
from phylarium.games.megafauna2.rules.state import Megafauna

OLYMPUS: Final = SHELF + GONDWANA * SHELF_COUNT
"""The northern shelf of Tharsis, the back of the board of Gondwana (K5g)."""

MARGIN: Final = 64
"""Rows and columns are counted from here, so that none is less than 0."""
WIDTH: Final = 2 * MARGIN
"""Columns that a landmass may have."""
ROW_BELOW: Final = CRATON_COUNT * WIDTH
"""From a cell to the one below it."""

# A stretch is one row of a craton, two or three hexes from west to east: craton * 3 + row, the northern one first.
STRETCH_BITS: Final = 4
STRETCH_MASK: Final = 15
STRETCHES: Final[list[list[int]]] = [
    [craton * HEX_COUNT + position for position in IN_ROW[row]] for craton in range(CRATON_COUNT) for row in (-1, 0, 1)
]
"""By stretch, its hexes."""
WESTERN: Final[list[int]] = [hexes[0] for hexes in STRETCHES]
EASTERN: Final[list[int]] = [hexes[-1] for hexes in STRETCHES]
LENGTH: Final[list[int]] = [2 * len(hexes) for hexes in STRETCHES]
"""By stretch, its first and its last hex, and from the cell of the first to the one beyond the last."""
FROM_CENTRE: Final[list[int]] = [row * ROW_BELOW + COLUMN[IN_ROW[row][0]] for row in (-1, 0, 1)]
"""By row of a craton, from the cell of its centre to that of the first hex."""

FARTHEST_ROW: Final = 3
FARTHEST_COLUMN: Final = 6
"""How far apart the centres of two cratons can be that touch."""


def _touching(rows: int, columns: int) -> list[int]:
    """The positions of two cratons (first * HEX_COUNT + second) that touch where the second lies so far off."""
    found: list[int] = []
    for first in range(HEX_COUNT):
        for second in range(HEX_COUNT):
            across = abs(columns + COLUMN[second] - COLUMN[first])
            down = abs(rows + ROW[second] - ROW[first])
            if (down == 0 and across == 2) or (down == 1 and across == 1):
                found.append(first * HEX_COUNT + second)
    return found


TOUCHING: Final[list[list[list[int]]]] = [
    [_touching(rows, columns) for columns in range(-FARTHEST_COLUMN, FARTHEST_COLUMN + 1)]
    for rows in range(-FARTHEST_ROW, FARTHEST_ROW + 1)
]
"""By how far the second of two cratons lies in the south and in the east of the first, the positions that touch."""

BESIDE_AT_HOME: Final[list[int]] = [
    sum(1 << (hex - at + pair % HEX_COUNT) for pair in _touching(0, 0) if pair // HEX_COUNT == at)
    for hex in range(SHELF)
    for at in [hex % HEX_COUNT]
]
"""By hex, those of its own craton that touch it, as bits."""


def column_of(s: Megafauna, biome: int) -> int:
    """The doubled column of a biome in its landmass; a shelf lies one hex east of its own."""
    hex = hex_of(biome)
    column = s.column[hex // HEX_COUNT] + COLUMN[hex % HEX_COUNT]
    return column if biome < SHELF else column + 2


def row_of(s: Megafauna, biome: int) -> int:
    """The row of a biome: its latitude, also beyond the poles."""
    hex = hex_of(biome)
    return s.latitude[hex // HEX_COUNT] + ROW[hex % HEX_COUNT]


def hexes_of(s: Megafauna, landmass: int) -> list[int]:
    """The hexes of a landmass."""
    found: list[int] = []
    for craton in range(CRATON_COUNT):
        if s.landmass[craton] == landmass:
            found.extend(range(craton * HEX_COUNT, (craton + 1) * HEX_COUNT))
    return found


def hexes_at(s: Megafauna, latitude: int) -> list[int]:
    """The hexes of a latitude; those beyond a pole lie at the pole."""
    found: list[int] = []
    # The first and the last row of a craton (0 to 2) that lie there.
    for craton in range(CRATON_COUNT):
        if s.landmass[craton] != NONE:
            first = latitude - s.latitude[craton] + 1
            last = first
            if latitude == 0:
                first = 0
            elif latitude == LATITUDE_COUNT - 1:
                last = 2
            for row in range(max(first, 0), min(last, 2) + 1):
                found += STRETCHES[craton * 3 + row]
    return found


def neighbour(s: Megafauna, hex: int, direction: int) -> int:
    """The hex that touches another one directly in the east or west, or none: it is a coast there."""
    wanted = column_of(s, hex) + (2 if direction == EAST else -2)
    row = row_of(s, hex)
    for other in range(SHELF):
        if (s.beside[hex] >> other) & 1 and column_of(s, other) == wanted and row_of(s, other) == row:
            return other
    return NONE


def is_pinched(s: Megafauna, shelf: int) -> bool:
    """D3d: whether a shelf lies under a hex of another craton and holds nothing while it does."""
    hex = HEX_AT[shelf]
    # From a coast rafts go east.
    return s.raft_east[hex] == NONE and s.beside[hex] != 0


def survey(s: Megafauna) -> None:
    """Work out anew which hexes touch, and where rafts land: after set-up and after every movement of a craton.

    F5: a raft lands at the first coast that it meets in its row, around the world if need be: across a bay of its own
    landmass, at another landmass, or at last at the far coast of its own.
    """
    s.beside = neighbourhood(s)
    east = [NONE] * SHELF
    west = [NONE] * SHELF
    # The stretches in order: by row, then around the world.
    order: list[int] = []
    for craton in range(CRATON_COUNT):
        if s.landmass[craton] in s.ring:
            row = s.latitude[craton] + MARGIN
            centre = (row * CRATON_COUNT + s.ring.index(s.landmass[craton])) * WIDTH + s.column[craton] + MARGIN
            for row in range(3):
                order.append((centre + FROM_CENTRE[row]) << STRETCH_BITS | craton * 3 + row)
    order.sort()
    latitude = NONE
    landing = NONE
    coast = NONE
    beyond = NONE
    for place in order:
        cell = place >> STRETCH_BITS
        stretch = place & STRETCH_MASK
        if cell // ROW_BELOW != latitude:
            if latitude != NONE:
                # From the last coast of the row before around the world to its first.
                east[coast] = landing
                west[landing] = coast
            latitude = cell // ROW_BELOW
            landing = WESTERN[stretch]
        elif cell != beyond:
            east[coast] = WESTERN[stretch]
            west[WESTERN[stretch]] = coast
        coast = EASTERN[stretch]
        beyond = cell + LENGTH[stretch]
    if latitude != NONE:
        east[coast] = landing
        west[landing] = coast
    s.raft_east = east
    s.raft_west = west


def neighbourhood(s: Megafauna) -> list[int]:
    """By hex, the hexes that touch it, as bits: on its own craton, and on others of its landmass."""
    found = BESIDE_AT_HOME.copy()
    landmass = s.landmass
    for craton in range(CRATON_COUNT):
        if landmass[craton] not in s.ring:
            for hex in range(craton * HEX_COUNT, (craton + 1) * HEX_COUNT):
                found[hex] = 0
            continue
        for other in range(craton):
            if landmass[other] != landmass[craton]:
                continue
            rows = s.latitude[other] - s.latitude[craton]
            columns = s.column[other] - s.column[craton]
            if abs(rows) <= FARTHEST_ROW and abs(columns) <= FARTHEST_COLUMN:
                for pair in TOUCHING[rows + FARTHEST_ROW][columns + FARTHEST_COLUMN]:
                    hex = craton * HEX_COUNT + pair // HEX_COUNT
                    beside = other * HEX_COUNT + pair % HEX_COUNT
                    found[hex] |= 1 << beside
                    found[beside] |= 1 << hex
    return found


def is_olympus(s: Megafauna, biome: int) -> bool:
    """K5g: the volcano on the northern shelf of Tharsis, which only a collision removes."""
    return biome == OLYMPUS and s.planet == MARS

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
    for craton in range(CRATON_COUNT):
        if s.landmass[craton] != NONE:
            for row in (-1, 0, 1):
                if min(max(s.latitude[craton] + row, 0), LATITUDE_COUNT - 1) == latitude:
                    for position in IN_ROW[row]:
                        found.append(craton * HEX_COUNT + position)
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
    hex = hex_of(shelf)
    # From a coast rafts go east.
    return s.raft_east[hex] == NONE and s.beside[hex] != 0


def survey(s: Megafauna) -> None:
    """Work out anew which hexes touch, and where rafts land: after set-up and after every movement of a craton.

    F5: a raft lands at the first coast that it meets in its row, around the world if need be: across a bay of its own
    landmass, at another landmass, or at last at the far coast of its own.
    """
    beside = [0] * SHELF
    raft_east = [NONE] * SHELF
    raft_west = [NONE] * SHELF
    # The hexes by their cells, and in order: by row, then around the world.
    hex_at: dict[int, int] = {}
    cells: list[int] = []
    for number in range(len(s.ring)):
        for hex in hexes_of(s, s.ring[number]):
            cell = ((row_of(s, hex) + MARGIN) * CRATON_COUNT + number) * WIDTH + column_of(s, hex) + MARGIN
            hex_at[cell] = hex
            cells.append(cell)
    cells.sort()
    last = len(cells) - 1
    first = 0
    for place in range(last + 1):
        cell = cells[place]
        hex = hex_at[cell]
        for below in (cell + ROW_BELOW - 1, cell + ROW_BELOW + 1):
            if below in hex_at:
                other = hex_at[below]
                beside[hex] |= 1 << other
                beside[other] |= 1 << hex
        if place < last and cells[place + 1] // ROW_BELOW == cell // ROW_BELOW:
            following = cells[place + 1]
        else:
            following = cells[first]
            first = place + 1
        other = hex_at[following]
        if following == cell + 2:
            beside[hex] |= 1 << other
            beside[other] |= 1 << hex
        else:
            raft_east[hex] = other
            raft_west[other] = hex
    s.beside = beside
    s.raft_east = raft_east
    s.raft_west = raft_west


def is_olympus(s: Megafauna, biome: int) -> bool:
    """K5g: the volcano on the northern shelf of Tharsis, which only a collision removes."""
    return biome == OLYMPUS and s.planet == MARS

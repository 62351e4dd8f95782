"""Where things lie: which hexes touch, which shelves are under a hex, and where rafts land.

A landmass is named by the craton that carries its latitude dice. Inside it every craton has a doubled column, counted
from that craton; between landmasses there is open ocean of no particular width, so that only their order around the
world counts, which is the ring. A row is a latitude that is not cut off at the poles, so that hexes that a drift has
carried beyond them still lie beside each other as they did.
"""

from __future__ import annotations

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.megafauna2.rules.board import COLUMN, CRATON_COUNT, EAST, HEX_COUNT, ROW, SHELF, WEST, hex_of
from phylarium.games.megafauna2.rules.state import Megafauna


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
    return neighbour(s, hex_of(shelf), EAST) != NONE


def survey(s: Megafauna) -> None:
    """Work out anew which hexes touch, and where rafts land: after set-up and after every movement of a craton."""
    for hex in range(SHELF):
        s.beside[hex] = 0
        s.raft_east[hex] = NONE
        s.raft_west[hex] = NONE
    for landmass in s.ring:
        hexes = hexes_of(s, landmass)
        for hex in hexes:
            column = column_of(s, hex)
            row = row_of(s, hex)
            for other in hexes:
                across = abs(column_of(s, other) - column)
                along = abs(row_of(s, other) - row)
                if (along == 0 and across == 2) or (along == 1 and across == 1):
                    s.beside[hex] |= 1 << other
    for number in range(len(s.ring)):
        for hex in hexes_of(s, s.ring[number]):
            s.raft_east[hex] = landfall(s, number, hex, EAST)
            s.raft_west[hex] = landfall(s, number, hex, WEST)


def landfall(s: Megafauna, number: int, hex: int, direction: int) -> int:
    """F5: the first coast that a raft meets in the row of a hex, around the world if need be; none: no coast to start.

    A hex of its own landmass across a bay is such a coast, and so is the far coast of its own landmass at last.
    """
    if neighbour(s, hex, direction) != NONE:
        return NONE
    row = row_of(s, hex)
    way = 1 if direction == EAST else -1
    start = column_of(s, hex) * way
    best = NONE
    for other in hexes_of(s, s.ring[number]):
        if row_of(s, other) == row:
            there = column_of(s, other) * way
            if there > start and (best == NONE or there < column_of(s, best) * way):
                best = other
    step = 1
    while best == NONE:
        for other in hexes_of(s, s.ring[(number + step * way) % len(s.ring)]):
            if row_of(s, other) == row and (best == NONE or column_of(s, other) * way < column_of(s, best) * way):
                best = other
        step += 1
    return best

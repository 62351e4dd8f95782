"""The map: which hexes touch, where a craton can be laid, and what becomes of one that breaks away (C2b, H5).

Cratons that adjoin lie at neighbouring spots. Those that adjoin nobody are islands; an island that came to be by drift
has no spot, so that nothing can come to lie beside it by chance.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *

HALF_EDGES: Final = EDGE_COUNT // 2
"""From an edge of a hex to the one across it."""
APART: Final = 2
"""Empty columns of spots between two continents."""
HALF_APART: Final = 3
"""Rows from the middle of the map to that of each of two rows of continents: these are of six cratons at most."""
CLEAR: Final = 3
"""Spots from a new continent to any other craton: a craton laid beside the one does not touch the other."""


def borders(q: int, r: int) -> list[tuple[int, int, int]]:
    """The borders between the hexes of a craton and of one that lies so far away: a hex, its edge, the other hex."""
    found: list[tuple[int, int, int]] = []
    for hex in range(HEX_COUNT):
        for edge in range(EDGE_COUNT):
            for other in range(HEX_COUNT):
                if (
                    HEX_Q[hex] + EDGE_Q[edge] == q + HEX_Q[other]
                    and HEX_R[hex] + EDGE_R[edge] == r + HEX_R[other]
                    and (hex < other or q != 0 or r != 0)
                ):
                    found.append((hex, edge, other))
    return found


INSIDE: Final = borders(0, 0)
"""The borders between the hexes of one craton."""
ACROSS: Final = [
    borders(spot_q(MIDDLE + STEP[side]) - spot_q(MIDDLE), spot_r(MIDDLE + STEP[side]) - spot_r(MIDDLE))
    for side in range(SIDE_COUNT)
]
"""By side, those to the craton that adjoins there."""
AROUND: Final[list[list[int]]] = [
    [
        spot + step if 0 <= spot + step < SPOT_COUNT and abs((spot + step) % SPAN - spot % SPAN) <= 1 else NONE
        for step in STEP
    ]
    for spot in range(SPOT_COUNT)
]
"""By spot and side, the spot there; none beyond the edge of the map, where another row begins."""


def survey(s: Mesofauna) -> None:
    """Work out anew what hexes are, which touch, and which of them across a mountain."""
    s.beside = [0] * BIOME_COUNT
    s.ridge = [0] * BIOME_COUNT
    s.lakes = 0
    s.swamps = 0
    for craton in range(CRATON_COUNT):
        if s.is_laid(craton):
            chart(s, craton)


def chart(s: Mesofauna, craton: int) -> None:
    """Work out the same for a craton that has come to lie where it is."""
    grounds = s.components.ground
    hex = (craton * 2 + s.side[craton]) * HEX_COUNT
    for biome in range(craton * HEX_COUNT, (craton + 1) * HEX_COUNT):
        ground = grounds[hex]
        if ground == LAKE:
            s.lakes |= 1 << biome
        elif ground == SWAMP:
            s.swamps |= 1 << biome
        hex += 1
    join(s, craton, craton, INSIDE)
    spots = s.spot
    if spots[craton] < 0:
        return
    # As `neighbour` has it, without a call for each side.
    around = AROUND[spots[craton]]
    for side in range(SIDE_COUNT):
        there = around[side]
        if there >= 0 and there in spots:
            join(s, craton, spots.index(there), ACROSS[side])


def join(s: Mesofauna, craton: int, beyond: int, found: list[tuple[int, int, int]]) -> None:
    """Hexes of two cratons, or of one, touch along some borders."""
    mountains = s.components.mountains
    here = (craton * 2 + s.side[craton]) * HEX_COUNT
    there = (beyond * 2 + s.side[beyond]) * HEX_COUNT
    beside = s.beside
    for position, edge, facing in found:
        hex = craton * HEX_COUNT + position
        other = beyond * HEX_COUNT + facing
        beside[hex] |= 1 << other
        beside[other] |= 1 << hex
        across = (edge + HALF_EDGES) % EDGE_COUNT
        if mountains[here + position] >> edge & 1 or mountains[there + facing] >> across & 1:
            s.ridge[hex] |= 1 << other
            s.ridge[other] |= 1 << hex


def neighbour(s: Mesofauna, craton: int, side: int) -> int:
    """The craton that adjoins another one at a side, or none."""
    spot = s.spot[craton]
    if spot < 0:
        return NONE
    there = AROUND[spot][side]
    # Before the map is moved away from its edge, there may be no such spot; NONE and ADRIFT are none either.
    return s.spot.index(there) if there >= 0 and there in s.spot else NONE


def is_island(s: Mesofauna, craton: int) -> bool:
    """H5b, H5c: whether a craton of the map adjoins no other."""
    for side in range(SIDE_COUNT):
        if neighbour(s, craton, side) != NONE:
            return False
    return s.is_laid(craton)


def free_spots(s: Mesofauna) -> list[int]:
    """C2b: the spots beside a craton that lies; the middle of an empty map."""
    found: list[int] = []
    for craton in range(CRATON_COUNT):
        if s.spot[craton] >= 0:
            for step in STEP:
                spot = s.spot[craton] + step
                if spot not in found and spot not in s.spot:
                    found.append(spot)
    if not found:
        found.append(MIDDLE)
    found.sort()
    return found


def lay(s: Mesofauna, craton: int, spot: int) -> None:
    """A craton comes to lie at a spot; where that is near the edge of the map, the map is moved to the middle."""
    s.spot[craton] = spot
    if is_near_edge(spot):
        gather(s)
    chart(s, craton)


def is_near_edge(spot: int) -> bool:
    """Whether a spot has fewer than six beside it."""
    row, column = divmod(spot, SPAN)
    return min(row, column) == 0 or max(row, column) == SPAN - 1


def continent(s: Mesofauna, craton: int) -> list[int]:
    """The cratons that hang together with one that lies at a spot."""
    found = [craton]
    for one in found:
        for side in range(SIDE_COUNT):
            other = neighbour(s, one, side)
            if other != NONE and other not in found:
                found.append(other)
    return found


def gather(s: Mesofauna) -> None:
    """Continents side by side in the middle of the map, each as it was: how far they are from each other is nothing.

    Where one row of them would come near the edge there are two, one above the other.
    """
    continents: list[list[int]] = []
    seen: list[int] = []
    width = -APART
    for craton in range(CRATON_COUNT):
        if s.spot[craton] >= 0 and craton not in seen:
            found = continent(s, craton)
            seen.extend(found)
            continents.append(found)
            columns = [s.spot[one] % SPAN for one in found]
            width += max(columns) - min(columns) + 1 + APART
    column = (SPAN - width) // 2
    row = SPAN // 2
    if column < 1:
        column = 1
        row -= HALF_APART
    for found in continents:
        columns = [s.spot[one] % SPAN for one in found]
        rows = [s.spot[one] // SPAN for one in found]
        if column + max(columns) - min(columns) > SPAN - 2:
            column = 1
            row += 2 * HALF_APART
        down = row - (max(rows) + min(rows)) // 2
        right = column - min(columns)
        for one in found:
            s.spot[one] += down * SPAN + right
        column += max(columns) - min(columns) + 1 + APART


def break_away(s: Mesofauna, craton: int) -> None:
    """H5b: a craton becomes an island, and so does whoever adjoined nobody else."""
    s.spot[craton] = ADRIFT
    for other in range(CRATON_COUNT):
        if s.spot[other] >= 0 and is_island(s, other):
            s.spot[other] = ADRIFT
    survey(s)


def open_water(s: Mesofauna) -> int:
    """A spot in the sea, where an island and one that comes to adjoin it touch no other craton."""
    for spot in range(SPOT_COUNT):
        if is_near_edge(spot):
            continue
        clear = True
        for other in s.spot:
            if other >= 0 and (abs(other // SPAN - spot // SPAN) < CLEAR and abs(other % SPAN - spot % SPAN) < CLEAR):
                clear = False
        if clear:
            return spot
    raise AssertionError("eight cratons do not fill the sea")

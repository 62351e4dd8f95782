"""Cratons in motion: latitudinal drift (D1), collisions and drift-bys (D3), the rift of a Pangea (D4)."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules import disks, extinction, frames, living
from phylarium.games.megafauna2.rules.atlas import is_pinched, survey
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.options import EARTH
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import NOBODY, Act

PANGEA: Final = 3
"""Cratons that make a continent a Pangea (D4)."""
FAR: Final = 1000
"""More columns than there are."""
HALF_WIDTH: Final[list[int]] = [2, 1, 1]
"""By row of a craton (0, 1, and -1 from the end), how far its outer hexes lie from its centre."""


def drift(s: Megafauna, craton: int, steps: int) -> None:
    """D1: a landmass moves north (less than 0) or south by so many latitudes; its dice stays within 1 to 6."""
    if s.landmass[craton] == NONE or s.dice[craton] == 0:
        s.note("log-no-dice", "D1", NOBODY, craton)
        return
    before = s.latitude[craton]
    after = min(max(before + steps, LATITUDE_LEAST), LATITUDE_MOST)
    if after == before:
        s.note("log-no-farther", "D1", NOBODY, craton, before)
        return
    for other in range(CRATON_COUNT):
        if s.landmass[other] == craton:
            s.latitude[other] += after - before
    s.note("log-craton-drifts", "D1a", NOBODY, craton, after)
    survey(s)


def shares_row(s: Megafauna, landmass: int, other: int) -> bool:
    """D3: whether two landmasses have biomes in one latitude."""
    for craton in range(CRATON_COUNT):
        if s.landmass[craton] == landmass:
            for second in range(CRATON_COUNT):
                if s.landmass[second] == other and abs(s.latitude[craton] - s.latitude[second]) <= 2:
                    return True
    return False


def move(s: Megafauna, craton: int, direction: int) -> None:
    """D3: the landmass of a craton with a dice goes east or west, until it smashes another one or drifts by one."""
    if s.landmass[craton] == NONE or s.dice[craton] == 0:
        s.note("log-no-dice", "D3", NOBODY, craton)
        return
    count = len(s.ring)
    if count == 1:
        s.note("log-one-landmass", "D3", NOBODY, craton)
        return
    at = s.ring.index(craton)
    way = 1 if direction == EAST else -1
    for number in range(1, count):
        other = s.ring[(at + way * number) % count]
        if shares_row(s, craton, other):
            collide(s, craton, other, direction)
            return
    neighbour = (at + way) % count
    s.ring[at] = s.ring[neighbour]
    s.ring[neighbour] = craton
    s.note("log-drifts-by", "D3", NOBODY, craton, direction, s.ring[at])
    survey(s)


def collide(s: Megafauna, moving: int, smashed: int, direction: int) -> None:
    """D3a-e: two landmasses become one; the smashed one loses its dice, and mountains rise where it was touched."""
    offset = gap(s, moving, smashed, direction)
    theirs = 0
    for craton in range(CRATON_COUNT):
        if s.landmass[craton] == smashed:
            theirs |= HEXES_OF[craton]
            s.landmass[craton] = moving
            s.column[craton] += offset
    s.dice[smashed] = 0
    s.ring.remove(moving)
    s.ring[s.ring.index(smashed)] = moving
    s.note("log-collides", "D3a", NOBODY, moving, smashed, direction)
    s.note("log-loses-dice", "D3e", NOBODY, smashed)
    survey(s)
    risen = 0
    for hex in biomes_in(theirs):
        if s.beside[hex] & ~theirs and disks.accepts(s, BLACK_DISK, hex):
            risen |= 1 << hex
    s.push(frames.Subduct(NOBODY))
    if risen:
        s.push(frames.TakeDisk(s.medea, BLACK_DISK, ATMOSPHERE, CONTINENT, risen, risen.bit_count(), COLLISION))


def gap(s: Megafauna, moving: int, smashed: int, direction: int) -> int:
    """D3a: by how many columns a smashed landmass lies from where it would be by its own, once the two touch.

    In each row that they share the nearest hexes of two cratons must be one apart; the widest such step counts.
    """
    way = 1 if direction == EAST else -1
    found = -FAR
    for craton in range(CRATON_COUNT):
        if s.landmass[craton] != moving:
            continue
        for other in range(CRATON_COUNT):
            if s.landmass[other] != smashed:
                continue
            for row in (-1, 0, 1):
                theirs = s.latitude[craton] + row - s.latitude[other]
                if -1 <= theirs <= 1:
                    apart = (s.column[craton] - s.column[other]) * way + HALF_WIDTH[row] + HALF_WIDTH[theirs] + 2
                    found = max(found, apart)
    return found * way


class Subduct(Act[Megafauna, frames.Subduct]):
    """D3d: what lay on shelves that are now under hexes goes to its reservoir, and who lived there dies outright."""

    def act(self, s: Megafauna, f: frames.Subduct) -> None:
        for shelf in range(SHELF, BIOME_COUNT):
            if not is_pinched(s, shelf):
                continue
            for level in range(LEVEL_COUNT):
                if s.at(shelf, level) != NONE:
                    extinction.kill(s, s.vacate(shelf, level), shelf, "D3d")
            while shelf in s.fallen_at:
                extinction.kill(s, s.rise(s.fallen_at.index(shelf)), shelf, "D3d")
            if s.disk[shelf] != NO_DISK:
                disks.liberate(s, shelf, "D3d")
        if s.is_alien():
            living.check_all(s)


def rift(s: Megafauna) -> None:
    """D4: each continent of three cratons or more breaks up; they lie from west to east as they lay in it.

    Where two lay in one column the northern one comes first. On Mars and Venus two are enough (K5i).
    """
    enough = PANGEA if s.planet == EARTH else 2
    ring: list[int] = []
    for landmass in s.ring:
        # Few cratons: each goes before the first one that lies farther east, or farther south in the same column.
        order: list[int] = []
        for craton in range(CRATON_COUNT):
            if s.landmass[craton] == landmass:
                at = 0
                while at < len(order) and not lies_before(s, craton, order[at]):
                    at += 1
                order.insert(at, craton)
        if len(order) < enough:
            ring.append(landmass)
            continue
        ring.extend(order)
        s.note("log-rift", "D4", NOBODY, len(order))
        for craton in order:
            s.landmass[craton] = craton
            s.dice[craton] = 1
            s.column[craton] = 0
            s.latitude[craton] = min(max(s.latitude[craton], LATITUDE_LEAST), LATITUDE_MOST)
    if len(ring) == len(s.ring):
        s.note("log-no-pangea", "D4", NOBODY)
        return
    s.ring = ring
    survey(s)
    if s.is_alien():
        # K7b, K7c: water may be farther away now.
        living.check_all(s)


def lies_before(s: Megafauna, craton: int, other: int) -> bool:
    """Whether a craton lies farther west in its landmass than another, or farther north in the same column."""
    if s.column[craton] != s.column[other]:
        return s.column[craton] < s.column[other]
    return s.latitude[craton] < s.latitude[other]

"""The greenhouse: habitats travel north and south, ice and seas come and go (15)."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.extinction import bury
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, letters
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Act


class GreenhouseShift(Act[Megafauna, frames.GreenhouseShift]):
    """15.1: the level rises (way 1) or falls (-1) by one; every habitat follows its climate."""

    ints: str = "way"

    def act(self, s: Megafauna, f: frames.GreenhouseShift) -> None:
        if s.greenhouse == SNOWBALL or s.greenhouse == HOTHOUSE:
            return
        before = s.greenhouse
        s.greenhouse = before + f.way
        s.note("log-warms" if f.way > 0 else "log-cools", "15.1", s.active, s.greenhouse)
        displace(s, f.way)
        turn_over(s, before)
        touch_all(s)
        if s.greenhouse == SNOWBALL or s.greenhouse == HOTHOUSE:
            s.ending |= CLIMATE


def touch_all(s: Megafauna) -> None:
    """Whoever is on the map is looked at again: on other ground (15.2), on turned tiles, among others."""
    for species in range(SPECIES_COUNT):
        s.touched |= s.where[species]
    for place, packed in enumerate(s.invaders):
        if packed:
            s.touched |= 1 << place // PLACE_COUNT


def stays(s: Megafauna, tile: int) -> bool:
    """15.1a, 6.1f: orogenies and the super-fern do not travel."""
    return s.components.latitude[tile] == OROGENY or s.components.mark[tile] == SUPER_FERN


def displace(s: Megafauna, way: int) -> None:
    """15.1a: each habitat goes one slot north (way 1) or south (-1), those ahead first."""
    ahead = s.components.north[s.atlantic] if way > 0 else s.components.south[s.atlantic]
    farms = travelling_farms(s, ahead)
    for i in range(HABITAT_COUNT):
        # Habitats are numbered from the north.
        habitat = i if way > 0 else HABITAT_COUNT - 1 - i
        if ahead[habitat] < 0:
            continue
        tile = s.biome[habitat]
        if (farms >> habitat) & 1 if tile < 0 else not stays(s, tile):
            travel(s, habitat, ahead[habitat])


def travelling_farms(s: Megafauna, ahead: list[int]) -> int:
    """15.1a, 9.2e: bits of the farms whose homeland travels, since they go with it."""
    found = 0
    for species in range(SPECIES_COUNT):
        if (s.cultures[species] >> AGRICULTURE) & 1:
            homeland = HOMELAND + species // SHAPE_COUNT
            for habitat in range(HABITAT_COUNT):
                if s.biome[habitat] == homeland and ahead[habitat] >= 0 and not stays(s, homeland):
                    for other in s.components.near[0][habitat]:
                        if s.biome[other] < 0 and s.count(other * PLACE_COUNT, species) > 0:
                            found |= 1 << other
    return found


def travel(s: Megafauna, source: int, target: int) -> None:
    """15.1a, 15.1b: a habitat arrives in a slot; where a biome lies there, the lower climax dies out."""
    tile = s.biome[source]
    if tile >= 0:
        flipped = s.flipped[source]
        if s.biome[target] >= 0 and succumbs(s, source, target):
            bury(s, source, "15.1b")
        else:
            if s.biome[target] >= 0:
                bury(s, target, "15.1b")
            s.biome[target] = tile
            s.flipped[target] = flipped
            s.biome[source] = NONE
            s.flipped[source] = 0
    first = source * PLACE_COUNT
    ahead = (target - source) * PLACE_COUNT
    animals = 0
    for place in range(first, first + PLACE_COUNT):
        animals |= s.animals[place]
        if s.animals[place] or s.invaders[place]:
            join(s, place, place + ahead)
    while animals:
        species = (animals.bit_length() - 1) // ANIMAL_BITS
        animals &= (1 << (ANIMAL_BITS * species)) - 1
        s.where[species] ^= 1 << source
        s.where[species] |= 1 << target


def succumbs(s: Megafauna, arriving: int, waiting: int) -> bool:
    """15.1b, 9.2e: whether the arriving one of two stacked biomes dies out; of equal ones it does."""
    immune = s.immune_homeland(s.biome[arriving])
    if immune != s.immune_homeland(s.biome[waiting]):
        return not immune
    return s.climax(arriving) <= s.climax(waiting)


def join(s: Megafauna, source: int, target: int) -> None:
    """All who stand in a place come to another one, after those who are there."""
    s.animals[target] += s.animals[source]
    s.animals[source] = 0
    packed = s.invaders[target]
    shift = 0
    while (packed >> shift) & INVADER_MASK:
        shift += INVADER_BITS
    s.invaders[target] = packed | s.invaders[source] << shift
    s.invaders[source] = 0


def turn_over(s: Megafauna, before: int) -> None:
    """15.1c, 15.1d: after travelling, starred biomes turn over as the level enters or leaves 200 or 3200 ppm."""
    frozen = s.greenhouse <= PPM_200
    drowned = s.greenhouse >= PPM_3200
    if frozen == (before <= PPM_200) and drowned == (before >= PPM_3200):
        return
    for habitat in range(HABITAT_COUNT):
        tile = s.biome[habitat]
        if tile < 0:
            continue
        star = s.components.star[tile]
        if star == WHITE_STAR:
            turned = 1 if frozen and not warmed(s, tile) else 0
            rule = "15.1d"
        elif star == BLUE_STAR:
            turned = 1 if drowned else 0
            rule = "15.1c"
        else:
            continue
        if turned != s.flipped[habitat]:
            s.flipped[habitat] = turned
            s.note("log-turned-down" if turned == 1 else "log-turned-up", rule, s.active, tile, habitat)


def warmed(s: Megafauna, tile: int) -> bool:
    """7.3e: fire bearers keep their homeland from freezing over."""
    if tile < HOMELAND or tile >= HOMELAND + COLOUR_COUNT:
        return False
    at = (tile - HOMELAND) * SHAPE_COUNT
    for species in range(at, at + SHAPE_COUNT):
        if letters(s.genome[species], A) >= ROADRUNNER_MOST:
            return True
    return False

"""Events of drawn cards: new era tiles, catastrophes, Milankovich cycles, erosion (6)."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.extinction import bury, deport, starve, wipe_out
from phylarium.games.megafauna1.rules.genomes import length
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Act

LAST_EPISODE: Final = 2


class Event(Act[Megafauna, frames.Event]):
    """6.0: the event of a card that was drawn for the lower display."""

    ints: str = "card"

    def act(self, s: Megafauna, f: frames.Event) -> None:
        kind = s.components.event[f.card]
        if kind == NEW_TILES:
            s.push(frames.EraTile(f.actor, s.components.new_tiles))
        elif kind == CATASTROPHE:
            catastrophe(s, f.card, f.actor)
        elif kind == MILANKOVICH:
            milankovich(s, f.card)
        else:
            erosion(s, f.actor)


# --- new era tiles ----------------------------------------------------------------------------


class EraTile(Act[Megafauna, frames.EraTile]):
    """6.1: draw one tile and do all that it brings before the next; so many are left."""

    ints: str = "left"

    def act(self, s: Megafauna, f: frames.EraTile) -> None:
        pool = s.pool()
        if not pool:
            return
        if f.left > 1:
            s.push(frames.EraTile(f.actor, f.left - 1))
        tile = pool.pop()
        s.reveal()
        if exhausted(s):
            s.ending |= EMPTY_POOL
        if tile >= IMMIGRANT:
            immigrate(s, tile)
            return
        lay_biome(s, tile)
        mark = s.components.mark[tile]
        if mark == VOLCANO:
            s.note("log-volcano", "6.1e", s.active, tile)
            s.push(frames.GreenhouseShift(f.actor, 1))
        elif mark == SUPER_FERN:
            s.note("log-super-fern", "6.1f", s.active, tile)
            s.push(frames.GreenhouseShift(f.actor, -1))


def exhausted(s: Megafauna) -> bool:
    """18.0b: whether a pool of tiles has run out; by option the Mesozoic one may, while the other lasts."""
    if not s.cenozoic:
        return True
    return not s.mesozoic and s.on_with_cenozoic == 0 and s.era == MESOZOIC


def lay_biome(s: Megafauna, tile: int) -> None:
    """6.1b-d: a new biome comes to the lowest climax of its latitude, or of both mountain chains."""
    latitude = s.components.latitude[tile]
    if latitude == OROGENY:
        habitat = lowest_mortal(s, s.components.mountains[0] + s.components.mountains[1])
    else:
        habitat = lowest_mortal(s, IN_LATITUDE[latitude])
    if s.biome[habitat] >= 0:
        bury(s, habitat, "6.1c")
    s.biome[habitat] = tile
    s.tile_at[tile] = ON_MAP
    star = s.components.star[tile]
    s.flipped[habitat] = (
        1 if (star == WHITE_STAR and s.greenhouse <= PPM_200) or (star == BLUE_STAR and s.greenhouse >= PPM_3200) else 0
    )
    s.touched |= 1 << habitat
    s.note("log-new-biome", "6.1b", s.active, tile, habitat)
    if s.flipped[habitat] == 1:
        s.note("log-turned-down", "6.1d", s.active, tile, habitat)


def lowest_mortal(s: Megafauna, habitats: list[int]) -> int:
    """The habitat of a list with the lowest climax; a homeland with farms cannot die out and is passed over (9.2e)."""
    best = s.lowest(habitats)
    if s.biome[best] < 0 or not s.immune_homeland(s.biome[best]):
        return best
    return s.lowest([h for h in habitats if s.biome[h] < 0 or not s.immune_homeland(s.biome[h])])


def immigrate(s: Megafauna, tile: int) -> None:
    """6.1g: an immigrant stops at the biome of lowest climax that feeds it; without one it goes to the tar pit."""
    predator = s.components.immigrant_role[tile - IMMIGRANT] == PREDATOR
    best = NONE
    least = 0
    for habitat in IN_LATITUDE[s.components.latitude[tile]]:
        if s.biome[habitat] < 0:
            continue
        climax = s.climax(habitat)
        if best < 0 or climax < least:
            first = habitat * PLACE_COUNT
            if predator:
                place = first + HUNT if welcomes(s, tile, first + HUNT) else NONE
            elif welcomes(s, tile, first + BIOME):
                place = first + BIOME
            else:
                place = first + HUSK if welcomes(s, tile, first + HUSK) else NONE
            if place >= 0:
                best = place
                least = climax
    if best < 0:
        s.to_tarpit(tile)
        s.note("log-immigrant-lost", "6.1g", s.active, tile)
    else:
        s.place_invader(tile, best)
        s.note("log-immigrant", "6.1g", s.active, tile, best)


def welcomes(s: Megafauna, tile: int, place: int) -> bool:
    """6.1g: whether an immigrant can feed in a place that no other immigrant has."""
    return s.invaders[place] == 0 and s.immigrant_lives(tile, place)


# --- catastrophes -----------------------------------------------------------------------------


def catastrophe(s: Megafauna, card: int, colour: int) -> None:
    """6.2: the overspecialised die, the greenhouse shifts, and the first two bring an episode."""
    level = s.components.event_level[card]
    s.note("log-catastrophe", "6.2", s.active, card, level)
    for species in range(SPECIES_COUNT):
        if s.size[species] > 0 and length(s.genome[species]) >= level:
            wipe_out(s, species, "6.2a")
    for place in range(ALL_PLACES):
        if s.invaders[place]:
            for tile in s.invaders_at(place):
                if length(s.components.immigrant_genome[tile - IMMIGRANT]) >= level:
                    deport(s, tile, place, "6.2a")
    s.catastrophes += 1
    if s.catastrophes <= LAST_EPISODE:
        s.push(frames.Episode(colour, s.catastrophes))
    s.push(frames.GreenhouseShift(colour, s.components.event_shift[card]))


# --- Milankovich and erosion ------------------------------------------------------------------


def milankovich(s: Megafauna, card: int) -> None:
    """6.3: the biome of lowest climax dies out in each latitude that the card names."""
    s.note("log-milankovich", "6.3", s.active, card)
    for latitude in s.components.event_latitudes[card]:
        biomes = [h for h in IN_LATITUDE[latitude] if s.biome[h] >= 0 and not s.immune_homeland(s.biome[h])]
        if biomes:
            habitat = s.lowest(biomes)
            bury(s, habitat, "6.3")
            starve(s, habitat, "6.3")


def erosion(s: Megafauna, colour: int) -> None:
    """6.4: the highest orogeny wears away and the greenhouse falls, unless there is an ice age."""
    if s.greenhouse < PPM_800:
        s.note("log-ice-age", "6.4", s.active)
        return
    best = NONE
    for habitat in range(HABITAT_COUNT):
        tile = s.biome[habitat]
        if (
            tile >= 0
            and s.components.latitude[tile] == OROGENY
            and not s.immune_homeland(tile)
            and (best < 0 or s.climax(habitat) > s.climax(best))
        ):
            best = habitat
    s.note("log-no-mountains" if best < 0 else "log-erosion", "6.4", s.active)
    if best >= 0:
        bury(s, best, "6.4")
        starve(s, best, "6.4")
    s.push(frames.GreenhouseShift(colour, -1))

"""Extinction: tiles for the tar pit, species that die out, and players who come back from the dead (16)."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules import frames, say
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.developing import homes
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, letters
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Reason

EVERYWHERE: Final[list[int]] = list(range(HABITAT_COUNT))


def perish(s: Megafauna, species: int, place: int, rule: str) -> None:
    """An animal is eliminated: back to its owner, and with the last one goes its species (13.6, 16.2)."""
    s.lift_animal(species, place)
    s.note("log-dies", rule, species // SHAPE_COUNT, species, place)
    check_extinct(s, species)


def deport(s: Megafauna, tile: int, place: int, rule: str) -> None:
    """An immigrant is eliminated: its tile goes to the tar pit (13.6, 16.1a)."""
    s.lift_invader(tile, place)
    s.to_tarpit(tile)
    s.note("log-immigrant-dies", rule, s.active, tile, place)


def bury(s: Megafauna, habitat: int, rule: str) -> None:
    """16.1a: a biome dies out. What it fed is not touched here: another biome may come in its stead."""
    tile = s.biome[habitat]
    s.biome[habitat] = NONE
    s.flipped[habitat] = 0
    s.to_tarpit(tile)
    s.touched |= 1 << habitat
    s.note("log-biome-extinct", rule, s.active, tile, habitat)


def starve(s: Megafauna, habitat: int, rule: str) -> None:
    """6.3: the biome is gone and none comes in its stead: all who ate there die, farmers aside (9.2e)."""
    first = habitat * PLACE_COUNT
    for species in s.crowd(first):
        if s.farm(species, habitat):
            return
    for place in range(first, first + PLACE_COUNT):
        for species in s.crowd(place):
            perish(s, species, place, rule)
        for tile in s.invaders_at(place):
            deport(s, tile, place, rule)


def wipe_out(s: Megafauna, species: int, rule: str) -> None:
    """6.2a: all animals of a species die at once, wherever they are."""
    field = ANIMAL_MASK << (ANIMAL_BITS * species)
    for place in range(ALL_PLACES):
        while s.animals[place] & field:
            s.lift_animal(species, place)
            s.note("log-dies", rule, species // SHAPE_COUNT, species, place)
    check_extinct(s, species)


def check_extinct(s: Megafauna, species: int) -> None:
    """16.2: a species without animals on the map is extinct and gives back all that it has."""
    if s.population[species] > 0 or s.size[species] == 0:
        return
    colour = species // SHAPE_COUNT
    s.note("log-species-extinct", "16.2", colour, species)
    for card in s.stack(species):
        s.shed_card(species, card)
        if card >= GENOTYPE:
            s.note("log-extinct-fossil", "16.2a", colour, card)
    if s.genome[species]:
        for tile in range(HERITAGE_COUNT):
            worn = s.heritage[colour * HERITAGE_COUNT + tile]
            if worn >= 0 and worn // 2 == species:
                s.shed_tile(colour, tile)
        for r in range(ROADRUNNER_COUNT):
            if s.roadrunners[species * ROADRUNNER_COUNT + r] > 0:
                s.set_track(species, r, 0)
    while s.cultures[species]:
        s.cultures[species] &= s.cultures[species] - 1
        s.supply[species] += 1
    s.size[species] = 0
    s.supply[species] += 1
    if not s.alive(colour):
        s.note("log-lazarus", "16.3", colour)


# --- resurrection -----------------------------------------------------------------------------


def revived_genome(s: Megafauna, card: int) -> int:
    """16.3a: the genome of a species that comes back by a mutation card: that card's, the tracks ending at three."""
    genome = s.components.genome[card]
    shown = genome
    for r in range(ROADRUNNER_COUNT):
        beyond = letters(genome, ROADRUNNER + r) - ROADRUNNER_MOST
        if beyond > 0:
            shown -= beyond << (6 * (ROADRUNNER + r))
    return shown


def revival_places(s: Megafauna, species: int, card: int, size: int, one: bool) -> list[int]:
    """16.3a: where on the map a species could live as a card makes it; only the first place where `one` is enough."""
    return homes(s, species, revived_genome(s, card), size, 0, EVERYWHERE, one)


def homeland_left(s: Megafauna, card: int) -> bool:
    """2.4f: whether a homeland would feed a species that a card brings back, of whatever size."""
    if s.greenhouse > PPM_200 and letters(s.components.genome[card], M) < 2:
        for homeland in range(HOMELAND, HOMELAND + COLOUR_COUNT):
            if homeland in s.biome:
                return True
    return False


def revival_sizes(s: Megafauna, species: int, card: int) -> list[int]:
    """16.3a: the sizes within the card's limits at which there is a place to live."""
    smallest = s.components.smallest[card]
    sizes = range(smallest, s.components.largest[card] + 1)
    if homeland_left(s, card):
        return list(sizes)
    if letters(s.components.genome[card], S) < ROADRUNNER_MOST:
        # Without wings, plants do not ask for a size.
        for place in revival_places(s, species, card, smallest, False):
            if place % PLACE_COUNT != HUNT:
                return list(sizes)
    return [size for size in sizes if revival_places(s, species, card, size, True)]


def can_resurrect(s: Megafauna, species: int, card: int) -> bool:
    """16.3a: whether a mutation card can bring a species back somewhere."""
    if homeland_left(s, card):
        return True
    for size in range(s.components.smallest[card], s.components.largest[card] + 1):
        if revival_places(s, species, card, size, True):
            return True
    return False


class ResurrectSize(Choice[Megafauna, frames.ResurrectSize]):
    """16.3a: choose the size of a species that comes back by a card."""

    ints: str = "species card"

    def options(self, s: Megafauna, f: frames.ResurrectSize) -> list[int]:
        return [SIZE_OF + size - 1 for size in revival_sizes(s, f.species, f.card)]

    def chosen(self, s: Megafauna, f: frames.ResurrectSize, action: int) -> None:
        s.push(frames.ResurrectPlace(f.actor, f.species, f.card, action - SIZE_OF + 1))

    def refusal(self, s: Megafauna, f: frames.ResurrectSize, action: int) -> Reason | None:
        if SIZE_OF <= action < SIZE_OF + SIZE_MOST:
            size = action - SIZE_OF + 1
            if size < s.components.smallest[f.card] or size > s.components.largest[f.card]:
                return say.no("refused-outside-limits", "7.2")
            return say.no("refused-nowhere-to-live", "16.3a")
        return None

    def sought(self, s: Megafauna, f: frames.ResurrectSize) -> list[int]:
        return list(range(SIZE_OF, SIZE_OF + SIZE_MOST))


class ResurrectPlace(Choice[Megafauna, frames.ResurrectPlace]):
    """16.3a: choose where on the map a species of the chosen size comes back by a card."""

    ints: str = "species card size"

    def options(self, s: Megafauna, f: frames.ResurrectPlace) -> list[int]:
        return [PLACE + place for place in revival_places(s, f.species, f.card, f.size, False)]

    def chosen(self, s: Megafauna, f: frames.ResurrectPlace, action: int) -> None:
        s.found_species(f.species, f.size)
        s.stack_card(f.species, f.card)
        s.place_animal(f.species, action - PLACE)
        s.note("log-resurrected", "16.3a", f.species // SHAPE_COUNT, f.species, f.size, action - PLACE, f.card)

    def refusal(self, s: Megafauna, f: frames.ResurrectPlace, action: int) -> Reason | None:
        return say.no("refused-no-food", "16.3a") if PLACE <= action < PLACE + ALL_PLACES else None

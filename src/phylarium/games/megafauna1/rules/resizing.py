"""Resizing (8.0): recession of DNA, and predators that follow their prey."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames, say
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, hunts
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Argument, Message, Reason


def resize(s: Megafauna, species: int, larger: int, rule: str) -> int:
    """8.0: a step on the size track; answers which species prey on it and may follow, as bits (8.0b)."""
    followers = predators_of(s, species)
    s.size[species] += 1 if larger == 1 else -1
    s.stirred |= 1 << species
    s.note("log-resizes", rule, species // SHAPE_COUNT, species, s.size[species])
    recede(s, species)
    return followers


def recede(s: Megafauna, species: int) -> None:
    """8.0a, 4.3c, 9.2a: cards and tiles whose limits the size has left go; tool users keep mutations and tiles."""
    size = s.size[species]
    colour = species // SHAPE_COUNT
    dynasty = DYNASTY[colour]
    components = s.components
    tools = (s.cultures[species] >> TOOLS) & 1 == 1
    for card in s.stack(species):
        if card < GENOTYPE:
            if tools or components.smallest[card] <= size <= components.largest[card]:
                continue
        else:
            g = card - GENOTYPE
            if components.genotype_smallest[g][dynasty] <= size <= components.genotype_largest[g][dynasty]:
                continue
        s.note("log-recedes", "8.0a", colour, species, card)
        s.shed_card(species, card)
    if tools or s.genome[species] == 0:
        return
    for tile in range(HERITAGE_COUNT):
        worn = s.heritage[colour * HERITAGE_COUNT + tile]
        if worn >= 0 and worn // 2 == species:
            face = tile * 2 + worn % 2
            if size < components.face_smallest[face] or size > components.face_largest[face]:
                s.note("log-tile-recedes", "8.0a", colour, species, face)
                s.shed_tile(colour, tile)


def predators_of(s: Megafauna, species: int) -> int:
    """8.0b: the species with a carnivore above a herbivore of this one that suits it, as bits."""
    found = 0
    shift = ANIMAL_BITS * species
    left = s.where[species]
    while left:
        habitat = left.bit_length() - 1
        left ^= 1 << habitat
        at = habitat * PLACE_COUNT
        packed = s.animals[at + HUNT]
        if packed == 0 or ((s.animals[at + BIOME] | s.animals[at + HUSK]) >> shift) & ANIMAL_MASK == 0:
            continue
        hunter = 0
        while packed:
            if (
                packed & ANIMAL_MASK
                and hunter != species
                and hunts(s.genome[hunter], s.size[hunter], s.cultures[hunter], s.genome[species], s.size[species])
            ):
                found |= 1 << hunter
            packed >>= ANIMAL_BITS
            hunter += 1
    return found


def prey_of(s: Megafauna, hunter: int, among: int) -> int:
    """Of some species (bits) the first that a hunter stands above, or none."""
    for species in range(SPECIES_COUNT):
        if (among >> species) & 1 == 1:
            for habitat in range(HABITAT_COUNT):
                at = habitat * PLACE_COUNT
                if s.count(at + HUNT, hunter) > 0 and s.count(at + BIOME, species) + s.count(at + HUSK, species) > 0:
                    return species
    return NONE


def next_follower(s: Megafauna, waiting: int) -> int:
    """Of the species in a set the one that decides first: in order of play from the active colour on."""
    if waiting == 0:
        return NONE
    seat = s.seat_of[s.active]
    if seat < 0:
        seat = 0
    for step in range(s.seats):
        colour = s.colour_of[(seat + step) % s.seats]
        for shape in range(SHAPE_COUNT):
            if (waiting >> (colour * SHAPE_COUNT + shape)) & 1 == 1:
                return colour * SHAPE_COUNT + shape
    return NONE


def ask_followers(s: Megafauna, waiting: int, asked: int) -> None:
    """8.0b: the next predator decides. Each is asked once for one action, also where prey and predators chain up."""
    waiting &= ~asked
    species = next_follower(s, waiting)
    if species >= 0:
        s.push(frames.AdjustSize(species // SHAPE_COUNT, species, waiting, asked))


class AdjustSize(Choice[Megafauna, frames.AdjustSize]):
    """8.0b: a predator may follow its prey; others wait, and some were asked already (bits)."""

    ints: str = "species waiting asked"

    def options(self, s: Megafauna, f: frames.AdjustSize) -> list[int]:
        found = [DONE]
        if s.size[f.species] > SIZE_LEAST:
            found.append(RESIZE + f.species * 2)
        if s.size[f.species] < SIZE_MOST:
            found.append(RESIZE + f.species * 2 + 1)
        return found

    def chosen(self, s: Megafauna, f: frames.AdjustSize, action: int) -> None:
        asked = f.asked | (1 << f.species)
        waiting = f.waiting
        if action != DONE:
            waiting |= resize(s, f.species, action - RESIZE - f.species * 2, "8.0b")
        ask_followers(s, waiting, asked)

    def prompt(self, s: Megafauna, f: frames.AdjustSize) -> Message:
        args: dict[str, Argument] = {"species": say.species(f.species), "number": s.size[f.species]}
        prey = prey_of(s, f.species, f.asked)
        if prey < 0:
            return Message("ask-adjust-size", args)
        return Message("ask-adjust-size-to", {**args, "prey": say.species(prey), "size": s.size[prey]})

    def refusal(self, s: Megafauna, f: frames.AdjustSize, action: int) -> Reason | None:
        return refuse_size(s, f.species, action)


def refuse_size(s: Megafauna, species: int, action: int) -> Reason | None:
    """Why a species cannot take the step of an action on the size track."""
    if RESIZE + species * 2 <= action < RESIZE + species * 2 + 2:
        return say.no("refused-size-track", "2.5a")
    if RESIZE <= action < RESIZE + 2 * SPECIES_COUNT:
        return say.no("refused-other-species", "8.0b")
    return None

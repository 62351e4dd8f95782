"""Playing a card (7.0): mutations, new roadrunner animals, genotypes as a new species or as a fossil."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import extinction, frames, say
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.genomes import GENE_BITS, GENE_MASK, length
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Message, Reason


def within(s: Megafauna, species: int, card: int) -> bool:
    """7.2, 9.2a: whether a species has a size for a mutation card; tool users always have."""
    if (s.cultures[species] >> TOOLS) & 1 == 1:
        return True
    return s.components.smallest[card] <= s.size[species] <= s.components.largest[card]


def can_mutate(s: Megafauna, species: int, card: int) -> bool:
    """7.1, 7.2, 7.3a: the right size, and animals enough for new roadrunner tracks."""
    return within(s, species, card) and s.supply[species] >= s.new_markers(species, s.components.genome[card])


def in_common(genome: int, other: int) -> int:
    """How many letters two genomes share."""
    found = 0
    while genome and other:
        mine = genome & GENE_MASK
        theirs = other & GENE_MASK
        found += mine if mine < theirs else theirs
        genome >>= GENE_BITS
        other >>= GENE_BITS
    return found


def qualifies(s: Megafauna, species: int, card: int) -> bool:
    """7.4, 7.5a: a living parent of the right size with at least half the letters of a genotype."""
    g = card - GENOTYPE
    dynasty = DYNASTY[species // SHAPE_COUNT]
    size = s.size[species]
    if size < s.components.genotype_smallest[g][dynasty] or size > s.components.genotype_largest[g][dynasty]:
        return False
    genome = s.components.genotype_genome[g][dynasty]
    return 2 * in_common(s.genome[species], genome) >= length(genome)


def refuse_parent(s: Megafauna, species: int, card: int, rule: str) -> Reason:
    """Why a species is no parent for a genotype: its size, or its letters (`qualifies`)."""
    g = card - GENOTYPE
    dynasty = DYNASTY[species // SHAPE_COUNT]
    smallest, largest = s.components.genotype_smallest[g][dynasty], s.components.genotype_largest[g][dynasty]
    named = say.species(species)
    if not smallest <= s.size[species] <= largest:
        return Reason(
            Message(
                "refused-parent-size",
                {"species": named, "size": s.size[species], "smallest": smallest, "largest": largest},
            ),
            rule,
        )
    genome = s.components.genotype_genome[g][dynasty]
    return Reason(
        Message(
            "refused-parent-letters",
            {"species": named, "shared": in_common(s.genome[species], genome), "needed": (length(genome) + 1) // 2},
        ),
        rule,
    )


def child_of(s: Megafauna, colour: int, card: int) -> int:
    """7.4a: the species that a genotype stands for; each dynasty plays its own side."""
    return colour * SHAPE_COUNT + s.components.genotype_shape[card - GENOTYPE][DYNASTY[colour]]


def cradles(s: Megafauna, parent: int, card: int) -> list[int]:
    """7.4b: the places of the parent's animals in which the child could live."""
    colour = parent // SHAPE_COUNT
    child = child_of(s, colour, card)
    genome = s.components.genotype_genome[card - GENOTYPE][DYNASTY[colour]]
    size = s.size[parent]
    found: list[int] = []
    left = s.where[parent]
    while left:
        bit = left & -left
        left ^= bit
        first = (bit.bit_length() - 1) * PLACE_COUNT
        for place in range(first, first + PLACE_COUNT):
            if s.count(place, parent) > 0 and s.would_live(child, genome, size, 0, place):
                found.append(place)
    return found


class PlayCard(Choice[Megafauna, frames.PlayCard]):
    """5.0c, 7.0: a card is played, or leaves the game."""

    rule: str = "7.0"
    ints: str = "card"

    def options(self, s: Megafauna, f: frames.PlayCard) -> list[int]:
        colour = f.actor
        at = colour * SHAPE_COUNT
        card = f.card
        found: list[int] = []
        if not s.alive(colour):
            # All four are alike: none of them has anything.
            if card < GENOTYPE and extinction.can_resurrect(s, at, card):
                found = [SPECIES_AT + species for species in range(at, at + SHAPE_COUNT)]
        elif card < GENOTYPE:
            for species in range(at, at + SHAPE_COUNT):
                if s.size[species] > 0 and can_mutate(s, species, card):
                    found.append(SPECIES_AT + species)
        else:
            child = child_of(s, colour, card)
            if s.size[child] > 0:
                if qualifies(s, child, card):
                    found.append(FOSSIL)
            else:
                for species in range(at, at + SHAPE_COUNT):
                    if s.size[species] > 0 and qualifies(s, species, card) and cradles(s, species, card):
                        found.append(SPECIES_AT + species)
        found.append(DISCARD)
        return found

    def chosen(self, s: Megafauna, f: frames.PlayCard, action: int) -> None:
        colour = f.actor
        if action == DISCARD:
            # Where nothing else was open nobody was asked: the log says why the card is gone.
            forced = s.journal is not None and len(self.options(s, f)) == 1
            discard(s, colour, f.card, "log-unplayable" if forced else "log-discards")
        elif action == FOSSIL:
            s.note("log-fossil-card", "7.5", colour, f.card)
            s.keep_fossil(colour, f.card)
        elif not s.alive(colour):
            s.push(frames.ResurrectSize(f.actor, action - SPECIES_AT, f.card))
        elif f.card < GENOTYPE:
            mutate(s, action - SPECIES_AT, f.card)
        else:
            s.push(frames.Speciate(f.actor, f.card, action - SPECIES_AT))

    def prompt(self, s: Megafauna, f: frames.PlayCard) -> Message:
        colour = f.actor
        if not s.alive(colour):
            id = "ask-resurrect"
        elif f.card < GENOTYPE:
            id = "ask-play-mutation"
        else:
            id = "ask-play-genotype" if s.size[child_of(s, colour, f.card)] == 0 else "ask-play-fossil"
        return s.of.prompt(s, f, id)

    def cites(self, s: Megafauna, f: frames.PlayCard) -> str:
        colour = f.actor
        if not s.alive(colour):
            return "16.3a"
        if f.card < GENOTYPE:
            return "7.1"
        return "7.4" if s.size[child_of(s, colour, f.card)] == 0 else "7.5"

    def refusal(self, s: Megafauna, f: frames.PlayCard, action: int) -> Reason | None:
        colour = f.actor
        card = f.card
        if action == FOSSIL:
            if card < GENOTYPE:
                return say.no("refused-no-genotype", "7.5")
            child = child_of(s, colour, card)
            if s.size[child] == 0:
                return say.no("refused-shape-unused", "7.5")
            return refuse_parent(s, child, card, "7.5a")
        if not SPECIES_AT <= action < SPECIES_AT + SPECIES_COUNT:
            return None
        species = action - SPECIES_AT
        if species // SHAPE_COUNT != colour:
            return say.no("refused-not-yours", "7.1")
        if not s.alive(colour):
            if card >= GENOTYPE:
                return say.no("refused-lazarus-genotype", "16.3a")
            return say.no("refused-nowhere-to-live", "16.3a")
        if s.size[species] == 0:
            return say.about("refused-not-alive", species, "7.1")
        if card < GENOTYPE:
            if not within(s, species, card):
                smallest, largest = s.components.smallest[card], s.components.largest[card]
                named = say.species(species)
                return Reason(
                    Message("refused-size", {"species": named, "smallest": smallest, "largest": largest}), "7.2"
                )
            return say.about("refused-no-animals", species, "7.3a")
        child = child_of(s, colour, card)
        if s.size[child] > 0:
            return say.about("refused-shape-used", child, "7.5")
        if not qualifies(s, species, card):
            return refuse_parent(s, species, card, "7.4")
        return say.about("refused-no-cradle", species, "7.4b")

    def sought(self, s: Megafauna, f: frames.PlayCard) -> list[int]:
        at = f.actor * SHAPE_COUNT
        found = [SPECIES_AT + species for species in range(at, at + SHAPE_COUNT)]
        if f.card >= GENOTYPE:
            found.append(FOSSIL)
        return found


def discard(s: Megafauna, colour: int, card: int, what: str) -> None:
    """5.0c: out of the game."""
    s.note(what, "5.0c", colour, card)
    s.card_at[card] = GONE


def mutate(s: Megafauna, species: int, card: int) -> None:
    """7.1, 7.3"""
    s.note("log-mutates", "7.1", species // SHAPE_COUNT, species, card, s.components.genome[card])
    s.stack_card(species, card)


class Speciate(Choice[Megafauna, frames.Speciate]):
    """7.4b: which animal of the parent becomes the first of the new species of the card."""

    ints: str = "card parent"

    def options(self, s: Megafauna, f: frames.Speciate) -> list[int]:
        return [PLACE + place for place in cradles(s, f.parent, f.card)]

    def chosen(self, s: Megafauna, f: frames.Speciate, action: int) -> None:
        speciate(s, f.parent, f.card, action - PLACE)

    def refusal(self, s: Megafauna, f: frames.Speciate, action: int) -> Reason | None:
        if PLACE <= action < PLACE + ALL_PLACES:
            if s.count(action - PLACE, f.parent) == 0:
                return say.about("refused-no-animal-there", f.parent, "7.4b")
            return say.no("refused-child-starves", "7.4b")
        return None

    def sought(self, s: Megafauna, f: frames.Speciate) -> list[int]:
        return [PLACE + place for place in range(ALL_PLACES) if s.count(place, f.parent) > 0]


def speciate(s: Megafauna, parent: int, card: int, place: int) -> None:
    """7.4, 7.4c: the child takes the place of an animal of its parent, with its size and the DNA of the card alone."""
    colour = parent // SHAPE_COUNT
    child = child_of(s, colour, card)
    s.note("log-speciates", "7.4", colour, child, parent, card, place)
    s.found_species(child, s.size[parent])
    s.stack_card(child, card)
    s.lift_animal(parent, place)
    s.place_animal(child, place)
    extinction.check_extinct(s, parent)

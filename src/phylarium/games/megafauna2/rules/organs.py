"""Organ cubes for cards and genotypes, and genetic drift: whence they come when the pool has none left (B7)."""

from __future__ import annotations

from phylarium.families.fauna.rules import tableau
from phylarium.games.megafauna2.rules import frames, living, resizing, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.extinction import shown_as
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import Choice, declinable
from phylarium.kernel.message import Reason


def claim(s: Megafauna, species: int, card: int, packed: int) -> None:
    """E1c, E2c, E3b, B7: organs for a mutation, or basal ones where no card is named; what the pool lacks drifts."""
    found = tableau.available(s, packed)
    tableau.put_organs(s, species, card, found)
    lacking = packed - found
    if lacking == 0:
        return
    for organ in range(ORGAN_COUNT):
        number = (lacking >> (ORGAN_BITS * organ)) & ORGAN_MASK
        if number:
            s.push(frames.GeneticDrift(species // SHAPE_COUNT, species, card, organ, number))


def lenders(s: Megafauna, species: int, organ: int) -> list[int]:
    """B7: whom a species can rob of an organ: plus organs anywhere first, then monsters, then basal ones."""
    shift = ORGAN_BITS * organ
    found: list[int] = []
    for card in s.held:
        if s.card_at[card] != species and (s.cubes[card] >> shift) & ORGAN_MASK:
            found.append(CARD + card)
    if found:
        return found
    for card in s.held:
        if s.card_at[card] != species and s.monster_on[card] and s.components.face_monster[s.face(card)] == organ:
            found.append(CARD + card)
    if found:
        return found
    for other in range(SPECIES_COUNT):
        if other != species and (s.basal[other] >> shift) & ORGAN_MASK:
            found.append(SPECIES_AT + other)
    return found


class GeneticDrift(Choice[Megafauna, frames.GeneticDrift]):
    """B7: a species takes organs that the pool lacks from others, onto a card or (none) onto its genotype."""

    ints: str = "species card organ number"

    def options(self, s: Megafauna, f: frames.GeneticDrift) -> list[int]:
        found = lenders(s, f.species, f.organ)
        return declinable(found, DONE)

    def nothing(self, s: Megafauna, f: frames.GeneticDrift) -> None:
        s.note("log-no-organs", "B7", f.actor, f.species, f.organ, f.number)

    def chosen(self, s: Megafauna, f: frames.GeneticDrift, action: int) -> None:
        if action == DONE:
            s.note("log-no-organs", "B7", f.actor, f.species, f.organ, f.number)
            return
        one = ONE_ORGAN[f.organ]
        if f.number > 1:
            s.push(frames.GeneticDrift(f.actor, f.species, f.card, f.organ, f.number - 1))
        if action >= CARD:
            card = action - CARD
            victim = s.card_at[card]
            if s.cubes[card] & (one * ORGAN_MASK):
                s.cubes[card] -= one
                s.give_cubes(one)
                s.note("log-drifts", "B7", f.actor, f.species, victim, f.organ, shown_as(s, card))
            else:
                s.note("log-drifts-monster", "B7", f.actor, f.species, victim, f.organ, shown_as(s, card))
                resizing.change_size(s, victim, 1, "B7")
                s.monster_on[card] = 0
        else:
            victim = action - SPECIES_AT
            s.basal[victim] -= one
            s.give_cubes(one)
            s.note("log-drifts-basal", "B7", f.actor, f.species, victim, f.organ)
        s.recount(victim)
        tableau.put_organs(s, f.species, f.card, one)
        living.check_all(s)

    def refusal(self, s: Megafauna, f: frames.GeneticDrift, action: int) -> Reason | None:
        if SPECIES_AT <= action < SPECIES_AT + SPECIES_COUNT:
            species = action - SPECIES_AT
            if species == f.species:
                return say.about("refused-drift-itself", species, "B7")
            if (s.basal[species] >> (ORGAN_BITS * f.organ)) & ORGAN_MASK:
                return say.no("refused-drift-plus-first", "B7")
            return say.about("refused-drift-lacks", species, "B7")
        if CARD <= action < CARD + CARD_COUNT:
            card = action - CARD
            if card not in s.held:
                return say.no("refused-not-held", "B7")
            if s.card_at[card] == f.species:
                return say.about("refused-drift-itself", f.species, "B7")
            if s.monster_on[card] and s.components.face_monster[s.face(card)] == f.organ:
                return say.no("refused-drift-plus-first", "B7")
            return say.no("refused-drift-card-lacks", "B7")
        return None

    def sought(self, s: Megafauna, f: frames.GeneticDrift) -> list[int]:
        shift = ORGAN_BITS * f.organ
        found = [SPECIES_AT + i for i in range(SPECIES_COUNT) if (s.basal[i] >> shift) & ORGAN_MASK]
        for card in s.held:
            if s.monster_on[card] and s.components.face_monster[s.face(card)] == f.organ:
                found.append(CARD + card)
        return found


def plus_of(s: Megafauna, face: int) -> int:
    """E2c, A8g: the organs that a promotion puts on its card; in tooth & claw a monster is one cube of its colour."""
    plus = s.components.face_plus[face]
    monster = s.components.face_monster[face]
    if monster != NONE and s.is_basic():
        plus += ONE_ORGAN[monster]
    return plus

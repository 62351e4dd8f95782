"""Queen Bee (L): the automaton against whom one plays alone. Where she leaves a choice, her opponent chooses (L0b)."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules import display, tableau
from phylarium.games.mesofauna.rules import contests, dispersal, flow, frames, hive, portraits, speciating, zombies
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY, Act, Choice

# What she wants a card for.
BEGINNING: Final = 0
"""A thorax to begin with (L1g)."""
DAUGHTER: Final = 1
"""Another species (L3)."""
GROWTH: Final = 2
"""A longer portrait (L4)."""
AIM_RULES: Final[list[str]] = ["L1g", "L3h", "L4e"]

PILE: Final = COLUMN_COUNT - 1
"""The column of the draw piles, from which she takes nothing (L9f)."""


class QueenTurn(Act[Mesofauna, frames.QueenTurn]):
    """L2: her turn: another species if she can, else a longer portrait, else larvae; then the display."""

    def act(self, s: Mesofauna, f: frames.QueenTurn) -> None:
        species = phasing_species(s)
        flow.begin_phase(s, species)
        s.note("log-queen-phase", "L2a", s.queen, species, s.unborn[species])
        s.push(frames.AfterAction(s.queen))
        if s.turn == 1:
            s.push(frames.QueenPopulate(s.queen, species))
            want(s, species, BEGINNING)
        elif not speciates(s, species) and not grows(s, species):
            s.push(frames.QueenPopulate(s.queen, species))


def phasing_species(s: Mesofauna) -> int:
    """L2a: her species with most unborn; of equals the one that came later."""
    best = NONE
    for species in s.roster_of(s.queen):
        if best == NONE or s.unborn[species] >= s.unborn[best]:
            best = species
    return best


# --- which card -------------------------------------------------------------------------------


def want(s: Mesofauna, species: int, aim: int) -> bool:
    """L9f: she takes the cheapest card that serves; of equals one with traits, then one of the upper row."""
    for column in range(PILE):
        best = NONE
        for slot in (column, COLUMN_COUNT + column):
            if s.display[slot] == NONE or not faces_for(s, species, slot, aim):
                continue
            if best == NONE or (not has_trait(s, species, best, aim) and has_trait(s, species, slot, aim)):
                best = slot
        if best != NONE:
            s.push(frames.QueenFace(s.queen, species, best, aim))
            return True
    return False


def faces_for(s: Mesofauna, species: int, slot: int, aim: int) -> list[int]:
    """The faces of a card of the display that serve her."""
    found: list[int] = []
    card = s.display[slot]
    for face in (card * 2, card * 2 + 1):
        if aim == DAUGHTER:
            serves = cradle(s, species, face) != NONE
        elif aim == BEGINNING:
            serves = is_thorax(s, face)
        else:
            serves = may_grow_by(s, species, face)
        if serves:
            found.append(face)
    return found


def has_trait(s: Mesofauna, species: int, slot: int, aim: int) -> bool:
    """Whether a face that serves her brings venom or mutualism."""
    for face in faces_for(s, species, slot, aim):
        if is_trait(s, face):
            return True
    return False


def is_trait(s: Mesofauna, face: int) -> bool:
    return s.components.face_venom[face] or s.components.face_mutualism[face]


def is_thorax(s: Mesofauna, face: int) -> bool:
    return s.components.face_left[face] != NONE and s.components.face_right[face] != NONE


class QueenFace(Choice[Mesofauna, frames.QueenFace]):
    """L3h: which way up Queen Bee's card comes into play, where both serve her; of two for a portrait one with a trait.

    `aim` is what she wants it for.
    """

    ints: str = "species slot aim"

    def options(self, s: Mesofauna, f: frames.QueenFace) -> list[int]:
        faces = faces_for(s, f.species, f.slot, f.aim)
        if f.aim == DAUGHTER:
            return [SPECIATE + face for face in faces]
        if len(faces) > 1 and is_trait(s, faces[0]) != is_trait(s, faces[1]):
            faces = faces[:1] if is_trait(s, faces[0]) else faces[1:]
        return [PROMOTE + face for face in faces]

    def chosen(self, s: Mesofauna, f: frames.QueenFace, action: int) -> None:
        cost = s.components.costs[f.slot % COLUMN_COUNT]
        card = display.take(s, f.slot)
        tableau.add_card(s, f.species, card)
        tableau.put_organs(s, f.species, card, s.components.card_plus[card])
        s.note("log-mutates", "L3e", f.actor, f.species, card, cost)
        if f.aim == BEGINNING:
            # L1g: no event comes of the card that is turned up.
            display.refresh(s, f.slot // COLUMN_COUNT)
            s.quiet = 0
        if f.aim == DAUGHTER:
            face = action - SPECIATE
            place = cradle(s, f.species, face)
            s.push(frames.QueenPopulate(f.actor, f.actor * SHAPE_COUNT + s.components.face_shape[face]))
            speciating.speciate(s, f.species, face, place)
        else:
            s.push(frames.QueenFit(f.actor, f.species, action - PROMOTE))

    def cites(self, s: Mesofauna, f: frames.QueenFace) -> str:
        return AIM_RULES[f.aim]


# --- another species (L3) ---------------------------------------------------------------------


def speciates(s: Mesofauna, species: int) -> bool:
    """L3a-d: whether she founds a species: she rolls more than she has, and finds a card and a mother for it."""
    if s.is_parasite(species) or species % SHAPE_COUNT == SWIMMER or s.living[species] == 1:
        return False
    number = len(s.roster_of(s.queen))
    roll = s.rng.below(DICE_SIDES) + 1
    s.note("log-queen-roll", "L3b", s.queen, roll, number)
    if number >= roll:
        return False
    if want(s, species, DAUGHTER):
        return True
    s.note("log-queen-barren", "L3i", s.queen, species)
    return False


def cradle(s: Mesofauna, mother: int, face: int) -> int:
    """L3c: where a daughter founded by a face would begin: by the most stressed mother whose daughter lives, or none.

    A parasite begins on a herbivore before it begins on a carnivore of an equally crowded biome.
    """
    daughter = speciating.daughter_of(s, s.queen, face)
    if daughter == NONE:
        return NONE
    return hive.most_stressed(s, speciating.cradles(s, daughter, face, s.places_of(mother)))


# --- a longer portrait (L4) -------------------------------------------------------------------


def grows(s: Mesofauna, species: int) -> bool:
    """L4: whether she adds a card to a portrait; not to that of a eusocial species (L4a)."""
    return not s.is_eusocial(species) and want(s, species, GROWTH)


def may_grow_by(s: Mesofauna, species: int, face: int) -> bool:
    """L4b, L4c: whether a face can be added without replacing another, and is no thorax too many."""
    if is_thorax(s, face):
        thoraces = 0
        for card in s.row(species):
            if is_thorax(s, s.face(card)):
                thoraces += 1
        if thoraces >= s.components.queen_thoraces:
            return False
    return len(joints(s, species, face)) > 0


def joints(s: Mesofauna, species: int, face: int) -> list[int]:
    """L4b: the cards of a portrait after which a face fits in without replacing any, NONE for the left end."""
    found: list[int] = []
    row = s.row(species)
    left = s.components.face_left[face]
    right = s.components.face_right[face]
    for at in range(len(row) + 1):
        if at > 0 and (left == NONE or s.components.face_right[s.face(row[at - 1])] != left):
            continue
        if at < len(row) and (right == NONE or s.components.face_left[s.face(row[at])] != right):
            continue
        found.append(row[at - 1] if at > 0 else NONE)
    return found


class QueenFit(Choice[Mesofauna, frames.QueenFit]):
    """L4d: where in the portrait Queen Bee's card goes, where there are several places."""

    ints: str = "species face"

    def options(self, s: Mesofauna, f: frames.QueenFit) -> list[int]:
        return [CARD + card if card != NONE else FIRST for card in joints(s, f.species, f.face)]

    def chosen(self, s: Mesofauna, f: frames.QueenFit, action: int) -> None:
        row = s.row(f.species)
        after = NONE if action == FIRST else action - CARD
        at = 0 if after == NONE else row.index(after) + 1
        portraits.lay(s, f.species, f.face, after, row[at] if at < len(row) else NONE)
        if s.components.face_mutualism[f.face]:
            # L4f: this once.
            zombies.enslave(s, f.species, zombies.company(s, f.species))


# --- larvae (L5, L6) --------------------------------------------------------------------------


class QueenPopulate(Act[Mesofauna, frames.QueenPopulate]):
    """L5a, L5b: the most stressed creeple of a species is the first mother."""

    ints: str = "species"

    def act(self, s: Mesofauna, f: frames.QueenPopulate) -> None:
        if s.living[f.species] == 0 or s.unborn[f.species] == 0:
            return
        larvae = s.larvae(f.species)
        s.nest = hive.most_stressed(s, s.places_of(f.species)) // LEVEL_COUNT
        s.note("log-populates", "L5b", f.actor, f.species, larvae)
        s.push(frames.QueenLarva(f.actor, f.species, larvae))


class QueenLarva(Act[Mesofauna, frames.QueenLarva]):
    """L5c, L5d: the next larva comes from where the last one went, alive or dead, and goes to a biome beside it."""

    ints: str = "species left"

    def act(self, s: Mesofauna, f: frames.QueenLarva) -> None:
        if f.left == 0 or s.unborn[f.species] == 0 or s.size[f.species] == 0:
            return
        s.push(frames.QueenLarva(f.actor, f.species, f.left - 1))
        s.unborn[f.species] -= 1
        s.living[f.species] += 1
        s.set_out()
        place = hive.destination(s, f.species, s.beside[s.nest])
        if place == NONE:
            # L6e: there is nowhere to swarm to either, from here.
            s.push(frames.Swarm(f.actor, f.species, s.nest))
            return
        s.note("log-disperses", "L6a", f.actor, f.species, place)
        s.nest = place // LEVEL_COUNT
        come_to(s, f.species, place)


def come_to(s: Mesofauna, species: int, place: int) -> None:
    """A creeple of hers that is on no level comes to a place; an archetype displaces her own grazer (L9d)."""
    biome, level = divmod(place, LEVEL_COUNT)
    rival = s.at(biome, level)
    if level == HERBIVORE and hive.is_hers(s, rival):
        s.push(frames.AfterContest(NOBODY, biome, level))
        contests.conclude(s, species, rival, biome, level, NONE, contests.CHOICE)
    else:
        s.push(frames.Enter(s.queen, species, biome, level))


def follow(s: Mesofauna, species: int, biome: int, place: int) -> None:
    """L5c: if it is her larva that leaves a biome for a place, the next one comes from there; nobody else leads it."""
    for frame in s.agenda:
        if isinstance(frame, frames.QueenLarva) and frame.species == species and s.nest == biome:
            s.nest = place // LEVEL_COUNT
            return


class Swarm(Act[Mesofauna, frames.Swarm]):
    """L6c-e, L9h: a creeple that lost goes to a biome beside it, once; else it may fly, once; else it is a zombie.

    Who had nowhere to go has not swarmed: where it lands and loses again, it still may (L6d).
    """

    ints: str = "species biome"

    def act(self, s: Mesofauna, f: frames.Swarm) -> None:
        bit = 1 << f.species
        if s.fled & bit == 0:
            place = hive.destination(s, f.species, s.beside[f.biome])
            if place != NONE:
                s.fled |= bit
                s.note("log-swarms", "L9h", f.actor, f.species, place)
                follow(s, f.species, f.biome, place)
                come_to(s, f.species, place)
                return
        if hive.may_fly(s, f.species):
            s.flown |= bit
            craton = s.rng.below(CRATON_COUNT)
            s.note("log-takes-wing", "L6d", f.actor, f.species, craton)
            if s.is_laid(craton):
                place = hive.destination(s, f.species, dispersal.biomes_of(craton))
                if place != NONE:
                    s.note("log-lands", "L6d", f.actor, f.species, place)
                    follow(s, f.species, f.biome, place)
                    come_to(s, f.species, place)
                    return
        hive.become_zombie(s, f.species)


class Undead(Act[Mesofauna, frames.Undead]):
    """L2d: one of hers that dies of her own larvae, without its host or its prey, becomes a zombie."""

    ints: str = "species"

    def act(self, s: Mesofauna, f: frames.Undead) -> None:
        hive.become_zombie(s, f.species)


class HoldZombie(Choice[Mesofauna, frames.HoldZombie]):
    """L6e: which of your species holds the creeple of Queen Bee's that has become a zombie."""

    ints: str = "species"

    def options(self, s: Mesofauna, f: frames.HoldZombie) -> list[int]:
        return [SPECIES_AT + species for species in s.roster_of(f.actor)]

    def chosen(self, s: Mesofauna, f: frames.HoldZombie, action: int) -> None:
        holder = action - SPECIES_AT
        # It is the last one that came.
        s.zombie_on[-1] = holder
        s.note("log-undead", "L6e", f.actor, holder, f.species)

"""Burials: endotherms flee, those who can stand up do, others shift, the rest is buried (I1, I2)."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules import dispersal, extinction, frames, living, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.contests import enter
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import NOBODY, Act, Choice, Frame
from phylarium.kernel.message import Reason

# What burials do one after the other; the first two are the levels that stand up.
SHIFTS: Final = 2
INTERMENT: Final = 3


# --- I1: endotherms ---------------------------------------------------------------------------


def refuges(s: Megafauna, species: int, biome: int) -> list[int]:
    """I1: the free levels to which an endangered endotherm can come from where it lies, as places."""
    found: list[int] = []
    for place in dispersal.homes(s, species, 1 << biome):
        if s.at(place // LEVEL_COUNT, place % LEVEL_COUNT) == NONE:
            found.append(place)
    return found


def may_flee(s: Megafauna) -> bool:
    """I1: whether any endotherm is endangered; while others flee no more of them come to lie."""
    for species in s.fallen:
        if s.is_endotherm(species):
            return True
    return False


def fugitives(s: Megafauna, colour: int) -> list[int]:
    """I1: the endangered endotherms of a colour that find a refuge, by their numbers in `fallen`.

    Of several that are alike (a species at one level of a biome) only the first.
    """
    found: list[int] = []
    for number, species in enumerate(s.fallen):
        if species // SHAPE_COUNT != colour or not s.is_endotherm(species):
            continue
        biome = s.fallen_at[number]
        if living.find_fallen(s, species, biome, s.fallen_level[number]) == number and refuges(s, species, biome):
            found.append(number)
    return found


class Flee(Act[Megafauna, frames.Flee]):
    """I1: the endangered endotherms of a colour flee one after the other, as long as its player wishes."""

    def act(self, s: Megafauna, f: frames.Flee) -> None:
        found = fugitives(s, f.actor)
        if len(found) == 1:
            number = found[0]
            s.push(frames.FleeTo(f.actor, s.fallen[number], s.fallen_at[number], s.fallen_level[number], 1))
        elif found:
            s.push(frames.WhoFlees(f.actor))


class WhoFlees(Choice[Megafauna, frames.WhoFlees]):
    """I1: which of your endangered endotherms flees next, or none any more."""

    def options(self, s: Megafauna, f: frames.WhoFlees) -> list[int]:
        found: list[int] = []
        for number in fugitives(s, f.actor):
            action = FALLEN + s.fallen_at[number] * LEVEL_COUNT + s.fallen_level[number]
            if action not in found:
                found.append(action)
        found.append(DONE)
        return found

    def chosen(self, s: Megafauna, f: frames.WhoFlees, action: int) -> None:
        if action != DONE:
            biome, level = divmod(action - FALLEN, LEVEL_COUNT)
            s.push(frames.WhichFlees(f.actor, biome, level))

    def refusal(self, s: Megafauna, f: frames.WhoFlees, action: int) -> Reason | None:
        if not FALLEN <= action < FALLEN + BIOME_COUNT * LEVEL_COUNT:
            return None
        biome, level = divmod(action - FALLEN, LEVEL_COUNT)
        for number, species in enumerate(s.fallen):
            if (
                species // SHAPE_COUNT == f.actor
                and s.fallen_at[number] == biome
                and s.fallen_level[number] == level
                and s.is_endotherm(species)
            ):
                return say.no("refused-no-free-place", "I1")
        return say.no("refused-no-endotherm", "I1")

    def sought(self, s: Megafauna, f: frames.WhoFlees) -> list[int]:
        return [
            FALLEN + s.fallen_at[number] * LEVEL_COUNT + s.fallen_level[number]
            for number, species in enumerate(s.fallen)
            if species // SHAPE_COUNT == f.actor
        ]


class WhichFlees(Choice[Megafauna, frames.WhichFlees]):
    """I1: of which species the endotherm is that flees, where several of yours lie at one level of a biome."""

    ints: str = "biome level"

    def options(self, s: Megafauna, f: frames.WhichFlees) -> list[int]:
        return [
            SHAPE + s.fallen[number] % SHAPE_COUNT
            for number in fugitives(s, f.actor)
            if s.fallen_at[number] == f.biome and s.fallen_level[number] == f.level
        ]

    def chosen(self, s: Megafauna, f: frames.WhichFlees, action: int) -> None:
        s.push(frames.FleeTo(f.actor, f.actor * SHAPE_COUNT + action - SHAPE, f.biome, f.level))

    def refusal(self, s: Megafauna, f: frames.WhichFlees, action: int) -> Reason | None:
        return say.instead(action, SHAPE, SHAPE_COUNT, "refused-no-endotherm", "I1")


class FleeTo(Choice[Megafauna, frames.FleeTo]):
    """I1: the free level to which your endangered endotherm flees; the only one that can flee may also stay."""

    ints: str = "species biome level only=0"

    def options(self, s: Megafauna, f: frames.FleeTo) -> list[int]:
        found = [PLACE + place for place in refuges(s, f.species, f.biome)]
        if f.only:
            found.append(DONE)
        return found

    def chosen(self, s: Megafauna, f: frames.FleeTo, action: int) -> None:
        if action == DONE:
            return
        place = action - PLACE
        s.rise(living.find_fallen(s, f.species, f.biome, f.level))
        s.place(f.species, place // LEVEL_COUNT, place % LEVEL_COUNT)
        before = f.biome * LEVEL_COUNT + f.level
        if place == before:
            s.note("log-stands-up", "I1", f.actor, f.species, place)
        else:
            s.note("log-flees", "I1", f.actor, f.species, before, place)
        s.push(frames.Flee(f.actor))

    def refusal(self, s: Megafauna, f: frames.FleeTo, action: int) -> Reason | None:
        if not PLACE <= action < PLACE + BIOME_COUNT * LEVEL_COUNT:
            return None
        place = action - PLACE
        if place in dispersal.homes(s, f.species, 1 << f.biome):
            return say.no("refused-not-free", "I1")
        return dispersal.obstacle(s, f.species, 1 << f.biome, place)

    def sought(self, s: Megafauna, f: frames.FleeTo) -> list[int]:
        return [PLACE + place for place in dispersal.sought_places(s, f.species, 1 << f.biome)]


# --- I2: burials ------------------------------------------------------------------------------


class Bury(Act[Megafauna, frames.Bury]):
    """I2: herbivores stand up where they can, then carnivores; then some may shift; the rest is buried."""

    ints: str = "stage=0 grown=0"

    def act(self, s: Megafauna, f: frames.Bury) -> None:
        if not s.fallen:
            return
        if s.is_alien() and f.grown == 0:
            # Plants first, where they are a level of their own: others live on them.
            s.push(frames.Bury(NOBODY, 0, 1))
            for frame in rising(s, PLANT_LEVEL):
                s.push(frame)
            return
        for stage in range(f.stage, INTERMENT):
            found = shifting(s) if stage == SHIFTS else rising(s, stage)
            if found:
                s.push(frames.Bury(NOBODY, stage + 1, f.grown))
                for frame in found:
                    s.push(frame)
                return
        inter(s)


def rising(s: Megafauna, level: int) -> list[Frame]:
    """I2: whoever lies at a level that is free, and can live there, stands up; the last one first."""
    found: list[Frame] = []
    for number, species in enumerate(s.fallen):
        biome = s.fallen_at[number]
        if s.fallen_level[number] != level or s.at(biome, level) != NONE:
            continue
        if living.find_fallen(s, species, biome, level) != number:
            continue  # another of its kind lies there, and one is enough
        if living.may_enter(s, species, biome, level):
            found.append(frames.StandUp(species // SHAPE_COUNT, species, biome, level))
    return found


def shifting(s: Megafauna) -> list[Frame]:
    """I2a: the herbivores that still lie may shift, in player order; the last one first."""
    found: list[Frame] = []
    if HERBIVORE in s.fallen_level:
        order = s.playing()
        order.reverse()
        for colour in order:
            for number in range(len(s.fallen) - 1, -1, -1):
                if s.fallen[number] // SHAPE_COUNT == colour and s.fallen_level[number] == HERBIVORE:
                    found.append(frames.Shift(colour, s.fallen[number], s.fallen_at[number]))
    return found


class StandUp(Act[Megafauna, frames.StandUp]):
    """I2: an endangered creeple stands up at a level that was free; where two would, they contest it."""

    ints: str = "species biome level"

    def act(self, s: Megafauna, f: frames.StandUp) -> None:
        if s.at(f.biome, f.level) == f.species:
            # Another of its kind was first.
            return
        s.rise(living.find_fallen(s, f.species, f.biome, f.level))
        s.note("log-stands-up", "I2", f.actor, f.species, f.biome * LEVEL_COUNT + f.level)
        enter(s, f.species, f.biome, f.level)


def inter(s: Megafauna) -> None:
    """I2, I3: whoever still lies goes back to the unborn; species without a creeple on the map die out."""
    touched = 0
    for number, species in enumerate(s.fallen):
        s.note(
            "log-buried",
            "I2",
            species // SHAPE_COUNT,
            species,
            s.fallen_at[number] * LEVEL_COUNT + s.fallen_level[number],
        )
        s.bury(species)
        touched |= 1 << species
    s.fallen.clear()
    s.fallen_at.clear()
    s.fallen_level.clear()
    for species in range(SPECIES_COUNT):
        if (touched >> species) & 1:
            extinction.check(s, species)

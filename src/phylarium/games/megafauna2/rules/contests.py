"""Contests: who keeps a level of a biome, and what becomes of the loser (G, H).

A biome bears one herbivore and one carnivore. Whoever enters a level where another stands contests it; the first step
in which the two differ decides. A loser among the herbivores may become the carnivore of whoever beat it (G8).
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules import frames, living, say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.engine import Act, Choice
from phylarium.kernel.message import Reason

# The steps of a contest, as its outcome: positive where the first of two wins by it, negative where the second does.
TIED: Final = 0; EDIBILITY: Final = 1; ROADRUNNER: Final = 2; HUMIDITY: Final = 3; PREY_SIZE: Final = 4  # fmt: skip
SIZE: Final = 5; SKELETON: Final = 6; CHOICE: Final = 7  # fmt: skip
LOSES: Final[list[str]] = [
    "", "log-loses-edibility", "log-loses-roadrunner", "log-loses-humidity", "log-loses-prey-size", "log-loses-size",
    "log-loses-skeletal", "log-loses-choice",
]  # fmt: skip
LOSES_GRAZING: Final[list[str]] = ["", "G3", "G4", "G5", "", "G6", "G7", "G7a"]
"""By step, the rule of a herbivore contest."""
LOSES_HUNTING: Final[list[str]] = ["", "", "H3", "", "H4", "H5", "H6", "H6a"]
"""By step, the rule of a carnivore contest."""


# --- who wins ---------------------------------------------------------------------------------


def contest(s: Megafauna, first: int, second: int, biome: int, level: int) -> int:
    """The outcome between two species that would both live at a level of a biome."""
    if level == PLANT_LEVEL:
        return plants(s, first, second)
    if level == HERBIVORE:
        if s.is_alien():
            # K2a: herbivores contest a plant as carnivores do their prey.
            return carnivores(s, first, second, biome, s.plant[biome])
        return herbivores(s, first, second, biome)
    return carnivores(s, first, second, biome, s.herbivore[biome])


def by(step: int, more: int) -> int:
    """The outcome of one step, in which the first has so much more than the second."""
    return step if more > 0 else -step if more < 0 else TIED


def herbivores(s: Megafauna, first: int, second: int, biome: int) -> int:
    """G3-G7: the outcome between two herbivores."""
    outcome = TIED
    hunter = s.carnivore[biome]
    if hunter != NONE:
        outcome = by(EDIBILITY, s.eats(hunter, second) - s.eats(hunter, first)) or more_organs(
            s, ROADRUNNER, first, second, s.roadrunner(biome)
        )
    return (
        outcome
        or more_organs(s, HUMIDITY, first, second, humidity(s, biome))
        or by(SIZE, s.size[first] - s.size[second])
        or skeletal(first, second, s.skeletal(second) - s.skeletal(first))
    )


def carnivores(s: Megafauna, first: int, second: int, biome: int, prey: int) -> int:
    """H3-H6: the outcome between two carnivores of a prey."""
    size = s.size[prey]
    return (
        more_organs(s, ROADRUNNER, first, second, s.roadrunner(biome))
        or by(PREY_SIZE, abs(s.size[second] - size) - abs(s.size[first] - size))
        or by(SIZE, s.size[first] - s.size[second])
        or skeletal(first, second, s.skeletal(first) - s.skeletal(second))
    )


def plants(s: Megafauna, first: int, second: int) -> int:
    """G5, G6: the outcome between two plants, which are of one colour: it is always humid, then size counts."""
    return more_organs(s, HUMIDITY, first, second, GREEN) or by(SIZE, s.size[first] - s.size[second])


def more_organs(s: Megafauna, step: int, first: int, second: int, niche: int) -> int:
    """The outcome of a step in which the organs of one colour count."""
    return by(step, s.organ(first, niche) - s.organ(second, niche))


def humidity(s: Megafauna, biome: int) -> int:
    """G5: the colour of the organs of the humidity niche."""
    return GREEN if s.is_humid(biome) else WHITE


def skeletal(first: int, second: int, more: int) -> int:
    """G7, H6: the last step. Species of one colour are tied; of two colours with one number the first comer stays."""
    return by(SKELETON, more) or (TIED if first // SHAPE_COUNT == second // SHAPE_COUNT else -SKELETON)


def can_shift(s: Megafauna, species: int, biome: int) -> bool:
    """G8, I2a: whether an endangered herbivore would survive as the carnivore of whoever grazes there now."""
    if living.find_fallen(s, species, biome, HERBIVORE) < 0 or not living.may_enter(s, species, biome, CARNIVORE):
        return False
    hunter = s.carnivore[biome]
    return hunter == NONE or contest(s, species, hunter, biome, CARNIVORE) >= 0


# --- the steps --------------------------------------------------------------------------------


class Enter(Act[Megafauna, frames.Enter]):
    """F6: a creeple that counts as living and stands nowhere comes to a level of a biome, by a contest if need be."""

    ints: str = "species biome level"

    def act(self, s: Megafauna, f: frames.Enter) -> None:
        enter(s, f.species, f.biome, f.level)


def enter(s: Megafauna, species: int, biome: int, level: int) -> None:
    """F6a, F6b: a creeple comes to a level; where another stands there they contest it at once."""
    rival = s.at(biome, level)
    if rival == NONE:
        s.place(species, biome, level)
        return
    outcome = contest(s, species, rival, biome, level)
    if outcome == TIED:
        # Until its owner has chosen it lies there.
        living.lay_down(s, species, biome, level)
        s.push(frames.ChooseWinner(species // SHAPE_COUNT, species, rival, biome, level))
    else:
        conclude(s, species, rival, biome, level, outcome)


def conclude(s: Megafauna, newcomer: int, rival: int, biome: int, level: int, outcome: int) -> None:
    """G2, H2: the loser is endangered; a herbivore may shift instead, and its hunter has to do with the winner."""
    if outcome > 0:
        s.endanger(biome, level)
        s.place(newcomer, biome, level)
        winner, loser = newcomer, rival
    else:
        living.lay_down(s, newcomer, biome, level)
        winner, loser = rival, newcomer
    step = abs(outcome)
    rule = LOSES_HUNTING[step] if level == CARNIVORE else LOSES_GRAZING[step]
    if level == HERBIVORE and s.is_alien():
        rule = "K2a"
    niche = s.roadrunner(biome) if step == ROADRUNNER else humidity(s, biome)
    s.note(LOSES[step], rule, loser // SHAPE_COUNT, loser, winner, biome * LEVEL_COUNT + level, niche)
    if level == HERBIVORE:
        if outcome > 0:
            living.check(s, biome)
        # In the burial phase all who can shift are asked after everybody has stood up (I2a).
        if s.phase != BURIAL_PHASE and can_shift(s, loser, biome):
            s.push(frames.Shift(loser // SHAPE_COUNT, loser, biome))
    elif level == PLANT_LEVEL and outcome > 0:
        living.check(s, biome)


class ChooseWinner(Choice[Megafauna, frames.ChooseWinner]):
    """G7a: which of your two tied species keeps the level of a biome."""

    ints: str = "species rival biome level"

    def options(self, s: Megafauna, f: frames.ChooseWinner) -> list[int]:
        return [SPECIES_AT + f.species, SPECIES_AT + f.rival]

    def chosen(self, s: Megafauna, f: frames.ChooseWinner, action: int) -> None:
        s.rise(living.find_fallen(s, f.species, f.biome, f.level))
        outcome = CHOICE if action == SPECIES_AT + f.species else -CHOICE
        conclude(s, f.species, f.rival, f.biome, f.level, outcome)

    def cites(self, s: Megafauna, f: frames.ChooseWinner) -> str:
        return "H6a" if f.level == CARNIVORE else "G7a"

    def refusal(self, s: Megafauna, f: frames.ChooseWinner, action: int) -> Reason | None:
        return say.instead(action, SPECIES_AT, SPECIES_COUNT, "refused-not-in-contest", self.cites(s, f))


class Shift(Choice[Megafauna, frames.Shift]):
    """G8: whether your endangered herbivore becomes a carnivore in its biome, where it would survive as one."""

    ints: str = "species biome"

    def options(self, s: Megafauna, f: frames.Shift) -> list[int]:
        return [YES, NO] if can_shift(s, f.species, f.biome) else []

    def chosen(self, s: Megafauna, f: frames.Shift, action: int) -> None:
        if action == YES:
            s.rise(living.find_fallen(s, f.species, f.biome, HERBIVORE))
            s.note("log-shifts", self.cites(s, f), f.actor, f.species, f.biome * LEVEL_COUNT + CARNIVORE)
            enter(s, f.species, f.biome, CARNIVORE)

    def cites(self, s: Megafauna, f: frames.Shift) -> str:
        return "I2a" if s.phase == BURIAL_PHASE else "G8"

"""Who can live where: ground, prey, and the endangered (F3, F4, G1, H1)."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules import alien
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *

HERBIVORE_BIT: Final = 1 << HERBIVORE
CARNIVORE_BIT: Final = 1 << CARNIVORE


def levels(s: Megafauna, species: int, biome: int, bell: bool) -> int:
    """F3c, F4, F6: the levels, as bits, at which a creeple may come to live in a biome, whoever contests them.

    `bell` says whether the species has a diving bell.
    """
    if s.is_alien():
        return alien.levels(s, species, biome, bell)
    return levels_on_earth(s, species, biome, bell)


def levels_on_earth(s: Megafauna, species: int, biome: int, bell: bool) -> int:
    """The same where plants are no level of their own.

    Nobody joins its own kind: it eats nobody of it (F4c), and a contest within a species has no loser (G2, H2).
    """
    grazer = s.herbivore[biome]
    if grazer == species or s.carnivore[biome] == species:
        return 0
    habitable = s.components.habitable[s.ground(biome)][species % SHAPE_COUNT]
    found = HERBIVORE_BIT if habitable else 0
    if grazer != NONE and (habitable or (bell and grazer % SHAPE_COUNT == SWIMMER)) and s.eats(species, grazer):
        found |= CARNIVORE_BIT
    return found


def may_enter(s: Megafauna, species: int, biome: int, level: int) -> bool:
    """F6: whether a creeple may come to live at a level of a biome, by a contest where somebody is there."""
    return (levels(s, species, biome, s.dives(species)) >> level) & 1 == 1


def check(s: Megafauna, biome: int) -> None:
    """G1, H1: whoever cannot stay in a biome is endangered at once: the ground does not bear it, or it has no prey.

    Called after every change of the ground, of who stands there, and of shapes, tools, venom and sizes. A herbivore
    that the ground no longer bears cannot shift (G8), for nobody else grazes there.
    """
    if s.is_alien():
        # What happens to water changes the habitats around it.
        alien.check_all(s)
        return
    grazer = s.herbivore[biome]
    if grazer != NONE and not s.bears(grazer, biome, HERBIVORE):
        s.note("log-endangered-ground", "G1", grazer // SHAPE_COUNT, grazer, biome * LEVEL_COUNT + HERBIVORE)
        s.endanger(biome, HERBIVORE)
    s.check_hunter(biome)


def check_all(s: Megafauna) -> None:
    """The same everywhere."""
    if s.is_alien():
        alien.check_all(s)
        return
    for biome in range(BIOME_COUNT):
        if s.herbivore[biome] != NONE or s.carnivore[biome] != NONE:
            check(s, biome)


def lay_down(s: Megafauna, species: int, biome: int, level: int) -> None:
    """A creeple that is counted as living and stands nowhere is endangered at a level of a biome."""
    s.fallen.append(species)
    s.fallen_at.append(biome)
    s.fallen_level.append(level)


def find_fallen(s: Megafauna, species: int, biome: int, level: int) -> int:
    """The place in `fallen` of an endangered creeple, or -1."""
    for number, lying in enumerate(s.fallen):
        if lying == species and s.fallen_at[number] == biome and s.fallen_level[number] == level:
            return number
    return -1


def choices_of(s: Megafauna, species: int) -> list[int]:
    """The actions that choose a creeple of a species on the map, standing or endangered."""
    found = [PLACE + place for place in s.places_of(species)]
    for number in range(len(s.fallen)):
        if s.fallen[number] == species:
            action = FALLEN + s.fallen_at[number] * LEVEL_COUNT + s.fallen_level[number]
            if action not in found:
                found.append(action)
    return found

"""Who can live where: ground, prey, and the endangered (F3, F4, G1, H1)."""

from __future__ import annotations

from phylarium.games.megafauna2.rules import alien
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *


def homes(s: Megafauna, species: int, within: int) -> list[int]:
    """F3c, F4, F6: where a creeple may come to live within some biomes (bits), whoever contests it.

    As biome * LEVEL_COUNT + level. Nobody joins its own kind: it eats nobody of it (F4c), and a contest within a
    species has no loser (G2, H2).
    """
    if s.is_alien():
        return alien.homes(s, species, within)
    shape = species % SHAPE_COUNT
    habitable = s.components.habitable
    terrain = s.terrain()
    disk = s.disk
    herbivore = s.herbivore
    bell = s.dives(species)
    found: list[int] = []
    biomes = within & ~s.standing[species]
    while biomes:
        # The last one first, as in `biomes_in`.
        biome = biomes.bit_length() - 1
        biomes ^= 1 << biome
        borne = habitable[terrain[disk[biome] * BIOME_COUNT + biome]][shape]
        grazer = herbivore[biome]
        if grazer != NONE and (borne or (bell and grazer % SHAPE_COUNT == SWIMMER)) and s.eats(species, grazer):
            found.append(biome * LEVEL_COUNT + CARNIVORE)
        if borne:
            found.append(biome * LEVEL_COUNT + HERBIVORE)
    found.reverse()
    return found


def may_enter(s: Megafauna, species: int, biome: int, level: int) -> bool:
    """F6: whether a creeple may come to live at a level of a biome, by a contest where somebody is there."""
    return biome * LEVEL_COUNT + level in homes(s, species, 1 << biome)


def check(s: Megafauna, biome: int) -> None:
    """G1, H1: whoever cannot stay in a biome is endangered at once: the ground does not bear it, or it has no prey.

    Called after every change of the ground, of who stands there, and of shapes, tools, venom and sizes. A herbivore
    that the ground no longer bears cannot shift (G8), for nobody else grazes there.
    """
    if s.is_alien():
        # What happens to water changes the habitats around it.
        alien.check_all(s)
    elif s.herbivore[biome] != NONE or s.carnivore[biome] != NONE:
        check_within(s, 1 << biome)


def check_all(s: Megafauna) -> None:
    """The same everywhere."""
    if s.is_alien():
        alien.check_all(s)
    else:
        check_within(s, s.occupied())


def check_within(s: Megafauna, biomes: int) -> None:
    """The same in some biomes (bits), where plants are no level of their own."""
    herbivore = s.herbivore
    carnivore = s.carnivore
    disk = s.disk
    terrain = s.components.terrain[0]
    habitable = s.components.habitable
    for biome in biomes_in(biomes):
        grazer = herbivore[biome]
        if grazer != NONE and not habitable[terrain[disk[biome] * BIOME_COUNT + biome]][grazer % SHAPE_COUNT]:
            s.note("log-endangered-ground", "G1", grazer // SHAPE_COUNT, grazer, biome * LEVEL_COUNT + HERBIVORE)
            s.endanger(biome, HERBIVORE)
        if carnivore[biome] != NONE:
            s.check_hunter(biome)


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

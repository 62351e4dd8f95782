"""Life where plants are a level of their own (K2, K4b, K7): they grow, herbivores eat them, carnivores eat those.

On Mars, on Venus, and for one player on Earth there are no green disks. A plant lives at its own distance from water;
a herbivore needs a plant that it can eat, as a carnivore needs prey.
"""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules import atlas, say
from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import *
from phylarium.kernel.message import Reason

CACTUS_GREEN: Final = 2
"""K2b: green organs with which a herbivore eats armored plants."""


def is_plant(species: int) -> bool:
    return species // SHAPE_COUNT == PLANT


# --- where plants grow ------------------------------------------------------------------------


def neighbours(s: Megafauna, hexes: int) -> int:
    """The hexes beside some, as bits."""
    found = 0
    beside = s.beside
    while hexes:
        hex = hexes.bit_length() - 1
        hexes ^= 1 << hex
        found |= beside[hex]
    return found


def takes_seaweed(s: Megafauna, shelf: int) -> bool:
    """K4b, K5g: whether a swimming plant can live on a shelf: there is carbon, and it is not Olympus Mons."""
    return (
        s.disk[shelf] == BLACK_DISK
        and s.landmass[CRATON_AT[shelf]] != NONE
        and not atlas.is_olympus(s, shelf)
        and not atlas.is_pinched(s, shelf)
    )


def habitats(s: Megafauna, shape: int) -> int:
    """K7b: the biomes, as bits, where plants of a shape can grow, by their distance from water."""
    span = s.components.plant_water[shape]
    if not span:
        return 0
    water = 0
    dry = 0
    bit = 1
    for disk in s.disk[:SHELF]:
        if disk == NO_DISK:
            dry |= bit
        elif disk == WHITE_DISK:
            water |= bit
        bit <<= 1
    if span[1] == 0:
        found = water
        for shelf in range(SHELF, BIOME_COUNT):
            if takes_seaweed(s, shelf):
                found |= 1 << shelf
        return found
    near = neighbours(s, water)
    plants = s.plant
    # K4b: the hex beside a shelf with seaweed is as near to water as one beside a sea.
    for shelf in range(SHELF, BIOME_COUNT):
        if plants[shelf] != NONE:
            near |= 1 << HEX_AT[shelf]
    for _ in range(span[1] - 1):
        near |= neighbours(s, near)
    return near & dry


def grows(s: Megafauna, species: int, biome: int) -> bool:
    """K7b: whether a plant is in its habitat."""
    return (habitats(s, species % SHAPE_COUNT) >> biome) & 1 == 1


# --- who eats whom ----------------------------------------------------------------------------


def feeds(s: Megafauna, species: int, plant: int) -> bool:
    """K2a, K2b: whether a herbivore can live on a plant: as a carnivore on its prey, and on cacti with green organs."""
    if s.eats(species, plant):
        return True
    cactus = plant % SHAPE_COUNT == ARMORED and s.organ(species, GREEN) >= CACTUS_GREEN
    return cactus and species != plant and s.overcomes(species, plant)


def homes(s: Megafauna, species: int, within: int) -> list[int]:
    """K2, K7: where a creeple may come to live within some biomes (bits), whoever contests it; see `living.homes`."""
    shape = species % SHAPE_COUNT
    plants = is_plant(species)
    habitat = habitats(s, shape) if plants else 0
    bell = s.dives(species)
    found: list[int] = []
    # Nobody lives where nothing grows but plants where they can grow.
    for biome in biomes_in(within & (habitat | s.occupied()) & ~s.standing[species]):
        borne = s.components.habitable[s.ground(biome)][shape]
        plant = s.plant[biome]
        if borne and plant != NONE and feeds(s, species, plant):
            found.append(biome * LEVEL_COUNT + HERBIVORE)
        grazer = s.herbivore[biome]
        if plants:
            if (habitat >> biome) & 1:
                found.append(biome * LEVEL_COUNT + PLANT_LEVEL)
        elif grazer != NONE and (borne or (bell and grazer % SHAPE_COUNT == SWIMMER)) and s.eats(species, grazer):
            found.append(biome * LEVEL_COUNT + CARNIVORE)
    return found


def check_all(s: Megafauna) -> None:
    """G1, H1, K7c: everybody who cannot stay is endangered; plants first, since others live on them.

    A seaweed that falls takes the water of the hex beside it away, so that it is looked at again.
    """
    again = True
    while again:
        again = False
        known = [NONE] * SHAPE_COUNT
        for biome in biomes_in(s.occupied()):
            plant = s.plant[biome]
            if plant == NONE:
                continue
            shape = plant % SHAPE_COUNT
            if known[shape] == NONE:
                known[shape] = habitats(s, shape)
            if (known[shape] >> biome) & 1 == 0:
                s.note("log-wilts", "K7c", PLANT, plant, biome * LEVEL_COUNT + PLANT_LEVEL)
                s.endanger(biome, PLANT_LEVEL)
                again = again or biome >= SHELF
    for biome in biomes_in(s.occupied()):
        check_eaters(s, biome)


def check_eaters(s: Megafauna, biome: int) -> None:
    """G1, H1, K2a: a herbivore without ground or plant, and a carnivore without ground or prey, are endangered."""
    grazer = s.herbivore[biome]
    if grazer != NONE:
        fed = s.plant[biome] != NONE and feeds(s, grazer, s.plant[biome])
        borne = s.bears(grazer, biome, HERBIVORE)
        if not fed or not borne:
            what, rule = ("log-endangered-prey", "K2a") if borne else ("log-endangered-ground", "G1")
            s.note(what, rule, grazer // SHAPE_COUNT, grazer, biome * LEVEL_COUNT + HERBIVORE)
            s.endanger(biome, HERBIVORE)
    s.check_hunter(biome)


# --- why not ----------------------------------------------------------------------------------


def obstacle(s: Megafauna, species: int, biome: int, level: int) -> Reason | None:
    """Why a creeple that reaches a biome cannot live there as a plant or as a herbivore; none for other reasons."""
    if level == PLANT_LEVEL:
        if not is_plant(species):
            return say.no("refused-no-plant", "K2")
        if s.plant[biome] == species:
            return say.no("refused-own-kind", "K2")
        if grows(s, species, biome):
            return say.no("refused-cannibal", "F4c")
        return say.no("refused-habitat", "K7b")
    if level == CARNIVORE and is_plant(species):
        return say.no("refused-plant-hunts", "K2")
    if level == HERBIVORE:
        plant = s.plant[biome]
        if plant == NONE:
            return say.no("refused-nothing-grows", "K7")
        if plant == species:
            return say.no("refused-cannibal", "F4c")
        if not feeds(s, species, plant):
            return say.no("refused-plant-shape", "K2a")
    return None

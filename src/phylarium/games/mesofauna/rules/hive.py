"""What Queen Bee fears and whom she is loyal to: where her creeples go, and how they escape death (L6, L9)."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import dispersal, frames, living
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import bits_of

# --- fears ------------------------------------------------------------------------------------


def crowd(s: Mesofauna, biome: int) -> int:
    """L9b: how many creeples there are in a biome, parasites too."""
    found = 0
    for level in range(LEVEL_COUNT):
        if s.at(biome, level) != NONE:
            found += 1
    return found


def stress(s: Mesofauna, place: int) -> int:
    """L9g: how stressed a creeple is at a place: how crowded it is and, of equals, how high."""
    biome = place // LEVEL_COUNT
    return (crowd(s, biome) << 8) + s.height(biome)


def most_stressed(s: Mesofauna, places: list[int]) -> int:
    """L9g: the first of the most stressed of some places. Only two parasites in one biome are ever equal."""
    best = NONE
    worst = -1
    for place in places:
        found = stress(s, place)
        if found > worst:
            worst = found
            best = place
    return best


# --- loyalty ----------------------------------------------------------------------------------


def is_hers(s: Mesofauna, species: int) -> bool:
    """Whether a species is Queen Bee's."""
    return species != NONE and s.queen != NONE and species // SHAPE_COUNT == s.queen


def would_turn_on_her_own(s: Mesofauna, species: int, biome: int) -> bool:
    """L9d: whether a creeple of hers that becomes a carnivore in a biome would meet one of her own there."""
    return is_hers(s, species) and is_hers(s, s.carnivore[biome])


def level_for(s: Mesofauna, species: int, biome: int) -> int:
    """L6, L9d: the level at which a creeple of hers would come into a biome, or none.

    Only an archetype displaces one of her own, and only from the lower half. Otherwise she hunts what is hers and
    contests what is not.
    """
    if s.is_parasite(species):
        open_hosts = living.free_hosts(s, species, biome)
        if (open_hosts >> ON_HERBIVORE) & 1:
            return ON_HERBIVORE
        return ON_CARNIVORE if open_hosts else NONE
    grazer = s.herbivore[biome]
    hunter = s.carnivore[biome]
    if species in (grazer, hunter):
        return NONE
    if is_hers(s, grazer):
        if is_hers(s, hunter):
            return NONE
        if species % SHAPE_COUNT != ARCHETYPE:
            hunts = living.habitable(s, species, biome, CARNIVORE) and living.eats_there(s, species, biome)
            return CARNIVORE if hunts else NONE
    return HERBIVORE if living.habitable(s, species, biome, HERBIVORE) else NONE


def destination(s: Mesofauna, species: int, biomes: int) -> int:
    """L6a: the place in some biomes (bits) that a creeple of hers chooses, or none: few others, and low ground.

    A parasite goes onto a herbivore before it goes onto a carnivore.
    """
    best = NONE
    least = 0
    for biome in bits_of(biomes):
        level = level_for(s, species, biome)
        if level == NONE:
            continue
        fear = (crowd(s, biome) << 8) + s.height(biome)
        if level == ON_CARNIVORE:
            fear += 1 << 16
        if best == NONE or fear < least:
            least = fear
            best = biome * LEVEL_COUNT + level
    return best


def yellow(s: Mesofauna, species: int) -> int:
    """L6f: how a species of hers stands to those of her opponent in yellow organs: more, as many, or fewer."""
    most = 0
    for other in s.roster_of(s.colour_of[0]):
        most = max(most, s.organ(other, YELLOW))
    return s.organ(species, YELLOW) - most


# --- escapes ----------------------------------------------------------------------------------


def escape(s: Mesofauna, species: int, biome: int) -> None:
    """L6e: a creeple of hers that would die by a contest swarms, flies, or becomes a zombie."""
    s.push(frames.Swarm(s.queen, species, biome))


def may_fly(s: Mesofauna, species: int) -> bool:
    """L6d: whether a creeple of hers may still fly in this phase."""
    return (s.flown >> species) & 1 == 0 and dispersal.may_fly(s, species)


def become_zombie(s: Mesofauna, species: int) -> None:
    """L6e: a creeple of hers that is on no level becomes a zombie of her opponent, who chooses where it lies.

    Where the opponent has no species it is simply dead; so is her last one, with which the game ends at once (L8b):
    not here, but in the check that follows whatever she lost it by.
    """
    s.living[species] -= 1
    holders = s.roster_of(s.colour_of[0])
    if not holders or s.is_lazarus(s.queen):
        s.unborn[species] += 1
        if not holders:
            s.note("log-no-holder", "L6e", s.queen, species)
        return
    s.zombie.append(species)
    s.zombie_on.append(holders[0])
    s.push(frames.HoldZombie(s.colour_of[0], species))

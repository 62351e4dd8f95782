"""Zombies (D6): unborn creeples of others that mutualists lay onto their species card."""

from __future__ import annotations

from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna


def victims(s: Mesofauna, species: int) -> list[int]:
    """D6a: the species of others that share a biome with one, its food or its eater, and have unborn ones."""
    met = 0
    for biome in range(BIOME_COUNT):
        grazer = s.herbivore[biome]
        if grazer == NONE:
            continue
        hunter = s.carnivore[biome]
        met |= met_at(s, species, grazer, hunter) | met_at(s, species, grazer, s.guest[biome * 2])
        if hunter != NONE:
            met |= met_at(s, species, hunter, s.guest[biome * 2 + 1])
    at = species // SHAPE_COUNT * SHAPE_COUNT
    return [
        other
        for other in range(SPECIES_COUNT)
        if (met >> other) & 1 and not at <= other < at + SHAPE_COUNT and s.unborn[other] > 0
    ]


def met_at(s: Mesofauna, species: int, one: int, other: int) -> int:
    """The other of two that share a place where a species is one of them, as a bit."""
    if other == NONE:
        return 0
    if one == species:
        return 1 << other
    return 1 << one if other == species else 0


def company(s: Mesofauna, species: int) -> list[int]:
    """L4f: the species of others that are in a biome of one, whatever they live on, and have unborn ones."""
    found: list[int] = []
    for place in s.places_of(species):
        for level in range(LEVEL_COUNT):
            other = s.at(place // LEVEL_COUNT, level)
            if other == NONE or other // SHAPE_COUNT == species // SHAPE_COUNT or s.unborn[other] == 0:
                continue
            if other not in found:
                found.append(other)
    return found


def enslave(s: Mesofauna, species: int, taken: list[int]) -> None:
    """D6a: a mutualist takes one unborn of each of some species."""
    for victim in taken:
        s.unborn[victim] -= 1
        s.zombie.append(victim)
        s.zombie_on.append(species)
        s.note("log-zombie", "bf.D6a", species // SHAPE_COUNT, species, victim)

"""Cultures (9.0): which a species can take up, and taking one up. What they do is where it happens."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules.genomes import GENE
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna

TRACK_ONES: Final = sum(GENE[ROADRUNNER:])
"""The lowest bit of each roadrunner in a genome. A three is the only amount with both of its low bits set."""


def within_reach(s: Megafauna, species: int) -> list[int]:
    """9.0, 9.2, 4.2: the cultures that a species can take up: both instincts, an animal, and not yet there."""
    genome = s.genome[species]
    # Most species have no instinct at all, neither by a card nor by the end of a track.
    if s.supply[species] == 0 or (s.icons[species] == 0 and genome & (genome >> 1) & TRACK_ONES == 0):
        return []
    instincts = s.instincts(species)
    if instincts & (instincts - 1) == 0:
        return []
    return [
        culture
        for culture in range(CULTURE_COUNT)
        if instincts & CULTURE_NEEDS[culture] == CULTURE_NEEDS[culture] and (s.cultures[species] >> culture) & 1 == 0
    ]


def cultivate(s: Megafauna, species: int, culture: int) -> None:
    """9.0: an animal from the supply stands for the culture until the species dies out."""
    s.supply[species] -= 1
    s.cultures[species] |= 1 << culture
    s.stirred |= 1 << species
    s.note("log-culture", "9.0", species // SHAPE_COUNT, species, culture)

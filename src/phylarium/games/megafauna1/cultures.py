"""Cultures (9.0): which a species can take up, and taking one up. What they do is where it happens."""

from __future__ import annotations

from phylarium.games.megafauna1.names import CULTURE_NEEDS, SHAPE_COUNT
from phylarium.games.megafauna1.state import Megafauna


def can_cultivate(s: Megafauna, species: int, culture: int) -> bool:
    """9.0, 9.2, 4.2: both instincts, an animal in the supply, and not yet in that culture."""
    if s.supply[species] == 0 or (s.cultures[species] >> culture) & 1 == 1:
        return False
    needs = CULTURE_NEEDS[culture]
    return s.instincts(species) & needs == needs


def cultivate(s: Megafauna, species: int, culture: int) -> None:
    """9.0: an animal from the supply stands for the culture until the species dies out."""
    s.supply[species] -= 1
    s.cultures[species] |= 1 << culture
    s.stirred |= 1 << species
    s.note("log-culture", "9.0", species // SHAPE_COUNT, species, culture)

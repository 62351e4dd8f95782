"""What the hexes of each world are: as they are printed, or as a disk on them makes them (F3, K2)."""

from __future__ import annotations

from phylarium.games.megafauna2.rules.board import *
from phylarium.games.megafauna2.rules.names import *


def worlds(printed: list[list[int]]) -> list[list[int]]:
    """F3, K2: `terrain`, from what is printed on the hexes of each planet: Earth with green disks, then each planet."""
    return [terrain_of(printed[0], False), *[terrain_of(hexes, True) for hexes in printed]]


def terrain_of(printed: list[int], alien: bool) -> list[int]:
    """F3: by disk * BIOME_COUNT + biome; where plants are a level of their own, white disks are water on dry land."""
    under = [NONE, FOREST, ICE, MOUNTAIN] if not alien else [HIGHLAND, SEA, SEA, MOUNTAIN]
    found: list[int] = []
    for disk in range(len(DISKS)):
        for biome in range(BIOME_COUNT):
            if biome >= SHELF:
                found.append(BLOOM if disk == BLOOM_DISKS else OPEN_SHELF)
            elif disk == BLOOM_DISKS or under[disk] == NONE:
                found.append(printed[biome])
            else:
                found.append(under[disk])
    return found

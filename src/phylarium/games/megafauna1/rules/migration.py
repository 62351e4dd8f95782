"""Migration: how far a developing animal may go, and over which ground (11)."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules.board import *
from phylarium.games.megafauna1.rules.genomes import GENE_MASK
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, flies, may_stay
from phylarium.games.megafauna1.rules.values import *

FLIGHT: Final = 7
"""11.0: how far flyers go, whatever their size."""

CROSSES_THE_RIFT: Final = 2
"""17.1: so many M take an animal across the Atlantic."""


def limit(genome: int, size: int) -> int:
    """11.0, 11.1c: how many habitats an animal may travel."""
    if flies(genome, size):
        return FLIGHT
    far = size + (genome >> P_SHIFT & GENE_MASK)
    return far - 1 if genome >> M_SHIFT & GENE_MASK == 1 else far


def habitats_of(s: Megafauna, species: int) -> list[int]:
    """The habitats in which a species has animals, from the north."""
    where = s.where[species]
    return NORTHERN[where & HALF_MASK] + SOUTHERN[where >> HALF]


def reach(s: Megafauna, genome: int, size: int, starts: list[int]) -> list[int]:
    """The habitats to which a child of that genome and size can come from its parents' (10.4, 11).

    Those of the parents are among them: nobody has to travel, and a child may leave ground on which
    it could not stay.
    """
    marine = genome >> M_SHIFT & GENE_MASK
    near = s.components.near_bits[s.atlantic if marine < CROSSES_THE_RIFT else 0]
    wings = flies(genome, size)
    on_land = wings or marine < CROSSES_THE_RIFT
    on_sea = wings or marine > 0
    # What `Megafauna.ground` says of a slot, but for one look at the level instead of one a slot.
    bare = on_sea if s.greenhouse >= PPM_1600 else on_land
    turned = wings if s.greenhouse <= PPM_200 else on_sea
    biome = s.biome
    flipped = s.flipped
    sea = s.components.sea
    found = starts.copy()
    seen = 0
    ring = 0
    for habitat in starts:
        seen |= 1 << habitat
        ring |= near[habitat]
    for _ in range(FLIGHT if wings else limit(genome, size)):
        ring &= ~seen
        if ring == 0:
            break
        seen |= ring
        beyond = NORTHERN[ring & HALF_MASK] + SOUTHERN[ring >> HALF]
        ring = 0
        for other in beyond:
            tile = biome[other]
            if tile < 0:
                if not bare:
                    continue
            elif flipped[other] == 1:
                if not turned:
                    continue
            elif not (on_sea if sea[tile] else on_land):
                continue
            found.append(other)
            ring |= near[other]
    return found


def obstacle(s: Megafauna, genome: int, size: int, habitat: int) -> str:
    """The rule that keeps an animal out of a habitat, or nothing where it may enter (11.1)."""
    ground = s.ground(habitat)
    if may_stay(genome, size, ground):
        return ""
    if ground == ICE:
        return "11.1d"
    return "11.1a" if ground == SEA else "11.1b"

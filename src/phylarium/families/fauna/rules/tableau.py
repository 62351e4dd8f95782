"""Cards in the tableau of a species: taken, promoted, or made the first card of another one."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.state import Fauna


def available(s: Fauna, packed: int) -> int:
    """How many of some organs the pool has cubes for, packed."""
    found = packed
    left = packed
    organ = 0
    while left:
        wanted = left & ORGAN_MASK
        lacking = wanted - s.pool[organ]
        if lacking > 0:
            found -= min(lacking, wanted) << (ORGAN_BITS * organ)
        left >>= ORGAN_BITS
        organ += 1
    return found


def add_card(s: Fauna, species: int, card: int) -> None:
    """A mutation comes into a tableau, unpromoted and without organs yet."""
    s.card_at[card] = species
    s.card_side[card] = UNPROMOTED
    s.held.append(card)


def put_organs(s: Fauna, species: int, card: int, packed: int) -> None:
    """Cubes of the pool onto a mutation of a species, or onto its genotype where no card is named."""
    s.take_cubes(packed)
    if card == NONE:
        s.basal[species] += packed
    else:
        s.cubes[card] += packed
    s.organs[species] += packed


def turn_over(s: Fauna, card: int, way: int) -> None:
    """A mutation is promoted one way up (0, 1): the organs on it become basal, those of its face are still to come."""
    species = s.card_at[card]
    s.basal[species] += s.cubes[card]
    s.cubes[card] = 0
    s.card_side[card] = WAY_A + way


def heritage(s: Fauna, mother: int, face: int) -> int:
    """The organs that a daughter founded by a face inherits, packed: the basal ones, less one for each recession."""
    found = s.basal[mother]
    lost = s.shared.face_recession[face]
    for organ in range(ORGAN_COUNT):
        shift = ORGAN_BITS * organ
        has = (found >> shift) & ORGAN_MASK
        gone = min(has, (lost >> shift) & ORGAN_MASK)
        found -= gone << shift
    return found


def make_genotype(s: Fauna, daughter: int, card: int, way: int) -> None:
    """A mutation becomes the first card of a daughter's tableau; the organs on it become basal ones of her mother."""
    turn_over(s, card, way)
    s.in_row[card] = 0
    s.held.remove(card)
    s.card_at[card] = daughter
    s.genotype[daughter] = card

"""What size means (J3h, J4, J7): cards that are outgrown, flyers that are grounded, monsters that grow."""

from __future__ import annotations

from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna


def outgrown(s: Mesofauna, species: int, size: int) -> list[int]:
    """J3h: the promoted cards of a species that are not made for a size."""
    found: list[int] = []
    for card in s.held:
        if s.card_at[card] == species and is_outgrown(s, card, size):
            found.append(card)
    return found


def is_outgrown(s: Mesofauna, card: int, size: int) -> bool:
    """J3h: whether a mutation is promoted and not made for a size."""
    return s.card_side[card] != UNPROMOTED and s.components.face_size[s.face(card)] < size


def is_grounded(s: Mesofauna, species: int) -> bool:
    """J7b: whether it is a flyer among bugs that has grown too large to fly."""
    return s.size[species] > 1 and species < BUG_COUNT * SHAPE_COUNT and species % SHAPE_COUNT == FLYER


def settle_bug(s: Mesofauna, species: int) -> None:
    """J4, J7a: a bug without a monster has size 1."""
    if s.size[species] > 1 and species < BUG_COUNT * SHAPE_COUNT and not s.has_monster(species):
        s.size[species] = 1
        s.note("log-resizes", "J4", species // SHAPE_COUNT, species, 1)
        s.recount(species)


def organs_at(s: Mesofauna, species: int, size: int) -> int:
    """J7c: the organs that a species would have at another size, packed, without the cards that it would outgrow."""
    found = s.basal[species]
    for card in s.held:
        if s.card_at[card] != species or is_outgrown(s, card, size):
            continue
        found += s.cubes[card]
        if s.monster_on[card]:
            found += size << (ORGAN_BITS * s.components.face_monster[s.face(card)])
    return found

"""The plant that nobody plays (K8): what it has to do, and that nobody comes back from extinction."""

from __future__ import annotations

from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.actions import *
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.message import Reason


def is_automatic(s: Megafauna, colour: int) -> bool:
    """K8: whether a colour is a plant that nobody plays."""
    return colour == PLANT and s.seat_of[PLANT] == NONE and s.is_alien()


def may_return(s: Megafauna, colour: int) -> bool:
    """K8c: with such a plant nobody is resurrected; the first appearance of an animal is no resurrection (K3f)."""
    if s.seat_of[PLANT] != NONE or not s.is_alien():
        return True
    return colour != PLANT and (s.arrived >> colour) & 1 == 0


def selected_first(found: list[int]) -> list[int]:
    """K8b: of all selections those of the leftmost card of the metabolic row, which shows the horror plant."""
    least = COLUMN_COUNT
    for action in found:
        if MUTATE <= action < PROMOTE:
            least = min(least, (action - MUTATE) % SLOT_COUNT)
    if least == COLUMN_COUNT:
        return []
    return [action for action in found if MUTATE <= action < PROMOTE and (action - MUTATE) % SLOT_COUNT == least]


def promoted_first(s: Megafauna, found: list[int]) -> list[int]:
    """K8b: of all promotions those to venom or mutualism."""
    c = s.components
    return [
        action
        for action in found
        if PROMOTE <= action < POPULATE and (c.face_venom[action - PROMOTE] or c.face_mutualism[action - PROMOTE])
    ]


def greatest_size(s: Megafauna, species: int) -> int:
    """J1: how large a species can be without losing a card."""
    most = SIZE_MOST
    if s.genotype[species] != NONE:
        most = s.components.face_size[s.face(s.genotype[species])]
    for card in s.held:
        if s.card_at[card] == species and s.card_side[card] != UNPROMOTED:
            most = min(most, s.components.face_size[s.face(card)])
    return most


def is_grown(s: Megafauna) -> bool:
    """K8b: whether all species of the plant are as large as their cards allow."""
    return all(s.size[species] >= greatest_size(s, species) for species in s.species_of(PLANT))


def obliged(s: Megafauna, found: list[int]) -> list[int]:
    """K1b, K8b: what the plant may do of all that its player could."""
    first = selected_first(found) or promoted_first(s, found)
    if first:
        return first
    largest = all(s.size[species] == SIZE_MOST for species in s.species_of(PLANT))
    rest = [action for action in found if action != RESIZE or not largest]
    if not rest or is_grown(s):
        rest.append(PASS)
    return rest


def refusal(s: Megafauna, found: list[int], action: int) -> Reason | None:
    """K8b: why the plant may not do what its player could, or may not pass."""
    if action == RESURRECT:
        return say.no("refused-extinct-forever", "K8c")
    if action == MEDEA:
        return say.no("refused-plant-medea", "K8b")
    if selected_first(found):
        return say.no("refused-plant-selects", "K8b")
    if promoted_first(s, found):
        return say.no("refused-plant-promotes", "K8b")
    if action == PASS:
        return say.no("refused-plant-passes", "K8b")
    if action == RESIZE:
        return say.no("refused-plant-largest", "K8b")
    return None

"""Alone against the two-tusker (19.1): an opponent that decides by a list."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1 import cultures, developing, market, mutations
from phylarium.games.megafauna1.names import (
    ARCHETYPE,
    DISPLAY_SLOTS,
    GENOTYPE,
    HUNT,
    HUSK,
    LOWER,
    PLACE_COUNT,
    SHAPE_COUNT,
    WHITE,
    M,
)
from phylarium.games.megafauna1.ops import CONTEST, REFILL
from phylarium.games.megafauna1.state import NONE, Megafauna, letters
from phylarium.games.megafauna1.steps import Act
from phylarium.kernel.engine import Frame

SPECIES: Final = WHITE * SHAPE_COUNT + ARCHETYPE


class TuskerTurn(Act):
    """19.1b-f: the first of four things that is possible."""

    rule: str = "19.1"

    def act(self, s: Megafauna, f: Frame) -> None:
        open_to = cultures.within_reach(s, SPECIES)
        if open_to:
            cultures.cultivate(s, SPECIES, open_to[0])
            return
        place = pasture(s)
        if place != NONE:
            developing.settle_child(s, SPECIES, place)
            return
        slot = useful_card(s)
        if slot == NONE:
            slot = cheapest_card(s)
        if slot == NONE:
            s.note("log-tusker-passes", "19.1f", WHITE)
            return
        card = s.display[slot]
        display = slot // DISPLAY_SLOTS
        market.take(s, WHITE, slot)
        if display == LOWER:
            s.stagnant = 0
        if mutations.can_mutate(s, SPECIES, card):
            mutations.mutate(s, SPECIES, card)
        else:
            mutations.discard(s, WHITE, card)
        s.ask(REFILL, WHITE, display)


def pasture(s: Megafauna) -> int:
    """19.1c: in reach, where a new animal would survive, the lowest climax, its husks before its leaves; or none."""
    if s.supply[SPECIES] == 0:
        return NONE
    best = NONE
    least = 0
    for place in developing.targets(s, SPECIES):
        habitat = place // PLACE_COUNT
        part = place - habitat * PLACE_COUNT
        if part == HUNT or s.count(place, SPECIES) > 0:
            continue
        # A husk comes before the leaves of the same habitat.
        rank = s.climax(habitat) * 2 + (0 if part == HUSK else 1)
        if (best == NONE or rank < least) and survives(s, place):
            best = place
            least = rank
    return best


def survives(s: Megafauna, place: int) -> bool:
    """Whether one more tusker would still be in a place after the contests."""
    if s.vacant(place):
        return True
    trial = s.clone()
    trial.agenda = []
    trial.place_animal(SPECIES, place)
    trial.push(CONTEST, 0)
    trial.run()
    return trial.count(place, SPECIES) > 0


def acceptable(s: Megafauna, card: int) -> bool:
    """19.1f: no genotype, and no mutation that would make it a sea animal."""
    if card >= GENOTYPE:
        return False
    marine = letters(s.components.genome[card], M)
    return marine == 0 or not mutations.can_mutate(s, SPECIES, card) or letters(s.genome[SPECIES], M) + marine < 2


def by_price(s: Megafauna) -> list[int]:
    """What the tusker can pay, the cheapest first; at the same price the lower display first."""
    slots: list[int] = []
    for price in range(DISPLAY_SLOTS):
        if price > s.genes[WHITE]:
            break
        for slot in (price, DISPLAY_SLOTS + price):
            if s.display[slot] != NONE and acceptable(s, s.display[slot]):
                slots.append(slot)
    return slots


def useful_card(s: Megafauna) -> int:
    """19.1d: the cheapest mutation with which it could develop; or none."""
    if s.supply[SPECIES] == 0:
        return NONE
    for slot in by_price(s):
        card = s.display[slot]
        if mutations.can_mutate(s, SPECIES, card):
            trial = s.clone()
            trial.stack_card(SPECIES, card)
            if pasture(trial) != NONE:
                return slot
    return NONE


def cheapest_card(s: Megafauna) -> int:
    """19.1e: the cheapest card that it accepts; or none."""
    slots = by_price(s)
    return slots[0] if slots else NONE

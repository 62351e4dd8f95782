"""Alone against the two-tusker (19.1): an opponent that decides by a list."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules import cultures, developing, frames, market, mutations
from phylarium.games.megafauna1.rules.contests import would_stay
from phylarium.games.megafauna1.rules.genomes import GUARD
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, letters, may_stay
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Act

TUSKER_SPECIES: Final = WHITE * SHAPE_COUNT + ARCHETYPE
TUSKERS: Final = ANIMAL_MASK << (ANIMAL_BITS * TUSKER_SPECIES)
"""The bits of its animals among those in a place."""


class TuskerTurn(Act[Megafauna, frames.TuskerTurn]):
    """19.1b-f: the first of four things that is possible."""

    def act(self, s: Megafauna, f: frames.TuskerTurn) -> None:
        open_to = cultures.within_reach(s, TUSKER_SPECIES)
        if open_to:
            cultures.cultivate(s, TUSKER_SPECIES, open_to[0])
            return
        nursery = developing.Nursery(s, TUSKER_SPECIES, TUSKER_SPECIES)
        place = pasture(s, nursery)
        if place != NONE:
            developing.settle_child(s, TUSKER_SPECIES, place)
            return
        slots = by_price(s)
        if not slots:
            s.note("log-tusker-passes", "19.1f", WHITE)
            return
        slot = useful_card(s, slots, nursery)
        if slot == NONE:
            # 19.1e: the cheapest.
            slot = slots[0]
        card = s.display[slot]
        display = slot // DISPLAY_SLOTS
        market.take(s, WHITE, slot)
        if mutations.can_mutate(s, TUSKER_SPECIES, card):
            mutations.mutate(s, TUSKER_SPECIES, card)
        else:
            mutations.discard(s, WHITE, card, "log-unplayable")
        s.push(frames.Refill(WHITE, display))


def pasture(s: Megafauna, nursery: developing.Nursery) -> int:
    """19.1c: in reach, where a new animal would survive, the lowest climax, its husks before its leaves; or none."""
    if s.supply[TUSKER_SPECIES] == 0:
        return NONE
    for rank in meadows(s, nursery.within(s.genome[TUSKER_SPECIES])):
        place = rank % ALL_PLACES
        if s.vacant(place) or would_stay(s, TUSKER_SPECIES, place):
            return place
    return NONE


def meadows(s: Megafauna, habitats: list[int]) -> list[int]:
    """The places without a tusker that would feed one, lowest climax first: ALL_PLACES times a rank, plus the place."""
    biome = s.biome
    flipped = s.flipped
    needs = s.components.need
    husks = s.components.husk
    genome = s.genome[TUSKER_SPECIES]
    guarded = genome | GUARD
    farming = (s.cultures[TUSKER_SPECIES] >> AGRICULTURE) & 1 == 1
    found: list[int] = []
    for habitat in habitats:
        tile = biome[habitat]
        if tile < 0:
            if not farming:
                continue
            leaves = s.farm(TUSKER_SPECIES, habitat)
            husky = False
        elif flipped[habitat] == 1:
            continue
        else:
            leaves = guarded - needs[tile] & GUARD == GUARD
            husky = husks[tile] >= 0 and guarded - husks[tile] & GUARD == GUARD
        if leaves or husky:
            first = habitat * PLACE_COUNT
            husky = husky and s.animals[first + HUSK] & TUSKERS == 0
            leaves = leaves and s.animals[first + BIOME] & TUSKERS == 0
            if (leaves or husky) and may_stay(genome, s.size[TUSKER_SPECIES], s.ground(habitat)):
                rank = s.climax(habitat) * 2
                if husky:
                    found.append(rank * ALL_PLACES + first + HUSK)
                if leaves:
                    found.append((rank + 1) * ALL_PLACES + first + BIOME)
    found.sort()
    return found


def acceptable(s: Megafauna, card: int) -> bool:
    """19.1f: no genotype, and no mutation that would make it a sea animal."""
    if card >= GENOTYPE:
        return False
    marine = letters(s.components.genome[card], M)
    return (
        marine == 0
        or not mutations.can_mutate(s, TUSKER_SPECIES, card)
        or letters(s.genome[TUSKER_SPECIES], M) + marine < 2
    )


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


def useful_card(s: Megafauna, slots: list[int], nursery: developing.Nursery) -> int:
    """19.1d: the first mutation of those for sale with which it could develop; or none."""
    if s.supply[TUSKER_SPECIES] == 0:
        return NONE
    for slot in slots:
        card = s.display[slot]
        if mutations.can_mutate(s, TUSKER_SPECIES, card) and opens_a_pasture(s, card, nursery):
            return slot
    return NONE


def opens_a_pasture(s: Megafauna, card: int, nursery: developing.Nursery) -> bool:
    """Whether the tusker could develop if it had a mutation; all is as it was afterwards."""
    added = s.components.genome[card]
    if added == 0:
        return False
    genome = s.genome[TUSKER_SPECIES]
    s.genome[TUSKER_SPECIES] = s.mutated(TUSKER_SPECIES, added)
    found = pasture(s, nursery)
    s.genome[TUSKER_SPECIES] = genome
    return found != NONE

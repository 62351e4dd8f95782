"""Alone against the two-tusker (19.1): an opponent that decides by a list."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1 import cultures, developing, market, mutations
from phylarium.games.megafauna1.contests import would_stay
from phylarium.games.megafauna1.migration import habitats_of, reach
from phylarium.games.megafauna1.names import (
    ARCHETYPE,
    BIOME,
    DISPLAY_SLOTS,
    GENE,
    GENE_MASK,
    GENOTYPE,
    GUARD,
    HUSK,
    PLACE_COUNT,
    SHAPE_COUNT,
    WHITE,
    M,
    P,
)
from phylarium.games.megafauna1.ops import REFILL
from phylarium.games.megafauna1.state import ALL_PLACES, NONE, Megafauna, letters, may_stay
from phylarium.games.megafauna1.steps import Act
from phylarium.kernel.engine import Frame

SPECIES: Final = WHITE * SHAPE_COUNT + ARCHETYPE
TRAVEL: Final = GENE_MASK * (GENE[M] + GENE[P])
"""The letters that a species of more than size one travels by."""


class TuskerTurn(Act):
    """19.1b-f: the first of four things that is possible."""

    rule: str = "19.1"

    def act(self, s: Megafauna, f: Frame) -> None:
        open_to = cultures.within_reach(s, SPECIES)
        if open_to:
            cultures.cultivate(s, SPECIES, open_to[0])
            return
        habitats = in_reach(s)
        place = pasture(s, habitats)
        if place != NONE:
            developing.settle_child(s, SPECIES, place)
            return
        slot = useful_card(s, habitats)
        if slot == NONE:
            slot = cheapest_card(s)
        if slot == NONE:
            s.note("log-tusker-passes", "19.1f", WHITE)
            return
        card = s.display[slot]
        display = slot // DISPLAY_SLOTS
        market.take(s, WHITE, slot)
        if mutations.can_mutate(s, SPECIES, card):
            mutations.mutate(s, SPECIES, card)
        else:
            mutations.discard(s, WHITE, card)
        s.ask(REFILL, WHITE, display)


def in_reach(s: Megafauna) -> list[int]:
    """11.0: the habitats to which its children can go."""
    return reach(s, s.genome[SPECIES], s.size[SPECIES], habitats_of(s, SPECIES))


def pasture(s: Megafauna, habitats: list[int]) -> int:
    """19.1c: in reach, where a new animal would survive, the lowest climax, its husks before its leaves; or none."""
    if s.supply[SPECIES] == 0:
        return NONE
    for rank in meadows(s, habitats):
        place = rank % ALL_PLACES
        if s.vacant(place) or would_stay(s, SPECIES, place):
            return place
    return NONE


def meadows(s: Megafauna, habitats: list[int]) -> list[int]:
    """The places without a tusker that would feed one, lowest climax first: ALL_PLACES times a rank, plus the place."""
    genome = s.genome[SPECIES]
    guarded = genome | GUARD
    needs = s.components.need
    husks = s.components.husk
    found: list[int] = []
    for habitat in habitats:
        tile = s.biome[habitat]
        first = habitat * PLACE_COUNT
        if tile < 0:
            leaves = s.farm(SPECIES, habitat)
            husky = False
        elif s.flipped[habitat] == 1:
            continue
        else:
            leaves = guarded - needs[tile] & GUARD == GUARD
            husky = husks[tile] >= 0 and guarded - husks[tile] & GUARD == GUARD
        if (leaves or husky) and may_stay(genome, s.size[SPECIES], s.ground(habitat)):
            rank = s.climax(habitat) * 2
            if husky and s.count(first + HUSK, SPECIES) == 0:
                found.append(rank * ALL_PLACES + first + HUSK)
            if leaves and s.count(first + BIOME, SPECIES) == 0:
                found.append((rank + 1) * ALL_PLACES + first + BIOME)
    found.sort()
    return found


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


def useful_card(s: Megafauna, habitats: list[int]) -> int:
    """19.1d: the cheapest mutation with which it could develop; or none."""
    if s.supply[SPECIES] == 0:
        return NONE
    for slot in by_price(s):
        card = s.display[slot]
        if mutations.can_mutate(s, SPECIES, card) and opens_a_pasture(s, card, habitats):
            return slot
    return NONE


def opens_a_pasture(s: Megafauna, card: int, habitats: list[int]) -> bool:
    """Whether the tusker could develop if it had a mutation; all is as it was afterwards."""
    added = s.components.genome[card]
    if added == 0:
        return False
    genome = s.genome[SPECIES]
    s.genome[SPECIES] = s.mutated(SPECIES, added)
    # Of all letters only M and P change how far it can go at its size.
    found = pasture(s, in_reach(s) if added & TRAVEL != 0 else habitats)
    s.genome[SPECIES] = genome
    return found != NONE


def cheapest_card(s: Megafauna) -> int:
    """19.1e: the cheapest card that it accepts; or none."""
    slots = by_price(s)
    return slots[0] if slots else NONE

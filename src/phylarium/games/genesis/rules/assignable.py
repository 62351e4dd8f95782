"""E1a: where the bionts that a player assigns may come from."""

from __future__ import annotations

from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *


def spare(s: Genesis, party: int) -> int:
    """Bionts of a pool that may still be assigned in this phase."""
    return s.unassigned[party] - s.idle[party]


def movable(s: Genesis, party: int) -> list[int]:
    """E1a, E6: places from which a player may take a biont: refugia of active rows, microorganisms by HGT."""
    found: list[int] = []
    for i in range(ROW_COUNT * ROW_LENGTH):
        refugium = s.rows[i]
        if refugium >= 0 and s.active[i // ROW_LENGTH] == 1:
            at = refugium * PARTY_COUNT + party
            if s.bionts[at] > s.placed[at]:
                found.append(refugium)
    if s.wantonness(party) > s.hgt_used[party]:
        for place in s.living:
            at = place * PARTY_COUNT + party
            if s.bionts[at] > s.placed[at] and s.is_micro(place):
                found.append(place)
    return found

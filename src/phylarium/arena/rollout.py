"""Random play to the end: the loop under every simulation and every search. Hot path."""

from __future__ import annotations

from typing import Final

from phylarium.kernel.engine import State
from phylarium.kernel.rng import Rng

LIMIT: Final = 1_000_000
"""More decisions than any game has: play beyond it is a game that does not end."""


def play_out(state: State, rng: Rng, limit: int = LIMIT) -> int:
    """Play a state to its end, each legal action equally likely; the number of decisions taken.

    `rng` is the players' chance, not the game's. A state that is not over afterwards met the limit.
    """
    for count in range(limit):
        offers = state.offers
        if not offers:
            return count
        state.apply(offers[rng.below(len(offers))])
    return limit

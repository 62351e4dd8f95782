"""Scoring (4.4): the tar pit is shared out by population."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Act


def standing(s: Megafauna) -> list[int]:
    """4.4b, 4.4c: the colours with animals on the map: most of them first, then most genes, then fewest teeth."""
    heads = [s.headcount(colour) for colour in range(COLOUR_COUNT)]
    order: list[int] = []
    for colour in range(COLOUR_COUNT):
        if heads[colour] == 0:
            continue
        at = len(order)
        while at > 0 and (
            heads[order[at - 1]] < heads[colour]
            or (heads[order[at - 1]] == heads[colour] and s.genes[order[at - 1]] < s.genes[colour])
        ):
            at -= 1
        order.insert(at, colour)
    return order


class Score(Act[Megafauna, frames.Score]):
    """4.4d, 4.4e: each in turn takes half of what lies in the tar pit, rounded up."""

    def act(self, s: Megafauna, f: frames.Score) -> None:
        s.note("log-scoring", "4.4", s.active, s.period, len(s.tarpit))
        for colour in standing(s):
            share = (len(s.tarpit) + 1) // 2
            for i in range(share):
                s.tile_at[s.tarpit[i]] = FOSSIL_TILE + colour
            s.tarpit = s.tarpit[share:]
            s.tiles_won[colour] += share
            if s.journal is not None:
                s.note("log-share", "4.4d", colour, share, s.headcount(colour))

"""How strong players are, from the places in which they came out: the Plackett-Luce model of openskill.

Tournaments of bots and tables of people rate by it alike. openskill comes with `phylarium[arena]` and
`phylarium[table]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from phylarium.kernel.extras import needed

with needed("arena"):  # said before the first game, not after the last
    from openskill.models import PlackettLuce

_MODEL = PlackettLuce()


class Strength(NamedTuple):
    """How strong somebody probably is, and how far off that may be."""

    mu: float
    sigma: float


NEWCOMER = Strength(*(lambda one: (one.mu, one.sigma))(_MODEL.rating()))


def after(players: Sequence[str], ranking: Sequence[int], known: Mapping[str, Strength]) -> dict[str, Strength]:
    """The strengths of those who played a game, by its places (1 is the best), seat by seat.

    Whoever sits in several seats learns from each of them, and what they say is averaged.
    """
    teams = [[_MODEL.create_rating(list(known[player]), player)] for player in players]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in ranking])
    found: dict[str, Strength] = {}
    for player in dict.fromkeys(players):
        mine = [team[0] for team, one in zip(rated, players, strict=True) if one == player]
        found[player] = Strength(sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine))
    return found

"""How strong bots are, from games that they played against each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from phylarium.arena.intervals import Rate, quantile, rate
from phylarium.arena.tournament import GameOutcome
from phylarium.bots.skill import NEWCOMER, Strength, after


class Skill(msgspec.Struct, frozen=True):
    """A bot's strength on openskill's scale, where 25 is a newcomer's, with the model's own interval."""

    mu: float
    sigma: float
    low: float
    high: float


def ratings(players: Sequence[str], outcomes: Iterable[GameOutcome]) -> dict[str, Skill]:
    """Ratings by the Plackett-Luce model of openskill, from the places of the finished games, in order.

    A bot that sits in several seats learns from each of them, and what they say is averaged. Games
    in which no two bots meet tell nothing and are passed over.
    """
    known: dict[str, Strength] = dict.fromkeys(players, NEWCOMER)
    for outcome in outcomes:
        if not outcome.failure and len(set(outcome.players)) > 1:
            known |= after(outcome.players, outcome.ranking, known)
    reach = quantile()
    return {
        player: Skill(one.mu, one.sigma, one.mu - reach * one.sigma, one.mu + reach * one.sigma)
        for player, one in known.items()
    }


def meetings(outcomes: Iterable[GameOutcome]) -> dict[tuple[str, str], Rate]:
    """How often the first of a pair came before the second, in the games in which they met.

    A tie is half. Where a bot sits in several seats, a game counts once: the mean over pairs of seats.
    """
    games: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        if outcome.failure:
            continue
        pairs: dict[tuple[str, str], list[float]] = {}
        for (a, p), (b, q) in combinations(enumerate(outcome.players), 2):
            if p != q:
                x, y = outcome.ranking[a], outcome.ranking[b]
                before = 1.0 if x < y else 0.5 if x == y else 0.0
                pairs.setdefault((p, q), []).append(before)
                pairs.setdefault((q, p), []).append(1.0 - before)
        for pair, results in pairs.items():
            games.setdefault(pair, []).append(sum(results) / len(results))
    return {pair: rate(sum(results), len(results)) for pair, results in games.items()}

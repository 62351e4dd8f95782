"""How sure a number is: intervals, and what many comparisons at once leave of them.

>>> half = rate(50, 100)
>>> round(half.low, 2), round(half.high, 2)
(0.4, 0.6)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import msgspec

CONFIDENCE = 0.95

DOUBT = 1 - CONFIDENCE
"""The share of false alarms that is accepted."""

BINS = 24
"""Bars of a histogram, at most."""


class Rate(msgspec.Struct, frozen=True):
    """A share of something with its interval. `count` is not whole where a victory was shared."""

    count: float
    of: int
    rate: float
    low: float
    high: float


class Summary(msgspec.Struct, frozen=True):
    """A distribution in a few numbers; `low` and `high` are the interval of the mean."""

    count: int
    mean: float
    low: float
    high: float
    deviation: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


class Histogram(msgspec.Struct, frozen=True):
    """Counts of values: bar `i` has those from `start + i * width` to less than `width` above."""

    start: int
    width: int
    counts: list[int]


def quantile(confidence: float = CONFIDENCE) -> float:
    """Standard deviations to each side that an interval of this confidence reaches."""
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def wilson(count: float, of: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The interval of a rate by Wilson's score: honest for few trials and for rates near 0 and 1."""
    if of <= 0:
        return 0.0, 1.0
    z = quantile(confidence)
    share = count / of
    spread = z * math.sqrt(max(0.0, share * (1 - share)) / of + z * z / (4 * of * of))
    middle = share + z * z / (2 * of)
    whole = 1 + z * z / of
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def rate(count: float, of: int, confidence: float = CONFIDENCE) -> Rate:
    low, high = wilson(count, of, confidence)
    return Rate(count, of, count / of if of else 0.0, low, high)


def clustered_rate(pairs: Sequence[tuple[int, int]], confidence: float = CONFIDENCE) -> Rate:
    """A rate of decisions, (taken, offered) by game: those of one game are alike, and count for less than they are.

    The number of trials that the interval is made with is that of independent ones which would
    spread as much; where nothing spreads, the number of games.
    """
    pairs = [pair for pair in pairs if pair[1]]
    taken, offered = sum(t for t, _ in pairs), sum(o for _, o in pairs)
    if not pairs:
        return rate(0, 0)
    share = taken / offered
    games = len(pairs)
    effective = float(games)
    spread = sum((t - share * o) ** 2 for t, o in pairs) / offered**2
    if games > 1 and spread > 0:
        effective = min(float(offered), share * (1 - share) / (spread * games / (games - 1)))
    low, high = wilson(share * effective, effective, confidence)
    return Rate(taken, offered, share, low, high)


def chance(z: float) -> float:
    """How often luck alone goes at least this many standard deviations to either side."""
    return min(1.0, math.erfc(abs(z) / math.sqrt(2)))


def adjusted(chances: Sequence[float]) -> list[float]:
    """What is left of each after so many comparisons, by Benjamini and Hochberg.

    Of all that are taken for real at 0.05, one in twenty is expected to be luck.

    >>> adjusted([0.01, 0.04, 0.03])
    [0.03, 0.04, 0.04]
    """
    found = [1.0] * len(chances)
    least = 1.0
    order = sorted(range(len(chances)), key=chances.__getitem__)
    for rank in range(len(order), 0, -1):
        place = order[rank - 1]
        least = min(least, chances[place] * (len(chances) / rank))
        found[place] = least
    return found


def summary(values: Sequence[float]) -> Summary:
    if not values:
        return Summary(0, *[0.0] * 9)
    ordered = sorted(values)
    count = len(ordered)
    mean = sum(ordered) / count
    deviation = math.sqrt(sum((v - mean) ** 2 for v in ordered) / (count - 1)) if count > 1 else 0.0
    reach = quantile() * deviation / math.sqrt(count)

    def at(share: float) -> float:
        position = share * (count - 1)
        below = int(position)
        above = min(below + 1, count - 1)
        return ordered[below] + (ordered[above] - ordered[below]) * (position - below)

    marks = [at(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    return Summary(count, mean, mean - reach, mean + reach, deviation, *marks)


def bars(values: Sequence[int], most: int = BINS) -> tuple[int, int, int]:
    """Start, width and number of the bars that hold all values: widths are 1, 2 or 5 times a power of ten."""
    least, greatest = min(values), max(values)
    width = 1
    for step in (2, 5, 10) * 12:
        if (greatest // width) - (least // width) < most:
            break
        width = step * 10 ** (len(str(width)) - 1)
    start = least // width * width
    return start, width, greatest // width - least // width + 1


def histogram(values: Sequence[int], among: Sequence[int] | None = None) -> Histogram:
    """Counts by bars that hold `among` (the values themselves by default), so that histograms compare."""
    if not values and not among:
        return Histogram(0, 1, [])
    start, width, number = bars(among or values)
    counts = [0] * number
    for value in values:
        counts[(value - start) // width] += 1
    return Histogram(start, width, counts)

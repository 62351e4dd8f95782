"""Who is ahead in a campaign: by fossils for everybody who was beaten, or by the sum of all points.

Fossils (Mesofauna K3): each game but the last is worth a fossil for every opponent with fewer points, and the last one
half of its points. Sum (Genesis K): the points of all games together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

FOSSILS: Final = "fossils"
SUM: Final = "sum"
SCORINGS: Final = (FOSSILS, SUM)

LONG: Final = 3
"""From so many games on a campaign is scored by fossils, unless it is said otherwise."""


def usual(chapters: int) -> str:
    """How a campaign of so many games is scored where nobody has chosen."""
    return FOSSILS if chapters >= LONG else SUM


class ChapterResult(msgspec.Struct, frozen=True):
    """A finished game of a campaign: who played, and their points."""

    names: list[str]
    points: list[int]


class Standing(msgspec.Struct, frozen=True):
    """What somebody has reached."""

    name: str
    points: list[int | None]
    """By finished game; None where he did not play."""
    fossils: int
    """From the games before the last one."""
    total: float
    """A whole number or a half."""
    place: int


def beaten(result: ChapterResult, name: str) -> int:
    """K3a: how many opponents have fewer points in a game."""
    own = result.points[result.names.index(name)]
    return sum(points < own for points in result.points)


def standings(scoring: str, chapters: int, results: Sequence[ChapterResult]) -> list[Standing]:
    """Everybody who has played, whoever is ahead first; equal totals share a place (K3c).

    `chapters` is how many games the campaign has; those not played yet count for nothing.
    """
    names = list(dict.fromkeys(name for result in results for name in result.names))
    totals: dict[str, float] = dict.fromkeys(names, 0)
    fossils = dict.fromkeys(names, 0)
    for number, result in enumerate(results, 1):
        for name, points in zip(result.names, result.points, strict=True):
            if scoring == SUM:
                totals[name] += points
            elif number == chapters:
                # K3b: half of odd points stays a half.
                totals[name] += points / 2
            else:
                fossils[name] += beaten(result, name)
    for name in names:
        totals[name] += fossils[name]
    found = [
        Standing(
            name,
            [dict(zip(result.names, result.points, strict=True)).get(name) for result in results],
            fossils[name],
            totals[name],
            1 + sum(total > totals[name] for total in totals.values()),
        )
        for name in names
    ]
    return sorted(found, key=lambda standing: standing.place)

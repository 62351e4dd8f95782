"""How the game ends: final scoring (A7) and fossil awards (I4)."""

from __future__ import annotations

from phylarium.games.megafauna2.rules.state import Megafauna


def scores(s: Megafauna) -> list[int]:
    """A7: points by seat, as they would be counted now."""
    return [0] * s.seats


def ranking(s: Megafauna) -> list[int]:
    """A7: places by seat; those with equal points share one."""
    points = s.scores()
    return [1 + sum(1 for other in points if other > mine) for mine in points]

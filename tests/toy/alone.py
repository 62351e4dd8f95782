"""Tide Pool for one as well: whoever keeps enough has won, and otherwise nobody has."""

from __future__ import annotations

from tests.toy.tidepool import Pool, TidePool

ENOUGH = 44


class Lonely(Pool):
    """A pool that one may wade in."""

    def ranking(self) -> list[int]:
        return super().ranking() if self.seats > 1 else [1 if self.bank[0] >= ENOUGH else 2]


class Alone(TidePool):
    seats: tuple[int, ...] = (1, 2, 3, 4)
    state = Lonely


GAME = Alone()

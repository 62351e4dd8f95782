"""A position of Forest."""

from __future__ import annotations

from tests.toy.forest.rules.stored import Stored


class Forest(Stored):
    __slots__ = ()

    def seat_for(self, actor: int) -> int:
        return actor

"""The toy game, and versions of it with a defect each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

import pytest
from tests.toy import registered
from tests.toy.broken import variant
from tests.toy.tidepool import GAME, STOP, Pool, Turn, frames


class Leaking(Pool):
    """Loses its balance in the fifth action."""

    def status(self) -> list[str]:
        return ["the pool leaks"] if self.number == 5 else super().status()


class Forgetful(Pool):
    """Its clone forgets the shells."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.shells = [2] * self.seats
        return copy


class Crashing(Turn):
    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        if s.number == 4:
            raise ZeroDivisionError("a defect in the rules")
        super().chosen(s, f, action)


class Endless(Turn):
    """Whoever stops is asked again, whatever else there is."""

    def options(self, s: Pool, f: frames.Turn) -> list[int]:
        return [STOP, STOP]

    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        s.push(frames.Turn(f.seat))


@pytest.fixture
def toy() -> Iterator[None]:
    with registered(GAME):
        yield


@pytest.fixture
def leaking() -> Iterator[None]:
    with registered(variant(Leaking)):
        yield


@pytest.fixture
def forgetful() -> Iterator[None]:
    with registered(variant(Forgetful)):
        yield


@pytest.fixture
def crashing() -> Iterator[None]:
    with registered(variant(turn=Crashing())):
        yield


@pytest.fixture
def endless() -> Iterator[None]:
    with registered(variant(turn=Endless())):
        yield

"""Looking for puzzles ends when its time is over, also in the middle of a game."""

from __future__ import annotations

import itertools

import pytest

from phylarium.kernel import registry
from phylarium.review import puzzles


def test_the_clock_ends_a_game_too(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr("phylarium.review.puzzles.time.monotonic", lambda: float(next(clock)))
    assert list(puzzles.made(registry.game("genesis"), count=12, seed="hurry", seconds=6.0)) == [None]
    assert next(clock) < 20, "a decision a second: no game was played to its end"

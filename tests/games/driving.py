"""Driving a position by the texts of actions and reading what came of it, for the tests of any game."""

from __future__ import annotations

from collections.abc import Sequence

from phylarium.kernel.engine import Frame, State
from phylarium.kernel.rng import seeded
from phylarium.kernel.words import render


def run(state: State, *frames: Frame) -> None:
    """Let these things happen, the first one first, up to the first decision."""
    for frame in reversed(frames):
        state.push(frame)
    state.run()


def offers(state: State) -> list[str]:
    """The texts of what may be chosen."""
    return [state.game().vocabulary.name(action) for action in state.legal()]


def pick(state: State, action: str) -> None:
    """Take an action in a position that a test has not made whole."""
    state.apply(state.game().vocabulary.parse(action))


def refused(state: State, action: str) -> tuple[str, str]:
    """The id and the rule of the reason why an action may not be taken."""
    reason = state.why_not(state.game().vocabulary.parse(action))
    assert reason is not None, f"{action} is legal"
    assert render(reason.message, state.game().name)
    return reason.message.id, reason.rule


def told(state: State) -> list[tuple[str, str]]:
    """The messages and rules of the log since the test began."""
    assert state.journal is not None
    return [(entry.what, entry.rule) for entry in state.journal]


def lines(state: State) -> list[str]:
    """The log since the test began, in words."""
    assert state.journal is not None
    return [render(state.game().entry(state, entry), state.game().name) for entry in state.journal]


def roll(state: State, sides: int, faces: Sequence[int]) -> None:
    """The dice that are rolled next, with so many sides, show these faces: chance is begun anew until it does."""
    for attempt in range(100_000):
        rng = seeded(f"dice {attempt}")
        if [rng.below(sides) + 1 for _ in faces] == list(faces):
            state.rng = seeded(f"dice {attempt}")
            return
    raise AssertionError("no such roll was found")

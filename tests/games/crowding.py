"""What crowded tables (`crowded.py` of a game) are made with: lots, and changes that are kept where they are sound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from phylarium.kernel.engine import State
from phylarium.kernel.rng import Rng

Thing = TypeVar("Thing")
Position = TypeVar("Position", bound=State)


def shuffled(things: Sequence[Thing], lots: Rng) -> list[Thing]:
    lots.shuffle(order := list(range(len(things))))
    return [things[i] for i in order]


def pick(things: Sequence[Thing], lots: Rng) -> Thing:
    return things[lots.below(len(things))]


def attempt(state: Position, what: Callable[..., object], *arguments: object) -> Position:
    """The table with something more on it; as it was where that cannot be there."""
    copy = state.clone()
    try:
        what(copy, *arguments)
    except (AssertionError, IndexError, ValueError):
        return state
    return state if copy.status() else copy

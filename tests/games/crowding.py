"""What crowded tables (`crowded.py` of a game) are made with: lots, beginnings, and changes where they are sound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

from tests.properties.starts import covering

from phylarium.kernel.engine import State
from phylarium.kernel.game import Game
from phylarium.kernel.rng import Rng

Thing = TypeVar("Thing")
Position = TypeVar("Position", bound=State)


def shuffled(things: Sequence[Thing], lots: Rng) -> list[Thing]:
    lots.shuffle(order := list(range(len(things))))
    return [things[i] for i in order]


def pick(things: Sequence[Thing], lots: Rng) -> Thing:
    return things[lots.below(len(things))]


@cache
def starts(game: Game[Any]) -> list[tuple[int, dict[str, Any]]]:
    """Seats and options of every kind."""
    return [(seats, options) for seats in game.seats for options in covering(game, seats, more=3)]


def begun(game: Game[Position], number: int, lots: Rng, ready: Callable[[Position], bool]) -> Position:
    """A game of some kind, played by chance until it is ready; nobody is asked anything any more."""
    seats, options = starts(game)[number % len(starts(game))]
    state = game.start(seats, options, f"crowd {number}", log=True)
    while not ready(state):
        state.apply(pick(state.offers, lots))
    state.offers = []
    return state


def attempt(state: Position, what: Callable[..., object], *arguments: object) -> Position:
    """The table with something more on it; as it was where that cannot be there."""
    copy = state.clone()
    try:
        what(copy, *arguments)
    except (AssertionError, IndexError, ValueError):
        return state
    return state if copy.status() else copy

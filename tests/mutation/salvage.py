"""A few tests of Tide Pool, not many: the tests of the mutation tool have it find out what they miss."""

from __future__ import annotations

from tests.toy.tidepool import GAME
from tests.toy.tidepool.rules import frames
from tests.toy.tidepool.rules.names import CARD, NONE
from tests.toy.tidepool.rules.state import Pool


def salvaging() -> Pool:
    state: Pool = GAME.start(3, {"salvage": True}, "a test")
    state.swept[1] = 1
    state.agenda.clear()
    state.push(frames.Salvage(1))
    state.run()
    return state


def test_a_card_is_saved() -> None:
    state = salvaging()
    state.apply(CARD + 1)
    assert state.bank == [0, state.components.points[1], 0]


def test_nothing_is_saved() -> None:
    state = salvaging()
    state.apply(NONE)
    assert state.swept[1] == 1


def test_what_lies_there_is_worth_something() -> None:
    state = salvaging()
    state.pool[1] = 1
    total = 0
    while total < 10:
        total += state.value()

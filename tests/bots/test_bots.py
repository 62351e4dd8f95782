"""Bots see what their seat may know, and play it again from the same seed."""

from __future__ import annotations

import pytest
from tests.toy.tidepool import GAME, HIDDEN, Pool

from phylarium import bots
from phylarium.kernel import HiddenState, Observation


def choices(seed: str, count: int = 40) -> list[int]:
    bot = bots.make("random", seed)
    observation = GAME.start(3, seed="pool").observation(0)
    return [bot.choose(observation) for _ in range(count)]


def test_the_random_bot_takes_every_legal_action_and_no_other() -> None:
    legal = GAME.start(3, seed="pool").legal()
    assert len(legal) > 1
    assert set(choices("1")) == set(legal)


def test_equal_seeds_choose_alike() -> None:
    assert choices("1") == choices("1")
    assert choices("1") != choices("2")


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(bots.UnknownBot, match=r"no bot 'ranodm'; the bots are .*random"):
        bots.make("ranodm", "1")


def test_the_names_are_those_that_can_be_made() -> None:
    assert "random" in bots.names()
    assert [bots.make(name, "1").name for name in bots.names()] == bots.names()


def test_an_observation_given_to_a_bot_holds_no_secret_and_cannot_be_played() -> None:
    observation = GAME.start(3, seed="pool").observation(0)
    assert isinstance(observation, Observation)
    assert isinstance(observation.state, Pool)
    assert set(observation.state.deck) == {HIDDEN}
    with pytest.raises(HiddenState):
        observation.state.apply(observation.legal()[0])

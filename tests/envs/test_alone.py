"""Games for one are environments like any other: 1 for winning, -1 for losing, or the points."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.envs.suites import api_test, with_marks
from tests.toy import registered
from tests.toy.alone import ENOUGH, GAME

from phylarium.envs import encoder as encoding
from phylarium.envs.gymnasium import SeatEnv
from phylarium.envs.pettingzoo import env
from phylarium.kernel import OptionError


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    with registered(GAME):
        yield
    encoding._encoder.cache_clear()


@with_marks
def test_pettingzoos_api_test_with_one_agent() -> None:
    api_test(env("tidepool", seats=1), num_cycles=200)


@pytest.mark.parametrize("reward", ["rank", "score"])
def test_one_seat_wins_or_loses(reward: str) -> None:
    learner = SeatEnv("tidepool", 1, reward=reward)
    seen = set()
    for number in range(12):
        learner.reset(seed=number)
        over = False
        while not over:
            _, gained, over, _, _ = learner.step(learner.action_space.sample())
        score = learner.position.scores()[0]
        assert gained == (score if reward == "score" else 1.0 if score >= ENOUGH else -1.0)
        seen.add(gained)
    assert len(seen) > 1


def test_there_are_no_opponents_for_one() -> None:
    with pytest.raises(OptionError, match="1 seats leave room for 0 opponents, not for 1"):
        SeatEnv("tidepool", 1, opponents=["random"])

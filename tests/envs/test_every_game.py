"""Every game that is registered is an environment, at each number of seats, without a line of its own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from tests.envs.suites import api_test, finished, seed_test, with_marks

from phylarium.envs import openspiel
from phylarium.envs.batch import Batch
from phylarium.envs.gymnasium import SeatEnv
from phylarium.envs.pettingzoo import env
from phylarium.kernel import registry

SETTINGS = [(name, seats) for name in registry.games() for seats in registry.game(name).seats]
FEWEST = [(name, min(registry.game(name).seats)) for name in registry.games()]
named = pytest.mark.parametrize(("name", "seats"), SETTINGS, ids=lambda part: str(part))
fewest = pytest.mark.parametrize(("name", "seats"), FEWEST, ids=lambda part: str(part))


@with_marks
@named
def test_pettingzoos_tests(name: str, seats: int) -> None:
    api_test(env(name, seats, observation="flat"), num_cycles=40)
    seed_test(lambda: env(name, seats, observation="flat"), num_cycles=20)


@pytest.mark.parametrize("reward", ["rank", "score"])
@fewest
def test_a_game_is_played_to_its_end_and_paid(name: str, seats: int, reward: str) -> None:
    paid = list(finished(env(name, seats, reward=reward, observation="flat"), 1).values())
    assert len(paid) == seats
    if seats > 1:
        assert sum(paid) == pytest.approx(0.0)
    elif reward == "rank":
        assert paid[0] in (1.0, -1.0)


@fewest
def test_a_position_is_shown(name: str, seats: int) -> None:
    for mode in ("ansi", "svg"):
        game = env(name, seats, render_mode=mode)
        game.reset(seed=1)
        shown: Any = game.render()
        assert shown.startswith("<svg") if mode == "svg" else len(shown) > 100


@pytest.mark.parametrize(("name", "seats"), sorted({*FEWEST, *((name, 2) for name in registry.games())}))
def test_openspiels_random_simulation(name: str, seats: int) -> None:
    openspiel.register()
    game = pyspiel.load_game(f"python_phylarium_{name}(players={seats})")
    np.random.seed(seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    utility = pyspiel.GameType.Utility
    assert game.get_type().utility == (utility.ZERO_SUM if seats > 1 else utility.GENERAL_SUM)


@fewest
def test_one_seat_learns(name: str, seats: int) -> None:
    learner = SeatEnv(name, seats, opponents="larva", observation="features")
    learner.reset(seed=3)
    learner.action_space.seed(3)
    steps = 0
    over = False
    while not over and steps < 30:
        _, _, over, _, _ = learner.step(learner.action_space.sample())
        steps += 1
    assert steps > 1


@fewest
def test_a_batch_steps(name: str, seats: int) -> None:
    with Batch(name, seats, games=2, workers=1) as batch:
        batch.reset(1)
        for _ in range(5):
            batch.step(batch.masks.argmax(axis=1))
        assert batch.rewards.shape == (2, seats)
        assert batch.masks.any(axis=1).all()

"""PettingZoo's own tests, and what they need to be run on games that are not its own."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from phylarium.envs.pettingzoo import GameEnv

with warnings.catch_warnings():
    # PettingZoo's tests import its own games in the way that PettingZoo warns of.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (  # type: ignore[import-untyped]
        api_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

__all__ = ["api_test", "finished", "performance_benchmark", "render_test", "seed_test", "with_marks"]

# What PettingZoo warns of in any environment that is not its own and has a mask among its observations.
masked = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def with_marks(test: Any) -> Any:
    for mark in masked:
        test = mark(test)
    return test


def finished(game: GameEnv, seed: int) -> dict[str, float]:
    """Play a game at random; what each agent gets for it."""
    game.reset(seed=seed)
    paid: dict[str, float] = {}
    for i, agent in enumerate(game.possible_agents):
        game.action_space(agent).seed(i)
    for agent in game.agent_iter():
        observation, reward, over, _, _ = game.last()
        if over:
            paid[agent] = reward
            game.step(None)
        else:
            game.step(int(game.action_space(agent).sample(observation["action_mask"])))
    return paid

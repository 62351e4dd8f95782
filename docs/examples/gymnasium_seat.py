"""One seat acts at random against two bots, through Gymnasium."""

from __future__ import annotations

import gymnasium

import phylarium.envs.gymnasium  # noqa: F401  makes the games known to gymnasium.make

game = gymnasium.make(
    "phylarium/marine-v0", seats=3, options={"length": "short"}, opponents=["random", "larva"], observation="features"
)
observation, info = game.reset(seed=1)
game.action_space.seed(1)
decisions = 0
over = False
while not over:
    observation, reward, over, truncated, info = game.step(game.action_space.sample(observation["action_mask"]))
    decisions += 1
print(f"{decisions} decisions, reward {reward:+.1f}, {observation['observation'].shape[0]} features")

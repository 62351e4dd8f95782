"""Three agents that act at random, through PettingZoo."""

from __future__ import annotations

from phylarium.envs.pettingzoo import env

game = env("marine", seats=3, options={"length": "short"})
game.reset(seed=1)
for agent in game.agent_iter():
    observation, reward, terminated, truncated, info = game.last()
    if terminated or truncated:
        print(f"{agent}: {reward:+.1f}")
        game.step(None)
        continue
    game.step(game.action_space(agent).sample(observation["action_mask"]))

"""Eight games at once in two worker processes, each seat at random."""

from __future__ import annotations

import numpy as np

from phylarium.envs.batch import Batch

if __name__ == "__main__":
    chance = np.random.default_rng(1)
    with Batch("marine", seats=3, options={"length": "short"}, games=8, workers=2) as batch:
        batch.reset(seed=1)
        ended = np.zeros(3)
        while batch.games.sum() < 4:
            weights = batch.masks * chance.random(batch.masks.shape)
            batch.step(weights.argmax(axis=1))
            ended += batch.rewards.sum(axis=0)
        print("games", int(batch.games.sum()), "rewards by seat", ended.round(1).tolist())

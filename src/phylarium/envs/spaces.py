"""The spaces of observations and actions, shared by PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from phylarium.envs.encoder import Encoder
from phylarium.kernel.extras import needed

with needed("envs"):
    from gymnasium import spaces

FARTHEST = 43.0
"""No squashed number is as far from 0 as this: the logarithm of `encoder.WIDEST`, rounded up."""


def observation_space(encoder: Encoder, observation: str) -> spaces.Dict:
    """What an observation may be: the pieces, the flat array or the features, and the mask of open actions."""
    inner: spaces.Space[Any]
    if observation == "named":
        inner = spaces.Dict(
            {piece.name: spaces.Box(piece.low, piece.high, piece.shape, np.int64) for piece in encoder.pieces}
        )
    elif observation == "features":
        inner = spaces.Box(-FARTHEST, FARTHEST, (encoder.feature_size,), np.float32)
    else:
        inner = spaces.Box(encoder.low, encoder.high, dtype=np.int64)
    return spaces.Dict({"observation": inner, "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8)})


class OpenActions(spaces.Discrete):
    """The actions of a game as numbers. Without a mask of its own, `sample()` draws among those open now."""

    def __init__(self, open_now: NDArray[np.int8]) -> None:
        super().__init__(len(open_now))
        self.open_now = open_now

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.open_now
        return super().sample(mask, probability)

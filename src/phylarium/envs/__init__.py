"""The games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many at once.

Each face is a module of its own, so that only what is used has to be installed:
`phylarium.envs.pettingzoo`, `phylarium.envs.gymnasium`, `phylarium.envs.openspiel` and
`phylarium.envs.batch`. All of them see a game through the same `Encoder` and pay the same rewards.
"""

from __future__ import annotations

from phylarium.envs.encoder import Encoder, ObservationPart
from phylarium.envs.rewards import REWARDS, UnknownReward, final

__all__ = ["REWARDS", "Encoder", "ObservationPart", "UnknownReward", "final"]

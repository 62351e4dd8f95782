"""A bot that takes any legal action, each equally likely."""

from __future__ import annotations

from typing import ClassVar

from phylarium.bots.base import Bot, Rating
from phylarium.kernel.observation import Observation
from phylarium.kernel.rng import seeded


class RandomBot(Bot):
    """Takes any option, each as likely as every other."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)

    def choose(self, observation: Observation) -> int:
        legal = observation.legal()
        return legal[self.rng.below(len(legal))]

    def rate(self, observation: Observation) -> list[Rating]:
        """All options, all alike."""
        return [Rating(action, 0.0, []) for action in observation.legal()]

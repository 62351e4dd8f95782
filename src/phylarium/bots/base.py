"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.observation import Observation


class UnknownBot(PhylariumError):
    """No bot of that name exists."""


class Bot(ABC):
    """A player. It is given what its seat may know, never the state, so it cannot cheat.

    One object plays one seat of one game; whatever it draws comes from its own seed, so that a
    game of bots can be played again exactly.
    """

    name: ClassVar[str]

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, observation: Observation) -> int:
        """One action of `observation.legal()`. Asked only when the decision is this seat's."""

"""What a bot is given: everything its seat may know, and nothing else, by construction."""

from __future__ import annotations

from typing import Any

from phylarium.kernel.engine import TRUTH, State
from phylarium.kernel.message import Decision
from phylarium.kernel.rng import Rng


class Observation:
    """A state whose hidden parts are blank, and a way to imagine them.

    The blanks are made before the observation is, so code that holds one cannot reach the truth.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def to_move(self) -> int:
        return self.state.to_move()

    def legal(self) -> list[int]:
        """The open actions where it is this seat's decision; otherwise none are known."""
        return self.state.legal()

    def decision(self) -> Decision:
        return self.state.decision()

    def view(self) -> dict[str, Any]:
        return self.state.view(self.seat)

    def sample(self, rng: Rng) -> State:
        """A whole state that agrees with everything the seat knows, drawn at random.

        Its chance is seeded from `rng`, so that playing on from it tells nothing about the truth.
        """
        copy = self.state.clone()
        copy.fill(rng)
        copy.rng = rng.branch()
        copy.viewer = TRUTH
        copy.refresh()
        return copy

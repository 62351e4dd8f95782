"""How a position looks to a bot that thinks ahead: by the game's judgement alone, or corrected by what was learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement

if TYPE_CHECKING:
    from phylarium.bots.learned import Policy


class Eye:
    """What positions are worth, in points. Without a policy, and where seats do not compete, the judgement says it."""

    def __init__(self, judgement: Judgement, policy: Policy | None = None) -> None:
        self.judgement = judgement
        self.policy = policy

    def values(self, states: list[State], seat: int) -> list[float]:
        """What each of some positions of one game is worth to a seat."""
        if self.policy is not None:
            tables = [self.judgement.rows(state) for state in states]
            if tables[0]:
                return self.policy.values(states, tables, seat)[0]
        return [self.judgement.worth(state)[seat] for state in states]

    def worth(self, state: State, seat: int) -> list[float]:
        """By seat, what a position is worth; what was learnt is asked for one seat only, for it is slow to ask."""
        found: list[float] = self.judgement.worth(state)
        if self.policy is not None:
            found[seat] = self.values([state], seat)[0]
        return found

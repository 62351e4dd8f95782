"""What a finished game is worth to each seat."""

from __future__ import annotations

from phylarium.kernel.engine import State
from phylarium.kernel.errors import PhylariumError

REWARDS = ("rank", "score")


class UnknownReward(PhylariumError):
    """A way to reward that does not exist."""


def check(reward: str) -> None:
    if reward not in REWARDS:
        raise UnknownReward(f"there is no reward {reward!r}; rewards go by {' or by '.join(REWARDS)}")


def final(state: State, reward: str) -> list[float]:
    """By seat, the reward of a game that is over. The sum is 0 wherever there are two seats or more.

    `rank`: 1 for the first place, -1 for the last, the others evenly between; seats that share a
    place share what their places are worth. `score`: the points above the average of all seats.
    A seat that plays alone gets 1 or -1 (it came first, or did not), or its points.
    """
    check(reward)
    if reward == "score":
        scores = state.scores()
        average = sum(scores) / len(scores) if len(scores) > 1 else 0.0
        return [score - average for score in scores]
    places = state.ranking()
    last = len(places) - 1
    if last == 0:
        return [1.0 if places[0] == 1 else -1.0]
    better = [sum(other < place for other in places) for place in places]
    equal = [places.count(place) - 1 for place in places]
    return [1.0 - (2 * ahead + shared) / last for ahead, shared in zip(better, equal, strict=True)]

"""What a finished game is worth."""

from __future__ import annotations

import pytest
from tests.toy.tidepool import GAME

from phylarium.envs.rewards import UnknownReward, final
from phylarium.kernel import Rng, State


class Ended(State):
    """A game that is over, with these places and points."""

    def __init__(self, places: list[int], points: list[int]) -> None:
        super().__init__(GAME, [], Rng(0, 0, 0, 0))
        self.places = places
        self.points = points

    def ranking(self) -> list[int]:
        return self.places

    def scores(self) -> list[int]:
        return self.points


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([2, 1], [-1.0, 1.0]),
        ([1, 3, 2], [1.0, -1.0, 0.0]),
        ([1, 1], [0.0, 0.0]),
        ([1, 1, 3], [0.5, 0.5, -1.0]),
        ([2, 1, 2, 2], [-1 / 3, 1.0, -1 / 3, -1 / 3]),
        ([1], [1.0]),
        ([2], [-1.0]),
    ],
)
def test_by_rank(places: list[int], expected: list[float]) -> None:
    assert final(Ended(places, [0] * len(places)), "rank") == pytest.approx(expected)


@pytest.mark.parametrize(
    ("points", "expected"), [([10, 4], [3.0, -3.0]), ([0, 6, 3], [-3.0, 3.0, 0.0]), ([17], [17.0])]
)
def test_by_score(points: list[int], expected: list[float]) -> None:
    assert final(Ended([1] * len(points), points), "score") == pytest.approx(expected)


def test_another_way_is_refused() -> None:
    with pytest.raises(UnknownReward, match="'glory'; rewards go by rank or by score"):
        final(Ended([1], [1]), "glory")

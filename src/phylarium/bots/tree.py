"""One tree of a search: what it is asked, and who keeps it from one decision to the next."""

from __future__ import annotations

from time import perf_counter

import msgspec

from phylarium.bots.score import judgement_of
from phylarium.bots.search import Search
from phylarium.kernel.observation import Observation
from phylarium.kernel.rng import seeded


class Habits(msgspec.Struct, frozen=True):
    """How a bot searches, the same for all its trees."""

    exploration: float
    drifting: float


class Task(msgspec.Struct, frozen=True):
    """What a tree is asked at a decision."""

    actions: list[int]
    values: list[float]
    """What a first look says of the actions, in points."""

    simulations: int
    seconds: float | None


class Found(msgspec.Struct, frozen=True):
    """What a tree has found, action by action: how often it was tried, and the sum of what came of it, 0 to 1 each."""

    visits: list[int]
    totals: list[float]


class Tree:
    """A tree, its chance, and what it remembers of earlier decisions."""

    def __init__(self, seed: str, habits: Habits) -> None:
        self.rng = seeded(seed)
        self.habits = habits
        self.search: Search | None = None

    def think(self, observation: Observation, task: Task) -> Found:
        """Try the actions.

        What earlier decisions have tried counts, but half of the simulations are fresh in any case. Without
        seconds, equal trees think alike.
        """
        began = perf_counter()
        if self.search is None:
            judgement = judgement_of(observation.state.game())
            self.search = Search(judgement, self.rng, self.habits.exploration, self.habits.drifting)
        search = self.search
        known = search.start(observation.sample(self.rng), task.actions, task.values)
        for _ in range(max(task.simulations - known, (task.simulations + 1) // 2)):
            if task.seconds is not None and perf_counter() - began > task.seconds:
                break
            search.iterate(observation.sample(self.rng))
        return Found(search.root.visits, search.root.totals)

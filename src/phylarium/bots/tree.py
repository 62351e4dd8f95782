"""One of the minds that share a search: what it is asked, how it thinks, and what it keeps until the next decision."""

from __future__ import annotations

from time import perf_counter

import msgspec

from phylarium.bots.eye import Eye
from phylarium.bots.learned import shipped
from phylarium.bots.rehearsal import better, rehearse
from phylarium.bots.score import judgement_of
from phylarium.bots.search import Search
from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.observation import Observation
from phylarium.kernel.rng import seeded

HAND, LEARNT = "hand-made", "learnt"
"""Whose judgement is asked: the game's, or that corrected by what was learnt."""

TREE, WORLDS = "tree", "worlds"
"""How options are compared: in a tree over all samples, or all of them in the same worlds."""


class Habits(msgspec.Struct, frozen=True):
    """How a bot searches, the same for all its trees. What stands here is the search by hand-made judgement."""

    kind: str = TREE
    exploration: float = 0.6
    drifting: float = 0.7
    """How much the light policy differs from the quick guesses, in points."""

    look: str = HAND
    """Whose judgement the first look asks."""

    samples: int = 1
    """Samples of what is hidden that the first look tries an option on."""

    options: int = 6
    """How many options are searched."""

    trust: float = 20.0
    """Simulations that say as much of an action as a first look does, where one turn is imagined before judging.

    The more turns are, the less can be seen at a look, and the fewer simulations it takes to say as much.
    """

    trees: int = 2
    """Trees that share a decision's budget, so that two cores can grow them side by side."""

    turns: int = -1
    """Turns that are imagined before a position is judged; below 0, as many as the judgement's horizon."""

    rounds: int = 0
    """Above 0, so many turns of every seat instead."""

    careful: int = 0
    """Options that imagined players compare at each turn; 0: they follow the light policy."""

    players: str = HAND
    """Whose judgement careful players ask on the way."""

    leaf: str = HAND
    """Whose judgement is asked about the positions that imagined play ends in."""

    wary: bool = False
    """Whether the others in a tree are taken to want nothing but that the seat does badly."""

    def ahead(self, judgement: Judgement, seats: int) -> int:
        """Turns that are imagined."""
        if self.rounds > 0:
            return self.rounds * seats
        return self.turns if self.turns >= 0 else judgement.horizon


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
        """Try the actions. Without seconds, equal trees think alike."""
        return self.rehearsed(observation, task) if self.habits.kind == WORLDS else self.grown(observation, task)

    def eye(self, state: State, judgement: Judgement, whose: str) -> Eye:
        return Eye(judgement, shipped(state.game()) if whose == LEARNT else None)

    def grown(self, observation: Observation, task: Task) -> Found:
        """Grow the tree.

        What earlier decisions have tried counts, but half of the simulations are fresh in any case.
        """
        began = perf_counter()
        if self.search is None:
            judgement = judgement_of(observation.state.game())
            habits = self.habits
            turns = habits.ahead(judgement, observation.state.seats)
            self.search = Search(
                judgement,
                self.rng,
                habits.exploration,
                habits.drifting,
                self.eye(observation.state, judgement, habits.leaf),
                self.eye(observation.state, judgement, habits.players),
                turns,
                habits.careful,
                habits.wary,
            )
        search = self.search
        known = search.start(observation.sample(self.rng), task.actions, task.values)
        for _ in range(max(task.simulations - known, (task.simulations + 1) // 2)):
            if task.seconds is not None and perf_counter() - began > task.seconds:
                break
            search.iterate(observation.sample(self.rng))
        return Found(search.root.visits, search.root.totals)

    def rehearsed(self, observation: Observation, task: Task) -> Found:
        """Play the actions on, all in the same worlds; after each part of the simulations the worse half is left.

        The first action is the one that looks best: it stays, and others count by how much better than it they do.
        """
        began = perf_counter()
        judgement = judgement_of(observation.state.game())
        leaf = self.eye(observation.state, judgement, self.habits.leaf)
        players = self.eye(observation.state, judgement, self.habits.players)
        turns = self.habits.ahead(judgement, observation.state.seats)
        habits = self.habits
        visits = [0] * len(task.actions)
        totals = [0.0] * len(task.actions)
        alive = list(range(len(task.actions)))
        parts = max(1, (len(alive) - 1).bit_length())
        left = task.simulations
        last, longest = began, 0.0  # a world that would end too late is not begun
        for part in range(parts):
            share = left // (parts - part)
            for _ in range(max(1, share // len(alive))):
                now = perf_counter()
                longest = max(longest, now - last)
                last = now
                if task.seconds is not None and now - began + longest > task.seconds:
                    return Found(visits, totals)
                world = observation.sample(self.rng)
                tried = [task.actions[i] for i in alive]
                results = rehearse(
                    world, tried, judgement, leaf, players, self.rng, habits.careful, habits.drifting, turns
                )
                for i, value in zip(alive, results, strict=True):
                    visits[i] += 1
                    totals[i] += better(value, results[0], judgement.scale)
                left -= len(alive)
            means = {i: totals[i] / visits[i] for i in alive}
            others = sorted(alive[1:], key=lambda i: -means[i])
            alive = [alive[0], *sorted(others[: (len(alive) + 1) // 2 - 1 or 1])]
        return Found(visits, totals)

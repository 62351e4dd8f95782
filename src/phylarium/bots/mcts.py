"""A bot that searches: what it may do, what the others may answer, and what may come of it."""

from __future__ import annotations

from math import tanh
from time import perf_counter
from typing import ClassVar

import msgspec

from phylarium.bots.base import BadBudget, Bot, Rating, whole
from phylarium.bots.crew import Crew
from phylarium.bots.greedy import GreedyBot
from phylarium.bots.learned import LearnedBot
from phylarium.bots.score import judgement_of
from phylarium.bots.tree import LEARNT, WORLDS, Found, Habits, Task, Tree
from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.message import Message
from phylarium.kernel.observation import Observation

TRUSTED = 16.0
"""Worlds that say as much of an option as a first look does that has learnt to see far."""


class MctsBot(LearnedBot):
    """A bot that searches, with habits of its own.

    A first look picks the options that are searched and says where to begin. Then each of some trees, with
    chance of its own, tries them with its share of the simulations; what they and the look say together
    decides. With a budget of simulations equal seeds search alike, with a crew and without; a budget of
    seconds depends on the machine.
    """

    name: ClassVar[str] = "mcts"
    usual: ClassVar[Habits] = Habits(look=LEARNT, rounds=1)
    simulations: ClassVar[int] = 200
    seconds: ClassVar[float | None] = None
    """The most that a decision may take; None: as long as the simulations need."""

    def __init__(
        self, seed: str, simulations: int | None = None, seconds: float | None = None, habits: Habits | None = None
    ) -> None:
        self.habits = self.usual if habits is None else habits
        super().__init__(seed, self.habits.samples)
        self.budget = self.simulations if simulations is None else simulations
        self.limit = self.seconds if simulations is None and seconds is None else seconds
        if self.budget < 1:
            raise BadBudget(f"{self.name} needs at least one simulation, not {self.budget}")
        if self.limit is not None and not self.limit > 0.0:
            raise BadBudget(f"{self.name} needs some time, not {self.limit} seconds")
        self.crew: Crew | None = None
        self.member = 0
        self.trees: list[Tree | None] = [None] * self.habits.trees

    @classmethod
    def budgeted(cls, seed: str, budget: str) -> Bot:
        """`mcts:400` has 400 simulations a decision, however long they take; `mcts:0.5s` half a second."""
        if not budget.endswith("s"):
            return cls(seed, whole(cls.name, "simulations", budget))
        try:
            seconds = float(budget[:-1])
        except ValueError:
            raise BadBudget(Message("error-budget-seconds", {"bot": cls.name, "budget": budget})) from None
        return cls(seed, 1_000_000, seconds)

    def helped(self, crew: Crew) -> Bot:
        self.crew = crew
        self.member = crew.join()
        return self

    def values_of(self, states: list[State], judgement: Judgement, seat: int) -> list[float]:
        if self.habits.look == LEARNT:
            return super().values_of(states, judgement, seat)
        return GreedyBot.values_of(self, states, judgement, seat)

    def choose(self, observation: Observation) -> int:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        began = perf_counter()
        judgement = judgement_of(observation.state.game())
        actions, values = self.look(observation, judgement)
        if len(actions) == 1:
            return actions[0]
        return self.searched(observation, judgement, actions, values, began)[0]

    def searched(
        self, observation: Observation, judgement: Judgement, actions: list[int], values: list[float], began: float
    ) -> list[int]:
        """The most promising of the actions, the best one first."""
        order = sorted(range(len(actions)), key=lambda i: -values[i])[: self.habits.options]
        # Half-done effects are small decisions: what matters of them was seen at the first look.
        budget = self.budget if judgement.quiet(observation.sample(self.rng)) else (self.budget + 3) // 4
        share = (budget + self.habits.trees - 1) // self.habits.trees
        task = Task([actions[i] for i in order], [values[i] for i in order], share, None)
        visits = [0] * len(order)
        totals = [0.0] * len(order)
        for found in self.grown(observation, task, began):
            for i in range(len(order)):
                visits[i] += found.visits[i]
                totals[i] += found.totals[i]
        if self.habits.kind == WORLDS:
            merits = compared(task.values, visits, totals, judgement.scale, self.habits.trust)
        else:
            merits = merged(task.values, visits, totals, judgement.scale, self.habits.trust / max(1, judgement.horizon))
        # Equally good ones stay in the order of the first look.
        return [task.actions[i] for i in sorted(range(len(order)), key=lambda i: -merits[i])]

    def grown(self, observation: Observation, task: Task, began: float) -> list[Found]:
        """What each tree finds: the last ones are grown by helpers, where there are any, the others here."""
        given: list[tuple[Crew, int, int]] = []
        mine: list[int] = []
        for number in range(self.habits.trees):
            place = self.habits.trees - 1 - number
            if number > 0 and self.crew is not None and place < self.crew.size:
                question = (self.seed_of(number), self.habits, observation, self.timed(task, began, 1))
                if self.crew.ask(place, (self.member, number), *question):
                    given.append((self.crew, place, number))
                    continue
            mine.append(number)
        found = [
            self.here(number, observation, self.timed(task, began, len(mine) - i)) for i, number in enumerate(mine)
        ]
        for crew, place, number in given:
            answer = crew.answer(place)
            if answer is None:  # the helper died, and its tree with it: another is grown
                answer = self.here(number, observation, self.timed(task, began, 1))
            found.append(answer)
        return found

    def timed(self, task: Task, began: float, sharing: int) -> Task:
        """The task with a share of what is left of the time."""
        if self.limit is None:
            return task
        left = max(0.0, self.limit - (perf_counter() - began))
        return Task(task.actions, task.values, task.simulations, left / sharing)

    def seed_of(self, number: int) -> str:
        return f"tree {number} of {self.seed}"

    def here(self, number: int, observation: Observation, task: Task) -> Found:
        tree = self.trees[number]
        if tree is None:
            tree = self.trees[number] = Tree(self.seed_of(number), self.habits)
        return tree.think(observation, task)

    def rate(self, observation: Observation) -> list[Rating]:
        """As the greedy bot explains them, in the order that the search prefers."""
        judgement = judgement_of(observation.state.game())
        began = perf_counter()
        actions, values = self.look(observation, judgement)
        order = self.searched(observation, judgement, actions, values, began) if len(actions) > 1 else actions
        place = {action: i for i, action in enumerate(order)}
        # What was not searched comes last, in the order of what it is worth.
        ratings = sorted(self.explained(observation, judgement), key=lambda rating: -rating.value)
        return sorted(ratings, key=lambda rating: place.get(rating.action, len(place)))


class RehearsalBot(MctsBot):
    """Plays its best options on in equal worlds, everybody choosing with care, and takes what comes out best.

    Where a game says that what was learnt of it sees much more than its judgement, the learnt one is asked all the
    way, and its first look counts for more.
    """

    name: ClassVar[str] = "rehearsal"
    usual: ClassVar[Habits] = Habits(kind=WORLDS, look=LEARNT, careful=4, turns=8, trust=4.0)

    def __init__(
        self, seed: str, simulations: int | None = None, seconds: float | None = None, habits: Habits | None = None
    ) -> None:
        super().__init__(seed, simulations, seconds, habits)
        self.adapting = habits is None

    def searched(
        self, observation: Observation, judgement: Judgement, actions: list[int], values: list[float], began: float
    ) -> list[int]:
        if self.adapting and judgement.trusts_learnt and self.policy_of(observation.state) is not None:
            self.habits = msgspec.structs.replace(self.habits, leaf=LEARNT, players=LEARNT, trust=TRUSTED)
            self.adapting = False
        return super().searched(observation, judgement, actions, values, began)


def merged(values: list[float], visits: list[int], totals: list[float], scale: float, trust: float) -> list[float]:
    """What a first look and a search say together of each action, as distances from the average one.

    The look's opinion counts like `trust` simulations: the search needs some before it can say better.
    """
    count = sum(visits)
    average = sum(totals) / count if count else 0.0
    looks = [0.5 * tanh((value - values[0]) / scale) for value in values]
    middle = sum(look * n for look, n in zip(looks, visits, strict=True)) / count if count else 0.0
    return [
        (trust * (look - middle) + total - n * average) / (trust + n)
        for look, n, total in zip(looks, visits, totals, strict=True)
    ]


def compared(values: list[float], visits: list[int], totals: list[float], scale: float, trust: float) -> list[float]:
    """What a first look and rehearsals in equal worlds say together: how much better than the first action each is.

    The look's opinion counts like `trust` worlds.
    """
    looks = [0.5 * tanh((value - values[0]) / scale) for value in values]
    return [
        (trust * look + total - 0.5 * n) / (trust + n) if trust + n > 0.0 else look
        for look, n, total in zip(looks, visits, totals, strict=True)
    ]

"""A bot that searches: what it may do, what the others may answer, and what may come of it."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

from phylarium.bots.base import BadBudget, Bot, Rating, whole
from phylarium.bots.greedy import GreedyBot
from phylarium.bots.score import judgement_of
from phylarium.bots.search import Search
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.observation import Observation


class MctsBot(GreedyBot):
    """Information-set Monte Carlo tree search, guided by the game's judgement.

    A first look like the greedy bot's picks the options that are searched and says where to begin.
    With a budget of simulations equal seeds search alike; a budget of seconds depends on the machine.
    """

    name: ClassVar[str] = "mcts"
    simulations: ClassVar[int] = 200
    seconds: ClassVar[float | None] = None
    """The most that a decision may take; None: as long as the simulations need."""

    options: ClassVar[int] = 6
    """How many options are searched."""

    exploration: ClassVar[float] = 0.6
    drifting: ClassVar[float] = 0.7
    """How much the imagined play differs from the quick guesses, in points."""

    def __init__(self, seed: str, simulations: int | None = None, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.budget = self.simulations if simulations is None else simulations
        self.limit = self.seconds if seconds is None else seconds
        if self.budget < 1:
            raise BadBudget(f"{self.name} needs at least one simulation, not {self.budget}")
        if self.limit is not None and not self.limit > 0.0:
            raise BadBudget(f"{self.name} needs some time, not {self.limit} seconds")

    @classmethod
    def budgeted(cls, seed: str, budget: str) -> Bot:
        """`mcts:400` has 400 simulations a decision, `mcts:0.5s` half a second."""
        if not budget.endswith("s"):
            return cls(seed, whole(cls.name, "the number of simulations", budget))
        try:
            seconds = float(budget[:-1])
        except ValueError:
            raise BadBudget(f"{cls.name}:{budget} is no budget: seconds are written as in {cls.name}:0.5s") from None
        return cls(seed, 1_000_000, seconds)

    def choose(self, observation: Observation) -> int:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        began = perf_counter()
        judgement = judgement_of(observation.state.game())
        actions, values = self.look(observation, judgement)
        if len(actions) == 1:
            return actions[0]
        search = self.searched(observation, judgement, actions, values, began)
        root = search.root
        order = sorted(range(len(root.actions)), key=lambda i: (-root.visits[i], -root.priors[i]))
        return root.actions[order[0]]

    def searched(
        self, observation: Observation, judgement: Judgement, actions: list[int], values: list[float], began: float
    ) -> Search:
        """A search over the most promising of the actions."""
        order = sorted(range(len(actions)), key=lambda i: -values[i])[: self.options]
        search = Search(judgement, self.rng, self.exploration, self.drifting)
        sample = observation.sample(self.rng)
        search.start(sample, [actions[i] for i in order], [values[i] for i in order])
        # Half-done effects are small decisions: what matters of them was seen at the first look.
        budget = self.budget if judgement.quiet(sample) else (self.budget + 3) // 4
        for _ in range(budget):
            if self.limit is not None and perf_counter() - began > self.limit:
                break
            search.iterate(observation.sample(self.rng))
        return search

    def rate(self, observation: Observation) -> list[Rating]:
        """As the first look explains them, in the order that the search prefers; its values are in points too."""
        judgement = judgement_of(observation.state.game())
        began = perf_counter()
        first = {rating.action: rating for rating in self.explained(observation, judgement)}
        if len(first) == 1:
            return list(first.values())
        values = [rating.value for rating in first.values()]
        root = self.searched(observation, judgement, list(first), values, began).root
        order = sorted(range(len(root.actions)), key=lambda i: (-root.visits[i], -root.priors[i]))
        return [first[root.actions[i]] for i in order]

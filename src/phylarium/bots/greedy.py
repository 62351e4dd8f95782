"""A bot that looks to the end of its own action and takes what leaves it best off."""

from __future__ import annotations

from typing import ClassVar

from phylarium.bots.base import BadBudget, Bot, Rating, whole
from phylarium.bots.score import judgement_of
from phylarium.bots.search import CARE, candidates, gumbel, look_ahead
from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement, Term
from phylarium.kernel.observation import Observation
from phylarium.kernel.rng import seeded

WIDTH = 12
"""Tries at each decision on the way to the end of an action for which the game has no quick guess."""


class GreedyBot(Bot):
    """One step ahead: every candidate is played out to the next quiet position, on a few samples."""

    name: ClassVar[str] = "greedy"
    samples: ClassVar[int] = 1
    """Samples of what is hidden that an option is tried on."""

    most: ClassVar[int] = 16
    """Options that are tried; where there are more, those that the game's quick guesses prefer."""

    noise: ClassVar[float] = 0.0
    """By how much an option is misjudged, roughly, as a part of the judgement's scale."""

    def __init__(self, seed: str, samples: int | None = None) -> None:
        super().__init__(seed)
        self.tries = self.samples if samples is None else samples
        if self.tries < 1:
            raise BadBudget(f"{self.name} needs at least one sample, not {self.tries}")
        self.rng = seeded(seed)

    @classmethod
    def budgeted(cls, seed: str, budget: str) -> Bot:
        return cls(seed, whole(cls.name, "samples", budget))

    def choose(self, observation: Observation) -> int:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        judgement = judgement_of(observation.state.game())
        actions, values = self.look(observation, judgement)
        return actions[self.pick(observation, judgement, values)]

    def pick(self, observation: Observation, judgement: Judgement, values: list[float]) -> int:
        """Which of the candidates is taken, by their values."""
        return best(values)

    def rate(self, observation: Observation) -> list[Rating]:
        judgement = judgement_of(observation.state.game())
        return sorted(self.explained(observation, judgement), key=lambda rating: -rating.value)

    def samples_of(self, observation: Observation) -> list[State]:
        return [observation.sample(self.rng) for _ in range(self.tries)]

    def considered(self, sample: State, judgement: Judgement) -> list[int]:
        """The options that it tries."""
        return candidates(sample, judgement, self.most)

    def look(self, observation: Observation, judgement: Judgement) -> tuple[list[int], list[float]]:
        """The candidates, and how far ahead each leaves the seat, on average."""
        seat = observation.seat
        samples = self.samples_of(observation)
        actions = self.considered(samples[0], judgement)
        if len(actions) == 1:
            return actions, [0.0]
        values = [0.0] * len(actions)
        for sample in samples:
            ends = [look_ahead(sample, action, judgement, self.rng, WIDTH) for action in actions]
            for i, value in enumerate(self.values_of(ends, judgement, seat)):
                values[i] += value
        return actions, [self.misjudged(value / self.tries, judgement) for value in values]

    def values_of(self, states: list[State], judgement: Judgement, seat: int) -> list[float]:
        """How far ahead each of these positions leaves a seat, in points."""
        return [judgement.worth(state)[seat] for state in states]

    def misjudged(self, value: float, judgement: Judgement) -> float:
        blur = self.blur(judgement)
        return value + blur * gumbel(self.rng) if blur > 0.0 else value

    def blur(self, judgement: Judgement) -> float:
        """How many points of this game it misjudges by, roughly."""
        return judgement.misjudged.get(self.name, self.noise) * judgement.scale

    def explained(self, observation: Observation, judgement: Judgement) -> list[Rating]:
        """Every option with what it changes, term by term, against the present position; candidates come first.

        The others are looked at with less care.
        """
        seat = observation.seat
        samples = self.samples_of(observation)
        actions = self.considered(samples[0], judgement)
        listed = set(actions)
        widths = [(action, WIDTH) for action in actions]
        widths += [(action, CARE) for action in observation.legal() if action not in listed]
        before = [judgement.terms(sample, seat) for sample in samples]
        ratings: list[Rating] = []
        for action, width in widths:
            changes: list[Term] = []
            after = [
                judgement.terms(look_ahead(sample, action, judgement, self.rng, width), seat) for sample in samples
            ]
            for i, term in enumerate(before[0]):
                change = sum(new[i].value - old[i].value for new, old in zip(after, before, strict=True)) / self.tries
                if abs(change) > 1e-9:
                    changes.append(Term(term.name, term.weight, change))
            changes.sort(key=lambda term: -abs(term.points))
            ratings.append(Rating(action, sum(term.points for term in changes), changes))
        return ratings


def best(values: list[float]) -> int:
    """The place of the greatest value, the first of equal ones."""
    return max(range(len(values)), key=values.__getitem__)

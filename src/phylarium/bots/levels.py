"""Opponents for people, from the egg to the top of the food chain, and the searches that they grew out of."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from phylarium.bots.greedy import GreedyBot
from phylarium.bots.mcts import MctsBot, RehearsalBot
from phylarium.bots.score import judgement_of
from phylarium.bots.search import best_of, candidates, some_of
from phylarium.bots.tree import Habits
from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.observation import Observation


class Larva(GreedyBot):
    """Drifts: it follows its nose, and now and then does anything at all."""

    name: ClassVar[str] = "larva"
    sense: ClassVar[float] = 0.8
    """How often it follows its nose."""

    noise: ClassVar[float] = 0.1

    def choose(self, observation: Observation) -> int:
        legal = observation.legal()
        if self.rng.below(1000) >= self.sense * 1000:
            return legal[self.rng.below(len(legal))]
        sample = observation.sample(self.rng)
        judgement = judgement_of(sample.game())
        guesses = judgement.inclinations(sample)
        if not guesses:
            return legal[self.rng.below(len(legal))]
        return sample.offers[best_of(guesses, self.rng, self.blur(judgement))]


class Juvenile(GreedyBot):
    """Looks ahead, at the few options that come to its mind first."""

    name: ClassVar[str] = "juvenile"

    def considered(self, sample: State, judgement: Judgement) -> list[int]:
        most = judgement.attention
        return some_of(candidates(sample, judgement, most), most, self.rng)


class Adult(GreedyBot):
    """Looks at every promising option, to the end of what it sets off: the greedy bot, grown up."""

    name: ClassVar[str] = "adult"


class Apex(RehearsalBot):
    """Has learnt, and rehearses, for a second at most."""

    name: ClassVar[str] = "apex"
    simulations: ClassVar[int] = 100
    seconds: ClassVar[float | None] = 1.0


class Analysis(RehearsalBot):
    """Thinks of more, further and more often than the top level, for a minute at most: for study, not for company."""

    name: ClassVar[str] = "analysis"
    usual: ClassVar[Habits] = msgspec.structs.replace(RehearsalBot.usual, options=10, samples=8, careful=6, turns=12)
    simulations: ClassVar[int] = 20_000
    seconds: ClassVar[float | None] = 60.0


class MctsClassic(MctsBot):
    """The tree search by hand-made judgement alone: what every other search is measured by."""

    name: ClassVar[str] = "mcts-classic"
    usual: ClassVar[Habits] = Habits()


class ApexClassic(MctsClassic):
    """The top level of earlier versions."""

    name: ClassVar[str] = "apex-classic"
    seconds: ClassVar[float | None] = 1.0

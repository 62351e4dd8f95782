"""Games to learn from and games to be measured by: what a worker does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import tanh

import numpy as np

from phylarium.arena.setting import Setting
from phylarium.bots.base import Bot
from phylarium.bots.features import Features, Floats
from phylarium.bots.greedy import best
from phylarium.bots.learned import LearnedBot, Policy
from phylarium.bots.network import Network
from phylarium.bots.roster import make
from phylarium.bots.score import judgement_of
from phylarium.bots.search import gumbel
from phylarium.kernel.engine import State
from phylarium.kernel.game import Game
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.observation import Observation
from phylarium.kernel.registry import game

TEMPERATURE = 0.025
"""Points, in scales of the judgement, by which a learner prefers an option e times as often."""

MARGIN = 0.3
"""What a great lead at the end counts, where a victory counts 1."""

RIVAL = -1
"""The place of a bot that learns nothing: the rival of a deal."""

LONGEST = 1_000_000
"""More decisions than any game has."""


@dataclass(frozen=True)
class Deal:
    """One game for a worker: who sits where, and whether the learner tries things out and tells what it did."""

    setting: Setting
    players: tuple[int, ...]
    """By seat the place in `networks`, or RIVAL; 0 is whoever learns."""
    networks: Sequence[Mapping[str, Floats]]
    learning: bool
    rival: str = "greedy"
    """The bot at the other seats, by name."""
    samples: int = 1
    """Samples on which each network tries its options."""


@dataclass(frozen=True)
class Episode:
    """What one seat decided in one game, all decisions behind each other."""

    rows: Floats
    """The features of every candidate of every decision."""
    leads: Floats
    """What the hand-made judgement says of each, in temperatures."""
    counts: list[int]
    """How many candidates each decision had."""
    chosen: list[int]
    """Which of them was taken."""
    before: Floats
    """The features of the position of each decision."""
    reward: float


@dataclass(frozen=True)
class Played:
    """A game that is over."""

    seats: int
    shares: list[float]
    """By seat, its share of the victory."""
    players: tuple[int, ...]
    episodes: list[Episode]
    decisions: int


@cache
def features_of(rules: Game) -> Features:
    return Features(rules, judgement_of(rules))


class Learner(LearnedBot):
    """Takes what it likes the more often the more it likes it, and remembers everything."""

    def __init__(self, seed: str, policy: Policy) -> None:
        super().__init__(seed, 1, policy)
        self.policy = policy
        self.seen: Floats | None = None
        self.rows: list[Floats] = []
        self.leads: list[float] = []
        self.counts: list[int] = []
        self.chosen: list[int] = []
        self.before: list[Floats] = []
        self.sample: State | None = None

    def samples_of(self, observation: Observation) -> list[State]:
        found = super().samples_of(observation)
        self.sample = found[0]
        return found

    def values_of(self, states: list[State], judgement: Judgement, seat: int) -> list[float]:
        tables = [judgement.rows(state) for state in states]
        values, self.seen = self.policy.values(states, tables, seat)
        self.leads += self.policy.features.leads(tables, seat)
        return values

    def pick(self, observation: Observation, judgement: Judgement, values: list[float]) -> int:
        if len(values) == 1:
            return 0
        assert self.seen is not None and self.sample is not None
        # The greatest sum with such noise is a draw by the exponentials of the values.
        chosen = best([value / self.policy.temperature + gumbel(self.rng) for value in values])
        self.rows.append(self.seen)
        self.counts.append(len(values))
        self.chosen.append(chosen)
        self.before.append(self.policy.features.of([self.sample], [judgement.rows(self.sample)], observation.seat))
        return chosen

    def episode(self, reward: float) -> Episode | None:
        """All that it decided; None where nothing was to be decided."""
        if not self.counts:
            return None
        leads = np.array(self.leads, np.float64) / self.policy.temperature
        rows, before = np.concatenate(self.rows), np.concatenate(self.before)
        return Episode(rows, leads.astype(np.float32), self.counts, self.chosen, before, reward)


def shares(places: Sequence[int]) -> list[float]:
    """By seat, its share of the victory: whoever is first together shares it."""
    first = sum(place == 1 for place in places)
    return [1.0 / first if place == 1 else 0.0 for place in places]


def rewards(state: State, scale: float) -> list[float]:
    """By seat, what a game that is over was worth to it: the victory, and a little for the lead in points."""
    scores = state.scores()
    won = shares(state.ranking())
    found = []
    for seat, score in enumerate(scores):
        others = max(other for place, other in enumerate(scores) if place != seat)
        found.append(won[seat] + MARGIN * tanh((score - others) / scale))
    return found


def play(deal: Deal) -> Played:
    """Play one game to its end."""
    rules = game(deal.setting.game)
    judgement = judgement_of(rules)
    features = features_of(rules)
    temperature = TEMPERATURE * judgement.scale
    policies = [Policy(Network(arrays), features, temperature) for arrays in deal.networks]
    state = deal.setting.start()
    seated: list[Bot] = []
    for seat, who in enumerate(deal.players):
        seed = f"bot {seat} of {deal.setting.seed}"
        if who == RIVAL:
            seated.append(make(deal.rival, seed))
        elif who == 0 and deal.learning:
            seated.append(Learner(seed, policies[0]))
        else:
            seated.append(LearnedBot(seed, deal.samples, policies[who]))
    while not state.over():
        if state.number > LONGEST:
            raise RuntimeError(f"{deal.setting.game} {deal.setting.seed!r} does not end")
        seat = state.to_move()
        state.apply(seated[seat].choose(state.observation(seat)))
    gained = rewards(state, judgement.scale) if deal.learning else []
    told = [bot.episode(gained[seat]) for seat, bot in enumerate(seated) if isinstance(bot, Learner)]
    episodes = [episode for episode in told if episode is not None]
    return Played(len(deal.players), shares(state.ranking()), deal.players, episodes, state.number)

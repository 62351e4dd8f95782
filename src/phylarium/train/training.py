"""A training: rounds of games against itself, each learnt from; kept after every round, so that it can go on.

A round is played by the policy as it was at its beginning, by every worker alike, so equal seeds train alike however
many workers there are (unless it is the clock that ends a round). Most games are played by the policy against itself;
in some, other seats belong to earlier selves or to the greedy bot, so that it does not forget how to beat them.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from phylarium.arena.intervals import Rate, rate
from phylarium.arena.jobs import Here, Pool, Runner
from phylarium.arena.setting import Setting
from phylarium.bots.features import VERSION, Floats
from phylarium.bots.learned import POLICY, loaded, shipped
from phylarium.bots.learned import WEIGHTS as SHIPPED
from phylarium.bots.network import SHAPES, Made, Network, read, write
from phylarium.bots.score import judgement_of
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.game import Game
from phylarium.kernel.message import Message
from phylarium.kernel.options import Value
from phylarium.kernel.registry import game
from phylarium.train.learning import Learning, lesson
from phylarium.train.playing import RIVAL, TEMPERATURE, Deal, Played, features_of, play

FILE = "train"
"""The file of the messages of these errors."""

CHECKPOINT = "checkpoint.npz"
"""Everything that a training needs to go on."""

WEIGHTS = "policy.npz"
"""What the bot plays with, ready to be taken."""

MIXED = 5
"""Of so many games one is played with rivals at some seats."""

EARLIER = 6
"""Earlier selves that are kept."""

APART = 3
"""Rounds between two selves that are kept."""

STEADY = 0.8
"""How much of the average stays after a round: what plays in the end is an average of the last selves."""

ENOUGH = 0.5
"""A round that the clock ends is learnt from when so much of it was played."""


class CannotTrain(PhylariumError):
    """A game that cannot be trained for, or a training that is about something else."""


class Plan(msgspec.Struct, frozen=True):
    """What a training is about. Equal plans train alike."""

    game: str
    seats: list[int]
    """The numbers of seats, in turn: one that stands there twice is played twice as often."""
    games: int
    """Games of a round."""
    seed: str
    options: Mapping[str, Value] = {}
    further: bool = False
    """Whether it begins with what came with the game, instead of with nothing."""


class Trial(msgspec.Struct, frozen=True):
    """Games of one against others of another kind, at a number of seats."""

    seats: int
    against: str
    """A bot, or the round of an earlier self."""
    won: float
    games: int

    @property
    def rate(self) -> Rate:
        return rate(self.won, self.games)


class Round(msgspec.Struct, frozen=True):
    """What came of a round."""

    number: int
    games: int
    decisions: int
    """Decisions that were learnt from."""
    seconds: float
    loss: float
    entropy: float
    drift: float
    error: float
    """The critic's mean squared error."""
    mixed: float | None
    """In games with rivals, victories of the learner's seats, where 1 is their share."""
    trials: list[Trial] = []


class Kept(msgspec.Struct):
    """What a checkpoint says beside its arrays."""

    plan: Plan
    made: Made
    rounds: list[Round]
    steps: dict[str, int]
    """Steps that were taken, by network."""
    selves: list[int]
    """The rounds of the earlier selves that are kept."""
    before: tuple[int, int] = (0, 0)
    """Rounds and games of the training that this one goes further than."""


class Trials(NamedTuple):
    """When and against whom what was learnt is measured while it learns."""

    every: int = 0
    """Rounds between two measurements; 0 is none."""
    games: int = 40
    """Games of each opponent, at each number of seats."""
    rivals: Sequence[str] = ("greedy",)
    """Bots by name; the first and the last of the earlier selves are met besides."""


class Match(NamedTuple):
    """Who plays the other seats in a measurement: a bot by its name, or a network."""

    seats: int
    against: str
    rival: Mapping[str, Floats] | None
    samples: int = 1


def learnt(name: str, folder: Path | None) -> Mapping[str, Floats]:
    """What was learnt of a game: in the folder of a training, or what came with the game."""
    policy = shipped(game(name)) if folder is None else loaded(folder / WEIGHTS, game(name))
    if policy is None:
        raise CannotTrain(Message("train-error-nothing", {"game": name}), FILE)
    return policy.network.arrays()


def measured(
    plan: Plan,
    policy: Mapping[str, Floats],
    matches: Sequence[Match],
    games: int,
    seed: str,
    runner: Runner,
    deadline: float | None = None,
) -> list[Trial]:
    """Games of a policy alone against others; each world is played from every seat in turn.

    Where the clock ends it, what was played until then counts.
    """
    deals: list[Deal] = []
    for number in range(games):
        for match in matches:
            networks = [policy] if match.rival is None else [policy, match.rival]
            players = [RIVAL if match.rival is None else 1] * match.seats
            players[number % match.seats] = 0
            world = f"{seed}, {match.seats} seats, world {number // match.seats}"
            setting = Setting(plan.game, match.seats, plan.options, world)
            rival = match.against if match.rival is None else "greedy"
            deals.append(Deal(setting, tuple(players), networks, False, rival, match.samples))
    won: list[list[float]] = [[] for _ in matches]
    with closing(runner.map(play, deals)) as results:
        for place, played in results:
            won[place % len(matches)].append(played.shares[played.players.index(0)])
            if deadline is not None and time.monotonic() > deadline:
                break
    return [
        Trial(match.seats, match.against, sum(shares), len(shares))
        for match, shares in zip(matches, won, strict=True)
        if shares
    ]


class Training:
    """One training and its folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.rounds: list[Round] = []
        self.selves: dict[int, Network] = {}
        rules = game(plan.game)
        judgement = judgement_of(rules)
        if not judgement.names():
            raise CannotTrain(Message("train-error-judgement", {"game": plan.game}), FILE)
        for number in plan.seats:
            if number < 2 or number not in rules.seats:
                raise CannotTrain(Message("train-error-seats", {"game": plan.game, "seats": number}), FILE)
        features = features_of(rules)
        self.made = Made(
            plan.game,
            rules.rules_version,
            VERSION,
            list(features.names),
            sorted(set(plan.seats)),
            TEMPERATURE * judgement.scale,
        )
        rng = np.random.default_rng(seed_number(plan.seed))
        size = len(features.names)
        self.learning = Learning(Network.fresh(size, rng), Network.fresh(size, rng))
        self.before = (0, 0)
        """Rounds and games of the training that this one goes further than."""
        kept = (folder / CHECKPOINT).is_file()
        if plan.further and not kept:
            self.begin_with(rules)
        self.average = self.learning.policy.copy()
        """What plays in the end: rounds differ by luck, and an average of them plays better than any."""
        if kept:
            self.take_up()

    def begin_with(self, rules: Game) -> None:
        """Begin with the policy that came with the game; its critic was not kept, and learns anew."""
        policy = shipped(rules)
        if policy is None:
            raise CannotTrain(Message("train-error-nothing", {"game": rules.name}), FILE)
        network = policy.network.copy()
        for name in ("linear", "last", "last_bias"):
            # The same points, should a point of this game have become another part of its scale.
            network.learnt[name] *= np.float32(policy.temperature / self.made.temperature)
        self.learning = Learning(network, self.learning.critic)
        made, _ = read(SHIPPED / f"{rules.name}.npz", Made)
        self.before = (made.rounds, made.games)

    # --- what is kept -------------------------------------------------------------------------

    def take_up(self) -> None:
        """Go on where the training in the folder was left."""
        kept, groups = read(self.folder / CHECKPOINT, Kept)
        asked, theirs = msgspec.structs.asdict(self.plan), msgspec.structs.asdict(kept.plan)
        changed = [name for name in asked if name != "games" and asked[name] != theirs[name]]
        names = ("rules", "version", "names", "temperature")
        changed += [name for name in names if getattr(kept.made, name) != getattr(self.made, name)]
        if changed:
            what = ", ".join(changed)
            raise CannotTrain(Message("train-error-other", {"folder": str(self.folder), "what": what}), FILE)
        self.rounds = kept.rounds
        self.before = kept.before
        self.learning = Learning(Network(groups["policy"]), Network(groups["critic"]))
        self.average = Network(groups["average"])
        for name, adam in self.learning.steps.items():
            adam.count = kept.steps[name]
            adam.mean = groups[f"{name}_mean"]
            adam.square = groups[f"{name}_square"]
        self.selves = {number: Network(groups[f"self_{number}"]) for number in kept.selves}

    def keep(self) -> None:
        """Write the checkpoint, and beside it what the bot plays with."""
        groups: dict[str, Mapping[str, Floats]] = {
            "policy": self.learning.policy.arrays(),
            "critic": self.learning.critic.arrays(),
            "average": self.average.arrays(),
        }
        for name, adam in self.learning.steps.items():
            groups[f"{name}_mean"] = adam.mean
            groups[f"{name}_square"] = adam.square
        for number, network in self.selves.items():
            groups[f"self_{number}"] = network.arrays()
        steps = {name: adam.count for name, adam in self.learning.steps.items()}
        rounds, games = self.before
        made = msgspec.structs.replace(
            self.made, rounds=rounds + len(self.rounds), games=games + sum(found.games for found in self.rounds)
        )
        kept = Kept(self.plan, made, self.rounds, steps, list(self.selves), self.before)
        write(self.folder / CHECKPOINT, kept, groups)
        write(self.folder / WEIGHTS, made, {POLICY: self.average.arrays()})

    # --- games --------------------------------------------------------------------------------

    def deals(self, number: int) -> list[Deal]:
        """The games of a round."""
        plan = self.plan
        rng = np.random.default_rng(seed_number(f"{plan.seed} deals {number}"))
        networks = [self.learning.policy.arrays(), *(network.arrays() for network in self.selves.values())]
        found = []
        for i in range(plan.games):
            seats = plan.seats[i % len(plan.seats)]
            setting = Setting(plan.game, seats, plan.options, f"{plan.seed} round {number} game {i}")
            players = [0] * seats
            met: Sequence[Mapping[str, Floats]] = networks[:1]
            if number > 0 and rng.integers(MIXED) == 0:
                # Each rival is as likely as another; at least one seat learns, at least one is a rival's.
                rivals = rng.permutation(seats)[: rng.integers(1, seats)]
                for seat in rivals:
                    players[seat] = int(rng.integers(1, len(networks) + 1))
                players = [RIVAL if who == len(networks) else who for who in players]
                met = networks
            found.append(Deal(setting, tuple(players), met, True))
        return found

    def tried(self, runner: Runner, trials: Trials, deadline: float | None = None) -> list[Trial]:
        """Measure what was learnt at all numbers of seats: against bots, the first self that was kept, and the last."""
        arrays = self.average.arrays()
        seed = f"{self.plan.seed} trial {len(self.rounds)}"
        every = sorted(set(self.plan.seats))
        matches = [Match(seats, name, None) for name in trials.rivals for seats in every]
        kept = list(self.selves)
        for number in dict.fromkeys([*kept[:1], *kept[-1:]]):
            matches += [Match(seats, str(number), self.selves[number].arrays()) for seats in every]
        return measured(self.plan, arrays, matches, trials.games, seed, runner, deadline)

    # --- rounds -------------------------------------------------------------------------------

    def round(self, runner: Runner, deadline: float | None, advance: Callable[[int], None]) -> bool:
        """Play a round and learn from it; whether the clock let it."""
        number = len(self.rounds)
        began = time.monotonic()
        deals = self.deals(number)
        found: dict[int, Played] = {}
        with closing(runner.map(play, deals)) as results:
            for place, played in results:
                found[place] = played
                advance(len(found))
                if deadline is not None and time.monotonic() > deadline:
                    break
        if len(found) < ENOUGH * len(deals):
            return False
        games = [found[place] for place in sorted(found)]
        taken = lesson([episode for played in games for episode in played.episodes])
        rng = np.random.default_rng(seed_number(f"{self.plan.seed} learning {number}"))
        if number == 0:
            self.learning.begin(taken, rng, fresh=not self.plan.further)
        step, error = self.learning.learn(taken, rng)
        if not all(np.isfinite(self.learning.policy.learnt[name]).all() for name in SHAPES):
            raise CannotTrain(Message("train-error-lost", {"round": number}), FILE)
        self.settle()
        seconds = round(time.monotonic() - began, 1)
        told = Round(
            number,
            len(games),
            len(taken.starts),
            seconds,
            step.loss,
            step.entropy,
            step.drift,
            error,
            against_rivals(games),
        )
        self.rounds.append(told)
        if number % APART == 0:
            self.selves[number] = self.learning.policy.copy()
            while len(self.selves) > EARLIER:
                # Every other one goes: some old ones stay.
                del self.selves[list(self.selves)[1]]
        self.keep()
        return True

    def settle(self) -> None:
        """Take the policy into the average."""
        policy = self.learning.policy
        if not self.rounds:
            self.average = policy.copy()
        for name, array in policy.learnt.items():
            self.average.learnt[name] = (STEADY * self.average.learnt[name] + (1.0 - STEADY) * array).astype(np.float32)

    def add_trials(self, trials: list[Trial]) -> None:
        """Keep what a measurement after the last round came to."""
        last = self.rounds[-1]
        self.rounds[-1] = msgspec.structs.replace(last, trials=[*last.trials, *trials])
        self.keep()


def against_rivals(games: Sequence[Played]) -> float | None:
    """In games that others played too, what a seat of the learner won, where 1 is a fair share."""
    found = [
        share * played.seats
        for played in games
        if any(played.players)
        for who, share in zip(played.players, played.shares, strict=True)
        if who == 0
    ]
    return sum(found) / len(found) if found else None


def seed_number(text: str) -> list[int]:
    """A text as numpy takes seeds."""
    return list(text.encode())


def workers(jobs: int) -> Runner:
    """Processes that stay until the training is over; 1 is this process. Each of them computes on one core."""
    count = jobs or os.cpu_count() or 1
    if count == 1:
        return Here()
    # What is loaded here already keeps its threads; whoever is started from here on has one.
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    return Pool(count, standing=True)


def run(
    training: Training,
    runner: Runner,
    rounds: int | None,
    seconds: float | None,
    trials: Trials,
    rate: float,
    advance: Callable[[int, int], None],
    told: Callable[[Round], None],
) -> None:
    """Go on until so many rounds are done in all, or the time is up. `advance` is told the round and its games."""
    deadline = None if seconds is None else time.monotonic() + seconds
    for adam in training.learning.steps.values():
        adam.rate = rate
    while rounds is None or len(training.rounds) < rounds:
        number = len(training.rounds)
        if not training.round(runner, deadline, lambda done, number=number: advance(number, done)):  # type: ignore[misc]
            return
        if trials.every and len(training.rounds) % trials.every == 0:
            training.add_trials(training.tried(runner, trials, deadline))
        told(training.rounds[-1])
        if deadline is not None and time.monotonic() > deadline:
            return

"""A bot that has learnt: it looks as the greedy bot does, and corrects the hand-made judgement of what it sees.

Each candidate is played to the next quiet position. What it is worth there is the hand-made lead, in points, plus
what a small network makes of the position's features (`bots.features`). A network that has learnt nothing adds
nothing, so that training (`phylarium.train`) begins as `greedy` and goes on from there.
"""

from __future__ import annotations

import warnings
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from phylarium.bots.base import Rating
from phylarium.bots.greedy import GreedyBot
from phylarium.bots.score import judgement_of
from phylarium.kernel.engine import State
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.observation import Observation
from phylarium.kernel.words import render

if TYPE_CHECKING:
    from phylarium.bots.features import Features, Floats
    from phylarium.bots.network import Made, Network
    from phylarium.kernel.game import Game

WEIGHTS = Path(__file__).with_name("weights")
"""The folder of what was learnt: a file a game."""

POLICY = "policy"
"""The name of the network that plays, in its file."""

FINEST = 6
"""Decimals of a correction that count: processors differ in the last digits, and equal seeds must play alike on all."""


class OtherWeights(UserWarning):
    """What was learnt is about another version of the game, so it is not used."""

    def __init__(self, file: str, game: str, problem: Message) -> None:
        super().__init__(render(Message("weights-unused", {"file": file, "game": game, "problem": problem})))
        self.problem = problem


class Policy:
    """A network, the features that it looks at, and how many points its numbers stand for."""

    def __init__(self, network: Network, features: Features, temperature: float) -> None:
        self.network = network
        self.exact = network.exact()
        self.features = features
        self.temperature = temperature

    def values(self, states: list[State], tables: list[list[list[float]]], seat: int) -> tuple[list[float], Floats]:
        """What positions are worth to a seat, in points, and their features; `tables` are their rows of terms."""
        rows = self.features.of(states, tables, seat)
        corrections = self.exact.values(rows).tolist()
        leads = self.features.leads(tables, seat)
        found = [a + round(self.temperature * b, FINEST) for a, b in zip(leads, corrections, strict=True)]
        return found, rows


class LearnedBot(GreedyBot):
    """`greedy` with a judgement that was corrected by experience.

    Where nothing was learnt (a game without weights, weights for other rules, one who plays alone, all who play
    together) it is the greedy bot.
    """

    name: ClassVar[str] = "learned"

    def __init__(self, seed: str, samples: int | None = None, policy: Policy | None = None) -> None:
        super().__init__(seed, samples)
        self.given = policy

    def policy_of(self, state: State) -> Policy | None:
        return self.given or shipped(state.game())

    def values_of(self, states: list[State], judgement: Judgement, seat: int) -> list[float]:
        tables = [judgement.rows(state) for state in states]
        policy = self.policy_of(states[0]) if tables[0] else None
        if policy is None:
            return super().values_of(states, judgement, seat)
        return policy.values(states, tables, seat)[0]

    def rate(self, observation: Observation) -> list[Rating]:
        """As the greedy bot explains them, in the order that it prefers itself."""
        judgement = judgement_of(observation.state.game())
        actions, values = self.look(observation, judgement)
        height = dict(zip(actions, values, strict=True))
        ratings = self.explained(observation, judgement)
        # What was not worth a look comes last, as the greedy bot likes it.
        return sorted(ratings, key=lambda rating: (-height.get(rating.action, -1e30), -rating.value))


@cache
def shipped(game: Game) -> Policy | None:
    """What was learnt of a game and came with it; None where there is nothing, or nothing that fits."""
    path = WEIGHTS / f"{game.name}.npz"
    return loaded(path, game) if path.is_file() else None


def loaded(path: Path, game: Game) -> Policy | None:
    """The policy of a file; None, with a warning, where it was made for something else."""
    from phylarium.bots.features import Features
    from phylarium.bots.network import Made, Network, read

    features = Features(game, judgement_of(game))
    made, groups = read(path, Made)
    problem = mismatch(made, game, features)
    if problem is not None:
        warnings.warn(OtherWeights(path.name, game.name, problem), stacklevel=2)
        return None
    network = Network(groups[POLICY]).widened(made.names, features.names)
    return Policy(network, features, made.temperature)


def mismatch(made: Made, game: Game, features: Features) -> Message | None:
    """Why what was learnt does not fit a game; None where it does."""
    from phylarium.bots.features import VERSION

    if made.game != game.name:
        return Message("weights-other-game", {"game": made.game})
    if made.rules != game.rules_version:
        return Message("weights-other-rules", {"theirs": made.rules, "ours": game.rules_version})
    if made.version != VERSION:
        return Message("weights-other-features", {"theirs": made.version, "ours": VERSION})
    gone = sorted(set(made.names) - set(features.names))
    return Message("weights-gone", {"features": Listing(gone[:5], ROW)}) if gone else None

"""How a network learns: proximal policy gradients over candidates, with gradients written out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from phylarium.bots.features import Floats
from phylarium.bots.network import SHAPES, Network
from phylarium.train.playing import Episode

Ints = NDArray[np.int64]

RATE = 1e-3
"""How far a step goes."""

LAMBDA = 0.85
"""How far back a surprise is laid to earlier decisions."""

CLIP = 0.2
"""How much more or less often a decision may be taken before it stops being changed."""

ENTROPY = 0.002
"""What it counts to stay undecided."""

DRIFT = 0.03
"""How far the policy may move in one round (mean Kullback-Leibler divergence)."""

EPOCHS = 4
CRITIC_EPOCHS = 4
FIRST_EPOCHS = 12
"""Times that the critic looks at the first games, before anything else is learnt."""

BATCH = 1024
"""Decisions of a step."""


class Adam:
    """Steps of adapted size: means of gradients and of their squares."""

    def __init__(self, network: Network, rate: float = RATE) -> None:
        self.rate = rate
        self.count = 0
        self.mean = {name: np.zeros_like(network.learnt[name]) for name in SHAPES}
        self.square = {name: np.zeros_like(network.learnt[name]) for name in SHAPES}

    def step(self, network: Network, gradients: dict[str, Floats]) -> None:
        self.count += 1
        ahead, wide = 1.0 - 0.9**self.count, 1.0 - 0.999**self.count
        for name, gradient in gradients.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            network.learnt[name] -= self.rate * (mean / ahead) / (np.sqrt(square / wide) + 1e-8)


def backward(network: Network, inputs: Floats, first: Floats, second: Floats, wanted: Floats) -> dict[str, Floats]:
    """The gradient of a loss by everything that is learnt, from its gradient by the numbers."""
    known = network.learnt
    above = np.outer(wanted, known["last"]) * (second > 0.0)
    below = (above @ known["second"].T) * (first > 0.0)
    return {
        "linear": wanted @ inputs,
        "first": inputs.T @ below,
        "first_bias": below.sum(axis=0),
        "second": first.T @ above,
        "second_bias": above.sum(axis=0),
        "last": wanted @ second,
        "last_bias": wanted.sum(keepdims=True),
    }


@dataclass
class Lesson:
    """The decisions of one round, behind each other."""

    rows: Floats
    leads: Floats
    starts: Ints
    counts: Ints
    chosen: Ints
    """The places in `rows` of what was taken."""
    before: Floats
    rewards: Floats
    """By decision, what the game was worth to the seat in the end."""
    lengths: list[int]
    """How many decisions each episode had."""


def lesson(episodes: Sequence[Episode]) -> Lesson:
    counts = np.array([count for episode in episodes for count in episode.counts], np.int64)
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64)
    chosen = starts + np.array([place for episode in episodes for place in episode.chosen], np.int64)
    lengths = [len(episode.counts) for episode in episodes]
    return Lesson(
        np.concatenate([episode.rows for episode in episodes]),
        np.concatenate([episode.leads for episode in episodes]),
        starts,
        counts,
        chosen,
        np.concatenate([episode.before for episode in episodes]),
        np.repeat(np.array([episode.reward for episode in episodes], np.float32), lengths),
        lengths,
    )


def advantages(values: Floats, rewards: Floats, lengths: Sequence[int], decay: float = LAMBDA) -> tuple[Floats, Floats]:
    """By decision, how much better things went than the critic thought, and what the critic should have said.

    Each surprise (what the critic says next, in the end the reward, less what it said before) counts for the decision
    before it, and `decay` times as much for each one earlier.
    """
    found = np.zeros_like(values)
    at = 0
    for length in lengths:
        ahead = 0.0
        following = float(rewards[at])
        for i in range(at + length - 1, at - 1, -1):
            ahead = following - float(values[i]) + decay * ahead
            found[i] = ahead
            following = float(values[i])
        at += length
    return found, found + values


def shares(heights: Floats, starts: Ints, counts: Ints) -> tuple[Floats, Floats]:
    """Softmax among the candidates of each decision: shares and their logarithms."""
    lifted = heights - np.repeat(np.maximum.reduceat(heights, starts), counts)
    powers = np.exp(lifted)
    sums = np.add.reduceat(powers, starts)
    return powers / np.repeat(sums, counts), lifted - np.repeat(np.log(sums), counts)


def picked(starts: Ints, counts: Ints) -> Ints:
    """The places of all candidates of some decisions, behind each other."""
    first = np.concatenate([[0], np.cumsum(counts)[:-1]])
    found: Ints = np.arange(int(counts.sum()), dtype=np.int64) + np.repeat(starts - first, counts)
    return found


def critic_pass(network: Network, adam: Adam, inputs: Floats, wanted: Floats, rng: np.random.Generator) -> float:
    """One look of the critic at all decisions; its mean squared error on the way."""
    total = 0.0
    order = rng.permutation(len(inputs))
    for at in range(0, len(order), BATCH):
        some = order[at : at + BATCH]
        values, first, second = network.layers(inputs[some])
        wrong = values - wanted[some]
        total += float((wrong * wrong).sum())
        adam.step(network, backward(network, inputs[some], first, second, (2.0 / len(some) * wrong).astype(np.float32)))
    return total / len(order)


@dataclass
class Step:
    """What a pass of the policy came to."""

    loss: float
    entropy: float
    drift: float


def policy_gradient(
    network: Network, inputs: Floats, leads: Floats, starts: Ints, counts: Ints, chosen: Ints, old: Floats, gain: Floats
) -> tuple[Step, dict[str, Floats]]:
    """The clipped objective of some decisions and its gradient. `old` are the logarithms of the shares at the time."""
    number = len(starts)
    values, first, second = network.layers(inputs)
    share, logs = shares(leads + values, starts, counts)
    ratio = np.exp(logs[chosen] - old)
    held = np.clip(ratio, 1.0 - CLIP, 1.0 + CLIP)
    objective = np.minimum(ratio * gain, held * gain)
    entropies = -np.add.reduceat(share * logs, starts)
    # Where the clipped one is the smaller, nothing is changed any more.
    pull = np.where(ratio * gain <= held * gain, ratio * gain, 0.0)
    wanted = np.repeat(pull, counts) * share
    wanted[chosen] -= pull
    wanted += ENTROPY * share * (logs + np.repeat(entropies, counts))
    wanted = (wanted / number).astype(np.float32)
    loss = -float(objective.mean()) - ENTROPY * float(entropies.mean())
    drift = float((ratio - 1.0 - (logs[chosen] - old)).mean())
    return Step(loss, float(entropies.mean()), drift), backward(network, inputs, first, second, wanted)


def policy_pass(
    network: Network,
    adam: Adam,
    taken: Lesson,
    inputs: Floats,
    old: Floats,
    gain: Floats,
    rng: np.random.Generator,
) -> Step:
    """One look of the policy at all decisions; it ends early where the policy has moved far enough."""
    order = rng.permutation(len(taken.starts))
    steps: list[Step] = []
    for at in range(0, len(order), BATCH):
        some = order[at : at + BATCH]
        counts = taken.counts[some]
        places = picked(taken.starts[some], counts)
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64)
        chosen = starts + taken.chosen[some] - taken.starts[some]
        step, gradients = policy_gradient(
            network, inputs[places], taken.leads[places], starts, counts, chosen, old[some], gain[some]
        )
        steps.append(step)
        if step.drift > 2.0 * DRIFT:
            break
        adam.step(network, gradients)
    means = [sum(getattr(step, name) for step in steps) / len(steps) for name in ("loss", "entropy", "drift")]
    return Step(*means)


class Learning:
    """A policy, its critic and what both remember of their steps."""

    def __init__(self, policy: Network, critic: Network) -> None:
        self.policy = policy
        self.critic = critic
        self.steps = {"policy": Adam(policy), "critic": Adam(critic)}

    def begin(self, taken: Lesson, rng: np.random.Generator, fresh: bool = True) -> float:
        """Learn from the first games what is usual, and what positions lead to; its error.

        A policy that is not fresh knows what is usual: its numbers mean something only by that.
        """
        if fresh:
            self.policy.usual(taken.rows)
        self.critic.middle, self.critic.narrow = self.policy.middle, self.policy.narrow
        inputs = self.critic.inputs(taken.before)
        error = 0.0
        for _ in range(FIRST_EPOCHS):
            values = self.critic.values(taken.before)
            _, wanted = advantages(values, taken.rewards, taken.lengths, 0.95)
            error = critic_pass(self.critic, self.steps["critic"], inputs, wanted, rng)
        return error

    def learn(self, taken: Lesson, rng: np.random.Generator) -> tuple[Step, float]:
        """Learn from one round of games; what the last pass came to, and the critic's error."""
        values = self.critic.values(taken.before)
        gain, wanted = advantages(values, taken.rewards, taken.lengths)
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        inputs = self.policy.inputs(taken.rows)
        heights = taken.leads + self.policy.layers(inputs)[0]
        old = shares(heights, taken.starts, taken.counts)[1][taken.chosen]
        step = Step(0.0, 0.0, 0.0)
        for _ in range(EPOCHS):
            step = policy_pass(self.policy, self.steps["policy"], taken, inputs, old, gain, rng)
            if step.drift > DRIFT:
                break
        error = 0.0
        inputs = self.critic.inputs(taken.before)
        for _ in range(CRITIC_EPOCHS):
            error = critic_pass(self.critic, self.steps["critic"], inputs, wanted, rng)
        return step, error

"""How a network learns: gradients against differences, advantages by hand, and a lesson that can be learnt."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from phylarium.bots.features import Floats
from phylarium.bots.network import SHAPES, Network
from phylarium.train import learning
from phylarium.train.learning import Adam, Learning, advantages, lesson, picked, policy_gradient, shares
from phylarium.train.playing import Episode

SIZE = 5


def network(seed: int) -> Network:
    """One with numbers everywhere, in double precision so that differences can be taken."""
    rng = np.random.default_rng(seed)
    made = Network.fresh(SIZE, rng)
    for name in SHAPES:
        made.learnt[name] = (0.3 * rng.standard_normal(made.learnt[name].shape)).astype(np.float64)
    return made


def rows(count: int, seed: int) -> Floats:
    found: Floats = np.random.default_rng(seed).standard_normal((count, SIZE)).astype(np.float32)
    return found


def test_the_gradient_is_the_slope_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "ENTROPY", 0.3)  # so that it weighs as much as the rest
    made = network(1)
    counts = np.array([3, 2, 4], np.int64)
    starts = np.array([0, 3, 5], np.int64)
    chosen = np.array([1, 3, 8], np.int64)
    inputs: Any = rows(9, 2).astype(np.float64)
    leads: Any = np.random.default_rng(3).standard_normal(9)
    _, logs = shares(leads + made.layers(inputs)[0], starts, counts)
    old = logs[chosen] + np.array([0.05, -0.1, 0.02])  # inside the clip, and not where the slope is trivial
    gain = np.array([1.0, -0.7, 0.4])

    def loss() -> float:
        return policy_gradient(made, inputs, leads, starts, counts, chosen, old, gain)[0].loss

    _, gradients = policy_gradient(made, inputs, leads, starts, counts, chosen, old, gain)
    rng = np.random.default_rng(4)
    for name in SHAPES:
        array = made.learnt[name]
        for _ in range(4):
            place = tuple(int(rng.integers(length)) for length in array.shape)
            kept = float(array[place])
            sides = []
            for step in (1e-5, -1e-5):
                array[place] = kept + step
                sides.append(loss())
            array[place] = kept
            slope = (sides[0] - sides[1]) / 2e-5
            assert float(gradients[name][place]) == pytest.approx(slope, rel=1e-3, abs=1e-6)


def test_what_has_moved_far_enough_pulls_no_more() -> None:
    made = network(1)
    counts, starts = np.array([3], np.int64), np.array([0], np.int64)
    chosen = np.array([1], np.int64)
    inputs, leads = rows(3, 2), np.zeros(3, np.float32)
    _, logs = shares(leads + made.layers(inputs)[0], starts, counts)
    gain = np.array([1.0], np.float32)
    for before, pulls in ((0.0, True), (-0.5, False), (0.5, True)):
        # Where it is now taken e^0.5 times as often as before, it is not made more likely still.
        old = (logs[chosen] + before).astype(np.float32)
        _, gradients = policy_gradient(made, inputs, leads, starts, counts, chosen, old, gain)
        strong = float(np.abs(gradients["last"]).max()) > 10 * learning.ENTROPY
        assert strong is pulls


def test_advantages_are_the_surprises_that_follow() -> None:
    values = np.array([0.2, 0.5, 0.1], np.float32)
    rewards = np.array([1.0, 1.0, 0.0], np.float32)
    found, wanted = advantages(values, rewards, [2, 1], 0.5)
    last = 1.0 - 0.5
    assert found.tolist() == pytest.approx([0.5 - 0.2 + 0.5 * last, last, 0.0 - 0.1])
    assert wanted.tolist() == pytest.approx((found + values).tolist())


def test_candidates_of_some_decisions_are_found() -> None:
    assert picked(np.array([5, 0]), np.array([2, 3])).tolist() == [5, 6, 0, 1, 2]


def test_steps_go_downhill() -> None:
    made = network(1)
    before = made.learnt["linear"].copy()
    adam = Adam(made, 0.1)
    adam.step(made, {"linear": np.ones(SIZE, np.float32)})
    assert np.allclose(made.learnt["linear"], before - 0.1, atol=1e-4)


def episodes(policy: Network, rng: np.random.Generator, count: int) -> list[Episode]:
    """Games of four decisions among three, won by whoever takes what has most of the first feature."""
    found = []
    for _ in range(count):
        candidates = rng.standard_normal((12, SIZE)).astype(np.float32)
        heights = policy.values(candidates).reshape(4, 3) + rng.gumbel(size=(4, 3))
        chosen = heights.argmax(axis=1)
        right = candidates[:, 0].reshape(4, 3).argmax(axis=1)
        reward = float((chosen == right).mean())
        before = rng.standard_normal((4, SIZE)).astype(np.float32)
        found.append(Episode(candidates, np.zeros(12, np.float32), [3] * 4, chosen.tolist(), before, reward))
    return found


def test_a_simple_lesson_is_learnt() -> None:
    rng = np.random.default_rng(1)
    taught = Learning(Network.fresh(SIZE, rng), Network.fresh(SIZE, rng))
    for number in range(12):
        taken = lesson(episodes(taught.policy, rng, 400))
        if number == 0:
            taught.begin(taken, rng)
        step, error = taught.learn(taken, rng)
        assert np.isfinite([step.loss, step.entropy, step.drift, error]).all()
    after = np.mean([episode.reward for episode in episodes(taught.policy, rng, 400)])
    assert after > 0.5  # a third is what luck gives

"""Many games at once: the same games whatever the workers, and plain words when one of them is gone."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from phylarium.envs.batch import Batch, BatchError
from phylarium.envs.encoder import UnknownObservation, encoder
from phylarium.envs.rewards import UnknownReward
from phylarium.kernel import IllegalAction, OptionError, UnknownAction, UnknownGame, registry

SHORT = {"length": "short"}


def chosen(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    """Any open action in each game."""
    weights = batch.masks * rng.random(batch.masks.shape)
    return np.asarray(weights.argmax(axis=1), np.int64)


@pytest.fixture(scope="module")
def pair() -> Iterator[Batch]:
    """Two games in two workers."""
    with Batch("marine", 2, SHORT, games=2, workers=2) as batch:
        yield batch


def test_games_do_not_depend_on_the_workers() -> None:
    seen: list[list[NDArray[Any]]] = []
    for workers in (1, 3):
        with Batch("marine", 3, SHORT, games=4, workers=workers) as batch:
            batch.reset(seed=8)
            rng = np.random.default_rng(1)
            steps = []
            for _ in range(30):
                batch.step(chosen(batch, rng))
                steps += [batch.observations.copy(), batch.masks.copy(), batch.seats.copy()]
            seen.append(steps)
    assert all((one == three).all() for one, three in zip(*seen, strict=True))


def test_a_batch_plays_the_games_that_the_kernel_plays(pair: Batch) -> None:
    """Every array, step by step, against the same games played here, to the end of the first."""
    coder = encoder("marine")
    game = registry.game("marine")
    rng = np.random.default_rng(5)
    pair.reset(seed="kernel")
    states = [game.start(2, SHORT, f"seed kernel {row} 0") for row in range(2)]
    ended = 0
    while ended == 0:
        for row, state in enumerate(states):
            seen = state.masked(state.to_move())
            assert pair.seats[row] == state.to_move()
            assert np.flatnonzero(pair.masks[row]).tolist() == sorted(state.offers)
            assert (pair.observations[row] == coder.flat(seen)).all()
        actions = chosen(pair, rng)
        pair.step(actions)
        for row, state in enumerate(states):
            state.apply(int(actions[row]))
            assert pair.over[row] == state.over()
            if not state.over():
                assert pair.rewards[row].tolist() == [0.0, 0.0]
                continue
            ended += 1
            assert pair.rewards[row].tolist() == [3.0 - 2.0 * place for place in state.ranking()]
            states[row] = game.start(2, SHORT, f"seed kernel {row} 1")
            assert (pair.observations[row] == coder.flat(states[row].masked(0))).all(), "the next game has begun"
    assert pair.games.sum() == ended


def test_features_in_shared_memory() -> None:
    coder = encoder("marine")
    with Batch("marine", 2, games=1, workers=1, observation="features") as batch:
        batch.reset(seed=1)
        state = registry.game("marine").start(2, seed="seed 1 0 0")
        assert (batch.observations[0] == coder.features(coder.flat(state.masked(0)))).all()


def test_equal_seeds_give_equal_games(pair: Batch) -> None:
    first = []
    for seed in (1, 2, 1):
        pair.reset(seed)
        first.append(pair.observations.copy())
    assert (first[0] == first[2]).all()
    assert (first[0] != first[1]).any()
    assert (first[0][0] != first[0][1]).any(), "the games of a batch differ from each other"


def test_an_illegal_action_is_named_and_nothing_moves(pair: Batch) -> None:
    pair.reset(seed=1)
    before = pair.observations.copy()
    good = pair.masks.argmax(axis=1)
    with pytest.raises(IllegalAction, match="game 1: seat 0 cannot take word:done now"):
        pair.step(np.array([good[0], 0]))
    with pytest.raises(UnknownAction, match="game 0: -1 is no action"):
        pair.step(np.array([-1, good[1]]))
    for wrong in (good[:1], good.astype(float), [0, 0]):
        with pytest.raises(UnknownAction, match="array of 2 integers"):
            pair.step(wrong)  # type: ignore[arg-type]
    assert (pair.observations == before).all()
    pair.step(good)
    assert (pair.observations != before).any()


def test_a_dead_worker_is_named() -> None:
    with Batch("marine", 2, games=4, workers=2) as batch:
        batch.reset(seed=1)
        victim = batch._processes[1].pid
        assert victim is not None
        os.kill(victim, signal.SIGKILL)
        with pytest.raises(BatchError, match=r"worker 1 \(games 2 to 3\) ended with exit code -9(.|\n)*make a new one"):
            batch.step(batch.masks.argmax(axis=1))
        assert not any(process.is_alive() for process in batch._processes), "the other worker must not be left behind"
        with pytest.raises(BatchError, match="worker 1"):
            batch.reset(seed=1)


def test_a_worker_that_fails_says_why() -> None:
    with Batch("marine", 2, games=1, workers=1) as batch:
        batch.reset(seed=1)
        batch.masks[0, 0] = 1  # a lie: this action is not open
        with pytest.raises(BatchError, match=r"worker 0 failed:(.|\n)*IllegalAction(.|\n)*cannot take word:done"):
            batch.step(np.array([0]))


def test_workers_end_with_the_batch() -> None:
    batch = Batch("marine", 2, games=1, workers=1)
    with pytest.raises(BatchError, match="reset"):
        batch.step(np.array([0]))
    batch.close()
    batch.close()
    assert batch._processes[0].exitcode == 0
    with pytest.raises(BatchError, match="the batch is closed"):
        batch.reset()


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"game": "marin"}, UnknownGame, "did you mean marine"),
        ({"seats": 9}, OptionError, "cannot be played by 9"),
        ({"options": {"tide": True}}, OptionError, "no option 'tide'"),
        ({"games": 2, "workers": 3}, OptionError, "2 games cannot be divided among 3 workers"),
        ({"workers": 0}, OptionError, "at least one game each"),
        ({"observation": "named"}, UnknownObservation, "flat, features"),
        ({"reward": "glory"}, UnknownReward, "rank or by score"),
    ],
)
def test_what_does_not_exist_is_refused_at_once(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Batch(**{"game": "marine", "seats": 2, **arguments})

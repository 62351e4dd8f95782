"""The learned bot: it begins as greedy, plays what it was given, and says when that does not fit."""

from __future__ import annotations

import subprocess
import sys
import warnings
from pathlib import Path

import msgspec
import numpy as np
import pytest
from tests.toy.tidepool import GAME as TIDE_POOL

from phylarium import bots
from phylarium.bots import learned
from phylarium.bots.features import VERSION, Features
from phylarium.bots.learned import POLICY, LearnedBot, OtherWeights, Policy, loaded
from phylarium.bots.network import BadWeights, Made, Network, read, write
from phylarium.bots.score import judgement_of
from phylarium.kernel import Game, State, registry
from phylarium.kernel.rng import seeded

GAMES = [registry.game(name) for name in registry.games()]
LARGEST = 3_000_000
"""Bytes of a game's weights, at most."""


def features_of(game: Game) -> Features:
    return Features(game, judgement_of(game))


def policy_of(game: Game, seed: int | None = None) -> Policy:
    """A policy that has learnt nothing; with a seed, one whose head is full of nonsense."""
    features = features_of(game)
    network = Network.fresh(len(features.names), np.random.default_rng(seed or 0))
    if seed is not None:
        drawn = np.random.default_rng(seed)
        for name, array in network.learnt.items():
            network.learnt[name] = drawn.standard_normal(array.shape).astype(np.float32)
    return Policy(network, features, 0.5)


def made_for(game: Game) -> Made:
    return Made(game.name, game.rules_version, VERSION, list(features_of(game).names), [2], 0.5)


def positions(game: Game, seats: int, count: int) -> list[State]:
    """Positions of one random game where there is something to decide, some way apart."""
    state = game.start(seats, seed=f"learned {seats}")
    rng = seeded(f"players of learned {seats}")
    found: list[State] = []
    while state.offers and len(found) < count:
        if state.number % 40 == 1 and len(state.offers) > 1:
            found.append(state.clone())
        state.apply(state.offers[rng.below(len(state.offers))])
    return found


# --- greedy to begin with ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_has_learnt_nothing_is_greedy(game: Game) -> None:
    policy = policy_of(game)
    for seats in game.seats[:4]:
        for state in positions(game, seats, 3):
            observation = state.observation(state.to_move())
            looks = [
                bot.look(observation, judgement_of(game))
                for bot in (bots.GreedyBot("1"), LearnedBot("1", None, policy))
            ]
            assert looks[0] == looks[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_was_learnt_changes_what_is_thought_but_not_alone(game: Game) -> None:
    policy = policy_of(game, 1)
    for seats in game.seats[:4]:
        state = positions(game, seats, 1)[0]
        observation = state.observation(state.to_move())
        greedy = bots.GreedyBot("1").look(observation, judgement_of(game))
        corrected = LearnedBot("1", None, policy).look(observation, judgement_of(game))
        assert greedy[0] == corrected[0]
        assert (greedy[1] == corrected[1]) == (seats == 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_position_is_worth_the_same_alone_and_among_others(game: Game) -> None:
    """Sums of a product are added up in another order then, as they are on another processor."""
    policy = policy_of(game, seed=5)
    judgement = judgement_of(game)
    states = [state for seats in (2, 3) for state in positions(game, seats, 12)]
    tables = [judgement.rows(state) for state in states]
    for seats in (2, 3):
        some = [(state, table) for state, table in zip(states, tables, strict=True) if state.seats == seats] * 3
        together = policy.values([state for state, _ in some], [table for _, table in some], 1)[0]
        assert together == [policy.values([state], [table], 1)[0][0] for state, table in some]


def test_a_game_without_a_judgement_is_played_as_by_greedy() -> None:
    observation = TIDE_POOL.start(3, seed="pool").observation(0)
    assert bots.make("learned", "1").choose(observation) == bots.make("greedy", "1").choose(observation)


def test_together_it_is_greedy() -> None:
    genesis = registry.game("genesis")
    state = genesis.start(2, {"cooperative": True}, "together")
    judgement = judgement_of(genesis)
    assert judgement.rows(state) == []
    observation = state.observation(state.to_move())
    assert LearnedBot("1", None, policy_of(genesis, 1)).look(observation, judgement) == bots.GreedyBot("1").look(
        observation, judgement
    )


def test_a_network_learnt_before_a_game_got_more_features_says_the_same() -> None:
    rng = np.random.default_rng(3)
    known = Network.fresh(3, rng)
    known.learnt["linear"][:] = rng.standard_normal(3)
    known.learnt["last"][:] = rng.standard_normal(32)
    rows = rng.standard_normal((5, 3)).astype(np.float32)
    wider = known.widened(["a", "b", "c"], ["new", "c", "a", "other", "b"])
    more = np.stack([np.full(5, 7.0), rows[:, 2], rows[:, 0], np.full(5, -3.0), rows[:, 1]], axis=1, dtype=np.float32)
    assert np.allclose(wider.values(more), known.values(rows))


# --- features -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_features_are_named_finite_and_see_the_seat(game: Game) -> None:
    features = features_of(game)
    judgement = judgement_of(game)
    assert len(set(features.names)) == len(features.names)
    for seats in (number for number in game.seats if number > 1):
        states = positions(game, seats, 4)
        tables = [judgement.rows(state) for state in states]
        seen = [features.of(states, tables, seat) for seat in range(seats)]
        assert seen[0].shape == (len(states), len(features.names))
        assert all(np.isfinite(rows).all() for rows in seen)
        assert not np.array_equal(seen[0], seen[1])
        for seat in range(seats):
            assert features.leads(tables, seat) == [judgement.worth(state)[seat] for state in states]


def test_the_terms_of_the_strongest_are_those_of_whoever_has_most_points() -> None:
    marine = registry.game("marine")
    judgement = judgement_of(marine)
    features = features_of(marine)
    state = positions(marine, 4, 3)[-1]
    rows = judgement.rows(state)
    points = [sum(w * v for w, v in zip(judgement.weights(), row, strict=True)) for row in rows]
    strongest = max(range(1, 4), key=points.__getitem__)
    found = dict(zip(features.names, features.of([state], [rows], 0)[0].tolist(), strict=True))
    for term, name in enumerate(judgement.names()):
        assert found[f"own {name}"] == pytest.approx(rows[0][term], rel=1e-5)
        assert found[f"strongest {name}"] == pytest.approx(rows[strongest][term], rel=1e-5)
        assert found[f"mean {name}"] == pytest.approx(sum(row[term] for row in rows[1:]) / 3, rel=1e-5, abs=1e-5)


# --- weights --------------------------------------------------------------------------------------


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    marine = registry.game("marine")
    policy = policy_of(marine, 3)
    write(tmp_path / "marine.npz", made_for(marine), {POLICY: policy.network.arrays()})
    made, groups = read(tmp_path / "marine.npz", Made)
    assert made == made_for(marine)
    for name, array in policy.network.arrays().items():
        assert np.array_equal(groups[POLICY][name], array)
    state = positions(marine, 3, 2)[-1]
    observation = state.observation(state.to_move())
    again = loaded(tmp_path / "marine.npz", marine)
    looks = [LearnedBot("1", 2, one).look(observation, judgement_of(marine)) for one in (policy, again)]
    assert looks[0] == looks[1]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"rules": "0"}, "version 0 of the rules"),
        ({"version": 0}, "features are of version 0"),
        ({"names": ["own luck"]}, "features that are no more: own luck"),
        ({"game": "genesis"}, "it is about genesis"),
    ],
)
def test_weights_for_something_else_are_not_used(
    changed: dict[str, object], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marine = registry.game("marine")
    made = msgspec.structs.replace(made_for(marine), **changed)
    write(tmp_path / "marine.npz", made, {POLICY: policy_of(marine, 3).network.arrays()})
    monkeypatch.setattr(learned, "WEIGHTS", tmp_path)
    learned.shipped.cache_clear()
    state = positions(marine, 2, 2)[-1]
    observation = state.observation(state.to_move())
    try:
        with pytest.warns(OtherWeights, match=said):
            taken = bots.make("learned", "1").look(observation, judgement_of(marine))  # type: ignore[attr-defined]
    finally:
        learned.shipped.cache_clear()
    assert taken == bots.GreedyBot("1").look(observation, judgement_of(marine))


def test_tuned_weights_of_terms_need_no_new_training(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    marine = registry.game("marine")
    write(tmp_path / "marine.npz", made_for(marine), {POLICY: policy_of(marine, 3).network.arrays()})
    judgement = judgement_of(marine)
    tuned = [2 * weight for weight in judgement.weights()]
    monkeypatch.setattr(type(judgement), "weights", lambda self: tuned)
    assert loaded(tmp_path / "marine.npz", marine) is not None


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "marine.npz").write_bytes(b"not a network")
    with pytest.raises(BadWeights, match="holds no network"):
        read(tmp_path / "marine.npz", Made)


@pytest.mark.parametrize("path", sorted(learned.WEIGHTS.glob("*.npz")), ids=lambda path: str(path.stem))
def test_shipped_weights_fit_the_games(path: Path) -> None:
    assert path.stat().st_size < LARGEST
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert loaded(path, registry.game(path.stem)) is not None


# --- what playing needs ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["learned", "rehearsal:4", "apex:4", "analysis:4"])
def test_nothing_heavy_is_loaded_to_play(name: str) -> None:
    """numpy only when it thinks, torch never."""
    lines = [
        "import sys",
        "from phylarium import bots",
        "from phylarium.kernel import registry",
        "state = registry.game('megafauna1').start(2, seed='1')",
        f"bot = bots.make('{name}', '1')",
        "print('numpy' in sys.modules)",
        "bot.choose(state.observation(state.to_move()))",
        "print('torch' in sys.modules, any(name.startswith('phylarium.train') for name in sys.modules))",
    ]
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False", "False"]

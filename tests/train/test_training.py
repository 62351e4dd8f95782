"""A training, for a tiny while: it plays, learns, keeps everything, goes on, and tells how it went."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from tests.toy.tidepool import GAME as TIDE_POOL

from phylarium.arena.jobs import Here, Pool
from phylarium.bots.learned import POLICY, loaded
from phylarium.bots.learned import WEIGHTS as SHIPPED
from phylarium.bots.network import SHAPES, BadWeights, Made, Network, read
from phylarium.cli import main
from phylarium.kernel import registry
from phylarium.train import training as training_module
from phylarium.train.playing import RIVAL, Deal, play, shares
from phylarium.train.report import html
from phylarium.train.training import CHECKPOINT, WEIGHTS, CannotTrain, Plan, Training, Trials, run

PLAN = Plan("genesis", [2, 3], 2, "tiny", {"introductory": True, "length": "short"})


def trained(folder: Path, rounds: int, plan: Plan = PLAN, every: int = 0) -> Training:
    training = Training(plan, folder)
    run(
        training,
        Here(),
        rounds,
        None,
        Trials(every, 2, ("greedy", "random")),
        1e-3,
        lambda number, done: None,
        lambda found: None,
    )
    return training


def same(one: Training, other: Training) -> bool:
    return all(np.array_equal(one.average.learnt[name], other.average.learnt[name]) for name in SHAPES) and all(
        np.array_equal(one.learning.policy.learnt[name], other.learning.policy.learnt[name]) for name in SHAPES
    )


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Training:
    """Two rounds in one go, measured after the second."""
    return trained(tmp_path_factory.mktemp("whole"), 2, every=2)


def test_it_learns_something_and_its_numbers_are_finite(whole: Training) -> None:
    assert [found.number for found in whole.rounds] == [0, 1]
    for found in whole.rounds:
        assert found.games == 2
        assert found.decisions > 20
        assert np.isfinite([found.loss, found.entropy, found.drift, found.error]).all()
    assert np.abs(whole.average.learnt["last"]).max() > 0


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not(whole: Training, tmp_path: Path) -> None:
    trained(tmp_path, 1)
    assert not same(Training(PLAN, tmp_path), whole)
    assert same(trained(tmp_path, 2), whole)


def test_a_training_can_go_further_than_what_came_with_the_game(tmp_path: Path) -> None:
    shipped = read(SHIPPED / "genesis.npz", Made)
    known = Network(shipped[1][POLICY])
    plan = msgspec.structs.replace(PLAN, further=True)
    fresh = Training(plan, tmp_path)
    for name in SHAPES:
        assert np.allclose(fresh.learning.policy.learnt[name], known.learnt[name], atol=1e-6), name
    trained(tmp_path, 1, plan)
    moved = Training(plan, tmp_path)
    assert np.array_equal(moved.learning.policy.middle, known.middle), "its numbers mean what they meant"
    assert 0 < max(np.abs(moved.average.learnt[name] - known.learnt[name]).max() for name in SHAPES) < 0.1
    assert np.abs(moved.learning.critic.learnt["last"]).max() > 0, "the critic has learnt anew"
    made, _ = read(tmp_path / WEIGHTS, Made)
    assert (made.rounds, made.games) == (shipped[0].rounds + 1, shipped[0].games + 2)
    trained(tmp_path, 2, plan)
    made, _ = read(tmp_path / WEIGHTS, Made)
    assert (made.rounds, made.games) == (shipped[0].rounds + 2, shipped[0].games + 4)
    with pytest.raises(CannotTrain, match="further"):
        Training(PLAN, tmp_path)


def test_further_than_nothing_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_module, "shipped", lambda game: None)
    with pytest.raises(CannotTrain, match="nothing was learnt about genesis"):
        Training(msgspec.structs.replace(PLAN, further=True), tmp_path)


def test_what_is_kept_is_what_was_learnt(whole: Training) -> None:
    again = Training(PLAN, whole.folder)
    assert same(again, whole)
    assert again.rounds == whole.rounds
    assert list(again.selves) == list(whole.selves) == [0]
    assert again.learning.steps["policy"].count == whole.learning.steps["policy"].count > 0
    policy = loaded(whole.folder / WEIGHTS, registry.game("genesis"))
    assert policy is not None
    assert np.array_equal(policy.network.learnt["first"], whole.average.learnt["first"])
    made, _ = read(whole.folder / WEIGHTS, Made)
    assert (made.rounds, made.games, made.seats) == (2, 4, [2, 3])


def test_it_is_measured_against_bots_and_an_earlier_self(whole: Training) -> None:
    trials = whole.rounds[1].trials
    assert [(trial.seats, trial.against, trial.games) for trial in trials] == [
        (2, "greedy", 2),
        (3, "greedy", 2),
        (2, "random", 2),
        (3, "random", 2),
        (2, "0", 2),
        (3, "0", 2),
    ]
    assert all(0 <= trial.won <= trial.games for trial in trials)


def test_the_report_shows_curves_and_what_was_measured(whole: Training) -> None:
    page = html(whole)
    assert page.count("<svg") == 6  # two numbers of seats, the curve, three of learning; no game had rivals
    assert "Against greedy, round by round" in page
    assert "the self of round 0" in page


def test_a_training_by_other_settings_is_refused(whole: Training) -> None:
    with pytest.raises(CannotTrain, match="other settings \\(seed\\)"):
        Training(Plan("genesis", [2, 3], 2, "another", PLAN.options), whole.folder)


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes(b"half a checkpoint")
    with pytest.raises(BadWeights, match="holds no network"):
        Training(PLAN, tmp_path)


def test_one_seat_cannot_be_trained_at(tmp_path: Path) -> None:
    with pytest.raises(CannotTrain, match="cannot be trained at one seat"):
        Training(Plan("genesis", [1], 2, "tiny"), tmp_path)


def test_games_with_rivals_are_learnt_from_by_the_learner_alone(whole: Training) -> None:
    networks = [whole.average.arrays(), whole.selves[0].arrays()]
    deal = whole.deals(1)[0]
    played = play(Deal(deal.setting, (0, RIVAL), networks, True))
    assert len(played.episodes) == 1
    assert sum(played.shares) == pytest.approx(1.0)
    assert play(Deal(deal.setting, (0, 1), networks, False)).episodes == []
    assert len(play(Deal(deal.setting, (0, 0), networks, True)).episodes) == 2


def test_a_victory_that_is_shared_is_divided() -> None:
    assert shares([1, 3, 1]) == [0.5, 0.0, 0.5]


def test_no_time_is_no_round(tmp_path: Path) -> None:
    training = Training(PLAN, tmp_path)
    run(training, Here(), None, 1e-9, Trials(), 1e-3, lambda number, done: None, lambda found: None)
    # One game is played before the clock is looked at; that is half a round, which is enough to learn from.
    assert len(training.rounds) == 1
    assert training.rounds[0].games == 1
    assert (tmp_path / WEIGHTS).is_file()


def test_workers_stay_for_the_next_round() -> None:
    pool = Pool(2, standing=True)
    try:
        assert sorted(pool.map(shares, [[1, 2], [2, 1]])) == [(0, [1.0, 0.0]), (1, [0.0, 1.0])]
        before = {hand.process.pid for hand in pool.resting}
        assert len(before) == 2
        assert sorted(pool.map(shares, [[1, 1], [2, 1]])) == [(0, [0.5, 0.5]), (1, [0.0, 1.0])]
        assert {hand.process.pid for hand in pool.resting} == before
    finally:
        pool.close()
    assert pool.resting == []


def test_the_command_trains_goes_on_and_measures(tmp_path: Path) -> None:
    words = ["train", "genesis", "--seats", "2", "--games", "1", "--jobs", "1", "--out", str(tmp_path)]
    words += ["--option", "introductory=true", "--option", "length=short", "--every", "0"]
    done = CliRunner().invoke(main, [*words, "--rounds", "1"])
    assert done.exit_code == 0, done.output
    assert "One round, 1 games" in done.stdout
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")
    again = CliRunner().invoke(main, [*words, "--rounds", "1"])
    assert "One round was played before" in again.output
    measured = CliRunner().invoke(main, [*words, "--measure", "2", "--against", "random"])
    assert measured.exit_code == 0, measured.output
    assert "2 seats against random: won" in measured.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "--minutes or --rounds"),
        (["--rounds", "1", "--seats", "two"], "not 'two'"),
        (["--rounds", "1", "--seats", "9"], "cannot be trained at 9 seats"),
        (["--measure", "1", "--against", "nobody"], "no bot 'nobody'"),
        (["--rounds", "1", "--rivals", "greedy,nobody"], "no bot 'nobody'"),
    ],
)
def test_the_command_refuses(words: list[str], said: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["train", "genesis", "--out", str(tmp_path), *words])
    assert done.exit_code == 2
    assert said in done.output


def test_a_game_without_terms_cannot_be_trained_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("phylarium.train.training.game", lambda name: TIDE_POOL)
    with pytest.raises(CannotTrain, match="no named terms"):
        Training(Plan(TIDE_POOL.name, [2], 1, "tiny"), tmp_path)

"""Simulations count what happened, play the same again, and report defects instead of dying."""

from __future__ import annotations

import pytest
from tests.toy.tidepool import GAME

from phylarium.arena.rollout import play_out
from phylarium.arena.setting import Setting, series
from phylarium.arena.simulate import Tally, play, simulate
from phylarium.kernel import OptionError, digest, seeded

KEYS = [
    "game",
    "seats",
    "games",
    "finished",
    "errors",
    "decisions",
    "seconds",
    "us_per_decision",
    "decisions_per_game",
    "mean_scores",
    "winners",
]


def test_play_out_ends_the_game_and_counts_its_decisions() -> None:
    state = GAME.start(3, seed="a")
    assert play_out(state, seeded("players")) == state.number > 0
    assert state.over()


def test_play_out_stops_at_the_limit() -> None:
    state = GAME.start(3, seed="a")
    assert play_out(state, seeded("players"), 4) == 4
    assert not state.over()


@pytest.mark.usefixtures("toy")
def test_the_sums_are_those_of_the_single_games() -> None:
    run = simulate("tidepool", 3, 6, "s", {}).plain()
    assert list(run) == KEYS
    games = [play(Setting("tidepool", 3, {}, series("s", i))) for i in range(6)]
    assert run["decisions"] == sum(game.decisions for game in games)
    assert run["decisions_per_game"] == pytest.approx(sum(game.decisions for game in games) / 6, abs=0.001)
    assert run["mean_scores"] == [pytest.approx(sum(g.scores[s] for g in games) / 6, abs=0.001) for s in range(3)]
    assert run["winners"] == [sum(game.ranking[seat] == 1 for game in games) for seat in range(3)]
    assert (run["games"], run["finished"], run["errors"]) == (6, 6, 0)


@pytest.mark.usefixtures("toy")
def test_equal_seeds_give_equal_runs_and_others_do_not() -> None:
    def results(seed: str) -> tuple[object, object]:
        run = simulate("tidepool", 4, 5, seed, {}).plain()
        return run["decisions"], run["mean_scores"]

    assert results("1") == results("1")
    assert results("1") != results("2")


@pytest.mark.usefixtures("toy")
def test_checking_does_not_change_the_game() -> None:
    setting = Setting("tidepool", 4, {"sea": "rough"}, "c")
    assert play(setting, check=True).scores == play(setting).scores
    assert play(setting, check=True).decisions == play(setting).decisions


@pytest.mark.usefixtures("toy")
def test_any_game_of_a_run_is_the_first_of_its_own() -> None:
    assert series(series("s", 3), 0) == series("s", 3)
    assert series("s", 0) == "s"


@pytest.mark.usefixtures("toy")
def test_bots_play_through_their_observations() -> None:
    result = play(Setting("tidepool", 3, {"salvage": True}, "b"), players=["random"], check=True)
    assert result.finished
    assert result.failure is None
    assert result.decisions == play(Setting("tidepool", 3, {"salvage": True}, "b"), players=["random"]).decisions


@pytest.mark.usefixtures("toy")
def test_players_have_chance_of_their_own() -> None:
    setting = Setting("tidepool", 2, {}, "x")
    before = digest(setting.start())
    setting.players().next()
    assert digest(setting.start()) == before
    assert setting.players().words() != setting.start().rng.words()


@pytest.mark.usefixtures("crashing")
def test_a_game_that_raises_is_counted_and_told() -> None:
    tally = simulate("tidepool", 3, 3, "e", {"sea": "rough"})
    answer = tally.plain()
    assert (answer["games"], answer["finished"], answer["errors"]) == (3, 0, 3)
    first = tally.failures[0]
    assert first.error.startswith("ZeroDivisionError: a defect in the rules (at conftest.py:")
    assert first.decisions == 4
    assert answer["first_error"] == first.plain()
    again = "phylarium simulate tidepool --seats 3 --games 1 --seed e/1 --option sea=rough --check"
    assert tally.failures[1].setting.command() == again


@pytest.mark.usefixtures("leaking")
def test_an_unsound_position_is_found_only_when_asked() -> None:
    setting = Setting("tidepool", 3, {}, "u")
    failure = play(setting, check=True).failure
    assert failure is not None
    assert "the pool leaks" in failure.error
    assert failure.decisions == 5
    assert play(setting).failure is None


@pytest.mark.usefixtures("forgetful")
def test_a_clone_that_differs_is_found() -> None:
    failures = [play(Setting("tidepool", 3, {}, str(i)), check=True).failure for i in range(40)]
    told = [failure.error for failure in failures if failure is not None]
    assert told
    assert all("clone" in error for error in told)


@pytest.mark.usefixtures("toy")
def test_a_setting_that_the_game_refuses_is_no_failure_of_the_game() -> None:
    with pytest.raises(OptionError, match="salvage needs 3 or 4 seats"):
        simulate("tidepool", 2, 1, "1", {"salvage": True})


def test_no_games_have_no_means() -> None:
    answer = Tally("tidepool", 2).plain()
    assert answer["us_per_decision"] == 0.0
    assert answer["mean_scores"] == [0.0, 0.0]

"""The PettingZoo environment: PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.envs.suites import api_test, finished, performance_benchmark, render_test, seed_test, with_marks

from phylarium.envs.encoder import UnknownObservation
from phylarium.envs.pettingzoo import NotReset, env
from phylarium.envs.rewards import UnknownReward
from phylarium.envs.showing import UnknownMode
from phylarium.kernel import IllegalAction, OptionError, UnknownAction, UnknownGame, digest

SHORT = {"length": "short"}


@with_marks
@pytest.mark.parametrize("observation", ["named", "flat", "features"])
def test_pettingzoos_api_test(observation: str) -> None:
    api_test(env("marine", 3, observation=observation), num_cycles=60)


@with_marks
@pytest.mark.parametrize("reward", ["rank", "score"])
def test_pettingzoos_api_test_to_the_end_of_a_game(reward: str) -> None:
    api_test(env("tidepool", 3, {"sea": "rough"}, reward=reward), num_cycles=1000)


def test_pettingzoos_seed_test() -> None:
    seed_test(lambda: env("marine", 3), num_cycles=60)


def test_pettingzoos_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    def shows_tiles(text: str) -> bool:
        return "Action display" in text

    def is_svg(text: str) -> bool:
        return text.startswith("<svg") and text.rstrip().endswith("</svg>")

    render_test(lambda render_mode: env("marine", 3, render_mode=render_mode), {"ansi": shows_tiles, "svg": is_svg})
    assert "Action display" in capsys.readouterr().out


def test_pettingzoos_performance_test(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = count(0)  # it plays for five seconds; here each look at the clock takes a tenth of one
    module = __import__("pettingzoo.test.performance_benchmark", fromlist=["time"])
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock) / 10))
    performance_benchmark(env("marine", 3))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_rewards_by_rank_go_from_one_to_minus_one() -> None:
    assert sorted(finished(env("marine", 3, SHORT), 4).values()) == [-1.0, 0.0, 1.0]


def test_rewards_by_score_are_points_above_the_average() -> None:
    game = env("marine", 2, SHORT, reward="score")
    paid = finished(game, 4)
    points = game.position.scores()
    assert list(paid.values()) == [(points[0] - points[1]) / 2, (points[1] - points[0]) / 2]
    assert paid["player_0"] != 0


def test_an_agent_that_does_not_decide_has_no_open_action() -> None:
    game = env("marine", 3)
    game.reset(seed=1)
    assert game.agent_selection == "player_0"
    assert game.observe("player_0")["action_mask"].sum() == len(game.position.offers)
    assert game.observe("player_1")["action_mask"].sum() == 0


def test_a_seed_begins_a_series_of_games() -> None:
    game = env("marine", 3)
    series = []
    for seed in (5, None, None, 5, None, 6):
        game.reset(seed=seed)
        series.append(digest(game.position))
    assert series[:2] == series[3:5]
    assert len(set(series)) == 4


def test_without_a_seed_games_differ() -> None:
    first, second = env("marine", 3), env("marine", 3)
    first.reset()
    second.reset()
    assert digest(first.position) != digest(second.position)


def test_a_seat_is_rendered_with_its_own_eyes() -> None:
    def hands(seat: int) -> str:
        game = env("tidepool", 2, render_mode="ansi", render_seat=seat)
        game.reset(seed=3)
        text = game.render()
        assert text is not None
        return text

    assert len({hands(-1), hands(0), hands(1)}) == 3


def test_rendering_without_a_mode_warns() -> None:
    game = env("marine", 2)
    game.reset()
    with pytest.warns(UserWarning, match="without a render mode"):
        assert game.render() is None


def test_an_illegal_action_is_explained_and_changes_nothing() -> None:
    game = env("marine", 2)
    game.reset(seed=1)
    before = digest(game.position)
    with pytest.raises(IllegalAction, match=r"seat 1 .* cannot take word:done"):
        game.step(0)
    with pytest.raises(UnknownAction, match="9999 is no action of marine"):
        game.step(9999)
    for nothing in (None, 1.5, "word:done"):
        with pytest.raises(TypeError, match="an action is an integer"):
            game.step(nothing)  # type: ignore[arg-type]
    assert digest(game.position) == before
    game.step(np.int32(game.position.offers[0]))  # type: ignore[arg-type]
    assert game.position.number == 1


def test_reset_comes_first() -> None:
    game = env("marine", 2)
    for use in (lambda: game.step(0), lambda: game.observe("player_0"), lambda: game.position):
        with pytest.raises(NotReset, match="reset"):
            use()


def test_a_game_that_everybody_left_cannot_be_stepped() -> None:
    game = env("tidepool", 2)
    finished(game, 1)
    with pytest.raises(NotReset, match="begins another"):
        game.step(0)


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"game": "marin"}, UnknownGame, "did you mean marine"),
        ({"seats": 5}, OptionError, "cannot be played by 5; it has 2, 3, 4 seats"),
        ({"options": {"lenght": "short"}}, OptionError, "did you mean length"),
        ({"options": {"length": "tiny"}}, OptionError, "one of short, standard, long, epic"),
        ({"reward": "glory"}, UnknownReward, "rank or by score"),
        ({"observation": "pixels"}, UnknownObservation, "named, flat, features"),
        ({"render_mode": "rgb_array"}, UnknownMode, "human, ansi, svg"),
        ({"render_seat": 3}, OptionError, "0 to 2, -1 is a spectator"),
    ],
)
def test_what_does_not_exist_is_refused_at_once(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        env(**{"game": "marine", "seats": 3, **arguments})


def test_an_unknown_agent_is_named() -> None:
    game = env("marine", 2)
    game.reset()
    with pytest.raises(OptionError, match="no agent 'player_2'; the agents are player_0, player_1"):
        game.observe("player_2")

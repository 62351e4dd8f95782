"""The Gymnasium environment: Gymnasium's own checker, bots in the other seats, illegal actions."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from phylarium import bots
from phylarium.envs.gymnasium import SeatEnv, register
from phylarium.envs.pettingzoo import NotReset
from phylarium.kernel import GameOver, IllegalAction, Observation, OptionError, digest

SHORT = {"length": "short"}


@pytest.mark.filterwarnings("ignore:.*the game is forfeited")
@pytest.mark.parametrize("observation", ["named", "flat", "features"])
def test_gymnasiums_checker(observation: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = gymnasium.make("phylarium/marine-v0", observation=observation, disable_env_checker=True)
    check_env(game.unwrapped, skip_render_check=observation != "flat")


def finished(game: SeatEnv, seed: int) -> tuple[float, str]:
    """Play a game at random; the reward and the position at the end."""
    game.reset(seed=seed)
    game.action_space.seed(seed)
    over = False
    while not over:
        assert game.position.to_move() == game.seat
        _, reward, over, _, info = game.step(game.action_space.sample())
        assert info == {}
    return reward, digest(game.position)


def test_a_game_is_played_to_its_end_and_is_the_same_again() -> None:
    game = SeatEnv("marine", 3, SHORT, seat=1, opponents=["random", "larva"])
    reward, end = finished(game, 2)
    assert reward == 2.0 - game.position.ranking()[1]
    assert finished(game, 2) == (reward, end)
    assert finished(game, 3)[1] != end
    with pytest.raises(GameOver):
        game.step(0)


def test_bots_see_no_more_than_their_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()

    def choose(bot: bots.RandomBot, observation: Observation) -> int:
        seen.add(observation.state.viewer)
        return observation.legal()[0]

    monkeypatch.setattr(bots.RandomBot, "choose", choose)
    game = SeatEnv("tidepool", 3, seat=1)
    game.reset(seed=1)
    game.step(game.action_space.sample())
    assert seen
    assert seen <= {0, 2}


def test_an_illegal_action_forfeits_the_game_with_a_reason() -> None:
    game = SeatEnv("marine", illegal=-3.0)
    game.reset(seed=1)
    with pytest.warns(UserWarning, match="the game is forfeited: seat 1"):
        observation, reward, over, cut, info = game.step(0)
    assert (reward, over, cut) == (-3.0, True, False)
    assert "cannot take word:done" in info["illegal"]
    assert observation in game.observation_space
    with pytest.raises(NotReset):
        game.step(0)


def test_an_illegal_action_can_raise_instead() -> None:
    game = SeatEnv("marine", illegal=None)
    game.reset(seed=1)
    before = digest(game.position)
    with pytest.raises(IllegalAction, match="cannot take word:done"):
        game.step(0)
    assert digest(game.position) == before
    game.step(game.action_space.sample())


def test_actions_are_sampled_among_those_that_are_open() -> None:
    game = SeatEnv("marine")
    observation, _ = game.reset(seed=1)
    drawn = {int(game.action_space.sample()) for _ in range(100)}
    assert drawn == set(np.flatnonzero(observation["action_mask"]).tolist())
    only = np.zeros_like(observation["action_mask"])
    only[7] = 1
    assert game.action_space.sample(only) == 7


def test_rendering() -> None:
    text, picture = SeatEnv("marine", render_mode="ansi"), SeatEnv("marine", render_mode="svg")
    for game in (text, picture):
        game.reset(seed=1)
    assert "Action display" in (text.render() or "")
    assert (picture.render() or "").startswith("<svg")
    with pytest.warns(UserWarning, match="without a render mode"):
        assert SeatEnv("marine").render() is None


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"seats": 1}, OptionError, "cannot be played by 1"),
        ({"seat": 2}, OptionError, "the seats are 0 to 1"),
        ({"opponents": ["random", "random"]}, OptionError, "room for 1 opponents, not for 2"),
        ({"opponents": "whale"}, bots.UnknownBot, "no bot 'whale'"),
        ({"opponents": "mcts:0"}, bots.BadBudget, "whole number from 1"),
        ({"options": {"tide": True}}, OptionError, "no option 'tide'"),
    ],
)
def test_what_does_not_exist_is_refused_at_once(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        SeatEnv("marine", **arguments)


def test_reset_comes_first() -> None:
    with pytest.raises(NotReset, match="reset"):
        SeatEnv("marine").step(0)


def test_games_are_registered_once() -> None:
    names = register()
    assert "phylarium/marine-v0" in names
    assert register() == names

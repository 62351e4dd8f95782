"""The commands with a whole game: Dominant Species: Marine."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Call

from phylarium.kernel import registry
from phylarium.kernel.record import Record, verify

Answer = Callable[..., Any]


@pytest.fixture
def call(bare: Call) -> Call:
    """The commands as they are installed, without the toy."""
    return bare


def test_games_tells_title_seats_and_options(answer: Answer) -> None:
    listed = {entry["name"]: entry for entry in answer("games")}
    marine = listed["marine"]
    assert "Marine" in marine["title"]
    assert marine["seats"] == [2, 3, 4]
    assert marine["options"]
    for option in marine["options"].values():
        assert option["default"] in option["choices"]
        assert option["description"]
        assert set(option["seats"]) <= {2, 3, 4}


def test_games_in_words(call: Call) -> None:
    result = call("games")
    assert result.exit_code == 0
    assert "Marine" in result.output
    for option in registry.game("marine").options:
        assert option.name in result.output


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_simulate(answer: Answer, seats: str) -> None:
    run = answer("simulate", "marine", "--seats", seats, "--games", "2", "--seed", "1", "--check")
    assert (run["finished"], run["errors"]) == (2, 0)
    assert len(run["mean_scores"]) == len(run["winners"]) == int(seats)
    assert run["decisions_per_game"] > 50


def test_bots_play_by_their_observations(answer: Answer) -> None:
    run = answer("simulate", "marine", "--seats", "3", "--games", "1", "--bot", "random")
    assert run["finished"] == 1


def test_fuzz_with_two_processes(answer: Answer) -> None:
    [outcome] = answer("fuzz", "marine", "--games", "6", "--workers", "2", "--seed", "cli")
    assert (outcome["games"], outcome["finished"], outcome["failures"]) == (6, 6, [])


def test_bench(answer: Answer) -> None:
    run = answer("bench", "marine", "--seconds", "0.1")
    assert run["marine"]["us_per_decision"] > 0
    assert run["marine"]["clone_us"] > 0
    assert isinstance(run["marine"]["compiled"], bool)


def test_pack_check_knows_its_own_data(call: Call) -> None:
    result = call("pack", "check", str(registry.game("marine").data))
    assert result.exit_code == 0, result.output
    assert "sound pack for marine" in result.output


def test_a_whole_game_by_piped_input(call: Call) -> None:
    """The line that is read when the game is over names the file, so the record is saved as `2`."""
    words = ["play", "marine", "--seats", "3", "--seed", "1", "--human", "2", "--option", "length=short"]
    result = call(*words, typed="2\n" * 3000)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    record = Record.load(Path("2"))
    assert verify(record).ok
    assert record.result is not None
    assert call("verify", "2").stdout.splitlines()[0] == record.digest
    shown = json.loads(call("replay", "2", "--at", "5", "--json").stdout)
    assert shown["at"] == 5


def test_what_a_player_may_type(call: Call) -> None:
    lines = ["help", "board", "why", "log", "rule", "rule pawn", "scores", "undo", "xyzzy", "999", "quit"]
    result = call("play", "marine", "--seats", "3", "--seed", "1", typed="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0
    assert "No option has 'xyzzy' in it." in result.output
    assert "There is no option 999" in result.output


@pytest.mark.parametrize("width", ["80", "120"])
def test_lines_keep_to_the_width_of_the_terminal(call: Call, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    result = call("play", "marine", "--seats", "4", "--seed", "1", typed="1\n" * 12)
    drawn = [line for line in result.output.splitlines() if "Saved in" not in line and "--load" not in line]
    assert max(len(line) for line in drawn) <= int(width)


def test_a_default_that_goes_with_the_seats_is_told_for_each_number_of_them(answer: Answer) -> None:
    listed = {entry["name"]: entry for entry in answer("games")}
    assert set(listed["marine"]["options"]["length"]["defaults"].values()) == {
        listed["marine"]["options"]["length"]["default"]
    }
    stage = listed["mesofauna"]["options"]["stage"]["defaults"]
    assert (stage["1"], stage["3"], stage["6"]) == ("queen_bee", "butterfly", "combined")

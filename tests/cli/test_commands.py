"""The commands answer with the keys that others rely upon, and refuse bad input in a line."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Call
from tests.toy import registered
from tests.toy.broken import variant
from tests.toy.tidepool import GAME, Pool, Turn, frames

from phylarium.cli import COMMANDS
from phylarium.kernel import digest

Answer = Callable[..., Any]


def test_help_names_every_command(call: Call) -> None:
    result = call("--help")
    assert result.exit_code == 0
    for name in COMMANDS:
        assert f"  {name} " in result.output


@pytest.mark.parametrize("name", [*COMMANDS, "pack check"])
def test_every_command_has_help(call: Call, name: str) -> None:
    result = call(*name.split(), "--help")
    assert result.exit_code == 0
    assert "Usage: phylarium " + name in result.output


def test_simulate_answers(answer: Answer) -> None:
    run = answer("simulate", "tidepool", "--seats", "3", "--games", "4", "--seed", "7", "--option", "sea=rough")
    assert run["game"] == "tidepool"
    assert (run["seats"], run["games"], run["finished"], run["errors"]) == (3, 4, 4, 0)
    assert run["decisions"] > 0
    assert run["seconds"] > 0
    assert run["us_per_decision"] == pytest.approx(run["seconds"] * 1e6 / run["decisions"], rel=0.01)
    assert run["decisions_per_game"] == pytest.approx(run["decisions"] / 4)
    assert len(run["mean_scores"]) == len(run["winners"]) == 3
    assert sum(run["winners"]) >= 4


def test_simulate_takes_an_option_as_true_or_false(answer: Answer) -> None:
    plain = answer("simulate", "tidepool", "--games", "3")
    with_salvage = answer("simulate", "tidepool", "--games", "3", "--option", "salvage=true")
    assert plain["seats"] == with_salvage["seats"] == 4
    assert plain["decisions"] != with_salvage["decisions"]


def test_simulate_with_a_bot_and_checks(answer: Answer) -> None:
    run = answer("simulate", "tidepool", "--games", "2", "--bot", "random", "--check")
    assert (run["finished"], run["errors"]) == (2, 0)


def test_simulate_in_words(call: Call) -> None:
    result = call("simulate", "tidepool", "--games", "2", "--seats", "2")
    assert result.exit_code == 0
    assert "tidepool, 2 seats: 2 games, 2 finished, 0 failed" in result.output
    assert "mean score" in result.output


class Crashing(Turn):
    def chosen(self, s: Pool, f: frames.Turn, action: int) -> None:
        raise ZeroDivisionError("a defect in the rules")


def test_a_defect_of_a_game_is_told_with_the_way_to_see_it_again(call: Call) -> None:
    with registered(variant(turn=Crashing())):
        result = call("simulate", "tidepool", "--games", "2", "--seed", "5", "--seats", "2", "--json")
    assert result.exit_code == 1
    assert "2 games failed; the first: ZeroDivisionError: a defect in the rules" in result.stderr
    assert "Again: phylarium simulate tidepool --seats 2 --games 1 --seed 5 --check" in result.stderr
    answer = json.loads(result.stdout)
    assert answer["errors"] == 2
    assert "ZeroDivisionError" in answer["first_error"]["error"]


def test_fuzz_fails_when_a_game_does(call: Call) -> None:
    with registered(variant(turn=Crashing())):
        result = call("fuzz", "tidepool", "--games", "3", "--workers", "1")
    assert result.exit_code == 1
    assert "3 errors" in result.stdout
    assert result.stderr.count("Again: phylarium simulate tidepool") == 3


def test_fuzz_passes_and_answers(answer: Answer) -> None:
    [outcome] = answer("fuzz", "tidepool", "--games", "12", "--workers", "1", "--seed", "2")
    assert (outcome["game"], outcome["games"], outcome["finished"], outcome["errors"]) == ("tidepool", 12, 12, 0)
    assert outcome["variants"] >= 8


def test_bench_answers(answer: Answer) -> None:
    run = answer("bench", "tidepool", "--seconds", "0.05")
    assert list(run) == ["tidepool"]
    assert {"us_per_decision", "clone_us", "compiled"} <= set(run["tidepool"])


def test_bench_in_words(call: Call) -> None:
    result = call("bench", "tidepool", "--seconds", "0.02")
    assert result.exit_code == 0
    assert "tidepool" in result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulate tidpool", "there is no game 'tidpool'; did you mean tidepool?"),
        ("simulate tidepool --seats 9", "tidepool cannot be played by 9; it has 2, 3, 4 seats"),
        ("simulate tidepool --seats -1", "tidepool cannot be played by -1"),
        ("simulate tidepool --games 0", "0 is not in the range x>=1"),
        ("simulate tidepool --games -5", "-5 is not in the range x>=1"),
        ("simulate tidepool --games many", "'many' is not a valid"),
        ("simulate tidepool --option see=rough", "no option 'see'; did you mean sea?"),
        ("simulate tidepool --option sea=stormy", "sea cannot be 'stormy'; it is one of calm, rough"),
        ("simulate tidepool --option sea", "'sea' is no option; write --option NAME=VALUE"),
        ("simulate tidepool --option sea=calm --option sea=rough", "option sea is given twice"),
        ("simulate tidepool --bot clever", "no bot 'clever'; the bots are"),
        ("simulate tidepool --depth 3", "No such option"),
        ("simulate", "Missing argument 'GAME'"),
        ("fuzz tidpool", "there is no game 'tidpool'"),
        ("fuzz --games -1", "-1 is not in the range"),
        ("bench tidpool", "there is no game 'tidpool'"),
        ("bench tidepool --seconds 0", "0.0 is not in the range"),
        ("rules tidpool", "there is no game 'tidpool'"),
        ("rules tidepool --tests nowhere", "nowhere is no folder of tests"),
        ("play tidpool", "there is no game 'tidpool'"),
        ("play tidepool --seats 7", "tidepool cannot be played by 7"),
        ("play tidepool --human 5 --seats 3", "'5' names no seats; write numbers from 1 to 3"),
        ("play tidepool --human x", "'x' names no seats"),
        ("play tidepool --bot clever", "no bot 'clever'"),
        ("play --load nowhere.json", "nowhere.json: No such file or directory"),
        ("replay nowhere.json", "nowhere.json: No such file or directory"),
        ("verify nowhere.json", "nowhere.json: No such file or directory"),
        ("pack check nowhere", "nowhere is no folder"),
        ("pack", "Missing command"),
        ("dance", "No such command 'dance'"),
    ],
)
def test_bad_input_is_refused_in_one_line(call: Call, words: str, said: str) -> None:
    result = call(*words.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("phylarium: ")
    assert result.stderr.count("\n") == 1
    assert said in result.stderr


def test_pack_check_passes_the_games_own_data(call: Call) -> None:
    result = call("pack", "check", str(GAME.data))
    assert result.exit_code == 0
    assert "sound pack for tidepool" in result.output


def test_pack_check_lists_every_problem(call: Call, tmp_path: Path) -> None:
    text = (GAME.data / "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "cards.toml").write_text(text.replace("points = ", 'points = "x" #', 2), encoding="utf-8")
    result = call("pack", "check", str(tmp_path), "--game", "tidepool")
    assert result.exit_code == 1
    assert result.stdout.count("cards.toml") == 2
    assert "2 problems with this pack for tidepool" in result.stderr


def test_pack_check_asks_for_the_game_of_a_strange_folder(call: Call, tmp_path: Path) -> None:
    result = call("pack", "check", str(tmp_path))
    assert result.exit_code == 2
    assert "could be for any of" in result.stderr
    assert "tidepool" in result.stderr


def test_replay_shows_the_end_and_the_log(call: Call, saved: Path) -> None:
    result = call("replay", str(saved), "--log")
    assert result.exit_code == 0
    assert "Tide Pool" in result.output
    assert "The game is over." in result.output
    assert "turned over" in result.output


def test_replay_at_a_moment(answer: Answer, call: Call, saved: Path) -> None:
    record = json.loads(saved.read_text(encoding="utf-8"))
    shown = answer("replay", str(saved), "--at", "3")
    assert shown["at"] == 3
    assert shown["digest"].startswith(record["digests"][2])
    assert shown["to_move"] in (0, 1)
    assert shown["log"]
    start = answer("replay", str(saved), "--at", "0")
    assert start["digest"] == digest(GAME.start(2, {"sea": "rough"}, "saved"))
    assert call("replay", str(saved), "--at", "3").exit_code == 0


def test_replay_as_a_seat_tells_nothing_that_the_seat_may_not_know(answer: Answer, saved: Path) -> None:
    shown = answer("replay", str(saved), "--at", "0", "--seat", "1")
    dealt = [line["text"] for line in shown["log"] if "dealt" in line["text"]]
    assert len(dealt) == 1
    assert dealt[0].startswith("Wader 1")
    assert shown["state"] is None
    assert shown["view"]["hands"][1] == [-2, -2]


@pytest.mark.parametrize("words", ["--at -1", "--at 9999", "--seat 3", "--seat 0"])
def test_replay_refuses_moments_and_seats_that_are_not_there(call: Call, saved: Path, words: str) -> None:
    result = call("replay", str(saved), *words.split())
    assert result.exit_code == 2
    assert "there is no" in result.stderr


def test_verify_prints_the_final_hash(call: Call, saved: Path) -> None:
    record = json.loads(saved.read_text(encoding="utf-8"))
    result = call("verify", str(saved), "--commitment", record["commitment"])
    assert result.exit_code == 0
    assert record["digest"] in result.stdout.splitlines()


def test_verify_names_the_first_action_that_differs(call: Call, saved: Path) -> None:
    record = json.loads(saved.read_text(encoding="utf-8"))
    record["digests"][4] = "00000000"
    saved.write_text(json.dumps(record), encoding="utf-8")
    result = call("verify", str(saved))
    assert result.exit_code == 1
    assert f"After action 5 ({record['actions'][4]})" in result.stderr


def test_verify_checks_the_commitment(call: Call, saved: Path) -> None:
    result = call("verify", str(saved), "--commitment", "0" * 64)
    assert result.exit_code == 1
    assert "not the one promised" in result.stderr


@pytest.mark.parametrize("content", [b"", b"{}", b"[1, 2]", b"\xff\xfe\x00", b'{"format": 99}'])
def test_damaged_records_are_refused(call: Call, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "damaged.json"
    path.write_bytes(content)
    verified = call("verify", str(path))
    assert verified.exit_code == 1
    assert "damaged.json: the record" in verified.stderr or "record format 99" in verified.stderr
    for words in (["replay", str(path)], ["play", "--load", str(path)]):
        result = call(*words)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"phylarium: {path}: ")


@pytest.mark.parametrize("words", [["--help"], ["--version"]])
def test_the_module_runs_as_a_command_from_anywhere(tmp_path: Path, words: list[str]) -> None:
    source = Path(__file__).parents[2] / "src"
    done = subprocess.run(
        [sys.executable, "-m", "phylarium", *words],
        cwd=tmp_path,
        env={"PYTHONPATH": str(source), "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "phylarium" in done.stdout


def test_a_pack_is_played_with_and_named_in_the_command_to_see_it_again(call: Call, tmp_path: Path) -> None:
    text = (GAME.data / "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "cards.toml").write_text(text.replace("points = ", "points = 10"), encoding="utf-8")
    words = ["simulate", "tidepool", "--games", "3", "--check", "--json"]
    usual = json.loads(call(*words).stdout)
    richer = json.loads(call(*words, "--pack", str(tmp_path)).stdout)
    assert richer["errors"] == 0
    assert sum(richer["mean_scores"]) > 2 * sum(usual["mean_scores"])
    with registered(variant(turn=Crashing())):
        assert f"--pack {tmp_path} --check" in call(*words, "--pack", str(tmp_path)).stderr


def test_a_damaged_pack_is_refused(call: Call, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("creature = 3", encoding="utf-8")
    for words in (["simulate", "tidepool"], ["play", "tidepool"]):
        result = call(*words, "--pack", str(tmp_path))
        assert result.exit_code == 2
        assert "cards.toml" in result.stderr
        assert result.stderr.count("\n") == 1

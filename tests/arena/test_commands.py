"""`phylarium arena` and `phylarium balance`, called as a person would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.arena.conftest import Crashing
from tests.toy import registered
from tests.toy.broken import variant

from phylarium.arena.tournament import GAMES_FILE
from phylarium.cli import main

Call = Callable[..., Result]
pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Call:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def run(*given: str) -> Result:
        result = CliRunner().invoke(main, list(given), prog_name="phylarium")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


ARENA = ("arena", "tidepool", "--bots", "random,greedy", "--games", "8", "--workers", "1")


def test_a_tournament_in_words(call: Call, tmp_path: Path) -> None:
    result = call(*ARENA, "--out", "out")
    assert result.exit_code == 0, result.output
    assert "tidepool, 2 seats: 8 games" in result.stdout
    assert "rating" in result.stdout
    assert "seat 1: " in result.stdout
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [GAMES_FILE, "report.html", "report.json"]


def test_a_tournament_in_json_is_the_report(call: Call, tmp_path: Path) -> None:
    result = call(*ARENA, "--out", "out", "--json", "--seats", "3", "--option", "salvage=true", "--seed", "s")
    answer = json.loads(result.stdout)
    assert answer == json.loads((tmp_path / "out" / "report.json").read_text())
    assert answer["plan"]["seats"] == 3
    assert answer["plan"]["options"] == {"sea": "calm", "salvage": True}
    assert {row["bot"] for row in answer["standings"]} == {"random", "greedy"}


def test_without_a_folder_equal_settings_meet_again(call: Call, tmp_path: Path) -> None:
    call(*ARENA)
    call(*ARENA)
    call(*ARENA, "--seed", "2")
    folders = list((tmp_path / "arena").iterdir())
    assert len(folders) == 2
    assert all(len((folder / GAMES_FILE).read_text().splitlines()) == 9 for folder in folders)


def test_it_goes_on_and_says_so(call: Call) -> None:
    call(*ARENA, "--out", "out")
    more = call("arena", "tidepool", "--bots", "random,greedy", "--games", "9", "--workers", "1", "--out", "out")
    assert more.exit_code == 0
    assert "8 games were played before; going on." in more.stderr


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("arena", "tidepool", "--bots", "random,shark"), "there is no bot 'shark'; the bots are"),
        (("arena", "tidepool", "--bots", " , "), "--bots names no bot"),
        (("arena", "tidepool"), "Missing option '--bots'"),
        (("arena", "tidepool", "--bots", "random,random"), "random is named twice"),
        (("arena", "tidepool", "--bots", "random", "--seats", "9"), "tidepool cannot be played by 9"),
        (("arena", "tidepool", "--bots", "random", "--games", "0"), "0 is not in the range x>=1"),
        (("arena", "tidepool", "--bots", "mcts:0"), "mcts:0 is no budget"),
        (("arena", "tidepool", "--bots", "random", "--option", "sea=dry"), "sea cannot be 'dry'"),
        (("arena", "chess", "--bots", "random"), "there is no game 'chess'"),
        (("arena", "tidepool", "--bots", "random", "--ray", "127.0.0.1:1"), "no Ray cluster answers at 127.0.0.1:1"),
        (("balance", "tidepool", "--bot", "shark"), "there is no bot 'shark'"),
        (("balance", "tidepool", "--games", "0"), "0 is not in the range x>=1"),
        (("balance", "tidepool", "--minutes", "0"), "0.0 is not in the range x>0"),
        (("balance", "tidepool", "--seats", "1"), "tidepool cannot be played by 1"),
    ],
)
def test_wrong_input_is_refused_in_a_line(call: Call, given: tuple[str, ...], told: str) -> None:
    result = call(*given)
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_played(call: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here already")
    for folder in ("file", "file/below"):
        result = call(*ARENA, "--out", folder)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"phylarium: {folder}")


def test_changed_settings_and_damaged_files_are_refused(call: Call, tmp_path: Path) -> None:
    call(*ARENA, "--out", "out")
    changed = call(*ARENA, "--out", "out", "--seed", "2")
    assert changed.exit_code == 2
    assert "holds games by other settings: seed 1, not 2" in changed.stderr
    path = tmp_path / "out" / GAMES_FILE
    path.write_text(path.read_text().replace('"scores"', '"points"', 1))
    damaged = call(*ARENA, "--out", "out")
    assert damaged.exit_code == 2
    assert "line 2: " in damaged.stderr


def test_games_that_fail_are_told_and_the_report_is_made(call: Call, tmp_path: Path) -> None:
    with registered(variant(turn=Crashing())):
        result = call(*ARENA, "--out", "out")
    assert result.exit_code == 1
    assert "8 games failed; the first: ZeroDivisionError: a defect in the rules" in result.stderr
    assert "No game was finished" in (tmp_path / "out" / "report.html").read_text()


def test_a_balance_chooses_a_bot_and_keeps_to_it(call: Call, tmp_path: Path) -> None:
    given = ("balance", "tidepool", "--games", "12", "--workers", "1", "--minutes", "0.0000001")
    first = call(*given)
    assert first.exit_code == 0, first.output
    assert "random plays: about" in first.stderr
    assert "No seat is clearly better than another" in first.stdout
    again = call("balance", "tidepool", "--games", "14", "--workers", "1", "--minutes", "600")
    assert "random plays, as in the games that are there already." in again.stderr
    (folder,) = (tmp_path / "balance").iterdir()
    assert "is it fair?" in (folder / "report.html").read_text()


def test_a_balance_in_json(call: Call) -> None:
    answer = json.loads(
        call("balance", "tidepool", "--bot", "larva", "--games", "6", "--workers", "1", "--json").stdout
    )
    assert answer["balance"]["bot"] == "larva"
    assert set(answer["balance"]) == {"bot", "seats", "names", "dominant", "unused", "outliers"}
    assert len(answer["seats"]) == 2


def test_an_interrupted_tournament_says_how_to_go_on_and_does(tmp_path: Path) -> None:
    given = ["arena", "marine", "--bots", "random,larva", "--games", "400", "--workers", "2", "--out", "out"]
    # Where the tests run in the background, SIGINT may be ignored; whoever is started would inherit that.
    program = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{program}; from phylarium.cli import main; main()", *given]
    running = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    path = tmp_path / "out" / GAMES_FILE
    until = time.monotonic() + 40
    while time.monotonic() < until and not (path.exists() and len(path.read_bytes().splitlines()) > 2):
        time.sleep(0.05)
    os.kill(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=30)
    assert running.returncode == 130, said
    assert "Stopped. The finished games are in out; the same command goes on." in said
    done = len(path.read_bytes().splitlines()) - 1
    assert 2 <= done < 400
    # Two workers: the last game that was kept may have come before the one that was begun before it.
    given[5] = str(done + 2)
    again = subprocess.run(
        [*command[:3], *given, "--json"], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert again.returncode == 0, again.stderr
    assert f"{done} games were played before; going on." in again.stderr
    assert json.loads(again.stdout)["finished"] == done + 2

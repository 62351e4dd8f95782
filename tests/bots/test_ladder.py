"""bench/ladder.py plays the pairings that it says, every seat alike, and goes on where it was stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench import ladder

from phylarium import bots
from phylarium.arena.simulate import SimulatedGame


def test_every_seat_gets_the_same_starts() -> None:
    found = list(ladder.tasks("marine", 2, "a", "b", 4, "s"))
    assert [task.number for task in found] == [0, 1, 2, 3]
    assert [task.seat for task in found] == [0, 1, 0, 1]
    assert [task.setting.seed for task in found] == ["s 0", "s 0", "s 1", "s 1"]


def test_the_ladder_is_each_level_against_the_one_below_and_the_top_against_random() -> None:
    top = f"apex:{bots.Apex.simulations}"
    assert ladder.pairings([]) == [
        ("larva", "random"),
        ("juvenile", "larva"),
        ("adult", "juvenile"),
        (top, "adult"),
        (top, "random"),
    ]
    with pytest.raises(bots.UnknownBot, match="pupa"):
        ladder.pairings(["pupa,random"])
    with pytest.raises(SystemExit, match="apex,adult"):
        ladder.pairings(["apex"])


def test_nobody_is_beaten_alone() -> None:
    with pytest.raises(SystemExit, match="at one there is nobody to beat"):
        ladder.main(["--seats", "1"])


def test_a_pairing_is_played_and_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rows.json"
    ladder.main(["--pair", "larva,random", "--games", "2", "--json", str(file)])
    (row,) = json.loads(file.read_text())["rows"]
    assert (row["bot"], row["against"], row["games"]) == ("larva", "random", 2)
    assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1
    assert "| larva | random | " in capsys.readouterr().out


def test_a_stopped_ladder_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "games.jsonl"
    arguments = ["--pair", "larva,random", "--log", str(log), "--games"]
    ladder.main([*arguments, "2"])
    first = log.read_bytes()
    log.write_bytes(first + b'{"bot":"larva","agai')  # stopped in the middle of a line
    played: list[int] = []

    def noted(task: ladder.Task) -> ladder.Outcome:
        played.append(task.number)
        return ladder.Outcome(task.bot, task.against, task.number, 1.0, 1, 0.0, 1)

    monkeypatch.setattr(ladder, "played", noted)
    ladder.main([*arguments, "4"])
    assert played == [2, 3]
    assert log.read_bytes().startswith(first)
    assert len(log.read_bytes().splitlines()) == 5


def test_a_log_of_other_games_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    ladder.main(["--pair", "larva,random", "--log", str(log), "--games", "1"])
    with pytest.raises(SystemExit, match="name another file"):
        ladder.main(["--pair", "larva,random", "--log", str(log), "--games", "1", "--seed", "other"])


def test_a_shared_victory_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    task = next(ladder.tasks("genesis", 3, "random", "larva", 1, "s"))
    for ranking, share in (([1, 1, 3], 0.5), ([1, 1, 1], 1 / 3), ([2, 1, 1], 0.0), ([1, 2, 3], 1.0)):
        result = SimulatedGame(task.setting, 1, 0.0, True, [5, 5, 5], ranking)
        monkeypatch.setattr(ladder, "play", lambda setting, players, result=result: result)
        assert ladder.played(task).share == share

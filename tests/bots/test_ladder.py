"""bench/ladder.py plays the pairings that it says, every seat alike, and writes them down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench import ladder

from phylarium import bots


def test_every_seat_gets_the_same_starts() -> None:
    found = list(ladder.tasks("marine", 2, "a", "b", 4, "s"))
    assert [task.seat for task in found] == [0, 1, 0, 1]
    assert [task.setting.seed for task in found] == ["s 0", "s 0", "s 1", "s 1"]


def test_the_ladder_is_each_level_against_the_one_below() -> None:
    assert ladder.pairings([]) == [
        ("larva", "random"),
        ("juvenile", "larva"),
        ("adult", "juvenile"),
        ("apex", "adult"),
    ]
    with pytest.raises(bots.UnknownBot, match="pupa"):
        ladder.pairings(["pupa,random"])
    with pytest.raises(SystemExit, match="apex,adult"):
        ladder.pairings(["apex"])


def test_a_pairing_is_played_and_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rows.json"
    ladder.main(["--pair", "larva,random", "--games", "2", "--json", str(file)])
    (row,) = json.loads(file.read_text())["rows"]
    assert (row["bot"], row["against"], row["games"]) == ("larva", "random", 2)
    assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1
    assert "| larva | random | " in capsys.readouterr().out

"""`phylarium campaign`: ways, simulation, play from file to file, verification."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Call

WAY = "genesis,megafauna2"


def test_the_ways_are_listed(call: Call) -> None:
    plain = call("campaign", "ways")
    assert plain.exit_code == 0
    assert f"{WAY} " in plain.output
    found = json.loads(call("campaign", "ways", "--json").output)
    assert {"way", "chapters", "seats"} <= set(found[0])
    assert found[0]["chapters"][0]["game"] == "genesis"


def test_simulate_answers(call: Call) -> None:
    result = call("campaign", "simulate", "--way", WAY, "--seats", "2", "--campaigns", "3", "--seed", "5", "--json")
    assert result.exit_code == 0
    found = json.loads(result.output)
    assert {key: found[key] for key in ("campaigns", "finished", "errors", "ways")} == {
        "campaigns": 3,
        "finished": 3,
        "errors": 0,
        "ways": {WAY: 3},
    }
    assert len(found["winners"]) == 2
    assert sum(found["winners"]) >= 3


def test_without_a_way_it_goes_through_all_that_are_open(call: Call) -> None:
    ways = [way["way"] for way in json.loads(call("campaign", "ways", "--json").output) if 2 in way["seats"]]
    found = call("campaign", "simulate", "--seats", "2", "--campaigns", str(len(ways)), "--json")
    assert json.loads(found.output)["ways"] == dict.fromkeys(ways, 1)


def test_bots_play_a_campaign_from_a_file_to_its_end(call: Call, tmp_path: Path) -> None:
    file = str(tmp_path / "story.json")
    begun = call("campaign", "play", file, "--way", WAY, "--name", "bot:random", "--name", "bot:larva", "--seed", "9")
    assert begun.exit_code == 0, begun.output
    shown = json.loads(call("campaign", "show", file, "--json").output)
    assert shown["over"] is True
    assert [chapter["game"] for chapter in shown["chapters"]] == ["genesis", "megafauna2"]
    assert (
        "two games are over" in call("campaign", "show", file).output
        or "2 games are over" in call("campaign", "show", file).output
    )
    sound = call("campaign", "verify", file, "--json")
    assert sound.exit_code == 0
    assert json.loads(sound.output)["ok"] is True


def test_a_change_of_the_past_is_told(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "story.json"
    call("campaign", "play", str(file), "--way", WAY, "--name", "bot:random", "--name", "bot:larva", "--seed", "9")
    file.write_text(file.read_text().replace('"bot:larva"', '"bot:adult"'))
    found = call("campaign", "verify", str(file))
    assert found.exit_code == 1
    assert "changed after it was sealed" in found.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "new.json"), "a new campaign needs --way and at least one --name"),
        (("play", "new.json", "--way", "chess", "--name", "a"), "there is no way 'chess'"),
        (("show", "missing.json"), "missing.json"),
        (("simulate", "--seats", "9"), "can be played by 9"),
        (("simulate", "--bot", "deep-thought"), "deep-thought"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(call: Call, words: tuple[str, ...], said: str) -> None:
    result = call("campaign", *words)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output

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


def test_a_campaign_begins_with_a_game_of_its_own_and_takes_another_one_in(call: Call, tmp_path: Path) -> None:
    story, file = tmp_path / "story.json", tmp_path / "again.json"
    begun = call(
        "campaign", "play", str(story), "--way", "genesis,megafauna1", "--name", "bot:random", "--name", "bot:larva",
        "--seed", "9",
    )  # fmt: skip
    assert begun.exit_code == 0, begun.output
    for number, record in enumerate(json.loads(story.read_text())["records"]):
        (tmp_path / f"{number}.json").write_text(json.dumps(record))
    first, second = str(tmp_path / "0.json"), str(tmp_path / "1.json")
    made = call("campaign", "begin", str(file), "--way", "genesis,megafauna1", "--from", first)
    assert made.exit_code == 0, made.output
    assert "Bios: Megafauna (first edition) comes next, with bot:random, bot:larva." in made.output
    assert "is there already" in call("campaign", "begin", str(file), "--way", "genesis,megafauna1").stderr
    added = call("campaign", "add", str(file), second)
    assert added.exit_code == 0, added.output
    assert call("campaign", "verify", str(file)).exit_code == 0
    assert "is over" in call("campaign", "add", str(file), second).stderr
    new = call("campaign", "begin", str(tmp_path / "new.json"), "--way", WAY, "--name", "ann", "--name", "bob")
    assert "comes next, with ann, bob" in new.output
    assert "has begun yet" in call("campaign", "tree", str(tmp_path / "new.json")).stderr
    assert "has begun yet" in call("campaign", "origins", str(tmp_path / "new.json")).stderr


def test_the_tree_and_the_sheet_are_shown_and_written(call: Call, tmp_path: Path) -> None:
    file = str(tmp_path / "story.json")
    call(
        "campaign", "play", file, "--way", "genesis,mesofauna", "--name", "bot:random", "--name", "bot:larva",
        "--seed", "9",
    )  # fmt: skip
    tree = json.loads(call("campaign", "tree", file, "--svg", str(tmp_path / "tree.svg"), "--json").output)
    assert [part["game"] for part in tree["chapters"]] == ["genesis", "mesofauna"]
    assert tree["branches"]
    assert (tmp_path / "tree.svg").read_text().startswith("<svg")
    assert "Bios: Mesofauna" in call("campaign", "tree", file).output
    svg, page = tmp_path / "origins.svg", tmp_path / "origins.html"
    sheet = json.loads(call("campaign", "origins", file, "--svg", str(svg), "--html", str(page), "--json").output)
    assert sheet["game"] == "mesofauna"
    assert {player["name"] for player in sheet["players"]} == {"bot:random", "bot:larva"}
    assert svg.read_text().startswith("<svg")
    assert page.read_text().startswith("<!doctype html>")
    record = tmp_path / "record.json"
    record.write_text(json.dumps(json.loads(Path(file).read_text())["records"][1]))
    assert call("campaign", "origins", str(record)).output == call("campaign", "origins", file).output
    assert "[K2a]" in call("campaign", "origins", file).output
    assert call("campaign", "origins", file, "--wish", "nonsense").exit_code == 2


def test_simulate_counts_colours_and_what_was_gone_on_from(call: Call) -> None:
    found = json.loads(call("campaign", "simulate", "--way", WAY, "--seats", "2", "--campaigns", "2", "--json").output)
    assert sum(found["colours"][WAY].values()) == 4
    assert sum(found["starts"][WAY].values()) == 4
    assert found["first_leader_wins_next"][WAY][1] <= 2

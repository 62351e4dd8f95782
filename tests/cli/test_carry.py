"""`phylarium carry` hands a finished game on, and says why it cannot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Call

from phylarium.kernel.match import Match
from phylarium.kernel.rng import seeded


def played(folder: Path, name: str, most: int = 100_000) -> str:
    """A game of random moves for two in a file, to its end or to so many actions."""
    match = Match.start(name, 2, {}, "carried on")
    rng = seeded("carried on")
    while not match.state.over() and match.state.number < most:
        legal = match.state.legal()
        match.apply(match.state.to_move(), legal[rng.below(len(legal))])
    path = folder / "game.json"
    match.record().save(path)
    return str(path)


@pytest.mark.rule("genesis", "Ka")
def test_genesis_hands_on_points_catalysts_and_macroorganisms(call: Call, tmp_path: Path) -> None:
    result = call("carry", played(tmp_path, "genesis"))
    assert result.exit_code == 0
    sheet = json.loads(result.output)
    assert sheet["game"] == "genesis"
    assert {player["seat"] for player in sheet["players"]} == {0, 1}
    for player in sheet["players"]:
        assert set(player) == {"seat", "colour", "points", "place", "catalysts", "macroorganisms"}


@pytest.mark.rule("megafauna1", "18.2", "18.2a", "18.2d")
def test_megafauna_hands_on_hominids_and_an_age_and_grants_wishes(call: Call, tmp_path: Path) -> None:
    file = played(tmp_path, "megafauna1")
    sheet = json.loads(call("carry", file).output)
    assert sheet["game"] == "megafauna1"
    assert sheet["age"] in ("ice", "tropical")
    rich = json.loads(
        call("carry", file, *(f"--wish={colour}=language,social-skills" for colour in ("red", "orange"))).output
    )
    assert len(rich["players"]) >= len(sheet["players"])
    for player in rich["players"]:
        assert player["genes"] >= 0
        assert player["bought"] <= len(player["instincts"]) or player["bought"] == 0


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("blue=language", "there is no colour 'blue'"),
        ("red=flight", "there is no instinct 'flight'"),
        ("red", "red"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(call: Call, tmp_path: Path, wish: str, words: str) -> None:
    result = call("carry", played(tmp_path, "megafauna1"), "--wish", wish)
    assert result.exit_code == 2
    assert words in result.stderr


def test_an_unfinished_game_hands_nothing_on(call: Call, tmp_path: Path) -> None:
    result = call("carry", played(tmp_path, "genesis", 5))
    assert result.exit_code == 2
    assert "5 actions" in result.stderr


def test_a_game_without_a_sequel_says_so(call: Call, tmp_path: Path) -> None:
    result = call("carry", played(tmp_path, "marine"))
    assert result.exit_code == 2
    assert "marine hands nothing on" in result.stderr

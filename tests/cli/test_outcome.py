"""How a game came out, as the commands tell it; and files as terminals paste them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from phylarium import bots
from phylarium.cli import main
from phylarium.cli.dropped import dropped_path
from phylarium.kernel import Match, registry


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match.start("marine", 2, seed="outcome")
    players = [bots.make("random", str(seat)) for seat in range(2)]
    while not match.state.over():
        seat = match.state.to_move()
        match.apply(seat, players[seat].choose(match.state.observation(seat)))
    path = tmp_path_factory.mktemp("a folder") / "a game.json"
    path.write_text(match.record().text(), encoding="utf-8")
    return path


def test_a_replay_says_where_the_points_came_from(finished: Path) -> None:
    answer = json.loads(CliRunner().invoke(main, ["replay", str(finished), "--json"]).output)
    for seat, score in enumerate(answer["scores"]):
        assert sum(source["points"][seat] for source in answer["outcome"]["sources"]) == score
    told = CliRunner().invoke(main, ["replay", str(finished)]).output
    assert "points from" in told
    assert all(source["text"] in told for source in answer["outcome"]["sources"])


def test_a_seat_is_not_told_of_points_while_the_game_goes_on(finished: Path) -> None:
    answer = json.loads(
        CliRunner().invoke(main, ["replay", str(finished), "--at", "9", "--seat", "1", "--json"]).output
    )
    assert answer["outcome"] is None


@pytest.mark.parametrize("pasted", ["{}", "'{}'", '"{}" ', "file://{}", "escaped"])
def test_a_dropped_record_is_found(finished: Path, pasted: str) -> None:
    given = {"escaped": str(finished).replace(" ", "\\ "), "file://{}": finished.as_uri()}.get(pasted)
    assert dropped_path(given or pasted.format(finished)) == finished
    assert CliRunner().invoke(main, ["replay", given or pasted.format(finished)]).exit_code == 0


def test_without_a_file_a_program_is_told_what_is_missing() -> None:
    answer = CliRunner().invoke(main, ["replay"])
    assert answer.exit_code == 2
    assert "FILE" in answer.output


@pytest.mark.parametrize("name", registry.games())
def test_the_log_names_whoever_has_won(name: str) -> None:
    """Each first place is named in the last lines; alone and together it is said whether it was won."""
    game = registry.game(name)
    for seats in game.seats:
        for number in range(3):
            state = game.start(seats, {}, f"winner {number}", log=True)
            dice = bots.make("random", "dice")
            while not state.over():
                state.apply(dice.choose(state.observation(state.to_move())))
            last = [entry for entry in state.journal or [] if entry.number == state.number]
            words = [game.entry(state, entry) for entry in last]
            if game.verdict(state) is not None:
                told = {"log-alone-won", "log-alone-lost", "log-alone-decisive", "log-lost", "log-marine-win"}
                told |= {"log-terrestrial-win", "log-winner", "log-nobody-wins"}
                assert told & {one.id for one in words}
                continue
            winners = [one.args for one in words if one.id in ("log-winner", "log-game-over")]
            first = [game.seat_name(state, seat) for seat, place in enumerate(state.ranking()) if place == 1]
            assert len(winners) == len(first)
            for who in first:
                assert any(who in args.values() for args in winners) or name == "marine"

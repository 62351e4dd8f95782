"""Puzzles: those that came with the games are sound, and pages ask them without giving the answer away."""

from __future__ import annotations

from datetime import date, timedelta

import httpx
import msgspec
import pytest
from click.testing import CliRunner
from tests.table.conftest import Server, sight

from phylarium.cli import main
from phylarium.kernel import registry
from phylarium.review.puzzles import FEWEST, MOST, NoPuzzle, faults, of_the_day, position, puzzle, puzzles_of
from phylarium.table.puzzle_pages import drawn

pytestmark = pytest.mark.anyio
LEAST = 12


@pytest.mark.parametrize("name", registry.games())
def test_every_shipped_puzzle_is_sound(name: str) -> None:
    game, found = registry.game(name), puzzles_of(name)
    assert len(found) >= LEAST
    assert {f"{name} {number}": faults(game, one) for number, one in enumerate(found, 1) if faults(game, one)} == {}
    for one in found:
        assert FEWEST <= len(position(game, one).legal()) <= MOST
        assert one.why
    assert len({(one.seed, len(one.actions)) for one in found}) == len(found)


def test_an_unsound_puzzle_is_found_out() -> None:
    game, one = registry.game("genesis"), puzzle("genesis", 2)
    wrong = msgspec.structs.replace(one, answer=one.second)
    assert "is better than" in faults(game, wrong)[0]
    assert "does not replay" in faults(game, msgspec.structs.replace(one, actions=one.actions[1:]))[0]
    other = next(game.vocabulary.name(a) for a in range(game.vocabulary.size) if a not in position(game, one).legal())
    assert "cannot be chosen" in faults(game, msgspec.structs.replace(one, answer=other))[0]


def test_every_day_has_a_puzzle_and_all_games_have_their_turn() -> None:
    first = date(2026, 1, 1)
    days = [of_the_day(first + timedelta(days=number)) for number in range(5 * LEAST)]
    assert None not in days
    assert {day[0] for day in days if day is not None} == set(registry.games())
    assert len(set(days)) == len(days), "no puzzle comes twice before the others"


@pytest.mark.parametrize("name", registry.games())
def test_answers_are_explained_by_what_they_bring(name: str) -> None:
    """In words of the log, beside what the next best brings; a few only lead on to another question."""
    puzzles = range(1, len(puzzles_of(name)) + 1)
    brings = [[msgspec.to_builtins(one) for one in drawn(name, number, "en")["brings"]] for number in puzzles]
    told = [better != next_best for better, next_best in brings]
    assert sum(told) > len(told) / 2, told


def test_a_number_that_is_none_is_refused() -> None:
    with pytest.raises(NoPuzzle):
        puzzle("marine", 0)
    answer = CliRunner().invoke(main, ["puzzles", "play", "marine", "99"])
    assert answer.exit_code == 2
    assert "there is no puzzle 99" in answer.output


def test_the_command_asks_until_it_is_found() -> None:
    game, one = registry.game("genesis"), puzzle("genesis", 2)
    offers = [game.vocabulary.name(action) for action in position(game, one).legal()]
    right = offers.index(one.answer) + 1
    wrong = right % len(offers) + 1
    answer = CliRunner().invoke(main, ["puzzles", "play", "genesis", "2"], input=f"{wrong}\n{right}\n")
    assert answer.exit_code == 0
    assert "Not that one" in answer.output
    assert "Yes." in answer.output
    listed = CliRunner().invoke(main, ["puzzles", "list"]).output
    assert all(name in listed for name in registry.games())


async def test_a_page_asks_and_answers(server: Server) -> None:
    ada = server.browser()
    one = puzzle("genesis", 2)
    assert "The puzzle of the day" in (await ada.get("/")).text
    assert (await ada.get("/puzzles")).text.count('href="/puzzles/genesis/') >= LEAST
    asked = (await ada.get("/puzzles/genesis/2")).text
    assert "Found." not in asked
    assert asked.count('class="option chosen"') == 0

    async def tried(action: str) -> httpx.Response:
        return await ada.post("/puzzles/genesis/2", data={"action": action})

    wrong = (await tried(one.second)).text
    assert "Not that one" in wrong
    assert 'class="option chosen"' not in wrong
    assert f'class="option tried" type="submit" name="action" value="{one.second}"' in wrong
    given_up = (await ada.post("/puzzles/genesis/2", data={"give-up": "1"})).text
    assert "The marked option is the one." in given_up
    assert f'value="{one.answer}" disabled' in given_up
    right = (await tried(one.answer)).text
    assert "Found." in right
    assert f'value="{one.answer}" disabled' in right
    assert f"it looks {round(one.margin, 1)} points better" in right
    assert "Not that one" in (await tried("nonsense")).text
    assert (await ada.get("/puzzles/genesis/999")).status_code == 404
    assert (await ada.get("/puzzles/chess/1")).status_code == 404


async def test_one_plays_on_from_a_puzzle(server: Server) -> None:
    ada = server.browser()
    answer = await ada.post("/puzzles/genesis/2/play")
    assert answer.status_code == 303
    seen = await sight(ada, answer.headers["location"].removeprefix("/table/"))
    one = puzzle("genesis", 2)
    assert seen["number"] == len(one.actions)
    assert seen["yours"]
    assert one.answer in [option["action"] for option in seen["options"]]

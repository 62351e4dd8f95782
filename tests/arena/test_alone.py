"""Games for one: played, counted and reported, with wins and losses but without ratings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.toy import registered
from tests.toy.alone import GAME

from phylarium import bots
from phylarium.arena.analysis import analyse
from phylarium.arena.balance import findings
from phylarium.arena.report import html, told
from phylarium.arena.simulate import simulate
from phylarium.arena.tournament import GameOutcome, Plan, hold, planned
from phylarium.kernel import Observation


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    with registered(GAME):
        yield


def played(games: int = 60, *players: str) -> tuple[Plan, list[GameOutcome]]:
    plan = planned("tidepool", players or ("random", "greedy"), games, 1)
    return plan, hold(plan)


def test_every_bot_plays_alone() -> None:
    plan, outcomes = played(6, "random", "larva", "mcts:6")
    assert plan.lineups() == [["random"], ["larva"], ["mcts:6"]]
    assert [outcome.players for outcome in outcomes[:3]] == [["random"], ["larva"], ["mcts:6"]]
    assert not any(outcome.failure for outcome in outcomes)


def test_a_lost_game_is_no_victory() -> None:
    plan, outcomes = played()
    lost = [outcome for outcome in outcomes if outcome.ranking == [2]]
    assert 0 < len(lost) < len(outcomes)
    found = analyse(plan, outcomes)
    assert sum(row.wins.count for row in found.standings) == len(outcomes) - len(lost)
    assert {row.rating for row in found.standings} == {None}
    assert found.versus == []
    assert not any(share.clear for share in found.seats)
    best, worst = found.standings
    assert best.wins.rate >= worst.wins.rate


def test_what_goes_with_winning_alone_is_compared_too() -> None:
    found = analyse(*played(120, "random"))
    assert found.compared == len(found.effects) > 0


def test_the_page_of_a_game_for_one() -> None:
    found = analyse(*played())
    page = html(found)
    assert "Everybody played alone, so nobody is rated" in page
    assert "Against each other" not in page
    assert "By seat" not in page
    assert "A winner led" not in page
    assert "What goes with winning" in page
    balance = analyse(*played(40, "random"))
    words = told(balance, findings(balance))
    assert not any("seat" in line.lower() for line in words)
    assert html(balance, findings(balance))


def test_a_run_of_games_counts_victories() -> None:
    tally = simulate("tidepool", 1, 40, "1", {}, ["random"])
    assert tally.finished == 40
    assert 0 < tally.winners[0] < 40


def test_thinking_pays_alone() -> None:
    """A look ahead keeps more than chance does."""

    def kept(name: str) -> int:
        total = 0
        for number in range(20):
            state = GAME.start(1, seed=f"alone {number}")
            bot = bots.make(name, str(number))
            while state.offers:
                seen = state.observation(0)
                assert isinstance(seen, Observation)
                state.apply(bot.choose(seen))
            total += state.scores()[0]
        return total

    assert kept("mcts:30") > kept("random")

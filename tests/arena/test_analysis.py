"""The numbers of a report are those of its games; what is luck is not called clear, and what is real is found."""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable

import pytest
from tests.toy.tidepool import CARD, DRAW, GAME, STOP

from phylarium.arena import ratings as module
from phylarium.arena.analysis import Analysis, analyse
from phylarium.arena.balance import affordable, findings, outliers
from phylarium.arena.ratings import meetings, ratings
from phylarium.arena.tournament import GameOutcome, Plan, hold, planned
from phylarium.kernel import PhylariumError

pytestmark = pytest.mark.usefixtures("toy")

ACTIONS = range(GAME.vocabulary.size)
Winner = Callable[[random.Random, list[str], list[set[int]]], int]


def by_luck(rng: random.Random, players: list[str], took: list[set[int]]) -> int:
    return rng.randrange(len(players))


def invented(
    games: int,
    winner: Winner = by_luck,
    players: tuple[str, ...] = ("random",),
    likes: dict[str, float] | None = None,
    seed: int = 1,
    seats: int = 2,
) -> tuple[Plan, list[GameOutcome]]:
    """Games that were never played: each seat takes each action with a chance, and `winner` says who wins."""
    rng = random.Random(seed)
    plan = planned("tidepool", list(players), games, seats)
    outcomes = []
    for number in range(games):
        sitting = plan.job(number).players
        took = [{a for a in ACTIONS if rng.random() < (likes or {}).get(player, 0.5)} for player in sitting]
        first = winner(rng, sitting, took)
        outcomes.append(
            GameOutcome(
                number,
                sitting,
                20,
                0.1,
                [f"seat {seat + 1}" for seat in range(seats)],
                [10 if seat == first else 5 for seat in range(seats)],
                [1 if seat == first else 2 for seat in range(seats)],
                [dict.fromkeys(sorted(mine), 1) for mine in took],
                dict.fromkeys(ACTIONS, seats),
                dict.fromkeys(ACTIONS, 0.5 * seats),
            )
        )
    return plan, outcomes


def analysed(*args: object, **kwargs: object) -> Analysis:
    return analyse(*invented(*args, **kwargs))  # type: ignore[arg-type]


# --- strength ----------------------------------------------------------------------------------


def stronger(rng: random.Random, players: list[str], took: list[set[int]]) -> int:
    return players.index("greedy") if "greedy" in players and rng.random() < 0.9 else rng.randrange(len(players))


def test_the_stronger_bot_is_rated_higher_and_the_intervals_part() -> None:
    found = analysed(120, stronger, ("random", "greedy"))
    best, worst = found.standings
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.rating is not None
    assert worst.rating is not None
    assert best.rating.low > worst.rating.high
    assert best.wins.low > best.expected == 0.5 > worst.wins.high
    assert best.wins.count + worst.wins.count == 120


def test_what_sits_in_several_seats_is_rated_too_and_one_alone_is_not() -> None:
    _, outcomes = invented(60, stronger, ("random", "greedy"), seats=3)
    found = ratings(["random", "greedy"], outcomes)
    assert found["greedy"].mu > found["random"].mu
    assert analysed(10).standings[0].rating is None


def test_without_openskill_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    monkeypatch.delitem(sys.modules, "phylarium.bots.skill", raising=False)
    with pytest.raises(PhylariumError, match=r"pip install 'phylarium\[arena\]'"):
        importlib.reload(module)


def test_a_failed_game_counts_for_nothing_but_is_told() -> None:
    plan, outcomes = invented(10, stronger, ("random", "greedy"))
    before = ratings(plan.bots, outcomes)
    outcomes.append(GameOutcome(10, ["greedy", "random"], failure="Broken: it broke"))
    assert ratings(plan.bots, outcomes) == before
    found = analyse(plan, outcomes)
    assert (found.games, found.finished, found.even) == (11, 10, False)
    assert [failed.error for failed in found.failures] == ["Broken: it broke"]


def test_meetings_count_each_game_once_and_a_tie_half() -> None:
    games = [
        GameOutcome(0, ["a", "b", "a"], ranking=[1, 2, 3]),
        GameOutcome(1, ["b", "a", "a"], ranking=[1, 1, 3]),
        GameOutcome(2, ["a", "a", "a"], ranking=[1, 2, 3]),
    ]
    found = meetings(games)
    assert found["a", "b"].of == found["b", "a"].of == 2
    assert found["a", "b"].count == pytest.approx(0.5 + 0.25)
    assert found["a", "b"].rate + found["b", "a"].rate == pytest.approx(1)


def test_an_uneven_tournament_is_known() -> None:
    assert analysed(12, players=("random", "greedy", "larva")).even
    assert not analysed(13, players=("random", "greedy", "larva")).even


# --- seats and names ---------------------------------------------------------------------------


def first_seat(rng: random.Random, players: list[str], took: list[set[int]]) -> int:
    return 0 if rng.random() < 0.7 else 1


def test_a_seat_with_an_advantage_is_clear_and_a_fair_one_is_not() -> None:
    assert [share.clear for share in analysed(200, first_seat).seats] == [True, True]
    assert [share.clear for share in analysed(200).seats] == [False, False]


def test_names_are_told_only_where_they_are_more_than_seats() -> None:
    plan, outcomes = invented(40)
    assert analyse(plan, outcomes).names == []
    for outcome in outcomes[::2]:
        outcome.names = ["crab", "seat 2"]
    assert {share.what for share in analyse(plan, outcomes).names} == {"crab", "seat 1", "seat 2"}


# --- what goes with winning --------------------------------------------------------------------


def test_luck_is_not_called_clear() -> None:
    """Sixty tournaments of nothing but luck: about one comparison in twenty looks like something, none is clear."""
    found = [effect for seed in range(60) for effect in analysed(60, seed=seed).effects]
    assert len(found) == 60 * len(ACTIONS)
    alarms = sum(effect.chance < 0.05 for effect in found) / len(found)
    assert 0.02 <= alarms <= 0.08
    held = sum(effect.low <= 0 <= effect.high for effect in found) / len(found)
    assert held == pytest.approx(0.95, abs=0.03)
    tournaments = sum(any(e.clear for e in found[i : i + len(ACTIONS)]) for i in range(0, len(found), len(ACTIONS)))
    assert tournaments <= 8


def card_wins(rng: random.Random, players: list[str], took: list[set[int]]) -> int:
    having = [seat for seat in range(len(players)) if CARD + 1 in took[seat]]
    return having[0] if len(having) == 1 and rng.random() < 0.8 else rng.randrange(len(players))


def test_a_card_that_wins_is_found_and_the_rest_is_not() -> None:
    found = analysed(200, card_wins)
    assert [(effect.block, effect.what) for effect in found.effects if effect.clear] == [("card", "crab")]
    best = found.effects[0]
    assert 0.2 < best.low < best.effect < best.high
    assert best.having.rate > best.lacking.rate


def greedy_wins(rng: random.Random, players: list[str], took: list[set[int]]) -> int:
    return players.index("greedy") if rng.random() < 0.85 else players.index("random")


def test_what_a_strong_bot_likes_is_not_taken_for_strong() -> None:
    found = analysed(300, greedy_wins, ("random", "greedy"), {"greedy": 0.9, "random": 0.2})
    assert all(effect.having.rate > effect.lacking.rate + 0.2 for effect in found.effects)
    assert not any(effect.clear for effect in found.effects)
    assert all(abs(effect.effect) < 0.2 for effect in found.effects)


def test_ten_that_all_won_are_not_a_certainty() -> None:
    """By luck that happens once in a thousand times: the chance that is told must not be smaller by far."""
    plan, outcomes = invented(100)
    lucky = 0
    for outcome in outcomes:
        for seat, took in enumerate(outcome.took):
            took.pop(STOP, None)
            if outcome.ranking[seat] == 1 and lucky < 10:
                took[STOP] = 1
                lucky += 1
    (effect,) = [effect for effect in analyse(plan, outcomes).effects if effect.what == "stop"]
    assert 0.0005 < effect.chance < 0.01


def test_a_bot_that_always_wins_leaves_nothing_to_compare() -> None:
    found = analysed(40, lambda rng, players, took: players.index("greedy"), ("random", "greedy"))
    assert found.effects == []


def test_what_too_few_did_is_not_compared() -> None:
    plan, outcomes = invented(40)
    for outcome in outcomes[5:]:
        for took in outcome.took:
            took.pop(DRAW, None)
    assert "draw" not in {effect.what for effect in analyse(plan, outcomes).effects}


# --- what is chosen, and balance ---------------------------------------------------------------


def test_an_option_that_is_no_choice_is_known() -> None:
    plan, outcomes = invented(300)
    for outcome in outcomes:
        for took in outcome.took:
            took[STOP] = 1
            took.pop(DRAW, None)
    picks = {pick.what: pick for pick in analyse(plan, outcomes).picks}
    assert picks["stop"].usual == "always"
    assert picks["draw"].usual == "never"
    assert picks["crab"].usual == ""
    assert picks["crab"].even == pytest.approx(0.5)
    balance = findings(analyse(plan, outcomes))
    assert [option.what for option in balance.dominant] == ["stop"]
    assert [pick.what for pick in balance.unused] == ["draw"]


def test_a_balance_names_what_stands_out_and_nothing_else() -> None:
    balance = findings(analysed(300, card_wins))
    assert [outlier.what for outlier in balance.outliers] == ["crab"]
    assert (balance.bot, balance.seats, balance.dominant, balance.unused) == ("random", [], [], [])
    assert [share.what for share in findings(analysed(200, first_seat)).seats] == ["1", "2"]


def test_where_all_of_a_block_go_with_winning_none_stands_out() -> None:
    effects = [effect for effect in analysed(200, card_wins).effects if effect.what == "crab"] * 6
    assert effects[0].clear
    assert outliers(effects) == []


def test_the_best_affordable_bot() -> None:
    assert affordable("tidepool", 2, {}, 10, 1e-9, 1)[0] == "random"
    chosen, expected = affordable("tidepool", 2, {}, 10, 1e9, 1)
    assert chosen == list(expected)[-1] == "apex"


def test_real_games_are_summed_up() -> None:
    plan = planned("tidepool", ["random", "greedy"], 12, 3, {"salvage": True}, "sums")
    outcomes = hold(plan)
    found = analyse(plan, outcomes)
    assert found.length.mean == pytest.approx(sum(o.decisions for o in outcomes) / 12)
    assert sum(found.lengths.counts) == 12
    assert sum(row.seats_taken for row in found.standings) == 36
    assert sum(row.wins.count for row in found.standings) == pytest.approx(12)
    assert sum(share.wins.count for share in found.seats) == pytest.approx(12)
    assert sum(sum(row.scores.counts) for row in found.standings) == 36
    assert list(found.plain())[:3] == ["plan", "games", "finished"]

"""Who is ahead in a campaign (Mesofauna K3, Genesis K)."""

from __future__ import annotations

from phylarium.campaign.scoring import FOSSILS, SUM, ChapterResult, standings, usual


def totals(scoring: str, chapters: int, *results: ChapterResult) -> dict[str, tuple[float, int]]:
    return {one.name: (one.total, one.place) for one in standings(scoring, chapters, results)}


def test_the_sum_adds_the_points_of_all_games() -> None:
    found = totals(SUM, 2, ChapterResult(["ann", "bob"], [7, 4]), ChapterResult(["ann", "bob"], [10, 14]))
    assert found == {"bob": (18, 1), "ann": (17, 2)}


def test_each_game_but_the_last_is_worth_a_fossil_for_every_opponent_with_fewer_points() -> None:
    first = ChapterResult(["ann", "bob", "cid", "dan"], [9, 5, 5, 1])
    assert totals(FOSSILS, 3, first) == {"ann": (3, 1), "bob": (1, 2), "cid": (1, 2), "dan": (0, 4)}


def test_the_last_game_counts_half_and_half_of_odd_points_stays_a_half() -> None:
    first, last = ChapterResult(["ann", "bob"], [9, 5]), ChapterResult(["ann", "bob"], [12, 15])
    assert totals(FOSSILS, 2, first, last) == {"bob": (7.5, 1), "ann": (7, 2)}


def test_a_game_that_is_not_the_last_one_is_no_half_although_it_is_the_last_so_far() -> None:
    first, second = ChapterResult(["ann", "bob"], [9, 5]), ChapterResult(["ann", "bob"], [12, 15])
    assert totals(FOSSILS, 3, first, second) == {"ann": (1, 1), "bob": (1, 1)}


def test_equal_totals_share_the_victory() -> None:
    assert totals(SUM, 1, ChapterResult(["ann", "bob"], [3, 3])) == {"ann": (3, 1), "bob": (3, 1)}


def test_who_joins_later_counts_from_then_on_and_who_leaves_keeps_what_was_won() -> None:
    first, second = ChapterResult(["ann", "bob"], [9, 5]), ChapterResult(["bob", "eve"], [6, 8])
    found = standings(SUM, 2, [first, second])
    assert {one.name: one.points for one in found} == {"ann": [9, None], "bob": [5, 6], "eve": [None, 8]}
    assert [one.name for one in found] == ["bob", "ann", "eve"]


def test_long_campaigns_are_scored_by_fossils() -> None:
    assert [usual(number) for number in (1, 2, 3, 4)] == [SUM, SUM, FOSSILS, FOSSILS]

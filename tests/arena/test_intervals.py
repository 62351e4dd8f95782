"""Intervals hold what they promise."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phylarium.arena.intervals import adjusted, chance, clustered_rate, histogram, rate, summary, wilson


def test_wilson_is_known_where_it_is_known() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(98, 100) == pytest.approx((0.9300, 0.9945), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def coverage(truth: float, of: int) -> float:
    """How often the interval of a rate holds the truth, exactly: summed over all that can come out."""
    return sum(
        math.comb(of, count) * truth**count * (1 - truth) ** (of - count)
        for count in range(of + 1)
        if rate(count, of).low <= truth <= rate(count, of).high
    )


def test_an_interval_of_95_percent_holds_the_truth_about_as_often() -> None:
    found = [coverage(truth / 20, of) for truth in range(1, 20) for of in (10, 40, 100)]
    assert sum(found) / len(found) == pytest.approx(0.95, abs=0.01)
    assert min(found) > 0.88


def test_decisions_of_one_game_count_for_less() -> None:
    alike = [(10, 10), (0, 10)] * 10
    apart = [(5, 10)] * 19 + [(6, 10)]
    assert clustered_rate(alike).rate == 0.5
    assert clustered_rate(alike).high - clustered_rate(alike).low > 0.35
    assert clustered_rate(apart).high - clustered_rate(apart).low < 0.15
    assert clustered_rate([(7, 7)] * 12).low == wilson(12, 12)[0]
    assert clustered_rate([]).of == 0


def test_chances() -> None:
    assert chance(0.0) == 1.0
    assert chance(1.96) == pytest.approx(0.05, abs=1e-3)
    assert chance(-1.96) == chance(1.96)


@given(st.lists(st.floats(0, 1), max_size=30))
def test_many_comparisons_never_make_one_surer(chances: list[float]) -> None:
    after = adjusted(chances)
    assert all(now >= before for now, before in zip(after, chances, strict=True))
    assert all(now <= 1 for now in after)
    order = sorted(range(len(chances)), key=chances.__getitem__)
    assert [after[i] for i in order] == sorted(after)


def test_a_summary() -> None:
    found = summary([1, 2, 3, 4, 10])
    assert (found.least, found.quarter, found.median, found.three_quarters, found.most) == (1, 2, 3, 4, 10)
    assert found.mean == 4
    assert found.low < 4 < found.high
    assert summary([]).count == 0
    assert summary([5]).deviation == 0


@given(st.lists(st.integers(-300, 9000), min_size=1, max_size=50))
def test_a_histogram_holds_every_value(values: list[int]) -> None:
    found = histogram(values)
    assert sum(found.counts) == len(values)
    assert len(found.counts) <= 24
    assert found.start <= min(values)
    assert max(values) < found.start + found.width * len(found.counts)

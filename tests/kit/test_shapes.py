"""Outlines and patterns."""

from __future__ import annotations

import pytest

from phylarium.kit import shapes


def test_mirrored_halves_turn_the_same_way() -> None:
    assert shapes.mirrored("M1 0L3 0L3 2Z") == "M1 0L3 0L3 2ZM-3 2L-3 0L-1 0Z"
    assert shapes.mirrored("M0 1C1 2 3 4 5 6L7 8Z") == "M0 1C1 2 3 4 5 6L7 8ZM-7 8L-5 6C-3 4 -1 2 0 1Z"
    with pytest.raises(ValueError, match="cannot mirror"):
        shapes.mirrored("M0 0A1 1 0 0 1 2 2Z")


def test_spots_lie_within_the_hexagon() -> None:
    spots = shapes.scattered(60, 20, 15, 10)
    assert len(spots) > 10
    assert all(abs(x) <= 50 - abs(y) / 3**0.5 and abs(y) <= 60 * shapes.HALF_HEIGHT for x, y in spots)


def test_patterns_differ() -> None:
    middle = [(0.0, 0.0)]
    drawn = [shapes.waves, shapes.ripples, shapes.blades, shapes.fronds, shapes.branches, shapes.hills]
    paths = [pattern(middle) for pattern in drawn] + [shapes.contours(20, 3)]
    assert len(set(paths)) == len(paths)
    assert shapes.waves([(5.0, 0.0)]) != shapes.waves(middle)


def test_a_path_from_where_the_pen_is_becomes_one_from_the_origin() -> None:
    assert shapes.absolute("M1 2l3 4q1 1 2 0Z") == "M1 2L4 6Q5 7 6 6Z"
    assert shapes.absolute("M1 2L3 4A2 2 0 0 1 5 6") == "M1 2L3 4A2 2 0 0 1 5 6"
    assert shapes.absolute("M1 1a2 2 0 1 1 3 0m1 1l1 0l0 1") == "M1 1A2 2 0 1 1 4 1M5 2L6 2L6 3"

"""The earth's geometry: hexes, corners, halves and the edge, counted by hand on the board."""

from __future__ import annotations

from collections import Counter

import pytest

from phylarium.games.marine.rules.board import (
    BOTTOM,
    CENTRE,
    CORNER_COUNT,
    CORNER_SIDES,
    CORNER_XY,
    CORNERS,
    CORNERS_OF,
    EDGE,
    HALF,
    HEX_AT,
    HEX_COUNT,
    HEXES,
    HEXES_OF,
    MIDDLE,
    NEIGHBOURS,
    QR,
    TOP,
)


def hex_named(name: str) -> int:
    return HEXES.index(name)


def names(hexes: list[int]) -> list[str]:
    return [HEXES[h] for h in hexes]


def test_seven_columns_make_37_hexes() -> None:
    assert HEX_COUNT == 37 == len(HEXES) == len(QR) == len(set(QR)) == len(set(HEXES))
    columns = Counter(name[0] for name in HEXES)
    assert [columns[letter] for letter in "ABCDEFG"] == [4, 5, 6, 7, 6, 5, 4]


def test_hexes_are_named_by_column_and_by_row_from_the_top() -> None:
    assert HEXES[CENTRE] == "D4"
    assert QR[CENTRE] == (0, 0)
    assert QR[hex_named("D1")] == (0, -3)
    assert QR[hex_named("D7")] == (0, 3)
    assert QR[hex_named("A1")] == (-3, 0)
    assert QR[hex_named("G4")] == (3, 0)
    assert [HEX_AT[qr] for qr in QR] == list(range(HEX_COUNT))


@pytest.mark.rule("marine", "terms.adjacent")
def test_neighbours_share_an_edge_clockwise_from_the_north() -> None:
    assert names(NEIGHBOURS[CENTRE]) == ["D3", "E3", "E4", "D5", "C4", "C3"]
    assert names(NEIGHBOURS[hex_named("A1")]) == ["B1", "B2", "A2"]
    assert names(NEIGHBOURS[hex_named("D7")]) == ["D6", "E6", "C6"]
    assert names(NEIGHBOURS[hex_named("B1")]) == ["C1", "C2", "B2", "A1"]


@pytest.mark.rule("marine", "terms.adjacent")
def test_neighbours_are_mutual_and_share_two_corners() -> None:
    assert Counter(len(hexes) for hexes in NEIGHBOURS) == {6: 19, 4: 12, 3: 6}
    for h in range(HEX_COUNT):
        for other in range(HEX_COUNT):
            shared = len(set(CORNERS_OF[h]) & set(CORNERS_OF[other]))
            assert (other in NEIGHBOURS[h]) == (h in NEIGHBOURS[other]) == (shared == 2), (HEXES[h], HEXES[other])


def test_96_corners_touch_three_two_or_one_hexes() -> None:
    assert CORNER_COUNT == 96 == len(CORNERS) == len(set(CORNERS)) == len(set(CORNER_XY))
    assert Counter(len(hexes) for hexes in HEXES_OF) == {3: 54, 2: 18, 1: 24}


def test_corners_and_hexes_agree() -> None:
    for h in range(HEX_COUNT):
        assert len(set(CORNERS_OF[h])) == 6
    for c in range(CORNER_COUNT):
        assert [h for h in range(HEX_COUNT) if c in CORNERS_OF[h]] == HEXES_OF[c]


def test_corners_are_numbered_by_height_then_from_the_left() -> None:
    assert sorted(range(CORNER_COUNT), key=lambda c: (CORNER_XY[c][1], CORNER_XY[c][0])) == list(range(CORNER_COUNT))


def test_corners_are_named_by_the_hexes_that_they_touch() -> None:
    assert CORNER_SIDES == ["NE", "E", "SE", "SW", "W", "NW"]
    around = ["D3-D4-E3", "D4-E3-E4", "D4-D5-E4", "C4-D4-D5", "C3-C4-D4", "C3-D3-D4"]
    assert [CORNERS[c] for c in CORNERS_OF[CENTRE]] == around
    assert CORNERS[0] == "D1-NW"
    assert CORNERS[95] == "D7-SE"
    two = CORNERS.index("C1-NE")
    assert names(HEXES_OF[two]) == ["C1", "D1"]


def test_the_edge_is_the_outer_ring_of_18() -> None:
    edge = {HEXES[h] for h in range(HEX_COUNT) if EDGE[h]}
    columns_a_and_g = {f"{column}{row}" for column in "AG" for row in (1, 2, 3, 4)}
    ends = {"B1", "B5", "C1", "C6", "D1", "D7", "E1", "E6", "F1", "F5"}
    assert edge == columns_a_and_g | ends
    assert len(edge) == 18


def test_three_hexes_span_both_halves_of_17() -> None:
    assert {half: HALF.count(half) for half in (TOP, MIDDLE, BOTTOM)} == {TOP: 17, MIDDLE: 3, BOTTOM: 17}
    assert names([h for h in range(HEX_COUNT) if HALF[h] == MIDDLE]) == ["B3", "D4", "F3"]
    assert [HALF[hex_named(name)] for name in ("D3", "A2", "C3", "G2")] == [TOP] * 4
    assert [HALF[hex_named(name)] for name in ("D5", "A3", "C4", "G3")] == [BOTTOM] * 4

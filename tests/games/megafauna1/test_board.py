"""The geometry of the board, and what the Atlantic does to it."""

from __future__ import annotations

import pytest

from phylarium.games.megafauna1 import tables
from phylarium.games.megafauna1.rules.board import (
    BESIDE,
    COLUMN,
    EAST,
    HABITAT_COUNT,
    HABITATS,
    IN_LATITUDE,
    LATITUDE,
    NORTH,
    ROW,
    SOUTH,
    WEST,
)
from phylarium.games.megafauna1.rules.names import ARCTIC, COLOURS, HORSE, JET_STREAM, TROPICAL


def at(name: str) -> int:
    return HABITATS.index(name)


def named(habitats: list[int]) -> list[str]:
    return [HABITATS[h] for h in habitats]


@pytest.mark.rule("megafauna1", "2.6", "2.6a")
def test_the_board_has_26_habitats_each_with_a_printed_climax() -> None:
    assert HABITAT_COUNT == len(HABITATS) == 26
    assert len(set(HABITATS)) == 26
    printed = tables.load().printed
    assert "".join(str(printed[h]) for h in range(26)) == "26354161453224356173856412"


@pytest.mark.rule("megafauna1", "2.6a")
def test_each_latitude_has_every_printed_number_once() -> None:
    printed = tables.load().printed
    for habitats in IN_LATITUDE:
        assert sorted(printed[h] for h in habitats) == list(range(1, len(habitats) + 1))


@pytest.mark.rule("megafauna1", "2.6d")
def test_four_latitudes_of_six_habitats_and_two_more_in_the_tropics() -> None:
    assert [len(habitats) for habitats in IN_LATITUDE] == [6, 6, 6, 8]
    assert named(IN_LATITUDE[ARCTIC]) == ["A0", "A1", "A2", "A3", "A4", "A5"]
    assert named(IN_LATITUDE[JET_STREAM])[0] == "J0"
    assert named(IN_LATITUDE[HORSE])[5] == "H5"
    assert named(IN_LATITUDE[TROPICAL])[6:] == ["T6", "T7"]
    assert all(LATITUDE[h] == latitude for latitude, habitats in enumerate(IN_LATITUDE) for h in habitats)


@pytest.mark.rule("megafauna1", "11.0")
def test_neighbours_lie_north_east_south_and_west_and_never_diagonally() -> None:
    near = tables.load().near[0]
    for h in range(HABITAT_COUNT):
        for other in near[h]:
            assert abs(ROW[h] - ROW[other]) + abs(COLUMN[h] - COLUMN[other]) == 1
            assert h in near[other]
    # Every two habitats a step apart are neighbours: five in each of four rows, six between two rows, and T6-T7.
    assert sum(len(habitats) for habitats in near) == 2 * (4 * 5 + 3 * 6 + 2 + 1)


def test_directions_are_opposite() -> None:
    for h in range(HABITAT_COUNT):
        for way, back in ((NORTH, SOUTH), (EAST, WEST), (SOUTH, NORTH), (WEST, EAST)):
            other = BESIDE[way][h]
            assert other == -1 or BESIDE[back][other] == h
    assert HABITATS[BESIDE[SOUTH][at("T2")]] == "T6"
    assert HABITATS[BESIDE[NORTH][at("T7")]] == "T3"
    assert BESIDE[SOUTH][at("T4")] == -1
    assert BESIDE[NORTH][at("A0")] == -1


@pytest.mark.rule("megafauna1", "2.6c")
def test_two_chains_of_three_mountains_with_the_numbers_one_to_six() -> None:
    c = tables.load()
    west, east = c.mountains
    assert named(west) == ["J1", "H0", "T1"]
    assert named(east) == ["A4", "J3", "H4"]
    assert [c.printed[h] for h in west] == [1, 2, 3]
    assert [c.printed[h] for h in east] == [4, 5, 6]


@pytest.mark.rule("megafauna1", "2.4f", "3.7b")
def test_homelands_start_where_the_example_has_them() -> None:
    assert dict(zip(COLOURS, named(tables.load().home), strict=True)) == {
        "red": "T2",
        "orange": "H4",
        "green": "A4",
        "white": "A1",
    }


@pytest.mark.rule("megafauna1", "17.1")
def test_the_atlantic_parts_the_south_east_from_the_rest() -> None:
    c = tables.load()
    east = {at("H5"), at("T4"), at("T5")}
    for h in range(HABITAT_COUNT):
        apart = [other for other in c.near[0][h] if (h in east) != (other in east)]
        assert sorted(c.near[1][h]) == sorted(set(c.near[0][h]) - set(apart))
    assert sorted("|".join(named(pair)) for pair in c.rift) == ["H4|H5", "H4|T4", "J5|H5", "T3|T4"]


@pytest.mark.rule("megafauna1", "15.1a", "17.1")
def test_r_17_1_warming_leaves_the_easternmost_horse_habitat_where_it_is_once_the_atlantic_is_open() -> None:
    c = tables.load()
    assert HABITATS[c.north[0][at("H5")]] == "J5"
    assert c.north[1][at("H5")] == -1
    assert HABITATS[c.north[1][at("T5")]] == "H5"
    assert HABITATS[c.north[1][at("J5")]] == "A5"


@pytest.mark.rule("megafauna1", "15.1a", "17.1")
def test_r_18_0_cooling_is_blocked_by_the_atlantic_above_the_southern_edge() -> None:
    c = tables.load()
    assert HABITATS[c.south[0][at("H4")]] == "T4"
    assert c.south[1][at("H4")] == -1
    assert c.south[1][at("T4")] == -1

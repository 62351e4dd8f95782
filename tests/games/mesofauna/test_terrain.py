"""The map: what touches, what a mountain divides, where cratons are laid, and how the map stays in the middle."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import wild
from tests.games.mesofauna.positions import biome, craton, empty, lay, lift, turned

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.mesofauna.rules import terrain
from phylarium.games.mesofauna.rules.board import BIOME_COUNT, EAST, MIDDLE, NORTH, SPAN, STEP
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import ADRIFT


def beside(state: Mesofauna, name: str) -> list[str]:
    return named(state.beside[biome(name)])


def named(bits: int) -> list[str]:
    return [f"{b // 3 + 1}{'abc'[b % 3]}" for b in range(BIOME_COUNT) if (bits >> b) & 1]


@pytest.mark.rule("mesofauna", "bf.C2b", "cat.setup.map")
def test_the_hexes_of_a_craton_touch_each_other_and_those_of_cratons_side_by_side() -> None:
    state = empty()
    lay(state, "1")
    assert [beside(state, name) for name in ("1a", "1b", "1c")] == [["1b", "1c"], ["1a", "1c"], ["1a", "1b"]]
    for side, at_border in (
        ("n", {"1a": ["2b", "2c"]}),
        ("e", {"1a": ["2b"], "1c": ["2b"]}),
        ("se", {"1c": ["2a", "2b"]}),
        ("s", {"1b": ["2a"], "1c": ["2a"]}),
        ("sw", {"1b": ["2a", "2c"]}),
        ("nw", {"1a": ["2c"], "1b": ["2c"]}),
    ):
        lay(state, "2", f"{side} of 1")
        found = {name: [o for o in beside(state, name) if o[0] == "2"] for name in ("1a", "1b", "1c")}
        assert {name: others for name, others in found.items() if others} == at_border, side
        lift(state, "2")


@pytest.mark.rule("mesofauna", "bf.C2b", "cat.setup.map")
def test_three_cratons_can_meet_at_a_corner() -> None:
    state = wild()
    assert beside(state, "1a") == ["1b", "1c", "2b", "2c", "3b"]
    assert beside(state, "3b") == ["1a", "1c", "2c", "3a", "3c", "4a"]


@pytest.mark.rule("mesofauna", "bf.E1b")
def test_a_mountain_of_either_hex_divides_them() -> None:
    state = wild()
    # The mountain north-east of 1a is its own, that between 3b and 4a is of 4a.
    assert named(state.ridge[biome("1a")]) == ["1b", "2c"]
    assert named(state.ridge[biome("3b")]) == ["4a"]
    assert named(state.ridge[biome("4a")]) == ["1c", "3b", "4c"]


@pytest.mark.rule("mesofauna", "bf.H5b", "L9c")
def test_an_island_touches_nothing_and_both_faces_have_one_relief() -> None:
    state = wild()
    lift(state, "2")
    lay(state, "2", "adrift")
    assert beside(state, "2b") == ["2a", "2c"]
    assert terrain.is_island(state, craton("2"))
    assert not terrain.is_island(state, craton("1"))
    assert not terrain.is_island(state, craton("8")), "it is not on the map"
    before = state.ridge.copy()
    turned(state, "1", "wet")
    assert state.ridge == before
    assert [state.elevation(biome(name)) for name in ("1a", "1b", "1c")] == [2, 0, 1]


@pytest.mark.rule("mesofauna", "bf.C2b", "cat.setup.map")
def test_a_craton_is_laid_beside_others() -> None:
    state = empty()
    assert terrain.free_spots(state) == [MIDDLE]
    lay(state, "1")
    assert sorted(terrain.free_spots(state)) == sorted(MIDDLE + step for step in STEP)
    lay(state, "2", "e of 1")
    assert len(terrain.free_spots(state)) == 8
    assert not {state.spot[0], state.spot[1]} & set(terrain.free_spots(state))


def test_a_long_map_is_moved_to_the_middle_and_stays_what_it_was() -> None:
    state = empty()
    lay(state, "1")
    for number in range(2, 9):
        lay(state, str(number), f"e of {number - 1}")
    for number in range(1, 8):
        assert terrain.neighbour(state, number - 1, EAST) == number
    assert all(not terrain.is_near_edge(spot) for spot in state.spot)
    assert len(terrain.free_spots(state)) == 2 * 9 + 2


def test_a_spot_is_near_the_edge_where_it_has_fewer_than_six_beside_it() -> None:
    for row in range(SPAN):
        for column in range(SPAN):
            beside_it = [(row - 1, column + 1), (row, column + 1), (row + 1, column)]
            beside_it += [(row + 1, column - 1), (row, column - 1), (row - 1, column)]
            there = [spot for spot in beside_it if min(spot) >= 0 and max(spot) < SPAN]
            assert terrain.is_near_edge(row * SPAN + column) == (len(there) < 6), (row, column)


def test_two_continents_stay_apart_when_the_map_is_moved() -> None:
    state = empty()
    lay(state, "1")
    lay(state, "2", "e of 1")
    state.spot[2] = 1 * SPAN + 1
    state.spot[3] = 1 * SPAN + 2
    terrain.lay(state, 4, 3)
    assert terrain.neighbour(state, 0, EAST) == 1
    assert terrain.neighbour(state, 2, EAST) == 3
    assert terrain.neighbour(state, 3, NORTH) == 4
    assert sorted(terrain.continent(state, 0)) == [0, 1]
    assert sorted(terrain.continent(state, 4)) == [2, 3, 4]
    assert all(spot == NONE or not terrain.is_near_edge(spot) for spot in state.spot)


def test_the_sea_has_room_for_two_islands_that_meet() -> None:
    state = wild()
    lay(state, "5", "adrift")
    for taken in ((0, 0), (1, 1), (2, 2), (1, 4), (3, 1), (4, 4), (7, 1)):
        row, column = taken
        state.spot[:4] = [row * SPAN + column, row * SPAN + column + 1, 2 * SPAN + 9, 5 * SPAN + 6]
        spot = terrain.open_water(state)
        assert not terrain.is_near_edge(spot)
        for way in STEP:
            for farther in (0, *STEP):
                assert spot + way + farther not in state.spot
        nearer = [other for other in range(spot) if not terrain.is_near_edge(other)]
        assert all(any(apart(other, lain) < 3 for lain in state.spot if lain >= 0) for other in nearer), "the first one"


def apart(spot: int, other: int) -> int:
    """Rows or columns between two spots, whichever are more."""
    return max(abs(spot // SPAN - other // SPAN), abs(spot % SPAN - other % SPAN))


@pytest.mark.rule("mesofauna", "bf.H5b")
def test_who_is_left_alone_is_an_island_too() -> None:
    state = empty()
    lay(state, "1")
    lay(state, "2", "e of 1")
    lay(state, "3", "e of 2")
    lay(state, "4", "e of 3")
    terrain.break_away(state, craton("2"))
    assert state.spot[:2] == [ADRIFT, ADRIFT]
    assert terrain.neighbour(state, craton("3"), EAST) == craton("4")
    assert beside(state, "1a") == ["1b", "1c"]

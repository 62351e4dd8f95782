"""The map: what touches, what a mountain divides, where cratons are laid, and how the map stays in the middle."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import wild
from tests.games.mesofauna.positions import (
    biome,
    craton,
    empty,
    lay,
    lift,
    turned,
)

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.mesofauna.rules import (
    terrain,
)
from phylarium.games.mesofauna.rules.board import (
    BIOME_COUNT,
    EAST,
    MIDDLE,
    NORTH,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    SPAN,
    SPOT_COUNT,
    STEP,
)
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


@pytest.mark.rule("mesofauna", "bf.H5c")
@pytest.mark.parametrize("corner", [0, 1, SPAN - 2, SPAN - 1])
def test_where_the_map_ends_nothing_adjoins_a_craton_that_is_adrift_or_not_there(corner: int) -> None:
    """A continent that drifts north-east, a craton at a time, may come to the corner; it is then moved back."""
    state = empty()
    lay(state, "1", "adrift")
    beside = corner + SPAN - 1 if corner else SPAN
    state.spot[craton("2")] = beside
    terrain.lay(state, craton("3"), corner)
    assert sorted(terrain.continent(state, craton("3"))) == [craton("2"), craton("3")]
    assert not terrain.is_near_edge(state.spot[craton("3")])
    assert state.spot[craton("2")] - state.spot[craton("3")] == beside - corner


@pytest.mark.rule("mesofauna", "bf.C2b")
@pytest.mark.parametrize("row", [0, SPAN - 1])
def test_a_map_at_the_edge_is_moved_to_the_very_middle(row: int) -> None:
    state = empty()
    inner = row + (1 if row == 0 else -1)
    state.spot[craton("1")] = inner * SPAN + 3
    terrain.lay(state, craton("2"), row * SPAN + 3)
    rows = sorted(state.spot[craton(name)] // SPAN for name in "12")
    assert rows == [SPAN // 2, SPAN // 2 + 1]
    assert [state.spot[craton(name)] % SPAN for name in "12"] == [SPAN // 2, SPAN // 2]


@pytest.mark.rule("mesofauna", "bf.H5b")
def test_between_two_continents_that_are_moved_lie_two_empty_columns() -> None:
    state = empty()
    lay(state, "1")
    lay(state, "2", "e of 1")
    state.spot[craton("3")] = SPAN + 1
    terrain.lay(state, craton("4"), 1)
    columns = [state.spot[craton(name)] % SPAN for name in "1234"]
    assert min(columns[2:]) - max(columns[:2]) == 3


@pytest.mark.rule("mesofauna", "bf.C2b")
@pytest.mark.parametrize("corner", [0, 1, SPAN - 1, SPOT_COUNT - SPAN, SPOT_COUNT - 1])
def test_a_lone_craton_in_a_corner_is_moved_to_the_middle(corner: int) -> None:
    state = empty()
    terrain.lay(state, craton("3"), corner)
    assert state.spot[craton("3")] == MIDDLE


def partitions(left: int, most: int) -> list[list[int]]:
    """Every way to part so many cratons into continents, the largest first."""
    if left == 0:
        return [[]]
    return [[size, *rest] for size in range(min(left, most), 0, -1) for rest in partitions(left - size, size)]


SHAPES_OF_CONTINENTS: dict[str, list[int]] = {
    "a row": [EAST] * 7,
    "a column": [SOUTH] * 7,
    "a slope": [NORTH] * 7,
    "a zigzag": [NORTH, EAST, NORTH, EAST, NORTH, EAST, NORTH],
    "a heap": [EAST, SOUTH, SOUTH_WEST, NORTH_WEST, NORTH, EAST, EAST],
}


@pytest.mark.rule("mesofauna", "bf.C2b", "bf.H5c")
@pytest.mark.parametrize("shape", SHAPES_OF_CONTINENTS)
@pytest.mark.parametrize("sizes", partitions(8, 8), ids=str)
def test_no_two_continents_meet_and_nobody_is_near_the_edge_when_the_map_is_moved(sizes: list[int], shape: str) -> None:
    for order in (sizes, sizes[::-1]):
        state = empty()
        free = list(range(8))
        wanted = []
        # They are made out of sight of each other, as if each had been alone on the map.
        for size in order:
            members = [free.pop(0) for _ in range(size)]
            spots = [MIDDLE]
            for way in SHAPES_OF_CONTINENTS[shape][: size - 1]:
                spots.append(spots[-1] + STEP[way])
            wanted.append(dict(zip(members, spots, strict=True)))
        put_apart(state, wanted)
        terrain.gather(state)
        assert all(not terrain.is_near_edge(spot) for spot in state.spot)
        for continent in wanted:
            first = next(iter(continent))
            assert sorted(terrain.continent(state, first)) == sorted(continent)
            assert {c: state.spot[c] - state.spot[first] for c in continent} == {
                c: spot - continent[first] for c, spot in continent.items()
            }
        places = sorted(state.spot)
        assert len(set(places)) == 8


def put_apart(state: Mesofauna, continents: list[dict[int, int]]) -> None:
    """Continents come to lie where they fit, with an empty spot at least between any two."""
    for continent in continents:
        for moved in range(-MIDDLE, MIDDLE + 1):
            spots = {c: spot + moved for c, spot in continent.items()}
            rows = {spots[c] // SPAN - continent[c] // SPAN for c in continent}
            columns = {spots[c] % SPAN - continent[c] % SPAN for c in continent}
            if min(spots.values()) < 0 or max(spots.values()) >= SPOT_COUNT or len(rows) > 1 or len(columns) > 1:
                continue
            if all(apart(spot, lain) > 1 for spot in spots.values() for lain in state.spot if lain >= 0):
                for c, spot in spots.items():
                    state.spot[c] = spot
                break
        else:
            raise AssertionError("no room")


@pytest.mark.rule("mesofauna", "bf.H5b", "bf.H5c")
def test_four_pairs_of_cratons_stay_four_continents_however_they_break_and_meet() -> None:
    state = empty()
    put_apart(state, [{2 * pair: MIDDLE, 2 * pair + 1: MIDDLE + 1} for pair in range(4)])
    terrain.gather(state)
    for pair in range(4):
        terrain.break_away(state, 2 * pair)
        assert state.spot[2 * pair : 2 * pair + 2] == [ADRIFT, ADRIFT]
        state.spot[2 * pair + 1] = terrain.open_water(state)
        terrain.lay(state, 2 * pair, state.spot[2 * pair + 1] - 1)
        terrain.gather(state)
        assert all(not terrain.is_near_edge(spot) for spot in state.spot)
        for one in range(0, 8, 2):
            assert sorted(terrain.continent(state, one)) == [one, one + 1]


@pytest.mark.parametrize(
    ("spot", "side", "there"),
    [
        (7 * SPAN, SOUTH_WEST, -1),
        (7 * SPAN + SPAN - 1, EAST, -1),
        (7 * SPAN, SOUTH, -1),
        (7 * SPAN + SPAN - 1, NORTH, -1),
        (0, NORTH_WEST, -1),
        (SPOT_COUNT - 1, SOUTH_EAST, -1),
        (7 * SPAN, NORTH, 6 * SPAN + 1),
        (7 * SPAN, EAST, 7 * SPAN + 1),
    ],
)
def test_beyond_the_end_of_a_row_lies_nothing_of_the_next_one(spot: int, side: int, there: int) -> None:
    state = empty()
    state.spot[0] = spot
    if spot + STEP[side] in range(SPOT_COUNT):
        state.spot[1] = spot + STEP[side]
    assert terrain.neighbour(state, 0, side) == (1 if there >= 0 else NONE)
    terrain.survey(state)
    assert (state.beside[biome("1a")] | state.beside[biome("1b")] | state.beside[biome("1c")] > 0b111) == (there >= 0)

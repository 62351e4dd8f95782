"""Continental drift: rifts along faults, collisions of islands, and cratons that stay."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import last, wild
from tests.games.mesofauna.positions import (
    asked,
    biome,
    craton,
    dice,
    do,
    empty,
    flower,
    lay,
    lift,
    offers,
    put,
    refused,
    run,
    sound,
    told,
    where,
)

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.mesofauna.rules import drift, frames, terrain
from phylarium.games.mesofauna.rules.board import NORTH, SOUTH_WEST, SPOTS, STEP
from phylarium.games.mesofauna.rules.names import DRIFT
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import ADRIFT
from phylarium.kernel.engine import NOBODY


@pytest.fixture
def state() -> Mesofauna:
    return wild()


def drifts(state: Mesofauna, number: int) -> None:
    """A card brings a drift, and the die shows a number."""
    events = state.components.card_events
    card = events.index([DRIFT])
    dice(state, number)
    run(state, frames.Event(NOBODY, card, 0))
    sound(state)


@pytest.mark.rule("mesofauna", "bf.H5", "bf.H5a")
def test_a_craton_that_is_not_there_does_not_drift(state: Mesofauna) -> None:
    before = state.spot.copy()
    drifts(state, 8)
    assert state.spot == before
    assert last(state) == ("log-drift-nothing", "bf.H5a")


@pytest.mark.rule("mesofauna", "bf.H5b", "bf.H5a", "bf.H5")
def test_a_craton_breaks_away_along_a_fault_with_all_that_is_on_it(state: Mesofauna) -> None:
    put(state, "pink-archetype", "3a", "1a")
    flower(state, "3b")
    drifts(state, 3)
    assert state.spot[craton("3")] == ADRIFT
    assert where(state, "pink-archetype") == ["1a herbivore", "3a herbivore"]
    assert state.flowers == 1 << biome("3b")
    assert (state.beside[biome("3a")]) == 1 << biome("3b") | 1 << biome("3c")
    assert last(state) == ("log-rift", "bf.H5b")


@pytest.mark.rule("mesofauna", "bf.H5b")
def test_the_fault_may_be_that_of_the_other_craton() -> None:
    """2 lies north of 1: 1 has no fault there, 2 has one at its south; in the east of 7 nobody has one."""
    state = empty()
    lay(state, "1")
    lay(state, "2", "n of 1")
    assert drift.has_fault(state, craton("1"))
    assert drift.has_fault(state, craton("2"))
    state = empty()
    lay(state, "7")
    lay(state, "4", "e of 7")
    assert not drift.has_fault(state, craton("7"))
    assert not drift.has_fault(state, craton("4"))
    for side in ("dry", "wet"):
        state = empty()
        lay(state, "6", side="wet")
        lay(state, "5", "s of 6", side=side)
        assert drift.has_fault(state, craton("6")), "5 has one in its north, on both its sides"
        lift(state, "5")
        lay(state, "5", "sw of 6", side=side)
        assert not drift.has_fault(state, craton("5"))


@pytest.mark.rule("mesofauna", "bf.H5d")
def test_a_craton_without_a_fault_stays(state: Mesofauna) -> None:
    lift(state, "1", "2", "3")
    lay(state, "7", "s of 4")
    before = state.spot.copy()
    drifts(state, 7)
    assert state.spot == before
    assert last(state) == ("log-stable", "bf.H5d")


@pytest.mark.rule("mesofauna", "bf.H5b")
def test_parts_that_no_longer_adjoin_are_continents_of_their_own() -> None:
    state = empty("pink", "purple")
    lay(state, "5")
    lay(state, "6", "e of 5")
    lay(state, "1", "e of 6")
    lay(state, "2", "e of 1")
    lay(state, "3", "e of 2")
    drifts(state, 1)
    assert state.spot[craton("1")] == ADRIFT
    assert sorted(terrain.continent(state, craton("5"))) == [craton("5"), craton("6")]
    assert sorted(terrain.continent(state, craton("2"))) == [craton("2"), craton("3")]


@pytest.mark.rule("mesofauna", "bf.H5c", "bf.H5", "bf.H")
def test_an_island_comes_back_where_the_player_whose_turn_it_is_says(state: Mesofauna) -> None:
    lift(state, "4")
    lay(state, "4", "adrift")
    put(state, "purple-archetype", "4a")
    state.active = 1
    drifts(state, 4)
    assert asked(state) == ("purple", "bf.H5c")
    spots = terrain.free_spots(state)
    assert offers(state) == [f"spot:{SPOTS[spot]}" for spot in spots]
    assert refused(state, f"spot:{SPOTS[0]}") == ("refused-no-craton-beside", "bf.H5c")
    assert refused(state, "craton:1") == ("refused-no-island", "bf.H5c")
    do(state, f"spot:{SPOTS[state.spot[craton('2')] + STEP[NORTH]]}")
    assert terrain.neighbour(state, craton("2"), NORTH) == craton("4")
    assert last(state) == ("log-collides", "bf.H5c")
    assert where(state, "purple-archetype") == ["4a herbivore"]
    assert (state.beside[biome("2a")] >> biome("4b")) & 1


@pytest.mark.rule("mesofauna", "bf.H5c")
def test_an_island_may_adjoin_another_island(state: Mesofauna) -> None:
    for name in ("3", "4"):
        lift(state, name)
        lay(state, name, "adrift")
    drifts(state, 4)
    assert "craton:3" in offers(state)
    do(state, "craton:3")
    assert asked(state) == ("pink", "bf.H5c")
    assert offers(state) == [f"spot:{SPOTS[state.spot[craton('3')] + step]}" for step in STEP], "side by side"
    assert refused(state, "craton:1") == ("refused-not-asked", "bf.H5c")
    assert refused(state, f"spot:{SPOTS[state.spot[craton('1')] + 1]}") == ("refused-no-craton-beside", "bf.H5c")
    do(state, f"spot:{SPOTS[state.spot[craton('3')] + STEP[SOUTH_WEST]]}")
    assert terrain.neighbour(state, craton("3"), SOUTH_WEST) == craton("4")
    assert sorted(terrain.continent(state, craton("4"))) == [craton("3"), craton("4")]
    assert sorted(terrain.continent(state, craton("1"))) == [craton("1"), craton("2")]


@pytest.mark.rule("mesofauna", "bf.H5c")
def test_where_all_are_islands_one_chooses_among_them() -> None:
    state = empty("pink", "purple")
    state.active = 0
    for name in ("1", "2", "3"):
        lay(state, name, "adrift")
    drifts(state, 1)
    assert offers(state) == ["craton:2", "craton:3"]


@pytest.mark.rule("mesofauna", "bf.H5c", "bf.H5b")
def test_drifting_for_ever_keeps_the_map_in_bounds() -> None:
    state = wild()
    for number in range(5, 9):
        lay(state, str(number), "adrift")
    for _ in range(100):
        run(state, frames.Event(NOBODY, state.components.card_events.index([DRIFT]), 0))
        while state.legal():
            state.apply(state.legal()[-1])
        assert state.status() == []
        assert all(spot in (NONE, ADRIFT) or not terrain.is_near_edge(spot) for spot in state.spot)
    assert ("log-rift", "bf.H5b") in told(state)
    assert ("log-collides", "bf.H5c") in told(state)

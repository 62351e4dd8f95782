"""Competition: opposing species are eliminated on a tile of one's own."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    asked,
    bare,
    control,
    do,
    eliminated,
    markers,
    offers,
    pool,
    put,
    refused,
    species,
    start,
    tile,
    told,
    turn,
)

from phylarium.games.marine import GAME
from phylarium.games.marine.rules.board import HEXES
from phylarium.games.marine.rules.names import ANIMALS, LAND
from phylarium.games.marine.rules.state import Marine


@pytest.fixture
def state() -> Marine:
    """Four animals on bare earth; Competition shows kelp, seagrass and land."""
    state = start()
    bare(state)
    markers(state, competition=["kelp", "seagrass", "land"], evolution=["land", "reef", "reef", "sand", "vent"])
    return state


# --- ordinary spaces -------------------------------------------------------------------------


@pytest.mark.rule("marine", "competition", "terms.earth")
def test_competition_eliminates_an_opposing_species_on_a_shared_tile(state: Marine) -> None:
    put(state, "cephalopods", "C3")
    put(state, "reptiles", "C3", 2)
    before = pool(state, "reptiles")
    turn(state, "cephalopods")
    do(state, "place:basic@competition-1", "hex:C3")
    assert species(state, "reptiles", "C3") == 1
    assert eliminated(state, "reptiles") == 1
    assert pool(state, "reptiles") == before
    assert asked(state) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "competition")
@pytest.mark.parametrize(("space", "hex", "most"), [(1, "C3", 1), (2, "E3", 2), (3, "D3", 3)])
def test_a_space_of_competition_eliminates_as_many_as_it_shows(state: Marine, space: int, hex: str, most: int) -> None:
    put(state, "cephalopods", hex)
    put(state, "reptiles", hex, 5)
    turn(state, "cephalopods")
    do(state, f"place:basic@competition-{space}", f"hex:{hex}")
    while asked(state) == ("cephalopods", "competition"):
        do(state, "animal:reptiles")
    assert species(state, "reptiles", hex) == 5 - most


@pytest.mark.rule("marine", "competition")
def test_the_eliminated_species_may_belong_to_different_animals(state: Marine) -> None:
    put(state, "cephalopods", "E3")
    put(state, "reptiles", "E3", 2)
    put(state, "fishes", "E3", 2)
    turn(state, "cephalopods")
    do(state, "place:basic@competition-2", "hex:E3", "animal:reptiles", "animal:fishes")
    assert [species(state, animal, "E3") for animal in ANIMALS] == [1, 1, 1, 0]


@pytest.mark.rule("marine", "competition")
def test_competition_may_eliminate_fewer_than_the_space_shows(state: Marine) -> None:
    put(state, "cephalopods", "D3")
    put(state, "reptiles", "D3", 3)
    put(state, "fishes", "D3", 3)
    turn(state, "cephalopods")
    do(state, "place:basic@competition-3", "hex:D3")
    assert "word:done" not in offers(state)
    do(state, "animal:fishes", "word:done")
    assert species(state, "fishes", "D3") == 2
    assert asked(state) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "competition")
def test_competition_ends_when_no_opposing_species_is_left(state: Marine) -> None:
    put(state, "cephalopods", "D3")
    put(state, "reptiles", "D3", 2)
    turn(state, "cephalopods")
    do(state, "place:basic@competition-3", "hex:D3", "animal:reptiles")
    assert species(state, "cephalopods", "D3") == 1
    assert asked(state) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "competition")
def test_competition_needs_a_tile_of_the_terrain_of_its_space(state: Marine) -> None:
    put(state, "cephalopods", "C3")
    put(state, "reptiles", "C3")
    put(state, "cephalopods", "D4")
    put(state, "reptiles", "D4")
    turn(state, "cephalopods")
    do(state, "place:basic@competition-1")
    assert offers(state) == ["hex:C3", "word:forfeit"]
    assert refused(state, "hex:D4") == ("refused-wrong-terrain", "competition")
    assert refused(state, "hex:A1") == ("refused-no-tile", "competition")


@pytest.mark.rule("marine", "competition")
def test_competition_needs_a_species_of_ones_own_and_an_opposing_one(state: Marine) -> None:
    tile(state, "kelp", "C2")
    tile(state, "kelp", "B2")
    put(state, "cephalopods", "C3")
    put(state, "reptiles", "C3")
    put(state, "reptiles", "C2")
    put(state, "cephalopods", "B2")
    turn(state, "cephalopods")
    do(state, "place:basic@competition-1")
    assert offers(state) == ["hex:C3", "word:forfeit"]
    assert refused(state, "hex:C2") == ("refused-no-species", "competition")
    assert refused(state, "hex:B2") == ("refused-no-opposing", "competition")


@pytest.mark.rule("marine", "competition")
def test_a_vent_is_no_longer_the_terrain_that_it_lies_on(state: Marine) -> None:
    put(state, "cephalopods", "D1")
    put(state, "reptiles", "D1")
    turn(state, "cephalopods")
    do(state, "place:basic@competition-3")
    assert ("log-no-effect", "competition") in told(state)
    assert species(state, "reptiles", "D1") == 1


@pytest.mark.rule("marine", "competition")
def test_ones_own_species_are_no_competitors(state: Marine) -> None:
    put(state, "cephalopods", "E3", 3)
    put(state, "reptiles", "E3")
    put(state, "fishes", "E3")
    turn(state, "cephalopods")
    do(state, "place:basic@competition-2", "hex:E3")
    assert refused(state, "animal:cephalopods") == ("refused-own-species", "competition")
    assert refused(state, "animal:crustaceans") == ("refused-not-present", "competition")


# --- the special space -----------------------------------------------------------------------


@pytest.fixture
def example(state: Marine) -> Marine:
    """M26: cephalopods to move with a special pawn; reptiles beside them on kelp and seagrass."""
    markers(state, competition=["ocean", "ocean", "sand"], evolution=["land", "reef", "reef", "sand", "vent"])
    put(state, "cephalopods", "C3")
    put(state, "reptiles", "C3", 3)
    put(state, "cephalopods", "E3")
    put(state, "reptiles", "E3", 3)
    control(state, "cephalopods", "gastropods")
    turn(state, "cephalopods")
    return state


@pytest.mark.rule("marine", "competition.special")
def test_m26_one_reptile_dies_on_kelp_and_one_on_seagrass(example: Marine) -> None:
    do(example, "place:gastropods@competition-4", "hex:C3", "hex:E3")
    assert (species(example, "reptiles", "C3"), species(example, "reptiles", "E3")) == (2, 2)
    assert asked(example) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "competition.special")
def test_m26_the_same_tile_twice_costs_two_species_there(example: Marine) -> None:
    do(example, "place:gastropods@competition-4", "hex:C3", "hex:C3")
    assert (species(example, "reptiles", "C3"), species(example, "reptiles", "E3")) == (1, 3)
    assert asked(example) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "competition.special")
def test_the_second_tile_of_the_special_space_may_be_left(example: Marine) -> None:
    do(example, "place:gastropods@competition-4", "hex:C3")
    assert offers(example) == ["hex:C3", "hex:E3", "word:done"]
    do(example, "word:done")
    assert eliminated(example, "reptiles") == 1
    assert asked(example) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "competition.special")
def test_the_special_space_too_needs_tiles_that_both_animals_occupy(example: Marine) -> None:
    put(example, "reptiles", "D4")
    turn(example, "cephalopods")
    do(example, "place:gastropods@competition-4")
    assert refused(example, "hex:D4") == ("refused-no-species", "competition")


@pytest.mark.rule("marine", "competition.special")
def test_a_special_pawn_on_a_basic_space_of_competition_is_bound_to_its_terrain(example: Marine) -> None:
    do(example, "place:gastropods@competition-1")
    assert ("log-no-effect", "competition") in told(example)
    assert eliminated(example, "reptiles") == 0


@pytest.mark.rule("marine", "competition")
def test_other_tiles_of_the_terrain_are_looked_for() -> None:
    state = start()
    markers(state, competition=["land"])
    put(state, "reptiles", "D2")
    put(state, "fishes", "D2")
    turn(state, "reptiles")
    do(state, "place:basic@competition-1")
    lands = {f"hex:{HEXES[h]}" for h in range(len(HEXES)) if state.terrain[h] == LAND}
    assert len(lands) > 1
    assert {GAME.vocabulary.name(action) for action in state.sought()} == lands - set(offers(state))

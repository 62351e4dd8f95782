"""Migration: species move to adjacent tiles."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    asked,
    bare,
    control,
    do,
    lay_tiles,
    offers,
    put,
    refused,
    species,
    start,
    told,
    turn,
    vent,
)

from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import NONE


@pytest.fixture
def state() -> Marine:
    """Four animals on bare earth."""
    state = start()
    bare(state)
    return state


@pytest.mark.rule("marine", "migration")
def test_m25_fishes_leave_the_vent_for_reef_and_kelp_and_the_reef_for_sand(state: Marine) -> None:
    vent(state, "D3", "geyser")
    put(state, "fishes", "D4", 1)
    put(state, "fishes", "D3", 4)
    turn(state, "fishes")
    do(state, "place:basic@migration-3", "hex:D4", "hex:E4")
    do(state, "hex:D3", "hex:D4", "hex:D3", "hex:D4", "hex:D3", "hex:D4", "hex:D3", "hex:C3")
    assert [species(state, "fishes", hex) for hex in ("D3", "D4", "E4", "C3")] == [0, 3, 1, 1]
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "migration")
@pytest.mark.parametrize(("space", "most"), [(1, 3), (2, 4), (3, 5)])
def test_a_space_of_migration_moves_as_many_species_as_it_shows(state: Marine, space: int, most: int) -> None:
    put(state, "fishes", "D4", 8)
    turn(state, "fishes")
    do(state, f"place:basic@migration-{space}")
    while asked(state) == ("fishes", "migration"):
        do(state, "hex:D4", "hex:D5")
    assert species(state, "fishes", "D5") == most


@pytest.mark.rule("marine", "migration")
def test_m25_species_do_not_migrate_into_an_empty_hex(state: Marine) -> None:
    put(state, "fishes", "D5", 2)
    turn(state, "fishes")
    do(state, "place:basic@migration-1", "hex:D5")
    assert sorted(offers(state)) == ["hex:C4", "hex:D4", "hex:D6", "hex:E4"]
    assert refused(state, "hex:C5") == ("refused-no-tile", "migration")


@pytest.mark.rule("marine", "migration", "terms.adjacent")
def test_species_migrate_to_adjacent_tiles_only(state: Marine) -> None:
    put(state, "fishes", "D5", 2)
    turn(state, "fishes")
    do(state, "place:basic@migration-1", "hex:D5")
    assert refused(state, "hex:D7") == ("refused-not-adjacent", "terms.adjacent")
    assert refused(state, "hex:D5") == ("refused-not-adjacent", "terms.adjacent")


@pytest.mark.rule("marine", "migration")
def test_only_species_of_ones_own_migrate(state: Marine) -> None:
    put(state, "fishes", "D5")
    put(state, "reptiles", "D4")
    turn(state, "fishes")
    do(state, "place:basic@migration-1")
    assert refused(state, "hex:D4") == ("refused-no-species", "migration")


@pytest.mark.rule("marine", "migration")
def test_a_species_that_has_migrated_does_not_move_again(state: Marine) -> None:
    put(state, "fishes", "D4")
    put(state, "fishes", "C3")
    turn(state, "fishes")
    do(state, "place:basic@migration-3", "hex:D4", "hex:D5")
    assert refused(state, "hex:D5") == ("refused-moved-already", "migration")


@pytest.mark.rule("marine", "migration")
def test_of_two_species_on_a_tile_only_the_one_that_has_not_migrated_moves_on(state: Marine) -> None:
    put(state, "fishes", "D4")
    put(state, "fishes", "D5")
    turn(state, "fishes")
    do(state, "place:basic@migration-3", "hex:D4", "hex:D5", "hex:D5", "hex:D6")
    assert [species(state, "fishes", hex) for hex in ("D4", "D5", "D6")] == [0, 1, 1]
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "migration")
def test_what_migrated_in_one_action_may_migrate_in_the_next(state: Marine) -> None:
    put(state, "fishes", "D4")
    turn(state, "fishes")
    do(state, "place:basic@migration-1", "hex:D4", "hex:D5")
    turn(state, "fishes")
    do(state, "place:basic@migration-2", "hex:D5", "hex:D6")
    assert species(state, "fishes", "D6") == 1


@pytest.mark.rule("marine", "migration")
def test_migration_may_move_fewer_species_than_the_space_shows(state: Marine) -> None:
    put(state, "fishes", "D4", 3)
    turn(state, "fishes")
    do(state, "place:basic@migration-1")
    assert "word:done" not in offers(state)
    do(state, "hex:D4", "hex:D5", "word:done")
    assert [species(state, "fishes", hex) for hex in ("D4", "D5")] == [2, 1]
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "migration")
def test_migration_without_species_on_earth_has_no_effect(state: Marine) -> None:
    turn(state, "fishes")
    do(state, "place:basic@migration-1")
    assert ("log-no-effect", "migration") in told(state)
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "migration.special")
def test_the_special_space_of_migration_moves_any_number_of_species(state: Marine) -> None:
    put(state, "fishes", "D4", 8)
    control(state, "fishes", "sun")
    turn(state, "fishes")
    do(state, "place:sun@migration-4")
    while asked(state) == ("fishes", "migration"):
        do(state, "hex:D4", "hex:D5")
    assert [species(state, "fishes", hex) for hex in ("D4", "D5")] == [0, 8]


@pytest.mark.rule("marine", "migration.special")
def test_on_the_special_space_too_each_species_moves_one_tile(state: Marine) -> None:
    put(state, "fishes", "D4")
    put(state, "fishes", "C3")
    control(state, "fishes", "sun")
    turn(state, "fishes")
    do(state, "place:sun@migration-4", "hex:D4", "hex:D5")
    assert refused(state, "hex:D5") == ("refused-moved-already", "migration")


@pytest.mark.rule("marine", "migration.special")
def test_a_special_pawn_on_a_basic_space_of_migration_has_its_number(state: Marine) -> None:
    put(state, "fishes", "D4", 8)
    control(state, "fishes", "sun")
    turn(state, "fishes")
    do(state, "place:sun@migration-1", "hex:D4", "hex:D5", "hex:D4", "hex:D5", "hex:D4", "hex:D5")
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "migration")
def test_the_one_hex_that_stays_empty_is_never_a_way_to_go(state: Marine) -> None:
    lay_tiles(state, 21, empty="C5")
    assert state.terrain.count(NONE) == 1
    put(state, "fishes", "D5", 2)
    turn(state, "fishes")
    do(state, "place:basic@migration-1", "hex:D5")
    assert refused(state, "hex:C5") == ("refused-no-tile", "migration")

"""Tectonics: a tile becomes a hydrothermal vent."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    asked,
    bare,
    control,
    do,
    element_at,
    eliminated,
    lay,
    lose,
    offers,
    pool,
    put,
    refused,
    row,
    species,
    start,
    tile,
    told,
    turn,
    vent,
    vent_side,
    vp,
)

from phylarium.games.marine.rules.names import ANIMALS
from phylarium.games.marine.rules.state import Marine


@pytest.fixture
def state() -> Marine:
    """Four animals on bare earth; no card in the row changes what Tectonics may do."""
    state = start()
    bare(state)
    row(state, "annelids", "carbon_cycle", "endosymbionts", "producers", "univalves")
    return state


# --- the tile --------------------------------------------------------------------------------


@pytest.mark.rule("marine", "tectonics.tile")
def test_tectonics_offers_the_tiles_at_the_edge_of_the_grid_that_are_no_vents(state: Marine) -> None:
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1")
    assert offers(state) == ["hex:C1", "hex:C6", "hex:E1", "hex:E6", "word:forfeit"]
    assert refused(state, "hex:D1") == ("refused-already-vent", "tectonics.tile")
    assert refused(state, "hex:A1") == ("refused-no-tile", "tectonics.tile")


@pytest.mark.rule("marine", "tectonics.tile")
def test_m21_kelp_beside_two_vents_but_off_the_edge_needs_the_special_space(state: Marine) -> None:
    vent(state, "C4", "smoker")
    vent(state, "D3", "geyser")
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1")
    assert refused(state, "hex:C3") == ("refused-not-at-edge", "tectonics.special")


@pytest.mark.rule("marine", "tectonics.special", "tectonics.bonus")
def test_m21_with_a_special_pawn_the_kelp_would_score_six(state: Marine) -> None:
    vent(state, "C4", "smoker")
    vent(state, "D3", "geyser")
    control(state, "reptiles", "sun")
    turn(state, "reptiles")
    do(state, "place:sun@tectonics-2", "hex:C3")
    assert vent_side(state, "C3") == "geyser"
    assert vp(state)["reptiles"] == 6


@pytest.mark.rule("marine", "tectonics.special")
def test_a_special_pawn_on_the_basic_space_of_tectonics_is_bound_to_the_edge(state: Marine) -> None:
    control(state, "reptiles", "sun")
    turn(state, "reptiles")
    do(state, "place:sun@tectonics-1")
    assert refused(state, "hex:C3") == ("refused-not-at-edge", "tectonics.special")


@pytest.mark.rule("marine", "tectonics.special", "tectonics.tile")
def test_the_special_space_of_tectonics_takes_any_tile_but_a_vent(state: Marine) -> None:
    control(state, "reptiles", "sun")
    turn(state, "reptiles")
    do(state, "place:sun@tectonics-2")
    assert len(offers(state)) == 13 + 1
    assert refused(state, "hex:D7") == ("refused-already-vent", "tectonics.tile")


@pytest.mark.rule("marine", "tectonics.tile")
def test_tectonics_has_no_effect_when_all_tiles_at_the_edge_are_vents(state: Marine) -> None:
    vent(state, "C1", "geyser")
    vent(state, "E1", "geyser")
    vent(state, "C6", "smoker")
    vent(state, "E6", "smoker")
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1")
    assert ("log-no-effect", "tectonics.tile") in told(state)


@pytest.mark.rule("marine", "tectonics.tile")
def test_the_tile_counts_as_a_vent_from_then_on(state: Marine) -> None:
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1", "hex:C6")
    control(state, "fishes", "sun")
    turn(state, "fishes")
    do(state, "place:sun@tectonics-1")
    assert state.vents_left == 9
    assert refused(state, "hex:C6") == ("refused-already-vent", "tectonics.tile")


@pytest.mark.rule("marine", "tectonics.none")
def test_m24_with_all_twelve_vents_on_earth_tectonics_has_no_effect(state: Marine) -> None:
    for hex in ("C3", "C4", "D2", "D3", "D4", "D5", "D6", "E3", "E4", "E6"):
        vent(state, hex, "smoker")
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1")
    assert ("log-no-effect", "tectonics.none") in told(state)
    assert asked(state) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "tectonics.none", "tectonics.special")
def test_m24_nor_does_the_special_space_work_without_vents(state: Marine) -> None:
    for hex in ("C3", "C4", "D2", "D3", "D4", "D5", "D6", "E3", "E4", "E6"):
        vent(state, hex, "smoker")
    control(state, "reptiles", "sun")
    turn(state, "reptiles")
    do(state, "place:sun@tectonics-2")
    assert ("log-no-effect", "tectonics.none") in told(state)
    assert asked(state) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "tectonics.tile")
def test_the_last_vent_is_laid_like_any_other(state: Marine) -> None:
    for hex in ("C3", "C4", "D2", "D3", "D4", "D5", "D6", "E3", "E4"):
        vent(state, hex, "smoker")
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1", "hex:C6")
    assert vent_side(state, "C6") == "smoker"
    assert state.vents_left == 0


# --- the side --------------------------------------------------------------------------------


@pytest.mark.rule("marine", "tectonics.side")
def test_a_vent_in_the_top_half_is_a_geyser(state: Marine) -> None:
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1", "hex:C1")
    assert vent_side(state, "C1") == "geyser"


@pytest.mark.rule("marine", "tectonics.side")
def test_a_vent_in_the_bottom_half_is_a_smoker_even_on_the_special_space(state: Marine) -> None:
    control(state, "reptiles", "sun")
    turn(state, "reptiles")
    do(state, "place:sun@tectonics-2", "hex:E4")
    assert vent_side(state, "E4") == "smoker"


@pytest.mark.rule("marine", "tectonics.side")
@pytest.mark.parametrize("side", ["smoker", "geyser"])
@pytest.mark.parametrize("hex", ["B3", "D4", "F3"])
def test_m23_on_the_three_hexes_between_the_halves_the_player_chooses(state: Marine, hex: str, side: str) -> None:
    if hex != "D4":
        tile(state, "sand", hex)
    control(state, "reptiles", "sun")
    turn(state, "reptiles")
    do(state, "place:sun@tectonics-2", f"hex:{hex}")
    assert offers(state) == ["word:smoker", "word:geyser"]
    do(state, f"word:{side}")
    assert vent_side(state, hex) == side


# --- points and species ----------------------------------------------------------------------


@pytest.fixture
def example(state: Marine) -> Marine:
    """M22: reptiles to move; one of them, two fishes and four cephalopods on the ocean C6, beside one vent."""
    put(state, "reptiles", "C6", 1)
    put(state, "fishes", "C6", 2)
    put(state, "cephalopods", "C6", 4)
    lose(state, "reptiles", 1)
    lay(state, "sun", "C6-SW")
    turn(state, "reptiles")
    return state


@pytest.mark.rule("marine", "tectonics.side", "tectonics.bonus")
def test_m22_the_ocean_becomes_a_smoker_and_scores_three(example: Marine) -> None:
    do(example, "place:basic@tectonics-1", "hex:C6")
    assert vent_side(example, "C6") == "smoker"
    assert vp(example) == {"reptiles": 3, "cephalopods": 0, "fishes": 0, "crustaceans": 0}


@pytest.mark.rule("marine", "tectonics.back")
def test_m22_one_of_each_animal_comes_back_and_the_rest_go_to_gene_pools(example: Marine) -> None:
    fishes, cephalopods = pool(example, "fishes"), pool(example, "cephalopods")
    do(example, "place:basic@tectonics-1", "hex:C6")
    assert [species(example, animal, "C6") for animal in ANIMALS] == [1, 1, 1, 0]
    assert pool(example, "fishes") == fishes + 1
    assert pool(example, "cephalopods") == cephalopods + 3
    assert (eliminated(example, "fishes"), eliminated(example, "cephalopods")) == (0, 0)


@pytest.mark.rule("marine", "tectonics.add")
def test_m22_reptiles_add_one_out_of_the_gene_pool(example: Marine) -> None:
    before = pool(example, "reptiles")
    do(example, "place:basic@tectonics-1", "hex:C6", "word:from-gene-pool")
    assert species(example, "reptiles", "C6") == 2
    assert (pool(example, "reptiles"), eliminated(example, "reptiles")) == (before - 1, 1)


@pytest.mark.rule("marine", "tectonics.add")
def test_m22_or_reptiles_add_one_that_was_eliminated(example: Marine) -> None:
    before = pool(example, "reptiles")
    do(example, "place:basic@tectonics-1", "hex:C6", "word:from-box")
    assert species(example, "reptiles", "C6") == 2
    assert (pool(example, "reptiles"), eliminated(example, "reptiles")) == (before, 0)


@pytest.mark.rule("marine", "tectonics.add")
def test_adding_a_species_cannot_be_declined(example: Marine) -> None:
    do(example, "place:basic@tectonics-1", "hex:C6")
    assert offers(example) == ["word:from-gene-pool", "word:from-box"]


@pytest.mark.rule("marine", "tectonics.back")
def test_elements_at_the_corners_of_a_new_vent_stay(example: Marine) -> None:
    do(example, "place:basic@tectonics-1", "hex:C6", "word:from-box")
    assert element_at(example, "C6-SW") == "sun"


@pytest.mark.rule("marine", "tectonics.add")
def test_with_an_empty_gene_pool_the_added_species_comes_out_of_the_box(state: Marine) -> None:
    lose(state, "reptiles", pool(state, "reptiles"))
    before = eliminated(state, "reptiles")
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1", "hex:C6")
    assert species(state, "reptiles", "C6") == 1
    assert eliminated(state, "reptiles") == before - 1


@pytest.mark.rule("marine", "tectonics.add", "tectonics.back")
def test_a_species_just_displaced_into_an_empty_gene_pool_may_be_added_again(state: Marine) -> None:
    put(state, "reptiles", "C6", 2)
    lose(state, "reptiles", pool(state, "reptiles"))
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1", "hex:C6", "word:from-gene-pool")
    assert species(state, "reptiles", "C6") == 2
    assert pool(state, "reptiles") == 0


@pytest.mark.rule("marine", "tectonics.add")
def test_with_all_species_on_earth_none_can_be_added(state: Marine) -> None:
    put(state, "reptiles", "D4", pool(state, "reptiles") - 1)
    put(state, "reptiles", "C6", 1)
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1", "hex:C6")
    assert species(state, "reptiles", "C6") == 1
    assert asked(state) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "tectonics.bonus")
def test_a_vent_with_no_other_beside_it_scores_one(state: Marine) -> None:
    tile(state, "sand", "B5")
    turn(state, "reptiles")
    do(state, "place:basic@tectonics-1", "hex:B5")
    assert vp(state)["reptiles"] == 1

"""Wanderlust: a new tile at the rim of earth, an element, points and moves."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    asked,
    bare,
    box,
    box_of,
    control,
    do,
    element_at,
    lay,
    lay_tiles,
    offers,
    put,
    refused,
    species,
    start,
    tile,
    told,
    turn,
    vent,
    vp,
)

from phylarium.games.marine import GAME
from phylarium.games.marine.rules.board import HEXES
from phylarium.games.marine.rules.names import TERRAINS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import NONE

HEIGHT = 7


@pytest.fixture
def state() -> Marine:
    """Four animals on bare earth, seamounts on top of the first stack, no elements in the section."""
    state = start()
    bare(state)
    box(state, "wanderlust")
    on_top(state, "seamount")
    return state


def on_top(state: Marine, terrain: str) -> None:
    """Make the face-up tile of the first stack one of this terrain, out of any stack."""
    at = state.stacks.index(TERRAINS.index(terrain))
    top = state.heights[0] - 1
    state.stacks[at], state.stacks[top] = state.stacks[top], state.stacks[at]


def shown(state: Marine, stack: int) -> str:
    """The terrain of the face-up tile of a stack, 1 to 3."""
    return TERRAINS[state.stacks[(stack - 1) * HEIGHT + state.heights[stack - 1] - 1]]


def terrain(state: Marine, hex: str) -> str | None:
    t = state.terrain[HEXES.index(hex)]
    return TERRAINS[t] if t >= 0 else None


# --- tile and hex ----------------------------------------------------------------------------


@pytest.mark.rule("marine", "wanderlust.tile")
def test_the_face_up_tile_of_a_stack_comes_to_earth_and_the_next_is_turned(state: Marine) -> None:
    below = TERRAINS[state.stacks[HEIGHT - 2]]
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:C5")
    assert terrain(state, "C5") == "seamount"
    assert shown(state, 1) == below
    assert state.heights == [6, 7, 7]


@pytest.mark.rule("marine", "wanderlust.tile")
def test_any_of_the_three_stacks_may_be_taken_from(state: Marine) -> None:
    wanted = shown(state, 3)
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1")
    assert offers(state) == ["stack:1", "stack:2", "stack:3", "word:forfeit"]
    do(state, "stack:3", "hex:C5")
    assert terrain(state, "C5") == wanted
    assert state.heights == [7, 7, 6]


@pytest.mark.rule("marine", "wanderlust.tile")
def test_a_new_tile_needs_a_vacant_hex_next_to_earth(state: Marine) -> None:
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1")
    assert refused(state, "hex:D4") == ("refused-hex-taken", "wanderlust.tile")
    assert refused(state, "hex:A1") == ("refused-not-next-to-earth", "wanderlust.tile")
    assert sorted(offers(state)) == [
        *("hex:B1", "hex:B2", "hex:B3", "hex:B4", "hex:B5", "hex:C2", "hex:C5"),
        *("hex:E2", "hex:E5", "hex:F1", "hex:F2", "hex:F3", "hex:F4", "hex:F5"),
    ]


@pytest.mark.rule("marine", "wanderlust.tile", "pawn.forfeit")
def test_once_a_tile_is_taken_wanderlust_cannot_be_forfeited(state: Marine) -> None:
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1")
    assert "word:forfeit" not in offers(state)


@pytest.mark.rule("marine", "wanderlust.tile")
def test_the_last_tile_of_a_stack_leaves_it_empty(state: Marine) -> None:
    lay_tiles(state, 6)
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1")
    assert state.heights == [0, 7, 7]
    assert ("log-tile-turned", "wanderlust.tile") not in told(state)


@pytest.mark.rule("marine", "wanderlust.tile")
def test_an_empty_stack_is_refused(state: Marine) -> None:
    lay_tiles(state, 7)
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1")
    assert refused(state, "stack:1") == ("refused-empty-stack", "wanderlust.tile")


@pytest.mark.rule("marine", "wanderlust.tile")
def test_the_last_tile_has_two_hexes_to_choose_from_and_one_stays_empty(state: Marine) -> None:
    lay_tiles(state, 20)
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:3")
    assert len(offers(state)) == 2
    do(state, offers(state)[0])
    assert state.heights == [0, 0, 0]
    assert state.terrain.count(NONE) == 1


@pytest.mark.rule("marine", "wanderlust.tile")
def test_wanderlust_without_tiles_has_no_effect_though_a_hex_is_empty(state: Marine) -> None:
    lay_tiles(state, 21)
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1")
    assert ("log-no-effect", "wanderlust.tile") in told(state)
    assert vp(state)["crustaceans"] == 0
    assert asked(state) == ("fishes", "turn.choice")


# --- element ---------------------------------------------------------------------------------


@pytest.mark.rule("marine", "wanderlust.element")
def test_an_element_of_the_section_may_go_onto_the_new_tile(state: Marine) -> None:
    box(state, "wanderlust", "algae", "sun")
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:B5", "element:algae", "corner:B5-SW")
    assert element_at(state, "B5 SW") == "algae"
    assert box_of(state, "wanderlust") == ["sun"]


@pytest.mark.rule("marine", "wanderlust.element")
def test_the_element_of_wanderlust_may_be_left(state: Marine) -> None:
    box(state, "wanderlust", "algae")
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:B5", "word:decline")
    assert box_of(state, "wanderlust") == ["algae"]
    assert set(state.element) == {NONE}


@pytest.mark.rule("marine", "wanderlust.element")
def test_only_elements_of_the_wanderlust_section_come_along(state: Marine) -> None:
    box(state, "wanderlust", "algae")
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:B5")
    assert offers(state) == ["element:algae", "word:decline"]
    assert refused(state, "element:sun") == ("refused-not-in-section", "wanderlust.element")


@pytest.mark.rule("marine", "wanderlust.element")
def test_the_element_goes_to_a_vacant_corner_of_the_new_tile(state: Marine) -> None:
    box(state, "wanderlust", "algae")
    lay(state, "sun", "C5 NE")
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:C5", "element:algae")
    assert len(offers(state)) == 5
    assert refused(state, "corner:C4-C5-D5") == ("refused-corner-taken", "wanderlust.element")
    assert refused(state, "corner:D3-D4-E3") == ("refused-not-on-new-tile", "wanderlust.element")


@pytest.mark.rule("marine", "wanderlust.element")
def test_a_new_tile_without_vacant_corners_takes_no_element(state: Marine) -> None:
    tile(state, "kelp", "F4")
    on_top(state, "seamount")
    box(state, "wanderlust", "algae")
    lay(state, "worms", "E5 NE", "E5 E", "E5 SE", "E5 SW", "E5 W", "E5 NW")
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:E5")
    assert box_of(state, "wanderlust") == ["algae"]
    assert asked(state) == ("fishes", "turn.choice")


# --- bonus -----------------------------------------------------------------------------------


@pytest.mark.rule("marine", "wanderlust.bonus")
def test_m20_a_second_seamount_beside_the_first_scores_three(state: Marine) -> None:
    box(state, "wanderlust", "algae")
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:C5", "element:algae")
    assert vp(state)["crustaceans"] == 0
    do(state, "corner:B4-C4-C5")
    assert vp(state) == {"reptiles": 0, "cephalopods": 0, "fishes": 0, "crustaceans": 3}


@pytest.mark.rule("marine", "wanderlust.bonus")
def test_a_new_tile_with_no_other_of_its_kind_beside_it_scores_one(state: Marine) -> None:
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:E2")
    assert vp(state)["crustaceans"] == 1


@pytest.mark.rule("marine", "wanderlust.bonus")
def test_a_new_ocean_amid_three_others_scores_ten(state: Marine) -> None:
    on_top(state, "ocean")
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:C5")
    assert vp(state)["crustaceans"] == 10


@pytest.mark.rule("marine", "wanderlust.bonus")
def test_a_tile_that_became_a_vent_no_longer_counts_as_its_terrain(state: Marine) -> None:
    vent(state, "C4", "smoker")
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:C5")
    assert vp(state)["crustaceans"] == 1


# --- moves -----------------------------------------------------------------------------------


@pytest.fixture
def example(state: Marine) -> Marine:
    """M20: crustaceans have laid a seamount at C5; reptiles, cephalopods and crustaceans live next to it."""
    put(state, "reptiles", "D5", 2)
    put(state, "cephalopods", "C4", 2)
    put(state, "cephalopods", "D6", 2)
    put(state, "crustaceans", "D5", 4)
    put(state, "fishes", "D4", 3)
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:C5")
    return state


@pytest.mark.rule("marine", "wanderlust.move", "terms.food-chain")
def test_m20_reptiles_may_move_first_then_cephalopods_then_crustaceans(example: Marine) -> None:
    assert asked(example) == ("reptiles", "wanderlust.move")
    do(example, "word:done")
    assert asked(example) == ("cephalopods", "wanderlust.move")
    do(example, "hex:C4", "hex:C4", "hex:D6", "word:done")
    assert asked(example) == ("crustaceans", "wanderlust.move")
    do(example, "hex:D5", "hex:D5", "hex:D5", "hex:D5")
    assert [species(example, animal, "C5") for animal in ("reptiles", "cephalopods", "crustaceans")] == [0, 3, 4]
    assert species(example, "cephalopods", "D6") == 1
    assert asked(example) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "wanderlust.move")
def test_each_player_moves_from_every_adjacent_tile_and_no_other(example: Marine) -> None:
    do(example, "word:done")
    assert sorted(offers(example)) == ["hex:C4", "hex:D6", "word:done"]
    assert refused(example, "hex:D4") == ("refused-not-adjacent", "terms.adjacent")
    assert refused(example, "hex:D5") == ("refused-no-species", "wanderlust.move")


@pytest.mark.rule("marine", "wanderlust.move")
def test_animals_without_species_beside_the_new_tile_are_not_asked(state: Marine) -> None:
    put(state, "fishes", "D4", 3)
    turn(state, "crustaceans")
    do(state, "place:basic@wanderlust-1", "stack:1", "hex:C5")
    assert species(state, "fishes", "C5") == 0
    assert asked(state) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "wanderlust.move", "wanderlust.bonus")
def test_points_come_before_the_moves(example: Marine) -> None:
    assert vp(example)["crustaceans"] == 3
    assert asked(example) == ("reptiles", "wanderlust.move")


# --- the special space -----------------------------------------------------------------------


@pytest.mark.rule("marine", "wanderlust.special")
def test_the_special_space_of_wanderlust_gives_another_turn_after_all_moves(state: Marine) -> None:
    control(state, "crustaceans", "sun")
    put(state, "reptiles", "D5")
    turn(state, "crustaceans")
    do(state, "place:sun@wanderlust-3", "stack:1", "hex:C5")
    assert asked(state) == ("reptiles", "wanderlust.move")
    do(state, "word:done")
    assert asked(state) == ("crustaceans", "turn.choice")
    do(state, "word:retrieve")
    assert asked(state) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "wanderlust.special")
def test_a_special_pawn_on_a_basic_space_of_wanderlust_gives_no_other_turn(state: Marine) -> None:
    control(state, "crustaceans", "sun")
    turn(state, "crustaceans")
    do(state, "place:sun@wanderlust-2", "stack:1", "hex:C5")
    assert asked(state) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "wanderlust.special", "pawn.forfeit")
def test_a_forfeited_special_wanderlust_gives_no_other_turn(state: Marine) -> None:
    control(state, "crustaceans", "sun")
    turn(state, "crustaceans")
    do(state, "place:sun@wanderlust-3", "word:forfeit")
    assert asked(state) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "wanderlust.special")
def test_without_tiles_the_special_space_of_wanderlust_gives_no_other_turn(state: Marine) -> None:
    lay_tiles(state, 21)
    control(state, "crustaceans", "sun")
    turn(state, "crustaceans")
    do(state, "place:sun@wanderlust-3")
    assert asked(state) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "wanderlust.tile")
def test_every_empty_hex_that_is_not_open_is_looked_for() -> None:
    state = start()
    turn(state, "reptiles")
    do(state, "place:basic@wanderlust-1", "stack:1")
    empty = {f"hex:{HEXES[h]}" for h in range(len(HEXES)) if state.terrain[h] < 0}
    assert {GAME.vocabulary.name(action) for action in state.sought()} == empty - set(offers(state))

"""The invariants of a position: each kind of damage is told in its own words, and nothing else is."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import control, offers, put, stand, start, turn, vent

from phylarium.games.marine import GAME
from phylarium.games.marine.rules.board import CORNERS_OF, HEXES, HEXES_OF
from phylarium.games.marine.rules.names import (
    ANIMALS,
    CARDS,
    ELEMENTS,
    EXAPTATION,
    KELP,
    LAND,
    REEF,
    SPACES,
    SPECIAL,
    TERRAINS,
    VENT,
)
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import NONE

REPTILES = ANIMALS.index("reptiles")
SUN = ELEMENTS.index("sun")


@pytest.fixture
def state() -> Marine:
    """A game of four at its first turn, with a trait in front of each animal, and nothing wrong with it."""
    state = start(traits=True, seed="sound")
    assert state.status() == []
    return state


@pytest.fixture
def three() -> Marine:
    """Reptiles, cephalopods and fishes, without crustaceans."""
    state = start("fishes", "cephalopods", "reptiles", traits=True, seed="sound")
    assert state.status() == []
    return state


def test_every_position_of_set_up_and_the_first_rounds_is_sound() -> None:
    state = GAME.start(3, {"superheroes": True}, "sound")
    while state.number < 150:
        assert state.status() == []
        state.apply(state.legal()[state.number % len(state.legal())])


# --- earth -----------------------------------------------------------------------------------


def test_what_a_hex_counts_as_must_be_what_lies_there(state: Marine) -> None:
    state.terrain[HEXES.index("D4")] = KELP
    assert state.status() == [f"D4 counts as terrain {KELP} but holds {REEF}, vent 0"]


def test_a_vent_needs_a_tile_below_it(state: Marine) -> None:
    empty = HEXES.index("A4")
    assert state.ground[empty] == NONE
    state.vent[empty] = 1
    state.terrain[empty] = VENT
    state.vents_left -= 1
    assert state.status() == ["A4 has a vent but no tile"]


def test_species_need_a_tile(state: Marine) -> None:
    put(state, "reptiles", "A4")
    assert state.status() == ["A4 has species but no tile"]


def test_tiles_are_neither_lost_nor_more(state: Marine) -> None:
    d4 = HEXES.index("D4")
    state.ground[d4] = state.terrain[d4] = LAND
    reefs, lands = state.components.tile_count[REEF], state.components.tile_count[LAND]
    assert state.status() == [f"{lands + 1} land tiles, not {lands}", f"{reefs - 1} reef tiles, not {reefs}"]


def test_vents_are_neither_lost_nor_more(state: Marine) -> None:
    state.vents_left += 1
    count = state.components.vent_count
    assert state.status() == [f"2 vents on earth and {count - 1} in the stack, not {count}"]


def test_a_tile_taken_from_its_stack_counts_until_it_is_laid(state: Marine) -> None:
    turn(state, "reptiles")
    state.apply(GAME.vocabulary.parse("place:basic@wanderlust-1"))
    state.apply(GAME.vocabulary.parse("stack:1"))
    assert any(text.startswith("hex:") for text in offers(state))
    assert state.status() == []


def test_a_stack_is_as_high_as_it_says(state: Marine) -> None:
    top = state.stacks[6]
    state.stacks[6] = NONE
    count = state.components.tile_count[top]
    assert state.status() == ["stack 1 has -1 at 6 with height 7", f"{count - 1} {TERRAINS[top]} tiles, not {count}"]


def test_covered_tiles_still_count_as_tiles(state: Marine) -> None:
    vent(state, "C3", "geyser")
    assert state.status() == []


# --- markers, elements -----------------------------------------------------------------------


def test_terrain_markers_are_neither_lost_nor_more(state: Marine) -> None:
    state.terrain_bag[LAND] += 1
    assert state.status() == ["3 markers of land, not 2"]


def test_evolution_markers_are_sorted(state: Marine) -> None:
    shown = sorted(set(state.evolution))
    state.evolution = [shown[1], shown[0], *[t for t in state.evolution if t not in shown[:2]]]
    assert "the Evolution markers are out of order" in state.status()


def test_elements_are_neither_lost_nor_more(state: Marine) -> None:
    state.bag[SUN] += 1
    assert state.status() == ["20 disks of sun, not 19"]


@pytest.mark.parametrize("name", ["bag", "display", "disks", "printed"])
def test_no_number_of_elements_is_negative(state: Marine, name: str) -> None:
    amounts = getattr(state, name)
    state.bag[SUN] += amounts[SUN] + 1
    amounts[SUN] = -1
    assert f"a negative number in {name}" in state.status()


def test_elements_lie_on_earth(state: Marine) -> None:
    off = CORNERS_OF[HEXES.index("A4")][4]
    assert all(state.terrain[hex] < 0 for hex in HEXES_OF[off])
    state.element[off] = SUN
    state.bag[SUN] -= 1
    assert state.status() == [f"an element lies off earth at corner {off}"]


# --- animals and pawns -----------------------------------------------------------------------


def test_an_animal_out_of_play_has_no_species(three: Marine) -> None:
    three.pool[ANIMALS.index("crustaceans")] = 2
    assert three.status() == ["crustaceans is not in play and has 2 species"]


def test_cubes_are_neither_lost_nor_more(state: Marine) -> None:
    state.pool[REPTILES] -= 1
    assert state.status() == ["reptiles has 33 cubes and one on the food chain, not 35"]


def test_no_number_of_species_is_negative(state: Marine) -> None:
    state.lost[REPTILES] = -1
    state.pool[REPTILES] += 1
    assert state.status() == ["reptiles has a negative number of species"]


def test_no_vp_are_negative(state: Marine) -> None:
    state.vp[REPTILES] = -1
    assert state.status() == ["reptiles has -1 VP"]


def test_pawns_are_in_hand_or_on_the_display(state: Marine) -> None:
    state.pawns[REPTILES] -= 1
    assert state.status() == ["reptiles has 3 pawns, 0 on the display"]


def test_a_special_pawn_stands_where_it_is_said_to(state: Marine) -> None:
    control(state, "reptiles", "sun")
    stand(state, "sun", "evolution-1")
    assert state.status() == []
    state.special_at[SUN] = SPACES.index("evolution-2")
    assert state.status() == [
        "the special pawn of sun is not at evolution-2",
        "evolution-1 holds a special pawn that is elsewhere",
    ]


def test_a_special_pawn_on_the_display_is_somebodys(state: Marine) -> None:
    control(state, "reptiles", "sun")
    stand(state, "sun", "evolution-1")
    state.control[SUN] = NONE
    assert state.status() == ["the special pawn of sun is on the display but nobody's"]


def test_no_animal_out_of_play_controls_a_special_pawn(three: Marine) -> None:
    three.control[SUN] = ANIMALS.index("crustaceans")
    assert three.status() == ["the special pawn of sun belongs to an animal that is not in play"]


def test_basic_pawns_keep_off_spaces_for_special_ones(state: Marine) -> None:
    stand(state, "reptiles", "speciation-5")
    assert state.status() == ["speciation-5 is for special pawns only"]
    assert state.spaces[SPACES.index("speciation-5")] < SPECIAL


# --- traits and cards ------------------------------------------------------------------------


def test_each_trait_is_there_once(state: Marine) -> None:
    lowest = state.trait_box & -state.trait_box
    state.trait_box ^= lowest
    assert state.status() == [f"trait {lowest.bit_length() - 1} is there 0 times"]


def test_among_superheroes_exaptation_is_out(state: Marine) -> None:
    heroes = start(traits=True, superheroes=True, seed="sound")
    assert heroes.status() == []
    heroes.trait_box |= 1 << EXAPTATION
    assert heroes.status() == [f"trait {EXAPTATION} is there 1 times"]


def test_an_animal_has_as_many_traits_as_it_kept(state: Marine) -> None:
    trait = state.traits[REPTILES * 2]
    state.traits[REPTILES * 2] = NONE
    state.trait_box |= 1 << trait
    assert "reptiles has 0 traits" in state.status()


def test_abilities_are_those_of_the_traits(state: Marine) -> None:
    right = state.abilities[REPTILES]
    state.abilities[REPTILES] = 0
    assert state.status() == [f"reptiles has abilities 0, not {right:b}"]


def test_each_card_is_there_once(state: Marine) -> None:
    state.deck[0] = state.deck[1]
    assert state.status() == ["the evolution cards are not each there once"]


def test_empty_slots_are_the_last_ones_and_only_while_the_pile_is_empty(state: Marine) -> None:
    state.discard.append(state.row[1])
    state.row[1] = NONE
    assert state.status() == [
        *["there is an empty slot below an evolution card"] * 3,
        "a slot is empty while the pile has cards",
    ]
    assert sorted(state.deck + state.boxed + state.discard + state.row)[1:] == list(range(len(CARDS)))

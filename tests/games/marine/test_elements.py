"""Abundance, Autotrophs, Depletion, Adaptation and Regression: what moves elements."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    asked,
    bare,
    box,
    box_of,
    control,
    disks,
    disks_of,
    do,
    element_at,
    in_bag,
    lay,
    lose,
    offers,
    pool,
    put,
    refused,
    speciation,
    stand,
    start,
    tile,
    told,
    turn,
)

from phylarium.games.marine.rules.actions import VOCABULARY
from phylarium.games.marine.rules.board import HEXES
from phylarium.games.marine.rules.names import ANIMALS, ELEMENT_COUNT, ELEMENTS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import NONE


@pytest.fixture
def state() -> Marine:
    """Four animals, the start tiles, and neither species nor elements on earth."""
    state = start()
    bare(state)
    return state


def thriving(state: Marine, animal: str, hex: str) -> bool:
    return state.thriving(ANIMALS.index(animal), HEXES.index(hex))


def end_round(state: Marine) -> None:
    """The crustaceans are the last to retrieve: the round ends and a Reseed follows."""
    for animal in state.playing():
        state.retrieved[animal] = 1
    state.retrieved[ANIMALS.index("crustaceans")] = 0
    turn(state, "crustaceans")
    do(state, "word:retrieve")


def fill_all_corners(state: Marine) -> None:
    """An element, of whatever type the bag has most, on every vacant corner of earth."""
    for corner in state.vacant_corners():
        element = state.bag.index(max(state.bag))
        state.bag[element] -= 1
        state.element[corner] = element


# --- Abundance -------------------------------------------------------------------------------


@pytest.mark.rule("marine", "abundance")
def test_m12_an_element_of_the_section_may_go_to_a_corner_of_a_single_tile(state: Marine) -> None:
    box(state, "abundance", "algae", "sun", "sun")
    turn(state, "fishes")
    do(state, "place:basic@abundance-2", "element:algae", "corner:D1-NE")
    assert element_at(state, "D1 NE") == "algae"
    assert box_of(state, "abundance") == ["sun", "sun"]


@pytest.mark.rule("marine", "abundance")
def test_m12_abundance_reaches_below_the_reef_as_in_the_example(state: Marine) -> None:
    box(state, "abundance", "algae")
    turn(state, "fishes")
    do(state, "place:basic@abundance-2", "element:algae", "corner:C5-D5-D6")
    assert element_at(state, "D5 SW") == "algae"
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "abundance")
def test_abundance_takes_only_elements_that_the_section_shows(state: Marine) -> None:
    box(state, "abundance", "algae", "sun")
    turn(state, "fishes")
    do(state, "place:basic@abundance-1")
    assert offers(state) == ["element:algae", "element:sun", "word:forfeit"]
    assert refused(state, "element:worms") == ("refused-not-in-section", "abundance")


@pytest.mark.rule("marine", "abundance")
def test_abundance_needs_a_vacant_corner(state: Marine) -> None:
    box(state, "abundance", "algae")
    lay(state, "worms", "D4 NE")
    turn(state, "fishes")
    do(state, "place:basic@abundance-1", "element:algae")
    assert refused(state, "corner:D3-D4-E3") == ("refused-corner-taken", "abundance")


@pytest.mark.rule("marine", "abundance")
def test_abundance_does_not_reach_corners_off_earth(state: Marine) -> None:
    box(state, "abundance", "algae")
    turn(state, "fishes")
    do(state, "place:basic@abundance-1", "element:algae")
    assert refused(state, "corner:A1-NW") == ("refused-corner-off-earth", "abundance")


@pytest.mark.rule("marine", "abundance")
def test_abundance_with_an_empty_section_has_no_effect(state: Marine) -> None:
    box(state, "abundance")
    turn(state, "fishes")
    do(state, "place:basic@abundance-1")
    assert ("log-no-effect", "abundance") in told(state)
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "abundance")
def test_abundance_with_every_corner_taken_has_no_effect(state: Marine) -> None:
    box(state, "abundance", "algae")
    fill_all_corners(state)
    turn(state, "fishes")
    do(state, "place:basic@abundance-1")
    assert box_of(state, "abundance") == ["algae"]
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "abundance", "pawn.forfeit")
def test_a_forfeited_abundance_leaves_the_section_as_it_is(state: Marine) -> None:
    box(state, "abundance", "algae")
    turn(state, "fishes")
    do(state, "place:basic@abundance-1", "word:forfeit")
    assert box_of(state, "abundance") == ["algae"]
    assert ("log-forfeited", "pawn.forfeit") in told(state)
    assert asked(state) == ("cephalopods", "turn.choice")


# --- Autotrophs ------------------------------------------------------------------------------


@pytest.fixture
def vents(state: Marine) -> Marine:
    """Cephalopods to move; elements on the geyser D1, on the smoker D7 and between; gastropods and sun in the box."""
    box(state, "autotrophs", "gastropods", "sun")
    lay(state, "plankton", "D1 NE", "D7 SE")
    lay(state, "sun", "D1 E", "D7 SW", "D4 NE")
    turn(state, "cephalopods")
    return state


@pytest.mark.rule("marine", "autotrophs.swap")
def test_m13_an_element_on_a_geyser_changes_places_with_one_in_the_box(vents: Marine) -> None:
    do(vents, "place:basic@autotrophs-2", "corner:D1-NE", "element:gastropods")
    assert element_at(vents, "D1 NE") == "gastropods"
    assert box_of(vents, "autotrophs") == ["plankton", "sun"]


@pytest.mark.rule("marine", "autotrophs.remove")
def test_m13_an_element_on_a_geyser_whose_type_is_in_the_box_may_go_to_the_bag(vents: Marine) -> None:
    before = in_bag(vents, "sun")
    do(vents, "place:basic@autotrophs-2", "corner:D1-E", "word:remove")
    assert element_at(vents, "D1 E") is None
    assert in_bag(vents, "sun") == before + 1
    assert box_of(vents, "autotrophs") == ["gastropods", "sun"]


@pytest.mark.rule("marine", "autotrophs.remove", "autotrophs.swap")
def test_m13_the_right_space_reaches_geysers_only(vents: Marine) -> None:
    do(vents, "place:basic@autotrophs-2")
    assert offers(vents) == ["corner:D1-NE", "corner:D1-E", "word:forfeit"]
    assert refused(vents, "corner:D7-SE") == ("refused-not-on-vent", "autotrophs.remove")


@pytest.mark.rule("marine", "autotrophs.remove", "autotrophs.swap")
def test_the_left_space_of_autotrophs_reaches_smokers_only(vents: Marine) -> None:
    do(vents, "place:basic@autotrophs-1")
    assert offers(vents) == ["corner:D7-SW", "corner:D7-SE", "word:forfeit"]
    assert refused(vents, "corner:D1-NE") == ("refused-not-on-vent", "autotrophs.remove")


@pytest.mark.rule("marine", "autotrophs.remove")
def test_autotrophs_does_not_remove_a_type_that_the_box_lacks(vents: Marine) -> None:
    do(vents, "place:basic@autotrophs-2", "corner:D1-NE")
    assert offers(vents) == ["element:gastropods", "element:sun"]
    assert refused(vents, "word:remove") == ("refused-type-not-in-box", "autotrophs.remove")


@pytest.mark.rule("marine", "autotrophs.swap")
def test_autotrophs_swaps_only_with_what_the_box_holds(vents: Marine) -> None:
    do(vents, "place:basic@autotrophs-2", "corner:D1-E")
    assert refused(vents, "element:worms") == ("refused-type-not-in-box", "autotrophs.swap")
    assert refused(vents, "element:sun") == ("refused-same-type", "autotrophs.swap")


@pytest.mark.rule("marine", "autotrophs.remove")
def test_an_element_that_a_vent_shares_with_other_tiles_is_on_the_vent(vents: Marine) -> None:
    lay(vents, "sun", "C1-D1-D2")
    turn(vents, "cephalopods")
    do(vents, "place:basic@autotrophs-2", "corner:C1-D1-D2", "word:remove")
    assert element_at(vents, "C1-D1-D2") is None


@pytest.mark.rule("marine", "autotrophs.remove", "autotrophs.swap")
def test_m14_before_the_first_reseed_autotrophs_has_no_effect(state: Marine) -> None:
    lay(state, "plankton", "D1 NE")
    turn(state, "cephalopods")
    do(state, "place:basic@autotrophs-2")
    assert ("log-no-effect", "autotrophs.remove") in told(state)
    assert asked(state) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "autotrophs.remove", "autotrophs.swap")
def test_after_the_first_reseed_autotrophs_works_with_the_abundance_of_the_round_before(state: Marine) -> None:
    box(state, "abundance", "gastropods", "sun")
    lay(state, "plankton", "D1 NE")
    end_round(state)
    turn(state, "cephalopods")
    do(state, "place:basic@autotrophs-2", "corner:D1-NE")
    assert offers(state) == ["element:gastropods", "element:sun"]


@pytest.mark.rule("marine", "autotrophs.remove")
def test_autotrophs_without_an_element_on_such_a_vent_has_no_effect(state: Marine) -> None:
    box(state, "autotrophs", "sun")
    lay(state, "sun", "D7 SE")
    turn(state, "cephalopods")
    do(state, "place:basic@autotrophs-2")
    assert element_at(state, "D7 SE") == "sun"
    assert asked(state) == ("reptiles", "turn.choice")


# --- Depletion -------------------------------------------------------------------------------


@pytest.mark.rule("marine", "depletion", "terms.thriving")
def test_m15_depletion_takes_the_last_sponges_from_reptiles_and_cephalopods(state: Marine) -> None:
    tile(state, "seamount", "F3")
    box(state, "depletion", "sponges")
    lay(state, "sponges", "E3-F2-F3")
    put(state, "reptiles", "E3")
    put(state, "cephalopods", "E3")
    put(state, "cephalopods", "F3")
    turn(state, "crustaceans")
    assert thriving(state, "reptiles", "E3")
    bag = in_bag(state, "sponges")
    do(state, "place:basic@depletion-1", "corner:E3-F2-F3")
    assert element_at(state, "E3-F2-F3") is None
    assert in_bag(state, "sponges") == bag + 1
    assert not thriving(state, "reptiles", "E3")
    assert not thriving(state, "cephalopods", "E3")
    assert not thriving(state, "cephalopods", "F3")


@pytest.mark.rule("marine", "depletion")
def test_depletion_removes_only_types_in_its_box(state: Marine) -> None:
    box(state, "depletion", "sponges")
    lay(state, "sponges", "D4 NE", "D7 SE")
    lay(state, "sun", "D4 E")
    turn(state, "crustaceans")
    do(state, "place:basic@depletion-1")
    assert offers(state) == ["corner:D3-D4-E3", "corner:D7-SE", "word:forfeit"]
    assert refused(state, "corner:D4-E3-E4") == ("refused-type-not-in-box", "depletion")
    assert refused(state, "corner:D4-D5-E4") == ("refused-no-element-there", "depletion")


@pytest.mark.rule("marine", "depletion")
def test_depletion_removes_one_element_and_leaves_its_box_alone(state: Marine) -> None:
    box(state, "depletion", "sponges")
    lay(state, "sponges", "D4 NE", "D7 SE")
    turn(state, "crustaceans")
    do(state, "place:basic@depletion-1", "corner:D7-SE")
    assert element_at(state, "D4 NE") == "sponges"
    assert box_of(state, "depletion") == ["sponges"]
    assert asked(state) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "depletion")
def test_depletion_without_a_match_on_earth_has_no_effect(state: Marine) -> None:
    box(state, "depletion", "sponges")
    lay(state, "sun", "D4 NE")
    turn(state, "crustaceans")
    do(state, "place:basic@depletion-1")
    assert ("log-no-effect", "depletion") in told(state)
    assert element_at(state, "D4 NE") == "sun"


@pytest.mark.rule("marine", "depletion")
def test_before_the_second_reseed_depletion_has_no_effect() -> None:
    state = start()
    end_round(state)
    turn(state, "crustaceans")
    do(state, "place:basic@depletion-1")
    assert ("log-no-effect", "depletion") in told(state)


# --- Adaptation ------------------------------------------------------------------------------


@pytest.mark.rule("marine", "adaptation")
def test_adaptation_puts_an_element_of_the_section_onto_the_animal(state: Marine) -> None:
    box(state, "adaptation", "gastropods", "worms")
    turn(state, "fishes")
    do(state, "place:basic@adaptation-1", "element:gastropods")
    assert disks_of(state, "fishes") == ["gastropods"]
    assert box_of(state, "adaptation") == ["worms"]


@pytest.mark.rule("marine", "adaptation")
def test_an_animal_may_have_several_elements_of_one_type(state: Marine) -> None:
    disks(state, "fishes", "gastropods", "plankton")
    box(state, "adaptation", "plankton")
    turn(state, "fishes")
    do(state, "place:basic@adaptation-1", "element:plankton")
    assert disks_of(state, "fishes") == ["plankton", "plankton", "gastropods"]


@pytest.mark.rule("marine", "adaptation")
def test_adaptation_takes_only_elements_that_the_section_shows(state: Marine) -> None:
    box(state, "adaptation", "worms")
    turn(state, "fishes")
    do(state, "place:basic@adaptation-1")
    assert refused(state, "element:sun") == ("refused-not-in-section", "adaptation")


@pytest.fixture
def full_display(state: Marine) -> Marine:
    """Fishes to move with six elements and the special pawn of the sun; gastropods in the section."""
    disks(state, "fishes", "worms", "sun", "sun")
    box(state, "adaptation", "gastropods")
    control(state, "fishes", "sun")
    turn(state, "fishes")
    return state


@pytest.mark.rule("marine", "adaptation")
def test_m16_with_six_elements_a_basic_space_of_adaptation_has_no_effect(full_display: Marine) -> None:
    do(full_display, "place:basic@adaptation-1")
    assert ("log-no-effect", "adaptation") in told(full_display)
    assert disks_of(full_display, "fishes") == ["worms", "sun", "sun"]
    assert box_of(full_display, "adaptation") == ["gastropods"]


@pytest.mark.rule("marine", "adaptation.special")
def test_m16_with_six_elements_the_special_space_still_replaces_a_disk(full_display: Marine) -> None:
    before = in_bag(full_display, "worms")
    do(full_display, "place:sun@adaptation-3", "element:gastropods", "element:worms")
    assert disks_of(full_display, "fishes") == ["gastropods", "sun", "sun"]
    assert in_bag(full_display, "worms") == before + 1
    assert box_of(full_display, "adaptation") == []


@pytest.mark.rule("marine", "adaptation.special", "adaptation")
def test_the_special_space_of_adaptation_offers_no_room_that_is_not_there(full_display: Marine) -> None:
    do(full_display, "place:sun@adaptation-3", "element:gastropods")
    assert offers(full_display) == ["element:worms", "element:sun"]
    assert refused(full_display, "word:empty-space") == ("refused-no-empty-space", "adaptation")


@pytest.mark.rule("marine", "adaptation.special")
def test_printed_elements_are_never_replaced(full_display: Marine) -> None:
    do(full_display, "place:sun@adaptation-3", "element:gastropods")
    assert refused(full_display, "element:plankton") == ("refused-printed", "adaptation.special")
    assert refused(full_display, "element:sponges") == ("refused-no-such-disk", "adaptation.special")


@pytest.mark.rule("marine", "adaptation.special")
def test_an_empty_space_and_what_is_printed_are_looked_for_before_a_disk_is_replaced(full_display: Marine) -> None:
    do(full_display, "place:sun@adaptation-3", "element:gastropods")
    looked_for = [VOCABULARY.name(action) for action in full_display.sought()]
    assert looked_for == ["word:empty-space", "element:algae", "element:plankton"]


@pytest.mark.rule("marine", "adaptation.special")
def test_a_special_pawn_on_a_basic_space_of_adaptation_replaces_nothing(full_display: Marine) -> None:
    do(full_display, "place:sun@adaptation-1")
    assert disks_of(full_display, "fishes") == ["worms", "sun", "sun"]
    assert asked(full_display) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "adaptation.special")
def test_the_special_space_of_adaptation_may_fill_an_empty_space_instead(state: Marine) -> None:
    disks(state, "fishes", "worms")
    box(state, "adaptation", "gastropods")
    control(state, "fishes", "sun")
    turn(state, "fishes")
    do(state, "place:sun@adaptation-3", "element:gastropods")
    assert offers(state) == ["word:empty-space", "element:worms"]
    do(state, "word:empty-space")
    assert disks_of(state, "fishes") == ["worms", "gastropods"]


@pytest.mark.rule("marine", "adaptation")
def test_adaptation_with_an_empty_section_has_no_effect(state: Marine) -> None:
    box(state, "adaptation")
    turn(state, "fishes")
    do(state, "place:basic@adaptation-1")
    assert ("log-no-effect", "adaptation") in told(state)


# --- Regression ------------------------------------------------------------------------------


@pytest.mark.rule("marine", "regression")
def test_regression_puts_a_cube_of_the_gene_pool_into_a_square_and_nothing_more(state: Marine) -> None:
    box(state, "regression", "sun")
    disks(state, "crustaceans", "sun")
    before = pool(state, "reptiles")
    turn(state, "reptiles")
    do(state, "place:basic@regression-1", "word:place-cube")
    assert state.regression == [ANIMALS.index("reptiles"), NONE]
    assert pool(state, "reptiles") == before - 1
    assert disks_of(state, "crustaceans") == ["sun"]
    assert asked(state) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "regression")
def test_regression_with_an_empty_gene_pool_has_no_effect(state: Marine) -> None:
    lose(state, "reptiles", pool(state, "reptiles"))
    turn(state, "reptiles")
    do(state, "place:basic@regression-1")
    assert ("log-no-effect", "regression") in told(state)
    assert state.regression == [NONE, NONE]


@pytest.mark.rule("marine", "regression")
def test_m18_one_animal_may_hold_both_squares_and_shut_the_others_out(state: Marine) -> None:
    control(state, "crustaceans", "sun")
    turn(state, "reptiles")
    do(state, "place:basic@regression-1", "word:place-cube")
    turn(state, "reptiles")
    do(state, "place:basic@regression-2", "word:place-cube")
    assert state.regression == [ANIMALS.index("reptiles")] * 2
    # A special pawn may bump the pawn, but the cube stays in its square.
    do(state, "place:sun@regression-2")
    assert ("log-no-effect", "regression") in told(state)
    assert state.regression == [ANIMALS.index("reptiles")] * 2


@pytest.mark.rule("marine", "regression", "regression.reseed")
def test_m17_at_the_reseed_only_animals_with_a_cube_keep_their_sun(state: Marine) -> None:
    box(state, "regression", "sun")
    disks(state, "reptiles", "sun")
    disks(state, "crustaceans", "sun")
    before = pool(state, "reptiles")
    turn(state, "reptiles")
    do(state, "place:basic@regression-1", "word:place-cube")
    end_round(state)
    assert disks_of(state, "crustaceans") == []
    assert disks_of(state, "reptiles") == ["sun"]
    assert pool(state, "reptiles") == before
    assert state.regression == [NONE, NONE]


@pytest.mark.rule("marine", "regression.reseed")
def test_m17_printed_elements_are_safe_from_regression(state: Marine) -> None:
    box(state, "regression", "sun")
    end_round(state)
    assert state.need(ANIMALS.index("reptiles"), ELEMENTS.index("sun")) == 2


@pytest.mark.rule("marine", "regression.reseed")
def test_m18_a_second_cube_comes_back_too(state: Marine) -> None:
    before = pool(state, "reptiles")
    turn(state, "reptiles")
    do(state, "place:basic@regression-1", "word:place-cube")
    turn(state, "reptiles")
    do(state, "place:basic@regression-2", "word:place-cube")
    assert pool(state, "reptiles") == before - 2
    end_round(state)
    assert pool(state, "reptiles") == before


@pytest.mark.rule("marine", "regression.reseed")
def test_regression_costs_one_disk_of_a_type_however_many_the_box_holds(state: Marine) -> None:
    box(state, "regression", "sun", "sun", "sun")
    disks(state, "crustaceans", "sun", "sun")
    end_round(state)
    assert disks_of(state, "crustaceans") == ["sun"]


@pytest.mark.rule("marine", "regression.reseed")
def test_regression_costs_a_disk_of_every_type_in_the_box_and_of_no_other(state: Marine) -> None:
    box(state, "regression", "sun", "worms")
    disks(state, "cephalopods", "sun", "worms", "algae")
    end_round(state)
    assert disks_of(state, "cephalopods") == ["algae"]


# --- when the bag runs out -------------------------------------------------------------------


@pytest.fixture
def six_in_the_bag(state: Marine) -> Marine:
    """After a Reseed for which the bag had six elements: Abundance filled up, two left for Adaptation."""
    for section in ("adaptation", "autotrophs", "depletion", "regression", "wanderlust"):
        box(state, section)
    speciation(state)
    box(state, "depletion", *ELEMENTS)
    box(state, "abundance")
    # The rest lies where a Reseed takes nothing from.
    for element in range(ELEMENT_COUNT):
        state.display[element] += state.bag[element]
        state.bag[element] = 0
    end_round(state)
    return state


@pytest.mark.rule("marine", "reseed.elements")
def test_a_bag_that_runs_out_fills_the_sections_in_order_as_far_as_it_goes(six_in_the_bag: Marine) -> None:
    assert len(box_of(six_in_the_bag, "abundance")) == 4
    assert len(box_of(six_in_the_bag, "adaptation")) == 2
    assert six_in_the_bag.speciation == [NONE] * 4
    assert box_of(six_in_the_bag, "wanderlust") == []
    assert sum(six_in_the_bag.bag) == 0


@pytest.mark.rule("marine", "speciation")
def test_a_speciation_space_that_the_bag_left_without_element_has_no_effect(six_in_the_bag: Marine) -> None:
    turn(six_in_the_bag, "fishes")
    do(six_in_the_bag, "place:basic@speciation-1")
    assert ("log-no-effect", "speciation") in told(six_in_the_bag)
    assert asked(six_in_the_bag) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "adaptation")
def test_adaptation_still_works_with_the_last_elements_of_the_bag(six_in_the_bag: Marine) -> None:
    element = box_of(six_in_the_bag, "adaptation")[0]
    turn(six_in_the_bag, "fishes")
    do(six_in_the_bag, "place:basic@adaptation-1", f"element:{element}")
    assert disks_of(six_in_the_bag, "fishes") == [element]


@pytest.mark.rule("marine", "regression")
def test_a_basic_pawn_finds_no_room_beside_two_pawns_in_regression(state: Marine) -> None:
    stand(state, "reptiles", "regression-1")
    stand(state, "reptiles", "regression-2")
    turn(state, "crustaceans")
    assert refused(state, "place:basic@regression-2") == ("refused-taken", "pawn.basic")

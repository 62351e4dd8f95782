"""Speciation: new species around one element."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    asked,
    at,
    bare,
    control,
    do,
    lay,
    lose,
    offers,
    pool,
    put,
    refused,
    speciation,
    species,
    start,
    told,
    turn,
    vent,
)

from phylarium.games.marine.rules.state import Marine


@pytest.fixture
def state() -> Marine:
    """Four animals on bare earth; the Speciation section shows sun, worms, algae and plankton."""
    state = start()
    bare(state)
    speciation(state, "sun", "worms", "algae", "plankton")
    return state


@pytest.mark.rule("marine", "speciation")
def test_m19_sun_amid_reef_ocean_and_vent_allows_two_four_and_one(state: Marine) -> None:
    vent(state, "C4", "smoker")
    lay(state, "sun", "C4-D4-D5")
    turn(state, "cephalopods")
    before = pool(state, "cephalopods")
    do(state, "place:basic@speciation-1", "corner:C4-D4-D5")
    do(state, "hex:D4", "hex:D4", "hex:D5", "hex:D5", "hex:D5", "hex:D5")
    assert offers(state) == ["hex:C4", "word:done"]
    do(state, "hex:C4")
    assert (species(state, "cephalopods", "D4"), species(state, "cephalopods", "D5")) == (2, 4)
    assert species(state, "cephalopods", "C4") == 1
    assert pool(state, "cephalopods") == before - 7
    assert asked(state) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "speciation")
@pytest.mark.parametrize(
    ("hex", "side", "most"),
    [
        ("D5", "SE", 4),
        ("E4", "E", 3),
        ("C4", "W", 3),
        ("D4", "NE", 2),
        ("C3", "W", 2),
        ("E3", "E", 2),
        ("C1", "W", 1),
        ("D7", "SE", 1),
    ],
    ids=["ocean", "sand", "seamount", "reef", "kelp", "seagrass", "land", "vent"],
)
def test_a_tile_takes_as_many_new_species_as_its_terrain_allows(state: Marine, hex: str, side: str, most: int) -> None:
    lay(state, "sun", f"{hex} {side}")
    put(state, "fishes", hex, 5)
    turn(state, "fishes")
    do(state, "place:basic@speciation-1")
    do(state, offers(state)[0])
    while f"hex:{hex}" in offers(state):
        do(state, f"hex:{hex}")
    assert species(state, "fishes", hex) == 5 + most


@pytest.mark.rule("marine", "speciation")
def test_speciation_needs_the_element_type_of_its_space(state: Marine) -> None:
    lay(state, "sun", "D4 NE", "D4 SW")
    lay(state, "worms", "D4 E")
    turn(state, "fishes")
    do(state, "place:basic@speciation-1")
    assert offers(state) == ["corner:D3-D4-E3", "corner:C4-D4-D5", "word:forfeit"]
    assert refused(state, "corner:D4-E3-E4") == ("refused-wrong-element", "speciation")
    assert refused(state, "corner:D4-D5-E4") == ("refused-no-element-there", "speciation")


@pytest.mark.rule("marine", "speciation")
def test_each_space_of_speciation_has_an_element_type_of_its_own(state: Marine) -> None:
    lay(state, "sun", "D4 NE")
    lay(state, "worms", "D4 E")
    turn(state, "fishes")
    do(state, "place:basic@speciation-2")
    assert offers(state) == ["corner:D4-E3-E4", "word:forfeit"]


@pytest.mark.rule("marine", "speciation")
def test_new_species_go_only_to_tiles_at_the_element(state: Marine) -> None:
    lay(state, "sun", "D4 SW")
    turn(state, "fishes")
    do(state, "place:basic@speciation-1", "corner:C4-D4-D5")
    assert refused(state, "hex:D6") == ("refused-not-at-element", "speciation")


@pytest.mark.rule("marine", "speciation")
def test_a_full_tile_refuses_more_species(state: Marine) -> None:
    lay(state, "sun", "D4 SW")
    turn(state, "fishes")
    do(state, "place:basic@speciation-1", "corner:C4-D4-D5", "hex:D4", "hex:D4")
    assert refused(state, "hex:D4") == ("refused-tile-full", "speciation")


@pytest.mark.rule("marine", "speciation")
def test_an_empty_hex_at_the_element_takes_no_species(state: Marine) -> None:
    lay(state, "sun", "C4-C5-D5")
    turn(state, "fishes")
    do(state, "place:basic@speciation-1", "corner:C4-C5-D5")
    assert offers(state) == ["hex:C4", "hex:D5"]
    assert refused(state, "hex:C5") == ("refused-no-tile", "speciation")


@pytest.mark.rule("marine", "speciation")
def test_an_element_at_the_rim_populates_its_only_tile(state: Marine) -> None:
    lay(state, "sun", "C6-SW")
    turn(state, "fishes")
    # The first species has only one place to go and is not asked about.
    do(state, "place:basic@speciation-1", "corner:C6-SW", "hex:C6", "hex:C6", "hex:C6")
    assert species(state, "fishes", "C6") == 4


@pytest.mark.rule("marine", "speciation")
def test_speciation_may_stop_after_any_species_but_the_first(state: Marine) -> None:
    lay(state, "sun", "D4 SW")
    turn(state, "fishes")
    do(state, "place:basic@speciation-1", "corner:C4-D4-D5")
    assert refused(state, "word:done") == ("refused-place-one-first", "pawn.forfeit")
    do(state, "hex:D5", "word:done")
    assert species(state, "fishes", "D5") == 1
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "speciation")
def test_speciation_ends_when_the_gene_pool_is_empty(state: Marine) -> None:
    lay(state, "sun", "D4 SW")
    lose(state, "fishes", pool(state, "fishes") - 2)
    turn(state, "fishes")
    do(state, "place:basic@speciation-1", "corner:C4-D4-D5", "hex:D5", "hex:D5")
    assert species(state, "fishes", "D5") == 2
    assert pool(state, "fishes") == 0
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "speciation")
def test_speciation_with_an_empty_gene_pool_has_no_effect(state: Marine) -> None:
    lay(state, "sun", "D4 SW")
    lose(state, "fishes", pool(state, "fishes"))
    turn(state, "fishes")
    do(state, "place:basic@speciation-1")
    assert ("log-no-effect", "speciation") in told(state)
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "speciation")
def test_speciation_without_such_an_element_on_earth_has_no_effect(state: Marine) -> None:
    lay(state, "worms", "D4 SW")
    turn(state, "fishes")
    do(state, "place:basic@speciation-1")
    assert ("log-no-effect", "speciation") in told(state)


@pytest.mark.rule("marine", "speciation")
def test_speciation_leaves_the_element_and_the_section_as_they_are(state: Marine) -> None:
    lay(state, "sun", "D7-SE")
    elements, section = state.element.copy(), state.speciation.copy()
    turn(state, "fishes")
    do(state, "place:basic@speciation-1", "corner:D7-SE")
    assert species(state, "fishes", "D7") == 1
    assert (state.element, state.speciation) == (elements, section)


@pytest.mark.rule("marine", "speciation.special")
def test_m19_the_special_space_works_with_any_element_on_earth(state: Marine) -> None:
    lay(state, "sun", "D4 NE")
    lay(state, "gastropods", "D4 SW")
    control(state, "fishes", "sun")
    turn(state, "fishes")
    do(state, "place:sun@speciation-5")
    assert offers(state) == ["corner:D3-D4-E3", "corner:C4-D4-D5", "word:forfeit"]
    do(state, "corner:C4-D4-D5", "hex:D5")
    assert species(state, "fishes", "D5") == 1


@pytest.mark.rule("marine", "speciation.special")
def test_a_special_pawn_on_a_basic_space_of_speciation_is_bound_to_its_type(state: Marine) -> None:
    lay(state, "sun", "D4 NE")
    lay(state, "gastropods", "D4 SW")
    control(state, "fishes", "sun")
    turn(state, "fishes")
    do(state, "place:sun@speciation-1")
    assert refused(state, "corner:C4-D4-D5") == ("refused-wrong-element", "speciation")


@pytest.mark.rule("marine", "speciation.special")
def test_the_special_space_of_speciation_on_an_earth_without_elements_has_no_effect(state: Marine) -> None:
    control(state, "fishes", "sun")
    turn(state, "fishes")
    do(state, "place:sun@speciation-5")
    assert ("log-no-effect", "speciation") in told(state)


@pytest.mark.rule("marine", "speciation.special", "pawn.special-space")
def test_basic_pawns_do_not_reach_the_special_space_of_speciation(state: Marine) -> None:
    turn(state, "fishes")
    assert refused(state, "place:basic@speciation-5") == ("refused-special-only", "pawn.special-space")


@pytest.mark.rule("marine", "speciation", "pawn.forfeit")
def test_each_refusal_of_a_speciation_says_its_own_reason() -> None:
    state = start()
    bare(state)
    put(state, "reptiles", "D4")
    lay(state, "algae", "D3 NE")
    lay(state, "sun", "D4 W")
    speciation(state, "algae")
    turn(state, "reptiles")
    do(state, "place:basic@speciation-1")
    assert refused(state, at("D4 W")) == ("refused-wrong-element", "speciation")
    do(state, at("D3 NE"))
    assert refused(state, "word:done") == ("refused-place-one-first", "pawn.forfeit")
    assert refused(state, "word:retrieve")[0] != "refused-place-one-first"
    do(state, "hex:D3")
    assert refused(state, "hex:D3") == ("refused-tile-full", "speciation")

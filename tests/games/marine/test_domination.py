"""Domination: special pawns change hands."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    asked,
    bare,
    control,
    disks,
    do,
    lay,
    offers,
    put,
    refused,
    stand,
    start,
    told,
    turn,
)

from phylarium.games.marine.rules.names import ANIMALS, ELEMENTS, SPACES
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import NONE

SUN = ELEMENTS.index("sun")
SPONGES = ELEMENTS.index("sponges")
REPTILES = ANIMALS.index("reptiles")
FISHES = ANIMALS.index("fishes")


@pytest.fixture
def state() -> Marine:
    """Reptiles with three sun on five tiles with sun; the target of the sun is 12."""
    state = start()
    bare(state)
    disks(state, "reptiles", "sun")
    lay(state, "sun", "C3-D3-D4", "C5-D5-D6")
    for hex in ("C3", "D3", "D4", "D5", "D6"):
        put(state, "reptiles", hex)
    state.target[SUN] = 12
    return state


@pytest.fixture
def example(state: Marine) -> Marine:
    """M32: the sun pawn belongs to the fishes and stands on the display; reptiles to move."""
    control(state, "fishes", "sun")
    stand(state, "sun", "evolution-5")
    turn(state, "reptiles")
    return state


# --- control, pawn, target -------------------------------------------------------------------


@pytest.mark.rule("marine", "domination", "terms.dominance")
def test_m32_reptiles_take_control_of_the_sun_and_its_target_goes_to_fifteen(example: Marine) -> None:
    do(example, "place:basic@domination-1", "element:sun")
    assert example.control[SUN] == REPTILES
    assert example.target[SUN] == 15
    assert asked(example) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "domination.on-display")
def test_m32_the_pawn_stays_where_it_is_on_the_display(example: Marine) -> None:
    do(example, "place:basic@domination-1", "element:sun")
    assert SPACES[example.special_at[SUN]] == "evolution-5"
    turn(example, "reptiles")
    assert refused(example, "place:sun@domination-2") == ("refused-already-placed", "turn.choice")


@pytest.mark.rule("marine", "domination.on-display", "retrieve")
def test_m32_reptiles_collect_the_pawn_with_their_next_retrieval(example: Marine) -> None:
    do(example, "place:basic@domination-1", "element:sun")
    turn(example, "reptiles")
    do(example, "word:retrieve")
    assert example.special_at[SUN] == NONE
    turn(example, "reptiles")
    assert "place:sun@competition-4" in offers(example)


@pytest.mark.rule("marine", "domination.on-display", "retrieve")
def test_m32_the_former_owner_no_longer_retrieves_the_pawn(example: Marine) -> None:
    do(example, "place:basic@domination-1", "element:sun")
    turn(example, "fishes")
    do(example, "word:retrieve")
    assert SPACES[example.special_at[SUN]] == "evolution-5"


@pytest.mark.rule("marine", "domination.on-display", "pawn.basic")
def test_a_pawn_won_on_the_display_counts_as_placed_by_its_new_owner(state: Marine) -> None:
    control(state, "reptiles", "worms")
    control(state, "fishes", "sun")
    stand(state, "sun", "domination-3")
    turn(state, "reptiles")
    assert "place:basic@domination-2" in offers(state)
    do(state, "place:basic@domination-1", "element:sun")
    turn(state, "reptiles")
    assert refused(state, "place:basic@domination-2") == ("refused-before-own-pawn", "pawn.basic")
    turn(state, "fishes")
    assert "place:basic@domination-2" in offers(state)


@pytest.mark.rule("marine", "domination")
def test_a_pawn_from_its_place_on_the_board_is_available_at_once(state: Marine) -> None:
    turn(state, "reptiles")
    do(state, "place:basic@domination-1", "element:sun")
    turn(state, "reptiles")
    assert "place:sun@migration-4" in offers(state)


@pytest.mark.rule("marine", "domination")
def test_a_pawn_in_front_of_another_player_changes_hands(state: Marine) -> None:
    control(state, "fishes", "sun")
    turn(state, "reptiles")
    do(state, "place:basic@domination-1", "element:sun")
    turn(state, "reptiles")
    assert "place:sun@migration-4" in offers(state)
    turn(state, "fishes")
    assert refused(state, "place:sun@migration-4") == ("refused-not-controlled", "pawn.special")


@pytest.mark.rule("marine", "domination", "terms.dominance")
def test_only_element_types_above_their_target_are_offered(state: Marine) -> None:
    lay(state, "sponges", "D4 E")
    turn(state, "reptiles")
    do(state, "place:basic@domination-1")
    assert offers(state) == ["element:sun", "word:forfeit"]
    assert refused(state, "element:sponges") == ("refused-not-dominated", "terms.dominance")
    assert refused(state, "element:worms") == ("refused-not-dominated", "terms.dominance")


@pytest.mark.rule("marine", "domination")
def test_domination_takes_exactly_one_pawn(state: Marine) -> None:
    lay(state, "sponges", "D4 SW")
    turn(state, "reptiles")
    do(state, "place:basic@domination-1")
    assert offers(state) == ["element:sponges", "element:sun", "word:forfeit"]
    do(state, "element:sponges")
    assert (state.control[SPONGES], state.target[SPONGES]) == (REPTILES, 2)
    assert (state.control[SUN], state.target[SUN]) == (NONE, 12)
    assert asked(state) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "domination")
def test_an_animal_may_raise_the_target_of_a_pawn_that_it_has(state: Marine) -> None:
    control(state, "reptiles", "sun")
    turn(state, "reptiles")
    do(state, "place:basic@domination-1", "element:sun")
    assert (state.control[SUN], state.target[SUN]) == (REPTILES, 15)


@pytest.mark.rule("marine", "domination", "terms.dominance")
def test_equal_to_the_target_is_not_enough(state: Marine) -> None:
    state.target[SUN] = 15
    turn(state, "reptiles")
    do(state, "place:basic@domination-1")
    assert ("log-no-effect", "domination") in told(state)
    assert state.control[SUN] == NONE


@pytest.mark.rule("marine", "domination", "pawn.forfeit")
def test_a_forfeited_domination_changes_nothing(state: Marine) -> None:
    control(state, "fishes", "sun")
    turn(state, "reptiles")
    do(state, "place:basic@domination-1", "word:forfeit")
    assert (state.control[SUN], state.target[SUN]) == (FISHES, 12)


# --- spaces ----------------------------------------------------------------------------------


def open_spaces(state: Marine) -> list[str]:
    return [text for text in offers(state) if "@domination" in text]


@pytest.mark.rule("marine", "domination.spaces")
def test_m33_two_animals_have_one_space_of_domination() -> None:
    state = start("crustaceans", "reptiles")
    turn(state, "reptiles")
    assert open_spaces(state) == ["place:basic@domination-1"]
    assert refused(state, "place:basic@domination-2") == ("refused-domination-space", "domination.spaces")
    assert refused(state, "place:basic@domination-3") == ("refused-domination-space", "domination.spaces")


@pytest.mark.rule("marine", "domination.spaces")
def test_m33_three_animals_have_two_spaces_of_domination() -> None:
    state = start("crustaceans", "fishes", "reptiles")
    turn(state, "reptiles")
    assert open_spaces(state) == ["place:basic@domination-1", "place:basic@domination-2"]
    assert refused(state, "place:basic@domination-3") == ("refused-domination-space", "domination.spaces")


@pytest.mark.rule("marine", "domination.spaces")
def test_m33_four_animals_have_three_spaces_of_domination() -> None:
    state = start()
    turn(state, "reptiles")
    assert open_spaces(state) == [f"place:basic@domination-{n}" for n in (1, 2, 3)]


@pytest.mark.rule("marine", "domination.spaces")
def test_m33_special_pawns_are_bound_to_the_open_spaces_too() -> None:
    state = start("crustaceans", "reptiles")
    control(state, "reptiles", "sun")
    turn(state, "reptiles")
    assert refused(state, "place:sun@domination-2") == ("refused-domination-space", "domination.spaces")


@pytest.mark.rule("marine", "domination.spaces", "variant.two-animals")
def test_two_players_with_two_animals_each_have_all_three_spaces() -> None:
    state = start("crustaceans", "fishes", "cephalopods", "reptiles", two_animals=True)
    turn(state, "reptiles")
    assert open_spaces(state) == [f"place:basic@domination-{n}" for n in (1, 2, 3)]

"""Evolution: a tile is scored, a card may be won, resolved and replaced."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    asked,
    bare,
    control,
    discard_of,
    disks,
    disks_of,
    do,
    element_at,
    lay,
    lose,
    markers,
    next_card,
    no_more_cards,
    offers,
    points,
    pool,
    put,
    refused,
    row,
    row_of,
    species,
    start,
    tile,
    told,
    turn,
    vent,
    vp,
)

from phylarium.games.marine.rules.names import ANIMALS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import NONE

PLAIN = ("annelids", "carbon_cycle", "endosymbionts", "producers", "univalves")
"""Cards that only count elements: worms, plankton, sponges, algae, gastropods."""


@pytest.fixture
def state() -> Marine:
    """Four animals on bare earth; plain cards face up and one more on the pile; land, land, kelp, kelp, vent show."""
    state = start()
    bare(state)
    row(state, *PLAIN)
    next_card(state, "semi_aquatic")
    markers(state, competition=["sand", "sand", "ocean"], evolution=["land", "land", "kelp", "kelp", "vent"])
    return state


def crowd(
    state: Marine, hex: str, reptiles: int = 0, cephalopods: int = 0, fishes: int = 0, crustaceans: int = 0
) -> None:
    """Species of the four animals on one tile, down the food chain."""
    for animal, count in zip(ANIMALS, (reptiles, cephalopods, fishes, crustaceans), strict=True):
        put(state, animal, hex, count)


# --- scoring ---------------------------------------------------------------------------------


@pytest.mark.rule("marine", "evolution.score", "evolution.ties")
def test_m27_kelp_gives_seven_to_crustaceans_and_four_to_reptiles_before_cephalopods(state: Marine) -> None:
    crowd(state, "C3", reptiles=2, cephalopods=2, fishes=1, crustaceans=4)
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-4", "hex:C3")
    assert vp(state) == points(reptiles=4, cephalopods=2, crustaceans=7)


@pytest.mark.rule("marine", "evolution.score")
def test_m28_an_animal_alone_on_a_tile_takes_first_place_only(state: Marine) -> None:
    crowd(state, "C3", fishes=3)
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-4", "hex:C3")
    assert vp(state) == points(fishes=7)


@pytest.mark.rule("marine", "evolution.score")
def test_m29_four_animals_on_land_score_eight_four_two_and_one(state: Marine) -> None:
    crowd(state, "D3", reptiles=1, cephalopods=2, fishes=3, crustaceans=4)
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-1", "hex:D3")
    assert vp(state) == points(reptiles=1, cephalopods=2, fishes=4, crustaceans=8)


@pytest.mark.rule("marine", "evolution.score")
@pytest.mark.parametrize(
    ("terrain", "hex", "first", "second", "third", "fourth"),
    [
        ("kelp", "C3", 7, 4, 2, 0),
        ("reef", "D4", 6, 3, 2, 0),
        ("seamount", "C4", 5, 3, 2, 0),
        ("seagrass", "E3", 4, 2, 0, 0),
        ("sand", "E4", 3, 2, 0, 0),
        ("ocean", "D5", 2, 1, 0, 0),
        ("vent", "D7", 1, 0, 0, 0),
    ],
)
def test_each_terrain_scores_its_places(
    state: Marine, terrain: str, hex: str, first: int, second: int, third: int, fourth: int
) -> None:
    markers(state, competition=["land", "land", "kelp"], evolution=[terrain])
    crowd(state, hex, reptiles=1, cephalopods=2, fishes=3, crustaceans=4)
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-1", f"hex:{hex}")
    assert vp(state) == points(reptiles=fourth, cephalopods=third, fishes=second, crustaceans=first)


@pytest.mark.rule("marine", "evolution.ties", "terms.food-chain")
def test_four_equal_animals_score_down_the_food_chain(state: Marine) -> None:
    crowd(state, "D3", reptiles=1, cephalopods=1, fishes=1, crustaceans=1)
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-1", "hex:D3")
    assert vp(state) == points(reptiles=8, cephalopods=4, fishes=2, crustaceans=1)


@pytest.mark.rule("marine", "evolution.ties")
def test_fishes_stand_before_crustaceans_in_a_tie_for_first(state: Marine) -> None:
    crowd(state, "D7", fishes=2, crustaceans=2)
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-5", "hex:D7")
    assert vp(state) == points(fishes=1)


@pytest.mark.rule("marine", "evolution.score")
def test_evolution_scores_exactly_one_tile_of_the_terrain_of_its_space(state: Marine) -> None:
    tile(state, "kelp", "C2")
    crowd(state, "C2", fishes=1)
    crowd(state, "C3", reptiles=1)
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-3")
    assert offers(state) == ["hex:C2", "hex:C3", "word:forfeit"]
    assert refused(state, "hex:D4") == ("refused-wrong-terrain", "evolution.score")
    assert refused(state, "hex:A1") == ("refused-no-tile", "evolution.score")
    do(state, "hex:C3")
    assert vp(state) == points(reptiles=7)


@pytest.mark.rule("marine", "evolution.score")
def test_a_vent_scores_as_a_vent_and_not_as_the_land_below_it(state: Marine) -> None:
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-1")
    assert refused(state, "hex:D1") == ("refused-wrong-terrain", "evolution.score")


@pytest.mark.rule("marine", "evolution.score", "pawn.forfeit")
def test_a_forfeited_evolution_scores_nothing_and_gives_no_card(state: Marine) -> None:
    crowd(state, "C3", crustaceans=3)
    lay(state, "worms", "C3 W")
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-4", "word:forfeit")
    assert vp(state)["crustaceans"] == 0
    assert row_of(state) == list(PLAIN)
    assert asked(state) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "evolution.score")
def test_evolution_without_a_tile_of_its_terrain_has_no_effect(state: Marine) -> None:
    vent(state, "E4", "smoker")
    markers(state, competition=["land", "land", "kelp"], evolution=["sand", "sand", "ocean"])
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-1")
    assert ("log-no-effect", "evolution.score") in told(state)


# --- winning a card --------------------------------------------------------------------------


@pytest.fixture
def winner(state: Marine) -> Marine:
    """Crustaceans to move, thriving on the kelp C3 (worms lie there)."""
    crowd(state, "C3", crustaceans=1)
    lay(state, "worms", "C3 W")
    turn(state, "crustaceans")
    return state


@pytest.mark.rule("marine", "evolution.card")
def test_m30_space_four_reaches_the_cards_in_slots_one_to_four(winner: Marine) -> None:
    do(winner, "place:basic@evolution-4", "hex:C3")
    assert offers(winner) == ["card:annelids", "card:carbon_cycle", "card:endosymbionts", "card:producers"]
    assert refused(winner, "card:univalves") == ("refused-slot-too-high", "evolution.card")
    assert refused(winner, "card:semi_aquatic") == ("refused-card-not-there", "evolution.card")


@pytest.mark.rule("marine", "evolution.card")
def test_m30_a_card_that_was_won_must_be_taken(winner: Marine) -> None:
    do(winner, "place:basic@evolution-4", "hex:C3")
    assert refused(winner, "word:forfeit") == ("refused-not-asked", "evolution.card")
    assert refused(winner, "word:decline") == ("refused-not-asked", "evolution.card")


@pytest.mark.rule("marine", "evolution.card")
def test_m30_an_endangered_animal_scores_but_wins_no_card(state: Marine) -> None:
    crowd(state, "C3", crustaceans=1)
    lay(state, "sun", "C3 W")
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-4", "hex:C3")
    assert vp(state)["crustaceans"] == 7
    assert ("log-no-card", "evolution.card") in told(state)
    assert row_of(state) == list(PLAIN)
    assert asked(state) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "evolution.card")
def test_m30_who_scores_a_tile_of_others_wins_no_card(state: Marine) -> None:
    crowd(state, "C3", fishes=1)
    crowd(state, "D4", crustaceans=1)
    lay(state, "algae", "C3 E")
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-4", "hex:C3")
    assert vp(state)["fishes"] == 7
    assert row_of(state) == list(PLAIN)
    assert asked(state) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "evolution.card")
def test_the_fewest_thriving_species_win_the_card_of_the_active_player(winner: Marine) -> None:
    crowd(winner, "C3", reptiles=4, fishes=4)
    turn(winner, "crustaceans")
    do(winner, "place:basic@evolution-4", "hex:C3")
    assert asked(winner) == ("crustaceans", "evolution.card")


@pytest.mark.rule("marine", "evolution.card")
def test_space_one_leaves_no_choice_but_the_bottom_card(state: Marine) -> None:
    crowd(state, "D3", crustaceans=1)
    lay(state, "worms", "D3 W")
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-1", "hex:D3")
    assert discard_of(state)[-1:] == ["annelids"]


@pytest.mark.rule("marine", "evolution.card")
def test_space_five_reaches_every_card(state: Marine) -> None:
    crowd(state, "D7", crustaceans=1)
    lay(state, "worms", "D7-SE")
    turn(state, "crustaceans")
    do(state, "place:basic@evolution-5", "hex:D7")
    assert offers(state) == [f"card:{card}" for card in PLAIN]


@pytest.mark.rule("marine", "evolution.card")
def test_with_no_card_left_there_is_none_to_win(winner: Marine) -> None:
    no_more_cards(winner)
    row(winner)
    turn(winner, "crustaceans")
    do(winner, "place:basic@evolution-4", "hex:C3")
    assert vp(winner)["crustaceans"] == 7
    assert ("log-no-effect", "evolution.card") in told(winner)


# --- resolving it ----------------------------------------------------------------------------


@pytest.mark.rule("marine", "evolution.resolve")
def test_a_card_works_at_once_for_the_one_who_chose_it(winner: Marine) -> None:
    do(winner, "place:basic@evolution-4", "hex:C3", "card:annelids")
    assert vp(winner)["crustaceans"] == 7 + 1
    assert asked(winner) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "evolution.resolve")
def test_a_part_of_a_card_that_is_impossible_is_skipped(winner: Marine) -> None:
    """Habitat removes an element of a pawn one lacks; with no pawn at all its second half is void."""
    row(winner, "habitat", *PLAIN[1:])
    lay(winner, "sun", "D7-SE")
    turn(winner, "crustaceans")
    do(winner, "place:basic@evolution-3", "hex:C3", "card:habitat", "corner:D7-SE")
    assert element_at(winner, "D7-SE") is None
    assert discard_of(winner)[-1:] == ["habitat"]
    assert asked(winner) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "evolution.resolve")
def test_the_parts_of_a_card_come_in_their_order(winner: Marine) -> None:
    row(winner, "habitat", *PLAIN[1:])
    lay(winner, "sun", "D7-SE")
    control(winner, "crustaceans", "worms")
    control(winner, "crustaceans", "algae")
    turn(winner, "crustaceans")
    lay(winner, "sponges", "D1-NE")
    do(winner, "place:basic@evolution-3", "hex:C3", "card:habitat")
    assert offers(winner) == ["corner:D1-NE", "corner:D7-SE"]
    do(winner, "corner:D7-SE")
    assert offers(winner) == ["element:algae", "element:worms"]


@pytest.mark.rule("marine", "evolution.resolve")
def test_a_card_that_can_do_nothing_is_discarded_all_the_same(winner: Marine) -> None:
    row(winner, "metamorphosis", *PLAIN[1:])
    turn(winner, "crustaceans")
    do(winner, "place:basic@evolution-3", "hex:C3", "card:metamorphosis")
    assert disks_of(winner, "crustaceans") == []
    assert discard_of(winner)[-1:] == ["metamorphosis"]
    assert asked(winner) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "evolution.resolve")
def test_what_a_card_makes_possible_is_not_optional(winner: Marine) -> None:
    row(winner, "metamorphosis", *PLAIN[1:])
    disks(winner, "crustaceans", "sun", "sponges")
    turn(winner, "crustaceans")
    do(winner, "place:basic@evolution-3", "hex:C3", "card:metamorphosis")
    assert offers(winner) == ["element:sponges", "element:sun"]


@pytest.mark.rule("marine", "evolution.resolve")
def test_fecundity_with_too_few_species_in_the_gene_pool_does_what_it_can(winner: Marine) -> None:
    row(winner, "fecundity", *PLAIN[1:])
    put(winner, "crustaceans", "D4")
    lose(winner, "crustaceans", pool(winner, "crustaceans") - 1)
    turn(winner, "crustaceans")
    do(winner, "place:basic@evolution-3", "hex:C3", "card:fecundity", "hex:D4")
    assert (species(winner, "crustaceans", "C3"), species(winner, "crustaceans", "D4")) == (1, 2)
    assert asked(winner) == ("fishes", "turn.choice")


# --- refilling the row -----------------------------------------------------------------------


@pytest.mark.rule("marine", "evolution.refill")
def test_m31_cards_above_slot_two_slide_down_and_a_new_one_comes_to_slot_five(winner: Marine) -> None:
    do(winner, "place:basic@evolution-4", "hex:C3", "card:carbon_cycle")
    assert row_of(winner) == ["annelids", "endosymbionts", "producers", "univalves", "semi_aquatic"]
    assert discard_of(winner)[-1:] == ["carbon_cycle"]


@pytest.mark.rule("marine", "evolution.refill")
def test_without_a_pile_no_new_card_comes(winner: Marine) -> None:
    no_more_cards(winner)
    do(winner, "place:basic@evolution-4", "hex:C3", "card:carbon_cycle")
    assert row_of(winner) == ["annelids", "endosymbionts", "producers", "univalves"]
    assert winner.row[4] == NONE


@pytest.mark.rule("marine", "evolution.refill", "event.extinction")
def test_a_new_card_with_a_dead_fish_brings_an_extinction(winner: Marine) -> None:
    next_card(winner, "fecundity")
    put(winner, "reptiles", "C3", 2)
    do(winner, "place:basic@evolution-4", "hex:C3", "card:carbon_cycle")
    assert species(winner, "reptiles", "C3") == 0
    assert species(winner, "crustaceans", "C3") == 1


@pytest.mark.rule("marine", "evolution.refill", "event.survival")
def test_a_new_card_with_a_live_fish_brings_a_survival(winner: Marine) -> None:
    next_card(winner, "predator")
    put(winner, "reptiles", "D7", 2)
    put(winner, "reptiles", "D1", 1)
    do(winner, "place:basic@evolution-4", "hex:C3", "card:carbon_cycle")
    assert vp(winner)["reptiles"] == 3
    assert species(winner, "reptiles", "D7") == 2


@pytest.mark.rule("marine", "evolution.refill", "event.order")
def test_a_new_card_with_both_fishes_brings_the_extinction_first(winner: Marine) -> None:
    next_card(winner, "volcanism")
    put(winner, "reptiles", "D7", 2)
    do(winner, "place:basic@evolution-4", "hex:C3", "card:carbon_cycle")
    assert species(winner, "reptiles", "D7") == 0
    assert vp(winner)["reptiles"] == 0
    assert ("log-no-survivor", "event.survival") in told(winner)


@pytest.mark.rule("marine", "evolution.refill")
def test_the_fish_of_a_card_work_when_it_appears_and_not_when_it_is_chosen(winner: Marine) -> None:
    row(winner, "metamorphosis", *PLAIN[1:])
    put(winner, "reptiles", "C3", 2)
    turn(winner, "crustaceans")
    do(winner, "place:basic@evolution-4", "hex:C3", "card:metamorphosis")
    assert species(winner, "reptiles", "C3") == 2


@pytest.mark.rule("marine", "evolution.refill")
def test_a_new_card_comes_only_after_the_old_one_is_resolved(winner: Marine) -> None:
    row(winner, "metamorphosis", *PLAIN[1:])
    disks(winner, "crustaceans", "sun", "sponges")
    turn(winner, "crustaceans")
    do(winner, "place:basic@evolution-3", "hex:C3", "card:metamorphosis")
    assert row_of(winner) == ["metamorphosis", *PLAIN[1:]]
    do(winner, "element:sun", "element:worms")
    assert row_of(winner) == [*PLAIN[1:], "semi_aquatic"]

"""The two optional actions: the roadrunner action (4.2e) and genetic drift (4.2f)."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    asked,
    dna,
    do,
    gene_count,
    genes,
    give,
    lay,
    letters_of,
    offers,
    place,
    put,
    quiet,
    refused,
    size,
    size_of,
    sound,
    species,
    track,
    turn,
    where,
)

from phylarium.games.megafauna1.rules.state import Megafauna


def runner(**amounts: int) -> Megafauna:
    state = quiet("red", "orange", roadrunner_action=True)
    dna(state, "red-dino", "SS")
    turn(state, "red")
    genes(state, **(amounts or {"red": 3, "orange": 2}))
    return state


@pytest.mark.rule("megafauna1", "4.2e")
def test_without_the_option_there_is_no_roadrunner_action() -> None:
    state = quiet("red", "orange")
    turn(state, "red")
    assert not any(text.startswith("track:") for text in offers(state))
    assert refused(state, "track:red-dino+S") == ("refused-option-off", "4.2e")


@pytest.mark.rule("megafauna1", "4.2e", "4.2")
def test_two_genes_onto_the_free_lower_card_move_a_marker_by_one() -> None:
    state = runner()
    on_free = state.on_card[0]
    do(state, "track:red-dino+S")
    assert track(state, "red-dino", "S") == 3
    assert gene_count(state, "red") == 1
    assert state.on_card[0] == on_free + 2


@pytest.mark.rule("megafauna1", "4.2e", "7.3a")
def test_a_marker_can_go_down_too_and_its_animal_home() -> None:
    state = runner()
    dna(state, "red-dino", "A")
    turn(state, "red")
    before = state.supply[species("red-dino")]
    do(state, "track:red-dino-A")
    assert letters_of(state, "red-dino") == ""
    assert state.supply[species("red-dino")] == before + 1


@pytest.mark.rule("megafauna1", "4.2e", "8.0a")
def test_a_letter_that_was_given_up_is_not_lost_again_with_its_card() -> None:
    state = runner()
    dna(state, "red-dino", "")
    give(state, "red-dino", "digging_claws")
    size(state, "red-dino", 2)
    turn(state, "red")
    do(state, "track:red-dino-N")
    assert letters_of(state, "red-dino") == "I"
    turn(state, "red")
    do(state, "resize:red-dino+")
    assert letters_of(state, "red-dino") == ""
    assert track(state, "red-dino", "N") == 0
    sound(state)


@pytest.mark.rule("megafauna1", "4.2e", "8.0a")
def test_with_two_cards_of_one_letter_the_letter_given_up_goes_with_the_first_card() -> None:
    state = runner()
    dna(state, "red-dino", "")
    give(state, "red-dino", "carriers_constant_diaphragm", "flexure_heel")
    size(state, "red-dino", 4)
    turn(state, "red")
    do(state, "track:red-dino-S")
    assert track(state, "red-dino", "S") == 1
    turn(state, "red")
    do(state, "resize:red-dino+")  # the heel does not fit a species of size 5
    assert track(state, "red-dino", "S") == 1
    assert letters_of(state, "red-dino") == "S"
    sound(state)


@pytest.mark.rule("megafauna1", "4.2e", "7.3")
def test_tracks_end_at_none_and_three_and_a_new_marker_needs_an_animal() -> None:
    state = runner()
    dna(state, "red-dino", "SSS")
    sp = species("red-dino")
    while state.supply[sp] > 0:
        state.place_animal(sp, place("T2"))
    turn(state, "red")
    tracks = [text for text in offers(state) if text.startswith("track:")]
    assert tracks == ["track:red-dino-S"]
    assert refused(state, "track:red-dino+S") == ("refused-track", "7.3")
    assert refused(state, "track:red-dino+A") == ("refused-track", "7.3")


@pytest.mark.rule("megafauna1", "4.2e")
def test_it_costs_two_genes() -> None:
    state = runner(red=1, orange=2)
    assert refused(state, "track:red-dino+S") == ("refused-few-genes", "4.2e")


@pytest.mark.rule("megafauna1", "4.2e", "14.1b")
def test_predators_may_take_a_step_on_the_same_track_for_free() -> None:
    state = quiet("red", "orange", roadrunner_action=True)
    put(state, "red-fin", "H4-hunt")
    turn(state, "orange")
    genes(state, orange=4, red=0)
    starved = state.clone()
    assert isinstance(starved, Megafauna)
    do(state, "track:orange-cat+N")
    assert asked(state) == ("red", "4.2e")
    assert offers(state) == ["word:done", "track:red-fin+N"]
    do(state, "track:red-fin+N")
    assert gene_count(state, "red") == 0
    assert where(state, "red-fin") == ["H4-hunt"]
    do(starved, "track:orange-cat+N", "word:done")
    assert size_of(starved, "red-fin") == 0


@pytest.mark.rule("megafauna1", "4.2e", "10.4")
def test_a_carnivore_above_its_own_species_is_no_predator_of_it() -> None:
    state = quiet("red", "orange", roadrunner_action=True)
    lay(state, "calamites_thicket", "T3")
    dna(state, "red-dino", "N")
    dna(state, "orange-cat", "B")
    put(state, "red-dino", "T3-husk", "T3-hunt")
    put(state, "orange-cat", "T3")
    turn(state, "red")
    genes(state, red=3, orange=4)
    do(state, "track:red-dino+N")
    assert asked(state) == ("orange", "4.2")
    assert where(state, "red-dino") == ["T2", "T3-husk", "T3-hunt"]


@pytest.mark.rule("megafauna1", "4.2f")
def test_without_the_option_nothing_is_stolen() -> None:
    state = quiet("red", "orange")
    turn(state, "red")
    assert refused(state, "drift:orange") == ("refused-option-off", "4.2f")


@pytest.mark.rule("megafauna1", "4.2f")
def test_a_gene_is_stolen_from_whoever_has_the_most() -> None:
    state = quiet("red", "orange", "green", genetic_drift=True)
    turn(state, "red")
    genes(state, red=1, orange=4, green=3)
    assert [text for text in offers(state) if text.startswith("drift:")] == ["drift:orange"]
    assert refused(state, "drift:green") == ("refused-not-most-genes", "4.2f")
    do(state, "drift:orange")
    assert (gene_count(state, "red"), gene_count(state, "orange")) == (2, 3)


@pytest.mark.rule("megafauna1", "4.2f")
def test_of_equal_victims_the_thief_chooses_and_may_be_equal_too() -> None:
    state = quiet("red", "orange", "green", genetic_drift=True)
    turn(state, "red")
    genes(state, red=3, orange=3, green=3)
    assert [text for text in offers(state) if text.startswith("drift:")] == ["drift:orange", "drift:green"]


@pytest.mark.rule("megafauna1", "4.2f")
def test_who_has_most_alone_has_nobody_to_steal_from() -> None:
    state = quiet("red", "orange", "green", genetic_drift=True)
    turn(state, "red")
    genes(state, red=4, orange=3, green=3)
    assert not any(text.startswith("drift:") for text in offers(state))
    genes(state, red=0, orange=0, green=0)
    assert not any(text.startswith("drift:") for text in offers(state))

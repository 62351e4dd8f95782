"""Edges that a slip in the rules could have moved unnoticed: what is asked seldom, and last of all."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    asked,
    clear,
    contests,
    cultivate,
    display,
    dna,
    do,
    give,
    greenhouse,
    habitat,
    invade,
    lay,
    letters_of,
    offers,
    pick,
    place,
    put,
    quiet,
    refused,
    shift,
    size,
    species,
    turn,
    where,
)

from phylarium.games.megafauna1.rules.actions import VOCABULARY
from phylarium.games.megafauna1.rules.board import HABITATS
from phylarium.games.megafauna1.rules.developing import homes
from phylarium.games.megafauna1.rules.genomes import genome
from phylarium.games.megafauna1.rules.migration import reach
from phylarium.games.megafauna1.rules.names import COLOURS, LETTERS
from phylarium.games.megafauna1.rules.resizing import prey_of
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.engine import NOBODY


@pytest.fixture
def state() -> Megafauna:
    return quiet("red", "white")


@pytest.mark.rule("megafauna1", "4.2", "5.0a")
def test_every_card_of_a_display_is_offered_to_whoever_can_pay(state: Megafauna) -> None:
    """The first of all cards, too."""
    display(state, "carriers_constant_diaphragm", "trunk")
    turn(state, "red")
    assert {"card:carriers_constant_diaphragm", "card:trunk"} <= set(offers(state))


@pytest.mark.rule("megafauna1", "11.0")
def test_the_first_habitat_of_the_map_is_reached_like_any_other(state: Megafauna) -> None:
    lay(state, "ginkgo_woodland", "A0")
    beside = [h for h in range(len(HABITATS)) if h != habitat("A0")]
    assert habitat("A0") in reach(state, 0, 3, beside)


@pytest.mark.rule("megafauna1", "14.1")
@pytest.mark.parametrize(("grown", "eats"), [(2, False), (3, True), (5, True), (6, False)])
def test_a_carnivore_is_held_to_the_size_of_an_immigrant(state: Megafauna, grown: int, eats: bool) -> None:
    lay(state, "alpine_liverwort_meadow", "T4")
    invade(state, "bison", "T4")
    size(state, "red-dino", grown)
    dna(state, "red-dino", "PA")
    assert state.finds_prey(genome("PA"), grown, 0, species("red-dino"), habitat("T4")) == eats


@pytest.mark.rule("megafauna1", "9.2e")
def test_only_an_empty_slot_is_a_farm(state: Megafauna) -> None:
    cultivate(state, "white-cat", "agriculture")
    assert state.farm(species("white-cat"), habitat("J1"))
    lay(state, "ginkgo_woodland", "J1")
    assert not state.farm(species("white-cat"), habitat("J1"))


@pytest.mark.rule("megafauna1", "8.0b")
def test_it_is_the_prey_below_the_hunter_that_is_named(state: Megafauna) -> None:
    lay(state, "ginkgo_woodland", "H4")
    lay(state, "seed_ferns", "H3")
    put(state, "red-fin", "H3", size=2)
    put(state, "white-cat", "H4")
    put(state, "red-croc", "H4-hunt", size=2)
    among = 1 << species("red-fin") | 1 << species("white-cat")
    assert prey_of(state, species("red-croc"), among) == species("white-cat")


@pytest.mark.rule("megafauna1", "15.1a")
def test_two_animals_of_a_species_in_one_place_travel_together(state: Megafauna) -> None:
    """Until the end of a turn a place may hold several of them."""
    clear(state, "red-dino")
    lay(state, "ginkgo_woodland", "H3")
    put(state, "red-dino", "H3", "H3", size=2)
    shift(state, 1)
    assert where(state, "red-dino") == ["J3", "J3"]
    assert state.where[species("red-dino")] == 1 << habitat("J3")
    assert state.where[species("red-fin")] == 0


@pytest.mark.rule("megafauna1", "10.4", "10.3c")
def test_a_child_that_would_starve_may_inherit_what_feeds_it(state: Megafauna) -> None:
    """Only the tile does, so that it must come, whatever comes before it."""
    clear(state, "white-cat")
    greenhouse(state, "200")
    lay(state, "calamites_thicket", "T4")
    clear(state, "red-dino")
    put(state, "red-dino", "T4", size=1)
    dna(state, "red-dino", "BAS")
    turn(state, "red")
    pick(state, "branch:red-dino>fin")
    assert offers(state) == ["inherit:A", "inherit:S", "face:browse-front"]
    assert refused(state, "word:done") == ("refused-nowhere-to-live", "10.4")
    pick(state, "inherit:A")
    # Nothing but that tile is left then, so that it is not asked for.
    assert letters_of(state, "red-fin") == "BA"
    assert where(state, "red-fin") == ["T4"]


@pytest.mark.rule("megafauna1", "10.4", "10.3c")
def test_there_is_no_child_where_nothing_that_it_could_inherit_feeds_it(state: Megafauna) -> None:
    """Not the last of the tiles either."""
    clear(state, "white-cat")
    greenhouse(state, "200")
    lay(state, "tree_ferns", "T4")
    clear(state, "red-dino")
    put(state, "red-dino", "T4", size=1)
    dna(state, "red-dino", "BBPPAS")
    turn(state, "red")
    assert not [text for text in offers(state) if text.startswith("branch:")]


@pytest.mark.rule("megafauna1", "16.3a")
def test_a_lazarus_comes_back_as_a_hunter_of_large_prey(state: Megafauna) -> None:
    """Long necks have sizes 4 to 6, and no plants are left but those that only insects are caught on."""
    greenhouse(state, "200")
    lay(state, "lycopod_meadow", "T4")
    clear(state, "white-cat")
    put(state, "white-cat", "T4", size=5)
    dna(state, "white-cat", "I")
    clear(state, "red-dino")
    put(state, "red-dino", "H3")
    contests(state)
    display(state, "long_neck", "trunk")
    turn(state, "red")
    do(state, "card:long_neck")
    assert asked(state) == ("red", "16.3a")
    do(state, "species:red-fin", "size:4")
    assert where(state, "red-fin") == ["T4-hunt"]


@pytest.mark.rule("megafauna1", "9.2e", "15.2")
@pytest.mark.parametrize(("level", "found"), [("800", True), ("1600", False)])
def test_who_cannot_swim_farms_no_slot_under_water(state: Megafauna, level: str, found: bool) -> None:
    """From 1600 ppm on the empty ones are sea."""
    cultivate(state, "red-dino", "agriculture")
    greenhouse(state, level)
    beside = [habitat("T1")]
    assert state.farm(species("red-dino"), habitat("T1"))
    cultures = state.cultures[species("red-dino")]
    assert (homes(state, species("red-dino"), 0, 3, cultures, beside, False) == [place("T1")]) == found


@pytest.mark.rule("megafauna1", "7.4b")
def test_a_new_species_begins_where_an_animal_of_its_parent_stands_and_the_child_is_fed(state: Megafauna) -> None:
    display(state, "doves-taeniodonts_tillodonts", "hump", "fur", "panting", "lek", row=1)
    give(state, "red-dino", "foregut_digestion", "digitigrade_hopping")
    lay(state, "cycadoid", "A3")
    put(state, "red-dino", "A3-husk", "T4")
    turn(state, "red")
    pick(state, "card:doves-taeniodonts_tillodonts")
    pick(state, "species:red-dino")
    assert asked(state) == ("red", "7.4b")
    assert offers(state) == ["place:A3-husk", "place:T2-biome"]
    assert refused(state, "place:A3-biome") == ("refused-no-animal-there", "7.4b")
    assert refused(state, "place:T4-biome") == ("refused-child-starves", "7.4b")
    assert {VOCABULARY.name(action) for action in state.sought()} == {"place:T4-biome"}


@pytest.mark.rule("megafauna1", "4.2e", "7.4c")
def test_letters_of_a_genotype_stay_on_the_track_when_a_card_goes(state: Megafauna) -> None:
    """Of the first of all genotypes, too: ostrich dinosaurs have an S."""
    give(state, "red-dino", "ostrich_dinosaurs-feloids", "carriers_constant_diaphragm")
    letter = LETTERS.index("S")
    assert state.stacked_letters(species("red-dino"), letter) == 2


@pytest.mark.rule("megafauna1", "16.2a")
def test_instincts_of_a_species_that_is_not_alive_are_found(state: Megafauna) -> None:
    assert state.status() == []
    state.icons[species("red-fin")] = 1
    assert "red-fin is not alive and has a stack, a genome, a culture or animals" in state.status()


@pytest.mark.rule("megafauna1", "13.6")
def test_what_is_no_place_is_not_refused_as_one(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2", size=1)
    dna(state, "red-dino", "BH")
    put(state, "white-cat", "H2", size=1)
    dna(state, "white-cat", "B")
    contests(state)
    assert asked(state) == ("red", "13.6")
    assert refused(state, "word:done")[0] != "refused-other-habitat"


def test_steps_of_nobody_are_no_seats(state: Megafauna) -> None:
    assert state.seat_for(-1) == NOBODY
    assert [state.seat_for(COLOURS.index(colour)) for colour in ("red", "white")] == [0, 1]

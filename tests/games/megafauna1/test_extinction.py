"""Extinction: tiles for the tar pit, species that die out, players who come back."""

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
    event,
    fossils,
    genes,
    give,
    gone,
    greenhouse,
    inherit,
    invade,
    lay,
    letters_of,
    next_cards,
    next_tiles,
    offers,
    put,
    quiet,
    refused,
    size_of,
    sound,
    species,
    stack,
    tarpit,
    tiles_won,
    to_tarpit,
    told,
    track,
    turn,
    where,
)

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.actions import VOCABULARY
from phylarium.games.megafauna1.rules.state import Megafauna

COMET = "spinosaurs-marine_horses"


@pytest.fixture
def state() -> Megafauna:
    """Red and white with an animal each in its homeland (T2 and A1), nothing else on the map."""
    state = quiet("red", "white")
    to_tarpit(state, 0)
    return state


# --- 16.1: tiles -----------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "16.0", "16.1", "16.1a", "2.5d")
def test_extinct_biomes_and_immigrants_lie_in_the_tar_pit(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    invade(state, "therizinosaurs", "J0")
    invade(state, "hyaenodonts", "J0-hunt")
    event(state, "digging_claws")
    assert sorted(tarpit(state)) == ["hyaenodonts", "seed_ferns", "therizinosaurs"]
    assert state.invaders == [0] * len(state.invaders)


@pytest.mark.rule("megafauna1", "16.1a", "13.6")
def test_an_immigrant_that_loses_a_contest_lies_in_the_tar_pit(state: Megafauna) -> None:
    put(state, "white-cat", size=3)
    invade(state, "multituberculates", "A1")
    contests(state)
    assert tarpit(state) == ["multituberculates"]


# --- 16.2: species ---------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "16.2", "16.2a")
def test_the_stack_of_an_extinct_species_goes_three_ways(state: Megafauna) -> None:
    put(state, "red-fin", "A1-hunt", size=2)
    give(state, "red-fin", "plate_armor", "turtles-morganucodonts")
    inherit(state, "red-fin", "graze-back")
    clear(state, "red-fin")
    put(state, "red-fin", "J0")
    contests(state)
    assert size_of(state, "red-fin") == 0
    assert stack(state, "red-fin") == []
    assert gone(state, "plate_armor")
    assert fossils(state, "red") == ["turtles-morganucodonts"]
    assert state.genotypes_won[0] == 2
    assert set(state.heritage) == {-1}
    assert letters_of(state, "red-fin") == ""
    assert ("log-species-extinct", "16.2") in told(state)
    sound(state)


@pytest.mark.rule("megafauna1", "16.2b", "2.8")
def test_all_animals_of_an_extinct_species_go_back_to_the_supply(state: Megafauna) -> None:
    put(state, "red-fin", "J0", "J0-hunt", size=2)
    dna(state, "red-fin", "AANSM")
    cultivate(state, "red-fin", "tool-use")
    cultivate(state, "red-fin", "agriculture")
    assert state.supply[species("red-fin")] == 8 - 1 - 2 - 4 - 2
    contests(state)
    assert state.supply[species("red-fin")] == 8
    assert track(state, "red-fin", "A") == 0
    assert state.cultures[species("red-fin")] == 0
    sound(state)


@pytest.mark.rule("megafauna1", "16.2")
def test_a_species_lives_on_while_it_has_one_animal(state: Megafauna) -> None:
    put(state, "red-dino", "J0")
    give(state, "red-dino", "feathers")
    contests(state)
    assert size_of(state, "red-dino") == 1
    assert stack(state, "red-dino") == ["feathers"]


@pytest.mark.rule("megafauna1", "16.2", "6.2a")
def test_a_catastrophe_takes_all_animals_of_a_species(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    put(state, "red-dino", "J0", "A1-hunt")
    dna(state, "red-dino", "BPPS")
    event(state, COMET)
    assert where(state, "red-dino") == []
    assert state.supply[species("red-dino")] == 8
    assert ("log-lazarus", "16.3") in told(state)


# --- 16.3: Lazarus ---------------------------------------------------------------------------


@pytest.fixture
def lazarus(state: Megafauna) -> Megafauna:
    """Red has lost its last species; seed ferns grow at J0, the free card is Trunk (B, sizes 2 to 6)."""
    lay(state, "seed_ferns", "J0")
    clear(state, "red-dino")
    state.touched = 0
    put(state, "red-dino", "H3")
    contests(state)
    assert size_of(state, "red-dino") == 0
    display(state, "trunk", "foregut_digestion", "web_feet", "duckbills-swine", "caudal_fin")
    next_tiles(state, "larch_forest", "lobsters")
    next_cards(state, "feathers")
    turn(state, "red")
    return state


@pytest.mark.rule("megafauna1", "16.3")
def test_a_lazarus_can_only_buy_cards(lazarus: Megafauna) -> None:
    assert all(text.startswith("card:") for text in offers(lazarus))


@pytest.mark.rule("megafauna1", "16.3", "16.3a")
def test_R44_a_mutation_brings_any_shape_back_at_any_fitting_size(lazarus: Megafauna) -> None:
    state = lazarus
    do(state, "card:trunk")
    assert asked(state) == ("red", "16.3a")
    assert offers(state) == [
        "species:red-dino",
        "species:red-fin",
        "species:red-bird",
        "species:red-croc",
        "word:discard",
    ]
    do(state, "species:red-bird")
    assert offers(state) == ["size:2", "size:3", "size:4", "size:5", "size:6"]
    assert refused(state, "size:1") == ("refused-outside-limits", "7.2")
    assert [VOCABULARY.name(action) for action in state.sought()] == ["size:1"]
    do(state, "size:4")
    # Homelands feed everybody; white is too small to be prey.
    assert offers(state) == ["place:A1-biome", "place:J0-biome", "place:T2-biome"]
    assert refused(state, "place:A1-hunt") == ("refused-no-food", "16.3a")
    do(state, "place:J0-biome")
    assert (size_of(state, "red-bird"), letters_of(state, "red-bird")) == (4, "B")
    assert stack(state, "red-bird") == ["trunk"]
    assert where(state, "red-bird") == ["J0"]


@pytest.mark.rule("megafauna1", "16.3a")
def test_R44_a_hunter_may_come_back_above_its_prey(lazarus: Megafauna) -> None:
    state = lazarus
    do(state, "card:trunk", "species:red-fin", "size:2", "place:A1-hunt")
    assert where(state, "red-fin") == ["A1-hunt"]


@pytest.mark.rule("megafauna1", "16.3a", "7.3a")
def test_R44_roadrunners_of_the_card_come_with_their_animal(lazarus: Megafauna) -> None:
    state = lazarus
    lay(state, "aspidorhyneid_ray_fins", "T4")
    do(state, "card:web_feet", "species:red-croc", "size:3", "place:T4-biome")
    assert track(state, "red-croc", "M") == 1
    assert state.supply[species("red-croc")] == 8 - 1 - 1 - 1


@pytest.mark.rule("megafauna1", "16.3a", "11.1b")
def test_a_resurrected_sea_animal_needs_the_sea(lazarus: Megafauna) -> None:
    state = lazarus
    lay(state, "coelacanth_lobe_fins", "T4")
    genes(state, red=4, white=0)
    do(state, "card:caudal_fin", "species:red-croc", "size:3")
    assert where(state, "red-croc") == ["T4"]


@pytest.mark.rule("megafauna1", "16.3a", "11.1b")
def test_a_sea_animal_cannot_come_back_where_there_is_no_sea(lazarus: Megafauna) -> None:
    """A homeland would feed it, but it lies on land."""
    state = lazarus
    genes(state, red=4, white=0)
    do(state, "card:caudal_fin")
    assert gone(state, "caudal_fin")
    assert not state.alive(0)


@pytest.mark.rule("megafauna1", "16.3", "16.3a")
def test_R44_no_genotype_brings_anybody_back(lazarus: Megafauna) -> None:
    state = lazarus
    do(state, "card:duckbills-swine")
    assert gone(state, "duckbills-swine")
    assert size_of(state, "red-dino") == 0


@pytest.mark.rule("megafauna1", "16.3", "5.0c")
def test_R44_a_lazarus_may_discard_the_card(lazarus: Megafauna) -> None:
    state = lazarus
    do(state, "card:trunk", "word:discard")
    assert gone(state, "trunk")
    assert not state.alive(0)


@pytest.mark.rule("megafauna1", "16.3", "4.4d")
def test_R44_a_lazarus_takes_no_tiles_until_then(lazarus: Megafauna) -> None:
    state = lazarus
    to_tarpit(state, 4)
    state.push(frames.Score(0))
    state.run()
    assert (tiles_won(state, "red"), tiles_won(state, "white")) == (0, 2)
    assert len(state.tarpit) == 2


@pytest.mark.rule("megafauna1", "16.3a")
def test_R44_once_resurrected_a_player_acts_like_others(lazarus: Megafauna) -> None:
    state = lazarus
    do(state, "card:trunk", "species:red-fin", "size:3", "place:T2-biome")
    turn(state, "red")
    assert "develop:red-fin" in offers(state)
    assert "resize:red-fin+" in offers(state)


@pytest.mark.rule("megafauna1", "16.3a")
def test_nothing_can_be_resurrected_where_nothing_feeds_it(lazarus: Megafauna) -> None:
    """At 200 ppm homelands and seed ferns lie under ice."""
    state = lazarus
    greenhouse(state, "200")
    clear(state, "white-cat")
    lay(state, "tree_ferns", "J2")
    put(state, "white-cat", "J2", size=6)
    dna(state, "white-cat", "BBNSA")
    turn(state, "red")
    do(state, "card:trunk")
    assert gone(state, "trunk")
    assert size_of(state, "red-dino") == 0

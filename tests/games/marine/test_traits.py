"""Trait cards: what each one changes, and every clarification of the rulebook about it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from tests.games.marine.situation import (
    asked,
    at,
    bare,
    box,
    box_of,
    choose_card,
    control,
    disks,
    disks_of,
    do,
    element_at,
    give_trait,
    lay,
    lose,
    markers,
    offers,
    pool,
    put,
    refused,
    speciation,
    species,
    stand,
    start,
    take_traits,
    tile,
    told,
    traits_of,
    turn,
    vent,
    vp,
)

from phylarium.games.marine import GAME
from phylarium.games.marine.board import CENTRE, HEXES
from phylarium.games.marine.names import ANIMALS, ELEMENTS, PLANKTON, SPACES, TRAITS
from phylarium.games.marine.ops import EXTINCTION
from phylarium.games.marine.state import Marine


def empty_ocean(*animals: str) -> Marine:
    """A game with nothing on earth but its tiles."""
    state = start(*animals)
    bare(state)
    return state


def basic_spaces(state: Marine) -> list[str]:
    """Where the animal to move may place a basic pawn."""
    return [text.removeprefix("place:basic@") for text in offers(state) if text.startswith("place:basic@")]


def drain(state: Marine, animal: str, left: int) -> None:
    """Leave so many species in a gene pool."""
    lose(state, animal, pool(state, animal) - left)


def works(state: Marine, animal: str, trait: str) -> bool:
    return state.has(ANIMALS.index(animal), TRAITS.index(trait))


def drawn(state: Marine) -> list[str]:
    """The traits on offer, without their kind."""
    return [text.removeprefix("trait:") for text in offers(state)]


def draw(state: Marine, animal: str, trait: str) -> None:
    """Make sure that a trait is among those that an animal has just drawn."""
    a, bit = ANIMALS.index(animal), 1 << TRAITS.index(trait)
    if not state.hands[a] & bit:
        given = 1 << TRAITS.index(drawn(state)[0])
        state.hands[a] += bit - given
        state.trait_box += given - bit
        state.refresh()


def extinction(state: Marine) -> None:
    state.ask(EXTINCTION, 0)
    state.run()


def set_ups() -> Iterator[Marine]:
    """Games of four in which the crustaceans choose the first trait."""
    for number in itertools.count():
        state = GAME.start(4, {"animals": "random"}, f"set-up {number}")
        assert isinstance(state, Marine)
        yield state


def others_retrieved(state: Marine, animal: str) -> None:
    """Everybody but this animal has retrieved in this round."""
    for other in state.playing():
        state.retrieved[other] = int(ANIMALS[other] != animal)


def retrieve_last(state: Marine, animal: str) -> None:
    """The retrieval that ends a round."""
    others_retrieved(state, animal)
    turn(state, animal)
    do(state, "retrieve")


# --- Ancient Lineage -------------------------------------------------------------------------


@pytest.mark.rule("marine", "trait.ancient_lineage")
def test_ancient_lineage_settles_a_species_after_retrieving_before_the_next_turn() -> None:
    state = empty_ocean()
    give_trait(state, "fishes", "ancient_lineage")
    turn(state, "fishes")
    do(state, "retrieve")
    assert asked(state) == ("fishes", "trait.ancient_lineage")
    before = pool(state, "fishes")
    do(state, "hex:C6")
    assert species(state, "fishes", "C6") == 1
    assert pool(state, "fishes") == before - 1
    assert asked(state) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "trait.ancient_lineage")
def test_ancient_lineage_comes_even_before_the_reseed_that_the_retrieval_triggers() -> None:
    state = empty_ocean()
    give_trait(state, "fishes", "ancient_lineage")
    retrieve_last(state, "fishes")
    assert asked(state) == ("fishes", "trait.ancient_lineage")
    assert state.round == 1
    do(state, "decline")
    assert state.round == 2


@pytest.mark.rule("marine", "trait.ancient_lineage")
def test_ancient_lineage_comes_before_the_end_of_the_game() -> None:
    state = empty_ocean()
    give_trait(state, "fishes", "ancient_lineage")
    lay(state, "algae", "D4 NE")
    state.last_round = 1
    retrieve_last(state, "fishes")
    do(state, "hex:D4")
    assert state.over()
    assert vp(state)["fishes"] == 6


@pytest.mark.rule("marine", "trait.ancient_lineage")
def test_ancient_lineage_may_be_declined_and_needs_a_tile() -> None:
    state = empty_ocean()
    give_trait(state, "fishes", "ancient_lineage")
    turn(state, "fishes")
    do(state, "retrieve")
    assert refused(state, "hex:A1") == ("refused-no-tile", "trait.ancient_lineage")
    before = pool(state, "fishes")
    do(state, "decline")
    assert pool(state, "fishes") == before


@pytest.mark.rule("marine", "trait.ancient_lineage")
def test_ancient_lineage_asks_nobody_else_and_nothing_of_an_empty_gene_pool() -> None:
    state = empty_ocean()
    give_trait(state, "fishes", "ancient_lineage")
    drain(state, "fishes", 0)
    turn(state, "crustaceans")
    do(state, "retrieve")
    assert asked(state) == ("fishes", "turn.choice")
    do(state, "retrieve")
    assert asked(state) == ("cephalopods", "turn.choice")


# --- Bottom Feeder ---------------------------------------------------------------------------


@pytest.fixture
def scavengers() -> Marine:
    """Reptiles with Bottom Feeder on the reef, and something in each box that feeds them."""
    state = empty_ocean()
    give_trait(state, "reptiles", "bottom_feeder")
    put(state, "reptiles", "D4")
    box(state, "autotrophs", "sun")
    box(state, "depletion", "worms")
    box(state, "regression", "algae", "algae")
    turn(state, "reptiles")
    return state


@pytest.mark.rule("marine", "trait.bottom_feeder")
def test_bottom_feeder_gives_a_personal_space_to_its_owner_only(scavengers: Marine) -> None:
    assert "bottom-feeder-reptiles" in basic_spaces(scavengers)
    control(scavengers, "fishes", "sun")
    turn(scavengers, "fishes")
    assert not [text for text in offers(scavengers) if "bottom-feeder" in text]
    assert refused(scavengers, "place:basic@bottom-feeder-reptiles") == (
        "refused-personal-space",
        "trait.bottom_feeder",
    )
    assert refused(scavengers, "place:basic@bottom-feeder-fishes") == ("refused-personal-space", "trait.bottom_feeder")


@pytest.mark.rule("marine", "trait.bottom_feeder")
def test_bottom_feeder_takes_an_element_out_of_a_box_onto_the_animal(scavengers: Marine) -> None:
    do(scavengers, "place:basic@bottom-feeder-reptiles")
    assert offers(scavengers) == [
        "detritus:autotrophs-sun",
        "detritus:depletion-worms",
        "detritus:regression-algae",
        "word:forfeit",
    ]
    do(scavengers, "detritus:regression-algae", "empty-space")
    assert disks_of(scavengers, "reptiles") == ["algae"]
    assert box_of(scavengers, "regression") == ["algae"]


@pytest.mark.rule("marine", "trait.bottom_feeder")
def test_bottom_feeder_may_put_the_element_on_a_corner_of_a_tile_of_its_own(scavengers: Marine) -> None:
    do(scavengers, "place:basic@bottom-feeder-reptiles", "detritus:depletion-worms")
    assert refused(scavengers, at("C6 SW")) == ("refused-corner-not-yours", "trait.bottom_feeder")
    do(scavengers, "corner:D4-D5-E4")
    assert element_at(scavengers, "D4 SE") == "worms"
    assert box_of(scavengers, "depletion") == []


@pytest.mark.rule("marine", "trait.bottom_feeder")
def test_bottom_feeder_finds_nothing_in_empty_boxes(scavengers: Marine) -> None:
    box(scavengers, "autotrophs")
    box(scavengers, "depletion")
    box(scavengers, "regression")
    do(scavengers, "place:basic@bottom-feeder-reptiles")
    assert ("log-no-effect", "trait.bottom_feeder") in told(scavengers)
    assert asked(scavengers) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "trait.bottom_feeder")
def test_the_bottom_feeder_space_is_on_the_display_below_all_others(scavengers: Marine) -> None:
    stand(scavengers, "reptiles", "domination-3")
    turn(scavengers, "reptiles")
    assert basic_spaces(scavengers) == ["bottom-feeder-reptiles"]
    do(scavengers, "place:basic@bottom-feeder-reptiles", "forfeit")
    control(scavengers, "reptiles", "sun")
    turn(scavengers, "reptiles")
    assert basic_spaces(scavengers) == []
    assert "place:sun@abundance-1" in offers(scavengers)
    assert "place:sun@bottom-feeder-reptiles" not in offers(scavengers)


@pytest.mark.rule("marine", "trait.bottom_feeder")
def test_a_pawn_on_the_bottom_feeder_space_is_retrieved_with_the_others(scavengers: Marine) -> None:
    stand(scavengers, "reptiles", "bottom-feeder-reptiles")
    stand(scavengers, "reptiles", "abundance-1")
    turn(scavengers, "reptiles")
    do(scavengers, "retrieve")
    assert scavengers.pawns[ANIMALS.index("reptiles")] == 4


@pytest.mark.rule("marine", "trait.bottom_feeder")
def test_a_special_pawn_may_use_the_bottom_feeder_space_and_can_be_won_there(scavengers: Marine) -> None:
    control(scavengers, "reptiles", "sun")
    turn(scavengers, "reptiles")
    do(scavengers, "place:sun@bottom-feeder-reptiles", "forfeit")
    control(scavengers, "fishes", "sun")
    turn(scavengers, "fishes")
    # No basic pawn may come after it, so the fishes can but retrieve.
    assert ("log-retrieved", "retrieve") in told(scavengers)
    assert scavengers.special_at[ELEMENTS.index("sun")] == -1
    turn(scavengers, "reptiles")
    assert "bottom-feeder-reptiles" in basic_spaces(scavengers)


# --- Budding Intelligence --------------------------------------------------------------------


def score_reef(state: Marine, animal: str) -> None:
    """An animal scores the reef D4 without winning a card."""
    markers(state, evolution=["reef"])
    turn(state, animal)
    do(state, "place:basic@evolution-1", "hex:D4")


@pytest.fixture
def thinkers() -> Marine:
    """Reptiles with Budding Intelligence alone and endangered on the reef, which gives them 6 VP."""
    state = empty_ocean()
    give_trait(state, "reptiles", "budding_intelligence")
    put(state, "reptiles", "D4")
    return state


@pytest.mark.rule("marine", "trait.budding_intelligence")
def test_budding_intelligence_gives_a_pawn_from_the_box_at_20_vp(thinkers: Marine) -> None:
    thinkers.vp[0] = 14
    score_reef(thinkers, "reptiles")
    assert vp(thinkers)["reptiles"] == 20
    assert thinkers.pawns_owned[0] == 5
    assert thinkers.pawns[0] == 4


@pytest.mark.rule("marine", "trait.budding_intelligence")
def test_budding_intelligence_gives_nothing_at_19_vp(thinkers: Marine) -> None:
    thinkers.vp[0] = 13
    score_reef(thinkers, "reptiles")
    assert vp(thinkers)["reptiles"] == 19
    assert thinkers.pawns_owned[0] == 4


@pytest.mark.rule("marine", "trait.budding_intelligence")
def test_budding_intelligence_keeps_its_pawn_below_20_vp_and_gives_no_second_one(thinkers: Marine) -> None:
    thinkers.vp[0] = 14
    score_reef(thinkers, "reptiles")
    thinkers.vp[0] = 15
    turn(thinkers, "reptiles")
    do(thinkers, "retrieve")
    assert thinkers.pawns[0] == 5
    score_reef(thinkers, "reptiles")
    assert vp(thinkers)["reptiles"] == 21
    assert thinkers.pawns_owned[0] == 5


@pytest.mark.rule("marine", "trait.budding_intelligence", "card.gene_expression")
def test_budding_intelligence_keeps_its_pawn_when_the_card_is_lost() -> None:
    state = start()
    give_trait(state, "reptiles", "budding_intelligence")
    state.vp[0] = 14
    choose_card(state, "reptiles", "gene_expression")
    assert state.pawns_owned[0] == 5
    draw(state, "reptiles", "solitary")
    do(state, "trait:solitary")
    assert traits_of(state, "reptiles") == ["solitary"]
    assert state.pawns_owned[0] == 5


@pytest.mark.rule("marine", "trait.budding_intelligence")
def test_budding_intelligence_won_late_gives_its_pawn_at_once() -> None:
    state = start()
    state.vp[0] = 30
    give_trait(state, "reptiles", "budding_intelligence")
    assert state.pawns_owned[0] == 5


# --- Camouflage ------------------------------------------------------------------------------


@pytest.fixture
def hiders() -> Marine:
    """Fishes with Camouflage; nothing on earth, and no elements for Wanderlust."""
    state = empty_ocean()
    give_trait(state, "fishes", "camouflage")
    box(state, "wanderlust")
    return state


@pytest.mark.rule("marine", "trait.camouflage")
def test_camouflage_settles_on_the_new_tile_of_another_animals_wanderlust(hiders: Marine) -> None:
    turn(hiders, "reptiles")
    do(hiders, "place:basic@wanderlust-1", "stack:1", "hex:C2")
    assert asked(hiders) == ("fishes", "trait.camouflage")
    do(hiders, "place-cube")
    assert species(hiders, "fishes", "C2") == 1
    assert asked(hiders) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "trait.camouflage")
def test_camouflage_comes_after_the_moves_onto_the_new_tile(hiders: Marine) -> None:
    put(hiders, "crustaceans", "C3")
    turn(hiders, "reptiles")
    do(hiders, "place:basic@wanderlust-1", "stack:1", "hex:C2")
    assert asked(hiders) == ("crustaceans", "wanderlust.move")
    do(hiders, "done")
    assert asked(hiders) == ("fishes", "trait.camouflage")


@pytest.mark.rule("marine", "trait.camouflage")
def test_camouflage_settles_on_the_vent_of_another_animals_tectonics(hiders: Marine) -> None:
    turn(hiders, "reptiles")
    do(hiders, "place:basic@tectonics-1", "hex:C6")
    assert asked(hiders) == ("fishes", "trait.camouflage")
    do(hiders, "place-cube")
    assert species(hiders, "fishes", "C6") == 1
    assert species(hiders, "reptiles", "C6") == 1


@pytest.mark.rule("marine", "trait.camouflage")
def test_camouflage_may_be_declined(hiders: Marine) -> None:
    turn(hiders, "reptiles")
    do(hiders, "place:basic@tectonics-1", "hex:C6", "decline")
    assert species(hiders, "fishes", "C6") == 0
    assert asked(hiders) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "trait.camouflage")
def test_camouflage_does_not_work_in_ones_own_wanderlust(hiders: Marine) -> None:
    turn(hiders, "fishes")
    do(hiders, "place:basic@wanderlust-1", "stack:1", "hex:C2")
    assert asked(hiders) == ("cephalopods", "turn.choice")
    assert species(hiders, "fishes", "C2") == 0


@pytest.mark.rule("marine", "trait.camouflage")
def test_camouflage_does_not_work_in_ones_own_tectonics(hiders: Marine) -> None:
    turn(hiders, "fishes")
    do(hiders, "place:basic@tectonics-1", "hex:C6")
    assert asked(hiders) == ("cephalopods", "turn.choice")
    assert species(hiders, "fishes", "C6") == 1


@pytest.mark.rule("marine", "trait.camouflage")
def test_camouflage_needs_a_species_in_the_gene_pool(hiders: Marine) -> None:
    drain(hiders, "fishes", 0)
    turn(hiders, "reptiles")
    do(hiders, "place:basic@tectonics-1", "hex:C6")
    assert asked(hiders) == ("crustaceans", "turn.choice")


# --- Cannibal --------------------------------------------------------------------------------


@pytest.fixture
def cannibals() -> Marine:
    """Fishes with Cannibal share the ocean D6 with reptiles; no elements, so all are endangered."""
    state = empty_ocean()
    give_trait(state, "fishes", "cannibal")
    put(state, "fishes", "D6", 3)
    put(state, "reptiles", "D6", 2)
    return state


@pytest.mark.rule("marine", "trait.cannibal")
def test_cannibal_gains_when_an_opponent_eliminates_its_species(cannibals: Marine) -> None:
    markers(cannibals, competition=["ocean", "ocean"])
    turn(cannibals, "reptiles")
    do(cannibals, "place:basic@competition-2", "hex:D6", "animal:fishes")
    assert vp(cannibals)["fishes"] == 2
    assert vp(cannibals)["reptiles"] == 0


@pytest.mark.rule("marine", "trait.cannibal")
def test_cannibal_gains_nothing_for_species_of_others(cannibals: Marine) -> None:
    markers(cannibals, competition=["ocean"])
    turn(cannibals, "fishes")
    do(cannibals, "place:basic@competition-1", "hex:D6")
    assert species(cannibals, "reptiles", "D6") == 1
    assert vp(cannibals)["fishes"] == 0


@pytest.mark.rule("marine", "trait.cannibal")
def test_cannibal_gains_for_every_species_that_dies_out_in_an_extinction(cannibals: Marine) -> None:
    extinction(cannibals)
    assert species(cannibals, "fishes", "D6") == 0
    assert vp(cannibals)["fishes"] == 3


@pytest.mark.rule("marine", "trait.cannibal")
def test_cannibal_gains_nothing_for_species_that_tectonics_displaces_to_the_gene_pool(cannibals: Marine) -> None:
    tile(cannibals, "ocean", "B5")
    put(cannibals, "fishes", "B5", 3)
    turn(cannibals, "reptiles")
    do(cannibals, "place:basic@tectonics-1", "hex:B5")
    assert species(cannibals, "fishes", "B5") == 1
    assert vp(cannibals)["fishes"] == 0


@pytest.mark.rule("marine", "trait.cannibal")
def test_cannibal_gains_nothing_for_species_that_solar_radiation_returns_to_the_gene_pool() -> None:
    state = empty_ocean()
    give_trait(state, "fishes", "cannibal")
    put(state, "reptiles", "D4", 2)
    put(state, "fishes", "D4")
    lay(state, "sponges", "D4 W")
    choose_card(state, "reptiles", "solar_radiation")
    do(state, "animal:fishes")
    assert species(state, "fishes", "D4") == 0
    assert vp(state)["fishes"] == 0


@pytest.mark.rule("marine", "trait.cannibal")
def test_cannibal_gains_when_it_eliminates_its_own_species() -> None:
    state = empty_ocean()
    give_trait(state, "fishes", "cannibal")
    put(state, "fishes", "D4")
    put(state, "fishes", "C6", 2)
    lay(state, "algae", "D4 NE")
    choose_card(state, "fishes", "biomass")
    assert species(state, "fishes", "C6") == 1
    assert vp(state)["fishes"] == 1


# --- Carnivore -------------------------------------------------------------------------------


@pytest.fixture
def hunters() -> Marine:
    """Reptiles with Carnivore on the seamount C4, where only worms lie; fishes do not need them."""
    state = empty_ocean()
    give_trait(state, "reptiles", "carnivore")
    put(state, "reptiles", "C4", 2)
    lay(state, "worms", "C4 SW")
    return state


@pytest.mark.rule("marine", "trait.carnivore", "event.extinction")
def test_carnivore_lives_on_two_opposing_species_of_the_same_animal(hunters: Marine) -> None:
    put(hunters, "crustaceans", "C4", 2)
    extinction(hunters)
    assert species(hunters, "reptiles", "C4") == 2


@pytest.mark.rule("marine", "trait.carnivore", "event.extinction")
def test_carnivore_lives_on_two_opposing_species_of_different_animals(hunters: Marine) -> None:
    put(hunters, "crustaceans", "C4")
    put(hunters, "cephalopods", "C4")
    disks(hunters, "cephalopods", "worms")
    extinction(hunters)
    assert species(hunters, "reptiles", "C4") == 2


@pytest.mark.rule("marine", "trait.carnivore")
def test_carnivore_starves_beside_a_single_opposing_species(hunters: Marine) -> None:
    put(hunters, "crustaceans", "C4")
    extinction(hunters)
    assert species(hunters, "crustaceans", "C4") == 1
    assert species(hunters, "reptiles", "C4") == 0


@pytest.mark.rule("marine", "trait.carnivore", "event.extinction")
def test_m38_carnivore_dies_when_its_prey_dies_in_the_same_extinction(hunters: Marine) -> None:
    put(hunters, "crustaceans", "C4")
    put(hunters, "fishes", "C4")
    assert hunters.thriving(0, HEXES.index("C4"))
    extinction(hunters)
    assert species(hunters, "fishes", "C4") == 0
    assert species(hunters, "reptiles", "C4") == 0
    assert species(hunters, "crustaceans", "C4") == 1


@pytest.mark.rule("marine", "trait.carnivore", "evolution.card")
def test_carnivore_beside_its_prey_claims_a_card() -> None:
    state = empty_ocean()
    give_trait(state, "reptiles", "carnivore")
    put(state, "reptiles", "D4")
    put(state, "fishes", "D4", 2)
    choose_card(state, "reptiles", "annelids")
    assert ("log-card-chosen", "evolution.card") in told(state)


# --- Ecological Niche ------------------------------------------------------------------------


@pytest.fixture
def niche() -> Marine:
    """Cephalopods with Ecological Niche control the sun pawn; suns at reef/land/kelp and an ocean corner."""
    state = empty_ocean()
    give_trait(state, "cephalopods", "ecological_niche")
    control(state, "cephalopods", "sun")
    lay(state, "sun", "D4 NW", "D5 SW")
    lay(state, "algae", "D4 NE")
    speciation(state, "sun", "algae")
    return state


def settle_all(state: Marine, animal: str, slot: int, corner: str) -> None:
    """A Speciation of as many species as the tiles around an element allow."""
    turn(state, animal)
    do(state, f"place:basic@speciation-{slot}", f"corner:{corner}")
    while (choice := offers(state)[0]).startswith("hex:") and asked(state)[1] == "speciation":
        do(state, choice)


@pytest.mark.rule("marine", "trait.ecological_niche")
def test_ecological_niche_adds_one_to_every_terrain_for_its_owner(niche: Marine) -> None:
    settle_all(niche, "cephalopods", 1, "C3-D3-D4")
    assert species(niche, "cephalopods", "D4") == 3
    assert species(niche, "cephalopods", "D3") == 2
    assert species(niche, "cephalopods", "C3") == 3


@pytest.mark.rule("marine", "trait.ecological_niche")
def test_m39_ecological_niche_keeps_opponents_off_land(niche: Marine) -> None:
    settle_all(niche, "reptiles", 1, "C3-D3-D4")
    assert species(niche, "reptiles", "D3") == 0
    assert species(niche, "reptiles", "D4") == 1
    assert species(niche, "reptiles", "C3") == 1


@pytest.mark.rule("marine", "trait.ecological_niche")
def test_an_element_around_which_ecological_niche_leaves_no_room_cannot_be_chosen(niche: Marine) -> None:
    lay(niche, "sun", "D1 NE")
    turn(niche, "reptiles")
    do(niche, "place:basic@speciation-1")
    assert refused(niche, at("D1 NE")) == ("refused-no-room", "trait.ecological_niche")


@pytest.mark.rule("marine", "trait.ecological_niche")
def test_ecological_niche_leaves_elements_of_other_pawns_alone(niche: Marine) -> None:
    control(niche, "fishes", "algae")
    settle_all(niche, "cephalopods", 2, "D3-D4-E3")
    assert species(niche, "cephalopods", "D4") == 2
    assert species(niche, "cephalopods", "D3") == 1
    assert species(niche, "cephalopods", "E3") == 2


@pytest.mark.rule("marine", "trait.ecological_niche")
def test_ecological_niche_ends_with_the_control_of_the_pawn(niche: Marine) -> None:
    control(niche, "fishes", "sun")
    settle_all(niche, "cephalopods", 1, "C3-D3-D4")
    assert species(niche, "cephalopods", "D4") == 2
    assert species(niche, "cephalopods", "D3") == 1


@pytest.mark.rule("marine", "trait.ecological_niche")
def test_ecological_niche_counts_on_the_special_space_too(niche: Marine) -> None:
    turn(niche, "cephalopods")
    do(niche, "place:sun@speciation-5", "corner:C3-D3-D4", "hex:D3", "hex:D3")
    assert species(niche, "cephalopods", "D3") == 2


# --- Exaptation ------------------------------------------------------------------------------


def exapt(copied: str, *animals: str) -> Marine:
    """Reptiles with Exaptation that copy a trait of the fishes; an empty ocean."""
    state = empty_ocean(*animals)
    give_trait(state, "fishes", copied)
    while asked(state)[1] != "turn.choice":
        do(state, offers(state)[0])
    give_trait(state, "cephalopods", "social")
    give_trait(state, "reptiles", "exaptation")
    do(state, f"trait:{copied}")
    return state


def outgrow(state: Marine, trait: str) -> None:
    """The reptiles' gene pool falls to 16 in a Regression, and they keep this new trait."""
    drain(state, "reptiles", 17)
    turn(state, "reptiles")
    do(state, "place:basic@regression-1", "place-cube")
    draw(state, "reptiles", trait)
    do(state, f"trait:{trait}")


@pytest.mark.rule("marine", "trait.exaptation")
def test_exaptation_copies_a_trait_of_another_animal() -> None:
    state = empty_ocean()
    give_trait(state, "fishes", "flight")
    give_trait(state, "cephalopods", "solitary")
    give_trait(state, "reptiles", "exaptation")
    assert asked(state) == ("reptiles", "trait.exaptation")
    assert drawn(state) == ["solitary", "flight"]
    assert refused(state, "trait:resilience") == ("refused-trait-not-opposing", "trait.exaptation")
    do(state, "trait:flight")
    stand(state, "reptiles", "regression-1")
    turn(state, "reptiles")
    assert "abundance-1" in basic_spaces(state)
    assert works(state, "fishes", "flight")


@pytest.mark.rule("marine", "trait.exaptation")
def test_exaptation_stays_with_its_copy_when_the_copied_trait_is_replaced() -> None:
    state = exapt("flight")
    take_traits(state, "fishes")
    give_trait(state, "fishes", "resilience")
    turn(state, "reptiles")
    assert works(state, "reptiles", "flight")
    assert not works(state, "reptiles", "resilience")


@pytest.mark.rule("marine", "trait.exaptation")
def test_exaptation_keeps_its_copy_while_17_species_are_in_the_gene_pool() -> None:
    state = exapt("flight")
    drain(state, "reptiles", 18)
    turn(state, "reptiles")
    do(state, "place:basic@regression-1", "place-cube")
    assert pool(state, "reptiles") == 17
    assert asked(state) == ("crustaceans", "turn.choice")
    assert works(state, "reptiles", "flight")


@pytest.mark.rule("marine", "trait.exaptation")
def test_exaptation_changes_right_after_the_action_that_leaves_16_in_the_gene_pool() -> None:
    state = exapt("flight")
    drain(state, "reptiles", 17)
    turn(state, "reptiles")
    do(state, "place:basic@regression-1", "place-cube")
    assert asked(state) == ("reptiles", "trait.exaptation")
    assert len(offers(state)) == 3
    new = drawn(state)[0]
    do(state, f"trait:{new}")
    assert traits_of(state, "reptiles") == [new]
    assert not works(state, "reptiles", "exaptation")
    assert works(state, "reptiles", "flight") == (new == "flight")
    assert (state.trait_box >> TRAITS.index("exaptation")) & 1 == 1


@pytest.mark.rule("marine", "trait.exaptation")
def test_exaptation_changes_after_the_whole_action_not_within_it() -> None:
    state = exapt("seasonal_migrants")
    drain(state, "reptiles", 18)
    lay(state, "sun", "D6 SW")
    speciation(state, "sun")
    turn(state, "reptiles")
    do(state, "place:basic@speciation-1", "corner:C6-D6-D7", "hex:D6", "hex:D6", "hex:D6")
    assert pool(state, "reptiles") == 15
    assert asked(state) == ("reptiles", "speciation")
    do(state, "done")
    assert asked(state) == ("reptiles", "trait.exaptation")


@pytest.mark.rule("marine", "trait.exaptation")
def test_exaptation_changes_when_an_action_of_another_animal_empties_the_gene_pool() -> None:
    state = exapt("camouflage")
    drain(state, "reptiles", 17)
    turn(state, "crustaceans")
    do(state, "place:basic@tectonics-1", "hex:C6")
    while asked(state)[1] == "trait.camouflage":
        do(state, "place-cube")
    assert asked(state) == ("reptiles", "trait.exaptation")


@pytest.mark.rule("marine", "trait.exaptation", "trait.phenotypic_plasticity")
def test_exaptation_puts_elements_on_a_copied_phenotypic_plasticity_into_the_bag() -> None:
    state = exapt("phenotypic_plasticity")
    disks(state, "reptiles", "sun", "sun", "sun", "worms", "worms")
    outgrow(state, "solitary")
    assert asked(state) == ("reptiles", "trait.phenotypic_plasticity")
    in_bag = state.bag[ELEMENTS.index("worms")]
    do(state, "element:worms", "element:worms")
    assert disks_of(state, "reptiles") == ["sun", "sun", "sun"]
    assert state.bag[ELEMENTS.index("worms")] == in_bag + 2
    assert asked(state) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "trait.exaptation", "trait.bottom_feeder")
def test_exaptation_gives_back_the_pawn_on_a_copied_bottom_feeder() -> None:
    state = exapt("bottom_feeder")
    stand(state, "reptiles", "bottom-feeder-reptiles")
    control(state, "reptiles", "sun")
    drain(state, "reptiles", 17)
    turn(state, "reptiles")
    do(state, "place:sun@regression-1", "place-cube")
    draw(state, "reptiles", "solitary")
    do(state, "trait:solitary")
    assert state.spaces[SPACES.index("bottom-feeder-reptiles")] == -1
    assert state.pawns[0] == 4


@pytest.mark.rule("marine", "trait.exaptation", "trait.ram_feeder")
def test_exaptation_loses_a_copied_ram_feeders_plankton() -> None:
    state = exapt("ram_feeder")
    assert state.need(0, PLANKTON) == 1
    outgrow(state, "solitary")
    assert state.need(0, PLANKTON) == 0


@pytest.mark.rule("marine", "trait.exaptation", "trait.budding_intelligence")
def test_exaptation_keeps_the_pawn_of_a_copied_budding_intelligence() -> None:
    state = exapt("budding_intelligence")
    put(state, "reptiles", "D4")
    state.vp[0] = 14
    score_reef(state, "reptiles")
    assert state.pawns_owned[0] == 5
    turn(state, "reptiles")
    do(state, "retrieve")
    outgrow(state, "solitary")
    assert state.pawns_owned[0] == 5


@pytest.mark.rule("marine", "trait.exaptation", "trait.pack_hunters")
def test_exaptation_that_copies_pack_hunters_takes_another_special_pawn() -> None:
    state = empty_ocean()
    give_trait(state, "fishes", "pack_hunters")
    do(state, "element:sun")
    give_trait(state, "reptiles", "exaptation")
    assert asked(state) == ("reptiles", "trait.pack_hunters")
    assert "element:sun" not in offers(state)


@pytest.mark.rule("marine", "trait.exaptation", "card.gene_expression")
def test_exaptation_replaced_by_gene_expression_takes_its_copy_with_it() -> None:
    state = start()
    give_trait(state, "fishes", "flight")
    give_trait(state, "reptiles", "exaptation")
    assert works(state, "reptiles", "flight")
    choose_card(state, "reptiles", "gene_expression")
    draw(state, "reptiles", "solitary")
    do(state, "trait:solitary")
    assert traits_of(state, "reptiles") == ["solitary"]
    assert not works(state, "reptiles", "flight")
    assert works(state, "fishes", "flight")


# --- Flight ----------------------------------------------------------------------------------


@pytest.fixture
def flyers() -> Marine:
    """Reptiles with Flight and pawns on the first Regression and Migration spaces."""
    state = start()
    give_trait(state, "reptiles", "flight")
    stand(state, "reptiles", "regression-1")
    stand(state, "reptiles", "migration-1")
    turn(state, "reptiles")
    return state


@pytest.mark.rule("marine", "trait.flight")
def test_flight_places_basic_pawns_before_or_after_all_others_never_between(flyers: Marine) -> None:
    first, last = SPACES.index("regression-1"), SPACES.index("migration-1")
    places = [SPACES.index(space) for space in basic_spaces(flyers)]
    assert [space for space in places if first <= space <= last] == []
    assert [SPACES[space] for space in places if space < first] == [
        "abundance-1",
        "abundance-2",
        "abundance-3",
        "autotrophs-1",
        "autotrophs-2",
        "depletion-1",
        "adaptation-1",
        "adaptation-2",
    ]
    assert [SPACES[space] for space in places if space > last][:2] == ["migration-2", "migration-3"]
    assert refused(flyers, "place:basic@wanderlust-1") == ("refused-before-own-pawn", "trait.flight")


@pytest.mark.rule("marine", "trait.flight", "pawn.basic")
def test_without_flight_no_basic_pawn_comes_before(flyers: Marine) -> None:
    take_traits(flyers, "reptiles")
    turn(flyers, "reptiles")
    assert basic_spaces(flyers)[0] == "migration-2"
    assert refused(flyers, "place:basic@abundance-1") == ("refused-before-own-pawn", "pawn.basic")


@pytest.mark.rule("marine", "trait.flight")
def test_flight_reckons_with_special_pawns_too(flyers: Marine) -> None:
    control(flyers, "reptiles", "sun")
    stand(flyers, "sun", "abundance-3")
    turn(flyers, "reptiles")
    assert basic_spaces(flyers)[:3] == ["abundance-1", "abundance-2", "migration-2"]


@pytest.mark.rule("marine", "trait.flight")
def test_flight_moves_its_own_limit_with_each_pawn(flyers: Marine) -> None:
    do(flyers, "place:basic@abundance-2", "forfeit")
    turn(flyers, "reptiles")
    assert basic_spaces(flyers)[:2] == ["abundance-1", "migration-2"]


# --- Hadopelagic -----------------------------------------------------------------------------


@pytest.fixture
def deep() -> Marine:
    """Reptiles with Hadopelagic and all four basic pawns on the display, so that they must retrieve."""
    state = start()
    give_trait(state, "reptiles", "hadopelagic")
    stand(state, "reptiles", "abundance-1")
    stand(state, "reptiles", "abundance-2")
    stand(state, "reptiles", "abundance-3")
    stand(state, "reptiles", "depletion-1")
    return state


@pytest.mark.rule("marine", "trait.hadopelagic")
def test_hadopelagic_takes_another_turn_after_retrieving_all_pawns(deep: Marine) -> None:
    turn(deep, "reptiles")
    assert ("log-another-turn", "trait.hadopelagic") in told(deep)
    assert asked(deep) == ("reptiles", "turn.choice")
    assert deep.pawns[0] == 4
    do(deep, "retrieve")
    assert asked(deep) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "trait.hadopelagic")
def test_hadopelagic_counts_a_special_pawn_that_was_not_placed(deep: Marine) -> None:
    control(deep, "reptiles", "sun")
    turn(deep, "reptiles")
    do(deep, "retrieve")
    assert asked(deep) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "trait.hadopelagic")
def test_hadopelagic_counts_a_special_pawn_that_was_placed(deep: Marine) -> None:
    control(deep, "reptiles", "sun")
    stand(deep, "sun", "evolution-1")
    turn(deep, "reptiles")
    assert ("log-retrieved", "retrieve") in told(deep)
    assert asked(deep) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "trait.hadopelagic")
def test_hadopelagic_gives_nothing_while_a_basic_pawn_was_left(deep: Marine) -> None:
    deep.free_space(SPACES.index("abundance-1"))
    turn(deep, "reptiles")
    do(deep, "retrieve")
    assert asked(deep) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "trait.hadopelagic", "retrieve.round")
def test_m40_hadopelagic_takes_its_turn_after_the_reseed(deep: Marine) -> None:
    others_retrieved(deep, "reptiles")
    turn(deep, "reptiles")
    assert deep.round == 2
    assert asked(deep) == ("reptiles", "turn.choice")
    order = [what for what, _ in told(deep) if what in ("log-reseed", "log-another-turn")]
    assert order == ["log-reseed", "log-another-turn"]


@pytest.mark.rule("marine", "trait.hadopelagic", "end.asteroid")
def test_m40_hadopelagic_takes_no_turn_after_the_end_of_the_game(deep: Marine) -> None:
    deep.last_round = 1
    others_retrieved(deep, "reptiles")
    turn(deep, "reptiles")
    assert deep.over()
    assert "log-another-turn" not in [what for what, _ in told(deep)]


# --- Pack Hunters ----------------------------------------------------------------------------


@pytest.mark.rule("marine", "trait.pack_hunters")
def test_pack_hunters_take_a_special_pawn_whose_target_begins_on_3() -> None:
    state = start()
    give_trait(state, "fishes", "pack_hunters")
    assert asked(state) == ("fishes", "trait.pack_hunters")
    assert offers(state) == [f"element:{name}" for name in ELEMENTS]
    do(state, "element:worms")
    worms = ELEMENTS.index("worms")
    assert state.control[worms] == ANIMALS.index("fishes")
    assert state.target[worms] == 3
    assert state.target.count(1) == 5
    turn(state, "fishes")
    assert "place:worms@abundance-1" in offers(state)


@pytest.mark.rule("marine", "trait.pack_hunters")
def test_pack_hunters_take_no_pawn_that_somebody_controls() -> None:
    state = start()
    control(state, "reptiles", "sun", 5)
    give_trait(state, "fishes", "pack_hunters")
    assert refused(state, "element:sun") == ("refused-controlled", "trait.pack_hunters")


@pytest.mark.rule("marine", "trait.pack_hunters", "setup.R")
def test_pack_hunters_ask_during_set_up() -> None:
    state = next(state for state in set_ups() if "trait:pack_hunters" in offers(state))
    do(state, "trait:pack_hunters")
    while asked(state)[1] == "setup.R":
        do(state, offers(state)[0])
    assert asked(state) == ("crustaceans", "trait.pack_hunters")


# --- Phenotypic Plasticity -------------------------------------------------------------------


@pytest.mark.rule("marine", "trait.phenotypic_plasticity")
def test_phenotypic_plasticity_has_two_more_element_spaces() -> None:
    state = start()
    give_trait(state, "reptiles", "phenotypic_plasticity")
    disks(state, "reptiles", "sun", "sun", "sun", "worms")
    box(state, "adaptation", "algae", "algae")
    turn(state, "reptiles")
    do(state, "place:basic@adaptation-1", "element:algae")
    assert disks_of(state, "reptiles") == ["algae", "worms", "sun", "sun", "sun"]
    assert state.elements_of(0) == 8
    turn(state, "reptiles")
    do(state, "place:basic@adaptation-2")
    assert ("log-no-effect", "adaptation") in told(state)
    assert state.elements_of(0) == 8


@pytest.mark.rule("marine", "trait.phenotypic_plasticity")
def test_elements_on_phenotypic_plasticity_count_like_any_other() -> None:
    state = empty_ocean()
    give_trait(state, "reptiles", "phenotypic_plasticity")
    disks(state, "reptiles", "sponges", "sponges", "sponges", "worms")
    put(state, "reptiles", "D4")
    lay(state, "worms", "D4 NE")
    assert state.thriving(0, CENTRE)
    assert state.domination_value(0, ELEMENTS.index("worms")) == 1


@pytest.mark.rule("marine", "trait.phenotypic_plasticity", "regression.reseed")
def test_elements_on_phenotypic_plasticity_regress_like_any_other() -> None:
    state = start()
    give_trait(state, "reptiles", "phenotypic_plasticity")
    disks(state, "reptiles", "sponges", "sponges", "sponges", "worms")
    box(state, "regression", "worms")
    retrieve_last(state, "reptiles")
    assert disks_of(state, "reptiles") == ["sponges", "sponges", "sponges"]


@pytest.mark.rule("marine", "trait.phenotypic_plasticity", "card.gene_expression")
def test_losing_phenotypic_plasticity_with_its_spaces_empty_costs_no_element() -> None:
    state = start()
    give_trait(state, "reptiles", "phenotypic_plasticity")
    disks(state, "reptiles", "sponges", "sponges", "worms")
    choose_card(state, "reptiles", "gene_expression")
    draw(state, "reptiles", "solitary")
    do(state, "trait:solitary")
    assert disks_of(state, "reptiles") == ["worms", "sponges", "sponges"]
    assert asked(state)[1] == "turn.choice"


# --- Prey Switching --------------------------------------------------------------------------


@pytest.fixture
def switchers() -> Marine:
    """Fishes with Prey Switching on the reef and on both tiles beside its northern sun."""
    state = empty_ocean()
    give_trait(state, "fishes", "prey_switching")
    put(state, "fishes", "D4")
    put(state, "fishes", "C3")
    lay(state, "sun", "D4 NW")
    speciation(state, "sun", "sun", "sun")
    return state


@pytest.mark.rule("marine", "trait.prey_switching")
def test_prey_switching_gains_one_vp_a_tile_not_one_a_species(switchers: Marine) -> None:
    turn(switchers, "reptiles")
    do(switchers, "place:basic@speciation-1", "corner:C3-D3-D4", "hex:D4", "hex:D4")
    assert vp(switchers)["fishes"] == 1
    do(switchers, "hex:C3", "hex:C3")
    assert vp(switchers)["fishes"] == 2


@pytest.mark.rule("marine", "trait.prey_switching")
def test_prey_switching_gains_nothing_on_tiles_without_its_species(switchers: Marine) -> None:
    turn(switchers, "reptiles")
    do(switchers, "place:basic@speciation-1", "corner:C3-D3-D4", "hex:D3", "done")
    assert vp(switchers)["fishes"] == 0


@pytest.mark.rule("marine", "trait.prey_switching")
def test_prey_switching_gains_again_in_another_effect(switchers: Marine) -> None:
    turn(switchers, "reptiles")
    do(switchers, "place:basic@speciation-1", "corner:C3-D3-D4", "hex:D4", "done")
    turn(switchers, "reptiles")
    do(switchers, "place:basic@speciation-2", "corner:C3-D3-D4", "hex:D4", "done")
    assert vp(switchers)["fishes"] == 2


@pytest.mark.rule("marine", "trait.prey_switching")
def test_prey_switching_gains_nothing_for_its_own_species(switchers: Marine) -> None:
    turn(switchers, "fishes")
    do(switchers, "place:basic@speciation-1", "corner:C3-D3-D4", "hex:D4", "done")
    assert vp(switchers)["fishes"] == 0


@pytest.mark.rule("marine", "trait.prey_switching")
def test_prey_switching_gains_nothing_for_species_from_another_tile(switchers: Marine) -> None:
    put(switchers, "reptiles", "D3")
    turn(switchers, "reptiles")
    do(switchers, "place:basic@migration-1", "hex:D3", "hex:D4")
    assert species(switchers, "reptiles", "D4") == 1
    assert vp(switchers)["fishes"] == 0


@pytest.mark.rule("marine", "trait.prey_switching", "tectonics.add")
def test_prey_switching_tells_the_gene_pool_from_the_box_in_tectonics(switchers: Marine) -> None:
    put(switchers, "fishes", "C6")
    put(switchers, "fishes", "E6")
    lose(switchers, "reptiles", 1)
    control(switchers, "reptiles", "sun")
    turn(switchers, "reptiles")
    do(switchers, "place:basic@tectonics-1", "hex:C6", "from-box")
    assert vp(switchers)["fishes"] == 0
    lose(switchers, "reptiles", 1)
    turn(switchers, "reptiles")
    do(switchers, "place:sun@tectonics-2", "hex:E6", "from-gene-pool")
    assert vp(switchers)["fishes"] == 1


@pytest.mark.rule("marine", "trait.prey_switching", "trait.exaptation")
def test_prey_switching_and_its_copy_both_gain() -> None:
    state = exapt("prey_switching")
    put(state, "fishes", "D4")
    put(state, "reptiles", "D4")
    lay(state, "sun", "D4 NW")
    speciation(state, "sun")
    turn(state, "cephalopods")
    do(state, "place:basic@speciation-1", "corner:C3-D3-D4", "hex:D4", "hex:D4")
    assert (vp(state)["fishes"], vp(state)["reptiles"]) == (1, 1)


@pytest.mark.rule("marine", "trait.prey_switching", "trait.ancient_lineage")
def test_prey_switching_gains_once_when_a_pack_lets_ancient_lineage_settle_two(
    switchers: Marine, monkeypatch: pytest.MonkeyPatch
) -> None:
    amounts = switchers.components.trait_amount.copy()
    amounts[TRAITS.index("ancient_lineage")] = 2
    monkeypatch.setattr(switchers.components, "trait_amount", amounts)
    give_trait(switchers, "reptiles", "ancient_lineage")
    turn(switchers, "reptiles")
    do(switchers, "retrieve", "hex:D4", "hex:D4")
    assert species(switchers, "reptiles", "D4") == 2
    assert vp(switchers)["fishes"] == 1


# --- Ram Feeder ------------------------------------------------------------------------------


@pytest.mark.rule("marine", "trait.ram_feeder")
def test_ram_feeder_needs_plankton_as_a_seventh_element() -> None:
    state = empty_ocean()
    give_trait(state, "reptiles", "ram_feeder")
    disks(state, "reptiles", "worms", "worms", "worms")
    assert state.elements_of(0) == 7
    put(state, "reptiles", "D4")
    lay(state, "plankton", "D4 NE")
    assert state.thriving(0, CENTRE)
    assert state.domination_value(0, PLANKTON) == 1


@pytest.mark.rule("marine", "trait.ram_feeder")
def test_ram_feeder_takes_no_element_space() -> None:
    state = start()
    give_trait(state, "reptiles", "ram_feeder")
    assert state.vacant_spaces(0) == 3


@pytest.mark.rule("marine", "trait.ram_feeder", "regression.reseed")
def test_ram_feeders_plankton_is_printed_and_does_not_regress() -> None:
    state = start()
    give_trait(state, "reptiles", "ram_feeder")
    disks(state, "reptiles", "plankton")
    box(state, "regression", "plankton", "plankton")
    retrieve_last(state, "reptiles")
    assert disks_of(state, "reptiles") == []
    assert state.need(0, PLANKTON) == 1


@pytest.mark.rule("marine", "trait.ram_feeder", "adaptation.special")
def test_ram_feeders_plankton_is_printed_and_cannot_be_replaced() -> None:
    state = start()
    give_trait(state, "reptiles", "ram_feeder")
    disks(state, "reptiles", "worms")
    control(state, "reptiles", "sun")
    box(state, "adaptation", "algae")
    turn(state, "reptiles")
    do(state, "place:sun@adaptation-3", "element:algae")
    assert refused(state, "element:plankton") == ("refused-printed", "adaptation.special")


@pytest.mark.rule("marine", "trait.ram_feeder", "card.gene_expression")
def test_ram_feeders_plankton_goes_with_the_card() -> None:
    state = start()
    give_trait(state, "reptiles", "ram_feeder")
    choose_card(state, "reptiles", "gene_expression")
    draw(state, "reptiles", "solitary")
    do(state, "trait:solitary")
    assert state.need(0, PLANKTON) == 0


# --- Resilience ------------------------------------------------------------------------------


@pytest.mark.rule("marine", "trait.resilience")
def test_m41_resilience_keeps_all_disks_without_a_cube_in_regression() -> None:
    state = start()
    give_trait(state, "reptiles", "resilience")
    disks(state, "reptiles", "worms", "sun")
    disks(state, "fishes", "worms", "sun")
    box(state, "regression", "worms", "sun")
    retrieve_last(state, "reptiles")
    assert disks_of(state, "reptiles") == ["worms", "sun"]
    assert disks_of(state, "fishes") == []
    assert ("log-regression-spared", "trait.resilience") in told(state)


@pytest.mark.rule("marine", "trait.resilience")
def test_resilience_may_still_place_cubes_and_shut_out_others() -> None:
    state = start()
    give_trait(state, "reptiles", "resilience")
    turn(state, "reptiles")
    do(state, "place:basic@regression-1", "place-cube")
    turn(state, "reptiles")
    do(state, "place:basic@regression-2", "place-cube")
    before = pool(state, "reptiles")
    control(state, "fishes", "sun")
    turn(state, "fishes")
    do(state, "place:sun@regression-1")
    assert ("log-no-effect", "regression") in told(state)
    retrieve_last(state, "reptiles")
    assert pool(state, "reptiles") == before + 2


# --- Seasonal Migrants -----------------------------------------------------------------------


@pytest.fixture
def migrants() -> Marine:
    """Fishes with Seasonal Migrants, five of them on the land C1 at the rim."""
    state = empty_ocean()
    give_trait(state, "fishes", "seasonal_migrants")
    put(state, "fishes", "C1", 5)
    turn(state, "fishes")
    return state


@pytest.mark.rule("marine", "trait.seasonal_migrants")
def test_seasonal_migrants_add_one_to_the_value_of_the_migration_space(migrants: Marine) -> None:
    do(migrants, "place:basic@migration-1")
    do(migrants, "hex:C1", "hex:D1", "hex:C1", "hex:D1", "hex:C1", "hex:D1", "hex:C1", "hex:D1")
    assert species(migrants, "fishes", "D1") == 4
    assert asked(migrants) == ("cephalopods", "turn.choice")


@pytest.mark.rule("marine", "trait.seasonal_migrants")
def test_seasonal_migrants_go_one_or_two_tiles_but_not_through_or_into_blank_hexes(migrants: Marine) -> None:
    do(migrants, "place:basic@migration-1", "hex:C1")
    assert sorted(offers(migrants)) == ["hex:D1", "hex:D2", "hex:D3", "hex:E1"]
    # C3 is two hexes away, but only through the blank C2.
    assert refused(migrants, "hex:C3") == ("refused-not-adjacent", "terms.adjacent")
    assert refused(migrants, "hex:C2") == ("refused-no-tile", "migration")
    do(migrants, "hex:D3")
    assert species(migrants, "fishes", "D3") == 1
    assert species(migrants, "fishes", "D2") == 0


@pytest.mark.rule("marine", "trait.seasonal_migrants")
def test_seasonal_migrants_pass_through_a_tile_once_it_is_laid(migrants: Marine) -> None:
    tile(migrants, "sand", "C2")
    do(migrants, "place:basic@migration-1", "hex:C1")
    assert "hex:C3" in offers(migrants)


@pytest.mark.rule("marine", "trait.seasonal_migrants")
def test_a_species_that_has_gone_two_tiles_has_migrated(migrants: Marine) -> None:
    do(migrants, "place:basic@migration-1", "hex:C1", "hex:D3")
    assert refused(migrants, "hex:D3") == ("refused-moved-already", "migration")


@pytest.mark.rule("marine", "trait.seasonal_migrants", "migration")
def test_others_go_one_tile_and_as_many_as_the_space_says(migrants: Marine) -> None:
    put(migrants, "reptiles", "C1", 5)
    turn(migrants, "reptiles")
    do(migrants, "place:basic@migration-1", "hex:C1")
    assert sorted(offers(migrants)) == ["hex:D1", "hex:D2"]
    do(migrants, "hex:D1", "hex:C1", "hex:D1", "hex:C1", "hex:D1")
    assert asked(migrants) == ("crustaceans", "turn.choice")


# --- Social ----------------------------------------------------------------------------------


@pytest.fixture
def school() -> Marine:
    """Fishes with Social and a pawn on the first Wanderlust space; crustaceans before and after it."""
    state = start()
    give_trait(state, "fishes", "social")
    stand(state, "fishes", "wanderlust-1")
    stand(state, "crustaceans", "abundance-1")
    stand(state, "crustaceans", "migration-1")
    turn(state, "fishes")
    return state


@pytest.mark.rule("marine", "trait.social")
def test_social_lets_a_basic_pawn_bump_an_opposing_basic_pawn(school: Marine) -> None:
    crustaceans = ANIMALS.index("crustaceans")
    before = school.pawns[crustaceans]
    do(school, "place:basic@migration-1", "forfeit")
    assert school.spaces[SPACES.index("migration-1")] == ANIMALS.index("fishes")
    assert school.pawns[crustaceans] == before + 1


@pytest.mark.rule("marine", "trait.social")
def test_social_gives_no_placing_before_ones_own_pawns(school: Marine) -> None:
    assert "abundance-1" not in basic_spaces(school)
    assert refused(school, "place:basic@abundance-1") == ("refused-before-own-pawn", "pawn.basic")


@pytest.mark.rule("marine", "trait.social")
def test_social_bumps_no_special_pawn_and_none_of_its_own(school: Marine) -> None:
    control(school, "reptiles", "sun")
    stand(school, "sun", "migration-2")
    turn(school, "fishes")
    assert refused(school, "place:basic@migration-2") == ("refused-special-pawn-there", "pawn.basic")
    assert refused(school, "place:basic@wanderlust-1") == ("refused-own-pawn", "pawn.bump")


@pytest.mark.rule("marine", "trait.social")
def test_social_opens_no_space_for_special_pawns(school: Marine) -> None:
    assert refused(school, "place:basic@migration-4") == ("refused-special-only", "pawn.special-space")


@pytest.mark.rule("marine", "trait.social", "pawn.basic")
def test_without_social_a_basic_pawn_bumps_nobody(school: Marine) -> None:
    take_traits(school, "fishes")
    turn(school, "fishes")
    assert refused(school, "place:basic@migration-1") == ("refused-taken", "pawn.basic")


# --- Solitary --------------------------------------------------------------------------------


@pytest.fixture
def loners() -> Marine:
    """Reptiles with Solitary on the reef, without elements, so that no card is won."""
    state = empty_ocean()
    give_trait(state, "reptiles", "solitary")
    put(state, "reptiles", "D4", 2)
    return state


@pytest.mark.rule("marine", "trait.solitary")
def test_solitary_gains_the_second_place_on_top_of_the_first_when_alone(loners: Marine) -> None:
    score_reef(loners, "reptiles")
    assert vp(loners)["reptiles"] == 6 + 3


@pytest.mark.rule("marine", "trait.solitary")
def test_solitary_gains_when_another_animal_scores_the_tile(loners: Marine) -> None:
    score_reef(loners, "fishes")
    assert vp(loners)["reptiles"] == 6 + 3


@pytest.mark.rule("marine", "trait.solitary")
def test_solitary_gains_nothing_more_in_company(loners: Marine) -> None:
    put(loners, "fishes", "D4")
    score_reef(loners, "reptiles")
    assert vp(loners)["reptiles"] == 6
    assert vp(loners)["fishes"] == 3


@pytest.mark.rule("marine", "trait.solitary")
def test_solitary_gains_nothing_more_on_a_vent(loners: Marine) -> None:
    vent(loners, "C6", "smoker")
    put(loners, "reptiles", "C6")
    markers(loners, evolution=["vent"])
    turn(loners, "reptiles")
    do(loners, "place:basic@evolution-1", "hex:C6")
    assert vp(loners)["reptiles"] == 1


@pytest.mark.rule("marine", "trait.solitary")
def test_an_animal_without_solitary_alone_on_a_tile_gains_the_first_place_only(loners: Marine) -> None:
    take_traits(loners, "reptiles")
    score_reef(loners, "reptiles")
    assert vp(loners)["reptiles"] == 6


# --- what status() says of traits ------------------------------------------------------------


@pytest.fixture
def sound_game() -> Marine:
    """A game with a trait in front of each animal, and nothing wrong with it."""
    state = start(traits=True)
    assert state.status() == []
    return state


def test_status_notices_drawn_traits_that_nobody_is_asked_about(sound_game: Marine) -> None:
    trait = sound_game.trait_box & -sound_game.trait_box
    sound_game.trait_box ^= trait
    sound_game.kept[0] |= trait
    assert sound_game.status() == ["reptiles has drawn traits and nothing to choose"]


def test_status_notices_a_copy_without_exaptation(sound_game: Marine) -> None:
    sound_game.copied[0] = sound_game.traits[0]
    assert sound_game.status() == [f"reptiles copies trait {sound_game.traits[0]} without Exaptation"]


def test_status_notices_more_disks_than_spaces(sound_game: Marine) -> None:
    room = sound_game.vacant_spaces(0)
    disks(sound_game, "reptiles", *["worms"] * (room + 1))
    assert sound_game.status() == ["reptiles has 1 disks more than spaces"]


def test_status_notices_a_pawn_too_many(sound_game: Marine) -> None:
    sound_game.pawns[0] += 1
    sound_game.pawns_owned[0] += 1
    assert sound_game.status() == ["reptiles owns 5 pawns, not 4"]


def test_status_notices_a_pawn_on_a_personal_space_without_the_trait() -> None:
    state = start()
    stand(state, "reptiles", "bottom-feeder-reptiles")
    assert "bottom-feeder-reptiles holds a pawn without the trait" in state.status()

"""Evolution cards that change earth, animals, pawns or traits when they are chosen."""

from __future__ import annotations

from copy import copy

import pytest
from tests.games.marine.situation import (
    asked,
    at,
    bare,
    box,
    choose_card,
    control,
    disks,
    disks_of,
    do,
    element_at,
    eliminated,
    give_trait,
    in_bag,
    lay,
    lose,
    markers,
    offers,
    pool,
    put,
    refused,
    row_of,
    species,
    stand,
    start,
    told,
    traits_of,
)

from phylarium.games.marine.rules.board import CORNERS, CORNERS_OF, HEXES
from phylarium.games.marine.rules.names import ANIMALS, CARDS, ELEMENTS, EMPTY, TRAITS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import NONE

CARD_DONE = ("fishes", "turn.choice")
"""What is asked once a card that crustaceans chose is done with."""


@pytest.fixture
def state() -> Marine:
    return start()


@pytest.fixture
def barren() -> Marine:
    """No element on earth; crustaceans live on two fishes beside them, as carnivores."""
    state = start()
    bare(state)
    put(state, "crustaceans", "D4")
    put(state, "fishes", "D4", 2)
    give_trait(state, "crustaceans", "carnivore")
    return state


def standing(state: Marine, hex: str) -> tuple[int, int, int, int]:
    """Species on a tile: crustaceans, fishes, cephalopods, reptiles."""
    return (
        species(state, "crustaceans", hex),
        species(state, "fishes", hex),
        species(state, "cephalopods", hex),
        species(state, "reptiles", hex),
    )


# --- Adaptability -----------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.adaptability")
def test_adaptability_swaps_a_disk_and_an_element_each_into_the_place_of_the_other(state: Marine) -> None:
    disks(state, "crustaceans", "sun", "plankton")
    choose_card(state, "crustaceans", "adaptability")
    do(state, "element:sun", at("D4 W"))
    assert element_at(state, "D4 W") == "sun"
    assert disks_of(state, "crustaceans") == ["plankton", "sponges"]


@pytest.mark.rule("marine", "card.adaptability")
def test_adaptability_reaches_every_element_of_earth(state: Marine) -> None:
    disks(state, "crustaceans", "sun")
    lay(state, "gastropods", "D1 NE")
    choose_card(state, "crustaceans", "adaptability")
    assert at("D1 NE") in offers(state)
    assert len(offers(state)) == 7


@pytest.mark.rule("marine", "card.adaptability")
def test_adaptability_does_not_give_printed_elements_away(state: Marine) -> None:
    disks(state, "crustaceans", "sun", "plankton")
    choose_card(state, "crustaceans", "adaptability")
    assert refused(state, "element:algae") == ("refused-no-such-disk", "card.adaptability")


@pytest.mark.rule("marine", "card.adaptability")
def test_adaptability_is_void_without_a_disk(state: Marine) -> None:
    choose_card(state, "crustaceans", "adaptability")
    assert asked(state) == CARD_DONE


@pytest.mark.rule("marine", "card.adaptability")
def test_adaptability_is_void_without_an_element_on_earth(barren: Marine) -> None:
    disks(barren, "crustaceans", "sun", "plankton")
    choose_card(barren, "crustaceans", "adaptability")
    assert asked(barren) == CARD_DONE
    assert disks_of(barren, "crustaceans") == ["plankton", "sun"]


# --- Asteroid ---------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.asteroid")
def test_the_asteroid_leaves_one_species_of_the_chosen_animal_where_it_falls(state: Marine) -> None:
    choose_card(state, "crustaceans", "asteroid")
    do(state, "hex:D4")
    assert sorted(offers(state)) == ["animal:cephalopods", "animal:crustaceans", "animal:fishes", "animal:reptiles"]
    do(state, "animal:fishes")
    assert standing(state, "D4") == (0, 1, 0, 0)
    assert (eliminated(state, "crustaceans"), eliminated(state, "fishes")) == (3, 2)
    assert (eliminated(state, "cephalopods"), eliminated(state, "reptiles")) == (3, 3)


@pytest.mark.rule("marine", "card.asteroid")
def test_the_asteroid_kills_one_species_of_choice_on_every_adjacent_tile(state: Marine) -> None:
    put(state, "fishes", "E4", 2)
    put(state, "reptiles", "E4")
    put(state, "fishes", "D5", 2)
    put(state, "fishes", "D6", 2)
    choose_card(state, "crustaceans", "asteroid")
    do(state, "hex:D4", "animal:crustaceans")
    assert asked(state) == ("crustaceans", "card.asteroid")
    assert sorted(offers(state)) == ["animal:fishes", "animal:reptiles"]
    do(state, "animal:reptiles")
    assert standing(state, "E4") == (0, 2, 0, 0)
    assert standing(state, "D5") == (0, 1, 0, 0)
    assert standing(state, "D6") == (0, 2, 0, 0)


@pytest.mark.rule("marine", "card.asteroid")
def test_the_asteroid_kills_ones_own_species_on_an_adjacent_tile_held_alone(state: Marine) -> None:
    put(state, "crustaceans", "E4", 2)
    choose_card(state, "crustaceans", "asteroid")
    do(state, "hex:D4", "animal:fishes")
    assert standing(state, "E4") == (1, 0, 0, 0)
    assert eliminated(state, "crustaceans") == 3 + 1


@pytest.mark.rule("marine", "card.asteroid")
def test_the_asteroid_may_fall_on_any_tile(state: Marine) -> None:
    choose_card(state, "crustaceans", "asteroid")
    assert len(offers(state)) == 15
    assert refused(state, "hex:E5") == ("refused-no-tile", "card.asteroid")


# --- Biomass ----------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.biomass")
def test_biomass_kills_one_species_of_choice_where_species_outnumber_elements(state: Marine) -> None:
    """The reef has 12 species and six elements; D5 has two of each and is spared."""
    put(state, "reptiles", "D5", 2)
    choose_card(state, "crustaceans", "biomass")
    assert sorted(offers(state)) == ["animal:cephalopods", "animal:crustaceans", "animal:fishes", "animal:reptiles"]
    do(state, "animal:reptiles")
    assert standing(state, "D4") == (3, 3, 3, 2)
    assert standing(state, "D5") == (0, 0, 0, 2)
    assert eliminated(state, "reptiles") == 1
    assert asked(state) == CARD_DONE


@pytest.mark.rule("marine", "card.biomass")
def test_biomass_kills_ones_own_species_on_an_overcrowded_tile_held_alone(state: Marine) -> None:
    put(state, "crustaceans", "E4", 3)
    choose_card(state, "crustaceans", "biomass")
    do(state, "animal:fishes")
    assert standing(state, "E4") == (2, 0, 0, 0)


@pytest.mark.rule("marine", "card.biomass")
def test_biomass_also_strikes_tiles_that_one_does_not_occupy(state: Marine) -> None:
    put(state, "fishes", "D7")
    choose_card(state, "crustaceans", "biomass")
    do(state, "animal:reptiles")
    assert standing(state, "D7") == (0, 0, 0, 0)


# --- Disease ----------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.disease")
def test_disease_takes_a_disk_from_each_animal_with_more_elements_down_the_food_chain(state: Marine) -> None:
    disks(state, "crustaceans", "sponges")
    disks(state, "fishes", "sponges")
    disks(state, "cephalopods", "algae", "sun")
    disks(state, "reptiles", "algae", "worms")
    choose_card(state, "crustaceans", "disease")
    bag = in_bag(state, "algae")
    assert asked(state) == ("reptiles", "card.disease")
    do(state, "element:algae")
    assert asked(state) == ("cephalopods", "card.disease")
    do(state, "element:sun")
    assert disks_of(state, "reptiles") == ["worms"]
    assert disks_of(state, "cephalopods") == ["algae"]
    assert in_bag(state, "algae") == bag + 1


@pytest.mark.rule("marine", "card.disease")
def test_disease_spares_animals_with_as_many_elements_or_fewer(state: Marine) -> None:
    disks(state, "crustaceans", "sponges")
    disks(state, "fishes", "sponges")
    choose_card(state, "crustaceans", "disease")
    assert asked(state) == CARD_DONE
    assert disks_of(state, "fishes") == ["sponges"]
    assert disks_of(state, "crustaceans") == ["sponges"]


@pytest.mark.rule("marine", "card.disease")
def test_disease_never_takes_a_printed_element(state: Marine) -> None:
    disks(state, "reptiles", "algae", "worms")
    choose_card(state, "crustaceans", "disease")
    assert refused(state, "element:sun") == ("refused-printed", "card.disease")


@pytest.mark.rule("marine", "card.disease")
def test_disease_passes_an_animal_whose_elements_are_all_printed(state: Marine) -> None:
    """A ram feeder has four printed elements, one more than crustaceans, and no disk to lose."""
    give_trait(state, "reptiles", "ram_feeder")
    choose_card(state, "crustaceans", "disease")
    assert asked(state) == CARD_DONE
    assert state.elements_of(ANIMALS.index("reptiles")) == 4


# --- Fecundity --------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.fecundity")
def test_fecundity_adds_one_species_to_each_occupied_tile(state: Marine) -> None:
    put(state, "crustaceans", "E4")
    choose_card(state, "crustaceans", "fecundity")
    assert standing(state, "D4") == (4, 3, 3, 3)
    assert standing(state, "E4") == (2, 0, 0, 0)
    assert pool(state, "crustaceans") == 31 - 1 - 2
    assert asked(state) == CARD_DONE


@pytest.mark.rule("marine", "card.fecundity")
def test_fecundity_asks_which_tiles_get_a_species_when_the_gene_pool_is_short(state: Marine) -> None:
    put(state, "crustaceans", "E4")
    put(state, "crustaceans", "D5")
    lose(state, "crustaceans", pool(state, "crustaceans") - 2)
    choose_card(state, "crustaceans", "fecundity")
    assert sorted(offers(state)) == ["hex:D4", "hex:D5", "hex:E4"]
    do(state, "hex:E4")
    assert sorted(offers(state)) == ["hex:D4", "hex:D5"]
    do(state, "hex:D5")
    assert (standing(state, "D4")[0], standing(state, "D5")[0], standing(state, "E4")[0]) == (3, 2, 2)
    assert pool(state, "crustaceans") == 0


@pytest.mark.rule("marine", "card.fecundity")
def test_fecundity_is_void_with_an_empty_gene_pool(state: Marine) -> None:
    lose(state, "crustaceans", pool(state, "crustaceans"))
    choose_card(state, "crustaceans", "fecundity")
    assert standing(state, "D4")[0] == 3
    assert asked(state) == CARD_DONE


# --- Gene Expression --------------------------------------------------------------------------


@pytest.fixture
def expressing() -> Marine:
    """Crustaceans, who are social, have drawn their three traits."""
    state = start()
    give_trait(state, "crustaceans", "social")
    give_trait(state, "fishes", "flight")
    choose_card(state, "crustaceans", "gene_expression")
    return state


@pytest.mark.rule("marine", "card.gene_expression")
def test_gene_expression_offers_three_traits_out_of_the_box(expressing: Marine) -> None:
    assert asked(expressing) == ("crustaceans", "card.gene_expression")
    assert len(offers(expressing)) == 3
    assert refused(expressing, "trait:flight") == ("refused-trait-not-drawn", "card.gene_expression")


@pytest.mark.rule("marine", "card.gene_expression")
def test_gene_expression_replaces_the_trait_and_puts_the_rest_back_into_the_box(expressing: Marine) -> None:
    drawn = [text.removeprefix("trait:") for text in offers(expressing)]
    new = next(t for t in drawn if t not in ("exaptation", "pack_hunters"))
    do(expressing, f"trait:{new}")
    assert traits_of(expressing, "crustaceans") == [new]
    in_box = [TRAITS[t] for t in range(len(TRAITS)) if expressing.trait_box >> t & 1]
    assert {"social", *drawn} - {new} <= set(in_box)
    assert new not in in_box
    assert not expressing.has(ANIMALS.index("crustaceans"), TRAITS.index("social"))
    assert expressing.has(ANIMALS.index("crustaceans"), TRAITS.index(new))


@pytest.mark.rule("marine", "card.gene_expression")
def test_gene_expression_shows_the_drawn_traits_to_their_owner_only(expressing: Marine) -> None:
    a = ANIMALS.index("crustaceans")
    owner, other = expressing.masked(0), expressing.masked(1)
    assert isinstance(owner, Marine)
    assert isinstance(other, Marine)
    assert owner.hands[a] == expressing.hands[a]
    assert other.hands[a] < 0


# --- Habitat ----------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.habitat")
def test_habitat_removes_an_element_without_ones_pawn_and_adds_one_with_it(state: Marine) -> None:
    control(state, "crustaceans", "worms")
    control(state, "crustaceans", "algae")
    choose_card(state, "crustaceans", "habitat")
    suns, worms = in_bag(state, "sun"), in_bag(state, "worms")
    assert sorted(offers(state)) == sorted([at("D4 E"), at("D4 SW"), at("D4 W"), at("D4 NW")])
    assert refused(state, at("D4 SE")) == ("refused-not-that-corner", "card.habitat")
    do(state, at("D4 NW"))
    assert element_at(state, "D4 NW") is None
    assert sorted(offers(state)) == ["element:algae", "element:worms"]
    assert refused(state, "element:sun") == ("refused-not-controlled", "card.habitat")
    do(state, "element:worms", at("D1 NE"))
    assert element_at(state, "D1 NE") == "worms"
    assert (in_bag(state, "sun"), in_bag(state, "worms")) == (suns + 1, worms - 1)


@pytest.mark.rule("marine", "card.habitat")
def test_habitat_removes_nothing_for_an_animal_with_all_six_pawns(state: Marine) -> None:
    for element in ELEMENTS:
        control(state, "crustaceans", element)
    choose_card(state, "crustaceans", "habitat")
    assert len(offers(state)) == 6
    do(state, "element:sun")
    assert refused(state, at("D4 SE")) == ("refused-corner-taken", "card.habitat")
    assert refused(state, at("G4 SE")) == ("refused-corner-off-earth", "card.habitat")


@pytest.mark.rule("marine", "card.habitat")
def test_habitat_adds_nothing_for_an_animal_without_a_special_pawn(state: Marine) -> None:
    choose_card(state, "crustaceans", "habitat")
    assert len(offers(state)) == 6
    do(state, at("D4 SE"))
    assert element_at(state, "D4 SE") is None
    assert asked(state) == CARD_DONE


# --- Invasive Species -------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.invasive_species")
def test_invasive_species_costs_each_opposing_animal_one_species_on_tiles_of_the_competition_terrains(
    state: Marine,
) -> None:
    """Ocean is shown twice and still costs one. The reef is not shown; the ocean under a smoker is a vent."""
    markers(state, competition=["ocean", "ocean", "land"])
    put(state, "crustaceans", "D5", 2)
    put(state, "fishes", "D5", 2)
    put(state, "reptiles", "D5", 3)
    put(state, "fishes", "D3")
    put(state, "fishes", "D7")
    choose_card(state, "crustaceans", "invasive_species")
    assert standing(state, "D5") == (2, 1, 0, 2)
    assert standing(state, "D3") == (0, 0, 0, 0)
    assert standing(state, "D7") == (0, 1, 0, 0)
    assert standing(state, "D4") == (3, 3, 3, 3)
    assert (eliminated(state, "fishes"), eliminated(state, "reptiles")) == (2, 1)


# --- Mass Exodus ------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.mass_exodus")
def test_mass_exodus_moves_all_species_of_a_tile_and_may_split_them(state: Marine) -> None:
    put(state, "fishes", "E4", 2)
    put(state, "reptiles", "E4")
    choose_card(state, "crustaceans", "mass_exodus")
    do(state, "hex:E4")
    assert sorted(offers(state)) == ["animal:fishes", "animal:reptiles"]
    do(state, "animal:fishes", "hex:D5", "animal:fishes", "hex:E3")
    assert asked(state) == ("crustaceans", "card.mass_exodus")
    do(state, "hex:D5")
    assert standing(state, "E4") == (0, 0, 0, 0)
    assert standing(state, "D5") == (0, 1, 0, 1)
    assert standing(state, "E3") == (0, 1, 0, 0)
    assert asked(state) == CARD_DONE


@pytest.mark.rule("marine", "card.mass_exodus")
def test_mass_exodus_leads_to_adjacent_tiles_only(state: Marine) -> None:
    put(state, "fishes", "E4")
    choose_card(state, "crustaceans", "mass_exodus")
    do(state, "hex:E4")
    assert sorted(offers(state)) == ["hex:D4", "hex:D5", "hex:E3"]
    assert refused(state, "hex:E5") == ("refused-no-tile", "card.mass_exodus")


# --- Metamorphosis ----------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.metamorphosis")
def test_metamorphosis_exchanges_a_disk_for_an_element_of_choice_from_the_bag(state: Marine) -> None:
    disks(state, "crustaceans", "sun", "plankton")
    choose_card(state, "crustaceans", "metamorphosis")
    suns, sponges = in_bag(state, "sun"), in_bag(state, "sponges")
    do(state, "element:sun")
    assert len(offers(state)) == 6
    do(state, "element:sponges")
    assert disks_of(state, "crustaceans") == ["plankton", "sponges"]
    assert (in_bag(state, "sun"), in_bag(state, "sponges")) == (suns + 1, sponges - 1)


@pytest.mark.rule("marine", "card.metamorphosis")
def test_metamorphosis_finds_only_what_the_bag_holds(state: Marine) -> None:
    disks(state, "crustaceans", "sun", "plankton")
    box(state, "depletion", *["sponges"] * in_bag(state, "sponges"))
    choose_card(state, "crustaceans", "metamorphosis")
    do(state, "element:sun")
    assert refused(state, "element:sponges") == ("refused-not-in-bag", "card.metamorphosis")


@pytest.mark.rule("marine", "card.metamorphosis")
def test_metamorphosis_is_void_without_a_disk(state: Marine) -> None:
    choose_card(state, "crustaceans", "metamorphosis")
    assert asked(state) == CARD_DONE


# --- Niche Construction -----------------------------------------------------------------------


@pytest.mark.rule("marine", "card.niche_construction")
def test_niche_construction_moves_an_element_to_another_tile(state: Marine) -> None:
    choose_card(state, "crustaceans", "niche_construction")
    assert len(offers(state)) == 6
    do(state, at("D4 NW"), at("D1 NE"))
    assert element_at(state, "D4 NW") is None
    assert element_at(state, "D1 NE") == "sun"


@pytest.mark.rule("marine", "card.niche_construction")
def test_niche_construction_may_move_an_element_within_its_tile(state: Marine) -> None:
    choose_card(state, "crustaceans", "niche_construction")
    do(state, at("D4 SW"), at("D5 SE"))
    assert element_at(state, "D4 SW") is None
    assert element_at(state, "D5 SE") == "plankton"


@pytest.mark.rule("marine", "card.niche_construction")
def test_niche_construction_needs_a_vacant_corner_of_earth(state: Marine) -> None:
    choose_card(state, "crustaceans", "niche_construction")
    do(state, at("D4 NW"))
    assert refused(state, at("D4 SE")) == ("refused-corner-taken", "card.niche_construction")
    assert refused(state, at("G4 SE")) == ("refused-corner-off-earth", "card.niche_construction")


@pytest.mark.rule("marine", "card.niche_construction")
def test_niche_construction_is_void_without_an_element_on_earth(barren: Marine) -> None:
    choose_card(barren, "crustaceans", "niche_construction")
    assert asked(barren) == CARD_DONE


# --- Omnivore ---------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.omnivore")
def test_omnivore_eats_an_element_and_then_a_species_on_a_tile_of_ones_own(state: Marine) -> None:
    put(state, "crustaceans", "E4")
    choose_card(state, "crustaceans", "omnivore")
    assert refused(state, "hex:D5") == ("refused-no-species", "card.omnivore")
    bag = in_bag(state, "sun")
    do(state, "hex:D4")
    assert len(offers(state)) == 6
    do(state, at("D4 NW"))
    assert in_bag(state, "sun") == bag + 1
    do(state, "animal:reptiles")
    assert standing(state, "D4") == (3, 3, 3, 2)
    assert asked(state) == CARD_DONE


@pytest.mark.rule("marine", "card.omnivore")
def test_omnivore_eats_ones_own_species_where_no_other_is(state: Marine) -> None:
    put(state, "crustaceans", "E4", 2)
    choose_card(state, "crustaceans", "omnivore")
    do(state, "hex:E4", at("E4 W"))
    assert element_at(state, "E4 W") is None
    assert standing(state, "E4") == (1, 0, 0, 0)
    assert eliminated(state, "crustaceans") == 1


@pytest.mark.rule("marine", "card.omnivore")
def test_omnivore_still_eats_a_species_on_a_tile_without_elements(state: Marine) -> None:
    put(state, "crustaceans", "D6")
    put(state, "fishes", "D6")
    choose_card(state, "crustaceans", "omnivore")
    do(state, "hex:D6", "animal:fishes")
    assert standing(state, "D6") == (1, 0, 0, 0)


# --- Population Explosion ---------------------------------------------------------------------


@pytest.mark.rule("marine", "card.population_explosion")
def test_population_explosion_adds_as_many_own_species_as_all_that_stand_there(state: Marine) -> None:
    put(state, "crustaceans", "E4")
    put(state, "fishes", "D5")
    choose_card(state, "crustaceans", "population_explosion")
    assert refused(state, "hex:D5") == ("refused-no-species", "card.population_explosion")
    do(state, "hex:D4")
    assert standing(state, "D4") == (3 + 12, 3, 3, 3)
    assert asked(state) == CARD_DONE


@pytest.mark.rule("marine", "card.population_explosion")
def test_population_explosion_places_what_a_short_gene_pool_has(state: Marine) -> None:
    lose(state, "crustaceans", pool(state, "crustaceans") - 5)
    choose_card(state, "crustaceans", "population_explosion")
    assert standing(state, "D4") == (3 + 5, 3, 3, 3)
    assert pool(state, "crustaceans") == 0


# --- Predator ---------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.predator")
def test_predator_kills_one_opposing_species_of_choice_on_every_shared_tile(state: Marine) -> None:
    put(state, "crustaceans", "E4")
    put(state, "fishes", "E4", 2)
    put(state, "reptiles", "E4", 2)
    put(state, "crustaceans", "C3", 2)
    put(state, "reptiles", "D6")
    choose_card(state, "crustaceans", "predator")
    assert refused(state, "animal:crustaceans") == ("refused-own-species", "card.predator")
    do(state, "animal:reptiles", "animal:fishes")
    assert standing(state, "D4") == (3, 3, 3, 2)
    assert standing(state, "E4") == (1, 1, 0, 2)
    assert standing(state, "C3") == (2, 0, 0, 0)
    assert standing(state, "D6") == (0, 0, 0, 1)
    assert asked(state) == CARD_DONE


# --- Profligate Carnivore ---------------------------------------------------------------------


@pytest.mark.rule("marine", "card.profligate_carnivore")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_profligate_carnivore_replaces_as_many_opposing_species_as_its_slot_says(state: Marine, slot: int) -> None:
    put(state, "fishes", "D7", 9)
    choose_card(state, "crustaceans", "profligate_carnivore", slot=slot)
    do(state, *["hex:D7"] * slot)
    assert standing(state, "D7") == (slot, 9 - slot, 0, 0)
    assert eliminated(state, "fishes") == slot
    assert pool(state, "crustaceans") == 31 - slot
    assert asked(state) == CARD_DONE


@pytest.mark.rule("marine", "card.profligate_carnivore")
def test_profligate_carnivore_chooses_each_victim_anywhere_on_earth_but_never_its_own(state: Marine) -> None:
    put(state, "reptiles", "D7")
    choose_card(state, "crustaceans", "profligate_carnivore", slot=2)
    do(state, "hex:D4")
    assert refused(state, "animal:crustaceans") == ("refused-own-species", "card.profligate_carnivore")
    do(state, "animal:cephalopods", "hex:D7")
    assert standing(state, "D4") == (4, 3, 2, 3)
    assert standing(state, "D7") == (1, 0, 0, 0)


@pytest.mark.rule("marine", "card.profligate_carnivore")
def test_profligate_carnivore_kills_on_with_an_empty_gene_pool(state: Marine) -> None:
    lose(state, "crustaceans", pool(state, "crustaceans") - 1)
    put(state, "fishes", "D7", 3)
    choose_card(state, "crustaceans", "profligate_carnivore", slot=3)
    do(state, "hex:D7", "hex:D7", "hex:D7")
    assert standing(state, "D7") == (1, 0, 0, 0)
    assert eliminated(state, "fishes") == 3
    assert pool(state, "crustaceans") == 0


@pytest.mark.rule("marine", "card.profligate_carnivore")
def test_profligate_carnivore_stops_when_no_opposing_species_is_left(state: Marine) -> None:
    bare(state)
    lay(state, "worms", "D4 SE")
    put(state, "crustaceans", "D4")
    put(state, "fishes", "D4", 2)
    choose_card(state, "crustaceans", "profligate_carnivore", slot=5)
    assert standing(state, "D4") == (3, 0, 0, 0)
    assert asked(state) == CARD_DONE


# --- Solar Radiation --------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.solar_radiation")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_solar_radiation_returns_as_many_species_of_a_tile_as_its_slot_says(state: Marine, slot: int) -> None:
    put(state, "fishes", "D7", 9)
    before = pool(state, "fishes")
    choose_card(state, "crustaceans", "solar_radiation", slot=slot)
    do(state, "hex:D7")
    assert standing(state, "D7") == (0, 9 - slot, 0, 0)
    assert pool(state, "fishes") == before + slot
    assert eliminated(state, "fishes") == 0


@pytest.mark.rule("marine", "card.solar_radiation")
def test_solar_radiation_asks_whose_species_returns_and_may_take_ones_own(state: Marine) -> None:
    put(state, "fishes", "D7")
    choose_card(state, "crustaceans", "solar_radiation", slot=2)
    do(state, "hex:D4", "animal:crustaceans", "animal:reptiles")
    assert standing(state, "D4") == (2, 3, 3, 2)
    assert pool(state, "crustaceans") == 32
    assert asked(state) == CARD_DONE


@pytest.mark.rule("marine", "card.solar_radiation")
def test_solar_radiation_empties_a_tile_with_fewer_species_ones_own_too(state: Marine) -> None:
    put(state, "crustaceans", "E4")
    put(state, "fishes", "E4")
    choose_card(state, "crustaceans", "solar_radiation", slot=4)
    do(state, "hex:E4", "animal:fishes")
    assert standing(state, "E4") == (0, 0, 0, 0)
    assert standing(state, "D4") == (3, 3, 3, 3)
    assert pool(state, "crustaceans") == 31


# --- Symbiotic --------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.symbiotic")
def test_symbiotic_gives_an_element_to_oneself_and_to_animals_with_fewer(state: Marine) -> None:
    """Printed ones and disks count: crustaceans and cephalopods have four, fishes three, reptiles five."""
    disks(state, "crustaceans", "sun")
    disks(state, "cephalopods", "sun")
    disks(state, "reptiles", "worms", "worms")
    choose_card(state, "crustaceans", "symbiotic")
    assert len(disks_of(state, "crustaceans")) == 2
    assert len(disks_of(state, "fishes")) == 1
    assert disks_of(state, "cephalopods") == ["sun"]
    assert disks_of(state, "reptiles") == ["worms", "worms"]


@pytest.mark.rule("marine", "card.symbiotic", "adaptation")
def test_symbiotic_gives_nothing_to_an_animal_without_an_empty_space(state: Marine) -> None:
    disks(state, "crustaceans", "sun", "sun", "sun")
    disks(state, "fishes", "sun")
    choose_card(state, "crustaceans", "symbiotic")
    assert disks_of(state, "crustaceans") == ["sun", "sun", "sun"]
    assert len(disks_of(state, "fishes")) == 2


@pytest.mark.rule("marine", "card.symbiotic")
def test_symbiotic_serves_the_food_chain_from_its_top(state: Marine) -> None:
    """One element is left in the bag: cephalopods get it, before fishes and crustaceans."""
    disks(state, "crustaceans", "sun")
    disks(state, "reptiles", "sun")
    everything = [
        e for e in ("algae", "worms", "plankton", "sponges", "gastropods", "sun") for _ in range(in_bag(state, e))
    ]
    box(state, "depletion", *everything[1:])
    choose_card(state, "crustaceans", "symbiotic")
    assert disks_of(state, "cephalopods") == ["algae"]
    assert disks_of(state, "fishes") == []
    assert disks_of(state, "crustaceans") == ["sun"]


# --- Tectonic Shift ---------------------------------------------------------------------------


@pytest.fixture
def shifted(state: Marine) -> Marine:
    """Pawns of all animals on the display, two of them special; crustaceans choose Tectonic Shift."""
    control(state, "cephalopods", "sun", 4)
    control(state, "crustaceans", "worms", 3)
    stand(state, "sun", "wanderlust-3")
    stand(state, "worms", "competition-4")
    stand(state, "fishes", "abundance-1")
    stand(state, "reptiles", "migration-2")
    state.retrieved[ANIMALS.index("reptiles")] = 1
    choose_card(state, "crustaceans", "tectonic_shift")
    return state


@pytest.mark.rule("marine", "card.tectonic_shift")
def test_tectonic_shift_returns_all_pawns_special_ones_too(shifted: Marine) -> None:
    assert set(shifted.spaces) == {EMPTY}
    assert shifted.pawns == [4, 4, 4, 4]
    assert set(shifted.special_at) == {NONE}


@pytest.mark.rule("marine", "card.tectonic_shift")
def test_tectonic_shift_leaves_control_and_targets_as_they_are(shifted: Marine) -> None:
    sun, worms = ELEMENTS.index("sun"), ELEMENTS.index("worms")
    assert ANIMALS[shifted.control[sun]] == "cephalopods"
    assert ANIMALS[shifted.control[worms]] == "crustaceans"
    assert (shifted.target[sun], shifted.target[worms]) == (4, 3)


@pytest.mark.rule("marine", "card.tectonic_shift", "retrieve")
def test_tectonic_shift_moves_no_food_chain_cube(shifted: Marine) -> None:
    assert [shifted.retrieved[ANIMALS.index(a)] for a in ("crustaceans", "fishes", "cephalopods")] == [0, 0, 0]
    assert shifted.retrieved[ANIMALS.index("reptiles")] == 1
    assert ("log-reseed", "retrieve.round") not in told(shifted)


# --- Terrestrial ------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.terrestrial")
def test_terrestrial_brings_an_element_of_choice_and_species_to_land(state: Marine) -> None:
    choose_card(state, "crustaceans", "terrestrial")
    bag = in_bag(state, "worms")
    do(state, "hex:D2")
    assert len(offers(state)) == 6
    do(state, "element:worms", at("D2 NE"))
    assert element_at(state, "D2 NE") == "worms"
    assert in_bag(state, "worms") == bag - 1
    assert offers(state) == ["number:0", "number:1", "number:2", "number:3", "number:4"]
    do(state, "number:4")
    assert standing(state, "D2") == (4, 0, 0, 0)
    assert pool(state, "crustaceans") == 31 - 4


@pytest.mark.rule("marine", "card.terrestrial")
def test_terrestrial_reaches_land_and_geysers_but_no_smoker(state: Marine) -> None:
    choose_card(state, "crustaceans", "terrestrial")
    assert sorted(offers(state)) == ["hex:C1", "hex:D1", "hex:D2", "hex:D3", "hex:E1"]
    assert refused(state, "hex:D7") == ("refused-not-dry", "card.terrestrial")
    assert refused(state, "hex:D5") == ("refused-not-dry", "card.terrestrial")


@pytest.mark.rule("marine", "card.terrestrial")
def test_terrestrial_brings_no_more_species_than_the_gene_pool_has(state: Marine) -> None:
    lose(state, "crustaceans", pool(state, "crustaceans") - 2)
    choose_card(state, "crustaceans", "terrestrial")
    do(state, "hex:D2", "element:worms", at("D2 NE"))
    assert offers(state) == ["number:0", "number:1", "number:2"]


@pytest.mark.rule("marine", "card.terrestrial")
def test_terrestrial_brings_only_an_element_with_an_empty_gene_pool(state: Marine) -> None:
    lose(state, "crustaceans", pool(state, "crustaceans"))
    choose_card(state, "crustaceans", "terrestrial")
    do(state, "hex:D2", "element:worms", at("D2 NE"))
    assert element_at(state, "D2 NE") == "worms"
    assert asked(state) == CARD_DONE


@pytest.fixture
def full_land(state: Marine) -> Marine:
    """An element on every corner of every land tile and of the geyser."""
    corners = sorted({c for hex in ("C1", "D1", "D2", "D3", "E1") for c in CORNERS_OF[HEXES.index(hex)]})
    for i, c in enumerate(corners):
        if state.element[c] < 0:
            lay(state, ELEMENTS[i % 6], CORNERS[c])
    return state


@pytest.mark.rule("marine", "card.terrestrial")
def test_terrestrial_brings_only_species_where_no_corner_of_land_is_vacant(full_land: Marine) -> None:
    choose_card(full_land, "crustaceans", "terrestrial")
    do(full_land, "hex:D1", "number:3")
    assert standing(full_land, "D1") == (3, 0, 0, 0)
    assert asked(full_land) == CARD_DONE


@pytest.mark.rule("marine", "card.terrestrial")
def test_terrestrial_offers_only_tiles_with_a_vacant_corner_while_there_are_any(full_land: Marine) -> None:
    full_land.to_bag(CORNERS_OF[HEXES.index("D1")][0])
    choose_card(full_land, "crustaceans", "terrestrial")
    do(full_land, "element:worms", "number:0")
    assert element_at(full_land, "D1 NE") == "worms"


# --- Trophic Cascade --------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.trophic_cascade")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_trophic_cascade_removes_as_many_chosen_elements_as_its_slot_says(state: Marine, slot: int) -> None:
    chosen = ["D4 NE", "D4 E", "D4 SE", "D4 SW", "D4 W"][:slot]
    choose_card(state, "crustaceans", "trophic_cascade", slot=slot)
    do(state, "hex:D4", *(at(name) for name in chosen))
    assert [element_at(state, name) for name in chosen] == [None] * slot
    assert state.elements_on(HEXES.index("D4")) == 6 - slot
    assert asked(state) == CARD_DONE


@pytest.mark.rule("marine", "card.trophic_cascade")
def test_trophic_cascade_removes_all_elements_of_a_tile_that_has_no_more_than_x(state: Marine) -> None:
    """D5 has plankton and worms; X is 2, so nothing is left to choose. Nobody needs to stand there."""
    choose_card(state, "crustaceans", "trophic_cascade", slot=2)
    worms = in_bag(state, "worms")
    do(state, "hex:D5")
    assert state.elements_on(HEXES.index("D5")) == 0
    assert in_bag(state, "worms") == worms + 1
    assert asked(state) == CARD_DONE


@pytest.mark.rule("marine", "card.trophic_cascade")
def test_trophic_cascade_ignores_the_remainder_of_x(state: Marine) -> None:
    choose_card(state, "crustaceans", "trophic_cascade", slot=5)
    do(state, "hex:E4")
    assert state.elements_on(HEXES.index("E4")) == 0
    assert state.elements_on(HEXES.index("D4")) == 4


@pytest.mark.rule("marine", "card.trophic_cascade")
def test_trophic_cascade_is_void_without_an_element_on_earth(barren: Marine) -> None:
    choose_card(barren, "crustaceans", "trophic_cascade", slot=5)
    assert asked(barren) == CARD_DONE


@pytest.mark.rule("marine", "card.terrestrial")
def test_terrestrial_takes_what_the_bag_has_to_a_corner_that_is_vacant(state: Marine) -> None:
    lay(state, "algae", "D2 NE")
    box(state, "depletion", *["algae"] * in_bag(state, "algae"))
    choose_card(state, "crustaceans", "terrestrial")
    do(state, "hex:D2")
    assert refused(state, "element:algae") == ("refused-not-in-bag", "card.terrestrial")
    do(state, "element:worms")
    assert at("D2 NE") not in offers(state)


@pytest.mark.rule("marine", "card.trophic_cascade")
def test_trophic_cascade_reaches_land(state: Marine) -> None:
    choose_card(state, "crustaceans", "trophic_cascade", slot=1)
    assert "hex:D3" in offers(state)


@pytest.mark.rule("marine", "card.disease")
def test_with_a_pack_disease_may_strike_all_others_but_never_whoever_chose_it(state: Marine) -> None:
    state.components = copy(state.components)
    state.components.amount = [0] * len(state.components.amount)
    disks(state, "crustaceans", "sponges")
    disks(state, "fishes", "sponges")
    choose_card(state, "crustaceans", "disease")
    assert disks_of(state, "fishes") == []
    assert disks_of(state, "crustaceans") == ["sponges"]


@pytest.mark.rule("marine", "card.solar_radiation", "evolution.refill")
def test_with_a_pack_solar_radiation_may_strike_on_entering_play_by_the_slot_that_it_comes_into(state: Marine) -> None:
    state.components = copy(state.components)
    radiation = CARDS.index("solar_radiation")
    state.components.enters = state.components.enters.copy()
    state.components.enters[radiation] = state.components.effect[radiation]
    put(state, "fishes", "D7", 9)
    choose_card(state, "crustaceans", "annelids", then="solar_radiation")
    do(state, "hex:D7")
    assert row_of(state)[4] == "solar_radiation"
    assert standing(state, "D7") == (0, 9 - 5, 0, 0)

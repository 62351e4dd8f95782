"""Trait cards from Ancient Lineage to Exaptation: what each one changes, and every clarification about it."""

from __future__ import annotations

import pytest
from tests.games.marine.holding import (
    basic_spaces,
    drain,
    draw,
    drawn,
    empty_ocean,
    exapt,
    extinction,
    retrieve_last,
    score_reef,
    works,
)
from tests.games.marine.situation import (
    asked,
    at,
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
    vp,
)

from phylarium.games.marine.rules.board import HEXES
from phylarium.games.marine.rules.names import ANIMALS, ELEMENTS, PLANKTON, SPACES, TRAITS
from phylarium.games.marine.rules.state import Marine

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


@pytest.mark.rule("marine", "trait.bottom_feeder", "domination.on-display", "pawn.basic")
def test_a_special_pawn_won_on_a_personal_space_binds_only_the_owner_of_the_space(scavengers: Marine) -> None:
    control(scavengers, "reptiles", "sun")
    stand(scavengers, "sun", "bottom-feeder-reptiles")
    turn(scavengers, "reptiles")  # no basic pawn of theirs may come after it: they retrieve
    assert scavengers.retrieved[ANIMALS.index("reptiles")] == 1
    stand(scavengers, "sun", "bottom-feeder-reptiles")
    control(scavengers, "fishes", "sun")
    turn(scavengers, "fishes")
    assert asked(scavengers) == ("fishes", "turn.choice"), "it binds them, and they had to retrieve"
    assert scavengers.retrieved[ANIMALS.index("fishes")] == 0
    assert "abundance-1" in basic_spaces(scavengers)
    stand(scavengers, "fishes", "depletion-1")
    turn(scavengers, "fishes")
    assert refused(scavengers, "place:basic@abundance-1") == ("refused-before-own-pawn", "pawn.basic")
    # It comes back with the others all the same.
    do(scavengers, "retrieve")
    assert scavengers.special_at[ELEMENTS.index("sun")] == -1


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
    assert ("log-bottom-feeder", "trait.bottom_feeder") in told(scavengers)
    assert vp(scavengers)["reptiles"] == 2


@pytest.mark.rule("marine", "trait.bottom_feeder")
def test_bottom_feeder_may_put_the_element_on_a_corner_of_a_tile_of_its_own(scavengers: Marine) -> None:
    do(scavengers, "place:basic@bottom-feeder-reptiles", "detritus:depletion-worms")
    assert refused(scavengers, at("C6 SW")) == ("refused-corner-not-yours", "trait.bottom_feeder")
    do(scavengers, "corner:D4-D5-E4")
    assert element_at(scavengers, "D4 SE") == "worms"
    assert box_of(scavengers, "depletion") == []
    assert vp(scavengers)["reptiles"] == 2


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
    do(scavengers, "retrieve")
    assert scavengers.special_at[ELEMENTS.index("sun")] == -1
    turn(scavengers, "reptiles")
    assert "bottom-feeder-reptiles" in basic_spaces(scavengers)


# --- Budding Intelligence --------------------------------------------------------------------


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


@pytest.mark.rule("marine", "trait.ecological_niche")
def test_ecological_niche_takes_nothing_from_others_around_elements_that_nobody_controls() -> None:
    state = empty_ocean()
    give_trait(state, "crustaceans", "ecological_niche")
    lay(state, "algae", "D4 NE")
    speciation(state, "algae")
    settle_all(state, "reptiles", 1, "D3-D4-E3")
    assert (species(state, "reptiles", "D4"), species(state, "reptiles", "D3")) == (2, 1)


@pytest.mark.rule("marine", "trait.bottom_feeder", "adaptation")
def test_a_bottom_feeder_without_an_empty_space_is_told_so(scavengers: Marine) -> None:
    disks(scavengers, "reptiles", "worms", "worms", "worms")
    do(scavengers, "place:basic@bottom-feeder-reptiles", "detritus:depletion-worms")
    assert refused(scavengers, "empty-space") == ("refused-no-empty-space", "adaptation")


@pytest.mark.rule("marine", "trait.bottom_feeder", "pawn.bump")
def test_a_bottom_feeder_whose_pawn_is_on_its_own_space_is_told_that_it_stands_there(scavengers: Marine) -> None:
    control(scavengers, "reptiles", "sun")
    stand(scavengers, "reptiles", "bottom-feeder-reptiles")
    turn(scavengers, "reptiles")
    assert refused(scavengers, "place:sun@bottom-feeder-reptiles") == ("refused-own-pawn", "pawn.bump")

"""Trait cards from Flight to Solitary: what each one changes, and every clarification about it."""

from __future__ import annotations

from copy import copy

import pytest
from tests.games.marine.holding import (
    basic_spaces,
    draw,
    empty_ocean,
    exapt,
    others_retrieved,
    retrieve_last,
    score_reef,
    set_ups,
)
from tests.games.marine.situation import (
    asked,
    box,
    choose_card,
    control,
    disks,
    disks_of,
    do,
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
    turn,
    vent,
    vp,
)

from phylarium.games.marine.rules.board import CENTRE
from phylarium.games.marine.rules.names import ANIMALS, ELEMENTS, PLANKTON, SPACES, TRAITS
from phylarium.games.marine.rules.state import Marine

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
@pytest.mark.parametrize("special", [True, False])
def test_hadopelagic_works_as_well_with_one_pawn_of_either_kind_in_hand(deep: Marine, special: bool) -> None:
    if special:
        control(deep, "reptiles", "sun")
    else:
        deep.free_space(SPACES.index("abundance-1"))
    turn(deep, "reptiles")
    do(deep, "retrieve")
    assert ("log-another-turn", "trait.hadopelagic") in told(deep)
    assert asked(deep) == ("reptiles", "turn.choice")


@pytest.mark.rule("marine", "trait.hadopelagic")
def test_hadopelagic_counts_a_special_pawn_that_was_not_placed(deep: Marine) -> None:
    deep.free_space(SPACES.index("abundance-1"))
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
def test_hadopelagic_gives_nothing_while_two_pawns_were_left(deep: Marine) -> None:
    deep.free_space(SPACES.index("abundance-1"))
    deep.free_space(SPACES.index("abundance-2"))
    turn(deep, "reptiles")
    do(deep, "retrieve")
    assert asked(deep) == ("crustaceans", "turn.choice")


@pytest.mark.rule("marine", "trait.hadopelagic")
def test_hadopelagic_gives_nothing_to_whoever_has_no_pawn_on_the_display(deep: Marine) -> None:
    for space in ("abundance-1", "abundance-2", "abundance-3", "depletion-1"):
        deep.free_space(SPACES.index(space))
    deep.components = copy(deep.components)
    deep.components.trait_amount = [4] * len(TRAITS)  # a pack that lets them keep all four
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

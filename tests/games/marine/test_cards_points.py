"""Evolution cards that count or score something, and those that work while they lie face up."""

from __future__ import annotations

import pytest
from tests.games.marine.situation import (
    QUIET,
    asked,
    at,
    bare,
    choose_card,
    dealt,
    discard_of,
    discarded,
    disks,
    do,
    element_at,
    eliminated,
    evolve,
    lay,
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
    told,
    turn,
    vent,
    vent_side,
    vp,
)

from phylarium.games.marine.rules.names import ANIMALS, TERRAINS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import NONE


@pytest.fixture
def state() -> Marine:
    return start()


# --- counting --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "element", "animal", "need"),
    [
        pytest.param("annelids", "worms", "reptiles", "sun", marks=pytest.mark.rule("marine", "card.annelids")),
        pytest.param(
            "carbon_cycle", "plankton", "reptiles", "sun", marks=pytest.mark.rule("marine", "card.carbon_cycle")
        ),
        pytest.param(
            "endosymbionts", "sponges", "fishes", "plankton", marks=pytest.mark.rule("marine", "card.endosymbionts")
        ),
        pytest.param("producers", "algae", "reptiles", "sun", marks=pytest.mark.rule("marine", "card.producers")),
        pytest.param(
            "semi_aquatic", "sun", "fishes", "plankton", marks=pytest.mark.rule("marine", "card.semi_aquatic")
        ),
        pytest.param("univalves", "gastropods", "reptiles", "sun", marks=pytest.mark.rule("marine", "card.univalves")),
    ],
)
def test_an_element_card_gives_one_vp_for_each_occupied_tile_with_the_element(
    state: Marine, card: str, element: str, animal: str, need: str
) -> None:
    """Two disks on D6 count once, the animal does not need them, and tiles of others (D7, C1) do not count."""
    bare(state)
    lay(state, need, "D4 NE")
    lay(state, element, "D6 SE", "D6 SW", "C1 W")
    put(state, animal, "D4")
    put(state, animal, "D6", 3)
    put(state, animal, "E6")
    put(state, "cephalopods", "D7")
    put(state, "cephalopods", "C1")
    choose_card(state, animal, card)
    assert vp(state)[animal] == 2
    assert vp(state)["cephalopods"] == 0


@pytest.mark.rule("marine", "card.biodiversity")
def test_biodiversity_gives_one_vp_for_each_shared_tile_however_many_share_it(state: Marine) -> None:
    put(state, "crustaceans", "E4")
    put(state, "fishes", "E4")
    put(state, "crustaceans", "D5")
    put(state, "fishes", "D6")
    put(state, "reptiles", "D6")
    choose_card(state, "crustaceans", "biodiversity")
    assert vp(state) == points(crustaceans=2)


@pytest.mark.rule("marine", "card.ecodiversity")
def test_ecodiversity_counts_each_matching_element_on_earth_once(state: Marine) -> None:
    """Reptiles need sun twice, but each of the two suns on earth counts only once; sponges and worms: one each."""
    disks(state, "reptiles", "worms")
    lay(state, "sun", "D1 NE")
    choose_card(state, "reptiles", "ecodiversity")
    assert vp(state)["reptiles"] == 4


@pytest.mark.rule("marine", "card.extremophiles")
def test_extremophiles_counts_own_species_on_geysers_and_smokers(state: Marine) -> None:
    assert (vent_side(state, "D1"), vent_side(state, "D7")) == ("geyser", "smoker")
    put(state, "crustaceans", "D1", 2)
    put(state, "crustaceans", "D7", 3)
    put(state, "fishes", "D7", 4)
    choose_card(state, "crustaceans", "extremophiles")
    assert vp(state) == points(crustaceans=3 * 5)


@pytest.mark.rule("marine", "card.fertile")
def test_fertile_counts_own_and_opposing_species_on_the_chosen_tile(state: Marine) -> None:
    put(state, "crustaceans", "D5")
    choose_card(state, "crustaceans", "fertile")
    do(state, "hex:D4")
    assert vp(state) == points(crustaceans=12)


@pytest.mark.rule("marine", "card.fertile")
def test_fertile_asks_for_a_tile_of_ones_own(state: Marine) -> None:
    put(state, "crustaceans", "D5")
    put(state, "fishes", "D6")
    choose_card(state, "crustaceans", "fertile")
    assert sorted(offers(state)) == ["hex:D4", "hex:D5"]
    assert refused(state, "hex:D6") == ("refused-no-species", "card.fertile")


# --- scoring ---------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.bountiful_habitat")
def test_bountiful_habitat_scores_all_tiles_of_a_terrain_in_the_chosen_order(state: Marine) -> None:
    put(state, "fishes", "D5", 2)
    put(state, "reptiles", "D5")
    put(state, "fishes", "D6")
    put(state, "crustaceans", "E6")
    choose_card(state, "crustaceans", "bountiful_habitat")
    do(state, "terrain:ocean")
    assert sorted(offers(state)) == ["hex:D5", "hex:D6", "hex:E6"]
    do(state, "hex:D6")
    assert vp(state) == points(fishes=2)
    assert sorted(offers(state)) == ["hex:D5", "hex:E6"]
    do(state, "hex:E6")
    assert vp(state) == points(crustaceans=2, fishes=4, reptiles=1)


@pytest.mark.rule("marine", "card.bountiful_habitat")
def test_bountiful_habitat_needs_no_marker_of_its_terrain_in_the_evolution_section(state: Marine) -> None:
    put(state, "fishes", "D1")
    choose_card(state, "crustaceans", "bountiful_habitat")
    assert TERRAINS.index("vent") not in state.evolution
    do(state, "terrain:vent")
    assert vp(state)["fishes"] == 1


@pytest.mark.rule("marine", "card.bountiful_habitat")
def test_bountiful_habitat_may_score_the_same_tile_again_and_gives_no_card(state: Marine) -> None:
    choose_card(state, "crustaceans", "bountiful_habitat")
    do(state, "terrain:reef")
    assert vp(state) == points(fishes=2, cephalopods=3, reptiles=6)
    assert asked(state) == ("fishes", "turn.choice")
    assert [ANIMALS.index("crustaceans")] == [e.who for e in state.journal or [] if e.what == "log-card-chosen"]


@pytest.mark.rule("marine", "card.marine_snow")
def test_marine_snow_scores_every_ocean_tile_when_it_is_chosen(state: Marine) -> None:
    """The smoker on D7 lies on an ocean tile but is none any more."""
    put(state, "fishes", "D5", 2)
    put(state, "reptiles", "D5")
    put(state, "cephalopods", "E6")
    put(state, "reptiles", "D7")
    choose_card(state, "crustaceans", "marine_snow")
    assert vp(state) == points(fishes=2, cephalopods=2, reptiles=1)


@pytest.mark.rule("marine", "card.marine_snow")
def test_marine_snow_scores_every_ocean_tile_when_it_enters_play_and_gives_no_card(state: Marine) -> None:
    put(state, "crustaceans", "D5", 2)
    choose_card(state, "crustaceans", "annelids", then="marine_snow")
    assert vp(state)["crustaceans"] == 2 + 2  # worms on D4 and D5, then two for the ocean
    assert asked(state) == ("fishes", "turn.choice")
    assert row_of(state)[-1] == "marine_snow"


@pytest.mark.rule("marine", "card.marine_snow", "setup.T")
def test_marine_snow_among_the_first_five_cards_scores_during_set_up() -> None:
    """Species are put on the ocean before the cards are laid; seeds are tried until the card is among the five."""
    for seed in range(100):
        state = dealt("crustaceans", "fishes", "cephalopods", "reptiles", seed=f"snow {seed}")
        put(state, "fishes", "D5", 2)
        put(state, "reptiles", "D5")
        while state.animal == NONE:
            state.apply(state.legal()[0])
        if "marine_snow" in row_of(state):
            break
    assert "marine_snow" in row_of(state)
    assert vp(state) == points(fishes=2, reptiles=1)


# --- Solar Radiation while it lies face up ----------------------------------------------------


@pytest.fixture
def sunlit(state: Marine) -> Marine:
    """Solar Radiation in slot 5; a sun lies on the reef, none on the ocean below it."""
    row(state, *QUIET[:4], "solar_radiation")
    return state


@pytest.mark.rule("marine", "card.solar_radiation")
def test_solar_radiation_face_up_gives_a_vp_more_to_each_animal_that_scores_a_sunny_tile(sunlit: Marine) -> None:
    evolve(sunlit, "crustaceans", "D4")
    assert vp(sunlit) == points(fishes=2 + 1, cephalopods=3 + 1, reptiles=6 + 1)


@pytest.mark.rule("marine", "card.solar_radiation")
def test_solar_radiation_face_up_leaves_tiles_without_sun_alone(sunlit: Marine) -> None:
    put(sunlit, "fishes", "D5")
    evolve(sunlit, "fishes", "D5")
    assert vp(sunlit)["fishes"] == 2


@pytest.mark.rule("marine", "card.solar_radiation")
def test_solar_radiation_in_the_discard_pile_does_nothing(state: Marine) -> None:
    row(state, *QUIET[:5])
    discarded(state, "solar_radiation")
    evolve(state, "crustaceans", "D4")
    assert vp(state)["reptiles"] == 6


@pytest.mark.rule("marine", "card.solar_radiation")
def test_solar_radiation_face_up_does_not_touch_the_scoring_of_marine_snow(state: Marine) -> None:
    put(state, "fishes", "D5")
    lay(state, "sun", "D5 E")
    row(state, "marine_snow", *QUIET[:3], "solar_radiation")
    evolve(state, "fishes", "D4")
    before = vp(state)["fishes"]
    do(state, "card:marine_snow")
    assert vp(state)["fishes"] - before == 2


@pytest.mark.rule("marine", "card.solar_radiation")
def test_solar_radiation_face_up_does_not_touch_the_scoring_of_bountiful_habitat(state: Marine) -> None:
    put(state, "fishes", "D5")
    lay(state, "sun", "D5 E")
    row(state, "bountiful_habitat", *QUIET[:3], "solar_radiation")
    evolve(state, "fishes", "D4")
    before = vp(state)["fishes"]
    do(state, "card:bountiful_habitat", "terrain:ocean")
    assert vp(state)["fishes"] - before == 2


# --- Monotypic Habitat ------------------------------------------------------------------------


@pytest.fixture
def monotypic(state: Marine) -> Marine:
    """Monotypic Habitat in slot 5; all four animals are tied on the reef."""
    row(state, *QUIET[:4], "monotypic_habitat")
    return state


@pytest.mark.rule("marine", "card.monotypic_habitat")
def test_monotypic_habitat_face_up_breaks_ties_from_the_bottom_of_the_food_chain(monotypic: Marine) -> None:
    evolve(monotypic, "crustaceans", "D4")
    assert vp(monotypic) == points(crustaceans=6, fishes=3, cephalopods=2)


@pytest.mark.rule("marine", "card.monotypic_habitat")
def test_monotypic_habitat_face_up_leaves_places_without_a_tie_alone(monotypic: Marine) -> None:
    put(monotypic, "reptiles", "D4")
    evolve(monotypic, "crustaceans", "D4")
    assert vp(monotypic) == points(crustaceans=3, fishes=2, reptiles=6)


@pytest.mark.rule("marine", "card.monotypic_habitat")
def test_monotypic_habitat_stops_reversing_ties_once_it_was_chosen(state: Marine) -> None:
    choose_card(state, "crustaceans", "monotypic_habitat")
    turn(state, "crustaceans")
    do(state, "word:retrieve")
    evolve(state, "fishes", "D4")
    assert vp(state)["reptiles"] == 6


@pytest.mark.rule("marine", "card.monotypic_habitat")
def test_monotypic_habitat_does_not_reverse_the_order_of_turns(monotypic: Marine) -> None:
    turn(monotypic, "crustaceans")
    do(monotypic, "word:retrieve")
    assert asked(monotypic)[0] == "fishes"
    do(monotypic, "word:retrieve")
    assert asked(monotypic)[0] == "cephalopods"
    do(monotypic, "word:retrieve")
    assert asked(monotypic)[0] == "reptiles"


@pytest.mark.rule("marine", "card.monotypic_habitat")
def test_monotypic_habitat_does_not_reverse_the_moves_of_wanderlust(monotypic: Marine) -> None:
    put(monotypic, "reptiles", "E4")
    put(monotypic, "crustaceans", "E4")
    turn(monotypic, "crustaceans")
    do(monotypic, "place:basic@wanderlust-1", "stack:1", "hex:E5", "word:decline")
    assert asked(monotypic) == ("reptiles", "wanderlust.move")
    do(monotypic, "word:done")
    assert asked(monotypic) == ("crustaceans", "wanderlust.move")


@pytest.mark.rule("marine", "card.monotypic_habitat")
def test_monotypic_habitat_gives_two_vp_for_each_tile_that_one_has_alone(state: Marine) -> None:
    put(state, "crustaceans", "E4", 2)
    put(state, "crustaceans", "D6")
    put(state, "fishes", "D6")
    put(state, "crustaceans", "C3")
    choose_card(state, "crustaceans", "monotypic_habitat")
    assert vp(state) == points(crustaceans=2 * 2)


# --- Volcanism --------------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.volcanism")
def test_volcanism_face_up_lets_a_basic_pawn_vent_an_inner_seamount(state: Marine) -> None:
    row(state, *QUIET[:4], "volcanism")
    turn(state, "crustaceans")
    do(state, "place:basic@tectonics-1", "hex:C4")
    assert vent_side(state, "C4") == "smoker"


@pytest.mark.rule("marine", "card.volcanism")
def test_volcanism_face_up_helps_no_other_inner_tile(state: Marine) -> None:
    row(state, *QUIET[:4], "volcanism")
    turn(state, "crustaceans")
    do(state, "place:basic@tectonics-1")
    assert refused(state, "hex:C3") == ("refused-not-at-edge", "tectonics.special")


@pytest.mark.rule("marine", "card.volcanism", "tectonics.tile")
def test_without_volcanism_an_inner_seamount_needs_the_special_space(state: Marine) -> None:
    row(state, *QUIET[:5])
    turn(state, "crustaceans")
    do(state, "place:basic@tectonics-1")
    assert refused(state, "hex:C4") == ("refused-not-at-edge", "tectonics.special")


@pytest.mark.rule("marine", "card.volcanism")
def test_volcanism_chosen_offers_edge_tiles_and_seamounts_and_may_not_be_forfeited(state: Marine) -> None:
    choose_card(state, "crustaceans", "volcanism")
    assert sorted(offers(state)) == ["hex:C1", "hex:C4", "hex:C6", "hex:E1", "hex:E6"]


@pytest.mark.rule("marine", "card.volcanism")
def test_volcanism_chosen_follows_the_rules_of_tectonics(state: Marine) -> None:
    """A vent next to C4 makes two: 3 VP. One species of each animal stays, the rest go to gene pools."""
    vent(state, "D5", "smoker")
    put(state, "reptiles", "C4")
    put(state, "fishes", "C4", 2)
    put(state, "cephalopods", "C4", 4)
    pools = (pool(state, "fishes"), pool(state, "cephalopods"), pool(state, "reptiles"))
    choose_card(state, "reptiles", "volcanism")
    do(state, "hex:C4")
    assert vent_side(state, "C4") == "smoker"
    assert vp(state)["reptiles"] == 3
    assert (species(state, "fishes", "C4"), species(state, "cephalopods", "C4")) == (1, 1)
    assert species(state, "reptiles", "C4") == 2
    assert (pool(state, "fishes"), pool(state, "cephalopods")) == (pools[0] + 1, pools[1] + 3)
    assert pool(state, "reptiles") == pools[2] - 1
    assert eliminated(state, "cephalopods") == 0


@pytest.mark.rule("marine", "card.volcanism", "card.cladogenesis")
def test_volcanism_resolved_from_the_discard_pile_still_reaches_an_inner_seamount(state: Marine) -> None:
    discarded(state, "volcanism")
    choose_card(state, "crustaceans", "cladogenesis")
    assert asked(state) == ("crustaceans", "tectonics.tile")
    assert "hex:C4" in offers(state)


@pytest.mark.rule("marine", "card.volcanism", "tectonics.none")
def test_volcanism_is_void_when_all_vents_lie_on_earth(state: Marine) -> None:
    for hex in ("C1", "D2", "E1", "D3", "C3", "C4", "E3", "E4", "C6", "E6"):
        vent(state, hex, "smoker")
    choose_card(state, "crustaceans", "volcanism")
    assert asked(state) == ("fishes", "turn.choice")
    assert ("log-no-effect", "tectonics.none") in told(state)


# --- Cladogenesis -----------------------------------------------------------------------------


@pytest.mark.rule("marine", "card.cladogenesis")
def test_cladogenesis_skips_its_first_part_when_nothing_was_discarded(state: Marine) -> None:
    choose_card(state, "crustaceans", "cladogenesis", slot=2)
    assert asked(state) == ("crustaceans", "card.cladogenesis")
    assert vp(state)["crustaceans"] == 0
    assert sorted(offers(state)) == sorted(f"card:{card}" for card in row_of(state) if card != "cladogenesis")
    assert refused(state, "card:cladogenesis") == ("refused-card-not-there", "card.cladogenesis")


@pytest.mark.rule("marine", "card.cladogenesis")
def test_cladogenesis_resolves_the_top_discard_and_then_another_face_up_card(state: Marine) -> None:
    put(state, "crustaceans", "D1", 5)
    discarded(state, "biodiversity", "extremophiles")
    choose_card(state, "crustaceans", "cladogenesis")
    assert vp(state)["crustaceans"] == 3 * 5
    do(state, "card:annelids")
    assert vp(state)["crustaceans"] == 3 * 5 + 1


@pytest.mark.rule("marine", "card.cladogenesis", "evolution.refill")
def test_cladogenesis_refills_the_row_for_the_other_card_and_for_itself(state: Marine) -> None:
    discarded(state, "extremophiles")
    choose_card(state, "crustaceans", "cladogenesis", slot=2, then="ecodiversity")
    left = len(state.deck)
    after = state.deck[-2]
    do(state, "card:annelids")
    assert len(state.deck) == left - 2
    assert row_of(state)[:4] == ["carbon_cycle", "endosymbionts", "producers", "ecodiversity"]
    assert state.row[4] == after
    assert discard_of(state) == ["extremophiles", "annelids", "cladogenesis"]


@pytest.mark.rule("marine", "card.cladogenesis", "evolution.refill")
def test_the_icons_of_a_card_that_follows_the_other_card_work_before_cladogenesis_is_discarded(state: Marine) -> None:
    """Fecundity brings an extinction: fishes on a bare vent die while Cladogenesis still lies in the row."""
    put(state, "fishes", "D7")
    discarded(state, "extremophiles")
    choose_card(state, "crustaceans", "cladogenesis", then="fecundity")
    do(state, "card:annelids")
    assert species(state, "fishes", "D7") == 0
    happened = [entry.what for entry in state.journal or []]
    assert happened.count("log-card-enters") == 2
    assert happened.index("log-extinction") < len(happened) - 1 - happened[::-1].index("log-card-enters")


@pytest.mark.rule("marine", "card.cladogenesis", "card.trophic_cascade")
def test_a_discarded_card_takes_x_from_the_slot_of_cladogenesis(state: Marine) -> None:
    discarded(state, "trophic_cascade")
    choose_card(state, "crustaceans", "cladogenesis", slot=3)
    do(state, "hex:D4", at("D4 NE"), at("D4 E"), at("D4 SE"))
    assert asked(state) == ("crustaceans", "card.cladogenesis")


@pytest.mark.rule("marine", "card.cladogenesis", "card.trophic_cascade")
def test_a_face_up_card_chosen_through_cladogenesis_takes_x_from_its_own_slot(state: Marine) -> None:
    row(state, *QUIET[:3], "cladogenesis", "trophic_cascade")
    evolve(state, "crustaceans", "D4")
    do(state, "card:cladogenesis", "card:trophic_cascade", "hex:D4")
    do(state, at("D4 NE"), at("D4 E"), at("D4 SE"), at("D4 SW"))
    assert asked(state) == ("crustaceans", "card.trophic_cascade")
    do(state, at("D4 W"))
    assert element_at(state, "D4 NW") == "sun"
    assert asked(state) == ("fishes", "turn.choice")


@pytest.mark.rule("marine", "card.cladogenesis")
def test_cladogenesis_alone_in_the_row_skips_its_second_part(state: Marine) -> None:
    discarded(state, "extremophiles")
    put(state, "crustaceans", "D1", 2)
    no_more_cards(state)
    row(state, "cladogenesis")
    evolve(state, "crustaceans", "D4")
    assert vp(state)["crustaceans"] == 3 * 2
    assert asked(state) == ("fishes", "turn.choice")
    assert row_of(state) == []


@pytest.mark.rule("marine", "card.cladogenesis", "end.asteroid")
def test_the_asteroid_may_fall_through_cladogenesis(state: Marine) -> None:
    row(state, "cladogenesis", "asteroid", *QUIET[:3])
    evolve(state, "crustaceans", "D4")
    do(state, "card:cladogenesis", "card:asteroid")
    assert asked(state) == ("crustaceans", "card.asteroid")
    assert state.last_round == 1

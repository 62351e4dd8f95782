"""D1 to D4 and D10: special events, landforms, new refugia, smites, climate."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    assign,
    bacterium,
    bionts_at,
    catalysts,
    cubes,
    deck,
    do,
    empty_deck,
    enzymes_on,
    event,
    laid,
    manna,
    mutations,
    next_refugium,
    offers,
    pool,
    refugium,
    refused,
    rows,
    sound,
    table,
    told,
    top,
)

from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.events import snowflakes_left, suns_left
from phylarium.games.genesis.rules.names import COOL, MUTATIONS, WARM
from phylarium.games.genesis.rules.values import GONE


@pytest.mark.rule("genesis", "D1a", "D5")
def test_an_aftershock_adds_the_next_card() -> None:
    state = table("green", "blue")
    # Two X of the bombardment and one of the fog come as one crisis of three.
    bacterium(state, "warm_pond", "green", "red red blue")
    event(state, "late_heavy_bombardment", "hydrocarbon_fog")
    assert state.drawn == 2
    assert told(state).count("log-heat") == 1
    do(state, "cube:red")
    assert cubes(state, "warm_pond") == "red blue"


@pytest.mark.rule("genesis", "D1", "D1a")
def test_several_aftershocks_follow_each_other() -> None:
    state = table("green", "blue")
    event(state, "comet_impactor", "oceans_rust_out", "pangea_breakup")
    assert state.drawn == 3
    assert state.active == [0, 1, 0, 1]


@pytest.mark.rule("genesis", "D1b")
def test_waterworld_keeps_the_continent_inactive_until_an_aftershock() -> None:
    state = table("green", "blue")
    event(state, "tropical_waterworld")
    assert state.waterworld == 1
    top(state, "continent", "mrna")
    event(state, "clathrate_gun")
    # Ocean, coastal and continent are bright on the card; the earth icon goes to the coast.
    assert state.active == [0, 1, 1, 0]
    assert deck(state, "continent")[0] == "mrna"
    assert (len(laid(state, "continent")), len(laid(state, "coastal"))) == (0, 1)
    event(state, "late_heavy_bombardment", "supercontinent_ur")
    assert state.waterworld == 0
    assert state.active == [0, 1, 1, 1]
    assert len(laid(state, "continent")) == 2


@pytest.mark.rule("genesis", "D1b", "D10a")
def test_three_suns_are_enough_under_waterworld() -> None:
    state = table("green", "blue")
    state.run_length = 2
    event(state, "tropical_waterworld")
    assert (suns_left(state), state.armageddon) == (1, 0)
    event(state, "clathrate_gun")
    assert state.run_length == 3
    assert state.armageddon == 1
    without = table("green", "blue")
    without.run_length = 2
    event(without, "clathrate_gun")
    assert without.armageddon == 0


@pytest.mark.rule("genesis", "D1b", "C3")
def test_the_introductory_game_has_no_waterworld() -> None:
    state = table("green", "blue", introductory=True)
    event(state, "tropical_waterworld")
    assert state.waterworld == 0


@pytest.mark.rule("genesis", "D1c")
def test_the_ozone_layer_ends_uv_for_the_rest_of_the_game() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red red green", mutations="rna_ribozyme calvin_cycle")
    event(state, "gaia_ozone_layer")
    assert state.ozone == 1
    event(state, "orbital_bobbing")
    assert len(mutations(state, "warm_pond")) == 2
    assert "log-ozone-holds" in told(state)


@pytest.mark.rule("genesis", "D1c")
def test_the_comet_punches_a_hole_for_its_turn() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red red green", mutations="rna_ribozyme calvin_cycle")
    state.ozone = 1
    event(state, "comet_impactor", "orbital_bobbing")
    assert state.ozone_hole == 1
    do(state, "mutation:calvin_cycle")
    assert mutations(state, "warm_pond") == []
    event(state, "t_tauri_superflare")
    assert state.ozone_hole == 0
    assert told(state)[-1] == "log-ozone-holds"


@pytest.mark.rule("genesis", "D1d")
def test_cosmic_life_and_refugia_are_immune_to_the_big_whack() -> None:
    state = table("green", "blue")
    bacterium(state, "interplanetary_dust", "blue", "blue green")
    bacterium(state, "clay_mound", "green", "blue green green")
    refugium(state, "mars_paleo_ocean")
    refugium(state, "warm_pond")
    event(state, "theia_big_whack", "mars_paleo_ocean")
    do(state, "cube:blue")
    assert cubes(state, "interplanetary_dust") == "green blue"
    assert cubes(state, "clay_mound") == "green"
    assert manna(state, "mars_paleo_ocean")[1] == "red yellow green blue"
    # Three smites take all three cubes, and with them the refugium.
    assert laid(state, "continent") == []


@pytest.mark.rule("genesis", "D1d", "D5")
def test_the_comet_shield_does_not_hold_off_the_next_cards_crisis() -> None:
    state = table("green", "blue")
    bacterium(state, "interplanetary_dust", "blue", "blue green")
    event(state, "theia_big_whack", "bolide_water_delivery")
    # One X of three strikes the cosmos.
    struck = state.agenda[-1]
    assert isinstance(struck, frames.AtrophyToken)
    assert struck.left == 1
    do(state, "cube:blue")
    assert cubes(state, "interplanetary_dust") == "green"


@pytest.mark.rule("genesis", "D1d", "D4b")
def test_example_6_j2_the_big_whack_harms_nothing_and_two_refugia_come_from_heaven() -> None:
    state = table("green", "blue")
    refugium(state, "interplanetary_dust", "blue", organized="yellow")
    refugium(state, "deep_hot_biosphere")
    next_refugium(state, "green_rust_fumarole")
    event(state, "theia_big_whack", "meteoritic_accretion")
    assert manna(state, "interplanetary_dust") == ("yellow", "yellow green")
    assert manna(state, "deep_hot_biosphere") == ("", "red red green blue")
    assert laid(state, "cosmic")[-1] == "mars_paleo_ocean"
    assert laid(state, "ocean") == ["green_rust_fumarole"]


@pytest.mark.rule("genesis", "D2a")
def test_bionts_go_to_refugia_of_active_rows_only() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond")
    refugium(state, "clay_mound")
    rows(state, "ocean")
    assign(state, "green")
    assert "settle:clay_mound" in offers(state)
    assert refused(state, "settle:warm_pond") == ("refused-row", "E1b")


@pytest.mark.rule("genesis", "D2b")
def test_decks_beside_active_landforms_are_roiled() -> None:
    state = table("green", "blue")
    before = {row: deck(state, row) for row in ("cosmic", "ocean", "coastal", "continent")}
    event(state, "vaalbara_breakup")
    for row, cards in before.items():
        active = row in ("cosmic", "coastal")
        assert deck(state, row) == ([*cards[1:], cards[0]] if active else cards)
    assert state.seen >> MUTATIONS.index(deck(state, "cosmic")[0]) & 1


@pytest.mark.rule("genesis", "D3")
def test_example_3_heaven_takes_the_uppermost_active_deck_with_cards_left() -> None:
    state = table("green", "blue")
    empty_deck(state, "cosmic", "mars_paleo_ocean")
    event(state, "mars_paleo_ocean")
    assert laid(state, "cosmic") == ["mars_paleo_ocean"]
    assert len(laid(state, "ocean")) == 1


@pytest.mark.rule("genesis", "D3")
def test_example_4_j8_two_refugia_come_to_the_coast_when_the_cosmos_is_empty() -> None:
    state = table("green", "blue")
    empty_deck(state, "cosmic")
    event(state, "vaalbara_breakup")
    assert len(laid(state, "coastal")) == 2


@pytest.mark.rule("genesis", "D3")
def test_earth_takes_the_lowermost_active_deck_and_inactive_rows_get_nothing() -> None:
    state = table("green", "blue")
    event(state, "supercontinent_ur")
    assert state.refugia_left == [3, 3, 5, 3]
    event(state, "ocean_overturn")
    assert state.refugia_left == [3, 3, 4, 3]


@pytest.mark.rule("genesis", "D3")
def test_nothing_emerges_when_no_active_deck_has_a_placard() -> None:
    state = table("green", "blue")
    empty_deck(state, "ocean")
    event(state, "bolide_water_delivery")
    assert told(state).count("log-no-refugium") == 2
    assert state.rows == [-1] * 20


@pytest.mark.rule("genesis", "D3a", "D3b")
def test_a_new_refugium_lies_rightmost_with_its_manna_disorganized() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond")
    next_refugium(state, "geothermal_zinc")
    event(state, "huronian_snowball")
    assert laid(state, "continent")[:2] == ["warm_pond", "geothermal_zinc"]
    assert manna(state, "geothermal_zinc") == ("", "red green blue blue")


@pytest.mark.rule("genesis", "D4")
def test_smite_takes_the_rightmost_enzyme_first() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond", enzymes="red blue")
    event(state, "clathrate_gun")
    assert enzymes_on(state, "warm_pond") == "red"
    assert manna(state, "warm_pond")[1] == "red green blue"


@pytest.mark.rule("genesis", "D4")
def test_example_5_j5_smite_takes_the_leftmost_printed_colour() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond")
    refugium(state, "tholin_storm_clouds")
    event(state, "clathrate_gun")
    assert manna(state, "warm_pond") == ("", "red green")
    assert manna(state, "tholin_storm_clouds") == ("", "yellow green green")


@pytest.mark.rule("genesis", "D4")
def test_smite_takes_disorganized_manna_before_organized_and_skips_spent_colours() -> None:
    state = table("green", "blue")
    refugium(state, "tholin_storm_clouds", organized="yellow")
    refugium(state, "warm_pond", organized="blue", lost="green")
    refugium(state, "geothermal_zinc", lost="red")
    event(state, "clathrate_gun")
    assert manna(state, "tholin_storm_clouds") == ("yellow", "green green")
    assert manna(state, "warm_pond") == ("", "red")
    assert manna(state, "geothermal_zinc") == ("", "green blue")


@pytest.mark.rule("genesis", "D4")
def test_smite_strikes_inactive_rows_too() -> None:
    state = table("green", "blue")
    refugium(state, "mars_paleo_ocean")
    event(state, "clathrate_gun")
    assert state.active[0] == 0
    assert manna(state, "mars_paleo_ocean")[1] == "red yellow green"


@pytest.mark.rule("genesis", "D4a")
def test_a_refugium_without_manna_leaves_the_game_and_its_bionts_return_uncompensated() -> None:
    state = table("green", "blue")
    catalysts(state, "green")
    refugium(state, "warm_pond", "green", lost="green red")
    event(state, "clathrate_gun")
    assert state.stage[15] == GONE
    assert "warm_pond" not in laid(state, "continent")
    assert bionts_at(state, "pool").split().count("green") == 4
    assert pool(state, "green") == ""
    sound(state)


@pytest.mark.rule("genesis", "D4b")
def test_three_refugia_are_immune_to_smites() -> None:
    state = table("green", "blue")
    for name in ("deep_hot_biosphere", "interplanetary_dust", "hydrothermal_vent"):
        refugium(state, name)
    before = [manna(state, name) for name in ("deep_hot_biosphere", "interplanetary_dust", "hydrothermal_vent")]
    event(state, "clathrate_gun")
    assert [manna(state, n) for n in ("deep_hot_biosphere", "interplanetary_dust", "hydrothermal_vent")] == before


@pytest.mark.rule("genesis", "D10")
def test_the_climate_changes_with_suns_and_snowflakes_and_persists() -> None:
    state = table("green", "blue")
    event(state, "mars_paleo_ocean")
    assert (state.climate, state.run_length) == (COOL, -1)
    event(state, "tropical_waterworld")
    assert (state.climate, state.run_length) == (COOL, -1)
    state.waterworld = 0
    event(state, "clathrate_gun")
    assert (state.climate, state.run_length) == (WARM, 1)


@pytest.mark.rule("genesis", "D10")
def test_a_card_with_two_suns_counts_twice() -> None:
    state = table("green", "blue")
    event(state, "mackenzie_flood_basalts")
    assert (state.run_length, suns_left(state), snowflakes_left(state)) == (2, 2, 4)


@pytest.mark.rule("genesis", "C3", "D10")
def test_the_introductory_game_stays_warm() -> None:
    state = table("green", "blue", introductory=True)
    event(state, "mars_paleo_ocean")
    assert (state.climate, state.run_length) == (WARM, 0)


@pytest.mark.rule("genesis", "D4", "D5", "D6")
def test_events_strike_life_in_inactive_rows() -> None:
    state = table("green", "blue")
    bacterium(state, "interplanetary_dust", "blue")
    event(state, "bolide_water_delivery")
    assert not alive(state, "interplanetary_dust")

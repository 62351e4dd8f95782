"""Events of drawn cards: new era tiles, catastrophes, Milankovich cycles, erosion."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    biome,
    clear,
    cultivate,
    dna,
    do,
    event,
    give,
    greenhouse,
    habitat,
    in_tarpit,
    invade,
    invaders,
    lay,
    next_tiles,
    offers,
    put,
    quiet,
    size_of,
    sound,
    tarpit,
    to_tarpit,
    told,
    turn,
    where,
)

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.names import CARDS, CENOZOIC, GREENHOUSE, TILES
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import EMPTY_POOL

NEW_TILES = "feathers"
ASTEROID = "flow_through_lungs"
"""Level 5, cooling."""
COMET = "spinosaurs-marine_horses"
"""Level 4, cooling."""
CLATHRATES = "spines"
"""Level 4, warming."""
FLARE = "anteater_tongue"
"""Level 7, cooling."""
EROSION = "hooves"
PRECESSION = "panting"
"""Milankovich P: arctic and horse latitudes."""
ECCENTRICITY = "placental_reproduction"
"""Milankovich E: tropics."""
TILT = "digging_claws"
"""Milankovich T: jet stream."""

HORSE_ROW = {
    "H0": "coastal_kelp_forest",
    "H1": "sea_lily_beds",
    "H2": "mediterranean_ammonites",
    "H3": "belemnites",
    "H5": "clam_and_oyster_beds",
}


@pytest.fixture
def state() -> Megafauna:
    """Four colours with an animal each in its homeland (red T2, orange H4, green A4, white A1), nothing else."""
    state = quiet()
    to_tarpit(state, 0)
    return state


def level(state: Megafauna) -> str:
    return GREENHOUSE[state.greenhouse]


# --- 6.0 and 6.1: new era tiles --------------------------------------------------------------


@pytest.mark.rule("megafauna1", "6.0", "6.1", "6.1b")
def test_new_tiles_are_two_and_go_to_the_lowest_slots_of_their_latitudes(state: Megafauna) -> None:
    next_tiles(state, "larch_forest", "seed_ferns", "polar_forest")
    event(state, NEW_TILES)
    # A5 and J1 have a printed 1.
    assert biome(state, "A5") == "larch_forest"
    assert biome(state, "J1") == "seed_ferns"
    assert "polar_forest" not in [biome(state, f"A{i}") for i in range(6)]
    sound(state)


@pytest.mark.rule("megafauna1", "6.1b", "2.6d", "2.4d")
def test_the_tropics_are_both_southern_rows(state: Megafauna) -> None:
    next_tiles(state, "cycad_thicket", "termite_mounds")
    event(state, NEW_TILES)
    assert biome(state, "T6") == "cycad_thicket"
    assert biome(state, "T7") == "termite_mounds"


@pytest.mark.rule("megafauna1", "6.1b", "2.6a")
def test_an_empty_slot_counts_as_printed_and_so_comes_before_every_biome(state: Megafauna) -> None:
    for at, tile in HORSE_ROW.items():
        if at != "H3":
            lay(state, tile, at)
    next_tiles(state, "cycadoid", "larch_forest")
    event(state, NEW_TILES)
    # A printed 5 is lower than any climax on a tile.
    assert biome(state, "H3") == "cycadoid"


@pytest.mark.rule("megafauna1", "6.1c", "6.1b")
def test_R09_petrified_forest_replaces_sea_lilies_although_its_climax_is_lower(state: Megafauna) -> None:
    for at, tile in HORSE_ROW.items():
        lay(state, tile, at)
    next_tiles(state, "araucarites_petrified_forest", "larch_forest")
    event(state, NEW_TILES)
    assert biome(state, "H1") == "araucarites_petrified_forest"
    assert in_tarpit(state, "sea_lily_beds")
    assert ("log-biome-extinct", "6.1c") in told(state)


@pytest.mark.rule("megafauna1", "6.1c", "13.1")
def test_animals_of_a_replaced_biome_live_on_if_the_new_one_feeds_them(state: Megafauna) -> None:
    for at, tile in HORSE_ROW.items():
        lay(state, tile, at)
    lay(state, "palaeoniscid_ray_fins", "H1")
    put(state, "red-dino", "H1")
    dna(state, "red-dino", "BMN")
    put(state, "white-cat", "H1")
    dna(state, "white-cat", "M")
    next_tiles(state, "cycadoid", "larch_forest")
    event(state, NEW_TILES)
    assert biome(state, "H1") == "cycadoid"
    do(state, "resize:red-dino+")
    assert where(state, "red-dino") == ["H1", "T2"]
    assert where(state, "white-cat") == ["A1"]


@pytest.mark.rule("megafauna1", "2.4e", "2.6c", "6.1b")
def test_an_orogeny_goes_to_the_lowest_mountain_of_both_chains(state: Megafauna) -> None:
    next_tiles(state, "iberian_sphagnum_bog", "african_podocarp_high_forest")
    event(state, NEW_TILES)
    # The western chain has the printed numbers 1 to 3.
    assert biome(state, "J1") == "iberian_sphagnum_bog"
    assert biome(state, "H0") == "african_podocarp_high_forest"


@pytest.mark.rule("megafauna1", "2.6c", "6.1b", "6.1c")
def test_mountains_may_hold_other_biomes_and_orogenies_replace_those(state: Megafauna) -> None:
    lay(state, "african_podocarp_high_forest", "H0")
    lay(state, "disaster_fern_spike", "T1")
    lay(state, "tree_ferns", "J3")
    next_tiles(state, "seed_ferns", "iberian_sphagnum_bog")
    event(state, NEW_TILES)
    # J1 is the lowest slot of the jet stream, and with seed ferns (15) the lowest mountain after that.
    assert in_tarpit(state, "seed_ferns")
    assert biome(state, "J1") == "iberian_sphagnum_bog"
    assert biome(state, "J3") == "tree_ferns"


@pytest.mark.rule("megafauna1", "6.1a", "2.4a", "17.2")
def test_tiles_come_from_the_era_in_force(state: Megafauna) -> None:
    before = len(state.cenozoic)
    next_tiles(state, "larch_forest", "seed_ferns")
    event(state, NEW_TILES)
    assert len(state.cenozoic) == before
    state.era = CENOZOIC
    left = len(state.mesozoic)
    event(state, NEW_TILES)
    assert len(state.mesozoic) == left
    assert len(state.cenozoic) == before - 2


@pytest.mark.rule("megafauna1", "6.1")
def test_the_first_tile_is_resolved_with_its_shift_before_the_second_comes(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J2")
    next_tiles(state, "alpine_liverwort_meadow", "dawn_redwood_forest")
    event(state, NEW_TILES)
    # The volcano takes J1, the lowest of the jet stream; the shift empties J2 (printed 4), J5 (2) is the lowest now.
    assert biome(state, "J1") == "alpine_liverwort_meadow"
    assert biome(state, "A2") == "seed_ferns"
    assert biome(state, "J5") == "dawn_redwood_forest"


@pytest.mark.rule("megafauna1", "6.1d", "15.1e")
@pytest.mark.parametrize(
    ("ppm", "tile", "turned"),
    [
        ("3200", "lichen_tundra", True),
        ("3200", "ginkgo_woodland", False),
        ("200", "ginkgo_woodland", True),
        ("200", "lichen_tundra", False),
        ("1600", "lichen_tundra", False),
        ("400", "ginkgo_woodland", False),
    ],
)
def test_starred_biomes_arrive_turned_over_at_the_ends_of_the_track(
    state: Megafauna, ppm: str, tile: str, turned: bool
) -> None:
    greenhouse(state, ppm)
    next_tiles(state, tile, "velociraptors")
    event(state, NEW_TILES)
    assert biome(state, "A5") == tile
    assert state.flipped[habitat("A5")] == int(turned)
    assert (("log-turned-down", "6.1d") in told(state)) is turned


@pytest.mark.rule("megafauna1", "6.1e")
def test_a_volcano_warms(state: Megafauna) -> None:
    next_tiles(state, "disaster_fern_spike", "velociraptors")
    event(state, NEW_TILES)
    assert level(state) == "1600"


@pytest.mark.rule("megafauna1", "6.1f")
def test_the_super_fern_cools(state: Megafauna) -> None:
    state.era = CENOZOIC
    next_tiles(state, "azolla_mat", "krill_swarms")
    event(state, NEW_TILES)
    assert level(state) == "400"
    assert biome(state, "A5") == "azolla_mat"


@pytest.mark.rule("megafauna1", "6.1f", "4.4a")
def test_R07_the_super_fern_counts_its_animals_triple(state: Megafauna) -> None:
    assert state.headcount(0) == 1
    lay(state, "azolla_mat", "A5")
    put(state, "red-fin", "A5", "A5-hunt")
    assert state.headcount(0) == 1 + 2 * 3


@pytest.mark.rule("megafauna1", "6.1")
def test_an_event_draws_nothing_from_an_empty_pool(state: Megafauna) -> None:
    next_tiles(state, "larch_forest")
    for tile in state.mesozoic[:-1]:
        state.tile_at[tile] = 0
    del state.mesozoic[:-1]
    event(state, NEW_TILES)
    assert biome(state, "A5") == "larch_forest"
    assert state.ending == EMPTY_POOL


# --- 6.1g: immigrants ------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "6.1g", "2.4g")
def test_an_immigrant_stops_at_the_lowest_climax_that_feeds_it(state: Megafauna) -> None:
    lay(state, "ginkgo_woodland", "A0")
    lay(state, "broadleaf_conifer_forest", "A2")
    lay(state, "polar_forest", "A3")
    next_tiles(state, "protoceratops", "seed_ferns")
    event(state, NEW_TILES)
    # Both lower ones need BB.
    assert invaders(state, "A0") == ["protoceratops"]


@pytest.mark.rule("megafauna1", "6.1g")
def test_an_immigrant_enters_its_own_latitude_only(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    clear(state, "green-dino")
    clear(state, "white-cat")
    put(state, "green-dino", "J0-hunt")
    put(state, "white-cat", "J0")
    state.biome[habitat("A1")] = state.biome[habitat("A4")] = -1
    state.tile_at[TILES.index("fern_understory")] = 0
    state.tile_at[TILES.index("tree_fern_cordaites_rainforest")] = 0
    next_tiles(state, "protoceratops", "seed_ferns")
    event(state, NEW_TILES)
    assert in_tarpit(state, "protoceratops")
    assert ("log-immigrant-lost", "6.1g") in told(state)


@pytest.mark.rule("megafauna1", "6.1g")
def test_an_immigrant_that_nothing_feeds_goes_to_the_tar_pit(state: Megafauna) -> None:
    lay(state, "cycad_thicket", "T4")
    next_tiles(state, "ichthyosaurs", "larch_forest")
    event(state, NEW_TILES)
    assert in_tarpit(state, "ichthyosaurs")


@pytest.mark.rule("megafauna1", "6.1g", "2.4g")
def test_sea_immigrants_pass_over_the_land_and_land_ones_over_the_sea(state: Megafauna) -> None:
    lay(state, "quillwort_coastal_marsh", "T4")
    lay(state, "lobsters", "T5")
    # Champosaurs have AMM and could eat in any homeland, were it not on land.
    next_tiles(state, "champosaurs", "larch_forest")
    event(state, NEW_TILES)
    assert invaders(state, "T4") == ["champosaurs"]
    next_tiles(state, "titanosaurs", "seed_ferns")
    event(state, NEW_TILES)
    assert invaders(state, "T2") == ["titanosaurs"]


@pytest.mark.rule("megafauna1", "6.1g", "2.4g")
@pytest.mark.parametrize("at", ["quillwort_coastal_marsh", "termite_mounds"])
def test_amphibious_immigrants_take_land_and_sea(state: Megafauna, at: str) -> None:
    lay(state, at, "T4")
    put(state, "red-dino", "T4")
    dna(state, "red-dino", "IIM")
    next_tiles(state, "terrestrial_crocodiles", "larch_forest")
    event(state, NEW_TILES)
    assert invaders(state, "T4-hunt") == ["terrestrial_crocodiles"]


@pytest.mark.rule("megafauna1", "6.1g")
def test_an_immigrant_does_not_enter_where_another_one_is(state: Megafauna) -> None:
    lay(state, "ginkgo_woodland", "A0")
    lay(state, "larch_forest", "A2")
    invade(state, "iguanodonts", "A0")
    next_tiles(state, "protoceratops", "seed_ferns")
    event(state, NEW_TILES)
    # The green homeland (55) comes before the larches (72).
    assert invaders(state, "A4") == ["protoceratops"]


@pytest.mark.rule("megafauna1", "6.1g", "13.5", "13.2c")
def test_R11_the_deer_enter_the_green_homeland_and_lose(state: Megafauna) -> None:
    state.era = CENOZOIC
    lay(state, "ginkgo_woodland", "A0")
    invade(state, "ground_sloths", "A0")
    next_tiles(state, "deer", "krill_swarms")
    event(state, NEW_TILES)
    assert invaders(state, "A4") == ["deer"]
    do(state, "resize:red-dino+")
    assert in_tarpit(state, "deer")
    assert where(state, "green-dino") == ["A4"]


@pytest.mark.rule("megafauna1", "6.1g", "14.1")
def test_R10_the_eel_whale_joins_the_sea_turtles(state: Megafauna) -> None:
    state.era = CENOZOIC
    lay(state, "cycad_thicket", "T4")
    lay(state, "lampshell_shoals", "T5")
    lay(state, "coelacanth_lobe_fins", "T7")
    put(state, "red-fin", "T5", size=2)
    dna(state, "red-fin", "AAMMN")
    invade(state, "sea_turtles", "T7")
    next_tiles(state, "eel_whales", "krill_swarms")
    event(state, NEW_TILES)
    assert invaders(state, "T7-hunt") == ["eel_whales"]
    assert invaders(state, "T7") == ["sea_turtles"]


@pytest.mark.rule("megafauna1", "6.1g")
def test_a_predator_needs_prey_of_any_size_where_no_other_immigrant_hunts(state: Megafauna) -> None:
    lay(state, "termite_mounds", "T4")
    put(state, "orange-cat", "T4", size=6)
    dna(state, "orange-cat", "II")
    invade(state, "labyrinthodonts", "T4-hunt")
    next_tiles(state, "terrestrial_crocodiles", "larch_forest")
    event(state, NEW_TILES)
    assert invaders(state, "T2-hunt") == ["terrestrial_crocodiles"]
    assert invaders(state, "T4-hunt") == ["labyrinthodonts"]


@pytest.mark.rule("megafauna1", "6.1g", "12.0b")
def test_an_immigrant_husks_where_leaves_do_not_suit_it(state: Megafauna) -> None:
    lay(state, "polar_forest", "A0")
    next_tiles(state, "multituberculates", "seed_ferns")
    event(state, NEW_TILES)
    assert invaders(state, "A0-husk") == ["multituberculates"]


@pytest.mark.rule("megafauna1", "6.1g", "12.0b")
def test_an_immigrant_husks_where_another_one_has_the_leaves(state: Megafauna) -> None:
    state.era = CENOZOIC
    lay(state, "cottongrass_tundra", "A0")
    lay(state, "oak_and_hickory_forest", "A1")
    state.biome[habitat("A4")] = -1
    state.tile_at[TILES.index("tree_fern_cordaites_rainforest")] = 0
    invade(state, "bison", "A0")
    next_tiles(state, "voles", "krill_swarms")
    event(state, NEW_TILES)
    assert invaders(state, "A1-husk") == ["voles"]
    next_tiles(state, "voles", "krill_swarms")
    lay(state, "larch_forest", "A1")
    event(state, NEW_TILES)
    assert invaders(state, "A0-husk") == ["voles"]


@pytest.mark.rule("megafauna1", "6.1g")
def test_T19_titanosaurs_enter_the_calamites(state: Megafauna) -> None:
    lay(state, "lycopod_meadow", "T4")
    lay(state, "calamites_thicket", "T3")
    put(state, "orange-cat", "T3", size=3)
    dna(state, "orange-cat", "BN")
    next_tiles(state, "titanosaurs", "larch_forest")
    event(state, NEW_TILES)
    assert invaders(state, "T3") == ["titanosaurs"]
    assert "T3" in where(state, "orange-cat")


@pytest.mark.rule("megafauna1", "6.1g", "17.1")
def test_immigrants_appear_on_both_sides_of_the_atlantic(state: Megafauna) -> None:
    state.atlantic = 1
    lay(state, "cycad_thicket", "T5")
    next_tiles(state, "titanosaurs", "larch_forest")
    event(state, NEW_TILES)
    assert invaders(state, "T5") == ["titanosaurs"]


@pytest.mark.rule("megafauna1", "6.1g", "9.2e")
def test_no_immigrant_enters_a_farm(state: Megafauna) -> None:
    """An empty slot is no biome, however low its printed number."""
    cultivate(state, "red-dino", "agriculture")
    put(state, "red-dino", "T3")
    next_tiles(state, "terrestrial_crocodiles", "larch_forest")
    event(state, NEW_TILES)
    assert invaders(state, "T2-hunt") == ["terrestrial_crocodiles"]


@pytest.mark.rule("megafauna1", "6.1g", "15.1e")
def test_no_immigrant_enters_a_flipped_biome(state: Megafauna) -> None:
    greenhouse(state, "200")
    lay(state, "ginkgo_woodland", "A0")
    lay(state, "larch_forest", "A2")
    next_tiles(state, "protoceratops", "seed_ferns")
    event(state, NEW_TILES)
    assert invaders(state, "A2") == ["protoceratops"]


# --- 6.2: catastrophes -----------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "6.2", "6.2a", "2.3d")
def test_R12_a_genome_of_five_dies_and_one_of_four_lives(state: Megafauna) -> None:
    dna(state, "red-dino", "BGGAN")
    put(state, "orange-cat", "A1-hunt")
    dna(state, "orange-cat", "PPA")
    event(state, ASTEROID)
    assert size_of(state, "red-dino") == 0
    assert where(state, "red-dino") == []
    assert "H4" in where(state, "orange-cat")


@pytest.mark.rule("megafauna1", "6.2a")
@pytest.mark.parametrize(("card", "dies"), [(COMET, True), (ASTEROID, False)])
def test_R12_the_level_of_the_card_decides(state: Megafauna, card: str, dies: bool) -> None:
    dna(state, "red-dino", "PPAM")
    event(state, card)
    assert (size_of(state, "red-dino") == 0) is dies


@pytest.mark.rule("megafauna1", "6.2a", "7.3")
def test_letters_beyond_the_end_of_a_track_do_not_count(state: Megafauna) -> None:
    give(state, "red-dino", "caudal_fin", "sculling_tail", "web_feet", "salt_excreting_tubenose")
    clear(state, "red-dino")
    lay(state, "lobsters", "T5")
    put(state, "red-dino", "T5")
    event(state, COMET)
    assert size_of(state, "red-dino") == 1


@pytest.mark.rule("megafauna1", "6.2a", "16.1")
def test_a_catastrophe_kills_immigrants_by_their_letters(state: Megafauna) -> None:
    lay(state, "polar_forest", "A0")
    invade(state, "iguanodonts", "A0")
    invade(state, "therizinosaurs", "J0")
    lay(state, "tree_ferns", "J0")
    event(state, CLATHRATES)
    assert in_tarpit(state, "iguanodonts")
    assert not in_tarpit(state, "therizinosaurs")


@pytest.mark.rule("megafauna1", "6.2")
@pytest.mark.parametrize(("card", "after"), [(ASTEROID, "400"), (CLATHRATES, "1600")])
def test_a_catastrophe_shifts_the_greenhouse(state: Megafauna, card: str, after: str) -> None:
    event(state, card)
    assert level(state) == after


@pytest.mark.rule("megafauna1", "6.2", "6.2a")
def test_the_overspecialised_die_before_the_habitats_move(state: Megafauna) -> None:
    dna(state, "red-dino", "BGGA")
    event(state, CLATHRATES)
    kinds = [what for what, _ in told(state)]
    assert kinds.index("log-species-extinct") < kinds.index("log-warms")
    assert biome(state, "H2") == "giant_myriapods"


@pytest.mark.rule("megafauna1", "6.2b", "17.0", "2.5f")
def test_the_first_two_catastrophes_bring_episodes_after_all_else(state: Megafauna) -> None:
    event(state, ASTEROID)
    assert (state.atlantic, state.era) == (1, 0)
    kinds = [what for what, _ in told(state)]
    assert kinds.index("log-cools") < kinds.index("log-atlantic")
    event(state, CLATHRATES)
    assert (state.atlantic, state.era) == (1, CENOZOIC)
    kinds = [what for what, _ in told(state)]
    assert kinds.index("log-warms") < kinds.index("log-cenozoic")
    event(state, FLARE)
    assert state.catastrophes == 3
    assert not any(what in ("log-atlantic", "log-cenozoic") for what, _ in told(state))


# --- 6.3: Milankovich ------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "6.3", "16.1a")
def test_R13_precession_takes_the_lowest_of_arctic_and_horse(state: Megafauna) -> None:
    lay(state, "ginkgo_woodland", "A0")
    lay(state, "larch_forest", "A2")
    lay(state, "horsetail_swamp", "H2")
    lay(state, "belemnites", "H1")
    lay(state, "seed_ferns", "J0")
    put(state, "red-dino", "A0")
    dna(state, "red-dino", "B")
    put(state, "white-cat", "A0-hunt")
    put(state, "orange-cat", "H2")
    dna(state, "orange-cat", "G")
    event(state, PRECESSION)
    assert sorted(tarpit(state)) == ["ginkgo_woodland", "horsetail_swamp"]
    assert [biome(state, at) for at in ("A0", "H2", "A2", "H1", "J0")] == [
        "",
        "",
        "larch_forest",
        "belemnites",
        "seed_ferns",
    ]
    assert where(state, "red-dino") == ["T2"]
    assert where(state, "white-cat") == ["A1"]
    assert where(state, "orange-cat") == ["H4"]


@pytest.mark.rule("megafauna1", "6.3")
@pytest.mark.parametrize(("card", "hit"), [(ECCENTRICITY, {"T3"}), (TILT, {"J0"}), (PRECESSION, {"A0", "H2"})])
def test_each_cycle_has_its_latitudes(state: Megafauna, card: str, hit: set[str]) -> None:
    tiles = {"A0": "ginkgo_woodland", "J0": "seed_ferns", "H2": "cycadoid", "T3": "termite_mounds"}
    for at, tile in tiles.items():
        lay(state, tile, at)
    event(state, card)
    assert {at for at in tiles if biome(state, at) == ""} == hit


@pytest.mark.rule("megafauna1", "6.3", "16.1")
def test_an_immigrant_of_a_lost_biome_goes_to_the_tar_pit(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    invade(state, "therizinosaurs", "J0")
    event(state, TILT)
    assert sorted(tarpit(state)) == ["seed_ferns", "therizinosaurs"]


@pytest.mark.rule("megafauna1", "6.3", "15.1e")
def test_a_flipped_biome_may_be_the_lowest_and_leaves_an_ordinary_slot(state: Megafauna) -> None:
    greenhouse(state, "200")
    event(state, ECCENTRICITY)
    assert tarpit(state) == ["giant_myriapods"]
    assert state.flipped[habitat("T2")] == 0


@pytest.mark.rule("megafauna1", "6.3")
def test_empty_slots_are_no_biomes(state: Megafauna) -> None:
    event(state, TILT)
    assert tarpit(state) == []


@pytest.mark.rule("megafauna1", "6.3", "9.2e")
def test_a_homeland_with_farms_cannot_die_out(state: Megafauna) -> None:
    cultivate(state, "red-dino", "agriculture")
    lay(state, "coral_reef", "T0")
    event(state, ECCENTRICITY)
    # The reef (84) goes instead of the homeland (58).
    assert tarpit(state) == ["coral_reef"]
    assert biome(state, "T2") == "giant_myriapods"


@pytest.mark.rule("megafauna1", "9.2e", "6.3")
def test_farmers_outlive_a_biome_beside_their_homeland(state: Megafauna) -> None:
    cultivate(state, "red-dino", "agriculture")
    lay(state, "horsetail_swamp", "T3")
    put(state, "red-dino", "T3")
    dna(state, "red-dino", "G")
    event(state, ECCENTRICITY)
    assert biome(state, "T3") == ""
    do(state, "resize:red-dino+")
    assert where(state, "red-dino") == ["T2", "T3"]


# --- 6.4: erosion ----------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "6.4", "9.2e")
def test_erosion_passes_over_a_homeland_with_farms(state: Megafauna) -> None:
    # Orange's is the higher one of the two mountain homelands.
    cultivate(state, "orange-cat", "agriculture")
    event(state, EROSION)
    assert biome(state, "H4") == "appalachian_cloud_forest"
    assert "tree_fern_cordaites_rainforest" in [TILES[tile] for tile in state.tarpit]


@pytest.mark.rule("megafauna1", "6.4")
def test_R14_erosion_wears_the_highest_orogeny_away_and_cools(state: Megafauna) -> None:
    lay(state, "disaster_fern_spike", "T1")
    lay(state, "iberian_sphagnum_bog", "H0")
    put(state, "red-dino", "T1")
    dna(state, "red-dino", "I")
    event(state, EROSION)
    assert biome(state, "T1") == ""
    assert in_tarpit(state, "disaster_fern_spike")
    assert biome(state, "H0") == "iberian_sphagnum_bog"
    assert level(state) == "400"
    assert where(state, "red-dino") == ["T6"]


@pytest.mark.rule("megafauna1", "6.4")
@pytest.mark.parametrize("ppm", ["400", "200"])
def test_R14_nothing_erodes_in_an_ice_age(state: Megafauna, ppm: str) -> None:
    greenhouse(state, ppm)
    lay(state, "disaster_fern_spike", "J1")
    event(state, EROSION)
    assert biome(state, "J1") == "disaster_fern_spike"
    assert level(state) == ppm
    assert ("log-ice-age", "6.4") in told(state)
    assert ("log-erosion", "6.4") not in told(state)


@pytest.mark.rule("megafauna1", "6.4")
def test_erosion_cools_also_where_there_are_no_mountains(state: Megafauna) -> None:
    state = quiet("red", "white")
    event(state, EROSION)
    assert level(state) == "400"
    assert ("log-no-mountains", "6.4") in told(state)
    assert ("log-erosion", "6.4") not in told(state)


@pytest.mark.rule("megafauna1", "6.4", "2.4e")
def test_a_biome_on_a_mountain_does_not_erode_unless_it_is_an_orogeny(state: Megafauna) -> None:
    state = quiet("red", "white")
    lay(state, "tree_ferns", "J3")
    event(state, EROSION)
    assert biome(state, "H3") == "tree_ferns"


@pytest.mark.rule("megafauna1", "6.4", "16.2", "15.1a")
def test_T20_the_cloud_forest_erodes_with_the_chalicotheres(state: Megafauna) -> None:
    state = quiet("red", "orange")
    lay(state, "lycopod_meadow", "T4")
    lay(state, "calamites_thicket", "T3")
    clear(state, "orange-cat")
    put(state, "orange-cat", "T3", size=3)
    dna(state, "orange-cat", "BN")
    put(state, "orange-rhino", "H4", size=3)
    give(state, "orange-rhino", "brontosaurs-chalicotheres")
    event(state, EROSION)
    assert in_tarpit(state, "appalachian_cloud_forest")
    assert size_of(state, "orange-rhino") == 0
    assert level(state) == "400"
    assert [biome(state, at) for at in ("T6", "T7", "T4")] == [
        "giant_myriapods",
        "calamites_thicket",
        "lycopod_meadow",
    ]
    assert where(state, "orange-cat") == ["T7"]


# --- within a turn ---------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "6.0", "4.3")
def test_contests_wait_until_the_event_is_over(state: Megafauna) -> None:
    """Both tiles of an event are there before anybody loses a place."""
    lay(state, "ginkgo_woodland", "A0")
    put(state, "white-cat", "A0", size=1)
    dna(state, "white-cat", "B")
    next_tiles(state, "protoceratops", "iguanodonts")
    turn(state, "white")
    state.agenda.pop()
    state.push(frames.Event(3, CARDS.index(NEW_TILES)))
    state.run()
    # Iguanodonts found the woods taken by other immigrants and went to the green homeland, where they lost.
    assert invaders(state, "A0") == ["protoceratops"]
    assert in_tarpit(state, "iguanodonts")
    assert where(state, "white-cat") == ["A1"]
    assert "develop:white-cat" not in offers(state)


@pytest.mark.rule("megafauna1", "6.1c", "9.2e")
def test_a_new_biome_passes_over_a_homeland_with_farms(state: Megafauna) -> None:
    cultivate(state, "red-dino", "agriculture")
    for slot, tile in (("T0", "acacia_thornwood"), ("T1", "llanos_grassland"), ("T3", "coral_reef")):
        lay(state, tile, slot)
    for slot, tile in (("T4", "fig_rainforest"), ("T5", "palm_jungle"), ("T7", "leafcutter_woods")):
        lay(state, tile, slot)
    lay(state, "seagrass_meadow", "T6")
    next_tiles(state, "cycad_thicket", "larch_forest")
    event(state, NEW_TILES)
    # H2 in the north is the only farm left. The homeland (58) is lower than the leafcutter woods (61).
    assert biome(state, "T2") == "giant_myriapods"
    assert biome(state, "T7") == "cycad_thicket"
    assert in_tarpit(state, "leafcutter_woods")

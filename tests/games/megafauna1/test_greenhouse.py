"""The greenhouse: habitats travel, ice and seas come and go."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    biome,
    contests,
    cultivate,
    dna,
    do,
    greenhouse,
    habitat,
    in_tarpit,
    invade,
    invaders,
    lay,
    put,
    quiet,
    shift,
    to_tarpit,
    told,
    where,
)

from phylarium.games.megafauna1.rules.frames import TURN
from phylarium.games.megafauna1.rules.names import GREENHOUSE, HOTHOUSE, LAND, SEA, SNOWBALL
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import CLIMATE, ICE

UP, DOWN = 1, -1


@pytest.fixture
def state() -> Megafauna:
    """Red and white with an animal each in its homeland (T2 and A1), nothing else on the map."""
    state = quiet("red", "white")
    to_tarpit(state, 0)
    return state


def level(state: Megafauna) -> str:
    return GREENHOUSE[state.greenhouse]


def end_turn(state: Megafauna) -> None:
    """Skip the action of the turn under way."""
    assert state.agenda.pop().op == TURN
    state.run()


# --- 15.0 and 15.1a: displacement ------------------------------------------------------------


@pytest.mark.rule("megafauna1", "15.0", "15.1", "15.1a", "2.5e")
@pytest.mark.parametrize(("way", "after", "to"), [(UP, "1600", "J4"), (DOWN, "400", "T4")])
def test_habitats_go_north_in_the_warmth_and_south_in_the_cold(state: Megafauna, way: int, after: str, to: str) -> None:
    lay(state, "belemnites", "H4")
    put(state, "red-dino", "H4")
    dna(state, "red-dino", "M")
    put(state, "white-cat", "H4-hunt")
    invade(state, "champosaurs", "H4")
    shift(state, way)
    assert level(state) == after
    assert biome(state, to) == "belemnites"
    assert biome(state, "H4") == ""
    assert to in where(state, "red-dino")
    assert f"{to}-hunt" in where(state, "white-cat")
    assert invaders(state, to) == ["champosaurs"]


@pytest.mark.rule("megafauna1", "15.1a")
def test_a_whole_column_moves_at_once(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J4")
    lay(state, "belemnites", "H4")
    lay(state, "lobsters", "T4")
    shift(state, UP)
    assert [biome(state, at) for at in ("A4", "J4", "H4", "T4")] == ["seed_ferns", "belemnites", "lobsters", ""]
    shift(state, DOWN)
    assert [biome(state, at) for at in ("A4", "J4", "H4", "T4")] == ["", "seed_ferns", "belemnites", "lobsters"]


@pytest.mark.rule("megafauna1", "15.1a")
def test_the_second_row_of_the_tropics_lies_south_of_its_middle(state: Megafauna) -> None:
    lay(state, "lobsters", "T3")
    lay(state, "termite_mounds", "T0")
    shift(state, DOWN)
    assert biome(state, "T7") == "lobsters"
    assert biome(state, "T6") == "giant_myriapods"
    assert biome(state, "T0") == "termite_mounds"
    shift(state, UP)
    assert biome(state, "T3") == "lobsters"
    assert where(state, "red-dino") == ["T2"]


@pytest.mark.rule("megafauna1", "15.1a", "2.4e")
def test_an_orogeny_stays_where_it_is(state: Megafauna) -> None:
    lay(state, "iberian_sphagnum_bog", "J3")
    shift(state, UP)
    assert biome(state, "J3") == "iberian_sphagnum_bog"
    shift(state, DOWN)
    assert biome(state, "J3") == "iberian_sphagnum_bog"


@pytest.mark.rule("megafauna1", "15.1a", "6.1f")
def test_the_super_fern_stays_where_it_is(state: Megafauna) -> None:
    lay(state, "azolla_mat", "A5")
    shift(state, DOWN)
    assert biome(state, "A5") == "azolla_mat"


@pytest.mark.rule("megafauna1", "2.6c", "15.1a")
def test_an_ordinary_biome_leaves_the_mountains(state: Megafauna) -> None:
    lay(state, "tree_ferns", "J3")
    shift(state, UP)
    assert biome(state, "A3") == "tree_ferns"


# --- 15.1b: two biomes in one slot -----------------------------------------------------------


@pytest.mark.rule("megafauna1", "15.1b", "15.1a")
def test_R39_at_the_edge_the_lower_climax_dies_out(state: Megafauna) -> None:
    lay(state, "cycad_thicket", "T0")
    lay(state, "belemnites", "H0")
    shift(state, DOWN)
    assert biome(state, "T0") == "belemnites"
    assert in_tarpit(state, "cycad_thicket")


@pytest.mark.rule("megafauna1", "15.1b", "15.1a")
def test_R39_the_biome_that_arrives_may_be_the_one_that_dies_out(state: Megafauna) -> None:
    lay(state, "lobsters", "T0")
    lay(state, "belemnites", "H0")
    shift(state, DOWN)
    assert biome(state, "T0") == "lobsters"
    assert biome(state, "H0") == ""
    assert in_tarpit(state, "belemnites")
    assert ("log-biome-extinct", "15.1b") in told(state)


@pytest.mark.rule("megafauna1", "15.1a", "15.1b", "17.1")
def test_R39_with_the_atlantic_between_them_nothing_moves(state: Megafauna) -> None:
    """Beside an orogeny: A lies at the southern edge (T4), B north of it (H4)."""
    lay(state, "iberian_sphagnum_bog", "J3")
    lay(state, "cycad_thicket", "T4")
    lay(state, "belemnites", "H4")
    state.atlantic = 1
    shift(state, DOWN)
    assert [biome(state, at) for at in ("J3", "T4", "H4")] == ["iberian_sphagnum_bog", "cycad_thicket", "belemnites"]
    state.atlantic = 0
    shift(state, DOWN)
    assert [biome(state, at) for at in ("J3", "T4", "H4")] == ["iberian_sphagnum_bog", "belemnites", ""]


@pytest.mark.rule("megafauna1", "15.1a", "17.1")
def test_away_from_the_atlantic_habitats_move_as_before(state: Megafauna) -> None:
    lay(state, "cycad_thicket", "J2")
    lay(state, "belemnites", "T5")
    state.atlantic = 1
    shift(state, UP)
    assert [biome(state, at) for at in ("A2", "J2", "H5", "T5")] == ["cycad_thicket", "", "belemnites", ""]


@pytest.mark.rule("megafauna1", "15.1b")
@pytest.mark.parametrize(
    ("waiting", "arriving"), [("belemnites", "diatom_plankton"), ("diatom_plankton", "belemnites")]
)
def test_of_equal_climaxes_the_arriving_biome_dies_out(state: Megafauna, waiting: str, arriving: str) -> None:
    lay(state, waiting, "A0")
    lay(state, arriving, "J0")
    shift(state, UP)
    assert (biome(state, "A0"), biome(state, "J0")) == (waiting, "")


@pytest.mark.rule("megafauna1", "15.1a", "15.1b")
def test_a_biome_moves_onto_an_orogeny_and_the_lower_climax_dies_out(state: Megafauna) -> None:
    lay(state, "iberian_sphagnum_bog", "J3")
    lay(state, "belemnites", "H3")
    shift(state, UP)
    assert biome(state, "J3") == "iberian_sphagnum_bog"
    assert in_tarpit(state, "belemnites")
    lay(state, "chaparral", "H3")
    shift(state, UP)
    assert biome(state, "J3") == "chaparral"
    assert in_tarpit(state, "iberian_sphagnum_bog")


@pytest.mark.rule("megafauna1", "15.1b", "13.1")
def test_animals_of_the_extinct_biome_live_on_if_the_other_one_feeds_them(state: Megafauna) -> None:
    lay(state, "cycad_thicket", "T0")
    put(state, "red-dino", "T0", size=3)
    dna(state, "red-dino", "BMN")
    put(state, "white-cat", "T0-husk", size=1)
    dna(state, "white-cat", "H")
    lay(state, "belemnites", "H0")
    shift(state, DOWN)
    do(state, "resize:red-dino+")
    assert where(state, "red-dino") == ["T0", "T6"]
    assert where(state, "white-cat") == ["J1"]


@pytest.mark.rule("megafauna1", "15.1b", "13.4")
def test_animals_of_both_biomes_compete_for_the_one_that_is_left(state: Megafauna) -> None:
    lay(state, "cycad_thicket", "T0")
    put(state, "red-dino", "T0", size=1)
    dna(state, "red-dino", "BM")
    lay(state, "belemnites", "H0")
    put(state, "white-cat", "H0", size=4)
    dna(state, "white-cat", "M")
    shift(state, DOWN)
    do(state, "resize:red-dino+")
    assert "T0" in where(state, "white-cat")
    assert where(state, "red-dino") == ["T6"]


@pytest.mark.rule("megafauna1", "13.5", "15.1b")
def test_R34_of_two_immigrants_brought_together_the_one_of_the_slot_was_first(state: Megafauna) -> None:
    lay(state, "aspidorhyneid_ray_fins", "T0")
    invade(state, "placodonts", "T0")
    lay(state, "belemnites", "H0")
    invade(state, "champosaurs", "H0")
    shift(state, DOWN)
    assert invaders(state, "T0") == ["placodonts", "champosaurs"]
    do(state, "resize:red-dino+")
    assert invaders(state, "T0") == ["placodonts"]


@pytest.mark.rule("megafauna1", "9.2e", "15.1b")
def test_a_homeland_with_farms_outlasts_a_higher_climax(state: Megafauna) -> None:
    cultivate(state, "red-dino", "agriculture")
    lay(state, "coral_reef", "T6")
    shift(state, DOWN)
    assert biome(state, "T6") == "giant_myriapods"
    assert in_tarpit(state, "coral_reef")


@pytest.mark.rule("megafauna1", "15.1a", "9.2e")
def test_a_farm_goes_with_its_homeland(state: Megafauna) -> None:
    cultivate(state, "red-dino", "agriculture")
    put(state, "red-dino", "T3", "T1")
    shift(state, DOWN)
    # T1 is at the southern edge, so that farm cannot follow.
    assert where(state, "red-dino") == ["T1", "T6", "T7"]
    do(state, "resize:red-dino+")
    assert where(state, "red-dino") == ["T6", "T7"]


@pytest.mark.rule("megafauna1", "15.1a", "9.2e")
def test_a_farm_beside_a_homeland_that_stays_does_not_move(state: Megafauna) -> None:
    state = quiet("red", "orange")
    cultivate(state, "orange-cat", "agriculture")
    put(state, "orange-cat", "H3")
    shift(state, UP)
    assert where(state, "orange-cat") == ["H3", "H4"]


# --- 15.1c-e: flipped biomes -----------------------------------------------------------------


@pytest.mark.rule("megafauna1", "15.1c")
def test_blue_stars_drown_at_3200_after_moving_and_come_up_again(state: Megafauna) -> None:
    greenhouse(state, "1600")
    lay(state, "lycopod_meadow", "T4")
    lay(state, "lobsters", "T5")
    shift(state, UP)
    assert (biome(state, "H4"), state.flipped[habitat("H4")]) == ("lycopod_meadow", 1)
    assert state.flipped[habitat("H5")] == 0
    assert state.ground(habitat("H4")) == SEA
    assert ("log-turned-down", "15.1c") in told(state)
    shift(state, DOWN)
    assert (biome(state, "T4"), state.flipped[habitat("T4")]) == ("lycopod_meadow", 0)
    assert state.ground(habitat("T4")) == LAND


@pytest.mark.rule("megafauna1", "15.1d", "11.1d")
def test_white_stars_freeze_at_200_after_moving_and_thaw_again(state: Megafauna) -> None:
    greenhouse(state, "400")
    lay(state, "seed_ferns", "J4")
    shift(state, DOWN)
    assert (biome(state, "H4"), state.flipped[habitat("H4")]) == ("seed_ferns", 1)
    assert state.ground(habitat("H4")) == ICE
    assert biome(state, "T6") == "giant_myriapods"
    assert state.flipped[habitat("T6")] == 1
    shift(state, UP)
    assert state.flipped[habitat("J4")] == state.flipped[habitat("T2")] == 0


@pytest.mark.rule("megafauna1", "15.1d", "15.1c", "15.1b")
@pytest.mark.parametrize(
    ("ppm", "way", "star", "other"),
    [("400", DOWN, "seed_ferns", "lobsters"), ("1600", UP, "lycopod_meadow", "larch_forest")],
)
def test_tiles_turn_over_after_they_have_moved(state: Megafauna, ppm: str, way: int, star: str, other: str) -> None:
    """A starred biome that arrives in a taken slot still has its printed climax."""
    greenhouse(state, ppm)
    lay(state, star, "J4" if way == UP else "H4")
    lay(state, other, "A4" if way == UP else "T4")
    shift(state, way)
    assert in_tarpit(state, star)
    assert biome(state, "A4" if way == UP else "T4") == other


@pytest.mark.rule("megafauna1", "15.1d", "15.1c")
def test_only_the_ends_of_the_track_turn_tiles_over(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J4")
    lay(state, "lichen_tundra", "A4")
    shift(state, DOWN)
    assert level(state) == "400"
    assert sum(state.flipped) == 0


@pytest.mark.rule("megafauna1", "7.3e", "15.1d")
def test_R18_fire_bearers_keep_their_homeland_warm(state: Megafauna) -> None:
    greenhouse(state, "400")
    dna(state, "red-dino", "AAA")
    shift(state, DOWN)
    assert state.flipped[habitat("T6")] == 0
    assert state.flipped[habitat("J1")] == 1


@pytest.mark.rule("megafauna1", "15.1e", "6.1d")
@pytest.mark.parametrize(("ppm", "tile"), [("3200", "mesquite_savanna"), ("200", "aspen_and_pine_forest")])
def test_R40_a_flipped_biome_counts_a_hundred_more(state: Megafauna, ppm: str, tile: str) -> None:
    printed = {"mesquite_savanna": 66, "aspen_and_pine_forest": 63}[tile]
    lay(state, tile, "H2")
    assert state.climax(habitat("H2")) == printed
    greenhouse(state, ppm)
    assert state.climax(habitat("H2")) == printed + 100


@pytest.mark.rule("megafauna1", "15.1e", "4.3b")
def test_R40_a_flipped_biome_feeds_nobody(state: Megafauna) -> None:
    greenhouse(state, "400")
    lay(state, "seed_ferns", "J4")
    put(state, "red-dino", "J4", size=1)
    dna(state, "red-dino", "B")
    invade(state, "dawn_horses", "J4")
    put(state, "white-cat", "J4-hunt")
    shift(state, DOWN)
    end_turn(state)
    # Homelands have white stars, too.
    assert where(state, "red-dino") + where(state, "white-cat") == []
    assert in_tarpit(state, "dawn_horses")


@pytest.mark.rule("megafauna1", "15.1e", "15.1b")
def test_a_flipped_biome_wins_against_a_higher_printed_climax(state: Megafauna) -> None:
    greenhouse(state, "200")
    lay(state, "seed_ferns", "H4")
    lay(state, "lobsters", "T4")
    shift(state, DOWN)
    assert biome(state, "T4") == "seed_ferns"
    assert in_tarpit(state, "lobsters")


# --- 15.2: empty slots -----------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "15.2", "15.2a", "15.2b", "2.6e")
@pytest.mark.parametrize(("ppm", "ground"), [("200", LAND), ("400", LAND), ("800", LAND), ("1600", SEA), ("3200", SEA)])
def test_R02_empty_slots_are_land_up_to_800_and_sea_above(state: Megafauna, ppm: str, ground: int) -> None:
    greenhouse(state, ppm)
    assert state.ground(habitat("J0")) == ground


# --- the ends of the track -------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "18.0c", "15.0")
@pytest.mark.parametrize(("ppm", "way", "end"), [("200", DOWN, SNOWBALL), ("3200", UP, HOTHOUSE)])
def test_leaving_the_track_ends_the_game_with_the_turn(state: Megafauna, ppm: str, way: int, end: int) -> None:
    greenhouse(state, ppm)
    lay(state, "lycopod_meadow", "H3")
    shift(state, way)
    assert state.greenhouse == end
    assert state.ending == CLIMATE
    # Habitats move, and what was turned over stays so.
    assert biome(state, "J3" if way == UP else "T3") == "lycopod_meadow"
    assert state.flipped[habitat("J3")] == (1 if way == UP else 0)
    shift(state, way)
    assert state.greenhouse == end
    contests(state)
    assert state.over()


@pytest.mark.rule("megafauna1", "15.1a", "9.2e")
def test_white_farms_go_with_the_white_homeland(state: Megafauna) -> None:
    cultivate(state, "white-cat", "agriculture")
    put(state, "white-cat", "A2")
    shift(state, DOWN)
    assert biome(state, "J1") == "fern_understory"
    assert where(state, "white-cat") == ["J1", "J2"]


@pytest.mark.rule("megafauna1", "15.1d")
def test_empty_slots_do_not_freeze(state: Megafauna) -> None:
    greenhouse(state, "400")
    shift(state, DOWN)
    # Only the two homelands have stars.
    assert [what for what, _ in told(state)].count("log-turned-down") == 2
    assert sum(state.flipped) == 2

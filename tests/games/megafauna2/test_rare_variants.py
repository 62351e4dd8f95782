"""Rare variants: one player, a plant as protagonist, Venus for several, the comet, apomorphies, and where they meet."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.acting import act
from tests.games.megafauna2.positions import (
    asked,
    biome,
    colour,
    do,
    found,
    give,
    mutations,
    offers,
    organs,
    pick,
    quiet,
    refused,
    run,
    species,
    told,
)
from tests.games.megafauna2.test_alien import empty, laid, names
from tests.games.megafauna2.test_alien import put as grow

from phylarium.families.fauna.rules.names import (
    ARCHETYPE,
    ARMORED,
    BLUE,
    BURROWER,
    GREEN,
    HERBIVORE,
    RED,
    SWIMMER,
    YELLOW,
)
from phylarium.games.megafauna2.rules import alien, dispersal, ending, flow, frames, mutagen, planets, plants, setup
from phylarium.games.megafauna2.rules.board import GONDWANA, SHELF
from phylarium.games.megafauna2.rules.names import (
    BLACK_DISK,
    COLOURS,
    EVENTS_PER_ERA,
    NO_DISK,
    PLANT,
    SECOND_ERA,
    THIRD_ERA,
    WHITE_DISK,
)
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import COMET, LAST_ERA, RUNAWAY, SEAS_LOST
from phylarium.kernel.engine import NOBODY


def comet(state: Megafauna) -> int:
    return state.components.ends_game.index(True)


def dry_sea(state: Megafauna) -> int:
    """A sea has lost its water to nowhere."""
    hex = next(hex for hex in range(SHELF) if state.disk[hex] == WHITE_DISK)
    state.disk[hex] = NO_DISK
    return hex


# --- set-up (K0e, K3d, L1, L2) -------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "K3d", "K0e", "L1", "L2")
@pytest.mark.parametrize(
    ("seats", "played", "creeples"),
    [(1, False, [5, 5, 5, 5, 0]), (1, True, [5, 4, 4, 4, 0]), (2, True, [5, 4, 4, 4, 0]), (3, False, [5, 5, 5, 5, 0])],
)
def test_a_plant_that_is_played_has_three_creeples_fewer_and_never_a_flyer(
    seats: int, played: bool, creeples: list[int]
) -> None:
    state = laid(seats, planet="venus", plant_played=played) if seats < 3 else laid(seats, planet="venus")
    shapes = ("archetype", "burrower", "armored", "swimmer", "flyer")
    assert [state.creeples_of(species(f"green-{shape}")) for shape in shapes] == creeples


@pytest.mark.rule("megafauna2", "K0e", "K8c", "K0d")
def test_the_plant_as_protagonist_may_come_back_and_has_to_live_at_the_end() -> None:
    state = empty(1, planet="mars", plant_played=True)
    assert plants.may_return(state, PLANT)
    assert not plants.is_automatic(state, PLANT)
    state.ending = LAST_ERA
    assert state.ranking() == [2]
    grow(state, "green-archetype", "baltica-w")
    assert state.ranking() == [1], "whether the animal lives is nothing to it"


@pytest.mark.rule("megafauna2", "L2b", "C1d")
def test_the_lowest_animal_leads_the_plant_and_decides_for_it() -> None:
    state = empty(3, planet="venus")
    assert COLOURS[state.medea] == "orange"
    grow(state, "green-archetype", "laurentia-c")
    grow(state, "green-burrower", "laurentia-w")
    run(state, frames.Defoliate(PLANT))
    assert asked(state) == ("orange", "K5d")
    state.agenda.clear()
    state.medea = colour("white")
    run(state, frames.Defoliate(PLANT))
    assert asked(state) == ("white", "K5d")


# --- events (K5, K6) ------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "K5d", "K4")
def test_plants_that_a_gun_destroys_are_all_in_the_oxygen_again() -> None:
    state = empty(1, planet="mars")
    grow(state, "green-archetype", "baltica-w")
    grow(state, "green-burrower", "baltica-c", "gondwana-c")
    before = state.oxygen
    run(state, frames.Defoliate(PLANT))
    pick(state, "shape:burrower")
    assert state.oxygen == min(before + 2, state.components.oxygen_slots)
    assert state.size[species("green-burrower")] == 0


@pytest.mark.rule("megafauna2", "K6", "L2b", "D7b", "D7c")
@pytest.mark.parametrize(("seats", "played", "who"), [(2, True, "green"), (3, False, "orange")])
def test_the_rain_goes_by_the_population_and_the_heart_of_whoever_holds_medea(
    seats: int, played: bool, who: str
) -> None:
    state = empty(seats, planet="venus", plant_played=True) if played else empty(seats, planet="venus")
    dry_sea(state)
    assert COLOURS[state.medea] == who
    heart = planets.heart(state, state.medea)
    name = species(f"{who}-archetype")
    state.size[name] = 1
    state.living[name] = heart
    run(state, frames.Raindance(state.medea))
    assert not state.offers, "as many are not more"
    state.living[name] = heart + 1
    run(state, frames.Raindance(state.medea))
    assert asked(state) == (who, "K6")
    before = flow.action_maximum(state, PLANT)
    pick(state, "word:rain")
    assert flow.action_maximum(state, PLANT) == before - 1


@pytest.mark.rule("megafauna2", "K6")
def test_without_clouds_or_without_a_dry_sea_there_is_no_rain() -> None:
    state = empty(1, planet="venus")
    name = species(f"{COLOURS[state.medea]}-archetype")
    state.size[name] = 1
    state.living[name] = 20
    run(state, frames.Raindance(state.medea))
    assert not state.offers, "every sea has water"
    dry_sea(state)
    state.clouds = 0
    run(state, frames.Raindance(state.medea))
    assert not state.offers
    state.clouds = 1
    run(state, frames.Raindance(state.medea))
    assert state.offers


@pytest.mark.rule("megafauna2", "L1a", "K5a", "D13")
def test_against_the_plant_medea_says_which_sea_dries_up_and_the_animal_where_its_water_goes() -> None:
    state = empty(2, planet="venus", plant_played=True)
    planets.evaporate(state, "K5a")
    state.run()
    assert asked(state) == ("green", "D12")
    pick(state, offers(state)[0])
    assert asked(state) == ("orange", "D13")
    before = state.clouds
    pick(state, "reservoir:clouds")
    assert state.clouds == before + 1


@pytest.mark.rule("megafauna2", "K5e", "K3a")
@pytest.mark.parametrize(
    ("planet", "clouds", "air", "over"), [("venus", 12, 12, True), ("venus", 11, 12, False), ("earth", 12, 12, True)]
)
def test_it_takes_all_twenty_four_disks_to_run_away(planet: str, clouds: int, air: int, over: bool) -> None:
    state = empty(1, planet=planet)
    state.clouds, state.air_black, state.air_white = clouds, air, 0
    planets.end(state)
    assert (state.ending & RUNAWAY != 0) is over


@pytest.mark.rule("megafauna2", "K5g", "K4b")
def test_no_seaweed_grows_on_olympus_mons() -> None:
    state = empty(1, planet="mars")
    shelves = [s for s in range(SHELF, len(state.disk)) if state.disk[s] == BLACK_DISK]
    barren = [s for s in shelves if not alien.takes_seaweed(state, s)]
    assert barren == [SHELF + GONDWANA * 3]
    assert not (alien.habitats(state, SWIMMER) >> barren[0]) & 1


@pytest.mark.rule("megafauna2", "J8a", "K5f")
def test_the_immunity_of_orange_is_to_both_colours_where_there_is_no_magnetic_field() -> None:
    state = empty(3, planet="venus", apomorphies=True)
    found(state, "orange-archetype")
    give(state, "orange-archetype", "crop", "otoliths")
    mutagen.radiation(state, [GREEN, BLUE])
    state.run()
    assert mutations(state, "orange-archetype") == ["crop", "otoliths"]
    assert ("log-immune", "J8a") in told(state)
    mutagen.radiation(state, [RED, YELLOW])
    state.run()
    assert mutations(state, "orange-archetype") != ["crop", "otoliths"]


# --- plants (K4b, K7b, K8) ------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "K4b", "K7b")
def test_seaweed_off_the_coast_waters_cacti_two_hexes_away_and_tubers_one() -> None:
    state = empty(1, planet="mars")
    for hex in range(SHELF):
        if state.disk[hex] == WHITE_DISK:
            state.disk[hex] = NO_DISK
    assert alien.habitats(state, BURROWER) == alien.habitats(state, ARMORED) == 0
    grow(state, "green-swimmer", "gondwana-middle-shelf")
    tubers, cacti = names(alien.habitats(state, BURROWER)), names(alien.habitats(state, ARMORED))
    assert tubers == {"gondwana-e"}
    assert tubers < cacti
    near = state.beside[biome("gondwana-e")]
    assert cacti == tubers | {n for n in names(near) if state.disk[biome(n)] == NO_DISK}


@pytest.mark.rule("megafauna2", "K8b", "J8b")
def test_the_free_resize_of_a_plant_that_nobody_plays_only_grows() -> None:
    state = empty(3, planet="venus", apomorphies=True)
    grow(state, "green-archetype", "laurentia-c")
    state.size[species("green-archetype")] = 3
    act(state, "green", 2)
    do(state, "word:growth")
    assert state.size[species("green-archetype")] == 4, "nobody was asked: it cannot shrink"
    assert asked(state)[0] == COLOURS[state.medea]


@pytest.mark.rule("megafauna2", "K7", "F2")
def test_dry_land_costs_swimmers_twice_as_much() -> None:
    state = empty(1, planet="mars")
    found(state, "orange-swimmer", basal="")
    found(state, "orange-archetype", basal="")
    start = 1 << next(hex for hex in range(SHELF) if state.disk[hex] == WHITE_DISK)
    dry = [hex for hex in range(SHELF) if state.disk[hex] == NO_DISK]
    beside = [hex for hex in dry if state.beside[hex] & start]
    assert beside
    for hex in beside:
        assert (dispersal.reach(state, species("orange-archetype"), start) >> hex) & 1
        assert not (dispersal.reach(state, species("orange-swimmer"), start) >> hex) & 1


# --- ends (A6, K0c, L1c) --------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "A6a", "A6")
def test_the_comet_is_always_one_of_the_five_cards_of_the_third_era() -> None:
    state = quiet(chicxulub=True)
    for _ in range(20):
        setup.deal_era(state, True)
        assert len(state.et_deck) == EVENTS_PER_ERA
        assert len(set(state.et_deck)) == EVENTS_PER_ERA
        assert comet(state) in state.et_deck


@pytest.mark.rule("megafauna2", "A6a")
@pytest.mark.parametrize(("era", "ends"), [(0, False), (SECOND_ERA, False), (THIRD_ERA, True)])
def test_the_comet_ends_the_game_before_anybody_acts_and_only_in_the_third_era(era: int, ends: bool) -> None:
    state = quiet(chicxulub=True)
    state.era = era
    state.et_card = comet(state)
    run(state, frames.AfterEvents(NOBODY))
    assert state.over() is ends
    assert (state.ending & COMET != 0) is ends


@pytest.mark.rule("megafauna2", "A6", "A6a")
@pytest.mark.parametrize(
    ("long", "era", "over"), [(False, SECOND_ERA, True), (True, SECOND_ERA, False), (True, THIRD_ERA, True)]
)
def test_a_game_ends_with_its_last_era(long: bool, era: int, over: bool) -> None:
    state = quiet(chicxulub=long)
    state.era = era
    state.turn = EVENTS_PER_ERA * (era + 1)
    state.et_deck.clear()
    state.agenda.clear()
    flow.EndTurn().act(state, frames.EndTurn(NOBODY))
    assert (state.ending & LAST_ERA != 0) is over


@pytest.mark.rule("megafauna2", "L1b", "L1c", "A7")
def test_at_the_end_of_venus_an_animal_is_one_point_and_who_has_most_wins() -> None:
    state = empty(2, planet="venus", plant_played=True)
    dry = sorted(names(alien.habitats(state, ARCHETYPE)))
    grow(state, "green-archetype", *dry[:2])
    grow(state, "orange-archetype", dry[0], level=HERBIVORE)
    state.ending = LAST_ERA
    assert ending.points_of(state, colour("orange")).population == 1
    assert ending.points_of(state, PLANT).population == 2
    seat = state.seat_of[PLANT]
    assert state.ranking()[seat] == 1
    assert state.ranking()[1 - seat] == 2
    state.fossils[colour("orange")] = 9
    assert state.ranking()[1 - seat] == 1


@pytest.mark.rule("megafauna2", "L2c", "K7c")
def test_several_animals_lose_all_points_with_the_seas() -> None:
    state = empty(3, planet="venus")
    for hex in range(SHELF):
        if state.disk[hex] == WHITE_DISK:
            state.disk[hex] = NO_DISK
    state.fossils[state.colour_of[0]] = 5
    planets.end(state)
    assert state.ending & SEAS_LOST
    assert state.scores() == [0, 0, 0]
    assert state.ranking() == [1, 1, 1]


@pytest.mark.rule("megafauna2", "J8c")
def test_metamorphosis_pays_with_no_archetype_and_comes_again_next_turn() -> None:
    state = quiet(apomorphies=True)
    organs(state, "black-archetype", "rr")
    act(state, "black", 2)
    assert refused(state, "word:metamorphosis")[1] == "J8c"
    state.fossils[colour("black")] = 2
    act(state, "black", 2)
    do(state, "word:metamorphosis")
    while "organ:red" in offers(state):
        do(state, "organ:red")
    assert state.fossils[colour("black")] == 1
    assert state.shed == 1
    flow.EndTurn().act(state, frames.EndTurn(NOBODY))
    assert state.shed == 0

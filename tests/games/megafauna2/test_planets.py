"""Events of Mars and Venus: seas that dry up, slow cratons, Olympus Mons, and rain that Medea makes."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    bare,
    biome,
    event,
    found,
    give,
    next_events,
    offers,
    organs_of,
    pick,
    put,
    reservoirs,
    run,
    species,
    told,
)

from phylarium.games.megafauna2.rules import atlas, disks, drift, frames, mutagen, planets
from phylarium.games.megafauna2.rules.board import BALTICA, BIOMES, CRATON_COUNT, EAST, GONDWANA, SHELF
from phylarium.games.megafauna2.rules.names import (
    BLACK_DISK,
    DISKS,
    NO_DISK,
    SEA,
    WHITE_DISK,
)
from phylarium.games.megafauna2.rules.options import EARTH, MARS, VENUS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import RUNAWAY, SEAS_LOST
from phylarium.kernel.engine import NOBODY


def mars(planet: int = MARS) -> Megafauna:
    """Two cratons of a planet, from west to east, with water in their basins and carbon on all shelves."""
    state = bare("orange", "black")
    state.planet = planet
    state.ring = state.components.used[planet].copy()
    for craton in range(CRATON_COUNT):
        played = craton in state.ring
        state.landmass[craton] = craton if played else -1
        state.dice[craton] = int(played)
    for b in range(len(BIOMES)):
        state.disk[b] = NO_DISK
    for craton in state.ring:
        for hex in range(craton * 7, craton * 7 + 7):
            if state.components.ground[planet][hex] == SEA:
                state.disk[hex] = WHITE_DISK
        for shelf in range(SHELF + craton * 3, SHELF + craton * 3 + 3):
            state.disk[shelf] = BLACK_DISK
    reservoirs(state, oxygen=18, clouds=1, black=0, white=1)
    atlas.survey(state)
    return state


def icon(state: Megafauna, name: str, number: int) -> None:
    run(state, frames.EventIcon(NOBODY, event(name), number))


def water(state: Megafauna) -> int:
    return state.disk.count(WHITE_DISK)


@pytest.mark.rule("megafauna2", "K1a", "K5a", "D13")
def test_a_rain_shadow_lets_a_sea_evaporate() -> None:
    state = mars()
    assert water(state) == 4
    icon(state, "co2_desert", 0)
    assert asked(state)[1] == "D12"
    assert len(offers(state)) == 4
    pick(state, offers(state)[0])
    pick(state, "reservoir:atmosphere")
    assert (water(state), state.air_white) == (3, 2)
    assert ("log-evaporates", "K5a") in told(state)


@pytest.mark.rule("megafauna2", "K1a", "K5b")
def test_there_is_no_climax() -> None:
    state = mars()
    before = state.disk.copy()
    icon(state, "ring_of_fire", 2)
    assert state.disk == before
    assert told(state) == [("log-ignored", "K5b")]


@pytest.mark.rule("megafauna2", "K1a", "K5c")
@pytest.mark.parametrize(("black", "left"), [(5, 3), (1, 4)])
def test_a_deluge_evaporates_water_only_when_it_is_too_hot(black: int, left: int) -> None:
    state = mars()
    reservoirs(state, black=black)
    icon(state, "tunguska_coal_beds", 1)
    while not state.over():
        pick(state, offers(state)[0])
    assert water(state) == left


@pytest.mark.rule("megafauna2", "K1a", "K5d")
def test_green_disks_are_not_moved_but_a_gun_destroys_plants() -> None:
    state = mars()
    found(state, "green-archetype")
    put(state, "green-archetype", "baltica-w")
    put(state, "green-burrower", "baltica-c")
    icon(state, "jungles_pole_to_pole", 0)
    assert told(state) == [("log-ignored", "K5d")]
    # Fires need oxygen, as elsewhere.
    icon(state, "coal_seam_wildfires", 0)
    assert ("log-condition", "D10c") in told(state)
    icon(state, "carbon_famine", 0)
    assert state.decision().rule == "K5d"
    assert offers(state) == ["shape:archetype", "shape:burrower"]
    pick(state, "shape:burrower")
    assert state.size[species("green-burrower")] == 0
    assert state.size[species("green-archetype")] == 1


@pytest.mark.rule("megafauna2", "K5d", "D9")
def test_plants_are_no_crowd() -> None:
    state = mars()
    found(state, "green-archetype")
    put(state, "green-archetype", "baltica-w", "baltica-c", "baltica-e", "baltica-sw")
    put(state, "orange-archetype", "gondwana-w", "gondwana-c")
    mutagen.crowd_disease(state)
    state.run()
    assert asked(state) == ("orange", "D9")
    pick(state, offers(state)[0])
    assert state.over()
    assert state.living[species("green-archetype")] == 4


@pytest.mark.rule("megafauna2", "K5e", "K0c")
def test_only_all_disks_in_the_sky_run_away_and_never_on_mars() -> None:
    state = mars(VENUS)
    reservoirs(state, clouds=12, black=9, white=0)
    run(state, frames.EndEvents(NOBODY))
    assert state.ending & RUNAWAY == 0
    reservoirs(state, clouds=12, black=12, white=0)
    run(state, frames.EndEvents(NOBODY))
    assert state.ending & RUNAWAY
    state = mars()
    reservoirs(state, clouds=6, black=6, white=0)
    run(state, frames.EndEvents(NOBODY))
    assert state.ending == 0


@pytest.mark.rule("megafauna2", "K0c", "K7c")
def test_without_seas_it_is_over() -> None:
    state = mars()
    run(state, frames.EndEvents(NOBODY))
    assert state.ending == 0
    for hex in range(SHELF):
        if state.disk[hex] == WHITE_DISK:
            state.disk[hex] = NO_DISK
    run(state, frames.EndEvents(NOBODY))
    assert state.ending == SEAS_LOST


@pytest.mark.rule("megafauna2", "K5f", "D8")
def test_radiation_strikes_both_colours() -> None:
    state = mars()
    put(state, "orange-archetype", "gondwana-w")
    give(state, "orange-archetype", "air_sacs", "eye_cup", "beak")
    icon(state, "coronal_mass_ejection", 0)
    assert organs_of(state, "orange-archetype") == "g"


@pytest.mark.rule("megafauna2", "K5g")
def test_olympus_mons_erupts_and_stays() -> None:
    state = mars()
    reservoirs(state, black=1)
    icon(state, "ring_of_fire", 0)
    assert DISKS[state.disk[biome("gondwana-ne")]] == "black"
    assert ("log-olympus", "K5g") in told(state)
    # Nobody takes its disk.
    icon(state, "island_arc_volcanism", 1)
    assert "biome:gondwana-north-shelf" not in offers(state)
    assert "biome:gondwana-middle-shelf" in offers(state)
    state = mars(VENUS)
    icon(state, "island_arc_volcanism", 1)
    assert "biome:laurentia-north-shelf" in offers(state)


@pytest.mark.rule("megafauna2", "K5h")
def test_cratons_move_at_the_next_stable_card() -> None:
    state = mars()
    state.turn = 3
    next_events(state, "hypercapnia", "coronal_mass_ejection")
    reservoirs(state, black=2)
    state.cold_deck.append(event("katabatic_desert"))
    state.mild_deck.append(event("hadley_circulation_cells"))
    run(state, frames.DrawEvents(NOBODY))
    while not state.over():
        pick(state, offers(state)[0])
    assert len(state.ring) == 2
    assert ("log-snail", "K5h") in told(state)
    # Gondwana, here Tharsis, goes east when the stable card comes.
    state.turn = 4
    run(state, frames.DrawEvents(NOBODY))
    while not state.over():
        pick(state, offers(state)[0])
    assert state.landmass[BALTICA] == GONDWANA


@pytest.mark.rule("megafauna2", "K5h")
@pytest.mark.parametrize(("turn", "moves"), [(2, False), (4, True), (6, False), (7, True)])
def test_the_first_card_of_an_era_moves_nothing(turn: int, moves: bool) -> None:
    state = mars()
    state.turn = turn
    state.last_event = event("hypercapnia")
    planets.pay_tectonics(state)
    assert (len(state.agenda) == 2) == moves


@pytest.mark.rule("megafauna2", "K5h", "A1b")
@pytest.mark.parametrize(
    ("planet", "card", "owed"),
    [
        (MARS, "coronal_mass_ejection", True),
        (MARS, "slab_rollback", False),
        (EARTH, "coronal_mass_ejection", False),
    ],
)
def test_movements_are_owed_on_other_planets_and_paid_by_stable_cards_alone(planet: int, card: str, owed: bool) -> None:
    state = mars() if planet == MARS else bare(historical=True)
    state.turn = 4
    state.et_card = event("hypercapnia")
    next_events(state, card)
    assert state.components.stable[event(card)] == (card == "coronal_mass_ejection")
    draw = frames.DrawEvents(NOBODY)
    state.steps[draw.op].act(state, draw)
    assert (frames.PAY_TECTONICS in [frame.op for frame in state.agenda]) == owed


@pytest.mark.rule("megafauna2", "K5h", "A1d")
def test_an_owed_drift_is_of_the_craton_of_its_own_biosphere_card() -> None:
    state = mars()
    state.turn = 4
    state.last_event = event("hypercapnia")
    state.last_biosphere = event("wetlands_eutrophication")  # Baltica
    run(state, frames.PayTectonics(NOBODY, state.last_event, 2))
    assert state.latitude[BALTICA] == 3


@pytest.mark.rule("megafauna2", "K5i", "D4")
def test_a_rift_splits_two_joined_cratons() -> None:
    state = mars()
    drift.move(state, GONDWANA, EAST)
    state.run()
    while not state.over():
        pick(state, offers(state)[0])
    assert len(state.ring) == 1
    run(state, frames.PayTectonics(NOBODY, event("wilson_cycle_opening"), 0))
    assert len(state.ring) == 2


@pytest.mark.rule("megafauna2", "K6", "K6a")
def test_medea_makes_it_rain_with_a_population_above_its_heart() -> None:
    state = mars()
    dry = next(hex for hex in range(SHELF) if state.disk[hex] == WHITE_DISK)
    state.disk[dry] = NO_DISK
    state.disk[biome("baltica-w")] = BLACK_DISK
    state.disk[biome("baltica-middle-shelf")] = NO_DISK
    reservoirs(state, clouds=2)
    assert planets.heart(state, state.medea) == 2
    put(state, "orange-archetype", "gondwana-w", "gondwana-c")
    run(state, frames.Raindance(state.medea))
    assert state.over()
    put(state, "orange-archetype", "gondwana-e")
    run(state, frames.Raindance(state.medea))
    assert asked(state) == ("orange", "K6")
    assert offers(state) == ["word:rain", "word:done"]
    pick(state, "word:rain")
    assert state.disk[dry] == WHITE_DISK
    assert (state.clouds, state.rained) == (1, 1)
    assert offers(state) == ["biome:baltica-w", "word:done"]
    pick(state, "biome:baltica-w")
    assert state.disk[biome("baltica-w")] == NO_DISK
    assert state.disk[biome("baltica-middle-shelf")] == BLACK_DISK
    assert ("log-lifted", "D12") in told(state)
    assert state.over()


@pytest.mark.rule("megafauna2", "K6")
def test_rain_is_offered_after_the_events_and_before_their_end() -> None:
    state = mars()
    state.turn = 2
    for hex in range(SHELF):
        if state.disk[hex] == WHITE_DISK:
            state.disk[hex] = NO_DISK
    put(state, "orange-archetype", "gondwana-w", "gondwana-c", "gondwana-e")
    next_events(state, "coronal_mass_ejection")
    run(state, frames.DrawEvents(NOBODY))
    assert asked(state) == ("orange", "K6")
    pick(state, "word:rain")
    pick(state, offers(state)[0])
    assert state.over()
    # The only sea is saved in time.
    assert state.ending == 0
    assert disks.in_air(state) == 1

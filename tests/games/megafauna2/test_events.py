"""Phase 1: drawing events, the order of icons, eras, wind, the runaway greenhouse; the events of the example turn."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    bare,
    begin,
    biome,
    dice,
    disk,
    do,
    event,
    fallen,
    give,
    latitude,
    next_events,
    offers,
    organs_of,
    put,
    quiet,
    reservoirs,
    row,
    run,
    strip,
    told,
    where,
)

from phylarium.games.megafauna2.rules import disks, events, flow, frames
from phylarium.games.megafauna2.rules.board import GONDWANA, SHELF, SIBERIA
from phylarium.games.megafauna2.rules.names import (
    BLACK_DISK,
    BLOOM_DISKS,
    CLIMATES,
    CLIMAX,
    COLLISION,
    COLOURS,
    CRATER,
    CROWD_DISEASE,
    DECK_SIZE,
    DELUGE,
    DISKS,
    ET_COUNT,
    EVENTS,
    GREEN_DISK,
    MUTAGEN,
    NO_DISK,
    PLANT,
    RADIATION,
    RIFT,
    TRANSFER,
    WEEDS,
    WINDY,
)
from phylarium.games.megafauna2.rules.options import ACHTERBAHN
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import RUNAWAY
from phylarium.kernel.engine import NOBODY


def draw(state: Megafauna, *events: str, turn: int = 2) -> None:
    """The events of a turn are drawn and happen, up to the first question."""
    next_events(state, *events)
    state.turn = turn
    run(state, frames.DrawEvents(NOBODY))


def icons_told(state: Megafauna) -> list[str]:
    return [what for what, _ in told(state)]


# --- A1 ----------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "A1", "A1a", "C1p")
def test_the_first_event_only_gives_the_order_of_play() -> None:
    state = quiet()
    before = state.display.copy(), state.latitude.copy(), state.disk.copy(), state.ring.copy()
    draw(state, "gamma_ray_burst", turn=1)
    assert EVENTS[state.et_card] == "gamma_ray_burst"
    assert state.biosphere_card == -1
    assert (state.display, state.latitude, state.disk, state.ring) == before
    assert state.over()
    assert [COLOURS[colour] for colour in state.playing()] == ["white", "black", "green", "orange"]
    assert ("log-no-events", "C1p") in told(state)


@pytest.mark.rule("megafauna2", "A1b")
def test_a_stable_biosphere_draws_no_second_card() -> None:
    state = bare()
    left = len(state.hot_deck)
    draw(state, "spiral_arm_crossing")
    assert state.biosphere_card == -1
    assert len(state.hot_deck) == left
    assert ("log-stable", "A1b") in told(state)


@pytest.mark.rule("megafauna2", "A1c")
@pytest.mark.parametrize(
    ("black", "card", "deck"), [(3, "clathrate_gun", 0), (2, "silicate_weathering", 1), (0, "co2_desert", 2)]
)
def test_the_atmosphere_says_which_biosphere_deck(black: int, card: str, deck: int) -> None:
    state = bare()
    reservoirs(state, black=black, white=3 if black else 2)
    draw(state, "hypercapnia", card)
    assert EVENTS[state.biosphere_card] == card
    assert (state.biosphere_card - ET_COUNT) // DECK_SIZE == deck
    assert state.seen[state.biosphere_card] == 1


@pytest.mark.rule("megafauna2", "A1c")
def test_an_empty_biosphere_deck_is_shuffled_again() -> None:
    state = bare()
    for number in range(ET_COUNT, ET_COUNT + DECK_SIZE):
        state.seen[number] = 1
    state.hot_deck.clear()
    draw(state, "hypercapnia")
    assert len(state.hot_deck) == DECK_SIZE - 1
    assert sum(state.seen[ET_COUNT : ET_COUNT + DECK_SIZE]) == 1
    assert ("log-reshuffled", "A1c") in told(state)


@pytest.mark.rule("megafauna2", "A1d", "D1")
@pytest.mark.parametrize(("card", "craton"), [("steam_greenhouse", "gondwana"), ("hypercane", "siberia")])
def test_a_drift_strikes_the_craton_of_the_biosphere_card(card: str, craton: str) -> None:
    state = bare()
    for name in ("laurentia", "baltica", "siberia", "gondwana"):
        latitude(state, name, 4)
    state.biosphere_card = event(card)
    # The third icon of a gamma-ray burst: one latitude to the north.
    run(state, frames.EventIcon(NOBODY, event("gamma_ray_burst"), 2))
    moved = [name for at, name in enumerate(("laurentia", "baltica", "siberia", "gondwana")) if state.latitude[at] == 3]
    assert moved == [craton]


@pytest.mark.rule("megafauna2", "A1d", "D1")
def test_a_drift_without_a_biosphere_card_strikes_none() -> None:
    state = bare()
    run(state, frames.EventIcon(NOBODY, event("gamma_ray_burst"), 2))
    assert state.latitude == [4, 4, 4, 4]
    assert told(state) == [("log-no-craton", "A1d")]


@pytest.mark.rule("megafauna2", "A1e")
def test_extraterrestrial_icons_come_first_row_by_row() -> None:
    state = bare()
    row(state, "laurentia", "baltica", "siberia", "gondwana")
    next_events(state, "slab_rollback", "hypercane")
    state.turn = 2
    run(state, frames.DrawEvents(NOBODY))
    while not state.over():
        state.apply(state.legal()[0])
    found = icons_told(state)
    order = ["log-event", "log-biosphere", "log-no-crowd", "log-collides", "log-craton-drifts", "log-seas-rise"]
    order += ["log-windy", "log-shifted"]
    places = [found.index(what) for what in order]
    assert places == sorted(places)


@pytest.mark.rule("megafauna2", "A1a", "A8b", "A8d")
def test_tooth_and_claw_has_only_mutagens_radiation_and_disease() -> None:
    state = bare("orange", "black", rules="tooth_and_claw")
    draw(state, "gamma_ray_burst")
    assert state.rules != ACHTERBAHN
    assert state.biosphere_card == -1
    found = icons_told(state)
    assert "log-mutagen-roll" in found
    assert not {"log-collides", "log-drifts-by", "log-no-craton", "log-climax-humid", "log-runaway"} & set(found)
    assert state.latitude[state.ring[0]] == 4


@pytest.mark.rule("megafauna2", "A1e")
@pytest.mark.parametrize(
    ("card", "number", "kind", "line"),
    [
        ("gamma_ray_burst", 0, MUTAGEN, "log-churned"),
        ("coronal_mass_ejection", 0, RADIATION, "log-no-plus"),
        ("slab_rollback", 0, CROWD_DISEASE, "log-no-crowd"),
        ("wilson_cycle_opening", 0, RIFT, "log-no-pangea"),
        ("tunguska_coal_beds", 1, DELUGE, "log-seas-rise"),
        ("tunguska_coal_beds", 0, COLLISION, "log-collides"),
        ("ring_of_fire", 0, CRATER, "log-no-craton"),
        ("ring_of_fire", 2, CLIMAX, "log-climax-humid"),
        ("hypercane", 0, WINDY, "log-windy"),
        ("hypercane", 1, TRANSFER, "log-shifted"),
    ],
)
def test_each_icon_does_what_it_shows(card: str, number: int, kind: int, line: str) -> None:
    state = bare()
    assert state.components.icons[event(card)][number].kind == kind
    run(state, frames.EventIcon(NOBODY, event(card), number))
    while not state.over():
        state.apply(state.legal()[0])
    assert line in icons_told(state)


@pytest.mark.rule("megafauna2", "D8", "A1e")
@pytest.mark.parametrize(("card", "left"), [("coronal_mass_ejection", "b"), ("spiral_arm_crossing", "y")])
def test_radiation_strikes_the_colours_of_its_icon(card: str, left: str) -> None:
    state = bare()
    put(state, "orange-archetype", "laurentia-e")
    give(state, "orange-archetype", "air_sacs", "brood_pouch")
    run(state, frames.EventIcon(NOBODY, event(card), 0))
    assert organs_of(state, "orange-archetype") == left


@pytest.mark.rule("megafauna2", "A1f", "C1m")
def test_the_fifth_event_ends_the_era() -> None:
    state = begin()
    state.run()
    seen: list[int] = []
    while not state.over() and state.era == 0:
        if state.et_card not in seen:
            seen.append(state.et_card)
        state.apply(state.legal()[0])
    assert len(seen) == 5
    assert state.era == 1 or state.over()
    assert len(state.et_deck) == 4 or state.over()


@pytest.mark.rule("megafauna2", "D11", "F5c")
def test_a_windy_event_blows_for_this_turn() -> None:
    state = bare()
    assert state.windy == 0
    run(state, frames.EventIcon(NOBODY, event("hypercane"), 0))
    assert state.windy == 1
    state.steps[frames.END_TURN].act(state, frames.EndTurn(NOBODY))
    assert state.windy == 0


@pytest.mark.rule("megafauna2", "D10h", "A6")
@pytest.mark.parametrize(("black", "ends"), [(8, False), (9, True)])
def test_m2_63_a_full_atmosphere_makes_it_the_last_turn(black: int, ends: bool) -> None:
    state = bare()
    reservoirs(state, black=black, white=3)
    run(state, frames.EndEvents(NOBODY))
    assert (state.ending == RUNAWAY) == ends
    assert (("log-runaway", "D10h") in told(state)) == ends


@pytest.mark.rule("megafauna2", "D10h", "A1a")
def test_the_atmosphere_is_looked_at_after_the_events_of_each_turn() -> None:
    state = bare()
    reservoirs(state, black=9, white=3)
    draw(state, "gamma_ray_burst", turn=1)
    assert state.ending == RUNAWAY


@pytest.mark.rule("megafauna2", "D10h")
def test_an_atmosphere_that_is_full_only_for_a_while_does_not_run_away() -> None:
    state = bare()
    reservoirs(state, black=9, white=2)
    disk(state, "baltica-sw", "black")
    reservoirs(state, black=9, white=2)
    run(state, frames.EventIcon(NOBODY, event("tunguska_coal_beds"), 2))
    while not state.over():
        state.apply(state.legal()[0])
    assert not disks.has_room(state)
    run(state, frames.EventIcon(NOBODY, event("polar_ozone_hole"), 1), frames.EndEvents(NOBODY))
    assert state.ending == 0


# --- M1 ----------------------------------------------------------------------------------------


def example() -> Megafauna:
    """Turn 9 of Gary, who is Green and Medea, and Brenda, who is Black: before the events."""
    state = bare("green", "black")
    row(state, "baltica", "siberia", "gondwana", "laurentia")
    latitude(state, "laurentia", 3)
    latitude(state, "gondwana", 2)
    for name in ("laurentia-c", "baltica-c", "siberia-c", "gondwana-c"):
        disk(state, name, "none")
    disk(state, "siberia-c", "black")
    disk(state, "baltica-ne", "black")
    put(state, "black-archetype", "siberia-e", "siberia-ne")
    put(state, "black-burrower", "siberia-e-carnivore")
    reservoirs(state, black=1, white=4)
    strip(state, "eden")
    assert state.medea == PLANT
    return state


@pytest.mark.rule("megafauna2", "A1c", "A1e", "D2", "D3c", "D5a", "D10", "D12", "D14", "A2a", "A2b", "A5")
def test_m2_61_the_events_of_the_example_turn() -> None:
    state = example()
    draw(state, "flood_basalt_traps", turn=9)
    # The biosphere is not stable, and the climate is Eden.
    assert state.biosphere_card >= ET_COUNT + DECK_SIZE
    state = example()
    weeds = [hex for hex in range(SHELF) if state.components.ground[0][hex] == WEEDS and state.disk[hex] == NO_DISK]
    # All but hex 6, where the crater will be.
    forests = sum(state.latitude_of(hex) in (4, 5) for hex in weeds) - 1
    reservoirs(state, oxygen=9 + forests + 1)
    dice(state, 6)
    draw(state, "flood_basalt_traps", "silicate_weathering", turn=9)
    assert EVENTS[state.biosphere_card] == "silicate_weathering"
    # a. The crater falls on hex 6 with the only black disk of the atmosphere.
    assert DISKS[state.disk[biome("siberia-e")]] == "black"
    assert state.air_black == 0
    assert fallen(state, "black-archetype") == ["siberia-e-herbivore"]
    assert fallen(state, "black-burrower") == ["siberia-e-carnivore"]
    # b. Gondwana touches Siberia in the northeast; Gary finds the carbon for the mountain there.
    assert state.landmass[SIBERIA] == GONDWANA
    assert asked(state) == ("green", "D14")
    do(state, "biome:siberia-north-shelf")
    assert DISKS[state.disk[biome("siberia-ne")]] == "black"
    assert where(state, "black-archetype") == []
    assert sorted(fallen(state, "black-archetype")) == ["siberia-e-herbivore", "siberia-ne-herbivore"]
    # c. Forests grow, and with them the dark heart.
    assert state.disk.count(GREEN_DISK) == forests > 0
    assert state.components.dark_heart[state.oxygen] == 6
    # d. Gary liberates a mountain.
    assert asked(state) == ("green", "D12")
    do(state, "biome:siberia-c")
    assert state.air_black == 1
    # e. He moves another to a shelf and adds a bloom.
    assert "biome:baltica-ne" in offers(state)
    do(state, "biome:baltica-ne", "biome:baltica-middle-shelf", "biome:baltica-middle-shelf")
    assert state.disk[biome("baltica-middle-shelf")] == BLOOM_DISKS
    assert state.disk[biome("baltica-ne")] != BLACK_DISK
    assert state.over()
    # M2: Gary is first, with two actions in Eden; Brenda has three at 12 percent of oxygen.
    assert CLIMATES[state.strip] == "eden"
    assert [COLOURS[colour] for colour in state.playing()] == ["green", "black"]
    assert state.components.percent[state.oxygen] == 12
    assert [flow.action_maximum(state, colour) for colour in state.playing()] == [2, 3]


@pytest.mark.rule("megafauna2", "A1c")
def test_a_biosphere_event_that_is_drawn_is_shown_for_good() -> None:
    state = quiet()
    before = state.barrier()
    events.draw_biosphere(state)
    assert state.biosphere_card >= 0
    assert state.barrier() == before + 1

"""The sequence of play (A): phases, order of players, actions, eras and the ends of the game."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    bare,
    begin,
    colour,
    do,
    event,
    fossil_cards,
    next_events,
    offers,
    put,
    quiet,
    reservoirs,
    run,
    sound,
    speak,
    species,
    started,
    told,
)

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.megafauna2.rules import flow, frames
from phylarium.games.megafauna2.rules.names import COLOURS, EVENTS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import COMET, LANGUAGE_FOUND, LAST_ERA, RUNAWAY
from phylarium.kernel.engine import NOBODY

CALM = ("coronal_mass_ejection", "spiral_arm_crossing", "geomagnetic_reversal", "ring_of_fire")
"""Events that kill nobody in tooth & claw."""


def pass_on(state: Megafauna) -> None:
    """Decline where one can."""
    choices = offers(state)
    for wish in ("word:pass", "word:done", "word:no", "word:hold", "word:keep"):
        if wish in choices:
            do(state, wish)
            return
    do(state, choices[0])


@pytest.mark.rule("megafauna2", "A1", "A2", "A2c", "A3", "A4", "A5")
def test_a_turn_has_four_phases_each_in_the_order_of_the_event() -> None:
    state = begin("green", "orange", "black", "white", rules="tooth_and_claw")
    next_events(state, "hypercapnia")
    state.run()
    wanted = ["white", "green", "orange", "black"]
    assert [COLOURS[c] for c in state.playing()] == wanted
    acted = []
    while state.phase == 2:
        acted.append(asked(state)[0])
        do(state, f"populate:archetype-{1}")
        do(state, "word:pass")
    assert acted == wanted
    dispersed = []
    while state.phase == 3:
        dispersed.append(asked(state)[0])
        do(state, "word:done")
    assert dispersed == wanted
    assert state.turn == 2


@pytest.mark.rule("megafauna2", "A5")
def test_colours_that_nobody_plays_are_left_out_and_the_unnamed_one_is_last() -> None:
    state = begin("orange", "black")
    next_events(state, "hypercapnia")
    state.run()
    assert [COLOURS[c] for c in state.playing()] == ["orange", "black"]
    order = state.components.order[event("hypercapnia")]
    assert [COLOURS[c] for c in order] == ["white", "green", "orange", "black"]


@pytest.mark.rule("megafauna2", "A2a", "A2b", "A8c", "A8h")
@pytest.mark.parametrize(
    ("oxygen", "black", "animals", "plants"), [(14, 3, 2, 3), (9, 2, 3, 2), (18, 0, 1, 2), (0, 8, 4, 5)]
)
def test_oxygen_gives_animals_their_actions_and_the_atmosphere_green_its_own(
    oxygen: int, black: int, animals: int, plants: int
) -> None:
    state = quiet()
    reservoirs(state, oxygen=oxygen, black=black)
    assert flow.action_maximum(state, colour("orange")) == animals
    assert flow.action_maximum(state, colour("white")) == animals
    assert flow.action_maximum(state, colour("green")) == plants
    basic = quiet(rules="tooth_and_claw")
    assert {flow.action_maximum(basic, c) for c in range(4)} == {2}


@pytest.mark.rule("megafauna2", "A2", "A2a")
def test_the_actions_of_a_player_begin_afresh() -> None:
    state = quiet("orange", "white")
    sp = species("orange-archetype")
    state.spent[sp] = 3
    state.allowance[sp] = 4
    state.grown = 1
    run(state, frames.StartActions(colour("orange")))
    assert (state.spent[sp], state.allowance[sp], state.grown) == (0, NONE, 0)
    assert (state.active, state.phase, state.actions_left) == (colour("orange"), 2, 2)
    assert told(state) == [("log-actions", "A2a")]


@pytest.mark.rule("megafauna2", "A2b")
def test_M2_61_green_has_two_actions_in_eden_and_animals_three_at_12_percent() -> None:
    state = quiet("green", "black")
    reservoirs(state, oxygen=9, black=3, white=2)
    assert state.components.percent[9] == 12
    assert flow.action_maximum(state, colour("green")) == 2
    assert flow.action_maximum(state, colour("black")) == 3


@pytest.mark.rule("megafauna2", "A3", "A3a")
def test_a_player_disperses_all_newborns_before_the_next() -> None:
    state = bare("orange", "white", rules="tooth_and_claw")
    put(state, "orange-archetype", "laurentia-e")
    put(state, "white-archetype", "gondwana-w")
    for name, number in (("orange-archetype", 2), ("white-archetype", 1)):
        state.unborn[species(name)] -= number
        state.newborn[species(name)] += number
    run(state, frames.StartDispersal(colour("orange")), frames.StartDispersal(colour("white")))
    seen = []
    while not state.over():
        seen.append(asked(state)[0])
        do(state, "word:done")
    assert seen == ["orange", "orange", "white"]


@pytest.mark.rule("megafauna2", "A4", "A4a", "A4b")
def test_burials_come_last() -> None:
    state = bare("orange", "white", rules="tooth_and_claw")
    put(state, "orange-archetype", "laurentia-e", "laurentia-c")
    sp = species("orange-archetype")
    state.place(NONE, *(3, 0))
    state.fallen, state.fallen_at, state.fallen_level = [sp], [0], [0]
    run(state, frames.StartBurial(NOBODY))
    assert state.phase == 4
    assert state.living[sp] == 1
    assert state.fallen == []


@pytest.mark.rule("megafauna2", "A1f", "A4c", "I4")
def test_after_five_events_an_era_ends_with_awards_and_the_next_begins() -> None:
    state = begin("orange", "white", rules="tooth_and_claw")
    state.et_deck = [event(name) for name in (*CALM, "hypercapnia")]
    put(state, "white-archetype", "gondwana-c")
    state.run()
    while state.era == 0:
        pass_on(state)
    assert state.turn == 6
    assert state.fossils == [0, 0, 0, 1]
    assert ("log-era", "A1f") in told(state)
    assert [what for what, _ in told(state)].count("log-award") == 2
    assert len(state.et_deck) == 4, "one of the second era is drawn"


@pytest.mark.rule("megafauna2", "A6", "A7", "A4c")
def test_the_game_ends_after_ten_events_without_further_awards() -> None:
    state = begin("orange", "white", rules="tooth_and_claw")
    state.run()
    while not state.over():
        pass_on(state)
    assert state.turn == 10
    assert state.ending == LAST_ERA
    assert [what for what, _ in told(state)].count("log-awards") == 1
    assert [what for what, _ in told(state)].count("log-points") == 2
    assert ("log-game-ends", "A6") in told(state)
    assert ("log-winner", "A7") in told(state)
    sound(state)


@pytest.mark.rule("megafauna2", "A6a")
def test_the_long_game_ends_with_the_events_of_the_comet() -> None:
    lengths = set()
    for seed in range(12):
        state = begin("orange", "white", rules="tooth_and_claw", chicxulub=True, seed=str(seed))
        state.run()
        while not state.over():
            pass_on(state)
        lengths.add(state.turn)
        assert state.ending == COMET
        assert EVENTS[state.et_card] == "chicxulub_class_comet"
        assert state.phase == 1, "nobody acts any more"
    assert lengths <= {11, 12, 13, 14, 15}
    assert len(lengths) > 2


@pytest.mark.rule("megafauna2", "A6a")
def test_the_comet_is_an_ordinary_event_in_earlier_eras() -> None:
    state = begin("orange", "white", chicxulub=True)
    next_events(state, "chicxulub_class_comet")
    state.run()
    assert state.ending == 0
    assert state.phase == 2


@pytest.mark.rule("megafauna2", "A6", "D10h")
def test_M2_63_a_full_atmosphere_after_the_events_makes_the_last_turn() -> None:
    state = begin("orange", "white")
    reservoirs(state, black=8, white=4)
    state.run()
    assert state.ending == RUNAWAY
    assert not state.over(), "the turn is played to its end"
    while not state.over():
        pass_on(state)
    assert state.turn == 1
    assert [what for what, _ in told(state)].count("log-points") == 2


@pytest.mark.rule("megafauna2", "A6", "J6f")
def test_M2_56_language_ends_the_game_with_the_turn() -> None:
    state = begin("orange", "white", rules="tooth_and_claw")
    speak(state, "orange-archetype")
    state.run()
    while asked(state)[0] != "orange":
        pass_on(state)
    do(state, "word:language")
    assert not state.over()
    while not state.over():
        pass_on(state)
    assert state.turn == 1, "the turn is finished by all, then points are counted"
    assert state.ending == LANGUAGE_FOUND


@pytest.mark.rule("megafauna2", "A6", "I3c")
def test_the_game_goes_on_when_everybody_is_a_lazarus() -> None:
    state = bare("orange", "white", rules="tooth_and_claw")
    for name in ("orange-archetype", "white-archetype"):
        sp = species(name)
        state.size[sp] = 0
        state.unborn[sp] = 0
    sound(state)
    run(state, frames.NextTurn(NOBODY))
    assert not state.over()
    assert offers(state) == ["word:resurrect", "word:pass"]


def test_a_started_game_is_at_a_players_action() -> None:
    state = started()
    assert state.phase == 2
    assert "word:pass" in offers(state)
    assert fossil_cards(state, "green") == []


@pytest.mark.rule("megafauna2", "A8", "A8a", "A8f")
def test_in_tooth_and_claw_everything_has_size_one_and_its_blue_organs_are_its_way() -> None:
    state = bare("orange", "white", rules="tooth_and_claw")
    put(state, "orange-archetype", "laurentia-e", basal="bb")
    assert state.dispersal_points(species("orange-archetype")) == 3
    run(state, frames.StartActions(colour("orange")))
    assert "word:resize" not in offers(state)
    assert state.is_humid(0)


@pytest.mark.rule("megafauna2", "L2b")
def test_who_has_medea_decides_for_a_colour_that_nobody_plays_and_not_for_nobody() -> None:
    state = quiet("orange", "white")
    state.medea = COLOURS.index("white")
    assert state.seat_for(COLOURS.index("green")) == state.seat_of[state.medea] == 1
    assert state.seat_for(COLOURS.index("orange")) == 0
    assert state.seat_for(NOBODY) == NOBODY

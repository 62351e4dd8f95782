"""Events of a card that is turned up: their order, awards, ice ages, crowd disease and impacts."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import arrive, last, wild, with_dinosaurs
from tests.games.mesofauna.positions import (
    asked,
    at,
    biome,
    card,
    colour,
    dice,
    do,
    flower,
    give,
    mutations,
    offers,
    portrait,
    put,
    refused,
    run,
    sound,
    species,
    told,
    where,
)

from phylarium.games.mesofauna.rules import ending, events, frames
from phylarium.games.mesofauna.rules.names import (
    CARD_COUNT,
    COLOUR_COUNT,
    CROWD_DISEASE,
    FOSSIL_AWARD,
    ICE_AGE,
    IMPACT,
    MUTAGEN,
)
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY


@pytest.fixture
def state() -> Mesofauna:
    return wild()


def happens(state: Mesofauna, event: int) -> None:
    """An event happens as by a card."""
    at_card = next(c for c in range(CARD_COUNT) if event in state.components.card_events[c])
    run(state, frames.Event(NOBODY, at_card, state.components.card_events[at_card].index(event)))
    sound(state)


# --- reveal ------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.A3b", "bf.H", "bf.H1a")
def test_the_events_of_a_card_happen_from_left_to_right_the_award_first(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", "1b")
    put(state, "purple-archetype", "2a")
    events.reveal(state, card("luminous_organ"))
    state.run()
    assert [entry.a for entry in state.journal or [] if entry.what == "log-event"] == [FOSSIL_AWARD, ICE_AGE]
    assert state.fossils[colour("pink")] == 1, "before the ice took one"
    assert where(state, "pink-archetype") == ["1b herbivore"]
    events.reveal(state, card("antennae"))
    assert not state.agenda, "it has no event"


@pytest.mark.rule("mesofauna", "bf.H1a")
def test_awards_stand_before_mutagens_impacts_and_ice_ages_alone(state: Mesofauna) -> None:
    for icons in state.components.card_events:
        assert (FOSSIL_AWARD in icons) == bool({MUTAGEN, IMPACT, ICE_AGE} & set(icons))
        assert FOSSIL_AWARD not in icons or icons[0] == FOSSIL_AWARD


@pytest.mark.rule("mesofauna", "bf.A3d", "bf.dodged_bullet", "J2a")
def test_with_four_players_some_cards_are_dodged() -> None:
    dodged = card("bug_cerci")
    four = wild("pink", "purple", "gray", "blue")
    events.reveal(four, dodged)
    assert not four.agenda
    assert told(four) == [("log-dodged", "bf.A3d")]
    three = wild("pink", "purple", "gray")
    events.reveal(three, dodged)
    assert len(three.agenda) == 1
    combined = with_dinosaurs()
    events.reveal(combined, dodged)
    assert len(combined.agenda) == 1, "the Combined game knows no dodging"


@pytest.mark.rule("mesofauna", "bf.H3", "bf.A3b")
@pytest.mark.parametrize(("revealed", "left"), [("sensory_setae", ["tegument"]), ("thermal_sensilla", ["antennae"])])
def test_a_card_of_radiation_strikes_the_colours_that_it_shows(
    state: Mesofauna, revealed: str, left: list[str]
) -> None:
    """The one shows red and yellow, the other green and blue."""
    put(state, "pink-archetype", "1b")
    give(state, "pink-archetype", "antennae", "tegument")
    events.reveal(state, card(revealed))
    state.run()
    sound(state)
    assert mutations(state, "pink-archetype") == left


@pytest.mark.rule("mesofauna", "bf.H7", "bf.H7a")
def test_a_card_with_a_mutagen_rolls_the_dice(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1b")
    dice(state, 3, 1, 2, 3)
    happens(state, MUTAGEN)
    assert [(entry.what, entry.a, entry.b) for entry in state.journal or []][1:] == [("log-mutagen-roll", 4, 3)]


@pytest.mark.rule("mesofauna", "bf.H", "bf.F6")
def test_whoever_cannot_stay_after_an_event_dies(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", "1b")
    put(state, "purple-archetype", "1a carnivore", "1c", basal="w")
    happens(state, ICE_AGE)
    assert where(state, "pink-archetype") == ["1b herbivore"]
    assert where(state, "purple-archetype") == ["1c herbivore"], "it outlasted the ice, but not its prey"
    assert ("log-killed-starved", "bf.F6") in told(state)


# --- fossil award (H1) -------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H1", "L8a")
def test_most_creeples_and_pheromones_take_a_fossil(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "bug_tail_spine-a", bare=True)
    put(state, "purple-archetype", "1c", "2a")
    put(state, "purple-flyer", "3a")
    put(state, "gray-archetype", "3c", "4a", "4b")
    assert [ending.standing(state, colour(name)) for name in ("pink", "purple", "gray")] == [1, 3, 3]
    happens(state, FOSSIL_AWARD)
    assert state.fossils[:3] == [0, 1, 1], "each of the tied"
    assert told(state)[1:] == [("log-awarded", "bf.H1")] * 2


@pytest.mark.rule("mesofauna", "bf.H1")
def test_pheromones_count_and_zombies_do_not(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "labium-a", "bug_tail_spine-b")
    assert state.pheromones(species("pink-archetype")) == 1
    assert ending.standing(state, colour("pink")) == 2


@pytest.mark.rule("mesofauna", "bf.H1")
def test_nobody_alive_takes_nothing(state: Mesofauna) -> None:
    happens(state, FOSSIL_AWARD)
    assert state.fossils == [0] * COLOUR_COUNT
    assert last(state) == ("log-no-award", "bf.H1")


@pytest.mark.rule("mesofauna", "L2g", "L1e", "bf.H1")
def test_against_queen_bee_awards_come_from_the_formation() -> None:
    state = wild("pink", "blue", stage="queen_bee")
    state.formation = 2
    put(state, "pink-archetype", "1a")
    happens(state, FOSSIL_AWARD)
    assert (state.formation, state.fossils[colour("pink")]) == (1, 1)
    put(state, "blue-archetype", "2a")
    happens(state, FOSSIL_AWARD)
    assert state.formation == 0, "a tie takes two, or what is left"


# --- ice age (H2) ------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H2", "bf.H2a")
def test_flowers_wither_on_heights(state: Mesofauna) -> None:
    flower(state, "1a", "1b", "1c")
    happens(state, ICE_AGE)
    assert state.flowers == 1 << biome("1b")
    assert told(state).count(("log-flower-lost", "bf.H2a")) == 2


@pytest.mark.rule("mesofauna", "bf.H2b", "bf.G6", "bf.H2")
def test_glaciers_kill_on_the_highest_hexes_all_but_holometabolans(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", "1b", "1c")
    put(state, "pink-flyer", "2b", basal="w")
    put(state, "purple-archetype", "2b carnivore", "3a")
    put(state, "gray-parasite", "1a on_herbivore", "1b on_herbivore")
    happens(state, ICE_AGE)
    assert where(state, "pink-archetype") == ["1b herbivore", "1c herbivore"]
    assert where(state, "pink-flyer") == ["2b herbivore"]
    assert where(state, "purple-archetype") == ["3a herbivore"]
    assert where(state, "gray-parasite") == ["1b on_herbivore"]
    assert ("log-killed-hostless", "bf.F6") not in told(state), "the ice killed it, not the want of a host"


# --- impact (H6) -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H6", "bf.H6a", "bf.H6b")
def test_an_impact_leaves_nothing_on_its_craton(state: Mesofauna) -> None:
    flower(state, "3a", "1a")
    put(state, "pink-archetype", "3a", "3b", "1a", basal="w")
    put(state, "purple-archetype", "3a carnivore", "2a")
    put(state, "gray-parasite", "3b on_herbivore", "1a on_herbivore")
    dice(state, 3)
    happens(state, IMPACT)
    assert where(state, "pink-archetype") == ["1a herbivore"]
    assert where(state, "purple-archetype") == ["2a herbivore"]
    assert where(state, "gray-parasite") == ["1a on_herbivore"]
    assert state.flowers == 1 << biome("1a")
    assert told(state).count(("log-killed", "bf.H6b")) == 4


@pytest.mark.rule("mesofauna", "bf.H6a")
def test_an_impact_may_fall_into_the_sea(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a")
    dice(state, 5)
    happens(state, IMPACT)
    assert where(state, "pink-archetype") == ["1a herbivore"]
    assert last(state) == ("log-splash", "bf.H6a")


# --- crowd disease (H4) ------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H4")
def test_the_most_numerous_species_loses_half_and_its_owner_chooses(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a", "1b", "1c", "2a", "2b")
    put(state, "pink-archetype", "3a", "3b", "1a carnivore")
    happens(state, CROWD_DISEASE)
    assert asked(state) == ("purple", "bf.H4")
    assert len(offers(state)) == 5
    assert refused(state, at("3a")) == ("refused-none-there", "bf.H4")
    do(state, at("1a"))
    assert where(state, "pink-archetype") == ["1a carnivore", "3a herbivore", "3b herbivore"], "not yet"
    do(state, at("2b"))
    assert offers(state) == []
    assert where(state, "purple-archetype") == ["1b herbivore", "1c herbivore", "2a herbivore"]
    assert where(state, "pink-archetype") == ["3a herbivore", "3b herbivore"], "its prey was killed"


@pytest.mark.rule("mesofauna", "bf.H4", "bf.H")
def test_all_of_the_tied_lose_clockwise_from_the_player_whose_turn_it_is(state: Mesofauna) -> None:
    state.active = colour("purple")
    put(state, "pink-archetype", "1a", "1b", "1c")
    put(state, "gray-archetype", "2a", "2b", "2c")
    put(state, "purple-flyer", "3a", "3b", "3c")
    happens(state, CROWD_DISEASE)
    for name, where_from in (("purple", "3a"), ("gray", "2a"), ("pink", "1a")):
        assert asked(state) == (name, "bf.H4")
        do(state, at(where_from))
    assert offers(state) == []


@pytest.mark.rule("mesofauna", "bf.H4")
def test_a_species_with_one_creeple_does_not_fall_ill(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "2a")
    happens(state, CROWD_DISEASE)
    assert last(state) == ("log-no-disease", "bf.H4")
    assert where(state, "pink-archetype") == ["1a herbivore"]


@pytest.mark.rule("mesofauna", "bf.H4")
def test_how_many_die_is_said_before_the_first_does(state: Mesofauna) -> None:
    """Hosts and parasites are equally many; the parasites whose hosts die are not spared the disease."""
    put(state, "pink-archetype", "1a", "1b")
    put(state, "gray-parasite", "1a on_herbivore", "1b on_herbivore")
    happens(state, CROWD_DISEASE)
    do(state, at("1a"))
    assert where(state, "gray-parasite") == [], "one with its host, the last one of the disease"
    assert where(state, "pink-archetype") == ["1b herbivore"]


@pytest.mark.rule("mesofauna", "bf.H4")
def test_a_newcomer_changes_who_is_most_numerous(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", "1b")
    put(state, "purple-archetype", "2a")
    arrive(state, "purple-archetype", "2b")
    do(state, "word:keep")
    arrive(state, "purple-archetype", "2c")
    do(state, "word:keep")
    happens(state, CROWD_DISEASE)
    assert asked(state)[0] == "purple"

"""Extinction: what is lost, what comes home, and what becomes of the player."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import arrive, tool, wild
from tests.games.mesofauna.positions import (
    biome,
    card,
    colour,
    give,
    portrait,
    put,
    roster,
    run,
    sound,
    species,
    told,
    where,
    zombie,
)

from phylarium.families.fauna.rules.names import GONE, HERBIVORE, NONE
from phylarium.games.mesofauna.rules import extinction, frames, living
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY


@pytest.fixture
def state() -> Mesofauna:
    return wild()


def die_out(state: Mesofauna, name: str) -> None:
    """The last creeple of a species is killed."""
    (place,) = state.places_of(species(name))
    living.kill(state, place // 4, place % 4, "log-killed", "bf.H6b")
    run(state, frames.Check(NOBODY))
    sound(state)


@pytest.mark.rule("mesofauna", "cat.extinct", "cat.extinct.again")
def test_a_species_without_a_creeple_loses_its_cards_and_may_be_founded_again() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-archetype", "1a")
    put(state, "pink-flyer", "2a", basal="ggr")
    portrait(state, "pink-flyer", "hind_wings-a")
    die_out(state, "pink-flyer")
    flyer = species("pink-flyer")
    assert told(state)[-1] == ("log-extinct", "cat.extinct")
    assert (state.size[flyer], state.unborn[flyer], state.living[flyer]) == (0, 0, 0)
    assert (state.basal[flyer], state.organs[flyer], state.moods[flyer]) == (0, 0, 0)
    assert state.card_at[card("hind_wings")] == GONE
    assert roster(state, "pink") == ["pink-archetype"]
    assert state.fossils[colour("pink")] == 0
    put(state, "pink-flyer", "2a")
    sound(state)


@pytest.mark.rule("mesofauna", "cat.extinct.out")
@pytest.mark.parametrize("stage", ["caterpillar", "cocoon"])
def test_in_a_race_who_has_no_species_is_out(stage: str) -> None:
    state = wild(stage=stage)
    put(state, "purple-archetype", "1a")
    put(state, "purple-flyer", "2a")
    die_out(state, "purple-flyer")
    assert state.out == 0
    die_out(state, "purple-archetype")
    assert state.out == 1 << colour("purple")
    assert told(state)[-1] == ("log-eliminated", "cat.extinct.out")


@pytest.mark.rule("mesofauna", "bf.F7", "bf.F7a", "bf.F7b", "bf.F7c")
def test_each_species_leaves_a_fossil_and_the_last_one_a_lazarus(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a")
    put(state, "pink-flyer", "2a")
    give(state, "pink-flyer", "antennae")
    state.acted = 1 << species("pink-flyer")
    die_out(state, "pink-flyer")
    assert told(state)[1:] == [("log-extinct", "bf.F7"), ("log-fossil-species", "bf.F7a")]
    assert state.card_at[card("antennae")] == GONE
    assert state.acted == 0, "founded again it acts again"
    die_out(state, "pink-archetype")
    assert state.fossils[colour("pink")] == 2
    assert state.is_lazarus(colour("pink"))
    assert told(state)[-1] == ("log-lazarus", "bf.F7c")
    assert state.out == 0


@pytest.mark.rule("mesofauna", "bf.F7", "bf.H7d")
def test_a_species_that_dies_out_at_once_leaves_the_map_and_its_parasites_their_hosts(state: Mesofauna) -> None:
    put(state, "purple-archetype", "3b", "4b", "2a")
    put(state, "purple-flyer", "3b carnivore")
    put(state, "pink-flyer", "4b carnivore", "3c")
    put(state, "gray-parasite", "3b on_herbivore", "4b on_herbivore")
    extinction.extinct(state, species("purple-archetype"))
    assert state.guest == [NONE] * len(state.guest)
    assert state.unplaced_at == [biome("3b"), biome("4b")]
    run(state, frames.Check(NOBODY))
    sound(state)
    assert where(state, "purple-archetype") == []
    assert where(state, "purple-flyer") == [], "its prey is gone"
    assert where(state, "pink-flyer") == ["3c herbivore"]
    assert where(state, "gray-parasite") == [], "one found a host that starved"
    assert ("log-new-host", "bf.F5") in told(state)


@pytest.mark.rule("mesofauna", "bf.D6c")
def test_zombies_go_home_with_the_end_of_their_holder(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a")
    put(state, "purple-flyer", "2a")
    put(state, "pink-archetype", "3a")
    zombie(state, "purple-archetype", "pink-archetype")
    zombie(state, "purple-flyer", "pink-archetype")
    zombie(state, "pink-archetype", "purple-flyer")
    before = state.unborn[species("purple-archetype")]
    die_out(state, "purple-flyer")
    # Its own zombie stays where it is, that on it goes home.
    assert state.zombie == [species("purple-archetype"), species("purple-flyer")]
    assert state.unborn[species("pink-archetype")] == 9
    die_out(state, "pink-archetype")
    assert state.zombie == []
    assert state.unborn[species("purple-archetype")] == before + 1
    assert state.unborn[species("purple-flyer")] == 0, "to the box"
    assert told(state).count(("log-zombie-returns", "bf.D6c")) == 3


@pytest.mark.rule("mesofauna", "bf.G5b", "bf.F7b")
def test_a_parasite_founded_again_chooses_its_colour_anew(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a")
    put(state, "pink-parasite", "1a on_herbivore")
    assert state.bound[colour("pink")] == colour("purple")
    die_out(state, "pink-parasite")
    assert state.bound[colour("pink")] == NONE


@pytest.mark.rule("mesofauna", "bf.F7", "J8", "bf.G3")
def test_tools_and_mutualism_of_a_species_go_with_it_and_those_of_others_stay() -> None:
    state = wild("pink", "white", stage="combined")
    put(state, "white-archetype", "1a")
    put(state, "white-flyer", "2a")
    tool(state, "white-archetype", "net")
    tool(state, "white-flyer", "smoke")
    state.mutual = 1 << species("white-archetype") | 1 << species("white-flyer")
    die_out(state, "white-flyer")
    assert state.tool_at == [NONE, species("white-archetype"), NONE, NONE]
    assert state.mutual == 1 << species("white-archetype")


@pytest.mark.rule("mesofauna", "bf.F7a", "L8a")
def test_queen_bee_takes_no_fossil_of_her_own_species() -> None:
    state = wild("pink", "blue", stage="queen_bee")
    put(state, "pink-archetype", "1a")
    put(state, "blue-archetype", "2a")
    formation = state.formation
    die_out(state, "blue-archetype")
    die_out(state, "pink-archetype")
    assert state.fossils[colour("blue")] == 0
    assert state.fossils[colour("pink")] == 1
    assert state.formation == formation


@pytest.mark.rule("mesofauna", "bf.F7", "cat.extinct")
def test_a_mother_that_loses_her_last_creeple_in_a_contest_dies_out(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a")
    put(state, "pink-armored", basal="g")
    arrive(state, "pink-armored", "1a")
    assert ("log-extinct", "bf.F7") in told(state)
    assert state.at(biome("1a"), HERBIVORE) == species("pink-armored")
    assert roster(state, "purple") == []


@pytest.mark.rule("mesofauna", "bf.F7", "bf.F6")
def test_parasites_on_hunters_of_a_species_that_leaves_have_no_host(state: Mesofauna) -> None:
    put(state, "pink-archetype", "2a")
    put(state, "purple-archetype", "2a carnivore")
    put(state, "pink-parasite", "2a on_carnivore")
    extinction.leave_map(state, species("purple-archetype"))
    assert state.guest[biome("2a") * 2 + 1] == NONE
    assert state.unplaced == [species("pink-parasite")]

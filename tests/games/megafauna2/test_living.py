"""Who cannot stay where it is: ground and prey."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    bare,
    biome,
    clear,
    disk,
    fallen,
    give_face,
    put,
    size,
    sound,
    species,
    told,
    tool,
    where,
)

from phylarium.games.megafauna2.rules import living
from phylarium.games.megafauna2.rules.state import Megafauna


@pytest.fixture
def state() -> Megafauna:
    return bare(historical=True)


@pytest.mark.rule("megafauna2", "G1", "F3c")
@pytest.mark.parametrize(("kind", "falls"), [("white", True), ("black", True), ("green", False), ("none", False)])
def test_a_herbivore_is_endangered_at_once_where_it_cannot_live(state: Megafauna, kind: str, falls: bool) -> None:
    put(state, "black-archetype", "siberia-w")
    disk(state, "siberia-w", kind)
    living.check(state, biome("siberia-w"))
    assert fallen(state, "black-archetype") == (["siberia-w-herbivore"] if falls else [])
    assert told(state) == ([("log-endangered-ground", "G1")] if falls else [])
    assert state.living[species("black-archetype")] == 1
    sound(state)


@pytest.mark.rule("megafauna2", "G1", "H1")
def test_its_carnivore_goes_with_it(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    put(state, "orange-flyer", "siberia-w-carnivore")
    disk(state, "siberia-w", "white")
    living.check_all(state)
    assert fallen(state, "orange-flyer") == ["siberia-w-carnivore"]


@pytest.mark.rule("megafauna2", "H1", "F4")
def test_a_carnivore_is_endangered_without_prey(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    put(state, "orange-flyer", "siberia-w-carnivore")
    living.check_all(state)
    assert where(state, "orange-flyer") == ["siberia-w-carnivore"]
    clear(state, "black-archetype")
    living.check_all(state)
    assert fallen(state, "orange-flyer") == ["siberia-w-carnivore"]
    assert told(state) == [("log-endangered-prey", "H1")]


@pytest.mark.rule("megafauna2", "H1", "F4a")
def test_a_carnivore_is_endangered_when_its_prey_has_another_shape(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    put(state, "orange-flyer", "siberia-w-carnivore")
    clear(state, "black-archetype")
    put(state, "black-burrower", "siberia-w")
    living.check(state, biome("siberia-w"))
    assert where(state, "black-burrower") == ["siberia-w-herbivore"]
    assert fallen(state, "orange-flyer") == ["siberia-w-carnivore"]


@pytest.mark.rule("megafauna2", "H1", "F4b")
def test_a_carnivore_is_endangered_when_its_prey_turns_venomous_or_it_shrinks(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    put(state, "orange-flyer", "siberia-w-carnivore", size=2)
    give_face(state, "black-archetype", "fang_grooves-a")
    living.check_all(state)
    assert fallen(state, "orange-flyer") == []
    size(state, "orange-flyer", 1)
    living.check_all(state)
    assert fallen(state, "orange-flyer") == ["siberia-w-carnivore"]


@pytest.mark.rule("megafauna2", "J7c", "H1")
def test_a_carnivore_is_endangered_when_its_prey_gets_a_tool(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    put(state, "orange-flyer", "siberia-w-carnivore")
    tool(state, "black-archetype", "sling")
    living.check_all(state)
    assert fallen(state, "orange-flyer") == ["siberia-w-carnivore"]


@pytest.mark.rule("megafauna2", "F3c", "J7b")
def test_a_carnivore_is_endangered_where_it_cannot_live(state: Megafauna) -> None:
    """A forest on a sea bears a burrower until it floods, while the flyer that it hunts stays."""
    disk(state, "siberia-sw", "green")
    put(state, "black-flyer", "siberia-sw")
    put(state, "orange-burrower", "siberia-sw-carnivore")
    tool(state, "orange-burrower", "sling")
    living.check_all(state)
    assert where(state, "orange-burrower") == ["siberia-sw-carnivore"]
    disk(state, "siberia-sw", "none")
    living.check_all(state)
    assert where(state, "black-flyer") == ["siberia-sw-herbivore"]
    assert fallen(state, "orange-burrower") == ["siberia-sw-carnivore"]
    assert told(state) == [("log-endangered-ground", "F3c")]


@pytest.mark.rule("megafauna2", "J7b")
def test_a_diving_bell_is_of_no_use_where_no_swimmer_grazes(state: Megafauna) -> None:
    put(state, "black-flyer", "siberia-sw")
    put(state, "orange-burrower", "siberia-sw-carnivore")
    tool(state, "orange-burrower", "sling")
    state.tool_at[0] = species("orange-burrower")
    assert state.dives(species("orange-burrower"))
    living.check_all(state)
    assert fallen(state, "orange-burrower") == ["siberia-sw-carnivore"]


@pytest.mark.rule("megafauna2", "G.endangered")
def test_the_endangered_count_as_living_and_are_not_there_for_others(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    disk(state, "siberia-w", "white")
    living.check_all(state)
    assert state.living[species("black-archetype")] == 1
    assert not state.is_lazarus(species("black-archetype") // 6)
    assert state.herbivore[biome("siberia-w")] == -1
    disk(state, "siberia-w", "none")
    living.check_all(state)
    assert fallen(state, "black-archetype") == ["siberia-w-herbivore"]

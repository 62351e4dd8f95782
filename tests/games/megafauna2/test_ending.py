"""Fossil awards (I4), final scoring (A7) and the ranking."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    bare,
    begin,
    colour,
    free_genotype,
    give_face,
    host,
    lay,
    put,
    release,
    run,
    sound,
    speak,
    species,
    told,
    tool,
)

from phylarium.families.fauna.rules.names import FOSSIL_CARD
from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import ending, extinction, frames
from phylarium.games.megafauna2.rules.names import FACES
from phylarium.games.megafauna2.rules.values import TOOL_FOSSIL
from phylarium.kernel.engine import NOBODY


@pytest.mark.rule("megafauna2", "I4", "I4a", "I4b")
def test_M2_52_a_fossil_for_each_player_with_fewer_creeples() -> None:
    state = bare("green", "orange", "white")
    put(state, "white-archetype", "gondwana-w", "gondwana-c", "gondwana-nw")
    put(state, "orange-archetype", "laurentia-e", "laurentia-c", "laurentia-ne")
    put(state, "green-archetype", "baltica-se", "baltica-c")
    ending.award_fossils(state)
    assert state.fossils == [0, 1, 0, 1]
    assert told(state) == [("log-awards", "I4"), *[("log-award", "I4b")] * 3]


@pytest.mark.rule("megafauna2", "I4a", "J2b")
def test_the_endangered_and_hosts_count_as_population() -> None:
    state = bare("green", "orange", "white")
    put(state, "white-archetype", "gondwana-w")
    put(state, "orange-archetype", "laurentia-e")
    put(state, "green-archetype", "baltica-se")
    lay(state, "white-archetype", "gondwana-c")
    face = next(f for f in range(len(FACES)) if state.components.face_mutualism[f])
    give_face(state, "orange-archetype", FACES[face])
    host(state, "green-archetype", FACES[face][:-2])
    assert [state.population(colour(name)) for name in ("green", "orange", "white")] == [1, 2, 2]
    ending.award_fossils(state)
    assert state.fossils == [0, 1, 0, 1]
    sound(state)


@pytest.mark.rule("megafauna2", "I4b", "B7")
def test_awards_end_with_the_tokens() -> None:
    state = bare("green", "orange", "white")
    put(state, "white-archetype", "gondwana-w", "gondwana-c")
    put(state, "orange-archetype", "laurentia-e")
    state.fossils = [15, 0, 0, 0]
    ending.award_fossils(state)
    assert sum(state.fossils) == state.components.fossil_tokens == 16
    sound(state)


@pytest.mark.rule("megafauna2", "A7", "A7a", "A7b", "A7c", "A7d", "A7e")
def test_M2_62_what_points_come_from() -> None:
    state = bare("green", "orange")
    orange = colour("orange")
    put(state, "orange-archetype", "laurentia-e", "laurentia-c")
    lay(state, "orange-archetype", "laurentia-ne")
    assert state.medea == colour("green")
    points = ending.points_of(state, orange)
    assert (points.fossils, points.population, points.tableau, points.total()) == (0, 3, 1, 4)

    put(state, "orange-flyer", "laurentia-w")
    assert ending.points_of(state, orange).tableau == 2
    assert ending.points_of(state, orange).population == 4

    state.fossils[orange] = 2
    fossil = free_genotype(state, 3) // 2
    release(state, fossil)
    state.card_at[fossil] = FOSSIL_CARD + orange
    tool(state, "orange-flyer", "net")
    state.tool_at[2] = TOOL_FOSSIL + orange
    points = ending.points_of(state, orange)
    assert (points.fossils, points.tableau) == (4, 3)

    face = next(f for f in range(len(FACES)) if state.components.face_mutualism[f])
    give_face(state, "orange-archetype", FACES[face])
    put(state, "green-archetype", "baltica-se")
    host(state, "green-archetype", FACES[face][:-2])
    assert ending.points_of(state, orange).hosts == 1

    state.medea = orange
    assert ending.points_of(state, orange).tableau == 4
    sound(state)


@pytest.mark.rule("megafauna2", "A7e", "J6f")
def test_emotions_are_a_point_each_and_language_three_more() -> None:
    state = bare("green", "orange")
    put(state, "orange-archetype", "laurentia-e")
    before = ending.points_of(state, colour("orange")).total()
    speak(state, "orange-archetype")
    points = ending.points_of(state, colour("orange"))
    assert (points.emotions, points.language) == (3, 3)
    assert points.total() == before + 6
    sound(state)


@pytest.mark.rule("megafauna2", "A7c", "I3a")
def test_the_card_of_an_archetype_is_a_point_wherever_it_lies() -> None:
    state = bare("green", "orange")
    put(state, "orange-archetype", "laurentia-e")
    put(state, "orange-burrower", "laurentia-c")
    before = ending.points_of(state, colour("orange"))
    state.vacate(4, 0)
    state.bury(species("orange-archetype"))
    extinction.check(state, species("orange-archetype"))
    after = ending.points_of(state, colour("orange"))
    assert state.size[species("orange-archetype")] == 0
    assert (before.tableau, before.fossils) == (2, 0)
    assert (after.tableau, after.fossils) == (1, 1)


@pytest.mark.rule("megafauna2", "A7", "J6g")
def test_emotions_that_wait_for_a_lazarus_are_no_points() -> None:
    state = bare("green", "orange")
    put(state, "orange-archetype", "laurentia-e")
    speak(state, "orange-archetype")
    state.vacate(4, 0)
    state.bury(species("orange-archetype"))
    extinction.check(state, species("orange-archetype"))
    points = ending.points_of(state, colour("orange"))
    assert (points.emotions, points.language) == (0, 0)
    sound(state)


@pytest.mark.rule("megafauna2", "A7")
def test_equal_points_share_a_place() -> None:
    state = bare("green", "orange", "white")
    put(state, "green-archetype", "baltica-se")
    put(state, "orange-archetype", "laurentia-e", "laurentia-c")
    put(state, "white-archetype", "gondwana-w", "gondwana-c")
    assert state.medea == colour("green")
    assert state.scores() == [3, 3, 3]
    assert state.ranking() == [1, 1, 1]
    state.fossils[colour("white")] = 1
    assert state.ranking() == [2, 2, 1]
    run(state, frames.EndGame(NOBODY))
    assert state.over()
    assert told(state).count(("log-winner", "A7")) == 1


def test_nobody_has_points_before_colours_are_dealt() -> None:
    state = GAME.prepared(3)
    assert state.scores() == [0, 0, 0]
    assert state.ranking() == [1, 1, 1]
    assert begin("green", "orange").scores() == [3, 2], "a creeple, an archetype card, and Medea"

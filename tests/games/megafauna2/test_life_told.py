"""What the log and the questions say of life on the map."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    bare,
    biome,
    disk,
    do,
    found,
    give_face,
    lay,
    lines,
    newborn,
    put,
    run,
    size,
    species,
)

from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import frames, living
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import BURIAL_PHASE
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.words import render


@pytest.fixture
def state() -> Megafauna:
    return bare(historical=True)


def enter(state: Megafauna, name: str, at: str, level: int) -> None:
    """An unborn creeple comes to a level of a biome."""
    state.unborn[species(name)] -= 1
    state.living[species(name)] += 1
    run(state, frames.Enter(species(name) // 6, species(name), biome(at), level))


def question(state: Megafauna) -> str:
    return render(state.decision().message, GAME.name)


def test_newborns(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-nw")
    put(state, "black-burrower", "siberia-ne")
    newborn(state, "black-archetype", 2)
    newborn(state, "black-burrower", 1)
    run(state, frames.Disperse(2))
    assert question(state) == "of which species does the next newborn disperse?"
    do(state, "shape:archetype")
    assert question(state) == "where does the newborn of Black archetype come to live?"
    do(state, "place:siberia-w-herbivore", "shape:archetype", "word:done", "place:siberia-nw-carnivore")
    assert lines(state) == [
        "A newborn Black archetype began grazing in the west of Siberia.",
        "A newborn Black archetype went back to the unborn.",
        "A newborn Black burrower began hunting in the northwest of Siberia.",
    ]


def test_the_endangered(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    put(state, "white-flyer", "siberia-w-carnivore")
    disk(state, "siberia-w", "white")
    living.check_all(state)
    assert lines(state) == [
        "Black archetype, grazing in the west of Siberia, could not live on that ground: it was endangered.",
        "White flyer, hunting in the west of Siberia, had nothing to eat any more: it was endangered.",
    ]


@pytest.mark.parametrize(
    ("organs", "grown", "words"),
    [
        (("y", "yy"), (1, 1), "Black archetype, {}, lost to Orange archetype, which had more yellow organs to escape"),
        (("yy", "y"), (1, 1), "Orange archetype, {}, lost to Black archetype, which had more yellow organs to escape"),
        (("g", "gg"), (1, 1), "Black archetype, {}, lost to Orange archetype, which had more green organs for that"),
        (("", ""), (3, 2), "Orange archetype, {}, lost to Black archetype, which was larger."),
        (("", ""), (1, 1), "Black archetype, {}, lost to Orange archetype by the skeletal number."),
    ],
)
def test_contests_of_herbivores(state: Megafauna, organs: tuple[str, str], grown: tuple[int, int], words: str) -> None:
    """A black archetype comes to an orange one, under a white carnivore."""
    put(state, "orange-archetype", "siberia-w", basal=organs[1], size=grown[1])
    put(state, "white-archetype", "siberia-w-carnivore", basal="yyyy", size=6)
    put(state, "black-archetype", basal=organs[0], size=grown[0])
    enter(state, "black-archetype", "siberia-w", 0)
    assert lines(state)[0].startswith(words.format("grazing in the west of Siberia"))


def test_the_edible_lose(state: Megafauna) -> None:
    put(state, "orange-archetype", "siberia-w")
    put(state, "white-archetype", "siberia-w-carnivore")
    found(state, "black-flyer")
    enter(state, "black-flyer", "siberia-w", 0)
    assert lines(state)[0] == (
        "Orange archetype, grazing in the west of Siberia, lost to Black flyer, "
        "which the carnivore there could not eat."
    )


@pytest.mark.parametrize(
    ("organs", "grown", "words"),
    [
        (("y", "yy"), (1, 1), "Black archetype, {}, lost to Orange archetype, which had more yellow organs to"),
        (("", ""), (4, 2), "Black archetype, {}, lost to Orange archetype, whose size was closer to that of the prey."),
        (("", ""), (3, 1), "Orange archetype, {}, lost to Black archetype, which was larger."),
        (("", ""), (2, 2), "Orange archetype, {}, lost to Black archetype by the skeletal number."),
    ],
)
def test_contests_of_carnivores(state: Megafauna, organs: tuple[str, str], grown: tuple[int, int], words: str) -> None:
    """A black archetype comes to an orange one, above a green herbivore of size 2."""
    put(state, "green-archetype", "siberia-w", size=2)
    put(state, "orange-archetype", "siberia-w-carnivore", basal=organs[1], size=grown[1])
    put(state, "black-archetype", basal=organs[0], size=grown[0])
    enter(state, "black-archetype", "siberia-w", 1)
    assert lines(state)[0].startswith(words.format("hunting in the west of Siberia"))


def test_ties_and_shifts(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    found(state, "black-burrower")
    enter(state, "black-burrower", "siberia-w", 0)
    assert question(state) == (
        "Black burrower and Black archetype are equal in the west of Siberia (weeds). Which of them stays?"
    )
    do(state, "species:black-archetype")
    assert question(state) == (
        "Black burrower has lost its place in the west of Siberia (weeds). Should it hunt there instead?"
    )
    do(state, "word:yes")
    assert lines(state) == [
        "Black burrower, grazing in the west of Siberia, gave way to Black archetype.",
        "Black burrower began hunting in the west of Siberia instead.",
    ]


def test_flights_and_burials(state: Megafauna) -> None:
    state.phase = BURIAL_PHASE
    put(state, "black-flyer", "gondwana-sw", basal="w")
    lay(state, "black-flyer", "siberia-c-carnivore")
    put(state, "white-burrower", "gondwana-nw")
    lay(state, "white-burrower", "siberia-e", "gondwana-c-carnivore")
    run(state, frames.Flee(2))
    assert question(state) == "where does the endangered Black flyer flee from the centre of Siberia (mountain)?"
    do(state, "place:siberia-w-herbivore")
    run(state, frames.Bury(NOBODY))
    assert lines(state) == [
        "Black flyer, endangered while hunting in the centre of Siberia, "
        "fled and began grazing in the west of Siberia.",
        "White burrower stood up and went on grazing in the east of Siberia.",
        "White burrower, endangered while hunting in the centre of Gondwana, was buried.",
    ]


def test_who_flees_is_asked_twice_where_two_species_lie(state: Megafauna) -> None:
    put(state, "black-flyer", basal="w")
    put(state, "black-armored", basal="w")
    for shape in ("flyer", "armored"):
        lay(state, f"black-{shape}", "siberia-e")
    run(state, frames.Flee(2))
    assert question(state) == "which endangered endotherm flees next?"
    do(state, "fallen:siberia-e-herbivore")
    assert question(state) == "of which species is the endotherm that flees from the east of Siberia (weeds)?"


def test_a_carnivore_of_venomous_prey_is_told_of(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    put(state, "white-archetype", "siberia-w-carnivore")
    give_face(state, "black-archetype", "fang_grooves-a")
    size(state, "white-archetype", 1)
    living.check_all(state)
    assert lines(state) == [
        "White archetype, hunting in the west of Siberia, had nothing to eat any more: it was endangered."
    ]

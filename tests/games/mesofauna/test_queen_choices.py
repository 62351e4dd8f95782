"""What Queen Bee chooses and fears: rolls, larvae, flowers, where she goes and where not (L2-L6, L9)."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import arrive, her_turn
from tests.games.mesofauna.positions import (
    asked,
    biome,
    colour,
    dice,
    display,
    flower,
    portrait,
    put,
    run,
    short,
    species,
    told,
    unborn,
    where,
)

from phylarium.families.fauna.rules.names import CARNIVORE, NONE
from phylarium.games.mesofauna.rules import (
    frames,
    hive,
    queen,
)
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY


@pytest.fixture
def bees() -> Mesofauna:
    return her_turn()


@pytest.mark.rule("mesofauna", "L5", "L5b")
@pytest.mark.parametrize(("left", "homes"), [(0, 1), (1, 2)])
def test_she_populates_with_the_last_unborn_and_not_without(bees: Mesofauna, left: int, homes: int) -> None:
    put(bees, "pink-archetype", "4b")
    put(bees, "blue-archetype", "2a")
    unborn(bees, "blue-archetype", left)
    run(bees, frames.QueenPopulate(colour("blue"), species("blue-archetype")))
    assert len(where(bees, "blue-archetype")) == homes
    assert (("log-populates", "L5b") in told(bees)) == (left > 0)


@pytest.mark.rule("mesofauna", "bf.A3e", "L2")
@pytest.mark.parametrize(("quiet", "passes"), [(0, False), (1, False), (2, True)])
def test_a_round_with_queen_bee_is_her_turn_and_yours(bees: Mesofauna, quiet: int, passes: bool) -> None:
    put(bees, "blue-archetype", "2a")
    put(bees, "pink-archetype", "4b")
    bees.quiet = quiet
    run(bees, frames.NextTurn(NOBODY))
    assert asked(bees) == ("pink", "bf.A2a")
    assert (("log-time-passes", "bf.A3e") in told(bees)) == passes


@pytest.mark.rule("mesofauna", "L6f")
@pytest.mark.parametrize(("hers", "yours", "left"), [("y", "y", True), ("", "", True), ("y", "yy", False)])
def test_with_as_many_yellow_organs_as_yours_she_leaves_a_flower_where_it_is(
    bees: Mesofauna, hers: str, yours: str, left: bool
) -> None:
    put(bees, "blue-archetype", "2a", basal=hers)
    put(bees, "pink-archetype", "4b", basal=yours)
    flower(bees, "2c", "2b")
    arrive(bees, "blue-archetype", "2c")
    assert bees.offers == []
    assert ((bees.flowers >> biome("2c")) & 1 == 1) == left


@pytest.mark.rule("mesofauna", "L6a")
def test_her_parasite_goes_onto_a_grazer_in_a_crowd_before_it_goes_onto_a_hunter(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "2b")
    put(bees, "pink-flyer", "2b carnivore", "2c carnivore")
    put(bees, "blue-archetype", "2c", "2a")
    put(bees, "blue-parasite", "2b on_carnivore")
    beside = 1 << biome("2b") | 1 << biome("2c")
    found = hive.destination(bees, species("blue-parasite"), beside)
    assert short(found) == "2b on_herbivore"
    bees.guest[biome("2b") * 2] = species("blue-parasite")
    assert short(hive.destination(bees, species("blue-parasite"), beside)) == "2c on_carnivore"


@pytest.mark.rule("mesofauna", "L9b", "L6a")
def test_an_empty_peak_is_better_than_company_in_the_lowest_land(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "3b")
    put(bees, "blue-archetype", "3a")
    beside = 1 << biome("3b") | 1 << biome("4a")
    assert bees.height(biome("4a")) - bees.height(biome("3b")) > 16
    assert short(hive.destination(bees, species("blue-archetype"), beside)) == "4a herbivore"


@pytest.mark.rule("mesofauna", "L6", "bf.E3e", "L9d")
def test_she_goes_nowhere_where_that_species_hunts_or_could_not_live(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "2b")
    put(bees, "blue-flyer", "2b carnivore", "3a")
    portrait(bees, "blue-flyer", "labium-a")
    put(bees, "blue-swimmer", "4c", "2c")
    flyer = species("blue-flyer")
    assert bees.is_venomous(flyer)
    assert hive.level_for(bees, flyer, biome("2b")) == NONE
    assert hive.level_for(bees, flyer, biome("4c")) == NONE, "a lake, whatever she could eat there"
    assert hive.level_for(bees, flyer, biome("2c")) == CARNIVORE


@pytest.mark.rule("mesofauna", "L3b")
@pytest.mark.parametrize("face", [1, 2, 3, 8])
def test_her_roll_is_what_the_dice_shows(bees: Mesofauna, face: int) -> None:
    put(bees, "blue-archetype", "2a", "2b")
    put(bees, "blue-flyer", "3a")
    put(bees, "pink-archetype", "4b")
    display(bees, "foreleg_femora")
    dice(bees, face)
    assert queen.speciates(bees, species("blue-archetype")) == (face > 2)
    assert bees.journal is not None
    assert [(entry.a, entry.b) for entry in bees.journal if entry.what == "log-queen-roll"] == [(face, 2)]

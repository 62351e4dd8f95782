"""The end of Queen Bee (L8b): the game is over at once, and nothing that was still to happen does."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import arrive, her_turn
from tests.games.mesofauna.positions import (
    at,
    colour,
    do,
    give,
    lines,
    put,
    roster,
    run,
    species,
    told,
)

from phylarium.games.mesofauna.rules import (
    frames,
    living,
    mutagen,
)
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import FORMATION_EMPTY, QUEEN_EXTINCT
from phylarium.kernel.engine import NOBODY


@pytest.fixture
def bees() -> Mesofauna:
    return her_turn()


def your_turn(state: Mesofauna) -> Mesofauna:
    state.active = colour("pink")
    return state


@pytest.mark.rule("mesofauna", "L8b")
def test_with_her_last_creeple_the_game_ends_before_the_flower_and_the_next_larva(bees: Mesofauna) -> None:
    your_turn(bees)
    put(bees, "blue-archetype", "2a")
    # Her archetype hunts neither burrowers nor the armoured, here or where she swarms to.
    put(bees, "pink-burrower", "2c", basal="gggb")
    put(bees, "pink-armored", "2b", basal="ggg")
    larvae = frames.Larvae(colour("pink"), species("pink-burrower"), 2)
    run(bees, larvae, frames.AfterAction(colour("pink")))
    do(bees, at("2a"))
    assert bees.offers == []
    assert bees.over()
    assert bees.ending == QUEEN_EXTINCT
    assert roster(bees, "blue") == []
    assert bees.ranking() == [1]
    assert lines(bees)[-1] == "Pink won."


@pytest.mark.rule("mesofauna", "L8b", "L6e")
def test_her_very_last_creeple_is_nobodys_zombie(bees: Mesofauna) -> None:
    your_turn(bees)
    put(bees, "blue-archetype", "2a")
    put(bees, "pink-burrower", "2c", basal="ggg")
    put(bees, "pink-armored", "2b", basal="ggg")
    arrive(bees, "pink-burrower", "2a")
    assert bees.over()
    assert bees.zombie == []
    assert ("log-swarms", "L9h") in told(bees)


@pytest.mark.rule("mesofauna", "L8b", "bf.H7d")
def test_a_mutagen_that_ends_her_strikes_nobody_after_her(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1a", basal="ggg")
    put(bees, "pink-archetype", "3a", basal="g")
    give(bees, "pink-archetype", "ocelli", "labium")
    bees.active = colour("blue")
    mutagen.strike(bees, 2)
    bees.run()
    assert bees.over()
    assert bees.ranking() == [1]
    assert roster(bees, "pink") == ["pink-archetype"]
    assert ("log-loses-organ", "bf.H7c") not in told(bees)


@pytest.mark.rule("mesofauna", "L8b", "bf.F6")
def test_whoever_would_have_died_with_her_last_creeple_does_not_any_more(bees: Mesofauna) -> None:
    """Her archetype hunts in 2a without anything to eat; the only parasite of pink rides on it."""
    put(bees, "pink-archetype", "4b")
    put(bees, "blue-archetype", "2a carnivore")
    put(bees, "pink-parasite", "2a on_carnivore")
    run(bees, frames.Check(NOBODY))
    assert bees.over()
    assert bees.ending == QUEEN_EXTINCT
    assert roster(bees, "pink") == ["pink-archetype", "pink-parasite"]
    assert bees.fossils[colour("pink")] == 0
    assert ("log-killed-hostless", "bf.F6") not in told(bees)


@pytest.mark.rule("mesofauna", "L8b")
def test_a_species_of_hers_that_dies_out_beside_another_ends_nothing(bees: Mesofauna) -> None:
    your_turn(bees)
    put(bees, "blue-archetype", "4a")
    put(bees, "blue-burrower", "1a", basal="ggg")
    put(bees, "pink-archetype", "3a", basal="g")
    mutagen.strike(bees, 2)
    bees.run()
    assert roster(bees, "blue") == ["blue-archetype"]
    assert bees.ending == 0


@pytest.mark.rule("mesofauna", "L8", "bf.F6")
def test_the_check_goes_on_where_the_last_fossil_has_been_awarded(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "4a")
    put(bees, "pink-archetype", "4b")
    put(bees, "pink-flyer", "2a carnivore")
    put(bees, "pink-burrower", "2b carnivore")
    bees.ending = FORMATION_EMPTY
    living.check(bees)
    assert roster(bees, "pink") == ["pink-archetype"]

"""What is told of places to live to whoever looks at a species or a hex closely."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import biome, found, quiet, species
from tests.games.megafauna2.test_planets import mars

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.megafauna2.rules.board import BIOMES, CRATONS
from phylarium.games.megafauna2.rules.names import SEA
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import PLANT_LEVEL
from phylarium.games.megafauna2.shown.things import inspect
from phylarium.kernel.words import render


def helps(state: Megafauna, kind: str, name: str) -> list[str]:
    return [render(fact, "megafauna2") for fact in inspect(state, kind, name).helps]


@pytest.mark.rule("megafauna2", "C1f", "F3c")
def test_nobody_could_live_on_cratons_that_are_not_in_the_game() -> None:
    """In tooth and claw two players have two cratons, and an archetype lives on weeds and in swamps."""
    state = quiet("black", "white", rules="tooth_and_claw")
    land = [hex for hex in range(28) if state.landmass[hex // 7] != NONE and state.components.ground[0][hex] != SEA]
    assert len(land) < 14
    assert helps(state, "species", "white-archetype")[1] == f"Could live in {len(land) - 1} places now."
    away = next(hex for hex in range(28) if state.landmass[hex // 7] == NONE)
    assert helps(state, "biome", BIOMES[away]) == ["Nobody could come to live here now."]


@pytest.mark.rule("megafauna2", "K2", "K7b")
def test_a_plant_of_another_world_could_live_where_it_grows() -> None:
    state = mars()
    found(state, "green-archetype")
    sp = species("green-archetype")
    state.unborn[sp] -= 1
    state.living[sp] += 1
    state.place(sp, biome(f"{CRATONS[state.ring[0]]}-c"), PLANT_LEVEL)
    assert helps(state, "species", "green-archetype")[1] != "There is no other place now in which it could live."

"""Episodes: the Atlantic opens, the Cenozoic begins."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import biome, event, lay, next_tiles, quiet, shift, told

from phylarium.games.megafauna1.rules.names import CENOZOIC, MESOZOIC
from phylarium.games.megafauna1.rules.state import Megafauna

ASTEROID = "flow_through_lungs"
CLATHRATES = "spines"
NEW_TILES = "feathers"


@pytest.fixture
def state() -> Megafauna:
    return quiet("red", "white")


@pytest.mark.rule("megafauna1", "17.0", "17.1", "2.5f")
def test_the_first_catastrophe_opens_the_atlantic(state: Megafauna) -> None:
    assert state.atlantic == 0
    event(state, ASTEROID)
    assert state.atlantic == 1
    assert state.era == MESOZOIC
    assert ("log-atlantic", "17.1") in told(state)


@pytest.mark.rule("megafauna1", "17.1")
def test_the_shift_of_the_first_catastrophe_comes_before_the_rift(state: Megafauna) -> None:
    lay(state, "belemnites", "H4")
    event(state, ASTEROID)
    assert biome(state, "T4") == "belemnites"


@pytest.mark.rule("megafauna1", "17.1", "15.1a")
def test_R41_the_rift_is_an_edge_for_habitats_that_travel(state: Megafauna) -> None:
    """A volcano warms the Earth: the easternmost arctic and horse biomes cannot go north."""
    event(state, ASTEROID)
    lay(state, "larch_forest", "A5")
    lay(state, "clam_and_oyster_beds", "H5")
    lay(state, "lobsters", "T4")
    lay(state, "tree_ferns", "J4")
    next_tiles(state, "disaster_fern_spike", "velociraptors")
    event(state, NEW_TILES)
    assert [biome(state, at) for at in ("A5", "H5", "T4", "A4")] == [
        "larch_forest",
        "clam_and_oyster_beds",
        "lobsters",
        "tree_ferns",
    ]


@pytest.mark.rule("megafauna1", "17.1", "15.1a")
def test_east_of_the_rift_habitats_travel_among_themselves(state: Megafauna) -> None:
    state.atlantic = 1
    lay(state, "clam_and_oyster_beds", "H5")
    shift(state, -1)
    assert biome(state, "T5") == "clam_and_oyster_beds"
    shift(state, 1)
    assert biome(state, "H5") == "clam_and_oyster_beds"


@pytest.mark.rule("megafauna1", "17.2", "6.1a")
def test_after_the_second_catastrophe_tiles_are_cenozoic(state: Megafauna) -> None:
    event(state, ASTEROID)
    event(state, CLATHRATES)
    assert state.era == CENOZOIC
    assert ("log-cenozoic", "17.2") in told(state)
    before = (len(state.mesozoic), len(state.cenozoic))
    event(state, NEW_TILES)
    assert (len(state.mesozoic), len(state.cenozoic)) == (before[0], before[1] - 2)

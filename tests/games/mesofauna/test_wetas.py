"""Wetas (H7f): what becomes of the parasites on them, of those that were parasites, and of what a species had."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import leave_flowers
from tests.games.mesofauna.lives import wild
from tests.games.mesofauna.positions import (
    biome,
    colour,
    give,
    portrait,
    put,
    remove,
    roster,
    run,
    sound,
    species,
    told,
    where,
    zombie,
)

from phylarium.families.fauna.rules.names import CARNIVORE
from phylarium.games.mesofauna.rules import (
    frames,
    living,
    portraits,
    wetas,
)
from phylarium.games.mesofauna.rules.names import CARDS


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.F6", "bf.F5")
@pytest.mark.parametrize("beside", [True, False])
def test_the_parasite_on_a_weta_for_which_no_archetype_is_left_needs_another_host(beside: bool) -> None:
    state = wild("purple", "blue", "pink")
    put(state, "purple-archetype", "4a")
    put(state, "blue-archetype")
    for _ in range(9):
        zombie(state, "blue-archetype", "purple-archetype")
    remove(state, "blue-archetype")
    put(state, "blue-burrower", "1a", "1b")
    put(state, "pink-parasite", "1a on_herbivore", "1b on_herbivore")
    if beside:
        put(state, "blue-swimmer", "1b carnivore")
    portrait(state, "blue-burrower", "foreleg_femora-b")
    run(state, frames.LoseShape(colour("blue"), species("blue-burrower"), 0))
    if beside:
        # The swimmer of 1b loses its prey with that archetype, and the parasite its second host.
        assert ("log-new-host", "bf.F5") in told(state)
    assert where(state, "blue-archetype") == ["1a herbivore"]
    assert where(state, "pink-parasite") == ["1a on_herbivore"]
    assert state.unborn[species("pink-parasite")] == state.creeples_of(species("pink-parasite")) - 1
    assert ("log-killed-hostless", "bf.F6") in told(state)
    sound(state)


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.F6")
def test_the_parasite_on_a_hunter_for_which_no_archetype_is_left_goes_onto_its_prey() -> None:
    state = wild("purple", "blue", "pink")
    put(state, "purple-archetype", "4a")
    put(state, "blue-archetype")
    for _ in range(9):
        zombie(state, "blue-archetype", "purple-archetype")
    remove(state, "blue-archetype")
    put(state, "blue-swimmer", "2c")
    put(state, "blue-burrower", "1a", "2c carnivore")
    put(state, "pink-parasite", "2c on_carnivore")
    run(state, frames.LoseShape(colour("blue"), species("blue-burrower"), 0))
    assert where(state, "blue-archetype") == ["1a herbivore"]
    assert where(state, "pink-parasite") == ["2c on_herbivore"]
    assert told(state)[-1] == ("log-new-host", "bf.F5")


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.F6", "bf.H7d")
@pytest.mark.parametrize(("limit", "alive"), [(0, True), (1, False), (2, True)])
def test_the_mutagen_goes_on_after_a_hostless_parasite_has_found_another_host(limit: int, alive: bool) -> None:
    state = wild()
    put(state, "purple-archetype", "1a", "2a")
    put(state, "purple-flyer", "1a carnivore", "3a")
    put(state, "pink-parasite", "1a on_carnivore", basal="bb")
    living.kill(state, biome("1a"), CARNIVORE, "log-killed", "bf.F2a")
    wetas.lose_shape(state, species("pink-parasite"), limit)
    state.run()
    leave_flowers(state)
    assert roster(state, "pink") == (["pink-archetype"] if alive else [])


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.A1b")
@pytest.mark.parametrize(("acted", "then"), [("burrower", True), ("archetype", False)])
def test_a_weta_has_acted_where_its_species_had_whatever_became_of_an_archetype_before(acted: str, then: bool) -> None:
    state = wild()
    put(state, "pink-burrower", "1a")
    put(state, "purple-archetype", "2a")
    state.acted = 1 << species(f"pink-{acted}")
    state.mutual = 1 << species("purple-archetype")
    wetas.lose_shape(state, species("pink-burrower"), 0)
    assert (state.acted >> species("pink-archetype")) & 1 == then
    assert state.acted & ~(1 << species("pink-archetype")) == 0
    assert state.mutual == 1 << species("purple-archetype")


@pytest.mark.rule("mesofauna", "bf.H7f")
def test_a_species_has_its_shape_by_promoted_cards_of_its_own_alone() -> None:
    state = wild()
    put(state, "pink-burrower", "1a")
    put(state, "purple-burrower", "2a")
    portrait(state, "purple-burrower", "foreleg_femora-b")
    assert portraits.has_own_shape(state, species("purple-burrower"))
    assert not portraits.has_own_shape(state, species("pink-burrower"))
    # Of a card that is not promoted no face counts, whatever the faces next to its own are.
    give(state, "pink-burrower", CARDS[CARDS.index("foreleg_femora") + 1])
    assert not portraits.has_own_shape(state, species("pink-burrower"))


@pytest.mark.rule("mesofauna", "bf.H7f")
def test_an_archetype_has_no_shape_to_lose_though_cards_show_one() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "juvenile_hormone-b")
    assert not portraits.has_own_shape(state, species("pink-archetype"))
    portraits.lose(state, species("pink-archetype"), state.row(species("pink-archetype")), 0)
    state.run()
    assert roster(state, "pink") == ["pink-archetype"]

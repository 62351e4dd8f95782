"""Actions where plants are a level of their own (K1b, K3d, K4, K6, K8): the plant that nobody plays."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.acting import act
from tests.games.megafauna2.positions import (
    biome,
    clear,
    display,
    found,
    give,
    give_face,
    mutations,
    offers,
    pick,
    quiet,
    refused,
    size,
    species,
)

from phylarium.families.fauna.rules.names import DARWIN, HERBIVORE
from phylarium.games.megafauna2.rules import extinction, flow, frames, mutagen
from phylarium.games.megafauna2.rules.names import PLANT
from phylarium.games.megafauna2.rules.options import VENUS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import PLANT_LEVEL

GREEN = "green-archetype"


def venus(*colours: str) -> Megafauna:
    """A game on Venus with two plants of one species, and a display without a card for plants in its first row."""
    state = quiet(*(colours or ("orange", "white")))
    state.planet = VENUS
    if state.size[species(GREEN)] == 0:
        found(state, GREEN)
    clear(state, GREEN)
    sp = species(GREEN)
    state.unborn[sp] = state.creeples_of(sp) - 2
    state.living[sp] = 2
    for at in ("siberia-w", "siberia-e"):
        state.place(sp, biome(at), PLANT_LEVEL)
    state.breathe()
    display(state, "brain_ganglia", "air_sacs", "feelers", "book_lungs", "otoliths")
    return state


def kinds(state: Megafauna) -> set[str]:
    """What kinds of actions are on offer."""
    return {text.split(":")[0] if not text.startswith("word") else text for text in offers(state)}


@pytest.mark.rule("megafauna2", "K3d", "K3g", "K4", "K4a")
def test_green_creeples_are_the_green_disks_of_the_oxygen() -> None:
    state = venus()
    assert state.creeples_of(species(GREEN)) == 5
    assert state.creeples_of(species("green-flyer")) == 0
    assert state.creeples_of(species("orange-flyer")) == 7
    assert state.oxygen == 18
    act(state, "green", 1)
    pick(state, "populate:archetype-1")
    assert state.oxygen == 17
    state.vacate(biome("siberia-w"), PLANT_LEVEL)
    state.bury(species(GREEN))
    assert state.oxygen == 18
    played = venus("green", "orange")
    assert played.oxygen == 15


@pytest.mark.rule("megafauna2", "K4c")
def test_the_actions_of_an_animal_go_by_the_oxygen_of_the_instant() -> None:
    state = venus()
    assert flow.action_maximum(state, 1) == state.components.oxygen_actions[18]
    state.newborn[species(GREEN)] = 3
    state.breathe()
    assert flow.action_maximum(state, 1) == state.components.oxygen_actions[15]


@pytest.mark.rule("megafauna2", "K6")
def test_a_raindance_costs_the_plant_an_action() -> None:
    state = venus()
    before = flow.action_maximum(state, PLANT)
    state.rained = 1
    assert flow.action_maximum(state, PLANT) == before - 1
    assert flow.action_maximum(state, 1) == state.components.oxygen_actions[18]


@pytest.mark.rule("megafauna2", "K3d")
def test_the_plant_founds_no_flyers() -> None:
    state = venus()
    give(state, GREEN, "nuptial_plumage")
    act(state, "green", 1)
    assert "promote:nuptial_plumage-b" not in offers(state)
    state = venus("green", "orange")
    give(state, GREEN, "nuptial_plumage")
    act(state, "green", 1)
    assert refused(state, "promote:nuptial_plumage-b") == ("refused-no-such-plant", "K3d")


@pytest.mark.rule("megafauna2", "K1b", "K8b")
def test_the_plant_takes_horror_cards_first_from_the_left() -> None:
    state = venus()
    display(state, "brain_ganglia", "cerci", "eye_cup")
    give(state, GREEN, "ovipositor")
    found(state, "green-burrower")
    state.unborn[species("green-burrower")] = 2
    act(state, "green", 3)
    assert offers(state) == ["mutate:archetype-metabolic-2", "mutate:burrower-metabolic-2"]
    assert refused(state, "populate:archetype-1") == ("refused-plant-selects", "K8b")
    assert refused(state, "mutate:archetype-darwin-1") == ("refused-plant-selects", "K8b")
    assert refused(state, "word:pass") == ("refused-plant-selects", "K8b")
    pick(state, "mutate:burrower-metabolic-2")
    # The archetype has to promote its card to venom then, and nobody can pay the next one of the row.
    assert state.is_venomous(species(GREEN))
    assert state.actions_left == 1


@pytest.mark.rule("megafauna2", "K8b")
def test_the_plant_is_as_little_free_in_its_last_action() -> None:
    state = venus()
    display(state, "brain_ganglia", "cerci")
    found(state, "green-burrower")
    state.unborn[species("green-burrower")] = 2
    act(state, "green", 1)
    assert offers(state) == ["mutate:archetype-metabolic-2", "mutate:burrower-metabolic-2"]
    assert refused(state, "populate:archetype-1") == ("refused-plant-selects", "K8b")


@pytest.mark.rule("megafauna2", "K1b", "K8b")
def test_then_it_promotes_to_venom_and_mutualism() -> None:
    state = venus()
    give(state, GREEN, "ovipositor", "spores", "crop")
    act(state, "green", 3)
    assert offers(state) == ["promote:ovipositor-a", "promote:spores-a"]
    assert refused(state, "promote:crop-a") == ("refused-plant-promotes", "K8b")
    pick(state, "promote:ovipositor-a")
    # The only one left, so that nobody is asked.
    assert "promote:spores-a" not in offers(state)
    assert "promote:crop-a" in offers(state)


@pytest.mark.rule("megafauna2", "K1b", "K8b")
def test_then_it_does_what_medea_likes_but_neither_shrinks_nor_passes_before_it_is_grown() -> None:
    state = venus()
    display(state, "crop", "egg_tooth", row=DARWIN)
    size(state, GREEN, 3)
    act(state, "green", 3)
    assert kinds(state) == {"mutate", "populate", "word:resize"}
    assert refused(state, "word:pass") == ("refused-plant-passes", "K8b")
    assert refused(state, "word:resurrect") == ("refused-extinct-forever", "K8c")
    pick(state, "word:resize")
    assert state.size[species(GREEN)] == 4
    give_face(state, GREEN, "dust_seeds-a")
    state.refresh()
    assert "word:pass" in offers(state)
    size(state, GREEN, 6)
    state.refresh()
    assert "word:resize" not in offers(state)


@pytest.mark.rule("megafauna2", "K8b")
def test_a_plant_of_several_species_grows_where_it_can() -> None:
    state = venus()
    found(state, "green-burrower", 2)
    size(state, GREEN, 3)
    act(state, "green", 1)
    pick(state, "word:resize")
    assert offers(state) == ["word:grow", "word:keep"]
    assert refused(state, "word:shrink") == ("refused-plant-shrinks", "K8b")
    pick(state, "word:keep")
    assert [state.size[species(name)] for name in (GREEN, "green-burrower")] == [3, 3]


@pytest.mark.rule("megafauna2", "K0e", "L1")
def test_a_plant_that_is_played_does_as_it_likes() -> None:
    state = venus("green", "orange")
    display(state, "cerci")
    give(state, GREEN, "ovipositor")
    act(state, "green", 1)
    assert {"populate", "mutate", "promote", "word:pass"} <= kinds(state)


@pytest.mark.rule("megafauna2", "K8c", "K3f")
def test_an_animal_appears_once_and_is_not_resurrected() -> None:
    state = venus()
    clear(state, "orange-archetype")
    extinction.check(state, species("orange-archetype"))
    act(state, "orange", 2)
    if "word:resurrect" in offers(state):
        state.arrived = 1 << 1
        state.refresh()
    assert "word:resurrect" not in offers(state)
    state.arrived = 1 << 1
    assert refused(state, "word:resurrect") == ("refused-extinct-forever", "K8c")


@pytest.mark.rule("megafauna2", "J2", "K2")
def test_a_herbivore_shares_its_biome_with_the_plant_below_it() -> None:
    state = venus()
    state.place(species("orange-archetype"), biome("siberia-w"), HERBIVORE)
    give(state, "orange-archetype", "spores")
    act(state, "orange", 1)
    pick(state, "promote:spores-a")
    assert species(GREEN) in state.host_on
    assert state.oxygen == 17


@pytest.mark.rule("megafauna2", "K8a")
def test_the_plant_loses_horror_cards_last() -> None:
    state = venus()
    give(state, GREEN, "cerci", "otoliths", "feelers")
    state.push(frames.Atrophy(PLANT, species(GREEN), mutagen.ONE_STRIKE, 1))
    state.run()
    assert offers(state) == ["card:otoliths", "card:feelers"]
    assert refused(state, "card:cerci") == ("refused-horror-last", "K8a")
    pick(state, "card:feelers")
    for _ in range(2):
        state.push(frames.Atrophy(PLANT, species(GREEN), mutagen.ONE_STRIKE, 1))
    state.run()
    assert mutations(state, GREEN) == []

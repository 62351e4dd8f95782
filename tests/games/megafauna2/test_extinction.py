"""Extinction: what is kept and what goes back, the kiwi, and hosts of species that die out."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    bare,
    card,
    clear,
    fallen,
    found,
    give,
    give_face,
    host,
    lay,
    mutations,
    newborn,
    organs_of,
    put,
    sound,
    species,
    told,
    tool,
    where,
)

from phylarium.families.fauna.rules.names import FOSSIL_CARD, GONE, NONE, TOOLS
from phylarium.games.megafauna2.rules import extinction, living
from phylarium.games.megafauna2.rules.names import BONY, COLOURS, FACES, ORANGE
from phylarium.games.megafauna2.rules.values import TOOL_FOSSIL


@pytest.mark.rule("megafauna2", "I3", "I3b")
def test_an_extinct_species_gives_back_all_but_its_fossils() -> None:
    state = bare()
    cubes = state.pool.copy()
    put(state, "orange-archetype", "laurentia-e")
    found(state, "orange-burrower", 2, "rg", genotype="electrolocation-b")
    put(state, "orange-burrower", "laurentia-c", "laurentia-w-carnivore")
    lay(state, "orange-burrower", "laurentia-se")
    newborn(state, "orange-burrower", 1)
    give(state, "orange-burrower", "air_sacs")
    give_face(state, "orange-burrower", "cecum-a")
    assert state.components.face_fossil[card("electrolocation") * 2 + 1]
    extinction.extinct(state, species("orange-burrower"))
    burrower = species("orange-burrower")
    assert where(state, "orange-burrower") == fallen(state, "orange-burrower") == []
    assert state.card_at[card("electrolocation")] == FOSSIL_CARD + ORANGE
    assert state.card_at[card("air_sacs")] == state.card_at[card("cecum")] == GONE
    assert state.pool == cubes
    for field in (state.size, state.living, state.unborn, state.newborn, state.organs, state.moods):
        assert field[burrower] == 0
    assert state.genotype[burrower] == NONE
    assert ("log-fossil-card", "I3b") in told(state)
    assert not state.is_lazarus(ORANGE)
    sound(state)


@pytest.mark.rule("megafauna2", "I3b")
def test_a_mutation_that_shows_a_fossil_is_kept_by_its_player() -> None:
    state = bare()
    put(state, "orange-archetype", "laurentia-e")
    found(state, "orange-burrower", genotype="electrolocation-b")
    put(state, "orange-burrower", "laurentia-c")
    # With the cards of the box a face that shows one founds a species; others may show one, too.
    give_face(state, "orange-burrower", "brood_pouch-b", "egg_tooth-a")
    assert state.components.face_fossil[FACES.index("brood_pouch-b")]
    extinction.extinct(state, species("orange-burrower"))
    assert state.card_at[card("brood_pouch")] == FOSSIL_CARD + ORANGE
    assert state.card_at[card("egg_tooth")] == GONE
    assert state.journal is not None
    kept = [(entry.who, entry.a // 3) for entry in state.journal if entry.what == "log-fossil-card"]
    assert kept == [(ORANGE, card("brood_pouch")), (ORANGE, card("electrolocation"))]


@pytest.mark.rule("megafauna2", "I3")
def test_the_last_living_creeple_is_the_end_whatever_is_unborn() -> None:
    state = bare()
    put(state, "orange-archetype", "laurentia-e")
    put(state, "orange-burrower", "laurentia-c")
    newborn(state, "orange-burrower", 2)
    extinction.check(state, species("orange-burrower"))
    assert state.size[species("orange-burrower")] > 0
    extinction.kill(state, state.vacate(state.herbivore.index(species("orange-burrower")), 0), 0, "D9")
    assert state.size[species("orange-burrower")] == 0
    assert state.newborn[species("orange-burrower")] == 0
    sound(state)


@pytest.mark.rule("megafauna2", "I3", "H1")
def test_who_hunted_an_extinct_species_is_endangered() -> None:
    state = bare()
    put(state, "orange-archetype", "laurentia-e")
    put(state, "white-archetype", "laurentia-e-carnivore")
    extinction.extinct(state, species("orange-archetype"))
    assert fallen(state, "white-archetype") == ["laurentia-e-carnivore"]


@pytest.mark.rule("megafauna2", "I3a", "I3c", "E7")
def test_an_extinct_archetype_is_a_fossil_and_its_player_a_lazarus() -> None:
    state = bare()
    put(state, "orange-archetype", "laurentia-e")
    assert not state.is_lazarus(ORANGE)
    extinction.extinct(state, species("orange-archetype"))
    assert state.is_lazarus(ORANGE)
    assert ("log-fossil-archetype", "I3a") in told(state)
    assert ("log-lazarus", "I3c") in told(state)


@pytest.mark.rule("megafauna2", "J7a", "I3b")
def test_tools_become_fossils() -> None:
    state = bare()
    put(state, "white-archetype", "siberia-w")
    tool(state, "white-archetype", "net")
    extinction.extinct(state, species("white-archetype"))
    assert state.tool_at[TOOLS.index("net") // 2] == TOOL_FOSSIL + BONY
    assert ("log-fossil-tool", "J7a") in told(state)


@pytest.mark.rule("megafauna2", "J2d")
def test_the_host_of_an_extinct_species_leaves_the_card() -> None:
    state = bare()
    put(state, "orange-archetype", "laurentia-e")
    put(state, "black-archetype", "siberia-w")
    put(state, "black-flyer", "siberia-e")
    give_face(state, "orange-archetype", "pollen-a")
    host(state, "black-flyer", "pollen")
    assert state.population(ORANGE) == 2
    extinction.extinct(state, species("black-flyer"))
    assert state.host_on[card("pollen")] == NONE
    assert state.population(ORANGE) == 1
    assert state.unborn[species("black-flyer")] == 0
    assert ("log-host-lost", "J2d") in told(state)
    sound(state)


@pytest.mark.rule("megafauna2", "J2d", "I3")
def test_a_host_on_the_card_of_an_extinct_species_is_unborn_again() -> None:
    state = bare()
    put(state, "orange-archetype", "laurentia-e")
    put(state, "black-archetype", "siberia-w")
    give_face(state, "orange-archetype", "pollen-a")
    host(state, "black-archetype", "pollen")
    extinction.extinct(state, species("orange-archetype"))
    assert state.unborn[species("black-archetype")] == 6
    sound(state)


@pytest.mark.rule("megafauna2", "J6g", "E7")
def test_a_personality_waits_for_a_lazarus() -> None:
    state = bare()
    put(state, "orange-flyer", "laurentia-e")
    extinction.extinct(state, species("orange-archetype"))
    give_face(state, "orange-flyer", "olfactory_pits-a", "air_sacs-a", row=True)
    give(state, "orange-flyer", "beak")
    assert state.moods[species("orange-flyer")] != 0
    extinction.extinct(state, species("orange-flyer"))
    # Without organs, beside an archetype that is not there yet, and without effect.
    assert mutations(state, "orange-archetype") == ["olfactory_pits-a", "air_sacs-a"]
    assert organs_of(state, "orange-archetype") == ""
    assert state.moods[species("orange-archetype")] == 0
    assert state.card_at[card("beak")] == GONE
    assert ("log-cheshire-waits", "E7") in told(state)
    sound(state)


@pytest.mark.rule("megafauna2", "J6g")
def test_a_personality_goes_with_a_species_that_is_not_the_last() -> None:
    state = bare()
    put(state, "orange-archetype", "laurentia-c")
    put(state, "orange-flyer", "laurentia-e")
    give_face(state, "orange-flyer", "olfactory_pits-a", "air_sacs-a", row=True)
    extinction.extinct(state, species("orange-flyer"))
    assert state.card_at[card("air_sacs")] == GONE
    assert state.moods[species("orange-flyer")] == 0
    sound(state)


@pytest.mark.rule("megafauna2", "J6g", "E7", "J6c")
def test_only_the_personality_of_the_very_last_species_waits() -> None:
    state = bare()
    put(state, "orange-archetype", "laurentia-c")
    put(state, "orange-flyer", "laurentia-e")
    give_face(state, "orange-archetype", "eye_cup-a", "elastic_tendons-a", row=True)
    give_face(state, "orange-flyer", "olfactory_pits-a", "air_sacs-a", row=True)
    # Both have lost their last creeple before anybody looks.
    for name in ("orange-archetype", "orange-flyer"):
        clear(state, name)
    extinction.check(state, species("orange-archetype"))
    extinction.check(state, species("orange-flyer"))
    assert mutations(state, "orange-archetype") == ["olfactory_pits-a", "air_sacs-a"]
    assert told(state).count(("log-lazarus", "I3c")) == 1
    sound(state)


# --- E6b ---------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "E6b")
def test_m2_33_a_flyer_too_large_for_its_wings_becomes_a_kiwi() -> None:
    state = bare()
    extinction.extinct(state, species("orange-archetype"))
    found(state, "orange-flyer", 1, "rb", genotype="dorsal_vessel-b")
    put(state, "orange-flyer", "laurentia-e", "laurentia-c", "baltica-ne")
    lay(state, "orange-flyer", "laurentia-w")
    newborn(state, "orange-flyer", 1)
    give_face(state, "orange-flyer", "hair_follicles-a")
    tool(state, "orange-flyer", "net")
    before = organs_of(state, "orange-flyer")
    state.size[species("orange-flyer")] = 2
    extinction.kiwi(state, species("orange-flyer"))
    archetype = species("orange-archetype")
    assert state.card_at[card("dorsal_vessel")] == FOSSIL_CARD + ORANGE
    assert mutations(state, "orange-archetype") == ["hair_follicles-a"]
    assert organs_of(state, "orange-archetype") == before
    assert state.size[archetype] == 2
    assert where(state, "orange-archetype") == [
        "laurentia-c-herbivore",
        "laurentia-e-herbivore",
        "baltica-ne-herbivore",
    ]
    assert fallen(state, "orange-archetype") == ["laurentia-w-herbivore"]
    assert (state.living[archetype], state.newborn[archetype], state.unborn[archetype]) == (4, 1, 2)
    assert state.tool_at[TOOLS.index("net") // 2] == archetype
    assert state.size[species("orange-flyer")] == 0
    # In a sea the bird is now out of its element.
    living.check_all(state)
    assert "baltica-ne-herbivore" in fallen(state, "orange-archetype")
    assert ("log-kiwi", "E6b") in told(state)
    sound(state)


@pytest.mark.rule("megafauna2", "E6b", "I3")
def test_m2_34_with_a_living_archetype_it_goes_extinct() -> None:
    state = bare()
    put(state, "orange-archetype", "laurentia-w")
    found(state, "orange-flyer", 1, "rb", genotype="dorsal_vessel-b")
    put(state, "orange-flyer", "laurentia-e", "laurentia-c")
    state.size[species("orange-flyer")] = 2
    extinction.kiwi(state, species("orange-flyer"))
    assert state.size[species("orange-flyer")] == 0
    assert where(state, "orange-flyer") == []
    assert state.card_at[card("dorsal_vessel")] == FOSSIL_CARD + ORANGE
    assert where(state, "orange-archetype") == ["laurentia-w-herbivore"]
    assert ("log-no-kiwi", "E6b") in told(state)
    sound(state)


@pytest.mark.rule("megafauna2", "E6b", "J6g")
def test_a_kiwi_keeps_its_personality() -> None:
    state = bare()
    extinction.extinct(state, species("orange-archetype"))
    found(state, "orange-flyer", 1, "", genotype="dorsal_vessel-b")
    put(state, "orange-flyer", "laurentia-e")
    give_face(state, "orange-flyer", "olfactory_pits-a", "air_sacs-a", row=True)
    moods = state.moods[species("orange-flyer")]
    extinction.kiwi(state, species("orange-flyer"))
    assert moods != 0
    assert state.moods[species("orange-archetype")] == moods
    assert COLOURS[ORANGE] == "orange"
    sound(state)

"""Sizes (E6, J1): the action, outgrown cards, and the kiwi."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.acting import act
from tests.games.megafauna2.positions import (
    clear,
    do,
    fallen,
    fossil_cards,
    found,
    give,
    give_face,
    mutations,
    newborn,
    offers,
    organs_of,
    personality,
    put,
    quiet,
    refused,
    size,
    sound,
    species,
    told,
    where,
)

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.megafauna2.rules import extinction, resizing
from phylarium.games.megafauna2.rules.state import Megafauna


def sizes(state: Megafauna, *names: str) -> list[int]:
    return [state.size[species(name)] for name in names]


@pytest.mark.rule("megafauna2", "E6")
def test_each_species_grows_or_shrinks_by_one_step_at_most() -> None:
    state = quiet()
    size(state, "orange-archetype", 3)
    put(state, "orange-burrower", "laurentia-ne")
    act(state, "orange", 1)
    do(state, "word:resize")
    assert offers(state) == ["word:grow", "word:shrink", "word:keep"]
    do(state, "word:shrink")
    assert offers(state) == ["word:grow", "word:keep"]
    assert refused(state, "word:shrink") == ("refused-size-limit", "E6")
    do(state, "word:grow")
    assert sizes(state, "orange-archetype", "orange-burrower") == [2, 2]


@pytest.mark.rule("megafauna2", "E6")
def test_one_species_at_least_changes() -> None:
    state = quiet()
    size(state, "orange-archetype", 6)
    put(state, "orange-burrower", "laurentia-ne")
    act(state, "orange", 1)
    do(state, "word:resize")
    assert offers(state) == ["word:shrink", "word:keep"]
    do(state, "word:keep")
    assert sizes(state, "orange-archetype", "orange-burrower") == [6, 2]


@pytest.mark.rule("megafauna2", "E6")
def test_creeples_are_looked_at_only_when_all_species_have_their_new_sizes() -> None:
    state = quiet()
    put(state, "orange-burrower", "laurentia-e-carnivore", size=2)
    give_face(state, "orange-archetype", "ovipositor-a")
    act(state, "orange", 1)
    do(state, "word:resize", "word:grow", "word:grow")
    assert where(state, "orange-burrower") == ["laurentia-e-carnivore"]
    act(state, "orange", 1)
    do(state, "word:resize", "word:keep", "word:shrink")
    assert fallen(state, "orange-burrower") == ["laurentia-e-carnivore"]


@pytest.mark.rule("megafauna2", "E6a", "J1")
def test_an_outgrown_mutation_is_discarded_with_its_organs() -> None:
    state = quiet()
    size(state, "orange-archetype", 2)
    give_face(state, "orange-archetype", "aggregation_pheromones-b", "hormones-b")
    act(state, "orange", 1)
    do(state, "word:resize", "word:grow")
    assert mutations(state, "orange-archetype") == ["hormones-b"]
    assert organs_of(state, "orange-archetype") == "bb"
    assert state.pool[3] == 23
    assert ("log-outgrows", "J1") in told(state)


@pytest.mark.rule("megafauna2", "J1", "J6g")
def test_an_outgrown_card_of_a_personality_only_loses_its_organs() -> None:
    state = quiet()
    size(state, "orange-archetype", 4)
    give_face(state, "orange-archetype", "courtship_dance-a", "brood_pouch-a", row=True)
    act(state, "orange", 1)
    do(state, "word:resize", "word:grow")
    assert personality(state, "orange-archetype") == ["courtship_dance-a", "brood_pouch-a"]
    assert organs_of(state, "orange-archetype") == "b"
    assert state.mood(species("orange-archetype"), 3) == 1
    assert ("log-cheshire", "J6g") in told(state)


@pytest.mark.rule("megafauna2", "J1")
def test_unpromoted_mutations_have_no_greatest_size() -> None:
    state = quiet()
    size(state, "orange-archetype", 5)
    give(state, "orange-archetype", "larval_instars")
    act(state, "orange", 1)
    do(state, "word:resize", "word:grow")
    assert mutations(state, "orange-archetype") == ["larval_instars"]


def flyer(archetype_lives: bool) -> Megafauna:
    """Three orange flyers with an alary muscle for their genotype, and fur."""
    state = quiet()
    found(state, "orange-flyer", basal="y", genotype="dorsal_vessel-b")
    put(state, "orange-flyer", "laurentia-ne", "laurentia-w", "laurentia-se")
    newborn(state, "orange-flyer", 1)
    give_face(state, "orange-flyer", "hair_follicles-a")
    if not archetype_lives:
        clear(state, "orange-archetype")
        extinction.check(state, species("orange-archetype"))
    return state


@pytest.mark.rule("megafauna2", "E6b")
def test_m2_33_a_species_that_outgrows_its_genotype_becomes_a_kiwi() -> None:
    state = flyer(False)
    act(state, "orange", 2)
    do(state, "mutate:flyer-metabolic-1", "word:resize")
    sp = species("orange-archetype")
    assert where(state, "orange-archetype") == [f"laurentia-{at}-herbivore" for at in ("ne", "w", "se")]
    assert (state.size[sp], state.living[sp], state.newborn[sp], state.unborn[sp]) == (2, 3, 1, 3)
    assert "hair_follicles-a" in mutations(state, "orange-archetype")
    assert state.genotype[sp] == NONE
    assert state.size[species("orange-flyer")] == 0
    assert fossil_cards(state, "orange") == ["dorsal_vessel"]
    assert ("log-kiwi", "E6b") in told(state)


@pytest.mark.rule("megafauna2", "E6b", "E1a")
def test_a_kiwi_has_spent_what_it_spent_before() -> None:
    state = flyer(False)
    act(state, "orange", 3)
    do(state, "mutate:flyer-metabolic-2", "word:resize")
    sp = species("orange-archetype")
    assert (state.allowance[sp], state.spent[sp]) == (3, 2)
    assert refused(state, "mutate:archetype-darwin-2") == ("refused-too-dear", "E1a")


@pytest.mark.rule("megafauna2", "E6b")
def test_m2_34_where_the_archetype_lives_it_dies_out() -> None:
    state = flyer(True)
    act(state, "orange", 1)
    do(state, "word:resize", "word:keep")
    assert state.size[species("orange-flyer")] == 0
    assert where(state, "orange-archetype") == ["laurentia-e-herbivore"]
    assert fossil_cards(state, "orange") == ["dorsal_vessel"]


@pytest.mark.rule("megafauna2", "J4")
def test_a_monster_grows_with_its_species() -> None:
    state = quiet()
    give_face(state, "orange-archetype", "cecum-a")
    assert organs_of(state, "orange-archetype") == "g"
    resizing.set_size(state, species("orange-archetype"), 3)
    assert organs_of(state, "orange-archetype") == "ggg"
    sound(state)

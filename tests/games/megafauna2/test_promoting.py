"""Promoting (E2) and speciating (E3): organs, sizes, monsters, hosts, daughters, and cubes that ran out (B7)."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.acting import act
from tests.games.megafauna2.positions import (
    basal_of,
    card,
    clear,
    do,
    fallen,
    fossil_cards,
    found,
    give,
    give_face,
    host,
    lay,
    mutations,
    newborn,
    offers,
    organs,
    organs_of,
    packed,
    put,
    quiet,
    refused,
    size,
    sound,
    species,
    spelled,
    told,
    where,
)

from phylarium.families.fauna.rules import tableau
from phylarium.families.fauna.rules.names import BLUE, NONE
from phylarium.games.megafauna2.rules import extinction, resizing
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.names import SPECIES
from phylarium.games.megafauna2.rules.state import Megafauna


def promotions(state: Megafauna) -> list[str]:
    return [text.removeprefix("promote:") for text in offers(state) if text.startswith("promote:")]


# --- promote ---------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "E2", "E2a", "E2c")
def test_a_promotion_makes_old_organs_basal_and_brings_new_ones() -> None:
    state = quiet()
    give(state, "orange-archetype", "hormones")
    act(state, "orange", 1)
    assert promotions(state) == ["hormones-a", "hormones-b"]
    do(state, "promote:hormones-b")
    assert mutations(state, "orange-archetype") == ["hormones-b"]
    assert (basal_of(state, "orange-archetype"), organs_of(state, "orange-archetype")) == ("b", "bbb")


@pytest.mark.rule("megafauna2", "E2")
def test_only_unpromoted_mutations_of_ones_own_are_promoted() -> None:
    state = quiet()
    give(state, "black-archetype", "hormones")
    give_face(state, "orange-archetype", "crop-a")
    act(state, "orange", 1)
    assert promotions(state) == []
    assert refused(state, "promote:hormones-a") == ("refused-not-held", "E2")
    assert refused(state, "promote:crop-a") == ("refused-promoted-already", "E2")


@pytest.mark.rule("megafauna2", "E2b", "J1")
def test_nobody_promotes_beyond_the_greatest_size() -> None:
    state = quiet()
    size(state, "orange-archetype", 3)
    give(state, "orange-archetype", "aggregation_pheromones")
    act(state, "orange", 1)
    assert promotions(state) == ["aggregation_pheromones-a"]
    assert refused(state, "promote:aggregation_pheromones-b") == ("refused-face-size", "E2b")


@pytest.mark.rule("megafauna2", "E2d", "J4")
def test_m2_28_a_monster_is_as_many_organs_as_its_species_is_large() -> None:
    state = quiet()
    size(state, "orange-archetype", 5)
    give(state, "orange-archetype", "cellulase_symbionts")
    act(state, "orange", 1)
    do(state, "promote:cellulase_symbionts-b")
    assert organs_of(state, "orange-archetype") == "gggggg"
    assert basal_of(state, "orange-archetype") == "g"
    resizing.set_size(state, species("orange-archetype"), 4)
    assert organs_of(state, "orange-archetype") == "ggggg"
    assert state.monster_on[card("cellulase_symbionts")] == 1


@pytest.mark.rule("megafauna2", "E2d", "A8g")
def test_in_tooth_and_claw_a_monster_is_one_organ() -> None:
    state = quiet(rules="tooth_and_claw")
    give(state, "orange-archetype", "cellulase_symbionts")
    act(state, "orange", 1)
    do(state, "promote:cellulase_symbionts-b")
    assert organs_of(state, "orange-archetype") == "gg"
    assert state.monster_on[card("cellulase_symbionts")] == 0


@pytest.mark.rule("megafauna2", "E2g", "J3")
def test_new_venom_endangers_a_predator_that_is_not_larger() -> None:
    for hunter, lives in ((1, False), (3, True)):
        state = quiet()
        size(state, "orange-archetype", 2)
        put(state, "black-archetype", "laurentia-e-carnivore", size=hunter)
        give(state, "orange-archetype", "ovipositor")
        act(state, "orange", 1)
        do(state, "promote:ovipositor-a")
        assert ("laurentia-e-carnivore" in where(state, "black-archetype")) == lives
        assert fallen(state, "black-archetype") == ([] if lives else ["laurentia-e-carnivore"])


@pytest.mark.rule("megafauna2", "J3")
def test_a_venomous_predator_eats_venomous_prey() -> None:
    state = quiet()
    put(state, "black-archetype", "laurentia-e-carnivore")
    give_face(state, "black-archetype", "gastral_glands-a")
    give(state, "orange-archetype", "ovipositor")
    act(state, "orange", 1)
    do(state, "promote:ovipositor-a")
    assert fallen(state, "black-archetype") == []


@pytest.mark.rule("megafauna2", "J5")
def test_a_haustorium_has_a_skeletal_number_of_its_own() -> None:
    for face, number in (("a", 0), ("b", 5)):
        state = quiet()
        give(state, "orange-archetype", "dust_seeds")
        found(state, "orange-burrower")
        put(state, "orange-burrower", "laurentia-ne")
        act(state, "orange", 1)
        do(state, f"promote:dust_seeds-{face}")
        assert state.skeletal(species("orange-archetype")) == number
        assert state.skeletal(species("orange-burrower")) == 2


# --- mutualism -------------------------------------------------------------------------------


def mutualist(name: str = "orange") -> Megafauna:
    """A grazer that could become a mutualist with a black hunter upon it."""
    state = quiet()
    home = {"orange": "laurentia-e", "green": "baltica-se"}[name]
    put(state, "black-archetype", f"{home}-carnivore")
    give(state, f"{name}-archetype", "spores")
    return state


@pytest.mark.rule("megafauna2", "E2f", "J2", "J2b")
def test_a_mutualist_takes_a_creeple_of_a_species_with_which_it_shares_a_biome() -> None:
    state = mutualist()
    act(state, "orange", 1)
    assert state.population(1) == 1
    do(state, "promote:spores-a")
    assert SPECIES[state.host_on[card("spores")]] == "black-archetype"
    assert state.unborn[species("black-archetype")] == 4
    assert state.population(1) == 2
    assert ("log-host", "J2") in told(state)


@pytest.mark.rule("megafauna2", "E2f")
def test_a_mutualist_chooses_among_hosts_and_between_unborn_and_newborn() -> None:
    state = mutualist()
    put(state, "orange-archetype", "siberia-nw-carnivore")
    put(state, "white-archetype", "laurentia-ne")
    put(state, "orange-archetype", "laurentia-ne-carnivore")
    newborn(state, "black-archetype", 2)
    act(state, "orange", 1)
    do(state, "promote:spores-a")
    assert offers(state) == ["species:black-archetype", "species:white-archetype"]
    assert refused(state, "species:green-archetype") == ("refused-host-apart", "J2")
    unborn, state.unborn[species("green-archetype")] = state.unborn[species("green-archetype")], 0
    assert refused(state, "species:green-archetype") == ("refused-host-empty", "J2a")
    state.unborn[species("green-archetype")] = unborn
    assert refused(state, "species:orange-archetype") == ("refused-host-own", "J2")
    do(state, "species:black-archetype")
    assert offers(state) == ["word:unborn", "word:newborn"]
    do(state, "word:newborn")
    assert state.newborn[species("black-archetype")] == 1


@pytest.mark.rule("megafauna2", "J2a")
def test_a_host_must_have_creeples_to_take() -> None:
    state = mutualist()
    put(state, "black-archetype", "siberia-ne", "siberia-w", "siberia-e", "gondwana-nw", "gondwana-ne")
    act(state, "orange", 1)
    do(state, "promote:spores-a")
    assert state.host_on[card("spores")] == NONE
    assert ("log-no-host", "J2a") in told(state)


@pytest.mark.rule("megafauna2", "J2a")
def test_two_mutualisms_may_have_the_same_host() -> None:
    state = mutualist()
    give(state, "orange-archetype", "pollen")
    act(state, "orange", 2)
    do(state, "promote:spores-a", "promote:pollen-a")
    assert [SPECIES[state.host_on[card(name)]] for name in ("spores", "pollen")] == ["black-archetype"] * 2


@pytest.mark.rule("megafauna2", "J2c")
def test_green_finds_hosts_far_away_by_their_horror_cards() -> None:
    state = quiet()
    give(state, "white-archetype", "cerci")
    give(state, "green-archetype", "spores")
    give(state, "orange-archetype", "pollen")
    act(state, "green", 1)
    do(state, "promote:spores-a")
    assert SPECIES[state.host_on[card("spores")]] == "white-archetype"
    act(state, "orange", 1)
    do(state, "promote:pollen-a")
    assert state.host_on[card("pollen")] == NONE


@pytest.mark.rule("megafauna2", "J2d")
def test_a_host_goes_home_when_its_card_is_lost() -> None:
    state = quiet()
    give_face(state, "orange-archetype", "spores-a")
    host(state, "black-archetype", "spores")
    resizing.set_size(state, species("orange-archetype"), 4)
    assert state.unborn[species("black-archetype")] == 6
    sound(state)


# --- speciate --------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "E3", "E3a", "E3b", "E3d", "E2i")
def test_m2_29_a_daughter_inherits_basal_organs_and_size() -> None:
    state = quiet()
    put(state, "orange-archetype", "laurentia-ne")
    give(state, "orange-archetype", "electrolocation", "crop")
    size(state, "orange-archetype", 2)
    act(state, "orange", 1)
    do(state, "promote:electrolocation-b")
    assert offers(state) == ["place:laurentia-ne-herbivore", "place:laurentia-e-herbivore"]
    do(state, "place:laurentia-ne-herbivore")
    assert (basal_of(state, "orange-archetype"), basal_of(state, "orange-burrower")) == ("r", "r")
    assert (organs_of(state, "orange-archetype"), organs_of(state, "orange-burrower")) == ("rg", "r")
    sp = species("orange-burrower")
    assert (state.size[sp], state.unborn[sp], state.living[sp]) == (2, 6, 1)
    assert state.genotype[sp] == card("electrolocation")
    assert mutations(state, "orange-archetype") == ["crop"]
    assert where(state, "orange-burrower") == ["laurentia-ne-herbivore"]
    assert where(state, "orange-archetype") == ["laurentia-e-herbivore"]
    assert state.unborn[species("orange-archetype")] == 6


@pytest.mark.rule("megafauna2", "E3d")
def test_m2_30_a_mother_whose_last_creeple_is_replaced_is_extinct() -> None:
    state = quiet()
    give(state, "orange-archetype", "electrolocation", "crop")
    organs(state, "orange-archetype", "y")
    act(state, "orange", 1)
    do(state, "promote:electrolocation-b")
    assert state.size[species("orange-archetype")] == 0
    assert where(state, "orange-burrower") == ["laurentia-e-herbivore"]
    assert basal_of(state, "orange-burrower") == "ry"
    assert ("log-extinct", "I3") in told(state)


@pytest.mark.rule("megafauna2", "E3c")
def test_recession_takes_one_inherited_organ_of_its_colour() -> None:
    for basal, left in (("yyb", "yb"), ("b", "b")):
        state = quiet()
        put(state, "orange-archetype", "laurentia-ne")
        organs(state, "orange-archetype", basal)
        give(state, "orange-archetype", "brood_pouch")
        act(state, "orange", 1)
        do(state, "promote:brood_pouch-b", "place:laurentia-ne-herbivore")
        assert basal_of(state, "orange-armored") == left + "b"
        assert basal_of(state, "orange-archetype") == basal + "b"
        assert where(state, "orange-armored") == ["laurentia-ne-herbivore"]


@pytest.mark.rule("megafauna2", "G.monster", "E3b")
def test_monsters_and_plus_organs_are_not_inherited() -> None:
    state = quiet()
    put(state, "orange-archetype", "laurentia-ne", size=2)
    give_face(state, "orange-archetype", "cellulase_symbionts-b", "hormones-b", "gastral_glands-a")
    give(state, "orange-archetype", "electrolocation")
    act(state, "orange", 1)
    do(state, "promote:electrolocation-b", "place:laurentia-ne-herbivore")
    assert organs_of(state, "orange-burrower") == "r"
    assert not state.is_venomous(species("orange-burrower"))


@pytest.mark.rule("megafauna2", "E2i")
def test_no_species_is_founded_whose_shape_is_alive() -> None:
    state = quiet()
    put(state, "orange-burrower", "laurentia-ne")
    give(state, "orange-archetype", "electrolocation")
    act(state, "orange", 1)
    assert promotions(state) == ["electrolocation-a"]
    assert refused(state, "promote:electrolocation-b") == ("refused-shape-lives", "E2i")


@pytest.mark.rule("megafauna2", "E2e", "E6b")
def test_a_daughter_too_large_for_her_genotype_is_a_kiwi_or_cannot_be() -> None:
    state = quiet()
    size(state, "orange-archetype", 4)
    give(state, "orange-archetype", "electrolocation")
    act(state, "orange", 1)
    assert refused(state, "promote:electrolocation-b") == ("refused-no-kiwi", "E2e")

    state = quiet()
    found(state, "orange-swimmer", 4, "b", "lateral_line-b")
    put(state, "orange-swimmer", "laurentia-nw", "baltica-nw")
    give(state, "orange-swimmer", "electrolocation")
    act(state, "orange", 1)
    assert "electrolocation-b" not in promotions(state)
    clear_archetype(state)
    act(state, "orange", 1)
    do(state, "promote:electrolocation-b", "place:baltica-nw-herbivore")
    assert where(state, "orange-archetype") == ["baltica-nw-herbivore"]
    assert state.size[species("orange-archetype")] == 4
    assert state.size[species("orange-burrower")] == 0
    assert basal_of(state, "orange-archetype") == "rb"
    assert "electrolocation" in fossil_cards(state, "orange")


def clear_archetype(state: Megafauna) -> None:
    """The orange archetype dies out."""
    clear(state, "orange-archetype")
    extinction.check(state, species("orange-archetype"))


@pytest.mark.rule("megafauna2", "E3d", "F2")
def test_m2_38_a_daughter_on_ground_that_does_not_bear_her_is_endangered() -> None:
    state = quiet()
    put(state, "orange-archetype", "laurentia-ne")
    put(state, "black-archetype", "laurentia-ne-carnivore")
    give(state, "orange-archetype", "grooming")
    act(state, "orange", 1)
    do(state, "promote:grooming-b", "place:laurentia-ne-herbivore")
    assert fallen(state, "orange-swimmer") == ["laurentia-ne-herbivore"]
    assert fallen(state, "black-archetype") == ["laurentia-ne-carnivore"]


@pytest.mark.rule("megafauna2", "E3d")
def test_a_predator_that_cannot_eat_the_daughter_is_endangered() -> None:
    state = quiet()
    put(state, "orange-archetype", "laurentia-ne")
    put(state, "black-archetype", "laurentia-ne-carnivore")
    give(state, "orange-archetype", "electrolocation")
    act(state, "orange", 1)
    do(state, "promote:electrolocation-b", "place:laurentia-ne-herbivore")
    assert where(state, "orange-burrower") == ["laurentia-ne-herbivore"]
    assert fallen(state, "black-archetype") == ["laurentia-ne-carnivore"]


@pytest.mark.rule("megafauna2", "E3d")
def test_a_daughter_may_take_the_place_of_an_endangered_creeple() -> None:
    state = quiet()
    lay(state, "orange-archetype", "laurentia-ne")
    give(state, "orange-archetype", "electrolocation")
    act(state, "orange", 1)
    do(state, "promote:electrolocation-b")
    assert offers(state) == ["place:laurentia-e-herbivore", "fallen:laurentia-ne-herbivore"]
    assert refused(state, "place:laurentia-w-herbivore") == ("refused-no-creeple-there", "E3d")
    do(state, "fallen:laurentia-ne-herbivore")
    assert fallen(state, "orange-burrower") == ["laurentia-ne-herbivore"]
    assert where(state, "orange-archetype") == ["laurentia-e-herbivore"]


def test_a_daughter_buys_by_her_own_unborn_in_the_same_phase() -> None:
    state = quiet()
    put(state, "orange-archetype", "laurentia-ne")
    give(state, "orange-archetype", "electrolocation")
    act(state, "orange", 2)
    do(state, "promote:electrolocation-b", "place:laurentia-ne-herbivore")
    assert "mutate:burrower-metabolic-4" in offers(state)
    assert "mutate:burrower-metabolic-5" not in offers(state)


# --- genetic drift ---------------------------------------------------------------------------


def exhausted(organ: str = "r") -> Megafauna:
    """Nearly all cubes of a colour are basal organs of White's archetype: none are in the pool."""
    state = quiet()
    give(state, "orange-archetype", "hormones", bare=True)
    organs(state, "white-archetype", organ * state.pool["rygbw".index(organ)])
    return state


@pytest.mark.rule("megafauna2", "B7")
def test_plus_organs_of_others_are_taken_first_when_the_pool_is_empty() -> None:
    state = exhausted("b")
    organs(state, "white-archetype", "b" * 23)
    give(state, "black-archetype", "egg_tooth")
    give(state, "orange-archetype", "vocal_sac")
    give_face(state, "black-archetype", "spermatophore-a")
    assert state.pool[3] == 0
    act(state, "orange", 1)
    do(state, "promote:hormones-b")
    assert offers(state) == ["card:egg_tooth", "word:done"]
    looked_for = [VOCABULARY.name(action) for action in state.sought()]
    assert looked_for == ["species:white-archetype", "card:spermatophore"]
    assert refused(state, "species:white-archetype") == ("refused-drift-plus-first", "B7")
    assert refused(state, "card:spermatophore") == ("refused-drift-plus-first", "B7")
    assert refused(state, "card:vocal_sac") == ("refused-drift-itself", "B7")
    assert refused(state, "card:otoliths") == ("refused-not-held", "B7")
    do(state, "card:egg_tooth")
    assert "egg_tooth" in mutations(state, "black-archetype")
    assert state.cubes[card("egg_tooth")] == 0
    assert offers(state) == ["card:spermatophore", "word:done"]


@pytest.mark.rule("megafauna2", "B7")
def test_then_monsters_with_a_loss_of_size_and_then_basal_organs() -> None:
    state = exhausted("b")
    organs(state, "white-archetype", "b" * 25)
    put(state, "black-archetype", size=4)
    give_face(state, "black-archetype", "spermatophore-a")
    act(state, "orange", 1)
    do(state, "promote:hormones-b")
    assert offers(state) == ["card:spermatophore", "word:done"]
    do(state, "card:spermatophore")
    assert state.size[species("black-archetype")] == 1
    assert organs_of(state, "black-archetype") == ""
    assert offers(state) == ["species:white-archetype", "word:done"]
    do(state, "species:white-archetype")
    assert basal_of(state, "white-archetype") == "b" * 24
    assert where(state, "white-archetype") == ["gondwana-w-herbivore"]
    assert organs_of(state, "orange-archetype") == "bb"


@pytest.mark.rule("megafauna2", "B7")
def test_where_a_monster_lies_in_for_a_cube_the_pool_has_none_for_anybody() -> None:
    state = exhausted("b")
    state.take_cubes(packed("b"))
    assert state.pool[BLUE] == -1
    assert spelled(tableau.available(state, packed("rbb"))) == "r"


@pytest.mark.rule("megafauna2", "B7")
def test_one_may_go_without() -> None:
    state = exhausted("b")
    act(state, "orange", 1)
    do(state, "promote:hormones-b", "word:done")
    assert organs_of(state, "orange-archetype") == ""
    assert ("log-no-organs", "B7") in told(state)


@pytest.mark.rule("megafauna2", "B7")
def test_whoever_takes_one_of_two_goes_without_the_other() -> None:
    state = exhausted("b")
    act(state, "orange", 1)
    do(state, "promote:hormones-b", "species:white-archetype", "word:done")
    assert organs_of(state, "orange-archetype") == "b"
    assert state.journal is not None
    assert [(e.a, e.b, e.c) for e in state.journal if e.what == "log-no-organs"] == [
        (species("orange-archetype"), BLUE, 1)
    ]


@pytest.mark.rule("megafauna2", "B7")
def test_a_selected_card_and_a_daughter_take_their_organs_from_others_too() -> None:
    state = exhausted("r")
    organs(state, "white-archetype", "r" * 24)
    organs(state, "orange-archetype", "r")
    put(state, "orange-archetype", "laurentia-ne")
    give(state, "orange-archetype", "electrolocation", bare=True)
    act(state, "orange", 1)
    do(state, "promote:electrolocation-b", "place:laurentia-ne-herbivore")
    assert offers(state) == ["species:orange-archetype", "species:white-archetype", "word:done"]
    do(state, "species:white-archetype")
    assert (basal_of(state, "orange-archetype"), basal_of(state, "orange-burrower")) == ("r", "r")

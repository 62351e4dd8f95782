"""Portraits: what fits and what is replaced, organs that become basal, traits (Caterpillar, Cocoon PROMOTE, D2, G)."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import act, offered, sought
from tests.games.mesofauna.lives import evolved, with_dinosaurs
from tests.games.mesofauna.positions import (
    asked,
    at,
    basal_of,
    display,
    do,
    give,
    mutations,
    offers,
    organs_of,
    portrait,
    portrait_of,
    put,
    quiet,
    refused,
    remove,
    species,
    told,
    where,
)

from phylarium.families.fauna.rules.names import GREEN, RED, YELLOW
from phylarium.games.mesofauna.rules.state import Mesofauna

HEAD = "ocelli-a"
"""With half a red pheromone."""
TAIL = "chordotonal_organ-a"
"""An abdomen with half a red one."""
RED_THORAX = "sensory_setae-a"
YELLOW_HEAD = "allometric_mandibles-a"
"""The samurai caste."""
YELLOW_TAIL = "bug_tail_spine-a"
"""The springtail."""
YELLOW_THORAX = "hind_wings-a"
"""Halteres."""


def taking(*faces: str, stage: str = "caterpillar") -> Mesofauna:
    """A game in which pink's archetype has a portrait and is about to act."""
    state = quiet("pink", "blue", stage=stage)
    put(state, "pink-archetype", "1a")
    put(state, "blue-archetype", "3a")
    portrait(state, "pink-archetype", *faces)
    return state


# --- Caterpillar -----------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.mutate.placement", "cat.portrait", "cat.mutate.organs")
def test_ME_02_a_head_joins_an_abdomen() -> None:
    state = taking("ecdysis-a")
    display(state, "bug_crop")
    act(state, "pink")
    do(state, "mutate:archetype-darwin-1", "promote:bug_crop-a")
    assert asked(state) == ("pink", "cat.mutate.placement")
    # It may lie before the abdomen, or replace it.
    assert offers(state) == ["card:ecdysis", "word:last"]
    do(state, "card:ecdysis")
    assert portrait_of(state, "pink-archetype") == ["bug_crop-a", "ecdysis-a"]
    assert organs_of(state, "pink-archetype") == "ggw"
    assert state.mood(species("pink-archetype"), YELLOW) == 1
    assert state.pheromones(species("pink-archetype")) == 1


@pytest.mark.rule("mesofauna", "cat.mutate.placement", "cat.portrait")
def test_a_card_whose_halves_do_not_match_only_replaces() -> None:
    state = taking(HEAD, TAIL)
    display(state, "bug_crop")
    act(state, "pink")
    do(state, "mutate:archetype-darwin-1", "promote:bug_crop-a")
    assert portrait_of(state, "pink-archetype") == ["bug_crop-a"]
    assert organs_of(state, "pink-archetype") == "gg", "the organs of the old cards go with them"
    assert state.pheromones(species("pink-archetype")) == 0
    assert told(state).count(("log-replaces", "cat.mutate.placement")) == 2


@pytest.mark.rule("mesofauna", "cat.portrait", "bf.G1a")
def test_a_portrait_may_be_thoraxes_alone() -> None:
    state = taking(RED_THORAX)
    display(state, "pedipalps")
    act(state, "pink")
    do(state, "mutate:archetype-metabolic-1", "promote:pedipalps-a", "card:sensory_setae")
    assert portrait_of(state, "pink-archetype") == [RED_THORAX, "pedipalps-a"]


# --- Cocoon ----------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "coc.promote.basal", "coc.promote.orientation", "coc.promote.organs", "bf.D2c", "bf.D2e")
def test_ME_17_a_promotion_makes_organs_basal_and_brings_those_of_its_side() -> None:
    for stage in ("cocoon", "butterfly"):
        state = taking(YELLOW_HEAD, stage=stage)
        give(state, "pink-archetype", "bug_tail_spine")
        act(state, "pink" if stage == "cocoon" else "pink-archetype")
        assert offered(state, "promote") == ["bug_tail_spine-a", "bug_tail_spine-b"]
        do(state, "promote:bug_tail_spine-a", "card:allometric_mandibles")
        assert portrait_of(state, "pink-archetype") == [YELLOW_HEAD, YELLOW_TAIL]
        assert basal_of(state, "pink-archetype") == "r"
        assert organs_of(state, "pink-archetype") == "rry", "one basal, one on each card"
        assert state.mood(species("pink-archetype"), YELLOW) == 1


@pytest.mark.rule("mesofauna", "coc.promote.fit", "bf.D2d", "bf.D2", "bf.G1b")
def test_ME_18_a_thorax_squeezes_in_and_makes_a_second_pheromone() -> None:
    for stage, rule in (("cocoon", "coc.promote.fit"), ("butterfly", "bf.D2d")):
        state = taking(YELLOW_HEAD, YELLOW_TAIL, stage=stage)
        give(state, "pink-archetype", "hind_wings")
        act(state, "pink" if stage == "cocoon" else "pink-archetype")
        do(state, "promote:hind_wings-a")
        assert asked(state) == ("pink", rule)
        # At the left end, or after the head; an abdomen has nothing after it.
        assert offers(state) == ["word:first", "card:allometric_mandibles"]
        assert sought(state) == ["card:bug_tail_spine"]
        assert refused(state, "card:bug_tail_spine") == ("refused-no-half", rule)
        do(state, "card:allometric_mandibles")
        assert offers(state) == ["card:bug_tail_spine", "word:last"]
        assert refused(state, "card:allometric_mandibles") == ("refused-lies-before", rule)
        do(state, "card:bug_tail_spine")
        assert portrait_of(state, "pink-archetype") == [YELLOW_HEAD, YELLOW_THORAX, YELLOW_TAIL]
        assert state.pheromones(species("pink-archetype")) == 2


@pytest.mark.rule("mesofauna", "coc.promote.fit", "bf.D2d")
def test_a_card_may_replace_some_cards_between_two_that_fit() -> None:
    state = taking(HEAD, RED_THORAX, "pedipalps-a", YELLOW_TAIL, stage="cocoon")
    give(state, "pink-archetype", "hydrofuge_hairs")
    act(state, "pink")
    # Red at its left edge, yellow at its right one.
    do(state, "promote:hydrofuge_hairs-b")
    assert offers(state) == ["word:first", "card:ocelli", "card:sensory_setae"]
    assert refused(state, "card:pedipalps") == ("refused-halves-differ", "coc.promote.fit")
    assert refused(state, "card:luminous_organ") == ("refused-not-in-portrait", "coc.promote.fit")
    assert refused(state, "word:pass") == ("refused-not-asked", "coc.promote.fit")
    do(state, "card:ocelli")
    assert offers(state) == ["card:bug_tail_spine", "word:last"]
    assert sought(state) == ["card:ocelli", "card:sensory_setae", "card:pedipalps"]
    assert refused(state, "card:sensory_setae") == ("refused-halves-differ", "coc.promote.fit")
    assert refused(state, "card:ocelli") == ("refused-lies-before", "coc.promote.fit")
    do(state, "card:bug_tail_spine")
    assert portrait_of(state, "pink-archetype") == [HEAD, "hydrofuge_hairs-b", YELLOW_TAIL]
    assert mutations(state, "pink-archetype") == [HEAD, "hydrofuge_hairs-b", YELLOW_TAIL]
    assert state.pheromones(species("pink-archetype")) == 2


@pytest.mark.rule("mesofauna", "coc.promote.fit")
def test_a_first_card_still_has_a_card_after_it_or_none() -> None:
    state = taking(HEAD, RED_THORAX, "pedipalps-a", YELLOW_TAIL, stage="cocoon")
    give(state, "pink-archetype", "hydrofuge_hairs")
    act(state, "pink")
    do(state, "promote:hydrofuge_hairs-b", "first")
    assert offers(state) == ["card:bug_tail_spine", "word:last"]
    assert refused(state, "card:ocelli") == ("refused-no-half", "coc.promote.fit")
    do(state, "last")
    assert portrait_of(state, "pink-archetype") == ["hydrofuge_hairs-b"]


@pytest.mark.rule("mesofauna", "coc.promote.preview", "bf.D2a")
def test_only_an_unpromoted_card_of_ones_own_is_promoted() -> None:
    for stage, rule in (("cocoon", "coc.promote.preview"), ("butterfly", "bf.D2")):
        state = quiet("pink", "purple", stage=stage)
        put(state, "pink-archetype", "1a")
        put(state, "purple-archetype", "3a")
        portrait(state, "pink-archetype", HEAD)
        give(state, "purple-archetype", "antennae")
        act(state, "pink" if stage == "cocoon" else "pink-archetype")
        assert offered(state, "promote") == []
        assert refused(state, "promote:ocelli-b") == ("refused-promoted-already", rule)
        assert refused(state, "promote:antennae-a") == ("refused-not-held", rule)


@pytest.mark.rule("mesofauna", "coc.promote.mutualism", "bf.D2f", "bf.G3")
def test_mutualism_is_a_trait_from_butterfly_on() -> None:
    for stage, trait in (("cocoon", False), ("butterfly", True)):
        state = taking(stage=stage)
        put(state, "blue-archetype", "1a carnivore")
        give(state, "pink-archetype", "brood_care")
        act(state, "pink" if stage == "cocoon" else "pink-archetype")
        do(state, "promote:brood_care-b")
        assert (("log-mutualism", "bf.G3") in told(state)) == trait
        act(state, "pink" if stage == "cocoon" else "pink-archetype")
        assert ("word:zombie" in offers(state)) == trait


@pytest.mark.rule("mesofauna", "coc.promote.basal", "coc.parasite.basal", "bf.G5c", "bf.D2c")
def test_ME_26_a_parasite_keeps_blue_basal_organs_alone() -> None:
    for stage, rule in (("cocoon", "coc.parasite.basal"), ("butterfly", "bf.G5c")):
        state = taking(stage=stage)
        put(state, "pink-parasite", "3a on_herbivore")
        give(state, "pink-parasite", "hemimetabolism", "ovarioles")
        act(state, "pink" if stage == "cocoon" else "pink-parasite")
        do(state, "promote:hemimetabolism-a")
        assert basal_of(state, "pink-parasite") == ""
        assert organs_of(state, "pink-parasite") == "ybbb", "yellow and blue on the portrait, two blue still unpromoted"
        assert ("log-monochrome", rule) in told(state)
        act(state, "pink" if stage == "cocoon" else "pink-parasite")
        do(state, "promote:ovarioles-a", "card:hemimetabolism")
        assert basal_of(state, "pink-parasite") == "bb"


@pytest.mark.rule("mesofauna", "coc.promote.venom", "coc.venom.effect", "bf.G4", "bf.D2f")
def test_ME_27_venom_lets_all_carnivores_of_a_species_eat_any_shape() -> None:
    for stage, rule in (("cocoon", "coc.promote.venom"), ("butterfly", "bf.G4")):
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-archetype", "1a", "1b")
        put(state, "pink-armored", "1a carnivore", "1b carnivore", "2a")
        portrait(state, "pink-armored", "chordotonal_organ-a")
        give(state, "pink-armored", "labium")
        give(state, "blue-archetype", "thermal_sensilla")
        act(state, "pink" if stage == "cocoon" else "pink-armored")
        do(state, "promote:labium-a", "card:chordotonal_organ")
        assert ("log-venom", rule) in told(state)
        assert portrait_of(state, "pink-armored") == ["labium-a", TAIL]
        act(state, "blue" if stage == "cocoon" else "blue-archetype")
        do(state, "speciate:thermal_sensilla-a", at("1a"), "keep")
        assert where(state, "blue-flyer") == ["1a herbivore"]
        assert where(state, "pink-armored") == ["1a carnivore", "1b carnivore", "2a herbivore"]


@pytest.mark.rule("mesofauna", "bf.G4", "coc.promote.fit", "coc.promote.venom", "coc.venom.effect", "coc.shape.rule")
def test_venom_goes_with_its_card_and_who_lives_by_it_dies() -> None:
    for stage in ("cocoon", "butterfly"):
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-flyer", "1a")
        put(state, "pink-armored", "1a carnivore", "2a")
        portrait(state, "pink-armored", "labium-a", TAIL)
        give(state, "pink-armored", "ocelli")
        act(state, "pink" if stage == "cocoon" else "pink-armored")
        do(state, "promote:ocelli-b")
        assert portrait_of(state, "pink-armored") == ["ocelli-b"]
        assert where(state, "pink-armored") == ["2a herbivore"]


# --- Butterfly -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.D2b")
def test_a_silhouette_may_stay_in_ones_own_portrait() -> None:
    state = taking(stage="butterfly")
    give(state, "pink-archetype", "chitin_cuticle")
    act(state, "pink-archetype")
    assert offered(state, "promote") == ["chitin_cuticle-a", "chitin_cuticle-b"]
    assert offered(state, "speciate") == ["chitin_cuticle-a"], "a swimmer finds no water in weeds"
    do(state, "promote:chitin_cuticle-b")
    assert portrait_of(state, "pink-archetype") == ["chitin_cuticle-b"]
    assert state.size[species("pink-swimmer")] == 0


@pytest.mark.rule("mesofauna", "bf.G1", "bf.G1a", "bf.G1b", "bf.G1c")
def test_pheromones_are_halves_of_the_chosen_orientations_that_meet() -> None:
    state = taking(HEAD, RED_THORAX, "pedipalps-b", "book_gills-b", stage="butterfly")
    sp = species("pink-archetype")
    assert (state.mood(sp, RED), state.mood(sp, GREEN), state.pheromones(sp)) == (2, 1, 3)
    # The yellow halves of what is upside down are nowhere.
    assert state.mood(sp, YELLOW) == 0


@pytest.mark.rule("mesofauna", "bf.D2d", "bf.H7f")
def test_the_last_silhouette_of_its_own_is_not_replaced_while_the_archetype_lives() -> None:
    state = taking(stage="butterfly")
    put(state, "pink-burrower", "2a")
    portrait(state, "pink-burrower", "foreleg_femora-b")
    give(state, "pink-burrower", "labium")
    act(state, "pink-burrower")
    assert offered(state, "promote") == ["labium-b"], "the other way up would have to take its place"
    assert refused(state, "promote:labium-a") == ("refused-shape-lost", "bf.D2d")
    do(state, "promote:labium-b")
    assert portrait_of(state, "pink-burrower") == ["labium-b", "foreleg_femora-b"]


@pytest.mark.rule("mesofauna", "bf.D2d")
def test_an_end_that_would_cost_the_last_silhouette_is_no_place() -> None:
    state = taking(stage="butterfly")
    put(state, "pink-burrower", "2a")
    portrait(state, "pink-burrower", "foreleg_femora-b", RED_THORAX)
    give(state, "pink-burrower", "pedipalps")
    act(state, "pink-burrower")
    do(state, "promote:pedipalps-a")
    assert offers(state) == ["card:foreleg_femora", "card:sensory_setae"]
    assert refused(state, "first") == ("refused-shape-lost", "bf.D2d")


@pytest.mark.rule("mesofauna", "bf.D2d", "bf.H7f")
def test_without_an_archetype_a_replacement_makes_a_weta() -> None:
    state = quiet("pink", "blue")
    put(state, "blue-archetype", "3a")
    put(state, "pink-burrower", "2a", "2b", basal="g")
    remove(state, "pink-archetype")
    portrait(state, "pink-burrower", "foreleg_femora-b")
    give(state, "pink-burrower", "labium")
    act(state, "pink-burrower")
    do(state, "promote:labium-a")
    assert ("log-weta", "bf.H7f") in told(state)
    assert where(state, "pink-archetype") == ["2a herbivore", "2b herbivore"]
    assert portrait_of(state, "pink-archetype") == ["labium-a"]
    assert basal_of(state, "pink-archetype") == "gg"
    assert state.size[species("pink-burrower")] == 0
    assert state.unborn[species("pink-archetype")] == 8
    assert state.fossils[0] == 1


@pytest.mark.rule("mesofauna", "bf.D2d", "bf.H7f")
def test_an_archetype_has_no_shape_to_lose() -> None:
    state = taking("juvenile_hormone-b", stage="butterfly")
    give(state, "pink-archetype", "ocelli")
    act(state, "pink-archetype")
    do(state, "promote:ocelli-a")
    assert portrait_of(state, "pink-archetype") == ["ocelli-a"]
    assert where(state, "pink-archetype") == ["1a herbivore"]


def test_in_cocoon_nobody_loses_its_shape() -> None:
    state = taking(stage="cocoon")
    put(state, "pink-burrower", "2a")
    portrait(state, "pink-burrower", "foreleg_femora-b")
    give(state, "pink-burrower", "labium")
    act(state, "pink")
    do(state, "promote:labium-a")
    assert portrait_of(state, "pink-burrower") == ["labium-a"]
    assert where(state, "pink-burrower") == ["2a herbivore"]


# --- eusocial --------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.G2")
def test_a_closed_portrait_with_three_pheromones_is_eusocial() -> None:
    state = taking(HEAD, RED_THORAX, "pedipalps-a", stage="butterfly")
    give(state, "pink-archetype", "bug_tail_spine")
    assert not state.is_eusocial(species("pink-archetype"))
    act(state, "pink-archetype")
    do(state, "promote:bug_tail_spine-a", "card:pedipalps")
    assert state.is_eusocial(species("pink-archetype"))
    assert ("log-eusocial", "bf.G2") in told(state)


@pytest.mark.rule("mesofauna", "bf.G2")
def test_two_pheromones_an_open_end_or_another_game_are_not_eusocial() -> None:
    sp = species("pink-archetype")
    closed = (HEAD, RED_THORAX, "pedipalps-a", YELLOW_TAIL)
    assert taking(*closed, stage="butterfly").is_eusocial(sp)
    assert not taking(HEAD, RED_THORAX, TAIL, stage="butterfly").is_eusocial(sp)
    assert not taking(RED_THORAX, "pedipalps-a", YELLOW_THORAX, YELLOW_TAIL, stage="butterfly").is_eusocial(sp)
    assert not taking(HEAD, RED_THORAX, "pedipalps-a", YELLOW_THORAX, stage="butterfly").is_eusocial(sp)
    assert not taking(*closed, stage="cocoon").is_eusocial(sp)


@pytest.mark.rule("mesofauna", "J3d", "bf.D2d")
def test_a_dinosaur_whose_shape_lies_beside_its_portrait_may_replace_all_of_that() -> None:
    giants = with_dinosaurs()
    put(giants, "white-archetype", "2a")
    put(giants, "white-armored", "1c")
    evolved(giants, "white-armored", "scutes-b")
    portrait(giants, "white-armored", "hormones-a")
    give(giants, "white-armored", "cerci")
    act(giants, "white-armored")
    assert "cerci-a" in offered(giants, "promote")
    do(giants, "promote:cerci-a")
    assert portrait_of(giants, "white-armored") == ["cerci-a"]
    assert where(giants, "white-armored") == ["1c herbivore"]

"""Speciation: silhouettes, mothers, inheritance, parasites, and archetypes that come back (SPECIATE, D3)."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import act, offered, sought
from tests.games.mesofauna.positions import (
    asked,
    at,
    basal_of,
    colour,
    dice,
    display,
    do,
    flower,
    found,
    give,
    lift,
    mutations,
    offers,
    organs,
    organs_of,
    portrait,
    portrait_of,
    put,
    quiet,
    refused,
    remove,
    roster,
    species,
    told,
    turned,
    where,
    zombie,
)

from phylarium.families.fauna.rules.names import NONE
from phylarium.games.mesofauna.rules.names import COLOURS, FACES
from phylarium.games.mesofauna.rules.state import Mesofauna

BOOKS = (("cocoon", "pink"), ("butterfly", "pink-burrower"))
"""The games in which a card of one's own founds a species, and who acts there."""


def places(state: Mesofauna) -> list[str]:
    return offered(state, "place")


def named(*texts: str) -> list[str]:
    return [at(text).removeprefix("place:") for text in texts]


# --- Caterpillar -----------------------------------------------------------------------------


@pytest.mark.rule(
    "mesofauna", "cat.speciate.tableau", "cat.speciate.load", "cat.speciate.inherit", "cat.speciate.mother"
)
def test_ME_04_a_daughter_copies_all_organs_of_her_mother_and_takes_a_creeple_of_hers() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1a", "1c")
    put(state, "blue-archetype", "3a")
    portrait(state, "pink-archetype", "bug_crop-a", "ecdysis-a")
    assert organs_of(state, "pink-archetype") == "ggw"
    display(state, "chitin_cuticle")
    act(state, "pink")
    do(state, "speciate:chitin_cuticle-a")
    assert asked(state) == ("pink", "cat.speciate.mother")
    do(state, at("1c"), "keep")
    assert (basal_of(state, "pink-armored"), organs_of(state, "pink-armored")) == ("ggw", "ggw")
    assert organs_of(state, "pink-archetype") == "ggw", "hers are copied, not taken"
    assert portrait_of(state, "pink-armored") == ["chitin_cuticle-a"]
    assert where(state, "pink-armored") == ["1c herbivore"]
    assert where(state, "pink-archetype") == ["1a herbivore"]
    assert (state.unborn[species("pink-armored")], state.unborn[species("pink-archetype")]) == (6, 9)
    assert roster(state, "pink") == ["pink-archetype", "pink-armored"]
    assert ("log-speciates", "cat.speciate.tableau") in told(state)


@pytest.mark.rule("mesofauna", "cat.speciate.inherit")
def test_organs_printed_on_the_card_are_the_daughters_too() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1b", "1a")
    portrait(state, "pink-archetype", "ecdysis-a")
    display(state, "chitin_cuticle")
    act(state, "pink")
    do(state, "speciate:chitin_cuticle-b", "keep")
    assert (basal_of(state, "pink-swimmer"), organs_of(state, "pink-swimmer")) == ("w", "yw")


@pytest.mark.rule("mesofauna", "cat.speciate.silhouette")
def test_a_card_of_the_display_founds_the_shape_it_shows_once() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1a", "1b")
    put(state, "pink-armored", "1c")
    display(state, "chitin_cuticle", "ecdysis", "labium")
    act(state, "pink")
    assert "chitin_cuticle-b" in offered(state, "speciate")
    assert refused(state, "speciate:chitin_cuticle-a") == ("refused-shape-lives", "cat.speciate.silhouette")
    assert refused(state, "speciate:labium-a") == ("refused-no-silhouette", "cat.speciate.silhouette")
    hidden = next(card for card in state.upper_deck if state.components.face_shape[card * 2] != NONE)
    assert refused(state, f"speciate:{FACES[hidden * 2]}") == ("refused-not-shown", "cat.speciate.silhouette")


@pytest.mark.rule("mesofauna", "cat.speciate.mother")
def test_ME_13_a_swimmer_needs_a_mother_in_a_swamp() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1a", "1c")
    display(state, "chitin_cuticle")
    act(state, "pink")
    assert refused(state, "speciate:chitin_cuticle-b") == ("refused-no-cradle", "cat.speciate.mother")
    put(state, "pink-burrower", "1b", "2c")
    act(state, "pink")
    do(state, "speciate:chitin_cuticle-b")
    assert places(state) == named("1b", "2c")
    assert refused(state, at("1a")) == ("refused-not-habitable", "cat.speciate.mother")
    assert refused(state, at("2a")) == ("refused-no-mother-there", "cat.speciate.mother")


@pytest.mark.rule("mesofauna", "cat.speciate.mother", "cat.extinct")
def test_a_mother_who_gives_her_last_creeple_goes_extinct() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "ecdysis-a")
    display(state, "chitin_cuticle")
    act(state, "pink")
    do(state, "speciate:chitin_cuticle-a", "keep")
    assert roster(state, "pink") == ["pink-armored"]
    assert organs_of(state, "pink-armored") == "w", "she has inherited before"
    assert ("log-extinct", "cat.extinct") in told(state)


@pytest.mark.rule("mesofauna", "cat.speciate.flower", "coc.speciate.flower", "bf.D3m")
def test_a_herbivorous_daughter_plants_or_stomps() -> None:
    for stage, who in (("caterpillar", "pink"), ("cocoon", "pink"), ("butterfly", "pink-archetype")):
        state = quiet("pink", "blue", stage=stage)
        put(state, "pink-archetype", "1a", "1c")
        put(state, "blue-archetype", "2a")
        put(state, "pink-flyer", "2a carnivore")
        flower(state, "1c")
        if stage == "caterpillar":
            display(state, "chitin_cuticle")
        else:
            give(state, "pink-archetype", "chitin_cuticle")
        act(state, who)
        do(state, "speciate:chitin_cuticle-a", at("1c"))
        assert offers(state) == ["word:stomp", "word:keep"]
        do(state, "stomp")
        assert state.flowers == 0


@pytest.mark.rule("mesofauna", "cat.speciate.mother")
def test_a_carnivore_alone_can_be_the_mother_in_caterpillar() -> None:
    state = quiet("purple", "blue", stage="caterpillar")
    put(state, "purple-archetype", "3a")
    put(state, "blue-archetype", "3a carnivore")
    display(state, "chitin_cuticle")
    act(state, "blue")
    assert "chitin_cuticle-a" in offered(state, "speciate")
    do(state, "speciate:chitin_cuticle-a")
    assert where(state, "blue-armored") == ["3a carnivore"]


@pytest.mark.rule("mesofauna", "coc.speciate.mother", "bf.D3h", "bf.E3b")
def test_a_carnivore_on_dry_land_is_no_mother_of_a_swimmer() -> None:
    for (stage, who), rule in zip(BOOKS, ("coc.speciate.limits", "bf.D3h"), strict=True):
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-archetype", "1a")
        put(state, "pink-burrower", "1a carnivore")
        give(state, "pink-burrower", "chitin_cuticle")
        act(state, who)
        assert refused(state, "speciate:chitin_cuticle-b") == ("refused-no-cradle", rule)


def test_a_carnivorous_daughter_has_no_say_about_flowers() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "blue-archetype", "1a")
    put(state, "pink-archetype", "1a carnivore", "1c")
    display(state, "chitin_cuticle")
    act(state, "pink")
    do(state, "speciate:chitin_cuticle-a", at("1a carnivore"))
    assert where(state, "pink-armored") == ["1a carnivore"]
    assert state.agenda == []


@pytest.mark.rule("mesofauna", "cat.speciate.silhouette", "cat.extinct.again")
def test_in_caterpillar_a_parasite_is_founded_like_any_other() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "pink-archetype", "1a", "1c")
    display(state, "maxillary_palps")
    act(state, "pink")
    do(state, "speciate:maxillary_palps-a", at("1a"), "keep")
    assert where(state, "pink-parasite") == ["1a herbivore"]
    assert state.bound[colour("pink")] == NONE


# --- Cocoon and Butterfly: cards of one's own --------------------------------------------------


@pytest.mark.rule(
    "mesofauna", "coc.speciate.mom", "coc.speciate.promote", "coc.speciate.tableau", "coc.speciate.load",
    "coc.speciate.inherit", "bf.D3", "bf.D3b", "bf.D3c", "bf.D3d", "bf.D3e", "bf.D3f",
)  # fmt: skip
def test_ME_19_a_daughter_copies_the_basal_organs_that_the_card_has_added_to() -> None:
    for stage, who in BOOKS:
        state = quiet("pink", "blue", stage=stage)
        put(state, "pink-burrower", "1b", "1a", basal="rb")
        put(state, "blue-archetype", "3a")
        give(state, "pink-burrower", "chitin_cuticle", "ocelli")
        portrait(state, "pink-burrower", "foreleg_femora-b")
        act(state, who)
        do(state, "speciate:chitin_cuticle-b", "plant")
        assert basal_of(state, "pink-burrower") == "rgb"
        assert organs_of(state, "pink-burrower") == "rrggb", "and what is on her other cards"
        assert (basal_of(state, "pink-swimmer"), organs_of(state, "pink-swimmer")) == ("rgb", "rygb")
        assert portrait_of(state, "pink-swimmer") == ["chitin_cuticle-b"]
        assert mutations(state, "pink-burrower") == ["ocelli", "foreleg_femora-b"]
        assert state.unborn[species("pink-swimmer")] == 6
        assert roster(state, "pink")[-1] == "pink-swimmer"
        assert ("log-speciates", "bf.D3" if stage == "butterfly" else "coc.speciate.tableau") in told(state)


@pytest.mark.rule("mesofauna", "coc.speciate.silhouette", "bf.D3a")
def test_the_shape_must_be_shown_and_not_live_yet() -> None:
    for (stage, who), rule in zip(BOOKS, ("coc.speciate.silhouette", "bf.D3a"), strict=True):
        state = quiet("pink", "blue", stage=stage)
        put(state, "pink-burrower", "1b", "1a")
        put(state, "pink-armored", "2a")
        give(state, "pink-burrower", "chitin_cuticle", "ocelli")
        give(state, "pink-armored", "dorsal_aorta")
        act(state, who)
        assert "chitin_cuticle-b" in offered(state, "speciate")
        assert refused(state, "speciate:chitin_cuticle-a") == ("refused-shape-lives", rule)
        assert refused(state, "speciate:ocelli-a") == ("refused-no-silhouette", rule)
        if stage == "butterfly":
            assert refused(state, "speciate:dorsal_aorta-a") == ("refused-other-phase", "bf.A1b")


@pytest.mark.rule("mesofauna", "coc.speciate.limits", "bf.D3h")
def test_ME_20_a_carnivore_is_no_mother_of_who_could_not_eat_there() -> None:
    for (stage, who), rule in zip(BOOKS, ("coc.speciate.limits", "bf.D3h"), strict=True):
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-burrower", "1a", "1b")
        put(state, "pink-burrower", "1a carnivore", "1b carnivore")
        give(state, "pink-burrower", "dorsal_aorta")
        act(state, who)
        assert refused(state, "speciate:dorsal_aorta-a") == ("refused-no-cradle", rule)
        put(state, "pink-burrower", "2a")
        act(state, who)
        do(state, "speciate:dorsal_aorta-a")
        assert where(state, "pink-flyer") == ["2a herbivore"], "the only one who can be the mother"


@pytest.mark.rule("mesofauna", "coc.speciate.limits", "bf.D3h", "bf.F4")
def test_a_parasite_on_the_prey_feeds_a_daughter_of_any_shape() -> None:
    for stage, who in BOOKS:
        state = quiet("pink", "blue", "gray", stage=stage)
        put(state, "blue-burrower", "1a", "2b")
        put(state, "gray-parasite", "2b on_herbivore")
        put(state, "pink-burrower", "1a carnivore", "2b carnivore")
        give(state, "pink-burrower", "dorsal_aorta")
        act(state, who)
        do(state, "speciate:dorsal_aorta-a")
        assert where(state, "pink-flyer") == ["2b carnivore"], "where no parasite is on the prey she would starve"


@pytest.mark.rule("mesofauna", "coc.speciate.limits", "bf.D3h")
def test_a_carnivorous_mother_is_refused_by_name() -> None:
    for (stage, who), rule in zip(BOOKS, ("coc.speciate.limits", "bf.D3h"), strict=True):
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-burrower", "1a")
        put(state, "pink-burrower", "1a carnivore", "2a", "2b")
        give(state, "pink-burrower", "dorsal_aorta")
        act(state, who)
        do(state, "speciate:dorsal_aorta-a")
        assert places(state) == named("2a", "2b")
        assert refused(state, at("1a carnivore")) == ("refused-daughter-starves", rule)


@pytest.mark.rule("mesofauna", "coc.speciate.mother", "bf.D3g", "bf.D3h")
def test_ME_21_only_a_mother_in_a_swamp_bears_a_swimmer() -> None:
    for (stage, who), rule in zip(BOOKS, ("coc.speciate.mother", "bf.D3h"), strict=True):
        state = quiet("pink", "blue", stage=stage)
        put(state, "pink-burrower", "1a", "1b", "3b")
        put(state, "pink-archetype", "2c")
        give(state, "pink-burrower", "chitin_cuticle")
        act(state, who)
        do(state, "speciate:chitin_cuticle-b")
        assert sought(state) == [at("1a")], "the one of her creeples that is not offered"
        assert refused(state, at("2c"))[0] == "refused-no-mother-there", "another species has the card"
        assert asked(state) == ("pink", "coc.speciate.mother" if stage == "cocoon" else "bf.D3g")
        assert places(state) == named("1b", "3b")
        assert refused(state, at("1a")) == ("refused-not-habitable", rule)


@pytest.mark.rule("mesofauna", "coc.speciate.endangered", "bf.D3l")
def test_ME_22_a_daughter_nobody_can_eat_starves_her_carnivore() -> None:
    for stage, who in (("cocoon", "pink"), ("butterfly", "pink-archetype")):
        state = quiet("pink", "blue", stage=stage)
        put(state, "pink-archetype", "1a", "2a")
        put(state, "pink-flyer", "1a carnivore", "3a")
        give(state, "pink-archetype", "chitin_cuticle")
        act(state, who)
        do(state, "speciate:chitin_cuticle-a", at("1a"), "keep")
        assert where(state, "pink-armored") == ["1a herbivore"]
        assert where(state, "pink-flyer") == ["3a herbivore"]
        assert state.unborn[species("pink-flyer")] == 6


@pytest.mark.rule("mesofauna", "coc.speciate.venom", "coc.venom.inherit", "bf.D3f", "bf.D3m", "bf.G4")
def test_a_daughter_has_the_venom_of_her_own_card_alone() -> None:
    for stage, who in BOOKS:
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-burrower", "1a")
        put(state, "pink-burrower", "1a carnivore", "2a")
        give(state, "pink-burrower", "defensive_glands")
        act(state, who)
        do(state, "speciate:defensive_glands-a", at("1a carnivore"))
        assert where(state, "pink-armored") == ["1a carnivore"], "a venomous daughter eats any shape"
        assert state.is_venomous(species("pink-armored"))
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-burrower", "1a")
        put(state, "pink-burrower", "1a carnivore", "2a")
        portrait(state, "pink-burrower", "labium-a")
        give(state, "pink-burrower", "chitin_cuticle")
        act(state, who)
        do(state, "speciate:chitin_cuticle-a")
        assert where(state, "pink-armored") == ["2a herbivore"], "venom is not inherited"
        assert not state.is_venomous(species("pink-armored"))


@pytest.mark.rule("mesofauna", "bf.D3e", "bf.D6c")
def test_zombies_of_a_shape_stay_where_they_are() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-burrower", "1a", "1b")
    put(state, "blue-archetype", "3a")
    found(state, "pink-armored")
    zombie(state, "pink-armored", "blue-archetype")
    zombie(state, "pink-armored", "blue-archetype")
    remove(state, "pink-armored")
    give(state, "pink-burrower", "chitin_cuticle")
    act(state, "pink-burrower")
    do(state, "speciate:chitin_cuticle-a", at("1a"), "keep")
    assert state.unborn[species("pink-armored")] == 4
    assert len(state.zombie) == 2


@pytest.mark.rule("mesofauna", "bf.D3e")
def test_a_shape_whose_creeples_are_all_zombies_is_not_founded() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-burrower", "1a", "1b")
    put(state, "blue-archetype", "3a")
    found(state, "pink-armored")
    for _ in range(7):
        zombie(state, "pink-armored", "blue-archetype")
    remove(state, "pink-armored")
    give(state, "pink-burrower", "chitin_cuticle")
    act(state, "pink-burrower")
    assert refused(state, "speciate:chitin_cuticle-a") == ("refused-all-zombies", "bf.D3e")


def test_an_archetype_is_founded_by_its_silhouette_too() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-burrower", "1a", "1b")
    remove(state, "pink-archetype")
    give(state, "pink-burrower", "imaginal_discs")
    act(state, "pink-burrower")
    do(state, "speciate:imaginal_discs-b", at("1a"), "keep")
    assert where(state, "pink-archetype") == ["1a herbivore"]
    assert basal_of(state, "pink-archetype") == "w"


# --- parasites -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "coc.parasite.speciate", "coc.speciate.inherit", "bf.D3i", "bf.G5b", "bf.D3f")
def test_a_parasite_begins_on_who_lives_with_her_mother() -> None:
    for (stage, who), rule in zip(BOOKS, ("coc.parasite.speciate", "bf.D3i"), strict=True):
        state = quiet("pink", "purple", "blue", stage=stage)
        put(state, "pink-burrower", "1a", "1b carnivore", "1c", basal="rbb")
        put(state, "blue-burrower", "1a carnivore")
        put(state, "purple-archetype", "1b")
        put(state, "blue-archetype", "3a")
        give(state, "pink-burrower", "resilin_pads")
        act(state, who)
        do(state, "speciate:resilin_pads-a")
        assert asked(state) == ("pink", rule)
        assert places(state) == named("1a on_carnivore", "1b on_herbivore")
        assert refused(state, at("1a")) == ("refused-parasite-needs-host", rule)
        assert refused(state, at("3a on_herbivore")) == ("refused-no-host-of-mother", rule)
        do(state, at("1b on_herbivore"))
        assert where(state, "pink-parasite") == ["1b on_herbivore"]
        assert where(state, "pink-burrower") == ["1a herbivore", "1b carnivore", "1c herbivore"], "nobody is replaced"
        assert COLOURS[state.bound[colour("pink")]] == "purple"
        assert basal_of(state, "pink-parasite") == "bb", "blue ones alone"
        assert basal_of(state, "pink-burrower") == "rybb"


@pytest.mark.rule("mesofauna", "bf.D3i", "bf.G5b")
def test_a_parasite_of_any_colour_finds_the_hunter_of_her_mother() -> None:
    state = quiet("purple", "blue")
    put(state, "blue-burrower", "3c")
    put(state, "purple-burrower", "3c carnivore")
    give(state, "blue-burrower", "resilin_pads")
    act(state, "blue-burrower")
    do(state, "speciate:resilin_pads-a")
    assert where(state, "blue-parasite") == ["3c on_carnivore"]
    assert COLOURS[state.bound[colour("blue")]] == "purple"


@pytest.mark.rule("mesofauna", "coc.parasite.speciate", "bf.D3i")
def test_ME_24_without_somebody_elses_creeple_in_a_shared_hex_there_is_no_parasite() -> None:
    for (stage, who), rule in zip(BOOKS, ("coc.parasite.speciate", "bf.D3i"), strict=True):
        state = quiet("pink", "blue", stage=stage)
        put(state, "pink-burrower", "1a")
        put(state, "pink-archetype", "1b")
        put(state, "blue-archetype", "1c")
        give(state, "pink-burrower", "resilin_pads")
        act(state, who)
        assert refused(state, "speciate:resilin_pads-a") == ("refused-no-first-host", rule)


@pytest.mark.rule("mesofauna", "coc.parasite.host", "bf.D3i", "bf.G5a")
def test_a_host_that_carries_a_parasite_is_no_place_to_begin() -> None:
    for (stage, who), rule in zip(BOOKS, ("coc.parasite.speciate", "bf.D3i"), strict=True):
        state = quiet("pink", "purple", "blue", stage=stage)
        put(state, "blue-burrower", "1a", "1b", "1c")
        put(state, "pink-burrower", "1a carnivore", "1b carnivore", "1c carnivore")
        put(state, "purple-parasite", "1a on_herbivore")
        give(state, "pink-burrower", "resilin_pads")
        act(state, who)
        do(state, "speciate:resilin_pads-a")
        assert places(state) == named("1b on_herbivore", "1c on_herbivore")
        assert refused(state, at("1a on_herbivore")) == ("refused-host-taken", rule)


@pytest.mark.rule("mesofauna", "coc.parasite.mother-has", "bf.D3k")
def test_a_parasite_on_the_mother_stays_on_her_daughter() -> None:
    for stage, who in BOOKS:
        state = quiet("pink", "blue", stage=stage)
        put(state, "pink-burrower", "1a", "2a")
        put(state, "blue-archetype", "1a carnivore")
        put(state, "blue-parasite", "1a on_herbivore")
        give(state, "pink-burrower", "chitin_cuticle")
        act(state, who)
        do(state, "speciate:chitin_cuticle-a", at("1a"), "keep")
        assert where(state, "pink-armored") == ["1a herbivore"]
        assert where(state, "blue-parasite") == ["1a on_herbivore"]
        assert where(state, "blue-archetype") == ["1a carnivore"], "a host is eaten by any shape"


@pytest.mark.rule("mesofauna", "coc.parasite.mother-is", "bf.D3j")
def test_ME_25_the_daughter_of_a_parasite_meets_the_host_in_a_contest() -> None:
    for stage, who in (("cocoon", "pink"), ("butterfly", "pink-parasite")):
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-burrower", "1a", basal="g")
        put(state, "blue-archetype", "3a")
        put(state, "pink-parasite", "1a on_herbivore")
        give(state, "pink-parasite", "foreleg_femora", bare=True)
        act(state, who)
        do(state, "speciate:foreleg_femora-b")
        # One green against one: the defender wins, and the invader turns carnivore.
        assert where(state, "blue-burrower") == ["1a herbivore"]
        assert where(state, "pink-burrower") == ["1a carnivore"]
        assert roster(state, "pink")[-1] == "pink-burrower"
        assert state.size[species("pink-parasite")] == 0, "she was the last of the parasites"


@pytest.mark.rule("mesofauna", "coc.parasite.mother-is", "bf.D3j", "bf.D3b", "bf.G5c")
def test_the_daughter_of_a_parasite_may_win_the_level_of_the_host() -> None:
    for stage, who in (("cocoon", "pink"), ("butterfly", "pink-parasite")):
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-burrower", "1a", "2a")
        put(state, "pink-parasite", "1a on_herbivore", "2a on_herbivore", basal="b")
        give(state, "pink-parasite", "gut_fold")
        act(state, who)
        do(state, "speciate:gut_fold-a", at("1a on_herbivore"))
        assert where(state, "pink-burrower") == ["1a herbivore"]
        assert where(state, "blue-burrower") == ["1a carnivore", "2a herbivore"]
        assert where(state, "pink-parasite") == ["2a on_herbivore"]
        assert basal_of(state, "pink-burrower") == "b", "the green organ of the card was lost on the parasite"


@pytest.mark.rule("mesofauna", "bf.D3j", "coc.speciate.limits")
def test_the_daughter_of_a_parasite_on_a_carnivore_must_be_able_to_eat_its_prey() -> None:
    for (stage, who), rule in zip(
        (("cocoon", "pink"), ("butterfly", "pink-parasite")), ("coc.speciate.limits", "bf.D3h"), strict=True
    ):
        state = quiet("pink", "blue", stage=stage)
        put(state, "blue-armored", "1a")
        put(state, "blue-archetype", "2a", "3a")
        portrait(state, "blue-archetype", "labium-a")
        put(state, "blue-archetype", "1a carnivore")
        put(state, "pink-parasite", "1a on_carnivore", "2a on_herbivore", "3a on_herbivore")
        give(state, "pink-parasite", "foreleg_femora")
        act(state, who)
        do(state, "speciate:foreleg_femora-b")
        assert places(state) == named("2a on_herbivore", "3a on_herbivore")
        assert refused(state, at("1a on_carnivore")) == ("refused-daughter-starves", rule)


# --- the archetype comes back ----------------------------------------------------------------


def archetypeless() -> Mesofauna:
    state = quiet("pink", "blue")
    put(state, "pink-burrower", "2a")
    put(state, "blue-archetype", "3a")
    remove(state, "pink-archetype")
    return state


@pytest.mark.rule("mesofauna", "bf.D3n")
def test_an_archetype_comes_back_where_the_die_says() -> None:
    state = archetypeless()
    dice(state, 7, 1)
    act(state, "pink-burrower")
    do(state, "resurrect")
    assert asked(state) == ("pink", "bf.D3n")
    # Craton 7 is not on the map; 1 is.
    assert places(state) == named("1a", "1b", "1c")
    assert refused(state, at("2a")) == ("refused-other-craton", "bf.D3n")
    do(state, at("1b"), "keep")
    assert where(state, "pink-archetype") == ["1b herbivore"]
    assert (organs_of(state, "pink-archetype"), mutations(state, "pink-archetype")) == ("", [])
    assert roster(state, "pink") == ["pink-burrower", "pink-archetype"]
    assert state.unborn[species("pink-archetype")] == 9


@pytest.mark.rule("mesofauna", "bf.D3n")
def test_it_grazes_where_it_can_hunts_where_it_may_and_contests_the_rest() -> None:
    state = archetypeless()
    turned(state, "3", "dry")
    put(state, "blue-burrower", "3b")
    dice(state, 3)
    act(state, "pink-burrower")
    do(state, "resurrect")
    # An archetype to hunt, a burrower that it cannot eat, and an empty hex.
    assert places(state) == named("3a carnivore", "3b", "3c")
    do(state, at("3a carnivore"))
    assert where(state, "pink-archetype") == ["3a carnivore"]


@pytest.mark.rule("mesofauna", "bf.D3n")
def test_it_contests_whoever_grazes_there() -> None:
    state = archetypeless()
    put(state, "blue-burrower", "3b", basal="g")
    dice(state, 3)
    act(state, "pink-burrower")
    do(state, "resurrect", at("3b"))
    assert state.size[species("pink-archetype")] == 0, "it lost, and could not eat the winner"
    assert state.fossils[colour("pink")] == 1


@pytest.mark.rule("mesofauna", "bf.D3n")
def test_lakes_are_no_refuge() -> None:
    state = archetypeless()
    dice(state, 4)
    act(state, "pink-burrower")
    do(state, "resurrect")
    assert places(state) == named("4a", "4b")
    assert sought(state) == [at("4c")]
    assert refused(state, at("4c")) == ("refused-no-refuge", "bf.D3n")


@pytest.mark.rule("mesofauna", "bf.D3n")
def test_a_living_archetype_is_not_brought_back() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a")
    act(state, "pink-archetype")
    assert refused(state, "resurrect") == ("refused-archetype-lives", "bf.D3n")


@pytest.mark.rule("mesofauna", "bf.D3n")
def test_archetypes_that_are_all_zombies_do_not_come_back() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-burrower", "2a")
    put(state, "blue-archetype", "3a")
    for _ in range(10):
        zombie(state, "pink-archetype", "blue-archetype")
    remove(state, "pink-archetype")
    act(state, "pink-burrower")
    assert refused(state, "resurrect") == ("refused-no-archetypes", "bf.D3n")


@pytest.mark.rule("mesofauna", "bf.A2b", "bf.F7c", "bf.D3n")
def test_a_lazarus_does_nothing_but_come_back() -> None:
    state = quiet("pink", "blue")
    put(state, "blue-archetype", "3a")
    remove(state, "pink-archetype")
    state.fossils[colour("pink")] = 2
    lift(state, "2", "4")
    dice(state, 1)
    act(state, "pink")
    # There is no choice of an action, only of a place.
    assert asked(state) == ("pink", "bf.D3n")
    do(state, at("1a"), "plant")
    assert where(state, "pink-archetype") == ["1a herbivore"]
    assert state.fossils[colour("pink")] == 2
    assert ("log-resurrects", "bf.D3n") in told(state)


def test_organs_of_a_mother_stay_hers_when_she_lives_on() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-burrower", "1a", "1b")
    organs(state, "pink-burrower", "rrw")
    give(state, "pink-burrower", "chitin_cuticle")
    act(state, "pink-burrower")
    do(state, "speciate:chitin_cuticle-a", at("1a"), "keep")
    organs(state, "pink-burrower", "")
    assert basal_of(state, "pink-armored") == "rrgw"

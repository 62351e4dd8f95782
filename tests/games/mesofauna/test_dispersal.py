"""POPULATE: how many larvae, how far they come, where they may live, and flight."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import last, wild
from tests.games.mesofauna.positions import (
    asked,
    at,
    biome,
    colour,
    dice,
    do,
    found,
    lay,
    lift,
    offers,
    packed,
    portrait,
    put,
    refused,
    run,
    species,
    told,
    unborn,
    where,
)

from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules import (
    dispersal,
    frames,
    zombies,
)
from phylarium.games.mesofauna.rules.actions import VOCABULARY
from phylarium.games.mesofauna.rules.board import SPOTS
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.words import render


@pytest.fixture
def state() -> Mesofauna:
    return wild()


def populate(state: Mesofauna, name: str) -> None:
    """The species populates: so many larvae as it has."""
    sp = species(name)
    run(state, frames.Larvae(sp // 6, sp, state.larvae(sp)))


def reached(state: Mesofauna, name: str) -> list[str]:
    """The hexes that a larva can walk to, in short."""
    sp = species(name)
    bits = dispersal.reach(state, sp, dispersal.mothers(state, sp))
    return [f"{b // 3 + 1}{'abc'[b % 3]}" for b in range(24) if (bits >> b) & 1]


# --- how many, how far -------------------------------------------------------------------------


@pytest.mark.rule(
    "mesofauna", "cat.populate.number", "cat.populate.dispersal", "cat.populate.destination", "cat.populate.mother"
)
def test_ME_05_one_larva_goes_one_hex_and_not_into_the_lake() -> None:
    """The armored one between a swamp and a lake has no blue organ."""
    state = wild(stage="caterpillar")
    lift(state, "2", "3", "1")
    lay(state, "1", "n of 4", side="wet")
    put(state, "pink-armored", "1c")
    populate(state, "pink-armored")
    assert state.larvae(species("pink-armored")) == 1
    assert asked(state) == ("pink", "cat.populate.mother")
    assert offers(state) == [at("1a"), at("4a"), "word:done"]
    assert refused(state, at("1b")) == ("refused-lake", "cat.populate.destination")
    assert refused(state, at("4c")) == ("refused-too-far", "cat.populate.dispersal")
    do(state, at("1a"), "word:keep")
    assert offers(state) == [], "there is no other larva"
    assert where(state, "pink-armored") == ["1a herbivore", "1c herbivore"]
    assert state.unborn[species("pink-armored")] == 5


@pytest.mark.rule("mesofauna", "cat.populate.number", "cat.populate.dispersal", "bf.D4a", "bf.D4", "bf.D4c", "bf.E1")
@pytest.mark.parametrize("stage", ["caterpillar", "butterfly"])
def test_ME_10_two_blue_organs_are_three_larvae_and_three_hexes(stage: str) -> None:
    state = wild(stage=stage)
    put(state, "pink-flyer", "1b", basal="bb")
    assert state.larvae(species("pink-flyer")) == 3
    populate(state, "pink-flyer")
    assert at("4a") in offers(state), "1b, 1c, 4b, 4a"
    for goal in ("4a", "2a", "3c"):
        do(state, at(goal), "word:keep")
    assert offers(state) == []
    assert where(state, "pink-flyer") == ["1b herbivore", "2a herbivore", "3c herbivore", "4a herbivore"]


@pytest.mark.rule("mesofauna", "cat.populate.mother", "bf.D4b")
def test_a_larva_that_has_settled_may_be_the_next_mother() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-archetype", "4b", basal="b")
    assert at("3a") not in [at(name) for name in reached(state, "pink-archetype")]
    populate(state, "pink-archetype")
    do(state, at("3b"), "word:keep")
    assert at("3a") in offers(state)
    do(state, at("3a"), "word:keep")
    assert where(state, "pink-archetype") == ["3a herbivore", "3b herbivore", "4b herbivore"]


@pytest.mark.rule("mesofauna", "bf.D4c")
def test_one_may_stop_at_any_number(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", basal="bb")
    populate(state, "pink-archetype")
    do(state, at("1c"), "word:keep", "word:done")
    assert offers(state) == []
    assert state.living[species("pink-archetype")] == 2


@pytest.mark.rule("mesofauna", "bf.D4b", "bf.D6b")
def test_there_are_no_more_larvae_than_unborn_and_zombies_are_not_born(state: Mesofauna) -> None:
    put(state, "purple-archetype", "3a")
    put(state, "pink-archetype", "1a", basal="bb")
    unborn(state, "pink-archetype", 1)
    populate(state, "pink-archetype")
    do(state, at("1c"), "word:keep")
    assert offers(state) == []
    assert not dispersal.can_populate(state, species("pink-archetype"))


@pytest.mark.rule("mesofauna", "bf.D4d", "cat.populate.destination")
def test_without_a_place_to_go_there_is_no_larva(state: Mesofauna) -> None:
    lift(state, "1", "2", "3")
    put(state, "pink-swimmer", "4c")
    assert not dispersal.can_populate(state, species("pink-swimmer"))
    populate(state, "pink-swimmer")
    assert offers(state) == []
    assert told(state) == []
    put(state, "purple-archetype", "4a")
    assert dispersal.can_populate(state, species("purple-archetype"))
    found(state, "gray-archetype")
    assert not dispersal.can_populate(state, species("gray-archetype")), "it has no mother"


@pytest.mark.rule("mesofauna", "bf.D4", "bf.E2")
def test_one_place_is_enough_to_populate_and_who_flies_needs_none(state: Mesofauna) -> None:
    lift(state, "1")
    put(state, "pink-swimmer", "3b")
    assert dispersal.can_populate(state, species("pink-swimmer")), "2c is a swamp"
    lift(state, "2")
    assert not dispersal.can_populate(state, species("pink-swimmer"))
    put(state, "purple-flyer", "3a", "3b carnivore", "3c")
    assert dispersal.can_populate(state, species("purple-flyer"))


# --- the way -----------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.E1a", "bf.E1b")
def test_a_mountain_costs_two_points(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1b")
    assert reached(state, "pink-archetype") == ["1b", "1c"]
    put(state, "pink-archetype", basal="b")
    assert reached(state, "pink-archetype") == ["1a", "1b", "1c", "3b", "4b"]


@pytest.mark.rule("mesofauna", "bf.E1b")
def test_with_two_points_one_comes_over_a_mountain_and_with_three_a_hex_farther(state: Mesofauna) -> None:
    """From 1a to 2c there is no other way of two steps once 3 is not there."""
    lift(state, "3", "4")
    put(state, "pink-archetype", "1a")
    assert "2c" not in reached(state, "pink-archetype")
    put(state, "pink-archetype", basal="b")
    assert "2c" in reached(state, "pink-archetype")
    put(state, "pink-archetype", basal="bb")
    assert reached(state, "pink-archetype") == ["1a", "1b", "1c", "2a", "2b", "2c"]


@pytest.mark.rule("mesofauna", "bf.E1b", "J3f")
def test_flyers_pay_one_point_for_a_mountain(state: Mesofauna) -> None:
    put(state, "pink-flyer", "1b")
    assert reached(state, "pink-flyer") == ["1a", "1b", "1c"]


@pytest.mark.rule("mesofauna", "cat.populate.dispersal")
@pytest.mark.parametrize("stage", ["caterpillar", "cocoon"])
def test_mountains_are_not_in_caterpillar_and_cocoon(stage: str) -> None:
    state = wild(stage=stage)
    put(state, "pink-archetype", "1b")
    assert reached(state, "pink-archetype") == ["1a", "1b", "1c"]


@pytest.mark.rule("mesofauna", "bf.E1c")
def test_lakes_and_inhabited_biomes_may_be_passed(state: Mesofauna) -> None:
    lift(state, "1", "2", "3")
    lay(state, "3", "se of 4")
    put(state, "pink-archetype", "4b", basal="b")
    put(state, "purple-archetype", "4a")
    assert "3b" in reached(state, "pink-archetype"), "by the lake"


@pytest.mark.rule("mesofauna", "bf.E1c", "bf.H5b")
def test_nobody_walks_over_the_sea(state: Mesofauna) -> None:
    lift(state, "2")
    lay(state, "2", "adrift")
    put(state, "pink-archetype", "1a", basal="bbbbb")
    assert not [name for name in reached(state, "pink-archetype") if name[0] == "2"]
    assert len(reached(state, "pink-archetype")) == 9


# --- where to live -----------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.populate.trophic")
@pytest.mark.parametrize("stage", ["caterpillar", "cocoon"])
def test_in_the_first_games_a_larva_enters_the_lower_half(stage: str) -> None:
    state = wild(stage=stage)
    put(state, "purple-archetype", "1a")
    put(state, "pink-archetype", "1c")
    populate(state, "pink-archetype")
    assert at("1a") in offers(state)
    assert refused(state, at("1a carnivore")) == ("refused-grazes-first", "cat.populate.trophic")
    do(state, at("1a"))
    assert where(state, "pink-archetype") == ["1a carnivore", "1c herbivore"], "by losing"


@pytest.mark.rule("mesofauna", "bf.E1d")
def test_a_larva_chooses_between_grazing_and_hunting(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a", basal="gg")
    put(state, "purple-armored", "1b")
    put(state, "pink-archetype", "1c")
    populate(state, "pink-archetype")
    assert at("1a") in offers(state)
    assert at("1a carnivore") in offers(state)
    assert at("1b") in offers(state)
    assert refused(state, at("1b carnivore")) == ("refused-prey-shape", "bf.F4")
    assert refused(state, at("3b carnivore")) == ("refused-no-prey", "bf.E1d")
    assert refused(state, at("1a on_herbivore")) == ("refused-parasites-only", "bf.E3d")
    do(state, at("1a carnivore"))
    assert where(state, "pink-archetype") == ["1a carnivore", "1c herbivore"]
    assert told(state) == [("log-disperses", "bf.D4c")]
    assert offers(state) == [], "who hunts has nothing to do with flowers"


@pytest.mark.rule("mesofauna", "bf.E3e", "cat.populate.destination", "bf.E3b")
def test_why_a_larva_may_not_live_somewhere(state: Mesofauna) -> None:
    put(state, "pink-swimmer", "1b", "3b")
    populate(state, "pink-swimmer")
    assert refused(state, at("1a")) == ("refused-weeds", "bf.E3b")
    assert refused(state, at("3b")) == ("refused-own-kind", "bf.E3e")
    assert refused(state, at("2a")) == ("refused-too-far", "bf.E1")
    assert refused(state, "word:fly") == ("refused-no-flight", "bf.E2")
    assert refused(state, f"spot:{SPOTS[0]}")[0] == "refused-not-asked"


@pytest.mark.rule("mesofauna", "coc.parasite.destination", "bf.G5b", "bf.G5a")
@pytest.mark.parametrize(
    ("stage", "colour", "host"),
    [("cocoon", "coc.parasite.destination", "coc.parasite.host"), ("butterfly", "bf.G5b", "bf.E3d")],
)
def test_a_parasite_goes_to_hosts_of_its_colour(stage: str, colour: str, host: str) -> None:
    state = wild(stage=stage)
    put(state, "purple-archetype", "1c", "3b")
    put(state, "purple-flyer", "3b carnivore")
    put(state, "gray-archetype", "1b")
    put(state, "pink-parasite", "1c on_herbivore")
    populate(state, "pink-parasite")
    assert offers(state) == [at("3b on_herbivore"), at("3b on_carnivore"), "word:done"]
    assert refused(state, at("1b on_herbivore")) == ("refused-host-colour", colour)
    assert refused(state, at("1a on_herbivore")) == ("refused-no-host", host)
    assert refused(state, at("1a")) == ("refused-hosts-only", host)
    assert refused(state, at("1c on_herbivore"))[0] == "refused-own-kind"
    do(state, at("3b on_carnivore"))
    assert where(state, "pink-parasite") == ["1c on_herbivore", "3b on_carnivore"]
    assert offers(state) == []


@pytest.mark.rule("mesofauna", "coc.parasite.mother-has", "bf.G5d")
def test_larvae_of_a_host_are_free_of_its_parasite(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a")
    put(state, "purple-parasite", "1a on_herbivore")
    populate(state, "pink-archetype")
    do(state, at("1c"), "word:keep")
    assert where(state, "purple-parasite") == ["1a on_herbivore"]


# --- flight (E2) -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.E2", "bf.E2a", "bf.E2b", "bf.G6")
def test_a_flyer_may_fly_to_the_craton_of_a_die(state: Mesofauna) -> None:
    put(state, "pink-flyer", "1a")
    populate(state, "pink-flyer")
    dice(state, 4)
    do(state, "word:fly")
    assert asked(state) == ("pink", "bf.E2b")
    assert offers(state) == [at("4a"), at("4b")]
    assert refused(state, at("4c")) == ("refused-lake", "bf.E3a")
    assert refused(state, at("3a")) == ("refused-other-craton", "bf.E2b")
    do(state, at("4b"), "word:keep")
    assert where(state, "pink-flyer") == ["1a herbivore", "4b herbivore"]
    assert offers(state) == [], "it was its only larva"


@pytest.mark.rule("mesofauna", "bf.E2", "bf.G6", "J0c")
def test_a_holometabolan_flies_too(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a")
    assert not dispersal.may_fly(state, species("pink-archetype"))
    portrait(state, "pink-archetype", "imaginal_discs-a")
    assert dispersal.may_fly(state, species("pink-archetype"))
    put(state, "purple-archetype", "2a", basal="w")
    assert dispersal.may_fly(state, species("purple-archetype")), "basal ones, too"
    for stage in ("caterpillar", "cocoon"):
        early = wild(stage=stage)
        put(early, "pink-flyer", "1a", basal="w")
        assert not dispersal.may_fly(early, species("pink-flyer"))


@pytest.mark.rule("mesofauna", "bf.E2c")
def test_a_larva_is_lost_where_its_craton_is_not_there(state: Mesofauna) -> None:
    put(state, "pink-flyer", "1a")
    before = state.unborn[species("pink-flyer")]
    populate(state, "pink-flyer")
    dice(state, 7)
    do(state, "word:fly")
    assert last(state) == ("log-lost", "bf.E2c")
    assert state.unborn[species("pink-flyer")] == before
    assert offers(state) == []


@pytest.mark.rule("mesofauna", "bf.E2c")
def test_a_larva_is_lost_where_its_craton_has_no_place(state: Mesofauna) -> None:
    put(state, "pink-flyer", "1a", "4a", "4b", basal="b")
    populate(state, "pink-flyer")
    dice(state, 4)
    do(state, "word:fly")
    assert last(state) == ("log-lost", "bf.E2c")
    assert "word:fly" in offers(state), "the next larva may try"


@pytest.mark.rule("mesofauna", "bf.E2b", "bf.G5b")
def test_islands_are_reached_by_air_and_a_parasite_lands_on_a_host(state: Mesofauna) -> None:
    lift(state, "2")
    lay(state, "2", "adrift")
    put(state, "purple-archetype", "1a", "2a")
    put(state, "gray-archetype", "2b")
    put(state, "pink-parasite", "1a on_herbivore")
    portrait(state, "pink-parasite", "imaginal_discs-a")
    populate(state, "pink-parasite")
    assert offers(state) == ["word:fly", "word:done"]
    dice(state, 2)
    do(state, "word:fly")
    assert where(state, "pink-parasite") == ["1a on_herbivore", "2a on_herbivore"], "there is no other place"
    assert ("log-flies", "bf.E2b") in told(state)


@pytest.mark.rule("mesofauna", "bf.E2b", "bf.E1d")
def test_who_lands_among_others_contests_their_level(state: Mesofauna) -> None:
    put(state, "purple-archetype", "4a", basal="g")
    put(state, "pink-flyer", "1a", "4b")
    populate(state, "pink-flyer")
    dice(state, 4)
    do(state, "word:fly")
    assert offers(state) == [at("4a"), at("4a carnivore")]
    do(state, at("4a"))
    assert where(state, "pink-flyer") == ["1a herbivore", "4a carnivore", "4b herbivore"]
    assert biome("4a") == 9


# --- what a player would look for --------------------------------------------------------------


def sought(state: Mesofauna) -> list[str]:
    """What is shown greyed out, with a reason for each."""
    assert all(state.why_not(action) is not None for action in state.sought())
    return [VOCABULARY.name(action) for action in state.sought()]


@pytest.mark.rule("mesofauna", "bf.E1d", "cat.populate.destination")
def test_lower_halves_in_reach_and_prey_that_cannot_be_caught_are_shown_with_reasons(state: Mesofauna) -> None:
    put(state, "purple-armored", "3c")
    put(state, "pink-swimmer", "3b")
    populate(state, "pink-swimmer")
    assert offers(state) == [at("2c"), "word:done"]
    assert sought(state) == [at("1a"), at("1c"), at("3a"), at("3c"), at("3c carnivore"), "word:fly"]
    early = wild(stage="cocoon")
    put(early, "purple-armored", "3c")
    put(early, "pink-swimmer", "3b")
    populate(early, "pink-swimmer")
    assert sought(early) == [at("1a"), at("1c"), at("3a"), at("3c"), at("4a")]


@pytest.mark.rule("mesofauna", "coc.parasite.destination")
def test_a_parasite_is_shown_the_hosts_in_reach(state: Mesofauna) -> None:
    put(state, "purple-archetype", "3b", "3c")
    put(state, "gray-flyer", "3c carnivore", "1a")
    put(state, "pink-parasite", "3b on_herbivore")
    populate(state, "pink-parasite")
    assert offers(state) == [at("3c on_herbivore"), "word:done"]
    assert sought(state) == [at("1a on_herbivore"), at("3b on_herbivore"), at("3c on_carnivore"), "word:fly"]


@pytest.mark.rule("mesofauna", "bf.E2b")
def test_who_flies_is_shown_the_places_of_the_craton(state: Mesofauna) -> None:
    put(state, "pink-flyer", "1a")
    put(state, "purple-armored", "4b")
    populate(state, "pink-flyer")
    dice(state, 4)
    do(state, "word:fly")
    assert offers(state) == [at("4a"), at("4b")]
    assert sought(state) == [at("4b carnivore"), at("4c")]
    assert state.why_not(VOCABULARY.parse("spot:0-0")) is not None


def told_of(state: Mesofauna, name: str) -> str:
    """An option that names a place, in words."""
    return render(state.describe(VOCABULARY.parse(at(name))), GAME.name)


@pytest.mark.rule("mesofauna", "bf.E1d", "bf.F1")
def test_an_option_says_what_would_come_of_a_contest(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a", "3b", basal="g")
    put(state, "purple-flyer", "3b carnivore")
    put(state, "pink-armored", "2a")
    put(state, "pink-archetype", "1c", basal="r")
    populate(state, "pink-archetype")
    assert told_of(state, "1a") == "graze in the top of craton 1 (weeds), against Purple archetype (it would lose)"
    assert told_of(state, "1a carnivore") == "hunt Purple archetype in the top of craton 1 (weeds)"
    assert told_of(state, "3b carnivore").endswith("against Purple flyer (it would win)")
    do(state, "word:done")
    put(state, "pink-archetype", "3a", basal="b")
    populate(state, "pink-archetype")
    assert told_of(state, "2a").endswith("against Pink armored (you choose the winner)")


@pytest.mark.rule("mesofauna", "bf.D4c", "bf.E2")
def test_larvae_need_a_mother_even_where_they_fly(state: Mesofauna) -> None:
    found(state, "pink-flyer")
    flyer = species("pink-flyer")
    assert dispersal.may_fly(state, flyer)
    assert not dispersal.can_populate(state, flyer)
    put(state, "pink-flyer", "1a")
    assert dispersal.can_populate(state, flyer)


@pytest.mark.rule("mesofauna", "bf.E3d", "bf.G5a")
def test_parasites_ride_hosts_in_lakes() -> None:
    state = wild()
    put(state, "purple-swimmer", "4c")
    put(state, "purple-archetype", "4b")
    put(state, "pink-parasite", "4b on_herbivore")
    run(state, frames.Larvae(colour("pink"), species("pink-parasite"), 1))
    assert offers(state) == [at("4c on_herbivore"), "word:done"]


@pytest.mark.rule("mesofauna", "bf.E2", "bf.D4d")
@pytest.mark.parametrize(("basal", "may"), [("", False), ("w", True)])
def test_larvae_that_fly_may_find_hosts_where_there_are_none_around(basal: str, may: bool) -> None:
    state = wild()
    put(state, "purple-archetype", "2a", "4b")
    put(state, "pink-archetype", "2a carnivore")
    put(state, "gray-archetype", "2b", "2c")
    put(state, "pink-parasite", "2a on_herbivore")
    state.basal[species("pink-parasite")] = packed(basal)
    state.recount(species("pink-parasite"))
    assert dispersal.can_populate(state, species("pink-parasite")) == may


@pytest.mark.rule("mesofauna", "bf.D6a")
def test_an_own_archetype_is_nobody_to_enslave() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    put(state, "pink-flyer", "1a carnivore", "2a carnivore")
    put(state, "purple-archetype", "2a")
    assert zombies.victims(state, species("pink-flyer")) == [species("purple-archetype")]

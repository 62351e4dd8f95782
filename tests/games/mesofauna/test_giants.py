"""Megafauna among bugs: size in contests, emergency dispersal, growth spurts, flowers, and tools in the food web."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import arrive, evolved, last, sized, tool, with_dinosaurs
from tests.games.mesofauna.positions import (
    asked,
    at,
    biome,
    dice,
    do,
    flower,
    found,
    lay,
    lift,
    mutations,
    offers,
    organs_of,
    put,
    refused,
    run,
    sound,
    species,
    told,
    where,
)

from phylarium.families.fauna.rules.names import CARNIVORE, HERBIVORE, TOOLS
from phylarium.games.mesofauna.rules import dispersal, flow, frames, living
from phylarium.games.mesofauna.rules.actions import VOCABULARY
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY


@pytest.fixture
def state() -> Mesofauna:
    return with_dinosaurs()


def populate(state: Mesofauna, name: str) -> None:
    sp = species(name)
    run(state, frames.Larvae(sp // 6, sp, state.larvae(sp)))


# --- dispersal ---------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J3f", "bf.E2", "bf.E1b", "J0d")
def test_ME_30_a_flyer_of_size_two_has_three_points_and_three_of_its_larvae_may_roll(state: Mesofauna) -> None:
    found(state, "white-flyer", basal="b", size=2)
    put(state, "white-flyer", "1b")
    flyer = species("white-flyer")
    assert state.larvae(flyer) == 3
    assert (dispersal.reach(state, flyer, 1 << biome("1b")) >> biome("1a")) & 1, "over the mountain"
    assert dispersal.may_fly(state, flyer)
    populate(state, "white-flyer")
    for homes in (["3a", "3b", "3c"], ["3b", "3c"]):
        dice(state, 3)
        do(state, "word:fly")
        assert offers(state) == [at(home) for home in homes]
        do(state, at(homes[0]), "word:keep")
    dice(state, 3)
    do(state, "word:fly", "word:keep")
    assert where(state, "white-flyer") == ["1b herbivore", "3a herbivore", "3b herbivore", "3c herbivore"]
    assert offers(state) == []


@pytest.mark.rule("mesofauna", "J3f", "J0c")
def test_white_organs_do_not_let_megafauna_fly(state: Mesofauna) -> None:
    put(state, "white-archetype", "1a", basal="w")
    assert not dispersal.may_fly(state, species("white-archetype"))
    populate(state, "white-archetype")
    assert refused(state, "word:fly") == ("refused-giants-walk", "J3f")


@pytest.mark.rule("mesofauna", "J3f")
def test_a_bug_with_a_monster_has_one_point_and_its_blue_organs(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", basal="b")
    sized(state, "pink-archetype", 3)
    assert state.larvae(species("pink-archetype")) == 2


# --- size in contests (J4) ---------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J4", "J4a", "bf.F1d")
def test_of_equal_herbivores_the_larger_wins_and_of_equal_sizes_the_defender(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", "2a", basal="g")
    found(state, "white-archetype", basal="g", size=2)
    arrive(state, "white-archetype", "1a")
    assert where(state, "white-archetype") == ["1a herbivore"]
    assert told(state)[0] == ("log-loses-size", "J4a")
    do(state, "word:keep")
    sized(state, "white-archetype", 1)
    arrive(state, "white-archetype", "2a")
    assert where(state, "white-archetype") == ["1a herbivore", "2a carnivore"]
    assert ("log-loses-tie", "bf.F1d") in told(state)


@pytest.mark.rule("mesofauna", "J4a")
def test_organs_come_before_size_and_edibility_before_both(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", basal="gg")
    found(state, "white-archetype", basal="g", size=6)
    arrive(state, "white-archetype", "1a")
    assert where(state, "pink-archetype") == ["1a herbivore"]
    put(state, "purple-burrower", "2a")
    put(state, "green-burrower", "2a carnivore")
    put(state, "pink-flyer")
    arrive(state, "pink-flyer", "2a")
    assert where(state, "pink-flyer") == ["2a herbivore"]
    assert ("log-loses-edibility", "bf.F1a") in told(state)


@pytest.mark.rule("mesofauna", "J4a", "bf.F2")
def test_of_equal_carnivores_the_larger_wins(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", "2a")
    put(state, "purple-archetype", "1a carnivore", "3a", basal="r")
    found(state, "white-archetype", basal="r", size=3)
    arrive(state, "white-archetype", "1a carnivore")
    assert where(state, "white-archetype") == ["1a carnivore"]
    assert told(state)[0] == ("log-loses-size", "J4a")


@pytest.mark.rule("mesofauna", "J4b", "bf.F5")
def test_of_equal_parasites_the_larger_has_the_host(state: Mesofauna) -> None:
    """A bug with a monster may be a parasite of more than size 1."""
    put(state, "white-archetype", "1a", "2a")
    put(state, "purple-parasite", "1a on_herbivore", "2a on_herbivore")
    put(state, "pink-parasite")
    evolved(state, "pink-parasite", "windpipe-a")
    sized(state, "pink-parasite", 2)
    arrive(state, "pink-parasite", "1a on_herbivore")
    assert where(state, "pink-parasite") == ["1a on_herbivore"]
    assert told(state)[0] == ("log-loses-size", "J4b")


@pytest.mark.rule("mesofauna", "J4b", "coc.shape.host")
def test_a_large_host_is_caught_by_any_shape(state: Mesofauna) -> None:
    found(state, "white-armored", size=5)
    put(state, "white-armored", "1a")
    assert not living.eats_there(state, species("pink-flyer"), biome("1a"))
    put(state, "purple-parasite", "1a on_herbivore")
    assert living.eats_there(state, species("pink-flyer"), biome("1a"))


@pytest.mark.rule("mesofauna", "J7c", "bf.F1c")
def test_the_white_organs_of_megafauna_are_no_chameleons(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", basal="gg")
    put(state, "white-archetype", basal="gww")
    arrive(state, "white-archetype", "1a")
    assert where(state, "pink-archetype") == ["1a herbivore"]


# --- emergency dispersal (J4c) -----------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J4c", "J0e")
def test_ME_32_a_warm_loser_that_cannot_hunt_escapes_to_an_empty_level(state: Mesofauna) -> None:
    put(state, "pink-burrower", "1c", basal="ggg")
    put(state, "purple-archetype", "1a")
    put(state, "white-archetype", "2a", basal="wg")
    arrive(state, "white-archetype", "1c")
    assert asked(state) == ("white", "J4c")
    # 1a can be hunted in, 4a lies behind a mountain.
    assert offers(state) == [at("1a carnivore"), at("1b"), at("3b"), at("4b"), "word:done"]
    assert refused(state, at("1a")) == ("refused-not-free", "J4c")
    assert refused(state, at("4a")) == ("refused-too-far", "bf.E1")
    assert refused(state, at("1c carnivore")) == ("refused-prey-shape", "bf.F4")
    assert [VOCABULARY.name(action) for action in state.sought()] == [at("1a"), at("1c"), at("1c carnivore")]
    do(state, at("3b"))
    assert where(state, "white-archetype") == ["2a herbivore", "3b herbivore"]
    assert state.is_fugitive(species("white-archetype"), biome("3b"))
    assert asked(state) == ("pink", "bf.F3"), "then the winner sees to the flowers; the fugitive plants none"


@pytest.mark.rule("mesofauna", "J4c")
def test_each_creeple_escapes_once_a_phase(state: Mesofauna) -> None:
    put(state, "pink-burrower", "1c", basal="ggg")
    put(state, "white-archetype", "2a", "3a", basal="wg")
    arrive(state, "pink-burrower", "2a")
    assert asked(state) == ("white", "J4c")
    do(state, at("2b"), "word:keep")
    arrive(state, "pink-burrower", "3a")
    assert asked(state) == ("white", "J4c"), "another one than before"
    do(state, at("3b"), "word:keep")
    arrive(state, "pink-burrower", "2b")
    assert where(state, "white-archetype") == ["3b herbivore"], "this one had escaped already"
    do(state, "word:keep")
    flow.begin_phase(state, species("white-archetype"))
    arrive(state, "pink-burrower", "3b")
    assert asked(state) == ("white", "J4c")


@pytest.mark.rule("mesofauna", "J4c")
def test_who_comes_where_a_fugitive_died_has_not_escaped_yet(state: Mesofauna) -> None:
    put(state, "white-archetype", "1b", "2a", basal="w")
    state.fugitives, state.fugitives_at = [species("white-archetype")], [biome("1c")]
    put(state, "pink-burrower", "1c", basal="ggg")
    arrive(state, "white-archetype", "1c")
    assert asked(state) == ("white", "J4c")


@pytest.mark.rule("mesofauna", "J4c", "bf.F1f")
def test_a_fugitive_that_shifted_since_is_still_one(state: Mesofauna) -> None:
    put(state, "white-archetype", "1c", "2a", basal="w")
    state.fugitives, state.fugitives_at = [species("white-archetype")], [biome("1c")]
    put(state, "pink-archetype", basal="gg")
    arrive(state, "pink-archetype", "1c")
    do(state, "word:keep")
    assert where(state, "white-archetype") == ["1c carnivore", "2a herbivore"]
    put(state, "purple-archetype", basal="rr")
    arrive(state, "purple-archetype", "1c carnivore")
    assert where(state, "white-archetype") == ["2a herbivore"]


@pytest.mark.rule("mesofauna", "J4c")
def test_its_owner_may_let_it_die(state: Mesofauna) -> None:
    put(state, "pink-burrower", "1c", basal="ggg")
    put(state, "white-archetype", "2a", basal="wg")
    before = state.unborn[species("white-archetype")]
    arrive(state, "white-archetype", "1c")
    do(state, "word:done", "word:keep")
    assert state.unborn[species("white-archetype")] == before
    assert state.fugitives == []
    assert ("log-killed", "bf.F2a") in told(state)


@pytest.mark.rule("mesofauna", "J4c")
def test_who_survives_by_a_shift_does_not_escape(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1c", basal="ggg")
    put(state, "white-archetype", "2a", basal="wg")
    arrive(state, "white-archetype", "1c")
    assert where(state, "white-archetype") == ["1c carnivore", "2a herbivore"]


@pytest.mark.rule("mesofauna", "J4c")
def test_a_loser_of_both_halves_escapes_with_its_parasite(state: Mesofauna) -> None:
    put(state, "white-archetype", "1c", basal="w")
    put(state, "purple-parasite", "1c on_herbivore")
    put(state, "purple-flyer", "1c carnivore", basal="r")
    put(state, "pink-archetype", basal="g")
    arrive(state, "pink-archetype", "1c")
    assert asked(state) == ("white", "J4c")
    do(state, at("1b"))
    assert where(state, "white-archetype") == ["1b herbivore"]
    assert where(state, "purple-parasite") == ["1b on_herbivore"]


@pytest.mark.rule("mesofauna", "J4c")
@pytest.mark.parametrize(
    ("name", "basal", "size"), [("white-archetype", "g", 1), ("pink-flyer", "w", 1), ("white-archetype", "", 6)]
)
def test_only_warm_megafauna_escape(state: Mesofauna, name: str, basal: str, size: int) -> None:
    put(state, "purple-burrower", "1c", basal="gggg")
    found(state, name, basal=basal, size=size)
    put(state, name, "2a")
    arrive(state, name, "1c")
    if size == 6:
        assert asked(state) == ("white", "J4c"), "the greatest ones keep themselves warm"
    else:
        assert where(state, name) == ["2a herbivore"]
        assert ("log-killed", "bf.F2a") in told(state)


@pytest.mark.rule("mesofauna", "J4c")
def test_without_an_empty_level_in_reach_a_warm_loser_dies(state: Mesofauna) -> None:
    lift(state, "1", "2", "3")
    lay(state, "1", "adrift")
    put(state, "pink-burrower", "4a", "4b", basal="ggg")
    put(state, "pink-swimmer", "4c")
    put(state, "white-archetype", basal="w")
    arrive(state, "white-archetype", "4b")
    assert ("log-killed", "bf.F2a") in told(state)
    assert where(state, "white-archetype") == []


@pytest.mark.rule("mesofauna", "J4c")
def test_nobody_escapes_from_its_own(state: Mesofauna) -> None:
    put(state, "white-burrower", "1c", basal="ggg")
    put(state, "white-archetype", "2a", basal="wg")
    arrive(state, "white-archetype", "1c")
    do(state, "word:defender", "word:keep")
    assert where(state, "white-archetype") == ["2a herbivore"]


# --- growth spurt (J7c) ------------------------------------------------------------------------


def monster(state: Mesofauna, *faces: str) -> None:
    """A warm white archetype with these faces grazes in 1c, at the beginning of a phase."""
    put(state, "white-archetype", "1c")
    evolved(state, "white-archetype", *faces)
    put(state, "pink-flyer", "2a", basal="gggggg")
    flow.begin_phase(state, species("pink-flyer"))


@pytest.mark.rule("mesofauna", "J7c", "J3h", "J4a")
def test_ME_34_the_long_neck_grows_until_it_wins_and_sheds_what_it_outgrows(state: Mesofauna) -> None:
    monster(state, "windpipe-a", "gastral_glands-b", "hemolymph-a")
    assert organs_of(state, "white-archetype") == "ggw"
    arrive(state, "pink-flyer", "1c")
    assert where(state, "white-archetype") == ["1c herbivore"]
    assert state.size[species("white-archetype")] == 6
    assert mutations(state, "white-archetype") == ["windpipe-a"]
    assert organs_of(state, "white-archetype") == "gggggg"
    assert ("log-resizes", "J7c") in told(state)
    assert told(state).count(("log-outgrows", "J3h")) == 2
    assert ("log-loses-size", "J4a") in told(state)


@pytest.mark.rule("mesofauna", "J7c", "J4c")
def test_ME_35_the_fermentation_crop_cannot_grow_so_much_and_does_not_grow_at_all(state: Mesofauna) -> None:
    monster(state, "crop-b", "gastral_glands-b", "hemolymph-a")
    arrive(state, "pink-flyer", "1c")
    assert state.size[species("white-archetype")] == 1
    assert len(mutations(state, "white-archetype")) == 3
    assert asked(state) == ("white", "J4c")


@pytest.mark.rule("mesofauna", "J7c")
def test_it_grows_just_enough(state: Mesofauna) -> None:
    put(state, "white-archetype", "1c")
    evolved(state, "white-archetype", "windpipe-a", "hemolymph-a")
    put(state, "pink-flyer", "2a", basal="ggg")
    flow.begin_phase(state, species("pink-flyer"))
    arrive(state, "pink-flyer", "1c")
    assert state.size[species("white-archetype")] == 3, "equal, and larger"
    assert len(mutations(state, "white-archetype")) == 2


@pytest.mark.rule("mesofauna", "J7c")
def test_an_invading_monster_grows_too_and_both_may(state: Mesofauna) -> None:
    put(state, "white-archetype", "1c")
    evolved(state, "white-archetype", "windpipe-a", "hemolymph-a")
    put(state, "green-archetype", "2a", basal="w")
    evolved(state, "green-archetype", "cecum-a")
    flow.begin_phase(state, species("green-archetype"))
    arrive(state, "green-archetype", "1c")
    # The invader needs one more than the defender, who follows it up to the greatest size.
    assert [state.size[species(name)] for name in ("green-archetype", "white-archetype")] == [6, 6]
    assert where(state, "white-archetype") == ["1c herbivore"]


@pytest.mark.rule("mesofauna", "J7c")
@pytest.mark.parametrize("cold", ["no white organ", "white since then", "no monster"])
def test_only_a_monster_that_began_the_phase_warm_grows(state: Mesofauna, cold: str) -> None:
    monster(state, *(("hemolymph-a",) if cold == "no monster" else ("windpipe-a",)))
    put(state, "white-archetype", "4b")
    if cold == "white since then":
        evolved(state, "white-archetype", "hemolymph-a")
    arrive(state, "pink-flyer", "1c")
    assert state.size[species("white-archetype")] == 1
    assert where(state, "pink-flyer") == ["1c herbivore", "2a herbivore"]


@pytest.mark.rule("mesofauna", "J7c", "J7b")
def test_nobody_grows_out_of_its_own_shape_in_a_contest(state: Mesofauna) -> None:
    """A flyer among bugs would be a weta; one of Megafauna would lose the card of its shape."""
    put(state, "pink-flyer", "1c", basal="w")
    evolved(state, "pink-flyer", "detritus_gut-a")
    state.in_row[state.held[-1]] = 1
    put(state, "white-archetype", "2a", basal="ggg")
    flow.begin_phase(state, species("white-archetype"))
    arrive(state, "white-archetype", "1c")
    assert state.size[species("pink-flyer")] == 1
    assert where(state, "white-archetype") == ["1c herbivore", "2a herbivore"]


@pytest.mark.rule("mesofauna", "J7c", "J7a")
def test_a_bug_with_a_monster_grows_too(state: Mesofauna) -> None:
    put(state, "pink-archetype", "3c", basal="w")
    evolved(state, "pink-archetype", "detritus_gut-a")
    state.in_row[state.held[-1]] = 1
    put(state, "white-archetype", "2a", basal="ggggg")
    flow.begin_phase(state, species("white-archetype"))
    arrive(state, "white-archetype", "3c")
    assert state.size[species("pink-archetype")] == 4, "four, and the white organ"
    assert where(state, "pink-archetype") == ["3c herbivore"]


@pytest.mark.rule("mesofauna", "J7c")
def test_nobody_grows_who_would_be_no_monster_any_more(state: Mesofauna) -> None:
    """Among flowers only size counts between these two, and the crop is shed above size 3."""
    flower(state, "3c")
    put(state, "white-archetype", "3c", "4b")
    evolved(state, "white-archetype", "crop-b", "hemolymph-a")
    put(state, "green-archetype", "2a")
    sized(state, "green-archetype", 4)
    flow.begin_phase(state, species("green-archetype"))
    arrive(state, "green-archetype", "3c")
    assert state.size[species("white-archetype")] == 1
    assert ("log-loses-size", "J4a") in told(state)


@pytest.mark.rule("mesofauna", "J7c", "J3h")
@pytest.mark.parametrize(("shapes", "size"), [(("quills-b",), 1), (("quills-b", "scutes-b"), 4)])
def test_megafauna_grow_as_long_as_a_card_shows_their_shape(
    state: Mesofauna, shapes: tuple[str, ...], size: int
) -> None:
    """The quills are shed above size 3, the scutes above size 5."""
    put(state, "white-armored", "1c", "4b")
    evolved(state, "white-armored", "windpipe-a", "hemolymph-a", *shapes)
    put(state, "pink-flyer", "2a", basal="gggg")
    flow.begin_phase(state, species("pink-flyer"))
    arrive(state, "pink-flyer", "1c")
    assert state.size[species("white-armored")] == size


@pytest.mark.rule("mesofauna", "J7c", "J7b")
def test_a_flyer_of_megafauna_may_grow(state: Mesofauna) -> None:
    put(state, "white-flyer", "1c", "4b")
    evolved(state, "white-flyer", "windpipe-a", "hemolymph-a")
    put(state, "pink-flyer", "2a", basal="gg")
    flow.begin_phase(state, species("pink-flyer"))
    arrive(state, "pink-flyer", "1c")
    assert state.size[species("white-flyer")] == 2


@pytest.mark.rule("mesofauna", "J7c", "bf.F1e")
@pytest.mark.parametrize(
    ("chosen", "size", "winner"), [("invader", 3, "white-archetype"), ("defender", 1, "white-archetype")]
)
def test_a_warm_monster_chosen_to_lose_to_its_own_grows_where_that_wins(
    state: Mesofauna, chosen: str, size: int, winner: str
) -> None:
    monster(state, "windpipe-a", "hemolymph-a")
    put(state, "white-archetype", "4b")
    put(state, "white-burrower", "3a", basal="ggg")
    arrive(state, "white-burrower", "1c")
    do(state, f"word:{chosen}")
    assert state.size[species("white-archetype")] == size
    assert where(state, winner)[0] == "1c herbivore"


@pytest.mark.rule("mesofauna", "J7c", "bf.F1e")
@pytest.mark.parametrize(("basal", "faces"), [("", "windpipe-a"), ("gggg", "crop-b")])
def test_where_growth_would_decide_nothing_the_owner_chooses_between_two(
    state: Mesofauna, basal: str, faces: str
) -> None:
    # The long neck beats what has no green organs without growing; the crop is too small for one with four.
    monster(state, faces, "hemolymph-a")
    put(state, "white-archetype", "4b")
    put(state, "white-burrower", "3a", basal=basal)
    arrive(state, "white-burrower", "1c")
    do(state, "word:invader")
    assert state.size[species("white-archetype")] == 1
    assert where(state, "white-burrower")[0] == "1c herbivore"


# --- flowers (J5) ------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J5", "bf.E4", "bf.F3")
def test_megafauna_of_any_size_plant_and_stomp(state: Mesofauna) -> None:
    found(state, "white-archetype", size=5)
    arrive(state, "white-archetype", "1a")
    do(state, "word:plant")
    assert state.flowers == 1 << biome("1a")
    assert last(state) == ("log-plants", "bf.E4")
    arrive(state, "white-archetype", "1c")
    do(state, "word:keep")
    flower(state, "2a")
    arrive(state, "white-archetype", "2a")
    do(state, "word:stomp")
    assert state.flowers == 1 << biome("1a")


@pytest.mark.rule("mesofauna", "J5a", "J4a", "bf.F1b")
def test_among_flowers_yellow_organs_count_for_all_and_then_size(state: Mesofauna) -> None:
    flower(state, "1a", "2a")
    put(state, "pink-archetype", "1a", "2a", basal="ygg")
    found(state, "white-archetype", basal="yy")
    arrive(state, "white-archetype", "1a")
    assert where(state, "white-archetype") == ["1a herbivore"]
    do(state, "word:keep")
    put(state, "green-archetype", basal="y")
    sized(state, "green-archetype", 2)
    arrive(state, "green-archetype", "2a")
    assert where(state, "green-archetype") == ["2a herbivore"]
    assert ("log-loses-size", "J4a") in told(state)


# --- tools (J8) --------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J8a", "J8b", "J8")
def test_ME_37_a_diving_bell_lets_a_hunter_of_swimmers_into_the_lake(state: Mesofauna) -> None:
    put(state, "pink-swimmer", "4c")
    put(state, "white-burrower", "4b")
    populate(state, "white-burrower")
    assert refused(state, at("4c carnivore")) == ("refused-prey-shape", "bf.F4")
    assert refused(state, at("4c")) == ("refused-lake", "bf.E3a")
    do(state, "word:done")
    tool(state, "white-burrower", "diving_bell")
    populate(state, "white-burrower")
    assert at("4c carnivore") in offers(state)
    assert refused(state, at("4c")) == ("refused-lake", "bf.E3a")
    do(state, at("4c carnivore"))
    assert where(state, "white-burrower") == ["4b herbivore", "4c carnivore"]
    assert not living.habitable(state, species("white-burrower"), biome("4c"), HERBIVORE)


@pytest.mark.rule("mesofauna", "J8a")
def test_a_diving_bell_bears_nobody_without_swimming_prey(state: Mesofauna) -> None:
    put(state, "white-burrower", "4b")
    tool(state, "white-burrower", "diving_bell")
    assert not living.habitable(state, species("white-burrower"), biome("4c"), CARNIVORE)
    put(state, "pink-swimmer", "4c")
    assert living.habitable(state, species("white-burrower"), biome("4c"), CARNIVORE)


@pytest.mark.rule("mesofauna", "J8b")
def test_a_tool_catches_its_shape_of_bugs_and_of_megafauna(state: Mesofauna) -> None:
    put(state, "white-archetype", "1a")
    hunter = species("white-archetype")
    for owner in ("pink", "green"):
        assert not living.may_eat(state, hunter, species(f"{owner}-swimmer"), False)
    tool(state, "white-archetype", "net")
    for owner in ("pink", "green"):
        assert living.may_eat(state, hunter, species(f"{owner}-swimmer"), False)
        assert not living.may_eat(state, hunter, species(f"{owner}-armored"), False)


@pytest.mark.rule("mesofauna", "J8c")
def test_a_herbivore_with_a_tool_is_not_eaten_by_that_shape(state: Mesofauna) -> None:
    put(state, "white-archetype", "1a", "2a")
    put(state, "pink-flyer", "1a carnivore", "3a")
    put(state, "purple-burrower", "2a carnivore")
    tool(state, "white-archetype", "sling")
    run(state, frames.Check(NOBODY))
    sound(state)
    assert where(state, "pink-flyer") == ["3a herbivore"], "killed at once"
    assert where(state, "purple-burrower") == ["2a carnivore"]
    put(state, "pink-flyer", "3b")
    populate(state, "pink-flyer")
    assert refused(state, at("1a carnivore")) == ("refused-prey-tool", "J8c")


@pytest.mark.rule("mesofauna", "J8c", "J8b")
def test_a_hunter_with_a_tool_for_its_prey_is_not_kept_off_by_one(state: Mesofauna) -> None:
    put(state, "white-burrower", "1a")
    put(state, "green-flyer", "2a")
    tool(state, "white-burrower", "sling")
    assert not living.eats_there(state, species("green-flyer"), biome("1a"))
    tool(state, "green-flyer", "digging_stick")
    assert living.eats_there(state, species("green-flyer"), biome("1a"))


@pytest.mark.rule("mesofauna", "J8a")
@pytest.mark.parametrize("side", TOOLS)
def test_no_tool_but_the_diving_bell_is_for_diving(state: Mesofauna, side: str) -> None:
    put(state, "white-burrower", "1a")
    tool(state, "white-burrower", side)
    assert state.dives(species("white-burrower")) == (side == "diving_bell")
    assert not state.dives(species("white-archetype"))


@pytest.mark.rule("mesofauna", "J8a")
def test_a_pack_may_have_the_diving_bell_on_another_side(state: Mesofauna, monkeypatch: pytest.MonkeyPatch) -> None:
    put(state, "white-burrower", "1a")
    for number, side in enumerate(TOOLS):
        monkeypatch.setattr(state.shared, "tool_dives", [other == number for other in range(len(TOOLS))])
        tool(state, "white-burrower", side)
        assert state.dives(species("white-burrower"))
        state.tool_at[number // 2] = -1

"""Rare rules, game by game: what becomes of losers, daughters, zombies and cards in situations that seldom come up."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import act, leave_flowers, offered
from tests.games.mesofauna.lives import arrive, evolved, sized, tool, wild, with_dinosaurs
from tests.games.mesofauna.positions import (
    asked,
    at,
    basal_of,
    biome,
    card,
    colour,
    dice,
    display,
    do,
    flower,
    found,
    give,
    mutations,
    offers,
    organs_of,
    portrait,
    portrait_of,
    put,
    refused,
    roster,
    run,
    species,
    told,
    unborn,
    where,
    zombie,
)

from phylarium.families.fauna.rules.names import ARMORED, DARWIN, HERBIVORE, METABOLIC, TOOLS
from phylarium.games.mesofauna.rules import acting, events, flow, frames, hive, mutagen, queen
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY

# --- Caterpillar -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.contest.shift", "cat.contest.same")
def test_a_loser_that_meets_its_own_kin_above_leaves_the_choice_to_their_owner() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-flyer", "1a")
    put(state, "pink-armored", "1a carnivore")
    put(state, "purple-archetype", basal="g")
    arrive(state, "purple-archetype", "1a")
    assert asked(state) == ("pink", "cat.contest.same")
    do(state, "word:invader")
    assert where(state, "pink-flyer") == ["1a carnivore"]
    assert roster(state, "pink") == ["pink-flyer"], "the armored one was the last of its kind"


@pytest.mark.rule("mesofauna", "cat.contest.chameleon", "cat.contest.majority")
def test_a_white_organ_is_yellow_below_a_flower_and_red_above_it() -> None:
    state = wild(stage="caterpillar")
    flower(state, "1a")
    put(state, "pink-flyer", "1a", basal="gggr")
    put(state, "gray-burrower", "1a carnivore", basal="")
    put(state, "purple-archetype", basal="w")
    arrive(state, "purple-archetype", "1a")
    assert where(state, "purple-archetype") == ["1a herbivore"], "a white organ to no yellow one"
    assert where(state, "pink-flyer") == ["1a carnivore"], "a red one to none"
    assert where(state, "gray-burrower") == []


@pytest.mark.rule("mesofauna", "cat.speciate.inherit", "cat.speciate.mother", "cat.extinct")
def test_a_daughter_of_the_last_creeple_has_all_organs_and_leaves_the_rest() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "ocelli-a", "book_gills-a")
    put(state, "purple-archetype", "3a")
    display(state, "paranotal_lobes")
    act(state, "pink")
    do(state, "speciate:paranotal_lobes-b")
    assert organs_of(state, "pink-armored") == "rryy"
    assert roster(state, "pink") == ["pink-armored"]
    assert mutations(state, "pink-armored") == ["paranotal_lobes-b"]
    assert asked(state) == ("pink", "cat.populate.plant")


@pytest.mark.rule("mesofauna", "cat.speciate.flower")
def test_a_daughter_that_hunts_plants_nothing() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-archetype", "1a carnivore", "2a")
    put(state, "purple-archetype", "1a")
    display(state, "paranotal_lobes")
    act(state, "pink")
    do(state, "speciate:paranotal_lobes-b", at("1a carnivore"))
    assert offers(state) == []


@pytest.mark.rule("mesofauna", "cat.populate.mother")
@pytest.mark.parametrize("lives", [True, False])
def test_a_larva_that_lives_is_a_mother_and_one_that_died_is_none(lives: bool) -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-flyer", "1b", basal="b")
    put(state, "purple-armored", "4a", basal="ggg")
    put(state, "gray-armored", "4b", basal="rrr")
    if not lives:
        put(state, "purple-armored", "2c")
        put(state, "gray-armored", "2c carnivore")
    run(state, frames.Larvae(colour("pink"), species("pink-flyer"), 2))
    do(state, at("2c"))
    leave_flowers(state)
    assert where(state, "pink-flyer") == ["1b herbivore", *(["2c herbivore"] if lives else [])]
    assert (at("3c") in offers(state)) is lives, "two hexes from 2c and three from 1b"


# --- Cocoon ------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "coc.shape.edibility", "coc.shape.host", "cat.contest.shift")
def test_a_parasite_makes_its_host_lose_to_one_that_the_hunter_cannot_eat() -> None:
    state = wild(stage="cocoon")
    put(state, "purple-armored", "1a", basal="ggg")
    put(state, "gray-parasite", "1a on_herbivore")
    put(state, "gray-flyer", "1a carnivore")
    put(state, "pink-armored", "2a")
    arrive(state, "pink-armored", "1a")
    assert where(state, "pink-armored") == ["1a herbivore", "2a herbivore"], "without any organ"
    assert where(state, "gray-flyer") == []
    assert where(state, "purple-armored") == ["1a carnivore"], "it eats its own shape, and the flyer has starved"
    assert where(state, "gray-parasite") == ["1a on_carnivore"]


@pytest.mark.rule("mesofauna", "coc.parasite.mother-has", "coc.speciate.endangered", "coc.shape.host")
def test_the_hunter_of_a_host_goes_on_eating_its_daughter_while_the_parasite_stays() -> None:
    state = wild(stage="cocoon")
    put(state, "pink-archetype", "1a", "2a")
    give(state, "pink-archetype", "paranotal_lobes")
    put(state, "purple-parasite", "1a on_herbivore")
    put(state, "purple-flyer", "1a carnivore")
    act(state, "pink")
    do(state, "speciate:paranotal_lobes-b", at("1a"), "word:keep")
    assert where(state, "pink-armored") == ["1a herbivore"]
    assert where(state, "purple-parasite") == ["1a on_herbivore"]
    assert where(state, "purple-flyer") == ["1a carnivore"]


@pytest.mark.rule("mesofauna", "coc.speciate.limits", "coc.speciate.venom")
def test_a_mothers_venom_does_not_feed_a_daughter_that_hunts_but_her_own_does() -> None:
    state = wild(stage="cocoon")
    put(state, "pink-archetype", "1a carnivore")
    portrait(state, "pink-archetype", "labium-a")
    put(state, "purple-flyer", "1a")
    give(state, "pink-archetype", "chitin_cuticle", "defensive_glands")
    act(state, "pink")
    assert offered(state, "speciate") == ["defensive_glands-a"]
    assert refused(state, "speciate:chitin_cuticle-a") == ("refused-no-cradle", "coc.speciate.limits")
    do(state, "speciate:defensive_glands-a")
    assert where(state, "pink-armored") == ["1a carnivore"]


@pytest.mark.rule("mesofauna", "coc.parasite.mother-is", "coc.parasite.basal")
def test_the_last_parasite_dies_out_with_its_daughter_who_has_blue_organs_alone() -> None:
    state = wild(stage="cocoon")
    put(state, "purple-burrower", "1a", basal="g")
    put(state, "pink-parasite", "1a on_herbivore", basal="b")
    give(state, "pink-parasite", "foreleg_femora")
    act(state, "pink")
    do(state, "speciate:foreleg_femora-b")
    assert roster(state, "pink") == ["pink-burrower"]
    assert basal_of(state, "pink-burrower") == "b"
    assert where(state, "pink-burrower") == ["1a carnivore"], "one green organ each: the defender stays"


@pytest.mark.rule("mesofauna", "coc.parasite.shift", "coc.parasite.destination")
def test_a_parasite_whose_host_dies_needs_another_of_that_colour_there() -> None:
    state = wild(stage="cocoon")
    put(state, "purple-archetype", "1a")
    put(state, "pink-parasite", "1a on_herbivore", basal="")
    put(state, "gray-archetype", "1a carnivore", basal="rr")
    put(state, "gray-flyer", "2a", basal="ggg")
    arrive(state, "gray-flyer", "1a")
    assert where(state, "purple-archetype") == []
    assert where(state, "pink-parasite") == [], "nobody there is purple"


@pytest.mark.rule("mesofauna", "coc.mutate.half")
@pytest.mark.parametrize(("left", "slots"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_a_pheromone_halves_every_price_of_its_colour(left: int, slots: int) -> None:
    state = wild(stage="cocoon")
    put(state, "pink-flyer", "1a")
    put(state, "purple-archetype", "3a")
    portrait(state, "pink-flyer", "pedipalps-a", "hemimetabolism-a")
    display(state, "dorsal_aorta", "spiracles", "tracheae", "hind_wings", "wax_glands")
    unborn(state, "pink-flyer", left)
    act(state, "pink")
    assert len([one for one in offered(state, "mutate") if "metabolic" in one]) == slots


# --- Butterfly ---------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.D6c", "bf.F7", "bf.H6b")
def test_zombies_go_home_with_the_end_of_their_holder_or_into_the_box() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "2a")
    put(state, "gray-flyer", "3a")
    zombie(state, "purple-archetype", "pink-archetype")
    zombie(state, "gray-flyer", "pink-archetype")
    for face in (3, 1):
        dice(state, face)
        events.impact(state)
        run(state, frames.Check(NOBODY))
    assert (roster(state, "gray"), roster(state, "pink")) == ([], [])
    assert state.zombie == []
    assert state.unborn[species("purple-archetype")] == 9
    assert state.unborn[species("gray-flyer")] == 0


@pytest.mark.rule("mesofauna", "bf.H7e", "bf.G2", "bf.H7d")
def test_the_shield_counts_for_basal_organs_too() -> None:
    state = wild()
    put(state, "pink-archetype", "1a", basal="rrrrr")
    portrait(state, "pink-archetype", "bug_crop-a", "hind_wings-a", "flight_muscle-a", "abdominal_pump-a", bare=True)
    put(state, "purple-archetype", "2a", basal="rrrrr")
    assert state.is_eusocial(species("pink-archetype"))
    mutagen.strike(state, 4)
    run(state, frames.Check(NOBODY))
    assert roster(state, "pink") == ["pink-archetype"], "4 and 6"
    assert roster(state, "purple") == []
    assert state.fossils[colour("purple")] == 1


@pytest.mark.rule("mesofauna", "bf.G1d", "bf.H7c", "bf.G2")
def test_a_mutagen_that_opens_a_portrait_costs_one_of_its_parts() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "ocelli-a", "pedipalps-a", "abdominal_pump-a")
    put(state, "purple-archetype", "2a")
    mutagen.strike(state, 3)
    state.run()
    do(state, "card:pedipalps")
    assert asked(state) == ("pink", "bf.G1d")
    do(state, "card:abdominal_pump")
    assert portrait_of(state, "pink-archetype") == ["abdominal_pump-a"]


@pytest.mark.rule("mesofauna", "bf.H3", "bf.H3a")
@pytest.mark.parametrize(("row", "kept"), [(METABOLIC, ["ocelli-a", "labium"]), (DARWIN, ["ocelli-a", "spiracles"])])
def test_radiation_takes_what_is_in_no_portrait(row: int, kept: list[str]) -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "ocelli-a")
    give(state, "pink-archetype", "spiracles", "labium")
    mutagen.radiation(state, row)
    assert sorted(mutations(state, "pink-archetype")) == sorted(kept)


@pytest.mark.rule("mesofauna", "bf.H4", "bf.H")
def test_a_disease_strikes_all_of_the_most_numerous_in_the_order_of_play() -> None:
    state = wild()
    put(state, "pink-archetype", "1a", "1c", "2a")
    put(state, "gray-armored", "2b", "3a", "3c")
    put(state, "purple-archetype", "4a", "4b")
    state.active = colour("gray")
    events.crowd_disease(state)
    state.run()
    assert asked(state) == ("gray", "bf.H4")
    do(state, at("3a"))
    assert asked(state) == ("pink", "bf.H4")
    do(state, at("1a"))
    assert where(state, "purple-archetype") == ["4a herbivore", "4b herbivore"]
    assert (len(where(state, "pink-archetype")), len(where(state, "gray-armored"))) == (2, 2)


@pytest.mark.rule("mesofauna", "bf.D6a", "bf.G3", "bf.D1b")
def test_a_mutualist_takes_of_host_and_prey_and_can_spend_more() -> None:
    state = wild()
    put(state, "purple-archetype", "1a", "2a")
    put(state, "pink-parasite", "1a on_herbivore")
    portrait(state, "pink-parasite", "ovarioles-b")
    put(state, "gray-archetype", "1a carnivore")
    act(state, "pink-parasite")
    before = acting.purse(state, species("pink-parasite"))
    do(state, "word:zombie")
    assert state.zombie == [species("purple-archetype")], "the hunter of its host is not its own"
    assert acting.purse(state, species("pink-parasite")) == before + 1


@pytest.mark.rule("mesofauna", "bf.D3n", "bf.A2a")
def test_a_species_may_bring_the_archetype_back_instead_of_acting() -> None:
    state = wild()
    put(state, "pink-flyer", "1a")
    put(state, "purple-archetype", "2a", "2b")
    act(state, "pink-flyer")
    dice(state, 8, 2)
    do(state, "word:resurrect")
    assert offers(state) == [at("2a carnivore"), at("2b carnivore"), at("2c")]
    do(state, at("2b carnivore"))
    assert roster(state, "pink") == ["pink-flyer", "pink-archetype"]


# --- Combined ----------------------------------------------------------------------------------


@pytest.fixture
def combined() -> Mesofauna:
    return with_dinosaurs()


@pytest.mark.rule("mesofauna", "J8c", "bf.D3h")
def test_a_tool_keeps_off_a_venomous_daughter_too(combined: Mesofauna) -> None:
    put(combined, "white-archetype", "1a")
    tool(combined, "white-archetype", TOOLS[combined.components.tool_shape.index(ARMORED)])
    put(combined, "pink-archetype", "1a carnivore", "2a")
    give(combined, "pink-archetype", "defensive_glands")
    act(combined, "pink-archetype")
    do(combined, "speciate:defensive_glands-a")
    assert where(combined, "pink-armored") == ["2a herbivore"], "the hunter is no mother: her daughter would starve"


@pytest.mark.rule("mesofauna", "J3f", "bf.E1b")
def test_a_large_dinosaur_has_many_larvae_that_go_far(combined: Mesofauna) -> None:
    found(combined, "white-archetype", size=3)
    put(combined, "white-archetype", "1a")
    put(combined, "pink-archetype", "2a")
    act(combined, "white-archetype")
    do(combined, "populate:archetype")
    assert combined.agenda[-1].op == frames.LARVAE
    for _ in range(3):
        do(combined, next(one for one in offers(combined) if one.endswith("herbivore") and "2-top" not in one))
        do(combined, "word:keep")
    assert len(where(combined, "white-archetype")) == 4


@pytest.mark.rule("mesofauna", "J7a", "J7b", "bf.H7f")
def test_a_monstrous_flyer_that_grows_is_a_weta(combined: Mesofauna) -> None:
    put(combined, "pink-flyer", "1a", "2a")
    portrait(combined, "pink-flyer", "chelipeds-a", "bug_parthenogenesis-b")
    combined.monster_on[card("chelipeds")] = 1
    combined.recount(species("pink-flyer"))
    put(combined, "white-archetype", "3a")
    act(combined, "pink-flyer")
    do(combined, "word:grow")
    assert roster(combined, "pink") == ["pink-archetype"]
    assert combined.size[species("pink-archetype")] == 2
    assert where(combined, "pink-archetype") == ["1a herbivore", "2a herbivore"]
    act(combined, "pink-archetype")
    do(combined, "word:grow")
    assert organs_of(combined, "pink-archetype") == "gggb", "as an archetype it may go on growing"


@pytest.mark.rule("mesofauna", "J5a", "J4a", "bf.F1b")
def test_in_flowers_dinosaurs_contest_by_yellow_organs_and_the_larger_of_equals_wins(combined: Mesofauna) -> None:
    flower(combined, "1a")
    put(combined, "pink-flyer", "1a", "2a", basal="yggg")
    found(combined, "white-archetype", basal="y", size=2)
    put(combined, "white-archetype", "3a")
    arrive(combined, "white-archetype", "1a")
    assert "1a herbivore" in where(combined, "white-archetype")
    assert "1a herbivore" not in where(combined, "pink-flyer")


@pytest.mark.rule("mesofauna", "J7c", "J4a")
def test_a_warm_monster_that_invades_grows_as_well(combined: Mesofauna) -> None:
    put(combined, "pink-armored", "1c", "2a", basal="gg")
    put(combined, "white-archetype", "3a")
    evolved(combined, "white-archetype", "windpipe-a", "hemolymph-a")
    flow.begin_phase(combined, species("white-archetype"))
    arrive(combined, "white-archetype", "1c")
    assert combined.size[species("white-archetype")] == 2, "equal, and larger"
    assert "1c herbivore" in where(combined, "white-archetype")


@pytest.mark.rule("mesofauna", "J7c", "J4c")
def test_one_that_was_warm_only_later_does_not_grow(combined: Mesofauna) -> None:
    put(combined, "white-archetype", "1c", "3a")
    evolved(combined, "white-archetype", "windpipe-a")
    put(combined, "pink-armored", "2a", basal="gg")
    flow.begin_phase(combined, species("pink-armored"))
    evolved(combined, "white-archetype", "hemolymph-a")
    arrive(combined, "pink-armored", "1c")
    assert combined.size[species("white-archetype")] == 1
    assert asked(combined) == ("white", "J4c"), "it is an endotherm now, though no warm monster"


@pytest.mark.rule("mesofauna", "J3h", "J2b")
def test_who_shrinks_outgrows_nothing_and_who_grows_loses_what_is_too_small(combined: Mesofauna) -> None:
    found(combined, "white-archetype", size=3)
    put(combined, "white-archetype", "1a")
    put(combined, "pink-archetype", "2a")
    evolved(combined, "white-archetype", "crop-b", "windpipe-a")
    sized(combined, "white-archetype", 3)
    again = combined.clone()
    act(combined, "white-archetype")
    do(combined, "word:shrink")
    assert len(mutations(combined, "white-archetype")) == 2
    act(again, "white-archetype")
    do(again, "word:grow")
    assert mutations(again, "white-archetype") == ["windpipe-a"]


# --- Queen Bee ---------------------------------------------------------------------------------


@pytest.fixture
def bees() -> Mesofauna:
    """Pink against blue bees."""
    return wild("pink", "blue", stage="queen_bee")


@pytest.mark.rule("mesofauna", "L9d")
def test_her_archetype_sends_her_grazer_up_against_your_hunter(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1c")
    put(bees, "blue-armored", "1a", basal="rr")
    put(bees, "pink-archetype", "1b", "2a", "3a", "4a", "2b", "3b", "3c", "4b")
    put(bees, "pink-armored", "1a carnivore", basal="r")
    assert hive.level_for(bees, species("blue-archetype"), biome("1a")) == HERBIVORE
    bees.unborn[species("blue-archetype")] -= 1
    bees.living[species("blue-archetype")] += 1
    bees.active = colour("blue")
    queen.come_to(bees, species("blue-archetype"), 0)
    bees.run()
    assert "1a herbivore" in where(bees, "blue-archetype")
    assert where(bees, "blue-armored") == ["1a carnivore"]
    assert where(bees, "pink-armored") == []


@pytest.mark.rule("mesofauna", "L2a")
def test_of_equals_her_later_species_acts_whatever_zombies_lie_on_the_other(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "1a")
    put(bees, "blue-flyer", "2a")
    put(bees, "blue-armored", "3a")
    zombie(bees, "pink-archetype", "blue-flyer")
    assert queen.phasing_species(bees) == species("blue-armored")


@pytest.mark.rule("mesofauna", "L3a", "L3b")
@pytest.mark.parametrize(
    ("name", "homes", "rolls"),
    [("blue-swimmer", ("1b", "2c"), False), ("blue-flyer", ("1a",), False), ("blue-flyer", ("1a", "2a"), True)],
)
def test_swimmers_and_single_creeples_found_nothing(
    bees: Mesofauna, name: str, homes: tuple[str, ...], rolls: bool
) -> None:
    put(bees, "pink-archetype", "4a")
    put(bees, name, *homes)
    queen.speciates(bees, species(name))
    assert (("log-queen-roll", "L3b") in told(bees)) == rolls


@pytest.mark.rule("mesofauna", "L6f")
@pytest.mark.parametrize(("hers", "yours", "flowers"), [("yy", "y", 1), ("y", "y", 0), ("", "y", 0)])
def test_she_plants_where_her_yellow_is_ahead(bees: Mesofauna, hers: str, yours: str, flowers: int) -> None:
    put(bees, "blue-archetype", "2a", basal=hers)
    put(bees, "pink-archetype", "4a", basal=yours)
    arrive(bees, "blue-archetype", "1a")
    assert bees.flowers.bit_count() == flowers


@pytest.mark.rule("mesofauna", "L7b")
def test_a_mutagen_takes_her_cards_from_behind(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "4a")
    put(bees, "blue-archetype", "1a", basal="r")
    portrait(bees, "blue-archetype", "pedipalps-a", "flight_muscle-a", "hind_wings-a", "ecdysis-a")
    assert organs_of(bees, "blue-archetype") == "rryyyw"
    mutagen.strike(bees, 4)
    bees.run()
    assert portrait_of(bees, "blue-archetype") == ["pedipalps-a", "flight_muscle-a"]


@pytest.mark.rule("mesofauna", "L8e", "L8d", "L8c")
def test_a_tie_with_her_falls_to_fossils(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "1a", "2a")
    put(bees, "blue-archetype", "3a")
    bees.fossils[colour("blue")] = 1
    assert bees.ranking() == [2]
    zombie(bees, "blue-archetype", "pink-archetype")
    bees.fossils[colour("pink")] = 1
    put(bees, "blue-archetype", "4a")
    assert bees.ranking() == [1], "still tied: shared"

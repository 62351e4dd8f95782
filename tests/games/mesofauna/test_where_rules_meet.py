"""Situations in which several rules meet. Against Queen Bee blue is hers, and pink plays."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import act, leave_flowers
from tests.games.mesofauna.lives import (
    arrive,
    evolved,
    her_archetype_displaces,
    her_turn,
    sized,
    tool,
    wild,
    with_dinosaurs,
)
from tests.games.mesofauna.positions import (
    asked,
    at,
    begun,
    biome,
    card,
    colour,
    dice,
    do,
    flower,
    give,
    next_cards,
    offers,
    organs_of,
    portrait,
    portrait_of,
    put,
    refused,
    roster,
    run,
    sound,
    species,
    told,
    where,
    withdraw,
    zombie,
)

from phylarium.families.fauna.rules.names import METABOLIC, NONE
from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules import (
    acting,
    dispersal,
    ending,
    events,
    flow,
    frames,
    mutagen,
    speciating,
    terrain,
    zombies,
)
from phylarium.games.mesofauna.rules.names import FACES, LEVEL_COUNT, SPECIES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import LONE_SURVIVOR, QUEEN_EXTINCT
from phylarium.kernel.engine import NOBODY


@pytest.fixture
def bees() -> Mesofauna:
    return her_turn()


@pytest.fixture
def giants() -> Mesofauna:
    return with_dinosaurs()


@pytest.fixture
def state() -> Mesofauna:
    return wild()


def populates(state: Mesofauna, name: str) -> None:
    """Queen Bee populates with a species of hers."""
    run(state, frames.QueenPopulate(state.queen, species(name)))
    sound(state)


def captives(state: Mesofauna) -> list[str]:
    """The zombies and who has them."""
    return [f"{SPECIES[one]} on {SPECIES[on]}" for one, on in zip(state.zombie, state.zombie_on, strict=True)]


def crowded_out(state: Mesofauna) -> None:
    """Her archetype in 4b has no room beside it; craton 2 is full of whoever beats it, and 3b beside it is free."""
    put(state, "blue-archetype", "4b", basal="w")
    put(state, "blue-burrower", "1c", "4a")
    put(state, "blue-flyer", "1c carnivore", "4a carnivore")
    portrait(state, "blue-flyer", "labium-a")  # venom: they may eat burrowers
    put(state, "pink-archetype", "2c", basal="gggrrr")
    put(state, "pink-flyer", "2c carnivore", basal="rrr")
    put(state, "pink-armored", "2a", "2b", basal="gggrrr")
    put(state, "pink-burrower", "2a carnivore", "2b carnivore", basal="rrr")
    portrait(state, "pink-burrower", "bug_tail_spine-b")


# --- Queen Bee: escapes -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L6d")
def test_who_flew_without_having_swarmed_swarms_where_it_lands_and_loses(bees: Mesofauna) -> None:
    crowded_out(bees)
    dice(bees, 2)
    populates(bees, "blue-archetype")
    do(bees, "word:keep")
    assert told(bees).index(("log-takes-wing", "L6d")) < told(bees).index(("log-swarms", "L9h"))
    assert where(bees, "blue-archetype") == ["3b herbivore", "4b herbivore"]
    assert captives(bees) == []


@pytest.mark.rule("mesofauna", "L6d", "L6e")
def test_who_has_swarmed_and_flown_has_no_third_way(bees: Mesofauna) -> None:
    crowded_out(bees)
    put(bees, "pink-swimmer", "3b", basal="ggg")
    put(bees, "pink-archetype", "3b carnivore")
    portrait(bees, "pink-swimmer", "ocelli-a")
    put(bees, "pink-flyer", "3a", "1a", basal="gggrrr")
    dice(bees, 2)
    populates(bees, "blue-archetype")
    leave_flowers(bees)
    assert asked(bees) == ("pink", "L6e")
    do(bees, "species:pink-swimmer")
    assert captives(bees) == ["blue-archetype on pink-swimmer"]
    assert [what for what, _ in told(bees)].count("log-swarms") == 1
    assert [what for what, _ in told(bees)].count("log-takes-wing") == 1


@pytest.mark.rule("mesofauna", "L6c", "L9h", "bf.D3j", "bf.A1d")
def test_that_another_one_swarmed_before_keeps_nobody_from_swarming(bees: Mesofauna) -> None:
    bees.active = colour("pink")
    put(bees, "blue-burrower", "2a", "1a")
    put(bees, "pink-parasite", "1a on_herbivore")
    put(bees, "pink-burrower", "1a carnivore", "3a")
    put(bees, "pink-flyer", "4b", basal="g")
    act(bees, "pink-flyer")
    arrive(bees, "pink-flyer", "2a")
    do(bees, "word:keep")
    assert [what for what, _ in told(bees)].count("log-swarms") == 1
    # In a later phase a daughter of the parasites, whom the hunter there cannot eat, drives out another burrower.
    give(bees, "pink-parasite", "chitin_cuticle")
    act(bees, "pink-parasite")
    do(bees, "speciate:chitin_cuticle-a", "word:keep")
    assert where(bees, "pink-armored") == ["1a herbivore"]
    assert [what for what, _ in told(bees)].count("log-swarms") == 1
    assert len(where(bees, "blue-burrower")) == 2
    assert captives(bees) == []


@pytest.mark.rule("mesofauna", "L2d", "L9d")
def test_her_hunter_that_starves_of_her_own_larva_is_a_zombie(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "2c", "4a")
    put(bees, "blue-flyer", "2c carnivore", "4b")
    put(bees, "blue-archetype", "2b")
    put(bees, "blue-burrower", "2b carnivore")
    put(bees, "blue-armored", "2a", basal="g")
    populates(bees, "blue-armored")
    assert where(bees, "blue-flyer") == ["4b herbivore"]
    assert captives(bees) == ["blue-flyer on pink-archetype"]


@pytest.mark.rule("mesofauna", "L2d", "L9d", "bf.F5", "bf.F6")
def test_a_parasite_on_her_hunter_that_starves_looks_for_another_host(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "2c", "4a")
    put(bees, "blue-flyer", "2c carnivore", "4b")
    put(bees, "pink-parasite", "2c on_carnivore", "4b on_herbivore")
    put(bees, "blue-archetype", "2b")
    put(bees, "blue-burrower", "2b carnivore")
    put(bees, "blue-armored", "2a", basal="g")
    populates(bees, "blue-armored")
    do(bees, "species:pink-archetype")
    assert captives(bees) == ["blue-flyer on pink-archetype"]
    assert where(bees, "pink-parasite") == ["2c on_herbivore", "4b on_herbivore"]
    assert ("log-new-host", "bf.F5") in told(bees)


@pytest.mark.rule("mesofauna", "L2d", "bf.F6", "bf.H4")
def test_her_parasites_that_lose_their_hosts_to_an_event_in_her_turn_just_die(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "1a", "2a", "4a", "4b")
    put(bees, "blue-parasite", "1a on_herbivore", "4b on_herbivore")
    put(bees, "blue-archetype", "3b")
    before = bees.unborn[species("blue-parasite")]
    events.crowd_disease(bees)
    bees.run()
    do(bees, at("1a"), at("2a"))
    assert bees.unborn[species("blue-parasite")] == before + 1
    assert captives(bees) == []


# --- Queen Bee: mutualism, disease, loyalty -----------------------------------------------------------


@pytest.mark.rule("mesofauna", "L4f")
def test_her_mutualists_take_of_all_that_are_in_their_biomes(bees: Mesofauna) -> None:
    put(bees, "blue-burrower", "1b", "2a")
    put(bees, "blue-flyer", "1b carnivore")
    portrait(bees, "blue-flyer", "labium-a")
    put(bees, "pink-parasite", "1b on_carnivore")  # it lives on the flyer, beside the burrower
    put(bees, "pink-archetype", "3a")
    assert zombies.victims(bees, species("blue-burrower")) == []
    give(bees, "blue-burrower", "bug_mandibles")
    run(bees, frames.QueenFit(bees.queen, species("blue-burrower"), card("bug_mandibles") * 2))
    assert captives(bees) == ["pink-parasite on blue-burrower"]


@pytest.mark.rule("mesofauna", "L4f", "bf.D6a")
def test_nobody_is_taken_who_has_no_unborn_or_is_hers_and_each_species_once(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1b", "2a")
    put(bees, "blue-flyer", "1b carnivore")
    put(bees, "pink-parasite", "1b on_herbivore", "1b on_carnivore", "2a on_herbivore")
    assert zombies.company(bees, species("blue-archetype")) == [species("pink-parasite")]
    bees.unborn[species("pink-parasite")] = 0
    assert zombies.company(bees, species("blue-archetype")) == []


@pytest.mark.rule("mesofauna", "L7a", "L9g", "L0b")
def test_of_two_parasites_of_hers_that_are_equally_stressed_her_opponent_chooses(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "1a", "2a")
    put(bees, "pink-flyer", "1a carnivore")
    put(bees, "blue-parasite", "1a on_herbivore", "1a on_carnivore", "2a on_herbivore")
    put(bees, "blue-archetype", "4b")
    run(bees, frames.Sicken(bees.queen, species("blue-parasite"), 1))
    assert asked(bees) == ("pink", "bf.H4")
    assert offers(bees) == [at("1a on_herbivore"), at("1a on_carnivore")]
    do(bees, at("1a on_carnivore"))
    assert where(bees, "blue-parasite") == ["1a on_herbivore", "2a on_herbivore"]


@pytest.mark.rule("mesofauna", "L9d", "bf.F2")
@pytest.mark.parametrize(("red", "stays"), [("rr", True), ("r", False), ("", False)])
def test_a_grazer_of_hers_that_her_archetype_displaces_contests_the_hunter_there(
    bees: Mesofauna, red: str, stays: bool
) -> None:
    her_archetype_displaces(bees)
    put(bees, "blue-burrower", basal=red)
    put(bees, "pink-flyer", "2c carnivore", "3a", basal="r")
    portrait(bees, "pink-flyer", "labium-a")
    populates(bees, "blue-archetype")
    while bees.offers:
        do(bees, "word:keep" if "word:keep" in offers(bees) else offers(bees)[0])
    assert "2c herbivore" in where(bees, "blue-archetype")
    assert ("2c carnivore" in where(bees, "blue-burrower")) is stays


@pytest.mark.rule("mesofauna", "L9d", "L6c")
def test_above_her_own_grazer_she_contests_a_hunter_of_her_opponent(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "2c")
    put(bees, "pink-flyer", "2c carnivore", "3a")
    put(bees, "blue-burrower", "2a", basal="rr")
    put(bees, "blue-armored", "2b")
    put(bees, "pink-archetype", "2b carnivore")
    portrait(bees, "pink-archetype", "labium-a")
    populates(bees, "blue-burrower")
    assert where(bees, "blue-burrower") == ["2a herbivore", "2c carnivore"]
    assert where(bees, "pink-flyer") == ["3a herbivore"]


@pytest.mark.rule("mesofauna", "L6e", "bf.D1b", "bf.D6c")
def test_her_zombie_is_money_until_its_holder_dies_out(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1b")
    put(bees, "pink-archetype", "4b")
    put(bees, "pink-flyer", "3a")
    zombie(bees, "blue-archetype", "pink-flyer")
    flyer = species("pink-flyer")
    assert acting.purse(bees, flyer) == bees.unborn[flyer] + 1
    before = bees.unborn[species("blue-archetype")]
    withdraw(bees, "3a")
    run(bees, frames.Check(NOBODY))
    assert bees.unborn[species("blue-archetype")] == before + 1
    assert captives(bees) == []


@pytest.mark.rule("mesofauna", "L8b", "L8a")
def test_that_she_dies_out_wins_although_her_points_are_more(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1b")
    put(bees, "pink-archetype", "4b", basal="ggrr")
    put(bees, "pink-burrower", "1b carnivore")
    bees.fossils[colour("blue")] = 9
    bees.active = colour("pink")
    put(bees, "pink-flyer", "3a", basal="gg")
    for where_to in ("1a", "1c", "3b", "4a"):
        put(bees, "pink-armored", where_to, basal="ggrr")
        put(bees, "pink-flyer", f"{where_to} carnivore", basal="ggrr")
    portrait(bees, "pink-flyer", "labium-a")
    arrive(bees, "pink-archetype", "1b")
    while bees.offers:
        do(bees, "word:keep" if "word:keep" in offers(bees) else offers(bees)[0])
    assert roster(bees, "blue") == []
    assert bees.ending == QUEEN_EXTINCT
    assert bees.ranking() == [1]
    assert bees.fossils[colour("blue")] == 9, "her own dead are no fossils of hers"


# --- the Combined game --------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J2b", "J4", "J7a")
def test_a_bug_whose_monster_is_lost_to_radiation_is_small_again(giants: Mesofauna) -> None:
    put(giants, "pink-archetype", "2a")
    evolved(giants, "pink-archetype", "fat_body-a")
    sized(giants, "pink-archetype", 4)
    assert organs_of(giants, "pink-archetype") == "wwww"
    mutagen.radiation(giants, METABOLIC)
    giants.run()
    assert (giants.size[species("pink-archetype")], organs_of(giants, "pink-archetype")) == (1, "")


@pytest.mark.rule("mesofauna", "J4", "J7a", "bf.D2d", "bf.H7f")
def test_a_weta_that_replaced_its_monster_is_small_again(giants: Mesofauna) -> None:
    put(giants, "pink-burrower", "2a")
    portrait(giants, "pink-burrower", "chelipeds-a", "oral_papillae-b")
    giants.monster_on[card("chelipeds")] = 1
    sized(giants, "pink-burrower", 3)
    give(giants, "pink-burrower", "ocelli")
    act(giants, "pink-burrower")
    do(giants, "promote:ocelli-b")
    while giants.offers and "word:pass" not in offers(giants):
        do(giants, "word:last" if "word:last" in offers(giants) else "word:first")
    assert where(giants, "pink-archetype") == ["2a herbivore"]
    assert portrait_of(giants, "pink-archetype") == ["ocelli-b"]
    assert giants.size[species("pink-archetype")] == 1


@pytest.mark.rule("mesofauna", "J7c", "bf.G1d", "bf.H7f", "bf.F3")
def test_where_the_winner_has_died_out_with_what_it_outgrew_nobody_sees_to_the_flowers(giants: Mesofauna) -> None:
    put(giants, "pink-archetype", "4a", basal="y")
    put(giants, "pink-burrower", "2a", basal="w")
    portrait(giants, "pink-burrower", "cerci-a", "mechanoreceptor_hairs-a", "gut_fold-a", "detritus_gut-a")
    giants.monster_on[card("detritus_gut")] = 1
    giants.recount(species("pink-burrower"))
    put(giants, "purple-archetype", "1a", basal="ggggggg")
    flow.begin_phase(giants, species("purple-archetype"))
    arrive(giants, "purple-archetype", "2a")
    # It has grown to size 4 and outgrown the hairs; it keeps its head alone, without monster and shape.
    flower(giants, "2a")
    do(giants, "card:cerci")
    assert roster(giants, "pink") == ["pink-archetype"]
    assert (giants.flowers >> biome("2a")) & 1
    assert not giants.offers


@pytest.mark.rule("mesofauna", "J8a", "bf.F6")
def test_a_diver_drowns_when_its_swimming_prey_is_gone(giants: Mesofauna) -> None:
    put(giants, "purple-swimmer", "4c", "3b")
    put(giants, "white-burrower", "4c carnivore", "1a")
    tool(giants, "white-burrower", "diving_bell")
    run(giants, frames.Check(NOBODY))
    assert "4c carnivore" in where(giants, "white-burrower")
    withdraw(giants, "4c")
    run(giants, frames.Check(NOBODY))
    assert where(giants, "white-burrower") == ["1a herbivore"]


@pytest.mark.rule("mesofauna", "J8c", "bf.F4")
def test_a_tool_keeps_off_its_shape_also_from_a_host(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1a")
    put(giants, "pink-parasite", "1a on_herbivore")
    put(giants, "purple-burrower", "1a carnivore", "2a")
    tool(giants, "white-archetype", "digging_stick")
    run(giants, frames.Check(NOBODY))
    assert where(giants, "purple-burrower") == ["2a herbivore"]
    assert where(giants, "pink-parasite") == ["1a on_herbivore"]


@pytest.mark.rule("mesofauna", "J2a", "bf.A3d")
def test_four_in_a_combined_game_dodge_nothing(giants: Mesofauna) -> None:
    dodging = next(c for c in range(61) if giants.components.card_dodges[c])
    put(giants, "pink-archetype", "1a")
    assert giants.seats == 4
    events.reveal(giants, dodging)
    assert len(giants.agenda) == len(giants.components.card_events[dodging])


@pytest.mark.rule("mesofauna", "J4c", "J5", "bf.E4")
def test_an_endotherm_that_escapes_takes_its_parasite_along_and_plants_nothing(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1a", "3a", basal="w")
    put(giants, "pink-parasite", "1a on_herbivore")
    put(giants, "purple-burrower", "4b", basal="ggg")
    put(giants, "purple-flyer", "1a carnivore", "4a", basal="rrr")
    giants.active = colour("purple")
    flow.begin_phase(giants, species("purple-burrower"))
    arrive(giants, "purple-burrower", "1a")
    assert asked(giants) == ("white", "J4c")
    place = next(offer for offer in offers(giants) if offer.endswith("-herbivore"))
    do(giants, place)
    fled = [p for p in giants.places_of(species("white-archetype")) if p // LEVEL_COUNT != biome("3a")]
    assert giants.guest[fled[0] // LEVEL_COUNT * 2] == species("pink-parasite")
    assert asked(giants) == ("purple", "bf.F3"), "the winner of the contest plants, not the fugitive"


# --- Butterfly ----------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H7d", "bf.H7f")
def test_who_loses_its_shape_after_its_archetype_to_the_same_mutagen_takes_its_place(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", basal="rrrr")
    put(state, "pink-burrower", "2a", basal="rr")
    portrait(state, "pink-burrower", "oral_papillae-b")
    state.cubes[card("oral_papillae")] = 1
    state.recount(species("pink-burrower"))
    put(state, "purple-archetype", "3a")
    mutagen.strike(state, 2)
    run(state, frames.Check(NOBODY))
    while state.offers:
        do(state, offers(state)[0])
    assert where(state, "pink-archetype") == ["2a herbivore"]
    assert state.fossils[colour("pink")] == 2


@pytest.mark.rule("mesofauna", "bf.H7e", "bf.H7a")
def test_as_many_organs_as_the_limit_are_not_too_many(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", basal="rrrr")
    put(state, "purple-archetype", "3a", basal="rrrrr")
    mutagen.strike(state, 4)
    run(state)
    assert roster(state, "pink") == ["pink-archetype"]
    assert roster(state, "purple") == []


@pytest.mark.rule("mesofauna", "bf.D3j", "bf.F7a", "bf.F4")
def test_a_daughter_of_parasites_that_can_neither_graze_nor_hunt_dies_with_her_mother(state: Mesofauna) -> None:
    put(state, "purple-burrower", "1a", "2a", basal="ggg")
    put(state, "pink-parasite", "1a on_herbivore", basal="bb")
    give(state, "pink-parasite", "chitin_cuticle")
    act(state, "pink-parasite")
    do(state, "speciate:chitin_cuticle-a")
    do(state, "word:keep")
    assert roster(state, "pink") == []
    assert state.fossils[colour("pink")] == 2
    assert ("log-lazarus", "bf.F7c") in told(state)


@pytest.mark.rule("mesofauna", "bf.D3g", "bf.D6c", "bf.F7")
def test_the_zombies_of_a_mother_who_gives_her_last_creeple_go_home(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", basal="g")
    put(state, "purple-archetype", "3a")
    zombie(state, "purple-archetype", "pink-archetype")
    before = state.unborn[species("purple-archetype")]
    give(state, "pink-archetype", "chitin_cuticle")
    act(state, "pink-archetype")
    do(state, "speciate:chitin_cuticle-a", "word:keep")
    assert roster(state, "pink") == ["pink-armored"]
    assert state.unborn[species("purple-archetype")] == before + 1
    assert state.fossils[colour("pink")] == 1


@pytest.mark.rule("mesofauna", "bf.A2b", "bf.D3n")
def test_a_lazarus_without_a_free_archetype_has_nothing_to_do(state: Mesofauna) -> None:
    put(state, "purple-archetype", "3a")
    state.zombie = [species("pink-archetype")] * 10
    state.zombie_on = [species("purple-archetype")] * 10
    flow.begin_turn(state, colour("pink"))
    state.run()
    assert not state.offers
    assert not speciating.can_resurrect(state, colour("pink"))


@pytest.mark.rule("mesofauna", "bf.H2b", "bf.F5", "bf.G6")
def test_a_parasite_with_a_white_organ_outlasts_its_host_on_another_one(state: Mesofauna) -> None:
    high = next(b for b in ("1a", "2b", "3c") if state.elevation(biome(b)) == 2)
    put(state, "purple-archetype", high)
    put(state, "purple-flyer", f"{high} carnivore", "2a", basal="w")
    put(state, "pink-parasite", f"{high} on_herbivore")
    portrait(state, "pink-parasite", "ecdysis-a")
    assert "w" in organs_of(state, "pink-parasite")
    events.ice_age(state)
    run(state, frames.Check(NOBODY))
    # The flyer lives through the ice and starves; no host is left in the end.
    assert where(state, "purple-flyer") == ["2a herbivore"]
    assert roster(state, "pink") == []
    assert ("log-new-host", "bf.F5") in told(state)


@pytest.mark.rule("mesofauna", "bf.H1", "bf.I3")
def test_a_fossil_award_to_equals_goes_to_each_and_parasites_are_living_creeples(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a", "2a")
    put(state, "pink-archetype", "4a")
    put(state, "pink-parasite", "1a on_herbivore")
    put(state, "gray-archetype", "3a")
    events.award(state)
    assert [state.fossils[colour(name)] for name in ("pink", "purple", "gray")] == [1, 1, 0]


@pytest.mark.rule("mesofauna", "bf.A1c", "bf.F7b")
def test_a_species_that_is_founded_again_in_a_turn_acts_again(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", "2a")
    put(state, "purple-archetype", "3a")
    state.acted = 1 << species("pink-armored") | 1 << species("pink-archetype")
    put(state, "pink-armored", "4a")
    withdraw(state, "4a")
    run(state, frames.Check(NOBODY))
    assert (state.acted >> species("pink-armored")) & 1 == 0
    assert (state.acted >> species("pink-archetype")) & 1 == 1


# --- Cocoon and Caterpillar ---------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "coc.parasite.mother-is", "cat.extinct.out", "cat.end.lone")
def test_who_dies_out_by_an_own_action_leaves_the_victory_to_the_last_one() -> None:
    state = wild("pink", "purple", stage="cocoon")
    put(state, "purple-burrower", "1a", basal="ggg")
    put(state, "pink-parasite", "1a on_herbivore", basal="bb")
    give(state, "pink-parasite", "chitin_cuticle")
    act(state, "pink")
    do(state, "speciate:chitin_cuticle-a")
    do(state, "word:keep")
    assert state.ending == LONE_SURVIVOR
    assert state.ranking() == [2, 1]


@pytest.mark.rule("mesofauna", "coc.mutate.half", "coc.mutate.allowance")
def test_two_pheromones_of_a_colour_halve_a_cost_once() -> None:
    state = wild("pink", "purple", stage="cocoon")
    put(state, "pink-archetype", "1a")
    state.moods[species("pink-archetype")] = 2
    red = [slot for slot in range(5) if state.components.card_colour[state.display[slot]] == 0]
    assert red
    for slot in red:
        assert acting.price(state, species("pink-archetype"), slot) == slot


@pytest.mark.rule("mesofauna", "cat.contest.same", "cat.contest.shift", "cat.contest.cannibal")
def test_three_of_one_colour_in_a_hex_are_the_owners_to_choose_among_twice() -> None:
    state = wild("pink", "purple", stage="caterpillar")
    put(state, "pink-archetype", "1a")
    put(state, "pink-burrower", "1a carnivore", "2a")
    put(state, "pink-flyer", "3a", basal="gggrrr")
    arrive(state, "pink-flyer", "1a")
    do(state, "word:invader")
    assert asked(state) == ("pink", "cat.contest.same"), "the archetype and the burrower"
    do(state, "word:defender", "word:keep")
    assert "1a herbivore" in where(state, "pink-flyer")
    assert where(state, "pink-burrower") == ["1a carnivore", "2a herbivore"]
    assert roster(state, "pink") == ["pink-burrower", "pink-flyer"]


@pytest.mark.rule("mesofauna", "cat.end.deck", "cat.end.points")
def test_equals_share_a_race_although_one_of_them_would_have_more_fossils() -> None:
    state = wild("pink", "purple", stage="caterpillar")
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "2a")
    assert ending.worth(state, colour("pink")) == ending.worth(state, colour("purple")) == 1
    assert state.ranking() == [1, 1]


# --- the Combined game at its tables, and what goes on from Genesis -----------------------------------


@pytest.mark.rule("mesofauna", "J1", "bf.C2b", "bf.C2c")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_at_every_table_later_players_begin_with_more_and_nobody_with_more_than_four(seats: int) -> None:
    state = begun(GAME.start(seats, {"stage": "combined"}, "first creeples"))
    assert [ending.population(state, c) for c in state.playing()] == [1, 2, 3, 4, 4, 4, 4][:seats]
    assert sum(state.is_laid(craton) for craton in range(8)) == min(2 * seats, 8)
    assert sum(c < 4 for c in state.colour_of) == min((seats + 1) // 2, 3)


@pytest.mark.rule("mesofauna", "J6d", "J2", "bf.A3b")
def test_a_haustorium_that_takes_a_card_of_bugs_brings_its_event(giants: Mesofauna) -> None:
    rooted = next(f for f in range(len(FACES)) if giants.components.face_skeletal[f] != NONE)
    put(giants, "white-archetype", "1a")
    put(giants, "pink-archetype", "2a")
    act(giants, "white-archetype")
    assert refused(giants, "mutate:archetype-metabolic-1")[1] == "J6d"
    evolved(giants, "white-archetype", FACES[rooted])
    next_cards(giants, "ocelli")
    act(giants, "white-archetype")
    do(giants, "mutate:archetype-metabolic-1")
    assert ("log-event", "bf.H") in told(giants)


@pytest.mark.rule("mesofauna", "J8e")
def test_who_has_no_language_any_more_at_the_end_of_the_turn_is_not_asked(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1a")
    portrait(giants, "white-archetype", "eye_cup-a", "parietal_eye-a", "nuptial_pads-a", "endocrine_gland-a")
    assert flow.speaks(giants, colour("white"))
    giants.discard(card("endocrine_gland"))
    giants.count_moods(species("white-archetype"))
    assert not flow.speaks(giants, colour("white"))
    giants.acted = 1 << species("white-archetype")
    run(giants, frames.NextPhase(colour("white")))
    assert not giants.offers


@pytest.mark.rule("mesofauna", "J7d", "bf.H7c")
def test_two_monsters_shrink_together_and_at_size_one_the_owner_says_which_goes(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1a", basal="rr")
    evolved(giants, "white-archetype", "windpipe-a", "feelers-a")
    sized(giants, "white-archetype", 2)
    assert organs_of(giants, "white-archetype") == "rrgggg"
    run(giants, frames.Atrophy(colour("white"), species("white-archetype"), 3))
    do(giants, "card:windpipe")
    assert (giants.size[species("white-archetype")], organs_of(giants, "white-archetype")) == (1, "rrgg")
    do(giants, "card:feelers")
    assert organs_of(giants, "white-archetype") == "rrg"
    assert giants.has_monster(species("white-archetype"))
    assert not giants.offers


@pytest.mark.rule("mesofauna", "J8d", "bf.I2", "bf.D6b")
def test_tools_are_points_and_zombies_are_not_on_either_side(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1a")
    put(giants, "pink-archetype", "2a")
    tool(giants, "white-archetype", "net")
    zombie(giants, "pink-archetype", "white-archetype")
    assert [ending.points_of(giants, colour(name)) for name in ("white", "pink")] == [2, 1]


@pytest.mark.rule("mesofauna", "K1h", "bf.D1c")
def test_neither_pheromones_nor_zombies_help_a_beginner_from_genesis(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "2a")
    zombie(state, "purple-archetype", "pink-archetype")
    state.moods[species("pink-archetype")] = 1 << 0 | 1 << 6 | 1 << 12 | 1 << 18
    state.novices = 1 << colour("pink")
    act(state, "pink-archetype")
    taken = [offer for offer in offers(state) if offer.startswith("mutate:")]
    assert {offer[-1] for offer in taken} == {"1"}


@pytest.mark.rule("mesofauna", "bf.H5b", "bf.E1c", "bf.E2b")
def test_an_island_is_out_of_reach_of_walkers_however_far_they_come(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", basal="bbbbbb")
    everywhere = dispersal.reach(state, species("pink-archetype"), 1 << biome("1a"))
    assert (everywhere >> biome("2a")) & 1
    terrain.break_away(state, 1)
    reached = dispersal.reach(state, species("pink-archetype"), 1 << biome("1a"))
    assert not reached & 0b111 << biome("2a")
    assert reached & 0b111 << biome("4a")


@pytest.mark.rule("mesofauna", "bf.H4", "bf.F6", "bf.G5a")
def test_a_disease_of_hosts_takes_their_parasites_before_these_are_struck(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a", "2a")
    put(state, "pink-parasite", "1a on_herbivore", "2a on_herbivore")
    state.active = colour("purple")
    events.crowd_disease(state)
    state.run()
    do(state, at("1a"))
    # Both had two: the parasites lose one besides the one that went with its host.
    assert roster(state, "pink") == []
    assert where(state, "purple-archetype") == ["2a herbivore"]


@pytest.mark.rule("mesofauna", "bf.D5", "bf.H7d")
def test_neoteny_saves_from_a_limit_and_may_leave_nothing_basal(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", basal="r")
    put(state, "purple-archetype", "2a", basal="rr")
    act(state, "pink-archetype")
    do(state, "word:neoteny")
    assert organs_of(state, "pink-archetype") == ""
    mutagen.strike(state, 1)
    run(state)
    assert roster(state, "pink") == ["pink-archetype"]
    assert roster(state, "purple") == []


@pytest.mark.rule("mesofauna", "bf.G2", "bf.H7e", "bf.I3")
def test_three_pheromones_without_a_head_or_an_abdomen_are_no_hive(state: Mesofauna) -> None:
    put(state, "pink-archetype", "1a", basal="rrrr")
    state.moods[species("pink-archetype")] = 3
    portrait(state, "pink-archetype", "gut_fold-b", bare=True)
    state.moods[species("pink-archetype")] = 3
    assert not state.is_eusocial(species("pink-archetype")), "a thorax is neither"
    assert mutagen.limit_of(state, species("pink-archetype"), 4) == 4

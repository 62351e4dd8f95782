"""Two rules at once, at odd moments, game by game: parasites and hunters of former hosts, ties, gaps, last cards."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import act, leave_flowers, offered
from tests.games.mesofauna.lives import arrive, evolved, her_archetype_displaces, her_turn, wild, with_dinosaurs
from tests.games.mesofauna.positions import (
    asked,
    at,
    begun,
    biome,
    card,
    colour,
    craton,
    dice,
    display,
    do,
    flower,
    found,
    give,
    lay,
    lines,
    mutations,
    next_cards,
    offers,
    organs_of,
    packed,
    portrait,
    portrait_of,
    put,
    refused,
    roster,
    run,
    species,
    started,
    told,
    unborn,
    where,
    withdraw,
    zombie,
)

from phylarium.campaign.scoring import FOSSILS, ChapterResult, standings
from phylarium.families.fauna.rules.names import (
    COLUMN_COUNT,
    DARWIN,
    FLYER,
    GONE,
    IN_DECK,
    METABOLIC,
    NONE,
    ORGAN_BITS,
    SHAPE_COUNT,
    TOOLS,
)
from phylarium.games.mesofauna.rules import acting, events, flow, frames, mutagen, queen
from phylarium.games.mesofauna.rules.actions import VOCABULARY
from phylarium.games.mesofauna.rules.board import SOUTH, SPOTS, STEP
from phylarium.games.mesofauna.rules.names import BUG_ROWS, FACES, SPECIES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import (
    DECK_EMPTY,
    FORMATION_EMPTY,
    GOAL_REACHED,
    LONE_SURVIVOR,
)
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.words import render


def empty_deck(state: Mesofauna, row: int) -> None:
    """The deck of a row has no card left."""
    for c in state.deck(row):
        state.card_at[c] = GONE
    state.deck(row).clear()


# --- Caterpillar -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.mutate.placement", "cat.mutate.organs")
def test_a_card_is_exchanged_with_its_organs_for_one_whose_halves_are_the_same() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "3a")
    portrait(state, "pink-archetype", "ocelli-a", "sensory_setae-a", "bug_ovipositor-a")
    display(state, "wax_glands")
    act(state, "pink")
    do(state, "mutate:archetype-metabolic-1", "promote:wax_glands-a", "card:ocelli", "card:bug_ovipositor")
    assert portrait_of(state, "pink-archetype") == ["ocelli-a", "wax_glands-a", "bug_ovipositor-a"]
    assert organs_of(state, "pink-archetype") == "rryb"


@pytest.mark.rule("mesofauna", "cat.speciate.mother", "cat.populate.destination")
def test_a_swimmer_in_a_lake_is_the_mother_of_nobody() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-swimmer", "4c")
    put(state, "purple-archetype", "3a")
    display(state, "paranotal_lobes")
    act(state, "pink")
    assert offered(state, "speciate") == []
    put(state, "pink-swimmer", "1b")
    act(state, "pink")
    assert "paranotal_lobes-a" in offered(state, "speciate")
    do(state, "speciate:paranotal_lobes-b")
    leave_flowers(state)
    assert where(state, "pink-armored") == ["1b herbivore"]


@pytest.mark.rule("mesofauna", "cat.contest.chameleon", "cat.contest.flower", "cat.contest.icon")
def test_a_defender_that_wins_a_tie_by_a_white_organ_may_stomp_its_flower() -> None:
    state = wild(stage="caterpillar")
    flower(state, "1a")
    put(state, "purple-archetype", "1a", "3a", basal="w")
    put(state, "pink-archetype", "2a", basal="ygg")
    arrive(state, "pink-archetype", "1a")
    assert where(state, "pink-archetype") == ["1a carnivore", "2a herbivore"]
    assert asked(state) == ("purple", "cat.contest.flower")
    do(state, "word:stomp")
    assert state.flowers == 0


@pytest.mark.rule("mesofauna", "cat.contest.same", "cat.extinct", "cat.extinct.out")
def test_whose_hunter_stays_for_its_own_grazer_has_one_species_less_and_is_not_out() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-archetype", "2a", basal="gggrrr")
    put(state, "purple-archetype", "1a")
    put(state, "purple-flyer", "1a carnivore", basal="r")
    put(state, "gray-archetype", "3a")
    act(state, "pink")
    do(state, "populate:archetype", at("2b"))
    arrive(state, "pink-archetype", "1a")
    assert asked(state) == ("purple", "cat.contest.same")
    do(state, "word:defender")
    leave_flowers(state)
    assert roster(state, "purple") == ["purple-flyer"]
    assert not state.out


@pytest.mark.rule("mesofauna", "cat.end.deck", "cat.mutate.refresh")
def test_with_the_last_card_of_a_deck_points_are_counted_and_equals_share() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "2a", "2b")
    put(state, "gray-archetype", "3a")
    portrait(state, "pink-archetype", "ocelli-a")
    display(state, "bug_tail_spine")
    empty_deck(state, METABOLIC)
    act(state, "pink")
    do(state, "mutate:archetype-metabolic-1", "promote:bug_tail_spine-b", "card:ocelli")
    assert state.ending == DECK_EMPTY
    assert state.ranking() == [1, 1, 3]


@pytest.mark.rule("mesofauna", "cat.populate.dispersal", "cat.populate.destination", "cat.populate.trophic")
def test_larvae_pass_lakes_and_others_and_end_on_none_of_their_own() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-archetype", "4b", basal="bb")
    put(state, "purple-archetype", "1c", "3c")
    act(state, "pink")
    do(state, "populate:archetype")
    assert state.agenda[-1].op == frames.LARVAE
    assert all(at(one) in offers(state) for one in ("1c", "1a", "2b", "2c"))
    assert at("4c") not in offers(state), "a lake"
    assert at("4b") not in offers(state), "one's own"
    assert at("2a") not in offers(state), "four hexes away"
    assert at("1c carnivore") not in offers(state), "one that comes grazes"


@pytest.mark.rule("mesofauna", "cat.speciate.mother", "cat.speciate.flower", "cat.contest.shift")
def test_a_parasite_of_caterpillar_grazes_plants_and_replaces_its_mother() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "3a")
    display(state, "maxillary_palps")
    act(state, "pink")
    do(state, "speciate:maxillary_palps-a")
    assert asked(state) == ("pink", "cat.populate.plant")
    do(state, "word:plant")
    assert roster(state, "pink") == ["pink-parasite"]
    assert where(state, "pink-parasite") == ["1a herbivore"]
    arrive(state, "pink-parasite", "3a")
    assert where(state, "pink-parasite") == ["1a herbivore", "3a carnivore"]


@pytest.mark.rule("mesofauna", "cat.setup.placement", "cat.sequence")
def test_blue_begins_with_one_creeple_and_the_last_seat_has_four() -> None:
    state = started(stage="caterpillar", seed="c12")
    begun(state)
    # Blue has the highest skeletal number; then it goes on from seat to seat.
    assert [len(where(state, f"{c}-archetype")) for c in ("blue", "pink", "purple", "gray")] == [1, 2, 3, 4]


@pytest.mark.rule("mesofauna", "cat.end.points")
def test_ten_creeples_and_two_pheromones_win() -> None:
    state = wild(stage="caterpillar")
    put(state, "pink-archetype", "1a", "1b", "1c", "2a", "2b", "2c", "3b", "3c", "4a", "4b", basal="")
    portrait(state, "pink-archetype", "ocelli-a", "sensory_setae-a")
    put(state, "purple-archetype", "3a")
    display(state, "wax_glands")
    act(state, "pink")
    do(state, "mutate:archetype-metabolic-1", "promote:wax_glands-a", "card:sensory_setae")
    assert state.ending == GOAL_REACHED
    assert state.scores()[0] == 12


# --- Cocoon ------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "coc.parasite.mother-is", "coc.shape.rule", "coc.shape.host", "bf.D3j", "bf.F1f")
def test_the_hunter_of_a_former_host_starves_before_the_daughter_of_its_parasite_shifts() -> None:
    state = wild(stage="cocoon")
    put(state, "purple-burrower", "1a", basal="g")
    put(state, "pink-parasite", "1a on_herbivore")
    put(state, "gray-flyer", "1a carnivore", "2a", basal="rrr")
    give(state, "pink-parasite", "foreleg_femora")
    act(state, "pink")
    do(state, "speciate:foreleg_femora-b")
    assert where(state, "gray-flyer") == ["2a herbivore"]
    assert where(state, "pink-burrower") == ["1a carnivore"]


@pytest.mark.rule("mesofauna", "coc.parasite.contest", "coc.parasite.shift")
def test_a_larva_that_loses_a_host_takes_another_one_of_that_colour_beside_it() -> None:
    state = wild(stage="cocoon")
    put(state, "purple-archetype", "1a")
    put(state, "purple-flyer", "1a carnivore", "3a")
    put(state, "gray-parasite", "1a on_herbivore", basal="b")
    put(state, "pink-parasite", "3a on_herbivore", basal="b")
    arrive(state, "pink-parasite", "1a on_herbivore")
    assert "1a on_carnivore" in where(state, "pink-parasite")
    assert where(state, "gray-parasite") == ["1a on_herbivore"]


@pytest.mark.rule("mesofauna", "coc.mutate.allowance", "coc.mutate.half")
def test_without_unborn_only_free_cards_are_taken_pheromone_or_not() -> None:
    state = wild(stage="cocoon")
    put(state, "pink-flyer", "1a")
    put(state, "purple-archetype", "3a")
    portrait(state, "pink-flyer", "pedipalps-a", "hemimetabolism-a")  # a yellow pheromone
    display(state, "ocelli", "dorsal_aorta")
    unborn(state, "pink-flyer", 0)
    act(state, "pink")
    assert offered(state, "mutate") == ["flyer-metabolic-1", "flyer-darwin-1"]
    assert offered(state, "populate") == []


@pytest.mark.rule("mesofauna", "coc.speciate.mother", "coc.speciate.limits", "coc.shape.archetype")
def test_a_hunter_in_a_swamp_is_the_mother_of_a_swimmer_that_hunts() -> None:
    state = wild(stage="cocoon")
    put(state, "purple-archetype", "1b")
    put(state, "pink-burrower", "1b carnivore", "2a")
    give(state, "pink-burrower", "statocyst")
    act(state, "pink")
    do(state, "speciate:statocyst-a")
    assert where(state, "pink-swimmer") == ["1b carnivore"]
    assert offers(state) == []


@pytest.mark.rule("mesofauna", "coc.speciate.endangered", "coc.shape.venom")
@pytest.mark.parametrize("venom", [True, False])
def test_a_hunter_whose_prey_takes_to_the_air_stays_by_venom_alone(venom: bool) -> None:
    state = wild(stage="cocoon")
    put(state, "pink-archetype", "1a", "2a")
    put(state, "purple-burrower", "1a carnivore", "3a")
    if venom:
        portrait(state, "purple-burrower", "labium-a")
    give(state, "pink-archetype", "dorsal_aorta")
    act(state, "pink")
    do(state, "speciate:dorsal_aorta-a", at("1a"))
    leave_flowers(state)
    assert ("1a carnivore" in where(state, "purple-burrower")) is venom


@pytest.mark.rule("mesofauna", "coc.speciate.endangered", "coc.parasite.shift", "cat.extinct.out")
def test_a_new_shape_starves_a_hunter_and_with_it_the_last_parasite_of_a_third_player() -> None:
    state = wild(stage="cocoon")
    put(state, "purple-archetype", "1a", "2a")
    put(state, "gray-flyer", "1a carnivore", "3a")
    put(state, "pink-parasite", "1a on_carnivore")
    give(state, "purple-archetype", "paranotal_lobes")
    act(state, "purple")
    do(state, "speciate:paranotal_lobes-b", at("1a"))
    leave_flowers(state)
    assert where(state, "gray-flyer") == ["3a herbivore"]
    assert roster(state, "pink") == []
    assert (state.out >> colour("pink")) & 1


@pytest.mark.rule("mesofauna", "coc.speciate.endangered", "cat.end.lone")
def test_whoever_starves_the_last_hunter_of_the_other_wins() -> None:
    state = wild("pink", "purple", stage="cocoon")
    put(state, "purple-archetype", "1a", "2a")
    put(state, "pink-flyer", "1a carnivore")
    give(state, "purple-archetype", "paranotal_lobes")
    act(state, "purple")
    do(state, "speciate:paranotal_lobes-b", at("1a"))
    leave_flowers(state)
    assert state.ending == LONE_SURVIVOR
    assert state.ranking() == [2, 1]


@pytest.mark.rule("mesofauna", "coc.shape.edibility", "coc.shape.host", "cat.contest.majority")
def test_where_a_hunter_could_eat_both_organs_decide() -> None:
    state = wild(stage="cocoon")
    put(state, "purple-armored", "1a", "2a", basal="g")
    put(state, "gray-parasite", "1a on_herbivore")
    put(state, "gray-flyer", "1a carnivore")
    put(state, "pink-flyer", "3a", basal="g")
    arrive(state, "pink-flyer", "1a")
    assert "1a herbivore" in where(state, "purple-armored"), "it is a host, and the other one a flyer: a tie"
    assert where(state, "pink-flyer") == ["3a herbivore"], "it could eat a host, but meets its hunter: a tie again"


@pytest.mark.rule("mesofauna", "coc.parasite.speciate", "cat.extinct.again")
def test_parasites_that_are_founded_again_may_live_on_another_colour() -> None:
    state = wild(stage="cocoon")
    put(state, "pink-archetype", "1a", "2a")
    put(state, "gray-archetype", "1a carnivore", "4a")
    put(state, "purple-archetype", "3a")
    put(state, "pink-parasite", "3a on_herbivore")
    give(state, "pink-archetype", "maxillary_palps")
    act(state, "pink")
    assert offered(state, "speciate") == []
    withdraw(state, "3a on_herbivore")
    run(state, frames.Check(NOBODY))
    act(state, "pink")
    assert offered(state, "speciate") == ["maxillary_palps-a"]
    do(state, "speciate:maxillary_palps-a")
    assert state.bound[colour("pink")] == colour("gray")
    assert where(state, "pink-parasite") == ["1a on_carnivore"]


@pytest.mark.rule("mesofauna", "coc.parasite.destination", "cat.populate.dispersal")
def test_a_parasite_goes_no_further_than_other_larvae_and_to_its_colour_alone() -> None:
    state = wild(stage="cocoon")
    put(state, "purple-archetype", "4b", "4a", "1a")
    put(state, "gray-archetype", "1c")
    put(state, "pink-parasite", "4b on_herbivore")
    act(state, "pink")
    do(state, "populate:parasite")
    assert offers(state)[:1] == [at("4a on_herbivore")]
    assert at("1c on_herbivore") not in offers(state)


# --- Butterfly ---------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.D3j", "bf.E3e")
@pytest.mark.parametrize(
    ("winner", "hosts"),
    [
        ("invader", {"purple-archetype": ["1a carnivore", "2a herbivore"], "purple-flyer": ["3a herbivore"]}),
        ("defender", {"purple-archetype": ["2a herbivore"], "purple-flyer": ["1a carnivore", "3a herbivore"]}),
    ],
)
def test_of_two_former_parasites_in_a_biome_the_second_dies_whatever_became_of_its_host(
    winner: str, hosts: dict[str, list[str]]
) -> None:
    """The first drives out its host, which meets the other one above: its owner says which of the two stays."""
    state = wild()
    put(state, "purple-archetype", "1a", "2a")
    put(state, "pink-parasite", "1a on_herbivore")
    put(state, "purple-flyer", "1a carnivore", "3a")
    put(state, "pink-parasite", "1a on_carnivore")
    portrait(state, "pink-parasite", "maxillary_palps-a")
    give(state, "pink-parasite", "labium", "chitin_cuticle")
    put(state, "gray-archetype", "4a")
    mutagen.strike(state, 2)
    state.run()
    assert asked(state) == ("pink", "bf.H7c")
    do(state, "card:maxillary_palps")
    assert asked(state)[0] == "purple"
    do(state, f"word:{winner}")
    leave_flowers(state)
    assert roster(state, "pink") == ["pink-archetype"]
    assert where(state, "pink-archetype") == ["1a herbivore"]
    assert {name: where(state, name) for name in hosts} == hosts
    assert state.unplaced == []


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.F1a", "bf.F1f", "bf.F7a")
def test_a_weta_meets_its_former_host_while_the_hunter_of_that_one_is_there() -> None:
    state = wild()
    put(state, "purple-burrower", "1a", "2a")
    put(state, "pink-parasite", "1a on_herbivore", "2a on_herbivore")
    put(state, "gray-flyer", "1a carnivore", "2a carnivore", "3a")
    portrait(state, "pink-parasite", "maxillary_palps-a")
    give(state, "pink-parasite", "labium", "chitin_cuticle")
    mutagen.strike(state, 2)
    state.run()
    do(state, "card:maxillary_palps")
    leave_flowers(state)
    assert told(state).count(("log-loses-edibility", "bf.F1a")) == 2
    assert where(state, "gray-flyer") == ["3a herbivore"]
    assert where(state, "purple-burrower") == ["1a herbivore", "2a herbivore"]
    assert roster(state, "pink") == []
    assert state.unplaced == []
    assert state.fossils[colour("pink")] == 2, "for the weta, and for the archetype that it became"


@pytest.mark.rule("mesofauna", "bf.E1c")
def test_larvae_do_not_cross_the_sea_on_foot() -> None:
    state = wild()
    lay(state, "8", "adrift")
    put(state, "pink-archetype", "8a", basal="bbb")
    put(state, "purple-archetype", "1a")
    act(state, "pink-archetype")
    do(state, "populate:archetype")
    assert {one[:15] for one in offers(state) if one.startswith("place")} == {"place:craton-8-"}


@pytest.mark.rule("mesofauna", "bf.A3e")
def test_time_takes_the_free_card_of_each_row() -> None:
    state = wild("pink", "purple")
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "3a")
    upper, lower = state.display[1:5], state.display[6:10]
    next_cards(state, "ocelli", "labium")
    state.quiet = 2
    state.active = colour("purple")
    run(state, frames.NextTurn(NOBODY))
    assert ("log-time-passes", "bf.A3e") in told(state)
    assert state.display[:10] == [*upper, card("ocelli"), *lower, card("labium")]


@pytest.mark.rule("mesofauna", "bf.E2", "bf.E2b", "bf.E3d", "bf.G5b")
def test_a_parasite_with_a_white_organ_flies_to_hosts_of_its_colour() -> None:
    state = wild()
    put(state, "purple-archetype", "1a", "3a", "3c")
    put(state, "gray-archetype", "3b")
    put(state, "pink-parasite", "1a on_herbivore")
    portrait(state, "pink-parasite", "flight_muscle-b")
    act(state, "pink-parasite")
    do(state, "populate:parasite")
    dice(state, 3)
    do(state, "word:fly")
    assert offers(state) == [at("3a on_herbivore"), at("3c on_herbivore")]


@pytest.mark.rule("mesofauna", "bf.E2c")
def test_a_larva_that_flies_to_no_craton_is_unborn() -> None:
    state = wild()
    put(state, "purple-archetype", "1a", "3a")
    put(state, "pink-flyer", "2a", "3b")
    put(state, "gray-archetype", "4a")
    act(state, "pink-flyer")
    before = state.unborn[species("pink-flyer")]
    do(state, "populate:flyer")
    dice(state, 7)
    do(state, "word:fly")
    assert state.unborn[species("pink-flyer")] == before
    assert ("log-lost", "bf.E2c") in told(state)


@pytest.mark.rule("mesofauna", "bf.H2a", "bf.H2b", "bf.G6")
def test_ice_kills_a_parasite_on_a_host_that_outlasts_it_and_flowers_on_heights() -> None:
    state = wild()
    put(state, "purple-archetype", "1a", "3a", basal="w")
    put(state, "pink-parasite", "1a on_herbivore", "3a on_herbivore")
    put(state, "gray-archetype", "4b")
    flower(state, "1a", "3a", "1b")
    events.ice_age(state)
    run(state, frames.Check(NOBODY))
    assert where(state, "pink-parasite") == ["3a on_herbivore"]
    assert where(state, "purple-archetype") == ["1a herbivore", "3a herbivore"]
    assert state.flowers == 1 << biome("1b")


@pytest.mark.rule("mesofauna", "bf.D3e", "bf.D6c", "bf.F7", "bf.F7a", "bf.F7b")
def test_a_species_is_founded_again_without_its_zombies_and_has_them_back_with_their_holders_end() -> None:
    state = wild()
    put(state, "pink-archetype", "1a", "2a")
    put(state, "pink-flyer", "3a")
    put(state, "purple-archetype", "4a")
    zombie(state, "pink-flyer", "purple-archetype")
    zombie(state, "pink-flyer", "purple-archetype")
    dice(state, 3)
    events.impact(state)
    run(state, frames.Check(NOBODY))
    assert state.zombie == [species("pink-flyer")] * 2
    assert state.fossils[colour("pink")] == 1
    give(state, "pink-archetype", "dorsal_aorta")
    act(state, "pink-archetype")
    do(state, "speciate:dorsal_aorta-a", at("1a"))
    leave_flowers(state)
    assert state.unborn[species("pink-flyer")] == 4
    dice(state, 4)
    events.impact(state)
    run(state, frames.Check(NOBODY))
    assert state.unborn[species("pink-flyer")] == 6


@pytest.mark.rule("mesofauna", "bf.G1d", "bf.H7c")
def test_a_portrait_whose_halves_meet_again_closes_up() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "ocelli-a", "wax_glands-a", "book_gills-a")
    put(state, "purple-archetype", "2a")
    mutagen.strike(state, 3)
    state.run()
    do(state, "card:wax_glands")
    assert portrait_of(state, "pink-archetype") == ["ocelli-a", "book_gills-a"]
    assert state.pheromones(species("pink-archetype")) == 1


@pytest.mark.rule("mesofauna", "bf.A1c", "bf.A1a")
def test_a_daughter_acts_in_the_turn_in_which_she_was_founded() -> None:
    state = wild("pink", "purple")
    put(state, "pink-archetype", "1a", "1b")
    put(state, "purple-archetype", "3a")
    give(state, "pink-archetype", "dorsal_aorta")
    state.active = colour("purple")
    state.quiet = 0
    run(state, frames.NextTurn(NOBODY))
    assert asked(state)[0] == "pink"
    do(state, "speciate:dorsal_aorta-a", at("1a"))
    leave_flowers(state)
    assert state.phasing == species("pink-flyer")
    do(state, "word:pass")
    assert state.phasing == species("purple-archetype")


@pytest.mark.rule("mesofauna", "bf.D6a")
def test_a_host_takes_of_its_parasite_and_of_its_hunter_and_of_nobody_elsewhere() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    put(state, "purple-parasite", "1a on_herbivore")
    put(state, "gray-archetype", "1a carnivore")
    put(state, "gray-flyer", "2a")
    portrait(state, "pink-archetype", "bug_mandibles-a")
    act(state, "pink-archetype")
    do(state, "word:zombie")
    assert sorted(state.zombie) == sorted([species("purple-parasite"), species("gray-archetype")])


# --- Combined ----------------------------------------------------------------------------------


@pytest.fixture
def giants() -> Mesofauna:
    return with_dinosaurs()


@pytest.mark.rule("mesofauna", "bf.A3a", "bf.A3e", "bf.I1")
def test_a_row_of_megafauna_without_a_deck_closes_up_and_its_card_counts_as_taken(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1a")
    put(giants, "pink-archetype", "2a")
    empty_deck(giants, BUG_ROWS)
    first = BUG_ROWS * COLUMN_COUNT
    row = giants.display[first : first + 5]
    giants.quiet = 3
    act(giants, "white-archetype")
    do(giants, "mutate:archetype-giant_metabolic-1")
    assert giants.display[first : first + 5] == [*row[1:], NONE]
    assert giants.quiet == 0


@pytest.mark.rule("mesofauna", "J8c")
def test_a_tool_kills_the_hunter_above_its_owner(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1a")
    put(giants, "pink-flyer", "1a carnivore", "2a")
    net = TOOLS[giants.components.tool_shape.index(FLYER)]
    run(giants, frames.ChooseTool(colour("white"), species("white-archetype"), 1))
    do(giants, next(o for o in offers(giants) if o.endswith(net)))
    assert where(giants, "pink-flyer") == ["2a herbivore"]


@pytest.mark.rule("mesofauna", "J8e")
def test_three_emotions_of_one_colour_are_no_language(giants: Mesofauna) -> None:
    sp = species("white-archetype")
    put(giants, "white-archetype", "1a")
    for moods, speaks in (([3, 0, 0, 0], False), ([2, 1, 0, 0], True), ([1, 1, 0, 0], False), ([1, 1, 1, 0], True)):
        giants.moods[sp] = sum(n << (ORGAN_BITS * i) for i, n in enumerate(moods))
        assert flow.speaks(giants, colour("white")) is speaks


@pytest.mark.rule("mesofauna", "J4a")
def test_of_equal_hunters_the_larger_has_the_prey(giants: Mesofauna) -> None:
    put(giants, "pink-archetype", "1a")
    put(giants, "purple-archetype", "1a carnivore", basal="r")
    found(giants, "white-archetype", basal="r", size=2)
    put(giants, "white-archetype", "3a")
    arrive(giants, "white-archetype", "1a carnivore")
    assert "1a carnivore" in where(giants, "white-archetype")


# --- Queen Bee ---------------------------------------------------------------------------------


@pytest.fixture
def bees() -> Mesofauna:
    return her_turn()


@pytest.mark.rule("mesofauna", "L5c", "L9d", "L9h")
def test_her_next_larva_comes_from_where_the_last_went_and_not_from_whom_it_displaced(
    bees: Mesofauna,
) -> None:
    her_archetype_displaces(bees)
    put(bees, "blue-archetype", basal="b")
    put(bees, "pink-flyer", "2c carnivore", "4a", basal="r")
    portrait(bees, "pink-flyer", "labium-a")
    run(bees, frames.QueenPopulate(bees.queen, species("blue-archetype")))
    leave_flowers(bees)
    assert where(bees, "blue-burrower") == ["3b herbivore", "4b herbivore"]
    assert where(bees, "blue-archetype") == ["2a herbivore", "2c herbivore", "3a herbivore"]


@pytest.mark.rule("mesofauna", "L9f", "L4b")
def test_of_equally_cheap_cards_without_traits_she_takes_that_of_the_upper_row(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1a", "3a")
    put(bees, "pink-archetype", "4a")
    portrait(bees, "blue-archetype", "ocelli-a", "pedipalps-b")
    display(bees, "book_gills", "silk_glands")
    sp = species("blue-archetype")
    assert queen.grows(bees, sp)
    frame = bees.agenda[-1]
    assert isinstance(frame, frames.QueenFace)
    assert frame.slot == 0


@pytest.mark.rule("mesofauna", "L2g", "L8", "L8e", "bf.H1")
def test_the_last_fossil_goes_to_both_of_equals_and_no_later_event_happens(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1a")
    put(bees, "pink-archetype", "4a")
    bees.formation = 1
    events.award(bees)
    assert (bees.fossils[colour("blue")], bees.fossils[colour("pink")]) == (1, 1)
    assert bees.ending == FORMATION_EMPTY
    run(bees, frames.Event(NOBODY, 0, 0), frames.AfterAction(colour("blue")))
    assert bees.offers == []
    assert bees.ranking() == [1]


@pytest.mark.rule("mesofauna", "bf.D3j", "bf.F1f", "L9d")
@pytest.mark.parametrize("hunter", ["pink-flyer", "blue-flyer"])
def test_the_hunter_of_her_former_host_starves_before_your_daughter_shifts(bees: Mesofauna, hunter: str) -> None:
    bees.active = colour("pink")
    put(bees, "blue-burrower", "1a", "3a", basal="g")
    put(bees, "pink-parasite", "1a on_herbivore")
    put(bees, hunter, "1a carnivore", "2a", basal="rr")
    give(bees, "pink-parasite", "foreleg_femora")
    act(bees, "pink-parasite")
    do(bees, "speciate:foreleg_femora-b")
    leave_flowers(bees)
    assert where(bees, hunter) == ["2a herbivore"]
    assert where(bees, "pink-burrower") == ["1a carnivore"]
    assert where(bees, "blue-burrower") == ["1a herbivore", "3a herbivore"]


@pytest.mark.rule("mesofauna", "L6e")
def test_where_nobody_could_hold_her_zombies_they_are_unborn(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1b", basal="")
    for n in ("1a", "1c"):
        put(bees, "blue-burrower", n)
        put(bees, "blue-flyer", f"{n} carnivore")
    portrait(bees, "blue-flyer", "labium-a")
    before = bees.unborn[species("blue-archetype")]
    run(bees, frames.QueenPopulate(bees.queen, species("blue-archetype")))
    assert bees.unborn[species("blue-archetype")] == before
    assert bees.zombie == []


@pytest.mark.rule("mesofauna", "L7a", "L9g", "L9c")
def test_of_five_of_hers_a_disease_takes_the_crowded_one_and_then_the_highest(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1a", "2b", "3c", "4b", "2c")
    put(bees, "pink-archetype", "2a")
    put(bees, "pink-flyer", "2c carnivore")
    events.crowd_disease(bees)
    bees.run()
    assert where(bees, "blue-archetype") == ["1a herbivore", "2b herbivore", "4b herbivore"], "2c, then 3c above 2b"


@pytest.mark.rule("mesofauna", "L6a", "L9a", "L9b")
def test_her_parasite_prefers_a_grazer_in_low_land(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "2c", "3b", "1a")
    put(bees, "pink-flyer", "3b carnivore")
    put(bees, "blue-archetype", "4b")
    put(bees, "blue-parasite", "1a on_herbivore")
    run(bees, frames.QueenPopulate(bees.queen, species("blue-parasite")))
    assert where(bees, "blue-parasite") == ["1a on_herbivore", "2c on_herbivore"]


@pytest.mark.rule("mesofauna", "L3d", "L3g")
def test_her_parasite_begins_on_the_prey_of_its_mother(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1a", "2c carnivore")
    put(bees, "pink-archetype", "2c", "3c")
    display(bees, "maxillary_palps", "resilin_pads")
    dice(bees, 8)
    run(bees, frames.QueenTurn(bees.queen))
    leave_flowers(bees)
    assert "2c on_herbivore" in where(bees, "blue-parasite")
    assert bees.bound[colour("blue")] == colour("pink")


@pytest.mark.rule("mesofauna", "L6e", "L2d", "L9h")
def test_in_your_turn_her_loser_swarms_and_her_hunter_that_starves_does_not(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1a", "3a")
    put(bees, "blue-flyer", "1a carnivore", "2a")
    put(bees, "pink-armored", "4a", basal="")
    bees.active = colour("pink")
    before = bees.unborn[species("blue-flyer")]
    arrive(bees, "pink-armored", "1a")
    leave_flowers(bees)
    assert "1a herbivore" in where(bees, "pink-armored")
    assert bees.unborn[species("blue-flyer")] == before + 1
    assert len(where(bees, "blue-archetype")) == 2, "it has swarmed"
    assert bees.zombie == []


@pytest.mark.rule("mesofauna", "L1g", "L9f")
def test_without_a_thorax_before_the_piles_her_first_turn_is_larvae_alone(bees: Mesofauna) -> None:
    bees.turn = 1
    put(bees, "blue-archetype", "1b", "3b")
    put(bees, "pink-archetype", "4a", "4b")
    display(
        bees, "ocelli", "chordotonal_organ", "antennae", "bug_cerci", "sensory_setae",
        "labium", "bug_crop", "bug_mandibles", "galeae", "gut_fold",
    )  # fmt: skip
    run(bees, frames.QueenTurn(bees.queen))
    leave_flowers(bees)
    assert portrait_of(bees, "blue-archetype") == []
    assert len(where(bees, "blue-archetype")) == 3


@pytest.mark.rule("mesofauna", "L8a", "L2g")
def test_a_species_of_yours_that_dies_out_leaves_the_formation_alone(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1b")
    put(bees, "pink-archetype", "4a")
    put(bees, "pink-flyer", "3a")
    left = bees.formation
    dice(bees, 3)
    events.impact(bees)
    run(bees, frames.Check(NOBODY))
    assert bees.fossils[colour("pink")] == 1
    assert bees.formation == left


@pytest.mark.rule("mesofauna", "L9d", "bf.F1f")
def test_your_parasite_goes_up_with_the_grazer_that_her_archetype_displaces(bees: Mesofauna) -> None:
    her_archetype_displaces(bees)
    put(bees, "pink-parasite", "2c on_herbivore")
    run(bees, frames.QueenPopulate(bees.queen, species("blue-archetype")))
    assert "2c herbivore" in where(bees, "blue-archetype")
    assert "2c carnivore" in where(bees, "blue-burrower")
    assert where(bees, "pink-parasite") == ["2c on_carnivore"]


@pytest.mark.rule("mesofauna", "L9h", "L9d", "L9a")
def test_who_swarms_hunts_above_her_own_grazer_on_the_lower_land(bees: Mesofauna) -> None:
    bees.active = colour("pink")
    put(bees, "blue-burrower", "4b", "2a")
    put(bees, "blue-archetype", "1c", "4a")
    put(bees, "pink-flyer", "3a", basal="g")
    arrive(bees, "pink-flyer", "4b")
    do(bees, "word:keep")
    assert where(bees, "blue-burrower") == ["1c carnivore", "2a herbivore"], "lower than 4a, and equally crowded"


@pytest.mark.rule("mesofauna", "L7a", "bf.H4")
def test_a_disease_strikes_her_and_you_when_both_have_most(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1a", "2b")
    put(bees, "pink-archetype", "3c", "4b")
    events.crowd_disease(bees)
    bees.run()
    assert where(bees, "blue-archetype") == ["1a herbivore"]
    assert asked(bees) == ("pink", "bf.H4")


@pytest.mark.rule("mesofauna", "bf.A")
def test_of_equal_skeletal_numbers_bugs_begin() -> None:
    state = wild("gray", "white", "pink", "orange", stage="combined")
    skeletal = state.components.skeletal
    most = max(skeletal[one] for one in state.colour_of)
    assert state.playing()[0] == min(one for one in state.colour_of if skeletal[one] == most)


@pytest.mark.rule("mesofauna", "bf.C2b", "bf.C2c", "J1")
def test_seven_players_lay_all_cratons_and_nobody_begins_with_more_than_four() -> None:
    state = started("pink", "purple", "gray", "green", "orange", "black", "white", stage="combined", seed="seven")
    begun(state)
    assert all(state.is_laid(c) for c in range(8))
    first = [SPECIES[one * SHAPE_COUNT] for one in state.playing()]
    assert [len(where(state, name)) for name in first] == [1, 2, 3, 4, 4, 4, 4]


@pytest.mark.rule("mesofauna", "J2b", "J6c")
def test_radiation_takes_a_horror_plant_beside_the_portrait_of_pink(giants: Mesofauna) -> None:
    put(giants, "pink-archetype", "1a")
    put(giants, "white-archetype", "2a")
    evolved(giants, "pink-archetype", "windpipe-a")
    mutagen.radiation(giants, METABOLIC)
    mutagen.radiation(giants, DARWIN)
    assert mutations(giants, "pink-archetype") == []


@pytest.mark.rule("mesofauna", "K1h")
def test_a_beginner_from_genesis_takes_free_cards_in_the_first_turn_alone_and_others_all() -> None:
    state = wild("pink", "purple")
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "2a")
    state.novices = 1 << colour("pink")
    state.active = colour("purple")
    run(state, frames.NextTurn(NOBODY))
    assert asked(state)[0] == "pink"
    assert len(offered(state, "mutate")) == 2
    do(state, "word:pass")
    assert state.novices == 0
    assert asked(state)[0] == "purple"
    assert len(offered(state, "mutate")) == 10


@pytest.mark.rule("mesofauna", "K3a", "K3b", "K3c")
def test_equals_give_each_other_no_fossil_and_share_a_campaign() -> None:
    names = ["A", "B", "C", "D"]
    chapters = [[7, 7, 7, 1], [0, 0, 0, 0], [5, 4, 5, 7]]
    results = [ChapterResult(names, points) for points in chapters]
    standing = {one.name: one for one in standings(FOSSILS, 3, results)}
    assert [standing[n].fossils for n in names] == [1, 1, 1, 0]
    assert [standing[n].total for n in names] == [3.5, 3, 3.5, 3.5]
    assert [standing[n].place for n in names] == [1, 4, 1, 1]


# --- refusals, tools and what is told ------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.D1c", "J3c")
def test_an_emotion_makes_no_card_of_the_gap_in_a_row_without_a_deck(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1a")
    put(giants, "pink-archetype", "2a")
    unborn(giants, "white-archetype", 4)
    giants.moods[species("white-archetype")] = packed("rygb")
    for row in range(BUG_ROWS, BUG_ROWS * 2):
        last = (row + 1) * COLUMN_COUNT - 1
        giants.deck(row).append(giants.display[last])
        giants.card_at[giants.display[last]] = IN_DECK
        giants.display[last] = NONE
    affordable: list[int] = []
    acting.selections(giants, species("white-archetype"), affordable)
    assert len(affordable) == 8, "eight cards lie there, and the dearest costs three"


@pytest.mark.rule("mesofauna", "bf.D2d")
def test_a_card_that_is_not_in_the_portrait_is_no_neighbour() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "ocelli-a", "sensory_setae-a", "bug_ovipositor-a")
    give(state, "pink-archetype", "wax_glands", "labium")
    run(state, frames.FitBefore(colour("pink"), species("pink-archetype"), FACES.index("wax_glands-a"), card("ocelli")))
    assert refused(state, "card:labium") == ("refused-not-in-portrait", "bf.D2d")
    assert refused(state, "card:ocelli") == ("refused-lies-before", "bf.D2d")


@pytest.mark.rule("mesofauna", "bf.D3h")
def test_a_refused_place_names_the_daughter_of_whoever_asks() -> None:
    state = wild()
    put(state, "gray-burrower", "1a", "1b", "2c")
    put(state, "purple-archetype", "3a")
    give(state, "gray-burrower", "statocyst")
    act(state, "gray-burrower")
    do(state, "speciate:statocyst-a")
    reason = state.why_not(VOCABULARY.parse(at("1a")))
    assert reason is not None
    assert (reason.message.id, reason.rule) == ("refused-not-habitable", "bf.D3h")
    assert "ray swimmer" in render(reason.message, "mesofauna")


@pytest.mark.rule("mesofauna", "J8")
@pytest.mark.parametrize("side", range(len(TOOLS)))
def test_a_tool_lies_with_the_side_up_that_was_chosen(giants: Mesofauna, side: int) -> None:
    put(giants, "white-archetype", "1a")
    run(giants, frames.ChooseTool(colour("white"), species("white-archetype"), 1))
    do(giants, f"tool:{TOOLS[side]}")
    assert giants.tool_at == [species("white-archetype") if one == side // 2 else NONE for one in range(4)]
    assert giants.tool_side == [side % 2 if one == side // 2 else 0 for one in range(4)]


@pytest.mark.rule("mesofauna", "bf.H5c")
def test_a_collision_is_told_of_with_the_craton_that_the_island_came_to() -> None:
    state = wild()
    lay(state, "7", "adrift")
    put(state, "pink-archetype", "1a")
    run(state, frames.Collide(colour("pink"), craton("7")))
    south = state.spot[craton("4")] + STEP[SOUTH]
    do(state, f"spot:{SPOTS[south]}")
    assert lines(state)[-1] == "Craton 7 came to adjoin craton 4."

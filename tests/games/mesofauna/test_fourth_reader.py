"""Cases that a fourth reader took from the rulebook: the end of Queen Bee, wetas, parasites, broken portraits."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import act, leave_flowers, offered
from tests.games.mesofauna.lives import arrive, evolved, her_turn, wild, with_dinosaurs
from tests.games.mesofauna.positions import (
    asked,
    at,
    biome,
    colour,
    craton,
    dice,
    display,
    do,
    empty,
    flower,
    give,
    lay,
    lift,
    lines,
    mutations,
    offers,
    packed,
    portrait,
    portrait_of,
    put,
    refused,
    remove,
    roster,
    run,
    short,
    sound,
    species,
    told,
    unborn,
    where,
    zombie,
)

from phylarium.families.fauna.rules.names import CARNIVORE, GONE, IN_DECK, NONE, TOOLS
from phylarium.games.mesofauna.rules import (
    dispersal,
    flow,
    frames,
    hive,
    living,
    mutagen,
    queen,
    resizing,
    terrain,
    wetas,
    zombies,
)
from phylarium.games.mesofauna.rules.actions import VOCABULARY
from phylarium.games.mesofauna.rules.board import SPAN
from phylarium.games.mesofauna.rules.names import BUG_CARD_COUNT, CARDS, FACES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import ADRIFT, QUEEN_EXTINCT
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.words import render


@pytest.fixture
def bees() -> Mesofauna:
    return her_turn()


@pytest.fixture
def giants() -> Mesofauna:
    return with_dinosaurs()


def your_turn(state: Mesofauna) -> Mesofauna:
    state.active = colour("pink")
    return state


# --- the end of Queen Bee (L8b) ----------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L8b")
def test_with_her_last_creeple_the_game_ends_before_the_flower_and_the_next_larva(bees: Mesofauna) -> None:
    your_turn(bees)
    put(bees, "blue-archetype", "2a")
    # Her archetype hunts neither burrowers nor the armoured, here or where she swarms to.
    put(bees, "pink-burrower", "2c", basal="gggb")
    put(bees, "pink-armored", "2b", basal="ggg")
    larvae = frames.Larvae(colour("pink"), species("pink-burrower"), 2)
    run(bees, larvae, frames.AfterAction(colour("pink")))
    do(bees, at("2a"))
    assert bees.offers == []
    assert bees.over()
    assert bees.ending == QUEEN_EXTINCT
    assert roster(bees, "blue") == []
    assert bees.ranking() == [1]
    assert lines(bees)[-1] == "Pink won."


@pytest.mark.rule("mesofauna", "L8b", "L6e")
def test_her_very_last_creeple_is_nobodys_zombie(bees: Mesofauna) -> None:
    your_turn(bees)
    put(bees, "blue-archetype", "2a")
    put(bees, "pink-burrower", "2c", basal="ggg")
    put(bees, "pink-armored", "2b", basal="ggg")
    arrive(bees, "pink-burrower", "2a")
    assert bees.over()
    assert bees.zombie == []
    assert ("log-swarms", "L9h") in told(bees)


@pytest.mark.rule("mesofauna", "L8b", "bf.H7d")
def test_a_mutagen_that_ends_her_strikes_nobody_after_her(bees: Mesofauna) -> None:
    put(bees, "blue-archetype", "1a", basal="ggg")
    put(bees, "pink-archetype", "3a", basal="g")
    give(bees, "pink-archetype", "ocelli", "labium")
    bees.active = colour("blue")
    mutagen.strike(bees, 2)
    bees.run()
    assert bees.over()
    assert bees.ranking() == [1]
    assert roster(bees, "pink") == ["pink-archetype"]
    assert ("log-loses-organ", "bf.H7c") not in told(bees)


@pytest.mark.rule("mesofauna", "L8b")
def test_a_species_of_hers_that_dies_out_beside_another_ends_nothing(bees: Mesofauna) -> None:
    your_turn(bees)
    put(bees, "blue-archetype", "4a")
    put(bees, "blue-burrower", "1a", basal="ggg")
    put(bees, "pink-archetype", "3a", basal="g")
    mutagen.strike(bees, 2)
    bees.run()
    assert roster(bees, "blue") == ["blue-archetype"]
    assert bees.ending == 0


# --- wetas and parasites (H7f, F6) ---------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.F6", "bf.F5")
@pytest.mark.parametrize("beside", [True, False])
def test_the_parasite_on_a_weta_for_which_no_archetype_is_left_needs_another_host(beside: bool) -> None:
    state = wild("purple", "blue", "pink")
    put(state, "purple-archetype", "4a")
    put(state, "blue-archetype")
    for _ in range(9):
        zombie(state, "blue-archetype", "purple-archetype")
    remove(state, "blue-archetype")
    put(state, "blue-burrower", "1a", "1b")
    put(state, "pink-parasite", "1a on_herbivore", "1b on_herbivore")
    if beside:
        put(state, "blue-swimmer", "1b carnivore")
    portrait(state, "blue-burrower", "foreleg_femora-b")
    run(state, frames.LoseShape(colour("blue"), species("blue-burrower"), 0))
    if beside:
        # The swimmer of 1b loses its prey with that archetype, and the parasite its second host.
        assert ("log-new-host", "bf.F5") in told(state)
    assert where(state, "blue-archetype") == ["1a herbivore"]
    assert where(state, "pink-parasite") == ["1a on_herbivore"]
    assert state.unborn[species("pink-parasite")] == state.creeples_of(species("pink-parasite")) - 1
    assert ("log-killed-hostless", "bf.F6") in told(state)
    sound(state)


# --- portraits with a gap (G1d) while a contest goes on (J7c) ----------------------------------


def spurting(state: Mesofauna, *more: str) -> None:
    """A warm white monster grazes in 1c; above size 3 a card in the middle of its portrait is too small for it."""
    put(state, "white-armored", "1c", "4b", basal="w")
    portrait(state, "white-armored", "cerci-a", "mechanoreceptor_hairs-a", *more, "liver_lobes-a")
    evolved(state, "white-armored", "windpipe-a")


@pytest.mark.rule("mesofauna", "J7c", "J4c", "bf.G1d")
def test_a_loser_flees_before_the_monster_that_grew_closes_its_portrait(giants: Mesofauna) -> None:
    spurting(giants)
    put(giants, "green-archetype", "3a", basal="gggggw")
    flow.begin_phase(giants, species("green-archetype"))
    arrive(giants, "green-archetype", "1c")
    assert giants.size[species("white-armored")] == 4
    assert asked(giants) == ("green", "J4c")
    do(giants, "word:done")
    assert asked(giants) == ("white", "bf.G1d")
    do(giants, "card:liver_lobes")
    assert portrait_of(giants, "white-armored") == ["liver_lobes-a"]


@pytest.mark.rule("mesofauna", "J7c", "bf.G1d")
def test_a_gap_that_a_second_growth_has_closed_costs_nothing_more(giants: Mesofauna) -> None:
    spurting(giants, "hyphae-a")
    put(giants, "green-archetype", "3a", basal="gw")
    evolved(giants, "green-archetype", "cecum-a")
    flow.begin_phase(giants, species("green-archetype"))
    arrive(giants, "green-archetype", "1c")
    assert [giants.size[species(name)] for name in ("green-archetype", "white-armored")] == [6, 6]
    assert asked(giants) == ("green", "J4c")
    do(giants, "word:done")
    assert "card:liver_lobes" not in offers(giants), "nothing is left to choose"
    assert portrait_of(giants, "white-armored") == ["liver_lobes-a"]


# --- what drawn slips left ----------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L5", "L5b")
@pytest.mark.parametrize(("left", "homes"), [(0, 1), (1, 2)])
def test_she_populates_with_the_last_unborn_and_not_without(bees: Mesofauna, left: int, homes: int) -> None:
    put(bees, "pink-archetype", "4b")
    put(bees, "blue-archetype", "2a")
    unborn(bees, "blue-archetype", left)
    run(bees, frames.QueenPopulate(colour("blue"), species("blue-archetype")))
    assert len(where(bees, "blue-archetype")) == homes
    assert (("log-populates", "L5b") in told(bees)) == (left > 0)


@pytest.mark.rule("mesofauna", "bf.H5c")
@pytest.mark.parametrize("corner", [0, 1, SPAN - 2, SPAN - 1])
def test_where_the_map_ends_nothing_adjoins_a_craton_that_is_adrift_or_not_there(corner: int) -> None:
    """A continent that drifts north-east, a craton at a time, may come to the corner; it is then moved back."""
    state = empty()
    lay(state, "1", "adrift")
    beside = corner + SPAN - 1 if corner else SPAN
    state.spot[craton("2")] = beside
    terrain.lay(state, craton("3"), corner)
    assert [name for name in "12345678" if state.is_laid(craton(name))] == ["1", "2", "3"]
    assert state.spot[craton("1")] == ADRIFT
    assert sorted(terrain.continent(state, craton("3"))) == [craton("2"), craton("3")]
    assert not terrain.is_near_edge(state.spot[craton("3")])
    assert state.spot[craton("2")] - state.spot[craton("3")] == beside - corner


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.A1b")
@pytest.mark.parametrize(("acted", "then"), [("burrower", True), ("archetype", False)])
def test_a_weta_has_acted_where_its_species_had_whatever_became_of_an_archetype_before(acted: str, then: bool) -> None:
    state = wild()
    put(state, "pink-burrower", "1a")
    put(state, "purple-archetype", "2a")
    state.acted = 1 << species(f"pink-{acted}")
    state.mutual = 1 << species("purple-archetype")
    wetas.lose_shape(state, species("pink-burrower"), 0)
    assert (state.acted >> species("pink-archetype")) & 1 == then
    assert state.acted & ~(1 << species("pink-archetype")) == 0
    assert state.mutual == 1 << species("purple-archetype")


@pytest.mark.rule("mesofauna", "bf.D2d")
def test_a_card_that_would_fit_but_for_the_shape_is_refused_for_the_shape() -> None:
    state = wild()
    put(state, "pink-archetype", "2a")
    put(state, "pink-burrower", "1a")
    portrait(state, "pink-burrower", "antennae-b", "foreleg_femora-b", "pedipalps-b")
    give(state, "pink-burrower", "sensory_setae")
    run(state, frames.FitAfter(colour("pink"), species("pink-burrower"), FACES.index("sensory_setae-b")))
    state.push(frames.FitAfter(colour("pink"), species("pink-burrower"), FACES.index("sensory_setae-b")))
    for neighbour in ("card:antennae", "word:first"):
        reason = state.why_not(VOCABULARY.parse(neighbour))
        assert reason is not None
        assert (reason.message.id, reason.rule) == ("refused-shape-lost", "bf.D2d")
        assert "ink burrower" in render(reason.message, "mesofauna")


@pytest.mark.rule("mesofauna", "cat.speciate.mother")
def test_a_rival_is_the_mother_of_none_of_yours() -> None:
    state = wild("pink", "purple", stage="caterpillar")
    put(state, "pink-archetype", "1a", "2a")
    put(state, "purple-archetype", "3a")
    display(state, "foreleg_femora")
    run(state, frames.ChooseMother(colour("pink"), NONE, FACES.index("foreleg_femora-b")))
    assert refused(state, at("3a")) == ("refused-no-mother-there", "cat.speciate.mother")
    assert refused(state, at("3b")) == ("refused-no-mother-there", "cat.speciate.mother")


@pytest.mark.rule("mesofauna", "bf.C2b")
@pytest.mark.parametrize("row", [0, SPAN - 1])
def test_a_map_at_the_edge_is_moved_to_the_very_middle(row: int) -> None:
    state = empty()
    inner = row + (1 if row == 0 else -1)
    state.spot[craton("1")] = inner * SPAN + 3
    terrain.lay(state, craton("2"), row * SPAN + 3)
    rows = sorted(state.spot[craton(name)] // SPAN for name in "12")
    assert rows == [SPAN // 2, SPAN // 2 + 1]
    assert [state.spot[craton(name)] % SPAN for name in "12"] == [SPAN // 2, SPAN // 2]


@pytest.mark.rule("mesofauna", "J7c")
def test_a_monster_that_is_cold_does_not_grow_because_somebody_else_is_warm(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1c", "4b")
    evolved(giants, "white-archetype", "windpipe-a")
    put(giants, "green-archetype", "4a", basal="w")
    put(giants, "pink-flyer", "2a", basal="gggggg")
    flow.begin_phase(giants, species("pink-flyer"))
    assert giants.warm == 1 << species("green-archetype")
    arrive(giants, "pink-flyer", "1c")
    assert giants.size[species("white-archetype")] == 1
    assert where(giants, "pink-flyer") == ["1c herbivore", "2a herbivore"]


@pytest.mark.rule("mesofauna", "bf.E3d", "bf.G5a")
def test_parasites_ride_hosts_in_lakes() -> None:
    state = wild()
    put(state, "purple-swimmer", "4c")
    put(state, "purple-archetype", "4b")
    put(state, "pink-parasite", "4b on_herbivore")
    run(state, frames.Larvae(colour("pink"), species("pink-parasite"), 1))
    assert offers(state) == [at("4c on_herbivore"), "word:done"]


def test_status_knows_a_position_before_an_action_by_the_top_of_the_agenda() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    run(state, frames.ChooseAction(colour("pink"), species("pink-archetype")), frames.NextTurn(NOBODY))
    assert state.status() == []
    state.carnivore[biome("2a")] = species("pink-archetype")
    state.living[species("pink-archetype")] += 1
    state.unborn[species("pink-archetype")] -= 1
    assert state.status() == ["creeples: pink-archetype has no prey in craton-2-top"]


@pytest.mark.rule("mesofauna", "J3d", "bf.D2d")
def test_a_dinosaur_whose_shape_lies_beside_its_portrait_may_replace_all_of_that(giants: Mesofauna) -> None:
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


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.F6")
def test_the_parasite_on_a_hunter_for_which_no_archetype_is_left_goes_onto_its_prey() -> None:
    state = wild("purple", "blue", "pink")
    put(state, "purple-archetype", "4a")
    put(state, "blue-archetype")
    for _ in range(9):
        zombie(state, "blue-archetype", "purple-archetype")
    remove(state, "blue-archetype")
    put(state, "blue-swimmer", "2c")
    put(state, "blue-burrower", "1a", "2c carnivore")
    put(state, "pink-parasite", "2c on_carnivore")
    run(state, frames.LoseShape(colour("blue"), species("blue-burrower"), 0))
    assert where(state, "blue-archetype") == ["1a herbivore"]
    assert where(state, "pink-parasite") == ["2c on_herbivore"]
    assert told(state)[-1] == ("log-new-host", "bf.F5")


@pytest.mark.rule("mesofauna", "bf.H7f", "bf.F6", "bf.H7d")
@pytest.mark.parametrize(("limit", "alive"), [(0, True), (1, False), (2, True)])
def test_the_mutagen_goes_on_after_a_hostless_parasite_has_found_another_host(limit: int, alive: bool) -> None:
    state = wild()
    put(state, "purple-archetype", "1a", "2a")
    put(state, "purple-flyer", "1a carnivore", "3a")
    put(state, "pink-parasite", "1a on_carnivore", basal="bb")
    living.kill(state, biome("1a"), CARNIVORE, "log-killed", "bf.F2a")
    wetas.lose_shape(state, species("pink-parasite"), limit)
    state.run()
    leave_flowers(state)
    assert roster(state, "pink") == (["pink-archetype"] if alive else [])


@pytest.mark.rule("mesofauna", "bf.A3e", "L2")
@pytest.mark.parametrize(("quiet", "passes"), [(0, False), (1, False), (2, True)])
def test_a_round_with_queen_bee_is_her_turn_and_yours(bees: Mesofauna, quiet: int, passes: bool) -> None:
    put(bees, "blue-archetype", "2a")
    put(bees, "pink-archetype", "4b")
    bees.quiet = quiet
    run(bees, frames.NextTurn(NOBODY))
    assert asked(bees) == ("pink", "bf.A2a")
    assert (("log-time-passes", "bf.A3e") in told(bees)) == passes


@pytest.mark.rule("mesofauna", "L6f")
@pytest.mark.parametrize(("hers", "yours", "left"), [("y", "y", True), ("", "", True), ("y", "yy", False)])
def test_with_as_many_yellow_organs_as_yours_she_leaves_a_flower_where_it_is(
    bees: Mesofauna, hers: str, yours: str, left: bool
) -> None:
    put(bees, "blue-archetype", "2a", basal=hers)
    put(bees, "pink-archetype", "4b", basal=yours)
    flower(bees, "2c", "2b")
    arrive(bees, "blue-archetype", "2c")
    assert bees.offers == []
    assert ((bees.flowers >> biome("2c")) & 1 == 1) == left


@pytest.mark.parametrize("what", ["unborn", "living", "basal", "organs", "moods"])
def test_status_knows_each_thing_that_a_species_left_behind(what: str) -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    getattr(state, what)[species("pink-flyer")] = 1
    assert "species: pink-flyer is not there and has something" in state.status()


def test_status_knows_a_card_of_a_deck_that_is_said_to_be_elsewhere() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    state.card_at[state.upper_deck[0]] = GONE
    assert "cards: the metabolic deck holds cards that are elsewhere" in state.status()
    state.card_at[state.upper_deck[0]] = IN_DECK
    assert state.status() == []
    state.upper_deck[0], state.lower_deck[0] = state.lower_deck[0], state.upper_deck[0]
    assert len(state.status()) == 2, "each of them lies in the wrong deck"


@pytest.mark.rule("mesofauna", "L6a")
def test_her_parasite_goes_onto_a_grazer_in_a_crowd_before_it_goes_onto_a_hunter(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "2b")
    put(bees, "pink-flyer", "2b carnivore", "2c carnivore")
    put(bees, "blue-archetype", "2c", "2a")
    put(bees, "blue-parasite", "2b on_carnivore")
    beside = 1 << biome("2b") | 1 << biome("2c")
    found = hive.destination(bees, species("blue-parasite"), beside)
    assert short(found) == "2b on_herbivore"
    bees.guest[biome("2b") * 2] = species("blue-parasite")
    assert short(hive.destination(bees, species("blue-parasite"), beside)) == "2c on_carnivore"


@pytest.mark.rule("mesofauna", "bf.D2", "bf.D3a")
def test_a_card_of_somebody_who_plays_before_you_is_not_yours() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    give(state, "pink-archetype", "foreleg_femora")
    put(state, "purple-archetype", "2a")
    act(state, "purple-archetype")
    assert refused(state, "promote:foreleg_femora-a") == ("refused-not-held", "bf.D2")
    assert refused(state, "speciate:foreleg_femora-b") == ("refused-not-held", "bf.D3a")


@pytest.mark.rule("mesofauna", "L9b", "L6a")
def test_an_empty_peak_is_better_than_company_in_the_lowest_land(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "3b")
    put(bees, "blue-archetype", "3a")
    beside = 1 << biome("3b") | 1 << biome("4a")
    assert bees.height(biome("4a")) - bees.height(biome("3b")) > 16
    assert short(hive.destination(bees, species("blue-archetype"), beside)) == "4a herbivore"


@pytest.mark.rule("mesofauna", "L6", "bf.E3e", "L9d")
def test_she_goes_nowhere_where_that_species_hunts_or_could_not_live(bees: Mesofauna) -> None:
    put(bees, "pink-archetype", "2b")
    put(bees, "blue-flyer", "2b carnivore", "3a")
    portrait(bees, "blue-flyer", "labium-a")
    put(bees, "blue-swimmer", "4c", "2c")
    flyer = species("blue-flyer")
    assert bees.is_venomous(flyer)
    assert hive.level_for(bees, flyer, biome("2b")) == NONE
    assert hive.level_for(bees, flyer, biome("4c")) == NONE, "a lake, whatever she could eat there"
    assert hive.level_for(bees, flyer, biome("2c")) == CARNIVORE


@pytest.mark.rule("mesofauna", "J3h")
def test_nobody_outgrows_a_card_that_is_not_promoted(giants: Mesofauna) -> None:
    put(giants, "white-archetype", "1c")
    sizes_of = giants.components.face_size
    small = [one for one in range(BUG_CARD_COUNT + 1, len(CARDS)) if sizes_of[one * 2 - 1] < 6][:4]
    give(giants, "white-archetype", *[CARDS[one] for one in small])
    resizing.change_size(giants, species("white-archetype"), 6, "J3g")
    giants.run()
    assert mutations(giants, "white-archetype") == [CARDS[one] for one in small]


def test_status_knows_a_head_behind_a_tail() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    portrait(state, "pink-archetype", "bug_tail_spine-a", "ocelli-a")
    assert state.status() == ["cards: the portrait of pink-archetype does not fit at ocelli"]


@pytest.mark.rule("mesofauna", "bf.F4", "bf.E3a")
def test_of_a_host_in_a_lake_it_is_the_lake_that_keeps_hunters_off() -> None:
    state = wild()
    put(state, "purple-swimmer", "4c", "3b")
    put(state, "pink-burrower", "4b", "3a")
    run(state, frames.Larvae(colour("pink"), species("pink-burrower"), 1))
    assert refused(state, at("4c carnivore")) == ("refused-prey-shape", "bf.F4")
    put(state, "gray-parasite", "4c on_herbivore")
    state.refresh()
    assert refused(state, at("4c carnivore")) == ("refused-lake", "bf.E3a")


def test_status_knows_a_map_of_one_craton_but_for_the_time_when_cratons_are_laid() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    lift(state, "2", "3", "4")
    run(state, frames.ChooseAction(colour("pink"), species("pink-archetype")))
    assert state.status() == ["map: it has fewer than two cratons"]
    # A pack may have each of two players lay one craton: the second is asked for its side and its place, too.
    asks = (
        frames.ChooseCraton(colour("pink")),
        frames.ChooseSide(colour("pink"), 1),
        frames.ChooseSpot(colour("pink"), 1),
    )
    for laying in asks:
        state.agenda.insert(0, laying)
        assert state.status() == []
        del state.agenda[0]
    lay(state, "2", "n of 1")
    assert state.status() == []


@pytest.mark.rule("mesofauna", "bf.A2a")
def test_where_an_action_is_asked_for_a_place_or_a_card_is_no_answer() -> None:
    state = wild()
    put(state, "pink-archetype", "1a")
    put(state, "purple-archetype", "2a")
    act(state, "pink-archetype")
    for answer in (at("1a"), at("2a"), "craton:1", "card:ocelli", "tool:" + TOOLS[-1], "word:done", "word:fly"):
        assert refused(state, answer) == ("refused-not-asked", "bf.A2a")


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


@pytest.mark.rule("mesofauna", "bf.H5b")
def test_between_two_continents_that_are_moved_lie_two_empty_columns() -> None:
    state = empty()
    lay(state, "1")
    lay(state, "2", "e of 1")
    state.spot[craton("3")] = SPAN + 1
    terrain.lay(state, craton("4"), 1)
    columns = [state.spot[craton(name)] % SPAN for name in "1234"]
    assert min(columns[2:]) - max(columns[:2]) == 3


@pytest.mark.rule("mesofauna", "bf.C2b")
def test_a_lone_craton_in_a_corner_is_moved_to_the_middle() -> None:
    for corner in (0, 1, SPAN - 1):
        state = empty()
        terrain.lay(state, craton("3"), corner)
        assert not terrain.is_near_edge(state.spot[craton("3")])


@pytest.mark.rule("mesofauna", "L3b")
@pytest.mark.parametrize("face", [1, 2, 3, 8])
def test_her_roll_is_what_the_dice_shows(bees: Mesofauna, face: int) -> None:
    put(bees, "blue-archetype", "2a", "2b")
    put(bees, "blue-flyer", "3a")
    put(bees, "pink-archetype", "4b")
    display(bees, "foreleg_femora")
    dice(bees, face)
    assert queen.speciates(bees, species("blue-archetype")) == (face > 2)
    assert bees.journal is not None
    assert [(entry.a, entry.b) for entry in bees.journal if entry.what == "log-queen-roll"] == [(face, 2)]

"""Contests of herbivores, of carnivores and of parasites, what becomes of the losers, and flowers."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.lives import arrive, last, wild
from tests.games.mesofauna.positions import (
    asked,
    do,
    flower,
    lay,
    lines,
    offers,
    portrait,
    put,
    refused,
    sound,
    species,
    told,
    turned,
    where,
)

from phylarium.games.mesofauna.rules.state import Mesofauna


@pytest.fixture
def caterpillar() -> Mesofauna:
    return wild(stage="caterpillar")


@pytest.fixture
def cocoon() -> Mesofauna:
    return wild(stage="cocoon")


@pytest.fixture
def state() -> Mesofauna:
    return wild()


# --- herbivores --------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.contest.sides", "cat.contest.icon", "cat.contest.majority")
def test_ME_06_more_green_organs_win_the_lower_half(caterpillar: Mesofauna) -> None:
    """An armored one with two green organs and a white one comes to a swamp with a flyer."""
    put(caterpillar, "purple-flyer", "3b", basal="gg")
    put(caterpillar, "pink-armored", "3a", basal="ggw")
    arrive(caterpillar, "pink-armored", "3b")
    assert where(caterpillar, "pink-armored") == ["3a herbivore", "3b herbivore"]
    assert ("log-loses-organs", "cat.contest.majority") in told(caterpillar)
    assert "Purple flyer, grazing in the left of craton 3, lost to Pink armored, which had more green organs." in lines(
        caterpillar
    )


@pytest.mark.rule("mesofauna", "cat.contest.shift", "cat.contest.kill")
def test_ME_07_the_loser_hunts_its_conqueror_also_out_of_turn(caterpillar: Mesofauna) -> None:
    put(caterpillar, "purple-flyer", "3b", basal="gg")
    arrive(caterpillar, "pink-armored", "3b")
    assert where(caterpillar, "pink-armored") == ["3b carnivore"]
    put(caterpillar, "gray-archetype", basal="ggg")
    do(caterpillar, "word:keep")
    arrive(caterpillar, "gray-archetype", "3b")
    assert where(caterpillar, "gray-archetype") == ["3b herbivore"]
    # Both have no red organ, so that the hunter who is there stays.
    assert where(caterpillar, "pink-armored") == ["3b carnivore"]
    assert where(caterpillar, "purple-flyer") == []
    assert caterpillar.unborn[species("purple-flyer")] == 0, "it went extinct"


@pytest.mark.rule("mesofauna", "cat.contest.majority", "bf.F1d", "bf.F1")
def test_ME_08_of_equals_the_defender_wins(caterpillar: Mesofauna, state: Mesofauna) -> None:
    for table, rule in ((caterpillar, "cat.contest.majority"), (state, "bf.F1d")):
        put(table, "purple-archetype", "1a", basal="g")
        put(table, "pink-archetype", basal="g")
        arrive(table, "pink-archetype", "1a")
        assert where(table, "purple-archetype") == ["1a herbivore"]
        assert where(table, "pink-archetype") == ["1a carnivore"]
        assert ("log-loses-tie", rule) in told(table)


@pytest.mark.rule("mesofauna", "cat.contest.chameleon", "cat.contest.icon", "bf.F1b", "bf.F1c")
def test_ME_09_among_flowers_yellow_and_white_organs_count(caterpillar: Mesofauna, state: Mesofauna) -> None:
    for table in (caterpillar, state):
        flower(table, "1a")
        put(table, "purple-archetype", "1a", basal="yggg")
        put(table, "pink-flyer", basal="yw")
        arrive(table, "pink-flyer", "1a")
        assert where(table, "pink-flyer") == ["1a herbivore"]
        assert table.journal is not None
        assert [entry.d for entry in table.journal if entry.what == "log-loses-organs"] == [1], "yellow"


@pytest.mark.rule("mesofauna", "cat.contest.chameleon", "bf.F1c")
def test_elsewhere_white_organs_count_as_green(caterpillar: Mesofauna, state: Mesofauna) -> None:
    for table in (caterpillar, state):
        put(table, "purple-archetype", "1a", basal="gyyy")
        put(table, "pink-flyer", basal="ww")
        arrive(table, "pink-flyer", "1a")
        assert where(table, "pink-flyer") == ["1a herbivore"]


@pytest.mark.rule("mesofauna", "cat.contest.sides")
def test_nobody_contests_an_empty_half(caterpillar: Mesofauna) -> None:
    arrive(caterpillar, "pink-archetype", "1a")
    assert where(caterpillar, "pink-archetype") == ["1a herbivore"]
    assert told(caterpillar) == []


@pytest.mark.rule("mesofauna", "cat.contest.same", "bf.F1e")
@pytest.mark.parametrize(("stage", "rule"), [("caterpillar", "cat.contest.same"), ("butterfly", "bf.F1e")])
@pytest.mark.parametrize("winner", ["invader", "defender"])
def test_of_two_of_ones_own_the_owner_chooses_the_winner(stage: str, rule: str, winner: str) -> None:
    state = wild(stage=stage)
    put(state, "purple-archetype", "1a", basal="ggg")
    arrive(state, "purple-burrower", "1a")
    assert asked(state) == ("purple", rule)
    assert offers(state) == ["word:invader", "word:defender"]
    do(state, f"word:{winner}")
    grazes, hunts = ("burrower", "archetype") if winner == "invader" else ("archetype", "burrower")
    assert where(state, f"purple-{grazes}") == ["1a herbivore"]
    if stage == "caterpillar" or hunts == "burrower":
        assert where(state, f"purple-{hunts}") == ["1a carnivore"]
    else:
        assert where(state, f"purple-{hunts}") == [], "an archetype does not catch a burrower"


@pytest.mark.rule("mesofauna", "bf.F1e", "bf.F1a")
def test_ones_own_choice_comes_before_edibility(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a")
    put(state, "gray-flyer", "1a carnivore")
    arrive(state, "purple-burrower", "1a")
    do(state, "word:defender")
    assert where(state, "purple-archetype") == ["1a herbivore"]
    assert where(state, "gray-flyer") == ["1a carnivore"]


@pytest.mark.rule("mesofauna", "coc.shape.edibility", "coc.shape.rule", "bf.F1a")
@pytest.mark.parametrize(
    ("stage", "rule", "starves"),
    [("cocoon", "coc.shape.edibility", "coc.shape.rule"), ("butterfly", "bf.F1a", "bf.F1f")],
)
def test_ME_23_the_inedible_herbivore_wins_and_starves_its_own_hunter(stage: str, rule: str, starves: str) -> None:
    state = wild(stage=stage)
    put(state, "purple-archetype", "1a", basal="ggg")
    put(state, "pink-archetype", "1a carnivore")
    arrive(state, "pink-armored", "1a")
    assert where(state, "pink-armored") == ["1a herbivore"]
    assert where(state, "purple-archetype") == []
    assert where(state, "pink-archetype") == []
    assert told(state)[:3] == [
        ("log-loses-edibility", rule),
        ("log-killed-starved", starves),
        ("log-killed", "cat.contest.kill" if stage == "cocoon" else "bf.F2a"),
    ]


@pytest.mark.rule("mesofauna", "coc.shape.edibility", "bf.F1a")
def test_the_edible_newcomer_loses_however_strong(state: Mesofauna) -> None:
    put(state, "purple-armored", "1a")
    put(state, "gray-armored", "1a carnivore")
    put(state, "pink-burrower", basal="gggg")
    arrive(state, "pink-burrower", "1a")
    assert where(state, "pink-burrower") == ["1a herbivore"], "the hunter cannot catch it"
    state = wild()
    put(state, "purple-burrower", "1a")
    put(state, "gray-burrower", "1a carnivore")
    put(state, "pink-archetype", basal="gggg")
    # The hunter eats both, so that organs decide.
    arrive(state, "pink-archetype", "1a")
    assert where(state, "pink-archetype") == ["1a herbivore"]
    assert ("log-loses-organs", "bf.F1b") in told(state)


@pytest.mark.rule("mesofauna", "coc.shape.edibility", "coc.shape.host")
def test_a_parasite_makes_its_host_edible_in_a_contest(cocoon: Mesofauna) -> None:
    put(cocoon, "purple-armored", "1a", basal="ggg")
    put(cocoon, "gray-parasite", "1a on_herbivore")
    put(cocoon, "gray-flyer", "1a carnivore")
    arrive(cocoon, "pink-burrower", "1a")
    assert where(cocoon, "pink-burrower") == ["1a herbivore"]
    assert ("log-loses-edibility", "coc.shape.edibility") in told(cocoon)


@pytest.mark.rule("mesofauna", "coc.shape.edibility")
def test_in_caterpillar_and_without_a_carnivore_nobody_looks_at_edibility(
    caterpillar: Mesofauna, cocoon: Mesofauna
) -> None:
    put(caterpillar, "purple-archetype", "1a", basal="g")
    put(caterpillar, "gray-archetype", "1a carnivore")
    arrive(caterpillar, "pink-armored", "1a")
    assert where(caterpillar, "purple-archetype") == ["1a herbivore"]
    put(cocoon, "purple-archetype", "1a", basal="g")
    arrive(cocoon, "pink-armored", "1a")
    assert where(cocoon, "purple-archetype") == ["1a herbivore"]


# --- trophic shifts ----------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.contest.shift", "bf.F1f", "bf.F2")
def test_a_loser_that_shifts_contests_the_upper_half_as_the_invader(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a", basal="rr")
    put(state, "gray-flyer", "1a carnivore", basal="r")
    put(state, "pink-archetype", "2a", basal="g")
    arrive(state, "pink-archetype", "1a")
    assert where(state, "pink-archetype") == ["1a herbivore", "2a herbivore"]
    assert where(state, "purple-archetype") == ["1a carnivore"]
    assert where(state, "gray-flyer") == []
    assert told(state)[:4] == [
        ("log-loses-organs", "bf.F1b"),
        ("log-shifts", "bf.F1f"),
        ("log-loses-organs", "bf.F2"),
        ("log-killed", "bf.F2a"),
    ]


@pytest.mark.rule("mesofauna", "bf.F1f")
def test_a_loser_that_cannot_eat_the_winner_is_killed(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a", "2a")
    put(state, "pink-armored", basal="g")
    arrive(state, "pink-armored", "1a")
    assert where(state, "purple-archetype") == ["2a herbivore"]
    assert ("log-killed", "bf.F2a") in told(state)
    assert state.unborn[species("purple-archetype")] == 9


@pytest.mark.rule("mesofauna", "bf.F1f")
def test_the_starving_hunter_leaves_before_the_shift(state: Mesofauna) -> None:
    """The archetype's hunter is a burrower; an armored one beats the armored grazer, which then hunts it alone."""
    put(state, "purple-armored", "1a")
    put(state, "purple-parasite")
    put(state, "gray-parasite", "1a on_herbivore")
    put(state, "gray-burrower", "1a carnivore", basal="rrr")
    put(state, "pink-armored", basal="g")
    arrive(state, "pink-armored", "1a")
    # The burrower could eat the host and not the newcomer: edibility decides for the newcomer, the burrower starves.
    assert where(state, "pink-armored") == ["1a herbivore"]
    assert where(state, "gray-burrower") == []
    assert where(state, "purple-armored") == ["1a carnivore"]


@pytest.mark.rule("mesofauna", "bf.F1f", "coc.parasite.mother-has")
def test_a_parasite_stays_on_its_host_when_it_shifts(state: Mesofauna) -> None:
    put(state, "purple-armored", "1a")
    put(state, "gray-parasite", "1a on_herbivore")
    put(state, "pink-armored", basal="g")
    arrive(state, "pink-armored", "1a")
    assert where(state, "purple-armored") == ["1a carnivore"]
    assert where(state, "gray-parasite") == ["1a on_carnivore"]


@pytest.mark.rule("mesofauna", "coc.parasite.shift", "bf.F6", "bf.F5")
def test_the_parasite_of_a_killed_host_finds_another_or_dies(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a", "2a")
    put(state, "gray-parasite", "1a on_herbivore", "2a on_herbivore")
    put(state, "pink-armored", basal="g")
    arrive(state, "pink-armored", "1a")
    assert where(state, "gray-parasite") == ["2a on_herbivore"]
    assert ("log-killed-hostless", "bf.F6") in told(state)


@pytest.mark.rule("mesofauna", "bf.F1f", "bf.F2")
def test_own_hunters_contest_by_choice_after_a_shift(state: Mesofauna) -> None:
    put(state, "purple-burrower", "1a", "2a")
    put(state, "purple-archetype", "1a carnivore", "3a")
    portrait(state, "purple-archetype", "labium-a")
    put(state, "gray-parasite", "1a on_herbivore")
    put(state, "pink-burrower", basal="g")
    arrive(state, "pink-burrower", "1a")
    assert asked(state) == ("purple", "bf.F2")
    sound(state)
    do(state, "word:invader", "word:keep")
    assert where(state, "purple-burrower") == ["1a carnivore", "2a herbivore"]
    assert where(state, "purple-archetype") == ["3a herbivore"]
    assert where(state, "gray-parasite") == ["1a on_carnivore"]


@pytest.mark.rule("mesofauna", "bf.F1f", "bf.F2")
def test_a_loser_of_both_halves_dies_and_its_parasite_looks_for_a_host(state: Mesofauna) -> None:
    put(state, "purple-burrower", "1a", "2a")
    put(state, "purple-archetype", "1a carnivore")
    portrait(state, "purple-archetype", "labium-a")
    put(state, "gray-parasite", "1a on_herbivore")
    put(state, "pink-burrower", basal="g")
    arrive(state, "pink-burrower", "1a")
    do(state, "word:defender", "word:keep")
    assert where(state, "purple-burrower") == ["2a herbivore"]
    assert where(state, "gray-parasite") == ["1a on_carnivore"], "the other purple one is a host, too"
    assert ("log-new-host", "bf.F5") in told(state)


@pytest.mark.rule("mesofauna", "bf.F1f", "coc.shape.rule", "bf.D3j")
def test_a_hunter_that_no_longer_catches_the_defender_starves_by_the_contest(state: Mesofauna) -> None:
    """As when a parasite leaves its host for a contest with it, and loses."""
    put(state, "purple-armored", "3b", basal="g")
    put(state, "gray-flyer", "3b carnivore", "4a")
    arrive(state, "pink-burrower", "3b")
    assert where(state, "purple-armored") == ["3b herbivore"]
    assert where(state, "gray-flyer") == ["4a herbivore"]
    assert ("log-killed-starved", "bf.F1f") in told(state)


# --- carnivores --------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.F2", "cat.contest.majority", "cat.contest.chameleon")
def test_more_red_and_white_organs_win_the_upper_half(state: Mesofauna) -> None:
    put(state, "gray-archetype", "1a")
    put(state, "purple-archetype", "1a carnivore", "2a", basal="rggg")
    put(state, "pink-archetype", basal="rw")
    arrive(state, "pink-archetype", "1a carnivore")
    assert where(state, "pink-archetype") == ["1a carnivore"]
    assert where(state, "purple-archetype") == ["2a herbivore"]
    assert last(state) == ("log-killed", "bf.F2a")
    assert offers(state) == [], "nobody grazes there anew"


@pytest.mark.rule("mesofauna", "bf.F2", "bf.F2a")
def test_of_equal_hunters_the_defender_stays_and_the_other_is_unborn_again(state: Mesofauna) -> None:
    put(state, "gray-archetype", "1a")
    put(state, "purple-archetype", "1a carnivore", basal="r")
    put(state, "pink-archetype", "2a", basal="r")
    arrive(state, "pink-archetype", "1a carnivore")
    assert where(state, "pink-archetype") == ["2a herbivore"]
    assert state.unborn[species("pink-archetype")] == 9
    assert told(state) == [("log-loses-tie", "bf.F2"), ("log-killed", "bf.F2a")]


# --- parasites ---------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "coc.parasite.contest", "bf.F5")
@pytest.mark.parametrize(("stage", "rule"), [("cocoon", "coc.parasite.contest"), ("butterfly", "bf.F5")])
def test_more_blue_organs_win_a_host(stage: str, rule: str) -> None:
    state = wild(stage=stage)
    put(state, "purple-archetype", "1a", "2a")
    put(state, "gray-parasite", "1a on_herbivore", "2a on_herbivore", basal="b")
    put(state, "pink-parasite", basal="bb")
    arrive(state, "pink-parasite", "1a on_herbivore")
    assert where(state, "pink-parasite") == ["1a on_herbivore"]
    assert where(state, "gray-parasite") == ["2a on_herbivore"]
    assert told(state)[0] == ("log-loses-organs", rule)


@pytest.mark.rule("mesofauna", "bf.F5")
def test_white_organs_win_no_host_and_a_tie_goes_to_the_defender(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a", "2a")
    put(state, "gray-parasite", "1a on_herbivore")
    put(state, "pink-parasite", "2a on_herbivore")
    portrait(state, "pink-parasite", "imaginal_discs-a")
    arrive(state, "pink-parasite", "1a on_herbivore")
    assert where(state, "gray-parasite") == ["1a on_herbivore"]
    assert where(state, "pink-parasite") == ["2a on_herbivore"]
    assert told(state) == [("log-loses-tie", "bf.F5"), ("log-killed-hostless", "bf.F6")]


@pytest.mark.rule("mesofauna", "coc.parasite.destination", "bf.G5a")
def test_a_parasite_that_comes_to_a_free_host_disturbs_no_other(state: Mesofauna) -> None:
    put(state, "purple-archetype", "3a", "3b")
    put(state, "purple-flyer", "3a carnivore")
    put(state, "gray-parasite", "3a on_carnivore", "3b on_herbivore")
    arrive(state, "pink-parasite", "3a on_herbivore")
    assert where(state, "pink-parasite") == ["3a on_herbivore"]
    assert where(state, "gray-parasite") == ["3a on_carnivore", "3b on_herbivore"]
    assert told(state) == []


@pytest.mark.rule("mesofauna", "coc.parasite.shift", "bf.F5")
def test_the_loser_of_a_host_shifts_to_a_free_one_of_its_colour(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a")
    put(state, "purple-flyer", "1a carnivore")
    put(state, "gray-parasite", "1a on_herbivore")
    put(state, "pink-parasite", basal="b")
    arrive(state, "pink-parasite", "1a on_herbivore")
    assert where(state, "pink-parasite") == ["1a on_herbivore"]
    assert where(state, "gray-parasite") == ["1a on_carnivore"]
    assert told(state) == [("log-loses-organs", "bf.F5"), ("log-new-host", "bf.F5")]


@pytest.mark.rule("mesofauna", "coc.parasite.shift", "bf.F5")
def test_the_loser_of_a_host_does_not_contest_another_parasite(state: Mesofauna) -> None:
    put(state, "purple-archetype", "1a")
    put(state, "purple-flyer", "1a carnivore")
    put(state, "gray-parasite", "1a on_herbivore", "1a on_carnivore")
    arrive(state, "pink-parasite", "1a on_herbivore")
    assert where(state, "gray-parasite") == ["1a on_herbivore", "1a on_carnivore"]
    assert where(state, "pink-parasite") == []
    assert ("log-killed-hostless", "bf.F6") in told(state)


# --- flowers -----------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.populate.plant", "bf.E4", "bf.E4a")
@pytest.mark.parametrize(("stage", "rule"), [("caterpillar", "cat.populate.plant"), ("butterfly", "bf.E4")])
def test_who_comes_to_an_empty_half_may_plant(stage: str, rule: str) -> None:
    state = wild(stage=stage)
    arrive(state, "pink-archetype", "1a")
    assert asked(state) == ("pink", rule)
    assert offers(state) == ["word:plant", "word:keep"]
    assert refused(state, "word:stomp")[0] == "refused-no-flower"
    do(state, "word:plant")
    assert state.flowers == 1
    assert told(state) == [("log-plants", rule)]


@pytest.mark.rule("mesofauna", "cat.populate.stomp", "bf.E4")
@pytest.mark.parametrize(("stage", "rule"), [("caterpillar", "cat.populate.stomp"), ("butterfly", "bf.E4")])
def test_who_comes_to_flowers_may_stomp_them_and_not_plant_twice(stage: str, rule: str) -> None:
    state = wild(stage=stage)
    flower(state, "1a", "1b")
    arrive(state, "pink-archetype", "1a")
    assert asked(state) == ("pink", rule)
    assert offers(state) == ["word:stomp", "word:keep"]
    assert refused(state, "word:plant") == (
        "refused-flower-there",
        "cat.populate.plant" if stage == "caterpillar" else "bf.E4a",
    )
    do(state, "word:stomp")
    assert state.flowers == 2
    arrive(state, "pink-archetype", "1b")
    do(state, "word:keep")
    assert state.flowers == 2


@pytest.mark.rule("mesofauna", "cat.populate.plant", "bf.E4a", "bf.F3")
@pytest.mark.parametrize("stage", ["caterpillar", "butterfly"])
def test_ME_12_no_flower_in_a_lake(stage: str) -> None:
    state = wild(stage=stage)
    arrive(state, "pink-swimmer", "4c")
    assert offers(state) == []
    put(state, "purple-swimmer", basal="g")
    arrive(state, "purple-swimmer", "4c")
    assert where(state, "purple-swimmer") == ["4c herbivore"]
    assert offers(state) == [], "not even after a contest"


@pytest.mark.rule("mesofauna", "bf.B2", "bf.E4")
def test_there_are_no_more_flowers_than_tokens(state: Mesofauna) -> None:
    for name in ("5", "6", "7", "8"):
        lay(state, name, f"{'s' if name == '5' else 'sw'} of {'4' if name == '5' else int(name) - 1}")
    turned(state, "4", "dry")
    dry = [f"{c}{h}" for c in range(1, 9) for h in "abc" if f"{c}{h}" != "4c"]
    flower(state, *dry[:20])
    arrive(state, "pink-archetype", dry[20])
    assert offers(state) == []
    state.flowers &= ~1
    arrive(state, "pink-archetype", dry[21])
    assert offers(state) == ["word:plant", "word:keep"]


@pytest.mark.rule("mesofauna", "cat.contest.flower", "bf.F3", "J5")
@pytest.mark.parametrize(("stage", "rule"), [("caterpillar", "cat.contest.flower"), ("butterfly", "bf.F3")])
def test_the_winner_of_the_lower_half_sees_to_the_flowers_the_defender_too(stage: str, rule: str) -> None:
    state = wild(stage=stage)
    put(state, "purple-archetype", "1a", basal="g")
    arrive(state, "pink-archetype", "1a")
    assert asked(state) == ("purple", rule)
    do(state, "word:plant")
    put(state, "gray-archetype", basal="yy")
    arrive(state, "gray-archetype", "1a")
    assert asked(state) == ("gray", rule)
    do(state, "word:stomp")
    assert state.flowers == 0
    assert last(state) == ("log-stomps", rule)

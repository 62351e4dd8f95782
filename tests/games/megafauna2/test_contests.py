"""Contests of herbivores and of carnivores, and what becomes of the losers."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    bare,
    biome,
    disk,
    do,
    fallen,
    give_face,
    latitude,
    lay,
    offers,
    organs,
    place,
    put,
    refused,
    run,
    size,
    sound,
    species,
    strip,
    told,
    tool,
    where,
)

from phylarium.games.megafauna2.rules import frames
from phylarium.games.megafauna2.rules.contests import TIED, contest
from phylarium.games.megafauna2.rules.state import Megafauna


@pytest.fixture
def state() -> Megafauna:
    """All four cratons at latitude 4 in Eden, where all is humid but the poles, nobody on the map."""
    return bare(historical=True)


def arrive(state: Megafauna, name: str, at: str) -> None:
    """An unborn creeple of a species comes to a place, as a newborn does."""
    sp = species(name)
    if state.size[sp] == 0:
        put(state, name)
    where_to, level = place(at)
    state.unborn[sp] -= 1
    state.living[sp] += 1
    run(state, frames.Enter(sp // 6, sp, where_to, level))
    sound(state)


def last(state: Megafauna) -> tuple[str, str]:
    return told(state)[-1]


# --- G2: one herbivore a biome ---------------------------------------------------------------


@pytest.mark.rule("megafauna2", "G2", "F6b")
def test_nobody_contests_an_empty_level(state: Megafauna) -> None:
    arrive(state, "black-archetype", "siberia-w")
    assert where(state, "black-archetype") == ["siberia-w-herbivore"]
    assert told(state) == []


@pytest.mark.rule("megafauna2", "G2", "F6b")
def test_one_herbivore_is_left_standing(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w", basal="g")
    arrive(state, "black-archetype", "siberia-w")
    assert where(state, "green-archetype") == ["siberia-w-herbivore"]
    assert where(state, "black-archetype") == []
    assert fallen(state, "black-archetype") == ["siberia-w-herbivore"]


@pytest.mark.rule("megafauna2", "G2", "G.endangered")
def test_the_endangered_are_not_in_the_contest(state: Megafauna) -> None:
    put(state, "green-archetype", basal="ggg")
    lay(state, "green-archetype", "siberia-w")
    arrive(state, "black-archetype", "siberia-w")
    assert where(state, "black-archetype") == ["siberia-w-herbivore"]
    assert told(state) == []


# --- G3: edibility ---------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "G3", "H1", "F4b")
def test_M2_41_the_only_edible_herbivore_loses_and_its_hunter_starves(state: Megafauna) -> None:
    """A venomous moose comes to the squirrel of the pterodactyl, which is too small for it."""
    put(state, "black-archetype", "siberia-w", basal="yg")
    put(state, "white-flyer", "siberia-w-carnivore")
    put(state, "green-archetype", size=2)
    give_face(state, "green-archetype", "fang_grooves-a")
    arrive(state, "green-archetype", "siberia-w")
    assert where(state, "green-archetype") == ["siberia-w-herbivore"]
    assert fallen(state, "black-archetype") == ["siberia-w-herbivore"]
    assert fallen(state, "white-flyer") == ["siberia-w-carnivore"]
    assert told(state) == [("log-loses-edibility", "G3"), ("log-endangered-prey", "H1")]


@pytest.mark.rule("megafauna2", "G3", "G4")
def test_M2_42_a_hunter_that_can_eat_both_decides_nothing_by_edibility(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w", basal="y")
    put(state, "white-flyer", "siberia-w-carnivore", size=3)
    put(state, "green-archetype", size=2)
    give_face(state, "green-archetype", "fang_grooves-a")
    arrive(state, "green-archetype", "siberia-w")
    assert last(state) == ("log-loses-roadrunner", "G4")
    assert where(state, "black-archetype") == ["siberia-w-herbivore"]
    assert where(state, "white-flyer") == ["siberia-w-carnivore"]


@pytest.mark.rule("megafauna2", "G3")
def test_without_a_carnivore_nobody_looks_at_edibility(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w", basal="g")
    put(state, "white-flyer")
    lay(state, "white-flyer", "siberia-w-carnivore")
    arrive(state, "green-armored", "siberia-w")
    assert last(state) == ("log-loses-humidity", "G5")
    assert fallen(state, "green-armored") == ["siberia-w-herbivore"]


@pytest.mark.rule("megafauna2", "G3", "F4a", "J7c")
def test_shape_and_tools_make_inedible_too(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w", "siberia-ne", basal="gggyyy", size=3)
    put(state, "white-flyer", "siberia-w-carnivore", "siberia-ne-carnivore")
    arrive(state, "green-burrower", "siberia-w")
    assert last(state) == ("log-endangered-prey", "H1")
    assert where(state, "green-burrower") == ["siberia-w-herbivore"]
    tool(state, "green-archetype", "sling")
    arrive(state, "green-archetype", "siberia-ne")
    assert where(state, "green-archetype") == ["siberia-ne-herbivore"]


# --- G4: the roadrunner niche ----------------------------------------------------------------


@pytest.mark.rule("megafauna2", "G4", "F3d")
def test_M2_43_the_slower_herbivore_loses_where_there_is_a_carnivore(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w", size=3, basal="rrgg")
    put(state, "white-archetype", "siberia-w-carnivore", size=6)
    put(state, "black-archetype", basal="y")
    arrive(state, "black-archetype", "siberia-w")
    assert where(state, "black-archetype") == ["siberia-w-herbivore"]
    assert ("log-loses-roadrunner", "G4") in told(state)
    assert where(state, "white-archetype") == ["siberia-w-carnivore"]


@pytest.mark.rule("megafauna2", "G4", "G5")
def test_M2_44_without_a_carnivore_the_contest_goes_on_with_humidity(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w", basal="g")
    put(state, "black-archetype", basal="yyy")
    arrive(state, "black-archetype", "siberia-w")
    assert last(state) == ("log-loses-humidity", "G5")
    assert fallen(state, "black-archetype") == ["siberia-w-herbivore"]


@pytest.mark.rule("megafauna2", "F3d", "G4", "H3")
@pytest.mark.parametrize(
    ("at", "kind", "niche"),
    [
        ("siberia-w", "none", "yellow"),
        ("siberia-w", "green", "red"),
        ("siberia-nw", "none", "red"),
        ("siberia-sw", "none", "yellow"),
        ("siberia-sw", "green", "red"),
        ("siberia-south-shelf", "bloom", "yellow"),
    ],
)
def test_each_ground_has_its_roadrunner(state: Megafauna, at: str, kind: str, niche: str) -> None:
    """Red in forests and swamps, yellow in weeds, seas and blooms; for carnivores as for herbivores."""
    disk(state, at, kind)
    shape = "flyer" if at == "siberia-sw" else "swimmer" if "shelf" in at else "archetype"
    put(state, f"green-{shape}", at, basal="y")
    put(state, f"white-{shape}", at + "-carnivore", basal="y")
    put(state, f"black-{shape}", basal="r")
    winner = niche == "red"
    for level in (0, 1):
        rival = state.at(biome(at), level)
        assert (contest(state, species(f"black-{shape}"), rival, biome(at), level) > 0) == winner


# --- G5: humidity ----------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "G5")
def test_M2_45_more_green_organs_win_where_it_is_humid(state: Megafauna) -> None:
    strip(state, "hothouse")
    put(state, "green-archetype", "siberia-w", basal="gg", size=3)
    put(state, "black-archetype", basal="ggg")
    arrive(state, "black-archetype", "siberia-w")
    assert where(state, "black-archetype") == ["siberia-w-herbivore"]
    assert last(state) == ("log-loses-humidity", "G5")


@pytest.mark.rule("megafauna2", "G5", "G6")
def test_M2_46_without_white_organs_an_arid_latitude_decides_nothing(state: Megafauna) -> None:
    strip(state, "ice_age")
    latitude(state, "siberia", 1)
    put(state, "green-archetype", "siberia-w", basal="gg")
    put(state, "black-archetype", basal="ggg", size=2)
    arrive(state, "black-archetype", "siberia-w")
    assert last(state) == ("log-loses-size", "G6")
    assert where(state, "black-archetype") == ["siberia-w-herbivore"]


@pytest.mark.rule("megafauna2", "G5")
def test_white_organs_win_where_it_is_arid(state: Megafauna) -> None:
    strip(state, "ice_age")
    latitude(state, "siberia", 1)
    put(state, "green-archetype", "siberia-w", basal="ggg")
    put(state, "black-archetype", basal="w")
    arrive(state, "black-archetype", "siberia-w")
    assert last(state) == ("log-loses-humidity", "G5")
    assert where(state, "black-archetype") == ["siberia-w-herbivore"]


@pytest.mark.rule("megafauna2", "G5", "D5a")
def test_the_latitude_of_the_hex_counts_not_that_of_its_craton(state: Megafauna) -> None:
    """At latitude 5 of the ice age it is arid, but the north row of such a craton lies in humid latitude 4."""
    strip(state, "ice_age")
    latitude(state, "siberia", 5)
    put(state, "green-archetype", "siberia-w", "siberia-nw", basal="g")
    put(state, "black-archetype", basal="w")
    arrive(state, "black-archetype", "siberia-w")
    assert where(state, "black-archetype") == ["siberia-w-herbivore"]
    arrive(state, "black-archetype", "siberia-nw")
    assert where(state, "green-archetype") == ["siberia-nw-herbivore"]


@pytest.mark.rule("megafauna2", "G5a", "A8f")
def test_in_tooth_and_claw_it_is_always_humid() -> None:
    state = bare(rules="tooth_and_claw", historical=True)
    put(state, "green-archetype", "siberia-w", basal="w")
    put(state, "black-archetype", basal="g")
    arrive(state, "black-archetype", "siberia-w")
    assert last(state) == ("log-loses-humidity", "G5")
    assert where(state, "black-archetype") == ["siberia-w-herbivore"]


# --- G6, G7: size and skeleton ---------------------------------------------------------------


@pytest.mark.rule("megafauna2", "G6")
def test_the_smaller_herbivore_loses(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w", size=3)
    put(state, "black-archetype", size=2)
    arrive(state, "black-archetype", "siberia-w")
    assert last(state) == ("log-loses-size", "G6")
    assert where(state, "green-archetype") == ["siberia-w-herbivore"]


@pytest.mark.rule("megafauna2", "G7")
@pytest.mark.parametrize(("there", "comes"), [("green", "black"), ("black", "green")])
def test_M2_47_the_lower_skeletal_number_survives_whoever_came_first(state: Megafauna, there: str, comes: str) -> None:
    put(state, f"{there}-archetype", "siberia-w")
    arrive(state, f"{comes}-archetype", "siberia-w")
    assert where(state, "green-archetype") == ["siberia-w-herbivore"]
    assert fallen(state, "black-archetype") == ["siberia-w-herbivore"]
    assert last(state) == ("log-loses-skeletal", "G7")


@pytest.mark.rule("megafauna2", "G7", "H6", "J5")
@pytest.mark.parametrize(
    ("face", "grazes", "hunts"), [("dust_seeds-a", True, False), ("dust_seeds-b", False, True), ("", False, True)]
)
def test_a_haustorium_has_the_lowest_or_the_highest_number(
    state: Megafauna, face: str, grazes: bool, hunts: bool
) -> None:
    """White against black: 4 against 3, or 0 or 5."""
    put(state, "green-archetype", "siberia-nw")
    put(state, "black-archetype", "siberia-w", "siberia-nw-carnivore", basal="g")
    put(state, "white-archetype")
    if face:
        give_face(state, "white-archetype", face)
    else:
        organs(state, "white-archetype", "g")
    grazing = contest(state, species("white-archetype"), species("black-archetype"), biome("siberia-w"), 0)
    hunting = contest(state, species("white-archetype"), species("black-archetype"), biome("siberia-nw"), 1)
    assert (grazing > 0, hunting > 0) == (grazes, hunts)


@pytest.mark.rule("megafauna2", "G7a")
@pytest.mark.parametrize("winner", ["archetype", "burrower"])
def test_the_owner_chooses_between_two_equal_species(state: Megafauna, winner: str) -> None:
    put(state, "black-archetype", "siberia-w")
    arrive(state, "black-burrower", "siberia-w")
    assert asked(state) == ("black", "G7a")
    assert offers(state) == ["species:black-burrower", "species:black-archetype"]
    assert refused(state, "species:white-archetype") == ("refused-not-in-contest", "G7a")
    do(state, f"species:black-{winner}")
    loser = "burrower" if winner == "archetype" else "archetype"
    assert where(state, f"black-{winner}") == ["siberia-w-herbivore"]
    assert told(state)[0] == ("log-loses-choice", "G7a")
    if loser == "burrower":
        # It can hunt the winner instead.
        assert asked(state) == ("black", "G8")
        do(state, "word:no")
    assert fallen(state, f"black-{loser}") == ["siberia-w-herbivore"]


@pytest.mark.rule("megafauna2", "G7a")
def test_with_a_haustorium_two_species_of_one_colour_are_not_tied(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w", basal="g")
    put(state, "green-armored")
    give_face(state, "green-armored", "dust_seeds-b")
    arrive(state, "green-armored", "siberia-w")
    assert told(state)[0] == ("log-loses-skeletal", "G7")
    assert where(state, "green-archetype") == ["siberia-w-herbivore"]


# --- G8: the trophic shift -------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "G8", "F4")
def test_a_loser_may_hunt_whoever_beat_it(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    put(state, "green-archetype", basal="g")
    arrive(state, "green-archetype", "siberia-w")
    assert asked(state) == ("black", "G8")
    assert offers(state) == ["word:yes", "word:no"]
    do(state, "word:yes")
    assert where(state, "black-archetype") == ["siberia-w-carnivore"]
    assert fallen(state, "black-archetype") == []
    assert told(state) == [("log-loses-humidity", "G5"), ("log-shifts", "G8")]


@pytest.mark.rule("megafauna2", "G8")
def test_the_newcomer_may_shift_too_or_fall(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w", basal="g")
    arrive(state, "black-archetype", "siberia-w")
    assert asked(state) == ("black", "G8")
    do(state, "word:no")
    assert fallen(state, "black-archetype") == ["siberia-w-herbivore"]
    assert state.over()


@pytest.mark.rule("megafauna2", "G8", "F4a")
def test_nobody_shifts_to_unsuitable_prey(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    arrive(state, "green-burrower", "siberia-w")
    assert fallen(state, "black-archetype") == ["siberia-w-herbivore"]
    assert state.over()


@pytest.mark.rule("megafauna2", "G8", "H2", "H3")
def test_who_shifts_contests_the_carnivore_that_is_there(state: Megafauna) -> None:
    """In weeds speed decides twice: the slow archetype loses to a faster one, but drives out a slower flyer."""
    put(state, "black-archetype", "siberia-w", basal="y")
    put(state, "white-flyer", "siberia-w-carnivore")
    put(state, "green-archetype", basal="yy")
    arrive(state, "green-archetype", "siberia-w")
    assert asked(state) == ("black", "G8")
    do(state, "word:yes")
    assert where(state, "black-archetype") == ["siberia-w-carnivore"]
    assert fallen(state, "white-flyer") == ["siberia-w-carnivore"]
    assert told(state) == [("log-loses-roadrunner", "G4"), ("log-shifts", "G8"), ("log-loses-roadrunner", "H3")]


@pytest.mark.rule("megafauna2", "G8", "H2")
def test_who_would_lose_as_a_carnivore_too_is_not_asked(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    put(state, "white-flyer", "siberia-w-carnivore", basal="y")
    put(state, "green-archetype", basal="y")
    arrive(state, "green-archetype", "siberia-w")
    assert state.over()
    assert fallen(state, "black-archetype") == ["siberia-w-herbivore"]
    assert where(state, "white-flyer") == ["siberia-w-carnivore"]


@pytest.mark.rule("megafauna2", "G8", "H1")
def test_a_carnivore_that_starves_is_out_of_the_way_of_who_shifts(state: Megafauna) -> None:
    """A venomous newcomer starves the small hunter, which is faster; the large loser hunts it in its place."""
    put(state, "black-archetype", "siberia-w", size=3)
    put(state, "white-archetype", "siberia-w-carnivore", basal="yyyy")
    put(state, "green-archetype", size=2)
    give_face(state, "green-archetype", "fang_grooves-a")
    arrive(state, "green-archetype", "siberia-w")
    assert fallen(state, "white-archetype") == ["siberia-w-carnivore"]
    assert asked(state) == ("black", "G8")
    do(state, "word:yes")
    assert where(state, "black-archetype") == ["siberia-w-carnivore"]


@pytest.mark.rule("megafauna2", "G8", "H6a")
def test_who_shifts_may_tie_with_its_own_colour(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w")
    put(state, "black-flyer", "siberia-w-carnivore")
    put(state, "green-archetype", basal="y")
    arrive(state, "green-archetype", "siberia-w")
    do(state, "word:yes")
    assert asked(state) == ("black", "H6a")
    do(state, "species:black-archetype")
    assert where(state, "black-archetype") == ["siberia-w-carnivore"]
    assert fallen(state, "black-flyer") == ["siberia-w-carnivore"]
    assert last(state) == ("log-loses-choice", "H6a")


# --- H: carnivores ---------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "H2", "F6a")
def test_one_carnivore_is_left_standing_and_the_prey_is_not_harmed(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w")
    put(state, "white-flyer", "siberia-w-carnivore", basal="y")
    arrive(state, "black-flyer", "siberia-w-carnivore")
    assert where(state, "green-archetype") == ["siberia-w-herbivore"]
    assert where(state, "white-flyer") == ["siberia-w-carnivore"]
    assert fallen(state, "black-flyer") == ["siberia-w-carnivore"]
    assert state.over()


@pytest.mark.rule("megafauna2", "H3", "F3d")
def test_M2_48_the_faster_crocodile_drives_the_dolphin_out_of_a_bloom(state: Megafauna) -> None:
    put(state, "green-swimmer", "siberia-south-shelf")
    put(state, "white-swimmer", "siberia-south-shelf-carnivore", basal="yrr")
    put(state, "black-swimmer", basal="yy")
    arrive(state, "black-swimmer", "siberia-south-shelf-carnivore")
    assert where(state, "black-swimmer") == ["siberia-south-shelf-carnivore"]
    assert fallen(state, "white-swimmer") == ["siberia-south-shelf-carnivore"]
    assert last(state) == ("log-loses-roadrunner", "H3")


@pytest.mark.rule("megafauna2", "H4")
@pytest.mark.parametrize(("prey", "mine", "wins"), [(2, 3, True), (2, 1, True), (2, 4, False), (5, 3, False)])
def test_the_size_closer_to_the_prey_wins(state: Megafauna, prey: int, mine: int, wins: bool) -> None:
    """Against a carnivore of size 4, where a difference decides."""
    put(state, "green-archetype", "siberia-w", size=prey)
    put(state, "white-archetype", "siberia-w-carnivore", size=4)
    put(state, "black-archetype", size=mine)
    outcome = contest(state, species("black-archetype"), species("white-archetype"), biome("siberia-w"), 1)
    assert (outcome > 0) == wins
    arrive(state, "black-archetype", "siberia-w-carnivore")
    if mine != 4:
        assert last(state) == ("log-loses-prey-size", "H4")


@pytest.mark.rule("megafauna2", "H5")
def test_of_two_equally_far_from_the_prey_the_smaller_loses(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w", size=3)
    put(state, "white-archetype", "siberia-w-carnivore", size=2)
    put(state, "black-archetype", size=4)
    arrive(state, "black-archetype", "siberia-w-carnivore")
    assert where(state, "black-archetype") == ["siberia-w-carnivore"]
    assert last(state) == ("log-loses-size", "H5")


@pytest.mark.rule("megafauna2", "H6")
@pytest.mark.parametrize(("there", "comes"), [("white", "black"), ("black", "white")])
def test_M2_49_the_higher_skeletal_number_survives_whoever_came_first(state: Megafauna, there: str, comes: str) -> None:
    put(state, "green-archetype", "siberia-w")
    put(state, f"{there}-flyer", "siberia-w-carnivore")
    arrive(state, f"{comes}-flyer", "siberia-w-carnivore")
    assert where(state, "white-flyer") == ["siberia-w-carnivore"]
    assert fallen(state, "black-flyer") == ["siberia-w-carnivore"]
    assert last(state) == ("log-loses-skeletal", "H6")


@pytest.mark.rule("megafauna2", "H6a")
@pytest.mark.parametrize("winner", ["flyer", "burrower"])
def test_the_owner_chooses_between_two_equal_carnivores(state: Megafauna, winner: str) -> None:
    put(state, "green-archetype", "siberia-w")
    put(state, "black-flyer", "siberia-w-carnivore")
    arrive(state, "black-burrower", "siberia-w-carnivore")
    assert asked(state) == ("black", "H6a")
    do(state, f"species:black-{winner}")
    loser = "burrower" if winner == "flyer" else "flyer"
    assert where(state, f"black-{winner}") == ["siberia-w-carnivore"]
    assert fallen(state, f"black-{loser}") == ["siberia-w-carnivore"]
    assert last(state) == ("log-loses-choice", "H6a")


@pytest.mark.rule("megafauna2", "G7a", "H6a")
def test_only_species_of_one_colour_tie(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w")
    there = biome("siberia-w")
    for first in ("black-archetype", "white-flyer", "orange-burrower"):
        for second in ("black-flyer", "white-armored", "orange-swimmer"):
            for name in (first, second):
                if state.size[species(name)] == 0:
                    put(state, name)
            for level in (0, 1):
                tied = contest(state, species(first), species(second), there, level) == TIED
                assert tied == (first.split("-")[0] == second.split("-")[0])
    size(state, "black-flyer", 2)
    assert contest(state, species("black-archetype"), species("black-flyer"), there, 0) != TIED

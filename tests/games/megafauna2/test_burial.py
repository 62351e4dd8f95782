"""Burials: endotherms flee, those who can stand up do, others shift, the rest is buried."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    bare,
    biome,
    colour,
    disk,
    do,
    fallen,
    found,
    give_face,
    lay,
    offers,
    organs,
    put,
    refused,
    run,
    sound,
    species,
    told,
    tool,
    where,
)

from phylarium.games.megafauna2.rules import frames, living
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.names import COLOURS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import BURIAL_PHASE
from phylarium.kernel.engine import NOBODY


@pytest.fixture
def state() -> Megafauna:
    """The burial phase, with an archetype of each colour out of the way, so that no colour dies out."""
    state = bare(historical=True)
    state.phase = BURIAL_PHASE
    put(state, "green-archetype", "baltica-e")
    put(state, "orange-archetype", "laurentia-e")
    put(state, "black-archetype", "gondwana-nw")
    put(state, "white-archetype", "gondwana-ne")
    return state


def flee(state: Megafauna, name: str) -> None:
    run(state, frames.Flee(colour(name)))


def bury(state: Megafauna) -> None:
    run(state, frames.Bury(NOBODY))
    sound(state)


# --- I1: endotherms --------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "I1", "A4a")
def test_M2_51_iced_flyers_that_got_a_white_organ_flee(state: Megafauna) -> None:
    put(state, "black-flyer", "siberia-w", "siberia-e")
    for at in ("siberia-w", "siberia-e"):
        disk(state, at, "white")
    living.check_all(state)
    assert fallen(state, "black-flyer") == ["siberia-w-herbivore", "siberia-e-herbivore"]
    flee(state, "black")
    assert state.over()
    organs(state, "black-flyer", "w")
    flee(state, "black")
    assert asked(state) == ("black", "I1")
    assert offers(state) == ["fallen:siberia-w-herbivore", "fallen:siberia-e-herbivore", "word:done"]
    do(state, "fallen:siberia-w-herbivore")
    assert offers(state) == ["place:siberia-nw-herbivore", "place:siberia-sw-herbivore"]
    do(state, "place:siberia-sw-herbivore")
    assert offers(state) == ["place:siberia-ne-herbivore", "place:siberia-se-herbivore", "word:done"]
    do(state, "place:siberia-ne-herbivore")
    assert state.over()
    assert where(state, "black-flyer") == ["siberia-ne-herbivore", "siberia-sw-herbivore"]
    assert fallen(state, "black-flyer") == []
    assert told(state)[-1] == ("log-flees", "I1")


@pytest.mark.rule("megafauna2", "I1")
@pytest.mark.parametrize(
    ("grown", "basal", "flees"), [(6, "", True), (5, "", False), (1, "w", True), (5, "rgb", False)]
)
def test_a_white_organ_or_size_six_makes_an_endotherm(state: Megafauna, grown: int, basal: str, flees: bool) -> None:
    put(state, "black-armored", size=grown, basal=basal)
    lay(state, "black-armored", "siberia-w")
    flee(state, "black")
    assert state.over() != flees


@pytest.mark.rule("megafauna2", "I1", "F4", "F6")
def test_endotherms_flee_to_free_levels_only(state: Megafauna) -> None:
    """To graze where nobody does, or to hunt where nobody does; whoever lies there is not in the way."""
    put(state, "green-archetype", "siberia-nw", "siberia-ne")
    put(state, "orange-flyer", "siberia-ne-carnivore")
    put(state, "orange-archetype")
    lay(state, "orange-archetype", "siberia-e")
    found(state, "black-flyer", size=2, basal="w", genotype="air_sacs-b")
    disk(state, "siberia-w", "white")
    lay(state, "black-flyer", "siberia-w")
    flee(state, "black")
    places = offers(state)
    assert "place:siberia-nw-carnivore" in places
    assert "place:siberia-e-herbivore" in places
    assert "place:siberia-nw-herbivore" not in places
    assert refused(state, "place:siberia-nw-herbivore") == ("refused-not-free", "I1")
    assert refused(state, "place:siberia-ne-carnivore") == ("refused-not-free", "I1")
    assert refused(state, "place:siberia-w-herbivore") == ("refused-uninhabitable", "F3c")
    assert refused(state, "place:laurentia-w-herbivore") == ("refused-too-far", "F2")
    do(state, "place:siberia-nw-carnivore")
    assert where(state, "black-flyer") == ["siberia-nw-carnivore"]


@pytest.mark.rule("megafauna2", "I1", "I2")
def test_an_endotherm_may_stay_and_is_buried(state: Megafauna) -> None:
    put(state, "black-flyer", "siberia-e", basal="w")
    disk(state, "siberia-w", "white")
    lay(state, "black-flyer", "siberia-w")
    flee(state, "black")
    do(state, "word:done")
    assert fallen(state, "black-flyer") == ["siberia-w-herbivore"]
    bury(state)
    assert fallen(state, "black-flyer") == []
    assert state.living[species("black-flyer")] == 1


@pytest.mark.rule("megafauna2", "I1")
def test_an_endotherm_without_a_refuge_is_not_asked(state: Megafauna) -> None:
    put(state, "black-armored", "gondwana-w", basal="w")
    lay(state, "black-armored", "siberia-c")
    for at in ("siberia-nw", "siberia-ne", "siberia-w", "siberia-e"):
        disk(state, at, "white")
    flee(state, "black")
    assert state.over()
    bury(state)
    assert told(state)[-1] == ("log-buried", "I2")


@pytest.mark.rule("megafauna2", "I1")
def test_several_endotherms_at_one_level_are_told_apart(state: Megafauna) -> None:
    put(state, "black-flyer", basal="w")
    put(state, "black-armored", basal="w")
    put(state, "black-burrower")
    for shape in ("flyer", "armored", "burrower"):
        lay(state, f"black-{shape}", "siberia-e")
    lay(state, "black-flyer", "siberia-ne-carnivore")
    flee(state, "black")
    assert offers(state) == ["fallen:siberia-e-herbivore", "fallen:siberia-ne-carnivore", "word:done"]
    assert refused(state, "fallen:siberia-w-herbivore") == ("refused-no-endotherm", "I1")
    do(state, "fallen:siberia-e-herbivore")
    assert offers(state) == ["shape:armored", "shape:flyer"] or offers(state) == ["shape:flyer", "shape:armored"]
    assert refused(state, "shape:burrower") == ("refused-no-endotherm", "I1")
    do(state, "shape:armored", "place:siberia-e-herbivore")
    assert where(state, "black-armored") == ["siberia-e-herbivore"]
    do(state, "word:done")
    assert fallen(state, "black-flyer") == ["siberia-e-herbivore", "siberia-ne-carnivore"]


@pytest.mark.rule("megafauna2", "I1")
def test_endotherms_at_two_levels_of_a_biome_are_told_apart_by_the_level(state: Megafauna) -> None:
    put(state, "black-flyer", basal="w")
    put(state, "black-armored", basal="w")
    lay(state, "black-armored", "siberia-e")
    lay(state, "black-flyer", "siberia-e-carnivore")
    flee(state, "black")
    do(state, "fallen:siberia-e-carnivore", "place:siberia-e-herbivore")
    assert (where(state, "black-flyer"), fallen(state, "black-armored")) == (
        ["siberia-e-herbivore"],
        ["siberia-e-herbivore"],
    )


@pytest.mark.rule("megafauna2", "I1")
def test_whoever_lies_of_a_colour_is_looked_for_among_those_that_flee(state: Megafauna) -> None:
    put(state, "black-flyer", basal="w")
    lay(state, "black-flyer", "siberia-w", "siberia-e")
    lay(state, "black-archetype", "laurentia-w")
    lay(state, "white-archetype", "gondwana-w")
    flee(state, "black")
    assert offers(state) == ["fallen:siberia-w-herbivore", "fallen:siberia-e-herbivore", "word:done"]
    assert [VOCABULARY.name(action) for action in state.sought()] == ["fallen:laurentia-w-herbivore"]
    assert refused(state, "fallen:laurentia-w-herbivore") == ("refused-no-endotherm", "I1")


@pytest.mark.rule("megafauna2", "I1", "F4")
def test_one_that_fled_may_be_the_prey_of_the_next(state: Megafauna) -> None:
    """Of two on the ice and the mountain only one can graze in the east; the other may hunt it there."""
    put(state, "black-archetype", basal="w")
    put(state, "black-armored", basal="w")
    lay(state, "black-archetype", "siberia-ne")
    lay(state, "black-armored", "siberia-c")
    for position in ("ne", "nw", "w", "sw", "se"):
        disk(state, f"siberia-{position}", "white")
    flee(state, "black")
    assert offers(state) == ["fallen:siberia-ne-herbivore", "fallen:siberia-c-herbivore", "word:done"]
    do(state, "fallen:siberia-ne-herbivore")
    assert where(state, "black-archetype") == ["siberia-e-herbivore", "gondwana-nw-herbivore"]
    assert offers(state) == ["place:siberia-e-carnivore", "word:done"]
    do(state, "place:siberia-e-carnivore")
    assert where(state, "black-armored") == ["siberia-e-carnivore"]


# --- I2: standing up, shifting, burying ------------------------------------------------------


@pytest.mark.rule("megafauna2", "I2", "A4b", "G.endangered")
def test_the_endangered_are_buried(state: Megafauna) -> None:
    put(state, "black-burrower", "siberia-e")
    disk(state, "siberia-w", "white")
    lay(state, "black-burrower", "siberia-w")
    bury(state)
    assert state.living[species("black-burrower")] == 1
    assert state.unborn[species("black-burrower")] == 6
    assert told(state) == [("log-buried", "I2")]


@pytest.mark.rule("megafauna2", "I2", "I3")
def test_a_species_whose_last_creeple_is_buried_dies_out(state: Megafauna) -> None:
    put(state, "black-burrower")
    lay(state, "black-burrower", "siberia-c", "siberia-c")
    bury(state)
    assert state.size[species("black-burrower")] == 0
    assert state.fallen == []


@pytest.mark.rule("megafauna2", "I2")
def test_whoever_lies_in_a_free_level_on_good_ground_stands_up(state: Megafauna) -> None:
    """The ice has gone, and nobody else came: the herbivore stands up first, then its carnivore."""
    put(state, "black-burrower")
    put(state, "white-burrower")
    lay(state, "white-burrower", "siberia-w-carnivore")
    lay(state, "black-burrower", "siberia-w")
    bury(state)
    assert where(state, "black-burrower") == ["siberia-w-herbivore"]
    assert where(state, "white-burrower") == ["siberia-w-carnivore"]
    assert told(state) == [("log-stands-up", "I2"), ("log-stands-up", "I2")]


@pytest.mark.rule("megafauna2", "I2", "F4a")
def test_a_carnivore_does_not_stand_up_without_suitable_prey(state: Megafauna) -> None:
    put(state, "black-burrower", "siberia-w")
    put(state, "white-flyer", "siberia-nw")
    lay(state, "white-flyer", "siberia-w-carnivore")
    bury(state)
    assert where(state, "white-flyer") == ["siberia-nw-herbivore"]
    assert state.unborn[species("white-flyer")] == 6


@pytest.mark.rule("megafauna2", "I2")
def test_nobody_stands_up_where_another_stands(state: Megafauna) -> None:
    """Not even one that would win now: the contest is over."""
    put(state, "green-armored", "siberia-w")
    put(state, "black-burrower", "siberia-e", basal="ggg")
    lay(state, "black-burrower", "siberia-w")
    bury(state)
    assert where(state, "green-armored") == ["siberia-w-herbivore"]
    assert where(state, "black-burrower") == ["siberia-e-herbivore"]


@pytest.mark.rule("megafauna2", "I2", "G2")
def test_two_that_lie_in_one_free_level_contest_it(state: Megafauna) -> None:
    put(state, "green-armored", "siberia-e")
    put(state, "black-burrower", "siberia-ne", basal="g")
    lay(state, "green-armored", "siberia-w")
    lay(state, "black-burrower", "siberia-w")
    lay(state, "black-burrower", "siberia-w")
    bury(state)
    assert where(state, "black-burrower") == ["siberia-ne-herbivore", "siberia-w-herbivore"]
    assert where(state, "green-armored") == ["siberia-e-herbivore"]
    assert ("log-loses-humidity", "G5") in told(state)
    assert state.fallen == []


@pytest.mark.rule("megafauna2", "I2", "G7a")
def test_two_of_one_colour_that_lie_in_one_level_ask_their_owner(state: Megafauna) -> None:
    put(state, "black-armored")
    put(state, "black-burrower")
    lay(state, "black-armored", "siberia-w")
    lay(state, "black-burrower", "siberia-w")
    bury(state)
    assert asked(state) == ("black", "G7a")
    do(state, "species:black-armored")
    assert where(state, "black-armored") == ["siberia-w-herbivore"]
    assert state.size[species("black-burrower")] == 0
    assert state.over()


@pytest.mark.rule("megafauna2", "I2a", "G8")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_M2_50_an_endangered_herbivore_with_suitable_prey_may_shift(state: Megafauna, answer: str) -> None:
    put(state, "green-archetype", "siberia-w")
    put(state, "black-burrower", "siberia-e")
    lay(state, "black-burrower", "siberia-w")
    bury(state)
    assert asked(state) == ("black", "I2a")
    assert offers(state) == ["word:yes", "word:no"]
    do(state, f"word:{answer}")
    if answer == "yes":
        assert where(state, "black-burrower") == ["siberia-w-carnivore", "siberia-e-herbivore"]
        assert told(state) == [("log-shifts", "I2a")]
    else:
        assert told(state) == [("log-buried", "I2")]
    assert state.fallen == []


@pytest.mark.rule("megafauna2", "I2a", "H2")
def test_who_shifts_in_the_end_drives_out_a_weaker_carnivore(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w")
    put(state, "white-burrower", "siberia-w-carnivore", "siberia-ne")
    put(state, "black-burrower", "siberia-e", basal="y")
    lay(state, "black-burrower", "siberia-w")
    bury(state)
    do(state, "word:yes")
    assert where(state, "black-burrower") == ["siberia-w-carnivore", "siberia-e-herbivore"]
    assert state.living[species("white-burrower")] == 1


@pytest.mark.rule("megafauna2", "I2a", "H2")
def test_who_could_not_survive_the_shift_is_buried(state: Megafauna) -> None:
    put(state, "green-archetype", "siberia-w")
    put(state, "white-burrower", "siberia-w-carnivore", basal="y")
    put(state, "black-burrower", "siberia-e")
    lay(state, "black-burrower", "siberia-w")
    bury(state)
    assert state.over()
    assert where(state, "white-burrower") == ["siberia-w-carnivore"]
    assert told(state) == [("log-buried", "I2")]


@pytest.mark.rule("megafauna2", "I2a")
def test_a_carnivore_never_shifts_down(state: Megafauna) -> None:
    put(state, "black-burrower", "siberia-e")
    lay(state, "black-burrower", "siberia-w-carnivore")
    bury(state)
    assert where(state, "black-burrower") == ["siberia-e-herbivore"]


@pytest.mark.rule("megafauna2", "I2a", "J7b")
def test_with_a_diving_bell_a_flooded_burrower_shifts(state: Megafauna) -> None:
    """It cannot graze in the sea any more, but a swimmer came there."""
    put(state, "black-burrower", "siberia-e")
    put(state, "white-swimmer", "siberia-sw")
    tool(state, "black-burrower", "diving_bell")
    lay(state, "black-burrower", "siberia-sw")
    bury(state)
    do(state, "word:yes")
    assert where(state, "black-burrower") == ["siberia-e-herbivore", "siberia-sw-carnivore"]


@pytest.mark.rule("megafauna2", "I2a", "A5")
def test_shifts_are_asked_in_the_order_of_play(state: Megafauna) -> None:
    """Both could hunt the archetype; the later one drives the first one out."""
    put(state, "green-archetype", "siberia-w")
    put(state, "black-burrower", "siberia-e")
    put(state, "white-burrower", "siberia-ne")
    lay(state, "white-burrower", "siberia-w")
    lay(state, "black-burrower", "siberia-w")
    bury(state)
    assert asked(state) == ("black", "I2a")
    do(state, "word:yes")
    assert asked(state) == ("white", "I2a")
    do(state, "word:yes")
    assert where(state, "white-burrower") == ["siberia-ne-herbivore", "siberia-w-carnivore"] or where(
        state, "white-burrower"
    ) == ["siberia-w-carnivore", "siberia-ne-herbivore"]
    assert state.living[species("black-burrower")] == 1


@pytest.mark.rule("megafauna2", "G.endangered", "I2")
def test_nobody_dies_before_the_burial_phase(state: Megafauna) -> None:
    """Endangered without newborns after its own actions, it still lies there until phase 4, and may stand up."""
    put(state, "black-burrower", "siberia-w")
    disk(state, "siberia-w", "white")
    living.check(state, biome("siberia-w"))
    assert fallen(state, "black-burrower") == ["siberia-w-herbivore"]
    disk(state, "siberia-w", "none")
    bury(state)
    assert where(state, "black-burrower") == ["siberia-w-herbivore"]


@pytest.mark.rule("megafauna2", "I1", "I2", "F4b")
def test_venom_counts_in_flight_and_at_burials(state: Megafauna) -> None:
    put(state, "green-armored", "siberia-w", size=2)
    give_face(state, "green-armored", "root_hairs-a")
    put(state, "black-armored", "gondwana-sw", size=2)
    lay(state, "black-armored", "siberia-w")
    bury(state)
    assert state.over()
    assert where(state, "black-armored") == ["gondwana-sw-herbivore"]


@pytest.mark.rule("megafauna2", "A4a", "I1")
def test_endotherms_flee_in_the_order_of_play(state: Megafauna) -> None:
    for name, home, at in (("black-flyer", "siberia-e", "siberia-w"), ("orange-flyer", "siberia-ne", "siberia-nw")):
        put(state, name, home, basal="w")
        lay(state, name, at)
    run(state, frames.StartBurial(NOBODY))
    seen = []
    while not state.over():
        seen.append(asked(state)[0])
        do(state, "word:done")
    assert seen == [COLOURS[c] for c in state.playing() if COLOURS[c] in ("black", "orange")]
    assert len(seen) == 2

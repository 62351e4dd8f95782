"""Mothers and dispersal: how far newborns come, over which ground, by raft and into blooms."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    bare,
    biome,
    clear,
    colour,
    disk,
    do,
    fallen,
    found,
    give_face,
    lay,
    newborn,
    offers,
    organs,
    put,
    quiet,
    refused,
    row,
    run,
    size,
    species,
    strip,
    told,
    tool,
    where,
)

from phylarium.games.megafauna2.rules import atlas, frames, living
from phylarium.games.megafauna2.rules.actions import VOCABULARY
from phylarium.games.megafauna2.rules.board import BIOMES, CRATONS
from phylarium.games.megafauna2.rules.dispersal import mothers, next_shelves, reach
from phylarium.games.megafauna2.rules.state import Megafauna


@pytest.fixture
def state() -> Megafauna:
    """Laurentia, Baltica, Siberia and Gondwana from west to east at latitude 4 in Eden, nobody on the map."""
    return bare(historical=True)


def reached(state: Megafauna, name: str) -> set[str]:
    """The biomes that a newborn can enter, those of its mothers aside."""
    starts = mothers(state, species(name))
    bits = reach(state, species(name), starts) & ~starts
    return {BIOMES[b] for b in range(len(BIOMES)) if (bits >> b) & 1}


def disperse(state: Megafauna, name: str, number: int = 1) -> None:
    """So many newborns of a species, and its player disperses."""
    newborn(state, name, number)
    run(state, frames.Disperse(species(name) // 6))


def homes(state: Megafauna) -> set[str]:
    """Where the newborn can come to live."""
    return {text.removeprefix("place:") for text in offers(state) if text.startswith("place:")}


def continent(state: Megafauna, *cratons: tuple[str, int, int]) -> None:
    """Cratons of one landmass, each with its latitude and the doubled column of its centre; the first has the dice."""
    numbers = [CRATONS.index(name) for name, _, _ in cratons]
    for number, (_, latitude, column) in zip(numbers, cratons, strict=True):
        state.landmass[number] = numbers[0]
        state.dice[number] = int(number == numbers[0])
        state.latitude[number] = latitude
        state.column[number] = column
    state.ring = [craton for craton in state.ring if craton not in numbers[1:]]
    atlas.survey(state)


# --- F1: mothers -----------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "F1")
def test_each_newborn_chooses_among_all_mothers_of_its_shape(state: Megafauna) -> None:
    put(state, "orange-archetype", "laurentia-e")
    put(state, "orange-burrower", "gondwana-nw")
    put(state, "black-archetype", "siberia-nw")
    put(state, "orange-archetype", "siberia-e")
    disperse(state, "orange-archetype")
    assert homes(state) == {
        "laurentia-ne-herbivore",
        "laurentia-se-herbivore",
        "siberia-ne-herbivore",
    }


@pytest.mark.rule("megafauna2", "F1", "A3a")
def test_a_player_disperses_all_of_his_newborns_in_the_order_that_he_likes(state: Megafauna) -> None:
    put(state, "orange-archetype", "laurentia-e")
    put(state, "orange-burrower", "gondwana-nw")
    newborn(state, "orange-burrower", 1)
    disperse(state, "orange-archetype")
    assert asked(state) == ("orange", "F1")
    assert offers(state) == ["shape:archetype", "shape:burrower"]
    assert refused(state, "shape:flyer") == ("refused-no-newborn", "F1")
    do(state, "shape:burrower", "place:gondwana-ne-herbivore")
    do(state, "place:laurentia-ne-herbivore")
    assert state.over()
    assert state.newborn == [0] * 24
    assert where(state, "orange-burrower") == ["gondwana-nw-herbivore", "gondwana-ne-herbivore"]


@pytest.mark.rule("megafauna2", "F1", "F1a", "F5")
def test_daisy_chain_and_a_hunter_of_its_own_colour(state: Megafauna) -> None:
    """The example of F1: to the west coast, from there by raft to another continent, and a burrower hunts one."""
    put(state, "white-archetype", "gondwana-sw", size=4)
    put(state, "white-burrower", "gondwana-sw-carnivore")
    newborn(state, "white-burrower", 1)
    disperse(state, "white-archetype", 2)
    do(state, "shape:archetype")
    assert "siberia-e-herbivore" not in homes(state)
    do(state, "place:gondwana-w-herbivore", "shape:archetype", "place:siberia-e-herbivore")
    assert homes(state) == {"gondwana-w-herbivore", "gondwana-w-carnivore"}
    do(state, "place:gondwana-w-carnivore")
    assert where(state, "white-archetype") == [
        "siberia-e-herbivore",
        "gondwana-w-herbivore",
        "gondwana-sw-herbivore",
    ]
    assert where(state, "white-burrower") == ["gondwana-w-carnivore", "gondwana-sw-carnivore"]


@pytest.mark.rule("megafauna2", "F1b", "G.endangered")
def test_an_endangered_creeple_can_be_a_mother(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-nw")
    disk(state, "siberia-nw", "white")
    living.check(state, biome("siberia-nw"))
    assert fallen(state, "black-archetype") == ["siberia-nw-herbivore"]
    disperse(state, "black-archetype")
    assert homes(state) == {"siberia-ne-herbivore", "siberia-w-herbivore"}


# --- F2: dispersal ---------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "F2", "F2a")
def test_M2_35_an_archetype_has_one_point_in_the_first_turn() -> None:
    state = quiet(historical=True)
    orange = species("orange-archetype")
    assert state.dispersal_points(orange) == 1
    disperse(state, "orange-archetype")
    assert offers(state) == ["place:laurentia-ne-herbivore", "place:laurentia-se-herbivore", "word:done"]
    do(state, "place:laurentia-ne-herbivore")
    assert where(state, "orange-archetype") == ["laurentia-ne-herbivore", "laurentia-e-herbivore"]
    assert state.living[orange] == 2
    assert ("log-disperses", "F2") in told(state)


@pytest.mark.rule("megafauna2", "F2a")
def test_M2_36_size_5_and_a_blue_organ_are_six_points(state: Megafauna) -> None:
    put(state, "orange-archetype", "laurentia-e", size=5, basal="bgr")
    assert state.dispersal_points(species("orange-archetype")) == 6


@pytest.mark.rule("megafauna2", "F2", "F3a")
def test_M2_37_a_swimmer_pays_three_from_a_swamp_over_a_forest_into_a_sea(state: Megafauna) -> None:
    put(state, "orange-swimmer", "laurentia-e", size=2)
    disk(state, "laurentia-c", "green")
    assert "laurentia-c" in reached(state, "orange-swimmer")
    assert "laurentia-sw" not in reached(state, "orange-swimmer")
    size(state, "orange-swimmer", 3)
    assert "laurentia-sw" in reached(state, "orange-swimmer")
    disperse(state, "orange-swimmer")
    assert {"laurentia-sw-herbivore", "laurentia-nw-herbivore"} < homes(state)
    assert refused(state, "place:laurentia-c-herbivore") == ("refused-uninhabitable", "F3c")


@pytest.mark.rule("megafauna2", "F2", "F1b", "F3b", "G1", "H1", "G.endangered")
def test_M2_38_newborns_leave_an_endangered_mother(state: Megafauna) -> None:
    """A swimmer takes the place of an archetype in a forest: it is endangered, and so is the predator there."""
    disk(state, "laurentia-se", "green")
    put(state, "orange-archetype", "laurentia-se", "laurentia-e")
    put(state, "black-burrower", "laurentia-se-carnivore")
    found(state, "orange-swimmer", basal="b")
    state.vacate(biome("laurentia-se"), 0)
    state.bury(species("orange-archetype"))
    put(state, "orange-swimmer", "laurentia-se")
    living.check(state, biome("laurentia-se"))
    assert fallen(state, "orange-swimmer") == ["laurentia-se-herbivore"]
    assert fallen(state, "black-burrower") == ["laurentia-se-carnivore"]
    assert told(state)[-2:] == [("log-endangered-ground", "G1"), ("log-endangered-prey", "H1")]
    disk(state, "laurentia-middle-shelf", "bloom")
    disk(state, "laurentia-south-shelf", "none")
    disperse(state, "orange-swimmer", 2)
    assert "laurentia-middle-shelf-herbivore" in homes(state)
    do(state, "place:laurentia-e-carnivore", "place:laurentia-middle-shelf-herbivore")
    assert where(state, "orange-swimmer") == ["laurentia-e-carnivore", "laurentia-middle-shelf-herbivore"]


@pytest.mark.rule("megafauna2", "F2")
def test_a_newborn_that_finds_no_place_goes_back_to_the_unborn(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-nw")
    for where_to in ("siberia-ne", "siberia-w"):
        disk(state, where_to, "white")
    disperse(state, "black-archetype")
    assert state.over()
    assert state.newborn[species("black-archetype")] == 0
    assert state.unborn[species("black-archetype")] == 6
    assert told(state) == [("log-returns-unborn", "F2")]


@pytest.mark.rule("megafauna2", "F2")
def test_a_newborn_may_be_sent_back_to_the_unborn(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-nw")
    disperse(state, "black-archetype")
    do(state, "word:done")
    assert state.unborn[species("black-archetype")] == 6
    assert state.living[species("black-archetype")] == 1


# --- F3: entering and inhabiting -------------------------------------------------------------


@pytest.mark.rule("megafauna2", "F3", "F3a", "F3c")
def test_a_creeple_passes_over_ground_on_which_it_cannot_live(state: Megafauna) -> None:
    """Siberia's centre is a mountain; with another in the north-east it is the short way to the east."""
    put(state, "black-archetype", "siberia-w", size=2)
    disk(state, "siberia-ne", "black")
    assert "siberia-e" not in reached(state, "black-archetype")
    size(state, "black-archetype", 3)
    disperse(state, "black-archetype")
    assert homes(state) == {"siberia-nw-herbivore", "siberia-e-herbivore"}
    assert refused(state, "place:siberia-c-herbivore") == ("refused-uninhabitable", "F3c")
    assert refused(state, "place:gondwana-w-herbivore") == ("refused-too-far", "F2")


@pytest.mark.rule("megafauna2", "F3", "F3a")
@pytest.mark.parametrize(
    ("shape", "ground", "cost"),
    [
        ("archetype", "sea", 2),
        ("archetype", "weeds", 1),
        ("burrower", "swamp", 1),
        ("armored", "forest", 1),
        ("burrower", "mountain", 2),
        ("armored", "ice", 2),
        ("swimmer", "sea", 1),
        ("swimmer", "weeds", 2),
        ("swimmer", "swamp", 1),
        ("swimmer", "forest", 2),
        ("swimmer", "mountain", 2),
        ("swimmer", "ice", 2),
        ("flyer", "sea", 1),
        ("flyer", "weeds", 1),
        ("flyer", "forest", 1),
        ("flyer", "mountain", 1),
        ("flyer", "ice", 1),
    ],
)
def test_what_entering_costs(state: Megafauna, shape: str, ground: str, cost: int) -> None:
    """From Siberia's south-west into its south-east, which is a sea, or what a disk makes of it."""
    target = "siberia-se"
    if ground in ("forest", "mountain", "ice"):
        disk(state, target, {"forest": "green", "mountain": "black", "ice": "white"}[ground])
    elif ground != "sea":
        target = {"weeds": "siberia-w", "swamp": "baltica-e"}[ground]
    name = f"black-{shape}"
    if state.size[species(name)] == 0:
        found(state, name)
    lay(state, name, "baltica-se" if ground == "swamp" else "siberia-sw")
    for points in range(1, cost + 1):
        size(state, name, points)
        assert (target in reached(state, name)) == (points == cost)


@pytest.mark.rule("megafauna2", "F3a")
def test_a_pack_may_close_a_ground_to_a_shape(state: Megafauna) -> None:
    """A cost of nothing says that it cannot be entered, on foot or by raft."""
    put(state, "white-archetype", "gondwana-w", size=6)
    assert {"gondwana-nw", "siberia-e"} < reached(state, "white-archetype")
    closed = state.components.entry
    try:
        state.components.entry = [[0] * len(costs) for costs in closed]
        assert reached(state, "white-archetype") == set()
    finally:
        state.components.entry = closed


@pytest.mark.rule("megafauna2", "F3c", "F3")
@pytest.mark.parametrize(
    ("ground", "shapes"),
    [
        ("siberia-sw", "swimmer flyer"),
        ("siberia-nw", "archetype burrower armored swimmer flyer"),
        ("siberia-w", "archetype burrower armored flyer"),
        ("siberia-e", "archetype burrower armored flyer"),
        ("siberia-c", ""),
        ("gondwana-c", ""),
        ("siberia-south-shelf", "swimmer"),
        ("siberia-middle-shelf", ""),
    ],
)
def test_who_can_live_where(state: Megafauna, ground: str, shapes: str) -> None:
    """Sea, swamp, weeds, forest, mountain, ice, a bloom and an empty shelf."""
    disk(state, "siberia-e", "green")
    for shape in ("archetype", "burrower", "armored", "swimmer", "flyer"):
        lives = state.bears(species(f"black-{shape}"), biome(ground), 0)
        assert lives == (shape in shapes.split())


@pytest.mark.rule("megafauna2", "F3b")
def test_a_bloom_is_entered_by_swimmers_from_its_hex_or_the_next_shelf(state: Megafauna) -> None:
    put(state, "green-swimmer", "baltica-e")
    assert reached(state, "green-swimmer") == {"baltica-ne"}
    disk(state, "baltica-middle-shelf", "bloom")
    assert reached(state, "green-swimmer") == {"baltica-ne", "baltica-middle-shelf"}
    size(state, "green-swimmer", 2)
    assert "baltica-south-shelf" in reached(state, "green-swimmer")
    disk(state, "baltica-middle-shelf", "black")
    assert "baltica-south-shelf" not in reached(state, "green-swimmer")


@pytest.mark.rule("megafauna2", "F3b")
def test_others_do_not_enter_a_bloom_nor_anybody_a_shelf_without_one(state: Megafauna) -> None:
    put(state, "green-flyer", "baltica-se", size=3)
    put(state, "green-swimmer", "baltica-e", size=3)
    disperse(state, "green-flyer")
    assert refused(state, "place:baltica-south-shelf-herbivore") == ("refused-swimmers-only", "F3b")
    do(state, "word:done")
    disperse(state, "green-swimmer")
    assert refused(state, "place:baltica-north-shelf-herbivore") == ("refused-no-bloom", "F3b")


@pytest.mark.rule("megafauna2", "F3b")
def test_a_bloom_is_left_to_its_hex_or_the_next_bloom(state: Megafauna) -> None:
    """Nobody rafts from a bloom: it counts for nothing else."""
    put(state, "green-swimmer", "baltica-south-shelf", size=2)
    disk(state, "baltica-middle-shelf", "bloom")
    disk(state, "baltica-north-shelf", "bloom")
    state.windy = 1
    assert reached(state, "green-swimmer") == {"baltica-se", "baltica-middle-shelf", "baltica-north-shelf", "baltica-e"}


@pytest.mark.rule("megafauna2", "F3b")
def test_a_mother_on_a_shelf_that_lost_its_bloom_still_has_ways_out(state: Megafauna) -> None:
    put(state, "green-swimmer", "baltica-south-shelf", size=2)
    disk(state, "baltica-middle-shelf", "bloom")
    disk(state, "baltica-south-shelf", "none")
    living.check(state, biome("baltica-south-shelf"))
    assert fallen(state, "green-swimmer") == ["baltica-south-shelf-herbivore"]
    assert reached(state, "green-swimmer") == {"baltica-se", "baltica-middle-shelf", "baltica-e"}


@pytest.mark.rule("megafauna2", "F3b")
def test_shelves_of_one_continent_touch_across_cratons(state: Megafauna) -> None:
    """Baltica in the north, Siberia below it: the south shelf of one and the north shelf of the other."""
    south, north = biome("baltica-south-shelf"), biome("siberia-north-shelf")
    assert next_shelves(state, south) == [biome("baltica-middle-shelf")]
    continent(state, ("baltica", 3, 0), ("siberia", 6, 1))
    assert next_shelves(state, south) == [biome("baltica-middle-shelf"), north]
    put(state, "green-swimmer", "baltica-south-shelf")
    disk(state, "siberia-north-shelf", "bloom")
    assert "siberia-north-shelf" in reached(state, "green-swimmer")


@pytest.mark.rule("megafauna2", "F3", "F3a")
def test_creeples_walk_on_over_a_continent(state: Megafauna) -> None:
    put(state, "green-archetype", "baltica-se")
    assert reached(state, "green-archetype") == {"baltica-e", "baltica-sw"}
    continent(state, ("baltica", 3, 0), ("siberia", 6, 1))
    assert reached(state, "green-archetype") == {"baltica-e", "baltica-sw", "siberia-nw", "siberia-ne"}


# --- F4: prey --------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "F4", "F4a", "F6a")
@pytest.mark.parametrize(
    ("hunter", "prey", "eats"),
    [
        ("archetype", "archetype", True),
        ("flyer", "archetype", True),
        ("swimmer", "archetype", True),
        ("flyer", "flyer", True),
        ("armored", "flyer", False),
        ("archetype", "armored", False),
        ("burrower", "burrower", True),
        ("swimmer", "burrower", False),
    ],
)
def test_a_carnivore_has_the_shape_of_its_prey_or_hunts_archetypes(
    state: Megafauna, hunter: str, prey: str, eats: bool
) -> None:
    put(state, f"black-{prey}", "siberia-nw")
    put(state, f"orange-{hunter}", "siberia-sw" if hunter == "swimmer" else "siberia-w")
    size(state, f"orange-{hunter}", 3)
    disperse(state, f"orange-{hunter}")
    assert ("siberia-nw-carnivore" in homes(state)) == eats
    if not eats:
        assert refused(state, "place:siberia-nw-carnivore") == ("refused-prey-shape", "F4a")


@pytest.mark.rule("megafauna2", "F6a", "F4")
def test_nobody_hunts_where_nobody_grazes(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-nw")
    lay(state, "orange-archetype", "siberia-ne")
    disperse(state, "black-archetype")
    assert "siberia-ne-carnivore" not in homes(state)
    assert refused(state, "place:siberia-ne-carnivore") == ("refused-no-prey", "F6a")


@pytest.mark.rule("megafauna2", "F4b", "J3")
@pytest.mark.parametrize(
    ("sizes", "venom", "basic", "eats"),
    [
        ((1, 1), False, False, False),
        ((2, 1), False, False, True),
        ((2, 3), False, False, False),
        ((1, 1), True, False, True),
        ((1, 1), False, True, True),
    ],
)
def test_venomous_prey_feeds_only_the_venomous_and_the_larger(
    sizes: tuple[int, int], venom: bool, basic: bool, eats: bool
) -> None:
    """There is no venom in the tooth & claw game (A8g)."""
    state = bare(rules="tooth_and_claw" if basic else "achterbahn", historical=True)
    hunter, prey = sizes
    put(state, "black-archetype", "siberia-nw", size=prey)
    give_face(state, "black-archetype", "fang_grooves-a")
    put(state, "orange-flyer", "siberia-w", size=hunter)
    if venom:
        give_face(state, "orange-flyer", "chromatophores-a")
    disperse(state, "orange-flyer")
    assert ("siberia-nw-carnivore" in homes(state)) == eats
    if not eats:
        assert refused(state, "place:siberia-nw-carnivore") == ("refused-prey-venom", "F4b")


@pytest.mark.rule("megafauna2", "F4c")
def test_no_species_hunts_itself(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-nw")
    put(state, "white-archetype", "siberia-ne")
    put(state, "black-archetype", "siberia-ne-carnivore")
    put(state, "black-burrower", "siberia-w")
    disperse(state, "black-archetype")
    assert refused(state, "place:siberia-nw-carnivore") == ("refused-cannibal", "F4c")
    assert refused(state, "place:siberia-ne-herbivore") == ("refused-cannibal", "F4c")
    do(state, "word:done")
    disperse(state, "black-burrower")
    assert "siberia-nw-carnivore" in homes(state)


@pytest.mark.rule("megafauna2", "G2", "H2")
def test_nobody_contests_its_own_kind(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-nw", "siberia-w")
    put(state, "white-archetype", "siberia-ne")
    put(state, "black-archetype", "siberia-ne-carnivore")
    disperse(state, "black-archetype")
    assert refused(state, "place:siberia-w-herbivore") == ("refused-own-kind", "G2")
    assert refused(state, "place:siberia-ne-carnivore") == ("refused-own-kind", "H2")


@pytest.mark.rule("megafauna2", "J7", "J7b", "F3c")
def test_M2_58_with_a_diving_bell_a_burrower_hunts_in_the_sea(state: Megafauna) -> None:
    put(state, "orange-burrower", "laurentia-e", size=3)
    put(state, "black-swimmer", "laurentia-sw")
    disk(state, "laurentia-c", "green")
    disperse(state, "orange-burrower")
    assert "laurentia-sw-carnivore" not in homes(state)
    assert refused(state, "place:laurentia-sw-carnivore") == ("refused-prey-shape", "F4a")
    do(state, "word:done")
    tool(state, "orange-burrower", "net")
    disperse(state, "orange-burrower")
    assert refused(state, "place:laurentia-sw-carnivore") == ("refused-uninhabitable", "F3c")
    do(state, "word:done")
    state.tool_at = [-1] * 4
    tool(state, "orange-burrower", "diving_bell")
    disperse(state, "orange-burrower")
    assert "laurentia-sw-carnivore" in homes(state)
    assert refused(state, "place:laurentia-sw-herbivore") == ("refused-uninhabitable", "F3c")
    assert refused(state, "place:laurentia-nw-carnivore") == ("refused-no-prey", "F6a")
    do(state, "place:laurentia-sw-carnivore")
    clear(state, "black-swimmer")
    living.check(state, biome("laurentia-sw"))
    assert fallen(state, "orange-burrower") == ["laurentia-sw-carnivore"]


@pytest.mark.rule("megafauna2", "J7b", "F3b")
def test_with_a_diving_bell_a_walker_enters_a_bloom_for_two(state: Megafauna) -> None:
    put(state, "green-archetype", "baltica-se")
    put(state, "black-swimmer", "baltica-south-shelf")
    tool(state, "green-archetype", "diving_bell")
    assert "baltica-south-shelf" not in reached(state, "green-archetype")
    size(state, "green-archetype", 2)
    disperse(state, "green-archetype")
    assert "baltica-south-shelf-carnivore" in homes(state)
    assert "baltica-south-shelf-herbivore" not in homes(state)


@pytest.mark.rule("megafauna2", "J7c")
def test_a_herbivore_with_a_tool_is_safe_from_that_shape(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-nw")
    tool(state, "black-archetype", "sling")
    put(state, "orange-flyer", "siberia-w")
    put(state, "orange-burrower", "siberia-ne")
    disperse(state, "orange-flyer")
    assert refused(state, "place:siberia-nw-carnivore") == ("refused-prey-tool", "J7c")
    do(state, "word:done")
    disperse(state, "orange-burrower")
    assert "siberia-nw-carnivore" in homes(state)


@pytest.mark.rule("megafauna2", "J7c")
def test_a_tool_for_its_shape_breaks_that_defence(state: Megafauna) -> None:
    put(state, "black-flyer", "siberia-nw")
    tool(state, "black-flyer", "digging_stick")
    put(state, "orange-burrower", "siberia-w")
    assert not state.eats(species("orange-burrower"), species("black-flyer"))
    tool(state, "orange-burrower", "sling")
    assert state.eats(species("orange-burrower"), species("black-flyer"))


@pytest.mark.rule("megafauna2", "J7d", "F4b")
def test_every_tool_is_an_antivenom(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-nw", size=3)
    give_face(state, "black-archetype", "fang_grooves-a")
    put(state, "orange-flyer", "siberia-w")
    assert not state.eats(species("orange-flyer"), species("black-archetype"))
    tool(state, "orange-flyer", "net")
    assert state.eats(species("orange-flyer"), species("black-archetype"))


# --- F5: rafts -------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "F5", "F5b")
@pytest.mark.parametrize(("shape", "cost"), [("archetype", 4), ("burrower", 4), ("armored", 4), ("flyer", 2)])
def test_M2_39_a_raft_costs_beside_the_entry(state: Megafauna, shape: str, cost: int) -> None:
    """From Gondwana's west coast in latitude 4, where the wind of Eden blows to the west, to Siberia's weeds."""
    name = f"white-{shape}"
    put(state, name, "gondwana-w")
    for points in range(1, cost + 1):
        size(state, name, points)
        assert ("siberia-e" in reached(state, name)) == (points == cost)
    assert "laurentia-w" not in reached(state, name)


@pytest.mark.rule("megafauna2", "F5", "F5d")
def test_M2_39_a_swimmer_rafts_for_one_and_into_a_bloom_for_as_much(state: Megafauna) -> None:
    """Siberia's weeds cost a swimmer two: three in all, for the bloom before them too."""
    put(state, "white-swimmer", "gondwana-w", size=2)
    disk(state, "siberia-middle-shelf", "bloom")
    assert reached(state, "white-swimmer") == {"gondwana-nw", "gondwana-c", "gondwana-sw"}
    size(state, "white-swimmer", 3)
    assert {"siberia-e", "siberia-middle-shelf"} < reached(state, "white-swimmer")
    put(state, "white-flyer", "gondwana-w-carnivore", size=6)
    assert "siberia-middle-shelf" not in reached(state, "white-flyer")


@pytest.mark.rule("megafauna2", "F5", "F5b")
def test_the_raft_stops_at_the_first_coast_around_the_world(state: Megafauna) -> None:
    """In latitude 4 the wind blows west: from Laurentia around the world to Gondwana, over Baltica to nobody."""
    put(state, "orange-flyer", "laurentia-w", size=2)
    assert "gondwana-e" in reached(state, "orange-flyer")
    row(state, "laurentia", "gondwana", "siberia", "baltica")
    atlas.survey(state)
    assert "gondwana-e" not in reached(state, "orange-flyer")
    assert "baltica-e" in reached(state, "orange-flyer")


@pytest.mark.rule("megafauna2", "F5b")
def test_wind_blows_in_four_latitudes_only_and_one_way(state: Megafauna) -> None:
    """From the three coasts of Gondwana in latitudes 3, 4 and 5, then with Gondwana alone at others."""
    put(state, "white-flyer", "gondwana-c", size=6)
    assert {"siberia-ne", "siberia-e"} < reached(state, "white-flyer")
    assert "siberia-se" in reached(state, "white-flyer")  # over land from the east of Siberia
    size(state, "white-flyer", 3)
    assert not any(name.startswith("laurentia") for name in reached(state, "white-flyer"))
    for latitude, ways in ((0, ""), (1, "e"), (2, ""), (3, "w"), (4, "w"), (5, ""), (6, "e"), (7, "")):
        for craton in range(4):
            state.latitude[craton] = latitude
        # The middle row of each craton is in that latitude; nobody goes far enough for the others.
        size(state, "white-flyer", 2)
        clear(state, "white-flyer")
        put(state, "white-flyer", "gondwana-w", "gondwana-e")
        assert ("siberia-e" in reached(state, "white-flyer")) == ("w" in ways)
        assert ("laurentia-w" in reached(state, "white-flyer")) == ("e" in ways)


@pytest.mark.rule("megafauna2", "F5b")
def test_the_wind_is_that_of_the_strip(state: Megafauna) -> None:
    put(state, "white-flyer", "gondwana-w", size=2)
    state.components.wind[1] = [-1] * 8
    try:
        strip(state, "ice_age")
        assert "siberia-e" not in reached(state, "white-flyer")
        strip(state, "cool")
        assert "siberia-e" in reached(state, "white-flyer")
    finally:
        state.components.wind[1] = state.components.wind[2].copy()


@pytest.mark.rule("megafauna2", "F5c", "D11")
def test_in_a_windy_turn_rafts_go_both_ways_everywhere(state: Megafauna) -> None:
    put(state, "white-flyer", "gondwana-sw", "gondwana-se", size=2)
    assert not any(name.startswith(("siberia", "laurentia")) for name in reached(state, "white-flyer"))
    state.windy = 1
    assert {"siberia-se", "laurentia-sw"} < reached(state, "white-flyer")


@pytest.mark.rule("megafauna2", "F5a", "A8")
def test_in_tooth_and_claw_the_wind_always_blows_to_the_west() -> None:
    state = bare(rules="tooth_and_claw", historical=True)
    put(state, "white-flyer", "gondwana-sw", "gondwana-se")
    organs(state, "white-flyer", "b")
    assert "siberia-se" in reached(state, "white-flyer")
    assert "laurentia-sw" not in reached(state, "white-flyer")


@pytest.mark.rule("megafauna2", "F5", "F5e")
def test_seas_are_no_coast(state: Megafauna) -> None:
    """Laurentia's west is weeds, beside seas: a raft starts and lands at the edges of the craton only."""
    put(state, "orange-flyer", "laurentia-ne", size=2)
    # Latitude 3: west of it lies the sea in the north-west, which is Laurentia's coast.
    assert not any(name.startswith("gondwana") for name in reached(state, "orange-flyer"))
    size(state, "orange-flyer", 3)
    assert "gondwana-ne" in reached(state, "orange-flyer")
    assert state.raft_west[biome("laurentia-ne")] == -1
    assert state.raft_west[biome("laurentia-nw")] == biome("gondwana-ne")


@pytest.mark.rule("megafauna2", "F5")
def test_a_raft_goes_between_two_coasts_of_one_continent(state: Megafauna) -> None:
    """Siberia and Gondwana side by side touch in their middle rows; north of that there is a bay."""
    continent(state, ("siberia", 4, 0), ("gondwana", 4, 6))
    put(state, "white-flyer", "gondwana-nw", size=2)
    assert {"siberia-e", "siberia-ne"} < reached(state, "white-flyer")
    state.latitude = [4, 4, 6, 6]
    # Without the wind of latitude 3 the way is by land, and longer.
    assert "siberia-e" in reached(state, "white-flyer")
    assert "siberia-ne" not in reached(state, "white-flyer")


@pytest.mark.rule("megafauna2", "F5")
def test_a_raft_that_meets_nobody_comes_to_the_far_coast_of_its_own_craton(state: Megafauna) -> None:
    state.latitude = [1, 1, 5, 1]
    atlas.survey(state)
    put(state, "black-flyer", "siberia-nw", size=2)
    assert "siberia-ne" in reached(state, "black-flyer")
    clear(state, "black-flyer")
    disk(state, "siberia-middle-shelf", "bloom")
    put(state, "black-swimmer", "siberia-nw", size=3)
    assert "siberia-ne" in reached(state, "black-swimmer")
    assert state.raft_west[biome("siberia-nw")] == biome("siberia-ne")


# --- F6: the trophic decision ----------------------------------------------------------------


@pytest.mark.rule("megafauna2", "F6", "F6a", "F6b", "A3b")
def test_a_newborn_decides_between_grazing_and_hunting(state: Megafauna) -> None:
    """Whatever its mother does: here she hunts."""
    put(state, "black-archetype", "siberia-nw", "siberia-w")
    put(state, "orange-archetype", "siberia-nw-carnivore")
    disperse(state, "orange-archetype")
    assert homes(state) == {"siberia-ne-herbivore", "siberia-w-herbivore", "siberia-w-carnivore"}
    do(state, "place:siberia-w-carnivore")
    assert where(state, "orange-archetype") == ["siberia-nw-carnivore", "siberia-w-carnivore"]


@pytest.mark.rule("megafauna2", "F6", "F6a", "F6b", "G3", "H3")
def test_M2_40_an_armored_newborn_wins_as_a_herbivore_where_it_would_lose_as_a_carnivore(state: Megafauna) -> None:
    disk(state, "siberia-ne", "green")
    put(state, "black-archetype", "siberia-ne", basal="rr")
    put(state, "black-flyer", "siberia-ne-carnivore", basal="rr")
    put(state, "orange-armored", "siberia-e", basal="r")
    hunting = state.clone()
    hunting.journal = []
    disperse(hunting, "orange-armored")
    do(hunting, "place:siberia-ne-carnivore")
    assert fallen(hunting, "orange-armored") == ["siberia-ne-carnivore"]
    assert ("log-loses-roadrunner", "H3") in told(hunting)
    disperse(state, "orange-armored")
    do(state, "place:siberia-ne-herbivore")
    assert where(state, "orange-armored") == ["siberia-ne-herbivore", "siberia-e-herbivore"]
    assert fallen(state, "black-flyer") == ["siberia-ne-carnivore"]
    assert fallen(state, "black-archetype") == ["siberia-ne-herbivore"]
    assert told(state)[-2:] == [("log-loses-edibility", "G3"), ("log-endangered-prey", "H1")]


@pytest.mark.rule("megafauna2", "F6c")
def test_nobody_moves_once_it_has_settled(state: Megafauna) -> None:
    """Only newborns disperse: a player without them is asked nothing."""
    put(state, "black-archetype", "siberia-nw")
    run(state, frames.Disperse(colour("black")))
    assert state.over()
    assert where(state, "black-archetype") == ["siberia-nw-herbivore"]


@pytest.mark.rule("megafauna2", "F2", "F6")
def test_the_places_that_are_sought_have_a_reason_each(state: Megafauna) -> None:
    put(state, "black-archetype", "siberia-w", "siberia-nw", size=3)
    put(state, "white-burrower", "siberia-ne")
    disperse(state, "black-archetype")
    reasons = {VOCABULARY.name(action): refused(state, VOCABULARY.name(action)) for action in state.sought()}
    assert reasons["place:siberia-c-herbivore"] == ("refused-uninhabitable", "F3c")
    assert reasons["place:siberia-ne-carnivore"] == ("refused-prey-shape", "F4a")
    assert reasons["place:siberia-nw-herbivore"] == ("refused-own-kind", "G2")
    assert reasons["place:siberia-nw-carnivore"] == ("refused-cannibal", "F4c")

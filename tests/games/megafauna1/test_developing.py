"""Developing: an animal more, of a living species or of a new one."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    asked,
    clear,
    cultivate,
    dna,
    do,
    give,
    greenhouse,
    lay,
    letters_of,
    offers,
    place,
    put,
    quiet,
    refused,
    size,
    size_of,
    sound,
    species,
    stack,
    told,
    track,
    turn,
    where,
)

from phylarium.games.megafauna1.rules.actions import VOCABULARY
from phylarium.games.megafauna1.rules.developing import can_branch, targets
from phylarium.games.megafauna1.rules.names import FACES, HERITAGE
from phylarium.games.megafauna1.rules.state import Megafauna


@pytest.fixture
def state() -> Megafauna:
    """Red and white with an animal each in its homeland (T2 and A1), nothing else on the map."""
    return quiet("red", "white")


def tile_side(state: Megafauna, colour: int, tile: str) -> int:
    return state.heritage[colour * len(HERITAGE) + HERITAGE.index(tile)]


# --- an animal of a living species -----------------------------------------------------------


@pytest.mark.rule("megafauna1", "10.0", "4.2d", "10.2")
def test_developing_brings_an_animal_from_the_supply_to_the_map(state: Megafauna) -> None:
    lay(state, "lycopod_meadow", "T3")
    give(state, "red-dino", "digging_claws")
    before = state.supply[species("red-dino")]
    turn(state, "red")
    do(state, "develop:red-dino")
    assert asked(state) == ("red", "10.4")
    do(state, "place:T3-biome")
    assert where(state, "red-dino") == ["T2", "T3"]
    assert state.supply[species("red-dino")] == before - 1
    assert ("log-develops", "10.0") in told(state)


@pytest.mark.rule("megafauna1", "10.4", "13.1")
def test_a_biome_and_its_husks_ask_for_letters(state: Megafauna) -> None:
    lay(state, "calamites_thicket", "T3")
    lay(state, "cycad_thicket", "T1")
    dna(state, "red-dino", "BN")
    turn(state, "red")
    do(state, "develop:red-dino")
    assert offers(state) == ["place:T2-biome", "place:T1-biome", "place:T3-biome", "place:T3-husk"]
    assert refused(state, "place:T1-husk") == ("refused-no-food", "13.1")


@pytest.mark.rule("megafauna1", "10.4", "15.1e")
def test_nothing_grows_on_a_flipped_biome(state: Megafauna) -> None:
    """Amphibians can cross the drowned meadow, but not live there."""
    lay(state, "lycopod_meadow", "T3")
    lay(state, "leafcutter_woods", "T1")
    size(state, "red-dino", 2)
    dna(state, "red-dino", "IIM")
    turn(state, "red")
    do(state, "develop:red-dino")
    assert "place:T3-biome" in offers(state)
    greenhouse(state, "3200")
    turn(state, "red")
    do(state, "develop:red-dino")
    assert offers(state) == ["place:T2-biome", "place:T1-biome"]
    assert refused(state, "place:T3-biome") == ("refused-no-food", "13.1")


@pytest.mark.rule("megafauna1", "10.4", "14.1")
def test_the_prey_below_a_predator_triangle_must_suit_the_child(state: Megafauna) -> None:
    lay(state, "cycad_thicket", "T3")
    put(state, "white-cat", "T3", size=1)
    dna(state, "white-cat", "B")
    lay(state, "calamites_thicket", "T1")
    put(state, "white-rhino", "T1", size=1)
    dna(state, "white-rhino", "BS")
    turn(state, "red")
    do(state, "develop:red-dino")
    assert offers(state) == ["place:T2-biome", "place:T3-hunt"]
    assert refused(state, "place:T1-hunt") == ("refused-no-prey", "14.1")


@pytest.mark.rule("megafauna1", "10.4", "14.1")
def test_a_chipmunk_becomes_a_hunter(state: Megafauna) -> None:
    """From husks to a predator triangle close by; one species may eat plants and meat."""
    lay(state, "cycad_thicket", "T4")
    clear(state, "white-cat")
    put(state, "white-cat", "T4-husk", size=1)
    dna(state, "white-cat", "H")
    lay(state, "termite_mounds", "T3")
    put(state, "red-dino", "T3", size=1)
    dna(state, "red-dino", "II")
    turn(state, "white")
    do(state, "develop:white-cat", "place:T3-hunt")
    assert where(state, "white-cat") == ["T3-hunt", "T4-husk"]


@pytest.mark.rule("megafauna1", "10.4")
def test_no_place_feeds_a_hunter_of_its_own_species(state: Megafauna) -> None:
    put(state, "red-dino", "T2-husk")
    assert targets(state, species("red-dino")) == [place("T2")]


@pytest.mark.rule("megafauna1", "10.4", "4.3a")
def test_a_child_may_enter_a_crowded_place_and_then_competes(state: Megafauna) -> None:
    put(state, "red-dino", size=2)
    lay(state, "cycad_thicket", "T3")
    dna(state, "red-dino", "B")
    put(state, "white-cat", "T3", size=6)
    dna(state, "white-cat", "B")
    turn(state, "red")
    do(state, "develop:red-dino", "place:T3-biome")
    assert where(state, "red-dino") == ["T2"]
    assert "T3" in where(state, "white-cat")


@pytest.mark.rule("megafauna1", "10.0", "4.2")
def test_without_an_animal_in_the_supply_nothing_develops(state: Megafauna) -> None:
    tiles = {"T0": "cycad_thicket", "T1": "calamites_thicket", "T3": "acacia_thornwood", "T4": "pinyon_woodland"}
    for at, tile in tiles.items():
        lay(state, tile, at)
    put(state, "red-dino", "T0", "T1", "T3", "T4")
    dna(state, "red-dino", "BS")
    cultivate(state, "red-dino", "tool-use")
    assert state.supply[species("red-dino")] == 0
    turn(state, "red")
    assert refused(state, "develop:red-dino") == ("refused-no-animals", "4.2")
    # Another silhouette has animals of its own.
    assert "branch:red-dino>fin" in offers(state)


@pytest.mark.rule("megafauna1", "10.1", "10.4", "11.0")
def test_T04_T05_the_printed_developments(state: Megafauna) -> None:
    state = quiet("red", "orange")
    lay(state, "lycopod_meadow", "T4")
    give(state, "orange-cat", "anteater_tongue")
    give(state, "red-dino", "digging_claws")
    size(state, "red-dino", 2)
    turn(state, "orange")
    do(state, "develop:orange-cat", "place:T4-biome")
    assert where(state, "orange-cat") == ["H4", "T4"]
    assert asked(state) == ("red", "4.2")
    do(state, "develop:red-dino", "place:T4-hunt")
    assert where(state, "red-dino") == ["T2", "T4-hunt"]


@pytest.mark.rule("megafauna1", "10.4", "14.1")
def test_T17_the_gators_follow_to_the_calamites(state: Megafauna) -> None:
    state = quiet("red", "orange")
    lay(state, "calamites_thicket", "T3")
    put(state, "orange-cat", "T3", size=3)
    give(state, "orange-cat", "bloodhound_nose", "biped_stance")
    put(state, "red-dino", size=2)
    give(state, "red-dino", "digging_claws")
    turn(state, "red")
    do(state, "develop:red-dino", "place:T3-hunt")
    assert where(state, "red-dino") == ["T2", "T3-hunt"]


# --- a new species ---------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "10.2", "10.3", "10.3a")
def test_a_new_species_has_an_unused_silhouette_and_the_size_of_its_parent(state: Megafauna) -> None:
    size(state, "red-dino", 3)
    put(state, "red-fin", "A1-hunt", size=2)
    turn(state, "red")
    assert "branch:red-dino>bird" in offers(state)
    assert "branch:red-fin>croc" in offers(state)
    assert refused(state, "branch:red-dino>fin") == ("refused-shape-used", "10.2")
    do(state, "branch:red-dino>bird", "place:T2-hunt")
    assert size_of(state, "red-bird") == 3
    assert where(state, "red-bird") == ["T2-hunt"]
    assert state.supply[species("red-bird")] == 8 - 2
    assert ("log-branches", "10.3") in told(state)
    sound(state)


@pytest.mark.rule("megafauna1", "10.3b", "10.3")
def test_R25_a_child_inherits_some_letters_of_one_roadrunner(state: Megafauna) -> None:
    dna(state, "red-dino", "NSS")
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    assert offers(state) == ["inherit:N", "inherit:S", "inherit:SS", "word:done"]
    assert refused(state, "inherit:NN") == ("refused-parent-lacks", "10.3b")
    do(state, "inherit:SS")
    # Nothing else is left to inherit, and only the homeland feeds it.
    assert letters_of(state, "red-fin") == "SS"
    assert track(state, "red-fin", "S") == 2


@pytest.mark.rule("megafauna1", "10.3b")
def test_R25_a_second_type_of_roadrunner_is_not_inherited(state: Megafauna) -> None:
    give(state, "red-dino", "prehensile_tongue", "bloodhound_nose", "flow_through_lungs")
    turn(state, "red")
    do(state, "branch:red-dino>fin", "inherit:N")
    assert asked(state) == ("red", "10.3")
    assert refused(state, "inherit:S") == ("refused-one-roadrunner", "10.3b")
    assert offers(state) == ["face:husk-browse-back", "face:browse-front", "word:done"]


@pytest.mark.rule("megafauna1", "10.3c", "10.3", "2.3f")
def test_R26_a_child_inherits_A_and_a_tile_of_B(state: Megafauna) -> None:
    """Of saber-toothed parents with trunks."""
    lay(state, "cycad_thicket", "T3")
    size(state, "red-dino", 2)
    give(state, "red-dino", "saber_tooth", "trunk")
    turn(state, "red")
    do(state, "branch:red-dino>croc", "inherit:A", "face:browse-front", "place:T3-biome")
    assert letters_of(state, "red-croc") == "BA"
    assert track(state, "red-croc", "A") == 1
    assert stack(state, "red-croc") == []
    assert tile_side(state, 0, "browse") == species("red-croc") * 2
    # The parent keeps all that it has.
    assert stack(state, "red-dino") == ["saber_tooth", "trunk"]
    assert letters_of(state, "red-dino") == "BAA"


@pytest.mark.rule("megafauna1", "10.3c")
def test_the_back_of_a_tile_needs_two_letters_of_the_parent(state: Megafauna) -> None:
    dna(state, "red-dino", "PP")
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    assert offers(state) == ["face:physiology-front", "face:physiology-back", "word:done"]
    assert refused(state, "face:graze-front") == ("refused-parent-lacks", "10.3c")


@pytest.mark.rule("megafauna1", "10.3c")
def test_one_letter_of_the_parent_gives_the_front_only(state: Megafauna) -> None:
    dna(state, "red-dino", "P")
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    assert offers(state) == ["face:physiology-front", "word:done"]


@pytest.mark.rule("megafauna1", "10.3c")
def test_only_one_tile_is_inherited(state: Megafauna) -> None:
    dna(state, "red-dino", "PGN")
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    assert offers(state) == [
        "inherit:N",
        "face:graze-front",
        "face:insects-graze-back",
        "face:physiology-front",
        "word:done",
    ]
    do(state, "face:graze-front")
    assert offers(state) == ["inherit:N", "word:done"]
    assert refused(state, "face:physiology-front") == ("refused-one-tile", "10.3c")


@pytest.mark.rule("megafauna1", "10.3c")
@pytest.mark.parametrize(
    ("grown", "shown"),
    [
        (1, ["face:husk-browse-front", "face:husk-browse-back", "face:browse-front", "word:done"]),
        (3, ["face:husk-browse-back", "face:browse-front", "word:done"]),
        (4, ["face:husk-browse-back", "face:browse-front", "face:browse-back", "word:done"]),
        (5, ["face:browse-back", "word:done"]),
    ],
)
def test_a_tile_must_fit_the_size_of_the_child(state: Megafauna, grown: int, shown: list[str]) -> None:
    dna(state, "red-dino", "BBH")
    size(state, "red-dino", grown)
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    assert offers(state) == shown
    if grown == 3:
        assert refused(state, "face:husk-browse-front") == ("refused-outside-limits", "10.3c")


@pytest.mark.rule("megafauna1", "10.3c", "3.3")
def test_a_tile_on_another_stack_cannot_be_inherited(state: Megafauna) -> None:
    put(state, "red-croc", "A1-hunt")
    state.inherit_tile(species("red-croc"), FACES.index("physiology-back"))
    dna(state, "red-dino", "P")
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    # Nothing can be inherited, so it is not asked.
    assert asked(state)[1] == "10.4"
    assert letters_of(state, "red-fin") == ""


@pytest.mark.rule("megafauna1", "10.3c", "7.1")
def test_tiles_never_give_a_letter_that_the_parent_lacks(state: Megafauna) -> None:
    give(state, "red-dino", "digging_claws")
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    assert offers(state) == ["inherit:N", "face:insects-graze-front", "word:done"]
    assert refused(state, "face:insects-graze-back") == ("refused-parent-lacks", "10.3c")


@pytest.mark.rule("megafauna1", "9.2f", "10.3b", "10.3c")
def test_male_contests_let_children_inherit_all(state: Megafauna) -> None:
    give(state, "red-dino", "prehensile_tongue", "forebrain", "bloodhound_nose", "flow_through_lungs")
    cultivate(state, "red-dino", "male-contests")
    turn(state, "red")
    do(state, "branch:red-dino>fin", "inherit:N", "inherit:SS", "face:husk-browse-back", "face:physiology-front")
    do(state, "place:T2-hunt")
    assert letters_of(state, "red-fin") == "BPNSS"
    assert state.cultures[species("red-fin")] == 0


@pytest.mark.rule("megafauna1", "9.2f", "10.3c")
def test_male_contests_give_no_more_letters_than_the_parent_has(state: Megafauna) -> None:
    give(state, "red-dino", "prehensile_tongue")
    cultivate(state, "red-dino", "male-contests")
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    assert offers(state) == ["face:husk-browse-back", "face:browse-front", "word:done"]
    do(state, "face:browse-front")
    assert asked(state)[1] == "10.4"


@pytest.mark.rule("megafauna1", "9.2f", "10.3c")
def test_male_contests_use_each_tile_once(state: Megafauna) -> None:
    give(state, "red-dino", "prehensile_tongue", "gnawing_incisors")
    cultivate(state, "red-dino", "male-contests")
    turn(state, "red")
    do(state, "branch:red-dino>fin", "face:husk-browse-front")
    # The B on the back of the same tile is out of reach, the other tile with a B is not.
    assert refused(state, "face:husk-browse-back") == ("refused-one-tile", "10.3c")
    assert offers(state) == ["face:browse-front", "word:done"]


@pytest.mark.rule("megafauna1", "10.3", "9.1")
def test_instincts_and_cultures_are_not_inherited(state: Megafauna) -> None:
    give(state, "red-dino", "biped_stance", "bloodhound_nose")
    cultivate(state, "red-dino", "bone-breaking")
    turn(state, "red")
    do(state, "branch:red-dino>fin", "inherit:N", "face:browse-front", "place:T2-biome")
    assert state.instincts(species("red-fin")) == 0
    assert state.cultures[species("red-fin")] == 0


@pytest.mark.rule("megafauna1", "10.4", "10.3")
def test_only_what_leaves_somewhere_to_live_may_be_inherited(state: Megafauna) -> None:
    """At sea only MM feeds the child: with less it can neither eat the fish nor its nocturnal parent."""
    lay(state, "coelacanth_lobe_fins", "T4")
    clear(state, "red-dino")
    put(state, "red-dino", "T4", size=1)
    dna(state, "red-dino", "MMN")
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    # There was nothing to choose before parent and child met in the only place.
    assert asked(state) == ("red", "13.4")
    assert letters_of(state, "red-fin") == "MM"
    assert where(state, "red-fin") == ["T4"]


@pytest.mark.rule("megafauna1", "10.4", "11.1b", "10.3b")
def test_a_second_M_is_not_inherited_where_it_would_close_the_only_home(state: Megafauna) -> None:
    """The parent eats ammonites beside the homeland; a child with MM alone could neither eat them nor land."""
    lay(state, "mediterranean_ammonites", "T1")
    clear(state, "red-dino")
    put(state, "red-dino", "T1", size=3)
    dna(state, "red-dino", "AMM")
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    assert offers(state) == ["inherit:A", "inherit:M", "word:done"]
    assert refused(state, "inherit:MM") == ("refused-nowhere-to-live", "10.4")


@pytest.mark.rule("megafauna1", "10.4", "11.1c", "10.3b")
def test_a_child_with_one_M_may_be_the_only_one_that_gets_home(state: Megafauna) -> None:
    """Across the sea: without M it cannot set out, with MM it cannot land."""
    greenhouse(state, "1600")
    lay(state, "mediterranean_ammonites", "T0")
    clear(state, "red-dino")
    put(state, "red-dino", "T0", size=3)
    dna(state, "red-dino", "AMM")
    turn(state, "red")
    do(state, "branch:red-dino>fin")
    assert (where(state, "red-fin"), letters_of(state, "red-fin")) == (["T2"], "M")


@pytest.mark.rule("megafauna1", "10.4", "11.0", "10.3a")
def test_the_childs_own_letters_decide_how_far_it_goes(state: Megafauna) -> None:
    """P makes its way longer, and without its parent's M the sea is closed to it."""
    lay(state, "cycad_thicket", "T4")
    put(state, "white-cat", "T4", size=1)
    dna(state, "white-cat", "B")
    dna(state, "red-dino", "P")
    turn(state, "red")
    do(state, "branch:red-dino>fin", "word:done")
    assert "place:T4-hunt" not in offers(state)
    turn(state, "red")
    do(state, "branch:red-dino>fin", "face:physiology-front")
    assert "place:T4-hunt" in offers(state)


@pytest.mark.rule("megafauna1", "10.4")
def test_a_child_can_hunt_its_parent_if_it_inherits_enough(state: Megafauna) -> None:
    dna(state, "red-dino", "SS")
    turn(state, "red")
    do(state, "branch:red-dino>fin", "inherit:SS")
    assert offers(state) == ["place:T2-biome", "place:T2-hunt"]
    turn(state, "red")
    do(state, "branch:red-dino>fin", "inherit:S")
    # One S does not catch SS: the homeland is the only place, and parent and child are equal there.
    assert asked(state) == ("red", "13.4")
    assert where(state, "red-fin") == ["T2"]


@pytest.mark.rule("megafauna1", "10.4", "10.2")
def test_no_new_species_where_nothing_would_feed_it(state: Megafauna) -> None:
    lay(state, "sea_lily_beds", "H0")
    clear(state, "red-dino")
    put(state, "red-dino", "H0", size=1)
    dna(state, "red-dino", "AM")
    assert not can_branch(state, species("red-dino"), species("red-fin"))
    turn(state, "red")
    assert refused(state, "branch:red-dino>fin") == ("refused-nowhere-to-develop", "10.4")
    # A parent without A can be hunted by its child.
    state.set_track(species("red-dino"), 0, 0)
    assert can_branch(state, species("red-dino"), species("red-fin"))


@pytest.mark.rule("megafauna1", "10.2")
def test_with_four_silhouettes_in_use_no_species_begins(state: Megafauna) -> None:
    for name in ("red-fin", "red-bird", "red-croc"):
        put(state, name, "A1-hunt")
    turn(state, "red")
    assert refused(state, "branch:red-dino>fin") == ("refused-shape-used", "10.2")


@pytest.mark.rule("megafauna1", "10.2", "10.3a", "10.3b")
def test_T09_the_dinocrocs_develop_a_night_hunter(state: Megafauna) -> None:
    state = quiet("red", "orange")
    lay(state, "lycopod_meadow", "T4")
    give(state, "orange-cat", "anteater_tongue", "bloodhound_nose")
    put(state, "orange-cat", size=2)
    put(state, "red-dino", "T4", size=2)
    give(state, "red-dino", "digging_claws")
    turn(state, "red")
    do(state, "branch:red-dino>fin", "inherit:N", "word:done", "place:H4-hunt")
    assert size_of(state, "red-fin") == 2
    assert letters_of(state, "red-fin") == "N"
    assert where(state, "red-fin") == ["H4-hunt"]
    assert state.supply[species("red-fin")] == 8 - 3


@pytest.mark.rule("megafauna1", "10.4", "12.0")
def test_what_is_looked_for_is_where_there_is_something_to_eat(state: Megafauna) -> None:
    lay(state, "cycadoid", "T3")
    lay(state, "seed_ferns", "T1")
    dna(state, "red-dino", "B")
    turn(state, "red")
    do(state, "develop:red-dino")
    sought = {VOCABULARY.name(action) for action in state.sought()}
    assert sought == {"place:T1-hunt", "place:T2-hunt", "place:T3-husk", "place:T3-hunt"}


@pytest.mark.rule("megafauna1", "10.4", "11.1d", "9.2e")
def test_fliers_farm_the_sea_beside_their_homeland(state: Megafauna) -> None:
    cultivate(state, "red-dino", "agriculture")
    dna(state, "red-dino", "SSS")
    greenhouse(state, "1600")
    assert place("T3") in targets(state, species("red-dino"))
    size(state, "red-dino", 2)
    assert place("T3") not in targets(state, species("red-dino"))


@pytest.mark.rule("megafauna1", "10.2", "10.3c", "10.4")
def test_a_heritage_tile_alone_may_let_a_new_species_live(state: Megafauna) -> None:
    clear(state, "red-dino")
    lay(state, "ginkgo_woodland", "A4")
    put(state, "red-dino", "A4")
    # With two kinds of roadrunners it is no prey of a child that has one of them at most.
    dna(state, "red-dino", "BNS")
    assert can_branch(state, species("red-dino"), species("red-fin"))
    dna(state, "red-dino", "GNS")
    assert not can_branch(state, species("red-dino"), species("red-fin"))

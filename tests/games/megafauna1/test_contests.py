"""Contests: who stays in a crowded place, who moves aside, who dies."""

from __future__ import annotations

import random

import pytest
from tests.games.megafauna1.situation import (
    asked,
    clear,
    contests,
    cultivate,
    dna,
    do,
    give,
    greenhouse,
    in_tarpit,
    invade,
    invaders,
    lay,
    offers,
    put,
    quiet,
    reasons,
    refused,
    size_of,
    sound,
    species,
    told,
    turn,
    where,
)

from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.rules.board import HABITAT_COUNT
from phylarium.games.megafauna1.rules.contests import Bout
from phylarium.games.megafauna1.rules.frames import TURN
from phylarium.games.megafauna1.rules.names import SPECIES, TILES
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.options import Value


@pytest.fixture
def state() -> Megafauna:
    """Four colours with an animal each in its homeland (red T2, orange H4, green A4, white A1), nothing else."""
    return quiet()


# --- the map at the end of a turn ------------------------------------------------------------


@pytest.mark.rule("megafauna1", "4.3", "4.3a", "2.6a", "2.6b")
def test_a_biome_and_its_triangle_keep_one_animal_each(state: Megafauna) -> None:
    lay(state, "lycopod_meadow", "T4")
    put(state, "red-dino", "T4", size=1)
    dna(state, "red-dino", "I")
    put(state, "white-cat", "T4", "T4", size=1)
    dna(state, "white-cat", "II")
    put(state, "green-dino", "T4-hunt", "T4-hunt", size=1)
    contests(state)
    assert where(state, "white-cat") == ["A1", "T4"]
    assert where(state, "green-dino") == ["A4", "T4-hunt"]
    assert where(state, "red-dino") == ["T2"]
    sound(state)


@pytest.mark.rule("megafauna1", "4.3b", "13.1")
def test_a_herbivore_without_the_letters_of_its_biome_dies(state: Megafauna) -> None:
    lay(state, "termite_mounds", "T4")
    put(state, "red-dino", "T4")
    dna(state, "red-dino", "I")
    contests(state)
    assert where(state, "red-dino") == ["T2"]
    assert ("log-loses-food", "13.1") in told(state)


@pytest.mark.rule("megafauna1", "2.4b", "13.1")
@pytest.mark.parametrize(("letters", "lives"), [("M", False), ("MM", True), ("MMM", True)])
def test_R01_a_biome_that_needs_MM_feeds_only_those_who_have_both(state: Megafauna, letters: str, lives: bool) -> None:
    lay(state, "lobsters", "T5")
    put(state, "red-fin", "T5", size=2)
    dna(state, "red-fin", letters)
    contests(state)
    assert where(state, "red-fin") == (["T5"] if lives else [])


@pytest.mark.rule("megafauna1", "4.3b")
def test_an_animal_in_an_empty_slot_dies(state: Megafauna) -> None:
    put(state, "red-dino", "T5", "T5-husk", "T5-hunt")
    contests(state)
    assert where(state, "red-dino") == ["T2"]


@pytest.mark.rule("megafauna1", "4.3")
def test_only_what_changed_is_looked_at_and_nothing_is_missed(state: Megafauna) -> None:
    """A mutation changes its species wherever it is, also far from where anything moved."""
    lay(state, "palaeoniscid_ray_fins", "H0")
    put(state, "red-dino", "H0")
    dna(state, "red-dino", "M")
    turn(state, "red")
    give(state, "red-dino", "sculling_tail")
    do(state, "resize:red-dino+")
    assert where(state, "red-dino") == ["H0"]
    assert reasons(state) == [("log-loses-food", "13.1")]


@pytest.mark.rule("megafauna1", "4.3", "4.3a", "4.3b")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_start_of_every_turn_the_whole_map_is_at_rest(seats: int) -> None:
    """Contests look only at habitats that changed; here all are looked at."""
    for number in range(3):
        options: dict[str, Value] = {"roadrunner_action": True, "genetic_drift": True}
        state = GAME.start(seats, options, f"at rest {number}")
        assert isinstance(state, Megafauna)
        choice = random.Random(number)
        while not state.over():
            if state.agenda[-1].op == TURN:
                for h in range(HABITAT_COUNT):
                    bout = Bout(state, h, [])
                    bout.run()
                    assert bout.question is None
                    assert bout.where == bout.origin
            state.apply(choice.choice(state.legal()))


# --- 13: herbivores --------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "13.0", "13.2", "13.2a", "2.4c")
def test_R30_less_of_the_letter_in_the_niche_loses(state: Megafauna) -> None:
    lay(state, "iberian_sphagnum_bog", "J3")
    put(state, "white-cat", "J3")
    dna(state, "white-cat", "I")
    put(state, "orange-cat", "J3", size=3)
    dna(state, "orange-cat", "II")
    contests(state)
    assert where(state, "orange-cat") == ["J3", "H4"]
    assert where(state, "white-cat") == ["A1"]
    assert reasons(state) == [("log-loses-niche", "13.2")]


@pytest.mark.rule("megafauna1", "13.2", "2.3e")
def test_only_those_with_most_of_the_niche_are_left(state: Megafauna) -> None:
    lay(state, "iberian_sphagnum_bog", "J3")
    for name, letters, grown in (("white-cat", "I", 1), ("green-dino", "II", 1), ("red-dino", "III", 3)):
        put(state, name, "J3", size=grown)
        dna(state, name, letters)
    contests(state)
    assert "J3" in where(state, "red-dino")
    assert "J3" not in where(state, "green-dino") + where(state, "white-cat")


@pytest.mark.rule("megafauna1", "13.2b", "2.4c")
def test_the_smaller_one_loses_a_niche_of_size(state: Megafauna) -> None:
    lay(state, "african_podocarp_high_forest", "J3")
    put(state, "white-cat", "J3", size=2)
    dna(state, "white-cat", "B")
    put(state, "red-dino", "J3", size=4)
    dna(state, "red-dino", "B")
    contests(state)
    assert where(state, "red-dino") == ["J3", "T2"]
    assert where(state, "white-cat") == ["A1"]


@pytest.mark.rule("megafauna1", "13.2b", "13.5")
def test_an_immigrant_has_the_size_of_its_tile(state: Megafauna) -> None:
    lay(state, "broadleaf_conifer_forest", "A2")
    invade(state, "iguanodonts", "A2")
    put(state, "red-dino", "A2", size=6)
    dna(state, "red-dino", "BB")
    contests(state)
    assert where(state, "red-dino") == ["A2", "T2"]
    assert in_tarpit(state, "iguanodonts")


@pytest.mark.rule("megafauna1", "13.2c", "2.4f")
def test_R31_in_a_homeland_its_colour_wins(state: Megafauna) -> None:
    put(state, "white-cat", "H4", size=1)
    put(state, "orange-cat", size=3)
    contests(state)
    assert where(state, "orange-cat") == ["H4"]
    assert where(state, "white-cat") == ["A1"]
    assert reasons(state) == [("log-loses-niche", "13.2")]


@pytest.mark.rule("megafauna1", "2.4f", "13.1")
def test_a_homeland_feeds_every_herbivore(state: Megafauna) -> None:
    clear(state, "orange-cat")
    put(state, "orange-cat", "A1-hunt")
    put(state, "red-dino", "H4")
    contests(state)
    assert where(state, "red-dino") == ["H4", "T2"]


@pytest.mark.rule("megafauna1", "13.3")
def test_R32_what_the_eagle_can_eat_loses_to_what_it_cannot(state: Megafauna) -> None:
    """The moose is too big for the eagle, the squirrel is not; they are equally fast."""
    lay(state, "tallgrass_prairie", "J2")
    put(state, "red-dino", "J2", size=5)
    dna(state, "red-dino", "GG")
    put(state, "white-cat", "J2", size=2)
    dna(state, "white-cat", "GG")
    put(state, "green-bird", "J2-hunt", size=2)
    contests(state)
    assert where(state, "red-dino") == ["J2", "T2"]
    assert where(state, "white-cat") == ["A1"]
    # Nothing is left that the eagle could eat.
    assert where(state, "green-bird") == []
    assert reasons(state) == [("log-loses-defence", "13.3"), ("log-loses-prey", "14.1")]


@pytest.mark.rule("megafauna1", "13.3", "13.2")
def test_the_niche_comes_before_the_defence(state: Megafauna) -> None:
    """R32 the other way: the squirrel is faster, so the eagle does not matter."""
    lay(state, "tallgrass_prairie", "J2")
    put(state, "red-dino", "J2", size=5)
    dna(state, "red-dino", "GG")
    put(state, "white-cat", "J2", size=2)
    dna(state, "white-cat", "GGS")
    put(state, "green-bird", "J2-hunt", size=2)
    dna(state, "green-bird", "S")
    contests(state)
    assert where(state, "white-cat") == ["A1", "J2"]
    assert where(state, "green-bird") == ["J2-hunt"]


@pytest.mark.rule("megafauna1", "13.3", "13.4")
def test_where_all_can_be_eaten_the_teeth_decide(state: Megafauna) -> None:
    lay(state, "tallgrass_prairie", "J2")
    put(state, "red-dino", "J2", size=2)
    dna(state, "red-dino", "GG")
    put(state, "white-cat", "J2", size=2)
    dna(state, "white-cat", "GG")
    put(state, "green-bird", "J2-hunt", size=2)
    contests(state)
    assert where(state, "white-cat") == ["A1", "J2"]
    assert where(state, "red-dino") == ["T2"]
    assert reasons(state) == [("log-loses-teeth", "13.4")]


@pytest.mark.rule("megafauna1", "13.3", "10.4")
def test_a_carnivore_of_ones_own_species_is_no_danger(state: Megafauna) -> None:
    lay(state, "tallgrass_prairie", "J2")
    put(state, "red-dino", "J2", "J2-hunt", size=2)
    dna(state, "red-dino", "GGA")
    put(state, "white-cat", "J2", size=2)
    dna(state, "white-cat", "GG")
    contests(state)
    assert where(state, "red-dino") == ["J2", "T2"]
    assert where(state, "white-cat") == ["A1"]


@pytest.mark.rule("megafauna1", "13.4", "2.2a")
@pytest.mark.parametrize(
    ("winner", "loser"), [("white-cat", "green-dino"), ("green-dino", "orange-cat"), ("orange-cat", "red-dino")]
)
def test_R33_more_teeth_win_the_plants(state: Megafauna, winner: str, loser: str) -> None:
    lay(state, "seed_ferns", "J0")
    for name in (loser, winner):
        put(state, name, "J0")
        dna(state, name, "B")
    contests(state)
    assert "J0" in where(state, winner)
    assert "J0" not in where(state, loser)
    assert reasons(state) == [("log-loses-teeth", "13.4")]


@pytest.mark.rule("megafauna1", "13.5", "13.4")
def test_R33_an_immigrant_has_six_teeth(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    put(state, "white-cat", "J0")
    dna(state, "white-cat", "B")
    invade(state, "therizinosaurs", "J0")
    contests(state)
    assert invaders(state, "J0") == ["therizinosaurs"]
    assert where(state, "white-cat") == ["A1"]


@pytest.mark.rule("megafauna1", "13.4", "9.2d", "13.5")
def test_R33_division_of_labour_beats_more_teeth_and_immigrants(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    put(state, "white-cat", "J0")
    dna(state, "white-cat", "B")
    put(state, "red-dino", "J0", size=4)
    dna(state, "red-dino", "B")
    cultivate(state, "red-dino", "division-of-labour")
    invade(state, "therizinosaurs", "J0")
    contests(state)
    assert where(state, "red-dino") == ["J0", "T2"]
    assert where(state, "white-cat") == ["A1"]
    assert in_tarpit(state, "therizinosaurs")


@pytest.mark.rule("megafauna1", "13.4", "9.2d")
def test_among_those_with_division_of_labour_the_teeth_count(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    for name in ("white-cat", "red-dino"):
        put(state, name, "J0", size=4 if name == "white-cat" else 1)
        dna(state, name, "B")
        cultivate(state, name, "division-of-labour")
    contests(state)
    assert where(state, "white-cat") == ["A1", "J0"]
    assert where(state, "red-dino") == ["T2"]


@pytest.mark.rule("megafauna1", "13.5")
@pytest.mark.parametrize(("first", "second"), [("protoceratops", "iguanodonts"), ("iguanodonts", "protoceratops")])
def test_R34_of_two_immigrants_the_first_stays(state: Megafauna, first: str, second: str) -> None:
    """Even the bigger one goes from a niche of size if it came later."""
    lay(state, "lichen_tundra", "A2")
    lay(state, "larch_forest", "A2")
    invade(state, first, "A2")
    invade(state, second, "A2")
    contests(state)
    assert invaders(state, "A2") == [first]
    assert in_tarpit(state, second)
    assert reasons(state) == [("log-loses-later", "13.5")]


@pytest.mark.rule("megafauna1", "13.5", "13.2")
def test_an_immigrant_competes_by_its_letters(state: Megafauna) -> None:
    lay(state, "tree_ferns", "J0")
    put(state, "red-dino", "J0")
    dna(state, "red-dino", "BB")
    invade(state, "therizinosaurs", "J0")
    contests(state)
    assert invaders(state, "J0") == ["therizinosaurs"]
    assert reasons(state) == [("log-loses-niche", "13.2")]


@pytest.mark.rule("megafauna1", "13.4")
def test_the_owner_chooses_which_of_two_equal_species_goes(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    put(state, "white-rhino", "J0", size=4)
    dna(state, "white-rhino", "B")
    put(state, "white-cat", "J0")
    dna(state, "white-cat", "B")
    put(state, "red-dino", "J0")
    dna(state, "red-dino", "B")
    contests(state)
    assert asked(state) == ("white", "13.4")
    assert offers(state) == ["species:white-cat", "species:white-rhino"]
    assert refused(state, "species:red-dino") == ("refused-not-in-tie", "13.4")
    # Nothing has happened yet.
    assert "J0" in where(state, "red-dino")
    do(state, "species:white-cat")
    assert where(state, "white-rhino") == ["J0"]
    assert where(state, "white-cat") == ["A1"]
    assert where(state, "red-dino") == ["T2"]


@pytest.mark.rule("megafauna1", "13.4")
def test_of_three_equal_species_two_are_chosen(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    for grown, name in ((1, "white-rhino"), (3, "white-bat"), (5, "white-dolphin")):
        put(state, name, "J0", size=grown)
        dna(state, name, "B")
    contests(state)
    do(state, "species:white-bat")
    assert asked(state) == ("white", "13.4")
    assert offers(state) == ["species:white-rhino", "species:white-dolphin"]
    # Nothing happens before the last answer; those that were given are kept until then.
    assert state.answers == [SPECIES.index("white-bat")]
    assert size_of(state, "white-bat") == 3
    do(state, "species:white-rhino")
    assert state.answers == []
    assert where(state, "white-dolphin") == ["J0"]
    assert [size_of(state, name) for name in ("white-bat", "white-rhino")] == [0, 0]


@pytest.mark.rule("megafauna1", "13.4", "4.3a")
def test_two_animals_of_one_species_need_no_choice(state: Megafauna) -> None:
    put(state, "red-dino", "T2", "T2")
    contests(state)
    assert where(state, "red-dino") == ["T2"]
    assert asked(state)[1] == "4.2"


# --- 12: husking biomes ----------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "12.0", "12.0b", "14.0", "2.6b")
def test_R29_a_husking_biome_feeds_four(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2", size=1)
    dna(state, "red-dino", "B")
    put(state, "white-cat", "H2-husk", size=1)
    dna(state, "white-cat", "H")
    put(state, "orange-cat", "H2-hunt", size=1)
    put(state, "green-dino", "H2-hunt", size=1)
    contests(state)
    assert "H2" in where(state, "red-dino")
    assert "H2-husk" in where(state, "white-cat")
    assert "H2-hunt" in where(state, "orange-cat")
    assert "H2-hunt" in where(state, "green-dino")
    sound(state)


@pytest.mark.rule("megafauna1", "12.0", "12.0b")
def test_R29_leaves_and_husks_may_feed_the_same_species(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2", "H2-husk", size=1)
    dna(state, "red-dino", "BH")
    contests(state)
    assert where(state, "red-dino") == ["H2", "H2-husk", "T2"]


@pytest.mark.rule("megafauna1", "12.0")
def test_husks_ask_for_letters_of_their_own(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2-husk", size=1)
    dna(state, "red-dino", "G")
    put(state, "white-cat", "H2", size=1)
    dna(state, "white-cat", "H")
    contests(state)
    assert where(state, "red-dino") == ["T2"]
    # It cannot eat the leaves, but the husks have become free.
    assert where(state, "white-cat") == ["A1", "H2-husk"]


@pytest.mark.rule("megafauna1", "12.0a", "12.0b")
def test_R29_the_niche_is_the_same_for_leaves_and_husks(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2-husk", size=4)
    dna(state, "red-dino", "HS")
    put(state, "white-cat", "H2-husk", size=1)
    dna(state, "white-cat", "H")
    put(state, "orange-cat", "H2", size=4)
    dna(state, "orange-cat", "BSS")
    put(state, "green-dino", "H2", size=1)
    dna(state, "green-dino", "BS")
    contests(state)
    assert where(state, "red-dino") == ["H2-husk", "T2"]
    assert where(state, "orange-cat") == ["H2", "H4"]
    assert where(state, "white-cat") == ["A1"]
    assert where(state, "green-dino") == ["A4"]
    assert reasons(state) == [("log-loses-niche", "13.2"), ("log-loses-niche", "13.2")]


@pytest.mark.rule("megafauna1", "12.0")
def test_a_biome_without_husks_has_nothing_in_that_triangle(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    put(state, "red-dino", "J0-husk", size=1)
    dna(state, "red-dino", "GHN")
    contests(state)
    assert where(state, "red-dino") == ["T2"]


# --- 13.6: moving aside ----------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "13.6")
def test_R35_a_loser_becomes_a_predator_of_the_winner(state: Megafauna) -> None:
    lay(state, "cycad_thicket", "T4")
    put(state, "red-dino", "T4", size=1)
    dna(state, "red-dino", "BN")
    put(state, "green-dino", "T4", size=2)
    dna(state, "green-dino", "BN")
    contests(state)
    assert where(state, "green-dino") == ["A4", "T4"]
    assert where(state, "red-dino") == ["T2", "T4-hunt"]
    assert ("log-moves-aside", "13.6") in told(state)


@pytest.mark.rule("megafauna1", "13.6", "14.1")
@pytest.mark.parametrize(("letters", "grown"), [("B", 2), ("BN", 4)])
def test_R35_a_loser_that_cannot_eat_the_winner_dies(state: Megafauna, letters: str, grown: int) -> None:
    lay(state, "cycad_thicket", "T4")
    put(state, "red-dino", "T4", size=grown)
    dna(state, "red-dino", letters)
    put(state, "green-dino", "T4", size=2)
    dna(state, "green-dino", "BN")
    contests(state)
    assert where(state, "red-dino") == ["T2"]


@pytest.mark.rule("megafauna1", "13.6", "16.1a")
def test_an_animal_goes_back_to_its_owner_and_an_immigrant_to_the_tar_pit(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    put(state, "white-cat", "J0", size=1)
    dna(state, "white-cat", "BI")
    put(state, "red-dino", "J0", size=4)
    dna(state, "red-dino", "B")
    invade(state, "therizinosaurs", "J0")
    before = state.supply[species("red-dino")]
    contests(state)
    assert state.supply[species("red-dino")] == before + 1
    assert in_tarpit(state, "therizinosaurs")


@pytest.mark.rule("megafauna1", "13.6")
def test_a_loser_moves_to_free_husks(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2", size=1)
    dna(state, "red-dino", "BH")
    put(state, "white-cat", "H2", size=3)
    dna(state, "white-cat", "B")
    contests(state)
    assert where(state, "white-cat") == ["A1", "H2"]
    assert where(state, "red-dino") == ["H2-husk", "T2"]


@pytest.mark.rule("megafauna1", "13.6")
def test_husks_that_another_one_eats_are_no_refuge(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2", size=4)
    dna(state, "red-dino", "BS")
    put(state, "orange-cat", "H2-husk", size=1)
    dna(state, "orange-cat", "HA")
    # White would win the husks by its teeth, and can catch nobody.
    put(state, "white-cat", "H2", size=1)
    dna(state, "white-cat", "BH")
    contests(state)
    assert where(state, "white-cat") == ["A1"]
    assert where(state, "orange-cat") == ["H2-husk", "H4"]


@pytest.mark.rule("megafauna1", "13.6")
def test_a_triangle_whose_prey_another_one_eats_is_no_refuge(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    put(state, "white-cat", "J0", size=1)
    dna(state, "white-cat", "BI")
    put(state, "green-fin", "J0-hunt", size=1)
    # Red would win the triangle by its teeth.
    put(state, "red-dino", "J0", size=1)
    dna(state, "red-dino", "B")
    contests(state)
    assert where(state, "red-dino") == ["T2"]
    assert where(state, "green-fin") == ["J0-hunt"]


@pytest.mark.rule("megafauna1", "13.6", "14.1")
def test_a_prey_that_suits_nobody_leaves_no_room_in_the_triangle(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "orange-cat", "H2", size=4)
    dna(state, "orange-cat", "BS")
    put(state, "white-cat", "H2-husk", size=1)
    dna(state, "white-cat", "H")
    put(state, "green-fin", "H2-hunt", size=1)
    put(state, "red-dino", "H2", size=1)
    dna(state, "red-dino", "B")
    contests(state)
    assert where(state, "red-dino") == ["T2"]
    assert where(state, "green-fin") == ["H2-hunt"]


@pytest.mark.rule("megafauna1", "14.0", "2.4g", "16.1a")
def test_a_predator_immigrant_without_prey_does_not_turn_to_plants(state: Megafauna) -> None:
    lay(state, "belemnites", "J0")
    invade(state, "pliosaurs", "J0-hunt")
    contests(state)
    assert invaders(state, "J0") == []
    assert TILES.index("pliosaurs") in state.tarpit


@pytest.mark.rule("megafauna1", "13.6", "19.1")
def test_a_two_tusker_that_loses_its_plants_does_not_hunt() -> None:
    state = quiet("red")
    lay(state, "seed_ferns", "J0")
    put(state, "red-dino", "J0", size=3)
    dna(state, "red-dino", "BI")
    put(state, "white-cat", "J0")
    dna(state, "white-cat", "B")
    contests(state)
    assert where(state, "red-dino") == ["J0", "T2"]
    assert where(state, "white-cat") == ["A1"]


@pytest.mark.rule("megafauna1", "13.6")
def test_the_owner_chooses_between_free_places(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2", size=1)
    dna(state, "red-dino", "BH")
    put(state, "white-cat", "H2", size=1)
    dna(state, "white-cat", "B")
    contests(state)
    assert asked(state) == ("red", "13.6")
    assert offers(state) == ["place:H2-husk", "place:H2-hunt"]
    assert refused(state, "place:H2-biome") == ("refused-not-free", "13.6")
    assert refused(state, "place:T2-biome") == ("refused-other-habitat", "13.6")
    do(state, "place:H2-hunt")
    assert where(state, "red-dino") == ["H2-hunt", "T2"]


@pytest.mark.rule("megafauna1", "13.6", "4.3a")
def test_a_predator_triangle_is_free_while_a_prey_is_left_over(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "orange-cat", "H2", size=2)
    dna(state, "orange-cat", "BS")
    put(state, "white-cat", "H2-husk", size=1)
    dna(state, "white-cat", "H")
    put(state, "green-fin", "H2-hunt", size=2)
    dna(state, "green-fin", "S")
    put(state, "red-dino", "H2", size=1)
    dna(state, "red-dino", "B")
    contests(state)
    # Red can catch the huskers only, green takes the others.
    assert where(state, "red-dino") == ["H2-hunt", "T2"]
    assert where(state, "green-fin") == ["H2-hunt"]


@pytest.mark.rule("megafauna1", "13.6", "14.4")
def test_immigrants_do_not_change_from_plants_to_meat(state: Megafauna) -> None:
    lay(state, "seed_ferns", "J0")
    put(state, "white-cat", "J0", size=5)
    dna(state, "white-cat", "BI")
    invade(state, "therizinosaurs", "J0")
    contests(state)
    assert in_tarpit(state, "therizinosaurs")


@pytest.mark.rule("megafauna1", "13.6", "13.5")
def test_a_losing_immigrant_moves_to_free_husks(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2", size=6)
    dna(state, "red-dino", "BS")
    invade(state, "scelidosaurs", "H2")
    contests(state)
    assert invaders(state, "H2-husk") == ["scelidosaurs"]
    assert invaders(state, "H2") == []


@pytest.mark.rule("megafauna1", "13.6", "4.3")
def test_a_loser_finds_only_places_that_were_free_when_it_lost(state: Megafauna) -> None:
    """Of two losers both move at once; the one without a place then is not saved by the other's move (T16)."""
    lay(state, "lycopod_meadow", "T4")
    put(state, "orange-cat", "T4", size=3)
    dna(state, "orange-cat", "BN")
    put(state, "red-dino", "T4-hunt", size=2)
    dna(state, "red-dino", "IN")
    contests(state)
    assert where(state, "red-dino") == ["T2", "T4"]
    assert where(state, "orange-cat") == ["H4"]


@pytest.mark.rule("megafauna1", "13.6", "14.1")
def test_a_carnivore_stays_where_its_prey_only_moves_aside(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2", size=1)
    dna(state, "red-dino", "BH")
    put(state, "green-dino", "H2-hunt", size=1)
    put(state, "white-cat", "H2", size=5)
    dna(state, "white-cat", "BS")
    contests(state)
    assert where(state, "red-dino") == ["H2-husk", "T2"]
    assert where(state, "green-dino") == ["A4", "H2-hunt"]


# --- ground ----------------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "7.3f", "11.1b")
def test_R19_an_amphibian_that_gains_an_M_dies_on_land(state: Megafauna) -> None:
    dna(state, "red-dino", "M")
    lay(state, "aspidorhyneid_ray_fins", "T5")
    put(state, "red-dino", "T5")
    contests(state)
    assert where(state, "red-dino") == ["T2", "T5"]
    give(state, "red-dino", "sculling_tail")
    contests(state)
    assert where(state, "red-dino") == ["T5"]


@pytest.mark.rule("megafauna1", "7.3f", "11.1a")
def test_R19_an_amphibian_that_loses_its_M_dies_at_sea(state: Megafauna) -> None:
    """A carnivore at sea: its prey has no M, so that only the ground can kill it."""
    lay(state, "quillwort_coastal_marsh", "T5")
    give(state, "red-dino", "tentacles")
    put(state, "red-dino", "T5")
    contests(state)
    assert where(state, "red-dino") == ["T2", "T5"]
    state.shed_card(species("red-dino"), 60)
    contests(state)
    assert where(state, "red-dino") == ["T2"]


@pytest.mark.rule("megafauna1", "11.1b", "14.4", "6.1g")
def test_a_sea_immigrant_dies_on_land_even_above_prey(state: Megafauna) -> None:
    lay(state, "cycad_thicket", "T5")
    put(state, "red-dino", "T5", size=1)
    dna(state, "red-dino", "BM")
    invade(state, "mosasaurs", "T5-hunt")
    contests(state)
    assert in_tarpit(state, "mosasaurs")
    assert where(state, "red-dino") == ["T2", "T5"]


@pytest.mark.rule("megafauna1", "15.1e")
def test_nobody_lives_on_a_flipped_biome(state: Megafauna) -> None:
    greenhouse(state, "200")
    contests(state)
    assert where(state, "red-dino") + where(state, "white-cat") == []
    assert asked(state)[1] == "4.2"


@pytest.mark.rule("megafauna1", "9.2e", "13.2c")
def test_a_farm_feeds_a_farmer_and_has_no_niche(state: Megafauna) -> None:
    cultivate(state, "red-dino", "agriculture")
    put(state, "red-fin", "T3", size=3)
    cultivate(state, "red-fin", "agriculture")
    put(state, "red-dino", "T3", "H2", "T0")
    put(state, "orange-cat", "T1")
    contests(state)
    # T0 is not beside the homeland, and the farm at T1 is red's alone.
    assert where(state, "orange-cat") == ["H4"]
    assert asked(state) == ("red", "13.4")
    do(state, "species:red-fin")
    assert where(state, "red-dino") == ["H2", "T2", "T3"]


@pytest.mark.rule("megafauna1", "9.2e", "15.2a")
def test_a_farm_that_has_become_sea_drowns_its_farmers(state: Megafauna) -> None:
    cultivate(state, "red-dino", "agriculture")
    put(state, "red-dino", "T3")
    greenhouse(state, "1600")
    contests(state)
    assert where(state, "red-dino") == ["T2"]


# --- the printed example ---------------------------------------------------------------------


@pytest.fixture
def lycopods() -> Megafauna:
    """Red and orange as in the printed example, with Lycopod Meadow at T4 and Calamites at T3."""
    state = quiet("red", "orange")
    lay(state, "lycopod_meadow", "T4")
    lay(state, "calamites_thicket", "T3")
    return state


@pytest.mark.rule("megafauna1", "13.2", "14.1", "13.6")
def test_T07_the_anteaters_lose_the_niche_and_the_digging_gators_starve(lycopods: Megafauna) -> None:
    state = lycopods
    give(state, "orange-cat", "anteater_tongue")
    put(state, "orange-cat", "T4", size=2)
    give(state, "red-dino", "digging_claws")
    put(state, "red-dino", "T4-hunt", size=2)
    turn(state, "red")
    do(state, "develop:red-dino", "place:T4-biome")
    assert where(state, "orange-cat") == ["H4"]
    assert where(state, "red-dino") == ["T2", "T4"]


@pytest.mark.rule("megafauna1", "13.4", "13.6")
def test_T10_the_digging_gators_lose_by_their_teeth_and_prey_on_the_anteaters(lycopods: Megafauna) -> None:
    state = lycopods
    give(state, "orange-cat", "anteater_tongue", "bloodhound_nose")
    put(state, "orange-cat", size=2)
    give(state, "red-dino", "digging_claws")
    put(state, "red-dino", "T4", size=2)
    turn(state, "orange")
    do(state, "develop:orange-cat", "place:T4-biome")
    assert where(state, "orange-cat") == ["H4", "T4"]
    assert where(state, "red-dino") == ["T2", "T4-hunt"]


@pytest.mark.rule("megafauna1", "4.3b", "13.6", "14.0")
def test_T16_the_bloodhounds_die_and_their_predator_takes_the_meadow(lycopods: Megafauna) -> None:
    state = lycopods
    give(state, "orange-cat", "anteater_tongue", "bloodhound_nose", "biped_stance")
    put(state, "orange-cat", "T4", "T3", size=2)
    give(state, "red-dino", "digging_claws", "spines")
    put(state, "red-dino", "T4-hunt", size=1)
    turn(state, "orange")
    do(state, "resize:orange-cat+", "resize:red-dino+")
    assert where(state, "orange-cat") == ["H4", "T3"]
    assert where(state, "red-dino") == ["T2", "T4"]
    assert size_of(state, "red-dino") == 2


@pytest.mark.rule("megafauna1", "13.3", "13.6", "12.0a", "14.1")
def test_T19_titanosaurs_drive_both_into_the_husks(lycopods: Megafauna) -> None:
    state = lycopods
    give(state, "orange-cat", "bloodhound_nose", "biped_stance")
    put(state, "orange-cat", "T3", size=3)
    cultivate(state, "orange-cat", "bone-breaking")
    give(state, "red-dino", "digging_claws")
    put(state, "red-dino", "T3-hunt", size=2)
    invade(state, "titanosaurs", "T3")
    contests(state)
    assert invaders(state, "T3") == ["titanosaurs"]
    assert where(state, "red-dino") == ["T2", "T3-husk"]
    assert where(state, "orange-cat") == ["H4", "T3-hunt"]
    assert [line for line in told(state) if "log-loses" in line[0] or line[0] == "log-moves-aside"] == [
        ("log-loses-defence", "13.3"),
        ("log-moves-aside", "13.6"),
        ("log-loses-prey", "14.1"),
        ("log-moves-aside", "13.6"),
        ("log-loses-niche", "13.2"),
        ("log-moves-aside", "13.6"),
    ]


@pytest.mark.rule("megafauna1", "14.1d", "16.2")
def test_T20_the_night_hunter_cannot_eat_the_aggressive_child(lycopods: Megafauna) -> None:
    state = lycopods
    put(state, "red-fin", "H4-hunt", size=2)
    dna(state, "red-fin", "N")
    clear(state, "orange-cat")
    put(state, "orange-cat", "T2-hunt", size=2)
    put(state, "orange-rhino", "H4", size=3)
    give(state, "orange-rhino", "brontosaurs-chalicotheres")
    contests(state)
    assert where(state, "orange-rhino") == ["H4"]
    assert size_of(state, "red-fin") == 0


@pytest.mark.rule("megafauna1", "12.0", "13.4")
def test_two_rooters_compete_for_the_triangle_though_nobody_else_is_there(state: Megafauna) -> None:
    lay(state, "calamites_thicket", "T3")
    put(state, "red-dino", "T3-husk")
    dna(state, "red-dino", "N")
    put(state, "white-cat", "T3-husk")
    dna(state, "white-cat", "N")
    contests(state)
    assert where(state, "white-cat") == ["A1", "T3-husk"]
    assert "T3-husk" not in where(state, "red-dino")


@pytest.mark.rule("megafauna1", "13.5", "13.4")
def test_an_animal_meets_only_the_first_of_two_immigrants(state: Megafauna) -> None:
    lay(state, "ginkgo_woodland", "A2")
    put(state, "red-dino", "A2")
    dna(state, "red-dino", "B")
    invade(state, "protoceratops", "A2")
    invade(state, "iguanodonts", "A2")
    contests(state)
    assert invaders(state, "A2") == ["protoceratops"]
    assert in_tarpit(state, "iguanodonts")
    assert where(state, "red-dino") == ["T2"]
    assert sorted(reasons(state)) == [("log-loses-later", "13.5"), ("log-loses-teeth", "13.4")]

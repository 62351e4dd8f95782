"""Contests of carnivores: who suits whom, who stays with its prey, who goes hungry."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    asked,
    clear,
    contests,
    cultivate,
    dna,
    do,
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
    where,
)

from phylarium.games.megafauna1.rules.state import Megafauna


@pytest.fixture
def state() -> Megafauna:
    """Four colours with an animal each in its homeland (red T2, orange H4, green A4, white A1), nothing else."""
    return quiet()


# --- 14: carnivores --------------------------------------------------------------------------


@pytest.mark.rule("megafauna1", "14.1", "14.1a", "4.3b")
@pytest.mark.parametrize(("grown", "eats"), [(1, True), (2, True), (3, True), (4, False)])
def test_R36_prey_of_size_two_suits_sizes_one_to_three(state: Megafauna, grown: int, eats: bool) -> None:
    put(state, "orange-cat", size=2)
    put(state, "red-fin", "H4-hunt", size=grown)
    contests(state)
    assert (where(state, "red-fin") == ["H4-hunt"]) is eats


@pytest.mark.rule("megafauna1", "14.1a")
def test_prey_may_be_one_size_bigger_but_not_two(state: Megafauna) -> None:
    put(state, "orange-cat", size=4)
    put(state, "red-fin", "H4-hunt", size=2)
    put(state, "white-cat", size=4)
    put(state, "red-bird", "A1-hunt", size=3)
    contests(state)
    assert where(state, "red-fin") == []
    assert where(state, "red-bird") == ["A1-hunt"]


@pytest.mark.rule("megafauna1", "14.1b", "14.1c", "14.1d", "14.1")
@pytest.mark.parametrize("letter", ["S", "N", "A"])
@pytest.mark.parametrize(("hunter", "prey", "eats"), [(1, 1, True), (2, 1, True), (1, 2, False), (0, 1, False)])
def test_R36_a_carnivore_needs_each_roadrunner_of_its_prey_as_often(
    state: Megafauna, letter: str, hunter: int, prey: int, eats: bool
) -> None:
    dna(state, "orange-cat", letter * prey)
    put(state, "red-fin", "H4-hunt")
    dna(state, "red-fin", letter * hunter)
    contests(state)
    assert (where(state, "red-fin") == ["H4-hunt"]) is eats


@pytest.mark.rule("megafauna1", "14.1e")
@pytest.mark.parametrize(("hunter", "eats"), [("M", False), ("MM", True)])
def test_R36_a_carnivore_needs_the_M_of_its_prey(state: Megafauna, hunter: str, eats: bool) -> None:
    lay(state, "lobsters", "T5")
    put(state, "orange-rhino", "T5", size=2)
    dna(state, "orange-rhino", "MM")
    put(state, "red-fin", "T5-hunt", size=2)
    dna(state, "red-fin", hunter)
    contests(state)
    assert (where(state, "red-fin") == ["T5-hunt"]) is eats


@pytest.mark.rule("megafauna1", "14.1")
def test_letters_of_diet_do_not_protect_prey(state: Megafauna) -> None:
    dna(state, "orange-cat", "BGPI")
    put(state, "red-fin", "H4-hunt")
    contests(state)
    assert where(state, "red-fin") == ["H4-hunt"]


@pytest.mark.rule("megafauna1", "14.1a", "9.2b")
def test_bone_breakers_eat_prey_of_any_size(state: Megafauna) -> None:
    put(state, "orange-cat", size=6)
    put(state, "red-fin", "H4-hunt", size=1)
    cultivate(state, "red-fin", "bone-breaking")
    contests(state)
    assert where(state, "red-fin") == ["H4-hunt"]


@pytest.mark.rule("megafauna1", "14.1b", "9.2c")
@pytest.mark.parametrize(("prey", "eats"), [("SSS", True), ("AAS", False)])
def test_projectile_hunters_pass_over_one_roadrunner(state: Megafauna, prey: str, eats: bool) -> None:
    dna(state, "orange-cat", prey)
    put(state, "red-fin", "H4-hunt")
    cultivate(state, "red-fin", "projectile-hunting")
    contests(state)
    assert (where(state, "red-fin") == ["H4-hunt"]) is eats


@pytest.mark.rule("megafauna1", "9.2c", "11.1a")
def test_projectile_hunters_still_need_M_at_sea(state: Megafauna) -> None:
    lay(state, "aspidorhyneid_ray_fins", "T5")
    put(state, "orange-rhino", "T5")
    dna(state, "orange-rhino", "M")
    put(state, "red-fin", "T5-hunt")
    cultivate(state, "red-fin", "projectile-hunting")
    contests(state)
    assert where(state, "red-fin") == []


@pytest.mark.rule("megafauna1", "14.0", "14.1")
def test_prey_is_not_removed_because_it_is_eaten(state: Megafauna) -> None:
    put(state, "red-fin", "H4-hunt")
    contests(state)
    assert where(state, "orange-cat") == ["H4"]


@pytest.mark.rule("megafauna1", "14.1", "10.4")
def test_no_carnivore_eats_its_own_species(state: Megafauna) -> None:
    put(state, "red-dino", "T2-hunt")
    contests(state)
    assert where(state, "red-dino") == ["T2"]


@pytest.mark.rule("megafauna1", "14.1", "10.4")
def test_another_species_of_the_same_colour_may_be_eaten(state: Megafauna) -> None:
    put(state, "red-fin", "T2-hunt")
    contests(state)
    assert where(state, "red-fin") == ["T2-hunt"]


@pytest.mark.rule("megafauna1", "14.1", "2.6b")
def test_a_carnivore_eats_from_the_husking_triangle_too(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "red-dino", "H2-husk", size=1)
    dna(state, "red-dino", "H")
    put(state, "white-cat", "H2-hunt", size=1)
    contests(state)
    assert where(state, "white-cat") == ["A1", "H2-hunt"]


@pytest.mark.rule("megafauna1", "14.2", "14.0")
def test_a_carnivore_with_more_physiology_wins(state: Megafauna) -> None:
    put(state, "red-fin", "H4-hunt")
    dna(state, "red-fin", "P")
    put(state, "white-cat", "H4-hunt")
    dna(state, "white-cat", "PP")
    contests(state)
    assert "H4-hunt" in where(state, "white-cat")
    assert where(state, "red-fin") == []
    assert reasons(state) == [("log-loses-physiology", "14.2")]


@pytest.mark.rule("megafauna1", "14.3", "2.2a")
@pytest.mark.parametrize(
    ("winner", "loser"), [("red-fin", "green-fin"), ("red-fin", "white-rhino"), ("green-fin", "white-rhino")]
)
def test_fewer_teeth_win_the_meat(state: Megafauna, winner: str, loser: str) -> None:
    put(state, loser, "H4-hunt")
    put(state, winner, "H4-hunt")
    contests(state)
    assert where(state, winner) == ["H4-hunt"]
    assert where(state, loser) == []
    assert reasons(state) == [("log-loses-carnivore-teeth", "14.3")]


@pytest.mark.rule("megafauna1", "14.3", "9.2d")
def test_division_of_labour_wins_the_meat(state: Megafauna) -> None:
    put(state, "white-rhino", "H4-hunt")
    cultivate(state, "white-rhino", "division-of-labour")
    put(state, "red-fin", "H4-hunt")
    contests(state)
    assert where(state, "white-rhino") == ["H4-hunt"]


def two_preys(state: Megafauna, husker: str = "") -> None:
    """Leaves and husks of H2 eaten by white and orange; red and green above, red twice."""
    lay(state, "cycadoid", "H2")
    put(state, "white-cat", "H2", size=1)
    dna(state, "white-cat", "B")
    put(state, "orange-cat", "H2-husk", size=1)
    dna(state, "orange-cat", "H" + husker)
    put(state, "green-fin", "H2-hunt", size=1)
    dna(state, "green-fin", husker)
    put(state, "red-fin", "H2-hunt", "H2-hunt", size=1)


@pytest.mark.rule("megafauna1", "14.3", "14.0")
def test_R37_a_second_carnivore_that_can_eat_both_preys_ousts_the_toothier_one(state: Megafauna) -> None:
    two_preys(state)
    contests(state)
    assert where(state, "red-fin") == ["H2-hunt", "H2-hunt"]
    assert where(state, "green-fin") == []


@pytest.mark.rule("megafauna1", "14.3", "14.0")
def test_R37_a_second_carnivore_that_can_eat_one_prey_only_goes(state: Megafauna) -> None:
    two_preys(state, "N")
    contests(state)
    assert where(state, "red-fin") == ["H2-hunt"]
    assert where(state, "green-fin") == ["H2-hunt"]


@pytest.mark.rule("megafauna1", "14.0", "4.3a")
def test_each_prey_feeds_one_carnivore(state: Megafauna) -> None:
    put(state, "red-fin", "H4-hunt", "H4-hunt")
    contests(state)
    assert where(state, "red-fin") == ["H4-hunt"]


@pytest.mark.rule("megafauna1", "14.3")
def test_the_owner_chooses_which_of_two_equal_carnivores_goes(state: Megafauna) -> None:
    put(state, "red-fin", "H4-hunt")
    put(state, "red-bird", "H4-hunt")
    contests(state)
    assert asked(state) == ("red", "14.3")
    assert offers(state) == ["species:red-fin", "species:red-bird"]
    assert refused(state, "species:orange-cat") == ("refused-not-in-tie", "14.3")
    do(state, "species:red-fin")
    assert where(state, "red-bird") == ["H4-hunt"]
    assert size_of(state, "red-fin") == 0


@pytest.mark.rule("megafauna1", "14.3")
def test_two_equal_carnivores_that_find_a_prey_each_both_stay(state: Megafauna) -> None:
    two_preys(state)
    clear(state, "green-fin")
    put(state, "green-fin", "T2-hunt")
    clear(state, "red-fin")
    put(state, "red-fin", "H2-hunt")
    put(state, "red-bird", "H2-hunt")
    contests(state)
    assert where(state, "red-fin") == ["H2-hunt"]
    assert where(state, "red-bird") == ["H2-hunt"]


@pytest.mark.rule("megafauna1", "14.3")
def test_the_owner_may_only_give_up_what_makes_room(state: Megafauna) -> None:
    """Two equal species, one prey is nocturnal: only the two that both need the other prey are in each other's way."""
    two_preys(state, "N")
    clear(state, "green-fin")
    put(state, "green-fin", "T2-hunt")
    put(state, "red-bird", "H2-hunt", size=1)
    dna(state, "red-bird", "N")
    contests(state)
    assert where(state, "red-fin") == ["H2-hunt"]
    assert where(state, "red-bird") == ["H2-hunt"]
    assert asked(state)[1] == "4.2"


@pytest.mark.rule("megafauna1", "14.0")
def test_a_losing_carnivore_moves_to_free_plants(state: Megafauna) -> None:
    lay(state, "cycadoid", "H2")
    put(state, "orange-cat", "H2-husk", size=1)
    dna(state, "orange-cat", "H")
    put(state, "green-fin", "H2-hunt", size=1)
    dna(state, "green-fin", "B")
    put(state, "red-fin", "H2-hunt", size=1)
    contests(state)
    assert where(state, "green-fin") == ["H2"]
    assert where(state, "red-fin") == ["H2-hunt"]


@pytest.mark.rule("megafauna1", "14.4", "14.4b", "14.2")
def test_R38_physiology_beats_the_single_tooth_of_an_immigrant(state: Megafauna) -> None:
    clear(state, "red-dino")
    put(state, "red-dino", "T2", size=2)
    invade(state, "terrestrial_crocodiles", "T2-hunt")
    put(state, "orange-cat", "T2-hunt", size=2)
    put(state, "white-rhino", "T2-hunt", size=2)
    dna(state, "white-rhino", "P")
    contests(state)
    assert where(state, "white-rhino") == ["T2-hunt"]
    assert where(state, "orange-cat") == ["H4"]
    assert in_tarpit(state, "terrestrial_crocodiles")
    assert reasons(state) == [("log-loses-physiology", "14.2"), ("log-loses-physiology", "14.2")]


@pytest.mark.rule("megafauna1", "14.4", "14.4b", "14.3")
def test_without_physiology_the_single_tooth_wins(state: Megafauna) -> None:
    invade(state, "terrestrial_crocodiles", "T2-hunt")
    put(state, "red-fin", "T2-hunt")
    contests(state)
    assert invaders(state, "T2-hunt") == ["terrestrial_crocodiles"]
    assert where(state, "red-fin") == []


@pytest.mark.rule("megafauna1", "14.4", "13.5")
@pytest.mark.parametrize(
    ("first", "second"),
    [("labyrinthodonts", "terrestrial_crocodiles"), ("terrestrial_crocodiles", "labyrinthodonts")],
)
def test_of_two_equal_immigrant_hunters_the_first_stays(state: Megafauna, first: str, second: str) -> None:
    invade(state, first, "T2-hunt")
    invade(state, second, "T2-hunt")
    contests(state)
    assert invaders(state, "T2-hunt") == [first]
    assert in_tarpit(state, second)
    assert reasons(state) == [("log-loses-later", "13.5")]


@pytest.mark.rule("megafauna1", "14.4", "13.5", "14.0")
def test_of_two_immigrant_hunters_above_two_preys_the_first_takes_what_both_can_catch(state: Megafauna) -> None:
    """The huskers are too fast for either."""
    lay(state, "cycad_thicket", "T4")
    put(state, "red-dino", "T4", size=1)
    dna(state, "red-dino", "B")
    put(state, "white-cat", "T4-husk", size=1)
    dna(state, "white-cat", "HS")
    invade(state, "labyrinthodonts", "T4-hunt")
    invade(state, "terrestrial_crocodiles", "T4-hunt")
    contests(state)
    assert invaders(state, "T4-hunt") == ["labyrinthodonts"]
    assert reasons(state) == [("log-loses-later", "13.5")]


@pytest.mark.rule("megafauna1", "14.4a", "2.4g")
@pytest.mark.parametrize("grown", [1, 6])
def test_an_immigrant_has_the_size_of_its_prey(state: Megafauna, grown: int) -> None:
    put(state, "red-dino", size=grown)
    invade(state, "terrestrial_crocodiles", "T2-hunt")
    contests(state)
    assert invaders(state, "T2-hunt") == ["terrestrial_crocodiles"]


@pytest.mark.rule("megafauna1", "14.4", "14.1")
def test_an_immigrant_that_cannot_catch_its_prey_dies(state: Megafauna) -> None:
    dna(state, "red-dino", "S")
    invade(state, "terrestrial_crocodiles", "T2-hunt")
    contests(state)
    assert in_tarpit(state, "terrestrial_crocodiles")


@pytest.mark.rule("megafauna1", "14.4", "14.1")
def test_an_immigrant_may_be_prey(state: Megafauna) -> None:
    lay(state, "lycopod_meadow", "T4")
    invade(state, "crocodiles", "T4")
    put(state, "red-fin", "T4-hunt", size=2)
    contests(state)
    assert where(state, "red-fin") == ["T4-hunt"]

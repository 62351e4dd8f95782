"""Mutagens, radiation and crowd disease: who loses what, in which order, and who chooses."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    bare,
    card,
    dice,
    do,
    event,
    fallen,
    found,
    give,
    give_face,
    lay,
    mutations,
    offers,
    organs,
    organs_of,
    personality,
    put,
    refused,
    reservoirs,
    size,
    sound,
    species,
    told,
    tool,
    where,
)

from phylarium.families.fauna.rules.names import BLUE, GONE, GREEN, RED, YELLOW
from phylarium.games.megafauna2.rules import mutagen
from phylarium.games.megafauna2.rules.state import Megafauna

METABOLISM = [RED, YELLOW]
DARWINIAN = [GREEN, BLUE]


def world(*colours: str, heart: int = 0, **options: str) -> Megafauna:
    """No creeples; as much oxygen as makes a dark heart of a number."""
    state = bare(*colours, **options)
    if heart:
        reservoirs(state, oxygen=state.components.dark_heart.index(heart))
    return state


def strike(state: Megafauna) -> None:
    mutagen.mutagen(state)
    state.run()


def radiate(state: Megafauna, colours: list[int]) -> None:
    mutagen.radiation(state, colours)
    state.run()


# --- D7 ----------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D7")
def test_a_mutagen_churns_the_display() -> None:
    state = world()
    before = state.display.copy()
    kept = [before[4], before[9]]
    decks = len(state.upper_deck), len(state.lower_deck)
    strike(state)
    assert [state.display[0], state.display[5]] == kept
    assert len({*state.display}) == 10
    assert (len(state.upper_deck), len(state.lower_deck)) == (decks[0] - 4, decks[1] - 4)
    assert all(state.card_at[c] == GONE for c in before if c not in kept)
    assert ("log-churned", "D7") in told(state)


@pytest.mark.rule("megafauna2", "A8b", "D7a")
def test_m2_02_the_mutagen_roll_keeps_the_highest_of_its_dice() -> None:
    state = world(rules="tooth_and_claw")
    dice(state, 2, 5)
    assert mutagen.mutagen_roll(state) == 5
    state.era = 1
    dice(state, 3, 1, 2, 6)
    assert mutagen.mutagen_roll(state) == 3
    assert state.rng.below(6) + 1 == 6


@pytest.mark.rule("megafauna2", "D7", "D7a", "G.atrophy", "I3")
def test_m2_03_a_heart_of_two_in_tooth_and_claw() -> None:
    state = world("orange", "black", rules="tooth_and_claw")
    put(state, "black-archetype", "siberia-w", basal="rg")
    give(state, "black-archetype", "air_sacs", "fang_grooves")
    put(state, "black-flyer", "siberia-e", basal="rrggb")
    put(state, "orange-archetype", "laurentia-e")
    # The display is churned first, by cards that are there already.
    dice(state, 1, 2)
    strike(state)
    assert state.over()
    assert organs_of(state, "black-archetype") == "rg"
    assert mutations(state, "black-archetype") == []
    assert state.size[species("black-flyer")] == 0
    assert where(state, "black-flyer") == []
    sound(state)


@pytest.mark.rule("megafauna2", "A8h", "D7a", "A8b")
def test_in_tooth_and_claw_the_roll_is_the_heart_of_plants_too() -> None:
    state = world("green", "orange", rules="tooth_and_claw")
    put(state, "green-archetype", "baltica-e", basal="ggb")
    put(state, "orange-archetype", "laurentia-e", basal="ggb")
    dice(state, 3, 2)
    strike(state)
    assert state.size[species("green-archetype")] == 1
    dice(state, 1, 2)
    strike(state)
    assert state.size[species("green-archetype")] == state.size[species("orange-archetype")] == 0


@pytest.mark.rule("megafauna2", "D7a", "I3c")
def test_m2_04_snake_eyes_make_a_lazarus() -> None:
    state = world("orange", "black", rules="tooth_and_claw")
    put(state, "black-archetype", "siberia-w", basal="rg")
    give(state, "black-archetype", "air_sacs", "fang_grooves")
    put(state, "black-flyer", "siberia-e", basal="rrggb")
    put(state, "orange-archetype", "laurentia-e")
    dice(state, 1, 1)
    strike(state)
    assert state.is_lazarus(2)
    assert ("log-lazarus", "I3c") in told(state)
    sound(state)


@pytest.mark.rule("megafauna2", "D7", "D7b", "G.atrophy")
def test_m2_05_four_percent_of_oxygen() -> None:
    state = world(heart=2)
    state.oxygen = 17
    assert state.components.percent[17] == 4
    put(state, "orange-archetype", "laurentia-e", basal="rrg")
    put(state, "orange-flyer", "laurentia-c", basal="rg")
    give(state, "orange-flyer", "fang_grooves", "brood_pouch")
    strike(state)
    assert state.over()
    assert state.size[species("orange-archetype")] == 0
    assert organs_of(state, "orange-flyer") == "rg"
    assert mutations(state, "orange-flyer") == []
    # Creeples are killed outright.
    assert fallen(state, "orange-archetype") == []
    assert ("log-basal-lost", "D7") in told(state)


@pytest.mark.rule("megafauna2", "D7c", "D7e", "G.atrophy")
def test_m2_06_a_monster_shrinks_and_then_goes() -> None:
    state = world("green", "orange")
    reservoirs(state, clouds=2)
    assert (state.components.albedo[2], state.components.green_heart[2]) == (20, 3)
    put(state, "green-archetype", "baltica-e", size=3, basal="ggb")
    give_face(state, "green-archetype", "cecum-a")
    assert organs_of(state, "green-archetype") == "gggggb"
    strike(state)
    assert state.over()
    assert state.size[species("green-archetype")] == 1
    assert mutations(state, "green-archetype") == []
    assert organs_of(state, "green-archetype") == "ggb"
    sound(state)


@pytest.mark.rule("megafauna2", "D7d")
def test_m2_07_a_white_organ_raises_the_limit_by_two() -> None:
    state = world("green", "orange")
    reservoirs(state, clouds=2)
    put(state, "green-archetype", "baltica-e", basal="ggbw")
    strike(state)
    assert organs_of(state, "green-archetype") == "ggbw"
    assert state.living[species("green-archetype")] == 1


@pytest.mark.rule("megafauna2", "D7d", "D7b")
def test_a_limit_with_a_white_organ_is_two_higher_and_no_more() -> None:
    state = world(heart=3)
    put(state, "orange-archetype", "laurentia-e", basal="ggbw")
    give(state, "orange-archetype", "air_sacs", "beak")
    strike(state)
    # Six organs, and a limit of five.
    assert asked(state) == ("orange", "D7")
    do(state, "card:beak")
    assert organs_of(state, "orange-archetype") == "yggbw"
    assert state.over()


@pytest.mark.rule("megafauna2", "D7", "D7e", "G.atrophy")
def test_m2_08_a_giant_may_shrink_to_size_three() -> None:
    state = world(heart=4)
    put(state, "orange-archetype", "laurentia-e", size=6)
    give_face(state, "orange-archetype", "cecum-a")
    give(state, "orange-archetype", "brood_pouch")
    strike(state)
    assert asked(state) == ("orange", "D7")
    assert offers(state) == ["card:cecum", "card:brood_pouch"]
    do(state, "card:cecum", "card:cecum", "card:cecum")
    assert state.over()
    assert state.size[species("orange-archetype")] == 3
    assert organs_of(state, "orange-archetype") == "gggb"
    assert ("log-shrinks", "D7e") in told(state)


@pytest.mark.rule("megafauna2", "D7", "G.atrophy")
def test_the_owner_chooses_what_is_lost() -> None:
    state = world(heart=2)
    put(state, "orange-archetype", "laurentia-e", basal="r")
    give(state, "orange-archetype", "fang_grooves", "brood_pouch")
    strike(state)
    # Four organs, and two of the three plus organs must go.
    assert offers(state) == ["card:fang_grooves", "card:brood_pouch"]
    do(state, "card:fang_grooves")
    assert mutations(state, "orange-archetype") == ["fang_grooves", "brood_pouch"]
    do(state, "card:fang_grooves")
    assert mutations(state, "orange-archetype") == ["brood_pouch"]
    assert organs_of(state, "orange-archetype") == "rb"
    assert state.over()


@pytest.mark.rule("megafauna2", "G.atrophy")
def test_a_mutation_with_two_colours_asks_which() -> None:
    state = world(heart=2)
    put(state, "orange-archetype", "laurentia-e", basal="r")
    give_face(state, "orange-archetype", "spermatophore-b")
    strike(state)
    assert offers(state) == ["organ:green", "organ:blue"]
    do(state, "organ:green")
    assert organs_of(state, "orange-archetype") == "rb"
    assert mutations(state, "orange-archetype") == ["spermatophore-b"]
    assert state.over()


@pytest.mark.rule("megafauna2", "D7d", "G.atrophy")
def test_white_organs_that_are_lost_lower_the_limit() -> None:
    state = world(heart=2)
    put(state, "orange-archetype", "laurentia-e", basal="rrg")
    give_face(state, "orange-archetype", "rhizomes-a")
    give(state, "orange-archetype", "brood_pouch")
    # Six organs and a limit of four: two must go, or more if the white one does.
    strike(state)
    do(state, "card:rhizomes")
    assert offers(state) == ["organ:blue", "organ:white"]
    do(state, "organ:white")
    # Now three basal organs are too many for a heart of two.
    assert state.size[species("orange-archetype")] == 0
    assert state.over()


@pytest.mark.rule("megafauna2", "D7f", "J5a")
@pytest.mark.parametrize(
    ("face", "name", "green"), [("dust_seeds-a", "orange-archetype", True), ("dust_seeds-b", "green-archetype", False)]
)
def test_a_haustorium_changes_the_heart(face: str, name: str, green: bool) -> None:
    state = world(heart=7)
    reservoirs(state, clouds=1)
    assert state.components.green_heart[1] == 2
    assert mutagen.heart_of(state, species(name)) == (7 if green else 2)
    give_face(state, name, face)
    assert mutagen.heart_of(state, species(name)) == (2 if green else 7)


@pytest.mark.rule("megafauna2", "D7g", "A5")
def test_atrophy_goes_in_player_order() -> None:
    state = world("orange", "black", "white", heart=2)
    state.et_card = event("gamma_ray_burst")  # White, Black, Green, Orange.
    for name, at in (
        ("orange-archetype", "laurentia-e"),
        ("black-archetype", "siberia-w"),
        ("white-archetype", "siberia-e"),
    ):
        put(state, name, at, basal="r")
    give(state, "orange-archetype", "air_sacs", "brood_pouch")
    give(state, "black-archetype", "eye_cup", "beak")
    give(state, "white-archetype", "cerci", "crop")
    strike(state)
    assert asked(state) == ("white", "D7")
    do(state, "card:crop")
    assert asked(state) == ("black", "D7")
    do(state, "card:beak")
    assert asked(state) == ("orange", "D7")
    assert refused(state, "card:cerci")[0] == "refused-not-asked"


@pytest.mark.rule("megafauna2", "J6g", "G.atrophy")
def test_a_personality_loses_its_organs_and_stays() -> None:
    state = world(heart=2)
    state.oxygen = 18
    put(state, "orange-archetype", "laurentia-e", basal="rr")
    give_face(state, "orange-archetype", "olfactory_pits-a", "air_sacs-a", row=True)
    strike(state)
    assert state.over()
    assert organs_of(state, "orange-archetype") == "rr"
    assert personality(state, "orange-archetype") == ["olfactory_pits-a", "air_sacs-a"]
    assert state.moods[species("orange-archetype")] != 0
    assert ("log-cheshire-stays", "J6g") in told(state)
    sound(state)


@pytest.mark.rule("megafauna2", "G.atrophy", "J3", "F4b")
def test_a_species_that_shrinks_or_loses_its_venom_is_looked_at_again() -> None:
    state = world(heart=2)
    put(state, "white-archetype", "siberia-w", size=2)
    give_face(state, "white-archetype", "fang_grooves-a")
    put(state, "orange-archetype", "siberia-w-carnivore", size=3, basal="gg")
    give_face(state, "orange-archetype", "cecum-a")
    strike(state)
    # It hunted venomous prey by its size, which went with its monster.
    assert state.size[species("orange-archetype")] == 1
    assert fallen(state, "orange-archetype") == ["siberia-w-carnivore"]


# --- D8 ----------------------------------------------------------------------------------------


@pytest.mark.rule("megafauna2", "D8", "D8a", "G.atrophy")
def test_m2_09_metabolism_radiation_takes_the_only_yellow_organ() -> None:
    state = world()
    put(state, "orange-archetype", "laurentia-e", basal="bb")
    give(state, "orange-archetype", "air_sacs")
    radiate(state, METABOLISM)
    assert state.over()
    assert organs_of(state, "orange-archetype") == "bb"
    assert mutations(state, "orange-archetype") == []
    assert state.card_at[card("air_sacs")] == GONE
    assert ("log-loses-card", "D8a") in told(state)


@pytest.mark.rule("megafauna2", "D8c")
def test_m2_10_radiation_of_other_colours_has_no_effect() -> None:
    state = world()
    put(state, "orange-archetype", "laurentia-e", basal="ry")
    give(state, "orange-archetype", "beak")
    give_face(state, "orange-archetype", "grooming-a")
    radiate(state, METABOLISM)
    assert state.over()
    assert organs_of(state, "orange-archetype") == "ryg"
    assert mutations(state, "orange-archetype") == ["beak", "grooming-a"]
    assert ("log-no-plus", "D8c") in told(state)


@pytest.mark.rule("megafauna2", "D8", "D8c")
def test_each_species_loses_one_organ_of_either_colour() -> None:
    state = world()
    put(state, "orange-archetype", "laurentia-e")
    put(state, "orange-flyer", "laurentia-c")
    give(state, "orange-archetype", "fang_grooves", "air_sacs", "beak")
    give(state, "orange-flyer", "eye_cup")
    radiate(state, METABOLISM)
    assert asked(state) == ("orange", "D8")
    assert offers(state) == ["card:fang_grooves", "card:air_sacs"]
    assert refused(state, "card:beak") == ("refused-no-plus", "D8c")
    do(state, "card:fang_grooves")
    assert organs_of(state, "orange-archetype") == "ryg"
    assert organs_of(state, "orange-flyer") == ""
    assert state.over()


@pytest.mark.rule("megafauna2", "D8", "E2d", "D8b", "J4")
def test_m2_28_radiation_on_a_cud_chewing_cow_makes_it_smaller() -> None:
    state = world()
    put(state, "orange-archetype", "laurentia-e", size=5)
    give_face(state, "orange-archetype", "cecum-a")
    assert organs_of(state, "orange-archetype") == "ggggg"
    radiate(state, DARWINIAN)
    assert state.size[species("orange-archetype")] == 4
    assert organs_of(state, "orange-archetype") == "gggg"
    assert mutations(state, "orange-archetype") == ["cecum-a"]
    assert ("log-shrinks", "D8b") in told(state)


@pytest.mark.rule("megafauna2", "D8b")
def test_a_monster_goes_only_at_size_one() -> None:
    state = world()
    put(state, "orange-archetype", "laurentia-e", size=1)
    give_face(state, "orange-archetype", "cecum-a")
    radiate(state, DARWINIAN)
    assert mutations(state, "orange-archetype") == []
    assert state.size[species("orange-archetype")] == 1


@pytest.mark.rule("megafauna2", "D8b", "D8c")
def test_radiation_of_other_colours_leaves_a_monster_alone() -> None:
    state = world()
    put(state, "orange-archetype", "laurentia-e", size=3)
    give_face(state, "orange-archetype", "cecum-a")
    radiate(state, METABOLISM)
    assert state.size[species("orange-archetype")] == 3
    assert ("log-no-plus", "D8c") in told(state)


@pytest.mark.rule("megafauna2", "D8d", "A5")
def test_radiation_goes_in_player_order() -> None:
    state = world("orange", "white")
    state.et_card = event("gamma_ray_burst")
    for name, at in (("orange-archetype", "laurentia-e"), ("white-archetype", "siberia-e")):
        put(state, name, at)
    give(state, "orange-archetype", "air_sacs", "eye_cup")
    give(state, "white-archetype", "cerci", "fang_grooves")
    radiate(state, METABOLISM)
    assert asked(state) == ("white", "D8")
    do(state, "card:cerci")
    assert asked(state) == ("orange", "D8")


@pytest.mark.rule("megafauna2", "D8", "J6g")
def test_a_radiated_personality_stays() -> None:
    state = world()
    put(state, "orange-archetype", "laurentia-e")
    give_face(state, "orange-archetype", "olfactory_pits-a", "air_sacs-a", row=True)
    radiate(state, METABOLISM)
    do(state, "card:air_sacs")
    assert personality(state, "orange-archetype") == ["olfactory_pits-a", "air_sacs-a"]
    assert organs_of(state, "orange-archetype") == "r"


# --- D9 ----------------------------------------------------------------------------------------


def crowd(state: Megafauna) -> None:
    mutagen.crowd_disease(state)
    state.run()


@pytest.mark.rule("megafauna2", "D9")
def test_m2_11_the_most_numerous_species_loses_half_of_its_creeples() -> None:
    state = world()
    put(state, "white-archetype", "siberia-w", "siberia-c", "siberia-e", "gondwana-w", "gondwana-c")
    put(state, "orange-archetype", "laurentia-e", "laurentia-c", "laurentia-w")
    put(state, "orange-flyer", "siberia-w-carnivore", "siberia-e-carnivore")
    crowd(state)
    assert asked(state) == ("white", "D9")
    assert len(offers(state)) == 5
    # Two that are preyed upon: their hunters starve.
    do(state, "place:siberia-w-herbivore", "place:siberia-e-herbivore")
    assert state.over()
    assert state.living[species("white-archetype")] == 3
    assert state.unborn[species("white-archetype")] == 4
    assert fallen(state, "white-archetype") == []
    assert sorted(fallen(state, "orange-flyer")) == ["siberia-e-carnivore", "siberia-w-carnivore"]
    assert state.living[species("orange-archetype")] == 3


@pytest.mark.rule("megafauna2", "D9", "A5")
def test_m2_12_all_that_are_tied_suffer() -> None:
    state = world()
    state.et_card = event("slab_rollback")  # Orange is first.
    put(state, "white-archetype", "siberia-w", "siberia-c", "siberia-e", "gondwana-w", "gondwana-c")
    put(state, "orange-archetype", "laurentia-e", "laurentia-c", "laurentia-w", "laurentia-ne", "laurentia-se")
    put(state, "orange-flyer", "siberia-w-carnivore", "siberia-c-carnivore", "siberia-e-carnivore")
    lay(state, "orange-flyer", "gondwana-ne", "gondwana-ne")
    crowd(state)
    assert asked(state) == ("orange", "D9")
    do(state, "place:laurentia-e-herbivore", "place:laurentia-c-herbivore")
    # For its birds Orange chooses the two endangered ones, which lie in one place.
    assert offers(state).count("fallen:gondwana-ne-herbivore") == 1
    do(state, "fallen:gondwana-ne-herbivore", "fallen:gondwana-ne-herbivore")
    assert fallen(state, "orange-flyer") == []
    assert len(where(state, "orange-flyer")) == 3
    assert asked(state) == ("white", "D9")
    do(state, "place:siberia-w-herbivore", "place:gondwana-w-herbivore")
    assert state.over()
    assert [state.living[species(name)] for name in ("orange-archetype", "orange-flyer", "white-archetype")] == [
        3,
        3,
        3,
    ]


@pytest.mark.rule("megafauna2", "D9")
def test_single_creeples_are_no_crowd() -> None:
    state = world()
    put(state, "white-archetype", "siberia-w")
    put(state, "orange-archetype", "laurentia-e")
    crowd(state)
    assert state.over()
    assert state.living[species("white-archetype")] == 1


@pytest.mark.rule("megafauna2", "D7", "J7a")
def test_tools_do_not_count_as_organs() -> None:
    state = world(heart=2)
    found(state, "orange-burrower", 1, "rr")
    put(state, "orange-burrower", "laurentia-e")
    tool(state, "orange-burrower", "net")
    size(state, "orange-burrower", 2)
    organs(state, "orange-burrower", "rr")
    strike(state)
    assert state.size[species("orange-burrower")] == 2

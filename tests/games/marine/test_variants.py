"""The five variants: two animals each, random earth, alternate displays, superheroes, length."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.marine.situation import (
    FISHES,
    asked,
    bare,
    box,
    control,
    dealt,
    disks,
    disks_of,
    do,
    element_at,
    hand,
    markers,
    offers,
    put,
    refused,
    sound,
    species,
    stand,
    start,
    traits_of,
    turn,
    vent_side,
    vp,
)

from phylarium.games.marine import GAME
from phylarium.games.marine.rules.board import HEXES
from phylarium.games.marine.rules.names import ANIMALS, CARDS, ELEMENTS, TERRAINS, TRAITS
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.errors import OptionError

FOUR = ("crustaceans", "fishes", "cephalopods", "reptiles")
SEEDS = [f"variant {number}" for number in range(12)]

PRINTED = {
    "reptiles": Counter(sun=2, sponges=1),
    "cephalopods": Counter(gastropods=2, sponges=1),
    "fishes": Counter(plankton=2, algae=1),
    "crustaceans": Counter(worms=2, algae=1),
}
TILE_SCORING = {
    "land": (8, 4, 2, 1),
    "kelp": (7, 4, 2),
    "reef": (6, 3, 2),
    "seamount": (5, 3, 2),
    "seagrass": (4, 2),
    "sand": (3, 2),
    "ocean": (2, 1),
}
CENTRAL = ("D4", "D3", "E3", "E4", "D5", "C4", "C3")


def terrain(state: Marine, hex: str) -> str:
    return TERRAINS[state.ground[HEXES.index(hex)]]


def round_the_centre(state: Marine) -> Counter[str]:
    """The elements on the six corners of the central tile, by type."""
    return Counter(element_at(state, f"D4 {side}") or "none" for side in ("NE", "E", "SE", "SW", "W", "NW"))


# --- two animals each ------------------------------------------------------------------------


@pytest.fixture
def double() -> Marine:
    """Seat 0 plays reptiles and crustaceans, seat 1 cephalopods and fishes."""
    return start("reptiles", "cephalopods", "fishes", "crustaceans", two_animals=True)


@pytest.mark.rule("marine", "variant.two-animals")
def test_all_four_animals_are_played_two_by_each_player(double: Marine) -> None:
    assert [double.seat_of[ANIMALS.index(animal)] for animal in FOUR] == [0, 1, 1, 0]


@pytest.mark.rule("marine", "variant.two-animals")
def test_two_animals_each_may_be_dealt() -> None:
    state = GAME.start(2, {"two_animals": True, "animals": "random"}, "by lot")
    assert isinstance(state, Marine)
    assert sorted(state.seat_of) == [0, 0, 1, 1]


@pytest.mark.rule("marine", "variant.two-animals", "setup.K")
def test_each_animal_has_the_pawns_and_spaces_of_a_game_of_four(double: Marine) -> None:
    assert double.pawns == [4, 4, 4, 4]
    assert "place:basic@domination-3" in offers(double)


@pytest.mark.rule("marine", "variant.two-animals")
def test_a_player_decides_for_both_animals_and_each_has_its_own_turn(double: Marine) -> None:
    turns = []
    for _ in range(5):
        turns.append((asked(double)[0], double.to_move()))
        do(double, "retrieve")
    assert turns == [("crustaceans", 0), ("fishes", 1), ("cephalopods", 1), ("reptiles", 0), ("crustaceans", 0)]


@pytest.mark.rule("marine", "variant.two-animals", "setup.R")
def test_a_player_chooses_a_trait_for_each_animal_and_sees_both_hands() -> None:
    state = dealt("reptiles", "cephalopods", "fishes", "crustaceans", two_animals=True)
    hands = {animal["name"]: animal["hand"] for animal in state.view(0)["animals"]}
    assert [len(hands["reptiles"]), len(hands["crustaceans"])] == [3, 3]
    assert [hands["cephalopods"], hands["fishes"]] == [None, None]
    choosing = []
    for _ in range(4):
        choosing.append((asked(state)[0], state.to_move()))
        do(state, offers(state)[0])
    assert choosing == [("crustaceans", 0), ("fishes", 1), ("cephalopods", 1), ("reptiles", 0)]


@pytest.mark.rule("marine", "variant.two-animals", "pawn.bump")
def test_the_other_animal_of_the_same_player_can_be_bumped(double: Marine) -> None:
    control(double, "crustaceans", "sun")
    stand(double, "reptiles", "regression-1")
    turn(double, "crustaceans")
    do(double, "place:sun@regression-1")
    assert double.pawns[ANIMALS.index("reptiles")] == 4


@pytest.mark.rule("marine", "variant.two-animals", "pawn.special")
def test_a_special_pawn_serves_only_the_animal_that_won_it(double: Marine) -> None:
    control(double, "reptiles", "sun")
    turn(double, "crustaceans")
    assert refused(double, "place:sun@abundance-1") == ("refused-not-controlled", "pawn.special")


@pytest.mark.rule("marine", "variant.two-animals", "pawn.basic")
def test_pawns_of_the_other_animal_do_not_hold_an_animal_back(double: Marine) -> None:
    stand(double, "reptiles", "evolution-1")
    turn(double, "crustaceans")
    assert "place:basic@abundance-1" in offers(double)


@pytest.mark.rule("marine", "variant.two-animals", "competition")
def test_the_other_animal_of_the_same_player_is_opposing(double: Marine) -> None:
    bare(double)
    put(double, "crustaceans", "D4")
    put(double, "reptiles", "D4", 2)
    markers(double, competition=["reef"])
    turn(double, "crustaceans")
    do(double, "place:basic@competition-1", "hex:D4")
    assert species(double, "reptiles", "D4") == 1


@pytest.mark.rule("marine", "variant.two-animals", "retrieve")
def test_each_animal_retrieves_for_itself(double: Marine) -> None:
    stand(double, "crustaceans", "abundance-1")
    stand(double, "reptiles", "abundance-2")
    turn(double, "crustaceans")
    do(double, "retrieve")
    assert double.pawns == [3, 4, 4, 4]
    assert double.retrieved == [0, 0, 0, 1]


@pytest.mark.rule("marine", "variant.two-animals")
def test_m42_the_lower_score_of_a_player_counts(double: Marine) -> None:
    double.vp = [70, 75, 85, 145]
    assert double.scores() == [70, 75]
    assert double.ranking() == [2, 1]


@pytest.mark.rule("marine", "variant.two-animals")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_animals_each_need_two_players(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.start(seats, {"two_animals": True})


@pytest.mark.rule("marine", "variant.two-animals", "setup.K")
def test_two_players_play_one_animal_each_without_the_variant() -> None:
    state = start("fishes", "reptiles")
    assert [ANIMALS[a] for a in state.playing()] == ["reptiles", "fishes"]
    assert state.pawns == [7, 0, 7, 0]


# --- random earth ----------------------------------------------------------------------------


@pytest.fixture(params=SEEDS)
def wild(request: pytest.FixtureRequest) -> Marine:
    """Random earth for four animals, before the traits are chosen and cards lie there."""
    return dealt(*FOUR, seed=request.param, random_earth=True)


@pytest.mark.rule("marine", "variant.random-earth")
def test_land_stays_at_the_top_and_ocean_at_the_bottom(wild: Marine) -> None:
    assert [terrain(wild, hex) for hex in ("C1", "D1", "E1", "D2")] == ["land"] * 4
    assert [terrain(wild, hex) for hex in ("D6", "C6", "E6", "D7")] == ["ocean"] * 4
    assert (vent_side(wild, "D1"), vent_side(wild, "D7")) == ("geyser", "smoker")


@pytest.mark.rule("marine", "variant.random-earth", "setup.C")
def test_seven_random_tiles_lie_in_the_middle_and_the_rest_makes_the_stacks(wild: Marine) -> None:
    assert wild.heights == [7, 7, 7]
    drawn = Counter(terrain(wild, hex) for hex in CENTRAL) + Counter(TERRAINS[t] for t in wild.stacks)
    assert drawn == dict.fromkeys(TILE_SCORING, 4)


@pytest.mark.rule("marine", "variant.random-earth")
def test_central_tiles_differ_from_game_to_game() -> None:
    games = [dealt(*FOUR, seed=seed, random_earth=True) for seed in SEEDS[:4]]
    assert len({tuple(terrain(game, hex) for hex in CENTRAL) for game in games}) == 4


@pytest.mark.rule("marine", "variant.random-earth")
def test_every_animal_matches_at_least_one_of_the_six_elements(wild: Marine) -> None:
    lying = round_the_centre(wild)
    assert sum(lying.values()) == 6
    assert "none" not in lying
    assert [animal for animal, needs in PRINTED.items() if not needs & lying] == []
    sound(wild)


@pytest.mark.rule("marine", "variant.random-earth")
def test_elements_may_lie_there_twice() -> None:
    games = [dealt(*FOUR, seed=seed, random_earth=True) for seed in SEEDS[:4]]
    assert max(max(round_the_centre(game).values()) for game in games) >= 2


@pytest.mark.rule("marine", "variant.random-earth")
def test_an_animal_has_one_species_for_each_of_its_elements_and_each_match(wild: Marine) -> None:
    lying = round_the_centre(wild)
    expected = {animal: sum(needs[e] * lying[e] for e in needs) for animal, needs in PRINTED.items()}
    assert {animal: species(wild, animal, "D4") for animal in ANIMALS} == expected
    assert {animal: 34 - wild.pool[ANIMALS.index(animal)] for animal in ANIMALS} == expected


@pytest.mark.rule("marine", "variant.random-earth")
def test_the_handicap_is_what_the_central_tile_would_score(wild: Marine) -> None:
    values = TILE_SCORING[terrain(wild, "D4")]
    places = sorted(ANIMALS, key=lambda animal: (-species(wild, animal, "D4"), ANIMALS.index(animal)))
    expected = dict.fromkeys(ANIMALS, sum(values))
    for animal, value in zip(places, values, strict=False):
        expected[animal] -= value
    assert vp(wild) == expected


@pytest.mark.rule("marine", "variant.random-earth")
def test_only_animals_in_play_need_a_match_and_get_a_handicap() -> None:
    state = dealt("fishes", "reptiles", seed="pair", random_earth=True)
    assert [state.vp[a] for a in range(4) if a not in state.playing()] == [0, 0]
    assert sum(state.species) == species(state, "fishes", "D4") + species(state, "reptiles", "D4")
    sound(state)


# --- alternate displays ----------------------------------------------------------------------


@pytest.mark.rule("marine", "variant.alternate")
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_three_random_disks_replace_the_printed_elements(seed: str) -> None:
    state = start(*FOUR, seed=seed, alternate_displays=True)
    assert sum(state.printed) == 0
    assert [len(disks_of(state, animal)) for animal in ANIMALS] == [3, 3, 3, 3]
    assert [state.vacant_spaces(a) for a in range(4)] == [3, 3, 3, 3]


@pytest.mark.rule("marine", "variant.alternate")
def test_the_disks_are_drawn_at_random_out_of_the_bag() -> None:
    games = [start(*FOUR, seed=seed, alternate_displays=True) for seed in SEEDS[:4]]
    assert len({tuple(game.disks) for game in games}) == 4
    assert {sum(game.bag) for game in games} == {19 * 6 - 4 * 3 - 6 - 16}


@pytest.mark.rule("marine", "variant.alternate")
def test_the_elements_round_the_reef_are_the_usual_ones() -> None:
    state = start(*FOUR, alternate_displays=True)
    assert round_the_centre(state) == dict.fromkeys(ELEMENTS, 1)
    assert [species(state, animal, "D4") for animal in ANIMALS] == [3, 3, 3, 3]


@pytest.mark.rule("marine", "variant.alternate", "adaptation")
def test_an_alternate_display_has_six_spaces() -> None:
    state = start(*FOUR, alternate_displays=True)
    box(state, "adaptation", "sun", "sun", "sun", "worms")
    disks(state, "fishes", "algae", "algae", "algae", "algae", "algae")
    turn(state, "fishes")
    do(state, "place:basic@adaptation-1", "element:sun")
    assert len(disks_of(state, "fishes")) == 6
    turn(state, "fishes")
    do(state, "place:basic@adaptation-2")
    assert asked(state)[0] == "cephalopods"
    assert len(disks_of(state, "fishes")) == 6


@pytest.mark.rule("marine", "variant.alternate", "regression.reseed")
def test_every_disk_of_an_alternate_display_can_be_lost() -> None:
    state = start("fishes", "reptiles", alternate_displays=True)
    disks(state, "fishes", "plankton", "plankton", "algae")
    box(state, "regression", "plankton", "algae")
    state.retrieved[FISHES] = 1
    turn(state, "reptiles")
    do(state, "retrieve")
    assert disks_of(state, "fishes") == ["plankton"]


@pytest.mark.rule("marine", "variant.alternate", "terms.thriving")
def test_an_animal_that_has_lost_all_its_elements_is_endangered_everywhere() -> None:
    state = start("fishes", "reptiles", alternate_displays=True)
    disks(state, "fishes")
    reef = next(tile for tile in state.view(SPECTATOR)["tiles"] if tile["hex"] == "D4")
    assert "fishes" in reef["endangered"]


@pytest.mark.rule("marine", "variant.alternate", "adaptation.special")
def test_every_disk_of_an_alternate_display_can_be_replaced() -> None:
    state = start(*FOUR, alternate_displays=True)
    box(state, "adaptation", "sun", "sun", "sun", "sun")
    disks(state, "fishes", "plankton", "plankton", "algae")
    control(state, "fishes", "sun")
    turn(state, "fishes")
    do(state, "place:sun@adaptation-3", "element:sun", "element:plankton")
    assert disks_of(state, "fishes") == ["algae", "plankton", "sun"]


@pytest.mark.rule("marine", "variant.alternate", "variant.random-earth")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_random_earth_matches_the_random_disks(seed: str) -> None:
    state = dealt(*FOUR, seed=seed, random_earth=True, alternate_displays=True)
    lying = round_the_centre(state)
    expected = [sum(lying[e] for e in disks_of(state, animal)) for animal in ANIMALS]
    assert [species(state, animal, "D4") for animal in ANIMALS] == expected
    assert min(expected) > 0
    sound(state)


# --- superheroes -----------------------------------------------------------------------------


@pytest.fixture
def heroes() -> Marine:
    """Superheroes with their traits dealt; the crustaceans hold Flight, Social and Cannibal."""
    state = dealt(*FOUR, superheroes=True)
    hand(state, "crustaceans", "flight", "social", "cannibal")
    return state


@pytest.mark.rule("marine", "variant.superheroes")
def test_two_of_three_traits_are_kept_in_secret(heroes: Marine) -> None:
    do(heroes, "trait:flight")
    assert asked(heroes) == ("crustaceans", "setup.R")
    assert offers(heroes) == ["trait:cannibal", "trait:social"]
    do(heroes, "trait:social")
    assert asked(heroes) == ("fishes", "setup.R")
    assert [traits_of(heroes, animal) for animal in FOUR] == [[], [], [], []]


@pytest.mark.rule("marine", "variant.superheroes")
def test_both_traits_work(heroes: Marine) -> None:
    """Flight lets the crustaceans go before their own pawn, Social bump the fishes there."""
    do(heroes, "trait:flight", "trait:social")
    while heroes.animal < 0:
        heroes.apply(heroes.legal()[0])
    assert traits_of(heroes, "crustaceans") == ["flight", "social"]
    stand(heroes, "crustaceans", "regression-2")
    stand(heroes, "fishes", "regression-1")
    turn(heroes, "crustaceans")
    assert "place:basic@regression-1" in offers(heroes)
    assert "place:basic@domination-1" in offers(heroes)


@pytest.mark.rule("marine", "variant.superheroes")
@pytest.mark.parametrize("seed", SEEDS)
def test_exaptation_is_not_dealt_to_superheroes(seed: str) -> None:
    state = dealt(*FOUR, seed=seed, superheroes=True)
    exaptation = 1 << TRAITS.index("exaptation")
    assert not any(traits & exaptation for traits in (*state.hands, state.trait_box))


@pytest.mark.rule("marine", "variant.superheroes")
def test_superheroes_take_two_traits_each_out_of_seventeen() -> None:
    state = start(*FOUR, superheroes=True, traits=True)
    assert [len(traits_of(state, animal)) for animal in FOUR] == [2, 2, 2, 2]
    assert state.trait_box.bit_count() == 17 - 8


# --- length ----------------------------------------------------------------------------------


@pytest.mark.rule("marine", "variant.length", "setup.S")
@pytest.mark.parametrize(
    ("length", "boxed", "deck"), [("short", 15, 15), ("standard", 10, 20), ("long", 5, 25), ("epic", 0, 30)]
)
def test_the_length_of_the_game_is_in_the_deck(length: str, boxed: int, deck: int) -> None:
    state = start(*FOUR, length=length)
    assert (len(state.boxed), len(state.deck), len(set(state.row))) == (boxed, deck, 5)


@pytest.mark.rule("marine", "variant.length", "setup.S")
@pytest.mark.parametrize("seed", SEEDS[:3])
@pytest.mark.parametrize("length", ["short", "standard", "long", "epic"])
def test_the_asteroid_is_among_the_last_five_in_every_length(length: str, seed: str) -> None:
    assert CARDS.index("asteroid") in start(*FOUR, seed=seed, length=length).deck[:5]


@pytest.mark.rule("marine", "variant.two-animals", "end.tie")
def test_of_two_equal_animals_the_one_higher_on_the_food_chain_counts_for_its_seat() -> None:
    state = start("crustaceans", "fishes", "cephalopods", "reptiles", two_animals=True)
    # Crustaceans and reptiles are of the first seat, fishes and cephalopods of the second.
    state.vp = [70, 70, 80, 70]
    assert state.scores() == [70, 70]
    assert state.ranking() == [1, 2]

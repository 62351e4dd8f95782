"""Set-up, from the board on the table to the first turn; steps A to V of the rulebook."""

from __future__ import annotations

from collections import Counter
from itertools import chain, count
from typing import Any

import pytest
from tests.games.marine.situation import (
    asked,
    box_of,
    dealt,
    do,
    element_at,
    hand,
    offers,
    refused,
    sound,
    species,
    start,
    traits_of,
    vent_side,
    vp,
)

from phylarium.games.marine import GAME
from phylarium.games.marine.rules.board import CORNER_COUNT, HEX_COUNT, HEXES
from phylarium.games.marine.rules.names import ANIMALS, CARDS, ELEMENTS, SPACES, SPECIAL_ONLY, TERRAINS, TRAITS
from phylarium.games.marine.rules.state import Marine
from phylarium.kernel.codec import digest
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.match import Match
from phylarium.kernel.rng import seeded

FOUR = ("crustaceans", "fishes", "cephalopods", "reptiles")
EVOLUTION_ORDER = ["land", "kelp", "reef", "seamount", "seagrass", "sand", "ocean", "vent"]


@pytest.fixture
def table() -> Marine:
    """Four players before the first turn."""
    return start()


@pytest.fixture
def dealing() -> Marine:
    """Four players, seats 0 to 3 up the food chain, each with three traits to choose from."""
    return dealt(*FOUR)


def animal_in(view: dict[str, Any], name: str) -> dict[str, Any]:
    return next(animal for animal in view["animals"] if animal["name"] == name)


def stack(state: Marine, number: int) -> list[str]:
    """A stack of tiles, bottom first."""
    return [TERRAINS[t] for t in state.stacks[number * 7 : number * 7 + state.heights[number]]]


# --- A to I: the board -----------------------------------------------------------------------


@pytest.mark.rule("marine", "setup.A")
def test_the_board_has_earth_the_action_display_and_the_card_row(table: Marine) -> None:
    view = table.view(SPECTATOR)
    sections = Counter(space.rsplit("-", 1)[0] for space in SPACES[:37])
    assert (HEX_COUNT, CORNER_COUNT, len(view["tiles"]), len(view["elements"])) == (37, 96, 15, 6)
    assert list(sections.items()) == [
        ("abundance", 3),
        ("autotrophs", 2),
        ("depletion", 1),
        ("adaptation", 3),
        ("regression", 2),
        ("speciation", 5),
        ("wanderlust", 3),
        ("tectonics", 2),
        ("migration", 4),
        ("competition", 4),
        ("evolution", 5),
        ("domination", 3),
    ]
    assert len(view["cards"]["row"]) == 5
    assert view["pawns"] == {}


@pytest.mark.rule("marine", "setup.A", "pawn.special-space")
def test_six_spaces_of_the_display_are_for_special_pawns() -> None:
    assert [SPACES[i] for i in range(len(SPACES)) if SPECIAL_ONLY[i]] == [
        "adaptation-3",
        "speciation-5",
        "wanderlust-3",
        "tectonics-2",
        "migration-4",
        "competition-4",
    ]


@pytest.mark.rule("marine", "setup.B")
def test_fifteen_tiles_lie_in_the_middle_of_the_grid(table: Marine) -> None:
    assert {HEXES[h]: TERRAINS[t] for h, t in enumerate(table.ground) if t >= 0} == {
        "D1": "land",
        "C1": "land",
        "E1": "land",
        "D2": "land",
        "D3": "land",
        "C3": "kelp",
        "E3": "seagrass",
        "D4": "reef",
        "C4": "seamount",
        "E4": "sand",
        "D5": "ocean",
        "D6": "ocean",
        "C6": "ocean",
        "E6": "ocean",
        "D7": "ocean",
    }


@pytest.mark.rule("marine", "setup.C")
def test_the_other_21_tiles_make_three_stacks_of_seven(table: Marine) -> None:
    stacks = [stack(table, number) for number in range(3)]
    assert [len(tiles) for tiles in stacks] == [7, 7, 7]
    assert Counter(chain(*stacks)) == dict.fromkeys(EVOLUTION_ORDER[:7], 3)


@pytest.mark.rule("marine", "setup.C")
def test_only_the_topmost_tile_of_a_stack_is_face_up(table: Marine) -> None:
    seen = table.observation(0).state
    assert isinstance(seen, Marine)
    assert seen.view(0)["stacks"] == [{"top": stack(table, i)[-1], "height": 7} for i in range(3)]
    assert [seen.stacks[i * 7 : i * 7 + 6] for i in range(3)] == [[-1] * 6] * 3


@pytest.mark.rule("marine", "setup.C")
def test_the_stacks_are_shuffled() -> None:
    games = [start(seed=str(seed)) for seed in range(3)]
    assert len({tuple(game.stacks) for game in games}) == 3


@pytest.mark.rule("marine", "setup.D")
def test_a_geyser_at_the_top_a_smoker_at_the_bottom_and_ten_vents_to_come(table: Marine) -> None:
    assert {hex: vent_side(table, hex) for hex in HEXES if vent_side(table, hex)} == {"D1": "geyser", "D7": "smoker"}
    assert table.vents_left == 10


@pytest.mark.rule("marine", "setup.E")
def test_one_element_of_each_type_lies_round_the_reef(table: Marine) -> None:
    assert {side: element_at(table, f"D4 {side}") for side in ("NE", "E", "SE", "SW", "W", "NW")} == {
        "NE": "algae",
        "E": "gastropods",
        "SE": "worms",
        "SW": "plankton",
        "W": "sponges",
        "NW": "sun",
    }


@pytest.mark.rule("marine", "setup.F")
def test_all_elements_that_are_not_on_the_board_are_in_the_bag(table: Marine) -> None:
    on_display = sum(table.display) + len([e for e in table.speciation if e >= 0])
    assert sum(table.bag) == 19 * 6 - 6 - on_display == 92
    assert max(table.bag) <= 18


@pytest.mark.rule("marine", "setup.G")
def test_four_elements_are_drawn_for_each_of_four_sections(table: Marine) -> None:
    assert [len(box_of(table, box)) for box in ("abundance", "adaptation", "wanderlust")] == [4, 4, 4]
    assert len([e for e in table.speciation if e >= 0]) == 4


@pytest.mark.rule("marine", "setup.G")
def test_the_lower_boxes_are_empty_until_elements_slide_there(table: Marine) -> None:
    assert [box_of(table, box) for box in ("autotrophs", "depletion", "regression")] == [[], [], []]


@pytest.mark.rule("marine", "setup.G")
def test_elements_are_drawn_at_random() -> None:
    games = [start(seed=str(seed)) for seed in range(4)]
    assert len({tuple(game.display) for game in games}) == 4


@pytest.mark.rule("marine", "setup.H")
def test_three_terrain_markers_lie_in_competition(table: Marine) -> None:
    assert [t >= 0 for t in table.competition] == [True, True, True]
    shown = Counter(table.competition + table.evolution)
    assert [table.terrain_bag[t] + shown[t] for t in range(8)] == [2] * 8


@pytest.mark.rule("marine", "setup.I")
@pytest.mark.parametrize("seed", ["p", "q", "r", "s"])
def test_five_terrain_markers_lie_in_evolution_in_their_order(seed: str) -> None:
    shown = [TERRAINS[t] for t in start(seed=seed).evolution]
    assert len(shown) == 5
    assert shown == sorted(shown, key=EVOLUTION_ORDER.index)


# --- J to Q: the animals ---------------------------------------------------------------------


@pytest.mark.rule("marine", "setup.J")
def test_players_choose_their_animals_in_seat_order() -> None:
    state = GAME.start(2)
    assert isinstance(state, Marine)
    assert (state.to_move(), offers(state)) == (0, [f"animal:{animal}" for animal in ANIMALS])
    do(state, "animal:fishes")
    assert (state.to_move(), offers(state)) == (1, ["animal:reptiles", "animal:cephalopods", "animal:crustaceans"])
    do(state, "animal:reptiles")
    assert {ANIMALS[a]: state.seat_of[a] for a in state.playing()} == {"reptiles": 1, "fishes": 0}


@pytest.mark.rule("marine", "setup.J")
def test_an_animal_that_was_chosen_is_refused() -> None:
    state = GAME.start(3)
    assert isinstance(state, Marine)
    do(state, "animal:fishes")
    assert refused(state, "animal:fishes") == ("refused-animal-taken", "setup.J")


@pytest.mark.rule("marine", "setup.J")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_animals_may_be_dealt_instead(seats: int) -> None:
    state = GAME.start(seats, {"animals": "random"})
    assert isinstance(state, Marine)
    assert sorted(seat for seat in state.seat_of if seat >= 0) == list(range(seats))
    assert state.decision().rule == "setup.R"


@pytest.mark.rule("marine", "setup.J")
@pytest.mark.parametrize(
    ("animal", "printed"),
    [
        ("reptiles", {"sun": 2, "sponges": 1}),
        ("cephalopods", {"gastropods": 2, "sponges": 1}),
        ("fishes", {"plankton": 2, "algae": 1}),
        ("crustaceans", {"worms": 2, "algae": 1}),
    ],
)
def test_a_display_shows_three_printed_elements_and_three_empty_spaces(
    table: Marine, animal: str, printed: dict[str, int]
) -> None:
    display = animal_in(table.view(SPECTATOR), animal)
    assert display["printed"] == printed
    assert display["disks"] == {}
    assert display["vacant_spaces"] == 3


@pytest.mark.rule("marine", "setup.K")
@pytest.mark.parametrize(("players", "pawns"), [(2, 7), (3, 5), (4, 4)])
def test_pawns_depend_on_the_number_of_players(players: int, pawns: int) -> None:
    state = start(*FOUR[:players])
    assert [state.pawns[a] for a in state.playing()] == [pawns] * players


@pytest.mark.rule("marine", "setup.L")
def test_special_pawns_wait_on_their_control_markers(table: Marine) -> None:
    assert {(p["controller"], p["space"]) for p in table.view(SPECTATOR)["special_pawns"].values()} == {(None, None)}
    assert {text.split("@")[0] for text in offers(table)} == {"place:basic", "word:retrieve"}


@pytest.mark.rule("marine", "setup.M")
def test_target_markers_stand_on_1(table: Marine) -> None:
    assert {e: p["target"] for e, p in table.view(SPECTATOR)["special_pawns"].items()} == dict.fromkeys(ELEMENTS, 1)


@pytest.mark.rule("marine", "setup.N")
def test_vp_markers_stand_on_0(table: Marine) -> None:
    assert vp(table) == dict.fromkeys(ANIMALS, 0)


@pytest.mark.rule("marine", "setup.O", "setup.P", "setup.Q")
def test_of_35_cubes_one_is_on_the_food_chain_and_three_are_on_the_reef(table: Marine) -> None:
    assert [animal["gene_pool"] for animal in table.view(SPECTATOR)["animals"]] == [31] * 4
    assert {animal: species(table, animal, "D4") for animal in ANIMALS} == dict.fromkeys(ANIMALS, 3)
    assert table.lost == [0] * 4


@pytest.mark.rule("marine", "setup.P")
def test_food_chain_cubes_stand_in_the_left_boxes(table: Marine) -> None:
    assert [animal["retrieved"] for animal in table.view(SPECTATOR)["animals"]] == [False] * 4


@pytest.mark.rule("marine", "setup.Q")
def test_there_are_no_species_but_on_the_reef_and_none_of_an_animal_that_nobody_plays() -> None:
    state = start("fishes", "reptiles")
    assert sum(state.species) == 6
    assert [species(state, animal, "D4") for animal in ANIMALS] == [3, 0, 3, 0]


# --- R: traits -------------------------------------------------------------------------------


@pytest.mark.rule("marine", "setup.R")
def test_each_player_is_dealt_three_of_the_eighteen_traits(dealing: Marine) -> None:
    hands = [animal_in(dealing.view(seat), FOUR[seat])["hand"] for seat in range(4)]
    assert [len(traits) for traits in hands] == [3, 3, 3, 3]
    assert len(set(chain(*hands))) == 12
    assert dealing.trait_box.bit_count() == 6


@pytest.mark.rule("marine", "setup.R")
def test_a_trait_that_was_not_dealt_cannot_be_kept(dealing: Marine) -> None:
    hand(dealing, "crustaceans", "flight", "social", "cannibal")
    assert offers(dealing) == ["trait:cannibal", "trait:flight", "trait:social"]
    assert refused(dealing, "trait:resilience") == ("refused-trait-not-drawn", "setup.R")


@pytest.mark.rule("marine", "setup.R")
def test_a_player_sees_what_it_keeps_and_what_it_does_not(dealing: Marine) -> None:
    hand(dealing, "crustaceans", "flight", "social", "cannibal")
    do(dealing, "trait:social")
    mine = animal_in(dealing.view(0), "crustaceans")
    assert (mine["hand"], mine["kept"]) == (["cannibal", "flight"], ["social"])


@pytest.mark.rule("marine", "setup.R")
@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_others_see_neither_the_hand_nor_what_is_kept(dealing: Marine, viewer: int) -> None:
    do(dealing, offers(dealing)[0])
    theirs = animal_in(dealing.view(viewer), "crustaceans")
    assert (theirs["hand"], theirs["kept"], theirs["traits"]) == (None, None, [])


@pytest.mark.rule("marine", "setup.R")
@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_an_observation_is_the_same_whatever_another_seat_holds_and_keeps(viewer: int) -> None:
    sights = []
    for keeps, leaves, boxed in (("flight", "social", "cannibal"), ("cannibal", "flight", "social")):
        state = dealt(*FOUR)
        hand(state, "fishes", "camouflage", "solitary", "carnivore")
        hand(state, "cephalopods", "resilience", "hadopelagic", "bottom_feeder")
        hand(state, "reptiles", "ancient_lineage", "prey_switching", "ram_feeder")
        hand(state, "crustaceans", keeps, leaves, "exaptation")
        assert state.trait_box >> TRAITS.index(boxed) & 1
        do(state, f"trait:{keeps}")
        sights.append(digest(state.observation(viewer).state))
    assert sights[0] == sights[1]


@pytest.mark.rule("marine", "setup.R")
def test_a_seat_imagines_hands_of_the_right_size_from_the_traits_that_it_cannot_see(dealing: Marine) -> None:
    do(dealing, offers(dealing)[0])
    imagined = [dealing.observation(1).sample(seeded(str(i))) for i in range(6)]
    others = [(s.hands[3], s.kept[3]) for s in imagined if isinstance(s, Marine)]
    assert {(left.bit_count(), kept.bit_count()) for left, kept in others} == {(2, 1)}
    assert len(set(others)) > 1
    assert {s.hands[2] for s in imagined if isinstance(s, Marine)} == {dealing.hands[2]}
    assert not any(dealing.hands[2] & (left | kept) for left, kept in others)


@pytest.mark.rule("marine", "setup.R")
def test_nobody_else_reads_in_the_log_what_was_dealt_and_kept() -> None:
    match = Match.start("marine", 2, {"animals": "random"}, seed="quiet")
    match.apply(match.state.to_move(), match.state.legal()[0])
    chooser = 1 - match.state.to_move()
    secret = ("log-trait-dealt", "log-trait-kept")
    assert [e.what for e, _ in match.log(chooser) if e.what in secret] == ["log-trait-dealt"] * 3 + ["log-trait-kept"]
    assert [e.what for e, _ in match.log(1 - chooser) if e.what in secret] == ["log-trait-dealt"] * 3
    assert [e.what for e, _ in match.log(SPECTATOR) if e.what in secret] == []


@pytest.mark.rule("marine", "setup.R")
def test_traits_are_revealed_together_when_the_last_is_chosen(dealing: Marine) -> None:
    hand(dealing, "crustaceans", "flight", "social", "cannibal")
    hand(dealing, "fishes", "camouflage", "solitary", "carnivore")
    hand(dealing, "cephalopods", "resilience", "hadopelagic", "bottom_feeder")
    hand(dealing, "reptiles", "ancient_lineage", "prey_switching", "ram_feeder")
    do(dealing, "trait:flight", "trait:carnivore", "trait:resilience")
    assert [traits_of(dealing, animal) for animal in FOUR] == [[], [], [], []]
    assert dealing.abilities == [0, 0, 0, 0]
    do(dealing, "trait:ancient_lineage")
    assert [traits_of(dealing, animal) for animal in FOUR] == [
        ["flight"],
        ["carnivore"],
        ["resilience"],
        ["ancient_lineage"],
    ]


@pytest.mark.rule("marine", "setup.R")
def test_traits_that_were_not_kept_go_back_into_the_box() -> None:
    state = start("fishes", "reptiles", traits=True)
    assert (state.hands, state.kept) == ([0] * 4, [0] * 4)
    assert state.trait_box.bit_count() == 16
    sound(state)


# --- S to V: cards and the beginning ---------------------------------------------------------


@pytest.mark.rule("marine", "setup.S")
def test_ten_cards_are_boxed_and_twenty_lie_under_the_five_that_are_shown(table: Marine) -> None:
    assert (len(table.boxed), len(table.deck), len(table.row)) == (10, 20, 5)
    assert sorted(table.boxed + table.deck + table.row) == list(range(35))


@pytest.mark.rule("marine", "setup.S")
@pytest.mark.parametrize("seed", [str(seed) for seed in range(8)])
def test_the_asteroid_is_among_the_last_five_cards(seed: str) -> None:
    last_to_come = start(seed=seed).deck[:5]
    assert "asteroid" in [CARDS[card] for card in last_to_come]


@pytest.mark.rule("marine", "setup.S")
def test_the_asteroid_is_shuffled_into_the_last_five() -> None:
    assert len({start(seed=str(seed)).deck.index(CARDS.index("asteroid")) for seed in range(12)}) >= 3


@pytest.mark.rule("marine", "setup.S")
def test_the_deck_is_face_down_and_the_boxed_cards_are_unseen(table: Marine) -> None:
    seen = table.observation(0).state
    assert isinstance(seen, Marine)
    assert (seen.deck, seen.boxed) == ([-1] * 20, [-1] * 10)


@pytest.mark.rule("marine", "setup.T")
def test_the_top_five_cards_are_face_up_from_slot_1(table: Marine) -> None:
    row = [CARDS[card] for card in table.row]
    assert len(set(row)) == 5
    assert table.view(SPECTATOR)["cards"]["row"] == row


def game_with_ocean_and_marine_snow() -> Marine:
    """A game that begins with Marine Snow in the row and all species on an ocean tile."""
    ocean, snow = TERRAINS.index("ocean"), CARDS.index("marine_snow")
    for seed in count():
        state = dealt(*FOUR, seed=str(seed), random_earth=True)
        if state.terrain[HEXES.index("D4")] == ocean:
            while state.animal < 0:
                state.apply(state.legal()[0])
            if snow in state.row:
                return state
    raise AssertionError


@pytest.mark.rule("marine", "setup.T")
def test_a_first_card_does_what_it_says_on_entering_play() -> None:
    """Marine Snow gives back in full what the handicap of the random earth took."""
    state = game_with_ocean_and_marine_snow()
    assert vp(state) == dict.fromkeys(ANIMALS, 2 + 1)


@pytest.mark.rule("marine", "setup.T")
def test_fish_icons_of_the_first_five_cards_bring_no_event() -> None:
    state = next(
        game
        for game in (start(seed=str(seed)) for seed in count())
        if any(game.components.extinction[card] for card in game.row)
        and any(game.components.survival[card] for card in game.row)
    )
    assert state.journal is not None
    assert not {"log-extinction", "log-survival", "log-no-survivor"} & {entry.what for entry in state.journal}


@pytest.mark.rule("marine", "setup.U")
def test_nobody_has_the_survival_card_at_the_start(table: Marine) -> None:
    assert table.view(SPECTATOR)["survival"] is None


@pytest.mark.rule("marine", "setup.V")
@pytest.mark.parametrize(
    ("animals", "first"),
    [
        (("reptiles", "crustaceans", "fishes", "cephalopods"), "crustaceans"),
        (("reptiles", "fishes", "cephalopods"), "fishes"),
        (("reptiles", "cephalopods"), "cephalopods"),
    ],
)
def test_the_lowest_on_the_food_chain_begins(animals: tuple[str, ...], first: str) -> None:
    state = start(*animals)
    assert asked(state) == (first, "turn.choice")
    assert state.to_move() == animals.index(first)


@pytest.mark.rule("marine", "setup.C", "setup.D", "setup.O", "setup.P", "setup.Q", "setup.S")
def test_m43_a_standard_game_of_four(table: Marine) -> None:
    assert table.pool == [31] * 4
    assert [species(table, animal, "D4") for animal in ANIMALS] == [3] * 4
    assert table.vents_left == 10
    assert table.heights == [7, 7, 7]
    assert len(table.deck) == 20
    assert CARDS.index("asteroid") in table.deck[:5]

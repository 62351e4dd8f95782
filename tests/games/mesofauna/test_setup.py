"""Set-up (Caterpillar and Cocoon set-up, C, J1, L1): colours, cratons, first creeples and the display."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.acting import sought
from tests.games.mesofauna.positions import (
    asked,
    at,
    begun,
    do,
    empty,
    lay,
    lines,
    offers,
    put,
    quiet,
    refused,
    run,
    sound,
    species,
    started,
    told,
    turned,
    where,
)

from phylarium.families.fauna.rules.names import ARCHETYPE, COLUMN_COUNT, NONE, SHAPE_COUNT, SHAPES
from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules import frames, setup
from phylarium.games.mesofauna.rules.board import BIOME_COUNT, CRATON_COUNT, HEX_COUNT, MIDDLE, SIDE_COUNT, STEP
from phylarium.games.mesofauna.rules.names import (
    BUG_CARD_COUNT,
    BUG_COUNT,
    BUG_ROWS,
    COLOURS,
    LAKE,
    ROW_COUNT,
    SPECIES,
)
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.errors import OptionError

STAGES = ("caterpillar", "cocoon", "butterfly")


def laid(state: Mesofauna) -> list[int]:
    return [craton for craton in range(CRATON_COUNT) if state.is_laid(craton)]


# --- colours and species -----------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.setup.sides", "bf.C2", "bf.C2a", "bf.C1b")
@pytest.mark.parametrize("stage", STAGES)
def test_each_seat_gets_a_colour_of_bugs_by_chance(stage: str) -> None:
    dealt: set[tuple[int, int]] = set()
    for seed in range(40):
        state = GAME.start(2, {"stage": stage}, str(seed))
        assert len(set(state.colour_of)) == 2
        assert [state.seat_of[colour] for colour in state.colour_of] == [0, 1]
        dealt.update(enumerate(state.colour_of))
    assert dealt == {(seat, colour) for seat in (0, 1) for colour in range(BUG_COUNT)}


@pytest.mark.rule("mesofauna", "cat.setup.tableau", "cat.setup.inactive", "cat.setup.pool", "bf.C2d", "bf.B4")
def test_the_archetype_is_there_with_its_ten_creeples_and_the_other_species_wait() -> None:
    state = empty("pink", "blue", stage="caterpillar")
    assert [SPECIES[sp] for sp in state.roster] == ["pink-archetype", "blue-archetype"]
    for sp in range(len(SPECIES)):
        there = sp in state.roster
        assert state.size[sp] == int(there)
        assert state.unborn[sp] == (10 if there else 0)
        assert (state.organs[sp], state.living[sp]) == (0, 0)
    assert (state.held, state.flowers, state.fossils) == ([], 0, [0] * 8)
    assert [state.creeples_of(shape) for shape in range(SHAPE_COUNT)] == [10, 9, 7, 7, 7, 7]
    assert SHAPES[0] == "archetype"


@pytest.mark.rule("mesofauna", "bf.C", "bf.C1", "bf.C1b")
@pytest.mark.parametrize(
    ("seats", "stage"), [(1, "queen_bee"), (2, "butterfly"), (4, "butterfly"), (5, "combined"), (7, "combined")]
)
def test_the_game_that_fits_the_seats_is_played_unless_another_one_is_named(seats: int, stage: str) -> None:
    state = GAME.start(seats, {}, "x")
    assert GAME.options[0].choices[state.stage] == stage


@pytest.mark.rule("mesofauna", "bf.C1b", "J1", "L0")
@pytest.mark.parametrize(
    ("seats", "stage"), [(1, "caterpillar"), (1, "combined"), (2, "queen_bee"), (5, "butterfly"), (5, "cocoon")]
)
def test_a_game_is_not_played_by_more_or_fewer_than_it_is_for(seats: int, stage: str) -> None:
    with pytest.raises(OptionError):
        GAME.start(seats, {"stage": stage}, "x")


@pytest.mark.rule("mesofauna", "bf.C1a", "J1")
def test_options_that_mean_nothing_in_a_game_are_refused() -> None:
    with pytest.raises(OptionError, match="no mutagens"):
        GAME.start(2, {"stage": "cocoon", "ticket": "roller_coaster"}, "x")
    with pytest.raises(OptionError, match="both bugs and dinosaurs"):
        GAME.start(3, {"stage": "butterfly", "bugs": "two"}, "x")


@pytest.mark.rule("mesofauna", "bf.C1a")
@pytest.mark.parametrize(("ticket", "dice"), [("merry_go_round", 4), ("ferris_wheel", 3), ("roller_coaster", 2)])
def test_the_ticket_says_how_many_dice_a_mutagen_has(ticket: str, dice: int) -> None:
    state = quiet("pink", "blue", ticket=ticket)
    assert state.components.dice[state.ticket] == dice


# --- the map -----------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.setup.map", "bf.C2b", "bf.C2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_lays_two_cratons_in_turn_and_they_make_one_continent(seats: int) -> None:
    state = started(*("pink", "blue", "gray", "purple")[:seats], stage="caterpillar")
    order = [COLOURS[colour] for colour in state.playing()]
    laying: list[str] = []
    while state.agenda[-1].op != frames.FIRST_CREEPLE:
        frame = state.agenda[-1]
        if isinstance(frame, frames.ChooseSide):
            laying.append(COLOURS[frame.actor])
        do(state, offers(state)[-1])
    assert laying == order * 2
    assert len(laid(state)) == 2 * seats
    # Every craton but the first adjoins one that lay before, so all hang together.
    reached = [laid(state)[0]]
    for craton in reached:
        for side in range(SIDE_COUNT):
            spot = state.spot[craton] + STEP[side]
            if spot in state.spot and state.spot.index(spot) not in reached:
                reached.append(state.spot.index(spot))
    assert sorted(reached) == laid(state)
    assert ("log-laid", "cat.setup.map") in told(state)


@pytest.mark.rule("mesofauna", "cat.setup.map", "bf.C2b")
def test_a_player_lays_one_of_his_two_cratons_either_side_up_beside_another() -> None:
    state = started("pink", "blue")
    assert asked(state) == ("blue", "bf.C2b")
    own = [craton for craton in range(CRATON_COUNT) if state.dealt_to[craton] == COLOURS.index("blue")]
    assert offers(state) == [f"craton:{craton + 1}" for craton in own]
    other = state.dealt_to.index(COLOURS.index("pink"))
    assert refused(state, f"craton:{other + 1}") == ("refused-craton-other", "bf.C2b")
    theirs = [craton for craton in range(CRATON_COUNT) if state.dealt_to[craton] == COLOURS.index("pink")]
    assert sought(state) == [f"craton:{craton + 1}" for craton in theirs]
    do(state, f"craton:{own[0] + 1}")
    assert offers(state) == ["word:dry", "word:wet"]
    do(state, "word:wet")
    assert (state.side[own[0]], state.spot[own[0]]) == (1, MIDDLE)
    assert asked(state)[0] == "pink"
    assert refused(state, f"craton:{own[0] + 1}")[0] == "refused-craton-laid"
    do(state, offers(state)[0], "word:dry")
    assert len(offers(state)) == SIDE_COUNT
    spot = next(spot for spot in range(2 * MIDDLE) if spot not in [MIDDLE, *(MIDDLE + step for step in STEP)])
    assert refused(state, f"spot:{spot // 15}-{spot % 15}") == ("refused-spot-apart", "bf.C2b")
    assert refused(state, f"spot:{MIDDLE // 15}-{MIDDLE % 15}") == ("refused-spot-taken", "bf.C2b")
    assert sought(state) == [f"spot:{MIDDLE // 15}-{MIDDLE % 15}"]


@pytest.mark.rule("mesofauna", "bf.C2b", "J1")
@pytest.mark.parametrize(("seats", "cratons"), [(2, 4), (3, 6), (4, 8), (5, 8), (7, 8)])
def test_five_or_more_share_all_eight_cratons(seats: int, cratons: int) -> None:
    state = GAME.start(seats, {"stage": "combined"}, "x")
    shares = [state.dealt_to.count(colour) for colour in state.playing()]
    assert sum(shares) == cratons
    # Those who play first have one more.
    assert shares == sorted(shares, reverse=True)
    assert max(shares) - min(shares) <= 1


# --- first creeples ----------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.setup.placement", "bf.C2c")
def test_ME_15_the_third_player_begins_with_three_archetypes_beside_each_other() -> None:
    state = started("gray", "blue", "pink", "purple", stage="caterpillar")
    begun(state)
    order = [COLOURS[colour] for colour in state.playing()]
    assert order == ["blue", "pink", "purple", "gray"]
    assert [state.living[species(f"{name}-archetype")] for name in order] == [1, 2, 3, 4]
    own = [place // 4 for place in state.places_of(species("purple-archetype"))]
    assert len(own) == 3
    for biome in own:
        assert any(state.beside[biome] >> other & 1 for other in own)
    assert state.flowers == 0


@pytest.mark.rule("mesofauna", "cat.setup.placement", "cat.setup.halves", "cat.setup.restrictions", "bf.C2c")
@pytest.mark.parametrize(("stage", "rule"), [("caterpillar", "cat.setup.placement"), ("butterfly", "bf.C2c")])
def test_a_first_creeple_stands_below_or_above_another_beside_its_own_and_in_no_lake(stage: str, rule: str) -> None:
    state = quiet("pink", "blue", stage=stage)
    turned(state, "1", "wet")
    put(state, "blue-archetype", "1c")
    put(state, "pink-archetype", "1a")
    run(state, frames.FirstCreeple(0, 2))
    assert asked(state) == ("pink", rule)
    assert state.ground(1) == LAKE
    first = stage == "caterpillar"
    assert refused(state, at("1b")) == ("refused-start-lake", "cat.setup.restrictions" if first else "bf.C2c")
    assert refused(state, at("1c")) == ("refused-start-taken", "cat.setup.halves" if first else "bf.C2c")
    assert refused(state, at("2b carnivore"))[0] == "refused-start-upper"
    assert refused(state, at("1a carnivore"))[0] == "refused-second"
    assert refused(state, at("4b")) == ("refused-start-apart", rule)
    assert at("1c carnivore") in offers(state)
    assert at("2b") in offers(state)
    everywhere = [at(f"{c}{hex}{level}") for c in "1234" for hex in "abc" for level in ("", " carnivore")]
    assert sought(state) == [text for text in everywhere if text not in offers(state)]
    do(state, at("1c carnivore"))
    assert where(state, "pink-archetype") == ["1a herbivore", "1c carnivore"]
    assert ("log-begins", rule) in told(state)


@pytest.mark.rule("mesofauna", "bf.C2c")
def test_where_nothing_is_left_beside_ones_own_another_hex_will_do() -> None:
    state = empty("pink", "blue")
    lay(state, "1")
    lay(state, "2", "adrift")
    put(state, "pink-archetype", "1a", "1b", "1c")
    assert setup.first_places(state, 0) == [biome * 4 for biome in range(3, 6)]


# --- the display -------------------------------------------------------------------------------


@pytest.mark.rule(
    "mesofauna", "cat.setup.display", "coc.setup.facedown", "coc.setup.cost", "coc.setup.venom",
    "bf.C3", "bf.C3a", "bf.C3b", "bf.C3c", "bf.C3d", "bf.C3e", "bf.A3c", "bf.B1",
)  # fmt: skip
@pytest.mark.parametrize("stage", STAGES)
def test_two_rows_of_five_cards_and_their_decks(stage: str) -> None:
    state = quiet("pink", "blue", stage=stage)
    assert [len(state.deck(row)) for row in range(ROW_COUNT)] == [25, 26, 0, 0]
    for row in range(BUG_ROWS):
        shown = state.display[row * COLUMN_COUNT : (row + 1) * COLUMN_COUNT]
        assert NONE not in shown
        assert {state.components.card_row[card] for card in [*shown, *state.deck(row)]} == {row}
        colours = {state.components.card_colour[card] for card in [*shown, *state.deck(row)]}
        assert colours == {2 * row, 2 * row + 1}
    assert state.display[BUG_ROWS * COLUMN_COUNT :] == [NONE] * 10
    assert state.components.costs == [0, 2, 4, 6, 8]
    # Nothing is turned up by dealing, and nothing is promoted or venomous yet.
    assert told(state) == []
    assert set(state.card_side) == {0}
    other = quiet("pink", "blue", stage=stage, seed="another")
    assert other.display != state.display


@pytest.mark.rule("mesofauna", "J0", "J0b", "J1a", "J1b", "J1c", "J2")
def test_among_dinosaurs_there_are_four_rows_and_tools_and_archetypes_of_size_one() -> None:
    state = empty("pink", "blue", "green", "white", stage="combined")
    assert [len(state.deck(row)) for row in range(BUG_ROWS)] == [25, 26]
    assert sum(len(state.deck(row)) for row in range(BUG_ROWS, ROW_COUNT)) == 92 - 10
    for row in range(BUG_ROWS, ROW_COUNT):
        for card in state.display[row * COLUMN_COUNT : (row + 1) * COLUMN_COUNT]:
            assert card >= BUG_CARD_COUNT
            assert state.components.card_events[card] == []
    assert state.tool_at == [NONE] * 4
    for name in ("green", "white"):
        archetype = species(f"{name}-archetype")
        assert (state.size[archetype], state.unborn[archetype]) == (1, 7)
    assert state.unborn[species("pink-archetype")] == 10


@pytest.mark.rule("mesofauna", "J1", "K0a")
@pytest.mark.parametrize(
    ("seats", "bugs", "number"),
    [
        (2, "fitting", 1), (3, "fitting", 2), (4, "fitting", 2), (5, "fitting", 3), (7, "fitting", 3),
        (3, "two", 2), (6, "two", 2), (4, "three", 3), (7, "three", 3),
    ],
)  # fmt: skip
def test_so_many_of_a_combined_game_play_bugs(seats: int, bugs: str, number: int) -> None:
    small: set[int] = set()
    for seed in range(12):
        state = GAME.start(seats, {"stage": "combined", "bugs": bugs}, str(seed))
        mine = [seat for seat in range(seats) if state.colour_of[seat] < BUG_COUNT]
        assert len(mine) == number
        small.update(mine)
    assert small == set(range(seats)), "who plays bugs is left to chance"


@pytest.mark.rule("mesofauna", "J1")
@pytest.mark.parametrize(("seats", "bugs"), [(3, "three"), (7, "two"), (2, "two")])
def test_a_combined_game_has_a_dinosaur_and_no_more_than_four(seats: int, bugs: str) -> None:
    with pytest.raises(OptionError):
        GAME.start(seats, {"stage": "combined", "bugs": bugs}, "x")


# --- alone -------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L1", "L1a", "L1b", "L1e", "L1f", "L0")
def test_alone_one_chooses_four_cratons_and_lays_them() -> None:
    state = GAME.start(1, {}, "x", log=True)
    assert state.decision().rule == "L1a"
    assert (state.formation, state.components.dice[state.ticket]) == (8, 4)
    assert state.queen not in (NONE, state.colour_of[0])
    assert len(offers(state)) == CRATON_COUNT
    for number in (7, 2, 3, 8):
        do(state, f"craton:{number}", "word:wet")
        if state.agenda[-1].op == frames.CHOOSE_SPOT:
            assert state.decision().rule == "L1b"
            do(state, offers(state)[0])
    assert laid(state) == [1, 2, 6, 7]
    assert state.side == [0, 1, 1, 0, 0, 0, 1, 1]


@pytest.mark.rule("mesofauna", "L1c", "L9c")
def test_the_queen_begins_on_the_lowest_land_and_beside_it_on_another_craton() -> None:
    state = quiet(stage="queen_bee")
    run(state, frames.FirstCreeples(NOBODY))
    queen = SPECIES[state.queen * SHAPE_COUNT + ARCHETYPE]
    # The hex without mountains of craton 1 is the lowest of all; beside it lies no other craton but those to its side.
    low = [biome for biome in range(4 * HEX_COUNT) if state.elevation(biome) == 0]
    first = min(low, key=state.height)
    beyond = [b for b in range(BIOME_COUNT) if state.beside[first] >> b & 1 and b // HEX_COUNT != first // HEX_COUNT]
    near = beyond or [b for b in range(BIOME_COUNT) if state.beside[first] >> b & 1]
    second = min(near, key=state.height)
    assert sorted(place // 4 for place in state.places_of(species(queen))) == sorted([first, second])
    assert state.height(first) < state.height(second)
    assert ("log-begins", "L1c") in told(state)


@pytest.mark.rule("mesofauna", "L1c")
def test_then_one_chooses_two_hexes_of_ones_own_that_need_not_be_near_each_other() -> None:
    state = quiet(stage="queen_bee")
    turned(state, "1", "wet")
    put(state, "pink-archetype", "2a")
    run(state, frames.FirstCreeple(0, 1))
    assert state.decision().rule == "L1c"
    assert {at("4b"), at("1a")} <= set(offers(state))
    assert at("1b") not in offers(state), "it is a lake"


@pytest.mark.rule("mesofauna", "cat.setup.sides")
def test_the_log_tells_who_plays_what_and_what_was_laid() -> None:
    state = started("pink", "blue", stage="caterpillar")
    begun(state)
    sound(state)
    said = lines(state)
    assert "Pink is played by seat 1." in said
    assert any(line.startswith("Blue laid craton") for line in said)

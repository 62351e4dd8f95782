"""Every number that stands for a word is that of the word, and every list is as long as it is said to be."""

from __future__ import annotations

from tests.games.fauna import check_numbers
from tests.games.numbering import misnumbered, openings

from phylarium.families.fauna.rules import names as family
from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules import actions, board, contests, flow, names, options, values


def test_the_family_has_its_numbers() -> None:
    check_numbers()


def test_words_have_their_numbers() -> None:
    found = misnumbered(family, names.TROPHIC)
    found += misnumbered(names, names.TROPHIC)
    found += misnumbered(names, names.GROUNDS)
    found += misnumbered(names, names.CRATON_SIDES)
    found += misnumbered(names, names.ICONS)
    found += misnumbered(actions, ["" if word in names.CRATON_SIDES else word for word in actions.WORDS])
    assert found == []
    assert (actions.WORDS.index("dry"), actions.WORDS.index("wet")) == (actions.DRY_SIDE, actions.WET_SIDE)
    assert actions.WET_SIDE - actions.DRY_SIDE == names.WET - names.DRY
    assert names.COLOURS[names.PINK] == "pink"
    assert names.COLOURS[names.BUG_COUNT :] == ["green", "orange", "black", "white"]
    sides = [board.NORTH, board.EAST, board.SOUTH_EAST, board.SOUTH, board.SOUTH_WEST, board.NORTH_WEST]
    assert [board.SIDES_OF_CRATON[side] for side in sides] == ["n", "e", "se", "s", "sw", "nw"]
    assert list(range(len(board.POSITIONS))) == [board.TOP, board.LOWER_LEFT, board.LOWER_RIGHT]


def test_lists_are_as_long_as_they_are_said_to_be() -> None:
    assert (board.CRATON_COUNT, board.HEX_COUNT, board.BIOME_COUNT) == (8, 3, 24)
    assert (len(board.CRATONS), len(board.POSITIONS), len(board.BIOMES)) == (8, 3, 24)
    assert (len(board.SIDES_OF_CRATON), len(board.EDGES)) == (board.SIDE_COUNT, board.EDGE_COUNT)
    assert board.SPOT_COUNT == len(board.SPOTS) == board.SPAN * board.SPAN
    assert (len(names.COLOURS), len(names.SPECIES)) == (names.COLOUR_COUNT, names.SPECIES_COUNT)
    assert (len(names.CARDS), len(names.BUG_CARDS)) == (names.CARD_COUNT, names.BUG_CARD_COUNT)
    assert len(names.TROPHIC) == names.LEVEL_COUNT
    assert (len(names.DISPLAY_ROWS), len(family.ROWS)) == (names.ROW_COUNT, names.BUG_ROWS)
    assert names.SLOT_COUNT == len(names.SLOTS) == names.ROW_COUNT * family.COLUMN_COUNT
    assert values.BUG_SLOT_COUNT == flow.BUG_SLOTS == names.BUG_ROWS * family.COLUMN_COUNT
    assert max(GAME.seats) <= flow.MOST_SEATS
    assert names.DICE_SIDES == 8


def test_reasons_and_steps_are_told_apart() -> None:
    reasons = [values.GOAL_REACHED, values.DECK_EMPTY, values.LONE_SURVIVOR, values.FORMATION_EMPTY]
    reasons += [values.QUEEN_EXTINCT, values.LANGUAGE_USED]
    assert [reason.bit_length() for reason in reasons] == [1, 2, 3, 4, 5, 6]
    assert sum(reasons) == 63
    steps = [contests.EDIBILITY, contests.ORGANS_DECIDE, contests.SIZE_DECIDES, contests.TIE, contests.CHOICE]
    assert steps == [1, 2, 3, 4, 5]
    assert values.ADRIFT < family.NONE


def test_who_may_choose_what() -> None:
    assert openings(GAME) == {
        "stage": {
            "caterpillar": "2 3 4",
            "cocoon": "2 3 4",
            "butterfly": "2* 3* 4*",
            "combined": "2 3 4 5* 6* 7*",
            "queen_bee": "1*",
        },
        "ticket": {
            "merry_go_round": "1* 2* 3* 4* 5* 6* 7*",
            "ferris_wheel": "1 2 3 4 5 6 7",
            "roller_coaster": "1 2 3 4 5 6 7",
        },
        "bugs": {"fitting": "1* 2* 3* 4* 5* 6* 7*", "two": "3 4 5 6", "three": "4 5 6 7"},
    }
    stages = [options.CATERPILLAR, options.COCOON, options.BUTTERFLY, options.COMBINED, options.QUEEN_BEE]
    assert stages == [0, 1, 2, 3, 4]
    assert [options.FITTING, options.TWO, options.THREE] == [0, 1, 2]

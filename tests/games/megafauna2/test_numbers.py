"""Every number that stands for a word is that of the word, and every list is as long as it is said to be."""

from __future__ import annotations

from tests.games.fauna import check_numbers
from tests.games.numbering import misnumbered, openings

from phylarium.families.fauna.rules import names as family
from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import actions, board, contests, names, options, values


def test_the_family_has_its_numbers() -> None:
    check_numbers()


def test_words_have_their_numbers() -> None:
    found = misnumbered(board, board.CRATONS)
    found += misnumbered(board, board.POSITIONS)
    found += misnumbered(board, board.DIRECTIONS)
    for words in (names.CLIMATES, names.BIOSPHERES, names.GROUNDS, names.PLACES_OF_DISKS, names.ICONS):
        found += misnumbered(names, words)
    found += misnumbered(names, names.CONDITIONS)
    found += misnumbered(names, names.DISKS, "{}_DISK")
    found += misnumbered(actions, actions.WORDS)
    assert found == []
    assert (names.DISKS.index("none"), names.DISKS.index("bloom")) == (names.NO_DISK, names.BLOOM_DISKS)
    assert [names.COLOURS[c] for c in (names.PLANT, names.ORANGE, names.BLACK, names.BONY)] == names.COLOURS
    assert [names.ERAS[era] for era in (names.SECOND_ERA, names.THIRD_ERA)] == ["mesozoic", "cenozoic"]
    assert [actions.LEVELS[level] for level in (family.HERBIVORE, family.CARNIVORE, values.PLANT_LEVEL)] == (
        actions.LEVELS
    )
    assert names.SKELETAL == [1, 2, 3, 4]


def test_lists_are_as_long_as_they_are_said_to_be() -> None:
    assert (len(board.CRATONS), len(board.POSITIONS), len(board.SHELVES)) == (4, 7, 3)
    assert (board.CRATON_COUNT, board.HEX_COUNT, board.SHELF_COUNT) == (4, 7, 3)
    assert (board.SHELF, board.BIOME_COUNT) == (28, 40)
    assert (len(names.COLOURS), len(names.SPECIES)) == (names.COLOUR_COUNT, names.SPECIES_COUNT)
    assert (len(names.CARDS), len(names.EVENTS)) == (names.CARD_COUNT, names.EVENT_COUNT)
    assert names.ET_COUNT + len(names.BIOSPHERES) * names.DECK_SIZE == names.EVENT_COUNT
    assert len(actions.LEVELS) == values.LEVEL_COUNT
    assert len(family.SIDES) == values.SIDE_COUNT
    assert names.SLOT_COUNT == len(names.SLOTS) == len(family.ROWS) * family.COLUMN_COUNT
    assert names.EVENTS_PER_ERA == 5
    assert (board.LATITUDE_COUNT, board.LATITUDE_LEAST, board.LATITUDE_MOST) == (8, 1, 6)


def test_reasons_phases_and_steps_are_told_apart() -> None:
    reasons = [values.LAST_ERA, values.RUNAWAY, values.LANGUAGE_FOUND, values.COMET, values.SEAS_LOST]
    assert [reason.bit_length() for reason in reasons] == [1, 2, 3, 4, 5]
    assert sum(reasons) == 31
    phases = [values.EVENTS_PHASE, values.ACTIONS_PHASE, values.DISPERSAL_PHASE, values.BURIAL_PHASE]
    assert phases == [1, 2, 3, 4]
    steps = [contests.TIED, contests.EDIBILITY, contests.ROADRUNNER, contests.HUMIDITY, contests.PREY_SIZE]
    steps += [contests.SIZE, contests.SKELETON, contests.CHOICE]
    assert steps == list(range(len(contests.LOSES)))


def test_who_may_choose_what() -> None:
    assert openings(GAME) == {
        "rules": {"achterbahn": "1* 2* 3* 4*", "tooth_and_claw": "2 3 4"},
        "chicxulub": {"false": "1* 2* 3* 4*", "true": "2 3 4"},
        "apomorphies": {"false": "1* 2* 3* 4*", "true": "2 3 4"},
        "historical": {"false": "1* 2* 3* 4*", "true": "1 2 3 4"},
        "planet": {"earth": "1* 2* 3* 4*", "mars": "1", "venus": "1 2 3"},
        "plant_played": {"false": "1* 2* 3* 4*", "true": "1 2"},
    }
    assert [options.ACHTERBAHN, options.TOOTH_AND_CLAW] == [0, 1]
    assert [options.EARTH, options.MARS, options.VENUS] == [0, 1, 2]

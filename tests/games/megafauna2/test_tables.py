"""The component data: what the rulebook says of them, and what a damaged pack is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.packs import damaged, edit, without

from phylarium.families.fauna.rules.names import (
    BLUE,
    CARNIVORE,
    DARWIN,
    FLYER,
    GREEN,
    METABOLIC,
    NONE,
    ORGAN_COUNT,
    ORGANS,
    PARASITE,
    RED,
    SHAPES,
    SWIMMER,
    TOOL_COUNT,
    TOOLS,
    WHITE,
    YELLOW,
    organ_of,
    organ_total,
)
from phylarium.games.megafauna2 import GAME, tables
from phylarium.games.megafauna2.rules.board import CRATONS, EAST, WEST
from phylarium.games.megafauna2.rules.names import (
    BLOOM,
    CARD_COUNT,
    CARDS,
    CLIMATES,
    COLLISION,
    COLOURS,
    DECK_SIZE,
    ET_COUNT,
    EVENT_COUNT,
    EVENTS,
    FACES,
    FOREST,
    GOLDILOCKS,
    ICE,
    MOUNTAIN,
    MUTAGEN,
    OPEN_SHELF,
    SEA,
    SWAMP,
    TOO_COLD,
    TOO_HOT,
    WEEDS,
)
from phylarium.games.megafauna2.rules.options import EARTH, MARS, VENUS

C = tables.load()


@pytest.mark.rule("megafauna2", "C1b")
def test_cards_are_ninety_two_in_four_colours_and_two_decks() -> None:
    assert len(CARDS) == CARD_COUNT == 92
    assert Counter(C.card_colour) == {RED: 23, YELLOW: 23, GREEN: 23, BLUE: 23}
    for card in range(CARD_COUNT):
        assert C.card_row[card] == (METABOLIC if C.card_colour[card] in (RED, YELLOW) else DARWIN)
        assert 1 <= organ_total(C.card_plus[card]) <= 2
        assert organ_of(C.card_plus[card], C.card_colour[card]) == organ_total(C.card_plus[card])
    assert len(FACES) == 184


@pytest.mark.rule("megafauna2", "E1d")
def test_horror_icons_are_on_cards_of_the_metabolic_row() -> None:
    horror = [card for card in range(CARD_COUNT) if C.card_horror[card]]
    assert len(horror) == 12
    assert {C.card_row[card] for card in horror} == {METABOLIC}


@pytest.mark.rule("megafauna2", "E3a", "E3c")
def test_genotypes_have_a_shape_and_a_fossil_and_nothing_else() -> None:
    shapes = Counter(shape for shape in C.face_shape if shape != NONE)
    assert shapes == {1: 10, 2: 10, 3: 10, 4: 10}
    for face in range(len(FACES)):
        if C.face_shape[face] != NONE:
            assert C.face_fossil[face]
            assert C.face_plus[face] == 0
            assert C.face_left[face] == C.face_right[face] == C.face_monster[face] == NONE
        else:
            assert C.face_recession[face] == 0


@pytest.mark.rule("megafauna2", "J4")
def test_there_is_a_monster_tile_for_each_face_that_shows_one() -> None:
    shown = Counter(colour for colour in C.face_monster if colour != NONE)
    assert [shown[colour] for colour in range(ORGAN_COUNT)] == C.monsters
    assert sum(C.monsters) == 16


@pytest.mark.rule("megafauna2", "B7")
def test_pieces_are_those_of_the_rulebook() -> None:
    assert C.cubes == [25, 25, 25, 25, 10]
    assert C.disks == [18, 12, 12]
    assert C.creeples == [7, 7, 7, 7, 7, 0]
    assert C.fossil_tokens == 16


@pytest.mark.rule("megafauna2", "E1a", "J6e")
def test_M2_55_what_cards_cost() -> None:
    assert C.costs == [0, 2, 4, 6, 8]
    assert C.costs_halved == [0, 1, 2, 3, 4]
    assert C.costs_again == [0, 1, 1, 1, 1]


@pytest.mark.rule("megafauna2", "A5", "A1b", "A6a")
def test_extraterrestrial_events_show_an_order_of_all_colours() -> None:
    assert len(EVENTS) == EVENT_COUNT == ET_COUNT + 3 * DECK_SIZE
    firsts = Counter(C.order[event][0] for event in range(ET_COUNT))
    assert min(firsts[colour] for colour in range(len(COLOURS))) >= 3
    for event in range(ET_COUNT):
        assert sorted(C.order[event]) == [0, 1, 2, 3]
        assert C.struck[event] == NONE
    assert sum(C.stable) == 5
    assert [EVENTS[event] for event in range(EVENT_COUNT) if C.ends_game[event]] == ["chicxulub_class_comet"]


@pytest.mark.rule("megafauna2", "A1d")
def test_each_biosphere_deck_strikes_each_craton_three_times() -> None:
    for number in range(3):
        deck = range(ET_COUNT + number * DECK_SIZE, ET_COUNT + (number + 1) * DECK_SIZE)
        assert Counter(C.struck[event] for event in deck) == dict.fromkeys(range(len(CRATONS)), 3)
        assert sum(icon.kind == MUTAGEN for event in deck for icon in C.icons[event]) == 1


@pytest.mark.rule("megafauna2", "D3")
def test_the_rulebooks_own_collision() -> None:
    (collision,) = [icon for icon in C.icons[EVENTS.index("c_a_m_p")] if icon.kind == COLLISION]
    assert CRATONS[collision.craton] == "laurentia"
    assert collision.direction == EAST


@pytest.mark.rule("megafauna2", "C1l", "C1i")
def test_homes_of_the_colours() -> None:
    assert [CRATONS[craton] for craton in C.home_craton] == ["baltica", "laurentia", "siberia", "gondwana"]
    assert all(C.ground[EARTH][hex] in (WEEDS, SWAMP) for hex in C.start_hex)
    assert [len(C.used[planet]) for planet in (EARTH, MARS, VENUS)] == [4, 2, 2]
    assert C.ground[MARS].count(SEA) - 14 == 4, "fourteen are of boards that Mars does not use"
    for planet in (EARTH, MARS, VENUS):
        for craton in C.used[planet]:
            assert sorted(C.number[planet][craton * 7 : craton * 7 + 7]) == list(range(7))


@pytest.mark.rule("megafauna2", "C1k", "D10c", "D10d", "D7b", "D7c")
def test_what_is_known_of_the_reservoirs() -> None:
    assert (C.oxygen_slots, C.cloud_slots, C.atmosphere_slots) == (18, 12, 12)
    assert [C.percent[disks] for disks in (18, 14)] == [3, 7]
    assert C.dark_heart[C.percent.index(4)] == 2
    assert C.oxygen_actions[C.percent.index(12)] == 3
    assert C.dark_heart[C.percent.index(12)] == 6
    assert all(C.microbes[disks] == (C.percent[disks] <= 14) for disks in range(19))
    assert C.percent == sorted(C.percent, reverse=True)
    assert C.albedo[6] == 40
    assert C.green_heart[C.albedo.index(20)] == 3
    assert not C.precipitation[C.albedo.index(20)]
    assert CLIMATES[C.climate_of[6]] == "warm"
    assert C.green_actions == sorted(C.green_actions)


@pytest.mark.rule("megafauna2", "F5b", "D5a", "A1c")
def test_wind_blows_in_four_latitudes_of_every_strip() -> None:
    for strip in range(len(CLIMATES)):
        assert [latitude for latitude in range(8) if C.wind[strip][latitude] != NONE] == [1, 3, 4, 6]
    eden = CLIMATES.index("eden")
    assert (C.wind[eden][3], C.wind[eden][4]) == (WEST, WEST)
    assert C.humid[CLIMATES.index("warm")][1]
    assert C.biosphere_of == [TOO_COLD, TOO_COLD, GOLDILOCKS, GOLDILOCKS, TOO_HOT, TOO_HOT]


@pytest.mark.rule("megafauna2", "F3a", "F3c", "F3d", "F5")
def test_the_table_of_movement() -> None:
    assert C.entry[SEA] == [2, 2, 2, 1, 1, 0]
    assert C.entry[WEEDS] == [1, 1, 1, 2, 1, 0]
    assert C.entry[MOUNTAIN] == C.entry[ICE] == [2, 2, 2, 2, 1, 0]
    assert C.rafting == [3, 3, 3, 1, 1, 0]
    for ground in (MOUNTAIN, ICE, OPEN_SHELF):
        assert not any(C.habitable[ground])
    assert [shape for shape in range(PARASITE) if C.habitable[BLOOM][shape]] == [SWIMMER]
    assert [shape for shape in range(PARASITE) if C.habitable[SEA][shape]] == [SWIMMER, FLYER]
    assert [C.roadrunner[ground] for ground in (FOREST, SWAMP, WEEDS, SEA, BLOOM)] == [RED, RED, YELLOW, YELLOW, YELLOW]


@pytest.mark.rule("megafauna2", "J7", "J7b")
def test_tools_hunt_two_shapes_each_and_the_diving_bell_dives() -> None:
    for tool in range(TOOL_COUNT):
        assert C.tool_shape[tool * 2] != C.tool_shape[tool * 2 + 1]
    assert [TOOLS[side] for side in range(TOOL_COUNT * 2) if C.tool_dives[side]] == ["diving_bell"]
    assert C.tool_shape[TOOLS.index("diving_bell")] == SWIMMER
    assert Counter(SHAPES[shape] for shape in C.tool_shape) == {"swimmer": 2, "armored": 2, "flyer": 2, "burrower": 2}


@pytest.mark.rule("megafauna2", "J5", "J6a")
def test_emotions_and_skeletal_numbers() -> None:
    assert sorted(number for number in C.face_skeletal if number != NONE) == [0, 5]
    heads = sum(right != NONE and left == NONE for left, right in zip(C.face_left, C.face_right, strict=True))
    tails = sum(left != NONE and right == NONE for left, right in zip(C.face_left, C.face_right, strict=True))
    brains = sum(left != NONE and right != NONE for left, right in zip(C.face_left, C.face_right, strict=True))
    assert (heads, tails, brains) == (18, 18, 16)
    for emotion in range(5):
        assert C.face_left.count(emotion) >= 6
        assert C.face_right.count(emotion) >= 6
    assert ORGANS[WHITE] == "white"
    assert CARNIVORE == 1


# --- damaged packs ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards.toml", 'row = "darwin"', 'row = "metabolic"', "blue cards are of the darwin row"),
        ("cards.toml", 'colour = "blue"', 'colour = "purple"', "there is no colour of a card 'purple'"),
        ("cards.toml", 'plus = ["blue"]', "plus = []", "a list of 0; it must have 1 to 4"),
        ("cards.toml", "size = 4", "size = 7", "7 is out of range; it must be 1 to 6"),
        ("cards.toml", 'left = "fear"', 'left = "feer"', "did you mean fear?"),
        ("cards.toml", ", fossil = true", "", "a genotype is a fossil"),
        ("cards.toml", 'shape = "armored"', 'shape = "archetype"', "there is no shape that is founded 'archetype'"),
        ("cards.toml", 'shape = "armored",', 'shape = "armored", venom = true,', "a genotype has no organs, emotions"),
        ("cards.toml", 'shape = "armored", ', "", "only a species that is founded loses organs"),
        (
            "cards.toml",
            'b = { size = 2, plus = ["blue", "blue"] }',
            'b = { size = 2, monster = "red" }',
            "4 faces have",
        ),
        ("events.toml", 'deck = "et"', 'deck = "too_hot"', "gamma_ray_burst belongs to the et deck"),
        ("events.toml", 'order = ["white", "black", "green"]', 'order = ["white", "white", "green"]', "already"),
        ("events.toml", 'kind = "mutagen"', 'kind = "mutant"', "there is no icon 'mutant'"),
        ("events.toml", 'craton = "baltica", direction = "east"', 'craton = "balta"', "there is no craton 'balta'"),
        ("events.toml", 'direction = "east"', 'direction = "north"', "a collision goes east or west"),
        ("events.toml", 'direction = "north", steps = 1', 'direction = "east", steps = 3', "3 is out of range"),
        ("events.toml", "latitudes = [2, 5]", "latitudes = [2, 9]", "9 is out of range"),
        ("events.toml", 'organs = ["red", "yellow"]', "organs = []", "a list of 0"),
        ("events.toml", 'disk = "black", from = "continent"', 'from = "continent"', "a transfer moves a disk"),
        ("events.toml", 'from = "continent", to = "atmosphere"', 'from = "moon", to = "atmosphere"', "'moon'"),
        ("events.toml", 'disk = "black", from = "continent"', 'disk = "green", from = "continent"', "never in the"),
        ("events.toml", "ends_game = true\n", "", "exactly one event must have ends_game"),
        ("events.toml", 'craton = "siberia"\nicons', "icons", "there is no craton ''"),
        ("cratons.toml", '"sea", "weeds"', '"lake", "weeds"', "there is no printed ground 'lake'"),
        ("cratons.toml", "[2, 1, 3, 0, 6, 4, 5]", "[1, 1, 3, 0, 6, 4, 5]", "they must be 0 to 6, each once"),
        ("cratons.toml", 'home = "orange"', 'home = "green"', "green has a craton already"),
        ("cratons.toml", 'start = "e"', 'start = "n"', "there is no position 'n'"),
        ("cratons.toml", 'board = "laurentia"', 'board = "baltica"', "earth has this board already"),
        ("cratons.toml", 'planet = "mars"', 'planet = "venus"', "mars must have 2 cratons"),
        ("climate.toml", "disks = 0", "disks = 1", "disks must go up from 0"),
        ("climate.toml", "actions = 4", "actions = 0", "0 is out of range"),
        ("climate.toml", "heart = 8", "heart = 0", "0 is out of range"),
        ("climate.toml", 'climate = "icehouse"', 'climate = "icy"', "there is no climate 'icy'"),
        ("climate.toml", "humid = []", "humid = [8]", "8 is out of range"),
        ("climate.toml", "east = [1, 6]", "east = [1, 3]", "the wind blows east; leave one"),
        ("setup.toml", "creeples = 7", "creeples = 9", "9 is out of range"),
        ("setup.toml", "costs = [0, 2, 4, 6, 8]", "costs = [1, 2, 4, 6, 8]", "the first card of a row must be free"),
        (
            "setup.toml",
            "costs = [0, 2, 4, 6, 8]",
            "costs = [0, 4, 2, 6, 8]",
            "no card may cost less than the one before",
        ),
        ("setup.toml", "oxygen = 14", "oxygen = 15", "18 green ones, and the set-up uses 19"),
        ("setup.toml", "white = 12", "white = 11", "11 white ones, and the set-up uses 12"),
        ("tools.toml", 'hunts = "swimmer"', 'hunts = "whale"', "there is no shape 'whale'"),
        ("setup.toml", "entry = [2, 2, 2, 1, 1]", "entry = [2, 2, 2, 1]", "a list of 4; it must have 5"),
        ("setup.toml", 'roadrunner = "yellow"\n', "", "prey is caught there by red or yellow organs"),
        ("setup.toml", "cost = [3, 3, 3, 1, 1]", "cost = [3, 3, 3, 1, 10]", "10 is out of range"),
        ("setup.toml", "water = [1, 1]", "water = [1]", "a list of 1; it must have 2"),
        ("setup.toml", "decisive = 15", "decisive = 0", "0 is out of range"),
    ],
)
def test_a_damaged_pack_is_told_what_is_wrong(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    problems = damaged(GAME, tmp_path, file, old, new)
    assert any(said in problem for problem in problems), problems


def test_icons_are_compared_by_all_that_they_say(tmp_path: Path) -> None:
    """Two packs have the same events where each icon is alike, and a gun more on a card is another one."""
    events = GAME.files()["events.toml"]
    edit(events.parent, tmp_path, "events.toml", 'kind = "deluge"', 'kind = "deluge"')
    assert tables.load(tmp_path).icons == tables.load().icons
    without_gun = next(line for line in events.read_text(encoding="utf-8").splitlines() if '"transfer"' in line)
    assert "gun" not in without_gun
    edit(events.parent, tmp_path, "events.toml", without_gun, without_gun.replace(" }", ", gun = true }"))
    assert tables.check(tmp_path) == []
    assert tables.load(tmp_path).icons != tables.load().icons


@pytest.mark.parametrize(
    ("file", "table", "name", "said"),
    [
        ("cards.toml", "card", "brood_pouch", "there is no row for brood_pouch"),
        ("events.toml", "event", "hypercapnia", "there is no row for hypercapnia"),
        ("climate.toml", "strip", "eden", "there is no row for eden"),
        ("tools.toml", "tool", "net", "there is no row for net"),
        ("setup.toml", "ground", "ice", "there is no row for ice"),
    ],
)
def test_a_missing_row_is_named(tmp_path: Path, file: str, table: str, name: str, said: str) -> None:
    without(GAME.files()[file].parent, tmp_path, file, table, name)
    assert any(said in problem for problem in tables.check(tmp_path))

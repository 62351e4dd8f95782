"""The component data: what the rulebook says of them, and what a damaged pack is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.packs import damaged, without

from phylarium.families.fauna.rules.names import (
    BLUE,
    DARWIN,
    GREEN,
    METABOLIC,
    NONE,
    RED,
    SHAPES,
    WHITE,
    YELLOW,
    organ_of,
    organ_total,
)
from phylarium.games.mesofauna import GAME, tables
from phylarium.games.mesofauna.rules.names import (
    BUG_CARD_COUNT,
    BUG_CARDS,
    BUG_ROWS,
    CARD_COUNT,
    CARDS,
    COLOURS,
    FACES,
    FOSSIL_AWARD,
    GIANT_CARDS,
    ICE_AGE,
    ICONS,
    IMPACT,
    LAKE,
    MUTAGEN,
    SWAMP,
    WEEDS,
)

C = tables.load()
FACE_RANGE = range(2 * BUG_CARD_COUNT)


def face(name: str) -> int:
    return FACES.index(name)


# --- pieces ------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.setup.sides", "bf.B1", "cat.species")
def test_forty_seven_creeples_of_six_shapes_for_each_colour() -> None:
    assert dict(zip(SHAPES, C.creeples, strict=True)) == {
        "archetype": 10, "burrower": 9, "armored": 7, "swimmer": 7, "flyer": 7, "parasite": 7
    }  # fmt: skip
    assert sum(C.creeples) == 47
    assert C.giant_creeples == 7


@pytest.mark.rule("mesofauna", "bf.B2", "bf.E4a")
def test_twenty_flowers_and_no_limit_of_cubes() -> None:
    assert C.flowers == 20
    assert C.cubes == [25, 25, 25, 25, 10]


@pytest.mark.rule("mesofauna", "cat.sequence", "bf.A")
def test_bugs_and_dinosaurs_have_skeletal_numbers_from_one_to_four() -> None:
    assert dict(zip(COLOURS, C.skeletal, strict=True)) == {
        "pink": 1, "purple": 2, "gray": 3, "blue": 4, "green": 1, "orange": 2, "black": 3, "white": 4
    }  # fmt: skip


@pytest.mark.rule("mesofauna", "coc.setup.cost", "bf.C3e", "bf.D1c")
def test_columns_cost_and_half_of_it_with_a_pheromone() -> None:
    assert C.costs == [0, 2, 4, 6, 8]
    assert C.costs_halved == C.costs_again == [0, 1, 2, 3, 4]


# --- cards -------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.setup.display", "bf.C3a", "J0b", "J1a")
def test_thirty_cards_above_thirty_one_below_and_those_of_dinosaurs_in_rows_of_their_own() -> None:
    assert len(BUG_CARDS) == BUG_CARD_COUNT
    assert len(CARDS) == CARD_COUNT == len(C.card_colour) == len(BUG_CARDS) + len(GIANT_CARDS)
    bugs = Counter(C.card_colour[:BUG_CARD_COUNT])
    assert [bugs[colour] for colour in (RED, YELLOW, GREEN, BLUE)] == [15, 15, 15, 16]
    rows = Counter(C.card_row)
    assert (rows[METABOLIC], rows[DARWIN]) == (30, 31)
    assert rows[BUG_ROWS] + rows[BUG_ROWS + 1] == 92
    for card in range(CARD_COUNT):
        assert C.card_row[card] % BUG_ROWS == int(C.card_colour[card] >= GREEN)


@pytest.mark.rule("mesofauna", "bf.G1a", "cat.portrait")
def test_parts_of_the_body_are_told_by_their_halves() -> None:
    parts = Counter((C.face_left[f] != NONE, C.face_right[f] != NONE) for f in FACE_RANGE)
    assert parts == {(False, True): 36, (True, True): 46, (True, False): 40}
    # Every half has partners of its colour at the other edge.
    lefts, rights = Counter(C.face_left[f] for f in FACE_RANGE), Counter(C.face_right[f] for f in FACE_RANGE)
    assert all(lefts[colour] >= 10 and rights[colour] >= 10 for colour in range(WHITE))


def test_what_the_examples_of_the_rulebook_tell_of_cards() -> None:
    imago, gizzard = face("ecdysis-a"), face("bug_crop-a")
    assert (C.face_left[imago], C.face_right[imago]) == (YELLOW, NONE)
    assert organ_of(C.face_plus[imago], WHITE) == organ_total(C.face_plus[imago]) == 1
    assert (C.face_left[gizzard], C.face_right[gizzard]) == (NONE, YELLOW)
    assert organ_of(C.face_plus[gizzard], GREEN) == 2
    assert [SHAPES[C.face_shape[face(f"chitin_cuticle-{way}")]] for way in "ab"] == ["armored", "swimmer"]
    assert organ_of(C.card_plus[CARDS.index("chitin_cuticle")], GREEN) == 1
    assert C.face_right[face("allometric_mandibles-a")] == C.face_left[face("bug_tail_spine-a")] == YELLOW
    halteres = face("hind_wings-a")
    assert (C.face_left[halteres], C.face_right[halteres]) == (YELLOW, YELLOW)
    assert C.face_venom[face("labium-a")]
    assert C.face_right[face("labium-a")] == C.face_left[face("chordotonal_organ-a")]
    meta = C.face_plus[face("hemimetabolism-a")]
    assert (organ_of(meta, YELLOW), organ_of(meta, BLUE), organ_total(meta)) == (1, 1, 2)
    assert sorted(SHAPES[C.face_shape[face(f"dorsal_aorta-{way}")]] for way in "ab") == ["flyer", "swimmer"]
    assert C.face_mutualism[face("brood_care-a")]


@pytest.mark.rule("mesofauna", "J7a", "bf.B3")
def test_three_cards_of_bugs_have_a_green_monster_and_all_allow_the_greatest_size() -> None:
    monsters = [C.face_monster[f] for f in FACE_RANGE if C.face_monster[f] != NONE]
    assert monsters == [GREEN] * 3
    assert {C.face_size[f] for f in FACE_RANGE} == {6}


@pytest.mark.rule("mesofauna", "bf.H1a", "bf.A3b", "bf.A3d", "bf.dodged_bullet")
def test_an_award_stands_before_each_ice_age_impact_and_mutagen() -> None:
    counts = Counter(ICONS[event] for events in C.card_events for event in events)
    assert counts == {
        "fossil_award": 16, "mutagen": 7, "impact": 4, "ice_age": 5, "crowd_disease": 5, "radiation": 6, "drift": 10
    }  # fmt: skip
    for events in C.card_events:
        for before, event in zip([NONE, *events], events, strict=False):
            if event in (ICE_AGE, IMPACT, MUTAGEN):
                assert before == FOSSIL_AWARD
    assert sum(C.card_dodges) == 12
    assert all(C.card_events[card] for card in range(CARD_COUNT) if C.card_dodges[card])
    assert Counter(C.card_strikes) == {NONE: CARD_COUNT - 6, METABOLIC: 3, DARWIN: 3}


# --- cratons -----------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L9c", "cat.setup.map")
def test_faces_of_cratons_the_wet_side_is_wetter_and_both_have_one_relief() -> None:
    dry = [ground for at in range(0, 48, 6) for ground in C.ground[at : at + 3]]
    wet = [ground for at in range(3, 48, 6) for ground in C.ground[at : at + 3]]
    assert [dry.count(ground) for ground in (WEEDS, SWAMP, LAKE)] == [17, 6, 1]
    assert [wet.count(ground) for ground in (WEEDS, SWAMP, LAKE)] == [7, 10, 7]
    for at in range(0, 48, 6):
        assert C.elevation[at : at + 3] == C.elevation[at + 3 : at + 6]
        assert sorted(C.elevation[at : at + 3]) == [0, 1, 2]
        assert C.mountains[at : at + 3] == C.mountains[at + 3 : at + 6]
        assert C.faults[at // 3] == C.faults[at // 3 + 1]
        assert sum(C.ground[at + 3 : at + 6]) > sum(C.ground[at : at + 3])


# --- packs -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("mutations.toml", 'left = "yellow"', 'left = "anger"', "there is no pheromone 'anger'"),
        ("mutations.toml", 'a = { plus = ["yellow"], left = "yellow" }', 'a = { plus = ["yellow"] }', "name one"),
        ("mutations.toml", 'row = "metabolic"', 'row = "darwin"', "red cards are of the metabolic row"),
        ("mutations.toml", 'shape = "armored"', 'shape = "armoured"', "there is no shape 'armoured'"),
        ("mutations.toml", 'kind = "drift"', 'kind = "draft"', "there is no event 'draft'"),
        ("mutations.toml", 'organs = ["red", "yellow"]', 'organs = ["red"]', "it strikes red and yellow, or"),
        ("mutations.toml", 'kind = "drift"', 'kind = "drift", organs = ["red"]', "only radiation strikes colours"),
        ("mutations.toml", 'events = [{ kind = "drift" }]', "dodged = true", "no events to dodge"),
        ("cards.toml", 'colour = "blue"', 'colour = "purple"', "there is no colour of a card 'purple'"),
        ("tools.toml", 'hunts = "swimmer"', 'hunts = "parasite"', "there is no shape 'parasite'"),
        ("cratons.toml", 'hexes = ["weeds"', 'hexes = ["woods"', "there is no ground 'woods'"),
        ("cratons.toml", "craton = 1", "craton = 2", "must agree with the id"),
        ("cratons.toml", 'faults = ["e", "sw"]', 'faults = ["e", "e"]', "stands there already"),
        ("cratons.toml", 'mountains = [["sw", "ne"], []', 'mountains = [["sw"], []', "no two hexes are equally high"),
        ("cratons.toml", '["sw", "ne"]', '["sw", "n"]', "there is no edge of a hex 'n'"),
        ("setup.toml", "archetype = 10", "archetype = 0", "0 is out of range"),
        ("setup.toml", "costs = [0, 2, 4, 6, 8]", "costs = [1, 2, 4, 6, 8]", "the first card of a row must be free"),
        ("setup.toml", "creeples = [1, 2, 3, 4]", "creeples = []", "a list of 0"),
        ("setup.toml", "caterpillar = 12", "caterpillar = 0", "0 is out of range"),
        ("setup.toml", "dice = 4", "dice = 0", "0 is out of range"),
        ("setup.toml", "skeletal = 4", "skeletal = 10", "10 is out of range"),
        ("setup.toml", "formation = 8", "formation = 17", "17 is out of range"),
        ("setup.toml", "mountain_cost = 2", "mountain_cost = 0", "0 is out of range"),
        ("setup.toml", "glacier = 2", "glacier = 3", "3 is out of range"),
    ],
)
def test_a_damaged_pack_is_told_what_is_wrong(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    problems = damaged(GAME, tmp_path, file, old, new)
    assert any(said in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("file", "table", "name"),
    [
        ("mutations.toml", "card", "ocelli"),
        ("cards.toml", "card", "brood_pouch"),
        ("tools.toml", "tool", "net"),
        ("cratons.toml", "face", "craton-1-dry"),
        ("setup.toml", "colour", "pink"),
    ],
)
def test_a_missing_row_is_named(tmp_path: Path, file: str, table: str, name: str) -> None:
    without(GAME.files()[file].parent, tmp_path, file, table, name)
    assert any(f"there is no row for {name}" in problem for problem in tables.check(tmp_path))

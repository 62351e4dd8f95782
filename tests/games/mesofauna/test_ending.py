"""How games end, points and places (Caterpillar and Cocoon: game end; I; L8; J8d, J8e)."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.positions import (
    asked,
    card,
    clear,
    colour,
    do,
    empty,
    flower,
    lines,
    next_cards,
    offers,
    pick,
    portrait,
    put,
    quiet,
    run,
    species,
    told,
    zombie,
)

from phylarium.families.fauna.rules.names import COLUMN_COUNT, GONE, IN_DECK, NONE
from phylarium.games.mesofauna.rules import ending, frames
from phylarium.games.mesofauna.rules.names import BUG_CARD_COUNT, BUG_COUNT, FACES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import (
    DECK_EMPTY,
    FORMATION_EMPTY,
    GOAL_REACHED,
    LANGUAGE_USED,
    LONE_SURVIVOR,
    QUEEN_EXTINCT,
)
from phylarium.games.mesofauna.shown import outcome
from phylarium.kernel.engine import NOBODY


def chain(state: Mesofauna, name: str, links: int, closed: bool = False) -> None:
    """A portrait with so many pheromones; from head to abdomen if it is to be closed."""
    c = state.components
    giant = colour(name.partition("-")[0]) >= BUG_COUNT
    free = [
        face
        for face in range(len(FACES))
        if (face // 2 >= BUG_CARD_COUNT) == giant and state.card_at[face // 2] == IN_DECK
    ]

    def grow(faces: list[int]) -> list[int]:
        if len(faces) == links + 1:
            ends = c.face_left[faces[0]] == NONE and c.face_right[faces[-1]] == NONE
            varied = len({c.face_right[face] for face in faces[:-1]}) > 1
            return faces if ends == closed and varied else []
        for face in free:
            half = c.face_left[face]
            fits = not faces or (half != NONE and half == c.face_right[faces[-1]])
            inner = len(faces) == links or c.face_right[face] != NONE
            if fits and inner and face // 2 not in [other // 2 for other in faces]:
                found = grow([*faces, face])
                if found:
                    return found
        return []

    faces = grow([])
    assert faces
    portrait(state, name, *(FACES[face] for face in faces), bare=True)
    assert state.pheromones(species(name)) == links


# --- races -------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.end.points")
def test_ME_14_eight_creeples_and_four_pheromones_win_caterpillar_at_the_end_of_the_turn() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "blue-archetype", "1a", "1c", "2a", "2b", "3a", "3b", "4a")
    put(state, "pink-archetype", "2c")
    chain(state, "blue-archetype", 4)
    assert state.scores() == [1, 11]
    run(state, frames.NextTurn(NOBODY))
    do(state, "populate:archetype")
    while not state.over():
        do(state, next((offer for offer in offers(state) if offer.startswith("place:")), offers(state)[-1]))
    assert state.scores()[1] == 12
    assert state.ending == GOAL_REACHED
    assert state.ranking() == [2, 1]
    assert ("log-goal", "cat.end.points") in told(state)
    assert lines(state)[-1] == "Blue won."


@pytest.mark.rule("mesofauna", "coc.end", "cat.end.points")
@pytest.mark.parametrize(("points", "over"), [(15, False), (16, True)])
def test_cocoon_is_a_race_to_sixteen(points: int, over: bool) -> None:
    state = quiet("pink", "blue", stage="cocoon")
    put(state, "blue-archetype", "1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b", "3c", "4a")
    put(state, "pink-archetype", "1a carnivore")
    chain(state, "blue-archetype", 4)
    put(state, "blue-burrower", *("1c carnivore", "4b")[: points - 14])
    run(state, frames.AfterAction(colour("blue")), frames.NextTurn(NOBODY))
    assert state.scores() == [1, points]
    assert state.over() is over
    assert (("log-goal", "coc.end") in told(state)) is over


@pytest.mark.rule("mesofauna", "cat.end.lone", "cat.extinct.out")
@pytest.mark.parametrize("stage", ["caterpillar", "cocoon"])
def test_the_last_player_with_creeples_wins_a_race(stage: str) -> None:
    state = quiet("pink", "blue", "gray", stage=stage)
    for name, where in (("blue", "1a"), ("pink", "2a"), ("gray", "3a")):
        put(state, f"{name}-archetype", where)
    for name in ("pink", "gray"):
        assert state.ending == 0
        clear(state, f"{name}-archetype")
        run(state, frames.Check(NOBODY), frames.AfterAction(colour("blue")))
        assert (state.out >> colour(name)) & 1
        assert ("log-eliminated", "cat.extinct.out") in told(state)
    assert state.ending == LONE_SURVIVOR
    assert state.ranking() == [2, 1, 2]
    assert lines(state)[-1] == "Blue won."


@pytest.mark.rule("mesofauna", "cat.end.deck", "bf.I1")
@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize(
    ("stage", "rule"), [("caterpillar", "cat.end.deck"), ("cocoon", "cat.end.deck"), ("butterfly", "bf.I1")]
)
def test_a_row_that_cannot_be_filled_ends_the_game_at_once(stage: str, rule: str, left: int) -> None:
    state = quiet("pink", "blue", stage=stage)
    put(state, "pink-archetype", "1a")
    put(state, "blue-archetype", "2a", "2b")
    next_cards(state, "antennae")
    for c in state.upper_deck[: len(state.upper_deck) - left]:
        state.card_at[c] = GONE
    del state.upper_deck[: len(state.upper_deck) - left]
    state.card_at[state.display[0]] = GONE
    state.display[0] = NONE
    run(state, frames.AfterAction(colour("blue")))
    assert (("log-deck-empty", rule) in told(state)) is (left == 0)
    assert state.ending == (DECK_EMPTY if left == 0 else 0)
    assert (state.display[COLUMN_COUNT - 1] == card("antennae")) is (left == 1)
    assert ("log-event", "bf.H") not in told(state)


@pytest.mark.rule("mesofauna", "cat.end.deck", "cat.end.points")
def test_a_race_that_ends_with_its_deck_is_not_won_by_points_too() -> None:
    state = quiet("pink", "blue", stage="caterpillar")
    put(state, "blue-archetype", "1a", "1c", "2a", "2b", "3a", "3b", "4a", "4b")
    put(state, "pink-archetype", "2c")
    chain(state, "blue-archetype", 4)
    for c in state.upper_deck:
        state.card_at[c] = GONE
    state.upper_deck.clear()
    state.card_at[state.display[0]] = GONE
    state.display[0] = NONE
    run(state, frames.AfterAction(colour("blue")))
    assert state.ending == DECK_EMPTY, "at once: nobody's points are looked at any more"
    assert "log-goal" not in [said for said, _ in told(state)]
    assert state.ranking() == [2, 1]


@pytest.mark.rule("mesofauna", "bf.I1", "J2")
def test_an_empty_deck_of_dinosaurs_ends_nothing() -> None:
    state = quiet("pink", "green", stage="combined")
    put(state, "pink-archetype", "1a")
    put(state, "green-archetype", "2a")
    for c in state.giant_upper_deck:
        state.card_at[c] = GONE
    state.giant_upper_deck.clear()
    slot = 2 * COLUMN_COUNT
    state.card_at[state.display[slot]] = GONE
    state.display[slot] = NONE
    run(state, frames.AfterAction(colour("green")))
    assert state.ending == 0
    assert ("log-deck-empty", "bf.I1") not in told(state)


@pytest.mark.rule("mesofauna", "cat.end.deck")
def test_equals_share_the_victory_of_a_race() -> None:
    state = quiet("pink", "blue", stage="cocoon")
    put(state, "pink-archetype", "1a")
    put(state, "blue-archetype", "2a")
    assert state.ranking() == [1, 1]


# --- Butterfly ---------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "bf.I", "bf.I2", "bf.final_scoring", "bf.D6b", "J0c")
def test_fossils_creeples_and_pheromones_count_and_zombies_do_not() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a", "1b")
    put(state, "blue-archetype", "2a", "2b")
    put(state, "pink-parasite", "2a on_herbivore")
    chain(state, "pink-archetype", 2)
    state.fossils[colour("pink")] = 3
    zombie(state, "blue-archetype", "pink-archetype")
    flower(state, "1a")
    assert state.scores() == [3 + 2 + 3, 2]
    assert ending.standing(state, colour("pink")) == 5
    ending.finish(state, DECK_EMPTY)
    state.run()
    assert state.over()
    assert [line for line in lines(state) if "point" in line] == ["Pink had 8 points.", "Blue had 2 points."]
    assert ("log-points", "bf.I2") in told(state)


@pytest.mark.rule("mesofauna", "bf.I3", "L8e", "bf.G2a")
def test_ME_47_more_fossils_win_a_tie_then_more_eusocial_species() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", "1a", "1b", "1c", "2a")
    put(state, "blue-archetype", "3a")
    state.fossils[colour("blue")] = 3
    assert state.scores() == [4, 4]
    assert state.ranking() == [2, 1]
    state.fossils[colour("pink")] = 3
    chain(state, "blue-archetype", 3, closed=True)
    assert state.scores() == [7, 7]
    assert state.ranking() == [2, 1]
    assert state.is_eusocial(species("blue-archetype"))
    chain(state, "pink-archetype", 3, closed=True)
    put(state, "blue-archetype", "3b", "3c", "4a")
    assert state.scores() == [10, 10]
    assert state.ranking() == [1, 1]


@pytest.mark.rule("mesofauna", "bf.I1", "cat.end.lone")
def test_butterfly_goes_on_when_only_one_player_lives() -> None:
    state = quiet("pink", "blue")
    put(state, "pink-archetype", *("1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b", "4a"))
    chain(state, "pink-archetype", 4)
    put(state, "blue-archetype", "3c")
    run(state, frames.AfterAction(colour("pink")), frames.NextTurn(NOBODY))
    assert not state.over(), "thirteen points end nothing here"


# --- Queen Bee ---------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L8c", "L8d", "L8e")
@pytest.mark.parametrize(
    ("mine", "hers", "place"), [((4, 0), (3, 0), 1), ((3, 0), (4, 0), 2), ((2, 2), (3, 1), 1), ((3, 1), (2, 2), 2)]
)
def test_against_the_queen_more_points_win_and_then_more_fossils(
    mine: tuple[int, int], hers: tuple[int, int], place: int
) -> None:
    state = quiet(stage="queen_bee")
    put(state, "pink-archetype", *("1a", "1b", "1c", "2a")[: mine[0]])
    put(state, "blue-archetype", *("3a", "3b", "3c", "4a")[: hers[0]])
    state.fossils[colour("pink")], state.fossils[colour("blue")] = mine[1], hers[1]
    assert state.ranking() == [place]
    ending.finish(state, FORMATION_EMPTY)
    state.run()
    assert lines(state)[-1] == ("Pink won." if place == 1 else "Blue won.")


@pytest.mark.rule("mesofauna", "L8b")
def test_the_death_of_the_queen_wins_whatever_the_points_are() -> None:
    state = quiet(stage="queen_bee")
    put(state, "pink-archetype", "1a")
    put(state, "blue-archetype", "3a")
    state.fossils[colour("blue")] = 9
    state.active = colour("pink")
    clear(state, "blue-archetype")
    run(state, frames.Check(NOBODY), frames.AfterAction(colour("pink")))
    assert state.over()
    assert state.ending == QUEEN_EXTINCT
    assert state.ranking() == [1]


# --- Combined ----------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "J8d", "bf.I2", "J0d")
def test_a_tool_is_worth_a_fossil() -> None:
    state = empty("pink", "green", stage="combined")
    state.tool_at[2] = species("green-archetype")
    assert state.scores() == [0, 1]


@pytest.mark.rule("mesofauna", "J8d", "bf.I3")
def test_tools_are_fossils_where_points_are_equal_too() -> None:
    state = empty("pink", "green", stage="combined")
    put(state, "pink-archetype")
    state.living[species("pink-archetype")] = 1
    state.tool_at[2] = species("green-archetype")
    assert state.scores() == [1, 1]
    assert state.ranking() == [2, 1]
    assert outcome.tie_breaks(state)[0].values == [0, 1]
    state.fossils[colour("pink")] = 1
    state.living[species("pink-archetype")] = 0
    assert state.ranking() == [1, 1]


@pytest.mark.rule("mesofauna", "J8e", "J0d")
def test_a_dinosaur_with_three_emotions_of_two_colours_may_end_the_game_on_its_turn() -> None:
    state = quiet("pink", "green", stage="combined")
    put(state, "pink-archetype", "1a")
    put(state, "green-archetype", "2a")
    chain(state, "green-archetype", 3)
    assert state.has_language(species("green-archetype"))
    state.active = colour("green")
    state.acted = 1 << species("green-archetype")
    run(state, frames.NextPhase(colour("green")), frames.NextTurn(NOBODY))
    assert asked(state) == ("green", "J8e")
    assert offers(state) == ["word:pass", "word:language"]
    again = state.clone()
    do(state, "word:language")
    assert state.over()
    assert state.ending == LANGUAGE_USED
    assert ("log-speaks", "J8e") in told(state)
    pick(again, "word:pass")
    assert not again.over()


@pytest.mark.rule("mesofauna", "J8e")
def test_bugs_and_shorter_or_plainer_portraits_have_no_language() -> None:
    state = quiet("pink", "green", stage="combined")
    chain(state, "pink-archetype", 3)
    chain(state, "green-archetype", 2)
    assert not state.has_language(species("pink-archetype"))
    assert not state.has_language(species("green-archetype"))
    state.moods[species("green-archetype")] = 3
    assert not state.has_language(species("green-archetype")), "three of one colour"

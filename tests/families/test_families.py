"""Two games of one family: shared steps with shared numbers, one of them overridden, words and fields in common."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.properties.suite import PROPERTIES
from tests.toy import registered
from tests.toy.cove import GAME as COVE
from tests.toy.families.shore.rules import frames as shore
from tests.toy.lagoon import GAME as LAGOON

from phylarium.envs.encoder import Encoder
from phylarium.kernel import SPECTATOR, Game, Message, generation, render, to_json
from phylarium.kernel.generation import FAMILY_OPERATIONS, Declared, frames_module, steps

GAMES: list[Game] = [COVE, LAGOON]


def played(game: Game, decisions: int, **options: bool) -> Any:
    state = game.start(3, options, "shore", log=True)
    dice = random.Random("shore")
    for _ in range(decisions):
        if not state.over():
            state.apply(dice.choice(state.legal()))
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_shared_step_pushes_the_next_one_in_every_game(game: Game) -> None:
    state = played(game, 1)
    assert isinstance(state.agenda[-1], shore.Wade)
    assert state.agenda[-1].left == 3


def test_family_numbers_are_equal_in_its_games_and_those_of_a_game_come_after() -> None:
    for game in GAMES:
        assert [game.operations.names[op] for op in shore.FRAMES] == [f.__name__ for f in shore.FRAMES.values()]
        own = [op for op, name in enumerate(game.operations.names) if name and op not in range(len(shore.FRAMES))]
        assert own
        assert min(own) == FAMILY_OPERATIONS
    pick = {game.name: game.vocabulary.parse("shore:pick") for game in GAMES}
    assert pick == {"cove": 0, "lagoon": 0}


def test_a_step_with_the_name_of_one_of_the_family_takes_its_place() -> None:
    modules = {game.name: type(game.operations.steps[shore.TIDE]).__module__ for game in GAMES}
    assert modules == {"cove": "tests.toy.cove.rules.crabs", "lagoon": "tests.toy.families.shore.rules.wading"}
    assert played(COVE, 1000).hermit == 4
    assert type(LAGOON.operations.steps[shore.WADE]).__module__ == "tests.toy.lagoon.rules.diving"


def test_family_numbers_do_not_move_when_a_step_is_added() -> None:
    found = [("Wade", "beach left"), ("Tide", ""), ("Awe", "")]
    text = frames_module(found, {}, {"Tide": 0, "Wade": 1}, 0)
    assert "AWE: Final = 2" in text
    assert "WADE: Final = 1" in text
    assert "TIDE: Final = 0" in text


def test_a_step_that_games_extend_has_a_frame_without_a_number_and_theirs_descend_from_it() -> None:
    base = [Declared("Wade", ["Step"], "beach left", "steps")]
    common = steps(base, in_common=True)
    assert (steps(base), common) == ([], [("Wade", "beach left")])
    assert "class Wade(_BeachLeft): __slots__ = ()\nFRAMES" in frames_module([], {}, {}, 0, common)
    own = steps([Declared("Wade", ["Wade"], None, "paddling"), Declared("Rest", ["Step"], None, "paddling")], base)
    assert own == [("Wade", "beach left"), ("Rest", "")]
    text = frames_module(own, {}, {"Rest": 128, "Wade": 129}, 128, (), "the.shore.frames", {"Wade"})
    assert "import the.shore.frames as shared\n" in text
    assert (
        "class Rest(Frame): op: int = REST; __slots__ = ()\nclass Wade(shared.Wade): op: int = WADE; __slots__ = ()\n"
        in text
    )
    assert "_BeachLeft" not in text


def test_a_step_inherits_the_names_of_its_ints() -> None:
    base = [Declared("Wade", ["Step"], "beach left", "wading")]
    own = [Declared("Paddle", ["Wade"], None, "paddling"), Declared("_Plain", ["Step"], None, "paddling")]
    assert steps(own, base) == [("Paddle", "beach left")]


def test_fields_of_family_and_game_are_one_position() -> None:
    state = played(LAGOON, 9, diving=True)
    copy = state.clone()
    assert to_json(copy) == to_json(state)
    copy.dived[0] += 1
    copy.shells[0] -= 1
    assert to_json(copy) != to_json(state)
    assert state.masked(SPECTATOR).pearl == -1
    assert Encoder(LAGOON).named(Encoder(LAGOON).flat(state.masked(0)))["dived"].size > 0


def test_words_of_the_family_are_read_beside_those_of_the_game() -> None:
    state = played(COVE, 1)
    assert render(COVE.asked(state), "cove").startswith("Wader 1: pick up a shell of the ")
    assert render(Message("cove-title"), "cove") == "Cove"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("prop", PROPERTIES, ids=lambda prop: prop.__name__)
def test_the_property_holds(game: Game, prop: Any) -> None:
    with registered(game):
        for seats in game.seats:
            prop(game, seats, {}, f"family {seats}")


def test_generation_refuses_what_is_declared_twice() -> None:
    from phylarium.kernel import Field

    with pytest.raises(ValueError, match="declared twice: tide"):
        generation.stored_module([Field("tide", 0), Field("tide", 0)], "somewhere.rules", "")

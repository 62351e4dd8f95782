"""What follows from a declaration without being said again."""

from __future__ import annotations

import pytest
from tests.toy.tidepool import GAME, frames

from phylarium.kernel.comparison import sole_greatest
from phylarium.kernel.engine import NOBODY, declinable
from phylarium.kernel.generation import Declared, frames_module, rules_in, steps
from phylarium.kernel.operations import question
from phylarium.kernel.registry import game
from phylarium.kernel.vocabulary import Vocabulary


def test_a_question_is_named_after_its_step() -> None:
    assert question("PlaceOrgan") == "ask-place-organ"
    assert {step.ask for step in game("marine").operations.steps if step.decides} >= {"ask-turn", "ask-fertile"}


def test_a_decision_cites_the_rule_that_its_docstring_begins_with() -> None:
    classes = [
        Declared("Grow", ["Choice"], "left", "trees", "grow.leaf: choose a tree."),
        Declared("Prune", ["Choice"], None, "trees", "Choose: a branch or a root."),
    ]
    found = steps(classes)
    assert rules_in(classes, found, {"grow.leaf"}) == {"Grow": "grow.leaf"}
    assert "RULES: Final[dict[str, str]] = {'Grow': 'grow.leaf'}" in frames_module(found, {"Grow": "grow.leaf"}, {}, 0)


def test_steps_of_the_kernel_make_steps() -> None:
    classes = [Declared("Rain", ["Act"], None, "sky"), Declared("Cloud", ["Sky"], None, "sky")]
    assert steps(classes) == [("Rain", "")]


@pytest.mark.parametrize(
    ("values", "place"), [([0, 3, 1], 1), ([2, 2], -1), ([2, 2, 3], 2), ([0, 0], -1), ([-1, 1], 1), ([], -1)]
)
def test_the_sole_greatest_of_a_count(values: list[int], place: int) -> None:
    assert sole_greatest(values) == place


def test_only_what_there_is_can_be_declined() -> None:
    assert declinable([], 7) == []
    assert declinable([3], 7) == [3, 7]


def test_frames_in_order_happen_in_order() -> None:
    state = GAME.start(2, seed="order")
    before = len(state.agenda)
    state.push_in_order([frames.Turn(0), frames.Next(NOBODY)])
    assert [type(frame) for frame in state.agenda[before:]] == [frames.Next, frames.Turn]


def test_a_block_begins_where_the_rules_say() -> None:
    words = Vocabulary()
    words.add("word", ["done", "more"], at=0)
    with pytest.raises(ValueError, match="begins at 2, and the rules say 3"):
        words.add("hex", ["A1"], at=3)

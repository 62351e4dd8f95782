"""The game of the author guide: what the guide says of its steps is so."""

from __future__ import annotations

import pytest
from tests.toy import registered
from tests.toy.forest import GAME
from tests.toy.forest.rules.names import DONE, TREE, TREES
from tests.toy.forest.rules.state import Forest

from phylarium.kernel import IllegalAction
from phylarium.kernel.codec import digest
from phylarium.kernel.match import Match
from phylarium.kernel.record import replay
from phylarium.kernel.rng import seeded


def begun(**options: bool) -> Forest:
    state = GAME.start(2, options, "wood")
    assert isinstance(state, Forest)
    return state


def tree(name: str) -> int:
    return TREE + TREES.index(name)


def test_a_round_begins_with_a_seed_and_the_upkeep() -> None:
    assert sum(begun(mild=True).leaves) == 2
    state = begun()
    assert (sum(state.leaves), len(state.seeds), state.to_move()) == (0, 5, 0)


def test_up_to_two_leaves_and_the_next_seat() -> None:
    state = begun()
    assert state.legal() == [tree("alder"), tree("cedar"), tree("elm"), DONE]
    state.apply(tree("alder"))
    assert state.to_move() == 0
    state.apply(tree("alder"))
    assert state.leaves[0] == 2
    assert state.to_move() == 1
    state.apply(DONE)
    assert state.to_move() == 1, "the second round begins with the second seat"


@pytest.mark.parametrize(
    ("name", "said"), [("beech", ("refused-not-yours", "grow")), ("alder", ("refused-full", "grow.full"))]
)
def test_a_refusal_has_its_reason_and_its_rule(name: str, said: tuple[str, str]) -> None:
    state = begun()
    state.leaves[0] = state.components.full - 1
    state.apply(tree("alder"))
    reason = state.why_not(tree(name))
    assert reason is not None
    assert (reason.message.id, reason.rule) == said
    with pytest.raises(IllegalAction):
        state.apply(tree(name))


@pytest.mark.rule("forest", "grow", "grow.full")
def test_a_full_tree_does_not_grow() -> None:
    state = begun()
    state.leaves[0] = state.components.full - 1
    state.apply(tree("alder"))
    assert tree("alder") not in state.legal()


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_chance_end_soundly_and_replay(seats: int) -> None:
    with registered(GAME):
        match = Match.start(GAME, seats, {}, "chance")
        chance = seeded(f"{seats} foresters")
        while not match.state.over():
            assert match.state.status() == []
            match.state.observation(match.state.to_move())
            legal = match.state.legal()
            match.apply(match.state.to_move(), legal[chance.below(len(legal))])
        assert digest(replay(match.record())) == digest(match.state)
    assert isinstance(match.state, Forest)
    assert match.state.round == 3

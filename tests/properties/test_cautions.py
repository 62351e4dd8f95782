"""Warnings of options that do nothing or only harm: true, told alike in every world, and never of the best option."""

from __future__ import annotations

import pytest
from tests.properties.test_foresight import positions

import phylarium
from phylarium.bots.advice import warnings
from phylarium.bots.greedy import GreedyBot
from phylarium.bots.score import judgement_of
from phylarium.kernel.caution import cautions
from phylarium.kernel.engine import State
from phylarium.kernel.rng import seeded

CLEAR = 0.1
"""A margin that is clear, in scales of the judgement."""

SAMPLES = 4
MOST_RATED = 6


def plain(state: State) -> list[tuple[int, str, object]]:
    return [(one.action, one.kind, one.line) for one in cautions(state.observation(state.to_move()))]


@pytest.mark.parametrize("name", phylarium.games())
def test_what_is_warned_of_is_what_the_log_says_then(name: str) -> None:
    game = phylarium.game(name)
    for state, _ in positions(game, max(game.seats)):
        seat = state.to_move()
        for caution in cautions(state.observation(seat)):
            assert caution.action in state.legal()
            after = state.clone()
            after.journal = []
            after.apply(caution.action)
            assert caution.line in [(entry.rule, game.entry(after, entry)) for entry in after.journal]


@pytest.mark.parametrize("name", phylarium.games())
def test_another_world_of_the_same_sight_is_warned_of_the_same(name: str) -> None:
    game = phylarium.game(name)
    for state, _ in positions(game, min(game.seats))[::2]:
        other = state.observation(state.to_move()).sample(seeded("another world"))
        assert plain(state) == plain(other)


@pytest.mark.parametrize("name", phylarium.games())
def test_few_options_are_warned_of_and_never_the_one_that_is_clearly_best(name: str) -> None:
    game = phylarium.game(name)
    judgement = judgement_of(game)
    options = warned = rated = 0
    for seats in game.seats[1:3]:
        for state, _ in positions(game, seats):
            observation = state.observation(state.to_move())
            found = {caution.action for caution in warnings(observation)}
            options += len(observation.legal())
            warned += len(found)
            assert found < set(observation.legal()), "something is always left to be done"
            if not found or rated == MOST_RATED:
                continue
            rated += 1
            best, second = GreedyBot("a judge", SAMPLES).rate(observation)[:2]
            assert best.action not in found or best.value - second.value < CLEAR * judgement.scale
    assert warned * 4 < options


@pytest.mark.parametrize("name", phylarium.games())
def test_only_lines_of_the_log_are_named(name: str) -> None:
    game = phylarium.game(name)
    assert (game.in_vain | game.losses) <= set(game.events)
    assert game.in_vain, "every game can say that something comes to nothing"

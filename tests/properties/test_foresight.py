"""What is foretold of an option: true as far as it goes, and nothing that the seat may not know."""

from __future__ import annotations

import random

import pytest

import phylarium
from phylarium.kernel.engine import State
from phylarium.kernel.foresight import Foresight, asked_some_day, foresee, leads_to, to_come, what_next
from phylarium.kernel.game import Game
from phylarium.kernel.journal import EVERYBODY
from phylarium.kernel.message import Message
from phylarium.kernel.rng import seeded

POSITIONS = 14
OPTIONS = 4


def positions(game: Game, seats: int) -> list[tuple[State, list[int]]]:
    """Positions along a random game, and some of what may be done in each."""
    chance = random.Random(f"{game.name} {seats}")
    state = game.start(seats, None, f"foresight {seats}")
    found: list[tuple[State, list[int]]] = []
    while not state.over() and len(found) < POSITIONS:
        legal = state.legal()
        if chance.random() < 0.08:
            found.append((state.clone(), chance.sample(legal, min(len(legal), OPTIONS))))
        state.apply(chance.choice(legal))
    return found


def plain(seen: Foresight, seat: int) -> object:
    ways = [(way.lines, way.cases) for way in seen.ways]
    return what_next(seen, seat), seen.certain, seen.lines, ways, seen.cases, seen.dice


@pytest.mark.parametrize("name", phylarium.games())
def test_what_is_foretold_happens(name: str) -> None:
    game = phylarium.game(name)
    certain = 0
    for seats in (min(game.seats), max(game.seats)):
        for state, actions in positions(game, seats):
            seat = state.to_move()
            for action in actions:
                seen = foresee(state.observation(seat), action)
                after = state.clone()
                after.journal = []
                after.apply(action)
                told = [
                    (entry.rule, game.entry(after, entry))
                    for entry in after.journal
                    if entry.audience in (EVERYBODY, seat) and entry.what not in game.turn_lines
                ]
                assert told[: len(seen.lines)] == seen.lines
                if seen.certain:
                    certain += 1
                    assert told == seen.lines
                    assert after.barrier() == state.barrier()
                    assert seen.outcome.view(seat) == after.view(seat)
                    if not after.over() and after.to_move() == seat:
                        asked = Message("foresight-asked", {"question": game.question(after)})
                        assert what_next(seen, seat) == asked
    assert certain, "no option was without chance"


@pytest.mark.parametrize("name", phylarium.games())
def test_another_world_of_the_same_sight_is_foretold_the_same(name: str) -> None:
    game = phylarium.game(name)
    for seats in (min(game.seats), max(game.seats)):
        for state, actions in positions(game, seats)[::3]:
            seat = state.to_move()
            other = state.observation(seat).sample(seeded("another world"))
            for action in actions:
                here, there = (foresee(world.observation(seat), action) for world in (state, other))
                assert plain(here, seat) == plain(there, seat)


@pytest.mark.parametrize("name", phylarium.games())
def test_what_leads_to_an_action_does_and_another_world_says_the_same(name: str) -> None:
    game = phylarium.game(name)
    led = some_day = 0
    for state, actions in [*positions(game, min(game.seats)), *positions(game, max(game.seats))]:
        seat = state.to_move()
        here, there = state.observation(seat), state.observation(seat).sample(seeded("another")).observation(seat)
        for action in actions:
            after = state.clone()
            after.apply(action)
            if after.over() or after.to_move() != seat:
                continue
            wanted = [one for one in after.legal() if one not in state.legal()][:1]
            first = leads_to(here, wanted)
            assert first == leads_to(there, wanted)
            for one in first:
                world = state.clone()
                world.apply(one)
                assert world.to_move() == seat
                assert set(wanted) & set(world.legal())
            led += len(first)
        wanted = [action for action in range(game.vocabulary.size) if action not in state.legal()][::29]
        question = asked_some_day(to_come(here), wanted)
        assert question == asked_some_day(to_come(there), wanted)
        some_day += question is not None
    assert led
    assert some_day

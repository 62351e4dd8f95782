"""Everything on the board of every game can be asked about: what it is, why not, where it comes from, who profits."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.inspection import DataRow, provenance_of
from phylarium.kernel.registry import game, games
from phylarium.kernel.rng import seeded
from phylarium.kernel.words import SOURCE
from phylarium.table.position import Position
from phylarium.table.refusals import RequestRefused
from phylarium.table.saying import say
from phylarium.table.things import actions_at, thing_of, titles, why_not_with

ACTIONS = 240
EVERY = 24


PLAIN = {
    # Whose turn it was to retrieve: its words say all of it.
    "marine": {"food"},
    # What befalls everybody alike, what was rolled, the players themselves, and pieces that a question asks about.
    "genesis": {"event", "armageddon", "die", "player", "cube", "disk"},
    # The ground of the game, sizes (which name who has them), and the players with their genes.
    "megafauna1": {"atlantic", "greenhouse", "tarpit", "size", "colour", "genes"},
    # What befalls everybody alike, the players, and questions about one species that is named in them.
    "megafauna2": {"event", "reservoir", "colour", "shape", "fallen"},
    "mesofauna": {"event", "colour", "shape", "fallen", "host"},
}
"""By game, the kinds of things of which nobody can be said to profit."""

GONE = ("Nothing left", "not alive")
"""What the words of a thing say where there is only its empty place."""


def positions(name: str, seats: int) -> Iterator[State]:
    """Positions along a random game."""
    chance = random.Random(f"{name} {seats}")
    state = game(name).start(seats, seed=f"things {seats}")
    while not state.over() and state.number < ACTIONS:
        if state.number % EVERY == 0:
            yield state.clone()
        state.apply(chance.choice(state.legal()))


def seats_of(name: str) -> list[int]:
    few = [seats for seats in game(name).seats if seats <= 4]
    return [few[0], few[-1]]


@pytest.mark.parametrize("name", games())
def test_whatever_is_touched_answers_with_its_name_and_a_reason(name: str) -> None:
    asked: Counter[str] = Counter()
    told: Counter[str] = Counter()
    titled = game(name)
    for seats in seats_of(name):
        for state in positions(name, seats):
            position, seat = Position(titled, state), state.to_move()
            offered = {titled.vocabulary.target(action) for action in state.legal()}
            for target, title in titles(position, seat, SOURCE).items():
                why = asyncio.run(why_not_with(position, seat, target, SOURCE))
                called = title.split("\n")[0]
                assert why.name == called != "", target
                assert why.allowed == (target in offered), (target, why)
                if why.allowed:
                    continue
                asked[target.split("-")[0]] += 1
                assert why.reason, target
                if actions_at(titled.vocabulary).get(target):
                    assert why.rule in titled.rules(), (target, why)
                else:
                    assert why.rule == "", "no rule forbids to choose what is only there to be read"
                    assert why.reason == say("table-only-shown", SOURCE)
                told["first"] += "comes first; after “" in why.reason
                told["some day"] += "of its kind answers" in why.reason
                assert "not what is being decided" not in why.reason, (target, why.reason)
    assert len(asked) > 6
    assert told["first"], "of nothing is it said what has to be chosen before it"
    assert told["some day"], "of nothing is it said which questions such things answer"


def test_what_is_not_there_is_refused() -> None:
    position = Position(game("marine"), game("marine").start(2, seed="nothing"))
    with pytest.raises(RequestRefused):
        asyncio.run(why_not_with(position, 0, "nothing-of-the-kind", SOURCE))


@pytest.mark.parametrize("name", games())
def test_a_thing_looked_at_closely_says_where_it_comes_from_and_whom_it_helps(name: str) -> None:
    found: Counter[str] = Counter()
    for seats in seats_of(name):
        for state in positions(name, seats):
            position = Position(game(name), state)
            for seat in (state.to_move(), SPECTATOR):
                for target in titles(position, seat, SOURCE):
                    thing = thing_of(position, seat, target, SOURCE)
                    assert thing.name
                    found["sources"] += bool(thing.sources)
                    found["helps"] += bool(thing.helps)
                    found["both"] += bool(thing.sources and thing.helps)
    assert min(found[kind] for kind in ("sources", "helps", "both")) > 20, found


@pytest.mark.parametrize("name", games())
def test_every_kind_of_thing_says_whom_it_helps(name: str) -> None:
    """Cards, tiles, organisms, figures: all but those that help nobody in particular."""
    kinds: Counter[str] = Counter()
    for seats in seats_of(name):
        for state in positions(name, seats):
            position = Position(game(name), state)
            seat = state.to_move()
            for target, title in titles(position, seat, SOURCE).items():
                kind = target.partition("-")[0]
                helps = thing_of(position, seat, target, SOURCE).helps
                if kind in PLAIN[name] or any(words in title for words in GONE):
                    assert not helps, target
                else:
                    assert helps, (target, title)
                    kinds[kind] += 1
    assert len(kinds) >= 6, kinds


@pytest.mark.parametrize("name", games())
def test_every_row_that_a_thing_names_is_in_the_data(name: str) -> None:
    titled = game(name)
    for state in positions(name, seats_of(name)[-1]):
        masked = state.masked(SPECTATOR)
        for target in titles(Position(titled, state), SPECTATOR, SOURCE):
            for row in titled.inspect(masked, target, SPECTATOR).rows:
                assert provenance_of(titled, row), (target, row)
    assert provenance_of(titled, DataRow("card", "no such card")) == ()


@pytest.mark.parametrize("name", games())
def test_nothing_hidden_is_told(name: str) -> None:
    """Two worlds that are the same to a seat: all that it is told of things is the same."""
    for state in positions(name, seats_of(name)[-1]):
        for seat in range(state.seats):
            other = state.observation(seat).sample(seeded(f"another world {seat}"))
            told = [
                [thing_of(position, seat, target, SOURCE) for target in titles(position, seat, SOURCE)]
                for position in (Position(game(name), state), Position(game(name), other))
            ]
            assert told[0] == told[1]

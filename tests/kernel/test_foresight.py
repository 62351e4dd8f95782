"""What is foretold of a choice: as far as the next chance, and of dice every roll."""

from __future__ import annotations

from tests.toy.tidepool import DRAW, GAME
from tests.toy.tidepool.rules.names import STOP, WAVE
from tests.toy.tidepool.rules.state import Pool

from phylarium.kernel.foresight import WORLDS, _showing, course, foresee
from phylarium.kernel.rng import seeded


def pooled(number: int) -> Pool:
    """A game in which so many creatures lie in the pool."""
    state = GAME.start(2, None, "foresight")
    for kind in range(number):
        state.deck.remove(kind)
        state.pool[kind] = 1
    state.refresh()
    return state


def test_of_a_die_every_face_is_tried() -> None:
    state = pooled(3)
    value = state.value()
    seen = foresee(state.observation(state.to_move()), STOP)
    assert (seen.certain, seen.dice, seen.cases) == (False, 1, 6)
    assert [(way.cases, [words.args["points"] for _, words in way.lines]) for way in seen.ways] == [
        (5, [value]),
        (1, [value + 3]),
    ]


def test_without_a_die_it_is_certain() -> None:
    state = pooled(2)
    seen = foresee(state.observation(state.to_move()), STOP)
    assert (seen.certain, seen.dice, seen.ways) == (True, 0, [])
    assert seen.outcome.scores()[state.to_move()] == state.value()


def test_of_a_deck_some_worlds_are_tried_and_a_wave_is_counted() -> None:
    state = pooled(1)
    seen = foresee(state.observation(state.to_move()), DRAW)
    assert (seen.dice, seen.cases) == (0, WORLDS)
    washed = [way for way in seen.ways if any(words.id == "tidepool-log-washed" for _, words in way.lines)]
    assert len(washed) == 1
    assert 0 < washed[0].cases < WORLDS


def test_a_course_ends_before_the_chance_and_changes_nothing_but_the_number() -> None:
    state = pooled(1)
    state.deck[-1] = WAVE
    before = state.clone()
    found = course(state, DRAW)
    assert not found.certain
    assert (found.entries, found.taken) == ([], DRAW)
    assert isinstance(found.world, Pool)
    assert (found.world.pool, found.world.deck) == (before.pool, before.deck)


def test_a_generator_shows_the_faces_that_are_wanted() -> None:
    for first in range(6):
        for second in range(6):
            for part in (0.2, 0.8):
                rng = _showing((first, second), 6, seeded("x").counter, part)
                assert (rng.below(6), rng.below(6)) == (first, second)

"""Parts of pictures are kept from one move to the next, and look as if they were drawn anew."""

from __future__ import annotations

import random

import pytest

from phylarium.games.marine import GAME
from phylarium.games.marine.shown.drawing import DRAWING
from phylarium.kernel.engine import SPECTATOR


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_kept_looks_like_what_is_drawn(seats: int) -> None:
    chance = random.Random(seats)
    state = GAME.start(seats, {}, f"kept {seats}")
    for number in range(160):
        if state.over():
            break
        state.apply(chance.choice(state.legal()))
        if number % 4:
            continue
        for view in (SPECTATOR, chance.randrange(seats)):
            kept = GAME.pieces(state.masked(view), view)
            DRAWING.scene.kept.clear()
            assert kept == GAME.pieces(state.masked(view), view)
        # Of the last drawing everything is there again; of other games too.
        GAME.pieces(GAME.start(seats, {}, f"other {number}").masked(SPECTATOR), SPECTATOR)


def test_marks_are_not_kept() -> None:
    state = GAME.start(2, {}, "marks")
    plain = GAME.pieces(state.masked(0), 0)
    marked = DRAWING.draw(state, 0)
    assert "yours" in marked
    assert GAME.pieces(state.masked(0), 0) == plain
    assert not any('class="target yours' in piece for piece in plain.values())

"""Parts of pictures are kept from one move to the next, and look as if they were drawn anew."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

import pytest

from phylarium.games.marine import GAME
from phylarium.games.marine.shown.drawing import DRAWING
from phylarium.kernel import registry
from phylarium.kernel.engine import SPECTATOR
from phylarium.kit.title import Title


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


@pytest.mark.parametrize("name", ["marine", "genesis", "megafauna1", "megafauna2"])
def test_what_a_table_remembers_shows_nothing_else_than_what_each_viewer_may_see(name: str) -> None:
    """All viewers of a table share its memory, and some know what others may not: none is shown another's picture."""
    game = registry.game(name)
    assert isinstance(game, Title)
    chance = random.Random(name)
    state = game.start(max(game.seats), {}, "memory")
    remembered: dict[Hashable, Any] = {}
    differing = 0
    for number in range(150):
        if state.over():
            break
        state.apply(chance.choice(state.legal()))
        if number % 5:
            continue
        views = [SPECTATOR, *range(state.seats)]
        chance.shuffle(views)
        seen = []
        for view in views[: 2 + number % 2]:
            masked = state.masked(view)
            game.room("shown.drawing").DRAWING.scene.kept.clear()
            alone = game.pieces(masked, view)
            game.room("shown.drawing").DRAWING.scene.kept.clear()
            assert game.pieces(masked, view, remembered=remembered) == alone
            assert game.pieces(masked, view, remembered=remembered) == alone
            seen.append(alone)
        differing += seen[0] != seen[1]
    assert differing, "viewers saw different things, or nothing was shown by this"


def test_what_has_not_changed_is_the_same_string() -> None:
    """So that it need not be compared, counted or sent again."""
    state = GAME.start(2, {}, "same")
    remembered: dict[Hashable, Any] = {}
    first = GAME.pieces(state.masked(SPECTATOR), SPECTATOR, remembered=remembered)
    again = GAME.pieces(state.clone().masked(SPECTATOR), SPECTATOR, remembered=remembered)
    assert all(again[name] is first[name] for name in first)


def test_a_memory_is_of_what_was_read_and_not_of_a_state_that_has_changed_since() -> None:
    """A field may come back to what it was for one viewer after another one has looked."""
    state = GAME.start(2, {}, "back")
    remembered: dict[Hashable, Any] = {}

    def seen(view: int) -> bool:
        pieces = GAME.pieces(state.masked(view), view, remembered=remembered)
        DRAWING.scene.kept.clear()
        return pieces == GAME.pieces(state.masked(view), view)

    for vents in (3, 5, 5, 3, 3, 4):
        state.vents_left = vents
        for view in (SPECTATOR, 0, SPECTATOR):
            assert seen(view)

"""Tide Pool as it was before its rules were mended: the waves gave back what they took.

These are the rules "0" of the game whose rules "1" are in `tidepool`, kept to see what becomes of games that
were begun with them. A wave did not end a creature: it went back into the deck. And whoever let the sea keep
what it swept said `pass`, which is called `none` now.
"""

from __future__ import annotations

from typing import Self

from tests.toy import tidepool
from tests.toy.tidepool import KINDS, WAVE, WORDS, Pool, TidePool, frames, operations

from phylarium.kernel import Field, Game, Operations, Vocabulary

VOCABULARY = Vocabulary()
VOCABULARY.add("word", [*WORDS[:-1], "pass"])
VOCABULARY.add("card", KINDS[:WAVE])


class Next(tidepool.Next):
    """A turn ends: what the wave swept goes back into the deck."""

    def act(self, s: Pool, f: frames.Next) -> None:
        back = [kind for kind in range(WAVE) for _ in range(s.swept[kind])]
        if back:
            s.deck = s.deck + back
            s.rng.shuffle(s.deck)
            s.knows = [0] * s.seats
        s.swept = [0] * WAVE
        super().act(s, f)


def older_operations() -> Operations:
    found = operations()
    found.steps[frames.NEXT] = Next()
    return found


class OlderTidePool(TidePool):
    rules_version = "0"
    vocabulary = VOCABULARY
    operations = older_operations()


OLDER = OlderTidePool()


class Keeping(TidePool):
    """The game of today, which still plays by its older rules."""

    older: tuple[Game, ...] = (OLDER,)


class TidalPool(Pool):
    """A pool with a tide, which is set when a game begins."""

    def clear(self) -> None:
        super().clear()
        self.tide = 0

    def clone(self) -> Self:
        copy = super().clone()
        copy.tide = self.tide
        return copy

    def problems(self) -> list[str]:
        return [*super().problems(), *([] if self.tide else ["the tide was never set"])]


class Tidal(TidePool):
    """A game of today in which no position of the older rules is sound, and whose first action leads elsewhere."""

    state = TidalPool
    fields = (*TidePool.fields, Field("tide", 0, "1 once it was set."))

    def begin(self, state: Pool) -> None:
        super().begin(state)
        assert isinstance(state, TidalPool)
        state.tide = 1


KEEPING = Keeping()
TIDAL = Tidal()

"""Tide Pool as it was before its rules were mended: the waves gave back what they took.

These are the rules "0" of the game whose rules "1" are in `tidepool`, kept to see what becomes of games that
were begun with them. A wave did not end a creature: it went back into the deck. And whoever let the sea keep
what it swept said `pass`, which is called `none` now.
"""

from __future__ import annotations

from tests.toy import tidepool
from tests.toy.tidepool import KINDS, WAVE, WORDS, Pool, TidePool, frames, operations

from phylarium.kernel import Game, Operations, Vocabulary

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


class PickyPool(Pool):
    def status(self) -> list[str]:
        return [*super().status(), *(["a wader has four shells"] if max(self.shells, default=0) < 4 else [])]


class Picky(TidePool):
    """A game of today in which no position of the older rules is sound."""

    state = PickyPool


KEEPING = Keeping()
PICKY = Picky()

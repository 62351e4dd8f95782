"""A position of Tide Pool."""

from __future__ import annotations

from tests.toy.tidepool.rules.names import COPIES, HAND, HIDDEN, KINDS, PLAYED, WAVE
from tests.toy.tidepool.rules.stored import Stored

from phylarium.kernel import SPECTATOR, Rng

WAVES = (2, 4)
"""Waves in the deck, by how rough the sea is."""


class Pool(Stored):
    def waves(self) -> int:
        return WAVES[self.sea]

    def value(self) -> int:
        points = self.components.points
        return sum(n * p for n, p in zip(self.pool, points, strict=True)) * (2 if self.doubled else 1)

    def held(self, seat: int) -> list[int]:
        return self.hand[seat * HAND : seat * HAND + HAND]

    def problems(self) -> list[str]:
        problems = []
        n = self.seats
        if n not in self.of.seats or self.salvage not in (0, 1) or self.sea not in (0, 1) or self.doubled not in (0, 1):
            problems.append("the set-up is none that the game has")
        if len(self.hand) != n * HAND or not len(self.bank) == len(self.shells) == len(self.knows) == n:
            problems.append(f"hands, banks, shells and knowledge must be those of {n} seats")
        if not all(0 <= s <= 3 for s in self.shells) or not all(k in (0, 1) for k in self.knows):
            problems.append("a seat has 0 to 3 shells and knows the top card or not")
        if not all(0 <= k <= WAVE for k in self.deck) or not all(PLAYED <= k < WAVE for k in self.hand):
            problems.append("there are cards of no kind")
        for kind in range(5):
            here = [self.pool, self.swept, self.gone][: 3 if kind < WAVE else 0] or [self.gone]
            counts = [part[kind] for part in here]
            total = sum(counts) + self.deck.count(kind) + self.hand.count(kind)
            if min(counts) < 0 or total != (self.waves() if kind == WAVE else COPIES):
                problems.append(f"there are {total} cards of the kind {KINDS[kind]}")
        if any(not 0 <= frame.seat < n for frame in self.agenda):
            problems.append("a seat that does not exist has something to do")
        return problems

    def hide_from(self, seat: int) -> None:
        top = [self.deck[-1]] if self.deck and seat != SPECTATOR and self.knows[seat] else []
        self.deck = [HIDDEN] * (len(self.deck) - len(top)) + top
        for i in range(len(self.hand)):
            if i // HAND != seat and self.hand[i] != PLAYED:
                self.hand[i] = HIDDEN

    def imagine(self, rng: Rng) -> None:
        missing = []
        for kind in range(5):
            seen = self.gone[kind] + self.deck.count(kind) + self.hand.count(kind)
            if kind < WAVE:
                seen += self.pool[kind] + self.swept[kind]
            missing += [kind] * ((self.waves() if kind == WAVE else COPIES) - seen)
        rng.shuffle(missing)
        creatures = [k for k in missing if k != WAVE]
        for i in range(len(self.hand)):
            if self.hand[i] == HIDDEN:
                self.hand[i] = creatures.pop()
        rest = creatures + [WAVE] * missing.count(WAVE)
        rng.shuffle(rest)
        for i in range(len(self.deck)):
            if self.deck[i] == HIDDEN:
                self.deck[i] = rest.pop()

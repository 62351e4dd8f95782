"""Chance: the sfc32 generator, small enough to live in every state.

Four 32-bit words, no product, sum or shift above 54 bits, so that the compiled engine can count with the
machine's own integers (`i64`): nothing wraps, and both builds agree. A generator is seeded from text at the
edge (`seeded`), copied with the state, and its words are part of what a state encodes.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """sfc32: chaotic words `a b c` and a counter that makes the period at least 2**32."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next(self) -> int:
        """The next 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & MASK
        self.c = ((c << 21) + (c >> 11) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """A number in 0..n-1, each equally likely (Lemire's method with rejection); n is at most 2**31."""
        # What `next` would say, but for a call: nothing is asked for more often.
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        out: i64 = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & MASK
        self.c = ((c << 21) + (c >> 11) + out) & MASK
        product: i64 = out * n
        if product & MASK < n:
            threshold = (MASK + 1 - n) % n
            while product & MASK < threshold:
                product = self.next() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        for last in range(len(items) - 1, 0, -1):
            # What `below` would say, but for a call an item.
            out: i64 = (a + b + counter) & MASK
            counter += 1
            a = b ^ (b >> 9)
            b = (c * 9) & MASK
            c = ((c << 21) + (c >> 11) + out) & MASK
            n: i64 = last + 1
            product: i64 = out * n
            j: i64 = product >> 32
            if product & MASK < n and product & MASK < (MASK + 1 - n) % n:
                # Too rare to be written out: it is drawn again.
                self.a = a
                self.b = b
                self.c = c
                self.counter = counter & MASK
                j = self.below(n)
                a = self.a
                b = self.b
                c = self.c
                counter = self.counter
            kept = items[last]
            items[last] = items[j]
            items[j] = kept
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter & MASK

    def order(self, count: int, first: int = 0) -> list[int]:
        """So many numbers from the first one on, in random order."""
        found = list(range(first, first + count))
        self.shuffle(found)
        return found

    def branch(self) -> Rng:
        """A generator of its own, seeded by this one."""
        return Rng(self.next(), self.next(), self.next(), 1)

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: str) -> Rng:
    """A generator for a seed of any text; equal texts give equal generators."""
    digest = hashlib.sha256(b"phylarium seed " + seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)]
    rng = Rng(words[0], words[1], words[2], 1)
    for _ in range(12):
        rng.next()
    return rng


def commitment(seed: str) -> str:
    """What is published of a seed at the start of a game, to be checked when it is disclosed."""
    return hashlib.sha256(b"phylarium commitment " + seed.encode()).hexdigest()

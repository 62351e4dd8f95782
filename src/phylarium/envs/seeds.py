"""Seeds for one game after the other."""

from __future__ import annotations

import secrets


class Seeds:
    """A series of seeds that begins anew with each number that is given, and goes on without one.

    >>> seeds = Seeds()
    >>> seeds.next(7), seeds.next(None), seeds.next(7)
    ('7', '7/1', '7')
    """

    def __init__(self) -> None:
        self.base = secrets.token_hex(16)
        self.number = 0

    def next(self, seed: int | None) -> str:
        if seed is not None:
            self.base = str(seed)
            self.number = 0
        number = self.number
        self.number += 1
        return self.base if number == 0 else f"{self.base}/{number}"

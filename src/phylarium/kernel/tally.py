"""Counting in one pass, for the invariants of games, which are looked at after every action of a checked game."""

from __future__ import annotations


def tally(items: list[int], length: int) -> list[int]:
    """How often each number below `length` is among the items; none at all and what is out of bounds is passed over."""
    counts = [0] * length
    for item in items:
        if 0 <= item < length:
            counts[item] += 1
    return counts

"""What differs between the games of the shore, as data."""

from __future__ import annotations


class Components:
    def __init__(self, worth: list[int], tides: int) -> None:
        self.worth = worth
        """Points of a shell, by beach."""
        self.tides = tides

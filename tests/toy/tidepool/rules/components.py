"""What the rules read of the component data."""

from __future__ import annotations


class Components:
    def __init__(self, points: list[int]) -> None:
        self.points = points

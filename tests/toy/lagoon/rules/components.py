"""The numbers of Lagoon."""

from __future__ import annotations

from tests.toy.families.shore.rules import components


class Components(components.Components):
    def __init__(self, depth: int) -> None:
        super().__init__([2, 1], 3)
        self.depth = depth
        """Points of a dive."""

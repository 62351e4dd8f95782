"""The state that the shared steps know."""

from __future__ import annotations

from tests.toy.families.shore.rules.stored import Shared


class Shore(Shared):
    """A position of any game of the shore."""

    def richest(self) -> int:
        """The beach with the most shells."""
        return self.shells.index(max(self.shells))

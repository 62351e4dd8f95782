"""The shared vocabulary: its blocks come first and have the same numbers in every game of the shore."""

from __future__ import annotations

from typing import Final

from phylarium.kernel import Vocabulary

PICK: Final = 0
LEAVE: Final = 1
BEACH: Final = 2
BEACHES: Final[list[str]] = ["north", "south"]
SHARED_COUNT: Final = 4
"""Where a game's own blocks begin."""


def vocabulary() -> Vocabulary:
    found = Vocabulary()
    found.add("shore", ["pick", "leave"])
    found.add("beach", BEACHES)
    return found

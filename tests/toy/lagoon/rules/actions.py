"""The vocabulary of Lagoon: the shore's blocks, then its own."""

from __future__ import annotations

from typing import Final

from tests.toy.families.shore.rules.actions import SHARED_COUNT, vocabulary

DIVE: Final = SHARED_COUNT
FLOAT: Final = SHARED_COUNT + 1
VOCABULARY = vocabulary()
VOCABULARY.add("lagoon", ["dive", "float"])

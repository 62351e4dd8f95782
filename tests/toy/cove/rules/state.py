"""A position of Cove."""

from __future__ import annotations

from tests.toy.cove.rules.stored import Stored


class Cove(Stored):
    """The shore, and what this game adds to it."""

"""A position of Lagoon."""

from __future__ import annotations

from tests.toy.lagoon.rules.stored import Stored


class Lagoon(Stored):
    """The shore, and what this game adds to it."""

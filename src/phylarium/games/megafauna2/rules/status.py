"""What a sound position keeps."""

from __future__ import annotations

from phylarium.games.megafauna2.rules.state import Megafauna


def problems(s: Megafauna) -> list[str]:
    """Every invariant that a position breaks."""
    return []

"""What differs between the games of the shore, as data."""

from __future__ import annotations

from phylarium.kernel.components import printed

PRINTED = printed("""
    worth: list[int]  # Points of a shell, by beach.
    tides: int  # How many there are in a game.
""")

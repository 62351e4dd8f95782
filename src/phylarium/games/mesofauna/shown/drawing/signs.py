"""Our own signs: players, grounds, flowers, events; those of the family stand beside them."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.shown.signs import PHYLUM_BADGES

BADGES: Final = [
    # A toadstool, whose threads steer an ant.
    "M-5.4 -0.6C-5.4 -6.6 5.4 -6.6 5.4 -0.6ZM-1.7 0.6L1.7 0.6L2.3 5.2L-2.3 5.2Z",
    # The stubby feet of a velvet worm.
    "M-5.2 -4.6L5.2 -4.6L5.2 0.4L4 4.8L2.2 4.8L2.2 0.6L0.9 0.6L0.9 4.8"
    "L-0.9 4.8L-0.9 0.6L-2.2 0.6L-2.2 4.8L-4 4.8L-5.2 0.4Z",
    # A wing case, halved.
    "M-0.6 -5.4C-6.6 -4.6 -6.6 4 -0.6 5.4ZM0.6 -5.4C6.6 -4.6 6.6 4 0.6 5.4Z",
    # A claw.
    "M-4.6 5.2C-7 -2 -2.4 -6 1.4 -5.2L-0.6 -1.6L3.2 -3.8C6.6 -1 3.4 5 -0.4 5.2C-2 5.2 -3.4 4.4 -4.6 5.2Z",
    *PHYLUM_BADGES,
]
"""By player, a filled sign: so that nobody needs to tell the colours apart."""

FLOWER: Final = (
    "M0 -3.2C-4 -10 4 -10 0 -3.2ZM3 -1C6.6 -7.6 11 -1.4 3 -1ZM1.9 2.6C9.4 3.4 5.2 9.8 1.9 2.6Z"
    "M-1.9 2.6C-5.2 9.8 -9.4 3.4 -1.9 2.6ZM-3 -1C-11 -1.4 -6.6 -7.6 -3 -1Z"
)

ICON_SIGNS: Final = [
    # Fossil award: an ammonite.
    "M1 0A1.6 1.6 0 1 0 -2 0.6C-1.6 3.4 3.6 3.4 4.2 -0.4C4.6 -4.8 -2.6 -6.4 -5 -1.8C-7 3 -2.6 7 2 6.6"
    "C6 6.2 8 3 8 -1L5 -1",
    # Ice age: a snowflake.
    "M0 -8L0 8M-7 -4L7 4M-7 4L7 -4M-2 -6.4L0 -4.4L2 -6.4M-2 6.4L0 4.4L2 6.4",
    # Radiation: rays from a core.
    "M2 0A2 2 0 1 1 -2 0A2 2 0 0 1 2 0ZM0 -4L0 -8M3.5 2L7 4M-3.5 2L-7 4M3.5 -2L7 -4M-3.5 -2L-7 -4M0 4L0 8",
    # Crowd disease: many, and a cross.
    "M-4 -3A2 2 0 1 1 -8 -3A2 2 0 0 1 -4 -3ZM8 -3A2 2 0 1 1 4 -3A2 2 0 0 1 8 -3ZM2 -5A2 2 0 1 1 -2 -5A2 2 0 0 1 2 -5Z"
    "M0 0L0 8M-4 4L4 4",
    # Drift: two pieces that part.
    "M-2 -6L-8 -6L-8 6L-3 6L-5 0ZM3 -6L8 -6L8 6L2 6L0 0Z",
    # Impact: a stone with a tail.
    "M-1 4A3.4 3.4 0 1 1 -7.8 4A3.4 3.4 0 0 1 -1 4ZM-1.6 0.6L7.6 -7.6M-5 -0.4L1.6 -7M0.6 4L7.4 -2",
    # Mutagen: a strand that breaks.
    "M-4 -8C4 -4 -4 -1 3 2M4 -8C-4 -4 4 -2 -2 0M-2.4 -5.6L2.4 -5.6M-4 8C-3 6 0 5 2 4M4 8C3 6.6 1 6 -1 5",
]
"""By event of a card."""

CROSSED: Final = "M-9 9L9 -9"
"""Over the events that do not happen with four players."""

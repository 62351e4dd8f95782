"""Our own signs: players, grounds, events; those of the family stand beside them."""

from __future__ import annotations

from typing import Final

BADGES: Final = [
    # A leaf.
    "M-4.8 5C-5.6 -2 -1 -5.4 5.4 -5.4C5.6 1.4 2 5.6 -4.8 5Z",
    # A ring, as of an earthworm.
    "M5 0A5 5 0 1 1 -5 0A5 5 0 0 1 5 0ZM2.1 0A2.1 2.1 0 1 0 -2.1 0A2.1 2.1 0 0 0 2.1 0Z",
    # The segments of an insect.
    "M-4.8 -5L4.8 -5L4.8 -2.6L-4.8 -2.6ZM-4.8 -1.2L4.8 -1.2L4.8 1.2L-4.8 1.2ZM-4.8 2.6L4.8 2.6L4.8 5L-4.8 5Z",
    # Bones, crosswise.
    "M-1.8 -5.2L1.8 -5.2L1.8 -1.8L5.2 -1.8L5.2 1.8L1.8 1.8L1.8 5.2L-1.8 5.2L-1.8 1.8L-5.2 1.8L-5.2 -1.8L-1.8 -1.8Z",
]
"""By player, a filled sign: so that nobody needs to tell the colours apart."""

GROUND_SIGNS: Final = {
    "forest": "M-9 8L-9 2M-14 2L-9 -9L-4 2ZM7 8L7 1M1 1L7 -10L13 1Z",
    "ice": "M0 -9L0 9M-7.8 -4.5L7.8 4.5M-7.8 4.5L7.8 -4.5M-2.4 -7.4L0 -5L2.4 -7.4M-2.4 7.4L0 5L2.4 7.4",
    "mountain": "M-13 8L-4 -8L1 0L4 -4L13 8M-7 -2.6L-4 -0.4L-1.4 -3.4",
    "carbon": "M0 -8L7 -4L7 4L0 8L-7 4L-7 -4ZM0 -8L0 0M7 4L0 0M-7 4L0 0",
    "bloom": "M3 0A3 3 0 1 1 -3 0A3 3 0 0 1 3 0ZM0 -8L0 -5M0 8L0 5M-8 0L-5 0M8 0L5 0M-5.7 -5.7L-3.6 -3.6"
    "M5.7 5.7L3.6 3.6M-5.7 5.7L-3.6 3.6M5.7 -5.7L3.6 -3.6",
    "water": "M-11 -3C-7 -8 -4 -8 0 -3C4 2 7 2 11 -3M-11 5C-7 0 -4 0 0 5C4 10 7 10 11 5",
}
"""What lies on a biome."""

DROP: Final = "M0 -8C4 -3 5.6 0 5.6 3A5.6 5.6 0 0 1 -5.6 3C-5.6 0 -4 -3 0 -8Z"
SUN: Final = (
    "M4 0A4 4 0 0 1 -4 0A4 4 0 0 1 4 0ZM0 -6L0 -8.4M0 6L0 8.4M-6 0L-8.4 0M6 0L8.4 0M4.3 -4.3L6 -6M-4.3 4.3L-6 6"
    "M-4.3 -4.3L-6 -6M4.3 4.3L6 6"
)
WIND_EAST: Final = "M-11 0L11 0M5 -5.5L11 0L5 5.5M-11 -5L-3 -5M-11 5L-5 5"
WIND_WEST: Final = "M11 0L-11 0M-5 -5.5L-11 0L-5 5.5M11 -5L3 -5M11 5L5 5"
WIND_BOTH: Final = "M-11 0L11 0M6 -5.5L11.5 0L6 5.5M-6 -5.5L-11.5 0L-6 5.5"

ICON_SIGNS: Final = [
    # Collision.
    "M-9 3L-3 3L-3 -3L-9 -3ZM9 3L3 3L3 -3L9 -3ZM-2 -8L0 -4L2 -8M-2 8L0 4L2 8",
    # Drift.
    "M0 -9L0 9M-4 -5L0 -9L4 -5M-4 5L0 9L4 5M-9 0L-4 0M9 0L4 0",
    # Crater.
    "M-9 -9L-1 -1M-5 -9L-1 -5M-9 -5L-5 -1M-2 5C2 1 9 1 9 5C9 9 -2 9 -2 5Z",
    # Rift.
    "M-9 -7L-3 -7L-1 -2L-3.6 2L-1 7L-9 7ZM9 -7L1 -7L3.4 -2L0.8 2L3 7L9 7Z",
    # Climax.
    "M0 9L0 1M-7 1L0 -10L7 1ZM-9 9L9 9",
    # Deluge.
    "M-9 -1C-6 -5 -3 -5 0 -1C3 3 6 3 9 -1M-9 6C-6 2 -3 2 0 6C3 10 6 10 9 6M-6 -9L-7 -6M0 -9L-1 -6M6 -9L5 -6",
    # Mutagen.
    "M-4 -9C-4 -3.4 4 -3.4 4 2C4 5 2.6 7.4 0 9M4 -9C4 -3.4 -4 -3.4 -4 2C-4 5 -2.6 7.4 0 9"
    "M-3.2 -6.4L3.2 -6.4M-3.4 3.4L3.4 3.4",
    # Radiation.
    "M2.2 0A2.2 2.2 0 1 1 -2.2 0A2.2 2.2 0 0 1 2.2 0ZM-4 -2.4L-8.4 -5A9.6 9.6 0 0 1 0 -9.6L0 -4.6"
    "M4 -2.4L8.4 -5M0 4.6L-4.6 8.6M0 4.6L4.6 8.6M-4.6 8.6L4.6 8.6",
    # Crowd disease.
    "M4.6 0A4.6 4.6 0 1 1 -4.6 0A4.6 4.6 0 0 1 4.6 0ZM0 -4.6L0 -9M0 4.6L0 9M-4.6 0L-9 0M4.6 0L9 0M3.3 -3.3L6.4 -6.4"
    "M-3.3 3.3L-6.4 6.4M-3.3 -3.3L-6.4 -6.4M3.3 3.3L6.4 6.4",
    # Windy.
    "M-9 -3L4 -3C8 -3 8 -8.6 4.4 -8.6M-9 2L7 2C10.4 2 10.4 7.4 7 7.4M-9 7L0 7",
    # Transfer.
    "M-1 0A4 4 0 1 1 -9 0A4 4 0 0 1 -1 0ZM1 0L9 0M5.4 -3.6L9 0L5.4 3.6",
]
"""By icon of an event."""

AMMONITE: Final = (
    "M8 6.5L1 8C-5 8 -8.5 4 -8.5 -0.5C-8.5 -5 -5 -8.5 -0.5 -8.5C3.5 -8.5 6.5 -5.5 6.5 -1.5C6.5 2 4 4.5 0.5 4.5"
    "C-2.5 4.5 -4.5 2.5 -4.5 -0.2C-4.5 -2.6 -2.6 -4.4 -0.4 -4.4C1.4 -4.4 2.6 -3 2.6 -1.4"
)
MEDEA: Final = "M-7 6L-8 -5L-3.4 0L0 -7L3.4 0L8 -5L7 6ZM-7 3L7 3"
"""A crown."""

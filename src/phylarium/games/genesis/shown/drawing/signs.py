"""Our own signs: colours, landforms, climate, events, abilities."""

from __future__ import annotations

from typing import Final

GLYPHS: Final = [
    "M0 -4.4L4.2 3.2L-4.2 3.2Z",
    "M3.7 0A3.7 3.7 0 1 1 -3.7 0A3.7 3.7 0 0 1 3.7 0Z",
    "M0 -4.8L3.7 0L0 4.8L-3.7 0Z",
    "M-3.9 -3.5L3.9 -3.5L3.9 -1L-3.9 -1ZM-3.9 1L3.9 1L3.9 3.5L-3.9 3.5Z",
]
"""By colour, a filled sign of it: so that nobody needs to tell the colours apart."""

DOME: Final = "M-9 7C-9.5 -5 -5.5 -9.5 0 -9.5C5.5 -9.5 9.5 -5 9 7Z"
"""A biont."""

LANDFORM_SIGNS: Final = [
    "M13 11A7 7 0 1 1 -1 11A7 7 0 0 1 13 11ZM-1 5L-15 -13M4 3L-4 -15M10 4L7 -8M3 9L4 9M8 13L9 13",
    "M-17 -7C-11 -13 -6 -13 0 -7C6 -1 11 -1 17 -7M-17 2C-11 -4 -6 -4 0 2C6 8 11 8 17 2"
    "M-17 11C-11 5 -6 5 0 11C6 17 11 17 17 11",
    "M-17 12C-11 7 -6 7 0 11C6 15 11 14 17 9M-17 3C-8 -2 2 4 17 -8M-12 -5L-12 -14M-12 -14C-16 -15 -18 -12 -18 -10"
    "M-12 -14C-9 -16 -6 -14 -5 -11M-12 -14C-12 -17 -9 -18 -7 -18",
    "M-18 12L-7 -11L0 3L5 -5L18 12ZM-10 -5L-7 -2L-4 -5M3 -2L5 1L8 -1",
]
"""By landform."""

SUN: Final = (
    "M4 0A4 4 0 0 1 -4 0A4 4 0 0 1 4 0ZM0 -6.4L0 -9M0 6.4L0 9M-6.4 0L-9 0M6.4 0L9 0M4.5 -4.5L6.3 -6.3M-4.5 4.5L-6.3 6.3"
    "M-4.5 -4.5L-6.3 -6.3M4.5 4.5L6.3 6.3"
)
FLAKE: Final = (
    "M0 -9L0 9M-7.8 -4.5L7.8 4.5M-7.8 4.5L7.8 -4.5M-2.4 -8L0 -5.6L2.4 -8M-2.4 8L0 5.6L2.4 8"
    "M-8.2 -1.8L-4.9 -2.8L-5.8 -6.1"
    "M8.2 1.8L4.9 2.8L5.8 6.1M-8.2 1.8L-4.9 2.8L-5.8 6.1M8.2 -1.8L4.9 -2.8L5.8 -6.1"
)
CLIMATE_SIGNS: Final = [SUN, FLAKE]

FLAME: Final = "M0 -9C6 -3.5 7 1 5 5C3.4 8.6 -3.4 8.6 -5 5C-7 1 -2 0 0 -9ZM0 8C-2.4 6 -1 4 0.4 2.4"
OXYGEN: Final = (
    "M-0.4 -1A4 4 0 1 1 -8.4 -1A4 4 0 0 1 -0.4 -1ZM7.8 -1A3.6 4 0 1 1 0.6 -1A3.6 4 0 0 1 7.8 -1Z"
    "M5.6 5C6 3.6 8.8 3.6 8.8 5.4"
    "C8.8 7 5.8 7.6 5.6 9L9 9"
)
CRAB: Final = (
    "M-5.5 2C-5.5 -2.4 5.5 -2.4 5.5 2C5.5 5.6 -5.5 5.6 -5.5 2ZM-5 0C-9 -1 -9.4 -6.4 -5 -7.6M5 0C9 -1 9.4 -6.4 5 -7.6"
    "M-4 5L-6.4 8.4M4 5L6.4 8.4M-7.6 -5L-5 -5M7.6 -5L5 -5"
)
DROP: Final = "M0 -9C4 -3 5.6 0 5.6 3A5.6 5.6 0 0 1 -5.6 3C-5.6 0 -4 -3 0 -9ZM-8 -6L8 8"
RAYS: Final = "M-8 -8L-2 -2M0 -9L0 -3M8 -8L2 -2M-9 0L-4 0M9 0L4 0"

EVENT_SIGNS: Final = [
    # Heaven: something comes down.
    "M0 -9L0 3M-4.5 -1.5L0 3L4.5 -1.5M-8 8C-4 5.4 4 5.4 8 8",
    # Earth: something rises.
    "M-9 8L-3 -3L0.5 3L3 -0.5L9 8ZM0 -9L0 -4M-2.4 -6.8L0 -9.2L2.4 -6.8",
    # Smite.
    "M2.4 -9L-5 1.6L0 1.6L-2.4 9L5.4 -2.4L0.6 -2.4L4 -9Z",
    FLAME,
    OXYGEN,
    CRAB,
    DROP,
]
"""By icon of an event, without UV, which has a number of its own."""

SPECIAL_SIGNS: Final = [
    "",
    # Waterworld: nothing but waves.
    "M-9 -4C-6 -8 -3 -8 0 -4C3 0 6 0 9 -4M-9 4C-6 0 -3 0 0 4C3 8 6 8 9 4",
    # The ozone layer: a roof.
    "M-9 3C-7 -9 7 -9 9 3M-5 6C-4 -2 4 -2 5 6",
    # The cosmos is spared: a comet that passes by.
    "M8 5A4 4 0 1 1 0 5A4 4 0 0 1 8 5ZM0.6 2L-8 -7M4 0.6L-1 -9",
    # A hole in the roof.
    "M-9 3C-8 -3 -6 -6 -3 -7M9 3C8 -3 6 -6 3 -7M0 -9L0 5M-2.4 2.4L0 5L2.4 2.4",
]
"""By special event."""

SHIELD: Final = "M0 -10.5L8.6 -7.4C8.8 1 5.6 7.6 0 10.8C-5.6 7.6 -8.8 1 -8.6 -7.4Z"

ABILITY_SIGNS: Final = [
    FLAME,
    OXYGEN,
    RAYS,
    CRAB,
    DROP,
    # Immunology: a syringe.
    "M-9 9L-4.6 4.6M-6.6 0L0 6.6L6.4 0.2L-0.2 -6.4ZM2.6 -3.4L6 -6.8M4 -9L9 -4M-3 1L-1 3M-0.4 -1.6L1.6 0.4",
    # Spore: a resting cell that scatters.
    "M4 2A4 4 0 1 1 -4 2A4 4 0 0 1 4 2ZM0 -5L0 -5.2M-5 -3.6L-5.2 -3.8M5 -3.6L5.2 -3.8M-8 0L-8.2 0"
    "M8 0L8.2 0M-3 -8.6L-3 -8.8"
    "M3 -8.6L3 -8.8M0 2L0 2.2",
    # HGT: a bridge between two cells.
    "M-2.6 3A3.4 3.4 0 1 1 -9.4 3A3.4 3.4 0 0 1 -2.6 3ZM9.4 -3A3.4 3.4 0 1 1 2.6 -3A3.4 3.4 0 0 1 9.4 -3Z"
    "M-3 1.4L3 -1.4",
    # DNA: a double strand.
    "M-4 -9C-4 -3.4 4 -3.4 4 2C4 5 2.6 7.4 0 9M4 -9C4 -3.4 -4 -3.4 -4 2C-4 5 -2.6 7.4 0 9"
    "M-3.2 -6.4L3.2 -6.4M-3.4 3.4L3.4 3.4",
    # Fission: one becomes two.
    "M0 -2.6C2.6 -7.6 9.4 -6.4 9.4 0C9.4 6.4 2.6 7.6 0 2.6C-2.6 7.6 -9.4 6.4 -9.4 0C-9.4 -6.4 -2.6 -7.6 0 -2.6Z",
    # Nucleus: a cell within a cell.
    "M9 0A9 8 0 1 1 -9 0A9 8 0 0 1 9 0ZM4.6 1A3.2 3.2 0 1 1 -1.8 1A3.2 3.2 0 0 1 4.6 1Z",
    # Sex: two that overlap.
    "M2.4 0A5.4 5.4 0 1 1 -8.4 0A5.4 5.4 0 0 1 2.4 0ZM8.4 0A5.4 5.4 0 1 1 -2.4 0A5.4 5.4 0 0 1 8.4 0Z",
    # Red Queen: a crown.
    "M-8 6.4L-8.6 -4.4L-3.6 0.4L0 -7.4L3.6 0.4L8.6 -4.4L8 6.4ZM-7.8 3.4L7.8 3.4",
    # Pollution: a cloud.
    "M-5.4 4.6C-10.4 4.6 -10 -1.6 -5.6 -1.4C-6 -7.4 3 -8.6 4 -3.2C9.4 -4 10 4.6 5 4.6ZM-4 8L-4 8.4M0 8L0 8.4M4 8L4 8.4",
]
"""By ability; the first five stand on a shield."""

PIPS: Final = [
    [],
    [(0, 0)],
    [(-1, -1), (1, 1)],
    [(-1, -1), (0, 0), (1, 1)],
    [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
]

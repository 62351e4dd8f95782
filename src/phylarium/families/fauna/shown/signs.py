"""Our own signs of what the family has: creeples, organs, emotions, traits of cards."""

from __future__ import annotations

from typing import Final

CREEPLES: Final = [
    # Archetype: a dome.
    "M-17 13C-19 -8 -11 -15 0 -15C11 -15 19 -8 17 13Z",
    # Burrower: a worm that comes out of the ground and goes back into it.
    "M-21 13L-21 3C-21 -9 -13 -15 -1 -15C12 -15 21 -9 21 4L21 13L9 13L9 5C9 1 5 -1 0 -1C-5 -1 -9 1 -9 5L-9 13Z",
    # Armored: a snail.
    "M-21 13C-23 7 -20 4 -18 2L-20 -7L-17.5 -8L-15 0L-14 -9L-11.5 -9L-11.5 3C-11 -8 -5 -15 4 -15C14 -15 19 -7 18 3"
    "C18 6 17 8 16 9L22 13Z",
    # Swimmer: an ichthyosaur.
    "M-23 3C-17 -3 -12 -8 -4 -9L0 -15.5L5 -8C9 -6.5 12 -4 14 -1L21 -10C19.5 -4 19.5 6 22 13C18 11.5 15 8.5 13.5 6"
    "C9 9 3 10 -2 10L-4 15.5L-9.5 9C-14 8 -18 7 -23 5Z",
    # Flyer: a fly from above.
    "M0 -15C3 -15 4.5 -12 4 -8.5C10 -16 20.5 -15.5 22 -9.5C23 -3 13 2 6 0.5C6.5 6 4 13 0 15.5C-4 13 -6.5 6 -6 0.5"
    "C-13 2 -23 -3 -22 -9.5C-20.5 -15.5 -10 -16 -4 -8.5C-4.5 -12 -3 -15 0 -15Z",
    # Parasite: a tick that holds on with its legs.
    "M-21 9C-16 9 -13 6 -12 3C-13 -7 -7 -15 0 -15C7 -15 13 -7 12 3C13 6 16 9 21 9L21 13C14 13 10.5 11 8.5 8"
    "C8 11 10 13 12 15.5L8 15.5C5.5 14 4 11.5 3.6 9.6C1.4 10.6 -1.4 10.6 -3.6 9.6C-4 11.5 -5.5 14 -8 15.5"
    "L-12 15.5C-10 13 -8 11 -8.5 8C-10.5 11 -14 13 -21 13Z",
]
"""By shape, about 42 by 30 about the origin."""

BADGE_AT: Final = [
    (0.0, 1.0, 1.15),
    (0.0, -8.0, 0.95),
    (4.0, -3.0, 1.1),
    (-1.0, 0.5, 1.0),
    (0.0, 2.0, 0.8),
    (0.0, -3.0, 1.0),
]
"""By shape, where the sign of its player is on a creeple, and how large."""

PHYLUM_BADGES: Final = [
    # A leaf.
    "M-4.8 5C-5.6 -2 -1 -5.4 5.4 -5.4C5.6 1.4 2 5.6 -4.8 5Z",
    # A ring, as of an earthworm.
    "M5 0A5 5 0 1 1 -5 0A5 5 0 0 1 5 0ZM2.1 0A2.1 2.1 0 1 0 -2.1 0A2.1 2.1 0 0 0 2.1 0Z",
    # The segments of an insect.
    "M-4.8 -5L4.8 -5L4.8 -2.6L-4.8 -2.6ZM-4.8 -1.2L4.8 -1.2L4.8 1.2L-4.8 1.2ZM-4.8 2.6L4.8 2.6L4.8 5L-4.8 5Z",
    # Bones, crosswise.
    "M-1.8 -5.2L1.8 -5.2L1.8 -1.8L5.2 -1.8L5.2 1.8L1.8 1.8L1.8 5.2L-1.8 5.2L-1.8 1.8L-5.2 1.8L-5.2 -1.8L-1.8 -1.8Z",
]
"""By phylum of Megafauna, a filled sign: so that nobody needs to tell the colours apart."""

ORGAN_SIGNS: Final = [
    # Nerves: a bolt.
    "M1.4 -4L-2.4 0.6L0.6 0.6L-1.2 4L2.8 -1L-0.4 -1Z",
    # Circulation: a heart.
    "M0 3.6C-5.4 -0.4 -3.4 -4.4 0 -1.6C3.4 -4.4 5.4 -0.4 0 3.6Z",
    # Digestion: a winding gut.
    "M-3.4 -3L2 -3C4 -3 4 -0.2 2 -0.2L-2 -0.2C-4 -0.2 -4 2.8 -2 2.8L3.4 2.8",
    # Reproduction: an egg that hatches.
    "M0 -4.4C2.6 -4.4 4.2 -0.2 3.6 1.6C2.8 4.8 -2.8 4.8 -3.6 1.6C-4.2 -0.2 -2.6 -4.4 0 -4.4Z"
    "M-3.4 0.4L-1.4 -1L0.2 0.8L1.8 -1L3.4 0.4",
    # Warmth: a feather.
    "M-3.4 4L3 -3.6M-1.6 2C-4 -1 0 -4 3.4 -4C3.6 -0.6 1.6 2.6 -1.6 2Z",
]
"""By colour of organ."""

EMOTION_SIGNS: Final = [
    # Anger: a frown.
    "M-4 -2.6L-1 -1M4 -2.6L1 -1M-2.8 3C-1.4 1.4 1.4 1.4 2.8 3",
    # Fear: wide eyes, open mouth.
    "M-1 -1.6A1.3 1.3 0 1 1 -3.6 -1.6A1.3 1.3 0 0 1 -1 -1.6ZM3.6 -1.6A1.3 1.3 0 1 1 1 -1.6A1.3 1.3 0 0 1 3.6 -1.6Z"
    "M1.2 2.8A1.2 1.2 0 1 1 -1.2 2.8A1.2 1.2 0 0 1 1.2 2.8Z",
    # Happiness: a smile.
    "M-2.4 -2L-2.4 -1.4M2.4 -2L2.4 -1.4M-3 1C-1.6 3.8 1.6 3.8 3 1",
    # Jealousy: a look aside.
    "M-3.8 -1.6L-0.8 -1.6M1 -1.6L4 -1.6M-1 -0.8L-1 -0.4M3.6 -0.8L3.6 -0.4M-2 2.8L2.4 2",
    # Curiosity: a question.
    "M-2.2 -2C-2 -4.6 2.6 -4.4 2.4 -1.8C2.2 0 0 0 0 1.6M0 3.6L0 3.8",
]
"""By emotion."""

VENOM: Final = "M-2 -6C0 -3 0 0 -1 2C-3 0 -4 -3 -2 -6ZM3 0C5 3 5.6 4 5.6 5.4A2.6 2.6 0 0 1 0.4 5.4C0.4 4 1 3 3 0Z"

PAIR: Final = "M0.6 0A4 4 0 1 1 -7.4 0A4 4 0 0 1 0.6 0ZM7.4 0A4 4 0 1 1 -0.6 0A4 4 0 0 1 7.4 0Z"
"""Mutualism: two that overlap."""

BONE: Final = "M-5 -3A2 2 0 1 1 -3 -5L5 3A2 2 0 1 1 3 5Z"

TOOL: Final = "M-7 7L2 -2M-1 -5L5 1L8 -3C7 -6 5 -8 2 -8Z"

SPEECH: Final = "M-8 -6.5L8 -6.5L8 3.5L1 3.5L-4 8L-4 3.5L-8 3.5ZM-4.5 -2.8L4.5 -2.8M-4.5 0.3L2 0.3"

SPIKES: Final = "M-6 5L-4.4 -3L-1.6 2L0 -6L1.6 2L4.4 -3L6 5Z"
"""A monster."""

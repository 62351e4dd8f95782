"""Our own signs: animals, elements, the patterns of terrains."""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules.names import GEYSER, KELP, LAND, OCEAN, REEF, SAND, SEAGRASS, SEAMOUNT, SMOKER, VENT
from phylarium.kit import shapes, svg

CREATURES: Final = [
    # A turtle from above.
    "M0 -12C8 -12 12.5 -6 12.5 1C12.5 8 6 13.5 0 13.5C-6 13.5 -12.5 8 -12.5 1C-12.5 -6 -8 -12 0 -12Z"
    "M0 -19C3 -19 4.2 -16.5 4.2 -14C4.2 -11 2 -10 0 -10C-2 -10 -4.2 -11 -4.2 -14C-4.2 -16.5 -3 -19 0 -19Z"
    + shapes.mirrored("M8 -9C14 -13.5 19.5 -9 20.5 0C17 -4 13.5 -3.5 10.5 -1.5Z")
    + shapes.mirrored("M9 7C14 8 15.5 12.5 14 16.5C10 16 6 14 5 11Z"),
    # An octopus with its arms spread.
    "M0 -17C8.5 -17 12.5 -11 12.5 -4C12.5 0.5 11 2.5 11 5.5C11 8 13.5 8.8 15.5 6.5C19 9.5 16 14.5 11.5 14"
    "C8.2 13.6 7 11.2 6.2 9.5C6.4 13 5.6 17 2.2 17.5C1.2 14.5 1 12 0 10C-1 12 -1.2 14.5 -2.2 17.5"
    "C-5.6 17 -6.4 13 -6.2 9.5C-7 11.2 -8.2 13.6 -11.5 14C-16 14.5 -19 9.5 -15.5 6.5C-13.5 8.8 -11 8 -11 5.5"
    "C-11 2.5 -12.5 0.5 -12.5 -4C-12.5 -11 -8.5 -17 0 -17Z",
    # A fish that swims to the left.
    "M-18 0C-12 -11.5 3 -13 11 -2.5L19.5 -10.5C17.8 -4 17.8 4 19.5 10.5L11 2.5C3 13 -12 11.5 -18 0Z"
    "M-6 -9C-2 -15 5 -15 9 -12L4 -6.5Z",
    # A crab.
    "M-13 1.5C-13 -6.5 -6.5 -10 0 -10C6.5 -10 13 -6.5 13 1.5C13 8.5 6.5 12 0 12C-6.5 12 -13 8.5 -13 1.5Z"
    + shapes.mirrored(
        "M-9.5 -5C-13.5 -6 -15.5 -8 -15.5 -11C-19.5 -12 -20.5 -17 -16.5 -19C-17 -16.5 -16 -15 -14.5 -14.5"
        "C-14 -16.5 -12.5 -17.5 -10.5 -17.5C-9 -13.5 -11 -11 -12.5 -10.5C-12 -8.5 -10 -7.5 -7 -7.5Z"
    )
    + shapes.mirrored("M11 3L18.5 3L20 8L18 8L17 5.5L11 7Z")
    + shapes.mirrored("M10 7.5L16.5 9L16.5 14.5L14.5 14.5L14.5 11L8 10.5Z"),
]
"""By animal, its shape: each with room for a number in the middle."""

BELLY: Final = [(0.0, 0.5), (0.0, -5.0), (-2.5, 0.0), (0.0, 1.0)]
"""By animal, the middle of that room."""

ICONS: Final = [
    # Algae: a forked weed.
    "M0 9.5C0.5 4 -0.5 0 0 -9M0 5.5C-4.5 5.5 -6.8 3 -7 -1M0 5.5C4.5 5.5 6.8 3 7 -1"
    "M0 0C-3 0 -4.6 -2.6 -4.6 -6.5M0 0C3 0 4.6 -2.6 4.6 -6.5M-7 -1L-7 -1.2M7 -1L7 -1.2",
    # Worms: a winding body.
    "M-9.4 2C-8.6 -6.5 -3.6 -6.5 -2.4 -0.5C-1.6 3.6 1.4 3.6 2.2 -0.5C3.4 -6.5 7.6 -6.5 9.2 -2.5C10 -0.5 7.6 0.6 6.6 -1"
    "C5.6 -2.4 5 -1.4 4.6 0.4C3.4 7 -3 7.4 -4.4 1C-5 -1.6 -5.8 -1.6 -6.2 2C-6.5 4.5 -9.7 4.5 -9.4 2Z",
    # Plankton: a copepod.
    "M0 -6.5C4.2 -5.5 4 2 0 5.5C-4 2 -4.2 -5.5 0 -6.5ZM0 5.5L-2.6 9.4M0 5.5L2.6 9.4"
    "M-0.5 -6.5C-3 -9.5 -8 -7.5 -9.5 -1M0.5 -6.5C3 -9.5 8 -7.5 9.5 -1M-2.6 1L2.6 1M0 -3L0 -2.9",
    # Sponges: a vase with pores.
    "M-5.5 -7C-7.5 0 -5.5 8.5 0 8.5C5.5 8.5 7.5 0 5.5 -7M-5.5 -7C-5.5 -9.2 5.5 -9.2 5.5 -7C5.5 -4.8 -5.5 -4.8 -5.5 -7Z"
    "M-2.6 -0.6L-2.5 -0.6M2.6 0.4L2.7 0.4M-0.4 4.2L-0.3 4.2",
    # Gastropods: a shell and a foot.
    "M-0.4 0.4A1.2 1.2 0 0 1 -2.8 0A2.5 2.5 0 0 1 2.2 0A3.9 3.9 0 0 1 -5.6 0A5.8 5.8 0 0 1 6 0"
    "C6 3.4 7.4 5.4 9.4 6.2L-7.4 6.2M9.4 6.2L9.8 3",
    # Sun.
    "M3.8 0A3.8 3.8 0 0 1 -3.8 0A3.8 3.8 0 0 1 3.8 0ZM0 -6.6L0 -9.4M0 6.6L0 9.4M-6.6 0L-9.4 0M6.6 0L9.4 0"
    "M4.7 -4.7L6.6 -6.6M-4.7 4.7L-6.6 6.6M-4.7 -4.7L-6.6 -6.6M4.7 4.7L6.6 6.6",
]
"""By element, its line icon."""

EXTINCTION_SIGN: Final = "M-6.5 -2.5A6.5 5 0 0 1 6.5 -2.5M-6.5 2.5A6.5 5 0 0 0 6.5 2.5M-3 -3L3 3M3 -3L-3 3"
"""A broken outline struck out: what was endangered is gone."""

SURVIVAL_SIGN: Final = "M-5 7L-2.6 -1L2.6 -1L5 7ZM-1.2 -4C-3.4 -6 -0.2 -7 -1.4 -9M1.8 -4C-0.2 -6 3 -7 1.6 -9"
"""A chimney that smokes: the vents pay."""

RADIUS: Final = 61.0
"""Of a hex of the board."""


def _spread(across: float, down: float, inset: float) -> list[tuple[float, float]]:
    """Spots for motifs, clear of the names at the top and the bottom of a tile."""
    return [(x, y) for x, y in shapes.scattered(RADIUS - 4, across, down, inset) if abs(y) <= 30]


def _texture(terrain: int) -> str:
    if terrain == LAND:
        return shapes.hills(_spread(30, 22, 13))
    if terrain == KELP:
        return shapes.fronds(_spread(22, 24, 11))
    if terrain == REEF:
        return shapes.branches(_spread(29, 23, 14))
    if terrain == SEAMOUNT:
        return shapes.contours(RADIUS * 0.74, 5)
    if terrain == SEAGRASS:
        return shapes.blades(_spread(19, 19, 9))
    if terrain == SAND:
        return shapes.ripples(_spread(24, 14, 9))
    return shapes.waves(_spread(27, 14, 12))


def _motif(terrain: int) -> str:
    """One motif of a terrain's pattern, for a small marker."""
    middle = [(0.0, 0.0)]
    if terrain == SEAMOUNT:
        return shapes.contours(11, 2)
    motifs = {
        LAND: shapes.hills,
        KELP: shapes.fronds,
        REEF: shapes.branches,
        SEAGRASS: shapes.blades,
        SAND: shapes.ripples,
        OCEAN: shapes.waves,
    }
    return motifs[terrain](middle)


TEXTURES: Final = [svg.path(_texture(t), "texture") for t in range(VENT)]
SWATCHES: Final = [svg.path(_motif(t), "texture") for t in range(VENT)]

PLUMES: Final = {
    # Smoke that billows from a chimney.
    SMOKER: "M-9 32L-5 16L5 16L9 32M-3 11C-12 5 4 0 -5 -7C-13 -13 -2 -18 -6 -23"
    "M4 11C-3 4 13 -1 4 -8C-2 -14 9 -18 5 -24",
    # Water that springs up and falls.
    GEYSER: "M-12 32C-7 25 7 25 12 32M0 25L0 -20M-4 24C-5 4 -9 -12 -18 -14C-23 -14 -24 -7 -25 -2"
    "M4 24C5 4 9 -12 18 -14C23 -14 24 -7 25 -2M-28 4L-28 5M28 4L28 5M-9 -20L-9 -19M9 -20L9 -19",
}

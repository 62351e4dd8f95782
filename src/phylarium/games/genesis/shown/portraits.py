"""Our own drawings of the living things: silhouettes in line and wash, about 110 wide and 96 high.

A portrait is a list of strokes, from back to front: a class of the stylesheet and a path. Each face of
a macroorganism also has the points of its body at which its organs are, in the order of its slots, so
that a plate can point at them.
"""

from __future__ import annotations

import math
from typing import Final

from phylarium.kit import shapes, svg

Strokes = list[tuple[str, str]]
"""Classes: `flesh` a filled outline, `fleck` a darker filled part, `vein` a fine line, `limb` a thick line without
filling, `wing` a pale outline; `tube` a round body along a line, drawn as `tube-rim`, `tube`, rings `tube-ring` and a
broad `tube-band`; `stub` a short leg with its `stub-rim`."""


def _body(outline: str, *details: tuple[str, str]) -> Strokes:
    return [("flesh", outline), *details]


def _worm(line: str, *details: tuple[str, str]) -> Strokes:
    """A body of even width along a line, with rings."""
    return [("tube-rim", line), ("tube", line), ("tube-ring", line), *details]


def _dot(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    n = svg.number
    return f"M{n(x - r)} {n(y)}A{n(r)} {n(r)} 0 1 1 {n(x + r)} {n(y)}A{n(r)} {n(r)} 0 1 1 {n(x - r)} {n(y)}Z"


def _rays(x: float, y: float, inner: float, outer: float, angles: list[float]) -> str:
    """Lines from a point outwards; angles in degrees, clockwise from the top."""
    drawn = []
    for angle in angles:
        dx, dy = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
        drawn.append(
            f"M{svg.number(x + inner * dx)} {svg.number(y + inner * dy)}"
            f"L{svg.number(x + outer * dx)} {svg.number(y + outer * dy)}"
        )
    return "".join(drawn)


def _sea_star() -> str:
    """Five arms with round tips."""
    drawn = []
    for i in range(5):
        turn = math.radians(72 * i)

        def at(x: float, y: float, turn: float = turn) -> str:
            return (
                f"{svg.number(x * math.cos(turn) - y * math.sin(turn))} "
                f"{svg.number(x * math.sin(turn) + y * math.cos(turn))}"
            )

        start = "M" if i == 0 else "L"
        drawn.append(
            f"{start}{at(-10.6, -14.6)}C{at(-10, -26)} {at(-8, -38)} {at(-5, -44)}"
            f"C{at(-3, -48.5)} {at(3, -48.5)} {at(5, -44)}C{at(8, -38)} {at(10, -26)} {at(10.6, -14.6)}"
        )
    return "".join(drawn) + "Z"


def _ribs(top: float, bottom: float, count: int, half: float, droop: float) -> str:
    """Curved lines across a body, its width that of an ellipse."""
    drawn = []
    middle, reach = (top + bottom) / 2, (bottom - top) / 2
    for i in range(count):
        y = top + (bottom - top) * (i + 0.5) / count
        width = half * math.sqrt(max(0.0, 1 - ((y - middle) / (reach * 1.04)) ** 2))
        n = svg.number
        drawn.append(
            f"M{n(-width)} {n(y - droop)}Q{n(-width / 2)} {n(y + droop)} 0 {n(y)}Q{n(width / 2)} {n(y + droop)} "
            f"{n(width)} {n(y - droop)}"
        )
    return "".join(drawn)


SEAWEED: Final = _body(
    "M0 46C-5 24 -13 -2 0 -46C13 -2 5 24 0 46Z"
    + shapes.mirrored("M-2 30C-26 20 -38 -4 -38 -32C-18 -18 -6 6 -2 30Z")
    + shapes.mirrored("M-2 44C-24 44 -44 32 -54 8C-30 8 -10 24 -2 44Z"),
    (
        "vein",
        "M0 44L0 -36M-3 28C-16 14 -26 -4 -33 -22M3 28C16 14 26 -4 33 -22M-4 43C-18 36 -32 26 -46 14"
        "M4 43C18 36 32 26 46 14",
    ),
    ("limb", "M-12 49C-8 44 -4 45 0 45C4 45 8 44 12 49M-4 49L0 45L4 49"),
)

MOSSES: Final = _body(
    "M-54 44C-52 24 -34 14 -14 18C-6 10 10 10 18 17C36 12 52 24 54 44Z",
    (
        "vein",
        "M-44 42L-46 28M-44 36L-50 32M-44 36L-39 30M-28 42L-28 22M-28 34L-34 28M-28 34L-22 28"
        "M-10 42L-10 22M-10 34L-16 28M-10 34L-4 28M8 42L8 18M8 32L2 26M8 32L14 26M26 42L26 20M26 33L20 27"
        "M26 33L32 27M42 42L44 28M42 36L37 31M42 36L48 32",
    ),
    ("limb", "M-26 22C-26 4 -24 -8 -18 -18M2 16C1 -6 0 -18 -4 -30M28 18C28 2 30 -10 36 -16"),
    (
        "fleck",
        "M-20 -14C-22 -24 -14 -32 -8 -26C-6 -18 -12 -12 -20 -14ZM-6 -26C-10 -38 -2 -47 5 -41C8 -32 2 -25 -6 -26Z"
        "M33 -12C32 -23 40 -30 46 -24C48 -15 41 -9 33 -12Z",
    ),
)

FLATWORMS: Final = _body(
    "M-54 0C-54 -6 -52 -9 -55 -17C-46 -15 -40 -18 -30 -18C-8 -18 4 -27 24 -23C44 -20 55 -10 55 0C55 10 44 20 24 23"
    "C4 27 -8 18 -30 18C-40 18 -46 15 -55 17C-52 9 -54 6 -54 0Z",
    (
        "vein",
        "M-22 0L44 0M-16 0C-14 -5 -14 -8 -18 -12M-4 0C-3 -7 -3 -10 -7 -15M8 0C9 -8 9 -12 6 -18M20 0C21 -8 22 -12 20 -18"
        "M32 0C33 -6 34 -10 33 -14M-16 0C-14 5 -14 8 -18 12M-4 0C-3 7 -3 10 -7 15M8 0C9 8 9 12 6 18"
        "M20 0C21 8 22 12 20 18M32 0C33 6 34 10 33 14",
    ),
    ("fleck", _dot(-41, -6, 3.2) + _dot(-41, 6, 3.2)),
    ("limb", "M-2 0L14 0"),
)

EARTHWORMS: Final = _worm(
    "M-48 22C-38 -26 -14 -30 0 4C12 34 36 34 49 -20",
    ("tube-band", "M-32 -10C-26 -19 -18 -20 -11 -13"),
    ("fleck", _dot(-48, 23, 2.4)),
)

LAMP_SHELLS: Final = _body(
    "M0 30C-26 30 -50 14 -48 -8C-46 -30 -22 -40 0 -40C22 -40 46 -30 48 -8C50 14 26 30 0 30Z",
    (
        "vein",
        "M0 28C-20 26 -36 14 -35 -4C-34 -20 -16 -28 0 -28C16 -28 34 -20 35 -4C36 14 20 26 0 28Z"
        "M0 27C-13 24 -23 14 -22 0C-21 -11 -10 -16 0 -16C10 -16 21 -11 22 0C23 14 13 24 0 27Z"
        + _rays(0, 28, 8, 64, [-42, -21, 0, 21, 42]),
    ),
    ("flesh", "M-6 29C-8 38 -3 42 -6 49L7 49C4 42 8 38 6 29Z"),
)

SNAILS: Final = [
    ("limb", "M43 -4L38 -26M48 -4L55 -25"),
    ("fleck", _dot(37.6, -28, 3) + _dot(55.6, -27, 3)),
    ("flesh", "M-54 42C-44 32 -28 34 -14 33L18 30C31 26 34 12 36 2C38 -8 53 -8 54 3C56 24 46 40 28 42Z"),
    ("flesh", "M24 26C30 16 30 -2 24 -14C14 -34 -14 -40 -30 -24C-46 -8 -42 22 -22 32C-8 37 14 36 24 26Z"),
    (
        "vein",
        "M16 28C22 14 20 -4 10 -14C-2 -26 -24 -22 -30 -6C-35 8 -26 24 -10 24C4 24 12 10 6 0C1 -9 -14 -9 -17 1"
        "C-19 10 -8 14 -4 7",
    ),
]

ARROW_WORMS: Final = [
    (
        "flesh",
        "M-8 -7C-2 -22 14 -22 22 -6ZM-8 7C-2 22 14 22 22 6ZM26 -5C30 -16 38 -14 42 -3ZM26 5C30 16 38 14 42 3Z"
        "M44 -2L58 -15C55 -5 55 5 58 15L44 2Z",
    ),
    ("flesh", "M-56 0C-54 -8 -46 -9 -38 -7C-16 -9 10 -8 30 -5L48 -1.8L48 1.8L30 5C10 8 -16 9 -38 7C-46 9 -54 8 -56 0Z"),
    ("vein", "M-36 0L44 0M-38 -7C-35 -3 -35 3 -38 7M2 -6L2 6"),
    (
        "limb",
        "M-54 -5C-60 -8 -60 -15 -52 -17M-50 -8C-54 -12 -52 -18 -45 -18M-54 5C-60 8 -60 15 -52 17"
        "M-50 8C-54 12 -52 18 -45 18",
    ),
    ("fleck", _dot(-46, -2.8, 1.7) + _dot(-46, 2.8, 1.7)),
]

EURYPTERIDS: Final = [
    ("limb", "M18 -22L34 -34M20 -16L40 -22M-18 -22L-34 -34M-20 -16L-40 -22M19 -10L38 -8M-19 -10L-38 -8"),
    (
        "flesh",
        shapes.mirrored("M17 -12C32 -12 44 -2 52 12C50 20 42 20 38 12C32 4 26 -2 16 -4Z")
        + shapes.mirrored("M8 -42C10 -52 24 -54 28 -46C22 -48 18 -44 14 -37Z"),
    ),
    ("flesh", "M-20 -16L20 -16C23 -2 15 14 9 26L5 38L0 50L-5 38L-9 26C-15 14 -23 -2 -20 -16Z"),
    ("flesh", "M0 -44C15 -44 21 -34 22 -16C10 -12 -10 -12 -22 -16C-21 -34 -15 -44 0 -44Z"),
    (
        "vein",
        "M-20 -6C-8 -3 8 -3 20 -6M-18 3C-8 6 8 6 18 3M-14 12C-6 15 6 15 14 12M-11 20C-5 23 5 23 11 20"
        "M-8 28C-4 30 4 30 8 28",
    ),
    ("fleck", "M-13 -32C-9 -35 -7 -30 -9 -26C-12 -24 -15 -28 -13 -32ZM13 -32C9 -35 7 -30 9 -26C12 -24 15 -28 13 -32Z"),
]

DICKINSONIA: Final = _body(
    "M0 -47C24 -47 38 -24 38 2C38 28 22 46 0 46C-22 46 -38 28 -38 2C-38 -24 -24 -47 0 -47Z",
    ("vein", "M0 -44L0 42" + _ribs(-42, 44, 13, 37, 4)),
    ("fleck", "M0 -43C6 -43 8 -36 5 -32C2 -30 -2 -30 -5 -32C-8 -36 -6 -43 0 -43Z"),
)

MUSHROOMS: Final = [
    ("vein", "M-10 42C-22 44 -34 42 -50 48M-4 43C-10 48 -22 47 -30 49M6 43C12 48 20 46 30 49M10 42C24 44 36 42 52 47"),
    ("flesh", "M-9 0C-7 18 -10 32 -14 43C-4 46 4 46 14 43C10 32 7 18 9 0Z"),
    ("flesh", "M-50 -4C-48 -34 -22 -47 0 -47C22 -47 48 -34 50 -4C34 5 -34 5 -50 -4Z"),
    (
        "vein",
        "M-40 -3L-30 -8M-28 0L-21 -7M-15 1L-11 -6M0 2L0 -6M15 1L11 -6M28 0L21 -7M40 -3L30 -8"
        "M-46 -7C-30 -11 30 -11 46 -7M-9 14C-4 17 4 17 9 14",
    ),
    ("fleck", _dot(-22, -25, 4.4) + _dot(4, -33, 5.2) + _dot(26, -22, 3.8)),
]

OPABINIA: Final = [
    (
        "flesh",
        "".join(f"M{x} -10C{x - 2} -24 {x + 9} -28 {x + 14} -9Z" for x in (-22, -11, 0, 11, 22))
        + "".join(f"M{x} 10C{x - 2} 24 {x + 9} 28 {x + 14} 9Z" for x in (-22, -11, 0, 11, 22))
        + "M36 -7L54 -21C55 -15 53 -10 49 -6L56 -8C57 -3 57 3 56 8L49 6C53 10 55 15 54 21L36 7Z",
    ),
    ("flesh", "M-26 -13C6 -17 32 -11 44 0C32 11 6 17 -26 13C-36 10 -36 -10 -26 -13Z"),
    (
        "vein",
        "M-14 -13C-11 -4 -11 4 -14 13M-3 -14C0 -5 0 5 -3 14M8 -13C11 -5 11 5 8 13M19 -11C22 -4 22 4 19 11"
        "M30 -7C32 -3 32 3 30 7",
    ),
    ("limb", "M-33 2C-42 4 -44 16 -52 18C-56 19 -58 25 -54 28M-52 18C-49 21 -50 27 -54 28"),
    ("fleck", _dot(-29, -8.5, 2.6) + _dot(-34, -3.5, 2.6) + _dot(-24, -5, 2.6) + _dot(-34, 6, 2.6) + _dot(-27, 7, 2.6)),
]

STUBS: Final = "M-38 6L-41 17M-25 9L-27 20M-11 11L-12 22M3 12L3 23M17 11L19 22M30 7L34 18M43 1L48 12"
"""The legs of a velvet worm."""

VELVET_WORMS: Final = [
    ("limb", "M-46 -6C-52 -10 -56 -18 -52 -26M-44 -10C-46 -16 -46 -22 -40 -28"),
    ("stub-rim", STUBS),
    ("stub", STUBS),
    *_worm("M-44 0C-26 -10 -2 6 14 2C28 -2 38 -14 50 -8"),
    ("fleck", _dot(-46, -3, 2.2)),
]

SEA_STARS: Final = _body(
    _sea_star(),
    ("vein", _rays(0, 0, 8, 38, [0, 72, 144, 216, 288])),
    (
        "fleck",
        "".join(
            _dot(r * math.sin(math.radians(a)), -r * math.cos(math.radians(a)), 1.5)
            for a in (0, 72, 144, 216, 288)
            for r in (14, 22, 30)
        )
        + _dot(5, -4, 2.6),
    ),
)

AMPHIBIANS: Final = [
    (
        "flesh",
        shapes.mirrored(
            "M9 -14C18 -16 24 -18 28 -27C29 -31 33 -30 33 -26C38 -31 41 -28 37 -23C43 -25 44 -21 38 -19"
            "C42 -17 40 -14 35 -15C29 -9 20 -6 10 -6Z"
        )
        + shapes.mirrored(
            "M7 10C18 8 26 14 27 25C31 27 30 31 26 30C30 34 27 37 23 33C24 38 20 39 19 34C15 34 15 31 18 29"
            "C18 22 14 19 6 18Z"
        ),
    ),
    (
        "flesh",
        "M0 -47C10 -47 15 -39 13 -31C11 -26 9 -23 11 -14C13 -2 11 8 8 17C6 30 5 40 -6 48C-16 52 -22 46 -18 42"
        "C-14 46 -6 42 -5 30C-6 24 -7 20 -8 17C-11 8 -13 -2 -11 -14C-9 -23 -11 -26 -13 -31C-15 -39 -10 -47 0 -47Z",
    ),
    ("vein", "M0 -20L0 16M-6 -12L6 -12M-7 -4L7 -4M-7 4L7 4"),
    ("fleck", _dot(-8, -37, 2.6) + _dot(8, -37, 2.6)),
]

TRILOBITES: Final = _body(
    "M0 -45C28 -45 40 -30 41 -6C38 -10 37 -12 36 -13C38 16 22 42 0 47C-22 42 -38 16 -36 -13C-37 -12 -38 -10 -41 -6"
    "C-40 -30 -28 -45 0 -45Z",
    (
        "vein",
        "M-36 -13C-20 -8 20 -8 36 -13M-11 -10C-12 12 -8 30 -3 40M11 -10C12 12 8 30 3 40"
        "M-36 -5L-12 0L12 0L36 -5M-35 3L-12 7L12 7L35 3M-34 11L-11 14L11 14L34 11M-31 19L-10 21L10 21L31 19"
        "M-26 27L-8 28L8 28L26 27M-19 35L-6 34L6 34L19 35M-12 -12C-14 -26 -8 -36 0 -36C8 -36 14 -26 12 -12",
    ),
    (
        "fleck",
        "M-25 -28C-19 -32 -16 -24 -19 -18C-25 -16 -29 -23 -25 -28ZM25 -28C19 -32 16 -24 19 -18C25 -16 29 -23 25 -28Z",
    ),
)

INSECTS: Final = [
    (
        "limb",
        "M8 -16L26 -26L34 -20M9 -8L30 -6L36 2M8 2L24 14L28 26M-8 -16L-26 -26L-34 -20M-9 -8L-30 -6L-36 2"
        "M-8 2L-24 14L-28 26"
        "M4 -42C8 -50 14 -52 20 -50M-4 -42C-8 -50 -14 -52 -20 -50",
    ),
    (
        "wing",
        shapes.mirrored("M6 -14C26 -38 52 -40 56 -28C56 -16 28 -8 7 -6Z")
        + shapes.mirrored("M6 -4C26 -8 50 0 50 12C46 22 22 14 6 4Z"),
    ),
    ("flesh", "M0 0C8 0 10 8 9 18C8 32 4 42 0 48C-4 42 -8 32 -9 18C-10 8 -8 0 0 0Z"),
    ("flesh", "M0 -28C9 -28 11 -18 10 -8C9 2 5 4 0 4C-5 4 -9 2 -10 -8C-11 -18 -9 -28 0 -28Z"),
    ("flesh", "M0 -44C8 -44 10 -36 8 -30C5 -26 -5 -26 -8 -30C-10 -36 -8 -44 0 -44Z"),
    (
        "vein",
        "M-9 12C-4 14 4 14 9 12M-9 20C-4 22 4 22 9 20M-7 29C-3 31 3 31 7 29M-5 37C-2 39 2 39 5 37"
        "M10 -13L46 -29M10 -3L42 9"
        "M-10 -13L-46 -29M-10 -3L-42 9",
    ),
    ("fleck", _dot(-6.4, -37, 2.8) + _dot(6.4, -37, 2.8)),
]

PORTRAITS: Final[list[Strokes]] = [
    SEAWEED,
    MOSSES,
    FLATWORMS,
    EARTHWORMS,
    LAMP_SHELLS,
    SNAILS,
    ARROW_WORMS,
    EURYPTERIDS,
    DICKINSONIA,
    MUSHROOMS,
    OPABINIA,
    VELVET_WORMS,
    SEA_STARS,
    AMPHIBIANS,
    TRILOBITES,
    INSECTS,
]
"""By face of a macroorganism."""

Points = list[tuple[float, float]]

ORGAN_POINTS: Final[list[Points]] = [
    [(28, 4), (0, 0), (34, 22)],
    [(16, 36), (-14, -22), (30, 32)],
    [(-6, 14), (36, 18), (8, 0), (24, 8), (-24, -8)],
    [(-46, 16), (-30, -14), (48, -12), (14, 20), (6, 12), (-22, -17)],
    [(34, -24), (44, -8), (-20, -12), (0, 6), (8, 18), (-8, 24)],
    [(54, -26), (14, -26), (-22, -26), (50, 8), (20, 22), (34, 30)],
    [(-46, -3), (-10, 4), (24, -4), (-52, 10)],
    [(11, -30), (12, 4), (-12, -36), (20, -48)],
    [(22, 14), (-14, 26), (34, -16)],
    [(30, 44), (-22, 44), (28, -2)],
    [(-34, -4), (30, -20), (16, 4)],
    [(-42, -26), (-30, -2), (30, 0)],
    [(0, -2), (2, -42), (24, -10), (-10, 8), (0, 6), (22, 30)],
    [(2, -40), (11, -32), (9, -8), (-6, 10), (5, -2), (0, -45)],
    [(32, 6), (0, 30)],
    [(-4, 20), (2, 44)],
]
"""By face of a macroorganism, the point of the body that each organ slot belongs to."""

CELL: Final[Strokes] = [
    ("limb", "M34 4C44 10 46 -4 54 2"),
    ("flesh", "M-22 -17L20 -17C44 -17 44 17 20 17L-22 17C-46 17 -46 -17 -22 -17Z"),
    ("vein", "M-20 0C-14 -9 -6 9 2 0C8 -7 14 5 20 -2M-28 -8L-27 -8M24 9L25 9M-14 10L-13 10M6 -11L7 -11"),
]
"""A bacterium: a rod with a flagellum and a loose strand of genes."""

PARASITE_SIGNS: Final[list[str]] = [
    # Prion: a protein folded the wrong way.
    "M-9 6C-9 -2 -3 -8 1 -8C5 -8 5 -2 1 -2C-4 -2 -4 5 1 5C6 5 6 -1 9 -5M5 -6L9 -5L10 -1",
    # Intein: a piece that cuts itself out of a chain.
    "M-10 5L-5 5M5 5L10 5M-5 5C-9 -3 -5 -9 0 -9C5 -9 9 -3 5 5M-3 8L3 2M3 8L-3 2",
    # Malaria: a ring within a blood cell.
    "M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0ZM3 -3A4.5 4.5 0 1 1 -5 0A4.5 4.5 0 0 1 3 -3M4 -4L4.2 -4",
    # Nematode: a coiled worm.
    "M-9 7C-10 -4 -3 -10 3 -9C9 -8 10 -1 6 3C2 6 -3 3 -2 -1C-1 -3 2 -3 3 -1",
    # Salmonella: a rod with many flagella.
    "M-4 -4L4 -4C8 -4 8 4 4 4L-4 4C-8 4 -8 -4 -4 -4ZM-6 -3C-9 -4 -8 -8 -11 -9M-6 3C-9 4 -8 8 -11 9M6 -3C9 -4 8 -8 11 -9"
    "M6 3C9 4 8 8 11 9M0 -4C1 -7 -1 -8 0 -11M0 4C1 7 -1 8 0 11",
    # Cyanobacteria: a chain of cells.
    "M-5 5A3.4 3.4 0 1 1 -10.4 6A3.4 3.4 0 0 1 -5 5ZM1 1A3.4 3.4 0 1 1 -5 2A3.4 3.4 0 0 1 1 1Z"
    "M6 -4A3.4 3.4 0 1 1 0 -3A3.4 3.4 0 0 1 6 -4ZM10.4 -9A3 3 0 1 1 5 -8A3 3 0 0 1 10.4 -9Z",
    # Viroid: a closed strand pressed together.
    "M-10 -3C-6 -6 -4 -1 0 -3C4 -6 6 -1 10 -3C12 0 12 1 10 3C6 6 4 1 0 3C-4 6 -6 1 -10 3C-12 1 -12 0 -10 -3Z",
    # Virus: a phage on its legs.
    "M0 -11L6 -7L6 -1L0 3L-6 -1L-6 -7ZM0 3L0 7M0 7L-4 5L-8 10M0 7L4 5L8 10M0 7L0 10",
]
"""By face of a parasite card, its line sign."""

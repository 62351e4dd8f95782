"""What a seat may see, as SVG: the same view as `view.py`, for eyes.

Every thing that can be chosen has the id that the vocabulary gives it as a target (`place-T2-hunt`,
`card-feathers`), and a title that says in words what it is. Pictures are made from a masked state,
so they cannot show what the seat may not know.

A picture is put together from pieces, each a function of a `Scene`: `board`, `displays`, `tracks`,
`cultures`, `key` and `panel`. `draw` makes the whole table of them.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Final, Literal, Unpack

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.actions import VOCABULARY
from phylarium.games.megafauna1.rules.board import COLUMN, HABITAT_COUNT, HABITATS, ROW
from phylarium.games.megafauna1.rules.ending import points
from phylarium.games.megafauna1.rules.market import price
from phylarium.games.megafauna1.rules.names import (
    AMPHIBIAN,
    BIOME,
    CARD_COUNT,
    CARDS,
    CENOZOIC,
    COLOUR,
    COLOUR_COUNT,
    COLOURS,
    CULTURE_COUNT,
    CULTURE_NEEDS,
    CULTURES,
    DINOSAUR,
    DISPLAY_SLOTS,
    DISPLAYS,
    DYNASTIES,
    DYNASTY,
    FLIPPED,
    GENE,
    GENOTYPE,
    GREENHOUSE,
    GROUNDS,
    HERITAGE_COUNT,
    HOMELAND,
    HUNT,
    HUSK,
    IMMIGRANT,
    INSTINCT_COUNT,
    INSTINCTS,
    LATITUDES,
    LETTER_COUNT,
    LETTERS,
    LOWER,
    MAMMAL,
    OROGENY,
    PERIOD_COUNT,
    PERIODS,
    PLACE_COUNT,
    PLACES,
    PPM_200,
    PPM_1600,
    PPM_3200,
    PREDATOR,
    ROADRUNNER,
    ROADRUNNER_MOST,
    SEA,
    SHAPE_COUNT,
    SHAPES,
    SIZE,
    SIZE_MOST,
    SPECIES,
    SPECIES_COUNT,
    TEETH,
    TILES,
    VOLCANO,
    WHITE_STAR,
    B,
    G,
    amount,
    spell,
)
from phylarium.games.megafauna1.rules.state import Megafauna, letters
from phylarium.games.megafauna1.rules.values import FOSSIL_CARD, HELD, ICE, NONE, TUSKER
from phylarium.games.megafauna1.shown import view
from phylarium.kit import scenes, svg
from phylarium.kit.scenes import Chip, Layout, Look, capital
from phylarium.kit.svg import GAP, NOTHING, Markup, Piece

# --- colours ---------------------------------------------------------------------------------

STYLE: Final = svg.STYLE.with_(
    tokens={
        "arctic": ("#d3e0e8", "#263d4d"),
        "jet": ("#d8e2c6", "#2a4231"),
        "horse": ("#f0e0b2", "#4d4226"),
        "tropical": ("#c5dfc3", "#1e4737"),
        "orogeny": ("#e3bd97", "#65432b"),
        "land": ("#cbd8a9", "#3b5230"),
        "sea": ("#abcbd6", "#1f4659"),
        "dunes": ("#eadfc0", "#4a4230"),
        "shallows": ("#c3dbe1", "#1a3a4a"),
        "ice": ("#eef5f8", "#4c6675"),
        "barren": ("#7fa6b6", "#12303f"),
        "rift": ("#1d4f73", "#5fb0e0"),
        "red": ("#a3243b", "#f0707f"),
        "orange": ("#c47f0e", "#f0ab3c"),
        "green": ("#43803a", "#86c46c"),
        "white": ("#fffdf6", "#f4f1e8"),
        "outline": ("#2c2a25", "#0b1318"),
        "diet": ("#2f5670", "#8fc3e0"),
        "runner": ("#7c3a6d", "#e2a3d6"),
        "on-letter": ("#ffffff", "#0f1b22"),
        "migrant": ("#f0d67d", "#6a5818"),
        "swimmer": ("#a3dbe8", "#1c5968"),
        "tar": ("#3a332b", "#060708"),
        "on-tar": ("#efe6d3", "#cfc6b3"),
        "cold": ("#b8d4e6", "#2a556f"),
        "mild": ("#dfe3c0", "#3f4d33"),
        "warm": ("#f3c79a", "#7a4a24"),
        "hot": ("#e79d83", "#8c3b28"),
        "gene": ("#fdfaf2", "#e9e4d6"),
    },
    rules={
        **{
            f".{name}": f"fill:${name}"
            for name in ("arctic", "jet", "horse", "tropical", "orogeny", "land", "sea", "dunes", "shallows", "ice")
        },
        ".barren": "fill:$barren",
        ".band": "stroke:none",
        ".tile": "stroke:$ink;stroke-opacity:.35;stroke-width:1",
        ".slot": "stroke:$muted;stroke-opacity:.6;stroke-width:1;stroke-dasharray:4 4",
        ".peak": "fill:none;stroke:$ink;stroke-opacity:.42;stroke-width:1.5;stroke-linejoin:round",
        ".range": "fill:none;stroke:$orogeny;stroke-width:5;stroke-linejoin:round",
        ".hunt": "fill:$paper;fill-opacity:.75;stroke:$ink;stroke-opacity:.3;stroke-width:1;stroke-linejoin:round",
        ".hunt.idle": "fill:none;stroke-dasharray:3 4;stroke-opacity:.22",
        ".husk": "fill:$shade;stroke:$ink;stroke-opacity:.35;stroke-width:1;stroke-linejoin:round",
        ".sign": "fill:none;stroke:$ink;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
        ".sign.quiet": "stroke:$muted",
        ".wood": "stroke:$outline;stroke-width:1.3;stroke-linejoin:round",
        **{f".{colour}": f"fill:${colour}" for colour in COLOURS},
        ".bar.white": "stroke:$outline;stroke-width:1",
        ".absent": "fill:none;stroke:$muted;stroke-width:1.3;stroke-dasharray:2.5 2.5",
        ".diet": "fill:$diet",
        ".runner": "fill:$runner",
        ".on-letter": "fill:$on-letter;font-weight:700",
        ".niche": "fill:$panel;stroke:$ink;stroke-opacity:.55;stroke-width:1",
        ".migrant": "fill:$migrant",
        ".swimmer": "fill:$swimmer",
        ".plaque": "stroke:$ink;stroke-opacity:.55;stroke-width:1",
        ".rift": "fill:none;stroke:$rift;stroke-linecap:round;stroke-linejoin:round",
        ".rift.open": "stroke-width:9",
        ".rift.foam": "stroke:$panel;stroke-width:1.5;stroke-opacity:.75;stroke-dasharray:9 6",
        ".rift.still": "stroke-width:2;stroke-dasharray:1 7;stroke-opacity:.75",
        ".rift-name": "fill:$rift",
        ".star-white": "fill:$ice;stroke:$ink;stroke-width:.9",
        ".star-blue": "fill:$rift;stroke:$panel;stroke-width:.9",
        ".gene": "fill:$gene;stroke:$outline;stroke-width:1.2",
        ".helix": "fill:none;stroke:#7a7261;stroke-width:1.1;stroke-linecap:round",
        ".tar": "fill:$tar",
        ".on-tar": "fill:$on-tar",
        ".cell": "stroke:$ink;stroke-opacity:.3;stroke-width:1",
        ".cold": "fill:$cold",
        ".mild": "fill:$mild",
        ".warm": "fill:$warm",
        ".hot": "fill:$hot",
        ".pointer": "fill:none;stroke:$ink;stroke-width:3",
        ".box": "fill:$shade;stroke:$line;stroke-width:1",
        ".chip": "fill:$shade;stroke:$line;stroke-width:1",
        ".count": "fill:$panel;stroke:$outline;stroke-width:1",
        ".spot": "fill:$ink;fill-opacity:.6",
        ".hit": "fill:$panel;fill-opacity:0",
    },
)
"""The shared design and this game's colours: latitudes, grounds, players, letters."""

LATITUDE_CLASS: Final = ["arctic", "jet", "horse", "tropical", "orogeny"]

# --- our own signs ---------------------------------------------------------------------------

WOOD: Final[dict[str, str]] = {
    "dino": "M-22 -9C-22 -14 -17 -17 -12 -15.5C-8 -14.5 -7 -11 -5 -8.5C-2 -6 3 -7 8 -5.5C14 -4 18 -5 24 -11"
    "C23 -3 17 1.5 11 3C10 6 11 8 10 10L11 14.5L14.5 16L6 16L6 10.5C4 9.5 2.5 8 1.5 6C0 7.5 -1 8 -2.5 8.5"
    "L-3.5 14L-0.5 16L-9 16L-7.5 8.5C-9 5 -10.5 1 -10 -3L-14 -0.5L-15 -2L-11.5 -5.5C-13 -6.5 -18 -6 -22 -7Z",
    "fin": "M-23 3C-22 -1 -18 -2 -15 -1C-13 -3 -11 -4 -10 -5L-9.5 -11L-6 -10.5L-4.5 -15.5L-1 -14L2 -17.5L5 -14"
    "L8.5 -14.5L9.5 -10L12.5 -9L12 -4C16 -1 20 1 25 6C19 6 15 6 12 6L14 12L16.5 14L9.5 14L7 8C2 9 -3 9 -6 8"
    "L-7 12L-4.5 14L-11.5 14L-11.5 7C-15 7.5 -21 7 -23 5Z",
    "bird": "M-23 -5C-20 -9 -16 -10 -13 -8C-10 -6 -8 -5 -5 -5C-4 -11 1 -16 12 -17C9 -14 9.5 -12 11 -11"
    "C8.5 -9 9 -7.5 10.5 -6.5C8 -5 9 -3 9 -2C14 -1 18 0 23 4C17 6 10 6 5 5C4 7 3 8 1 9L1 13L4 15L-3 15"
    "L-1.5 13L-2 9C-8 8 -12 4 -15 -3L-23 -3.5Z",
    "croc": "M-25 2C-22 0 -18 0 -15 -1C-13 -4 -10 -4 -8 -1.5L-5 -4L-2 -2L1 -4.5L4 -2.5L7 -5L10 -2.5L13 -4.5"
    "L16 -2C19 -1 22 0 25 -3C25 3 20 6.5 14 7L16 11L18 12.5L11 12.5L9 8L-4 8L-6 11L-4 12.5L-11 12.5L-9.5 7.5"
    "C-14 7 -20 7 -25 6L-25 4.5L-15 4Z",
    "cat": "M-20 -10L-18.5 -15.5L-15 -12.5L-11 -12.5L-8.5 -15.5L-7.5 -9.5C-6 -7 -3 -6 1 -6C7 -6 12 -5 14 -2"
    "C17 -5 18 -9 17 -13C16 -16 19 -18 21 -16C23.5 -12 21 -3 16 2L16 14L11 14L10 6C5 7.5 0 7.5 -4 6.5L-4 14"
    "L-9 14L-10.5 3C-13 1.5 -15 -0.5 -16 -2.5C-19 -3.5 -21 -6.5 -20 -10Z",
    "rhino": "M-25 -9L-22 -3L-20.5 -3C-19 -7 -16 -8 -13.5 -7.5L-12 -11L-9.5 -8.5C-5 -12 1 -12.5 7 -11.5"
    "C14 -11 19 -8 21 -2C22 0 23 2 24 5L21.5 5.5L20 3C20 5 19 7 18 8L18 15L11.5 15L11 8.5C5 10 -1 10 -5 8.5"
    "L-5.5 15L-12 15L-12 6C-15 5 -19 5 -22 3.5C-25 2 -25 -1 -23.5 -2Z",
    "bat": "M-1.5 -9L-4 -13L-4.5 -7C-7 -9 -10 -12 -14 -13C-19 -13 -23 -8 -25 0C-22 -2 -19 -2 -17 1C-14 -1 -11 0 "
    "-9.5 3C-7 2 -5 3 -3.5 6L0 11L3.5 6C5 3 7 2 9.5 3C11 0 14 -1 17 1C19 -2 22 -2 25 0C23 -8 19 -13 14 -13"
    "C10 -12 7 -9 4.5 -7L4 -13L1.5 -9Z",
    "dolphin": "M-24 3C-22 1 -20 0.5 -18.5 -0.5C-16 -7 -9 -11 -1 -11C0 -14 3 -16.5 7 -17C5.5 -14 6 -11 8 -9"
    "C13 -6 16 -1 17 4C20 4.5 23 6.5 24.5 10C21 9.5 19 9.5 17.5 10.5C17 13 15 15.5 11 16.5"
    "C12.5 13 12.5 10.5 12 8C9 2.5 4 0.5 -2 1L1 7C-3 7 -7 5 -9 2C-12 3 -15 4 -17 4.5C-19.5 5.5 -22.5 5 -24 3Z",
}
"""By shape, a wooden animal of about 50 by 34 about the origin."""

LATITUDE_SIGNS: Final = [
    # A snow crystal.
    "M0 -8L0 8M-6.9 -4L6.9 4M-6.9 4L6.9 -4M-2.4 -6.6L0 -4.4L2.4 -6.6M-2.4 6.6L0 4.4L2.4 6.6",
    # A leaf.
    "M-7 7C-7 -3 -1 -7 7.5 -7.5C7.5 1 3 6.5 -5 5M-7.5 8L3 -3",
    # The sun.
    "M3.6 0A3.6 3.6 0 0 1 -3.6 0A3.6 3.6 0 0 1 3.6 0ZM0 -6L0 -8.5M0 6L0 8.5M-6 0L-8.5 0M6 0L8.5 0"
    "M4.3 -4.3L6 -6M-4.3 4.3L-6 6M-4.3 -4.3L-6 -6M4.3 4.3L6 6",
    # A cloud that rains.
    "M-5.5 2.5C-9.5 2.5 -9.5 -3 -5.5 -3C-5 -8 2.5 -8.5 3.5 -4C8.5 -5 9.5 2.5 4.5 2.5ZM-4 5.5L-5 8.5M0 5.5L-1 8.5"
    "M4 5.5L3 8.5",
    # A summit.
    "M-8.5 7L-1.5 -7L2 -1L4 -3.5L8.5 7ZM-4 -2L-1.5 -0.5L0.5 -3",
]
"""By latitude, the last for orogeny."""

INSTINCT_SIGNS: Final = [
    # A hand.
    "M-5 8L-5 1L-7.5 -2C-8.5 -4 -6.5 -4.5 -5 -3L-4 -1.5L-4 -7C-4 -8.6 -1.8 -8.6 -1.8 -7L-1.8 -3"
    "L-1.2 -8C-1.2 -9.4 1 -9.4 1 -8L1 -3L1.8 -7.5C2 -8.8 4 -8.6 3.8 -7.2L3.4 -2.5L4.8 -5.5"
    "C5.4 -6.6 7.2 -6 6.6 -4.6L4.5 3L4.5 8",
    # A track in the ground.
    "M-1 8C-5.5 8 -6 3 -3 1.5C-1 0.5 2 0.5 4 2C6.5 4 5 8 1.5 7.5ZM-6 -1.5L-6.1 -3"
    "M-2.5 -3.5L-2.6 -6M2 -3.5L2.3 -6M5.5 -1L6.2 -2.6",
    # Two that stand together.
    "M-1 -4A2.6 2.6 0 0 1 -6.2 -4A2.6 2.6 0 0 1 -1 -4ZM6.2 -4A2.6 2.6 0 0 1 1 -4A2.6 2.6 0 0 1 6.2 -4Z"
    "M-8 7C-8 0.5 0 0.5 0 7C0 0.5 8 0.5 8 7",
    # Speech.
    "M-8 -6.5L8 -6.5L8 3.5L1 3.5L-4 8L-4 3.5L-8 3.5ZM-4.5 -2.8L4.5 -2.8M-4.5 0.3L2 0.3",
]
"""By instinct."""

VOLCANO_SIGN: Final = "M-8 7L-2.5 -3L2.5 -3L8 7ZM0 -5.5L0 -9M-2.5 -5.8L-5 -8.2M2.5 -5.8L5 -8.2"
FERN_SIGN: Final = (
    "M0 8L0 -8M0 -4C-3 -4 -4.5 -5.5 -5 -7.5M0 -4C3 -4 4.5 -5.5 5 -7.5M0 0C-4 0 -6 -1.5 -7 -4M0 0C4 0 6 -1.5 7 -4"
    "M0 4C-4 4 -6.5 2.5 -7.5 0M0 4C4 4 6.5 2.5 7.5 0"
)
AMMONITE: Final = (
    "M8 6.5L1 8C-5 8 -8.5 4 -8.5 -0.5C-8.5 -5 -5 -8.5 -0.5 -8.5C3.5 -8.5 6.5 -5.5 6.5 -1.5C6.5 2 4 4.5 0.5 4.5"
    "C-2.5 4.5 -4.5 2.5 -4.5 -0.2C-4.5 -2.6 -2.6 -4.4 -0.4 -4.4C1.4 -4.4 2.6 -3 2.6 -1.4"
)
SUNFLOWER: Final = (
    "M4 0A4 4 0 0 1 -4 0A4 4 0 0 1 4 0ZM0 -4C-2 -6 -1 -8.5 0 -9C1 -8.5 2 -6 0 -4ZM0 4C-2 6 -1 8.5 0 9C1 8.5 2 6 0 4Z"
    "M-4 0C-6 -2 -8.5 -1 -9 0C-8.5 1 -6 2 -4 0ZM4 0C6 -2 8.5 -1 9 0C8.5 1 6 2 4 0ZM-3 -3L-6.3 -6.3M3 3L6.3 6.3"
    "M-3 3L-6.3 6.3M3 -3L6.3 -6.3"
)
HELIX: Final = "M-2.5 -4C-2.5 -1.5 2.5 1.5 2.5 4M2.5 -4C2.5 -1.5 -2.5 1.5 -2.5 4M-1.8 -2.6L1.8 -2.6M-1.8 2.6L1.8 2.6"
SIZE_SIGN: Final = "M-6 4.5L-6 2L-3.5 2L-3.5 4.5ZM-1.5 4.5L-1.5 -1.5L1.5 -1.5L1.5 4.5ZM3.5 4.5L3.5 -5.5L7 -5.5L7 4.5Z"
TOOTH: Final = "M-3 -5C-1 -6 1 -6 3 -5C4.2 -3 3 0 2.6 5C1.4 5 1 1 0 1C-1 1 -1.4 5 -2.6 5C-3 0 -4.2 -3 -3 -5Z"


# --- the scene -------------------------------------------------------------------------------

PARTS: Final[svg.Kept[Markup]] = svg.Kept(8_192)
PIECES: Final[svg.Kept[Piece]] = svg.Kept(1_024)
"""Pictures in which nothing is marked, as the table shows them: about 40 MB when both are full."""


class Scene(scenes.KeptScene[Megafauna]):
    game = "megafauna1"
    vocabulary = VOCABULARY
    parts = PARTS
    pieces = PIECES

    def tile(self, t: int) -> str:
        return self.words(say.tile(t))

    def species(self, i: int) -> str:
        return self.words(say.species(i))


# --- tokens ----------------------------------------------------------------------------------


@cache
def wood(species: int, scale: float = 1.0, absent: bool = False) -> Markup:
    """A wooden animal about the origin; in outline where it is not there."""
    colour, shape = divmod(species, SHAPE_COUNT)
    d = WOOD[SHAPES[DYNASTY[colour]][shape]]
    return svg.path(
        d,
        "absent" if absent else f"wood {COLOURS[colour]}",
        transform=f"scale({svg.number(scale)})" if scale != 1.0 else None,
    )


def _grown(size: int) -> float:
    """How large a wooden animal is drawn on the map: by the size of its species."""
    return 0.76 + 0.055 * size


@cache
def dna(genome: int, size: float = 11.0) -> tuple[Markup, float]:
    """The letters of a genome as small plates, upper left corner at the origin, and how wide they are."""
    wide = size * 1.16
    high = size * 1.32
    parts = []
    x = 0.0
    for letter in range(LETTER_COUNT):
        for _ in range(amount(genome, letter)):
            parts.append(svg.rect(x, 0, wide, high, "diet" if letter < ROADRUNNER else "runner", radius=size * 0.24))
            parts.append(svg.text(x + wide / 2, high * 0.76, LETTERS[letter], "on-letter", size=size, anchor="middle"))
            x += wide + 1.5
    return svg.group(*parts) if parts else NOTHING, max(0.0, x - 1.5)


@cache
def gene() -> Markup:
    return Markup(svg.circle(0, 0, 7, "gene") + svg.path(HELIX, "helix"))


def _genes(number: int, most: int) -> Markup:
    """A row of genes from the origin, closer where there are many."""
    step = 15.0 if number <= most else 15.0 * most / number
    return Markup("".join(svg.at(step * i, 0, gene()) for i in range(number)))


@cache
def sign(d: str, scale: float = 1.0, quiet: bool = False) -> Markup:
    return svg.path(
        d,
        "sign quiet" if quiet else "sign",
        transform=f"scale({svg.number(scale)})" if scale != 1.0 else None,
    )


@cache
def niche_box(niche: int) -> Markup:
    """A niche about the origin: a letter, rising bars for size, or a colour."""
    box = svg.rect(-9, -8, 18, 16, "niche", radius=3)
    if niche < SIZE:
        return Markup(box + svg.text(0, 4.3, LETTERS[niche], "ink bold", size=12, anchor="middle"))
    if niche == SIZE:
        return Markup(box + svg.at(-0.5, 0.5, svg.path(SIZE_SIGN, "ink"), scale=0.85))
    return Markup(box + svg.circle(0, 0, 5, f"wood {COLOURS[niche - COLOUR]}"))


def plaque(scene: Scene, tile: int, width: float = 62.0) -> Markup:
    """An immigrant about the origin: its name, its letters and, of a herbivore, its size."""
    c = scene.s.components
    i = tile - IMMIGRANT
    ground = c.immigrant_ground[i]
    half = width / 2
    parts = [svg.rect(-half, -13, width, 26, "plaque swimmer" if ground == SEA else "plaque migrant", radius=5)]
    if ground == AMPHIBIAN:
        parts.append(
            svg.path(
                f"M0 -12.5L{svg.number(half - 5)} -12.5A4.5 4.5 0 0 1 {svg.number(half - 0.5)} -8"
                f"L{svg.number(half - 0.5)} 8A4.5 4.5 0 0 1 {svg.number(half - 5)} 12.5L0 12.5Z",
                "swimmer",
            )
        )
    name = scene.tile(tile)
    parts.append(svg.text(0, -3, svg.shorten(name, width - 6, 8), "ink serif italic", size=8.4, anchor="middle"))
    size = c.immigrant_size[i]
    label = spell(c.immigrant_genome[i]) + (f" · {size}" if size else "")
    parts.append(svg.text(0, 9, label, "ink bold", size=9.6, anchor="middle"))
    return scene.target(f"tile-{TILES[tile]}", _immigrant_title(scene, tile), *parts)


def _immigrant_title(scene: Scene, tile: int) -> str:
    c = scene.s.components
    i = tile - IMMIGRANT
    role = "drawing-immigrant-predator" if c.immigrant_role[i] == PREDATOR else "drawing-immigrant-herbivore"
    return scene.say(
        role,
        tile=scene.tile(tile),
        ground=scene.say("ground-" + GROUNDS[c.immigrant_ground[i]]),
        latitude=scene.words(say.latitude(c.latitude[tile])),
        letters=spell(c.immigrant_genome[i]),
        size=c.immigrant_size[i],
    )


# --- the map ---------------------------------------------------------------------------------

ACROSS: Final = 156.0
DOWN: Final = 168.0
"""From one habitat to the next."""
MAP_LEFT: Final = 62.0
MAP_TOP: Final = 14.0
TILE_WIDTH: Final = 142.0
TILE_HEIGHT: Final = 82.0
HUNT_HEIGHT: Final = 40.0
HUSK_HEIGHT: Final = 34.0
BOARD_WIDTH: Final = MAP_LEFT + 6 * ACROSS + 14.0
BOARD_HEIGHT: Final = MAP_TOP + 5 * DOWN + 12.0

_MIDDLE: Final = [
    (
        MAP_LEFT + (COLUMN[h] + 0.5) * ACROSS,
        MAP_TOP + ROW[h] * DOWN + HUNT_HEIGHT + TILE_HEIGHT / 2 + 5,
    )
    for h in range(HABITAT_COUNT)
]
"""By habitat, the middle of its slot."""

_HALF: Final = TILE_WIDTH / 2
_HIGH: Final = TILE_HEIGHT / 2
_BAND: Final = 20.0
"""Height of the strip of a tile that tells latitude, climax and niche."""

_HUNT: Final = f"M-58 {-_HIGH - 2}L58 {-_HIGH - 2}L6 {-_HIGH - HUNT_HEIGHT}L-6 {-_HIGH - HUNT_HEIGHT}Z"
_HUSK: Final = f"M-54 {_HIGH + 2}L54 {_HIGH + 2}L8 {_HIGH + HUSK_HEIGHT}L-8 {_HIGH + HUSK_HEIGHT}Z"
_DUNES: Final = svg.ripples([(-44.0, 2.0), (-8.0, 16.0), (38.0, 4.0), (-40.0, 26.0), (44.0, 26.0)])
_WAVES: Final = svg.waves([(-40.0, -2.0), (2.0, 12.0), (40.0, -2.0), (-36.0, 26.0), (38.0, 26.0)])
_PEAKS: Final = "M-66 37L-56 21L-50 30L-45 24L-37 37M37 37L46 22L52 31L57 25L66 37"
_CRYSTALS: Final = "M-48 4L-40 12M-48 12L-40 4M-44 2L-44 14M30 18L38 26M30 26L38 18M34 16L34 28"


def _growth(need: int, ground_sea: bool, mountain: bool) -> str:
    """The pattern of a biome: waves, hills, trees, grass or small things in the soil."""
    spots = [(-56.0, 30.0), (-20.0, 33.0), (16.0, 31.0), (54.0, 31.0)]
    if ground_sea:
        return svg.waves([(-52.0, 34.0), (-22.0, 30.0), (10.0, 34.0), (50.0, 34.0)])
    if mountain:
        return svg.hills([(-54.0, 35.0), (-28.0, 35.0), (4.0, 35.0), (54.0, 35.0)])
    if letters(need, B):
        return svg.branches(spots)
    if letters(need, G):
        return svg.blades([(-58.0, 32.0), (-34.0, 33.0), (-8.0, 32.0), (16.0, 33.0), (56.0, 32.0)])
    return svg.ripples([(-54.0, 34.0), (-20.0, 35.0), (14.0, 34.0), (54.0, 35.0)])


_growths: Final = cache(_growth)


def board(scene: Scene) -> Piece:
    """The map: rows by latitude, habitats with their triangles, the Atlantic; below it climate and tar pit."""
    s = scene.s
    content = (
        scene.part(lambda: _bands(scene), "bands"),
        scene.part(lambda: _rift(scene), "rift", s.atlantic, s.components),
        *[_habitat(scene, h) for h in range(HABITAT_COUNT)],
        scene.part(lambda: _climate(scene), "climate", s.greenhouse, s.atlantic, s.era),
        scene.part(
            lambda: _tarpit(scene),
            *("tarpit", tuple(s.tarpit), len(s.mesozoic), len(s.cenozoic)),
        ),
    )

    def put_together() -> Piece:
        panel = svg.rect(0.5, 0.5, BOARD_WIDTH - 1, BOARD_HEIGHT - 1, "panel", radius=10)
        whole = svg.group(panel, *content, id="board")
        return Piece(BOARD_WIDTH, BOARD_HEIGHT, whole, scene.noun("drawing-board"))

    return scene.piece(put_together, "board", content)


def _bands(scene: Scene) -> Markup:
    """The latitudes, each a band of its colour with its sign and its name."""
    parts = []
    for latitude in range(4):
        y = MAP_TOP + latitude * DOWN
        class_ = f"band {LATITUDE_CLASS[latitude]}"
        right = BOARD_WIDTH - 10
        if latitude < 3:
            parts.append(svg.rect(10, y, right - 10, DOWN - 3, class_, radius=12))
        else:
            left, east, low = MAP_LEFT + 2 * ACROSS - 2, MAP_LEFT + 4 * ACROSS + 2, y + 2 * DOWN - 3
            edge = y + DOWN - 3
            parts.append(
                svg.path(
                    "M22 {y}L{a} {y}Q{r} {y} {r} {y1}L{r} {e0}Q{r} {e} {a} {e}L{x2} {e}L{x2} {l0}Q{x2} {l} {x3} {l}"
                    "L{x4} {l}Q{x1} {l} {x1} {l0}L{x1} {e}L22 {e}Q10 {e} 10 {e0}L10 {y1}Q10 {y} 22 {y}Z".format(
                        y=svg.number(y),
                        y1=svg.number(y + 12),
                        a=svg.number(right - 12),
                        r=svg.number(right),
                        e=svg.number(edge),
                        e0=svg.number(edge - 12),
                        x1=svg.number(left),
                        x2=svg.number(east),
                        x3=svg.number(east - 12),
                        x4=svg.number(left + 12),
                        l=svg.number(low),
                        l0=svg.number(low - 12),
                    ),
                    class_,
                )
            )
        middle = y + DOWN / 2
        parts.append(svg.at(35, y + 30, sign(LATITUDE_SIGNS[latitude], 1.2)))
        name = scene.noun("latitude-" + LATITUDES[latitude].replace("_", "-"))
        parts.append(
            svg.text(
                0,
                0,
                capital(name),
                "ink serif italic",
                size=15,
                anchor="middle",
                transform=f"translate(40 {svg.number(middle + 16)}) rotate(-90)",
            )
        )
    return svg.group(*parts, id="latitudes")


def _rift(scene: Scene) -> Markup:
    """17.1: where the Atlantic is, or will be."""
    s = scene.s
    d = ""
    for first, second in s.components.rift:
        west, east = sorted((first, second), key=lambda h: (ROW[h], COLUMN[h]))
        if ROW[west] == ROW[east]:
            x = MAP_LEFT + (COLUMN[west] + 1) * ACROSS
            y = MAP_TOP + ROW[west] * DOWN - 1
            d += f"M{svg.number(x)} {svg.number(y)}L{svg.number(x)} {svg.number(y + DOWN)}"
        else:
            x = MAP_LEFT + COLUMN[west] * ACROSS
            y = MAP_TOP + (ROW[west] + 1) * DOWN - 1
            d += f"M{svg.number(x)} {svg.number(y)}L{svg.number(x + ACROSS)} {svg.number(y)}"
    title = scene.noun("drawing-atlantic-open" if s.atlantic else "drawing-atlantic-closed")
    if s.atlantic:
        return svg.target("atlantic", title, svg.path(d, "rift open"), svg.path(d, "rift foam"))
    return svg.target("atlantic", title, svg.path(d, "rift still"))


def _habitat(scene: Scene, h: int) -> Markup:
    s = scene.s
    first = h * PLACE_COUNT
    here = s.animals[first] | s.animals[first + 1] | s.animals[first + 2]
    sizes = tuple([s.size[i] for i in range(SPECIES_COUNT) if here >> (3 * i) & 7]) if here else ()
    return scene.part(
        lambda: _draw_habitat(scene, h),
        *("habitat", h, s.biome[h], s.flipped[h], s.ground(h), s.climax(h), sizes, s.components),
        *s.animals[first : first + PLACE_COUNT],
        *s.invaders[first : first + PLACE_COUNT],
    )


def _draw_habitat(scene: Scene, h: int) -> Markup:
    s = scene.s
    tile = s.biome[h]
    x, y = _MIDDLE[h]
    first = h * PLACE_COUNT
    husking = tile >= 0 and s.components.husk[tile] >= 0 and s.flipped[h] == 0
    parts = [_hunting(scene, h)]
    if husking or not s.vacant(first + HUSK):
        parts.append(_husking(scene, h))
    parts.append(_slot(scene, h) if tile < 0 else _biome(scene, h))
    return svg.at(x, y, *parts)


def _who(scene: Scene, place: int) -> str:
    """Who is in a place, as a line of a title."""
    if scene.s.vacant(place):
        return ""
    return "\n" + capital(scene.words(view.who_is_at(scene.s, [place]))) + "."


def _standing(scene: Scene, place: int, x: float, y: float, room: float, scale: float = 1.0) -> Markup:
    """The animals and immigrants of a place about a point; several stand side by side, smaller."""
    s = scene.s
    habitat, part = divmod(place, PLACE_COUNT)
    name = f"{HABITATS[habitat]}-{PLACES[part]}"
    present = [i for i in range(SPECIES_COUNT) if s.count(place, i)]
    invaders = s.invaders_at(place)
    total = len(present) + len(invaders)
    if total > 1:
        scale *= 0.74
    tokens: list[Markup] = []
    for species in present:
        number = s.count(place, species)
        token = wood(species, _grown(s.size[species]) * scale)
        badge = _badge(number) if number > 1 else NOTHING
        tokens.append(svg.group(token, badge, id=f"animal-{name}-{SPECIES[species]}"))
    tokens += [plaque(scene, tile) for tile in invaders]
    step = room / (total - 1) if total > 1 else 0.0
    left = x - step * (total - 1) / 2
    return Markup("".join(svg.at(left + step * i, y, token) for i, token in enumerate(tokens)))


def _badge(number: int) -> Markup:
    return svg.at(
        15, -11, svg.circle(0, 0, 7, "count"), svg.text(0, 3.6, str(number), "ink bold", size=10, anchor="middle")
    )


def _hunting(scene: Scene, h: int) -> Markup:
    s = scene.s
    place = h * PLACE_COUNT + HUNT
    title = capital(scene.words(say.place(s, place))) + "." + _who(scene, place)
    return scene.target(
        f"place-{HABITATS[h]}-hunt",
        title,
        svg.path(_HUNT, "hunt idle" if s.vacant(place) else "hunt"),
        _standing(scene, place, 0, -_HIGH - 16, 46, 0.88),
        svg.path(_HUNT, "edge"),
    )


def _husking(scene: Scene, h: int) -> Markup:
    s = scene.s
    place = h * PLACE_COUNT + HUSK
    tile = s.biome[h]
    husk = s.components.husk[tile] if tile >= 0 else -1
    plates, wide = dna(max(0, husk), 10.0)
    vacant = s.vacant(place)
    lines = [capital(scene.words(say.place(s, place))) + "."]
    if husk >= 0:
        lines.append(scene.say("drawing-needs", letters=spell(husk), words=_letters_in_words(scene, husk)))
    return scene.target(
        f"place-{HABITATS[h]}-husk",
        "\n".join(lines) + _who(scene, place),
        svg.path(_HUSK, "husk"),
        svg.at(-wide / 2 if vacant else -38, _HIGH + 6, plates),
        _standing(scene, place, 5, _HIGH + 16, 34, 0.72),
        svg.path(_HUSK, "edge"),
    )


def _letters_in_words(scene: Scene, genome: int) -> str:
    found = [letter for letter in range(LETTER_COUNT) if amount(genome, letter)]
    return scene.listed([scene.noun("letter-" + LETTERS[letter].lower()) for letter in found])


def _mountain(s: Megafauna, h: int) -> bool:
    return h in s.components.mountains[0] or h in s.components.mountains[1]


def _slot(scene: Scene, h: int) -> Markup:
    """A habitat without a biome: sand or sea, with its printed number."""
    s = scene.s
    place = h * PLACE_COUNT + BIOME
    sea = s.ground(h) == SEA
    mountain = _mountain(s, h)
    title = scene.say(
        "drawing-empty-slot",
        habitat=HABITATS[h],
        ground=scene.noun("ground-sea" if sea else "ground-land"),
        climax=s.climax(h),
    )
    if mountain:
        title += "\n" + scene.noun("drawing-mountain")
    home = s.components.home.index(h) if h in s.components.home else NONE
    if home >= 0:
        title += "\n" + scene.say("drawing-home-slot", colour=scene.words(say.colour(home)))
    ground = svg.rect(-_HALF, -_HIGH, TILE_WIDTH, TILE_HEIGHT, "slot shallows" if sea else "slot dunes", radius=9)
    return scene.target(
        f"place-{HABITATS[h]}-biome",
        title + _who(scene, place),
        _frame(mountain),
        ground,
        svg.path(_WAVES if sea else _DUNES, "texture"),
        svg.path(_PEAKS, "peak") if mountain else NOTHING,
        svg.text(-_HALF + 10, -_HIGH + 17, str(s.components.printed[h]), "muted serif bold", size=14),
        svg.text(_HALF - 8, -_HIGH + 14, HABITATS[h], "spot", size=8.5, anchor="end"),
        _standing(scene, place, 0, 4, 50),
        svg.rect(-_HALF + 2, -_HIGH + 2, TILE_WIDTH - 4, TILE_HEIGHT - 4, "edge", radius=8),
    )


def _frame(mountain: bool) -> Markup:
    """The mark of a slot in the mountains."""
    if not mountain:
        return NOTHING
    return svg.rect(-_HALF - 2, -_HIGH - 2, TILE_WIDTH + 4, TILE_HEIGHT + 4, "range", radius=10)


def _biome(scene: Scene, h: int) -> Markup:
    s = scene.s
    tile = s.biome[h]
    place = h * PLACE_COUNT + BIOME
    alone = len(s.crowd(place)) + len(s.invaders_at(place)) <= 1
    return scene.target(
        f"place-{HABITATS[h]}-biome",
        _biome_title(scene, h) + _who(scene, place),
        _frame(_mountain(s, h)),
        svg.group(*(_flipped(scene, h) if s.flipped[h] == 1 else _face(scene, h)), id=f"tile-{TILES[tile]}"),
        svg.text(_HALF - 31, -_HIGH + 14, HABITATS[h], "spot", size=8.5, anchor="end"),
        _standing(scene, place, 34 if alone else 31, 9, 44),
        svg.rect(-_HALF + 2, -_HIGH + 2, TILE_WIDTH - 4, TILE_HEIGHT - 4, "edge", radius=8),
    )


def _strip(class_: str) -> Markup:
    """The upper strip of a tile."""
    return svg.path(
        f"M{-_HALF} {-_HIGH + _BAND}L{-_HALF} {-_HIGH + 9}Q{-_HALF} {-_HIGH} {-_HALF + 9} {-_HIGH}L{_HALF - 9} {-_HIGH}"
        f"Q{_HALF} {-_HIGH} {_HALF} {-_HIGH + 9}L{_HALF} {-_HIGH + _BAND}Z",
        f"tile {class_}",
    )


def _face(scene: Scene, h: int) -> list[Markup]:
    """A biome as printed: latitude and climax, niche, name, what it asks for, its star and arrow."""
    s = scene.s
    c = s.components
    tile = s.biome[h]
    latitude = c.latitude[tile]
    orogeny = latitude == OROGENY
    home = tile - HOMELAND if tile >= HOMELAND else NONE
    ground = "sea" if c.sea[tile] else "orogeny" if orogeny else "land"
    parts = [
        svg.rect(-_HALF, -_HIGH, TILE_WIDTH, TILE_HEIGHT, f"tile {ground}", radius=9),
        svg.path(_growths(c.need[tile], c.sea[tile], orogeny), "texture"),
        _strip(LATITUDE_CLASS[latitude]),
        svg.at(-_HALF + 13, -_HIGH + 10, sign(LATITUDE_SIGNS[latitude], 0.8)),
        svg.text(-_HALF + 25, -_HIGH + 15, str(c.climax[tile]), "ink serif bold", size=14.5),
        svg.at(_HALF - 13, -_HIGH + 10, niche_box(c.niche[tile])),
    ]
    x = -_HALF + 49.0
    if c.star[tile]:
        star = "star-white" if c.star[tile] == WHITE_STAR else "star-blue"
        parts.append(svg.at(x, -_HIGH + 10.5, svg.path(svg.star(5.5), star)))
        x += 15
    if c.mark[tile]:
        parts.append(svg.at(x, -_HIGH + 10.5, sign(VOLCANO_SIGN if c.mark[tile] == VOLCANO else FERN_SIGN, 0.8)))
    name = scene.tile(tile)
    rows = svg.wrap(name, 82, 10.4, 3)
    parts.append(svg.lines(-_HALF + 8, -_HIGH + 33, rows, "ink serif italic", size=10.4, leading=1.1))
    if home >= 0:
        parts.append(svg.rect(-_HALF + 8, _HIGH - 15, 66, 7, f"bar {COLOURS[home]}", radius=3))
    else:
        plates, _ = dna(c.need[tile], 11.5)
        parts.append(svg.at(-_HALF + 8, _HIGH - 21, plates))
    return parts


def _flipped(scene: Scene, h: int) -> list[Markup]:
    """15.1e: the back of a biome: ice or barren sea."""
    s = scene.s
    ice = s.ground(h) == ICE
    name = scene.tile(s.biome[h])
    return [
        svg.rect(-_HALF, -_HIGH, TILE_WIDTH, TILE_HEIGHT, "tile ice" if ice else "tile barren", radius=9),
        svg.path(_CRYSTALS if ice else _WAVES, "texture"),
        svg.text(-_HALF + 8, -_HIGH + 16, str(s.climax(h)), "ink serif bold", size=14.5),
        svg.lines(-_HALF + 8, -_HIGH + 33, svg.wrap(name, 120, 10.4, 2), "ink serif italic", size=10.4, leading=1.1),
        svg.text(-_HALF + 8, _HIGH - 9, scene.noun("ground-ice" if ice else "ground-barren"), "ink", size=11),
    ]


def _biome_title(scene: Scene, h: int) -> str:
    """A biome in words."""
    s = scene.s
    c = s.components
    tile = s.biome[h]
    lines = [
        scene.say(
            "drawing-biome",
            tile=scene.tile(tile),
            habitat=HABITATS[h],
            latitude=scene.words(say.latitude(c.latitude[tile])),
            ground=scene.noun("ground-sea" if c.sea[tile] else "ground-land"),
            climax=s.climax(h),
        )
    ]
    if s.flipped[h] == 1:
        lines.append(scene.say("drawing-flipped", number=FLIPPED))
        return "\n".join(lines)
    if tile >= HOMELAND:
        lines.append(scene.say("drawing-homeland", colour=scene.words(say.colour(tile - HOMELAND))))
    else:
        need = c.need[tile]
        lines.append(scene.say("drawing-needs", letters=spell(need), words=_letters_in_words(scene, need)))
        lines.append(scene.say("drawing-niche", niche=scene.words(view.niche_words(c.niche[tile]))))
    if c.husk[tile] >= 0:
        lines.append(scene.say("drawing-husk", letters=spell(c.husk[tile])))
    if c.star[tile]:
        lines.append(scene.noun("drawing-star-white" if c.star[tile] == WHITE_STAR else "drawing-star-blue"))
    if c.mark[tile]:
        lines.append(scene.noun("drawing-volcano" if c.mark[tile] == VOLCANO else "drawing-super-fern"))
    if _mountain(s, h):
        lines.append(scene.noun("drawing-mountain"))
    return "\n".join(lines)


# --- climate and tar pit ---------------------------------------------------------------------

HEAT: Final = ["cold", "cold", "cold", "mild", "warm", "hot", "hot"]


def _caption(x: float, y: float, words: str, anchor: Literal["start", "middle", "end"] = "start") -> Markup:
    return svg.text(x, y, words, "ink serif bold", size=15, anchor=anchor)


def _climate(scene: Scene) -> Markup:
    """The greenhouse track, and whether the two episodes have come."""
    s = scene.s
    x, y = 16.0, MAP_TOP + 4 * DOWN + 24
    parts = [_caption(0, 0, scene.noun("drawing-greenhouse"))]
    cell = 48.0
    for i, name in enumerate(GREENHOUSE):
        left = i * cell
        here = i == s.greenhouse
        parts.append(svg.rect(left, 12, cell - 4, 36, f"cell {HEAT[i]}", radius=6))
        end = name in ("snowball", "hothouse")
        if end:
            parts.append(svg.at(left + cell / 2 - 2, 30, sign(LATITUDE_SIGNS[0 if i == 0 else 2], 1.15)))
        else:
            parts.append(svg.text(left + cell / 2 - 2, 35, name, "ink bold", size=13, anchor="middle"))
        if here:
            parts.append(svg.rect(left - 2, 10, cell, 40, "pointer", radius=8, id="marker"))
    ground = "drawing-slots-sea" if s.greenhouse >= PPM_1600 else "drawing-slots-land"
    parts.append(svg.text(0, 68, scene.noun(ground), "muted", size=11.5))
    if s.greenhouse == PPM_200:
        parts.append(svg.text(0, 84, scene.noun("drawing-frozen"), "muted", size=11.5))
    elif s.greenhouse == PPM_3200:
        parts.append(svg.text(0, 84, scene.noun("drawing-drowned"), "muted", size=11.5))
    for i, (d, come, id) in enumerate(
        (
            (AMMONITE, s.atlantic == 1, "drawing-episode-atlantic"),
            (SUNFLOWER, s.era == CENOZOIC, "drawing-episode-cenozoic"),
        )
    ):
        note = scene.noun(id if come else id + "-not-yet")
        parts.append(
            svg.at(
                10,
                104 + 25 * i,
                sign(d, 1.0, not come),
                svg.text(17, 4.5, note, "ink" if come else "muted", size=12),
            )
        )
    title = scene.say("drawing-greenhouse-title", level=scene.words(say.level(s.greenhouse)))
    return svg.target("greenhouse", title, *parts, move=svg.moved(x, y))


def _tarpit(scene: Scene) -> Markup:
    """What lies in the tar pit, and what is left in the pools."""
    s = scene.s
    x, y = MAP_LEFT + 4 * ACROSS + 20, MAP_TOP + 4 * DOWN + 24
    number = len(s.tarpit)
    blob = (
        "M18 30C40 10 90 20 130 14C180 6 262 8 280 34C296 60 262 86 220 84C180 82 160 92 110 90C60 90 -6 92 0 58"
        "C2 46 8 38 18 30Z"
    )
    names = [scene.tile(t) for t in s.tarpit]
    title = scene.say("drawing-tarpit-title", number=number)
    if names:
        title += "\n" + scene.listed(names)
    parts = [
        _caption(0, 0, scene.noun("drawing-tarpit")),
        svg.path(blob, "tar"),
        svg.text(34, 63, str(number), "on-tar serif bold", size=32),
    ]
    rows = svg.wrap(scene.listed(names[::-1]), 186, 9.6, 4) if names else [scene.noun("drawing-tarpit-empty")]
    parts.append(svg.lines(84, 38, rows, "on-tar", size=9.6, leading=1.32))
    pools = scene.say("drawing-pools", mesozoic=len(s.mesozoic), cenozoic=len(s.cenozoic))
    parts.append(svg.text(0, 116, pools, "muted", size=12))
    return svg.target("tarpit", title, *parts, move=svg.moved(x, y))


# --- cards -----------------------------------------------------------------------------------

SIDE_WIDTH: Final = 420.0
CARD_HEIGHT: Final = 54.0


def displays(scene: Scene) -> Piece:
    """The two displays, the free card first, what was bought and is not yet played, and the decks."""
    s = scene.s
    parts: list[Markup] = []
    y = 40.0
    held = [card for card in range(CARD_COUNT) if s.card_at[card] == HELD]
    for card in held:
        parts.append(scene.part(partial(_held, scene, card, y), "held", card, y, s.components))
        y += CARD_HEIGHT
    for display in range(len(DISPLAYS)) if s.upper_display else (LOWER,):
        parts.append(
            svg.text(GAP, y + 16, scene.noun(f"drawing-{DISPLAYS[display]}-display"), "muted serif italic", size=13)
        )
        y += 24
        for slot in range(DISPLAY_SLOTS):
            place = display * DISPLAY_SLOTS + slot
            parts.append(
                scene.part(
                    partial(_card, scene, place, y),
                    *("card", place, s.display[place], s.on_card[place], y, s.components),
                )
            )
            y += CARD_HEIGHT
    parts.append(scene.part(partial(_decks, scene, y), "decks", tuple(s.deck_left), s.period, len(s.general), y))

    def put_together() -> Piece:
        height = y + 62
        title = scene.noun("drawing-cards")
        panel = svg.panel(SIDE_WIDTH, height, title, *parts, note=scene.noun("drawing-cards-note"))
        return Piece(SIDE_WIDTH, height, svg.group(panel, id="displays"), title)

    return scene.piece(put_together, "displays", tuple(parts))


def _card(scene: Scene, place: int, y: float) -> Markup:
    s = scene.s
    card = s.display[place]
    rule = svg.line(0, 0, SIDE_WIDTH - 2 * GAP, 0, "rule")
    cost = svg.text(11, 33, str(price(place)), "muted serif bold", size=20, anchor="middle")
    if card < 0:
        return svg.at(GAP, y, rule, cost, id=f"slot-{DISPLAYS[place // DISPLAY_SLOTS]}-{place % DISPLAY_SLOTS + 1}")
    on_card = s.on_card[place]
    lines = [
        scene.say("drawing-price", card=scene.words(say.card(card)), price=price(place), genes=on_card),
        *_card_lines(scene, card),
    ]
    right = SIDE_WIDTH - 2 * GAP
    genes = svg.at(right - 9, 39, gene()) if on_card else NOTHING
    if on_card > 1:
        genes = Markup(genes + svg.text(right - 19, 43.5, str(on_card), "ink bold", size=12.5, anchor="end"))
    return scene.target(
        f"card-{CARDS[card]}",
        "\n".join(lines),
        rule,
        cost,
        _card_face(scene, card),
        genes,
        svg.rect(-8, 2, SIDE_WIDTH - 2 * GAP + 16, CARD_HEIGHT - 4, "edge", radius=8),
        move=svg.moved(GAP, y),
    )


def _held(scene: Scene, card: int, y: float) -> Markup:
    return scene.target(
        f"card-{CARDS[card]}",
        "\n".join([scene.say("drawing-held", card=scene.words(say.card(card))), *_card_lines(scene, card)]),
        svg.rect(-8, 2, SIDE_WIDTH - 2 * GAP + 16, CARD_HEIGHT - 4, "box", radius=8),
        svg.at(11, 27, sign(INSTINCT_SIGNS[0], 0.9, True)),
        _card_face(scene, card),
        svg.rect(-8, 2, SIDE_WIDTH - 2 * GAP + 16, CARD_HEIGHT - 4, "edge", radius=8),
        move=svg.moved(GAP, y),
    )


def _card_lines(scene: Scene, card: int) -> list[str]:
    s = scene.s
    if card < GENOTYPE:
        lines = [capital(scene.words(view.card_text(s, card))) + "."]
    else:
        lines = [capital(scene.words(view.side_text(s, card, dynasty))) + "." for dynasty in (DINOSAUR, MAMMAL)]
    lines.append(scene.say("drawing-event", event=scene.words(view.event_text(s, card))))
    return lines


def _card_face(scene: Scene, card: int) -> Markup:
    """Name, letters, sizes and instincts of a mutation; the two sides of a genotype."""
    s = scene.s
    c = s.components
    right = SIDE_WIDTH - 2 * GAP
    if card < GENOTYPE:
        name = scene.words(say.card(card))
        plates, wide = dna(c.genome[card], 13.0)
        parts = [
            svg.text(32, 22, svg.shorten(name, right - 44 - wide, 14.5), "ink serif bold", size=14.5),
            svg.at(right - wide, 8, plates),
            svg.text(32, 42, scene.words(view.sizes_words(c.smallest[card], c.largest[card])), "muted", size=11.5),
        ]
        x = 112.0
        for instinct in range(INSTINCT_COUNT):
            if c.instincts[card] >> instinct & 1:
                words = scene.words(say.instinct(instinct))
                parts.append(svg.at(x, 38, sign(INSTINCT_SIGNS[instinct], 0.8)))
                parts.append(svg.text(x + 13, 42, words, "ink", size=11.5))
                x += svg.measure(words, 11.5) + 36
        return svg.group(*parts)
    parts = []
    for dynasty, y in ((DINOSAUR, 6.0), (MAMMAL, 29.0)):
        g = card - GENOTYPE
        shape = WOOD[SHAPES[dynasty][c.genotype_shape[g][dynasty]]]
        plates, wide = dna(c.genotype_genome[g][dynasty], 11.0)
        name = scene.words(view.side_name(card, dynasty))
        sizes = scene.words(view.sizes_words(c.genotype_smallest[g][dynasty], c.genotype_largest[g][dynasty]))
        parts += [
            svg.at(46, y + 9, svg.path(shape, "sign"), scale=0.56),
            svg.text(66, y + 13.5, svg.shorten(name, 158, 12.5), "ink serif bold", size=12.5),
            svg.text(212, y + 13, sizes, "muted", size=11),
            svg.at(287, y + 1, plates),
        ]
    return svg.group(*parts)


def _decks(scene: Scene, y: float) -> Markup:
    """The period decks, the one in use marked, and the general deck of the upper display."""
    s = scene.s
    parts = [svg.line(GAP, y, SIDE_WIDTH - GAP, y, "rule")]
    step = (SIDE_WIDTH - 2 * GAP) / (PERIOD_COUNT + 1)
    counts = [*s.deck_left, len(s.general)]
    for i, number in enumerate(counts):
        name = scene.noun("period-" + PERIODS[i]) if i < PERIOD_COUNT else scene.noun("drawing-general-deck")
        x = GAP + step * (i + 0.5)
        now = i == s.period
        parts.append(
            svg.text(x, y + 24, str(number), "ink serif bold" if now else "muted serif", size=18, anchor="middle")
        )
        parts.append(svg.text(x, y + 42, name, "ink bold" if now else "muted", size=11, anchor="middle"))
    return svg.group(*parts, id="decks")


# --- tracks and cultures ---------------------------------------------------------------------


def tracks(scene: Scene) -> Piece:
    """Sizes from one to six, and the four roadrunners."""
    s = scene.s
    return scene.piece(lambda: _draw_tracks(scene), "tracks", tuple(s.size), tuple(s.genome))


def _living(s: Megafauna) -> list[int]:
    return [i for i in range(SPECIES_COUNT) if s.size[i] > 0]


def _size_rows(s: Megafauna) -> int:
    """Rows of animals that the fullest size needs, two in a row."""
    most = max([sum(1 for i in _living(s) if s.size[i] == size) for size in range(1, SIZE_MOST + 1)])
    return max(1, (most + 1) // 2)


def _draw_tracks(scene: Scene) -> Piece:
    s = scene.s
    rows = _size_rows(s)
    cell = (SIDE_WIDTH - 2 * GAP) / SIZE_MOST
    high = 26 + 24.0 * rows
    parts: list[Markup] = []
    for size in range(1, SIZE_MOST + 1):
        here = [i for i in _living(s) if s.size[i] == size]
        tokens = [
            svg.at(cell / 2 - 15 + 30 * (k % 2) if len(here) > 1 else cell / 2, 32 + 24 * (k // 2), wood(i, 0.54))
            for k, i in enumerate(here)
        ]
        title = scene.say("drawing-size", number=size, who=scene.listed([scene.species(i) for i in here]))
        parts.append(
            scene.target(
                f"size-{size}",
                title,
                svg.rect(1, 0, cell - 2, high, "box", radius=6),
                svg.text(cell / 2, 16, str(size), "ink serif bold", size=14, anchor="middle"),
                *tokens,
                svg.rect(1, 0, cell - 2, high, "edge", radius=6),
                move=svg.moved(GAP + cell * (size - 1), 40),
            )
        )
    y = 40 + high + 14
    for r in (3, 1, 2, 0):
        parts.append(_track(scene, r, y))
        y += 44
    title = scene.noun("drawing-tracks")
    height = y + 4
    return Piece(SIDE_WIDTH, height, svg.group(svg.panel(SIDE_WIDTH, height, title, *parts), id="tracks"), title)


def _track(scene: Scene, r: int, y: float) -> Markup:
    """One roadrunner track: who has one, two or three of the letter."""
    s = scene.s
    letter = ROADRUNNER + r
    plates, _ = dna(GENE[letter], 15.0)
    parts = [svg.at(0, 9, plates)]
    cell = (SIDE_WIDTH - 2 * GAP - 30) / ROADRUNNER_MOST
    titles = [capital(scene.noun("letter-" + LETTERS[letter].lower()))]
    for number in range(1, ROADRUNNER_MOST + 1):
        here = [i for i in _living(s) if letters(s.genome[i], letter) == number]
        left = 30 + cell * (number - 1)
        parts.append(svg.rect(left + 1, 0, cell - 2, 38, "box", radius=6))
        step = min(30.0, (cell - 54) / max(1, len(here) - 1))
        parts.append(svg.text(left + 8, 14, LETTERS[letter] * number, "muted", size=10))
        for k, i in enumerate(here):
            parts.append(svg.at(left + 38 + step * k, 21, wood(i, 0.52)))
        if here:
            titles.append(
                scene.say(
                    "drawing-track",
                    letters=LETTERS[letter] * number,
                    who=scene.listed([scene.species(i) for i in here]),
                )
            )
    parts.append(svg.rect(-6, -3, SIDE_WIDTH - 2 * GAP + 12, 44, "edge", radius=8))
    return scene.target(f"track-{LETTERS[letter]}", "\n".join(titles), *parts, move=svg.moved(GAP, y))


def cultures(scene: Scene) -> Piece:
    """The six cultures: the two instincts that each needs, and who has taken it up."""
    return scene.piece(lambda: _draw_cultures(scene), "cultures", tuple(scene.s.cultures))


def _draw_cultures(scene: Scene) -> Piece:
    s = scene.s
    cell = (SIDE_WIDTH - 2 * GAP - 8) / 2
    parts = []
    for culture in range(CULTURE_COUNT):
        here = [i for i in range(SPECIES_COUNT) if s.cultures[i] >> culture & 1]
        needs = [i for i in range(INSTINCT_COUNT) if CULTURE_NEEDS[culture] >> i & 1]
        name = scene.words(say.culture(culture))
        lines = [
            capital(name),
            scene.say(
                "drawing-culture-needs",
                instincts=scene.listed([scene.words(say.instinct(i)) for i in needs]),
            ),
            capital(scene.noun(f"culture-{CULTURES[culture]}-text")) + ".",
        ]
        if here:
            lines.append(scene.say("drawing-culture-who", who=scene.listed([scene.species(i) for i in here])))
        face = [
            svg.rect(0, 0, cell, 68, "box", radius=8),
            *(svg.at(cell - 14 - 24 * k, 16, sign(INSTINCT_SIGNS[i], 0.85)) for k, i in enumerate(reversed(needs))),
            svg.text(10, 21, capital(name), "ink serif bold", size=13),
            *(svg.at(26 + min(42.0, 140 / max(1, len(here))) * k, 47, wood(i, 0.7)) for k, i in enumerate(here)),
            svg.rect(0, 0, cell, 68, "edge", radius=8),
        ]
        column, row = culture % 2, culture // 2
        parts.append(
            scene.target(
                f"culture-{CULTURES[culture]}",
                "\n".join(lines),
                *face,
                move=svg.moved(GAP + column * (cell + 8), 40 + row * 74),
            )
        )
    title = scene.noun("drawing-cultures")
    height = 40 + 3 * 74.0 + 10
    return Piece(SIDE_WIDTH, height, svg.group(svg.panel(SIDE_WIDTH, height, title, *parts), id="cultures"), title)


def key(scene: Scene) -> Piece:
    """What letters and signs mean."""
    return scene.piece(lambda: _draw_key(scene), "key")


def _draw_key(scene: Scene) -> Piece:
    step = 25.0
    parts = []
    for letter in range(LETTER_COUNT):
        plates, _ = dna(GENE[letter], 12.0)
        words = scene.say("drawing-key-" + LETTERS[letter].lower())
        parts.append(
            svg.at(
                GAP,
                46 + step * letter,
                plates,
                svg.text(22, 12.5, words, "ink", size=12),
            )
        )
    signs = [
        (svg.path(svg.star(6.0), "star-white"), "drawing-key-white"),
        (svg.path(svg.star(6.0), "star-blue"), "drawing-key-blue"),
        (sign(VOLCANO_SIGN, 0.85), "drawing-key-volcano"),
        (sign(FERN_SIGN, 0.85), "drawing-key-fern"),
        (niche_box(SIZE), "drawing-key-niche"),
        *((sign(INSTINCT_SIGNS[i], 0.85), "instinct-" + INSTINCTS[i]) for i in range(INSTINCT_COUNT)),
    ]
    for i, (drawn, id) in enumerate(signs):
        y = 54 + step * i
        parts.append(svg.at(SIDE_WIDTH / 2 + 26, y, drawn, svg.text(18, 4.5, scene.noun(id), "ink", size=12)))
    title = scene.noun("drawing-key")
    height = 56 + step * LETTER_COUNT
    return Piece(SIDE_WIDTH, height, svg.group(svg.panel(SIDE_WIDTH, height, title, *parts), id="key"), title)


# --- players ---------------------------------------------------------------------------------

SPECIES_ROW: Final = 58.0
UNUSED_ROW: Final = 36.0


def panel_height(scene: Scene, colours: list[int]) -> float:
    """How high the panels of these colours must be."""
    s = scene.s
    rows = [len(s.living(c)) * SPECIES_ROW + (UNUSED_ROW if s.unused(c) else 0.0) for c in colours]
    return 112.0 + max(rows, default=0.0) + 34


def panel(scene: Scene, colour: int, width: float = 372.0, height: float | None = None) -> Piece:
    """A player: genes, fossils, heritage tiles, and four species with their stacks."""
    s = scene.s
    high = panel_height(scene, [colour]) if height is None else height
    first, after = colour * SHAPE_COUNT, (colour + 1) * SHAPE_COUNT
    stacks = tuple([s.card_at[card] for card in range(CARD_COUNT) if first <= s.card_at[card] < after])
    stacked = tuple([card for card in range(CARD_COUNT) if first <= s.card_at[card] < after])
    fossils = tuple([card for card in range(GENOTYPE, CARD_COUNT) if s.card_at[card] == FOSSIL_CARD + colour])
    return scene.piece(
        lambda: _draw_panel(scene, colour, width, high),
        *("panel", colour, width, high, s.seat_of[colour], s.seat_of[colour] == scene.seat),
        *(s.active == colour and not s.over(), s.genes[colour], points(s, colour), s.headcount(colour)),
        *(s.tiles_won[colour], fossils, stacks, stacked, s.components),
        *(tuple(s.size[first:after]), tuple(s.genome[first:after]), tuple(s.cultures[first:after])),
        *(tuple(s.supply[first:after]), tuple(s.population[first:after])),
        tuple(s.heritage[colour * HERITAGE_COUNT : (colour + 1) * HERITAGE_COUNT]),
    )


def _draw_panel(scene: Scene, colour: int, width: float, height: float) -> Piece:
    s = scene.s
    name = scene.words(say.colour(colour))
    seat = _seat_words(scene, colour)
    right = width - GAP
    parts = [
        svg.rect(0.5, 0.5, width - 1, height - 1, "panel", radius=10),
        svg.path(
            f"M10 0L{svg.number(width - 10)} 0C{svg.number(width - 4)} 0 {svg.number(width)} 4 "
            f"{svg.number(width)} 7L0 7C0 4 4 0 10 0Z",
            f"bar {COLOURS[colour]}",
        ),
        svg.text(GAP, 40, name, "ink serif bold", size=20),
        svg.text(GAP + 10 + svg.measure(name, 20), 40, seat, "muted", size=12),
        svg.text(right, 42, str(points(s, colour)), "ink serif bold", size=27, anchor="end"),
    ]
    teeth = svg.group(
        svg.tag(
            "title",
            scene.say(
                "drawing-teeth", number=TEETH[colour], dynasty=scene.say("dynasty-" + DYNASTIES[DYNASTY[colour]])
            ),
        ),
        *(svg.at(GAP + 6 + 13 * i, 64, svg.path(TOOTH, "sign quiet")) for i in range(TEETH[colour])),
    )
    parts.append(teeth)
    genes = s.genes[colour]
    parts.append(
        scene.target(
            f"genes-{COLOURS[colour]}",
            scene.say("drawing-genes", number=genes, colour=name),
            svg.at(8, 0, _genes(genes, 9)) if genes else NOTHING,
            svg.text(0, 4, scene.noun("drawing-no-genes"), "muted", size=11.5) if not genes else NOTHING,
            svg.rect(-6, -12, max(40.0, min(genes, 9) * 15 + 14.0), 24, "edge", radius=12),
            move=svg.moved(GAP + 96, 64),
        )
    )
    counts = scene.say(
        "drawing-counts",
        population=s.headcount(colour),
        tiles=s.tiles_won[colour],
        genotypes=s.genotypes_won[colour],
    )
    parts.append(svg.text(GAP, 94, counts, "muted", size=12))
    y = 106.0
    for species in s.living(colour):
        parts.append(_species_row(scene, species, width, y))
        y += SPECIES_ROW
    unused = s.unused(colour)
    if unused:
        parts.append(_unused_row(scene, unused, width, y))
        y += UNUSED_ROW
    parts.append(_heritage(scene, colour, width, y))
    title = scene.say("drawing-player", colour=name, seat=seat, points=points(s, colour), counts=counts)
    return Piece(width, height, svg.target(f"colour-{COLOURS[colour]}", title, *parts, role="group"), name)


def _seat_words(scene: Scene, colour: int) -> str:
    """Whose colour it is, and whether it is its turn."""
    s = scene.s
    seat = s.seat_of[colour]
    if seat == TUSKER:
        who = scene.noun("drawing-tusker")
    elif seat == scene.seat:
        who = scene.noun("drawing-you")
    else:
        who = scene.say("seat", number=seat + 1)
    if s.active == colour and not s.over():
        who = scene.say("drawing-in-turn", seat=who)
    if not s.alive(colour):
        who = scene.say("drawing-lazarus", seat=who)
    return who


def _species_row(scene: Scene, species: int, width: float, y: float) -> Markup:
    """A species: its shape and size, its letters, its stack, and how many animals are where."""
    s = scene.s
    colour = species // SHAPE_COUNT
    right = width - 2 * GAP
    name = scene.species(species)
    plates, wide = dna(s.genome[species], 12.0 if width >= 340 else 10.5)
    cards = [scene.words(say.card(card)) for card in view.stack_of(s, species)]
    faces = [scene.words(say.face(face)) for face in view.faces_of(s, colour, species)]
    stack = scene.listed(cards + faces) if cards or faces else scene.noun("drawing-no-stack")
    instincts = [i for i in range(INSTINCT_COUNT) if s.instincts(species) >> i & 1]
    title = [
        scene.say(
            "drawing-species",
            species=name,
            size=s.size[species],
            letters=spell(s.genome[species]) or "-",
            map=s.population[species],
            supply=s.supply[species],
        ),
        scene.say("drawing-stack", cards=stack),
    ]
    if instincts:
        title.append(
            scene.say("drawing-instincts", instincts=scene.listed([scene.words(say.instinct(i)) for i in instincts]))
        )
    learnt = [i for i in range(CULTURE_COUNT) if s.cultures[species] >> i & 1]
    if learnt:
        title.append(
            scene.say("drawing-has-cultures", cultures=scene.listed([scene.words(say.culture(i)) for i in learnt]))
        )
    signs = [svg.at(right - 8 - 20 * k, 44, sign(INSTINCT_SIGNS[i], 0.75)) for k, i in enumerate(reversed(instincts))]
    room = right - 78 - 20 * len(instincts)
    return scene.target(
        f"species-{SPECIES[species]}",
        "\n".join(title),
        svg.line(0, 0, right, 0, "rule"),
        svg.at(24, 23, wood(species, 0.86)),
        svg.text(24, 52, scene.say("sizes-one", number=s.size[species]), "muted", size=10.5, anchor="middle"),
        svg.at(58, 9, plates) if wide else svg.text(58, 22, scene.noun("drawing-no-letters"), "muted", size=11.5),
        svg.text(
            right,
            22,
            scene.say("drawing-map-supply", map=s.population[species], supply=s.supply[species]),
            "muted",
            size=11.5,
            anchor="end",
        ),
        svg.text(58, 48, svg.shorten(stack, room, 11.5), "ink", size=11.5),
        *signs,
        svg.rect(-8, 2, right + 16, SPECIES_ROW - 4, "edge", radius=8),
        move=svg.moved(GAP, y),
    )


def _unused_row(scene: Scene, unused: list[int], width: float, y: float) -> Markup:
    """The shapes of a colour that do not live, in outline side by side."""
    right = width - 2 * GAP
    parts = [
        svg.line(0, 0, right, 0, "rule"),
        svg.text(right, 22, scene.noun("drawing-unused"), "muted", size=11.5, anchor="end"),
    ]
    for i, species in enumerate(unused):
        parts.append(
            scene.target(
                f"species-{SPECIES[species]}",
                scene.say("drawing-not-alive", species=scene.species(species)),
                svg.rect(-22, -15, 44, 30, "hit", radius=8),
                wood(species, 0.6, True),
                svg.rect(-22, -15, 44, 30, "edge", radius=8),
                move=svg.moved(24 + 54 * i, 18),
            )
        )
    return svg.at(GAP, y, *parts)


def _heritage(scene: Scene, colour: int, width: float, y: float) -> Markup:
    """The heritage tiles that are still in the supply."""
    s = scene.s
    c = s.components
    right = width - 2 * GAP
    label = scene.noun("drawing-heritage")
    parts = [
        svg.line(0, 0, right, 0, "rule"),
        svg.text(0, 21, label, "muted", size=11.5),
    ]
    x = svg.measure(label, 11.5) + 12
    names = []
    for tile in range(HERITAGE_COUNT):
        if s.heritage[colour * HERITAGE_COUNT + tile] != NONE:
            continue
        front, wide = dna(c.face_genome[tile * 2], 9.5)
        back, other = dna(c.face_genome[tile * 2 + 1], 9.5)
        long = wide + other + 17
        names.append(f"{spell(c.face_genome[tile * 2])}/{spell(c.face_genome[tile * 2 + 1])}")
        parts.append(
            svg.at(
                x,
                7,
                svg.rect(0, 0, long, 20, "chip", radius=4),
                svg.at(4, 3.8, front),
                svg.text(wide + 8.5, 14, "/", "muted", size=11, anchor="middle"),
                svg.at(wide + 13, 3.8, back),
            )
        )
        x += long + 5
    title = scene.say("drawing-heritage-title", tiles=scene.listed(names))
    return svg.at(GAP, y, svg.tag("title", title), *parts)


# --- what is asked ---------------------------------------------------------------------------


def heading(scene: Scene, width: float) -> Piece:
    """Where the game stands, who decides what, and those choices that have no place on the table."""
    s = scene.s
    where = scene.say("drawing-turn", turn=s.turn, period=scene.words(say.period(s.period)))
    choices = [_choice(scene, id) for id in scene.unplaced()]
    label = scene.say("drawing-label", where=where, asked=scene.asked())
    return scenes.heading(scene, width, where, choices, label)


def _choice(scene: Scene, id: str) -> Chip:
    """A choice without a place on the table, as a label: a plain word, letters to inherit."""
    block, _, member = id.partition("-")
    if block in ("word", "face", "inherit"):
        return Chip(id, capital(scene.words(view.option_words(scene.s, VOCABULARY.parse(f"{block}:{member}")))))
    return Chip(id, member)


# --- the whole table -------------------------------------------------------------------------


def shown_colours(s: Megafauna) -> list[int]:
    return [c for c in range(COLOUR_COUNT) if s.seat_of[c] != NONE]


def table(scene: Scene, layout: Layout = "wide") -> Piece:
    """All pieces in one: side by side, or one above the other for a narrow screen."""
    shown = shown_colours(scene.s)
    if layout == "tall":
        return _tall(scene, shown)
    width = BOARD_WIDTH + GAP + SIDE_WIDTH
    earth = board(scene)
    side = [displays(scene), tracks(scene), cultures(scene), key(scene)]
    columns = 2
    each = (BOARD_WIDTH - GAP) / columns
    high = panel_height(scene, shown)
    panels = [panel(scene, c, each, high) for c in shown]
    head = heading(scene, width)
    y = head.height + GAP
    content = [head.content, earth.placed(0, y)]
    down = y
    for piece in side:
        content.append(piece.placed(BOARD_WIDTH + GAP, down))
        down += piece.height + GAP
    # Panels stand below the map, beside the long column of cards and tracks.
    below = y + earth.height + GAP
    for i, piece in enumerate(panels):
        content.append(piece.placed((i % columns) * (each + GAP), below + (i // columns) * (high + GAP)))
    rows = (len(panels) + columns - 1) // columns
    height = max(down, below + rows * (high + GAP)) - GAP
    return Piece(width, height, svg.group(*content), head.label)


def _tall(scene: Scene, shown: list[int]) -> Piece:
    width = SIDE_WIDTH
    pieces = [
        board(scene),
        displays(scene),
        *(panel(scene, c, width) for c in shown),
        tracks(scene),
        cultures(scene),
        key(scene),
    ]
    return scenes.stacked(heading(scene, width), pieces, width)


def draw(state: Megafauna, seat: int, **look: Unpack[Look]) -> str:
    """The whole table as a seat (or SPECTATOR) sees it, as one SVG file."""
    return scenes.draw(Scene, table, STYLE, state, seat, look)

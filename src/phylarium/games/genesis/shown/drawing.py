"""What a seat may see, as SVG: the same view as `view.py`, for eyes.

Every thing that can be chosen has the id that the vocabulary gives it as a target (`place-warm_pond`,
`mutation-tmrna`), and a title that says in words what it is. Parts of one organism (`organ-2`,
`cube-red`) have their ids on the organism that the present question is about. Pictures are made from
a masked state, so they cannot show what the seat may not know.

A picture is put together from pieces, each a function of a `Scene`: `earth`, `events`, `roll`,
`creatures` and `tableau`. `draw` makes the whole table of them.

Pieces of the game are told by outline (cube, dome, disk), and colours by a sign within as well.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from functools import cache
from typing import Final, Unpack

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.actions import DONATE, PARTIES, PLACES, SPEND, VOCABULARY
from phylarium.games.genesis.rules.ending import victory_points
from phylarium.games.genesis.rules.frames import ANIMATE
from phylarium.games.genesis.rules.names import (
    ABILITY_COUNT,
    BLUE,
    COLOUR_COUNT,
    COLOURS,
    COOL,
    DISEASED_SLOTS,
    DROUGHT_SHIELD,
    ECOSYSTEMS,
    ENDOSYMBIONTS,
    EONS,
    EVENTS,
    HEAT_SHIELD,
    ICONS,
    MACROORGANISM_COUNT,
    MACROORGANISMS,
    MOST_ORGANS,
    MOST_SLOTS,
    MUTATIONS,
    OXYGEN_SHIELD,
    REFUGIA,
    REFUGIUM_COUNT,
    ROW_COUNT,
    ROWS,
    SPECIALS,
    TROPHIC_COUNT,
    TROPHIC_LEVELS,
    UV,
    UV_SHIELD,
    WARM,
)
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import (
    AUTOCATALYTIC_PHASE,
    DISEASED,
    LIVING,
    NPC,
    ON_CARD,
    PARASITE,
    PARTY_COUNT,
    PHASES,
    PLACE_COUNT,
    REFUGIUM,
    ROW_LENGTH,
    TROPHY,
    TROPHY_OF,
)
from phylarium.games.genesis.shown import view
from phylarium.games.genesis.shown.portraits import CELL, ORGAN_POINTS, PARASITE_SIGNS, PORTRAITS, Strokes
from phylarium.kit import scenes, svg
from phylarium.kit.scenes import Chip, Layout, Look, capital
from phylarium.kit.svg import GAP, NOTHING, Markup, Piece

# --- colours ---------------------------------------------------------------------------------

STYLE: Final = svg.STYLE.with_(
    tokens={
        "red": ("#b23a30", "#ee8379"),
        "yellow": ("#dba81f", "#f0cf5e"),
        "green": ("#3f7d3a", "#86c97a"),
        "blue": ("#2f67a3", "#79b4ea"),
        "on-red": ("#ffffff", "#0f1b22"),
        "on-yellow": ("#2c2200", "#0f1b22"),
        "on-green": ("#ffffff", "#0f1b22"),
        "on-blue": ("#ffffff", "#0f1b22"),
        "rim-red": ("#8c2a22", "#ee8379"),
        "rim-yellow": ("#8a6500", "#f0cf5e"),
        "rim-green": ("#2f5f2b", "#86c97a"),
        "rim-blue": ("#224d7c", "#79b4ea"),
        "cosmic": ("#dcd7ea", "#2d2b47"),
        "ocean": ("#bfdbe2", "#1d4353"),
        "coastal": ("#ece0b6", "#514a31"),
        "continent": ("#dbccab", "#4d3f2b"),
        "flesh": ("#e6dcc4", "#46585f"),
        "fleck": ("#6f6859", "#c3ccc6"),
        "glass": ("#8c8573", "#8fa3a8"),
        "warm": ("#b4531c", "#f2a25f"),
        "cool": ("#2f6f9f", "#8cc6ee"),
    },
    rules={
        **{f".{colour}": f"fill:${colour};stroke:$rim-{colour}" for colour in COLOURS},
        **{f".on.{colour}": f"fill:$on-{colour};stroke:none" for colour in COLOURS},
        **{f".{row}": f"fill:${row}" for row in ROWS},
        ".cube,.dome,.disk": "stroke-width:1.1;stroke-linejoin:round",
        ".ghost": "fill-opacity:.16;stroke-dasharray:2.4 1.8;stroke-width:1.3",
        **{f".sign.{colour}": f"fill:none;stroke:$rim-{colour}" for colour in COLOURS},
        **{f".mark.{colour}": f"fill:$rim-{colour};stroke:none" for colour in COLOURS},
        ".socket": "fill:none;stroke:$muted;stroke-opacity:.8;stroke-width:1.1;stroke-dasharray:2 2",
        **{f".socket.{colour}": f"fill:none;stroke:$rim-{colour}" for colour in COLOURS},
        ".printed": "fill-opacity:.35;stroke-width:1.1",
        ".field": "fill-opacity:.13;stroke:none",
        ".band": "stroke:none",
        ".row": "stroke:$line;stroke-width:1",
        ".asleep": "opacity:.5",
        ".card": "fill:$panel;stroke:$line;stroke-width:1.2",
        ".water": "fill-opacity:.85;stroke:none",
        ".beaker": "fill:none;stroke:$glass;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round",
        ".sign": "fill:none;stroke:$ink;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
        ".sign.faint": "stroke:$muted;stroke-opacity:.7",
        ".warm": "stroke:$warm;fill:none",
        ".cool": "stroke:$cool;fill:none",
        ".shield": "fill:$shade;stroke:$muted;stroke-width:1.2",
        ".die": "fill:$panel;stroke:$ink;stroke-width:1.1",
        ".pips": "fill:$ink",
        ".round": "stroke-dasharray:none",
        ".flesh,.wing": "stroke:$ink;stroke-width:1.3;stroke-linejoin:round",
        ".flesh": "fill:$flesh",
        ".wing": "fill:$panel;fill-opacity:.8",
        ".fleck": "fill:$fleck",
        ".vein": "fill:none;stroke:$ink;stroke-opacity:.55;stroke-width:.9;stroke-linecap:round;stroke-linejoin:round",
        ".limb": "fill:none;stroke:$ink;stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
        ".tube-rim": "fill:none;stroke:$ink;stroke-width:19;stroke-linecap:round",
        ".tube": "fill:none;stroke:$flesh;stroke-width:16.4;stroke-linecap:round",
        ".tube-ring": "fill:none;stroke:$ink;stroke-opacity:.45;stroke-width:16.4;stroke-dasharray:.9 4.6",
        ".tube-band": "fill:none;stroke:$fleck;stroke-opacity:.5;stroke-width:17",
        ".stub-rim": "fill:none;stroke:$ink;stroke-width:8;stroke-linecap:round",
        ".stub": "fill:none;stroke:$flesh;stroke-width:5.4;stroke-linecap:round",
        ".lead": "fill:none;stroke:$muted;stroke-opacity:.75;stroke-width:.9",
        ".spot": "fill:$muted",
        ".chip": "fill:$shade;stroke:$line;stroke-width:1",
        ".hook": "fill:none;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round",
        **{f".hook.{colour}": f"fill:none;stroke:$rim-{colour}" for colour in COLOURS},
        **{f".leech.{colour}": f"fill:$panel;stroke:$rim-{colour};stroke-width:1.6" for colour in COLOURS},
        ".past": "fill:$muted;fill-opacity:.55",
        ".tocome": "fill:none;stroke:$muted;stroke-opacity:.6",
        ".step": "fill:$shade;stroke:$line;stroke-width:1.2",
        ".tick": "stroke:$panel;stroke-width:1",
    },
)
"""The shared design and this game's colours: players, landforms, flesh."""

# --- our own signs ---------------------------------------------------------------------------

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


# --- the scene -------------------------------------------------------------------------------

PARTS: Final[svg.Kept[Markup]] = svg.Kept(8192)
"""Parts of pictures, in which nothing is marked: about 30 MB when it is full."""


class Scene(scenes.Scene[Genesis]):
    game = "genesis"
    vocabulary = VOCABULARY

    def __init__(
        self, state: Genesis, seat: int, *, highlight: Collection[str] | None = None, language: str = "en"
    ) -> None:
        super().__init__(state, seat, highlight=highlight, language=language)
        masked = self.s
        self.subject = view.asked_about(masked)
        """The place that the present question is about; its parts have ids."""
        self.reviving = bool(masked.agenda) and masked.agenda[-1].op == ANIMATE
        """Whether the cubes that the present question is about are disorganised ones."""
        self.purse = _purse(masked)
        """The player whose catalysts the present question is about."""

    def colour(self, colour: int) -> str:
        return self.noun("colour-" + COLOURS[colour])

    def party(self, party: int) -> str:
        return self.words(say.party(party))

    def place(self, place: int) -> str:
        return self.words(say.place(self.s, place))

    def part(self, draw: Callable[[], Markup], *key: Hashable) -> Markup:
        """A part of the picture, kept by all that it is drawn from."""
        return PARTS.get((key, self.language), draw)

    def piece(self, width: float, height: float, content: Markup, label: str) -> Piece:
        """A finished piece. What may be chosen is marked only now, so that parts can be kept unmarked."""
        for id in self.yours:
            opening = f'<g id="{id}" class="target'
            if opening in content:
                self.drawn.add(id)
                content = Markup(content.replace(opening, opening + " yours"))
        return Piece(width, height, content, label)


def _purse(s: Genesis) -> int:
    if not s.agenda:
        return -1
    frame = s.agenda[-1]
    giving = any(SPEND <= action < DONATE + COLOUR_COUNT for action in s.legal())
    if giving and all(action < DONATE or action >= DONATE + COLOUR_COUNT for action in s.legal()):
        place = view.asked_about(s)
        if place >= 0 and s.stage[place] == LIVING:
            return s.tableau(place)
    return frame.actor if 0 <= frame.actor < COLOUR_COUNT else -1


# --- tokens ----------------------------------------------------------------------------------


@cache
def cube(colour: int, size: float = 15.0, *, ghost: bool = False) -> Markup:
    """A cube about the origin; a ghost is disorganised, or elsewhere."""
    name = COLOURS[colour]
    half = size / 2
    body = svg.rect(-half, -half, size, size, f"cube {name}{' ghost' if ghost else ''}", radius=size * 0.17)
    return Markup(body + svg.at(0, 0, svg.path(GLYPHS[colour], f"{'mark' if ghost else 'on'} {name}"), scale=size / 17))


@cache
def dome(party: int, scale: float = 1.0) -> Markup:
    """A biont about the origin. That of an NPC stands on a plinth (C1c)."""
    name = COLOURS[party & 3]
    shape = svg.path(DOME, f"dome {name}")
    plinth = svg.rect(-10.5, 7, 21, 3.4, "spot", radius=1) if party >= NPC else NOTHING
    glyph = svg.at(0, -0.6, svg.path(GLYPHS[party & 3], f"on {name}"), scale=0.92)
    drawn = Markup(shape + glyph + plinth)
    return svg.at(0, 0, drawn, scale=scale) if scale != 1.0 else drawn


@cache
def disk(colour: int, radius: float = 8.0) -> Markup:
    """A catalyst, enzyme or antioxidant about the origin."""
    name = COLOURS[colour]
    glyph = svg.at(0, 0, svg.path(GLYPHS[colour], f"on {name}"), scale=radius / 9)
    return Markup(svg.circle(0, 0, radius, f"disk {name}") + glyph)


@cache
def die(face: int, size: float = 16.0) -> Markup:
    """A die about the origin."""
    half = size / 2
    step = size * 0.27
    pips = [svg.circle(x * step, y * step, size * 0.085, "pips") for x, y in PIPS[face]]
    return Markup(svg.rect(-half, -half, size, size, "die", radius=size * 0.2) + "".join(pips))


@cache
def ability_sign(ability: int, scale: float = 0.7) -> Markup:
    """An ability about the origin: its sign, on a shield where it shields."""
    if ability <= DROUGHT_SHIELD:
        inner = svg.at(0, -0.6, svg.path(ABILITY_SIGNS[ability], "sign"), scale=0.62)
        return svg.at(0, 0, svg.path(SHIELD, "shield"), inner, scale=scale)
    return svg.at(0, 0, svg.path(ABILITY_SIGNS[ability], "sign"), scale=scale)


@cache
def event_sign(icon: int, scale: float = 1.0) -> Markup:
    """An icon of an event about the origin."""
    if icon >= UV:
        rays = svg.path("M-9 -9L-5 -5M0 -10.4L0 -6.4M9 -9L5 -5", "sign")
        limit = svg.text(0, 8.4, f"UV{icon - UV}", "ink bold", size=9.5, anchor="middle")
        return svg.at(0, 0, rays, limit, scale=scale)
    return svg.at(0, 0, svg.path(EVENT_SIGNS[icon], "sign"), scale=scale)


@cache
def climate_sign(climate: int, scale: float = 1.0) -> Markup:
    name = "warm" if climate == WARM else "cool"
    return svg.at(0, 0, svg.path(CLIMATE_SIGNS[climate], f"sign {name}"), scale=scale)


@cache
def landform_sign(row: int, scale: float = 1.0, class_: str = "sign") -> Markup:
    return svg.at(0, 0, svg.path(LANDFORM_SIGNS[row], class_), scale=scale)


def strokes(drawn: Strokes) -> Markup:
    return Markup("".join(svg.path(d, class_) for class_, d in drawn))


@cache
def portrait(face: int, scale: float = 1.0) -> Markup:
    """A macroorganism about the origin."""
    return svg.at(0, 0, strokes(PORTRAITS[face]), scale=scale)


@cache
def cell(scale: float = 1.0) -> Markup:
    return svg.at(0, 0, strokes(CELL), scale=scale)


def _spread(tokens: list[Markup], width: float, step: float) -> Markup:
    """Tokens side by side about the origin, closer where there are many."""
    count = len(tokens)
    if count == 0:
        return NOTHING
    apart = min(step, (width - step) / (count - 1)) if count > 1 else 0.0
    first = -apart * (count - 1) / 2
    return Markup("".join(svg.at(first + apart * i, 0, token) for i, token in enumerate(tokens)))


def _in_line(tokens: list[Markup], width: float, step: float) -> Markup:
    """Tokens in a line from the origin to the right, closer where there are many."""
    count = len(tokens)
    apart = min(step, (width - step) / (count - 1)) if count > 1 else 0.0
    return Markup("".join(svg.at(apart * i, 0, token) for i, token in enumerate(tokens)))


def _cubes_of(
    scene: Scene, counts: list[int], size: float, *, ghost: bool = False, chosen: bool = False
) -> list[Markup]:
    """Cubes by colour; where they can be `chosen`, the first of each is a target."""
    drawn = []
    for colour, number in enumerate(counts):
        for i in range(number):
            token = cube(colour, size, ghost=ghost)
            if chosen and i == 0:
                title = capital(scene.say("option-cube", colour=scene.colour(colour)))
                edge = svg.rect(-size / 2 - 2, -size / 2 - 2, size + 4, size + 4, "edge", radius=4)
                token = svg.target(f"cube-{COLOURS[colour]}", title, token, edge)
            drawn.append(token)
    return drawn


def _bionts_of(scene: Scene, place: int, scale: float, *, colour: int = -1) -> list[Markup]:
    """The bionts of a place, or those of one colour; where they are asked about, the first of each is a target."""
    s = scene.s
    drawn = []
    for party in range(PARTY_COUNT):
        number = s.bionts[place * PARTY_COUNT + party]
        if colour >= 0 and party & 3 != colour:
            continue
        for i in range(number):
            drawn.append(_biont(scene, place, party, scale, first=i == 0))
    return drawn


def _biont(scene: Scene, place: int, party: int, scale: float, *, first: bool) -> Markup:
    if place != scene.subject or not first:
        return dome(party, scale)
    title = capital(scene.say("option-biont", party=scene.party(party)))
    return svg.target(f"biont-{PARTIES[party]}", title, dome(party, scale), svg.circle(0, 0, 12 * scale, "edge"))


# --- the Earth: landforms, mutation decks, refugia -------------------------------------------

PLATE: Final = 86.0
DECK: Final = 120.0
CARD_WIDTH: Final = 164.0
CARD_HEIGHT: Final = 160.0
ROW: Final = CARD_HEIGHT + 16
EARTH_WIDTH: Final = PLATE + DECK + ROW_LENGTH * (CARD_WIDTH + 8) + 2 * GAP


def earth(scene: Scene, width: float = EARTH_WIDTH) -> Piece:
    """The four landforms from the cosmos down: each with its deck of mutations and its refugia."""
    parts = []
    y = GAP
    for row in range(ROW_COUNT):
        spots, high = _spots(scene, row, width - 2 * GAP)
        parts.append(svg.at(GAP, y, _row(scene, row, spots, width - 2 * GAP, high)))
        y += high + 8
    height = y - 8 + GAP
    panel = svg.rect(0.5, 0.5, width - 1, height - 1, "panel", radius=10)
    return scene.piece(width, height, svg.group(panel, *parts, id="earth"), scene.noun("drawing-earth"))


Spots = list[tuple[int, float, float]]
"""Refugia, and where they are."""


def _spots(scene: Scene, row: int, width: float) -> tuple[Spots, float]:
    """Where the refugia of a row lie, beside the deck and, where there is no more room, below; and the row's height."""
    step = CARD_WIDTH + 8
    found: Spots = []
    x, y = PLATE + DECK, 8.0
    for placard in scene.s.rows[row * ROW_LENGTH : (row + 1) * ROW_LENGTH]:
        if placard >= 0:
            if x + CARD_WIDTH > width:
                x, y = 8.0, y + CARD_HEIGHT + 8
            found.append((placard, x, y))
            x += step
    return found, y + CARD_HEIGHT + 8


def _row(scene: Scene, row: int, spots: Spots, width: float, height: float) -> Markup:
    parts = [_landform(scene, row, width, height), svg.at(PLATE, 0, _deck(scene, row))]
    parts += [svg.at(x, y, _refugium(scene, placard)) for placard, x, y in spots]
    return svg.group(*parts)


def _landform(scene: Scene, row: int, width: float, height: float) -> Markup:
    s = scene.s
    return scene.part(
        lambda: _draw_landform(scene, row, width, height),
        *("landform", row, width, height, s.active[row], s.refugia_left[row], s.waterworld),
    )


def _draw_landform(scene: Scene, row: int, width: float, height: float) -> Markup:
    s = scene.s
    active = s.active[row] == 1
    closed = s.waterworld == 1 and row == ROW_COUNT - 1
    state = scene.noun("drawing-closed" if closed else "drawing-active" if active else "drawing-inactive")
    left = scene.say("drawing-refugia-left", number=s.refugia_left[row])
    name = capital(scene.noun("row-" + ROWS[row]))
    title = scene.say("drawing-landform", row=name, state=state, left=left)
    back = svg.rect(0, 0, width, height, f"row {ROWS[row]}{'' if active else ' asleep'}", radius=10)
    return svg.target(
        f"row-{ROWS[row]}",
        title,
        back,
        svg.at(PLATE / 2, 48, landform_sign(row, 1.25, "sign" if active else "sign faint")),
        svg.text(PLATE / 2, 92, name, "ink serif bold" if active else "muted serif italic", size=14, anchor="middle"),
        svg.text(PLATE / 2, 110, state, "ink" if active else "muted", size=11, anchor="middle"),
        svg.text(PLATE / 2, ROW - 14, left, "muted", size=10.5, anchor="middle"),
    )


def _deck(scene: Scene, row: int) -> Markup:
    """A mutation deck: its top card, and how many lie below."""
    deck = scene.s.deck(row)
    top = deck[0] if deck else -1
    return scene.part(lambda: _draw_deck(scene, row, top, len(deck)), "deck", row, top, len(deck), scene.s.components)


def _draw_deck(scene: Scene, row: int, top: int, number: int) -> Markup:
    words = scene.say("drawing-deck", row=scene.noun("row-" + ROWS[row]), number=number)
    badge = svg.target(
        f"deck-{ROWS[row]}",
        words,
        svg.rect(0, 0, DECK - 16, 22, "chip", radius=11),
        svg.text((DECK - 16) / 2, 15, scene.say("drawing-cards", number=number), "muted", size=11, anchor="middle"),
        svg.rect(0, 0, DECK - 16, 22, "edge", radius=11),
        move=svg.moved(4, ROW - 32),
    )
    if top < 0:
        hole = svg.rect(4.5, 8.5, DECK - 17, ROW - 48, "socket", radius=8)
        return Markup(hole + badge)
    under = svg.rect(7, 12, DECK - 16, ROW - 48, "card", radius=8) if number > 1 else NOTHING
    return Markup(under + svg.at(4, 8, _top_mutation(scene, top, DECK - 16, ROW - 48)) + badge)


def _top_mutation(scene: Scene, mutation: int, width: float, height: float) -> Markup:
    """A mutation that can be bought: unpromoted, with the colour that promotion would add."""
    c = scene.s.components
    colour, plus = c.mutation_colour[mutation], c.plus_colour[mutation]
    name = scene.words(say.mutation(mutation))
    lines = svg.wrap(name, width - 16, 12, 3)
    parts = [
        svg.rect(0, 0, width, height, "card", radius=8),
        svg.path(
            f"M8 0L{width - 8:g} 0C{width - 3:g} 0 {width:g} 3 {width:g} 8L{width:g} 24L0 24L0 8C0 3 3 0 8 0Z",
            f"band {COLOURS[colour]}",
        ),
        svg.at(15, 12, svg.path(GLYPHS[colour], f"on {COLOURS[colour]}"), scale=1.2),
        svg.at(width - 15, 12, cube(plus, 11)),
        svg.text(width - 30, 16.5, "+", f"on {COLOURS[colour]}", size=13, anchor="middle"),
        svg.lines(8, 42, lines, "ink serif bold", size=12, leading=1.22),
    ]
    y = height - 16
    for ability in reversed(range(ABILITY_COUNT)):
        number = c.mutation_ability[mutation * 2 * ABILITY_COUNT + ability]
        if number > 0:
            label = scene.words(view.ability_name(ability))
            words = label if number == 1 else scene.say("counted", number=number, what=label)
            parts.append(svg.at(17, y, ability_sign(ability, 0.7)))
            parts.append(svg.text(29, y + 3.6, words, "muted", size=10))
            y -= 20
    parts.append(svg.rect(-1, -1, width + 2, height + 2, "edge", radius=9))
    return svg.target(f"mutation-{MUTATIONS[mutation]}", _mutation_title(scene, mutation, 0), *parts)


def _ability_row(table: list[int], index: int, x: float, y: float, width: float, scale: float = 0.78) -> Markup:
    """The ability icons of one thing in a line; `index` is its place in the table."""
    icons = []
    for ability, number in enumerate(table[index * ABILITY_COUNT : (index + 1) * ABILITY_COUNT]):
        icons += [ability_sign(ability, scale)] * number
    return svg.at(x, y, _in_line(icons, width, 23 * scale + 1)) if icons else NOTHING


def _mutation_title(scene: Scene, mutation: int, side: int) -> str:
    s = scene.s
    c = s.components
    id = "drawing-promoted" if side == 1 else "drawing-mutation"
    return scene.say(
        id,
        mutation=scene.words(say.mutation(mutation, side)),
        colour=scene.colour(c.mutation_colour[mutation]),
        plus=scene.colour(c.plus_colour[mutation]),
        abilities=scene.words(view.mutation_abilities(s, mutation, side)),
    )


SPINE: Final = "M8 0L7 0C3 0 0 4 0 9L0 151C0 156 3 160 7 160L8 160Z"
"""The left edge of a placard, in its colour."""

WATER: Final = (
    "M22 92C42 88 62 96 84 92C106 88 128 96 148 92L148 120C148 126 144 128 138 128L32 128C26 128 22 126 22 120Z"
)
BEAKER: Final = (
    "M15 50L22 55L22 120C22 126 26 128 32 128L138 128C144 128 148 126 148 120L148 55L155 50M142 66L148 66"
    "M144 79L148 79M142 105L148 105M144 117L148 117"
)
"""The glass: organised manna floats above the line, disorganised manna lies in the water."""


def _refugium(scene: Scene, r: int) -> Markup:
    s = scene.s
    at = r * COLOUR_COUNT
    return scene.part(
        lambda: _draw_refugium(scene, r),
        *("refugium", r, s.climate, scene.subject == r, scene.subject == r and scene.reviving, s.components),
        *(tuple(s.cubes[at : at + COLOUR_COUNT]), tuple(s.dead[at : at + COLOUR_COUNT])),
        tuple(s.bionts[r * PARTY_COUNT : (r + 1) * PARTY_COUNT]),
        tuple(s.enzymes[r * MOST_SLOTS : (r + 1) * MOST_SLOTS]),
    )


def _draw_refugium(scene: Scene, r: int) -> Markup:
    s = scene.s
    c = s.components
    at = r * COLOUR_COUNT
    row = ROWS[c.refugium_row[r]]
    asked = scene.subject == r
    name = scene.words(say.refugium(r))
    room = CARD_WIDTH - (46 if c.smite_shield[r] or c.biont_price[r] > 0 else 22)
    parts = [
        svg.rect(0, 0, CARD_WIDTH, CARD_HEIGHT, "card", radius=9),
        svg.path(SPINE, f"band {COLOURS[c.refugium_colour[r]]}"),
        svg.text(16, 18, name, "ink serif bold", size=12.5 if svg.measure(name, 12) < room else 11),
    ]
    if c.smite_shield[r]:
        sign = svg.at(
            0, 0, svg.path(SHIELD, "shield"), svg.at(0, 0, svg.path(EVENT_SIGNS[2], "sign"), scale=0.55), scale=0.8
        )
        parts.append(svg.at(CARD_WIDTH - 14, 14, sign))
    if c.biont_price[r] > 0:
        parts.append(svg.circle(CARD_WIDTH - 33, 14, 7, "socket"))
        parts.append(svg.text(CARD_WIDTH - 33, 17.6, str(c.biont_price[r]), "ink bold", size=10, anchor="middle"))
    parts.append(_life_dice(scene, r))
    parts += [
        svg.path(WATER, f"water {row}"),
        svg.path(BEAKER, "beaker"),
    ]
    live = [
        *_bionts_of(scene, r, 0.95),
        *_cubes_of(scene, s.cubes[at : at + COLOUR_COUNT], 15, chosen=asked and not scene.reviving),
    ]
    dead = _cubes_of(scene, s.dead[at : at + COLOUR_COUNT], 15, ghost=True, chosen=asked and scene.reviving)
    parts.append(svg.at(84, 72, _spread(live, 118, 20), id=f"live-{REFUGIA[r]}"))
    parts.append(svg.at(84, 110, _spread(dead, 118, 20), id=f"dead-{REFUGIA[r]}"))
    parts.append(_slots(scene, r))
    parts.append(svg.rect(-1.5, -1.5, CARD_WIDTH + 3, CARD_HEIGHT + 3, "edge", radius=10))
    return svg.target(f"place-{REFUGIA[r]}", _refugium_title(scene, r), *parts, role="group")


def _life_dice(scene: Scene, r: int) -> Markup:
    """F1: the faces that animate in the warm and in the cool; those of the present climate stand out."""
    parts = []
    x = 22.0
    for climate in (WARM, COOL):
        mask = scene.s.components.life[r * 2 + climate]
        row = [svg.at(x, 37, climate_sign(climate, 0.72))]
        x += 14.5
        for face in range(1, 7):
            if mask >> face & 1:
                row.append(svg.at(x, 37, die(face, 12.5)))
                x += 14.2
        parts.append(svg.group(*row, class_=None if climate == scene.s.climate else "dim"))
        x += 8
    return Markup("".join(parts))


def _slots(scene: Scene, r: int) -> Markup:
    """F2: the enzyme slots from the left: a square one kills manna, a round one enzymes; enzymes cover them."""
    s = scene.s
    c = s.components
    parts = []
    for i in range(c.slots[r]):
        at = r * MOST_SLOTS + i
        x = 24 + 19.6 * i
        if s.enzymes[at] >= 0:
            parts.append(svg.at(x, 146, disk(s.enzymes[at], 8.6)))
            continue
        if c.slot_kills_enzyme[at]:
            parts.append(svg.circle(x, 146, 8.6, "socket round"))
        else:
            parts.append(svg.rect(x - 8.4, 137.6, 16.8, 16.8, "socket", radius=3))
        parts.append(svg.at(x, 146, die(c.slot_face[at], 10 if c.slot_kills_enzyme[at] else 12)))
    return svg.group(*parts, id=f"slots-{REFUGIA[r]}")


def _faces(mask: int) -> str:
    return " ".join(str(face) for face in range(1, 7) if mask >> face & 1) or "-"


def _refugium_title(scene: Scene, r: int) -> str:
    s = scene.s
    c = s.components
    at = r * (MOST_SLOTS + 1) + s.enzyme_count[r]
    lines = [
        scene.say(
            "drawing-refugium",
            refugium=scene.words(say.refugium(r)),
            row=scene.noun("row-" + ROWS[c.refugium_row[r]]),
            colour=scene.colour(c.refugium_colour[r]),
        ),
        capital(scene.words(view.content_words(s, r))) + ".",
        scene.say(
            "drawing-dice",
            warm=_faces(c.life[r * 2 + WARM]),
            cool=_faces(c.life[r * 2 + COOL]),
            manna=_faces(c.manna_death[at]),
            enzymes=_faces(c.enzyme_death[at]),
        ),
    ]
    if c.smite_shield[r]:
        lines.append(scene.noun("drawing-smite-shield"))
    if c.biont_price[r] > 0:
        lines.append(scene.say("drawing-biont-price", number=c.biont_price[r]))
    return "\n".join(lines)


# --- events, climate, time -------------------------------------------------------------------

SIDE_WIDTH: Final = 372.0


def events(scene: Scene, width: float = SIDE_WIDTH) -> Piece:
    """This turn's events, the time that is left, and how far Armageddon is."""
    s = scene.s
    cards = s.event_pile[len(s.event_pile) - s.drawn :]
    content = scene.part(
        lambda: _draw_events(scene, width),
        *("events", width, tuple(cards), tuple([_eon_of(s, e) for e in (*s.event_pile, *reversed(s.event_deck))])),
        *(
            len(s.event_pile),
            s.run_length,
            s.climate,
            s.waterworld,
            s.ozone,
            s.ozone_hole,
            s.armageddon,
            s.introductory,
        ),
        *(tuple(s.order), tuple(s.sequence), tuple(s.seat_of), s.components),
    )
    return scene.piece(width, events_height(scene), content, scene.noun("drawing-events"))


def events_height(scene: Scene) -> float:
    return 192.0 + 46 * max(1, scene.s.drawn)


def _eon_of(s: Genesis, event: int) -> int:
    """The eon of an event, also of one that lies face down."""
    return s.components.event_eon[event] if event >= 0 else -1 - event


def _draw_events(scene: Scene, width: float) -> Markup:
    s = scene.s
    cards = s.event_pile[len(s.event_pile) - s.drawn :]
    parts: list[Markup] = []
    y = 40.0
    for event in cards:
        parts.append(_event(scene, event, y, width))
        y += 46
    if not cards:
        y += 46
    parts.append(_timeline(scene, y + 4, width))
    parts.append(_armageddon(scene, y + 56, width))
    parts.append(_order(scene, y + 118, width))
    height = events_height(scene)
    eon = scene.noun("eon-" + EONS[_eon_of(s, s.event_pile[-1])]) if s.event_pile else ""
    panel = svg.panel(width, height, scene.noun("drawing-events"), *parts, note=eon)
    return svg.group(panel, id="events")


def _event(scene: Scene, event: int, y: float, width: float) -> Markup:
    """A card: its name and its icons."""
    s = scene.s
    c = s.components
    name = scene.words(say.event(event))
    title = [capital(name) + "."]
    icons = []
    for icon in c.event_icons[event]:
        icons.append(event_sign(icon, 0.85))
        title.append(scene.say(f"icon-{ICONS[icon]}-text"))
    for climate in c.event_climate[event]:
        icons.append(climate_sign(climate, 0.95))
        title.append(scene.noun("drawing-warming" if climate == WARM else "drawing-cooling"))
    if c.event_special[event] > 0:
        icons.append(svg.at(0, 0, svg.path(SPECIAL_SIGNS[c.event_special[event]], "sign"), scale=0.9))
        title.append(scene.say(f"special-{SPECIALS[c.event_special[event]]}-text"))
    if c.event_aftershock[event]:
        title.append(scene.noun("event-aftershock-text"))
        name = scene.say("drawing-aftershock", event=name)
    return svg.target(
        f"event-{EVENTS[event]}",
        "\n".join(dict.fromkeys(title)),
        svg.rect(0, 0, width - 2 * GAP, 42, "chip", radius=8),
        svg.text(10, 17, name, "ink serif bold", size=13),
        svg.at(18, 30, _in_line(icons, width - 2 * GAP - 24, 25)),
        move=svg.moved(GAP, y),
    )


def _timeline(scene: Scene, y: float, width: float) -> Markup:
    """All events of the game as a strip: past ones filled, those to come by the eon on their backs."""
    s = scene.s
    eons = [_eon_of(s, e) for e in (*s.event_pile, *reversed(s.event_deck))]
    total = max(1, len(eons))
    step = (width - 2 * GAP) / total
    parts: list[Markup] = []
    for i, eon in enumerate(eons):
        past = i < len(s.event_pile)
        now = len(s.event_pile) - s.drawn <= i < len(s.event_pile)
        class_ = "pips" if now else "past" if past else "tocome"
        parts.append(
            svg.rect(GAP + i * step + 1, y + (12 if now else 14), step - 2, 14 if now else 10, class_, radius=3)
        )
        if i == 0 or eons[i - 1] != eon:
            parts.append(svg.text(GAP + i * step + 1, y + 8, scene.noun("eon-" + EONS[eon]), "muted", size=10))
    left = scene.say("drawing-events-left", number=len(s.event_deck))
    parts.append(svg.text(width - GAP, y + 42, left, "muted", size=11, anchor="end"))
    return svg.group(svg.tag("title", left), *parts)


def _armageddon(scene: Scene, y: float, width: float) -> Markup:
    """D10: the run of suns or snowflakes, and how many more would end the Earth."""
    s = scene.s
    if s.introductory == 1:
        return svg.text(GAP, y + 14, scene.noun("drawing-always-warm"), "muted", size=12)
    climate = WARM if s.run_length > 0 else COOL if s.run_length < 0 else s.climate
    run = abs(s.run_length)
    most = s.components.armageddon[climate]
    if climate == WARM and s.waterworld == 1:
        most = s.components.waterworld_armageddon
    parts = []
    for i in range(most):
        x = GAP + 14 + 34 * i
        last = i == most - 1
        parts.append(svg.circle(x, y + 18, 13.5, "step" if not last else "step round"))
        if i < run:
            parts.append(svg.at(x, y + 18, climate_sign(climate, 1.05)))
        elif last:
            parts.append(svg.at(x, y + 18, svg.path("M-5 -5L5 5M5 -5L-5 5", "sign faint")))
        if i < most - 1:
            parts.append(svg.line(x + 13.5, y + 18, x + 20.5, y + 18, "rule"))
    if s.armageddon == 1:
        words = scene.noun("drawing-armageddon")
    elif run == 0:
        words = scene.noun("drawing-no-climate")
    else:
        id = "drawing-to-greenhouse" if climate == WARM else "drawing-to-snowball"
        words = scene.say(id, number=max(0, most - run))
    state = scene.noun("climate-" + ("warm" if s.climate == WARM else "cool"))
    x = GAP + 34 * most + 8
    lines = svg.wrap(words, width - x - GAP, 11.5, 3)
    parts.append(svg.text(x, y + 8, capital(state), "ink serif bold", size=14))
    parts.append(svg.lines(x, y + 24, lines, "muted", size=11.5, leading=1.25))
    marks = []
    if s.ozone == 1:
        marks.append(scene.noun("drawing-ozone-hole" if s.ozone_hole == 1 else "drawing-ozone"))
    if s.waterworld == 1:
        marks.append(scene.noun("drawing-waterworld"))
    parts.append(svg.text(GAP, y + 52, " · ".join(marks), "muted", size=11))
    return svg.target("armageddon", words, *parts)


def _order(scene: Scene, y: float, width: float) -> Markup:
    """A6: who comes after whom, in this phase."""
    s = scene.s
    parties = s.sequence if s.sequence else [colour for colour in s.order if colour >= 0 and s.seat_of[colour] >= 0]
    if not parties:
        return NOTHING
    parts = [svg.text(GAP, y + 18, scene.noun("drawing-order"), "muted", size=11.5)]
    x = GAP + svg.measure(scene.noun("drawing-order"), 11.5) + 20
    for i, party in enumerate(parties):
        parts.append(svg.at(x, y + 14, svg.tag("title", scene.party(party)), dome(party, 0.95)))
        if i < len(parties) - 1:
            parts.append(svg.at(x + 18, y + 14, svg.path("M-3 -4L2 0L-3 4", "sign faint")))
        x += 36
    return svg.group(*parts, id="order")


# --- the latest roll -------------------------------------------------------------------------

Effect = tuple[str, str]
"""What a die did: the message about it, and its sign."""

LIFE_SIGN: Final = "M0 7L0 -2M0 -1C-5 -1 -7 -4 -7 -7C-3 -7 0 -5 0 -1ZM0 -2C4 -2 6 -5 6 -8C3 -8 0 -6 0 -2Z"
DEATH_SIGN: Final = "M0 -7L0 6M-4 2L0 6L4 2"
ENZYME_SIGN: Final = "M6 0A6 6 0 1 1 -6 0A6 6 0 0 1 6 0ZM-5 5L5 -5"
SYNTHESIS_SIGN: Final = "M6 0A6 6 0 1 1 -6 0A6 6 0 0 1 6 0ZM-3 0L3 0M0 -3L0 3"
ERROR_SIGN: Final = "M-5 -5L5 5M5 -5L-5 5"

ROLL_HEIGHT: Final = 122.0


def roll(scene: Scene, width: float = SIDE_WIDTH) -> Piece:
    """The dice of the latest roll, and what each of them did."""
    s = scene.s
    place = s.rolled
    seen = (
        (s.stage[place], s.macro_of[place], s.side[place - PARASITE] if place >= PARASITE else 0) if place >= 0 else ()
    )
    content = scene.part(
        lambda: _draw_roll(scene, width),
        *("roll", width, tuple(s.dice), place, s.cover, s.climate, s.phase, seen, s.components),
    )
    return scene.piece(width, ROLL_HEIGHT, content, scene.noun("drawing-roll"))


def effects(s: Genesis, face: int) -> list[Effect]:
    """What a face of the latest roll did, as the rules read it."""
    c = s.components
    place = s.rolled
    found: list[Effect] = []
    if place < REFUGIUM_COUNT and (s.stage[place] == REFUGIUM or s.phase == AUTOCATALYTIC_PHASE):
        at = place * (MOST_SLOTS + 1) + s.cover
        if c.life[place * 2 + s.climate] >> face & 1:
            found.append(("drawing-die-life", LIFE_SIGN))
        if c.manna_death[at] >> face & 1:
            found.append(("drawing-die-death", DEATH_SIGN))
        if c.enzyme_death[at] >> face & 1:
            found.append(("drawing-die-enzyme", ENZYME_SIGN))
        return found
    if face == 1:
        found.append(("drawing-die-synthesis", SYNTHESIS_SIGN))
    if face == 6 or (face == 5 and s.cover == 0):
        found.append(("drawing-die-error", ERROR_SIGN))
    if s.dice[face] >= 3 and s.macro_of[place] < 0:
        found.append(("drawing-die-triple", SYNTHESIS_SIGN))
    return found


def _draw_roll(scene: Scene, width: float) -> Markup:
    s = scene.s
    parts: list[Markup] = []
    note = scene.place(s.rolled) if s.rolled >= 0 else ""
    faces = [face for face in range(1, 7) if s.dice[face] > 0] if s.rolled >= 0 else []
    total = sum(s.dice[1:])
    room = width - 2 * GAP - 10 * max(0, len(faces) - 1)
    size = min(30.0, room / max(1, total) - 4)
    x = GAP
    said: list[str] = []
    for face in faces:
        does = effects(s, face)
        names = [scene.noun(id) for id, _ in does]
        said += names
        number = s.dice[face]
        dice = [svg.at(size / 2 + i * (size + 4), size / 2, die(face, size)) for i in range(number)]
        long = number * (size + 4) - 4
        signs = [svg.at(0, 0, svg.path(sign, "sign"), scale=0.85) for _, sign in does]
        words = scene.say("drawing-die", number=number, face=face, effects=scene.listed(names))
        parts.append(
            svg.target(
                f"die-{face}",
                words,
                *dice,
                svg.at(long / 2, size + 15, _spread(signs, max(long, 40.0), 16)),
                svg.rect(-3, -3, long + 6, size + 6, "edge", radius=7),
                move=svg.moved(x, 42),
            )
        )
        x += long + 14
    legend = (
        scene.listed(list(dict.fromkeys(said)))
        if said
        else scene.noun("drawing-no-effect" if faces else "drawing-no-roll")
    )
    lines = svg.wrap(capital(legend), width - 2 * GAP, 11, 1)
    parts.append(svg.lines(GAP, ROLL_HEIGHT - 10, lines, "muted", size=11))
    panel = svg.panel(width, ROLL_HEIGHT, scene.noun("drawing-roll"), *parts, note=note)
    return svg.group(panel, id="roll")


# --- macroorganisms: the stack and the trophic pyramids --------------------------------------

THUMB: Final = 90.0
CREATURES_HEIGHT: Final = 40 + 2 * THUMB + 148


def creatures(scene: Scene, width: float = SIDE_WIDTH) -> Piece:
    """The eight macroorganisms with what they need, and the pyramids of sea and land."""
    s = scene.s
    rates = tuple([s.metabolic_rate(p) if 0 <= p < PLACE_COUNT else 0 for p in s.macro_at])
    owners = tuple([s.owner[p] if 0 <= p < PLACE_COUNT else -1 for p in s.macro_at])
    content = scene.part(
        lambda: _draw_creatures(scene, width),
        *("creatures", width, tuple(s.macro_at), tuple(s.landed), tuple(s.level), rates, owners, s.components),
    )
    return scene.piece(width, CREATURES_HEIGHT, content, scene.noun("drawing-creatures"))


def _draw_creatures(scene: Scene, width: float) -> Markup:
    across = (width - 2 * GAP) / 4
    parts = [
        svg.at(GAP + across * (m % 4), 40 + THUMB * (m // 4), _thumb(scene, m, across - 6))
        for m in range(MACROORGANISM_COUNT)
    ]
    half = (width - 3 * GAP) / 2
    y = 40 + 2 * THUMB + 4
    for side in (0, 1):
        parts.append(svg.at(GAP + side * (half + GAP), y, _pyramid(scene, side, half)))
    panel = svg.panel(width, CREATURES_HEIGHT, scene.noun("drawing-creatures"), *parts)
    return svg.group(panel, id="creatures")


def _thumb(scene: Scene, macro: int, width: float) -> Markup:
    s = scene.s
    at = s.macro_at[macro]
    face = macro * 2 + s.landed[macro]
    name = scene.words(say.macro(macro, s.landed[macro]))
    systems = s.components.system[face * COLOUR_COUNT : (face + 1) * COLOUR_COUNT]
    title = scene.say("drawing-macro", macro=name, systems=scene.words(view.system_words(s, face)))
    squares = [
        svg.rect(-3.4, -3.4, 6.8, 6.8, f"cube {COLOURS[colour]}", radius=1)
        for colour, number in enumerate(systems)
        for _ in range(number)
    ]
    parts = [
        svg.rect(0, 0, width, THUMB - 8, "chip", radius=8),
        svg.at(width / 2, 31, portrait(face, 0.5)),
        svg.text(width / 2, 67, svg.shorten(name, width - 4, 10), "ink serif", size=10, anchor="middle"),
        svg.at(width / 2, 76, _spread(squares, width - 8, 8.4)),
    ]
    if at >= 0:
        holder = at - TROPHY_OF if at >= TROPHY_OF else s.owner[at]
        shown = svg.group(*parts, class_="dim")
        parts = [shown]
        if holder >= 0:
            parts.append(svg.at(width - 11, 12, dome(holder, 0.7)))
        id = "drawing-macro-extinct" if at >= TROPHY_OF else "drawing-macro-alive"
        title += "\n" + scene.say(id, party=scene.party(holder))
    parts.append(svg.rect(0, 0, width, THUMB - 8, "edge", radius=8))
    return svg.target(f"macro-{MACROORGANISMS[macro]}", title, *parts)


def _pyramid(scene: Scene, side: int, width: float) -> Markup:
    """H6: who eats whom, carnivore on top."""
    s = scene.s
    high = 34.0
    parts = [
        svg.text(
            width / 2,
            12,
            capital(scene.say("ecosystem-" + ECOSYSTEMS[side])),
            "ink serif bold",
            size=13,
            anchor="middle",
        )
    ]
    ground = "ocean" if side == 0 else "continent"
    crowd = [m for m in range(MACROORGANISM_COUNT) if 0 <= s.macro_at[m] < PLACE_COUNT and s.landed[m] == side]
    for i, level in enumerate(reversed(range(TROPHIC_COUNT))):
        inset = (2 - i) * width * 0.14
        below = max(0.0, inset - width * 0.1)
        top = 20 + i * (high + 3)
        n = svg.number
        shape = (
            f"M{n(inset)} {n(top)}L{n(width - inset)} {n(top)}"
            f"L{n(width - below)} {n(top + high)}L{n(below)} {n(top + high)}Z"
        )
        here = [m for m in crowd if s.level[m] == level]
        name = scene.noun("level-" + TROPHIC_LEVELS[level])
        parts.append(svg.path(shape, f"row {ground}"))
        if not here:
            parts.append(svg.text(width / 2, top + high / 2 + 4, name, "muted serif italic", size=11, anchor="middle"))
            continue
        # A chimera has two on one level (L6a).
        tight = len(here) > 1
        for i, macro in enumerate(here):
            place = s.macro_at[macro]
            words = scene.say(
                "drawing-level",
                macro=scene.place(place),
                level=name,
                number=s.metabolic_rate(place),
                party=scene.party(s.owner[place]),
            )
            x = width / 2 + (i - (len(here) - 1) / 2) * width * 0.34
            token = [
                svg.at(-width * (0.07 if tight else 0.16), 0, portrait(s.face(macro), 0.22 if tight else 0.3)),
                svg.at(width * 0.06, 0, dome(s.owner[place], 0.6 if tight else 0.85)),
                svg.text(width * (0.11 if tight else 0.17), 4.5, str(s.metabolic_rate(place)), "ink bold", size=13),
            ]
            id = f"level-{ECOSYSTEMS[side]}-{TROPHIC_LEVELS[level]}" + (f"-{i + 1}" if i else "")
            parts.append(svg.at(x, top + high / 2, svg.tag("title", words), *token, id=id))
    return svg.group(*parts)


# --- tableaus --------------------------------------------------------------------------------

ORGANISM_WIDTH: Final = 340.0
"""Of an organism where there is room for it."""
NARROWEST: Final = 316.0
HEAD: Final = 84.0
"""The part of a tableau above its organisms."""
INDENT: Final = 20.0
"""How far a parasite is set in from its host."""
MUTATION_HEIGHT: Final = 38.0
MACRO_HEIGHT: Final = 236.0
BASE: Final = 96.0
"""A microorganism without its mutations."""


def tableau(scene: Scene, colour: int, width: float = ORGANISM_WIDTH + 2 * GAP, height: float = 0.0) -> Piece:
    """A player's organisms with what lives on them, and the pool that they all spend from."""
    s = scene.s
    high = max(height, tableau_height(scene, colour, width))
    places = _placed(scene, colour, width)
    each = _column(width)[1]
    head = scene.part(
        lambda: _draw_head(scene, colour, width),
        *("head", colour, width, s.seat_of[colour], s.seat_of[colour] == scene.seat, scene.purse == colour),
        *(tuple(s.catalysts[colour * COLOUR_COUNT : (colour + 1) * COLOUR_COUNT]), s.unassigned[colour]),
        *(s.pool_limit(), victory_points(s, colour), _trophies(s, colour)),
        *(
            s.entropy[colour],
            s.in_refugia(colour),
            s.stage[PARASITE + colour] == LIVING,
            s.barred[colour],
            s.npc[colour],
        ),
        *(s.medea[colour], s.components),
    )
    parts = [svg.rect(0.5, 0.5, width - 1, high - 1, "panel", radius=10), head]
    parts += [svg.at(x, y, _organism(scene, place, each)) for place, x, y in places]
    content = svg.group(*parts, id=f"tableau-{COLOURS[colour]}")
    return scene.piece(width, high, content, scene.party(colour))


def tableau_height(scene: Scene, colour: int, width: float) -> float:
    bottom = HEAD
    for place, _, y in _placed(scene, colour, width):
        bottom = max(bottom, y + _height(scene, place) + GAP / 2)
    return bottom + GAP / 2


def _column(width: float) -> tuple[int, float]:
    """How many columns of organisms fit into a tableau, and how wide each is."""
    columns = max(1, int((width - GAP) // (NARROWEST + GAP)))
    return columns, min(ORGANISM_WIDTH, (width - GAP * (columns + 1)) / columns)


def _placed(scene: Scene, colour: int, width: float) -> list[tuple[int, float, float]]:
    """Where the organisms of a tableau are: in as many columns as fit, each in the shortest."""
    s = scene.s
    columns, each = _column(width)
    ends = [HEAD] * columns
    found = []
    for place in range(REFUGIUM_COUNT):
        if s.stage[place] == LIVING and s.owner[place] == colour:
            column = ends.index(min(ends))
            found.append((place, GAP + column * (each + GAP), ends[column]))
            ends[column] += _height(scene, place) + 10
    return found


def _trophies(s: Genesis, colour: int) -> tuple[int, ...]:
    """Placards, and cards after them, that a player holds as trophies."""
    cards = [m for m in range(MACROORGANISM_COUNT) if s.macro_at[m] == TROPHY_OF + colour]
    return (
        *(p for p in range(REFUGIUM_COUNT) if s.stage[p] == TROPHY and s.owner[p] == colour),
        *(REFUGIUM_COUNT + m for m in cards),
    )


def _draw_head(scene: Scene, colour: int, width: float) -> Markup:
    s = scene.s
    name = COLOURS[colour]
    seat = s.seat_of[colour]
    vp = victory_points(s, colour)
    who = scene.noun("drawing-you") if seat == scene.seat else scene.say("seat", number=seat + 1)
    if s.medea[colour] == 1:
        who = scene.say("drawing-medea", seat=who)
    player = scene.party(colour)
    n = svg.number
    parts = [
        svg.path(
            f"M10 0L{n(width - 10)} 0C{n(width - 4)} 0 {n(width)} 4 {n(width)} 6L0 6C0 4 4 0 10 0Z", f"band {name}"
        ),
        svg.at(28, 30, dome(colour, 1.15)),
        svg.text(48, 35, player, "ink serif bold", size=18),
        svg.text(52 + svg.measure(player, 18), 35, who, "muted", size=12),
        svg.text(width - GAP, 37, str(vp), "ink serif bold", size=26, anchor="end"),
        svg.at(0, 62, _pool(scene, colour)),
    ]
    x = GAP + 4 * 40 + 12
    for i in range(s.unassigned[colour]):
        parts.append(svg.at(x + 10 + 20 * i, 63, dome(colour, 0.86)))
    x += 20 * max(1, s.unassigned[colour]) + 10
    counts = scene.say("drawing-entropy", number=s.in_refugia(colour), limit=s.entropy[colour])
    parts.append(svg.text(x, 67, counts, "muted", size=11))
    trophies = _trophies(s, colour)
    if trophies:
        names = [
            scene.words(say.refugium(t)) if t < REFUGIUM_COUNT else scene.words(say.macro(t - REFUGIUM_COUNT, 0))
            for t in trophies
        ]
        title = scene.say("drawing-trophies", trophies=scene.listed(names))
        cup = "M-5 -7L5 -7L5 -2C5 2 2 4 0 4C-2 4 -5 2 -5 -2ZM0 4L0 8M-4 8L4 8M-5 -5C-9 -5 -8 0 -5 0M5 -5C9 -5 8 0 5 0"
        mark = [svg.tag("title", title), svg.path(cup, "sign"), svg.text(11, 4, str(len(trophies)), "ink", size=12)]
        parts.append(svg.at(width - GAP - 144, 28, *mark))
    parts.append(_parasite_card(scene, colour, width))
    title = scene.say("drawing-player", party=player, seat=who, number=vp)
    return svg.target(f"player-{name}", title, *parts, role="group")


def _pool(scene: Scene, colour: int) -> Markup:
    """B3: the catalysts of a pool by colour; those that the present question is about are targets."""
    s = scene.s
    parts = []
    for c in range(COLOUR_COUNT):
        number = s.catalysts[colour * COLOUR_COUNT + c]
        words = scene.say("drawing-catalysts", number=number, colour=scene.colour(c), limit=s.pool_limit())
        face = [
            disk(c, 9) if number else svg.circle(0, 0, 9, f"socket {COLOURS[c]}"),
            svg.text(13, 4.5, str(number), "ink bold" if number else "muted", size=13),
        ]
        move = svg.moved(GAP + 10 + 40 * c, 0)
        if scene.purse == colour:
            edge = svg.rect(-13, -13, 37, 26, "edge", radius=13)
            parts.append(svg.target(f"catalyst-{COLOURS[c]}", words, *face, edge, move=move))
        else:
            parts.append(svg.group(svg.tag("title", words), *face, transform=move))
    return svg.group(*parts, id=f"pool-{COLOURS[colour]}")


def _parasite_card(scene: Scene, colour: int, width: float) -> Markup:
    """The parasite card at home, with both of its sides: what it could become."""
    s = scene.s
    if s.stage[PARASITE + colour] == LIVING or s.npc[colour] == 1:
        return NOTHING
    faces = (colour * 2, colour * 2 + 1)
    names = scene.listed([scene.words(view.face_words(s, face)) for face in faces])
    id = "drawing-parasite-barred" if s.barred[colour] == 1 else "drawing-parasite-home"
    face_marks = [
        svg.at(14 + 26 * i, 12, svg.path(PARASITE_SIGNS[face], f"sign {COLOURS[colour]}"), scale=0.85)
        for i, face in enumerate(faces)
    ]
    return svg.target(
        f"place-parasite-{COLOURS[colour]}",
        scene.say(id, parasites=names),
        svg.rect(0, 0, 54, 24, "chip", radius=7),
        svg.group(*face_marks, class_="dim" if s.barred[colour] == 1 else None),
        svg.rect(-1, -1, 56, 26, "edge", radius=8),
        move=svg.moved(width - GAP - 54 - 46, 16),
    )


# --- organisms -------------------------------------------------------------------------------


def _height(scene: Scene, place: int) -> float:
    """How high an organism is drawn, with all that lives on it."""
    s = scene.s
    if s.macro_of[place] >= 0:
        high = MACRO_HEIGHT
    else:
        rows = (s.mutation_count(place) + 1) // 2
        high = BASE + rows * (MUTATION_HEIGHT + 4)
    guest = s.guest[place]
    if guest >= 0:
        high += 8 + _height(scene, guest)
    return high


def _organism(scene: Scene, place: int, width: float) -> Markup:
    """An organism, and its parasite hooked on below, and so on."""
    s = scene.s
    at = place * COLOUR_COUNT
    guest = s.guest[place]
    macro = s.macro_of[place]
    key = (
        *("organism", place, width, s.owner[place], s.stage[place], scene.subject == place, macro, s.host[place]),
        *(_sick(scene) == place, view.macro_place(s) == place),
        tuple(s.bionts[place * PARTY_COUNT : (place + 1) * PARTY_COUNT]),
        *(tuple(s.cubes[at : at + COLOUR_COUNT]), tuple(s.chromosomes[at : at + COLOUR_COUNT])),
        tuple(s.antioxidants[at : at + COLOUR_COUNT]),
        tuple(s.abilities[place * ABILITY_COUNT : (place + 1) * ABILITY_COUNT]),
        tuple([(m, s.promoted[m], s.cube[m], s.plus[m]) for m in s.mutations_of(place)]),
        *((s.landed[macro], s.organs[macro], s.level[macro]) if macro >= 0 else ()),
        *(tuple(s.diseased), tuple(s.side), s.tableau(place), s.components),
    )
    parts = [scene.part(lambda: _draw_organism(scene, place, width), *key)]
    if guest >= 0:
        own = _height(scene, place) - 8 - _height(scene, guest)
        n = svg.number
        hook = f"M6 {n(own - 10)}L6 {n(own + 22)}C6 {n(own + 28)} 10 {n(own + 30)} {n(INDENT - 2)} {n(own + 26)}"
        parts.append(svg.at(INDENT, own + 8, _organism(scene, guest, width - INDENT)))
        parts.append(svg.path(hook, f"hook {COLOURS[guest - PARASITE]}"))
        parts.append(svg.circle(6, own - 10, 3.2, f"mark {COLOURS[guest - PARASITE]}"))
    return Markup("".join(parts))


def _draw_organism(scene: Scene, place: int, width: float) -> Markup:
    if scene.s.macro_of[place] >= 0:
        return _macroorganism(scene, place, width)
    return _microorganism(scene, place, width)


def _organism_title(scene: Scene, place: int) -> str:
    s = scene.s
    at = place * ABILITY_COUNT
    lines = [
        f"{capital(scene.place(place))}, {scene.words(view.content_words(s, place))}.",
        scene.say(
            "drawing-shields",
            heat=view.heat_shield(s, place),
            oxygen=view.oxygen_shield(s, place),
            error=s.chromosomes[place * COLOUR_COUNT + BLUE],
        ),
        capital(scene.words(view.ability_words(s.abilities[at : at + ABILITY_COUNT]))) + ".",
    ]
    return "\n".join(lines)


def _microorganism(scene: Scene, place: int, width: float) -> Markup:
    """A bacterium or a parasite: four fields of chromosomes, shields and abilities, mutations."""
    s = scene.s
    parasite = place >= PARASITE
    rows = (s.mutation_count(place) + 1) // 2
    high = BASE + rows * (MUTATION_HEIGHT + 4)
    name = scene.place(place)
    if parasite:
        back = svg.rect(0, 0, width, high, f"leech {COLOURS[place - PARASITE]}", radius=9)
        sign = svg.path(
            PARASITE_SIGNS[(place - PARASITE) * 2 + s.side[place - PARASITE]], f"sign {COLOURS[place - PARASITE]}"
        )
        emblem = svg.at(20, 16, sign)
    else:
        back = svg.rect(0, 0, width, high, "card", radius=9)
        emblem = svg.at(22, 16, cell(0.34))
    room = width - 42 - 84 - (40 if parasite else 0)
    parts = [
        back,
        emblem,
        svg.text(42, 20.5, svg.shorten(name, room, 13), "ink serif bold", size=13),
    ]
    if s.owner[place] != (place - PARASITE if parasite else s.tableau(place)):
        # Commandeered (E6c), or a parasite that nobody plays.
        parts.append(svg.at(44 + svg.measure(name, 13), 16, dome(s.owner[place], 0.6)))
    parts.append(svg.at(width - 62, 16, _synthesis(scene, place)))
    if parasite:
        parts.append(svg.at(width - 118, 16, _diseased(scene, place)))
    parts.append(svg.at(8, 32, _fields(scene, place, width - 16)))
    parts.append(svg.at(12, 82, _powers(scene, place, width - 24)))
    for i, mutation in enumerate(s.mutations_of(place)):
        x = 8 + (i % 2) * (width - 10) / 2
        y = BASE + (i // 2) * (MUTATION_HEIGHT + 4) - 2
        parts.append(svg.at(x, y, _mutation(scene, mutation, (width - 22) / 2)))
    parts.append(svg.rect(-1.5, -1.5, width + 3, high + 3, "edge", radius=10))
    return svg.target(f"place-{PLACES[place]}", _organism_title(scene, place), *parts, role="group")


def _synthesis(scene: Scene, place: int) -> Markup:
    """Dice of the Darwin roll, and the colour of catalyst that it makes."""
    s = scene.s
    colour = place - PARASITE if place >= PARASITE else s.components.bacterium_disk[place]
    row = s.home_row(place)
    return Markup(
        (svg.at(-2, 0, landform_sign(row, 0.42, "sign faint")) if row >= 0 else NOTHING)
        + svg.at(17, 0, disk(colour, 6))
        + svg.at(34, 0, die(6, 12))
        + svg.text(44, 4.4, str(s.dice_of(place)), "ink", size=12)
    )


def _diseased(scene: Scene, place: int) -> Markup:
    """E3c: the two slots for stolen cubes."""
    s = scene.s
    parts = []
    for slot in range(DISEASED_SLOTS):
        colour = s.slot_colour(place, slot)
        lying = s.diseased[(place - PARASITE) * DISEASED_SLOTS + slot]
        token = cube(colour, 14) if lying >= 0 else svg.rect(-7, -7, 14, 14, f"socket {COLOURS[colour]}", radius=2.5)
        words = scene.words(view.diseased_words(s, place, slot))
        move = svg.moved(8 + 19 * slot, 0)
        if _sick(scene) == place:
            edge = svg.rect(-9.5, -9.5, 19, 19, "edge", radius=4)
            parts.append(svg.target(f"diseased-{slot + 1}", words, token, edge, move=move))
        else:
            parts.append(
                svg.group(svg.tag("title", words), token, transform=move, id=f"slot-{PLACES[place]}-{slot + 1}")
            )
    return Markup("".join(parts))


def _sick(scene: Scene) -> int:
    """The parasite whose diseased cubes the present question is about."""
    if 0 <= scene.subject < PARASITE:
        return scene.s.guest[scene.subject]
    return scene.subject


def _fields(scene: Scene, place: int, width: float) -> Markup:
    """The chromosomes by colour: their number, and those that lie on the card itself."""
    s = scene.s
    step = width / COLOUR_COUNT
    at = place * COLOUR_COUNT
    parts = []
    for colour in range(COLOUR_COUNT):
        counts = [s.cubes[at + c] if c == colour else 0 for c in range(COLOUR_COUNT)]
        tokens = [
            *_bionts_of(scene, place, 0.74, colour=colour),
            *_cubes_of(scene, counts, 12, chosen=scene.subject == place),
        ]
        number = s.chromosomes[at + colour]
        words = scene.say("drawing-field", property=scene.say("property-" + COLOURS[colour]), number=number)
        parts.append(
            svg.at(
                colour * step,
                0,
                svg.tag("title", words),
                svg.rect(0, 0, step - 4, 34, f"field {COLOURS[colour]}", radius=6),
                svg.text(12, 23, str(number), "ink bold" if number else "muted", size=16, anchor="middle"),
                svg.at(32, 17, _in_line(tokens, step - 42, 15.5)),
            )
        )
    return svg.group(*parts, id=f"chromosomes-{PLACES[place]}")


def _powers(scene: Scene, place: int, width: float) -> Markup:
    """Shields as numbers, then the other abilities, and antioxidants on the right."""
    s = scene.s
    parts = []
    x = 8.0
    for ability, number in (
        (HEAT_SHIELD, view.heat_shield(s, place)),
        (OXYGEN_SHIELD, view.oxygen_shield(s, place)),
    ):
        parts.append(svg.at(x, 0, ability_sign(ability, 0.72)))
        parts.append(svg.text(x + 10, 4.4, str(number), "ink", size=12))
        x += 31
    at = place * ABILITY_COUNT
    for ability in range(UV_SHIELD, ABILITY_COUNT):
        number = s.abilities[at + ability]
        if number > 0:
            parts.append(
                svg.at(x, 0, svg.tag("title", scene.words(view.ability_name(ability))), ability_sign(ability, 0.72))
            )
            x += 20
            if number > 1:
                parts.append(svg.text(x - 9, 4.4, str(number), "ink", size=11))
                x += 8
    x = width - 8
    for colour in reversed(range(COLOUR_COUNT)):
        number = s.antioxidants[place * COLOUR_COUNT + colour]
        if number == 0:
            continue
        if number > 1:
            parts.append(svg.text(x + 8, 4.2, str(number), "ink", size=11, anchor="end"))
            x -= svg.measure(str(number), 11) + 3
        token = disk(colour, 7)
        if scene.subject == place:
            title = capital(scene.say("option-disk", colour=scene.colour(colour)))
            token = svg.target(f"disk-{COLOURS[colour]}", title, token, svg.circle(0, 0, 9, "edge"))
        parts.append(svg.at(x, 0, token))
        x -= 18
    return svg.group(*parts, id=f"powers-{PLACES[place]}")


def _mutation(scene: Scene, mutation: int, width: float) -> Markup:
    """A mutation of an organism: its cubes, or where they were stolen from, its name and abilities."""
    s = scene.s
    c = s.components
    promoted = s.promoted[mutation]
    colour = c.mutation_colour[mutation]
    name = scene.words(say.mutation(mutation, promoted))
    parts = [
        svg.rect(0, 0, width, MUTATION_HEIGHT, "chip", radius=6),
        svg.rect(0, 0, 5, MUTATION_HEIGHT, f"band {COLOURS[colour]}", radius=2),
        svg.at(16, 12, _mutation_cube(s.cube[mutation], colour)),
    ]
    if promoted == 1:
        plus = c.plus_colour[mutation]
        edge = svg.rect(-8, -8, 16, 16, "edge", radius=4)
        title = capital(scene.words(view.cube_words(s, "option-plus", mutation, 1)))
        token = _mutation_cube(s.plus[mutation], plus)
        parts.append(svg.target(f"plus-{MUTATIONS[mutation]}", title, token, edge, move=svg.moved(16, 27)))
    parts.append(
        svg.text(28, 15, svg.shorten(name, width - 32, 11), "ink serif bold" if promoted else "ink serif", size=11)
    )
    parts.append(_ability_row(c.mutation_ability, mutation * 2 + promoted, 36, 27.5, width - 44, 0.56))
    parts.append(svg.rect(-1, -1, width + 2, MUTATION_HEIGHT + 2, "edge", radius=7))
    return svg.target(f"mutation-{MUTATIONS[mutation]}", _mutation_title(scene, mutation, promoted), *parts)


def _mutation_cube(state: int, colour: int) -> Markup:
    if state == ON_CARD:
        return cube(colour, 12)
    if state == DISEASED:
        return cube(colour, 12, ghost=True)
    return svg.rect(-6, -6, 12, 12, f"socket {COLOURS[colour]}", radius=2)


def _macroorganism(scene: Scene, place: int, width: float) -> Markup:
    """A plate: the creature, its organs by lines that point at them, systems and endosymbionts."""
    s = scene.s
    macro = s.macro_of[place]
    face = s.face(macro)
    high = MACRO_HEIGHT
    ground = "continent" if s.landed[macro] else "ocean"
    level = s.level[macro]
    name = scene.place(place)
    parts = [
        svg.rect(0, 0, width, high, "card", radius=9),
        svg.rect(8, 30, width - 16, 132, f"water {ground}", radius=8),
        svg.text(14, 20.5, name, "ink serif bold", size=15),
    ]
    x = 22 + svg.measure(name, 15)
    if level >= 0:
        label = scene.noun("level-" + TROPHIC_LEVELS[level])
        parts.append(svg.text(x, 20.5, label, "muted serif italic", size=12))
    if place == scene.subject:
        title = capital(scene.noun("option-trophic-biont"))
        token = svg.target("word-trophic-biont", title, dome(s.owner[place], 0.9), svg.circle(0, 0, 12, "edge"))
    else:
        token = dome(s.owner[place], 0.9)
    parts.append(svg.at(width - 22, 16, token))
    rate = scene.say("drawing-rate", number=s.metabolic_rate(place))
    parts.append(svg.text(width - 38, 20, rate, "muted", size=11, anchor="end"))
    middle = width * 0.37
    parts.append(svg.at(middle, 96, portrait(face, 1.12)))
    parts.append(_organs(scene, place, width, middle))
    parts.append(_systems(scene, face))
    parts.append(svg.at(8, 167, _circles(scene, place, width - 16)))
    parts.append(svg.at(12, high - 15, _powers(scene, place, width - 24)))
    parts.append(svg.rect(-1.5, -1.5, width + 3, high + 3, "edge", radius=10))
    return svg.target(f"place-{PLACES[place]}", _organism_title(scene, place), *parts, role="group")


def _systems(scene: Scene, face: int) -> Markup:
    """H3a: the printed chromosomes down the left edge."""
    parts = []
    y = 42.0
    for colour in range(COLOUR_COUNT):
        number = scene.s.components.system[face * COLOUR_COUNT + colour]
        title = scene.say("drawing-system", number=number, colour=scene.colour(colour))
        for _ in range(number):
            parts.append(svg.at(20, y, svg.tag("title", title), cube(colour, 9)))
            y += 10.2
    return svg.group(*parts)


def _organs(scene: Scene, place: int, width: float, middle: float) -> Markup:
    s = scene.s
    c = s.components
    macro = s.macro_of[place]
    face = s.face(macro)
    count = c.organ_count[face]
    left = width - 132.0
    asked = view.macro_place(s) == place
    parts = []
    # Lines cross least where the slots stand in the order of the points that they belong to.
    points = ORGAN_POINTS[face]
    order = sorted(range(count), key=lambda i: points[i][1] if i < len(points) else 99.0)
    step = min(24.0, 120 / count)
    for line, slot in enumerate(order):
        at = face * MOST_ORGANS + slot
        colour = c.organ_colour[at]
        y = 96 + (line - (count - 1) / 2) * step
        if slot < len(points):
            px, py = middle + points[slot][0] * 1.12, 96 + points[slot][1] * 1.12
            n = svg.number
            parts.append(svg.path(f"M{n(left - 2)} {n(y)}L{n(left - 10)} {n(y)}L{n(px)} {n(py)}", "lead"))
            parts.append(svg.circle(px, py, 2, "spot"))
        grown = s.organs[macro] >> slot & 1 == 1
        token = cube(colour, 14) if grown else svg.rect(-7, -7, 14, 14, f"socket {COLOURS[colour]}", radius=2.5)
        words = capital(scene.words(view.organ_words(s, "option-organ", place, slot)))
        name = scene.words(say.organ(c.organ_kind[at]))
        face_of = [
            token,
            svg.text(11, 4, svg.shorten(name, 92, 10.5), "ink" if grown else "muted", size=10.5),
            _ability_row(c.organ_ability, at, 106, 0, 24, 0.6),
        ]
        if asked:
            edge = svg.rect(-9, -10, 124, 20, "edge", radius=5)
            parts.append(svg.target(f"organ-{slot + 1}", words, *face_of, edge, move=svg.moved(left + 7, y)))
        else:
            id = f"slot-{PLACES[place]}-{slot + 1}"
            parts.append(svg.group(svg.tag("title", words), *face_of, transform=svg.moved(left + 7, y), id=id))
    return Markup("".join(parts))


def _circles(scene: Scene, place: int, width: float) -> Markup:
    """H3d: the circles of endosymbionts, and who lives in them."""
    s = scene.s
    c = s.components
    face = s.face(s.macro_of[place])
    step = width / COLOUR_COUNT
    parts = []
    for colour in range(COLOUR_COUNT):
        kind = c.endosymbiont_kind[face * COLOUR_COUNT + colour]
        name = scene.noun("endosymbiont-" + ENDOSYMBIONTS[kind])
        at = (face * COLOUR_COUNT + colour) * ABILITY_COUNT
        abilities = scene.words(view.ability_words(c.endosymbiont_ability[at : at + ABILITY_COUNT]))
        words = scene.say("drawing-endosymbiont", endosymbiont=name, colour=scene.colour(colour), abilities=abilities)
        living = [party for party in (colour, NPC + colour) if s.endosymbionts(place, party) > 0]
        inside = _biont(scene, place, living[0], 0.72, first=True) if living else NOTHING
        parts.append(
            svg.at(
                colour * step,
                0,
                svg.tag("title", words),
                svg.circle(14, 12, 10.5, f"socket {COLOURS[colour]}"),
                svg.at(14, 12, inside),
                _ability_row(c.endosymbiont_ability, face * COLOUR_COUNT + colour, 34, 12, step - 36, 0.6),
                svg.text(4, 33, svg.shorten(name, step + 2, 9), "ink" if living else "muted", size=9),
            )
        )
    return svg.group(*parts, id=f"circles-{PLACES[place]}")


# --- what is asked ---------------------------------------------------------------------------


def heading(scene: Scene, width: float) -> Piece:
    """Where the game stands, who decides what, and those choices that have no place on the table."""
    s = scene.s
    where = scene.say(
        "drawing-turn",
        turn=s.turn,
        phase=scene.noun("phase-" + PHASES[s.phase]),
        climate=scene.noun("climate-" + ("warm" if s.climate == WARM else "cool")),
    )
    choices = [_choice(scene, id) for id in scene.unplaced()]
    label = scene.say("drawing-label", turn=s.turn, asked=scene.asked())
    return scenes.heading(scene, width, where, choices, label)


def _choice(scene: Scene, id: str) -> Chip:
    """A choice without a place on the table, as a label: what the first action with this target is."""
    for action in scene.legal:
        if VOCABULARY.target(action) == id:
            return Chip(id, svg.shorten(capital(scene.words(view.option_words(scene.s, action))), 560, scenes.CHOICE))
    return Chip(id, id)


# --- the whole table -------------------------------------------------------------------------


def pieces(scene: Scene) -> dict[str, Piece]:
    """The parts of the picture by name, as a page shows them beside each other."""
    s = scene.s
    found = {
        "board": earth(scene),
        "events": events(scene),
        "roll": roll(scene),
    }
    if s.introductory == 0:
        found["creatures"] = creatures(scene)
    for colour in s.players():
        found[f"panel-{COLOURS[colour]}"] = tableau(scene, colour)
    return found


def table(scene: Scene, layout: Layout = "wide") -> Piece:
    """All pieces in one: side by side, or one above the other for a narrow screen."""
    if layout == "tall":
        return _tall(scene)
    s = scene.s
    width = EARTH_WIDTH + GAP + SIDE_WIDTH
    world = earth(scene)
    side = [events(scene), roll(scene)]
    if s.introductory == 0:
        side.append(creatures(scene))
    players = s.players()
    across = max(1, len(players))
    each = (width - GAP * (across - 1)) / across
    high = max([tableau_height(scene, colour, each) for colour in players], default=0.0)
    panels = [tableau(scene, colour, each, high) for colour in players]
    head = heading(scene, width)
    y = head.height + GAP
    content = [head.content, world.placed(0, y)]
    down = y
    for piece in side:
        content.append(piece.placed(EARTH_WIDTH + GAP, down))
        down += piece.height + GAP
    y = max(y + world.height + GAP, down)
    for i, piece in enumerate(panels):
        content.append(piece.placed(i * (each + GAP), y))
    height = y + high if panels else y - GAP
    return Piece(width, height, svg.group(*content), head.label)


TALL_WIDTH: Final = 420.0


def _tall(scene: Scene) -> Piece:
    """One above the other, as wide as a telephone."""
    s = scene.s
    width = TALL_WIDTH
    parts = [earth(scene, width), events(scene, width), roll(scene, width)]
    parts += [tableau(scene, colour, width) for colour in s.players()]
    if s.introductory == 0:
        parts.append(creatures(scene, width))
    return scenes.stacked(heading(scene, width), parts, width)


def draw(state: Genesis, seat: int, **look: Unpack[Look]) -> str:
    """The whole table as a seat (or SPECTATOR) sees it, as one SVG file."""
    return scenes.draw(Scene, table, STYLE, state, seat, look)

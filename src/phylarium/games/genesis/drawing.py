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
from functools import cache, lru_cache
from typing import Final, Literal

from phylarium.games.genesis import say, view
from phylarium.games.genesis.actions import DONATE, PLACES, SPEND, VOCABULARY
from phylarium.games.genesis.names import (
    ABILITIES,
    ABILITY_COUNT,
    BLUE,
    CANCER_SHIELD,
    COLOUR_COUNT,
    COLOURS,
    COOL,
    DISEASED_SLOTS,
    DNA,
    DROUGHT_SHIELD,
    ECOSYSTEMS,
    ENDOSYMBIONTS,
    EONS,
    EVENTS,
    GREEN,
    HEAT_SHIELD,
    ICONS,
    MACROORGANISM_COUNT,
    MACROORGANISMS,
    MOST_ORGANS,
    MOST_SLOTS,
    MUTATIONS,
    ORGANS,
    OXYGEN_SHIELD,
    PARASITES,
    RED,
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
    YELLOW,
)
from phylarium.games.genesis.portraits import CELL, ORGAN_POINTS, PARASITE_SIGNS, PORTRAITS, Strokes
from phylarium.games.genesis.state import (
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
    Genesis,
)
from phylarium.kernel import svg, words
from phylarium.kernel.message import Message
from phylarium.kernel.svg import GAP, NOTHING, Markup, Piece, Theme

Layout = Literal["wide", "tall"]

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
    "M-17 -7C-11 -13 -6 -13 0 -7C6 -1 11 -1 17 -7M-17 2C-11 -4 -6 -4 0 2C6 8 11 8 17 2M-17 11C-11 5 -6 5 0 11C6 17 11 17 17 11",
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
    "M0 -9L0 9M-7.8 -4.5L7.8 4.5M-7.8 4.5L7.8 -4.5M-2.4 -8L0 -5.6L2.4 -8M-2.4 8L0 5.6L2.4 8M-8.2 -1.8L-4.9 -2.8L-5.8 -6.1"
    "M8.2 1.8L4.9 2.8L5.8 6.1M-8.2 1.8L-4.9 2.8L-5.8 6.1M8.2 -1.8L4.9 -2.8L5.8 -6.1"
)
CLIMATE_SIGNS: Final = [SUN, FLAKE]

FLAME: Final = "M0 -9C6 -3.5 7 1 5 5C3.4 8.6 -3.4 8.6 -5 5C-7 1 -2 0 0 -9ZM0 8C-2.4 6 -1 4 0.4 2.4"
OXYGEN: Final = (
    "M-0.4 -1A4 4 0 1 1 -8.4 -1A4 4 0 0 1 -0.4 -1ZM7.8 -1A3.6 4 0 1 1 0.6 -1A3.6 4 0 0 1 7.8 -1ZM5.6 5C6 3.6 8.8 3.6 8.8 5.4"
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
    "M4 2A4 4 0 1 1 -4 2A4 4 0 0 1 4 2ZM0 -5L0 -5.2M-5 -3.6L-5.2 -3.8M5 -3.6L5.2 -3.8M-8 0L-8.2 0M8 0L8.2 0M-3 -8.6L-3 -8.8"
    "M3 -8.6L3 -8.8M0 2L0 2.2",
    # HGT: a bridge between two cells.
    "M-2.6 3A3.4 3.4 0 1 1 -9.4 3A3.4 3.4 0 0 1 -2.6 3ZM9.4 -3A3.4 3.4 0 1 1 2.6 -3A3.4 3.4 0 0 1 9.4 -3ZM-3 1.4L3 -1.4",
    # DNA: a double strand.
    "M-4 -9C-4 -3.4 4 -3.4 4 2C4 5 2.6 7.4 0 9M4 -9C4 -3.4 -4 -3.4 -4 2C-4 5 -2.6 7.4 0 9M-3.2 -6.4L3.2 -6.4M-3.4 3.4L3.4 3.4",
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

Frozen = tuple[str, tuple[tuple[str, "int | str | Frozen"], ...]]
"""A message that can be looked up: the same few hundred are said again in every picture."""


def _frozen(message: Message) -> Frozen:
    return message.id, tuple([(k, _frozen(v) if isinstance(v, Message) else v) for k, v in message.args.items()])


def _thawed(frozen: Frozen) -> Message:
    return Message(frozen[0], {k: _thawed(v) if isinstance(v, tuple) else v for k, v in frozen[1]})


@lru_cache(maxsize=32768)
def _rendered(frozen: Frozen, language: str) -> str:
    return words.render(_thawed(frozen), "genesis", language)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


KEPT: Final = svg.Kept(8192)
"""Parts of pictures in which nothing is marked, as the table shows them: about 30 MB when it is full."""


class Scene:
    """A position as one seat sees it, with what it may choose, and words for all of it.

    `highlight` are ids of targets; without it, those of the seat's legal actions.
    """

    def __init__(
        self, state: Genesis, seat: int, *, highlight: Collection[str] | None = None, language: str = "en"
    ) -> None:
        masked = state.masked(seat)
        assert isinstance(masked, Genesis)
        self.s = masked
        self.seat = seat
        self.language = language
        self.legal = masked.legal()
        legal = dict.fromkeys(VOCABULARY.target(action) for action in self.legal)
        self.yours = list(legal if highlight is None else dict.fromkeys(highlight))
        self._yours = frozenset(self.yours)
        self.drawn: set[str] = set()
        """Ids of the targets in the pieces made so far."""
        self.asked = view.asked_about(masked)
        """The place that the present question is about; its parts have ids."""
        self.purse = _purse(masked)
        """The player whose catalysts the present question is about."""

    def noun(self, id: str) -> str:
        return _rendered((id, ()), self.language)

    def words(self, message: Message) -> str:
        return _rendered(_frozen(message), self.language)

    def say(self, id: str, **arguments: int | str) -> str:
        return _rendered((id, tuple(arguments.items())), self.language)

    def colour(self, colour: int) -> str:
        return self.noun("colour-" + COLOURS[colour])

    def party(self, party: int) -> str:
        return self.words(say.party(party))

    def place(self, place: int) -> str:
        return self.words(say.place(self.s, place))

    def listed(self, parts: list[str]) -> str:
        """A list in words."""
        if not parts:
            return self.noun("nothing")
        found = parts[0]
        for part in parts[1:]:
            found = self.say("listed", first=found, rest=part)
        return found

    def part(self, draw: Callable[[], Markup], *key: Hashable) -> Markup:
        """A part of the picture, kept by all that it is drawn from. Where something is marked it is drawn anew."""
        if self.yours:
            return draw()
        return KEPT.part((key, self.language), draw)

    def target(
        self, id: str, title: str, *content: str, class_: str = "", role: str = "img", move: str | None = None
    ) -> Markup:
        self.drawn.add(id)
        return svg.target(id, title, *content, yours=id in self._yours, class_=class_, role=role, move=move)


def _purse(s: Genesis) -> int:
    if not s.agenda:
        return -1
    frame = s.agenda[-1]
    giving = any(SPEND <= action < DONATE + COLOUR_COUNT for action in s.legal())
    if giving and all(action < DONATE or action >= DONATE + COLOUR_COUNT for action in s.legal()):
        place = view.asked_about(s)
        if place >= 0 and s.stage[place] == LIVING:
            return s.tableau(place)
    return frame.a if 0 <= frame.a < COLOUR_COUNT else -1


def _moved(x: float, y: float) -> str:
    return f"translate({svg.number(float(x))} {svg.number(float(y))})"


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


def _cubes_of(scene: Scene, place: int, counts: list[int], size: float, *, ghost: bool = False) -> list[Markup]:
    """Cubes by colour, those of the place that is asked about as targets."""
    drawn = []
    for colour, number in enumerate(counts):
        for i in range(number):
            token = cube(colour, size, ghost=ghost)
            if place == scene.asked and i == 0 and f"cube-{COLOURS[colour]}" not in scene.drawn:
                title = _capital(scene.words(view.option_words(scene.s, _cube_action(colour))))
                edge = svg.rect(-size / 2 - 2, -size / 2 - 2, size + 4, size + 4, "edge", radius=4)
                token = scene.target(f"cube-{COLOURS[colour]}", title, token, edge)
            drawn.append(token)
    return drawn


def _cube_action(colour: int) -> int:
    return VOCABULARY.parse(f"cube:{COLOURS[colour]}")


def _bionts_of(scene: Scene, place: int, scale: float, *, spare: int = -1) -> list[Markup]:
    """The bionts of a place by party, those of the place that is asked about as targets.

    `spare` is a party of whom one is drawn elsewhere: the trophic biont.
    """
    s = scene.s
    drawn = []
    for party in range(PARTY_COUNT):
        number = s.bionts[place * PARTY_COUNT + party] - (1 if party == spare else 0)
        for i in range(number):
            token = dome(party, scale)
            if place == scene.asked and i == 0:
                id = f"biont-{PLACES_OF_PARTIES[party]}"
                title = _capital(scene.words(view.biont_title(party)))
                token = scene.target(id, title, token, svg.circle(0, 0, 12 * scale, "edge"))
            drawn.append(token)
    return drawn


PLACES_OF_PARTIES: Final = [*COLOURS, *(f"npc-{colour}" for colour in COLOURS)]
"""By party, its name in the ids of bionts."""

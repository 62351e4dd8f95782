"""What a seat may see, as SVG: the same view as `view.py`, for eyes.

Every thing that can be chosen has the id that the vocabulary gives it as a target (`hex-D4`,
`space-competition-2`), and a title that says in words what it is. Pictures are made from a masked
state, so they cannot show what the seat may not know.

A picture is put together from pieces, each a function of a `Scene`: `board`, `display`, `elements`,
`cards`, `key` and `panel`. `draw` makes the whole table of them.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, Unpack

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.actions import DETRITUS_BOXES, VOCABULARY
from phylarium.games.marine.rules.board import (
    CORNER_COUNT,
    CORNER_XY,
    CORNERS,
    CORNERS_OF,
    HEX_COUNT,
    HEXES,
    HEXES_OF,
    QR,
)
from phylarium.games.marine.rules.ending import animals_of
from phylarium.games.marine.rules.hidden import tile_in_hand
from phylarium.games.marine.rules.migration import allowance
from phylarium.games.marine.rules.names import (
    ANIMAL_COUNT,
    ANIMALS,
    AUTOTROPHS,
    BOTTOM_FEEDER,
    BOXES,
    CARDS,
    COMPETITION,
    DOMINATION,
    ELEMENT_COUNT,
    ELEMENTS,
    EVOLUTION,
    FIRST_SPACE,
    FLIGHT,
    GEYSER,
    KELP,
    LAND,
    MIGRATION,
    OCEAN,
    PERSONAL_SPACE,
    REEF,
    REGRESSION,
    SAND,
    SEAGRASS,
    SEAMOUNT,
    SECTIONS,
    SIDES,
    SMOKER,
    SPACE_COUNT,
    SPACE_INDEX,
    SPACE_SECTION,
    SPACES,
    SPACES_IN,
    SPECIAL,
    SPECIAL_ONLY,
    SPECIATION,
    TERRAIN_COUNT,
    TERRAINS,
    TRAITS,
    VENT,
)
from phylarium.games.marine.rules.pawns import open_spaces, owner
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import held, in_mask
from phylarium.games.marine.rules.wanderlust import top
from phylarium.games.marine.shown import view
from phylarium.kit import scenes, svg
from phylarium.kit.scenes import Chip, Layout, Look, capital
from phylarium.kit.svg import GAP, HALF_HEIGHT, NOTHING, Markup, Piece

# --- colours ---------------------------------------------------------------------------------

STYLE: Final = svg.STYLE.with_(
    tokens={
        "land": ("#cdb48a", "#5d4a2c"),
        "kelp": ("#93b58a", "#2f5038"),
        "reef": ("#ecb9a6", "#7a4638"),
        "seamount": ("#bdb6c6", "#4a4560"),
        "seagrass": ("#bcd3a0", "#46652f"),
        "sand": ("#ead9ad", "#6d5f3a"),
        "ocean": ("#a9c9d3", "#21485a"),
        "vent": ("#4a4450", "#0a0a0e"),
        "ember": ("#d9973a", "#b8802e"),
        "smoke": ("#e9e2d6", "#b9b2a6"),
        "reptiles": ("#4d7c3a", "#7fb866"),
        "cephalopods": ("#aa5d16", "#f0a04b"),
        "fishes": ("#2f6f9f", "#6fb3e6"),
        "crustaceans": ("#a63a3a", "#e87a74"),
        "on-animal": ("#ffffff", "#0f1b22"),
        "algae": ("#3f7a34", "#8fce78"),
        "worms": ("#a8436b", "#f08bb0"),
        "plankton": ("#1f7f86", "#62c8cf"),
        "sponges": ("#8a5a2b", "#d9a26a"),
        "gastropods": ("#6a4fa3", "#b7a0ee"),
        "sun": ("#9a6d04", "#f2c84b"),
    },
    rules={
        **{f".{terrain}": f"fill:${terrain}" for terrain in TERRAINS},
        **{f".{animal}": f"fill:${animal}" for animal in ANIMALS},
        **{f".{element}": f"stroke:${element}" for element in ELEMENTS},
        ".tile": "stroke:$ink;stroke-opacity:.28;stroke-width:1",
        ".rim": "fill:$vent;stroke:$ember;stroke-width:2",
        ".plume": "fill:none;stroke:$smoke;stroke-opacity:.5;stroke-width:1.5;stroke-linecap:round",
        ".vent-name": "fill:$smoke",
        ".gap": "fill:none;stroke:$muted;stroke-opacity:.5;stroke-width:1;stroke-dasharray:3 5",
        ".faint": "fill:$muted;fill-opacity:.75",
        ".place": "fill:$ink;fill-opacity:.72",
        ".vacant": "fill:$ink;fill-opacity:.25",
        ".disc": "fill:$panel;stroke:$line;stroke-width:1.5",
        ".socket": "fill:none;stroke:$muted;stroke-opacity:.75;stroke-width:1.2;stroke-dasharray:2 3",
        ".space": "fill:$shade;stroke:$muted;stroke-opacity:.55;stroke-width:1.2",
        ".pair": "fill:$paper;stroke:$line;stroke-width:1",
        ".starred": "stroke-dasharray:3 2.4",
        ".creature": "stroke:$panel;stroke-width:3;stroke-linejoin:round;paint-order:stroke",
        ".creature.small": "stroke-width:2",
        ".creature.endangered": "stroke-width:3.8;stroke-dasharray:4 2.6;fill:$panel",
        **{f".creature.endangered.{animal}": f"stroke:${animal}" for animal in ANIMALS},
        ".count": "fill:$on-animal;font-weight:700",
        **{f".count.{animal}": f"fill:${animal}" for animal in ANIMALS},
        ".owned": "fill:$panel;stroke-width:3",
        **{f".owned.{animal}": f"fill:$panel;stroke:${animal}" for animal in ANIMALS},
        ".cube": "stroke:$panel;stroke-width:1",
        ".chip": "fill:$shade;stroke:$line;stroke-width:1",
        ".secret": "fill:none;stroke:$muted;stroke-dasharray:3 3",
        ".event": "fill:none;stroke:$muted;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
        ".printed": "fill:$muted",
    },
)
"""The shared design and this game's colours: terrains, animals, elements."""

# --- our own signs ---------------------------------------------------------------------------

CREATURES: Final = [
    # A turtle from above.
    "M0 -12C8 -12 12.5 -6 12.5 1C12.5 8 6 13.5 0 13.5C-6 13.5 -12.5 8 -12.5 1C-12.5 -6 -8 -12 0 -12Z"
    "M0 -19C3 -19 4.2 -16.5 4.2 -14C4.2 -11 2 -10 0 -10C-2 -10 -4.2 -11 -4.2 -14C-4.2 -16.5 -3 -19 0 -19Z"
    + svg.mirrored("M8 -9C14 -13.5 19.5 -9 20.5 0C17 -4 13.5 -3.5 10.5 -1.5Z")
    + svg.mirrored("M9 7C14 8 15.5 12.5 14 16.5C10 16 6 14 5 11Z"),
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
    + svg.mirrored(
        "M-9.5 -5C-13.5 -6 -15.5 -8 -15.5 -11C-19.5 -12 -20.5 -17 -16.5 -19C-17 -16.5 -16 -15 -14.5 -14.5"
        "C-14 -16.5 -12.5 -17.5 -10.5 -17.5C-9 -13.5 -11 -11 -12.5 -10.5C-12 -8.5 -10 -7.5 -7 -7.5Z"
    )
    + svg.mirrored("M11 3L18.5 3L20 8L18 8L17 5.5L11 7Z")
    + svg.mirrored("M10 7.5L16.5 9L16.5 14.5L14.5 14.5L14.5 11L8 10.5Z"),
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

RADIUS: Final = 64.0
"""Of a hex of the board."""


def _spread(across: float, down: float, inset: float) -> list[tuple[float, float]]:
    """Spots for motifs, clear of the names at the top and the bottom of a tile."""
    return [(x, y) for x, y in svg.scattered(RADIUS - 4, across, down, inset) if abs(y) <= 30]


def _texture(terrain: int) -> str:
    if terrain == LAND:
        return svg.hills(_spread(30, 22, 13))
    if terrain == KELP:
        return svg.fronds(_spread(22, 24, 11))
    if terrain == REEF:
        return svg.branches(_spread(29, 23, 14))
    if terrain == SEAMOUNT:
        return svg.contours(RADIUS * 0.74, 5)
    if terrain == SEAGRASS:
        return svg.blades(_spread(19, 19, 9))
    if terrain == SAND:
        return svg.ripples(_spread(24, 14, 9))
    return svg.waves(_spread(27, 14, 12))


def _motif(terrain: int) -> str:
    """One motif of a terrain's pattern, for a small marker."""
    middle = [(0.0, 0.0)]
    if terrain == SEAMOUNT:
        return svg.contours(11, 2)
    motifs = {
        LAND: svg.hills,
        KELP: svg.fronds,
        REEF: svg.branches,
        SEAGRASS: svg.blades,
        SAND: svg.ripples,
        OCEAN: svg.waves,
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


# --- the scene -------------------------------------------------------------------------------

PARTS: Final[svg.Kept[Markup]] = svg.Kept(16_384)
PIECES: Final[svg.Kept[Piece]] = svg.Kept(4_096)
"""Pictures in which nothing is marked, as the table shows them. Together they hold about 400 tables."""


class Scene(scenes.KeptScene[Marine]):
    game = "marine"
    vocabulary = VOCABULARY
    parts = PARTS
    pieces = PIECES

    def animal(self, a: int) -> str:
        return self.noun("animal-" + ANIMALS[a])

    def terrain(self, t: int) -> str:
        return self.noun("terrain-" + TERRAINS[t])

    def element(self, e: int) -> str:
        return self.noun("element-" + ELEMENTS[e])

    def counted(self, number: int, what: str) -> str:
        return self.say("counted", number=number, what=what)


# --- tokens ----------------------------------------------------------------------------------


def creature(animal: int, scale: float = 1.0, number: int | None = None, *, endangered: bool = False) -> Markup:
    """An animal about the origin, with a count inside; dashed and hollow where it is endangered."""
    name = ANIMALS[animal]
    classes = f"creature {name}" + (" endangered" if endangered else " small" if scale < 0.7 else "")
    shape = svg.path(CREATURES[animal], classes)
    if number is not None:
        x, y = BELLY[animal]
        inside = f"count {name}" if endangered else "count"
        shape = Markup(shape + svg.text(x, y + 5, str(number), inside, size=14, anchor="middle"))
    return svg.group(shape, transform=f"scale({svg.number(scale)})") if scale != 1.0 else shape


@cache
def disc(element: int, radius: float = 12.0) -> Markup:
    """An element about the origin: its icon on a disc."""
    icon = svg.path(ICONS[element], f"icon {ELEMENTS[element]}")
    return Markup(svg.circle(0, 0, radius, "disc") + svg.at(0, 0, icon, scale=radius / 15.5))


@cache
def swatch(terrain: int, radius: float = 10.0) -> Markup:
    """A terrain about the origin: a small hexagon of its colour with one motif of its pattern."""
    if terrain == VENT:
        return Markup(
            svg.path(svg.hexagon(radius), "rim")
            + svg.at(0, 0, svg.path(PLUMES[SMOKER], "plume"), scale=radius / 40, stroke_width=3)
        )
    shape = svg.path(svg.hexagon(radius), f"{TERRAINS[terrain]} tile")
    return Markup(shape + svg.at(0, 0, SWATCHES[terrain], scale=radius / 15))


def pawn(scene: Scene, kind: int) -> Markup:
    """A pawn on its space: an animal's shape, or an element's disc in the colour of who controls it."""
    if kind < SPECIAL:
        return Markup(svg.circle(0, 0, 14, "disc") + creature(kind, 0.62))
    element = kind - SPECIAL
    controller = scene.s.control[element]
    ring = f"owned {ANIMALS[controller]}" if controller >= 0 else "owned"
    icon = svg.path(ICONS[element], f"icon {ELEMENTS[element]}")
    badge = svg.at(10, 9, creature(controller, 0.36)) if controller >= 0 else NOTHING
    return Markup(svg.circle(0, 0, 13, ring) + svg.at(0, 0, icon, scale=0.82) + badge)


# --- the board -------------------------------------------------------------------------------

BOARD_WIDTH: Final = 760.0
BOARD_HEIGHT: Final = 828.0


def _spot(x: int, y: int) -> tuple[float, float]:
    """A point of the geometry, in half widths and half heights, on the piece."""
    return BOARD_WIDTH / 2 + x * RADIUS / 2, BOARD_HEIGHT / 2 + y * RADIUS * HALF_HEIGHT


_CENTRES: Final = [_spot(3 * q, 2 * r + q) for q, r in QR]
_CORNERS: Final = [_spot(x, y) for x, y in CORNER_XY]

# Where the animals of a tile stand: by how many there are, their places and the scale.
_STANDING: Final[list[list[tuple[float, float]]]] = [
    [],
    [(0, 2)],
    [(-24, 2), (24, 2)],
    [(0, -18), (-24, 19), (24, 19)],
    [(-23, -17), (23, -17), (-23, 21), (23, 21)],
]


def board(scene: Scene) -> Piece:
    """Earth: 37 hexes, their corners, and in the margins the stacks and the food chain."""
    content = (*[_hex(scene, h) for h in range(HEX_COUNT)], _corners(scene), _margins(scene))

    def put_together() -> Piece:
        panel = svg.rect(0.5, 0.5, BOARD_WIDTH - 1, BOARD_HEIGHT - 1, "panel", radius=10)
        return Piece(BOARD_WIDTH, BOARD_HEIGHT, svg.group(panel, *content, id="board"), scene.say("drawing-board"))

    return scene.piece(put_together, "board", content)


def _hex(scene: Scene, h: int) -> Markup:
    s = scene.s
    if s.terrain[h] < 0:
        return scene.part(lambda: _draw_hex(scene, h), "gap", h)
    here = [(a, n, s.thriving(a, h)) for a, n in view.species_on(s, h)]
    lying = [s.element[c] for c in CORNERS_OF[h]]
    return scene.part(
        lambda: _draw_hex(scene, h),
        *("hex", h, s.terrain[h], s.ground[h], s.vent[h], tuple(here), tuple(lying), s.components),
    )


def _draw_hex(scene: Scene, h: int) -> Markup:
    s = scene.s
    edge = svg.path(svg.hexagon(RADIUS - 3.5), "edge")
    place = svg.moved(*_CENTRES[h])
    if s.terrain[h] < 0:
        return scene.target(
            f"hex-{HEXES[h]}",
            capital(scene.say("empty-hex", hex=HEXES[h])),
            svg.path(svg.hexagon(RADIUS - 5), "gap"),
            svg.text(0, 4, HEXES[h], "faint serif italic", size=13, anchor="middle"),
            edge,
            move=place,
        )
    ground = s.ground[h]
    parts = [svg.path(svg.hexagon(RADIUS - 2), f"{TERRAINS[ground]} tile"), TEXTURES[ground]]
    if s.vent[h]:
        parts.append(svg.path(svg.hexagon(RADIUS * 0.76), "rim"))
        parts.append(svg.path(PLUMES[s.vent[h]], "plume"))
        name = scene.noun("side-" + SIDES[s.vent[h]])
        parts.append(svg.text(0, -31, name, "vent-name serif italic", size=11.5, anchor="middle"))
        parts.append(svg.text(0, 38, HEXES[h], "vent-name", size=8.5, anchor="middle"))
    else:
        parts.append(svg.text(0, -40, scene.terrain(ground), "place serif italic", size=11.5, anchor="middle"))
        parts.append(svg.text(0, 48, HEXES[h], "place", size=8.5, anchor="middle"))
    parts.append(edge)
    parts.append(_species(scene, h))
    return scene.target(f"hex-{HEXES[h]}", _tile_title(scene, h), *parts, move=place)


def _species(scene: Scene, h: int) -> Markup:
    s = scene.s
    here = view.species_on(s, h)
    scale = (1.0, 1.4, 1.1, 0.96, 0.92)[len(here)] * (0.8 if s.vent[h] else 1.0)
    tokens = []
    for (animal, number), (x, y) in zip(here, _STANDING[len(here)], strict=True):
        if s.vent[h]:
            x, y = x * 0.84, y * 0.84 + 2
        token = creature(animal, scale, number, endangered=not s.thriving(animal, h))
        tokens.append(svg.at(x, y, token, id=f"species-{HEXES[h]}-{ANIMALS[animal]}"))
    return Markup("".join(tokens))


def _tile_title(scene: Scene, h: int) -> str:
    """A tile in words: what it is and scores, who is there, what lies there, who is endangered."""
    s = scene.s
    tile = scene.say("tile", terrain=scene.terrain(s.terrain[h]), hex=HEXES[h])
    if s.vent[h]:
        side = scene.noun("side-" + SIDES[s.vent[h]])
        tile = scene.say("drawing-vent", tile=tile, side=side, ground=scene.terrain(s.ground[h]))
    values = scene.listed([str(v) for v in s.components.scoring[s.terrain[h]]])
    here = view.species_on(s, h)
    lines = [capital(scene.say("drawing-tile", tile=tile, values=values))]
    if here:
        lines.append(capital(scene.listed([scene.counted(n, scene.animal(a)) for a, n in here])) + ".")
    endangered = [scene.animal(a) for a, _ in here if not s.thriving(a, h)]
    if endangered:
        lines.append(scene.say("drawing-endangered", animals=scene.listed(endangered)))
    lying = view.elements_on(s, h)
    if lying:
        lines.append(capital(scene.listed([scene.counted(n, scene.element(e)) for e, n in lying])) + ".")
    return "\n".join(lines)


def _corners(scene: Scene) -> Markup:
    s = scene.s
    return scene.part(
        lambda: Markup("".join([_corner(scene, c) for c in range(CORNER_COUNT)])),
        *("corners", tuple(s.element), tuple([terrain >= 0 for terrain in s.terrain])),
    )


def _corner(scene: Scene, c: int) -> Markup:
    s = scene.s
    element = s.element[c]
    on_earth = max([s.terrain[h] for h in HEXES_OF[c]]) >= 0
    return scene.part(lambda: _draw_corner(scene, c, element, on_earth), "corner", c, element, on_earth)


def _draw_corner(scene: Scene, c: int, element: int, on_earth: bool) -> Markup:
    id = f"corner-{CORNERS[c]}"
    place = svg.moved(*_CORNERS[c])
    if element >= 0:
        title = capital(scene.say("drawing-element-at", element=scene.element(element), corner=CORNERS[c]))
        return scene.target(id, title, disc(element, 13.0), svg.circle(0, 0, 15, "edge"), move=place)
    title = scene.say("drawing-vacant-corner", corner=CORNERS[c])
    return scene.target(
        id,
        title,
        svg.circle(0, 0, 2, "vacant") if on_earth else NOTHING,
        svg.circle(0, 0, 9, "edge"),
        move=place,
    )


def _margins(scene: Scene) -> Markup:
    """What stands beside Earth: stacks, vents, food chain and bonus table."""
    s = scene.s
    return scene.part(
        lambda: Markup(_stacks(scene) + _vents(scene) + _food_chain(scene) + _bonus(scene)),
        *(
            "margins",
            tuple(s.heights),
            tuple([top(s, i) for i in range(3) if s.heights[i]]),
            s.vents_left,
            s.survivor(),
        ),
        *(tile_in_hand(s), tuple(s.playing()), tuple(s.retrieved), s.components),
    )


def _caption(x: float, y: float, words: str, anchor: Literal["start", "end"] = "start") -> Markup:
    return svg.text(x, y, words, "muted serif italic", size=13, anchor=anchor)


def _stacks(scene: Scene) -> Markup:
    """The tiles to come, in the upper left margin."""
    s = scene.s
    parts = [_caption(20, 30, scene.noun("drawing-stacks"))]
    for i in range(3):
        title = capital(scene.words(view.stack_words(s, i)))
        height = s.heights[i]
        if height:
            terrain = top(s, i)
            face = [
                svg.path(svg.hexagon(25.0, 0.0, 4.0), "tile panel") if height > 1 else NOTHING,
                svg.path(svg.hexagon(25.0), f"{TERRAINS[terrain]} tile"),
                svg.at(0, -2, SWATCHES[terrain], scale=1.05),
                svg.text(0, 17, scene.terrain(terrain), "place serif italic", size=8.5, anchor="middle"),
                svg.text(0, 40, scene.say("drawing-times", number=height), "muted", size=11, anchor="middle"),
            ]
        else:
            face = [svg.path(svg.hexagon(25.0), "gap")]
        face.append(svg.path(svg.hexagon(27.0), "edge"))
        parts.append(scene.target(f"stack-{i + 1}", title, *face, move=svg.moved(46 + 58 * i, 66)))
    return svg.group(*parts, id="stacks")


def _vents(scene: Scene) -> Markup:
    """Vents to come and who lives on them, in the upper right margin; and a tile that is in hand."""
    s = scene.s
    right = BOARD_WIDTH - 20
    parts = [
        _caption(right, 30, scene.noun("drawing-vents"), "end"),
        svg.at(right - 20, 62, swatch(VENT, 20.0)),
        svg.text(right - 48, 67, scene.say("drawing-times", number=s.vents_left), "ink", size=14, anchor="end"),
    ]
    survivor = s.survivor()
    holder = scene.animal(survivor) if survivor >= 0 else scene.noun("animal-nobody")
    parts.append(svg.text(right, 104, scene.say("drawing-survival", animal=holder), "muted", size=11, anchor="end"))
    taken = tile_in_hand(s)
    if taken >= 0:
        parts.append(
            svg.target(
                "tile-in-hand",
                scene.say("drawing-tile-in-hand", terrain=scene.terrain(taken)),
                svg.path(svg.hexagon(25.0), f"{TERRAINS[taken]} tile"),
                svg.at(0, -2, SWATCHES[taken], scale=1.05),
                svg.text(0, 17, scene.terrain(taken), "place serif italic", size=8.5, anchor="middle"),
                svg.text(32, 4, scene.noun("drawing-in-hand"), "muted serif italic", size=12),
                move=svg.moved(46, 140),
            )
        )
    return svg.group(*parts, id="vents")


def _food_chain(scene: Scene) -> Markup:
    """Who has retrieved in this round, in the lower left margin, top of the food chain first."""
    s = scene.s
    playing = s.playing()
    if not playing:
        return NOTHING
    first = BOARD_HEIGHT - 16 - 24 * len(playing)
    parts = [_caption(20, first - 8, scene.noun("drawing-food-chain"))]
    for i, animal in enumerate(playing):
        y = first + 24 * i + 11
        done = s.retrieved[animal] == 1
        title = scene.say("drawing-retrieved" if done else "drawing-not-retrieved", animal=scene.animal(animal))
        parts.append(
            svg.target(
                f"food-chain-{ANIMALS[animal]}",
                title,
                svg.at(12, 0, creature(animal, 0.52)),
                svg.rect(30, -8, 18, 16, "socket", radius=3),
                svg.rect(54, -8, 18, 16, "socket", radius=3),
                svg.rect(58 if done else 34, -5, 10, 10, f"cube {ANIMALS[animal]}"),
                move=svg.moved(20, y),
            )
        )
    return svg.group(*parts, id="food-chain")


def _bonus(scene: Scene) -> Markup:
    """terms.bonus as a small table, in the lower right margin."""
    table = scene.s.components.bonus[1:]
    right = BOARD_WIDTH - 20
    left = right - 22 * (len(table) - 1) - 10
    parts = [_caption(right, BOARD_HEIGHT - 62, scene.noun("drawing-bonus"), "end")]
    for i, points in enumerate(table):
        count = f"{i + 1}+" if i + 1 == len(table) else str(i + 1)
        x = left + 22 * i
        parts.append(svg.text(x, BOARD_HEIGHT - 40, count, "muted", size=11, anchor="middle"))
        parts.append(svg.text(x, BOARD_HEIGHT - 22, str(points), "ink bold", size=13, anchor="middle"))
    parts.append(svg.line(left - 10, BOARD_HEIGHT - 35, right, BOARD_HEIGHT - 35, "rule"))
    return svg.group(*parts, id="bonus")


# --- the action display ----------------------------------------------------------------------

DISPLAY_WIDTH: Final = 420.0
ROW: Final = 49.0
CELL: Final = 36.0
"""From one action space to the next."""

WIDE_CELL: Final = 60.0
"""The same where each space has a marker of its own beside it."""


def display(scene: Scene) -> Piece:
    """The action display: sections top to bottom, what lies in them, who stands where."""
    s = scene.s
    personal = [a for a in range(ANIMAL_COUNT) if s.has(a, BOTTOM_FEEDER) or s.spaces[PERSONAL_SPACE + a] >= 0]
    passed = _passed(scene)
    rows = [_section(scene, section, 42 + ROW * section, passed) for section in range(12)]
    if personal:
        rows.append(_personal(scene, personal, 42 + ROW * 12, passed))

    def put_together() -> Piece:
        height = 42 + ROW * len(rows) + 8
        title = scene.noun("drawing-display")
        panel = svg.panel(DISPLAY_WIDTH, height, title, *rows, note=scene.noun("drawing-display-note"))
        return Piece(DISPLAY_WIDTH, height, svg.group(panel, id="display"), title)

    return scene.piece(put_together, "display", tuple(rows))


def _passed(scene: Scene) -> list[bool]:
    """pawn.basic: by space, whether a basic pawn of the seat comes too late for it in this round."""
    s = scene.s
    own = animals_of(s, scene.seat) if scene.seat >= 0 else []
    animal = s.animal if s.animal in own or not own else own[0]
    if animal < 0:
        return [False] * SPACE_COUNT
    standing = [i for i, kind in enumerate(s.spaces) if kind >= 0 and owner(s, kind) == animal]
    if not standing:
        return [False] * SPACE_COUNT
    first = standing[0] if s.has(animal, FLIGHT) else 0
    return [first <= i <= standing[-1] for i in range(SPACE_COUNT)]


def _section(scene: Scene, section: int, y: float, passed: list[bool]) -> Markup:
    s = scene.s
    first, after = FIRST_SPACE[section], FIRST_SPACE[section] + SPACES_IN[section]
    if section in view.BOX_OF:
        box = view.BOX_OF[section] * ELEMENT_COUNT
        lying = s.display[box : box + ELEMENT_COUNT]
    elif section == MIGRATION:
        lying = [allowance(s, s.animal, 0)]
    else:
        lying = {SPECIATION: s.speciation, COMPETITION: s.competition, EVOLUTION: s.evolution}.get(section, [])
    return scene.part(
        lambda: _draw_section(scene, section, y, passed),
        *("section", section, tuple(lying), tuple(s.spaces[first:after]), tuple(s.control), tuple(passed[first:after])),
        *(tuple(s.regression) if section == REGRESSION else (), open_spaces(s), s.components),
    )


def _draw_section(scene: Scene, section: int, y: float, passed: list[bool]) -> Markup:
    first = FIRST_SPACE[section]
    spaces = range(first, first + SPACES_IN[section])
    gone = all(passed[i] for i in spaces)
    parts = [
        svg.line(GAP, y, DISPLAY_WIDTH - GAP, y, "rule"),
        svg.text(GAP, y + ROW / 2 + 5, scene.noun("section-" + SECTIONS[section]), "faint" if gone else "ink", size=14),
    ]
    if section in view.BOX_OF:
        parts.append(_box(scene, view.BOX_OF[section], y + ROW / 2))
    if section == REGRESSION:
        parts += _cubes(scene, y + ROW / 2)
    marked = section in (SPECIATION, COMPETITION, EVOLUTION)
    cell = WIDE_CELL if marked else CELL
    right = DISPLAY_WIDTH - GAP - 16
    for i in spaces:
        x = right - cell * (first + SPACES_IN[section] - 1 - i)
        marker = _marker(scene, i) if marked else NOTHING
        if marker:
            parts.append(svg.rect(x - 40, y + ROW / 2 - 16.5, 57, 33, "pair", radius=16.5))
            parts.append(svg.at(x - 26, y + ROW / 2, marker))
        parts.append(_space(scene, i, x, y + ROW / 2, passed[i]))
    return svg.group(*parts, id=f"section-{SECTIONS[section]}")


def _box(scene: Scene, box: int, y: float) -> Markup:
    """The loose elements of a section; of each type a small pile."""
    s = scene.s
    name = BOXES[box]
    parts = []
    x = 128.0
    amounts = s.display[box * ELEMENT_COUNT : (box + 1) * ELEMENT_COUNT]
    pile = 11.0 if sum(amounts) <= 6 else 6.0
    for element, number in enumerate(amounts):
        if number == 0:
            continue
        id = f"detritus-{name}-{ELEMENTS[element]}" if name in DETRITUS_BOXES else f"box-{name}-{ELEMENTS[element]}"
        title = capital(
            scene.say(
                "drawing-in-box",
                what=scene.counted(number, scene.element(element)),
                section=scene.noun("section-" + name),
            )
        )
        discs = [svg.at(pile * i, 0, disc(element)) for i in range(number)]
        edge = svg.rect(-15, -15, 30 + pile * (number - 1), 30, "edge", radius=15)
        parts.append(scene.target(id, title, *discs, edge, move=svg.moved(x, y)))
        x += pile * (number - 1) + 28
    return Markup("".join(parts))


def _cubes(scene: Scene, y: float) -> list[Markup]:
    """regression: the two squares in which a cube keeps disks safe."""
    parts = []
    for i, animal in enumerate(scene.s.regression):
        x = 270 + 22 * i
        parts.append(svg.rect(x - 8, y - 8, 16, 16, "socket", radius=3))
        if animal >= 0:
            title = scene.say("drawing-regression-cube", animal=scene.animal(animal))
            cube = svg.rect(x - 5.5, y - 5.5, 11, 11, f"cube {ANIMALS[animal]}")
            parts.append(svg.target(f"regression-cube-{i + 1}", title, cube))
    return parts


def _marker(scene: Scene, space: int) -> Markup:
    """What belongs to one space: an element of Speciation, a terrain marker of Competition or Evolution."""
    s = scene.s
    section, index = SPACE_SECTION[space], SPACE_INDEX[space]
    if section == SPECIATION:
        return disc(s.speciation[index], 10.5) if index < 4 and s.speciation[index] >= 0 else NOTHING
    markers = s.competition if section == COMPETITION else s.evolution
    return swatch(markers[index]) if index < len(markers) and markers[index] >= 0 else NOTHING


def _space(scene: Scene, space: int, x: float, y: float, passed: bool) -> Markup:
    s = scene.s
    section, index = SPACE_SECTION[space], SPACE_INDEX[space]
    kind = s.spaces[space]
    closed = space >= open_spaces(s) and space < PERSONAL_SPACE
    title = [
        scene.say(
            "drawing-space",
            space=scene.words(say.space(space)),
            what=scene.words(view.space_words(s, space)),
        )
    ]
    if SPECIAL_ONLY[space]:
        title.append(scene.noun("drawing-special-only"))
    if closed:
        title.append(scene.say("drawing-closed", number=s.components.domination_animals[index]))
    face: list[Markup] = []
    if kind >= 0:
        face.append(pawn(scene, kind))
        if kind < SPECIAL:
            title.append(scene.say("drawing-pawn", animal=scene.animal(kind)))
        else:
            title.append(
                scene.say(
                    "drawing-special-pawn",
                    element=scene.element(kind - SPECIAL),
                    animal=scene.words(say.animal(s.control[kind - SPECIAL])),
                )
            )
    else:
        face.append(svg.circle(0, 0, 13, "space starred" if SPECIAL_ONLY[space] else "space"))
        if SPECIAL_ONLY[space]:
            face.append(svg.path(svg.star(7.0), "muted"))
        elif section == AUTOTROPHS:
            face.append(svg.at(0, 0, svg.path(PLUMES[SMOKER if index == 0 else GEYSER], "event"), scale=0.3))
        elif label := _space_label(s, section, index):
            face.append(svg.text(0, 4.5, label, "ink", size=13, anchor="middle"))
    if passed and kind < 0:
        title.append(scene.noun("drawing-passed"))
    dim = "dim" if (passed and kind < 0) or closed else None
    return scene.target(
        f"space-{SPACES[space]}",
        "\n".join(title),
        svg.group(*face, class_=dim),
        svg.circle(0, 0, 15, "edge"),
        move=svg.moved(x, y),
    )


def _space_label(s: Marine, section: int, index: int) -> str:
    """The number that is printed on a space, if there is one."""
    if section == MIGRATION:
        return str(s.components.migration[index])
    if section == COMPETITION:
        return str(s.components.competition[index])
    if section == EVOLUTION:
        return str(s.components.evolution[index])
    if section == DOMINATION:
        return f"{s.components.domination_animals[index]}+" if s.components.domination_animals[index] > 2 else ""
    return ""


def _personal(scene: Scene, animals: list[int], y: float, passed: list[bool]) -> Markup:
    """trait.bottom_feeder: the spaces of its owners, below all others."""
    parts = [
        svg.line(GAP, y, DISPLAY_WIDTH - GAP, y, "rule"),
        svg.text(GAP, y + ROW / 2 + 5, scene.noun("section-bottom-feeder"), "ink", size=14),
    ]
    right = DISPLAY_WIDTH - GAP - 16
    for i, animal in enumerate(animals):
        x = right - WIDE_CELL * (len(animals) - 1 - i)
        parts.append(svg.at(x - 28, y + ROW / 2, creature(animal, 0.5)))
        parts.append(_space(scene, PERSONAL_SPACE + animal, x, y + ROW / 2, passed[PERSONAL_SPACE + animal]))
    return svg.group(*parts, id="section-bottom-feeder")


# --- elements and special pawns --------------------------------------------------------------


def elements(scene: Scene) -> Piece:
    """The six elements: who controls the special pawn, its target, what is left in the bag."""
    s = scene.s
    return scene.piece(lambda: _draw_elements(scene), "elements", tuple(s.control), tuple(s.target), tuple(s.bag))


def _draw_elements(scene: Scene) -> Piece:
    s = scene.s
    width, height = DISPLAY_WIDTH, 168.0
    title = scene.noun("drawing-elements")
    step = (width - 2 * GAP) / ELEMENT_COUNT
    parts = []
    for e in range(ELEMENT_COUNT):
        controller = s.control[e]
        words = scene.say(
            "drawing-element",
            element=scene.element(e),
            animal=scene.words(say.animal(controller)),
            target=s.target[e],
            bag=s.bag[e],
        )
        ring = f"owned {ANIMALS[controller]}" if controller >= 0 else "disc"
        icon = svg.path(ICONS[e], f"icon {ELEMENTS[e]}")
        face = [
            svg.circle(0, 64, 20, ring),
            svg.at(0, 64, icon, scale=1.25),
            svg.at(15, 79, creature(controller, 0.5)) if controller >= 0 else NOTHING,
            svg.text(0, 105, scene.element(e), "ink", size=11, anchor="middle"),
            svg.text(0, 128, str(s.target[e]), "ink serif bold", size=18, anchor="middle"),
            svg.text(0, 150, scene.say("drawing-in-bag", number=s.bag[e]), "muted", size=10.5, anchor="middle"),
            svg.rect(-step / 2 + 2, 38, step - 4, height - 46, "edge", radius=8),
        ]
        id = f"element-{ELEMENTS[e]}"
        parts.append(scene.target(id, capital(words), *face, move=svg.moved(GAP + step * (e + 0.5), 0)))
    panel = svg.panel(width, height, title, *parts, note=scene.noun("drawing-elements-note"))
    return Piece(width, height, svg.group(panel, id="elements"), title)


# --- evolution cards -------------------------------------------------------------------------

CARDS_WIDTH: Final = 308.0
CARD_HEIGHT: Final = 92.0


def cards(scene: Scene, width: float = CARDS_WIDTH) -> Piece:
    """The evolution cards, slot 5 on top as on the board, and what is left of the deck."""
    s = scene.s
    last = s.discard[-1] if s.discard else -1
    return scene.piece(
        lambda: _draw_cards(scene, width),
        *("cards", tuple(s.row), len(s.deck), len(s.discard), last, width, s.components),
    )


def _draw_cards(scene: Scene, width: float) -> Piece:
    s = scene.s
    title = scene.noun("drawing-cards")
    slots = len(s.row)
    parts = [_card(scene, slot, width, 40 + CARD_HEIGHT * (slots - 1 - slot)) for slot in range(slots)]
    y = 40 + CARD_HEIGHT * slots
    note = scene.say("drawing-deck", deck=len(s.deck), discard=len(s.discard))
    height = y + 12
    if s.discard and s.discard[-1] >= 0:
        last = scene.noun("card-" + CARDS[s.discard[-1]])
        parts.append(svg.text(GAP, y + 14, scene.say("drawing-last-discard", card=last), "muted", size=11))
        height += 14
    panel = svg.panel(width, height, title, *parts, note=note)
    return Piece(width, height, svg.group(panel, id="cards"), title)


def _card(scene: Scene, slot: int, width: float, y: float) -> Markup:
    s = scene.s
    return scene.part(
        lambda: _draw_card(scene, slot, width, y), "card", slot, s.row[slot], len(s.row), width, s.components
    )


def _draw_card(scene: Scene, slot: int, width: float, y: float) -> Markup:
    s = scene.s
    card = s.row[slot]
    inner = width - 2 * GAP
    number = svg.text(13, 36, str(slot + 1), "muted serif bold", size=22, anchor="middle")
    rule = svg.line(0, 0, inner, 0, "rule")
    if card < 0:
        return svg.at(GAP, y, rule, number, id=f"slot-{slot + 1}")
    name = scene.noun("card-" + CARDS[card])
    text = scene.words(view.card_text(s, card))
    title = [scene.say("drawing-card", card=name, slot=slot + 1), text]
    events = []
    x = inner - 8
    for carried, sign, id in (
        (s.components.survival[card], SURVIVAL_SIGN, "drawing-card-survival"),
        (s.components.extinction[card], EXTINCTION_SIGN, "drawing-card-extinction"),
    ):
        if carried:
            title.append(scene.noun(id))
            events.append(svg.at(x, 17, svg.path(sign, "event")))
            x -= 22
    return scene.target(
        f"card-{CARDS[card]}",
        "\n".join(title),
        rule,
        number,
        svg.text(32, 22, name, "ink serif bold", size=14.5),
        *events,
        svg.lines(32, 39, svg.wrap(text, inner - 34, 11, 4), "muted", size=11, leading=1.3),
        svg.rect(-8, 3, inner + 16, CARD_HEIGHT - 6, "edge", radius=8),
        move=svg.moved(GAP, y),
    )


def key(scene: Scene, width: float = CARDS_WIDTH) -> Piece:
    """The terrains: what their places score and how many species one Speciation may add."""
    return scene.piece(lambda: _draw_key(scene, width), "key", width, scene.s.components)


def _draw_key(scene: Scene, width: float) -> Piece:
    s = scene.s
    title = scene.noun("drawing-key")
    step = 27.0
    parts = [
        svg.text(150, 48, scene.noun("drawing-key-places"), "muted", size=10.5),
        svg.text(width - GAP, 48, scene.noun("drawing-key-speciation"), "muted", size=10.5, anchor="end"),
    ]
    for t in range(TERRAIN_COUNT):
        y = 68 + step * t
        values = s.components.scoring[t]
        cap = s.components.speciation_cap[t]
        words = scene.say(
            "drawing-terrain",
            terrain=scene.terrain(t),
            values=scene.listed([str(v) for v in values]),
            number=cap,
        )
        face = [
            svg.at(11, 0, swatch(t)),
            svg.text(32, 4.5, scene.terrain(t), "ink", size=13),
            *(
                svg.text(142 + 24 * i, 4.5, str(v), "ink bold" if i == 0 else "ink", size=13, anchor="middle")
                for i, v in enumerate(values)
            ),
            svg.text(width - 2 * GAP, 4.5, f"+{cap}", "muted", size=13, anchor="end"),
            svg.rect(-6, -12, width - 2 * GAP + 12, 24, "edge", radius=8),
        ]
        parts.append(scene.target(f"terrain-{TERRAINS[t]}", capital(words), *face, move=svg.moved(GAP, y)))
    height = 68 + step * TERRAIN_COUNT - 4
    return Piece(width, height, svg.group(svg.panel(width, height, title, *parts), id="key"), title)


# --- animals ---------------------------------------------------------------------------------


def panel_height(scene: Scene, animals: list[int], width: float) -> float:
    """How high the panels of these animals must be to hold all of their traits."""
    traits = [scenes.spread_out(_traits_of(scene, a), width - 2 * GAP, CHIP)[1] for a in animals]
    return 170.0 + max(traits, default=0.0)


def panel(scene: Scene, animal: int, width: float = 372.0, height: float | None = None) -> Piece:
    """An animal's display: points, elements, pawns, gene pool, traits."""
    s = scene.s
    traits = _traits_of(scene, animal)
    if height is None:
        height = panel_height(scene, [animal], width)
    high = height
    at = animal * ELEMENT_COUNT
    return scene.piece(
        lambda: _draw_panel(scene, animal, width, high),
        *("panel", animal, width, high, s.seat_of[animal], s.seat_of[animal] == scene.seat),
        *(s.animal == animal and not s.over(), s.vp[animal], tuple(traits), s.vacant_spaces(animal)),
        *(tuple(s.printed[at : at + ELEMENT_COUNT]), tuple(s.disks[at : at + ELEMENT_COUNT])),
        *(s.pawns[animal], s.pawns_owned[animal], tuple(s.control), tuple(s.special_at), s.pool[animal]),
        *(sum(s.species[animal * HEX_COUNT : (animal + 1) * HEX_COUNT]), s.lost[animal], s.on_vents(animal)),
    )


def _draw_panel(scene: Scene, animal: int, width: float, height: float) -> Piece:
    s = scene.s
    name = scene.animal(animal)
    parts = [
        svg.rect(0.5, 0.5, width - 1, height - 1, "panel", radius=10),
        svg.path(
            f"M10 0L{svg.number(width - 10)} 0C{svg.number(width - 4)} 0 {svg.number(width)} 4 "
            f"{svg.number(width)} 6L0 6C0 4 4 0 10 0Z",
            ANIMALS[animal],
        ),
        svg.at(32, 36, creature(animal)),
        svg.text(62, 42, name, "ink serif bold", size=18),
    ]
    if s.seat_of[animal] < 0:
        parts.append(svg.text(62, 64, scene.noun("drawing-free"), "muted", size=12))
        title = name
    else:
        seat = _seat_words(scene, animal)
        parts.append(svg.text(66 + svg.measure(name, 18), 42, seat, "muted", size=12))
        parts.append(svg.text(width - GAP, 44, str(s.vp[animal]), "ink serif bold", size=26, anchor="end"))
        parts.append(_elements_of(scene, animal))
        parts.append(_pawns_of(scene, animal))
        counts = scene.say(
            "drawing-counts",
            pool=s.pool[animal],
            earth=sum(s.species[animal * HEX_COUNT : (animal + 1) * HEX_COUNT]),
            lost=s.lost[animal],
            vents=s.on_vents(animal),
        )
        parts.append(svg.text(GAP, 145, counts, "muted", size=12))
        parts.append(scenes.labels(scene, _traits_of(scene, animal), GAP, 156, width - 2 * GAP, CHIP))
        title = scene.say("drawing-animal", animal=name, seat=seat, vp=s.vp[animal], counts=counts)
    parts.append(svg.rect(0.5, 0.5, width - 1, height - 1, "edge", radius=10))
    content = scene.target(f"animal-{ANIMALS[animal]}", title, *parts, role="group")
    return Piece(width, height, content, name)


def _seat_words(scene: Scene, animal: int) -> str:
    """Whose animal it is, and whether it is its turn."""
    s = scene.s
    seat = s.seat_of[animal]
    who = scene.noun("drawing-you") if seat == scene.seat else scene.say("seat", number=seat + 1)
    if s.animal == animal and not s.over():
        return scene.say("drawing-in-turn", seat=who)
    return who


def _elements_of(scene: Scene, animal: int) -> Markup:
    """Printed elements, underlined; then disks; then empty spaces."""
    s = scene.s
    parts = []
    x = 28.0
    for printed in (True, False):
        amounts = s.printed if printed else s.disks
        for element in range(ELEMENT_COUNT):
            for _ in range(amounts[animal * ELEMENT_COUNT + element]):
                id = "drawing-printed" if printed else "drawing-disk"
                mark = svg.rect(-7, 14.5, 14, 2, "printed", radius=1) if printed else NOTHING
                title = svg.tag("title", capital(scene.say(id, element=scene.element(element))))
                parts.append(svg.at(x, 82, title, disc(element), mark))
                x += 29
    for _ in range(max(0, s.vacant_spaces(animal))):
        parts.append(svg.circle(x, 82, 11, "socket"))
        x += 29
    return svg.group(*parts)


def _pawns_of(scene: Scene, animal: int) -> Markup:
    """Pawns at hand, pawns on the display in outline, special pawns at hand."""
    s = scene.s
    title = scene.say("drawing-pawns", number=s.pawns[animal], owned=s.pawns_owned[animal])
    parts = [svg.tag("title", title)]
    x = GAP + 9
    for i in range(s.pawns_owned[animal]):
        token = creature(animal, 0.44) if i < s.pawns[animal] else svg.circle(0, 0, 7, "socket")
        parts.append(svg.at(x, 116, token))
        x += 21
    for e in range(ELEMENT_COUNT):
        if s.control[e] == animal and s.special_at[e] < 0:
            icon = svg.path(ICONS[e], f"icon {ELEMENTS[e]}")
            ring = svg.circle(0, 0, 10, f"owned {ANIMALS[animal]}")
            parts.append(svg.at(x + 6, 116, ring, svg.at(0, 0, icon, scale=0.6)))
            x += 26
    return svg.group(*parts)


def _traits_of(scene: Scene, animal: int) -> list[Chip]:
    """Traits that all may read, and the seat's own secret ones."""
    s = scene.s
    chips: list[Chip] = []
    for trait in held(s, animal):
        name = scene.noun("trait-" + TRAITS[trait])
        chips.append(Chip(f"trait-{TRAITS[trait]}", name, "chip", _trait_title(scene, trait)))
    if s.copied[animal] >= 0:
        trait = s.copied[animal]
        text = scene.say("drawing-copied", trait=scene.noun("trait-" + TRAITS[trait]))
        chips.append(Chip(f"copied-{ANIMALS[animal]}", text, "chip", _trait_title(scene, trait)))
    for mask, where in ((s.kept[animal], "kept"), (s.hands[animal], "hand")):
        if mask < -1:
            text = scene.say("drawing-hidden-traits", number=-1 - mask)
            chips.append(Chip(f"{where}-{ANIMALS[animal]}", text, "secret", text))
        elif mask > 0:
            for trait in in_mask(mask):
                text = scene.noun("trait-" + TRAITS[trait])
                if where == "kept":
                    text = scene.say("drawing-kept", trait=text)
                chips.append(Chip(f"trait-{TRAITS[trait]}", text, "secret", _trait_title(scene, trait)))
    return chips


def _trait_title(scene: Scene, trait: int) -> str:
    name = scene.noun("trait-" + TRAITS[trait])
    return f"{name}\n{scene.words(view.trait_text(scene.s, trait))}"


CHIP: Final = 11.5
"""The size of the text of a label."""


# --- what is asked ---------------------------------------------------------------------------


def heading(scene: Scene, width: float) -> Piece:
    """Where the game stands, who decides what, and those choices that have no place on the table."""
    s = scene.s
    where = scene.say("drawing-last-round" if s.last_round == 1 else "drawing-round", round=s.round)
    choices = [_choice(scene, id) for id in scene.unplaced()]
    label = scene.say("drawing-label", round=s.round, asked=scene.asked())
    return scenes.heading(scene, width, where, choices, label)


def _choice(scene: Scene, id: str) -> Chip:
    """A choice without a place on the table, as a label: a plain word, a number, a card out of sight."""
    block, _, member = id.partition("-")
    if block == "word":
        words = scene.noun("option-" + member)
    elif block in ("trait", "card"):
        words = scene.noun(id)
    else:
        words = member
    return Chip(id, capital(words))


# --- the whole table -------------------------------------------------------------------------


def table(scene: Scene, layout: Layout = "wide") -> Piece:
    """All pieces in one: side by side, or one above the other for a narrow screen."""
    s = scene.s
    shown = [a for a in range(ANIMAL_COUNT) if s.seat_of[a] >= 0 or f"animal-{ANIMALS[a]}" in scene.yours]
    if layout == "tall":
        return _tall(scene, shown)
    width = BOARD_WIDTH + GAP + DISPLAY_WIDTH + GAP + CARDS_WIDTH
    pieces = board(scene), display(scene), elements(scene), cards(scene), key(scene)
    across = max(1, len(shown))
    each = (width - GAP * (across - 1)) / across
    high = panel_height(scene, shown, each)
    panels = [panel(scene, a, each, high) for a in shown]
    head = heading(scene, width)
    earth, actions, register, row, terrains = pieces
    y = head.height + GAP
    second = BOARD_WIDTH + GAP
    third = second + DISPLAY_WIDTH + GAP
    content = [
        head.content,
        earth.placed(0, y),
        actions.placed(second, y),
        register.placed(second, y + actions.height + GAP),
        row.placed(third, y),
        terrains.placed(third, y + row.height + GAP),
    ]
    y += max(earth.height, actions.height + GAP + register.height, row.height + GAP + terrains.height) + GAP
    for i, piece in enumerate(panels):
        content.append(piece.placed(i * (piece.width + GAP), y))
    height = y + (high if panels else 0)
    return Piece(width, height, svg.group(*content), head.label)


def _tall(scene: Scene, shown: list[int]) -> Piece:
    width = DISPLAY_WIDTH
    pieces = [
        board(scene),
        display(scene),
        elements(scene),
        cards(scene, width),
        *(panel(scene, a, width) for a in shown),
        key(scene, width),
    ]
    return scenes.stacked(heading(scene, width), pieces, width)


def draw(state: Marine, seat: int, **look: Unpack[Look]) -> str:
    """The whole table as a seat (or SPECTATOR) sees it, as one SVG file."""
    return scenes.draw(Scene, table, STYLE, state, seat, look)

"""The map: cratons as triangles of three hexes, where they really lie, and islands beside them."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.tokens import Spot, cube
from phylarium.games.mesofauna.rules import say
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.shown import choices
from phylarium.games.mesofauna.shown.drawing.scene import MesofaunaScene
from phylarium.games.mesofauna.shown.drawing.tokens import flower
from phylarium.kernel.message import Message
from phylarium.kit import shapes, svg
from phylarium.kit.layout import Picture, plate
from phylarium.kit.scene import region
from phylarium.kit.style import DESK, smallest
from phylarium.kit.svg import NOTHING, Markup, number

REACH: Final = 60.0
"""From the middle of a hex to its top."""
HALF: Final = REACH * math.sqrt(3) / 2
MARGIN: Final = 20.0
BERTH: Final = 8.0
"""How far a berth keeps from the hexes beside it."""
LEAST_WIDTH: Final = 480.0
ISLAND_GAP: Final = 34.0
WINDOW: Final = 1.15
"""How much wider than high the window onto the map is, about: on a phone as on a desk."""

_CORNERS: Final = [(0.0, -REACH), (HALF, -30.0), (HALF, 30.0), (0.0, REACH), (-HALF, 30.0), (-HALF, -30.0)]
"""Clockwise from the top."""
_EDGE_CORNERS: Final = [(1, 2), (0, 1), (5, 0), (4, 5), (3, 4), (2, 3)]
"""By edge of a hex (east first, against the clock), the corners at its ends."""
_SIDE_EDGES: Final = [
    ((TOP, 2), (TOP, 1)),
    ((TOP, 0), (LOWER_RIGHT, 1)),
    ((LOWER_RIGHT, 0), (LOWER_RIGHT, 5)),
    ((LOWER_LEFT, 5), (LOWER_RIGHT, 4)),
    ((LOWER_LEFT, 3), (LOWER_LEFT, 4)),
    ((TOP, 3), (LOWER_LEFT, 2)),
]
"""By side of a craton, the hexes along it and their edges there."""

GROUND_CLASS: Final = ["weeds", "swamp", "sea"]


_LEVELS: Final = [
    Spot(HERBIVORE, "M-44 3L44 3L44 26L14 44L-14 44L-44 26Z", 0, 21, 0.95),
    Spot(CARNIVORE, "M-44 -3L44 -3L44 -26L14 -44L-14 -44L-44 -26Z", 0, -22, 0.95),
    Spot(ON_HERBIVORE, "M16 4L40 4L40 22L16 22Z", 27, 12, 0.52),
    Spot(ON_CARNIVORE, "M16 -40L40 -28L40 -8L16 -8Z", 27, -30, 0.52),
]


def _hexagon(radius: float) -> str:
    k = radius / REACH
    return "M" + "L".join([f"{number(x * k)} {number(y * k)}" for x, y in _CORNERS]) + "Z"


_HEX: Final = _hexagon(REACH)
_INNER: Final = _hexagon(REACH - 4)


@cache
def _pattern(ground: int) -> str:
    """The pattern of what is printed on a hex."""
    if ground == LAKE:
        return shapes.waves([(-28.0, -30.0), (26.0, -34.0), (-36.0, 0.0), (36.0, 2.0), (-20.0, 34.0), (24.0, 36.0)])
    if ground == SWAMP:
        return shapes.fronds([(-36.0, -18.0), (38.0, -14.0), (-32.0, 26.0), (34.0, 28.0)])
    return shapes.blades([(-34.0, -22.0), (32.0, -26.0), (-40.0, 8.0), (40.0, 6.0), (-24.0, 36.0), (26.0, 34.0)])


# --- where things lie ------------------------------------------------------------------------


def _middle(q: float, r: float) -> tuple[float, float]:
    """The middle of a hex from its axial coordinates."""
    return HALF * (2 * q + r), 1.5 * REACH * r


def _hex_at(spot: int, position: int) -> tuple[float, float]:
    return _middle(spot_q(spot) + HEX_Q[position], spot_r(spot) + HEX_R[position])


class Chart(NamedTuple):
    """Where the origin of spots is moved to, and how large the map is."""

    left: float
    top: float
    width: float
    height: float
    islands: tuple[tuple[int, float, float], ...]
    """Each with the middle of its top hex."""


def chart(laid: tuple[tuple[int, int], ...], berths: tuple[int, ...], islands: tuple[int, ...], least: float) -> Chart:
    """A map that holds these cratons, the places for more of them, and the islands: below them, or where that shows
    all of it larger, beside them."""
    spots = [spot for _, spot in laid] + list(berths)
    middles = [_hex_at(spot, position) for spot in spots for position in range(HEX_COUNT)] or [(0.0, 0.0)]
    west = min(x for x, _ in middles) - HALF
    east = max(x for x, _ in middles) + HALF
    north = min(y for _, y in middles) - REACH
    south = max(y for _, y in middles) + REACH
    charts = [_arranged(west, east, north, south, islands, below) for below in (True, False)]
    best = max(charts, key=lambda found: min(WINDOW / found.width, 1 / found.height))
    spare = max(0.0, least - best.width) / 2
    width = best.width + 2 * spare
    # The sea fills the window.
    below = max(0.0, width * DESK[1] / DESK[0] - best.height) / 2
    moved = tuple([(craton, x + spare, y + below) for craton, x, y in best.islands])
    return Chart(best.left + spare, best.top + below, width, best.height + 2 * below, moved)


def _arranged(west: float, east: float, north: float, south: float, islands: tuple[int, ...], below: bool) -> Chart:
    """The continents with the islands in a row below them, or in a column beside them."""
    wide, high = east - west, south - north
    across, down = 4 * HALF, 3.5 * REACH
    number = len(islands)
    row = number * (across + ISLAND_GAP) - ISLAND_GAP if number and below else 0.0
    column = number * (down + ISLAND_GAP) - ISLAND_GAP if number and not below else 0.0
    inner = max(wide, row)
    outer = max(high, column)
    left = MARGIN + (inner - wide) / 2
    top = MARGIN + (outer - high) / 2
    found = []
    for i, craton in enumerate(islands):
        if below:
            x = MARGIN + (inner - row) / 2 + across / 2 + i * (across + ISLAND_GAP)
            found.append((craton, x, MARGIN + high + ISLAND_GAP + REACH))
        else:
            y = MARGIN + (outer - column) / 2 + REACH + i * (down + ISLAND_GAP)
            found.append((craton, MARGIN + wide + ISLAND_GAP + across / 2, y))
    width = inner + (ISLAND_GAP + across if number and not below else 0.0) + 2 * MARGIN
    height = outer + (ISLAND_GAP + down if number and below else 0.0) + 2 * MARGIN
    return Chart(left - west, top - north, width, height, tuple(found))


@region
def board(scene: MesofaunaScene, least: float = LEAST_WIDTH) -> Picture:
    """The continents, where more cratons can be laid, and the islands."""
    laid, berths, islands = scene.laid(), scene.berths(), scene.islands()
    c = chart(laid, berths, islands, least)
    content = [svg.rect(6, 6, c.width - 12, c.height - 12, "ocean", radius=12)]
    lying = [(craton, *_hex_at(spot, TOP)) for craton, spot in laid]
    moved = [(craton, c.left + x, c.top + y) for craton, x, y in lying] + list(c.islands)
    for spot in berths:
        x, y = _hex_at(spot, TOP)
        content.append(scene.part(_berth, spot, svg.moved(c.left + x, c.top + y)))
    letters = max(16.0, math.ceil(4 * smallest(c.width, c.height)) / 4)
    content += [scene.part(_craton, craton, svg.moved(x, y), letters) for craton, x, y in moved]
    if not moved and not berths:
        words = scene.say("drawing-no-map")
        content.append(svg.text(c.width / 2, c.height / 2, words, "muted", size=15, anchor="middle"))
    return plate(c.width, c.height, scene.say("drawing-board"), *content, id="board")


@cache
def _outline(inset: float) -> str:
    """Around a craton, from the top of its top hex on."""
    places = [_middle(HEX_Q[p], HEX_R[p]) for p in range(HEX_COUNT)]
    path = [(TOP, 0), (TOP, 1), (TOP, 2), (LOWER_RIGHT, 1), (LOWER_RIGHT, 2), (LOWER_RIGHT, 3), (LOWER_RIGHT, 4)]
    path += [(LOWER_LEFT, 3), (LOWER_LEFT, 4), (LOWER_LEFT, 5), (TOP, 4), (TOP, 5)]
    middle = (0.0, REACH)
    points = []
    for position, corner in path:
        x = places[position][0] + _CORNERS[corner][0]
        y = places[position][1] + _CORNERS[corner][1]
        away = math.hypot(x - middle[0], y - middle[1])
        k = 1 - inset / away
        points.append(f"{number(middle[0] + (x - middle[0]) * k)} {number(middle[1] + (y - middle[1]) * k)}")
    return "M" + "L".join(points) + "Z"


def _berth(scene: MesofaunaScene, spot: int, move: str) -> Markup:
    """A place where a craton may be laid."""
    return svg.target(
        f"spot-{SPOTS[spot]}",
        scene.title(scene.ask(choices.spot_words, spot)),
        svg.path(_outline(BERTH), "berth"),
        svg.path(_outline(BERTH + 2), "edge"),
        move=move,
    )


# --- cratons ---------------------------------------------------------------------------------


def _craton(scene: MesofaunaScene, craton: int, move: str, letters: float) -> Markup:
    """A craton with its hexes, its mountains, its faults and its number, of the size `letters`."""
    parts = []
    for position in range(HEX_COUNT):
        x, y = _middle(HEX_Q[position], HEX_R[position])
        parts.append(svg.at(x, y, scene.part(_hex, craton * HEX_COUNT + position)))
    side = scene.s.side[craton]
    parts.append(scene.part(_relief, craton * 2 + side))
    label = scene.words(say.craton(craton))
    parts.append(
        svg.target(
            f"craton-{craton + 1}",
            scene.title(scene.ask(choices.craton_words, craton)),
            svg.circle(0, REACH, letters * 0.82, "count"),
            svg.text(0, REACH + letters * 0.34, str(craton + 1), "ink serif bold", size=letters, anchor="middle"),
            svg.path(_outline(3), "edge around"),
        )
    )
    return svg.group(svg.tag("title", label), *parts, transform=move)


def _relief(scene: MesofaunaScene, face: int) -> Markup:
    """The coast of a craton, its faults along it, and its mountains."""
    c = scene.s.components
    coast, fault, ridges, peaks = "", "", "", []
    places = [_middle(HEX_Q[p], HEX_R[p]) for p in range(HEX_COUNT)]
    for side, edges in enumerate(_SIDE_EDGES):
        for position, edge in edges:
            d = _edge(places[position], edge, 0.0)
            coast += d
            if (c.faults[face] >> side) & 1:
                fault += _edge(places[position], edge, 7.0)
    for position in range(HEX_COUNT):
        mountains = c.mountains[face * HEX_COUNT + position]
        for edge in range(EDGE_COUNT):
            if (mountains >> edge) & 1:
                (x1, y1), (x2, y2) = _ends(places[position], edge, 3.0)
                ridges += f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
                for k in (0.25, 0.5, 0.75):
                    peaks.append(svg.at(x1 + (x2 - x1) * k, y1 + (y2 - y1) * k, svg.path(_PEAK, "peak")))
    return svg.group(
        svg.path(coast, "coast"),
        svg.path(fault, "fault") if fault else NOTHING,
        svg.path(ridges, "ridge") if ridges else NOTHING,
        *peaks,
    )


_PEAK: Final = "M-8 5L-2 -7L1 -2L3 -5L8 5Z"


def _ends(middle: tuple[float, float], edge: int, inset: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """The ends of an edge of a hex, moved towards its middle."""
    k = 1 - inset / HALF
    first, second = [_CORNERS[corner] for corner in _EDGE_CORNERS[edge]]
    return (
        (middle[0] + first[0] * k, middle[1] + first[1] * k),
        (middle[0] + second[0] * k, middle[1] + second[1] * k),
    )


def _edge(middle: tuple[float, float], edge: int, inset: float) -> str:
    (x1, y1), (x2, y2) = _ends(middle, edge, inset)
    return f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"


# --- biomes ----------------------------------------------------------------------------------


def _hex(scene: MesofaunaScene, biome: int) -> Markup:
    """A hex: its ground, who hunts above, who grazes below, their parasites, and what decides there."""
    s = scene.s
    ground = scene.grounds[biome]
    planted = (s.flowers >> biome) & 1 == 1
    parts = [
        svg.path(_HEX, f"hexagon {GROUND_CLASS[ground]}"),
        svg.path(_pattern(ground), "texture"),
        svg.line(-HALF + 8, 0, HALF - 8, 0, "half"),
        svg.at(0, -50, cube(RED, 0.62)),
        svg.at(0, 50, cube(scene.niches[biome], 0.62)),
    ]
    if planted:
        parts.append(svg.at(-30, 33, flower(1.7)))
    lines = [Message("biome-now", {"biome": say.biome(biome), "ground": say.ground_named(ground)})]
    if planted:
        lines.append(Message("drawing-flower"))
    if scene.elevations[biome]:
        lines.append(Message("drawing-elevation", {"number": scene.elevations[biome]}))
    levels = [_place(scene, biome, spot) for spot in _LEVELS]
    return svg.target(f"biome-{BIOMES[biome]}", scene.lines(*lines), *parts, *levels, svg.path(_INNER, "edge"))


def _place(scene: MesofaunaScene, biome: int, spot: Spot) -> Markup:
    """A level of a biome and who lives there; the place of a parasite is there where a host is."""
    s = scene.s
    level = spot.level
    species = scene.standing[biome][level]
    words = say.place(biome * LEVEL_COUNT + level)
    if level >= ON_HERBIVORE and scene.standing[biome][level - ON_HERBIVORE] == NONE:
        return NOTHING
    token = NOTHING
    if species != NONE:
        words = Message("drawing-who", {"who": say.species(species), "place": words})
        grown = 0.94 + 0.06 * s.size[species]
        # Whoever carries a parasite stands aside for it.
        carries = level <= CARNIVORE and scene.standing[biome][level + ON_HERBIVORE] != NONE
        token = svg.at(spot.x - (9 if carries else 0), spot.y, scene.creeple(species, round(spot.scale * grown, 2)))
    return svg.target(
        f"place-{BIOMES[biome]}-{TROPHIC[level]}",
        scene.lines(words),
        svg.path(spot.area, "hit"),
        token,
        svg.path(spot.area, "edge"),
    )

"""The map: lines of latitude with their climate, and on them the landmasses, each hex where it really lies."""

from __future__ import annotations

from functools import cache
from typing import Final

from phylarium.families.fauna.rules.names import CARNIVORE, HERBIVORE, NONE
from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.actions import LEVELS
from phylarium.games.megafauna2.rules.board import BIOMES, EAST, HEX_COUNT, LATITUDE_COUNT, SHELF, C
from phylarium.games.megafauna2.rules.names import (
    BLACK_DISK,
    HIGHLAND,
    NO_DISK,
    SEA,
    SWAMP,
    WHITE_DISK,
)
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import PLANT_LEVEL
from phylarium.games.megafauna2.shown.choices import biome_words
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.signs import DROP, GROUND_SIGNS, SUN, WIND_BOTH, WIND_EAST, WIND_WEST
from phylarium.games.megafauna2.shown.drawing.tokens import creeple, cube, disk, sign
from phylarium.kernel.message import Message
from phylarium.kit import shapes, svg
from phylarium.kit.layout import Picture
from phylarium.kit.scene import listed
from phylarium.kit.svg import NOTHING, Markup

HALF: Final = 52.0
"""Half the width of a hex: one doubled column."""
REACH: Final = 60.0
"""From the middle of a hex to its northern corner."""
DOWN: Final = 90.0
"""From one latitude to the next."""
MAP_LEFT: Final = 112.0
MAP_TOP: Final = 46.0
BETWEEN: Final = 26.0
"""The least room between two landmasses."""
SHELF_EDGE: Final = 6.0
"""How far beyond the middle of its cell a shelf goes."""
CRATON_WIDTH: Final = 7 * HALF + SHELF_EDGE
BOARD_WIDTH: Final = MAP_LEFT + 4 * CRATON_WIDTH + 3 * BETWEEN + 22

_CORNERS: Final = [(0.0, -60.0), (52.0, -30.0), (52.0, 30.0), (0.0, 60.0), (-52.0, 30.0), (-52.0, -30.0)]
_HEX: Final = "M0 -60L52 -30L52 30L0 60L-52 30L-52 -30Z"
_INNER: Final = "M0 -56L48.5 -28L48.5 28L0 56L-48.5 28L-48.5 -28Z"
_SHELF: Final = "M-50 -28.8L-15 -49C5 -34 5 34 -15 49L-50 28.8Z"
_HUNT: Final = "M0 -54L33 -13L-33 -13Z"
_GRAZE: Final = "M-34 -10L34 -10L34 36L0 52L-34 36Z"
_GRAZE_LESS: Final = "M-34 -10L34 -10L34 20L-34 20Z"
_PLANT: Final = "M-34 21L34 21L34 36L0 54L-34 36Z"
_HUNT_OFFSHORE: Final = "M-21 -42L-3 -13L-39 -13Z"
_GRAZE_OFFSHORE: Final = "M-46 -9L-3 -9L-3 25L-18 40L-46 25Z"

GROUND_CLASS: Final = {SEA: "sea", SWAMP: "swamp", HIGHLAND: "highland"}


@cache
def _pattern(ground: int) -> str:
    """The pattern of what is printed on a hex."""
    spots = [(-36.0, 2.0), (34.0, 4.0), (-20.0, 44.0), (22.0, 42.0), (-42.0, 22.0), (43.0, -14.0), (0.0, 24.0)]
    if ground == SEA:
        return shapes.waves(
            [(-34.0, 0.0), (34.0, 2.0), (0.0, 26.0), (-30.0, 26.0), (31.0, 28.0), (0.0, 48.0), (0.0, 4.0)]
        )
    if ground == SWAMP:
        return shapes.fronds([(-38.0, 6.0), (38.0, 8.0), (-14.0, 34.0), (16.0, 30.0)])
    if ground == HIGHLAND:
        return shapes.hills([(-36.0, 4.0), (36.0, 6.0), (-16.0, 38.0), (18.0, 34.0), (0.0, 12.0)])
    return shapes.blades(spots)


# --- where things lie ------------------------------------------------------------------------


def _rows(land: tuple[tuple[tuple[int, int, int], ...], ...]) -> tuple[int, int]:
    """The northernmost and southernmost row: all latitudes, and what a drift has carried beyond a pole."""
    rows = [row for mass in land for _, _, row in mass]
    return min([0, *rows]), max([LATITUDE_COUNT - 1, *rows])


def _places(land: tuple[tuple[tuple[int, int, int], ...], ...]) -> tuple[list[tuple[int, float, float]], list[float]]:
    """Each biome with the middle of its cell, and by landmass the middle of its width."""
    north, _ = _rows(land)
    widths = []
    for mass in land:
        west = min([column for _, column, _ in mass])
        east = max([column + (2 if biome < SHELF else 1) for biome, column, _ in mass])
        widths.append((west, (east - west) * HALF + HALF))
    room = BOARD_WIDTH - MAP_LEFT - 22 - sum([wide for _, wide in widths])
    apart = room / max(1, len(land))
    x = MAP_LEFT + apart / 2
    places: list[tuple[int, float, float]] = []
    middles = []
    for mass, (west, wide) in zip(land, widths, strict=True):
        for biome, column, row in mass:
            places.append((biome, x + (column - west + 1) * HALF, MAP_TOP + REACH + (row - north) * DOWN))
        middles.append(x + wide / 2)
        x += wide + apart
    return places, middles


def board_height(scene: MegafaunaScene) -> float:
    north, south = _rows(scene.land())
    return MAP_TOP + (south - north) * DOWN + 2 * REACH + 16


def board(scene: MegafaunaScene) -> Picture:
    """The latitudes, and the landmasses from west to east."""
    land = scene.land()
    high = board_height(scene)
    north, south = _rows(land)
    places, middles = _places(land)
    content = [
        svg.rect(0.5, 0.5, BOARD_WIDTH - 1, high - 1, "panel", radius=10),
        scene.part(_latitudes, north, south),
    ]
    # Shelves lie under the hexes beside them.
    content += [svg.at(x, y, scene.part(_shelf, biome)) for biome, x, y in places if biome >= SHELF]
    content += [svg.at(x, y, scene.part(_hex, biome)) for biome, x, y in places if biome < SHELF]
    content += [svg.at(x, y, scene.part(_coast, biome)) for biome, x, y in places if biome < SHELF]
    ring = scene.s.ring
    content += [scene.part(_name, ring[i], middle) for i, middle in enumerate(middles)]
    return Picture(BOARD_WIDTH, high, svg.group(*content, id="board"), scene.say("drawing-board"))


def _name(scene: MegafaunaScene, mass: int, middle: float) -> Markup:
    """A landmass by its cratons, and where it lies."""
    names = [scene.ask(say.craton, craton) for craton in scene.cratons_of(mass)]
    words = scene.say("drawing-landmass", cratons=listed(names), latitude=scene.s.latitude[mass])
    return svg.text(middle, 28, words, "ink serif italic", size=19, anchor="middle", within=CRATON_WIDTH * len(names))


# --- latitudes -------------------------------------------------------------------------------


def _latitudes(scene: MegafaunaScene, north: int, south: int) -> Markup:
    """The lines of latitude: each a stripe with its dice and its wind."""
    parts = [svg.rect(10, MAP_TOP - 6, BOARD_WIDTH - 20, (south - north) * DOWN + 2 * REACH + 12, "ocean", radius=12)]
    for row in range(north, south + 1):
        y = MAP_TOP + REACH + (row - north) * DOWN
        if row % 2:
            parts.append(svg.rect(10, y - DOWN / 2, BOARD_WIDTH - 20, DOWN, "stripe"))
        parts.append(svg.at(0, y, scene.part(_latitude, min(max(row, 0), LATITUDE_COUNT - 1))))
    return svg.group(*parts, id="latitudes")


def _latitude(scene: MegafaunaScene, latitude: int) -> Markup:
    """What the strip says of a latitude: how humid it is and where the wind blows."""
    s = scene.s
    label = svg.text(36, 8, str(latitude), "ink serif bold", size=24, anchor="middle")
    if s.is_basic():
        return svg.group(svg.tag("title", scene.say("drawing-latitude-plain", number=latitude)), label)
    humid = s.components.humid[s.strip][latitude]
    wind = s.components.wind[s.strip][latitude]
    arrow = WIND_BOTH if s.windy else "" if wind == NONE else WIND_EAST if wind == EAST else WIND_WEST
    title = scene.lines(
        Message("drawing-latitude-humid" if humid else "drawing-latitude-arid", {"number": latitude}),
        Message("drawing-wind-both" if s.windy else WIND_WORDS[wind + 1]),
    )
    die = [
        svg.rect(-14, -14, 28, 28, "piece humid" if humid else "piece ice", radius=6),
        sign(DROP, 1.1, "on-humid") if humid else sign(SUN, 1.1),
    ]
    return svg.group(
        svg.tag("title", title),
        label,
        svg.at(72, -6 if arrow else 0, *die),
        svg.at(72, 24, sign(arrow)) if arrow else NOTHING,
    )


WIND_WORDS: Final = ["drawing-wind-none", "drawing-wind-east", "drawing-wind-west"]
"""By the direction of the wind, none first."""


# --- biomes ----------------------------------------------------------------------------------


def _title(scene: MegafaunaScene, biome: int) -> str:
    s = scene.s
    lines = [
        scene.ask(biome_words, biome),
        Message("drawing-at-latitude", {"latitude": s.latitude_of(biome)}),
    ]
    if biome < SHELF and s.components.number[s.planet][biome]:
        lines.append(Message("drawing-crater-number", {"number": s.components.number[s.planet][biome]}))
    return scene.lines(*lines)


def _hex(scene: MegafaunaScene, biome: int) -> Markup:
    """A hex: its ground and its disk, who hunts there above, who grazes there below, and who lies there."""
    s = scene.s
    printed = s.components.ground[s.planet][biome]
    number = s.components.number[s.planet][biome]
    alien = s.is_alien()
    kind = s.disk[biome]
    parts = [
        svg.path(_HEX, f"hexagon {GROUND_CLASS.get(printed, 'weeds')}"),
        svg.path(_pattern(printed), "texture"),
    ]
    if kind != NO_DISK:
        parts.append(svg.at(0, 15, _ground_disk(kind, alien)))
    if biome % HEX_COUNT == C:
        mark = scene.words(scene.ask(say.craton, biome // HEX_COUNT))[:3]
        parts.append(svg.text(-48, -19, mark, "ink serif italic", size=11.5))
    elif number:
        parts.append(svg.text(-45, -19, str(number), "ink", size=12))
    if not alien:
        parts.append(svg.at(-42, 24, cube(s.components.roadrunner[s.ground(biome)], 0.72)))
    parts.append(_place(scene, biome, CARNIVORE, _HUNT, 0, -24, 0.6))
    if alien:
        parts.append(_place(scene, biome, HERBIVORE, _GRAZE_LESS, 0, 5, 0.78))
        parts.append(_place(scene, biome, PLANT_LEVEL, _PLANT, 0, 35, 0.62))
    else:
        parts.append(_place(scene, biome, HERBIVORE, _GRAZE, 0, 9, 1.0))
    parts.append(_fallen(scene, biome, CARNIVORE, 38, -18))
    parts.append(_fallen(scene, biome, HERBIVORE, 38, 14))
    if alien:
        parts.append(_fallen(scene, biome, PLANT_LEVEL, -36, 24))
    parts.append(svg.path(_INNER, "edge"))
    return svg.target(f"biome-{BIOMES[biome]}", _title(scene, biome), *parts)


@cache
def _ground_disk(kind: int, alien: bool) -> Markup:
    """A disk on a hex, with its sign at its southern rim, where nobody stands on it."""
    if kind == BLACK_DISK:
        d, class_, pen = GROUND_SIGNS["mountain"], "mountain", "sign pale"
    elif alien:
        d, class_, pen = GROUND_SIGNS["water"], "sea", "sign"
    elif kind == WHITE_DISK:
        d, class_, pen = GROUND_SIGNS["ice"], "ice", "sign quiet"
    else:
        d, class_, pen = GROUND_SIGNS["forest"], "forest", "sign"
    return svg.group(svg.circle(0, 0, 33, f"piece {class_}"), svg.at(0, 21, sign(d, 0.8, pen)))


def _shelf(scene: MegafaunaScene, biome: int) -> Markup:
    """A shelf: empty, with carbon, or with a bloom on which swimmers live."""
    s = scene.s
    kind = s.disk[biome]
    parts = [
        svg.path(_SHELF, "shelved shallows"),
        svg.path(shapes.waves([(-34.0, -24.0), (-14.0, 36.0)]), "texture"),
    ]
    there = any([s.at(biome, level) != NONE for level in (HERBIVORE, CARNIVORE, PLANT_LEVEL)])
    if kind != NO_DISK:
        parts.append(svg.at(-25, 8, disk(kind, 20, not there)))
    parts.append(_place(scene, biome, CARNIVORE, _HUNT_OFFSHORE, -21, -21, 0.42))
    parts.append(_place(scene, biome, HERBIVORE, _GRAZE_OFFSHORE, -25, 8, 0.68))
    parts.append(_fallen(scene, biome, CARNIVORE, -6, -26))
    parts.append(_fallen(scene, biome, HERBIVORE, -9, 30))
    if s.is_alien():
        parts.append(_place(scene, biome, PLANT_LEVEL, "M-44 24L-6 24L-16 46L-44 28Z", -25, 32, 0.42))
        parts.append(_fallen(scene, biome, PLANT_LEVEL, -42, -20))
    parts.append(svg.path(_SHELF, "edge"))
    return svg.target(f"biome-{BIOMES[biome]}", _title(scene, biome), *parts)


def _place(scene: MegafaunaScene, biome: int, level: int, area: str, x: float, y: float, scale: float) -> Markup:
    """A level of a biome and who lives there."""
    s = scene.s
    species = s.at(biome, level)
    place = scene.ask(_place_words, biome, level)
    title = scene.lines(
        place if species == NONE else Message("drawing-who", {"who": say.species(species), "place": place})
    )
    ground = svg.path(area, "hit")
    if level == CARNIVORE:
        ground = svg.path(area, "hunt" if species != NONE else "hunt idle")
    token = svg.at(x, y, creeple(species, round(scale * _grown(s.size[species]), 2))) if species != NONE else NOTHING
    return svg.target(f"place-{BIOMES[biome]}-{LEVELS[level]}", title, ground, token, svg.path(area, "edge"))


def _place_words(s: Megafauna, biome: int, level: int) -> Message:
    return say.place(s, biome * 3 + level)


def _grown(size: int) -> float:
    """How large a creeple is on the map, by the size of its species."""
    return 0.82 + 0.045 * size


def _fallen(scene: MegafaunaScene, biome: int, level: int, x: float, y: float) -> Markup:
    """The endangered creeples of a level, lying on their sides."""
    lying = scene.lying(biome, level)
    if not lying:
        return NOTHING
    place = scene.ask(_place_words, biome, level)
    title = scene.say("drawing-endangered", who=listed([say.species(i) for i in lying]), place=place)
    step = 9.0 if len(lying) > 1 else 0.0
    tokens = [
        svg.at(x, y + step * (i - (len(lying) - 1) / 2), creeple(species, 0.5, True)) for i, species in enumerate(lying)
    ]
    return svg.target(f"fallen-{BIOMES[biome]}-{LEVELS[level]}", title, *tokens, svg.circle(x, y, 15 + step, "edge"))


def _coast(scene: MegafaunaScene, hex: int) -> Markup:
    """The sides of a hex at which its craton ends."""
    d = ""
    for side, open_ in enumerate(scene.coasts(hex)):
        if open_:
            (x1, y1), (x2, y2) = _CORNERS[side], _CORNERS[(side + 1) % 6]
            d += f"M{svg.number(x1)} {svg.number(y1)}L{svg.number(x2)} {svg.number(y2)}"
    return svg.path(d, "coast") if d else NOTHING

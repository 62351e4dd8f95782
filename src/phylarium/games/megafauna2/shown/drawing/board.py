"""The map: lines of latitude with their climate, and on them the landmasses, each hex where it really lies."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple

from phylarium.families.fauna.rules.names import CARNIVORE, HERBIVORE, NONE
from phylarium.families.fauna.shown.tokens import Spot, cube, sign
from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.actions import LEVELS
from phylarium.games.megafauna2.rules.board import BIOMES, COLUMN, EAST, HEX_COUNT, LATITUDE_COUNT, ROW, SHELF, C
from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.values import LEVEL_COUNT, PLANT_LEVEL
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.signs import DROP, GROUND_SIGNS, SUN, WIND_BOTH, WIND_EAST, WIND_WEST
from phylarium.games.megafauna2.shown.drawing.tokens import disk
from phylarium.kernel.message import Message
from phylarium.kit import shapes, svg
from phylarium.kit.layout import Picture, plate
from phylarium.kit.scene import listed, region
from phylarium.kit.style import smallest
from phylarium.kit.svg import NOTHING, Markup

HALF: Final = 52.0
"""Half the width of a hex: one doubled column."""
REACH: Final = 60.0
"""From the middle of a hex to its northern corner."""
DOWN: Final = 90.0
"""From one latitude to the next."""
MAP_LEFT: Final = 100.0
MAP_TOP: Final = 50.0
BETWEEN: Final = 14.0
"""The least room between two landmasses."""
SHELF_EDGE: Final = 6.0
"""How far beyond the middle of its cell a shelf goes."""
CRATON_WIDTH: Final = 7 * HALF + SHELF_EDGE
LEAST_WIDTH: Final = 2 * CRATON_WIDTH + BETWEEN
"""Of what is beside the latitudes."""
MAP_RIGHT: Final = 14.0
SLIM: Final = 26.0
"""How high a latitude without land is drawn."""
RIM: Final = REACH - DOWN / 2
"""How far a hex goes beyond its latitude."""
WINDOW: Final = 1.15
"""How much wider than high the window onto the map is, about: on a phone as on a desk."""

_CORNERS: Final = [(0.0, -60.0), (52.0, -30.0), (52.0, 30.0), (0.0, 60.0), (-52.0, 30.0), (-52.0, -30.0)]
_HEX: Final = "M0 -60L52 -30L52 30L0 60L-52 30L-52 -30Z"
_INNER: Final = "M0 -56L48.5 -28L48.5 28L0 56L-48.5 28L-48.5 -28Z"
_SHELF: Final = "M-50 -28.8L-15 -49C5 -34 5 34 -15 49L-50 28.8Z"


_HUNT: Final = Spot(CARNIVORE, "M0 -54L33 -13L-33 -13Z", 0, -25, 0.74, (39, -18))
_ON_EARTH: Final = [_HUNT, Spot(HERBIVORE, "M-34 -10L34 -10L34 36L0 52L-34 36Z", 0, 9, 1.32, (39, 14))]
_ON_PLANETS: Final = [
    _HUNT,
    Spot(HERBIVORE, "M-34 -10L34 -10L34 20L-34 20Z", 0, 4, 0.95, (39, 10)),
    Spot(PLANT_LEVEL, "M-34 21L34 21L34 36L0 54L-34 36Z", 0, 36, 0.74, (-36, 24)),
]
_OFFSHORE: Final = [
    Spot(CARNIVORE, "M-21 -42L-3 -13L-39 -13Z", -21, -21, 0.42, (-6, -26)),
    Spot(HERBIVORE, "M-46 -9L-3 -9L-3 25L-18 40L-46 25Z", -25, 8, 0.68, (-9, 30)),
]
_OFFSHORE_ON_PLANETS: Final = [
    *_OFFSHORE,
    Spot(PLANT_LEVEL, "M-44 24L-6 24L-16 46L-44 28Z", -25, 32, 0.42, (-42, -20)),
]

BASIN: Final = -1
"""What is printed as sea is dry on other planets until water gathers there."""

GROUND_CLASS: Final = {SEA: "sea", SWAMP: "swamp", HIGHLAND: "highland", BASIN: "basin"}


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
    if ground == BASIN:
        return shapes.contours(46.0, 4)
    return shapes.blades(spots)


# --- where things lie ------------------------------------------------------------------------


Land = tuple[tuple[tuple[int, int, int], ...], ...]
"""Landmasses as a scene tells them: each biome with its doubled column and its row."""


def _extents(land: Land) -> list[tuple[int, float]]:
    """By landmass its westernmost doubled column, and how wide it is with its shelves."""
    found = []
    for mass in land:
        west = min([column for _, column, _ in mass])
        east = max([column + (2 if biome < SHELF else 1) for biome, column, _ in mass])
        found.append((west, (east - west) * HALF + HALF))
    return found


def board_width(land: Land) -> float:
    """How wide the map must be for these landmasses; a world whose cratons lie together is shown larger."""
    needed = sum([wide for _, wide in _extents(land)]) + (len(land) - 1) * BETWEEN
    return MAP_LEFT + max(LEAST_WIDTH, needed) + MAP_RIGHT


def _rows(land: Land, basic: bool) -> range:
    """The rows of the world: all latitudes, and what a drift has carried beyond a pole.

    In the tooth & claw game nothing ever moves to another latitude.
    """
    rows = [row for mass in land for _, _, row in mass]
    return range(min(rows), max(rows) + 1) if basic else range(min([0, *rows]), max([LATITUDE_COUNT - 1, *rows]) + 1)


class Band(NamedTuple):
    """Landmasses beside each other, and the rows of the world: those without land of theirs are narrow."""

    first: int
    """Of the ring."""
    land: Land
    rows: list[tuple[int, float, float]]
    """Each row with its middle and its height."""
    height: float


def _band(land: Land, first: int, last: int, rows: range) -> Band:
    here = {row for mass in land[first:last] for _, _, row in mass}
    y = MAP_TOP + RIM
    found = []
    for row in rows:
        high = DOWN if row in here else SLIM
        found.append((row, y + high / 2, high))
        y += high
    return Band(first, land[first:last], found, y + RIM + 10)


def bands(land: Land, basic: bool) -> list[Band]:
    """The world in one band or in two, western landmasses first: as hexes become largest in a window."""
    rows = _rows(land, basic)
    best: list[Band] = []
    largest = 0.0
    for cuts in ([0, len(land)], *([0, cut, len(land)] for cut in range(1, len(land)))):
        found = [_band(land, first, last, rows) for first, last in pairwise(cuts)]
        width = max([board_width(band.land) for band in found])
        scale = min(WINDOW / width, 1 / sum([band.height for band in found]))
        if scale > largest:
            best, largest = found, scale
    return best


def _places(band: Band, width: float) -> tuple[list[tuple[int, float, float]], list[float]]:
    """Each biome with the middle of its cell, and by landmass the middle of its width."""
    widths = _extents(band.land)
    middle_of = {row: y for row, y, _ in band.rows}
    apart = (width - MAP_LEFT - MAP_RIGHT - sum([wide for _, wide in widths])) / len(band.land)
    x = MAP_LEFT + apart / 2
    places: list[tuple[int, float, float]] = []
    middles = []
    for mass, (west, wide) in zip(band.land, widths, strict=True):
        for biome, column, row in mass:
            places.append((biome, x + (column - west + 1) * HALF, middle_of[row]))
        middles.append(x + wide / 2)
        x += wide + apart
    return places, middles


@region
def board(scene: MegafaunaScene) -> Picture:
    """The landmasses from west to east with their latitudes, in two bands where that shows them larger."""
    found = bands(scene.land(), scene.s.is_basic())
    width = max([board_width(band.land) for band in found])
    letters = ceil(4 * smallest(width, sum([band.height for band in found]) + 6)) / 4
    content: list[Markup] = []
    y = 0.0
    for band in found:
        content.append(svg.at(0, y, *_landmasses(scene, band, width, letters)))
        y += band.height
    return plate(width, y + 6, scene.say("drawing-board"), *content, id="board")


def _landmasses(scene: MegafaunaScene, band: Band, width: float, letters: float) -> list[Markup]:
    """Some landmasses of the ring with their latitudes; small text is of the size `letters`."""
    places, middles = _places(band, width)
    content = [scene.part(_latitudes, tuple(band.rows), width, letters)]
    # Shelves lie under the hexes beside them.
    content += [svg.at(x, y, scene.part(_shelf, biome)) for biome, x, y in places if biome >= SHELF]
    content += [svg.at(x, y, scene.part(_hex, biome, letters)) for biome, x, y in places if biome < SHELF]
    content += [svg.at(x, y, _coast(biome % HEX_COUNT)) for biome, x, y in places if biome < SHELF]
    ring = scene.s.ring
    content += [scene.part(_name, ring[band.first + i], middle) for i, middle in enumerate(middles)]
    return content


def _name(scene: MegafaunaScene, mass: int, middle: float) -> Markup:
    """A landmass by its cratons, and where it lies."""
    names = [scene.settled(say.craton, craton) for craton in scene.cratons_of(mass)]
    words = scene.say("drawing-landmass", cratons=listed(names), latitude=scene.s.latitude[mass])
    return svg.text(middle, 31, words, "ink serif italic", size=24, anchor="middle", within=CRATON_WIDTH * len(names))


# --- latitudes -------------------------------------------------------------------------------


def _latitudes(
    scene: MegafaunaScene, rows: tuple[tuple[int, float, float], ...], width: float, letters: float
) -> Markup:
    """The lines of latitude: each a stripe with its dice and its wind."""
    top = rows[0][1] - rows[0][2] / 2 - RIM
    bottom = rows[-1][1] + rows[-1][2] / 2 + RIM
    parts = [svg.rect(10, top, width - 20, bottom - top, "ocean", radius=12)]
    for row, y, high in rows:
        if row % 2:
            # The last stripe goes on to the southern rim.
            last = row == rows[-1][0]
            down = high / 2 + RIM if last else high / 2
            parts.append(svg.rect(10, y - high / 2, width - 20, high / 2 + down, "stripe", radius=12 if last else 0))
        shown = scene.part(_latitude, min(max(row, 0), LATITUDE_COUNT - 1), high < DOWN, letters)
        parts.append(svg.at(0, y, shown))
    return svg.group(*parts)


def _latitude(scene: MegafaunaScene, latitude: int, slim: bool, letters: float) -> Markup:
    """What the strip says of a latitude: how humid it is and where the wind blows."""
    s = scene.s
    class_, size = ("muted serif bold", max(18.0, letters)) if slim else ("ink serif bold", 28.0)
    label = svg.text(32, size / 3, str(latitude), class_, size=size, anchor="middle")
    if s.is_basic():
        return svg.group(svg.tag("title", scene.say("drawing-latitude-plain", number=latitude)), label)
    wind = s.components.wind[s.strip][latitude]
    arrow = WIND_BOTH if s.windy else "" if wind == NONE else WIND_EAST if wind == EAST else WIND_WEST
    blows = Message("drawing-wind-both" if s.windy else WIND_WORDS[wind + 1])
    if s.is_alien():
        # Plants make their own climate there: no latitude is arid.
        title = scene.lines(Message("drawing-latitude-plain", {"number": latitude}), blows)
        return svg.group(svg.tag("title", title), label, svg.at(66, 0, sign(arrow)) if arrow else NOTHING)
    humid = s.components.humid[s.strip][latitude]
    title = scene.lines(
        Message("drawing-latitude-humid" if humid else "drawing-latitude-arid", {"number": latitude}), blows
    )
    if slim:
        blown = svg.at(82, 0, sign(arrow, 0.6)) if arrow else NOTHING
        return svg.group(svg.tag("title", title), label, svg.at(58, 0, _die(humid), scale=0.7), blown)
    return svg.group(
        svg.tag("title", title),
        label,
        svg.at(66, -6 if arrow else 0, _die(humid)),
        svg.at(66, 24, sign(arrow)) if arrow else NOTHING,
    )


@cache
def _die(humid: bool) -> Markup:
    """The dice of a latitude: green with a drop, or white with the sun."""
    return svg.group(
        svg.rect(-14, -14, 28, 28, "piece humid" if humid else "piece ice", radius=6),
        sign(DROP, 1.1, "on-humid") if humid else sign(SUN, 1.1, "sign frost"),
    )


WIND_WORDS: Final = ["drawing-wind-none", "drawing-wind-east", "drawing-wind-west"]
"""By the direction of the wind, none first."""


# --- biomes ----------------------------------------------------------------------------------


def _ground(ground: int) -> Message:
    """What a biome is."""
    return Message("ground-" + say.slug(GROUNDS[ground]))


def _title(scene: MegafaunaScene, biome: int) -> str:
    s = scene.s
    lines = [
        Message("biome-now", {"biome": scene.settled(say.biome, biome), "ground": _ground(scene.grounds[biome])}),
        Message("drawing-at-latitude", {"latitude": scene.latitudes[biome]}),
    ]
    if s.is_alien() and biome < SHELF and s.components.ground[s.planet][biome] == SEA:
        lines.append(Message("drawing-basin"))
    if biome < SHELF and s.components.number[s.planet][biome]:
        lines.append(Message("drawing-crater-number", {"number": s.components.number[s.planet][biome]}))
    return scene.lines(*lines)


def _hex(scene: MegafaunaScene, biome: int, letters: float) -> Markup:
    """A hex: its ground and its disk, who hunts there above, who grazes there below, and who lies there."""
    s = scene.s
    printed = s.components.ground[s.planet][biome]
    number = s.components.number[s.planet][biome]
    alien = s.is_alien()
    if alien and printed == SEA:
        printed = BASIN
    kind = s.disk[biome]
    parts = [
        svg.path(_HEX, f"hexagon {GROUND_CLASS.get(printed, 'weeds')}"),
        svg.path(_pattern(printed), "texture"),
    ]
    if kind != NO_DISK:
        there = scene.standing[biome]
        vacant = there[HERBIVORE] == there[PLANT_LEVEL] == NONE and not scene.lying[biome]
        parts.append(svg.at(0, 15, _ground_disk(kind, alien, vacant)))
    if biome % HEX_COUNT == C:
        initial = scene.words(scene.settled(say.craton, biome // HEX_COUNT))[:1]
        parts.append(svg.text(-48, -14, initial, "ink serif bold", size=letters))
    elif number:
        parts.append(svg.text(-47, -14, str(number), "ink", size=letters))
    if not alien:
        parts.append(svg.at(-42, 24, cube(s.components.roadrunner[scene.grounds[biome]], 0.72)))
    parts += _levels(scene, biome, _ON_PLANETS if alien else _ON_EARTH)
    parts.append(svg.path(_INNER, "edge"))
    return svg.target(f"biome-{BIOMES[biome]}", _title(scene, biome), *parts)


@cache
def _ground_disk(kind: int, alien: bool, vacant: bool) -> Markup:
    """A disk on a hex, with its sign; where somebody stands on it that is at its southern rim."""
    if kind == BLACK_DISK:
        d, class_, pen = GROUND_SIGNS["mountain"], "mountain", "sign pale"
    elif alien:
        d, class_, pen = GROUND_SIGNS["water"], "sea", "sign"
    elif kind == WHITE_DISK:
        d, class_, pen = GROUND_SIGNS["ice"], "ice", "sign frost"
    else:
        d, class_, pen = GROUND_SIGNS["forest"], "forest", "sign"
    drawn = sign(d, 1.35, pen) if vacant else svg.at(0, 21, sign(d, 0.8, pen))
    return svg.group(svg.circle(0, 0, 33, f"piece {class_}"), drawn)


def _shelf(scene: MegafaunaScene, biome: int) -> Markup:
    """A shelf: empty, with carbon, or with a bloom on which swimmers live."""
    s = scene.s
    kind = s.disk[biome]
    parts = [
        svg.path(_SHELF, "shelved shallows"),
        svg.path(shapes.waves([(-34.0, -24.0), (-14.0, 36.0)]), "texture"),
    ]
    there = any(species != NONE for species in scene.standing[biome])
    if kind != NO_DISK:
        parts.append(svg.at(-25, 8, disk(kind, 20, not there)))
    parts += _levels(scene, biome, _OFFSHORE if not s.is_alien() else _OFFSHORE_ON_PLANETS)
    parts.append(svg.path(_SHELF, "edge"))
    return svg.target(f"biome-{BIOMES[biome]}", _title(scene, biome), *parts)


def _levels(scene: MegafaunaScene, biome: int, spots: list[Spot]) -> list[Markup]:
    """Who stands and who lies at each level of a biome."""
    return [*[_place(scene, biome, spot) for spot in spots], *[_fallen(scene, biome, spot) for spot in spots]]


def _place(scene: MegafaunaScene, biome: int, spot: Spot) -> Markup:
    """A level of a biome and who lives there."""
    s = scene.s
    level = spot.level
    species = scene.standing[biome][level]
    words = scene.settled(_place_words, biome, level)
    if species != NONE:
        words = Message("drawing-who", {"who": say.species(species), "place": words})
    ground = svg.path(spot.area, "hit")
    if level == CARNIVORE:
        ground = svg.path(spot.area, "hunt" if species != NONE else "hunt idle")
    token = NOTHING
    if species != NONE:
        token = svg.at(spot.x, spot.y, scene.creeple(species, round(spot.scale * _grown(s.size[species]), 2)))
    return svg.target(
        f"place-{BIOMES[biome]}-{LEVELS[level]}", scene.lines(words), ground, token, svg.path(spot.area, "edge")
    )


def _place_words(s: Megafauna, biome: int, level: int) -> Message:
    return say.place(s, biome * LEVEL_COUNT + level)


def _grown(size: int) -> float:
    """How large a creeple is on the map, by the size of its species."""
    return 0.82 + 0.045 * size


def _fallen(scene: MegafaunaScene, biome: int, spot: Spot) -> Markup:
    """The endangered creeples of a level, lying on their sides: where they stood, or beside who stands there now."""
    lying = [species for species, level in scene.lying[biome] if level == spot.level]
    if not lying:
        return NOTHING
    place = scene.settled(_place_words, biome, spot.level)
    title = scene.say("drawing-endangered", who=listed([say.species(i) for i in lying]), place=place)
    alone = len(lying) == 1 and scene.standing[biome][spot.level] == NONE
    x, y, scale = (spot.x, spot.y, 0.8 * spot.scale) if alone else (*spot.aside, min(0.6, 0.6 * spot.scale))
    step = 9.0 if len(lying) > 1 else 0.0
    tokens = [
        svg.at(x, y + step * (i - (len(lying) - 1) / 2), scene.creeple(species, round(scale, 2), True))
        for i, species in enumerate(lying)
    ]
    id = f"fallen-{BIOMES[biome]}-{LEVELS[spot.level]}"
    return svg.target(id, title, *tokens, svg.circle(x, y, 23 * scale + step, "edge"))


@cache
def _coast(position: int) -> Markup:
    """The sides of a hex at which its craton ends, by its position there; the first is the northeastern one."""
    there = list(zip(COLUMN, ROW, strict=True))
    d = ""
    for side, (x, y) in enumerate([(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)]):
        if (COLUMN[position] + x, ROW[position] + y) not in there:
            (x1, y1), (x2, y2) = _CORNERS[side], _CORNERS[(side + 1) % 6]
            d += f"M{svg.number(x1)} {svg.number(y1)}L{svg.number(x2)} {svg.number(y2)}"
    return svg.path(d, "coast") if d else NOTHING

"""Earth: 37 hexes, their corners, and what stands in the margins."""

from __future__ import annotations

from typing import Final, Literal

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.board import CORNER_COUNT, CORNER_XY, CORNERS, HEX_COUNT, HEXES, HEXES_OF, QR
from phylarium.games.marine.rules.hidden import tile_in_hand
from phylarium.games.marine.rules.names import ANIMALS, SIDES, TERRAINS, VENT
from phylarium.games.marine.rules.wanderlust import top
from phylarium.games.marine.shown import view
from phylarium.games.marine.shown.drawing.scene import MarineScene
from phylarium.games.marine.shown.drawing.signs import PLUMES, RADIUS, SWATCHES, TEXTURES
from phylarium.games.marine.shown.drawing.tokens import creature, disc, swatch
from phylarium.kernel.message import Message
from phylarium.kit import lettering, shapes, svg
from phylarium.kit.layout import Picture, plate
from phylarium.kit.scene import listed, region
from phylarium.kit.shapes import HALF_HEIGHT
from phylarium.kit.style import SMALL
from phylarium.kit.svg import NOTHING, Markup

BOARD_WIDTH: Final = 704.0
BOARD_HEIGHT: Final = 768.0


def _spot(x: int, y: int) -> tuple[float, float]:
    """A point of the geometry, in half widths and half heights, on the piece."""
    return BOARD_WIDTH / 2 + x * RADIUS / 2, BOARD_HEIGHT / 2 + y * RADIUS * HALF_HEIGHT


_CENTRES: Final = [_spot(3 * q, 2 * r + q) for q, r in QR]
_CORNERS: Final = [_spot(x, y) for x, y in CORNER_XY]

# Where the animals of a tile stand: by how many there are, their places and the scale.
_STANDING: Final[list[list[tuple[float, float]]]] = [
    [],
    [(0, 5)],
    [(-24, 5), (24, 5)],
    [(0, -7), (-24, 22), (24, 22)],
    [(-23, -9), (23, -9), (-23, 22), (23, 22)],
]


@region
def board(scene: MarineScene) -> Picture:
    """Earth: 37 hexes, their corners, and in the margins the stacks and the food chain."""
    content = [
        *scene.each(_hex, range(HEX_COUNT)),
        *scene.parts(_corners, _stacks, _vents, _food_chain, _bonus),
    ]
    return plate(BOARD_WIDTH, BOARD_HEIGHT, scene.say("drawing-board"), *content, id="board")


def _hex(scene: MarineScene, h: int) -> Markup:
    s = scene.s
    edge = svg.path(shapes.hexagon(RADIUS - 3.5), "edge")
    place = svg.moved(*_CENTRES[h])
    if s.terrain[h] < 0:
        return svg.target(
            f"hex-{HEXES[h]}",
            scene.title(Message("empty-hex", {"hex": HEXES[h]})),
            svg.path(shapes.hexagon(RADIUS - 5), "gap"),
            svg.text(0, 4, HEXES[h], "faint serif italic", size=13, anchor="middle"),
            edge,
            move=place,
        )
    ground = s.ground[h]
    parts = [svg.path(shapes.hexagon(RADIUS - 2), f"{TERRAINS[ground]} tile"), TEXTURES[ground]]
    if s.vent[h]:
        parts.append(svg.path(shapes.hexagon(RADIUS * 0.76), "rim"))
        parts.append(svg.path(PLUMES[s.vent[h]], "plume"))
        name = scene.say("side-" + SIDES[s.vent[h]])
        if len(view.species_on(s, h)) < 3:
            parts.append(svg.text(0, -26, name, "vent-name serif italic", size=SMALL, anchor="middle"))
        parts.append(svg.text(0, 38, HEXES[h], "vent-name", size=SMALL, anchor="middle"))
    else:
        parts.append(_name(scene, ground, -30.5, 62, SMALL))
        parts.append(svg.text(0, 49, HEXES[h], "place", size=SMALL, anchor="middle"))
    parts.append(edge)
    parts.append(_species(scene, h))
    return svg.target(f"hex-{HEXES[h]}", _tile_title(scene, h), *parts, move=place)


def _name(scene: MarineScene, terrain: int, y: float, room: float, size: float) -> Markup:
    """A terrain by name, within its hexagon; fine print where that is small."""
    name = scene.say(f"terrain-{TERRAINS[terrain]}-short")
    fits = lettering.size_for(name, room, size, size * 0.7, "serif-italic")
    class_ = "place serif italic fine" if fits < SMALL else "place serif italic"
    return svg.text(0, y, name, class_, size=fits, anchor="middle", within=room)


def _species(scene: MarineScene, h: int) -> Markup:
    s = scene.s
    here = view.species_on(s, h)
    scale = (1.0, 1.4, 1.1, 0.9, 0.9)[len(here)] * (0.8 if s.vent[h] else 1.0)
    tokens = []
    for (animal, number), (x, y) in zip(here, _STANDING[len(here)], strict=True):
        if s.vent[h]:
            x, y = x * 0.84, y * 0.8 + (1 if len(here) < 3 else -5)
        token = creature(animal, scale, number, endangered=not scene.thriving[animal * HEX_COUNT + h])
        tokens.append(svg.at(x, y, token, id=f"species-{HEXES[h]}-{ANIMALS[animal]}"))
    return Markup("".join(tokens))


def _tile_title(scene: MarineScene, h: int) -> str:
    """A tile in words: what it is and scores, who is there, what lies there, who is endangered."""
    s = scene.s
    tile = Message("tile", {"terrain": say.terrain(s.terrain[h]), "hex": HEXES[h]})
    if s.vent[h]:
        side = Message("side-" + SIDES[s.vent[h]])
        tile = Message("drawing-vent", {"tile": tile, "side": side, "ground": say.terrain(s.ground[h])})
    values = listed([str(v) for v in s.components.scoring[s.terrain[h]]])
    here = view.species_on(s, h)
    lines = [Message("drawing-tile", {"tile": tile, "values": values})]
    if here:
        lines.append(Message("drawing-there", {"what": listed([counted(n, say.animal(a)) for a, n in here])}))
    endangered = [say.animal(a) for a, _ in here if not scene.thriving[a * HEX_COUNT + h]]
    if endangered:
        lines.append(Message("drawing-endangered", {"animals": listed(endangered)}))
    lying = view.elements_on(s, h)
    if lying:
        lines.append(Message("drawing-there", {"what": listed([counted(n, say.element(e)) for e, n in lying])}))
    return scene.lines(*lines)


def counted(number: int, what: Message) -> Message:
    return Message("counted", {"number": number, "what": what})


def _corners(scene: MarineScene) -> Markup:
    return Markup("".join(scene.each(_corner, range(CORNER_COUNT))))


def _corner(scene: MarineScene, c: int) -> Markup:
    s = scene.s
    element = s.element[c]
    id = f"corner-{CORNERS[c]}"
    place = svg.moved(*_CORNERS[c])
    if element >= 0:
        title = scene.title(Message("drawing-element-at", {"element": say.element(element), "corner": say.spot(c)}))
        return svg.target(id, title, disc(element, 13.0), svg.circle(0, 0, 15, "edge"), move=place)
    on_earth = any(s.terrain[h] >= 0 for h in HEXES_OF[c])
    title = scene.say("drawing-vacant-corner", corner=say.spot(c))
    return svg.target(
        id,
        title,
        svg.circle(0, 0, 2, "vacant") if on_earth else NOTHING,
        svg.circle(0, 0, 9, "edge"),
        move=place,
    )


def _caption(x: float, y: float, words: str, anchor: Literal["start", "end"] = "start") -> Markup:
    return svg.text(x, y, words, "muted serif italic", size=13, anchor=anchor)


def _stacks(scene: MarineScene) -> Markup:
    """The tiles to come, in the upper left margin."""
    s = scene.s
    parts = [_caption(20, 30, scene.say("drawing-stacks"))]
    for i in range(3):
        title = scene.title(scene.ask(view.stack_words, i))
        height = s.heights[i]
        if height:
            terrain = scene.ask(top, i)
            face = [
                svg.path(shapes.hexagon(25.0, 0.0, 4.0), "tile panel") if height > 1 else NOTHING,
                svg.path(shapes.hexagon(25.0), f"{TERRAINS[terrain]} tile"),
                svg.at(0, -5, SWATCHES[terrain]),
                _name(scene, terrain, 13.5, 30, 8.5),
                svg.text(0, 40, scene.say("drawing-times", number=height), "muted", size=SMALL, anchor="middle"),
            ]
        else:
            face = [svg.path(shapes.hexagon(25.0), "gap")]
        face.append(svg.path(shapes.hexagon(27.0), "edge"))
        parts.append(svg.target(f"stack-{i + 1}", title, *face, move=svg.moved(46 + 58 * i, 66)))
    return svg.group(*parts, id="stacks")


def _vents(scene: MarineScene) -> Markup:
    """Vents to come and who lives on them, in the upper right margin; and a tile that is in hand."""
    s = scene.s
    right = BOARD_WIDTH - 20
    parts = [
        _caption(right, 30, scene.say("drawing-vents"), "end"),
        svg.at(right - 20, 55, swatch(VENT, 19.0)),
        svg.text(right - 48, 60, scene.say("drawing-times", number=s.vents_left), "ink", size=14, anchor="end"),
    ]
    survivor = s.survivor()
    holder = say.animal(survivor) if survivor >= 0 else Message("animal-nobody")
    parts.append(svg.text(right, 88, scene.say("drawing-survival", animal=holder), "muted", size=SMALL, anchor="end"))
    taken = scene.ask(tile_in_hand)
    if taken >= 0:
        parts.append(
            svg.target(
                "tile-in-hand",
                scene.say("drawing-tile-in-hand", terrain=say.terrain(taken)),
                svg.path(shapes.hexagon(25.0), f"{TERRAINS[taken]} tile"),
                svg.at(0, -5, SWATCHES[taken]),
                _name(scene, taken, 13.5, 30, 8.5),
                svg.text(32, 4, scene.say("drawing-in-hand"), "muted serif italic", size=SMALL),
                move=svg.moved(46, 140),
            )
        )
    return svg.group(*parts, id="vents")


def _food_chain(scene: MarineScene) -> Markup:
    """Who has retrieved in this round, in the lower left margin, top of the food chain first."""
    s = scene.s
    playing = s.playing()
    if not playing:
        return NOTHING
    first = BOARD_HEIGHT - 16 - 24 * len(playing)
    parts = [_caption(20, first - 8, scene.say("drawing-food-chain"))]
    for i, animal in enumerate(playing):
        y = first + 24 * i + 11
        done = s.retrieved[animal] == 1
        title = scene.say("drawing-retrieved" if done else "drawing-not-retrieved", animal=say.animal(animal))
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


def _bonus(scene: MarineScene) -> Markup:
    """terms.bonus as a small table, in the lower right margin."""
    table = scene.s.components.bonus[1:]
    right = BOARD_WIDTH - 20
    left = right - 22 * (len(table) - 1) - 10
    parts = [_caption(right, BOARD_HEIGHT - 62, scene.say("drawing-bonus"), "end")]
    for i, points in enumerate(table):
        count = f"{i + 1}+" if i + 1 == len(table) else str(i + 1)
        x = left + 22 * i
        parts.append(svg.text(x, BOARD_HEIGHT - 40, count, "muted", size=SMALL, anchor="middle"))
        parts.append(svg.text(x, BOARD_HEIGHT - 22, str(points), "ink bold", size=13, anchor="middle"))
    parts.append(svg.line(left - 10, BOARD_HEIGHT - 35, right, BOARD_HEIGHT - 35, "rule"))
    return svg.group(*parts, id="bonus")

"""The map: latitudes, habitats with who is there, the Atlantic; below it climate and tar pit."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.board import COLUMN, HABITAT_COUNT, HABITATS, ROW
from phylarium.games.megafauna1.rules.genomes import amount, spell
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna, letters
from phylarium.games.megafauna1.rules.values import ICE, NONE
from phylarium.games.megafauna1.shown import view
from phylarium.games.megafauna1.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna1.shown.drawing.signs import AMMONITE, FERN_SIGN, LATITUDE_SIGNS, SUNFLOWER, VOLCANO_SIGN
from phylarium.games.megafauna1.shown.drawing.style import LATITUDE_CLASS
from phylarium.games.megafauna1.shown.drawing.tokens import PLAQUE, _grown, dna, niche_box, plaque, sign, wood
from phylarium.kernel.message import Argument, Message
from phylarium.kit import lettering, shapes, svg
from phylarium.kit.layout import Picture, plate
from phylarium.kit.scene import listed
from phylarium.kit.svg import NOTHING, Markup

ACROSS: Final = 150.0
DOWN: Final = 167.0
"""From one habitat to the next."""
MAP_LEFT: Final = 46.0
MAP_TOP: Final = 14.0
TILE_WIDTH: Final = 142.0
TILE_HEIGHT: Final = 82.0
HUNT_HEIGHT: Final = 40.0
HUSK_HEIGHT: Final = 34.0
BOARD_WIDTH: Final = MAP_LEFT + 6 * ACROSS + 8.0
BOARD_HEIGHT: Final = MAP_TOP + 5 * DOWN + 12.0

PRINT: Final = 15.0
"""The size of its small text."""

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
_BAND: Final = 22.0
"""Height of the strip of a tile that tells latitude, climax and niche."""

_HUNT: Final = f"M-58 {-_HIGH - 2}L58 {-_HIGH - 2}L6 {-_HIGH - HUNT_HEIGHT}L-6 {-_HIGH - HUNT_HEIGHT}Z"
_HUSK: Final = f"M-54 {_HIGH + 2}L54 {_HIGH + 2}L8 {_HIGH + HUSK_HEIGHT}L-8 {_HIGH + HUSK_HEIGHT}Z"
_DUNES: Final = shapes.ripples([(-44.0, 2.0), (-8.0, 16.0), (38.0, 4.0), (-40.0, 26.0), (44.0, 26.0)])
_WAVES: Final = shapes.waves([(-40.0, -2.0), (2.0, 12.0), (40.0, -2.0), (-36.0, 26.0), (38.0, 26.0)])
_PEAKS: Final = "M-66 37L-56 21L-50 30L-45 24L-37 37M37 37L46 22L52 31L57 25L66 37"
_CRYSTALS: Final = "M-48 4L-40 12M-48 12L-40 4M-44 2L-44 14M30 18L38 26M30 26L38 18M34 16L34 28"


def _growth(need: int, ground_sea: bool, mountain: bool) -> str:
    """The pattern of a biome: waves, hills, trees, grass or small things in the soil."""
    spots = [(-56.0, 30.0), (-20.0, 33.0), (16.0, 31.0), (54.0, 31.0)]
    if ground_sea:
        return shapes.waves([(-52.0, 34.0), (-22.0, 30.0), (10.0, 34.0), (50.0, 34.0)])
    if mountain:
        return shapes.hills([(-54.0, 35.0), (-28.0, 35.0), (4.0, 35.0), (54.0, 35.0)])
    if letters(need, B):
        return shapes.branches(spots)
    if letters(need, G):
        return shapes.blades([(-58.0, 32.0), (-34.0, 33.0), (-8.0, 32.0), (16.0, 33.0), (56.0, 32.0)])
    return shapes.ripples([(-54.0, 34.0), (-20.0, 35.0), (14.0, 34.0), (54.0, 35.0)])


_growths: Final = cache(_growth)


def board(scene: MegafaunaScene) -> Picture:
    """The map: rows by latitude, habitats with their triangles, the Atlantic; below it climate and tar pit."""
    content = [
        *scene.parts(_bands, _rift),
        *[scene.part(_habitat, h) for h in range(HABITAT_COUNT)],
        *scene.parts(_climate, _tarpit),
    ]
    return plate(BOARD_WIDTH, BOARD_HEIGHT, scene.say("drawing-board"), *content, id="board")


def _bands(scene: MegafaunaScene) -> Markup:
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
        parts.append(svg.at(27, y + 28, sign(LATITUDE_SIGNS[latitude], 1.2)))
        name = scene.title(say.latitude(latitude))
        parts.append(
            svg.text(
                0,
                0,
                name,
                "ink serif italic",
                size=PRINT,
                anchor="middle",
                transform=f"translate(33 {svg.number(middle + 16)}) rotate(-90)",
            )
        )
    return svg.group(*parts, id="latitudes")


def _rift(scene: MegafaunaScene) -> Markup:
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
    title = scene.say("drawing-atlantic-open" if s.atlantic else "drawing-atlantic-closed")
    if s.atlantic:
        return svg.target("atlantic", title, svg.path(d, "rift open"), svg.path(d, "rift foam"))
    return svg.target("atlantic", title, svg.path(d, "rift still"))


def _habitat(scene: MegafaunaScene, h: int) -> Markup:
    s = scene.s
    tile = s.biome[h]
    x, y = _MIDDLE[h]
    first = h * PLACE_COUNT
    husking = tile >= 0 and s.components.husk[tile] >= 0 and s.flipped[h] == 0
    parts = [_hunting(scene, h)]
    if husking or scene.standing(first + HUSK) != VACANT:
        parts.append(_husking(scene, h))
    parts.append(_slot(scene, h) if tile < 0 else _biome(scene, h))
    return svg.at(x, y, *parts)


VACANT: Final = ((), ())
"""Nobody stands in a place."""


def _there(what: Argument) -> Message:
    """A line of a title."""
    return Message("drawing-there", {"what": what})


def _who(scene: MegafaunaScene, place: int) -> list[Message]:
    """Who is in a place, as a line of a title."""
    return [] if scene.standing(place) == VACANT else [_there(scene.ask(_who_is_at, place))]


def _who_is_at(s: Megafauna, place: int) -> Message:
    return view.who_is_at(s, [place])


def _standing(
    scene: MegafaunaScene, place: int, x: float, y: float, room: float, scale: float = 1.0, rows: int = 1
) -> Markup:
    """The animals and immigrants of a place about a point; several share its room, in rows, and are smaller."""
    present, invaders = scene.standing(place)
    total = len(present) + len(invaders)
    if total == 0:
        return NOTHING
    s = scene.s
    habitat, part = divmod(place, PLACE_COUNT)
    name = f"{HABITATS[habitat]}-{PLACES[part]}"
    columns = (total + rows - 1) // rows
    cell = room / max(1, columns)
    if total > 1:
        scale *= min(0.74, cell / 52)
    tokens: list[Markup] = []
    for species, number in present:
        token = wood(species, _grown(s.size[species]) * scale)
        badge = _badge(number) if number > 1 else NOTHING
        tokens.append(svg.group(token, badge, id=f"animal-{name}-{SPECIES[species]}"))
    small = min(1.0, cell / (PLAQUE + 2)) if total > 1 else 1.0
    tokens += [svg.at(0, 0, plaque(scene, tile, small), scale=small) for tile in invaders]
    drawn = []
    for i, token in enumerate(tokens):
        column, row = i // rows, i % rows
        left = x + (column - (columns - 1) / 2) * cell
        drawn.append(svg.at(left, y + ((row - 0.5) * 28 if total > 1 and rows > 1 else 0.0), token))
    return Markup("".join(drawn))


def _badge(number: int) -> Markup:
    return svg.at(
        16,
        -11,
        svg.circle(0, 0, 9.5, "count"),
        svg.text(0, 5.3, str(number), "ink bold", size=PRINT, anchor="middle"),
    )


def _hunting(scene: MegafaunaScene, h: int) -> Markup:
    place = h * PLACE_COUNT + HUNT
    title = scene.lines(_there(scene.ask(say.place, place)), *_who(scene, place))
    return svg.target(
        f"place-{HABITATS[h]}-hunt",
        title,
        svg.path(_HUNT, "hunt idle" if scene.standing(place) == VACANT else "hunt"),
        _standing(scene, place, 0, -_HIGH - 16, 92, 0.88),
        svg.path(_HUNT, "edge"),
    )


def _husking(scene: MegafaunaScene, h: int) -> Markup:
    s = scene.s
    place = h * PLACE_COUNT + HUSK
    tile = s.biome[h]
    husk = s.components.husk[tile] if tile >= 0 else -1
    plates, wide = dna(max(0, husk), PRINT)
    vacant = scene.standing(place) == VACANT
    lines = [_there(scene.ask(say.place, place))]
    if husk >= 0:
        lines.append(_needs(husk))
    return svg.target(
        f"place-{HABITATS[h]}-husk",
        scene.lines(*lines, *_who(scene, place)),
        svg.path(_HUSK, "husk"),
        svg.at(-wide / 2 if vacant else -38, _HIGH + 4, plates),
        _standing(scene, place, 8, _HIGH + 16, 64, 0.72),
        svg.path(_HUSK, "edge"),
    )


def _needs(genome: int) -> Message:
    found = [letter for letter in range(LETTER_COUNT) if amount(genome, letter)]
    return Message("drawing-needs", {"letters": spell(genome), "words": listed([say.letter(i) for i in found])})


def _mountain(scene: MegafaunaScene, h: int) -> bool:
    mountains = scene.s.components.mountains
    return h in mountains[0] or h in mountains[1]


def _slot(scene: MegafaunaScene, h: int) -> Markup:
    """A habitat without a biome: sand or sea, with its printed number."""
    s = scene.s
    place = h * PLACE_COUNT + BIOME
    sea = s.ground(h) == SEA
    mountain = _mountain(scene, h)
    title = [
        Message(
            "drawing-empty-slot",
            {
                "habitat": HABITATS[h],
                "ground": Message("ground-sea" if sea else "ground-land"),
                "climax": s.climax(h),
            },
        )
    ]
    if mountain:
        title.append(Message("drawing-mountain"))
    home = s.components.home.index(h) if h in s.components.home else NONE
    if home >= 0:
        title.append(Message("drawing-home-slot", {"colour": say.colour(home)}))
    ground = svg.rect(-_HALF, -_HIGH, TILE_WIDTH, TILE_HEIGHT, "slot shallows" if sea else "slot dunes", radius=9)
    return svg.target(
        f"place-{HABITATS[h]}-biome",
        scene.lines(*title, *_who(scene, place)),
        _frame(mountain),
        ground,
        svg.path(_WAVES if sea else _DUNES, "texture"),
        svg.path(_PEAKS, "peak") if mountain else NOTHING,
        svg.text(-_HALF + 10, -_HIGH + 17, str(s.components.printed[h]), "muted serif bold", size=16),
        svg.text(_HALF - 9, -_HIGH + 17, HABITATS[h], "spot", size=PRINT, anchor="end"),
        _standing(scene, place, 0, 8, 110, rows=2),
        svg.rect(-_HALF + 2, -_HIGH + 2, TILE_WIDTH - 4, TILE_HEIGHT - 4, "edge", radius=8),
    )


def _frame(mountain: bool) -> Markup:
    """The mark of a slot in the mountains."""
    if not mountain:
        return NOTHING
    return svg.rect(-_HALF - 2, -_HIGH - 2, TILE_WIDTH + 4, TILE_HEIGHT + 4, "range", radius=10)


def _biome(scene: MegafaunaScene, h: int) -> Markup:
    s = scene.s
    tile = s.biome[h]
    place = h * PLACE_COUNT + BIOME
    return svg.target(
        f"place-{HABITATS[h]}-biome",
        scene.lines(*_biome_title(scene, h), *_who(scene, place)),
        _frame(_mountain(scene, h)),
        svg.group(*(_flipped(scene, h) if s.flipped[h] == 1 else _face(scene, h)), id=f"tile-{TILES[tile]}"),
        svg.text(_HALF - 27, -_HIGH + 16, HABITATS[h], "spot", size=PRINT, anchor="end"),
        _standing(scene, place, 36, 9, 66, rows=2),
        svg.rect(-_HALF + 2, -_HIGH + 2, TILE_WIDTH - 4, TILE_HEIGHT - 4, "edge", radius=8),
    )


def _strip(class_: str) -> Markup:
    """The upper strip of a tile."""
    return svg.path(
        f"M{-_HALF} {-_HIGH + _BAND}L{-_HALF} {-_HIGH + 9}Q{-_HALF} {-_HIGH} {-_HALF + 9} {-_HIGH}L{_HALF - 9} {-_HIGH}"
        f"Q{_HALF} {-_HIGH} {_HALF} {-_HIGH + 9}L{_HALF} {-_HIGH + _BAND}Z",
        f"tile {class_}",
    )


def _face(scene: MegafaunaScene, h: int) -> list[Markup]:
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
        svg.at(-_HALF + 13, -_HIGH + 11, sign(LATITUDE_SIGNS[latitude], 0.8)),
        svg.text(-_HALF + 24, -_HIGH + 16.5, str(c.climax[tile]), "ink serif bold", size=16),
        svg.at(_HALF - 13, -_HIGH + 11, niche_box(c.niche[tile])),
    ]
    x = -_HALF + 50.0
    if c.star[tile]:
        star = "star-white" if c.star[tile] == WHITE_STAR else "star-blue"
        parts.append(svg.at(x, -_HIGH + 11, svg.path(shapes.star(5.5), star)))
        x += 14
    if c.mark[tile]:
        parts.append(svg.at(x, -_HIGH + 11, sign(VOLCANO_SIGN if c.mark[tile] == VOLCANO else FERN_SIGN, 0.8)))
    name = scene.words(say.tile(tile))
    rows = lettering.wrap(name, 64, 10.4, 3, "serif-italic")
    parts.append(svg.lines(-_HALF + 8, -_HIGH + 32.5, rows, "ink serif italic fine", size=10.4, leading=1.06))
    if home >= 0:
        parts.append(svg.rect(-_HALF + 8, _HIGH - 15, 66, 7, f"bar {COLOURS[home]}", radius=3))
    else:
        plates, _ = dna(c.need[tile], PRINT)
        parts.append(svg.at(-_HALF + 7, _HIGH - 22, plates))
    return parts


def _flipped(scene: MegafaunaScene, h: int) -> list[Markup]:
    """15.1e: the back of a biome: ice or barren sea."""
    s = scene.s
    ice = s.ground(h) == ICE
    name = scene.words(say.tile(s.biome[h]))
    return [
        svg.rect(-_HALF, -_HIGH, TILE_WIDTH, TILE_HEIGHT, "tile ice" if ice else "tile barren", radius=9),
        svg.path(_CRYSTALS if ice else _WAVES, "texture"),
        svg.text(-_HALF + 8, -_HIGH + 17, str(s.climax(h)), "ink serif bold", size=16),
        svg.lines(
            -_HALF + 8,
            -_HIGH + 32.5,
            lettering.wrap(name, 64, 10.4, 3, "serif-italic"),
            "ink serif italic fine",
            size=10.4,
            leading=1.06,
        ),
        svg.text(-_HALF + 8, _HIGH - 9, scene.say("ground-ice" if ice else "ground-barren"), "ink", size=PRINT),
    ]


def _biome_title(scene: MegafaunaScene, h: int) -> list[Message]:
    """A biome in words."""
    s = scene.s
    c = s.components
    tile = s.biome[h]
    lines = [
        Message(
            "drawing-biome",
            {
                "tile": say.tile(tile),
                "habitat": HABITATS[h],
                "latitude": say.latitude(c.latitude[tile]),
                "ground": Message("ground-sea" if c.sea[tile] else "ground-land"),
                "climax": s.climax(h),
            },
        )
    ]
    if s.flipped[h] == 1:
        lines.append(Message("drawing-flipped", {"number": FLIPPED}))
        return lines
    if tile >= HOMELAND:
        lines.append(Message("drawing-homeland", {"colour": say.colour(tile - HOMELAND)}))
    else:
        lines.append(_needs(c.need[tile]))
        lines.append(Message("drawing-niche", {"niche": view.niche_words(c.niche[tile])}))
    if c.husk[tile] >= 0:
        lines.append(Message("drawing-husk", {"letters": spell(c.husk[tile])}))
    if c.star[tile]:
        lines.append(Message("drawing-star-white" if c.star[tile] == WHITE_STAR else "drawing-star-blue"))
    if c.mark[tile]:
        lines.append(Message("drawing-volcano" if c.mark[tile] == VOLCANO else "drawing-super-fern"))
    if _mountain(scene, h):
        lines.append(Message("drawing-mountain"))
    return lines


# --- climate and tar pit --------------------------------------------------------------------

HEAT: Final = ["cold", "cold", "cold", "mild", "warm", "hot", "hot"]


def _caption(x: float, y: float, words: str, anchor: Literal["start", "middle", "end"] = "start") -> Markup:
    return svg.text(x, y, words, "ink serif bold", size=17, anchor=anchor)


def _climate(scene: MegafaunaScene) -> Markup:
    """The greenhouse track, and whether the two episodes have come."""
    s = scene.s
    x, y = 14.0, MAP_TOP + 4 * DOWN + 24
    parts = [_caption(0, 0, scene.say("drawing-greenhouse"))]
    cell = 46.0
    for i, name in enumerate(GREENHOUSE):
        left = i * cell
        here = i == s.greenhouse
        parts.append(svg.rect(left, 12, cell - 4, 36, f"cell {HEAT[i]}", radius=6))
        end = name in ("snowball", "hothouse")
        if end:
            parts.append(svg.at(left + cell / 2 - 2, 30, sign(LATITUDE_SIGNS[0 if i == 0 else 2], 1.15)))
        else:
            parts.append(svg.text(left + cell / 2 - 2, 35.5, name, "ink bold", size=PRINT, anchor="middle"))
        if here:
            parts.append(svg.rect(left - 2, 10, cell, 40, "pointer", radius=8, id="marker"))
    ground = "drawing-slots-sea" if s.greenhouse >= PPM_1600 else "drawing-slots-land"
    parts.append(svg.text(0, 69, scene.say(ground), "muted", size=PRINT))
    if s.greenhouse == PPM_200:
        parts.append(svg.text(0, 86, scene.say("drawing-frozen"), "muted", size=PRINT))
    elif s.greenhouse == PPM_3200:
        parts.append(svg.text(0, 86, scene.say("drawing-drowned"), "muted", size=PRINT))
    episodes = [
        (AMMONITE, s.atlantic == 1, "drawing-episode-atlantic", "drawing-episode-atlantic-not-yet"),
        (SUNFLOWER, s.era == CENOZOIC, "drawing-episode-cenozoic", "drawing-episode-cenozoic-not-yet"),
    ]
    for i, (d, come, now, later) in enumerate(episodes):
        note = scene.say(now if come else later)
        parts.append(
            svg.at(
                10,
                107 + 24 * i,
                sign(d, 1.0, not come),
                svg.text(16, 5, note, "ink" if come else "muted", size=PRINT, within=296),
            )
        )
    title = scene.say("drawing-greenhouse-title", level=say.level(s.greenhouse))
    return svg.target("greenhouse", title, *parts, move=svg.moved(x, y))


def _tarpit(scene: MegafaunaScene) -> Markup:
    """What lies in the tar pit, and what is left in the pools."""
    s = scene.s
    x, y = MAP_LEFT + 4 * ACROSS + 14, MAP_TOP + 4 * DOWN + 24
    number = len(s.tarpit)
    blob = (
        "M18 30C40 10 90 20 130 14C180 6 262 8 280 34C296 60 262 86 220 84C180 82 160 92 110 90C60 90 -6 92 0 58"
        "C2 46 8 38 18 30Z"
    )
    names = [say.tile(t) for t in s.tarpit]
    title = scene.say("drawing-tarpit-title", number=number)
    if names:
        title += "\n" + scene.words(listed(names))
    parts = [
        _caption(0, 0, scene.say("drawing-tarpit")),
        svg.path(blob, "tar"),
        svg.text(34, 63, str(number), "on-tar serif bold", size=32),
    ]
    rows = (
        lettering.wrap(scene.words(listed(names[::-1])), 158, 9.6, 4) if names else [scene.say("drawing-tarpit-empty")]
    )
    parts.append(svg.lines(84, 39, rows, "on-tar fine", size=9.6, leading=1.32))
    pools = scene.say("drawing-pools", mesozoic=len(s.mesozoic), cenozoic=len(s.cenozoic))
    parts.append(svg.text(0, 118, pools, "muted", size=PRINT, within=2 * ACROSS - 20))
    return svg.target("tarpit", title, *parts, move=svg.moved(x, y))

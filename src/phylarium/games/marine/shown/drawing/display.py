"""The action display, and the six elements with their special pawns."""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules import say
from phylarium.games.marine.rules.actions import DETRITUS_BOXES
from phylarium.games.marine.rules.names import *
from phylarium.games.marine.rules.pawns import open_spaces
from phylarium.games.marine.shown import view
from phylarium.games.marine.shown.drawing.board import counted
from phylarium.games.marine.shown.drawing.scene import MarineScene
from phylarium.games.marine.shown.drawing.signs import ICONS, PLUMES
from phylarium.games.marine.shown.drawing.tokens import creature, disc, pawn, swatch
from phylarium.kernel.message import Message
from phylarium.kit import lettering, shapes, svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import region
from phylarium.kit.style import GAP, NARROW, SMALL
from phylarium.kit.svg import NOTHING, Markup

FIRST_ROW: Final = 42.0
ROW: Final = 49.0
SECTION_ROWS: Final = 12
CELL: Final = 36.0
"""From one action space to the next."""

WIDE_CELL: Final = 60.0
"""The same where each space has a marker of its own beside it."""

MARKED: Final = (SPECIATION, COMPETITION, EVOLUTION)
"""The sections in which they have one."""


def _place(space: int) -> tuple[float, float]:
    """Where a space of a section lies on the display."""
    section, index = SPACE_SECTION[space], SPACE_INDEX[space]
    cell = WIDE_CELL if section in MARKED else CELL
    return NARROW - GAP - 16 - cell * (SPACES_IN[section] - 1 - index), FIRST_ROW + ROW * section + ROW / 2


_PLACES: Final = [_place(space) for space in range(PERSONAL_SPACE)]


@region
def display(scene: MarineScene) -> Picture:
    """The action display: sections top to bottom, what lies in them, who stands where."""
    s = scene.s
    personal = [a for a in range(ANIMAL_COUNT) if scene.bottom_feeding[a] or s.spaces[PERSONAL_SPACE + a] >= 0]
    rows = scene.each(_section, range(SECTION_ROWS))
    if personal:
        rows.append(scene.part(_personal, tuple(personal)))
    height = FIRST_ROW + ROW * len(rows) + 8
    note = scene.say("drawing-display-note")
    return panel(NARROW, height, scene.say("drawing-display"), *rows, id="display", note=note)


def _section(scene: MarineScene, section: int) -> Markup:
    y = FIRST_ROW + ROW * section
    first = FIRST_SPACE[section]
    spaces = range(first, first + SPACES_IN[section])
    passed = scene.passed[first : first + SPACES_IN[section]]
    parts = [
        svg.line(GAP, y, NARROW - GAP, y, "rule"),
        svg.text(
            GAP, y + ROW / 2 + 5, scene.say("section-" + SECTIONS[section]), "faint" if all(passed) else "ink", size=14
        ),
    ]
    if section in view.BOX_OF:
        parts.append(scene.part(_box, view.BOX_OF[section], y + ROW / 2))
    if section == REGRESSION:
        parts += _cubes(scene, y + ROW / 2)
    for i, space in zip(spaces, scene.each(_space_in_row, spaces), strict=True):
        marker = _marker(scene, i) if section in MARKED else NOTHING
        if marker:
            x, middle = _PLACES[i]
            parts.append(svg.rect(x - 40, middle - 16.5, 57, 33, "pair", radius=16.5))
            parts.append(svg.at(x - 26, middle, marker))
        parts.append(space)
    return svg.group(*parts, id=f"section-{SECTIONS[section]}")


def _box(scene: MarineScene, box: int, y: float) -> Markup:
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
        what = counted(number, say.element(element))
        title = scene.title(Message("drawing-in-box", {"what": what, "section": Message("section-" + name)}))
        discs = [svg.at(pile * i, 0, disc(element)) for i in range(number)]
        edge = svg.rect(-15, -15, 30 + pile * (number - 1), 30, "edge", radius=15)
        parts.append(svg.target(id, title, *discs, edge, move=svg.moved(x, y)))
        x += pile * (number - 1) + 28
    return Markup("".join(parts))


def _cubes(scene: MarineScene, y: float) -> list[Markup]:
    """regression: the two squares in which a cube keeps disks safe."""
    parts = []
    for i, animal in enumerate(scene.s.regression):
        x = 270 + 22 * i
        parts.append(svg.rect(x - 8, y - 8, 16, 16, "socket", radius=3))
        if animal >= 0:
            title = scene.say("drawing-regression-cube", animal=say.animal(animal))
            cube = svg.rect(x - 5.5, y - 5.5, 11, 11, f"cube {ANIMALS[animal]}")
            parts.append(svg.target(f"regression-cube-{i + 1}", title, cube))
    return parts


def _marker(scene: MarineScene, space: int) -> Markup:
    """What belongs to one space: an element of Speciation, a terrain marker of Competition or Evolution."""
    s = scene.s
    section, index = SPACE_SECTION[space], SPACE_INDEX[space]
    if section == SPECIATION:
        return disc(s.speciation[index], 10.5) if index < 4 and s.speciation[index] >= 0 else NOTHING
    markers = s.competition if section == COMPETITION else s.evolution
    return swatch(markers[index]) if index < len(markers) and markers[index] >= 0 else NOTHING


def _space_in_row(scene: MarineScene, space: int) -> Markup:
    return _space(scene, space, *_PLACES[space])


def _space(scene: MarineScene, space: int, x: float, y: float) -> Markup:
    s = scene.s
    passed = scene.passed[space]
    section, index = SPACE_SECTION[space], SPACE_INDEX[space]
    kind = s.spaces[space]
    closed = space < PERSONAL_SPACE and space >= scene.ask(open_spaces)
    what = view.words_of_space(s, space, scene.moves[index] if section == MIGRATION else 0)
    title = [Message("drawing-space", {"space": say.space(space), "what": what})]
    if SPECIAL_ONLY[space]:
        title.append(Message("drawing-special-only"))
    if closed:
        title.append(Message("drawing-closed", {"number": s.components.domination_animals[index]}))
    face: list[Markup] = []
    if kind >= 0:
        face.append(pawn(scene, kind))
        if kind < SPECIAL:
            title.append(Message("drawing-pawn", {"animal": say.animal(kind)}))
        else:
            element = kind - SPECIAL
            holder = {"element": say.element(element), "animal": say.animal(s.control[element])}
            title.append(Message("drawing-special-pawn", {**holder}))
    else:
        face.append(svg.circle(0, 0, 13, "space starred" if SPECIAL_ONLY[space] else "space"))
        if SPECIAL_ONLY[space]:
            face.append(svg.path(shapes.star(7.0), "muted"))
        elif section == AUTOTROPHS:
            face.append(svg.at(0, 0, svg.path(PLUMES[SMOKER if index == 0 else GEYSER], "event"), scale=0.3))
        elif label := _space_label(scene, section, index):
            face.append(svg.text(0, 4.5, label, "ink", size=13, anchor="middle"))
    if passed and kind < 0:
        title.append(Message("drawing-passed"))
    dim = "dim" if (passed and kind < 0) or closed else None
    return svg.target(
        f"space-{SPACES[space]}",
        scene.lines(*title),
        svg.group(*face, class_=dim),
        svg.circle(0, 0, 15, "edge"),
        move=svg.moved(x, y),
    )


def _space_label(scene: MarineScene, section: int, index: int) -> str:
    """The number that is printed on a space, if there is one."""
    c = scene.s.components
    if section == MIGRATION:
        return str(c.migration[index])
    if section == COMPETITION:
        return str(c.competition[index])
    if section == EVOLUTION:
        return str(c.evolution[index])
    if section == DOMINATION:
        return f"{c.domination_animals[index]}+" if c.domination_animals[index] > 2 else ""
    return ""


def _personal(scene: MarineScene, animals: tuple[int, ...]) -> Markup:
    """trait.bottom_feeder: the spaces of its owners, below all others."""
    y = FIRST_ROW + ROW * SECTION_ROWS
    parts = [
        svg.line(GAP, y, NARROW - GAP, y, "rule"),
        svg.text(GAP, y + ROW / 2 + 5, scene.say("section-bottom-feeder"), "ink", size=14),
    ]
    right = NARROW - GAP - 16
    for i, animal in enumerate(animals):
        x = right - WIDE_CELL * (len(animals) - 1 - i)
        parts.append(svg.at(x - 28, y + ROW / 2, creature(animal, 0.5)))
        parts.append(scene.part(_space, PERSONAL_SPACE + animal, x, y + ROW / 2))
    return svg.group(*parts, id="section-bottom-feeder")


# --- elements and special pawns -------------------------------------------------------------


def _element_name(scene: MarineScene, element: int, room: float) -> Markup:
    """An element by name, within its column; fine print where that is small."""
    name = scene.words(say.element(element))
    fits = lettering.size_for(name, room - 2, SMALL, SMALL * 0.85)
    return svg.text(0, 105, name, "ink fine" if fits < SMALL else "ink", size=fits, anchor="middle", within=room)


@region
def elements(scene: MarineScene) -> Picture:
    """The six elements: who controls the special pawn, its target, what is left in the bag."""
    s = scene.s
    width, height = NARROW, 168.0
    step = (width - 2 * GAP) / ELEMENT_COUNT
    parts = []
    for e in range(ELEMENT_COUNT):
        controller = s.control[e]
        title = Message(
            "drawing-element",
            {
                "element": say.element(e),
                "animal": say.animal(controller),
                "target": s.target[e],
                "bag": s.bag[e],
            },
        )
        ring = f"owned {ANIMALS[controller]}" if controller >= 0 else "disc"
        icon = svg.path(ICONS[e], f"icon {ELEMENTS[e]}")
        face = [
            svg.circle(0, 64, 20, ring),
            svg.at(0, 64, icon, scale=1.25),
            svg.at(15, 79, creature(controller, 0.5)) if controller >= 0 else NOTHING,
            _element_name(scene, e, step),
            svg.text(0, 128, str(s.target[e]), "ink serif bold", size=18, anchor="middle"),
            svg.text(0, 150, scene.say("drawing-in-bag", number=s.bag[e]), "muted", size=SMALL, anchor="middle"),
            svg.rect(-step / 2 + 2, 38, step - 4, height - 46, "edge", radius=8),
        ]
        id = f"element-{ELEMENTS[e]}"
        parts.append(svg.target(id, scene.title(title), *face, move=svg.moved(GAP + step * (e + 0.5), 0)))
    note = scene.say("drawing-elements-note")
    return panel(width, height, scene.say("drawing-elements"), *parts, id="elements", note=note)

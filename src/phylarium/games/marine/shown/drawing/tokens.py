"""Animals, elements and pawns as they lie on the table."""

from __future__ import annotations

from functools import cache

from phylarium.games.marine.rules.names import ANIMALS, ELEMENTS, SMOKER, SPECIAL, TERRAINS, VENT
from phylarium.games.marine.shown.drawing.scene import MarineScene
from phylarium.games.marine.shown.drawing.signs import BELLY, CREATURES, ICONS, PLUMES, SWATCHES
from phylarium.kit import shapes, svg
from phylarium.kit.style import SMALL
from phylarium.kit.svg import NOTHING, Markup


def creature(animal: int, scale: float = 1.0, number: int | None = None, *, endangered: bool = False) -> Markup:
    """An animal about the origin, with a count inside; dashed and hollow where it is endangered."""
    name = ANIMALS[animal]
    classes = f"creature {name}" + (" endangered" if endangered else " small" if scale < 0.7 else "")
    shape = svg.path(CREATURES[animal], classes)
    if number is not None:
        x, y = BELLY[animal]
        inside = f"count {name}" if endangered else "count"
        size = max(14.0, SMALL / scale)
        shape = Markup(shape + svg.text(x, y + size * 0.36, str(number), inside, size=size, anchor="middle"))
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
            svg.path(shapes.hexagon(radius), "rim")
            + svg.at(0, 0, svg.path(PLUMES[SMOKER], "plume"), scale=radius / 40, stroke_width=3)
        )
    shape = svg.path(shapes.hexagon(radius), f"{TERRAINS[terrain]} tile")
    return Markup(shape + svg.at(0, 0, SWATCHES[terrain], scale=radius / 15))


def pawn(scene: MarineScene, kind: int) -> Markup:
    """A pawn on its space: an animal's shape, or an element's disc in the colour of who controls it."""
    if kind < SPECIAL:
        return Markup(svg.circle(0, 0, 14, "disc") + creature(kind, 0.62))
    element = kind - SPECIAL
    controller = scene.s.control[element]
    ring = f"owned {ANIMALS[controller]}" if controller >= 0 else "owned"
    icon = svg.path(ICONS[element], f"icon {ELEMENTS[element]}")
    badge = svg.at(10, 9, creature(controller, 0.36)) if controller >= 0 else NOTHING
    return Markup(svg.circle(0, 0, 13, ring) + svg.at(0, 0, icon, scale=0.82) + badge)

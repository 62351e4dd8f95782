"""The portrait of a species: a bug put together from head, thorax and abdomen as its cards say.

A creature of our own making. Each card of the portrait is a part of the body, from left to right; where two parts meet,
their pheromone closes between them. What lies on a card grows on its part: nerves are eyes and bristles, breath is
stripes, digestion jaws and a belly, brood eggs, and white organs a coat of hair. The shape of the species says how it
moves. A species without a portrait is a larva.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from phylarium.families.fauna.rules.names import *
from phylarium.kit import shapes, svg
from phylarium.kit.svg import Markup, number

WIDTH: Final = 150.0
HEIGHT: Final = 92.0
GROUND: Final = 30.0
"""Where it stands, from the middle of the box."""

WING: Final = 34.0
"""How far wings rise above the back."""

SCENTS: Final = ["red", "yellow", "green", "blue", "purple"]
"""By the colour of a half."""


class Part(NamedTuple):
    """A card of a portrait: the halves at its edges, and what lies on it."""

    left: int
    right: int
    organs: int
    venom: bool

    @property
    def is_head(self) -> bool:
        return self.left == NONE

    @property
    def is_abdomen(self) -> bool:
        return self.right == NONE and self.left != NONE


class Bug(NamedTuple):
    """All that a portrait shows of a species."""

    colour: str
    """The colour token of its player."""
    shape: int
    parts: tuple[Part, ...]
    basal: int
    """Organs on its species card."""
    eusocial: bool = False


def _path(template: str, *values: float) -> str:
    """A path with numbers in the gaps of its template."""
    return shapes.absolute(template.format(*[number(round(value, 1)) for value in values]))


class Body(NamedTuple):
    """A segment as it is drawn: its middle, half its length and half its height."""

    x: float
    long: float
    high: float


@cache
def portrait(bug: Bug) -> Markup:
    """A species in its box, the middle of the box at the origin."""
    if not bug.parts:
        return svg.group(*_scenery(bug.shape), *_larva(bug))
    bodies = _bodies(bug)
    reach = max(-bodies[0].x + bodies[0].long + 16, bodies[-1].x + bodies[-1].long + 14)
    tall = max(body.high for body in bodies)
    lift = {FLYER: tall + 13, SWIMMER: tall + 6, BURROWER: tall * 0.6, PARASITE: tall}.get(bug.shape, tall + 4)
    above = tall + (WING + 4 if bug.shape == FLYER else 20)
    scale = min(1.25, (WIDTH / 2 - 3) / reach, (GROUND + HEIGHT / 2 - 4) / (above + lift))
    middle = GROUND - lift * scale
    fill = f"wood {bug.colour}"
    pen = f"line-{bug.colour}"
    parts: list[Markup] = []
    parts += _behind(bug, bodies, fill)
    parts += _legs(bug, bodies, lift)
    for part, body in zip(bug.parts, bodies, strict=True):
        parts.append(_segment(bug, part, body, fill))
        parts += _organs(part, body, pen)
    parts += _head(bug, bodies, fill, pen)
    parts += _sting(bug, bodies, fill)
    parts += _before(bug, bodies, fill, pen)
    for (part, body), (after, _) in zip(
        zip(bug.parts, bodies, strict=True), zip(bug.parts[1:], bodies[1:], strict=True), strict=False
    ):
        if part.right != NONE and part.right == after.left:
            parts.append(svg.at(body.x + body.long, 0, scent(part.right, 0.78)))
    parts += _open_ends(bug, bodies)
    creature = svg.at(0, middle, *parts, scale=round(scale, 3))
    crown = [svg.at(WIDTH / 2 - 16, 13 - HEIGHT / 2, svg.path(CROWN, "piece o-yellow"))] if bug.eusocial else []
    return svg.group(*_scenery(bug.shape), creature, *crown)


CROWN: Final = "M-9 5L-10 -4L-4.5 0L0 -6L4.5 0L10 -4L9 5Z"


@cache
def scent(colour: int, scale: float = 1.0) -> Markup:
    """A whole pheromone about the origin: a drop in its colour, with a ring of scent."""
    return svg.group(
        svg.circle(0, 0, 8.4, "count"),
        svg.circle(0, 0, 5.8, f"piece o-{SCENTS[colour]}"),
        transform=None if scale == 1.0 else f"scale({number(scale)})",
    )


@cache
def half_scent(colour: int, right: bool, scale: float = 1.0) -> Markup:
    """Half a pheromone, its straight side at the origin: the one at the right edge of a card lies to the left of it."""
    way = 0 if right else 1
    return svg.group(
        svg.path(f"M0 -8.4A8.4 8.4 0 0 {way} 0 8.4Z", "count"),
        svg.path(f"M0 -5.8A5.8 5.8 0 0 {way} 0 5.8Z", f"piece o-{SCENTS[colour]}"),
        transform=None if scale == 1.0 else f"scale({number(scale)})",
    )


def _scenery(shape: int) -> list[Markup]:
    """The box, with ground, soil, water, or the hide of a host."""
    left, top = -WIDTH / 2, -HEIGHT / 2
    box = svg.rect(left, top, WIDTH, HEIGHT, "sea" if shape == SWIMMER else "portrait", radius=8)
    if shape == SWIMMER:
        return [
            box,
            svg.path(_path("M{} -26Q-40 -31 -12 -26Q14 -21 40 -26Q52 -29 {} -28", left + 8, -left - 8), "texture"),
        ]
    low = _path(
        "M{} 30L{} 30L{} 38Q{} 46 {} 46L{} 46Q{} 46 {} 38Z",
        *(left, -left, -left, -left, -left - 8, left + 8, left, left),
    )
    found = [box, svg.path(low, "hide" if shape == PARASITE else "earth")]
    if shape == BURROWER:
        found.append(
            svg.path(_path("M{} 36L{} 36M{} 41L{} 41", left + 14, left + 40, -left - 46, -left - 16), "texture")
        )
    return found


def _bodies(bug: Bug) -> list[Body]:
    """The segments from left to right, their middles around the origin."""
    sizes: list[tuple[float, float]] = []
    for part in bug.parts:
        count = organ_total(part.organs)
        if part.is_head:
            sizes.append((11 + 1.2 * count, 10 + 0.8 * count))
        elif part.is_abdomen:
            sizes.append((20 + 2.4 * count, 11.5 + 1.2 * organ_of(part.organs, GREEN) + 0.8 * count))
        else:
            sizes.append((13 + 1.2 * count, 11 + 0.7 * count))
    whole = sum(long * 2 - 4 for long, _ in sizes)
    x = -whole / 2
    found = []
    for long, high in sizes:
        found.append(Body(x + long, long, high))
        x += long * 2 - 4
    return found


def _segment(bug: Bug, part: Part, body: Body, fill: str) -> Markup:
    """A part of the body: a round head, a barrel, or a belly that tapers off."""
    x, long, high = body
    if part.is_head:
        d = _path(
            "M{} 0C{} {} {} {} {} {}C{} {} {} {} {} 0C{} {} {} {} {} {}C{} {} {} {} {} 0Z",
            *(x - long, x - long, -high * 0.9, x - long * 0.4, -high * 1.1, x + long * 0.2, -high),
            *(x + long * 0.8, -high * 0.9, x + long, -high * 0.5, x + long),
            *(x + long, high * 0.5, x + long * 0.8, high * 0.8, x + long * 0.2, high * 0.9),
            *(x - long * 0.5, high, x - long, high * 0.7, x - long),
        )
    elif part.is_abdomen:
        d = _path(
            "M{} 0C{} {} {} {} {} {}C{} {} {} -4 {} 4C{} 8 {} {} {} {}C{} {} {} {} {} 0Z",
            *(x - long, x - long, -high, x - long * 0.5, -high * 1.2, x, -high),
            *(x + long * 0.6, -high * 0.8, x + long * 0.9, x + long),
            *(x + long * 0.8, x + long * 0.4, high * 1.05, x - long * 0.1, high * 1.05),
            *(x - long * 0.6, high * 1.05, x - long, high * 0.8, x - long),
        )
    else:
        d = _path(
            "M{} {}C{} {} {} {} {} {}L{} {}C{} {} {} {} {} {}Z",
            *(x - long, -high * 0.55, x - long * 0.6, -high * 1.15, x + long * 0.6, -high * 1.15, x + long),
            *(-high * 0.55, x + long, high * 0.55),
            *(x + long * 0.6, high, x - long * 0.6, high, x - long, high * 0.55),
        )
    return svg.path(d, fill)


def _organs(part: Part, body: Body, pen: str) -> list[Markup]:
    """What grows on a part: stripes of breath, a belly, eggs, bristles, a coat of hair."""
    x, long, high = body
    found: list[Markup] = []
    yellow = organ_of(part.organs, YELLOW)
    for i in range(min(yellow, 3) * (1 if part.is_head else 2)):
        at = x + long * 0.62 - i * 6.5
        found.append(svg.path(_path("M{} {}Q{} 0 {} {}", at, -high * 0.8, at + 3.5, at, high * 0.75), "breath"))
    green = organ_of(part.organs, GREEN)
    if green and not part.is_head:
        for i in range(min(green, 3)):
            at = x - long * 0.55 + i * 7
            found.append(svg.path(_path("M{} {}q4 5 8 0", at, high * 0.35), f"{pen} gut"))
    blue = organ_of(part.organs, BLUE)
    for i in range(min(blue, 3)):
        at = x + long * 0.25 - i * 8
        top = high * 0.1 - 4.2
        found.append(svg.path(_path("M{} {}q3 0 3 4.2q0 4.2 -3 4.2q-3 0 -3 -4.2q0 -4.2 3 -4.2Z", at, top), "egg"))
    white = organ_of(part.organs, WHITE)
    if white:
        hairs = "".join(
            _path("M{} {}l-2 -6", x - long * 0.6 + i * (long * 1.2 / (4 + white)), -high * 0.95)
            for i in range(5 + white)
        )
        found.append(svg.path(hairs, "hair"))
    red = organ_of(part.organs, RED)
    if red and not part.is_head:
        bristles = "".join(
            _path("M{} {}l{} -9", x - long * 0.3 + i * 7, -high * 0.95, (-1) ** i * 2.5) for i in range(min(red, 3) + 1)
        )
        found.append(svg.path(bristles, "limb fine"))
    return found


def _head(bug: Bug, bodies: list[Body], fill: str, pen: str) -> list[Markup]:
    """Eyes, feelers and jaws on the head; without one there is a bud at the left end."""
    first, body = bug.parts[0], bodies[0]
    x, long, high = body
    if not first.is_head:
        tip = x - long
        return [
            svg.path(_path("M{} -5C{} -5 {} 5 {} 5Z", tip + 3, tip - 9, tip - 9, tip + 3), fill),
            svg.circle(tip - 3, -1, 1.6, "pupil"),
        ]
    red = organ_of(first.organs, RED)
    eye = 3.4 + 1.1 * min(red, 3)
    found = [
        svg.circle(x - long * 0.35, -high * 0.25, eye, "eye"),
        svg.circle(x - long * 0.35 - eye * 0.3, -high * 0.25, eye * 0.42, "pupil"),
    ]
    green = organ_of(first.organs, GREEN)
    jaw = 5 + 3 * min(green, 3)
    tip = x - long
    d = _path("M{} {}q{} 1 {} {}", tip + 3, high * 0.35, -jaw, -jaw * 0.8, jaw * 0.75)
    d += _path("M{} {}q{} 4 {} {}", tip + 6, high * 0.6, -jaw * 0.8, -jaw * 0.3, jaw * 0.8)
    found.append(svg.path(d, "limb"))
    feeler = 14 + 2 * min(red, 3)
    d = _path("M{} {}q-4 {} {} {}", tip + long * 0.7, -high * 0.9, -feeler * 0.8, -feeler * 0.75, -feeler)
    d += _path("M{} {}q-1 {} {} {}", tip + long * 1.05, -high * 0.95, -feeler * 0.8, -feeler * 0.3, -feeler)
    found.append(svg.path(d, "limb fine"))
    if first.venom:
        found.append(svg.path(_path("M{} {}l-3 9l6 -2Z", tip + 1, high * 0.5), "fang"))
    return found


def _sting(bug: Bug, bodies: list[Body], fill: str) -> list[Markup]:
    """The hind end: a sting where the abdomen is venomous; without an abdomen a stub."""
    last, body = bug.parts[-1], bodies[-1]
    tip = body.x + body.long
    if last.is_abdomen:
        return [svg.path(_path("M{} 1l11 2l-11 4Z", tip - 3), "fang")] if last.venom else []
    return [svg.path(_path("M{} -6C{} -5 {} 5 {} 6Z", tip - 3, tip + 11, tip + 11, tip - 3), fill)]


def _open_ends(bug: Bug, bodies: list[Body]) -> list[Markup]:
    """Halves that wait for their other half, at the ends of the body."""
    found = []
    if bug.parts[0].left != NONE:
        x = bodies[0].x - bodies[0].long
        found.append(svg.path(_path("M{} -6A6 6 0 0 1 {} 6Z", x, x), f"piece o-{SCENTS[bug.parts[0].left]}"))
    if bug.parts[-1].right != NONE:
        x = bodies[-1].x + bodies[-1].long
        found.append(svg.path(_path("M{} -6A6 6 0 0 0 {} 6Z", x, x), f"piece o-{SCENTS[bug.parts[-1].right]}"))
    return found


def _legs(bug: Bug, bodies: list[Body], lift: float) -> list[Markup]:
    """Three pairs on thoraces, or on whatever there is; paddles, spades or hooks where the shape has them."""
    thoraces = [body for part, body in zip(bug.parts, bodies, strict=True) if not part.is_head and not part.is_abdomen]
    feet = lift
    if thoraces:
        left, right = thoraces[0].x - thoraces[0].long * 0.6, thoraces[-1].x + thoraces[-1].long * 0.6
        high = thoraces[0].high
    else:
        left, right = bodies[0].x - bodies[0].long * 0.3, bodies[-1].x + bodies[-1].long * 0.2
        high = bodies[0].high
    pairs = max(3, 2 * len(thoraces))
    d = ""
    for i in range(pairs):
        x = left + (right - left) * i / (pairs - 1)
        lean = -9 + 18 * i / (pairs - 1)
        if bug.shape == SWIMMER:
            d += _path("M{} {}q{} 6 {} 13l5 -2", x, high * 0.7, lean, lean + 3)
        elif bug.shape == PARASITE:
            d += _path("M{} {}q{} 3 {} {}q3 1 3 -3", x, high * 0.7, lean, lean * 0.7, feet - high * 0.7)
        else:
            knee = high * 0.2
            d += _path("M{} {}l{} {}l{} {}", x, high * 0.7, lean * 0.7, -knee, lean * 0.6, feet - high * 0.7 + knee)
    found = [svg.path(d, "limb fine" if bug.shape == PARASITE else "limb")]
    if bug.shape == BURROWER:
        spade = _path("M{} {}l-10 4l-5 9l11 -3l7 -8Z", left + 2, high * 0.5)
        found.append(svg.path(spade, f"wood {bug.colour}"))
    if bug.shape == SWIMMER:
        x = bodies[-1].x + bodies[-1].long
        found.append(svg.path(_path("M{} 0l14 -9l-3 10l3 9Z", x - 5), f"wood {bug.colour}"))
    return found


def _behind(bug: Bug, bodies: list[Body], fill: str) -> list[Markup]:
    """The far wings of a flyer."""
    if bug.shape != FLYER:
        return []
    x, high = _back(bug, bodies)
    return [
        svg.path(
            _path("M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z", *_wing(x + 4, -high, 30, -WING * 0.78)), "wing far"
        ),
    ]


def _wing(x: float, y: float, across: float, up: float) -> tuple[float, ...]:
    return (
        *(x, y, x - across * 0.3, y + up * 0.9, x + across * 0.5, y + up * 1.15, x + across, y + up * 0.85),
        *(x + across * 1.25, y + up * 0.5, x + across * 0.7, y - 2, x + 3, y + 3),
    )


def _back(bug: Bug, bodies: list[Body]) -> tuple[float, float]:
    """Where wings and elytra are fixed, and how high the body is there."""
    for part, body in zip(bug.parts, bodies, strict=True):
        if not part.is_head:
            return (body.x - body.long * 0.3 if part.is_abdomen else body.x), body.high * 0.9
    return bodies[0].x + bodies[0].long * 0.5, bodies[0].high * 0.8


def _before(bug: Bug, bodies: list[Body], fill: str, pen: str) -> list[Markup]:
    """Wings, the elytra of the armored, the hump of a parasite."""
    x, high = _back(bug, bodies)
    end = bodies[-1].x + bodies[-1].long * 0.7
    if bug.shape == FLYER:
        return [
            svg.path(_path("M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z", *_wing(x, -high, 38, -WING * 0.86)), "wing"),
            svg.path(_path("M{} {}q12 -16 27 -26M{} {}q16 -9 31 -14", x + 3, -high - 2, x + 3, -high - 2), "vein"),
        ]
    if bug.shape == ARMORED:
        wide = max(end - x, 22.0)
        left = x - 8
        d = _path(
            "M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z",
            *(left, -high * 0.2, left + 2, -high * 2.3, left + wide * 0.8, -high * 2.4, left + wide + 8, -high * 0.1),
            *(left + wide * 0.7, high * 0.25, left + wide * 0.2, high * 0.25, left, -high * 0.2),
        )
        spots = "".join(
            _path("M{} {}a2.6 2.6 0 1 1 -0.1 0Z", left + 8 + wide * k, -high * (1.0 + 0.25 * (i % 2)))
            for i, k in enumerate((0.15, 0.4, 0.65))
        )
        return [svg.path(d, fill), svg.path(spots, f"on-{bug.colour}")]
    return []


def _larva(bug: Bug) -> list[Markup]:
    """A species without a portrait: a grub in the colour of its player."""
    fill = f"wood {bug.colour}"
    found = []
    for i in range(5):
        found.append(svg.circle(26 - i * 12, 18 - (3.5 if i in (1, 3) else 0), 9.5, fill))
    found += [
        svg.circle(-30, 17, 10.5, fill),
        svg.circle(-34, 14, 2.6, "eye"),
        svg.circle(-34.6, 14, 1.2, "pupil"),
        svg.path("M-34 7Q-38 0 -43 -1M-29 6.5Q-30 -1.5 -34 -3.5", "limb fine"),
        svg.path("M-18 26L-19 30M-6 26L-7 30M6 26L5 30M18 26L17 30", "limb fine"),
    ]
    for i in range(min(organ_total(bug.basal), 6)):
        found.append(svg.circle(24 - i * 10, 16, 2, f"on-{bug.colour}"))
    return found

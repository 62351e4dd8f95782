"""The portrait of a species: what its cards have made of it.

A creature of our own making. Its shape gives it its build, its player what kind of animal (or plant) it is, its size
how large it is, each card makes it longer; cards of its personality are head, humps of brain, and tail; nerves are
eyes, circulation hearts, digestion a belly, reproduction eggs, warmth feathers, and monsters spikes.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.signs import ORGAN_SIGNS
from phylarium.families.fauna.shown.style import MOOD_COLOUR
from phylarium.families.fauna.shown.tokens import Phylum, creeple
from phylarium.kit import shapes, svg
from phylarium.kit.svg import Markup, number


class Traits(NamedTuple):
    """All that a portrait shows of a species."""

    phylum: Phylum
    shape: int
    size: int
    cards: int
    parts: tuple[tuple[int, int], ...]
    """The cards of its personality from left to right: the halves of emotions at their left and right edges."""
    organs: int
    monsters: tuple[int, ...]
    venom: bool
    hosts: tuple[tuple[Phylum, int], ...]
    """The players whose creeples it holds, and their shapes."""


WIDTH: Final = 132.0
HEIGHT: Final = 96.0
GROUND: Final = 36.0
"""Where it stands, from the middle of the portrait."""


def _path(template: str, *values: float) -> str:
    """A path with numbers in the gaps of its template."""
    return template.format(*[number(round(value, 1)) for value in values])


@cache
def portrait(traits: Traits) -> Markup:
    """A species in its box, the middle of the box at the origin."""
    t = traits
    long = 21 + 3.0 * min(t.cards, 8)
    high = 12 + 1.1 * min(organ_of(t.organs, GREEN), 6)
    if t.shape == BURROWER:
        long, high = long * 1.15, high * 0.72
    # Snails and worms creep; the others walk.
    lift = {SWIMMER: 20.0, FLYER: 24.0, BURROWER: 4.0}.get(t.shape, 4.0 if t.phylum.build == "creeping" else 12.0)
    tall = lift + high * (2.9 if t.shape == ARMORED else 2.2) + 24
    # A species of the greatest size fills its box.
    scale = min(1.4, (WIDTH / 2 - 2) / (long + 26), (GROUND + HEIGHT / 2 - 3) / tall) * (0.46 + 0.09 * t.size)
    feet = GROUND / scale
    middle = feet - high - lift
    body = f"wood {t.phylum.colour}"
    pen = f"line-{t.phylum.colour}"
    parts = [*_tail(t, long, high, body)]
    parts += _limbs(t, long, high, lift, body)
    parts.append(svg.path(_trunk(long, high), body))
    parts += _inside(t, long, high, pen)
    if t.shape == ARMORED:
        parts += _shell(long, high, body, pen)
    parts += _back(t, long, high, pen)
    parts += _head(t, long, high, body, pen)
    if t.shape == FLYER:
        parts += _wing(long, high, body, pen)
    creature = svg.at(0, middle * scale, *parts, scale=round(scale, 3))
    return svg.group(*_scenery(t.shape), creature, *_brood(t))


def _scenery(shape: int) -> list[Markup]:
    """The box, with ground, soil or water."""
    left, top = -WIDTH / 2, -HEIGHT / 2
    box = svg.rect(left, top, WIDTH, HEIGHT, "portrait", radius=8)
    low = _path(
        "M{} 36L{} 36L{} 40Q{} 48 {} 48L{} 48Q{} 48 {} 40Z", left, -left, -left, -left, -left - 8, left + 8, left, left
    )
    if shape == SWIMMER:
        spots = [(x, y) for y in (-30.0, 2.0, 30.0) for x in (-44.0, 0.0, 44.0)]
        return [svg.rect(left, top, WIDTH, HEIGHT, "sea", radius=8), svg.path(shapes.waves(spots), "texture")]
    return [box, svg.path(low, "earth")]


def _trunk(long: float, high: float) -> str:
    return _path(
        "M{} 2C{} {} {} {} 0 {}C{} {} {} {} {} 0C{} {} {} {} 0 {}C{} {} {} {} {} 2Z",
        *(-long, -long, -high, -long * 0.4, -high * 1.15, -high * 1.1),
        *(long * 0.5, -high * 1.05, long, -high * 0.6, long),
        *(long, high * 0.8, long * 0.4, high, high),
        *(-long * 0.5, high, -long, high * 0.8, -long),
    )


def _tail(t: Traits, long: float, high: float, body: str) -> list[Markup]:
    """A tail: a fluke of a swimmer; long, with a tuft in the colour of its emotion, where a card made it."""
    tails = [left for left, right in t.parts if left != NONE and right == NONE]
    if t.shape == SWIMMER:
        d = _path("M{} 3L{} -13C{} -4 {} 6 {} 15Z", long - 6, long + 20, long + 15, long + 15, long + 20)
    elif tails:
        d = _path(
            "M{} -5C{} -6 {} 2 {} -16C{} 8 {} 12 {} 8Z",
            long - 8,
            long + 8,
            long + 8,
            long + 19,
            long + 20,
            long + 6,
            long - 8,
        )
    else:
        d = _path(
            "M{} -5C{} -3 {} 0 {} 4C{} 6 {} 8 {} 6Z", long - 8, long + 2, long + 7, long + 14, long + 8, long, long - 8
        )
    parts = [svg.path(d, body)]
    if tails:
        x, y = (long + 20, 1.0) if t.shape == SWIMMER else (long + 19, -18.0)
        parts.append(svg.circle(x, y, 4.6, f"piece o-{MOOD_COLOUR[tails[0]]}"))
    return parts


def _limbs(t: Traits, long: float, high: float, lift: float, body: str) -> list[Markup]:
    """Legs, roots, a foot to creep on, or fins."""
    low = high + lift
    if t.shape == SWIMMER:
        fin = _path("M-8 {}L-16 {}L6 {}Z", high * 0.6, high + 13, high * 0.7)
        back = _path("M-6 {}L3 {}L12 {}Z", -high * 0.9, -high - 13, -high * 0.9)
        return [svg.path(fin, body), svg.path(back, body)]
    if t.shape == BURROWER:
        return []
    if t.phylum.build == "rooted":
        # Roots that walk.
        feet = [-long * 0.7, -long * 0.25, long * 0.2, long * 0.65]
        d = "".join(
            [_path("M{} {}C{} {} {} {} {} {}", x, high * 0.6, x + 5, low - 6, x - 5, low - 3, x + 4, low) for x in feet]
        )
        return [svg.path(d, "limb")]
    if t.phylum.build == "creeping" and t.shape != FLYER:
        sole = _path(
            "M{} {}C{} {} {} {} {} {}Z", -long - 5, low, -long + 2, -high * 0.4, long * 0.7, high * 0.3, long + 13, low
        )
        return [svg.path(sole, body)]
    pairs = 3 if t.phylum.build == "jointed" else 2
    d = ""
    for i in range(pairs):
        x = -long * 0.62 + long * 1.24 * i / (pairs - 1)
        bend = 5 if t.phylum.build == "jointed" else 2
        for aside in (-3, 4):
            d += _path(
                "M{} {}L{} {}L{} {}L{} {}",
                x,
                high * 0.5,
                x + aside + bend,
                high + 3,
                x + aside,
                low,
                x + aside - 4,
                low,
            )
    return [svg.path(d, "limb")]


def _inside(t: Traits, long: float, high: float, pen: str) -> list[Markup]:
    """Rings of a worm or an insect, the belly's stripes, and hearts."""
    parts = []
    rings = 5 if t.shape == BURROWER else 3 if t.phylum.build == "jointed" else 0
    d = ""
    for i in range(rings):
        x = -long * 0.6 + long * 1.2 * i / (rings - 1)
        d += _path("M{} {}C{} {} {} {} {} {}", x, -high * 0.8, x + 4, -high * 0.3, x + 4, high * 0.3, x, high * 0.8)
    for i in range(min(4, organ_of(t.organs, GREEN))):
        x = -long * 0.35 + i * 8
        d += _path("M{} {}C{} {} {} {} {} {}", x, high * 0.85, x + 1, high * 0.6, x + 5, high * 0.6, x + 6, high * 0.85)
    if d:
        parts.append(svg.path(d, pen))
    hearts = min(5, organ_of(t.organs, YELLOW))
    for i in range(hearts):
        x = (i - (hearts - 1) / 2) * min(11.0, long * 1.5 / max(1, hearts)) + 2
        parts.append(svg.at(x, 0, svg.path(ORGAN_SIGNS[YELLOW], "piece o-yellow"), scale=1.15))
    return parts


def _shell(long: float, high: float, body: str, pen: str) -> list[Markup]:
    """The armour over its back, with its plates."""
    top = -high * 2.25
    dome = _path(
        "M{} 1C{} {} {} {} {} 3C{} 7 {} 6 {} 1Z",
        -long * 0.85,
        -long * 0.8,
        top,
        long * 0.85,
        top,
        long * 0.95,
        long * 0.4,
        -long * 0.4,
        -long * 0.85,
    )
    d = "".join(
        [
            _path("M{} 3C{} {} {} {} {} {}", x, x, -high * 0.6, x * 0.9, -high, x * 0.55, -high * 1.5)
            for x in (-long * 0.5, 0, long * 0.5)
        ]
    )
    return [svg.path(dome, body), svg.path(d, pen)]


def _back(t: Traits, long: float, high: float, pen: str) -> list[Markup]:
    """What is on its back: humps of brain, spikes of monsters, feathers, fronds of a plant, guests."""
    top = -high * (1.62 if t.shape == ARMORED else 1.05)
    parts = []
    brains = [(left, right) for left, right in t.parts if left != NONE and right != NONE][:4]
    for i, (left, right) in enumerate(brains):
        x = -long * 0.55 + i * 13
        parts.append(
            svg.path(
                _path("M{} {}A6.5 6.5 0 0 1 {} {}Z", x - 6.5, top + 2, x, top - 4.5), f"piece o-{MOOD_COLOUR[left]}"
            )
        )
        parts.append(
            svg.path(
                _path("M{} {}A6.5 6.5 0 0 1 {} {}L{} {}Z", x, top - 4.5, x + 6.5, top + 2, x, top + 2),
                f"piece o-{MOOD_COLOUR[right]}",
            )
        )
    for i in range(min(5, organ_of(t.organs, WHITE))):
        x = long * 0.65 - i * 8
        parts.append(
            svg.path(
                _path(
                    "M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z",
                    x,
                    top + 3,
                    x - 1,
                    top - 6,
                    x + 5,
                    top - 11,
                    x + 9,
                    top - 12,
                    x + 9,
                    top - 5,
                    x + 6,
                    top + 1,
                    x,
                    top + 3,
                ),
                "piece o-white",
            )
        )
    for i, organ in enumerate(t.monsters[:4]):
        x = -long * 0.1 + i * 13
        parts.append(
            svg.path(
                _path("M{} {}L{} {}L{} {}Z", x - 6, top + 4, x + 2, top - 17, x + 7, top + 4),
                f"piece o-{ORGANS[organ]}",
            )
        )
    if t.phylum.build == "rooted":
        x = long * 0.2
        d = "".join(
            [
                _path(
                    "M{} {}C{} {} {} {} {} {}", x, top + 2, x + w * 0.4, top - 10, x + w, top - 12, x + w * 1.5, top - 8
                )
                for w in (-12, -4, 5, 13)
            ]
        )
        parts.append(svg.path(d, "limb"))
    for i, host in enumerate(t.hosts[:2]):
        parts.append(svg.at(long * 0.45 - i * 20, top - 5, creeple(*host, 0.42)))
    return parts


def _head(t: Traits, long: float, high: float, body: str, pen: str) -> list[Markup]:
    """The head: larger where a card made it, with more and larger eyes the more nerves there are."""
    heads = [right for left, right in t.parts if left == NONE and right != NONE]
    r = 12.0 if heads else 9.0
    x = -long - (1.0 if t.shape == BURROWER else 5.0)
    y = -high * (0.1 if t.shape in (BURROWER, SWIMMER) else 0.75)
    parts: list[Markup] = []
    if t.phylum.build == "creeping":
        parts.append(
            svg.path(
                _path(
                    "M{} {}L{} {}M{} {}L{} {}",
                    x - 2,
                    y - r * 0.6,
                    x - 7,
                    y - r - 9,
                    x + 3,
                    y - r * 0.6,
                    x + 2,
                    y - r - 9,
                ),
                "limb",
            )
        )
    elif t.phylum.build == "jointed":
        parts.append(
            svg.path(
                _path(
                    "M{} {}C{} {} {} {} {} {}M{} {}C{} {} {} {} {} {}",
                    x - 2,
                    y - r * 0.7,
                    x - 4,
                    y - r - 8,
                    x - 9,
                    y - r - 9,
                    x - 13,
                    y - r - 6,
                    x + 2,
                    y - r * 0.7,
                    x + 2,
                    y - r - 8,
                    x - 2,
                    y - r - 11,
                    x - 6,
                    y - r - 11,
                ),
                "limb",
            )
        )
    elif t.phylum.build == "bony":
        parts.append(
            svg.path(_path("M{} {}L{} {}L{} {}Z", x + 1, y - r * 0.7, x + 7, y - r - 7, x + 8, y - r * 0.4), body)
        )
    else:
        parts.append(
            svg.path(
                _path(
                    "M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z",
                    x,
                    y - r * 0.6,
                    x - 10,
                    y - r - 4,
                    x - 8,
                    y - r - 13,
                    x - 2,
                    y - r - 14,
                    x + 4,
                    y - r - 8,
                    x + 4,
                    y - r - 4,
                    x,
                    y - r * 0.6,
                ),
                body,
            )
        )
    snout = 6.0 if t.phylum.build in ("bony", "jointed") or t.shape == SWIMMER else 2.0
    parts.append(
        svg.path(
            _path("M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z",
                *(x + r, y + r * 0.5, x + r, y - r * 1.2, x - r * 0.6, y - r * 1.3, x - r, y - 1),
                *(x - r - snout, y + 1, x - r - snout, y + r * 0.6, x - r * 0.6, y + r * 0.75),
                *(x, y + r * 1.05, x + r * 0.6, y + r, x + r, y + r * 0.5)),
            body,
        )
    )  # fmt: skip
    if heads:
        parts.append(
            svg.path(
                _path("M{} {}A7 7 0 0 1 {} {}Z", x - 5, y - r * 0.75, x + 8, y - r * 0.7),
                f"piece o-{MOOD_COLOUR[heads[0]]}",
            )
        )
    nerves = min(4, organ_of(t.organs, RED))
    for i in range(1 + nerves // 2):
        parts.append(svg.circle(x - 3 + i * 5.2, y - 1.5, 2.2 + 0.35 * nerves, "count"))
        parts.append(svg.circle(x - 3.6 + i * 5.2, y - 1.5, 1.2, "needle"))
    mouth = _path(
        "M{} {}C{} {} {} {} {} {}",
        x - r - snout * 0.4,
        y + r * 0.4,
        x - r * 0.6,
        y + r * 0.5,
        x - r * 0.3,
        y + r * 0.5,
        x - 1,
        y + r * 0.3,
    )
    parts.append(svg.path(mouth, pen))
    if t.venom:
        parts.append(
            svg.path(
                _path(
                    "M{} {}L{} {}L{} {}Z", x - r * 0.9, y + r * 0.45, x - r * 0.75, y + r + 4, x - r * 0.5, y + r * 0.45
                ),
                "piece ice",
            )
        )
        parts.append(svg.circle(x - r * 0.75, y + r + 7, 2.1, "piece o-green"))
    return parts


def _wing(long: float, high: float, body: str, pen: str) -> list[Markup]:
    d = _path(
        "M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z",
        -6,
        -high * 0.4,
        0,
        -high - 22,
        long * 0.8,
        -high - 26,
        long + 10,
        -high - 14,
        long * 0.9,
        -high * 0.9,
        long * 0.4,
        -high * 0.2,
        -6,
        -high * 0.4,
    )
    ribs = _path("M0 {}L{} {}M3 {}L{} {}", -high * 0.5, long * 0.5, -high - 15, -high * 0.4, long * 0.85, -high - 8)
    return [svg.path(d, body), svg.path(ribs, pen)]


def _brood(t: Traits) -> list[Markup]:
    """Its eggs, on the ground before it."""
    eggs = min(6, organ_of(t.organs, BLUE))
    y = GROUND + 4.5
    return [
        svg.path(
            _path(
                "M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z",
                x,
                y + 5,
                x - 5.5,
                y + 5,
                x - 4,
                y - 5,
                x,
                y - 5.5,
                x + 4,
                y - 5,
                x + 5.5,
                y + 5,
                x,
                y + 5,
            ),
            "piece o-blue",
        )
        for x in [-WIDTH / 2 + 11 + 11 * i for i in range(eggs)]
    ]

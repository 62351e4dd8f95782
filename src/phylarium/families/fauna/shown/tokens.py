"""Creeples, organs and emotions as they lie on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, Literal, NamedTuple

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.signs import BADGE_AT, CREEPLES, EMOTION_SIGNS, ORGAN_SIGNS, SPIKES
from phylarium.families.fauna.shown.style import MOOD_COLOUR
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.svg import NOTHING, Markup

Build = Literal["rooted", "creeping", "jointed", "bony"]
"""As plants, snails, insects or vertebrates are."""


Half = Callable[[int, bool, float], Markup]
"""Draws half an emotion or pheromone: its colour, whether it is at the right edge, how large."""


class Phylum(NamedTuple):
    """What the species of a player look like."""

    colour: str
    """The colour token of its pieces."""
    badge: str
    """A filled sign, so that nobody needs to tell the colours apart."""
    build: Build


def scaled(scale: float) -> str | None:
    return f"scale({svg.number(scale)})" if scale != 1.0 else None


@cache
def creeple(phylum: Phylum, shape: int, scale: float = 1.0, lying: bool = False) -> Markup:
    """A creeple about the origin, with the sign of its player; an endangered one lies on its side."""
    x, y, large = BADGE_AT[shape]
    parts = [
        svg.path(CREEPLES[shape], f"wood {phylum.colour}"),
        svg.at(x, y, svg.path(phylum.badge, f"on-{phylum.colour}"), scale=large),
    ]
    turned = f"rotate(90) scale({svg.number(scale)})" if lying else scaled(scale)
    return svg.group(*parts, transform=turned)


@cache
def outline(shape: int, scale: float = 1.0, class_: str = "absent") -> Markup:
    """A creeple of no colour."""
    return svg.path(CREEPLES[shape], class_, transform=scaled(scale))


@cache
def badge(phylum: Phylum, scale: float = 1.0) -> Markup:
    """The sign of a player on a disc of the player's colour."""
    return svg.group(
        svg.circle(0, 0, 10, f"wood {phylum.colour}"),
        svg.path(phylum.badge, f"on-{phylum.colour}"),
        transform=scaled(scale),
    )


@cache
def sign(d: str, scale: float = 1.0, class_: str = "sign") -> Markup:
    return svg.path(d, class_, transform=scaled(scale))


# --- organs ----------------------------------------------------------------------------------

CUBE: Final = 13.0


@cache
def cube(organ: int, scale: float = 1.0) -> Markup:
    """An organ about the origin: a cube of its colour with its sign."""
    half = CUBE / 2
    return svg.group(
        svg.rect(-half, -half, CUBE, CUBE, f"piece o-{ORGANS[organ]}", radius=2.4),
        svg.path(ORGAN_SIGNS[organ], f"mark-o-{ORGANS[organ]}"),
        transform=scaled(scale),
    )


@cache
def monster(organ: int, scale: float = 1.0) -> Markup:
    """A monster about the origin: spikes in the colour of the organs that it counts as."""
    return svg.group(
        svg.circle(0, 0, 8.4, "count"),
        svg.path(SPIKES, f"piece o-{ORGANS[organ]}"),
        transform=scaled(scale),
    )


@cache
def cubes(packed: int, room: float, scale: float = 1.0) -> tuple[Markup, float]:
    """Organs one beside the other from the origin to the right, closer where there are many; and how wide they are."""
    found = [organ for organ in range(ORGAN_COUNT) for _ in range(organ_of(packed, organ))]
    if not found:
        return NOTHING, 0.0
    wide = CUBE * scale
    step = min(wide + 1.5, (room - wide) / max(1, len(found) - 1))
    parts = [svg.at(wide / 2 + step * i, 0, cube(organ, scale)) for i, organ in enumerate(found)]
    return Markup("".join(parts)), wide + step * (len(found) - 1)


# --- emotions --------------------------------------------------------------------------------


@cache
def emotion(mood: int, scale: float = 1.0) -> Markup:
    """A whole emotion about the origin."""
    colour = MOOD_COLOUR[mood]
    return svg.group(
        svg.circle(0, 0, 7.5, f"piece o-{colour}"),
        svg.path(EMOTION_SIGNS[mood], f"mark-o-{colour}"),
        transform=scaled(scale),
    )


@cache
def half(mood: int, right: bool, scale: float = 1.0) -> Markup:
    """Half an emotion, its straight side at the origin: the one at the right edge of a card lies to the left of it."""
    colour = MOOD_COLOUR[mood]
    way = 0 if right else 1
    middle = -3.3 if right else 3.3
    return svg.group(
        svg.path(f"M0 -8A8 8 0 0 {way} 0 8Z", f"piece o-{colour}"),
        svg.at(middle, 0, svg.path(EMOTION_SIGNS[mood], f"mark-o-{colour}"), scale=0.62),
        transform=scaled(scale),
    )


class Moods(NamedTuple):
    """How a game shows what its species have of halves that meet: emotions or pheromones."""

    whole: Callable[[int], Markup]
    """By colour, one about the origin."""
    half: Half
    words: Callable[[int], Message]
    """Those of a species, packed."""
    some: str
    none: str
    """The messages before those that a species has, and where it has none."""


class Spot(NamedTuple):
    """Where a level of a biome is drawn: its area, where one stands there and how large, and where others lie."""

    level: int
    area: str
    x: float
    y: float
    scale: float
    aside: tuple[float, float] = (0.0, 0.0)

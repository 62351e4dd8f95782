"""Cubes, bionts, disks, dice and signs as they lie on the table."""

from __future__ import annotations

from functools import cache

from phylarium.games.genesis.rules import say
from phylarium.games.genesis.rules.actions import PARTIES
from phylarium.games.genesis.rules.names import COLOURS, DROUGHT_SHIELD, UV, WARM
from phylarium.games.genesis.rules.values import NPC, PARTY_COUNT
from phylarium.games.genesis.shown.drawing.scene import GenesisScene
from phylarium.games.genesis.shown.drawing.signs import (
    ABILITY_SIGNS,
    CLIMATE_SIGNS,
    DOME,
    EVENT_SIGNS,
    GLYPHS,
    LANDFORM_SIGNS,
    PIPS,
    SHIELD,
)
from phylarium.games.genesis.shown.portraits import CELL, PORTRAITS, Strokes
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.svg import NOTHING, Markup


@cache
def cube(colour: int, size: float = 15.0, *, ghost: bool = False) -> Markup:
    """A cube about the origin; a ghost is disorganised, or elsewhere."""
    name = COLOURS[colour]
    half = size / 2
    body = svg.rect(-half, -half, size, size, f"cube {name}{' ghost' if ghost else ''}", radius=size * 0.17)
    return Markup(body + svg.at(0, 0, svg.path(GLYPHS[colour], f"{'mark' if ghost else 'on'} {name}"), scale=size / 17))


@cache
def dome(party: int, scale: float = 1.0) -> Markup:
    """A biont about the origin. That of an NPC stands on a plinth (C1c)."""
    name = COLOURS[party & 3]
    shape = svg.path(DOME, f"dome {name}")
    plinth = svg.rect(-10.5, 7, 21, 3.4, "spot", radius=1) if party >= NPC else NOTHING
    glyph = svg.at(0, -0.6, svg.path(GLYPHS[party & 3], f"on {name}"), scale=0.92)
    drawn = Markup(shape + glyph + plinth)
    return svg.at(0, 0, drawn, scale=scale) if scale != 1.0 else drawn


@cache
def disk(colour: int, radius: float = 8.0) -> Markup:
    """A catalyst, enzyme or antioxidant about the origin."""
    name = COLOURS[colour]
    glyph = svg.at(0, 0, svg.path(GLYPHS[colour], f"on {name}"), scale=radius / 9)
    return Markup(svg.circle(0, 0, radius, f"disk {name}") + glyph)


@cache
def die(face: int, size: float = 16.0) -> Markup:
    """A die about the origin."""
    half = size / 2
    step = size * 0.27
    pips = [svg.circle(x * step, y * step, size * 0.085, "pips") for x, y in PIPS[face]]
    return Markup(svg.rect(-half, -half, size, size, "die", radius=size * 0.2) + "".join(pips))


@cache
def ability_sign(ability: int, scale: float = 0.7) -> Markup:
    """An ability about the origin: its sign, on a shield where it shields."""
    if ability <= DROUGHT_SHIELD:
        inner = svg.at(0, -0.6, svg.path(ABILITY_SIGNS[ability], "sign"), scale=0.62)
        return svg.at(0, 0, svg.path(SHIELD, "shield"), inner, scale=scale)
    return svg.at(0, 0, svg.path(ABILITY_SIGNS[ability], "sign"), scale=scale)


@cache
def event_sign(icon: int, scale: float = 1.0) -> Markup:
    """An icon of an event about the origin."""
    if icon >= UV:
        rays = svg.path("M-9 -9L-5 -5M0 -10.4L0 -6.4M9 -9L5 -5", "sign")
        limit = svg.text(0, 8.4, f"UV{icon - UV}", "ink bold", size=max(9.5, 11.25 / scale), anchor="middle")
        return svg.at(0, 0, rays, limit, scale=scale)
    return svg.at(0, 0, svg.path(EVENT_SIGNS[icon], "sign"), scale=scale)


@cache
def climate_sign(climate: int, scale: float = 1.0) -> Markup:
    name = "warm" if climate == WARM else "cool"
    return svg.at(0, 0, svg.path(CLIMATE_SIGNS[climate], f"sign {name}"), scale=scale)


@cache
def landform_sign(row: int, scale: float = 1.0, class_: str = "sign") -> Markup:
    return svg.at(0, 0, svg.path(LANDFORM_SIGNS[row], class_), scale=scale)


def strokes(drawn: Strokes) -> Markup:
    return Markup("".join(svg.path(d, class_) for class_, d in drawn))


@cache
def portrait(face: int, scale: float = 1.0) -> Markup:
    """A macroorganism about the origin."""
    return svg.at(0, 0, strokes(PORTRAITS[face]), scale=scale)


@cache
def cell(scale: float = 1.0) -> Markup:
    return svg.at(0, 0, strokes(CELL), scale=scale)


def _spread(tokens: list[Markup], width: float, step: float) -> Markup:
    """Tokens side by side about the origin, closer where there are many."""
    count = len(tokens)
    if count == 0:
        return NOTHING
    apart = min(step, (width - step) / (count - 1)) if count > 1 else 0.0
    first = -apart * (count - 1) / 2
    return Markup("".join(svg.at(first + apart * i, 0, token) for i, token in enumerate(tokens)))


def _in_line(tokens: list[Markup], width: float, step: float) -> Markup:
    """Tokens in a line from the origin to the right, closer where there are many."""
    count = len(tokens)
    apart = min(step, (width - step) / (count - 1)) if count > 1 else 0.0
    return Markup("".join(svg.at(apart * i, 0, token) for i, token in enumerate(tokens)))


def _cubes_of(
    scene: GenesisScene, counts: list[int], size: float, *, ghost: bool = False, chosen: bool = False
) -> list[Markup]:
    """Cubes by colour; where they can be `chosen`, the first of each is a target."""
    drawn = []
    for colour, number in enumerate(counts):
        for i in range(number):
            token = cube(colour, size, ghost=ghost)
            if chosen and i == 0:
                title = scene.title(Message("option-cube", {"colour": say.colour(colour)}))
                edge = svg.rect(-size / 2 - 2, -size / 2 - 2, size + 4, size + 4, "edge", radius=4)
                token = svg.target(f"cube-{COLOURS[colour]}", title, token, edge)
            drawn.append(token)
    return drawn


def _bionts_of(scene: GenesisScene, place: int, scale: float, *, colour: int = -1) -> list[Markup]:
    """The bionts of a place, or those of one colour; where they are asked about, the first of each is a target."""
    s = scene.s
    drawn = []
    for party in range(PARTY_COUNT):
        number = s.bionts[place * PARTY_COUNT + party]
        if colour >= 0 and party & 3 != colour:
            continue
        for i in range(number):
            drawn.append(_biont(scene, place, party, scale, first=i == 0))
    return drawn


def _biont(scene: GenesisScene, place: int, party: int, scale: float, *, first: bool) -> Markup:
    kind = scene.biont_target(place)
    if not first or not kind:
        return dome(party, scale)
    title = scene.title(Message("option-biont", {"party": say.party(party)}))
    return svg.target(f"{kind}-{PARTIES[party]}", title, dome(party, scale), svg.circle(0, 0, 12 * scale, "edge"))

"""Cards as they lie in the display and in tableaus, tools, and the panel that says what signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.scene import FaunaScene
from phylarium.families.fauna.shown.signs import TOOL
from phylarium.families.fauna.shown.tokens import Half, cube, cubes, outline, sign
from phylarium.kit import svg
from phylarium.kit.layout import Picture, Symbol, panel
from phylarium.kit.style import GAP, NARROW, SMALL
from phylarium.kit.svg import Markup

Token = tuple[Markup, float]
"""Something about the origin, and how wide it is."""

TILE_HIGH: Final = 42.0
KEY_STEP: Final = 23.0


def part_token(left: int, right: int, half: Half) -> Markup:
    """A small card with the halves at its edges: a head, a middle or a tail."""
    parts = [svg.rect(-12, -7.5, 24, 15, "chip", radius=2)]
    if left != NONE:
        parts.append(svg.at(-12, 0, half(left, False, 0.9)))
    if right != NONE:
        parts.append(svg.at(12, 0, half(right, True, 0.9)))
    return svg.group(*parts)


def on_a_line(name: str, title: str, tokens: Sequence[Token], room: float) -> Markup:
    """A way up of a card on a line: its name, and what it gives at the right end."""
    x = room
    parts = []
    for token, wide in reversed(tokens):
        x -= wide
        parts.append(svg.at(x + wide / 2, 9, token))
        x -= 4
    return svg.group(svg.tag("title", title), *parts, svg.text(0, 13, name, "ink", size=SMALL, within=x - 4))


def tool_chip(id: str, title: str, name: str, shape: int, wide: float, move: str) -> Markup:
    """A side of a tool: its name and whom it hunts."""
    return svg.target(
        id,
        title,
        svg.rect(0, 0, wide, 29, "chip", radius=6),
        svg.at(16, 14.5, sign(TOOL, 0.9)),
        svg.text(32, 19, name, "ink", size=SMALL, within=wide - 70),
        svg.at(wide - 20, 14.5, outline(shape, 0.55, "now")),
        svg.rect(0, 0, wide, 29, "edge", radius=6),
        move=move,
    )


def tile(scene: FaunaScene[Any], card: int, title: str, tokens: Sequence[Token], wide: float, move: str) -> Markup:
    """A mutation in a tableau: its name, what lies on it, and halves at the edges where it meets its neighbours."""
    s = scene.s
    half = scene.moods.half
    promoted = s.card_side[card] != UNPROMOTED
    face = s.face(card) if promoted else NONE
    left = s.shared.face_left[face] if promoted else NONE
    right = s.shared.face_right[face] if promoted else NONE
    high = TILE_HIGH - 4
    parts = [svg.rect(0.5, 0.5, wide - 1, high - 1, "card" if promoted else "chip", radius=4)]
    if s.in_row[card]:
        parts.append(svg.line(4, high - 2, wide - 4, high - 2, "now"))
    if left != NONE:
        parts.append(svg.at(0.5, 25, half(left, False, 0.95)))
    if right != NONE:
        parts.append(svg.at(wide - 0.5, 25, half(right, True, 0.95)))
    name = scene.words(scene.nouns.mutation(s, card))
    parts.append(svg.text(6, 13, name, "ink" if promoted else "muted", size=11.75, within=wide - 10))
    x = 12.0 if left != NONE else 7.0
    for token, room in tokens:
        parts.append(svg.at(x + room / 2, 25, token))
        x += room + 2
    end = wide - (11.0 if right != NONE else 6.0)
    parts.append(svg.at(x, 25, cubes(s.cubes[card], end - x, 0.85)[0]))
    parts.append(svg.rect(2, 2, wide - 4, high - 4, "edge", radius=4))
    return svg.target(f"card-{scene.names.cards[card]}", title, *parts, move=move)


def organ_counts(packed: int, titles: Sequence[str], wide: float) -> list[Markup]:
    """How many organs of each colour a species has, side by side; those that it lacks are dim."""
    cell = wide / ORGAN_COUNT
    found = []
    for organ in range(ORGAN_COUNT):
        number = organ_of(packed, organ)
        token = svg.at(7.5, 0, cube(organ, 1.12))
        text = svg.text(17.5, 4.8, str(number), "ink bold", size=13)
        shown = svg.group(token, text, class_=None if number else "dim")
        found.append(svg.at(cell * organ, 10, svg.tag("title", titles[organ]), shown))
    return found


def facts(row: Sequence[tuple[Markup, int, str]], x: float, y: float, step: float) -> list[Markup]:
    """Signs with numbers beside them, each with its title."""
    found = []
    for token, number, title in row:
        hit = svg.circle(0, 0, 11, "hit")
        text = svg.text(15, 5, str(number), "ink bold", size=14)
        found.append(svg.at(x, y, svg.tag("title", title), hit, token, text))
        x += step
    return found


ORGAN_WORDS: Final = [
    "drawing-key-red", "drawing-key-yellow", "drawing-key-green", "drawing-key-blue", "drawing-key-white"
]  # fmt: skip
"""By organ, its system."""


def organ_entries(scene: FaunaScene[Any]) -> list[Symbol]:
    """The organs with their systems, with which the signs of every game begin."""
    return [(cube(organ, 1.15), scene.say(words)) for organ, words in enumerate(ORGAN_WORDS)]


def key_panel(title: str, entries: Sequence[Symbol]) -> Picture:
    """What signs mean, in two columns."""
    rows = (len(entries) + 1) // 2
    wide = (NARROW - 2 * GAP) / 2
    parts = []
    for i, (token, words) in enumerate(entries):
        x, y = GAP + i // rows * wide, 52 + KEY_STEP * (i % rows)
        parts.append(svg.at(x + 13, y, token))
        parts.append(svg.text(x + 30, y + 4.2, words, "ink", size=SMALL, within=wide - 36))
    return panel(NARROW, 48 + KEY_STEP * rows, title, *parts, id="key")

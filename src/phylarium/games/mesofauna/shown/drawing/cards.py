"""The display: rows of cards with what they cost, give, become and bring about; below it what lies in supply."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.cards import on_a_line, part_token, tool_chip
from phylarium.families.fauna.shown.signs import PAIR, VENOM
from phylarium.families.fauna.shown.tokens import CUBE, cube, cubes, monster, outline, sign
from phylarium.games.mesofauna.rules import say
from phylarium.games.mesofauna.rules.actions import SLOTS
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.shown import choices
from phylarium.games.mesofauna.shown.drawing.insects import half_scent
from phylarium.games.mesofauna.shown.drawing.scene import MesofaunaScene
from phylarium.games.mesofauna.shown.drawing.signs import CROSSED, ICON_SIGNS
from phylarium.games.mesofauna.shown.drawing.tokens import flower
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import region
from phylarium.kit.style import GAP, NARROW
from phylarium.kit.svg import Markup

CARD_HEIGHT: Final = 76.0
ROW_HEIGHT: Final = 26 + CARD_HEIGHT * COLUMN_COUNT
LINE: Final = 19.0


@region
def display(scene: MesofaunaScene) -> Picture:
    """The rows of the display, the free card first."""
    rows = [scene.part(_row, row, 40 + row * ROW_HEIGHT) for row in range(scene.row_count())]
    note = scene.say("drawing-all-free" if scene.s.is_caterpillar() else "drawing-costs")
    return panel(NARROW, 46 + ROW_HEIGHT * len(rows), scene.say("drawing-cards"), *rows, id="display", note=note)


def _row(scene: MesofaunaScene, row: int, y: float) -> Markup:
    left = scene.say("drawing-deck", number=len(scene.s.deck(row)))
    cards = [
        scene.part(_card, row * COLUMN_COUNT + column, y + 26 + CARD_HEIGHT * column) for column in range(COLUMN_COUNT)
    ]
    return svg.group(
        svg.text(GAP, y + 16, scene.title(say.display_row(row)), "ink serif italic", size=14.5, within=NARROW - 150),
        svg.text(NARROW - GAP, y + 16, left, "muted", size=12, anchor="end"),
        *cards,
    )


def _card(scene: MesofaunaScene, slot: int, y: float) -> Markup:
    """A card of the display; the last one of a row lies on its deck and shows what it will have brought about."""
    s = scene.s
    card = s.display[slot]
    price = 0 if s.is_caterpillar() else s.components.costs[slot % COLUMN_COUNT]
    right = NARROW - 2 * GAP
    parts = [
        svg.line(0, 0, right, 0, "rule"),
        svg.text(9, 27, str(price), "ink serif bold", size=20, anchor="middle"),
    ]
    if card == NONE:
        parts.append(svg.text(30, 26, scene.say("drawing-empty"), "muted", size=12))
        return svg.target(f"slot-{SLOTS[slot]}", scene.say("drawing-empty"), *parts, move=svg.moved(GAP, y))
    lines: list[Message] = [
        Message("drawing-price", {"card": say.card(card), "cost": price}),
        scene.settled(choices.faces_words, card),
    ]
    cheapest = scene.cheapest(slot)
    if cheapest < price:
        words = scene.say("drawing-cheaper", number=cheapest)
        parts.append(svg.text(9, 44, words, "ink", size=11, anchor="middle"))
    return svg.target(
        f"slot-{SLOTS[slot]}",
        scene.lines(*lines),
        *parts,
        scene.part(_card_face, card),
        svg.rect(-8, 3, right + 16, CARD_HEIGHT - 6, "edge", radius=8),
        move=svg.moved(GAP, y),
    )


def _card_face(scene: MesofaunaScene, card: int) -> Markup:
    """Name, organs and events of a card, and below them what it can be promoted to."""
    s = scene.s
    c = s.components
    right = NARROW - 2 * GAP
    parts = [svg.rect(22, 11, 5, CARD_HEIGHT - 22, f"piece o-{ORGANS[c.card_colour[card]]}", radius=2.5)]
    end = right
    if not s.is_caterpillar():
        organs, wide = cubes(c.card_plus[card], 120.0, 1.1)
        parts.append(svg.at(right - wide, 20, organs))
        end -= wide + 10
    if s.has_events():
        events = c.card_events[card]
        for event in reversed(events):
            end -= 20
            parts.append(svg.at(end + 8, 20, svg.tag("title", scene.title(say.icon(event))), _icon(event)))
        if events and c.card_dodges[card] and s.seats == DODGING_SEATS and not s.is_combined():
            parts.append(svg.at(end + 8, 20, sign(CROSSED, 0.9, "now")))
    name = scene.words(say.card(card))
    parts.append(svg.text(36, 25, name, "ink serif bold", size=14.5, within=end - 44))
    for way in (0, 1):
        parts.append(svg.at(36, 34 + LINE * way, scene.part(preview, card * 2 + way, right - 36)))
    return svg.group(*parts)


DODGING_SEATS: Final = 4
"""A3d"""


def _icon(event: int) -> Markup:
    return svg.group(svg.circle(0, 0, 10, "hit"), sign(ICON_SIGNS[event], 0.95))


def preview(scene: MesofaunaScene, face: int, room: float) -> Markup:
    """A way up of a card on a line: its name and what it gives."""
    title = scene.title(scene.settled(choices.face_words_of, face))
    return on_a_line(scene.words(say.face(face)), title, gifts(scene, face), room)


def gifts(scene: MesofaunaScene, face: int) -> list[tuple[Markup, float]]:
    """What a way up gives as tokens about the origin, each with its width."""
    c = scene.s.components
    found: list[tuple[Markup, float]] = []
    for organ in range(ORGAN_COUNT):
        found += [(cube(organ), CUBE)] * organ_of(c.face_plus[face], organ)
    if c.face_monster[face] != NONE and scene.s.is_combined():
        found.append((monster(c.face_monster[face]), 18.0))
    if c.face_venom[face]:
        found.append((sign(VENOM), 13.0))
    if c.face_mutualism[face]:
        found.append((sign(PAIR, 0.9), 16.0))
    if c.face_shape[face] != NONE:
        found.append((outline(c.face_shape[face], 0.5, "now"), 24.0))
    left, right = c.face_left[face], c.face_right[face]
    if left != NONE or right != NONE:
        found.append((part_token(left, right, half_scent), 26.0))
    return found


# --- supply ----------------------------------------------------------------------------------


@region
def supply(scene: MesofaunaScene) -> Picture:
    """Flowers that are left, organs to choose among, and tools that nobody has."""
    s = scene.s
    wide = NARROW - 2 * GAP
    left = s.components.flowers - s.flowers.bit_count()
    words = scene.say("drawing-flowers-left", number=left)
    parts = [svg.at(GAP + 14, 56, flower(1.2)), svg.text(GAP + 34, 61, words, "ink", size=13, within=wide - 40)]
    cell = wide / ORGAN_COUNT
    for organ in range(ORGAN_COUNT):
        parts.append(
            svg.target(
                f"organ-{ORGANS[organ]}",
                scene.title(say.organ(organ)),
                svg.at(cell / 2 - 3, 0, cube(organ, 1.4)),
                svg.rect(0, -15, cell - 6, 30, "edge", radius=8),
                move=svg.moved(GAP + cell * organ, 92),
            )
        )
    y = 118.0
    if s.is_combined():
        free = [tool for tool in range(TOOL_COUNT) if s.tool_at[tool] == NONE]
        label = scene.say("drawing-tools" if free else "drawing-no-tools")
        parts.append(svg.text(GAP, y + 14, label, "muted", size=12))
        y += 24
        each = (wide - 8) / 2
        for number, tool in enumerate(free):
            for side in (0, 1):
                move = svg.moved(GAP + side * (each + 8), y + 34 * number)
                parts.append(scene.part(_tool, tool * 2 + side, each, move))
        y += 34 * len(free)
    return panel(NARROW, y + 4, scene.say("drawing-supply"), *parts, id="supply")


def _tool(scene: MesofaunaScene, side: int, wide: float, move: str) -> Markup:
    """A side of a tool: its name and whom it hunts."""
    shape = scene.s.components.tool_shape[side]
    title = scene.title(say.tool(side))
    return tool_chip(f"tool-{TOOLS[side]}", title, scene.words(say.tool(side)), shape, wide, move)

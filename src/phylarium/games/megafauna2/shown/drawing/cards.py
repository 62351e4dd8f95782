"""The display: two rows of cards with what they cost, give and can become; below it what lies in supply."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import COLUMN_COUNT, NONE, ORGAN_COUNT, ORGANS, ROWS, organ_of
from phylarium.families.fauna.shown.cards import on_a_line, part_token, tool_chip
from phylarium.families.fauna.shown.signs import BONE, PAIR, PHYLUM_BADGES, VENOM
from phylarium.families.fauna.shown.tokens import CUBE, cube, cubes, half, monster, outline, sign
from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.actions import SLOTS
from phylarium.games.megafauna2.rules.names import TOOL_COUNT, TOOLS
from phylarium.games.megafauna2.shown import deeds
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import region
from phylarium.kit.style import GAP, NARROW
from phylarium.kit.svg import Markup

CARD_HEIGHT: Final = 78.0
ROW_HEIGHT: Final = 24 + CARD_HEIGHT * COLUMN_COUNT
LINE: Final = 19.0


@region
def display(scene: MegafaunaScene) -> Picture:
    """The metabolic row and the Darwin row, the free card first."""
    rows = [scene.part(_row, row, 40 + row * ROW_HEIGHT) for row in range(len(ROWS))]
    note = scene.say("drawing-costs")
    return panel(NARROW, 46 + ROW_HEIGHT * len(rows), scene.say("drawing-cards"), *rows, id="display", note=note)


def _row(scene: MegafaunaScene, row: int, y: float) -> Markup:
    s = scene.s
    left = scene.say("drawing-deck", number=len(s.lower_deck if row else s.upper_deck))
    cards = [
        scene.part(_card, row * COLUMN_COUNT + column, y + 24 + CARD_HEIGHT * column) for column in range(COLUMN_COUNT)
    ]
    return svg.group(
        svg.text(GAP, y + 15, scene.title(ROW_NAMES[row]), "ink serif italic", size=14),
        svg.text(NARROW - GAP, y + 15, left, "muted", size=12, anchor="end"),
        *cards,
    )


ROW_NAMES: Final = [Message("drawing-metabolic"), Message("drawing-darwin")]
assert len(ROW_NAMES) == len(ROWS)


def _card(scene: MegafaunaScene, slot: int, y: float) -> Markup:
    s = scene.s
    c = s.components
    card = s.display[slot]
    price = c.costs[slot % COLUMN_COUNT]
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
        Message("drawing-says", {"text": scene.settled(deeds.card_text, card)}),
    ]
    cheapest = scene.cheapest(slot)
    if cheapest < price:
        words = Message("drawing-cheaper", {"number": cheapest})
        parts.append(svg.text(9, 44, scene.words(words), "ink", size=10.5, anchor="middle"))
        lines.append(Message("drawing-cheaper-title", {"number": cheapest}))
    return svg.target(
        f"slot-{SLOTS[slot]}",
        scene.lines(*lines),
        *parts,
        scene.part(_card_face, card),
        svg.rect(-8, 3, right + 16, CARD_HEIGHT - 6, "edge", radius=8),
        move=svg.moved(GAP, y),
    )


def _card_face(scene: MegafaunaScene, card: int) -> Markup:
    """Name and organs of a card, and below them what it can be promoted to."""
    c = scene.s.components
    right = NARROW - 2 * GAP
    organs, wide = cubes(c.card_plus[card], 120.0, 1.1)
    name = scene.words(say.card(card))
    end = right - wide - 8
    parts = [
        svg.rect(22, 11, 5, CARD_HEIGHT - 22, f"piece o-{ORGANS[c.card_colour[card]]}", radius=2.5),
        svg.at(right - wide, 20, organs),
    ]
    if c.card_horror[card]:
        parts.append(svg.at(end - 8, 20, svg.path(PHYLUM_BADGES[0], "sign"), scale=1.1))
        end -= 22
    parts.append(svg.text(36, 25, name, "ink serif bold", size=14.5, within=end - 36))
    for way in (0, 1):
        drawn = scene.part(preview, card * 2 + way, right - 36)
        parts.append(svg.at(36, 35 + LINE * way, drawn))
    return svg.group(*parts)


def preview(scene: MegafaunaScene, face: int, room: float) -> Markup:
    """A way up of a card on a line: its name, what it gives, its greatest size."""
    most = scene.say("drawing-most", size=scene.s.components.face_size[face])
    title = scene.title(scene.settled(deeds.face_text, face))
    shown = on_a_line(scene.words(say.face(face)), title, gifts(scene, face), room - 38)
    return svg.group(shown, svg.text(room, 13, most, "muted", size=11.5, anchor="end"))


def gifts(scene: MegafaunaScene, face: int) -> list[tuple[Markup, float]]:
    """What a way up gives as tokens about the origin, each with its width."""
    c = scene.s.components
    found: list[tuple[Markup, float]] = []
    if c.face_shape[face] != NONE:
        found.append((outline(c.face_shape[face], 0.5, "now"), 24.0))
        lost = c.face_recession[face]
        for organ in range(ORGAN_COUNT):
            if organ_of(lost, organ):
                found.append((svg.group(cube(organ, 0.9), svg.line(-7, 7, 7, -7, "now")), 15.0))
        return found
    for organ in range(ORGAN_COUNT):
        found += [(cube(organ), CUBE)] * organ_of(c.face_plus[face], organ)
    if c.face_monster[face] != NONE:
        found.append((monster(c.face_monster[face]), 18.0))
    left, right = c.face_left[face], c.face_right[face]
    if left != NONE or right != NONE:
        found.append((part_token(left, right, half), 26.0))
    if c.face_venom[face]:
        found.append((sign(VENOM), 13.0))
    if c.face_mutualism[face]:
        found.append((sign(PAIR, 0.9), 16.0))
    if c.face_skeletal[face] != NONE:
        number = svg.text(8, 4, str(c.face_skeletal[face]), "ink bold", size=11, anchor="middle")
        found.append((svg.group(svg.at(-4, 0, sign(BONE, 0.85)), number), 24.0))
    return found


# --- supply ----------------------------------------------------------------------------------


@region
def supply(scene: MegafaunaScene) -> Picture:
    """Organ cubes and tools that nobody has."""
    s = scene.s
    wide = NARROW - 2 * GAP
    parts: list[Markup] = []
    cell = wide / ORGAN_COUNT
    for organ in range(ORGAN_COUNT):
        parts.append(
            svg.target(
                f"organ-{ORGANS[organ]}",
                scene.say("drawing-pool", number=s.pool[organ], organ=say.organ(organ)),
                svg.at(16, 0, cube(organ, 1.5)),
                svg.text(34, 5, str(s.pool[organ]), "ink bold", size=14),
                svg.rect(0, -15, cell - 6, 30, "edge", radius=8),
                move=svg.moved(GAP + cell * organ, 58),
            )
        )
    y = 84.0
    free = [tool for tool in range(TOOL_COUNT) if s.tool_at[tool] == NONE]
    label = scene.say("drawing-tools" if free else "drawing-no-tools")
    parts.append(svg.text(GAP, y + 14, label, "muted", size=12))
    y += 22
    half_wide = (wide - 8) / 2
    for number, tool in enumerate(free):
        for side in (0, 1):
            at = svg.moved(GAP + side * (half_wide + 8), y + 34 * number)
            parts.append(scene.part(_tool, tool * 2 + side, half_wide, at))
    return panel(NARROW, y + 34 * len(free) + 8, scene.say("drawing-supply"), *parts, id="supply")


def _tool(scene: MegafaunaScene, side: int, wide: float, move: str) -> Markup:
    """A side of a tool: its name and whom it hunts."""
    shape = scene.s.components.tool_shape[side]
    title = scene.title(scene.settled(deeds.tool_words, side))
    return tool_chip(f"tool-{TOOLS[side]}", title, scene.words(say.tool(side)), shape, wide, move)

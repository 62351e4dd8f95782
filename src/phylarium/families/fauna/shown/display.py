"""The display: rows of cards with what they cost, give and can become; and what can be taken from supply."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.cards import Token, on_a_line, tool_chip
from phylarium.families.fauna.shown.scene import FaunaScene
from phylarium.families.fauna.shown.signs import PHYLUM_BADGES
from phylarium.families.fauna.shown.tokens import cube, cubes
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.style import GAP, NARROW, SMALL
from phylarium.kit.svg import Markup

CARD_HIGH: Final = 76.0
ROW_HEAD: Final = 26.0
ROW_HIGH: Final = ROW_HEAD + CARD_HIGH * COLUMN_COUNT
LINE: Final = 19.0
WIDE: Final = NARROW - 2 * GAP
"""The room between the edges of a panel."""
NAME_AT: Final = 36.0
"""Where the name of a card begins, beside its cost and its colour."""
LIMIT: Final = 38.0
"""The room for the greatest size of a way up."""

C = TypeVar("C", bound=FaunaScene[Any])


class CardDisplay(ABC, Generic[C]):
    """How the display of a game is drawn."""

    # --- what a game has ---------------------------------------------------------------------

    @abstractmethod
    def row_names(self, scene: C) -> Sequence[Message]:
        """What the rows are called, from the top down."""

    @abstractmethod
    def gifts(self, scene: C, face: int) -> list[Token]:
        """What a way up of a card gives."""

    def is_free(self, scene: C) -> bool:
        """Whether cards have no costs and no organs."""
        return False

    def asides(self, scene: C, card: int) -> list[Token]:
        """What stands between the name and the organs of a card."""
        return []

    def limit(self, scene: C, face: int) -> str:
        """The greatest size of a species with a way up of a card; empty where it is not told."""
        return ""

    # --- for all games -----------------------------------------------------------------------

    def picture(self, scene: C) -> Picture:
        """The rows of the display, the free card first."""
        return scene.part(self._picture)

    def _picture(self, scene: C) -> Picture:
        names = self.row_names(scene)
        rows = [scene.part(self._row, row, name, 40 + row * ROW_HIGH) for row, name in enumerate(names)]
        note = scene.say("drawing-all-free" if self.is_free(scene) else "drawing-costs")
        return panel(NARROW, 46 + ROW_HIGH * len(rows), scene.say("drawing-cards"), *rows, id="display", note=note)

    def _row(self, scene: C, row: int, name: Message, y: float) -> Markup:
        left = scene.say("drawing-deck", number=len(scene.s.deck(row)))
        cards = [
            scene.part(self._card, row * COLUMN_COUNT + column, y + ROW_HEAD + CARD_HIGH * column)
            for column in range(COLUMN_COUNT)
        ]
        return svg.group(
            svg.text(GAP, y + 16, scene.title(name), "ink serif italic", size=14.5, within=NARROW - 180),
            svg.text(NARROW - GAP, y + 16, left, "muted", size=SMALL, anchor="end"),
            *cards,
        )

    def _card(self, scene: C, slot: int, y: float) -> Markup:
        """A card of the display with its cost; the last one of a row lies on its deck."""
        s = scene.s
        card = s.display[slot]
        price = 0 if self.is_free(scene) else s.shared.costs[slot % COLUMN_COUNT]
        parts = [
            svg.line(0, 0, WIDE, 0, "rule"),
            svg.text(9, 27, str(price), "ink serif bold", size=20, anchor="middle"),
        ]
        if card == NONE:
            lines = [Message("drawing-empty")]
            parts.append(svg.text(30, 26, scene.words(lines[0]), "muted", size=SMALL))
        else:
            lines = [Message("drawing-price", {"card": scene.nouns.card(card), "cost": price}), scene.card_words(card)]
            cheapest = scene.cheapest[slot] if price else 0
            if cheapest < price:
                cheaper = scene.say("drawing-cheaper", number=cheapest)
                parts.append(svg.text(9, 44, cheaper, "ink", size=SMALL, anchor="middle"))
                lines.append(Message("drawing-cheaper-title", {"number": cheapest}))
            parts.append(scene.part(self._card_face, card))
            parts.append(svg.rect(-8, 3, WIDE + 16, CARD_HIGH - 6, "edge", radius=8))
            # What is done with the card itself, and not with its place in the display, is marked within that.
            title = scene.lines(scene.nouns.card(card), scene.card_words(card))
            edge = svg.rect(-5, 5, WIDE + 10, CARD_HIGH - 9, "edge", radius=7)
            parts.append(svg.target(f"card-{scene.names.cards[card]}", title, edge))
        return svg.target(f"slot-{scene.names.slots[slot]}", scene.lines(*lines), *parts, move=svg.moved(GAP, y))

    def _card_face(self, scene: C, card: int) -> Markup:
        """Name and organs of a card, and below them what it can be promoted to."""
        c = scene.s.shared
        parts = [svg.rect(22, 11, 5, CARD_HIGH - 22, f"piece o-{ORGANS[c.card_colour[card]]}", radius=2.5)]
        end = WIDE
        if not self.is_free(scene):
            organs, wide = cubes(c.card_plus[card], 120.0, 1.1)
            parts.append(svg.at(WIDE - wide, 20, organs))
            end -= wide + 8
        asides = self.asides(scene, card)
        if c.card_horror[card]:
            asides.append((svg.at(0, 0, svg.path(PHYLUM_BADGES[0], "sign"), scale=1.1), 20.0))
        for token, wide in reversed(asides):
            parts.append(svg.at(end - wide / 2, 20, token))
            end -= wide
        name = scene.words(scene.nouns.card(card))
        parts.append(svg.text(NAME_AT, 25, name, "ink serif bold", size=14.5, within=end - NAME_AT - 4))
        for way in (0, 1):
            drawn = scene.part(self._preview, card * 2 + way)
            parts.append(svg.at(NAME_AT, 34 + LINE * way, drawn))
        return svg.group(*parts)

    def _preview(self, scene: C, face: int) -> Markup:
        """A way up of a card on a line: its name, what it gives, its greatest size."""
        name, title = scene.words(scene.nouns.face(face)), scene.title(scene.face_words(face))
        room = WIDE - NAME_AT
        limit = self.limit(scene, face)
        if not limit:
            return on_a_line(name, title, self.gifts(scene, face), room)
        return svg.group(
            on_a_line(name, title, self.gifts(scene, face), room - LIMIT),
            svg.text(room, 13, limit, "muted", size=SMALL, anchor="end"),
        )


# --- supply ----------------------------------------------------------------------------------


def organ_choices(titles: Sequence[str], y: float, numbers: Sequence[int] = ()) -> list[Markup]:
    """The organs to choose among side by side, with how many of each there are where that is told."""
    cell = WIDE / ORGAN_COUNT
    found = []
    for organ, title in enumerate(titles):
        token = svg.at(16 if numbers else cell / 2 - 3, 0, cube(organ, 1.5))
        number = [svg.text(34, 5, str(numbers[organ]), "ink bold", size=14)] if numbers else []
        edge = svg.rect(0, -15, cell - 6, 30, "edge", radius=8)
        move = svg.moved(GAP + cell * organ, y)
        found.append(svg.target(f"organ-{ORGANS[organ]}", title, token, *number, edge, move=move))
    return found


def free_tools(scene: FaunaScene[Any], tools: Sequence[int], y: float) -> tuple[list[Markup], float]:
    """Tools that nobody has, the sides of each beside each other; and where they end."""
    label = scene.say("drawing-tools" if tools else "drawing-no-tools")
    parts = [svg.text(GAP, y + 14, label, "muted", size=SMALL)]
    y += 24
    each = (WIDE - 8) / 2
    for tool in tools:
        for side in (0, 1):
            parts.append(scene.part(_tool, tool * 2 + side, each, svg.moved(GAP + side * (each + 8), y)))
        y += 34
    return parts, y


def _tool(scene: FaunaScene[Any], side: int, wide: float, move: str) -> Markup:
    """A side of a tool: its name and whom it hunts."""
    shape = scene.s.shared.tool_shape[side]
    title = scene.title(scene.tool_words(side))
    return tool_chip(f"tool-{scene.names.tools[side]}", title, scene.words(scene.nouns.tool(side)), shape, wide, move)

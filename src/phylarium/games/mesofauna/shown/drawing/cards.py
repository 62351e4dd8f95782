"""What the cards of the display give and bring about; below the display what lies in supply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.shown.cards import Token, part_token
from phylarium.families.fauna.shown.display import WIDE, CardDisplay, free_tools, organ_choices
from phylarium.families.fauna.shown.signs import PAIR, VENOM
from phylarium.families.fauna.shown.tokens import CUBE, cube, monster, outline, sign
from phylarium.games.mesofauna.rules import say
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.shown.drawing.insects import half_scent
from phylarium.games.mesofauna.shown.drawing.scene import MesofaunaScene
from phylarium.games.mesofauna.shown.drawing.signs import CROSSED, ICON_SIGNS
from phylarium.games.mesofauna.shown.drawing.tokens import flower
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import region
from phylarium.kit.style import GAP, NARROW
from phylarium.kit.svg import NOTHING

DODGING_SEATS: Final = 4
"""A3d"""


class MesofaunaDisplay(CardDisplay[MesofaunaScene]):
    def row_names(self, scene: MesofaunaScene) -> Sequence[Message]:
        """Four rows where dinosaurs play."""
        return [say.display_row(row) for row in range(ROW_COUNT if scene.s.is_combined() else BUG_ROWS)]

    def is_free(self, scene: MesofaunaScene) -> bool:
        return scene.s.is_caterpillar()

    def asides(self, scene: MesofaunaScene, card: int) -> list[Token]:
        """The events that come when the card is turned up; the first is crossed out where four players dodge them."""
        s = scene.s
        c = s.components
        if not s.has_events():
            return []
        dodged = c.card_dodges[card] and s.seats == DODGING_SEATS and not s.is_combined()
        return [
            (
                svg.group(
                    svg.tag("title", scene.title(say.icon(event))),
                    svg.circle(0, 0, 10, "hit"),
                    sign(ICON_SIGNS[event], 0.95),
                    sign(CROSSED, 0.9, "now") if dodged and number == 0 else NOTHING,
                ),
                20.0,
            )
            for number, event in enumerate(c.card_events[card])
        ]

    def gifts(self, scene: MesofaunaScene, face: int) -> list[Token]:
        c = scene.s.components
        found: list[Token] = []
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


display: Final = MesofaunaDisplay().picture


@region
def supply(scene: MesofaunaScene) -> Picture:
    """Flowers that are left, organs to choose among, and tools that nobody has."""
    s = scene.s
    left = s.components.flowers - s.flowers.bit_count()
    words = scene.say("drawing-flowers-left", number=left)
    parts = [
        svg.at(GAP + 14, 56, flower(1.2)),
        svg.text(GAP + 34, 61, words, "ink", size=13, within=WIDE - 40),
        *organ_choices([scene.title(say.organ(organ)) for organ in range(ORGAN_COUNT)], 92),
    ]
    end = 118.0
    if s.is_combined():
        tools, end = free_tools(scene, [tool for tool in range(TOOL_COUNT) if s.tool_at[tool] == NONE], end)
        parts += tools
    return panel(NARROW, end + 4, scene.say("drawing-supply"), *parts, id="supply")

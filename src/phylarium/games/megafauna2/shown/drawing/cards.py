"""What the cards of the display give; below the display what lies in supply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.names import TOOL_COUNT
from phylarium.families.fauna.shown.cards import Token, part_token
from phylarium.families.fauna.shown.display import CardDisplay, free_tools, organ_choices
from phylarium.families.fauna.shown.signs import BONE, PAIR, VENOM
from phylarium.families.fauna.shown.tokens import CUBE, cube, half, monster, outline, sign
from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.kernel.message import Message
from phylarium.kit import svg
from phylarium.kit.layout import Picture, panel
from phylarium.kit.scene import region
from phylarium.kit.style import NARROW, SMALL

ROW_NAMES: Final = [Message("drawing-metabolic"), Message("drawing-darwin")]
assert len(ROW_NAMES) == len(ROWS)


class MegafaunaDisplay(CardDisplay[MegafaunaScene]):
    def row_names(self, scene: MegafaunaScene) -> Sequence[Message]:
        return ROW_NAMES

    def limit(self, scene: MegafaunaScene, face: int) -> str:
        return scene.say("drawing-most", size=scene.s.components.face_size[face])

    def gifts(self, scene: MegafaunaScene, face: int) -> list[Token]:
        c = scene.s.components
        found: list[Token] = []
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
            number = svg.text(8, 4, str(c.face_skeletal[face]), "ink bold", size=SMALL, anchor="middle")
            found.append((svg.group(svg.at(-4, 0, sign(BONE, 0.85)), number), 24.0))
        return found


display: Final = MegafaunaDisplay().picture


@region
def supply(scene: MegafaunaScene) -> Picture:
    """Organ cubes and tools that nobody has."""
    s = scene.s
    pool = [s.pool[organ] for organ in range(ORGAN_COUNT)]
    titles = [scene.say("drawing-pool", number=number, organ=say.organ(organ)) for organ, number in enumerate(pool)]
    tools, end = free_tools(scene, [tool for tool in range(TOOL_COUNT) if s.tool_at[tool] == NONE], 84.0)
    title = scene.say("drawing-supply")
    return panel(NARROW, end + 8, title, *organ_choices(titles, 58, pool), *tools, id="supply")

"""What a seat may see, as SVG: the same view as `view.py`, for eyes.

Every thing that can be chosen has the id that the vocabulary gives it as a target (`place-T2-hunt`,
`card-feathers`), and a title that says in words what it is. Pictures are made from a masked state,
so they cannot show what the seat may not know.

A picture is put together from pieces, each a function of a `Scene`: `board`, `displays`, `tracks`,
`cultures`, `key` and `panel`. `draw` makes the whole table of them.
"""

from __future__ import annotations

from typing import ClassVar

from phylarium.games.megafauna1.rules import say
from phylarium.games.megafauna1.rules.names import COLOUR_COUNT, COLOURS
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import NONE
from phylarium.games.megafauna1.shown import view
from phylarium.games.megafauna1.shown.drawing.board import BOARD_WIDTH, board
from phylarium.games.megafauna1.shown.drawing.cards import displays
from phylarium.games.megafauna1.shown.drawing.players import panel_height, player_panel
from phylarium.games.megafauna1.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna1.shown.drawing.style import STYLE as STYLE
from phylarium.games.megafauna1.shown.drawing.symbols import symbols
from phylarium.games.megafauna1.shown.drawing.tracks import cultures, key, tracks
from phylarium.kernel.message import Message
from phylarium.kit.layout import Drawing, Picture, Symbol, above, beside
from phylarium.kit.style import GAP, NARROW


class MegafaunaDrawing(Drawing[Megafauna, MegafaunaScene]):
    style = STYLE
    scene = MegafaunaScene

    regions: ClassVar = {"board": board, "cards": displays, "tracks": tracks, "cultures": cultures, "key": key}

    def symbols(self, scene: MegafaunaScene) -> list[Symbol]:
        return symbols(scene)

    def panels(self, scene: MegafaunaScene) -> dict[str, Picture]:
        return {COLOURS[colour]: player_panel(scene, colour) for colour in scene.s.playing()}

    def wide(self, scene: MegafaunaScene) -> Picture:
        """Panels stand below the map, two in a row, beside the long column of cards and tracks."""
        shown = _shown(scene)
        each = (BOARD_WIDTH - GAP) / 2
        high = panel_height(scene, shown)
        panels = [player_panel(scene, colour, each, high) for colour in shown]
        rows = [beside(*panels[i : i + 2]) for i in range(0, len(panels), 2)]
        side = above(displays(scene), tracks(scene), cultures(scene), key(scene))
        return beside(above(board(scene), *rows), side)

    def tall(self, scene: MegafaunaScene) -> list[Picture]:
        return [
            board(scene),
            displays(scene),
            *(player_panel(scene, colour, NARROW) for colour in _shown(scene)),
            tracks(scene),
            cultures(scene),
            key(scene),
        ]

    def where(self, scene: MegafaunaScene) -> Message:
        period = say.period(scene.s.period)
        return Message("drawing-turn", {"turn": scene.s.turn, "period": period, "waited": scene.ask(view.waited)})


def _shown(scene: MegafaunaScene) -> list[int]:
    return [c for c in range(COLOUR_COUNT) if scene.s.seat_of[c] != NONE]


DRAWING = MegafaunaDrawing()

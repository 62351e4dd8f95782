"""What a seat may see, as SVG: the same view as `view.py`, for eyes.

Every thing that can be chosen has the id that the vocabulary gives it as a target (`place-baltica-e-herbivore`,
`slot-darwin-2`), and a title that says in words what it is. Pictures are made from a masked state, so they
cannot show what the seat may not know.

A picture is put together from pieces, each a function of a `Scene`: `board`, `display`, `events`, `climate`, `supply`,
`key` and the panels of the players. `draw` makes the whole table of them.
"""

from __future__ import annotations

from typing import ClassVar

from phylarium.games.megafauna2.rules import say
from phylarium.games.megafauna2.rules.names import COLOURS
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.shown.drawing.board import board
from phylarium.games.megafauna2.shown.drawing.cards import display, supply
from phylarium.games.megafauna2.shown.drawing.climate import climate
from phylarium.games.megafauna2.shown.drawing.events import events
from phylarium.games.megafauna2.shown.drawing.key import key
from phylarium.games.megafauna2.shown.drawing.players import PANELS
from phylarium.games.megafauna2.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna2.shown.drawing.style import STYLE as STYLE
from phylarium.games.megafauna2.shown.drawing.symbols import symbols
from phylarium.kernel.message import Message
from phylarium.kit.layout import Drawing, Picture, Symbol, above, beside
from phylarium.kit.style import GAP, NARROW


class MegafaunaDrawing(Drawing[Megafauna, MegafaunaScene]):
    style = STYLE
    scene = MegafaunaScene

    regions: ClassVar = {
        "board": board, "cards": display, "events": events, "climate": climate, "supply": supply, "key": key,
    }  # fmt: skip

    def symbols(self, scene: MegafaunaScene) -> list[Symbol]:
        return symbols(scene)

    def panels(self, scene: MegafaunaScene) -> dict[str, Picture]:
        return {COLOURS[colour]: PANELS.panel(scene, colour) for colour in scene.playing()}

    def wide(self, scene: MegafaunaScene) -> Picture:
        """Panels stand below the map, two in a row, beside a long column; supply and signs go where there is room."""
        map = board(scene)
        shown = sorted(scene.playing())
        each = (map.width - GAP) / 2
        left = [map]
        for i in range(0, len(shown), 2):
            pair = shown[i : i + 2]
            high = max([PANELS.panel(scene, colour, each).height for colour in pair])
            left.append(beside(*[PANELS.panel(scene, colour, each, high) for colour in pair]))
        right = [events(scene), climate(scene), display(scene)]
        rest = [supply(scene), key(scene)]
        together = beside(*rest)
        there = max(above(*left, together).height, above(*right).height)
        here = max(above(*left).height, above(*right, *rest).height)
        if there < here and together.width <= map.width:
            left.append(together)
        else:
            right += rest
        return beside(above(*left), above(*right))

    def tall(self, scene: MegafaunaScene) -> list[Picture]:
        players = [PANELS.panel(scene, colour, NARROW) for colour in sorted(scene.playing())]
        return [board(scene), events(scene), climate(scene), display(scene), *players, supply(scene), key(scene)]

    def where(self, scene: MegafaunaScene) -> Message:
        return Message("drawing-turn", {"turn": scene.s.turn, "era": say.era(scene.s.era)})


DRAWING = MegafaunaDrawing()
"""What the pictures of Megafauna, second edition, are drawn with."""

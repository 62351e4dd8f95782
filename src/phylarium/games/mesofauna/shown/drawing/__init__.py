"""What a seat may see, as SVG: the same view as `view.py`, for eyes.

Every thing that can be chosen has the id that the vocabulary gives it as a target (`place-craton-1-top-herbivore`,
`slot-darwin-2`), and a title that says in words what it is. Pictures are made from a masked state, so they
cannot show what the seat may not know.

A picture is put together from pieces, each a function of a `Scene`: `board`, `display`, `supply`, `key` and the panels
of the players. `draw` makes the whole table of them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from phylarium.games.mesofauna.rules.names import COLOURS
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.shown.drawing.board import board
from phylarium.games.mesofauna.shown.drawing.cards import display, supply
from phylarium.games.mesofauna.shown.drawing.key import entries, key
from phylarium.games.mesofauna.shown.drawing.players import PANELS
from phylarium.games.mesofauna.shown.drawing.scene import MesofaunaScene
from phylarium.games.mesofauna.shown.drawing.style import STYLE as STYLE
from phylarium.kernel.message import Message
from phylarium.kit.layout import Drawing, Picture, Symbol, above, beside
from phylarium.kit.style import GAP, NARROW

FEW: Final = 4
"""Players whose panels stand two in a row; those of more stand three in a row."""


class MesofaunaDrawing(Drawing[Mesofauna, MesofaunaScene]):
    style = STYLE
    scene = MesofaunaScene

    regions: ClassVar = {"board": board, "cards": display, "supply": supply, "key": key}

    def symbols(self, scene: MesofaunaScene) -> list[Symbol]:
        return entries(scene)

    def panels(self, scene: MesofaunaScene) -> dict[str, Picture]:
        return {COLOURS[colour]: PANELS.panel(scene, colour) for colour in scene.playing()}

    def wide(self, scene: MesofaunaScene) -> Picture:
        """Panels stand below the map, two in a row or more, beside the cards."""
        shown = scene.playing()
        across = 3 if len(shown) > FEW else 2
        least = across * (PANELS.measures.panel + GAP) - GAP
        map = board(scene, least)
        each = (map.width - GAP * (across - 1)) / across
        left = [map]
        for i in range(0, len(shown), across):
            some = shown[i : i + across]
            high = max([PANELS.panel(scene, colour, each).height for colour in some])
            left.append(beside(*[PANELS.panel(scene, colour, each, high) for colour in some]))
        return beside(above(*left), above(display(scene), supply(scene), key(scene)))

    def tall(self, scene: MesofaunaScene) -> list[Picture]:
        panels = [PANELS.panel(scene, colour, NARROW) for colour in scene.playing()]
        return [board(scene), display(scene), *panels, supply(scene), key(scene)]

    def where(self, scene: MesofaunaScene) -> Message:
        return Message("drawing-where", {"turn": scene.s.turn})


DRAWING = MesofaunaDrawing()
"""What the pictures of Mesofauna are drawn with."""

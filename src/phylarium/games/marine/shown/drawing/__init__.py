"""What a seat may see, as SVG: the same view as `view.py`, for eyes.

Every thing that can be chosen has the id that the vocabulary gives it as a target (`hex-D4`,
`space-competition-2`), and a title that says in words what it is. Pictures are made from a masked
state, so they cannot show what the seat may not know.

A picture is put together from pieces, each a function of a `Scene`: `board`, `display`, `elements`,
`cards`, `key` and `animal_panel`. `MarineDrawing` puts the whole table together from them.
"""

from __future__ import annotations

from typing import ClassVar

from phylarium.games.marine.rules.names import ANIMAL_COUNT, ANIMALS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.shown.drawing.animals import animal_panel, panel_height
from phylarium.games.marine.shown.drawing.board import BOARD_WIDTH, board
from phylarium.games.marine.shown.drawing.cards import CARDS_WIDTH, cards, key
from phylarium.games.marine.shown.drawing.display import display, elements
from phylarium.games.marine.shown.drawing.scene import MarineScene
from phylarium.games.marine.shown.drawing.style import STYLE as STYLE
from phylarium.games.marine.shown.drawing.symbols import symbols
from phylarium.kernel.message import Message
from phylarium.kit.layout import Drawing, Picture, Symbol, above, beside
from phylarium.kit.style import GAP, NARROW


class MarineDrawing(Drawing[Marine, MarineScene]):
    style = STYLE
    scene = MarineScene

    regions: ClassVar = {
        "board": board, "display": display, "elements": elements, "cards": lambda scene: cards(scene, NARROW),
        "key": lambda scene: key(scene, NARROW),
    }  # fmt: skip

    def symbols(self, scene: MarineScene) -> list[Symbol]:
        return symbols(scene)

    def panels(self, scene: MarineScene) -> dict[str, Picture]:
        seat_of = scene.s.seat_of
        return {name: animal_panel(scene, animal) for animal, name in enumerate(ANIMALS) if seat_of[animal] >= 0}

    def wide(self, scene: MarineScene) -> Picture:
        shown = _shown(scene)
        width = BOARD_WIDTH + GAP + NARROW + GAP + CARDS_WIDTH
        across = max(1, len(shown))
        each = (width - GAP * (across - 1)) / across
        high = panel_height(scene, shown, each)
        table = beside(board(scene), above(display(scene), elements(scene)), above(cards(scene), key(scene)))
        panels = [animal_panel(scene, a, each, high) for a in shown]
        return above(table, beside(*panels)) if panels else table

    def tall(self, scene: MarineScene) -> list[Picture]:
        return [
            board(scene),
            display(scene),
            elements(scene),
            cards(scene, NARROW),
            *(animal_panel(scene, a, NARROW) for a in _shown(scene)),
            key(scene, NARROW),
        ]

    def where(self, scene: MarineScene) -> Message:
        s = scene.s
        return Message("drawing-last-round" if s.last_round == 1 else "drawing-round", {"round": s.round})

    def choice(self, scene: MarineScene, id: str) -> str:
        """A plain word, a number, a card out of sight."""
        block, _, member = id.partition("-")
        if block == "word":
            return scene.title(Message("option-" + member))
        return scene.title(Message(id)) if block in ("trait", "card") else member


def _shown(scene: MarineScene) -> list[int]:
    return [a for a in range(ANIMAL_COUNT) if scene.s.seat_of[a] >= 0 or f"animal-{ANIMALS[a]}" in scene.yours]


DRAWING = MarineDrawing()

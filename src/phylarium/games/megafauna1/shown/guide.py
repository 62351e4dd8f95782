"""The pictures of the guide to Megafauna's first edition."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.shown.drawing import DRAWING
from phylarium.games.megafauna1.shown.drawing.board import board
from phylarium.games.megafauna1.shown.drawing.cards import displays
from phylarium.games.megafauna1.shown.drawing.players import player_panel
from phylarium.games.megafauna1.shown.drawing.scene import MegafaunaScene
from phylarium.games.megafauna1.shown.drawing.tracks import key
from phylarium.kit.guide import Beginning, Guide, Piece, Position, blocks
from phylarium.kit.layout import Picture


def teeming(s: Megafauna) -> bool:
    """Many animals of several colours, some of which hunt, and immigrants."""
    hunters = sum(1 for place in range(2, len(s.animals), 3) if s.animals[place])
    strangers = sum(1 for place in s.invaders if place)
    return sum(s.population) >= 8 and hunters >= 2 and strangers >= 2


def panel(scene: MegafaunaScene) -> Picture:
    """Of whoever decides."""
    return player_panel(scene, scene.state.colour_of[scene.state.to_move()])


TURN: Final = Position[Megafauna](lambda s: teeming(s) and "card" in blocks(s), least=50)
PLACES: Final = Position[Megafauna](lambda s: teeming(s) and blocks(s) == {"place"} and len(s.legal()) >= 4, least=40)

GUIDE: Final = Guide(
    DRAWING,
    TURN,
    {
        "board": Piece(PLACES, board),
        "start": Piece(Beginning(), board, marked=False),
        "cards": Piece(TURN, displays, marked=False),
        "panel": Piece(TURN, panel, marked=False),
        "key": Piece(TURN, key, marked=False),
    },
)

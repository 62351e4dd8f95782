"""The pictures of Mesofauna's guide, all of its whole game for two to four players."""

from __future__ import annotations

from typing import Final

from phylarium.families.fauna.rules.names import SHAPE_COUNT
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.shown.drawing import DRAWING
from phylarium.games.mesofauna.shown.drawing.board import board
from phylarium.games.mesofauna.shown.drawing.cards import display
from phylarium.games.mesofauna.shown.drawing.key import key
from phylarium.games.mesofauna.shown.drawing.players import PANELS
from phylarium.kit.guide import Guide, Piece, Position, blocks


def bustling(s: Mesofauna) -> bool:
    """Many species, and whoever decides has one of several parts, with a pheromone."""
    if s.active < 0 or s.to_move() != s.seat_of[s.active]:
        return False
    own = range(s.active * SHAPE_COUNT, (s.active + 1) * SHAPE_COUNT)
    return sum(1 for number in s.living if number) >= 7 and any(
        len(s.row(species)) >= 2 and s.moods[species] for species in own
    )


def turn(s: Mesofauna) -> bool:
    return bustling(s) and "mutate" in blocks(s)


def places(s: Mesofauna) -> bool:
    return "place" in blocks(s) and len(s.legal()) >= 5


TURN: Final = Position(turn, least=90, stage="butterfly")

GUIDE: Final = Guide(
    DRAWING,
    TURN,
    {
        "board": Piece(Position(places, least=60, stage="butterfly"), board),
        "cards": Piece(TURN, display),
        "panel": Piece(TURN, lambda scene: PANELS.panel(scene, scene.state.active)),
        "key": Piece(TURN, key),
    },
)

"""The pictures of Marine's guide."""

from __future__ import annotations

from typing import Final

from phylarium.games.marine.rules.names import ANIMALS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.shown.drawing import DRAWING
from phylarium.games.marine.shown.drawing.board import board
from phylarium.games.marine.shown.drawing.display import display
from phylarium.kit.guide import Beginning, Guide, Piece, Position, blocks


def lively(s: Marine) -> bool:
    """All animals live on earth, on several tiles, and earth has grown."""
    spread = [sum(1 for n in s.species[a * 37 : a * 37 + 37] if n > 0) for a in range(len(ANIMALS))]
    return min(spread) >= 2 and sum(1 for t in s.terrain if t >= 0) >= 20


def crowded(s: Marine) -> bool:
    """Many pawns are out, and many spaces are still open to the one who decides."""
    return sum(1 for pawn in s.spaces if pawn >= 0) >= 6 and len(s.legal()) >= 14


def turn(s: Marine) -> bool:
    return lively(s) and blocks(s) == {"word", "place"} and crowded(s)


def tiles(s: Marine) -> bool:
    return lively(s) and "hex" in blocks(s) and 3 <= len(s.legal()) <= 8


TURN: Final = Position(turn, least=260)

GUIDE: Final = Guide(
    DRAWING,
    TURN,
    {
        "board": Piece(Position(tiles, least=220), board),
        "display": Piece(TURN, display),
        "start": Piece(Beginning(animals="random"), board, marked=False),
    },
)

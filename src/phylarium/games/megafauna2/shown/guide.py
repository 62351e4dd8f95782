"""The pictures of the guide to Megafauna's second edition."""

from __future__ import annotations

from typing import Final

from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.shown.drawing import DRAWING
from phylarium.games.megafauna2.shown.drawing.board import board
from phylarium.games.megafauna2.shown.drawing.cards import display
from phylarium.games.megafauna2.shown.drawing.climate import climate
from phylarium.games.megafauna2.shown.drawing.key import key
from phylarium.games.megafauna2.shown.drawing.players import PANELS
from phylarium.kit.guide import Guide, Piece, Position, blocks


def peopled(s: Megafauna) -> bool:
    """Many species of all colours, some of which hunt, on a continent and on cratons at other latitudes."""
    species = sum(1 for number in s.living if number)
    hunters = sum(1 for hunter in s.carnivore if hunter >= 0)
    return species >= 6 and hunters >= 2 and len(s.ring) < 4 and len({*s.latitude}) > 1


def told(s: Megafauna) -> bool:
    """The species of whoever decides have four mutations or more, of which two are promoted."""
    if s.active < 0 or s.to_move() != s.seat_of[s.active]:
        return False
    species = s.species_of(s.active)
    cards = [card for kind in species for card in s.mutations(kind)]
    return len(species) >= 2 and len(cards) >= 4 and sum(1 for card in cards if s.card_side[card]) >= 2


TURN: Final = Position[Megafauna](lambda s: peopled(s) and "mutate" in blocks(s), least=80)
PLACES: Final = Position[Megafauna](lambda s: "place" in blocks(s) and len(s.legal()) >= 5, least=60)

GUIDE: Final = Guide(
    DRAWING,
    TURN,
    {
        "board": Piece(PLACES, board),
        "climate": Piece(TURN, climate),
        "cards": Piece(TURN, display),
        "panel": Piece(Position(told, least=90), lambda scene: PANELS.panel(scene, scene.state.active), marked=False),
        "key": Piece(TURN, key),
    },
)

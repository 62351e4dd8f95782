"""The pictures of the guide to Genesis."""

from __future__ import annotations

from typing import Final

from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import LIVING, PARASITE
from phylarium.games.genesis.shown.drawing import DRAWING
from phylarium.games.genesis.shown.drawing.creatures import creatures
from phylarium.games.genesis.shown.drawing.earth import earth
from phylarium.games.genesis.shown.drawing.events import events, roll
from phylarium.games.genesis.shown.drawing.tableau import tableau
from phylarium.kit.guide import Guide, Piece, Position


def infested(s: Genesis) -> list[int]:
    """The players in whose tableau a macroorganism and a bacterium live, with a parasite on one of them."""
    players = []
    for colour in s.players():
        own = [p for p in range(PARASITE) if s.stage[p] == LIVING and s.owner[p] == colour]
        if len(own) >= 2 and any(s.is_macro(p) for p in own) and any(s.guest[p] >= 0 for p in own):
            players.append(colour)
    return players


def soupy(s: Genesis) -> bool:
    """Refugia are in play and there is much to assign; bacteria live, and a parasite on one of them."""
    refugia = sum(1 for placard in s.rows if placard >= 0)
    alive = sum(1 for stage in s.stage[:PARASITE] if stage == LIVING)
    return refugia >= 4 and alive >= 3 and LIVING in s.stage[PARASITE:] and len(s.legal()) >= 8


SOUP: Final = Position(soupy, least=60, macro_variant=True)
ZOO: Final = Position[Genesis](lambda s: bool(infested(s)), least=150, macro_variant=True)

GUIDE: Final = Guide(
    DRAWING,
    SOUP,
    {
        "earth": Piece(SOUP, earth),
        "events": Piece(SOUP, events),
        "roll": Piece(SOUP, roll),
        "tableau": Piece(ZOO, lambda scene: tableau(scene, infested(scene.state)[0]), marked=False),
        "creatures": Piece(ZOO, creatures, marked=False),
    },
)

"""How a seat imagines what is hidden in Megafauna.

That is only the order of what was shuffled: the period decks and the general deck, and the two
pools of tiles. Everything else lies open (3.3), so what is in them can be counted.
"""

from __future__ import annotations

from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.rng import Rng


def fill(s: Megafauna, rng: Rng) -> None:
    """Give every blank a value that agrees with all that is visible."""
    cards = [card for card in range(CARD_COUNT) if s.card_at[card] == DECK]
    rng.shuffle(cards)
    s.deck = cards[: len(s.deck)]
    s.general = cards[len(s.deck) :]
    mesozoic: list[int] = []
    cenozoic: list[int] = []
    for tile in range(TILE_COUNT):
        if s.tile_at[tile] == POOL:
            if s.components.era[tile] == MESOZOIC:
                mesozoic.append(tile)
            else:
                cenozoic.append(tile)
    rng.shuffle(mesozoic)
    rng.shuffle(cenozoic)
    s.mesozoic = mesozoic
    s.cenozoic = cenozoic

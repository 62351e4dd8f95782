"""What nobody may know: the order of the decks, and which events make up an era."""

from __future__ import annotations

from phylarium.games.megafauna2.rules.names import *
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.rng import Rng


def fill(s: Megafauna, rng: Rng) -> None:
    """Give the decks an order that agrees with all that lies open."""
    s.upper_deck = draw_deck(s, METABOLIC, rng)
    s.lower_deck = draw_deck(s, DARWIN, rng)
    s.hot_deck = biosphere(s, TOO_HOT, len(s.hot_deck), rng)
    s.mild_deck = biosphere(s, GOLDILOCKS, len(s.mild_deck), rng)
    s.cold_deck = biosphere(s, TOO_COLD, len(s.cold_deck), rng)
    s.et_deck = era_deck(s, len(s.et_deck), rng)


def draw_deck(s: Megafauna, row: int, rng: Rng) -> list[int]:
    """The cards of a row that lie nowhere else."""
    deck = [card for card in range(CARD_COUNT) if s.card_at[card] == IN_DECK and s.components.card_row[card] == row]
    rng.shuffle(deck)
    return deck


def biosphere(s: Megafauna, number: int, left: int, rng: Rng) -> list[int]:
    """The events of a biosphere that were not drawn since it was shuffled."""
    first = ET_COUNT + number * DECK_SIZE
    deck = [event for event in range(first, first + DECK_SIZE) if s.seen[event] == 0]
    rng.shuffle(deck)
    return deck[:left]


def era_deck(s: Megafauna, left: int, rng: Rng) -> list[int]:
    """As many as are left of the events that this era has not seen; in the third era the comet is among them (A6a)."""
    unseen = [event for event in range(ET_COUNT) if s.seen[event] == 0]
    rng.shuffle(unseen)
    deck = unseen[:left]
    comet = s.components.ends_game.index(True)
    if deck and s.era == THIRD_ERA and s.seen[comet] == 0 and comet not in deck:
        deck[0] = comet
        rng.shuffle(deck)
    return deck

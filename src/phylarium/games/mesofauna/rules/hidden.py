"""What nobody may know: the order of the decks."""

from __future__ import annotations

from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.rng import Rng


def fill(s: Mesofauna, rng: Rng) -> None:
    """Give the decks an order that agrees with all that lies open."""
    s.upper_deck = draw_deck(s, METABOLIC, rng)
    s.lower_deck = draw_deck(s, DARWIN, rng)
    s.giant_upper_deck = draw_deck(s, BUG_ROWS + METABOLIC, rng)
    s.giant_lower_deck = draw_deck(s, BUG_ROWS + DARWIN, rng)


def draw_deck(s: Mesofauna, row: int, rng: Rng) -> list[int]:
    """The cards of a row that lie nowhere else."""
    deck = [card for card in range(CARD_COUNT) if s.card_at[card] == IN_DECK and s.components.card_row[card] == row]
    rng.shuffle(deck)
    return deck

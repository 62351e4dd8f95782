"""Buying a card (5.0): prices, genes on cards, and how a display fills up again."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.actions import *
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import *
from phylarium.kernel.engine import Act


def affordable(s: Megafauna, genes: int) -> list[int]:
    """5.0a: the displays as far as so many genes can pay for their cards, with their gaps.

    It is not to be changed: whoever can pay for all of them is shown the displays themselves.
    """
    display = s.display
    if genes >= DISPLAY_SLOTS - 1:
        return display
    return display[: genes + 1] + display[DISPLAY_SLOTS : DISPLAY_SLOTS + genes + 1]


def price(place: int) -> int:
    """5.0a: a gene for each card to the left."""
    return place % DISPLAY_SLOTS


def buy(s: Megafauna, colour: int, card: int) -> None:
    """5.0a-c: pay a gene onto each cheaper card, take the card with the genes on it, and play or discard it."""
    place = s.display.index(card)
    take(s, colour, place)
    s.push(frames.Refill(colour, place // DISPLAY_SLOTS))
    s.push(frames.PlayCard(colour, card))


def take(s: Megafauna, colour: int, place: int) -> None:
    """5.0a, 5.0b, 5.0e: the purchase itself; the cards to the right close up."""
    cost = price(place)
    first = place - cost
    if place < DISPLAY_SLOTS:
        s.stagnant = 0
    for other in range(first, place):
        s.on_card[other] += 1
    card = s.display.pop(place)
    genes = s.on_card.pop(place)
    s.display.insert(first + DISPLAY_SLOTS - 1, NONE)
    s.on_card.insert(first + DISPLAY_SLOTS - 1, 0)
    s.card_at[card] = HELD
    s.genes[colour] += genes - cost
    s.note("log-buys", "5.0a", colour, card, cost, genes)


class Refill(Act[Megafauna, frames.Refill]):
    """5.0d: a new card for a display; that of the lower one brings its event."""

    ints: str = "display"

    def act(self, s: Megafauna, f: frames.Refill) -> None:
        if f.display == UPPER:
            if s.general:
                card = s.general.pop()
                s.reveal()
                s.note("log-drawn-upper", "5.0d", s.active, card)
                fill(s, card, UPPER)
            return
        card = draw(s)
        s.note("log-drawn", "5.0d", s.active, card)
        s.push(frames.FillSlot(f.actor, card))
        s.push(frames.Event(f.actor, card))


def draw(s: Megafauna) -> int:
    """5.0d, 5.0f: the next card of the period; its last one brings a scoring, the very last one the end (18.0a)."""
    card = s.deck.pop()
    s.card_at[card] = HELD
    s.reveal()
    s.deck_left[s.period] -= 1
    if s.deck_left[s.period] == 0:
        s.scoring = 1
        if s.period == PERIOD_COUNT - 1:
            s.ending |= LAST_PERIOD
    return card


class FillSlot(Act[Megafauna, frames.FillSlot]):
    """5.0e: the drawn card comes into the lower display, after its event."""

    ints: str = "card"

    def act(self, s: Megafauna, f: frames.FillSlot) -> None:
        fill(s, f.card, LOWER)


def fill(s: Megafauna, card: int, display: int) -> None:
    """5.0e: a drawn card goes to the right end of a display."""
    s.display[display * DISPLAY_SLOTS + DISPLAY_SLOTS - 1] = card
    s.card_at[card] = SHOWN

"""The display: two rows of cards, each with its deck at the right end, and what a card costs there."""

from __future__ import annotations

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.state import Fauna


def cost(s: Fauna, slot: int, moods: int) -> int:
    """What the card in a slot costs a species that has so many emotions (or pheromones) of the card's colour."""
    column = slot % COLUMN_COUNT
    if moods == 0:
        return s.shared.costs[column]
    return s.shared.costs_halved[column] if moods == 1 else s.shared.costs_again[column]


def affordable(first: int, slots: int, rows: int) -> list[list[list[int]]]:
    """By shape, the selections out of the first so many columns of the first rows of a display.

    They are numbered from a first one on, with a number for each slot a shape; a game works them out once.
    """
    return [
        [
            [first + shape * slots + row * COLUMN_COUNT + column for row in range(rows) for column in range(columns)]
            for columns in range(COLUMN_COUNT + 1)
        ]
        for shape in range(SHAPE_COUNT)
    ]


def take(s: Fauna, slot: int) -> int:
    """A card leaves the display; its place stays empty until the row is refreshed."""
    card = s.display[slot]
    s.display[slot] = NONE
    return card


def refresh(s: Fauna, row: int) -> int:
    """The cards of a row close up to the left and new ones come from its deck; answers how many came."""
    display = s.display
    free = row * COLUMN_COUNT
    end = free + COLUMN_COUNT
    while display[free] != NONE:
        free += 1
        if free == end:
            return 0
    for slot in range(free + 1, end):
        card = display[slot]
        if card != NONE:
            display[slot] = NONE
            display[free] = card
            free += 1
    drawn = 0
    deck = s.deck(row)
    while free < end and deck:
        card = deck.pop()
        s.card_at[card] = SHOWN
        display[free] = card
        free += 1
        drawn += 1
    if drawn:
        s.reveal()
    return drawn


def churn(s: Fauna, row: int) -> int:
    """All cards of a row but the one on its deck leave the game, and the row is refreshed; answers how many left."""
    first = row * COLUMN_COUNT
    gone = 0
    for slot in range(first, first + COLUMN_COUNT - 1):
        card = s.display[slot]
        if card != NONE:
            s.card_at[card] = GONE
            s.display[slot] = NONE
            gone += 1
    refresh(s, row)
    return gone

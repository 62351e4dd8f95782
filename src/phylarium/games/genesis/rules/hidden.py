"""What is hidden in Genesis, and how a seat imagines it.

Hidden are: the order of the event deck (the eon of each card shows on its back) and the events that
were taken out unseen; the placards under the landforms; mutations that have never lain on top of a
deck; and votes on Gaia before all are cast. Roiled and discarded mutations keep the places that
everybody saw them go to.
"""

from __future__ import annotations

from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.rng import Rng


def backs(s: Genesis, cards: list[int]) -> list[int]:
    """Events face down: -1 minus the eon on the back."""
    return [-1 - s.components.event_eon[card] for card in cards]


def hide(s: Genesis, seat: int) -> None:
    """Blank out what a seat may not know."""
    s.event_deck = backs(s, s.event_deck)
    s.events_removed = backs(s, s.events_removed)
    s.events_skipped = backs(s, s.events_skipped)
    for i in range(ROW_COUNT * ROW_LENGTH):
        s.refugia_decks[i] = NONE
    for row in range(ROW_COUNT):
        deck = s.deck(row)
        for i in range(len(deck)):
            if (s.seen >> deck[i]) & 1 == 0:
                deck[i] = NONE
    for colour in range(COLOUR_COUNT):
        if s.votes[colour] != NOT_VOTED and s.seat_of[colour] != seat:
            s.votes[colour] = SEALED


def fill(s: Genesis, rng: Rng) -> None:
    """Give every blank a value that agrees with all that is visible."""
    fill_events(s, rng)
    fill_refugia(s, rng)
    fill_mutations(s, rng)
    for colour in range(COLOUR_COUNT):
        if s.votes[colour] == SEALED:
            s.votes[colour] = rng.below(2)


def fill_events(s: Genesis, rng: Rng) -> None:
    for eon in range(PROTEROZOIC + 1):
        unseen = [e for e in range(EVENT_COUNT) if s.components.event_eon[e] == eon and e not in s.event_pile]
        rng.shuffle(unseen)
        for cards in (s.event_deck, s.events_removed, s.events_skipped):
            for i in range(len(cards)):
                if cards[i] == -1 - eon:
                    cards[i] = unseen.pop()


def fill_refugia(s: Genesis, rng: Rng) -> None:
    for row in range(ROW_COUNT):
        rows = s.components.refugium_row
        unseen = [r for r in range(REFUGIUM_COUNT) if rows[r] == row and s.stage[r] == AT_HOME]
        rng.shuffle(unseen)
        for i in range(s.refugia_left[row]):
            s.refugia_decks[row * ROW_LENGTH + i] = unseen.pop()


def fill_mutations(s: Genesis, rng: Rng) -> None:
    unseen = [m for m in range(MUTATION_COUNT) if (s.seen >> m) & 1 == 0]
    rng.shuffle(unseen)
    for row in range(ROW_COUNT):
        deck = s.deck(row)
        for i in range(len(deck)):
            if deck[i] < 0:
                deck[i] = unseen.pop()

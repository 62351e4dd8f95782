"""Where rules meet the edges of what there is: an empty deck, places of cards, whoever plays alone."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.positions import quiet

from phylarium.families.fauna.rules import display
from phylarium.families.fauna.rules.names import COLUMN_COUNT, GONE, IN_DECK, NONE, SHOWN
from phylarium.games.mesofauna.rules.names import BUG_ROWS, CARDS, ROW_COUNT, SPECIES_COUNT


@pytest.mark.rule("mesofauna", "bf.A3a")
@pytest.mark.parametrize("row", range(ROW_COUNT))
@pytest.mark.parametrize(("taken", "left"), [(1, 3), (2, 3), (1, 0), (3, 2)])
def test_new_cards_are_shown_to_all_and_where_a_deck_is_empty_nothing_is(row: int, taken: int, left: int) -> None:
    state = quiet("pink", "white", stage="combined") if row >= BUG_ROWS else quiet()
    first = row * COLUMN_COUNT
    before = [CARDS[card] for card in state.display[first : first + COLUMN_COUNT]]
    for slot in range(taken):
        display.take(state, first + slot)
    deck = state.deck(row)
    del deck[: len(deck) - left]
    barrier = state.barrier()
    drawn = min(taken, left)
    display.refresh(state, row)
    assert state.barrier() == barrier + (1 if drawn else 0)
    shown = [CARDS[card] for card in state.display[first : first + COLUMN_COUNT] if card != NONE]
    assert shown[: COLUMN_COUNT - taken] == before[taken:]
    assert len(shown) == COLUMN_COUNT - taken + drawn
    assert len(deck) == left - drawn


def test_where_a_card_is_is_told_apart() -> None:
    places = [NONE, *range(SPECIES_COUNT), IN_DECK, SHOWN, GONE]
    assert len(set(places)) == len(places)

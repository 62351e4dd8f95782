"""What nobody knows: the order of the decks; a sample agrees with all that lies open."""

from __future__ import annotations

import pytest

from phylarium.games.mesofauna import GAME
from phylarium.games.mesofauna.rules import hidden
from phylarium.kernel import SPECTATOR, seeded

DECKS = ("upper_deck", "lower_deck", "giant_upper_deck", "giant_lower_deck")


@pytest.mark.parametrize("stage", ["caterpillar", "butterfly", "combined"])
def test_every_seat_sees_the_same_and_no_deck(stage: str) -> None:
    state = GAME.start(3, {"stage": stage}, "hidden")
    for seat in (SPECTATOR, 0, 1, 2):
        seen = state.masked(seat)
        for deck in DECKS:
            assert set(getattr(seen, deck)) <= {-1}
            assert len(getattr(seen, deck)) == len(getattr(state, deck))
        assert seen.display == state.display
        assert seen.status() == []


@pytest.mark.parametrize("stage", ["caterpillar", "butterfly", "combined"])
def test_a_sample_has_the_cards_that_lie_nowhere_else(stage: str) -> None:
    state = GAME.start(3, {"stage": stage}, "hidden")
    sample = state.masked(0)
    hidden.fill(sample, seeded("one"))
    for deck in DECKS:
        assert sorted(getattr(sample, deck)) == sorted(getattr(state, deck))
        if getattr(state, deck):
            assert getattr(sample, deck) != getattr(state, deck)
    assert sample.status() == []


@pytest.mark.parametrize("stage", ["caterpillar", "butterfly", "combined"])
def test_two_samples_have_their_decks_in_other_orders_than_that_of_the_cards(stage: str) -> None:
    state = GAME.start(3, {"stage": stage}, "hidden")
    samples = [state.masked(0), state.masked(0)]
    for number, sample in enumerate(samples):
        hidden.fill(sample, seeded(f"sample {number}"))
    for deck in DECKS:
        if getattr(state, deck):
            first, second = (getattr(sample, deck) for sample in samples)
            assert first != second
            assert first != sorted(first)

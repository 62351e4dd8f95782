"""What nobody knows: the decks; a sample agrees with all that lies open."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import quiet

from phylarium.games.megafauna2 import GAME
from phylarium.games.megafauna2.rules import hidden
from phylarium.games.megafauna2.rules.names import EVENTS
from phylarium.kernel import SPECTATOR, seeded

DECKS = ("upper_deck", "lower_deck", "et_deck", "hot_deck", "mild_deck", "cold_deck")


def test_every_seat_sees_the_same_and_no_deck() -> None:
    state = GAME.start(3, {}, "hidden")
    for seat in (SPECTATOR, 0, 1, 2):
        seen = state.masked(seat)
        for deck in DECKS:
            assert set(getattr(seen, deck)) == {-1}
            assert len(getattr(seen, deck)) == len(getattr(state, deck))
        assert seen.display == state.display
        assert seen.status() == []


def test_a_sample_has_the_cards_that_lie_nowhere_else() -> None:
    state = GAME.start(4, {}, "hidden")
    sample = state.masked(0)
    hidden.fill(sample, seeded("one"))
    for deck in DECKS:
        if deck != "et_deck":
            assert sorted(getattr(sample, deck)) == sorted(getattr(state, deck))
    assert sample.upper_deck != state.upper_deck
    assert state.et_card not in sample.et_deck
    assert len(set(sample.et_deck)) == 4
    assert sample.status() == []


@pytest.mark.rule("megafauna2", "A6a")
def test_in_the_third_era_every_sample_has_the_comet_to_come() -> None:
    state = quiet(chicxulub=True)
    state.era = 2
    comet = EVENTS.index("chicxulub_class_comet")
    for number in range(20):
        sample = state.masked(0)
        hidden.fill(sample, seeded(str(number)))
        assert comet in sample.et_deck
        assert len(set(sample.et_deck)) == 5
    state.era = 0
    found = []
    for number in range(20):
        sample = state.masked(0)
        hidden.fill(sample, seeded(str(number)))
        found.append(comet in sample.et_deck)
    assert not all(found)

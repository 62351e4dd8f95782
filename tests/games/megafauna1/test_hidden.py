"""What is hidden: the order of decks and pools, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.megafauna1.situation import sound, start

from phylarium.games.megafauna1 import GAME
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import NONE
from phylarium.kernel import SPECTATOR, seeded

HIDDEN = ("deck", "general", "mesozoic", "cenozoic")


def played(decisions: int, seed: str = "hidden") -> Megafauna:
    state = start("red", "orange", seed=seed)
    chance = seeded(seed)
    for _ in range(decisions):
        if state.over():
            break
        state.apply(state.offers[chance.below(len(state.offers))])
    return state


@pytest.mark.rule("megafauna1", "3.3", "3.4", "3.8")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_seat_sees_all_but_the_order_of_decks_and_pools(seat: int) -> None:
    state = played(40)
    seen = state.masked(seat)
    for field in GAME.fields:
        if field.name in HIDDEN:
            assert getattr(seen, field.name) == [NONE] * len(getattr(state, field.name))
        else:
            assert getattr(seen, field.name) == getattr(state, field.name), field.name


@pytest.mark.rule("megafauna1", "3.8", "6.1a")
def test_a_sample_has_the_same_cards_and_tiles_in_another_order() -> None:
    state = played(40)
    sample = state.observation(0).sample(seeded("a sample"))
    assert isinstance(sample, Megafauna)
    sound(sample)
    assert sorted(sample.deck + sample.general) == sorted(state.deck + state.general)
    assert sorted(sample.mesozoic) == sorted(state.mesozoic)
    assert sorted(sample.cenozoic) == sorted(state.cenozoic)
    assert len(sample.deck) == len(state.deck)
    assert sample.deck != state.deck
    for pool in (sample.mesozoic, sample.cenozoic):
        assert pool != sorted(pool)
    assert sample.offers == state.offers


@pytest.mark.rule("megafauna1", "3.8")
def test_every_hidden_card_may_be_the_next_one() -> None:
    state = played(0)
    tops: Counter[int] = Counter()
    for i in range(400):
        sample = state.observation(0).sample(seeded(str(i)))
        assert isinstance(sample, Megafauna)
        tops[sample.deck[-1]] += 1
    assert set(tops) <= set(state.deck + state.general)
    assert len(tops) > 60


@pytest.mark.rule("megafauna1", "5.0d", "6.1a")
def test_a_draw_cannot_be_undone_and_a_resize_can() -> None:
    state = played(0)
    before = state.barrier()
    state.apply(GAME.vocabulary.parse("resize:red-dino+"))
    assert state.barrier() == before
    card = next(a for a in state.legal() if GAME.vocabulary.name(a).startswith("card:"))
    state.apply(card)
    while state.barrier() == before:
        state.apply(state.legal()[-1])
    assert state.barrier() > before

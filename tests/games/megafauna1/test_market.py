"""Buying a card (5.0): prices, genes on cards, and how a display fills up again."""

from __future__ import annotations

import pytest
from tests.games.megafauna1.situation import (
    bare,
    display,
    do,
    gene_count,
    genes,
    gone,
    next_cards,
    next_tiles,
    offers,
    on_cards,
    quiet,
    refused,
    shown,
    sound,
    stack,
    start,
    told,
    turn,
)

from phylarium.games.megafauna1.rules.names import CARDS
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.games.megafauna1.rules.values import GONE

ROW = ("hump", "fur", "spines", "feathers", "tripod_stance")
UPPER = ("camouflage", "lek", "beak", "trunk", "panting")


def market(**amounts: int) -> Megafauna:
    """Red's turn, with known displays, genes as said and a draw that brings two quiet tiles."""
    state = quiet("red", "orange")
    display(state, *ROW)
    display(state, *UPPER, row=1)
    next_cards(state, "hibernation")
    next_tiles(state, "ginkgo_woodland", "larch_forest")
    turn(state, "red")
    genes(state, **amounts)
    return state


@pytest.mark.rule("megafauna1", "5.0", "5.0a", "4.2a")
def test_only_cards_that_can_be_paid_are_for_sale_in_both_displays() -> None:
    state = market(red=2, orange=0)
    cards = [text.removeprefix("card:") for text in offers(state) if text.startswith("card:")]
    assert cards == [*ROW[:3], *UPPER[:3]]
    assert refused(state, "card:feathers") == ("refused-price", "5.0a")
    assert refused(state, "card:cud_chewing") == ("refused-card-not-there", "5.0")


@pytest.mark.rule("megafauna1", "5.0a")
def test_without_genes_the_leftmost_cards_are_free() -> None:
    state = market(red=0, orange=0)
    cards = [text for text in offers(state) if text.startswith("card:")]
    assert cards == ["card:hump", "card:camouflage"]
    do(state, "card:hump", "species:red-dino")
    assert gene_count(state, "red") == 0


@pytest.mark.rule("megafauna1", "5.0a", "5.0b")
def test_R08_pay_a_gene_onto_each_card_to_the_left_then_take_the_genes_on_the_card() -> None:
    state = market(red=2, orange=0)
    on_cards(state, 0, 0, 1)
    genes_before = gene_count(state, "red")
    do(state, "card:spines", "species:red-dino")
    assert gene_count(state, "red") == genes_before - 2 + 1
    # The cards have closed up: hump and fur have a gene each, the others none.
    assert state.on_card[:4] == [1, 1, 0, 0]


@pytest.mark.rule("megafauna1", "5.0b")
def test_genes_on_a_card_do_not_help_to_pay_for_it() -> None:
    state = market(red=1, orange=0)
    state.on_card[4], state.on_card[2] = 0, state.on_card[4]
    state.refresh()
    sound(state)
    assert refused(state, "card:spines") == ("refused-price", "5.0a")


@pytest.mark.rule("megafauna1", "5.0c")
def test_a_bought_card_is_played_at_once_or_leaves_the_game() -> None:
    state = market(red=0, orange=0)
    do(state, "card:hump")
    assert offers(state) == ["species:red-dino", "word:discard"]
    discarded = state.clone()
    do(state, "species:red-dino")
    assert stack(state, "red-dino") == ["hump"]
    assert isinstance(discarded, Megafauna)
    do(discarded, "word:discard")
    assert gone(discarded, "hump")
    assert stack(discarded, "red-dino") == []


@pytest.mark.rule("megafauna1", "5.0b", "5.0c")
def test_a_card_may_be_bought_for_the_genes_on_it_alone() -> None:
    state = market(red=0, orange=0)
    on_cards(state, 3)
    before = gene_count(state, "red")
    do(state, "card:hump", "word:discard")
    assert gene_count(state, "red") == before + 3


@pytest.mark.rule("megafauna1", "5.0d", "5.0e", "4.2a")
def test_a_card_of_the_lower_display_brings_the_event_of_the_next_and_the_row_closes_up() -> None:
    state = market(red=0, orange=0)
    left = state.deck_left[0]
    do(state, "card:hump", "word:discard")
    assert shown(state) == ["fur", "spines", "feathers", "tripod_stance", "hibernation"]
    assert ("log-new-biome", "6.1b") in told(state)
    assert state.deck_left[0] == left - 1


@pytest.mark.rule("megafauna1", "5.0d")
def test_a_card_of_the_upper_display_is_replaced_from_the_general_deck_without_an_event() -> None:
    state = market(red=0, orange=0)
    left, general = state.deck_left.copy(), len(state.general)
    top = CARDS[state.general[-1]]
    do(state, "card:camouflage", "word:discard")
    assert shown(state, 1) == ["lek", "beak", "trunk", "panting", top]
    assert shown(state) == list(ROW)
    assert state.deck_left == left
    assert len(state.general) == general - 1
    assert not any(what.startswith("log-new-biome") for what, _ in told(state))


@pytest.mark.rule("megafauna1", "18.0", "5.0d")
@pytest.mark.parametrize(("card", "waited"), [("camouflage", 8), ("hump", 1)])
def test_only_a_card_of_the_lower_display_ends_the_waiting(card: str, waited: int) -> None:
    state = market(red=0, orange=0)
    state.stagnant = 7
    do(state, f"card:{card}", "word:discard")
    assert state.stagnant == waited


@pytest.mark.rule("megafauna1", "5.0e", "4.3d")
def test_genes_stay_on_their_cards_when_the_row_closes_up() -> None:
    state = market(red=3, orange=0)
    do(state, "card:feathers", "species:red-dino")
    assert shown(state)[:3] == ["hump", "fur", "spines"]
    assert state.on_card[:3] == [1, 1, 1]
    assert len(shown(state)) == 5


@pytest.mark.rule("megafauna1", "5.0e")
def test_an_upper_display_without_a_deck_behind_it_shrinks() -> None:
    state = market(red=0, orange=0)
    for card in state.general:
        state.card_at[card] = GONE
    state.general.clear()
    do(state, "card:camouflage", "word:discard")
    assert shown(state, 1) == ["lek", "beak", "trunk", "panting"]
    assert len(shown(state)) == 5


@pytest.mark.rule("megafauna1", "5.0f", "4.4")
def test_the_last_card_of_a_period_brings_a_scoring_at_the_end_of_the_turn() -> None:
    state = market(red=0, orange=0)
    while state.deck_left[0] > 1:
        state.deck_left[0] -= 1
        card = state.deck.pop(0)
        state.card_at[card] = GONE
    do(state, "card:hump", "word:discard")
    assert state.period == 1
    lines = [what for what, _ in told(state)]
    assert lines.index("log-scoring") > lines.index("log-new-biome")
    assert state.scoring == 0


@pytest.mark.rule("megafauna1", "5.0f")
def test_other_cards_bring_no_scoring() -> None:
    state = market(red=0, orange=0)
    do(state, "card:hump", "word:discard")
    assert "log-scoring" not in [what for what, _ in told(state)]
    assert state.period == 0


@pytest.mark.rule("megafauna1", "3.2", "5.0a")
def test_genes_are_a_closed_economy_over_a_whole_game() -> None:
    state = start("red", "orange", "green", genetic_drift=True, roadrunner_action=True)
    bare(state)
    for _ in range(120):
        if state.over():
            break
        state.apply(state.legal()[state.number * 7 % len(state.legal())])
        assert sum(state.genes) + sum(state.on_card) == 11

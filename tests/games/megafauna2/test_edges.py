"""Where rules meet the edges of what there is: poles, places of things, the last seat, an empty deck."""

from __future__ import annotations

import pytest
from tests.games.megafauna2 import crowded
from tests.games.megafauna2.positions import latitude, quiet, refused, run

from phylarium.families.fauna.rules import display
from phylarium.families.fauna.rules.names import (
    COLUMN_COUNT,
    DARWIN,
    FOSSIL_CARD,
    GONE,
    IN_DECK,
    METABOLIC,
    NONE,
    SHOWN,
    TOOL_COUNT,
    UNPROMOTED,
)
from phylarium.games.megafauna2.rules import atlas, ending, frames
from phylarium.games.megafauna2.rules.board import CRATONS, ROW, SHELF
from phylarium.games.megafauna2.rules.names import CARDS, COLOUR_COUNT, COLOURS, SPECIES_COUNT
from phylarium.games.megafauna2.rules.values import TOOL_FOSSIL, TOOL_GONE

LATITUDES = 8


@pytest.mark.rule("megafauna2", "D5")
@pytest.mark.parametrize("at", [1, 2, 5, 6])
def test_every_hex_lies_at_one_latitude_and_what_is_beyond_a_pole_at_the_pole(at: int) -> None:
    state = quiet()
    latitude(state, "baltica", at)
    rows = {}
    for hex in range(SHELF):
        craton = CRATONS[hex // 7]
        middle = state.latitude[CRATONS.index(craton)]
        rows[hex] = min(max(middle + ROW[hex % 7], 0), LATITUDES - 1)
        assert state.latitude_of(hex) == rows[hex]
    for north in range(LATITUDES):
        wanted = [hex for hex in rows if rows[hex] == north and state.landmass[hex // 7] != NONE]
        assert sorted(atlas.hexes_at(state, north)) == wanted


@pytest.mark.rule("megafauna2", "D5")
@pytest.mark.parametrize("number", range(0, 60, 4))
def test_at_crowded_tables_too(number: int) -> None:
    state = crowded.crowd(number)
    found = [sorted(atlas.hexes_at(state, north)) for north in range(LATITUDES)]
    there = [hex for hex in range(SHELF) if state.landmass[hex // 7] != NONE]
    assert found == [[hex for hex in there if state.latitude_of(hex) == north] for north in range(LATITUDES)]


@pytest.mark.rule("megafauna2", "D10b")
@pytest.mark.parametrize("name", COLOURS)
def test_whoever_fired_a_gun_does_not_keep_medea(name: str) -> None:
    state = quiet()
    c = COLOURS.index(name)
    state.medea = c
    run(state, frames.Ricochet(c))
    assert refused(state, f"colour:{name}") == ("refused-keep-medea", "D10b")
    assert state.sought() == [state.game().vocabulary.parse(f"colour:{name}")]
    assert len(state.legal()) == COLOUR_COUNT - 1


@pytest.mark.rule("megafauna2", "J7a", "J8c")
@pytest.mark.parametrize("c", range(COLOUR_COUNT))
def test_a_tool_that_was_given_up_is_nobodys_fossil(c: int) -> None:
    state = quiet()
    for tool in range(TOOL_COUNT):
        state.tool_at[tool] = TOOL_FOSSIL + c
    assert ending.points_of(state, c).fossils == TOOL_COUNT
    assert state.status() == []
    for tool in range(TOOL_COUNT):
        state.tool_at[tool] = TOOL_GONE
    assert [ending.points_of(state, other).fossils for other in range(COLOUR_COUNT)] == [0] * COLOUR_COUNT
    assert state.status() == []


def test_what_is_where_is_told_apart() -> None:
    """A card or tool is with a species, among the fossils of a colour, in a deck, shown or gone: never two of them."""
    cards = [*range(SPECIES_COUNT), IN_DECK, SHOWN, GONE, *(FOSSIL_CARD + c for c in range(COLOUR_COUNT))]
    tools = [NONE, *range(SPECIES_COUNT), TOOL_GONE, *(TOOL_FOSSIL + c for c in range(COLOUR_COUNT))]
    assert len(set(cards)) == len(cards)
    assert len(set(tools)) == len(tools)
    assert UNPROMOTED == 0


@pytest.mark.rule("megafauna2", "E1e")
@pytest.mark.parametrize("row", [METABOLIC, DARWIN])
@pytest.mark.parametrize(("taken", "left"), [(1, 3), (2, 3), (1, 0), (3, 2)])
def test_new_cards_are_shown_to_all_and_where_a_deck_is_empty_nothing_is(row: int, taken: int, left: int) -> None:
    state = quiet()
    first = row * COLUMN_COUNT
    before = [CARDS[card] for card in state.display[first : first + COLUMN_COUNT]]
    for slot in range(taken):
        display.take(state, first + slot)
    deck = state.deck(row)
    del deck[: len(deck) - left]
    barrier = state.barrier()
    drawn = min(taken, left)
    assert display.refresh(state, row) == drawn
    assert state.barrier() == barrier + (1 if drawn else 0)
    shown = [CARDS[card] for card in state.display[first : first + COLUMN_COUNT] if card != NONE]
    assert shown[: COLUMN_COUNT - taken] == before[taken:]
    assert len(shown) == COLUMN_COUNT - taken + drawn
    assert len(deck) == left - drawn

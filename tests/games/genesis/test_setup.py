"""C: set-up."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import bionts_at, deck, offers, pool, table

from phylarium.games.genesis import GAME
from phylarium.games.genesis.rules.names import COLOURS, MUTATIONS, ROWS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import AT_HOME, NONE, PARASITE
from phylarium.kernel.errors import OptionError


def started(seats: int, seed: str = "set-up", **options: bool | str) -> Genesis:
    state = GAME.start(seats, options, seed)
    assert isinstance(state, Genesis)
    return state


@pytest.mark.rule("genesis", "Ca")
def test_colours_are_dealt_at_random_one_to_each_player() -> None:
    dealt = set()
    for seed in range(12):
        state = started(3, f"colours {seed}")
        assert sorted(seat for seat in state.seat_of if seat >= 0) == [0, 1, 2]
        dealt.add(tuple(state.seat_of))
    assert len(dealt) > 3


@pytest.mark.rule("genesis", "Ca", "B4", "E2a")
def test_each_player_has_his_bionts_and_parasite_card_and_may_assign_one() -> None:
    state = table("red", "green", "blue")
    assert bionts_at(state, "pool") == " ".join(["red"] * 4 + ["green"] * 4 + ["blue"] * 4)
    assert state.stage[PARASITE:] == [AT_HOME] * 4
    assert [state.entropy_of(c) for c in (0, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("genesis", "Cb", "Cc")
def test_each_player_starts_with_a_catalyst_of_his_colour_out_of_the_soup() -> None:
    state = table("red", "green", "blue")
    assert [pool(state, c) for c in ("red", "yellow", "green", "blue")] == ["red", "", "green", "blue"]


@pytest.mark.rule("genesis", "Cd")
def test_example_2_three_hadean_seven_archean_and_ten_proterozoic_events() -> None:
    state = table("red", "green")
    eons = [state.components.event_eon[card] for card in reversed(state.event_deck)]
    assert eons == [0] * 3 + [1] * 7 + [2] * 10
    assert len(state.events_removed) == 4


@pytest.mark.rule("genesis", "Cd")
def test_example_2_the_short_game_has_seven_proterozoic_events() -> None:
    state = table("red", "green", length="short")
    eons = [state.components.event_eon[card] for card in reversed(state.event_deck)]
    assert eons == [0] * 3 + [1] * 7 + [2] * 7


@pytest.mark.rule("genesis", "Cd")
def test_eons_are_shuffled() -> None:
    assert len({tuple(table("red", "green", seed=f"eons {i}").event_deck) for i in range(5)}) == 5


@pytest.mark.rule("genesis", "Ce", "Cf")
def test_placards_lie_unseen_under_inactive_landforms() -> None:
    state = table("red", "green")
    assert state.refugia_left == [3, 3, 5, 5]
    assert state.active == [0, 0, 0, 0]
    assert state.rows == [NONE] * 20
    for i, placard in enumerate(state.refugia_decks):
        assert placard == NONE or state.components.refugium_row[placard] == i // 5


@pytest.mark.rule("genesis", "Cg")
def test_four_mutation_decks_of_five_cards() -> None:
    state = table("red", "green")
    decks = [deck(state, row) for row in ROWS]
    assert [len(cards) for cards in decks] == [5, 5, 5, 5]
    assert sorted(card for cards in decks for card in cards) == sorted(MUTATIONS)
    # Only the top cards lie open.
    assert state.seen == sum(1 << MUTATIONS.index(cards[0]) for cards in decks)


@pytest.mark.rule("genesis", "Ch")
def test_all_macroorganisms_lie_in_the_public_stack() -> None:
    assert table("red", "green").macro_at == [NONE] * 8


@pytest.mark.rule("genesis", "Ci")
def test_the_game_begins_with_an_event_and_the_first_player_of_its_card() -> None:
    state = started(4)
    assert (state.turn, state.drawn >= 1) == (1, True)
    assert state.to_move() == state.seat_of[state.order[0]]


@pytest.mark.rule("genesis", "C1")
def test_the_solitaire_player_chooses_two_colours_and_plays_both() -> None:
    state = started(1)
    assert offers(state) == [f"colour:{c}" for c in COLOURS]
    state.apply(state.legal()[0])
    assert "colour:red" not in offers(state)
    state.apply(state.legal()[-1])
    assert state.seat_of == [0, NONE, NONE, 0]
    assert [pool(state, "red"), pool(state, "blue")] == ["red", "blue"]
    assert bionts_at(state, "pool").split().count("red") == 4


@pytest.mark.rule("genesis", "C1b", "C1c")
def test_in_solitaire_the_other_two_colours_have_an_npc_parasite_with_one_biont() -> None:
    state = table("red", "blue", alone=True)
    assert state.npc == [0, 1, 1, 0]
    assert bionts_at(state, "pool").split()[8:] == ["npc-yellow", "npc-green"]


@pytest.mark.rule("genesis", "C1h")
def test_solitaire_is_played_with_the_crystal_catastrophe() -> None:
    assert table("red", "blue", alone=True).crystal == 1
    assert table("red", "blue").crystal == 0
    assert table("red", "blue", crystal=True).crystal == 1


@pytest.mark.rule("genesis", "C2", "C2a")
def test_in_the_cooperative_game_each_player_has_three_bionts_and_an_npc_of_his_colour() -> None:
    state = table("red", "blue", "green", cooperative=True)
    assert state.npc == [1, 0, 1, 1]
    assert bionts_at(state, "pool").split().count("red") == 3
    assert bionts_at(state, "pool").split().count("npc-red") == 1


@pytest.mark.rule("genesis", "C2a")
def test_an_npc_parasite_takes_its_turn_right_after_the_player_of_its_colour() -> None:
    state = table("red", "blue", cooperative=True, order="yellow blue green red")
    assert state.in_turn() == [3, 7, 0, 4]


@pytest.mark.rule("genesis", "C1b")
def test_in_solitaire_an_npc_parasite_takes_its_turn_by_its_colour() -> None:
    state = table("red", "blue", alone=True, order="yellow blue green red")
    assert state.in_turn() == [5, 3, 6, 0]


@pytest.mark.rule("genesis", "C3")
def test_the_introductory_game_has_no_npcs() -> None:
    assert table("red", "blue", alone=True, introductory=True).npc == [0, 0, 0, 0]


@pytest.mark.rule("genesis", "C2", "C3")
def test_the_cooperative_game_cannot_be_introductory() -> None:
    with pytest.raises(OptionError, match="macroorganisms"):
        GAME.start(2, {"cooperative": True, "introductory": True}, "no")


@pytest.mark.rule("genesis", "C2")
def test_nobody_cooperates_alone() -> None:
    with pytest.raises(OptionError, match="seats"):
        GAME.start(1, {"cooperative": True}, "no")


@pytest.mark.rule("genesis", "D2b")
def test_roiling_back_to_a_card_that_all_have_seen_shows_nothing_new() -> None:
    state = table("red", "blue")
    for row in range(4):
        shown = []
        for _ in range(10):
            before = state.barrier()
            state.roil(row)
            shown.append(state.barrier() > before)
        # Five cards, the first of them open from the start.
        assert shown == [True] * 4 + [False] * 6

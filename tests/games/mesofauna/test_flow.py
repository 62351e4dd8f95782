"""The sequence of play (Caterpillar sequence, A): turns, the roster, refreshing, revealing, and time that passes."""

from __future__ import annotations

import pytest
from tests.games.mesofauna.positions import (
    asked,
    biome,
    card,
    clear,
    colour,
    display,
    do,
    empty,
    give,
    next_cards,
    offers,
    organs,
    pick,
    put,
    quiet,
    refused,
    remove,
    roster,
    run,
    shown,
    species,
    told,
)

from phylarium.families.fauna.rules.names import COLUMN_COUNT, DARWIN, GONE, METABOLIC, NONE
from phylarium.games.mesofauna.rules import flow, frames
from phylarium.games.mesofauna.rules.names import BUG_CARDS, BUG_ROWS, SPECIES
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import FORMATION_EMPTY
from phylarium.kernel.engine import NOBODY


def calm(state: Mesofauna) -> list[str]:
    """The names of cards without events, of the upper deck."""
    c = state.components
    return [name for i, name in enumerate(BUG_CARDS) if not c.card_events[i] and c.card_row[i] == METABOLIC]


def playing(*colours: str, stage: str = "butterfly") -> Mesofauna:
    """A game on a map of four cratons in which each player has an archetype, and the first turn is about to begin."""
    state = quiet(*colours, stage=stage)
    for name, where in zip(colours, ("1a", "2b", "3a", "3c"), strict=False):
        put(state, f"{name}-archetype", where)
    return state


# --- turns -------------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.sequence", "bf.A")
@pytest.mark.parametrize("stage", ["caterpillar", "butterfly"])
def test_the_highest_skeletal_number_begins_and_then_it_goes_clockwise(stage: str) -> None:
    state = playing("purple", "gray", "pink", stage=stage)
    run(state, frames.NextTurn(NOBODY))
    seen = []
    for _ in range(4):
        seen.append(asked(state)[0])
        do(state, "populate:archetype")
        while state.agenda[-1].op != frames.CHOOSE_ACTION:
            do(state, offers(state)[-1])
    assert seen == ["gray", "pink", "purple", "gray"]
    assert ("log-turn", "cat.sequence" if stage == "caterpillar" else "bf.A") in told(state)


@pytest.mark.rule("mesofauna", "bf.A", "J3")
def test_of_a_bug_and_a_dinosaur_with_the_same_number_the_bug_begins() -> None:
    state = empty("white", "pink", "blue", "green", stage="combined")
    assert [SPECIES[c * 6].partition("-")[0] for c in state.playing()] == ["blue", "green", "white", "pink"]
    state = empty("white", "pink", "gray", stage="combined")
    assert [SPECIES[c * 6].partition("-")[0] for c in state.playing()] == ["white", "pink", "gray"]


@pytest.mark.rule("mesofauna", "cat.sequence", "cat.species")
@pytest.mark.parametrize("stage", ["caterpillar", "cocoon"])
def test_in_a_race_a_turn_is_one_action_of_any_species(stage: str) -> None:
    state = playing("pink", "blue", stage=stage)
    put(state, "blue-burrower", "3a")
    run(state, frames.NextTurn(NOBODY))
    assert asked(state) == ("blue", "cat.sequence")
    assert {"populate:archetype", "populate:burrower"} <= set(offers(state))
    assert "word:pass" not in offers(state)
    do(state, "populate:burrower")
    while state.agenda[-1].op != frames.CHOOSE_ACTION:
        do(state, offers(state)[-1])
    assert asked(state)[0] == "pink"


@pytest.mark.rule("mesofauna", "bf.A1", "bf.A1a", "bf.A1b", "L0a", "L2h", "L2i")
def test_each_species_of_the_roster_has_one_action_in_the_order_in_which_they_came() -> None:
    state = playing("pink", "blue")
    put(state, "blue-flyer", "3a")
    put(state, "blue-burrower", "3b")
    assert roster(state, "blue") == ["blue-archetype", "blue-flyer", "blue-burrower"]
    run(state, frames.NextTurn(NOBODY))
    for name in roster(state, "blue"):
        assert asked(state)[0] == "blue"
        assert state.phasing == species(name)
        others = [sp.partition("-")[2] for sp in roster(state, "blue") if sp != name]
        for other in others:
            assert refused(state, f"populate:{other}") == ("refused-other-phase", "bf.A1b")
        do(state, "word:pass")
    assert asked(state)[0] == "pink"
    assert told(state).count(("log-passes", "bf.A1b")) == 3


@pytest.mark.rule("mesofauna", "bf.A1c", "bf.D3d")
def test_a_species_founded_in_a_turn_acts_in_the_same_turn() -> None:
    state = playing("pink", "blue")
    give(state, "blue-archetype", "hind_wings")
    put(state, "blue-archetype", "3a")
    run(state, frames.NextTurn(NOBODY))
    founding = next(offer for offer in offers(state) if offer.startswith("speciate:"))
    do(state, founding)
    while state.agenda[-1].op != frames.CHOOSE_ACTION:
        do(state, offers(state)[-1])
    assert asked(state)[0] == "blue"
    assert roster(state, "blue")[-1] == SPECIES[state.phasing]
    assert state.phasing != species("blue-archetype")
    do(state, "word:pass")
    assert asked(state)[0] == "pink"


@pytest.mark.rule("mesofauna", "bf.A1d", "J7c")
def test_a_phase_remembers_who_began_it_with_a_white_organ() -> None:
    state = empty("pink", "green", stage="combined")
    organs(state, "green-archetype", "w")
    state.fugitives, state.fugitives_at = [species("green-archetype")], [biome("1a")]
    flow.begin_phase(state, species("pink-archetype"))
    assert state.phasing == species("pink-archetype")
    assert state.warm == 1 << species("green-archetype")
    assert (state.fugitives, state.fugitives_at) == ([], [])


@pytest.mark.rule("mesofauna", "bf.A2b", "bf.F7c")
def test_a_lazarus_has_one_action_which_brings_the_archetype_back() -> None:
    state = playing("pink", "blue")
    clear(state, "blue-archetype")
    remove(state, "blue-archetype")
    run(state, frames.NextTurn(NOBODY))
    # Nothing is asked but where it appears, if even that.
    while asked(state)[0] == "blue":
        assert asked(state)[1] in ("bf.D3n", "bf.E4")
        do(state, offers(state)[-1])
    assert ("log-resurrection-roll", "bf.D3n") in told(state)
    assert asked(state)[0] == "pink"
    assert roster(state, "blue") in ([], ["blue-archetype"])


@pytest.mark.rule("mesofauna", "cat.extinct.out")
def test_who_has_lost_a_race_is_passed_over() -> None:
    state = playing("pink", "blue", "gray", stage="caterpillar")
    state.active = colour("blue")
    state.out = 1 << colour("gray")
    assert flow.next_colour(state) == colour("pink")
    assert flow.rounded(state) == 2


# --- the display -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "cat.mutate.refresh", "coc.mutate.refresh", "bf.A3", "bf.A3a", "L2j")
@pytest.mark.parametrize("stage", ["caterpillar", "cocoon", "butterfly"])
def test_ME_03_the_row_of_a_card_that_was_taken_closes_up_and_is_filled_from_its_deck(stage: str) -> None:
    state = playing("pink", "blue", stage=stage)
    next_cards(state, "detritus_gut")
    before = shown(state, DARWIN)
    upper = shown(state, METABOLIC)
    run(state, frames.NextTurn(NOBODY))
    do(state, "mutate:archetype-darwin-2")
    if stage == "caterpillar":
        while state.agenda[-1].op != frames.CHOOSE_ACTION:
            do(state, offers(state)[0])
    else:
        while not any(offer.startswith(("mutate", "populate")) for offer in offers(state)):
            do(state, offers(state)[0])
    assert shown(state, DARWIN) == [before[0], *before[2:], "detritus_gut"]
    assert shown(state, METABOLIC) == upper
    assert len([c for c in state.display if c != NONE]) == 10


@pytest.mark.rule("mesofauna", "bf.A3b", "J2", "L2f")
def test_a_card_that_is_turned_up_has_its_events_at_once() -> None:
    state = playing("pink", "blue")
    display(state, *calm(state)[:5])
    next_cards(state, "ocelli")
    run(state, frames.NextTurn(NOBODY))
    pick(state, "mutate:archetype-metabolic-1")
    told_of = [entry for entry in told(state) if entry == ("log-event", "bf.H")]
    assert len(told_of) == 2, "a fossil award and a mutagen"
    assert state.fossils[colour("blue")] + state.fossils[colour("pink")] > 0


@pytest.mark.rule("mesofauna", "coc.promote.mutualism", "cat.mutate.refresh")
@pytest.mark.parametrize("stage", ["caterpillar", "cocoon"])
def test_in_a_race_no_event_happens(stage: str) -> None:
    state = playing("pink", "blue", stage=stage)
    next_cards(state, "ocelli")
    run(state, frames.NextTurn(NOBODY))
    do(state, "mutate:archetype-metabolic-1")
    while state.agenda[-1].op != frames.CHOOSE_ACTION:
        do(state, offers(state)[0])
    assert card("ocelli") == state.display[COLUMN_COUNT - 1]
    assert not [entry for entry in told(state) if entry[0] == "log-event"]


@pytest.mark.rule("mesofauna", "bf.A3e")
@pytest.mark.parametrize("stage", ["caterpillar", "butterfly"])
def test_after_a_round_without_a_purchase_the_free_cards_leave_the_game(stage: str) -> None:
    state = playing("pink", "blue", stage=stage)
    free = [state.display[0], state.display[COLUMN_COUNT]]
    next_cards(state, "antennae")
    upper = state.upper_deck[-1]
    run(state, frames.NextTurn(NOBODY))
    for _ in range(2):
        assert [state.card_at[c] for c in free] != [GONE, GONE]
        if stage == "butterfly":
            do(state, "word:pass")
        else:
            do(state, "populate:archetype")
            while state.agenda[-1].op != frames.CHOOSE_ACTION:
                do(state, offers(state)[-1])
    assert [state.card_at[c] for c in free] == [GONE, GONE]
    assert ("log-time-passes", "bf.A3e") in told(state)
    assert state.display[COLUMN_COUNT - 1] == upper
    assert NONE not in state.display[: BUG_ROWS * COLUMN_COUNT]


@pytest.mark.rule("mesofauna", "bf.A3e")
def test_a_purchase_begins_the_round_anew() -> None:
    state = playing("pink", "blue")
    display(state, *calm(state)[:5])
    next_cards(state, calm(state)[5])
    run(state, frames.NextTurn(NOBODY))
    do(state, "word:pass", "mutate:archetype-metabolic-1", "word:pass")
    assert ("log-time-passes", "bf.A3e") not in told(state)
    do(state, "word:pass")
    assert told(state).count(("log-time-passes", "bf.A3e")) == 1
    while told(state).count(("log-time-passes", "bf.A3e")) == 1:
        pick(state, "word:pass" if "word:pass" in offers(state) else offers(state)[0])
    # The next round begins with the turn before which time passed.
    turns = [what for what, _ in told(state) if what in ("log-turn", "log-time-passes")]
    assert turns[-4:] == ["log-time-passes", "log-turn", "log-turn", "log-time-passes"]


@pytest.mark.rule("mesofauna", "bf.I1", "J2", "J3c")
def test_rows_of_dinosaurs_bring_no_events_and_get_shorter_without_a_deck() -> None:
    state = empty("pink", "green", stage="combined")
    row = BUG_ROWS
    state.display[row * COLUMN_COUNT] = NONE
    flow.refresh_giants(state)
    assert NONE not in state.display
    gone = state.deck(row).copy()
    state.deck(row).clear()
    left = state.display[row * COLUMN_COUNT + 1 : (row + 1) * COLUMN_COUNT]
    state.display[row * COLUMN_COUNT] = NONE
    flow.refresh_giants(state)
    assert state.display[row * COLUMN_COUNT : (row + 1) * COLUMN_COUNT] == [*left, NONE]
    assert state.ending == 0
    assert gone
    assert state.agenda == []


# --- sudden ends -------------------------------------------------------------------------------


@pytest.mark.rule("mesofauna", "L8", "L2g", "L2k", "L1e")
def test_with_the_last_fossil_of_the_formation_nothing_else_happens() -> None:
    state = quiet(stage="queen_bee")
    put(state, "pink-archetype", "1a", "2a")
    put(state, "blue-archetype", "3a")
    state.active = colour("pink")
    state.formation = 1
    run(state, frames.Reveal(NOBODY, card("ocelli")), frames.NextPhase(colour("pink")))
    assert state.over()
    assert state.ending == FORMATION_EMPTY
    # The mutagen that follows the award on that card does not strike any more.
    assert not [entry for entry in told(state) if entry[0] == "log-mutagen-roll"]
    assert told(state)[-1][0] == "log-winner"

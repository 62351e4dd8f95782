"""A: the sequence of play and player order."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    asked,
    assign,
    bacterium,
    bionts_at,
    catalysts,
    dice,
    dice_left,
    do,
    event,
    mutate,
    offers,
    parasite,
    phase,
    place,
    player_order,
    refugium,
    rows,
    table,
    told,
    top,
)

from phylarium.games.genesis import GAME
from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.names import COLOURS, EVENTS
from phylarium.games.genesis.rules.purchases import allowance
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import PHASES
from phylarium.kernel.engine import NOBODY


def order_asked(state: Genesis) -> list[str]:
    """Who is asked to assign, one after the other, each at once done."""
    found = []
    while not state.over():
        name, rule = asked(state)
        if rule == "A2":
            found.append(name)
        do(state, "done" if "word:done" in offers(state) else offers(state)[0])
    return found


@pytest.mark.rule("genesis", "A1", "A2", "A3", "A4", "A5")
def test_the_five_phases_follow_each_other_and_a_turn_follows_a_turn() -> None:
    state = GAME.start(2, seed="phases")
    assert isinstance(state, Genesis)
    seen: list[tuple[int, int]] = []
    while not state.over() and state.turn < 6:
        if not seen or seen[-1] != (state.turn, state.phase):
            seen.append((state.turn, state.phase))
        # Life as often as possible, so that later phases ask, too.
        wanted = [text for text in offers(state) if text in ("word:create-life",) or text.startswith("settle")]
        do(state, wanted[0] if wanted else offers(state)[-1])
    assert seen == sorted(seen)
    assert {PHASES[p] for _, p in seen} >= {"assignment", "autocatalytic"}
    assert {t for t, _ in seen} >= {1, 2, 3}


@pytest.mark.rule("genesis", "A1", "A2", "A5a", "E6", "E6e", "G.extinction-micro")
def test_a_new_turn_begins_afresh() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "blue", "red green", mutations="tmrna")
    bacterium(state, "clay_mound", "green", "red green", mutations="plasmid mitochondria")
    refugium(state, "geothermal_zinc", bionts="green")
    # In the last turn Green lost the parasite, moved and placed every biont and bought.
    state.barred[2] = 1
    state.hgt_used[2] = 1
    state.placed = state.bionts.copy()
    state.idle[2] = state.unassigned[2]
    state.bought = state.bionts.copy()
    state.event_deck.remove(EVENTS.index("huronian_snowball"))
    state.event_deck.append(EVENTS.index("huronian_snowball"))
    state.push(frames.Turn(NOBODY))
    state.run()
    assert asked(state) == ("green", "A2")
    assert {"face:salmonella", "move:clay_mound", "move:geothermal_zinc", "settle:geothermal_zinc"} <= set(
        offers(state)
    )
    # The mitochondria were there when the turn began.
    assert allowance(state, 2, place("clay_mound")) == 2


@pytest.mark.rule("genesis", "A4", "A5")
def test_every_turn_has_darwin_rolls_and_purchases_of_its_own() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "blue", mutations="rna_ribozyme")
    parasite(state, "salmonella", "warm_pond", "blue", steals="rna_ribozyme")
    for _ in range(2):
        dice(state, 2, 3, 4, 2, 3, 4)
        phase(state, "darwin")
        assert state.over()
        assert dice_left(state) == []
        catalysts(state, "green", "red red")
        top(state, "continent", "ribosome_rna")
        rows(state, "continent")
        phase(state, "purchase")
        do(state, "done")
        # The parasite's turn.
        assert asked(state) == ("blue", "H")


@pytest.mark.rule("genesis", "A1a", "A1b", "D2")
def test_turning_over_an_event_flips_the_landforms() -> None:
    state = table()
    event(state, "mars_paleo_ocean")
    assert state.event_pile == [0]
    assert state.active == [1, 1, 0, 0]
    event(state, "vaalbara_breakup")
    assert state.active == [1, 0, 1, 0]


@pytest.mark.rule("genesis", "A6")
def test_players_act_in_the_order_of_the_event_card() -> None:
    state = table("red", "yellow", "green", "blue")
    event(state, "mars_paleo_ocean")
    phase(state, "assignment")
    assert order_asked(state) == ["red", "yellow", "blue", "green"]


@pytest.mark.rule("genesis", "A6", "D1a")
def test_an_aftershock_takes_the_order_and_the_landforms_of_the_card_after_it() -> None:
    state = table("red", "yellow", "green", "blue")
    event(state, "theia_big_whack", "meteoritic_accretion")
    assert state.drawn == 2
    assert [COLOURS[c] for c in state.order] == ["green", "red", "yellow", "blue"]
    assert state.active == [1, 1, 0, 0]


@pytest.mark.rule("genesis", "A6", "D1a")
def test_a_last_card_that_is_an_aftershock_keeps_order_and_landforms() -> None:
    state = table("red", "yellow", "green", "blue")
    event(state, "vaalbara_breakup")
    state.events_removed.extend(state.event_deck)
    state.event_deck.clear()
    event(state, "oceans_rust_out")
    assert [COLOURS[c] for c in state.order] == ["green", "blue", "red", "yellow"]
    assert state.active == [1, 0, 1, 0]


@pytest.mark.rule("genesis", "A6a")
def test_colours_that_are_not_in_the_game_are_skipped() -> None:
    state = table("yellow", "blue")
    event(state, "meteoritic_accretion")
    rows(state, "cosmic", "ocean")
    phase(state, "assignment")
    assert order_asked(state) == ["yellow", "blue"]


@pytest.mark.rule("genesis", "A6b")
def test_the_most_wanton_player_may_go_first_in_a_phase() -> None:
    state = table("red", "green", "blue", order="red green blue yellow")
    refugium(state, "warm_pond")
    rows(state, "continent")
    bacterium(state, "clay_mound", "blue", "blue", mutations="plasmid")
    assert state.wantonness(3) == 1
    phase(state, "assignment")
    assert asked(state) == ("blue", "A6b")
    do(state, "accept")
    assert asked(state) == ("blue", "A2")
    assert state.sequence == [3, 0, 2]

    phase(state, "assignment")
    do(state, "decline")
    assert asked(state) == ("red", "A2")


@pytest.mark.rule("genesis", "A6b")
def test_equal_wantonness_gives_nobody_the_lead() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond")
    rows(state, "continent")
    bacterium(state, "clay_mound", "blue", "blue", mutations="plasmid")
    bacterium(state, "hydrothermal_vent", "green", "green", mutations="conjugation_pilus")
    phase(state, "assignment")
    assert asked(state) == ("green", "A2")
    player_order(state, "blue green red yellow")
    phase(state, "assignment")
    assert asked(state) == ("blue", "A2")


@pytest.mark.rule("genesis", "A6b")
def test_a_foreign_gene_shares_the_wantonness_of_its_host() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "green blue", "blue", mutations="plasmid")
    assert [state.wantonness(2), state.wantonness(3)] == [1, 1]


@pytest.mark.rule("genesis", "A6b", "A4")
def test_the_wanton_first_player_leads_darwin_rolls_too() -> None:
    state = table("green", "blue")
    bacterium(state, "hydrothermal_vent", "green", "green")
    bacterium(state, "clay_mound", "blue", "blue", mutations="plasmid")
    dice(state, 2, 3, 4, 4, 2, 3, 4)
    phase(state, "darwin")
    assert asked(state) == ("blue", "A6b")
    do(state, "accept")
    rolls = [entry for entry in state.journal or [] if entry.what == "log-darwin-roll"]
    assert [COLOURS[entry.who] for entry in rolls] == ["blue", "green"]


@pytest.mark.rule("genesis", "A6c")
def test_a_parasite_rolls_right_after_its_host() -> None:
    state = table("green", "blue", order="blue green red yellow")
    bacterium(state, "hydrothermal_vent", "green", "green", mutations="ribosome_rna")
    bacterium(state, "clay_mound", "blue", "blue")
    parasite(state, "viroid", "hydrothermal_vent", "blue", steals="ribosome_rna")
    dice(state, *[2, 3, 4] * 4)
    phase(state, "darwin")
    while not state.over():
        do(state, offers(state)[-1])
    rolls = [entry.a for entry in state.journal or [] if entry.what == "log-darwin-roll"]
    assert rolls == [5, 3, 19]


@pytest.mark.rule("genesis", "A6d")
def test_a_player_may_do_nothing_in_the_assignment_phase() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond")
    rows(state, "continent")
    assign(state, "green")
    do(state, "done")
    assert bionts_at(state, "warm_pond") == ""
    assert state.over()


@pytest.mark.rule("genesis", "A5", "A6d")
def test_a_player_may_do_nothing_in_the_purchase_phase() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "green")
    catalysts(state, "green", "red yellow green blue")
    rows(state, "continent")
    phase(state, "purchase")
    while not state.over():
        assert "word:done" in offers(state)
        do(state, "done")
    assert state.mutation_count(15) == 0


@pytest.mark.rule("genesis", "A1c")
def test_icons_take_effect_from_left_to_right_the_aftershock_first() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red red green")
    event(state, "late_heavy_bombardment", "supercontinent_ur")
    strikes = [text for text in told(state) if text in ("log-heat", "log-uv", "log-refugium", "log-warming")]
    assert strikes == ["log-heat", "log-uv", "log-warming", "log-refugium", "log-refugium", "log-uv"]


@pytest.mark.rule("genesis", "A6b")
def test_a_phase_in_which_order_does_not_matter_asks_nobody() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue", "blue")
    mutate(state, "clay_mound", "plasmid")
    player_order(state, "green blue red yellow")
    event(state, "mars_paleo_ocean")
    assert state.over()
    phase(state, "autocatalytic")
    assert state.over()

"""H6: trophic levels. Numbers in names are those of the worked examples."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    any_of,
    asked,
    bionts_at,
    catalysts,
    cubes,
    do,
    macroorganism,
    offers,
    parasite,
    phase,
    place,
    pool,
    refused,
    table,
    told,
)

from phylarium.games.genesis.rules.names import MACROORGANISMS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import TROPHY_OF


def levels(state: Genesis) -> dict[str, int]:
    return {MACROORGANISMS[m]: state.level[m] for m in range(8) if 0 <= state.macro_at[m] < TROPHY_OF}


def pass_all(state: Genesis) -> None:
    """Nobody buys anything or goes ashore."""
    while not state.over():
        do(state, "decline" if "word:decline" in offers(state) else "done")


@pytest.mark.rule("genesis", "H6", "H6a", "H6b", "H4e", "H5c")
def test_the_lowest_metabolic_rate_is_the_plant() -> None:
    state = table("green", "blue")
    macroorganism(state, "arrow_worms", "clay_mound", "blue", level="plant")
    macroorganism(state, "seaweed", "warm_pond", "green", level="carnivore")
    macroorganism(state, "dickinsonia", "alkaline_seep", "green", level="herbivore")
    phase(state, "purchase")
    pass_all(state)
    assert levels(state) == {"seaweed": 0, "dickinsonia": 1, "arrow_worms": 2}


@pytest.mark.rule("genesis", "H6a")
def test_ties_are_rolled_for_and_a_settled_order_stays_until_something_changes() -> None:
    seen = set()
    for seed in range(12):
        state = table("green", "blue", seed=f"tie {seed}")
        macroorganism(state, "flatworms", "clay_mound", "blue")
        macroorganism(state, "lamp_shells", "warm_pond", "green")
        phase(state, "purchase")
        pass_all(state)
        first = levels(state)
        seen.add(first["flatworms"])
        assert sorted(first.values()) == [0, 1]
        draws = state.rng.counter
        phase(state, "purchase")
        pass_all(state)
        assert levels(state) == first
        assert state.rng.counter == draws
    assert seen == {0, 1}


@pytest.mark.rule("genesis", "H6a", "H6")
def test_sea_and_land_have_levels_of_their_own() -> None:
    state = table("green", "blue")
    macroorganism(state, "arrow_worms", "clay_mound", "blue")
    macroorganism(state, "seaweed", "warm_pond", "green", land=True)
    phase(state, "purchase")
    pass_all(state)
    assert levels(state) == {"seaweed": 0, "arrow_worms": 0}


def crowded() -> Genesis:
    """Example 44: seaweed, dickinsonia, arrow worm and a new sea star with a yellow trophic biont and a kidney."""
    state = table("green", "blue", "yellow", "red")
    macroorganism(state, "seaweed", "warm_pond", "green")
    macroorganism(state, "dickinsonia", "alkaline_seep", "blue")
    macroorganism(state, "arrow_worms", "clay_mound", "red")
    macroorganism(state, "sea_stars", "pumice_raft", "yellow", "kidney")
    for player in ("green", "blue", "yellow", "red"):
        catalysts(state, player, "")
    return state


@pytest.mark.rule("genesis", "H6b")
def test_example_44_metabolic_rates() -> None:
    state = crowded()
    rates = [state.metabolic_rate(place(name)) for name in ("warm_pond", "alkaline_seep", "pumice_raft")]
    assert rates == [0, 1, 5]
    # The arrow worm of the example has a trophic biont that is neither red nor yellow; here it is red.
    assert state.metabolic_rate(place("clay_mound")) == 4


@pytest.mark.rule("genesis", "H6c")
def test_example_44_dickinsonia_pays_for_its_three_organs_and_lands() -> None:
    state = crowded()
    catalysts(state, "blue", "green green blue")
    phase(state, "purchase")
    do(state, "done")
    assert asked(state) == ("blue", "H6c")
    assert offers(state) == ["word:landfall", "word:decline"]
    do(state, "landfall")
    assert state.landed[4] == 1
    assert pool(state, "blue") == ""
    assert alive(state, "warm_pond")
    assert levels(state) == {"seaweed": 0, "arrow_worms": 1, "sea_stars": 2, "dickinsonia": 0}


@pytest.mark.rule("genesis", "H6d", "G.extinction-macro")
def test_example_44_if_nobody_lands_the_seaweed_starves() -> None:
    state = crowded()
    phase(state, "purchase")
    assert state.over()
    assert state.macro_of[15] == -1
    assert alive(state, "warm_pond")
    assert cubes(state, "warm_pond") == "green green green blue"
    assert state.macro_at[0] == TROPHY_OF + 2
    assert "log-starved" in told(state)


@pytest.mark.rule("genesis", "H6c", "Hc")
def test_two_of_a_colour_pay_for_one_and_no_payment_may_spoil_the_landing() -> None:
    state = crowded()
    catalysts(state, "blue", "green green blue blue")
    phase(state, "purchase")
    do(state, "done", "landfall")
    # Two greens and a blue are needed: paying a green organ with two blues would leave none for the blue one.
    assert state.landed[4] == 1
    assert pool(state, "blue") == "blue"


@pytest.mark.rule("genesis", "H6c", "H5e")
def test_stolen_organs_count_in_an_emergency() -> None:
    state = table("green", "blue", "red")
    macroorganism(state, "seaweed", "warm_pond", "green", "leaves")
    macroorganism(state, "dickinsonia", "alkaline_seep", "blue")
    macroorganism(state, "arrow_worms", "clay_mound", "blue")
    macroorganism(state, "sea_stars", "pumice_raft", "blue")
    parasite(state, "prion", "warm_pond", steals="leaves")
    for player in ("green", "blue", "red"):
        catalysts(state, player, "")
    catalysts(state, "green", "blue blue")
    phase(state, "purchase")
    while asked(state)[1] != "H6c":
        do(state, "done")
    assert asked(state) == ("green", "H6c")
    do(state, "landfall")
    assert state.landed[0] == 1
    assert bionts_at(state, "warm_pond") == "red green"


@pytest.mark.rule("genesis", "H6c", "Hg")
def test_an_endosymbiont_contributes_what_the_owner_lacks() -> None:
    state = table("green", "blue", "red")
    macroorganism(state, "seaweed", "warm_pond", "green red", "leaves oogonium")
    macroorganism(state, "dickinsonia", "alkaline_seep", "blue")
    macroorganism(state, "arrow_worms", "clay_mound", "blue")
    macroorganism(state, "sea_stars", "pumice_raft", "blue")
    catalysts(state, "green", "")
    catalysts(state, "blue", "")
    catalysts(state, "red", "blue yellow")
    phase(state, "purchase")
    while asked(state)[1] != "H6c":
        do(state, "done")
    assert asked(state) == ("red", "H6c")
    assert any_of(offers(state), "donate") == ["donate:yellow", "donate:blue"]
    assert refused(state, "donate:red") == ("refused-donation", "Hg")
    do(state, "donate:blue")
    assert asked(state) == ("green", "H6c")
    do(state, "landfall")
    assert state.landed[0] == 1
    assert pool(state, "red") == "yellow"


@pytest.mark.rule("genesis", "H6d")
def test_a_fourth_on_land_starves_the_slowest() -> None:
    state = table("green", "blue")
    macroorganism(state, "seaweed", "warm_pond", "green", land=True)
    macroorganism(state, "dickinsonia", "alkaline_seep", "blue", land=True)
    macroorganism(state, "arrow_worms", "clay_mound", "blue", land=True)
    macroorganism(state, "sea_stars", "pumice_raft", "blue", land=True)
    catalysts(state, "green", "")
    catalysts(state, "blue", "")
    phase(state, "purchase")
    assert state.over()
    assert state.macro_of[15] == -1
    assert refused(state, "landfall")[0] == "refused-game-over"

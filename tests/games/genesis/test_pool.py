"""B: the tableau, cubes, disks and bionts."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    assign,
    bacterium,
    bionts_at,
    catalysts,
    cubes,
    dice,
    do,
    event,
    macroorganism,
    offers,
    parasite,
    phase,
    place,
    pool,
    refugium,
    refused,
    rows,
    sound,
    table,
    told,
)

from phylarium.games.genesis.rules.atrophy import atrophy, lose_biont
from phylarium.games.genesis.rules.pool import biosynthesise, take


@pytest.mark.rule("genesis", "B3b")
@pytest.mark.parametrize(("colours", "limit"), [("red green", 6), ("red green blue", 4), ("red yellow green blue", 3)])
def test_example_1_a_pool_holds_twelve_disks_of_a_colour_divided_by_the_players(colours: str, limit: int) -> None:
    state = table(*colours.split())
    assert state.pool_limit() == limit
    catalysts(state, "red", "")
    assert take(state, 0, 0, limit + 2) == 2
    assert pool(state, "red") == " ".join(["red"] * limit)
    sound(state)


@pytest.mark.rule("genesis", "B3b", "C1")
def test_the_solitaire_player_has_the_limit_of_two_players() -> None:
    assert table("red", "green", alone=True).pool_limit() == 6


@pytest.mark.rule("genesis", "B3c")
def test_for_every_full_two_that_do_not_fit_one_of_another_colour() -> None:
    state = table("red", "green")
    catalysts(state, "red", "blue blue blue blue blue green")
    # One fits, five do not: two substitutes.
    biosynthesise(state, 0, 3, 6, "G2")
    state.run()
    assert "colour:blue" not in offers(state)
    assert refused(state, "colour:blue") == ("refused-pool-full", "B3b")
    do(state, "colour:red", "colour:green")
    assert state.over()
    assert pool(state, "red") == "red green green blue blue blue blue blue blue"


@pytest.mark.rule("genesis", "B3c")
def test_a_single_one_that_does_not_fit_is_lost() -> None:
    state = table("red", "green")
    catalysts(state, "red", "blue blue blue blue blue blue")
    biosynthesise(state, 0, 3, 1, "G2")
    state.run()
    assert state.over()
    assert pool(state, "red") == "blue blue blue blue blue blue"


@pytest.mark.rule("genesis", "B3", "B3a", "B1b")
def test_a_parasite_uses_the_pool_of_the_tableau_it_resides_in() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "green", mutations="ribosome_rna quorum_sensing")
    parasite(state, "viroid", "warm_pond", "blue", steals="ribosome_rna", mutations="rna_ribozyme")
    hyper = parasite(state, "intein", "viroid", "red", steals="rna_ribozyme")
    assert state.tableau(place("viroid")) == 2
    assert state.tableau(hyper) == 2
    assert state.home_row(hyper) == 3


@pytest.mark.rule("genesis", "B2", "B2a", "B3d")
def test_cubes_and_disks_never_run_out() -> None:
    state = table("red", "green")
    for name in ("warm_pond", "clay_mound", "hydrothermal_vent", "pumice_raft"):
        bacterium(state, name, "green", "blue blue blue blue blue")
    bacterium(state, "zeolite_lagoon", "red", "blue")
    # Twenty-one blue cubes are out, sixteen are in the box: substitutes serve.
    sound(state)
    atrophy(state, place("clay_mound"), 2, 0, "D5")
    state.run()
    assert state.cubes[place("clay_mound") * 4 + 3] == 3
    sound(state)


@pytest.mark.rule("genesis", "B4")
@pytest.mark.parametrize(("colours", "count"), [("red green", 4), ("red green blue", 4), ("red yellow green blue", 3)])
def test_bionts_by_the_number_of_players(colours: str, count: int) -> None:
    state = table(*colours.split())
    assert bionts_at(state, "pool").split().count("red") == count


@pytest.mark.rule("genesis", "B4", "E2a")
def test_any_number_of_bionts_may_be_in_organisms_but_one_in_refugia() -> None:
    state = table("red", "green")
    bacterium(state, "clay_mound", "red red red", "blue")
    refugium(state, "warm_pond")
    rows(state, "continent")
    assign(state, "red")
    do(state, "settle:warm_pond")
    sound(state)
    assert bionts_at(state, "warm_pond") == "red"


@pytest.mark.rule("genesis", "B4a")
def test_a_biont_lost_to_manna_death_is_compensated() -> None:
    state = table("green", "blue")
    catalysts(state, "green")
    refugium(state, "deep_hot_biosphere", "green")
    dice(state, 3, 5)
    phase(state, "autocatalytic")
    assert bionts_at(state, "deep_hot_biosphere") == ""
    assert pool(state, "green") == "green"


@pytest.mark.rule("genesis", "B4a", "G.atrophy", "G.extinction-micro")
def test_bionts_lost_to_atrophy_and_extinction_are_compensated() -> None:
    state = table("green", "blue")
    catalysts(state, "green")
    catalysts(state, "blue")
    bacterium(state, "warm_pond", "green", mutations="ribosome_rna")
    parasite(state, "viroid", "warm_pond", "blue", steals="ribosome_rna")
    atrophy(state, place("warm_pond"), 1, 0, "D5")
    state.run()
    assert pool(state, "green") == "green"
    # The parasite went with its host.
    assert pool(state, "blue") == "blue"
    sound(state)


@pytest.mark.rule("genesis", "B4a", "B3b")
def test_compensation_respects_the_limit_of_the_pool() -> None:
    state = table("green", "blue")
    catalysts(state, "green", "green green green green green green")
    bacterium(state, "warm_pond", "green green", "red")
    lose_biont(state, place("warm_pond"), 2, True)
    assert pool(state, "green").split().count("green") == 6
    assert "log-compensation" not in told(state)
    sound(state)


@pytest.mark.rule("genesis", "B4b", "E6")
def test_a_biont_moved_to_the_pool_by_hgt_is_not_compensated() -> None:
    state = table("green", "blue")
    catalysts(state, "green")
    bacterium(state, "warm_pond", "green green", "red", mutations="plasmid")
    rows(state, "continent")
    assign(state, "green")
    do(state, "move:warm_pond", "to-pool")
    assert pool(state, "green") == ""


@pytest.mark.rule("genesis", "B4b", "G.extinction-macro")
def test_a_lost_trophic_biont_lives_on_in_the_bacterium_uncompensated() -> None:
    state = table("green", "blue")
    catalysts(state, "green")
    macroorganism(state, "flatworms", "warm_pond", "green")
    atrophy(state, place("warm_pond"), 1, 0, "D5")
    state.run()
    assert pool(state, "green") == ""
    assert bionts_at(state, "warm_pond") == "green"
    assert cubes(state, "warm_pond") == "red red yellow green blue"
    sound(state)


@pytest.mark.rule("genesis", "B1", "B1a")
def test_a_fifth_organism_is_refused() -> None:
    state = table("green", "blue", "red")
    for name in ("warm_pond", "clay_mound", "pumice_raft"):
        bacterium(state, name, "green", "red")
    bacterium(state, "hydrothermal_vent", "blue", "blue", mutations="tmrna plasmid")
    rows(state, "ocean")
    assign(state, "green")
    assert "face:salmonella" in offers(state)
    state = table("green", "blue")
    for name in ("warm_pond", "clay_mound", "pumice_raft"):
        bacterium(state, name, "green", "red")
    bacterium(state, "hydrothermal_vent", "blue", "blue", mutations="tmrna")
    bacterium(state, "zeolite_lagoon", "blue green", "red")
    lose_biont(state, place("zeolite_lagoon"), 3, False)
    rows(state, "ocean")
    assert state.organism_count(2) == 4
    assign(state, "green")
    assert refused(state, "face:salmonella") == ("refused-four-organisms", "B1a")


@pytest.mark.rule("genesis", "B1c")
def test_nobody_has_a_hand() -> None:
    state = table("red", "green", "blue")
    event(state, "mars_paleo_ocean")
    # All that differs between what two players see is votes, and there is none.
    first, second = state.masked(0), state.masked(1)
    for field in state.game().fields:
        assert getattr(first, field.name) == getattr(second, field.name)

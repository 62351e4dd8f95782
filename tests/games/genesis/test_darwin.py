"""G: Darwin rolls. Numbers in names are those of the worked examples."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    asked,
    bacterium,
    catalysts,
    chromosomes,
    dice,
    dice_left,
    diseased,
    do,
    macroorganism,
    mutations,
    offers,
    parasite,
    phase,
    pool,
    refused,
    rows,
    table,
    told,
    top,
    trophy_of,
)

from phylarium.games.genesis.rules.state import Genesis


def roll(state: Genesis, *faces: int) -> None:
    """The Darwin phase with these dice."""
    dice(state, *faces)
    phase(state, "darwin")


# --- who rolls what ----------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "Ga", "A4")
def test_example_33_dice_of_a_bacterium_and_of_a_parasite() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green blue", "red", "rna_ribozyme mrna")
    roll(state, 1, 2, 3, 4, 4, 3, 2)
    assert dice_left(state) == []
    state = table("green", "blue")
    bacterium(state, "clay_mound", "green", "", "rna_ribozyme quorum_sensing")
    where = parasite(state, "viroid", "clay_mound", mutations="hox_genes", steals="quorum_sensing")
    assert state.dice_of(where) == 5
    # The host rolls for its biont and its one healthy cube.
    assert state.dice_of(5) == 3


@pytest.mark.rule("genesis", "G", "A6c", "A4")
def test_players_in_order_choose_among_theirs_and_a_parasite_follows_its_host() -> None:
    state = table("green", "blue", order="blue green red yellow")
    bacterium(state, "warm_pond", "green")
    bacterium(state, "clay_mound", "green", "blue blue", "quorum_sensing")
    bacterium(state, "alkaline_seep", "blue", "blue blue")
    parasite(state, "viroid", "clay_mound", steals="quorum_sensing")
    dice(state, 2, 3, 2, 3, 1, 1, 2, 3, 2, 3, 4, 2, 3, 2, 3)
    phase(state, "darwin")
    assert asked(state) == ("green", "G")
    assert offers(state) == ["organism:clay_mound", "organism:warm_pond"]
    assert refused(state, "organism:parasite-blue") == ("refused-parasite-follows", "A6c")
    assert refused(state, "organism:alkaline_seep") == ("refused-not-your-organism", "G")
    do(state, "organism:clay_mound")
    while not state.over():
        do(state, "keep")
    assert state.journal is not None
    assert [entry.a for entry in state.journal if entry.what == "log-darwin-roll"] == [7, 5, 19, 15]


@pytest.mark.rule("genesis", "G", "A6c", "H3")
def test_a_macroorganism_does_not_roll_but_its_parasite_does() -> None:
    state = table("green", "blue")
    macroorganism(state, "trilobites", "clay_mound", "green", "chitin_cuticle")
    parasite(state, "virus", "clay_mound", steals="chitin_cuticle")
    roll(state, 1, 2, 3)
    assert state.journal is not None
    assert [entry.a for entry in state.journal if entry.what == "log-darwin-roll"] == [19]


@pytest.mark.rule("genesis", "G", "E6c")
def test_a_bacterium_that_changes_hands_does_not_roll_again() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green blue")
    roll(state, 5, 6, 3, 4)
    # One of two errors is shielded by blue's biont; green gives up its own.
    do(state, "biont:green")
    assert state.owner[15] == 3
    assert state.over()
    assert told(state).count("log-darwin-roll") == 1


# --- specificity ---------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "G1", "A4a")
def test_example_34_two_dice_are_rolled_once_more() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "blue yellow yellow")
    roll(state, 1, 2, 3, 4, 6, 3, 4)
    assert asked(state) == ("red", "G1")
    assert offers(state) == ["word:keep", "die:1", "die:2", "die:3", "die:4", "die:6"]
    assert refused(state, "die:5") == ("refused-no-such-die", "G1")
    do(state, "die:6", "die:4")
    assert state.dice == [0, 1, 1, 2, 1, 0, 0]
    assert dice_left(state) == []


@pytest.mark.rule("genesis", "G1")
def test_fewer_dice_or_none_may_be_rolled_again_and_without_yellow_none() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "blue yellow yellow")
    roll(state, 1, 2, 3, 4, 6, 2)
    do(state, "die:6", "reroll")
    assert state.dice == [0, 1, 2, 1, 1, 0, 0]
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "blue yellow")
    roll(state, 1, 2, 3, 4)
    do(state, "keep")
    assert state.dice == [0, 1, 1, 1, 1, 0, 0]
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "blue")
    roll(state, 1, 2, 3)
    assert state.over()


# --- biosynthesis --------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "G2", "G2a", "A4b", "B3a")
def test_example_35_protein_dice_and_triples_make_disks_of_the_placard() -> None:
    state = table("red", "green")
    bacterium(state, "uv_irradiated_ocean", "red", "", "ribosome_rna mrna calvin_cycle")
    catalysts(state, "red", "")
    roll(state, 1, 2, 2, 2, 2)
    assert pool(state, "red") == "blue blue blue"
    state = table("red", "green")
    bacterium(state, "uv_irradiated_ocean", "red", "", "ribosome_rna mrna calvin_cycle")
    catalysts(state, "red", "")
    roll(state, 1, 1, 1, 4, 5)
    assert pool(state, "red") == "blue blue blue blue blue blue"


@pytest.mark.rule("genesis", "G2")
def test_without_red_only_triples_pay_and_six_alike_are_two_triples() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "blue blue blue blue")
    catalysts(state, "green", "")
    roll(state, 1, 1, 1, 1, 1, 1)
    assert pool(state, "green") == "green green"
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "blue")
    catalysts(state, "green", "")
    roll(state, 1, 1, 2)
    assert pool(state, "green") == ""


@pytest.mark.rule("genesis", "G2a", "B3a")
def test_a_parasite_makes_its_own_colour_for_its_hosts_pool() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "blue blue blue", "cytochromes ribosome_rna")
    parasite(state, "viroid", "warm_pond", steals="ribosome_rna")
    catalysts(state, "green", "")
    catalysts(state, "blue", "")
    roll(state, 2, 3, 2, 3, 4, 4, 1, 2, 3)
    do(state, "keep")
    assert pool(state, "green") == "blue"
    assert pool(state, "blue") == ""


# --- errors ------------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "G3", "A4c", "G.atrophied-diseased")
def test_example_36_salmonella_loses_its_cube_and_the_host_its_mutation() -> None:
    state = table("blue", "green")
    bacterium(state, "clay_mound", "blue", "blue blue", "mrna")
    parasite(state, "salmonella", "clay_mound", steals="mrna")
    roll(state, 1, 2, 3, 4, 1, 5, 5)
    assert diseased(state, "salmonella") == ""
    assert mutations(state, "clay_mound") == []
    assert alive(state, "salmonella")


@pytest.mark.rule("genesis", "G3", "A4d", "G.extinction-micro", "B4a")
def test_example_37_the_lone_biont_without_heredity_is_extinct_and_a_trophy() -> None:
    state = table("green", "blue")
    bacterium(state, "green_rust_fumarole", "green")
    catalysts(state, "green", "")
    roll(state, 5, 6)
    assert not alive(state, "green_rust_fumarole")
    assert trophy_of(state, "green_rust_fumarole") == "green"
    assert pool(state, "green") == "green"


@pytest.mark.rule("genesis", "G3")
def test_as_many_errors_as_blue_chromosomes_do_no_harm() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "blue blue red")
    roll(state, 5, 6, 2, 3, 4)
    assert chromosomes(state, "warm_pond") == "red green blue blue"
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "blue blue red")
    roll(state, 5, 6, 5, 3, 4)
    assert asked(state) == ("green", "G.atrophy")


@pytest.mark.rule("genesis", "G3a")
def test_with_dna_a_five_is_no_error() -> None:
    for mutation, harm in (("helicase", False), ("tmrna", True)):
        state = table("green", "blue")
        bacterium(state, "warm_pond", "green", "", mutation)
        roll(state, *([5, 5, 5, 5] if mutation == "helicase" else [5, 5, 5]))
        if mutation == "helicase":
            do(state, "keep")
        assert ("log-atrophy" in told(state)) is harm


@pytest.mark.rule("genesis", "G3a")
def test_dna_is_no_error_shield() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "", "pyrenoid")
    roll(state, 6, 2, 3, 4)
    assert "log-atrophy" in told(state)


@pytest.mark.rule("genesis", "G3b", "C4")
def test_in_the_macro_variant_only_sixes_are_errors_and_dna_shields() -> None:
    state = table("green", "blue", macro_variant=True)
    bacterium(state, "warm_pond", "green")
    roll(state, 5, 5)
    assert alive(state, "warm_pond")
    assert "log-atrophy" not in told(state)
    state = table("green", "blue", macro_variant=True)
    bacterium(state, "warm_pond", "green", "", "pyrenoid")
    roll(state, 6, 2, 3, 4)
    assert "log-atrophy" not in told(state)


# --- crystal catastrophe -------------------------------------------------------------------------------


def crystal(*colours: str) -> Genesis:
    return table(*colours, crystal=True)


@pytest.mark.rule("genesis", "G4", "G4b", "Gb")
def test_a_mutation_cancels_one_error_and_the_second_strikes_it() -> None:
    state = crystal("green", "blue")
    bacterium(state, "warm_pond", "green")
    rows(state, "continent")
    top(state, "continent", "calvin_cycle")
    catalysts(state, "green", "green")
    roll(state, 5, 6)
    assert asked(state) == ("green", "G4")
    assert offers(state) == ["buy:calvin_cycle", "word:decline"]
    do(state, "buy:calvin_cycle")
    # The second error takes the new mutation at once.
    assert mutations(state, "warm_pond") == []
    assert alive(state, "warm_pond")
    assert state.bought[15 * 8 + 2] == 1


@pytest.mark.rule("genesis", "G4")
def test_a_blue_mutation_shields_the_other_error_and_declining_costs_all() -> None:
    for answer, left in (("buy:mrna", ["mrna"]), ("decline", [])):
        state = crystal("green", "blue")
        bacterium(state, "warm_pond", "green", "red red")
        rows(state, "continent")
        top(state, "continent", "mrna")
        catalysts(state, "green", "blue")
        roll(state, 5, 6, 2, 3)
        do(state, answer)
        assert mutations(state, "warm_pond") == left
        if answer == "decline":
            assert chromosomes(state, "warm_pond") == "green"


@pytest.mark.rule("genesis", "G4")
def test_no_mutations_are_bought_in_phase_five() -> None:
    state = crystal("green", "blue")
    bacterium(state, "warm_pond", "green", "red red red", "rna_polymerase")
    parasite(state, "virus", "warm_pond", steals="rna_polymerase")
    rows(state, "continent")
    top(state, "continent", "mrna")
    catalysts(state, "green", "red blue green")
    phase(state, "purchase")
    assert refused(state, "buy:mrna") == ("refused-crystal", "G4")


@pytest.mark.rule("genesis", "G4a")
def test_fission_cancels_two_errors() -> None:
    for fissile in (True, False):
        state = crystal("green", "blue")
        bacterium(state, "warm_pond", "green", "red red", "mitochondria")
        # Mitochondria that were bought in this turn are of no use yet.
        state.fissile = 1 << 15 if fissile else 0
        rows(state, "continent")
        top(state, "continent", "ribosome_rna")
        top(state, "continent", "calvin_cycle")
        catalysts(state, "green", "green red")
        roll(state, 5, 6, 5, 3, 3)
        do(state, "keep", "buy:calvin_cycle")
        assert (asked(state)[1] == "G4") is fissile


@pytest.mark.rule("genesis", "G4", "G4b")
def test_a_second_biont_cancels_no_second_error() -> None:
    state = crystal("green", "blue")
    bacterium(state, "warm_pond", "green green", "red")
    rows(state, "continent")
    top(state, "continent", "ribosome_rna")
    top(state, "continent", "calvin_cycle")
    catalysts(state, "green", "green red")
    roll(state, 5, 6, 5, 3, 3)
    do(state, "buy:calvin_cycle")
    # Two errors strike: the new cube and the old one.
    assert state.over()
    assert chromosomes(state, "warm_pond") == "green green"


@pytest.mark.rule("genesis", "G4")
def test_sex_roils_a_deck_before_the_error_is_bought_off() -> None:
    state = crystal("green", "blue")
    bacterium(state, "warm_pond", "green", "", "mrna")
    rows(state, "continent")
    top(state, "continent", "calvin_cycle")
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "green")
    roll(state, 5, 6, 2)
    assert "roil:continent" in offers(state)
    do(state, "roil:continent")
    assert "buy:calvin_cycle" in offers(state)
    assert "roil:continent" not in offers(state)


# --- NPCs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "C1e")
def test_a_parasite_that_nobody_plays_rolls_errors_again_sixes_first() -> None:
    state = table("green", "blue", alone=True)
    bacterium(state, "warm_pond", "green", "blue blue blue", "cytochromes")
    where = parasite(state, "intein", "warm_pond", "npc-red", steals="cytochromes")
    # The host rolls five dice without harm. The parasite has one biont and one yellow cube: of 5, 6 and 2 the six
    # is rolled again, and becomes a 3; the 5 stays an error.
    dice(state, 2, 3, 2, 3, 4, 5, 6, 2, 3)
    phase(state, "darwin")
    assert state.rolled == where
    assert state.dice == [0, 0, 1, 1, 0, 1, 0]
    assert dice_left(state) == []

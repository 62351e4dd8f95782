"""E3, E4: parasites, hyperparasites and supplanting."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    any_of,
    asked,
    assign,
    bacterium,
    bionts_at,
    catalysts,
    chromosomes,
    cubes,
    diseased,
    do,
    macroorganism,
    mutations,
    offers,
    organs_of,
    parasite,
    place,
    pool,
    refugium,
    refused,
    rows,
    sound,
    table,
    told,
)

from phylarium.games.genesis.rules.atrophy import return_diseased
from phylarium.games.genesis.rules.names import UV_SHIELD


@pytest.mark.rule("genesis", "E3", "A2b")
def test_example_j8_salmonella_seizes_both_cubes_of_a_helicase() -> None:
    state = table("green", "blue")
    bacterium(state, "mars_paleo_ocean", "blue", "red yellow green blue", mutations="helicase")
    rows(state, "cosmic", "coastal")
    assign(state, "green")
    do(state, "face:salmonella", "mutation:tmrna", "plus:tmrna", "done")
    assert diseased(state, "salmonella") == "blue yellow"
    assert bionts_at(state, "salmonella") == "green"
    assert state.host[place("salmonella")] == place("mars_paleo_ocean")
    assert mutations(state, "mars_paleo_ocean") == ["helicase"]


@pytest.mark.rule("genesis", "E3")
def test_either_side_of_the_card_may_be_played_with_one_or_two_bionts() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue", "red", mutations="helicase")
    rows(state, "ocean")
    assign(state, "green")
    assert any_of(offers(state), "face") == ["face:salmonella", "face:cyanobacteria"]
    do(state, "face:cyanobacteria")
    assert asked(state) == ("green", "E3")
    do(state, "from-pool")
    assert bionts_at(state, "cyanobacteria") == "green green"


@pytest.mark.rule("genesis", "E3a")
def test_the_biont_comes_from_the_pool_or_an_active_refugium_or_by_hgt() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue", "red", mutations="helicase")
    bacterium(state, "hydrothermal_vent", "green green", "red", mutations="plasmid")
    refugium(state, "green_rust_fumarole", "green")
    refugium(state, "warm_pond", lost="green red")
    rows(state, "ocean")
    assign(state, "green")
    do(state, "face:salmonella")
    assert sorted(offers(state)) == ["move:green_rust_fumarole", "move:hydrothermal_vent", "word:from-pool"]
    do(state, "move:hydrothermal_vent")
    assert state.hgt_used[2] == 1
    assert bionts_at(state, "hydrothermal_vent") == "green"
    sound(state)


@pytest.mark.rule("genesis", "E3b")
def test_a_host_is_in_a_foreign_tableau_and_within_reach() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "red", mutations="mrna")
    bacterium(state, "clay_mound", "blue", "red", mutations="tmrna")
    bacterium(state, "pumice_raft", "red", "red", mutations="trna")
    bacterium(state, "zeolite_lagoon", "red", "red", mutations="calvin_cycle")
    refugium(state, "mars_paleo_ocean")
    rows(state, "ocean", "coastal", "cosmic")
    assign(state, "green")
    do(state, "face:salmonella")
    assert offers(state) == ["organism:clay_mound", "organism:pumice_raft"]
    assert refused(state, "organism:warm_pond") == ("refused-own-tableau", "E3b")
    assert refused(state, "organism:zeolite_lagoon") == ("refused-nothing-to-steal", "E3c")
    rows(state, "cosmic", "coastal")
    assign(state, "green")
    do(state, "face:salmonella")
    # The only host left is taken unasked.
    assert state.host[place("salmonella")] == place("pumice_raft")


@pytest.mark.rule("genesis", "E3b")
def test_a_biont_in_the_row_makes_a_host_reachable() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue", "red", mutations="tmrna")
    refugium(state, "green_rust_fumarole")
    rows(state)
    assign(state, "green")
    assert state.over()
    refugium(state, "hydrothermal_vent", "green")
    assign(state, "green")
    assert "face:salmonella" in offers(state)


@pytest.mark.rule("genesis", "E3c")
def test_at_least_one_cube_must_be_stolen_and_the_second_may_be_left() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue", "red", mutations="tmrna quorum_sensing")
    rows(state, "ocean")
    assign(state, "green")
    do(state, "face:salmonella")
    assert offers(state) == ["mutation:tmrna", "word:decline"]
    do(state, "decline")
    # The blue one was left, so the yellow one is taken unasked.
    assert diseased(state, "salmonella") == "yellow"
    assert mutations(state, "clay_mound") == ["quorum_sensing", "tmrna"]


@pytest.mark.rule("genesis", "E3c")
def test_cubes_of_the_placard_are_not_stolen() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue", "yellow blue", mutations="calvin_cycle")
    refugium(state, "hydrothermal_vent")
    rows(state, "ocean")
    assign(state, "green")
    assert refused(state, "face:salmonella") == ("refused-no-host", "E3b")


@pytest.mark.rule("genesis", "E3d", "B1a")
def test_a_hyperparasite_takes_mutation_cubes_of_a_parasite_even_in_its_own_tableau() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red", mutations="rna_polymerase")
    parasite(state, "viroid", "warm_pond", "blue", steals="rna_polymerase", mutations="mrna")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:salmonella", "done")
    assert state.host[place("salmonella")] == place("viroid")
    assert diseased(state, "salmonella") == "blue"
    # Not the diseased cube of the viroid, which is red in a slot of cyanobacteria's colour.
    assert diseased(state, "viroid") == "red"


@pytest.mark.rule("genesis", "E3d")
def test_a_hyperparasite_does_not_take_diseased_cubes() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red", mutations="rna_polymerase")
    parasite(state, "viroid", "warm_pond", "blue", steals="rna_polymerase")
    refugium(state, "geothermal_zinc")
    rows(state, "continent")
    assign(state, "green")
    assert refused(state, "face:cyanobacteria") == ("refused-no-host", "E3b")


@pytest.mark.rule("genesis", "E3a", "E3d", "E3h")
def test_a_hyperparasite_takes_no_biont_without_which_its_host_would_die() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red", mutations="plasmid rna_polymerase")
    bacterium(state, "pumice_raft", "green green", "red")
    refugium(state, "geothermal_zinc", "green")
    parasite(state, "viroid", "warm_pond", steals="rna_polymerase", mutations="trna")
    rows(state, "ocean")
    assign(state, "green")
    # The viroid lives on the warm pond's bacteria, and they on a single biont; the trapped one cannot come.
    do(state, "face:salmonella")
    assert alive(state, "warm_pond")
    assert bionts_at(state, "pumice_raft") == "green"
    assert bionts_at(state, "parasite-green") == "green"


@pytest.mark.rule("genesis", "E3e")
def test_the_cube_of_an_organ_is_stolen_and_its_ability_with_it() -> None:
    state = table("red", "green")
    where = macroorganism(state, "trilobites", "warm_pond", "green", organs="chitin_cuticle")
    assert state.has(where, UV_SHIELD)
    rows(state, "ocean")
    assign(state, "red")
    do(state, "face:prion", "done")
    assert organs_of(state, "warm_pond") == []
    assert diseased(state, "prion") == "green"
    assert not state.has(where, UV_SHIELD)


@pytest.mark.rule("genesis", "E3f", "H1d")
def test_a_polluting_parasite_pollutes_when_it_attaches() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue", "yellow", mutations="tmrna")
    rows(state, "ocean")
    assign(state, "green")
    do(state, "face:cyanobacteria", "done")
    # Its green biont makes an extremity of one; the host has no shield and loses a cube.
    assert "log-pollution" in told(state)
    assert cubes(state, "clay_mound") == ""


@pytest.mark.rule("genesis", "E3g")
def test_a_parasite_is_its_players_although_it_resides_in_a_foreign_tableau() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue", "yellow", mutations="tmrna")
    where = parasite(state, "salmonella", "clay_mound", "green", steals="tmrna")
    assert (state.owner[where], state.tableau(where)) == (2, 3)
    assert state.organisms_of(2) == [where]


@pytest.mark.rule("genesis", "E3c")
def test_a_parasite_without_diseased_cubes_stays_attached() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue", "yellow", mutations="tmrna")
    where = parasite(state, "salmonella", "clay_mound", "green", steals="tmrna")
    return_diseased(state, where, 0)
    assert alive(state, "salmonella")
    sound(state)


# --- supplanting ------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "E4", "E4a", "E3f")
def test_example_21_and_22_cyanobacteria_supplant_a_viroid_and_pollute() -> None:
    state = table("red", "green", "blue")
    catalysts(state, "blue", "")
    bacterium(state, "warm_pond", "red", "yellow", mutations="hox_genes")
    parasite(state, "viroid", "warm_pond", "blue", steals="+hox_genes")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:cyanobacteria")
    # Both slots must be filled: the blue cube of the mutation, the red one of the viroid.
    assert diseased(state, "cyanobacteria") == "blue red"
    do(state, "done")
    # The viroid finds no other host: extinct, with compensation.
    assert not alive(state, "viroid")
    assert pool(state, "blue") == "blue"
    # Pollution of one: the host has no shield and no mutation cube left, so its placard pays.
    assert cubes(state, "warm_pond") == ""
    assert mutations(state, "warm_pond") == ["hox_genes"]


@pytest.mark.rule("genesis", "E4a")
def test_example_23_a_parasite_with_two_diseased_cubes_cannot_be_supplanted() -> None:
    state = table("red", "green", "blue")
    bacterium(state, "warm_pond", "red", "yellow", mutations="rna_polymerase quorum_sensing mrna")
    parasite(state, "viroid", "warm_pond", "blue", steals="rna_polymerase quorum_sensing")
    bacterium(state, "hydrogen_volcano", "red", "red", mutations="trna")
    bacterium(state, "tholin_storm_clouds", "red", "red", mutations="plasmid")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:salmonella")
    assert refused(state, "organism:warm_pond") == ("refused-no-supplanting", "E4a")


@pytest.mark.rule("genesis", "E4a")
def test_the_supplanter_must_take_more_than_the_incumbent_had() -> None:
    state = table("red", "green", "blue")
    bacterium(state, "warm_pond", "red", "yellow", mutations="rna_polymerase mrna")
    parasite(state, "viroid", "warm_pond", "blue", steals="rna_polymerase")
    refugium(state, "geothermal_zinc")
    rows(state, "continent")
    assign(state, "green")
    # Salmonella would get one blue cube, as many as the viroid has; cyanobacteria two.
    assert any_of(offers(state), "face") == ["face:cyanobacteria"]


@pytest.mark.rule("genesis", "E4b")
def test_a_parasite_on_ones_own_organism_is_not_supplanted_but_a_hyperparasite_is() -> None:
    state = table("red", "green", "blue")
    bacterium(state, "warm_pond", "green", "yellow", mutations="rna_polymerase")
    parasite(state, "viroid", "warm_pond", "blue", mutations="mrna trna")
    refugium(state, "geothermal_zinc")
    parasite(state, "intein", "viroid", "red")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:salmonella")
    do(state, "mutation:mrna", "done")
    # It sits on the viroid now; the intein, without a cube, was supplanted there.
    assert state.host[place("salmonella")] == place("viroid")
    assert "log-supplanted" in told(state)


@pytest.mark.rule("genesis", "E4")
def test_a_liberated_parasite_attaches_elsewhere_at_once_with_its_mutations() -> None:
    state = table("red", "green", "blue")
    bacterium(state, "warm_pond", "red", "yellow green", mutations="hox_genes")
    bacterium(state, "hydrogen_volcano", "red", "yellow green", mutations="ribosome_rna chaperonin")
    parasite(state, "viroid", "warm_pond", "blue blue", steals="+hox_genes", mutations="superoxide_dismutase")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:cyanobacteria", "organism:warm_pond", "done")
    assert asked(state) == ("blue", "E4")
    assert offers(state) == ["organism:hydrogen_volcano", "word:decline"]
    do(state, "organism:hydrogen_volcano", "mutation:chaperonin")
    assert state.host[place("viroid")] == place("hydrogen_volcano")
    assert mutations(state, "viroid") == ["superoxide_dismutase"]
    assert bionts_at(state, "viroid") == "blue blue"
    assert diseased(state, "viroid") == "red"
    # Nobody asks Blue for another biont, and Green has nothing left to assign.
    assert state.over()


@pytest.mark.rule("genesis", "E4", "G.extinction-micro")
def test_a_liberated_parasite_may_give_up() -> None:
    state = table("red", "green", "blue")
    bacterium(state, "warm_pond", "red", "yellow green", mutations="hox_genes")
    bacterium(state, "hydrogen_volcano", "red", "yellow green", mutations="ribosome_rna")
    parasite(state, "viroid", "warm_pond", "blue", steals="+hox_genes")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:cyanobacteria", "organism:warm_pond", "done", "decline")
    assert not alive(state, "viroid")


@pytest.mark.rule("genesis", "E4")
def test_cubes_that_the_supplanter_leaves_return_to_the_host() -> None:
    state = table("red", "green", "blue")
    bacterium(state, "warm_pond", "red", "yellow", mutations="quorum_sensing helicase")
    parasite(state, "viroid", "warm_pond", "blue", steals="quorum_sensing")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:salmonella", "plus:tmrna", "done")
    assert diseased(state, "salmonella") == "blue yellow"
    assert not alive(state, "viroid")
    assert chromosomes(state, "warm_pond") == "red yellow yellow"


@pytest.mark.rule("genesis", "E4")
def test_the_hyperparasite_of_a_liberated_parasite_goes_with_it() -> None:
    state = table("red", "green", "blue", "yellow")
    bacterium(state, "warm_pond", "red", "yellow green", mutations="hox_genes")
    bacterium(state, "hydrogen_volcano", "red", "yellow green", mutations="ribosome_rna")
    parasite(state, "viroid", "warm_pond", "blue", steals="+hox_genes", mutations="trna")
    parasite(state, "nematode", "viroid", "yellow", steals="trna")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:cyanobacteria", "organism:warm_pond", "done", "organism:hydrogen_volcano")
    assert state.host[place("nematode")] == place("viroid")
    assert state.host[place("viroid")] == place("hydrogen_volcano")


@pytest.mark.rule("genesis", "C3", "E3")
def test_the_introductory_game_has_no_parasites() -> None:
    state = table("green", "blue", introductory=True)
    bacterium(state, "clay_mound", "blue", "yellow", mutations="tmrna")
    refugium(state, "hydrothermal_vent")
    rows(state, "ocean")
    assign(state, "green")
    assert refused(state, "face:salmonella") == ("refused-introductory", "C3")


@pytest.mark.rule("genesis", "E4", "E3c")
def test_a_liberated_parasite_is_told_by_its_own_side_why_a_host_is_not_open() -> None:
    state = table("red", "green", "blue")
    bacterium(state, "warm_pond", "red", "yellow green", mutations="hox_genes quorum_sensing")
    bacterium(state, "geothermal_zinc", "red", "yellow green", mutations="trna")
    bacterium(state, "hydrogen_volcano", "red", "yellow green", mutations="ribosome_rna calvin_cycle")
    parasite(state, "salmonella", "warm_pond", steals="hox_genes")
    rows(state, "continent")
    assign(state, "blue")
    do(state, "face:viroid", "organism:warm_pond")
    while asked(state)[0] == "blue":
        do(state, "done" if "word:done" in offers(state) else offers(state)[0])
    assert asked(state) == ("green", "E4")
    assert offers(state) == ["organism:geothermal_zinc", "word:decline"]
    # There is red and green, and Salmonella steals blue and yellow.
    assert refused(state, "organism:hydrogen_volcano") == ("refused-nothing-to-steal", "E3c")

"""The glossary: atrophy, immunology, mutations, extinction."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    asked,
    assign,
    bacterium,
    bionts_at,
    catalysts,
    cubes,
    deck,
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
    trophy_of,
    vp,
)

from phylarium.games.genesis.rules.atrophy import (
    atrophy,
    extinct,
    lose_biont,
    lose_diseased,
    lose_mutation_cube,
    return_diseased,
)
from phylarium.games.genesis.rules.names import DNA, RED_QUEEN
from phylarium.games.genesis.rules.state import Genesis


def suffer(state: Genesis, where: str, count: int) -> None:
    atrophy(state, place(where), count, 0, "G3")
    state.run()
    sound(state)


@pytest.mark.rule("genesis", "G.atrophy")
def test_mutation_cubes_go_first_then_other_cubes_then_bionts() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green blue", "red yellow", mutations="mrna")
    suffer(state, "warm_pond", 4)
    # The only mutation cube goes unasked.
    assert mutations(state, "warm_pond") == []
    assert offers(state) == ["cube:red", "cube:yellow"]
    assert refused(state, "biont:green") == ("refused-atrophy-order", "G.atrophy")
    do(state, "cube:red")
    assert offers(state) == ["biont:green", "biont:blue"]
    do(state, "biont:blue")
    assert bionts_at(state, "warm_pond") == "green"


@pytest.mark.rule("genesis", "G.atrophy")
def test_example_five_atrophies_of_a_viroid_leave_its_biont() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red", mutations="rna_polymerase quorum_sensing")
    parasite(
        state,
        "viroid",
        "warm_pond",
        "blue",
        steals="rna_polymerase quorum_sensing",
        mutations="helicase chaperonin",
    )
    assert state.dice_of(place("viroid")) == 7
    suffer(state, "viroid", 5)
    assert sorted(offers(state)) == ["mutation:chaperonin", "mutation:tmrna", "plus:tmrna"]
    while not state.over():
        do(state, offers(state)[0])
    assert mutations(state, "viroid") == []
    assert bionts_at(state, "viroid") == "blue"
    # Both mutations that the diseased cubes came from are gone.
    assert mutations(state, "warm_pond") == []


@pytest.mark.rule("genesis", "G.atrophied-mutation")
def test_the_plus_cube_demotes_and_the_other_one_does_not() -> None:
    state = table("green", "blue")
    where = bacterium(state, "warm_pond", "green", "red", mutations="helicase")
    assert state.has(where, DNA)
    lose_mutation_cube(state, 15, 1)
    assert mutations(state, "warm_pond") == ["tmrna"]
    # Abilities of the promoted side are lost, those of the other are back.
    assert (state.has(where, DNA), state.has(where, RED_QUEEN)) == (False, True)
    sound(state)

    state = table("green", "blue")
    where = bacterium(state, "warm_pond", "green", "red", mutations="helicase")
    lose_mutation_cube(state, 15, 0)
    assert mutations(state, "warm_pond") == ["helicase"]
    sound(state)
    # Demoted now, it has no cube at all and is discarded.
    lose_mutation_cube(state, 15, 1)
    assert mutations(state, "warm_pond") == []
    assert deck(state, "continent")[-1] == "tmrna"
    sound(state)


@pytest.mark.rule("genesis", "G.atrophied-mutation")
def test_an_unpromoted_mutation_without_its_cube_is_discarded() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "green", "red", mutations="mrna")
    suffer(state, "clay_mound", 1)
    assert mutations(state, "clay_mound") == []
    assert deck(state, "ocean")[-1] == "mrna"


@pytest.mark.rule("genesis", "G.atrophied-diseased")
def test_a_diseased_cube_cannot_be_atrophied_by_the_host() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red blue", mutations="rna_polymerase")
    parasite(state, "viroid", "warm_pond", "blue", steals="rna_polymerase")
    suffer(state, "warm_pond", 1)
    assert offers(state) == ["cube:red", "cube:blue"]
    assert refused(state, "mutation:rna_polymerase") == ("refused-cube-not-here", "G.atrophied-diseased")


@pytest.mark.rule("genesis", "G.atrophied-diseased", "G3")
def test_example_36_a_diseased_cube_that_is_lost_discards_the_hosts_mutation() -> None:
    state = table("blue", "green")
    bacterium(state, "warm_pond", "blue", "red", mutations="mrna")
    parasite(state, "salmonella", "warm_pond", "green", steals="mrna")
    suffer(state, "salmonella", 1)
    assert diseased(state, "salmonella") == ""
    assert mutations(state, "warm_pond") == []


@pytest.mark.rule("genesis", "G.atrophied-diseased")
def test_a_lost_diseased_plus_cube_demotes_the_hosts_mutation() -> None:
    state = table("blue", "green")
    bacterium(state, "warm_pond", "blue", "red", mutations="helicase")
    where = parasite(state, "salmonella", "warm_pond", "green", steals="helicase +helicase")
    lose_diseased(state, where, 1)
    assert mutations(state, "warm_pond") == ["tmrna"]
    lose_diseased(state, where, 0)
    assert mutations(state, "warm_pond") == []
    sound(state)


@pytest.mark.rule("genesis", "G.abilities", "E3c")
def test_a_diseased_mutation_keeps_its_abilities_but_not_its_chromosome() -> None:
    state = table("green", "blue")
    where = bacterium(state, "warm_pond", "green", "red", mutations="rna_polymerase")
    assert state.chromosomes[where * 4] == 2
    parasite(state, "viroid", "warm_pond", "blue", steals="rna_polymerase")
    assert state.chromosomes[where * 4] == 1
    assert state.has(where, RED_QUEEN)
    assert state.chromosomes[place("viroid") * 4] == 1
    assert not state.has(place("viroid"), RED_QUEEN)


# --- immunology -----------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "G.immunology")
def test_immunology_lets_an_organism_lose_what_it_likes() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green blue", "red", mutations="atp_synthase")
    suffer(state, "warm_pond", 1)
    assert asked(state) == ("green", "G.immunology")
    assert offers(state) == ["mutation:atp_synthase", "cube:red", "biont:green", "biont:blue"]
    do(state, "biont:blue")
    assert bionts_at(state, "warm_pond") == "green"


@pytest.mark.rule("genesis", "G.immunology")
def test_example_the_owner_of_the_antibodies_chooses_and_spares_the_trophic_biont() -> None:
    state = table("red", "green", "blue")
    macroorganism(state, "sea_stars", "warm_pond", "red green blue", organs="brain liver", land=True)
    suffer(state, "warm_pond", 1)
    assert asked(state) == ("blue", "G.immunology")
    assert "biont:green" in offers(state)
    assert "word:trophic-biont" not in offers(state)
    assert refused(state, "trophic-biont") == ("refused-atrophy-order", "G.atrophy")
    do(state, "biont:green")
    assert bionts_at(state, "warm_pond") == "red blue"


@pytest.mark.rule("genesis", "G.immunology")
def test_an_organ_gives_immunology_to_the_owner_who_may_even_end_the_macroorganism() -> None:
    state = table("red", "green", "blue")
    macroorganism(state, "sea_stars", "warm_pond", "red green", organs="brain liver", land=True)
    suffer(state, "warm_pond", 1)
    assert asked(state) == ("red", "G.immunology")
    do(state, "trophic-biont")
    assert state.macro_of[place("warm_pond")] == -1


@pytest.mark.rule("genesis", "G.atrophy", "G.extinction-macro")
def test_a_macroorganism_loses_organs_then_endosymbionts_then_the_trophic_biont() -> None:
    state = table("red", "green")
    catalysts(state, "green")
    macroorganism(state, "sea_stars", "warm_pond", "red green", organs="brain kidney")
    suffer(state, "warm_pond", 4)
    assert offers(state) == ["organ:1", "organ:4"]
    do(state, "organ:1")
    # The other organ, the endosymbiont and the trophic biont follow unasked.
    assert pool(state, "green") == "green"
    assert state.macro_of[place("warm_pond")] == -1
    assert bionts_at(state, "warm_pond") == "red"


@pytest.mark.rule("genesis", "G.extinction-macro")
def test_an_extinct_macroorganism_stops_suffering_and_is_a_trophy() -> None:
    state = table("red", "green")
    macroorganism(state, "sea_stars", "warm_pond", "red")
    suffer(state, "warm_pond", 5)
    assert state.over()
    assert cubes(state, "warm_pond") == "red red yellow yellow green blue blue"
    # Seven cubes, a biont, and the card.
    assert vp(state, "red") == 9


@pytest.mark.rule("genesis", "G.extinction-macro")
def test_surviving_organs_become_chromosomes_and_parasites_die_with_their_cubes() -> None:
    state = table("red", "green")
    macroorganism(state, "sea_stars", "warm_pond", "red", organs="brain kidney")
    parasite(state, "cyanobacteria", "warm_pond", "green", steals="brain")
    extinct(state, place("warm_pond"))
    assert cubes(state, "warm_pond") == "red red yellow yellow green green blue blue"
    assert not alive(state, "cyanobacteria")
    sound(state)


# --- extinction of microorganisms -----------------------------------------------------------------


@pytest.mark.rule("genesis", "G.extinction-micro", "I1c")
def test_a_bacterium_without_bionts_is_a_trophy_of_its_owner() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red", mutations="mrna")
    lose_biont(state, place("warm_pond"), 2, True)
    assert trophy_of(state, "warm_pond") == "green"
    assert deck(state, "continent")[-1] == "mrna"
    assert cubes(state, "warm_pond") == ""
    assert vp(state, "green") == 1
    sound(state)


@pytest.mark.rule("genesis", "G.extinction-micro", "E3h")
def test_a_parasite_dies_with_its_host_and_its_card_returns_until_next_turn() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red", mutations="rna_polymerase")
    parasite(state, "viroid", "warm_pond", "blue", steals="rna_polymerase", mutations="mrna")
    lose_biont(state, place("warm_pond"), 2, True)
    assert not alive(state, "viroid")
    assert bionts_at(state, "pool").split().count("blue") == 4
    assert sorted(deck(state, "continent")[-2:]) == ["mrna", "rna_polymerase"]
    assert state.barred[3] == 1
    sound(state)


@pytest.mark.rule("genesis", "G.extinction-micro")
def test_a_dying_parasite_returns_its_diseased_cubes_to_the_host() -> None:
    state = table("green", "blue")
    where = bacterium(state, "warm_pond", "green", "red", mutations="rna_polymerase")
    parasite(state, "viroid", "warm_pond", "blue", steals="rna_polymerase")
    lose_biont(state, place("viroid"), 3, True)
    assert state.chromosomes[where * 4] == 2
    assert mutations(state, "warm_pond") == ["rna_polymerase"]
    sound(state)


@pytest.mark.rule("genesis", "G.extinction-micro", "E3d")
def test_hyperparasites_die_with_the_parasite() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "red", mutations="rna_polymerase")
    parasite(state, "viroid", "warm_pond", "blue", steals="rna_polymerase", mutations="mrna")
    parasite(state, "intein", "viroid", "red", steals="mrna")
    lose_biont(state, place("viroid"), 3, True)
    assert not alive(state, "viroid")
    assert not alive(state, "intein")
    sound(state)


@pytest.mark.rule("genesis", "G.extinction-micro", "E3")
def test_a_parasite_card_that_came_back_may_be_used_in_the_next_turn() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red", mutations="rna_polymerase")
    parasite(state, "viroid", "warm_pond", "blue", steals="rna_polymerase")
    lose_biont(state, place("viroid"), 3, True)
    refugium(state, "geothermal_zinc")
    rows(state, "continent")
    assign(state, "blue")
    assert refused(state, "face:viroid") == ("refused-parasite-barred", "G.extinction-micro")
    state.barred = [0, 0, 0, 0]
    assign(state, "blue")
    assert "face:viroid" in offers(state)


@pytest.mark.rule("genesis", "H4b", "G.extinction-micro")
def test_a_diseased_organ_goes_back_to_a_free_slot_or_is_lost() -> None:
    state = table("red", "green")
    where = macroorganism(state, "sea_stars", "warm_pond", "red", organs="brain")
    thief = parasite(state, "cyanobacteria", "warm_pond", "green", steals="brain")
    assert organs_of(state, "warm_pond") == []
    return_diseased(state, thief, 1)
    assert organs_of(state, "warm_pond") == ["brain"]
    state = table("red", "green")
    where = macroorganism(state, "sea_stars", "warm_pond", "red", organs="brain eyes")
    thief = parasite(state, "cyanobacteria", "warm_pond", "green", steals="brain")
    state.organs[6] |= 1
    state.recount(where)
    return_diseased(state, thief, 1)
    assert organs_of(state, "warm_pond") == ["brain", "eyes"]
    sound(state)


@pytest.mark.rule("genesis", "E6c")
def test_the_last_owners_biont_gone_the_organism_belongs_to_the_foreign_gene() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green blue", "red")
    lose_biont(state, place("warm_pond"), 2, True)
    assert state.owner[place("warm_pond")] == 3
    sound(state)


@pytest.mark.rule("genesis", "E6c")
def test_the_old_owner_chooses_among_several_heirs() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green blue red", "red")
    lose_biont(state, place("warm_pond"), 2, True)
    state.run()
    assert asked(state) == ("green", "E6c")
    do(state, "biont:red")
    assert state.owner[place("warm_pond")] == 0

"""H3, H5: macroorganisms, organs, landfall. Numbers in names are those of the worked examples."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    antioxidants,
    any_of,
    asked,
    bacterium,
    bionts_at,
    catalysts,
    chromosomes,
    cubes,
    deck,
    diseased,
    disks_on,
    do,
    macroorganism,
    offers,
    organs_of,
    parasite,
    phase,
    place,
    pool,
    refused,
    rows,
    table,
    told,
)

from phylarium.games.genesis.rules.names import MACROORGANISMS, PROTEROZOIC
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import AT_HOME


def card(state: Genesis, where: str) -> tuple[str, int]:
    """The macroorganism on a place, and whether it is on land."""
    macro = state.macro_of[place(where)]
    return MACROORGANISMS[macro], state.landed[macro]


def level(state: Genesis, name: str) -> int:
    return state.level[MACROORGANISMS.index(name)]


# --- becoming one --------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "H3", "H3a", "H3b", "H3c", "H3g", "A5c", "Ch")
def test_example_41_dickinsonia_with_a_rhizomorph_as_the_first_plant() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "yellow green green green blue blue blue")
    rows(state)
    catalysts(state, "red", "yellow")
    state.continent_mutations, kept = [], state.continent_mutations
    state.cosmic_mutations.extend(kept)
    assert any(state.components.event_eon[e] != PROTEROZOIC for e in state.event_deck)
    phase(state, "purchase")
    assert "become:dickinsonia" in offers(state)
    do(state, "become:dickinsonia")
    # One green cube is left over for two green slots: the rhizomorph.
    assert asked(state) == ("red", "H3b")
    do(state, "organ:1")
    assert card(state, "warm_pond") == ("dickinsonia", 0)
    assert organs_of(state, "warm_pond") == ["rhizomorph"]
    assert state.abilities[15 * 14 + 2] == 1
    assert cubes(state, "warm_pond") == ""
    assert chromosomes(state, "warm_pond") == "red yellow green green green blue blue blue"
    assert level(state, "dickinsonia") == 0
    assert all(state.components.event_eon[e] == PROTEROZOIC for e in state.event_deck)
    assert len(state.event_deck) == 10
    assert pool(state, "red") == ""


@pytest.mark.rule("genesis", "H3g")
def test_only_the_first_macroorganism_skips_events() -> None:
    state = table("red", "blue")
    macroorganism(state, "flatworms", "clay_mound", "blue")
    bacterium(state, "warm_pond", "red", "green green green blue")
    catalysts(state, "red", "yellow")
    left = len(state.event_deck)
    phase(state, "purchase")
    do(state, "become:seaweed")
    assert len(state.event_deck) == left


@pytest.mark.rule("genesis", "H3a")
def test_prerequisites_are_healthy_cubes_and_not_bionts() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green green", "green green blue")
    catalysts(state, "green", "red red")
    phase(state, "purchase")
    assert refused(state, "become:seaweed") == ("refused-prerequisites", "H3a")
    state = table("red", "blue")
    bacterium(state, "warm_pond", "blue", "green green blue", "calvin_cycle")
    catalysts(state, "blue", "red red")
    phase(state, "purchase")
    assert "become:seaweed" in offers(state)
    state = table("red", "blue")
    bacterium(state, "warm_pond", "blue", "green green blue", "calvin_cycle")
    parasite(state, "prion", "warm_pond", steals="calvin_cycle")
    catalysts(state, "blue", "red red")
    phase(state, "purchase")
    assert "become:seaweed" not in offers(state)


@pytest.mark.rule("genesis", "H3")
def test_only_bacteria_become_macroorganisms_and_only_cards_in_the_stack() -> None:
    state = table("red", "blue", "green")
    macroorganism(state, "seaweed", "clay_mound", "red")
    bacterium(state, "warm_pond", "blue", "green green green blue", "mrna")
    parasite(state, "salmonella", "warm_pond", steals="mrna")
    catalysts(state, "blue", "red red green")
    rows(state, "continent")
    phase(state, "purchase")
    assert refused(state, "become:seaweed") == ("refused-macro-taken", "H3")
    do(state, "done")
    assert asked(state)[0] == "green"
    assert refused(state, "become:flatworms") == ("refused-bacteria-only", "H3")


@pytest.mark.rule("genesis", "H3d")
def test_foreign_genes_and_parasites_become_endosymbionts_one_of_a_colour() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green green blue blue", "green green green blue", "calvin_cycle")
    where = parasite(state, "prion", "warm_pond", steals="calvin_cycle")
    catalysts(state, "green", "red")
    catalysts(state, "blue", "")
    rows(state)
    phase(state, "purchase")
    do(state, "become:seaweed")
    # Green: the trophic biont and an endosymbiont; of two blue ones one goes home and is paid for.
    assert bionts_at(state, "warm_pond") == "red green green blue"
    assert pool(state, "blue") == "blue"
    assert state.stage[where] == AT_HOME
    assert state.guest[15] == -1
    assert state.owner[15] == 2


@pytest.mark.rule("genesis", "H3d")
def test_the_parasites_mutations_go_to_the_hosts_row() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "green green green blue", "calvin_cycle")
    parasite(state, "prion", "warm_pond", steals="calvin_cycle", mutations="chaperonin")
    catalysts(state, "green", "red")
    rows(state)
    phase(state, "purchase")
    do(state, "become:seaweed")
    assert {"calvin_cycle", "chaperonin"} <= set(deck(state, "continent"))


@pytest.mark.rule("genesis", "H3e")
def test_a_hyperparasite_cascades_onto_the_macroorganism_without_cubes() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "green green green blue", "calvin_cycle")
    parasite(state, "prion", "warm_pond", steals="calvin_cycle", mutations="chaperonin")
    where = parasite(state, "viroid", "parasite-red", steals="chaperonin")
    catalysts(state, "green", "red")
    rows(state)
    phase(state, "purchase")
    do(state, "become:seaweed")
    assert state.guest[15] == where
    assert state.host[where] == 15
    assert diseased(state, "viroid") == ""
    assert alive(state, "viroid")


@pytest.mark.rule("genesis", "H3f")
def test_mutations_and_antioxidants_are_shed() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "green green blue", "calvin_cycle mrna")
    antioxidants(state, "warm_pond", "red green")
    catalysts(state, "green", "red")
    rows(state)
    phase(state, "purchase")
    do(state, "become:seaweed")
    while not state.over():
        do(state, offers(state)[0])
    assert state.mutation_count(15) == 0
    assert set(deck(state, "continent")[-2:]) == {"calvin_cycle", "mrna"}
    assert disks_on(state, "warm_pond") == ""


@pytest.mark.rule("genesis", "H3b")
def test_cubes_without_a_slot_are_lost() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "red red green green green blue")
    catalysts(state, "green", "red")
    rows(state)
    phase(state, "purchase")
    do(state, "become:seaweed")
    assert chromosomes(state, "warm_pond") == "green green green green blue"


@pytest.mark.rule("genesis", "H3b", "H5d")
def test_all_organs_at_once_go_ashore_for_nothing() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "green green green green blue blue blue")
    catalysts(state, "green", "red")
    rows(state)
    phase(state, "purchase")
    do(state, "become:seaweed")
    assert card(state, "warm_pond") == ("seaweed", 1)
    assert organs_of(state, "warm_pond") == []


@pytest.mark.rule("genesis", "H3c")
def test_the_lowest_free_level_and_none_when_all_are_taken() -> None:
    state = table("green", "blue")
    macroorganism(state, "flatworms", "clay_mound", "blue", level="plant")
    macroorganism(state, "opabinia", "alkaline_seep", "blue", level="carnivore")
    bacterium(state, "warm_pond", "green", "green green green blue")
    catalysts(state, "green", "red")
    rows(state)
    phase(state, "purchase")
    do(state, "become:seaweed")
    assert asked(state)[0] == "blue"
    assert level(state, "seaweed") == 1
    do(state, "done")
    # The end of the phase arranges by metabolic rate: seaweed has none.
    assert level(state, "seaweed") == 0
    state = table("green", "blue")
    for name, where in (("flatworms", "clay_mound"), ("opabinia", "alkaline_seep"), ("trilobites", "pumice_raft")):
        macroorganism(state, name, where, "blue")
    bacterium(state, "warm_pond", "green", "green green green blue")
    catalysts(state, "green", "red")
    rows(state)
    phase(state, "purchase")
    do(state, "become:seaweed")
    assert asked(state)[0] == "blue"
    assert level(state, "seaweed") == -1


@pytest.mark.rule("genesis", "H3", "He")
def test_a_foreign_gene_may_make_the_macroorganism_and_the_owner_keeps_it() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green blue", "green green green blue")
    catalysts(state, "green", "red")
    rows(state)
    phase(state, "purchase")
    do(state, "done")
    assert asked(state)[0] == "blue"
    do(state, "become:seaweed")
    assert state.owner[15] == 2
    assert state.endosymbionts(15, 3) == 1


@pytest.mark.rule("genesis", "H3", "C3")
def test_the_introductory_game_has_none() -> None:
    state = table("green", "blue", introductory=True)
    bacterium(state, "warm_pond", "green", "green green green blue", "calvin_cycle")
    catalysts(state, "green", "green green")
    rows(state)
    phase(state, "purchase")
    assert refused(state, "become:seaweed") == ("refused-introductory", "C3")


# --- organs ------------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "H5", "H5a", "Ha")
def test_an_organ_costs_its_colour_and_gives_its_ability() -> None:
    state = table("green", "blue")
    macroorganism(state, "flatworms", "warm_pond", "green")
    catalysts(state, "green", "yellow blue")
    phase(state, "purchase")
    assert any_of(offers(state), "grow") == ["grow:1", "grow:2", "grow:5"]
    assert refused(state, "grow:3") == ("refused-price-colour", "Ha")
    assert refused(state, "grow:6") == ("refused-no-slot", "H5")
    do(state, "grow:2")
    assert organs_of(state, "warm_pond") == ["rhabdites"]
    assert state.abilities[15 * 14 + 2] == 1
    assert pool(state, "green") == "blue"


@pytest.mark.rule("genesis", "H5")
def test_a_macroorganism_buys_no_mutations_and_grows_an_organ_once() -> None:
    state = table("green", "blue")
    macroorganism(state, "flatworms", "warm_pond", "green green", "pharynx")
    catalysts(state, "green", "green green yellow")
    rows(state, "continent")
    phase(state, "purchase")
    top_card = deck(state, "continent")[0]
    assert refused(state, f"buy:{top_card}") == ("refused-macro-mutation", "H3")
    assert refused(state, "grow:3") == ("refused-organ-there", "H5")


@pytest.mark.rule("genesis", "H5b", "E3e")
def test_a_stolen_organ_is_gone_and_can_be_bought_again() -> None:
    state = table("green", "blue")
    macroorganism(state, "flatworms", "warm_pond", "green", "rhabdites")
    parasite(state, "viroid", "warm_pond", steals="rhabdites")
    assert state.abilities[15 * 14 + 2] == 0
    catalysts(state, "green", "yellow")
    phase(state, "purchase")
    assert "grow:2" in offers(state)


@pytest.mark.rule("genesis", "H5c", "H6b")
def test_yellow_organs_raise_the_metabolic_rate() -> None:
    state = table("green", "blue")
    where = macroorganism(state, "flatworms", "warm_pond", "green")
    assert state.metabolic_rate(where) == 3
    catalysts(state, "green", "yellow")
    phase(state, "purchase")
    do(state, "grow:1")
    assert state.metabolic_rate(where) == 4


# --- landfall ----------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "H5d")
def test_the_last_organ_brings_it_ashore_with_its_bionts_and_without_its_disks() -> None:
    state = table("green", "blue")
    macroorganism(state, "trilobites", "warm_pond", "green blue", "chitin_cuticle")
    antioxidants(state, "warm_pond", "red")
    catalysts(state, "green", "blue green yellow")
    phase(state, "purchase")
    do(state, "grow:2")
    assert card(state, "warm_pond") == ("trilobites", 1)
    assert organs_of(state, "warm_pond") == []
    assert disks_on(state, "warm_pond") == ""
    assert bionts_at(state, "warm_pond") == "green blue"
    # Organs of the land may be bought at once, beyond the one purchase of the biont.
    assert asked(state) == ("green", "H5d")
    assert offers(state) == ["grow:1", "word:done"]
    do(state, "grow:1")
    assert organs_of(state, "warm_pond") == ["malpighian_tubules"]
    assert state.home_row(15) == 3


@pytest.mark.rule("genesis", "H5e")
def test_example_43_the_cuticle_that_a_prion_stole_counts_and_the_prion_is_assimilated() -> None:
    state = table("green", "red")
    macroorganism(state, "trilobites", "warm_pond", "green", "chitin_cuticle")
    where = parasite(state, "prion", "warm_pond", steals="chitin_cuticle")
    catalysts(state, "green", "blue")
    phase(state, "purchase")
    do(state, "grow:2")
    assert card(state, "warm_pond") == ("trilobites", 1)
    assert bionts_at(state, "warm_pond") == "red green"
    assert state.stage[where] == AT_HOME
    assert state.guest[15] == -1
    assert "log-landfall" in told(state)


@pytest.mark.rule("genesis", "H5d")
def test_organs_on_land_bring_it_no_further() -> None:
    state = table("green", "blue")
    macroorganism(state, "trilobites", "warm_pond", "green green", "malpighian_tubules", land=True)
    catalysts(state, "green", "blue")
    phase(state, "purchase")
    do(state, "grow:2")
    assert organs_of(state, "warm_pond") == ["malpighian_tubules", "ovipositor"]

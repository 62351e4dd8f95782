"""L: the macro parasite chimera variant."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    any_of,
    ask,
    asked,
    assign,
    bacterium,
    bionts_at,
    bring,
    catalysts,
    chromosomes,
    crown,
    cubes,
    diseased,
    do,
    macroorganism,
    mutate,
    mutations,
    offers,
    organs_of,
    parasite,
    party,
    place,
    pool,
    refugium,
    refused,
    rise,
    rows,
    sound,
    table,
    told,
    trophy_of,
    vp,
)

from phylarium.games.genesis.rules import chimera, frames, macros, purchases, trophic
from phylarium.games.genesis.rules.atrophy import atrophy, extinct, lose_biont, lose_mutation_cube
from phylarium.games.genesis.rules.ending import LOSS, MARINE_WIN, outcome
from phylarium.games.genesis.rules.names import ABILITY_COUNT, IMMUNOLOGY, MACROORGANISMS
from phylarium.games.genesis.rules.purchases import allowance
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import NONE, NPC, PARASITE, PARTY_COUNT, TROPHY_OF


def variant(*colours: str, alone: bool = False) -> Genesis:
    return table(*(colours or ("red", "blue", "yellow")), chimera=True, alone=alone)


def virus_on_pond(state: Genesis, hosts: str = "red red", bionts: str = "blue") -> int:
    """A virus that has all that a seaweed needs: two green cubes of its own, one stolen, and a blue one."""
    bacterium(state, "warm_pond", hosts, "yellow", mutations="calvin_cycle")
    where = parasite(
        state,
        "virus",
        "warm_pond",
        bionts,
        steals="calvin_cycle",
        mutations="chloroplast_symbiont akinete rna_ribozyme",
    )
    catalysts(state, "red", "red")
    return where


def buy(state: Genesis, player: str, where: int) -> None:
    ask(state, frames.Purchase(party(player), where))


# --- becoming ---------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "L1")
def test_a_parasite_becomes_a_macroorganism_with_its_hosts_cubes() -> None:
    state = variant()
    where = virus_on_pond(state)
    buy(state, "blue", where)
    assert "become:seaweed" in offers(state)
    do(state, "become:seaweed")
    assert state.macro_of[where] == MACROORGANISMS.index("seaweed")
    assert state.host[where] == place("warm_pond")
    assert pool(state, "red") == ""
    # The stolen cube is lost for the host, and its mutation with it.
    assert mutations(state, "warm_pond") == []
    assert mutations(state, "virus") == []
    sound(state)


@pytest.mark.rule("genesis", "L1")
def test_a_stolen_cube_that_it_does_not_need_goes_back() -> None:
    state = variant()
    bacterium(state, "warm_pond", "red red", "yellow", mutations="ribosome_rna")
    where = parasite(
        state,
        "virus",
        "warm_pond",
        "blue",
        steals="ribosome_rna",
        mutations="calvin_cycle chloroplast_symbiont akinete rna_ribozyme",
    )
    catalysts(state, "red", "red")
    buy(state, "blue", where)
    do(state, "become:seaweed")
    assert mutations(state, "warm_pond") == ["ribosome_rna"]
    assert "red" in chromosomes(state, "warm_pond")


@pytest.mark.rule("genesis", "L1")
def test_without_the_variant_only_bacteria_become_macroorganisms() -> None:
    state = table("red", "blue", "yellow")
    where = virus_on_pond(state)
    catalysts(state, "red", "red green")
    buy(state, "blue", where)
    assert refused(state, "become:seaweed") == ("refused-bacteria-only", "H3")


@pytest.mark.rule("genesis", "L1a")
def test_further_bionts_are_endosymbionts_or_go_home_and_host_bionts_fill_free_circles() -> None:
    state = variant()
    where = virus_on_pond(state, "red red", "blue blue blue")
    catalysts(state, "blue", "")
    buy(state, "blue", where)
    do(state, "become:seaweed")
    # Trophic biont and endosymbiont; the third one returned. One of two red bionts had a circle.
    assert bionts_at(state, "virus") == "red blue blue"
    assert pool(state, "blue") == "blue"
    assert bionts_at(state, "warm_pond") == "red"


@pytest.mark.rule("genesis", "L1a", "L2a")
def test_the_bionts_of_a_hyperparasite_are_incorporated() -> None:
    state = variant()
    where = virus_on_pond(state)
    parasite(state, "nematode", "virus", "yellow")
    buy(state, "blue", where)
    do(state, "become:seaweed")
    assert not alive(state, "nematode")
    assert "yellow" in bionts_at(state, "virus")


@pytest.mark.rule("genesis", "L1a")
def test_a_macroorganism_host_keeps_its_bionts() -> None:
    state = variant()
    macroorganism(state, "sea_stars", "warm_pond", "red yellow", organs="kidney")
    where = parasite(
        state, "virus", "warm_pond", "blue", "kidney", "chloroplast_symbiont akinete calvin_cycle rna_ribozyme"
    )
    catalysts(state, "red", "red")
    buy(state, "blue", where)
    do(state, "become:seaweed")
    assert bionts_at(state, "warm_pond") == "red yellow"
    assert bionts_at(state, "virus") == "blue"
    assert chimera.partner(state, where) == place("warm_pond")


@pytest.mark.rule("genesis", "L1b")
def test_a_hyperparasite_may_not_become_one() -> None:
    state = variant("red", "blue", "yellow")
    bacterium(state, "warm_pond", "red", "yellow", mutations="ribosome_rna")
    parasite(state, "viroid", "warm_pond", "blue", steals="ribosome_rna")
    where = parasite(state, "malaria", "viroid", "yellow", "", "calvin_cycle chloroplast_symbiont akinete rna_ribozyme")
    catalysts(state, "red", "red green")
    buy(state, "yellow", where)
    assert refused(state, "become:seaweed") == ("refused-bacteria-only", "L1b")


# --- neighbours -------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "L2")
def test_it_lives_in_its_hosts_tableau_and_buys_from_its_pool() -> None:
    state = variant()
    bacterium(state, "warm_pond", "red", "yellow")
    where = rise(state, "virus", "seaweed", "warm_pond", "blue")
    assert (state.tableau(where), state.home_row(where), state.owner[where]) == (0, 3, 3)
    catalysts(state, "red", "green")
    catalysts(state, "blue", "")
    buy(state, "blue", where)
    do(state, "grow:1")
    assert organs_of(state, "virus") == ["leaves"]
    assert pool(state, "red") == ""


@pytest.mark.rule("genesis", "L2a")
def test_a_hyperparasite_steals_its_organs() -> None:
    state = variant("red", "blue", "green")
    bacterium(state, "warm_pond", "red", "yellow")
    rise(state, "virus", "seaweed", "warm_pond", "blue", organs="oogonium")
    rows(state, "continent")
    assign(state, "green")
    do(state, "face:salmonella")
    assert state.host[place("salmonella")] == place("virus")
    assert diseased(state, "salmonella") == "blue"
    assert organs_of(state, "virus") == []


@pytest.mark.rule("genesis", "L2b")
def test_it_is_never_supplanted_and_hyperparasites_have_no_parasites() -> None:
    state = variant("red", "blue", "green", "yellow")
    bacterium(state, "warm_pond", "red", "yellow", mutations="mrna quorum_sensing")
    rise(state, "virus", "seaweed", "warm_pond", "blue", organs="leaves")
    refugium(state, "geothermal_zinc")
    rows(state, "continent")
    assign(state, "green")
    assert any_of(offers(state), "face") == []
    parasite(state, "malaria", "virus", "yellow", "leaves", mutations="tmrna")
    assign(state, "green")
    assert any_of(offers(state), "face") == []
    assert refused(state, "face:salmonella") == ("refused-no-host", "E3b")


@pytest.mark.rule("genesis", "L3")
def test_a_microorganism_host_steals_an_organ_for_a_mutation_that_lost_its_cube() -> None:
    state = variant()
    where = bacterium(state, "warm_pond", "red", "yellow", mutations="hox_genes rna_polymerase")
    rise(state, "virus", "seaweed", "warm_pond", "blue", organs="oogonium")
    catalysts(state, "red", "blue")
    buy(state, "red", where)
    assert "attack-organ:2" not in offers(state)
    lose_mutation_cube(state, 18, 0)
    buy(state, "red", where)
    do(state, "attack-organ:2")
    assert organs_of(state, "virus") == []
    assert chromosomes(state, "warm_pond") == "red red red yellow blue"
    sound(state)


@pytest.mark.rule("genesis", "L3a")
def test_two_macroorganisms_steal_organs_and_the_host_an_endosymbiont() -> None:
    state = variant("red", "blue", "yellow")
    crown(state)
    host = macroorganism(state, "sea_stars", "warm_pond", "red", organs="brain eyes")
    guest = rise(state, "virus", "flatworms", "warm_pond", "blue yellow", organs="pharynx")
    crown(state)
    catalysts(state, "red", "green yellow")
    buy(state, "red", host)
    assert any_of(offers(state), "attack") == ["attack-organ:3", "attack-biont:yellow"]
    do(state, "attack-organ:3", "organ:4")
    assert organs_of(state, "warm_pond") == ["brain", "eyes", "kidney"]
    assert organs_of(state, "virus") == []
    state.bought = [0] * len(state.bought)
    buy(state, "red", host)
    do(state, "attack-biont:yellow")
    assert bionts_at(state, "warm_pond") == "red yellow"
    assert bionts_at(state, "virus") == "blue"
    assert guest >= PARASITE


@pytest.mark.rule("genesis", "L3b")
def test_a_macroorganism_parasite_steals_mutation_cubes_then_bionts() -> None:
    state = variant("red", "blue", "yellow")
    bacterium(state, "warm_pond", "red yellow yellow", "red", mutations="calvin_cycle")
    where = rise(state, "virus", "flatworms", "warm_pond", "blue", organs="neoblasts")
    crown(state)
    catalysts(state, "red", "green yellow red")
    buy(state, "blue", where)
    assert any_of(offers(state), "attack") == ["attack-cube:calvin_cycle"]
    do(state, "attack-cube:calvin_cycle", "organ:3")
    assert mutations(state, "warm_pond") == []
    assert organs_of(state, "virus") == ["pharynx", "neoblasts"]
    state.bought = [0] * len(state.bought)
    buy(state, "blue", where)
    do(state, "attack-host:yellow")
    assert bionts_at(state, "virus") == "yellow blue"
    state.bought = [0] * len(state.bought)
    catalysts(state, "yellow", "")
    catalysts(state, "red", "yellow")
    buy(state, "blue", where)
    # No circle is free for a second yellow one: it goes home, compensated.
    do(state, "attack-host:yellow")
    assert bionts_at(state, "warm_pond") == "red"
    assert pool(state, "yellow") == "yellow"


# --- death ------------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "L4", "L4a")
def test_the_host_dies_and_the_macroorganism_is_no_parasite_any_more() -> None:
    state = variant("red", "blue", "green")
    bacterium(state, "warm_pond", "red", "yellow", mutations="mrna")
    rise(state, "virus", "seaweed", "warm_pond", "blue", organs="oogonium")
    parasite(state, "salmonella", "virus", "green", steals="oogonium")
    lose_biont(state, place("warm_pond"), 0, True)
    where = place("warm_pond")
    assert state.macro_of[where] == MACROORGANISMS.index("seaweed")
    assert (state.owner[where], state.tableau(where)) == (3, 3)
    assert cubes(state, "warm_pond") == ""
    assert not alive(state, "virus")
    # The hyperparasite is a plain parasite now, and the card is free at once.
    assert state.host[place("salmonella")] == where
    assert state.barred[3] == 0
    sound(state)


@pytest.mark.rule("genesis", "L4a", "L1a")
def test_a_host_whose_last_biont_is_incorporated_dies() -> None:
    state = variant()
    where = virus_on_pond(state, "red", "blue")
    buy(state, "blue", where)
    do(state, "become:seaweed")
    pond = place("warm_pond")
    assert state.macro_of[pond] == MACROORGANISMS.index("seaweed")
    assert bionts_at(state, "warm_pond") == "red blue"
    assert state.owner[pond] == 3
    assert trophy_of(state, "warm_pond") is None


@pytest.mark.rule("genesis", "L4a", "A5a")
def test_a_biont_that_has_bought_does_not_buy_again_in_the_place_of_its_host() -> None:
    state = variant()
    where = virus_on_pond(state, "red", "blue")
    state.bought[place("warm_pond") * PARTY_COUNT + 0] = 1  # the host's biont has bought, too
    buy(state, "blue", where)
    do(state, "become:seaweed")
    pond = place("warm_pond")
    assert bionts_at(state, "warm_pond") == "red blue"
    assert [allowance(state, party, pond) for party in (0, 3)] == [0, 0]
    assert any(state.bought[where * PARTY_COUNT + party] for party in range(PARTY_COUNT)) is False
    sound(state)


@pytest.mark.rule("genesis", "L1a", "A5a")
def test_a_biont_that_still_may_buy_takes_that_along() -> None:
    state = variant()
    where = virus_on_pond(state, "red", "blue")
    buy(state, "blue", where)
    do(state, "become:seaweed")
    assert [allowance(state, party, place("warm_pond")) for party in (0, 3)] == [1, 0]


@pytest.mark.rule("genesis", "L4a", "H1c")
@pytest.mark.parametrize("divides", [False, True])
def test_fission_is_the_macroorganisms_and_not_that_of_its_dead_host(divides: bool) -> None:
    state = variant("red", "blue", "green")
    bacterium(state, "warm_pond", "red", "yellow", mutations="mrna")
    where = rise(state, "virus", "seaweed", "warm_pond", "blue", organs="oogonium")
    pond = place("warm_pond")
    state.fissile = 1 << (where if divides else pond)
    lose_biont(state, pond, 0, True)
    assert state.fissile == (1 << pond if divides else 0)


@pytest.mark.rule("genesis", "L4b")
def test_a_dying_macroorganism_parasite_is_a_parasite_again() -> None:
    state = variant("red", "blue", "yellow")
    catalysts(state, "blue", "")
    bacterium(state, "warm_pond", "red", "yellow")
    where = rise(state, "virus", "flatworms", "warm_pond", "blue blue yellow", organs="pharynx")
    extinct(state, where)
    assert alive(state, "virus")
    assert state.macro_of[where] == NONE
    # System chromosomes fill its green and red slots; the trophic biont went home with compensation.
    assert diseased(state, "virus") == "green red"
    assert bionts_at(state, "virus") == "yellow blue"
    assert pool(state, "blue") == "blue"
    assert vp(state, "blue") == 2 + 1 + 1
    sound(state)
    # Such a cube belongs to nobody else: lost, it discards nothing.
    atrophy(state, where, 1, 0, "G3")
    state.run()
    do(state, "diseased:1")
    sound(state)


@pytest.mark.rule("genesis", "L4b")
def test_without_a_biont_of_its_own_colour_it_ends() -> None:
    state = variant("red", "blue", "yellow")
    bacterium(state, "warm_pond", "red", "yellow")
    where = rise(state, "virus", "flatworms", "warm_pond", "blue yellow")
    extinct(state, where)
    assert not alive(state, "virus")
    assert state.macro_at[MACROORGANISMS.index("flatworms")] == TROPHY_OF + 3
    assert bionts_at(state, "pool").split().count("yellow") == 4
    sound(state)


@pytest.mark.rule("genesis", "L4")
def test_a_macroorganism_host_that_reverts_keeps_its_macroorganism_parasite() -> None:
    state = variant("red", "blue", "yellow")
    host = macroorganism(state, "sea_stars", "warm_pond", "red")
    guest = rise(state, "virus", "flatworms", "warm_pond", "blue")
    extinct(state, host)
    assert state.macro_of[host] == NONE
    assert (state.guest[host], state.macro_of[guest]) == (guest, MACROORGANISMS.index("flatworms"))
    sound(state)


# --- landfall ---------------------------------------------------------------------------------------


def check(state: Genesis, where: int) -> None:
    state.agenda.clear()
    state.push(frames.CheckLandfall(state.owner[where], where))
    state.run()
    sound(state)


@pytest.mark.rule("genesis", "L5", "L5c")
def test_diseased_organs_of_a_hyperparasite_count() -> None:
    state = variant("red", "blue", "green")
    bacterium(state, "warm_pond", "red", "yellow")
    where = rise(state, "virus", "trilobites", "warm_pond", "blue", organs="chitin_cuticle shelled_egg")
    parasite(state, "salmonella", "virus", "green", steals="shelled_egg")
    catalysts(state, "red", "")
    check(state, where)
    assert state.landed[MACROORGANISMS.index("trilobites")] == 1
    assert bionts_at(state, "virus") == "green blue"
    assert not alive(state, "salmonella")


@pytest.mark.rule("genesis", "L5b", "L5d")
def test_mutation_cubes_of_a_microorganism_host_may_be_counted() -> None:
    state = variant("red", "blue", "green")
    bacterium(state, "warm_pond", "red", "yellow", mutations="mrna")
    where = rise(state, "virus", "trilobites", "warm_pond", "blue", organs="chitin_cuticle")
    catalysts(state, "red", "")
    check(state, where)
    assert asked(state) == ("blue", "L5b")
    do(state, "decline")
    assert state.landed[MACROORGANISMS.index("trilobites")] == 0
    check(state, where)
    do(state, "landfall")
    assert state.landed[MACROORGANISMS.index("trilobites")] == 1
    assert mutations(state, "warm_pond") == ["mrna"]


@pytest.mark.rule("genesis", "L5a", "L5e")
def test_both_go_ashore_if_both_can_the_host_first() -> None:
    state = variant("red", "blue", "green")
    host = macroorganism(state, "opabinia", "warm_pond", "red", organs="eyes cuticle_flaps")
    rise(state, "virus", "trilobites", "warm_pond", "blue", organs="chitin_cuticle shelled_egg")
    catalysts(state, "red", "")
    check(state, host)
    do(state, "landfall")
    # The host borrows the blue egg; the trilobite has all it needs.
    landings = [entry.a for entry in state.journal or [] if entry.what == "log-landfall"]
    assert landings == [host, place("virus")]
    assert chimera.partner(state, host) == place("virus")


@pytest.mark.rule("genesis", "L5e")
def test_a_partner_that_stays_behind_goes_extinct_and_is_taken_in() -> None:
    state = variant("red", "blue", "green")
    host = macroorganism(state, "opabinia", "warm_pond", "red", organs="eyes cuticle_flaps brood_chamber")
    rise(state, "virus", "flatworms", "warm_pond", "blue blue")
    catalysts(state, "red", "")
    check(state, host)
    assert state.landed[MACROORGANISMS.index("opabinia")] == 1
    assert not alive(state, "virus")
    assert bionts_at(state, "warm_pond") == "red blue"
    assert state.macro_at[MACROORGANISMS.index("flatworms")] == TROPHY_OF + 3


@pytest.mark.rule("genesis", "L5e", "L4a")
def test_a_parasite_ashore_takes_the_bionts_of_a_host_that_stayed_behind() -> None:
    state = variant("red", "blue", "green")
    macroorganism(state, "flatworms", "warm_pond", "red")
    where = rise(state, "virus", "opabinia", "warm_pond", "blue", organs="eyes cuticle_flaps brood_chamber")
    catalysts(state, "red", "")
    catalysts(state, "blue", "")
    check(state, where)
    # Red's biont had a circle to go to; the host, without any, lies under the velvet worm now.
    pond = place("warm_pond")
    assert state.macro_of[pond] == MACROORGANISMS.index("opabinia")
    assert state.owner[pond] == 3
    assert bionts_at(state, "warm_pond") == "red blue"
    assert state.macro_at[MACROORGANISMS.index("flatworms")] == TROPHY_OF + 0


@pytest.mark.rule("genesis", "L5f")
def test_beside_life_on_land_only_an_automatic_landfall_makes_a_macroorganism() -> None:
    state = variant("red", "blue", "green")
    macroorganism(state, "opabinia", "warm_pond", "red", land=True)
    where = parasite(state, "virus", "warm_pond", "blue", "", "calvin_cycle chloroplast_symbiont akinete rna_ribozyme")
    catalysts(state, "red", "red green")
    buy(state, "blue", where)
    assert refused(state, "become:seaweed") == ("refused-landfall-only", "L5f")
    # With all organs at once it is allowed.
    for name in ("photosystem_ii", "trna", "plasmid"):
        mutate(state, "virus", name)
    buy(state, "blue", where)
    do(state, "become:seaweed", "spend:red")
    assert state.landed[MACROORGANISMS.index("seaweed")] == 1
    assert macros.lacking_beside(state, where) == macros.lacking(state, where)


# --- the food chain and points ----------------------------------------------------------------------


@pytest.mark.rule("genesis", "L6", "L6a")
def test_a_chimera_shares_one_level_with_the_sum_of_its_rates() -> None:
    state = variant("red", "blue", "green", "yellow")
    host = macroorganism(state, "seaweed", "warm_pond", "red")
    guest = rise(state, "virus", "flatworms", "warm_pond", "blue")
    macroorganism(state, "dickinsonia", "clay_mound", "green")
    macroorganism(state, "sea_stars", "pumice_raft", "yellow")
    # One red biont and 3 of the flatworm: more than Dickinsonia, less than the sea star.
    assert chimera.rate(state, host) == chimera.rate(state, guest) == 4
    trophic.restore(state)
    levels = {name: state.level[MACROORGANISMS.index(name)] for name in ("dickinsonia", "seaweed", "sea_stars")}
    assert levels == {"dickinsonia": 0, "seaweed": 1, "sea_stars": 2}
    assert state.level[MACROORGANISMS.index("flatworms")] == 1
    assert "log-starved" not in told(state)


@pytest.mark.rule("genesis", "L6a")
def test_all_members_of_a_starving_chimera_are_affected() -> None:
    state = variant("red", "blue", "green", "yellow")
    host = macroorganism(state, "seaweed", "warm_pond", "red")
    guest = rise(state, "virus", "flatworms", "warm_pond", "blue blue")
    trophic.starve(state, host)
    assert (state.macro_of[host], state.macro_of[guest]) == (NONE, NONE)
    assert alive(state, "virus")
    sound(state)


@pytest.mark.rule("genesis", "L6b")
def test_the_greenest_and_bluest_never_starves() -> None:
    state = variant("red", "blue", "green", "yellow")
    macroorganism(state, "dickinsonia", "warm_pond", "green")
    macroorganism(state, "flatworms", "clay_mound", "red")
    macroorganism(state, "sea_stars", "pumice_raft", "yellow")
    macroorganism(state, "opabinia", "zeolite_lagoon", "blue")
    assert state.metabolic_rate(place("warm_pond")) == 1
    trophic.restore(state)
    # Dickinsonia is the slowest by far, but a plant; the flatworm is next and goes.
    assert state.macro_of[place("warm_pond")] >= 0
    assert state.macro_of[place("clay_mound")] == NONE
    plain = table("red", "blue", "green", "yellow")
    macroorganism(plain, "dickinsonia", "warm_pond", "green")
    macroorganism(plain, "flatworms", "clay_mound", "red")
    macroorganism(plain, "sea_stars", "pumice_raft", "yellow")
    macroorganism(plain, "opabinia", "zeolite_lagoon", "blue")
    trophic.restore(plain)
    assert plain.macro_of[place("warm_pond")] == NONE


@pytest.mark.rule("genesis", "L6c")
def test_both_members_score_and_twice_on_land() -> None:
    state = variant("red", "blue", "green")
    macroorganism(state, "seaweed", "warm_pond", "red", level="plant")
    rise(state, "virus", "flatworms", "warm_pond", "blue")
    assert vp(state, "red") == 12 + 4 + 1
    assert vp(state, "blue") == 12 + 5 + 1
    state = variant("red", "blue", "green")
    macroorganism(state, "seaweed", "warm_pond", "red", land=True, level="plant")
    rise(state, "virus", "flatworms", "warm_pond", "blue green", land=True)
    assert vp(state, "red") == 24 + 7 + 1
    assert vp(state, "blue") == 12 + 10 + 1
    assert vp(state, "green") == 12 + 1


# --- solo play --------------------------------------------------------------------------------------


def npc_buys(state: Genesis, where: int) -> None:
    state.agenda.clear()
    state.push(frames.NpcPurchase(state.owner[where], where))
    state.run()
    sound(state)


@pytest.mark.rule("genesis", "L7", "L7a")
def test_an_npc_buys_a_macroorganism_then_organs_from_the_top() -> None:
    state = variant("red", "green", alone=True)
    bacterium(state, "warm_pond", "red red", "yellow", mutations="ribosome_rna")
    where = parasite(
        state, "virus", "warm_pond", "npc-blue", "", "calvin_cycle chloroplast_symbiont akinete rna_ribozyme"
    )
    catalysts(state, "red", "red green blue")
    npc_buys(state, where)
    assert state.macro_of[where] == MACROORGANISMS.index("seaweed")
    state.bought = [0] * len(state.bought)
    catalysts(state, "red", "green blue")
    npc_buys(state, where)
    assert organs_of(state, "virus") == ["leaves"]
    assert state.over()


@pytest.mark.rule("genesis", "H3", "L7a")
def test_an_npc_that_is_a_macroorganism_buys_no_mutation() -> None:
    state = variant("red", "green", alone=True)
    bacterium(state, "warm_pond", "red red", "yellow", mutations="ribosome_rna")
    where = rise(state, "virus", "sea_stars", "warm_pond", "npc-blue", organs="brain eyes spiny_skin kidney")
    state.crystal = 0  # it would buy mutations in its phase
    state.active = [1] * len(state.active)
    catalysts(state, "red", "red yellow green blue")
    while macros.growths(state, where):
        npc_buys(state, where)
        state.bought = [0] * len(state.bought)
        catalysts(state, "red", "red yellow green blue")
    assert purchases.mutations(state, where)  # a microorganism could have had one
    before = pool(state, "red")
    npc_buys(state, where)
    assert (pool(state, "red"), where in state.bearer) == (before, False)


@pytest.mark.rule("genesis", "L7b")
def test_an_npc_attacks_the_topmost_organ_that_it_has_room_for() -> None:
    state = variant("red", "green", alone=True)
    macroorganism(state, "flatworms", "warm_pond", "red", organs="rhabdites branched_gut")
    where = rise(state, "virus", "sea_stars", "warm_pond", "npc-blue", organs="brain eyes spiny_skin")
    crown(state)
    # It has no free yellow slot; of the green ones it fills the first, with the host's gut and catalyst.
    catalysts(state, "red", "green yellow")
    npc_buys(state, where)
    assert organs_of(state, "warm_pond") == ["rhabdites"]
    assert organs_of(state, "virus") == ["brain", "eyes", "spiny_skin", "kidney"]
    assert pool(state, "red") == "yellow"


@pytest.mark.rule("genesis", "L7c")
def test_an_npc_uses_immunology_against_players_endosymbionts() -> None:
    state = variant("red", "green", alone=True)
    bacterium(state, "warm_pond", "red", "yellow")
    where = rise(state, "virus", "sea_stars", "warm_pond", "npc-blue green", organs="liver ears", land=True)
    assert state.abilities[where * ABILITY_COUNT + IMMUNOLOGY] == 1
    atrophy(state, where, 1, 0, "D9")
    state.run()
    assert bionts_at(state, "virus") == "npc-blue"


@pytest.mark.rule("genesis", "L7d")
def test_an_npc_goes_ashore_as_soon_as_it_can() -> None:
    state = variant("red", "green", alone=True)
    bacterium(state, "warm_pond", "red", "yellow", mutations="mrna")
    where = rise(state, "virus", "trilobites", "warm_pond", "npc-blue", organs="chitin_cuticle")
    check(state, where)
    assert state.over()
    assert state.landed[MACROORGANISMS.index("trilobites")] == 1


@pytest.mark.rule("genesis", "L7e")
def test_an_npc_dies_with_its_host_as_its_own_trophy() -> None:
    state = variant("red", "green", alone=True)
    bacterium(state, "warm_pond", "red", "yellow", mutations="mrna")
    rise(state, "virus", "trilobites", "warm_pond", "npc-blue", organs="chitin_cuticle")
    lose_biont(state, place("warm_pond"), 0, True)
    assert state.macro_at[MACROORGANISMS.index("trilobites")] == TROPHY_OF + NPC + 3
    assert not alive(state, "virus")
    assert trophy_of(state, "warm_pond") == "npc-blue"
    assert bionts_at(state, "pool").split().count("npc-blue") == 1
    sound(state)


@pytest.mark.rule("genesis", "L7f")
def test_each_macroorganism_or_trophy_of_an_npc_asks_for_one_more_biont() -> None:
    state = variant("red", "green", alone=True)
    macroorganism(state, "flatworms", "clay_mound", "red")
    macroorganism(state, "sea_stars", "pumice_raft", "green")
    assert outcome(state) == MARINE_WIN
    state.macro_at[MACROORGANISMS.index("trilobites")] = TROPHY_OF + NPC + 3
    assert chimera.npc_burden(state) == 1
    assert outcome(state) == LOSS
    bring(state, place("clay_mound"), "green")
    state.recount(place("clay_mound"))
    assert outcome(state) == MARINE_WIN

"""H, H1, H2: purchases and mutations. Numbers in names are those of the worked examples."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    any_of,
    asked,
    bacterium,
    catalysts,
    chromosomes,
    deck,
    diseased,
    do,
    mutate,
    mutations,
    offers,
    parasite,
    phase,
    player_order,
    pool,
    refugium,
    refused,
    rows,
    table,
    told,
    top,
)

from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.actions import VOCABULARY
from phylarium.games.genesis.rules.names import COLOURS
from phylarium.games.genesis.rules.state import Genesis


def pond(state: Genesis, owner: str = "green", cubes: str = "", borne: str = "") -> None:
    """A bacterium at home on the continent, the only active row."""
    bacterium(state, "warm_pond", owner, cubes, borne)
    rows(state, "continent")


# --- limit, price, pool --------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "H", "A5", "A5a", "A5b", "A6d")
def test_a_biont_buys_once_and_may_buy_nothing() -> None:
    state = table("green", "blue")
    pond(state)
    top(state, "continent", "chaperonin")
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red red red")
    phase(state, "purchase")
    assert "buy:ribosome_rna" in offers(state)
    do(state, "buy:ribosome_rna")
    assert mutations(state, "warm_pond") == ["ribosome_rna"]
    assert state.over()
    state = table("green", "blue")
    pond(state)
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red")
    phase(state, "purchase")
    do(state, "done")
    assert mutations(state, "warm_pond") == []
    assert pool(state, "green") == "red"


@pytest.mark.rule("genesis", "H")
def test_who_can_buy_nothing_passes_and_the_log_says_so() -> None:
    state = table("green", "blue")
    pond(state)
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red")
    phase(state, "purchase")
    assert asked(state)[0] == "green"
    do(state, "done")  # blue has no organism
    assert told(state) == ["log-nothing-to-buy"]
    assert state.journal is not None
    assert state.journal[-1].who == COLOURS.index("blue")


@pytest.mark.rule("genesis", "A5a", "H")
def test_two_bionts_buy_twice_and_each_for_its_own_organism() -> None:
    state = table("green", "blue")
    pond(state, "green green")
    bacterium(state, "clay_mound", "green")
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red red red")
    phase(state, "purchase")
    assert any_of(offers(state), "organism") == ["organism:clay_mound", "organism:warm_pond"]
    do(state, "organism:warm_pond", "buy:ribosome_rna")
    do(state, "organism:warm_pond", "promote:ribosome_rna")
    assert "organism:warm_pond" not in offers(state)


@pytest.mark.rule("genesis", "A5a", "Hb")
def test_only_organisms_with_ones_bionts_buy_and_parasites_after_their_hosts() -> None:
    state = table("green", "blue")
    pond(state, "green", borne="tmrna")
    bacterium(state, "clay_mound", "green")
    bacterium(state, "hydrogen_volcano", "blue", mutations="rna_ribozyme")
    refugium(state, "geothermal_zinc", bionts="green")
    parasite(state, "salmonella", "hydrogen_volcano", steals="rna_ribozyme")
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red red red")
    phase(state, "purchase")
    assert refused(state, "organism:hydrogen_volcano") == ("refused-no-biont-there", "A5a")
    assert refused(state, "organism:parasite-green") == ("refused-parasite-buys-later", "Hb")
    assert VOCABULARY.parse("organism:geothermal_zinc") not in state.sought()


@pytest.mark.rule("genesis", "Ha", "A5c")
def test_the_catalyst_has_the_colour_of_the_mutation() -> None:
    state = table("green", "blue")
    pond(state)
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "green")
    phase(state, "purchase")
    assert state.over()
    assert pool(state, "green") == "green"
    catalysts(state, "green", "red")
    phase(state, "purchase")
    do(state, "buy:ribosome_rna")
    assert pool(state, "green") == ""


@pytest.mark.rule("genesis", "Hc", "A5d", "H2a", "H2b")
def test_example_38_two_green_catalysts_promote_a_blue_mutation() -> None:
    state = table("green", "blue")
    bacterium(state, "mars_paleo_ocean", "blue", "red yellow green blue", "tmrna")
    rows(state)
    catalysts(state, "blue", "green green")
    assert state.abilities[0 * 14 + 12] == 1
    phase(state, "purchase")
    do(state, "promote:tmrna")
    assert pool(state, "blue") == ""
    assert mutations(state, "mars_paleo_ocean") == ["helicase"]
    assert chromosomes(state, "mars_paleo_ocean") == "red yellow yellow green blue blue blue"
    assert state.abilities[0 * 14 + 12] == 0


@pytest.mark.rule("genesis", "Hc")
def test_how_a_price_is_paid_is_asked_where_it_can_be_paid_in_several_ways() -> None:
    state = table("green", "blue")
    pond(state)
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red yellow yellow green green blue")
    phase(state, "purchase")
    do(state, "buy:ribosome_rna")
    assert asked(state) == ("green", "Hc")
    assert offers(state) == ["spend:red", "spend-two:yellow", "spend-two:green"]
    assert refused(state, "spend:blue") == ("refused-price", "Hc")
    do(state, "spend-two:yellow")
    assert pool(state, "green") == "red green green blue"


@pytest.mark.rule("genesis", "Hd")
def test_with_a_nucleus_any_one_catalyst_pays() -> None:
    state = table("green", "blue")
    pond(state, borne="nucleolus")
    top(state, "continent", "mrna")
    catalysts(state, "green", "yellow green")
    phase(state, "purchase")
    do(state, "buy:mrna")
    assert asked(state) == ("green", "Hd")
    assert offers(state) == ["spend:yellow", "spend:green"]
    do(state, "spend:yellow")
    assert mutations(state, "warm_pond") == ["nucleolus", "mrna"]


@pytest.mark.rule("genesis", "He", "A5e", "B1b", "B3a")
def test_foreign_genes_and_parasites_spend_from_the_pool_of_the_tableau() -> None:
    state = table("green", "blue")
    pond(state, "green blue", borne="cytochromes")
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red")
    catalysts(state, "blue", "")
    phase(state, "purchase")
    do(state, "done")
    assert asked(state)[0] == "blue"
    do(state, "buy:ribosome_rna")
    assert pool(state, "green") == ""
    assert mutations(state, "warm_pond") == ["ribosome_rna", "cytochromes"]


@pytest.mark.rule("genesis", "He", "H1c")
def test_fission_gives_each_biont_two_purchases_from_the_next_turn_on() -> None:
    state = table("green", "blue")
    pond(state, borne="mitochondria")
    top(state, "continent", "chaperonin")
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red red red red")
    state.fissile = 1 << 15
    phase(state, "purchase")
    do(state, "buy:ribosome_rna", "buy:chaperonin")
    assert state.over()
    state = table("green", "blue")
    pond(state)
    top(state, "continent", "mitochondria")
    catalysts(state, "green", "yellow yellow yellow")
    phase(state, "purchase")
    do(state, "buy:mitochondria")
    if offers(state):
        do(state, offers(state)[0])
    assert mutations(state, "warm_pond") == ["mitochondria"]
    assert state.over()


@pytest.mark.rule("genesis", "He", "H1c")
def test_fission_that_was_lost_since_the_turn_began_gives_no_second_purchase() -> None:
    state = table("green", "blue")
    pond(state, cubes="red")
    top(state, "continent", "chaperonin")
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red red red red")
    # Ultraviolet light has taken the mitochondria.
    state.fissile = 1 << 15
    phase(state, "purchase")
    do(state, "buy:ribosome_rna")
    assert state.over()


@pytest.mark.rule("genesis", "Hf")
def test_a_parasite_does_not_use_its_hosts_abilities() -> None:
    state = table("green", "blue")
    pond(state, borne="mitochondria cytochromes")
    where = parasite(state, "viroid", "warm_pond", steals="mitochondria")
    state.fissile = 1 << 15
    top(state, "continent", "chaperonin")
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red red red")
    phase(state, "purchase")
    do(state, "done")
    assert asked(state)[0] == "blue"
    do(state, "buy:ribosome_rna")
    assert state.over()
    assert state.mutations_of(where) == [0]


@pytest.mark.rule("genesis", "Hg")
def test_a_guest_gives_catalysts_to_the_pool_and_then_buys_from_it() -> None:
    state = table("green", "blue")
    pond(state, "green blue")
    top(state, "continent", "mrna")
    catalysts(state, "green", "")
    catalysts(state, "blue", "blue")
    phase(state, "purchase")
    assert asked(state)[0] == "blue"
    assert any_of(offers(state), "donate") == ["donate:blue"]
    do(state, "donate:blue", "buy:mrna")
    assert (pool(state, "green"), pool(state, "blue")) == ("", "")
    assert mutations(state, "warm_pond") == ["mrna"]


@pytest.mark.rule("genesis", "Hg")
def test_nobody_gives_where_players_win_together() -> None:
    state = table("green", "blue", cooperative=True)
    pond(state, "green blue")
    catalysts(state, "green", "")
    catalysts(state, "blue", "blue")
    phase(state, "purchase")
    assert state.over()


# --- order ---------------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "Hb", "A6c", "A5")
def test_a_parasite_buys_as_soon_as_all_bionts_of_its_host_have() -> None:
    """The example of Hb: red bacterium and red gene, blue parasite, blue bacterium, red parasite."""
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "", "cytochromes ribosome_rna")
    parasite(state, "viroid", "warm_pond", steals="cytochromes")
    bacterium(state, "clay_mound", "blue red", "", "calvin_cycle")
    parasite(state, "prion", "clay_mound", steals="calvin_cycle")
    player_order(state, "red blue green yellow")
    rows(state, "cosmic", "ocean", "coastal", "continent")
    for player in ("red", "blue"):
        catalysts(state, player, "red red red yellow yellow yellow green green green blue blue blue")
    phase(state, "purchase")
    buyers: list[tuple[str, str]] = []
    while not state.over():
        frame = state.agenda[-1]
        who = asked(state)[0]
        if any_of(offers(state), "organism"):
            do(state, any_of(offers(state), "organism")[0])
            continue
        text = any_of(offers(state), "buy")[0] if any_of(offers(state), "buy") else offers(state)[-1]
        do(state, text)
        if text.startswith("buy"):
            buyers.append(
                (who, "parasite" if isinstance(frame, frames.Purchase) and frame.place >= 16 else "bacterium")
            )
    assert buyers == [
        ("red", "bacterium"),
        ("red", "bacterium"),
        ("blue", "parasite"),
        ("blue", "bacterium"),
        ("red", "parasite"),
    ]


# --- new mutations ---------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "H1")
def test_only_top_cards_of_active_rows_and_of_the_home_row_are_for_sale() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green")
    rows(state, "ocean")
    for row, name in (("cosmic", "chaperonin"), ("ocean", "rna_polymerase"), ("continent", "nitrogenase")):
        top(state, row, name)
    top(state, "coastal", "superoxide_dismutase")
    catalysts(state, "green", "red")
    phase(state, "purchase")
    assert any_of(offers(state), "buy") == ["buy:rna_polymerase", "buy:nitrogenase"]
    assert refused(state, "buy:chaperonin") == ("refused-deck-out-of-reach", "H1")
    below = deck(state, "ocean")[1]
    assert refused(state, f"buy:{below}") == ("refused-not-on-top", "H1")


@pytest.mark.rule("genesis", "H1", "G.abilities")
def test_a_spore_buys_from_every_deck() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "", "akinete")
    rows(state)
    top(state, "cosmic", "chaperonin")
    catalysts(state, "green", "red")
    phase(state, "purchase")
    assert "buy:chaperonin" in offers(state)


@pytest.mark.rule("genesis", "H1b", "H1c")
def test_a_new_mutation_brings_its_cube_and_its_abilities() -> None:
    state = table("green", "blue")
    pond(state)
    top(state, "continent", "chaperonin")
    catalysts(state, "green", "red")
    phase(state, "purchase")
    do(state, "buy:chaperonin")
    assert chromosomes(state, "warm_pond") == "red green"
    assert state.abilities[15 * 14] == 1
    assert "chaperonin" not in deck(state, "continent")


@pytest.mark.rule("genesis", "H1a")
def test_sex_roils_a_deck_in_reach_before_a_purchase_once_an_icon() -> None:
    state = table("green", "blue")
    pond(state, borne="mrna")
    top(state, "continent", "ribosome_rna")
    second = deck(state, "continent")[1]
    catalysts(state, "green", "red red yellow green blue")
    phase(state, "purchase")
    assert any_of(offers(state), "roil") == ["roil:continent"]
    do(state, "roil:continent")
    assert deck(state, "continent")[0] == second
    assert deck(state, "continent")[-1] == "ribosome_rna"
    assert any_of(offers(state), "roil") == []
    assert f"buy:{second}" in offers(state)


@pytest.mark.rule("genesis", "H1a")
def test_without_sex_no_deck_is_roiled() -> None:
    state = table("green", "blue")
    pond(state)
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red")
    phase(state, "purchase")
    assert refused(state, "roil:continent") == ("refused-no-sex", "H1a")


@pytest.mark.rule("genesis", "H1d")
def test_example_39_a_polluter_strikes_the_organisms_of_its_home_row() -> None:
    state = table("blue", "green")
    bacterium(state, "warm_pond", "blue", "green blue", "mrna plasmid")
    parasite(state, "salmonella", "warm_pond", steals="mrna")
    bacterium(state, "clay_mound", "green", "")
    rows(state, "continent")
    top(state, "continent", "chloroplast_symbiont")
    catalysts(state, "blue", "green")
    phase(state, "purchase")
    do(state, "buy:chloroplast_symbiont")
    # Two green chromosomes against the one of the parasite's biont: one atrophy. Other rows are spared.
    assert diseased(state, "salmonella") == ""
    assert alive(state, "salmonella")
    assert chromosomes(state, "clay_mound") == "green"
    assert "mrna" not in mutations(state, "warm_pond")


@pytest.mark.rule("genesis", "H1d")
def test_example_39_a_polluter_without_green_chromosomes_does_no_harm() -> None:
    state = table("blue", "red")
    bacterium(state, "warm_pond", "blue")
    bacterium(state, "geothermal_zinc", "red", "red")
    rows(state, "continent")
    top(state, "continent", "trna")
    catalysts(state, "blue", "blue")
    phase(state, "purchase")
    do(state, "buy:trna")
    assert chromosomes(state, "geothermal_zinc") == "red red"
    assert "log-atrophy" not in told(state)


# --- promotions ----------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "H2", "H2a", "H2d")
def test_example_40_a_diseased_mutation_can_be_promoted() -> None:
    state = table("blue", "red")
    bacterium(state, "warm_pond", "blue", "", "chloroplast_symbiont")
    parasite(state, "prion", "warm_pond", steals="chloroplast_symbiont")
    rows(state)
    state.continent_mutations, kept = [], state.continent_mutations
    state.cosmic_mutations.extend(kept)
    catalysts(state, "blue", "green")
    phase(state, "purchase")
    do(state, "promote:chloroplast_symbiont")
    assert mutations(state, "warm_pond") == ["cytoplastic_streaming"]
    assert chromosomes(state, "warm_pond") == "yellow blue"


@pytest.mark.rule("genesis", "H2")
def test_promotion_costs_the_first_colour_and_happens_once() -> None:
    state = table("green", "blue")
    pond(state, "green green", borne="calvin_cycle")
    top(state, "continent", "mrna")
    catalysts(state, "green", "green green")
    phase(state, "purchase")
    assert refused(state, "promote:mrna") == ("refused-not-its-mutation", "H2")
    do(state, "promote:calvin_cycle")
    if offers(state):
        assert refused(state, "promote:calvin_cycle") == ("refused-promoted-already", "H2")


@pytest.mark.rule("genesis", "H2b")
def test_abilities_of_the_unpromoted_side_are_lost() -> None:
    state = table("green", "blue")
    pond(state, borne="plasmid")
    assert state.abilities[15 * 14 + 7] == 1
    mutate(state, "warm_pond", "mitochondria")
    assert state.abilities[15 * 14 + 9] == 1
    catalysts(state, "green", "yellow")
    state.continent_mutations, kept = [], state.continent_mutations
    state.cosmic_mutations.extend(kept)
    phase(state, "purchase")
    do(state, "promote:mitochondria")
    assert state.abilities[15 * 14 + 9] == 0


@pytest.mark.rule("genesis", "H2c")
def test_a_promoted_side_that_pollutes_does_so() -> None:
    """No printed or reconstructed promoted side pollutes; a pack's may."""
    state = table("green", "blue")
    pond(state, "green", "green", "calvin_cycle")
    bacterium(state, "geothermal_zinc", "blue", "red")
    abilities = state.components.mutation_ability
    at = (11 * 2 + 1) * 14 + 13
    abilities[at] = 1
    try:
        catalysts(state, "green", "green")
        phase(state, "purchase")
        do(state, "promote:calvin_cycle")
        while not state.over():
            do(state, offers(state)[0])
        assert chromosomes(state, "geothermal_zinc") == ""
    finally:
        abilities[at] = 0


# --- NPCs ----------------------------------------------------------------------------------------------


def together(borne: str, pays: str) -> tuple[Genesis, int]:
    """A cooperative game: green's own parasite, which nobody plays, on blue's bacterium."""
    state = table("green", "blue", cooperative=True)
    bacterium(state, "warm_pond", "blue", "", "mrna")
    rows(state, "continent")
    where = parasite(state, "salmonella", "warm_pond", "npc-green", steals="mrna", mutations=borne)
    top(state, "continent", "ribosome_rna")
    catalysts(state, "blue", pays)
    return state, where


@pytest.mark.rule("genesis", "C1d")
def test_a_parasite_that_nobody_plays_promotes_first_and_pays_with_its_hosts_catalysts() -> None:
    state, where = together("calvin_cycle", "red green")
    phase(state, "purchase")
    do(state, "done")
    assert state.over()
    assert pool(state, "blue") == "red"
    assert mutations(state, "parasite-green") == ["pyrenoid"]
    assert state.bought[where * 8 + 4 + 2] == 1


@pytest.mark.rule("genesis", "C1d")
def test_it_buys_what_can_be_paid_and_twice_with_fission() -> None:
    state, _ = together("", "red")
    phase(state, "purchase")
    do(state, "done")
    assert mutations(state, "parasite-green") == ["ribosome_rna"]
    state, where = together("mitochondria", "red yellow")
    state.fissile = 1 << where
    phase(state, "purchase")
    do(state, "done")
    assert mutations(state, "parasite-green") == ["ribosome_rna", "oxidative_phosphorylation"]
    assert pool(state, "blue") == ""


@pytest.mark.rule("genesis", "C1f")
def test_its_sex_roils_a_deck_that_it_cannot_buy_from() -> None:
    state, _ = together("gamete_fusion", "yellow")
    top(state, "continent", "cytochromes")
    top(state, "continent", "ribosome_rna")
    phase(state, "purchase")
    do(state, "done")
    assert state.over()
    assert mutations(state, "parasite-green") == ["cytochromes", "gamete_fusion"]


@pytest.mark.rule("genesis", "C1b")
def test_an_npc_that_was_taken_in_buys_for_the_owner_of_the_organism() -> None:
    state = table("green", "blue", alone=True)
    bacterium(state, "warm_pond", "green npc-red")
    state.crystal = 0
    rows(state, "continent")
    top(state, "continent", "chaperonin")
    top(state, "continent", "ribosome_rna")
    catalysts(state, "green", "red red")
    phase(state, "purchase")
    do(state, "buy:ribosome_rna", "buy:chaperonin")
    assert state.over()

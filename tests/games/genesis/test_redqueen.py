"""H4: Red Queen attacks. Numbers in names are those of the worked examples."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    any_of,
    asked,
    bacterium,
    bionts_at,
    catalysts,
    chromosomes,
    diseased,
    do,
    macroorganism,
    mutations,
    offers,
    organs_of,
    parasite,
    phase,
    pool,
    refused,
    rows,
    table,
)

from phylarium.games.genesis.rules.names import COLOURS, MUTATIONS
from phylarium.games.genesis.rules.state import Genesis


@pytest.mark.rule("genesis", "H4", "H4a", "H4d", "B4b")
def test_example_42_two_attacks_take_the_cube_back_and_then_the_biont() -> None:
    state = table("green", "blue", "yellow")
    bacterium(state, "warm_pond", "green blue", "", "tmrna rna_polymerase calvin_cycle")
    where = parasite(state, "malaria", "warm_pond", steals="calvin_cycle", mutations="quorum_sensing cytochromes")
    rows(state)
    catalysts(state, "green", "green yellow")
    catalysts(state, "yellow", "")
    phase(state, "purchase")
    assert any_of(offers(state), "attack") == ["attack-slot:2"]
    do(state, "attack-slot:2")
    assert diseased(state, "malaria") == ""
    assert chromosomes(state, "warm_pond") == "red green green blue blue"
    assert pool(state, "green") == "yellow"
    # Blue's foreign gene follows: no cubes are left, so it takes the biont.
    assert asked(state)[0] == "blue"
    assert any_of(offers(state), "attack") == ["attack-biont:yellow"]
    do(state, "attack-biont:yellow")
    assert not alive(state, "malaria")
    assert bionts_at(state, "warm_pond") == "yellow green blue"
    assert pool(state, "yellow") == ""
    assert state.barred[where - 16] == 1


@pytest.mark.rule("genesis", "H4", "He", "H4a")
def test_example_47_fission_makes_two_attacks_with_one_biont() -> None:
    state = table("blue", "green")
    bacterium(state, "mars_paleo_ocean", "blue", "red", "helicase rna_polymerase mitochondria")
    parasite(state, "salmonella", "mars_paleo_ocean", steals="helicase +helicase")
    assert diseased(state, "salmonella") == "blue yellow"
    rows(state)
    state.fissile = 1
    catalysts(state, "blue", "blue yellow")
    phase(state, "purchase")
    do(state, "attack-slot:1", "attack-slot:2")
    assert diseased(state, "salmonella") == ""
    assert mutations(state, "mars_paleo_ocean") == ["rna_polymerase", "mitochondria", "helicase"]
    assert alive(state, "salmonella")


@pytest.mark.rule("genesis", "H4")
def test_an_attack_needs_the_icon() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "", "calvin_cycle ribosome_rna")
    parasite(state, "virus", "warm_pond", steals="calvin_cycle")
    rows(state, "continent")
    catalysts(state, "green", "green green red")
    phase(state, "purchase")
    assert any_of(offers(state), "attack") == []
    assert refused(state, "attack-slot:1") == ("refused-no-red-queen", "H4")


@pytest.mark.rule("genesis", "H4")
def test_without_more_icons_the_other_is_asked_and_may_decline_once_and_for_all() -> None:
    state = table("green", "yellow")
    bacterium(state, "warm_pond", "green green", "", "calvin_cycle rna_polymerase")
    parasite(state, "malaria", "warm_pond", steals="calvin_cycle", mutations="quorum_sensing")
    rows(state)
    catalysts(state, "green", "green green")
    phase(state, "purchase")
    do(state, "attack-slot:2")
    assert asked(state) == ("yellow", "H4")
    assert offers(state) == ["word:accept", "word:decline"]
    do(state, "decline")
    assert diseased(state, "malaria") == "green"
    assert pool(state, "green") == "green green"
    assert asked(state)[0] == "green"
    assert any_of(offers(state), "attack") == []
    assert refused(state, "attack-slot:2") == ("refused-weaker", "H4")


@pytest.mark.rule("genesis", "H4")
def test_permission_lets_a_weaker_attack_happen() -> None:
    state = table("green", "yellow")
    bacterium(state, "warm_pond", "green", "", "calvin_cycle rna_polymerase")
    parasite(state, "malaria", "warm_pond", steals="calvin_cycle", mutations="quorum_sensing")
    rows(state)
    catalysts(state, "green", "green")
    phase(state, "purchase")
    do(state, "attack-slot:2", "accept")
    assert diseased(state, "malaria") == ""
    assert pool(state, "green") == ""


@pytest.mark.rule("genesis", "H4", "C1")
def test_the_solitaire_player_does_not_ask_himself_for_permission() -> None:
    state = table("green", "yellow", alone=True)
    bacterium(state, "warm_pond", "green", "", "calvin_cycle rna_polymerase")
    parasite(state, "malaria", "warm_pond", steals="calvin_cycle", mutations="quorum_sensing")
    rows(state)
    catalysts(state, "green", "green")
    phase(state, "purchase")
    do(state, "attack-slot:2")
    assert diseased(state, "malaria") == ""


@pytest.mark.rule("genesis", "H4", "C1g")
def test_a_parasite_that_nobody_plays_gives_no_permission() -> None:
    state = table("green", "blue", alone=True)
    bacterium(state, "warm_pond", "green", "", "calvin_cycle rna_polymerase ribosome_rna")
    parasite(state, "prion", "warm_pond", "npc-red", steals="calvin_cycle", mutations="quorum_sensing")
    rows(state)
    catalysts(state, "green", "green")
    phase(state, "purchase")
    assert any_of(offers(state), "attack") == []


@pytest.mark.rule("genesis", "H4a")
def test_cubes_come_before_bionts() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "", "calvin_cycle rna_polymerase")
    parasite(state, "virus", "warm_pond", steals="calvin_cycle")
    rows(state)
    catalysts(state, "green", "green blue blue")
    phase(state, "purchase")
    assert refused(state, "attack-biont:blue") == ("refused-cubes-first", "H4a")


@pytest.mark.rule("genesis", "H4a", "E6c")
def test_a_parasite_robbed_of_its_owners_biont_obeys_its_other_guest() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "", "rna_polymerase")
    where = parasite(state, "virus", "warm_pond", "blue red")
    rows(state)
    catalysts(state, "green", "blue")
    phase(state, "purchase")
    do(state, "attack-biont:blue")
    assert alive(state, "virus")
    assert state.owner[where] == 0
    assert bionts_at(state, "warm_pond") == "green blue"


@pytest.mark.rule("genesis", "H4b")
def test_a_macroorganism_takes_an_organ_back_or_an_endosymbiont() -> None:
    state = table("green", "blue")
    where = macroorganism(state, "sea_stars", "warm_pond", "green", "kidney")
    parasite(state, "virus", "warm_pond", steals="kidney")
    state.components.organ_ability[(6 * 2 * 6 + 0) * 14 + 12] = 1
    try:
        state.organs[6] |= 1
        state.recount(where)
        catalysts(state, "green", "green")
        phase(state, "purchase")
        do(state, "attack-slot:1")
        # Three green slots are free: which one the cube fills is the attacker's choice.
        assert asked(state) == ("green", "H4b")
        assert offers(state) == ["organ:4", "organ:5", "organ:6"]
        do(state, "organ:5")
        assert organs_of(state, "warm_pond") == ["brain", "stomach"]
        assert diseased(state, "virus") == ""
        state.bought = [0] * len(state.bought)
        catalysts(state, "green", "blue")
        phase(state, "purchase")
        do(state, "attack-biont:blue")
        assert bionts_at(state, "warm_pond") == "green blue"
        assert not alive(state, "virus")
    finally:
        state.components.organ_ability[(6 * 2 * 6 + 0) * 14 + 12] = 0


@pytest.mark.rule("genesis", "H4b", "H3d")
def test_a_stolen_biont_without_a_circle_goes_home_with_compensation() -> None:
    state = table("green", "blue")
    where = macroorganism(state, "sea_stars", "warm_pond", "green blue")
    parasite(state, "virus", "warm_pond", "blue")
    state.components.organ_ability[(6 * 2 * 6 + 0) * 14 + 12] = 1
    try:
        state.organs[6] |= 1
        state.recount(where)
        catalysts(state, "green", "blue")
        catalysts(state, "blue", "")
        phase(state, "purchase")
        do(state, "attack-biont:blue")
        assert bionts_at(state, "warm_pond") == "green blue"
        assert pool(state, "blue") == "blue"
    finally:
        state.components.organ_ability[(6 * 2 * 6 + 0) * 14 + 12] = 0


@pytest.mark.rule("genesis", "H4c", "H4d")
def test_a_parasite_steals_a_cube_for_an_empty_slot_and_the_host_pays() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "", "calvin_cycle ribosome_rna cytochromes")
    parasite(state, "virus", "warm_pond", steals="calvin_cycle", mutations="spliceosome")
    rows(state)
    catalysts(state, "green", "red")
    phase(state, "purchase")
    if asked(state)[0] == "green":
        do(state, "done")
    assert asked(state)[0] == "blue"
    assert any_of(offers(state), "attack") == ["attack-cube:ribosome_rna"]
    assert refused(state, "attack-cube:cytochromes") == ("refused-no-prey", "H4c")
    do(state, "attack-cube:ribosome_rna")
    assert diseased(state, "virus") == "green red"
    assert pool(state, "green") == ""
    # The mutation stays with its host, without its cube.
    assert "ribosome_rna" in mutations(state, "warm_pond")
    assert chromosomes(state, "warm_pond") == "yellow green"


@pytest.mark.rule("genesis", "H4c", "E3e")
def test_a_parasite_steals_the_brain_of_an_earthworm() -> None:
    """The first example of H4."""
    state = table("blue", "green")
    macroorganism(state, "flatworms", "warm_pond", "blue", "brain", land=True)
    parasite(state, "cyanobacteria", "warm_pond", mutations="camp_pheromones")
    catalysts(state, "blue", "red")
    phase(state, "purchase")
    assert asked(state)[0] == "green"
    assert any_of(offers(state), "attack") == ["attack-organ:1"]
    do(state, "attack-organ:1")
    assert organs_of(state, "warm_pond") == []
    assert diseased(state, "cyanobacteria") == "red"
    assert pool(state, "blue") == ""


@pytest.mark.rule("genesis", "H4d")
def test_yellow_attacks_parasites_for_nothing_but_not_hosts() -> None:
    state = table("yellow", "blue")
    bacterium(state, "warm_pond", "yellow", "", "calvin_cycle rna_polymerase")
    parasite(state, "virus", "warm_pond", steals="calvin_cycle")
    rows(state)
    catalysts(state, "yellow", "")
    phase(state, "purchase")
    do(state, "attack-slot:1")
    assert diseased(state, "virus") == ""
    state = table("yellow", "blue")
    bacterium(state, "warm_pond", "yellow", "", "calvin_cycle rna_polymerase")
    parasite(state, "virus", "warm_pond", steals="calvin_cycle")
    rows(state)
    catalysts(state, "yellow", "green")
    phase(state, "purchase")
    do(state, "attack-slot:1")
    assert pool(state, "yellow") == "green"
    state = table("green", "yellow")
    bacterium(state, "warm_pond", "green", "", "calvin_cycle ribosome_rna")
    parasite(state, "malaria", "warm_pond", steals="calvin_cycle", mutations="quorum_sensing")
    rows(state)
    catalysts(state, "green", "")
    catalysts(state, "yellow", "")
    phase(state, "purchase")
    assert state.over()


@pytest.mark.rule("genesis", "H4", "H4c", "E3d")
def test_a_hyperparasite_attacks_its_host_and_is_attacked_by_it() -> None:
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "", "calvin_cycle")
    parasite(state, "prion", "warm_pond", steals="calvin_cycle", mutations="chaperonin rna_polymerase")
    where = parasite(state, "viroid", "parasite-red", steals="chaperonin")
    rows(state)
    catalysts(state, "green", "red red")
    phase(state, "purchase")
    while asked(state)[0] != "red":
        do(state, "done")
    assert "attack-slot:1" in offers(state)
    do(state, "attack-slot:1")
    assert diseased(state, "viroid") == ""
    assert state.host[where] == 16


@pytest.mark.rule("genesis", "H4", "C3")
def test_the_introductory_game_has_no_red_queen() -> None:
    state = table("green", "blue", introductory=True)
    bacterium(state, "warm_pond", "green", "", "calvin_cycle rna_polymerase")
    parasite(state, "virus", "warm_pond", steals="calvin_cycle")
    rows(state)
    catalysts(state, "green", "green red")
    phase(state, "purchase")
    assert any_of(offers(state), "attack") == []


def between_two() -> Genesis:
    """Red's prion may rob its host and win a cube back from its own parasite; neither is weaker than it."""
    state = table("green", "blue", "red")
    bacterium(state, "warm_pond", "green", "", "calvin_cycle tmrna")
    parasite(state, "prion", "warm_pond", steals="calvin_cycle", mutations="chaperonin rna_polymerase")
    parasite(state, "viroid", "parasite-red", steals="chaperonin", mutations="quorum_sensing")
    rows(state)
    catalysts(state, "green", "red blue")
    phase(state, "purchase")
    while asked(state)[0] != "red":
        do(state, "done")
    assert any_of(offers(state), "attack") == ["attack-slot:1", "attack-cube:tmrna"]
    return state


@pytest.mark.rule("genesis", "H4")
def test_whom_the_host_refused_may_still_ask_its_own_parasite() -> None:
    state = between_two()
    do(state, "attack-cube:tmrna")
    assert asked(state) == ("green", "H4")
    do(state, "decline")
    assert any_of(offers(state), "attack") == ["attack-slot:1"]
    do(state, "attack-slot:1")
    assert asked(state) == ("blue", "H4")


@pytest.mark.rule("genesis", "H4")
def test_whom_its_parasite_refused_may_still_ask_the_host() -> None:
    state = between_two()
    do(state, "attack-slot:1")
    assert asked(state) == ("blue", "H4")
    do(state, "decline")
    assert any_of(offers(state), "attack") == ["attack-cube:tmrna"]
    do(state, "attack-cube:tmrna", "accept")
    assert diseased(state, "prion") == "green blue"


@pytest.mark.rule("genesis", "H4a")
def test_the_cube_of_any_mutation_can_be_won_back() -> None:
    for name in MUTATIONS:
        state = table("green", "blue", "yellow")
        card = MUTATIONS.index(name)
        colour = COLOURS[state.components.mutation_colour[card]]
        crowned = "tmrna" if name != "tmrna" else "rna_polymerase"
        bacterium(state, "warm_pond", "green", "", f"{name} {crowned}")
        face = "nematode" if colour in ("green", "blue") else "viroid"
        parasite(state, face, "warm_pond", steals=name)
        rows(state)
        catalysts(state, "green", colour)
        phase(state, "purchase")
        attack = any_of(offers(state), "attack-slot")
        assert len(attack) == 1, name
        do(state, attack[0])
        assert diseased(state, face) == ""

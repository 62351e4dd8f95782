"""C1b to C1g, C2: parasites that nobody plays."""

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
    dice,
    diseased,
    do,
    macroorganism,
    offers,
    parasite,
    phase,
    place,
    refugium,
    refused,
    rows,
    sound,
    table,
    told,
)

from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.atrophy import atrophy, lose_biont
from phylarium.games.genesis.rules.names import PARASITES
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import LIVING, NONE, NPC, PARASITE


def npc_turn(state: Genesis, colour: int) -> None:
    state.agenda.clear()
    state.push(frames.NpcAssign(NPC + colour))
    state.run()
    sound(state)


def alone(seed: str = "a test") -> Genesis:
    return table("red", "blue", alone=True, seed=seed)


@pytest.mark.rule("genesis", "C1b")
def test_an_npc_attaches_to_the_host_that_gives_it_most() -> None:
    seen = set()
    for seed in range(12):
        state = alone(f"npc {seed}")
        bacterium(state, "clay_mound", "red", "red", mutations="tmrna")
        bacterium(state, "hydrothermal_vent", "blue", "red", mutations="hox_genes")
        bacterium(state, "warm_pond", "blue", "red", mutations="trna quorum_sensing")
        rows(state, "ocean")
        npc_turn(state, 2)
        where = PARASITE + 2
        face = PARASITES[4 + state.side[2]]
        seen.add(face)
        assert state.stage[where] == LIVING
        assert bionts_at(state, "parasite-green") == "npc-green"
        if face == "cyanobacteria":
            # Blue and red are both on the hox genes of the vent.
            assert state.host[where] == place("hydrothermal_vent")
            assert diseased(state, "parasite-green") == "blue red"
    assert seen == {"salmonella", "cyanobacteria"}


@pytest.mark.rule("genesis", "C1b")
def test_an_npc_waits_while_no_host_is_in_reach() -> None:
    state = alone()
    bacterium(state, "clay_mound", "red", "red", mutations="hox_genes")
    rows(state, "continent")
    npc_turn(state, 2)
    assert not alive(state, "parasite-green")
    assert "log-npc-waits" in told(state)


@pytest.mark.rule("genesis", "C1b")
def test_an_npc_is_never_a_hyperparasite() -> None:
    state = alone()
    bacterium(state, "clay_mound", "red", "red", mutations="ribosome_rna")
    parasite(state, "viroid", "clay_mound", "blue", steals="ribosome_rna", mutations="mrna quorum_sensing")
    rows(state, "ocean")
    for seed in range(6):
        state.rng.a = seed
        npc_turn(state, 2)
    assert not alive(state, "parasite-green")


@pytest.mark.rule("genesis", "C1b")
def test_an_npc_that_died_comes_back_in_the_next_turn() -> None:
    state = alone()
    bacterium(state, "clay_mound", "red", "red", mutations="hox_genes")
    rows(state, "ocean")
    npc_turn(state, 2)
    lose_biont(state, place("parasite-green"), NPC + 2, True)
    assert not alive(state, "parasite-green")
    # It has no pool that compensation could go to.
    assert sum(state.catalysts[8:12]) == 0
    npc_turn(state, 2)
    assert not alive(state, "parasite-green")
    state.barred = [0, 0, 0, 0]
    npc_turn(state, 2)
    assert alive(state, "parasite-green")


@pytest.mark.rule("genesis", "C1b", "E4")
def test_a_player_supplants_an_npc_which_comes_back_in_the_next_turn() -> None:
    state = alone()
    bacterium(state, "clay_mound", "red", "red green green", mutations="ribosome_rna quorum_sensing")
    # Another host would give it as much: a player's parasite could go there at once.
    bacterium(state, "warm_pond", "red", "red", mutations="tmrna")
    parasite(state, "cyanobacteria", "clay_mound", "npc-green", steals="ribosome_rna")
    rows(state, "ocean")
    assign(state, "blue")
    do(state, "face:viroid")
    while not state.over():
        do(state, "done")
    assert state.guest[place("clay_mound")] == place("viroid")
    assert not alive(state, "cyanobacteria")
    assert state.guest[place("warm_pond")] == NONE
    assert state.barred == [0, 0, 1, 0]


@pytest.mark.rule("genesis", "C1b", "G.atrophy")
def test_an_npc_loses_by_lot_and_asks_nobody() -> None:
    state = alone()
    bacterium(state, "clay_mound", "red", "red", mutations="hox_genes")
    where = parasite(state, "cyanobacteria", "clay_mound", "npc-green", steals="hox_genes +hox_genes")
    atrophy(state, where, 1, 0, "D5")
    state.run()
    assert state.over()
    assert len(diseased(state, "cyanobacteria").split()) == 1
    sound(state)


@pytest.mark.rule("genesis", "C1c", "C1b")
def test_an_assimilated_npc_is_the_owners_ally() -> None:
    state = alone()
    catalysts(state, "red", "red red")
    where = bacterium(state, "warm_pond", "red npc-green", "red blue")
    assert state.biont_count(where) == 2
    assert state.owner[where] == 0
    sound(state)
    # Left alone in it, an NPC does not keep a bacterium alive.
    lose_biont(state, where, 0, True)
    assert not alive(state, "warm_pond")
    assert bionts_at(state, "pool").split().count("npc-green") == 1


@pytest.mark.rule("genesis", "C1b", "G.immunology")
def test_the_owner_chooses_where_an_assimilated_npc_gives_immunology() -> None:
    state = table("red", "green", alone=True)
    macroorganism(state, "sea_stars", "warm_pond", "red npc-blue", organs="brain tongue", land=True)
    atrophy(state, place("warm_pond"), 1, 0, "D9")
    state.run()
    assert asked(state) == ("red", "G.immunology")
    assert "biont:npc-blue" in offers(state)
    assert "word:trophic-biont" not in offers(state)


@pytest.mark.rule("genesis", "C1b", "H3a")
def test_the_biont_of_an_npc_is_no_cube_for_a_macroorganism() -> None:
    state = alone()
    bacterium(state, "warm_pond", "blue npc-green", "green green blue")
    catalysts(state, "blue", "red red")
    phase(state, "purchase")
    assert "become:seaweed" not in offers(state)


@pytest.mark.rule("genesis", "C2")
def test_players_have_no_parasite_cards_in_the_cooperative_game() -> None:
    state = table("red", "blue", cooperative=True)
    bacterium(state, "clay_mound", "red", "red", mutations="ribosome_rna")
    refugium(state, "hydrothermal_vent")
    rows(state, "ocean")
    assign(state, "blue")
    assert any_of(offers(state), "face") == []
    assert refused(state, "face:viroid") == ("refused-npc-parasite", "C2")


@pytest.mark.rule("genesis", "C2a")
def test_in_the_cooperative_game_an_npc_may_attack_the_player_of_its_colour() -> None:
    state = table("red", "blue", cooperative=True)
    bacterium(state, "clay_mound", "blue", "red", mutations="ribosome_rna")
    rows(state, "ocean")
    phase(state, "assignment")
    while not state.over():
        do(state, "done")
    # Red's parasite finds nothing red; both faces of blue's take red cubes, even blue's own.
    assert state.guest[place("clay_mound")] == place("parasite-blue")
    assert bionts_at(state, "parasite-blue") == "npc-blue"
    assert diseased(state, "parasite-blue") == "red"


@pytest.mark.rule("genesis", "C1g", "C1e", "C1d", "C1b")
def test_solitaire_games_run_without_ever_asking_for_an_npc() -> None:
    state = alone("whole")
    bacterium(state, "clay_mound", "red blue", "red green", mutations="hox_genes mitochondria")
    where = parasite(state, "cyanobacteria", "clay_mound", "npc-green", steals="hox_genes", mutations="calvin_cycle")
    catalysts(state, "red", "red yellow green blue")
    rows(state, "ocean")
    for name in ("darwin", "purchase"):
        dice(state, *[2, 3, 4] * 12)
        phase(state, name)
        while not state.over():
            assert state.to_move() == 0
            do(state, offers(state)[-1])
    assert state.stage[where] == LIVING


@pytest.mark.rule("genesis", "C1a")
def test_macroorganisms_of_both_colours_are_a_solitaire_victory() -> None:
    state = alone()
    assert state.ranking() == [2]
    macroorganism(state, "flatworms", "clay_mound", "red")
    assert state.ranking() == [2]
    macroorganism(state, "sea_stars", "warm_pond", "blue")
    assert state.ranking() == [1]

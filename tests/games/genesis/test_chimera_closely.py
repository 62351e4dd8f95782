"""L, looked at closely: neighbours, borrowed cubes, who stays and who goes, at the edges of every list.

The first placard, the first parasite card and the first macroorganism card are in here on purpose.
"""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    ask,
    bacterium,
    bionts_at,
    bring,
    catalysts,
    chromosomes,
    diseased,
    do,
    macroorganism,
    mutations,
    organs_of,
    parasite,
    party,
    place,
    rise,
    sound,
    table,
    trophy_of,
)

from phylarium.games.genesis.rules import chimera, frames
from phylarium.games.genesis.rules.atrophy import extinct, lose_biont
from phylarium.games.genesis.rules.names import COLOURS, MACROORGANISMS, MUTATIONS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import FREE_CUBE, NONE, NPC, PARASITE, TROPHY_OF

RED, YELLOW, GREEN, BLUE = range(4)


def variant(*colours: str, alone: bool = False) -> Genesis:
    return table(*(colours or ("red", "blue", "yellow", "green")), chimera=True, alone=alone)


# --- neighbours -------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "L6")
def test_partners_are_both_macroorganisms_and_only_in_the_variant() -> None:
    state = variant()
    host = macroorganism(state, "seaweed", "mars_paleo_ocean", "yellow")
    guest = rise(state, "prion", "flatworms", "mars_paleo_ocean", "red")
    assert (host, guest) == (0, PARASITE)
    assert (chimera.partner(state, host), chimera.partner(state, guest)) == (guest, host)
    assert chimera.is_member(state, guest)
    assert not chimera.is_member(state, host)
    second = parasite(state, "malaria", "prion", "yellow")
    assert chimera.partner(state, second) == NONE  # a hyperparasite is no member
    assert chimera.partner(state, guest) == host
    bacterium(state, "clay_mound", "blue")
    alone = rise(state, "virus", "sea_stars", "clay_mound", "blue")
    assert chimera.partner(state, alone) == NONE
    assert not chimera.is_member(state, alone)
    plain = parasite(state, "salmonella", "virus", "green")
    assert chimera.partner(state, alone) == NONE
    assert chimera.partner(state, plain) == NONE
    state.chimera = 0
    assert (chimera.partner(state, host), chimera.partner(state, guest)) == (NONE, NONE)


@pytest.mark.rule("genesis", "L5f")
def test_life_on_land_beside_an_organism_is_that_of_its_host_or_of_its_parasite() -> None:
    state = variant()
    host = macroorganism(state, "seaweed", "mars_paleo_ocean", "yellow", land=True)
    guest = parasite(state, "prion", "mars_paleo_ocean", "red")
    assert chimera.on_land(state, host)
    assert not chimera.on_land(state, guest)
    assert not chimera.on_land(state, NONE)
    assert chimera.beside_land(state, guest)
    assert not chimera.beside_land(state, host)
    wet = macroorganism(state, "opabinia", "clay_mound", "blue")
    assert not chimera.on_land(state, wet)
    ashore = rise(state, "virus", "trilobites", "clay_mound", "blue", land=True)
    assert chimera.beside_land(state, wet)
    assert not chimera.beside_land(state, ashore)
    assert not chimera.on_land(state, place("salmonella"))


@pytest.mark.rule("genesis", "H3", "L1", "L1b")
def test_who_may_become_a_macroorganism() -> None:
    state = variant()
    host = bacterium(state, "mars_paleo_ocean", "yellow")
    guest = parasite(state, "prion", "mars_paleo_ocean", "red")
    second = parasite(state, "malaria", "prion", "yellow")
    assert [chimera.may_become(state, where) for where in (host, guest, second)] == [True, True, False]
    assert not chimera.may_become(state, place("virus"))  # at home, on no host
    state.chimera = 0
    assert [chimera.may_become(state, where) for where in (host, guest, second)] == [True, False, False]
    last = bacterium(state, "warm_pond", "blue")
    assert last == PARASITE - 1
    assert chimera.may_become(state, last)


# --- what a landfall may borrow ---------------------------------------------------------------------


@pytest.mark.rule("genesis", "L5b", "L5d")
def test_only_cubes_that_lie_on_the_hosts_own_mutations_are_lent() -> None:
    state = variant()
    bacterium(state, "clay_mound", "yellow", "green", mutations="calvin_cycle nucleolus rna_polymerase")
    bacterium(state, "warm_pond", "blue", mutations="chaperonin")
    guest = rise(state, "prion", "opabinia", "clay_mound", "red")
    # Calvin cycle is green; nucleolus has a red cube and a blue "+"; the polymerase is red.
    lent = [chimera.lent(state, guest, colour) for colour in range(4)]
    assert lent == [2, 0, 1, 1]
    state.plus[MUTATIONS.index("ribosome_rna")] = 0  # the other side of nucleolus: its "+" cube is lost
    assert chimera.lent(state, guest, BLUE) == 0
    state.plus[MUTATIONS.index("ribosome_rna")] = 1
    state.cube[MUTATIONS.index("ribosome_rna")] = 0
    assert [chimera.lent(state, guest, colour) for colour in range(4)] == [1, 0, 1, 1]
    # A bacterium borrows nothing from its parasite's cubes.
    assert [chimera.lent(state, place("clay_mound"), colour) for colour in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("genesis", "L5e", "L6")
def test_partners_lend_organs_by_colour() -> None:
    state = variant()
    host = macroorganism(state, "sea_stars", "mars_paleo_ocean", "yellow", organs="brain eyes kidney")
    guest = rise(state, "prion", "flatworms", "mars_paleo_ocean", "red", organs="rhabdites neoblasts")
    assert [chimera.lent(state, guest, colour) for colour in range(4)] == [2, 0, 1, 0]
    assert [chimera.lent(state, host, colour) for colour in range(4)] == [0, 1, 0, 1]
    assert [chimera.organs_of_colour(state, state.macro_of[host], colour) for colour in range(4)] == [2, 0, 1, 0]


# --- becoming ---------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "L1")
@pytest.mark.parametrize(
    ("own", "lost"),
    [
        ("", True),
        ("atp_synthase", True),  # two green cubes in all, three are needed
        ("atp_synthase photosystem_ii", True),
        ("atp_synthase photosystem_ii akinete", True),  # the fourth becomes the leaf
        ("atp_synthase photosystem_ii akinete chloroplast_symbiont", False),
    ],
)
def test_a_stolen_cube_is_taken_where_system_and_organs_need_it(own: str, lost: bool) -> None:
    state = variant()
    bacterium(state, "warm_pond", "yellow", mutations="calvin_cycle")
    where = parasite(state, "prion", "warm_pond", "red", steals="calvin_cycle", mutations=own)
    chimera.use_diseased(state, where, MACROORGANISMS.index("seaweed"))
    assert diseased(state, "prion") == ""
    assert mutations(state, "warm_pond") == ([] if lost else ["calvin_cycle"])


@pytest.mark.rule("genesis", "L1")
def test_each_slot_is_judged_by_its_own_colour() -> None:
    state = variant()
    bacterium(state, "warm_pond", "yellow", mutations="calvin_cycle mitochondria")
    where = parasite(state, "prion", "warm_pond", "red", steals="calvin_cycle")
    # The second slot is empty, and stays so; a biont is no cube of its colour.
    bring(state, where, "red")
    state.recount(where)
    chimera.use_diseased(state, where, MACROORGANISMS.index("trilobites"))
    assert mutations(state, "warm_pond") == ["mitochondria"]
    other = variant()
    bacterium(other, "warm_pond", "yellow", mutations="ribosome_rna calvin_cycle")
    where = parasite(other, "malaria", "warm_pond", "yellow", steals="ribosome_rna calvin_cycle")
    chimera.use_diseased(other, where, MACROORGANISMS.index("seaweed"))
    # A seaweed has no use for red.
    assert mutations(other, "warm_pond") == ["ribosome_rna"]


@pytest.mark.rule("genesis", "H3d", "L1a")
def test_a_circle_is_free_without_an_endosymbiont_of_player_or_npc() -> None:
    state = variant("red", "green", alone=True)
    bacterium(state, "clay_mound", "green")
    where = rise(state, "prion", "flatworms", "clay_mound", "red")
    assert [chimera.free_circle(state, where, colour) for colour in range(4)] == [True] * 4
    bring(state, where, "red npc-yellow")
    assert [chimera.free_circle(state, where, colour) for colour in range(4)] == [False, False, True, True]


@pytest.mark.rule("genesis", "L1a")
def test_one_biont_of_each_colour_is_taken_in() -> None:
    state = variant()
    bacterium(state, "mars_paleo_ocean", "yellow yellow blue green green", "yellow")
    where = rise(state, "prion", "flatworms", "mars_paleo_ocean", "red")
    chimera.incorporate(state, where)
    assert bionts_at(state, "prion") == "red yellow green blue"
    assert bionts_at(state, "mars_paleo_ocean") == "yellow green"
    chimera.incorporate(state, where)
    assert bionts_at(state, "mars_paleo_ocean") == "yellow green"
    sound(state)


@pytest.mark.rule("genesis", "L1a")
def test_nobody_is_taken_in_without_a_microorganism_as_host() -> None:
    state = variant()
    macroorganism(state, "seaweed", "mars_paleo_ocean", "yellow blue")
    where = rise(state, "prion", "flatworms", "mars_paleo_ocean", "red")
    chimera.incorporate(state, where)
    assert bionts_at(state, "prion") == "red"
    chimera.incorporate(state, place("mars_paleo_ocean"))  # it has no host
    assert bionts_at(state, "mars_paleo_ocean") == "yellow blue"


# --- death ------------------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "L4a")
def test_what_the_dead_host_had_is_gone_and_what_the_macroorganism_had_goes_on() -> None:
    state = variant()
    bacterium(state, "mars_paleo_ocean", "yellow", "yellow red", mutations="mrna akinete")
    state.antioxidants[0:4] = [1, 0, 0, 0]
    guest = rise(state, "prion", "flatworms", "mars_paleo_ocean", "red red blue", organs="pharynx neoblasts")
    state.placed[guest * 8 + RED] = 1
    lose_biont(state, 0, YELLOW, True)
    assert state.macro_of[0] == MACROORGANISMS.index("flatworms")
    assert state.macro_at[MACROORGANISMS.index("flatworms")] == 0
    assert bionts_at(state, "mars_paleo_ocean") == "red red blue"
    assert (state.owner[0], state.guest[0], state.host[0]) == (RED, NONE, NONE)
    assert (state.owner[guest], state.host[guest], state.guest[guest], state.macro_of[guest]) == (NONE,) * 4
    assert sum(state.bionts[guest * 8 : guest * 8 + 8]) == 0
    assert sum(state.placed[guest * 8 : guest * 8 + 8]) == 0
    assert state.cubes[0:4] == [0, 0, 0, 0]
    assert state.antioxidants[0:4] == [0, 0, 0, 0]
    assert mutations(state, "mars_paleo_ocean") == []
    assert not alive(state, "prion")
    # Two red and one blue biont, its system, a green and a blue organ.
    assert chromosomes(state, "mars_paleo_ocean") == "red red red red yellow green green blue blue blue"
    sound(state)


@pytest.mark.rule("genesis", "L7e")
@pytest.mark.parametrize("face", ["intein", "virus"])
def test_an_npc_that_loses_its_host_is_its_own_trophy_with_the_placard(face: str) -> None:
    state = variant("yellow", "green", alone=True)
    owner = f"npc-{'red' if face == 'intein' else 'blue'}"
    bacterium(state, "mars_paleo_ocean", "yellow", "yellow")
    rise(state, face, "seaweed", "mars_paleo_ocean", owner, organs="leaves")
    parasite(state, "salmonella", face, "green")
    lose_biont(state, 0, YELLOW, True)
    card = MACROORGANISMS.index("seaweed")
    assert state.macro_at[card] == TROPHY_OF + party(owner)
    assert (state.organs[card], state.level[card], state.macro_of[0]) == (0, NONE, NONE)
    assert trophy_of(state, "mars_paleo_ocean") == owner
    assert not alive(state, face)
    assert not alive(state, "salmonella")
    assert bionts_at(state, "pool").split().count(owner) == 1
    sound(state)


@pytest.mark.rule("genesis", "L4b")
@pytest.mark.parametrize(
    ("face", "bionts", "left"),
    [
        ("virus", "blue blue", "blue"),
        ("virus", "blue blue yellow", "yellow blue"),
        ("virus", "blue blue yellow green", "yellow blue"),
        ("virus", "blue blue yellow red", "red blue"),
        ("malaria", "yellow yellow blue", "yellow blue"),
        ("prion", "red red green blue", "red green"),
    ],
)
def test_two_bionts_have_room_on_a_parasite_those_of_its_colour_first(face: str, bionts: str, left: str) -> None:
    state = variant()
    bacterium(state, "warm_pond", "green green", "yellow")
    where = rise(state, face, "flatworms", "warm_pond", bionts)
    extinct(state, where)
    assert bionts_at(state, face) == left
    assert alive(state, face)
    sound(state)


@pytest.mark.rule("genesis", "L4b")
def test_slots_are_filled_where_the_system_has_their_colour() -> None:
    state = variant()
    bacterium(state, "warm_pond", "green", "yellow")
    where = rise(state, "virus", "seaweed", "warm_pond", "blue blue")
    extinct(state, where)
    # A seaweed's system is green and blue; the virus steals green and red.
    at = (where - PARASITE) * 2
    assert state.diseased[at : at + 2] == [FREE_CUBE, NONE]
    assert diseased(state, "virus") == "green"
    assert chromosomes(state, "virus") == "green blue"


@pytest.mark.rule("genesis", "L4b")
def test_a_parasite_whose_owner_has_no_biont_left_belongs_to_whoever_has_one_of_its_colour() -> None:
    state = variant()
    bacterium(state, "warm_pond", "green", "yellow")
    where = rise(state, "virus", "flatworms", "warm_pond", "yellow blue")
    assert state.owner[where] == YELLOW
    extinct(state, where)
    assert (alive(state, "virus"), state.owner[where]) == (True, BLUE)
    assert bionts_at(state, "virus") == "blue"
    assert state.macro_at[MACROORGANISMS.index("flatworms")] == TROPHY_OF + YELLOW
    sound(state)


@pytest.mark.rule("genesis", "L4b", "L7")
def test_an_npc_of_its_colour_takes_it_over() -> None:
    state = variant("yellow", "green", alone=True)
    bacterium(state, "warm_pond", "green", "yellow")
    where = rise(state, "virus", "flatworms", "warm_pond", "yellow npc-blue")
    extinct(state, where)
    assert (alive(state, "virus"), state.owner[where]) == (True, NPC + BLUE)
    sound(state)


@pytest.mark.rule("genesis", "L4b")
def test_a_hyperparasite_dies_with_the_macroorganism() -> None:
    state = variant()
    bacterium(state, "warm_pond", "green", "yellow")
    where = rise(state, "virus", "flatworms", "warm_pond", "blue blue", organs="pharynx")
    parasite(state, "malaria", "virus", "yellow")
    extinct(state, where)
    assert not alive(state, "malaria")
    card = MACROORGANISMS.index("flatworms")
    assert (state.organs[card], state.level[card], state.macro_of[where]) == (0, NONE, NONE)


# --- Red Queen and the food chain ----------------------------------------------------------------------


@pytest.mark.rule("genesis", "L3")
def test_room_for_a_stolen_cube_is_a_promoted_mutation_that_lost_its_own_or_an_organ_slot() -> None:
    state = variant()
    where = bacterium(state, "warm_pond", "green", mutations="nucleolus calvin_cycle")
    bacterium(state, "clay_mound", "blue", mutations="peroxisome")
    big = macroorganism(state, "seaweed", "mars_paleo_ocean", "yellow", organs="leaves oogonium")
    ribosome, calvin, dismutase = (MUTATIONS.index(n) for n in ("ribosome_rna", "calvin_cycle", "superoxide_dismutase"))
    assert chimera.mutation_slot(state, where, RED) == NONE  # its cube is there
    state.cube[dismutase] = 0  # another's
    assert chimera.mutation_slot(state, where, RED) == NONE
    state.cube[ribosome] = 0
    assert chimera.mutation_slot(state, where, RED) == ribosome
    assert chimera.mutation_slot(state, where, GREEN) == NONE
    assert [chimera.room_for(state, where, colour) for colour in range(4)] == [True, False, False, False]
    state.cube[calvin] = 0  # not promoted
    assert chimera.mutation_slot(state, where, GREEN) == NONE
    assert [chimera.room_for(state, big, colour) for colour in range(4)] == [False, False, False, True]


@pytest.mark.rule("genesis", "L6b")
def test_greenery_counts_green_and_blue_of_all_members_and_then_everything() -> None:
    state = variant()
    host = macroorganism(state, "sea_stars", "mars_paleo_ocean", "yellow", organs="brain kidney")
    # System 2 red, 2 yellow, 1 green, 2 blue; a biont, a red and a green organ.
    assert chimera.greenery(state, host) == 4 * 1000 + 10
    guest = rise(state, "prion", "flatworms", "mars_paleo_ocean", "red blue")
    # And 2 red, 1 yellow, 1 green, 1 blue of the flatworm, with a red and a blue biont.
    assert chimera.greenery(state, guest) == chimera.greenery(state, host) == 7 * 1000 + 17
    assert chimera.rate(state, host) == state.metabolic_rate(host) + state.metabolic_rate(guest)
    lone = macroorganism(state, "seaweed", "clay_mound", "green")
    assert chimera.greenery(state, lone) == 5 * 1000 + 5
    assert chimera.rate(state, lone) == state.metabolic_rate(lone)


@pytest.mark.rule("genesis", "L7f")
def test_the_burden_of_npcs_is_their_macroorganisms_and_their_trophies() -> None:
    state = variant("yellow", "green", alone=True)
    bacterium(state, "clay_mound", "green")
    assert chimera.npc_burden(state) == 0
    macroorganism(state, "flatworms", "warm_pond", "yellow")
    rise(state, "salmonella", "sea_stars", "clay_mound", "green")
    assert chimera.npc_burden(state) == 0
    rise(state, "prion", "lamp_shells", "warm_pond", "npc-red")
    assert chimera.npc_burden(state) == 1
    state.macro_at[MACROORGANISMS.index("seaweed")] = TROPHY_OF + party("npc-red")
    assert chimera.npc_burden(state) == 2
    state.macro_at[MACROORGANISMS.index("opabinia")] = TROPHY_OF + party("npc-blue")
    assert chimera.npc_burden(state) == 3
    state.macro_at[MACROORGANISMS.index("trilobites")] = TROPHY_OF + COLOURS.index("blue")
    assert chimera.npc_burden(state) == 3
    state.chimera = 0
    assert chimera.npc_burden(state) == 0


@pytest.mark.rule("genesis", "L1")
def test_what_is_needed_is_what_the_card_itself_says() -> None:
    state = variant()
    bacterium(state, "warm_pond", "yellow", mutations="calvin_cycle")
    own = "atp_synthase photosystem_ii akinete"
    where = parasite(state, "prion", "warm_pond", "red", steals="calvin_cycle", mutations=own)
    # A flatworm has one green system chromosome and two green organs: its own three cubes serve.
    chimera.use_diseased(state, where, MACROORGANISMS.index("flatworms"))
    assert mutations(state, "warm_pond") == ["calvin_cycle"]


# --- Red Queen -------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "L3", "L3b")
def test_a_seaweed_on_its_host_takes_a_mutation_s_cube_for_an_organ() -> None:
    state = table("red", "blue", chimera=True)
    bacterium(state, "warm_pond", "red", "red", "calvin_cycle")
    where = rise(state, "virus", "seaweed", "warm_pond", "blue", organs="sporangium")
    catalysts(state, "red", "green")
    ask(state, frames.Purchase(party("blue"), where))
    do(state, "attack-cube:calvin_cycle")
    assert organs_of(state, "virus") == ["leaves", "sporangium"]
    assert mutations(state, "warm_pond") == []


@pytest.mark.rule("genesis", "L3", "H5d")
def test_the_last_organ_may_be_stolen_and_brings_the_thief_ashore() -> None:
    state = table("red", "blue", chimera=True)
    bacterium(state, "warm_pond", "red", "red", "calvin_cycle")
    where = rise(state, "virus", "seaweed", "warm_pond", "blue", organs="oogonium sporangium")
    catalysts(state, "red", "green")
    ask(state, frames.Purchase(party("blue"), where))
    do(state, "attack-cube:calvin_cycle")
    assert state.landed[MACROORGANISMS.index("seaweed")] == 1


@pytest.mark.rule("genesis", "L1a", "A5a", "He")
@pytest.mark.parametrize(("fission", "carried"), [(True, 0), (False, 1)])
def test_who_stays_behind_has_bought_as_often_as_it_may(fission: bool, carried: int) -> None:
    state = variant("red", "blue", "yellow")
    host = bacterium(state, "warm_pond", "red red", "red")
    where = rise(state, "virus", "seaweed", "warm_pond", "blue")
    state.fissile = 1 << host if fission else 0
    red = party("red")
    state.bought[host * 8 + red] = 2
    chimera.incorporate(state, where)
    # With fission the biont that stays may have made both purchases, without it one of them.
    assert bionts_at(state, "virus") == "red blue"
    assert state.bought[where * 8 + red] == carried
    assert state.bought[host * 8 + red] == 2 - carried

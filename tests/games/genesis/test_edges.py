"""Edges of the rules of Genesis: the first and the last of a list, what is not there, what must not count."""

from __future__ import annotations

import pytest
from tests.games.genesis.situation import (
    alive,
    ask,
    bacterium,
    bring,
    catalysts,
    macroorganism,
    offers,
    parasite,
    party,
    place,
    refugium,
    rise,
    sound,
    table,
)

from phylarium.games.genesis.rules import frames, macros, redqueen, trophic
from phylarium.games.genesis.rules.actions import ATTACK_PLUS
from phylarium.games.genesis.rules.ending import LOSS, outcome
from phylarium.games.genesis.rules.names import MACROORGANISMS, MUTATIONS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import LOST, NONE, NPC, PLACE_COUNT, TROPHY_OF


def variant(*colours: str, alone: bool = False) -> Genesis:
    return table(*(colours or ("red", "blue", "yellow", "green")), chimera=True, alone=alone)


@pytest.mark.rule("genesis", "B1", "B3a")
def test_a_parasite_card_at_home_is_in_nobodys_tableau_and_no_microorganism() -> None:
    state = table("red", "blue", "yellow")
    bacterium(state, "mars_paleo_ocean", "yellow")
    guest = parasite(state, "virus", "mars_paleo_ocean", "blue")
    assert (state.tableau(guest), state.tableau(place("prion"))) == (1, NONE)
    assert state.home_row(place("prion")) == NONE
    soup = refugium(state, "clay_mound", "red")
    assert [state.is_micro(where) for where in (guest, 0, soup, place("prion"))] == [True, True, False, False]


@pytest.mark.rule("genesis", "E2")
def test_the_first_macroorganism_card_makes_a_home_like_every_other() -> None:
    state = table("red", "blue")
    where = macroorganism(state, "seaweed", "mars_paleo_ocean", "red")
    assert state.home_row(where) == 1  # the ocean, wherever its placard came from
    state.landed[0] = 1
    assert state.home_row(where) == 3


@pytest.mark.rule("genesis", "C1a", "L7f")
def test_bionts_in_parasites_do_not_count_for_a_solitaire_victory() -> None:
    state = variant("red", "green", alone=True)
    macroorganism(state, "flatworms", "clay_mound", "red")
    macroorganism(state, "sea_stars", "pumice_raft", "green")
    bacterium(state, "warm_pond", "red")
    where = parasite(state, "virus", "warm_pond", "npc-blue")
    bring(state, where, "green")
    state.macro_at[MACROORGANISMS.index("trilobites")] = TROPHY_OF + NPC
    assert outcome(state) == LOSS


@pytest.mark.rule("genesis", "H5d")
def test_a_card_that_became_a_trophy_meanwhile_goes_nowhere() -> None:
    state = table("red", "blue")
    ask(state, frames.CheckLandfall(party("red"), PLACE_COUNT))
    assert state.over()


@pytest.mark.rule("genesis", "H5d", "L5a")
def test_organs_are_placed_once_by_each_that_goes_ashore() -> None:
    state = variant()
    where = macroorganism(state, "opabinia", "warm_pond", "red", organs="eyes cuticle_flaps brood_chamber")
    state.agenda.clear()
    macros.land(state, where)
    assert [frame.op for frame in state.agenda] == [frames.LAND_ORGANS]
    both = variant()
    host = macroorganism(both, "opabinia", "warm_pond", "yellow", organs="eyes cuticle_flaps brood_chamber")
    rise(both, "virus", "trilobites", "warm_pond", "blue", organs="chitin_cuticle shelled_egg")
    both.agenda.clear()
    macros.land(both, host)
    # The last pushed happens first: the host's.
    waiting = [(frame.op, frame.actor) for frame in both.agenda]
    assert waiting == [(frames.LAND_ORGANS, 3), (frames.LAND_ORGANS, 1)]


@pytest.mark.rule("genesis", "H")
def test_an_organism_that_was_done_with_is_not_bought_for_again() -> None:
    state = table("red", "blue")
    state.active = [1, 1, 1, 1]
    first = bacterium(state, "mars_paleo_ocean", "red", "red yellow green blue")
    second = bacterium(state, "clay_mound", "red", "red yellow green blue")
    bacterium(state, "warm_pond", "red", "red yellow green blue")
    catalysts(state, "red", "red yellow green blue")
    ask(state, frames.PurchaseOrganism(party("red"), 0, 0))
    everything = offers(state)
    assert {"organism:mars_paleo_ocean", "organism:clay_mound", "organism:warm_pond", "word:done"} == set(everything)
    ask(state, frames.PurchaseOrganism(party("red"), 1 << first, 0))
    assert set(offers(state)) == {"organism:clay_mound", "organism:warm_pond", "word:done"}
    ask(state, frames.PurchaseOrganism(party("red"), 1 << second, 0))
    assert set(offers(state)) == {"organism:mars_paleo_ocean", "organism:warm_pond", "word:done"}


@pytest.mark.rule("genesis", "H6d", "L6a")
def test_who_starves_alone_takes_no_chimera_with_it() -> None:
    state = variant()
    lone = macroorganism(state, "seaweed", "mars_paleo_ocean", "red")
    macroorganism(state, "sea_stars", "clay_mound", "yellow")
    guest = rise(state, "virus", "flatworms", "clay_mound", "blue blue")
    trophic.starve(state, lone)
    assert state.macro_of[lone] == NONE
    assert state.macro_of[guest] == MACROORGANISMS.index("flatworms")
    assert state.macro_of[place("clay_mound")] == MACROORGANISMS.index("sea_stars")
    assert alive(state, "virus")
    sound(state)


@pytest.mark.rule("genesis", "L3")
def test_the_plus_cube_of_the_first_mutation_can_be_taken_over() -> None:
    state = variant()
    bacterium(state, "clay_mound", "yellow", mutations="nucleolus")
    guest = rise(state, "prion", "flatworms", "clay_mound", "red")
    assert MUTATIONS.index("ribosome_rna") == 0
    redqueen.take_over(state, party("red"), guest, ATTACK_PLUS)
    assert state.plus[0] == LOST
    state.run()
    sound(state)

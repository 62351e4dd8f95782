"""E1, E2, E5, E6: bionts, enzymes, antioxidants and horizontal gene transfer."""

from __future__ import annotations

import copy
import random

import pytest
from tests.games.genesis.situation import (
    alive,
    any_of,
    asked,
    assign,
    bacterium,
    bionts_at,
    catalysts,
    disks_on,
    do,
    enzymes_on,
    macroorganism,
    mutate,
    offers,
    parasite,
    phase,
    place,
    player_order,
    pool,
    refugium,
    refused,
    rows,
    sound,
    table,
    told,
    trophy_of,
)

from phylarium.games.genesis import GAME
from phylarium.games.genesis.rules.actions import PLACES, VOCABULARY
from phylarium.games.genesis.rules.assignable import movable, spare
from phylarium.games.genesis.rules.assignment import entropy_room
from phylarium.games.genesis.rules.atrophy import add_biont, take_biont
from phylarium.games.genesis.rules.frames import ASSIGN
from phylarium.games.genesis.rules.names import ABILITY_COUNT, HGT, MUTATIONS
from phylarium.games.genesis.rules.state import Genesis

# --- bionts and enzymes to refugia ------------------------------------------------------------------


@pytest.mark.rule("genesis", "E1", "A2a")
def test_a_biont_comes_to_the_organized_field_and_enzymes_fill_slots_from_the_left() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond")
    rows(state, "continent")
    catalysts(state, "green", "red blue")
    assign(state, "green")
    do(state, "settle:warm_pond", "enzyme:blue@warm_pond", "enzyme:red@warm_pond")
    assert bionts_at(state, "warm_pond") == "green"
    assert enzymes_on(state, "warm_pond") == "blue red"
    assert pool(state, "green") == ""


@pytest.mark.rule("genesis", "E1a")
def test_a_biont_may_move_from_a_refugium_of_an_active_row() -> None:
    state = table("green", "blue")
    refugium(state, "mars_paleo_ocean", "green")
    refugium(state, "warm_pond")
    rows(state, "cosmic", "continent")
    assign(state, "green")
    do(state, "move:mars_paleo_ocean", "settle:warm_pond")
    assert bionts_at(state, "mars_paleo_ocean") == ""
    assert bionts_at(state, "warm_pond") == "green"


@pytest.mark.rule("genesis", "E1a", "E1b")
def test_example_a_biont_is_trapped_in_an_inactive_row_but_may_get_enzymes_there() -> None:
    state = table("green", "blue")
    refugium(state, "mars_paleo_ocean", "green")
    refugium(state, "warm_pond")
    rows(state, "continent")
    catalysts(state, "green", "yellow")
    assign(state, "green")
    assert refused(state, "move:mars_paleo_ocean") == ("refused-trapped", "E1a")
    assert "enzyme:yellow@mars_paleo_ocean" in offers(state)
    # A second one could follow, if the entropy limit allowed it.
    assert refused(state, "settle:mars_paleo_ocean") == ("refused-entropy", "E2a")
    state.entropy[2] = 2
    bacterium(state, "clay_mound", "green", "green")
    state.refresh()
    assert "settle:mars_paleo_ocean" in offers(state)


@pytest.mark.rule("genesis", "E1b", "E2")
def test_targets_are_active_rows_and_rows_where_one_has_a_biont() -> None:
    state = table("green", "blue", "red")
    refugium(state, "mars_paleo_ocean")
    refugium(state, "clay_mound")
    refugium(state, "warm_pond")
    bacterium(state, "green_rust_fumarole", "green", "blue")
    rows(state, "continent")
    assign(state, "green")
    assert any_of(offers(state), "settle") == ["settle:clay_mound", "settle:warm_pond"]
    assert refused(state, "settle:mars_paleo_ocean") == ("refused-row", "E1b")
    assert refused(state, "enzyme:green@mars_paleo_ocean") == ("refused-row", "E1b")
    assign(state, "blue")
    assert any_of(offers(state), "settle") == ["settle:warm_pond"]


@pytest.mark.rule("genesis", "E2")
def test_home_rows_of_macroorganisms_and_parasites() -> None:
    state = table("green", "blue", "red")
    sea = macroorganism(state, "flatworms", "warm_pond", "green", organs="pharynx")
    land = macroorganism(state, "sea_stars", "clay_mound", "blue", land=True)
    assert (state.home_row(sea), state.home_row(land)) == (1, 3)
    guest = parasite(state, "prion", "warm_pond", "red", steals="pharynx")
    assert state.home_row(guest) == 1
    assert state.reach(0) == 0b0010


@pytest.mark.rule("genesis", "E1b", "B4b")
def test_a_biont_may_return_from_an_active_refugium_to_the_pool_without_compensation() -> None:
    state = table("green", "blue")
    catalysts(state, "green", "")
    refugium(state, "warm_pond", "green")
    rows(state, "continent")
    assign(state, "green")
    do(state, "move:warm_pond", "to-pool")
    assert bionts_at(state, "warm_pond") == ""
    assert pool(state, "green") == ""


@pytest.mark.rule("genesis", "E1c")
def test_enzymes_come_from_ones_own_pool() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond")
    rows(state, "continent")
    catalysts(state, "green", "red")
    catalysts(state, "blue", "yellow")
    assign(state, "green")
    assert any_of(offers(state), "enzyme") == ["enzyme:red@warm_pond"]
    assert refused(state, "enzyme:yellow@warm_pond") == ("refused-no-catalyst", "E1c")


@pytest.mark.rule("genesis", "E2a")
def test_example_19_a_green_biont_in_a_bacterium_allows_a_second_biont_in_refugia() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "green", "red")
    refugium(state, "warm_pond")
    rows(state, "continent")
    phase(state, "assignment")
    assert state.entropy == [1, 1, 2, 1]
    do(state, "settle:warm_pond", "settle:warm_pond")
    assert refused(state, "settle:warm_pond") == ("refused-entropy", "E2a")
    assert bionts_at(state, "warm_pond") == "green green"


@pytest.mark.rule("genesis", "E2a")
def test_without_green_chromosomes_the_limit_is_one() -> None:
    state = table("red", "blue")
    bacterium(state, "clay_mound", "red", "blue")
    assert state.entropy_of(0) == 1


@pytest.mark.rule("genesis", "E2a")
def test_only_the_greenest_organism_counts_and_a_foreign_one_counts_too() -> None:
    state = table("red", "blue")
    bacterium(state, "clay_mound", "red", "green")
    bacterium(state, "warm_pond", "blue red", "green green")
    assert state.entropy_of(0) == 3


@pytest.mark.rule("genesis", "E2a", "E3")
def test_example_20_a_stolen_green_cube_raises_the_limit_from_the_next_turn_on() -> None:
    state = table("blue", "red")
    bacterium(state, "warm_pond", "red", "red", mutations="calvin_cycle")
    refugium(state, "geothermal_zinc")
    rows(state, "continent")
    player_order(state, "blue red green yellow")
    phase(state, "assignment")
    do(state, "settle:geothermal_zinc", "face:virus", "done")
    assert asked(state) == ("blue", "A2")
    assert refused(state, "settle:geothermal_zinc") == ("refused-entropy", "E2a")
    do(state, "done")
    phase(state, "assignment")
    assert state.entropy[3] == 2
    assert "settle:geothermal_zinc" in offers(state)


@pytest.mark.rule("genesis", "E2a")
def test_the_limit_that_a_refusal_names_is_the_one_that_holds_now() -> None:
    state = table("red", "blue")
    refugium(state, "warm_pond", "red")
    rows(state, "continent")
    assign(state, "red")
    state.entropy[0] = 3  # what it was when the phase began; the green organism is gone since
    reason = state.why_not(VOCABULARY.parse("settle:warm_pond"))
    assert reason is not None
    assert (reason.message.id, reason.message.args) == ("refused-entropy", {"number": 1})


@pytest.mark.rule("genesis", "E2a")
def test_nobody_is_forced_to_take_bionts_back_above_the_limit() -> None:
    state = table("red", "blue")
    refugium(state, "warm_pond", "red red")
    refugium(state, "geothermal_zinc")
    rows(state, "continent")
    assign(state, "red")
    assert any_of(offers(state), "settle") == []
    # Moving one of them adds none.
    do(state, "move:warm_pond", "settle:geothermal_zinc", "done")
    assert bionts_at(state, "warm_pond") == "red"


@pytest.mark.rule("genesis", "E2b")
def test_a_refugium_takes_as_many_enzymes_as_it_has_slots() -> None:
    state = table("red", "blue")
    refugium(state, "hydrothermal_vent", enzymes="red")
    rows(state, "ocean")
    catalysts(state, "red", "blue blue")
    assign(state, "red")
    do(state, "enzyme:blue@hydrothermal_vent")
    assert refused(state, "enzyme:blue@hydrothermal_vent") == ("refused-slots-full", "E2b")


@pytest.mark.rule("genesis", "E2c")
def test_example_the_deep_hot_biosphere_costs_a_catalyst_for_each_biont() -> None:
    state = table("green", "blue")
    refugium(state, "deep_hot_biosphere")
    rows(state, "cosmic")
    catalysts(state, "green", "green red")
    assign(state, "green")
    do(state, "settle:deep_hot_biosphere")
    assert asked(state) == ("green", "E2c")
    do(state, "spend:red")
    assert pool(state, "green") == "green"
    state = table("green", "blue")
    refugium(state, "deep_hot_biosphere")
    refugium(state, "mars_paleo_ocean")
    rows(state, "cosmic")
    catalysts(state, "green", "")
    assign(state, "green")
    assert refused(state, "settle:deep_hot_biosphere") == ("refused-no-catalysts", "E2c")


@pytest.mark.rule("genesis", "E2d")
def test_a_spore_opens_all_rows() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "green", "blue", mutations="akinete")
    for name in ("mars_paleo_ocean", "pumice_raft", "warm_pond"):
        refugium(state, name)
    rows(state)
    catalysts(state, "green", "red")
    assign(state, "green")
    assert len(any_of(offers(state), "settle")) == 3
    assert "enzyme:red@pumice_raft" in offers(state)
    assign(state, "blue")
    assert state.over()


@pytest.mark.rule("genesis", "E6e", "E1")
def test_a_biont_once_placed_stays_for_the_phase() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond")
    refugium(state, "geothermal_zinc")
    rows(state, "continent")
    assign(state, "green")
    do(state, "settle:warm_pond")
    assert refused(state, "move:warm_pond") == ("refused-placed", "E6e")


@pytest.mark.rule("genesis", "E6e")
def test_a_biont_that_went_to_the_pool_is_not_assigned_again() -> None:
    state = table("green", "blue")
    refugium(state, "warm_pond", "green green green green")
    refugium(state, "geothermal_zinc")
    rows(state, "continent")
    assign(state, "green")
    do(state, *["move:warm_pond", "to-pool"] * 4)
    assert state.over() or "settle:warm_pond" not in offers(state)
    assert bionts_at(state, "pool").split().count("green") == 4


# --- antioxidants -----------------------------------------------------------------------------------


@pytest.mark.rule("genesis", "E5", "E5a", "A2c")
def test_catalysts_may_be_laid_on_ones_own_organisms() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green blue", "red")
    bacterium(state, "clay_mound", "blue", "red")
    catalysts(state, "green", "red red green")
    assign(state, "green")
    do(state, "antioxidant:red@warm_pond", "antioxidant:green@warm_pond")
    assert disks_on(state, "warm_pond") == "red green"
    assert pool(state, "green") == "red"
    assert refused(state, "antioxidant:red@clay_mound") == ("refused-not-yours", "E5")


@pytest.mark.rule("genesis", "E5c", "E5d")
def test_parasites_and_life_on_land_take_no_antioxidants() -> None:
    state = table("green", "blue")
    macroorganism(state, "sea_stars", "warm_pond", "green", land=True, organs="brain")
    macroorganism(state, "flatworms", "clay_mound", "green")
    bacterium(state, "pumice_raft", "blue", "red", mutations="mrna")
    parasite(state, "salmonella", "pumice_raft", "green", steals="mrna")
    catalysts(state, "green", "red")
    assign(state, "green")
    assert any_of(offers(state), "antioxidant") == ["antioxidant:red@clay_mound"]
    assert refused(state, "antioxidant:red@warm_pond") == ("refused-land-antioxidant", "E5d")
    assert refused(state, "antioxidant:red@parasite-green") == ("refused-parasite-antioxidant", "E5c")


# --- horizontal gene transfer -----------------------------------------------------------------------


@pytest.mark.rule("genesis", "E6", "A2d")
def test_one_biont_moves_for_each_hgt_icon() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green green green", "red", mutations="plasmid")
    bacterium(state, "geothermal_zinc", "green", "red")
    rows(state)
    assign(state, "green")
    do(state, "move:warm_pond", "organism:geothermal_zinc")
    assert bionts_at(state, "geothermal_zinc") == "green green"
    assert refused(state, "move:warm_pond") == ("refused-no-hgt", "E6")


@pytest.mark.rule("genesis", "E6")
def test_without_hgt_bionts_stay_in_microorganisms() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green green", "red")
    refugium(state, "geothermal_zinc")
    assign(state, "green")
    assert refused(state, "move:warm_pond") == ("refused-no-hgt", "E6")


@pytest.mark.rule("genesis", "E6", "E2a")
def test_hgt_reaches_refugia_within_the_entropy_limit_and_reachable_organisms() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red red", "yellow", mutations="plasmid")
    bacterium(state, "clay_mound", "blue", "red")
    bacterium(state, "hydrogen_volcano", "blue", "red")
    refugium(state, "geothermal_zinc")
    rows(state)
    assign(state, "red")
    do(state, "move:warm_pond")
    # The row of the organism it leaves counts as its own.
    assert sorted(offers(state)) == ["organism:hydrogen_volcano", "settle:geothermal_zinc", "word:to-pool"]
    assert refused(state, "organism:clay_mound") == ("refused-out-of-reach", "E6")
    do(state, "settle:geothermal_zinc")
    assert bionts_at(state, "geothermal_zinc") == "red"


@pytest.mark.rule("genesis", "E6", "E6e")
def test_a_biont_that_came_by_hgt_stays_for_the_phase() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue blue", "red", mutations="plasmid conjugation_pilus")
    bacterium(state, "pumice_raft", "green", "red")
    rows(state, "coastal")
    assign(state, "blue")
    do(state, "move:clay_mound", "organism:pumice_raft")
    # An icon is left, but not for this biont.
    assert "move:clay_mound" in offers(state)
    assert refused(state, "move:pumice_raft") == ("refused-placed", "E6e")


@pytest.mark.rule("genesis", "E2a", "E6")
def test_hgt_does_not_bring_more_bionts_to_refugia_than_entropy_allows() -> None:
    state = table("green", "blue")
    bacterium(state, "clay_mound", "blue blue", "red", mutations="plasmid")
    refugium(state, "pumice_raft", "blue")
    refugium(state, "zeolite_lagoon")
    rows(state, "coastal")
    assign(state, "blue")
    do(state, "move:clay_mound")
    assert any_of(offers(state), "settle") == []
    assert refused(state, "settle:zeolite_lagoon") == ("refused-entropy", "E2a")


@pytest.mark.rule("genesis", "E6d")
def test_hgt_does_not_touch_macroorganisms() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red red", "yellow", mutations="plasmid")
    macroorganism(state, "sea_stars", "clay_mound", "red", organs="brain")
    rows(state, "ocean")
    assign(state, "red")
    assert refused(state, "move:clay_mound") == ("refused-no-macro", "E6d")
    do(state, "move:warm_pond")
    assert refused(state, "organism:clay_mound") == ("refused-no-macro", "E6d")


@pytest.mark.rule("genesis", "E6a")
def test_a_more_wanton_opponent_may_block_and_the_biont_goes_elsewhere() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red red", "yellow", mutations="plasmid")
    bacterium(state, "hydrogen_volcano", "blue", "red", mutations="conjugation_pilus")
    mutate(state, "hydrogen_volcano", "cytoplastic_streaming")
    assert [state.wantonness(0), state.wantonness(3)] == [1, 2]
    refugium(state, "geothermal_zinc")
    rows(state, "continent")
    assign(state, "red")
    do(state, "move:warm_pond")
    assert any_of(offers(state), "settle")
    do(state, "organism:hydrogen_volcano")
    assert asked(state) == ("blue", "E6a")
    do(state, "accept")
    assert asked(state) == ("red", "E6")
    assert refused(state, "organism:hydrogen_volcano") == ("refused-blocked", "E6a")
    # No refugium takes it now: it goes to a microorganism or to the pool.
    assert refused(state, "settle:geothermal_zinc") == ("refused-blocked-settling", "E6a")
    assert offers(state) == ["organism:warm_pond", "word:to-pool"]
    # Back where it came from: that was its move.
    do(state, "organism:warm_pond")
    assert bionts_at(state, "warm_pond") == "red red"
    assert any_of(offers(state), "move") == []


@pytest.mark.rule("genesis", "E6a", "E6e")
def test_a_biont_that_was_blocked_and_went_back_has_moved() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "blue blue", "yellow", mutations="plasmid")
    bacterium(state, "hydrogen_volcano", "red", "red", mutations="conjugation_pilus")
    bacterium(state, "clay_mound", "red", "red", mutations="mrna")
    # Cards with more icons than ours, so that only what has moved decides.
    state.components = copy.copy(state.components)
    icons = state.components.mutation_ability.copy()
    for name, number in (("plasmid", 3), ("conjugation_pilus", 4)):
        icons[MUTATIONS.index(name) * 2 * ABILITY_COUNT + HGT] = number
    state.components.mutation_ability = icons
    for where in ("warm_pond", "hydrogen_volcano"):
        state.recount(place(where))
    rows(state, "continent", "ocean")
    assign(state, "blue")
    do(state, "move:warm_pond", "organism:hydrogen_volcano", "accept", "organism:warm_pond")
    # One of two has moved, the other may still.
    do(state, "move:warm_pond", "organism:clay_mound", "decline")
    assert bionts_at(state, "warm_pond") == "blue"
    assert any_of(offers(state), "move") == []


@pytest.mark.rule("genesis", "E6a")
def test_an_opponent_may_let_it_in_and_an_equally_wanton_one_is_not_asked() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red red", "yellow", mutations="plasmid")
    bacterium(state, "hydrogen_volcano", "blue", "red", mutations="conjugation_pilus")
    rows(state)
    assign(state, "red")
    do(state, "move:warm_pond", "organism:hydrogen_volcano")
    assert bionts_at(state, "hydrogen_volcano") == "red blue"
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red red", "yellow", mutations="plasmid")
    bacterium(state, "hydrogen_volcano", "blue", "red", mutations="conjugation_pilus cytoplastic_streaming")
    assign(state, "red")
    do(state, "move:warm_pond", "organism:hydrogen_volcano", "decline")
    assert bionts_at(state, "hydrogen_volcano") == "red blue"


@pytest.mark.rule("genesis", "A2")
def test_a_turn_in_which_nothing_can_be_assigned_says_so() -> None:
    state = table("red", "blue")
    catalysts(state, "red", "")
    rows(state)
    assign(state, "red")
    assert state.over()
    assert told(state)[-1] == "log-nothing-to-assign"


@pytest.mark.rule("genesis", "E6b")
def test_hgt_may_end_ones_own_microorganism() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "yellow", mutations="plasmid")
    assign(state, "red")
    do(state, "move:warm_pond", "to-pool")
    assert trophy_of(state, "warm_pond") == "red"


@pytest.mark.rule("genesis", "E6c")
def test_a_bacterium_left_to_a_foreign_gene_moves_to_its_tableau() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red blue", "yellow", mutations="plasmid")
    assign(state, "red")
    do(state, "move:warm_pond", "to-pool")
    assert alive(state, "warm_pond")
    assert state.tableau(place("warm_pond")) == 3


@pytest.mark.rule("genesis", "E6c")
def test_example_a_commandeered_parasite_stays_put_and_returns_with_its_own_biont() -> None:
    state = table("red", "yellow", "blue")
    bacterium(state, "warm_pond", "red red", "yellow", mutations="plasmid ribosome_rna")
    parasite(state, "malaria", "warm_pond", "yellow", steals="ribosome_rna")
    where = place("malaria")
    state.bionts[where * 8 + 3] += 1
    state.unassigned[3] -= 1
    state.recount(where)
    state.unassigned[1] += 1
    take_biont(state, where, 1)
    assert (state.owner[where], state.host[where]) == (3, place("warm_pond"))
    state.unassigned[1] -= 1
    add_biont(state, where, 1)
    assert state.owner[where] == 1
    sound(state)


@pytest.mark.rule("genesis", "E6", "E6c")
def test_a_biont_may_go_into_anothers_parasite_as_a_foreign_gene() -> None:
    state = table("red", "yellow")
    bacterium(state, "warm_pond", "red red", "yellow", mutations="plasmid ribosome_rna")
    parasite(state, "malaria", "warm_pond", "yellow", steals="ribosome_rna")
    assign(state, "red")
    do(state, "move:warm_pond", "organism:parasite-yellow")
    assert bionts_at(state, "malaria") == "red yellow"
    assert state.owner[place("malaria")] == 1


@pytest.mark.rule("genesis", "C3", "E6")
def test_the_introductory_game_moves_bionts_only_between_ones_own() -> None:
    state = table("red", "blue", introductory=True)
    bacterium(state, "warm_pond", "red red", "yellow", mutations="plasmid")
    bacterium(state, "hydrogen_volcano", "blue", "red")
    bacterium(state, "geothermal_zinc", "red", "red")
    assign(state, "red")
    do(state, "move:warm_pond")
    assert refused(state, "organism:hydrogen_volcano") == ("refused-introductory", "C3")
    do(state, "organism:geothermal_zinc")
    assert bionts_at(state, "geothermal_zinc") == "red red"


@pytest.mark.rule("genesis", "E1a", "E1b", "E2a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_agrees_with_reach_sources_and_entropy(seats: int) -> None:
    """The offers are worked out in one pass; here they are compared with the queries that other rules use."""
    seen = 0
    for game in range(6):
        state = GAME.start(seats, {"macro_variant": True}, f"one pass {game}")
        assert isinstance(state, Genesis)
        chance = random.Random(f"one pass {game}")
        while not state.over():
            frame = state.agenda[-1]
            if frame.op == ASSIGN:
                seen += 1
                here = offers(state)
                reach = state.reach(frame.actor)
                in_reach = [r for r in state.rows if r >= 0 and reach >> state.components.refugium_row[r] & 1]
                assert any_of(here, "move") == [f"move:{PLACES[p]}" for p in movable(state, frame.actor)]
                settling = {text.partition(":")[2] for text in any_of(here, "settle")}
                rich = any(state.catalysts[frame.actor * 4 : frame.actor * 4 + 4])
                if spare(state, frame.actor) > 0 and entropy_room(state, frame.actor) > 0:
                    priced = {PLACES[r] for r in in_reach if rich or state.components.biont_price[r] == 0}
                    assert settling == priced
                else:
                    assert settling == set()
            good = [text for text in offers(state) if text.startswith(("buy", "word:create", "settle", "face"))]
            usual = chance.choice(offers(state))
            do(state, chance.choice(good) if good and chance.random() < 0.6 else usual)
    assert seen > 100

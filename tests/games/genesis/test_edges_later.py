"""More edges of the rules of Genesis: what is looked for and refused, and what a slip of one would change."""

from __future__ import annotations

import copy

import pytest
from tests.games.genesis.situation import (
    ask,
    asked,
    assign,
    bacterium,
    catalysts,
    dice,
    do,
    macroorganism,
    mutate,
    offers,
    organs_of,
    parasite,
    party,
    phase,
    place,
    pool,
    refugium,
    refused,
    rise,
    rows,
    table,
    told,
)

from phylarium.games.genesis.rules import assignment, autocatalysis, events, frames, purchases, redqueen
from phylarium.games.genesis.rules.actions import ATTACK_HOST, VOCABULARY
from phylarium.games.genesis.rules.darwin import picked
from phylarium.games.genesis.rules.names import (
    ABILITY_COUNT,
    COLOURS,
    EVENTS,
    HGT,
    MACROORGANISMS,
    MUTATIONS,
    OXYGEN_SPIKE,
    REFUGIA,
    REFUGIUM_COUNT,
)
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import NONE, PHASES


def looked_for(state: Genesis) -> set[str]:
    return {VOCABULARY.name(action) for action in state.sought()}


@pytest.mark.rule("genesis", "E6")
def test_moves_that_are_not_open_are_looked_for_where_one_has_bionts() -> None:
    state = table("red", "blue")
    bacterium(state, "warm_pond", "red", "yellow")
    bacterium(state, "clay_mound", "blue", "red")
    refugium(state, "geothermal_zinc")
    rows(state, "continent")
    assign(state, "red")
    assert "move:warm_pond" in looked_for(state)
    assert "move:clay_mound" not in looked_for(state)


@pytest.mark.rule("genesis", "E6a")
def test_only_another_player_blocks() -> None:
    """Neither oneself nor an organism that nobody plays, however wanton; alone one plays two colours."""
    for seated in (False, True):
        state = table("red", "blue", alone=seated)
        host = bacterium(state, "warm_pond", "red", "yellow", mutations="plasmid")
        other = bacterium(state, "hydrogen_volcano", "blue", "red", mutations="conjugation_pilus")
        mutate(state, "hydrogen_volcano", "cytoplastic_streaming")
        assert assignment.blockable(state, party("red"), other) == (not seated)
        assert not assignment.blockable(state, party("red"), host)
        state.owner[other] = party("npc-blue")
        assert not assignment.blockable(state, party("red"), other)


@pytest.mark.rule("genesis", "Fc", "F4")
@pytest.mark.parametrize("name", COLOURS)
def test_each_colour_alone_on_a_refugium_of_its_own_may_roll_again(name: str) -> None:
    state = table(name, *[other for other in ("green", "blue") if other != name][:1])
    colours = state.components.refugium_colour
    own = next(r for r in range(REFUGIUM_COUNT) if colours[r] == COLOURS.index(name))
    refugium(state, REFUGIA[own], f"{name} {name}")
    dice(state, *[6] * state.dice_of(own))
    ask(state, frames.AutocatalyticRoll(autocatalysis.progenote(state, own), own))
    assert asked(state) == (name, "Fc")
    assert "log-progenote" not in told(state)


@pytest.mark.rule("genesis", "G1")
def test_any_face_may_be_picked() -> None:
    state = table("red", "blue")
    for face in range(1, 7):
        state.picked = [0] * len(state.picked)
        state.picked[face] = 1
        assert picked(state) == 1


@pytest.mark.rule("genesis", "D8b", "B3b")
def test_a_full_colour_is_looked_for_and_refused() -> None:
    state = table("red", "yellow")
    where = macroorganism(state, "sea_stars", "clay_mound", "red yellow", organs="brain eyes kidney")
    catalysts(state, "red", " ".join(["blue"] * state.pool_limit()))
    ask(state, frames.MacroSynthesis(party("red"), where, 1))
    assert offers(state) == ["colour:red", "colour:yellow", "colour:green"]
    assert looked_for(state) == {"colour:blue"}


@pytest.mark.rule("genesis", "D1d", "D6")
def test_a_comet_shield_spares_cosmic_life_from_oxygen_too() -> None:
    """The card that has the shield brings heat; a pack may give it oxygen."""
    state = table("green", "blue")
    state.components = copy.copy(state.components)
    state.components.event_icons = [list(row) for row in state.components.event_icons]
    state.components.event_icons[EVENTS.index("theia_big_whack")] = [OXYGEN_SPIKE]
    bacterium(state, "interplanetary_dust", "blue", "blue blue blue")
    bacterium(state, "clay_mound", "green", "blue blue blue")
    state.event_pile = [EVENTS.index("theia_big_whack")]
    state.drawn = 1
    state.agenda.clear()
    events.crisis(state, OXYGEN_SPIKE)
    assert [frame.place for frame in state.agenda if isinstance(frame, frames.Strike)] == [place("clay_mound")]


@pytest.mark.rule("genesis", "H5d", "Ha")
def test_organs_grown_at_the_landing_are_paid() -> None:
    state = table("green", "blue")
    macroorganism(state, "trilobites", "warm_pond", "green blue", "chitin_cuticle")
    catalysts(state, "green", "blue green yellow")
    phase(state, "purchase")
    do(state, "grow:2")
    assert asked(state) == ("green", "H5d")
    before = pool(state, "green").split()
    assert looked_for(state) == {"grow:2"}
    assert refused(state, "grow:2") == ("refused-price-colour", "Ha")
    do(state, "grow:1")
    assert organs_of(state, "warm_pond") == ["malpighian_tubules"]
    assert len(pool(state, "green").split()) < len(before)


@pytest.mark.rule("genesis", "E3c", "E4a")
@pytest.mark.parametrize(("supplants", "rule"), [(False, "E3c"), (True, "E4a")])
def test_what_must_be_stolen_is_said_with_its_rule(supplants: bool, rule: str) -> None:
    state = table("green", "blue", "red")
    colours = state.components.mutation_colour
    blue = [name for m, name in enumerate(MUTATIONS) if colours[m] == COLOURS.index("blue")]
    host = bacterium(state, "clay_mound", "blue", "red", mutations=" ".join(blue[:3]))
    incumbent = parasite(state, "virus", "clay_mound", "red") if supplants else NONE
    where = place("salmonella")
    if not supplants:
        where = parasite(state, "salmonella", "clay_mound", "green")
    state.agenda.clear()
    slots = [slot for slot in range(2) if state.slot_colour(where, slot) == COLOURS.index("blue")]
    state.push(frames.Steal(party("green"), where, host, slots[0], 2, incumbent))
    state.run()
    assert len(offers(state)) > 1
    assert "word:decline" not in offers(state)
    assert refused(state, "word:decline") == ("refused-must-steal", rule)


@pytest.mark.rule("genesis", "C1d", "Hb")
def test_what_nobody_plays_is_asked_for_no_purchase() -> None:
    state = table("green", "blue", alone=True, chimera=True)
    bacterium(state, "warm_pond", "green", "", "calvin_cycle rna_polymerase ribosome_rna")
    where = parasite(state, "prion", "warm_pond", "npc-red", steals="calvin_cycle")
    state.agenda.clear()
    state.phase = PHASES.index("purchase")
    purchases.ParasitePurchase().act(state, frames.ParasitePurchase(NONE, where))
    assert not [frame for frame in state.agenda if isinstance(frame, frames.Purchase)]
    assert [frame for frame in state.agenda if isinstance(frame, frames.NpcPurchase)]


@pytest.mark.rule("genesis", "H4a", "H4d")
def test_a_biont_that_could_be_attacked_but_not_paid_for() -> None:
    state = table("green", "blue")
    bacterium(state, "warm_pond", "green", "", "calvin_cycle rna_polymerase")
    parasite(state, "virus", "warm_pond")
    rows(state)
    catalysts(state, "green", "green")
    phase(state, "purchase")
    assert refused(state, "attack-biont:blue") == ("refused-price", "H4d")


@pytest.mark.rule("genesis", "L3b")
def test_the_first_macroorganism_card_attacks_its_host_like_every_other() -> None:
    for name in (MACROORGANISMS[0], MACROORGANISMS[1]):
        state = table("red", "blue", "green", chimera=True)
        bacterium(state, "warm_pond", "red", "yellow")
        where = rise(state, "virus", name, "warm_pond", "blue blue")
        state.abilities[where * ABILITY_COUNT + redqueen.RED_QUEEN] = 1
        catalysts(state, "blue", "red red blue blue yellow yellow")
        found = redqueen.attacks(state, party("blue"), where, 0)
        assert [action for action in found if action >= ATTACK_HOST] != [], name


@pytest.mark.rule("genesis", "A6b")
def test_a_macroorganism_makes_nobody_wanton() -> None:
    state = table("red", "blue")
    where = macroorganism(state, "sea_stars", "clay_mound", "red")
    state.abilities[where * ABILITY_COUNT + HGT] = 2
    assert state.wantonness(party("red")) == 0


@pytest.mark.rule("genesis", "B1")
@pytest.mark.parametrize(("name", "value"), [("refugia_decks", REFUGIUM_COUNT), ("votes", 2)])
def test_numbers_that_name_nothing_are_found(name: str, value: int) -> None:
    state = table("red", "blue")
    assert not [line for line in state.status() if line.startswith(name)]
    getattr(state, name)[0] = value
    assert [line for line in state.status() if line.startswith(f"{name} has {value}")]

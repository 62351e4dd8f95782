"""J: the rulebook's extended example of play, from the first event to Armageddon, as one game.

Green and Blue play with three bionts each, as the example assumes. Cards lie in the order in which
they come up there, and the dice are those that it prints; where it prints none they are chosen so that
what it tells happens. The text does not agree with itself, or with the cards, in a few places
(docs/rulings/genesis.md):

- J5: six dice without doubles are 1 to 6, which kill three of the pond's manna.
- J7 and J8: for the biont that leaves the volcano the volcano must have killed it; then J8 rolls four dice.
- J9: the ribozyme was lost in J6, so there are three mutations, not four, and one goes.
- J10: the limit of one mutation would cost the Mars life its polymerase, which it uses in J12; here it keeps it.
- J12: all landforms are dim on the card, but the example assigns as if they were not; six dice, not five;
  one diseased cube, not two.
"""

from __future__ import annotations

import copy

import pytest
from tests.games.genesis.situation import (
    Dice,
    alive,
    asked,
    bionts_at,
    chromosomes,
    cubes,
    dice_left,
    diseased,
    do,
    enzymes_on,
    laid,
    manna,
    mutate,
    mutations,
    next_refugium,
    offers,
    pool,
    rows,
    table,
    top,
    trophy_of,
    vp,
)

from phylarium.games.genesis.rules import frames
from phylarium.games.genesis.rules.names import EVENTS
from phylarium.games.genesis.rules.state import Genesis
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.rng import Rng

CARDS = [
    "mars_paleo_ocean",
    "theia_big_whack",
    "meteoritic_accretion",
    "tropical_waterworld",
    "late_heavy_bombardment",
    "supercontinent_ur",
    "clathrate_gun",
    "huronian_snowball",
    "hydrocarbon_fog",
    "vaalbara_breakup",
    "t_tauri_superflare",
    "ocean_overturn",
    "nitrogen_famine",
    "cryogenian_snowball",
]
"""The events of J1 to J12; four of them are aftershocks or follow one."""


def begin() -> Genesis:
    state = table("green", "blue")
    state.components = copy.copy(state.components)
    state.components.bionts = [0, 3, 3, 3, 3]
    for player in (2, 3):
        state.unassigned[player] = 3
    for name in ("mars_paleo_ocean", "deep_hot_biosphere", "interplanetary_dust"):
        next_refugium(state, name)
    for name in ("hydrothermal_vent", "green_rust_fumarole"):
        next_refugium(state, name)
    for name in ("eutectic_brine", "hydrogen_volcano", "geothermal_zinc", "tholin_storm_clouds", "warm_pond"):
        next_refugium(state, name)
    wanted = [EVENTS.index(name) for name in CARDS]
    rest = [card for card in range(len(EVENTS)) if card not in wanted]
    last = [card for card in rest if state.components.event_eon[card] == 2]
    state.event_deck = last[:6] + wanted[::-1]
    state.events_removed = [card for card in rest if card not in state.event_deck]
    state.turn = 0
    state.push(frames.Turn(NOBODY))
    state.run()
    return state


def roll(state: Genesis, *faces: int) -> None:
    """The dice of this turn in the order in which they are rolled; all of the last turn's were used."""
    if isinstance(state.rng, Dice):
        assert dice_left(state) == []
    state.rng = Dice(list(faces), Rng(*state.rng.words()))


def rest(state: Genesis, turn: int) -> None:
    """The rest of a turn, in which nothing more is told: rolls are kept, nothing is bought."""
    while not state.over() and state.turn == turn:
        usual = [text for text in ("word:done", "word:keep", "word:decline") if text in offers(state)]
        do(state, usual[0] if usual else offers(state)[0])


def until(state: Genesis, rule: str) -> None:
    """Rolls are kept and orders are as they come, until this is asked."""
    while asked(state)[1] != rule:
        usual = [text for text in ("word:keep", "word:decline") if text in offers(state)]
        do(state, usual[0] if usual else offers(state)[0])


@pytest.mark.rule("genesis", "A1", "A2", "A3", "A4", "A5")
def test_the_extended_example_of_play() -> None:
    state = begin()

    # J1. Failure below and success above.
    assert laid(state, "cosmic") == ["interplanetary_dust", "deep_hot_biosphere"]
    roll(state, 3, 4, 3, 5)
    assert asked(state) == ("blue", "A2")
    do(state, "settle:interplanetary_dust", "enzyme:blue@interplanetary_dust", "settle:deep_hot_biosphere")
    do(state, "cube:yellow", "cube:yellow", "cube:yellow")
    assert state.turn == 2
    assert manna(state, "interplanetary_dust") == ("yellow", "yellow green")
    assert enzymes_on(state, "interplanetary_dust") == ""
    assert bionts_at(state, "deep_hot_biosphere") == ""
    assert (pool(state, "green"), pool(state, "blue")) == ("green", "yellow")

    # J2. Life created on post-apocalyptic Earth.
    assert laid(state, "cosmic") == ["interplanetary_dust", "deep_hot_biosphere", "mars_paleo_ocean"]
    assert laid(state, "ocean") == ["green_rust_fumarole"]
    roll(state, 4, 4, 2, 2, 1, 3, 4, 6)
    do(state, "settle:green_rust_fumarole", "done")
    do(state, "move:interplanetary_dust", "settle:mars_paleo_ocean", "done")
    do(state, "cube:blue", "cube:green", "cube:blue", "cube:green", "decline")
    assert pool(state, "blue") == "yellow green blue"
    do(state, "cube:blue", "cube:yellow", "create-life")
    assert chromosomes(state, "green_rust_fumarole") == "yellow green blue"
    rest(state, 2)

    # J3. For dust thou art.
    assert state.waterworld == 1
    assert asked(state) == ("blue", "A2")
    roll(state, 1, 4, 2, 2, 4, 5)
    do(state, "enzyme:yellow@mars_paleo_ocean", "done")
    # Green has nowhere to go.
    while asked(state)[1] == "A2":
        assert not any(text.startswith("settle") for text in offers(state))
        do(state, "done")
    do(state, "cube:green", "cube:yellow")
    assert manna(state, "mars_paleo_ocean") == ("yellow green", "red blue")
    rest(state, 3)
    assert alive(state, "green_rust_fumarole")

    # J4. Life on Mars.
    assert state.waterworld == 0
    do(state, "cube:blue")
    assert chromosomes(state, "green_rust_fumarole") == "green"
    assert laid(state, "continent") == ["warm_pond", "tholin_storm_clouds"]
    roll(state, 1, 2, 2, 3, 5, 5, 6, 6, 2, 4, 6, 6, 2, 3, 2, 3, 4, 4, 5, 3, 2)
    do(state, "settle:warm_pond", "settle:warm_pond", "done", "done")
    do(state, "create-life")
    assert chromosomes(state, "mars_paleo_ocean") == "red yellow green blue blue"
    do(state, "reroll", "cube:blue", "cube:red")
    do(state, "cube:blue", "cube:red", "decline")
    assert pool(state, "green") == "red green green blue"
    assert bionts_at(state, "warm_pond") == "green"
    do(state, "die:5")
    rest(state, 4)

    # J5. A tale of two oceans and two planets.
    assert manna(state, "warm_pond") == ("", "red green")
    assert manna(state, "tholin_storm_clouds") == ("", "yellow green green")
    assert laid(state, "continent")[-1] == "geothermal_zinc"
    roll(state, 1, 2, 3, 4, 5, 6, 2, 2, 1, 2, 3, 4, 6, 6, 4, 2, 3, 2, 3, 4, 2)
    top(state, "continent", "rna_ribozyme")
    top(state, "coastal", "tmrna")
    do(state, "settle:warm_pond", "settle:warm_pond", "done")
    do(state, "settle:geothermal_zinc", "done")
    do(state, "biont:blue", "biont:blue", "cube:red")
    do(state, "cube:green", "cube:blue", "create-life")
    assert chromosomes(state, "geothermal_zinc") == "green green blue"
    do(state, "die:6")
    assert pool(state, "blue") == "red green blue blue blue"
    until(state, "H")
    do(state, "buy:tmrna")
    do(state, "organism:geothermal_zinc", "buy:rna_ribozyme")
    rest(state, 5)
    assert mutations(state, "mars_paleo_ocean") == ["tmrna"]
    assert mutations(state, "geothermal_zinc") == ["rna_ribozyme"]

    # J6. The amyloid pioneer falls.
    assert laid(state, "continent")[-2:] == ["hydrogen_volcano", "eutectic_brine"]
    roll(
        state,
        *(1, 1, 2, 3, 5),  # the dust
        *(3, 2),  # the brine
        *(5, 6),  # amyloid life
        *(5, 5, 6, 2, 3),  # PNA life
        *(2, 3, 4, 2, 3, 4, 5),  # Mars life
    )
    top(state, "continent", "cytochromes")
    assert asked(state) == ("green", "A2")
    do(state, "move:warm_pond", "settle:eutectic_brine", "done")
    do(state, "settle:interplanetary_dust", "settle:interplanetary_dust", "done")
    do(state, "cube:green", "cube:yellow", "decline")
    assert manna(state, "interplanetary_dust") == ("yellow", "yellow green")
    do(state, "cube:red")
    do(state, "organism:green_rust_fumarole")
    assert trophy_of(state, "green_rust_fumarole") == "green"
    assert mutations(state, "geothermal_zinc") == []
    until(state, "H")
    do(state, "buy:cytochromes", "spend-two:green")
    do(state, "promote:tmrna", "spend-two:green")
    rest(state, 6)
    assert mutations(state, "mars_paleo_ocean") == ["helicase"]
    assert pool(state, "green") == "red red green"

    # J7. Player Green versus the volcano.
    assert laid(state, "ocean") == ["hydrothermal_vent"]
    roll(
        state,
        *(1, 1, 2, 3, 5),  # the dust
        *(1, 2, 2, 2),  # the volcano
        *(2, 3, 4, 2, 3, 4, 5, 5),  # Mars life
        *(2, 3, 4, 2, 3),  # PNA life
    )
    top(state, "continent", "ribosome_rna")
    while asked(state) == ("blue", "A2"):
        assert "move:interplanetary_dust" not in offers(state)
        do(state, "done")
    do(state, "move:eutectic_brine", "settle:hydrogen_volcano", "settle:hydrogen_volcano", "done")
    do(state, "cube:green", "cube:yellow", "decline")
    do(state, "cube:red", "cube:red", "biont:green", "decline")
    assert pool(state, "green") == "red red red red green green"
    assert bionts_at(state, "hydrogen_volcano") == "green"
    until(state, "H")
    while asked(state) == ("blue", "H"):
        do(state, "done")
    do(state, "buy:ribosome_rna")
    rest(state, 7)
    assert mutations(state, "geothermal_zinc") == ["ribosome_rna", "cytochromes"]

    # J8. A parasite is born.
    assert state.run_length == -3
    assert len(laid(state, "coastal")) == 2
    roll(
        state,
        *(1, 1, 2, 2, 2),  # the dust
        *(1, 1, 3, 4),  # the volcano
        *(2, 3, 4, 2, 3, 4),  # PNA life
        *(2, 3, 4, 2),  # thioester life
        *(2, 3, 4, 2, 3, 4),  # Mars life
        *(2, 3, 4, 2),  # salmonella
    )
    top(state, "continent", "superoxide_dismutase")
    top(state, "cosmic", "rna_polymerase")
    top(state, "coastal", "quorum_sensing")
    assert asked(state) == ("green", "A2")
    do(state, "face:salmonella", "mutation:tmrna", "plus:tmrna", "done")
    assert diseased(state, "salmonella") == "blue yellow"
    do(state, "done")
    do(state, "decline")
    assert manna(state, "interplanetary_dust") == ("yellow yellow green", "")
    do(state, "cube:green", "cube:red", "create-life")
    assert chromosomes(state, "hydrogen_volcano") == "red green blue"
    until(state, "H")
    do(state, "organism:geothermal_zinc", "buy:superoxide_dismutase")
    do(state, "spend:red", "done")
    do(state, "buy:rna_polymerase", "spend:red")
    # The parasite spends its host's catalyst.
    assert asked(state) == ("green", "H")
    do(state, "buy:quorum_sensing", "spend:yellow")
    assert pool(state, "blue") == "yellow green blue blue"
    assert state.turn == 9

    # J9. The Red Queen becomes a red wedding.
    do(state, "cube:blue")
    assert chromosomes(state, "hydrogen_volcano") == "red green"
    do(state, "diseased:2")
    assert mutations(state, "salmonella") == []
    assert diseased(state, "salmonella") == "blue"
    assert mutations(state, "mars_paleo_ocean") == ["rna_polymerase", "tmrna"]
    do(state, "mutation:ribosome_rna")
    assert mutations(state, "geothermal_zinc") == ["superoxide_dismutase", "cytochromes"]
    roll(
        state,
        *(1, 2, 3, 4),  # the vents
        *(2, 3, 4, 2, 3, 4),  # PNA life
        *(2, 3, 4),  # thioester life
        *(2, 3, 4, 2, 3, 4, 5),  # Mars life
        *(2, 3, 4),  # salmonella
    )
    do(state, "done")
    do(state, "move:interplanetary_dust", "settle:hydrothermal_vent")
    do(state, "move:interplanetary_dust", "settle:hydrothermal_vent", "done")
    do(state, "cube:green")
    assert manna(state, "hydrothermal_vent") == ("green", "red yellow green blue")
    rest(state, 9)

    # J10. Pollution deliberately used as an antibiotic.
    do(state, "mutation:cytochromes")
    assert mutations(state, "geothermal_zinc") == ["superoxide_dismutase"]
    assert mutations(state, "mars_paleo_ocean") == ["tmrna"]
    mutate(state, "mars_paleo_ocean", "rna_polymerase")
    roll(
        state,
        *(1, 6, 6, 2, 3),  # the vents
        *(2, 3, 4, 2, 3),  # PNA life
        *(2, 3, 4),  # thioester life
        *(2, 3, 4, 2, 3, 4, 5),  # Mars life
        *(2, 3, 4),  # salmonella
    )
    top(state, "cosmic", "chloroplast_symbiont")
    do(state, "done", "done")
    do(state, "cube:yellow", "cube:green", "cube:yellow", "decline")
    until(state, "H")
    while asked(state) == ("green", "H"):
        do(state, "done")
    do(state, "buy:chloroplast_symbiont", "spend:green")
    # Two green chromosomes against the one of salmonella's biont.
    assert diseased(state, "salmonella") == ""
    assert alive(state, "salmonella")
    assert mutations(state, "mars_paleo_ocean") == ["rna_polymerase", "chloroplast_symbiont"]
    rest(state, 10)

    # J11. Sterile Earth.
    assert not alive(state, "salmonella")
    roll(
        state,
        *(1, 1, 1, 6),  # the vents
        *(2, 3, 4, 2, 3),  # PNA life
        *(1, 2, 3),  # thioester life
        *(2, 3, 4, 2, 3, 4, 5, 5),  # Mars life
    )
    top(state, "cosmic", "mitochondria")
    do(state, "done", "done")
    do(state, "cube:yellow", "cube:red", "cube:blue", "cube:yellow", "decline")
    assert manna(state, "hydrothermal_vent") == ("red blue", "yellow green green")
    until(state, "H")
    assert pool(state, "green") == "red red red red green green green green"
    assert (vp(state, "green"), vp(state, "blue")) == (7, 7)
    while asked(state) == ("green", "H"):
        do(state, "done")
    do(state, "buy:mitochondria", "spend:yellow")
    rest(state, 11)
    assert vp(state, "blue") == 8

    # J12. Armageddon!
    assert state.run_length == -4
    do(state, "decline", "decline")
    assert cubes(state, "hydrogen_volcano") == ""
    rows(state, "cosmic", "ocean", "continent")
    state.refresh()
    roll(
        state,
        *(1, 1, 2, 3, 6, 6),  # the vents
        *(2, 3, 4, 2, 3),  # PNA life
        *(2, 3),  # thioester life
        *(2, 3, 4, 2, 3, 4, 5, 5),  # Mars life
        *(2, 3, 4),  # salmonella
        *(2, 3, 4, 2, 3, 4),  # the new life of the vents
    )
    top(state, "continent", "mrna")
    top(state, "continent", "calvin_cycle")
    do(state, "face:salmonella", "done", "done")
    assert diseased(state, "salmonella") == "yellow"
    do(state, "cube:yellow", "cube:blue", "cube:green", "create-life")
    assert chromosomes(state, "hydrothermal_vent") == "red yellow blue blue"
    until(state, "H")
    do(state, "organism:geothermal_zinc", "buy:calvin_cycle", "spend:green")
    # Chemoselectivity: two of a colour for one of another.
    do(state, "buy:mrna", "spend-two:red")
    while asked(state) == ("green", "H"):
        do(state, "done")
    do(state, "organism:mars_paleo_ocean", "attack-slot:2", "spend:yellow")
    assert diseased(state, "salmonella") == ""
    rest(state, 12)
    assert state.over()
    assert state.ended == 1
    assert mutations(state, "mars_paleo_ocean") == ["rna_polymerase", "mitochondria", "chloroplast_symbiont"]
    assert mutations(state, "geothermal_zinc") == ["superoxide_dismutase", "calvin_cycle"]
    assert mutations(state, "hydrogen_volcano") == ["mrna"]

    # In a major upset, Blue wins with 12 to 9.
    assert (vp(state, "blue"), vp(state, "green")) == (12, 9)
    assert state.ranking() == [2, 1]
    assert len(state.event_deck) == 6

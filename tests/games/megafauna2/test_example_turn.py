"""The extended example of the rulebook (M2-M4) as far as its text goes: what follows the events of turn 9."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import (
    asked,
    bare,
    colour,
    disk,
    display,
    do,
    fallen,
    found,
    lay,
    mutations,
    offers,
    organs_of,
    put,
    reservoirs,
    run,
    sound,
    species,
    strip,
    told,
    where,
)

from phylarium.families.fauna.rules.names import DARWIN
from phylarium.games.megafauna2.rules import frames
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.engine import NOBODY


def after_the_events() -> Megafauna:
    """Gary is Green and grazes on Baltica under the flyers of Brenda, who is Black; Siberia has been struck."""
    state = bare("green", "black")
    for name in ("laurentia-c", "baltica-c", "gondwana-c"):
        disk(state, name, "none")
    for name in ("baltica-sw", "baltica-se"):
        disk(state, name, "green")
    for name in ("siberia-e", "siberia-ne"):
        disk(state, name, "black")
    put(state, "green-archetype", "baltica-sw", "baltica-se", "baltica-c")
    found(state, "green-armored", 2, "rrb", "scutes-b")
    put(state, "green-armored", "baltica-nw")
    put(state, "black-flyer", "baltica-sw-carnivore", "baltica-se-carnivore")
    put(state, "black-archetype", "siberia-w")
    lay(state, "black-archetype", "siberia-e", "siberia-ne")
    put(state, "black-burrower")
    lay(state, "black-burrower", "siberia-e-carnivore")
    display(state, "courtship_dance", "yolky_eggs", row=DARWIN)
    reservoirs(state, oxygen=9, black=2, white=3)
    strip(state, "eden")
    return state


@pytest.mark.rule("megafauna2", "A2b", "A2a", "E1a", "E4", "E6", "F1b", "H3", "I2", "A4b")
def test_m2_61_the_rest_of_the_example_turn() -> None:
    state = after_the_events()
    green, black = colour("green"), colour("black")
    run(
        state,
        frames.StartActions(green),
        frames.StartActions(black),
        frames.StartDispersal(green),
        frames.StartDispersal(black),
        frames.StartBurial(NOBODY),
    )
    # M2: Gary's two actions: two armored newborns for his blue organ, and size 3 for the armored ones.
    assert asked(state)[0] == "green"
    assert state.actions_left == 2
    assert "populate:armored-2" in offers(state)
    assert "populate:armored-3" not in offers(state)
    do(state, "populate:armored-2", "word:resize", "word:keep", "word:grow")
    assert state.size[species("green-armored")] == 3
    # Brenda's three at 12 percent: yolky eggs for her burrowers, two of three burrowers that she could have, a flyer.
    assert asked(state)[0] == "black"
    assert state.actions_left == 3
    do(state, "mutate:burrower-darwin-2")
    assert mutations(state, "black-burrower") == ["yolky_eggs"]
    assert organs_of(state, "black-burrower") == "bb"
    assert "populate:burrower-3" in offers(state)
    do(state, "populate:burrower-2")
    assert "populate:flyer-2" not in offers(state)
    do(state, "populate:flyer-1")
    # M3: the armored plants drive both flyers out of the forests, where red counts.
    for hex in ("baltica-sw", "baltica-se"):
        assert asked(state)[0] == "green"
        do(state, f"place:{hex}-carnivore")
    assert where(state, "green-armored") == ["baltica-nw-herbivore", "baltica-sw-carnivore", "baltica-se-carnivore"]
    assert sorted(fallen(state, "black-flyer")) == ["baltica-se-carnivore", "baltica-sw-carnivore"]
    assert told(state).count(("log-loses-roadrunner", "H3")) == 2
    # Her newborns start from endangered mothers: the burrowers on Siberia, the flyer to the next hex.
    do(state, "shape:burrower", "place:siberia-nw-herbivore")
    do(state, "shape:burrower", "place:siberia-w-carnivore")
    do(state, "place:baltica-c-carnivore")
    # M4: five creeples of hers are buried.
    assert state.over()
    assert told(state).count(("log-buried", "I2")) == 5
    assert where(state, "black-flyer") == ["baltica-c-carnivore"]
    assert where(state, "black-archetype") == ["siberia-w-herbivore"]
    assert state.living[species("black-flyer")] == 1
    assert state.fallen == []
    sound(state)

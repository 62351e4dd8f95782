"""What the log and the refusals say where nobody plays the plant, and nobody comes back (K8)."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.acting import act
from tests.games.megafauna2.positions import clear, colour, lines, offers, refused, size, species, told
from tests.games.megafauna2.test_plants import GREEN, venus

from phylarium.games.megafauna2.rules import extinction


@pytest.mark.rule("megafauna2", "K8c", "I3c")
def test_whoever_cannot_come_back_is_not_told_of_as_a_lazarus() -> None:
    state = venus()
    state.arrived = 1 << 1
    clear(state, "orange-archetype")
    extinction.check(state, species("orange-archetype"))
    assert told(state)[-1] == ("log-extinct-forever", "K8c")
    assert lines(state)[-1] == "Orange had no creeple left, and nobody comes back here."
    state.medea = colour("white")
    act(state, "orange", 2)
    assert offers(state) == ["word:medea", "word:pass"]
    assert refused(state, "mutate:archetype-darwin-1") == ("refused-extinct-forever", "K8c")


@pytest.mark.rule("megafauna2", "K8b", "J1")
def test_plants_of_the_greatest_size_cannot_grow_and_are_not_told_of_tooth_and_claw() -> None:
    state = venus()
    size(state, GREEN, 6)
    act(state, "green", 2)
    assert "word:resize" not in offers(state)
    assert refused(state, "word:resize") == ("refused-plant-largest", "K8b")


@pytest.mark.rule("megafauna2", "K8b", "E8")
def test_a_plant_that_has_not_acted_yet_is_not_told_that_medea_takes_all_actions() -> None:
    state = venus()
    size(state, GREEN, 3)
    act(state, "green", 3)
    assert "word:medea" not in offers(state)
    assert refused(state, "word:medea") == ("refused-plant-medea", "K8b")

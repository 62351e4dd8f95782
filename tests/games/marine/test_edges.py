"""Edges of the rules of Marine: the first of a list is refused as every other, and named is what is in the way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.marine.situation import bare, corner, give_trait, lay, put, refused, stand, start, turn

from phylarium.games.marine.rules import cards, elements, frames, migration, say, speciation, tectonics, traits
from phylarium.games.marine.rules.actions import ANIMAL, CORNER, DETRITUS, ELEMENT, HEX, VOCABULARY
from phylarium.games.marine.rules.board import HEX_COUNT
from phylarium.games.marine.rules.names import ANIMALS, SPACES, TRAITS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.values import NONE

FISHES = ANIMALS.index("fishes")


@pytest.fixture
def state() -> Marine:
    return start("fishes", "reptiles")


@pytest.mark.parametrize(
    ("step", "frame", "action", "reason"),
    [
        (cards.HabitatElement(), frames.HabitatElement(FISHES), ELEMENT, "refused-not-controlled"),
        (elements.AdaptationWhere(), frames.AdaptationWhere(FISHES, 1), ELEMENT, "refused-printed"),
        (migration.MigrationSpecies(), frames.MigrationSpecies(FISHES, 1), HEX, "refused-no-species"),
        (cards.AsteroidTile(), frames.AsteroidTile(FISHES, 0), ANIMAL, "refused-not-present"),
        (traits.ScavengeElement(), frames.ScavengeElement(FISHES), DETRITUS, "refused-type-not-in-box"),
    ],
)
def test_the_first_of_a_list_has_its_reason(state: Marine, step: Any, frame: Any, action: int, reason: str) -> None:
    found = step.refusal(state, frame, action)
    assert found is not None
    assert found.message.id == reason


@pytest.mark.rule("marine", "pawn.basic")
def test_the_pawn_that_is_in_the_way_is_named(state: Marine) -> None:
    """One's own last one, whoever stands behind it."""
    stand(state, "fishes", "depletion-1")
    stand(state, "reptiles", "domination-1")
    turn(state, "fishes")
    assert refused(state, "place:basic@abundance-1") == ("refused-before-own-pawn", "pawn.basic")
    reason = state.why_not(VOCABULARY.parse("place:basic@abundance-1"))
    assert reason is not None
    assert reason.message.args["space"] == say.space(SPACES.index("depletion-1"))


@pytest.mark.rule("marine", "tectonics.tile")
def test_tiles_on_earth_are_looked_for_as_vents(state: Marine) -> None:
    found = tectonics.TectonicsTile().sought(state, frames.TectonicsTile(FISHES, 0))
    assert found == [HEX + hex for hex in range(HEX_COUNT) if state.terrain[hex] >= 0]


@pytest.mark.rule("marine", "speciation")
def test_of_any_element_means_a_corner_that_has_one(state: Marine) -> None:
    bare(state)
    put(state, "fishes", "D4")
    lay(state, "sun", "D4 NE")
    found = speciation.SpeciationElement().options(state, frames.SpeciationElement(FISHES, NONE))
    assert {action - CORNER for action in found if action >= CORNER} == {corner("D4 NE")}


@pytest.mark.rule("marine", "trait.exaptation")
def test_a_copied_trait_goes_with_exaptation_and_with_no_other(state: Marine) -> None:
    give_trait(state, "fishes", "social")
    state.copied[FISHES] = TRAITS.index("flight")
    traits.disable(state, FISHES, TRAITS.index("social"))
    assert state.copied[FISHES] == TRAITS.index("flight")
    traits.disable(state, FISHES, TRAITS.index("exaptation"))
    assert state.copied[FISHES] == NONE

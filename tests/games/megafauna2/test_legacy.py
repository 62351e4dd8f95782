"""On to Origins (N): who goes on, with which species and instincts, in which order and age."""

from __future__ import annotations

import pytest
from tests.games.megafauna2.positions import bare, put, reservoirs, speak

from phylarium.families.fauna.rules.names import EMOTIONS, ORGAN_BITS
from phylarium.games.megafauna2 import GAME, legacy
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.kernel.errors import OptionError


def finished() -> Megafauna:
    """A long game at its end: Orange has three creeples, White one and a Lazarus watches."""
    state = bare("green", "orange", "white", chicxulub=True)
    state.era = 2
    put(state, "orange-archetype", "laurentia-e", "laurentia-w")
    put(state, "orange-burrower", "laurentia-se")
    put(state, "white-archetype", "gondwana-w")
    state.size[0] = 0
    state.unborn[0] = 0
    return state


@pytest.mark.rule("megafauna2", "N", "Na")
def test_players_go_on_in_the_order_of_their_places() -> None:
    sheet = GAME.legacy(finished(), {})
    assert sheet is not None
    assert [(player.colour, player.place, player.points) for player in sheet.players] == [
        ("orange", 1, 5),
        ("white", 2, 2),
    ]
    assert [player.seat for player in sheet.players] == [1, 2]


@pytest.mark.rule("megafauna2", "Na")
def test_of_those_who_share_a_place_the_lower_skeletal_number_chooses_first() -> None:
    state = finished()
    state.fossils[3] = 3
    sheet = GAME.legacy(state, {})
    assert sheet is not None
    assert [(player.colour, player.place) for player in sheet.players] == [("orange", 1), ("white", 1)]


@pytest.mark.rule("megafauna2", "Nb")
def test_emotions_uncover_instincts() -> None:
    state = finished()
    for emotion, wanted in zip(
        EMOTIONS, ("alpha", "alpha", "natural-history", "language", "manual-dexterity"), strict=True
    ):
        state.moods[6] = 1 << (ORGAN_BITS * EMOTIONS.index(emotion))
        assert legacy.instincts(state, 6) == [wanted]
    state.moods[6] = 3 | 1 << ORGAN_BITS
    assert legacy.instincts(state, 6) == ["alpha"]
    state.moods[6] = 0
    assert legacy.instincts(state, 6) == []


@pytest.mark.rule("megafauna2", "N", "Nb")
def test_the_species_with_most_instincts_goes_on_unless_another_is_wished_for() -> None:
    state = finished()
    assert orange(state, {}) == ("orange-archetype", [])
    speak(state, "orange-burrower")
    name, found = orange(state, {})
    assert name == "orange-burrower"
    assert found
    assert orange(state, {"orange": "archetype"}) == ("orange-archetype", [])


def orange(state: Megafauna, wishes: dict[str, str]) -> tuple[str, list[str]]:
    sheet = GAME.legacy(state, wishes)
    assert sheet is not None
    (found,) = [player for player in sheet.players if player.colour == "orange"]
    return found.species, found.instincts


@pytest.mark.parametrize(
    ("wishes", "said"),
    [({"black": "flyer"}, "black"), ({"orange": "flyer"}, "flyer"), ({"green": "archetype"}, "archetype")],
)
def test_a_wish_that_cannot_be_granted_is_refused(wishes: dict[str, str], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        GAME.legacy(finished(), wishes)


@pytest.mark.rule("megafauna2", "Nd")
@pytest.mark.parametrize(
    ("black", "white", "age"), [(1, 0, "ice"), (1, 1, "ice"), (2, 1, "tropical"), (6, 4, "tropical")]
)
def test_the_age_follows_the_greenhouse(black: int, white: int, age: str) -> None:
    state = finished()
    reservoirs(state, black=black, white=white)
    sheet = GAME.legacy(state, {})
    assert sheet is not None
    assert sheet.age == age


@pytest.mark.rule("megafauna2", "N", "A6a")
def test_only_a_long_game_hands_something_on() -> None:
    state = finished()
    state.era = 1
    assert GAME.legacy(state, {}) is None


@pytest.mark.rule("megafauna2", "Nd", "A8c")
def test_tooth_and_claw_has_no_greenhouse_and_goes_on_to_a_tropical_age() -> None:
    state = bare("orange", "white", rules="tooth_and_claw", chicxulub=True)
    state.era = 2
    put(state, "orange-archetype", "laurentia-e")
    sheet = GAME.legacy(state, {})
    assert sheet is not None
    assert (sheet.age, sheet.greenhouse) == ("tropical", "")

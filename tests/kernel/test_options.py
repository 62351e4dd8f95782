"""Options: checked against what a game offers and the number of seats."""

from __future__ import annotations

import pytest
from tests.toy.tidepool import GAME

from phylarium.kernel import Option, OptionError, Value, settle
from phylarium.kernel.options import parse


def test_defaults_fill_the_rest() -> None:
    assert settle("tidepool", GAME.options, 3, {"salvage": True}) == {"sea": "calm", "salvage": True}


@pytest.mark.parametrize(
    ("seats", "chosen", "said"),
    [
        (3, {"salvge": True}, "no option 'salvge'; did you mean salvage"),
        (3, {"moon": "full"}, "no option 'moon'; its options are sea, salvage"),
        (3, {"sea": "frozen"}, "sea cannot be 'frozen'; it is one of calm, rough"),
        (3, {"salvage": "true"}, "salvage cannot be 'true'; it is one of false, true"),
        (3, {"salvage": 1}, "salvage cannot be '1'"),
        (2, {"salvage": True}, "salvage needs 3 or 4 seats, not 2"),
    ],
)
def test_wrong_options(seats: int, chosen: dict[str, Value], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        GAME.start(seats, chosen)


def test_wrong_seats() -> None:
    with pytest.raises(OptionError, match="cannot be played by 5; it has 2, 3, 4 seats"):
        GAME.start(5)


def test_a_limited_option_may_be_left_at_its_default() -> None:
    assert settle("tidepool", GAME.options, 2, {"salvage": False})["salvage"] is False


def test_a_choice_may_be_open_to_fewer_seats_than_others() -> None:
    option = Option("sea", "calm", ("calm", "rough", "frozen"), seats=(2, 3), seats_of={"frozen": (3,)})
    assert settle("tidepool", (option,), 3, {"sea": "frozen"}) == {"sea": "frozen"}
    assert settle("tidepool", (option,), 2, {"sea": "rough"}) == {"sea": "rough"}
    with pytest.raises(OptionError, match="sea needs 3 seats, not 2"):
        settle("tidepool", (option,), 2, {"sea": "frozen"})
    assert [option.open_to(choice, 4) for choice in option.choices] == [True, False, False]


def test_the_default_may_depend_on_the_seats() -> None:
    option = Option(
        "sea", "calm", ("calm", "rough"), seats_of={"calm": (2, 3), "rough": (1, 2, 3)}, defaults={1: "rough"}
    )
    assert [settle("tidepool", (option,), seats, {}) for seats in (1, 2)] == [{"sea": "rough"}, {"sea": "calm"}]
    with pytest.raises(OptionError, match="sea needs 2 or 3 seats, not 1"):
        settle("tidepool", (option,), 1, {"sea": "calm"})


@pytest.mark.parametrize(
    ("typed", "value"), [("true", True), ("Yes", True), ("off", False), ("0", False), (" rough ", "rough")]
)
def test_typed_values(typed: str, value: Value) -> None:
    assert parse(typed) == value

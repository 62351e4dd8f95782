"""Fuzzing goes everywhere, finds what is broken and says how to see it again."""

from __future__ import annotations

from itertools import islice

import pytest

from phylarium.arena.fuzz import fuzz, settings, singles
from phylarium.arena.measure import measure
from phylarium.kernel import engine


@pytest.mark.usefixtures("toy")
def test_every_number_of_seats_and_every_single_option_comes_first() -> None:
    first = [(s.seats, dict(s.options)) for s in islice(settings("tidepool", "f"), 8)]
    assert first == [
        (2, {}),
        (2, {"sea": "rough"}),
        (3, {}),
        (3, {"sea": "rough"}),
        (3, {"salvage": True}),
        (4, {}),
        (4, {"sea": "rough"}),
        (4, {"salvage": True}),
    ]
    assert (2, {"salvage": True}) in list(singles("tidepool"))


@pytest.mark.usefixtures("toy")
def test_then_combinations_and_no_seed_twice() -> None:
    many = list(islice(settings("tidepool", "f"), 60))
    assert {"sea": "rough", "salvage": True} in [s.options for s in many]
    assert len({s.seed for s in many}) == 60
    assert many == list(islice(settings("tidepool", "f"), 60))


@pytest.mark.usefixtures("toy")
def test_a_sound_game_passes() -> None:
    outcome = fuzz("tidepool", 25, "1", workers=1)
    assert (outcome.games, outcome.finished, outcome.failures) == (25, 25, [])
    assert outcome.variants >= 8
    assert outcome.decisions > 25


@pytest.mark.usefixtures("leaking")
def test_a_failure_says_how_to_see_it_again() -> None:
    outcome = fuzz("tidepool", 9, "1", workers=1)
    assert len(outcome.failures) == 9
    assert outcome.finished == 0
    again = outcome.failures[1].setting.command()
    assert again == "phylarium simulate tidepool --seats 2 --games 1 --seed 1/1 --option sea=rough --check"


@pytest.mark.usefixtures("endless")
def test_a_game_without_end_is_a_failure() -> None:
    outcome = fuzz("tidepool", 2, "1", workers=1, limit=50)
    assert [failure.error for failure in outcome.failures] == ["Unsound: not over after 50 decisions"] * 2


@pytest.mark.usefixtures("toy")
def test_measurements_are_positive_and_say_which_engine() -> None:
    answer = measure("tidepool", 0.05)
    assert {"us_per_decision", "clone_us", "compiled"} <= set(answer)
    assert answer["us_per_decision"] > 0  # type: ignore[operator]
    assert answer["clone_us"] > 0  # type: ignore[operator]
    assert answer["compiled"] is not str(engine.__file__).endswith(".py")

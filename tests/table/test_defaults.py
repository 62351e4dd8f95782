"""A table that is opened by a form: options that were left alone get the default of the seats that were chosen."""

from __future__ import annotations

import pytest

from phylarium.kernel import registry
from phylarium.table.pages import table_of


@pytest.mark.parametrize(
    ("seats", "left", "opened"),
    [
        (1, "butterfly", "queen_bee"),
        (2, "butterfly", "butterfly"),
        (5, "butterfly", "combined"),
        (2, "cocoon", "cocoon"),
    ],
)
def test_what_was_left_as_it_stood_is_the_default_of_these_seats(seats: int, left: str, opened: str) -> None:
    form = {f"seat_kind_{seat}": "me" if seat == 0 else "open" for seat in range(seats)}
    asked = table_of(registry.game("mesofauna"), {**form, "option_stage": left})
    assert asked.options["stage"] == opened


def test_other_options_stay_what_they_are() -> None:
    asked = table_of(registry.game("marine"), {"seat_kind_0": "me", "seat_kind_1": "me", "option_length": "short"})
    assert asked.options["length"] == "short"

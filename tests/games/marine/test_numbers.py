"""Who may choose which option: every number of players, every value."""

from __future__ import annotations

from tests.games.numbering import openings

from phylarium.games.marine import GAME


def test_who_may_choose_what() -> None:
    assert openings(GAME) == {
        "length": {"short": "2 3 4", "standard": "2* 3* 4*", "long": "2 3 4", "epic": "2 3 4"},
        "two_animals": {"false": "2* 3* 4*", "true": "2"},
        "random_earth": {"false": "2* 3* 4*", "true": "2 3 4"},
        "alternate_displays": {"false": "2* 3* 4*", "true": "2 3 4"},
        "superheroes": {"false": "2* 3* 4*", "true": "2 3 4"},
        "animals": {"choose": "2* 3* 4*", "random": "2 3 4"},
    }

"""Who may choose which option: every number of players, every value."""

from __future__ import annotations

from tests.games.numbering import openings

from phylarium.games.megafauna1 import GAME


def test_who_may_choose_what() -> None:
    assert openings(GAME) == {
        "upper_display": {"true": "1* 2* 3* 4*", "false": "1 2"},
        "roadrunner_action": {"false": "1* 2* 3* 4*", "true": "1 2 3 4"},
        "genetic_drift": {"false": "1* 2* 3* 4*", "true": "1 2 3 4"},
        "on_with_cenozoic": {"false": "1* 2* 3* 4*", "true": "1 2 3 4"},
    }

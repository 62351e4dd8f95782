"""Who may choose which option: every number of players, every value."""

from __future__ import annotations

from tests.games.numbering import openings

from phylarium.games.genesis import GAME


def test_who_may_choose_what() -> None:
    assert openings(GAME) == {
        "length": {"standard": "1* 2* 3* 4*", "short": "1 2 3 4"},
        "cooperative": {"false": "1* 2* 3* 4*", "true": "2 3 4"},
        "introductory": {"false": "1* 2* 3* 4*", "true": "1 2 3 4"},
        "macro_variant": {"false": "1* 2* 3* 4*", "true": "1 2 3 4"},
        "crystal": {"false": "1* 2* 3* 4*", "true": "1 2 3 4"},
        "chimera": {"false": "1* 2* 3* 4*", "true": "1 2 3 4"},
    }

"""What the table of rules has to say of the games that come with the program."""

from __future__ import annotations

from typing import Any, cast

import phylarium
from phylarium.cli.rules import claims, default_tests, table

MOST_WAIVED = 8


def test_every_rule_is_tested_or_waived_and_no_test_names_a_rule_that_there_is_not() -> None:
    tests = default_tests()
    claimed = claims(tests, *phylarium.games())
    for game in phylarium.games():
        answer = cast(dict[str, Any], table(phylarium.game(game), tests, claimed[game]))
        assert (game, answer["untested"], answer["unknown"]) == (game, [], [])
        assert len(answer["waived"]) <= MOST_WAIVED, game

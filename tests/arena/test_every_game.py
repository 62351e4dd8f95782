"""Tournaments of every game that is registered, at its fewest seats and at two, without a line of its own."""

from __future__ import annotations

import pytest
from tests.arena.test_report import read

from phylarium.arena.analysis import analyse
from phylarium.arena.balance import findings
from phylarium.arena.report import html, plain_text
from phylarium.arena.tournament import hold, planned
from phylarium.kernel import registry

SETTINGS = sorted({(name, seats) for name in registry.games() for seats in (min(registry.game(name).seats), 2)})


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_a_tournament_is_played_and_told(name: str, seats: int) -> None:
    plan = planned(name, ["random", "larva"], 4, seats)
    outcomes = hold(plan)
    assert [outcome.failure for outcome in outcomes] == [""] * 4
    found = analyse(plan, outcomes)
    assert found.finished == 4
    for page in (html(found), html(found, findings(found))):
        assert "Scores" in read(page).text
    assert f'"game": "{name}"' in plain_text(found)

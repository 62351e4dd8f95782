"""The benches of bots count what they say: simulations and the decisions of each, and how long a decision takes."""

from __future__ import annotations

import random

import pytest
from bench import decisions, search


@pytest.mark.parametrize("judged", [False, True])
def test_a_search_is_measured(judged: bool) -> None:
    random.seed(1)
    simulations, taken, seconds = search.ours("marine", judged)(0.05)
    assert 0 < simulations < taken
    assert seconds >= 0.05


def test_a_search_of_openspiel_is_measured() -> None:
    random.seed(1)
    simulations, taken, seconds = search.spiel("backgammon C++")(0.02)
    assert 0 < simulations < taken
    assert seconds >= 0.02


def test_contestants_are_found_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(search, "catan", lambda: asked.append(("catanatron",)))
    monkeypatch.setattr(search, "spiel", lambda name: asked.append((name,)))
    monkeypatch.setattr(search, "ours", lambda game, judged: asked.append((game, judged)))
    for name in ("catanatron", "OpenSpiel: chess C++", "marine: plain", "marine: judged"):
        search.contestant(name)
    assert asked == [("catanatron",), ("chess C++",), ("marine", False), ("marine", True)]


def test_how_long_bots_think_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    decisions.main(["--game", "genesis", "--bot", "larva", "--bot", "apex:2", "--seats", "2", "--decisions", "3"])
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| genesis")]
    assert [row.split("|")[2].strip() for row in rows] == ["larva", "apex:2"]
    assert all(float(row.split("|")[4]) >= float(row.split("|")[3]) >= 0 for row in rows), "the slowest and the mean"
    with pytest.raises(SystemExit, match="at least 1"):
        decisions.main(["--decisions", "0"])

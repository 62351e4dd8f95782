"""bench/search.py counts what it says: simulations, and the decisions of each."""

from __future__ import annotations

import random

import pytest
from bench import search


@pytest.mark.parametrize("judged", [False, True])
def test_a_search_is_measured(judged: bool) -> None:
    random.seed(1)
    simulations, decisions, seconds = search.ours("marine", judged)(0.05)
    assert 0 < simulations < decisions
    assert seconds >= 0.05


def test_a_search_of_openspiel_is_measured() -> None:
    random.seed(1)
    simulations, decisions, seconds = search.spiel("backgammon C++")(0.02)
    assert 0 < simulations < decisions
    assert seconds >= 0.02


def test_contestants_are_found_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(search, "catan", lambda: asked.append(("catanatron",)))
    monkeypatch.setattr(search, "spiel", lambda name: asked.append((name,)))
    monkeypatch.setattr(search, "ours", lambda game, judged: asked.append((game, judged)))
    for name in ("catanatron", "OpenSpiel: chess C++", "marine: plain", "marine: judged"):
        search.contestant(name)
    assert asked == [("catanatron",), ("chess C++",), ("marine", False), ("marine", True)]

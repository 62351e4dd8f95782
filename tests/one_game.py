"""Which tests are about one game: what `--game` chooses, and with it `make check`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from phylarium.kernel import Game

HERE = Path(__file__).parent


def names(text: str, game: str) -> bool:
    """Whether a text holds the name of a game, as a word.

    >>> names("tests/games/marine/test_cards.py::test_ink", "marine")
    True
    >>> names("test_property[marine-2-defaults-undo_restores]", "marine")
    True
    >>> names("test_submarine[1]", "marine")
    False
    """
    return re.search(rf"(?<![a-z0-9]){re.escape(game)}(?![a-z0-9])", text) is not None


def belongs(item: pytest.Item, game: str) -> bool:
    """Whether a test is about a game: by its folder, its file, its id, or the rules that it shows."""
    return names(item.nodeid, game) or any(mark.args[0] == game for mark in item.iter_markers("rule"))


def of_another(path: Path, game: str) -> bool:
    """Whether a folder holds the tests of another game."""
    return path.is_dir() and path.parent == HERE / "games" and path.name not in (game, "__pycache__")


def given(item: pytest.Item, games: list[str]) -> list[str]:
    """The games among the parameters of a test."""
    values = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    found = [value.name if isinstance(value, Game) else value for value in values]
    return [name for name in found if isinstance(name, str) and name in games]

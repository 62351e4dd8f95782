"""What all tests share: the mark that claims rules, the choice of one game, and how hypothesis searches."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.one_game import belongs, of_another

from phylarium.kernel.words import strictly

# Deadlines measure the machine, not the code; a shared one would fail at random.
settings.register_profile("phylarium", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("phylarium")

# What a language lacks is found here, not covered up.
strictly()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="NAME", help="only the tests that are about this game")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(game, *ids): the rules that a test shows, by their ids in the game's index"
    )
    game = config.getoption("game")
    if game is not None:
        import phylarium

        if game not in phylarium.games():
            raise pytest.UsageError(f"--game {game}: there are {', '.join(phylarium.games())}")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    game = config.getoption("game")
    return True if game is not None and of_another(collection_path, game) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("game")
    if game is None:
        return
    others = [item for item in items if not belongs(item, game)]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if belongs(item, game)]

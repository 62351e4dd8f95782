"""What all tests share: the mark that claims rules, and how hypothesis searches."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from phylarium.kernel.words import strictly

# Deadlines measure the machine, not the code; a shared one would fail at random.
settings.register_profile("phylarium", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("phylarium")


# What a language lacks is found here, not covered up.
strictly()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(game, *ids): the rules that a test shows, by their ids in the game's index"
    )

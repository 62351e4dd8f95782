"""The toy game, known to the registry for the length of each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.toy import registered
from tests.toy.tidepool import GAME


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with registered(GAME):
        yield

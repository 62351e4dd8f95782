"""Red Queens of macroorganisms happen with the cards as they are, not only with those of a pack."""

from __future__ import annotations

import pytest
from tests.games.genesis.queens import attacks


@pytest.mark.rule("genesis", "H4b", "L3a", "L3b", "L7b")
@pytest.mark.parametrize(("number", "rules"), [(0, {"H4b"}), (28, {"L3a", "L3b"}), (2812, {"L7b"})])
def test_red_queens_of_macroorganisms_happen(number: int, rules: set[str]) -> None:
    found = attacks(number)
    assert found is not None
    assert rules <= set(found)

"""The pictures of guides: found by their games, in positions that fit."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from tests.toy.tidepool import GAME

import phylarium
from phylarium.guides import guide
from phylarium.kernel.codec import digest
from phylarium.kernel.engine import State
from phylarium.kernel.words import languages
from phylarium.kit.guide import Beginning, Position


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", phylarium.games())
def test_a_guide_shows_every_picture_that_its_game_draws_for_it(name: str, language: str) -> None:
    shown = re.findall(rf"!\[[^]]+]\(\.\./pictures/({name}-[\w.-]+)\)", guide(name, language))
    assert f"{name}-table.svg" in shown
    assert sorted(shown) == sorted(phylarium.game(name).guide_pictures())


def test_a_game_need_not_have_any() -> None:
    assert GAME.guide_pictures() == {}


def test_a_position_is_the_first_that_fits() -> None:
    marine = phylarium.game("marine")
    wanted = Position[State](lambda s: s.number >= 7, least=5)
    assert wanted.found(marine).number == 7
    assert digest(wanted.found(marine)) == digest(wanted.found(marine))
    assert Beginning(animals="random").found(marine).number == 0
    with pytest.raises(LookupError, match="no position fits"):
        Position(lambda s: False, least=1).found(marine)


def test_nothing_of_a_guide_is_loaded_to_play() -> None:
    lines = [
        "import sys, phylarium",
        "state = phylarium.game('marine').start(2, seed='1')",
        "state.apply(state.legal()[0])",
        "print([name for name in sys.modules if name.endswith('.guide')])",
    ]
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

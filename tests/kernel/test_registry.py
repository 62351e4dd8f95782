"""Games by name, loaded when asked for."""

from __future__ import annotations

import pickle
from unittest.mock import patch

import pytest
from tests.toy.tidepool import GAME

from phylarium.kernel import Game, UnknownGame, registry


def test_a_game_is_loaded_once_and_only_when_asked_for() -> None:
    asked = []

    def load() -> Game:
        asked.append(1)
        return GAME

    with patch.dict(registry._loaders, clear=True), patch.dict(registry._loaded, clear=True):
        registry.register("tidepool", load)
        assert registry.games() == ["tidepool"]
        assert asked == []
        assert registry.game("tidepool") is registry.game("tidepool") is GAME
        assert asked == [1]


def test_unknown_games() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'tidepol'; did you mean tidepool\?"):
        registry.game("tidepol")
    with pytest.raises(UnknownGame, match=r"the games are .*tidepool"):
        registry.game("chess")
    with patch.dict(registry._loaders, clear=True), pytest.raises(UnknownGame, match="no game is registered"):
        registry.game("chess")


def test_names_are_taken_once_and_true() -> None:
    with pytest.raises(ValueError, match="registered already"):
        registry.register("tidepool", lambda: GAME)
    with patch.dict(registry._loaders):
        registry.register("poolside", lambda: GAME)
        with pytest.raises(ValueError, match="calls itself 'tidepool'"):
            registry.game("poolside")


def test_the_games_register_themselves() -> None:
    import phylarium
    import phylarium.games.marine as marine

    assert "marine" in phylarium.games()
    assert phylarium.games() == registry.games()
    assert phylarium.game("marine") is marine.GAME


def test_another_process_is_told_the_name_of_a_game() -> None:
    marine = registry.game("marine")
    assert pickle.loads(pickle.dumps(marine)) is marine

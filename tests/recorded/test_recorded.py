"""Every recorded game plays again as it was recorded, position by position and line by line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.properties.starts import open_values
from tests.recorded.games import WANTED, WIDTH, compared, files, fingerprint, read, told

from phylarium.kernel.registry import game as registered
from phylarium.kernel.registry import games

GAMES = sorted({path.parent.name for path in files()})


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_replays(path: Path) -> None:
    recorded = read(path)
    game = registered(recorded.game)
    fields = compared(game)
    state = game.start(recorded.seats, recorded.options, recorded.seed, log=True)
    actions = [game.vocabulary.parse(name) for name in recorded.names]
    print_ = ""
    for number, index in enumerate(recorded.actions):
        state.apply(actions[index])
        print_ = fingerprint(state, fields)
        wanted = recorded.prints[number * WIDTH : (number + 1) * WIDTH]
        assert print_[:WIDTH] == wanted, f"after action {number + 1}, {recorded.names[index]}"
    assert print_ == recorded.last
    assert state.scores() == recorded.scores
    assert state.over() == recorded.over
    assert told(state) == recorded.lines


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_count_and_every_value_of_every_option_is_recorded(name: str) -> None:
    game = registered(name)
    kept = [read(path) for path in files(name)]
    assert len(kept) >= WANTED
    seen = {(r.seats, option, value) for r in kept for option, value in r.options.items()}
    for seats in game.seats:
        for option in game.options:
            for value in open_values(option, seats):
                assert (seats, option.name, value) in seen


def test_every_shipped_game_is_recorded() -> None:
    assert set(games()) >= set(GAMES) >= {"genesis", "marine", "megafauna1"}

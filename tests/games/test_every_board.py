"""The boards of every game in a terminal: 80 columns are enough, and colours only repeat what letters say."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from tests.games.pictures import played

from phylarium.kernel import SPECTATOR, State, Value, registry
from phylarium.kit.textboard import WIDTH, width_of

SETTINGS: list[tuple[str, int, dict[str, Value]]] = [
    ("genesis", 1, {}),
    ("genesis", 2, {"introductory": True}),
    ("genesis", 3, {"cooperative": True}),
    ("genesis", 4, {"macro_variant": True}),
    ("marine", 2, {"two_animals": True, "random_earth": True, "length": "short"}),
    ("marine", 3, {"superheroes": True, "alternate_displays": True}),
    ("marine", 4, {}),
    ("megafauna1", 1, {}),
    ("megafauna1", 2, {}),
    ("megafauna1", 3, {}),
    ("megafauna1", 4, {}),
    ("megafauna2", 2, {"rules": "tooth_and_claw"}),
    ("megafauna2", 3, {"chicxulub": True}),
    ("megafauna2", 4, {}),
    ("mesofauna", 1, {}),
    ("mesofauna", 2, {"stage": "cocoon"}),
    ("mesofauna", 3, {"stage": "caterpillar"}),
    ("mesofauna", 4, {}),
    ("mesofauna", 7, {}),
]


def text(name: str) -> Any:
    return import_module(f"phylarium.games.{name}.shown.text")


def test_every_game_has_its_board_looked_at() -> None:
    assert {name for name, _, _ in SETTINGS} == set(registry.games())


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_every_position_fits_the_terminal(name: str, seats: int, options: dict[str, Value]) -> None:
    board = text(name).board
    page = ""
    for state in played(registry.game(name), State, seats, options, "page", every=7):
        for seat in (SPECTATOR, state.number % seats):
            masked = state.masked(seat)
            page = board(masked, seat, colour=False)
            assert max(len(line) for line in page.splitlines()) <= WIDTH
            assert not any(flaw in page for flaw in ("None", "{", "???", "_", "\x1b"))
            coloured = board(masked, seat, colour=True)
            assert "\x1b[" in coloured
            assert [width_of(line) for line in coloured.splitlines()] == [len(line) for line in page.splitlines()]
    assert page.startswith("The game is over.")

"""The games. Importing this package makes them known to the kernel's registry, each loaded on demand."""

from __future__ import annotations

from phylarium.kernel.game import Game
from phylarium.kernel.registry import register


def _marine() -> Game:
    from phylarium.games.marine import GAME

    return GAME


def _megafauna1() -> Game:
    from phylarium.games.megafauna1 import GAME

    return GAME


def _genesis() -> Game:
    from phylarium.games.genesis import GAME

    return GAME


register("marine", _marine)
register("genesis", _genesis)
register("megafauna1", _megafauna1)

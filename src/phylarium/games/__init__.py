"""The games. The package knows them by name; each is loaded when it is first asked for.

Called, it gives their names: `phylarium.games()`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

from phylarium.kernel import registry
from phylarium.kernel.game import Game

NAMES = ("marine", "genesis", "megafauna1", "megafauna2", "mesofauna")


def _loader(name: str) -> Callable[[], Game]:
    def load() -> Game:
        found: Game = import_module(f"{__name__}.{name}").GAME
        return found

    return load


class _Games(ModuleType):
    """A package that can be asked for the names of all games, those registered from elsewhere too."""

    def __call__(self) -> list[str]:
        return registry.games()


for _name in NAMES:
    registry.register(_name, _loader(_name))

sys.modules[__name__].__class__ = _Games

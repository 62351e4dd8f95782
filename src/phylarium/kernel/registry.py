"""The games that can be played, by name. `import phylarium` makes its own known; the kernel knows none."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from phylarium.kernel.errors import UnknownGame
from phylarium.kernel.game import Game
from phylarium.kernel.message import ROW, Listing, Message

_loaders: dict[str, Callable[[], Game]] = {}
_loaded: dict[str, Game] = {}


def register(name: str, loader: Callable[[], Game]) -> None:
    """Make a game known. It is loaded when it is first asked for, so that a name costs nothing."""
    if name in _loaders:
        raise ValueError(f"a game named {name!r} is registered already")
    _loaders[name] = loader


def games() -> list[str]:
    """The names of all games, in order of registration."""
    return list(_loaders)


def game(name: str) -> Game:
    """The game of that name; always the same object."""
    found = _loaded.get(name)
    if found is not None:
        return found
    loader = _loaders.get(name)
    if loader is None:
        near = difflib.get_close_matches(name, list(_loaders), 1)
        if near:
            raise UnknownGame(Message("error-game-near", {"game": name, "near": near[0]}))
        if _loaders:
            raise UnknownGame(Message("error-game", {"game": name, "games": Listing(list(_loaders), ROW)}))
        raise UnknownGame(Message("error-game-none", {"game": name}))
    found = loader()
    if found.name != name:
        raise ValueError(f"the game registered as {name!r} calls itself {found.name!r}")
    _loaded[name] = found
    return found

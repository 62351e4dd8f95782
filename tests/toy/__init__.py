"""A toy game for the tests of the kernel, and a way to register it for the length of a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from phylarium.kernel import Game, registry, words

words.add_folder(Path(__file__).parent / "locale")


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """Let the registry know this very game, whatever else has its name, and forget it afterwards."""
    with (
        patch.dict(registry._loaders, {game.name: lambda: game}),
        patch.dict(registry._loaded, {game.name: game}),
    ):
        yield

"""What decides a game before its first action: game, seats, options and seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import quote

import msgspec

from phylarium.kernel.engine import State
from phylarium.kernel.options import Value
from phylarium.kernel.registry import game
from phylarium.kernel.rng import Rng, seeded


class Setting(msgspec.Struct, frozen=True):
    """One game to be played. Equal settings give equal games, players' chance included."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: str
    pack: str = ""
    """The folder of the pack that is played with; empty: the game's own values."""

    def folder(self) -> Path | None:
        return Path(self.pack) if self.pack else None

    def start(self) -> State:
        state: State = game(self.game).start(self.seats, self.options, self.seed, pack=self.folder())
        return state

    def players(self) -> Rng:
        """The chance of random players: apart from the game's, so that neither tells of the other."""
        return seeded(f"players of {self.seed}")

    def command(self, players: Sequence[str] = ()) -> str:
        """What to type to play this one game again with every check."""
        words = ["phylarium", "simulate", self.game, "--seats", str(self.seats), "--games", "1", "--seed", self.seed]
        for name, value in self.options.items():
            words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
        if self.pack:
            words += ["--pack", self.pack]
        for player in players:
            words += ["--bot", player]
        return " ".join(quote(word) for word in [*words, "--check"])


def series(seed: str, number: int) -> str:
    """The seed of game `number` of a run. The first has the run's own, so one game runs again alone."""
    return seed if number == 0 else f"{seed}/{number}"

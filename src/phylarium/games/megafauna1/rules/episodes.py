"""Episodes: what the first two catastrophes of a game bring about (17)."""

from __future__ import annotations

from phylarium.games.megafauna1.rules import frames
from phylarium.games.megafauna1.rules.names import *
from phylarium.games.megafauna1.rules.state import Megafauna
from phylarium.kernel.engine import Act


class Episode(Act[Megafauna, frames.Episode]):
    """17.0: the first catastrophe parts the continent, the second begins the Cenozoic."""

    ints: str = "catastrophe"

    def act(self, s: Megafauna, f: frames.Episode) -> None:
        if f.catastrophe == 1:
            s.atlantic = 1
            s.note("log-atlantic", "17.1", s.active)
        elif f.catastrophe == 2:
            s.era = CENOZOIC
            s.note("log-cenozoic", "17.2", s.active)

"""Queen Bee (L): the automaton against whom one plays alone."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import frames
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.kernel.engine import Act


class QueenTurn(Act[Mesofauna, frames.QueenTurn]):
    """L2: her turn."""

    def act(self, s: Mesofauna, f: frames.QueenTurn) -> None:
        raise NotImplementedError

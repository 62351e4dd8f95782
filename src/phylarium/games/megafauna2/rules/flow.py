"""The sequence of play (A): turns of four phases, eras, and how the game ends."""

from __future__ import annotations

from phylarium.games.megafauna2.rules import frames
from phylarium.games.megafauna2.rules.state import Megafauna
from phylarium.games.megafauna2.rules.steps import Act


class NextTurn(Act[frames.NextTurn]):
    """A1: a turn begins."""

    rule: str = "A1"

    def act(self, s: Megafauna, f: frames.NextTurn) -> None:
        s.turn += 0

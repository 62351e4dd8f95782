"""What only happens in the lagoon."""

from __future__ import annotations

from tests.toy.families.shore.rules import frames as shore
from tests.toy.families.shore.rules import wading
from tests.toy.families.shore.rules.actions import BEACH
from tests.toy.lagoon.rules import frames
from tests.toy.lagoon.rules.actions import DIVE, FLOAT
from tests.toy.lagoon.rules.state import Lagoon

from phylarium.kernel import Step


class Beach(Step[Lagoon, shore.Beach]):
    """Choose a beach as everywhere; whoever may dive is asked about that afterwards."""

    rule: str = "beach"
    ask: str = "ask-beach"
    decides: bool = True

    def options(self, s: Lagoon, f: shore.Beach) -> list[int]:
        return [BEACH + beach for beach in range(len(s.shells)) if s.shells[beach] > 0]

    def chosen(self, s: Lagoon, f: shore.Beach, action: int) -> None:
        if s.diving == 1:
            s.push(frames.Dive(f.actor))
        s.push(shore.Wade(f.actor, action - BEACH, 3))


class Dive(Step[Lagoon, frames.Dive]):
    rule: str = "dive"
    ask: str = "ask-dive"
    decides: bool = True

    def options(self, s: Lagoon, f: frames.Dive) -> list[int]:
        return [DIVE, FLOAT]

    def chosen(self, s: Lagoon, f: frames.Dive, action: int) -> None:
        if action == DIVE:
            s.dived[f.actor] += 1
            s.points[f.actor] += s.components.depth


class Wade(wading.Wade):
    """A wade of the lagoon is the shore's, and says so by being of another class."""

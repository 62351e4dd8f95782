"""What only happens in the cove."""

from __future__ import annotations

from tests.toy.cove.rules import frames
from tests.toy.cove.rules.state import Cove
from tests.toy.families.shore.rules import frames as shore

from phylarium.kernel import Step


class Crab(Step[Cove, frames.Crab]):
    """A hermit crab comes by when a tide ends."""

    rule: str = "tide"

    def act(self, s: Cove, f: frames.Crab) -> None:
        s.hermit += 1


class Tide(Step[Cove, shore.Tide]):
    """A tide of the cove: the crab comes before anybody wades."""

    rule: str = "tide"

    def act(self, s: Cove, f: shore.Tide) -> None:
        if s.tide == s.components.tides:
            return
        s.tide += 1
        s.push(shore.Tide(f.actor))
        s.push(frames.Crab(f.actor))
        for seat in range(s.seats - 1, -1, -1):
            s.push(shore.Beach(seat))

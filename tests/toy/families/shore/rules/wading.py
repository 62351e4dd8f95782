"""What happens on every shore."""

from __future__ import annotations

from tests.toy.families.shore.rules import frames
from tests.toy.families.shore.rules.actions import BEACH, LEAVE, PICK
from tests.toy.families.shore.rules.state import Shore

from phylarium.kernel import Step


class Tide(Step[Shore, frames.Tide]):
    """A tide comes in: every seat wades once, in turn, until the last tide."""

    rule: str = "tide"

    def act(self, s: Shore, f: frames.Tide) -> None:
        if s.tide == s.shared.tides:
            return
        s.tide += 1
        s.push(frames.Tide(f.actor))
        for seat in range(s.seats - 1, -1, -1):
            s.push(frames.Beach(seat))


class Beach(Step[Shore, frames.Beach]):
    """Choose a beach that has shells."""

    rule: str = "beach"
    ask: str = "ask-beach"
    decides: bool = True

    def options(self, s: Shore, f: frames.Beach) -> list[int]:
        return [BEACH + beach for beach in range(len(s.shells)) if s.shells[beach] > 0]

    def chosen(self, s: Shore, f: frames.Beach, action: int) -> None:
        s.push(frames.Wade(f.actor, action - BEACH, 3))


class Wade(Step[Shore, frames.Wade]):
    """Pick up shells one by one, or leave; the sea takes what is picked with a chance of one in six."""

    rule: str = "wade"
    ints: str = "beach left"
    ask: str = "ask-wade"
    decides: bool = True

    def options(self, s: Shore, f: frames.Wade) -> list[int]:
        if f.left == 0 or s.shells[f.beach] == 0:
            return []
        return [PICK, LEAVE]

    def chosen(self, s: Shore, f: frames.Wade, action: int) -> None:
        if action == LEAVE:
            return
        s.shells[f.beach] -= 1
        if s.rng.below(6) > 0:
            s.points[f.actor] += s.shared.worth[f.beach]
            s.note("log-picked", "wade", f.actor, f.beach)
            s.push(frames.Wade(f.actor, f.beach, f.left - 1))

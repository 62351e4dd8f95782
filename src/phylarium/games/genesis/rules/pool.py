"""B3, B4: the disks and bionts of a tableau pool, their limits, and what compensates a lost biont."""

from __future__ import annotations

from phylarium.games.genesis.rules import frames, say
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.engine import Choice
from phylarium.kernel.message import Reason


def take(s: Genesis, player: int, colour: int, count: int) -> int:
    """B3b: catalysts out of the soup as far as the pool has room; how many did not fit."""
    at = player * COLOUR_COUNT + colour
    room = s.pool_limit() - s.catalysts[at]
    taken = count if count < room else room
    s.catalysts[at] += taken
    return count - taken


def substitute(s: Genesis, player: int, missing: int) -> None:
    """B3c: for every full two that did not fit, one of another colour."""
    if missing >= 2:
        s.push(frames.Substitute(player, missing // 2))


def biosynthesise(s: Genesis, player: int, colour: int, count: int, rule: str) -> None:
    """F2b, G2: catalysts of one colour, with substitutes where they do not fit."""
    if count > 0:
        missing = take(s, player, colour, count)
        s.note("log-biosynthesis", rule, player, count - missing, colour)
        substitute(s, player, missing)


def compensate(s: Genesis, party: int) -> None:
    """B4a: a catalyst of its colour for a biont that came back to its pool. An NPC has no pool."""
    if party < NPC and take(s, party, party, 1) == 0:
        s.note("log-compensation", "B4a", party, party)


def spend(s: Genesis, player: int, colour: int, count: int = 1) -> None:
    """Catalysts of a pool go to the soup."""
    s.catalysts[player * COLOUR_COUNT + colour] -= count


def held(s: Genesis, player: int) -> int:
    """All catalysts of a pool."""
    at = player * COLOUR_COUNT
    return s.catalysts[at] + s.catalysts[at + 1] + s.catalysts[at + 2] + s.catalysts[at + 3]


def room(s: Genesis, player: int) -> list[int]:
    """B3b: the colours that a pool has room for, as actions."""
    limit = s.pool_limit()
    return [COLOUR + c for c in range(COLOUR_COUNT) if s.catalysts[player * COLOUR_COUNT + c] < limit]


def refuse_colour(action: int) -> Reason | None:
    """B3b: why a catalyst of a colour may not be taken."""
    return say.no_colour("refused-pool-full", action - COLOUR, "B3b")


class Substitute(Choice[Genesis, frames.Substitute]):
    """B3c: a catalyst of a colour that is below the limit; so many are due."""

    ints: str = "left"

    def options(self, s: Genesis, f: frames.Substitute) -> list[int]:
        return room(s, f.actor)

    def chosen(self, s: Genesis, f: frames.Substitute, action: int) -> None:
        take(s, f.actor, action - COLOUR, 1)
        s.note("log-substitute", "B3c", f.actor, action - COLOUR)
        if f.left > 1:
            s.push(frames.Substitute(f.actor, f.left - 1))

    def refusal(self, s: Genesis, f: frames.Substitute, action: int) -> Reason | None:
        return refuse_colour(action)

    def sought(self, s: Genesis, f: frames.Substitute) -> list[int]:
        return [COLOUR + c for c in range(COLOUR_COUNT)]

"""Continental drift (H5): a craton breaks away along a fault, or an island comes back."""

from __future__ import annotations

from phylarium.games.mesofauna.rules import frames, say, terrain
from phylarium.games.mesofauna.rules.actions import *
from phylarium.games.mesofauna.rules.board import *
from phylarium.games.mesofauna.rules.names import *
from phylarium.games.mesofauna.rules.state import Mesofauna
from phylarium.games.mesofauna.rules.values import *
from phylarium.kernel.engine import NOBODY, Choice
from phylarium.kernel.message import Reason


def drift(s: Mesofauna) -> None:
    """H5a-d: a die names the craton that drifts: away along a fault, back if it is an island, else not at all."""
    craton = s.rng.below(CRATON_COUNT)
    if not s.is_laid(craton):
        s.note("log-drift-nothing", "bf.H5a", NOBODY, craton)
    elif terrain.is_island(s, craton):
        # Wherever it lay: it can come to lie anywhere.
        s.spot[craton] = ADRIFT
        s.push(frames.Collide(s.active, craton))
    elif has_fault(s, craton):
        s.note("log-rift", "bf.H5b", NOBODY, craton)
        terrain.break_away(s, craton)
    else:
        s.note("log-stable", "bf.H5d", NOBODY, craton)


def has_fault(s: Mesofauna, craton: int) -> bool:
    """H5b: whether a craton adjoins another along a side with a fault of either of the two."""
    faults = s.components.faults
    for side in range(SIDE_COUNT):
        other = terrain.neighbour(s, craton, side)
        if other != NONE:
            facing = (side + SIDE_COUNT // 2) % SIDE_COUNT
            if faults[craton * 2 + s.side[craton]] >> side & 1 or faults[other * 2 + s.side[other]] >> facing & 1:
                return True
    return False


class Collide(Choice[Mesofauna, frames.Collide]):
    """bf.H5c: choose where an island comes to adjoin another craton; first which one, where that is an island too."""

    ints: str = "craton"

    def options(self, s: Mesofauna, f: frames.Collide) -> list[int]:
        # Where there are islands only, none lies at a spot that others could be laid beside.
        found = [SPOT + spot for spot in terrain.free_spots(s)] if max(s.spot) >= 0 else []
        for other in range(CRATON_COUNT):
            if s.spot[other] == ADRIFT and other != f.craton:
                found.append(CRATON + other)
        return found

    def chosen(self, s: Mesofauna, f: frames.Collide, action: int) -> None:
        if action >= CRATON:
            other = action - CRATON
            s.spot[other] = terrain.open_water(s)
            s.push(frames.Adjoin(f.actor, f.craton, other))
        else:
            collide(s, f.actor, f.craton, action - SPOT)

    def refusal(self, s: Mesofauna, f: frames.Collide, action: int) -> Reason | None:
        if SPOT <= action < SPOT + SPOT_COUNT:
            return say.no("refused-no-craton-beside", "bf.H5c")
        if CRATON <= action < CRATON + CRATON_COUNT:
            return say.no("refused-no-island", "bf.H5c")
        return None


class Adjoin(Choice[Mesofauna, frames.Adjoin]):
    """bf.H5c: choose the side at which an island comes to adjoin another one."""

    ints: str = "craton other"

    def options(self, s: Mesofauna, f: frames.Adjoin) -> list[int]:
        return [SPOT + s.spot[f.other] + step for step in STEP]

    def chosen(self, s: Mesofauna, f: frames.Adjoin, action: int) -> None:
        collide(s, f.actor, f.craton, action - SPOT)

    def refusal(self, s: Mesofauna, f: frames.Adjoin, action: int) -> Reason | None:
        if SPOT <= action < SPOT + SPOT_COUNT:
            return say.no("refused-no-craton-beside", "bf.H5c")
        return None


def collide(s: Mesofauna, colour: int, craton: int, spot: int) -> None:
    """H5c: an island comes to lie at a spot beside others."""
    terrain.lay(s, craton, spot)
    for side in range(SIDE_COUNT):
        other = terrain.neighbour(s, craton, side)
        if other != NONE:
            s.note("log-collides", "bf.H5c", colour, craton, other)
            return

"""A: the sequence of play, player order, and the table of all steps."""

from __future__ import annotations

from collections.abc import Callable

from phylarium.games.genesis.rules import (
    autocatalysis,
    events,
    frames,
)
from phylarium.games.genesis.rules.actions import *
from phylarium.games.genesis.rules.names import *
from phylarium.games.genesis.rules.state import Genesis
from phylarium.games.genesis.rules.steps import Question
from phylarium.games.genesis.rules.values import *
from phylarium.kernel.comparison import sole_greatest
from phylarium.kernel.engine import NOBODY, Act, Frame


class Turn(Act[Genesis, frames.Turn]):
    """A: two hundred million years, in five phases."""

    def act(self, s: Genesis, f: frames.Turn) -> None:
        s.turn += 1
        s.bought = [0] * (PLACE_COUNT * PARTY_COUNT)
        s.barred = [0] * COLOUR_COUNT
        s.fissile = 0
        for place in s.living:
            if s.has(place, FISSION):
                s.fissile |= 1 << place
        s.push(frames.TurnEnd(NOBODY))
        for phase in range(PURCHASE_PHASE, EVENT_PHASE, -1):
            s.push(frames.Phase(NOBODY, phase))
        s.push(frames.Landforms(NOBODY))


class TurnEnd(Act[Genesis, frames.TurnEnd]):
    """I: the game ends with the event deck or with the Earth."""

    def act(self, s: Genesis, f: frames.TurnEnd) -> None:
        if s.armageddon == 1 or not s.event_deck:
            s.push(frames.EndGame(NOBODY))
        else:
            s.push(frames.Turn(NOBODY))


def wanton(s: Genesis) -> int:
    """A6b: the player with more wantonness than any other, or none."""
    icons = 0
    for place in s.living:
        icons += s.abilities[place * ABILITY_COUNT + HGT]
    if icons == 0:
        return NONE
    return sole_greatest([s.wantonness(p) if s.seat_of[p] >= 0 else -1 for p in range(COLOUR_COUNT)])


def order_matters(s: Genesis, phase: int) -> bool:
    """Whether who is first makes a difference: refugia roll in their own order, and many events strike nobody."""
    if phase == EVENT_PHASE:
        for i in range(events.first_card(s), len(s.event_pile)):
            for icon in s.components.event_icons[s.event_pile[i]]:
                if icon != HEAVEN and icon != EARTH and icon != SMITE:
                    return True
        return False
    return phase != AUTOCATALYTIC_PHASE


class Phase(Act[Genesis, frames.Phase]):
    """A6: a phase begins in player order, unless the most wanton player goes first."""

    ints: str = "phase"

    def act(self, s: Genesis, f: frames.Phase) -> None:
        s.phase = f.phase
        s.sequence = s.in_turn()
        party = wanton(s)
        if party != NONE and s.sequence[0] != party and order_matters(s, f.phase):
            s.push(frames.RunPhase(NOBODY, f.phase))
            s.push(frames.Wanton(party, f.phase))
        else:
            run_phase(s, f.phase)


class Wanton(Question[frames.Wanton]):
    """A6b: whether the most wanton player goes first in this phase."""

    ints: str = "phase"

    def agreed(self, s: Genesis, f: frames.Wanton) -> None:
        s.sequence.remove(f.actor)
        s.sequence.insert(0, f.actor)
        s.note("log-wanton", "A6b", f.actor)


class RunPhase(Act[Genesis, frames.RunPhase]):
    """A1 to A5: a phase whose first player is settled."""

    ints: str = "phase"

    def act(self, s: Genesis, f: frames.RunPhase) -> None:
        run_phase(s, f.phase)


def run_phase(s: Genesis, phase: int) -> None:
    """A1 to A5: what a phase consists of. Where nothing lives, nothing evolves or buys."""
    if phase == EVENT_PHASE:
        events.begin_icons(s)
    elif phase == ASSIGNMENT_PHASE:
        begin_assignment(s)
    elif phase == AUTOCATALYTIC_PHASE:
        autocatalysis.begin(s)
    elif s.living:
        s.evolved = 0
        keep_fission(s)
        if phase == DARWIN_PHASE:
            in_sequence(s, frames.DarwinTurn)
        else:
            s.push(frames.TrophicLevels(NOBODY))
            in_sequence(s, frames.PurchaseTurn)


def keep_fission(s: Genesis) -> None:
    """He, H1c: an organism that has lost its fission since the turn began buys as any other."""
    if s.fissile != 0:
        kept = 0
        for place in s.living:
            if (s.fissile >> place) & 1 == 1 and s.has(place, FISSION):
                kept |= 1 << place
        s.fissile = kept


def begin_assignment(s: Genesis) -> None:
    """A2, E2a: nothing has been placed yet; entropy limits are those that the last turn left."""
    s.placed = [0] * (PLACE_COUNT * PARTY_COUNT)
    s.idle = [0] * PARTY_COUNT
    s.hgt_used = [0] * COLOUR_COUNT
    for player in range(COLOUR_COUNT):
        s.entropy[player] = s.entropy_of(player)
    for i in range(len(s.sequence) - 1, -1, -1):
        s.push(frames.Assign(s.sequence[i]) if s.sequence[i] < NPC else frames.NpcAssign(s.sequence[i]))


def in_sequence(s: Genesis, frame: Callable[[int], Frame]) -> None:
    """A frame for each player in the order of the phase; NPC parasites act after their hosts (A6c)."""
    for i in range(len(s.sequence) - 1, -1, -1):
        if s.sequence[i] < NPC:
            s.push(frame(s.sequence[i]))

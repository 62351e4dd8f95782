"""Time control: days for each move, or a live clock for each seat.

When somebody's time is out a bot sits in for them (docs/decisions/0007-the-table.md). Bots and the time
before everybody has sat down are not counted. All clocks of a table stand still while its people have agreed to pause,
and days do not count for whoever is on vacation.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

GRACE = 20.0
"""Seconds that a seat with an empty live clock has for each move once its owner is back."""

DAY = 24 * 3600.0


class ClockChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control that was chosen for a table."""

    kind: Literal["days", "live"]
    days: Annotated[float, msgspec.Meta(gt=0, le=60)] = 3
    """For "days": how long each turn may take."""
    minutes: Annotated[float, msgspec.Meta(gt=0, le=600)] = 60
    """For "live": how long each seat has for the game."""
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] = 20
    """For "live": seconds that a seat is given for each decision."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """A clock as it stands: what is left by seat, and since when the present turn is counted."""

    choice: ClockChoice
    left: list[float]
    since: float | None = None
    paused: bool = False
    """Whether all of it stands still."""
    pausing: list[int] = []
    """The seats that want a pause; when all people do there is one."""
    resting: list[int] = []
    """The seats whose people are on vacation: days are not counted for them."""
    spent: float = 0.0
    """Seconds of the present turn that were counted before it was stopped."""

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    def deadline(self, seat: int) -> float | None:
        """When the seat's time is out, if it is being counted."""
        if self.since is None or seat < 0:
            return None
        if self.choice.kind == "days":
            return self.since + self.choice.days * DAY
        return self.since + self.left[seat]

    def seconds_left(self, seat: int, to_move: int, now: float) -> float:
        """What a seat has left at this moment."""
        used = 0.0
        if seat == to_move:
            used = self.spent if self.since is None else now - self.since
        if self.choice.kind == "days":
            return max(0.0, self.choice.days * DAY - used)
        return max(0.0, self.left[seat] - (used if self.since is not None else 0.0))

    def moved(self, seat: int, then: int, counted: bool, now: float) -> Clock:
        """After a decision of `seat`: `then` is to move, and its time is counted unless it is a bot's."""
        left = list(self.left)
        since = self.since
        live = self.choice.kind == "live"
        if live and since is not None:
            left[seat] = max(0.0, left[seat] - (now - since)) + self.choice.increment
        same = then == seat and not live
        if not self._counts(then, counted):
            since = None
        elif not same or since is None:
            since = now
        return replace(self, left=left, since=since, spent=self.spent if same else 0.0)

    def started(self, seat: int, counted: bool, now: float) -> Clock:
        """From now on it is the turn of `seat`, whatever was before."""
        return replace(self, since=now if self._counts(seat, counted) else None, spent=0.0)

    def back(self, seat: int, now: float) -> Clock:
        """The owner of a seat is back: a little time where none was left."""
        left = [max(GRACE, t) if s == seat else t for s, t in enumerate(self.left)]
        return replace(self, left=left, since=now if self._counts(seat, True) else None, spent=0.0)

    def _counts(self, seat: int, counted: bool) -> bool:
        """Whether the time of a seat would be counted now."""
        return counted and seat >= 0 and not self.paused and seat not in self.resting

    # --- standing still ---------------------------------------------------------------------

    def wished(self, seats: Collection[int]) -> Clock:
        """Some seats want a pause; none: nobody does any more."""
        return replace(self, pausing=sorted({*self.pausing, *seats}) if seats else [])

    def stopped(self, to_move: int, now: float) -> Clock:
        """Everybody has agreed to a pause."""
        return replace(self._halted(to_move, now), paused=True, pausing=[])

    def resumed(self, to_move: int, counted: bool, now: float) -> Clock:
        """The pause is over: the turn goes on with the time that it had."""
        return replace(self, paused=False, pausing=[])._going(to_move, counted, now)

    def rested(self, seats: Collection[int], to_move: int, counted: bool, now: float) -> Clock:
        """The people of these seats, and no others, are on vacation."""
        if self.choice.kind != "days":
            return self
        halted = replace(self._halted(to_move, now), resting=sorted(seats))
        return halted._going(to_move, counted, now)

    def _halted(self, to_move: int, now: float) -> Clock:
        """The present turn is not counted any more; what it has used is kept."""
        if self.since is None:
            return self
        used = now - self.since
        if self.choice.kind == "days":
            return replace(self, since=None, spent=used)
        left = [max(0.0, t - used) if seat == to_move else t for seat, t in enumerate(self.left)]
        return replace(self, left=left, since=None, spent=0.0)

    def _going(self, to_move: int, counted: bool, now: float) -> Clock:
        """The present turn is counted again, if it may be."""
        if self.since is not None or not self._counts(to_move, counted):
            return self
        return replace(self, since=now - self.spent, spent=0.0)


def new_clock(choice: ClockChoice | None, seats: int) -> Clock | None:
    if choice is None:
        return None
    return Clock(choice, [choice.minutes * 60] * seats)


def read_clock(text: str, seats: int) -> Clock | None:
    """The clock of a table with so many seats; None where there is none, or one that makes no sense: nobody loses a
    seat by it, and `phylarium tables check` names the table."""
    if not text:
        return None
    try:
        clock = msgspec.json.decode(text, type=Clock)
    except msgspec.DecodeError:
        return None
    return clock if len(clock.left) == seats else None

"""Time control: days for each move, or a live clock for each seat.

When somebody's time is out a bot sits in for them (docs/decisions/0007-the-table.md). Bots and the time
before everybody has sat down are not counted.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

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


class Clock(msgspec.Struct, frozen=True):
    """A clock as it stands: what is left by seat, and since when the present turn is counted."""

    choice: ClockChoice
    left: list[float]
    since: float | None = None

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
        if self.choice.kind == "days":
            whole = self.choice.days * DAY
            return max(0.0, whole - (now - self.since)) if seat == to_move and self.since is not None else whole
        used = now - self.since if seat == to_move and self.since is not None else 0.0
        return max(0.0, self.left[seat] - used)

    def moved(self, seat: int, then: int, counted: bool, now: float) -> Clock:
        """After a decision of `seat`: `then` is to move, and its time is counted unless it is a bot's."""
        left = list(self.left)
        since = self.since
        if self.choice.kind == "live" and since is not None:
            left[seat] = max(0.0, left[seat] - (now - since)) + self.choice.increment
        if not counted or then < 0:
            since = None
        elif then != seat or self.choice.kind == "live" or since is None:
            since = now
        return Clock(self.choice, left, since)

    def started(self, seat: int, counted: bool, now: float) -> Clock:
        """From now on it is the turn of `seat`, whatever was before."""
        return Clock(self.choice, self.left, now if counted and seat >= 0 else None)

    def back(self, seat: int, now: float) -> Clock:
        """The owner of a seat is back: a little time where none was left."""
        left = [max(GRACE, t) if s == seat else t for s, t in enumerate(self.left)]
        return Clock(self.choice, left, now)


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

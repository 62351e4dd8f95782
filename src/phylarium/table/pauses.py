"""Clocks that stand still: for everybody by consent, and for whoever is on vacation.

A pause begins when all people at a table want it, and ends when one of them does not any more. Moves can be made
meanwhile. A vacation is a matter of one person: where a table gives days for a move, none are counted for them while
they are away. There are so many days of it a year.
"""

from __future__ import annotations

import datetime
import time
from collections.abc import Sequence

import msgspec

from phylarium.kernel.errors import PhylariumError
from phylarium.table.client_view import acting_seats
from phylarium.table.clocks import DAY, Clock, read_clock
from phylarium.table.people import Visitor
from phylarium.table.refusals import RequestRefused
from phylarium.table.rooms import NoClock, Room
from phylarium.table.service import TableService
from phylarium.table.store import VacationRow

CHORE_SECONDS = 60.0
AGAIN_SECONDS = 600.0
"""For so long after a vacation it is seen to that clocks go on."""

VACATION_DAYS = 30
"""How many days of vacation somebody has in a year."""


async def pause(service: TableService, id: str, visitor: Visitor, wanted: bool, line: str = "") -> Room:
    """Ask for a pause or agree to it; or do not want it: then it is not asked for any more, or over."""
    room = await service.room(id, visitor)
    service.seat_for(room, visitor)

    def decide(clock: Clock) -> Clock:
        now, to_move = time.time(), room.to_move()
        if not wanted:
            return clock.resumed(to_move, room.counted(to_move), now) if clock.paused else clock.wished([])
        if clock.paused:
            return clock
        asked = clock.wished(acting_seats(room, visitor))
        return asked if room.needed(asked.pausing) else asked.stopped(to_move, now)

    await room.retime(decide)
    await service.changed(room, line)
    return room


# --- vacations -------------------------------------------------------------------------------


class Vacation(msgspec.Struct):
    """Whether somebody is on vacation, and how many days of it they have left this year."""

    away: bool
    days_left: float
    days: int = VACATION_DAYS


def year_of(now: float) -> tuple[float, float]:
    """When the year of a moment begins and ends."""
    year = datetime.datetime.fromtimestamp(now, datetime.UTC).year
    begins, ends = (datetime.datetime(one, 1, 1, tzinfo=datetime.UTC).timestamp() for one in (year, year + 1))
    return begins, ends


def days_used(rows: Sequence[VacationRow], now: float) -> float:
    """How many days of vacation somebody has had in the year of a moment, up to it."""
    begins, ends = year_of(now)
    spans = [(max(row.begun, begins), min(now if row.ended is None else row.ended, ends, now)) for row in rows]
    return sum(max(0.0, end - begin) for begin, end in spans) / DAY


def _account(visitor: Visitor) -> int:
    if visitor.row is None or visitor.row.account_id is None:
        raise RequestRefused(403, "no-account", "company-error-vacation-account")
    return visitor.row.account_id


async def vacation(service: TableService, visitor: Visitor) -> Vacation:
    rows = await service.store.vacations_of(_account(visitor))
    left = max(0.0, VACATION_DAYS - days_used(rows, time.time()))
    return Vacation(bool(rows) and rows[-1].ended is None, round(left, 2))


async def be_away(service: TableService, visitor: Visitor, away: bool) -> Vacation:
    """Go on vacation, or come back."""
    account, now = _account(visitor), time.time()
    if away and days_used(await service.store.vacations_of(account), now) >= VACATION_DAYS:
        raise RequestRefused(409, "no-vacation", "company-error-vacation-used", days=VACATION_DAYS)
    if away:
        await service.store.begin_vacation(account, now)
    else:
        await service.store.end_vacation(account, now)
    await settle(service, account)
    return await vacation(service, visitor)


async def look_after(service: TableService, ended_after: float) -> None:
    """End vacations of which no day is left, and see that clocks agree with them: a process may have been killed."""
    now = time.time()
    for account in await service.store.away_since(ended_after):
        rows = await service.store.vacations_of(account)
        if rows and rows[-1].ended is None and days_used(rows, now) >= VACATION_DAYS:
            await service.store.end_vacation(account, now)
        await settle(service, account)


class Chore:
    """Looks after vacations every minute; the first time also after those that ended before this process began."""

    def __init__(self) -> None:
        self._due = 0.0
        self._since = 0.0

    async def __call__(self, service: TableService) -> None:
        now = time.time()
        if now >= self._due:
            await look_after(service, self._since)
            self._due, self._since = now + CHORE_SECONDS, now - AGAIN_SECONDS


async def settle(service: TableService, account: int) -> None:
    """Count no days for somebody at their tables while they are away, and count them again when they are back."""
    rows = await service.store.vacations_of(account)
    away = bool(rows) and rows[-1].ended is None
    for row in await service.store.clocked_tables(account):
        clock = read_clock(row.clock, row.seats)
        if clock is None or clock.choice.kind != "days":
            continue
        seats = await service.store.seats(row.id)
        accounts = await service.store.accounts_of([seat.visitor_id for seat in seats if seat.visitor_id is not None])
        theirs = {seat.seat for seat in seats if accounts.get(seat.visitor_id or 0) == account}
        if theirs <= set(clock.resting) if away else not theirs & set(clock.resting):
            continue
        try:
            await _rest(service, row.id, theirs, away)
        except (PhylariumError, NoClock):
            continue  # a table that cannot be gone on with counts no days


async def _rest(service: TableService, id: str, theirs: set[int], away: bool) -> None:
    room = await service.rooms.get(id)

    def decide(clock: Clock) -> Clock:
        resting = {*clock.resting, *theirs} if away else {*clock.resting} - theirs
        to_move = room.to_move()
        return clock.rested(resting, to_move, room.counted(to_move), time.time())

    await room.retime(decide)
    await service.changed(room)

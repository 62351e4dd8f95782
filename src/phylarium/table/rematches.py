"""Another game of the same: whoever played a finished game may call for it, and the others sit down or do not.

The new table has the same game, options, clock and bots, and everybody sits one seat further on. Whoever calls sits
there at once; the seats of the others wait for them alone, until they call too or somebody gets a link from the host.
"""

from __future__ import annotations

import time

import msgspec

from phylarium.kernel import registry
from phylarium.table import people
from phylarium.table.client_view import seat_title
from phylarium.table.clocks import read_clock
from phylarium.table.openings import fresh_table
from phylarium.table.people import Visitor
from phylarium.table.refusals import RequestRefused
from phylarium.table.saying import game_title
from phylarium.table.service import Opened, TableService
from phylarium.table.store import NoSuchLink, Seated, SeatRow, SeatTaken, StaleTable, TableRow, WholeTable, new_id


def seat_after(seat: int, seats: int) -> int:
    """Where whoever had a seat has theirs in the next game."""
    return (seat + 1) % seats


class RematchCall(msgspec.Struct):
    """Somebody waits for one to play again."""

    id: str
    """Of the new table."""

    before: str
    """Of the finished one, where one answers."""

    game_title: str
    names: list[str]
    """Of those who sit there already."""


async def rematch(service: TableService, id: str, visitor: Visitor) -> Opened:
    """Call for another game, or sit down at the table where somebody has called for it."""
    while True:
        row, seats = await service.store.table(id), await service.store.seats(id)
        mine = [seat.seat for seat in seats if visitor.holds(seat.visitor_id)]
        if row.status != "over":
            raise RequestRefused(409, "not-over", "table-error-not-over")
        if row.campaign_id is not None:
            raise RequestRefused(409, "campaign", "table-error-rematch-campaign")
        if not mine or visitor.row is None:
            raise RequestRefused(403, "no-seat", "table-error-no-seat")
        try:
            if row.followed_by:
                await _join(service, row, seats, visitor, mine)
                return Opened(row.followed_by, {})
            await service.count_table(visitor.row)
            table, links = _next_table(row, seats, visitor, mine)
            await service.store.follow(row, table, [], None, time.time())
        except (StaleTable, NoSuchLink, SeatTaken, Seated):
            continue  # somebody else called meanwhile, or they have sat down by another click
        service.opened(table.row)
        await service.changed(await service.rooms.get(id))
        return Opened(table.row.id, links)


def _next_table(
    row: TableRow, seats: list[SeatRow], visitor: Visitor, mine: list[int]
) -> tuple[WholeTable, dict[str, str]]:
    """The table of the next game, and the links of seats that are not taken yet."""
    assert visitor.row is not None
    id, links = new_id(), {}
    rows: list[SeatRow] = []
    for before in seats:
        seat = seat_after(before.seat, len(seats))
        if before.visitor_id is None and before.kind == "bot":
            rows.append(SeatRow(id, seat, "bot", None, before.bot, before.name, ""))
        elif before.seat in mine:
            rows.append(SeatRow(id, seat, "human", visitor.row.id, "", before.name, ""))
        else:
            link = people.seat_link(visitor.token, id, seat)
            links[str(seat)] = f"/join/{link}"
            rows.append(SeatRow(id, seat, "open", None, "", before.name, people.hashed(link)))
    clock = read_clock(row.clock, row.seats)
    table = fresh_table(
        id,
        registry.game(row.game),
        row.settled(),
        sorted(rows, key=lambda one: one.seat),
        clock=None if clock is None else clock.choice,
        public=row.public,
        private=row.private,
        title=row.title,
        owner=visitor.row.id,
        rated=row.rated,
    )
    return table, links


async def _join(service: TableService, row: TableRow, seats: list[SeatRow], visitor: Visitor, mine: list[int]) -> None:
    """Take the seats that wait for somebody at the table that follows; nothing where they sit there already."""
    assert visitor.row is not None
    table, there = await service.store.table(row.followed_by), await service.store.seats(row.followed_by)
    for before in mine:
        seat = there[seat_after(before, len(seats))]
        if seat.kind == "open":
            await service.take_seat(table, seat, visitor.row, seats[before].name)
            table, there = await service.store.table(table.id), await service.store.seats(table.id)
    await service.changed(await service.rooms.get(table.id))


async def calls_for(service: TableService, visitor: Visitor) -> list[RematchCall]:
    """Where others wait for somebody to play again."""
    if visitor.row is None:
        return []
    found = []
    for row, following in await service.store.rematches_of(visitor.row):
        seats = await service.store.seats_at([row.id, following.id])
        mine = [seat.seat for seat in seats[row.id] if visitor.holds(seat.visitor_id)]
        there = seats[following.id]
        if any(there[seat_after(seat, row.seats)].kind == "open" for seat in mine):
            names = [seat_title(seat, visitor.language) for seat in there if seat.kind == "human"]
            found.append(RematchCall(following.id, row.id, game_title(row.game, visitor.language), names))
    return found

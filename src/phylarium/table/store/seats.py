"""Who sits where, and how a seat changes hands."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.store.rows import NoSuchLink, Seated, SeatRow, SeatTaken, StaleTable, TableRow
from phylarium.table.store.shelf import Shelf, touch


class Seats(Shelf):
    """Rows of `seats`."""

    async def seats(self, id: str) -> list[SeatRow]:
        query = sa.select(schema.seats).where(schema.seats.c.game_id == id).order_by(schema.seats.c.seat)
        return await self._rows(query, SeatRow)

    async def seats_at(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables."""
        table = schema.seats
        query = sa.select(table).where(table.c.game_id.in_(ids)).order_by(table.c.game_id, table.c.seat)
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self._rows(query, SeatRow):
            found[row.game_id].append(row)
        return found

    async def seat_of_link(self, link_hash: str) -> SeatRow | None:
        return await self._row(sa.select(schema.seats).where(schema.seats.c.link_hash == link_hash), SeatRow)

    async def sit(
        self,
        seat: SeatRow,
        visitor_id: int,
        name: str,
        clock: str,
        deadline: float | None,
        elsewhere: Collection[int] = (),
    ) -> None:
        """A visitor takes an open seat that is still found by the same link.

        When none is left the table begins, with this clock and deadline. StaleTable where somebody else there has the
        same name by now; Seated where one of the browsers `elsewhere` has another seat there.
        """
        id = seat.game_id

        def work(connection: sa.Connection) -> None:
            games, seats = schema.games, schema.seats
            # First of all: others who sit down at this table wait here.
            connection.execute(
                sa.update(games).where(games.c.id == id).values(version=games.c.version + 1, updated=time.time())
            )
            held = sa.and_(seats.c.game_id == id, seats.c.seat != seat.seat, seats.c.visitor_id.in_(elsewhere))
            if elsewhere and connection.execute(sa.select(seats.c.seat).where(held)).first() is not None:
                raise Seated(f"somebody has a seat at table {id} already")
            _change_unchanged(connection, seat, kind="human", visitor_id=visitor_id, name=name, link_hash="")
            same = sa.and_(
                seats.c.game_id == id, seats.c.seat != seat.seat, seats.c.kind != "open", seats.c.name == name
            )
            if name and connection.execute(sa.select(seats.c.seat).where(same)).first() is not None:
                raise StaleTable(f"somebody at table {id} has the same name")
            waiting = connection.execute(
                sa.select(sa.func.count()).where(seats.c.game_id == id, seats.c.kind == "open")
            )
            if waiting.scalar() == 0:
                connection.execute(
                    sa.update(games)
                    .where(games.c.id == id, games.c.status == "waiting")
                    .values(status="running", clock=clock, deadline=deadline)
                )

        await self._change(work)

    async def set_link(self, seat: SeatRow, link_hash: str) -> None:
        """A seat that is still as it was is found by another link from now on."""

        def work(connection: sa.Connection) -> None:
            _changed(connection, seat.game_id)
            _change_unchanged(connection, seat, link_hash=link_hash)

        await self._change(work)

    async def move_seat(self, seat: SeatRow, visitor_id: int) -> None:
        """Somebody goes on in another browser, in a seat that is still found by the same link."""

        def work(connection: sa.Connection) -> None:
            _changed(connection, seat.game_id)
            _change_unchanged(connection, seat, visitor_id=visitor_id)

        await self._change(work)

    async def hand_over(
        self, before: TableRow, seat: int, *, clock: str, deadline: float | None, **values: object
    ) -> None:
        """A seat of a table that is still as `before` says changes hands: a bot steps in, or its owner is back."""

        def work(connection: sa.Connection) -> None:
            seats = schema.seats
            touch(connection, before, clock=clock, deadline=deadline, updated=time.time())
            connection.execute(
                sa.update(seats).where(seats.c.game_id == before.id, seats.c.seat == seat).values(**values)
            )

        await self._change(work)


def _change_unchanged(connection: sa.Connection, seat: SeatRow, **values: object) -> None:
    """Change a seat that nobody has sat down in, or made another link to, since it was read."""
    seats = schema.seats
    this = sa.and_(seats.c.game_id == seat.game_id, seats.c.seat == seat.seat)
    changed = connection.execute(
        sa.update(seats)
        .where(
            this,
            (seats.c.kind == "open") == (seat.kind == "open"),
            seats.c.visitor_id.is_not_distinct_from(seat.visitor_id),
            seats.c.link_hash == seat.link_hash,
        )
        .values(**values)
    )
    if changed.rowcount == 1:
        return
    now = connection.execute(sa.select(seats.c.visitor_id, seats.c.kind).where(this)).one()
    if now.visitor_id == seat.visitor_id and (now.kind == "open") == (seat.kind == "open"):
        raise NoSuchLink(f"seat {seat.seat + 1} of table {seat.game_id} has another link")
    raise SeatTaken(f"seat {seat.seat + 1} of table {seat.game_id} is taken")


def _changed(connection: sa.Connection, id: str) -> None:
    """A table changes; to be said first, so that others wait here before they touch what belongs to it."""
    games = schema.games
    connection.execute(sa.update(games).where(games.c.id == id).values(version=games.c.version + 1))

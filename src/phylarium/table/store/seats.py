"""Who sits where, and how a seat changes hands."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.store.rows import SeatRow, SeatTaken, TableRow
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

    async def sit(self, id: str, seat: int, visitor_id: int, name: str, clock: str, deadline: float | None) -> None:
        """A visitor takes an open seat. When none is left the table begins, with this clock and deadline."""

        def work(connection: sa.Connection) -> None:
            taken = connection.execute(
                sa.update(schema.seats)
                .where(schema.seats.c.game_id == id, schema.seats.c.seat == seat, schema.seats.c.kind == "open")
                .values(kind="human", visitor_id=visitor_id, name=name, link_hash="")
            )
            if taken.rowcount != 1:
                raise SeatTaken(f"seat {seat + 1} of table {id} is taken")
            games = schema.games
            connection.execute(
                sa.update(games).where(games.c.id == id).values(version=games.c.version + 1, updated=time.time())
            )
            waiting = connection.execute(
                sa.select(sa.func.count()).where(schema.seats.c.game_id == id, schema.seats.c.kind == "open")
            )
            if waiting.scalar() == 0:
                connection.execute(
                    sa.update(games)
                    .where(games.c.id == id, games.c.status == "waiting")
                    .values(status="running", clock=clock, deadline=deadline)
                )

        await self._change(work)

    async def set_link(self, id: str, seat: int, link_hash: str) -> None:
        """A seat is found by another link from now on."""

        def work(connection: sa.Connection) -> None:
            games, seats = schema.games, schema.seats
            connection.execute(sa.update(games).where(games.c.id == id).values(version=games.c.version + 1))
            connection.execute(
                sa.update(seats).where(seats.c.game_id == id, seats.c.seat == seat).values(link_hash=link_hash)
            )

        await self._change(work)

    async def move_seat(self, id: str, seat: int, visitor_id: int) -> None:
        """Somebody goes on in another browser."""

        def work(connection: sa.Connection) -> None:
            games, seats = schema.games, schema.seats
            connection.execute(
                sa.update(seats).where(seats.c.game_id == id, seats.c.seat == seat).values(visitor_id=visitor_id)
            )
            connection.execute(sa.update(games).where(games.c.id == id).values(version=games.c.version + 1))

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

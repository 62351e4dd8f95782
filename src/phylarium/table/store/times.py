"""Clocks that are stopped and go on, and who is on vacation."""

from __future__ import annotations

import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.store.rows import TableRow, VacationRow
from phylarium.table.store.shelf import TABLES, Shelf, lock_account, touch


class Times(Shelf):
    """Rows of `vacations`, and the clocks of tables."""

    async def set_clock(self, before: TableRow, clock: str, deadline: float | None) -> None:
        """Change the clock of a table that is still as `before` says."""
        await self._change(lambda connection: touch(connection, before, clock=clock, deadline=deadline))

    async def vacations_of(self, account_id: int) -> list[VacationRow]:
        """The vacations of somebody, in their order; the last one may go on."""
        table = schema.vacations
        return await self._rows(
            sa.select(table).where(table.c.account_id == account_id).order_by(table.c.begun), VacationRow
        )

    async def begin_vacation(self, account_id: int, now: float) -> None:
        """Somebody is away from now on; nothing changes where they are already."""
        table = schema.vacations

        def work(connection: sa.Connection) -> None:
            # Of two who do this at once the second waits here.
            if not lock_account(connection, account_id, alone=True):
                return
            away = sa.select(table.c.id).where(table.c.account_id == account_id, table.c.ended.is_(None))
            if connection.execute(away).first() is None:
                connection.execute(sa.insert(table).values(account_id=account_id, begun=now))

        await self._change(work)

    async def end_vacation(self, account_id: int, at: float) -> None:
        table = schema.vacations

        def work(connection: sa.Connection) -> None:
            going = sa.update(table).where(table.c.account_id == account_id, table.c.ended.is_(None))
            connection.execute(going.values(ended=at))

        await self._change(work)

    async def away_since(self, ended_after: float) -> list[int]:
        """The accounts that are on vacation, or were so after a moment."""
        table = schema.vacations
        query = sa.select(table.c.account_id).where(sa.or_(table.c.ended.is_(None), table.c.ended >= ended_after))
        return await self._first(query.distinct())

    async def clocked_tables(self, account_id: int) -> list[TableRow]:
        """The tables in play at which somebody sits, and where time is counted."""
        games, seats, visitors = schema.games, schema.seats, schema.visitors
        theirs = (
            sa.select(seats.c.game_id)
            .join(visitors, visitors.c.id == seats.c.visitor_id)
            .where(visitors.c.account_id == account_id)
        )
        query = TABLES.where(games.c.id.in_(theirs), games.c.status == "running", games.c.clock != "")
        return await self._rows(query, TableRow)

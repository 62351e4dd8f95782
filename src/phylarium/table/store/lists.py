"""Which tables there are: for pages, for the sweep and for commands."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.store.rows import TableRow, VisitorRow
from phylarium.table.store.shelf import TABLES, Shelf, browsers, made


class Lists(Shelf):
    """Tables found by something else than their id."""

    async def tables_of(self, visitor: VisitorRow, limit: int = 50, over: bool = False) -> list[TableRow]:
        """The tables at which a visitor (or another browser of the same account) sits or which are theirs.

        They are those that are not finished, or those that are.
        """

        def work(connection: sa.Connection) -> list[TableRow]:
            mine = [visitor.id, *browsers(connection, visitor)]
            sitting = sa.select(schema.seats.c.game_id).where(schema.seats.c.visitor_id.in_(mine))
            query = (
                TABLES.where(sa.or_(schema.games.c.id.in_(sitting), schema.games.c.owner.in_(mine)))
                .where((schema.games.c.status == "over") == over)
                .order_by(schema.games.c.updated.desc())
                .limit(limit)
            )
            return made(connection, query, TableRow)

        return await self.database.read(work)

    async def public_tables(self, status: str, without: Collection[int] = (), limit: int = 20) -> list[TableRow]:
        """The listed tables, but for those of some browsers: at which they sit, or which they have opened."""
        games, seats = schema.games, schema.seats
        theirs = sa.select(seats.c.game_id).where(seats.c.visitor_id.in_(without))
        query = (
            TABLES.where(games.c.public, games.c.status == status, games.c.id.not_in(theirs))
            .where(sa.or_(games.c.owner.is_(None), games.c.owner.not_in(without)))
            .order_by(schema.games.c.updated.desc())
            .limit(limit)
        )
        return await self._rows(query, TableRow)

    async def rematches_of(self, visitor: VisitorRow, limit: int = 20) -> list[tuple[TableRow, TableRow]]:
        """Finished tables of a visitor, each with the one that follows it and waits for somebody."""

        def work(connection: sa.Connection) -> list[tuple[TableRow, TableRow]]:
            games, seats = schema.games, schema.seats
            mine = [visitor.id, *browsers(connection, visitor)]
            sitting = sa.select(seats.c.game_id).where(seats.c.visitor_id.in_(mine))
            waiting = sa.select(games.c.id).where(games.c.status == "waiting")
            query = (
                TABLES.where(games.c.id.in_(sitting), games.c.campaign_id.is_(None), games.c.followed_by.in_(waiting))
                .order_by(games.c.updated.desc())
                .limit(limit)
            )
            found = made(connection, query, TableRow)
            following = made(connection, TABLES.where(games.c.id.in_([row.followed_by for row in found])), TableRow)
            by_id = {row.id: row for row in following}
            return [(row, by_id[row.followed_by]) for row in found]

        return await self.database.read(work)

    async def bots_to_move(self, quiet_since: float) -> list[str]:
        """The tables on which a bot is to move and nothing has happened since, but for lessons."""
        games, seats = schema.games, schema.seats
        query = (
            sa.select(games.c.id)
            .join(seats, sa.and_(seats.c.game_id == games.c.id, seats.c.seat == games.c.to_move))
            .where(games.c.status == "running", seats.c.kind == "bot", games.c.updated <= quiet_since)
            .where(games.c.coached.is_(False))
            .order_by(games.c.updated)
        )
        return await self._first(query)

    async def out_of_time(self, now: float) -> list[str]:
        """The running tables whose deadline has passed."""
        games = schema.games
        query = sa.select(games.c.id).where(games.c.status == "running", games.c.deadline <= now)
        return await self._first(query)

    async def tables_by_id(self, ids: Collection[str]) -> dict[str, TableRow]:
        return {row.id: row for row in await self._rows(TABLES.where(schema.games.c.id.in_(ids)), TableRow)}

    async def all_tables(self) -> list[TableRow]:
        return await self._rows(TABLES.order_by(schema.games.c.created), TableRow)

    async def counts(self) -> dict[str, int]:
        """How many tables there are by status."""
        query = sa.select(schema.games.c.status, sa.func.count()).group_by(schema.games.c.status)
        return await self.database.read(lambda c: {row[0]: row[1] for row in c.execute(query)})

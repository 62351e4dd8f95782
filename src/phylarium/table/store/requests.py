"""What a seat asks of the others."""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec
import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.store.outbox import write_notices
from phylarium.table.store.rows import RULES_ASKED, RequestRow, TableRow
from phylarium.table.store.shelf import Shelf, touch


class Requests(Shelf):
    """Rows of `requests`, one at a time a table."""

    async def request(self, id: str) -> RequestRow | None:
        return await self._row(sa.select(schema.requests).where(schema.requests.c.game_id == id), RequestRow)

    async def requests_at(self, ids: Collection[str]) -> dict[str, RequestRow]:
        """What is asked at several tables."""
        query = sa.select(schema.requests).where(schema.requests.c.game_id.in_(ids))
        return {row.game_id: row for row in await self._rows(query, RequestRow)}

    async def ask(
        self,
        before: TableRow,
        seat: int,
        number: int,
        agreed: list[int],
        rules_version: str = "",
        tell: Collection[int] = (),
        tell_at: float = 0.0,
    ) -> None:
        """Replace the request of a table that is still as `before` says: to go back, or to go on by other rules.

        `tell` are the visitors for whom a notice of it is written, for `tell_at`, if they want to be reached.
        """

        def work(connection: sa.Connection) -> None:
            touch(connection, before)
            connection.execute(sa.delete(schema.requests).where(schema.requests.c.game_id == before.id))
            connection.execute(
                sa.insert(schema.requests),
                [
                    {
                        "game_id": before.id,
                        "seat": seat,
                        "number": number,
                        "agreed": msgspec.json.encode(agreed).decode(),
                        "created": time.time(),
                        "rules_version": rules_version,
                    }
                ],
            )
            for visitor_id in tell:
                write_notices(connection, visitor_id, before.id, tell_at, RULES_ASKED)

        await self._change(work)

    async def drop_request(self, before: TableRow) -> None:
        """Forget the request of a table that is still as `before` says."""

        def work(connection: sa.Connection) -> None:
            touch(connection, before)
            connection.execute(sa.delete(schema.requests).where(schema.requests.c.game_id == before.id))

        await self._change(work)

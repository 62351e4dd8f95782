"""What is still to be sent to people."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.store.prepared import Prepared
from phylarium.table.store.rows import Notice, NoticeRow
from phylarium.table.store.shelf import Shelf

_CONTACT = Prepared(
    sa.select(schema.visitors.c.webhook, schema.visitors.c.email).where(schema.visitors.c.id == sa.bindparam("wanted"))
)


def write_notices(connection: sa.Connection, visitor_id: int, game_id: str, due: float, text: str = "") -> None:
    """Write the notices for somebody about a table, by each way in which they want to be reached."""
    for ways in _CONTACT.rows(connection, wanted=visitor_id):
        for kind, address in zip(("webhook", "mail"), ways, strict=True):
            if address:
                notice = Notice(visitor_id=visitor_id, game_id=game_id, kind=kind, due=due, text=text)
                connection.execute(sa.insert(schema.outbox), [msgspec.structs.asdict(notice)])


class Outbox(Shelf):
    """Rows of `outbox`."""

    async def post(self, notice: Notice) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.outbox), [msgspec.structs.asdict(notice)])

        await self._change(work)

    async def due_notices(self, now: float, hold: float, limit: int = 20) -> list[NoticeRow]:
        """Take what is due to be sent; another process leaves it alone for `hold` seconds."""
        table = schema.outbox

        def work(connection: sa.Connection) -> list[NoticeRow]:
            query = sa.select(table).where(table.c.due <= now).order_by(table.c.due).limit(limit)
            if connection.dialect.name != "sqlite":
                query = query.with_for_update(skip_locked=True)
            found = (connection.execute(query)).mappings().all()
            rows = [NoticeRow(**{str(name): value for name, value in row.items()}) for row in found]
            if not rows:
                return []
            taken = connection.execute(
                sa.update(table)
                .where(table.c.id.in_([row.id for row in rows]), table.c.due <= now)
                .values(due=now + hold, tries=table.c.tries + 1)
                .returning(table.c.id)
            )
            ours = {row[0] for row in taken}
            return [row for row in rows if row.id in ours]

        waiting = await self._first(sa.select(table.c.id).where(table.c.due <= now).limit(1))
        return await self._change(work) if waiting else []

    async def postpone(self, notice_id: int, due: float) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(schema.outbox).where(schema.outbox.c.id == notice_id).values(due=due))

        await self._change(work)

    async def sent(self, notice_id: int) -> None:
        """Forget a notice: it was sent, or is no longer worth sending."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.outbox).where(schema.outbox.c.id == notice_id))

        await self._change(work)

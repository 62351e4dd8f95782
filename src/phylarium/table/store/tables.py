"""Tables and their action logs: begun, read, played on, gone back."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from phylarium.table import schema
from phylarium.table.store.part import Part, found_table, made, touch
from phylarium.table.store.rows import ActionRow, News, Notice, RequestRow, SeatRow, StaleTable, TableRow

# Of every move, made once: making a statement takes longer than running it.
_ACTION = sa.insert(schema.actions)
_CONTACT = sa.select(schema.visitors.c.webhook, schema.visitors.c.email).where(
    schema.visitors.c.id == sa.bindparam("wanted")
)


class Tables(Part):
    """Rows of `games` with their actions and kept positions."""

    async def create(
        self,
        *,
        id: str,
        game: str,
        rules_version: str,
        options: dict[str, bool | str],
        seed: str,
        commitment: str,
        public: bool,
        title: str,
        owner: int | None,
        seats: Sequence[SeatRow],
        private: bool = False,
        imported: bool = False,
        clock: str = "",
        deadline: float | None = None,
        actions: Sequence[ActionRow] = (),
        to_move: int = 0,
        status: str | None = None,
        result: str = "",
    ) -> TableRow:
        """A new table with its seats; `actions` where it goes on from a record.

        Without a status it waits where a seat is open, and runs otherwise.
        """
        now = time.time()
        open_seats = any(seat.kind == "open" for seat in seats)
        row = TableRow(
            id=id,
            game=game,
            rules_version=rules_version,
            options=msgspec.json.encode(options).decode(),
            seats=len(seats),
            seed=seed,
            commitment=commitment,
            status=status or ("waiting" if open_seats else "running"),
            public=public,
            private=private,
            imported=imported,
            title=title,
            owner=owner,
            created=now,
            updated=now,
            number=len(actions),
            version=0,
            lineage=0,
            to_move=to_move,
            clock=clock,
            deadline=deadline,
            result=result,
        )

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.games), [msgspec.structs.asdict(row)])
            connection.execute(
                sa.insert(schema.seats), [{**msgspec.structs.asdict(seat), "game_id": id} for seat in seats]
            )
            if actions:
                connection.execute(
                    sa.insert(schema.actions), [{**msgspec.structs.asdict(a), "game_id": id} for a in actions]
                )

        await self._change(work)
        return row

    async def table(self, id: str) -> TableRow:
        return await self.database.read(lambda connection: found_table(connection, id))

    async def actions(self, id: str, after: int = 0) -> list[ActionRow]:
        """The actions whose number is greater than `after`, in order. The first one has number 1."""
        table = schema.actions
        query = sa.select(table).where(table.c.game_id == id, table.c.number > after).order_by(table.c.number)
        return await self._rows(query, ActionRow)

    async def news(self, known: TableRow, actions: int) -> News | None:
        """All that has changed of a table since `known`, of which so many actions are known; None: nothing.

        Where actions were taken back all of them are new.
        """

        def work(connection: sa.Connection) -> News | None:
            row = found_table(connection, known.id)
            if row.version == known.version:
                return None
            while True:
                after = actions if row.lineage == known.lineage else 0
                seats, requests, rows = schema.seats, schema.requests, schema.actions
                news = News(
                    row,
                    made(connection, sa.select(seats).where(seats.c.game_id == row.id).order_by(seats.c.seat), SeatRow),
                    next(
                        iter(made(connection, sa.select(requests).where(requests.c.game_id == row.id), RequestRow)),
                        None,
                    ),
                    made(
                        connection,
                        sa.select(rows).where(rows.c.game_id == row.id, rows.c.number > after).order_by(rows.c.number),
                        ActionRow,
                    ),
                )
                # Another process may have changed the table between these queries.
                row = found_table(connection, known.id)
                if row.version == news.row.version:
                    return news

        return await self.database.read(work)

    async def append(
        self,
        before: TableRow,
        row: ActionRow,
        *,
        to_move: int,
        status: str,
        result: str = "",
        clock: str = "",
        deadline: float | None = None,
        tell: int | None = None,
        tell_at: float = 0.0,
        asked: bool = True,
        kept: bytes | None = None,
    ) -> TableRow:
        """Add one action to a table that is still as `before` says; returns the table as it is now.

        `tell` is the visitor whose turn it has become: if they want to be reached, a notice is written for `tell_at`.
        `asked` says whether there may be a request to go back, which a move ends; `kept` is the position, where it is
        to be kept.
        """

        def work(connection: sa.Connection) -> None:
            touch(
                connection,
                before,
                number=row.number,
                to_move=to_move,
                status=status,
                result=result,
                clock=clock,
                deadline=deadline,
                updated=row.at,
            )
            connection.execute(_ACTION, msgspec.structs.asdict(row))
            if kept is not None:
                position = {"game_id": before.id, "number": row.number, "rules_version": before.rules_version}
                connection.execute(sa.insert(schema.snapshots), {**position, "state": kept})
            if asked:
                connection.execute(sa.delete(schema.requests).where(schema.requests.c.game_id == before.id))
            if tell is not None:
                for ways in connection.execute(_CONTACT, {"wanted": tell}).all():
                    for kind, address in zip(("webhook", "mail"), ways, strict=True):
                        if address:
                            notice = Notice(visitor_id=tell, game_id=before.id, kind=kind, due=tell_at)
                            connection.execute(sa.insert(schema.outbox), [msgspec.structs.asdict(notice)])

        try:
            await self._change(work)
        except IntegrityError as error:
            raise StaleTable(f"table {before.id} has an action {row.number} already") from error
        return msgspec.structs.replace(
            before,
            number=row.number,
            version=before.version + 1,
            to_move=to_move,
            status=status,
            result=result,
            clock=clock,
            deadline=deadline,
            updated=row.at,
        )

    async def take_back(
        self, before: TableRow, number: int, to_move: int, clock: str = "", deadline: float | None = None
    ) -> TableRow:
        """Forget the actions after `number`."""
        now = time.time()

        def work(connection: sa.Connection) -> None:
            touch(
                connection,
                before,
                number=number,
                lineage=before.lineage + 1,
                to_move=to_move,
                status="running",
                result="",
                clock=clock,
                deadline=deadline,
                updated=now,
            )
            for table in (schema.actions, schema.snapshots):
                connection.execute(sa.delete(table).where(table.c.game_id == before.id, table.c.number > number))
            connection.execute(sa.delete(schema.requests).where(schema.requests.c.game_id == before.id))

        await self._change(work)
        return msgspec.structs.replace(
            before,
            number=number,
            version=before.version + 1,
            lineage=before.lineage + 1,
            to_move=to_move,
            status="running",
            result="",
            clock=clock,
            deadline=deadline,
            updated=now,
        )

    async def snapshot(self, id: str, upto: int, rules_version: str) -> tuple[int, bytes] | None:
        """The newest kept position at or before an action, made with these rules."""
        table = schema.snapshots
        query = (
            sa.select(table.c.number, table.c.state)
            .where(table.c.game_id == id, table.c.number <= upto, table.c.rules_version == rules_version)
            .order_by(table.c.number.desc())
            .limit(1)
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row[0], row[1])

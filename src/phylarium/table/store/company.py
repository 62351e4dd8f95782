"""What people say at tables, and what they write for themselves there."""

from __future__ import annotations

import time
from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from phylarium.table import schema
from phylarium.table.store.rows import ChatRow
from phylarium.table.store.shelf import Shelf, lock_tables, made


class Company(Shelf):
    """Rows of `chat`, `mutes` and `notes`."""

    async def say_at(self, id: str, visitor_id: int, seat: int, name: str, text: str) -> ChatRow:
        """Keep what somebody says, in a seat or as a spectator (-1)."""
        said = {"game_id": id, "visitor_id": visitor_id, "seat": seat, "name": name, "text": text, "at": time.time()}

        def work(connection: sa.Connection) -> int:
            made = connection.execute(sa.insert(schema.chat).values(**said).returning(schema.chat.c.id))
            return int(made.scalar_one())

        number = await self._change(work)
        return ChatRow(number, id, visitor_id, seat, name, text, float(said["at"]), False)  # type: ignore[arg-type]

    async def chat(self, id: str, after: int, limit: int, seats: bool, watch: bool) -> list[ChatRow]:
        """The last of what was said at a table after a message: by those who sit there, by spectators, or by all."""
        table = schema.chat
        query = sa.select(table).where(table.c.game_id == id, table.c.id > after)
        if not seats:
            query = query.where(table.c.seat < 0)
        if not watch:
            query = query.where(table.c.seat >= 0)
        found = await self._rows(query.order_by(table.c.id.desc()).limit(limit), ChatRow)
        return found[::-1]

    async def message(self, id: str, number: int) -> ChatRow | None:
        table = schema.chat
        return await self._row(sa.select(table).where(table.c.game_id == id, table.c.id == number), ChatRow)

    async def remove_message(self, id: str, number: int) -> None:
        """Forget what a message said; that there was one is still known."""
        table = schema.chat

        def work(connection: sa.Connection) -> None:
            gone = sa.update(table).where(table.c.game_id == id, table.c.id == number)
            connection.execute(gone.values(text="", removed=True))

        await self._change(work)

    async def muted(self, id: str, visitors: Collection[int]) -> set[int]:
        """Which of these browsers may not write at a table."""
        table = schema.mutes
        query = sa.select(table.c.visitor_id).where(table.c.game_id == id, table.c.visitor_id.in_(visitors))
        return set(await self._first(query))

    async def mute(self, id: str, visitors: Collection[int], muted: bool) -> None:
        """Let some browsers write at a table no more, or again."""
        table = schema.mutes

        def work(connection: sa.Connection) -> None:
            lock_tables(connection, [id])
            if muted:
                insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
                rows = [{"game_id": id, "visitor_id": one} for one in sorted(visitors)]
                connection.execute(insert(table).on_conflict_do_nothing(), rows)
            else:
                connection.execute(sa.delete(table).where(table.c.game_id == id, table.c.visitor_id.in_(visitors)))

        await self._change(work)

    async def set_quiet(self, id: str, quiet: bool) -> None:
        """Whether spectators may write at a table."""
        games = schema.games

        def work(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(games).where(games.c.id == id).values(quiet=quiet, version=games.c.version + 1)
            )

        await self._change(work)

    async def notes(self, id: str, visitors: Collection[int], seat: int) -> str:
        """What somebody has written for themselves, in any of their browsers."""
        table = schema.notes
        query = (
            sa.select(table.c.text)
            .where(table.c.game_id == id, table.c.visitor_id.in_(visitors), table.c.seat == seat)
            .order_by(table.c.updated.desc())
            .limit(1)
        )
        found = await self._first(query)
        return str(found[0]) if found else ""

    async def write_notes(self, id: str, visitor_id: int, seat: int, text: str) -> None:
        table = schema.notes

        def work(connection: sa.Connection) -> None:
            insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
            fresh = {"text": text, "updated": time.time()}
            row = insert(table).values(game_id=id, visitor_id=visitor_id, seat=seat, **fresh)
            connection.execute(row.on_conflict_do_update(index_elements=["game_id", "visitor_id", "seat"], set_=fresh))

        await self._change(work)

    async def said_by(self, visitors: Collection[int]) -> list[ChatRow]:
        """All that somebody has said, anywhere."""
        table = schema.chat

        def work(connection: sa.Connection) -> list[ChatRow]:
            return made(connection, sa.select(table).where(table.c.visitor_id.in_(visitors)), ChatRow)

        return await self.database.read(work)

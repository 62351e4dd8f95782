"""Tables and their action logs: begun, read, played on, gone back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Unpack

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from phylarium.kernel import codec
from phylarium.table import schema
from phylarium.table.store.outbox import write_notices
from phylarium.table.store.prepared import Prepared
from phylarium.table.store.rows import (
    ActionRow,
    KeptRow,
    NewRow,
    News,
    OfferRow,
    PartRow,
    PositionColumns,
    RequestRow,
    SeatRow,
    StaleTable,
    TableRow,
)
from phylarium.table.store.shelf import TOUCH, Shelf, check_changed, found_table, made, touch

FIRST_ENCODING = 1
"""The encoding of states of which digests were before parts said so."""

_MOVED = ("version", "number", "to_move", "status", "result", "clock", "deadline", "updated", "position")
_MOVE = Prepared(TOUCH, *_MOVED)
_UNTIMED_MOVE = Prepared(TOUCH, *[column for column in _MOVED if column not in ("clock", "deadline")])
"""The same at a table without a clock: a column that is written, be it as it was, has its index written too."""


def _move_at_once() -> sa.Insert:
    """A plain move as one statement, which PostgreSQL takes and SQLite does not: each one is a way there and back.

    It changes the row of the table, writes the notices for whoever is to be told, and adds the action. It adds none
    where the table is no longer as it was.
    """
    games, actions, outbox, visitors = schema.games, schema.actions, schema.outbox, schema.visitors

    def given(name: str, column: sa.Column[Any]) -> sa.BindParameter[Any]:
        return sa.bindparam(name, type_=column.type)

    moved = (
        TOUCH.values({name: given(name, games.c[name]) for name in _MOVED}).returning(games.c.id, games.c.number)
    ).cte("moved")
    nothing: sa.ColumnClause[str] = sa.literal_column("''")
    ways = [
        sa.select(
            visitors.c.id,
            moved.c.id,
            sa.literal_column(f"'{kind}'"),
            nothing,
            given("tell_at", outbox.c.due),
        ).where(visitors.c.id == given("tell", visitors.c.id), address != nothing)
        for kind, address in (("webhook", visitors.c.webhook), ("mail", visitors.c.email))
    ]
    told = sa.insert(outbox).from_select(["visitor_id", "game_id", "kind", "text", "due"], sa.union_all(*ways))
    action = sa.select(
        moved.c.id, moved.c.number, *(given(name, actions.c[name]) for name in ("seat", "action", "digest", "at"))
    )
    return (
        sa.insert(actions)
        .from_select(["game_id", "number", "seat", "action", "digest", "at"], action)
        .add_cte(told.returning(outbox.c.id).cte("told"))
    )


_ACTION = Prepared(sa.insert(schema.actions), *ActionRow.__struct_fields__)
_AT_ONCE = Prepared(_move_at_once())
_USUAL: PositionColumns = {"status": "running", "result": "", "clock": "", "deadline": None, "position": None}
"""How a table stands while it is played at, without a clock."""

_STRAY = sa.delete(schema.snapshots).where(
    schema.snapshots.c.game_id == sa.bindparam("wanted"), schema.snapshots.c.number == sa.bindparam("number")
)


class WholeTable(msgspec.Struct, frozen=True):
    """A table that is about to be written, with all that belongs to it."""

    row: TableRow
    seats: Sequence[SeatRow]
    actions: Sequence[ActionRow]
    parts: Sequence[PartRow]
    position: bytes | None
    layout: str
    offers: Sequence[OfferRow] = ()


def new_table(
    *,
    options: dict[str, bool | str],
    seats: Sequence[SeatRow],
    actions: Sequence[ActionRow] = (),
    parts: Sequence[PartRow] = (),
    layout: str = "",
    offers: Sequence[OfferRow] = (),
    **begun: Unpack[NewRow],
) -> WholeTable:
    """A new table with its seats; `actions`, `parts` and `position` where it goes on from a record.

    `rules_version` is that of the rules by which it goes on, `layout` the names of what their positions hold.
    Without a status it waits where a seat is open, and runs otherwise.
    """
    position = begun.pop("position", None)
    now = time.time()
    begins: dict[str, Any] = {
        **{"private": False, "imported": False, "to_move": 0, "clock": "", "deadline": None, "result": ""},
        **{"unsealed": begun.get("imported", False), **begun},
        **{"options": msgspec.json.encode(options).decode(), "seats": len(seats), "number": len(actions)},
        **{"created": now, "updated": now, "version": 0, "lineage": 0},
    }
    if not begins.get("status"):
        begins["status"] = "waiting" if any(seat.kind == "open" for seat in seats) else "running"
    return WholeTable(TableRow(**begins), seats, actions, parts, position, layout, offers)


def write_table(connection: sa.Connection, table: WholeTable) -> None:
    row = table.row
    connection.execute(sa.insert(schema.games), [{**msgspec.structs.asdict(row), "position": table.position}])
    played = table.parts or [PartRow(row.id, 1, row.rules_version, codec.FORMAT)]
    for kind, rows in (
        (schema.seats, table.seats),
        (schema.actions, table.actions),
        (schema.parts, played),
        (schema.offers, table.offers),
    ):
        if rows:
            connection.execute(sa.insert(kind), [{**msgspec.structs.asdict(one), "game_id": row.id} for one in rows])
    _know(connection, row.game, row.rules_version, table.layout)


class Tables(Shelf):
    """Rows of `games` with their actions and kept positions."""

    async def create(self, table: WholeTable) -> TableRow:
        """Keep a new table."""
        await self._change(lambda connection: write_table(connection, table))
        return table.row

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
                    _parts(connection, row),
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
        tell: int | None = None,
        tell_at: float = 0.0,
        asked: bool = True,
        keep: bool = False,
        part: PartRow | None = None,
        **standing: Unpack[PositionColumns],
    ) -> TableRow:
        """Add one action to a table that is still as `before` says; returns the table as it is now.

        `tell` is the visitor whose turn it has become: if they want to be reached, a notice is written for `tell_at`.
        `asked` says whether there may be a request to go back, which a move ends; `position` is the one that the action
        leads to, and `keep` says to keep it also when the game goes on. With a `part` begins one whose digests are of
        another encoding. What a finished game has `handed_on` is written beside: no other move says anything of it.
        """

        change: dict[str, Any] = {**_USUAL, **standing, "number": row.number, "updated": row.at}
        change["version"] = before.version + 1
        written = {"wanted": before.id, "known": before.version, **change}
        position = change.pop("position")
        handed_on = change.get("handed_on", "")
        timed = (before.clock, before.deadline) != (change["clock"], change["deadline"])
        moves = _MOVE if timed else _UNTIMED_MOVE

        def at_once(connection: sa.Connection) -> None:
            moved = _AT_ONCE.run(
                connection,
                **written,
                **{"seat": row.seat, "action": row.action, "digest": row.digest, "at": row.at},
                **{"tell": tell, "tell_at": tell_at},
            )
            check_changed(moved.rowcount, before)

        def work(connection: sa.Connection) -> None:
            check_changed(moves.run(connection, **written).rowcount, before)
            _ACTION.run(connection, **msgspec.structs.asdict(row))
            if handed_on:
                connection.execute(
                    sa.update(schema.games).where(schema.games.c.id == before.id).values(handed_on=handed_on)
                )
            if part is not None:
                _begin(connection, before, part)
            if keep and position is not None:
                # One that is there already is a stray: the action that leads to it has just been stored.
                connection.execute(_STRAY, {"wanted": before.id, "number": row.number})
                kept = KeptRow(row.number, before.rules_version, position)
                connection.execute(sa.insert(schema.snapshots), {"game_id": before.id, **msgspec.structs.asdict(kept)})
            if asked:
                connection.execute(sa.delete(schema.requests).where(schema.requests.c.game_id == before.id))
            if tell is not None:
                write_notices(connection, tell, before.id, tell_at)

        try:
            if self.database.nests and part is None and not keep and not asked and not handed_on:
                await self.database.run(at_once)
            else:
                await self._change(work)
        except IntegrityError as error:
            raise StaleTable(f"table {before.id} has an action {row.number} already") from error
        return msgspec.structs.replace(before, **change)

    async def take_back(self, before: TableRow, number: int, **standing: Unpack[PositionColumns]) -> TableRow:
        """Forget the actions after `number`, which led to this position; the rules in force there are so again."""
        return await self._cut(before, number, None, standing)

    async def take_over(
        self, before: TableRow, part: PartRow, layout: str, **standing: Unpack[PositionColumns]
    ) -> TableRow:
        """Go on by other rules: the `part` begins, and whatever was played from its first action on is forgotten."""
        return await self._cut(before, part.first - 1, (part, layout), standing)

    async def _cut(
        self, before: TableRow, number: int, begun: tuple[PartRow, str] | None, standing: PositionColumns
    ) -> TableRow:
        """Forget the actions after `number` and what depends on them; begin a part there, if one is given."""
        change: dict[str, Any] = {**_USUAL, **standing, "number": number, "updated": time.time()}

        def work(connection: sa.Connection) -> TableRow:
            touch(connection, before, lineage=before.lineage + 1, **change)
            for table in (schema.actions, schema.snapshots):
                connection.execute(sa.delete(table).where(table.c.game_id == before.id, table.c.number > number))
            connection.execute(sa.delete(schema.requests).where(schema.requests.c.game_id == before.id))
            parts, games = schema.parts, schema.games
            if begun is None:
                connection.execute(sa.delete(parts).where(parts.c.game_id == before.id, parts.c.first > number + 1))
            else:
                part, layout = begun
                _begin(connection, before, part)
                _know(connection, before.game, part.rules_version, layout)
            played = _parts(connection, before)[-1].rules_version
            connection.execute(sa.update(games).where(games.c.id == before.id).values(rules_version=played))
            return found_table(connection, before.id)

        return await self._change(work)

    async def teach(self, before: TableRow, step: int, coached: bool) -> None:
        """Keep how far the learner of a lesson has come, and whether the coach is there."""
        await self._change(
            lambda connection: touch(connection, before, step=step, coached=coached, updated=time.time())
        )

    async def unseal(self, id: str) -> None:
        """Somebody is about to have the seed of a table before its end."""
        games = schema.games

        def work(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(games)
                .where(games.c.id == id, games.c.unsealed.is_(False))
                .values(unsealed=True, version=games.c.version + 1)
            )

        await self._change(work)

    async def parts(self, id: str) -> list[PartRow]:
        """By which rules a table was played, in order."""
        return await self.database.read(lambda connection: _parts(connection, found_table(connection, id)))

    async def kept_positions(self, id: str, after: int) -> list[KeptRow]:
        """The positions after at least so many actions that are kept, the newest first."""
        table, games = schema.snapshots, schema.games
        last = sa.select(games.c.number, games.c.rules_version, games.c.position.label("state")).where(
            games.c.id == id, games.c.number >= after, games.c.position.is_not(None)
        )
        kept = (
            sa.select(table.c.number, table.c.rules_version, table.c.state)
            .where(table.c.game_id == id, table.c.number >= after)
            .order_by(table.c.number.desc())
        )
        return [*await self._rows(last, KeptRow), *await self._rows(kept, KeptRow)]

    async def layout(self, game: str, rules_version: str, encoding: int) -> str:
        """The names of what positions of these rules hold; empty where they were never kept."""
        table = schema.layouts
        found = await self._first(
            sa.select(table.c.names).where(
                table.c.game == game, table.c.rules_version == rules_version, table.c.encoding == encoding
            )
        )
        return found[0] if found else ""


def _parts(connection: sa.Connection, row: TableRow) -> list[PartRow]:
    """The parts of a table. One that a process of an older version has begun has none yet."""
    parts = schema.parts
    found = made(connection, sa.select(parts).where(parts.c.game_id == row.id).order_by(parts.c.first), PartRow)
    return found or [PartRow(row.id, 1, row.rules_version, FIRST_ENCODING)]


def _begin(connection: sa.Connection, table: TableRow, part: PartRow) -> None:
    """A part of a table begins, in the place of whatever began there or later."""
    before = [known for known in _parts(connection, table) if known.first < part.first]
    connection.execute(sa.delete(schema.parts).where(schema.parts.c.game_id == table.id))
    connection.execute(sa.insert(schema.parts), [msgspec.structs.asdict(one) for one in (*before, part)])


def _know(connection: sa.Connection, game: str, rules_version: str, names: str) -> None:
    """Keep the names of what positions of these rules hold, unless they are known."""
    if not names:
        return
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = {"game": game, "rules_version": rules_version, "encoding": codec.FORMAT, "names": names}
    connection.execute(insert(schema.layouts).values(row).on_conflict_do_nothing())

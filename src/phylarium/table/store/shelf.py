"""What every part of the store builds upon: rows read as objects, and changes that check a table's version.

On PostgreSQL a change keeps every row that it has touched from others until it is committed. So that no two wait for
each other, rows are touched in one order: accounts, tables, whatever belongs to a table (its seats before the rest),
browsers, and results and ratings at last; of each kind the smallest key first.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.store.database import Database, Work
from phylarium.table.store.rows import NoSuchTable, StaleTable, TableRow, VisitorRow

T = TypeVar("T")

TABLES = sa.select(*(column for column in schema.games.c if column is not schema.games.c.position))
"""Rows of `games` as TableRow has them: the position is large, and seldom wanted."""

# Statements of every move are made once: making one takes longer than running it.
_TABLE = TABLES.where(schema.games.c.id == sa.bindparam("wanted"))
TOUCH = sa.update(schema.games).where(
    schema.games.c.id == sa.bindparam("wanted"), schema.games.c.version == sa.bindparam("known")
)


def made(connection: sa.Connection, query: sa.Select[Any], kind: type[T], **wanted: object) -> list[T]:
    """The rows that a query finds, as objects of a kind with the same fields."""
    return [kind(**row) for row in connection.execute(query, wanted).mappings()]


def found_table(connection: sa.Connection, id: str) -> TableRow:
    if not (id.isascii() and id.isalnum()):  # PostgreSQL takes no text with a zero byte, not even to look for it
        raise NoSuchTable(f"there is no table {id[:20]!r}")
    for row in made(connection, _TABLE, TableRow, wanted=id):
        return row
    raise NoSuchTable(f"there is no table {id[:20]!r}")


def touch(connection: sa.Connection, before: TableRow, **values: object) -> None:
    """Change the row of a table that is still as `before` says; first of all, so that others wait here."""
    changed = connection.execute(
        TOUCH, {"wanted": before.id, "known": before.version, "version": before.version + 1, **values}
    )
    check_changed(changed.rowcount, before)


def check_changed(rows: int, before: TableRow) -> None:
    if rows != 1:
        raise StaleTable(f"table {before.id} has changed since version {before.version}")


def lock_account(connection: sa.Connection, account_id: int, alone: bool = False) -> bool:
    """Let nobody close an account until this is committed; whether there still is one.

    `alone` is for whoever closes it: they wait until all others have done with it.
    """
    accounts = schema.accounts
    query = sa.select(accounts.c.id).where(accounts.c.id == account_id)
    return connection.execute(query.with_for_update(read=not alone, key_share=not alone)).first() is not None


def lock_tables(connection: sa.Connection, ids: Collection[str]) -> None:
    """Let nobody else change some tables, or who sits there, until this is committed."""
    games = schema.games
    query = sa.select(games.c.id).where(games.c.id.in_(ids)).order_by(games.c.id)
    connection.execute(query.with_for_update(key_share=True)).all()


def lock_visitors(connection: sa.Connection, whose: sa.ColumnElement[bool]) -> list[int]:
    """Let nobody else change some browsers until this is committed; their ids."""
    visitors = schema.visitors
    query = sa.select(visitors.c.id).where(whose).order_by(visitors.c.id)
    return [row[0] for row in connection.execute(query.with_for_update())]


def browsers(connection: sa.Connection, visitor: VisitorRow) -> list[int]:
    """The ids of all browsers of a visitor's account, or none."""
    if visitor.account_id is None:
        return []
    query = sa.select(schema.visitors.c.id).where(schema.visitors.c.account_id == visitor.account_id)
    return [row[0] for row in connection.execute(query)]


class Shelf:
    """One concern of the store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _change(self, work: Work[T]) -> T:
        return await self.database.change(work)

    async def _rows(self, query: sa.Select[Any], kind: type[T]) -> list[T]:
        return await self.database.read(lambda connection: made(connection, query, kind))

    async def _row(self, query: sa.Select[Any], kind: type[T]) -> T | None:
        rows = await self._rows(query, kind)
        return rows[0] if rows else None

    async def _first(self, query: sa.Select[Any]) -> list[Any]:
        """The first column of what a query finds."""
        return await self.database.read(lambda connection: [row[0] for row in connection.execute(query)])

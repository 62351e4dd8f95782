"""Browsers and the accounts that they belong to."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from phylarium.table import schema
from phylarium.table.lookalikes import skeleton
from phylarium.table.store.database import Database, Work
from phylarium.table.store.prepared import Prepared
from phylarium.table.store.rows import NameTaken, VisitorRow
from phylarium.table.store.shelf import Shelf, T, browsers, lock_account, lock_visitors

_VISITOR = Prepared(
    sa.select(
        schema.visitors.c.id,
        schema.visitors.c.name,
        schema.visitors.c.account_id,
        schema.visitors.c.webhook,
        schema.visitors.c.email,
        schema.accounts.c.name.label("account"),
        schema.visitors.c.language,
        schema.visitors.c.settings,
    )
    .select_from(schema.visitors.outerjoin(schema.accounts))
    .where(schema.visitors.c.token_hash == sa.bindparam("wanted"))
)


MOST_AT_HAND = 5_000
"""Browsers that are known without a look into the database."""


class People(Shelf):
    """Rows of `visitors` and `accounts`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._at_hand: dict[str, tuple[VisitorRow, list[int]]] = {}
        """By the hash of their cookie, those who asked for something since people last changed."""

    async def visitor(self, token_hash: str) -> tuple[VisitorRow, list[int]] | None:
        """A browser by its cookie, and the ids of all browsers of its account (at least its own)."""
        known = self._at_hand.get(token_hash)
        if known is not None:
            return known

        def work(connection: sa.Connection) -> tuple[VisitorRow, list[int]] | None:
            for values in _VISITOR.rows(connection, wanted=token_hash):
                row = VisitorRow(*values)
                return row, [row.id, *browsers(connection, row)]
            return None

        found = await self.database.read(work)
        if found is not None and self.database.ours_alone:
            if len(self._at_hand) >= MOST_AT_HAND:
                self._at_hand.clear()
            self._at_hand[token_hash] = found
        return found

    async def _change_people(self, work: Work[T]) -> T:
        """Change browsers or accounts: then nobody is known without a look."""
        try:
            return await self._change(work)
        finally:
            self._at_hand.clear()

    async def visitors(self, ids: Sequence[int]) -> list[VisitorRow]:
        table = schema.visitors
        columns = (table.c.id, table.c.name, table.c.account_id, table.c.webhook, table.c.email)
        more = (sa.null().label("account"), table.c.language, table.c.settings)
        query = sa.select(*columns, *more).where(table.c.id.in_(ids))
        return await self._rows(query, VisitorRow)

    async def welcome(self, token_hash: str, name: str = "") -> VisitorRow:
        """A new browser; the one that has this cookie, where there is one by now."""
        table = schema.visitors

        def work(connection: sa.Connection) -> int | None:
            insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
            row = insert(table).values(token_hash=token_hash, name=name, created=time.time())
            made: int | None = connection.execute(row.on_conflict_do_nothing().returning(table.c.id)).scalar()
            return made

        id = await self._change_people(work)
        if id is None:
            known = await self.visitor(token_hash)
            if known is not None:
                return known[0]
            return await self.welcome(token_hash, name)  # it was retired meanwhile
        return VisitorRow(id, name, None, "", "")

    async def change_visitor(self, visitor: VisitorRow, **values: object) -> None:
        """Change what is kept of a visitor, and of the other browsers of the same account."""
        table = schema.visitors
        whose = table.c.id == visitor.id if visitor.account_id is None else table.c.account_id == visitor.account_id

        def work(connection: sa.Connection) -> None:
            known = lock_visitors(connection, whose)
            connection.execute(sa.update(table).where(table.c.id.in_(known)).values(**values))

        await self._change_people(work)

    async def retire(self, visitor_id: int) -> None:
        """A browser logs out: its cookie opens nothing any more. Its seats stay with the account."""

        def work(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(schema.visitors)
                .where(schema.visitors.c.id == visitor_id)
                .values(token_hash=secrets.token_hex(32))
            )

        await self._change_people(work)

    async def confirm_email(self, link_hash: str) -> bool:
        """Somebody followed the link that was sent to an address: it is theirs."""
        table = schema.visitors

        def work(connection: sa.Connection) -> bool:
            found = (
                connection.execute(
                    sa.select(table.c.id, table.c.account_id, table.c.email_wanted).where(
                        table.c.email_link_hash == link_hash, table.c.email_wanted != ""
                    )
                )
            ).first()
            if found is None:
                return False
            whose = table.c.id == found[0] if found[1] is None else table.c.account_id == found[1]
            known = lock_visitors(connection, whose)
            connection.execute(
                sa.update(table)
                .where(table.c.id.in_(known))
                .values(email=found[2], email_wanted="", email_link_hash="")
            )
            return True

        return bool(await self._change_people(work))

    async def register(self, name: str, password_hash: str) -> int:
        def work(connection: sa.Connection) -> int:
            made = connection.execute(
                sa.insert(schema.accounts)
                .values(
                    name=name,
                    key=name.casefold(),
                    skeleton=skeleton(name),
                    password_hash=password_hash,
                    created=time.time(),
                )
                .returning(schema.accounts.c.id)
            )
            return int(made.scalar_one())

        try:
            return int(await self._change_people(work))
        except IntegrityError as error:
            raise NameTaken(f"the name {name!r} is taken, or looks like one that is") from error

    async def account(self, name: str) -> tuple[int, str] | None:
        """The id and password hash of an account."""
        query = sa.select(schema.accounts.c.id, schema.accounts.c.password_hash).where(
            schema.accounts.c.key == name.casefold()
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row[0], row[1])

    async def account_named(self, name: str) -> tuple[int, str, float] | None:
        """The id of an account, its name as it was chosen, and since when there is one."""
        table = schema.accounts
        query = sa.select(table.c.id, table.c.name, table.c.created).where(table.c.key == name.casefold())
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row[0], row[1], row[2])

    async def join_account(self, visitor_id: int, account_id: int, token_hash: str) -> bool:
        """A browser logs in: it gets a new cookie, and where and in which language its account likes to be told.

        False where the account was closed meanwhile.
        """
        table = schema.visitors

        def work(connection: sa.Connection) -> bool:
            if not lock_account(connection, account_id):
                return False
            known = (
                connection.execute(
                    sa.select(table.c.webhook, table.c.email, table.c.language, table.c.settings)
                    .where(table.c.account_id == account_id, table.c.id != visitor_id)
                    .order_by(table.c.id.desc())
                    .limit(1)
                )
            ).first()
            values: dict[str, object] = {"account_id": account_id, "token_hash": token_hash}
            if known is not None:
                values.update(webhook=known[0], email=known[1], language=known[2])
                if known[3]:
                    values.update(settings=known[3])
            connection.execute(sa.update(table).where(table.c.id == visitor_id).values(**values))
            return True

        return await self._change_people(work)

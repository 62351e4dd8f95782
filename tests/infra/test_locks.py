"""Changes of PostgreSQL that meet: none waits with something in its hands that it should have taken later."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from tests.infra.servers import Postgres
from tests.table.test_store import new_table
from tests.table.test_store_company import person

from phylarium.bots.skill import Strength
from phylarium.table import schema
from phylarium.table.config import Settings
from phylarium.table.store import ResultRow, Store, TableRow, new_id

pytestmark = pytest.mark.anyio


class Base:
    """A database, the store as a server has it, and somebody else who is in its way."""

    def __init__(self, store: Store, engine: AsyncEngine) -> None:
        self.store = store
        self.engine = engine

    @asynccontextmanager
    async def holding(
        self, query: sa.Select[Any], read: bool = False, key_share: bool = False
    ) -> AsyncIterator[AsyncConnection]:
        """Somebody else has taken rows, and keeps them meanwhile."""
        async with self.engine.connect() as other:
            assert (await other.execute(query.with_for_update(read=read, key_share=key_share))).first() is not None
            yield other
            await other.rollback()

    async def somebody_waits(self) -> None:
        """Until a change of the store waits for rows that somebody else has."""
        waits = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        async with self.engine.connect() as other:
            for _ in range(600):
                if (await other.execute(waits)).scalar():
                    return
                await asyncio.sleep(0.02)
        raise AssertionError("nobody waits")

    async def free(self, query: sa.Select[Any]) -> bool:
        """Whether rows could be taken now."""
        async with self.engine.connect() as other:
            try:
                return (await other.execute(query.with_for_update(nowait=True))).first() is not None
            except sa.exc.DBAPIError as error:
                if getattr(error.orig, "sqlstate", "") != "55P03":
                    raise
                return False

    async def while_held(self, held: sa.Select[Any], wanted: sa.Select[Any], change: Awaitable[object]) -> bool:
        """Whether some rows are free while a change waits for others; the change is finished afterwards."""
        async with self.holding(held, key_share=True):
            task = asyncio.ensure_future(change)
            await self.somebody_waits()
            free = await self.free(wanted)
        await asyncio.wait_for(task, 30)
        return free


@pytest.fixture
async def base(postgres: Postgres) -> AsyncIterator[Base]:
    url = postgres.database()
    store = await Store.open(Settings(database_url=url))
    engine = create_async_engine(Settings(database_url=url).engine_url)
    yield Base(store, engine)
    await engine.dispose()
    await store.close()


def game(id: str) -> sa.Select[Any]:
    return sa.select(schema.games.c.id).where(schema.games.c.id == id)


def seats_of(id: str) -> sa.Select[Any]:
    return sa.select(schema.seats.c.seat).where(schema.seats.c.game_id == id)


def browser(id: int) -> sa.Select[Any]:
    return sa.select(schema.visitors.c.id).where(schema.visitors.c.id == id)


@pytest.mark.parametrize("deed", ["sit", "link", "move"])
async def test_a_table_is_taken_before_its_seats(base: Base, deed: str) -> None:
    """A bot that steps in takes the table first and then the seat: whoever began with the seat would meet it."""
    store = base.store
    table = await new_table(store, "human", "open")
    own, free = await store.seats(table.id)
    visitor = await store.welcome(new_id())
    changes = {
        "sit": lambda: store.sit(free, visitor.id, "Ben", "", None),
        "link": lambda: store.set_link(free, "another"),
        "move": lambda: store.move_seat(own, visitor.id),
    }
    assert await base.while_held(game(table.id), seats_of(table.id), changes[deed]())


async def two_tables(store: Store, visitor_id: int) -> list[TableRow]:
    """Two tables at which somebody sits, the one with the greater key first in the file."""
    found = sorted([await new_table(store, "human", "human") for _ in range(2)], key=lambda row: row.id, reverse=True)

    def work(connection: sa.Connection) -> None:
        for row in found:
            mine = sa.update(schema.seats).where(schema.seats.c.game_id == row.id, schema.seats.c.seat == 0)
            connection.execute(mine.values(visitor_id=visitor_id))
            connection.execute(sa.update(schema.games).where(schema.games.c.id == row.id).values(quiet=True))

    await store.database.change(work)
    return found[::-1]


async def test_whoever_leaves_takes_tables_in_their_order(base: Base) -> None:
    ada = await person(base.store, "Ada")
    first, second = await two_tables(base.store, ada.id)
    assert await base.while_held(game(first.id), game(second.id), base.store.forget(ada, "larva", "somebody"))


async def test_whoever_leaves_takes_the_account_before_the_rating(base: Base) -> None:
    """A game that is counted has the account in its hands when it comes to the rating."""
    ada = await person(base.store, "Ada")
    table = await new_table(base.store, "human", "human")
    player = f"account {ada.account_id}"
    rows = [ResultRow(table.id, 0, "marine", ada.account_id, "", 1, 1, 3, "", time.time())]
    assert await base.store.count_game(rows, [player], lambda known: {player: Strength(26.0, 7.0)})
    account = sa.select(schema.accounts.c.id).where(schema.accounts.c.id == ada.account_id)
    rating = sa.select(schema.ratings.c.player).where(schema.ratings.c.player == player)
    async with base.holding(account, key_share=True, read=True):
        task = asyncio.ensure_future(base.store.forget(ada, "larva", "somebody"))
        await base.somebody_waits()
        assert await base.free(rating)
    await task
    assert await base.store.account("Ada") is None


async def test_browsers_of_an_account_are_taken_in_their_order(base: Base) -> None:
    store = base.store
    ada = await person(store, "Ada")
    assert ada.account_id is not None
    second = await store.welcome(new_id())
    await store.join_account(second.id, ada.account_id, new_id())

    def written_last(connection: sa.Connection) -> None:
        connection.execute(sa.update(schema.visitors).where(schema.visitors.c.id == ada.id).values(language="en"))

    await store.database.change(written_last)
    assert await base.while_held(browser(ada.id), browser(second.id), store.change_visitor(ada, language="fr"))


async def test_whoever_logs_in_while_the_account_is_closed_is_let_know(base: Base) -> None:
    store = base.store
    ada = await person(store, "Ada")
    assert ada.account_id is not None
    fresh = await store.welcome(new_id())
    async with base.engine.begin() as other:
        await other.execute(sa.update(schema.visitors).values(account_id=None))
        await other.execute(sa.delete(schema.accounts).where(schema.accounts.c.id == ada.account_id))
        task = asyncio.ensure_future(store.join_account(fresh.id, ada.account_id, new_id()))
        await base.somebody_waits()
    assert not await task


async def test_a_change_that_met_another_is_made_again(base: Base) -> None:
    """Two changes that wait for each other: PostgreSQL undoes the one that looks why first: ours."""
    patience = "SET LOCAL deadlock_timeout = '{} s'"
    store = base.store
    one, two = [await new_table(store, "human", "human") for _ in range(2)]
    tries = 0

    def crosswise(connection: sa.Connection) -> int:
        nonlocal tries
        tries += 1
        connection.execute(sa.text(patience.format(3)))
        for row in (one, two):
            connection.execute(sa.update(schema.games).where(schema.games.c.id == row.id).values(title="ours"))
        return 7

    async with base.holding(game(two.id)) as other:
        task = asyncio.ensure_future(store.database.change(crosswise))
        await other.execute(sa.text(patience.format(60)))
        await base.somebody_waits()
        await other.execute(game(one.id).with_for_update())
        await other.rollback()
    assert await asyncio.wait_for(task, 30) == 7
    assert tries == 2
    assert [(await store.table(row.id)).title for row in (one, two)] == ["ours", "ours"]

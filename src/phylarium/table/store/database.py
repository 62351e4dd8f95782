"""How statements reach the database, and in which thread: SQLite embedded, or PostgreSQL.

Opening either brings its tables up to date.
"""

from __future__ import annotations

import asyncio
import fcntl
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from phylarium.table.store.unusable import StoreUnusable, place_of

T = TypeVar("T")

MIGRATIONS = Path(__file__).parents[1] / "migrations"
MIGRATION_LOCK = 7_310_577
"""The advisory lock under which a PostgreSQL database is migrated."""

MOST_AT_ONCE = 100
"""How many changes SQLite is given in one transaction."""


def _migrate(connection: sa.Connection, existing: bool) -> None:
    if existing and not sa.inspect(connection).has_table("alembic_version"):
        raise StoreUnusable("table-store-missing", place_of(connection.engine.url))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextmanager
def _file_lock(path: Path) -> Iterator[None]:
    """Hold a file against other processes that open the same embedded database."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _sqlite_pragmas(connection: Any, record: Any) -> None:
    # Transactions begin where we say so: the driver would begin them too late for a savepoint.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


Work = Callable[[sa.Connection], T]
"""Something to be done with a connection."""


class Database(ABC):
    """How the statements of a work reach the database, and in which thread."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run a work that changes nothing."""

    @abstractmethod
    async def change(self, work: Work[T]) -> T:
        """Run a work in one transaction that is committed when this returns."""

    @abstractmethod
    async def close(self) -> None: ...


class Embedded(Database):
    """SQLite. It has one writer at a time, so all changes go through one thread, which waits for the disk.

    Changes that come in while it waits are committed together, each within a savepoint of its own: a slow disk
    makes everybody wait for one write, not for all writes before theirs. What is read is in memory, or in the
    cache of the system: it is there sooner than a thread could be asked.
    """

    def __init__(self, url: sa.URL, existing: bool = False) -> None:
        file = Path(url.database or "")
        if existing and not file.exists():
            raise StoreUnusable("table-store-missing", place_of(url))
        file.parent.mkdir(parents=True, exist_ok=True)
        self._engine = sa.create_engine(url, hide_parameters=True)
        event.listen(self._engine, "connect", _sqlite_pragmas)
        event.listen(self._engine, "begin", _sqlite_begin)
        try:
            with _file_lock(file.with_suffix(".lock")), self._engine.begin() as connection:
                _migrate(connection, existing)
        except BaseException:
            self._engine.dispose()
            raise
        self._reading = sa.create_engine(url, hide_parameters=True, isolation_level="AUTOCOMMIT")
        event.listen(self._reading, "connect", _sqlite_pragmas)
        self._reader = self._reading.connect()
        self._writer = ThreadPoolExecutor(1, "store")
        self._waiting: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()

    async def read(self, work: Work[T]) -> T:
        return work(self._reader)

    async def change(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, done))
        # Whoever comes to an empty thread takes all who have come by then along.
        self._writer.submit(self._commit, loop)
        return await done

    def _commit(self, loop: asyncio.AbstractEventLoop) -> None:
        """Run all that waits in one transaction."""
        works = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]
        if not works:
            return
        outcomes: list[tuple[Any, Exception | None]] = []
        try:
            with self._engine.begin() as connection:
                if len(works) == 1:
                    outcomes.append((works[0][0](connection), None))
                else:
                    outcomes += [self._apart(connection, work) for work, _ in works]
        except Exception as error:
            outcomes = [(None, error)] * len(works)
        loop.call_soon_threadsafe(_settle, [done for _, done in works], outcomes)

    def _apart(self, connection: sa.Connection, work: Work[Any]) -> tuple[Any, Exception | None]:
        """Run a work within a savepoint: what becomes of it is its own affair."""
        try:
            with connection.begin_nested():
                return work(connection), None
        except Exception as error:
            return None, error

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.shutdown)
        self._reader.close()
        self._reading.dispose()
        self._engine.dispose()


def _settle(waiting: list[asyncio.Future[Any]], outcomes: list[tuple[Any, Exception | None]]) -> None:
    """Tell those who wait what became of their changes; some may have gone away."""
    for done, (result, error) in zip(waiting, outcomes, strict=True):
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


class Remote(Database):
    """PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")

    @classmethod
    async def open(cls, url: sa.URL, existing: bool = False) -> Remote:
        engine = create_async_engine(url, hide_parameters=True, pool_size=10, max_overflow=10, pool_pre_ping=True)
        try:
            async with engine.begin() as connection:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(_migrate, existing)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def read(self, work: Work[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()

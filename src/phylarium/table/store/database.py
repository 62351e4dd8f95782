"""How statements reach the database, and in which thread: SQLite embedded, or PostgreSQL.

Opening either brings its tables up to date.
"""

from __future__ import annotations

import asyncio
import fcntl
import queue
import random
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, ClassVar, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from phylarium.table.store.pace import Pace
from phylarium.table.store.prepared import directly
from phylarium.table.store.revisions import VERSIONS, migrate
from phylarium.table.store.unusable import StoreUnusable, place_of

log = structlog.get_logger()

T = TypeVar("T")

MIGRATION_LOCK = 7_310_577
"""The advisory lock under which a PostgreSQL database is migrated."""

MOST_AT_ONCE = 100
"""How many changes SQLite is given in one transaction."""

MOST_CONNECTIONS = 20
"""Connections to PostgreSQL that a process keeps. It makes no more when it is in a hurry: to make one, and to prove who
one is, takes longer than to wait."""

PATIENCE = 10_000
"""Milliseconds for which the thread waits where another process changes the same database."""


def _migrate(connection: sa.Connection, existing: bool) -> None:
    if existing and not sa.inspect(connection).has_table(VERSIONS):
        raise StoreUnusable("table-store-missing", place_of(connection.engine.url))
    migrate(connection)


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
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={PATIENCE}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


Work = Callable[[sa.Connection], T]
"""Something to be done with a connection."""


def in_file(url: sa.URL, work: Work[T], begin: str = "BEGIN IMMEDIATE") -> T:
    """Run a work on an embedded database in one transaction, which waits for no other to end half-way."""
    engine = sa.create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _sqlite_pragmas)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def in_file_alone(url: sa.URL, work: Work[T]) -> T:
    """The same for a work that changes the tables themselves; a database that is not there is made."""
    file = Path(url.database or "")
    file.parent.mkdir(parents=True, exist_ok=True)
    with _file_lock(file.with_suffix(".lock")):
        return in_file(url, work)


async def alone(engine: AsyncEngine, work: Work[T]) -> T:
    """The same on PostgreSQL."""
    async with engine.begin() as connection:
        await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        return await connection.run_sync(work)


_Change = tuple[Work[Any], asyncio.Future[Any], asyncio.AbstractEventLoop]
"""A work that waits to be committed, and who waits for it where."""

WHOLE = ("BEGIN IMMEDIATE", "COMMIT", "ROLLBACK")
SAVEPOINT = ("SAVEPOINT apart", "RELEASE apart", "ROLLBACK TO apart")
"""How a transaction of SQLite, and one within it, begins, ends and is undone."""


def _transaction(connection: sa.Connection, work: Work[T], words: tuple[str, str, str] = WHOLE) -> T:
    """All of what a work does to SQLite, or nothing."""
    directly(connection, words[0])
    return _ended(connection, work, words)


def _ended(connection: sa.Connection, work: Work[T], words: tuple[str, str, str] = WHOLE) -> T:
    """The same where the transaction has begun already."""
    _, commit, undo = words
    try:
        result = work(connection)
        directly(connection, commit)
    except BaseException:
        if _in_transaction(connection):
            directly(connection, undo)
        raise
    return result


def _in_transaction(connection: sa.Connection) -> bool:
    """Whether there is something to undo: where a disk is full, say, SQLite has undone it all by itself."""
    inside: bool = connection.connection.driver_connection.in_transaction  # type: ignore[union-attr]
    return inside


async def reading(url: sa.URL, work: Work[T]) -> T:
    """Run a work that sees a database as it is at one moment, and changes nothing; none is made where there is none."""
    if url.get_backend_name() == "sqlite":
        if not Path(url.database or "").exists():
            raise StoreUnusable("table-store-missing", place_of(url))
        return in_file(url, work, "BEGIN")
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


class Database(ABC):
    """How the statements of a work reach the database, and in which thread."""

    ours_alone: ClassVar[bool]
    """Whether nobody but this process changes it."""

    nests: ClassVar[bool]
    """Whether one statement can make several changes, each from what the other one brings."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run a work that changes nothing."""

    @abstractmethod
    async def change(self, work: Work[T]) -> T:
        """Run a work in one transaction that is committed when this returns.

        It may be run several times, of which one is kept: it changes nothing but the database.
        """

    async def run(self, work: Work[T]) -> T:
        """Run a work that is a single statement, which is committed when this returns."""
        return await self.change(work)

    @abstractmethod
    async def close(self) -> None: ...


class Embedded(Database):
    """SQLite. It has one writer at a time, so changes go through one thread, which waits for the disk.

    Changes that come in while it waits are committed together, each within a savepoint of its own: a slow disk
    makes everybody wait for one write, not for all writes before theirs. Where the disk has been quick for a while a
    change is made at once, in the event loop, until changes take longer. What is read is in memory, or in the cache of
    the system: it is there sooner than a thread could be asked.

    Where another process is changing the database, the thread waits for it in any case.
    """

    ours_alone = True
    nests = False

    def __init__(self, url: sa.URL, existing: bool = False) -> None:
        file = Path(url.database or "")
        if existing and not file.exists():
            raise StoreUnusable("table-store-missing", place_of(url))
        in_file_alone(url, lambda connection: _migrate(connection, existing))
        # Transactions begin and end where we say so.
        self._engine = sa.create_engine(url, hide_parameters=True, isolation_level="AUTOCOMMIT")
        event.listen(self._engine, "connect", _sqlite_pragmas)
        self._reader = self._engine.connect()
        self._writer = self._engine.connect()
        self._waiting: queue.SimpleQueue[_Change | None] = queue.SimpleQueue()
        self._writing = threading.Lock()
        self._pace = Pace()
        self._patience = PATIENCE
        """Milliseconds for which the writer waits for other processes now."""
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def read(self, work: Work[T]) -> T:
        return work(self._reader)

    async def change(self, work: Work[T]) -> T:
        if self._pace.quick and self._writing.acquire(blocking=False):
            try:
                began = perf_counter()
                if self._begins_at_once():
                    try:
                        return _ended(self._writer, work)
                    finally:
                        self._pace.note(perf_counter() - began, here=True)
            finally:
                self._writing.release()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.put((work, done, loop))
        return await done

    def _write(self) -> None:
        """The thread: commit what waits, with all that has come by then, until there is to be no more."""
        while (first := self._waiting.get()) is not None:
            changes = [first]
            while len(changes) < MOST_AT_ONCE and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    self._waiting.put(None)
                    break
                changes.append(following)
            self._commit(changes)

    def _commit(self, changes: list[_Change]) -> None:
        """Run changes in one transaction."""
        outcomes: list[tuple[Any, Exception | None]] = []

        def together(connection: sa.Connection) -> None:
            if len(changes) == 1:
                outcomes.append((changes[0][0](connection), None))
            else:
                outcomes.extend([self._apart(work) for work, _, _ in changes])

        with self._writing:
            began = perf_counter()
            try:
                self._wait_for_others(PATIENCE)
                _transaction(self._writer, together)
            except Exception as error:
                outcomes = [(None, error)] * len(changes)
            self._pace.note(perf_counter() - began, here=False)
        for (_, done, loop), outcome in zip(changes, outcomes, strict=True):
            loop.call_soon_threadsafe(_settle, done, *outcome)

    def _begins_at_once(self) -> bool:
        """Begin a transaction, if no other process is in one."""
        self._wait_for_others(0)
        try:
            directly(self._writer, WHOLE[0])
        except sa.exc.OperationalError as error:
            # The lowest byte says what it is; the others say why it is busy (after a crash, say, another one recovers).
            if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    def _wait_for_others(self, patience: int) -> None:
        """For how many milliseconds the writer waits for other processes."""
        if patience != self._patience:
            directly(self._writer, f"PRAGMA busy_timeout={patience}")
            self._patience = patience

    def _apart(self, work: Work[Any]) -> tuple[Any, Exception | None]:
        """Run a work within a savepoint: what becomes of it is its own affair."""
        try:
            return _transaction(self._writer, work, SAVEPOINT), None
        except Exception as error:
            if not _in_transaction(self._writer):
                raise
            return None, error

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()
        self._writer.close()
        self._engine.dispose()


def _settle(done: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Tell somebody who waits what became of their change; they may have gone away."""
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


def _check_alive(connection: Any, *_: object) -> None:
    """Take another connection in place of one that PostgreSQL has closed, as it does when it is started anew.

    The driver has noticed. To ask the database each time, as SQLAlchemy would do it, is three questions more for each
    read and each change: half of all that a move asks of it.
    """
    if connection.driver_connection.is_closed():
        raise sa.exc.DisconnectionError


DEADLOCK, UNORDERED = "40P01", "40001"
"""What PostgreSQL calls it when changes wait for each other, and when they cannot be put in a row."""

TRIES = 5
AGAIN = 0.05
"""Seconds after which a change is tried again, and as many more each time."""


async def _undisturbed(change: Callable[[], Awaitable[T]]) -> T:
    """Try a change once more where PostgreSQL has undone it because it and another one were in each other's way."""
    for tried in range(1, TRIES):
        try:
            return await change()
        except sa.exc.DBAPIError as error:
            if getattr(error.orig, "sqlstate", "") not in (DEADLOCK, UNORDERED):
                raise
            log.warning("store.in_the_way", tried=tried)
            await asyncio.sleep(AGAIN * tried * (0.5 + random.random()))
    return await change()


class Remote(Database):
    """PostgreSQL."""

    ours_alone = False
    nests = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")

    @classmethod
    async def open(cls, url: sa.URL, existing: bool = False) -> Remote:
        engine = create_async_engine(url, hide_parameters=True, pool_size=MOST_CONNECTIONS, max_overflow=0)
        event.listen(engine.sync_engine, "checkout", _check_alive)
        try:
            await alone(engine, lambda connection: _migrate(connection, existing))
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def read(self, work: Work[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Work[T]) -> T:
        async def once() -> T:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

        return await _undisturbed(once)

    async def run(self, work: Work[T]) -> T:
        # It is all or nothing by itself: to begin and to end would be two questions more.
        return await _undisturbed(lambda: self.read(work))

    async def close(self) -> None:
        await self._engine.dispose()

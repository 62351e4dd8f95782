"""The store: what is kept of tables, seats and people. Every change is one transaction.

A move is acknowledged after `append` has returned, so a process may die at any moment without
losing one. Two processes that change the same table at once are told apart by its version: the
slower one gets StaleTable and reads again.
"""

from __future__ import annotations

import asyncio
import fcntl
import secrets
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from phylarium.kernel.errors import PhylariumError
from phylarium.table import schema
from phylarium.table.config import Settings

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_310_577
"""The advisory lock under which a PostgreSQL database is migrated."""

MOST_AT_ONCE = 100
"""How many changes SQLite is given in one transaction."""

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of table ids: none that look alike."""


class StaleTable(PhylariumError):
    """The table has changed since it was read; nothing was written."""


class NoSuchTable(PhylariumError):
    """No table has that id."""


class SeatTaken(PhylariumError):
    """Somebody else sits there already."""


class NameTaken(PhylariumError):
    """An account of that name exists."""


class TableRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `games`."""

    id: str
    game: str
    rules_version: str
    options: str
    seats: int
    seed: str
    commitment: str
    status: str
    public: bool
    private: bool
    imported: bool
    title: str
    owner: int | None
    created: float
    updated: float
    number: int
    version: int
    lineage: int
    to_move: int
    clock: str
    deadline: float | None
    result: str

    def settled(self) -> dict[str, bool | str]:
        """The options of the game."""
        return msgspec.json.decode(self.options, type=dict[str, bool | str])


class SeatRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `seats`."""

    game_id: str
    seat: int
    kind: str
    visitor_id: int | None
    bot: str
    name: str
    link_hash: str


class ActionRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `actions`."""

    game_id: str
    number: int
    seat: int
    action: str
    digest: str
    at: float


class VisitorRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `visitors`, with the name of the account if it has one."""

    id: int
    name: str
    account_id: int | None
    webhook: str
    email: str
    account: str | None = None


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `outbox` that is about to be written."""

    visitor_id: int
    game_id: str | None
    kind: str
    due: float
    text: str = ""


class NoticeRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `outbox`."""

    id: int
    visitor_id: int
    game_id: str | None
    kind: str
    text: str
    due: float
    tries: int


class RequestRow(msgspec.Struct, frozen=True, gc=False):
    """A row of `requests`."""

    game_id: str
    seat: int
    number: int
    agreed: str
    created: float

    def agreeing(self) -> list[int]:
        return msgspec.json.decode(self.agreed, type=list[int])


class News(msgspec.Struct, frozen=True):
    """What has changed of a table."""

    row: TableRow
    seats: list[SeatRow]
    request: RequestRow | None
    actions: list[ActionRow]


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def _migrate(connection: sa.Connection) -> None:
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

    def __init__(self, url: sa.URL) -> None:
        file = Path(url.database or "")
        file.parent.mkdir(parents=True, exist_ok=True)
        self._engine = sa.create_engine(url, hide_parameters=True)
        event.listen(self._engine, "connect", _sqlite_pragmas)
        event.listen(self._engine, "begin", _sqlite_begin)
        with _file_lock(file.with_suffix(".lock")), self._engine.begin() as connection:
            _migrate(connection)
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
                for work, _ in works:
                    try:
                        with connection.begin_nested():
                            outcomes.append((work(connection), None))
                    except Exception as error:
                        outcomes.append((None, error))
        except Exception as error:
            outcomes = [(None, error)] * len(works)
        loop.call_soon_threadsafe(_settle, [done for _, done in works], outcomes)

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
    async def open(cls, url: sa.URL) -> Remote:
        engine = create_async_engine(url, hide_parameters=True, pool_size=10, max_overflow=10, pool_pre_ping=True)
        async with engine.begin() as connection:
            await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_migrate)
        return cls(engine)

    async def read(self, work: Work[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


# The statements of every move, made once: making one takes longer than running it.
_TABLE = sa.select(schema.games).where(schema.games.c.id == sa.bindparam("wanted"))
_TOUCH = sa.update(schema.games).where(
    schema.games.c.id == sa.bindparam("wanted"), schema.games.c.version == sa.bindparam("known")
)
_ACTION = sa.insert(schema.actions)
_CONTACT = sa.select(schema.visitors.c.webhook, schema.visitors.c.email).where(
    schema.visitors.c.id == sa.bindparam("wanted")
)
_VISITOR = (
    sa.select(
        schema.visitors.c.id,
        schema.visitors.c.name,
        schema.visitors.c.account_id,
        schema.visitors.c.webhook,
        schema.visitors.c.email,
        schema.accounts.c.name.label("account"),
    )
    .select_from(schema.visitors.outerjoin(schema.accounts))
    .where(schema.visitors.c.token_hash == sa.bindparam("wanted"))
)


def _made(connection: sa.Connection, query: sa.Select[Any], kind: type[T], **wanted: object) -> list[T]:
    """The rows that a query finds, as objects of a kind with the same fields."""
    return [kind(**row) for row in connection.execute(query, wanted).mappings()]


def _table(connection: sa.Connection, id: str) -> TableRow:
    for row in _made(connection, _TABLE, TableRow, wanted=id):
        return row
    raise NoSuchTable(f"there is no table {id[:20]!r}")


def _touch(connection: sa.Connection, before: TableRow, **values: object) -> None:
    """Change the row of a table that is still as `before` says; first of all, so that others wait here."""
    changed = connection.execute(
        _TOUCH, {"wanted": before.id, "known": before.version, "version": before.version + 1, **values}
    )
    if changed.rowcount != 1:
        raise StaleTable(f"table {before.id} has changed since version {before.version}")


def _browsers(connection: sa.Connection, visitor: VisitorRow) -> list[int]:
    """The ids of all browsers of a visitor's account, or none."""
    if visitor.account_id is None:
        return []
    query = sa.select(schema.visitors.c.id).where(schema.visitors.c.account_id == visitor.account_id)
    return [row[0] for row in connection.execute(query)]


class Store:
    """What one server process keeps and finds in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    async def open(cls, settings: Settings) -> Store:
        """Connect and bring the tables up to date."""
        url = sa.engine.make_url(settings.engine_url)
        if url.get_backend_name() == "sqlite":
            return cls(await asyncio.to_thread(Embedded, url))
        return cls(await Remote.open(url))

    async def close(self) -> None:
        await self.database.close()

    async def ready(self) -> bool:
        """Whether the database answers."""
        return await self._first(sa.select(1)) == [1]

    # --- reading and changing ---------------------------------------------------------------

    async def _change(self, work: Work[T]) -> T:
        return await self.database.change(work)

    async def _rows(self, query: sa.Select[Any], kind: type[T]) -> list[T]:
        return await self.database.read(lambda connection: _made(connection, query, kind))

    async def _row(self, query: sa.Select[Any], kind: type[T]) -> T | None:
        rows = await self._rows(query, kind)
        return rows[0] if rows else None

    async def _first(self, query: sa.Select[Any]) -> list[Any]:
        """The first column of what a query finds."""
        return await self.database.read(lambda connection: [row[0] for row in connection.execute(query)])

    # --- tables -----------------------------------------------------------------------------

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
        return await self.database.read(lambda connection: _table(connection, id))

    async def seats(self, id: str) -> list[SeatRow]:
        query = sa.select(schema.seats).where(schema.seats.c.game_id == id).order_by(schema.seats.c.seat)
        return await self._rows(query, SeatRow)

    async def seats_at(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables."""
        table = schema.seats
        query = sa.select(table).where(table.c.game_id.in_(ids)).order_by(table.c.game_id, table.c.seat)
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self._rows(query, SeatRow):
            found[row.game_id].append(row)
        return found

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
            row = _table(connection, known.id)
            if row.version == known.version:
                return None
            while True:
                after = actions if row.lineage == known.lineage else 0
                seats, requests, rows = schema.seats, schema.requests, schema.actions
                news = News(
                    row,
                    _made(
                        connection, sa.select(seats).where(seats.c.game_id == row.id).order_by(seats.c.seat), SeatRow
                    ),
                    next(
                        iter(_made(connection, sa.select(requests).where(requests.c.game_id == row.id), RequestRow)),
                        None,
                    ),
                    _made(
                        connection,
                        sa.select(rows).where(rows.c.game_id == row.id, rows.c.number > after).order_by(rows.c.number),
                        ActionRow,
                    ),
                )
                # Another process may have changed the table between these queries.
                row = _table(connection, known.id)
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
            _touch(
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
            _touch(
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

    # --- snapshots --------------------------------------------------------------------------

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

    # --- lists ------------------------------------------------------------------------------

    async def tables_of(self, visitor: VisitorRow, limit: int = 50) -> list[TableRow]:
        """The tables at which a visitor (or another browser of the same account) sits or which are theirs."""

        def work(connection: sa.Connection) -> list[TableRow]:
            mine = [visitor.id, *_browsers(connection, visitor)]
            sitting = sa.select(schema.seats.c.game_id).where(schema.seats.c.visitor_id.in_(mine))
            query = (
                sa.select(schema.games)
                .where(sa.or_(schema.games.c.id.in_(sitting), schema.games.c.owner.in_(mine)))
                .order_by(schema.games.c.updated.desc())
                .limit(limit)
            )
            return _made(connection, query, TableRow)

        return await self.database.read(work)

    async def public_tables(self, status: str, limit: int = 20) -> list[TableRow]:
        query = (
            sa.select(schema.games)
            .where(schema.games.c.public, schema.games.c.status == status)
            .order_by(schema.games.c.updated.desc())
            .limit(limit)
        )
        return await self._rows(query, TableRow)

    async def bots_to_move(self, quiet_since: float) -> list[str]:
        """The tables on which a bot is to move and nothing has happened since."""
        games, seats = schema.games, schema.seats
        query = (
            sa.select(games.c.id)
            .join(seats, sa.and_(seats.c.game_id == games.c.id, seats.c.seat == games.c.to_move))
            .where(games.c.status == "running", seats.c.kind == "bot", games.c.updated <= quiet_since)
            .order_by(games.c.updated)
        )
        return await self._first(query)

    async def out_of_time(self, now: float) -> list[str]:
        """The running tables whose deadline has passed."""
        games = schema.games
        query = sa.select(games.c.id).where(games.c.status == "running", games.c.deadline <= now)
        return await self._first(query)

    async def all_tables(self) -> list[TableRow]:
        return await self._rows(sa.select(schema.games).order_by(schema.games.c.created), TableRow)

    async def counts(self) -> dict[str, int]:
        """How many tables there are by status."""
        query = sa.select(schema.games.c.status, sa.func.count()).group_by(schema.games.c.status)
        return await self.database.read(lambda c: {row[0]: row[1] for row in c.execute(query)})

    # --- seats ------------------------------------------------------------------------------

    async def seat_of_link(self, link_hash: str) -> SeatRow | None:
        return await self._row(sa.select(schema.seats).where(schema.seats.c.link_hash == link_hash), SeatRow)

    async def sit(self, id: str, seat: int, visitor_id: int, name: str, clock: str, deadline: float | None) -> None:
        """A visitor takes an open seat. When none is left the table begins, with this clock and deadline."""

        def work(connection: sa.Connection) -> None:
            taken = connection.execute(
                sa.update(schema.seats)
                .where(schema.seats.c.game_id == id, schema.seats.c.seat == seat, schema.seats.c.kind == "open")
                .values(kind="human", visitor_id=visitor_id, name=name, link_hash="")
            )
            if taken.rowcount != 1:
                raise SeatTaken(f"seat {seat + 1} of table {id} is taken")
            games = schema.games
            connection.execute(
                sa.update(games).where(games.c.id == id).values(version=games.c.version + 1, updated=time.time())
            )
            waiting = connection.execute(
                sa.select(sa.func.count()).where(schema.seats.c.game_id == id, schema.seats.c.kind == "open")
            )
            if waiting.scalar() == 0:
                connection.execute(
                    sa.update(games)
                    .where(games.c.id == id, games.c.status == "waiting")
                    .values(status="running", clock=clock, deadline=deadline)
                )

        await self._change(work)

    async def set_link(self, id: str, seat: int, link_hash: str) -> None:
        """A seat is found by another link from now on."""

        def work(connection: sa.Connection) -> None:
            games, seats = schema.games, schema.seats
            connection.execute(sa.update(games).where(games.c.id == id).values(version=games.c.version + 1))
            connection.execute(
                sa.update(seats).where(seats.c.game_id == id, seats.c.seat == seat).values(link_hash=link_hash)
            )

        await self._change(work)

    async def move_seat(self, id: str, seat: int, visitor_id: int) -> None:
        """Somebody goes on in another browser."""

        def work(connection: sa.Connection) -> None:
            games, seats = schema.games, schema.seats
            connection.execute(
                sa.update(seats).where(seats.c.game_id == id, seats.c.seat == seat).values(visitor_id=visitor_id)
            )
            connection.execute(sa.update(games).where(games.c.id == id).values(version=games.c.version + 1))

        await self._change(work)

    async def hand_over(
        self, before: TableRow, seat: int, *, clock: str, deadline: float | None, **values: object
    ) -> None:
        """A seat of a table that is still as `before` says changes hands: a bot steps in, or its owner is back."""

        def work(connection: sa.Connection) -> None:
            seats = schema.seats
            _touch(connection, before, clock=clock, deadline=deadline, updated=time.time())
            connection.execute(
                sa.update(seats).where(seats.c.game_id == before.id, seats.c.seat == seat).values(**values)
            )

        await self._change(work)

    # --- asking the others ------------------------------------------------------------------

    async def request(self, id: str) -> RequestRow | None:
        return await self._row(sa.select(schema.requests).where(schema.requests.c.game_id == id), RequestRow)

    async def ask(self, before: TableRow, seat: int, number: int, agreed: list[int]) -> None:
        """Replace the request to go back of a table that is still as `before` says."""

        def work(connection: sa.Connection) -> None:
            _touch(connection, before)
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
                    }
                ],
            )

        await self._change(work)

    async def drop_request(self, before: TableRow) -> None:
        """Forget the request of a table that is still as `before` says."""

        def work(connection: sa.Connection) -> None:
            _touch(connection, before)
            connection.execute(sa.delete(schema.requests).where(schema.requests.c.game_id == before.id))

        await self._change(work)

    # --- people -----------------------------------------------------------------------------

    async def visitor(self, token_hash: str) -> tuple[VisitorRow, list[int]] | None:
        """A browser by its cookie, and the ids of all browsers of its account (at least its own)."""

        def work(connection: sa.Connection) -> tuple[VisitorRow, list[int]] | None:
            for row in _made(connection, _VISITOR, VisitorRow, wanted=token_hash):
                return row, [row.id, *_browsers(connection, row)]
            return None

        return await self.database.read(work)

    async def visitors(self, ids: Sequence[int]) -> list[VisitorRow]:
        table = schema.visitors
        columns = (table.c.id, table.c.name, table.c.account_id, table.c.webhook, table.c.email)
        return await self._rows(sa.select(*columns).where(table.c.id.in_(ids)), VisitorRow)

    async def welcome(self, token_hash: str, name: str = "") -> VisitorRow:
        """A new browser."""

        def work(connection: sa.Connection) -> int:
            made = connection.execute(
                sa.insert(schema.visitors)
                .values(token_hash=token_hash, name=name, created=time.time())
                .returning(schema.visitors.c.id)
            )
            return int(made.scalar_one())

        return VisitorRow(await self._change(work), name, None, "", "")

    async def change_visitor(self, visitor: VisitorRow, **values: object) -> None:
        """Change what is kept of a visitor, and of the other browsers of the same account."""
        table = schema.visitors
        whose = table.c.id == visitor.id if visitor.account_id is None else table.c.account_id == visitor.account_id

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(table).where(whose).values(**values))

        await self._change(work)

    async def retire(self, visitor_id: int) -> None:
        """A browser logs out: its cookie opens nothing any more. Its seats stay with the account."""

        def work(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(schema.visitors)
                .where(schema.visitors.c.id == visitor_id)
                .values(token_hash=secrets.token_hex(32))
            )

        await self._change(work)

    async def account(self, name: str) -> tuple[int, str] | None:
        """The id and password hash of an account."""
        query = sa.select(schema.accounts.c.id, schema.accounts.c.password_hash).where(
            schema.accounts.c.key == name.casefold()
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row[0], row[1])

    async def join_account(self, visitor_id: int, account_id: int, token_hash: str) -> None:
        """A browser logs in: it gets a new cookie, and where its account likes to be told."""
        table = schema.visitors

        def work(connection: sa.Connection) -> None:
            known = (
                connection.execute(
                    sa.select(table.c.webhook, table.c.email)
                    .where(table.c.account_id == account_id, table.c.id != visitor_id)
                    .order_by(table.c.id.desc())
                    .limit(1)
                )
            ).first()
            values: dict[str, object] = {"account_id": account_id, "token_hash": token_hash}
            if known is not None:
                values.update(webhook=known[0], email=known[1])
            connection.execute(sa.update(table).where(table.c.id == visitor_id).values(**values))

        await self._change(work)

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
            connection.execute(
                sa.update(table).where(whose).values(email=found[2], email_wanted="", email_link_hash="")
            )
            return True

        return bool(await self._change(work))

    # --- the outbox -------------------------------------------------------------------------

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

    # --- accounts ---------------------------------------------------------------------------

    async def register(self, name: str, password_hash: str) -> int:
        def work(connection: sa.Connection) -> int:
            made = connection.execute(
                sa.insert(schema.accounts)
                .values(name=name, key=name.casefold(), password_hash=password_hash, created=time.time())
                .returning(schema.accounts.c.id)
            )
            return int(made.scalar_one())

        try:
            return int(await self._change(work))
        except IntegrityError as error:
            raise NameTaken(f"the name {name!r} is taken") from error

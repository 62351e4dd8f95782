"""A whole database as one file: written from one, read into another, of either kind.

The file is lines of JSON under gzip. The first says what it is and which migration the database had come to. Then come
the tables, each with a line that names its columns, in an order in which every row finds what it refers to, and a line
a row, by key. The last has the number of rows of each table and the SHA-256 of all lines before it. Equal databases
make equal files, whichever kind they are of.

It holds everything, also what opens something: hashes of passwords, cookies and links, addresses, seeds of games that
go on. Without them nobody could log in or go on playing afterwards, so it is a file for its owner alone.
"""

from __future__ import annotations

import gzip
import hashlib
import itertools
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from phylarium import __version__
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.troubles import trouble
from phylarium.table.config import Settings
from phylarium.table.store.database import alone, in_file_alone, reading
from phylarium.table.store.revisions import known_revisions, migrate, reflected, revision_of
from phylarium.table.store.unusable import StoreUnusable, driver_trouble, place_of, said_in_words

T = TypeVar("T")

FORMAT = 1
"""Grows with every change that makes older programs unable to read the file."""

GZIP = b"\x1f\x8b"
"""How every file under gzip begins."""

ROWS_AT_ONCE = 500


class Refused(PhylariumError):
    """A file that is not read, or a database that is not filled."""

    def __init__(self, id: str, **args: Argument) -> None:
        super().__init__(Message(id, args), "table")


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the file that is no row of a table."""


class Header(Line):
    """The first line."""

    phylarium_database: int
    """The format."""
    schema: str
    """The last migration of the database."""
    version: str
    """The version of Phylarium that wrote it."""


class TableHead(Line):
    """The line before the rows of a table."""

    table: str
    columns: list[str]
    bytes: list[str]
    """Those of them that are bytes, here in base 64."""


class Footer(Line):
    """The last line."""

    rows: dict[str, int]
    sha256: str


class Moved(msgspec.Struct):
    """What was written or read."""

    where: str
    """The database."""
    schema: str
    tables: dict[str, int]
    """By table, how many rows."""
    sha256: str


# --- out -------------------------------------------------------------------------------------


async def export_database(settings: Settings, path: Path) -> Moved:
    """Write everything that a database holds at one moment into a new file. Servers may go on meanwhile."""
    url = sa.engine.make_url(settings.engine_url)
    with said_in_words(url):
        return await reading(url, lambda connection: _export(connection, place_of(url), path))


def _export(connection: sa.Connection, where: str, path: Path) -> Moved:
    schema = revision_of(connection)
    if schema is None:
        raise StoreUnusable("table-store-missing", where)
    if schema not in known_revisions():
        raise StoreUnusable("table-store-newer", where)
    with NewFile(path) as file:
        file.line(msgspec.structs.asdict(Header(FORMAT, schema, __version__)))
        counts = {table.name: _export_table(connection, table, file) for table in reflected(connection).sorted_tables}
        sha256 = file.digest.hexdigest()
        file.line(msgspec.structs.asdict(Footer(counts, sha256)))
    return Moved(where, schema, counts, sha256)


def _export_table(connection: sa.Connection, table: sa.Table, file: NewFile) -> int:
    columns = sorted(table.columns, key=lambda column: column.name)
    binary = [column.name for column in columns if isinstance(column.type, sa.LargeBinary)]
    file.line(msgspec.structs.asdict(TableHead(table.name, [column.name for column in columns], binary)))
    places = [place for place, column in enumerate(columns) if column.name in binary]
    query = sa.select(*columns).order_by(*(_by_bytes(connection, key) for key in table.primary_key.columns))
    count = 0
    for row in connection.execution_options(yield_per=ROWS_AT_ONCE).execute(query):
        values = list(row)
        for place in places:
            if values[place] is not None:
                values[place] = b64encode(values[place]).decode()
        file.line(values)
        count += 1
    return count


def _by_bytes(connection: sa.Connection, key: sa.Column[Any]) -> sa.ColumnElement[Any]:
    """How rows are put in order: texts by their bytes, as SQLite does it, not as the language of the server would."""
    if connection.dialect.name == "postgresql" and isinstance(key.type, sa.String):
        return sa.collate(key, "C")
    return key


class NewFile:
    """A file for its owner alone, line by line; it is there when it is whole."""

    def __init__(self, path: Path) -> None:
        if path.exists():
            raise Refused("table-export-exists", file=str(path))
        self.path = path
        self.half = path.with_name(f"{path.name}.part")
        self.digest = hashlib.sha256()

    def __enter__(self) -> Self:
        with self._said():
            self.half.unlink(missing_ok=True)
            self._file = os.fdopen(os.open(self.half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
        self._packed = gzip.GzipFile("", "wb", fileobj=self._file, mtime=0)
        return self

    def line(self, value: object) -> None:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode() + b"\n"
        self.digest.update(text)
        with self._said():
            self._packed.write(text)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            with self._said(), self._file:
                self._packed.close()
                self._file.flush()
                os.fsync(self._file.fileno())
            if kind is None:
                with self._said():
                    self.half.rename(self.path)
        finally:
            self.half.unlink(missing_ok=True)

    @contextmanager
    def _said(self) -> Iterator[None]:
        """What goes wrong here is about the file, not about the database."""
        try:
            yield
        except OSError as error:
            raise Refused("table-export-failed", file=str(self.path), problem=trouble(error)) from error


# --- in --------------------------------------------------------------------------------------


class Reader:
    """The lines of such a file, each looked at before it is given away; one that is not whole is refused in the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.counts: dict[str, int] = {}
        self.sha256 = ""
        self._digest = hashlib.sha256()
        self._lines = self._read()
        self.header = self._header()

    def _damaged(self, problem: Argument) -> Refused:
        return Refused("table-import-damaged", file=str(self.path), problem=problem)

    def _read(self) -> Iterator[bytes]:
        try:
            with gzip.open(self.path, "rb") as file:
                yield from file
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise self._damaged(trouble(error)) from error

    def _header(self) -> Header:
        with self.path.open("rb") as file:
            if file.read(len(GZIP)) != GZIP:
                raise Refused("table-import-other", file=str(self.path))
        line = next(self._lines, b"")
        self._digest.update(line)
        try:
            told = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            told = None
        form = told.get("phylarium_database") if isinstance(told, dict) else None
        if not isinstance(form, int):
            raise Refused("table-import-other", file=str(self.path))
        if form > FORMAT:
            raise Refused("table-import-newer", file=str(self.path))
        header = self._decoded(line, Header)
        if header.schema not in known_revisions():
            raise Refused("table-import-newer", file=str(self.path))
        return header

    def _decoded(self, line: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._damaged(trouble(error)) from error

    def tables(self) -> Iterator[tuple[TableHead, Iterator[list[Any]]]]:
        """Each table with its rows, which are to be taken before the next one is asked for."""
        line = next(self._lines, b"")
        while line.startswith(b'{"table"'):
            head = self._decoded(line, TableHead)
            if head.table in self.counts:
                raise self._damaged(head.table)
            self._digest.update(line)
            self.counts[head.table] = 0
            following: list[bytes] = []
            yield head, self._rows(head, following)
            if not following:
                raise ValueError(f"not all rows of {head.table} were taken")
            line = following[0]
        footer = self._decoded(line, Footer)
        self.sha256 = self._digest.hexdigest()
        if footer.rows != self.counts or footer.sha256 != self.sha256:
            raise self._damaged("SHA-256")
        if next(self._lines, None) is not None:
            raise self._damaged("EOF")

    def _rows(self, head: TableHead, following: list[bytes]) -> Iterator[list[Any]]:
        binary = [place for place, name in enumerate(head.columns) if name in head.bytes]
        for line in self._lines:
            if not line.startswith(b"["):
                following.append(line)
                return
            self._digest.update(line)
            self.counts[head.table] += 1
            row = self._decoded(line, list[Any])
            if len(row) != len(head.columns):
                raise self._damaged(f"{head.table} {self.counts[head.table]}")
            for place in binary:
                if row[place] is not None:
                    row[place] = self._bytes(row[place])
            yield row
        following.append(b"")

    def _bytes(self, text: object) -> bytes:
        try:
            return b64decode(text if isinstance(text, str) else "?", validate=True)
        except ValueError as error:
            raise self._damaged(trouble(error)) from error


def checked(path: Path) -> Reader:
    """A file that was read to its end, and found whole."""
    reader = Reader(path)
    for _, rows in reader.tables():
        for _ in rows:
            pass
    return reader


async def import_database(settings: Settings, path: Path) -> Moved:
    """Read such a file into a database that is new or empty: all of it, or nothing.

    The file is read twice: one that is damaged does not even touch the database.
    """
    checked(path)
    url = sa.engine.make_url(settings.engine_url)
    where = place_of(url)
    with said_in_words(url):
        if url.get_backend_name() == "sqlite":
            return in_file_alone(url, lambda connection: _import(connection, where, path))
        engine = create_async_engine(url, hide_parameters=True)
        try:
            return await alone(engine, lambda connection: _import(connection, where, path))
        finally:
            await engine.dispose()


def _import(connection: sa.Connection, where: str, path: Path) -> Moved:
    current = revision_of(connection)
    if current is not None and current not in known_revisions():
        raise StoreUnusable("table-store-newer", where)
    for table in reflected(connection).sorted_tables:
        if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() is not None:
            raise Refused("table-import-not-empty", where=where, table=table.name)
    reader = Reader(path)
    migrate(connection, reader.header.schema)
    there = reflected(connection).tables
    for head, rows in reader.tables():
        if head.table not in there or set(there[head.table].columns.keys()) != set(head.columns):
            raise Refused("table-import-damaged", file=str(path), problem=head.table)
        while some := list(itertools.islice(rows, ROWS_AT_ONCE)):
            _insert(connection, where, there[head.table], head.columns, some)
    if set(reader.counts) != set(there):
        raise Refused("table-import-damaged", file=str(path), problem=min(set(there) - set(reader.counts)))
    if connection.dialect.name == "postgresql":
        for table in there.values():
            _count_on(connection, table)
    migrate(connection)
    return Moved(where, known_revisions()[0], reader.counts, reader.sha256)


def _insert(
    connection: sa.Connection, where: str, table: sa.Table, columns: Sequence[str], rows: list[list[Any]]
) -> None:
    try:
        connection.execute(sa.insert(table), [dict(zip(columns, row, strict=True)) for row in rows])
    except (sa.exc.DBAPIError, sa.exc.StatementError) as error:
        problem = driver_trouble(error.orig or error)
        raise Refused("table-import-refused", where=where, table=table.name, problem=problem) from error


def _count_on(connection: sa.Connection, table: sa.Table) -> None:
    """Let the numbers that PostgreSQL gives to new rows go on after the last that there is."""
    for key in table.primary_key.columns:
        sequence = connection.scalar(sa.select(sa.func.pg_get_serial_sequence(table.name, key.name)))
        last = connection.scalar(sa.select(sa.func.max(key))) if sequence else None
        if last is not None:
            connection.execute(sa.select(sa.func.setval(sequence, last)))

"""Why a database cannot be used, in a sentence each: what is wrong and what would be right."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import sqlalchemy as sa
from alembic.util.exc import CommandError
from asyncpg import PostgresError  # type: ignore[import-untyped]

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.troubles import quoted, trouble

FILE = "table"
"""Where these messages are."""


class StoreUnusable(PhylariumError):
    """A database that a server cannot run with."""

    def __init__(self, id: str, where: str, problem: Argument = "") -> None:
        super().__init__(Message(id, {"where": where, "problem": problem}), FILE)


def place_of(url: sa.URL) -> str:
    """Which database that is, without what opens it."""
    if url.get_backend_name() == "sqlite":
        return url.database or ":memory:"
    return f"{url.host or 'localhost'}:{url.port or 5432}/{url.database or ''}"


@contextmanager
def said_in_words(url: sa.URL) -> Iterator[None]:
    """Turn whatever can go wrong while a database is opened into a sentence."""
    embedded, where = url.get_backend_name() == "sqlite", place_of(url)
    try:
        yield
    except CommandError as error:
        # The only one that opening meets: the database names a migration that this version does not have.
        raise StoreUnusable("table-store-newer", where) from error
    except sa.exc.DBAPIError as error:
        raise _of_driver(where, embedded, error.orig or error) from error
    except (sqlite3.Error, PostgresError) as error:
        raise _of_driver(where, embedded, error) from error
    except OSError as error:
        id = "table-store-folder" if embedded else "table-store-away"
        raise StoreUnusable(id, where, trouble(error)) from error


def _of_driver(where: str, embedded: bool, error: BaseException) -> StoreUnusable:
    text = str(error)
    if not embedded:
        return StoreUnusable("table-store-refuses", where, driver_trouble(error))
    if "not a database" in text or "malformed" in text:
        return StoreUnusable("table-store-garbage", where)
    if "readonly" in text or "read-only" in text:
        return StoreUnusable("table-store-read-only", where)
    if "unable to open" in text:
        return StoreUnusable("table-store-folder", where, driver_trouble(error))
    return StoreUnusable("table-store-failed", where, driver_trouble(error))


CODES: Final = {
    "28000": "trouble-password",
    "28P01": "trouble-password",
    "3D000": "trouble-database-gone",
    "42501": "trouble-denied",
    "53100": "trouble-full",
    "53300": "trouble-crowded",
    "57P03": "trouble-starting",
    "23502": "trouble-row-empty",
    "23503": "trouble-row-lost",
    "23505": "trouble-row-twice",
    "SQLITE_BUSY": "trouble-busy",
    "SQLITE_CANTOPEN": "trouble-not-opened",
    "SQLITE_CONSTRAINT_FOREIGNKEY": "trouble-row-lost",
    "SQLITE_CONSTRAINT_NOTNULL": "trouble-row-empty",
    "SQLITE_CONSTRAINT_PRIMARYKEY": "trouble-row-twice",
    "SQLITE_CONSTRAINT_UNIQUE": "trouble-row-twice",
    "SQLITE_FULL": "trouble-full",
    "SQLITE_READONLY": "trouble-read-only",
}
"""What databases call their errors. The words that they have for all others are their own, in whatever language."""


def driver_trouble(error: BaseException) -> Message:
    """What a database says."""
    code = getattr(error, "sqlstate", None) or getattr(error, "sqlite_errorname", None) or type(error).__name__
    if code in CODES:
        return Message(CODES[code])
    return quoted(code, str(error).rpartition(">: ")[2])

"""Why a database cannot be used, in a sentence each: what is wrong and what would be right."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from alembic.util.exc import CommandError
from asyncpg import PostgresError  # type: ignore[import-untyped]

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import Message

FILE = "table"
"""Where these messages are."""


class StoreUnusable(PhylariumError):
    """A database that a server cannot run with."""

    def __init__(self, id: str, where: str, problem: str = "") -> None:
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
        raise StoreUnusable(id, where, error.strerror or type(error).__name__) from error


def _of_driver(where: str, embedded: bool, error: BaseException) -> StoreUnusable:
    text = str(error)
    if not embedded:
        return StoreUnusable("table-store-refuses", where, text.rpartition(">: ")[2])
    if "not a database" in text or "malformed" in text:
        return StoreUnusable("table-store-garbage", where)
    if "readonly" in text or "read-only" in text:
        return StoreUnusable("table-store-read-only", where)
    if "unable to open" in text:
        return StoreUnusable("table-store-folder", where, text)
    return StoreUnusable("table-store-failed", where, text)

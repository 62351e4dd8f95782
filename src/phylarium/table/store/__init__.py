"""The store: what is kept of tables, seats and people. Every change is one transaction.

A move is acknowledged after `append` has returned, so a process may die at any moment without
losing one. Two processes that change the same table at once are told apart by its version: the
slower one gets StaleTable and reads again.
"""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from phylarium.table.config import Settings
from phylarium.table.store.database import Database, Embedded, Remote
from phylarium.table.store.lists import Lists
from phylarium.table.store.outbox import Outbox
from phylarium.table.store.people import People
from phylarium.table.store.requests import Requests
from phylarium.table.store.rows import (
    ActionRow,
    KeptRow,
    NameTaken,
    News,
    NoSuchTable,
    Notice,
    NoticeRow,
    PartRow,
    RequestRow,
    SeatRow,
    SeatTaken,
    StaleTable,
    TableRow,
    VisitorRow,
    new_id,
)
from phylarium.table.store.seats import Seats
from phylarium.table.store.tables import Tables

__all__ = [
    "ActionRow",
    "Database",
    "Embedded",
    "KeptRow",
    "NameTaken",
    "News",
    "NoSuchTable",
    "Notice",
    "NoticeRow",
    "PartRow",
    "Remote",
    "RequestRow",
    "SeatRow",
    "SeatTaken",
    "StaleTable",
    "Store",
    "TableRow",
    "VisitorRow",
    "new_id",
]


class Store(Tables, Lists, Seats, Requests, People, Outbox):
    """What one server process keeps and finds in the database."""

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

"""The store: what is kept of tables, seats and people. Every change is one transaction.

A move is acknowledged after `append` has returned, so a process may die at any moment without
losing one. Two processes that change the same table at once are told apart by its version: the
slower one gets StaleTable and reads again.
"""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from phylarium.table.config import Settings
from phylarium.table.store.campaigns import Campaigns
from phylarium.table.store.company import Company
from phylarium.table.store.database import Database, Embedded, Remote
from phylarium.table.store.leaving import Leaving
from phylarium.table.store.lists import Lists
from phylarium.table.store.lobby import Lobby
from phylarium.table.store.outbox import Outbox
from phylarium.table.store.requests import Requests
from phylarium.table.store.rows import (
    RULES_ASKED,
    ActionRow,
    CampaignRow,
    ChatRow,
    KeptRow,
    NameTaken,
    News,
    NoSuchCampaign,
    NoSuchLink,
    NoSuchTable,
    Notice,
    NoticeRow,
    OfferRow,
    PartRow,
    RatingRow,
    RequestRow,
    ResultRow,
    Seated,
    SeatRow,
    SeatTaken,
    StaleTable,
    TableRow,
    VacationRow,
    VisitorRow,
    new_id,
)
from phylarium.table.store.seats import Seats
from phylarium.table.store.standings import Standings
from phylarium.table.store.stories import Stories
from phylarium.table.store.tables import Tables, WholeTable, new_table
from phylarium.table.store.times import Times
from phylarium.table.store.unusable import StoreUnusable, said_in_words

__all__ = [
    "RULES_ASKED",
    "ActionRow",
    "CampaignRow",
    "ChatRow",
    "Database",
    "Embedded",
    "KeptRow",
    "NameTaken",
    "News",
    "NoSuchCampaign",
    "NoSuchLink",
    "NoSuchTable",
    "Notice",
    "NoticeRow",
    "OfferRow",
    "PartRow",
    "RatingRow",
    "Remote",
    "RequestRow",
    "ResultRow",
    "SeatRow",
    "SeatTaken",
    "Seated",
    "StaleTable",
    "Store",
    "StoreUnusable",
    "TableRow",
    "VacationRow",
    "VisitorRow",
    "WholeTable",
    "new_id",
    "new_table",
    "opens",
]


class Store(Tables, Campaigns, Lists, Seats, Requests, Leaving, Outbox, Lobby, Standings, Company, Times, Stories):
    """What one server process keeps and finds in the database."""

    @classmethod
    async def open(cls, settings: Settings, existing: bool = False) -> Store:
        """Connect and bring the tables up to date. One that must be `existing` is refused where it would be new."""
        url = sa.engine.make_url(settings.engine_url)
        with said_in_words(url):
            if url.get_backend_name() == "sqlite":
                return cls(await asyncio.to_thread(Embedded, url, existing))
            return cls(await Remote.open(url, existing))

    async def close(self) -> None:
        await self.database.close()

    async def ready(self) -> bool:
        """Whether the database answers, and can write: on a full disk it could still be read."""
        versions = sa.table("alembic_version", sa.column("version_num"))
        same = sa.update(versions).values(version_num=versions.c.version_num)
        return await self._change(lambda connection: connection.execute(same).rowcount) == 1


async def opens(settings: Settings) -> None:
    """Open a database and close it again; StoreUnusable says why that cannot be done."""
    await (await Store.open(settings)).close()

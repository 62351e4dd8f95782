"""Campaigns: begun with their first tables, and gone on with one table after the other."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from phylarium.table import schema
from phylarium.table.store.outbox import write_notices
from phylarium.table.store.rows import CampaignRow, NoSuchCampaign, StaleTable, TableRow, VisitorRow
from phylarium.table.store.shelf import TABLES, Shelf, browsers, made, touch
from phylarium.table.store.tables import WholeTable, write_table


class Campaigns(Shelf):
    """Rows of `campaigns`, and tables that are their chapters."""

    async def begin_campaign(self, campaign: CampaignRow, chapters: Sequence[WholeTable]) -> None:
        """A new campaign with its first table, or with those that it brings along; all of it or nothing."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.campaigns), [msgspec.structs.asdict(campaign)])
            for chapter in chapters:
                write_table(connection, chapter)

        await self._change(work)

    async def follow(
        self, before: TableRow, chapter: WholeTable, moved: Sequence[tuple[int, str]], tell: int | None, tell_at: float
    ) -> None:
        """The next chapter begins after a table that is still as `before` says: exactly one, whoever else tries.

        `moved` are seats of the finished table whose links now lead to the new one, each with that link's hash, and
        `tell` is the visitor who is to be told that it is their turn there.
        """

        def work(connection: sa.Connection) -> None:
            touch(connection, before, followed_by=chapter.row.id, handed_on=before.handed_on)
            seats = schema.seats
            for seat, link_hash in moved:
                # A link that was made since is another one, and stays where it was made.
                connection.execute(
                    sa.update(seats)
                    .where(seats.c.game_id == before.id, seats.c.seat == seat, seats.c.link_hash == link_hash)
                    .values(link_hash="")
                )
            write_table(connection, chapter)
            if tell is not None:
                write_notices(connection, tell, chapter.row.id, tell_at)

        try:
            await self._change(work)
        except IntegrityError as error:
            raise StaleTable(f"table {before.id} is followed by another one already") from error

    async def campaign(self, id: str) -> CampaignRow:
        if id.isascii() and id.isalnum():  # PostgreSQL takes no text with a zero byte, not even to look for it
            found = await self._row(sa.select(schema.campaigns).where(schema.campaigns.c.id == id), CampaignRow)
            if found is not None:
                return found
        raise NoSuchCampaign(f"there is no campaign {id[:20]!r}")

    async def chapters(self, id: str) -> list[TableRow]:
        """The tables of a campaign in their order."""
        games = schema.games
        return await self._rows(TABLES.where(games.c.campaign_id == id).order_by(games.c.chapter), TableRow)

    async def campaigns_of(self, visitor: VisitorRow, limit: int = 20) -> list[CampaignRow]:
        """The campaigns in which somebody sits or sat, or which are theirs; the newest first."""
        games, seats, campaigns = schema.games, schema.seats, schema.campaigns

        def work(connection: sa.Connection) -> list[CampaignRow]:
            mine = [visitor.id, *browsers(connection, visitor)]
            sitting = (
                sa.select(games.c.campaign_id)
                .join(seats, seats.c.game_id == games.c.id)
                .where(seats.c.visitor_id.in_(mine), games.c.campaign_id.is_not(None))
            )
            query = (
                sa.select(campaigns)
                .where(sa.or_(campaigns.c.id.in_(sitting), campaigns.c.owner.in_(mine)))
                .order_by(campaigns.c.created.desc())
                .limit(limit)
            )
            return made(connection, query, CampaignRow)

        return await self.database.read(work)

    async def all_campaigns(self) -> list[CampaignRow]:
        return await self._rows(sa.select(schema.campaigns).order_by(schema.campaigns.c.created), CampaignRow)

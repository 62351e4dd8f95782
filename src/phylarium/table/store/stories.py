"""Stories of finished games, kept as far as they have been worked out."""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.store.shelf import Shelf, made

TOLD, FAILED, BEGUN = "told", "failed", "begun"


class StoryRow(msgspec.Struct, frozen=True):
    """How far the story of a table has come."""

    game_id: str
    status: str
    done: int
    steps: int
    telling: str
    held_until: float
    updated: float


class Stories(Shelf):
    async def story(self, id: str) -> StoryRow | None:
        rows = await self._rows(sa.select(schema.stories).where(schema.stories.c.game_id == id), StoryRow)
        return rows[0] if rows else None

    async def begin_story(self, id: str) -> None:
        """A story is wanted of a finished table; nothing where it has been begun, or the game goes on."""

        def work(connection: sa.Connection) -> None:
            stories, games = schema.stories, schema.games
            known = sa.select(stories.c.game_id).where(stories.c.game_id == id)
            over = sa.select(games.c.id).where(games.c.id == id, games.c.status == "over").with_for_update()
            if connection.execute(over).first() is not None and connection.execute(known).first() is None:
                row = {"game_id": id, "status": BEGUN, "done": 0, "steps": 0, "telling": "", "held_until": 0.0}
                connection.execute(sa.insert(stories), [{**row, "updated": time.time()}])

        await self._change(work)

    async def unfinished_stories(self, now: float, limit: int = 50) -> list[tuple[str, int | None]]:
        """Stories that nobody works on, each with whose table it is; the one that has waited longest first."""
        stories, games = schema.stories, schema.games

        def work(connection: sa.Connection) -> list[tuple[str, int | None]]:
            query = (
                sa.select(stories.c.game_id, games.c.owner)
                .join(games, games.c.id == stories.c.game_id)
                .where(stories.c.status == BEGUN, stories.c.held_until < now)
                .order_by(stories.c.updated)
                .limit(limit)
            )
            return [(row[0], row[1]) for row in connection.execute(query)]

        return await self.database.read(work)

    async def hold_story(self, id: str, now: float, seconds: float) -> StoryRow | None:
        """Take a story to work on it for some seconds; None where another process was faster."""
        stories = schema.stories

        def work(connection: sa.Connection) -> StoryRow | None:
            taken = connection.execute(
                sa.update(stories)
                .where(stories.c.game_id == id, stories.c.status == BEGUN, stories.c.held_until < now)
                .values(held_until=now + seconds)
            )
            if taken.rowcount != 1:
                return None
            return made(connection, sa.select(stories).where(stories.c.game_id == id), StoryRow)[0]

        return await self._change(work)

    async def tell_story(self, id: str, status: str, done: int, steps: int, telling: str) -> None:
        """Keep how far a story has come, and let others go on with it."""
        stories = schema.stories
        values = {"status": status, "done": done, "steps": steps, "telling": telling, "held_until": 0.0}

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(stories).where(stories.c.game_id == id).values(**values, updated=time.time()))

        await self._change(work)

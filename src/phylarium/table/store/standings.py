"""How games came out, and how strong those are who play them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from phylarium.bots.skill import NEWCOMER, Strength
from phylarium.table import schema
from phylarium.table.store.rows import RatingRow, ResultRow, TableRow, VisitorRow
from phylarium.table.store.shelf import TABLES, Shelf, browsers, made

Rate = Callable[[dict[str, Strength]], dict[str, Strength]]
"""From the strengths of the players of a game to those that they have after it."""


class Standings(Shelf):
    """Rows of `results` and `ratings`."""

    async def uncounted(self, since: float, limit: int = 20) -> list[TableRow]:
        """The games that have ended since and whose results are not kept yet, but for lessons and brought records."""
        games, results = schema.games, schema.results
        counted = sa.exists().where(results.c.game_id == games.c.id)
        query = (
            TABLES.where(games.c.status == "over", games.c.updated >= since, ~counted, games.c.result != "")
            .where(games.c.imported.is_(False), games.c.lesson == "")
            .order_by(games.c.updated)
            .limit(limit)
        )
        return await self._rows(query, TableRow)

    async def count_game(
        self, rows: Sequence[ResultRow], players: Sequence[str] = (), rate: Rate | None = None
    ) -> bool:
        """Keep the results of a game, and rate its players by seat; False where another process has done so."""
        game, ratings = rows[0].game, schema.ratings

        def work(connection: sa.Connection) -> None:
            kept = list(rows)
            # First of all, so that of two processes one fails here before anybody is rated.
            connection.execute(sa.insert(schema.results), [msgspec.structs.asdict(row) for row in kept])
            if rate is None:
                return
            known = _strengths(connection, game, sorted(set(players)))
            fresh = rate(known)
            for player, strength in fresh.items():
                connection.execute(
                    sa.update(ratings)
                    .where(ratings.c.game == game, ratings.c.player == player)
                    .values(mu=strength.mu, sigma=strength.sigma, games=ratings.c.games + 1)
                )
            results = schema.results
            for row, player in zip(kept, players, strict=True):
                connection.execute(
                    sa.update(results)
                    .where(results.c.game_id == row.game_id, results.c.seat == row.seat)
                    .values(before=known[player].mu, after=fresh[player].mu)
                )

        try:
            await self._change(work)
        except IntegrityError:
            return False
        return True

    async def accounts_of(self, visitors: Sequence[int]) -> dict[int, int]:
        """The accounts that browsers belong to."""
        table = schema.visitors
        query = sa.select(table.c.id, table.c.account_id).where(
            table.c.id.in_(visitors), table.c.account_id.is_not(None)
        )
        return await self.database.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def browsers_of(self, visitor: VisitorRow) -> list[int]:
        """The ids of all browsers of somebody."""
        return await self.database.read(lambda connection: [visitor.id, *browsers(connection, visitor)])

    async def rating(self, game: str, account_id: int) -> RatingRow | None:
        table = schema.ratings
        query = sa.select(table).where(table.c.game == game, table.c.player == f"account {account_id}")
        return await self._row(query, RatingRow)

    async def ratings(self, player: str) -> list[RatingRow]:
        """The ratings of somebody by game."""
        table = schema.ratings
        return await self._rows(sa.select(table).where(table.c.player == player).order_by(table.c.game), RatingRow)

    async def ladder(self, game: str, limit: int = 50) -> list[tuple[RatingRow, str | None]]:
        """The strongest at a game, each with the name of their account; bots have none."""
        ratings, accounts = schema.ratings, schema.accounts
        named = sa.literal("account ") + sa.cast(accounts.c.id, sa.String)
        query = (
            sa.select(ratings, accounts.c.name)
            .select_from(ratings.outerjoin(accounts, ratings.c.player == named))
            .where(ratings.c.game == game)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(limit)
        )

        def work(connection: sa.Connection) -> list[tuple[RatingRow, str | None]]:
            return [(RatingRow(*row[:5]), row[5]) for row in connection.execute(query)]

        return await self.database.read(work)

    async def results_of(self, account_id: int, limit: int = 2000) -> list[ResultRow]:
        """How the games of somebody came out, the newest first."""
        table = schema.results
        query = sa.select(table).where(table.c.account_id == account_id).order_by(table.c.ended.desc()).limit(limit)
        return await self._rows(query, ResultRow)


def _strengths(connection: sa.Connection, game: str, players: Sequence[str]) -> dict[str, Strength]:
    """How strong some are at a game, in rows that nobody else changes until this is committed."""
    table = schema.ratings
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = [{"game": game, "player": one, "mu": NEWCOMER.mu, "sigma": NEWCOMER.sigma, "games": 0} for one in players]
    connection.execute(insert(table).on_conflict_do_nothing(), new)
    query = sa.select(table).where(table.c.game == game, table.c.player.in_(players)).order_by(table.c.player)
    if connection.dialect.name != "sqlite":
        query = query.with_for_update()
    return {row.player: Strength(row.mu, row.sigma) for row in made(connection, query, RatingRow)}

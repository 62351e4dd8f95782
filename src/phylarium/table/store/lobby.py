"""Open seats that anybody may take."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.store.rows import OfferRow, SeatRow, SeatTaken, TableRow
from phylarium.table.store.shelf import TABLES, Shelf, lock_tables, made


class Lobby(Shelf):
    """Rows of `offers`. One counts only while its seat is open and its table waits."""

    async def set_offer(self, seat: SeatRow, offer: OfferRow | None) -> None:
        """Offer a seat that is still open to anybody, or do so no more."""
        seats, offers = schema.seats, schema.offers
        here = (offers.c.game_id == seat.game_id, offers.c.seat == seat.seat)

        def work(connection: sa.Connection) -> None:
            lock_tables(connection, [seat.game_id])
            still = sa.select(seats.c.kind).where(seats.c.game_id == seat.game_id, seats.c.seat == seat.seat)
            if connection.execute(still).scalar_one() != "open":
                raise SeatTaken(f"seat {seat.seat + 1} of table {seat.game_id} is taken")
            connection.execute(sa.delete(offers).where(*here))
            if offer is not None:
                connection.execute(sa.insert(offers), [msgspec.structs.asdict(offer)])

        await self._change(work)

    async def offers(self, id: str) -> list[OfferRow]:
        """The seats of a table that anybody may take now."""
        return await self._rows(_open(sa.select(schema.offers)).where(schema.offers.c.game_id == id), OfferRow)

    async def lobby(self, game: str = "", limit: int = 200) -> list[tuple[TableRow, list[OfferRow]]]:
        """The tables with such seats, the newest first."""
        games, offers = schema.games, schema.offers

        def work(connection: sa.Connection) -> list[tuple[TableRow, list[OfferRow]]]:
            offered = _open(sa.select(offers.c.game_id))
            query = TABLES.where(games.c.id.in_(offered)).order_by(games.c.created.desc()).limit(limit)
            tables = made(connection, query.where(games.c.game == game) if game else query, TableRow)
            found = _offers_at(connection, [row.id for row in tables])
            return [(row, [offer for offer in found if offer.game_id == row.id]) for row in tables]

        return await self.database.read(work)


def _open(query: sa.Select[tuple[object, ...]]) -> sa.Select[tuple[object, ...]]:
    """Of offers: those whose seats are free."""
    games, seats, offers = schema.games, schema.seats, schema.offers
    return (
        query.join(seats, sa.and_(seats.c.game_id == offers.c.game_id, seats.c.seat == offers.c.seat))
        .join(games, games.c.id == offers.c.game_id)
        .where(seats.c.kind == "open", games.c.status == "waiting", games.c.private.is_(False))
    )


def _offers_at(connection: sa.Connection, ids: Sequence[str]) -> list[OfferRow]:
    offers = schema.offers
    query = _open(sa.select(offers)).where(offers.c.game_id.in_(ids)).order_by(offers.c.game_id, offers.c.seat)
    return made(connection, query, OfferRow)

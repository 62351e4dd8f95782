"""What is kept of somebody: handed out to them, and forgotten when they go."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.store.people import People
from phylarium.table.store.rows import VisitorRow
from phylarium.table.store.shelf import browsers, lock_account, lock_tables


class Leaving(People):
    """All rows that belong to somebody."""

    async def kept_of(self, visitor: VisitorRow) -> dict[str, list[dict[str, Any]]]:
        """Everything that is kept of somebody, by what it is; nothing that opens anything."""
        visitors, accounts, seats, games = schema.visitors, schema.accounts, schema.seats, schema.games
        chat, notes, results, vacations = schema.chat, schema.notes, schema.results, schema.vacations
        ratings = schema.ratings

        def work(connection: sa.Connection) -> dict[str, list[dict[str, Any]]]:
            mine = sorted({visitor.id, *browsers(connection, visitor)})
            own = visitor.account_id if visitor.account_id is not None else -1
            queries = {
                "account": sa.select(accounts.c.name, accounts.c.created).where(accounts.c.id == own),
                "browsers": sa.select(
                    visitors.c.name,
                    visitors.c.webhook,
                    visitors.c.email,
                    visitors.c.email_wanted,
                    visitors.c.language,
                    visitors.c.settings,
                    visitors.c.created,
                ).where(visitors.c.id.in_(mine)),
                "seats": sa.select(
                    seats.c.game_id.label("table"),
                    games.c.game,
                    games.c.title,
                    games.c.status,
                    seats.c.seat,
                    seats.c.name,
                )
                .join(games, games.c.id == seats.c.game_id)
                .where(seats.c.visitor_id.in_(mine)),
                "opened": sa.select(games.c.id.label("table"), games.c.game, games.c.title, games.c.created).where(
                    games.c.owner.in_(mine)
                ),
                "chat": sa.select(
                    chat.c.game_id.label("table"), chat.c.seat, chat.c.name, chat.c.text, chat.c.at
                ).where(chat.c.visitor_id.in_(mine)),
                "notes": sa.select(notes.c.game_id.label("table"), notes.c.seat, notes.c.text, notes.c.updated).where(
                    notes.c.visitor_id.in_(mine)
                ),
                "results": sa.select(
                    results.c.game_id.label("table"), *(c for c in results.c if c.name not in ("game_id", "account_id"))
                ).where(results.c.account_id == own),
                "ratings": sa.select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
                    ratings.c.player == f"account {own}"
                ),
                "vacations": sa.select(vacations.c.begun, vacations.c.ended).where(vacations.c.account_id == own),
            }
            return {
                name: [dict(row) for row in connection.execute(query).mappings()] for name, query in queries.items()
            }

        return await self.database.read(work)

    async def forget(self, visitor: VisitorRow, bot: str, called: str) -> tuple[list[int], list[str]]:
        """Forget somebody: returns their browsers, and the tables that have changed by it.

        What they have played stays, without their name; in a campaign, where what is handed on is found by names, they
        are `called` something else. In games that go on a `bot` has their seats for good.
        """

        def work(connection: sa.Connection) -> tuple[list[int], list[str]]:
            if visitor.account_id is not None:
                lock_account(connection, visitor.account_id, alone=True)
            mine = sorted({visitor.id, *browsers(connection, visitor)})
            offers, games, seats = schema.offers, schema.games, schema.seats
            opened = sa.select(games.c.id).where(games.c.owner.in_(mine))
            taken = sa.select(seats.c.game_id).where(seats.c.visitor_id.in_(mine))
            lock_tables(connection, [row[0] for row in connection.execute(sa.union(opened, taken))])
            tables = _give_up_seats(connection, mine, bot, called)
            connection.execute(sa.delete(offers).where(offers.c.game_id.in_(opened)))
            for table in (schema.chat, schema.mutes, schema.notes, schema.outbox):
                connection.execute(sa.delete(table).where(table.c.visitor_id.in_(mine)))
            for id in mine:
                # A row without a word about anybody: games refer to it.
                blank = dict.fromkeys(("name", "webhook", "email", "email_wanted", "email_link_hash", "language"), "")
                gone = {**blank, "settings": "", "account_id": None, "token_hash": secrets.token_hex(32)}
                connection.execute(sa.update(schema.visitors).where(schema.visitors.c.id == id).values(**gone))
            if visitor.account_id is not None:
                _close_account(connection, visitor.account_id)
            return mine, tables

        return await self._change_people(work)


def _give_up_seats(connection: sa.Connection, mine: Collection[int], bot: str, called: str) -> list[str]:
    seats, games = schema.seats, schema.games
    query = (
        sa.select(seats.c.game_id, seats.c.seat, games.c.status, games.c.to_move, games.c.campaign_id)
        .join(games, games.c.id == seats.c.game_id)
        .where(seats.c.visitor_id.in_(mine))
        .order_by(seats.c.game_id, seats.c.seat)
    )
    found = connection.execute(query).all()
    for id, seat, status, to_move, campaign in found:
        values: dict[str, Any] = {"name": called if campaign is not None else "", "link_hash": ""}
        change: dict[str, Any] = {"version": games.c.version + 1}
        if status != "over":
            values.update(kind="bot", bot=bot, visitor_id=None)
            if to_move == seat:
                change["deadline"] = None
        connection.execute(sa.update(games).where(games.c.id == id).values(**change))
        connection.execute(sa.update(seats).where(seats.c.game_id == id, seats.c.seat == seat).values(**values))
    return sorted({row[0] for row in found})


def _close_account(connection: sa.Connection, account_id: int) -> None:
    results, vacations, ratings, accounts = schema.results, schema.vacations, schema.ratings, schema.accounts
    connection.execute(sa.update(results).where(results.c.account_id == account_id).values(account_id=None))
    connection.execute(sa.delete(vacations).where(vacations.c.account_id == account_id))
    connection.execute(sa.delete(ratings).where(ratings.c.player == f"account {account_id}"))
    connection.execute(sa.delete(accounts).where(accounts.c.id == account_id))

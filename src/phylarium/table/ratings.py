"""What becomes of a finished game: how each seat came out, and what that does to the ratings of those who played.

It is done once for a game, in one transaction, some moments after its end: by the process in which it ended, or, where
that was killed, by whichever looks next. Rated is a game that was opened as such, among people with accounts and bots,
of which nobody has had the record before its end. Whoever let a bot sit in has still played it.
"""

from __future__ import annotations

import asyncio

import structlog

from phylarium.bots.skill import NEWCOMER, Strength, after
from phylarium.kernel import codec, registry
from phylarium.kernel.errors import PhylariumError
from phylarium.table.store import ResultRow, SeatRow, Store, TableRow

__all__ = ["NEWCOMER", "count_finished", "points_of"]

log = structlog.get_logger()

MOST_AT_ONCE = 20

SCALE = 40
"""Points for one of openskill's: a newcomer has a thousand."""

SURE = 4.5
"""A rating that is off by less than this may be believed."""


def points_of(mu: float) -> int:
    """A rating as it is shown."""
    return round(mu * SCALE)


def is_sure(sigma: float) -> bool:
    return sigma < SURE


async def count_finished(store: Store, since: float) -> int:
    """Count the games that have ended since and were not counted yet; returns how many there were."""
    counted = 0
    while rows := await store.uncounted(since, MOST_AT_ONCE):
        for row in rows:
            await count(store, row)
        counted += len(rows)
        if len(rows) < MOST_AT_ONCE:
            break
        since = rows[-1].updated
        await asyncio.sleep(0)
    return counted


async def count(store: Store, row: TableRow) -> None:
    """Keep how each seat of a finished game came out, and rate its players where it is rated."""
    result = row.ended()
    if result is None:
        return
    seats = await store.seats(row.id)
    accounts = await store.accounts_of([seat.visitor_id for seat in seats if seat.visitor_id is not None])
    colours = await _colours(store, row)
    rows = [
        ResultRow(
            game_id=row.id,
            seat=seat.seat,
            game=row.game,
            account_id=accounts.get(seat.visitor_id or 0),
            bot=seat.bot if seat.visitor_id is None else "",
            seats=row.seats,
            place=result.ranking[seat.seat],
            score=result.scores[seat.seat],
            colour=colours[seat.seat],
            ended=row.updated,
        )
        for seat in seats
    ]
    players = players_of(row, seats, accounts)
    if not players:
        await store.count_game(rows)
        return

    def rate(known: dict[str, Strength]) -> dict[str, Strength]:
        return after(players, result.ranking, known)

    if await store.count_game(rows, players, rate):
        log.info("table.rated", table=row.id, game=row.game)


def players_of(row: TableRow, seats: list[SeatRow], accounts: dict[int, int]) -> list[str]:
    """Who is rated by a game, by seat; nobody where it does not count."""
    if not row.rated or row.unsealed or row.imported:
        return []
    players = [
        f"bot {seat.bot}" if seat.visitor_id is None else f"account {accounts.get(seat.visitor_id, 0)}"
        for seat in seats
    ]
    people = [player for player in players if player.startswith("account")]
    alone = len(set(people)) < len(people) or len(set(players)) < 2
    return [] if alone or not people or "account 0" in players else players


async def _colours(store: Store, row: TableRow) -> list[str]:
    """In which colour each seat has played, by the last position; nothing where that can no longer be read."""
    kept = await store.kept_positions(row.id, row.number)
    try:
        game = registry.game(row.game)
        state = codec.decode(game, kept[0].state)
        return [game.seat_colour(state, seat)[:40] for seat in range(row.seats)]
    except (PhylariumError, IndexError, ValueError):
        return [""] * row.seats

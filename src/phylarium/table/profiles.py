"""People with an account: what they have played, how it came out, and how strong they are at it; and their leaving."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import msgspec

from phylarium.kernel import codec, registry
from phylarium.kernel.errors import PhylariumError
from phylarium.table.people import Visitor, clean_name
from phylarium.table.ratings import is_sure, points_of
from phylarium.table.refusals import RequestRefused
from phylarium.table.saying import game_title, game_words, say
from phylarium.table.service import SITTER, TableService
from phylarium.table.store import ResultRow

MOST_LISTED = 20
MOST_SETTINGS = 40

SettingName = Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-zA-Z0-9_-]+$")]
SettingValue = bool | int | Annotated[str, msgspec.Meta(max_length=80)]
PageSettings = Annotated[dict[SettingName, SettingValue], msgspec.Meta(max_length=MOST_SETTINGS)]


class Favourite(msgspec.Struct):
    """The colour in which somebody has played a game most often."""

    colour: str
    """The token of the game's stylesheet."""
    text: str
    """What the game calls whoever has it."""
    games: int


class GameStatistics(msgspec.Struct):
    """How somebody does at a game."""

    game: str
    title: str
    played: int
    won: int
    mean_place: float
    best: int
    favourite: Favourite | None
    rating: int | None
    """None: no rated game was played."""
    sure: bool
    """Whether the rating may be believed yet."""
    rated: int
    """How many games it comes from."""


class ListedResult(msgspec.Struct):
    table: str
    game: str
    title: str
    place: int
    seats: int
    score: int
    ended: float
    change: int | None
    """What it did to the rating; None: it was not rated."""


class Profile(msgspec.Struct):
    """What everybody may know of somebody with an account."""

    name: str
    since: float
    you: bool
    games: list[GameStatistics]
    results: list[ListedResult]
    """The last games that everybody may see; to oneself, all."""


class Rung(msgspec.Struct):
    """Somebody on the ladder of a game."""

    name: str
    bot: str
    rating: int
    sure: bool
    games: int


async def profile(service: TableService, visitor: Visitor, name: str) -> Profile:
    found = await service.store.account_named(clean_name(name)) if "\0" not in name else None
    if found is None:
        raise RequestRefused(404, "nobody", "company-error-nobody")
    id, called, since = found
    rows = await service.store.results_of(id)
    ratings = {row.game: row for row in await service.store.ratings(f"account {id}")}
    mine = visitor.row is not None and visitor.row.account_id == id
    games: list[GameStatistics] = []
    for game in sorted({row.game for row in rows} & set(registry.games())):
        played = [row for row in rows if row.game == game]
        rating = ratings.get(game)
        games.append(
            GameStatistics(
                game=game,
                title=game_title(game, visitor.language),
                played=len(played),
                won=sum(row.place == 1 for row in played),
                mean_place=round(sum(row.place for row in played) / len(played), 2),
                best=max(row.score for row in played),
                favourite=await favourite(service, game, played, visitor.language),
                rating=None if rating is None else points_of(rating.mu),
                sure=rating is not None and is_sure(rating.sigma),
                rated=0 if rating is None else rating.games,
            )
        )
    return Profile(called, since, mine, games, await _listed(service, rows, visitor, mine))


async def favourite(service: TableService, game: str, rows: Sequence[ResultRow], language: str) -> Favourite | None:
    """The colour that somebody had most often, called as in the last game in which they did."""
    colours = Counter(row.colour for row in rows if row.colour)
    if not colours:
        return None
    colour, count = colours.most_common(1)[0]
    last = next(row for row in rows if row.colour == colour)
    kept = await service.store.kept_positions(last.game_id, 0)
    try:
        known = registry.game(game)
        text = game_words(game, known.seat_name(codec.decode(known, kept[0].state), last.seat), language)
    except (PhylariumError, IndexError, ValueError):
        text = colour  # its rules have changed since
    return Favourite(colour, text, count)


async def _listed(service: TableService, rows: Sequence[ResultRow], visitor: Visitor, mine: bool) -> list[ListedResult]:
    tables = await service.store.tables_by_id([row.game_id for row in rows[: MOST_LISTED * 5]])
    shown = [row for row in rows if row.game_id in tables and (mine or tables[row.game_id].public)]
    return [
        ListedResult(
            table=row.game_id,
            game=row.game,
            title=tables[row.game_id].title
            or (game_title(row.game, visitor.language) if row.game in registry.games() else row.game),
            place=row.place,
            seats=row.seats,
            score=row.score,
            ended=row.ended,
            change=None if row.before is None or row.after is None else points_of(row.after) - points_of(row.before),
        )
        for row in shown[:MOST_LISTED]
    ]


async def ladder(service: TableService, game: str) -> list[Rung]:
    """The strongest at a game, as far as that is known, people and bots."""
    rows = await service.store.ladder(registry.game(game).name)
    return [
        Rung(
            name or "",
            row.player.removeprefix("bot ") if name is None else "",
            points_of(row.mu),
            is_sure(row.sigma),
            row.games,
        )
        for row, name in rows
    ]


async def export(service: TableService, visitor: Visitor) -> dict[str, object]:
    """All that is kept of somebody."""
    if visitor.row is None:
        return {}
    found = await service.store.kept_of(visitor.row)
    return {**found}


async def leave(service: TableService, visitor: Visitor, password: str) -> None:
    """Forget somebody, and what they have said and written; with an account they say its password once more."""
    row = visitor.row
    if row is None:
        raise RequestRefused(403, "nobody-known", "company-error-nobody-known")
    if row.account is not None:
        await service.limits.take(f"leave {row.id}", 5, 60)
        known = await service.store.account(row.account)
        if not await service.passwords.fits(None if known is None else known[1], password):
            raise RequestRefused(403, "bad-login", "table-error-bad-login")
    called = say("company-gone", visitor.language, code=secrets.token_hex(2))
    browsers, tables = await service.store.forget(row, SITTER, called)
    for id in tables:
        try:
            await service.changed(await service.rooms.get(id))
        except PhylariumError:
            continue  # a table that cannot be shown is not gone on with either
        await service.presence.said(id, "cut")
    for browser in browsers:
        await service.channels.leave(browser)

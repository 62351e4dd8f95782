"""The lobby: open seats that anybody may take, by game, pace and strength.

A word for the strength is a wish: whoever takes the seat has read it. A range of ratings is kept to. Of two who take
one seat at once one has it, and the other is told so.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from phylarium.kernel import registry
from phylarium.table import people
from phylarium.table.client_view import seat_title
from phylarium.table.clocks import ClockChoice, read_clock
from phylarium.table.openings import Level, OfferChoice, offer_row
from phylarium.table.people import Visitor
from phylarium.table.ratings import NEWCOMER, points_of
from phylarium.table.refusals import RequestRefused
from phylarium.table.saying import game_title, say
from phylarium.table.service import TableService
from phylarium.table.store import NoSuchLink, OfferRow, Seated, SeatTaken, StaleTable, TableRow, VisitorRow

Pace = Literal["none", "days", "live"]


class FreeSeat(msgspec.Struct):
    seat: int
    level: Level
    least: int | None
    most: int | None
    fits: bool
    """Whether the viewer may take it: their rating is within the range."""


class LobbyTable(msgspec.Struct):
    """A table with seats that anybody may take."""

    id: str
    game: str
    game_title: str
    title: str
    host: str
    rated: bool
    pace: Pace
    clock: ClockChoice | None
    created: float
    people: list[str]
    """Who has which seat, in their order."""
    seats: list[FreeSeat]
    yours: bool
    """Whether the viewer sits there, or has opened it."""


async def rating_at(service: TableService, visitor: Visitor | VisitorRow, game: str) -> int:
    """The rating of somebody at a game, as it is shown; that of a newcomer where they have none."""
    row = visitor.row if isinstance(visitor, Visitor) else visitor
    if row is None or row.account_id is None:
        return points_of(NEWCOMER.mu)
    found = await service.store.rating(game, row.account_id)
    return points_of(NEWCOMER.mu if found is None else found.mu)


def fits(offer: OfferRow, rating: int) -> bool:
    return (offer.least is None or rating >= offer.least) and (offer.most is None or rating <= offer.most)


async def lobby(
    service: TableService, visitor: Visitor, game: str = "", pace: str = "", level: str = ""
) -> list[LobbyTable]:
    """What the lobby has for somebody: all of it, or of one game, pace or strength."""
    found: list[LobbyTable] = []
    ratings: dict[str, int] = {}
    rows = [(row, offers) for row, offers in await service.store.lobby(game) if row.game in registry.games()]
    seats = await service.store.seats_at([row.id for row, _ in rows])
    hosts = {one.id: one.name for one in await service.store.visitors([row.owner for row, _ in rows if row.owner])}
    for row, offers in rows:
        if row.game not in ratings:
            ratings[row.game] = await rating_at(service, visitor, row.game)
        entry = _entry(row, offers, ratings[row.game])
        entry.people = [seat_title(seat, visitor.language) for seat in seats[row.id]]
        entry.game_title = game_title(row.game, visitor.language)
        held = [seat for seat in seats[row.id] if seat.kind == "human"]
        opened = [seat.name for seat in held if seat.visitor_id == row.owner and seat.name]
        entry.host = (opened or [hosts.get(row.owner or 0, "")])[0]
        entry.yours = visitor.holds(row.owner) or any(visitor.holds(seat.visitor_id) for seat in held)
        if pace not in ("", entry.pace):
            continue
        entry.seats = [seat for seat in entry.seats if level in ("", seat.level) or (level == "mine" and seat.fits)]
        if entry.seats:
            found.append(entry)
    return found


def _entry(row: TableRow, offers: list[OfferRow], rating: int) -> LobbyTable:
    clock = read_clock(row.clock, row.seats)
    return LobbyTable(
        id=row.id,
        game=row.game,
        game_title="",
        title=row.title,
        host="",
        rated=row.rated,
        pace="none" if clock is None else clock.choice.kind,
        clock=None if clock is None else clock.choice,
        created=row.created,
        people=[],
        seats=[FreeSeat(one.seat, known_level(one.level), one.least, one.most, fits(one, rating)) for one in offers],
        yours=False,
    )


def known_level(text: str) -> Level:
    """The word that is stored, if it is one."""
    try:
        level: Level = msgspec.convert(text, Level)
    except msgspec.ValidationError:
        return ""
    return level


async def offer(service: TableService, id: str, visitor: Visitor, seat: int, choice: OfferChoice | None) -> None:
    """The host opens a free seat to everybody; without a choice, no more."""
    room = await service.room(id, visitor)
    if not 0 <= seat < len(room.seats):
        raise RequestRefused(404, "no-such-seat", "table-error-no-such-seat", seats=len(room.seats))
    if not visitor.holds(room.row.owner):
        raise RequestRefused(403, "not-your-seat", "table-error-not-your-seat")
    if room.seats[seat].kind != "open":
        raise SeatTaken(f"seat {seat + 1} is taken")
    if choice is not None and room.row.private:
        raise RequestRefused(409, "private", "company-error-private-offer")
    await service.store.set_offer(room.seats[seat], None if choice is None else offer_row(id, seat, choice))


async def offered(service: TableService, id: str) -> dict[str, OfferChoice]:
    """The seats of a table that anybody may take, and for whom they are."""
    rows = await service.store.offers(id)
    return {str(one.seat): OfferChoice(known_level(one.level), one.least, one.most) for one in rows}


async def take(service: TableService, id: str, seat: int, visitor: VisitorRow, name: str) -> None:
    """Sit down in a seat of the lobby."""
    called = people.clean_name(name)
    while True:
        table = await service.store.table(id)
        rows = await service.store.seats(id)
        mine = await service.store.browsers_of(visitor)
        if any(row.seat == seat and row.visitor_id in mine for row in rows):
            return  # said twice
        wanted = next((one for one in await service.store.offers(id) if one.seat == seat), None)
        if wanted is None:
            raise SeatTaken(f"seat {seat + 1} of table {id} is not free")
        if any(row.visitor_id in mine for row in rows):
            raise RequestRefused(409, "seated", "company-error-seated")
        if not fits(wanted, await rating_at(service, visitor, table.game)):
            raise RequestRefused(403, "other-strength", "company-error-strength")
        try:
            await service.take_seat(table, rows[seat], visitor, called, alone=True)
        except (StaleTable, NoSuchLink, SeatTaken, Seated):
            continue  # somebody sat down meanwhile, or the host made a new link: what that means is said above
        await service.changed(await service.rooms.get(id))
        return


def pace_words(clock: ClockChoice | None, language: str) -> str:
    """How much time there is, in words."""
    if clock is None:
        return say("company-pace-none", language)
    if clock.kind == "days":
        return say("company-pace-days", language, number=_plain(clock.days))
    return say("company-pace-live", language, minutes=_plain(clock.minutes), seconds=_plain(clock.increment))


def _plain(number: float) -> float | int:
    return int(number) if number == int(number) else number


LEVELS = {
    "newcomers": "company-level-newcomers",
    "casual": "company-level-casual",
    "keen": "company-level-keen",
}


def level_words(seat: FreeSeat, language: str) -> list[str]:
    """For whom a seat is, in words; none: for anybody."""
    said = [say(LEVELS[seat.level], language)] if seat.level else []
    if seat.least is not None and seat.most is not None:
        said.append(say("company-range", language, least=seat.least, most=seat.most))
    elif seat.least is not None:
        said.append(say("company-range-least", language, least=seat.least))
    elif seat.most is not None:
        said.append(say("company-range-most", language, most=seat.most))
    return said

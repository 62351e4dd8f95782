"""What is said at a table, and what somebody writes there for themselves.

Those who sit at a table and those who watch it talk apart while the game goes on: a spectator sees no hands, but may
see what a player has missed, and players may say what is nobody else's business. After the end everybody may read
everything.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated

import msgspec

from phylarium.kernel.engine import SPECTATOR
from phylarium.table.client_view import seat_title, seats_of, view_of
from phylarium.table.people import Visitor
from phylarium.table.refusals import RequestRefused
from phylarium.table.rooms import Room
from phylarium.table.saying import say
from phylarium.table.service import TableService
from phylarium.table.store import ChatRow, VisitorRow

LONGEST = 300
"""Letters of a message."""

LONGEST_NOTES = 20_000
MOST_SHOWN = 100

OFTEN, IN_SECONDS = 10, 30.0
"""How many messages one person may write in so many seconds."""

FROM_SECONDS = 60.0
"""In so many seconds one address may send a quarter as many messages as one browser may send changes."""

Said = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class ChatLine(msgspec.Struct):
    """Something that was said. Seat -1: by a spectator."""

    id: int
    at: float
    seat: int
    name: str
    text: str
    removed: bool
    mine: bool


class ChatPage(msgspec.Struct):
    """What somebody may read of what was said."""

    messages: list[ChatLine]
    whole: bool
    """Whether these are in the place of all that came before."""
    writes: bool
    """Whether they may write."""
    why: str
    """Why not, in a sentence."""
    host: bool
    """Whether they may remove what others wrote, and mute them."""
    quiet: bool
    """Whether spectators may not write."""


def clean(text: str) -> str:
    """A message on one line, without what cannot be seen, and with few marks upon a letter."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind[0] in "CZ" and letter != "\u200d":
            letter = " "
        marks = marks + 1 if kind == "Mn" else 0
        if marks <= 2:
            kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST].strip()


def rooms_of(room: Room, visitor: Visitor) -> tuple[bool, bool]:
    """Whether somebody may read what those who sit there say, and what spectators say."""
    if room.row.status == "over":
        return True, True
    seated = bool(seats_of(room, visitor))
    return seated, not seated


async def why_silent(service: TableService, room: Room, visitor: Visitor) -> str:
    """Why somebody may not write, as the id of a sentence; empty where they may."""
    if visitor.holds(room.row.owner):
        return ""
    if visitor.browsers and await service.store.muted(room.row.id, visitor.browsers):
        return "company-error-muted"
    if room.row.quiet and not seats_of(room, visitor):
        return "company-error-quiet"
    return ""


def line_of(row: ChatRow, visitor: Visitor) -> ChatLine:
    return ChatLine(row.id, row.at, row.seat, row.name, row.text, row.removed, visitor.holds(row.visitor_id))


async def chat_page(
    service: TableService, room: Room, visitor: Visitor, after: int = 0, whole: bool = False
) -> ChatPage:
    seats, watch = rooms_of(room, visitor)
    rows = await service.store.chat(room.row.id, 0 if whole else after, MOST_SHOWN, seats, watch)
    why = await why_silent(service, room, visitor)
    return ChatPage(
        messages=[line_of(row, visitor) for row in rows],
        whole=whole or after == 0,
        writes=not why,
        why=say(why, visitor.language) if why else "",
        host=visitor.holds(room.row.owner),
        quiet=room.row.quiet,
    )


async def write(service: TableService, id: str, visitor: Visitor, row: VisitorRow, address: str, text: str) -> ChatLine:
    """Say something, in the seat through whose eyes one looks or as a spectator."""
    room = await service.room(id, visitor)
    why = await why_silent(service, room, visitor)
    if why:
        raise RequestRefused(403, "silent", why)
    said = clean(text)
    if not said:
        raise RequestRefused(400, "nothing-said", "company-error-nothing")
    await service.limits.take(f"chat {row.id}", OFTEN, IN_SECONDS)
    await service.limits.take(f"chat from {address}", max(1, service.settings.moves_per_minute // 4), FROM_SECONDS)
    seat = view_of(room, visitor)
    name = row.name or row.account or ""
    if seat != SPECTATOR:
        name = seat_title(room.seats[seat], visitor.language)
    kept = await service.store.say_at(id, row.id, seat, name[:40], said)
    await service.presence.said(id, "chat")
    return ChatLine(kept.id, kept.at, kept.seat, kept.name, kept.text, False, True)


async def _hosted(service: TableService, id: str, visitor: Visitor) -> Room:
    room = await service.room(id, visitor)
    if not visitor.holds(room.row.owner):
        raise RequestRefused(403, "not-host", "company-error-not-host")
    return room


async def _message(service: TableService, room: Room, visitor: Visitor, number: int) -> ChatRow:
    """A message that somebody may read: there is no other for them."""
    found = await service.store.message(room.row.id, number) if 0 < number < 2**31 else None
    seats, watch = rooms_of(room, visitor)
    if found is None or not (seats if found.seat >= 0 else watch):
        raise RequestRefused(404, "no-such-message", "company-error-no-message")
    return found


async def remove(service: TableService, id: str, visitor: Visitor, number: int) -> ChatPage:
    """The host, or whoever wrote it, takes a message away; no word of it is kept."""
    room = await service.room(id, visitor)
    row = await _message(service, room, visitor, number)
    if not visitor.holds(room.row.owner) and not visitor.holds(row.visitor_id):
        raise RequestRefused(403, "not-host", "company-error-not-host")
    await service.store.remove_message(id, number)
    await service.presence.said(id, "cut")
    return await chat_page(service, room, visitor, whole=True)


async def mute(service: TableService, id: str, visitor: Visitor, number: int, muted: bool) -> ChatPage:
    """The host lets whoever wrote a message write no more, or again: in all browsers of theirs."""
    room = await _hosted(service, id, visitor)
    row = await _message(service, room, visitor, number)
    if visitor.holds(row.visitor_id):
        raise RequestRefused(409, "yourself", "company-error-mute-self")
    people = await service.store.visitors([row.visitor_id])
    theirs = await service.store.browsers_of(people[0]) if people else [row.visitor_id]
    await service.store.mute(id, sorted({row.visitor_id, *theirs}), muted)
    await service.presence.said(id, "cut")
    return await chat_page(service, room, visitor, whole=True)


async def set_quiet(service: TableService, id: str, visitor: Visitor, quiet: bool) -> ChatPage:
    """The host says whether spectators may write: without reading it, a host who plays cannot look after it."""
    await _hosted(service, id, visitor)
    await service.store.set_quiet(id, quiet)
    room = await service.rooms.get(id)
    await service.changed(room)
    await service.presence.said(id, "cut")
    return await chat_page(service, room, visitor, whole=True)


# --- notes -----------------------------------------------------------------------------------


def notes_seat(room: Room, visitor: Visitor) -> int:
    """Whose notes are shown: at a screen with several seats those of the seat that looks, else one's own (-1)."""
    return view_of(room, visitor) if len(seats_of(room, visitor)) > 1 else SPECTATOR


async def read_notes(service: TableService, id: str, visitor: Visitor) -> tuple[int, str]:
    room = await service.room(id, visitor)
    seat = notes_seat(room, visitor)
    return seat, await service.store.notes(id, visitor.browsers, seat) if visitor.browsers else ""


async def write_notes(service: TableService, id: str, visitor: Visitor, row: VisitorRow, seat: int, text: str) -> None:
    """Keep what somebody has written; `seat` as they read it, for the screen may have changed hands since."""
    room = await service.room(id, visitor)
    if seat != SPECTATOR and seat not in seats_of(room, visitor):
        raise RequestRefused(403, "not-your-seat", "table-error-no-seat")
    await service.limits.take(f"notes {row.id}", 60, 60.0)
    kept = "".join(letter for letter in text if letter in "\n\t" or unicodedata.category(letter) != "Cc")
    await service.store.write_notes(id, row.id, seat, kept[:LONGEST_NOTES])

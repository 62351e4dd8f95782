"""The service: everything that a server process holds, and what can be done at its tables.

Each thing that people do is one method here, whether it was asked for by the API, by a page without
script or by a bot: it checks who asks, changes the room, tells the viewers and wakes the bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from phylarium.campaign.tree import Tree
from phylarium.kernel import registry
from phylarium.kernel.errors import OptionError, PhylariumError
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.record import NoSuchMoment, Record
from phylarium.kernel.troubles import trouble
from phylarium.table import people
from phylarium.table.bot_workers import BotWorkers, Opinion
from phylarium.table.cautions import CautionView, cautions_of
from phylarium.table.channels import Change, Channels, open_channels
from phylarium.table.client_view import acting_seats, may_have_record, seats_of, undo_seat
from phylarium.table.clocks import read_clock
from phylarium.table.config import Settings
from phylarium.table.limits import Limits
from phylarium.table.metrics import Metrics
from phylarium.table.notices import NoticeSender
from phylarium.table.openings import (
    NewTable,
    SeatChoice,
    check_rated,
    fresh_table,
    offered_seats,
    seating,
    table_of_record,
)
from phylarium.table.people import Passwords, Visitor
from phylarium.table.pictures import Pictures
from phylarium.table.presence import Presence
from phylarium.table.previews import Preview, preview_of
from phylarium.table.ratings import count_finished
from phylarium.table.records import stored_record
from phylarium.table.refusals import RequestRefused
from phylarium.table.rooms import BrokenTable, Room, Rooms, StaleMove
from phylarium.table.saying import game_words
from phylarium.table.store import (
    CampaignRow,
    NoSuchLink,
    SeatRow,
    SeatTaken,
    StaleTable,
    Store,
    TableRow,
    VisitorRow,
    new_id,
)
from phylarium.table.stories import StoryTeller

log = structlog.get_logger()

SITTER = "adult"
"""The bot that sits in for somebody whose time is out."""

ADVISER = "adult"
"""The bot whose opinion a hint is."""

MOST_STUCK = 10_000
SWEEP_SECONDS = 5.0
FORGOTTEN_SECONDS = 20.0
"""A bot that has been to move for so long was forgotten, by a process that died."""

COUNTED_AGAIN = 120.0
"""Seconds for which a finished game is looked at again, to see that it was counted."""

HEALTHY_SECONDS = 5.0
"""For how long a server that could store something is believed to be able to."""

TIDY_SECONDS = 1.0
TIDY_ALL_SECONDS = 3600.0

FEW_OBJECTS = 2_000
"""So many new objects are looked through for garbage in a few milliseconds."""

MOST_OBJECTS = 1_000_000
"""More new objects than a second brings: then they are looked through whatever it takes."""


class Opened(msgspec.Struct):
    """A table that was opened, and the links for its open seats."""

    id: str
    links: dict[str, str]


class TableService:
    """One server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.channels: Channels = open_channels(settings.redis_url)
        self.presence = Presence(self.channels, self.spawn)
        self.rooms = Rooms(store, settings.notice_delay)
        self.bots = BotWorkers(settings.bot_workers)
        self.limits = Limits(settings.redis_url)
        self.passwords = Passwords()
        self.pictures = Pictures()
        self.notices = NoticeSender(settings, store)
        self.stories = StoryTeller(store, settings.story_workers)
        self.trees: OrderedDict[tuple[str, ...], Tree] = OrderedDict()
        """Trees of campaigns that were asked for lately, by campaign, language and finished tables."""
        self.chores: list[Callable[[TableService], Awaitable[None]]] = []
        """What else is to be looked after now and then, by parts that build upon this one."""
        self.closing = asyncio.Event()
        self._healthy_until = 0.0
        self._counted_until = 0.0
        """Until when all finished games were counted."""
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._hurry: dict[str, asyncio.Event] = {}
        """Of each table at which bots think: whether they need not wait until somebody has seen what they do."""
        self.channels.hurried = self._hurried
        self._stuck: dict[str, None] = {}
        """Tables that cannot go on, in the order in which that was found out."""
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, settings: Settings) -> TableService:
        service = cls(settings, await Store.open(settings))
        await service.channels.start()
        service.spawn(service._sweep())
        service.spawn(service.notices.run())
        service.spawn(service._tidy())
        service.spawn(service.presence.run())
        service.spawn(service.stories.run())
        return service

    async def healthy(self) -> bool:
        """Whether this server can store a move. That is tried, and not more often than every few seconds."""
        if time.monotonic() < self._healthy_until:
            return True
        try:
            healthy = await self.store.ready()
        except Exception:
            log.exception("health.store")
            return False
        self._healthy_until = time.monotonic() + HEALTHY_SECONDS
        return healthy

    async def close(self) -> None:
        """Stop thinking and telling; what was acknowledged is in the store."""
        self.closing.set()
        for task in [*self._tasks, *self._thinking.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._thinking.values(), return_exceptions=True)
        await self.presence.stop()
        await self.channels.stop()
        await self.limits.close()
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.stories.close)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- opening tables ---------------------------------------------------------------------

    async def open_table(self, visitor: VisitorRow, wanted: NewTable, token: str, name: str = "") -> Opened:
        """A new table. Whoever opens it has the seats "me"; open ones get a link, made from their cookie."""
        await self.count_table(visitor)
        check_rated(visitor, wanted)
        id = new_id()
        rows, links = seating(id, visitor, wanted.seats, token, name)
        table = fresh_table(
            id,
            registry.game(wanted.game),
            wanted.options,
            rows,
            clock=wanted.clock,
            public=wanted.public and not wanted.private,
            private=wanted.private,
            title=people.clean_name(wanted.title),
            owner=visitor.id,
            rated=wanted.rated,
            offers=offered_seats(id, wanted),
        )
        await self.store.create(table)
        self.opened(table.row)
        return Opened(id, links)

    def opened(self, row: TableRow) -> None:
        """A table was opened: count it, and let its bots begin."""
        log.info("table.opened", table=row.id, game=row.game, seats=row.seats)
        self.metrics.tables_opened.labels(row.game).inc()
        self.wake(row.id)

    async def count_table(self, visitor: VisitorRow) -> None:
        """One browser may open only so many tables."""
        await self.limits.take(f"tables {visitor.id}", self.settings.tables_per_hour, 3600)

    async def import_record(
        self, visitor: VisitorRow, record: Record, at: int | None, choices: Sequence[SeatChoice] | None, token: str
    ) -> Opened:
        """Play on from a record, at its end or at an earlier moment."""
        await self.count_table(visitor)
        upto = len(record.actions) if at is None else at
        if not 0 <= upto <= len(record.actions):
            raise NoSuchMoment(Message("error-moment-record", {"actions": len(record.actions), "number": upto}))
        if choices is None:
            choices = [SeatChoice("me", name=seat) for seat in record.seats]
        if len(choices) != len(record.seats):
            raise OptionError(Message("error-record-seats", {"seats": len(record.seats), "given": len(choices)}))
        id = new_id()
        rows, links = seating(id, visitor, choices, token, "")
        table = await asyncio.to_thread(table_of_record, id, record, upto, rows, owner=visitor.id)
        await self.store.create(table)
        self.wake(id)
        return Opened(id, links)

    async def record(self, id: str, visitor: Visitor) -> Record:
        """The whole game as it is stored, for somebody who may have it, also where it can no longer be shown."""
        row, seats = await self.store.table(id), await self.store.seats(id)
        check_private(row, seats, visitor)
        try:
            stuck = (await self.rooms.get(id)).status() == "broken"
        except BrokenTable:
            stuck = True
        if not may_have_record(row, seats, visitor, stuck):
            raise RequestRefused(403, "not-over", "table-error-record")
        if row.status != "over" and not row.unsealed:
            # Others may come to sit here later: that somebody knows the seed is then said at the table.
            await self.store.unseal(id)
            with contextlib.suppress(BrokenTable):
                await self.changed(await self.rooms.get(id))
        try:
            return await stored_record(self.store, row)
        except msgspec.DecodeError as error:
            raise BrokenTable(Message("table-error-not-shown", {"problem": trouble(error)}), "") from error

    # --- seeing -----------------------------------------------------------------------------

    async def room(self, id: str, visitor: Visitor, version: int | None = None) -> Room:
        """A table for somebody who may see it: as it is, or at least at this version."""
        room = await self.rooms.get(id, version)
        check_private(room.row, room.seats, visitor)
        if room.row.coached and id not in self._stuck:
            # A lesson goes on when somebody looks, whatever became of the process that was playing it.
            stand = room.stand
            if stand is None or stand.due:
                self.wake(id)
        return room

    def seat_for(self, room: Room, visitor: Visitor) -> int:
        """The seat for which somebody acts: the one to move if it is theirs."""
        mine = acting_seats(room, visitor)
        if not mine:
            raise RequestRefused(403, "no-seat", "table-error-no-seat")
        to_move = room.to_move()
        return to_move if to_move in mine else mine[0]

    async def asked(self, id: str, visitor: Visitor) -> tuple[Room, int]:
        """A table at which a visitor decides now, and for which seat."""
        room = await self.room(id, visitor)
        room.check_open()
        seat = self.seat_for(room, visitor)
        if seat != room.to_move():
            raise RequestRefused(409, "wrong-seat", "table-error-not-your-turn")
        return room, seat

    # --- playing ----------------------------------------------------------------------------

    async def play(
        self,
        id: str,
        visitor: Visitor,
        number: int,
        action: str,
        line: str = "",
        lineage: int | None = None,
        hurry: bool = False,
    ) -> Room:
        """Take an action for a visitor; `line` names the live connection of whoever sent it.

        `hurry` where they do not want to watch the bots that go on.
        """
        # The room is taken as this process has it: if it is behind, the store refuses the move.
        behind, version = True, -1
        while True:
            try:
                room = await self.room(id, visitor, 0 if behind else None)
                version = room.row.version
                check_asked(room, action, visitor.language)
                with self.metrics.move_seconds.time():
                    await room.play(self.seat_for(room, visitor), number, action, lineage)
            except PhylariumError as error:
                # What is refused of a table that may be an old one is tried once more with the present one; and again
                # where only the position is the same, and somebody sat down or asked for something. Where nothing has
                # changed it would be refused for ever.
                if behind:
                    behind = False
                    continue
                if not isinstance(error, StaleMove) or room.row.version == version:
                    raise
                if number != len(room.actions) or lineage not in (None, room.row.lineage):
                    raise
                continue
            await self.changed(room, line)
            if hurry and alone(room, visitor):
                self._hurried(id)
            return room

    async def hurry(self, id: str, visitor: Visitor) -> None:
        """The bots of a table shall play on without a pause, until somebody is asked. Only where nobody else plays."""
        room = await self.room(id, visitor)
        self.seat_for(room, visitor)
        if not alone(room, visitor):
            raise RequestRefused(409, "others-watch", "table-error-others-watch")
        await self.channels.hurry(id)

    def _hurried(self, id: str) -> None:
        hurry = self._hurry.get(id)
        if hurry is not None:
            hurry.set()

    async def undo(self, id: str, visitor: Visitor, number: int, line: str = "", lineage: int | None = None) -> Room:
        room = await self.room(id, visitor)
        await room.undo(undo_seat(room, acting_seats(room, visitor), self.seat_for(room, visitor)), number, lineage)
        await self.changed(room, line)
        return room

    async def ask_back(
        self, id: str, visitor: Visitor, number: int, line: str = "", lineage: int | None = None
    ) -> Room:
        """Ask the others to go back to the position after `number` actions."""
        room = await self.room(id, visitor)
        room.check_open()
        seat = self.seat_for(room, visitor)
        if room.row.status == "over":
            raise RequestRefused(409, "over", "table-error-over")
        if not 0 <= number < len(room.actions):
            raise NoSuchMoment(Message("error-moment-table", {"actions": len(room.actions), "number": number}))
        if room.row.rated and not room.needed_back(seats_of(room, visitor)):
            raise RequestRefused(409, "rated", "company-error-rated-back")
        await room.ask_back(seat, seats_of(room, visitor), number, lineage)
        await self.changed(room, line)
        return room

    async def answer(
        self,
        id: str,
        visitor: Visitor,
        agree: bool,
        number: int | None = None,
        line: str = "",
        lineage: int | None = None,
    ) -> Room:
        """Answer somebody who asked to go back. When all agree it happens; one refusal ends it.

        Those for whom a bot sits in are asked too: it moves for them, and does not decide what was played.
        """
        room = await self.room(id, visitor)
        room.check_open()
        seats = seats_of(room, visitor)
        if not seats:
            raise RequestRefused(403, "no-seat", "table-error-no-seat")
        await room.answer_back(seats, agree, number, lineage)
        await self.changed(room, line)
        return room

    async def answer_rules(
        self, id: str, visitor: Visitor, agree: bool, number: int | None = None, line: str = ""
    ) -> Room:
        """Say whether the game is to go on by the rules of today. When all agree it does."""
        room = await self.room(id, visitor)
        self.seat_for(room, visitor)
        await room.answer_rules(acting_seats(room, visitor), agree, number)
        await self.changed(room, line)
        return room

    async def hint(self, id: str, visitor: Visitor) -> tuple[Room, list[Opinion]]:
        """What a bot in the seat of whoever asks would do, knowing what they know."""
        room, seat = await self.asked(id, visitor)
        if room.row.rated:
            raise RequestRefused(409, "rated", "company-error-rated-hint")
        return room, await self.bots.rate(room.state, seat, ADVISER)

    async def preview(
        self, id: str, visitor: Visitor, number: int, action: str, have: Mapping[str, str] | None = None
    ) -> Preview:
        """What an option would bring about, to whoever is asked now."""
        room, seat = await self.asked(id, visitor)
        if number != len(room.actions):
            raise RequestRefused(409, "stale", "table-error-stale")
        masked = room.position.masked(seat)
        wanted = room.game.vocabulary.parse(action)
        if wanted not in masked.legal():
            raise masked.refused(wanted)
        return preview_of(room, seat, wanted, have or {}, visitor.language)

    async def cautions(self, id: str, visitor: Visitor, number: int) -> list[CautionView]:
        """The options that do nothing or only harm whoever is asked in a position. Once a position, and not in its way.

        Nothing where it is somebody else who is asked now: a page asks for it by itself, and may be late.
        """
        room = await self.room(id, visitor)
        seat, position = room.to_move(), room.position
        if number != len(room.actions) or room.row.status != "running" or seat not in acting_seats(room, visitor):
            return []
        found = position.found(("cautions", seat))
        if found is None:
            warned = await self.bots.warn(position.state, seat)
            found = position.once(("cautions", seat), lambda: warned)
        return cautions_of(room.game, found, visitor.language)

    # --- seats ------------------------------------------------------------------------------

    async def link(self, id: str, visitor: Visitor, seat: int) -> str:
        """A new link for a seat: to an open one for the host to hand out, to one's own to find back by."""
        room = await self.room(id, visitor)
        if not 0 <= seat < len(room.seats):
            raise RequestRefused(404, "no-such-seat", "table-error-no-such-seat", seats=len(room.seats))
        row = room.seats[seat]
        allowed = visitor.holds(row.visitor_id) if row.kind != "open" else visitor.holds(room.row.owner)
        if not allowed:
            raise RequestRefused(403, "not-your-seat", "table-error-not-your-seat")
        if row.kind == "open":
            edition = people.edition_of(visitor.token, id, seat, row.link_hash)
            following = 0 if edition is None else edition + 1
            if following == people.MOST_LINKS:
                raise RequestRefused(409, "too-many-links", "table-error-too-many-links", most=people.MOST_LINKS)
            link = people.seat_link(visitor.token, id, seat, following)
        else:
            link = people.new_token()
        await self.store.set_link(row, people.hashed(link))
        await self.changed(await self.rooms.get(id))
        return f"/join/{link}"

    async def invited(self, link: str) -> tuple[TableRow, SeatRow]:
        """The seat that a link leads to."""
        seat = await self.store.seat_of_link(people.hashed(link)) if people.TOKEN.fullmatch(link) else None
        if seat is None:
            raise NoSuchLink("a link that leads to no seat")
        return await self.store.table(seat.game_id), seat

    async def sit(self, link: str, visitor: VisitorRow, name: str, seen: tuple[str, int] | None = None) -> str:
        """Take the seat that a link leads to; returns the table's id.

        `seen` is the table and seat to which the link led when it was looked at: who has sat down there already is not
        refused for having said so twice.
        """
        while True:
            try:
                table, seat = await self.invited(link)
                seen = table.id, seat.seat
                await self.take_seat(table, seat, visitor, people.clean_name(name))
            except StaleTable:
                continue  # somebody else sat down under that name meanwhile
            except (NoSuchLink, SeatTaken):
                if seen is None or not await self._has_seat(*seen, visitor):
                    raise
                return seen[0]
            await self.changed(await self.rooms.get(table.id))
            return table.id

    async def _has_seat(self, id: str, seat: int, visitor: VisitorRow) -> bool:
        mine = await self.store.browsers_of(visitor)
        return any(row.seat == seat and row.visitor_id in mine for row in await self.store.seats(id))

    async def take_seat(
        self, table: TableRow, seat: SeatRow, visitor: VisitorRow, name: str, alone: bool = False
    ) -> None:
        """Sit down in a seat as it was read, or go on in it with another browser.

        `alone` where nobody may have two seats, as in every rated game.
        """
        elsewhere = await self.store.browsers_of(visitor) if alone or table.rated else []
        if table.rated:
            await self._check_rated_seat(table, seat, visitor)
        others = [row.name for row in await self.store.seats(table.id) if row.seat != seat.seat]
        others += await self._names_before(table)
        called = people.told_apart(name or visitor.name or visitor.account or seat.name, others)
        if seat.kind == "open":
            clock = read_clock(table.clock, table.seats)
            to_move = table.to_move
            if clock is not None:
                seats = await self.store.seats(table.id)
                counted = to_move >= 0 and seats[to_move].kind != "bot"
                clock = clock.started(to_move, counted, time.time())
            await self.store.sit(
                seat,
                visitor.id,
                called,
                "" if clock is None else clock.text(),
                None if clock is None else clock.deadline(to_move),
                elsewhere,
            )
        else:
            await self.store.move_seat(seat, visitor.id)
        self.presence.stir(table.id)
        await self.presence.said(table.id, "cut")  # who sits there reads something else than who watches

    async def _check_rated_seat(self, table: TableRow, seat: SeatRow, visitor: VisitorRow) -> None:
        """In a rated game everybody has an account, and nobody two seats."""
        if visitor.account_id is None:
            raise RequestRefused(403, "rated", "company-error-rated-account")
        rows = [row for row in await self.store.seats(table.id) if row.seat != seat.seat]
        mine = await self.store.browsers_of(visitor)
        if any(row.visitor_id in mine for row in rows):
            raise RequestRefused(409, "seated", "company-error-seated")

    async def _names_before(self, table: TableRow) -> list[str]:
        """Whoever played an earlier chapter of a table's campaign: a newcomer of the same name would be their heir."""
        if table.campaign_id is None:
            return []
        earlier = [row.id for row in await self.store.chapters(table.campaign_id) if row.chapter < table.chapter]
        return [row.name for rows in (await self.store.seats_at(earlier)).values() for row in rows]

    async def time_out(self, id: str) -> None:
        """The seat to move has no time left: a bot sits in for its player."""
        room = await self.rooms.get(id)
        seat = room.to_move()
        clock = read_clock(room.row.clock, room.row.seats)
        deadline = room.row.deadline
        if seat < 0 or clock is None or deadline is None or deadline > time.time() or room.seats[seat].kind != "human":
            return
        try:
            await self.store.hand_over(
                room.row,
                seat,
                clock=clock.started(seat, False, time.time()).text(),
                deadline=None,
                kind="bot",
                bot=SITTER,
            )
        except StaleTable:
            return  # a move came in at the last moment
        log.info("table.time_out", table=id, seat=seat)
        await self.changed(await self.rooms.get(id))

    async def come_back(self, id: str, visitor: Visitor, line: str = "") -> Room:
        """Somebody for whom a bot sat in takes their seats back."""
        room = await self.room(id, visitor)
        away = [row.seat for row in room.seats if row.kind == "bot" and visitor.holds(row.visitor_id)]
        if not away:
            raise RequestRefused(409, "not-away", "table-error-not-away")
        for seat in away:
            clock = read_clock(room.row.clock, room.row.seats)
            now = time.time()
            deadline = room.row.deadline
            if clock is not None and seat == room.to_move():
                clock = clock.back(seat, now)
                deadline = clock.deadline(seat)
            elif clock is not None:
                clock = msgspec.structs.replace(clock.back(seat, now), since=clock.since, spent=clock.spent)
            try:
                await self.store.hand_over(
                    room.row,
                    seat,
                    clock="" if clock is None else clock.text(),
                    deadline=deadline,
                    kind="human",
                    bot="",
                )
            except StaleTable as error:
                raise StaleMove("the table has changed") from error
            room = await self.rooms.get(id)
        await self.changed(room, line)
        return room

    # --- telling and waking -----------------------------------------------------------------

    async def changed(self, room: Room, line: str = "") -> None:
        """Tell those who look at a table that it has changed, and let a bot that is to move there think."""
        self._stuck.pop(room.row.id, None)
        await self.channels.publish(Change(room.row.id, room.row.version, line))
        if room.row.status == "over":
            await self._ended(room)
        seat = room.to_move()
        if seat >= 0 and (room.row.coached or room.seats[seat].kind == "bot"):
            self.wake(room.row.id)

    async def _ended(self, room: Room) -> None:
        """A game is over: its result counts, and everybody may read what was said."""
        await self.presence.said(room.row.id, "cut")
        await self.count_finished(room.row.updated)

    async def count_finished(self, since: float) -> None:
        """Count the games that have ended since; whatever is wrong with one is no matter of a move."""
        try:
            await count_finished(self.store, since)
        except (OSError, SQLAlchemyError):
            log.exception("table.not_counted")

    def wake(self, id: str) -> None:
        """See to it that a bot that is to move at a table is thinking."""
        running = self._thinking.get(id)
        if self.closing.is_set() or (running is not None and not running.done()):
            return
        hurry = asyncio.Event()
        task = asyncio.create_task(self._think(id, hurry))
        self._thinking[id], self._hurry[id] = task, hurry

        def thought(done: asyncio.Task[None]) -> None:
            if self._thinking.get(id) is done:
                del self._thinking[id], self._hurry[id]

        task.add_done_callback(thought)

    async def _think(self, id: str, hurry: asyncio.Event) -> None:
        """Play the bots of a table for as long as it is for one of them to decide; in a lesson, what it says."""
        try:
            room = await self.rooms.get(id)
            while True:
                seat, stand = room.to_move(), room.stand
                if seat < 0 or (room.seats[seat].kind != "bot" if stand is None else not stand.due):
                    return
                number, version, lineage = len(room.actions), room.row.version, room.row.lineage
                started = time.monotonic()
                if stand is None:
                    action = await self.bots.choose(room.state, seat, room.seats[seat].bot, room.row.owner)
                    self.metrics.bot_seconds.observe(time.monotonic() - started)
                else:
                    action = stand.due[0]
                # What comes before the first card of a lesson is not to be watched.
                pause = self.settings.bot_pause if stand is None or stand.step else 0.0
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(max(0.0, pause - (time.monotonic() - started))):
                        await hurry.wait()
                room = await self.rooms.get(id)
                if room.row.version != version:
                    continue  # the table has changed: think again about what is there now
                try:
                    await room.play(seat, number, room.game.vocabulary.name(action), lineage)
                    await self.channels.publish(Change(id, room.row.version))
                    if room.row.status == "over":
                        await self._ended(room)
                except StaleMove:
                    if room.row.version == version:
                        raise  # nothing has changed, so it would be refused for ever
        except (OSError, SQLAlchemyError):
            # The sweep comes back to this table; nobody else's waits for it.
            log.exception("table.bot_stopped", table=id)
        except BrokenTable as error:
            self._leave_alone(id, error)
        except Exception as error:
            log.exception("table.bot_failed", table=id)
            self._leave_alone(id, error)

    def _leave_alone(self, id: str, error: Exception) -> None:
        """The sweep does not come back to a table that cannot go on, until somebody has done something there."""
        self._stuck[id] = None
        while len(self._stuck) > MOST_STUCK:
            del self._stuck[next(iter(self._stuck))]
        log.warning("table.left_alone", table=id, error=str(error) or type(error).__name__)

    async def _tidy(self) -> None:
        """Keep the collector of garbage from looking through hundreds of tables while people wait.

        That takes half a second, and it finds nothing: a move leaves no circles behind. So what is new is set aside
        every second. Where little is new it is looked through before, and once an hour everything is.
        """
        gc.set_threshold(MOST_OBJECTS, 10, 10)
        gc.collect()
        gc.freeze()
        last = time.monotonic()
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            if time.monotonic() - last > TIDY_ALL_SECONDS:
                gc.unfreeze()
                gc.collect()
                last = time.monotonic()
            elif gc.get_count()[0] < FEW_OBJECTS:
                gc.collect(0)
            gc.freeze()

    async def sweep(self, quiet: float) -> None:
        """Wake the bots that have been to move for so many seconds, and see to players who are out of time."""
        for id in await self.store.bots_to_move(time.time() - quiet):
            if id not in self._stuck:
                self.wake(id)
        # What a process that was killed has left, and then what another one may have.
        await self.count_finished(self._counted_until)
        self._counted_until = time.time() - COUNTED_AGAIN
        for chore in self.chores:
            await chore(self)
        for id in await self.store.out_of_time(time.time()):
            if id in self._stuck:
                continue
            try:
                await self.time_out(id)
            except (OSError, SQLAlchemyError):
                raise
            except Exception as error:
                # A game that is gone, say: the other tables must not wait for it.
                self._leave_alone(id, error)

    async def _sweep(self) -> None:
        """Find bots that nobody is thinking for, and players who are out of time."""
        quiet = 0.0
        while True:
            try:
                await self.sweep(quiet)
            except Exception:
                log.exception("service.sweep_failed")
            quiet = FORGOTTEN_SECONDS
            await asyncio.sleep(SWEEP_SECONDS)


def check_private(row: TableRow | CampaignRow, seats: Sequence[SeatRow], visitor: Visitor) -> None:
    """Refuse what is private to those who neither sit there nor have opened the table, or begun the campaign."""
    if row.private and not visitor.holds(row.owner) and not any(visitor.holds(seat.visitor_id) for seat in seats):
        raise RequestRefused(403, "private", "table-error-private")


def alone(room: Room, visitor: Visitor) -> bool:
    """Whether nobody but a visitor and bots have seats at a table."""
    return all((row.kind == "bot" and row.visitor_id is None) or visitor.holds(row.visitor_id) for row in room.seats)


def check_asked(room: Room, action: str, language: str) -> None:
    """Refuse what a lesson does not ask for; nothing is lost by that."""
    stand = room.stand
    if stand is None:
        return
    place, game = stand.place, room.game
    if place is None:
        raise RequestRefused(422, "not-asked", "table-error-lesson-over")
    if place.due:
        raise RequestRefused(422, "not-asked", "table-error-lesson-watch")
    if place.reads:
        raise RequestRefused(422, "not-asked", "table-error-lesson-reads")
    if not place.right(game.vocabulary.parse(action)):
        masked = room.position.masked(stand.lesson.seat)
        wanted = [game_words(game.name, masked.describe(one), language) for one in place.asks]
        options = Listing(list(dict.fromkeys(wanted)), ROW)
        raise RequestRefused(422, "not-asked", "table-error-lesson-asks", count=len(wanted), options=options)

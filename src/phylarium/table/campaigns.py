"""Campaigns at the table: begun, gone on with chapter by chapter, brought along and given out.

A chapter is an ordinary table. Whoever plays is known by name through the whole campaign, because what was handed on
is given out by name (docs/decisions/0016-campaigns.md): so every seat has one, and no newcomer gets one of an earlier
chapter.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
import structlog

from phylarium.campaign import Campaign, Chapter, Way, verified, way
from phylarium.campaign.story import checked
from phylarium.kernel import registry
from phylarium.kernel.errors import DamagedRecord, OptionError
from phylarium.kernel.game import Game
from phylarium.kernel.legacy import Legacy
from phylarium.kernel.legacy import read as read_legacy
from phylarium.kernel.message import ROW, Argument, Listing, Message
from phylarium.kernel.record import Record
from phylarium.table import people
from phylarium.table.bot_workers import STAND_IN, check, offered
from phylarium.table.chapters import may_go_on, path_of
from phylarium.table.clocks import ClockChoice
from phylarium.table.openings import (
    LONGEST_WORD,
    MOST_SEATS,
    BotName,
    Options,
    SeatChoice,
    Seating,
    Word,
    check_size,
    fresh_table,
    seat_row,
    seating,
    table_of_record,
)
from phylarium.table.people import Visitor
from phylarium.table.records import outcome_of, stored_record
from phylarium.table.refusals import RequestRefused
from phylarium.table.rooms import BrokenTable
from phylarium.table.saying import say
from phylarium.table.service import TableService, check_private
from phylarium.table.store import CampaignRow, SeatRow, StaleTable, TableRow, VisitorRow, WholeTable, new_id

log = structlog.get_logger()

BOT = "bot:"
"""How a campaign that was played in a terminal names its bots."""

MOST_CHAPTERS = 8

WayName = Annotated[str, msgspec.Meta(max_length=200)]
Scoring = Annotated[str, msgspec.Meta(max_length=10)]


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign that somebody wants to begin; `options` are those of its first game."""

    way: WayName
    seats: Seating
    scoring: Scoring = ""
    """fossils or sum; empty: as is usual for so many games."""
    options: Options = {}
    public: bool = False
    private: bool = False
    title: Word = ""
    clock: ClockChoice | None = None


class ChapterSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits in a seat of the next chapter: somebody who had seat `before`, or a newcomer.

    Whoever stays can be kept as they are; a bot can get another level, and for a person a bot can sit in until they are
    back. A newcomer is the host, whoever follows a link, or a bot.
    """

    before: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] | None = None
    kind: Literal["keep", "me", "open", "bot"] = "keep"
    bot: BotName = ""
    name: Word = ""


class NextChapter(msgspec.Struct, forbid_unknown_fields=True):
    """The chapter that is to begin, by its number; without `seats` everybody stays as they are."""

    chapter: Annotated[int, msgspec.Meta(ge=1, le=100)]
    seats: Annotated[list[ChapterSeat], msgspec.Meta(min_length=1, max_length=MOST_SEATS)] | None = None
    options: Options = {}


class BroughtCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign as a file has it; or the record of a finished game as the beginning of one, with a way and a scoring.

    `seats` are those of a game that is still under way.
    """

    campaign: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    way: WayName = ""
    scoring: Scoring = ""
    seats: Seating | None = None
    title: Word = ""


class OpenedChapter(msgspec.Struct):
    """A chapter of a campaign that can be played: its table, and the links for its open seats."""

    campaign: str
    id: str
    links: dict[str, str]
    begun: bool = True
    """False where somebody else was faster: then it is as they wanted it."""


# --- names -----------------------------------------------------------------------------------


def named(rows: Sequence[SeatRow], taken: Sequence[str], language: str) -> list[SeatRow]:
    """The seats with names that nobody in the campaign has or had."""
    found: list[SeatRow] = []
    for row in rows:
        unnamed = "table-campaign-bot" if row.kind == "bot" else "table-campaign-player"
        name = row.name or say(unnamed, language, number=row.seat + 1)
        found.append(msgspec.structs.replace(row, name=people.told_apart(name, [*taken, *(one.name for one in found)])))
    return found


# --- beginning -------------------------------------------------------------------------------


async def begin(
    service: TableService, visitor: VisitorRow, wanted: NewCampaign, token: str, language: str, name: str = ""
) -> OpenedChapter:
    """A new campaign at the table of its first chapter."""
    await service.count_table(visitor)
    path = way(wanted.way)
    check_seats(path.chapters, len(wanted.seats))
    row = campaign_row(path, wanted.scoring, visitor, wanted.title)
    row = msgspec.structs.replace(
        row,
        public=wanted.public and not wanted.private,
        private=wanted.private,
        clock="" if wanted.clock is None else msgspec.json.encode(wanted.clock).decode(),
    )
    id = new_id()
    rows, links = seating(id, visitor, wanted.seats, token, name)
    table = chapter_table(id, row, 1, path.chapters[0], wanted.options, named(rows, [], language))
    await service.store.begin_campaign(row, [table])
    service.opened(table.row)
    log.info("campaign.begun", campaign=row.id, way=row.way)
    return OpenedChapter(row.id, id, links)


def campaign_row(path: Way, scoring: str, owner: VisitorRow, title: str) -> CampaignRow:
    return CampaignRow(
        id=new_id(),
        way=path.name,
        scoring=checked(scoring, path),
        title=people.clean_name(title),
        public=False,
        private=False,
        clock="",
        owner=owner.id,
        created=time.time(),
    )


def check_seats(chapters: Sequence[Chapter], seats: int) -> None:
    """Refuse a number of players who could not play all that is still to come."""
    for chapter in chapters:
        if not chapter.open_to(seats):
            raise OptionError(Message("error-campaign-seats", {"chapter": chapter.name, "seats": seats}))


def chapter_table(
    id: str,
    campaign: CampaignRow,
    number: int,
    chapter: Chapter,
    options: dict[str, bool | str],
    seats: Sequence[SeatRow],
    legacy: Legacy | None = None,
) -> WholeTable:
    """The table of a chapter at its first decision. What makes the chapter is not left to choice."""
    return fresh_table(
        id,
        registry.game(chapter.game),
        {**options, **chapter.options},
        seats,
        public=campaign.public,
        private=campaign.private,
        title=campaign.title,
        owner=campaign.owner,
        clock=msgspec.json.decode(campaign.clock, type=ClockChoice) if campaign.clock else None,
        legacy=legacy,
        campaign_id=campaign.id,
        chapter=number,
    )


# --- going on --------------------------------------------------------------------------------


async def go_on(service: TableService, id: str, visitor: Visitor, wanted: NextChapter, language: str) -> OpenedChapter:
    """Begin the next chapter of a campaign, or find it begun: whoever asks at the same time gets the same one."""
    store = service.store
    campaign = await store.campaign(id)
    while True:
        chapters = await store.chapters(id)
        last = await with_legacy(service, chapters[-1])
        seats = await store.seats(last.id)
        if visitor.row is None or not may_go_on(campaign, seats, visitor):
            raise RequestRefused(403, "no-seat", "table-error-campaign-stranger")
        if 1 < wanted.chapter <= len(chapters):
            return OpenedChapter(id, chapters[wanted.chapter - 1].id, {}, begun=False)
        path = path_of(campaign)
        if path is None:
            raise RequestRefused(409, "no-such-way", "table-error-campaign-way", way=campaign.way)
        if wanted.chapter != len(chapters) + 1 or wanted.chapter > len(path.chapters):
            raise RequestRefused(409, "no-such-chapter", "table-error-campaign-chapter", number=wanted.chapter)
        if last.status != "over":
            raise RequestRefused(409, "not-over", "table-error-campaign-running")
        await service.count_table(visitor.row)
        table, links, moved = await following(service, campaign, path, last, seats, visitor, wanted, language)
        row, to_move = table.row, table.row.to_move
        mover = table.seats[to_move] if row.status == "running" and to_move >= 0 else None
        tell = None if mover is None or mover.kind != "human" or visitor.holds(mover.visitor_id) else mover.visitor_id
        try:
            await store.follow(last, table, moved, tell, time.time() + service.settings.notice_delay)
        except StaleTable:
            continue  # somebody else was faster, or sat down at another browser: see how it stands now
        log.info("campaign.gone_on", campaign=id, chapter=wanted.chapter)
        service.opened(row)
        await service.changed(await service.rooms.get(last.id))
        return OpenedChapter(id, row.id, links)


async def with_legacy(service: TableService, row: TableRow) -> TableRow:
    """A finished table with what it hands on, also where a process of an older version has let it end."""
    if row.status != "over" or row.handed_on:
        return row
    try:
        state = (await service.rooms.get(row.id)).state
    except BrokenTable:
        return row
    return msgspec.structs.replace(row, handed_on=outcome_of(state)["handed_on"])


async def following(
    service: TableService,
    campaign: CampaignRow,
    path: Way,
    last: TableRow,
    seats: Sequence[SeatRow],
    visitor: Visitor,
    wanted: NextChapter,
    language: str,
) -> tuple[WholeTable, dict[str, str], list[tuple[int, str]]]:
    """The table of the next chapter, the links of its open seats, and the links that lead there from now on."""
    chosen = wanted.seats or [ChapterSeat(seat.seat) for seat in seats]
    check_choices(campaign, seats, visitor, chosen)
    check_seats(path.chapters[wanted.chapter - 1 :], len(chosen))
    id = new_id()
    rows, links = seated(id, seats, visitor, chosen)
    earlier = [row.id for row in await service.store.chapters(campaign.id)]
    names = [row.name for at in (await service.store.seats_at(earlier)).values() for row in at]
    fresh = {row.seat for row, choice in zip(rows, chosen, strict=True) if choice.before is None}
    renamed = iter(named([row for row in rows if row.seat in fresh], names, language))
    rows = [next(renamed) if row.seat in fresh else row for row in rows]
    moved = [
        (row.seat, row.link_hash) for row in seats if row.link_hash and row.link_hash in {r.link_hash for r in rows}
    ]
    chapter = path.chapters[wanted.chapter - 1]
    legacy = inherited(last, registry.game(chapter.game), seats, rows)
    return chapter_table(id, campaign, wanted.chapter, chapter, wanted.options, rows, legacy), links, moved


def check_choices(
    campaign: CampaignRow, seats: Sequence[SeatRow], visitor: Visitor, chosen: Sequence[ChapterSeat]
) -> None:
    """Refuse what somebody may not decide: the host decides who plays on, everybody else only for themselves."""
    kept = [choice.before for choice in chosen if choice.before is not None]
    if len(set(kept)) != len(kept) or any(seat >= len(seats) for seat in kept):
        raise RequestRefused(400, "bad-seats", "table-error-campaign-seats", seats=len(seats))
    for choice in chosen:
        if choice.kind == "keep" if choice.before is None else choice.kind in ("me", "open"):
            raise RequestRefused(400, "bad-seats", "table-error-campaign-seats", seats=len(seats))
    if visitor.holds(campaign.owner):
        return
    own = {seat.seat for seat in seats if visitor.holds(seat.visitor_id)}
    changed = {choice.before for choice in chosen if choice.kind != "keep"} | (set(range(len(seats))) - set(kept))
    if not changed <= own:
        raise RequestRefused(403, "not-host", "table-error-campaign-host")


def seated(
    id: str, seats: Sequence[SeatRow], visitor: Visitor, chosen: Sequence[ChapterSeat]
) -> tuple[list[SeatRow], dict[str, str]]:
    """Who sits where in the next chapter, newcomers not yet told apart."""
    assert visitor.row is not None
    rows: list[SeatRow] = []
    links: dict[str, str] = {}
    for number, choice in enumerate(chosen):
        if choice.before is None:
            assert choice.kind != "keep"
            new = SeatChoice(choice.kind, choice.bot, choice.name)
            row, link = seat_row(id, number, visitor.row, new, visitor.token, visitor.name)
            rows.append(row)
            if link:
                links[str(number)] = link
            continue
        row = msgspec.structs.replace(seats[choice.before], game_id=id, seat=number)
        if choice.kind == "bot":
            # Of a person it stays the seat, which they can take back; a bot only has another level.
            check(choice.bot)
            row = msgspec.structs.replace(row, kind="bot", bot=choice.bot)
        rows.append(row)
    return rows, links


def inherited(last: TableRow, game: Game, before: Sequence[SeatRow], now: Sequence[SeatRow]) -> Legacy:
    """What the last game has handed on to those who play now, found by their names."""
    if not last.handed_on:
        raise RequestRefused(409, "nothing-left", "table-error-campaign-nothing")
    seats = {row.name: row.seat for row in now}
    legacy = read_legacy(game, msgspec.json.decode(last.handed_on))
    return legacy.reseated({row.seat: seats[row.name] for row in before if row.name in seats})


# --- as a file -------------------------------------------------------------------------------


async def told(service: TableService, visitor: Visitor, id: str) -> Campaign:
    """The finished games of a campaign as one file of sealed records. What is under way stays hidden: it has a seed."""
    campaign, chapters, _ = await seen(service, visitor, id)
    over = [row for row in chapters if row.status == "over"]
    if not over:
        raise RequestRefused(409, "not-over", "table-error-campaign-record")
    records = [await stored_record(service.store, row) for row in over]
    return await asyncio.to_thread(Campaign.of, campaign.way, campaign.scoring, records)


async def seen(
    service: TableService, visitor: Visitor, id: str
) -> tuple[CampaignRow, list[TableRow], dict[str, list[SeatRow]]]:
    """A campaign with its tables and their seats, for somebody who may see it."""
    campaign = await service.store.campaign(id)
    chapters = await service.store.chapters(id)
    seats = await service.store.seats_at([row.id for row in chapters])
    check_private(campaign, [seat for rows in seats.values() for seat in rows], visitor)
    return campaign, chapters, seats


async def bring(
    service: TableService, visitor: VisitorRow, brought: BroughtCampaign, token: str, language: str
) -> OpenedChapter:
    """Go on with a campaign from a file, or from the record of a finished game."""
    await service.count_table(visitor)
    if (brought.campaign is None) == (brought.record is None):
        raise RequestRefused(400, "bad-request", "table-error-campaign-file")
    if brought.campaign is not None:
        story = of_file(brought.campaign)
        sound = await asyncio.to_thread(verified, story)
        if sound.reason is not None:
            problem = Message("table-error-campaign-unsound", {"chapter": sound.chapter, "problem": sound.reason})
            raise DamagedRecord(problem, "table")
    else:
        story = await asyncio.to_thread(of_record, brought, language)
    row = campaign_row(story.path(), story.scoring, visitor, brought.title)
    tables: list[WholeTable] = []
    links: dict[str, str] = {}
    ids = [new_id() for _ in story.records]
    for number, record in enumerate(story.records, 1):
        id, under_way = ids[number - 1], record.result is None
        choices = brought.seats if under_way and brought.seats is not None else seats_of_names(record.seats)
        if len(choices) != len(record.seats):
            raise OptionError(Message("error-record-seats", {"seats": len(record.seats), "given": len(choices)}))
        rows, links = seating(id, visitor, choices, token, "")
        # Names are those of the file, whoever sits there: by them it is known what was handed on to whom.
        rows = [msgspec.structs.replace(row, name=name) for row, name in zip(rows, record.seats, strict=True)]
        table = await asyncio.to_thread(
            table_of_record,
            id,
            record,
            len(record.actions),
            rows,
            owner=visitor.id,
            title=row.title,
            campaign_id=row.id,
            chapter=number,
        )
        after = ids[number] if number < len(ids) else ""
        tables.append(msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, followed_by=after)))
    await service.store.begin_campaign(row, tables)
    log.info("campaign.brought", campaign=row.id, way=row.way, chapters=len(tables))
    service.opened(tables[-1].row)
    return OpenedChapter(row.id, ids[-1], links)


def of_file(plain: dict[str, Any]) -> Campaign:
    """The campaign of a file, with names by which everybody can be told apart."""
    records = plain.get("records")
    if isinstance(records, list):
        if len(records) > MOST_CHAPTERS:
            raise RequestRefused(
                400, "too-long", "table-error-too-long", part="records", most=MOST_CHAPTERS, longest=LONGEST_WORD
            )
        for record in records:
            if isinstance(record, dict):
                check_size(record)
    story = Campaign.parse(msgspec.json.encode(plain))
    chapters = len(story.path().chapters)
    if not 1 <= len(story.records) <= chapters:
        args: dict[str, Argument] = {"chapters": chapters, "records": len(story.records)}
        raise DamagedRecord(Message("table-error-campaign-records", args), "table")
    over = [record.result is not None for record in story.records]
    if over != [number < len(story.seals) for number in range(len(over))]:
        raise DamagedRecord(Message("campaign-seals"))
    for record in story.records:
        Record.parse(record.text())  # whatever can be wrong with a record alone
        _check_names(record.seats)
        if record.pack:
            raise DamagedRecord(Message("record-server-pack"))
    return story


def of_record(brought: BroughtCampaign, language: str) -> Campaign:
    """A campaign that begins with a game that is over."""
    assert brought.record is not None
    check_size(brought.record)
    record = Record.parse(msgspec.json.encode(brought.record))
    if record.pack:
        raise DamagedRecord(Message("record-server-pack"))
    rows = [SeatRow("", seat, "human", None, "", people.clean_name(name), "") for seat, name in enumerate(record.seats)]
    names = [row.name for row in named(rows, [], language)]
    return Campaign.following(brought.way, record, record.seed, brought.scoring, names)


def _check_names(names: Sequence[str]) -> None:
    """People are found by name: two of one name, or somebody without, would inherit what is not theirs."""
    cleaned = [people.clean_name(name) for name in names]
    if "" in cleaned or len(set(cleaned)) != len(cleaned) or cleaned != list(names):
        raise DamagedRecord(Message("error-campaign-names", {"names": Listing(list(names), ROW)}))


def seats_of_names(names: Sequence[str]) -> list[SeatChoice]:
    """Who sits where in a game that was brought along: bots of a terminal stay bots, all others sit at one screen."""
    bots = offered()
    return [
        SeatChoice("bot", bot=name.removeprefix(BOT) if name.removeprefix(BOT) in bots else STAND_IN, name=name)
        if name.startswith(BOT)
        else SeatChoice("me", name=name)
        for name in names
    ]

"""What somebody is shown of a campaign: its chapters, who plays, who is ahead, what was handed on.

Of a game under way only what stands in every list of tables is shown: who plays and whose turn it is.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from phylarium.campaign import Standing, standings
from phylarium.campaign.scoring import ChapterResult
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.options import Value
from phylarium.table.campaigns import seen, with_legacy
from phylarium.table.chapters import may_go_on, path_of
from phylarium.table.client_view import seat_title
from phylarium.table.origins import has_sheet
from phylarium.table.people import Visitor
from phylarium.table.rooms import BrokenTable, Room
from phylarium.table.saying import chapter_blurb, chapter_title, game_words, say
from phylarium.table.service import TableService
from phylarium.table.store import CampaignRow, SeatRow, TableRow


class PlayerView(msgspec.Struct):
    seat: int
    name: str
    kind: str
    bot: str
    you: bool
    to_move: bool
    score: int | None
    place: int | None


class ChapterView(msgspec.Struct):
    number: int
    name: str
    game: str
    title: str
    text: str
    """What the chapter is about."""
    status: str
    """waiting, running or over, as its table says; `next` for the one that can begin now, `later` after that."""
    table: str
    """The id of its table; empty where it has not begun."""
    actions: int
    players: list[PlayerView]
    sheet: bool
    """Whether there is a sheet with which its players go on to Origins."""
    inherited: list[str]
    """What it began with from the game before it, as its log says."""


class CampaignView(msgspec.Struct):
    """A campaign as one visitor sees it."""

    id: str
    title: str
    way: str
    way_title: str
    scoring: str
    scoring_text: str
    public: bool
    private: bool
    owner: bool
    over: bool
    chapters: list[ChapterView]
    standings: list[Standing]
    """By the games that are over, whoever is ahead first."""
    next: int
    """The number of the chapter that can begin now; 0: none."""
    may_go_on: bool
    """Whether the visitor may begin it."""
    next_seats: list[int]
    """How many can play all that is still to come."""
    options: dict[str, Value]
    """What of the next game's options is settled by the campaign."""


def way_title(name: str, titles: list[str], language: str) -> str:
    """A way in words: the titles of its chapters in their order."""
    text = titles[0] if titles else name
    for title in titles[1:]:
        text = say("table-campaign-then", language, before=text, after=title)
    return text


def campaign_title(campaign: CampaignRow, language: str) -> str:
    """What a campaign is called: as somebody has called it, or by its way."""
    path = path_of(campaign)
    titles = [] if path is None else [chapter_title(chapter, language) for chapter in path.chapters]
    return campaign.title or way_title(campaign.way, titles, language)


def scoring_words(scoring: str, language: str) -> str:
    return say("table-scoring-fossils" if scoring == "fossils" else "table-scoring-sum", language)


def players_of(row: TableRow, seats: list[SeatRow], visitor: Visitor) -> list[PlayerView]:
    result = row.ended()
    return [
        PlayerView(
            seat=seat.seat,
            name=seat_title(seat, visitor.language) if seat.kind != "open" else "",
            kind=seat.kind,
            bot=seat.bot,
            you=visitor.holds(seat.visitor_id),
            to_move=row.status == "running" and seat.seat == row.to_move,
            score=None if result is None else result.scores[seat.seat],
            place=None if result is None else result.ranking[seat.seat],
        )
        for seat in seats
    ]


async def campaign_view(service: TableService, visitor: Visitor, id: str) -> CampaignView:
    campaign, tables, seats = await seen(service, visitor, id)
    tables[-1:] = [await with_legacy(service, row) for row in tables[-1:]]
    rooms = {row.id: room for row in tables if (room := await room_of(service, row)) is not None}
    return view_of(campaign, tables, seats, rooms, visitor)


async def room_of(service: TableService, row: TableRow) -> Room | None:
    """The room of a chapter; None where it cannot be shown, which is a matter of its own table."""
    try:
        return await service.rooms.get(row.id)
    except BrokenTable:
        return None


def inheritance(room: Room, language: str) -> list[str]:
    """What the log of a chapter tells everybody of what came from the game before it."""
    game = room.game
    kinds = {what for what, tells in game.descent.items() if tells.kind == "inherits"}
    return [game_words(game.name, said, language) for entry, said in room.match.log(SPECTATOR) if entry.what in kinds]


def view_of(
    campaign: CampaignRow,
    tables: list[TableRow],
    seats: dict[str, list[SeatRow]],
    rooms: Mapping[str, Room],
    visitor: Visitor,
) -> CampaignView:
    language = visitor.language
    path = path_of(campaign)
    known = dict(enumerate(() if path is None else path.chapters, 1))
    last = tables[-1] if tables else None
    ended = last is not None and last.status == "over"
    following = known.get(len(tables) + 1) if ended and last is not None and last.handed_on else None
    chapters: list[ChapterView] = []
    for number in range(1, max(len(known), len(tables)) + 1):
        chapter, row = known.get(number), tables[number - 1] if number <= len(tables) else None
        game = row.game if chapter is None and row is not None else "" if chapter is None else chapter.game
        room = None if row is None else rooms.get(row.id)
        ready = following is not None and number == len(tables) + 1
        chapters.append(
            ChapterView(
                number=number,
                name=game if chapter is None else chapter.name,
                game=game,
                title=game if chapter is None else chapter_title(chapter, language),
                text="" if chapter is None else chapter_blurb(chapter, language),
                status=row.status if row is not None else "next" if ready else "later",
                table="" if row is None else row.id,
                actions=0 if row is None else row.number,
                players=[] if row is None else players_of(row, seats[row.id], visitor),
                sheet=room is not None and has_sheet(room.state),
                inherited=[] if room is None else inheritance(room, language),
            )
        )
    results = [
        ChapterResult([seat.name for seat in seats[row.id]], found.scores)
        for row in tables
        if (found := row.ended()) is not None
    ]
    to_come = [] if path is None else path.chapters[len(tables) :]
    return CampaignView(
        id=campaign.id,
        title=campaign_title(campaign, language),
        way=campaign.way,
        way_title=way_title(campaign.way, [one.title for one in chapters], language),
        scoring=campaign.scoring,
        scoring_text=scoring_words(campaign.scoring, language),
        public=campaign.public,
        private=campaign.private,
        owner=visitor.holds(campaign.owner),
        over=ended and len(tables) == len(known),
        chapters=chapters,
        standings=standings(campaign.scoring, len(chapters), results),
        next=len(tables) + 1 if following is not None else 0,
        may_go_on=following is not None and last is not None and may_go_on(campaign, seats[last.id], visitor),
        next_seats=[n for n in range(1, 13) if following is not None and all(c.open_to(n) for c in to_come)],
        options={} if following is None else dict(following.options),
    )

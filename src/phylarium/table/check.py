"""Whether the stored games still replay with the rules of this version. Nothing is changed."""

from __future__ import annotations

import msgspec

from phylarium.campaign import SCORINGS
from phylarium.kernel import registry
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.record import Result
from phylarium.kernel.rng import commitment
from phylarium.kernel.troubles import quoted
from phylarium.kernel.words import SOURCE
from phylarium.table.campaigns import inherited
from phylarium.table.chapters import path_of
from phylarium.table.clocks import read_clock
from phylarium.table.config import Settings
from phylarium.table.refusals import told
from phylarium.table.rooms import Room, Rooms
from phylarium.table.saying import say
from phylarium.table.store import CampaignRow, SeatRow, Store, TableRow

STATUSES = ("waiting", "running", "over")
KINDS = ("open", "human", "bot")


class Checked(msgspec.Struct):
    """A stored game, and why it no longer replays; empty for a sound one. Of campaigns only the unsound are named."""

    id: str
    game: str
    status: str
    actions: int
    problem: str


async def check_tables(settings: Settings, language: str = SOURCE) -> list[Checked]:
    """Replay every stored game and compare each position with the one that was stored. Problems are in a language."""
    store = await Store.open(settings, existing=True)
    try:
        found = [await _check(store, row, language) for row in await store.all_tables()]
        for campaign in await store.all_campaigns():
            chapters = await store.chapters(campaign.id)
            problem = await _hangs_together(store, campaign, chapters, language)
            if problem:
                found.append(Checked(campaign.id, campaign.way, "campaign", len(chapters), problem))
        return found
    finally:
        await store.close()


async def _check(store: Store, row: TableRow, language: str) -> Checked:
    try:
        room = await Rooms(store).get(row.id)
        problem = _replays(room, language) or _agrees(room, language) or await _kept(store, row, language)
    except PhylariumError as error:
        problem = told(error, language)[2]
    except Exception as error:
        # A check that stops at the first odd table says nothing about the others.
        problem = say("table-check-fails", language, problem=quoted(type(error).__name__, str(error)))
    return Checked(row.id, row.game, row.status, row.number, problem)


def _replays(room: Room, language: str) -> str:
    """What is wrong with the game itself."""
    row = room.row
    if room.broken is not None:
        return room.why_broken(language)
    if commitment(row.seed) != row.commitment:
        return say("table-check-commitment", language)
    if not room.course.kept:
        return say("table-check-gone", language, plays=room.course.plays)
    if room.match.gap is not None:
        first, last = room.match.gap
        return say("table-check-gap", language, first=first, last=last)
    if len(room.actions) != row.number:
        return say("table-check-count", language, found=len(room.actions), said=row.number)
    return ""


def _agrees(room: Room, language: str) -> str:
    """What the table says otherwise than its game."""
    row, state = room.row, room.state
    if row.status not in STATUSES:
        return say("table-check-status", language, said=row.status)
    for seat in room.seats:
        if seat.kind not in KINDS or (seat.kind == "human" and seat.visitor_id is None):
            return say("table-check-person", language, seat=seat.seat + 1)
    if (row.status == "waiting") != any(seat.kind == "open" for seat in room.seats):
        return say("table-check-open", language, said=row.status)
    if (row.status == "over") != state.over():
        return say("table-check-over", language, said=row.status)
    if row.status == "running" and state.to_move() != row.to_move:
        return say("table-check-turn", language, found=state.to_move() + 1, said=row.to_move + 1)
    result = Result(state.scores(), state.ranking()) if state.over() else None
    if row.ended() != result or bool(row.result) != state.over():
        return say("table-check-result", language)
    if row.clock and read_clock(row.clock, row.seats) is None:
        return say("table-check-clock", language)
    return ""


async def _kept(store: Store, row: TableRow, language: str) -> str:
    """What is wrong with that which is kept beside a table."""
    request = await store.request(row.id)
    if request is not None and request.agreed != "[]" and not request.agreeing():
        return say("table-check-request", language)
    late = await store.kept_positions(row.id, row.number + 1)
    # Where a server is at work somebody may have played on since the table was read.
    now = await store.table(row.id) if late else row
    for kept in late:
        if kept.number > now.number:
            return say("table-check-snapshot", language, number=kept.number)
    return ""


async def _hangs_together(store: Store, campaign: CampaignRow, chapters: list[TableRow], language: str) -> str:
    """What is wrong with how the games of a campaign follow each other."""
    path = path_of(campaign)
    if path is None:
        return say("table-check-way", language, way=campaign.way)
    if campaign.scoring not in SCORINGS:
        return say("table-check-scoring", language, scoring=campaign.scoring)
    if [row.chapter for row in chapters] != list(range(1, len(chapters) + 1)) or not 1 <= len(chapters) <= len(
        path.chapters
    ):
        return say("table-check-chapters", language)
    seats = await store.seats_at([row.id for row in chapters])
    for number, row in enumerate(chapters):
        wanted, following = path.chapters[number].game, chapters[number + 1] if number + 1 < len(chapters) else None
        if row.game != wanted:
            return say("table-check-chapter", language, number=number + 1, game=row.game, wanted=wanted)
        if row.followed_by != ("" if following is None else following.id):
            return say("table-check-following", language, number=number + 1)
        names = [seat.name for seat in seats[row.id]]
        if "" in names or len(set(names)) != len(names):
            return say("table-check-names", language, number=number + 1)
        if following is not None and not _handed_on(row, following, seats):
            return say("table-check-legacy", language, number=number + 2)
    return ""


def _handed_on(row: TableRow, following: TableRow, seats: dict[str, list[SeatRow]]) -> bool:
    """Whether a chapter began with what the one before it left to those who play it."""
    try:
        left = inherited(row, registry.game(following.game), seats[row.id], seats[following.id])
    except PhylariumError:
        return False
    return bool(msgspec.json.decode(following.legacy or "null") == left.plain())

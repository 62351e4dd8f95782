"""What one viewer is sent of a table: everything on their screen, and nothing that they may not know.

All of it comes from a state that is masked for the viewer, so a secret cannot slip in by mistake.
Pieces of the picture that a viewer has already are named by their digest only.
"""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import TypeVar

import msgspec

from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.journal import Entry
from phylarium.kernel.record import Result
from phylarium.table.clocks import read_clock
from phylarium.table.people import Visitor, edition_of, seat_link
from phylarium.table.rooms import Room
from phylarium.table.saying import game_words, rule_words, say

T = TypeVar("T")

HEARD = re.compile(r"(\d{1,9})\.(-?\d{1,3})\.(\d{1,9})")
"""Of the log: its lineage, the seat that reads it, how many lines of it."""

LOG_LINES = 150
"""How many lines of the log come with a first look; the rest is asked for."""

MOST_REFUSED = 80


class SeatSight(msgspec.Struct):
    seat: int
    name: str
    kind: str
    bot: str
    label: str
    """What the game calls the seat: its animals, say."""
    colour: str
    """The colour token of the game's stylesheet for the seat's things; empty where there is none yet."""
    score: int
    place: int | None
    to_move: bool
    thinking: bool
    you: bool
    away: bool
    """A bot sits in for somebody who was out of time."""
    seconds_left: float | None


class PromptSight(msgspec.Struct):
    text: str
    """The question as a sentence of its own."""
    rule: str
    rule_text: str
    seat: int
    who: str = ""
    """Whom it is put to, in the game's words; empty where nobody decides."""
    asked: str = ""
    """Both in one sentence."""


class OptionSight(msgspec.Struct):
    n: int
    action: str
    text: str
    target: str
    group: str


class RefusedSight(msgspec.Struct):
    action: str
    text: str
    target: str
    reason: str
    rule: str


class PieceSight(msgspec.Struct):
    hash: str
    markup: str | None
    """None where the viewer said to have it."""


class LogSight(msgspec.Struct):
    number: int
    """How many actions had been taken before."""
    seat: int
    """Whose action it follows from; -1 before the first one."""
    text: str
    rule: str
    targets: list[str]
    turn: str
    """The round and turn that it belongs to, in words; empty where the game does not say."""


class RequestSight(msgspec.Struct):
    seat: int
    number: int
    agreed: list[int]
    needed: list[int]
    """The seats that have not answered."""


class ClockSight(msgspec.Struct):
    kind: str
    days: float
    minutes: float
    increment: float
    deadline: float | None


class Sight(msgspec.Struct):
    """A table as one viewer sees it. Seats count from 0."""

    id: str
    game: str
    game_title: str
    title: str
    version: int
    number: int
    """The position shown: how many actions had been taken."""
    last: int
    """How many actions the table has."""
    status: str
    public: bool
    private: bool
    imported: bool
    owner: bool
    you: list[int]
    view: int
    """The seat whose view this is; -1 for a spectator's."""
    handover: bool
    """Several seats at one screen, and this one has secrets: cover the screen before it is shown."""
    to_move: int
    yours: bool
    seats: list[SeatSight]
    prompt: PromptSight
    options: list[OptionSight]
    refused: list[RefusedSight]
    pieces: dict[str, PieceSight]
    log: list[LogSight]
    log_from: int
    log_total: int
    heard: str
    """What to give back to be sent only what follows in the log."""
    can_undo: bool
    undo_reason: str
    undo_to: int
    """The position before the viewer's own last decision, to which they might ask to go back; -1: there is none."""
    request: RequestSight | None
    commitment: str
    seed: str | None
    result: Result | None
    over: bool
    broken: str
    clock: ClockSight | None
    links: dict[str, str]
    """For the host of a waiting table: the way to each open seat."""
    now: float


def seats_of(room: Room, visitor: Visitor) -> list[int]:
    return [seat.seat for seat in room.seats if visitor.holds(seat.visitor_id)]


def acting_seats(room: Room, visitor: Visitor) -> list[int]:
    """The seats for which a visitor may decide."""
    return [seat.seat for seat in room.seats if seat.kind == "human" and visitor.holds(seat.visitor_id)]


def view_of(room: Room, visitor: Visitor) -> int:
    """The seat through whose eyes a visitor looks: the one to move if it is theirs, else their first."""
    yours = seats_of(room, visitor)
    to_move = room.to_move()
    return to_move if to_move in yours else yours[0] if yours else SPECTATOR


def undo_to(room: Room, acting: list[int]) -> int:
    """The position before the last decision of any of these seats; -1: they have decided nothing."""
    for number in range(len(room.past) - 1, -1, -1):
        if room.past[number].seat in acting:
            return number
    return -1


def undo_seat(room: Room, acting: list[int], seat: int) -> int:
    """For whom a visitor takes back: with several seats at one screen the last decision, whosever it was."""
    last = room.past[-1].seat if room.past else seat
    return last if last in acting else seat


def seat_title(room: Room, seat: int) -> str:
    """What a seat's player is called."""
    row = room.seats[seat]
    if row.name:
        return row.name
    if row.kind == "bot":
        return say("table-bot", bot=bot_title(row.bot))
    return say("table-open-seat" if row.kind == "open" else "table-player", seat=seat + 1)


def bot_title(bot: str) -> str:
    return bot[:1].upper() + bot[1:]


def knowledge(state: State) -> bytes:
    """All that a masked position says, apart from whose view it is: equal bytes look equal."""
    game = state.game()
    fields = [getattr(state, field.name) for field in game.fields]
    return hashlib.blake2b(
        msgspec.msgpack.encode([fields, [game.operations.plain(frame) for frame in state.agenda]]), digest_size=16
    ).digest()


def has_secrets(state: State, seat: int) -> bool:
    """Whether a seat knows anything now that a spectator does not."""
    return knowledge(state.masked(seat)) != knowledge(state.masked(SPECTATOR))


Drawn = dict[str, tuple[str, str]]
"""Pieces of a picture by name: digest and markup."""


def draw(room: Room, masked: State, view: int) -> Drawn:
    return {name: (digest_of(markup), str(markup)) for name, markup in room.game.pieces(masked, view).items()}


@lru_cache(maxsize=4096)
def digest_of(markup: str) -> str:
    return hashlib.blake2b(markup.encode(), digest_size=8).hexdigest()


def pieces_of(room: Room, state: State, view: int) -> Drawn:
    """The parts of the picture. Of the present position viewers who know the same share them."""
    spectator = state.masked(SPECTATOR)
    masked = spectator if view == SPECTATOR else state.masked(view)
    key = knowledge(masked)
    if view != SPECTATOR and key == knowledge(spectator):
        masked, view = spectator, SPECTATOR
    if state is not room.state:
        return draw(room, masked, view)
    return shared(room, ("pieces", key), lambda: draw(room, masked, view))


def shared(room: Room, key: Hashable, work: Callable[[], T]) -> T:
    """Something about the present position that several viewers are sent, or one viewer twice."""
    if key not in room.shown:
        room.shown[key] = work()
    found: T = room.shown[key]
    return found


def targets_of(room: Room, entry: Entry) -> list[str]:
    """The things on the board that a log line is about."""
    blocks = {block.name: block for block in room.game.vocabulary.blocks}
    found: dict[str, None] = {}
    for (_, kind), value in zip(room.game.slots(entry.what), entry.values(), strict=False):
        target = room.game.log_target(kind, value)
        if target:
            found[target] = None
        elif kind in blocks and 0 <= value < len(blocks[kind].targets):
            found[blocks[kind].targets[value]] = None
    return list(found)


def log_sight(room: Room, view: int, upto: int | None, start: int | None) -> tuple[list[LogSight], int, int]:
    """Lines of the log from `start` on (the last ones where it is None), where they start and how many there are."""
    lines = room.lines(view, upto)
    first = max(0, len(lines) - LOG_LINES) if start is None else min(max(0, start), len(lines))
    return [line_sight(room, *room.line(index)) for index in lines[first:]], first, len(lines)


def line_sight(room: Room, entry: Entry, text: str) -> LogSight:
    return LogSight(
        number=entry.number,
        # A line is numbered after the action that it follows from was counted.
        seat=room.actions[entry.number - 1].seat if 0 < entry.number <= len(room.actions) else -1,
        text=text,
        rule=entry.rule,
        targets=targets_of(room, entry),
        turn=room.heading(entry),
    )


def heard_of(room: Room, view: int, total: int) -> str:
    """How far a viewer has read the log, to be given back. The same line is another one after an undo or for a seat."""
    return f"{room.row.lineage}.{view}.{total}"


def start_of(room: Room, view: int, heard: str) -> int | None:
    """The first line of the log that somebody has not heard; None: none of those they have counts."""
    seen = HEARD.fullmatch(heard)
    if seen is None or int(seen[1]) != room.row.lineage:
        return None
    other, count = int(seen[2]), int(seen[3])
    # Where the screen has changed hands, mostly both could read the same.
    return count if other == view or room.lines(other)[:count] == room.lines(view)[:count] else None


def options_of(room: Room, masked: State) -> list[OptionSight]:
    vocabulary = room.game.vocabulary
    return [
        OptionSight(
            n=n,
            action=vocabulary.name(action),
            text=game_words(room.game.name, masked.describe(action)),
            target=vocabulary.target(action),
            group=vocabulary.block(action).name,
        )
        for n, action in enumerate(masked.legal(), 1)
    ]


def refused_of(room: Room, masked: State) -> list[RefusedSight]:
    vocabulary = room.game.vocabulary
    found = []
    for action in masked.sought()[:MOST_REFUSED]:
        reason = masked.why_not(action)
        if reason is not None:
            found.append(
                RefusedSight(
                    action=vocabulary.name(action),
                    text=game_words(room.game.name, masked.describe(action)),
                    target=vocabulary.target(action),
                    reason=game_words(room.game.name, reason.message),
                    rule=reason.rule,
                )
            )
    return found


def seat_sights(room: Room, masked: State, to_move: int, yours: list[int]) -> list[SeatSight]:
    scores = masked.scores()
    ranking = masked.ranking() if masked.over() else None
    clock = read_clock(room.row.clock)
    now = time.time()
    return [
        SeatSight(
            seat=row.seat,
            name=seat_title(room, row.seat),
            kind=row.kind,
            bot=row.bot,
            label=game_words(room.game.name, room.game.seat_name(masked, row.seat)),
            colour=room.game.seat_colour(masked, row.seat),
            score=scores[row.seat],
            place=None if ranking is None else ranking[row.seat],
            to_move=row.seat == to_move,
            thinking=row.seat == to_move and row.kind == "bot",
            you=row.seat in yours,
            away=row.kind == "bot" and row.visitor_id is not None,
            seconds_left=None if clock is None else clock.seconds_left(row.seat, to_move, now),
        )
        for row in room.seats
    ]


def prompt_of(room: Room, masked: State) -> PromptSight:
    if room.row.status == "waiting":
        return PromptSight(say("table-waiting"), "", "", -1)
    decision = masked.decision()
    game = room.game
    return PromptSight(
        text=game_words(game.name, game.question(masked)),
        rule=decision.rule,
        rule_text=rule_words(game.name, decision.rule),
        seat=decision.seat,
        who=game_words(game.name, game.addressee(masked, decision)) if decision.seat >= 0 else "",
        asked=game_words(game.name, game.asked(masked)),
    )


def request_of(room: Room) -> RequestSight | None:
    if room.request is None:
        return None
    agreed = room.request.agreeing()
    return RequestSight(room.request.seat, room.request.number, agreed, room.needed(agreed))


def clock_of(room: Room) -> ClockSight | None:
    clock = read_clock(room.row.clock)
    if clock is None:
        return None
    choice = clock.choice
    return ClockSight(choice.kind, choice.days, choice.minutes, choice.increment, room.row.deadline)


def links_of(room: Room, visitor: Visitor) -> dict[str, str]:
    """The links of open seats, for whoever can make them again: the host."""
    found = {}
    for row in room.seats:
        if row.kind == "open" and visitor.token and visitor.holds(room.row.owner):
            edition = edition_of(visitor.token, room.row.id, row.seat, row.link_hash)
            if edition is not None:
                found[str(row.seat)] = f"/join/{seat_link(visitor.token, room.row.id, row.seat, edition)}"
    return found


def look(
    room: Room,
    visitor: Visitor,
    *,
    have: Mapping[str, str] | None = None,
    heard: str = "",
    log_from: int | None = None,
    at: int | None = None,
    pictures: bool = True,
) -> Sight:
    """What a visitor sees of a table: now, or after `at` actions (then without options)."""
    row = room.row
    state = room.state if at is None else room.rebuilt(at)
    yours = seats_of(room, visitor)
    acting = acting_seats(room, visitor)
    view = view_of(room, visitor)
    masked = state.masked(view)
    to_move = room.to_move() if at is None else state.to_move()
    deciding = at is None and to_move >= 0 and to_move in acting
    refusal = room.why_no_undo(undo_seat(room, acting, view)) if acting and at is None else None
    lines, first, total = log_sight(room, view, at, start_of(room, view, heard) if log_from is None else log_from)
    known = have or {}
    drawn = pieces_of(room, state, view) if pictures else {}
    return Sight(
        id=row.id,
        game=row.game,
        game_title=game_words(row.game, room.title),
        title=row.title,
        version=row.version,
        number=len(room.actions) if at is None else at,
        last=len(room.actions),
        status="broken" if room.broken else row.status,
        public=row.public,
        private=row.private,
        imported=row.imported,
        owner=visitor.holds(row.owner),
        you=yours,
        view=view,
        handover=len(acting) > 1 and view >= 0 and has_secrets(state, view),
        to_move=to_move,
        yours=deciding,
        seats=seat_sights(room, masked, to_move, yours),
        prompt=prompt_of(room, masked),
        options=shared(room, ("options", view), lambda: options_of(room, masked)) if deciding else [],
        refused=shared(room, ("refused", view), lambda: refused_of(room, masked)) if deciding else [],
        pieces={
            name: PieceSight(digest, None if known.get(name) == digest else markup)
            for name, (digest, markup) in drawn.items()
        },
        log=lines,
        log_from=first,
        log_total=total,
        heard=heard_of(room, view, total),
        can_undo=bool(acting) and at is None and refusal is None and row.status == "running" and not room.broken,
        undo_reason="" if refusal is None else game_words(row.game, refusal),
        undo_to=undo_to(room, acting) if at is None else -1,
        request=request_of(room) if at is None else None,
        commitment=row.commitment,
        seed=row.seed if row.status == "over" else None,
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
        over=masked.over(),
        broken=room.broken,
        clock=clock_of(room),
        links=links_of(room, visitor) if row.status == "waiting" else {},
        now=time.time(),
    )


def may_have_record(room: Room, visitor: Visitor) -> bool:
    """A record holds the seed: it is for everybody after the end, and before it only where nobody else plays."""
    if room.row.status == "over":
        return True
    mine = acting_seats(room, visitor)
    return bool(mine) and all((row.kind == "bot" and row.visitor_id is None) or row.seat in mine for row in room.seats)

"""What one viewer is sent of a table: everything on their screen, and nothing that they may not know.

All of it comes from a state that is masked for the viewer, so a secret cannot slip in by mistake.
Pieces of the picture that a viewer has already are named by their digest only.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from functools import lru_cache
from itertools import islice

import msgspec

from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.game import Game
from phylarium.kernel.message import Listing, Message
from phylarium.kernel.outcome import FIRST_DECISIONS
from phylarium.kernel.record import Result
from phylarium.kernel.vocabulary import Vocabulary
from phylarium.kernel.words import SOURCE, form, forms, has_form, ids
from phylarium.lessons import Lesson, lessons_of
from phylarium.table.chapters import may_go_on, path_of
from phylarium.table.clocks import read_clock
from phylarium.table.coaching import lesson_at
from phylarium.table.logbook import LogLine, LogPage
from phylarium.table.people import Visitor, edition_of, seat_link
from phylarium.table.refusals import RequestRefused
from phylarium.table.rooms import Room
from phylarium.table.saying import chapter_title, game_title, game_words, rule_words, say
from phylarium.table.store import SeatRow, TableRow

HEARD = re.compile(r"(\d{1,9})\.(-?\d{1,3})\.(\d{1,9})")
"""Of the log: its lineage, the seat that reads it, how many lines of it."""

MOST_REFUSED = 80
"""How many things are listed that a player would look for and may not do."""


class SeatView(msgspec.Struct, gc=False):
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


class PromptView(msgspec.Struct, gc=False):
    text: str
    """The question as a sentence of its own: as it is put where the viewer decides, or else as what another is asked,
    so that nobody takes its "you" for themselves; or what the table waits for."""
    rule: str
    rule_text: str
    seat: int
    who: str = ""
    """Whom it is put to: by name where that is not the only one at this screen; empty where nobody decides."""
    asked: str = ""
    """Both in one sentence, for whoever looks back."""


class GoalView(msgspec.Struct, gc=False):
    """What the game is about, for somebody who sits at it for the first time."""

    you: str
    """What one is in it."""
    wins: str
    lasts: str
    """How long it goes on."""
    now: str
    """What the present question means; empty where that is said nowhere, or it is not theirs."""


class OptionView(msgspec.Struct, gc=False, omit_defaults=True):
    n: int
    action: str
    text: str
    """The whole of it, as a sentence."""
    target: str
    group: str
    """The block of the vocabulary that it belongs to."""
    section: str = ""
    """What it is put together with others under, where the game's words say so."""
    chip: str = ""
    """What is said of it there; empty: all of it."""
    button: str = ""
    """What a button says that is always at the same place, for what ends a decision; empty: it is one of the list."""


class RefusedView(msgspec.Struct, frozen=True, gc=False):
    action: str
    text: str
    target: str
    reason: str
    rule: str


class PieceView(msgspec.Struct, gc=False):
    hash: str
    markup: msgspec.Raw | None
    """The text of the picture, as JSON already; None where the viewer said to have it."""


class RequestView(msgspec.Struct):
    seat: int
    number: int
    agreed: list[int]
    needed: list[int]
    """The seats that have not answered."""


class RulesPart(msgspec.Struct):
    first: int
    """The number of the first action that was played by these rules, from 1."""
    rules_version: str


class RulesView(msgspec.Struct):
    plays: str
    """The version of the rules by which the table is played."""
    today: str
    """The version of those by which new games of this server are played."""
    kept: bool
    """Whether it can go on by its own."""
    parts: list[RulesPart]
    offer: int | None
    """The position from which it can go on by the rules of today, when all people agree; None: it is not offered."""
    agreed: list[int]
    needed: list[int]
    """The seats that have not agreed."""
    asked: bool
    """Whether the people are asked now; where its own rules are kept, one of them asks first."""
    text: str
    """All this in a sentence."""


class ChapterPlace(msgspec.Struct):
    """Where a table stands in its campaign."""

    id: str
    chapter: int
    """Which game of the campaign this is, from 1 on."""
    chapters: int
    """How many games the campaign has; 0 where this server no longer has one of them."""
    next: str
    """What the game after this one is called; empty: this is the last one."""
    may_go_on: bool
    """Whether the viewer may begin it now."""
    table: str
    """The table of the next chapter; empty: it has not begun."""


class FurtherLesson(msgspec.Struct):
    name: str
    title: str


class CoachRule(msgspec.Struct):
    rule: str
    text: str


class LessonView(msgspec.Struct):
    """The coach's card, for the learner."""

    name: str
    title: str
    on: bool
    """Whether the lesson goes on; it can be taken up again where it was left."""
    number: int
    """Of the card, from 1."""
    of: int
    text: str
    at: list[str]
    """What the card points at: ids of things, or names of whole pieces; it lies beside the first."""
    rules: list[CoachRule]
    asks: list[str]
    """The actions of which one is asked for."""
    free: bool
    """Whether any action on offer is asked for."""
    watch: bool
    """Whether the lesson plays something first, before the card is shown."""
    reads: bool
    """Whether there is only something to read."""
    last: bool
    over: bool
    """Whether the lesson is finished."""
    next: FurtherLesson | None
    """The lesson after this one."""


class ClockView(msgspec.Struct):
    kind: str
    days: float
    minutes: float
    increment: float
    deadline: float | None
    """When the time of whoever is to move is out; None: it is not counted now."""
    paused: bool
    pausing: list[int]
    """The seats that want a pause."""
    needed: list[int]
    """The seats that have not agreed to it, where it is asked for."""
    resting: list[int]
    """The seats whose people are on vacation."""


class ClientView(msgspec.Struct):
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
    lineage: int
    """How often actions were taken back: a position of the same number may be another one since."""
    status: str
    public: bool
    private: bool
    imported: bool
    unsealed: bool
    """Whether somebody may know the seed before the end: the game began as a record, or its record was had."""
    owner: bool
    you: list[int]
    view: int
    """The seat whose view this is; -1 for a spectator's."""
    handover: bool
    """Several seats at one screen, and this one has secrets: cover the screen before it is shown."""
    to_move: int
    yours: bool
    seats: list[SeatView]
    prompt: PromptView
    options: list[OptionView]
    refused: list[RefusedView]
    pieces: dict[str, PieceView]
    log: list[LogLine | None]
    """None for a line that the viewer has at the same place, by what they have heard."""
    log_from: int
    log_total: int
    heard: str
    """What to give back to be sent only what follows in the log."""
    can_undo: bool
    undo_reason: str
    undo_to: int
    """The position before the viewer's own last decision, to which they might ask to go back; -1: there is none."""
    request: RequestView | None
    commitment: str
    seed: str | None
    result: Result | None
    over: bool
    broken: str
    rules: RulesView | None
    """By which rules the game is played, where they are not those of today from its first action on."""
    clock: ClockView | None
    links: dict[str, str]
    """For the host of a waiting table: the way to each open seat."""
    campaign: ChapterPlace | None
    """The campaign of which the game is a chapter."""
    lesson: LessonView | None
    """The lesson that is taken at the table, for its learner."""
    goal: GoalView | None
    """What the game is about, at the first decisions of whoever plays here."""
    rematch: str
    """The table at which somebody wants to play the same again; empty: nobody has called for it."""
    rated: bool
    """Whether the result changes the ratings of those who play."""
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


def checked_eyes(room: Room, yours: list[int], eyes: int) -> int:
    """The seat through whose eyes somebody wants to look: any after the end, for then the seed is known; before it
    one's own, or nobody's."""
    if eyes >= len(room.seats):
        raise RequestRefused(404, "no-such-seat", "table-error-no-such-seat", seats=len(room.seats))
    if eyes < 0:
        return SPECTATOR
    if room.row.status != "over" and eyes not in yours:
        raise RequestRefused(403, "not-your-seat", "table-error-not-your-eyes")
    return eyes


def undo_to(room: Room, acting: list[int]) -> int:
    """The position before the last decision of any of these seats; -1: they have decided nothing."""
    past = room.match.past
    for number in range(len(past) - 1, -1, -1):
        if past[number].seat in acting:
            return number
    return -1


def undo_seat(room: Room, acting: list[int], seat: int) -> int:
    """For whom a visitor takes back: with several seats at one screen the last decision, whosever it was."""
    past = room.match.past
    last = past[-1].seat if past else seat
    return last if last in acting else seat


def seat_title(row: SeatRow, language: str = SOURCE) -> str:
    """What a seat's player is called."""
    if row.name:
        return row.name
    if row.kind == "bot":
        return say("table-bot", language, bot=bot_title(row.bot, language))
    return say("table-open-seat" if row.kind == "open" else "table-player", language, seat=row.seat + 1)


def bot_title(bot: str, language: str = SOURCE) -> str:
    """What a bot is called; its plain name where nobody gave it another."""
    id = f"table-bot-name-{bot}"
    return say(id, language) if id in ids("table") else bot


def heard_of(room: Room, view: int, total: int) -> str:
    """How far a viewer has read the log, to be given back. The same line is another one after an undo or for a seat."""
    return f"{room.row.lineage}.{view}.{total}"


def log_of(room: Room, view: int, heard: str, yours: list[int], language: str) -> LogPage:
    """The log for somebody with these seats, as far as they have not heard it."""
    seen = HEARD.fullmatch(heard)
    if seen is None or int(seen[1]) != room.row.lineage:
        return room.log.page(view, None, language=language)
    other, count = int(seen[2]), int(seen[3])
    if other == view:
        return room.log.page(view, count, language=language)
    # Where the screen has changed hands, mostly both could read the same. Whether somebody else's log is the same is
    # nobody's business: that would tell how much of it is private.
    if other in (SPECTATOR, *yours):
        return room.log.handed_over(other, view, count, language)
    return room.log.page(view, None, language=language)


def options_of(game: Game, masked: State, language: str) -> list[OptionView]:
    vocabulary, name, describe = game.vocabulary, game.name, game.describe
    return [
        OptionView(n, *_option_words(vocabulary, name, action, describe(masked, action), language))
        for n, action in enumerate(masked.legal(), 1)
    ]


@lru_cache(maxsize=16384)
def _option_words(vocabulary: Vocabulary, game: str, action: int, said: Message, language: str) -> tuple[str, ...]:
    """What a page needs of an option, but for its number. After a move most options are the same, and read the same."""
    text = game_words(game, said, language)
    section, chip, button = forms(said, ("section", "chip", "button"), game, language)
    return (
        vocabulary.name(action),
        text,
        vocabulary.target(action),
        vocabulary.block(action).name,
        section or "",
        chip or "",
        (button or text) if has_form(said, "button", game) else "",
    )


def refused_of(game: Game, masked: State, language: str) -> list[RefusedView]:
    vocabulary, name = game.vocabulary, game.name
    found = []
    for action in masked.sought()[:MOST_REFUSED]:
        reason = masked.why_not(action)
        if reason is not None:
            said = masked.describe(action)
            found.append(_refused_words(vocabulary, name, action, said, reason.message, reason.rule, language))
    return found


@lru_cache(maxsize=16384)
def _refused_words(
    vocabulary: Vocabulary, game: str, action: int, said: Message, reason: Message, rule: str, language: str
) -> RefusedView:
    return RefusedView(
        action=vocabulary.name(action),
        text=game_words(game, said, language),
        target=vocabulary.target(action),
        reason=game_words(game, reason, language),
        rule=rule,
    )


def seat_views(room: Room, masked: State, to_move: int, yours: list[int], language: str) -> list[SeatView]:
    scores = masked.scores()
    ranking = masked.ranking() if masked.over() else None
    clock = read_clock(room.row.clock, room.row.seats)
    now = time.time()
    return [
        SeatView(
            seat=row.seat,
            name=seat_title(row, language),
            kind=row.kind,
            bot=row.bot,
            label=game_words(room.game.name, room.game.seat_name(masked, row.seat), language),
            colour=room.game.seat_colour(masked, row.seat),
            score=scores[row.seat],
            place=None if ranking is None else ranking[row.seat],
            to_move=row.seat == to_move,
            thinking=row.seat == to_move and row.kind == "bot" and not room.row.coached,
            you=row.seat in yours,
            away=row.kind == "bot" and row.visitor_id is not None,
            seconds_left=None if clock is None else clock.seconds_left(row.seat, to_move, now),
        )
        for row in room.seats
    ]


def prompt_of(room: Room, masked: State, acting: list[int], language: str) -> PromptView:
    """What is asked of whom, or waited for, as somebody with these seats is told."""
    if room.row.status == "waiting":
        missing = [say("table-seat", language, seat=row.seat + 1) for row in room.seats if row.kind == "open"]
        return PromptView(say("table-waiting", language, seats=Listing(missing)), "", "", -1)
    if masked.over() and room.state.over():
        return how_it_ended(room, language)
    decision, game = masked.decision(), room.game
    text = game_words(game.name, game.question(masked), language)
    if decision.seat < 0:
        return PromptView(text, decision.rule, rule_words(game.name, decision.rule, language), -1, asked=text)
    label = game_words(game.name, game.addressee(masked, decision), language)
    who = label if acting == [decision.seat] else named(room, decision.seat, label, language)
    return PromptView(
        text=text if decision.seat in acting else say("table-asked-another", language, question=text),
        rule=decision.rule,
        rule_text=rule_words(game.name, decision.rule, language),
        seat=decision.seat,
        who=who,
        asked=say("table-asked", language, who=who, question=text),
    )


def named(room: Room, seat: int, label: str, language: str) -> str:
    """Who has a seat, and what the game calls it where that is something else."""
    name = seat_title(room.seats[seat], language)
    return name if name == label else say("table-decider", language, name=name, label=label)


def how_it_ended(room: Room, language: str) -> PromptView:
    """What is said where nothing is asked any more: who is first, or what became of those who did not compete."""
    game, state = room.game, room.state
    verdict = game.verdict(state)
    if verdict is not None:
        text = game_words(game.name, verdict.message, language)
        return PromptView(text, verdict.rule, rule_words(game.name, verdict.rule, language), -1, asked=text)
    first = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    names = [
        named(room, seat, game_words(game.name, game.seat_name(state, seat), language), language) for seat in first
    ]
    text = say("page-won", language, names=Listing(names), number=state.scores()[first[0]])
    return PromptView(text, "", "", -1, asked=text)


def goal_of(room: Room, masked: State, acting: list[int], seat: int, language: str) -> GoalView | None:
    """What the game is about for a seat, as long as whoever plays here has decided little in it."""
    decided = islice((move for move in room.match.past if move.seat in acting), FIRST_DECISIONS)
    if seat not in acting or room.row.status != "running" or len(list(decided)) == FIRST_DECISIONS:
        return None
    game = room.game
    goal = game.goal(masked, seat)
    if goal is None:
        return None
    decision = masked.decision()
    meaning = form(decision.message, "meaning", game.name, language) if decision.seat == seat else None
    return GoalView(
        you=game_words(game.name, goal.you, language),
        wins=game_words(game.name, goal.wins, language),
        lasts=game_words(game.name, goal.lasts, language),
        now=meaning or "",
    )


def request_of(room: Room) -> RequestView | None:
    if room.request is None or room.request.rules_version:
        return None
    agreed = room.request.agreeing()
    return RequestView(room.request.seat, room.request.number, agreed, room.needed_back(agreed))


def rules_of(room: Room, language: str) -> RulesView | None:
    """By which rules a table is played; None: by those of today, as it always was."""
    course, offer = room.course, room.offer
    parts = [RulesPart(part.first, part.rules_version) for part in course.parts if part.first == 1 or part.position]
    if course.current and len(parts) == 1:
        return None
    plays, today = course.plays, course.today.rules_version
    agreed = room.rules_agreed()
    if course.current:
        text = say("table-rules-taken-over", language, number=parts[-1].first, today=today)
    elif course.kept or offer is None:
        text = say("table-rules-kept", language, plays=plays, today=today)
    else:
        message = "table-rules-gone" if offer.number == room.row.number else "table-rules-gone-back"
        text = say(message, language, plays=plays, today=today, number=offer.number)
    return RulesView(
        plays=plays,
        today=today,
        kept=course.kept,
        parts=parts,
        offer=None if offer is None else offer.number,
        agreed=agreed,
        needed=[] if offer is None else room.needed(agreed),
        asked=bool(agreed) or (room.request is not None and room.request.rules_version != "") or room.held,
        text=text,
    )


def clock_of(room: Room) -> ClockView | None:
    clock = read_clock(room.row.clock, room.row.seats)
    if clock is None:
        return None
    choice = clock.choice
    return ClockView(
        choice.kind,
        choice.days,
        choice.minutes,
        choice.increment,
        room.row.deadline,
        clock.paused,
        clock.pausing,
        room.needed(clock.pausing) if clock.pausing else [],
        clock.resting,
    )


def links_of(room: Room, visitor: Visitor) -> dict[str, str]:
    """The links of open seats, for whoever can make them again: the host."""
    found = {}
    for row in room.seats:
        if row.kind == "open" and visitor.token and visitor.holds(room.row.owner):
            edition = edition_of(visitor.token, room.row.id, row.seat, row.link_hash)
            if edition is not None:
                found[str(row.seat)] = f"/join/{seat_link(visitor.token, room.row.id, row.seat, edition)}"
    return found


def place_of(room: Room, visitor: Visitor) -> ChapterPlace | None:
    """Where a table stands in its campaign; None where it belongs to none."""
    campaign, row = room.campaign, room.row
    if campaign is None:
        return None
    path = path_of(campaign)
    chapters = () if path is None else path.chapters
    following = chapters[row.chapter] if row.chapter < len(chapters) else None
    waits = following is not None and row.status == "over" and not row.followed_by
    return ChapterPlace(
        id=campaign.id,
        chapter=row.chapter,
        chapters=len(chapters),
        next="" if following is None else chapter_title(following, visitor.language),
        may_go_on=waits and may_go_on(campaign, room.seats, visitor),
        table=row.followed_by,
    )


def is_learner(room: Room, lesson: Lesson, visitor: Visitor) -> bool:
    return lesson.seat in acting_seats(room, visitor)


def lesson_view(room: Room, visitor: Visitor) -> LessonView | None:
    """The coach's card for the learner; None for others, who might not be meant to know what it speaks of."""
    lesson, language = lesson_at(room.row, room.game), visitor.language
    if lesson is None or not is_learner(room, lesson, visitor):
        return None
    steps, stand = len(lesson.steps), room.stand
    if stand is None and (room.row.step >= steps or room.row.status == "over"):
        return None  # nothing is left to be taken up
    further = [one for one in lessons_of(room.row.game) if one.game is lesson.game]
    following = further[further.index(lesson) + 1 :]
    view = LessonView(
        name=lesson.name,
        title=lesson_title(lesson, language),
        on=stand is not None,
        number=min((room.row.step if stand is None else stand.step) + 1, steps),
        of=steps,
        text="",
        at=[],
        rules=[],
        asks=[],
        free=False,
        watch=False,
        reads=False,
        last=False,
        over=stand is not None and stand.place is None,
        next=FurtherLesson(following[0].name, lesson_title(following[0], language)) if following else None,
    )
    if stand is None or stand.place is None:
        return view
    place = stand.place
    view.watch = bool(place.due)
    if not view.watch:
        view.text = lesson.say(lesson.message(place.number), language)
        view.at = list(place.step.at)
        view.rules = [CoachRule(rule, rule_words(room.row.game, rule, language)) for rule in place.step.rules]
        view.asks = [room.game.vocabulary.name(action) for action in place.asks]
        view.free, view.reads, view.last = place.free, place.reads, place.last
    return view


def lesson_title(lesson: Lesson, language: str) -> str:
    return lesson.say(lesson.title, language)


def look(
    room: Room,
    visitor: Visitor,
    *,
    have: Mapping[str, str] | None = None,
    heard: str = "",
    log_from: int | None = None,
    at: int | None = None,
    pictures: bool = True,
    eyes: int | None = None,
) -> ClientView:
    """What a visitor sees of a table: now, or after `at` actions (then without options), in their language.

    `eyes` is a seat (or SPECTATOR) through whose eyes they look at an earlier position.
    """
    row, game, language = room.row, room.game, visitor.language
    position = room.position_at(at)
    yours = seats_of(room, visitor)
    acting = acting_seats(room, visitor)
    view = view_of(room, visitor) if eyes is None else checked_eyes(room, yours, eyes)
    masked = position.masked(view)
    to_move = room.to_move() if at is None else position.state.to_move()
    lesson = lesson_view(room, visitor) if at is None else None
    # While the lesson plays, nobody is asked anything.
    deciding = at is None and to_move >= 0 and to_move in acting and not (lesson is not None and lesson.watch)
    refusal = room.why_no_undo(undo_seat(room, acting, view)) if acting and at is None else None
    if at is None and log_from is None:
        page = log_of(room, view, heard, yours, language)
    else:
        page = room.log.page(view, log_from, at, language)
    known = have or {}
    drawn = position.pieces(view, language) if pictures else {}
    options: list[OptionView] = []
    refused: list[RefusedView] = []
    if deciding:
        options = position.once(("options", view, language), lambda: options_of(game, masked, language))
        refused = position.once(("refused", view, language), lambda: refused_of(game, masked, language))
    return ClientView(
        id=row.id,
        game=row.game,
        game_title=game_title(row.game, language),
        title=row.title,
        version=row.version,
        number=len(room.actions) if at is None else at,
        last=len(room.actions),
        lineage=row.lineage,
        status=room.status(),
        public=row.public,
        private=row.private,
        imported=row.imported,
        unsealed=row.unsealed,
        owner=visitor.holds(row.owner),
        you=yours,
        view=view,
        handover=len(acting) > 1 and view >= 0 and position.has_secrets(view),
        to_move=to_move,
        yours=deciding,
        seats=seat_views(room, masked, to_move, yours, language),
        prompt=prompt_of(room, masked, acting, language),
        options=options,
        refused=refused,
        pieces={
            name: PieceView(piece.hash, None if known.get(name) == piece.hash else piece.json)
            for name, piece in drawn.items()
        },
        log=page.log,
        log_from=page.log_from,
        log_total=page.log_total,
        heard=heard_of(room, view, page.log_total),
        can_undo=bool(acting) and at is None and refusal is None and room.status() == "running",
        undo_reason="" if refusal is None else game_words(row.game, refusal, language),
        undo_to=undo_to(room, acting) if at is None else -1,
        request=request_of(room) if at is None else None,
        commitment=row.commitment,
        seed=row.seed if row.status == "over" else None,
        result=row.ended(),
        over=masked.over(),
        broken=room.why_broken(language),
        rules=rules_of(room, language),
        clock=clock_of(room),
        links=links_of(room, visitor) if row.status == "waiting" else {},
        campaign=place_of(room, visitor),
        lesson=lesson,
        goal=goal_of(room, masked, acting, view, language) if at is None and lesson is None else None,
        rematch=row.followed_by if row.campaign_id is None else "",
        rated=row.rated,
        now=time.time(),
    )


def may_have_record(row: TableRow, seats: list[SeatRow], visitor: Visitor, stuck: bool) -> bool:
    """Whether somebody may have the record, which holds the seed.

    After the end everybody may; before it, where nobody else plays; and those who sit there where it is `stuck`: it
    cannot be played on.
    """
    if row.status == "over":
        return True
    if stuck:
        return visitor.holds(row.owner) or any(visitor.holds(seat.visitor_id) for seat in seats)
    mine = [seat.seat for seat in seats if seat.kind == "human" and visitor.holds(seat.visitor_id)]
    return bool(mine) and all((seat.kind == "bot" and seat.visitor_id is None) or seat.seat in mine for seat in seats)

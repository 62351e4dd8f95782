"""Rooms: the tables that this process has at hand.

A room is a match of the kernel with what a live table adds to it: where it is stored, who sits
there, and how much time they have. It catches up with the store before anything is done in it, so
it does not matter which process made the last move. What is written goes through the store's version
check; a room never acknowledges what is not committed.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog

from phylarium.kernel import codec, registry, versions
from phylarium.kernel.engine import NOBODY, SPECTATOR, State
from phylarium.kernel.errors import DamagedState, PhylariumError, UndoRefused
from phylarium.kernel.game import Game
from phylarium.kernel.match import Attempt, Match, Skipped
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.record import SHORT, NoSuchMoment
from phylarium.kernel.troubles import trouble
from phylarium.kernel.words import SOURCE
from phylarium.table.clocks import Clock, read_clock
from phylarium.table.coaching import Mark, Stand, lesson_at, lowered, stand_of
from phylarium.table.logbook import Logbook
from phylarium.table.position import Before, Position
from phylarium.table.records import outcome_of
from phylarium.table.rules_versions import RulesCourse, RulesOffer, layout_of
from phylarium.table.saying import table_words
from phylarium.table.store import ActionRow, CampaignRow, PartRow, RequestRow, SeatRow, StaleTable, Store, TableRow

log = structlog.get_logger()

SNAPSHOT_EVERY = 50
"""Actions between two positions that the store keeps."""

BREATH = 0.005
"""Seconds after which the opening of a long game lets others go on."""

AT_HAND = 800
"""Tables that a process keeps at hand: more than one processor can serve while people play at all of them."""


class BrokenTable(PhylariumError):
    """The stored actions of a table no longer lead where they led; it is shown as such and left alone."""

    def __init__(self, sentence: Message, game: str) -> None:
        super().__init__()
        self.sentence = sentence
        self.of = game

    def __str__(self) -> str:
        return self.worded()

    def worded(self, language: str = SOURCE) -> str:
        return table_words(self.sentence, language, self.of)


class StaleMove(PhylariumError):
    """The move was meant for an earlier position."""


class OtherRules(PhylariumError):
    """The rules by which the table was played are gone: its players have to agree to those of today first."""


class NoRequest(PhylariumError):
    """Nobody asks to go back to where somebody agrees to go."""


class NoClock(PhylariumError):
    """The table has no clock that could be stopped."""


class NotNow(PhylariumError):
    """The table is not in a state in which this can be done."""


class Room:
    """One table: its row, its seats, its rules and its match."""

    def __init__(
        self, store: Store, row: TableRow, seats: list[SeatRow], parts: list[PartRow], notice_delay: float = 0.0
    ) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.notice_delay = notice_delay
        self.request: RequestRow | None = None
        self.lock = asyncio.Lock()
        self.ready = False
        """Whether it has been brought up to date once, and may be seen."""
        self.campaign: CampaignRow | None = None
        """The story of which its game is a chapter."""
        self.broken: Message | None = None
        """Why the table cannot be played on; None for a sound one."""
        self.course = RulesCourse(registry.game(row.game), parts)
        """By which rules its actions are read."""
        self._begin()

    def _begin(self) -> None:
        """Begin the match, before its first action."""
        row = self.row
        game = self.course.game_of(1)
        self.match = Match.start(game, row.seats, row.settled(), row.seed, legacy=row.inherited(game))
        self.actions: list[ActionRow] = []
        """The actions of the match, as they are stored."""
        self.log = Logbook(self.match)
        self._before = Before()
        self._position = Position(self.match.game, self.match.state, self._before)
        self._points: list[list[int]] = []
        self._entered = 0
        """The first action of the last part into which the match was led."""

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def position(self) -> Position:
        """The present position, with what was worked out of it for those who look."""
        if self._position.state is not self.match.state:
            self._position = Position(self.match.game, self.match.state, self._before)
        return self._position

    def position_at(self, number: int | None) -> Position:
        """The position after so many actions; None: the present one."""
        if number is None:
            return self.position
        state = self.match.rebuilt(number)
        return Position(state.game(), state)

    @property
    def offer(self) -> RulesOffer | None:
        """What the players may agree to, where the table is not played by the rules of today."""
        if self.broken is not None or self.course.current or self.row.status == "over":
            return None
        return RulesOffer(len(self.actions), self.course.today.rules_version)

    @property
    def held(self) -> bool:
        """Whether the table waits for its players to agree to the rules of today: those it was played by are gone."""
        return self.offer is not None and not self.course.kept

    def status(self) -> str:
        """How the table stands: `waiting`, `running` or `over`, as its row says; `held`, or `broken`."""
        if self.row.status == "over":
            return "over"
        if self.broken is not None:
            return "broken"
        return "held" if self.held else self.row.status

    def to_move(self) -> int:
        return self.state.to_move() if self.status() == "running" else NOBODY

    @property
    def stand(self) -> Stand | None:
        """How far the lesson has come that is taken here; None where there is none, or it was left."""
        return stand_of(self.row, self.match)

    def points(self) -> list[list[int]]:
        """Scores after each action as anybody may know them, for the chart."""
        for state in self.match.positions(len(self._points)):
            self._points.append(state.masked(SPECTATOR).scores())
        return self._points

    # --- catching up ------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what has happened since; called with the lock held."""
        news = await self.store.news(self.row, len(self.actions))
        if news is None:
            return
        if news.row.lineage != self.row.lineage:
            self.broken = None
            if news.parts == self.course.parts:
                # Over a gap nothing is compared: the game is followed anew.
                self._go_back(0 if self.match.gap else self._common(news.actions))
            else:
                self.course = RulesCourse(self.course.today, news.parts)
                self._begin()
        self.course = RulesCourse(self.course.today, news.parts)
        self.seats = news.seats
        self.request = news.request
        self.row = news.row
        cold, self.ready = not self.ready, True
        paused = time.perf_counter()
        for action in news.actions:
            if self.broken:
                break
            if action.number <= len(self.actions):
                continue
            problem = self._follow(action)
            if problem is not None and not await self._leap(action.number, news.actions):
                self.broken = problem
            if cold and time.perf_counter() - paused > BREATH:
                # Nobody can see this room yet, so others may go on in the middle of its game.
                await asyncio.sleep(0)
                paused = time.perf_counter()
        if self.broken is None:
            self.broken = self._enter(len(self.actions) + 1)
        if self.actions and not self.course.kept and self.row.status != "over":
            # As far as the rules of today lead the same way, the players may agree to go on from there.
            self.broken = None

    def why_broken(self, language: str = SOURCE) -> str:
        """Why the table cannot be played on, in words; empty for a sound one."""
        if self.broken is None:
            return ""
        reason = self.broken
        if not self.course.kept:
            rules = {"plays": self.course.plays, "game": self.row.game}
            reason = Message("table-broken-gone", {**rules, "problem": reason})
        return table_words(reason, language, self.row.game)

    def _enter(self, number: int) -> Message | None:
        """Go on by other rules where a part begins with this action that they have taken over; say why it fails."""
        part = self.course.part_of(number)
        if part.first != number or self._entered == number or len(self.actions) != number - 1:
            return None
        try:
            state = self.course.entering(number)
        except DamagedState as error:
            return Message("table-broken-entering", {"number": number, "problem": error.said})
        self._entered = number
        if state is not None:
            self.match.change_rules(state)
        return None

    def _common(self, actions: list[ActionRow]) -> int:
        """How many of the actions at hand are still those of the table, after some were taken back."""
        count = 0
        for mine, theirs in zip(self.actions, actions, strict=False):
            if mine != theirs:
                break
            count += 1
        return count

    def _follow(self, row: ActionRow) -> Message | None:
        """Take a stored action into the match; if it does not lead where it led, say why and stay before it."""
        problem = self._enter(row.number)
        if problem is not None:
            return problem
        taken: dict[str, Argument] = {"number": row.number, "action": row.action}
        try:
            attempt = self.match.attempt(self.state.to_move(), row.action)
        except PhylariumError as error:
            return Message("table-broken-action", {**taken, "problem": error.said})
        except Exception as error:
            # A defect in the rules must not take the whole table down with it.
            log.exception("room.rules_failed", table=self.row.id, number=row.number)
            return Message("table-broken-fails", {**taken, "problem": type(error).__name__})
        if not self.course.agrees(attempt, row):
            return Message("table-broken-differs", taken)
        self._take(attempt, row)
        return None

    def _take(self, attempt: Attempt, row: ActionRow) -> None:
        self.match.take(attempt)
        self.actions.append(row)

    async def _leap(self, number: int, fresh: list[ActionRow]) -> bool:
        """Go on from a kept position after an action that no longer replays, if there is one."""
        state = await self.course.kept_after(self.store, self.row, number)
        if state is None:
            return False
        lost = [row for row in fresh if number <= row.number <= state.number]
        self.match.leap(state, [Skipped(row.seat, row.action, row.digest) for row in lost])
        self.actions += lost
        log.warning("room.leapt", table=self.row.id, first=number, to=state.number)
        return True

    def _go_back(self, number: int) -> None:
        """Go back to the position after so many actions."""
        self.match.go_back(number)
        self.log.cut()
        del self.actions[number:], self._points[number + 1 :]

    def needed(self, agreed: Sequence[int]) -> list[int]:
        """The people who still have to agree to other rules; bots always do."""
        return [row.seat for row in self.seats if row.kind == "human" and row.seat not in agreed]

    def people_of(self, seats: Sequence[int]) -> list[int]:
        """The visitors who sit in these seats, each once."""
        return sorted({visitor for seat in seats if (visitor := self.seats[seat].visitor_id) is not None})

    def needed_back(self, agreed: Sequence[int]) -> list[int]:
        """The people who still have to agree to go back: also one for whom a bot sits in, since it is their game."""
        return [
            row.seat
            for row in self.seats
            if (row.kind == "human" or row.visitor_id is not None) and row.seat not in agreed
        ]

    def counted(self, seat: int) -> bool:
        """Whether the time of a seat is counted: that of people is, that of bots is not."""
        return seat >= 0 and self.seats[seat].kind == "human"

    # --- changing ---------------------------------------------------------------------------

    def check_open(self) -> None:
        """Refuse whatever would change a table that cannot be changed."""
        if self.broken is not None:
            raise BrokenTable(Message("table-error-broken", {"problem": self.broken}), self.row.game)
        if self.held:
            raise OtherRules(f"rules {self.course.plays}, by which this table was played, are gone")
        if self.row.status == "waiting":
            raise NotNow("the game begins when every seat is taken")

    def check_present(self, number: int, lineage: int | None) -> None:
        """Refuse what was meant for another position: earlier, or before something was taken back."""
        if number != len(self.actions) or lineage not in (None, self.row.lineage):
            raise StaleMove(f"the game has gone on: {len(self.actions)} actions, not {number}")

    async def play(self, seat: int, number: int, action: str, lineage: int | None = None) -> None:
        """A seat's action on the position after `number` actions; committed when this returns.

        With the `lineage` that its player saw it counts for no position of the same number after some were taken back.

        The room is taken as it is: if another process was faster, the store says so.
        """
        async with self.lock:
            self.check_open()
            self.check_present(number, lineage)
            attempt = self.match.attempt(seat, action)
            after = attempt.state
            now = time.time()
            row = ActionRow(
                game_id=self.row.id,
                number=number + 1,
                seat=seat,
                action=self.game.vocabulary.name(attempt.action),
                digest=attempt.digest[:SHORT],
                at=now,
            )
            then = after.to_move()
            clock = read_clock(self.row.clock, self.row.seats)
            if clock is not None:
                clock = clock.moved(seat, then, self.counted(then), now)
            part = self.course.next_part(self.row.id, row.number)
            try:
                stored = await self.store.append(
                    self.row,
                    row,
                    to_move=then,
                    status="over" if after.over() else "running",
                    **outcome_of(after),
                    clock="" if clock is None else clock.text(),
                    deadline=None if clock is None else clock.deadline(then),
                    tell=self._to_be_told(seat, then),
                    tell_at=now + self.notice_delay,
                    asked=self.request is not None,
                    position=attempt.encoded,
                    keep=row.number % SNAPSHOT_EVERY == 0,
                    part=part,
                )
            except StaleTable as error:
                await self.catch_up()
                raise StaleMove("somebody was faster") from error
            self._take(attempt, row)
            if part is not None:
                self.course.begin(part)
            self.row = stored
            self.request = None

    def _to_be_told(self, seat: int, then: int) -> int | None:
        """Who is to be told of a move: the person whose turn it has become, if they are not in a lesson."""
        if self.row.coached or then in (seat, NOBODY) or self.seats[then].kind != "human":
            return None
        visitor = self.seats[then].visitor_id
        return None if visitor == self.seats[seat].visitor_id else visitor

    def why_no_undo(self, seat: int) -> Message | None:
        """Why a seat may take nothing back by itself; None when it may."""
        if self.row.status == "over":
            # The seed is known now: whoever went back would know what chance brings.
            return Message("refused-game-over")
        return self.match.why_no_undo(seat)

    async def undo(self, seat: int, number: int, lineage: int | None = None) -> None:
        """Take back a seat's last decision, if nothing was learnt since."""
        async with self.lock:
            await self.catch_up()
            self.check_open()
            self.check_present(number, lineage)
            reason = self.why_no_undo(seat)
            if reason is not None:
                raise UndoRefused(reason, self.game.name)
            try:
                await self._take_back(number - 1)
            except StaleTable as error:
                await self.catch_up()
                raise StaleMove("somebody was faster") from error

    async def ask_back(self, seat: int, agreed: list[int], number: int, lineage: int | None = None) -> None:
        """A seat asks to go back to the position after `number` actions; `agreed` do so from the beginning."""

        async def ask() -> None:
            self._check_back(number)
            if lineage not in (None, self.row.lineage):
                raise StaleMove("the game went back, and on from there")
            if self.needed_back(agreed):
                await self.store.ask(self.row, seat, number, agreed)
            else:
                await self._take_back(number)

        await self._settle(ask)

    async def answer_back(self, seats: list[int], agree: bool, number: int | None, lineage: int | None = None) -> None:
        """Seats answer the request to go back, `number` where they say to which position.

        One refusal ends it. When all have agreed it is done, and in the same transaction: of answers
        that come at once each is counted, whichever process they reach.
        """

        async def answer() -> None:
            request = self.request
            meant = number in (None, request and request.number) and lineage in (None, self.row.lineage)
            if request is None or request.rules_version or not meant:
                raise NoRequest("nobody asks to go back, or not to that position")
            agreed = sorted({*request.agreeing(), *seats})
            if not agree:
                await self.store.drop_request(self.row)
            elif self.needed_back(agreed):
                await self.store.ask(self.row, request.seat, request.number, agreed)
            else:
                self._check_back(request.number)
                await self._take_back(request.number)

        await self._settle(answer)

    def _check_back(self, number: int) -> None:
        if self.row.status == "over":
            raise UndoRefused(Message("refused-game-over"), self.game.name)
        if not 0 <= number < len(self.actions):
            raise NoSuchMoment(Message("error-moment-table", {"actions": len(self.actions), "number": number}))

    async def teach(self, decide: Callable[[], Mark]) -> None:
        """Go on in a lesson, back in it, out of it or into it again, as is decided of the table as it is."""

        async def mark() -> None:
            wanted = decide()
            if wanted.kept < len(self.actions):
                await self._take_back(wanted.kept, wanted)
            else:
                await self.store.teach(self.row, wanted.step, wanted.coached)

        await self._settle(mark)

    async def retime(self, decide: Callable[[Clock], Clock]) -> None:
        """Stop the clock or let it go on, as is decided of the table as it is."""

        async def change() -> None:
            clock = read_clock(self.row.clock, self.row.seats)
            if clock is None or self.row.status != "running":
                raise NoClock("no time is counted at this table")
            fresh = decide(clock)
            if fresh != clock:
                await self.store.set_clock(self.row, fresh.text(), fresh.deadline(self.to_move()))

        await self._settle(change)

    # --- rules ------------------------------------------------------------------------------

    def rules_agreed(self) -> list[int]:
        """The seats that have agreed to go on by the rules of today from where the table stands."""
        request, offer = self.request, self.offer
        if request is None or offer is None or RulesOffer(request.number, request.rules_version) != offer:
            return []
        return request.agreeing()

    async def answer_rules(self, seats: list[int], agree: bool, number: int | None) -> None:
        """Seats say whether the game is to go on by the rules of today, `number` where they say from which position.

        It does when all have agreed. Where its own rules are kept, whoever agrees first asks the others.
        """

        async def answer() -> None:
            offer = self.offer
            if offer is None or number not in (None, offer.number):
                raise NoRequest("the table is played by the rules of today, or has gone on")
            agreed = sorted({*self.rules_agreed(), *seats})
            if not agree:
                await self.store.drop_request(self.row)
            elif self.needed(agreed):
                asked = self.request is not None and self.request.rules_version == offer.rules_version
                tell = [] if asked else self.people_of(self.needed(agreed))
                tell_at = time.time() + self.notice_delay
                await self.store.ask(self.row, min(seats), offer.number, agreed, offer.rules_version, tell, tell_at)
            else:
                await self._take_over(offer)

        await self._settle(answer, rules=True)

    async def take_over(self) -> None:
        """Go on by the rules of today, where nobody needs to be asked: nothing was played, or no people sit there."""

        async def take() -> None:
            if self.offer is not None:
                await self._take_over(self.offer)

        await self._settle(take, rules=True)

    async def _take_over(self, offer: RulesOffer) -> None:
        today, row, position = self.course.today, self.row, None
        if offer.number == 0:
            state = today.start(row.seats, row.settled(), row.seed, legacy=row.inherited(today))
        else:
            try:
                state = self.state if self.state.game() is today else versions.take_over(today, self.state)
            except DamagedState as error:
                args: dict[str, Argument] = {"rules": offer.rules_version, "problem": error.said}
                raise BrokenTable(Message("table-error-not-taken-over", args), row.game) from error
            position = codec.to_json(state)
        clock = self._clock_for(state.to_move())
        await self.store.take_over(
            row,
            PartRow(row.id, offer.number + 1, offer.rules_version, codec.FORMAT, position),
            layout_of(today),
            to_move=state.to_move(),
            status="waiting" if row.status == "waiting" else "over" if state.over() else "running",
            **outcome_of(state),
            clock="" if clock is None else clock.text(),
            deadline=None if clock is None else clock.deadline(state.to_move()),
            position=codec.encode(state),
        )
        log.info("table.taken_over", table=row.id, number=offer.number, rules=offer.rules_version)

    def _clock_for(self, to_move: int) -> Clock | None:
        """The clock of the table, begun anew for the seat that is to move."""
        clock = read_clock(self.row.clock, self.row.seats)
        return None if clock is None else clock.started(to_move, self.counted(to_move), time.time())

    async def _settle(self, work: Callable[[], Awaitable[None]], rules: bool = False) -> None:
        """Do something to the table as it is; again where somebody else was faster, until it is done or refused."""
        async with self.lock:
            while True:
                await self.catch_up()
                if not rules:
                    self.check_open()
                try:
                    await work()
                except StaleTable:
                    continue
                await self.catch_up()
                return

    async def _take_back(self, number: int, mark: Mark | None = None) -> None:
        row = self.row
        lesson = lesson_at(row, self.game)
        step = row.step if lesson is None else lowered(lesson, row.step, number)
        position = codec.encode(self.match.rebuilt(number))  # refused now where it is lost, not after it was stored
        to_move = self.match.past[number].seat
        clock = self._clock_for(to_move)
        after = await self.store.take_back(
            self.row,
            number,
            to_move=to_move,
            clock="" if clock is None else clock.text(),
            deadline=None if clock is None else clock.deadline(to_move),
            position=position,
            step=step if mark is None else mark.step,
            coached=row.coached if mark is None else mark.coached,
        )
        self.course.go_back(number)
        self._go_back(number)
        self.row = after
        self.request = None


class Rooms:
    """The rooms of this process, the least used of them forgotten."""

    def __init__(self, store: Store, notice_delay: float = 0.0, capacity: int = AT_HAND) -> None:
        self.store = store
        self.notice_delay = notice_delay
        self.capacity = capacity
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def get(self, id: str, version: int | None = None) -> Room:
        """A room that is up to date, or has at least this version."""
        room = self._rooms.get(id)
        if room is None:
            room = await self._opened(id)
        elif version is None or room.row.version < version:
            async with room.lock:
                await room.catch_up()
        if id in self._rooms:
            self._rooms.move_to_end(id)
        while len(self._rooms) > self.capacity:
            self._rooms.popitem(last=False)
        return room

    async def _opened(self, id: str) -> Room:
        """One opening at a time for a table, however many ask; none of them sees it before it is whole."""
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id))
        # Whoever goes away must not take it from the others.
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Room:
        row, parts = await self.store.table(id), await self.store.parts(id)
        # At version -1 the room is older than any row, so the first catch-up reads everything.
        known = row.game if row.game in registry.games() else ""
        try:
            room = Room(self.store, msgspec.structs.replace(row, version=-1), [], parts, self.notice_delay)
            if row.campaign_id is not None:
                room.campaign = await self.store.campaign(row.campaign_id)
            async with room.lock:
                await room.catch_up()
        except (PhylariumError, msgspec.DecodeError, ValueError, LookupError) as error:
            # Whatever is wrong with a row is a matter of its table alone.
            if not isinstance(error, PhylariumError):
                log.exception("room.not_opened", table=id)
            problem = error.said if isinstance(error, PhylariumError) else trouble(error)
            raise BrokenTable(Message("table-error-not-shown", {"problem": problem}), known) from error
        if [seat.seat for seat in room.seats] != list(range(row.seats)):
            problem = Message("table-broken-seats", {"found": len(room.seats), "said": row.seats})
            raise BrokenTable(Message("table-error-not-shown", {"problem": problem}), known)
        self._rooms[id] = room
        return room

    def __len__(self) -> int:
        return len(self._rooms)

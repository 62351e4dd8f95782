"""Rooms: the tables that this process has at hand, each with its whole truth.

A room catches up with the store before anything is done in it, so it does not matter which process
made the last move. What is written goes through the store's version check; a room never
acknowledges what is not committed.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Any

import msgspec
import structlog

from phylarium.kernel import codec
from phylarium.kernel.engine import NOBODY, SPECTATOR, State
from phylarium.kernel.errors import DamagedState, PhylariumError, UndoRefused, WrongSeat
from phylarium.kernel.game import Game
from phylarium.kernel.journal import EVERYBODY, Entry
from phylarium.kernel.match import Past, undo_refusal
from phylarium.kernel.message import Message
from phylarium.kernel.record import FORMAT, SHORT, NoSuchMoment, Record, Result, version
from phylarium.kernel.registry import game as registered
from phylarium.kernel.words import render
from phylarium.table.clocks import read_clock
from phylarium.table.saying import game_words
from phylarium.table.store import ActionRow, RequestRow, SeatRow, StaleTable, Store, TableRow

log = structlog.get_logger()

SNAPSHOT_EVERY = 50
"""Actions between two positions that the store keeps."""

BREATH = 0.005
"""Seconds after which the opening of a long game lets others go on."""

MARK_EVERY = 25
"""Actions between two positions that a room keeps for looking back."""


class BrokenTable(PhylariumError):
    """The stored actions of a table no longer lead where they led; it is shown as such and left alone."""


class StaleMove(PhylariumError):
    """The move was meant for an earlier position."""


class NoRequest(PhylariumError):
    """Nobody asks to go back to where somebody agrees to go."""


class NotNow(PhylariumError):
    """The table is not in a state in which this can be done."""


class Room:
    """One table: its row, its seats, its state and its past."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow], notice_delay: float = 0.0) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.notice_delay = notice_delay
        self.request: RequestRow | None = None
        self.game: Game = registered(row.game)
        self.title = Message(f"{row.game}-title")
        self.lock = asyncio.Lock()
        self.ready = False
        """Whether it has been brought up to date once, and may be seen."""
        self.broken = ""
        """Why the table cannot be played on; empty for a sound one."""
        self.gap: tuple[int, int] | None = None
        """The first and last position that today's rules can no longer show, where a kept one led over them."""
        self.state: State = self._fresh()
        self.actions: list[ActionRow] = []
        self.past: list[Past] = []
        self.told: list[Message] = []
        self.spoken: list[str] = []
        """The log in words, as far as somebody has read it."""
        self.headings: list[Message | None] = []
        """By action, what its lines of the log are headed by."""
        self._readable: dict[int, list[int]] = {}
        """By seat, the indices of the lines that it may read."""
        self.marks: dict[int, State] = {0: self.state.clone()}
        self.points: list[list[int]] = [self.state.masked(SPECTATOR).scores()]
        """Scores after each action as anybody may know them, for the chart."""
        self.shown: dict[Hashable, Any] = {}
        """What was worked out of the present position for somebody, for the next one who needs it."""
        self._tell()

    # --- catching up ------------------------------------------------------------------------

    def _fresh(self) -> State:
        state: State = self.game.start(self.row.seats, self.row.settled(), self.row.seed, log=True)
        return state

    async def catch_up(self) -> None:
        """Read what has happened since; called with the lock held."""
        news = await self.store.news(self.row, len(self.actions))
        if news is None:
            return
        self.shown.clear()
        if news.row.lineage != self.row.lineage:
            common = 0 if self.gap else self._common(news.actions)
            self.gap = None
            self.broken = ""
            self._forget(common)
        self.seats = news.seats
        self.request = news.request
        self.row = news.row
        if news.row.rules_version != self.game.rules_version:
            self.broken = (
                f"it was begun with rules {news.row.rules_version} of {news.row.game}; "
                f"this server plays rules {self.game.rules_version}"
            )
        cold, self.ready = not self.ready, True
        paused = time.perf_counter()
        for action in news.actions:
            if self.broken:
                return
            if action.number <= len(self.actions):
                continue
            problem = self._problem(action)
            if problem and not await self._leap(action.number, news.actions):
                self.broken = problem
            if cold and time.perf_counter() - paused > BREATH:
                # Nobody can see this room yet, so others may go on in the middle of its game.
                await asyncio.sleep(0)
                paused = time.perf_counter()

    def _common(self, actions: list[ActionRow]) -> int:
        """How many of the actions at hand are still those of the table, after some were taken back."""
        count = 0
        for mine, theirs in zip(self.actions, actions, strict=False):
            if mine != theirs:
                break
            count += 1
        return count

    def _problem(self, row: ActionRow) -> str:
        """Take a stored action into the room; if it does not lead where it led, say why and stay before it."""
        before = len(self.actions)
        try:
            self._apply(row)
        except PhylariumError as error:
            problem = f"action {row.number} ({row.action}) cannot be taken: {error}"
        except Exception as error:
            # A defect in the rules must not take the whole table down with it.
            log.exception("room.rules_failed", table=self.row.id, number=row.number)
            problem = f"action {row.number} ({row.action}) fails: {type(error).__name__}"
        else:
            if codec.digest(self.state)[:SHORT] == row.digest:
                return ""
            problem = f"after action {row.number} the position is not the one that was stored"
        self._forget(before)
        return problem

    async def _leap(self, number: int, fresh: list[ActionRow]) -> bool:
        """Go on from a kept position after an action that no longer replays, if there is one."""
        for kept in reversed(await self.store.kept_positions(self.row.id, number)):
            try:
                state = codec.decode(self.game, kept.state)
            except DamagedState as error:
                log.warning("room.snapshot_damaged", table=self.row.id, number=kept.number, error=str(error))
                continue
            if state.number == kept.number:
                self._leap_to(number, state, fresh)
                return True
        return False

    def _leap_to(self, number: int, state: State, fresh: list[ActionRow]) -> None:
        for row in fresh:
            if number <= row.number <= state.number:
                self.actions.append(row)
                self.past.append(Past(row.seat, -1, -1, len(self.told)))
                self.headings.append(None)
                self.points.append(state.masked(SPECTATOR).scores())
        state.journal = self.state.journal
        self.state = state
        self.marks[state.number] = state.clone()
        self.gap = (number, state.number - 1)
        log.warning("room.leapt", table=self.row.id, first=number, to=state.number)

    def _apply(self, row: ActionRow) -> None:
        """Take a stored action into the room."""
        state = self.state
        past = Past(state.to_move(), state.rng.counter, state.revealed, len(state.journal or []))
        heading = self.game.heading(state)
        state.apply(self.game.vocabulary.parse(row.action))
        self.past.append(past)
        self.actions.append(row)
        self.headings.append(heading)
        self.points.append(state.masked(SPECTATOR).scores())
        self._tell()
        if len(self.actions) % MARK_EVERY == 0:
            self.marks[len(self.actions)] = state.clone()

    def _tell(self) -> None:
        for entry in (self.state.journal or [])[len(self.told) :]:
            self.told.append(self.game.entry(self.state, entry))

    def _forget(self, number: int) -> None:
        """Go back to the position after so many actions."""
        journal = self.state.journal or []
        lines = self.past[number].lines if number < len(self.past) else len(self.told)
        state = self.rebuilt(number)
        state.journal = journal[:lines]
        self.state = state
        del self.told[lines:], self.spoken[lines:]
        del self.actions[number:], self.past[number:], self.headings[number:], self.points[number + 1 :]
        self.marks = {n: kept for n, kept in self.marks.items() if n <= number}
        self._readable.clear()
        self.shown.clear()

    def rebuilt(self, number: int) -> State:
        """The position after so many actions, without its log."""
        if not 0 <= number <= len(self.actions):
            raise NoSuchMoment(f"the table has {len(self.actions)} actions; there is no position after {number}")
        if self.gap is not None and self.gap[0] <= number <= self.gap[1]:
            raise NoSuchMoment(f"the positions {self.gap[0]} to {self.gap[1]} were reached under rules of another time")
        start = max(n for n in self.marks if n <= number)
        state = self.marks[start].clone()
        for row in self.actions[start:number]:
            state.apply(self.game.vocabulary.parse(row.action))
        return state

    def lines(self, seat: int, upto: int | None = None) -> list[int]:
        """The indices of the lines of the log that a seat (or SPECTATOR) may read, up to a number of actions."""
        journal = self.state.journal or []
        known = self._readable.setdefault(seat, [-1])
        # The first one is where the search stopped.
        known += [i for i in range(known[0] + 1, len(journal)) if journal[i].audience in (EVERYBODY, seat)]
        known[0] = len(journal) - 1
        end = len(known)
        if upto is not None and upto < len(self.past):
            end = bisect_left(known, self.past[upto].lines, lo=1)
        return known[1:end]

    def line(self, index: int) -> tuple[Entry, str]:
        """A line of the log: what happened, and in words."""
        for message in self.told[len(self.spoken) : index + 1]:
            self.spoken.append(game_words(self.game.name, message))
        return (self.state.journal or [])[index], self.spoken[index]

    def heading(self, entry: Entry) -> str:
        """What a line of the log is headed by, in words."""
        if not 0 < entry.number <= len(self.headings):
            return ""
        heading = self.headings[entry.number - 1]
        return "" if heading is None else game_words(self.game.name, heading)

    def needed(self, agreed: Sequence[int]) -> list[int]:
        """The people who still have to agree to go back; bots always do."""
        return [row.seat for row in self.seats if row.kind == "human" and row.seat not in agreed]

    def counted(self, seat: int) -> bool:
        """Whether the time of a seat is counted: that of people is, that of bots is not."""
        return seat >= 0 and self.seats[seat].kind == "human"

    # --- changing ---------------------------------------------------------------------------

    def check_open(self) -> None:
        """Refuse whatever would change a table that cannot be changed."""
        if self.broken:
            raise BrokenTable(f"this table cannot be played on: {self.broken}")
        if self.row.status == "waiting":
            raise NotNow("the game begins when every seat is taken")

    async def play(self, seat: int, number: int, action: str) -> None:
        """A seat's action on the position after `number` actions; committed when this returns.

        The room is taken as it is: if another process was faster, the store says so.
        """
        async with self.lock:
            self.check_open()
            if number != len(self.actions):
                raise StaleMove(f"the game has gone on: {len(self.actions)} actions, not {number}")
            state = self.state
            asked = state.to_move()
            if asked not in (seat, NOBODY):
                name = self.game.seat_name(state, asked)
                sentence = Message("wrong-seat", {"seat": seat + 1, "asked": asked + 1, "name": name})
                raise WrongSeat(render(sentence, self.game.name))
            now = time.time()
            chosen = self.game.vocabulary.parse(action)
            trial = state.clone()
            trial.apply(chosen)
            row = ActionRow(
                game_id=self.row.id,
                number=number + 1,
                seat=seat,
                action=self.game.vocabulary.name(chosen),
                digest=codec.digest(trial)[:SHORT],
                at=now,
            )
            then = trial.to_move()
            clock = read_clock(self.row.clock)
            if clock is not None:
                clock = clock.moved(seat, then, self.counted(then), now)
            result = ""
            if trial.over():
                result = msgspec.json.encode(Result(trial.scores(), trial.ranking())).decode()
            try:
                after = await self.store.append(
                    self.row,
                    row,
                    to_move=then,
                    status="over" if trial.over() else "running",
                    result=result,
                    clock="" if clock is None else clock.text(),
                    deadline=None if clock is None else clock.deadline(then),
                    tell=self._to_be_told(seat, then),
                    tell_at=now + self.notice_delay,
                    asked=self.request is not None,
                    position=codec.encode(trial),
                    keep=row.number % SNAPSHOT_EVERY == 0,
                )
            except StaleTable as error:
                await self.catch_up()
                raise StaleMove("somebody was faster") from error
            self._apply(row)
            self.row = after
            self.request = None
            self.shown.clear()

    def _to_be_told(self, seat: int, then: int) -> int | None:
        """Who is to be told of a move: the person whose turn it has become."""
        if then in (seat, NOBODY) or self.seats[then].kind != "human":
            return None
        visitor = self.seats[then].visitor_id
        return None if visitor == self.seats[seat].visitor_id else visitor

    def why_no_undo(self, seat: int) -> Message | None:
        """Why a seat may take nothing back by itself; None when it may."""
        if self.row.status == "over":
            # The seed is known now: whoever went back would know what chance brings.
            return Message("refused-game-over")
        return undo_refusal(self.game, self.state, self.past, seat)

    async def undo(self, seat: int, number: int) -> None:
        """Take back a seat's last decision, if nothing was learnt since."""
        async with self.lock:
            await self.catch_up()
            self.check_open()
            if number != len(self.actions):
                raise StaleMove(f"the game has gone on: {len(self.actions)} actions, not {number}")
            reason = self.why_no_undo(seat)
            if reason is not None:
                raise UndoRefused(render(reason, self.game.name))
            await self._go_back(number - 1)

    async def ask_back(self, seat: int, agreed: list[int], number: int) -> None:
        """A seat asks to go back to the position after `number` actions; `agreed` do so from the beginning."""

        async def ask() -> None:
            self._check_back(number)
            if self.needed(agreed):
                await self.store.ask(self.row, seat, number, agreed)
            else:
                await self._take_back(number)

        await self._settle(ask)

    async def answer_back(self, seats: list[int], agree: bool, number: int | None) -> None:
        """Seats answer the request to go back, `number` where they say to which position.

        One refusal ends it. When all have agreed it is done, and in the same transaction: of answers
        that come at once each is counted, whichever process they reach.
        """

        async def answer() -> None:
            request = self.request
            if request is None or number not in (None, request.number):
                raise NoRequest("nobody asks to go back, or not to that position")
            agreed = sorted({*request.agreeing(), *seats})
            if not agree:
                await self.store.drop_request(self.row)
            elif self.needed(agreed):
                await self.store.ask(self.row, request.seat, request.number, agreed)
            else:
                self._check_back(request.number)
                await self._take_back(request.number)

        await self._settle(answer)

    def _check_back(self, number: int) -> None:
        if self.row.status == "over":
            raise UndoRefused(render(Message("refused-game-over"), self.game.name))
        if not 0 <= number < len(self.actions):
            raise NoSuchMoment(f"the table has {len(self.actions)} actions; it cannot go back to {number}")

    async def _settle(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something to the table as it is; again where somebody else was faster, until it is done or refused."""
        async with self.lock:
            while True:
                await self.catch_up()
                self.check_open()
                try:
                    await work()
                except StaleTable:
                    continue
                await self.catch_up()
                return

    async def go_back(self, number: int) -> None:
        """Go back to the position after `number` actions, as everybody wants."""

        async def back() -> None:
            self._check_back(number)
            await self._take_back(number)

        await self._settle(back)

    async def _go_back(self, number: int) -> None:
        try:
            await self._take_back(number)
        except StaleTable as error:
            await self.catch_up()
            raise StaleMove("somebody was faster") from error

    async def _take_back(self, number: int) -> None:
        self.rebuilt(number)
        to_move = self.past[number].seat
        clock = read_clock(self.row.clock)
        if clock is not None:
            clock = clock.started(to_move, self.counted(to_move), time.time())
        after = await self.store.take_back(
            self.row,
            number,
            to_move,
            "" if clock is None else clock.text(),
            None if clock is None else clock.deadline(to_move),
        )
        self._forget(number)
        self.row = after
        self.request = None

    # --- records ----------------------------------------------------------------------------

    def record(self) -> Record:
        """The table as a record. It holds the seed: callers check who may have it."""
        over = self.state.over()
        return Record(
            format=FORMAT,
            game=self.row.game,
            rules_version=self.row.rules_version,
            phylarium=version(),
            options=self.row.settled(),
            seats=[seat.name for seat in self.seats],
            seed=self.row.seed,
            commitment=self.row.commitment,
            pack="",
            actions=[row.action for row in self.actions],
            digests=[row.digest for row in self.actions],
            digest=codec.digest(self.state),
            result=Result(self.state.scores(), self.state.ranking()) if over else None,
        )

    def to_move(self) -> int:
        return NOBODY if self.row.status != "running" or self.broken else self.state.to_move()


class Rooms:
    """The rooms of this process, the least used of them forgotten."""

    def __init__(self, store: Store, notice_delay: float = 0.0, capacity: int = 400) -> None:
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
        row = await self.store.table(id)
        # At version -1 the room is older than any row, so the first catch-up reads everything.
        try:
            room = Room(self.store, msgspec.structs.replace(row, version=-1), [], self.notice_delay)
        except PhylariumError as error:
            raise BrokenTable(f"this table cannot be shown: {error}") from error
        async with room.lock:
            await room.catch_up()
        self._rooms[id] = room
        return room

    def __len__(self) -> int:
        return len(self._rooms)

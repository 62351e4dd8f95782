"""Rooms: the tables that this process has at hand, each with its whole truth.

A room catches up with the store before anything is done in it, so it does not matter which process
made the last move. What is written goes through the store's version check; a room never
acknowledges what is not committed.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

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
from phylarium.table.store import ActionRow, Notice, RequestRow, SeatRow, StaleTable, Store, TableRow

log = structlog.get_logger()

SNAPSHOT_EVERY = 50
"""Actions between two positions that the store keeps."""

MARK_EVERY = 25
"""Actions between two positions that a room keeps for looking back."""


class BrokenTable(PhylariumError):
    """The stored actions of a table no longer lead where they led; it is shown as such and left alone."""


class StaleMove(PhylariumError):
    """The move was meant for an earlier position."""


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
        self.marks: dict[int, State] = {0: self.state.clone()}
        self.points: list[list[int]] = [self.state.masked(SPECTATOR).scores()]
        """Scores after each action as anybody may know them, for the chart."""
        self.drawn: dict[bytes, dict[str, tuple[str, str]]] = {}
        """The pieces of the present position: by what a viewer knows and by name, digest and markup."""
        self._tell()

    # --- catching up ------------------------------------------------------------------------

    def _fresh(self) -> State:
        return self.game.start(self.row.seats, self.row.settled(), self.row.seed, log=True)

    async def catch_up(self) -> None:
        """Read what has happened since; called with the lock held."""
        row = await self.store.table(self.row.id)
        if row.version == self.row.version:
            return
        while True:
            kept = len(self.actions) if row.lineage == self.row.lineage else 0
            fresh = await self.store.actions(row.id, kept)
            seats = await self.store.seats(row.id)
            request = await self.store.request(row.id)
            # Another process may have changed the table between these queries.
            again = await self.store.table(row.id)
            if again.version == row.version:
                break
            row = again
        if row.lineage != self.row.lineage:
            self.gap = None
            self.broken = ""
            self._forget(0)
        self.seats = seats
        self.request = request
        self.row = row
        self.drawn.clear()
        if row.rules_version != self.game.rules_version:
            self.broken = (
                f"it was begun with rules {row.rules_version} of {row.game}; "
                f"this server plays rules {self.game.rules_version}"
            )
        for action in fresh:
            if self.broken:
                return
            if action.number <= len(self.actions):
                continue
            problem = self._problem(action)
            if problem and not await self._leap(action.number, fresh):
                self.broken = problem

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
        kept = await self.store.snapshot(self.row.id, self.row.number, self.row.rules_version)
        if kept is None or kept[0] < number:
            return False
        try:
            state = codec.decode(self.game, kept[1])
        except DamagedState as error:
            log.warning("room.snapshot_damaged", table=self.row.id, number=kept[0], error=str(error))
            return False
        for row in fresh:
            if number <= row.number <= kept[0]:
                self.actions.append(row)
                self.past.append(Past(row.seat, -1, -1, len(self.told)))
                self.points.append(state.masked(SPECTATOR).scores())
        state.journal = self.state.journal
        self.state = state
        self.marks[kept[0]] = state.clone()
        self.gap = (number, kept[0] - 1)
        log.warning("room.leapt", table=self.row.id, first=number, to=kept[0])
        return True

    def _apply(self, row: ActionRow) -> None:
        """Take a stored action into the room."""
        state = self.state
        past = Past(state.to_move(), state.rng.counter, state.revealed, len(state.journal or []))
        state.apply(self.game.vocabulary.parse(row.action))
        self.past.append(past)
        self.actions.append(row)
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
        del self.actions[number:], self.past[number:], self.points[number + 1 :]
        self.marks = {n: kept for n, kept in self.marks.items() if n <= number}
        self.drawn.clear()

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

    def lines(self, seat: int, upto: int | None = None) -> list[tuple[Entry, str]]:
        """The log that a seat (or SPECTATOR) may read, up to a number of actions."""
        journal = self.state.journal or []
        count = len(journal) if upto is None or upto >= len(self.past) else self.past[upto].lines
        for message in self.told[len(self.spoken) : count]:
            self.spoken.append(game_words(self.game.name, message))
        pairs = zip(journal[:count], self.spoken[:count], strict=True)
        return [(entry, text) for entry, text in pairs if entry.audience in (EVERYBODY, seat)]

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
        """A seat's action on the position after `number` actions; committed when this returns."""
        async with self.lock:
            await self.catch_up()
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
                    notices=await self._notices(seat, then, now),
                )
            except StaleTable as error:
                await self.catch_up()
                raise StaleMove("somebody was faster") from error
            self._apply(row)
            self.row = after
            self.request = None
            self.drawn.clear()
            if len(self.actions) % SNAPSHOT_EVERY == 0:
                await self.store.keep(self.row.id, len(self.actions), self.row.rules_version, codec.encode(self.state))

    async def _notices(self, seat: int, then: int, now: float) -> list[Notice]:
        """Who is to be told of a move: the person whose turn it has become, if they want to be reached."""
        if then in (seat, NOBODY) or self.seats[then].kind != "human":
            return []
        visitor = self.seats[then].visitor_id
        if visitor is None or visitor == self.seats[seat].visitor_id:
            return []
        ways: list[str] = []
        for row in await self.store.visitors([visitor]):
            ways = ["webhook"] * bool(row.webhook) + ["mail"] * bool(row.email)
        due = now + self.notice_delay
        return [Notice(visitor_id=visitor, game_id=self.row.id, kind=way, due=due) for way in ways]

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

    async def go_back(self, number: int) -> None:
        """Everybody has agreed to go back to the position after `number` actions."""
        async with self.lock:
            await self.catch_up()
            self.check_open()
            if self.row.status == "over":
                raise UndoRefused(render(Message("refused-game-over"), self.game.name))
            if not 0 <= number < len(self.actions):
                raise NoSuchMoment(f"the table has {len(self.actions)} actions; it cannot go back to {number}")
            await self._go_back(number)

    async def _go_back(self, number: int) -> None:
        self.rebuilt(number)
        to_move = self.past[number].seat
        clock = read_clock(self.row.clock)
        if clock is not None:
            clock = clock.started(to_move, self.counted(to_move), time.time())
        try:
            after = await self.store.take_back(
                self.row,
                number,
                to_move,
                "" if clock is None else clock.text(),
                None if clock is None else clock.deadline(to_move),
            )
        except StaleTable as error:
            await self.catch_up()
            raise StaleMove("somebody was faster") from error
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
        self._opening: dict[str, asyncio.Lock] = {}

    async def get(self, id: str, version: int | None = None) -> Room:
        """A room that is up to date, or has at least this version."""
        room = self._rooms.get(id)
        if room is not None and version is not None and room.row.version >= version:
            self._rooms.move_to_end(id)
            return room
        if room is None:
            room = await self._opened(id)
        self._rooms[id] = room
        self._rooms.move_to_end(id)
        while len(self._rooms) > self.capacity:
            self._rooms.popitem(last=False)
        async with room.lock:
            await room.catch_up()
        return room

    async def _opened(self, id: str) -> Room:
        """One opening at a time for a table, however many ask."""
        lock = self._opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                return self._rooms.get(id) or await self._open(id)
        finally:
            self._opening.pop(id, None)

    async def _open(self, id: str) -> Room:
        row = await self.store.table(id)
        seats = await self.store.seats(id)
        # At version -1 the room is older than any row, so the first catch-up reads everything.
        try:
            room = Room(self.store, msgspec.structs.replace(row, version=-1), seats, self.notice_delay)
        except PhylariumError as error:
            raise BrokenTable(f"this table cannot be shown: {error}") from error
        self._rooms[id] = room
        return room

    def __len__(self) -> int:
        return len(self._rooms)

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

from phylarium.kernel import codec
from phylarium.kernel.engine import NOBODY, State
from phylarium.kernel.errors import ActionError, PhylariumError, UndoRefused, WrongSeat
from phylarium.kernel.game import Game
from phylarium.kernel.journal import Entry
from phylarium.kernel.message import Message
from phylarium.kernel.record import FORMAT, SHORT, NoSuchMoment, Record, Result, version
from phylarium.kernel.registry import game as registered
from phylarium.kernel.words import render
from phylarium.table.store import ActionRow, SeatRow, StaleTable, Store, TableRow

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


class Past:
    """What a room remembers of the moment before an action."""

    def __init__(self, seat: int, chance: int, revealed: int, lines: int) -> None:
        self.seat = seat
        self.chance = chance
        self.revealed = revealed
        self.lines = lines


class Room:
    """One table: its row, its seats, its state and its past."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.game: Game = registered(row.game)
        self.lock = asyncio.Lock()
        self.broken = ""
        """Why the table cannot be played on; empty for a sound one."""
        self.state: State = self._fresh()
        self.actions: list[ActionRow] = []
        self.past: list[Past] = []
        self.told: list[Message] = []
        self.marks: dict[int, State] = {0: self.state.clone()}
        self.points: list[list[int]] = [self.state.scores()]
        """Scores after each action, for the chart."""
        self.pieces: dict[str, tuple[str, str]] = {}
        """Rendered parts of the present position, by name: digest and text."""
        self._tell()

    # --- catching up ------------------------------------------------------------------------

    def _fresh(self) -> State:
        return self.game.start(self.row.seats, self.row.settled(), self.row.seed, log=True)

    async def catch_up(self) -> None:
        """Read what has happened since; called with the lock held."""
        row = await self.store.table(self.row.id)
        if row.version == self.row.version:
            return
        if row.lineage != self.row.lineage:
            self._forget(0)
            self.broken = ""
        fresh = await self.store.actions(row.id, len(self.actions))
        self.seats = await self.store.seats(row.id)
        self.row = row
        self.pieces.clear()
        if row.rules_version != self.game.rules_version:
            self.broken = (
                f"it was begun with rules {row.rules_version} of {row.game}; "
                f"this server plays rules {self.game.rules_version}"
            )
            return
        for action in fresh:
            if self.broken:
                return
            try:
                self._apply(action)
            except ActionError as error:
                self.broken = f"action {action.number} ({action.action}) cannot be taken: {error}"
            else:
                if codec.digest(self.state)[:SHORT] != action.digest:
                    self.broken = f"after action {action.number} the position is not the one that was stored"

    def _apply(self, row: ActionRow) -> None:
        """Take a stored action into the room."""
        state = self.state
        past = Past(state.to_move(), state.rng.counter, state.revealed, len(state.journal or []))
        state.apply(self.game.vocabulary.parse(row.action))
        self.past.append(past)
        self.actions.append(row)
        self.points.append(state.scores())
        self._tell()
        if len(self.actions) % MARK_EVERY == 0:
            self.marks[len(self.actions)] = state.clone()

    def _tell(self) -> None:
        for entry in (self.state.journal or [])[len(self.told) :]:
            self.told.append(self.game.entry(self.state, entry))

    def _forget(self, number: int) -> None:
        """Go back to the position after so many actions."""
        journal = self.state.journal or []
        lines = self.past[number].lines if number < len(self.past) else len(journal)
        state = self.rebuilt(number)
        state.journal = journal[:lines]
        self.state = state
        del self.told[lines:], self.actions[number:], self.past[number:], self.points[number + 1 :]
        self.marks = {n: kept for n, kept in self.marks.items() if n <= number}
        self.pieces.clear()

    def rebuilt(self, number: int) -> State:
        """The position after so many actions, without its log."""
        if not 0 <= number <= len(self.actions):
            raise NoSuchMoment(f"the table has {len(self.actions)} actions; there is no position after {number}")
        start = max(n for n in self.marks if n <= number)
        state = self.marks[start].clone()
        for row in self.actions[start:number]:
            state.apply(self.game.vocabulary.parse(row.action))
        return state

    def lines(self, seat: int, upto: int | None = None) -> list[tuple[Entry, Message]]:
        """The log that a seat (or SPECTATOR) may read, up to a number of actions."""
        journal = self.state.journal or []
        count = len(journal) if upto is None or upto >= len(self.past) else self.past[upto].lines
        pairs = zip(journal[:count], self.told[:count], strict=True)
        return [(entry, message) for entry, message in pairs if entry.audience in (-1, seat)]

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
            if not state.over() and state.to_move() != seat:
                name = render(self.game.seat_name(state, state.to_move()), self.game.name)
                raise WrongSeat(f"it is for {name} to decide")
            chosen = self.game.vocabulary.parse(action)
            trial = state.clone()
            trial.apply(chosen)
            row = ActionRow(
                game_id=self.row.id,
                number=number + 1,
                seat=seat,
                action=self.game.vocabulary.name(chosen),
                digest=codec.digest(trial)[:SHORT],
                at=time.time(),
            )
            result = ""
            if trial.over():
                result = msgspec.json.encode(Result(trial.scores(), trial.ranking())).decode()
            try:
                after = await self.store.append(
                    self.row,
                    row,
                    to_move=trial.to_move(),
                    status="over" if trial.over() else "running",
                    result=result,
                    clock=self.row.clock,
                    deadline=None,
                )
            except StaleTable as error:
                await self.catch_up()
                raise StaleMove("somebody was faster") from error
            self._apply(row)
            self.row = after
            self.pieces.clear()
            if len(self.actions) % SNAPSHOT_EVERY == 0:
                await self.store.keep(self.row.id, len(self.actions), self.row.rules_version, codec.encode(self.state))

    def why_no_undo(self, seat: int) -> Message | None:
        """Why a seat may take nothing back by itself; None when it may."""
        if not self.past:
            return Message("undo-nothing")
        last = self.past[-1]
        if last.seat != seat:
            if all(past.seat != seat for past in self.past):
                return Message("undo-nothing")
            return Message("undo-other-seat", {"name": self.game.seat_name(self.state, last.seat)})
        if last.chance != self.state.rng.counter:
            return Message("undo-chance")
        if last.revealed != self.state.revealed:
            return Message("undo-shown")
        return None

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
            if not 0 <= number < len(self.actions):
                raise NoSuchMoment(f"the table has {len(self.actions)} actions; it cannot go back to {number}")
            await self._go_back(number)

    async def _go_back(self, number: int) -> None:
        to_move = self.past[number].seat
        try:
            after = await self.store.take_back(self.row, number, to_move)
        except StaleTable as error:
            await self.catch_up()
            raise StaleMove("somebody was faster") from error
        self._forget(number)
        self.row = after

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

    def __init__(self, store: Store, capacity: int = 400) -> None:
        self.store = store
        self.capacity = capacity
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}

    async def get(self, id: str) -> Room:
        """A room that is up to date."""
        room = self._rooms.get(id)
        if room is None:
            async with self._opening.setdefault(id, asyncio.Lock()):
                room = self._rooms.get(id)
                if room is None:
                    room = await self._open(id)
            self._opening.pop(id, None)
        self._rooms.move_to_end(id)
        async with room.lock:
            await room.catch_up()
        while len(self._rooms) > self.capacity:
            self._rooms.popitem(last=False)
        return room

    async def _open(self, id: str) -> Room:
        row = await self.store.table(id)
        seats = await self.store.seats(id)
        # At version -1 the room is older than any row, so the first catch-up reads everything.
        room = Room(self.store, msgspec.structs.replace(row, version=-1), seats)
        self._rooms[id] = room
        return room

    def __len__(self) -> int:
        return len(self._rooms)

"""A match: one running game with its past.

A state knows only the present. A match keeps the actions, so that it can give any earlier position,
take a decision back up to the last information barrier, and write a record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from phylarium.kernel.codec import digest
from phylarium.kernel.engine import State
from phylarium.kernel.errors import DamagedRecord, OptionError, UndoRefused, WrongSeat
from phylarium.kernel.game import Game
from phylarium.kernel.journal import EVERYBODY, Entry
from phylarium.kernel.message import Message
from phylarium.kernel.options import Value, settle
from phylarium.kernel.packs import folder_digest
from phylarium.kernel.record import NoSuchMoment, Record, replay
from phylarium.kernel.registry import game as registered
from phylarium.kernel.words import render

SNAPSHOT_EVERY = 32
"""Actions between two kept positions: going back replays at most this many."""


class CannotUndo(UndoRefused):
    """The refusal of an undo, with the reason as a message."""

    def __init__(self, reason: Message, game: str) -> None:
        super().__init__(render(reason, game))
        self.reason = reason


class Past:
    """What is kept of the moment before an action."""

    def __init__(self, seat: int, chance: int, revealed: int, lines: int) -> None:
        self.seat = seat
        self.chance = chance
        self.revealed = revealed
        self.lines = lines


def undo_refusal(game: Game, state: State, past: Sequence[Past], seat: int) -> Message | None:
    """Why a seat may not take back the last decision; None when it may.

    Nothing is taken back past the point where chance was drawn, something hidden was shown or
    another seat decided.
    """
    if not past:
        return Message("undo-nothing")
    last = past[-1]
    if last.seat != seat:
        if all(before.seat != seat for before in past):
            return Message("undo-nothing")
        return Message("undo-other-seat", {"name": game.seat_name(state, last.seat)})
    if last.chance != state.rng.counter:
        return Message("undo-chance")
    if last.revealed != state.revealed:
        return Message("undo-shown")
    return None


class Match:
    """One running game. Only `apply` and `undo` change it; a refused call changes nothing."""

    def __init__(
        self,
        game: Game,
        state: State,
        options: Mapping[str, Value],
        seed: str,
        names: list[str],
        pack: Path | None,
    ) -> None:
        self.game = game
        self.state = state
        self.options = options
        self.seed = seed
        self.names = names
        self.pack = pack
        self.pack_digest = "" if pack is None else folder_digest(pack)
        self.actions: list[int] = []
        self.digests: list[str] = []
        """The digest of the position after each action."""
        self._past: list[Past] = []
        self._told: list[Message] = []
        """The log in words, each line said when it was written: a tile may be another one later."""
        self._tell()
        self._snapshots: list[State] = [state.clone()]

    @classmethod
    def start(
        cls,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: str = "",
        names: Sequence[str] | None = None,
        pack: Path | None = None,
        log: bool = True,
    ) -> Match:
        """A new match. Without `seats` there are as many as `names`, or the fewest that the game allows."""
        if isinstance(game, str):
            game = registered(game)
        if seats is None:
            seats = min(game.seats) if names is None else len(names)
        if names is None:
            names = [f"seat {seat + 1}" for seat in range(seats)]
        if len(names) != seats:
            raise OptionError(f"there are {seats} seats and {len(names)} names")
        state = game.start(seats, options, seed, log=log, pack=pack)
        settled = settle(game.name, game.options, seats, options or {})
        return cls(game, state, settled, seed, list(names), pack)

    @classmethod
    def resume(cls, record: Record, pack: Path | None = None, log: bool = True) -> Match:
        """The match that a record was made of, to be played on."""
        game = replay(record, pack=pack).game()
        if any(part.position is not None for part in record.parts):
            raise DamagedRecord("parts of the record were played by different rules: it can be replayed, not resumed")
        match = cls.start(game, len(record.seats), record.options, record.seed, record.seats, pack, log)
        for action in record.actions:
            match.apply(match.state.to_move(), action)
        return match

    # --- playing ----------------------------------------------------------------------------

    def apply(self, seat: int, action: int | str) -> None:
        """Take an action, given as an integer or a text, for a seat."""
        state = self.state
        number = self.game.vocabulary.parse(action) if isinstance(action, str) else action
        asked = state.to_move()
        if not state.over() and seat != asked:
            name = self.game.seat_name(state, asked)
            sentence = Message("wrong-seat", {"seat": seat + 1, "asked": asked + 1, "name": name})
            raise WrongSeat(render(sentence, self.game.name))
        past = Past(asked, state.rng.counter, state.revealed, self._lines())
        try:
            state.apply(number)
        except Exception:
            # A refusal has changed nothing; a defect in the rules may have stopped half-way.
            if state.number != len(self.actions):
                self._go_back(len(self.actions), past.lines)
            raise
        self._tell()
        self.actions.append(number)
        self.digests.append(digest(state))
        self._past.append(past)
        if len(self.actions) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(state.clone())

    def at(self, number: int) -> State:
        """The position after so many actions, with its log where this match keeps one."""
        if not 0 <= number <= len(self.actions):
            raise NoSuchMoment(f"the match has {len(self.actions)} actions; there is no position after {number}")
        state = self._rebuilt(number)
        if self.state.journal is not None:
            lines = self._past[number].lines if number < len(self.actions) else self._lines()
            state.journal = self.state.journal[:lines]
        return state

    # --- undo -------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Message | None:
        """Why this seat may take nothing back; None when it may."""
        return undo_refusal(self.game, self.state, self._past, seat)

    def can_undo(self, seat: int) -> bool:
        return self.why_no_undo(seat) is None

    def undo(self, seat: int) -> int:
        """Go back to before this seat's last decision; returns how many actions are left."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(reason, self.game.name)
        left = len(self.actions) - 1
        self._go_back(left, self._past[left].lines)
        del self.actions[left:], self.digests[left:], self._past[left:]
        del self._snapshots[left // SNAPSHOT_EVERY + 1 :]
        return left

    def _go_back(self, number: int, lines: int) -> None:
        state = self._rebuilt(number)
        if self.state.journal is not None:
            state.journal = self.state.journal[:lines]
        del self._told[lines:]
        self.state = state

    def _rebuilt(self, number: int) -> State:
        kept = number // SNAPSHOT_EVERY
        state = self._snapshots[kept].clone()
        for action in self.actions[kept * SNAPSHOT_EVERY : number]:
            state.apply(action)
        return state

    def _lines(self) -> int:
        return 0 if self.state.journal is None else len(self.state.journal)

    # --- telling ----------------------------------------------------------------------------

    def log(self, seat: int) -> list[tuple[Entry, Message]]:
        """What this seat (or SPECTATOR) may read of the log, oldest first."""
        lines = zip(self.state.journal or [], self._told, strict=False)
        return [(e, message) for e, message in lines if e.audience == EVERYBODY or e.audience == seat]

    def _tell(self) -> None:
        """Put the lines that were written since the last time into words."""
        for entry in (self.state.journal or [])[len(self._told) :]:
            self._told.append(self.game.entry(self.state, entry))

    def record(self) -> Record:
        return Record.from_match(self)

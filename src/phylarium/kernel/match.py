"""A match: one running game with its past.

A state knows only the present. A match keeps the actions, so that it can give any earlier position,
take a decision back up to the last information barrier, tell what happened to those who may know it,
and write a record. A program at a terminal holds one, and so does each table of a server.

No position of a match is ever changed: an action is tried on a copy, which takes the place of the
present one. Whoever holds a position can go on using it, and one that is refused or fails half-way
leaves nothing behind.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from phylarium.kernel.codec import FORMAT, digest_of, encode, from_readable, readable
from phylarium.kernel.engine import State
from phylarium.kernel.errors import OptionError, UndoRefused, WrongSeat
from phylarium.kernel.game import Game
from phylarium.kernel.journal import EVERYBODY, Entry
from phylarium.kernel.legacy import Legacy
from phylarium.kernel.message import Message
from phylarium.kernel.options import Value, settle
from phylarium.kernel.packs import folder_digest
from phylarium.kernel.record import NoSuchMoment, Record, Stretch, followed
from phylarium.kernel.registry import game as registered

SNAPSHOT_EVERY: Final = 32
"""Actions between two kept positions: going back replays at most this many."""

SKIPPED: Final = -1
"""In the place of the number of an action that the rules of today cannot take."""


class CannotUndo(UndoRefused):
    """The refusal of an undo, with the reason as a message."""

    def __init__(self, reason: Message, game: str) -> None:
        super().__init__(reason, game)
        self.reason = reason


@dataclass(slots=True)
class Past:
    """What is kept of the moment before an action."""

    seat: int
    chance: int
    revealed: int
    lines: int


class Attempt:
    """An action that was tried on a copy of the present position, and what came of it; `Match.take` makes it so."""

    __slots__ = ("action", "before", "digest", "encoded", "seat", "state", "told")

    def __init__(self, before: State, seat: int, action: int, state: State, told: list[Message]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.state = state
        """The position after the action; its log has only the lines of this action."""
        self.told = told
        self.encoded = encode(state)
        self.digest = digest_of(self.encoded)


@dataclass(slots=True)
class Skipped:
    """An action that the rules of today cannot take: who took it, its text, and the digest of where it led."""

    seat: int
    text: str
    digest: str


class Match:
    """One running game. Only `take`, `apply`, `leap`, `change_rules`, `undo` and `go_back` change it.

    A refused call changes nothing.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        options: Mapping[str, Value],
        seed: str,
        names: list[str],
        pack: Path | None,
        legacy: Legacy | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.options = options
        self.seed = seed
        self.names = names
        self.pack = pack
        self.pack_digest = "" if pack is None else folder_digest(pack)
        self.legacy = legacy
        self.actions: list[int] = []
        self.digests: list[str] = []
        """The digest of the position after each action."""
        self.past: list[Past] = []
        """By action, the moment before it."""
        self.gap: tuple[int, int] | None = None
        """The first and the last of the positions that cannot be shown, where `leap` led over some."""
        self._told: list[Message] = [game.entry(state, entry) for entry in state.journal or []]
        """The log in words, each line said when it was written: a tile may be another one later."""
        self._readable: dict[int, list[int]] = {}
        """By seat, where the search for its lines stopped, and then their indices."""
        self._kept: dict[int, State] = {}
        """Positions by number of actions: the first one and every so many after it."""
        self._skipped: dict[int, str] = {}
        """By place, the texts of actions that `leap` led over."""
        self._rules: list[tuple[int, Game]] = [(0, game)]
        """The game by each of the rules that it was played by, and after how many actions it went on by them."""

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
        legacy: Legacy | None = None,
    ) -> Match:
        """A new match. Without `seats` there are as many as `names`, or the fewest that the game allows."""
        if isinstance(game, str):
            game = registered(game)
        if seats is None:
            seats = min(game.seats) if names is None else len(names)
        if names is None:
            names = [f"seat {seat + 1}" for seat in range(seats)]
        if len(names) != seats:
            raise OptionError(Message("error-names", {"seats": seats, "names": len(names)}))
        state = game.start(seats, options, seed, log=log, pack=pack, legacy=legacy)
        settled = settle(game.name, game.options, seats, options or {})
        return cls(game, state, settled, seed, list(names), pack, legacy)

    @classmethod
    def resume(cls, record: Record, pack: Path | None = None, log: bool = True) -> Match:
        """The match that a record was made of, to be played on."""
        followed(record, pack=pack)
        game = registered(record.game)
        begun = game.edition(record.rules_version) or game
        legacy = record.inherited(begun)
        match = cls.start(begun, len(record.seats), record.options, record.seed, record.seats, pack, log, legacy)
        for part, last in record.stretches():
            if part.position is not None:
                match.change_rules(from_readable(game, part.position, pack))
            for action in record.actions[part.first - 1 : last]:
                match.apply(match.state.to_move(), action)
        return match

    # --- playing ----------------------------------------------------------------------------

    def attempt(self, seat: int, action: int | str) -> Attempt:
        """Try an action, given as an integer or a text, for a seat. The match stays as it is."""
        before = self.state
        number = self.game.vocabulary.parse(action) if isinstance(action, str) else action
        asked = before.to_move()
        if not before.over() and seat != asked:
            name = self.game.seat_name(before, asked)
            sentence = Message("wrong-seat", {"seat": seat + 1, "asked": asked + 1, "name": name})
            raise WrongSeat(sentence, self.game.name)
        state = before.clone()
        if before.journal is not None:
            state.journal = []
        state.apply(number)
        return Attempt(before, asked, number, state, [self.game.entry(state, entry) for entry in state.journal or []])

    def take(self, attempt: Attempt) -> None:
        """Go on to where an attempt led."""
        before, state = self.state, attempt.state
        if attempt.before is not before:
            raise ValueError("the match has gone on since this was tried")
        self.past.append(Past(attempt.seat, before.rng.counter, before.revealed, len(self._told)))
        if len(self.actions) % SNAPSHOT_EVERY == 0:
            self._kept[len(self.actions)] = before
        self.actions.append(attempt.action)
        self.digests.append(attempt.digest)
        self._told += attempt.told
        self._go_on_from(state, [*(state.journal or [])])

    def _go_on_from(self, state: State, written: list[Entry]) -> None:
        """Make a position the present one, with the log so far and what was written since."""
        journal, self.state.journal = self.state.journal, None
        if journal is not None:
            journal += written
        state.journal = journal
        self.state = state

    def apply(self, seat: int, action: int | str) -> None:
        """Take an action, given as an integer or a text, for a seat."""
        self.take(self.attempt(seat, action))

    def leap(self, state: State, skipped: Sequence[Skipped]) -> None:
        """Go on from a position that was kept elsewhere, over actions that the rules of today cannot take.

        The positions between them are lost.
        """
        first = len(self.actions) + 1
        if not self.actions:
            self._kept[0] = self.state
        for one in skipped:
            self._skipped[len(self.actions)] = one.text
            self.past.append(Past(one.seat, SKIPPED, SKIPPED, len(self._told)))
            self.actions.append(SKIPPED)
            self.digests.append(one.digest)
        self.gap = (first if self.gap is None else self.gap[0], len(self.actions) - 1)
        self.change_rules(state)

    def change_rules(self, state: State) -> None:
        """Go on from a position that came of no action: the present one, say, as other rules have taken it over."""
        number = len(self.actions)
        self._kept[number] = state
        if state.game() is not self.game:
            self.game = state.game()
            self._rules = [*(rules for rules in self._rules if rules[0] != number), (number, self.game)]
        self._go_on_from(state, [])

    def game_at(self, number: int) -> Game:
        """The game by the rules that led to the position after so many actions."""
        return next((game for begun, game in reversed(self._rules) if begun < number), self._rules[0][1])

    # --- looking back -----------------------------------------------------------------------

    def at(self, number: int) -> State:
        """The position after so many actions, with its log where this match keeps one."""
        state = self.rebuilt(number)
        if self.state.journal is not None:
            state.journal = self.state.journal[: self.length(number)]
        return state

    def rebuilt(self, number: int) -> State:
        """A copy of the position after so many actions, without its log."""
        if not 0 <= number <= len(self.actions):
            raise NoSuchMoment(Message("error-moment-match", {"actions": len(self.actions), "number": number}))
        if self.gap is not None and self.gap[0] <= number <= self.gap[1]:
            raise NoSuchMoment(Message("error-moment-gap", {"first": self.gap[0], "last": self.gap[1]}))
        if number == len(self.actions):
            return self.state.clone()
        start = max(kept for kept in self._kept if kept <= number)
        state = self._kept[start].clone()
        for action in self.actions[start:number]:
            state.apply(action)
        return state

    def positions(self, first: int = 0) -> Iterator[State]:
        """Every position from the one after `first` actions on, in the place of a lost one that which follows it.

        Each is to be used before the next one is asked for.
        """
        state: State | None = None
        for number in range(first, len(self.actions) + 1):
            if self.gap is not None and self.gap[0] <= number <= self.gap[1]:
                state = self.rebuilt(self.gap[1] + 1)
            elif state is None or self.actions[number - 1] == SKIPPED or any(n == number for n, _ in self._rules):
                state = self.rebuilt(number)
            else:
                state.apply(self.actions[number - 1])
            yield state

    def length(self, number: int) -> int:
        """How many lines the log had after so many actions."""
        return self.past[number].lines if number < len(self.past) else len(self._told)

    # --- undo -------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Message | None:
        """Why this seat may take nothing back; None when it may.

        Nothing is taken back past the point where chance was drawn, something hidden was shown or
        another seat decided.
        """
        if not self.past:
            return Message("undo-nothing")
        last, state = self.past[-1], self.state
        if self._rules[-1][0] == len(self.actions):
            return Message("undo-rules")
        if last.seat != seat:
            if all(before.seat != seat for before in self.past):
                return Message("undo-nothing")
            return Message("undo-other-seat", {"name": self.game.seat_name(state, last.seat)})
        if last.chance != state.rng.counter:
            return Message("undo-chance")
        if last.revealed != state.revealed:
            return Message("undo-shown")
        return None

    def can_undo(self, seat: int) -> bool:
        return self.why_no_undo(seat) is None

    def undo(self, seat: int) -> int:
        """Go back to before this seat's last decision; returns how many actions are left."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(reason, self.game.name)
        self.go_back(len(self.actions) - 1)
        return len(self.actions)

    def go_back(self, number: int) -> None:
        """Go back to the position after so many actions, whatever was learnt since: whoever calls answers for that."""
        state, lines = self.rebuilt(number), self.length(number)
        if self.state.journal is not None:
            state.journal = self.state.journal[:lines]
        self.state = state
        del self._told[lines:]
        del self.actions[number:], self.digests[number:], self.past[number:]
        self._kept = {kept: position for kept, position in self._kept.items() if kept <= number}
        self._readable.clear()
        self._rules = [(begun, game) for begun, game in self._rules if begun <= number]
        self.game = self._rules[-1][1]
        if self.gap is not None and number < self.gap[0]:
            self.gap = None
            self._skipped.clear()

    # --- telling ----------------------------------------------------------------------------

    def lines(self, seat: int, upto: int | None = None) -> list[int]:
        """The indices of the lines of the log that a seat (or SPECTATOR) may read, up to a number of actions."""
        journal = self.state.journal or []
        known = self._readable.setdefault(seat, [-1])
        known += [i for i in range(known[0] + 1, len(journal)) if journal[i].audience in (EVERYBODY, seat)]
        known[0] = len(journal) - 1
        return known[1:] if upto is None else known[1 : bisect_left(known, self.length(upto), lo=1)]

    def line(self, index: int) -> tuple[Entry, Message]:
        """A line of the log: what happened, and in words."""
        return (self.state.journal or [])[index], self._told[index]

    def log(self, seat: int) -> list[tuple[Entry, Message]]:
        """What this seat (or SPECTATOR) may read of the log, oldest first."""
        return [self.line(index) for index in self.lines(seat)]

    def texts(self) -> list[str]:
        """The actions as texts, each in the words of the rules by which it was taken."""
        return [
            self._skipped[n] if action == SKIPPED else self.game_at(n + 1).vocabulary.name(action)
            for n, action in enumerate(self.actions)
        ]

    def parts(self) -> list[Stretch]:
        """By which rules it was played, and from which positions it went on by others."""
        return [
            Stretch(begun + 1, game.rules_version, FORMAT, readable(self._kept[begun]) if begun else None)
            for begun, game in self._rules
        ]

    def record(self) -> Record:
        return Record.from_match(self)

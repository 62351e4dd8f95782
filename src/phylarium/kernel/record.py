"""Records: what it takes to play a game again, as a file that a person can read.

A record is the game, its rules version, options, seats, seed and the list of actions as texts. It
replays to the same position after every action, and says so with a digest of each.

Rules may have changed while it was played. Its parts name the rules by which each stretch of actions was
played, and hold the position from which it went on where that was taken over from other rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from phylarium.kernel import codec
from phylarium.kernel.codec import digest
from phylarium.kernel.engine import State
from phylarium.kernel.errors import (
    ActionError,
    DamagedPack,
    DamagedRecord,
    DamagedState,
    OptionError,
    PhylariumError,
    UnknownGame,
)
from phylarium.kernel.game import Game
from phylarium.kernel.legacy import Legacy
from phylarium.kernel.legacy import read as read_legacy
from phylarium.kernel.message import AND, ROW, Argument, Listing, Message
from phylarium.kernel.options import Value, settle, wrong_seats
from phylarium.kernel.packs import folder_digest
from phylarium.kernel.registry import game as registered
from phylarium.kernel.rng import commitment
from phylarium.kernel.troubles import trouble
from phylarium.kernel.versions import take_over

if TYPE_CHECKING:
    from phylarium.kernel.match import Match

FORMAT = 2

READABLE = (1, 2)
"""The formats that are read: a record of format 1 has no parts, and digests of the first encoding of states."""

SHORT = 8
"""Characters of the digest that is kept after each action; the last one is kept whole."""


class NoSuchMoment(PhylariumError):
    """A game does not have that many actions."""


def version() -> str:
    """The installed version of Phylarium, or "source" for a tree that was never installed."""
    try:
        return metadata.version("phylarium")
    except metadata.PackageNotFoundError:
        return "source"


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended, by seat."""

    scores: list[int]
    ranking: list[int]


class Stretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of actions that was played by the same rules."""

    first: int
    """The number of its first action, from 1."""
    rules_version: str
    encoding: int
    """The encoding of states (`codec.FORMAT`) of which its digests are."""
    position: dict[str, Any] | None = None
    """Where it began, as `codec.readable` has it, if that was taken over from other rules."""


def read_object(text: str | bytes) -> dict[str, Any]:
    """What a file that holds a record, or several, says as JSON."""
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DamagedRecord(Message("record-not-json", {"problem": trouble(error)})) from error
    if not isinstance(plain, dict):
        raise DamagedRecord(Message("record-not-object"))
    return plain


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its start. It holds the seed: not for players before the end."""

    format: int
    game: str
    rules_version: str
    phylarium: str
    options: dict[str, Value]
    seats: list[str]
    seed: str
    commitment: str
    pack: str
    actions: list[str]
    digests: list[str]
    digest: str
    """Of the last position; empty where that was never known."""
    result: Result | None = None
    parts: list[Stretch] = []
    legacy: dict[str, Any] | None = None
    """What an earlier game handed on to this one."""

    @classmethod
    def from_match(cls, match: Match) -> Record:
        state = match.state
        return cls(
            format=FORMAT,
            game=match.game.name,
            rules_version=match.game_at(0).rules_version,
            phylarium=version(),
            options=dict(match.options),
            seats=list(match.names),
            seed=match.seed,
            commitment=commitment(match.seed),
            pack=match.pack_digest,
            actions=match.texts(),
            digests=[full[:SHORT] for full in match.digests],
            digest=digest(state),
            result=Result(state.scores(), state.ranking()) if state.over() else None,
            parts=match.parts(),
            legacy=None if match.legacy is None else match.legacy.plain(),
        )

    def inherited(self, game: Game) -> Legacy | None:
        """What this game began with, as one that the game can take up."""
        return None if self.legacy is None else read_legacy(game, self.legacy)

    def text(self) -> str:
        """The record as readable JSON."""
        return msgspec.json.format(msgspec.json.encode(self)).decode() + "\n"

    def save(self, path: Path) -> None:
        path.write_text(self.text(), encoding="utf-8")

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """The record that `text` wrote. A damaged one is refused with what is wrong."""
        plain = read_object(text)
        form = plain.get("format", FORMAT)
        if form not in READABLE:
            known = Listing(READABLE, AND)
            raise DamagedRecord(Message("record-format", {"form": repr(form), "known": known}))
        missing = [f.name for f in msgspec.structs.fields(cls) if f.required and f.name not in plain]
        if missing:
            raise DamagedRecord(Message("record-lacks", {"keys": Listing([repr(name) for name in missing], ROW)}))
        try:
            record = msgspec.convert(plain, cls)
        except msgspec.ValidationError as error:
            raise DamagedRecord(Message("record-value", {"problem": trouble(error)})) from error
        record._check()
        return record

    @classmethod
    def load(cls, path: Path) -> Record:
        return cls.parse(path.read_bytes())

    def _check(self) -> None:
        """Whatever can be wrong without playing a single action."""
        try:
            game = registered(self.game)
        except UnknownGame as error:
            raise DamagedRecord(error.said, error.game) from error
        if len(self.seats) not in game.seats:
            raise DamagedRecord(wrong_seats(self.game, len(self.seats), game.seats))
        if commitment(self.seed) != self.commitment:
            raise DamagedRecord(Message("record-seed"))
        if len(self.digests) != len(self.actions):
            raise DamagedRecord(Message("record-digests", {"actions": len(self.actions), "digests": len(self.digests)}))
        self._check_parts()
        for part, last in self.stretches():
            edition = game.edition(part.rules_version)
            if edition is None:
                continue  # options and actions may be those of another time; replaying says so
            try:
                settle(self.game, edition.options, len(self.seats), self.options)
            except OptionError as error:
                raise DamagedRecord(error.said, error.game) from error
            for number in range(part.first, last + 1):
                self._action(edition, number)

    def _check_parts(self) -> None:
        firsts = [part.first for part in self.parts]
        if firsts and (firsts[0] != 1 or firsts != sorted(set(firsts)) or firsts[-1] > len(self.actions) + 1):
            raise DamagedRecord(Message("record-parts"))
        if firsts and self.parts[0].rules_version != self.rules_version:
            raise DamagedRecord(Message("record-first-part", {"rules": self.rules_version}))

    def stretches(self, upto: int | None = None) -> Iterator[tuple[Stretch, int]]:
        """Its parts, each with the number of its last action; `upto` where only so many actions count.

        A part that begins after the last action is one of them: it changes the position.
        """
        end = len(self.actions) if upto is None else upto
        parts = self.parts or [Stretch(1, self.rules_version, 1)]
        for part, following in zip(parts, [*parts[1:], None], strict=True):
            if part.first <= end + 1:
                yield part, end if following is None else min(end, following.first - 1)

    def _action(self, game: Game, number: int) -> int:
        try:
            return game.vocabulary.parse(self.actions[number - 1])
        except ActionError as error:
            raise DamagedRecord(Message("record-action", {"number": number, "problem": error.said})) from error


class Verdict:
    """What came of replaying a record: sound, or where it first goes wrong and why.

    `number` is the number of the action that differs or is illegal (the first is 1), or 0 where
    something else is wrong; `digest` the position reached. `notes` say what else is worth knowing: by
    which rules it was played, and what could not be compared.
    """

    def __init__(self, ok: bool, digest: str, number: int, reason: Message, notes: list[Message] | None = None) -> None:
        self.ok = ok
        self.digest = digest
        self.number = number
        self.reason = reason
        self.notes = notes or []

    def __repr__(self) -> str:
        return f"Verdict({self.ok!r}, {self.digest!r}, {self.number!r}, {self.reason!r}, {self.notes!r})"


class Taken(msgspec.Struct, frozen=True):
    """An action of a record that was replayed."""

    number: int
    seat: int
    action: str
    digest: str
    """Of the position after it, whole, by today's encoding."""


class _Walk:
    """A record that is replayed, part by part, each by its own rules."""

    def __init__(self, record: Record, log: bool, pack: Path | None) -> None:
        self.record = record
        self.game = registered(record.game)
        self.log = log
        self.pack = pack
        self.state: State | None = None
        """The position reached; None within a part whose rules are not kept."""
        self.taken: list[Taken] = []
        self.unkept: list[tuple[int, int, str]] = []
        """The first and last action of each stretch that could not be replayed, and its rules."""
        self.uncompared: list[tuple[int, int]] = []
        """The first and last action of each stretch whose digests are of another encoding of states."""
        self.wrong: Verdict | None = None
        """Where the record went wrong."""
        if record.pack and pack is None:
            raise DamagedRecord(Message("record-needs-pack", {"pack": record.pack}))
        if pack is not None:
            found = folder_digest(pack)
            if found != record.pack:
                packs: dict[str, Argument] = {"theirs": _pack(record.pack), "ours": _pack(found), "folder": str(pack)}
                raise DamagedRecord(Message("record-other-pack", packs))

    def follow(self, upto: int) -> None:
        """Take the first actions, until one of them goes wrong."""
        for part, last in self.record.stretches(upto):
            edition = self.game.edition(part.rules_version)
            if edition is None or not self._enter(part, edition):
                self.state = None
                self.unkept.append((part.first, last, part.rules_version))
                continue
            compared = part.encoding == codec.FORMAT
            if not compared and last >= part.first:
                self.uncompared.append((part.first, last))
            for number in range(part.first, last + 1):
                self._take(edition, number, compared)
                if self.wrong is not None:
                    return

    def _enter(self, part: Stretch, edition: Game) -> bool:
        """Come to the position in which a part begins; False where it cannot be known."""
        record = self.record
        if part.position is None:
            if part.first == 1:
                self.state = edition.start(
                    len(record.seats),
                    record.options,
                    record.seed,
                    log=self.log,
                    pack=self.pack,
                    legacy=record.inherited(edition),
                )
            return self.state is not None
        try:
            state = codec.from_readable(edition, part.position, self.pack)
            if self.state is not None and digest(take_over(edition, self.state, self.pack)) != digest(state):
                raise DamagedState(Message("verdict-taken-over-other"))
        except DamagedState as error:
            args: dict[str, Argument] = {"number": part.first, "problem": error.said}
            self.wrong = Verdict(False, "", part.first, Message("verdict-taken-over", args))
            return False
        if self.log:
            state.journal = [] if self.state is None else self.state.journal
        self.state = state
        return True

    def _take(self, edition: Game, number: int, compared: bool) -> None:
        state, text, said = self.state, self.record.actions[number - 1], self.record.digests[number - 1]
        assert state is not None
        args: dict[str, Argument] = {"number": number, "action": text}
        action = self.record._action(edition, number)
        seat, before = state.to_move(), self.taken[-1].digest if self.taken else digest(state)
        try:
            state.apply(action)
        except ActionError as error:
            self.wrong = Verdict(False, before, number, Message("verdict-illegal", {**args, "problem": error.said}))
            return
        found = digest(state)
        if compared and (len(said) < SHORT or not found.startswith(said)):
            reason = Message("verdict-differs", {**args, "found": found[:SHORT], "said": said})
            self.wrong = Verdict(False, found, number, reason)
            return
        self.taken.append(Taken(number, seat, edition.vocabulary.name(action), found))

    def notes(self) -> list[Message]:
        """By which rules the record was played, and what of it was not compared."""
        said = [
            Message("verdict-part", {"number": part.first, "rules": part.rules_version})
            for part in self.record.parts[1:]
            if part.position is not None
        ]
        said += [Message("verdict-uncompared", {"first": a, "last": b}) for a, b in self.uncompared]
        return said

    def gone(self) -> Message:
        """Which rules the record needs that are not kept."""
        names = {"theirs": self.unkept[-1][2], "game": self.record.game, "ours": self.game.rules_version}
        return Message("record-version", {**names})


def _pack(digest: str) -> Message:
    return Message("record-pack", {"pack": digest}) if digest else Message("record-no-pack")


def followed(record: Record, upto: int | None = None, pack: Path | None = None) -> tuple[State, list[Taken]]:
    """The position after so many actions (all of them by default) and how each of them was taken."""
    state, walk = _walked(record, upto, False, pack)
    if walk.unkept:
        raise DamagedRecord(walk.gone())
    return state, walk.taken


def _walked(record: Record, upto: int | None, log: bool, pack: Path | None) -> tuple[State, _Walk]:
    end = len(record.actions) if upto is None else upto
    if not 0 <= end <= len(record.actions):
        raise NoSuchMoment(Message("error-moment-record", {"actions": len(record.actions), "number": end}))
    walk = _Walk(record, log, pack)
    walk.follow(end)
    if walk.wrong is not None:
        raise DamagedRecord(walk.wrong.reason, record.game)
    if walk.state is None:
        raise DamagedRecord(walk.gone())
    return walk.state, walk


def replay(record: Record, at: int | None = None, log: bool = False, pack: Path | None = None) -> State:
    """The position after `at` actions (all of them by default), each checked against its digest."""
    return _walked(record, at, log, pack)[0]


def verify(record: Record, pack: Path | None = None) -> Verdict:
    """Play the whole record again and compare every position, the last one and the result."""
    try:
        record._check()
        walk = _Walk(record, False, pack)
    except (DamagedRecord, DamagedPack) as error:
        return Verdict(False, "", 0, Message("verdict-unreadable", {"problem": error.said}))
    walk.follow(len(record.actions))
    notes = walk.notes()
    state = walk.state
    if walk.wrong is not None:
        walk.wrong.notes = notes
        return walk.wrong
    found = "" if state is None else digest(state)
    if walk.unkept:
        first, last, rules = walk.unkept[0]
        args: dict[str, Argument] = {"game": record.game, "theirs": rules, "ours": walk.game.rules_version}
        if len(walk.unkept) == len(list(record.stretches())):
            return Verdict(False, "", 0, Message("verdict-version", args))
        part = {**args, "first": first, "last": last}
        return Verdict(False, found, first, Message("verdict-version-part", part), notes)
    assert state is not None
    compared = not walk.uncompared or walk.uncompared[-1][1] < len(record.actions)
    if record.digest and compared and found != record.digest:
        return Verdict(False, found, 0, Message("verdict-final", {"found": found, "said": record.digest}), notes)
    result = Result(state.scores(), state.ranking()) if state.over() else None
    if result != record.result:
        return Verdict(False, found, 0, Message("verdict-result"), notes)
    sound = Message("verdict-sound", {"actions": len(record.actions), "digest": found})
    return Verdict(True, found, 0, sound, notes)

"""Records: what it takes to play a game again, as a file that a person can read.

A record is the game, its rules version, options, seats, seed and the list of actions as texts. It
replays to the same position after every action, and says so with a digest of each.
"""

from __future__ import annotations

from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from phylarium.kernel.codec import digest
from phylarium.kernel.engine import State
from phylarium.kernel.errors import ActionError, DamagedPack, DamagedRecord, OptionError, PhylariumError, UnknownGame
from phylarium.kernel.game import Game
from phylarium.kernel.message import ROW, Argument, Listing, Message
from phylarium.kernel.options import Value, settle, wrong_seats
from phylarium.kernel.packs import folder_digest
from phylarium.kernel.registry import game as registered
from phylarium.kernel.rng import commitment

if TYPE_CHECKING:
    from phylarium.kernel.match import Match

FORMAT = 1

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
    result: Result | None = None

    @classmethod
    def from_match(cls, match: Match) -> Record:
        state = match.state
        name = match.game.vocabulary.name
        return cls(
            format=FORMAT,
            game=match.game.name,
            rules_version=match.game.rules_version,
            phylarium=version(),
            options=dict(match.options),
            seats=list(match.names),
            seed=match.seed,
            commitment=commitment(match.seed),
            pack=match.pack_digest,
            actions=[name(action) for action in match.actions],
            digests=[full[:SHORT] for full in match.digests],
            digest=digest(state),
            result=Result(state.scores(), state.ranking()) if state.over() else None,
        )

    def text(self) -> str:
        """The record as readable JSON."""
        return msgspec.json.format(msgspec.json.encode(self)).decode() + "\n"

    def save(self, path: Path) -> None:
        path.write_text(self.text(), encoding="utf-8")

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """The record that `text` wrote. A damaged one is refused with what is wrong."""
        try:
            plain = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise DamagedRecord(Message("record-not-json", {"problem": str(error)})) from error
        if not isinstance(plain, dict):
            raise DamagedRecord(Message("record-not-object"))
        form = plain.get("format", FORMAT)
        if form != FORMAT:
            raise DamagedRecord(Message("record-format", {"form": repr(form), "known": FORMAT}))
        missing = [f.name for f in msgspec.structs.fields(cls) if f.required and f.name not in plain]
        if missing:
            raise DamagedRecord(Message("record-lacks", {"keys": Listing([repr(name) for name in missing], ROW)}))
        try:
            record = msgspec.convert(plain, cls)
        except msgspec.ValidationError as error:
            raise DamagedRecord(Message("record-value", {"problem": str(error)})) from error
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
        if self.rules_version != game.rules_version:
            return  # options and actions may be those of another time; replaying says so
        try:
            settle(self.game, game.options, len(self.seats), self.options)
        except OptionError as error:
            raise DamagedRecord(error.said, error.game) from error
        self._numbers(game)

    def _numbers(self, game: Game) -> list[int]:
        numbers = []
        for number, text in enumerate(self.actions, 1):
            try:
                numbers.append(game.vocabulary.parse(text))
            except ActionError as error:
                raise DamagedRecord(Message("record-action", {"number": number, "problem": error.said})) from error
        return numbers


class Verdict:
    """What came of replaying a record: sound, or where it first goes wrong and why.

    `number` is the number of the action that differs or is illegal (the first is 1), or 0 where
    something else is wrong; `digest` the position reached.
    """

    def __init__(self, ok: bool, digest: str, number: int, reason: Message) -> None:
        self.ok = ok
        self.digest = digest
        self.number = number
        self.reason = reason

    def __repr__(self) -> str:
        return f"Verdict({self.ok!r}, {self.digest!r}, {self.number!r}, {self.reason!r})"


def _begin(record: Record, log: bool, pack: Path | None) -> tuple[Game, State]:
    game = registered(record.game)
    if record.rules_version != game.rules_version:
        raise DamagedRecord(
            Message(
                "record-version",
                {"theirs": record.rules_version, "game": record.game, "ours": game.rules_version},
            )
        )
    if record.pack and pack is None:
        raise DamagedRecord(Message("record-needs-pack", {"pack": record.pack}))
    if pack is not None:
        found = folder_digest(pack)
        if found != record.pack:
            raise DamagedRecord(
                Message("record-other-pack", {"theirs": _pack(record.pack), "ours": _pack(found), "folder": str(pack)})
            )
    return game, game.start(len(record.seats), record.options, record.seed, log=log, pack=pack)


def _pack(digest: str) -> Message:
    return Message("record-pack", {"pack": digest}) if digest else Message("record-no-pack")


def _follow(record: Record, state: State, game: Game, upto: int) -> Verdict | None:
    """Apply the first actions of a record; the verdict if one of them goes wrong."""
    for number, action in enumerate(record._numbers(game)[:upto], 1):
        args: dict[str, Argument] = {"number": number, "action": record.actions[number - 1]}
        before = digest(state)
        try:
            state.apply(action)
        except ActionError as error:
            return Verdict(False, before, number, Message("verdict-illegal", {**args, "problem": error.said}))
        found = digest(state)
        said = record.digests[number - 1]
        if len(said) < SHORT or not found.startswith(said):
            return Verdict(
                False, found, number, Message("verdict-differs", {**args, "found": found[:SHORT], "said": said})
            )
    return None


def replay(record: Record, at: int | None = None, log: bool = False, pack: Path | None = None) -> State:
    """The position after `at` actions (all of them by default), each checked against its digest."""

    upto = len(record.actions) if at is None else at
    if not 0 <= upto <= len(record.actions):
        raise NoSuchMoment(Message("error-moment-record", {"actions": len(record.actions), "number": upto}))
    game, state = _begin(record, log, pack)
    wrong = _follow(record, state, game, upto)
    if wrong is not None:
        raise DamagedRecord(wrong.reason, record.game)
    return state


def verify(record: Record, pack: Path | None = None) -> Verdict:
    """Play the whole record again and compare every position, the last one and the result."""
    game = registered(record.game)
    if record.rules_version != game.rules_version:
        versions: dict[str, Argument] = {
            "game": record.game,
            "theirs": record.rules_version,
            "ours": game.rules_version,
        }
        return Verdict(False, "", 0, Message("verdict-version", versions))
    try:
        record._check()
        game, state = _begin(record, False, pack)
    except (DamagedRecord, DamagedPack) as error:
        return Verdict(False, "", 0, Message("verdict-unreadable", {"problem": error.said}))
    wrong = _follow(record, state, game, len(record.actions))
    if wrong is not None:
        return wrong
    found = digest(state)
    if found != record.digest:
        return Verdict(False, found, 0, Message("verdict-final", {"found": found, "said": record.digest}))
    result = Result(state.scores(), state.ranking()) if state.over() else None
    if result != record.result:
        return Verdict(False, found, 0, Message("verdict-result"))
    return Verdict(True, found, 0, Message("verdict-sound", {"actions": len(record.actions), "digest": found}))

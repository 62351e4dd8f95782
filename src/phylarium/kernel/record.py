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
from phylarium.kernel.message import Message
from phylarium.kernel.options import Value, settle
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
            actions=match.texts(),
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
            raise DamagedRecord(f"the record is not JSON: {error}") from error
        if not isinstance(plain, dict):
            raise DamagedRecord("the record is not a JSON object")
        form = plain.get("format", FORMAT)
        if form != FORMAT:
            raise DamagedRecord(f"record format {form!r} is not known; this version reads {FORMAT}")
        missing = [f.name for f in msgspec.structs.fields(cls) if f.required and f.name not in plain]
        if missing:
            raise DamagedRecord(f"the record lacks the key {', '.join(repr(name) for name in missing)}")
        try:
            record = msgspec.convert(plain, cls)
        except msgspec.ValidationError as error:
            raise DamagedRecord(f"the record has a wrong value: {error}") from error
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
            raise DamagedRecord(str(error)) from error
        if len(self.seats) not in game.seats:
            allowed = ", ".join(str(n) for n in game.seats)
            raise DamagedRecord(f"{self.game} cannot be played by {len(self.seats)}; it has {allowed} seats")
        if commitment(self.seed) != self.commitment:
            raise DamagedRecord("the seed is not the one that was committed to when the game began")
        if len(self.digests) != len(self.actions):
            raise DamagedRecord(f"there are {len(self.actions)} actions and {len(self.digests)} digests of them")
        if self.rules_version != game.rules_version:
            return  # options and actions may be those of another time; replaying says so
        try:
            settle(self.game, game.options, len(self.seats), self.options)
        except OptionError as error:
            raise DamagedRecord(str(error)) from error
        self._numbers(game)

    def _numbers(self, game: Game) -> list[int]:
        numbers = []
        for number, text in enumerate(self.actions, 1):
            try:
                numbers.append(game.vocabulary.parse(text))
            except ActionError as error:
                raise DamagedRecord(f"action {number}: {error}") from error
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
            f"the record was played with rules {record.rules_version} of {record.game}; "
            f"this version plays rules {game.rules_version}"
        )
    if record.pack and pack is None:
        raise DamagedRecord(f"the record was played with the pack {record.pack}; its folder is needed")
    if pack is not None:
        found = folder_digest(pack)
        if found != record.pack:
            raise DamagedRecord(f"the record was played with {_pack(record.pack)}, not with {_pack(found)} of {pack}")
    return game, game.start(len(record.seats), record.options, record.seed, log=log, pack=pack)


def _pack(digest: str) -> str:
    return f"the pack {digest}" if digest else "the values of the game itself"


def _follow(record: Record, state: State, game: Game, upto: int) -> Verdict | None:
    """Apply the first actions of a record; the verdict if one of them goes wrong."""
    for number, action in enumerate(record._numbers(game)[:upto], 1):
        args: dict[str, int | str | Message] = {"number": str(number), "action": record.actions[number - 1]}
        before = digest(state)
        try:
            state.apply(action)
        except ActionError as error:
            return Verdict(False, before, number, Message("verdict-illegal", {**args, "problem": str(error)}))
        found = digest(state)
        said = record.digests[number - 1]
        if len(said) < SHORT or not found.startswith(said):
            return Verdict(
                False, found, number, Message("verdict-differs", {**args, "found": found[:SHORT], "said": said})
            )
    return None


def replay(record: Record, at: int | None = None, log: bool = False, pack: Path | None = None) -> State:
    """The position after `at` actions (all of them by default), each checked against its digest."""
    from phylarium.kernel.words import render

    upto = len(record.actions) if at is None else at
    if not 0 <= upto <= len(record.actions):
        raise NoSuchMoment(f"the record has {len(record.actions)} actions; there is no position after {upto}")
    game, state = _begin(record, log, pack)
    wrong = _follow(record, state, game, upto)
    if wrong is not None:
        raise DamagedRecord(render(wrong.reason))
    return state


def verify(record: Record, pack: Path | None = None) -> Verdict:
    """Play the whole record again and compare every position, the last one and the result."""
    game = registered(record.game)
    if record.rules_version != game.rules_version:
        versions: dict[str, int | str | Message] = {
            "game": record.game,
            "theirs": record.rules_version,
            "ours": game.rules_version,
        }
        return Verdict(False, "", 0, Message("verdict-version", versions))
    try:
        record._check()
        game, state = _begin(record, False, pack)
    except (DamagedRecord, DamagedPack) as error:
        return Verdict(False, "", 0, Message("verdict-unreadable", {"problem": str(error)}))
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

"""States as bytes and as readable JSON, there and back exactly.

A game lists its fields once; both forms, the digest and the checks on decoding come from that
list. Offers and the log are not encoded: offers follow from the rest, the log is not the position.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from phylarium.kernel.engine import TRUTH, State
from phylarium.kernel.errors import DamagedState
from phylarium.kernel.fields import Field
from phylarium.kernel.rng import Rng

if TYPE_CHECKING:
    from phylarium.kernel.game import Game

FORMAT = 2

KEYS = ("format", "game", "rules", "viewer", "number", "revealed", "seats", "rng", "agenda", "fields")
"""What the readable form of a state has, in the order of the compact one."""


def _plain(state: State, rules_version: str) -> list[Any]:
    game = state.game()
    return [
        FORMAT,
        game.name,
        rules_version or game.rules_version,
        state.viewer,
        state.number,
        state.revealed,
        state.seats,
        state.rng.words(),
        [game.operations.plain(frame) for frame in state.agenda],
        [getattr(state, field.name) for field in game.fields],
    ]


def encode(state: State, rules_version: str = "") -> bytes:
    """The whole position, compact; `rules_version` where it is to be as other rules would have written it."""
    return msgspec.msgpack.encode(_plain(state, rules_version))


def digest(state: State, rules_version: str = "") -> str:
    """A fingerprint of the position: equal for equal positions and for nothing else."""
    return digest_of(encode(state, rules_version))


def digest_of(data: bytes) -> str:
    """The fingerprint of an encoded position."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _restore(game: Game, plain: object, pack: Path | None) -> State:
    if not isinstance(plain, list) or len(plain) != len(KEYS):
        raise DamagedState("this is not an encoded state")
    form, name, version, viewer, number, revealed, seats, words, agenda, values = plain
    if form != FORMAT:
        raise DamagedState(f"state format {form!r} is not known; this version reads {FORMAT}")
    edition = game.edition(version) if name == game.name else None
    if edition is None:
        raise DamagedState(
            f"the state is of {name!r} with rules {version!r}, not of {game.name!r} with rules {game.rules_version!r}"
        )
    game = edition
    checked = (("viewer", viewer, TRUTH), ("number", number, 0), ("revealed", revealed, 0), ("seats", seats, 0))
    for what, value, least in checked:
        Field(what, 0).check(value)
        if value < least:
            raise DamagedState(f"field {what!r} cannot be {value}")
    if seats not in game.seats:
        raise DamagedState(f"field 'seats' cannot be {seats}: {game.name} has {', '.join(map(str, game.seats))} seats")
    if viewer >= seats:
        raise DamagedState(f"field 'viewer' cannot be {viewer}: there are {seats} seats")
    Field("rng", [0] * 4).check(words)
    if not all(0 <= word < 2**32 for word in words):
        raise DamagedState("field 'rng' must be four words of 32 bits")
    if not isinstance(values, list) or len(values) != len(game.fields):
        raise DamagedState(f"a state of {game.name} has {len(game.fields)} fields")
    for field, value in zip(game.fields, values, strict=True):
        field.check(value)
    chosen = dict(zip((field.name for field in game.fields), values, strict=True))
    for option in game.options:
        if chosen[option.name] not in [option.number(choice) for choice in option.choices]:
            raise DamagedState(f"option {option.name!r} cannot be {chosen[option.name]}")
    if not isinstance(agenda, list):
        raise DamagedState("field 'agenda' must be a list of frames")
    state: State = game.blank(pack)
    for field, value in zip(game.fields, values, strict=True):
        setattr(state, field.name, value)
    for row in agenda:
        Field("agenda", []).check(row)
        state.agenda.append(game.operations.restored(row))
    if state.agenda and not state.steps[state.agenda[-1].op].decides:
        step = game.operations.names[state.agenda[-1].op]
        raise DamagedState(f"a state waits for a decision, and {step} on top of the agenda is none")
    if state.agenda and not 0 <= state.agenda[-1].seat < seats:
        raise DamagedState(f"seat {state.agenda[-1].seat} must decide, a seat that does not exist")
    state.seats = seats
    state.viewer = viewer
    state.number = number
    state.revealed = revealed
    state.rng = Rng(*words)
    try:
        problems = state.status() if viewer == TRUTH else []
        if not problems:
            state.refresh()
    except (ArithmeticError, LookupError, ValueError) as error:
        # A number so far out of range that the rules cannot even be asked about it.
        raise DamagedState(f"the position cannot be read: {type(error).__name__}: {error}") from error
    if problems:
        raise DamagedState("; ".join(problems))
    if viewer == TRUTH and state.agenda and not state.offers:
        raise DamagedState("somebody must decide, and there is nothing to choose")
    return state


def decode(game: Game, data: bytes, pack: Path | None = None) -> State:
    """The state that `encode` wrote. A damaged one is refused with what is wrong."""
    return _restore(game, _parsed(msgspec.msgpack.decode, data, "the bytes are not msgpack"), pack)


def _parsed(read: Callable[[Any], object], data: bytes | str, wrong: str) -> object:
    try:
        return read(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DamagedState(f"{wrong}: {error}") from error


def _name(value: int, values: list[str] | None) -> int | str:
    if values is not None and 0 <= value < len(values):
        return values[value]
    return value


def _number(field: Field, value: object) -> object:
    if isinstance(value, str):
        if field.values is None or value not in field.values:
            raise DamagedState(f"field {field.name!r} has no value {value!r}")
        return field.values.index(value)
    return value


def named(value: Any, values: list[str] | None, index: list[str] | None) -> Any:
    """What a field holds, with the names of its values and places."""
    if not isinstance(value, list):
        return _name(value, values)
    if index is not None:
        return {place: _name(v, values) for place, v in zip(index, value, strict=True)}
    return [_name(v, values) for v in value]


def to_json(state: State) -> str:
    """The whole position as readable JSON, with the rulebook's names."""
    return msgspec.json.format(msgspec.json.encode(readable(state))).decode()


def readable(state: State) -> dict[str, Any]:
    """The whole position as plain data, with the rulebook's names."""
    game = state.game()
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "viewer": state.viewer,
        "number": state.number,
        "revealed": state.revealed,
        "seats": state.seats,
        "rng": state.rng.words(),
        "agenda": [game.operations.named(frame) for frame in state.agenda],
        "fields": {field.name: named(getattr(state, field.name), field.values, field.index) for field in game.fields},
    }


def from_json(game: Game, text: str, pack: Path | None = None) -> State:
    """The state that `to_json` wrote."""
    return from_readable(game, _parsed(msgspec.json.decode, text, "the text is not JSON"), pack)


def from_readable(game: Game, readable: object, pack: Path | None = None) -> State:
    """The state that `readable` described."""
    if not isinstance(readable, dict):
        raise DamagedState("the text is not an encoded state")
    for key in KEYS:
        if key not in readable:
            raise DamagedState(f"key {key!r} is missing")
    version = readable["rules"]
    game = (game.edition(version) if isinstance(version, str) else None) or game
    agenda = readable["agenda"]
    if not isinstance(agenda, list) or not all(isinstance(row, dict) for row in agenda):
        raise DamagedState("'agenda' must be a list of frames, each an object with its step, seat, actor and ints")
    frames = [game.operations.read(row) for row in agenda]
    given = readable["fields"]
    if not isinstance(given, dict):
        raise DamagedState("'fields' must be an object")
    for key in given:
        if all(field.name != key for field in game.fields):
            raise DamagedState(f"{game.name} has no field {key!r}")
    values: list[object] = []
    for field in game.fields:
        if field.name not in given:
            raise DamagedState(f"field {field.name!r} is missing")
        value = given[field.name]
        if field.index is not None:
            if not isinstance(value, dict) or list(value) != field.index:
                raise DamagedState(f"field {field.name!r} must have the places {', '.join(field.index[:4])}, ...")
            value = list(value.values())
        if isinstance(value, list):
            values.append([_number(field, v) for v in value])
        else:
            values.append(_number(field, value))
    return _restore(game, [*(readable[key] for key in KEYS[:-2]), frames, values], pack)

"""Rules change while games are played: positions that were reached by other rules of the same game.

A game that keeps older rules (`Game.older`) plays and replays by them. Where they are gone, a position can
still be taken over: it is read by the names of its fields and steps, and must be sound by the new rules.
Positions are stored compactly, without names, so what they hold is kept beside them as a layout.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from phylarium.kernel import codec
from phylarium.kernel.engine import State
from phylarium.kernel.errors import DamagedState
from phylarium.kernel.game import Game


class FieldLayout(msgspec.Struct, frozen=True):
    """The names of a field, of its values and of its places."""

    name: str
    values: list[str] | None
    index: list[str] | None


class StepLayout(msgspec.Struct, frozen=True):
    """The name of a step and those of the ints of its frame."""

    name: str
    ints: list[str]

    def named(self, row: list[int]) -> dict[str, int | str]:
        """A frame in the form of `codec.readable`, from its seat, its actor and its ints."""
        return {"step": self.name, **dict(zip(("seat", "actor", *self.ints), row, strict=True))}


class Layout(msgspec.Struct, frozen=True):
    """The names of all that an encoded position holds, by its place there."""

    steps: list[StepLayout]
    fields: list[FieldLayout]

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def parse(cls, text: str) -> Layout:
        try:
            return msgspec.json.decode(text, type=cls)
        except msgspec.DecodeError as error:
            raise DamagedState(f"the names of a kept position cannot be read: {error}") from error


def layout(game: Game) -> Layout:
    """What positions of a game hold, as its rules have it today."""
    return Layout(
        steps=[
            StepLayout(name, list(ints)) for name, ints in zip(game.operations.names, game.operations.ints, strict=True)
        ],
        fields=[FieldLayout(field.name, field.values, field.index) for field in game.fields],
    )


def described(data: bytes, names: Layout) -> dict[str, Any]:
    """An encoded position in the form of `codec.readable`, whatever rules it was reached by."""
    try:
        plain = msgspec.msgpack.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DamagedState(f"the bytes are not msgpack: {error}") from error
    if not isinstance(plain, list) or len(plain) != len(codec.KEYS) or plain[0] != codec.FORMAT:
        raise DamagedState("the position is kept in a form that this version does not read")
    *kernel, agenda, values = plain
    if len(values) != len(names.fields):
        raise DamagedState(f"the position has {len(values)} fields, and {len(names.fields)} were named")
    try:
        return {
            **dict(zip(codec.KEYS, kernel, strict=False)),
            "agenda": [names.steps[row[0]].named(row[1:]) for row in agenda],
            "fields": {
                field.name: codec.named(value, field.values, field.index)
                for field, value in zip(names.fields, values, strict=True)
            },
        }
    except (TypeError, LookupError, ValueError) as error:
        raise DamagedState(f"the position does not fit the names that were kept with it: {error}") from error


def adopt(game: Game, position: dict[str, Any], pack: Path | None = None) -> State:
    """A position of other rules of a game as one of these; DamagedState says why it cannot be."""
    given = game.translated(dict(position), str(position.get("rules", "")))
    fields = given.get("fields")
    if not isinstance(fields, dict):
        raise DamagedState("'fields' must be an object")
    empty = game.blank(pack)
    new = {
        field.name: codec.named(getattr(empty, field.name), field.values, field.index)
        for field in game.fields
        if field.name not in fields
    }
    return codec.from_readable(
        game,
        {
            **given,
            "format": codec.FORMAT,
            "rules": game.rules_version,
            "fields": {**new, **{field.name: fields[field.name] for field in game.fields if field.name not in new}},
        },
        pack,
    )


def take_over(game: Game, state: State, pack: Path | None = None) -> State:
    """A state of another edition as one of this game; DamagedState says why it cannot be."""
    return adopt(game, codec.readable(state), pack)

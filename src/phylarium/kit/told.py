"""What a game's log lines and prompts are told with: the ints of a note or a frame, by name and kind.

They are tables in plain text, one row a message, since that is all they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from msgspec import convert

from phylarium.kernel.engine import State
from phylarium.kernel.lineage import Descent
from phylarium.kernel.message import Message


def log_lines(table: str) -> Mapping[str, tuple[str, ...]]:
    """By log message, the names of its ints and what they stand for.

    A row is the id and its ints in their order: `victim:animal`, or `tile` where name and kind are one, `-` for an int
    that the message does not use. What follows a `#` is a remark.

    >>> log_lines('''
    ...     log-turn     -       turn:number  era
    ...     log-winner   colour
    ... ''')
    {'log-turn': ('', 'turn:number', 'era'), 'log-winner': ('colour',)}
    """
    found: dict[str, tuple[str, ...]] = {}
    for line in table.splitlines():
        words = line.partition("#")[0].split()
        if words:
            if words[0] in found:
                raise ValueError(f"log message {words[0]} stands there twice")
            found[words[0]] = tuple("" if word == "-" else word for word in words[1:])
    return found


def descents(table: str) -> Mapping[str, Descent]:
    """By log message, what it tells of a lineage.

    A row is the id, the kind, the child and, where one is born, its parent.

    >>> descents("log-returns  returns species")
    {'log-returns': Descent(kind='returns', child='species', parent='')}
    """
    names = Descent.__struct_fields__
    return {id: convert(dict(zip(names, row, strict=False)), Descent) for id, row in log_lines(table).items()}


def int_kinds(names: str) -> Mapping[str, str]:
    """By the name of an int of a frame, what it stands for in a prompt: `mover:party`, or `place` for both.

    >>> int_kinds("card left:number")
    {'card': 'card', 'left': 'number'}
    """
    return {name: kind or name for name, _, kind in (word.partition(":") for word in names.split())}


def said(say: ModuleType, kind: str, value: int) -> Message | int | str:
    """An int as words: a game's `say` has a function for most kinds, of the same name."""
    words = getattr(say, kind, None)
    if words is None:
        raise ValueError(f"no log argument is a {kind!r}")
    found: Message | int | str = words(value)
    return found


def targets(**names: Sequence[str]) -> dict[str, list[str]]:
    """By kind, the ids on the board of what an int of a log line stands for, apart from blocks of the vocabulary.

    >>> targets(hex=["A1", "B2"])
    {'hex': ['hex-A1', 'hex-B2']}
    """
    return {kind: [f"{kind}-{name}" for name in each] for kind, each in names.items()}


def view_head(s: State, seat: int) -> dict[str, Any]:
    """What the view of every game begins with."""
    return {"game": s.of.name, "seat": seat, "to_move": s.to_move(), "over": s.over(), "scores": s.scores()}


def seat_number(seat: int) -> Message:
    """What a seat is called before it plays anything."""
    return Message("seat", {"number": seat + 1})

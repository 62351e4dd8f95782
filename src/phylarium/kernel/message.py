"""A thing to be said to a person: an id of a Fluent message and its arguments.

The engine never holds sentences. An argument is a number, a text (a name somebody chose), another
message, or several of these as one list; `phylarium.kernel.words` turns the whole into a language at
the edge. Nothing is said before that: a noun reaches its sentence as a message, so that a language
can give it the form that the sentence asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Union

Argument = Union[int, float, str, "Message", "Listing"]

AND: Final = "and"
OR: Final = "or"
ROW: Final = "row"
"""How the parts of a list hang together: "a, b and c", "a, b or c", "a, b, c"."""


class Message:
    """An id and its arguments. Neither changes once it is made: equal messages are said once and kept."""

    def __init__(self, id: str, args: dict[str, Argument] | None = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = {} if args is None else args
        self._hash = 0
        """Once it was asked for."""

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        if self._hash == 0:
            self._hash = hash((self.id, frozenset(self.args.values()))) if self.args else hash(self.id)
        return self._hash

    def __reduce__(self) -> tuple[type[Message], tuple[str, dict[str, Argument]]]:
        return Message, (self.id, self.args)


class Listing:
    """Several things as one argument. The language joins them, and can ask for a form of each."""

    def __init__(self, parts: Sequence[Argument], kind: str = AND) -> None:
        self.parts: tuple[Argument, ...] = tuple(parts)
        self.kind = kind

    def __repr__(self) -> str:
        return f"Listing({self.parts!r}, {self.kind!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listing) and self.kind == other.kind and self.parts == other.parts

    def __hash__(self) -> int:
        return hash((self.kind, self.parts))

    def __reduce__(self) -> tuple[type[Listing], tuple[tuple[Argument, ...], str]]:
        return Listing, (self.parts, self.kind)


class Noun:
    """Words for the numbers of a list of names: the id of a message has a gap for the name.

    >>> row = Noun("row-{}", ["upper", "lower"], "row-unknown")
    >>> row(1).id, row(-1).id
    ('row-lower', 'row-unknown')
    """

    def __init__(self, id: str, names: Sequence[str], unknown: str = "") -> None:
        self.messages = [Message(id.replace("{}", name)) for name in names]
        self.unknown = unknown
        """What is said of a negative number, where that stands for something that is not known or not there."""

    def __call__(self, i: int) -> Message:
        return Message(self.unknown) if i < 0 and self.unknown else self.messages[i]


def dashed(names: Sequence[str]) -> list[str]:
    """Names of the data as parts of ids that have no underlines."""
    return [name.replace("_", "-") for name in names]


def listed(parts: Sequence[Argument], kind: str = ROW) -> Message:
    """Several things as one message, where a message is wanted; a single one stays as it is."""
    if len(parts) == 1:
        only = parts[0]
        if isinstance(only, Message):
            return only
    return Message("listed", {"parts": Listing(parts, kind)})


class Reason:
    """Why an action may not be taken: the message and the rule that forbids it."""

    def __init__(self, message: Message, rule: str) -> None:
        self.message = message
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.rule!r})"


@lru_cache(maxsize=4096)
def no(id: str, rule: str) -> Reason:
    """A reason that needs no more words: the same one each time, so that it is put into words once."""
    return Reason(Message(id), rule)


class Decision:
    """What is asked: of which seat, in words, under which rule.

    The message is the question alone, as it goes on after the name of whom it is put to:
    `Game.asked` says both, `Game.question` the question as a sentence of its own.
    """

    def __init__(self, seat: int, message: Message, rule: str) -> None:
        self.seat = seat
        self.message = message
        self.rule = rule

    def __repr__(self) -> str:
        return f"Decision({self.seat!r}, {self.message!r}, {self.rule!r})"

"""A thing to be said to a person: an id of a Fluent message and its arguments.

The engine never holds sentences. An argument is a number, a text (a name somebody chose) or
another message; `phylarium.kernel.words` turns the whole into a language at the edge.
"""

from __future__ import annotations

from typing import Union

Argument = Union[int, str, "Message"]


class Message:
    def __init__(self, id: str, args: dict[str, Argument] | None = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)


class Reason:
    """Why an action may not be taken: the message and the rule that forbids it."""

    def __init__(self, message: Message, rule: str) -> None:
        self.message = message
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.rule!r})"


class Decision:
    """What is asked: of which seat, in words, under which rule."""

    def __init__(self, seat: int, message: Message, rule: str) -> None:
        self.seat = seat
        self.message = message
        self.rule = rule

    def __repr__(self) -> str:
        return f"Decision({self.seat!r}, {self.message!r}, {self.rule!r})"

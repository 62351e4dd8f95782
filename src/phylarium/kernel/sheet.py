"""A sheet with which people set up a game that is not here, from what a finished one left: the Origins sheet."""

from __future__ import annotations

import msgspec

from phylarium.kernel.message import Message


class Line(msgspec.Struct, frozen=True):
    """Something that the sheet says, by a rule of the game that it comes from."""

    about: Message
    said: Message
    rule: str


class Step(msgspec.Struct, frozen=True):
    """Something to do before the next game begins."""

    said: Message
    rule: str


class Folk(msgspec.Struct, frozen=True):
    """A player who goes on."""

    seat: int
    colour: str
    points: int
    place: int
    name: Message
    lines: list[Line]
    steps: list[Step]


class Sheet(msgspec.Struct, frozen=True):
    """What to know and what to do; players in the order in which they choose."""

    world: list[Line]
    steps: list[Step]
    folk: list[Folk]

"""A sheet with which people set up a game that is not here, from what a finished one left: the Origins sheet.

A game gives it in messages; `campaign.origins` says it in the words of a language, with the same parts.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from phylarium.kernel.message import Message

W = TypeVar("W")
"""Words: messages, or what they are in a language."""


class SheetLine(msgspec.Struct, Generic[W], frozen=True):
    """Something that the sheet says, by a rule of the game that it comes from."""

    about: W
    text: W
    rule: str


class SheetTask(msgspec.Struct, Generic[W], frozen=True):
    """Something to do before the next game begins."""

    text: W
    rule: str


class SheetPlayer(msgspec.Struct, Generic[W], frozen=True):
    """A player who goes on, with what, and what to do about it."""

    seat: int
    colour: str
    points: int
    place: int
    species: W
    lines: list[SheetLine[W]]
    setup: list[SheetTask[W]]


Line = SheetLine[Message]
Step = SheetTask[Message]
Folk = SheetPlayer[Message]


class Sheet(msgspec.Struct, frozen=True):
    """What to know and what to do; players in the order in which they choose."""

    world: list[Line]
    steps: list[Step]
    folk: list[Folk]

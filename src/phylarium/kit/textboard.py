"""What the boards of all games in a terminal are put together with.

A `Page` is one drawing of one position, 80 columns wide. Colours are ANSI codes and only repeat what
letters say. A game's own page names the game and draws its parts.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Final, Generic, TypeVar

from phylarium.kernel.engine import State
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.words import SOURCE, render

WIDTH: Final = 80

BOLD: Final = "1"
DIM: Final = "2"

_STYLE: Final = re.compile(r"\x1b\[[0-9;]*m")


def width_of(text: str) -> int:
    """How many columns a text takes, its colours aside."""
    return len(_STYLE.sub("", text))


def padded(text: str, width: int) -> str:
    return text + " " * (width - width_of(text))


def row(head: str, parts: Iterable[str], indent: int) -> list[str]:
    """Parts after a head, two blanks apart, over as many lines as they need."""
    lines: list[str] = []
    line = padded(head, indent)
    filled = width_of(head) > indent
    for part in parts:
        if filled and width_of(line) + 2 + width_of(part) > WIDTH:
            lines.append(line.rstrip())
            line, filled = " " * indent, False
        line += ("  " if filled else "") + part
        filled = True
    return [*lines, line.rstrip()]


def paragraph(head: str, text: str, indent: int) -> list[str]:
    """A head and a sentence, wrapped below its own beginning."""
    lines: list[str] = []
    line = padded(head, indent)
    for word in text.split(" "):
        blank = "" if line.endswith(" ") else " "
        if width_of(line) + len(blank) + width_of(word) > WIDTH:
            lines.append(line)
            line, blank = " " * indent, ""
        line += blank + word
    return [*lines, line]


def apart(parts: Iterable[list[str]]) -> list[str]:
    """Parts of a page with a blank line between them."""
    page: list[str] = []
    for part in parts:
        if page:
            page.append("")
        page.extend(part)
    return page


S = TypeVar("S", bound=State)


class Page(ABC, Generic[S]):
    """One drawing of one position, from a state that is masked for the seat."""

    game: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """A page lies in the room `shown` of the game that it speaks for."""
        super().__init_subclass__()
        cls.game = cls.__module__.split(".")[-3]

    def __init__(self, s: S, seat: int, language: str, colour: bool) -> None:
        self.s = s
        self.seat = seat
        self.language = language
        self.colour = colour

    @classmethod
    def board(cls, s: S, seat: int, language: str = SOURCE, colour: bool = True) -> str:
        """The whole table as a seat sees it; `s` is masked for that seat already."""
        return "\n".join(cls(s, seat, language, colour).lines())

    @abstractmethod
    def lines(self) -> list[str]:
        """The lines of the page."""

    def words(self, message: Message) -> str:
        return render(message, self.game, self.language)

    def say(self, id: str, **arguments: Argument) -> str:
        return self.words(Message(id, arguments))

    def styled(self, text: str, style: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if self.colour and style and text.strip() else text

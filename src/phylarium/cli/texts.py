"""Text for the terminal that keeps together what the words keep together.

Rich breaks a line at any blank, also at one that must not be broken at: French has such blanks before `; : ! ?`, inside
« » and in numbers.
"""

from __future__ import annotations

from typing import Final

from rich import text
from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines

_KEPT: Final = {ord("\u00a0"): "\ue0a0", ord("\u202f"): "\ue02f"}
"""Blanks that hold words together, and letters for private use that stand for them while lines are broken."""

_BLANK: Final = {ord(letter): chr(blank) for blank, letter in _KEPT.items()}


class Text(text.Text):
    """A text of Rich that is broken at plain blanks only.

    >>> print(*Text("aucun bionte\\u202f; rien").wrap(Console(), 13), sep="|")
    aucun |bionte\u202f; rien
    """

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        held = self.copy()
        held.plain = held.plain.translate(_KEPT)
        lines = held.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        for line in lines:
            line.plain = line.plain.translate(_BLANK)
        return lines

"""How to play each game, in our own words: the pages of `docs/games`, which are part of the package.

A guide is Markdown, a folder a language. The rulebook of the table shows it, and so does the documentation.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from phylarium.kernel.words import SOURCE

_REMARK: Final = re.compile(r"^<!--.*?-->\n", re.MULTILINE | re.DOTALL)
"""For whoever works on a page: how the tests run the block below it, say."""


_TERMINAL: Final = re.compile(r"^<!-- only at the terminal -->\n.*?^<!-- everywhere -->\n\n?", re.MULTILINE | re.DOTALL)
"""What is told to whoever types commands."""


def guide(game: str, language: str = SOURCE, *, terminal: bool = True) -> str:
    """The guide of a game in a language, or else as it was first written; empty for a game without one.

    `terminal` says whether what only holds there is told, too.
    """
    for tongue in (language, SOURCE):
        page = files(__name__).joinpath(tongue, f"{game}.md")
        if page.is_file():
            text = page.read_text(encoding="utf-8")
            return _REMARK.sub("", text if terminal else _TERMINAL.sub("", text))
    return ""


def picture(name: str) -> Traversable | None:
    """A picture that guides show."""
    found = files(__name__).joinpath("pictures", name)
    return found if name.endswith(".svg") and "/" not in name and found.is_file() else None

"""The rules of a game as a book: chapters of rules, each rule in our own words.

A chapter is named by what its rules' ids begin with, and called by the message `chapter-NAME` of the game.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from phylarium.kernel.game import Game

_PART: Final = re.compile(
    r"(?P<book>[a-z]{2})\.(?P<letter>[A-Z])(?=\d|$)|(?P<word>[a-z]+)(?=\.|$)|(?P<number>\d+|[A-Z])(?!\.[a-z])"
)
"""The letters of a book within a rulebook (bf.D3a), a word (setup.A), or a number or letter (10.2a, A1a)."""

_DETAIL: Final = re.compile(r"\d[a-z]$")
GLOSSARY: Final = "glossary"


class RulesChapter:
    """Rules that belong together."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rules: list[str] = []

    @property
    def message(self) -> str:
        """The id of its title."""
        return f"chapter-{self.name}"


@cache
def chapters(game: Game) -> list[RulesChapter]:
    """All rules of a game in their order.

    >>> import phylarium
    >>> [chapter.name for chapter in chapters(phylarium.game("megafauna2"))][:3]
    ['A', 'B', 'C']
    """
    found: list[RulesChapter] = []
    for rule in game.rules():
        name = chapter_of(rule, found[-1].name if found else "")
        if not found or found[-1].name != name:
            found.append(RulesChapter(name))
        found[-1].rules.append(rule)
    return found


def chapter_of(rule: str, before: str = "") -> str:
    """The chapter of a rule; one whose id names none stands in the chapter of the rule before it.

    >>> [chapter_of(rule) for rule in ("setup.A", "abundance", "Fa", "A1a", "10.2a", "G.atrophy", "bf.D3a")]
    ['setup', 'abundance', 'F', 'A', '10', 'glossary', 'bf-D']
    >>> chapter_of("bf.final_scoring", "bf-I")
    'bf-I'
    """
    if rule.startswith("G."):
        return GLOSSARY
    found = _PART.match(rule)
    if found is None or (found["word"] and before.startswith(f"{found['word']}-")):
        return before
    if found["book"]:
        return f"{found['book']}-{found['letter']}"
    return str(found["word"] or found["number"])


def is_detail(rule: str) -> bool:
    """Whether a rule says more about the one before it.

    >>> is_detail("A1"), is_detail("A1a")
    (False, True)
    """
    return _DETAIL.search(rule) is not None

"""What a card can point at, in the picture that the learner sees."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

from phylarium.kernel.engine import State
from phylarium.kernel.words import SOURCE
from phylarium.lessons.lesson import Lesson

_TITLED: Final = re.compile(r'<g id="([^"]+)" class="target[^>]*><title>([^<]*)</title>')


def marks(lesson: Lesson, state: State, language: str = SOURCE) -> dict[str, str]:
    """By id, what a thing is called: the pieces of the picture, which have no name, and the things in them.

    The title of a thing may say more about it in further lines.
    """
    pieces = lesson.game.pieces(state.masked(lesson.seat), lesson.seat, language)
    things = {
        id: unescape(title).partition("\n")[0] for drawn in pieces.values() for id, title in _TITLED.findall(drawn)
    }
    return {**dict.fromkeys(pieces, ""), **things}

"""The options that do nothing or only harm whoever takes them, as a page says it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from phylarium.kernel.caution import HARM, NOTHING, Caution
from phylarium.kernel.game import Game
from phylarium.table.saying import game_words, rule_words, say

SAID = {NOTHING: "table-caution-nothing", HARM: "table-caution-harm"}
"""By the kind of a caution, its sentence."""


class CautionView(msgspec.Struct):
    action: str
    kind: str
    """`nothing` or `harm`."""
    text: str
    """Both in a sentence: which of the two, and why."""
    line: str
    """Why: the line of the log, as it would be."""
    rule: str
    rule_text: str


class Cautions(msgspec.Struct):
    number: int
    """The position that they are about: how many actions had been taken."""
    cautions: list[CautionView]


def cautions_of(game: Game, found: Sequence[Caution], language: str) -> list[CautionView]:
    views = []
    for caution in found:
        rule, words = caution.line
        line = game_words(game.name, words, language)
        views.append(
            CautionView(
                action=game.vocabulary.name(caution.action),
                kind=caution.kind,
                text=say(SAID[caution.kind], language, line=line),
                line=line,
                rule=rule,
                rule_text=rule_words(game.name, rule, language),
            )
        )
    return views

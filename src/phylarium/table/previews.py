"""What an option would bring about, as a page shows it: lines of the log to come, and the board as it would be.

It is worked out of what the seat may know and of nothing else (`phylarium.kernel.foresight`).
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from phylarium.kernel.foresight import Line, foresee
from phylarium.table.client_view import PieceView
from phylarium.table.position import Position
from phylarium.table.rooms import Room
from phylarium.table.saying import game_words, rule_words


class PreviewLine(msgspec.Struct):
    text: str
    rule: str
    rule_text: str


class PreviewWay(msgspec.Struct):
    """One way in which it may go on."""

    line: PreviewLine | None
    """None: nothing more happens."""
    worlds: int
    """How many of those that were tried went this way."""


class Preview(msgspec.Struct):
    action: str
    number: int
    lines: list[PreviewLine]
    """What happens in any case."""
    ways: list[PreviewWay]
    """What chance, or something hidden, may make of it then; the likeliest first."""
    worlds: int
    """How many were tried."""
    certain: bool
    """Whether nothing is left to chance and nothing hidden comes into it."""
    pieces: dict[str, PieceView]
    """The picture as it would be, where that is certain: the pieces that would be others."""


def preview_of(room: Room, seat: int, action: int, have: Mapping[str, str], language: str) -> Preview:
    """What an option of the seat that is asked would bring about. Everybody at one screen is told the same."""
    position, game = room.position, room.game
    seen = position.once(("foresight", action), lambda: foresee(position.state.observation(seat), action))

    def said(line: Line) -> PreviewLine:
        rule, words = line
        return PreviewLine(game_words(game.name, words, language), rule, rule_words(game.name, rule, language))

    pieces: dict[str, PieceView] = {}
    if seen.outcome is not None:
        drawn = Position(game, seen.outcome).drawn_for(position.eyes(seat), language)
        pieces = {name: PieceView(one.hash, one.json) for name, one in drawn.items() if have.get(name) != one.hash}
    return Preview(
        action=game.vocabulary.name(action),
        number=len(room.actions),
        lines=[said(line) for line in seen.lines],
        ways=[PreviewWay(None if way.line is None else said(way.line), way.worlds) for way in seen.ways],
        worlds=seen.worlds,
        certain=seen.outcome is not None,
        pieces=pieces,
    )

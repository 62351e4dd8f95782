"""What an option would bring about, as a page shows it: lines of the log to come, and the board as it would be.

It is worked out of what the seat may know and of nothing else (`phylarium.kernel.foresight`).
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from phylarium.kernel.foresight import Foresight, Line, foresee, share, what_next
from phylarium.table.client_view import PieceView
from phylarium.table.position import Drawn, Position
from phylarium.table.rooms import Room
from phylarium.table.saying import game_words, rule_words, table_words


class PreviewLine(msgspec.Struct):
    text: str
    rule: str
    rule_text: str


class PreviewWay(msgspec.Struct):
    """Something that may happen then."""

    lines: list[PreviewLine]
    """Empty: nothing more happens."""
    share: str
    """How often, in words: "2 of 6 faces", "about 40 %"."""
    cases: int


class Told(msgspec.Struct):
    """What an option would bring about, in words."""

    lines: list[PreviewLine]
    next: str
    ways: list[PreviewWay]


class Preview(msgspec.Struct):
    action: str
    number: int
    lines: list[PreviewLine]
    """What happens in any case."""
    next: str
    """What comes then, in a sentence: the next question to this seat, dice, or something that cannot be known; who
    decides next where there are no lines; empty where they say all."""
    ways: list[PreviewWay]
    """What that may bring, the likeliest first."""
    cases: int
    """How many were tried."""
    certain: bool
    """Whether nothing is left to chance and nothing hidden comes into it."""
    pieces: dict[str, PieceView]
    """The picture as it would be, as far as that is certain: the pieces that would be others."""


def preview_of(room: Room, seat: int, action: int, have: Mapping[str, str], language: str) -> Preview:
    """What an option of the seat that is asked would bring about. Everybody at one screen is told the same."""
    position, game = room.position, room.game
    seen = position.once(("foresight", action), lambda: foresee(position.state.observation(seat), action))
    told = told_of(game.name, seen, seat, language)
    drawn = position.once(("foreseen", action, language), lambda: _drawn(position, seen, seat, language))
    return Preview(
        action=game.vocabulary.name(action),
        number=len(room.actions),
        lines=told.lines,
        next=told.next,
        ways=told.ways,
        cases=seen.cases,
        certain=seen.certain,
        pieces={name: PieceView(one.hash, one.json) for name, one in drawn.items() if have.get(name) != one.hash},
    )


def told_of(game: str, seen: Foresight, seat: int, language: str) -> Told:
    """What was foreseen, in the words of a language."""

    def said(line: Line) -> PreviewLine:
        rule, words = line
        return PreviewLine(game_words(game, words, language), rule, rule_words(game, rule, language))

    then = what_next(seen, seat)
    ways = [
        PreviewWay([said(line) for line in way.lines], table_words(share(seen, way), language), way.cases)
        for way in seen.ways
    ]
    return Told([said(line) for line in seen.lines], "" if then is None else game_words(game, then, language), ways)


def _drawn(position: Position, seen: Foresight, seat: int, language: str) -> Drawn:
    """An imagined world through the eyes of a seat.

    Where chance comes next, things are half done: the question is still the one that the seat is asked.
    """
    eyes = position.eyes(seat)
    world = seen.outcome.clone()
    if not seen.certain:
        world.hide(eyes)
        world.viewer = eyes
        world.offers = []
        world.agenda = position.masked(eyes).agenda.copy()
    return Position(position.game, world).drawn_for(eyes, language)

"""How a finished game came out, as a page shows it: places, points by source, ties and verdicts in words.

Only of a game that is over: what the points of a running one come from may be hidden from those who look.
"""

from __future__ import annotations

import msgspec

from phylarium.kernel.outcome import outcome_of
from phylarium.table.client_view import seat_title
from phylarium.table.refusals import RequestRefused
from phylarium.table.rooms import Room
from phylarium.table.saying import game_words, rule_words

WIDTH = 1000
"""Of the longest bar, in the units of its drawing."""


class Placed(msgspec.Struct):
    """A seat and how it ended."""

    seat: int
    name: str
    label: str
    colour: str
    place: int
    score: int


class SourceView(msgspec.Struct):
    """Where points come from; `points` by seat."""

    letter: str
    text: str
    rule: str
    rule_text: str
    points: list[int]


class Remark(msgspec.Struct):
    """A sentence about the result, and its rule."""

    text: str
    rule: str
    rule_text: str


class Segment(msgspec.Struct):
    """A part of a bar: from where, how wide, whose letter; `below` nought it is taken off the end."""

    source: int
    letter: str
    text: str
    points: int
    start: float
    width: float
    below: bool


class OutcomeView(msgspec.Struct):
    seats: list[Placed]
    """The first one first."""

    sources: list[SourceView]
    ties: list[Remark]
    verdict: Remark | None
    won: bool
    """Of a game with a verdict: whether it was won."""

    bars: list[list[Segment]]
    """In the order of `seats`."""


def outcome_view(room: Room, language: str) -> OutcomeView:
    """How the game of a room came out, in a language."""
    if room.row.status != "over" or not room.state.over():
        raise RequestRefused(409, "not-over", "table-error-not-over")
    game, state = room.game, room.state
    outcome = outcome_of(state)
    sources = [
        SourceView(
            letter=chr(ord("A") + number),
            text=game_words(game.name, source.message, language),
            rule=source.rule,
            rule_text=rule_words(game.name, source.rule, language),
            points=source.points,
        )
        for number, source in enumerate(outcome.sources)
    ]
    seats = [
        Placed(
            seat=seat,
            name=seat_title(room.seats[seat], language),
            label=game_words(game.name, game.seat_name(state, seat), language),
            colour=game.seat_colour(state, seat),
            place=outcome.places[seat],
            score=outcome.scores[seat],
        )
        for seat in outcome.order()
    ]
    ties = [
        Remark(game_words(game.name, tie.message, language), tie.rule, rule_words(game.name, tie.rule, language))
        for tie in outcome.settled
    ]
    found = outcome.verdict
    verdict = None
    if found is not None:
        words = game_words(game.name, found.message, language)
        verdict = Remark(words, found.rule, rule_words(game.name, found.rule, language))
    won = outcome.places[0] == 1 and (state.seats == 1 or any(outcome.scores))
    return OutcomeView(seats, sources, ties, verdict, won, bars_of(sources, [one.seat for one in seats]))


def bars_of(sources: list[SourceView], order: list[int]) -> list[list[Segment]]:
    """A bar for each seat, as long as what it has gained; what it has lost lies over the end of it."""
    longest = max([1, *(sum(max(0, source.points[seat]) for source in sources) for seat in order)])
    bars = []
    for seat in order:
        bar, at = [], 0.0
        for below in (False, True):
            for number, source in enumerate(sources):
                points = source.points[seat]
                if points == 0 or (points < 0) != below:
                    continue
                width = WIDTH * min(abs(points), longest) / longest
                start = max(0.0, at - width) if below else at
                at = start if below else at + width
                bar.append(Segment(number, source.letter, source.text, points, start, width, below))
        bars.append(bar)
    return bars

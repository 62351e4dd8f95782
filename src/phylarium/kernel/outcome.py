"""How a game came out: where the points came from, who is where, and why.

A game says it in parts (`Game.points`, `Game.tie_breaks`, `Game.verdict`), each of which names a message and a rule;
`outcome_of` puts them together. Places follow from the points and the tie-breaks wherever seats compete: that
they do is tested for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from phylarium.kernel.message import Message

if TYPE_CHECKING:
    from phylarium.kernel.engine import State

UNTOLD = "source-untold"
"""Points of which nobody can say any more where they came from: the log that told it is not there."""


class Source:
    """Something that points come from: its message, its rule, and the points of each seat. They may be below nought."""

    __slots__ = ("id", "points", "rule")

    def __init__(self, id: str, rule: str, points: Sequence[int]) -> None:
        self.id = id
        self.rule = rule
        self.points = list(points)

    @property
    def message(self) -> Message:
        return Message(self.id)


class Tie:
    """What decides between seats with equally many points: whoever has more of it is before the others.

    Its message is a whole sentence that knows `first`, `second`, and how much of it they have: `more` and `less`.
    """

    __slots__ = ("id", "rule", "values")

    def __init__(self, id: str, rule: str, values: Sequence[int]) -> None:
        self.id = id
        self.rule = rule
        self.values = list(values)


class Verdict(NamedTuple):
    """How a game ended in which seats do not compete, or which nobody wins."""

    message: Message
    rule: str


FIRST_DECISIONS = 6
"""At so many decisions of somebody it is said what the game is about."""


class Goal(NamedTuple):
    """What a game is about for one seat, in three sentences for somebody who has never played it."""

    you: Message
    """What one is in it."""
    wins: Message
    """What is won by."""
    lasts: Message
    """How long it goes on."""


class Settled(NamedTuple):
    """Why one seat is before another that has as many points, or shares its place."""

    first: int
    second: int
    message: Message
    rule: str


class Outcome(NamedTuple):
    """All of it, for a screen to put into words."""

    scores: list[int]
    places: list[int]
    sources: list[Source]
    """Only those that somebody has points from."""

    settled: list[Settled]
    verdict: Verdict | None

    def order(self) -> list[int]:
        """The seats, the first one first."""
        return sorted(range(len(self.places)), key=lambda seat: (self.places[seat], seat))


def outcome_of(state: State) -> Outcome:
    """How a game came out, or would if it ended now. It is asked of the truth: what is hidden is in it."""
    game = state.game()
    places, verdict = state.ranking(), game.verdict(state)
    sources = [source for source in game.points(state) if any(source.points)]
    settled = [] if verdict is not None else settled_ties(state, places)
    return Outcome(state.scores(), places, sources, settled, verdict)


def settled_ties(state: State, places: Sequence[int]) -> list[Settled]:
    """For each seat and the next one with equally many points: what has decided between them."""
    game, scores = state.game(), state.scores()
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    found = []
    for first, second in pairwise(order):
        if scores[first] != scores[second]:
            continue
        names = {"first": game.seat_name(state, first), "second": game.seat_name(state, second)}
        for tie in game.tie_breaks(state):
            more, less = tie.values[first], tie.values[second]
            if more != less:
                found.append(Settled(first, second, Message(tie.id, {**names, "more": more, "less": less}), tie.rule))
                break
        else:
            found.append(Settled(first, second, Message("tie-shared", {**names}), ""))
    return found


def by_points(scores: Sequence[int], ties: Sequence[Tie]) -> list[int]:
    """The places that follow from points and tie-breaks alone; those who are equal in all of it share one."""
    keys = [(score, *(tie.values[seat] for tie in ties)) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in keys) for mine in keys]

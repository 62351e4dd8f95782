"""The story of a finished game: chances of winning over time, turning points, and decisions that cost most.

It is worked out in pieces, each of which takes about a second, so that whoever is stopped goes on behind the last one.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from phylarium.bots.base import Rating
from phylarium.bots.greedy import GreedyBot
from phylarium.bots.score import judgement_of
from phylarium.kernel.engine import State
from phylarium.kernel.match import SKIPPED, Match
from phylarium.kernel.record import Record
from phylarium.review.chances import chances

SAMPLES = 3
"""Samples of what is hidden on which each decision is looked at at first."""

CLOSER = 12
"""The same for those that seem to have cost most."""

CANDIDATES = 6
"""Decisions of a seat that are looked at more closely."""

COSTLIEST = 3
TURNS = 3
APART = 6
"""Actions between two turning points at least, and between two costly decisions in which a bot would do the same."""

PASSING = 4
"""Actions that a swing must last for: a vote that may end the game, say, turns nothing if it comes to nothing."""

LEAST_SWING = 0.06
"""A smaller change of a chance turns nothing."""

LEAST_COST = 0.02
"""A decision that cost less than this part of the judgement's scale cost nothing to speak of."""

WHY = 3
"""Terms that explain a cost."""


class Term(msgspec.Struct, frozen=True):
    """A side of the position, by its name, and by how many points the better option is better in it."""

    name: str
    points: float


class Decision(msgspec.Struct, frozen=True):
    """A decision and what a bot in that seat, knowing what it knew, thinks that it cost."""

    number: int
    """How many actions had been taken before it."""

    seat: int
    taken: str
    better: str
    """What the bot would have done."""

    cost: float
    """In points of the judgement."""

    why: list[Term] = []


class Telling(msgspec.Struct):
    """A story as far as it has been worked out."""

    total: int
    """Actions of the game."""

    people: list[int]
    """Seats whose decisions are looked at."""

    chances: list[list[int]] = []
    """By seat in thousandths, after so many actions as the place says; empty where nobody can say."""

    decisions: list[Decision] = []
    closely: list[Decision] = []
    """Those that seemed to have cost most, looked at again."""

    closer: int = 0
    """How many of the candidates have been looked at more closely."""

    @property
    def read(self) -> int:
        """Positions that have been looked at."""
        return len(self.chances)

    def candidates(self) -> list[Decision]:
        """Decisions that are worth a closer look, in a fixed order."""
        found = []
        for seat in self.people:
            found += _greatest([one for one in self.decisions if one.seat == seat and one.cost > 0], CANDIDATES)
        return found

    def steps(self) -> int:
        """How many steps the whole story takes."""
        return self.total + 1 + CANDIDATES * len(self.people)

    def done(self) -> int:
        """How many of them are behind it."""
        if self.read <= self.total:
            return self.read
        return self.steps() if self.is_whole() else self.read + self.closer

    def is_whole(self) -> bool:
        return self.read > self.total and self.closer >= CANDIDATES * len(self.people)


class Turn(msgspec.Struct, frozen=True):
    """A turning point: an action with which a seat's chance changed much."""

    number: int
    """How many actions had been taken before it."""

    seat: int
    before: int
    after: int
    """In thousandths."""


def begun(record: Record, people: Sequence[int]) -> Telling:
    """The story of a record of which nothing has been worked out."""
    return Telling(len(record.actions), sorted(people))


def told_further(record: Record, telling: Telling, actions: int) -> Telling:
    """A story with so many more positions looked at or, after the last one, a few decisions more closely."""
    match = Match.resume(record, log=False)
    lists = {name: [*getattr(telling, name)] for name in ("chances", "decisions", "closely")}
    found = msgspec.structs.replace(telling, **lists)
    if found.read <= found.total:
        _read_on(match, found, actions)
    else:
        _look_closer(match, found, max(1, actions // 20))
    return found


def _read_on(match: Match, found: Telling, actions: int) -> None:
    last = min(found.read + actions, found.total + 1)
    for state in match.positions(found.read):
        number = found.read
        if number >= last:
            return
        found.chances.append(_likely(state, number, found))
        if number < found.total and match.past[number].seat in found.people and match.actions[number] != SKIPPED:
            decision = judged(state, number, match.actions[number], SAMPLES)
            if decision is not None:
                found.decisions.append(decision)


def _likely(state: State, number: int, found: Telling) -> list[int]:
    """The chances after so many actions; in the midst of an effect, which nobody can judge, those from before it."""
    if found.chances and not state.over() and not judgement_of(state.game()).quiet(state):
        return found.chances[-1]
    given = chances(state, number / max(1, found.total))
    return [] if given is None else [round(one * 1000) for one in given]


def _look_closer(match: Match, found: Telling, count: int) -> None:
    candidates = found.candidates()
    for one in candidates[found.closer : found.closer + count]:
        again = judged(match.rebuilt(one.number), one.number, match.actions[one.number], CLOSER)
        if again is not None:
            found.closely.append(again)
    found.closer += count
    if found.closer >= len(candidates):
        found.closer = CANDIDATES * len(found.people)


def judged(state: State, number: int, action: int, samples: int) -> Decision | None:
    """What a decision cost, to a bot that knows what its seat knew; None where there was nothing to decide."""
    seat = state.to_move()
    observation = state.observation(seat)
    if len(observation.legal()) < 2 or action not in observation.legal():
        return None
    game = state.game()
    ratings = rated(state, samples, f"review {number}")
    best = ratings[0]
    taken = next(rating for rating in ratings if rating.action == action)
    cost = best.value - taken.value
    why = [] if best is taken else differences(best, taken)
    name = game.vocabulary.name
    return Decision(number, seat, name(action), name(best.action), round(max(0.0, cost), 3), why)


def rated(state: State, samples: int, seed: str) -> list[Rating]:
    """What a bot in the seat that decides thinks of its options, the best one first."""
    bot = GreedyBot(seed, samples)
    observation = state.observation(state.to_move())
    ratings = bot.explained(observation, judgement_of(state.game()))
    return sorted(ratings, key=lambda rating: -rating.value)


def differences(better: Rating, other: Rating) -> list[Term]:
    """In which sides of the position one option leaves a seat better off than another, the greatest first."""
    points: dict[str, float] = {}
    for rating, sign in ((better, 1.0), (other, -1.0)):
        for term in rating.terms:
            points[term.name] = points.get(term.name, 0.0) + sign * term.points
    ordered = sorted(points.items(), key=lambda item: -abs(item[1]))
    return [Term(name, round(value, 3)) for name, value in ordered[:WHY] if abs(value) >= 0.05]


# --- what is made of it ----------------------------------------------------------------------


def costliest(telling: Telling, seat: int, scale: float) -> list[Decision]:
    """The decisions of a seat that cost most, by the closer look."""
    found = [one for one in telling.closely if one.seat == seat and one.cost >= LEAST_COST * scale]
    return _greatest(found, COSTLIEST)


def _greatest(decisions: Sequence[Decision], most: int) -> list[Decision]:
    """The decisions that cost most; of several in a row in which the same was missed, the costliest."""
    found: list[Decision] = []
    for one in sorted(decisions, key=lambda one: (-one.cost, one.number)):
        again = any(other.better == one.better and abs(other.number - one.number) < APART for other in found)
        if not again and len(found) < most:
            found.append(one)
    return found


def steady(telling: Telling) -> list[list[int]]:
    """The chances without swings that pass at once: of each seat the middle one of those around."""
    found: list[list[int]] = []
    for number, given in enumerate(telling.chances):
        around = [one for one in telling.chances[max(0, number - PASSING) : number + PASSING + 1] if one]
        if not given or number == telling.total:
            found.append(given)
            continue
        middle = [sorted(one[seat] for one in around)[len(around) // 2] for seat in range(len(given))]
        total = max(1, sum(middle))
        found.append([round(one * 1000 / total) for one in middle] if len(middle) > 1 else middle)
    return found


def turning_points(telling: Telling) -> list[Turn]:
    """The actions with which chances changed most, in the order of the game, none near a greater one."""
    swings: list[Turn] = []
    chances = steady(telling)
    for number in range(len(chances) - 1):
        before, after = chances[number], chances[number + 1]
        if not before or not after:
            continue
        seat = max(range(len(before)), key=lambda one: abs(after[one] - before[one]))
        swings.append(Turn(number, seat, before[seat], after[seat]))
    swings.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.number))
    chosen: list[Turn] = []
    for turn in swings:
        if len(chosen) == TURNS or abs(turn.after - turn.before) < LEAST_SWING * 1000:
            break
        if all(abs(turn.number - other.number) >= APART for other in chosen):
            chosen.append(turn)
    return sorted(chosen, key=lambda turn: turn.number)

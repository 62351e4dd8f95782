"""Where the learner at a table is in its lesson: worked out of the row of the table and the actions of its match."""

from __future__ import annotations

from typing import NamedTuple

from phylarium.kernel.game import Game
from phylarium.kernel.match import Match
from phylarium.lessons import Lesson, Place, lessons_of
from phylarium.table.store import TableRow


class Stand(NamedTuple):
    """How far a lesson has come that is taken just now."""

    lesson: Lesson
    step: int
    """From 0; as many as there are: it is finished, and the coach has a last word."""
    place: Place | None
    """None when it is finished."""

    @property
    def due(self) -> tuple[int, ...]:
        """What the lesson plays now, before its next card."""
        return () if self.place is None else self.place.due


class Mark(NamedTuple):
    """What becomes of a lesson: the step, whether the coach stays, and how many actions are kept."""

    step: int
    coached: bool
    kept: int


def lesson_at(row: TableRow, game: Game) -> Lesson | None:
    """The lesson of a table; None where it has none, or one that is not of the rules by which it is played."""
    if not row.lesson:
        return None
    found = [lesson for lesson in lessons_of(row.game) if lesson.name == row.lesson]
    return found[0] if found and found[0].game is game else None


def lowered(lesson: Lesson, step: int, taken: int) -> int:
    """The step, or the last one before it that begins after no more than so many actions."""
    step = max(0, min(step, len(lesson.steps)))
    while step and lesson.begins(step) > taken:
        step -= 1
    return step


def stand_of(row: TableRow, match: Match) -> Stand | None:
    """Where the learner is; None where no lesson goes on, or the match has left its course.

    A step that was answered is over by that: only cards that are read are counted in the store.
    """
    lesson = lesson_at(row, match.game) if row.coached else None
    actions = match.actions
    if lesson is None or lesson.follows(actions) < len(actions):
        return None
    step, steps = lowered(lesson, row.step, len(actions)), len(lesson.steps)
    while step < steps and lesson.ends[step] < len(actions):
        step += 1
    place = lesson.place(actions, step) if step < steps else None
    if place is not None and place.done:
        step += 1
        place = lesson.place(actions, step) if step < steps else None
    return Stand(lesson, step, place)

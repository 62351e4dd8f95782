"""Lessons at the table: begun, gone on with card by card, left, and taken up again.

A lesson at the table is an ordinary table on the lesson's fixed start. While the coach is there, the bots do not move
by themselves: whatever is due is played as the lesson says, and the learner chooses what it asks for.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from phylarium.kernel import registry
from phylarium.lessons import Lesson, lesson_of, lessons_of
from phylarium.lessons.marks import marks
from phylarium.table.client_view import is_learner, lesson_title
from phylarium.table.coaching import Mark, Stand, lesson_at
from phylarium.table.openings import SeatChoice, fresh_table, seating
from phylarium.table.people import Visitor
from phylarium.table.refusals import RequestRefused
from phylarium.table.rooms import Room, StaleMove
from phylarium.table.service import Opened, TableService
from phylarium.table.store import VisitorRow, new_id

Deed = Literal["next", "back", "leave", "rejoin"]
Name = Annotated[str, msgspec.Meta(max_length=40)]


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson that somebody wants to take; without a name, the guided game."""

    game: Name
    lesson: Name = ""


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """On to the next card, back to the one before, out of the lesson, or into it again; `number` of the card seen."""

    do: Deed
    number: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class LessonEntry(msgspec.Struct):
    """A lesson of a game."""

    name: str
    title: str
    steps: int


def offered_lessons(game: str, language: str) -> list[LessonEntry]:
    """The lessons of a game, the guided game first."""
    return [LessonEntry(one.name, lesson_title(one, language), len(one.steps)) for one in lessons_of(game)]


def lessons_by_game(language: str) -> dict[str, list[LessonEntry]]:
    return {game: offered_lessons(game, language) for game in registry.games()}


async def start_lesson(service: TableService, visitor: VisitorRow, wanted: NewLesson) -> Opened:
    """A table at which a lesson is taken."""
    lesson = lesson_of(registry.game(wanted.game).name, wanted.lesson or None)
    await service.count_table(visitor)
    id, script = new_id(), lesson.script
    choices = [SeatChoice("bot", bot=script.bot) for _ in range(script.seats)]
    choices[lesson.seat] = SeatChoice("me")
    rows, links = seating(id, visitor, choices, "", "")
    table = fresh_table(
        id,
        lesson.game,
        script.options,
        rows,
        public=False,
        private=False,
        title="",
        owner=visitor.id,
        clock=None,
        lesson=lesson,
    )
    await service.store.create(table)
    service.opened(table.row)
    return Opened(id, links)


async def turn(service: TableService, id: str, visitor: Visitor, wanted: Turn, line: str = "") -> Room:
    """Turn the cards of a lesson, leave it, or take it up again."""
    room = await service.room(id, visitor)

    def decide() -> Mark:
        lesson = lesson_at(room.row, room.game)
        if lesson is None:
            raise RequestRefused(409, "no-lesson", "table-error-no-lesson")
        if not is_learner(room, lesson, visitor):
            raise RequestRefused(403, "not-your-lesson", "table-error-not-your-lesson")
        stand, taken = room.stand, len(room.actions)
        if wanted.do == "rejoin" and stand is None:
            return _taken_up(room, lesson)
        if stand is None:
            raise RequestRefused(409, "no-lesson", "table-error-no-lesson")
        if wanted.number != number_of(stand):
            raise StaleMove("the lesson has gone on")
        if wanted.do == "leave":
            ended = stand.place is None or (stand.place.last and stand.place.reads)
            return Mark(len(lesson.steps) if ended else stand.step, False, taken)
        if wanted.do == "back":
            before = max(0, stand.step - 1)
            return Mark(before, True, _kept(room, min(lesson.shown[before], taken)))
        if stand.place is None or not stand.place.reads or stand.place.last:
            raise RequestRefused(409, "not-next", "table-error-lesson-next")
        return Mark(stand.step + 1, True, taken)

    await room.teach(decide)
    await service.changed(room, line)
    return room


def number_of(stand: Stand) -> int:
    """The number of the card that is shown, from 1."""
    return min(stand.step + 1, len(stand.lesson.steps))


def _taken_up(room: Room, lesson: Lesson) -> Mark:
    kept, step = lesson.rejoin(room.match.actions, min(room.row.step, len(lesson.steps) - 1))
    return Mark(step, True, _kept(room, kept))


def _kept(room: Room, kept: int) -> int:
    """So many actions, if the game can go back to there."""
    if kept < len(room.actions) and room.row.status == "over":
        raise RequestRefused(409, "over", "table-error-over")
    return kept


def pointed_at(room: Room, language: str) -> list[str]:
    """What the card points at, in words, for a page that cannot light it."""
    stand = room.stand
    if stand is None or stand.place is None:
        return []
    known = marks(stand.lesson, room.state, language)
    return list(dict.fromkeys(known[id] for id in stand.place.step.at if known.get(id)))

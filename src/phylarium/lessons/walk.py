"""A lesson while it is taken: a match, and the step that it has come to."""

from __future__ import annotations

from collections.abc import Sequence

from phylarium.kernel.errors import ActionError
from phylarium.kernel.match import Match
from phylarium.kernel.message import Message
from phylarium.lessons.lesson import BrokenLesson, Lesson, NotAsked, Place


class Walk:
    """Takes somebody through a lesson. Leaving it is to go on with `match`; `rejoin` takes it up again."""

    def __init__(self, lesson: Lesson, match: Match | None = None, number: int = 0) -> None:
        self.lesson = lesson
        self.match = lesson.start() if match is None else match
        self.number = number
        """Of the step, from 0; as many as there are when the lesson is over."""

    @property
    def over(self) -> bool:
        return self.number == len(self.lesson.steps)

    def place(self) -> Place:
        return self.lesson.place(self.match.actions, self.number)

    def arrive(self) -> Place:
        """Take what is due before the card of the step, and say where that leads."""
        place = self.place()
        for action in place.due:
            self._take(action)
        return self.place() if place.due else place

    def go_on(self) -> None:
        """Say "next"."""
        if not self.place().reads:
            raise NotAsked(Message("error-lesson-asks"))
        self.number += 1

    def act(self, action: int) -> None:
        """Choose what a step asks for."""
        if not self.place().right(action):
            raise NotAsked(Message("error-lesson-asks"))
        self.match.apply(self.match.state.to_move(), action)
        self.number += 1

    def back(self) -> None:
        """Go back to the card before this one, as it was shown; from the first one nowhere."""
        self.number = max(0, self.number - 1)
        self.match.go_back(min(self.lesson.shown[self.number], len(self.match.actions)))

    def rejoin(self) -> None:
        """Take the lesson up again in a match that has gone its own way since."""
        kept, self.number = self.lesson.rejoin(self.match.actions, min(self.number, len(self.lesson.steps) - 1))
        if kept < len(self.match.actions):
            self.match.go_back(kept)

    def _take(self, action: int) -> None:
        match, lesson = self.match, self.lesson
        try:
            match.apply(match.state.to_move(), action)
        except ActionError as error:
            step = lesson.steps[self.number]
            offered = ", ".join(lesson.game.vocabulary.name(offer) for offer in match.state.legal()[:12])
            raise BrokenLesson(
                f"{lesson.game.name}/{lesson.name}: step {self.number + 1} ({step.name}) cannot be reached: action "
                f"{len(match.actions) + 1} is refused: {error}; on offer: {offered or 'nothing'}"
            ) from error


def taken_up(lesson: Lesson, texts: Sequence[str], number: int, names: Sequence[str] | None = None) -> Walk:
    """A lesson that was stored as the actions of its match and the number of its step."""
    match = lesson.start(names)
    for text in texts:
        match.apply(match.state.to_move(), text)
    return Walk(lesson, match, number)

"""Everything that is wrong with a lesson, found by taking it: once as it is written, and once for each other answer."""

from __future__ import annotations

from collections.abc import Iterator

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.journal import EVERYBODY
from phylarium.kernel.words import MissingMessage
from phylarium.lessons.lesson import BrokenLesson, Lesson, Place
from phylarium.lessons.marks import marks
from phylarium.lessons.walk import Walk

STEPS = range(12, 21)
"""How many steps a guided game may have."""

WORDS = 1200
CLICKS = 40
"""What somebody new to a game reads and clicks in ten minutes: a guided game stays below both."""


def problems(lesson: Lesson, guided: bool = False) -> list[str]:
    """Each with the number and the name of the step; `guided` for the first lesson of a game."""
    found = [*_words(lesson, guided)]
    written = [*_taken(lesson, {})]
    found += written
    # Every other answer is right too, so the lesson must go on after it as it is written.
    for number, action in [] if written else list(_other_answers(lesson)):
        answer = lesson.game.vocabulary.name(action)
        found += [f"after {answer} at step {number + 1}: {line}" for line in _taken(lesson, {number: action})]
    return found


def _words(lesson: Lesson, guided: bool) -> Iterator[str]:
    names = [step.name for step in lesson.steps]
    yield from (f"two steps are called {name}" for name in sorted(set(names)) if names.count(name) > 1)
    rules = lesson.game.rules()
    for number, step in enumerate(lesson.steps):
        where = _where(lesson, number)
        yield from (f"{where} cites {rule}, which is no rule" for rule in step.rules if rule not in rules)
        yield from (f"{where}: {id} is no line of the log" for id in step.shows if id not in lesson.game.events)
        if not step.at:
            yield f"{where} points at nothing"
        if step.asks and not _consequence(lesson, number):
            yield f"{where}: no log line shows what comes of the answer"
    try:
        measured = lesson.measure()
    except MissingMessage as error:
        yield str(error)
        return
    steps, words, clicks = len(lesson.steps), int(measured["words"]), int(measured["clicks"])
    if guided and steps not in STEPS:
        yield f"a guided game has {STEPS[0]} to {STEPS[-1]} steps, not {steps}"
    if words >= WORDS:
        yield f"{words} words are to be read; a lesson has fewer than {WORDS}"
    if clicks >= CLICKS:
        yield f"{clicks} clicks are needed; a lesson needs fewer than {CLICKS}"
    if guided and sum(1 for step in lesson.steps if step.asks) < 3:
        yield "a guided game asks for three decisions at least"


def _consequence(lesson: Lesson, number: int) -> bool:
    """Whether what comes of an answer is shown, at the latest when the rest of the decision is answered, too."""
    for step in lesson.steps[number + 1 :]:
        if step.shows:
            return True
        if not step.asks:
            return False
    return number == len(lesson.steps) - 1


def _where(lesson: Lesson, number: int) -> str:
    return f"step {number + 1} ({lesson.steps[number].name})"


def _taken(lesson: Lesson, answers: dict[int, int]) -> Iterator[str]:
    """Take the lesson with these answers, and the first ones otherwise."""
    try:
        walk = Walk(lesson)
        lines = 0
        while not walk.over:
            place = walk.arrive()
            yield from _shown(walk, place, lines)
            lines = len(walk.match.state.journal or [])
            if place.reads:
                walk.go_on()
            else:
                walk.act(answers.get(place.number, _first(walk, place)))
    except PhylariumError as error:
        yield str(error)


def _first(walk: Walk, place: Place) -> int:
    """The answer that the lesson names first."""
    return place.asks[0] if place.asks else walk.match.state.legal()[0]


def _shown(walk: Walk, place: Place, lines: int) -> Iterator[str]:
    """What is wrong with a card in the position in which it is shown."""
    lesson, state = walk.lesson, walk.match.state
    where = _where(lesson, place.number)
    there = marks(lesson, state)
    yield from (f"{where} points at {id}, which is not in the picture" for id in place.step.at if id not in there)
    written = {e.what for e in (state.journal or [])[lines:] if e.audience in (EVERYBODY, lesson.seat)}
    missing = [id for id in place.step.shows if id not in written]
    yield from (f"{where} speaks of {id}; what happened: {', '.join(sorted(written)) or 'nothing'}" for id in missing)
    scores = state.scores()
    if place.step.scores and list(place.step.scores) != scores:
        yield f"{where} speaks of the points {list(place.step.scores)}; they are {scores}"
    if not place.step.asks:
        return
    if state.to_move() != lesson.seat:
        raise BrokenLesson(f"{where} asks seat {lesson.seat + 1}, and seat {state.to_move() + 1} is to move")
    offered = state.legal()
    names = [lesson.game.vocabulary.name(action) for action in place.asks if action not in offered]
    if names:
        on_offer = ", ".join(lesson.game.vocabulary.name(action) for action in offered[:12])
        raise BrokenLesson(f"{where} asks for {', '.join(names)}, which may not be chosen; on offer: {on_offer}")


def _other_answers(lesson: Lesson) -> Iterator[tuple[int, int]]:
    """Every answer but the first ones, each with the number of its step."""
    walk = Walk(lesson)
    while not walk.over:
        place = walk.arrive()
        if place.reads:
            walk.go_on()
            continue
        first = _first(walk, place)
        others = walk.match.state.legal() if place.free else place.asks
        yield from ((place.number, action) for action in others if action != first)
        walk.act(first)

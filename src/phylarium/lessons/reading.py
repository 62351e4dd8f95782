"""The lessons of a game, from the files in its room: `1-first.toml` is its guided game, called `first`."""

from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path

import msgspec

from phylarium.kernel import registry
from phylarium.kernel.game import Game
from phylarium.kernel.message import ROW, Argument, Listing, Message
from phylarium.kernel.troubles import trouble
from phylarium.lessons.lesson import BrokenLesson, Lesson, Script, UnknownLesson


def read(game: Game, path: Path) -> Lesson:
    """The lesson in a file."""
    number, _, name = path.stem.partition("-")
    if not number.isdecimal() or not name:
        raise BrokenLesson(Message("error-lesson-name", {"file": path.name}))
    try:
        script = msgspec.toml.decode(path.read_bytes(), type=Script)
    except (msgspec.DecodeError, UnicodeError, OSError) as error:
        named: dict[str, Argument] = {"file": f"{game.name}/{path.name}", "problem": trouble(error)}
        raise BrokenLesson(Message("error-lesson-broken", named)) from error
    return Lesson(game, name, script)


@cache
def _lessons(game: str) -> tuple[Lesson, ...]:
    rules = registry.game(game)
    folder = rules.lessons()
    return () if folder is None else tuple(read(rules, path) for path in sorted(folder.glob("*.toml")))


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; the first one is its guided game."""
    return _lessons(registry.game(game).name)


def lesson_of(game: str, name: str | None = None) -> Lesson:
    """A lesson by its name; without one, the guided game."""
    found = lessons_of(game)
    if name is None and found:
        return found[0]
    for lesson in found:
        if lesson.name == name:
            return lesson
    names = [lesson.name for lesson in found]
    if not names:
        raise UnknownLesson(Message("error-lesson-none", {"game": game}))
    near = difflib.get_close_matches(str(name), names, 1)
    if near:
        raise UnknownLesson(Message("error-lesson-near", {"game": game, "lesson": str(name), "near": near[0]}))
    listed = Listing(names, ROW)
    raise UnknownLesson(Message("error-lesson", {"game": game, "lesson": str(name), "lessons": listed}))

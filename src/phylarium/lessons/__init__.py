"""Lessons: a game on a fixed start, step by step, with a coach who says what to look at and what to do.

A lesson is data of its game (`games/GAME/lessons/*.toml`) plus words (`locale/LANGUAGE/GAME-lessons.ftl`). It is
played as an ordinary match: whoever takes it can leave it at any step and go on in the same game.
docs/lessons.md says how one is written.
"""

from __future__ import annotations

from phylarium.lessons.lesson import BrokenLesson, Lesson, NotAsked, Place, Step, UnknownLesson
from phylarium.lessons.reading import lesson_of, lessons_of
from phylarium.lessons.walk import Walk

__all__ = [
    "BrokenLesson",
    "Lesson",
    "NotAsked",
    "Place",
    "Step",
    "UnknownLesson",
    "Walk",
    "lesson_of",
    "lessons_of",
]

"""Lessons over the JSON API."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.di import Provide
from litestar.params import JSONBody

from phylarium.table import lessons
from phylarium.table.api import Answered, TheCaller, provide_caller
from phylarium.table.lessons import LessonEntry, NewLesson, Turn
from phylarium.table.security import TheService, TheVisitor, welcome
from phylarium.table.service import Opened

Req = Request[Any, Any, Any]


@get("/lessons", summary="The lessons of each game, its guided game first")
async def offer(visitor: TheVisitor) -> dict[str, list[LessonEntry]]:
    return lessons.lessons_by_game(visitor.language)


@post("/lessons", summary="Take a lesson", status_code=201)
async def start(request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[NewLesson]) -> Opened:
    return await lessons.start_lesson(service, await welcome(request, visitor), data)


@post("/tables/{id:str}/lesson", summary="Turn the cards of a lesson, leave it or take it up again", status_code=200)
async def turn(caller: TheCaller, data: JSONBody[Turn]) -> Answered:
    return await caller.answered(lessons.turn(caller.service, caller.id, caller.visitor, data, caller.line))


def lesson_router() -> Router:
    return Router(
        "/api",
        dependencies={"caller": Provide(provide_caller, sync_to_thread=False)},
        route_handlers=[offer, start, turn],
    )

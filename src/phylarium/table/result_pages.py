"""The page of a finished game: how it came out, and what can be done with it now. It works without a script."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

from phylarium.table.api import Req, current_token
from phylarium.table.client_view import seats_of
from phylarium.table.films import film
from phylarium.table.openings import SeatChoice
from phylarium.table.outcomes import WIDTH, outcome_view
from phylarium.table.pages import Form, page, person, see, whole
from phylarium.table.people import Visitor
from phylarium.table.pictures import svg_file
from phylarium.table.refusals import RequestRefused
from phylarium.table.rematches import rematch
from phylarium.table.rooms import Room
from phylarium.table.saying import game_title
from phylarium.table.security import TheService, TheVisitor, address_of, base_of, welcome
from phylarium.table.service import TableService
from phylarium.table.story_view import HEIGHT as CHART_HEIGHT
from phylarium.table.story_view import WIDTH as CHART_WIDTH
from phylarium.table.story_view import StoryView, story_view

OPPONENT = "adult"
"""The bot against whom somebody tries another decision."""

FILMS = 10
"""Animated pictures that are drawn for one address in a minute."""

STORIES = 30
"""Stories that may be begun from one address in a minute."""

Sheet = Annotated[bool, QueryParameter(description="Only what a panel of the table shows")]


def may_call(room: Room, visitor: Visitor) -> bool:
    """Whether somebody may call for a rematch."""
    return room.row.campaign_id is None and bool(seats_of(room, visitor))


@get("/table/{id:str}/result", include_in_schema=False)
async def result_page(
    request: Req, service: TheService, visitor: TheVisitor, id: FromPath[str], sheet: Sheet = False
) -> Response[str]:
    room = await service.room(id, visitor)
    outcome = outcome_view(room, visitor.language)
    base = base_of(request, service.settings)
    story = {} if sheet else msgspec.to_builtins(await asked_story(request, service, room, visitor))
    return page(
        "outcome.html" if sheet else "result.html",
        visitor.language,
        id=id,
        game=room.row.game,
        title=room.row.title or game_title(room.row.game, visitor.language),
        outcome=msgspec.to_builtins(outcome),
        wide=WIDTH,
        story=story,
        chart=(CHART_WIDTH, CHART_HEIGHT),
        number=len(room.actions),
        rematch=may_call(room, visitor),
        begun=room.row.followed_by if room.row.campaign_id is None else "",
        link=f"{base}/table/{id}",
        frame=f"{base}/embed/{id}",
        private=room.row.private,
        visitor=person(visitor),
    )


async def asked_story(request: Req, service: TableService, room: Room, visitor: Visitor) -> StoryView:
    """The story for whoever looks, who may have so many begun in a minute."""
    if await service.store.story(room.row.id) is None:
        await service.limits.take(f"story {address_of(request, service.settings)}", STORIES, 60)
    return await story_view(service, room, visitor.language)


@get("/table/{id:str}/story", include_in_schema=False)
async def story_sheet(request: Req, service: TheService, visitor: TheVisitor, id: FromPath[str]) -> Response[str]:
    """The story alone, for a page that has waited for it."""
    room = await service.room(id, visitor)
    return page(
        "story.html",
        visitor.language,
        id=id,
        number=len(room.actions),
        chart=(CHART_WIDTH, CHART_HEIGHT),
        story=msgspec.to_builtins(await asked_story(request, service, room, visitor)),
    )


@get("/api/tables/{id:str}/story", summary="The story of a finished game as bots judge it, as far as it is told")
async def story(request: Req, service: TheService, visitor: TheVisitor, id: FromPath[str]) -> StoryView:
    return await asked_story(request, service, await service.room(id, visitor), visitor)


@get("/api/tables/{id:str}/film.svg", summary="The map of a finished game over time, as animated SVG")
async def film_file(request: Req, service: TheService, visitor: TheVisitor, id: FromPath[str]) -> Response[str]:
    room = await service.room(id, visitor)
    if room.row.status != "over":
        raise RequestRefused(409, "not-over", "table-error-not-over")
    await service.limits.take(f"film {address_of(request, service.settings)}", FILMS, 60)
    return svg_file(await asyncio.to_thread(film, room.match, visitor.language))


@post("/table/{id:str}/try", include_in_schema=False)
async def try_form(request: Req, service: TheService, visitor: TheVisitor, id: FromPath[str], data: Form) -> Redirect:
    """Go on from a position of a finished game at a table of one's own: one seat is mine, bots have the others."""
    room = await service.room(id, visitor)
    if room.row.status != "over":
        raise RequestRefused(409, "not-over", "table-error-not-over")
    at, seat = whole(data.get("at", "")), whole(data.get("seat", ""))
    if at is None or seat is None or seat >= room.row.seats:
        raise RequestRefused(400, "bad-request", "table-error-bad-request")
    row = await welcome(request, visitor)
    choices = [SeatChoice("me") if one == seat else SeatChoice("bot", bot=OPPONENT) for one in range(room.row.seats)]
    record = await service.record(id, visitor)
    opened = await service.import_record(row, record, at, choices, current_token(request))
    return see(f"/table/{opened.id}")


@post("/table/{id:str}/rematch", include_in_schema=False)
async def rematch_form(service: TheService, visitor: TheVisitor, id: FromPath[str]) -> Redirect:
    """Play again, from a form."""
    await service.room(id, visitor)
    opened = await rematch(service, id, visitor)
    return see(f"/table/{opened.id}")


def result_router() -> Router:
    return Router("/", route_handlers=[result_page, story_sheet, story, film_file, try_form, rematch_form])

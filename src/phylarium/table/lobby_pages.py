"""The lobby as a page: plain HTML that works without any script."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

from phylarium.kernel import registry
from phylarium.kernel.errors import PhylariumError
from phylarium.table import lobby
from phylarium.table.api import Req
from phylarium.table.lobby_view import lobby_context, offer_of
from phylarium.table.pages import Form, page, person, ready_cookie, see, title_of
from phylarium.table.people import Visitor, clean_name
from phylarium.table.refusals import told
from phylarium.table.security import TheService, TheVisitor, welcome
from phylarium.table.service import TableService

Choice = Annotated[str, QueryParameter(max_length=40)]


async def lobby_answer(
    service: TableService, visitor: Visitor, chosen: dict[str, str], error: str = "", status: int = 200
) -> Response[str]:
    return page(
        "lobby.html",
        visitor.language,
        status,
        tables=await lobby_context(service, visitor, **chosen),
        games=[(name, title_of(name, visitor.language)) for name in registry.games()],
        chosen=chosen,
        error=error,
        visit=ready_cookie(visitor),
        visitor=person(visitor),
    )


@get("/lobby", include_in_schema=False)
async def lobby_page(
    service: TheService, visitor: TheVisitor, game: Choice = "", pace: Choice = "", level: Choice = ""
) -> Response[str]:
    return await lobby_answer(service, visitor, {"game": game, "pace": pace, "level": level})


@post("/lobby/{id:str}/{seat:int}", include_in_schema=False)
async def lobby_form(
    request: Req, service: TheService, visitor: TheVisitor, id: FromPath[str], seat: FromPath[int], data: Form
) -> Response[str] | Redirect:
    """Take a seat, from a form."""
    name = clean_name(data.get("name", ""))
    try:
        await service.room(id, visitor)
        await lobby.take(service, id, seat, await welcome(request, visitor, name, data.get("visit", "")), name)
    except PhylariumError as error:
        status, _, message = told(error, visitor.language)
        if status >= 500 or status == 404:
            raise
        return await lobby_answer(service, visitor, {}, message, status)
    return see(f"/table/{id}" + ("/text" if data.get("text") else ""))


@post("/table/{id:str}/offer/{seat:int}", include_in_schema=False)
async def offer_form(
    service: TheService, visitor: TheVisitor, id: FromPath[str], seat: FromPath[int], data: Form
) -> Redirect:
    """Open a seat to anybody, or no more, from the page without script."""
    choice = offer_of(data) if data.get("do") != "close" else None
    await lobby.offer(service, id, visitor, seat, choice)
    return see(f"/table/{id}/text")


def lobby_page_router() -> Router:
    return Router("/", route_handlers=[lobby_page, lobby_form, offer_form])

"""What programs may ask after the end of a game: how it came out, and for another one of the same."""

from __future__ import annotations

from litestar import Router, get, post

from phylarium.table.api import Id, Req
from phylarium.table.outcomes import OutcomeView, outcome_view
from phylarium.table.rematches import RematchCall, calls_for, rematch
from phylarium.table.security import TheService, TheVisitor, base_of
from phylarium.table.service import Opened


@get("/tables/{id:str}/result", summary="How a finished game came out: points by source, places, ties")
async def result(service: TheService, visitor: TheVisitor, id: Id) -> OutcomeView:
    return outcome_view(await service.room(id, visitor), visitor.language)


@post("/tables/{id:str}/rematch", summary="Play the same again, everybody one seat further on", status_code=201)
async def play_again(request: Req, service: TheService, visitor: TheVisitor, id: Id) -> Opened:
    await service.room(id, visitor)
    opened = await rematch(service, id, visitor)
    base = base_of(request, service.settings)
    return Opened(opened.id, {seat: base + link for seat, link in opened.links.items()})


@get("/rematches", summary="Where others wait for one to play again")
async def waiting_for_me(service: TheService, visitor: TheVisitor) -> list[RematchCall]:
    return await calls_for(service, visitor)


def after_router() -> Router:
    return Router("/api", route_handlers=[result, play_again, waiting_for_me])

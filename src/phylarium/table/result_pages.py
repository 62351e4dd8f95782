"""The page of a finished game: how it came out, and what can be done with it now. It works without a script."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

from phylarium.table.api import Req
from phylarium.table.client_view import seats_of
from phylarium.table.outcomes import WIDTH, outcome_view
from phylarium.table.pages import page, person, see
from phylarium.table.people import Visitor
from phylarium.table.rematches import rematch
from phylarium.table.rooms import Room
from phylarium.table.saying import game_title
from phylarium.table.security import TheService, TheVisitor, base_of

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
    return page(
        "outcome.html" if sheet else "result.html",
        visitor.language,
        id=id,
        game=room.row.game,
        title=room.row.title or game_title(room.row.game, visitor.language),
        outcome=msgspec.to_builtins(outcome),
        wide=WIDTH,
        number=len(room.actions),
        rematch=may_call(room, visitor),
        begun=room.row.followed_by if room.row.campaign_id is None else "",
        link=f"{base}/table/{id}",
        frame=f"{base}/embed/{id}",
        private=room.row.private,
        visitor=person(visitor),
    )


@post("/table/{id:str}/rematch", include_in_schema=False)
async def rematch_form(service: TheService, visitor: TheVisitor, id: FromPath[str]) -> Redirect:
    """Play again, from a form."""
    await service.room(id, visitor)
    opened = await rematch(service, id, visitor)
    return see(f"/table/{opened.id}")


def result_router() -> Router:
    return Router("/", route_handlers=[result_page, rematch_form])

"""The things on a table in words, for whoever reads it without its picture: all of them, or one looked at closely."""

from __future__ import annotations

from litestar import Response, Router, get
from litestar.params import FromPath

from phylarium.table.api import Touched
from phylarium.table.client_view import acting_seats, view_of
from phylarium.table.pages import page, person
from phylarium.table.saying import game_title
from phylarium.table.security import TheService, TheVisitor
from phylarium.table.things import thing_of, titles, why_not_with


@get("/table/{id:str}/text/things", include_in_schema=False)
async def things(service: TheService, visitor: TheVisitor, id: FromPath[str], target: Touched = "") -> Response[str]:
    """What lies on the table, each thing a link; or one of them, and why nothing can be done with it now."""
    room, language = await service.room(id, visitor), visitor.language
    seat, position = view_of(room, visitor), room.position
    asked = room.to_move() in acting_seats(room, visitor) and bool(target)
    return page(
        "things.html",
        language,
        id=id,
        game=room.row.game,
        table=room.row.title or game_title(room.row.game, language),
        things=[] if target else list(titles(position, seat, language).items()),
        thing=thing_of(position, seat, target, language) if target else None,
        why=await why_not_with(position, seat, target, language) if asked else None,
        visitor=person(visitor),
    )


def thing_router() -> Router:
    return Router("/", route_handlers=[things])

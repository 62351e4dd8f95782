"""Games in pages of others: a position or a whole replay in a frame, with a scrubber and no account.

Whoever looks is a spectator, whatever cookie their browser has: a frame shows nothing that not everybody may see.
Every other page refuses to be framed.
"""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from phylarium.kernel.engine import SPECTATOR
from phylarium.table.api import Eyes, Have, Id, Position, eyes_of, have_of
from phylarium.table.client_view import ClientView, look
from phylarium.table.pages import modules_of, page
from phylarium.table.people import NOBODY_KNOWN, Visitor
from phylarium.table.security import POLICY, TheService, TheVisitor

FRAMED = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")


def anybody(visitor: Visitor) -> Visitor:
    """Somebody of whom nothing is known but what language they read."""
    return NOBODY_KNOWN.speaking(visitor.language)


@get("/embed/{id:str}", include_in_schema=False)
async def embed_page(
    service: TheService, visitor: TheVisitor, id: FromPath[str], at: Position = None, seat: Eyes = None
) -> Response[str]:
    who = anybody(visitor)
    room = await service.room(id, who)
    number = len(room.actions) if at is None else min(at, len(room.actions))
    eyes = eyes_of(seat)
    view = look(room, who, at=number, eyes=SPECTATOR if eyes is None else eyes)
    answer = page(
        "embed.html",
        visitor.language,
        id=id,
        sight=msgspec.json.decode(msgspec.json.encode(view)),
        seat=seat or 0,
        modules=modules_of("embed.js"),
    )
    answer.headers["Content-Security-Policy"] = FRAMED
    return answer


@get("/api/embed/{id:str}/at/{n:int}", summary="A position as anybody may see it")
async def embedded_at(
    service: TheService, visitor: TheVisitor, id: Id, n: FromPath[int], have: Have = "", seat: Eyes = None
) -> ClientView:
    who = anybody(visitor)
    room = await service.room(id, who)
    eyes = eyes_of(seat)
    return look(room, who, have=have_of(have), at=n, eyes=SPECTATOR if eyes is None else eyes)


def embed_router() -> Router:
    return Router("/", route_handlers=[embed_page, embedded_at])

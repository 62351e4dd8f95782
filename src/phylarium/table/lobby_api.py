"""The lobby over the JSON API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from phylarium.table import lobby
from phylarium.table.lobby import LobbyTable, Pace
from phylarium.table.openings import Level, OfferChoice
from phylarium.table.people import clean_name
from phylarium.table.security import TheService, TheVisitor, welcome
from phylarium.table.service import Opened

Req = Request[Any, Any, Any]


class Taken(msgspec.Struct, forbid_unknown_fields=True):
    """What whoever takes a seat wants to be called."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Offered(msgspec.Struct, forbid_unknown_fields=True):
    """A seat for anybody; without an offer it is so no more."""

    offer: OfferChoice | None = None


@get("/lobby", summary="Tables with seats that anybody may take")
async def entries(
    service: TheService,
    visitor: TheVisitor,
    game: Annotated[str, QueryParameter(max_length=40, pattern="^[a-z0-9]*$")] = "",
    pace: FromQuery[Pace | None] = None,
    level: FromQuery[Level | Literal["mine"]] = "",
) -> list[LobbyTable]:
    """`level` is a word that the host chose, or `mine`: seats within whose range of ratings the visitor is."""
    return await lobby.lobby(service, visitor, game, pace or "", level)


@post("/lobby/{id:str}/{seat:int}", summary="Take a seat of the lobby", status_code=200)
async def take(
    request: Req,
    service: TheService,
    visitor: TheVisitor,
    id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Taken],
) -> Opened:
    name = clean_name(data.name)
    await service.room(id, visitor)
    await lobby.take(service, id, seat, await welcome(request, visitor, name), name)
    return Opened(id, {})


@get("/tables/{id:str}/offers", summary="The seats of a table that anybody may take")
async def offers(service: TheService, visitor: TheVisitor, id: FromPath[str]) -> dict[str, OfferChoice]:
    await service.room(id, visitor)
    return await lobby.offered(service, id)


@post("/tables/{id:str}/offers/{seat:int}", summary="Open a free seat to anybody, or no more", status_code=200)
async def offer(
    service: TheService, visitor: TheVisitor, id: FromPath[str], seat: FromPath[int], data: JSONBody[Offered]
) -> dict[str, OfferChoice]:
    await lobby.offer(service, id, visitor, seat, data.offer)
    return await lobby.offered(service, id)


def lobby_router() -> Router:
    return Router("/api", route_handlers=[entries, take, offers, offer])

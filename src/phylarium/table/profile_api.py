"""Profiles, ladders, settings, and what becomes of somebody's data, over the JSON API."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from phylarium.table import profiles
from phylarium.table.profiles import PageSettings, Profile, Rung
from phylarium.table.security import TheService, TheVisitor, give_cookie, welcome

Req = Request[Any, Any, Any]


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """The settings of the page, by name."""

    settings: PageSettings


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    password: Annotated[str, msgspec.Meta(max_length=400)] = ""


class Left(msgspec.Struct):
    known: bool = False


@get("/people/{name:str}", summary="Somebody with an account: what they have played, and how")
async def person(service: TheService, visitor: TheVisitor, name: FromPath[str]) -> Profile:
    return await profiles.profile(service, visitor, name)


@get("/ladder/{game:str}", summary="The strongest at a game, people and bots")
async def ladder(service: TheService, game: FromPath[str]) -> list[Rung]:
    return await profiles.ladder(service, game[:40])


@post("/me/settings", summary="Keep the settings of the page with one's account", status_code=200)
async def keep_settings(request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[Settings]) -> Settings:
    row = await welcome(request, visitor)
    await service.store.change_visitor(row, settings=msgspec.json.encode(data.settings).decode())
    return data


@get("/me/export", summary="All that is kept of the visitor")
async def export(service: TheService, visitor: TheVisitor) -> Response[dict[str, object]]:
    names = {"Content-Disposition": 'attachment; filename="phylarium.json"'}
    return Response(await profiles.export(service, visitor), headers=names)


@post("/me/leave", summary="Forget the visitor, their account, and what they have said and written", status_code=200)
async def leave(request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[Leaving]) -> Left:
    await profiles.leave(service, visitor, data.password)
    give_cookie(request, "")
    return Left()


def profile_router() -> Router:
    return Router("/api", route_handlers=[person, ladder, keep_settings, export, leave])

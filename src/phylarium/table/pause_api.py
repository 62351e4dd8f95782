"""Pauses and vacations over the JSON API, and from forms."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import JSONBody
from litestar.response import Redirect

from phylarium.table import pauses
from phylarium.table.api import Answered, TheCaller, provide_caller
from phylarium.table.pages import Form, account_change
from phylarium.table.pauses import Vacation
from phylarium.table.security import TheService, TheVisitor


class Pause(msgspec.Struct, forbid_unknown_fields=True):
    """Whether one wants a pause: to ask for it or to agree, or not to want it (any more)."""

    pause: bool


class Away(msgspec.Struct, forbid_unknown_fields=True):
    away: bool


@post("/api/tables/{id:str}/pause", summary="Ask for a pause of the clocks, agree to it, or end it", status_code=200)
async def pause(caller: TheCaller, data: JSONBody[Pause]) -> Answered:
    return await caller.answered(pauses.pause(caller.service, caller.id, caller.visitor, data.pause, caller.line))


@get("/api/me/vacation", summary="Whether one is on vacation, and how many days of it are left")
async def vacation(service: TheService, visitor: TheVisitor) -> Vacation:
    return await pauses.vacation(service, visitor)


@post("/api/me/vacation", summary="Go on vacation, or come back", status_code=200)
async def be_away(service: TheService, visitor: TheVisitor, data: JSONBody[Away]) -> Vacation:
    return await pauses.be_away(service, visitor, data.away)


@post("/account/vacation", include_in_schema=False)
async def vacation_form(service: TheService, visitor: TheVisitor, data: Form) -> Response[str] | Redirect:
    return await account_change(service, visitor, pauses.be_away(service, visitor, data.get("away") == "yes"))


def pause_router() -> Router:
    return Router(
        "/",
        dependencies={"caller": Provide(provide_caller, sync_to_thread=False)},
        route_handlers=[pause, vacation, be_away, vacation_form],
    )

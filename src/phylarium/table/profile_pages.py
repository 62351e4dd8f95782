"""Profiles and ladders as pages, and the form with which somebody leaves."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

from phylarium.kernel import registry
from phylarium.kernel.errors import PhylariumError
from phylarium.table import profiles
from phylarium.table.api import Req
from phylarium.table.client_view import bot_title
from phylarium.table.pages import Form, account_answer, page, person, see, title_of
from phylarium.table.refusals import told
from phylarium.table.security import TheService, TheVisitor, give_cookie


@get("/people/{name:str}", include_in_schema=False)
async def profile_page(service: TheService, visitor: TheVisitor, name: FromPath[str]) -> Response[str]:
    found = await profiles.profile(service, visitor, name)
    return page("profile.html", visitor.language, profile=msgspec.to_builtins(found), visitor=person(visitor))


@get("/ladder", include_in_schema=False)
async def ladder_page(
    service: TheService, visitor: TheVisitor, game: Annotated[str, QueryParameter(max_length=40)] = ""
) -> Response[str]:
    name = registry.game(game or registry.games()[0]).name
    rungs = [
        {**msgspec.to_builtins(one), "title": one.name or bot_title(one.bot, visitor.language)}
        for one in await profiles.ladder(service, name)
    ]
    games = [(one, title_of(one, visitor.language)) for one in registry.games()]
    return page("ladder.html", visitor.language, rungs=rungs, game=name, games=games, visitor=person(visitor))


@post("/account/leave", include_in_schema=False)
async def leave_form(request: Req, service: TheService, visitor: TheVisitor, data: Form) -> Response[str] | Redirect:
    """Forget somebody, from a form."""
    try:
        await profiles.leave(service, visitor, data.get("password", "")[:400])
    except PhylariumError as error:
        status, _, message = told(error, visitor.language)
        if status >= 500:
            raise
        return await account_answer(service, visitor, status, error=message)
    give_cookie(request, "")
    return see("/")


def profile_page_router() -> Router:
    return Router("/", route_handlers=[profile_page, ladder_page, leave_form])

"""Chat, presence and notes over the JSON API."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from phylarium.table import chat
from phylarium.table.chat import ChatLine, ChatPage, Said
from phylarium.table.presence import Looking
from phylarium.table.security import TheService, TheVisitor, address_of, welcome

Req = Request[Any, Any, Any]
Id = FromPath[str]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The last message that the viewer has")]


class NewMessage(msgspec.Struct, forbid_unknown_fields=True):
    text: Said


class Muted(msgspec.Struct, forbid_unknown_fields=True):
    muted: bool = True


class Quiet(msgspec.Struct, forbid_unknown_fields=True):
    quiet: bool


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wrote for themselves; `seat` -1 unless several seats are at their screen."""

    text: Annotated[str, msgspec.Meta(max_length=chat.LONGEST_NOTES)]
    seat: Annotated[int, msgspec.Meta(ge=-1, le=11)] = -1


@get("/tables/{id:str}/chat", summary="What was said at a table, as far as the visitor may read it")
async def messages(service: TheService, visitor: TheVisitor, id: Id, after: After = 0) -> ChatPage:
    return await chat.chat_page(service, await service.room(id, visitor), visitor, after)


@post("/tables/{id:str}/chat", summary="Say something at a table", status_code=201)
async def write(request: Req, service: TheService, visitor: TheVisitor, id: Id, data: JSONBody[NewMessage]) -> ChatLine:
    await service.room(id, visitor)
    row = await welcome(request, visitor)
    return await chat.write(service, id, visitor, row, address_of(request, service.settings), data.text)


@post("/tables/{id:str}/chat/{message:int}/remove", summary="Take a message away", status_code=200)
async def remove(service: TheService, visitor: TheVisitor, id: Id, message: FromPath[int]) -> ChatPage:
    return await chat.remove(service, id, visitor, message)


@post("/tables/{id:str}/chat/{message:int}/mute", summary="Let its author write no more, or again", status_code=200)
async def mute(
    service: TheService, visitor: TheVisitor, id: Id, message: FromPath[int], data: JSONBody[Muted]
) -> ChatPage:
    return await chat.mute(service, id, visitor, message, data.muted)


@post("/tables/{id:str}/quiet", summary="Say whether spectators may write", status_code=200)
async def quiet(service: TheService, visitor: TheVisitor, id: Id, data: JSONBody[Quiet]) -> ChatPage:
    return await chat.set_quiet(service, id, visitor, data.quiet)


@get("/tables/{id:str}/presence", summary="Who looks at a table")
async def presence(service: TheService, visitor: TheVisitor, id: Id) -> Looking:
    return service.presence.at(await service.room(id, visitor))


@get("/tables/{id:str}/notes", summary="One's own notes at a table")
async def notes(service: TheService, visitor: TheVisitor, id: Id) -> Notes:
    seat, text = await chat.read_notes(service, id, visitor)
    return Notes(text, seat)


@post("/tables/{id:str}/notes", summary="Keep one's notes at a table", status_code=200)
async def write_notes(request: Req, service: TheService, visitor: TheVisitor, id: Id, data: JSONBody[Notes]) -> Notes:
    await service.room(id, visitor)
    await chat.write_notes(service, id, visitor, await welcome(request, visitor), data.seat, data.text)
    return data


def company_router() -> Router:
    return Router("/api", route_handlers=[messages, write, remove, mute, quiet, presence, notes, write_notes])

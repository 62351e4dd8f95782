"""Chat and notes from the page without script."""

from __future__ import annotations

from litestar import Response, Router, post
from litestar.params import FromPath
from litestar.response import Redirect

from phylarium.kernel.errors import PhylariumError
from phylarium.table import chat
from phylarium.table.api import Req
from phylarium.table.pages import Form, see, text_refusal
from phylarium.table.security import TheService, TheVisitor, address_of, welcome


@post("/table/{id:str}/say", include_in_schema=False)
async def say_form(
    request: Req, service: TheService, visitor: TheVisitor, id: FromPath[str], data: Form
) -> Response[str] | Redirect:
    """Say something, or keep one's notes."""
    try:
        await service.room(id, visitor)
        row = await welcome(request, visitor)
        if "notes" in data:
            typed = data.get("seat", "-1")
            seat = int(typed) if typed.isdecimal() and len(typed) < 3 else -1
            await chat.write_notes(service, id, visitor, row, seat, data["notes"].replace("\r\n", "\n"))
        else:
            address = address_of(request, service.settings)
            await chat.write(service, id, visitor, row, address, data.get("text", ""))
    except PhylariumError as error:
        return await text_refusal(service, visitor, id, error)
    return see(f"/table/{id}/text#{'notes' if 'notes' in data else 'chat'}")


def company_page_router() -> Router:
    return Router("/", route_handlers=[say_form])

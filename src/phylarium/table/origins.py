"""The Origins sheet of a finished table: with what its players go on, as data, as a page to print and as a picture."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get
from litestar.params import FromPath

from phylarium.campaign import origins
from phylarium.campaign.origins import Origins
from phylarium.kernel.engine import State
from phylarium.kernel.errors import OptionError
from phylarium.table.client_view import seat_title
from phylarium.table.people import Visitor
from phylarium.table.pictures import ALONE, svg_file
from phylarium.table.refusals import RequestRefused
from phylarium.table.security import TheService, TheVisitor
from phylarium.table.service import TableService


def has_sheet(state: State) -> bool:
    """Whether somebody goes on from the end of a game to Origins."""
    return state.over() and state.game().sheet(state, {}) is not None


async def sheet_of(service: TableService, visitor: Visitor, id: str) -> tuple[Origins, State]:
    """The sheet of a table for somebody who may see it, and how its game ended."""
    room = await service.room(id, visitor)
    names = [seat_title(row, visitor.language) for row in room.seats]
    if room.row.status != "over":
        raise RequestRefused(404, "no-sheet", "table-error-no-sheet")
    try:
        return origins.origins_of(room.state, names, language=visitor.language), room.state
    except OptionError as error:
        raise RequestRefused(404, "no-sheet", "table-error-no-sheet") from error


@get("/tables/{id:str}/origins", summary="With what the players of a finished game go on to Origins")
async def origins_data(service: TheService, visitor: TheVisitor, id: FromPath[str]) -> Origins:
    return (await sheet_of(service, visitor, id))[0]


@get("/tables/{id:str}/origins.svg", summary="The same as SVG", media_type="image/svg+xml")
async def origins_svg(service: TheService, visitor: TheVisitor, id: FromPath[str]) -> Response[str]:
    sheet, _ = await sheet_of(service, visitor, id)
    return svg_file(origins.as_svg(sheet))


@get("/table/{id:str}/origins", include_in_schema=False)
async def origins_page(service: TheService, visitor: TheVisitor, id: FromPath[str]) -> Response[str]:
    """The sheet as a page to print."""
    sheet, state = await sheet_of(service, visitor, id)
    board = await asyncio.to_thread(origins.board_of, state, visitor.language)
    text = origins.as_html(sheet, board)
    return Response(text, media_type=MediaType.HTML, headers={"Content-Security-Policy": ALONE})

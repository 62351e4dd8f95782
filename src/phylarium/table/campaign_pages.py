"""The pages of campaigns: plain HTML and forms, which need no script."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath
from litestar.response import Redirect

from phylarium.campaign import way, ways
from phylarium.campaign.drawn import TREE_STYLE, told_moment
from phylarium.kernel import registry
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.record import read_object
from phylarium.table import campaigns
from phylarium.table.api import Req, current_token
from phylarium.table.bodies import check_json, check_text
from phylarium.table.campaign_api import offered_campaigns
from phylarium.table.campaign_tree import Grown, grown, linked, moment
from phylarium.table.campaign_view import campaign_view
from phylarium.table.campaigns import BroughtCampaign, ChapterSeat, NewCampaign, NextChapter
from phylarium.table.openings import MOST_SEATS
from phylarium.table.origins import origins_page
from phylarium.table.pages import CACHED, Form, bot_entries, game_context, page, person, see, table_of, whole
from phylarium.table.people import Visitor, clean_name
from phylarium.table.refusals import RequestRefused, told
from phylarium.table.security import TheService, TheVisitor, welcome
from phylarium.table.service import TableService

Upload = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.MULTI_PART)]


# --- beginning -------------------------------------------------------------------------------


def new_campaign_page(visitor: Visitor, status: int = 200, **context: Any) -> Response[str]:
    offer = offered_campaigns(visitor.language)
    seats = {seats for one in offer.ways for seats in one.seats}
    # What a campaign settles by itself is not asked.
    firsts = {one.chapters[0].game: one.chapters[0].options for one in ways()}
    games = [game_context(name, visitor.language) for name in firsts]
    for game in games:
        game["options"] = [option for option in game["options"] if option["name"] not in firsts[game["name"]]]
    return page(
        "campaign_new.html",
        visitor.language,
        status,
        offer=msgspec.to_builtins(offer),
        least=min(seats),
        most=max(seats),
        games=games,
        bots=bot_entries(visitor.language),
        visitor=person(visitor),
        **context,
    )


@get("/campaign/new", include_in_schema=False)
async def new_campaign(visitor: TheVisitor) -> Response[str]:
    return new_campaign_page(visitor)


@post("/campaign/new", include_in_schema=False)
async def new_campaign_form(
    request: Req, service: TheService, visitor: TheVisitor, data: Form
) -> Response[str] | Redirect:
    """Begin a campaign, from a form."""
    name = clean_name(data.get("name", ""))
    try:
        first = way(data.get("way", "")[:200]).chapters[0].game
        prefix = f"option_{first}_"
        own = {f"option_{key.removeprefix(prefix)}": value for key, value in data.items() if key.startswith(prefix)}
        plain = {key: value for key, value in data.items() if not key.startswith("option_")}
        table = table_of(registry.game(first), {**plain, **own})
        wanted = NewCampaign(
            way=data["way"],
            seats=table.seats,
            scoring=data.get("scoring", "")[:10],
            options=table.options,
            public=table.public,
            private=table.private,
            title=table.title,
            clock=table.clock,
        )
        row = await welcome(request, visitor, name)
        opened = await campaigns.begin(service, row, wanted, current_token(request), visitor.language, name)
    except PhylariumError as error:
        status, _, message = told(error, visitor.language)
        if status >= 500:
            raise
        return new_campaign_page(visitor, status, error=message, form=data)
    return see(f"/table/{opened.id}" + ("/text" if data.get("text") else ""))


@post("/campaign/import", include_in_schema=False)
async def import_campaign_form(
    request: Req, service: TheService, visitor: TheVisitor, data: Upload
) -> Response[str] | Redirect:
    """Go on with a campaign from a file, or from the record of a finished game."""
    try:
        for said in data.values():
            if isinstance(said, str):
                check_text(said.encode(errors="surrogatepass"))
        brought = brought_of(await read(data.get("file")), data)
        row = await welcome(request, visitor)
        opened = await campaigns.bring(service, row, brought, current_token(request), visitor.language)
    except PhylariumError as error:
        status, _, message = told(error, visitor.language)
        if status >= 500:
            raise
        return new_campaign_page(visitor, status, error=message)
    return see(f"/campaign/{opened.campaign}")


async def read(file: object) -> dict[str, Any]:
    """A file that somebody sends, as JSON."""
    if not isinstance(file, UploadFile):
        raise RequestRefused(400, "bad-request", "table-error-campaign-file")
    content = await file.read()
    check_json(content)
    return read_object(content)


def brought_of(plain: dict[str, Any], data: dict[str, Any]) -> BroughtCampaign:
    if "records" in plain:
        return BroughtCampaign(campaign=plain)
    return BroughtCampaign(record=plain, way=str(data.get("way", ""))[:200], scoring=str(data.get("scoring", ""))[:10])


# --- the story -------------------------------------------------------------------------------


async def campaign_answer(
    service: TableService, visitor: Visitor, id: str, message: str = "", status: int = 200
) -> Response[str]:
    view = await campaign_view(service, visitor, id)
    tree: Grown | None = None
    trouble = ""
    if any(chapter.status == "over" for chapter in view.chapters):
        try:
            tree = await grown(service, visitor, id)
        except PhylariumError as error:  # a game whose rules are gone, say: the rest of the page does not depend on it
            trouble = told(error, visitor.language)[2]
    coming: dict[str, Any] = {"options": []}
    if view.next:
        coming = game_context(view.chapters[view.next - 1].game, visitor.language)
        coming["options"] = [option for option in coming["options"] if option["name"] not in view.options]
    return page(
        "campaign.html",
        visitor.language,
        status,
        view=msgspec.to_builtins(view),
        tree="" if tree is None else linked(tree, visitor.language),
        lineages=[] if tree is None else lineages_of(tree, visitor.language),
        trouble=trouble,
        game=coming,
        bots=bot_entries(visitor.language),
        message=message,
        visitor=person(visitor),
    )


def lineages_of(tree: Grown, language: str) -> list[dict[str, Any]]:
    """The tree in words, game by game; whatever happened leads to its moment."""
    return [
        {
            "title": part.title,
            "branches": [
                {
                    "player": branch.player,
                    "name": branch.name,
                    "nodes": [
                        {"text": told_moment(node, language), "href": moment(tree[1][number], node.at)}
                        for node in branch.nodes
                    ],
                }
                for branch in tree[0].branches
                if branch.chapter == number
            ],
        }
        for number, part in enumerate(tree[0].chapters)
    ]


@get("/campaign/{id:str}", include_in_schema=False)
async def campaign_page(service: TheService, visitor: TheVisitor, id: FromPath[str]) -> Response[str]:
    return await campaign_answer(service, visitor, id)


@post("/campaign/{id:str}", include_in_schema=False)
async def go_on_form(
    service: TheService, visitor: TheVisitor, id: FromPath[str], data: Form
) -> Response[str] | Redirect:
    """On into the next chapter, from a form."""
    try:
        opened = await campaigns.go_on(service, id, visitor, next_of(data), visitor.language)
    except PhylariumError as error:
        status, _, message = told(error, visitor.language)
        if status >= 500 or status == 404:
            raise
        return await campaign_answer(service, visitor, id, message, status)
    return see(f"/table/{opened.id}" + ("/text" if data.get("text") else ""))


def next_of(data: dict[str, str]) -> NextChapter:
    """The chapter that a form asks for: stay_N, stay_bot_N, new_N, new_bot_N, new_name_N, option_NAME."""
    seats: list[ChapterSeat] = []
    for seat in range(MOST_SEATS):
        match data.get(f"stay_{seat}"):
            case "keep":
                seats.append(ChapterSeat(seat))
            case "bot":
                seats.append(ChapterSeat(seat, "bot", data.get(f"stay_bot_{seat}", "")[:40]))
    for number in range(MOST_SEATS - len(seats)):
        kind = data.get(f"new_{number}")
        if kind in ("me", "open", "bot"):
            bot, name = data.get(f"new_bot_{number}", "")[:40], data.get(f"new_name_{number}", "")[:80]
            seats.append(ChapterSeat(None, kind, bot if kind == "bot" else "", name))  # type: ignore[arg-type]
    asked = any(key.startswith("stay_") for key in data)
    options: dict[str, bool | str] = {}
    for key, value in data.items():
        if key.startswith("option_") and len(key) < 80 and len(value) < 80:
            options[key.removeprefix("option_")] = {"true": True, "false": False}.get(value, value)
    return NextChapter(whole(data.get("chapter", "")) or 0, seats if asked else None, options)


@get("/style/campaign.css", include_in_schema=False)
async def style() -> Response[str]:
    """The stylesheet of the tree."""
    return Response(TREE_STYLE.css(None), media_type="text/css", headers=CACHED)


def campaign_page_router(record_limit: int) -> Router:
    large = Router("/", route_handlers=[import_campaign_form], request_max_body_size=record_limit)
    return Router(
        "/", route_handlers=[large, new_campaign, new_campaign_form, campaign_page, go_on_form, style, origins_page]
    )

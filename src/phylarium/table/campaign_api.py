"""The JSON API of campaigns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from phylarium.campaign import SCORINGS, ways
from phylarium.campaign.tree import Tree
from phylarium.kernel.registry import game
from phylarium.table import campaigns
from phylarium.table.api import Req, current_token
from phylarium.table.campaign_tree import as_file, grown
from phylarium.table.campaign_view import CampaignView, campaign_view, scoring_words, way_title
from phylarium.table.campaigns import BroughtCampaign, NewCampaign, NextChapter, OpenedChapter
from phylarium.table.origins import origins_data, origins_svg
from phylarium.table.people import Visitor
from phylarium.table.pictures import svg_file
from phylarium.table.saying import chapter_blurb, chapter_title
from phylarium.table.security import TheService, TheVisitor, base_of, welcome
from phylarium.table.service import TableService
from phylarium.table.store import VisitorRow

CampaignId = FromPath[str]

D = TypeVar("D")


class WayView(msgspec.Struct):
    """A way that a campaign can take."""

    way: str
    title: str
    text: str
    chapters: list[str]
    """The titles of its games."""
    first: str
    """The game with which it begins."""
    seats: list[int]
    """How many can play all of it."""


class ScoringView(msgspec.Struct):
    name: str
    text: str


class CampaignOffer(msgspec.Struct):
    ways: list[WayView]
    scorings: list[ScoringView]


def offered_campaigns(language: str) -> CampaignOffer:
    found = []
    for way in ways():
        titles = [chapter_title(chapter, language) for chapter in way.chapters]
        found.append(
            WayView(
                way=way.name,
                title=way_title(way.name, titles, language),
                text=chapter_blurb(way.chapters[-1], language),
                chapters=titles,
                first=way.chapters[0].game,
                seats=[seats for seats in game(way.chapters[0].game).seats if way.open_to(seats)],
            )
        )
    scorings = [ScoringView(name, scoring_words(name, language)) for name in SCORINGS]
    return CampaignOffer(found, scorings)


def reached(request: Req, service: Any, opened: OpenedChapter) -> Response[OpenedChapter]:
    """What was opened, its links as they are reached from outside."""
    base = base_of(request, service.settings)
    opened.links = {seat: base + link for seat, link in opened.links.items()}
    return Response(opened, status_code=201 if opened.begun else 200)


async def opening(
    opens: Callable[[TableService, VisitorRow, D, str, str], Awaitable[OpenedChapter]],
    request: Req,
    service: TableService,
    visitor: Visitor,
    data: D,
) -> Response[OpenedChapter]:
    """What a visitor opens with what was sent, by one of the functions that do."""
    row = await welcome(request, visitor)
    return reached(request, service, await opens(service, row, data, current_token(request), visitor.language))


@get("/", summary="The ways that a campaign can take, and how it can be scored")
async def offer(visitor: TheVisitor) -> CampaignOffer:
    return offered_campaigns(visitor.language)


@post("/", summary="Begin a campaign", status_code=201)
async def begin(
    request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[NewCampaign]
) -> Response[OpenedChapter]:
    return await opening(campaigns.begin, request, service, visitor, data)


@post("/", summary="Go on with a campaign from a file, or from the record of a finished game", status_code=201)
async def bring(
    request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[BroughtCampaign]
) -> Response[OpenedChapter]:
    return await opening(campaigns.bring, request, service, visitor, data)


@get("/{campaign:str}", summary="A campaign as the visitor sees it")
async def show(service: TheService, visitor: TheVisitor, campaign: CampaignId) -> CampaignView:
    return await campaign_view(service, visitor, campaign)


@post("/{campaign:str}/chapters", summary="Begin the next chapter, or find it begun by somebody else", status_code=201)
async def go_on(
    request: Req, service: TheService, visitor: TheVisitor, campaign: CampaignId, data: JSONBody[NextChapter]
) -> Response[OpenedChapter]:
    return reached(request, service, await campaigns.go_on(service, campaign, visitor, data, visitor.language))


@get("/{campaign:str}/record", summary="The finished games of a campaign as one file of sealed records")
async def record(service: TheService, visitor: TheVisitor, campaign: CampaignId) -> Response[bytes]:
    told = await campaigns.told(service, visitor, campaign)
    names = {"Content-Disposition": f'attachment; filename="campaign-{campaign}.json"'}
    return Response(told.text().encode(), media_type="application/json", headers=names)


@get("/{campaign:str}/tree", summary="The lineages of all players through the finished games")
async def tree(service: TheService, visitor: TheVisitor, campaign: CampaignId) -> Tree:
    return (await grown(service, visitor, campaign))[0]


@get("/{campaign:str}/tree.svg", summary="The same as SVG", media_type="image/svg+xml")
async def tree_svg(
    service: TheService,
    visitor: TheVisitor,
    campaign: CampaignId,
    theme: FromQuery[Literal["light", "dark"]] = "light",
) -> Response[str]:
    svg = as_file(await grown(service, visitor, campaign), theme, visitor.language)
    return svg_file(svg)


def campaign_router(record_limit: int) -> Router:
    large = Router("/import", route_handlers=[bring], request_max_body_size=record_limit)
    return Router("/api/campaigns", route_handlers=[large, offer, begin, show, go_on, record, tree, tree_svg])


def origins_router() -> Router:
    return Router("/api", route_handlers=[origins_data, origins_svg])

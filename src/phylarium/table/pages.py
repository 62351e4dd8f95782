"""The pages: plain HTML that works before, and without, any script."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import quote, urlsplit

import jinja2
import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, QueryParameter, URLEncodedBody
from litestar.response import Redirect

from phylarium.bots import about
from phylarium.kernel import registry
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.game import Game
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.words import SOURCE, best_language, ids
from phylarium.table import languages, people
from phylarium.table.addresses import beginning_of
from phylarium.table.api import (
    Contact,
    Credentials,
    Position,
    QuickTable,
    Req,
    change_contact,
    current_token,
    offered_game,
    quick_table,
    sign_in,
    sign_out,
    sign_up,
)
from phylarium.table.bot_workers import STAND_IN, offered
from phylarium.table.campaign_view import campaign_title
from phylarium.table.cautions import CautionView
from phylarium.table.chapters import path_of
from phylarium.table.chat import chat_page, read_notes
from phylarium.table.client_view import ClientView, bot_title, look, seat_title
from phylarium.table.clocks import ClockChoice, read_clock
from phylarium.table.daily import daily
from phylarium.table.keeping import KEEP, keeper, may_keep
from phylarium.table.lessons import NewLesson, Turn, offered_lessons, pointed_at, start_lesson, turn
from phylarium.table.lobby import offered as offered_seats
from phylarium.table.lobby_view import lobby_context, offer_of
from phylarium.table.logbook import LogLine, grouped
from phylarium.table.openings import NewTable, SeatChoice
from phylarium.table.pauses import pause, vacation
from phylarium.table.people import Visitor, clean_name
from phylarium.table.pictures import svg_file
from phylarium.table.previews import Preview
from phylarium.table.refusals import RequestRefused, told
from phylarium.table.rematches import calls_for
from phylarium.table.saying import game_title, game_words, say, script_words, table_words
from phylarium.table.security import TheService, TheVisitor, give_cookie, is_secure, welcome
from phylarium.table.service import TableService
from phylarium.table.store import NoSuchLink, SeatRow, TableRow

HERE = Path(__file__).parent
TEMPLATES = HERE / "templates"
STATIC = HERE / "static"

FIRST_BOT = "juvenile"
"""The opponent that a newcomer is offered."""

COLOURS = re.compile(r"\x1b\[[0-9;]*m")
"""How a terminal is told of colours."""

TOLD = 60
"""How many lines of the log the text page has."""

IN_LOBBY = 6
"""Tables of the lobby that the first page shows."""

Form = URLEncodedBody[dict[str, str]]
Tongue = Annotated[str, QueryParameter(max_length=35)]


@cache
def environment() -> jinja2.Environment:
    return jinja2.Environment(loader=jinja2.FileSystemLoader(TEMPLATES), autoescape=True)


IMPORT = re.compile(r'^import (?:[^"]* from )?"\./([\w-]+\.js)";', re.M)


@cache
def modules_of(script: str) -> list[str]:
    """A script and all that it needs, so that a browser can fetch them at once rather than one after the other."""
    found = [script]
    for name in found:
        needed = IMPORT.findall((STATIC / name).read_text(encoding="utf-8"))
        found += [other for other in dict.fromkeys(needed) if other not in found]
    return found


def page(name: str, language: str, status: int = 200, **context: Any) -> Response[str]:
    """A page in a language: `t` says a message, `counted` one that a script counts in, `row` makes a list."""
    text = (
        environment()
        .get_template(name)
        .render(
            t=lambda id, **args: say(id, language, **args),
            counted=lambda id, **args: script_words(id, language, **args),
            row=lambda parts: Listing(parts, ROW),
            language=language,
            languages=languages.offered(),
            **context,
        )
    )
    return Response(text, media_type=MediaType.HTML, status_code=status)


def kept(answer: Response[str], visitor: Visitor) -> Response[str]:
    """A page that whoever sees it may read where the server cannot be reached."""
    answer.headers[KEEP] = keeper(visitor)
    return answer


def see(path: str) -> Redirect:
    return Redirect(path, status_code=303)


def person(visitor: Visitor) -> dict[str, object]:
    row = visitor.row
    return {
        "name": visitor.name,
        "account": None if row is None else row.account,
        "webhook": "" if row is None else row.webhook,
        "email": "" if row is None else row.email,
        "language": "" if row is None else row.language,
        "settings": "" if row is None else row.settings,
    }


def entry(row: TableRow, seats: list[SeatRow], visitor: Visitor) -> dict[str, object]:
    """A table in a list."""
    yours = [seat.seat for seat in seats if visitor.holds(seat.visitor_id) and seat.kind == "human"]
    to_move = row.to_move if row.status == "running" and 0 <= row.to_move < len(seats) else NOBODY
    result = row.ended()
    return {
        "id": row.id,
        "game": row.game,
        "game_title": title_of(row.game, visitor.language),
        "title": row.title,
        "lesson": lesson_entry(row, visitor.language),
        "status": row.status,
        "number": row.number,
        "updated": row.updated,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat_title(seat, visitor.language),
                "kind": seat.kind,
                "you": seat.seat in yours,
                "to_move": seat.seat == to_move,
                "score": None if result is None or seat.seat >= row.seats else result.scores[seat.seat],
            }
            for seat in seats
        ],
        "yours": to_move in yours,
        "to_move": to_move,
        "turn_of": "" if to_move == NOBODY else seat_title(seats[to_move], visitor.language),
        "mine": bool(yours),
        "unsealed": row.unsealed,
        "rated": row.rated,
    }


def lesson_entry(row: TableRow, language: str) -> str:
    """The title of the lesson that is taken at a table; empty where none is, or where it was left."""
    if not row.coached or row.game not in registry.games():
        return ""
    return next((one.title for one in offered_lessons(row.game, language) if one.name == row.lesson), "")


def title_of(game: str, language: str) -> str:
    """What a game is called; its plain name where this server no longer has it."""
    return game_title(game, language) if game in registry.games() else game


def bot_entry(name: str, language: str) -> dict[str, object]:
    title, text = bot_title(name, language), table_words(about(name), language)
    return {"name": name, "title": title, "text": text, "default": name == FIRST_BOT}


def bot_entries(language: str) -> list[dict[str, object]]:
    return [bot_entry(name, language) for name in offered()]


async def entries(service: TableService, rows: list[TableRow], visitor: Visitor) -> list[dict[str, object]]:
    seats = await service.store.seats_at([row.id for row in rows])
    return [entry(row, seats[row.id], visitor) for row in rows]


@cache
def cover_of(name: str, theme: Literal["light", "dark"], language: str) -> str:
    """The picture for a game's card, drawn once; empty where the game draws none."""
    return str(registry.game(name).cover(theme, language))


def game_context(name: str, language: str) -> dict[str, Any]:
    blurb = game_words(name, Message(f"{name}-blurb"), language) if f"{name}-blurb" in ids(name) else ""
    # Whether a game draws a cover is asked without drawing it.
    drawn = type(registry.game(name)).cover is not Game.cover
    taught = offered_lessons(name, language)
    return {**msgspec.to_builtins(offered_game(name, language)), "blurb": blurb, "cover": drawn, "lessons": taught}


async def campaign_entries(service: TableService, visitor: Visitor) -> list[dict[str, object]]:
    """The campaigns of somebody, in a list."""
    found: list[dict[str, object]] = []
    for row in await service.store.campaigns_of(visitor.row) if visitor.row is not None else []:
        tables = await service.store.chapters(row.id)
        if not tables:
            continue
        last, path = tables[-1], path_of(row)
        chapters = len(tables) if path is None else len(path.chapters)
        seats = await service.store.seats(last.id)
        found.append(
            {
                "id": row.id,
                "title": campaign_title(row, visitor.language),
                "chapter": len(tables),
                "chapters": chapters,
                "yours": entry(last, seats, visitor)["yours"],
                "over": last.status == "over" and len(tables) == chapters,
                "ready": last.status == "over" and len(tables) < chapters,
                "updated": last.updated,
            }
        )
    return found


async def own_entries(service: TableService, rows: list[TableRow], visitor: Visitor) -> list[dict[str, object]]:
    """The tables of somebody that are not finished; `asked` says that others wait for their answer there."""
    requests = await service.store.requests_at([row.id for row in rows])
    seats = await service.store.seats_at([row.id for row in rows])
    found = []
    for row in rows:
        mine = [seat.seat for seat in seats[row.id] if visitor.holds(seat.visitor_id)]
        request = requests.get(row.id)
        answered = mine if request is None else request.agreeing()
        clock = read_clock(row.clock, row.seats)
        pausing = bool(clock and clock.pausing and any(seat not in clock.pausing for seat in mine))
        asked = row.status == "running" and (any(seat not in answered for seat in mine) or pausing)
        found.append({**entry(row, seats[row.id], visitor), "asked": asked})
    return found


async def home_context(service: TableService, visitor: Visitor) -> dict[str, Any]:
    mine: list[dict[str, object]] = []
    ended: list[dict[str, object]] = []
    if visitor.row is not None:
        mine = await own_entries(service, await service.store.tables_of(visitor.row), visitor)
        ended = await entries(service, await service.store.tables_of(visitor.row, 12, over=True), visitor)
    lists = {
        status: await entries(service, await service.store.public_tables(status, visitor.browsers), visitor)
        for status in ("running", "over")
    }
    return {
        "games": [game_context(name, visitor.language) for name in registry.games()],
        "bots": bot_entries(visitor.language),
        "campaigns": await campaign_entries(service, visitor),
        "yours": [table for table in mine if table["yours"] or table["asked"]],
        "mine": [table for table in mine if not (table["yours"] or table["asked"])],
        "ended": ended,
        "lobby": (await lobby_context(service, visitor))[:IN_LOBBY],
        "running": lists["running"],
        "finished": lists["over"],
        "rematches": await calls_for(service, visitor),
        "daily": daily(visitor.language),
        "visit": ready_cookie(visitor),
        "visitor": person(visitor),
    }


@get("/", include_in_schema=False)
async def home(service: TheService, visitor: TheVisitor) -> Response[str]:
    return kept(page("home.html", visitor.language, **await home_context(service, visitor)), visitor)


def whole(text: str) -> int | None:
    """A small number from a form, if it is one."""
    return int(text) if text.isdecimal() and len(text) < 8 else None


@post("/quick", include_in_schema=False)
async def quick_form(request: Req, service: TheService, visitor: TheVisitor, data: Form) -> Redirect:
    """Play against bots, from a form."""
    name = clean_name(data.get("name", ""))
    wanted = quick_table(
        QuickTable(
            game=data.get("game", "")[:40], bot=data.get("bot", STAND_IN)[:40], seats=whole(data.get("seats", ""))
        )
    )
    row = await welcome(request, visitor, name)
    opened = await service.open_table(row, wanted, current_token(request), name)
    return see(f"/table/{opened.id}" + ("/text" if data.get("text") else ""))


@post("/learn", include_in_schema=False)
async def learn_form(request: Req, service: TheService, visitor: TheVisitor, data: Form) -> Redirect:
    """Take a lesson, from a form."""
    wanted = NewLesson(data.get("game", "")[:40], data.get("lesson", "")[:40])
    opened = await start_lesson(service, await welcome(request, visitor), wanted)
    return see(f"/table/{opened.id}" + ("/text" if data.get("text") else ""))


def new_page(name: str, visitor: Visitor, status: int = 200, **context: Any) -> Response[str]:
    game = game_context(name, visitor.language)
    bots = bot_entries(visitor.language)
    return page("new.html", visitor.language, status, game=game, bots=bots, visitor=person(visitor), **context)


@get("/new", include_in_schema=False)
async def new(visitor: TheVisitor, game: Annotated[str, QueryParameter(max_length=40)] = "") -> Response[str]:
    return new_page(registry.game(game or registry.games()[0]).name, visitor)


@post("/new", include_in_schema=False)
async def new_form(request: Req, service: TheService, visitor: TheVisitor, data: Form) -> Response[str] | Redirect:
    """Open a table, from a form."""
    game = registry.game(data.get("game", "")[:40])
    try:
        wanted = table_of(game, data)
        row = await welcome(request, visitor, clean_name(data.get("name", "")))
        opened = await service.open_table(row, wanted, current_token(request), clean_name(data.get("name", "")))
    except PhylariumError as error:
        status, _, message = told(error, visitor.language)
        if status >= 500:
            raise
        return new_page(game.name, visitor, status, error=message, form=data)
    return see(f"/table/{opened.id}" + ("/text" if data.get("text") else ""))


def table_of(game: Game, data: dict[str, str]) -> NewTable:
    """The table that a form asks for: seat_kind_N, seat_bot_N, seat_name_N, option_NAME, title, clock, public."""
    choices = []
    for seat in range(max(game.seats)):
        kind = data.get(f"seat_kind_{seat}", "none")
        name = data.get(f"seat_name_{seat}", "")[:80]
        if kind == "bot":
            choices.append(SeatChoice("bot", bot=data.get(f"seat_bot_{seat}", "")[:40]))
        elif kind in ("me", "open", "anyone"):
            choices.append(SeatChoice(kind, name=name))  # type: ignore[arg-type]
    options: dict[str, bool | str] = {}
    for option in game.options:
        given = data.get(f"option_{option.name}")
        if given is not None:
            same = [choice for choice in option.choices if str(choice).lower() == given.lower()]
            value = same[0] if same else given
            # The form does not know how many will play: what was left as it stood there is the default for these seats.
            options[option.name] = option.default_for(len(choices)) if value == option.default else value
    return NewTable(
        game=game.name,
        seats=choices,
        options=options,
        public=data.get("public") == "yes",
        private=data.get("private") == "yes",
        title=data.get("title", "")[:80],
        clock=clock_of(data.get("clock", "")),
        rated=data.get("rated") == "yes",
        offer=offer_of(data),
    )


def clock_of(text: str) -> ClockChoice | None:
    """The clock that a form asks for: days-N, live-MINUTES or live-MINUTES-SECONDS; none for whatever else it says."""
    kind, *amounts = text.split("-")
    numbers = [number for number in map(whole, amounts) if number is not None]
    try:
        if kind == "days" and len(numbers) == 1:
            return msgspec.convert({"kind": "days", "days": numbers[0]}, ClockChoice)
        if kind == "live" and len(numbers) in (1, 2):
            given = dict(zip(("minutes", "increment"), numbers, strict=False))
            return msgspec.convert({"kind": "live", **given}, ClockChoice)
    except msgspec.ValidationError:
        return None
    return None


@get("/table/{id:str}", include_in_schema=False)
async def table_page(
    service: TheService, visitor: TheVisitor, id: FromPath[str], turn: Position = None, seat: Position = None
) -> Response[str] | Redirect:
    room = await service.room(id, visitor)
    if turn is not None:
        eyes = "" if seat is None else f"&seat={seat}"
        return see(f"/table/{id}?at={beginning_of(room.match, turn)}{eyes}")
    view = look(room, visitor)
    sight = msgspec.json.decode(msgspec.json.encode(view))
    answer = page(
        "table.html", visitor.language, id=id, sight=sight, modules=modules_of("table.js"), visitor=person(visitor)
    )
    return kept(answer, visitor) if may_keep(view) else answer


def since(view: ClientView) -> list[LogLine]:
    """What the others have done since the viewer decided last."""
    if not view.you or view.status != "running":
        return []
    told = [line for line in view.log if line is not None and line.number > view.undo_to + 1 and not line.opens]
    return [line for line in told if line.seat >= 0 and line.seat not in view.you]


async def text_answer(
    service: TableService,
    visitor: Visitor,
    id: str,
    at: int | None,
    message: str = "",
    status: int = 200,
    preview: Preview | None = None,
    doubted: str = "",
) -> Response[str]:
    """The page; `doubted` is an option that somebody has chosen and is asked about once more."""
    room = await service.room(id, visitor)
    view = look(room, visitor, at=at, pictures=False)
    cautions = await cautions_at(service, visitor, id, view.number) if view.options and at is None else {}
    answer = page(
        "text.html",
        visitor.language,
        status,
        id=id,
        sight=msgspec.to_builtins(view),
        board_text=COLOURS.sub("", room.position_at(at).text(view.view, visitor.language)),
        log_groups=grouped(line for line in view.log[-TOLD:] if line is not None),
        since=since(view) if at is None else [],
        message=message,
        pointed_at=pointed_at(room, visitor.language) if view.lesson else [],
        preview=preview,
        cautions=cautions,
        doubted=doubted if doubted in cautions else "",
        offers=await offered_seats(service, id) if view.links else {},
        chat=await chat_page(service, room, visitor),
        notes=await read_notes(service, id, visitor),
        visitor=person(visitor),
    )
    return kept(answer, visitor) if may_keep(view) and status == 200 else answer


async def cautions_at(service: TableService, visitor: Visitor, id: str, number: int) -> dict[str, CautionView]:
    """By option, why one would rather not take it; nothing while a coach leads."""
    room = await service.room(id, visitor)
    if room.row.coached:
        return {}
    return {caution.action: caution for caution in await service.cautions(id, visitor, number)}


@get("/table/{id:str}/text", include_in_schema=False)
async def text_page(service: TheService, visitor: TheVisitor, id: FromPath[str], at: Position = None) -> Response[str]:
    """The table in words and plain forms."""
    return await text_answer(service, visitor, id, at)


@post("/table/{id:str}/text", include_in_schema=False)
async def text_form(
    service: TheService, visitor: TheVisitor, id: FromPath[str], data: Form
) -> Response[str] | Redirect:
    """A move, an undo, a request or an answer, from the page without script."""
    typed = whole(data.get("number", ""))
    number = -1 if typed is None else typed
    lineage = whole(data.get("lineage", ""))
    try:
        match data.get("do", "play"):
            case "play":
                wanted = data.get("action", "")[:80]
                if data.get("sure") != wanted and wanted in await cautions_at(service, visitor, id, number):
                    return await text_answer(service, visitor, id, None, doubted=wanted)
                await service.play(id, visitor, number, wanted, lineage=lineage)
            case "preview":
                chosen = data.get("action", "")[:80]
                found = await service.preview(id, visitor, number, chosen)
                return await text_answer(service, visitor, id, None, preview=found)
            case "undo":
                await service.undo(id, visitor, number, lineage=lineage)
            case "request":
                await service.ask_back(id, visitor, number, lineage=lineage)
            case "agree":
                await service.answer(id, visitor, True, number, lineage=lineage)
            case "refuse":
                await service.answer(id, visitor, False, number, lineage=lineage)
            case "rules-agree":
                await service.answer_rules(id, visitor, True, number)
            case "rules-refuse":
                await service.answer_rules(id, visitor, False, number)
            case "back":
                await service.come_back(id, visitor)
            case "pause" | "resume" as deed:
                await pause(service, id, visitor, deed == "pause")
            case "lesson-next" | "lesson-back" | "lesson-leave" | "lesson-rejoin" as deed:
                turned = msgspec.convert(
                    {"do": deed.removeprefix("lesson-"), "number": min(max(1, number), 1000)}, Turn
                )
                await turn(service, id, visitor, turned)
            case _:
                raise RequestRefused(400, "bad-request", "table-error-bad-request")
    except PhylariumError as error:
        return await text_refusal(service, visitor, id, error)
    return see(f"/table/{id}/text")


async def text_refusal(service: TableService, visitor: Visitor, id: str, error: PhylariumError) -> Response[str]:
    """Why something was refused, said on the page where it was asked for; what no page can say is raised again."""
    status, _, message = told(error, visitor.language)
    if status >= 500 or status == 404:
        raise error
    return await text_answer(service, visitor, id, None, message, status)


def ready_cookie(visitor: Visitor) -> str:
    """What a form holds ready for somebody who is not known yet, so that two clicks do not make two of them."""
    return people.new_token() if visitor.row is None else ""


@get("/join/{link:str}", include_in_schema=False)
async def join_page(service: TheService, visitor: TheVisitor, link: FromPath[str]) -> Response[str]:
    row, seat = await service.invited(link)
    seats = await service.store.seats(row.id)
    return page(
        "join.html",
        visitor.language,
        link=link,
        table=entry(row, seats, visitor),
        seat=seat.seat,
        taken=seat.kind != "open",
        visit=ready_cookie(visitor),
        visitor=person(visitor),
    )


@post("/join/{link:str}", include_in_schema=False)
async def join_form(
    request: Req, service: TheService, visitor: TheVisitor, link: FromPath[str], data: Form
) -> Redirect:
    name, visit, number = clean_name(data.get("name", "")), data.get("visit", ""), whole(data.get("seat", ""))
    seen = None if number is None else (data.get("table", ""), number)
    try:
        await service.invited(link)
    except NoSuchLink:
        # It ends with who sits down: a second click comes too late for it.
        known = visitor if visitor.row is not None else await people.recognise(service.store, visit)
        if known.row is None or seen is None:
            raise
        id = await service.sit(link, known.row, name, seen)
        if visitor.row is None:
            give_cookie(request, visit)
    else:
        id = await service.sit(link, await welcome(request, visitor, name, visit), name, seen)
    return see(f"/table/{id}" + ("/text" if data.get("text") else ""))


async def account_answer(service: TableService, visitor: Visitor, status: int = 200, **context: Any) -> Response[str]:
    row = visitor.row
    account = None
    if row is not None and row.account is not None:
        account = {"name": row.account, "webhook": row.webhook, "email": row.email}
    return page(
        "account.html",
        visitor.language,
        status,
        account=account,
        known=row is not None,
        vacation=None if account is None else await vacation(service, visitor),
        mail=service.notices.mails,
        visitor=person(visitor),
        **context,
    )


@get("/account", include_in_schema=False)
async def account_page(service: TheService, visitor: TheVisitor) -> Response[str]:
    return await account_answer(service, visitor)


async def account_change(service: TableService, visitor: Visitor, work: Awaitable[object]) -> Response[str] | Redirect:
    """Do something about an account; where it is refused, say why on the same page."""
    try:
        await work
    except PhylariumError as error:
        status, _, message = told(error, visitor.language)
        if status >= 500:
            raise
        return await account_answer(service, visitor, status, error=message)
    return see("/account")


def credentials(data: dict[str, str]) -> Credentials:
    return Credentials(data.get("name", "")[:200], data.get("password", "")[:400])


@post("/account/login", include_in_schema=False)
async def login_form(request: Req, service: TheService, visitor: TheVisitor, data: Form) -> Response[str] | Redirect:
    return await account_change(service, visitor, sign_in(request, service, visitor, credentials(data)))


@post("/account/register", include_in_schema=False)
async def register_form(request: Req, service: TheService, visitor: TheVisitor, data: Form) -> Response[str] | Redirect:
    return await account_change(service, visitor, sign_up(request, service, visitor, credentials(data)))


@post("/account/logout", include_in_schema=False)
async def logout_form(request: Req, service: TheService, visitor: TheVisitor) -> Response[str] | Redirect:
    return await account_change(service, visitor, sign_out(request, service, visitor))


@post("/account/notify", include_in_schema=False)
async def notify_form(request: Req, service: TheService, visitor: TheVisitor, data: Form) -> Response[str] | Redirect:
    fields = {name: data[name] for name in ("webhook", "email") if name in data}
    return await account_change(service, visitor, change_contact(request, service, visitor, Contact(**fields)))


@post("/name", include_in_schema=False)
async def name_form(request: Req, service: TheService, visitor: TheVisitor, data: Form) -> Response[str] | Redirect:
    wanted = Contact(name=data.get("name", "")[:200])
    return await account_change(service, visitor, change_contact(request, service, visitor, wanted))


@post("/language", include_in_schema=False)
async def language_form(request: Req, service: TheService, visitor: TheVisitor, data: Form) -> Redirect:
    """Speak another language from now on; none: the one that the browser likes. Back to where it was asked."""
    wanted = data.get("language", "")
    language = wanted if languages.spoken(wanted) else ""
    if visitor.row is not None:
        await service.store.change_visitor(visitor.row, language=language)
    try:
        back = urlsplit(request.headers.get("referer", "")).path or "/"
    except ValueError:  # brackets that are none
        back = "/"
    answer = see(back if back.startswith("/") and not back.startswith("//") else "/")
    answer.set_cookie(
        key=languages.COOKIE,
        value=language,
        max_age=people.COOKIE_SECONDS if language else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(request, service.settings),
    )
    return answer


@get("/confirm/{link:str}", include_in_schema=False)
async def confirm_page(visitor: TheVisitor, link: FromPath[str]) -> Response[str]:
    """A form rather than the deed itself: mail programs follow links to look at them."""
    return page("confirm.html", visitor.language, link=quote(link, safe=""), visitor=person(visitor))


@post("/confirm/{link:str}", include_in_schema=False)
async def confirm_form(service: TheService, link: FromPath[str]) -> Redirect:
    if not people.TOKEN.fullmatch(link) or not await service.store.confirm_email(people.hashed(link)):
        raise RequestRefused(404, "no-such-link", "table-error-no-such-link")
    return see("/account")


CACHED = {"Cache-Control": "public, max-age=300"}


@get("/games/{game:str}/style.css", include_in_schema=False)
async def style(game: FromPath[str]) -> Response[str]:
    """The stylesheet of a game's pictures."""
    return Response(registry.game(game[:40]).stylesheet(), media_type="text/css", headers=CACHED)


@get("/games/{game:str}/cover.svg", include_in_schema=False)
async def cover(
    game: FromPath[str], theme: FromQuery[Literal["light", "dark"]] = "light", lang: Tongue = SOURCE
) -> Response[str]:
    """A picture for a game's card on the first page."""
    # Drawn beside the loop: a first cover takes a good part of a second.
    svg = await asyncio.to_thread(cover_of, registry.game(game[:40]).name, theme, best_language([lang]))
    if not svg:
        raise RequestRefused(404, "no-picture", "table-error-no-picture")
    return svg_file(svg, CACHED)


def page_router() -> Router:
    return Router(
        "/",
        route_handlers=[
            home,
            quick_form,
            learn_form,
            new,
            new_form,
            table_page,
            text_page,
            text_form,
            join_page,
            join_form,
            account_page,
            login_form,
            register_form,
            logout_form,
            notify_form,
            name_form,
            confirm_page,
            confirm_form,
            style,
            cover,
            language_form,
        ],
    )

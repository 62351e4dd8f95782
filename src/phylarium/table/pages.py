"""The pages: plain HTML that works before, and without, any script."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

import jinja2
import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect

from phylarium.kernel import registry
from phylarium.kernel.engine import NOBODY
from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import Message
from phylarium.table import people
from phylarium.table.api import (
    Contact,
    Credentials,
    QuickTable,
    Req,
    change_contact,
    game_sight,
    me_of,
    quick_table,
    sign_in,
    sign_out,
    sign_up,
)
from phylarium.table.guard import welcome
from phylarium.table.hall import Hall, NewTable, SeatChoice
from phylarium.table.minds import STAND_IN, offered
from phylarium.table.people import Visitor, clean_name
from phylarium.table.refusals import Refusal, told
from phylarium.table.saying import game_words, rule_words, say
from phylarium.table.sight import Sight, bot_title, look
from phylarium.table.store import SeatRow, TableRow

HERE = Path(__file__).parent
TEMPLATES = HERE / "templates"
STATIC = HERE / "static"

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]



@cache
def environment() -> jinja2.Environment:
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals["say"] = say
    env.globals["rule_text"] = rule_words
    env.filters["embedded"] = embedded
    return env


def embedded(value: object) -> jinja2.utils.markupsafe.Markup:
    """A value as JSON inside a <script type="application/json">: it cannot end the element early."""
    text = msgspec.json.encode(value).decode()
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return jinja2.utils.markupsafe.Markup(text)


def page(name: str, status: int = 200, **context: Any) -> Response[str]:
    text = environment().get_template(name).render(**context)
    return Response(text, media_type=MediaType.HTML, status_code=status)


def see(path: str) -> Redirect:
    return Redirect(path, status_code=303)


def person(visitor: Visitor) -> dict[str, object]:
    return {"name": visitor.name, "account": visitor.row.account if visitor.row is not None else None}


def entry(row: TableRow, seats: list[SeatRow], visitor: Visitor) -> dict[str, object]:
    """A table in a list."""
    yours = [seat.seat for seat in seats if visitor.holds(seat.visitor_id) and seat.kind == "human"]
    mover = seats[row.to_move] if row.status == "running" and 0 <= row.to_move < len(seats) else None
    return {
        "id": row.id,
        "game": row.game,
        "game_title": game_title(row.game),
        "title": row.title,
        "status": row.status,
        "number": row.number,
        "updated": row.updated,
        "seats": [name_of(seat) for seat in seats],
        "yours": mover is not None and mover.seat in yours,
        "to_move": row.to_move if mover is not None else NOBODY,
        "waiting_for": "" if mover is None else name_of(mover),
        "mine": bool(yours),
        "result": msgspec.json.decode(row.result) if row.result else None,
    }


def name_of(seat: SeatRow) -> str:
    if seat.name:
        return seat.name
    if seat.kind == "bot":
        return say("table-bot", bot=bot_title(seat.bot))
    return say("table-open-seat" if seat.kind == "open" else "table-player", seat=seat.seat + 1)


def game_title(name: str) -> str:
    return game_words(name, Message(f"{name}-title")) if name in registry.games() else name


def bot_entry(name: str) -> dict[str, str]:
    return {"name": name, "title": bot_title(name), "text": say(f"table-bot-{name}")}


async def entries(hall: Hall, rows: list[TableRow], visitor: Visitor) -> list[dict[str, object]]:
    seats = await hall.store.seats_at([row.id for row in rows])
    return [entry(row, seats[row.id], visitor) for row in rows]


async def home_context(hall: Hall, visitor: Visitor) -> dict[str, Any]:
    mine = await hall.store.tables_of(visitor.row) if visitor.row is not None else []
    return {
        "games": [
            {**msgspec.to_builtins(game_sight(name)), "blurb": say(f"table-blurb-{name}")}
            for name in registry.games()
        ],
        "bots": [bot_entry(name) for name in offered()],
        "mine": await entries(hall, mine, visitor),
        "waiting": await entries(hall, await hall.store.public_tables("waiting"), visitor),
        "running": await entries(hall, await hall.store.public_tables("running"), visitor),
        "finished": await entries(hall, await hall.store.public_tables("over"), visitor),
        "visitor": person(visitor),
    }


@get("/", include_in_schema=False)
async def home(hall: Hall, visitor: Visitor) -> Response[str]:
    return page("home.html", **await home_context(hall, visitor))


@post("/quick", include_in_schema=False)
async def quick_form(request: Req, hall: Hall, visitor: Visitor, data: Form) -> Redirect:
    """Play against bots, from a form."""
    name = clean_name(data.get("name", ""))
    row = await welcome(request, visitor, name)
    hall.limits.take(f"tables {row.id}", hall.settings.tables_per_hour, 3600)
    number = data.get("seats", "")
    wanted = QuickTable(
        game=data.get("game", ""),
        bot=data.get("bot", STAND_IN),
        seats=int(number) if number.isdecimal() and len(number) < 4 else None,
    )
    opened = await hall.open_table(row, quick_table(wanted), name)
    return see(f"/table/{opened.id}" + ("/text" if data.get("text") else ""))


@post("/new", include_in_schema=False)
async def new_form(request: Req, hall: Hall, visitor: Visitor, data: Form) -> Response[str] | Redirect:
    """Open a table, from a form: fields seat-0, seat-1, ... are "me", "open", "none" or the name of a bot."""
    row = await welcome(request, visitor)
    hall.limits.take(f"tables {row.id}", hall.settings.tables_per_hour, 3600)
    choices = []
    for seat in range(12):
        kind = data.get(f"seat-{seat}", "none")
        if kind in ("me", "open"):
            choices.append(SeatChoice("me" if kind == "me" else "open", name=data.get(f"name-{seat}", "")[:80]))
        elif kind != "none":
            choices.append(SeatChoice("bot", bot=kind[:40]))
    game = registry.game(data.get("game", "")[:40])
    options: dict[str, bool | str] = {}
    for option in game.options:
        given = data.get(f"option-{option.name}")
        if given is not None:
            same = [choice for choice in option.choices if str(choice).lower() == given.lower()]
            options[option.name] = same[0] if same else given
    wanted = NewTable(
        game=game.name,
        seats=choices,
        options=options,
        public=data.get("public") == "yes",
        private=data.get("private") == "yes",
        title=data.get("title", "")[:80],
    )
    opened = await hall.open_table(row, wanted)
    if not opened.links:
        return see(f"/table/{opened.id}" + ("/text" if data.get("text") else ""))
    return page("opened.html", id=opened.id, links=opened.links, visitor=person(visitor))


@get("/table/{id:str}", include_in_schema=False)
async def table_page(hall: Hall, visitor: Visitor, id: str) -> Response[str]:
    sight = look(await hall.room(id, visitor), visitor)
    return page("table.html", id=id, sight=sight, visitor=person(visitor))


async def text_answer(
    hall: Hall, visitor: Visitor, id: str, at: int | None, note: str = "", status: int = 200
) -> Response[str]:
    room = await hall.room(id, visitor)
    sight: Sight = look(room, visitor, at=at, pictures=False)
    view = sight.view
    state = room.state if at is None else room.rebuilt(at)
    position = room.game.plain_text(state.masked(view), view)
    return page(
        "text.html", status, id=id, sight=sight, position=position, note=note, at=at, visitor=person(visitor)
    )


@get("/table/{id:str}/text", include_in_schema=False)
async def text_page(hall: Hall, visitor: Visitor, id: str, at: int | None = None) -> Response[str]:
    """The table in words and plain forms."""
    return await text_answer(hall, visitor, id, at)


@post("/table/{id:str}/text", include_in_schema=False)
async def text_form(hall: Hall, visitor: Visitor, id: str, data: Form) -> Response[str] | Redirect:
    """A move, an undo, a request or an answer, from the page without script."""
    typed = data.get("number", "")
    number = int(typed) if typed.isdecimal() and len(typed) < 8 else -1
    try:
        match data.get("do", "play"):
            case "play":
                await hall.play(id, visitor, number, data.get("action", "")[:80])
            case "undo":
                await hall.undo(id, visitor, number)
            case "request":
                await hall.ask_back(id, visitor, number)
            case "agree":
                await hall.answer(id, visitor, True)
            case "refuse":
                await hall.answer(id, visitor, False)
            case "back":
                await hall.come_back(id, visitor)
            case _:
                raise Refusal(400, "bad-request", "table-error-bad-request")
    except PhylariumError as error:
        status, _, message = told(error)
        if status >= 500 or status == 404:
            raise
        return await text_answer(hall, visitor, id, None, message, status)
    return see(f"/table/{id}/text")


@get("/join/{link:str}", include_in_schema=False)
async def join_page(hall: Hall, visitor: Visitor, link: str) -> Response[str]:
    row, seat = await hall.invited(link)
    seats = await hall.store.seats(row.id)
    return page(
        "join.html",
        link=link,
        table=entry(row, seats, visitor),
        seat=seat.seat,
        taken=seat.kind != "open",
        visitor=person(visitor),
    )


@post("/join/{link:str}", include_in_schema=False)
async def join_form(request: Req, hall: Hall, visitor: Visitor, link: str, data: Form) -> Redirect:
    await hall.invited(link)
    name = clean_name(data.get("name", ""))
    row = await welcome(request, visitor, name)
    id = await hall.sit(link, row, name)
    return see(f"/table/{id}" + ("/text" if data.get("text") else ""))


@get("/account", include_in_schema=False)
async def account_page(hall: Hall, visitor: Visitor) -> Response[str]:
    return page("account.html", me=me_of(hall, visitor), note="", visitor=person(visitor))


@post("/account", include_in_schema=False)
async def account_form(request: Req, hall: Hall, visitor: Visitor, data: Form) -> Response[str] | Redirect:
    """Log in or out, register, or say where one wants to be told; field `do` says which."""
    typed = Credentials(data.get("name", "")[:200], data.get("password", "")[:400])
    try:
        match data.get("do", ""):
            case "login":
                await sign_in(request, hall, visitor, typed)
            case "register":
                await sign_up(request, hall, visitor, typed)
            case "logout":
                await sign_out(request, hall, visitor)
            case "contact":
                fields = {name: data[name][:500] for name in ("name", "webhook", "email") if name in data}
                await change_contact(request, hall, visitor, Contact(**fields))
            case _:
                raise Refusal(400, "bad-request", "table-error-bad-request")
    except PhylariumError as error:
        status, _, message = told(error)
        if status >= 500:
            raise
        return page("account.html", status, me=me_of(hall, visitor), note=message, visitor=person(visitor))
    return see("/account")


@get("/confirm/{link:str}", include_in_schema=False)
async def confirm_page(visitor: Visitor, link: str) -> Response[str]:
    """A form rather than the deed itself: mail programs follow links to look at them."""
    return page("confirm.html", link=quote(link, safe=""), visitor=person(visitor))


@post("/confirm/{link:str}", include_in_schema=False)
async def confirm_form(hall: Hall, link: str) -> Redirect:
    if not people.TOKEN.fullmatch(link) or not await hall.store.confirm_email(people.hashed(link)):
        raise Refusal(404, "no-such-link", "table-error-no-such-link")
    return see("/account")


@get("/style/{game:str}", include_in_schema=False)
async def style(game: str) -> Response[str]:
    """The stylesheet of a game's pictures, as /style/GAME.css."""
    name = game.removesuffix(".css")[:40]
    cached = {"Cache-Control": "public, max-age=300"}
    return Response(registry.game(name).stylesheet(), media_type="text/css", headers=cached)


def page_router() -> Router:
    return Router(
        "/",
        route_handlers=[
            home,
            quick_form,
            new_form,
            table_page,
            text_page,
            text_form,
            join_page,
            join_form,
            account_page,
            account_form,
            confirm_page,
            confirm_form,
            style,
        ],
    )

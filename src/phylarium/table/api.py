"""The JSON API. Every answer to a viewer is a `ClientView`; every refusal is a `Problem`."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from phylarium.bots.base import recommended
from phylarium.kernel import registry
from phylarium.kernel.errors import DamagedRecord, OptionError, PhylariumError
from phylarium.kernel.message import Message
from phylarium.kernel.options import wrong_seats
from phylarium.kernel.record import Record
from phylarium.table import people
from phylarium.table.bot_workers import offered
from phylarium.table.cautions import Cautions
from phylarium.table.client_view import ClientView, checked_eyes, look, seat_title, seats_of, view_of
from phylarium.table.logbook import LogPage
from phylarium.table.notices import check_email, check_webhook
from phylarium.table.openings import NewTable, Options, SeatChoice, Seating, check_size
from phylarium.table.people import Visitor, check_credentials, clean_name
from phylarium.table.pictures import svg_file
from phylarium.table.previews import Preview
from phylarium.table.refusals import RequestRefused, told
from phylarium.table.rooms import Room
from phylarium.table.saying import game_title, game_words, option_words, rule_words, term_words
from phylarium.table.security import (
    TheService,
    TheVisitor,
    address_of,
    base_of,
    give_cookie,
    give_token_of_trust,
    welcome,
)
from phylarium.table.service import Opened, TableService
from phylarium.table.store import Notice
from phylarium.table.things import Thing, Why, thing_of, why_not, why_not_with

Req = Request[Any, Any, Any]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
HAVE, HEARD, LINE = 4000, 40, 40
"""How long what a page says of itself may be."""

LINE_NAME = "^[0-9a-z]*$"
Have = Annotated[str, QueryParameter(max_length=HAVE, description="Pieces that the viewer has, as name:hash,name:hash")]
Heard = Annotated[
    str, QueryParameter(max_length=HEARD, description="How far the viewer has the log: `heard` of its last view")
]
Line = Annotated[
    str,
    QueryParameter(
        max_length=LINE,
        pattern=LINE_NAME,
        description="The name of the live connection that need not be sent what this answer brings",
    ),
]

Id = FromPath[str]
Position = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="How many actions had been taken")]
Eyes = Annotated[
    int | None,
    QueryParameter(ge=0, le=12, description="Through whose eyes: a seat, counted from 1; 0: as anybody may see it"),
]
Taken = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many actions have been taken")]
Wanted = Annotated[str, QueryParameter(max_length=80, description="An action, as its text")]
Touched = Annotated[str, QueryParameter(max_length=80, description="A thing on the board, by its id")]
PREVIEWS = 300
"""Options that somebody may look ahead from in a minute."""

Start = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The first line")]


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was refused: a code for programs, a sentence for people, and the table as it is now."""

    error: str
    message: str
    sight: ClientView | None = None
    fields: list[dict[str, str]] | None = None


Answered = Response[ClientView | Problem]


class QuickTable(msgspec.Struct, forbid_unknown_fields=True):
    """A game against bots, at once."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "larva"
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    options: Options = {}


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """An action, and the number of actions that its player saw; `lineage` as they saw it, so that it counts for no
    other position of that number."""

    number: Number
    action: ActionText
    lineage: Number | None = None
    hurry: bool = False
    """Whether the bots that go on need not pause between their moves: whoever plays with them alone may say so."""


class PositionNumber(msgspec.Struct, forbid_unknown_fields=True):
    number: Number
    lineage: Number | None = None


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Whether one agrees to what is asked; `number` of the position, so that it counts for no other request."""

    agree: bool
    number: Number | None = None
    lineage: Number | None = None


class Imported(msgspec.Struct, forbid_unknown_fields=True):
    """A record to play on from; `at` where not from its end."""

    record: dict[str, Any]
    at: Number | None = None
    seats: Seating | None = None


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=200)]
    password: Annotated[str, msgspec.Meta(max_length=400)]


class Contact(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody is called, and where they want to be told that it is their turn. Left out: as it is."""

    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None
    email: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Me(msgspec.Struct):
    known: bool
    name: str
    account: str | None
    webhook: str
    email: str
    mail: bool
    """Whether this server can send mail."""


class Link(msgspec.Struct):
    url: str


class RuleWords(msgspec.Struct):
    id: str
    text: str


class HintTerm(msgspec.Struct):
    text: str
    value: float


class HintRating(msgspec.Struct):
    action: str
    text: str
    target: str
    value: float
    terms: list[HintTerm]


class Hint(msgspec.Struct):
    best: str
    equal: list[str]
    """The other options that are worth as much to the bot: it has no reason to choose between them and the best."""
    number: int
    ratings: list[HintRating]
    """Of every option, the best one first."""


class Chart(msgspec.Struct):
    """Scores by action: `scores[n]` are those after n actions, by seat."""

    names: list[str]
    scores: list[list[int]]


class OptionChoice(msgspec.Struct):
    value: bool | str
    text: str


class GameOption(msgspec.Struct):
    name: str
    text: str
    choices: list[OptionChoice]
    default: bool | str
    seats: list[int]


class OfferedGame(msgspec.Struct):
    name: str
    title: str
    seats: list[int]
    options: list[GameOption]


class Offer(msgspec.Struct):
    games: list[OfferedGame]
    bots: list[str]


def eyes_of(seat: int | None) -> int | None:
    """A seat of an address, which counts from 1, as the kernel counts; SPECTATOR for 0."""
    return None if seat is None else seat - 1


def have_of(text: str) -> dict[str, str]:
    return dict(pair.rsplit(":", 1) for pair in text.split(",") if ":" in pair)


class Caller(NamedTuple):
    """Who changes something at a table, and what their page has of it already."""

    service: TableService
    visitor: Visitor
    id: str
    have: str
    heard: str
    line: str

    async def answered(self, work: Awaitable[Room]) -> Answered:
        """The table after a change; where it was refused, the reason with the table as it is."""
        try:
            room = await work
        except PhylariumError as error:
            status, code, message = told(error, self.visitor.language)
            if status not in (409, 422):
                raise
            room = await self.service.room(self.id, self.visitor)
            return Response(Problem(code, message, self.look(room)), status_code=status)
        return Response(self.look(room), status_code=200)

    async def play(self, move: Move) -> Answered:
        return await self.answered(
            self.service.play(self.id, self.visitor, move.number, move.action, self.line, move.lineage, move.hurry)
        )

    def look(self, room: Room) -> ClientView:
        return look(room, self.visitor, have=have_of(self.have), heard=self.heard)


def provide_caller(
    service: TheService, visitor: TheVisitor, id: Id, have: Have = "", heard: Heard = "", line: Line = ""
) -> Caller:
    return Caller(service, visitor, id, have, heard, line)


TheCaller = NamedDependency[Caller]


# --- what there is ---------------------------------------------------------------------------


def offered_game(name: str, language: str) -> OfferedGame:
    game = registry.game(name)
    return OfferedGame(
        name=name,
        title=game_title(name, language),
        seats=list(game.seats),
        options=[
            GameOption(
                name=option.name,
                text=option_words(name, option.name, None, language),
                choices=[
                    OptionChoice(choice, option_words(name, option.name, choice, language)) for choice in option.choices
                ],
                default=option.default,
                seats=list(option.seats or game.seats),
            )
            for option in game.options
        ],
    )


@get("/games", summary="The games and bots of this server")
async def games(visitor: TheVisitor) -> Offer:
    return Offer([offered_game(name, visitor.language) for name in registry.games()], offered())


@get("/rules/{game:str}/{rule:str}", summary="A rule in our own words")
async def rule_text(visitor: TheVisitor, game: FromPath[str], rule: FromPath[str]) -> RuleWords:
    known = registry.game(game[:40])
    if rule not in known.rules():
        raise RequestRefused(404, "no-such-rule", "table-error-no-such-rule")
    return RuleWords(rule, rule_words(known.name, rule, visitor.language))


# --- tables ----------------------------------------------------------------------------------


@post("/tables", summary="Open a table", status_code=201)
async def create(request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[NewTable]) -> Opened:
    row = await welcome(request, visitor)
    opened = await service.open_table(row, data, current_token(request))
    base = base_of(request, service.settings)
    return Opened(opened.id, {seat: base + link for seat, link in opened.links.items()})


@post("/quick", summary="Play against bots at once", status_code=201)
async def quick(request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[QuickTable]) -> Opened:
    row = await welcome(request, visitor, clean_name(data.name))
    return await service.open_table(row, quick_table(data), current_token(request), clean_name(data.name))


def quick_table(data: QuickTable) -> NewTable:
    game = registry.game(data.game)
    seats = data.seats or max(n for n in game.seats if n <= 3 or n == min(game.seats))
    if seats not in game.seats:  # before so many are made
        raise OptionError(wrong_seats(game.name, seats, game.seats))
    others = [SeatChoice("bot", bot=data.bot) for _ in range(seats - 1)]
    return NewTable(game=data.game, seats=[SeatChoice("me"), *others], options=data.options)


@post("/", summary="Play on from a record", status_code=201)
async def import_record(request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[Imported]) -> Opened:
    row = await welcome(request, visitor)
    check_size(data.record)
    record = Record.parse(msgspec.json.encode(data.record))
    if record.pack:
        raise DamagedRecord(Message("record-server-pack"))
    opened = await service.import_record(row, record, data.at, data.seats, current_token(request))
    base = base_of(request, service.settings)
    return Opened(opened.id, {seat: base + link for seat, link in opened.links.items()})


@get("/tables/{id:str}", summary="A table as the visitor sees it")
async def table(
    service: TheService, visitor: TheVisitor, id: Id, have: Have = "", heard: Heard = "", log_from: Position = None
) -> ClientView:
    return look(await service.room(id, visitor), visitor, have=have_of(have), heard=heard, log_from=log_from)


@get("/tables/{id:str}/at/{n:int}", summary="An earlier position, as the visitor sees it")
async def at(
    service: TheService, visitor: TheVisitor, id: Id, n: FromPath[int], have: Have = "", seat: Eyes = None
) -> ClientView:
    return look(await service.room(id, visitor), visitor, have=have_of(have), at=n, eyes=eyes_of(seat))


@get("/tables/{id:str}/log", summary="The log, from a line on")
async def log_page(service: TheService, visitor: TheVisitor, id: Id, start: Start = 0) -> LogPage:
    room = await service.room(id, visitor)
    return room.log.page(view_of(room, visitor), start, language=visitor.language)


@post("/tables/{id:str}/actions", summary="Take an action", status_code=200)
async def act(caller: TheCaller, data: JSONBody[Move]) -> Answered:
    return await caller.play(data)


@post("/tables/{id:str}/undo", summary="Take one's last decision back", status_code=200)
async def undo(caller: TheCaller, data: JSONBody[PositionNumber]) -> Answered:
    return await caller.answered(caller.service.undo(caller.id, caller.visitor, data.number, caller.line, data.lineage))


@post("/tables/{id:str}/request", summary="Ask the others to go back to a position", status_code=200)
async def ask(caller: TheCaller, data: JSONBody[PositionNumber]) -> Answered:
    return await caller.answered(
        caller.service.ask_back(caller.id, caller.visitor, data.number, caller.line, data.lineage)
    )


@post("/tables/{id:str}/agree", summary="Answer somebody who asked to go back", status_code=200)
async def agree(caller: TheCaller, data: JSONBody[Answer]) -> Answered:
    return await caller.answered(
        caller.service.answer(caller.id, caller.visitor, data.agree, data.number, caller.line, data.lineage)
    )


@post("/tables/{id:str}/rules", summary="Say whether the game is to go on by the rules of today", status_code=200)
async def rules(caller: TheCaller, data: JSONBody[Answer]) -> Answered:
    return await caller.answered(
        caller.service.answer_rules(caller.id, caller.visitor, data.agree, data.number, caller.line)
    )


@post("/tables/{id:str}/back", summary="Take one's seat back from the bot that sat in", status_code=200)
async def come_back(caller: TheCaller) -> Answered:
    return await caller.answered(caller.service.come_back(caller.id, caller.visitor, caller.line))


@post(
    "/tables/{id:str}/hurry", summary="Let the bots play on without a pause, until somebody is asked", status_code=204
)
async def hurry(service: TheService, visitor: TheVisitor, id: Id) -> None:
    await service.hurry(id, visitor)


@post("/tables/{id:str}/link/{seat:int}", summary="A new link to an open seat or to one's own", status_code=201)
async def link(request: Req, service: TheService, visitor: TheVisitor, id: Id, seat: FromPath[int]) -> Link:
    return Link(base_of(request, service.settings) + await service.link(id, visitor, seat))


@get("/tables/{id:str}/hint", summary="What a bot would do, and how it rates the options")
async def hint(request: Req, service: TheService, visitor: TheVisitor, id: Id) -> Hint:
    await service.limits.take(f"hint {address_of(request, service.settings)}", 30, 60)
    number = len((await service.room(id, visitor)).actions)
    room, opinions = await service.hint(id, visitor)
    if len(room.actions) != number or not opinions:
        raise RequestRefused(409, "stale", "table-error-stale")
    game = room.game
    masked = room.position.masked(room.to_move())
    ratings = [
        HintRating(
            action=game.vocabulary.name(opinion.action),
            text=game_words(game.name, masked.describe(opinion.action), visitor.language),
            target=game.vocabulary.target(opinion.action),
            value=opinion.value,
            terms=[HintTerm(term_words(game.name, name, visitor.language), value) for name, value in opinion.terms],
        )
        for opinion in opinions
    ]
    warned = {game.vocabulary.parse(caution.action) for caution in await service.cautions(id, visitor, number)}
    best, *equal = [game.vocabulary.name(opinion.action) for opinion in recommended(opinions, warned)]
    return Hint(best, equal, number, ratings)


@get("/tables/{id:str}/preview", summary="What an option would bring about, as far as the seat that is asked can know")
async def preview(
    request: Req, service: TheService, visitor: TheVisitor, id: Id, number: Taken, action: Wanted, have: Have = ""
) -> Preview:
    await service.limits.take(f"preview {address_of(request, service.settings)}", PREVIEWS, 60)
    return await service.preview(id, visitor, number, action, have_of(have))


@get("/tables/{id:str}/cautions", summary="The options that do nothing now, or only harm whoever takes them")
async def cautions(service: TheService, visitor: TheVisitor, id: Id, number: Taken) -> Cautions:
    return Cautions(number, await service.cautions(id, visitor, number))


@get("/tables/{id:str}/why", summary="Why an action may not be taken now, or nothing be done with a thing on the board")
async def why(service: TheService, visitor: TheVisitor, id: Id, action: Wanted = "", target: Touched = "") -> Why:
    room, seat = await service.asked(id, visitor)
    if action or not target:
        return why_not(room.position, seat, room.game.vocabulary.parse(action), visitor.language)
    return await why_not_with(room.position, seat, target, visitor.language)


@get("/tables/{id:str}/thing", summary="A thing on the board, looked at closely: what it is, where it comes from")
async def thing(service: TheService, visitor: TheVisitor, id: Id, target: Touched, at: Position = None) -> Thing:
    room = await service.room(id, visitor)
    return thing_of(room.position_at(at), view_of(room, visitor), target, visitor.language)


@get("/tables/{id:str}/record", summary="The whole game as a record: after the end, or where nobody else plays")
async def record(service: TheService, visitor: TheVisitor, id: Id) -> Response[bytes]:
    found = await service.record(id, visitor)
    names = {"Content-Disposition": f'attachment; filename="{found.game}-{id}.json"'}
    return Response(found.text().encode(), media_type="application/json", headers=names)


@get("/tables/{id:str}/chart", summary="Scores after each action")
async def chart(service: TheService, visitor: TheVisitor, id: Id) -> Chart:
    room = await service.room(id, visitor)
    return Chart([seat_title(row) for row in room.seats], room.points())


async def picture(service: TableService, visitor: Visitor, id: str, at: int | None, eyes: int | None) -> str:
    room = await service.room(id, visitor)
    view = view_of(room, visitor) if eyes is None else checked_eyes(room, seats_of(room, visitor), eyes)
    svg = room.position_at(at).picture(view, visitor.language)
    if not svg:
        raise RequestRefused(404, "no-picture", "table-error-no-picture")
    return svg


@get("/tables/{id:str}/image.svg", summary="A position as SVG", media_type="image/svg+xml")
async def image_svg(
    service: TheService, visitor: TheVisitor, id: Id, at: Position = None, seat: Eyes = None
) -> Response[str]:
    return svg_file(await picture(service, visitor, id, at, eyes_of(seat)))


@get("/tables/{id:str}/image.png", summary="A position as PNG, where the server can make one", media_type="image/png")
async def image_png(
    request: Req, service: TheService, visitor: TheVisitor, id: Id, at: Position = None, seat: Eyes = None
) -> Response[bytes]:
    await service.limits.take(f"png {address_of(request, service.settings)}", 20, 60)
    svg = await picture(service, visitor, id, at, eyes_of(seat))
    return Response(await service.pictures.png(svg), media_type="image/png")


# --- people ----------------------------------------------------------------------------------


def me_of(service: TableService, visitor: Visitor) -> Me:
    row = visitor.row
    if row is None:
        return Me(False, "", None, "", "", service.notices.mails)
    return Me(True, visitor.name, row.account, row.webhook, row.email, service.notices.mails)


@get("/me", summary="Who the visitor is")
async def me(service: TheService, visitor: TheVisitor) -> Me:
    return me_of(service, visitor)


@post("/me", summary="Change one's name and where one is told of one's turn", status_code=200)
async def change_me(request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[Contact]) -> Me:
    await change_contact(request, service, visitor, data)
    return me_of(service, await people.recognise(service.store, current_token(request)))


def current_token(request: Req) -> str:
    """The cookie that the visitor has after this answer."""
    given: str = request.scope["state"].get("cookie", "")
    return given.partition("=")[2].partition(";")[0] if given else request.cookies.get(people.COOKIE, "")


async def change_contact(request: Req, service: TableService, visitor: Visitor, data: Contact) -> None:
    row = await welcome(request, visitor)
    values: dict[str, object] = {}
    if data.name is not None:
        values["name"] = clean_name(data.name)
    if data.webhook is not None:
        values["webhook"] = check_webhook(data.webhook) if data.webhook.strip() else ""
    if data.email is not None and data.email.strip() != row.email:
        if data.email.strip():
            if not service.notices.mails:
                raise RequestRefused(400, "no-mail", "table-error-no-mail")
            address = check_email(data.email)
            await service.limits.take(f"mail {row.id}", 5, 3600)
            await service.limits.take(f"mail {address_of(request, service.settings)}", 20, 3600)
            link = people.new_token()
            values.update(email_wanted=address, email_link_hash=people.hashed(link))
            await service.store.post(
                Notice(visitor_id=row.id, game_id=None, kind="confirm", due=0.0, text=f"{address} /confirm/{link}")
            )
        else:
            values.update(email="", email_wanted="", email_link_hash="")
    if values:
        await service.store.change_visitor(row, **values)


async def sign_up(request: Req, service: TableService, visitor: Visitor, data: Credentials) -> None:
    name = check_credentials(data.name, data.password)
    await service.limits.take(f"register {address_of(request, service.settings)}", 10, 3600)
    row = await welcome(request, visitor, name)
    if row.account_id is not None:
        raise RequestRefused(409, "logged-in", "table-error-logged-in")
    password_hash = await service.passwords.hash(data.password)
    account = await service.store.register(name, password_hash)
    token = people.new_token()
    if not await service.store.join_account(row.id, account, people.hashed(token)):
        raise RequestRefused(403, "bad-login", "table-error-bad-login")
    give_cookie(request, token)
    give_token_of_trust(request, people.token_of_trust(password_hash))


async def sign_in(request: Req, service: TableService, visitor: Visitor, data: Credentials) -> None:
    name = clean_name(data.name)
    found = await service.store.account(name)
    await count_login(request, service, name, None if found is None else found[1])
    if not await service.passwords.fits(None if found is None else found[1], data.password) or found is None:
        raise RequestRefused(403, "bad-login", "table-error-bad-login")
    row = visitor.row
    if row is not None and row.account_id not in (None, found[0]):
        row = None  # another person at the same browser: their seats stay theirs
    token = people.new_token()
    if row is None:
        row = await service.store.welcome(people.hashed(people.new_token()))
    if not await service.store.join_account(row.id, found[0], people.hashed(token)):
        raise RequestRefused(403, "bad-login", "table-error-bad-login")
    give_cookie(request, token)
    give_token_of_trust(request, people.token_of_trust(found[1]))


async def count_login(request: Req, service: TableService, name: str, password_hash: str | None) -> None:
    """How often a name may be tried: by strangers, each from their address and all together, and apart from them by
    each browser that has logged in to it before. So those who guess lock out nobody but themselves.
    """
    trust = request.cookies.get(people.TRUST_COOKIE, "")
    if password_hash is not None and people.is_trusted(password_hash, trust):
        await service.limits.take(f"login by {trust}", 10, 60)
        return
    address, key = address_of(request, service.settings), name.casefold()
    await service.limits.take(f"login {address}", 20, 60)
    await service.limits.take(f"login of {key} from {address}", 10, 60)
    await service.limits.take(f"login of {key}", 100, 60)


async def sign_out(request: Req, service: TableService, visitor: Visitor) -> None:
    if visitor.row is not None and visitor.row.account_id is not None:
        await service.store.retire(visitor.row.id)
        await service.channels.leave(visitor.row.id)
        give_cookie(request, "")


@post("/account/register", summary="Choose a name and a password", status_code=201)
async def register(request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[Credentials]) -> Me:
    await sign_up(request, service, visitor, data)
    return me_of(service, await people.recognise(service.store, current_token(request)))


@post("/account/login", summary="Log in", status_code=200)
async def login(request: Req, service: TheService, visitor: TheVisitor, data: JSONBody[Credentials]) -> Me:
    await sign_in(request, service, visitor, data)
    return me_of(service, await people.recognise(service.store, current_token(request)))


@post("/account/logout", summary="Log out", status_code=200)
async def logout(request: Req, service: TheService, visitor: TheVisitor) -> Me:
    await sign_out(request, service, visitor)
    return me_of(service, people.NOBODY_KNOWN)


def api_router(record_limit: int) -> Router:
    large = Router("/import", route_handlers=[import_record], request_max_body_size=record_limit)
    return Router(
        "/api",
        dependencies={"caller": Provide(provide_caller, sync_to_thread=False)},
        route_handlers=[
            large,
            games,
            rule_text,
            create,
            quick,
            table,
            at,
            log_page,
            act,
            undo,
            ask,
            agree,
            rules,
            come_back,
            hurry,
            link,
            hint,
            preview,
            cautions,
            why,
            thing,
            record,
            chart,
            image_svg,
            image_png,
            me,
            change_me,
            register,
            login,
            logout,
        ],
    )

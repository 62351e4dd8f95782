"""Live updates: a WebSocket that is sent the table whenever it changes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from phylarium.kernel.errors import PhylariumError
from phylarium.table import languages
from phylarium.table.api import have_of
from phylarium.table.bodies import check_quoted
from phylarium.table.channels import Listener
from phylarium.table.chat import MOST_SHOWN, chat_page
from phylarium.table.client_view import look
from phylarium.table.limits import Buckets
from phylarium.table.people import Visitor, recognise
from phylarium.table.presence import Looking
from phylarium.table.refusals import Crowded, RequestRefused, TooMany, told
from phylarium.table.security import address_of, check_origin, service_of, visitor_of
from phylarium.table.service import TableService

log = structlog.get_logger()

LOOK_AGAIN = 15.0
"""Seconds after which a table is looked at even if nobody said that it changed: a channel may be down."""

ANSWERED_WITHIN = 3.0
"""Seconds in which a browser says that the answer to its request brought it the table; otherwise it is sent."""

SILENT = 150.0
"""Seconds after which a browser that says nothing is gone: it gives a sign of life every 25, or 60 where it sleeps."""

LONGEST_SAID = 16_384
"""The longest message of a browser: what it has of a table of a hundred pieces is a fifth of it."""

REFUSED = 4000
"""Added to an HTTP status this is the code with which a connection is closed."""


class Said(msgspec.Struct):
    """What a browser may send: a sign of life, or what it has from the answer to a request."""

    type: str
    version: int = -1
    heard: str = ""
    pieces: dict[str, str] = {}


class Watcher:
    """One connection: what its browser has, so that only the difference follows."""

    def __init__(self, service: TableService, socket: WebSocket[Any, Any, Any], id: str, visitor: Visitor) -> None:
        self.service = service
        self.socket = socket
        self.id = id
        self.visitor = visitor
        self.line = socket.query_params.get("line", "")[:40]
        """What the browser calls this connection when it sends a request."""
        self.have = have_of(socket.query_params.get("have", "")[:4000])
        self.heard = socket.query_params.get("heard", "")[:40]
        self.version = -1
        self.refusal: PhylariumError | None = None
        """Why the connection is closed; None: because one of both ends goes away."""
        self._said = Buckets()
        wanted = socket.query_params.get("chat", "")
        self._chat = int(wanted) if wanted.isdecimal() and len(wanted) < 10 else -1
        """The last message that the browser has; -1: it has no place for any of them."""
        self._looking: Looking | None = None
        self._lines: dict[int, bool] = {}
        """The messages that the browser has, and whether each was removed."""
        self._may: tuple[bool, ...] = ()
        """What it was last told that it may do with them."""

    async def watch(self, listener: Listener) -> None:
        """Send the table now and whenever it changes, until the listener is ended."""
        await self.send_news()
        await self.send_company({"presence", "chat"})
        # The version that an answer brings. If that is lost on its way, the browser will not say that it came.
        expected = -1
        while True:
            missing = expected > self.version
            change = await listener.wait(ANSWERED_WITHIN if missing else LOOK_AGAIN)
            if listener.ended:
                return
            stirred = listener.taken()
            if stirred:
                await self.send_company(stirred)
                if change is None:
                    continue
            if change is not None and change.line and change.line == self.line:
                expected = change.version
            elif change is not None:
                await self.send_news(change.version)
            elif not missing or expected > self.version:
                await self.check_known()
                await self.send_news()
                if not self.service.channels.hears:
                    await self.send_company({"chat"})

    async def check_known(self) -> None:
        """Refuse to go on for a browser whose cookie opens nothing any more."""
        row = self.visitor.row
        if row is not None and (await recognise(self.service.store, self.visitor.token)).row is None:
            raise logged_out()

    async def send_news(self, version: int | None = None) -> None:
        """Send the table if it is not as the browser has it; `version` is what it is said to be at."""
        if version is not None and version <= self.version:
            return
        room = await self.service.room(self.id, self.visitor, version)
        if room.row.version == self.version:
            return
        view = look(room, self.visitor, have=self.have, heard=self.heard)
        self._has(view.version, view.heard, {name: piece.hash for name, piece in view.pieces.items()})
        await self.socket.send_data(
            '{"type":"sight",' + msgspec.json.encode(view).decode()[1:], mode="text", encoding="utf-8"
        )

    async def send_company(self, stirred: set[str]) -> None:
        """Send who looks and what was said, if that is wanted and not as the browser has it."""
        if self._chat < 0:
            return
        room = await self.service.room(self.id, self.visitor, 0)
        news: dict[str, object] = {}
        looking, first = self.service.presence.at(room), self._looking is None
        if looking != self._looking:
            self._looking = looking
            news["looking"] = looking
        if stirred - {"presence"}:
            whole = first or "cut" in stirred
            page = await chat_page(self.service, room, self.visitor, self._chat, whole)
            lines = {line.id: line.removed for line in page.messages}
            known = lines if whole else dict([*self._lines.items(), *lines.items()][-MOST_SHOWN:])
            may = (page.writes, page.quiet, page.host)
            # What others may not read must not be seen to be written either.
            if first or known != self._lines or may != self._may:
                news["chat"] = page
                self._lines, self._may = known, may
                self._chat = max([self._chat, *lines])
        if news:
            text = msgspec.json.encode({"type": "company", **news}).decode()
            await self.socket.send_data(text, mode="text", encoding="utf-8")

    def _has(self, version: int, heard: str, pieces: dict[str, str]) -> None:
        self.version, self.heard, self.have = version, heard, pieces

    async def hear(self) -> None:
        """Read what the browser says until it goes away, says too much, or nothing for long."""
        try:
            while True:
                async with asyncio.timeout(SILENT):
                    text = await self.socket.receive_data(mode="text")
                # Each answer may be followed by a message, and there are signs of life.
                self._said.take("", self.service.settings.moves_per_minute + 60, 60)
                if len(text) > LONGEST_SAID:
                    raise RequestRefused(413, "too-large", "table-error-too-large")
                await self._heed(text)
        except TimeoutError:
            self.refusal = RequestRefused(408, "silent", "table-error-silent")
        except PhylariumError as error:
            self.refusal = error

    async def _heed(self, text: str) -> None:
        try:
            said = msgspec.json.decode(text, type=Said)
        except (msgspec.DecodeError, RecursionError):
            return
        if said.type == "have" and said.version > self.version:
            self._has(said.version, said.heard[:40], dict(list(said.pieces.items())[:100]))
        elif said.type == "ping":
            await self.socket.send_data('{"type":"pong"}', mode="text", encoding="utf-8")


def logged_out() -> RequestRefused:
    return RequestRefused(401, "logged-out", "table-error-logged-out")


async def _let_in(socket: WebSocket[Any, Any, Any], id: str) -> Visitor:
    """Who wants to be told of a table, if they may."""
    service = service_of(socket)
    check_origin(socket, service.settings)
    check_quoted(socket.scope["query_string"])
    limit = max(1, service.settings.reads_per_minute // 5)
    try:
        await service.limits.take(f"live {address_of(socket, service.settings)}", limit, 60)
    except TooMany as error:
        raise Crowded from error
    visitor = await visitor_of(socket)
    # Not every browser says what it likes when it opens a line; the page knows what it was written in.
    language = socket.query_params.get("lang", "")
    if languages.spoken(language):
        visitor = visitor.speaking(language)
    await service.room(id, visitor)
    return visitor


@websocket("/live/{id:str}", include_in_schema=False)
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    service = service_of(socket)
    with contextlib.ExitStack() as place:
        try:
            visitor = await _let_in(socket, id)
            address = address_of(socket, service.settings)
            place.enter_context(service.limits.lines.one(address, service.settings.reads_per_minute))
        except PhylariumError as error:
            status, code, _ = told(error)
            # Accepted first: a browser is not told why a handshake failed.
            if code == "wrong-origin":
                raise WebSocketException(detail=code, code=REFUSED + status) from error
            await socket.accept()
            await socket.close(code=REFUSED + status, reason=code)
            return
        await socket.accept()
        await _watched(socket, id, visitor)


async def _watched(socket: WebSocket[Any, Any, Any], id: str, visitor: Visitor) -> None:
    """Serve a live connection until one of both ends goes away, or what the browser does is refused."""
    service = service_of(socket)
    watcher = Watcher(service, socket, id, visitor)
    hearing = asyncio.create_task(watcher.hear())
    closing = asyncio.create_task(service.closing.wait())
    try:
        whose = None if visitor.row is None else visitor.row.id
        async with service.channels.listen(id, whose) as listener:
            for task in (hearing, closing):
                task.add_done_callback(listener.end)
            with service.presence.looking(id, visitor):
                await watcher.watch(listener)
            if listener.left:
                watcher.refusal = logged_out()
    except WebSocketDisconnect:
        return
    except PhylariumError as error:
        watcher.refusal = error
    finally:
        for task in (hearing, closing):
            task.cancel()
        for task in (hearing, closing):
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
    if watcher.refusal is not None:
        status, code, _ = told(watcher.refusal)
        await socket.close(code=REFUSED + status, reason=code)
    elif closing.done() and not closing.cancelled():
        await socket.close(code=1012, reason="restart")

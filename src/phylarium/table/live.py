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
from phylarium.table.api import have_of
from phylarium.table.client_view import look
from phylarium.table.people import Visitor
from phylarium.table.refusals import told
from phylarium.table.security import address_of, check_origin, hall_of, visitor_of
from phylarium.table.service import Hall

log = structlog.get_logger()

LOOK_AGAIN = 15.0
"""Seconds after which a table is looked at even if nobody said that it changed: a channel may be down."""

REFUSED = 4000
"""Added to an HTTP status this is the code with which a connection is closed."""


class Said(msgspec.Struct):
    """What a browser may send: the pieces that it has, or a sign of life."""

    type: str
    pieces: dict[str, str] = {}


class Watcher:
    """One connection: what it was sent, so that only the difference follows."""

    def __init__(self, hall: Hall, socket: WebSocket[Any, Any, Any], id: str, visitor: Visitor) -> None:
        self.hall = hall
        self.socket = socket
        self.id = id
        self.visitor = visitor
        self.have: dict[str, str] = {}
        self.heard = ""
        self.version = -1

    async def send_news(self, version: int | None = None) -> None:
        """Send the table if it is not as it was sent last; `version` is what it is said to be at."""
        room = await self.hall.room(self.id, self.visitor, version)
        if room.row.version == self.version:
            return
        sight = look(room, self.visitor, have=self.have, heard=self.heard)
        self.version, self.heard = sight.version, sight.heard
        self.have = {name: piece.hash for name, piece in sight.pieces.items()}
        await self.socket.send_data(
            '{"type":"sight",' + msgspec.json.encode(sight).decode()[1:], mode="text", encoding="utf-8"
        )

    async def hear(self) -> None:
        """Read what the browser says until it goes away."""
        while True:
            try:
                said = msgspec.json.decode(await self.socket.receive_data(mode="text"), type=Said)
            except msgspec.DecodeError:
                continue
            if said.type == "have":
                self.have = dict(list(said.pieces.items())[:100])
            elif said.type == "ping":
                await self.socket.send_data('{"type":"pong"}', mode="text", encoding="utf-8")


@websocket("/live/{id:str}", include_in_schema=False)
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    hall = hall_of(socket)
    try:
        check_origin(socket, hall.settings)
        hall.limits.take(f"live {address_of(socket, hall.settings)}", max(1, hall.settings.reads_per_minute // 5), 60)
        visitor = await visitor_of(socket)
        await hall.room(id, visitor)
    except PhylariumError as error:
        status, code, _ = told(error)
        # Accepted first: a browser is not told why a handshake failed.
        if code == "wrong-origin":
            raise WebSocketException(detail=code, code=REFUSED + status) from error
        await socket.accept()
        await socket.close(code=REFUSED + status, reason=code)
        return
    await socket.accept()
    watcher = Watcher(hall, socket, id, visitor)
    watcher.have = have_of(socket.query_params.get("have", "")[:4000])
    watcher.heard = socket.query_params.get("heard", "")[:40]
    hearing = asyncio.create_task(watcher.hear())
    closing = asyncio.create_task(hall.closing.wait())
    try:
        async with hall.channels.listen(id) as news:
            await watcher.send_news()
            while True:
                told_of = asyncio.create_task(news.get())
                done, _ = await asyncio.wait(
                    {told_of, hearing, closing}, timeout=LOOK_AGAIN, return_when=asyncio.FIRST_COMPLETED
                )
                told_of.cancel()
                if hearing in done or closing in done:
                    break
                await watcher.send_news(told_of.result() if told_of in done else None)
    except WebSocketDisconnect:
        return
    except PhylariumError as error:
        status, code, _ = told(error)
        await socket.close(code=REFUSED + status, reason=code)
    finally:
        for task in (hearing, closing):
            task.cancel()
        for task in (hearing, closing):
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
    if closing.done() and not closing.cancelled():
        await socket.close(code=1012, reason="restart")

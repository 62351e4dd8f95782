"""The short way of a move: past all that the framework does to find a handler and what it takes.

That is a tenth of what a move costs. A move as pages send it is answered here. Whatever is not quite like that goes the
long way, as does whatever is refused at the door: the handler of the route describes it, and says what is wrong.
"""

from __future__ import annotations

import re
from typing import Annotated, Any
from urllib.parse import parse_qsl

import msgspec
from litestar import Litestar, Request
from litestar.types import Message, Receive, ReceiveMessage, Scope, Send

from phylarium.table.api import HAVE, HEARD, LINE, LINE_NAME, Caller, Move
from phylarium.table.security import before_request, before_send, service_of, visitor_of

PATH = re.compile(r"/api/tables/([a-z0-9]{1,40})/actions")
ROUTE = "/api/tables/{id:str}/actions"
HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?")


class Page(msgspec.Struct, gc=False):
    """What a page says of itself in the address of a move."""

    have: Annotated[str, msgspec.Meta(max_length=HAVE)] = ""
    heard: Annotated[str, msgspec.Meta(max_length=HEARD)] = ""
    line: Annotated[str, msgspec.Meta(max_length=LINE, pattern=LINE_NAME)] = ""


MOVE = msgspec.json.Decoder(Move)
ANSWER = msgspec.json.Encoder()


class Body:
    """The body of a request, which can be read once more."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read: list[ReceiveMessage] = []

    async def read(self, most: int) -> bytes | None:
        """All of it; None where it is longer than that, or breaks off."""
        parts: list[bytes] = []
        while sum(map(len, parts)) <= most:
            message = await self._receive()
            self._read.append(message)
            if message["type"] != "http.request":
                return None
            parts.append(message.get("body", b""))
            if not message.get("more_body"):
                return b"".join(parts)
        return None

    async def again(self) -> ReceiveMessage:
        return self._read.pop(0) if self._read else await self._receive()


class Application(Litestar):
    """The framework's, with a short way for moves."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        moved = PATH.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        if moved is None:
            await super().__call__(scope, receive, send)
            return
        scope["app"] = scope["litestar_app"] = self
        state = scope.setdefault("state", {})
        body = Body(receive)
        answer: tuple[int, bytes] | None = None
        try:
            answer = await self._moved(Request(scope), moved[1], body)
        except Exception as error:
            # The framework says what is to be said of it.
            state["refusal"] = error
        if answer is None:
            await super().__call__(scope, body.again, send)
            return
        status, content = answer
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(content))]
        start: Message = {"type": "http.response.start", "status": status, "headers": headers}
        scope["path_template"] = ROUTE
        await before_send(start, scope)
        await send(start)
        await send({"type": "http.response.body", "body": content, "more_body": False})

    async def _moved(self, request: Request[Any, Any, Any], id: str, body: Body) -> tuple[int, bytes] | None:
        """The status and text of the answer to a move; None where it is not quite as pages send it."""
        headers = request.headers
        if headers.get("content-type") != "application/json" or not HOST.fullmatch(headers.get("host", "")):
            return None
        said = parse_qsl(request.scope["query_string"].decode("latin-1"), keep_blank_values=True)
        try:
            page = msgspec.convert(dict(said), Page)
            content = await body.read(service_of(request).settings.body_limit)
            # What is not plain may be no text: that is looked at on the long way.
            if content is None or not content.isascii() or b"\\u" in content:
                return None
            move = MOVE.decode(content)
        except (msgspec.DecodeError, RecursionError):
            return None
        if len({name for name, _ in said}) < len(said):
            return None
        await before_request(request)
        caller = Caller(service_of(request), await visitor_of(request), id, page.have, page.heard, page.line)
        answer = await caller.play(move)
        return answer.status_code or 200, ANSWER.encode(answer.content)

"""What stands at the door: who asks, from where, how often; and what every answer carries."""

from __future__ import annotations

import ipaddress
import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import Message, Scope

from phylarium.table import languages
from phylarium.table.access import ACCESS
from phylarium.table.bodies import check_quoted
from phylarium.table.config import Settings
from phylarium.table.people import COOKIE, COOKIE_SECONDS, TOKEN, TRUST_COOKIE, Visitor, hashed, new_token, recognise
from phylarium.table.refusals import RequestRefused
from phylarium.table.service import TableService
from phylarium.table.store import VisitorRow

Connection = ASGIConnection[Any, Any, Any, Any]

TheService = NamedDependency[TableService]
TheVisitor = NamedDependency[Visitor]

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
STRICT = (b"strict-transport-security", b"max-age=31536000")

# As they are sent: every answer carries them.
FILE_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
PAGE_HEADERS = [*FILE_HEADERS, (b"cache-control", b"no-store"), (b"vary", b"Accept-Language, Cookie")]
SAFE = ("GET", "HEAD", "OPTIONS")


def service_of(connection: Connection) -> TableService:
    service: TableService = connection.app.state.service
    return service


def address_of(connection: Connection, settings: Settings) -> str:
    """Where a request comes from: what the proxy says where it is believed, else the other end of the line."""
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return counted_as(forwarded)
    return counted_as(connection.client.host) if connection.client is not None else "unknown"


HOUSEHOLD = 64
"""Bits of an address of version 6 that say whose it is: whoever has one has all those that share them."""


def counted_as(address: str) -> str:
    """As which address somebody is counted: all that are theirs for certain are one."""
    if ":" not in address:
        return address
    try:
        known = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:  # a port behind it, say: that is for the proxy to leave out
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, HOUSEHOLD), strict=False))


def check_metrics(connection: Connection, settings: Settings) -> None:
    """Refuse the figures of a server to strangers, also to those whom a proxy leads here."""
    try:
        asking = ipaddress.ip_address("" if connection.client is None else connection.client.host)
        allowed = any(asking in network for network in settings.metrics_networks)
    except ValueError:  # no address at all
        allowed = False
    if not allowed or "x-forwarded-for" in connection.headers or "forwarded" in connection.headers:
        raise RequestRefused(403, "no-metrics", "table-error-no-metrics")


def is_secure(connection: Connection, settings: Settings) -> bool:
    if settings.base_url:
        return settings.base_url.startswith("https://")
    if settings.trust_proxy and connection.headers.get("x-forwarded-proto"):
        return connection.headers["x-forwarded-proto"] == "https"
    return connection.scope["scheme"] in ("https", "wss")


def base_of(connection: Connection, settings: Settings) -> str:
    """How this server is reached, for links that go out of it."""
    if settings.base_url:
        return settings.base_url.rstrip("/")
    host = connection.headers.get("host", f"{settings.host}:{settings.port}")
    return f"{'https' if is_secure(connection, settings) else 'http'}://{host}"


def check_origin(connection: Connection, settings: Settings) -> None:
    """Refuse what another site's page sends with our visitor's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise RequestRefused(403, "wrong-origin", "table-error-origin")
        return
    allowed = {connection.headers.get("host", "").lower()}
    if settings.base_url:
        allowed.add(urlsplit(settings.base_url).netloc.lower())
    # Where this server is reached safely, a page that came unguarded may have been written by anybody on its way.
    schemes = ("https",) if is_secure(connection, settings) else ("http", "https")
    try:
        sender = urlsplit(origin)
    except ValueError:  # brackets that are none
        sender = urlsplit("")
    if sender.scheme not in schemes or sender.netloc.lower() not in allowed:
        raise RequestRefused(403, "wrong-origin", "table-error-origin")


async def visitor_of(connection: Connection) -> Visitor:
    visitor = await recognise(service_of(connection).store, connection.cookies.get(COOKIE))
    kept = "" if visitor.row is None else visitor.row.language
    return visitor.speaking(languages.of_connection(connection, kept))


async def before_request(request: Request[Any, Any, Any]) -> None:
    """Count a request and check where it comes from, before anything is done for it."""
    service = service_of(request)
    settings = service.settings
    state = request.scope["state"]
    if "refusal" in state:  # on the short way; it was counted there
        raise state["refusal"]
    state["started"] = time.perf_counter()
    address = address_of(request, settings)
    if request.method in SAFE:
        await service.limits.take(f"read {address}", settings.reads_per_minute, 60)
        check_quoted(request.scope["query_string"])
        return
    check_quoted(request.scope["query_string"])
    check_origin(request, settings)
    cookie = request.cookies.get(COOKIE, "")
    who = hashed(cookie) if cookie else address
    # A made-up cookie must not buy a fresh allowance: the address has one too, for a house full of players.
    await service.limits.take(f"write {who}", settings.moves_per_minute, 60)
    await service.limits.take(f"write from {address}", settings.moves_per_minute * 8, 60)


async def welcome(request: Request[Any, Any, Any], visitor: Visitor, name: str = "", offered: str = "") -> VisitorRow:
    """The visitor's row; a newcomer gets one, and a cookie with the answer unless that is a refusal.

    `offered` is the cookie that a form has ready: who sends it twice at once is one newcomer and not two, of whom the
    second one would take the cookie of the first.
    """
    if visitor.row is not None:
        return visitor.row
    service = service_of(request)
    await service.limits.take(f"new {address_of(request, service.settings)}", service.settings.guests_per_hour, 3600)
    token = offered if TOKEN.fullmatch(offered) else new_token()
    row = await service.store.welcome(hashed(token), name)
    give_cookie(request, token)
    request.scope["state"]["newcomer"] = True
    return row


def give_cookie(request: Request[Any, Any, Any], token: str) -> None:
    """Set the cookie with the answer; an empty token takes it away."""
    request.scope["state"]["cookie"] = _cookie(request, COOKIE, token)


def give_token_of_trust(request: Request[Any, Any, Any], token: str) -> None:
    """Set the cookie by which a browser is known that has logged in; it stays when it logs out."""
    request.scope["state"]["trust"] = _cookie(request, TRUST_COOKIE, token)


def _cookie(request: Request[Any, Any, Any], name: str, value: str) -> str:
    secure = "; Secure" if is_secure(request, service_of(request).settings) else ""
    age = COOKIE_SECONDS if value else 0
    return f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


async def before_send(message: Message, scope: Scope) -> None:
    """The headers of every answer, and a line in the log without anything that opens a seat."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    given = {name.lower() for name, _ in headers}
    route = str(scope.get("path_template") or "unknown")
    ours = FILE_HEADERS if route.startswith(("/static", "/style")) else PAGE_HEADERS
    headers += [header for header in ours if header[0] not in given]
    state = scope.get("state", {})
    refused = message["status"] >= 400 and state.get("newcomer")
    for token in ("cookie", "trust"):
        if token in state and not refused:
            headers.append((b"set-cookie", state[token].encode("latin-1")))
    service: TableService = scope["litestar_app"].state.service
    if is_secure(ASGIConnection(scope), service.settings) and STRICT[0] not in given:
        headers.append(STRICT)
    message["headers"] = headers
    status = message["status"]
    seconds = time.perf_counter() - state["started"] if "started" in state else 0.0
    service.metrics.answered(route, status, seconds)
    ACCESS.note(str(scope.get("method", "")), route, status, seconds)

"""A server in the test's own process, with a database of its own and several browsers."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import structlog
from litestar import Litestar
from tests.infra.servers import TableServer

from phylarium.table import chance
from phylarium.table.app import create_app
from phylarium.table.config import Settings
from phylarium.table.service import TableService
from phylarium.table.store import Store

structlog.configure(
    processors=[structlog.processors.KeyValueRenderer()],
    wrapper_class=structlog.make_filtering_bound_logger(40),
)

BASE = "http://table.test"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def known_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test meets the same games and the same bots whenever it runs."""
    numbers = itertools.count()

    def seed() -> str:
        return hashlib.blake2b(f"{request.node.nodeid} {next(numbers)}".encode(), digest_size=16).hexdigest()

    monkeypatch.setattr(chance, "KEY", b"known")
    monkeypatch.setattr(chance, "game_seed", seed)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that was migrated once, to be copied."""
    folder = tmp_path_factory.mktemp("database")

    async def make() -> None:
        store = await Store.open(Settings(data_dir=folder))
        await store.close()

    # In a thread: this process may have an event loop already.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, make()).result()
    return folder / "phylarium.db"


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    shutil.copy(empty_database, tmp_path / "phylarium.db")
    return Settings(data_dir=tmp_path, bot_pause=0.0, moves_per_minute=100_000, reads_per_minute=100_000)


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """The address of an empty database; `make infra` has PostgreSQL beside it."""
    return f"sqlite:///{tmp_path / 'phylarium.db'}"


@pytest.fixture
def servers(database_url: str) -> Iterator[list[TableServer]]:
    """Processes that serve one database: SQLite is for one."""
    with TableServer(database_url) as one:
        yield [one.start()]


@pytest.fixture
def kills() -> int:
    """How often a server is killed."""
    return 5


class Line:
    """A live connection: the browser's end of a WebSocket."""

    def __init__(self, app: Litestar, path: str, headers: dict[str, str]) -> None:
        path, _, query = path.partition("?")
        self.scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 50000),
            "server": ("table.test", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self.app = app
        self.up: asyncio.Queue[Any] = asyncio.Queue()
        self.down: asyncio.Queue[Any] = asyncio.Queue()
        self.code: int | None = None
        self.reason = ""

    async def __aenter__(self) -> Line:
        self.up.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.app(self.scope, self.up.get, self.down.put))
        first = await asyncio.wait_for(self.down.get(), 10)
        if first["type"] == "websocket.close":
            self.code = first.get("code", 1000)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.up.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, 10)

    async def news(self, timeout: float = 10) -> dict[str, Any]:
        """The next message; {} and a code when the server hung up."""
        message = await asyncio.wait_for(self.down.get(), timeout)
        if message["type"] == "websocket.close":
            self.code, self.reason = message.get("code", 1000), message.get("reason", "")
            return {}
        body: dict[str, Any] = json.loads(message.get("text") or message["bytes"])
        return body

    def say(self, **message: Any) -> None:
        self.up.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})


class Server:
    """A running application and the browsers that visit it."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.browsers: list[httpx.AsyncClient] = []

    @property
    def service(self) -> TableService:
        service: TableService = self.app.state.service
        return service

    def browser(self, **more: Any) -> httpx.AsyncClient:
        """A browser that nobody knows yet."""
        client = httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, self.app)), base_url=BASE, **more)
        self.browsers.append(client)
        return client

    def line(self, browser: httpx.AsyncClient, id: str, query: str = "", **headers: str) -> Line:
        cookie = browser.cookies.get("phylarium")
        sent = {"host": "table.test", **({"cookie": f"phylarium={cookie}"} if cookie else {}), **headers}
        return Line(self.app, f"/live/{id}{query}", sent)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    app = create_app(settings)
    async with app.lifespan():
        server = Server(app)
        yield server
        for browser in server.browsers:
            await browser.aclose()


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Server]:
    async with serving(settings) as one:
        yield one


async def opened(browser: httpx.AsyncClient, *kinds: str, **more: Any) -> dict[str, Any]:
    """A new table of Marine; kinds are "me", "open", "anyone" or a bot."""
    seats = [{"kind": kind} if kind in ("me", "open", "anyone") else {"kind": "bot", "bot": kind} for kind in kinds]
    answer = await browser.post("/api/tables", json={"game": "marine", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


async def account(server: Server, name: str, password: str = "long enough") -> httpx.AsyncClient:
    """A browser that is logged in to a new account."""
    browser = server.browser()
    made = await browser.post("/api/account/register", json={"name": name, "password": password})
    assert made.status_code == 201, made.text
    return browser


async def sight(browser: httpx.AsyncClient, id: str, **params: Any) -> dict[str, Any]:
    answer = await browser.get(f"/api/tables/{id}", params=params)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


async def act(browser: httpx.AsyncClient, seen: dict[str, Any], action: str | None = None) -> dict[str, Any]:
    """Take an action (the first option by default) and see what comes of it."""
    chosen = action or seen["options"][0]["action"]
    answer = await browser.post(f"/api/tables/{seen['id']}/actions", json={"number": seen["number"], "action": chosen})
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


async def join(browser: httpx.AsyncClient, url: str, name: str = "Friend") -> None:
    path = httpx.URL(url).path
    answer = await browser.post(path, data={"name": name})
    assert answer.status_code == 303, answer.text


async def until(
    browser: httpx.AsyncClient, id: str, reached: Callable[[dict[str, Any]], bool], seconds: float = 15
) -> dict[str, Any]:
    """Look at a table until it is as wished."""
    have = ""
    for _ in range(int(seconds / 0.05)):
        seen = await sight(browser, id, have=have)
        have = ",".join(f"{name}:{piece['hash']}" for name, piece in seen["pieces"].items())
        if reached(seen):
            return await sight(browser, id)
        await asyncio.sleep(0.05)
    raise AssertionError(f"the table is still at action {seen['number']}, version {seen['version']}")


async def meet(monkeypatch: pytest.MonkeyPatch, server: Server, name: str) -> None:
    """From now on two come to a change of the store before either of them makes it."""
    change, waiting = getattr(server.service.store, name), []
    both = asyncio.Event()

    async def together(*given: Any, **named: Any) -> Any:
        waiting.append(1)
        if len(waiting) >= 2:
            both.set()
        await asyncio.wait_for(both.wait(), 10)
        return await change(*given, **named)

    monkeypatch.setattr(server.service.store, name, together)

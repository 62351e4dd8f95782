"""Whatever is sent to the API, it answers with a clear refusal and never with a failure of its own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
from hypothesis import HealthCheck, given
from hypothesis import settings as search_settings
from hypothesis import strategies as st
from tests.table.campaigns import brought
from tests.table.conftest import Server, opened, serving

from phylarium.table.config import Settings

settings_of_search = search_settings(max_examples=150, suppress_health_check=list(HealthCheck), derandomize=True)

Json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)
WORDS = ["marine", "random", "me", "open", "bot", "days", "live", "word:done", "0", "", "-1", "a:b,c", "\x00", "é" * 90]


def values(schema: dict[str, Any], components: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that fit a schema, nearly fit it, or do not fit it at all."""
    if "$ref" in schema:
        return values(components[schema["$ref"].rpartition("/")[2]], components)
    if "oneOf" in schema or "anyOf" in schema:
        return st.one_of(*(values(one, components) for one in schema.get("oneOf", schema.get("anyOf", []))))
    if "enum" in schema:
        return st.sampled_from(schema["enum"]) | Json
    kind = schema.get("type")
    if isinstance(kind, list):
        return st.one_of(*(values({**schema, "type": one}, components) for one in kind))
    if kind == "object" and schema.get("properties"):
        required = {
            n: values(s, components) for n, s in schema["properties"].items() if n in schema.get("required", [])
        }
        optional = {n: values(s, components) for n, s in schema["properties"].items() if n not in required}
        return st.fixed_dictionaries(required, optional=optional) | Json
    if kind == "array":
        return st.lists(values(schema.get("items", {}), components), max_size=5)
    if kind == "integer":
        return st.integers(-2, 12) | st.integers()
    if kind == "number":
        return st.floats(allow_nan=False, allow_infinity=False)
    if kind == "boolean":
        return st.booleans()
    if kind == "string":
        return st.sampled_from(WORDS) | st.text(max_size=100)
    return Json


class Fuzzer:
    """Sends a request for an operation of the OpenAPI document."""

    def __init__(self, server: Server, browser: httpx.AsyncClient, id: str, campaign: str) -> None:
        self.browser = browser
        self.id = id
        self.campaign = campaign
        self.document = server.app.openapi_schema.to_schema()
        self.components: dict[str, Any] = self.document["components"]["schemas"]
        self.operations = [
            (path, method, operation)
            for path, methods in self.document["paths"].items()
            for method, operation in methods.items()
            if not path.endswith(("hint", "png", "leave")) and "account" not in path
        ]

    def request(self) -> st.SearchStrategy[tuple[str, str, dict[str, Any], bytes | None]]:
        return st.sampled_from(self.operations).flatmap(self._of)

    def _of(self, chosen: tuple[str, str, dict[str, Any]]) -> st.SearchStrategy[Any]:
        path, method, operation = chosen
        given = operation.get("parameters", [])
        places = {p["name"]: self._place(p["name"]) for p in given if p["in"] == "path"}
        queries = {p["name"]: values(p["schema"], self.components) for p in given if p["in"] == "query"}
        body: st.SearchStrategy[bytes | None] = st.none()
        if "requestBody" in operation:
            (content,) = operation["requestBody"]["content"].values()
            fitting = values(content["schema"], self.components).map(lambda value: json.dumps(value).encode())
            body = fitting | st.binary(max_size=30)
        return st.tuples(
            st.just(method),
            st.fixed_dictionaries(places).map(lambda chosen: path.format(**chosen)),
            st.fixed_dictionaries({}, optional=queries),
            body,
        )

    def _place(self, name: str) -> st.SearchStrategy[str]:
        if name == "id":
            return st.just(self.id) | st.sampled_from(["nowhere", "%00", "x" * 300])
        if name == "campaign":
            return st.just(self.campaign) | st.sampled_from(["nowhere", "%00", "x" * 300])
        if name == "game":
            return st.sampled_from(["marine", "chess"])
        if name == "rule":
            return st.sampled_from(["setup.A", "nothing"])
        return st.integers(-2, 5).map(str) | st.sampled_from(["9" * 30, "x"])

    async def send(self, asked: tuple[str, str, dict[str, Any], bytes | None]) -> None:
        method, path, query, body = asked
        params = {name: str(value) for name, value in query.items() if value is not None}
        headers = {"content-type": "application/json"} if body is not None else {}
        answer = await self.browser.request(method, path, params=params, content=body, headers=headers)
        assert answer.status_code < 500, (asked, answer.text)
        if answer.status_code >= 400:
            refusal = answer.json()
            assert refusal["error"], asked
            assert len(refusal["message"]) > 10, asked


def within(settings: Settings, work: Callable[[Fuzzer, asyncio.AbstractEventLoop], None]) -> None:
    """Run some work against a server whose loop this thread drives by hand."""
    loop = asyncio.new_event_loop()
    ready: asyncio.Future[Fuzzer] = loop.create_future()
    done = asyncio.Event()

    async def host() -> None:
        async with serving(settings) as server:
            browser = server.browser()
            table = await opened(browser, "me", "me")
            campaign = (await brought(browser))["campaign"]
            ready.set_result(Fuzzer(server, browser, table["id"], campaign))
            await done.wait()

    task = loop.create_task(host())
    try:
        work(loop.run_until_complete(ready), loop)
    finally:
        done.set()
        loop.run_until_complete(task)
        loop.close()


def test_nothing_that_is_sent_makes_the_server_fail(settings: Settings) -> None:
    def work(fuzzer: Fuzzer, loop: asyncio.AbstractEventLoop) -> None:
        @settings_of_search
        @given(fuzzer.request())
        def search(asked: tuple[str, str, dict[str, Any], bytes | None]) -> None:
            loop.run_until_complete(fuzzer.send(asked))

        search()

    within(settings, work)


def test_the_document_describes_what_is_sent(settings: Settings) -> None:
    def work(fuzzer: Fuzzer, loop: asyncio.AbstractEventLoop) -> None:
        known = " ".join(fuzzer.components)
        assert [
            n
            for n in ("ClientView", "Problem", "NewTable", "Move", "Hint", "Chart", "Opened", "CampaignView")
            if n not in known
        ] == []

    within(settings, work)

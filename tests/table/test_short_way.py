"""A move as pages send it is answered on a short way, past what the framework does for a handler. It must not show."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from tests.table.conftest import Server, opened

from phylarium.table import quick

pytestmark = pytest.mark.anyio

LONG = {"content-type": "text/plain"}
"""What no page says of a move; it is understood all the same."""


async def send(browser: httpx.AsyncClient, id: str, body: Any, query: str = "", **headers: str) -> httpx.Response:
    text = body if isinstance(body, str) else json.dumps(body)
    sent = {"content-type": "application/json", **headers}
    return await browser.post(f"/api/tables/{id}/actions{query}", content=text, headers=sent)


async def test_pages_go_the_short_way(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nothing below would show anything."""
    gone: list[str] = []
    before = quick.Application._moved

    async def counted(app: quick.Application, *rest: Any) -> tuple[int, bytes] | None:
        answer = await before(app, *rest)
        gone.append("long" if answer is None else "short")
        return answer

    monkeypatch.setattr(quick.Application, "_moved", counted)
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    move = {"number": 1, "action": "word:done"}
    await send(browser, id, move, **LONG)
    await send(browser, id, move)
    assert gone == ["long", "short"]


async def test_both_ways_lead_to_the_same_answer(server: Server) -> None:
    answers = []
    for headers in ({}, LONG):
        browser = server.browser()
        id = (await opened(browser, "me", "me"))["id"]
        seen = (await browser.get(f"/api/tables/{id}")).json()
        query = f"?have=key:{seen['pieces']['key']['hash']}&heard={seen['heard']}&line=abc"
        move = {"number": 0, "action": seen["options"][0]["action"], "lineage": 0}
        answer = await send(browser, id, move, query, **headers)
        again = await send(browser, id, move, query, **headers)
        wrong = await send(browser, id, {"number": 1, "action": "word:nothing"}, **headers)
        assert (answer.status_code, again.status_code, wrong.status_code) == (200, 409, 422)
        said = answer.json()
        assert said["number"] == 1
        assert said["pieces"]["key"]["markup"] is None
        assert said["log_from"] == seen["log_total"]
        # The order of headers, and of keys, is nobody's business; nor is what differs between any two tables.
        names = {name: value for name, value in answer.headers.items() if name != "content-length"}
        told = {key: again.json()[key] for key in ("error", "message")}
        answers.append((names, said.keys(), told, wrong.json()["error"], wrong.json()["message"]))
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("body", "query"),
    [
        ('{"number": 0, "action": "word:done"', ""),
        ('{"number": "no", "action": "word:done"}', ""),
        ('{"number": 0, "action": "word:done", "more": 1}', ""),
        ('{"number": 0, "action": ""}', ""),
        ("[" * 10_000, ""),
        ('{"number": 0, "action": "word:done"}', "?line=NOT!"),
        ('{"number": 0, "action": "word:done"}', f"?heard={'1' * 41}"),
        ('{"number": 0, "action": "word:done"}', f"?have={'a' * 4001}"),
    ],
)
async def test_what_no_page_sends_is_refused_by_the_handler(server: Server, body: str, query: str) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    short, long = await send(browser, id, body, query), await send(browser, id, body, query, **LONG)
    assert short.status_code == long.status_code == 400
    assert short.json() == long.json()
    assert (await browser.get(f"/api/tables/{id}")).json()["number"] == 0


async def test_a_move_is_counted_once_at_the_door(server: Server) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    taken: list[str] = []
    limits = server.service.limits
    before = limits.take

    async def take(key: str, number: int, seconds: float) -> None:
        taken.append(key.partition(" ")[0])
        await before(key, number, seconds)

    limits.take = take  # type: ignore[method-assign]
    for body in ({"number": 0, "action": "word:nothing"}, "nonsense"):
        taken.clear()
        await send(browser, id, body)
        assert taken == ["write", "write"], "one for the browser, one for its address"


async def test_what_is_refused_at_the_door_or_fails_is_said_as_on_the_long_way(server: Server) -> None:
    browser, stranger = server.browser(), server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    move = {"number": 0, "action": "word:done"}
    for asking, table, headers in (
        (browser, id, {"origin": "http://elsewhere.test"}),
        (stranger, id, {}),
        (browser, "nowhere", {}),
        (browser, id, {"host": "a b"}),
    ):
        short = await send(asking, table, move, **headers)
        long = await send(asking, table, move, **{**headers, **LONG})
        assert short.status_code == long.status_code >= 400
        assert short.json() == long.json()
        assert {name for name in short.headers if name != "content-length"} == set(long.headers) - {"content-length"}


async def test_an_error_of_ours_is_answered(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    monkeypatch.setattr(server.service, "play", fails)
    answer = await send(browser, id, {"number": 0, "action": "word:done"})
    assert answer.status_code == 500
    assert answer.json()["error"] == "internal"


async def test_a_body_that_is_too_long_is_refused(server: Server) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    answer = await send(browser, id, {"number": 0, "action": "word:done", "more": "x" * 70_000})
    assert answer.status_code == 413
    assert answer.json()["error"] == "too-large"

"""Live updates over the WebSocket."""

from __future__ import annotations

import pytest
from tests.table.conftest import Server, act, join, opened, sight

pytestmark = pytest.mark.anyio


async def test_the_table_comes_at_once_and_whenever_it_changes(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    async with server.line(host, table["id"]) as line:
        first = await line.news()
        assert first["type"] == "sight"
        assert first["status"] == "waiting"
        await join(friend, table["links"]["1"])
        second = await line.news()
        assert second["status"] == "running"
        assert second["yours"]
        await act(host, second)
        third = await line.news()
        assert third["number"] == 1
        assert not third["yours"]
        assert third["log_from"] == second["log_total"]
        assert any(piece["markup"] is None for piece in third["pieces"].values())


async def test_what_the_browser_has_is_not_sent(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    have = ",".join(f"{name}:{piece['hash']}" for name, piece in seen["pieces"].items())
    async with server.line(browser, table["id"], f"?have={have}") as line:
        assert all(piece["markup"] is None for piece in (await line.news())["pieces"].values())


async def test_each_viewer_gets_their_own_view(server: Server) -> None:
    host, friend, watcher = server.browser(), server.browser(), server.browser()
    table = await opened(host, "me", "open", public=True)
    await join(friend, table["links"]["1"])
    async with (
        server.line(host, table["id"]) as a,
        server.line(friend, table["id"]) as b,
        server.line(watcher, table["id"]) as c,
    ):
        views = [(await line.news()) for line in (a, b, c)]
        assert [seen["view"] for seen in views] == [0, 1, -1]
        assert [bool(seen["options"]) for seen in views] == [True, False, False]


async def test_signs_of_life_and_nonsense(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    async with server.line(browser, table["id"]) as line:
        await line.news()
        line.say(type="nonsense", pieces={"a": "b"})
        line.say(kind=3)
        line.say(type="ping")
        assert await line.news() == {"type": "pong"}


async def test_an_undo_sends_the_log_anew(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    async with server.line(browser, table["id"]) as line:
        first = await line.news()
        await act(browser, first)
        await line.news()
        await browser.post(f"/api/tables/{table['id']}/undo", json={"number": 1})
        back = await line.news()
        assert back["number"] == 0
        assert back["log"] == first["log"]


@pytest.mark.parametrize(("private", "code"), [(True, 4403), (False, None)])
async def test_private_tables_are_for_those_who_sit_there(server: Server, private: bool, code: int | None) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me", private=private)
    async with server.line(server.browser(), table["id"]) as line:
        await line.news()
        assert line.code == code


async def test_no_such_table(server: Server) -> None:
    async with server.line(server.browser(), "nowhere") as line:
        await line.news()
        assert line.code == 4404


async def test_a_stopping_server_says_so(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    async with server.line(browser, table["id"]) as line:
        await line.news()
        server.hall.closing.set()
        assert await line.news() == {}
        assert line.code == 1012

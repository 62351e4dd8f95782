"""Live updates over the WebSocket."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest
from tests.table.conftest import Line, Server, act, join, opened, serving, sight

from phylarium.table import live
from phylarium.table.config import Settings
from phylarium.table.limits import Buckets

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


async def test_a_line_speaks_the_language_of_its_page(server: Server) -> None:
    browser = server.browser(headers={"accept-language": "fr"})
    table = await opened(browser, "me", "me")
    goals = [(await sight(browser, table["id"]))["goal"]]
    for query in ("?lang=fr", "?lang=tlh", ""):
        async with server.line(browser, table["id"], query) as line:
            goals.append((await line.news())["goal"])
    french, asked, *others = goals
    assert asked == french
    assert all(goal != french for goal in others), "no line says by itself what its browser likes"


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
        server.service.closing.set()
        assert await line.news() == {}
        assert line.code == 1012


# --- the answer to a request is not sent over the live connection once more ----------------------


def hashes(seen: dict[str, Any]) -> dict[str, str]:
    return {name: piece["hash"] for name, piece in seen["pieces"].items()}


async def moved(browser: httpx.AsyncClient, seen: dict[str, Any], line: str) -> dict[str, Any]:
    """A move by somebody who names their live connection; what the answer shows."""
    have = ",".join(f"{name}:{hash}" for name, hash in hashes(seen).items())
    answer = await browser.post(
        f"/api/tables/{seen['id']}/actions",
        params={"have": have, "heard": seen["heard"], "line": line},
        json={"number": seen["number"], "action": seen["options"][0]["action"]},
    )
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def arrived(line: Line, seen: dict[str, Any]) -> None:
    line.say(type="have", version=seen["version"], heard=seen["heard"], pieces=hashes(seen))


async def nothing_comes(line: Line) -> None:
    """Whatever was on its way has come when a sign of life is answered."""
    line.say(type="ping")
    assert await line.news() == {"type": "pong"}


async def test_whoever_moved_gets_the_table_once_and_everybody_else_at_once(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    await join(friend, table["links"]["1"])
    async with (
        server.line(host, table["id"], "?line=aaaa") as mine,
        server.line(friend, table["id"], "?line=bbbb") as theirs,
        server.line(server.browser(), table["id"]) as watching,
    ):
        lines = {"aaaa": mine, "bbbb": theirs}
        people = {"aaaa": host, "bbbb": friend}
        seen = {name: await line.news() for name, line in lines.items()}
        await watching.news()
        for _ in range(6):
            mover = next(name for name in lines if seen[name]["yours"])
            other = "bbbb" if mover == "aaaa" else "aaaa"
            seen[mover] = await moved(people[mover], seen[mover], mover)
            seen[other] = await lines[other].news()
            assert seen[other]["version"] == seen[mover]["version"] == (await watching.news())["version"]
            arrived(lines[mover], seen[mover])
            await nothing_comes(lines[mover])


async def test_after_an_answer_only_what_is_new_since_is_sent(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    await join(friend, table["links"]["1"])
    async with server.line(host, table["id"], "?line=aaaa") as line:
        seen = await line.news()
        mine = await moved(host, seen, "aaaa")
        arrived(line, mine)
        await nothing_comes(line)
        await act(friend, await sight(friend, table["id"]))
        news = await line.news()
        assert news["log_from"] == mine["log_total"] > seen["log_total"]
        assert {name for name, piece in news["pieces"].items() if piece["markup"] is None} == {
            name for name, hash in hashes(news).items() if hashes(mine).get(name) == hash
        }


async def test_an_answer_that_was_lost_is_made_up_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "ANSWERED_WITHIN", 0.01)
    browser = server.browser()
    table = await opened(browser, "me", "me")
    async with server.line(browser, table["id"], "?line=aaaa") as line:
        answer = await moved(browser, await line.news(), "aaaa")
        assert (await line.news())["version"] == answer["version"]


async def test_what_an_older_answer_brought_is_not_believed(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    async with server.line(browser, table["id"]) as line:
        first = await line.news()
        second = await act(browser, first)
        await line.news()
        arrived(line, first)
        await nothing_comes(line)
        third = await act(browser, second)
        news = await line.news()
        assert (news["version"], news["log_from"]) == (third["version"], second["log_total"])


@pytest.mark.parametrize("line", ["A", "a b", "x" * 41])
async def test_a_live_connection_has_a_plain_name(server: Server, line: str) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    move = {"number": 0, "action": seen["options"][0]["action"]}
    answer = await browser.post(f"/api/tables/{seen['id']}/actions", params={"line": line}, json=move)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
    assert (await sight(browser, seen["id"]))["number"] == 0


# --- what a connection may cost ------------------------------------------------------------------


async def test_a_message_that_is_too_long_ends_the_connection(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    async with server.line(browser, table["id"]) as line:
        await line.news()
        line.say(type="have", version=1, heard="x" * live.LONGEST_SAID)
        assert await line.news() == {}
        assert line.code == 4413


async def test_too_many_messages_end_the_connection(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, moves_per_minute=2)) as server:
        browser = server.browser()
        table = await opened(browser, "me", "me")
        async with server.line(browser, table["id"]) as line:
            await line.news()
            for _ in range(70):
                line.say(type="nonsense")
            assert await line.news() == {}
            # It is not that its address has too many, which the page would say.
            assert (line.code, line.reason) == (4429, "too-many")


async def test_deeply_nested_nonsense_is_passed_over(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    async with server.line(browser, table["id"]) as line:
        await line.news()
        line.up.put_nowait({"type": "websocket.receive", "text": '{"x":' + "[" * 5000})
        await nothing_comes(line)


async def test_a_browser_that_says_nothing_for_long_is_gone(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SILENT", 0.05)
    browser = server.browser()
    table = await opened(browser, "me", "me")
    async with server.line(browser, table["id"]) as line:
        await line.news()
        assert await line.news() == {}
        assert line.code == 4408


@pytest.mark.parametrize("told", [True, False], ids=["told", "found out"])
async def test_logging_out_ends_the_live_connections_of_a_browser(
    server: Server, monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    """Also in a process that was not told: it looks again by itself."""
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open", private=True)
    await join(friend, table["links"]["1"])
    await host.post("/api/account/register", json={"name": "Ada", "password": "correct horse"})
    if not told:
        monkeypatch.setattr(live, "LOOK_AGAIN", 0.05)
        monkeypatch.setattr(server.service.channels, "tell", lambda change: None)
    async with server.line(host, table["id"]) as line, server.line(friend, table["id"]) as other:
        await line.news()
        await other.news()
        assert server.service.channels.watched() == 2
        await host.post("/api/account/logout")
        assert await line.news() == {}
        assert line.code == 4401
        await nothing_comes(other)


async def test_an_address_has_only_so_many_live_connections(settings: Settings) -> None:
    few = msgspec.structs.replace(settings, reads_per_minute=10, trust_proxy=True)
    async with serving(few) as server, AsyncExitStack() as open_lines:
        browser = server.browser()
        table = await opened(browser, "me", "me")
        # Fewer may be opened in a minute than be open: the others have been there for longer.
        places = server.service.limits.lines
        for _ in range(8):
            open_lines.enter_context(places.one("192.0.2.1", 10))
        here = {"x-forwarded-for": "192.0.2.1"}
        lines = [await open_lines.enter_async_context(server.line(browser, table["id"], **here)) for _ in range(2)]
        for line in lines:
            assert (await line.news())["type"] == "sight"
        for _ in range(2):  # too many opened at once, then too many that are open
            async with server.line(browser, table["id"], **here) as more:
                assert await more.news() == {}
                assert (more.code, more.reason) == (4429, "too-many-lines")
            server.service.limits.here = Buckets()
        async with server.line(browser, table["id"], **{"x-forwarded-for": "192.0.2.2"}) as elsewhere:
            assert (await elsewhere.news())["type"] == "sight"
    with places.one("192.0.2.1", 1):  # those that have ended count no more
        pass


async def test_what_is_no_text_is_refused_on_a_live_connection(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    for query in ("?have=%FF", "?lang=%00", "?heard=%ED%A0%80"):
        async with server.line(browser, table["id"], query) as line:
            assert await line.news() == {}
            assert (line.code, line.reason) == (4400, "not-text")

"""Chat, presence and notes: who may read what, who may write, and that nothing of it reaches anybody else."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from tests.infra.clients import Person
from tests.infra.servers import TableServer
from tests.table.conftest import Line, Server, account, act, join, opened, serving, sight

from phylarium.table import chat, schema
from phylarium.table.config import Settings

pytestmark = pytest.mark.anyio

SECRET = "the crab is a bluff"
GOSSIP = "look at the left reef"


async def say(browser: httpx.AsyncClient, id: str, text: str) -> httpx.Response:
    return await browser.post(f"/api/tables/{id}/chat", json={"text": text})


async def said(browser: httpx.AsyncClient, id: str) -> list[str]:
    page = (await browser.get(f"/api/tables/{id}/chat")).json()
    return [line["text"] for line in page["messages"]]


async def company(line: Line) -> dict[str, Any]:
    """The next news of company."""
    while True:
        news = await line.news()
        if news["type"] == "company":
            return news


async def two_and_a_spectator(server: Server, **more: Any) -> tuple[list[httpx.AsyncClient], str]:
    people = [server.browser() for _ in range(3)]
    table = await opened(people[0], "me", "open", **more)
    await join(people[1], table["links"]["1"], "Ben")
    await people[2].post("/api/me", json={"name": "Cleo"})
    return people, str(table["id"])


async def end(server: Server, id: str) -> None:
    """A game is over, as far as those who talk are concerned."""
    change = sa.update(schema.games).where(schema.games.c.id == id)
    values = {"status": "over", "version": schema.games.c.version + 1}
    await server.service.store.database.change(lambda connection: connection.execute(change.values(**values)))
    await server.service.presence.said(id, "cut")


async def test_players_and_spectators_talk_apart_until_the_end(server: Server) -> None:
    (ada, ben, cleo), id = await two_and_a_spectator(server)
    assert (await say(ada, id, SECRET)).status_code == 201
    assert (await say(cleo, id, GOSSIP)).status_code == 201
    assert (await said(ada, id), await said(ben, id)) == ([SECRET], [SECRET])
    assert (await said(cleo, id), await said(server.browser(), id)) == ([GOSSIP], [GOSSIP])
    await end(server, id)
    for browser in (ada, ben, cleo, server.browser()):
        assert await said(browser, id) == [SECRET, GOSSIP]
    page = (await ben.get(f"/api/tables/{id}/chat")).json()["messages"]
    assert [(line["seat"], line["name"], line["mine"]) for line in page] == [
        (0, "Player 1", False),
        (-1, "Cleo", False),
    ]


async def everything(server: Server, browser: httpx.AsyncClient, id: str) -> str:
    """All that a browser gets hold of: every address with this table in it, its pages, and its live connection."""
    paths = server.app.openapi_schema.to_schema()["paths"]
    found = [path for path, methods in paths.items() if "get" in methods and "{id}" in path and "png" not in path]
    texts = []
    for path in [*found, "/table/{id}", "/table/{id}/text", "/"]:
        url = path.replace("{id}", id).replace("{n}", "0")
        texts.append((await browser.get(url, params={"action": "word:done", "number": "0"})).text)
    async with server.line(browser, id, "?chat=0") as line:
        texts.append(json.dumps([await line.news(), await company(line)]))
    return "\n".join(texts)


async def test_nothing_of_the_others_chat_and_notes_is_sent_anywhere(server: Server) -> None:
    (ada, ben, cleo), id = await two_and_a_spectator(server)
    await say(ada, id, SECRET)
    await say(cleo, id, GOSSIP)
    await ada.post(f"/api/tables/{id}/notes", json={"text": "ben has the jellyfish"})
    await cleo.post(f"/api/tables/{id}/notes", json={"text": "ada will win"})
    for browser, there, missing in (
        (ada, [SECRET, "ben has the jellyfish"], [GOSSIP, "ada will win"]),
        (ben, [SECRET], [GOSSIP, "ada will win", "ben has the jellyfish"]),
        (cleo, [GOSSIP, "ada will win"], [SECRET, "ben has the jellyfish"]),
        (server.browser(), [GOSSIP], [SECRET, "ada will win", "ben has the jellyfish"]),
    ):
        text = await everything(server, browser, id)
        assert [words for words in there if words not in text] == [], "the test can see"
        assert [words for words in missing if words in text] == []
        for other in (ada, ben, cleo):
            assert other is browser or other.cookies["phylarium"] not in text


async def test_it_is_not_even_seen_that_the_others_write(server: Server) -> None:
    (ada, _, cleo), id = await two_and_a_spectator(server)
    async with server.line(ada, id, "?chat=0") as line:
        await company(line)
        await say(cleo, id, GOSSIP)
        number = (await cleo.get(f"/api/tables/{id}/chat")).json()["messages"][0]["id"]
        assert (await cleo.post(f"/api/tables/{id}/chat/{number}/remove")).status_code == 200
        await say(ada, id, "hello")
        news = await company(line)
        while "chat" not in news:  # who looks may have changed meanwhile
            news = await company(line)
        assert [one["text"] for one in news["chat"]["messages"]] == ["hello"]


async def test_a_message_comes_at_once_and_only_what_is_new(server: Server) -> None:
    (ada, ben, _), id = await two_and_a_spectator(server)
    await say(ada, id, "first")
    async with server.line(ben, id, "?chat=0") as line:
        begun = (await company(line))["chat"]
        assert [one["text"] for one in begun["messages"]] == ["first"]
        await say(ada, id, "second")
        news = await company(line)
        while "chat" not in news:
            news = await company(line)
        assert [one["text"] for one in news["chat"]["messages"]] == ["second"]
        assert not news["chat"]["whole"]
        last = news["chat"]["messages"][-1]["id"]
    await say(ada, id, "while away")
    async with server.line(ben, id, f"?chat={last}") as line:
        begun = (await company(line))["chat"]
        assert (begun["whole"], begun["messages"][-1]["text"]) == (True, "while away")
    async with server.line(ben, id) as line:  # a program that does not ask for it is not sent it
        assert (await line.news())["type"] == "sight"
        await say(ada, id, "third")
        with pytest.raises(TimeoutError):
            await line.news(0.3)


async def test_plain_text_of_some_length(server: Server) -> None:
    (ada, ben, _), id = await two_and_a_spectator(server)
    await say(ada, id, "  <b>a</b>\n\u202eb\x07c\u200b d" + "e\u0301\u0301\u0301\u0301")
    assert (await said(ben, id))[0] == "<b>a</b> b c d\u00e9\u0301\u0301"
    assert "&lt;b&gt;a&lt;/b&gt;" in (await ben.get(f"/table/{id}/text")).text
    await say(ada, id, "x" * 1000)
    assert (await said(ben, id))[1] == "x" * chat.LONGEST
    for nothing in ("", " \n ", "\u200b\u200b", "x" * 2001):
        refused = await say(ada, id, nothing)
        assert refused.status_code == 400, nothing


async def test_who_writes_too_much_waits(server: Server) -> None:
    (ada, ben, _), id = await two_and_a_spectator(server)
    answers = [(await say(ada, id, f"{n}")).status_code for n in range(chat.OFTEN + 3)]
    assert answers == [201] * chat.OFTEN + [429] * 3
    late = await say(ada, id, "more")
    assert int(late.headers["retry-after"]) > 0
    assert (await say(ben, id, "not me")).status_code == 201


async def test_an_address_has_an_allowance_that_new_cookies_do_not_raise(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, moves_per_minute=40)) as server:
        id = (await opened(server.browser(), "me", "open"))["id"]
        statuses = [(await say(server.browser(), id, "again")).status_code for _ in range(12)]
    assert statuses == [201] * 10 + [429] * 2


async def test_a_host_mutes_and_removes(server: Server) -> None:
    (ada, ben, _), id = await two_and_a_spectator(server)
    await say(ben, id, "rude")
    (line,) = (await ada.get(f"/api/tables/{id}/chat")).json()["messages"]
    path = f"/api/tables/{id}/chat/{line['id']}"
    assert (await ben.post(f"{path}/mute", json={})).json()["error"] == "not-host"
    after = (await ada.post(f"{path}/remove")).json()
    assert [(one["text"], one["removed"]) for one in after["messages"]] == [("", True)]
    row = await server.service.store.message(id, line["id"])
    assert row is not None
    assert row.text == "", "no word of it is kept"
    assert (await ada.post(f"{path}/mute", json={})).status_code == 200
    refused = await say(ben, id, "still rude")
    assert (refused.status_code, refused.json()["error"]) == (403, "silent")
    page = (await ben.get(f"/api/tables/{id}/chat")).json()
    assert (page["writes"], page["why"]) == (False, "The host has muted you at this table.")
    assert (await ada.post(f"{path}/mute", json={"muted": False})).status_code == 200
    assert (await say(ben, id, "sorry")).status_code == 201
    own = (await say(ada, id, "mine")).json()["id"]
    assert (await ada.post(f"/api/tables/{id}/chat/{own}/mute", json={})).json()["error"] == "yourself"
    assert (await ben.post(f"/api/tables/{id}/chat/{own}/remove")).status_code == 403
    assert (await ada.post(f"/api/tables/{id}/chat/999999/remove")).status_code == 404


async def test_a_mute_holds_for_all_browsers_of_an_account(server: Server) -> None:
    host, ben = server.browser(), await account(server, "Benedict")
    table = await opened(host, "me", "open")
    await join(ben, table["links"]["1"])
    number = (await say(ben, table["id"], "rude")).json()["id"]
    await host.post(f"/api/tables/{table['id']}/chat/{number}/mute", json={})
    other = server.browser()
    await other.post("/api/account/login", json={"name": "Benedict", "password": "long enough"})
    assert (await say(other, table["id"], "from here")).json()["error"] == "silent"


async def test_a_host_who_plays_closes_a_chat_that_they_may_not_read(server: Server) -> None:
    (ada, ben, cleo), id = await two_and_a_spectator(server)
    number = (await say(cleo, id, GOSSIP)).json()["id"]
    assert (await ada.post(f"/api/tables/{id}/chat/{number}/remove")).status_code == 404, "she may not know of it"
    assert (await ben.post(f"/api/tables/{id}/quiet", json={"quiet": True})).status_code == 403
    assert (await ada.post(f"/api/tables/{id}/quiet", json={"quiet": True})).json()["quiet"]
    assert (await say(cleo, id, "hm")).json()["message"] == "The host does not want spectators to write at this table."
    assert (await say(ben, id, "fine")).status_code == 201
    await ada.post(f"/api/tables/{id}/quiet", json={"quiet": False})
    assert (await say(cleo, id, "thanks")).status_code == 201


async def test_a_private_table_is_private_here_too(server: Server) -> None:
    ada, stranger = server.browser(), server.browser()
    id = (await opened(ada, "me", "open", private=True))["id"]
    for path in ("chat", "presence", "notes"):
        assert (await stranger.get(f"/api/tables/{id}/{path}")).status_code == 403
    assert (await say(stranger, id, "hello")).status_code == 403
    assert (await stranger.post(f"/api/tables/{id}/notes", json={"text": "x"})).status_code == 403


async def looking(browser: httpx.AsyncClient, id: str, wanted: dict[str, Any]) -> None:
    for _ in range(100):
        found = (await browser.get(f"/api/tables/{id}/presence")).json()
        if found == wanted:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"{found} instead of {wanted}")


async def test_who_looks_is_seen_by_those_who_look(server: Server) -> None:
    (ada, ben, cleo), id = await two_and_a_spectator(server)
    async with server.line(ada, id, "?chat=0") as line:
        assert (await company(line))["looking"] == {"seats": [0], "watching": 0, "names": []}
        async with (
            server.line(ben, id),
            server.line(cleo, id),
            server.line(cleo, id),
            server.line(server.browser(), id),
        ):
            await looking(ada, id, {"seats": [0, 1], "watching": 2, "names": ["Cleo"]})
            news = (await company(line))["looking"]
            assert news == {"seats": [0, 1], "watching": 2, "names": ["Cleo"]}, "told at once, not one by one"
        assert (await company(line))["looking"] == {"seats": [0], "watching": 0, "names": []}
    await looking(ada, id, {"seats": [], "watching": 0, "names": []})


async def test_a_move_brings_no_news_of_who_looks(server: Server) -> None:
    (ada, ben, _), id = await two_and_a_spectator(server)
    async with server.line(ada, id, "?chat=0") as line:
        await company(line)
        await asyncio.sleep(0.5)
        while not line.down.empty():
            line.down.get_nowait()
        mover = ada if (await sight(ada, id))["yours"] else ben
        await act(mover, await sight(mover, id))
        assert (await line.news())["type"] == "sight"
        with pytest.raises(TimeoutError):
            await line.news(0.7)


async def test_a_spectator_who_sits_down_reads_with_the_players(server: Server) -> None:
    ada, ben = server.browser(), server.browser()
    table = await opened(ada, "me", "open")
    await say(ada, table["id"], SECRET)
    await say(ben, table["id"], GOSSIP)
    async with server.line(ben, table["id"], "?chat=0") as line:
        assert [one["text"] for one in (await company(line))["chat"]["messages"]] == [GOSSIP]
        await join(ben, table["links"]["1"], "Ben")
        news = await company(line)
        while "chat" not in news:
            news = await company(line)
        assert [one["text"] for one in news["chat"]["messages"]] == [SECRET]


async def test_notes_are_kept_for_oneself_and_follow_the_account(server: Server) -> None:
    ada = await account(server, "Adalind")
    id = (await opened(ada, "me", "open"))["id"]
    assert (await ada.get(f"/api/tables/{id}/notes")).json() == {"text": "", "seat": -1}
    await ada.post(f"/api/tables/{id}/notes", json={"text": "one\ntwo\x07"})
    other = server.browser()
    await other.post("/api/account/login", json={"name": "Adalind", "password": "long enough"})
    assert (await other.get(f"/api/tables/{id}/notes")).json()["text"] == "one\ntwo"
    await other.post(f"/api/tables/{id}/notes", json={"text": "three"})
    assert (await ada.get(f"/api/tables/{id}/notes")).json()["text"] == "three"
    assert (await server.browser().get(f"/api/tables/{id}/notes")).json()["text"] == ""
    large = await ada.post(f"/api/tables/{id}/notes", json={"text": "x" * (chat.LONGEST_NOTES + 1)})
    assert large.status_code == 400


async def test_at_one_screen_each_seat_has_notes_of_its_own(server: Server) -> None:
    ada = server.browser()
    id = (await opened(ada, "me", "me"))["id"]
    path = f"/api/tables/{id}/notes"
    seen = await sight(ada, id)
    first = seen["view"]
    assert (await ada.get(path)).json() == {"text": "", "seat": first}
    await ada.post(path, json={"text": "mine", "seat": first})
    while seen["view"] == first:
        seen = await act(ada, seen)
    assert (await ada.get(path)).json() == {"text": "", "seat": seen["view"]}
    assert (await ada.post(path, json={"text": "x", "seat": 5})).status_code == 403


async def test_what_was_answered_survives_a_kill(servers: list[TableServer]) -> None:
    ada = Person(servers[0].url, 1)
    id = (await ada.open("me", "open"))["id"]
    for n in range(5):
        assert (await ada.say(id, f"message {n}")).status_code == 201
        assert (await ada.web.post(f"/api/tables/{id}/notes", json={"text": f"notes {n}"})).status_code == 200
        await asyncio.to_thread(servers[0].kill)
        servers[0].start()
        assert await ada.heard(id) == [f"message {m}" for m in range(n + 1)]
        assert (await ada.web.get(f"/api/tables/{id}/notes")).json()["text"] == f"notes {n}"
    await ada.close()


class Talker:
    """A spectator who talks until the server is gone, and knows which lines it has said yes to."""

    def __init__(self, url: str, number: int) -> None:
        self.person = Person(url, number)
        self.number = number
        self.answered: list[str] = []
        self.asked = ""
        """A line whose answer never came."""

    async def talk(self, id: str) -> None:
        while True:
            self.asked = f"line {len(self.answered)} of {self.number}"
            try:
                answer = await self.person.say(id, self.asked)
            except httpx.TransportError:
                return
            said, self.asked = self.asked, ""
            if answer.status_code == 429:
                return
            assert answer.status_code == 201, answer.text
            self.answered.append(said)


async def test_a_kill_in_mid_talk_loses_no_line_that_was_answered(servers: list[TableServer]) -> None:
    """Each person may say ten lines in half a minute, so each server is killed while new ones talk."""
    host = Person(servers[0].url, 1)
    chance = random.Random(time.time_ns())
    lost_answers = 0
    for round in range(4):
        id = (await host.open("open", "open"))["id"]
        talkers = [Talker(servers[number % len(servers)].url, number) for number in range(6)]
        talking = [asyncio.create_task(talker.talk(id)) for talker in talkers]
        target = chance.randrange(5, 35)
        async with asyncio.timeout(60):
            while sum(len(talker.answered) for talker in talkers) < target:
                await asyncio.sleep(0.001)
        killed = servers[round % len(servers)]
        await asyncio.to_thread(killed.kill)
        await asyncio.wait_for(asyncio.gather(*talking), 60)
        killed.start()
        for server in servers:
            reader = Person(server.url, 100)
            kept = await reader.heard(id)
            await reader.close()
            for talker in talkers:
                mine = [line for line in kept if line.endswith(f" of {talker.number}")]
                assert mine[: len(talker.answered)] == talker.answered, f"{server.url} lost a line of {talker.number}"
                assert mine[len(talker.answered) :] in ([], [talker.asked]), "nobody said more, or anything twice"
        lost_answers += sum(bool(talker.asked) for talker in talkers)
        for talker in talkers:
            await talker.person.close()
        await host.move_to(servers[0].url)
    assert lost_answers, "no kill came in the midst of anything"
    await host.close()

"""Many send the same turn at once; exactly one of them moves. `make infra` lets two processes on PostgreSQL race."""

from __future__ import annotations

import asyncio
from collections import Counter

import httpx
import pytest
from tests.infra.clients import Person
from tests.infra.servers import TableServer

pytestmark = pytest.mark.anyio

CLIENTS = 20
TURNS = 8


@pytest.mark.parametrize("same", [True, False], ids=["same-action", "different-actions"])
async def test_one_of_twenty_wins(servers: list[TableServer], same: bool) -> None:
    host = Person(servers[0].url, 1)
    id = (await host.open("me", "me"))["id"]
    cookies = {"phylarium": host.cookie}
    clients = [
        httpx.AsyncClient(base_url=servers[n % len(servers)].url, cookies=cookies, timeout=120) for n in range(CLIENTS)
    ]
    winners: Counter[int] = Counter()
    try:
        for turn in range(TURNS):
            seen = await host.look(id)
            assert seen["number"] == turn
            offers = [option["action"] for option in seen["options"]]
            wanted = [offers[0] if same else offers[n % len(offers)] for n in range(CLIENTS)]
            answers = await asyncio.gather(
                *(
                    client.post(f"/api/tables/{id}/actions", json={"number": turn, "action": action})
                    for client, action in zip(clients, wanted, strict=True)
                )
            )
            won = [n for n, answer in enumerate(answers) if answer.status_code == 200]
            assert len(won) == 1, [answer.status_code for answer in answers]
            winners[won[0] % len(servers)] += 1
            for n, answer in enumerate(answers):
                if n not in won:
                    body = answer.json()
                    assert (answer.status_code, body["error"]) == (409, "stale")
                    assert body["message"]
                    assert body["sight"]["number"] == turn + 1, "the refusal shows the table as it is"
            assert (await host.record(id))["actions"][turn:] == [wanted[won[0]]]
    finally:
        for client in clients:
            await client.aclose()
        await host.close()
    assert sum(winners.values()) == TURNS


async def test_whoever_presses_often_has_one_seat(servers: list[TableServer]) -> None:
    """Somebody sends the form of a link eight times at once, to all processes, and says each time that they are Bo."""
    host, friend = Person(servers[0].url, 1), Person(servers[0].url, 2)
    for turn in range(TURNS):
        table = await host.open("me", "open")
        path = httpx.URL(table["links"]["1"]).path
        await friend.web.post("/api/me", json={"name": "Bo"})
        clicks = [
            httpx.AsyncClient(base_url=servers[n % len(servers)].url, cookies={"phylarium": friend.cookie}, timeout=120)
            for n in range(8)
        ]
        form = {"name": "Bo", "table": table["id"], "seat": "1"}
        answers = await asyncio.gather(*(one.post(path, data=form) for one in clicks))
        for one in clicks:
            await one.aclose()
        assert [answer.status_code for answer in answers] == [303] * 8, turn
        assert {answer.headers["location"] for answer in answers} == {f"/table/{table['id']}"}
        assert (await friend.look(table["id"]))["you"] == [1]
    await host.close()
    await friend.close()

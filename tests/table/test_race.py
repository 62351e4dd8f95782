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

"""The server is killed while people go on to the next chapter; `make infra` does so on PostgreSQL too."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator

import httpx
import pytest
from tests.infra.servers import TableServer
from tests.table.campaigns import brought, finish

from phylarium.table.check import check_tables
from phylarium.table.config import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def lone_server(database_url: str) -> Iterator[TableServer]:
    with TableServer(database_url) as one:
        yield one.start()


async def pressed(web: httpx.AsyncClient, id: str) -> str:
    """Go on; the table that was answered, or nothing where the server was gone."""
    try:
        answer = await web.post(f"/api/campaigns/{id}/chapters", json={"chapter": 2})
    except httpx.TransportError:
        return ""
    assert answer.status_code in (200, 201), answer.text
    table: str = answer.json()["id"]
    return table


async def test_nothing_is_lost_between_two_chapters(lone_server: TableServer, database_url: str) -> None:
    chance = random.Random(time.time_ns())
    async with httpx.AsyncClient(base_url=lone_server.url, timeout=120) as web:
        campaigns = [await brought(web) for _ in range(4)]
        for opened in campaigns:
            await finish(opened["id"], web)
        for opened in campaigns:
            id = opened["campaign"]
            presses = [asyncio.create_task(pressed(web, id)) for _ in range(3)]
            await asyncio.sleep(chance.uniform(0, 0.08))
            await asyncio.to_thread(lone_server.kill)
            promised = set(await asyncio.gather(*presses)) - {""}
            assert [one.problem for one in await check_tables(Settings(database_url=database_url)) if one.problem] == []
            await asyncio.to_thread(lone_server.start)
            view = (await web.get(f"/api/campaigns/{id}")).json()
            begun = {chapter["table"] for chapter in view["chapters"][1:] if chapter["table"]}
            assert promised <= begun, "what was answered is there"
            again = await pressed(web, id)
            assert begun in (set(), {again}), "and it is the only one"
            assert (await web.get(f"/api/tables/{again}")).json()["game"] == "megafauna2"


async def test_of_many_who_press_one_begins_the_chapter(servers: list[TableServer]) -> None:
    async with httpx.AsyncClient(base_url=servers[0].url, timeout=120) as host:
        opened = await brought(host)
        await finish(opened["id"], host)
        everywhere = [
            httpx.AsyncClient(base_url=servers[n % len(servers)].url, cookies=dict(host.cookies), timeout=120)
            for n in range(12)
        ]
        try:
            found = await asyncio.gather(*(pressed(web, opened["campaign"]) for web in everywhere))
        finally:
            for web in everywhere:
                await web.aclose()
        assert len(set(found)) == 1
        view = (await host.get(f"/api/campaigns/{opened['campaign']}")).json()
        assert [chapter["table"] for chapter in view["chapters"]] == [opened["id"], found[0]]

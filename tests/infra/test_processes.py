"""Two server processes on one PostgreSQL, joined by Redis, are one server to those who play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from tests.infra.clients import Person
from tests.infra.servers import Postgres, Redis, TableServer

from phylarium.table.check import check_tables
from phylarium.table.config import Settings
from phylarium.table.limits import CUPS, Limits
from phylarium.table.refusals import TooMany
from phylarium.table.store import StoreUnusable, opens

pytestmark = pytest.mark.anyio

Pair = tuple[TableServer, TableServer]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    url = postgres.database()
    with TableServer(url, redis.url) as one, TableServer(url, redis.url) as other:
        yield one.start(), other.start()


async def test_a_move_on_one_shows_on_the_other(pair: Pair) -> None:
    host, friend = Person(pair[0].url, 1), Person(pair[1].url, 2)
    opened = await host.open("me", "open")
    id = opened["id"]
    await friend.sit(opened["links"]["1"])
    async with host.live(id) as here, friend.live(id) as there, asyncio.timeout(120):
        seen = {host: await here.news(), friend: await there.news()}
        for number in range(1, 16):
            mover = host if seen[host]["yours"] else friend
            assert seen[mover]["yours"]
            await mover.move(seen[mover])
            seen = {host: await here.reached(number), friend: await there.reached(number)}
            assert {sight["number"] for sight in seen.values()} == {number}
            assert seen[host]["pieces"].keys() == seen[friend]["pieces"].keys()
    await host.close()
    await friend.close()


async def test_company_at_both_is_one_company(pair: Pair) -> None:
    """Who looks at one process is seen at the other, what is said there is read, and what is written is counted."""
    host, friend = Person(pair[0].url, 21), Person(pair[1].url, 22)
    opened = await host.open("me", "open")
    id = opened["id"]
    await friend.sit(opened["links"]["1"])
    async with host.live(f"{id}?chat=0") as here, friend.live(f"{id}?chat=0") as there, asyncio.timeout(60):
        while (await here.company()).get("looking", {}).get("seats") != [0, 1]:
            pass
        while (await there.company()).get("looking", {}).get("seats") != [0, 1]:
            pass
        assert (await friend.web.post(f"/api/tables/{id}/chat", json={"text": "hello"})).status_code == 201
        while "hello" not in str((await here.company()).get("chat")):
            pass
    statuses = []
    for number in range(14):
        await friend.move_to(pair[number % 2].url)
        statuses.append((await friend.web.post(f"/api/tables/{id}/chat", json={"text": f"{number}"})).status_code)
    assert statuses.count(201) <= 10, statuses
    assert 429 in statuses
    await host.close()
    await friend.close()


async def test_somebody_may_change_the_process_in_mid_game(pair: Pair) -> None:
    player = Person(pair[0].url, 3)
    id = (await player.open("me", "me"))["id"]
    for turn in range(12):
        await player.move_to(pair[turn % 2].url)
        seen = await player.look(id)
        assert seen["number"] == turn
        await player.move(seen)
    await player.close()


async def test_bots_of_a_process_that_died_are_played_by_another(pair: Pair) -> None:
    player = Person(pair[0].url, 4)
    id = (await player.open("random", "me"))["id"]
    await asyncio.to_thread(pair[0].kill)
    await player.move_to(pair[1].url)
    async with player.live(id) as line, asyncio.timeout(180):
        seen = await line.news()
        while not seen["yours"]:
            seen = await line.news()
    await player.close()
    pair[0].start()


async def test_the_table_goes_on_while_redis_is_away_and_after(pair: Pair, redis: Redis) -> None:
    player, watcher = Person(pair[0].url, 5), Person(pair[1].url, 6)
    id = (await player.open("me", "me"))["id"]
    async with watcher.live(id) as line, asyncio.timeout(180):
        await line.news()
        redis.stop()
        seen = await player.move(await player.look(id))
        assert (await watcher.look(id))["number"] == 1, "the other process reads the store, with or without Redis"
        redis.start()
        for number in range(2, 60):
            # Until both have found Redis again; then a move is told at once.
            seen = await player.move(seen)
            try:
                async with asyncio.timeout(2):
                    await line.reached(number)
                break
            except TimeoutError:
                continue
        else:
            pytest.fail("no move was told after Redis came back")
    await player.close()
    await watcher.close()


@pytest.mark.parametrize("number", [10, 100])
async def test_processes_count_together(redis: Redis, number: int) -> None:
    """Also where each takes several drops at once out of the bucket that they share."""
    one, other = Limits(redis.url), Limits(redis.url)
    refusal, taken = None, 0
    while refusal is None and taken <= 2 * number:
        try:
            await (one, other)[taken % 2].take(f"together {number}", number, 3600)
            taken += 1
        except TooMany as error:
            refusal = error
    assert refusal is not None
    assert number - number // CUPS <= taken <= number
    assert int(refusal.headers["Retry-After"]) > 1
    await one.close()
    await other.close()


async def test_limits_outlive_redis(redis: Redis) -> None:
    limits = Limits(redis.url)
    await limits.take("outliving", 2, 3600)
    redis.stop()
    try:
        for _ in range(2):
            await limits.take("outliving", 2, 3600)
        with pytest.raises(TooMany):
            await limits.take("outliving", 2, 3600)
    finally:
        redis.start()
        await limits.close()


def test_a_postgresql_that_refuses_is_said_in_a_sentence(postgres: Postgres) -> None:
    wrong = postgres.url("nowhere")
    with pytest.raises(StoreUnusable, match=r"refuses.*nowhere.*mend DATABASE_URL") as refused:
        asyncio.run(opens(Settings(database_url=wrong)))
    assert postgres.password not in str(refused.value)
    with pytest.raises(StoreUnusable, match=r"refuses.*password"):
        asyncio.run(opens(Settings(database_url=wrong.replace(postgres.password, "sesame"))))


def test_a_postgresql_without_our_tables_is_not_checked(postgres: Postgres) -> None:
    empty = Settings(database_url=postgres.database())
    with pytest.raises(StoreUnusable, match="There is no database"):
        asyncio.run(check_tables(empty))
    with pytest.raises(StoreUnusable, match="There is no database"):
        asyncio.run(check_tables(empty))

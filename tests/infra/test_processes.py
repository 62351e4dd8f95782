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
from phylarium.table.presence import ALIVE_SECONDS, FORGOTTEN_SECONDS
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
        assert (await friend.say(id, "hello")).status_code == 201
        while "hello" not in str((await here.company()).get("chat")):
            pass
    statuses = []
    for number in range(14):
        await friend.move_to(pair[number % 2].url)
        statuses.append((await friend.say(id, f"{number}")).status_code)
    assert statuses.count(201) <= 10, statuses
    assert 429 in statuses
    await host.close()
    await friend.close()


async def seen_by(person: Person, id: str, wanted: dict[str, object], seconds: float = 30) -> None:
    """Wait until somebody is told that those look at a table."""
    found = {}
    for _ in range(int(seconds / 0.1)):
        found = await person.looking(id)
        if {name: found[name] for name in wanted} == wanted:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{found} instead of {wanted}")


async def test_players_and_spectators_talk_apart_at_both(pair: Pair) -> None:
    host, friend = Person(pair[0].url, 31), Person(pair[1].url, 32)
    spectators = [Person(server.url, 33 + number) for number, server in enumerate(pair)]
    opened = await host.open("me", "open")
    id = opened["id"]
    await friend.sit(opened["links"]["1"])
    assert (await spectators[0].say(id, "gossip")).status_code == 201
    async with friend.live(f"{id}?chat=0") as player, spectators[1].live(f"{id}?chat=0") as spectator:
        async with asyncio.timeout(60):
            assert "secret" not in str(await spectator.said("gossip"))
            assert (await host.say(id, "secret")).status_code == 201
            assert "gossip" not in str(await player.said("secret"))
            await seen_by(host, id, {"seats": [1], "watching": 1})
            await seen_by(spectators[0], id, {"seats": [1], "watching": 1})
    assert [await person.heard(id) for person in (host, friend)] == [["secret"]] * 2
    assert [await person.heard(id) for person in spectators] == [["gossip"]] * 2
    await seen_by(host, id, {"seats": [], "watching": 0})
    for person in (host, friend, *spectators):
        await person.close()


async def test_who_is_muted_at_one_is_muted_at_the_other(pair: Pair) -> None:
    host, friend, stranger = Person(pair[0].url, 41), Person(pair[1].url, 42), Person(pair[1].url, 43)
    opened = await host.open("me", "open")
    id = opened["id"]
    await friend.sit(opened["links"]["1"])
    assert (await stranger.say(id, "noise")).status_code == 201
    rude = (await friend.say(id, "rude")).json()["id"]
    async with friend.live(f"{id}?chat=0") as there, asyncio.timeout(60):
        await there.said("rude")
        assert (await host.web.post(f"/api/tables/{id}/chat/{rude}/remove")).status_code == 200
        assert (await host.web.post(f"/api/tables/{id}/chat/{rude}/mute", json={})).status_code == 200
        page = (await there.company()).get("chat")
        while page is None or page["writes"]:
            page = (await there.company()).get("chat")
        assert [(line["text"], line["removed"]) for line in page["messages"]] == [("", True)]
    assert (await host.web.post(f"/api/tables/{id}/quiet", json={"quiet": True})).status_code == 200
    for server in pair:
        await friend.move_to(server.url)
        await stranger.move_to(server.url)
        assert (await friend.say(id, "still")).status_code == 403
        assert (await stranger.say(id, "still")).status_code == 403
        assert await friend.heard(id) == [""]
    for person in (host, friend, stranger):
        await person.close()


async def test_who_looked_with_a_killed_process_is_forgotten(pair: Pair) -> None:
    """And a process that begins is told who looks elsewhere."""
    host, friend, asking = Person(pair[0].url, 51), Person(pair[1].url, 52), Person(pair[0].url, 53)
    opened = await host.open("me", "open")
    id = opened["id"]
    await friend.sit(opened["links"]["1"])
    async with host.live(f"{id}?chat=0"):
        async with friend.live(f"{id}?chat=0"):
            await seen_by(host, id, {"seats": [0, 1]})
            await asyncio.to_thread(pair[1].kill)
        await seen_by(host, id, {"seats": [0]}, seconds=FORGOTTEN_SECONDS + ALIVE_SECONDS + 10)
        pair[1].start()
        await asking.move_to(pair[1].url)
        await seen_by(asking, id, {"seats": [0]})
    for person in (host, friend, asking):
        await person.close()


async def test_company_outlives_redis(pair: Pair, redis: Redis) -> None:
    """What is said meanwhile is read late, and afterwards everybody knows again who looks."""
    host, friend = Person(pair[0].url, 61), Person(pair[1].url, 62)
    opened = await host.open("me", "open")
    id = opened["id"]
    await friend.sit(opened["links"]["1"])
    async with host.live(f"{id}?chat=0") as here, friend.live(f"{id}?chat=0"), asyncio.timeout(120):
        await seen_by(host, id, {"seats": [0, 1]})
        redis.stop()
        try:
            assert (await friend.say(id, "hello")).status_code == 201
            assert await host.heard(id) == ["hello"]
            await here.said("hello")
        finally:
            redis.start()
        for person in (host, friend):
            await seen_by(person, id, {"seats": [0, 1]})
        assert (await friend.say(id, "again")).status_code == 201
        await here.said("again")
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

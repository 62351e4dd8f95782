"""The server is killed at random moments while people play. What it had acknowledged is there afterwards.

`make infra` kills it oftener, and on PostgreSQL too. SIGKILL gives a process no time to finish anything; what it
does not show is a machine that loses power, for which the databases' own synchronous commits are there.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
from tests.infra.clients import Person, Sight, known
from tests.infra.forked import ForkedServer, Template
from tests.infra.servers import TableServer

from phylarium.table.check import check_tables
from phylarium.table.config import Settings

pytestmark = pytest.mark.anyio

TABLES = 5
LONGEST = 6.0
"""Seconds that a server lives at most once somebody has moved."""

EACH = 25
"""So many kills are each followed by a check of all tables ever played, further ones each time so many are done."""

PATIENCE = 120.0
"""Seconds in which somebody must be able to move."""


@pytest.fixture
def server(database_url: str) -> Iterator[TableServer]:
    with Template() as template, ForkedServer(template, database_url) as one:
        yield one


class Player:
    """Somebody who plays all seats of a table and knows what the server has said yes to."""

    def __init__(self, url: str, number: int, bots: bool) -> None:
        self.person = Person(url, number)
        self.bots = bots
        self.id = ""
        self.acknowledged: dict[int, str] = {}
        """By number, the actions that were answered with yes."""
        self.seen = 0
        """The most actions that the table was ever shown with, since something was last taken back."""
        self.asked: tuple[int, str] | None = None
        """An action whose answer never came."""
        self.taking_back: int | None = None
        """A number of actions to which the table may have gone back, without an answer."""
        self.moves = 0
        self.undone = 0

    async def open(self) -> None:
        kinds = ("me", "random") if self.bots else ("me", "me", "me")
        self.id = (await self.person.open(*kinds))["id"]

    async def play(self) -> None:
        """Play until the server is gone."""
        while True:
            try:
                seen = await self.person.look(self.id)
                self.settle(seen)
                await self.step(seen)
            except httpx.TransportError:
                return

    async def step(self, seen: Sight) -> None:
        if seen["over"]:
            await self.open()
            self.acknowledged, self.seen = {}, 0
            return
        if not seen["yours"]:
            await asyncio.sleep(0.02)
            return
        if seen["can_undo"] and self.person.chance.random() < 0.1:
            await self.take_back(seen)
            return
        number, action = seen["number"] + 1, self.person.choice(seen)
        self.asked = (number, action)
        answer = await self.person.send(self.id, seen["number"], action)
        assert answer.status_code in (200, 409), answer.text
        self.asked = None
        if answer.status_code == 200:
            self.acknowledged[number] = action
            self.moves += 1
            self.settle(known(answer))

    async def take_back(self, seen: Sight) -> None:
        number = seen["number"] - 1
        self.taking_back = number
        answer = await self.person.web.post(f"/api/tables/{self.id}/undo", json={"number": seen["number"]})
        assert answer.status_code in (200, 409), answer.text
        self.taking_back = None
        if answer.status_code == 200:
            self.forget(number)
            self.undone += 1

    def forget(self, number: int) -> None:
        self.acknowledged = {n: action for n, action in self.acknowledged.items() if n <= number}
        self.seen = number

    def settle(self, seen: Sight) -> None:
        """What the server shows must contain what it showed and acknowledged before."""
        if self.taking_back is not None and seen["number"] <= self.taking_back:
            self.forget(self.taking_back)
        self.taking_back = None
        assert seen["number"] >= self.seen, f"{self.id} had {self.seen} actions and has {seen['number']}"
        assert not seen["broken"], seen["broken"]
        self.seen = seen["number"]

    async def compare(self) -> None:
        """The stored game, action by action, against what was acknowledged; at most what was asked last is more."""
        self.settle(await self.person.look(self.id))
        stored = (await self.person.record(self.id))["actions"]
        for number, action in self.acknowledged.items():
            assert stored[number - 1 : number] == [action], f"{self.id} lost action {number} of {len(stored)}: {action}"
        if not self.bots and len(stored) > len(self.acknowledged):
            number = len(stored)
            assert (number, stored[-1]) == self.asked, f"{self.id} has an action that nobody took"
            self.acknowledged[number] = stored[-1]
        self.asked = None


async def lived(players: list[Player], chance: random.Random) -> None:
    """Wait for a random moment: so many moves from now, and then a little more."""
    before = sum(player.moves for player in players)
    target = before + chance.randrange(1, 40)
    began = time.monotonic()
    while (moved := sum(player.moves for player in players)) < target:
        lived_for = time.monotonic() - began
        if lived_for > (LONGEST if moved > before else PATIENCE):
            break
        await asyncio.sleep(0.005)
    await asyncio.sleep(chance.uniform(0, 0.05))


async def test_what_was_acknowledged_survives(server: TableServer, database_url: str, kills: int) -> None:
    chance = random.Random(time.time_ns())
    settings = Settings(database_url=database_url)
    server.start()
    players = [Player(server.url, number, bots=number == 0) for number in range(TABLES)]
    await asyncio.gather(*(player.open() for player in players))
    playing = 0
    for _ in range(kills):
        tasks = [asyncio.create_task(player.play()) for player in players]
        await lived(players, chance)
        await asyncio.to_thread(server.kill)
        assert not server.leftovers, "a worker outlived the server"
        await asyncio.wait_for(asyncio.gather(*tasks), 120)
        playing += 1
        if playing <= EACH or playing % EACH == 0 or playing == kills:
            assert [table.problem for table in await check_tables(settings) if table.problem] == []
        server.start()
        await asyncio.gather(*(player.compare() for player in players))
        if playing % EACH == 0:
            print(f"{playing} kills, {sum(player.moves for player in players)} acknowledged moves so far", flush=True)
    for player in players:
        await player.person.close()
    moves, undone = sum(player.moves for player in players), sum(player.undone for player in players)
    print(f"{playing} kills, {moves} acknowledged moves, {undone} taken back, none lost")
    assert playing == kills
    assert moves >= kills
    if database_url.startswith("sqlite"):
        with closing(sqlite3.connect(database_url.removeprefix("sqlite:///"))) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

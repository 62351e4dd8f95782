"""Who looks at a table, seen from several processes: joined here by hand as Redis joins them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.table.conftest import Server, join, opened

from phylarium.table import presence
from phylarium.table.channels import LocalChannels, Stir
from phylarium.table.people import Visitor, recognise
from phylarium.table.presence import Looking, Presence

pytestmark = pytest.mark.anyio


class Joined(LocalChannels):
    """Channels of one of several processes, all of which hear what each of them sends."""

    def __init__(self, others: list[Joined]) -> None:
        super().__init__()
        self.others = others
        self.sent: list[Stir] = []
        others.append(self)

    async def send(self, stir: Stir) -> None:
        self.sent.append(stir)
        for other in self.others:
            if other is not self:
                other.heard(msgspec.json.decode(msgspec.json.encode(stir), type=Stir))


class Process:
    def __init__(self, others: list[Joined]) -> None:
        self.channels = Joined(others)
        self.tasks: list[asyncio.Task[None]] = []
        self.presence = Presence(self.channels, lambda work: self.tasks.append(asyncio.create_task(work)))


async def settled() -> None:
    await asyncio.sleep(presence.TOGETHER * 2.5)


@pytest.fixture
async def people(server: Server) -> tuple[str, list[Visitor]]:
    ada, ben, cleo = (server.browser() for _ in range(3))
    table = await opened(ada, "me", "open")
    await join(ben, table["links"]["1"], "Ben")
    await cleo.post("/api/me", json={"name": "Cleo"})
    store = server.service.store
    return table["id"], [await recognise(store, browser.cookies["phylarium"]) for browser in (ada, ben, cleo)]


async def test_processes_tell_each_other_who_looks(
    server: Server, people: tuple[str, list[Visitor]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "TOGETHER", 0.02)
    id, (ada, ben, cleo) = people
    room = await server.service.rooms.get(id)
    joined: list[Joined] = []
    one, other = Process(joined), Process(joined)
    with one.presence.looking(id, ada):
        await settled()
        # Whoever comes later to another process is told who was there before.
        with other.presence.looking(id, ben), other.presence.looking(id, cleo):
            await settled()
            for process in (one, other):
                assert process.presence.at(room) == Looking([0, 1], 1, ["Cleo"])
        await settled()
        # Also where nobody looks at the table, who asks is told.
        for process in (one, other):
            assert process.presence.at(room) == Looking([0], 0, [])
        # A process that begins to hear is told of what was there before.
        third = Process(joined)
        third.channels.heard(Stir(""))
        await settled()
        assert third.presence.at(room) == Looking([0], 0, [])
    await settled()
    assert all(not process.presence._elsewhere for process in (one, other, third)), "nothing is kept of who has gone"


async def test_a_process_that_is_gone_is_forgotten(
    server: Server, people: tuple[str, list[Visitor]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "TOGETHER", 0.02)
    id, (ada, ben, _) = people
    room = await server.service.rooms.get(id)
    joined: list[Joined] = []
    one, other = Process(joined), Process(joined)
    with one.presence.looking(id, ada):
        killed = other.presence.looking(id, ben)
        killed.__enter__()
        await settled()
        assert one.presence.at(room) == Looking([0, 1], 0, [])
        joined.remove(other.channels)  # it says nothing any more
        monkeypatch.setattr(presence, "FORGOTTEN_SECONDS", 0.05)
        monkeypatch.setattr(presence, "ALIVE_SECONDS", 0.05)
        living = asyncio.create_task(one.presence.run())
        await asyncio.sleep(0.4)
        living.cancel()
        assert one.presence.at(room) == Looking([0], 0, [])
        killed.__exit__(None, None, None)
    # One that ends in good order says so.
    third = Process(joined)
    with one.presence.looking(id, ada), third.presence.looking(id, ben):
        await settled()
        assert one.presence.at(room) == Looking([0, 1], 0, [])
        await third.presence.stop()
        assert one.presence.at(room) == Looking([0], 0, [])


async def test_what_was_said_while_nobody_could_be_heard_is_looked_for(people: tuple[str, list[Visitor]]) -> None:
    id, (ada, _, _) = people
    process = Process([])
    async with process.channels.listen(id) as listener:
        with process.presence.looking(id, ada):
            listener.taken()
            process.channels.heard(Stir(""))
            assert listener.taken() == {"cut"}


async def test_comings_and_goings_are_told_as_one(
    people: tuple[str, list[Visitor]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "TOGETHER", 0.05)
    id, (ada, ben, cleo) = people
    process = Process([])
    async with process.channels.listen(id) as listener:
        with process.presence.looking(id, ada), process.presence.looking(id, ben):
            for _ in range(50):
                with process.presence.looking(id, cleo):
                    pass
            await settled()
            assert [stir.what for stir in process.channels.sent].count("presence") == 1
            assert listener.taken() == {"presence"}
            assert listener.taken() == set()

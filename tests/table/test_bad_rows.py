"""Rows that make no sense: a matter of their own table, and of nobody else's."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import Any

import pytest
import sqlalchemy as sa
from tests.table.conftest import Server, act, join, opened, sight

from phylarium.kernel.rng import commitment
from phylarium.table import check, rooms, schema
from phylarium.table.check import check_tables
from phylarium.table.config import Settings
from phylarium.table.store import Store

pytestmark = pytest.mark.anyio


async def spoil(store: Store, id: str, **values: Any) -> None:
    """Change the row of a table behind everybody's back."""
    games = schema.games
    change = sa.update(games).where(games.c.id == id).values(version=games.c.version + 1, **values)
    await store.database.change(lambda connection: connection.execute(change))


async def run(store: Store, statement: Any) -> None:
    await store.database.change(lambda connection: connection.execute(statement))


BAD: dict[str, dict[str, Any]] = {
    "game": {"game": "gone"},
    "options": {"options": '{"length": 7'},
    "option": {"options": '{"length": "endless"}'},
    "result": {"result": "nonsense", "status": "over"},
    "short result": {"result": '{"scores": [], "ranking": []}', "status": "over"},
    "clock": {"clock": "nonsense", "deadline": 1.0},
    "short clock": {"clock": '{"choice": {"kind": "days"}, "left": []}', "deadline": 1.0},
    "legacy": {"legacy": "nonsense"},
    "turn": {"to_move": 99},
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD.keys())
async def test_one_bad_table_stops_neither_the_home_page_nor_the_sweep(server: Server, bad: dict[str, Any]) -> None:
    host, friend = server.browser(), server.browser()
    service = server.service
    spoiled = (await opened(host, "me", "me", public=True, clock={"kind": "days", "days": 1}))["id"]
    sound = await opened(host, "me", "open", public=True, clock={"kind": "days", "days": 1})
    await join(friend, sound["links"]["1"])
    await spoil(service.store, spoiled, updated=0.0, **{"deadline": 1.0, **bad})
    await spoil(service.store, sound["id"], deadline=time.time() - 1)
    service.rooms._rooms.clear()
    assert (await host.get("/")).status_code == 200
    await service.sweep(0.0)
    assert (await sight(host, sound["id"]))["seats"][0]["away"], "a bot sits in at the sound table"
    for path in ("", "/text"):
        assert (await host.get(f"/table/{spoiled}{path}")).status_code in (200, 409)
    assert (await host.get(f"/api/tables/{spoiled}/record")).status_code in (200, 403, 409)


async def test_the_sweep_does_not_come_back_to_a_table_that_cannot_go_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.browser()
    service = server.service
    id = (await opened(host, "me", "me"))["id"]
    await run(
        service.store, sa.update(schema.seats).where(schema.seats.c.game_id == id).values(kind="bot", bot="random")
    )
    await spoil(service.store, id, game="gone", updated=0.0)
    service.rooms._rooms.clear()
    looked: list[str] = []
    get = service.rooms.get

    async def looking(id: str, version: int | None = None) -> rooms.Room:
        looked.append(id)
        return await get(id, version)

    monkeypatch.setattr(service.rooms, "get", looking)
    for _ in range(3):
        await service.sweep(0.0)
        for task in list(service._thinking.values()):
            await task
    assert looked == [id]


async def test_a_stray_snapshot_stops_no_move(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies where the next position is to be kept."""
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 2)
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    store = server.service.store
    for number in (2, 3):
        stray = {"game_id": id, "number": number, "rules_version": "1", "state": b"nonsense"}
        await run(store, sa.insert(schema.snapshots).values(**stray))
    seen = await sight(browser, id)
    for number in range(1, 5):
        seen = await act(browser, seen)
        assert seen["number"] == number
    kept = [(row.number, row.state) for row in await store.kept_positions(id, 0)]
    assert all(state != b"nonsense" for number, state in kept if number == 2)


async def test_a_move_that_can_never_be_stored_is_refused_and_not_tried_for_ever(server: Server) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    stray = {"game_id": id, "number": 1, "seat": 0, "action": "word:done", "digest": "", "at": 0.0}
    seen = await sight(browser, id)
    await run(server.service.store, sa.insert(schema.actions).values(**stray))
    move = {"number": 0, "action": seen["options"][0]["action"]}
    answer = await browser.post(f"/api/tables/{id}/actions", json=move, timeout=10)
    assert answer.status_code == 409


async def finished(server: Server) -> str:
    """A game of the smallest kind that was played to its end."""
    browser = server.browser()
    id = str((await opened(browser, "me", "me", options={"length": "short"}))["id"])
    room = await server.service.rooms.get(id)
    while not room.state.over():
        action = room.game.vocabulary.name(room.state.legal()[0])
        await room.play(room.to_move(), len(room.actions), action)
    return id


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "options": ({"options": '{"length": 7'}, "cannot be shown"),
    "clock": ({"clock": "nonsense"}, "clock"),
    "short clock": ({"clock": '{"choice": {"kind": "days"}, "left": [1.0]}'}, "clock"),
    "commitment": ({"commitment": "0" * 64}, "fingerprint"),
    "seats": ({"seats": 3}, "seats"),
    "status": ({"status": "odd"}, "odd"),
    "waiting": ({"status": "waiting"}, "open seats"),
    "over": ({"status": "over"}, "the game says otherwise"),
    "result": ({"result": '{"scores": [1, 2], "ranking": [2, 1]}'}, "result"),
    "number": ({"number": 5}, "actions"),
    "turn": ({"to_move": 1}, "to move"),
}


@pytest.mark.parametrize(("bad", "words"), WRONG.values(), ids=WRONG.keys())
async def test_the_check_names_what_is_wrong(
    server: Server, settings: Settings, bad: dict[str, Any], words: str
) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    await opened(browser, "me", "open", "random", clock={"kind": "live"})
    assert [table.problem for table in await check_tables(settings)] == ["", ""]
    await spoil(server.service.store, id, **bad)
    found = {table.id: table.problem for table in await check_tables(settings)}
    assert words in found.pop(id)
    assert list(found.values()) == [""]


async def test_the_check_says_what_it_fails_at_and_goes_on(
    server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a row holds that nobody thought of: the other tables are looked at."""
    browser = server.browser()
    odd, _ = [(await opened(browser, "me", "me"))["id"] for _ in range(2)]

    def fails(seed: str) -> str:
        if seed == spoilt:
            raise ZeroDivisionError("nobody thought of this")
        return commitment(seed)

    spoilt = (await server.service.store.table(odd)).seed
    monkeypatch.setattr(check, "commitment", fails)
    found = {table.id: table.problem for table in await check_tables(settings)}
    assert "ZeroDivisionError" in found.pop(odd)
    assert list(found.values()) == [""]


async def test_the_check_names_what_is_wrong_beside_a_table(server: Server, settings: Settings) -> None:
    browser = server.browser()
    store = server.service.store
    tables = [(await opened(browser, "me", "me"))["id"] for _ in range(4)]
    seats = schema.seats
    await run(store, sa.update(seats).where(seats.c.game_id == tables[0], seats.c.seat == 1).values(visitor_id=None))
    await run(store, sa.delete(seats).where(seats.c.game_id == tables[1], seats.c.seat == 1))
    await run(store, sa.insert(schema.snapshots).values(game_id=tables[2], number=9, rules_version="1", state=b""))
    await run(store, sa.insert(schema.requests).values(game_id=tables[3], seat=0, number=0, agreed="x", created=0.0))
    found = {table.id: table.problem for table in await check_tables(settings)}
    for id, words in zip(tables, ("seat 2", "1 seats", "after action 9", "agreed"), strict=True):
        assert words in found[id], found[id]
    assert (await browser.get(f"/api/tables/{tables[3]}")).status_code == 200


async def test_a_table_that_is_played_at_during_the_check_is_sound(
    server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    read = await server.service.store.all_tables()
    await act(browser, await sight(browser, id))

    async def before(store: Store) -> list[Any]:
        return read

    monkeypatch.setattr(Store, "all_tables", before)
    assert [table.problem for table in await check_tables(settings)] == [""]


async def test_the_check_compares_the_result(server: Server, settings: Settings) -> None:
    id = await finished(server)
    assert [table.problem for table in await check_tables(settings)] == [""]
    for result in ("", "nonsense", '{"scores": [1000, 0], "ranking": [1, 2]}'):
        await spoil(server.service.store, id, result=result)
        assert ["result" in table.problem for table in await check_tables(settings)] == [True], result


async def test_the_check_prints_nothing_but_its_answer(server: Server, settings: Settings) -> None:
    id = (await opened(server.browser(), "me", "me"))["id"]
    await spoil(server.service.store, id, options='{"length": 7')
    command = [sys.executable, "-m", "phylarium", "tables", "check", "--json", "--data", str(settings.data_dir)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 1
    (table,) = json.loads(result.stdout)
    assert table["id"] == id
    assert table["problem"]


async def test_a_check_where_there_is_no_database_makes_none(tmp_path: Any) -> None:
    command = [sys.executable, "-m", "phylarium", "tables", "check", "--data", str(tmp_path / "nowhere")]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 2
    assert "There is no database" in result.stderr
    assert not (tmp_path / "nowhere").exists()

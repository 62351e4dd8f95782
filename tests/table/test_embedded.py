"""SQLite: changes that come at once are committed together, and each of them succeeds or fails alone."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from phylarium.table import schema
from phylarium.table.config import Settings
from phylarium.table.store import (
    ActionRow,
    NameTaken,
    SeatRow,
    StaleTable,
    Store,
    database,
    new_table,
    pace,
    prepared,
)

pytestmark = pytest.mark.anyio


async def test_of_many_changes_a_refused_one_leaves_nothing_and_harms_nobody(tmp_path: Path) -> None:
    store = await Store.open(Settings(data_dir=tmp_path))
    names = [f"player {n // 2}" for n in range(60)]  # each name twice
    outcomes = await asyncio.gather(*(store.register(name, "hash") for name in names), return_exceptions=True)
    assert sum(isinstance(outcome, int) for outcome in outcomes) == 30
    assert sum(isinstance(outcome, NameTaken) for outcome in outcomes) == 30
    await store.close()
    again = await Store.open(Settings(data_dir=tmp_path))
    kept = await again.database.read(lambda c: list(c.execute(sa.select(schema.accounts.c.name)).scalars()))
    assert sorted(kept) == sorted(set(names))
    await again.close()


async def test_a_change_that_fails_half_way_leaves_nothing(tmp_path: Path) -> None:
    store = await Store.open(Settings(data_dir=tmp_path))

    def half(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.accounts).values(name="half", key="half", password_hash="", created=0.0))
        raise RuntimeError("the lights went out")

    outcomes = await asyncio.gather(
        store.database.change(half), store.register("whole", "hash"), return_exceptions=True
    )
    assert isinstance(outcomes[0], RuntimeError)
    assert await store.account("half") is None
    assert await store.account("whole") is not None
    await store.close()


@pytest.mark.parametrize("seconds", [0.0, 60.0])
async def test_only_a_quick_disk_is_waited_for_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """What is quick for this test: nothing, or anything."""
    monkeypatch.setattr(pace, "QUICK_SECONDS", seconds)
    monkeypatch.setattr(pace, "LONG_SECONDS", 60.0)
    store = await Store.open(Settings(data_dir=tmp_path))
    threads: list[bool] = []

    def note(connection: sa.Connection) -> None:
        threads.append(threading.current_thread() is threading.main_thread())

    def half(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.accounts).values(name="half", key="half", password_hash="", created=0.0))
        raise RuntimeError("the lights went out")

    for _ in range(pace.QUICK_CHANGES + 1):
        await store.database.change(note)
    assert threads == [*[False] * pace.QUICK_CHANGES, seconds > 0]
    with pytest.raises(RuntimeError, match="lights"):
        await store.database.change(half)
    assert await store.account("half") is None
    await store.register("whole", "hash")
    with pytest.raises(NameTaken):
        await store.register("whole", "hash")
    monkeypatch.setattr(pace, "QUICK_SECONDS", 0.0)
    await store.database.change(note)
    await store.database.change(note)
    assert not threads[-1], "one that took long is the last for a while"
    await store.close()


async def test_a_change_that_takes_a_little_longer_says_nothing_of_a_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "QUICK_SECONDS", 0.1)
    monkeypatch.setattr(pace, "LONG_SECONDS", 60.0)
    store = await Store.open(Settings(data_dir=tmp_path))
    threads: list[bool] = []

    def note(connection: sa.Connection, seconds: float = 0.0) -> None:
        threads.append(threading.current_thread() is threading.main_thread())
        time.sleep(seconds)

    for _ in range(pace.QUICK_CHANGES):
        await store.database.change(note)
    average = pace.QUICK_CHANGES * pace.QUICK_SECONDS
    for seconds in (average / 8, average, 0.0):
        await store.database.change(partial(note, seconds=seconds))
    assert threads[-3:] == [True, True, False]
    await store.close()


async def test_nobody_waits_for_another_process_that_changes_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "QUICK_SECONDS", 60.0)
    monkeypatch.setattr(pace, "LONG_SECONDS", 60.0)
    store = await Store.open(Settings(data_dir=tmp_path))
    for n in range(pace.QUICK_CHANGES):
        await store.register(f"player {n}", "hash")
    (file,) = tmp_path.glob("*.db")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        change = asyncio.create_task(store.register("late", "hash"))
        began = time.perf_counter()
        await asyncio.sleep(0.05)
        assert time.perf_counter() - began < database.PATIENCE / 2000, "the loop goes on"
        assert not change.done(), "the thread waits"
        other.execute("COMMIT")
    await change
    assert await store.account("late") is not None
    await store.register("later", "hash")
    await store.close()


@pytest.mark.parametrize("code", [sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY_RECOVERY])
async def test_whatever_a_file_is_busy_with_the_thread_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """Another process changes it, say, or reads in what one that was killed has left behind."""
    monkeypatch.setattr(pace, "QUICK_SECONDS", 60.0)
    monkeypatch.setattr(pace, "LONG_SECONDS", 60.0)
    store = await Store.open(Settings(data_dir=tmp_path))
    for n in range(pace.QUICK_CHANGES):
        await store.register(f"player {n}", "hash")
    busy = sqlite3.OperationalError("database is locked")
    busy.sqlite_errorcode = code
    really, refused = prepared.directly, []

    def directly(connection: sa.Connection, text: str) -> object:
        if text == database.WHOLE[0] and threading.current_thread() is threading.main_thread():
            refused.append(text)
            raise sa.exc.OperationalError(text, None, busy)
        return really(connection, text)

    monkeypatch.setattr(database, "directly", directly)
    await store.register("late", "hash")
    assert refused
    assert await store.account("late") is not None
    await store.close()


def test_a_disk_that_gets_slow_holds_up_others_for_twenty_milliseconds_or_one_change() -> None:
    for seconds in (0.002, 0.005, 0.009, 0.019, 0.05, 1.0):
        disk = pace.Pace()
        for _ in range(200):
            disk.note(0.0003, here=disk.quick)
        assert disk.quick
        held_up = 0
        while disk.quick:
            disk.note(seconds, here=True)
            held_up += 1
        assert held_up * seconds <= 0.02 or held_up == 1


def test_a_disk_that_stalls_now_and_then_is_trusted_less_and_less_often_until_it_is_calm() -> None:
    disk, held_up = pace.Pace(), 0
    for n in range(20_000):
        here = disk.quick
        seconds = 0.1 if n % 100 == 99 else 0.0003
        disk.note(seconds, here)
        held_up += here and seconds > pace.LONG_SECONDS
    assert held_up <= 3
    for _ in range(pace.CALM_CHANGES):
        disk.note(0.0003, disk.quick)
    assert disk.quick
    disk.note(0.1, here=True)
    for _ in range(2 * pace.QUICK_CHANGES):
        assert not disk.quick
        disk.note(0.0003, here=False)
    assert disk.quick, "a calm disk is forgiven what was long ago"


async def test_a_commit_that_fails_is_told_to_all_who_waited(tmp_path: Path) -> None:
    store = await Store.open(Settings(data_dir=tmp_path))

    def spoil(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.execute(sa.insert(schema.seats).values(game_id="nowhere", seat=0, kind="open"))

    outcomes = await asyncio.gather(
        *(store.register(f"player {n}", "hash") for n in range(3)), store.database.change(spoil), return_exceptions=True
    )
    assert isinstance(outcomes[-1], sa.exc.IntegrityError)
    stored = [await store.account(f"player {n}") is not None for n in range(3)]
    assert stored == [isinstance(outcome, int) for outcome in outcomes[:3]], "what was said is what is there"
    await store.register("later", "hash")
    assert await store.account("later") is not None
    await store.close()


async def test_an_action_that_is_there_already_is_refused_and_nothing_of_it_stays(tmp_path: Path) -> None:
    store = await Store.open(Settings(data_dir=tmp_path))
    row = await store.create(
        new_table(
            id="twice",
            game="marine",
            rules_version="1",
            options={},
            seed="",
            commitment="",
            public=False,
            title="",
            owner=None,
            seats=[SeatRow("twice", 0, "bot", None, "larva", "", "")],
        )
    )
    action = ActionRow("twice", 1, 0, "pass", "00000000", 1.0)
    after = await store.append(row, action, to_move=0, status="running")
    with pytest.raises(StaleTable, match="an action 1 already"):
        await store.append(after, action, to_move=0, status="over")
    assert (await store.table("twice")).version == after.version
    assert (await store.table("twice")).status == "running"
    with pytest.raises(StaleTable, match="changed since version 0"):
        await store.append(row, ActionRow("twice", 2, 0, "pass", "00000000", 2.0), to_move=0, status="running")
    assert len(await store.actions("twice")) == 1
    await store.close()


async def test_a_clock_that_a_move_stops_is_stopped(tmp_path: Path) -> None:
    store = await Store.open(Settings(data_dir=tmp_path))
    row = await store.create(
        new_table(
            id="timed",
            game="marine",
            rules_version="1",
            options={},
            seed="",
            commitment="",
            public=False,
            title="",
            owner=None,
            seats=[SeatRow("timed", 0, "bot", None, "larva", "", "")],
        )
    )
    for number, (clock, deadline) in enumerate([("", None), ("{}", 5.0), ("{}", 7.0), ("{}", None), ("", None)], 1):
        action = ActionRow("timed", number, 0, "pass", "00000000", float(number))
        row = await store.append(row, action, to_move=0, status="running", clock=clock, deadline=deadline)
        assert row == await store.table("timed")
        assert (row.clock, row.deadline, row.updated) == (clock, deadline, number)
    await store.close()

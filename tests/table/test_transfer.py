"""A whole database goes into a file and out of it again, into a database of either kind; all of it, or nothing.

Here both are SQLite; `make infra` has PostgreSQL beside it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.infra.servers import free_port
from tests.table.campaigns import brought, finish
from tests.table.conftest import Server, account, act, join, opened, serving, sight
from tests.table.test_profiles import ids, played, rating

from phylarium.table import schema, transfer
from phylarium.table.check import check_tables
from phylarium.table.config import Settings
from phylarium.table.store import Store, StoreUnusable
from phylarium.table.store.database import in_file, in_file_alone
from phylarium.table.store.revisions import known_revisions, migrate, reflected, revision_of
from phylarium.table.transfer import Refused, checked, export_database, import_database

pytestmark = pytest.mark.anyio

ODD = [
    "",
    "plain",
    'a "quoted" word',
    "two\nlines",
    "œuf d’Ann, naïve Ω 🦖",
    "\\u0041\t",
    "Zebra",
    "ábc",
    "[1]",
    '{"table"',
]
"""Texts that a careless hand would spoil, or put in another order."""

NUMBERS = [0, 1, -1, 2**31 - 1]
TIMES = [0.1 + 0.2, 1763467200.123456, 1e300, -0.0, 5e-324, 3.0]


def value(column: sa.Column[Any], number: int) -> object:
    """Something to put into a column, in the row of this number; in keys, other than in every other row."""
    if column.foreign_keys:
        [foreign] = column.foreign_keys
        return value(foreign.column, number)
    unique = column.primary_key or column.unique or column.name in ("skeleton", "chapter")
    if column.nullable and number % 3 == 2 and not unique:
        return None
    if isinstance(column.type, sa.LargeBinary):
        return bytes(range(256)) * number
    if isinstance(column.type, sa.Boolean):
        return number % 2 == 0
    if isinstance(column.type, sa.Float):
        return TIMES[number % len(TIMES)]
    if isinstance(column.type, sa.Integer):
        return 3 * number + 1 if unique else NUMBERS[number % len(NUMBERS)]
    odd = ODD[number % len(ODD)]
    length = column.type.length if isinstance(column.type, sa.String) and column.type.length else 40
    return f"{odd[: max(0, length - 3)]}{number:03}" if unique else odd[:length]


def fill(connection: sa.Connection, rows: int = len(ODD)) -> None:
    """Put rows into every table that there is."""
    for table in reflected(connection).sorted_tables:
        made = [{column.name: value(column, number) for column in table.columns} for number in range(rows)]
        connection.execute(sa.insert(table), made)


def source(folder: Path, revision: str = "head") -> Settings:
    """A database with something in every table, as some migration made them."""
    settings = Settings(data_dir=folder / "source")

    def work(connection: sa.Connection) -> None:
        migrate(connection, revision)
        fill(connection)

    in_file_alone(sa.engine.make_url(settings.engine_url), work)
    return settings


def lines(path: Path) -> list[bytes]:
    with gzip.open(path, "rb") as file:
        return file.readlines()


def written(path: Path, content: list[bytes]) -> Path:
    with gzip.open(path, "wb") as file:
        file.writelines(content)
    return path


def signed(content: list[bytes]) -> list[bytes]:
    """Lines with a sum that fits them: not damaged, but made so."""
    footer = json.loads(content[-1])
    footer["sha256"] = hashlib.sha256(b"".join(content[:-1])).hexdigest()
    return [*content[:-1], json.dumps(footer).encode() + b"\n"]


async def counts(settings: Settings) -> dict[str, int]:
    """By table, how many rows a database has."""
    store = await Store.open(settings, existing=True)
    try:
        return {
            table.name: await store.database.read(
                lambda connection, table=table: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0  # type: ignore[misc]
            )
            for table in schema.metadata.sorted_tables
        }
    finally:
        await store.close()


async def test_everything_comes_back_the_same(tmp_path: Path, database_url: str) -> None:
    filled, target = source(tmp_path), Settings(database_url=database_url)
    first, second = tmp_path / "first.export", tmp_path / "second.export"
    out = await export_database(filled, first)
    assert set(out.tables) == set(schema.metadata.tables)
    assert all(count == len(ODD) for count in out.tables.values()), out.tables
    assert out.schema == known_revisions()[0]
    back = await import_database(target, first)
    assert (back.tables, back.schema, back.sha256) == (out.tables, out.schema, out.sha256)
    again = await export_database(target, second)
    assert again.sha256 == out.sha256
    assert first.read_bytes() == second.read_bytes()
    home, third = Settings(data_dir=tmp_path / "home"), tmp_path / "third.export"
    await import_database(home, second)
    await export_database(home, third)
    assert second.read_bytes() == third.read_bytes()
    assert stat.S_IMODE(first.stat().st_mode) == 0o600


async def test_new_rows_are_counted_on(tmp_path: Path, database_url: str) -> None:
    target = Settings(database_url=database_url)
    await export_database(source(tmp_path), tmp_path / "out")
    await import_database(target, tmp_path / "out")
    store = await Store.open(target)
    try:
        for table in (schema.accounts, schema.visitors, schema.chat, schema.outbox, schema.vacations):
            row = {
                column.name: value(column, 1)
                if column.foreign_keys
                else f"new {column.name}"
                if isinstance(column.type, sa.String)
                else 1
                for column in table.columns
                if not column.primary_key and not isinstance(column.type, sa.Boolean)
            }
            made = await store.database.change(
                lambda connection, table=table, row=row: connection.execute(sa.insert(table), row).inserted_primary_key  # type: ignore[misc]
            )
            assert made[0] == 3 * (len(ODD) - 1) + 2, table.name
    finally:
        await store.close()


async def rated(server: Server) -> list[tuple[float, int]]:
    """How strong Ada and Dora are thought to be, and out of how many games."""
    return [await rating(server, f"account {id}") for id in await ids(server, "Ada", "Dora")]


async def test_people_go_on_where_they_were(tmp_path: Path, database_url: str) -> None:
    before = Settings(data_dir=tmp_path / "here", bot_pause=0.0, story_workers=0)
    async with serving(before) as server:
        ada, ben = await account(server, "Ada"), server.browser()
        table = await opened(ada, "me", "open")
        await join(ben, table["links"]["1"], "Ben")
        seen = await act(ada, await sight(ada, table["id"]))
        await ada.post(f"/api/tables/{table['id']}/chat", json={"text": "Bonjour, l’œuf 🥚"})
        waiting = await opened(ada, "me", "open")
        story = await brought(ada)
        await finish(story["id"], ada)
        dora = await account(server, "Dora")
        await played(server, [ada, dora], rated=True)
        strengths = await rated(server)
        assert [games for _, games in strengths] == [1, 1]
    after = Settings(database_url=database_url, bot_pause=0.0, story_workers=0)
    await export_database(before, tmp_path / "out")
    await import_database(after, tmp_path / "out")
    assert [found.problem for found in await check_tables(after) if found.problem] == []
    async with serving(after) as server:
        ada, ben = server.browser(cookies=ada.cookies), server.browser(cookies=ben.cookies)
        assert await rated(server) == strengths
        await played(server, [ada, server.browser(cookies=dora.cookies)], rated=True)
        strengths = await rated(server)
        assert [games for _, games in strengths] == [2, 2]
        now = await sight(ada, table["id"])
        assert {**now, "now": 0} == {**seen, "now": 0, "version": now["version"]}
        for _ in range(4):
            mover = ada if (await sight(ada, table["id"]))["yours"] else ben
            seen = await act(mover, await sight(mover, table["id"]))
        assert seen["number"] == now["number"] + 4
        said = (await ben.get(f"/api/tables/{table['id']}/chat")).json()["messages"]
        assert [one["text"] for one in said] == ["Bonjour, l’œuf 🥚"]
        await join(server.browser(), waiting["links"]["1"], "Cleo")
        assert (await sight(ada, waiting["id"]))["status"] == "running"
        assert (await sight(ada, story["id"]))["over"]
        following = await ada.post(f"/api/campaigns/{story['campaign']}/chapters", json={"chapter": 2})
        assert following.status_code == 201, following.text
        entered = await server.browser().post("/api/account/login", json={"name": "Ada", "password": "long enough"})
        assert entered.status_code == 200, entered.text
        assert (await opened(await account(server, "Eve"), "me", "me"))["id"]
    # And the other way, with all that was played there meanwhile.
    home = Settings(data_dir=tmp_path / "home", bot_pause=0.0, story_workers=0)
    await export_database(after, tmp_path / "back")
    await import_database(home, tmp_path / "back")
    assert [found.problem for found in await check_tables(home) if found.problem] == []
    async with serving(home) as server:
        ada, ben = server.browser(cookies=ada.cookies), server.browser(cookies=ben.cookies)
        assert (await sight(ada, table["id"]))["number"] == seen["number"]
        assert (await ben.get(f"/api/tables/{table['id']}/chat")).json()["messages"] == said
        assert (await sight(ada, following.json()["id"]))["status"] == "running"
        assert await rated(server) == strengths


@pytest.mark.parametrize("there", [False, True], ids=["new", "empty"])
async def test_a_file_of_before_an_upgrade_is_read_in_and_brought_up_to_date(
    tmp_path: Path, database_url: str, there: bool
) -> None:
    old, target = source(tmp_path, "0006"), Settings(database_url=database_url)
    out = await export_database(old, tmp_path / "out")
    assert out.schema == "0006"
    assert "chat" not in out.tables
    assert in_file(sa.engine.make_url(old.engine_url), revision_of) == "0006", "a backup changes nothing"
    if there:
        await (await Store.open(target)).close()
    back = await import_database(target, tmp_path / "out")
    assert back.schema == known_revisions()[0]
    found = await counts(target)
    assert {name: count for name, count in found.items() if count} == out.tables


async def test_a_database_that_holds_something_is_left_alone(tmp_path: Path, database_url: str) -> None:
    target = Settings(database_url=database_url)
    await export_database(source(tmp_path), tmp_path / "out")
    async with serving(target) as server:
        await opened(server.browser(), "me", "me")
    before = await counts(target)
    with pytest.raises(Refused, match=r"is not empty \(there are rows in \w+\).* Nothing was changed"):
        await import_database(target, tmp_path / "out")
    assert await counts(target) == before


async def test_rows_that_do_not_fit_leave_nothing_behind(tmp_path: Path, database_url: str) -> None:
    """The last table of the file refers to somebody who is not there; all before it are fine."""
    target = Settings(database_url=database_url)
    await (await Store.open(target)).close()
    await export_database(source(tmp_path), tmp_path / "out")
    content = lines(tmp_path / "out")
    place = next(n for n, line in enumerate(content) if b'{"table":"vacations"' in line) + 1
    row = json.loads(content[place])
    row[json.loads(content[place - 1])["columns"].index("account_id")] = 987_654
    content[place] = json.dumps(row).encode() + b"\n"
    with pytest.raises(Refused, match=r"refuses rows of vacations .*Nothing was changed"):
        await import_database(target, written(tmp_path / "odd", signed(content)))
    assert set((await counts(target)).values()) == {0}


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-200])


def flipped(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)


def without_its_end(path: Path) -> None:
    written(path, lines(path)[:-1])


def without_a_row(path: Path) -> None:
    content = lines(path)
    written(path, [*content[:5], *content[6:]])


def another_value(path: Path) -> None:
    written(path, [line.replace(b"plain", b"plane") for line in lines(path)])


def going_on(path: Path) -> None:
    written(path, [*lines(path), b"[]\n"])


def short_row(path: Path) -> None:
    content = lines(path)
    written(path, signed([*content[:2], b"[1]\n", *content[3:]]))


def a_table_twice(path: Path) -> None:
    content = lines(path)
    written(path, signed([*content[:-1], content[1], content[-1]]))


def bad_bytes(path: Path) -> None:
    written(path, signed([line.replace(b'"AAECAw', b'"?AECAw') for line in lines(path)]))


def no_json(path: Path) -> None:
    content = lines(path)
    written(path, [*content[:2], b"[\xff\n", *content[3:]])


DAMAGES = [
    cut,
    flipped,
    without_its_end,
    without_a_row,
    another_value,
    going_on,
    short_row,
    a_table_twice,
    bad_bytes,
    no_json,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
async def test_a_damaged_file_does_not_touch_the_database(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    path = tmp_path / "out"
    await export_database(source(tmp_path), path)
    assert checked(path).counts
    damage(path)
    target = Settings(data_dir=tmp_path / "target")
    with pytest.raises(Refused, match=r"is damaged .* and was not read in"):
        await import_database(target, path)
    assert not target.data_dir.exists()


@pytest.mark.parametrize(
    ("first", "sentence"),
    [
        (b'{"phylarium_database":2,"anything":"else"}', "newer version of Phylarium"),
        (b'{"phylarium_database":1,"schema":"9999","version":"9.0"}', "newer version of Phylarium"),
        (b'{"some":"json"}', "is no database that"),
        (b"a text", "is no database that"),
        (b"", "is no database that"),
    ],
    ids=["format", "schema", "json", "text", "empty"],
)
async def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, first: bytes, sentence: str) -> None:
    path = tmp_path / "out"
    await export_database(source(tmp_path), path)
    written(path, [first + b"\n", *lines(path)[1:]] if first else [])
    with pytest.raises(Refused, match=sentence):
        await import_database(Settings(data_dir=tmp_path / "target"), path)
    assert not (tmp_path / "target").exists()


async def test_a_table_that_the_file_lacks_or_nobody_knows_is_damage(tmp_path: Path) -> None:
    await export_database(source(tmp_path), tmp_path / "out")
    content = lines(tmp_path / "out")
    start = next(n for n, line in enumerate(content) if b'{"table":"vacations"' in line)
    footer = json.loads(content[-1])
    del footer["rows"]["vacations"]
    lacking = [*content[:start], *content[start + 1 + len(ODD) : -1], json.dumps(footer).encode() + b"\n"]
    unknown = [line.replace(b"vacations", b"holidays") for line in content]
    for name, made in (("lacking", lacking), ("unknown", unknown)):
        with pytest.raises(Refused, match=f"is damaged .{'vacations' if name == 'lacking' else 'holidays'}"):
            await import_database(Settings(data_dir=tmp_path / name), written(tmp_path / f"{name}.out", signed(made)))


async def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("an older backup")
    with pytest.raises(Refused, match="is there already"):
        await export_database(source(tmp_path), tmp_path / "out")
    assert (tmp_path / "out").read_text() == "an older backup"


async def test_a_file_that_cannot_be_written_is_said_so_and_not_left_half(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"nowhere/out cannot be written: No such file"):
        await export_database(source(tmp_path), tmp_path / "nowhere" / "out")


async def test_a_full_disk_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    settings = source(tmp_path)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused, match="cannot be written: No space left"):
        await export_database(settings, tmp_path / "out")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["source"]


async def test_a_database_of_tomorrow_is_neither_written_out_nor_filled(tmp_path: Path) -> None:
    settings = source(tmp_path)
    await export_database(settings, tmp_path / "out")
    tomorrow = sa.text("UPDATE alembic_version SET version_num = '9999'")
    in_file(sa.engine.make_url(settings.engine_url), lambda connection: connection.execute(tomorrow))
    for moved in (export_database(settings, tmp_path / "more"), import_database(settings, tmp_path / "out")):
        with pytest.raises(StoreUnusable, match="newer version"):
            await moved


async def test_no_database_is_made_for_an_export(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path / "nothing")
    with pytest.raises(StoreUnusable, match="There is no database"):
        await export_database(settings, tmp_path / "out")
    assert list(tmp_path.iterdir()) == []
    away = Settings(database_url=f"postgresql://ada:sesame@127.0.0.1:{free_port()}/games")
    for moved in (export_database(away, tmp_path / "out"),):
        with pytest.raises(StoreUnusable, match="cannot be reached") as refused:
            await moved
        assert "sesame" not in str(refused.value)


async def test_it_is_written_and_read_piece_by_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await export_database(source(tmp_path), tmp_path / "out")
    monkeypatch.setattr(transfer, "ROWS_AT_ONCE", 3)
    target = Settings(data_dir=tmp_path / "target")
    await import_database(target, tmp_path / "out")
    await export_database(target, tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == (tmp_path / "out").read_bytes()


async def test_a_server_goes_on_while_it_is_written_out(tmp_path: Path) -> None:
    """What comes in between is in the next one: the file is of one moment."""
    settings = Settings(data_dir=tmp_path / "here", story_workers=0)
    async with serving(settings) as server:
        browser = server.browser()
        table = await opened(browser, "me", "me")
        seen = await sight(browser, table["id"])
        for number in range(3):
            exported = asyncio.create_task(export_database(settings, tmp_path / f"out{number}"))
            seen = await act(browser, seen)
            await exported
    await import_database(Settings(data_dir=tmp_path / "there"), tmp_path / "out2")
    found = await check_tables(Settings(data_dir=tmp_path / "there"))
    assert [(one.id, one.problem) for one in found] == [(table["id"], "")]

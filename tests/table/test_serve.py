"""The server as a process: it starts, serves and stops."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from tests.infra.servers import TableServer, free_port

from phylarium.table import connections
from phylarium.table.config import Settings
from phylarium.table.store import StoreUnusable, database, opens


def test_a_server_starts_serves_and_stops_gracefully() -> None:
    with TableServer(PHYLARIUM_JSON_LOGS="true") as server:
        with httpx.Client(base_url=server.start().url, timeout=60) as browser:
            assert "<html" in browser.get("/").text
            made = browser.post("/api/quick", json={"game": "marine", "bot": "random", "seats": 2}).json()
            browser.post("/api/account/register", json={"name": "Ada", "password": "correct horse battery"})
            open_table = browser.post(
                "/api/tables", json={"game": "marine", "seats": [{"kind": "me"}, {"kind": "open"}]}
            ).json()
            link = open_table["links"]["1"].rpartition("/")[2]
            assert browser.get(f"/join/{link}").status_code == 200
            token = browser.cookies["phylarium"]
            assert browser.get(f"/table/{made['id']}").status_code == 200
        assert server.stop() == 0
        assert not server.leftovers, "a worker outlived the server"
        log = (server.folder / "output.log").read_text()
    assert "server.started" in log
    assert "server.stopped" in log
    assert "Traceback" not in log
    for secret in (token, link, "correct horse"):
        assert secret not in log
    assert "/join/{link}" in log


def test_a_setting_by_another_name_is_said_at_the_start(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "phylarium", "serve", "--data", garbage(tmp_path)]
    told = {**os.environ, "PHYLARIUM_DATABASE_URL": "sqlite:///elsewhere.db"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=told)
    assert done.stderr.splitlines()[0] == (
        "PHYLARIUM_DATABASE_URL is no setting, so it changes nothing; DATABASE_URL is one."
    )


def test_a_taken_port_is_said_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "phylarium", "serve", "--port", port, "--data", str(tmp_path)]
        result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode != 0
    assert "address already in use" in result.stderr


def garbage(folder: Path) -> str:
    (folder / "phylarium.db").write_bytes(b"no database at all " * 100)
    return str(folder)


def of_tomorrow(folder: Path) -> str:
    asyncio.run(opens(Settings(data_dir=folder)))
    with contextlib.closing(sqlite3.connect(folder / "phylarium.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    return str(folder)


def a_file(folder: Path) -> str:
    (folder / "data").write_text("")
    return str(folder / "data")


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (garbage, "is not a database of this server"),
        (of_tomorrow, "newer version of Phylarium"),
        (a_file, "must name a folder that this user may write in"),
        (lambda folder: "/proc/nowhere/data", "must name a folder that this user may write in"),
    ],
    ids=["garbage", "newer", "file", "nowhere"],
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(
    tmp_path: Path, made: Callable[[Path], str], sentence: str
) -> None:
    with pytest.raises(StoreUnusable, match=sentence):
        asyncio.run(opens(Settings(data_dir=Path(made(tmp_path)))))


def test_a_database_that_can_only_be_read_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reading(connection: sqlite3.Connection, record: object) -> None:
        connection.execute("PRAGMA query_only=ON")

    monkeypatch.setattr(database, "_sqlite_pragmas", reading)
    with pytest.raises(StoreUnusable, match="can only be read: let this user write it"):
        asyncio.run(opens(Settings(data_dir=tmp_path)))


def test_a_database_that_is_away_is_said_in_a_sentence_without_its_password() -> None:
    url = f"postgresql://ada:sesame@127.0.0.1:{free_port()}/games"
    with pytest.raises(StoreUnusable, match=r"127\.0\.0\.1:\d+/games cannot be reached") as refused:
        asyncio.run(opens(Settings(database_url=url)))
    assert "sesame" not in str(refused.value)


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "phylarium", "serve", "--data", garbage(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 2
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert "is not a database of this server" in result.stderr


@pytest.mark.anyio
async def test_connections_that_bring_no_request_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.2)

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(0.7)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    port = free_port()
    server = uvicorn.Server(
        uvicorn.Config(slow, port=port, lifespan="off", http=connections.connection_class(), log_level="error")
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)

    async def sent(data: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(data)
        async with asyncio.timeout(10):
            answer = await reader.read()
        writer.close()
        return answer

    head = b"POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
    nothing, half, body, whole = await asyncio.gather(
        sent(b""), sent(head), sent(head + b"Content-Length: 5\r\n\r\nab"), sent(head + b"\r\n")
    )
    server.should_exit = True
    await serving
    assert (nothing, half, body) == (b"", b"", b"")
    assert whole.endswith(b"ok"), "a slow answer is ours"

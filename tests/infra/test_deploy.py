"""docs/deploy.md and the files of deploy/, tried: PostgreSQL, Redis, two server processes, nginx and what systemd says.

That the files name nothing that is not there: tests/test_deploy_files.py.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from tests.docs.blocks import run_by
from tests.infra.servers import (
    LOOPBACK,
    Postgres,
    Process,
    Redis,
    TableServer,
    Unavailable,
    answers,
    available,
    program,
)
from tests.test_deploy_files import health_check

from phylarium.table.check import check_tables
from phylarium.table.config import Settings

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


class Nginx(Process):
    """nginx with the configuration of deploy/; only ports, names of files and the certificate are ours."""

    def __init__(self, ports: tuple[int, int]) -> None:
        self.program = program("nginx", "nginx-light")
        openssl = program("openssl", "openssl")
        super().__init__("nginx")
        key, certificate = self.folder / "phylarium.key", self.folder / "phylarium.pem"
        subprocess.run(
            [
                *(openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"),
                *("-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)),
            ],
            check=True,
            capture_output=True,
            timeout=120,
        )
        self.certificate = certificate
        shared = self.folder / "phylarium_proxy.conf"
        shared.write_text((DEPLOY / "nginx" / "phylarium_proxy.conf").read_text().replace("$host;", "$http_host;"))
        text = (DEPLOY / "nginx" / "phylarium.conf").read_text()
        for old, new in (
            ("127.0.0.1:8001", f"{LOOPBACK}:{ports[0]}"),
            ("127.0.0.1:8002", f"{LOOPBACK}:{ports[1]}"),
            ("listen 443 ssl", f"listen {LOOPBACK}:{self.port} ssl"),
            ("play.example.org", "localhost"),
            ("/etc/ssl/phylarium.pem", str(certificate)),
            ("/etc/ssl/phylarium.key", str(key)),
            ("/etc/nginx/phylarium_proxy.conf", str(shared)),
        ):
            assert old in text, old
            text = text.replace(old, new)
        places = "".join(
            f"{kind}_temp_path {self.folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        self.config = self.folder / "nginx.conf"
        self.config.write_text(
            f"daemon off; pid {self.folder}/pid; worker_processes 1; error_log {self.folder}/error.log;"
            f"events {{}} http {{ access_log {self.folder}/access.log; {places}\n{text}\n}}"
        )

    def start(self) -> None:
        self.run([self.program, "-p", str(self.folder), "-c", str(self.config)])
        self.wait(lambda: answers(self.port))

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"


class Site:
    def __init__(self, nginx: Nginx, servers: list[TableServer], database_url: str) -> None:
        self.nginx = nginx
        self.servers = servers
        self.database_url = database_url
        self.tls = ssl.create_default_context(cafile=str(nginx.certificate))

    def browser(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.nginx.url, verify=self.tls, timeout=120)


@pytest.fixture(scope="module")
def site(postgres: Postgres, redis: Redis) -> Iterator[Site]:
    database_url = postgres.database()
    more = {"PHYLARIUM_TRUST_PROXY": "true", "PHYLARIUM_JSON_LOGS": "true"}
    with (
        TableServer(database_url, redis.url, **more) as one,
        TableServer(database_url, redis.url, **more) as other,
        available(lambda: Nginx((one.port, other.port))) as nginx,
    ):
        for server in (one, other):
            server.env["PHYLARIUM_URL"] = nginx.url
            server.start()
        nginx.start()
        yield Site(nginx, [one, other], database_url)


async def test_a_game_through_nginx(site: Site) -> None:
    async with site.browser() as host, site.browser() as friend:
        assert (await host.get("/")).status_code == 200
        assert (await host.get("/metrics")).status_code == 403
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await host.post(
            "/api/tables", json={"game": "marine", "seats": seats}, headers={"Origin": site.nginx.url}
        )
        assert made.status_code == 201, made.text
        cookie = made.headers["set-cookie"]
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        id, link = made.json()["id"], made.json()["links"]["1"]
        assert link.startswith(site.nginx.url + "/join/")
        joined = await friend.post(link, data={"name": "Friend"}, headers={"Origin": site.nginx.url})
        assert joined.status_code == 303, joined.text
        strange = await host.post(f"/api/tables/{id}/undo", json={"number": 0}, headers={"Origin": "https://evil.test"})
        assert strange.status_code == 403
        lines = [
            websockets.connect(
                f"wss://localhost:{site.nginx.port}/live/{id}",
                ssl=site.tls,
                additional_headers={"Cookie": f"phylarium={browser.cookies['phylarium']}", "Origin": site.nginx.url},
                max_size=None,
            )
            for browser in (host, friend)
        ]
        async with lines[0] as here, lines[1] as there, asyncio.timeout(180):
            seen = [msgspec.json.decode(await line.recv()) for line in (here, there)]
            for number in range(1, 9):
                mover = next(n for n in (0, 1) if seen[n]["yours"])
                move = {"number": number - 1, "action": seen[mover]["options"][0]["action"]}
                answer = await (host, friend)[mover].post(f"/api/tables/{id}/actions", json=move)
                assert answer.status_code == 200, answer.text
                seen = [await reached(line, number) for line in (here, there)]
    assert link.rpartition("/")[2] not in (site.nginx.folder / "access.log").read_text()
    for server in site.servers:
        assert link.rpartition("/")[2] not in server.output()


async def reached(line: websockets.ClientConnection, number: int) -> dict[str, Any]:
    while True:
        seen: dict[str, Any] = msgspec.json.decode(await line.recv())
        if seen.get("number", -1) >= number:
            return seen


async def test_one_process_after_the_other_is_restarted(site: Site) -> None:
    async with site.browser() as player:
        body = {"game": "marine", "seats": [{"kind": "me"}, {"kind": "me"}]}
        id = (await player.post("/api/tables", json=body)).json()["id"]
        for number, server in enumerate([*site.servers, *site.servers]):
            assert server.stop() == 0
            seen = (await player.get(f"/api/tables/{id}")).json()
            assert seen["number"] == number
            move = {"number": number, "action": seen["options"][0]["action"]}
            assert (await player.post(f"/api/tables/{id}/actions", json=move)).status_code == 200
            server.start()


MOVE, DUMP, COPY = run_by("docs/deploy.md", "tests/infra/test_deploy.py")
"""The blocks of the page about backups: from one database to another, of PostgreSQL, of SQLite."""


def typed(block: str, folder: Path, **variables: str) -> str:
    """What a block of the page says when somebody types it in a folder."""
    programs = [Path(sys.executable).parent, Path(program("pg_dump", "postgresql")).parent]
    path = os.pathsep.join([*map(str, programs), os.environ["PATH"]])
    environment = {**os.environ, "DATABASE_URL": "", "PHYLARIUM_DATA": "data", "PATH": path, **variables}
    done = subprocess.run(
        ["bash", "-euc", block], cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


async def test_a_backup_of_postgresql_is_whole(site: Site, postgres: Postgres, tmp_path: Path) -> None:
    copy = postgres.database()
    async with site.browser() as player:
        made = await player.post("/api/tables", json={"game": "marine", "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert made.status_code == 201, made.text
    typed(DUMP, tmp_path, DATABASE_URL=site.database_url, NEW_DATABASE_URL=copy)
    found = await check_tables(Settings(database_url=copy))
    assert found
    assert [table.problem for table in found if table.problem] == []


async def test_a_database_moves_from_sqlite_to_postgresql_and_back(postgres: Postgres, tmp_path: Path) -> None:
    new = postgres.database()
    with TableServer() as server:
        server.start()
        async with httpx.AsyncClient(base_url=server.url, timeout=120) as player:
            body = {"game": "marine", "seats": [{"kind": "me"}, {"kind": "me"}]}
            id = (await player.post("/api/tables", json=body)).json()["id"]
        example = "postgresql://phylarium:PASSWORD@127.0.0.1/phylarium"
        assert example in MOVE
        typed(MOVE.replace(example, new), server.folder)
        first = (server.folder / "phylarium.export").read_bytes()
    assert [(table.id, table.problem) for table in await check_tables(Settings(database_url=new))] == [(id, "")]
    typed(
        "phylarium tables export back.export && phylarium tables import back.export --data there",
        tmp_path,
        DATABASE_URL=new,
    )
    typed("phylarium tables export again.export --data there", tmp_path)
    assert first == (tmp_path / "back.export").read_bytes() == (tmp_path / "again.export").read_bytes()


async def test_a_backup_of_sqlite_is_whole(tmp_path: Path) -> None:
    with TableServer() as server:
        server.start()
        async with httpx.AsyncClient(base_url=server.url, timeout=120) as player:
            body = {"game": "marine", "seats": [{"kind": "me"}, {"kind": "me"}]}
            id = (await player.post("/api/tables", json=body)).json()["id"]
            action = (await player.get(f"/api/tables/{id}")).json()["options"][0]["action"]
            moved = await player.post(f"/api/tables/{id}/actions", json={"number": 0, "action": action})
            assert moved.status_code == 200
        typed(COPY, server.folder)
        copy = tmp_path / "copy.db"
        shutil.copy2(server.folder / "copy.db", copy)
    found = await check_tables(Settings(database_url=f"sqlite:///{copy}"))
    assert [(table.id, table.actions, table.problem) for table in found] == [(id, 1, "")]
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_the_health_check_of_the_image_says_how_a_server_does() -> None:
    code = health_check()
    with TableServer() as server:
        server.start()
        asked = {**os.environ, "PHYLARIUM_PORT": str(server.port)}
        assert subprocess.run([sys.executable, *code], env=asked, timeout=60, check=False).returncode == 0
    done = subprocess.run([sys.executable, *code], env=asked, capture_output=True, timeout=60, check=False)
    assert done.returncode != 0


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit as systemd would find it, with a program that is there."""
    text = (DEPLOY / "phylarium@.service").read_text()
    program = "/srv/phylarium/venv/bin/phylarium"
    assert program in text
    text = text.replace(program, "/bin/true")
    path = tmp_path / "phylarium@8001.service"
    path.write_text(text)
    return path


def analysed(*words: str) -> subprocess.CompletedProcess[str]:
    try:
        systemd = program("systemd-analyze", "systemd")
    except Unavailable as reason:
        pytest.skip(str(reason))
    return subprocess.run([systemd, *words], capture_output=True, text=True, timeout=120, check=False)


def test_systemd_understands_the_unit(unit: Path) -> None:
    done = analysed("verify", "--man=no", str(unit))
    assert [line for line in done.stderr.splitlines() if unit.name in line] == []
    spoilt = unit.with_name("phylarium@8002.service")
    spoilt.write_text(unit.read_text().replace("ProtectHome=yes", "ProtectHouse=yes"))
    assert "ProtectHouse" in analysed("verify", "--man=no", str(spoilt)).stderr


def test_the_unit_leaves_little_to_whoever_breaks_in(unit: Path) -> None:
    done = analysed("security", "--offline=true", "--threshold=20", "--no-pager", str(unit))
    assert done.returncode == 0, done.stdout[-600:] + done.stderr

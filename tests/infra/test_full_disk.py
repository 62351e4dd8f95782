"""A disk that fills up under a server: nothing is acknowledged that is not stored, and the server says how it is."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.infra.clients import Person
from tests.infra.servers import TableServer

pytestmark = pytest.mark.anyio

MEGABYTES = 8


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a few megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = shutil.which("mount") or "mount"
    made = subprocess.run(
        [mount, "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(disk)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    if made.returncode != 0:
        pytest.skip(f"no file system can be mounted here: {made.stderr.strip()}")
    yield disk
    subprocess.run([shutil.which("umount") or "umount", "--lazy", str(disk)], timeout=60, check=True)


def fill(disk: Path) -> Path:
    """Write until nothing more fits."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        while True:
            try:
                file.write(b"\0" * 4096)
            except OSError:
                return filler


async def test_on_a_full_disk_the_server_says_so_and_goes_on_when_there_is_room(small_disk: Path) -> None:
    with TableServer(f"sqlite:///{small_disk / 'phylarium.db'}") as server:
        server.start()
        player = Person(server.url)
        table = (await player.open("me", "me"))["id"]
        seen = await player.move(await player.look(table))
        filler = fill(small_disk)
        # What the journal of the database has room for already may still be stored; then nothing is.
        refused: httpx.Response | None = None
        for _ in range(500):
            answer = await player.send(table, seen["number"], player.choice(seen))
            if answer.status_code != 200:
                refused = answer
                break
            seen = await player.look(table)
        assert refused is not None, "the disk never was full"
        assert refused.status_code == 500
        assert refused.json()["error"] == "internal"
        assert await unhealthy(server)
        assert (await player.look(table))["number"] == seen["number"]
        filler.unlink()
        seen = await player.move(await player.look(table))
        assert server.healthy()
        server.kill()
        server.start()
        assert (await player.look(table))["number"] == seen["number"]
        await player.close()


async def unhealthy(server: TableServer) -> bool:
    """Whether /healthz says so once what it found before is no longer believed."""
    for _ in range(100):
        if not server.healthy():
            return True
        await asyncio.sleep(0.1)
    return False

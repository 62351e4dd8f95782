"""Servers that are there at once: forks of a process that has loaded the program already.

A thousand kills need a thousand starts, and nearly all of a start is loading. A fork runs the same `phylarium serve`
with a process group, an environment and a log of its own; what a kill leaves behind is the same. What a server loads
when it is asked for the first time (words, a game, its pictures, the tables of a database) is loaded before, too.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import importlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, cast

import httpx
from tests.infra.servers import TableServer

PR_SET_PDEATHSIG = 1


class Fork:
    """A process that is another's child; what is asked of it here is what `subprocess.Popen` offers."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def wait(self, timeout: float) -> int:
        until = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
            time.sleep(0.005)
        return 0

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Template:
    """The process that is forked."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.infra.forked"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def fork(self, arguments: Sequence[str], env: Mapping[str, str], folder: str) -> Fork:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        wanted = {"arguments": list(arguments), "env": dict(env), "folder": folder}
        self.process.stdin.write(json.dumps(wanted).encode() + b"\n")
        self.process.stdin.flush()
        return Fork(int(self.process.stdout.readline()))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate()


class ForkedServer(TableServer):
    """`phylarium serve`, forked from a template."""

    def __init__(self, template: Template, database_url: str) -> None:
        super().__init__(database_url)
        self.template = template

    def run(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        python, module, name, *arguments = command
        assert (module, name) == ("-m", "phylarium"), f"{python} was to run something else: {command}"
        self.child = self.template.fork(arguments, env or {}, str(self.folder))


def _become(wanted: dict[str, Any]) -> None:
    """The fork's own life: from here on it is the command and nothing else."""
    os.setsid()
    # The bond that servers.Process makes with setpriv.
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.chdir(wanted["folder"])
    os.environ.update(wanted["env"])
    log = os.open("output.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    from phylarium.cli import main

    main(wanted["arguments"], prog_name="phylarium")


async def _play_once(folder: Path) -> None:
    """A server within this process, a table at it and a move there."""
    from phylarium.table.app import create_app
    from phylarium.table.config import Settings

    app = create_app(Settings(data_dir=folder))
    transport = httpx.ASGITransport(cast(Any, app))
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://warm.test") as browser:
        seats = {"game": "marine", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}
        table = (await browser.post("/api/tables", json=seats)).json()["id"]
        seen = (await browser.get(f"/api/tables/{table}")).json()
        move = {"number": seen["number"], "action": seen["options"][0]["action"]}
        for answer in (
            await browser.post(f"/api/tables/{table}/actions", json=move),
            await browser.get(f"/api/tables/{table}/record"),
            await browser.post(f"/api/tables/{table}/undo", json={"number": seen["number"] + 1}),
        ):
            answer.raise_for_status()


def _load() -> None:
    """All that a server does at first only, so that no fork must."""
    import structlog

    import phylarium.__main__
    import phylarium.cli
    import phylarium.cli.serve
    from phylarium.cli.saying import say
    from phylarium.table.app import configure_logs

    for name in ("asyncpg", "uvicorn"):
        importlib.import_module(name)
    configure_logs(json=False, level=50)
    say("cli-serve-help")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_play_once(Path(folder)))
    structlog.reset_defaults()
    # What a bot's process loads first is the program that made it: of a server's that is the command.
    sys.modules["__main__"] = phylarium.__main__
    left = [thread.name for thread in threading.enumerate() if thread is not threading.main_thread()]
    assert not left, f"a fork would miss these: {left}"
    gc.collect()
    gc.freeze()


def _serve_forks() -> None:
    _load()
    # Forks are reaped by the system at once: a killed one must not stay in its group.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        pid = os.fork()
        if pid == 0:
            try:
                _become(json.loads(line))
            finally:
                os._exit(1)
        sys.stdout.buffer.write(f"{pid}\n".encode())
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    _serve_forks()

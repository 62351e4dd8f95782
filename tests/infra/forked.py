"""Servers that are there at once: forks of a process that has loaded the program already.

A thousand kills need a thousand starts, and nearly all of a start is loading. A fork runs the same `phylarium serve`
with a process group, an environment and a log of its own; what a kill leaves behind is the same.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self

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


def _serve_forks() -> None:
    import phylarium.cli
    import phylarium.table.app  # noqa: F401 (loaded here so that no fork must)

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

"""PostgreSQL, Redis, nginx and our own server as processes on loopback, each with a folder that goes with it.

What is missing is installed from Debian where that is allowed: as root, with apt-get, and unless
PHYLARIUM_NO_INSTALL is set. Every process ends with the one that started it, even when that is killed.
"""

from __future__ import annotations

import fcntl
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self, TypeVar

import pytest

LOOPBACK = "127.0.0.1"

GENEROUS = {
    "PHYLARIUM_MOVES_PER_MINUTE": "10000000",
    "PHYLARIUM_READS_PER_MINUTE": "10000000",
    "PHYLARIUM_TABLES_PER_HOUR": "10000000",
    "PHYLARIUM_GUESTS_PER_HOUR": "10000000",
    "PHYLARIUM_BOT_PAUSE": "0",
}
"""No limits: one address plays for many people here."""


class Unavailable(Exception):
    """A program that is needed is neither here nor may it be installed."""


P = TypeVar("P", bound="Process")


def available(server: Callable[[], P]) -> P:
    """A server of its own; a test that needs one is passed over where there can be none."""
    try:
        return server()
    except Unavailable as reason:
        pytest.skip(str(reason))


# --- finding and installing ------------------------------------------------------------------


def found(name: str) -> str | None:
    """Where a program is. Debian keeps those of PostgreSQL and nginx out of the usual path."""
    places = [os.environ.get("PATH", ""), "/usr/sbin", "/sbin"]
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    return shutil.which(name, path=":".join([*map(str, reversed(versions)), *places]))


@contextmanager
def _alone(name: str) -> Iterator[None]:
    """One of the processes of a test run at a time."""
    with (Path(tempfile.gettempdir()) / f"phylarium-{name}-{os.getuid()}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def program(name: str, package: str) -> str:
    """A program, installed where it is missing and that is allowed."""
    path = found(name)
    if path is not None:
        return path
    if os.environ.get("PHYLARIUM_NO_INSTALL"):
        raise Unavailable(f"{name} is missing and PHYLARIUM_NO_INSTALL is set; Debian has it in {package}")
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        raise Unavailable(f"{name} is missing; as root on Debian: apt-get install {package}")
    with _alone("install"):
        if found(name) is None:
            _install(package)
    path = found(name)
    if path is None:
        raise Unavailable(f"{package} was installed, and there is still no {name}")
    return path


def _install(package: str) -> None:
    """Install a package without starting the service that it brings: Debian asks policy-rc.d about that."""
    policy = Path("/usr/sbin/policy-rc.d")
    ours = not policy.exists()
    if ours:
        policy.write_text("#!/bin/sh\nexit 101\n")
        policy.chmod(0o755)
    try:
        for command in (
            ["apt-get", "update", "-qq"],
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package],
        ):
            done = subprocess.run(
                command,
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=300,
                check=False,
            )
            if done.returncode != 0:
                raise Unavailable(f"{' '.join(command)} failed: {done.stderr.strip()[-300:]}")
    except subprocess.TimeoutExpired as error:
        raise Unavailable(f"installing {package} took too long") from error
    finally:
        if ours:
            policy.unlink()


# --- processes -------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        return int(free.getsockname()[1])


def answers(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((LOOPBACK, port)) == 0


class Child(Protocol):
    """A running process: one of `subprocess.Popen`, or a fork."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def wait(self, timeout: float) -> int: ...
    def send_signal(self, number: int, /) -> None: ...
    def kill(self) -> None: ...


class Process:
    """A program that runs until it is stopped, with its output in a file."""

    def __init__(self, name: str, user: str | None = None) -> None:
        self.name = name
        self.user = user if os.getuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix=f"phylarium-{name}-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self.child: Child | None = None

    def run(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        """Start it in a group of its own, bound to the life of this process.

        To be called in the main thread: the bond is to the thread that starts it.
        """
        setpriv = shutil.which("setpriv")
        bound = [setpriv, "--pdeathsig", "TERM", "--"] if setpriv else []
        with (self.folder / "output.log").open("ab") as log:
            self.child = subprocess.Popen(
                [*bound, *command],
                env=None if env is None else {**os.environ, **env},
                cwd=self.folder,
                user=self.user,
                start_new_session=True,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def wait(self, ready: Callable[[], bool], seconds: float = 120) -> None:
        """Wait until it can be used."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.child is None or self.child.poll() is not None:
                raise RuntimeError(f"{self.name} ended at once: {self.output()}")
            if ready():
                return
            time.sleep(0.02)
        raise RuntimeError(f"{self.name} is not ready after {seconds} seconds: {self.output()}")

    def output(self) -> str:
        log = self.folder / "output.log"
        return log.read_text(errors="replace")[-3000:] if log.exists() else ""

    def stop(self, number: int = signal.SIGTERM) -> int:
        """End it; what is left of its group afterwards is killed."""
        child, self.child = self.child, None
        if child is None:
            return 0
        child.send_signal(number)
        try:
            code = child.wait(60)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait(20)
            self._end_group(child.pid)
            raise RuntimeError(f"{self.name} did not end within a minute: {self.output()}") from None
        self.leftovers = self._end_group(child.pid)
        return code

    leftovers: bool = False
    """Whether anything of the group was still there a while after its first process had ended."""

    def _end_group(self, group: int) -> bool:
        until = time.monotonic() + 60  # a worker that was just being made notices late
        while time.monotonic() < until:
            try:
                os.killpg(group, 0)
            except ProcessLookupError:
                return False
            time.sleep(0.02)
        os.killpg(group, signal.SIGKILL)
        return True

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Postgres(Process):
    """A PostgreSQL cluster with one user and a password. It refuses to run as root, so then it is user postgres."""

    def __init__(self) -> None:
        initdb = program("initdb", "postgresql")
        self.program = program("postgres", "postgresql")
        self.password = secrets.token_hex(8)
        super().__init__("postgresql", "postgres")
        secret = self.folder / "password"
        secret.write_text(self.password)
        if self.user is not None:
            shutil.chown(secret, self.user)
        self.data = self.folder / "data"
        subprocess.run(
            [
                *(initdb, "-D", str(self.data), "-U", "phylarium", "--pwfile", str(secret), "--no-sync"),
                *("--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C.UTF-8"),
            ],
            cwd=self.folder,
            user=self.user,
            check=True,
            capture_output=True,
            timeout=120,
        )
        self.made = 0
        self.start()

    def start(self) -> None:
        self.run(
            [
                *(self.program, "-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)),
                *("-c", f"listen_addresses={LOOPBACK}", "-c", "max_connections=100"),
            ]
        )
        self.wait(lambda: self._psql("postgres", "SELECT 1").returncode == 0)

    def _psql(self, database: str, query: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [program("psql", "postgresql"), "-X", "-q", "-d", self.url(database), "-c", query],
            capture_output=True,
            timeout=60,
            check=False,
        )

    def url(self, database: str) -> str:
        return f"postgresql://phylarium:{self.password}@{LOOPBACK}:{self.port}/{database}"

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"phylarium{self.made}"
        done = self._psql("postgres", f"CREATE DATABASE {name}")
        if done.returncode != 0:
            raise RuntimeError(done.stderr.decode())
        return self.url(name)

    def stop(self, number: int = signal.SIGINT) -> int:
        """SIGINT ends it at once and cleanly, whoever is connected."""
        return super().stop(number)


class Redis(Process):
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        self.program = program("redis-server", "redis-server")
        super().__init__("redis")
        self.start()

    def start(self) -> None:
        self.run(
            [
                *(self.program, "--port", str(self.port), "--bind", LOOPBACK, "--dir", str(self.folder)),
                *("--save", "", "--appendonly", "no", "--daemonize", "no"),
            ]
        )
        self.wait(lambda: answers(self.port))

    @property
    def url(self) -> str:
        return f"redis://{LOOPBACK}:{self.port}/0"


class TableServer(Process):
    """`phylarium serve`."""

    def __init__(self, database_url: str = "", redis_url: str = "", **more: str) -> None:
        super().__init__("table")
        self.env = {
            **GENEROUS,
            "DATABASE_URL": database_url,
            "REDIS_URL": redis_url,
            "PHYLARIUM_DATA": str(self.folder / "data"),
            **more,
        }

    @property
    def url(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    def start(self) -> Self:
        self.run(
            [sys.executable, "-m", "phylarium", "serve", "--host", LOOPBACK, "--port", str(self.port)], env=self.env
        )
        self.wait(self.healthy)
        return self

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """End it as a power cut would: nothing is finished, nothing is said."""
        self.stop(signal.SIGKILL)

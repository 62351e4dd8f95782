"""Files of lines that only grow: whoever is stopped goes on behind the last whole line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.message import Message

FILE = "arena"
"""The file of the messages of these errors."""


class InUse(PhylariumError):
    """A file that another process writes."""


@contextmanager
def kept_lines(path: Path) -> Iterator[tuple[IO[bytes], bytes]]:
    """A file to write further lines to, made where there is none, and the whole lines that it has."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "a+b") as file:
        lock(file, path)
        file.seek(0)
        content = file.read()
        # Whoever was stopped while writing left half a line; what it was about is done again.
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            file.truncate(len(whole))
        yield file, whole


def lock(file: IO[bytes], path: Path) -> None:
    """Refuse a file that another process writes. Where the system has no such locks, nothing is refused."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InUse(Message("arena-error-other", {"file": str(path)}), FILE) from None

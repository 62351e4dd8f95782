"""The line that the log has for every request.

structlog takes longer to write one than the database takes for a move. So where lines are JSON, for machines, this
one is written here, letter by letter as structlog would write it; lines for people are left to structlog.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime

import msgspec
import structlog

log = structlog.get_logger("phylarium.access")


class Line(msgspec.Struct, gc=False):
    method: str
    route: str
    status: int
    ms: float
    event: str
    level: str
    timestamp: str


class AccessLog:
    """Where the lines of requests go."""

    def __init__(self) -> None:
        self.as_json = False
        """Whether they are JSON."""
        self._encode = msgspec.json.Encoder().encode

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        ms = round(seconds * 1000, 1)
        if not self.as_json:
            log.info("request", method=method, route=route, status=status, ms=ms)
            return
        timestamp = f"{datetime.now(UTC).replace(tzinfo=None).isoformat()}Z"
        line = Line(method, route, status, ms, "request", "info", timestamp)
        sys.stderr.write(f"{self._encode(line).decode()}\n")
        sys.stderr.flush()


ACCESS = AccessLog()

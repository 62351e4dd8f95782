"""The line of a request in the log is written on a way of its own. It must not show."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import datetime

NOTED = """
from phylarium.table.access import ACCESS
from phylarium.table.app import configure_logs
configure_logs(True)
for as_json in (ACCESS.as_json, False):
    ACCESS.as_json = as_json
    ACCESS.note("POST", '/api/tables/{id}/"é"', 200, 0.01234)
    ACCESS.note("GET", "unknown", 404, 0.0)
configure_logs(False)
assert not ACCESS.as_json
"""


def test_the_line_of_a_request_reads_as_any_other() -> None:
    done = subprocess.run([sys.executable, "-c", NOTED], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert len(lines) == 4
    for line in lines:
        assert datetime.fromisoformat(line.pop("timestamp")).utcoffset() is not None
    assert [list(line.items()) for line in lines[:2]] == [list(line.items()) for line in lines[2:]]
    assert lines[0] == {
        "method": "POST",
        "route": '/api/tables/{id}/"é"',
        "status": 200,
        "ms": 12.3,
        "event": "request",
        "level": "info",
    }

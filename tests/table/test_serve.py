"""The server as a process: it starts, serves and stops."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import httpx
from tests.infra.servers import TableServer


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


def test_a_taken_port_is_said_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "phylarium", "serve", "--port", port, "--data", str(tmp_path)]
        result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode != 0
    assert "address already in use" in result.stderr

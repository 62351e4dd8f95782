"""`pip install 'phylarium[table]'`: a server that answers, with all of its pages and pictures."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any

import pytest
from tests.infra.servers import LOOPBACK, free_port
from tests.installed.conftest import Environment
from tests.installed.test_bare import wanted_by_makers

import phylarium


class Site:
    """A server of an installed package, and a browser that remembers its cookie."""

    def __init__(self, environment: Environment) -> None:
        self.port = free_port()
        self.environment = environment
        self.log = environment.folder / "server.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [str(environment.home / "bin" / "phylarium"), "serve", "--port", str(self.port), "--data", "data"],
                cwd=environment.folder,
                env={**environment.variables, "PHYLARIUM_BOT_PAUSE": "0"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{LOOPBACK}:{self.port}{path}", data)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        with self.browser.open(request, timeout=60) as answer:
            content: bytes = answer.read()
            return content

    def data(self, path: str, body: object = None) -> Any:
        return json.loads(self.ask(path, body))

    def wait(self) -> None:
        until = time.monotonic() + 120
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log.read_text()
            try:
                self.ask("/healthz")
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise AssertionError(self.log.read_text())


@pytest.fixture(scope="module")
def site(table: Environment) -> Iterator[Site]:
    one = Site(table)
    try:
        one.wait()
        yield one
    finally:
        one.process.send_signal(signal.SIGTERM)
        try:
            one.process.wait(60)
        finally:
            one.process.kill()


def test_nothing_of_its_makers_is_installed(table: Environment) -> None:
    makers = wanted_by_makers() - {"httpx"}  # which litestar brings along
    assert table.distributions() & (makers | {"torch", "ray", "scipy", "gymnasium", "pip"}) == set()


def test_it_answers(site: Site) -> None:
    assert site.data("/healthz") == {"ok": True, "version": phylarium.__version__}
    assert b"<html" in site.ask("/")


def test_a_game_is_played_at_it(site: Site) -> None:
    id = site.data("/api/quick", {"game": "marine", "bot": "adult", "seats": 2})["id"]
    for _ in range(5):
        until = time.monotonic() + 60
        while not (seen := site.data(f"/api/tables/{id}"))["yours"] and time.monotonic() < until:
            time.sleep(0.1)
        after = site.data(
            f"/api/tables/{id}/actions", {"number": seen["number"], "action": seen["options"][0]["action"]}
        )
        assert after["number"] > seen["number"]
    assert b"<svg" in site.ask(f"/table/{id}")


def test_its_pages_are_whole(site: Site) -> None:
    for game in phylarium.games():
        assert len(site.ask(f"/rulebook/{game}")) > 5000
        assert len(site.ask(f"/rulebook/{game}/aid")) > 1000
    assert b"puzzle" in site.ask("/puzzles").lower()
    assert site.data("/manifest.webmanifest")["name"]
    for path in set(re.findall(rb'(?:src|href)="(/static/[^"]+)"', site.ask("/"))):
        assert site.ask(path.decode())
    assert site.ask("/worker.js")


def test_its_database_is_sound_and_goes_into_a_file(site: Site, table: Environment) -> None:
    assert json.loads(table.phylarium("tables", "export", "all.export", "--data", "data", "--json"))["rows"] > 0
    table.phylarium("tables", "import", "all.export", "--data", "copy")
    checked = json.loads(table.phylarium("tables", "check", "--data", "copy", "--json"))
    assert checked
    assert [one for one in checked if one["problem"]] == []
    found = json.loads(table.phylarium("doctor", "--json", "--data", "data"))
    assert [one["said"] for one in found["findings"] if one["state"] == "bad"] == []


def test_it_stops_when_it_is_told_to(site: Site) -> None:
    site.process.send_signal(signal.SIGTERM)
    assert site.process.wait(60) == 0
    assert "Traceback" not in site.log.read_text()

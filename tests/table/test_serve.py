"""The server as a process: it starts, stops, and loses nothing that it acknowledged when it is killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from phylarium.table.check import check_tables
from phylarium.table.config import Settings
from phylarium.table.store import Store

KILLS = int(os.environ.get("PHYLARIUM_TEST_KILLS", "5"))


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class Process:
    """`phylarium serve` on a port of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log.txt"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "phylarium", "serve", "--port", str(self.port), "--json-logs"]
        environment = {**os.environ, "PHYLARIUM_BOT_PAUSE": "0.01", "PHYLARIUM_MOVES_PER_MINUTE": "100000"}
        environment.setdefault("PHYLARIUM_READS_PER_MINUTE", "100000")
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder)], stdout=log, stderr=log, env=environment
            )
        for _ in range(400):
            try:
                if httpx.get(self.url + "/healthz", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(15)


@contextmanager
def process(folder: Path) -> Iterator[Process]:
    one = Process(folder)
    try:
        yield one
    finally:
        one.stop()


def test_a_server_starts_serves_and_stops_gracefully(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        with httpx.Client(base_url=server.url) as browser:
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
        log = server.log.read_text()
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
        result = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert result.returncode != 0
    assert "address already in use" in result.stderr


class Player(threading.Thread):
    """Plays both seats of a table as fast as it can and notes what was acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.random = random.Random(seed)
        self.stopped = threading.Event()
        self.acknowledged: list[str] = []
        self.lost: list[str] = []
        with httpx.Client(base_url=url, timeout=5) as browser:
            seats = [{"kind": "me"}, {"kind": "me"}]
            self.id = browser.post("/api/tables", json={"game": "marine", "seats": seats}).json()["id"]
            self.cookies = {"phylarium": browser.cookies["phylarium"]}

    def run(self) -> None:
        while not self.stopped.is_set():
            try:
                with httpx.Client(base_url=self.url, cookies=self.cookies, timeout=5) as browser:
                    self.play(browser)
            except httpx.TransportError:
                time.sleep(0.02)

    def play(self, browser: httpx.Client) -> None:
        seen: dict[str, Any] = browser.get(f"/api/tables/{self.id}").json()
        have = ",".join(f"{name}:{piece['hash']}" for name, piece in seen["pieces"].items())
        while not self.stopped.is_set():
            if seen["number"] < len(self.acknowledged):
                self.lost = self.acknowledged[seen["number"] :]
                return
            if seen["number"] > len(self.acknowledged):
                # A move was committed and its acknowledgement died with the server.
                assert seen["number"] == len(self.acknowledged) + 1
                self.acknowledged.append("?")
            move = {"number": seen["number"], "action": self.random.choice(seen["options"])["action"]}
            answer = browser.post(f"/api/tables/{self.id}/actions", params={"have": have}, json=move)
            assert answer.status_code == 200, answer.text
            self.acknowledged.append(move["action"])
            seen = answer.json()


def wait_for_moves(players: list[Player]) -> None:
    """Until everybody has made another move: a kill in between hits a server at work."""
    goals = [len(player.acknowledged) + 1 for player in players]
    for _ in range(600):
        if all(len(player.acknowledged) >= goal for player, goal in zip(players, goals, strict=True)):
            return
        assert all(player.is_alive() for player in players), "a player saw something that must not be"
        time.sleep(0.05)
    raise AssertionError("nobody can move")


def stored(folder: Path, id: str) -> tuple[list[str], str]:
    """The actions of a table in the database that is left, and what is wrong with it."""

    async def read() -> tuple[list[str], str]:
        settings = Settings(data_dir=folder)
        problems = {table.id: table.problem for table in await check_tables(settings)}
        store = await Store.open(settings)
        try:
            return [row.action for row in await store.actions(id)], problems[id]
        finally:
            await store.close()

    return asyncio.run(read())


def test_killed_at_random_moments_it_loses_nothing(tmp_path: Path) -> None:
    chance = random.Random(7)
    server = Process(tmp_path)
    players = [Player(server.url, seed) for seed in range(3)]
    for player in players:
        player.start()
    try:
        for _ in range(KILLS):
            wait_for_moves(players)
            time.sleep(chance.uniform(0.0, 0.3))
            server.kill()
            server.start()
        wait_for_moves(players)
    finally:
        for player in players:
            player.stopped.set()
        for player in players:
            player.join(20)
        server.stop()
    for player in players:
        assert not player.lost
        assert player.acknowledged
        actions, problem = stored(tmp_path, player.id)
        assert problem == ""
        assert len(actions) in (len(player.acknowledged), len(player.acknowledged) + 1)
        for kept, said in zip(actions, player.acknowledged, strict=False):
            assert said in ("?", kept)

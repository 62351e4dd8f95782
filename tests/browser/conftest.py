"""A real server in a process of its own, and real browsers in front of it."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from phylarium.games.marine import GAME
from phylarium.kernel.match import Match

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screenshots"
"""Where tests leave what they saw, for review."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=40_000)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: drives Chromium against a server of its own")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Server:
    """`phylarium serve` on a free port, with its data in a folder of its own and with chance that is known."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])),
            "PHYLARIUM_BOT_PAUSE": "0",
            "PHYLARIUM_MOVES_PER_MINUTE": "100000",
            "PHYLARIUM_READS_PER_MINUTE": "100000",
            "PHYLARIUM_TABLES_PER_HOUR": "100000",
            "PHYLARIUM_GUESTS_PER_HOUR": "100000",
        }
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "tests.browser.serve",
                    "--port",
                    str(self.port),
                    "--data",
                    str(self.data),
                ],
                env=environment,
                cwd=self.data,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + 60
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{self.log()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def log(self) -> str:
        return (self.data / "server.log").read_text(errors="replace")[-6000:]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("data"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may stop."""
    found = Server(tmp_path)
    found.start()
    yield found
    found.stop()


@contextmanager
def launched() -> Iterator[Browser]:
    """The Chromium of this machine."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        raise RuntimeError("Chromium is needed for these tests: install the package chromium, or name it in CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


class Person:
    """Somebody with a browser of their own: a cookie jar and one page."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.page = context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self.hear)

    def hear(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.complaints.append(line.text)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def ask(self, path: str, data: dict[str, Any] | None = None) -> Any:
        """The JSON API, with this person's cookie."""
        if data is None:
            answer = self.context.request.get(self.url + path)
        else:
            answer = self.context.request.post(self.url + path, data=data)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def quick(self, bot: str = "random", seats: int = 2, game: str = "marine", **options: Any) -> str:
        """A game against bots, at its table."""
        opened = self.ask("/api/quick", {"game": game, "bot": bot, "seats": seats, "options": options})
        self.open(f"/table/{opened['id']}")
        return str(opened["id"])

    def table(self, *seats: dict[str, str], **more: Any) -> str:
        return str(self.ask("/api/tables", {"game": "marine", "seats": list(seats), **more})["id"])

    # --- at the table -----------------------------------------------------------------------

    def number(self) -> int:
        """How many actions the page says were taken."""
        return int(self.page.locator("#ui-scrub").get_attribute("max") or -1)

    def my_turn(self) -> None:
        expect(self.page.locator("#ui-prompt.yours")).to_be_visible()
        # The server sends the options with the page, but only the script makes them work.
        expect(self.page.locator("#ui-option-list .option").first).to_be_enabled()
        expect(self.page.locator("#ui-table")).not_to_have_attribute("aria-busy", "true")

    def understood(self) -> None:
        """Put away what the game is about."""
        self.page.locator("#ui-goal-close").click()
        expect(self.page.locator("#ui-goal")).to_be_hidden()

    def moved_on(self, number: int) -> None:
        """Wait until the page shows a later position."""
        self.page.wait_for_function("n => Number(document.getElementById('ui-scrub').max) > n", arg=number)

    def at(self, number: int) -> None:
        """Wait until the page says that so many actions were taken."""
        expect(self.page.locator("#ui-scrub")).to_have_attribute("max", str(number))

    def sight(self) -> Any:
        """What the server shows this person of the table that is open."""
        return self.ask(f"/api/tables/{self.page.url.rsplit('/', 1)[-1]}")

    def play(self, option: int = 0) -> None:
        """Click an option of the list and wait for what follows."""
        self.my_turn()
        number = self.number()
        options = self.page.locator("#ui-option-list .option")
        options.nth(option % options.count()).click()
        self.done(number)

    def done(self, number: int) -> None:
        """Wait for what follows an option that was chosen; one that does nothing is asked about once."""
        self.page.wait_for_function(
            "n => Number(document.getElementById('ui-scrub').max) > n || document.querySelector('[open] #ui-anyway')",
            arg=number,
        )
        if self.page.locator("[open] #ui-anyway").count():
            self.page.locator("#ui-anyway").press("Enter")
        self.moved_on(number)

    def picture(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    def no_sideways_scroll(self) -> None:
        wide, shown = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert wide <= shown, f"{self.page.url} is {wide} px wide on a screen of {shown}"


People = Callable[..., Person]


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[People]:
    """Makes people. At the end none of their browsers may have complained."""
    made: list[Person] = []

    def make(
        width: int = 1280, height: int = 900, *, url: str = server.url, quiet: bool = True, **settings: Any
    ) -> Person:
        settings.setdefault("reduced_motion", "reduce")
        # What is kept for later is a matter of the tests of that: here every page is to come from the server.
        settings.setdefault("service_workers", "block")
        size = ViewportSize(width=width, height=height)
        person = Person(chromium.new_context(viewport=size, **settings), url)
        if quiet:
            made.append(person)
        else:
            contexts.append(person.context)
        return person

    contexts: list[BrowserContext] = []
    yield make
    complaints = [line for person in made for line in person.complaints]
    for person in made:
        contexts.append(person.context)
    for context in contexts:
        context.close()
    assert not complaints, f"{complaints}; the server's log ends with\n{server.log()}"


@pytest.fixture
def person(people: People) -> Person:
    return people()


@pytest.fixture(scope="session")
def finished() -> dict[str, Any]:
    """The record of a short game that is over."""
    import msgspec

    match = Match.start(GAME, 2, {"length": "short"}, "a quiet sea", ["Ada", "Ben"])
    chance = random.Random(7)
    while not match.state.over():
        match.apply(match.state.to_move(), chance.choice(match.state.legal()))
    decoded: dict[str, Any] = msgspec.json.decode(match.record().text())
    return decoded

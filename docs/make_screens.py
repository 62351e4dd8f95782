"""Takes the pictures of the table in French that the documentation shows: `python docs/make_screens.py [FOLDER]`.

Every game on a phone, a tablet and a desk, at a moment of a recorded game that bots played. It needs Chromium, as the
tests of the page do.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import BrowserContext
from tests.browser.conftest import Server, launched
from tests.browser.sizes import drawn, looked_at, opened

LANGUAGE = "fr"
WIDTHS = (390, 820, 1440)
MOMENTS = {
    "marine": ("33-4-greedy", 0.5),
    "genesis": ("37-4-greedy-random", 0.5),
    "megafauna1": ("18-4-greedy", 0.5),
    "megafauna2": ("34-4-greedy", 0.5),
    "mesofauna": ("48-4-greedy-random", 0.5),
}
"""By game, a recorded game and how much of it is over."""

QUALITY = 50
"""Enough to read the smallest text, on pages of a few colours."""


def names() -> list[str]:
    return [name_of(game, width) for game in MOMENTS for width in WIDTHS]


def name_of(game: str, width: int) -> str:
    return f"{game}-{LANGUAGE}-{width}.webp"


def taken(context: BrowserContext, url: str, game: str) -> bytes:
    """What somebody sees who must decide at the moment of a game."""
    page = context.new_page()
    page.goto(f"{url}/table/{opened(context, url, game, *MOMENTS[game])}")
    drawn(page)
    session = context.new_cdp_session(page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    page.close()
    return base64.b64decode(answer["data"])


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, launched() as browser:
        server = Server(Path(data))
        server.start()
        try:
            for width in WIDTHS:
                context = looked_at(browser, width, language=LANGUAGE)
                for game in MOMENTS:
                    (folder / name_of(game, width)).write_bytes(taken(context, server.url, game))
                context.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "screens")

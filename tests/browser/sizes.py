"""How large the text of every game is on the screen, in a real Chromium: `python -m tests.browser.sizes` in the root.

    python -m tests.browser.sizes                       the table of docs/legibility.md
    python -m tests.browser.sizes --game genesis --width 1440 --language fr --pictures FOLDER

A text is as large as its font size times the scale at which its picture is shown. The positions are of recorded games
that bots played: their start, their middle and their last tenth, as the seat sees them that decides then. On a narrow
screen the board is measured as it opens.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from tests.browser.conftest import Server, launched
from tests.recorded.games import HERE, read

from phylarium.kernel import registry
from phylarium.kernel.match import Match
from phylarium.kernel.words import SOURCE

SCREENS = {390: 844, 820: 1180, 1440: 900, 2560: 1440, 3840: 2160}
"""Widths and heights of the screens that are looked at."""

GAMES = {
    "marine": ["33-4-greedy"],
    "genesis": ["37-4-greedy-random"],
    "megafauna1": ["18-4-greedy"],
    "megafauna2": ["34-4-greedy"],
    "mesofauna": ["42-3-greedy-random", "46-2-greedy", "48-4-greedy-random"],
}
"""The recorded games that are looked at: of Mesofauna, one for each board."""

MOMENTS = {"start": 0.0, "middle": 0.5, "late": 0.9}

SEEN = """() => {
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const size = (t) => {
    const m = t.getScreenCTM();
    return parseFloat(getComputedStyle(t).fontSize) * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
  };
  const written = (t) => t.textContent.trim() && shown(t);
  const sizes = (root) =>
    [...root.querySelectorAll("svg text")].filter(written).map((t) => [Math.round(size(t) * 100) / 100, t.textContent]);
  const pieces = {};
  for (const place of document.querySelectorAll("#ui-table [data-piece]")) {
    const found = sizes(place);
    if (found.length) pieces[place.dataset.piece] = found;
  }
  return pieces;
}"""


class Text(NamedTuple):
    """The sizes of the texts of one piece, smallest first, with what they say."""

    piece: str
    sizes: list[tuple[float, str]]


def sizes(page: Page) -> list[Text]:
    """The texts of each piece that is in sight on a page."""
    found: dict[str, list[list[Any]]] = page.evaluate(SEEN)
    return [Text(name, sorted((size, words) for size, words in texts)) for name, texts in found.items()]


@cache
def record(game: str, name: str) -> tuple[Match, dict[str, Any]]:
    """A recorded game, and as the table takes it."""
    recorded = read(HERE / game / f"{name}.json")
    match = Match.start(
        registry.game(game),
        recorded.seats,
        recorded.options,
        recorded.seed,
        ["Ada", "Ben", "Cy", "Di"][: recorded.seats],
    )
    for index in recorded.actions:
        match.apply(match.state.to_move(), recorded.names[index])
    decoded: dict[str, Any] = json.loads(match.record().text())
    return match, decoded


def moment(game: str, name: str, part: float) -> tuple[int, int]:
    """The action after which somebody decides, not before this part of the game is over; and who."""
    match, _ = record(game, name)
    number = int(part * match.state.number)
    return number, match.at(number).to_move()


def opened(context: BrowserContext, url: str, game: str, name: str, part: float) -> str:
    """A table at a moment of a recorded game."""
    return opened_at(context, url, game, name, moment(game, name, part)[0])


def opened_at(context: BrowserContext, url: str, game: str, name: str, at: int) -> str:
    """A table after an action of a recorded game: whoever decides sits here, bots have the other seats."""
    match, decoded = record(game, name)
    decides = match.at(at).to_move()
    seats = [
        {"kind": "me", "name": "Ada"} if seat == decides else {"kind": "bot", "bot": "random"}
        for seat in range(len(match.state.scores()))
    ]
    answer = context.request.post(f"{url}/api/import", data={"record": decoded, "at": at, "seats": seats})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def looked_at(
    browser: Browser, width: int, scheme: Any = "light", language: str = SOURCE, **more: Any
) -> BrowserContext:
    """A browser with a screen of this width that likes this language."""
    size = ViewportSize(width=width, height=SCREENS[width])
    return browser.new_context(
        viewport=size, reduced_motion="reduce", color_scheme=scheme, locale=language, has_touch=width < 800, **more
    )


def drawn(page: Page) -> None:
    """Wait until the page has shown what it was sent, in its own fonts."""
    page.wait_for_selector("#ui-seat-strip > li", state="attached")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(150)


def main(given: list[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", action="append", choices=list(GAMES))
    arguments.add_argument("--width", action="append", type=int, choices=list(SCREENS))
    arguments.add_argument("--moment", action="append", choices=list(MOMENTS))
    arguments.add_argument("--scheme", default="light", choices=["light", "dark"])
    arguments.add_argument("--language", default=SOURCE, help="what the page speaks")
    arguments.add_argument("--pictures", type=Path, help="a folder for a picture of each screen")
    arguments.add_argument("--smallest", action="store_true", help="say which texts are the smallest")
    asked = arguments.parse_args(given)
    print("| game | width | board, smallest | board, median | beside it, smallest | beside it, median |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            for game in asked.game or GAMES:
                for width in asked.width or SCREENS:
                    measured(browser, server.url, game, width, asked)
        finally:
            server.stop()


def measured(browser: Browser, url: str, game: str, width: int, asked: argparse.Namespace) -> None:
    """One line of the table."""
    board: list[float] = []
    beside: list[float] = []
    small: list[str] = []
    context = looked_at(browser, width, asked.scheme, asked.language)
    for name in GAMES[game]:
        for when in asked.moment or MOMENTS:
            id = opened(context, url, game, name, MOMENTS[when])
            page = context.new_page()
            page.goto(f"{url}/table/{id}")
            drawn(page)
            for piece, texts in sizes(page):
                (board if piece == "board" else beside).extend(size for size, _ in texts)
                small += [f"{piece} {size} {words!r}" for size, words in texts[:3] if size < 11]
            if asked.pictures:
                asked.pictures.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=asked.pictures / f"{game}-{name}-{when}-{width}-{asked.scheme}.png")
            page.close()
    context.close()
    cells = [f"{of(part):.1f}" if part else "" for part in (board, beside) for of in (min, median)]
    print(f"| {game} | {width} | {' | '.join(cells)} |", flush=True)
    if asked.smallest:
        print("\n".join(sorted(set(small))))


if __name__ == "__main__":
    main()

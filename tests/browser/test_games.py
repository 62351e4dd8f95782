"""The page knows no game: each one that keeps the contract is drawn and played by the same code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import ROOT, People, Person

from phylarium.kernel import registry

STATIC = ROOT / "src" / "phylarium" / "table" / "static"
TEMPLATES = ROOT / "src" / "phylarium" / "table" / "templates"


def test_the_page_names_no_game() -> None:
    names = re.compile(r"marine|genesis|megafauna|mesofauna|reptile|fishes", re.IGNORECASE)
    for file in [*(file for file in STATIC.iterdir() if file.suffix != ".png"), *TEMPLATES.iterdir()]:
        assert names.findall(file.read_text()) == [], f"{file.name} speaks of a game"


def goes_on(person: Person) -> bool:
    """Whether it is one's turn again, once the bots have moved; False where the game is over."""
    while True:
        seen = person.sight()
        if seen["yours"] or seen["status"] == "over":
            return bool(seen["yours"])
        person.page.wait_for_timeout(100)


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("width", [360, 1280])
def test_every_game_is_played_on_every_screen(people: People, game: str, width: int) -> None:
    person = people(width, 800, has_touch=width < 800)
    page = person.open("/")
    person.no_sideways_scroll()
    expect(page.locator(f"#game-{game}")).to_be_visible()
    person.quick(game=game, seats=3 if 3 in registry.game(game).seats else max(registry.game(game).seats))
    expect(page.locator("#ui-board-view svg")).to_be_visible()
    for decision in range(8):
        if not goes_on(person):
            break  # a catastrophe can end a game early
        person.play(decision)
    if goes_on(person):
        person.my_turn()
    person.no_sideways_scroll()
    assert page.locator("#ui-asked").inner_text()
    assert page.locator("#ui-log-lines li").count() > 0
    for tab in page.get_by_role("tab").all():
        tab.click()
        person.no_sideways_scroll()
    if width < 800:
        page.get_by_role("tab", name="Board").click()
    person.picture(f"game-{game}-{width}")

"""Whoever sits down to a game for the first time is told what it is about, and boards are whole where there is room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from tests.browser.conftest import People, Person, Server
from tests.browser.sizes import GAMES, drawn, looked_at, opened
from tests.browser.test_widths import OVER, inside, topmost
from tests.locales import files_of, needs

from phylarium.kernel import registry
from phylarium.kernel.words import SOURCE

SCREENS = [(390, 844), (820, 1180), (1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
SLIM = (1024, 768)
"""Here the rail is so slim that longer words than ours may have to be scrolled."""

GOAL = "#ui-goal"


@pytest.mark.parametrize("language", [SOURCE, "fr"])
@pytest.mark.parametrize("game", registry.games())
def test_the_first_question_says_what_wins_on_every_screen(people: People, game: str, language: str) -> None:
    needs(language, "page", "company", "table", *files_of(game))
    person = people(1440, 900, locale=language)
    id = person.quick(game=game, seats=3)
    person.my_turn()
    page = person.page
    goal = page.evaluate("id => fetch(`/api/tables/${id}`).then((a) => a.json()).then((sight) => sight.goal)", id)
    expect(page.locator("#ui-goal-you")).to_have_text(goal["you"])
    expect(page.locator("#ui-goal-wins")).to_have_text(goal["wins"])
    expect(page.locator("#ui-goal-lasts")).to_have_text(goal["lasts"])
    for width, height in SCREENS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        drawn(page)
        card = page.locator(GOAL)
        assert inside(page, card), f"on {width} by {height}"
        if language == SOURCE or (width, height) != SLIM:
            assert card.evaluate("(e) => e.scrollHeight <= e.clientHeight"), f"read whole on {width} by {height}"
        for button in card.locator("button:visible").all():
            assert topmost(button), f"on {width} by {height}"
        meaning = page.locator("#ui-meaning" if page.locator("#ui-meaning").is_visible() else "#ui-goal-now")
        expect(meaning).to_have_text(goal["now"])
        option = page.locator("#ui-options .option").first
        assert inside(page, option), f"on {width} by {height}"
        assert topmost(option), f"on {width} by {height}"
        assert not page.evaluate(OVER, [GOAL, "#ui-options"])
        person.no_sideways_scroll()
    page.set_viewport_size(ViewportSize(width=390, height=844))
    page.get_by_role("tab").nth(1).click()
    expect(page.locator(GOAL), "one part at a time").to_be_hidden()


def test_the_goal_is_put_away_for_all_tables_of_a_game_and_comes_back_from_the_help(person: Person) -> None:
    person.quick(seats=2)
    person.my_turn()
    page = person.page
    expect(page.locator(GOAL)).to_be_visible()
    page.locator("#ui-goal-close").click()
    expect(page.locator(GOAL)).to_be_hidden()
    expect(page.locator("#ui-meaning")).to_be_hidden()
    person.quick(seats=2)
    person.my_turn()
    expect(page.locator(GOAL)).to_be_hidden()
    page.keyboard.press("?")
    page.locator("#ui-goal-open").click()
    expect(page.locator(GOAL)).to_be_visible()
    page.locator("#ui-goal-book").click()
    expect(page.locator("#ui-rulebook")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(GOAL).get_by_role("button", name="Learn").click()
    expect(page.locator("#ui-coach")).to_be_visible()
    expect(page.locator(GOAL), "the coach says it").to_be_hidden()


def test_the_goal_is_there_for_the_first_decisions_and_without_a_script(person: Person) -> None:
    id = person.quick(seats=2, animals="random")
    text = person.context.new_page()
    text.goto(f"{person.url}/table/{id}/text")
    goal: dict[str, Any] = person.sight()["goal"]
    for sentence in goal.values():
        expect(text.get_by_text(sentence)).to_be_visible()
    decided = 0
    while person.sight()["goal"] is not None:
        person.play()
        person.my_turn()
        decided += 1
    assert decided == 6
    expect(person.page.locator(GOAL)).to_be_hidden()


WHOLE = [(820, 1180), (1000, 768), (1024, 1366), (1112, 834), (1280, 800), (1440, 900)]
"""Screens on which every board can be read as a whole."""


FULL = [(game, names[0]) for game, names in GAMES.items()]
"""A recorded game of each."""


@pytest.mark.parametrize(("game", "name"), FULL)
def test_a_board_that_fits_opens_whole(chromium: Browser, server: Server, game: str, name: str) -> None:
    context = looked_at(chromium, 1440)
    page = context.new_page()
    page.goto(f"{server.url}/table/{opened(context, server.url, game, name, 0.9)}")
    for width, height in WHOLE:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        drawn(page)
        expect(page.locator("#ui-board-view.zoomed"), f"on {width} by {height}").to_have_count(0)
    context.close()


@pytest.mark.parametrize(("game", "name"), FULL)
def test_ones_own_panel_is_in_the_rail_or_a_touch_away(chromium: Browser, server: Server, game: str, name: str) -> None:
    """Where the rail is too slim it is small and shown large, and where it is much too slim only shown, by a button."""
    context = looked_at(chromium, 1440)
    page = context.new_page()
    page.goto(f"{server.url}/table/{opened(context, server.url, game, name, 0.9)}")
    panel, button = page.locator("#ui-mine svg").first, page.locator("#ui-mine-open")
    for width, height in [(1024, 768), (1112, 834), (1280, 800), (820, 1180)]:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        drawn(page)
        expect(panel).to_be_in_viewport(ratio=0.3)
        assert topmost(panel) or topmost(page.locator("#ui-mine"))
    page.set_viewport_size(ViewportSize(width=1024, height=768))
    drawn(page)
    small = panel.bounding_box()
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    large = panel.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"]
    assert inside(page, page.locator("#ui-mine"))
    button.click()
    page.set_viewport_size(ViewportSize(width=1000, height=768))
    drawn(page)
    expect(page.locator("#ui-mine")).to_be_hidden()
    button.click()
    expect(panel).to_be_visible()
    assert inside(page, page.locator("#ui-mine"))
    context.close()


def test_options_take_the_width_of_a_tablet_where_there_is_no_panel(people: People) -> None:
    person = people(820, 1180)
    person.quick(seats=2)
    person.my_turn()
    box = person.page.locator("#ui-options").bounding_box()
    assert box is not None
    assert box["width"] == 820

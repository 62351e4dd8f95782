"""Lessons in the browser: from Learn on the first page to the end, left, and taken up again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People, Person
from tests.browser.test_access import AXE, serious

SEEN = """(first) => {
  const card = document.getElementById("ui-coach").getBoundingClientRect();
  const lit = document.querySelector(`svg [id="${first}"].coached, .coached[data-piece="${first}"]`);
  const box = lit?.getBoundingClientRect();
  return {
    card: card.left >= 0 && card.right <= innerWidth && card.top >= 0 && card.bottom <= innerHeight,
    lit: Boolean(box?.width) && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight,
  };
}"""


def ready(person: Person) -> dict[str, Any]:
    """The card that the page shows, once whatever was due has been played."""
    page = person.page
    while True:
        seen = person.sight()
        card = seen["lesson"]
        if not card["watch"]:
            break
        page.wait_for_timeout(50)
    expect(page.locator("#ui-coach-number")).to_have_text(f"{card['number']} of {card['of']}")
    if card["text"]:
        expect(page.locator("#ui-coach-text")).to_have_text(card["text"])
    expect(page.locator("#ui-table")).not_to_have_attribute("aria-busy", "true")
    return dict(card)


def taken(person: Person, name: str, pictures: tuple[int, ...]) -> int:
    """Take a lesson to its end as its cards say; how many clicks that takes."""
    page, clicks = person.page, 0
    while True:
        card = ready(person)
        if card["at"]:
            page.wait_for_timeout(120)
            seen = page.evaluate(SEEN, card["at"][0])
            assert seen == {"card": True, "lit": True}, (card["number"], seen)
        if card["number"] in pictures:
            page.wait_for_timeout(400)
            person.picture(f"lesson-{name}-{card['number']}")
        if card["over"] or (card["last"] and card["reads"]):
            return clicks
        clicks += 1
        asked = ".option.asked" if card["asks"] else "#ui-option-list .option"
        wanted = page.locator("#ui-coach-next" if card["reads"] else asked).first
        if page.viewport_size and page.viewport_size["width"] < 800:
            wanted.tap()
        else:
            wanted.click()
        page.wait_for_function(
            "text => document.getElementById('ui-coach-text').textContent !== text", arg=card["text"]
        )


def learn(person: Person, title: str) -> None:
    page = person.open("/")
    page.locator(".game-card", has=page.get_by_role("heading", name=title)).get_by_role("button", name="Learn").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize(
    ("width", "height", "title", "name"),
    [(1440, 900, "Dominant Species: Marine", "marine-1440"), (390, 844, "Bios: Mesofauna", "mesofauna-390")],
)
def test_a_guided_game_is_taken_to_its_end(people: People, width: int, height: int, title: str, name: str) -> None:
    person = people(width, height, has_touch=width < 800)
    learn(person, title)
    clicks = taken(person, name, (1, 3, 6, 8, 10, 12, 14, 17, 19))
    assert clicks < 40
    page = person.page
    person.no_sideways_scroll()
    number = person.number()
    page.locator("#ui-coach-play-on").click()
    expect(page.locator("#ui-coach")).to_be_hidden()
    person.my_turn()
    person.play()
    assert person.number() > number


def test_a_wrong_answer_the_keyboard_and_the_way_out(people: People) -> None:
    """Enter turns a card, a wrong choice is explained, Back goes back, and the game can be left and taken up again."""
    person = people(1440, 900, quiet=False)  # the browser complains of what is refused
    learn(person, "Dominant Species: Marine")
    page = person.page
    ready(person)
    page.locator("body").press("Enter")
    expect(page.locator("#ui-coach-number")).to_have_text("2 of 19")
    page.locator("#ui-coach-back").click()
    expect(page.locator("#ui-coach-number")).to_have_text("1 of 19")
    page.locator("#ui-coach-next").click()
    expect(page.locator("#ui-coach-number")).to_have_text("2 of 19")
    expect(page.locator("#ui-coach")).to_be_focused()  # the button that had the focus is gone
    page.locator(".option:not(.asked)").first.click()
    expect(page.locator("#ui-notices")).to_contain_text("Nothing was played")
    expect(page.locator("#ui-notices")).to_contain_text("Fishes")
    page.locator(".option.asked").click()
    expect(page.locator("#ui-coach-number")).to_have_text("3 of 19")
    card = ready(person)
    page.locator("#ui-coach-rules .rule-id").click()
    page.get_by_role("button", name="Show it in the rulebook").click()
    expect(page.locator(".rule.here dt")).to_have_text(card["rules"][0]["rule"])
    page.keyboard.press("Escape")
    page.locator("#ui-coach-leave").click()
    expect(page.locator("#ui-coach")).to_be_hidden()
    expect(page.locator("svg .coached")).to_have_count(0)
    person.play()
    person.my_turn()
    page.locator("#ui-coach-again").click()
    expect(page.locator("#ui-coach-text")).to_have_text(card["text"])


@pytest.mark.skipif(not AXE.is_file(), reason="axe is not there: see test_access")
@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1440, "light")])
def test_the_card_is_for_everybody(people: People, width: int, scheme: str) -> None:
    person = people(width, 900, color_scheme=scheme, bypass_csp=True)
    learn(person, "Dominant Species: Marine")
    ready(person)
    assert not serious(person.page)
    person.page.locator("#ui-coach-next").click()
    expect(person.page.locator(".option.asked")).to_be_visible()
    assert not serious(person.page)
    person.picture(f"lesson-card-{width}-{scheme}")

"""Lessons in the browser: from Learn on the first page to the end, left, and taken up again."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import People, Person
from tests.browser.sizes import SCREENS
from tests.browser.test_access import AXE, serious
from tests.browser.test_widths import WIDTHS

from phylarium.kernel import registry

CHECKED = (1, 3)
"""The cards that are looked at by axe: one on a phone, one on a desk."""

SEEN = """(first) => {
  const card = document.getElementById("ui-coach").getBoundingClientRect();
  const lit = document.querySelector(`svg [id="${first}"].coached, .coached[data-piece="${first}"]`);
  const box = lit?.getBoundingClientRect();
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
  const points = (b) => parts.flatMap((x) => parts.map((y) => [b.left + x * b.width, b.top + y * b.height]));
  return [
    card.left >= 0 && card.right <= innerWidth && card.top >= 0 && card.bottom <= innerHeight,
    Boolean(box?.width) && points(box).some(([x, y]) => lit.contains(document.elementFromPoint(x, y))),
  ];
}"""
"""Whether all of the card is on the screen, and something of what it speaks of, under nothing."""

ASKED = """() => {
  const box = document.querySelector(".option.asked").getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return Boolean(top?.closest(".option.asked"));
}"""
"""Whether the first option that is asked for is in sight, under nothing."""

EMPTY = """() => {
  const box = document.getElementById("ui-options");
  const shown = (e) => e.checkVisibility() && e.getBoundingClientRect().top < innerHeight;
  return box.offsetHeight > 100 && ![...box.querySelectorAll(".option, p, li")].some(shown);
}"""
"""Whether the options take room in which there is nothing."""


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


def taken(person: Person) -> int:
    """Take a lesson to its end as its cards say, on one screen after the other; how many clicks that takes."""
    page = person.page
    for clicks, width in enumerate(itertools.cycle(WIDTHS)):
        card = ready(person)
        page.set_viewport_size(ViewportSize(width=width, height=SCREENS[width]))
        if card["at"]:
            page.wait_for_function(f"(first) => (({SEEN})(first)).every(Boolean)", arg=card["at"][0])
        if card["asks"]:
            page.wait_for_function(ASKED)
        assert not page.evaluate(EMPTY), (card["number"], width)
        person.no_sideways_scroll()
        if card["number"] in CHECKED and AXE.is_file():
            assert serious(page) == [], (card["number"], width)
        if card["over"] or (card["last"] and card["reads"]):
            return clicks
        asked = ".option.asked" if card["asks"] else "#ui-option-list .option"
        page.locator("#ui-coach-next" if card["reads"] else asked).first.click()
        page.wait_for_function(
            "text => document.getElementById('ui-coach-text').textContent !== text", arg=card["text"]
        )
    raise AssertionError("a lesson has an end")


def learn(person: Person, game: str = "marine") -> None:
    page = person.open("/")
    page.locator(".game-card", has=page.locator(f"#game-{game}")).get_by_role("button", name="Learn").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("game", registry.games())
def test_a_guided_game_is_taken_to_its_end_on_every_screen(people: People, game: str) -> None:
    """Each card on another screen than the one before, from Learn on the first page to playing on."""
    person = people(1440, 900, bypass_csp=True)
    learn(person, game)
    clicks = taken(person)
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
    learn(person)
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
    learn(person)
    ready(person)
    assert not serious(person.page)
    person.page.locator("#ui-coach-next").click()
    expect(person.page.locator(".option.asked")).to_be_visible()
    assert not serious(person.page)
    person.picture(f"lesson-card-{width}-{scheme}")


def test_what_a_card_speaks_of_stays_open_when_the_page_is_drawn_anew(people: People) -> None:
    """Also in the panel of another seat, which is folded otherwise."""
    person = people(390, 844)
    page = person.page
    person.open(f"/table/{person.ask('/api/lessons', {'game': 'genesis', 'lesson': 'parasites'})['id']}")
    first = ready(person)["at"][0]
    page.wait_for_function(f"(first) => (({SEEN})(first)).every(Boolean)", arg=first)
    page.evaluate("() => import('/static/state.js').then((module) => module.show())")
    assert all(page.evaluate(SEEN, first))

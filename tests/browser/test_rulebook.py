"""The rulebook beside the board, and a rule in its context."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import PICTURES, People
from tests.browser.sizes import SCREENS
from tests.browser.test_access import AXE, serious
from tests.browser.test_widths import WIDTHS

from phylarium.kernel import registry


def test_r_opens_and_closes_it_and_words_are_found(people: People) -> None:
    person = people(1440)
    person.quick()
    person.my_turn()
    page = person.page
    page.keyboard.press("r")
    sheet = page.locator("#ui-rulebook")
    expect(sheet).to_be_visible()
    expect(page.locator("#book-words")).to_be_focused()
    whole = page.locator(".rule:visible").count()
    page.keyboard.type("asteroid shuffled")
    expect(page.locator(".rule:visible")).to_have_count(1)
    expect(page.locator(".guide")).to_be_hidden()
    page.screenshot(path=PICTURES / "rulebook-sheet.png")
    page.locator("#book-words").fill("")
    expect(page.locator(".rule:visible")).to_have_count(whole)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_rule_is_shown_among_the_others(people: People) -> None:
    person = people(390, 844)
    person.quick()
    person.my_turn()
    page = person.page
    page.locator("#ui-rule").click()
    page.get_by_role("button", name="Show it in the rulebook").click()
    expect(page.locator(".rule.here")).to_be_in_viewport()
    expect(page.locator(".rule.here dt")).to_have_text(page.locator("#ui-rule").inner_text())
    page.screenshot(path=PICTURES / "rulebook-phone.png")


def test_it_has_a_page_of_its_own(people: People) -> None:
    person = people(1440)
    page = person.page
    page.goto(f"{person.url}/rulebook/megafauna2#rule-E2a")
    expect(page.locator(".rule.here dt")).to_have_text("E2a")
    page.goto(f"{person.url}/rulebook/megafauna2")
    page.screenshot(path=PICTURES / "rulebook-page.png")
    page.locator("#book-words").fill("venom")
    assert page.locator(".rule:visible").count() > 2
    expect(page.locator(".guide")).to_be_hidden()


@pytest.mark.parametrize("game", registry.games())
def test_the_book_and_its_one_page_on_every_screen(people: People, game: str) -> None:
    person = people(390, 844, bypass_csp=True)
    page = person.page
    for address in (f"/rulebook/{game}", f"/rulebook/{game}/aid"):
        person.open(address)
        expect(page.locator(".book-key li").last).to_be_attached()
        for width in WIDTHS:
            page.set_viewport_size(ViewportSize(width=width, height=SCREENS[width]))
            person.no_sideways_scroll()
            if width in (390, 1440) and AXE.is_file():
                assert serious(page) == [], (address, width)
    empty = page.evaluate("[...document.querySelectorAll('.book-key svg')].filter((e) => !e.getBBox().width).length")
    assert empty == 0, "a sign that cannot be seen"

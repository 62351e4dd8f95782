"""The rulebook beside the board, and a rule in its context."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import PICTURES, People
from tests.browser.sizes import SCREENS
from tests.browser.test_access import AXE, serious
from tests.browser.test_widths import WIDTHS

from phylarium.kernel import registry

MARKED = """() => {
  const words = [...(CSS.highlights.get("found") ?? [])].filter((range) => range.getBoundingClientRect().width);
  return words.map((range) => range.toString().toLowerCase());
}"""
"""The words that are marked and can be seen."""


def marked(page: Page) -> set[str]:
    return set(page.evaluate(MARKED))


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
    assert marked(page) == {"asteroid", "shuffled"}
    expect(page.locator(".book-contents li:visible")).to_have_count(1)
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
    assert marked(page) == {"venom"}
    # The guide and the key to the signs are searched too: what has the word is left of them, under its heading.
    page.goto(f"{person.url}/rulebook/genesis")
    page.locator("#book-words").fill("nucleus")
    expect(page.locator(".book-key li:visible")).to_have_count(1)
    expect(page.locator(".book-key h2")).to_be_visible()
    left = page.locator(".guide > :visible:not(h2)")
    assert left.count() > 0
    assert all("nucleus" in words.lower() for words in left.all_inner_texts())


def test_words_are_found_without_their_accents_and_marked(people: People) -> None:
    """As they are typed, and by the server where no script runs: both fold letters alike."""
    person = people(1440, locale="fr")
    page = person.open("/rulebook/genesis")
    page.locator("#book-words").fill("affecter")
    whole = page.locator(".rule:visible").count()
    page.locator("#book-words").fill("âffêctér")
    expect(page.locator(".rule:visible")).to_have_count(whole)
    assert marked(page) == {"affecter"}
    page.locator("#book-words").fill("reserve")
    assert marked(page) == {"réserve"}
    found = page.locator(".rule:visible dt").all_inner_texts()
    plain = people(1440, locale="fr", java_script_enabled=False)
    answer = plain.open("/rulebook/genesis?q=reserve")
    assert {words.lower() for words in answer.locator(".rule mark").all_inner_texts()} == {"réserve"}
    assert answer.locator(".rule dt").all_inner_texts() == found


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

"""The page in another language than English: what the script says comes from the server's files, too.

That what the server sends is in one language: tests/table/test_words.py.
"""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.locales import plain_words

MADE_BY_SCRIPT = ["ui-prompt", "ui-seat-strip", "ui-options", "ui-tabs", "ui-log-lines", "ui-link"]
"""The parts that the script writes anew with every position."""


def test_what_the_script_says_is_in_the_language_of_the_page(people: People) -> None:
    person = people(locale="qps")
    person.quick()
    page = person.page
    assert page.locator("html").get_attribute("lang") == "qps"
    for decision in range(4):
        person.play(decision)
    person.my_turn()
    rules = [rule for rule in page.locator(".rule-id").all_text_contents() if rule]
    for part in MADE_BY_SCRIPT:
        shown = page.locator(f"#{part}")
        titles = [title or "" for title in shown.locator("[title]").evaluate_all("all => all.map(one => one.title)")]
        text = f"{shown.inner_text()} {' '.join(titles)}"
        assert plain_words(text, rules) == [], part


def test_a_search_finds_words_without_their_accents(people: People) -> None:
    person = people(locale="qps")
    person.quick()
    person.my_turn()
    field = person.page.locator("#ui-filter")
    while not field.is_visible():
        person.play()
        person.my_turn()
    options = person.page.locator("#ui-option-list > li:visible")
    field.fill("retrieve")
    expect(options).to_have_count(1)
    expect(options).to_contain_text("ŕéţŕíéṽé áļļ")
    field.fill("retrieve nothing")
    expect(options).to_have_count(0)

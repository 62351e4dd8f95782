"""The page in another language than English: what the script says comes from the server's files, too.

That what the server sends is in one language: tests/table/test_words.py.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import People, Person
from tests.browser.sizes import GAMES, opened
from tests.locales import badly_set, files_of, needs, plain_words

from phylarium.kernel import registry

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


def searched(person: Person) -> tuple[Locator, Locator]:
    """The field for words at a decision that has one, and the options that they leave."""
    person.quick()
    person.my_turn()
    field = person.page.locator("#ui-filter")
    while not field.is_visible():
        person.play()
        person.my_turn()
    return field, person.page.locator("#ui-option-list > li:visible")


def test_a_search_finds_words_without_their_accents(people: People) -> None:
    person = people(locale="qps")
    field, options = searched(person)
    field.fill("retrieve")
    expect(options).to_have_count(1)
    expect(options).to_contain_text("ŕéţŕíéṽé áļļ")
    field.fill("retrieve nothing")
    expect(options).to_have_count(0)


# --- French --------------------------------------------------------------------------------------

RUNS_OVER = """() => {
  const wrong = [];
  for (const one of document.querySelectorAll("button, a.button, summary, label, h1, h2, h3, th, td")) {
    if (!one.checkVisibility() || one.closest("svg") || one.querySelector(".unseen")) continue;
    const words = document.createRange();
    words.selectNodeContents(one);
    const room = one.getBoundingClientRect().width;
    const cut = getComputedStyle(one).textOverflow === "ellipsis";
    if (!cut && room > 1 && words.getBoundingClientRect().width > room + 1) wrong.push(one.textContent.trim());
  }
  return wrong;
}"""
"""The labels that are wider than what they stand in."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_nothing_runs_over_in_french(people: People, width: int, height: int) -> None:
    needs("fr", "page", "company", "table", *(file for game in registry.games() for file in files_of(game)))
    person = people(width, height, locale="fr-FR")
    pages = ["/", "/account", "/lobby", "/ladder", "/puzzles", "/puzzles/marine/1", "/campaign/new", "/rulebook/marine"]
    for path in [*pages, *(f"/new?game={game}" for game in registry.games())]:
        page = person.open(path)
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        assert page.locator("html").get_attribute("lang") == "fr"
        assert page.evaluate(RUNS_OVER) == [], path
        person.no_sideways_scroll()
    for game, recorded in GAMES.items():
        page = person.open(f"/table/{opened(person.context, person.url, game, recorded[0], 0.5)}")
        person.my_turn()
        assert page.evaluate(RUNS_OVER) == [], game
        person.no_sideways_scroll()
        assert not badly_set(page.locator("#ui-asked").inner_text(), "fr")
        person.picture(f"french-{game}-{width}")


def test_a_search_in_french_needs_no_accents(people: People) -> None:
    needs("fr", "page", "company", "table", *files_of("marine"))
    person = people(locale="fr-FR")
    field, options = searched(person)
    field.fill("recuperer")
    expect(options).to_have_count(1)
    expect(options).to_contain_text("écupérer")

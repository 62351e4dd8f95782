"""Options that do nothing or only harm: the list says so, and whoever takes one is asked once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import People, Person


def warned(person: Person) -> Locator:
    """Plays on until something is warned of: the first such option."""
    page = person.page
    for _ in range(12):
        person.my_turn()
        sight = person.sight()
        found = person.ask(f"/api/tables/{sight['id']}/cautions?number={sight['number']}")["cautions"]
        if found:
            option = page.locator(f'.option[data-action="{found[0]["action"]}"]')
            expect(option.locator(".caution")).to_have_count(1)
            expect(option).to_contain_text(found[0]["text"])
            return option
        person.play(0)
    pytest.fail("nothing was warned of")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_the_list_says_so_and_asks_once(people: People, width: int, height: int) -> None:
    person = people(width, height)
    person.quick()
    page = person.page
    option = warned(person)
    number = person.number()
    option.scroll_into_view_if_needed()
    if width > 500:
        option.hover()
        expect(page.locator("#ui-option-detail")).to_contain_text(
            option.locator(".caution").text_content() or "no words"
        )
    person.picture(f"caution-{width}")
    option.click()
    expect(page.locator("#ui-anyway")).to_be_visible()
    person.picture(f"caution-asked-{width}")
    person.no_sideways_scroll()
    page.keyboard.press("Escape")
    expect(page.locator("#ui-anyway")).to_be_hidden()
    assert person.number() == number, "nothing was played"
    option.click()
    page.locator("#ui-anyway").click()
    person.moved_on(number)


def test_the_keyboard_is_asked_too(people: People) -> None:
    person = people(1440)
    person.quick()
    page = person.page
    option = warned(person)
    number = person.number()
    option.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#ui-dialog [data-close]:last-child")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#ui-anyway")).to_be_focused()
    page.keyboard.press("Enter")
    person.moved_on(number)

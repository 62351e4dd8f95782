"""Before somebody chooses: the option that is pointed at or focused says what it would bring about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PICTURES, People


def test_pointing_shows_the_board_as_it_would_be(people: People) -> None:
    person = people(1440)
    person.quick()
    page = person.page
    for decision in range(12):
        person.my_turn()
        option = page.locator(".option").first
        before = page.locator("#ui-board-view").inner_html()
        option.hover()
        expect(page.locator("#ui-foresight")).to_be_visible()
        told = page.locator("#ui-foresight li").all_inner_texts()
        if page.locator("#ui-table.foreseen").count():
            page.screenshot(path=PICTURES / "preview-desktop.png")
            assert page.locator(".to-come").count() > 0
            page.mouse.move(5, 5)
            expect(page.locator("#ui-foresight")).to_be_hidden()
            assert page.locator("#ui-board-view").inner_html() == before, "the board did not come back"
            assert told
            return
        person.play(decision)
    pytest.fail("no option was seen whose outcome is certain")


def test_focus_shows_it_too_and_enter_takes_it(people: People) -> None:
    person = people(1440)
    person.quick()
    person.my_turn()
    page = person.page
    number = page.evaluate("document.querySelectorAll('.option').length")
    assert number
    page.keyboard.press("ArrowDown")
    page.locator(".option").first.focus()
    expect(page.locator("#ui-foresight")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#ui-foresight")).to_be_hidden()
    expect(page.locator("#ui-table.foreseen")).to_have_count(0)


def test_a_long_press_shows_it_and_chooses_nothing(people: People) -> None:
    person = people(390, 844, has_touch=True, is_mobile=True)
    person.quick()
    person.my_turn()
    page = person.page
    words = page.locator("#ui-asked").inner_text()
    box = page.locator(".option").first.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(page.locator("#ui-foresight")).to_be_visible()
    page.screenshot(path=PICTURES / "preview-phone.png")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#ui-foresight")).to_be_visible()
    assert page.locator("#ui-asked").inner_text() == words

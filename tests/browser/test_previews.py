"""Before somebody chooses: the option that is pointed at or focused says what it would bring about."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import PICTURES, People, Server
from tests.browser.sizes import drawn, looked_at, opened_at


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


@pytest.mark.parametrize("touch", [False, True])
def test_what_ends_a_decision_is_foretold_and_not_chosen_by_looking(people: People, touch: bool) -> None:
    person = people(*((390, 844) if touch else (1440, 900)), has_touch=touch)
    person.quick(game="megafauna2")
    person.my_turn()
    page, number = person.page, person.number()
    told = page.locator("#ui-foresight")
    end = page.locator("#ui-ends .option")
    if touch:
        finger = {"pointerType": "touch", "pointerId": 2, "isPrimary": True, "bubbles": True}
        end.dispatch_event("pointerdown", finger)
        expect(told).to_contain_text("actions unused")
        end.dispatch_event("pointerup", finger)
        end.dispatch_event("click")
    else:
        end.hover()
        expect(told).to_contain_text("actions unused")
    assert person.number() == number
    page.locator("#ui-whose").dispatch_event("pointerdown")
    expect(told).to_be_hidden()


def test_where_one_place_has_several_options_each_is_foretold(chromium: Browser, server: Server) -> None:
    context = looked_at(chromium, 1440)
    page = context.new_page()
    page.goto(f"{server.url}/table/{opened_at(context, server.url, 'megafauna2', '34-4-greedy', 33)}")
    drawn(page)
    page.locator("svg [id='card-shovel_tusks'].yours").first.click()
    which = page.locator(".pop .option")
    expect(which).to_have_count(2)
    told = page.locator("#ui-foresight")
    which.nth(1).hover()
    expect(told).to_contain_text("Rooting snout")
    which.nth(0).hover()
    expect(told).to_contain_text("Bark-stripping tusks")
    page.keyboard.press("Escape")
    expect(which).to_have_count(0)
    expect(told).to_be_hidden()
    context.close()


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

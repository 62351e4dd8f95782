"""A click and a long touch are never lost, whatever the board does between pressing and letting go."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect
from tests.browser.conftest import People, Person
from tests.browser.test_widths import TOUCHABLE


class Line:
    """What a page is sent over its live line."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def has_brought(self, number: int) -> None:
        """Wait until a sight of that position has come, and the page has had time to draw it."""
        while not any(f'"number":{number},' in frame for frame in self.heard):
            self.page.wait_for_timeout(20)
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def watched(people: People, width: int = 1440, height: int = 900, **settings: Any) -> tuple[Person, Line, Any]:
    """Somebody who looks at a game of others, what comes to them, and a way to move that game on: its new number."""
    ada, ben = people(), people(width, height, **settings)
    id = ada.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Cy"}, options={"animals": "random"})
    line = Line(ben.page)
    ben.open(f"/table/{id}")
    expect(ben.page.locator("#ui-link")).to_have_attribute("data-state", "live")

    def moves() -> int:
        sight = ada.ask(f"/api/tables/{id}")
        drawing = sight["pieces"]["board"]["hash"]
        for _ in range(20):  # until the board is another one
            action = sight["options"][-1]["action"]
            sight = ada.ask(f"/api/tables/{id}/actions", {"number": sight["number"], "action": action})
            if sight["pieces"]["board"]["hash"] != drawing:
                return int(sight["number"])
        raise AssertionError("the board never changed")

    return ben, line, moves


def test_a_click_is_not_lost_where_the_board_is_drawn_anew(people: People) -> None:
    ben, line, moves = watched(people)
    page = ben.page
    place = page.evaluate(TOUCHABLE)
    page.mouse.move(place["x"], place["y"])
    page.mouse.down()
    number = moves()
    line.has_brought(number)
    page.mouse.up()
    ben.at(number)
    expect(page.locator(".pop")).to_be_visible()


def test_a_long_touch_is_not_lost_either(people: People) -> None:
    """And what has come meanwhile is shown while the finger still rests."""
    ben, line, moves = watched(people, 820, 1180, has_touch=True)
    page = ben.page
    place = page.evaluate(TOUCHABLE)
    touch = page.context.new_cdp_session(page)
    # The finger is there before the board changes, and the answer is late.

    def late(route: Route) -> None:
        page.wait_for_timeout(300)
        route.continue_()

    page.route("**/thing?*", late)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": place["x"], "y": place["y"]}]})
    number = moves()
    line.has_brought(number)
    box = page.locator("#ui-inspector")
    expect(box).to_be_visible()
    ben.at(number)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(box).to_be_visible()


def test_a_click_on_the_board_is_not_lost_where_a_preview_ends_by_it(people: People) -> None:
    person = people(1440)
    person.quick()
    page = person.page
    for decision in range(12):
        person.my_turn()
        for option in page.locator("#ui-option-list .option").all()[:6]:
            option.focus()
            expect(page.locator("#ui-foresight")).to_be_visible()
            place = page.evaluate(TOUCHABLE)
            if page.locator("#ui-table.foreseen").count() and place:
                page.mouse.click(place["x"], place["y"], delay=80)
                expect(page.locator(".pop")).to_be_visible()
                expect(page.locator("#ui-table.foreseen")).to_have_count(0)
                return
        person.play(decision)
    pytest.fail("no option was seen whose outcome is certain")


def test_a_slider_shows_where_it_is_while_it_is_drawn(people: People) -> None:
    ben, line, moves = watched(people)
    page = ben.page
    line.has_brought(moves())
    box = page.locator("#ui-scrub").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 2, box["y"] + box["height"] / 2, steps=4)
    expect(page.locator("#ui-table.past")).to_be_visible()
    page.mouse.up()


def test_what_has_waited_for_a_press_is_shown_in_its_order(people: People) -> None:
    """Also where the press ends in nothing: beside what it began on, elsewhere, in a menu, or by a key."""
    ben, line, moves = watched(people)
    page = ben.page
    place = page.evaluate(TOUCHABLE)
    for ends in ("beside", "blur", "contextmenu", "keydown"):
        page.mouse.move(place["x"], place["y"])
        page.mouse.down()
        before = ben.number()
        for _ in range(2):
            number = moves()
            line.has_brought(number)
        assert ben.number() == before
        if ends == "beside":
            page.mouse.move(place["x"], place["y"] + 60)
            page.mouse.up()
            ben.at(number)
        else:  # and nobody hears of the end of the press
            page.evaluate("(ends) => dispatchEvent(new Event(ends))", ends)
            ben.at(number)
            page.mouse.up()


def test_a_finger_that_is_lifted_elsewhere_is_not_taken_for_one_of_two(people: People) -> None:
    """What it began on may be gone by then: the next press is one finger again, and its click counts."""
    ben, _, _ = watched(people)
    page = ben.page
    place = page.evaluate(TOUCHABLE)
    finger = {"pointerType": "touch", "pointerId": 7, "isPrimary": True, "bubbles": True}
    page.locator(f"svg [id='{place['id']}']").first.dispatch_event("pointerdown", finger)
    page.locator("#ui-whose").dispatch_event("pointerup", finger)
    page.mouse.move(place["x"], place["y"])
    page.mouse.down()
    page.mouse.move(place["x"] + 1, place["y"] + 1)
    page.mouse.up()
    expect(page.locator(".pop")).to_be_visible()

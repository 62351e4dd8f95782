"""Everybody can play: by keyboard, on a phone, without script, in the dark, with a screen reader."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import ROOT, People, Person

from phylarium.kernel.registry import games
from phylarium.kit.style import TOKENS

STYLE = ROOT / "src" / "phylarium" / "table" / "static" / "table.css"
AXE = ROOT / "build" / "axe" / "node_modules" / "axe-core" / "axe.min.js"


def test_page_and_pictures_have_the_same_colours() -> None:
    """One design: the tokens of the stylesheet are those of the drawing primitives."""
    (tokens,) = re.findall(r":root \{([^}]*)\}", STYLE.read_text())
    for name, (bright, deep) in TOKENS.items():
        assert f"--{name}: light-dark({bright}, {deep});" in tokens, name


def test_only_what_is_yours_to_decide_has_the_accent() -> None:
    """Selectors that use the accent speak of options, what one would bring about, targets or one's own turn."""
    text = re.sub(r"/\*.*?\*/", "", STYLE.read_text(), flags=re.S)
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        if "var(--accent" in body:
            assert re.search(r"yours|\.option|\.fores|\.to-come|\.you\b|\.ask", selector), selector.strip()


def test_the_keyboard_alone_is_enough(person: Person) -> None:
    page = person.open("/")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play now":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    person.my_turn()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("To what you can do")
    page.keyboard.press("Enter")
    number = person.number()
    page.keyboard.press("1")
    expect(page.locator(".option:focus .n")).to_have_text("1")
    page.keyboard.press("Enter")
    person.moved_on(number)
    person.my_turn()
    number = person.number()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    focused = page.locator(".option:focus .n")
    expect(focused).to_have_text("2")
    target = page.locator(".option:focus").get_attribute("data-target")
    if page.locator(f"svg [id='{target}']").count():
        expect(page.locator(f"svg [id='{target}']").first).to_have_class(re.compile("lit"))
    page.keyboard.press("Enter")
    person.moved_on(number)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys and help")
    page.keyboard.press("Escape")
    page.keyboard.press("[")
    expect(page.locator("#ui-whose")).to_contain_text("After action")
    page.keyboard.press("Escape")
    expect(page.locator("#ui-whose")).not_to_contain_text("After action")
    page.keyboard.press("b")
    page.keyboard.press("+")
    expect(page.locator("#ui-board-view")).to_have_class(re.compile("zoomed"))
    page.keyboard.press("0")
    expect(page.locator("#ui-board-view")).not_to_have_class(re.compile("zoomed"))


def test_the_keyboard_plays_a_whole_round(person: Person) -> None:
    person.quick()
    page = person.page
    for decision in range(120):
        person.my_turn()
        number = person.number()
        options = person.sight()["options"]
        wanted = str(options[decision * 5 % len(options)]["n"])
        page.keyboard.type(wanted)
        expect(page.locator(".option:focus .n")).to_have_text(wanted)
        page.keyboard.press("Enter")
        person.done(number)
        if page.locator("#ui-log-lines", has_text="Round 2").count():
            return
    raise AssertionError("no second round after 120 decisions")


def test_words_find_an_option(person: Person) -> None:
    person.quick()
    for decision in range(60):
        person.my_turn()
        if person.page.locator("#ui-filter").count():
            break
        person.play(decision)
    page = person.page
    last = page.locator("#ui-option-list .option .text").last.inner_text()
    page.keyboard.press("/")
    page.keyboard.type("no option is called so")
    expect(page.locator("#ui-filter-none")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.type(last.lower())
    expect(page.locator("#ui-option-list .option:visible").last).to_contain_text(last, ignore_case=True)
    assert page.locator("#ui-option-list .option:visible").count() < page.locator("#ui-option-list .option").count()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (768, 1024), (1560, 1050), (3840, 2160)])
def test_no_screen_is_too_narrow_or_too_wide(people: People, width: int, height: int) -> None:
    person = people(width, height, has_touch=width < 800)
    for path in ("/", "/new?game=marine", "/account"):
        person.open(path)
        person.no_sideways_scroll()
    id = person.quick(seats=4, animals="random")
    person.my_turn()
    person.no_sideways_scroll()
    person.understood()
    page = person.page
    if width < 800:
        board = page.locator("#ui-board-view").bounding_box()
        options = page.locator("#ui-options").bounding_box()
        assert board is not None
        assert options is not None
        assert board["y"] < height / 3, "the board comes first"
        tabs = page.locator("#ui-tabs").bounding_box()
        assert tabs is not None
        assert abs(tabs["y"] + tabs["height"] - height) < 2, "the tabs are at the bottom"
        assert abs(options["y"] + options["height"] - tabs["y"]) < 2, "the options are above them"
        page.get_by_role("tab", name="Players").click()
        expect(page.locator("#ui-seat-strip")).to_be_visible()
        expect(page.locator("#ui-log-lines")).to_be_hidden()
        expect(page.locator("#ui-board-view")).to_be_hidden()
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        prompt, bar = page.locator("#ui-prompt").bounding_box(), page.locator(".bar").bounding_box()
        assert prompt is not None
        assert bar is not None
        assert abs(prompt["y"]) < 2 or bar["y"] == 0, "the prompt stays at the top"
        page.get_by_role("tab", name="Board").click()
        expect(page.locator("#ui-board-view")).to_be_visible()
    else:
        expect(page.locator("#ui-tabs")).to_be_hidden()
        expect(page.locator("#ui-log-lines")).to_be_visible()
    person.picture(f"table-{width}")
    person.open(f"/table/{id}/text")
    person.no_sideways_scroll()


def test_the_text_page_needs_no_script(people: People) -> None:
    person = people(java_script_enabled=False)
    id = person.quick()
    page = person.page
    expect(page.locator("#ui-board-view svg")).to_be_visible()
    page.get_by_role("link", name="Text only").last.click()
    page.wait_for_url(f"**/table/{id}/text")
    for _ in range(3):
        for _ in range(50):
            if page.get_by_role("radio").count():
                break
            page.get_by_role("link", name="Look again").click()
        number = int(page.locator("input[name=number]").first.input_value())
        page.get_by_role("radio").first.check()
        page.get_by_role("button", name="Do it").click()
        page.wait_for_load_state()
        assert int(person.ask(f"/api/tables/{id}")["number"]) > number
    assert page.locator("script[type=module]").count() == 0
    person.picture("text")


def test_light_dark_and_stillness_are_remembered(people: People) -> None:
    person = people(color_scheme="light")
    person.quick()
    page = person.page
    paper = "getComputedStyle(document.body).backgroundColor"
    board = "getComputedStyle(document.querySelector('svg.ph-auto .ocean')).fill"
    bright, sea = page.evaluate(paper), page.evaluate(board)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="dark").check()
    page.get_by_label("Show what changed by calm motion").uncheck()
    assert page.evaluate(paper) != bright
    assert page.evaluate(board) != sea
    page.reload()
    assert page.evaluate(paper) != bright
    expect(page.locator("html.still")).to_have_count(1)


def test_the_board_zooms_by_wheel_and_moves_by_drag(person: Person) -> None:
    person.quick()
    person.my_turn()
    page = person.page
    view = page.locator("#ui-board-view")
    box = view.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    window = "document.querySelector('#ui-board-view svg').getAttribute('viewBox').split(' ').map(Number)"
    whole = page.evaluate(window)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(view).to_have_class(re.compile("zoomed"))
    close = page.evaluate(window)
    assert close[2] < whole[2]
    number = person.number()
    page.mouse.down()
    page.mouse.move(x + 80, y + 40, steps=4)
    page.mouse.up()
    dragged = page.evaluate(window)
    assert dragged[0] < close[0]
    assert person.number() == number, "a drag is not a click"
    page.get_by_role("button", name="All of it").click()
    assert page.evaluate(window) == whole


@pytest.mark.parametrize("width", [390, 1280])
def test_the_words_of_an_option_stand_in_the_middle_of_its_box(people: People, width: int) -> None:
    person = people(width, 844)
    person.quick()
    person.my_turn()
    off = person.page.evaluate(
        """() => [...document.querySelectorAll(".option")].map((box) => {
            const range = document.createRange();
            range.selectNodeContents(box.querySelector(".text"));
            const words = range.getBoundingClientRect(), all = box.getBoundingClientRect();
            return (words.top + words.bottom - all.top - all.bottom) / 2;
        })"""
    )
    assert off
    assert max(abs(one) for one in off) <= 1.5, off


def test_two_fingers_zoom_the_board_and_one_moves_it(people: People) -> None:
    person = people(390, 844, has_touch=True, is_mobile=True)
    person.quick()
    person.my_turn()
    person.understood()
    page = person.page
    box = page.locator("#ui-board-view").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    window = "document.querySelector('#ui-board-view svg').getAttribute('viewBox').split(' ').map(Number)"
    whole, number = page.evaluate(window), person.number()
    glass = person.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    page.wait_for_timeout(800)  # longer than a long touch
    expect(page.locator("#ui-inspector"), "two fingers ask about nothing").to_be_hidden()
    for apart in range(28, 100, 12):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    expect(page.locator("#ui-board-view")).to_have_class(re.compile("zoomed"))
    close = page.evaluate(window)
    assert close[2] < whole[2] / 2
    assert page.evaluate("visualViewport.scale") == 1, "the board zooms, not the page"
    touch("touchStart", (x, y))
    for far in range(10, 70, 10):
        touch("touchMove", (x + far, y + far))
    touch("touchEnd")
    page.wait_for_function(f"([x, y]) => (([a, b]) => a < x && b < y)({window})", arg=close[:2])
    assert page.evaluate(window)[2] == close[2]
    assert page.evaluate("scrollY") == 0, "the page stays"
    assert person.number() == number, "neither is a tap"


# --- axe ---------------------------------------------------------------------------------------


def serious(page: Page) -> list[str]:
    """What axe calls serious or critical on a page."""
    page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations)"
    )
    return [
        f"{item['id']} ({item['impact']}): {item['help']}: {node['target']}"
        for item in found
        if item["impact"] in ("serious", "critical")
        for node in item["nodes"][:3]
    ]


@pytest.mark.skipif(not AXE.is_file(), reason=f"axe is not there: npm install --prefix {Path('build/axe')} axe-core")
@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")])
def test_axe_finds_nothing_serious(people: People, finished: dict[str, Any], scheme: str, width: int) -> None:
    # The policy of our pages would forbid the script of the examiner.
    person = people(width, 900, color_scheme=scheme, bypass_csp=True)
    found: dict[str, list[str]] = {}
    paths = ["/", *(f"/new?game={name}" for name in games()), "/account", f"/confirm/{'a' * 43}", "/table/nowhere"]
    for path in paths:
        found[path] = serious(person.open(path))
    waiting = person.table({"kind": "me", "name": "Ada"}, {"kind": "open"})
    found["waiting"] = serious(person.open(f"/table/{waiting}"))
    found["join"] = serious(person.open(person.ask(f"/api/tables/{waiting}")["links"]["1"]))
    found["waiting text"] = serious(person.open(f"/table/{waiting}/text"))
    person.open(f"/table/{person.table({'kind': 'me'}, {'kind': 'me'}, options={'animals': 'random'})}")
    expect(person.page.locator("#ui-cover")).to_be_visible()
    found["cover"] = serious(person.page)
    id = person.quick(seats=4)
    for decision in range(4):
        person.play(decision)
    person.my_turn()
    found["table"] = serious(person.page)
    person.page.get_by_role("button", name="Settings").click()
    found["settings"] = serious(person.page)
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("?")
    found["help"] = serious(person.page)
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("[")
    expect(person.page.locator("main.past")).to_be_attached()
    found["past"] = serious(person.page)
    found["text"] = serious(person.open(f"/table/{id}/text"))
    over = person.ask("/api/import", {"record": finished})["id"]
    person.open(f"/table/{over}")
    expect(person.page.locator(".chart .trace").first).to_be_attached()
    found["end"] = serious(person.page)
    person.complaints.clear()  # the page that is not there answers 404
    assert not any(found.values()), {path: lines for path, lines in found.items() if lines}

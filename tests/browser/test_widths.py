"""All that helps at the table is there in every game on every screen: of a phone, a tablet, a desk, a wall.

One page a game: it is resized, and nothing is played on it.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.conftest import Server
from tests.browser.sizes import SCREENS, drawn, looked_at, opened_at, record
from tests.browser.test_access import AXE, serious

from phylarium.bots.advice import warnings

WIDTHS = [390, 820, 1440, 2560]
EXAMINED = {390: "dark", 1440: "light"}
"""Screens on which axe looks at what is open, and in which colours."""

MOMENTS = {
    "marine": ("33-4-greedy", 52),
    "genesis": ("37-4-greedy-random", 424),
    "megafauna1": ("18-4-greedy", 25),
    "megafauna2": ("34-4-greedy", 33),
    "mesofauna": ("42-3-greedy-random", 33),
}
"""Recorded games, and where to look in them for a decision after others have acted in which something is warned of."""

FAR = 40
"""So many decisions are looked at for one."""

TOUCHABLE = """() => {
  const view = document.getElementById("ui-board-view");
  for (const thing of view.querySelectorAll("svg .target[id]:not(.yours)")) {
    if (thing.querySelector(".target")) continue;
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (top && view.contains(top) && top.closest(".target") === thing) return { id: thing.id, x, y };
  }
  return null;
}"""
"""Something on the board that cannot be chosen and lies under nothing."""

BESIDE = """(above) => {
  const beside = ["#ui-side", "#ui-seats", "#ui-mine"].map((place) => `${place} svg .target[id]`).join();
  for (const thing of document.querySelectorAll(beside)) {
    if (thing.querySelector(".target") || thing.closest(".yours")) continue;
    const part = thing.closest(".tabbed");
    document.querySelector(`#ui-tabs [data-open="${part?.dataset.tab}"]`)?.click();
    thing.scrollIntoView({ block: "center" });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (y > above && document.elementFromPoint(x, y)?.closest(".target") === thing) return { x, y };
  }
  return null;
}"""
"""Something in the panels or in the pieces beside the board that cannot be chosen, brought into sight."""

HIDDEN = """() => {
  const view = document.getElementById("ui-board-view");
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const touched = (thing, box) => (x) => (y) => {
    const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return top?.closest(".target.yours") === thing;
  };
  const open = (thing) => {
    const hit = touched(thing, thing.getBoundingClientRect());
    return parts.some((x) => parts.some((y) => hit(x)(y)));
  };
  return [...view.querySelectorAll("svg .target.yours")].filter((thing) => !open(thing)).map((thing) => thing.id);
}"""
"""What can be chosen on the board and cannot be touched."""

OVER = """([one, other]) => {
  const [a, b] = [document.querySelector(one), document.querySelector(other)].map((e) => e.getBoundingClientRect());
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}"""
"""Whether two things cover each other."""


APART = """([one, other]) => {
  const [a, b] = [document.querySelector(one), document.querySelector(other)].map((e) => e.getBoundingClientRect());
  return b.top - a.bottom;
}"""
"""How many pixels there are between two things, one below the other."""


def telling(game: str) -> tuple[str, int]:
    """A recorded game, and the action after which there is something to see."""
    name, first = MOMENTS[game]
    match, _ = record(game, name)
    for number in range(first, first + FAR):
        state, before = match.at(number), match.at(number - 1)
        seat = state.to_move()
        if before.to_move() != seat and warnings(state.observation(seat)):
            return name, number
    raise AssertionError(f"nothing is warned of near action {first} of {name}: choose another moment")


def inside(page: Page, thing: Locator) -> bool:
    """Whether all of something is on the screen."""
    box, size = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    across = box["x"] >= -1 and box["x"] + box["width"] <= size["width"] + 1
    return across and box["y"] >= -1 and box["y"] + box["height"] <= size["height"] + 1


def topmost(thing: Locator) -> bool:
    """Whether nothing lies over the middle of something."""
    found = thing.evaluate("""(e) => {
      const box = e.getBoundingClientRect();
      return e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }""")
    return bool(found)


PICTURED = """(e) => {
  const shown = [...e.querySelectorAll("svg :is(path, rect, circle, ellipse, line, polygon, text)")];
  return shown.some((part) => part.getBoundingClientRect().width > 1 && !part.matches(".edge, .hit"));
}"""
"""Whether something is drawn in a box."""


def for_everybody(page: Page) -> None:
    """Nothing that is open now is hard to use for those who see or move otherwise."""
    assert page.viewport_size is not None
    scheme = EXAMINED.get(page.viewport_size["width"])
    if scheme and AXE.is_file():
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert serious(page) == []
        page.emulate_media(color_scheme="light")


def the_options_are_in_sight(page: Page) -> None:
    page.locator("#ui-options-body").evaluate("(e) => (e.scrollTop = 0)")
    first = page.locator("#ui-options .option").first
    assert inside(page, first)
    assert topmost(first)
    for end in page.locator("#ui-ends .option").all():
        assert inside(page, end)
        assert topmost(end)
    for section in page.locator("#ui-option-list .option-section").all():
        assert section.locator(".option.short").count() > 0


def the_option_that_is_focused_is_foretold(page: Page) -> None:
    option = page.locator("#ui-option-list .option").first
    option.focus()
    told = page.locator("#ui-foresight")
    expect(told).to_be_visible()
    assert inside(page, told)
    assert topmost(option), "what is foretold covers the option"
    whole = page.locator("#ui-option-detail")
    if whole.is_visible():
        assert not page.evaluate(OVER, ["#ui-option-detail", "#ui-options h2"]), "the words of a chip cover the heading"
        assert inside(page, whole)
        assert page.evaluate(APART, ["#ui-option-detail", "#ui-foresight"]) < 1, "something shows between them"
    for_everybody(page)
    page.locator("#ui-options").focus()
    expect(told).to_be_hidden()


def the_option_that_is_pointed_at_is_foretold(page: Page) -> None:
    """By a mouse that rests on it, or by a finger that does so for long, which chooses nothing."""
    assert page.viewport_size is not None
    option = page.locator("#ui-option-list .option").first
    told = page.locator("#ui-foresight")
    if page.viewport_size["width"] >= 768:
        option.hover()
        expect(told).to_be_visible()
        page.mouse.move(5, 5)
    else:
        finger = {"pointerType": "touch", "pointerId": 2, "isPrimary": True, "bubbles": True}
        option.dispatch_event("pointerdown", finger)
        expect(told).to_be_visible()
        option.dispatch_event("pointerup", finger)
        option.dispatch_event("click")
        expect(told).to_be_visible()
        page.locator("#ui-whose").dispatch_event("pointerdown", finger)
        page.locator("#ui-whose").dispatch_event("pointerup", finger)
    expect(told).to_be_hidden()


def what_would_be_is_shown_with_its_lines(page: Page) -> None:
    """By the first option that is certain to change something: the lines of the log, and what would be new."""
    told = page.locator("#ui-foresight")
    for option in page.locator("#ui-option-list .option").all():
        option.focus()
        expect(told).to_be_visible()
        if page.locator("#ui-table.foreseen .to-come").count() and told.locator("li .rule-id").count():
            break
        page.locator("#ui-options").focus()
        expect(told).to_be_hidden()
    else:
        raise AssertionError("no option shows what it would bring about")
    page.locator("#ui-options").focus()
    expect(page.locator("#ui-table.foreseen")).to_have_count(0)
    expect(page.locator(".to-come")).to_have_count(0)


def what_an_option_is_about_is_lit_wherever_it_is(page: Page) -> None:
    """Beside the board too; where that is folded away, its line or its tab says so."""
    found = page.evaluate(
        """() => [...document.querySelectorAll("#ui-option-list .option[data-target]")].findIndex((option) => {
          const things = document.querySelectorAll(`svg [id="${option.dataset.target}"]`);
          return things.length && ![...things].some((thing) => thing.closest("#ui-board-view"));
        })"""
    )
    if found < 0:
        return  # everything that can be chosen now is on the board
    option = page.locator("#ui-option-list .option[data-target]").nth(found)
    option.focus()
    thing = page.locator(f'svg [id="{option.get_attribute("data-target")}"].lit')
    expect(thing.first).to_be_attached()
    assert thing.filter(visible=True).count() or page.locator(".has-lit:visible").count()
    page.locator("#ui-options").focus()
    expect(page.locator("svg .lit")).to_have_count(0)


def each_turn_is_headed_once(page: Page) -> None:
    headings = [" ".join(words.split()) for words in page.locator("#ui-log-lines h3").all_text_contents()]
    assert headings
    assert len(set(headings)) == len(headings)


def what_is_in_vain_is_marked_and_asked_about(page: Page) -> None:
    warned = page.locator(".option:has(.caution)").first
    warned.scroll_into_view_if_needed()
    warned.click()
    sure = page.locator("#ui-anyway")
    expect(sure).to_be_visible()
    assert inside(page, sure)
    page.keyboard.press("Escape")
    expect(sure).to_be_hidden()


def what_the_others_did_is_there(page: Page) -> None:
    act = page.locator("#ui-since .since-act").last
    act.scroll_into_view_if_needed()
    assert inside(page, act)
    assert topmost(act)


def a_thing_says_why_not_and_is_looked_at_closely(page: Page) -> None:
    place = page.evaluate(TOUCHABLE)
    assert place is not None
    page.mouse.click(place["x"], place["y"])
    told = page.locator(".pop")
    expect(told).to_contain_text("Not possible now")
    page.evaluate("() => new Promise(requestAnimationFrame)")  # it is put where there is room once it has its size
    assert inside(page, told)
    told.get_by_role("button", name="Look closely").click()
    box = page.locator("#ui-inspector")
    expect(box.get_by_role("heading", level=2)).not_to_be_empty()
    assert inside(page, box)
    assert box.locator(".inspected").evaluate(PICTURED)
    for_everybody(page)
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()


def a_thing_beside_the_board_says_why_not(page: Page) -> None:
    above = page.locator("#ui-prompt").evaluate("(e) => e.getBoundingClientRect().bottom")
    place = page.evaluate(BESIDE, above)
    assert place is not None
    page.mouse.click(place["x"], place["y"])
    told = page.locator(".pop")
    expect(told).to_contain_text("Not possible now")
    told.get_by_role("button", name="Look closely").click()
    box = page.locator("#ui-inspector")
    expect(box.get_by_role("heading", level=2)).not_to_be_empty()
    assert inside(page, box)
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    page.evaluate("() => { document.querySelector('#ui-tabs [data-open=board]')?.click(); scrollTo(0, 0); }")


def what_can_be_chosen_on_the_board_can_be_touched(page: Page) -> None:
    """Nothing that cannot be chosen lies all over it."""
    page.locator('[data-zoom="fit"]').click()
    assert page.evaluate(HIDDEN) == []


def the_rulebook_opens_beside_the_board(page: Page) -> None:
    page.keyboard.press("r")
    book = page.locator("#ui-rulebook")
    expect(book.locator(".rule").first).to_be_attached()
    assert inside(page, book)
    for_everybody(page)
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def the_pace_of_bots_is_chosen(page: Page) -> None:
    page.locator("#ui-settings-open").click()
    for pace in ("slow", "normal", "once"):
        choice = page.locator("label", has=page.locator(f'input[name="bots"][value="{pace}"]'))
        choice.scroll_into_view_if_needed()
        assert inside(page, choice)
        assert topmost(choice)
    page.keyboard.press("Escape")
    expect(page.locator("#ui-settings")).to_be_hidden()


def every_option_is_rated(page: Page) -> None:
    """By the hint, which says what it prefers; asked for once, it stays on every screen."""
    note = page.locator("#ui-options-note")
    if not note.is_visible():
        page.keyboard.press("h")
    expect(note).to_contain_text("A bot would choose")
    expect(page.locator("#ui-options .option:not(:has(.rate)), #ui-ends .option:not(:has(.rate))")).to_have_count(0)
    best = page.locator(".option.best").first
    best.scroll_into_view_if_needed()
    assert inside(page, best)
    assert topmost(best)
    assert inside(page, note)


def ones_own_panel_is_in_sight(page: Page) -> None:
    size = page.viewport_size
    assert size is not None
    if size["width"] >= 1360:
        expect(page.locator("#ui-seat-strip > li:first-child.first.you .piece svg")).to_be_in_viewport()
        for other in page.locator("#ui-seat-strip > li:not(.first)").all():
            # A line each; open is only what something can be chosen in.
            assert other.locator(".piece:visible:not(:has(.target.yours))").count() == 0
        return
    panel = page.locator("#ui-mine .piece svg")
    if size["width"] < 768:
        handle = page.locator("#ui-mine-open")
        assert inside(page, handle)
        expect(panel).to_have_count(0)
        handle.click()
        expect(handle).to_have_attribute("aria-expanded", "true")
    expect(panel).to_be_in_viewport()
    assert page.locator("#ui-mine").evaluate("(e) => e.scrollWidth <= e.clientWidth + 1"), "it fits its place"
    if size["width"] < 768:
        assert topmost(page.locator("#ui-mine"))
        page.locator("#ui-mine-open").click()
        expect(panel).to_have_count(0)
    # The others are a line each, in a tab of their own.
    assert page.locator("#ui-seat-strip > li:not(.first) .piece:visible").count() == 0


LOOKS: list[Callable[[Page], None]] = [
    the_options_are_in_sight,
    the_option_that_is_focused_is_foretold,
    the_option_that_is_pointed_at_is_foretold,
    what_would_be_is_shown_with_its_lines,
    what_an_option_is_about_is_lit_wherever_it_is,
    what_is_in_vain_is_marked_and_asked_about,
    each_turn_is_headed_once,
    what_the_others_did_is_there,
    what_can_be_chosen_on_the_board_can_be_touched,
    a_thing_says_why_not_and_is_looked_at_closely,
    a_thing_beside_the_board_says_why_not,
    the_rulebook_opens_beside_the_board,
    the_pace_of_bots_is_chosen,
    ones_own_panel_is_in_sight,
]


@pytest.mark.parametrize("game", list(MOMENTS))
def test_all_that_helps_is_there_on_every_screen(chromium: Browser, server: Server, game: str) -> None:
    context = looked_at(chromium, 1440, bypass_csp=True)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    try:
        name, number = telling(game)
        page.goto(f"{server.url}/table/{opened_at(context, server.url, game, name, number)}")
        drawn(page)
        expect(page.locator(".option .caution").first).to_be_attached()
        for width in WIDTHS:
            page.set_viewport_size(ViewportSize(width=width, height=SCREENS[width]))
            drawn(page)
            for look in LOOKS:
                look(page)
            wide, shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            assert wide <= shown
        for width in reversed(WIDTHS):
            page.set_viewport_size(ViewportSize(width=width, height=SCREENS[width]))
            drawn(page)
            every_option_is_rated(page)
        expect(page.locator("#ui-scrub")).to_have_attribute("max", str(number))  # nothing was played
        assert complaints == []
    finally:
        context.close()


@pytest.mark.parametrize("game", list(MOMENTS))
def test_whoever_waits_is_told_for_whom_and_takes_no_question_for_their_own(
    chromium: Browser, server: Server, game: str
) -> None:
    name, number = telling(game)
    match, decoded = record(game, name)
    decides, seats = match.at(number).to_move(), len(match.state.scores())
    waits = (decides + 1) % seats
    kinds = [
        {"kind": "open"}
        if seat == decides
        else {"kind": "me", "name": "Ada"}
        if seat == waits
        else {"kind": "bot", "bot": "random"}
        for seat in range(seats)
    ]
    ada, ben = looked_at(chromium, 1440), looked_at(chromium, 1440)
    try:
        opened = ada.request.post(
            f"{server.url}/api/import", data={"record": decoded, "at": number, "seats": kinds}
        ).json()
        assert ben.request.post(opened["links"][str(decides)], form={"name": "Ben"}).ok
        page = ada.new_page()
        page.goto(f"{server.url}/table/{opened['id']}")
        for width in WIDTHS:
            page.set_viewport_size(ViewportSize(width=width, height=SCREENS[width]))
            drawn(page)
            expect(page.locator("#ui-whose")).to_contain_text("Ben")
            expect(page.locator("#ui-whose")).to_contain_text("decides")
            assert inside(page, page.locator("#ui-whose"))
            expect(page.locator("#ui-asked")).to_contain_text("The question is: “")
            expect(page.locator("#ui-options-body")).to_contain_text("Nothing is asked of you until Ben")
            expect(page.locator(".option, .target.yours")).to_have_count(0)
            place = page.evaluate(TOUCHABLE)
            page.mouse.click(place["x"], place["y"])
            expect(page.locator(".pop")).to_contain_text("Ben")
            page.keyboard.press("Escape")
    finally:
        ada.close()
        ben.close()

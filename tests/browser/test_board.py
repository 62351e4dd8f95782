"""The board comes first: every text on it can be read, it fills what there is, and one's own panel stays in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from tests.browser.conftest import People, Person, Server
from tests.browser.sizes import GAMES, MOMENTS, SCREENS, drawn, looked_at, opened, opened_at, record, sizes

from phylarium.kernel.engine import State
from phylarium.kit.style import READABLE

TABLES = [(game, name) for game, names in GAMES.items() for name in names]

MORE = {MOMENTS["start"]: [], MOMENTS["middle"]: [820, 2560], MOMENTS["late"]: [3840]}
"""By moment, the screens that are looked at besides a desk's."""

HAIR = 0.06
"""What rounding takes."""


def seen(page: Page, width: int) -> None:
    """What must be true of a table on a screen of this width."""
    page.set_viewport_size(ViewportSize(width=width, height=SCREENS[width]))
    drawn(page)
    for piece, texts in sizes(page):
        small = [f"{words!r} of {size} px" for size, words in texts if size < READABLE - HAIR]
        assert small == [], f"{piece} on {width} px"
    box = page.locator("#ui-board").bounding_box()
    assert box is not None
    wide, shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= shown
    if width >= 1440:
        assert box["y"] + box["height"] <= SCREENS[width], "all of the board is in sight"
        # What is left below it is the margin of the page; below a board that is wide, there are the pieces.
        below = page.locator("#ui-side" if page.locator(".wide-board").count() else "#ui-board").bounding_box()
        assert below is not None
        assert SCREENS[width] - (below["y"] + below["height"]) < 0.03 * SCREENS[width], "nothing is left empty below it"
        assert page.evaluate(FILLED) > 0.6, "the picture fills its window"
        stands_first(page)


FILLED = """() => {
  const view = document.getElementById("ui-board-view").getBoundingClientRect();
  const { width, height } = document.querySelector("#ui-board-view svg").viewBox.baseVal;
  const scale = Math.min(view.width / width, view.height / height);
  return (width * height * scale * scale) / (view.width * view.height);
}"""
"""The part of the board's window that its picture takes."""


def stands_first(page: Page) -> None:
    """One's own panel is the first and the only one that is open, at its full width and in sight."""
    rows = page.locator("#ui-seat-strip > li")
    assert "you" in (rows.first.get_attribute("class") or "").split()
    if rows.first.locator(".piece").count():
        expect(rows.first.locator(".piece svg").first).to_be_in_viewport()
    folded = page.locator("#ui-seat-strip > li:not(.first) .piece:visible")
    # Others' panels are open only where something in them can be chosen.
    assert folded.count() == folded.filter(has=page.locator(".target.yours")).count()


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_every_text_can_be_read_on_every_screen(chromium: Browser, server: Server, game: str, name: str) -> None:
    context = looked_at(chromium, 1440)
    try:
        for part in MOMENTS.values():
            page = table(context, server, game, name, part)
            for width in (1440, *MORE[part]):
                seen(page, width)
            page.close()
    finally:
        context.close()


def table(context: BrowserContext, server: Server, game: str, name: str, part: float) -> Page:
    page = context.new_page()
    page.goto(f"{server.url}/table/{opened(context, server.url, game, name, part)}")
    drawn(page)
    return page


YOURS = """() => {
  const frame = document.getElementById("ui-board-view").getBoundingClientRect();
  const inside = (e) => {
    const box = e.getBoundingClientRect();
    const across = box.left >= frame.left - 1 && box.right <= frame.right + 1;
    return across && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  };
  const on = [...document.querySelectorAll("#ui-board-view .target.yours")];
  return [on.length, on.filter(inside).length];
}"""


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_a_phone_opens_at_what_is_yours(chromium: Browser, server: Server, game: str, name: str) -> None:
    context = looked_at(chromium, 390)
    try:
        page = table(context, server, game, name, MOMENTS["late"])
        board, *_ = [texts for piece, texts in sizes(page) if piece == "board"]
        assert [words for size, words in board if size < READABLE - HAIR] == []
        there, inside = page.evaluate(YOURS)
        assert there == 0 or inside > 0, "something that can be chosen is in the window"
        # All of it is one touch away, and stays until something else is chosen.
        page.locator('[data-zoom="fit"]').click()
        assert page.evaluate(YOURS) == [there, there]
        for tab in page.get_by_role("tab").all():
            tab.click()
            if tab.get_attribute("data-open") not in ("board", "log"):
                small = [words for _, texts in sizes(page) for size, words in texts if size < READABLE - HAIR]
                assert small == []
    finally:
        context.close()


def test_others_fold_to_a_line_that_a_key_opens(person: Person) -> None:
    person.page.set_viewport_size(ViewportSize(width=1440, height=900))
    person.quick(seats=3, animals="random")
    person.my_turn()
    lines = person.page.locator("#ui-seat-strip button.seat-line")
    expect(lines).to_have_count(3)
    expect(lines.nth(0)).to_have_attribute("aria-expanded", "true")
    other = lines.nth(1)
    expect(other).to_have_attribute("aria-expanded", "false")
    panel = person.page.locator("#ui-seat-strip > li:nth-child(2) .piece")
    expect(panel).to_be_hidden()
    other.focus()
    person.page.keyboard.press("Enter")
    expect(panel).to_be_visible()
    person.play()
    person.my_turn()
    expect(panel, "what somebody has opened stays open").to_be_visible()
    other.click()
    expect(panel).to_be_hidden()


def test_at_one_screen_the_panel_of_whoever_decides_is_open(people: People) -> None:
    person = people(1440, 900)
    id = person.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, options={"animals": "random"})
    page = person.open(f"/table/{id}")
    for _ in range(3):
        if person.sight()["handover"]:
            page.locator("#ui-cover-lift").click()
        person.my_turn()
        sight: Any = person.sight()
        first = page.locator("#ui-seat-strip > li").first
        expect(first).to_have_attribute("data-seat", str(sight["to_move"]))
        expect(first.locator(".piece svg")).to_be_visible()
        expect(page.locator("#ui-seat-strip .piece:visible")).to_have_count(1)
        person.play(1)


def only_cards(state: State) -> bool:
    """Whether cards are all that can be chosen."""
    target = state.game().vocabulary.target
    return not state.over() and all(target(action).startswith("card-") for action in state.legal())


def test_what_an_option_is_about_is_lit_in_panels_too(chromium: Browser, server: Server) -> None:
    """Where a player chooses among the cards before them, these are what can be chosen."""
    context = looked_at(chromium, 1440)
    game, name = "mesofauna", "48-4-greedy-random"
    match, _ = record(game, name)
    at = next(at for at in range(match.state.number) if only_cards(match.at(at)))
    page = context.new_page()
    page.goto(f"{server.url}/table/{opened_at(context, server.url, game, name, at)}")
    drawn(page)
    marked = page.locator("#ui-seats .piece .target.yours")
    assert marked.count() > 0
    target = marked.first.get_attribute("id")
    sight = context.request.get(f"{server.url}/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    action = next(option["action"] for option in sight["options"] if option["target"] == target)
    page.locator(f'.option[data-action="{action}"]').hover()
    expect(page.locator(f"#ui-seats #{target}.lit")).to_be_visible()
    context.close()


def test_fine_print_is_shown_where_it_can_be_read(chromium: Browser, server: Server) -> None:
    context = looked_at(chromium, 1440)
    page = table(context, server, "megafauna1", "18-4-greedy", 0.5)
    fine = page.locator("#ui-board-view text.fine")
    assert fine.count() > 0
    expect(page.locator("#ui-board-view text.fine:visible")).to_have_count(0)
    for _ in range(2):
        page.locator('[data-zoom="in"]').click()
    assert page.locator("#ui-board-view text.fine:not(.too-fine)").count() > 0
    context.close()

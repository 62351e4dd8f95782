"""The pages around the board: by keyboard alone, and examined by axe, narrow and wide, light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import PICTURES, People, Person, Server
from tests.browser.test_access import AXE, serious
from tests.table.finished import record_of

from phylarium.review.puzzles import puzzle

SIZES = [(390, "light"), (390, "dark"), (1440, "light"), (1440, "dark")]


def with_an_account(people: People, name: str, width: int, scheme: str) -> Person:
    # The policy of our pages would forbid the script of the examiner.
    person = people(width, 900, color_scheme=scheme, bypass_csp=True)
    person.ask("/api/account/register", {"name": name, "password": "long enough"})
    return person


@pytest.fixture(scope="module")
def over(chromium: Browser, server: Server) -> str:
    """A finished table whose story has been told."""
    person = Person(chromium.new_context(service_workers="block"), server.url)
    id = str(person.ask("/api/import/", {"record": record_of(game="genesis")})["id"])
    page = person.open(f"/table/{id}/result")
    expect(page.locator("#ui-story progress, #ui-story .chances").first).to_be_visible()
    expect(page.locator("#ui-story[data-status=told]")).to_be_attached(timeout=240_000)
    person.context.close()
    return id


@pytest.mark.parametrize("width", [390, 1440])
def test_what_stands_at_the_curves_can_be_read(people: People, over: str, width: int) -> None:
    page = people(width, 900).open(f"/table/{over}/result")
    edge, *texts = page.locator(".chances svg").first.evaluate(
        "chart => [chart.getBoundingClientRect().left, ...[...chart.querySelectorAll('text')].flatMap((text) => "
        "[text.getBoundingClientRect().left, text.getBoundingClientRect().height])]"
    )
    assert min(texts[0::2]) >= edge, "a label is cut"
    assert min(texts[1::2]) >= 11


@pytest.mark.skipif(not AXE.is_file(), reason="axe is not there: npm install --prefix build/axe axe-core")
@pytest.mark.parametrize(("width", "scheme"), SIZES)
def test_axe_finds_nothing_serious_around_the_board(people: People, over: str, width: int, scheme: str) -> None:
    name = f"Ada{width}{scheme}"
    person = with_an_account(people, name, width, scheme)
    found: dict[str, list[str]] = {}

    def examine(what: str) -> None:
        found[what] = serious(person.page)
        person.no_sideways_scroll()

    page = person.open(f"/table/{over}/result")
    expect(page.locator("#ui-story .chances")).to_be_visible()
    examine("result and story")
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"story-{width}-{scheme}.png", full_page=True)
    person.open(f"/embed/{over}")
    examine("frame")
    person.open("/puzzles")
    examine("puzzles")
    one = puzzle("genesis", 2)
    person.open("/puzzles/genesis/2")
    examine("puzzle")
    page.locator(f"button[value='{one.second}']").click()
    examine("puzzle, wrong")
    page.locator("button[name=give-up]").click()
    expect(page.locator(".message")).to_be_visible()
    examine("puzzle, told")
    page.screenshot(path=PICTURES / f"puzzle-told-{width}-{scheme}.png")
    person.table({"kind": "me"}, {"kind": "anyone"}, title="Reef for two")
    person.open("/lobby")
    expect(page.locator(".lobby-card").first).to_be_visible()
    examine("lobby")
    for path in (f"/people/{name}", "/ladder", "/account", "/campaign/new"):
        person.open(path)
        examine(path)
    assert not any(found.values()), {what: lines for what, lines in found.items() if lines}


def focus_on(page: Page, selector: str, most: int = 60) -> None:
    """Come to something with the tabulator, and see where one is."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", f"nobody sees that {selector} has the focus"
            return
    raise AssertionError(f"the tabulator does not come to {selector}")


@pytest.mark.parametrize("width", [390, 1440])
def test_a_puzzle_is_solved_by_keyboard_alone(people: People, width: int) -> None:
    page = people(width, 900).open("/puzzles")
    focus_on(page, "a[href='/puzzles/genesis/2']", 120)
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles/genesis/2")
    one = puzzle("genesis", 2)
    focus_on(page, f"button[value='{one.second}']")
    page.keyboard.press("Enter")
    expect(page.locator(".bad")).to_be_visible()
    focus_on(page, f"button[value='{one.answer}']")
    page.keyboard.press("Space")
    expect(page.locator(".message strong")).to_have_text("Found.")
    focus_on(page, "a[href='/puzzles/genesis/3']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles/genesis/3")


def test_a_result_is_shared_and_played_again_by_keyboard_alone(people: People, over: str) -> None:
    person = people(1440, 900)
    page = person.open(f"/table/{over}/result")
    focus_on(page, "form[action$='/try'] button")
    focus_on(page, "[data-copy=ui-share-link]")
    mine = person.ask("/api/import/", {"record": record_of(game="genesis")})["id"]
    page = person.open(f"/table/{mine}/result")
    focus_on(page, "form[action$='/rematch'] button")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/result" not in url and mine not in url)
    expect(page.locator("#ui-option-list .option, #ui-cover").first).to_be_visible()


def test_a_seat_of_the_lobby_is_taken_by_keyboard_alone(people: People) -> None:
    ada, ben = people(), people(390, 844)
    ada.table({"kind": "me"}, {"kind": "anyone"}, title="By keyboard")
    page = ben.open("/lobby")
    card = page.locator(".lobby-card", has_text="By keyboard")
    card.get_by_label("Your name").evaluate("field => field.id = 'wanted'")
    focus_on(page, "#wanted", 200)
    page.keyboard.type("Ben")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    expect(page.locator("#ui-table")).to_be_visible()

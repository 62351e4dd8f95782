"""What one can do and what happened, in every game: chips, the fixed button, the strip, folded lines, the inspector."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import People, Person
from tests.browser.test_access import AXE, serious

from phylarium.kernel import registry

WIDTHS = [390, 1440]
LATE = 90
"""Whoever waits for something rare takes what there is after so many actions."""


def later(people: People, game: str, width: int, wanted: str = "") -> Person:
    """Somebody in the middle of a game with bots: when others have acted, and something of that kind is offered."""
    person = people(width, 844 if width < 800 else 900, has_touch=width < 800, bypass_csp=True)
    seats = 3 if 3 in registry.game(game).seats else max(registry.game(game).seats)
    id = person.ask("/api/quick", {"game": game, "bot": "random", "seats": seats})["id"]
    for step in range(400):
        seen = person.ask(f"/api/tables/{id}")
        if seen["status"] == "over":  # some games are short
            id = person.ask("/api/quick", {"game": game, "bot": "random", "seats": seats})["id"]
            continue
        if not seen["yours"]:
            person.page.wait_for_timeout(20)
            continue
        since = [
            line for line in seen["log"] if line["number"] > seen["undo_to"] + 1 and line["seat"] not in seen["you"]
        ]
        told = any(not line["opens"] for line in since)
        offered = not wanted or any(option.get(wanted) for option in seen["options"])
        if seen["number"] > 12 and told and (offered or seen["number"] > LATE):
            break
        option = seen["options"][step % len(seen["options"])]
        person.ask(f"/api/tables/{id}/actions", {"number": seen["number"], "action": option["action"]})
    person.open(f"/table/{id}")
    person.my_turn()
    if person.page.locator("#ui-goal").is_visible():  # early in a game, where it may stand in the place of the log
        person.understood()
    return person


def in_sight(thing: Locator) -> bool:
    """Whether the middle of something is on the screen and nothing lies over it."""
    return bool(
        thing.evaluate("""(e) => {
          const box = e.getBoundingClientRect();
          const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return e.contains(at);
        }""")
    )


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("width", WIDTHS)
def test_options_are_chips_and_what_ends_a_decision_is_under_the_prompt(people: People, game: str, width: int) -> None:
    person = later(people, game, width, "button")
    page, seen = person.page, person.sight()
    chips = [option for option in seen["options"] if option.get("chip")]
    ends = [option for option in seen["options"] if option.get("button")]
    expect(page.locator("#ui-option-list .option.short")).to_have_count(len(chips))
    expect(page.locator("#ui-ends .option")).to_have_count(len(ends))
    assert chips or ends
    if ends:
        assert in_sight(page.locator("#ui-ends .option").first)
    for name in {option["section"] for option in chips if option.get("section")}:
        expect(page.locator("#ui-option-list").get_by_role("group", name=name, exact=True)).to_have_count(1)
    # A number selects an option, also of the fixed ones, and the whole of it can be read.
    page.keyboard.press("Escape")
    for option in [option for option in (*chips[:1], *ends[:1]) if option["n"] < 10]:
        page.keyboard.press(str(option["n"]))
        expect(page.locator(f'.option[data-action="{option["action"]}"]')).to_be_focused()
        expect(page.get_by_role("button", name=option["text"]).first).to_be_focused()
        expect(page.locator("#ui-option-detail")).to_contain_text(option["text"], ignore_case=True)
        page.wait_for_timeout(1300)  # so long a second digit would belong to the first
    person.no_sideways_scroll()
    number = person.number()
    page.locator("#ui-ends .option" if ends else "#ui-option-list .option").first.click()
    sure = page.locator("#ui-anyway")
    if sure.is_visible():
        sure.click()
    person.moved_on(number)


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("width", WIDTHS)
def test_what_the_others_did_is_seen_again(people: People, game: str, width: int) -> None:
    person = later(people, game, width)
    page = person.page
    acts = page.locator("#ui-since .since-act")
    expect(acts.first).to_be_visible()
    person.no_sideways_scroll()
    page.keyboard.press("w")
    expect(acts.first).to_be_focused()
    number = int(acts.first.get_attribute("data-number") or 0)
    page.keyboard.press("Enter")
    if number < person.number():
        expect(page.locator("#ui-table.past")).to_be_visible()
        expect(page.locator("#ui-scrub")).to_have_js_property("value", str(number))
        expect(acts.first).to_have_attribute("aria-current", "true")
        page.keyboard.press("Escape")
    expect(page.locator("#ui-table.past")).to_have_count(0)
    person.my_turn()


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("width", WIDTHS)
def test_a_thing_is_looked_at_closely(people: People, game: str, width: int) -> None:
    person = later(people, game, width)
    page = person.page
    option = page.locator("#ui-option-list .option[data-target]").filter(visible=True)
    targets = option.evaluate_all("(all) => all.map((e) => e.dataset.target)")
    drawn = [target for target in targets if page.locator(f'svg .target[id="{target}"]').count()]
    if not drawn:
        return  # nothing that is drawn can be chosen now
    page.locator(f'#ui-option-list .option[data-target="{drawn[0]}"]').first.focus()
    page.keyboard.press("i")
    box = page.locator("#ui-inspector")
    expect(box).to_be_visible()
    thing = person.ask(f"/api/tables/{page.url.rsplit('/', 1)[-1]}/thing?target={drawn[0]}")
    expect(box.get_by_role("heading", level=2)).to_have_text(thing["name"])
    for line in (*thing["lines"], *thing["helps"], *thing["sources"]):
        expect(box).to_contain_text(line)
    inside = box.bounding_box()
    assert inside is not None
    assert inside["x"] >= 0
    assert inside["x"] + inside["width"] <= width
    if AXE.is_file():
        assert serious(page) == []
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()


def test_resting_on_a_thing_and_touching_it(people: People) -> None:
    """On a card that cannot be chosen: what it is, large; and why not, which names it."""
    person = later(people, "marine", 1440, "chip")
    page = person.page
    card = page.locator('svg .target[id^="card-"]:not(.yours)').first
    place = card.bounding_box()
    assert place is not None
    # Away from its words: a card is touched wherever it is.
    card.hover(position={"x": place["width"] / 2, "y": place["height"] - 6})
    box = page.locator("#ui-inspector")
    expect(box).to_be_visible()
    name = box.get_by_role("heading", level=2).inner_text()
    expect(box.locator(".inspected svg")).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    told = page.locator(".pop")
    expect(told).to_contain_text(name)
    expect(told).to_contain_text("Not possible now")
    told.get_by_role("button", name="Look closely").click()
    expect(told).to_have_count(0)
    expect(box).to_be_visible()


def test_a_long_press_looks_and_does_not_choose(people: People) -> None:
    """A finger that rests on a thing looks at it; two of them do something else."""
    person = later(people, "marine", 390, "chip")
    page = person.page
    inspector = page.locator("#ui-inspector")
    number = person.number()
    thing = page.locator("#ui-board-view svg .target[id^='hex-']").first
    at = "(e) => e.getBoundingClientRect()"
    place = thing.evaluate(at)
    where = {"clientX": place["x"] + place["width"] / 2, "clientY": place["y"] + place["height"] / 2, "bubbles": True}
    first = {**where, "pointerType": "touch", "pointerId": 2, "isPrimary": True}
    second = {**where, "pointerType": "touch", "pointerId": 3, "isPrimary": False}
    for finger in (first, second):
        thing.dispatch_event("pointerdown", finger)
    page.wait_for_timeout(900)
    expect(inspector).to_be_hidden()
    for finger in (second, first):
        thing.dispatch_event("pointerup", finger)
    thing.dispatch_event("pointerdown", first)
    expect(inspector).to_be_visible()
    thing.dispatch_event("pointerup", first)
    thing.dispatch_event("click", where)
    expect(inspector).to_be_visible()
    assert person.number() == number


def test_runs_of_like_lines_fold_and_headings_are_said_once(people: People) -> None:
    person = later(people, "marine", 1440)
    page = person.page
    more = page.locator("#ui-log-lines .log-more").first
    hidden = page.locator("#ui-log-lines .log-fold").first.locator("ul > li")
    expect(hidden.first).to_be_hidden()
    expect(more).to_contain_text("more like this")
    more.focus()
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(hidden.first).to_be_visible()
    headings = page.locator("#ui-log-lines h3").all_inner_texts()
    assert len(set(headings)) == len(headings) > 3
    lines = page.locator("#ui-log-lines li[data-number]").all_inner_texts()
    assert not any(line.startswith("Round ") for line in lines), "its heading says that"


def played(person: Person) -> None:
    """Choose the first option, whatever it is worth, and do not wait for what follows."""
    page = person.page
    person.my_turn()
    number = person.number()
    page.locator("#ui-option-list .option, #ui-ends .option").first.click()
    page.wait_for_function(
        """n => Number(document.getElementById("ui-scrub").max) > n || document.querySelector("[open] #ui-anyway")
             || !document.getElementById("ui-skip").hidden""",
        arg=number,
    )
    if page.locator("[open] #ui-anyway").count():
        page.locator("#ui-anyway").press("Enter")
        page.wait_for_function("n => Number(document.getElementById('ui-scrub').max) > n", arg=number)


def paced(person: Person, pace: str) -> None:
    page = person.page
    page.locator("#ui-settings-open").click()
    page.locator(f'input[name="bots"][value="{pace}"]').check(force=True)
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()
    assert page.evaluate("JSON.parse(localStorage.getItem('phylarium')).bots") == pace


def keeps(person: Person) -> bool:
    """Whether the page keeps what came for later: it shows less than the server has."""
    seen = person.sight()
    return bool(seen["number"] > person.number() and person.page.locator("#ui-skip").is_visible())


@pytest.mark.parametrize("game", registry.games())
def test_bots_are_shown_at_ones_own_pace(people: People, game: str) -> None:
    """Slowly the page keeps what came, until it is skipped; at once, and as it comes, it shows what there is."""
    person = people(1440, 900)
    page = person.page
    person.quick(seats=3 if 3 in registry.game(game).seats else 2, game=game)
    person.my_turn()
    for pace in ("once", "normal"):
        paced(person, pace)
        for _ in range(3):
            played(person)
            person.my_turn()
            expect(page.locator("#ui-skip")).to_be_hidden()
            person.at(person.sight()["number"])
    paced(person, "slow")
    for _ in range(30):
        played(person)
        page.wait_for_timeout(300)
        if keeps(person):
            page.keyboard.press("s")
            break
    else:
        raise AssertionError("nothing was ever kept for later")
    person.my_turn()
    expect(page.locator("#ui-skip")).to_be_hidden()
    person.at(person.sight()["number"])

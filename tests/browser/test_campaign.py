"""A campaign in two browsers: from the end of Genesis into Megafauna, with a decision of its set-up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People, Person
from tests.browser.test_access import AXE, serious
from tests.table.campaigns import WAY, ended, nearly_over

from phylarium.campaign import Campaign

NEXT = "Bios: Megafauna (second edition)"


def brought(person: Person, folder: Path, text: str) -> str:
    """A campaign that somebody brings along as a file, at its page; its id."""
    file = folder / "campaign.json"
    file.write_text(text, encoding="utf-8")
    page = person.open("/campaign/new")
    page.get_by_label("File of a campaign").set_input_files(file)
    page.get_by_role("button", name="Go on from this file").click()
    page.wait_for_url(re.compile(r"/campaign/[a-z0-9]{10}$"))
    return page.url.rsplit("/", 1)[-1]


def test_from_genesis_into_megafauna_in_two_browsers(people: People, tmp_path: Path) -> None:
    ada, ben = people(), people(390, 844, has_touch=True)
    # A game of chance, a few decisions before its end: what is left of it is played here.
    campaign = Campaign.begin(WAY, ["Ada", "Ben"], "s35")
    match = campaign.start()
    left = nearly_over()[1]
    for action in ended()[1][: -len(left)]:
        match.apply(match.state.to_move(), action)
    campaign.keep(match)
    id = brought(ada, tmp_path, campaign.text())
    ada.page.get_by_role("link", name="1. Bios: Genesis").click()
    first = ada.page.url.rsplit("/", 1)[-1]
    expect(ada.page.locator("#ui-campaign")).to_have_text("game 1 of 2")

    ada.my_turn()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Make a link").nth(1).click()
    field = ada.page.locator("#ui-link-1")
    expect(field).to_be_visible()
    ben.page.goto(field.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_url(f"**/table/{first}")
    ada.page.keyboard.press("Escape")
    ada.page.reload()

    seats = (ada, ben)
    for action in left:
        sight = ada.sight()
        mover = seats[sight["to_move"]]
        mover.my_turn()
        option = next(option for option in mover.sight()["options"] if option["action"] == action)
        mover.page.locator("#ui-option-list .option").nth(option["n"] - 1).click()
        for person in seats:
            person.moved_on(sight["number"])
    for person in seats:
        expect(person.page.locator("#ui-whose")).to_have_text("The game is over.")
        expect(person.page.get_by_text("Game 1 of 2 of this campaign is over.")).to_be_visible()
        expect(person.page.get_by_role("button", name=f"Go on to {NEXT}")).to_be_visible()
    ben.picture("campaign-chapter-ends-390")

    ben.page.get_by_role("button", name=f"Go on to {NEXT}").click()
    ben.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    second = ben.page.url.rsplit("/", 1)[-1]
    notice = ada.page.locator(".notice", has_text="The campaign goes on")
    expect(notice).to_be_visible()
    notice.get_by_role("link", name=f"To {NEXT}").click()
    ada.page.wait_for_url(f"**/table/{second}")

    ben.my_turn()
    expect(ben.page.locator("#ui-rule")).to_have_text("C2g")
    expect(ada.page.locator("#ui-whose")).not_to_contain_text("Your turn")
    ada.picture("campaign-set-up")
    ben.play()
    ada.moved_on(0)
    assert ada.sight()["number"] == 1

    page = ada.open(f"/campaign/{id}")
    expect(page.locator(".chapter").nth(1)).to_contain_text(NEXT)
    expect(page.locator(".chapter").nth(1)).to_contain_text("Ben")
    expect(page.locator(".standing tbody tr").first).to_contain_text("Ben")
    sign = page.locator(".tree a").first
    at = re.findall(rf"^/table/{first}\?at=(\d+)$", sign.get_attribute("href") or "")[0]
    sign.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/table/{first}?at={at}")
    expect(page.locator("#ui-whose")).to_contain_text(f"After action {at} of")


def test_a_campaign_is_begun_from_the_first_page(person: Person) -> None:
    page = person.open("/")
    page.get_by_role("link", name="Begin a campaign").click()
    page.get_by_text(NEXT, exact=False).first.click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Who has seat 3").select_option("none")
    page.get_by_label(re.compile("^Fossils")).check()
    page.get_by_role("button", name="Begin with the first game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#ui-campaign")).to_have_text("game 1 of 2")
    page.locator("#ui-campaign").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(NEXT)
    expect(page.get_by_text("every game but the last")).to_be_visible()
    expect(page.get_by_text("The tree grows when the first game is over.")).to_be_visible()


def test_who_plays_on_is_said_without_script(people: People, tmp_path: Path) -> None:
    person = people(390, 844, java_script_enabled=False)
    brought(person, tmp_path, ended()[0].text())
    page = person.page
    person.no_sideways_scroll()
    page.get_by_label("Ben in the next game").select_option("leave")
    page.get_by_role("button", name=f"Go on to {NEXT}").click()
    page.wait_for_url("**/table/*")
    page.goto(page.url + "/text")
    expect(page.get_by_text("game 2 of 2")).to_be_visible()
    expect(page.locator("#seats ~ ul li")).to_have_count(1)


@pytest.mark.skipif(not AXE.is_file(), reason=f"axe is not there: npm install --prefix {Path('build/axe')} axe-core")
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_campaigns(people: People, tmp_path: Path, width: int, scheme: str) -> None:
    person = people(width, 900, color_scheme=scheme, bypass_csp=True)
    person.open("/campaign/new")
    assert serious(person.page) == []
    person.no_sideways_scroll()
    brought(person, tmp_path, ended()[0].text())
    for box in person.page.locator("details").all():
        box.locator("summary").click()
    assert serious(person.page) == []
    person.no_sideways_scroll()
    person.picture(f"campaign-{width}-{scheme}")

"""People together: the lobby, chat, who is looking, notes, pauses, profiles, and the page without a server."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import PICTURES, People, Person, Server
from tests.browser.test_access import AXE, serious

# The policy of our pages would forbid the script of axe, the examiner.
WIDE: dict[str, Any] = {"width": 1440, "height": 900, "bypass_csp": True}
NARROW: dict[str, Any] = {"width": 390, "height": 844, "bypass_csp": True}


def check_axe(page: Page) -> None:
    """Axe finds nothing serious, where it is there."""
    if AXE.is_file():
        assert serious(page) == []


def sit(ada: Person, ben: Person, **more: Any) -> str:
    """A table of Ada's at which Ben has taken a seat of the lobby."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "anyone"}]
    id = ada.table(*seats, options={"animals": "random"}, **more)
    page = ben.open("/lobby")
    card = page.locator(".lobby-card", has=page.locator(f"a[href='/table/{id}']"))
    card.get_by_label("Your name").fill("Ben")
    card.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/table/{id}")
    return id


def open_company(person: Person) -> None:
    person.page.locator("#ui-company-open").click()
    expect(person.page.locator("#ui-company")).to_be_visible()


def say(person: Person, text: str) -> None:
    person.page.locator("#ui-chat-text").fill(text)
    person.page.get_by_role("button", name="Send").click()
    expect(person.page.locator("#ui-chat-lines")).to_contain_text(text)


def test_a_seat_of_the_lobby_is_found_filtered_and_taken(people: People) -> None:
    ada, ben, cleo = people(**WIDE), people(**NARROW), people(**NARROW)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "anyone"}]
    clock = {"kind": "live", "minutes": 30, "increment": 20}
    wanted = ada.table(*seats, title="Quick reef", clock=clock, offer={"level": "newcomers"})
    ada.table(*seats, title="Slow reef", clock={"kind": "days", "days": 3})
    page = ben.open("/lobby")
    expect(page.locator(".lobby-card", has_text="Slow reef")).to_be_visible()
    page.get_by_label("Time").select_option("live")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".lobby-card", has_text="Slow reef")).to_have_count(0)
    expect(page.locator(".lobby-card", has_text="Quick reef")).to_contain_text("newcomers")
    check_axe(page)
    ben.no_sideways_scroll()
    ben.picture("lobby-390")
    ada.open("/lobby")
    ada.picture("lobby-1440")
    other = cleo.open("/lobby?pace=live")
    for person, name in ((ben, "Ben"), (cleo, "Cleo")):
        card = person.page.locator(".lobby-card", has_text="Quick reef")
        card.get_by_label("Your name").fill(name)
    ben.page.locator(".lobby-card", has_text="Quick reef").get_by_role("button").click()
    ben.page.wait_for_url(f"**/table/{wanted}")
    cleo.complaints.clear()
    other.locator(".lobby-card", has_text="Quick reef").get_by_role("button").click()
    expect(other.get_by_role("alert")).to_contain_text("Somebody else sits there already.")
    assert [line for line in cleo.complaints if "409" not in line] == []
    cleo.complaints.clear()
    assert ben.sight()["you"] == [1]


def test_a_host_opens_a_seat_from_the_table(people: People) -> None:
    ada, ben = people(**WIDE), people(**NARROW)
    id = ada.table({"kind": "me", "name": "Ada"}, {"kind": "open"}, title="Later")
    page = ada.open(f"/table/{id}")
    page.get_by_role("button", name="Open it to anybody").click()
    expect(page.locator(".offering")).to_contain_text("Stands in the lobby")
    ben.open("/")
    expect(ben.page.locator(".lobby-card", has_text="Later")).to_be_visible()
    ben.picture("home-390")
    page.get_by_role("button", name="Only by link").click()
    expect(page.get_by_role("button", name="Open it to anybody")).to_be_visible()
    page.goto(f"{ada.url}/new?game=marine")
    expect(page.get_by_role("heading", name="Seats for anybody")).to_be_hidden()
    page.get_by_label("Who has seat 2").select_option("anyone")
    expect(page.get_by_role("heading", name="Seats for anybody")).to_be_visible()
    check_axe(page)


def test_players_and_a_spectator_talk_apart_and_see_each_other(people: People) -> None:
    ada, ben, cleo = people(**WIDE), people(**NARROW), people(**WIDE)
    id = sit(ada, ben)
    ada.open(f"/table/{id}")
    cleo.ask("/api/me", {"name": "Cleo"})
    cleo.open(f"/table/{id}")
    expect(ada.page.locator("#ui-seat-strip .here")).to_have_count(2)
    expect(ada.page.locator("#ui-watching")).to_have_text("1")
    open_company(ada)
    expect(ada.page.locator("#ui-looking")).to_have_text("One is watching: Cleo")
    say(ada, "shall we <b>begin</b>?")
    expect(ben.page.locator("#ui-unread")).to_have_text("1")
    expect(cleo.page.locator("#ui-unread")).to_be_hidden()
    open_company(ben)
    expect(ben.page.locator("#ui-chat-lines")).to_contain_text("shall we <b>begin</b>?")
    expect(ben.page.locator("#ui-unread")).to_be_hidden()
    say(ben, "yes")
    open_company(cleo)
    say(cleo, "they begin")
    expect(ada.page.locator("#ui-chat-lines")).to_contain_text("yes")
    expect(cleo.page.locator("#ui-chat-lines li")).to_have_count(1)
    for person in (ada, ben):
        expect(person.page.locator("#ui-chat-lines li")).to_have_count(2)
    # One's own message stands among the others, also on a phone; of two at a table the other has the row to themselves.
    for line in ben.page.locator("#ui-chat-lines li").all():
        assert line.evaluate("line => getComputedStyle(line).position") == "static"
    other = ada.page.locator("#ui-seat-strip .folded .label")
    assert other.evaluate("name => name.scrollWidth <= name.clientWidth"), "the name of the other seat is cut"
    for person, name in ((ada, "company-1440"), (ben, "company-390")):
        check_axe(person.page)
        person.no_sideways_scroll()
        person.picture(name)
    # The host takes a message away, and mutes whoever wrote it.
    ada.page.get_by_role("button", name="Remove what Ben said").click()
    expect(ben.page.locator("#ui-chat-lines li").nth(1)).to_contain_text("removed")
    ada.page.get_by_role("button", name="Mute Ben").click()
    expect(ben.page.locator("#ui-chat-why")).to_have_text("The host has muted you at this table.")
    expect(ben.page.locator("#ui-chat-form")).to_be_hidden()
    ada.page.get_by_role("button", name="Mute Ben").click()
    expect(ben.page.locator("#ui-chat-form")).to_be_visible()
    ada.page.get_by_label("Spectators may write").uncheck()
    expect(cleo.page.locator("#ui-chat-form")).to_be_hidden()
    # Notes are kept while one writes.
    ada.page.locator("#ui-notes").fill("watch the reef")
    expect(ada.page.locator("#ui-notes-state")).to_have_text("kept")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#ui-company")).to_be_hidden()
    ada.page.reload()
    open_company(ada)
    expect(ada.page.locator("#ui-notes")).to_have_value("watch the reef")
    cleo.page.close()
    expect(ada.page.locator("#ui-watching")).to_be_hidden()


def test_whoever_writes_quickly_stays_one_person(people: People) -> None:
    """A guest has no name and no cookie before the first answer: what comes before it waits."""
    ada, guest = people(**WIDE), people(**WIDE)
    id = ada.table({"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}, public=True)
    page = guest.open(f"/table/{id}")
    open_company(guest)
    held: list[Route] = []
    page.route("**/chat", lambda route: held.append(route) if not held else route.continue_())
    field = page.locator("#ui-chat-text")
    with page.expect_request("**/chat"):
        field.fill("one")
        field.press("Enter")
    field.fill("two")
    field.press("Enter")
    expect(field).to_have_value("")
    expect(page.locator("#ui-chat-lines")).not_to_contain_text("one")
    held[0].continue_()
    expect(page.locator("#ui-chat-lines li")).to_have_count(2)
    expect(page.locator("#ui-chat-lines li").last).to_contain_text("two")
    page.reload()
    open_company(guest)
    expect(page.get_by_role("button", name="Remove what Guest said")).to_have_count(2)


def test_nothing_is_to_be_read_before_the_cover_is_lifted(people: People) -> None:
    ada = people(**NARROW)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    id = ada.table(*seats, options={"animals": "random"})
    sight = ada.ask(f"/api/tables/{id}")
    for _ in range(60):
        if sight["handover"]:
            break
        move = {"number": sight["number"], "action": sight["options"][0]["action"]}
        sight = ada.ask(f"/api/tables/{id}/actions", move)
    assert sight["handover"], "nobody ever has a secret"
    ada.ask(f"/api/tables/{id}/chat", {"text": "my next move is a secret"})
    page = ada.open(f"/table/{id}")
    expect(page.locator("#ui-cover")).to_be_visible()
    page.wait_for_timeout(600)
    assert "my next move is a secret" not in page.content()
    expect(page.locator("#ui-unread")).to_be_hidden()
    page.get_by_role("button", name="It is me").click()
    open_company(ada)
    expect(page.locator("#ui-chat-lines")).to_contain_text("my next move is a secret")


def test_clocks_stand_still_when_both_want_it(people: People) -> None:
    ada, ben = people(**WIDE), people(**NARROW)
    id = sit(ada, ben, clock={"kind": "live", "minutes": 10, "increment": 5})
    ada.open(f"/table/{id}")
    expect(ada.page.locator("#ui-scrub")).to_have_attribute("max", "0")
    ada.page.locator("#ui-settings-open").click()
    ada.page.get_by_role("button", name="Ask for a pause of the clocks").click()
    expect(ben.page.locator("#ui-notices")).to_contain_text("A pause of all clocks is asked for.")
    ben.page.locator("#ui-notices").get_by_role("button", name="Agree").click()
    expect(ada.page.locator("#ui-notices")).to_contain_text("The clocks stand still.")
    ada.picture("paused-1440")
    ada.page.locator("#ui-notices").get_by_role("button", name="Let the clocks run").click()
    expect(ben.page.locator("#ui-notices")).not_to_contain_text("The clocks stand still.")
    assert ada.sight()["clock"]["deadline"] is not None


def test_a_turn_is_heard_where_that_is_wanted(people: People) -> None:
    ada, ben = people(**WIDE), people(**NARROW)
    id = sit(ada, ben)
    ada.open(f"/table/{id}")
    mover, other = (ada, ben) if ada.sight()["yours"] else (ben, ada)
    for person in (ada, ben):
        person.page.locator("#ui-settings-open").click()
        expect(person.page.get_by_label("A sound when it is my move")).not_to_be_checked()
        if person is other:
            person.page.get_by_label("A sound when it is my move").check()
        person.page.keyboard.press("Escape")
        person.page.keyboard.press("Tab")
    for _ in range(12):
        if not mover.sight()["yours"]:
            break
        mover.play()
    other.my_turn()
    expect(other.page.locator("html")).to_have_attribute("data-chimed", re.compile(r"[1-9]"))
    assert mover.page.locator("html").get_attribute("data-chimed") is None
    assert "mark-turn" in (other.page.locator("#ui-icon").get_attribute("href") or "")
    expect(other.page).to_have_title(re.compile("Your move"))


def test_a_profile_a_ladder_and_settings_that_follow(people: People) -> None:
    ada, elsewhere = people(**NARROW), people(**WIDE, color_scheme="light")
    ada.ask("/api/account/register", {"name": "Adelheid", "password": "long enough"})
    page = ada.open("/account")
    check_axe(page)
    ada.no_sideways_scroll()
    page.get_by_role("button", name="I am away from now on").click()
    expect(page.get_by_text("You are away", exact=True)).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    with page.expect_response("**/api/me/settings"):
        page.locator("[data-theme-next]").click()
    with page.expect_response("**/api/me/settings"):
        page.locator("[data-theme-next]").click()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / "account-390.png", full_page=True)
    page.get_by_role("link", name="Show it").click()
    expect(page.get_by_role("heading", name="Adelheid")).to_be_visible()
    check_axe(page)
    other = elsewhere.open("/account")
    other.locator("#ui-login-name").fill("Adelheid")
    other.locator("#ui-login-password").fill("long enough")
    other.get_by_role("button", name="Log in").click()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    other.goto(f"{elsewhere.url}/ladder")
    check_axe(other)
    elsewhere.picture("ladder-1440")
    page.goto(f"{ada.url}/account")
    page.get_by_text("Leave for good").click()
    page.locator("#ui-leave-password").fill("long enough")
    page.get_by_role("button", name="Delete it all").click()
    page.wait_for_url(f"{ada.url}/")
    assert not ada.ask("/api/me")["known"]


def test_without_a_server_ones_own_can_be_read_and_nothing_else(people: People, own_server: Server) -> None:
    ada = people(**NARROW, url=own_server.url, quiet=False, service_workers="allow")
    page = ada.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    alone = ada.ask("/api/quick", {"game": "marine", "bot": "random", "seats": 2})["id"]
    hot = ada.table({"kind": "me"}, {"kind": "me"})
    for path in (f"/table/{alone}", f"/table/{hot}", "/rulebook/marine", "/"):
        page.goto(ada.url + path)
        page.wait_for_load_state("networkidle")
    own_server.stop()
    page.goto(f"{ada.url}/")
    expect(page.get_by_role("heading", name="Take a seat where life evolves.")).to_be_visible()
    expect(page.locator(f"a[href='/table/{alone}']")).to_be_visible()
    page.goto(f"{ada.url}/table/{alone}")
    expect(page.locator("#ui-notices")).to_contain_text("The connection is lost.")
    assert page.locator("#ui-board-view svg").count() > 0
    ada.picture("offline-390")
    page.goto(f"{ada.url}/rulebook/marine")
    expect(page.locator("h1")).to_be_visible()
    for path in (f"/table/{hot}", "/account"):
        page.goto(ada.url + path)
        expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    # Somebody else has come: nothing of hers is left in this browser.
    own_server.start()
    page.goto(f"{ada.url}/account")
    page.locator("#ui-register-name").fill("Somebody Else")
    page.locator("#ui-register-password").fill("long enough")
    page.get_by_role("button", name="Make an account").click()
    page.wait_for_load_state("networkidle")
    names = page.evaluate("caches.keys()")
    assert [name for name in names if name.startswith("own ")] == []
    own_server.stop()
    page.goto(f"{ada.url}/table/{alone}")
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()

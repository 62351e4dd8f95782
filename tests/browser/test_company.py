"""What people at one table do with each other: going back, changing browsers, leaving and coming back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import People, Person, Server


def two_at_a_table(ada: Person, ben: Person, **more: Any) -> str:
    """A table at which both sit, each in front of their own browser."""
    opened = ada.ask(
        "/api/tables",
        {
            "game": "marine",
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open", "name": "Ben"}],
            "options": {"animals": "random"},
            **more,
        },
    )
    ben.page.goto(opened["links"]["1"])
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_url("**/table/*")
    ada.open(f"/table/{opened['id']}")
    return str(opened["id"])


def turns(ada: Person, ben: Person, wanted: int) -> None:
    """Both play until `wanted` actions were taken; both screens show it."""
    for _ in range(wanted):
        sight = ada.sight()
        if sight["number"] >= wanted:
            break
        mover, watcher = (ada, ben) if sight["to_move"] == 0 else (ben, ada)
        mover.at(sight["number"])
        mover.play(sight["number"])
        watcher.moved_on(sight["number"])
    last = ada.sight()["number"]
    assert last >= wanted
    ada.at(last)
    ben.at(last)


def asker_of(ada: Person, ben: Person) -> tuple[Person, Person, str]:
    """Whoever cannot take their last decision back alone, the other, and what the first is called."""
    for _ in range(30):
        sight = ada.sight()
        for one, other, name in ((ada, ben, "Ada"), (ben, ada, "Ben")):
            own = one.sight()
            if not own["can_undo"] and own["undo_to"] >= 0:
                return one, other, name
        turns(ada, ben, sight["number"] + 1)
    raise AssertionError("everything can be taken back")


def test_all_must_agree_to_go_beyond_the_barrier(people: People) -> None:
    ada, ben = people(), people()
    two_at_a_table(ada, ben)
    turns(ada, ben, 8)
    asker, other, name = asker_of(ada, ben)
    before = asker.sight()

    asker.page.get_by_role("button", name="Undo").click()
    dialog = asker.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You cannot take it back alone:")
    expect(dialog).to_contain_text("everyone at the table must agree")
    dialog.get_by_role("button", name="Ask the others").click()
    expect(asker.page.locator("#ui-notices")).to_contain_text("Agreed: 1 of 2.")
    question = other.page.locator(".notice.ask")
    expect(question).to_contain_text(f"{name} asks to go back to action {before['undo_to']}.")
    other.picture("asked-to-go-back")
    question.get_by_role("button", name="Refuse").click()
    expect(asker.page.locator("#ui-notices")).to_contain_text("Not everyone agreed")
    expect(question).to_have_count(0)
    assert asker.sight()["number"] == before["number"]

    asker.page.keyboard.press("u")
    dialog.get_by_role("button", name="Ask the others").click()
    question.get_by_role("button", name="Agree").click()
    for one in (asker, other):
        one.at(before["undo_to"])
    expect(asker.page.locator("#ui-prompt.yours")).to_be_visible()
    assert [line["text"] for line in asker.sight()["log"]] == [
        line["text"] for line in before["log"] if line["number"] <= before["undo_to"]
    ]


def test_going_back_to_a_position_that_one_looks_at(people: People) -> None:
    ada, ben = people(), people()
    two_at_a_table(ada, ben)
    turns(ada, ben, 6)
    ada.page.locator("#ui-scrub").fill("3")
    expect(ada.page.locator("#ui-whose")).to_contain_text("After action 3 of")
    ada.page.get_by_role("button", name="Go back to here").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    ben.page.get_by_role("button", name="Agree").click()
    ada.at(3)
    ben.at(3)
    expect(ada.page.locator("#ui-notices")).to_contain_text("went back to action 3")
    expect(ada.page.locator("main.past")).to_have_count(0)


def test_a_seat_that_a_bot_kept_is_taken_back(people: People, own_server: Server) -> None:
    ada, ben = people(url=own_server.url), people(url=own_server.url)
    id = two_at_a_table(ada, ben, clock={"kind": "days", "days": 3})
    while ada.sight()["to_move"] != 0:
        ben.play()
    ada.my_turn()
    expect(ada.page.locator("#ui-seat-strip")).to_contain_text("left")
    own_server.stop()
    with closing(sqlite3.connect(own_server.data / "phylarium.db")) as store, store:
        store.execute("UPDATE games SET deadline = 1 WHERE id = ?", (id,))
    own_server.start()
    notice = ada.page.locator(".notice", has_text="a bot sits in for you")
    expect(notice).to_be_visible()
    expect(ben.page.locator("#ui-seat-strip li", has_text="Ada")).to_contain_text("a bot sits in")
    ada.picture("bot-sits-in")
    notice.get_by_role("button", name="Take the seat back").click()
    expect(notice).to_have_count(0)
    expect(ben.page.locator("#ui-seat-strip li", has_text="Ada")).not_to_contain_text("a bot sits in")
    assert ada.sight()["seats"][0]["kind"] == "human"
    for one in (ada, ben):
        one.complaints.clear()  # the browsers themselves note the connection that broke


def test_ones_seat_goes_along_to_another_browser(people: People) -> None:
    here, there = people(), people()
    id = here.quick()
    here.play()
    here.page.get_by_role("button", name="Settings").click()
    here.page.get_by_role("button", name="Make a link").click()
    field = here.page.locator("#ui-own-links input")
    expect(field).to_be_visible()
    link = field.input_value()
    there.page.goto(link)
    expect(there.page.get_by_text("Somebody sits there already")).to_be_visible()
    there.page.get_by_label("Your name").fill("Ada")
    there.page.get_by_role("button", name="Sit down").click()
    there.page.wait_for_url(f"**/table/{id}")
    there.play()
    here.page.keyboard.press("Escape")
    here.page.reload()
    expect(here.page.locator("#ui-options-body")).to_contain_text("You are watching")


def test_a_new_link_to_an_open_seat_ends_the_old_one(people: People) -> None:
    ada, ben = people(), people(quiet=False)
    page = ada.open(f"/table/{ada.table({'kind': 'me', 'name': 'Ada'}, {'kind': 'open'})}")
    field = page.get_by_label("Link to seat 2")
    old = field.input_value()
    page.get_by_role("button", name="New link").click()
    expect(field).not_to_have_value(old)
    ben.page.goto(old)
    expect(ben.page.get_by_role("heading")).to_have_text("That did not work")
    ben.page.goto(field.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#ui-seat-strip")).to_contain_text("Ben")


def test_one_plays_on_from_an_earlier_position_at_a_table_of_its_own(person: Person) -> None:
    id = person.quick()
    for decision in range(5):
        person.play(decision)
    person.my_turn()
    last = person.number()
    person.page.locator("#ui-scrub").fill("4")
    person.page.get_by_role("button", name="Play on from here").click()
    person.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(id))
    assert person.sight()["number"] >= 4
    person.play()
    assert person.ask(f"/api/tables/{id}")["number"] == last, "the game itself stays as it was"


def test_the_log_is_grouped_by_turn_and_only_news_are_sent(person: Person) -> None:
    person.quick()
    page = person.page
    for decision in range(12):
        person.play(decision)
    person.my_turn()
    headings = page.locator(".log-group h3")
    assert headings.filter(has_text="Round 1").count() > 1
    assert headings.count() < page.locator("#ui-log-lines li").count()
    lines = person.sight()["log_total"]
    with page.expect_response("**/actions*") as answer:
        person.play()
    news = answer.value.json()
    assert news["log_from"] >= lines > 0
    assert len(news["log"]) == news["log_total"] - news["log_from"]
    told = [line for line in person.ask(f"/api/tables/{person.sight()['id']}/log")["log"] if not line["opens"]]
    expect(page.locator("#ui-log-lines li[data-number]")).to_have_count(len(told))
    line = page.locator("#ui-log-lines li[data-targets*='space-']").last
    line.hover()
    target = next(name for name in str(line.get_attribute("data-targets")).split() if name.startswith("space-"))
    expect(page.locator(f"svg [id='{target}'].lit")).to_be_attached()


def test_rules_that_are_gone_wait_for_everybody(people: People, own_server: Server) -> None:
    """The server comes back without the rules of a running game: both are asked, then the game goes on."""
    # Their browsers complain while the server is away.
    ada, ben = people(url=own_server.url, quiet=False), people(url=own_server.url, quiet=False)
    id = two_at_a_table(ada, ben)
    turns(ada, ben, 4)
    number = ada.sight()["number"]
    expect(ada.page.locator("#ui-rules")).to_be_hidden()
    own_server.stop()
    with closing(sqlite3.connect(own_server.data / "phylarium.db")) as database, database:
        for table in ("games", "parts", "layouts"):
            database.execute(f"UPDATE {table} SET rules_version = 'old'")
    own_server.start()
    for person in (ada, ben):
        person.open(f"/table/{id}")
        expect(person.page.locator("#ui-whose")).to_have_text("The rules have changed")
        expect(person.page.locator("#ui-notices")).to_contain_text("rules old, which this server no longer has")
    expect(ada.page.locator("#ui-option-list")).to_have_count(0)
    ada.page.locator("#ui-notices").get_by_role("button", name="Agree").click()
    expect(ada.page.locator("#ui-notices")).to_contain_text("Agreed: 1 of 2")
    ben.page.locator("#ui-notices").get_by_role("button", name="Agree").click()
    for person in (ada, ben):
        expect(person.page.locator("#ui-notices")).not_to_contain_text("no longer has")
        expect(person.page.locator("#ui-rules")).to_be_visible()
    assert ada.sight()["number"] == number
    ada.page.locator("#ui-rules").click()
    expect(ada.page.locator("#ui-dialog-body")).to_contain_text(
        f"From action {number + 1} on this game is played by rules"
    )
    ada.page.keyboard.press("Escape")
    turns(ada, ben, number + 2)

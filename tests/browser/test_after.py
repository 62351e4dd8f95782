"""After the end, in real browsers: results, a rematch of two, addresses, frames, records that are dropped, puzzles."""

from __future__ import annotations

import json
import random
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PICTURES, People, Person

from phylarium.kernel.match import Match
from phylarium.review.puzzles import puzzle


def brought(person: Person, record: dict[str, Any]) -> str:
    """A finished table."""
    return str(person.ask("/api/import/", {"record": record})["id"])


def test_two_people_see_the_result_and_play_again(people: People, finished: dict[str, Any]) -> None:
    ada, ben = people(1440, 1000), people(390, 844)
    at = len(finished["actions"]) - 1
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    opened = ada.ask("/api/import/", {"record": finished, "at": at, "seats": seats})
    ben.open(opened["links"]["1"].removeprefix(ada.url))
    ben.page.locator("main input[name=name]").fill("Ben")
    ben.page.locator("main form button[type=submit]").first.click()
    ben.page.wait_for_url("**/table/**")
    ada.open(f"/table/{opened['id']}")
    mover = ada if ada.sight()["yours"] else ben
    mover.my_turn()
    mover.page.locator(f"#ui-option-list .option[data-action='{finished['actions'][at]}']").first.click()
    for who in (ada, ben):
        expect(who.page.locator(".outcome .bars li")).to_have_count(2)
        who.no_sideways_scroll()
    ada.picture("after-table-1440")
    ben.picture("after-table-390")
    ada.page.locator("#ui-rematch").click()
    ada.page.wait_for_url(lambda url: opened["id"] not in url)
    # The other is told where the game has ended, and sits down with one click.
    expect(ben.page.locator("a[href^='/table/']", has_text="To the new table")).to_be_visible()
    ben.page.locator("#ui-rematch").click()
    ben.page.wait_for_url(ada.page.url)
    expect(ben.page.locator("#ui-option-list .option, #ui-options .quiet").first).to_be_visible()
    assert ada.sight()["status"] == "running"
    assert [seat["name"] for seat in ada.sight()["seats"]] == ["Ben", "Ada"]


def of_many() -> dict[str, Any]:
    """The record of a game of seven."""
    match = Match.start("mesofauna", 7, {}, "many", [f"Player {seat + 1}" for seat in range(7)])
    chance = random.Random(3)
    while not match.state.over():
        match.apply(match.state.to_move(), chance.choice(match.state.legal()))
    decoded: dict[str, Any] = msgspec.json.decode(match.record().text())
    return decoded


def test_all_points_of_many_are_seen_at_once(people: People) -> None:
    """No column is beyond the edge: on a phone, and beside the board."""
    record = of_many()
    for width, path in ((390, "/result"), (1440, "/result"), (1440, "")):
        person = people(width, 900)
        page = person.open(f"/table/{brought(person, record)}{path}")
        expect(page.locator(".points tfoot")).to_be_attached()
        fits = "box => box.scrollWidth <= box.clientWidth"
        assert page.locator(".outcome .scrolled").evaluate(fits), f"{width} {path}"
        if not path:
            cut = "names => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
            assert page.locator("#ui-seat-strip .folded .label").evaluate_all(cut) == []
        page.screenshot(path=pictures(f"after-many-{width}{path.replace('/', '-')}"))


def lost_alone() -> dict[str, Any]:
    """The record of a game that somebody played alone and lost: nobody is first in it."""
    match = Match.start("genesis", 1, {}, "alone", ["Ada"])
    chance = random.Random(2)
    while not match.state.over():
        match.apply(match.state.to_move(), chance.choice(match.state.legal()))
    assert match.state.ranking() == [2]
    decoded: dict[str, Any] = msgspec.json.decode(match.record().text())
    return decoded


def test_a_game_that_nobody_won_can_be_looked_at(people: People) -> None:
    person = people(1440, 900)
    page = person.open(f"/table/{brought(person, lost_alone())}")
    expect(page.locator("#ui-asked")).to_have_text(re.compile("^Lost"))
    expect(page.locator(".outcome")).to_be_visible()
    page.locator("[data-step=back]").click()
    expect(page.locator("main.past")).to_be_visible()
    person.picture("after-lost-1440")


@pytest.mark.parametrize("width", [390, 1440])
def test_the_page_of_a_result_tells_the_story(people: People, finished: dict[str, Any], width: int) -> None:
    person = people(width, 900)
    id = brought(person, finished)
    page = person.open(f"/table/{id}/result")
    expect(page.locator(".points tbody tr").first).to_be_visible()
    for field in ("#ui-share-link", "#ui-share-frame"):
        assert page.locator(field).evaluate("field => getComputedStyle(field).borderRadius") != "0px", "a bare field"
    expect(page.locator("#ui-story progress, #ui-story .chart, #ui-story h3").first).to_be_visible()
    person.no_sideways_scroll()
    page.screenshot(path=pictures(f"after-result-{width}"), full_page=True)


def pictures(name: str) -> str:
    PICTURES.mkdir(parents=True, exist_ok=True)
    return str(PICTURES / f"{name}.png")


def test_a_position_has_an_address(people: People, finished: dict[str, Any]) -> None:
    person = people(1440, 900)
    id = brought(person, finished)
    page = person.open(f"/table/{id}?at=12")
    expect(page.locator("#ui-scrub-at")).to_contain_text("12")
    expect(page).to_have_url(f"{person.url}/table/{id}?at=12")
    page.locator("[data-step=forward]").click()
    expect(page).to_have_url(f"{person.url}/table/{id}?at=13")
    page.locator("#ui-eyes").select_option("2")
    expect(page).to_have_url(f"{person.url}/table/{id}?at=13&seat=2")
    page.reload()
    expect(page.locator("#ui-eyes")).to_have_value("2")
    expect(page).to_have_url(f"{person.url}/table/{id}?at=13&seat=2")
    page.locator("#ui-now").click()
    expect(page).to_have_url(f"{person.url}/table/{id}")
    # Also by turn, as the log counts them, and through somebody's eyes.
    page = person.open(f"/table/{id}?turn=4&seat=1")
    expect(page.locator("#ui-eyes")).to_have_value("1")
    expect(page).to_have_url(re.compile(r"\?at=\d+&seat=1$"))
    expect(page.locator("#ui-log-lines h3", has_text="turn 4:")).to_be_visible()


def test_a_replay_is_framed_by_another_page(people: People, finished: dict[str, Any]) -> None:
    person = people(1440, 900)
    id = brought(person, finished)
    other = people(700, 640)
    body = f'<iframe src="{person.url}/embed/{id}?at=9" width="640" height="560" title="game"></iframe>'.encode()

    class Elsewhere(BaseHTTPRequestHandler):
        """Another site of this machine: a browser lets no page of the world look into it."""

        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/" else 204)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body if self.path == "/" else b"")

        def log_message(self, format: str, *args: object) -> None:
            """Nobody needs to know."""

    elsewhere = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
    other.page.goto(f"http://localhost:{elsewhere.server_port}/")
    frame = other.page.frame_locator("iframe")
    expect(frame.locator("#ui-scrub-at")).to_contain_text("9")
    before = frame.locator("#ui-asked").text_content()
    frame.locator("#ui-scrub").fill("30")
    expect(frame.locator("#ui-scrub-at")).to_contain_text("30")
    expect(frame.locator("#ui-scrub-at")).to_be_visible()
    expect(frame.locator("#ui-open")).to_have_attribute("href", f"/table/{id}?at=30")
    assert frame.locator("#ui-board-view svg").count() > 0
    assert before
    other.picture("after-embed")
    elsewhere.shutdown()
    elsewhere.server_close()


def test_a_record_is_opened_by_dropping_it(people: People, finished: dict[str, Any]) -> None:
    person = people(1440, 900)
    page = person.open("/")
    drop = """([text, name, ...types]) => {
      const held = new DataTransfer();
      held.items.add(new File([text], name, { type: "application/json" }));
      for (const type of types) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: held, bubbles: true, cancelable: true }));
      }
    }"""
    page.wait_for_function("document.documentElement.classList.contains('scripted')")
    page.wait_for_load_state("networkidle")
    page.evaluate(drop, ["no record", "broken.json", "dragenter", "dragover"])
    words = "getComputedStyle(document.body, '::after').content"
    assert page.evaluate(words) == '"Let go to open the record."'
    person.picture("after-drop")
    page.evaluate(drop, ["no record", "broken.json", "drop"])
    assert page.evaluate(words) == "none"
    expect(page.locator("[data-import] [data-error]")).to_have_text(
        "This file is no record of a game: it cannot be read."
    )
    page.evaluate(drop, [json.dumps(finished), "game.json", "dragenter", "dragover", "drop"])
    page.wait_for_url("**/table/**")
    expect(page.locator(".outcome")).to_be_visible()


def test_the_pieces_of_a_puzzle_leave_no_holes(people: People) -> None:
    page = people(1440, 900).open("/puzzles/genesis/3")
    whole, *each = page.evaluate(
        "['.puzzle-pieces', '.puzzle-pieces > *'].flatMap((all) => [...document.querySelectorAll(all)])"
        ".map((piece) => piece.offsetHeight)"
    )
    assert whole <= sum(each) / 2 + max(each)


@pytest.mark.parametrize("width", [390, 1440])
def test_a_puzzle_is_solved(people: People, width: int) -> None:
    person = people(width, 900)
    page = person.open("/puzzles")
    page.locator("a[href='/puzzles/genesis/2']").click()
    page.wait_for_url("**/puzzles/genesis/2")
    one = puzzle("genesis", 2)
    person.no_sideways_scroll()
    # On a phone the board is moved within its frame rather than made too small to be read.
    assert page.locator(".puzzle-board > .puzzle-piece svg").evaluate("board => board.clientWidth") >= 600
    page.locator(f"button[value='{one.second}']").click()
    expect(page.locator(".bad")).to_be_visible()
    page.screenshot(path=pictures(f"after-puzzle-{width}"))
    page.locator(f"button[value='{one.answer}']").click()
    expect(page.locator(".message strong")).to_have_text("Found.")
    page.screenshot(path=pictures(f"after-puzzle-found-{width}"))

"""People at tables: from the first click to the last score."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect
from tests.browser.conftest import People, Person


def test_a_newcomer_plays_a_round_against_bots(person: Person) -> None:
    page = person.open("/")
    person.picture("home")
    card = page.locator(".game-card").filter(has=page.get_by_role("heading", name="Dominant Species: Marine"))
    card.get_by_text("Against 2 bots, Juvenile").click()
    card.get_by_role("radio", name="Random").check()
    card.get_by_role("radio", name="one bot").check()
    expect(card.get_by_text("Against one bot, Random")).to_be_visible()
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#ui-board-view svg")).to_be_visible()
    for decision in range(120):
        person.play(decision * 5)
        if page.locator("#ui-log-lines", has_text="Round 2").count():
            break
    expect(page.locator("#ui-log-lines")).to_contain_text("Round 2")
    person.my_turn()
    expect(page).to_have_title(re.compile("Your move"))
    assert page.locator("svg .target.yours").count() > 0
    person.picture("table-your-turn")
    page.goto(person.url)
    expect(page.locator(".table-card.yours")).to_contain_text("Your move")


def test_targets_on_the_board_can_be_clicked(person: Person) -> None:
    person.quick()
    for _ in range(6):
        person.my_turn()
        number = person.number()
        target = person.page.locator("svg .target.yours")
        if target.count() == 0:
            person.play()
            continue
        place = target.first
        options = person.page.locator(f"#ui-option-list .option[data-target='{place.get_attribute('id')}']")
        several = options.count() > 1
        place.scroll_into_view_if_needed()
        place.dispatch_event("click", {"bubbles": True, "clientX": 300, "clientY": 300})
        if several:
            person.page.locator(".pop .option").first.click()
        person.moved_on(number)
        return
    raise AssertionError("no decision of the opening has a target on the board")


def test_friends_join_by_link_and_see_only_their_own_secrets(people: People) -> None:
    ada, ben = people(), people()
    page = ada.open("/new?game=marine")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Who has seat 2").select_option("open")
    page.get_by_label("Who has seat 3").select_option("none")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#ui-whose")).to_have_text("Waiting for players")
    link = page.get_by_label("Link to seat 2").input_value()

    other = ben.page
    other.goto(link)
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    other.wait_for_url("**/table/*")
    expect(page.locator("#ui-seat-strip")).to_contain_text("Ben")
    expect(other.locator("#ui-seat-strip")).to_contain_text("Ada")

    sides = {0: (ada, ben), 1: (ben, ada)}
    compared = 0
    for _ in range(8):
        sight = ada.ask(f"/api{ada.page.url.removeprefix(ada.url).replace('/table/', '/tables/')}")
        mover, watcher = sides[sight["to_move"]]
        mover.my_turn()
        expect(watcher.page.locator("#ui-prompt.yours")).to_have_count(0)
        own = mover.page.locator("#ui-option-list .option[data-action^='trait:']")
        secrets = [own.nth(i).get_attribute("data-target") for i in range(own.count())]
        if secrets:
            compared += 1
            seen = watcher.page.content()
            for secret in secrets:
                assert f'id="{secret}"' not in seen
                assert str(secret).replace("trait-", "trait:") not in seen
        number = mover.number()
        mover.play()
        watcher.moved_on(number)
    assert compared == 2, "both were to choose a trait in secret"


def test_a_spectator_sees_and_cannot_touch(people: People) -> None:
    ada, eve = people(), people()
    id = ada.table({"kind": "me"}, {"kind": "bot", "bot": "random"}, public=True)
    ada.open(f"/table/{id}")
    page = eve.open(f"/table/{id}")
    expect(page.locator("#ui-options-body")).to_contain_text("You are watching")
    assert page.locator(".option, svg .target.yours").count() == 0
    number = eve.number()
    ada.play()
    eve.moved_on(number)
    page.goto(eve.url)
    expect(page.locator("section", has_text="Watch").locator(".table-card").first).to_be_visible()


def test_undo_takes_back_ones_own_decision(person: Person) -> None:
    person.open(f"/table/{person.table({'kind': 'me'}, {'kind': 'me'}, options={'animals': 'choose'})}")
    person.my_turn()
    before = person.number()
    options = person.page.locator("#ui-option-list").inner_text()
    person.play()
    undo = person.page.get_by_role("button", name="Undo")
    expect(undo).not_to_have_class(re.compile("asks"))
    undo.click()
    person.at(before)
    expect(person.page.locator("#ui-option-list")).to_have_text(options, use_inner_text=True)


def test_undo_beyond_the_barrier_gives_the_reason_and_bots_do_not_mind(person: Person) -> None:
    person.quick()
    for decision in range(40):
        person.play(decision)
        person.my_turn()
        if person.page.locator("#ui-undo.asks").count():
            break
    wanted = person.sight()["undo_to"]
    person.page.get_by_role("button", name="Undo").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You cannot take it back alone:")
    expect(dialog).to_contain_text("Only bots play with you")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    person.page.keyboard.press("u")
    dialog.get_by_role("button", name="Go back").click()
    person.at(wanted)
    person.my_turn()


def test_a_stale_move_shows_the_present_position(person: Person) -> None:
    id = person.quick()
    person.my_turn()
    path = f"/api/tables/{id}/actions"

    def go_first(route: Route) -> None:
        """Somebody at another screen is faster with the same decision."""
        data: Any = route.request.post_data_json
        person.ask(path, data)
        route.continue_()

    person.page.route("**/actions*", go_first, times=1)
    number = person.number()
    person.page.locator("#ui-option-list .option").first.click()
    expect(person.page.locator("#ui-notices")).to_contain_text("had gone on")
    person.moved_on(number)
    person.complaints.clear()  # the browser itself notes the 409


def test_a_hint_rates_the_options(person: Person) -> None:
    person.quick()
    person.my_turn()
    person.page.get_by_role("button", name="Hint").click()
    best = person.page.locator(".option.best")
    expect(best).to_have_count(1)
    expect(best.locator(".rate")).to_have_text(re.compile(r"[+\u2212]\d"))
    expect(person.page.locator("#ui-options-note")).to_contain_text("A bot would choose")
    person.picture("hint")


def test_what_is_refused_says_why_and_by_which_rule(person: Person) -> None:
    person.quick()
    for decision in range(60):
        person.my_turn()
        if person.page.locator(".refused li").count():
            break
        person.play(decision)
    refused = person.page.locator(".refused li").first
    rule = refused.locator(".rule-id")
    name = rule.inner_text()
    rule.click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"Rule {name}")
    assert len(dialog.locator("p").first.inner_text()) > 10
    person.page.keyboard.press("Escape")
    person.page.locator("svg .target:not(.yours)[id^='hex-']").first.dispatch_event(
        "click", {"bubbles": True, "clientX": 300, "clientY": 300}
    )
    card = person.page.locator(".pop")
    expect(card.locator(".title")).not_to_be_empty()
    expect(card).to_contain_text("Not possible now")


def test_earlier_positions_can_be_looked_at(person: Person) -> None:
    person.quick()
    for decision in range(6):
        person.play(decision)
    person.my_turn()
    last = person.number()
    options = person.page.locator("#ui-option-list .option")
    count = options.count()
    person.page.get_by_role("button", name="To the beginning").click()
    expect(person.page.locator("#ui-whose")).to_have_text(f"After action 0 of {last}.")
    expect(options).to_have_count(0)
    assert person.page.locator("svg .target.yours").count() == 0
    expect(person.page.locator("#ui-log-lines li.later").first).to_be_attached()
    person.page.get_by_role("button", name="One action on").click()
    expect(person.page.locator("#ui-whose")).to_have_text(f"After action 1 of {last}.")
    person.page.get_by_role("button", name="Back to now").click()
    expect(options).to_have_count(count)
    expect(person.page.locator("#ui-log-lines li.later")).to_have_count(0)
    expect(person.page.locator("#ui-whose")).to_contain_text("Your turn")


def test_one_screen_for_two_is_covered_between_them(person: Person) -> None:
    id = person.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, options={"animals": "random"})
    page = person.open(f"/table/{id}")
    cover = page.get_by_role("dialog", name=re.compile("Pass the screen"))
    seen = set()
    for _ in range(4):
        expect(cover).to_be_visible()
        assert page.locator("main").get_attribute("inert") is not None
        name = cover.get_by_role("heading").inner_text()
        seen.add("Ada" if "Ada" in name else "Ben")
        if len(seen) == 2:
            person.picture("cover")
            return
        page.get_by_role("button", name="It is me").click()
        expect(cover).to_have_count(0)
        person.play()
    raise AssertionError(f"the screen never changed hands: {seen}")


def test_on_one_screen_for_two_each_reads_their_own_log(person: Person) -> None:
    """Lines that both may read are not sent again when the screen changes hands; the private ones must change."""
    id = person.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, options={"animals": "random"})
    page = person.open(f"/table/{id}")
    cover = page.get_by_role("dialog", name=re.compile("Pass the screen"))
    views = []
    for _ in range(12):
        if cover.is_visible():
            page.get_by_role("button", name="It is me").click()
            expect(cover).to_have_count(0)
        views.append(person.sight()["view"])
        lines = [line["text"] for line in person.ask(f"/api/tables/{id}/log")["log"] if not line["opens"]]
        expect(page.locator("#ui-log-lines li[data-number]")).to_have_text(
            [re.compile("^" + re.escape(line)) for line in lines]
        )
        person.play()
    assert sum(one != other for one, other in pairwise(views)) > 2, "the screen changed hands"


def test_the_end_shows_the_result_the_curve_and_the_record(person: Person, finished: dict[str, Any]) -> None:
    id = person.ask("/api/import", {"record": finished})["id"]
    page = person.open(f"/table/{id}")
    expect(page.locator("#ui-whose")).to_have_text("The game is over.")
    first = page.locator(".outcome .bars > li").first
    expect(first).to_contain_text(str(max(finished["result"]["scores"])))
    expect(page.locator(".chart .trace[d]")).to_have_count(2)
    for seat in person.sight()["seats"]:
        line = page.locator(f".chart > svg .series-{seat['seat']} .trace")
        band = page.locator(f"svg.ph-auto path[class='{seat['colour']}']").first
        drawn = band.evaluate("band => getComputedStyle(band).fill")
        assert line.evaluate("line => getComputedStyle(line).stroke") == drawn, "a seat has one colour everywhere"
    with page.expect_download() as download:
        page.get_by_role("link", name="Record of the game").first.click()
    assert download.value.suggested_filename.endswith(".json")
    page.get_by_role("button", name="Look at it from the beginning").click()
    expect(page.locator("#ui-whose")).to_contain_text("After action 0 of")
    page.keyboard.press("Escape")
    expect(page.locator("#ui-whose")).to_have_text("The game is over.")
    person.picture("end")


def test_an_unfinished_game_goes_on_after_the_server_restarts(people: People, own_server: Any) -> None:
    person = people(url=own_server.url)
    person.quick()
    person.play()
    person.my_turn()
    number = person.number()
    state = person.page.locator("#ui-link")
    expect(state).to_have_attribute("data-state", "live")
    own_server.stop()
    expect(state).to_have_attribute("data-state", "reconnecting")
    expect(person.page.locator("#ui-notices")).to_contain_text("connection is lost")
    person.page.locator("#ui-option-list .option").first.click()
    expect(person.page.locator("#ui-notices")).to_contain_text("was not made")
    own_server.start()
    expect(state).to_have_attribute("data-state", "live")
    assert person.number() == number
    person.play()
    person.complaints.clear()  # the browser itself notes every failed connection


def test_a_page_that_is_refused_a_live_line_says_so_and_is_patient(people: People) -> None:
    person = people()
    asked: list[str] = []

    def refuse(line: WebSocketRoute) -> None:
        asked.append(line.url)
        line.close(code=4429, reason="too-many-lines")

    person.page.clock.install()
    person.page.route_web_socket(re.compile(r"/live/"), refuse)
    person.quick()
    expect(person.page.locator("#ui-link")).to_have_attribute("data-state", "crowded")
    expect(person.page.locator("#ui-notices")).to_contain_text("Too many live connections")
    person.page.evaluate("() => dispatchEvent(new Event('online'))")  # at other times a reason to hurry
    person.page.clock.run_for(30_000)
    assert len(asked) == 1
    person.page.clock.run_for(60_000)
    for _ in range(400):
        if len(asked) == 2:
            break
        person.page.wait_for_timeout(50)
    assert len(asked) == 2

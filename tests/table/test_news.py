"""What a browser is sent that has most of it already, and small questions of a page."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.table.conftest import Server, act, join, opened, sight

from phylarium.table.logbook import FIRST_LINES, Logbook, LogPage

pytestmark = pytest.mark.anyio


async def move(browser: httpx.AsyncClient, seen: dict[str, Any], heard: str) -> dict[str, Any]:
    answer = await browser.post(
        f"/api/tables/{seen['id']}/actions",
        params={"heard": heard},
        json={"number": seen["number"], "action": seen["options"][0]["action"]},
    )
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


async def test_only_new_lines_of_the_log_are_sent(server: Server) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    whole = seen["log"]
    kept = handed = 0
    for _ in range(12):
        after = await move(browser, seen, seen["heard"])
        assert len(after["log"]) == after["log_total"] - after["log_from"]
        if after["view"] == seen["view"]:
            assert after["log_from"] == seen["log_total"]
            assert None not in after["log"]
            kept += 1
        else:
            # Where the screen changes hands, somebody else's log is read from its beginning, but for common lines.
            assert after["log_from"] == 0
            handed += None in after["log"]
        had = [*whole, *[None] * len(after["log"])]
        news = [had[after["log_from"] + i] if line is None else line for i, line in enumerate(after["log"])]
        whole = whole[: after["log_from"]] + news
        seen = after
        assert whole == (await browser.get(f"/api/tables/{seen['id']}/log")).json()["log"]
    assert kept
    assert handed


async def test_of_a_long_log_only_that_is_left_out_which_came_with_a_first_look(server: Server) -> None:
    """Whoever came late has the last lines alone, whichever seat they look from since."""
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    seen = await sight(browser, id)
    handed = 0
    while handed < 5:
        seen = await sight(browser, id)
        had = dict(enumerate(seen["log"], seen["log_from"]))
        after = await move(browser, seen, seen["heard"])
        seats = after["view"] != seen["view"]
        handed += seats and after["log_total"] > FIRST_LINES + 20
        for i, line in enumerate(after["log"], after["log_from"]):
            assert line is not None or i in had


async def test_lines_are_headed_by_round_and_turn(server: Server) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    for _ in range(30):
        seen = await act(browser, seen)
    headings = [line["turn"] for line in (await browser.get(f"/api/tables/{seen['id']}/log")).json()["log"]]
    assert headings[0] == "", "before the first turn there is none"
    assert any(heading.startswith("Round 1, turn 2: ") for heading in headings)
    turns = [heading for n, heading in enumerate(headings) if n == 0 or heading != headings[n - 1]]
    assert len(turns) > 4


async def test_after_an_undo_the_log_is_sent_anew(server: Server) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    after = await move(browser, seen, seen["heard"])
    path = f"/api/tables/{seen['id']}/undo"
    back = (await browser.post(path, params={"heard": after["heard"]}, json={"number": 1})).json()
    assert (back["log_from"], back["log"]) == (0, seen["log"])


@pytest.mark.parametrize("heard", ["", "0", "0.0.-1", "99.0.5", "0.0.999999", "0.7.3", "x" * 40, "0.0.1.2"])
async def test_what_somebody_makes_up_to_have_heard_does_no_harm(server: Server, heard: str) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    await join(friend, table["links"]["1"])
    seen = await sight(friend, table["id"], heard=heard)
    own = (await friend.get(f"/api/tables/{table['id']}/log")).json()["log"]
    assert seen["log"] == own[seen["log_from"] :]


async def test_a_live_connection_goes_on_where_the_page_was(server: Server) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    seen = await act(browser, seen)
    async with server.line(browser, seen["id"], f"?heard={seen['heard']}") as line:
        assert (await line.news())["log"] == []
        after = await act(browser, seen)
        news = await line.news()
        assert (news["log_from"], news["log_total"]) == (seen["log_total"], after["log_total"])


async def test_viewers_share_what_was_worked_out_and_nobody_gets_anothers(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    await join(friend, table["links"]["1"])
    first = await sight(host, table["id"])
    assert first["yours"]
    assert first == {**await sight(host, table["id"]), "now": first["now"]}
    other = await sight(friend, table["id"])
    assert (other["options"], other["refused"]) == ([], [])


async def test_the_position_to_ask_for_is_before_ones_own_decision(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    await join(friend, table["links"]["1"])
    assert (await sight(host, table["id"]))["undo_to"] == -1
    seen = {host: await sight(host, table["id"]), friend: await sight(friend, table["id"])}
    movers = []
    for _ in range(6):
        mover = host if seen[host]["yours"] else friend
        movers.append(mover)
        await act(mover, seen[mover])
        seen = {person: await sight(person, table["id"]) for person in (host, friend)}
        for person in (host, friend):
            last = max((n for n, who in enumerate(movers) if who is person), default=-1)
            assert seen[person]["undo_to"] == last
    assert (await sight(server.browser(), table["id"]))["undo_to"] == -1


async def test_a_thing_on_the_board_is_asked_about(server: Server) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    path = f"/api/tables/{seen['id']}/why"
    target = seen["options"][0]["target"]
    assert (await browser.get(path, params={"target": target})).json()["allowed"] is True
    refused = (await browser.get(path, params={"target": "corner-" + "C3-D3-D4"})).json()
    assert refused["allowed"] is False
    assert refused["reason"]
    unknown = await browser.get(path, params={"target": "nothing-of-the-kind"})
    assert (unknown.status_code, unknown.json()["error"]) == (404, "no-such-target")
    assert (await browser.get(path)).status_code == 422
    for other in seen["refused"]:
        answer = (await browser.get(path, params={"target": other["target"]})).json()
        assert answer["allowed"] or answer["reason"]


async def test_a_new_link_ends_the_old_one_and_is_shown_to_the_host(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    old = httpx.URL(table["links"]["1"]).path
    new = httpx.URL((await host.post(f"/api/tables/{table['id']}/link/1")).json()["url"]).path
    assert new != old
    assert (await sight(host, table["id"]))["links"] == {"1": new}
    assert (await friend.get(old)).status_code == 404
    assert (await sight(friend, table["id"]))["links"] == {}
    await join(friend, new)
    assert (await sight(host, table["id"]))["status"] == "running"


async def test_links_come_to_an_end(server: Server) -> None:
    host = server.browser()
    table = await opened(host, "me", "open")
    answers = [await host.post(f"/api/tables/{table['id']}/link/1") for _ in range(20)]
    assert [answer.status_code for answer in answers] == [201] * 19 + [409]
    assert answers[-1].json()["error"] == "too-many-links"
    assert len({answer.json()["url"] for answer in answers[:-1]}) == 19


async def test_nobody_is_told_whether_somebody_elses_log_is_the_same(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever may compare any two logs line by line finds out where the private lines are."""
    host, friend, watcher = server.browser(), server.browser(), server.browser()
    table = await opened(host, "me", "open")
    await join(friend, table["links"]["1"])
    for _ in range(3):
        seen = await sight(host, table["id"])
        await (act(host, seen) if seen["yours"] else act(friend, await sight(friend, table["id"])))
    asked: list[int] = []
    compared = Logbook.handed_over

    def handed_over(self: Logbook, one: int, other: int, count: int, language: str) -> LogPage:
        asked.append(one)
        return compared(self, one, other, count, language)

    monkeypatch.setattr(Logbook, "handed_over", handed_over)
    for browser, other in ((watcher, 0), (watcher, 1), (friend, 0)):
        seen = await sight(browser, table["id"], heard=f"0.{other}.2")
        assert seen["log_from"] == 0
        assert None not in seen["log"]
    assert asked == []
    assert (await sight(friend, table["id"], heard="0.-1.2"))["log_from"] == 2, "what everybody knows is no secret"

"""Going back: undo to the information barrier, asking to go beyond it, and looking at the past."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
from tests.table.conftest import Server, act, join, opened, sight

from phylarium.kernel import registry
from phylarium.table import chance

pytestmark = pytest.mark.anyio


async def undo(browser: httpx.AsyncClient, id: str, number: int) -> httpx.Response:
    return await browser.post(f"/api/tables/{id}/undo", json={"number": number})


async def test_a_decision_is_taken_back(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    first = await sight(browser, table["id"])
    second = await act(browser, first)
    assert second["can_undo"]
    answer = await undo(browser, table["id"], 1)
    assert answer.status_code == 200
    back = answer.json()
    assert back["number"] == 0
    assert back["version"] > second["version"]
    assert back["options"] == first["options"]
    assert back["log"] == first["log"]
    assert {n: p["hash"] for n, p in back["pieces"].items()} == {n: p["hash"] for n, p in first["pieces"].items()}


async def test_nothing_is_taken_back_before_the_first_decision(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    answer = await undo(browser, table["id"], 0)
    assert (answer.status_code, answer.json()["error"]) == (409, "no-undo")
    assert answer.json()["sight"]["undo_reason"]


async def test_an_undo_for_another_position_is_refused(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    await act(browser, await sight(browser, table["id"]))
    answer = await undo(browser, table["id"], 3)
    assert (answer.status_code, answer.json()["error"]) == (409, "stale")


async def two_players(server: Server, **more: Any) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open", **more)
    await join(friend, table["links"]["1"])
    return host, friend, table["id"]


async def test_others_are_asked_and_agree(server: Server) -> None:
    host, friend, id = await two_players(server)
    await act(host, await sight(host, id))
    await act(friend, await sight(friend, id))
    seen = await sight(host, id)
    assert not seen["can_undo"]
    refused = await undo(host, id, 2)
    assert refused.status_code == 409
    asked = (await host.post(f"/api/tables/{id}/request", json={"number": 0})).json()
    assert asked["request"] == {"seat": 0, "number": 0, "agreed": [0], "needed": [1]}
    assert asked["number"] == 2
    assert (await sight(friend, id))["request"]["number"] == 0
    agreed = (await friend.post(f"/api/tables/{id}/agree", json={"agree": True})).json()
    assert agreed["number"] == 0
    assert agreed["request"] is None


async def test_what_was_meant_for_a_position_before_it_was_taken_back_is_refused(server: Server) -> None:
    """The number of actions is the same, and the position is another one."""
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    first = await sight(browser, id)
    seen = await act(browser, first)
    await undo(browser, id, 1)
    fresh = await act(browser, first, first["options"][-1]["action"])
    assert (fresh["number"], fresh["lineage"]) == (seen["number"], seen["lineage"] + 1)
    for what, more in (("actions", {"action": fresh["options"][0]["action"]}), ("undo", {})):
        stale = {"number": 1, "lineage": seen["lineage"], **more}
        answer = await browser.post(f"/api/tables/{id}/{what}", json=stale)
        assert (answer.status_code, answer.json()["error"]) == (409, "stale"), what
        assert answer.json()["sight"]["version"] == fresh["version"]
    stale = {"number": 0, "lineage": seen["lineage"]}
    answer = await browser.post(f"/api/tables/{id}/request", json=stale)
    assert (answer.status_code, answer.json()["error"]) == (409, "stale")
    assert (await act(browser, fresh))["number"] == 2


async def test_an_answer_counts_for_no_request_of_another_lineage(server: Server) -> None:
    host, friend, id = await two_players(server)
    await act(host, await sight(host, id))
    await host.post(f"/api/tables/{id}/request", json={"number": 0})
    old = (await sight(friend, id))["lineage"]
    await friend.post(f"/api/tables/{id}/agree", json={"agree": True, "number": 0, "lineage": old})
    await act(host, await sight(host, id))
    await host.post(f"/api/tables/{id}/request", json={"number": 0})
    answer = await friend.post(f"/api/tables/{id}/agree", json={"agree": True, "number": 0, "lineage": old})
    assert (answer.status_code, answer.json()["error"]) == (409, "no-request")


async def test_one_refusal_ends_a_request(server: Server) -> None:
    host, friend, id = await two_players(server)
    await act(host, await sight(host, id))
    await host.post(f"/api/tables/{id}/request", json={"number": 0})
    answer = (await friend.post(f"/api/tables/{id}/agree", json={"agree": False})).json()
    assert (answer["request"], answer["number"]) == (None, 1)
    again = await friend.post(f"/api/tables/{id}/agree", json={"agree": True})
    assert (again.status_code, again.json()["error"]) == (409, "no-request")


async def test_a_move_ends_a_request(server: Server) -> None:
    host, friend, id = await two_players(server)
    await act(host, await sight(host, id))
    await host.post(f"/api/tables/{id}/request", json={"number": 0})
    assert (await act(friend, await sight(friend, id)))["request"] is None


async def test_bots_always_agree(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "random")
    seen = await sight(browser, table["id"])
    while seen["number"] < 4:
        # A look at a table that has not changed waits for nothing, so the bot needs a breath to move.
        await asyncio.sleep(0.01)
        seen = await sight(browser, table["id"])
        if seen["yours"]:
            seen = await act(browser, seen)
    answer = await browser.post(f"/api/tables/{table['id']}/request", json={"number": 0})
    assert answer.status_code == 200
    assert answer.json()["number"] == 0


async def test_a_request_for_what_never_was_is_refused(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    answer = await browser.post(f"/api/tables/{table['id']}/request", json={"number": 5})
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-moment")


async def test_every_earlier_position_is_shown_as_it_was(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    past = [seen]
    for _ in range(12):
        seen = await act(browser, seen)
        past.append(seen)
    for before in past[:-1]:
        answer = await browser.get(f"/api/tables/{table['id']}/at/{before['number']}")
        shown = answer.json()
        assert shown["number"] == before["number"]
        assert shown["last"] == 12
        assert shown["options"] == []
        assert shown["prompt"] == before["prompt"]
        if shown["view"] == before["view"]:
            assert shown["log"] == before["log"]
            assert shown["pieces"] == before["pieces"]
    assert (await browser.get(f"/api/tables/{table['id']}/at/13")).status_code == 404
    assert (await browser.get(f"/api/tables/{table['id']}/at/-1")).status_code == 404


async def test_any_action_of_a_long_game_can_be_shown_from_a_cold_start(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time that this takes is measured in bench/table.py."""
    # A seed with which the game is not over so soon.
    monkeypatch.setattr(chance, "game_seed", lambda: "long 1")
    browser = server.browser()
    table = await opened(browser, "me", "me", "me", "me", options={"length": "epic"})
    room = await server.service.rooms.get(table["id"])
    lot = random.Random(1)
    while len(room.actions) < 600:
        state = room.state
        action = registry.game("marine").vocabulary.name(lot.choice(state.legal()))
        await room.play(state.to_move(), len(room.actions), action)
    server.service.rooms._rooms.clear()
    cold = await server.service.rooms.get(table["id"])
    assert len(cold.actions) == 600
    assert [cold.match.rebuilt(number).number for number in (1, 299, 449, 599)] == [1, 299, 449, 599]


async def test_the_log_can_be_read_from_the_beginning(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    for _ in range(10):
        seen = await act(browser, seen)
    whole = (await browser.get(f"/api/tables/{table['id']}/log")).json()
    assert whole["log_from"] == 0
    assert len(whole["log"]) == whole["log_total"] == seen["log_total"]
    rest = (await browser.get(f"/api/tables/{table['id']}/log", params={"start": 3})).json()
    assert rest["log"] == whole["log"][3:]
    assert any(line["targets"] for line in whole["log"])
    assert all(line["rule"] for line in whole["log"])


async def test_why_not_and_rules(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    path = f"/api/tables/{table['id']}/why"
    seen = await sight(browser, table["id"])
    allowed = (await browser.get(path, params={"action": seen["options"][0]["action"]})).json()
    assert allowed["allowed"] is True
    refused = (await browser.get(path, params={"action": "word:done"})).json()
    assert refused["allowed"] is False
    assert refused["reason"]
    rule = (await browser.get(f"/api/rules/marine/{seen['prompt']['rule']}")).json()
    assert rule["text"] == seen["prompt"]["rule_text"]
    assert (await browser.get(path, params={"action": "nonsense"})).status_code == 422
    assert (await server.browser().get(path, params={"action": "word:done"})).status_code == 403


async def test_a_hint_rates_the_options(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    hint = (await browser.get(f"/api/tables/{table['id']}/hint")).json()
    offered = {option["action"] for option in seen["options"]}
    assert hint["best"] in offered
    assert {rating["action"] for rating in hint["ratings"]} <= offered
    assert all(rating["text"] for rating in hint["ratings"])
    assert (await server.browser().get(f"/api/tables/{table['id']}/hint")).status_code == 403

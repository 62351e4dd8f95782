"""Opening tables and playing at them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.table.conftest import Server, act, join, opened, serving, sight, until

from phylarium.kernel.rng import commitment
from phylarium.table.config import Settings

pytestmark = pytest.mark.anyio


async def test_a_new_table_can_be_played_at_once(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    assert seen["status"] == "running"
    assert seen["you"] == [0, 1]
    assert seen["yours"]
    assert seen["prompt"]["text"]
    assert seen["prompt"]["rule_text"]
    assert [option["n"] for option in seen["options"]] == list(range(1, len(seen["options"]) + 1))
    assert set(seen["pieces"]) >= {"board", "display", "cards"}
    after = await act(browser, seen)
    assert after["number"] == 1
    assert after["version"] == seen["version"] + 1
    assert after["log_total"] > seen["log_total"]


async def test_pieces_that_the_viewer_has_are_not_sent_again(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    have = ",".join(f"{name}:{piece['hash']}" for name, piece in seen["pieces"].items() if name != "cards")
    again = await sight(browser, table["id"], have=have)
    assert [name for name, piece in again["pieces"].items() if piece["markup"] is not None] == ["cards"]
    assert {name: piece["hash"] for name, piece in again["pieces"].items()} == {
        name: piece["hash"] for name, piece in seen["pieces"].items()
    }


async def test_bots_answer_by_themselves(server: Server) -> None:
    browser = server.browser()
    answer = await browser.post("/api/quick", json={"game": "marine", "bot": "random", "seats": 2})
    seen = await sight(browser, answer.json()["id"])
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "bot"]
    for _ in range(6):
        seen = await act(browser, await until(browser, seen["id"], lambda s: s["yours"]))
    seen = await until(browser, seen["id"], lambda s: s["yours"])
    assert any(line["seat"] == 1 for line in seen["log"])


async def test_bots_left_alone_are_found_at_the_start(settings: Settings) -> None:
    """A table on which a bot was to move when the server stopped goes on when it starts."""
    slow = msgspec.structs.replace(settings, bot_pause=60.0)
    async with serving(slow) as server:
        browser = server.browser()
        table = await opened(browser, "random", "random")
    async with serving(settings) as server:
        seen = await until(server.browser(), table["id"], lambda s: s["number"] >= 3)
        assert seen["status"] == "running"


async def test_what_a_bot_thought_about_an_earlier_position_is_dropped(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, bot_pause=0.6)) as server:
        browser = server.browser()
        table = await opened(browser, "me", "random", options={"animals": "choose"})
        seen = await act(browser, await sight(browser, table["id"]))
        assert seen["seats"][1]["thinking"]
        back = await browser.post(f"/api/tables/{table['id']}/undo", json={"number": 1})
        assert back.status_code == 200
        assert back.json()["number"] == 0
        await asyncio.sleep(1.0)
        assert (await sight(browser, table["id"]))["number"] == 0
        await act(browser, back.json(), back.json()["options"][1]["action"])
        seen = await until(browser, table["id"], lambda s: s["yours"] or s["number"] > 1)
        assert seen["number"] >= 2


async def test_a_move_for_an_earlier_position_is_refused_with_the_table_as_it_is(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    await act(browser, seen)
    move = {"number": 0, "action": seen["options"][1]["action"]}
    answer = await browser.post(f"/api/tables/{table['id']}/actions", json=move)
    assert answer.status_code == 409
    assert answer.json()["error"] == "stale"
    assert answer.json()["sight"]["number"] == 1
    assert answer.json()["sight"]["options"]


async def test_twenty_clients_send_the_same_turn_and_one_wins(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    moves = [{"number": 0, "action": seen["options"][i % len(seen["options"])]["action"]} for i in range(20)]
    answers = await asyncio.gather(*(browser.post(f"/api/tables/{table['id']}/actions", json=move) for move in moves))
    statuses = sorted(answer.status_code for answer in answers)
    assert statuses == [200] + [409] * 19
    assert (await sight(browser, table["id"]))["number"] == 1
    rows = await server.service.store.actions(table["id"])
    won = [move for move, answer in zip(moves, answers, strict=True) if answer.status_code == 200]
    assert [row.action for row in rows] == [won[0]["action"]]


async def test_two_servers_on_one_database_race_for_a_turn(settings: Settings) -> None:
    """The version check of the store decides, not a lock within one process."""
    async with serving(settings) as first, serving(settings) as second:
        browser = first.browser()
        table = await opened(browser, "me", "me")
        other = second.browser(cookies=browser.cookies)
        for number in range(8):
            seen = await sight(browser, table["id"])
            assert seen == {**await sight(other, table["id"]), "now": seen["now"]}
            move = {"number": number, "action": seen["options"][0]["action"]}
            path = f"/api/tables/{table['id']}/actions"
            answers = await asyncio.gather(
                *(client.post(path, json=move) for client in (browser, other, browser, other))
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        assert len(await first.service.store.actions(table["id"])) == 8


async def test_illegal_actions_are_refused_with_the_reason(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    path = f"/api/tables/{table['id']}/actions"
    for action, code in (("word:done", "illegal-action"), ("hex:ZZ", "illegal-action"), ("99999", "illegal-action")):
        answer = await browser.post(path, json={"number": 0, "action": action})
        assert (answer.status_code, answer.json()["error"]) == (422, code)
        assert len(answer.json()["message"]) > 20
        assert answer.json()["sight"]["number"] == 0


async def test_only_the_seat_that_is_asked_may_act(server: Server) -> None:
    host, friend, stranger = server.browser(), server.browser(), server.browser()
    table = await opened(host, "me", "open")
    await join(friend, table["links"]["1"])
    seen = await sight(host, table["id"])
    move = {"number": 0, "action": seen["options"][0]["action"]}
    path = f"/api/tables/{table['id']}/actions"
    for browser, status, code in ((friend, 409, "wrong-seat"), (stranger, 403, "no-seat")):
        answer = await browser.post(path, json=move)
        assert (answer.status_code, answer.json()["error"]) == (status, code)
        assert not (await sight(browser, table["id"]))["options"]
    assert (await host.post(path, json=move)).status_code == 200


async def test_a_whole_game_and_its_end(server: Server) -> None:
    """Bots play to the end; then the seed is shown and fits what was published at the start."""
    browser = server.browser()
    table = await opened(browser, "random", "random", options={"length": "short"})
    before = await sight(browser, table["id"])
    for _ in range(6000):
        if (await server.service.store.table(table["id"])).status == "over":
            break
        await asyncio.sleep(0.05)
    seen = await sight(browser, table["id"])
    assert before["seed"] is None
    assert seen["status"] == "over"
    assert commitment(seen["seed"]) == before["commitment"]
    assert sorted(seat["place"] for seat in seen["seats"]) == sorted(seen["result"]["ranking"])
    assert [seat["score"] for seat in seen["seats"]] == seen["result"]["scores"]
    chart = (await browser.get(f"/api/tables/{table['id']}/chart")).json()
    assert len(chart["scores"]) == seen["number"] + 1
    assert chart["scores"][-1] == seen["result"]["scores"]

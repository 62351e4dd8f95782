"""What somebody is told who plays with bots: who is asked, what they did since, and how fast."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import msgspec
import pytest
from tests.table.conftest import Server, act, join, opened, serving, sight

from phylarium.table.config import Settings

pytestmark = pytest.mark.anyio


async def yours(browser: httpx.AsyncClient, id: str) -> dict[str, Any]:
    """The table when it is one's turn."""
    async with asyncio.timeout(60):
        while True:
            seen = await sight(browser, id)
            if seen["yours"]:
                return seen
            await asyncio.sleep(0.02)


async def test_nobody_takes_anothers_question_for_their_own(server: Server) -> None:
    ada, guest = server.browser(), server.browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    table = (await ada.post("/api/tables", json={"game": "marine", "seats": seats, "public": True})).json()
    own, others = await sight(ada, table["id"]), await sight(guest, table["id"])
    assert own["prompt"]["text"] == "Choose your animal."
    assert own["prompt"]["who"].startswith("Ada as "), "two sit at this screen"
    assert others["prompt"]["who"] == own["prompt"]["who"]
    assert others["prompt"]["text"] == "The question is: “Choose your animal.”"
    page = (await guest.get(f"/table/{table['id']}/text")).text
    assert "Ada as " in page
    assert "The question is: “Choose your animal.”" in page


async def test_what_a_table_waits_for_is_said(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "open", "open")
    seen = await sight(browser, table["id"])
    assert seen["prompt"]["text"] == "The game begins when somebody has taken seat 2 and seat 3."


async def test_the_text_page_tells_what_the_others_did_since(server: Server) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "random", "random"))["id"]
    since: list[dict[str, Any]] = []
    while not any(not line["opens"] for line in since):
        seen = await yours(browser, id)
        told = [line for line in seen["log"] if line["number"] > seen["undo_to"] + 1]
        since = [line for line in told if line["seat"] not in seen["you"]]
        shown = (await browser.get(f"/table/{id}/text")).text
        await act(browser, seen)
    words = shown.partition('id="since"')[2].partition("</section>")[0]
    assert all((line["text"] in words) != line["opens"] for line in since)


@pytest.fixture
def slow(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, bot_pause=3600.0)


async def test_whoever_plays_alone_need_not_wait_for_bots(slow: Settings) -> None:
    """The bots would pause for an hour after each move."""
    async with serving(slow) as server:
        browser = server.browser()
        id = (await opened(browser, "me", "random"))["id"]
        seen = await yours(browser, id)
        data = {"number": seen["number"], "action": seen["options"][0]["action"], "hurry": True}
        assert (await browser.post(f"/api/tables/{id}/actions", json=data)).status_code == 200
        seen = await yours(browser, id)
        assert seen["number"] >= 2
        while (seen := await act(browser, seen))["yours"]:
            pass
        assert (await browser.post(f"/api/tables/{id}/hurry")).status_code == 204
        await yours(browser, id)


async def test_where_others_play_bots_take_their_time(slow: Settings) -> None:
    async with serving(slow) as server:
        browser, other = server.browser(), server.browser()
        table = await opened(browser, "me", "open", "random")
        await join(other, table["links"]["1"])
        assert (await browser.post(f"/api/tables/{table['id']}/hurry")).status_code == 409
        assert (await server.browser().post(f"/api/tables/{table['id']}/hurry")).status_code == 403


async def test_things_are_looked_at_without_a_picture(server: Server) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    path = f"/table/{seen['id']}/text/things"
    assert path in (await browser.get(f"/table/{seen['id']}/text")).text
    listed = (await browser.get(path)).text
    assert "?target=terrain-kelp" in listed
    kelp = (await browser.get(path, params={"target": "terrain-kelp"})).text
    thing = (await browser.get(f"/api/tables/{seen['id']}/thing", params={"target": "terrain-kelp"})).json()
    assert all(text in kelp for text in (thing["name"], *thing["sources"]))
    assert "is no answer to that" in kelp
    assert (await browser.get(path, params={"target": "terrain-cheese"})).status_code == 404
    past = await browser.get(f"/api/tables/{seen['id']}/thing", params={"target": "terrain-kelp", "at": 0})
    assert past.json() == thing


async def test_why_not_cites_a_rule_only_where_it_is_about_the_thing(server: Server) -> None:
    """What is only there to be read is not refused by the rule of the present question."""
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me", options={"animals": "random"}))["id"])
    path = f"/api/tables/{seen['id']}/why"
    drawn = re.search(r'id="(food-chain-[a-z]+)"', "".join(piece["markup"] for piece in seen["pieces"].values()))
    assert drawn
    shown = (await browser.get(path, params={"target": drawn[1]})).json()
    assert "is only there to be read" in shown["reason"]
    assert shown["rule"] == shown["rule_text"] == ""
    tile = (await browser.get(path, params={"target": "terrain-kelp"})).json()
    assert tile["rule"] == seen["prompt"]["rule"] != ""

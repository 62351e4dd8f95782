"""What an option would bring about, asked of the server."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from tests.table.conftest import Server, act, join, opened, sight

pytestmark = pytest.mark.anyio


async def preview(browser: httpx.AsyncClient, seen: dict[str, Any], action: str, **more: Any) -> httpx.Response:
    query = {"number": seen["number"], "action": action, **more}
    return await browser.get(f"/api/tables/{seen['id']}/preview", params=query)


async def test_what_is_foretold_comes_true(server: Server) -> None:
    """Along a game of one screen: what is certain is what the log and the board show after the move."""
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    certain = 0
    for _ in range(30):
        action = seen["options"][len(seen["options"]) // 2]["action"]
        foretold = (await preview(browser, seen, action)).json()
        assert foretold["action"] == action
        lines, view = seen["log_total"], seen["view"]
        seen = await act(browser, seen, action)
        whole = await sight(browser, seen["id"], log_from=lines)
        if whole["view"] != view:
            continue  # the screen has changed hands: what was told to one seat alone is not there to be compared
        told = [line["text"] for line in whole["log"] if not line["opens"]]
        assert told[: len(foretold["lines"])] == [line["text"] for line in foretold["lines"]]
        if foretold["certain"]:
            certain += 1
            assert len(told) == len(foretold["lines"])
        else:
            assert foretold["next"]
            assert all(0 < way["cases"] <= foretold["cases"] for way in foretold["ways"])
    assert certain


async def test_the_board_as_it_would_be(server: Server) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    while True:
        action = seen["options"][0]["action"]
        have = ",".join(f"{name}:{piece['hash']}" for name, piece in seen["pieces"].items())
        foretold = (await preview(browser, seen, action, have=have)).json()
        after = await act(browser, seen, action)
        whole = await sight(browser, seen["id"])
        if foretold["certain"] and foretold["pieces"] and after["view"] == seen["view"]:
            break
        seen = whole
    for name, piece in foretold["pieces"].items():
        # What may be done next is marked by the page, so that a piece looks the same whoever is asked.
        assert piece["hash"] == whole["pieces"][name]["hash"], name
        assert piece["hash"] != seen["pieces"][name]["hash"]


async def test_nothing_is_foretold_to_others_or_of_another_moment(server: Server) -> None:
    host, friend, stranger = server.browser(), server.browser(), server.browser()
    table = await opened(host, "me", "open")
    await join(friend, table["links"]["1"])
    views = [await sight(browser, table["id"]) for browser in (host, friend)]
    asked, other = (host, friend) if views[0]["yours"] else (friend, host)
    seen = next(view for view in views if view["yours"])
    action = seen["options"][0]["action"]
    assert (await preview(asked, seen, action)).status_code == 200
    refused = await preview(other, seen, action)
    assert (refused.status_code, refused.json()["error"]) == (409, "wrong-seat")
    assert (await preview(stranger, seen, action)).status_code in (403, 404)
    stale = await preview(asked, {**seen, "number": 7}, action)
    assert (stale.status_code, stale.json()["error"]) == (409, "stale")
    assert (await preview(asked, seen, "word:no-such-thing")).status_code in (400, 422)
    illegal = next(item for item in ["word:done", "word:pass"] if item not in [o["action"] for o in seen["options"]])
    assert (await preview(asked, seen, illegal)).status_code == 422


async def test_the_text_page_foretells_too(server: Server) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    action = seen["options"][-1]["action"]
    foretold = (await preview(browser, seen, action)).json()
    data = {"number": str(seen["number"]), "lineage": str(seen["lineage"]), "do": "preview", "action": action}
    page = await browser.post(f"/table/{seen['id']}/text", data=data)
    assert page.status_code == 200
    assert all(line["text"] in page.text for line in foretold["lines"])
    assert re.search(rf'value="{re.escape(action)}" required checked', page.text)
    assert (await sight(browser, seen["id"]))["number"] == seen["number"]

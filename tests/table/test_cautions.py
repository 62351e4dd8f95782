"""Options that do nothing or only harm, asked of the server and on the page without script."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.table.conftest import Server, act, join, opened, sight

pytestmark = pytest.mark.anyio


async def cautions(browser: httpx.AsyncClient, seen: dict[str, Any], **more: Any) -> httpx.Response:
    return await browser.get(f"/api/tables/{seen['id']}/cautions", params={"number": seen["number"], **more})


async def warned(browser: httpx.AsyncClient, seen: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play on until something is warned of: the sight, and the first warning."""
    while True:
        found = (await cautions(browser, seen)).json()["cautions"]
        if found:
            return seen, found[0]
        seen = await act(browser, seen, seen["options"][0]["action"])


async def test_what_does_nothing_says_why_with_its_rule(server: Server) -> None:
    browser = server.browser()
    seen, caution = await warned(browser, await sight(browser, (await opened(browser, "me", "me"))["id"]))
    assert caution["action"] in [option["action"] for option in seen["options"]]
    assert caution["kind"] in ("nothing", "harm")
    assert caution["text"]
    assert caution["rule"]
    assert caution["rule_text"]
    assert (await cautions(browser, seen)).json()["cautions"][0] == caution


async def test_only_whoever_is_asked_is_warned(server: Server) -> None:
    host, friend, stranger = server.browser(), server.browser(), server.browser()
    table = await opened(host, "me", "open")
    await join(friend, table["links"]["1"])
    views = [await sight(browser, table["id"]) for browser in (host, friend)]
    asked, other = (host, friend) if views[0]["yours"] else (friend, host)
    seen = next(view for view in views if view["yours"])
    while not (await cautions(asked, seen)).json()["cautions"]:
        await act(asked, seen, seen["options"][0]["action"])
        views = [await sight(browser, table["id"]) for browser in (host, friend)]
        asked, other = (host, friend) if views[0]["yours"] else (friend, host)
        seen = next(view for view in views if view["yours"])
    assert (await cautions(other, seen)).json()["cautions"] == []
    assert (await cautions(asked, {**seen, "number": seen["number"] - 1})).json()["cautions"] == []
    assert (await cautions(stranger, seen)).json().get("cautions", []) == []


async def test_the_text_page_says_it_and_asks_once(server: Server) -> None:
    browser = server.browser()
    seen, caution = await warned(browser, await sight(browser, (await opened(browser, "me", "me"))["id"]))
    address = f"/table/{seen['id']}/text"
    page = await browser.get(address)
    assert caution["text"] in page.text.replace("&#39;", "'")
    data = {"number": str(seen["number"]), "lineage": str(seen["lineage"]), "action": caution["action"]}
    asked = await browser.post(address, data=data)
    assert asked.status_code == 200
    assert f'name="sure" value="{caution["action"]}"' in asked.text
    assert (await sight(browser, seen["id"]))["number"] == seen["number"], "nothing was played"
    done = await browser.post(address, data={**data, "sure": caution["action"]})
    assert done.status_code in (302, 303)
    assert (await sight(browser, seen["id"]))["number"] == seen["number"] + 1

"""The table without any script: plain pages and forms."""

from __future__ import annotations

import asyncio
import re

import pytest
from tests.table.conftest import Server, act, join, opened, sight

pytestmark = pytest.mark.anyio


async def test_a_game_can_be_played_by_forms_alone(server: Server) -> None:
    browser = server.browser(follow_redirects=True)
    page = await browser.post("/quick", data={"game": "marine", "bot": "random", "seats": "2", "text": "1"})
    assert page.status_code == 200
    assert page.url.path.endswith("/text")
    id = page.url.path.split("/")[2]
    played = 0
    for _ in range(2000):
        page = await browser.get(f"/table/{id}/text")
        number = re.search(r'name="number" value="(\d+)"', page.text)
        options = re.findall(r'name="action" value="([^"]+)"', page.text)
        if number and options:
            page = await browser.post(f"/table/{id}/text", data={"number": number.group(1), "action": options[-1]})
            assert page.status_code == 200
            played += 1
        else:
            await asyncio.sleep(0.05)
        if played == 5:
            break
    assert played == 5
    assert "<script" not in re.sub(r'<script src="/static/theme.js"></script>', "", page.text)


async def test_text_page_shows_position_prompt_and_log(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    page = (await browser.get(f"/table/{table['id']}/text")).text
    # The page says whose turn it is in a heading of its own.
    assert seen["prompt"]["text"] in page
    assert seen["prompt"]["rule_text"] in page
    assert all(f'value="{option["action"]}"' in page for option in seen["options"])
    assert "\x1b" not in page


@pytest.mark.parametrize(
    ("data", "status"),
    [
        ({"number": "7", "action": "word:done"}, 409),
        ({"number": "0", "action": "word:done"}, 422),
        ({"number": "zero", "action": "word:done"}, 409),
        ({"number": "0", "do": "undo"}, 409),
        ({"do": "dance"}, 400),
        ({}, 409),
    ],
)
async def test_what_is_refused_is_said_on_the_same_page(server: Server, data: dict[str, str], status: int) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    answer = await browser.post(f"/table/{table['id']}/text", data=data)
    assert answer.status_code == status
    assert 'role="alert"' in answer.text


async def test_undo_by_form(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    first = (await sight(browser, table["id"]))["options"][0]["action"]
    await browser.post(f"/table/{table['id']}/text", data={"number": "0", "action": first})
    answer = await browser.post(f"/table/{table['id']}/text", data={"number": "1", "do": "undo"})
    assert answer.status_code == 303
    assert (await sight(browser, table["id"]))["number"] == 0


async def test_an_answer_by_form_counts_for_the_request_that_was_shown(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    await join(friend, table["links"]["1"])
    id = table["id"]
    await act(host, await sight(host, id))
    await act(friend, await sight(friend, id))
    await host.post(f"/api/tables/{id}/request", json={"number": 1})
    page = (await friend.get(f"/table/{id}/text")).text
    assert 'name="number" value="1"' in page
    await host.post(f"/api/tables/{id}/request", json={"number": 0})
    late = await friend.post(f"/table/{id}/text", data={"do": "agree", "number": "1", "lineage": "0"})
    assert late.status_code == 409
    assert (await sight(host, id))["number"] == 2, "they agreed to something else"
    await friend.post(f"/table/{id}/text", data={"do": "agree", "number": "0", "lineage": "0"})
    assert (await sight(host, id))["number"] == 0


async def test_a_move_by_form_counts_for_the_position_that_was_shown(server: Server) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    first = await sight(browser, id)
    await act(browser, first)
    assert 'name="lineage" value="0"' in (await browser.get(f"/table/{id}/text")).text
    await browser.post(f"/api/tables/{id}/undo", json={"number": 1})
    seen = await act(browser, first, first["options"][-1]["action"])
    move = {"number": "1", "lineage": "0", "action": seen["options"][0]["action"]}
    assert (await browser.post(f"/table/{id}/text", data=move)).status_code == 409
    assert (await browser.post(f"/table/{id}/text", data={**move, "lineage": "1"})).status_code == 303


async def test_a_table_is_set_up_by_form(server: Server) -> None:
    browser = server.browser()
    page = await browser.get("/new", params={"game": "marine"})
    assert page.status_code == 200
    data = {
        "game": "marine",
        "name": "Ada",
        "seat_kind_0": "me",
        "seat_kind_1": "bot",
        "seat_bot_1": "random",
        "seat_kind_2": "open",
        "seat_kind_3": "none",
        "option_length": "short",
        "option_superheroes": "true",
        "title": "A table",
        "clock": "days-3",
        "public": "yes",
    }
    answer = await browser.post("/new", data=data)
    assert answer.status_code == 303
    seen = await sight(browser, answer.headers["location"].split("/")[2])
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "bot", "open"]
    assert (seen["title"], seen["public"], seen["clock"]["days"]) == ("A table", True, 3)
    assert list(seen["links"]) == ["2"]
    assert (await server.service.store.table(seen["id"])).settled()["superheroes"] is True
    wrong = await browser.post("/new", data={**data, "option_length": "odd"})
    assert wrong.status_code == 400
    assert 'role="alert"' in wrong.text


async def test_account_forms(server: Server) -> None:
    browser = server.browser()
    credentials = {"name": "Ada", "password": "correct horse battery"}
    assert (await browser.post("/account/register", data=credentials)).status_code == 303
    assert "Ada" in (await browser.get("/account")).text
    assert (await browser.post("/account/logout")).status_code == 303
    wrong = await browser.post("/account/login", data={**credentials, "password": "nonsense"})
    assert wrong.status_code == 403
    assert 'role="alert"' in wrong.text
    assert (await browser.post("/account/login", data=credentials)).status_code == 303
    assert (await browser.post("/name", data={"name": "Countess"})).status_code == 303
    assert "Countess" in (await browser.get("/")).text
    hook = await browser.post("/account/notify", data={"webhook": "ftp://example.org"})
    assert hook.status_code == 400


@pytest.mark.parametrize("path", ["/", "/new", "/account"])
async def test_pages_have_no_inline_script_or_style(server: Server, path: str) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    for url in (path, f"/table/{table['id']}", f"/table/{table['id']}/text"):
        page = (await browser.get(url)).text
        for tag, body in re.findall(r"<script([^>]*)>(.*?)</script>", page, re.S):
            assert "application/json" in tag or not body.strip(), url
        assert not re.search(r"<style|\sstyle=|\son\w+=", page), url


async def test_what_people_type_cannot_become_markup(server: Server) -> None:
    browser = server.browser()
    nasty = "</script><b>x"
    table = await opened(browser, "me", "me", title=nasty, public=True)
    for url in ("/", f"/table/{table['id']}", f"/table/{table['id']}/text"):
        assert nasty not in (await browser.get(url)).text, url

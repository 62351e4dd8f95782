"""Lessons at the table: the coach's cards, what is due, leaving and taking up again."""

from __future__ import annotations

import asyncio
import re
import time
from html import unescape
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from tests.table.conftest import Server, act, serving, sight, until
from tests.table.test_post import waiting

from phylarium.kernel import registry
from phylarium.kernel.record import Record, verify
from phylarium.lessons import lesson_of, lessons_of
from phylarium.table import schema
from phylarium.table.check import check_tables
from phylarium.table.config import Settings

pytestmark = pytest.mark.anyio

EVERY = [(game, lesson.name) for game in registry.games() for lesson in lessons_of(game)]


def ready(seen: dict[str, Any]) -> bool:
    return not (seen["lesson"] and seen["lesson"]["watch"])


async def begun(browser: httpx.AsyncClient, game: str = "marine", lesson: str = "") -> dict[str, Any]:
    answer = await browser.post("/api/lessons", json={"game": game, "lesson": lesson})
    assert answer.status_code == 201, answer.text
    return await until(browser, answer.json()["id"], ready)


async def turn(browser: httpx.AsyncClient, seen: dict[str, Any], do: str, **more: Any) -> httpx.Response:
    number = seen["lesson"]["number"] if seen["lesson"] else 1
    return await browser.post(f"/api/tables/{seen['id']}/lesson", json={"do": do, "number": number, **more})


async def on(browser: httpx.AsyncClient, seen: dict[str, Any]) -> dict[str, Any]:
    """What a learner does who does as asked; the next card."""
    card = seen["lesson"]
    if card["reads"]:
        assert (await turn(browser, seen, "next")).status_code == 200
    else:
        await act(browser, seen, card["asks"][0] if card["asks"] else seen["options"][0]["action"])
    return await until(browser, seen["id"], ready)


async def to_card(browser: httpx.AsyncClient, seen: dict[str, Any], number: int) -> dict[str, Any]:
    while seen["lesson"]["number"] < number:
        seen = await on(browser, seen)
    return seen


@pytest.mark.parametrize(("game", "lesson"), EVERY)
async def test_every_lesson_is_taken_to_its_end(server: Server, game: str, lesson: str) -> None:
    browser = server.browser()
    seen = await begun(browser, game, lesson)
    cards = []
    while not seen["lesson"]["over"]:
        card = seen["lesson"]
        assert card["on"]
        assert card["of"] == len(lesson_of(game, lesson).steps)
        cards.append(card["number"])
        things = "".join(piece["markup"] or "" for piece in seen["pieces"].values())
        for at in card["at"]:
            assert at in seen["pieces"] or f'id="{at}"' in things
        if card["last"] and card["reads"]:
            break
        seen = await on(browser, seen)
    assert cards == list(range(1, seen["lesson"]["of"] + 1))
    left = (await turn(browser, seen, "leave")).json()
    assert left["lesson"] is None  # finished: there is nothing to take up again


async def test_a_wrong_answer_is_refused_and_nothing_is_lost(server: Server) -> None:
    browser = server.browser()
    seen = await begun(browser)
    assert seen["lesson"]["reads"]
    move = {"number": 0, "action": "animal:fishes"}
    refused = await browser.post(f"/api/tables/{seen['id']}/actions", json=move)
    assert (refused.status_code, refused.json()["error"]) == (422, "not-asked")
    seen = await on(browser, seen)
    assert seen["lesson"]["asks"] == ["animal:fishes"]
    wrong = await browser.post(f"/api/tables/{seen['id']}/actions", json={**move, "action": "animal:reptiles"})
    asked = next(option["text"] for option in seen["options"] if option["action"] == "animal:fishes")
    assert (wrong.status_code, wrong.json()["error"]) == (422, "not-asked")
    assert asked in wrong.json()["message"]
    assert wrong.json()["sight"]["number"] == 0
    assert (await turn(browser, seen, "next")).status_code == 409
    assert (await act(browser, seen, "animal:fishes"))["number"] == 1


async def test_what_is_due_is_played_before_the_card(server: Server) -> None:
    browser = server.browser()
    seen = await begun(browser)
    seen = await on(browser, seen)
    after = await act(browser, seen, "animal:fishes")
    assert after["lesson"]["watch"]
    assert not after["options"]
    assert not after["lesson"]["text"]
    early = await browser.post(f"/api/tables/{seen['id']}/actions", json={"number": 1, "action": "animal:reptiles"})
    assert early.status_code in (409, 422)
    seen = await until(browser, seen["id"], ready)
    assert seen["number"] == 2
    assert seen["lesson"]["asks"] == ["trait:ram_feeder"]


async def test_bots_stay_still_while_a_card_is_read(server: Server) -> None:
    """A card of the guided game is shown while the other seat is to move; nothing but the lesson moves it."""
    browser = server.browser()
    for game in registry.games():
        seen = await begun(browser, game)
        while seen["to_move"] in seen["you"] or seen["lesson"]["over"]:
            if seen["lesson"]["over"] or (seen["lesson"]["last"] and seen["lesson"]["reads"]):
                break
            seen = await on(browser, seen)
        else:
            break
    assert seen["seats"][seen["to_move"]]["kind"] == "bot"
    assert not await server.service.store.bots_to_move(time.time())  # nor is the table looked at again and again
    server.service.wake(seen["id"])
    await asyncio.sleep(0.3)
    assert (await sight(browser, seen["id"]))["number"] == seen["number"]
    assert (await turn(browser, seen, "leave")).status_code == 200
    await until(browser, seen["id"], lambda now: bool(now["number"] > seen["number"]))


async def test_it_is_left_into_the_same_game_and_taken_up_again(server: Server) -> None:
    browser = server.browser()
    seen = await to_card(browser, await begun(browser), 6)
    card = seen["lesson"]
    assert card["asks"]
    left = (await turn(browser, seen, "leave")).json()
    assert left["number"] == seen["number"]
    assert not left["lesson"]["on"]
    other = next(option["action"] for option in left["options"] if option["action"] not in card["asks"])
    await act(browser, left, other)
    gone = await until(browser, seen["id"], lambda now: bool(now["yours"]))
    assert gone["number"] > seen["number"]
    back = await turn(browser, gone, "rejoin")
    assert back.status_code == 200, back.text
    again = await until(browser, seen["id"], ready)
    assert again["number"] == seen["number"]
    assert again["lesson"] == card


async def test_back_a_card(server: Server) -> None:
    browser = server.browser()
    before = await to_card(browser, await begun(browser), 6)
    seen = await on(browser, before)
    assert seen["number"] > before["number"]
    assert (await turn(browser, seen, "back")).status_code == 200
    again = await until(browser, seen["id"], ready)
    assert again["lesson"] == before["lesson"]
    assert again["number"] == before["number"]
    assert (await on(browser, again))["lesson"] == seen["lesson"]
    stale = await turn(browser, before, "back", number=3)
    assert (stale.status_code, stale.json()["error"]) == (409, "stale")


async def test_what_was_taken_back_is_asked_again(server: Server) -> None:
    browser = server.browser()
    before = await to_card(browser, await begun(browser), 6)
    after = await on(browser, before)
    move = {"number": before["number"]}
    assert (await browser.post(f"/api/tables/{after['id']}/request", json=move)).status_code == 200
    again = await until(browser, after["id"], ready)
    assert again["lesson"] == before["lesson"]


async def test_a_lesson_goes_on_after_a_restart(settings: Settings) -> None:
    slow = Settings(**{**{name: getattr(settings, name) for name in settings.__struct_fields__}, "bot_pause": 30.0})
    async with serving(slow) as server:
        browser = server.browser()
        seen = await begun(browser)
        seen = await on_slowly(browser, seen)
        cookies = dict(browser.cookies)
    async with serving(settings) as server:
        browser = server.browser(cookies=cookies)
        seen = await until(browser, seen["id"], ready)
        assert seen["lesson"]["asks"] == ["trait:ram_feeder"]
        assert seen["number"] == 2
        while not (seen["lesson"]["last"] and seen["lesson"]["reads"]):
            seen = await on(browser, seen)
    assert [row.problem for row in await check_tables(settings)] == [""]


async def on_slowly(browser: httpx.AsyncClient, seen: dict[str, Any]) -> dict[str, Any]:
    """To where something is due that this server will not play before it ends."""
    seen = await on(browser, seen)
    after = await act(browser, seen, "animal:fishes")
    assert after["lesson"]["watch"]
    return after


async def test_nobody_else_turns_the_cards(server: Server) -> None:
    browser, stranger = server.browser(), server.browser()
    seen = await begun(browser)
    assert (await sight(stranger, seen["id"]))["lesson"] is None
    for deed in ("next", "leave", "rejoin", "back"):
        refused = await turn(stranger, seen, deed)
        assert refused.status_code == 403
    assert (await sight(browser, seen["id"]))["lesson"] == seen["lesson"]


async def test_a_table_without_a_lesson_has_none(server: Server) -> None:
    browser = server.browser()
    opened = (await browser.post("/api/quick", json={"game": "marine", "bot": "random"})).json()
    seen = await sight(browser, opened["id"])
    assert seen["lesson"] is None
    assert (await turn(browser, seen, "next")).status_code == 409
    assert (await browser.post("/api/lessons", json={"game": "marine", "lesson": "knitting"})).status_code == 404
    assert (await browser.post("/api/lessons", json={"game": "chess"})).status_code == 404


async def test_its_record_is_an_ordinary_one(server: Server) -> None:
    browser = server.browser()
    seen = await to_card(browser, await begun(browser), 9)
    assert seen["unsealed"]  # everybody can read the seed of a lesson
    record = Record.parse((await browser.get(f"/api/tables/{seen['id']}/record")).content)
    assert verify(record).ok
    assert len(record.actions) == seen["number"]


async def test_the_lessons_are_offered(server: Server) -> None:
    browser = server.browser()
    offered = (await browser.get("/api/lessons")).json()
    assert {game: [one["name"] for one in found] for game, found in offered.items()} == {
        game: [lesson.name for lesson in lessons_of(game)] for game in registry.games()
    }
    home = (await browser.get("/")).text
    assert home.count('formaction="/learn"') == sum(map(len, offered.values()))
    for found in offered.values():
        for one in found[1:]:
            assert one["title"] in home


async def test_a_lesson_without_script(server: Server) -> None:
    browser = server.browser()
    answer = await browser.post("/learn", data={"game": "marine", "text": "yes"})
    assert answer.status_code == 303
    path = answer.headers["location"]
    assert path.endswith("/text")
    id = path.split("/")[2]
    seen = await until(browser, id, ready)
    page = (await browser.get(path)).text
    assert seen["lesson"]["text"][:40] in page
    form = {"do": "lesson-next", "number": "1"}
    assert re.search(r'value="lesson-next"', page)
    assert (await browser.post(path, data=form)).status_code == 303
    page = (await browser.get(path)).text
    seen = await sight(browser, id)
    assert seen["lesson"]["number"] == 2
    wrong = await browser.post(path, data={"do": "play", "number": "0", "action": "animal:reptiles"})
    assert wrong.status_code == 422
    assert "Nothing was played" in wrong.text
    assert (await browser.post(path, data={"do": "lesson-leave", "number": "2"})).status_code == 303
    page = (await browser.get(path)).text
    assert 'value="lesson-rejoin"' in page
    await browser.post(path, data={"do": "lesson-rejoin", "number": "2"})
    await browser.post(path, data={"do": "play", "number": "0", "action": "animal:fishes"})
    seen = await until(browser, id, ready)
    page = (await browser.get(path)).text
    assert page.index("Look at:") < page.index("<li>Ram Feeder") < page.index('id="asked"')


async def test_the_learner_is_at_the_table_and_is_not_written_to(server: Server) -> None:
    """Of a turn in a lesson nobody is told; of one in the game that it was left for, its player is."""
    browser = server.browser()
    seen = await begun(browser)
    change = sa.update(schema.visitors).values(webhook="http://hook.test/")
    await server.service.store.database.change(lambda connection: connection.execute(change).rowcount)
    seen = await to_card(browser, seen, 3)
    assert not await waiting(server)
    assert not any(seat["thinking"] for seat in seen["seats"])
    left = (await turn(browser, seen, "leave")).json()
    await act(browser, left)
    await until(browser, seen["id"], lambda now: bool(now["yours"]))
    assert await waiting(server)


async def test_the_list_of_games_names_the_lesson(server: Server) -> None:
    browser = server.browser()
    seen = await begun(browser)
    named = f"Lesson “{seen['lesson']['title']}”"
    assert named in (await browser.get("/")).text
    await turn(browser, seen, "leave")
    assert named not in (await browser.get("/")).text


@pytest.mark.parametrize("game", registry.games())
async def test_every_game_is_learnt_and_foretold_without_script(server: Server, game: str) -> None:
    """The text page has the coach's words, a preview of what is asked, and leads to the rules."""
    browser = server.browser(follow_redirects=True)
    page = await browser.post("/learn", data={"game": game, "text": "yes"})
    path = page.url.path
    id = path.split("/")[2]
    for _ in range(12):
        seen = await until(browser, id, ready)
        card = seen["lesson"]
        page = await browser.get(path)
        assert unescape(page.text).count(card["text"]) == 1
        assert f'href="/rulebook/{game}"' in page.text
        for rule in card["rules"]:
            assert f'href="/rulebook/{game}#rule-{rule["rule"]}"' in page.text
        if card["asks"]:
            break
        await browser.post(path, data={"do": "lesson-next", "number": str(card["number"])})
    asked = {"number": str(seen["number"]), "lineage": str(seen["lineage"]), "do": "preview", "action": card["asks"][0]}
    foretold = await browser.post(path, data=asked)
    assert foretold.status_code == 200
    assert 'id="preview"' in foretold.text
    assert (await sight(browser, id))["number"] == seen["number"], "nothing was played"

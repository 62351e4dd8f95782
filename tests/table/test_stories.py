"""Stories: worked out after the end, kept, taken up again, and never begun for a game that goes on."""

from __future__ import annotations

import asyncio
import html
from typing import Any

import httpx
import msgspec
import pytest
from tests.table.conftest import Server, act, opened, serving, sight
from tests.table.finished import nearly_over, over, played

from phylarium.kernel import Record
from phylarium.review.story import Telling, begun, told_further
from phylarium.table.config import Settings
from phylarium.table.store.stories import BEGUN, FAILED
from phylarium.table.stories import StoryTeller
from phylarium.table.story_view import names_of

pytestmark = pytest.mark.anyio


def ready(server: Server) -> StoryTeller:
    """Where the test works on stories itself; a busy machine would let a process that gives way wait for minutes."""
    teller = server.service.stories
    teller._workers, teller.gives_way = 1, 0
    return teller


async def told(browser: httpx.AsyncClient, id: str) -> dict[str, Any]:
    for _ in range(600):
        story: dict[str, Any] = (await browser.get(f"/api/tables/{id}/story")).json()
        if story["status"] != BEGUN:
            return story
        await asyncio.sleep(0.1)
    raise AssertionError(f"the story is still at {story['done']} of {story['steps']}")


async def test_a_story_is_told_and_kept(server: Server) -> None:
    ready(server)
    ada = server.browser()
    id = await over(ada, game="genesis")
    page = (await ada.get(f"/table/{id}/result")).text
    assert "<progress" in page
    story = await told(ada, id)
    assert story["status"] == "told"
    assert story["done"] == story["steps"]
    assert len(story["curves"]) == 2
    assert story["fitted"] > 0
    assert [person["seat"] for person in story["people"]] == [0, 1]
    for person in story["people"]:
        assert len(person["decisions"]) <= 3
        costs = [one["cost"] for one in person["decisions"]]
        assert costs == sorted(costs, reverse=True)
        assert all(one["taken"] != one["better"] for one in person["decisions"])
    page = (await server.browser().get(f"/table/{id}/result")).text
    assert story["turns"]
    for turn in story["turns"]:
        # "Yes" alone would tell nobody what was turned.
        assert turn["asked"]
        assert turn["asked"] in html.unescape(page)
    assert "<polyline" in page
    assert "Try it from here" in page
    assert "style=" not in page


async def test_bots_of_one_kind_are_told_apart_by_what_they_play(server: Server) -> None:
    ada = server.browser()
    table = await opened(ada, "me", "random", "random", game="genesis")
    names = names_of(await server.service.rooms.get(table["id"]), "en")
    assert len(set(names)) == 3
    assert sum(" as " in name for name in names) == 2, names


async def test_another_decision_is_tried_at_a_table_of_ones_own(server: Server) -> None:
    ada, stranger = server.browser(), server.browser()
    id = await over(ada, game="genesis")
    answer = await stranger.post(f"/table/{id}/try", data={"at": "20", "seat": "1"})
    assert answer.status_code == 303
    fresh = await sight(stranger, answer.headers["location"].removeprefix("/table/"))
    assert fresh["you"] == [1]
    assert [seat["kind"] for seat in fresh["seats"]] == ["bot", "human"]
    assert fresh["unsealed"] or fresh["imported"]
    for wrong in ({"at": "x", "seat": "1"}, {"at": "20", "seat": "7"}, {}):
        assert (await stranger.post(f"/table/{id}/try", data=wrong)).status_code == 400


async def test_there_is_no_story_of_a_game_that_goes_on(server: Server) -> None:
    ada = server.browser()
    table = await nearly_over(ada, "me", "me", game="genesis")
    id = table["id"]
    for path in (f"/api/tables/{id}/story", f"/table/{id}/story", f"/table/{id}/result"):
        assert (await ada.get(path)).status_code == 409
    assert (await ada.post(f"/table/{id}/try", data={"at": "1", "seat": "0"})).status_code == 409
    await server.service.store.begin_story(id)
    assert await server.service.store.story(id) is None, "the store refuses it too"
    await act(ada, await sight(ada, id), table["rest"][0])
    assert (await ada.get(f"/api/tables/{id}/story")).status_code == 200


async def test_a_story_is_taken_up_again_after_a_restart(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, story_workers=0)) as server:
        ada = server.browser()
        id = await over(ada, game="genesis")
        assert (await ada.get(f"/api/tables/{id}/story")).json()["status"] == BEGUN
        # One piece, then the process stops.
        teller = ready(server)
        assert await teller.work_on()
        half = await server.service.store.story(id)
        assert half is not None
        assert half.status == BEGUN
        assert 0 < half.done < half.steps
        telling = msgspec.json.decode(half.telling, type=Telling)
    async with serving(msgspec.structs.replace(settings, story_workers=0)) as server:
        teller = ready(server)
        while await teller.work_on():
            pass
        assert (await told(server.browser(), id))["status"] == "told"
        whole = await server.service.store.story(id)
        assert whole is not None
        kept = msgspec.json.decode(whole.telling, type=Telling)
        assert kept.chances[: telling.read] == telling.chances, "what was worked out is not worked out again"


async def test_a_server_that_is_asked_for_a_story_as_it_stops_stops(settings: Settings) -> None:
    async with asyncio.timeout(20), serving(settings) as server:
        await asyncio.sleep(0.05)  # until nothing is to be told
        server.service.stories._wanted.set()  # as `ask` does, and the server stops in the same moment


async def test_a_stopped_server_lets_go_of_the_story_that_it_works_on(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, story_workers=0)) as server:
        id = await over(server.browser(), game="genesis")
        store = server.service.store
        await store.begin_story(id)
        teller = ready(server)
        working = asyncio.ensure_future(teller.work_on())
        while teller._pool is None:  # until it holds the story and works on it
            await asyncio.sleep(0.01)
        working.cancel()
        with pytest.raises(asyncio.CancelledError):
            await working
        row = await store.story(id)
        assert row is not None
        assert (row.status, row.held_until) == (BEGUN, 0.0), "the next server need not wait for it"


async def test_a_story_goes_on_behind_what_is_kept_of_it() -> None:
    """Whoever takes it up has the record and what was stored, as text, and nothing else."""
    record = Record.parse(played(game="genesis").encode())
    stored = ""
    kept: list[list[int]] = []
    while True:
        telling = msgspec.json.decode(stored, type=Telling) if stored else begun(record, [0, 1])
        if telling.is_whole():
            break
        assert telling.chances[: len(kept)] == kept, "what was worked out is not worked out again"
        kept = telling.chances
        further = told_further(record, telling, 40)
        assert further.done() > telling.done()
        stored = msgspec.json.encode(further).decode()
    assert telling.done() == telling.steps()
    at_once = told_further(record, begun(record, [0, 1]), 10_000)
    assert at_once.chances == telling.chances
    assert at_once.decisions == telling.decisions


async def test_owners_take_turns_and_nobody_works_twice(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, story_workers=0)) as server:
        ada, bo = server.browser(), server.browser()
        first, second = await over(ada, game="genesis"), await over(ada, game="genesis")
        third = await over(bo, game="genesis")
        store, teller = server.service.store, ready(server)
        for id in (first, second, third):
            await store.begin_story(id)
        assert await store.hold_story(second, 100.0, 60.0) is not None
        assert await store.hold_story(second, 110.0, 60.0) is None, "another process holds it"
        await teller.work_on()
        await teller.work_on()
        begun = [(await store.story(id)).done for id in (first, second, third)]  # type: ignore[union-attr]
        assert begun[0] > 0
        assert begun[2] > 0, "the second turn is another owner's"


async def test_a_game_that_cannot_be_gone_through_has_none(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, story_workers=0)) as server:
        ada = server.browser()
        id = await over(ada, game="genesis")
        store, teller = server.service.store, ready(server)
        await store.begin_story(id)
        await store.tell_story(id, BEGUN, 1, 2, "nonsense")
        await teller.work_on()
        row = await store.story(id)
        assert row is not None
        assert row.status == FAILED
        page = (await ada.get(f"/table/{id}/result")).text
        assert "There is no story" in page

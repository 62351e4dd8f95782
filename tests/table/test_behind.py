"""A process whose room is behind the store: what it refuses, and what it accepts, is of the table as it is."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.table.conftest import Server, act, join, opened, sight

from phylarium.kernel.record import NoSuchMoment
from phylarium.table.people import hashed
from phylarium.table.rooms import Room, Rooms

pytestmark = pytest.mark.anyio


async def elsewhere(server: Server, id: str) -> Room:
    """The table as another process has it."""
    return await Rooms(server.service.store).get(id)


async def moved_elsewhere(server: Server, id: str) -> None:
    room = await elsewhere(server, id)
    await room.play(room.to_move(), len(room.actions), room.game.vocabulary.name(room.state.legal()[0]))


async def post(browser: httpx.AsyncClient, id: str, number: int, action: str) -> httpx.Response:
    return await browser.post(f"/api/tables/{id}/actions", json={"number": number, "action": action})


async def first_option(server: Server, id: str) -> str:
    room = await elsewhere(server, id)
    return room.game.vocabulary.name(room.state.legal()[0])


async def test_a_move_upon_one_that_was_made_elsewhere(server: Server) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    await sight(browser, id)
    await moved_elsewhere(server, id)
    answer = await post(browser, id, 1, await first_option(server, id))
    assert (answer.status_code, answer.json()["number"]) == (200, 2)


async def test_a_move_that_comes_after_one_that_was_made_elsewhere(server: Server) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    seen = await sight(browser, id)
    await moved_elsewhere(server, id)
    answer = await post(browser, id, 0, seen["options"][0]["action"])
    body: dict[str, Any] = answer.json()
    assert (answer.status_code, body["error"], body["sight"]["number"]) == (409, "stale", 1)


async def test_an_illegal_move_is_refused_of_the_present_position(server: Server) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    await sight(browser, id)
    answer = await post(browser, id, 0, "word:done")
    assert (answer.status_code, answer.json()["error"]) == (422, "illegal-action")


async def test_a_seat_that_changed_hands_elsewhere(server: Server) -> None:
    host, friend, thief = server.browser(), server.browser(), server.browser()
    table = await opened(host, "me", "open", private=True)
    id = table["id"]
    await join(friend, table["links"]["1"])
    await act(host, await sight(host, id))
    await opened(thief, "me", "me")
    found = await server.service.store.visitor(hashed(thief.cookies["phylarium"]))
    assert found is not None
    to_move = (await sight(friend, id))["to_move"]
    await server.service.store.move_seat((await server.service.store.seats(id))[to_move], found[0].id)
    before = [host, friend][to_move]
    action = await first_option(server, id)
    refused = await post(before, id, 1, action)
    assert (refused.status_code, refused.json()["error"]) in ((403, "no-seat"), (403, "private"))
    assert (await post(thief, id, 1, action)).status_code == 200


async def test_the_chart_and_the_past_after_going_back(server: Server) -> None:
    browser = server.browser()
    seen = await sight(browser, (await opened(browser, "me", "me"))["id"])
    id = seen["id"]
    for _ in range(5):
        seen = await act(browser, seen)
    scores = (await browser.get(f"/api/tables/{id}/chart")).json()["scores"]
    assert len(scores) == 6
    await browser.post(f"/api/tables/{id}/request", json={"number": 2})
    assert (await browser.get(f"/api/tables/{id}/chart")).json()["scores"] == scores[:3]
    room = await server.service.rooms.get(id)
    with pytest.raises(NoSuchMoment):
        room.match.rebuilt(3)
    seen = await sight(browser, id)
    await act(browser, seen)
    assert len((await browser.get(f"/api/tables/{id}/chart")).json()["scores"]) == 4

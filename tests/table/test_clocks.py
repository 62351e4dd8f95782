"""Time control: whose time is counted, and what happens when it is out."""

from __future__ import annotations

import time

import pytest
import sqlalchemy as sa
from tests.table.conftest import Server, act, join, opened, sight, until

from phylarium.table import schema
from phylarium.table.clocks import DAY, GRACE, Clock, ClockChoice, new_clock
from phylarium.table.store import StaleTable

pytestmark = pytest.mark.anyio


def live(minutes: float = 1, increment: float = 5) -> Clock:
    clock = new_clock(ClockChoice("live", minutes=minutes, increment=increment), 2)
    assert clock is not None
    return clock


def test_a_live_clock_counts_the_seat_to_move_and_gives_it_the_increment() -> None:
    clock = live().started(0, True, 100.0)
    assert clock.deadline(0) == 160.0
    clock = clock.moved(0, 1, True, 110.0)
    assert clock.left == [55.0, 60.0]
    assert clock.deadline(1) == 170.0
    assert clock.seconds_left(1, 1, 120.0) == 50.0
    assert clock.seconds_left(0, 1, 120.0) == 55.0


def test_the_time_of_bots_is_not_counted() -> None:
    clock = live().started(0, True, 100.0).moved(0, 1, False, 110.0)
    assert clock.deadline(1) is None
    clock = clock.moved(1, 0, True, 500.0)
    assert clock.left == [55.0, 60.0]
    assert clock.deadline(0) == 555.0


def test_days_are_for_a_turn_and_not_for_each_decision_in_it() -> None:
    clock = new_clock(ClockChoice("days", days=2), 2)
    assert clock is not None
    clock = clock.started(0, True, 0.0)
    again = clock.moved(0, 0, True, 1000.0)
    assert again.deadline(0) == 2 * DAY
    other = again.moved(0, 1, True, 2000.0)
    assert other.deadline(1) == 2000.0 + 2 * DAY


def test_nobody_is_timed_when_the_game_is_over() -> None:
    assert live().started(0, True, 0.0).moved(0, -1, False, 5.0).deadline(-1) is None


async def run_out(server: Server, id: str) -> None:
    past = {"deadline": time.time() - 1, "version": schema.games.c.version + 1}
    change = sa.update(schema.games).where(schema.games.c.id == id).values(**past)
    await server.service.store.database.change(lambda connection: connection.execute(change))


async def test_a_bot_sits_in_when_time_is_out_and_its_owner_can_come_back(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open", clock={"kind": "live", "minutes": 5, "increment": 0})
    assert (await sight(host, table["id"]))["clock"]["deadline"] is None
    await join(friend, table["links"]["1"])
    seen = await sight(host, table["id"])
    assert seen["clock"]["deadline"] == pytest.approx(time.time() + 300, abs=20)
    early = await host.post(f"/api/tables/{table['id']}/back")
    assert (early.status_code, early.json()["error"]) == (409, "not-away")
    await run_out(server, table["id"])
    await server.service.time_out(table["id"])
    seen = await until(host, table["id"], lambda s: s["to_move"] == 1)
    assert seen["number"] >= 1, "the bot moved for the host"
    assert (seen["seats"][0]["kind"], seen["seats"][0]["away"]) == ("bot", True)
    assert seen["you"] == [0]
    assert not seen["yours"]
    back = (await host.post(f"/api/tables/{table['id']}/back")).json()
    assert (back["seats"][0]["kind"], back["seats"][0]["away"]) == ("human", False)
    for _ in range(6):
        seen = await sight(friend, table["id"])
        if not seen["yours"]:
            break
        await act(friend, seen)
    seen = await sight(host, table["id"])
    assert seen["yours"]
    assert seen["seats"][0]["seconds_left"] > GRACE / 2


async def test_somebody_for_whom_a_bot_sits_in_is_asked_about_going_back(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open", clock={"kind": "days", "days": 1})
    await join(friend, table["links"]["1"])
    await act(host, await sight(host, table["id"]))
    await run_out(server, table["id"])
    await server.service.time_out(table["id"])
    seen = await until(host, table["id"], lambda s: s["to_move"] == 0)
    path = f"/api/tables/{table['id']}"
    asked = (await host.post(f"{path}/request", json={"number": 0})).json()
    assert (asked["number"], asked["request"]["needed"]) == (seen["number"], [1])
    assert (await friend.get(path)).json()["request"]["needed"] == [1]
    agreed = (await friend.post(f"{path}/agree", json={"agree": True, "number": 0})).json()
    assert agreed["number"] == 0
    assert (await server.browser().post(f"{path}/agree", json={"agree": True})).status_code == 403


async def test_a_move_at_the_last_moment_counts(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me", clock={"kind": "days", "days": 1})
    room = await server.service.rooms.get(table["id"])
    before = room.row
    await act(browser, await sight(browser, table["id"]))
    with pytest.raises(StaleTable):
        await server.service.store.hand_over(before, 0, clock="", deadline=None, kind="bot", bot="random")
    assert (await sight(browser, table["id"]))["seats"][0]["kind"] == "human"


async def test_nobody_is_replaced_who_has_time(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me", clock={"kind": "days", "days": 1})
    await server.service.time_out(table["id"])
    assert [seat["kind"] for seat in (await sight(browser, table["id"]))["seats"]] == ["human", "human"]
    assert await server.service.store.out_of_time(time.time()) == []
    assert await server.service.store.out_of_time(time.time() + 2 * DAY) == [table["id"]]


async def test_an_undo_gives_the_turn_its_time_again(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me", clock={"kind": "days", "days": 1})
    await act(browser, await sight(browser, table["id"]))
    answer = await browser.post(f"/api/tables/{table['id']}/undo", json={"number": 1})
    assert answer.json()["clock"]["deadline"] == pytest.approx(time.time() + DAY, abs=20)


@pytest.mark.parametrize("clock", [{"kind": "days", "days": 0}, {"kind": "live", "minutes": -1}, {"kind": "sundial"}])
async def test_odd_clocks_are_refused(server: Server, clock: dict[str, object]) -> None:
    body = {"game": "marine", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock}
    assert (await server.browser().post("/api/tables", json=body)).status_code == 400

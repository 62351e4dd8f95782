"""Clocks that stand still: pauses by consent, and vacations; with a clock that the test moves on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.table.conftest import Server, account, act, join, opened, sight

from phylarium.table.clocks import DAY, Clock, ClockChoice, new_clock, read_clock
from phylarium.table.pauses import VACATION_DAYS, Chore, days_used, year_of
from phylarium.table.store import VacationRow

pytestmark = pytest.mark.anyio

Passing = Callable[[float], None]


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Passing:
    """Lets so many seconds pass; nobody's real clock says so."""
    real, ahead = time.time, [0.0]
    begins, ends = year_of(real())
    if real() > ends - 60 * DAY:  # within one year
        ahead[0] = begins + 30 * DAY - real()
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])

    def go_on(seconds: float) -> None:
        ahead[0] += seconds

    return go_on


def clock(kind: str, **more: float) -> Clock:
    made = new_clock(ClockChoice(kind, **more), 2)  # type: ignore[arg-type]
    assert made is not None
    return made


# --- the clock itself ------------------------------------------------------------------------


def test_a_paused_live_clock_keeps_what_is_left() -> None:
    running = clock("live", minutes=1, increment=5).started(0, True, 100.0)
    paused = running.stopped(0, 110.0)
    assert (paused.deadline(0), paused.left) == (None, [50.0, 60.0])
    assert paused.seconds_left(0, 0, 500.0) == 50.0
    going = paused.resumed(0, True, 1000.0)
    assert going.deadline(0) == 1050.0


def test_a_paused_clock_of_days_keeps_the_turn() -> None:
    running = clock("days", days=2).started(0, True, 0.0)
    paused = running.stopped(0, DAY / 2)
    assert paused.deadline(0) is None
    assert paused.seconds_left(0, 0, 9 * DAY) == 1.5 * DAY
    assert paused.resumed(0, True, 10 * DAY).deadline(0) == 11.5 * DAY


def test_moves_during_a_pause_cost_nothing_and_the_next_turn_is_whole() -> None:
    paused = clock("days", days=2).started(0, True, 0.0).stopped(0, DAY)
    again = paused.moved(0, 0, True, 2 * DAY)
    assert again.resumed(0, True, 3 * DAY).deadline(0) == 4 * DAY, "still the same turn"
    other = again.moved(0, 1, True, 3 * DAY)
    assert other.deadline(1) is None
    assert other.resumed(1, True, 4 * DAY).deadline(1) == 6 * DAY
    live = clock("live", minutes=1, increment=5).started(0, True, 0.0).stopped(0, 10.0).moved(0, 1, True, 40.0)
    assert (live.left, live.deadline(1)) == ([50.0, 60.0], None)


def test_days_do_not_count_for_somebody_on_vacation() -> None:
    running = clock("days", days=2).started(0, True, 0.0)
    resting = running.rested([0], 0, True, DAY)
    assert resting.deadline(0) is None
    assert resting.moved(0, 1, True, 3 * DAY).deadline(1) == 5 * DAY, "for the other one they do"
    assert resting.moved(0, 1, True, 3 * DAY).moved(1, 0, True, 4 * DAY).deadline(0) is None
    assert resting.rested([], 0, True, 9 * DAY).deadline(0) == 10 * DAY
    assert clock("live").started(0, True, 0.0).rested([0], 0, True, 5.0).resting == [], "live clocks run on"


def test_a_pause_and_a_vacation_end_each_for_itself() -> None:
    both = clock("days", days=2).started(0, True, 0.0).rested([0], 0, True, DAY).stopped(0, DAY)
    assert both.resumed(0, True, 5 * DAY).deadline(0) is None
    assert both.rested([], 0, True, 5 * DAY).deadline(0) is None
    assert both.rested([], 0, True, 5 * DAY).resumed(0, True, 6 * DAY).deadline(0) == 7 * DAY


def test_clocks_of_before_can_be_read_and_have_a_short_text() -> None:
    old = '{"choice":{"kind":"days","days":1,"minutes":60,"increment":20},"left":[3600,3600],"since":null}'
    read = read_clock(old, 2)
    assert read is not None
    assert (read.paused, read.pausing, read.resting, read.spent) == (False, [], [], 0.0)
    assert "resting" not in read.text()


def test_vacation_days_are_those_of_the_year() -> None:
    begins, ends = year_of(1_790_000_000.0)
    rows = [
        VacationRow(1, 1, begins - 5 * DAY, begins + 2 * DAY),
        VacationRow(2, 1, begins + 10 * DAY, begins + 13 * DAY),
        VacationRow(3, 1, begins + 20 * DAY, None),
    ]
    assert days_used(rows, begins + 21 * DAY) == pytest.approx(6)
    assert days_used(rows, begins + 12 * DAY) == pytest.approx(4)
    assert days_used(rows, ends + DAY) == pytest.approx(1), "a new year"


# --- at a table ------------------------------------------------------------------------------


async def two(server: Server, **clock: Any) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    ada, ben = await account(server, "Adalind"), await account(server, "Benedict")
    table = await opened(ada, "me", "open", clock=clock)
    await join(ben, table["links"]["1"], "Ben")
    return ada, ben, table["id"]


async def pause(browser: httpx.AsyncClient, id: str, wanted: bool) -> dict[str, Any]:
    answer = await browser.post(f"/api/tables/{id}/pause", json={"pause": wanted})
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


async def test_a_pause_needs_everybody_and_ends_with_anybody(server: Server, passing: Passing) -> None:
    ada, ben, id = await two(server, kind="live", minutes=10, increment=0)
    passing(60)
    asked = (await pause(ada, id, True))["clock"]
    assert (asked["paused"], asked["pausing"], asked["needed"]) == (False, [0], [1])
    assert asked["deadline"] is not None
    assert (await pause(ben, id, False))["clock"]["pausing"] == [], "one refusal ends it"
    await pause(ben, id, True)
    paused = await pause(ada, id, True)
    assert (paused["clock"]["paused"], paused["clock"]["deadline"]) == (True, None)
    passing(5000)
    await server.service.sweep(0.0)
    seen = await sight(ada, id)
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "human"]
    mover = seen["to_move"]
    assert seen["seats"][mover]["seconds_left"] == pytest.approx(540, abs=5)
    going = await pause(ben, id, False)
    assert going["clock"]["deadline"] == pytest.approx(time.time() + 540, abs=5)
    passing(600)
    await server.service.time_out(id)
    assert (await sight(ada, id))["seats"][mover]["away"], "and then time runs out as ever"


async def test_who_may_pause_and_where(server: Server) -> None:
    ada, _, id = await two(server, kind="days", days=1)
    stranger = await server.browser().post(f"/api/tables/{id}/pause", json={"pause": True})
    assert stranger.status_code == 403
    plain = await opened(ada, "me", "me")
    refused = await ada.post(f"/api/tables/{plain['id']}/pause", json={"pause": True})
    assert (refused.status_code, refused.json()["error"]) == (409, "no-clock")
    alone = await opened(ada, "me", "random", clock={"kind": "live", "minutes": 5, "increment": 0})
    assert (await pause(ada, alone["id"], True))["clock"]["paused"], "bots do not mind"
    text = (await ada.get(f"/table/{alone['id']}/text")).text
    assert "Let the clocks run" in text


async def test_a_pause_is_asked_for_on_the_first_page(server: Server) -> None:
    ada, ben, id = await two(server, kind="days", days=1)
    await pause(ada, id, True)
    other = (await ben.get("/")).text
    assert other.index("Waiting for you") < other.index(f"/table/{id}")


async def away(browser: httpx.AsyncClient, wanted: bool) -> httpx.Response:
    return await browser.post("/api/me/vacation", json={"away": wanted})


async def test_on_vacation_no_days_are_counted(server: Server, passing: Passing) -> None:
    ada, ben, id = await two(server, kind="days", days=2)
    seen = await sight(ada, id)
    mover, other = (ada, ben) if seen["yours"] else (ben, ada)
    passing(DAY)
    begun = (await away(mover, True)).json()
    assert begun == {"away": True, "days_left": float(VACATION_DAYS), "days": VACATION_DAYS}
    passing(10 * DAY)
    await server.service.sweep(0.0)
    seen = await sight(other, id)
    assert seen["clock"]["resting"] == [seen["to_move"]]
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "human"]
    back = (await away(mover, False)).json()
    assert back["days_left"] == pytest.approx(VACATION_DAYS - 10, abs=0.01)
    assert (await sight(mover, id))["clock"]["deadline"] == pytest.approx(time.time() + DAY, abs=60)
    await act(mover, await sight(mover, id))


async def test_a_vacation_ends_when_no_day_of_it_is_left(server: Server, passing: Passing) -> None:
    ada, ben, id = await two(server, kind="days", days=2)
    mover = ada if (await sight(ada, id))["yours"] else ben
    await away(mover, True)
    passing((VACATION_DAYS + 1) * DAY)
    await Chore()(server.service)
    seen = await sight(mover, id)
    assert seen["clock"]["resting"] == []
    assert seen["clock"]["deadline"] == pytest.approx(time.time() + 2 * DAY, abs=60)
    again = await away(mover, True)
    assert (again.status_code, again.json()["error"]) == (409, "no-vacation")
    assert "All 30 days of vacation" in (await mover.post("/account/vacation", data={"away": "yes"})).text


async def test_what_a_killed_process_left_half_done_is_settled(server: Server, passing: Passing) -> None:
    """The vacation was stored and the process died before the clocks were told; and the same when it ended."""
    ada, ben, id = await two(server, kind="days", days=2)
    mover, name = (ada, "Adalind") if (await sight(ada, id))["yours"] else (ben, "Benedict")
    found = await server.service.store.account(name)
    assert found is not None
    await server.service.store.begin_vacation(found[0], time.time())
    await server.service.store.begin_vacation(found[0], time.time())
    assert len(await server.service.store.vacations_of(found[0])) == 1
    await Chore()(server.service)
    assert (await sight(mover, id))["clock"]["deadline"] is None
    await server.service.store.end_vacation(found[0], time.time())
    passing(3 * DAY)
    await Chore()(server.service)
    assert (await sight(mover, id))["clock"]["deadline"] is not None


async def test_a_vacation_belongs_to_an_account(server: Server) -> None:
    refused = await away(server.browser(), True)
    assert (refused.status_code, refused.json()["error"]) == (403, "no-account")

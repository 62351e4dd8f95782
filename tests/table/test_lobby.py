"""The lobby: seats that anybody may take, for whom they are, and what becomes of two who want the same."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from tests.infra.clients import Person
from tests.infra.servers import TableServer
from tests.table.conftest import Server, account, act, join, meet, opened, sight

from phylarium.bots.skill import Strength
from phylarium.table.store import ResultRow

pytestmark = pytest.mark.anyio


async def lobby(browser: httpx.AsyncClient, **chosen: str) -> list[dict[str, Any]]:
    answer = await browser.get("/api/lobby", params=chosen)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def take(browser: httpx.AsyncClient, id: str, seat: int, name: str = "Ben") -> httpx.Response:
    return await browser.post(f"/api/lobby/{id}/{seat}", json={"name": name})


async def test_a_seat_for_anyone_stands_in_the_lobby_until_it_is_taken(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    table = await opened(host, "me", "anyone", "open", title="Evening", clock={"kind": "days", "days": 2})
    (entry,) = await lobby(guest)
    assert (entry["id"], entry["title"], entry["pace"], entry["yours"]) == (table["id"], "Evening", "days", False)
    assert [seat["seat"] for seat in entry["seats"]] == [1]
    assert (await lobby(host))[0]["yours"]
    assert (await take(guest, table["id"], 2)).json()["error"] == "seat-taken", "that one is by link only"
    assert (await take(guest, table["id"], 1)).status_code == 200
    assert await lobby(guest) == []
    seen = await sight(guest, table["id"])
    assert (seen["you"], seen["seats"][1]["name"], seen["status"]) == ([1], "Ben", "waiting")
    await join(server.browser(), table["links"]["2"], "Cleo")
    assert (await sight(guest, table["id"]))["status"] == "running"


async def test_a_host_opens_a_seat_later_and_closes_it_again(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    path = f"/api/tables/{table['id']}/offers/1"
    assert await lobby(guest) == []
    stranger = await guest.post(path, json={"offer": {}})
    assert (stranger.status_code, stranger.json()["error"]) == (403, "not-your-seat")
    stands = await host.post(path, json={"offer": {"level": "newcomers"}})
    assert stands.json() == {"1": {"level": "newcomers", "least": None, "most": None}}
    assert [entry["id"] for entry in await lobby(guest, level="newcomers")] == [table["id"]]
    assert await lobby(guest, level="keen") == []
    assert (await host.post(path, json={})).json() == {}
    assert await lobby(guest) == []
    assert (await take(guest, table["id"], 1)).json()["error"] == "seat-taken"
    # The link that was handed out before still leads to the seat.
    await join(guest, table["links"]["1"])
    assert (await host.post(path, json={"offer": {}})).json()["error"] == "seat-taken"
    assert (await host.post(path.replace("/offers/1", "/offers/7"), json={"offer": {}})).status_code == 404


async def test_filters_and_what_is_never_listed(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    plain = await opened(host, "me", "anyone")
    live = await opened(host, "me", "anyone", clock={"kind": "live", "minutes": 10, "increment": 5})
    refused = await host.post(
        "/api/tables", json={"game": "marine", "private": True, "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    )
    assert (refused.status_code, refused.json()["error"]) == (400, "private")
    private = await opened(host, "me", "open", private=True)
    late = await host.post(f"/api/tables/{private['id']}/offers/1", json={"offer": {}})
    assert late.json()["error"] == "private"
    assert {entry["id"] for entry in await lobby(guest)} == {plain["id"], live["id"]}
    assert [entry["id"] for entry in await lobby(guest, pace="live")] == [live["id"]]
    assert [entry["id"] for entry in await lobby(guest, pace="none")] == [plain["id"]]
    assert await lobby(guest, game="genesis") == []
    assert (await guest.get("/api/lobby", params={"pace": "sundial"})).status_code == 400
    page = (await guest.get("/lobby", params={"pace": "live", "game": "<b>", "level": "x"})).text
    assert f"/table/{live['id']}" in page
    assert f"/table/{plain['id']}" not in page


async def test_of_many_who_take_a_seat_at_once_one_has_it(servers: list[TableServer]) -> None:
    host = Person(servers[0].url, 1)
    seats = [{"kind": "me"}, {"kind": "anyone"}]
    for _ in range(5):
        made = await host.web.post("/api/tables", json={"game": "marine", "seats": seats})
        id = made.json()["id"]
        guests = [httpx.AsyncClient(base_url=servers[n % len(servers)].url, timeout=60) for n in range(8)]
        answers = await asyncio.gather(
            *(guest.post(f"/api/lobby/{id}/1", json={"name": f"Guest {n}"}) for n, guest in enumerate(guests))
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        assert {answer.json()["error"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
        winner = next(n for n, answer in enumerate(answers) if answer.status_code == 200)
        seen = (await guests[winner].get(f"/api/tables/{id}")).json()
        assert (seen["you"], seen["seats"][1]["name"]) == ([1], f"Guest {winner}")
        for guest in guests:
            await guest.aclose()
    await host.close()


async def test_nobody_takes_two_seats_from_the_lobby(server: Server) -> None:
    host = server.browser()
    table = await opened(host, "me", "anyone")
    assert (await take(host, table["id"], 1)).json()["error"] == "seated"


async def test_a_range_of_ratings_is_kept_to(server: Server) -> None:
    host, strong, weak = server.browser(), await account(server, "Strong"), await account(server, "Weak")
    store = server.service.store
    ids = {name: found[0] for name in ("Strong", "Weak") if (found := await store.account(name))}
    table = await opened(host, "me", "me")
    rows = [
        ResultRow(table["id"], seat, "marine", ids[name], "", 2, seat + 1, 0, "", 1.0)
        for seat, name in enumerate(("Strong", "Weak"))
    ]
    players = [f"account {ids[name]}" for name in ("Strong", "Weak")]
    fixed = {players[0]: Strength(35.0, 2.0), players[1]: Strength(20.0, 2.0)}
    assert await store.count_game(rows, players, lambda known: fixed)
    wanted = await opened(host, "me", "anyone", offer={"least": 1100, "most": 1500})
    assert [entry["id"] for entry in await lobby(strong, level="mine")] == [wanted["id"]]
    assert await lobby(weak, level="mine") == []
    assert not (await lobby(weak))[0]["seats"][0]["fits"]
    refused = await take(weak, wanted["id"], 1)
    assert (refused.status_code, refused.json()["error"]) == (403, "other-strength")
    assert (await take(server.browser(), wanted["id"], 1)).status_code == 403, "a newcomer has 1000"
    assert (await take(strong, wanted["id"], 1)).status_code == 200
    seats = [{"kind": "me"}, {"kind": "anyone"}]
    odd = await host.post(
        "/api/tables", json={"game": "marine", "seats": seats, "offer": {"least": 1500, "most": 1100}}
    )
    assert (odd.status_code, odd.json()["error"]) == (400, "bad-range")


async def test_the_lobby_works_without_script(server: Server) -> None:
    host, guest = server.browser(), server.browser(follow_redirects=True)
    form = {"game": "marine", "seat_kind_0": "me", "seat_kind_1": "anyone", "level": "keen"}
    made = await host.post("/new", data={**form, "least": "900", "most": "x", "name": "Ada", "clock": "live-10-10"})
    id = made.headers["location"].rpartition("/")[2]
    page = (await guest.get("/lobby")).text
    assert "keen players" in page
    assert "rating 900 or more" in page
    assert "live, 10 min + 10 s" in page
    assert "opened by Ada" in page
    assert f'action="/lobby/{id}/1"' in (await guest.get("/")).text
    sat = await guest.post(f"/lobby/{id}/1", data={"name": "Ben", "text": "yes"})
    assert sat.url.path == f"/table/{id}/text"
    late = await server.browser().post(f"/lobby/{id}/1", data={"name": "Cleo"})
    assert late.status_code == 409
    assert "Somebody else sits there already." in late.text
    other = await opened(host, "me", "open")
    text = f"/table/{other['id']}/text"
    assert "Open it to anybody" in (await host.get(text)).text
    await host.post(f"/table/{other['id']}/offer/1", data={"level": "newcomers"})
    assert "Stands in the lobby" in (await host.get(text)).text
    await host.post(f"/table/{other['id']}/offer/1", data={"do": "close"})
    assert "Stands in the lobby" not in (await host.get(text)).text


async def test_what_waits_for_one_comes_first_and_nothing_of_ones_own_is_to_be_watched(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open", public=True, title="Ours")
    await join(friend, table["links"]["1"])

    def listed(page: str, head: str) -> bool:
        _, found, rest = page.partition(f'<h2 id="head-{head}"')
        return bool(found) and "Ours" in rest.partition("</section>")[0]

    async def where(browser: httpx.AsyncClient) -> list[str]:
        page = (await browser.get("/")).text
        return [head for head in ("yours", "mine", "watch", "ended", "finished") if listed(page, head)]

    mover, other = (host, friend) if (await sight(host, table["id"]))["yours"] else (friend, host)
    assert await where(mover) == ["yours"]
    assert await where(other) == ["mine"]
    assert await where(server.browser()) == ["watch"]
    for browser in (mover, other):
        page = (await browser.get("/")).text
        assert page.index("Ours") < page.index("The puzzle of the day"), "one's games come before what else there is"
    assert "(1) Phylarium" in (await mover.get("/")).text
    seen = await sight(mover, table["id"])
    for _ in range(8):
        if not seen["yours"]:
            break
        seen = await act(mover, seen)
    assert await where(mover) == ["mine"]
    while seen["to_move"] >= 0 and (theirs := await sight(other, table["id"]))["yours"]:
        await act(other, theirs)
    # Somebody waits for an answer: that comes first too.
    asked = await mover.post(f"/api/tables/{table['id']}/request", json={"number": 0})
    assert asked.status_code == 200
    assert await where(other) == ["yours"]


async def test_whoever_takes_a_seat_twice_at_once_has_it_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await opened(server.browser(), "me", "anyone", "anyone")
    friend = server.browser()
    await friend.post("/api/me", json={"name": "Bo"})
    with monkeypatch.context() as patch:
        await meet(patch, server, "sit")
        answers = await asyncio.gather(*(take(friend, table["id"], 1) for _ in range(2)))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert (await take(friend, table["id"], 1)).status_code == 200
    assert (await take(friend, table["id"], 2)).json()["error"] == "seated"
    assert (await sight(friend, table["id"]))["you"] == [1]


async def test_whoever_takes_two_seats_at_once_has_one(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await opened(server.browser(), "me", "anyone", "anyone")
    friend = server.browser()
    await friend.post("/api/me", json={"name": "Bo"})
    await meet(monkeypatch, server, "sit")
    answers = await asyncio.gather(*(take(friend, table["id"], seat) for seat in (1, 2)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert "seated" in [answer.json().get("error") for answer in answers]
    assert len((await sight(friend, table["id"]))["you"]) == 1

"""Links, seats, spectators, hot-seat and accounts."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from tests.table.conftest import Server, act, join, meet, opened, sight

from phylarium.table import limits, lookalikes, people, schema

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


async def test_friends_take_their_seats_by_link_and_the_game_begins(server: Server) -> None:
    host, one, two = server.browser(), server.browser(), server.browser()
    table = await opened(host, "me", "open", "open", title="Thursday")
    assert (await sight(host, table["id"]))["status"] == "waiting"
    early = await host.post(f"/api/tables/{table['id']}/actions", json={"number": 0, "action": "word:done"})
    assert (early.status_code, early.json()["error"]) == (409, "not-now")
    assert "Thursday" in (await one.get(table["links"]["1"])).text
    await join(one, table["links"]["1"], "Ada")
    assert (await sight(one, table["id"]))["status"] == "waiting"
    await join(two, table["links"]["2"], "Bob")
    seen = await sight(host, table["id"])
    assert seen["status"] == "running"
    assert [seat["name"] for seat in seen["seats"]] == ["Player 1", "Ada", "Bob"]
    assert (await sight(two, table["id"]))["you"] == [2]


async def test_a_link_seats_one(server: Server) -> None:
    host = server.browser()
    table = await opened(host, "me", "open", "open")
    link = table["links"]["1"]
    answers = await asyncio.gather(*(server.browser().post(link, data={"name": f"n{i}"}) for i in range(8)))
    statuses = sorted(answer.status_code for answer in answers)
    assert statuses[0] == 303
    assert set(statuses[1:]) <= {404, 409}
    assert (await server.browser().get(link)).status_code == 404


async def test_the_host_can_make_a_new_link_and_nobody_else(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    assert (await friend.post(f"/api/tables/{table['id']}/link/1")).status_code == 403
    fresh = (await host.post(f"/api/tables/{table['id']}/link/1")).json()["url"]
    await join(friend, fresh)
    assert (await sight(friend, table["id"]))["you"] == [1]
    assert (await host.post(f"/api/tables/{table['id']}/link/1")).status_code == 403
    assert (await host.post(f"/api/tables/{table['id']}/link/7")).status_code == 404


async def test_a_host_cannot_take_a_friends_seat_with_a_link_made_while_the_friend_sits_down(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host's request has seen the seat open; the friend is in it before the new link is stored."""
    host, friend, accomplice = server.browser(), server.browser(), server.browser()
    table = await opened(host, "me", "open")
    made = server.service.store.set_link

    async def late(*args: Any) -> None:
        await join(friend, table["links"]["1"], "Friend")
        await made(*args)

    monkeypatch.setattr(server.service.store, "set_link", late)
    answer = await host.post(f"/api/tables/{table['id']}/link/1")
    assert (answer.status_code, answer.json()["error"]) == (409, "seat-taken")
    link = people.seat_link(host.cookies["phylarium"], table["id"], 1, 1)
    assert (await accomplice.post(f"/join/{link}", data={"name": "Host"})).status_code == 404
    assert (await sight(friend, table["id"]))["you"] == [1]


async def test_a_link_that_was_replaced_while_somebody_followed_it_leads_nowhere(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, stranger = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    sit = server.service.store.sit

    async def late(*args: Any) -> None:
        await host.post(f"/api/tables/{table['id']}/link/1")
        await sit(*args)

    monkeypatch.setattr(server.service.store, "sit", late)
    answer = await stranger.post(table["links"]["1"], data={"name": "Stranger"})
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-link")
    assert (await sight(host, table["id"]))["seats"][1]["kind"] == "open"


async def test_whoever_comes_to_a_table_whose_record_was_had_is_told(server: Server) -> None:
    """With all seats one's own one may have the record, and hand a seat to a friend afterwards."""
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "me")
    assert not (await sight(host, table["id"]))["unsealed"]
    assert (await host.get(f"/api/tables/{table['id']}/record")).status_code == 200
    assert (await sight(host, table["id"]))["unsealed"]
    link = (await host.post(f"/api/tables/{table['id']}/link/1")).json()["url"]
    assert "Somebody may know the dice of this game" in (await friend.get(link)).text
    await join(friend, link)
    assert (await sight(friend, table["id"]))["unsealed"]
    assert "dice known" in (await friend.get(f"/table/{table['id']}")).text
    assert "Somebody may know the dice of this game" in (await friend.get(f"/table/{table['id']}/text")).text


async def test_after_the_end_a_record_is_no_secret(server: Server) -> None:
    host = server.browser()
    table = await opened(host, "me", "me")
    over = sa.update(schema.games).values(status="over", version=schema.games.c.version + 1)
    await server.service.store.database.change(lambda connection: connection.execute(over))
    assert (await host.get(f"/api/tables/{table['id']}/record")).status_code == 200
    assert not (await sight(host, table["id"]))["unsealed"]


def test_every_letter_that_looks_like_another_is_found() -> None:
    for plain, odd in lookalikes.LIKE.items():
        assert {lookalikes.skeleton(letter) for letter in odd} == {lookalikes.skeleton(plain)}, plain


@pytest.mark.parametrize(
    "name",
    [
        "AdaBill",
        "\uff21daBill",  # full width
        "\u0410daBill",  # one Cyrillic letter
        "AdaBi1l",
        "\u00c1da-Bill",
        "Ada Bill",
        "AdaBiIl",
        "AdaBi||",
        "AdaB!ll",
        "AdaBill!",
    ],
)
async def test_two_accounts_do_not_look_alike(server: Server, name: str) -> None:
    first = {"name": "adabill", "password": PASSWORD}
    assert (await server.browser().post("/api/account/register", json=first)).status_code == 201
    answer = await server.browser().post("/api/account/register", json={"name": name, "password": PASSWORD})
    assert (answer.status_code, answer.json()["error"]) in ((409, "name-taken"), (400, "mixed-name"))


async def test_a_whole_name_in_letters_that_look_alike(server: Server) -> None:
    one, other = "coco", "\u0441\u043e\u0441\u043e"
    assert (
        await server.browser().post("/api/account/register", json={"name": other, "password": PASSWORD})
    ).status_code == 201
    answer = await server.browser().post("/api/account/register", json={"name": one, "password": PASSWORD})
    assert (answer.status_code, answer.json()["error"]) == (409, "name-taken")


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "Ольга", "山田 Taro", "さくら山", "Hawai\u02bbi", "김 Kim", "🐟🐟"])
async def test_ordinary_names_are_welcome(server: Server, name: str) -> None:
    for one in (name, "🐙🐙"):
        answer = await server.browser().post("/api/account/register", json={"name": one, "password": PASSWORD})
        assert answer.status_code == 201, answer.text


async def test_at_a_table_nobody_is_taken_for_another(server: Server) -> None:
    host, one, two = server.browser(), server.browser(), server.browser()
    table = await opened(host, "me", "open", "open")
    await join(one, table["links"]["1"], "Olga")
    await join(two, table["links"]["2"], "0lga")
    assert [seat["name"] for seat in (await sight(host, table["id"]))["seats"]][1:] == ["Olga", "0lga (2)"]


async def test_a_private_link_brings_one_back_in_another_browser(server: Server) -> None:
    browser, phone = server.browser(), server.browser()
    table = await opened(browser, "me", "random", private=True)
    assert (await phone.get(f"/api/tables/{table['id']}")).status_code == 403
    link = (await browser.post(f"/api/tables/{table['id']}/link/0")).json()["url"]
    await join(phone, link)
    assert (await sight(phone, table["id"]))["you"] == [0]


async def test_at_one_screen_the_seat_to_move_is_shown(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    views = set()
    covered = False
    for _ in range(14):
        assert seen["yours"]
        assert seen["view"] == seen["to_move"]
        views.add(seen["view"])
        covered = covered or seen["handover"]
        seen = await act(browser, seen)
    assert views == {0, 1}
    assert covered, "somebody held secret traits, and the screen was not covered"


async def test_spectators_see_public_tables_in_the_list_and_others_by_link(server: Server) -> None:
    host, watcher = server.browser(), server.browser()
    public = await opened(host, "me", "me", public=True, title="Open to all")
    quiet = await opened(host, "me", "me", title="By link only")
    private = await opened(host, "me", "me", private=True, title="Only us")
    page = (await watcher.get("/")).text
    assert "Open to all" in page
    assert "By link only" not in page
    assert "Only us" not in page
    mine = (await host.get("/")).text
    assert all(title in mine for title in ("Open to all", "By link only", "Only us"))
    for table in (public, quiet):
        seen = await sight(watcher, table["id"])
        assert (seen["you"], seen["view"], seen["options"]) == ([], -1, [])
        assert seen["pieces"]["board"]["markup"]
    for path in ("", "/at/0", "/log", "/chart", "/image.svg"):
        answer = await watcher.get(f"/api/tables/{private['id']}{path}")
        assert (answer.status_code, answer.json()["error"]) == (403, "private")
    assert (await watcher.get(f"/table/{private['id']}/text")).status_code == 403


async def test_an_account_keeps_seats_across_browsers(server: Server) -> None:
    desk, phone = server.browser(), server.browser()
    table = await opened(desk, "me", "me", private=True)
    before = desk.cookies["phylarium"]
    made = await desk.post("/api/account/register", json={"name": "Ada", "password": PASSWORD})
    assert made.status_code == 201
    assert made.json()["account"] == "Ada"
    assert desk.cookies["phylarium"] != before, "a cookie from before the log-in must not open the account"
    logged = await phone.post("/api/account/login", json={"name": "ada", "password": PASSWORD})
    assert logged.status_code == 200
    assert (await sight(phone, table["id"]))["you"] == [0, 1]
    assert (await desk.get(f"/api/tables/{table['id']}")).status_code == 200
    old = server.browser(cookies={"phylarium": before})
    assert (await old.get(f"/api/tables/{table['id']}")).status_code == 403
    token = phone.cookies["phylarium"]
    await phone.post("/api/account/logout")
    assert (await phone.get(f"/api/tables/{table['id']}")).status_code == 403
    assert (await server.browser(cookies={"phylarium": token}).get(f"/api/tables/{table['id']}")).status_code == 403


async def test_passwords_are_hashed_and_wrong_ones_refused(server: Server) -> None:
    browser = server.browser()
    await browser.post("/api/account/register", json={"name": "Ada", "password": PASSWORD})
    rows = await server.service.store.database.read(lambda c: str(c.execute(sa.select(schema.accounts)).all()))
    assert "$argon2id$" in rows
    assert PASSWORD not in rows
    for name, password in (("Ada", "wrong horse battery"), ("Nobody", PASSWORD)):
        answer = await server.browser().post("/api/account/login", json={"name": name, "password": password})
        assert (answer.status_code, answer.json()["error"]) == (403, "bad-login")


async def test_names_of_accounts_are_unique_and_sound(server: Server) -> None:
    await server.browser().post("/api/account/register", json={"name": "Ada", "password": PASSWORD})
    cases = [("ADA", PASSWORD, 409), ("x", PASSWORD, 400), ("Bob", "short", 400)]
    for name, password, status in cases:
        answer = await server.browser().post("/api/account/register", json={"name": name, "password": password})
        assert answer.status_code == status, name


async def test_guessing_passwords_is_slowed_down(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 1000.0)  # no time passes, however slow the guesses are
    statuses = []
    for _ in range(14):
        body = {"name": "Ada", "password": "guess guess guess"}
        statuses.append((await server.browser().post("/api/account/login", json=body)).status_code)
    assert statuses[0] == 403
    assert statuses[-1] == 429


async def test_logging_in_as_another_person_leaves_the_first_ones_seats(server: Server) -> None:
    shared = server.browser()
    await server.browser().post("/api/account/register", json={"name": "Bob", "password": PASSWORD})
    await shared.post("/api/account/register", json={"name": "Ada", "password": PASSWORD})
    table = await opened(shared, "me", "me", private=True)
    await shared.post("/api/account/login", json={"name": "Bob", "password": PASSWORD})
    assert (await shared.get(f"/api/tables/{table['id']}")).status_code == 403
    await shared.post("/api/account/login", json={"name": "Ada", "password": PASSWORD})
    assert (await shared.get(f"/api/tables/{table['id']}")).status_code == 200


def fields(page: str) -> dict[str, str]:
    """What the form of a page has ready."""
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', page))


@pytest.mark.parametrize("known", [True, False], ids=["known", "newcomer"])
async def test_whoever_presses_twice_has_the_seat(server: Server, monkeypatch: pytest.MonkeyPatch, known: bool) -> None:
    """At once, and once more when the link has ended; a newcomer sends no cookie, and has one afterwards."""
    table = await opened(server.browser(), "me", "open")
    path = httpx.URL(table["links"]["1"]).path
    friend = server.browser()
    if known:
        await friend.post("/api/me", json={"name": "Bo"})
    cookies = dict(friend.cookies)
    form = {**fields((await friend.get(path)).text), "name": "Bo"}
    await meet(monkeypatch, server, "sit")
    clicks = [server.browser(cookies=cookies) for _ in range(2)]
    answers = await asyncio.gather(*(one.post(path, data=form) for one in clicks))
    late = server.browser(cookies=cookies)
    answers.append(await late.post(path, data=form))
    assert [(one.status_code, one.headers.get("location")) for one in answers] == [(303, f"/table/{table['id']}")] * 3
    for browser in (*clicks, late):
        assert (await sight(browser, table["id"]))["you"] == [1]


async def test_nobody_gets_a_seat_by_a_link_that_another_has_used(server: Server) -> None:
    table = await opened(server.browser(), "me", "open")
    path = httpx.URL(table["links"]["1"]).path
    friend, stranger = server.browser(), server.browser()
    form = {**fields((await friend.get(path)).text), "name": "Bo"}
    assert (await friend.post(path, data=form)).status_code == 303
    for visit in ("", "x" * 43):
        answer = await stranger.post(path, data={**form, "visit": visit})
        assert answer.status_code == 404
        assert "set-cookie" not in answer.headers


async def test_a_refused_newcomer_keeps_the_cookie_of_their_first_click(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two requests without a cookie are two people to the server: the one who was refused takes nothing away."""
    table = await opened(server.browser(), "me", "anyone")
    await meet(monkeypatch, server, "sit")
    clicks = [server.browser() for _ in range(2)]
    path = f"/api/lobby/{table['id']}/1"
    answers = await asyncio.gather(*(one.post(path, json={"name": "Bo"}) for one in clicks))
    assert sorted(one.status_code for one in answers) == [200, 409]
    assert ["set-cookie" in one.headers for one in sorted(answers, key=lambda one: one.status_code)] == [True, False]

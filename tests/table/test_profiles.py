"""People with accounts: how their games came out, how they are rated, and that they can go."""

from __future__ import annotations

import asyncio
import json
import random
from functools import cache
from typing import Any

import httpx
import msgspec
import pytest
from tests.infra.clients import Person
from tests.infra.servers import TableServer
from tests.table.conftest import Server, account, act, join, opened, sight, until

from phylarium.bots.skill import NEWCOMER
from phylarium.games.marine import GAME
from phylarium.kernel.match import Match
from phylarium.kernel.record import Record
from phylarium.table import schema
from phylarium.table.check import check_tables
from phylarium.table.config import Settings
from phylarium.table.openings import table_of_record
from phylarium.table.people import recognise
from phylarium.table.ratings import count, players_of, points_of
from phylarium.table.store import SeatRow, Store, new_id

pytestmark = pytest.mark.anyio

SHORT = {"options": {"length": "short"}}


@cache
def finished() -> Record:
    """A short game of two that is over."""
    match = Match.start(GAME, 2, {"length": "short", "animals": "random"}, "a quiet sea", ["", ""])
    chance = random.Random(7)
    while not match.state.over():
        match.apply(match.state.to_move(), chance.choice(match.state.legal()))
    return Record.from_match(match)


async def ended(store: Store, seats: list[SeatRow], owner: int | None, **more: Any) -> str:
    """A table whose game has just ended, as a process leaves it that is killed before it counts the result."""
    record = finished()
    row = {name: more.pop(name) for name in ("public", "private", "title") if name in more}
    table = table_of_record(new_id(), record, len(record.actions), seats, owner=owner, **row)
    played = msgspec.structs.replace(table.row, imported=False, unsealed=False, **more)
    await store.create(msgspec.structs.replace(table, row=played))
    return played.id


async def played(server: Server, people: list[httpx.AsyncClient], **more: Any) -> str:
    """A game of two that is over and counted."""
    store, seats = server.service.store, []
    for seat, browser in enumerate(people):
        visitor = await recognise(store, browser.cookies["phylarium"])
        assert visitor.row is not None
        seats.append(SeatRow("", seat, "human", visitor.row.id, "", visitor.name, ""))
    id = await ended(store, seats, seats[0].visitor_id, **more)
    await server.service.changed(await server.service.rooms.get(id))
    return id


async def rating(server: Server, player: str) -> tuple[float, int]:
    rows = await server.service.store.ratings(player)
    return (rows[0].mu, rows[0].games) if rows else (NEWCOMER.mu, 0)


async def ids(server: Server, *names: str) -> list[int]:
    found = [await server.service.store.account(name) for name in names]
    return [one[0] for one in found if one is not None]


async def test_a_rated_game_changes_ratings_once(server: Server) -> None:
    ada, ben = await account(server, "Adalind"), await account(server, "Benedict")
    id = await played(server, [ada, ben], rated=True)
    first, second = await ids(server, "Adalind", "Benedict")
    row = await server.service.store.table(id)
    result = row.ended()
    assert result is not None
    winner, loser = (first, second) if result.ranking[0] < result.ranking[1] else (second, first)
    if result.ranking[0] != result.ranking[1]:
        assert (
            (await rating(server, f"account {winner}"))[0] > NEWCOMER.mu > (await rating(server, f"account {loser}"))[0]
        )
    before = [await rating(server, f"account {one}") for one in (first, second)]
    assert [games for _, games in before] == [1, 1]
    # Whoever counts it once more changes nothing: the sweep, or another process.
    await server.service.sweep(0.0)
    await asyncio.gather(*(count(server.service.store, row) for _ in range(4)))
    assert [await rating(server, f"account {one}") for one in (first, second)] == before


async def test_what_a_killed_process_left_is_counted_by_the_next(servers: list[TableServer], database_url: str) -> None:
    """A rated game against a bot has ended, and the server was killed at once: it is counted afterwards, and once."""
    ada = Person(servers[0].url, 1)
    await ada.web.post("/api/account/register", json={"name": "Adalind", "password": "long enough"})
    store = await Store.open(Settings(database_url=database_url))
    visitor = await recognise(store, ada.cookie)
    assert visitor.row is not None
    for server in servers:
        await asyncio.to_thread(server.kill)
    seats = [SeatRow("", 0, "human", visitor.row.id, "", "Ada", ""), SeatRow("", 1, "bot", None, "random", "", "")]
    await ended(store, seats, visitor.row.id, rated=True)
    await store.close()
    for _ in range(2):
        for server in servers:
            server.start()
        ladder: list[dict[str, Any]] = []
        for _ in range(200):
            ladder = (await ada.web.get("/api/ladder/marine")).json()
            if ladder:
                break
            await asyncio.sleep(0.1)
        counted = sorted((rung["name"], rung["bot"], rung["games"]) for rung in ladder)
        assert counted == [("", "random", 1), ("Adalind", "", 1)]
        for server in servers:
            await asyncio.to_thread(server.kill)
    assert [table.problem for table in await check_tables(Settings(database_url=database_url)) if table.problem] == []
    for server in servers:
        server.start()
    await ada.close()


@pytest.mark.parametrize("kind", ["unrated", "unsealed"])
async def test_a_game_that_does_not_count_changes_no_rating(server: Server, kind: str) -> None:
    ada, ben = await account(server, "Adalind"), await account(server, "Benedict")
    people = [ada, ben]
    if kind == "unrated":
        await played(server, people)
    else:
        table = await opened(ada, "me", "random", rated=True, **SHORT)
        assert (await ada.get(f"/api/tables/{table['id']}/record")).status_code == 200, "now she knows the seed"
        row = await server.service.store.table(table["id"])
        assert row.unsealed
        seats = await server.service.store.seats(table["id"])
        assert players_of(row, seats, {seats[0].visitor_id or 0: 1}) == []
        return
    assert (await ada.get("/api/ladder/marine")).json() == []
    profile = (await ben.get("/api/people/adalind")).json()
    assert [(game["played"], game["rating"]) for game in profile["games"]] == [(1, None)]


async def test_who_may_play_a_rated_game(server: Server) -> None:
    guest, ada = server.browser(), await account(server, "Adalind")
    seats = [{"kind": "me"}, {"kind": "open"}]
    refused = await guest.post("/api/tables", json={"game": "marine", "seats": seats, "rated": True})
    assert (refused.status_code, refused.json()["error"]) == (403, "rated")
    twice = await ada.post("/api/tables", json={"game": "marine", "seats": [{"kind": "me"}] * 2, "rated": True})
    assert (twice.status_code, twice.json()["error"]) == (400, "not-rated")
    table = await opened(ada, "me", "open", rated=True)
    assert (await sight(ada, table["id"]))["rated"]
    link = httpx.URL(table["links"]["1"]).path
    assert "This game is rated" in (await guest.get(link)).text
    assert "rated" in (await ada.get(f"/table/{table['id']}/text")).text
    assert (await guest.post(link, data={"name": "Guest"})).status_code == 403
    again = server.browser()
    await again.post("/api/account/login", json={"name": "Adalind", "password": "long enough"})
    assert (await again.post(link, data={"name": "Also me"})).status_code == 409
    ben = await account(server, "Benedict")
    assert (await ben.post(link, data={"name": "Ben"})).status_code == 303


async def test_nothing_helps_in_a_rated_game(server: Server) -> None:
    ada = await account(server, "Adalind")
    table = await opened(ada, "me", "random", rated=True)
    seen = await until(ada, table["id"], lambda s: s["yours"])
    hint = await ada.get(f"/api/tables/{table['id']}/hint")
    assert (hint.status_code, hint.json()["error"]) == (409, "rated")
    await act(ada, seen)
    seen = await until(ada, table["id"], lambda s: s["yours"] and s["number"] > 1)
    back = await ada.post(f"/api/tables/{table['id']}/request", json={"number": 0})
    assert (back.status_code, back.json()["error"]) == (409, "rated")


async def test_a_profile_tells_what_everybody_may_know(server: Server) -> None:
    ada, ben = await account(server, "Adalind"), await account(server, "Benedict")
    public = await played(server, [ada, ben], rated=True, public=True, title="Seen by all")
    hidden = await played(server, [ada, ben], title="Unlisted")
    private = await played(server, [ada, ben], private=True, title="Private")
    own = (await ada.get("/api/people/Adalind")).json()
    assert own["you"]
    assert {one["table"] for one in own["results"]} == {public, hidden, private}
    other = (await server.browser().get("/api/people/ADALIND")).json()
    assert (other["name"], other["you"]) == ("Adalind", False)
    assert [one["table"] for one in other["results"]] == [public]
    (game,) = other["games"]
    assert (game["game"], game["played"], game["rated"], game["sure"]) == ("marine", 3, 1, False)
    mu, _ = await rating(server, f"account {(await ids(server, 'Adalind'))[0]}")
    assert game["rating"] == points_of(mu)
    assert game["favourite"]["games"] >= 1
    assert game["favourite"]["text"]
    text = (await server.browser().get("/people/Adalind")).text
    assert "Seen by all" in text
    assert "Unlisted" not in text
    assert "Private" not in text
    assert "Adalind" in (await server.browser().get("/ladder?game=marine")).text
    for nobody in ("Nobody", "%00", "x" * 300, "<b>"):
        answer = await ada.get(f"/api/people/{nobody}")
        assert answer.status_code == 404, nobody


async def test_settings_follow_the_account(server: Server) -> None:
    ada, other = await account(server, "Adalind"), server.browser()
    kept = {"theme": "dark", "sound": True}
    assert (await ada.post("/api/me/settings", json={"settings": kept})).status_code == 200
    await other.post("/api/account/login", json={"name": "Adalind", "password": "long enough"})
    page = (await other.get("/")).text
    assert '<meta name="settings" content="{&#34;theme&#34;:&#34;dark&#34;,&#34;sound&#34;:true}"' in page
    assert 'name="settings"' not in (await server.browser().get("/")).text
    many = {f"s{n}": 1 for n in range(41)}
    odds: list[dict[str, Any]] = [{"a b": 1}, {"x": {}}, {"x": "y" * 81}, many]
    for odd in odds:
        assert (await ada.post("/api/me/settings", json={"settings": odd})).status_code == 400


async def test_all_that_is_kept_can_be_had(server: Server) -> None:
    ada, ben = await account(server, "Adalind"), await account(server, "Benedict")
    id = await played(server, [ada, ben], rated=True)
    await ada.post(f"/api/tables/{id}/chat", json={"text": "well played"})
    await ben.post(f"/api/tables/{id}/chat", json={"text": "not hers"})
    await ada.post(f"/api/tables/{id}/notes", json={"text": "my notes"})
    answer = await ada.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["account"][0]["name"] == "Adalind"
    assert [one["text"] for one in found["chat"]] == ["well played"]
    assert [one["text"] for one in found["notes"]] == ["my notes"]
    assert [one["table"] for one in found["seats"]] == [id]
    assert [one["table"] for one in found["results"]] == [id]
    assert [one["game"] for one in found["ratings"]] == ["marine"]
    text = json.dumps(found)
    row = await server.service.store.table(id)
    for secret in ("not hers", "hash", ada.cookies["phylarium"], row.seed):
        assert secret not in text
    assert (await server.browser().get("/api/me/export")).json() == {}


async def test_who_goes_leaves_nothing_personal(server: Server) -> None:
    ada, ben = await account(server, "Adalind"), await account(server, "Benedict")
    finished = await played(server, [ada, ben], rated=True, public=True)
    going = await opened(ada, "me", "open", clock={"kind": "days", "days": 1})
    await join(ben, going["links"]["1"], "Ben")
    waiting = await opened(ada, "me", "anyone")
    for id in (finished, going["id"]):
        await ada.post(f"/api/tables/{id}/chat", json={"text": "farewell"})
        await ada.post(f"/api/tables/{id}/notes", json={"text": "remember"})
    wrong = await ada.post("/api/me/leave", json={"password": "guess"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "bad-login")
    async with server.line(ada, finished) as line:
        await line.news()
        assert (await ada.post("/api/me/leave", json={"password": "long enough"})).status_code == 200
        while await line.news():
            pass
        assert line.code == 4401
    assert not (await ada.get("/api/me")).json()["known"]
    assert (await ben.get("/api/people/Adalind")).status_code == 404
    again = await server.browser().post("/api/account/login", json={"name": "Adalind", "password": "long enough"})
    assert again.status_code == 403
    seen = await sight(ben, finished)
    assert [seat["name"] for seat in seen["seats"]] == ["Player 1", "Benedict"]
    assert seen["result"] is not None
    playing = await sight(ben, going["id"])
    assert (playing["seats"][0]["kind"], playing["seats"][0]["away"]) == ("bot", False)
    assert (await ben.get(f"/api/tables/{finished}/chat")).json()["messages"] == []
    assert (await ben.get("/api/lobby")).json() == []
    assert waiting["id"] not in (await ben.get("/lobby")).text
    assert [rung["name"] for rung in (await ben.get("/api/ladder/marine")).json()] == ["Benedict"]

    def everything(connection: Any) -> str:
        return str([connection.execute(table.select()).all() for table in schema.metadata.sorted_tables])

    rows = await server.service.store.database.read(everything)
    assert [word for word in ("Adalind", "farewell", "remember") if word in rows] == []
    problems = [one.problem for one in await check_tables(server.service.settings)]
    assert [problem for problem in problems if problem] == []
    # The name is free again.
    await account(server, "Adalind")


async def test_a_guest_can_go_too(server: Server) -> None:
    guest = server.browser()
    assert (await guest.post("/api/me/leave", json={})).status_code == 403
    table = await opened(guest, "me", "me")
    await guest.post(f"/api/tables/{table['id']}/notes", json={"text": "remember", "seat": 0})
    assert (await guest.post("/account/leave", data={})).status_code == 303
    assert not (await guest.get("/api/me")).json()["known"]
    assert await server.service.store.notes(table["id"], [1], 0) == ""

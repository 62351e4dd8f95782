"""After the end: results, rematches, addresses and frames; and nothing of it for a game that goes on."""

from __future__ import annotations

import asyncio
import html
import json
from typing import Any

import httpx
import pytest
from tests.table.conftest import Server, act, join, meet, opened, sight
from tests.table.finished import nearly_over, over

from phylarium.kernel import registry
from phylarium.table.addresses import beginning_of, turns

pytestmark = pytest.mark.anyio


async def two_at_the_end(server: Server, **more: Any) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str, list[str]]:
    """Ada and a friend, one action before the end of their game."""
    ada, friend = server.browser(), server.browser()
    table = await nearly_over(ada, "me", "open", names=("Ada", ""), **more)
    await join(friend, table["links"]["1"], "Bo")
    return ada, friend, table["id"], table["rest"]


async def finish(ada: httpx.AsyncClient, friend: httpx.AsyncClient, id: str, rest: list[str]) -> None:
    for action in rest:
        seen = await sight(ada, id)
        await act(ada if seen["yours"] else friend, seen, action)
    assert (await sight(ada, id))["status"] == "over"


@pytest.mark.parametrize("game", registry.games())
async def test_a_result_adds_up(server: Server, game: str) -> None:
    ada = server.browser()
    seats = max(n for n in registry.game(game).seats if n <= 3)
    id = await over(ada, game=game, seats=seats)
    seen, result = await sight(ada, id), (await ada.get(f"/api/tables/{id}/result")).json()
    assert sorted(one["seat"] for one in result["seats"]) == list(range(seats))
    for one in result["seats"]:
        assert one["score"] == seen["result"]["scores"][one["seat"]]
        assert one["place"] == seen["result"]["ranking"][one["seat"]]
        assert one["score"] == sum(source["points"][one["seat"]] for source in result["sources"])
    for bar, one in zip(result["bars"], result["seats"], strict=True):
        assert sum(part["points"] for part in bar) == one["score"]
        assert all(0 <= part["start"] <= 1000 and part["start"] + part["width"] <= 1000.1 for part in bar)
    page = (await server.browser().get(f"/table/{id}/result")).text
    assert all(source["text"].replace("'", "&#39;") in page for source in result["sources"])
    assert "style=" not in page
    sheet = (await ada.get(f"/table/{id}/result?sheet=true")).text
    assert sheet.strip().startswith('<div class="outcome">')


async def test_alone_the_verdict_is_told(server: Server) -> None:
    ada = server.browser()
    id = await over(ada, game="genesis", seats=1)
    result = (await ada.get(f"/api/tables/{id}/result")).json()
    assert result["verdict"]["text"]
    assert (await sight(ada, id))["prompt"]["text"] == result["verdict"]["text"]
    assert result["verdict"]["text"] in (await ada.get(f"/table/{id}/result")).text


@pytest.mark.parametrize("game", registry.games())
async def test_who_is_first_is_said_where_nothing_is_asked_any_more(server: Server, game: str) -> None:
    """At the table, on the text page and in a frame, in the place of the question."""
    ada = server.browser()
    id = await over(ada, game=game, seats=max(n for n in registry.game(game).seats if n <= 3))
    result = (await ada.get(f"/api/tables/{id}/result")).json()
    said = (await sight(ada, id))["prompt"]["text"]
    if result["verdict"]:
        assert said == result["verdict"]["text"]
    else:
        assert result["seats"][0]["name"] in said
        assert str(result["seats"][0]["score"]) in said
    for page in (f"/table/{id}/text", f"/embed/{id}"):
        assert said in html.unescape((await server.browser().get(page)).text)


async def test_a_running_game_has_no_result_no_rematch_and_no_other_eyes(server: Server) -> None:
    ada, friend, id, _ = await two_at_the_end(server)
    for who in (ada, friend, server.browser()):
        assert (await who.get(f"/api/tables/{id}/result")).status_code == 409
        assert (await who.get(f"/table/{id}/result")).status_code == 409
        assert (await who.post(f"/api/tables/{id}/rematch", json={})).status_code == 409
    assert (await ada.get(f"/api/tables/{id}/at/3?seat=2")).status_code == 403
    assert (await ada.get(f"/api/tables/{id}/image.svg?at=3&seat=2")).status_code == 403
    assert (await friend.get(f"/api/tables/{id}/at/3?seat=2")).status_code == 200
    assert (await server.browser().get(f"/api/embed/{id}/at/3?seat=2")).status_code == 403
    assert (await friend.get(f"/embed/{id}?seat=2")).status_code == 403


async def test_a_rematch_is_called_and_answered(server: Server) -> None:
    ada, friend, id, rest = await two_at_the_end(server)
    await finish(ada, friend, id, rest)
    stranger = server.browser()
    await stranger.post("/api/quick", json={"game": "marine"})
    assert (await stranger.post(f"/api/tables/{id}/rematch", json={})).status_code == 403
    called = (await ada.post(f"/api/tables/{id}/rematch", json={})).json()
    fresh = await sight(ada, called["id"])
    assert fresh["status"] == "waiting"
    assert fresh["you"] == [1], "everybody sits one seat further on"
    assert (await sight(friend, id))["rematch"] == called["id"]
    assert "Ada would like to play again" in (await friend.get("/")).text
    assert "would like to play again" not in (await ada.get("/")).text
    assert [one["id"] for one in (await friend.get("/api/rematches")).json()] == [called["id"]]
    again = await friend.post(f"/table/{id}/rematch")
    assert again.status_code == 303
    assert again.headers["location"] == f"/table/{called['id']}"
    fresh = await sight(friend, called["id"])
    assert fresh["status"] == "running"
    assert fresh["you"] == [0]
    assert [seat["name"] for seat in fresh["seats"]] == ["Bo", "Ada"]
    assert fresh["commitment"] != (await sight(ada, id))["commitment"]
    assert not fresh["unsealed"], "the new game has a seed of its own"
    # Whoever presses once more is led to the same table.
    assert (await ada.post(f"/api/tables/{id}/rematch", json={})).json()["id"] == called["id"]
    assert (await friend.get("/api/rematches")).json() == []


async def test_both_who_call_at_once_meet(server: Server) -> None:
    ada, friend, id, rest = await two_at_the_end(server)
    await finish(ada, friend, id, rest)
    answers = await asyncio.gather(*(who.post(f"/api/tables/{id}/rematch", json={}) for who in (ada, friend)))
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert (await sight(ada, answers[0].json()["id"]))["status"] == "running"


async def test_whoever_calls_twice_at_once_sits_there_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first caller, and the one who answers."""
    ada, friend, id, rest = await two_at_the_end(server)
    await finish(ada, friend, id, rest)
    for who, deed in ((ada, "follow"), (friend, "sit")):
        with monkeypatch.context() as patch:
            await meet(patch, server, deed)
            answers = await asyncio.gather(*(who.post(f"/api/tables/{id}/rematch", json={}) for _ in range(2)))
        assert [answer.status_code for answer in answers] == [201, 201]
        assert len({answer.json()["id"] for answer in answers}) == 1
    seen = await sight(ada, answers[0].json()["id"])
    assert (seen["status"], [seat["name"] for seat in seen["seats"]]) == ("running", ["Bo", "Ada"])


async def test_a_rematch_keeps_bots_options_and_clock(server: Server) -> None:
    ada = server.browser()
    table = await nearly_over(ada, "me", "larva", "larva", left=1)
    seen = await sight(ada, table["id"])
    if seen["yours"]:
        await act(ada, seen, table["rest"][0])
    for _ in range(200):
        if (await sight(ada, table["id"]))["status"] == "over":
            break
    called = (await ada.post(f"/api/tables/{table['id']}/rematch", json={})).json()
    fresh = await sight(ada, called["id"])
    assert [seat["kind"] for seat in fresh["seats"]] == ["bot", "human", "bot"]
    before, after = await server.service.store.table(table["id"]), await server.service.store.table(called["id"])
    assert before.settled() == after.settled()
    assert before.followed_by == after.id


async def test_a_finished_position_is_seen_through_any_eyes(server: Server) -> None:
    ada = server.browser()
    id = await over(ada)
    stranger = server.browser()
    for seat in (0, 1, 2):
        seen = (await stranger.get(f"/api/tables/{id}/at/40?seat={seat}")).json()
        assert seen["view"] == seat - 1
        assert seen["number"] == 40
    assert (await stranger.get(f"/api/tables/{id}/at/40?seat=3")).status_code == 404
    assert (await stranger.get(f"/api/tables/{id}/image.svg?at=40&seat=1")).status_code == 200


async def test_a_turn_has_an_address(server: Server) -> None:
    ada = server.browser()
    id = await over(ada)
    match = (await server.service.rooms.get(id)).match
    begun = turns(match)
    assert begun[0] == 0
    assert begun == sorted(set(begun))
    assert len(begun) > 5
    headings = [entry.heading for entry in match.state.journal or [] if entry.number == begun[2]]
    assert headings[0] != headings[-1], "a turn ends and another one begins"
    third = beginning_of(match, 3)
    for path, found in (("turn=3", f"at={third}"), ("turn=3&seat=2", f"at={third}&seat=2"), ("turn=0", "at=0")):
        assert (await ada.get(f"/table/{id}?{path}")).headers["location"] == f"/table/{id}?{found}"
    assert beginning_of(match, 10_000) == len(match.actions)


@pytest.mark.parametrize("game", registry.games())
async def test_turns_of_addresses_are_those_of_the_log(server: Server, game: str) -> None:
    """Whoever reads "Turn 4" finds it at ?turn=4, also where a turn has several phases."""
    id = await over(server.browser(), game=game, seats=max(n for n in registry.game(game).seats if n <= 3))
    match = (await server.service.rooms.get(id)).match

    def turn_at(number: int) -> int:
        heading = match.game.heading(match.rebuilt(number))
        count = 0 if heading is None else heading.args["turn"]
        assert isinstance(count, int)
        return count

    for turn in (1, 2, 4):
        begun = beginning_of(match, turn)
        assert turn_at(begun) >= turn
        assert begun == 0 or turn_at(begun - 1) < turn


async def test_a_frame_shows_what_anybody_may_see(server: Server) -> None:
    """Also to somebody who sits at the table: nothing of their hand, no options, no log of theirs."""
    ada, friend = server.browser(), server.browser()
    table = await opened(ada, "me", "open")
    await join(friend, table["links"]["1"], "Bo")
    id = table["id"]
    for _ in range(6):
        who = ada if (await sight(ada, id))["yours"] else friend
        await act(who, await sight(who, id))
    last = (await sight(ada, id))["number"]
    for number in range(last + 1):
        theirs = [(await who.get(f"/api/embed/{id}/at/{number}")).json() for who in (ada, friend, server.browser())]
        for one in theirs:
            one.pop("now")
        assert theirs[0] == theirs[1] == theirs[2]
        assert theirs[0]["view"] == -1
        assert theirs[0]["options"] == []
        assert theirs[0]["you"] == []
        assert theirs[0]["seed"] is None
    page = await ada.get(f"/embed/{id}?at=2")
    assert page.status_code == 200
    assert "frame-ancestors *" in page.headers["content-security-policy"]
    assert "script-src" not in page.headers["content-security-policy"].replace("default-src", "")
    assert "frame-ancestors 'none'" in (await ada.get(f"/table/{id}")).headers["content-security-policy"]
    assert page.text == (await server.browser().get(f"/embed/{id}?at=2")).text


async def test_a_private_table_is_not_framed(server: Server) -> None:
    ada = server.browser()
    table = await opened(ada, "me", "larva", private=True)
    assert (await ada.get(f"/embed/{table['id']}")).status_code == 403
    assert (await ada.get(f"/api/embed/{table['id']}/at/0")).status_code == 403


async def test_what_is_shared_needs_no_account(server: Server) -> None:
    id = await over(server.browser())
    stranger = server.browser()
    for path in (f"/table/{id}?at=7", f"/table/{id}/result", f"/embed/{id}", f"/api/tables/{id}/record"):
        assert (await stranger.get(path)).status_code == 200
    assert json.loads((await stranger.get(f"/api/tables/{id}/record")).text)["game"] == "marine"

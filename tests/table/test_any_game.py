"""The table knows nothing of a game but its contract: any registered game can be played, also without pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import unescape
from typing import Any

import httpx
import pytest
from tests.table.conftest import Server, act, sight
from tests.toy import registered
from tests.toy.tidepool import GAME as TIDE_POOL
from tests.toy.tidepool import PoolLegacy

from phylarium.kernel import Match, registry
from phylarium.kernel.record import Record, verify
from phylarium.table.pages import STATIC, modules_of

pytestmark = pytest.mark.anyio

GAMES = [*registry.games(), TIDE_POOL.name]


@pytest.fixture(autouse=True)
def _tide_pool() -> Iterator[None]:
    with registered(TIDE_POOL):
        yield


async def table_of(browser: httpx.AsyncClient, game: str, *kinds: str) -> dict[str, Any]:
    """A table at which the fewest sit that this game allows, and at least two; the last kind fills it up."""
    count = min(n for n in registry.game(game).seats if n >= max(len(kinds), 2))
    wanted = [*kinds, *[kinds[-1]] * (count - len(kinds))]
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in wanted]
    answer = await browser.post("/api/tables", json={"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


async def played(browser: httpx.AsyncClient, game: str, count: int) -> dict[str, Any]:
    """A table of one's own after so many actions; who passes all the time may end a game before, then it is another."""
    while True:
        seen = await sight(browser, (await table_of(browser, game, "me"))["id"])
        assert seen["game"] == game
        assert seen["game_title"]
        while seen["yours"] and seen["number"] < count:
            assert seen["prompt"]["text"]
            assert all(option["text"] and option["target"] for option in seen["options"])
            choice = seen["number"] % len(seen["options"])
            seen = await act(browser, seen, seen["options"][choice]["action"])
        if seen["yours"]:
            return seen
        assert seen["status"] == "over"


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_looked_back_upon_and_brought_along(server: Server, game: str) -> None:
    browser = server.browser()
    seen = await played(browser, game, 20)
    id = seen["id"]
    assert seen["number"] == 20
    assert all(line["text"] for line in seen["log"])
    past = (await browser.get(f"/api/tables/{id}/at/7")).json()
    assert (past["number"], past["options"]) == (7, [])
    assert len((await browser.get(f"/api/tables/{id}/chart")).json()["scores"]) == 21
    if game != TIDE_POOL.name:  # the processes in which bots think know only the games of the package
        hint = (await browser.get(f"/api/tables/{id}/hint")).json()
        assert hint["best"] in {option["action"] for option in seen["options"]}
    record = (await browser.get(f"/api/tables/{id}/record")).json()
    assert verify(Record.parse(httpx.Response(200, json=record).content)).ok
    again = await browser.post("/api/import", json={"record": record, "at": 12})
    assert again.status_code == 201, again.text
    assert (await sight(browser, again.json()["id"]))["number"] == 12


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_has_its_pages(server: Server, game: str) -> None:
    browser = server.browser()
    assert registry.game(game).name in (await browser.get("/")).text
    assert (await browser.get("/new", params={"game": game})).status_code == 200
    id = (await table_of(browser, game, "me"))["id"]
    text = await browser.get(f"/table/{id}/text")
    assert text.status_code == 200
    words = unescape(text.text)
    assert [o for o in (await sight(browser, id))["options"] if o["text"] not in words] == []
    assert (await browser.get(f"/table/{id}")).status_code == 200
    assert (await browser.get(f"/games/{game}/style.css")).status_code == 200
    picture = await browser.get(f"/api/tables/{id}/image.svg")
    cover = await browser.get(f"/games/{game}/cover.svg")
    expected = 404 if game == TIDE_POOL.name else 200
    assert (picture.status_code, cover.status_code) == (expected, expected)


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_along(server: Server, game: str) -> None:
    browser = server.browser()
    id = (await table_of(browser, game, "me", "random"))["id"]
    async with server.line(browser, id) as line:
        while True:
            seen = await line.news(60)
            if seen["yours"] and seen["number"] >= 6:
                break
            if seen["yours"]:
                await act(browser, seen)


@pytest.mark.parametrize("game", GAMES)
async def test_a_decision_of_any_game_can_be_taken_back(server: Server, game: str) -> None:
    browser = server.browser()
    id = (await table_of(browser, game, "me"))["id"]
    seen = await sight(browser, id)
    for _ in range(40):
        before = seen
        seen = await act(browser, seen, seen["options"][-1]["action"])
        if seen["can_undo"]:
            break
    assert seen["can_undo"], "nothing could be taken back"
    back = (await browser.post(f"/api/tables/{id}/undo", json={"number": seen["number"]})).json()
    assert (back["number"], back["options"]) == (before["number"], before["options"])


async def test_a_table_goes_on_from_what_an_earlier_game_handed_on(server: Server) -> None:
    """The legacy comes with a record, is kept with the table, and leaves with its record."""
    left = PoolLegacy(game="tidepool", rules_version="1", shells=[0, 2])
    match = Match.start(TIDE_POOL, 2, seed="heirs", legacy=left)
    browser = server.browser()
    answer = await browser.post("/api/import", json={"record": json.loads(match.record().text())})
    assert answer.status_code == 201, answer.text
    id = answer.json()["id"]
    seen = await sight(browser, id)
    assert [option["action"] for option in seen["options"]] == ["word:shell", "word:none"]
    seen = await act(browser, seen, "word:shell")
    record = Record.parse((await browser.get(f"/api/tables/{id}/record")).content)
    assert record.legacy == left.plain()
    assert verify(record).ok


def test_all_scripts_of_the_table_are_fetched_at_once() -> None:
    found = modules_of("table.js")
    assert found[0] == "table.js"
    assert len(found) == len(set(found)) > 30
    others = {path.name for path in STATIC.glob("*.js")} - set(found)
    alone = {"drop.js", "embed.js", "page.js", "result.js", "rulebook-page.js", "theme.js", "worker.js"}
    assert others == alone, "what no page needs, or a page of its own"

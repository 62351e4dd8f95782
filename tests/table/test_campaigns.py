"""Campaigns at the table: begun, gone on with by those who may, brought along, given out, and nothing hidden shown."""

from __future__ import annotations

import asyncio
import html
import sqlite3
import xml.etree.ElementTree as ET
from contextlib import closing
from typing import Any

import httpx
import msgspec
import pytest
from tests.table.campaigns import WAY, brought, ended, finish, half, nearly_over, played
from tests.table.conftest import Server, act, join, serving, sight, until

from phylarium.campaign import Campaign, verified
from phylarium.campaign.drawn import told_moment
from phylarium.campaign.tree import TreeMoment
from phylarium.families.lineage import MicrobialLegacy
from phylarium.kernel.match import Match
from phylarium.kernel.record import Record
from phylarium.table.check import check_tables
from phylarium.table.config import Settings
from phylarium.table.patch import patch_tables
from phylarium.table.store import StaleTable

pytestmark = pytest.mark.anyio


async def begun(web: httpx.AsyncClient, *kinds: str, **more: Any) -> httpx.Response:
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    return await web.post("/api/campaigns", json={"way": WAY, "seats": seats, **more})


async def story(web: httpx.AsyncClient, id: str) -> dict[str, Any]:
    answer = await web.get(f"/api/campaigns/{id}")
    assert answer.status_code == 200, answer.text
    view: dict[str, Any] = answer.json()
    return view


async def onward(web: httpx.AsyncClient, id: str, chapter: int = 2, **more: Any) -> httpx.Response:
    return await web.post(f"/api/campaigns/{id}/chapters", json={"chapter": chapter, **more})


async def two_at_the_end(server: Server) -> tuple[httpx.AsyncClient, httpx.AsyncClient, dict[str, Any]]:
    """Ada, who is the host, and Ben have finished the first game of a campaign."""
    ada, ben = server.browser(), server.browser()
    opened = await brought(ada, "me", "open")
    await join(ben, opened["links"]["1"], "Ben")
    await finish(opened["id"], ada, ben)
    return ada, ben, opened


# --- beginning -------------------------------------------------------------------------------


async def test_a_campaign_begins_at_the_table_of_its_first_game(server: Server) -> None:
    ada, ben = server.browser(), server.browser()
    answer = await begun(ada, "me", "open", "larva", title="Our story", scoring="fossils")
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    seen = await sight(ada, opened["id"])
    assert (seen["game"], seen["status"], seen["title"]) == ("genesis", "waiting", "Our story")
    assert seen["campaign"] == {
        "id": opened["campaign"],
        "chapter": 1,
        "chapters": 2,
        "next": "Bios: Megafauna (second edition)",
        "may_go_on": False,
        "table": "",
    }
    await join(ben, opened["links"]["1"], "Player 1")
    view = await story(ben, opened["campaign"])
    assert [player["name"] for player in view["chapters"][0]["players"]] == ["Player 1", "Player 1 (2)", "Bot 3"]
    assert (view["scoring"], view["owner"], view["next"], view["over"]) == ("fossils", False, 0, False)
    assert [chapter["status"] for chapter in view["chapters"]] == ["running", "later"]
    row = await server.service.store.table(opened["id"])
    assert row.settled()["macro_variant"] is True, "what suits a campaign is settled"


@pytest.mark.parametrize(
    ("more", "status", "error"),
    [
        ({"way": "genesis,marine"}, 400, "bad-option"),
        ({"scoring": "dice"}, 400, "bad-option"),
        ({"seats": [{"kind": "me"}] * 5}, 400, "bad-option"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}]}, 400, "no-such-bot"),
        ({"options": {"colour": "red"}}, 400, "bad-option"),
        ({"seats": []}, 400, "bad-request"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else None,
)
async def test_what_no_campaign_can_be_is_refused(
    server: Server, more: dict[str, Any], status: int, error: str
) -> None:
    answer = await begun(server.browser(), "me", "larva", **more)
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    assert len(answer.json()["message"]) > 15


async def test_the_ways_are_offered_with_a_sentence_each(server: Server) -> None:
    offer = (await server.browser().get("/api/campaigns")).json()
    assert WAY in [way["way"] for way in offer["ways"]]
    for way in offer["ways"]:
        assert len(way["text"]) > 40
        assert way["seats"]
    assert len({way["text"] for way in offer["ways"]}) == len(offer["ways"])
    assert [scoring["name"] for scoring in offer["scorings"]] == ["fossils", "sum"]


async def test_nobody_else_sees_a_private_campaign(server: Server) -> None:
    ada, stranger = server.browser(), server.browser()
    opened = (await begun(ada, "me", "larva", private=True)).json()
    for path in ("", "/record", "/tree", "/tree.svg"):
        answer = await stranger.get(f"/api/campaigns/{opened['campaign']}{path}")
        assert (answer.status_code, answer.json()["error"]) == (403, "private"), path
    assert (await stranger.get(f"/campaign/{opened['campaign']}")).status_code == 403
    assert (await ada.get(f"/campaign/{opened['campaign']}")).status_code == 200
    for missing in ("nothing", "a%00b", "x" * 50):
        answer = await ada.get(f"/api/campaigns/{missing}")
        assert (answer.status_code, answer.json()["error"]) == (404, "no-such-campaign")


# --- going on --------------------------------------------------------------------------------


async def test_two_who_press_at_once_get_the_same_next_game(server: Server) -> None:
    ada, ben, opened = await two_at_the_end(server)
    id = opened["campaign"]
    seen = await sight(ben, opened["id"])
    assert seen["campaign"]["may_go_on"]
    async with server.line(ada, opened["id"]) as line:
        await line.news()
        answers = await asyncio.gather(*(onward(web, id) for web in (ada, ben) * 4))
        assert sorted(answer.status_code for answer in answers) == [200] * 7 + [201]
        (table,) = {answer.json()["id"] for answer in answers}
        news = await line.news()
        assert news["campaign"]["table"] == table, "whoever looks at the finished game is told"
    view = await story(ada, id)
    assert [chapter["table"] for chapter in view["chapters"]] == [opened["id"], table]
    assert not view["next"]
    for number, web in enumerate((ada, ben)):
        seen = await sight(web, table)
        assert (seen["game"], seen["you"]) == ("megafauna2", [number])
        assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Ben"]
    room = await server.service.rooms.get(table)
    assert isinstance(room.match.legacy, MicrobialLegacy)
    assert {heir.seat for heir in room.match.legacy.players} == {0, 1}
    assert seen["prompt"]["rule"] == "C2g", "what there is to choose is asked, with its rule"
    assert seen["yours"]
    assert (await act(ben, seen))["number"] == 1
    assert view["chapters"][1]["inherited"], "and what was handed on is told"


async def test_only_those_who_played_may_go_on_and_only_the_host_changes_who_does(server: Server) -> None:
    ada, ben, opened = await two_at_the_end(server)
    id = opened["campaign"]
    stranger = server.browser()
    await stranger.post("/api/me", json={"name": "Cleo"})
    for web in (stranger, server.browser()):
        refused = await onward(web, id)
        assert (refused.status_code, refused.json()["error"]) == (403, "no-seat")
    keep: list[dict[str, Any]] = [{"before": 0}, {"before": 1}]
    for seats in (
        [{"before": 1}],
        [{"before": 0, "kind": "bot", "bot": "random"}, {"before": 1}],
        [*keep, {"kind": "bot", "bot": "random"}],
    ):
        refused = await onward(ben, id, seats=seats)
        assert (refused.status_code, refused.json()["error"]) == (403, "not-host"), seats
    for seats in (
        [{"before": 0}, {"before": 0}],
        [{"before": 7}],
        [{"before": 0, "kind": "open"}],
        [*keep, {"kind": "keep"}],
    ):
        refused = await onward(ada, id, seats=seats)
        assert (refused.status_code, refused.json()["error"]) == (400, "bad-seats"), seats
    refused = await onward(ada, id, seats=[*keep, *[{"kind": "bot", "bot": "random"}] * 3])
    assert (refused.status_code, refused.json()["error"]) == (400, "bad-option")
    refused = await onward(ada, id, seats=[*keep, {"kind": "bot", "bot": "nobody"}])
    assert (refused.status_code, refused.json()["error"]) == (400, "no-such-bot")
    assert (await onward(ada, id, 3)).json()["error"] == "no-such-chapter"
    assert (await onward(ada, id, 1)).json()["error"] == "no-such-chapter"
    assert len((await story(ada, id))["standings"]) == 2
    assert len(await server.service.store.chapters(id)) == 1, "nothing of what was refused was begun"
    left = await onward(ben, id, seats=[{"before": 0}])
    assert left.status_code == 201, "one can leave by oneself"
    assert (await sight(ben, left.json()["id"]))["you"] == []


async def test_a_game_under_way_must_end_first(server: Server) -> None:
    ada = server.browser()
    opened = await brought(ada)
    refused = await onward(ada, opened["campaign"])
    assert (refused.status_code, refused.json()["error"]) == (409, "not-over")
    refused = await ada.get(f"/api/campaigns/{opened['campaign']}/record")
    assert (refused.status_code, refused.json()["error"]) == (409, "not-over")
    assert (await ada.get(f"/api/campaigns/{opened['campaign']}/tree")).json()["error"] == "not-over"


async def test_people_come_and_go_and_bots_sit_in(server: Server) -> None:
    ada, ben, opened = await two_at_the_end(server)
    cleo = server.browser()
    seats = [{"kind": "open"}, {"before": 1, "kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    answer = await onward(ada, opened["campaign"], seats=seats)
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    assert (await sight(ada, table))["status"] == "waiting"
    await join(cleo, answer.json()["links"]["0"], "Ada")
    seen = await until(cleo, table, lambda seen: seen["number"] > 0)
    assert [seat["name"] for seat in seen["seats"]] == ["Ada (2)", "Ben", "Bot 3"], "a name has one heir"
    assert [seat["away"] for seat in seen["seats"]] == [False, True, False]
    room = await server.service.rooms.get(table)
    assert isinstance(room.match.legacy, MicrobialLegacy)
    assert [heir.seat for heir in room.match.legacy.players] == [1], "whoever is new begins with nothing"
    back = await ben.post(f"/api/tables/{table}/back")
    assert back.status_code == 200, "whoever was away takes their seat back"
    view = await story(ada, opened["campaign"])
    assert [one["name"] for one in view["standings"]] == [
        name
        for _, name in sorted(zip(ended()[0].records[0].result.scores, ["Ada", "Ben"], strict=True), reverse=True)  # type: ignore[union-attr]
    ], "who has left keeps their points"


async def test_a_game_that_an_older_process_let_end_is_gone_on_with(server: Server) -> None:
    """While processes are upgraded one after the other, one of them may not know yet what is handed on."""
    ada, _, opened = await two_at_the_end(server)
    store = server.service.store
    left = (await store.table(opened["id"])).handed_on
    await store.database.change(lambda connection: connection.exec_driver_sql("UPDATE games SET handed_on = ''"))
    assert (await story(ada, opened["campaign"]))["next"] == 2
    assert (await onward(ada, opened["campaign"])).status_code == 201
    assert (await store.table(opened["id"])).handed_on == left, "and then it is known"


async def test_a_link_to_ones_seat_leads_on(server: Server) -> None:
    ada, ben, opened = await two_at_the_end(server)
    link = (await ben.post(f"/api/tables/{opened['id']}/link/1")).json()["url"]
    table = (await onward(ada, opened["campaign"])).json()["id"]
    elsewhere = server.browser()
    answer = await elsewhere.post(httpx.URL(link).path, data={"name": "Ben"})
    assert answer.headers["location"] == f"/table/{table}"
    assert (await sight(elsewhere, table))["you"] == [1]
    assert (await sight(ben, opened["id"]))["you"] == [1], "in the finished game it stays theirs"


async def test_whoever_is_to_move_in_the_next_game_is_told(server: Server) -> None:
    ada, _, opened = await two_at_the_end(server)
    await server.service.store.database.change(
        lambda connection: connection.exec_driver_sql("UPDATE visitors SET webhook = 'https://example.org/hook'")
    )
    table = (await onward(ada, opened["campaign"])).json()["id"]
    told = await server.service.store.due_notices(4e9, 0.0)
    seats = await server.service.store.seats(table)
    assert [(notice.game_id, notice.visitor_id) for notice in told] == [(table, seats[1].visitor_id)]


# --- hidden things ---------------------------------------------------------------------------


async def test_nothing_of_a_game_under_way_shows(server: Server) -> None:
    ada, ben, opened = await two_at_the_end(server)
    id = opened["campaign"]
    table = (await onward(ada, id)).json()["id"]
    seen = await sight(ben, table)
    await act(ben, seen)
    rows = await server.service.store.chapters(id)
    for path in (
        f"/api/campaigns/{id}",
        f"/api/campaigns/{id}/tree",
        f"/api/campaigns/{id}/tree.svg",
        f"/campaign/{id}",
    ):
        answer = await server.browser().get(path)
        assert answer.status_code == 200, answer.text
        assert rows[1].seed not in answer.text, path
        assert rows[1].commitment not in answer.text, path
    assert len((await ada.get(f"/api/campaigns/{id}/tree")).json()["chapters"]) == 1
    # In words it is told what became of each lineage, as in the terminal.
    tree = (await ada.get(f"/api/campaigns/{id}/tree")).json()
    page = html.unescape((await ada.get(f"/campaign/{id}")).text)
    for branch in tree["branches"]:
        told = [told_moment(msgspec.convert(node, TreeMoment)) for node in branch["nodes"]]
        assert all(f">{words}</a>" in page for words in told)
    record = (await ada.get(f"/api/campaigns/{id}/record")).json()
    assert [one["game"] for one in record["records"]] == ["genesis"]
    assert len(record["seals"]) == 1
    assert rows[0].seed != rows[1].seed
    assert (await server.service.store.table(table)).unsealed is False, "and nobody knows its dice"


# --- as a file -------------------------------------------------------------------------------


async def test_the_file_of_a_campaign_is_sound_and_comes_back(server: Server) -> None:
    ada, _, opened = await two_at_the_end(server)
    answer = await ada.get(f"/api/campaigns/{opened['campaign']}/record")
    assert "attachment" in answer.headers["content-disposition"]
    campaign = Campaign.parse(answer.content)
    assert verified(campaign).ok
    assert campaign.records[0].actions == ended()[1]
    again = server.browser()
    copy = await again.post("/api/campaigns/import", json={"campaign": answer.json(), "title": "Again"})
    assert copy.status_code == 201, copy.text
    view = await story(again, copy.json()["campaign"])
    assert (view["title"], view["next"], view["may_go_on"]) == ("Again", 2, True)
    table = (await onward(again, copy.json()["campaign"])).json()["id"]
    seen = await sight(again, table)
    assert (seen["game"], seen["you"], seen["unsealed"]) == ("megafauna2", [0, 1], False)


async def test_a_whole_campaign_with_bots_ends_and_its_file_is_sound(server: Server) -> None:
    ada = server.browser()
    opened = await brought(ada)
    await finish(opened["id"], ada)
    id = opened["campaign"]
    seats = [{"before": 0, "kind": "bot", "bot": "random"}, {"before": 1, "kind": "bot", "bot": "random"}]
    table = (await onward(ada, id, seats=seats)).json()["id"]
    await until(ada, table, lambda seen: seen["over"], 240)
    view = await story(ada, id)
    assert view["over"]
    assert [one["name"] for one in view["standings"]]
    assert all(one["total"] == sum(one["points"]) for one in view["standings"]), "two games are scored by their sum"
    campaign = Campaign.parse((await ada.get(f"/api/campaigns/{id}/record")).content)
    assert verified(campaign).ok
    assert campaign.is_over()
    assert (await onward(ada, id, 3)).json()["error"] == "no-such-chapter"
    tree = (await ada.get(f"/api/campaigns/{id}/tree")).json()
    assert [part["over"] for part in tree["chapters"]] == [True, True]
    page = (await ada.get(f"/campaign/{id}")).text
    assert f'href="/table/{table}?at=' in page
    assert "The campaign is over." in page
    assert [found for found in await check_tables(server.service.settings) if found.problem] == []


async def test_a_finished_game_is_the_beginning_of_a_campaign(server: Server) -> None:
    ada = server.browser()
    record = msgspec.structs.replace(ended()[0].records[0], seats=["Ada", ""])
    body = {"record": msgspec.to_builtins(record), "way": WAY, "scoring": "fossils"}
    answer = await ada.post("/api/campaigns/import", json=body)
    assert answer.status_code == 201, answer.text
    view = await story(ada, answer.json()["campaign"])
    assert [player["name"] for player in view["chapters"][0]["players"]] == ["Ada", "Player 2"]
    assert (await onward(ada, answer.json()["campaign"])).status_code == 201


async def test_files_that_are_no_campaign_are_refused_with_the_reason(server: Server) -> None:
    ada = server.browser()
    good = half()
    record: dict[str, Any] = good["records"][0]
    unfinished = nearly_over()[0]["records"][0]
    for body, error in (
        ({}, "bad-request"),
        ({"campaign": good, "record": record}, "bad-request"),
        ({"campaign": {**good, "way": "genesis,chess"}}, "bad-option"),
        ({"campaign": {**good, "scoring": "dice"}}, "bad-option"),
        ({"campaign": {**good, "records": []}}, "damaged-record"),
        ({"campaign": {**good, "records": [], "seals": []}}, "damaged-record"),
        ({"campaign": {**good, "seals": ["0" * 32]}}, "damaged-record"),
        ({"campaign": {**good, "records": [{**record, "seats": ["Ada", "Ada"]}]}}, "damaged-record"),
        ({"campaign": {**good, "records": [{**record, "seats": ["Ada", ""]}]}}, "damaged-record"),
        ({"campaign": {**good, "records": [{**record, "seed": "other"}]}}, "damaged-record"),
        ({"campaign": {**good, "records": [record] * 3, "seals": good["seals"] * 3}}, "damaged-record"),
        ({"campaign": {**good, "records": [record] * 9}}, "too-long"),
        ({"campaign": {**good, "records": [{**record, "seats": ["x" * 100, "Ben"]}]}}, "too-long"),
        ({"campaign": {**good, "format": 7}}, "damaged-record"),
        ({"campaign": {**good, "seals": []}}, "damaged-record"),
        ({"campaign": {**good, "records": [unfinished]}}, "damaged-record"),
        ({"campaign": {**good, "records": [unfinished, record]}}, "damaged-record"),
        ({"campaign": {"way": 3}}, "damaged-record"),
        ({"record": unfinished, "way": WAY}, "bad-option"),
        ({"record": record, "way": "genesis,chess"}, "bad-option"),
        ({"record": {**record, "digests": ["00000000"] * len(record["digests"])}, "way": WAY}, "damaged-record"),
    ):
        answer = await ada.post("/api/campaigns/import", json=body)
        assert answer.json()["error"] == error, (error, answer.text[:300])
        assert answer.status_code in (400, 409)
        assert len(answer.json()["message"]) > 15
    assert await server.service.store.all_campaigns() == []


# --- pages -----------------------------------------------------------------------------------


async def test_a_campaign_can_be_begun_and_gone_on_with_without_script(server: Server) -> None:
    ada = server.browser()
    new = await ada.get("/campaign/new")
    assert WAY in new.text
    form = {"way": WAY, "name": "Ada", "seat_kind_0": "me", "seat_kind_1": "bot", "seat_bot_1": "random", "text": "yes"}
    answer = await ada.post("/campaign/new", data={**form, "option_genesis_length": "short", "title": "Ours"})
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].split("/")[2]
    assert answer.headers["location"] == f"/table/{table}/text"
    row = await server.service.store.table(table)
    assert (row.settled()["length"], row.settled()["macro_variant"], row.title) == ("short", True, "Ours")
    assert "game 1 of 2" in (await ada.get(f"/table/{table}/text")).text
    home = (await ada.get("/")).text
    assert f'href="/campaign/{row.campaign_id}"' in home
    refused = await ada.post("/campaign/new", data={**form, "way": "no,such"})
    assert refused.status_code == 400
    assert 'role="alert"' in refused.text

    file = {"file": ("campaign.json", ended()[0].text().encode(), "application/json")}
    answer = await ada.post("/campaign/import", files=file, data={"way": WAY, "scoring": ""})
    assert answer.status_code == 303, answer.text
    id = answer.headers["location"].split("/")[2]
    page = (await ada.get(f"/campaign/{id}")).text
    assert "Go on to Bios: Megafauna (second edition)" in page
    over = (await server.service.store.chapters(id))[0].id
    assert "Go on to Bios: Megafauna (second edition)" in (await ada.get(f"/table/{over}/text")).text
    assert (await ada.get(f"/table/{over}/text", params={"at": 5})).status_code == 200
    refused = await ada.post(f"/campaign/{id}", data={"chapter": "7"})
    assert refused.status_code == 409
    assert "Chapter 7 is not the next one" in refused.text
    seats = {"stay_0": "keep", "stay_1": "leave", "new_0": "bot", "new_bot_0": "random", "new_1": "none"}
    answer = await ada.post(f"/campaign/{id}", data={"chapter": "2", **seats, "option_historical": "true"})
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].removeprefix("/table/")
    row = await server.service.store.table(table)
    assert row.settled()["historical"] is True
    assert [seat.name for seat in await server.service.store.seats(table)] == ["Ada", "Bot 2"]
    assert "To Bios: Megafauna (second edition)" in (await ada.get(f"/table/{over}/text")).text

    for wrong in (b"{", b"[]", b'{"records": 3}'):
        refused = await ada.post("/campaign/import", files={"file": ("x.json", wrong, "application/json")})
        assert refused.status_code == 400, refused.text
        assert 'role="alert"' in refused.text
    assert (await ada.post("/campaign/import", data={"way": WAY}, files={"other": b"x"})).status_code == 400
    for wrong in (b'{"records": "a\\u0000b"}', b'{"records": "\xff"}'):
        refused = await ada.post("/campaign/import", files={"file": ("x.json", wrong, "application/json")})
        assert (refused.status_code, "no text" in refused.text) == (400, True)
    refused = await ada.post("/campaign/import", data={"way": "a\0b"}, files=file)
    assert (refused.status_code, "no text" in refused.text) == (400, True)


# --- rules that change, and the commands -----------------------------------------------------


async def test_a_rule_fix_between_two_games_does_not_end_the_campaign(settings: Settings) -> None:
    async with serving(settings) as server:
        ada, _, opened = await two_at_the_end(server)
        cookies = dict(ada.cookies)
    with closing(sqlite3.connect(settings.data_dir / "phylarium.db")) as database, database:
        for table in ("games", "parts", "layouts"):
            database.execute(f"UPDATE {table} SET rules_version = 'old'")
    assert await patch_tables(settings) == [], "what is over is left as it is"
    async with serving(settings) as server:
        ada = server.browser(cookies=cookies)
        answer = await onward(ada, opened["campaign"])
        assert answer.status_code == 201, answer.text
        assert (await sight(ada, answer.json()["id"]))["game"] == "megafauna2"
        assert (await ada.get(f"/campaign/{opened['campaign']}")).status_code == 200
    with closing(sqlite3.connect(settings.data_dir / "phylarium.db")) as database, database:
        for table in ("games", "parts", "layouts"):
            database.execute(f"UPDATE {table} SET rules_version = 'older' WHERE rules_version != 'old'")
    (patched,) = await patch_tables(settings)
    assert patched.outcome == "begun-anew", "with what the game before it has left"
    async with serving(settings) as server:
        room = await server.service.rooms.get(answer.json()["id"])
        assert room.course.current
        assert isinstance(room.match.legacy, MicrobialLegacy)


async def test_the_check_looks_at_campaigns(settings: Settings) -> None:
    async with serving(settings) as server:
        ada, _, opened = await two_at_the_end(server)
        table = (await onward(ada, opened["campaign"])).json()["id"]
    assert [found.problem for found in await check_tables(settings) if found.problem] == []
    campaign = opened["campaign"]
    database_file = settings.data_dir / "phylarium.db"
    with closing(sqlite3.connect(database_file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    sound = database_file.read_bytes()
    for change, word in (
        (f"UPDATE games SET legacy = replace(legacy, '\"points\":', '\"points\":1') WHERE id = '{table}'", "left"),
        (f"UPDATE seats SET name = 'Zoe' WHERE game_id = '{table}' AND seat = 1", "left"),
        (f"UPDATE games SET followed_by = '' WHERE id = '{opened['id']}'", "follow"),
        (f"UPDATE games SET chapter = 3 WHERE id = '{table}'", "chapter"),
        (f"UPDATE campaigns SET way = 'genesis,mesofauna' WHERE id = '{campaign}'", "mesofauna"),
        (f"UPDATE campaigns SET way = 'genesis,chess' WHERE id = '{campaign}'", "genesis,chess"),
        (f"UPDATE campaigns SET scoring = 'dice' WHERE id = '{campaign}'", "dice"),
        (f"UPDATE seats SET name = 'Ada' WHERE game_id = '{opened['id']}'", "name"),
    ):
        with closing(sqlite3.connect(database_file)) as database:
            database.execute(change)
            database.commit()
        problems = [found.problem for found in await check_tables(settings) if found.problem]
        assert len(problems) == 1, (change, problems)
        assert word in problems[0], (change, problems)
        database_file.write_bytes(sound)


async def test_records_of_tables_stay_as_they_were(server: Server) -> None:
    """The record of a chapter is an ordinary one, which says with what it began."""
    ada, _, opened = await two_at_the_end(server)
    answer = await ada.get(f"/api/tables/{opened['id']}/record")
    assert Record.parse(answer.content).seats == ["Ada", "Ben"]


# --- sheets ----------------------------------------------------------------------------------


async def test_the_sheet_for_origins_is_a_page_to_print(server: Server) -> None:
    match = Match.start("megafauna1", 2, {}, "the last age", ["Ada", "Ben <b>"], log=False)
    played(match, "the last age")
    ada = server.browser()
    table = (await ada.post("/api/import", json={"record": msgspec.to_builtins(match.record())})).json()["id"]
    sheet = (await ada.get(f"/api/tables/{table}/origins")).json()
    assert {player["name"] for player in sheet["players"]} | set(sheet["absent"]) == {"Ada", "Ben <b>"}
    page = await server.browser().get(f"/table/{table}/origins")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert "Ben &lt;b&gt;" in page.text
    assert "Ben <b>" not in page.text
    svg = await ada.get(f"/api/tables/{table}/origins.svg")
    assert ET.fromstring(svg.text).tag.endswith("svg")
    early = (await ada.post("/api/import", json={"record": msgspec.to_builtins(match.record()), "at": 5})).json()["id"]
    for path in ("", ".svg"):
        refused = await ada.get(f"/api/tables/{early}/origins{path}")
        assert (refused.status_code, refused.json()["error"]) == (404, "no-sheet")
    assert (await ada.get(f"/table/{early}/origins")).status_code == 404


async def test_two_who_sit_down_at_once_get_different_names(server: Server) -> None:
    ada = server.browser()
    opened = (await begun(ada, "me", "open", "open")).json()
    guests = [server.browser(), server.browser()]
    await asyncio.gather(*(join(web, link, "Ben") for web, link in zip(guests, opened["links"].values(), strict=True)))
    names = [player["name"] for player in (await story(ada, opened["campaign"]))["chapters"][0]["players"]]
    assert names[0] == "Player 1"
    assert set(names[1:]) == {"Ben", "Ben (2)"}


async def test_a_seat_is_not_taken_under_a_name_that_is_there(server: Server) -> None:
    """Whoever looked before somebody else sat down is refused in the transaction, and looks again."""
    store = server.service.store
    opened = (await begun(server.browser(), "me", "open", "open")).json()
    _, first, second = await store.seats(opened["id"])
    visitor = await store.welcome("a" * 64)
    await store.sit(first, visitor.id, "Ben", "", None)
    with pytest.raises(StaleTable, match="same name"):
        await store.sit(second, visitor.id, "Ben", "", None)
    assert (await store.seats(opened["id"]))[2].kind == "open", "nothing of it stays"

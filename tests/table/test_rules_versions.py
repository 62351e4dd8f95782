"""Rules change while games are played: a table goes on, by its own rules or by agreement, or is kept whole.

Tables are begun on a server that plays Tide Pool by the older rules (tests/toy/older.py), which is stopped. Then comes
a server of today: one that keeps the older rules, one that can take their positions over, one that cannot.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import click.testing
import httpx
import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from tests.infra.servers import LOOPBACK, TableServer
from tests.kernel.test_versions import old_record
from tests.table.conftest import Server, join, opened, serving, sight
from tests.toy import registered
from tests.toy.older import KEEPING, OLDER, TIDAL
from tests.toy.tidepool import GAME, TidePool

from phylarium.cli import main
from phylarium.kernel import codec, registry
from phylarium.kernel.record import Record, replay, verify
from phylarium.table import notices, schema
from phylarium.table.check import check_tables
from phylarium.table.config import Settings
from phylarium.table.patch import patch_tables
from phylarium.table.store import PartRow, SeatRow, Store, new_id, new_table
from phylarium.table.store.revisions import MIGRATIONS

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
Cookies = list[httpx.Cookies]


@asynccontextmanager
async def server_of(game: TidePool, settings: Settings) -> AsyncIterator[Server]:
    with registered(game):
        async with serving(settings) as server:
            yield server


async def act_by_chance(browsers: Sequence[httpx.AsyncClient], id: str, actions: int, seed: int = 0) -> dict[str, Any]:
    """So many actions, each by whoever is to move; what the first one sees then."""
    choices = random.Random(seed)
    for _ in range(actions):
        for browser in browsers:
            seen = await sight(browser, id)
            if seen["yours"]:
                break
        else:
            break
        action = choices.choice(seen["options"])["action"]
        answer = await browser.post(f"/api/tables/{id}/actions", json={"number": seen["number"], "action": action})
        assert answer.status_code == 200, answer.text
    return await sight(browsers[0], id)


async def begun(settings: Settings, actions: int = 30) -> tuple[str, Cookies]:
    """A table of two people by the older rules, as their server has left it. It goes the same way in every test."""
    async with server_of(OLDER, settings) as server:
        host, friend = server.browser(), server.browser()
        table = await brought(host, actions - 5, "me", "open", "me")
        await join(friend, table["links"]["1"])
        seen = await act_by_chance([host, friend], table["id"], 5)
        assert (seen["number"], seen["status"], seen["rules"]) == (actions, "running", None)
        return table["id"], [host.cookies, friend.cookies]


async def brought(browser: httpx.AsyncClient, at: int, *kinds: str) -> dict[str, Any]:
    """A table that goes on from a moment of a game by the older rules."""
    body = {"record": msgspec.to_builtins(old_record()), "at": at, "seats": [{"kind": kind} for kind in kinds]}
    answer = await browser.post("/api/import", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def stored(settings: Settings, id: str) -> list[str]:
    async with server_of(GAME, settings) as server:
        return [row.action for row in await server.service.store.actions(id)]


async def test_a_game_goes_on_by_the_rules_that_are_kept(settings: Settings) -> None:
    id, cookies = await begun(settings)
    async with server_of(KEEPING, settings) as server:
        people = [server.browser(cookies=one) for one in cookies]
        seen = await act_by_chance(people, id, 1000)
        assert seen["status"] == "over"
        assert (seen["rules"]["plays"], seen["rules"]["today"], seen["rules"]["kept"]) == ("0", "1", True)
        assert seen["rules"]["offer"] is None
        record = Record.parse((await people[0].get(f"/api/tables/{id}/record")).content)
        assert verify(record).ok
        assert [part.rules_version for part in record.parts] == ["0"]
        assert any(action == "word:pass" for action in record.actions)
        past = (await people[0].get(f"/api/tables/{id}/at/3")).json()
        assert past["number"] == 3
    with registered(KEEPING):
        assert [table.problem for table in await check_tables(settings)] == [""]


async def test_its_players_may_leave_rules_that_are_kept(settings: Settings) -> None:
    id, cookies = await begun(settings)
    async with server_of(KEEPING, settings) as server:
        host, friend = (server.browser(cookies=one) for one in cookies)
        before = await sight(host, id)
        assert (before["status"], before["rules"]["offer"], before["rules"]["asked"]) == ("running", 30, False)
        asked = (await host.post(f"/api/tables/{id}/rules", json={"agree": True, "number": 30})).json()
        assert (asked["rules"]["agreed"], asked["rules"]["needed"]) == ([0, 2], [1])
        assert asked["request"] is None, "nobody asks to go back"
        assert (await friend.post(f"/api/tables/{id}/agree", json={"agree": True})).status_code == 409
        refused = (await friend.post(f"/api/tables/{id}/rules", json={"agree": False})).json()
        assert (refused["rules"]["agreed"], refused["rules"]["plays"]) == ([], "0")
        await host.post(f"/api/tables/{id}/rules", json={"agree": True})
        stale = await friend.post(f"/api/tables/{id}/rules", json={"agree": True, "number": 29})
        assert stale.status_code == 409
        agreed = (await friend.post(f"/api/tables/{id}/rules", json={"agree": True})).json()
        assert (agreed["rules"]["plays"], agreed["number"], agreed["rules"]["offer"]) == ("1", 30, None)
        assert agreed["rules"]["parts"] == [
            {"first": 1, "rules_version": "0"},
            {"first": 31, "rules_version": "1"},
        ]
        assert "rules 1" in agreed["rules"]["text"]
        assert not (await sight(host, id))["can_undo"], "nobody goes back behind the change alone"
        assert (await host.get(f"/api/tables/{id}/at/12")).json()["number"] == 12
        seen = await act_by_chance([host, friend], id, 1000)
        assert seen["status"] == "over"
        record = Record.parse((await host.get(f"/api/tables/{id}/record")).content)
        verdict = verify(record)
        assert verdict.ok, verdict
        assert (replay(record, 29).game(), replay(record, 31).game()) == (OLDER, KEEPING)
        again = await host.post("/api/import", json={"record": msgspec.to_builtins(record), "at": 35})
        assert again.status_code == 201, again.text
        copy = await sight(host, again.json()["id"])
        assert (copy["number"], copy["rules"]["plays"]) == (35, "1")
        assert (await act_by_chance([host], again.json()["id"], 1))["number"] == 36


async def test_going_back_behind_a_change_of_rules_brings_the_older_ones_back(settings: Settings) -> None:
    id, cookies = await begun(settings)
    async with server_of(KEEPING, settings) as server:
        people = [server.browser(cookies=one) for one in cookies]
        for browser in people:
            await browser.post(f"/api/tables/{id}/rules", json={"agree": True})
        await act_by_chance(people, id, 5)
        await people[0].post(f"/api/tables/{id}/request", json={"number": 20})
        back = (await people[1].post(f"/api/tables/{id}/agree", json={"agree": True, "number": 20})).json()
        assert (back["number"], back["rules"]["plays"], len(back["rules"]["parts"])) == (20, "0", 1)
        assert (await act_by_chance(people, id, 1000))["status"] == "over"
        record = Record.parse((await people[0].get(f"/api/tables/{id}/record")).content)
        assert verify(record).ok


async def test_where_the_rules_are_gone_a_game_goes_on_when_its_people_agree(settings: Settings) -> None:
    id, cookies = await begun(settings)
    actions = await stored(settings, id)
    async with server_of(GAME, settings) as server:
        host, friend = (server.browser(cookies=one) for one in cookies)
        held = await sight(host, id)
        assert (held["status"], held["number"], held["yours"], held["to_move"]) == ("held", 30, False, -1)
        assert (held["rules"]["offer"], held["rules"]["kept"], held["rules"]["asked"]) == (30, False, True)
        assert (held["rules"]["agreed"], held["rules"]["needed"]) == ([], [0, 1, 2])
        move = await host.post(f"/api/tables/{id}/actions", json={"number": 30, "action": "word:draw"})
        assert (move.status_code, move.json()["error"]) == (409, "other-rules")
        assert (await host.get(f"/api/tables/{id}/record")).status_code == 403, "it may go on: its seed is secret"
        assert (await server.browser().post(f"/api/tables/{id}/rules", json={"agree": True})).status_code == 403
        text = (await host.get(f"/table/{id}/text")).text
        assert "which this server no longer has" in text
        page = (await host.get(f"/table/{id}")).text
        assert "rules 0" in page
        await host.post(f"/table/{id}/text", data={"do": "rules-agree", "number": "30"})
        assert (await sight(friend, id))["rules"]["needed"] == [1]
    async with server_of(GAME, settings) as server:  # what was agreed to is not forgotten
        host, friend = (server.browser(cookies=one) for one in cookies)
        agreed = (await friend.post(f"/api/tables/{id}/rules", json={"agree": True, "number": 30})).json()
        assert (agreed["status"], agreed["number"], agreed["rules"]["plays"]) == ("running", 30, "1")
    async with server_of(GAME, settings) as server:
        people = [server.browser(cookies=one) for one in cookies]
        again = await sight(people[0], id)
        assert (again["status"], again["number"], again["rules"]["plays"]) == ("running", 30, "1")
        assert (await people[0].get(f"/api/tables/{id}/at/29")).status_code == 404, "the older rules led there"
        seen = await act_by_chance(people, id, 1000)
        assert seen["status"] == "over"
        assert (await people[0].get(f"/api/tables/{id}/at/{seen['number'] - 1}")).status_code == 200
        record = Record.parse((await people[0].get(f"/api/tables/{id}/record")).content)
    assert record.actions[:30] == actions
    assert [(part.first, part.rules_version) for part in record.parts] == [(1, "0"), (31, "1")]
    with registered(GAME):
        assert codec.digest(replay(record)) == record.digest
        assert not verify(record).ok, "the first part cannot be played again here"
    with registered(KEEPING):
        assert verify(record).ok


async def test_where_nothing_can_take_a_position_over_the_game_is_kept_whole(settings: Settings) -> None:
    id, cookies = await begun(settings)
    actions = await stored(settings, id)
    async with server_of(TIDAL, settings) as server:
        host = server.browser(cookies=cookies[0])
        seen = await sight(host, id)
        assert seen["status"] == "broken"
        assert "rules 0 of tidepool, which are gone" in seen["broken"]
        assert (await host.post(f"/api/tables/{id}/rules", json={"agree": True})).status_code == 409
        assert (await host.get(f"/table/{id}")).status_code == 200
        assert (await host.get(f"/table/{id}/text")).status_code == 200
        record = Record.parse((await host.get(f"/api/tables/{id}/record")).content)
        assert (await server.browser().get(f"/api/tables/{id}/record")).status_code == 403
    assert record.actions == actions
    async with server_of(KEEPING, settings) as server:  # nothing was lost: a server that has the rules goes on
        assert (await sight(server.browser(cookies=cookies[0]), id))["status"] == "running"
        with registered(KEEPING):
            assert verify(record).ok


async def test_a_game_goes_back_to_where_the_rules_led_the_same_way(settings: Settings) -> None:
    """A table of a version that kept no last position: only people can agree to lose what came after."""
    id, cookies = await begun(settings)
    async with server_of(GAME, settings) as server:
        forget = sa.update(schema.games).where(schema.games.c.id == id).values(position=None)
        await server.service.store.database.change(lambda connection: connection.execute(forget))
        people = [server.browser(cookies=one) for one in cookies]
        held = await sight(people[0], id)
        assert held["status"] == "held"
        number = held["rules"]["offer"]
        assert 0 < number == held["number"] < 30
        assert "is then taken back" in held["rules"]["text"]
        (patched,) = await patch_tables(settings)
        assert patched.outcome == "asked"
        for browser in people:
            await browser.post(f"/api/tables/{id}/rules", json={"agree": True, "number": number})
        seen = await act_by_chance(people, id, 3)
        assert (seen["number"], seen["rules"]["plays"]) == (number + 3, "1")


async def test_a_finished_game_of_rules_that_are_gone_is_still_shown(settings: Settings) -> None:
    async with server_of(OLDER, settings) as server:
        host = server.browser()
        table = await opened(host, "me", "me", game="tidepool", public=True)
        seen = await act_by_chance([host], table["id"], 1000)
        result = seen["result"]
    for game in (GAME, TIDAL):
        async with server_of(game, settings) as server:
            stranger = server.browser()
            shown = await sight(stranger, table["id"])
            assert (shown["status"], shown["result"]) == ("over", result)
            record = Record.parse((await stranger.get(f"/api/tables/{table['id']}/record")).content)
            assert len(record.actions) == seen["number"]
            assert (await stranger.get("/")).status_code == 200


async def test_undo_and_requests_end_at_a_held_table(settings: Settings) -> None:
    id, cookies = await begun(settings)
    async with server_of(GAME, settings) as server:
        host = server.browser(cookies=cookies[0])
        for name, body in (("undo", {"number": 30}), ("request", {"number": 3}), ("agree", {"agree": True})):
            answer = await host.post(f"/api/tables/{id}/{name}", json=body)
            assert (answer.status_code, answer.json()["error"]) == (409, "other-rules"), name
        assert (await host.get(f"/api/tables/{id}/hint")).json()["error"] == "other-rules"


@pytest.mark.parametrize("asker", ["nobody", "a player"])
async def test_players_are_told_that_they_are_asked_about_new_rules(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, asker: str
) -> None:
    """Those who want to be reached, once, and not once they have answered."""
    sent: list[tuple[str, str]] = []

    async def call(url: str, body: bytes, allow_private: bool) -> None:
        sent.append((url, msgspec.json.decode(body)["text"]))

    monkeypatch.setattr(notices, "call_webhook", call)
    monkeypatch.setattr(notices, "LOOK_EVERY", 3600.0)
    settings = msgspec.structs.replace(settings, notice_delay=0.0, base_url="http://table.test")
    id, cookies = await begun(settings)
    async with server_of(GAME, settings) as server:
        people = [server.browser(cookies=one) for one in cookies]
        for name, browser in zip(("ada", "bob"), people, strict=True):
            await browser.post("/api/me", json={"webhook": f"http://{name}.test/"})
        await server.service.store.database.change(lambda connection: connection.execute(sa.delete(schema.outbox)))
        if asker == "nobody":
            await patch_tables(settings)
            await patch_tables(settings)
        await people[0].post(f"/api/tables/{id}/rules", json={"agree": True})
        await server.service.notices.deliver()
        assert [url for url, _ in sent] == ["http://bob.test/"]
        assert "goes on by the new ones: http://table.test/table/" in sent[0][1]
        await server.service.notices.deliver()
        assert len(sent) == 1


# --- all tables of a server ------------------------------------------------------------------


async def tables_of_every_kind(settings: Settings) -> dict[str, str]:
    """By what is to become of it on a server of today that has forgotten the older rules: a table."""
    asked, _ = await begun(settings, 10)
    async with server_of(OLDER, settings) as server:
        host = server.browser()
        waiting = (await opened(host, "me", "open", game="tidepool"))["id"]
        over = (await opened(host, "me", "me", game="tidepool"))["id"]
        await act_by_chance([host], over, 1000)
        alone = (await opened(host, "me", "me", game="tidepool"))["id"]
        await act_by_chance([host], alone, 8)
        gone = (await opened(host, "me", "me", game="tidepool"))["id"]
        change = server.service.store.database.change
        seats, games = schema.seats, schema.games
        bots = sa.update(seats).where(seats.c.game_id == alone).values(kind="bot", bot="random", visitor_id=None)
        await change(lambda connection: connection.execute(bots))
        name = sa.update(games).where(games.c.id == gone).values(game="gone")
        await change(lambda connection: connection.execute(name))
    return {"asked": asked, "begun-anew": waiting, "taken-over": alone, "read-only": gone, "over": over}


async def test_patch_sees_to_every_table(settings: Settings) -> None:
    tables = await tables_of_every_kind(settings)
    expected = {id: outcome for outcome, id in tables.items() if outcome != "over"}
    with registered(GAME):
        before = await everything(settings)
        planned = await patch_tables(settings, dry_run=True)
        assert {table.id: table.outcome for table in planned} == expected
        assert await everything(settings) == before, "a dry run changes nothing"
        done = await patch_tables(settings)
        assert {table.id: table.outcome for table in done} == expected
        again = await patch_tables(settings)
    assert {table.id: table.outcome for table in again} == {
        tables["asked"]: "asked",
        tables["begun-anew"]: "current",
        tables["taken-over"]: "current",
        tables["read-only"]: "read-only",
    }
    after = await everything(settings)
    assert after["actions"] == before["actions"], "nothing that was played is lost"
    async with server_of(GAME, settings) as server:
        asked = await server.service.store.request(tables["asked"])
        assert asked is not None
        assert (asked.seat, asked.agreeing(), asked.rules_version) == (-1, [], "1")
        assert (await server.service.store.table(tables["begun-anew"])).status == "waiting"
        assert (await sight(server.browser(), tables["taken-over"]))["rules"]["plays"] == "1"


async def everything(settings: Settings) -> dict[str, list[Any]]:
    """What the database holds of tables."""
    async with server_of(GAME, settings) as server:

        def work(connection: sa.Connection) -> dict[str, list[Any]]:
            tables = (schema.games, schema.actions, schema.parts, schema.requests, schema.snapshots)
            return {table.name: sorted(tuple(row) for row in connection.execute(sa.select(table))) for table in tables}

        return await server.service.store.database.read(work)


async def test_patch_leaves_tables_alone_whose_rules_are_kept(settings: Settings) -> None:
    await begun(settings, 5)
    with registered(KEEPING):
        (patched,) = await patch_tables(settings)
    assert (patched.outcome, patched.plays, patched.today) == ("kept", "0", "1")


def test_the_command_says_what_it_did(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path)
    tables = asyncio.run(tables_of_every_kind(settings))
    run = click.testing.CliRunner().invoke
    with registered(GAME):
        dry = run(main, ["tables", "patch", "--dry-run", "--data", str(tmp_path)])
        assert dry.exit_code == 1
        assert dry.output.endswith("4 unfinished games, 1 that cannot go on.\nNothing was changed.\n")
        listed = run(main, ["tables", "patch", "--json", "--data", str(tmp_path)])
        rows = {row["id"]: row for row in msgspec.json.decode(listed.output)}
        assert rows[tables["taken-over"]]["outcome"] == "taken-over"
        assert (rows[tables["asked"]]["rules"], rows[tables["asked"]]["today"]) == ("0", "1")
        assert "gone" in rows[tables["read-only"]]["reason"]
        said = run(main, ["tables", "patch", "--data", str(tmp_path)]).output
    assert f"{tables['asked']} (tidepool): its players are asked whether it goes on by rules 1 instead of 0." in said
    with registered(KEEPING):
        kept = run(main, ["tables", "patch", "--data", str(tmp_path)]).output
    assert f"{tables['asked']} (tidepool) goes on by rules 0." in kept


# --- a store with odd things in it -----------------------------------------------------------


async def test_odd_rows_do_not_disturb_the_others(settings: Settings) -> None:
    """A game that is gone with its time out, and a kept position of nothing: the pages and the sweep go on."""
    id, cookies = await begun(settings, 5)
    async with server_of(KEEPING, settings) as server:
        store = server.service.store
        visitor = await store.welcome(new_id())
        seat = SeatRow("", 0, "human", visitor.id, "", "", "")
        clock = '{"choice":{"kind":"days","days":1.0},"left":[0.0,0.0],"since":0.0}'
        odd = [
            await store.create(new_table(
                id=new_id(), game=game, rules_version="0", options={}, seed="x", commitment="", public=True,
                title="", owner=None, seats=[seat, msgspec.structs.replace(seat, seat=1)], clock=clock, deadline=1.0,
            ))
            for game in ("gone", "tidepool")
        ]  # fmt: skip
        stray = {"game_id": id, "number": 4, "rules_version": "7", "state": b"nothing"}
        await store.database.change(lambda connection: connection.execute(sa.insert(schema.snapshots), stray))
        host = server.browser(cookies=cookies[0])
        assert (await host.get("/")).status_code == 200
        assert (await sight(host, id))["number"] == 5
        due = await store.out_of_time(2.0)
        assert {row.id for row in odd} == set(due)
        swept = asyncio.create_task(server.service._sweep())
        for _ in range(200):
            if (await store.seats(odd[1].id))[0].kind == "bot":
                break
            await asyncio.sleep(0.05)
        swept.cancel()
        assert (await store.seats(odd[1].id))[0].kind == "bot", "the table after the one that is gone was seen to"
        assert (await host.get(f"/api/tables/{odd[0].id}")).json()["error"] == "broken"
        whole = await server.browser().get(f"/api/tables/{odd[0].id}/record")
        assert whole.status_code == 403


async def test_a_table_of_a_game_that_is_gone_is_exported_whole(settings: Settings) -> None:
    id, cookies = await begun(settings, 12)
    async with server_of(GAME, settings) as server:
        games = schema.games
        change = sa.update(games).where(games.c.id == id).values(game="gone")
        await server.service.store.database.change(lambda connection: connection.execute(change))
        host = server.browser(cookies=cookies[0])
        answer = await host.get(f"/api/tables/{id}/record")
        assert answer.status_code == 200
        assert len(answer.json()["actions"]) == 12
        assert answer.json()["game"] == "gone"


async def test_tables_of_a_process_of_an_older_version_have_no_parts(settings: Settings) -> None:
    """It goes on for a while beside the first one of a new version."""
    id, cookies = await begun(settings, 6)
    async with server_of(KEEPING, settings) as server:
        store = server.service.store
        await store.database.change(lambda connection: connection.execute(sa.delete(schema.parts)))
        people = [server.browser(cookies=one) for one in cookies]
        assert (await act_by_chance(people, id, 1))["number"] == 7
        for browser in people:
            await browser.post(f"/api/tables/{id}/rules", json={"agree": True})
        parts = [(part.first, part.encoding, part.rules_version) for part in await store.parts(id)]
        assert parts == [(1, 1, "0"), (7, codec.FORMAT, "0"), (8, codec.FORMAT, "1")]
        seen = await act_by_chance(people, id, 1)
        assert seen["rules"]["plays"] == "1"


async def test_a_game_goes_on_over_a_change_of_encoding(settings: Settings) -> None:
    """Digests of the encoding before are not compared; from the next action on they are those of today."""
    id, cookies = await begun(settings, 9)
    async with server_of(KEEPING, settings) as server:
        store = server.service.store
        parts, actions = schema.parts, schema.actions
        for change in (
            sa.update(parts).where(parts.c.game_id == id).values(encoding=codec.FORMAT - 1),
            sa.update(actions).where(actions.c.game_id == id).values(digest="00000000"),
            sa.update(schema.games).where(schema.games.c.id == id).values(position=b"of another form"),
        ):
            await store.database.change(lambda connection, work=change: connection.execute(work))  # type: ignore[misc]
        people = [server.browser(cookies=one) for one in cookies]
        seen = await act_by_chance(people, id, 4)
        assert (seen["number"], seen["status"]) == (13, "running")
        begun_at = [(part.first, part.encoding) for part in await store.parts(id)]
        assert begun_at == [(1, codec.FORMAT - 1), (10, codec.FORMAT)]
    async with server_of(KEEPING, settings) as server:
        people = [server.browser(cookies=one) for one in cookies]
        seen = await act_by_chance(people, id, 1000)
        assert seen["status"] == "over"
        record = Record.parse((await people[0].get(f"/api/tables/{id}/record")).content)
        verdict = verify(record)
        assert verdict.ok
        assert [note.id for note in verdict.notes] == ["verdict-uncompared"]


def test_a_database_of_the_version_before_is_brought_along(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'phylarium.db'}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = {
            **{"id": "old", "game": "tidepool", "rules_version": "0", "options": "{}", "seats": 2, "seed": "s"},
            **{"commitment": "", "status": "running", "public": True, "title": "", "created": 0.0, "updated": 0.0},
            **{"number": 0, "version": 0, "lineage": 0, "to_move": 0},
        }
        names = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        connection.execute(sa.text(f"INSERT INTO games ({names}) VALUES ({values})"), row)
    engine.dispose()

    async def look() -> list[PartRow]:
        store = await Store.open(Settings(data_dir=tmp_path))
        found = await store.parts("old")
        await store.close()
        return found

    assert asyncio.run(look()) == [PartRow("old", 1, "0", 1)]


# --- killed ----------------------------------------------------------------------------------


class ToyServer(TableServer):
    """`phylarium serve` in a process of its own that knows Tide Pool by some of its rules."""

    def __init__(self, database_url: str, game: str) -> None:
        super().__init__(database_url, PYTHONPATH=f"{ROOT}:{Path(codec.__file__).parents[2]}")
        self.game = game

    def start(self) -> ToyServer:
        program = (
            "import sys\n"
            "from phylarium.cli import main\n"
            "from tests.toy import registered\n"
            f"from tests.toy.older import KEEPING, OLDER, TIDAL\n"
            "from tests.toy.tidepool import GAME\n"
            f"with registered({self.game}):\n"
            "    main(sys.argv[1:])\n"
        )
        self.run([sys.executable, "-c", program, "serve", "--host", LOOPBACK, "--port", str(self.port)], env=self.env)
        self.wait(self.healthy)
        return self


async def test_a_killed_server_comes_back_with_other_rules(database_url: str) -> None:
    """Each server is killed; what it had acknowledged is there under the next one, by whatever rules."""
    acknowledged = 0
    cookies: httpx.Cookies | None = None
    id = ""
    for game, plays in (("OLDER", "0"), ("KEEPING", "0"), ("GAME", "1"), ("KEEPING", "1")):
        with ToyServer(database_url, game) as server:
            server.start()
            async with httpx.AsyncClient(base_url=server.url, cookies=cookies, timeout=30) as browser:
                if not id:
                    id = (await brought(browser, 0, "me", "me", "me"))["id"]
                seen = await sight(browser, id)
                assert seen["number"] == acknowledged
                if seen["status"] == "held":
                    agreed = await browser.post(f"/api/tables/{id}/rules", json={"agree": True, "number": acknowledged})
                    assert agreed.status_code == 200, agreed.text
                seen = await act_by_chance([browser], id, 7, acknowledged)
                assert (seen["rules"] or {"plays": registry_version(game)})["plays"] == plays
                acknowledged = seen["number"]
                cookies = browser.cookies
            server.kill()
    with registered(KEEPING):
        (checked,) = await check_tables(Settings(database_url=database_url))
    assert (checked.actions, checked.problem) == (28, "")


def registry_version(game: str) -> str:
    return {"OLDER": OLDER, "KEEPING": KEEPING, "GAME": GAME}[game].rules_version


def test_the_toy_is_not_left_behind() -> None:
    assert "tidepool" not in registry.games()

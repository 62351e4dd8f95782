"""Records out and in, and pictures of positions."""

from __future__ import annotations

import shutil
import xml.etree.ElementTree as ET

import pytest
from tests.table.conftest import Server, act, join, opened, sight

from phylarium.games.marine import GAME
from phylarium.games.marine.shown.drawing.style import STYLE
from phylarium.kernel.record import Record, verify
from phylarium.kernel.rng import commitment
from phylarium.table.pictures import plain

pytestmark = pytest.mark.anyio


async def played(server: Server, actions: int) -> tuple[str, Record]:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    for _ in range(actions):
        seen = await act(browser, seen)
    answer = await browser.get(f"/api/tables/{table['id']}/record")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    return table["id"], Record.parse(answer.content)


async def test_a_record_of_ones_own_game_verifies(server: Server) -> None:
    _, record = await played(server, 12)
    assert verify(record).ok
    assert len(record.actions) == 12


async def test_a_friend_at_the_table_keeps_the_record_sealed(server: Server) -> None:
    host, friend = server.browser(), server.browser()
    table = await opened(host, "me", "open")
    assert (await host.get(f"/api/tables/{table['id']}/record")).status_code == 403
    await join(friend, table["links"]["1"])
    assert (await host.get(f"/api/tables/{table['id']}/record")).status_code == 403


@pytest.mark.parametrize("at", [None, 5, 0])
async def test_play_on_from_a_record(server: Server, at: int | None) -> None:
    original, record = await played(server, 9)
    browser = server.browser()
    body = {"record": record_body(record), **({} if at is None else {"at": at})}
    answer = await browser.post("/api/import", json=body)
    assert answer.status_code == 201, answer.text
    seen = await sight(browser, answer.json()["id"])
    assert seen["number"] == (9 if at is None else at)
    assert seen["imported"]
    assert seen["you"] == [0, 1]
    assert (await act(browser, seen))["number"] == seen["number"] + 1
    room = await server.service.rooms.get(original)
    copy = await server.service.rooms.get(answer.json()["id"])
    count = seen["number"]
    assert [row.digest for row in copy.actions[:count]] == [row.digest for row in room.actions[:count]]


def record_body(record: Record) -> dict[str, object]:
    import msgspec

    body: dict[str, object] = msgspec.to_builtins(record)
    return body


async def test_seats_of_a_record_can_be_given_away(server: Server) -> None:
    _, record = await played(server, 4)
    browser = server.browser()
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = await browser.post("/api/import", json={"record": record_body(record), "seats": seats})
    assert list(answer.json()["links"]) == ["1"]
    assert (await sight(browser, answer.json()["id"]))["status"] == "waiting"
    wrong = await browser.post("/api/import", json={"record": record_body(record), "seats": seats[:1]})
    assert wrong.status_code == 400


async def test_damaged_records_are_refused_with_the_reason(server: Server) -> None:
    _, record = await played(server, 4)
    browser = server.browser()
    good = record_body(record)
    for change in (
        {"game": "chess"},
        {"seed": "another"},
        {"actions": ["word:done"] * 4},
        {"digests": ["00000000"] * 4},
        {"seats": ["one"]},
        {"format": 9},
        {"actions": 3},
        {"rules_version": "0"},
        {"pack": "abc"},
    ):
        answer = await browser.post("/api/import", json={"record": {**good, **change}})
        assert answer.status_code == 400, (change, answer.text)
        assert answer.json()["error"] == "damaged-record"
        assert len(answer.json()["message"]) > 15
    late = await browser.post("/api/import", json={"record": good, "at": 99})
    assert late.status_code == 404


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "x" * 81, "commitment": commitment("x" * 81)},
        {"seats": ["Ada"] * 100_000},
        {"seats": ["x" * 100_000, "Bert"]},
        {"options": {f"o{n}": True for n in range(1000)}},
        {"actions": ["word:done"] * 20_001},
        {"parts": [{"first": 1, "rules_version": "1", "encoding": 1}] * 1000},
    ],
    ids=lambda change: next(iter(change)),
)
async def test_records_that_hold_too_much_are_refused(server: Server, change: dict[str, object]) -> None:
    _, record = await played(server, 3)
    answer = await server.browser().post("/api/import", json={"record": {**record_body(record), **change}})
    assert (answer.status_code, answer.json()["error"]) == (400, "too-long"), answer.text[:200]
    assert next(iter(change)) in answer.json()["message"]


async def test_positions_as_pictures(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    for _ in range(3):
        seen = await act(browser, seen)
    now = await browser.get(f"/api/tables/{table['id']}/image.svg")
    then = await browser.get(f"/api/tables/{table['id']}/image.svg", params={"at": 0})
    assert now.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(now.text).tag.endswith("svg")
    assert now.text != then.text
    assert (await browser.get(f"/api/tables/{table['id']}/image.svg", params={"at": 99})).status_code == 404


async def test_a_position_as_png(server: Server) -> None:
    browser = server.browser()
    table = await opened(browser, "me", "me")
    await act(browser, await sight(browser, table["id"]))
    now = await browser.get(f"/api/tables/{table['id']}/image.png")
    assert (now.status_code, now.headers["content-type"]) == (200, "image/png"), now.text
    assert now.content.startswith(b"\x89PNG")
    before = await browser.get(f"/api/tables/{table['id']}/image.png", params={"at": 0})
    assert before.content.startswith(b"\x89PNG")
    assert before.content != now.content


async def test_a_server_without_the_converter_says_what_is_missing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    browser = server.browser()
    table = await opened(browser, "me", "me")
    answer = await browser.get(f"/api/tables/{table['id']}/image.png")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-png")
    assert "librsvg2-bin" in answer.json()["message"]


def test_a_picture_for_the_converter_has_plain_colours() -> None:
    named = GAME.picture(GAME.start(2, seed="plain").masked(0), 0)
    assert "var(--ph-" in named
    assert "var(" not in plain(named)
    assert STYLE.colour("reef", "light") in plain(named)


async def test_pieces_can_be_used_under_the_policy(server: Server) -> None:
    """No script, no inline style, well-formed, every target of an option there or in the list."""
    browser = server.browser()
    table = await opened(browser, "me", "me")
    seen = await sight(browser, table["id"])
    for piece in seen["pieces"].values():
        root = ET.fromstring(piece["markup"])
        for element in root.iter():
            assert not element.tag.endswith(("style", "script"))
            assert not any(name == "style" or name.startswith("on") for name in element.attrib)
    style = await browser.get("/games/marine/style.css")
    assert style.headers["content-type"].startswith("text/css")
    assert ".ph-auto" in style.text
    cover = await browser.get("/games/marine/cover.svg", params={"theme": "dark"})
    assert ET.fromstring(cover.text).tag.endswith("svg")

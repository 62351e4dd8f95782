"""Nobody is sent what they may not know: no seed before the end, no other seat's hand."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from tests.table.conftest import Server, act, join, opened, sight

from phylarium.games.marine.rules.names import TRAITS
from phylarium.games.marine.rules.state import Marine
from phylarium.games.marine.rules.traits import in_mask
from phylarium.kernel.message import Message
from phylarium.kernel.words import render
from phylarium.table import schema

pytestmark = pytest.mark.anyio


async def table_with_hands(server: Server) -> tuple[list[httpx.AsyncClient], str]:
    """Three people, of whom two hold traits that the others may not know."""
    players = [server.browser() for _ in range(3)]
    table = await opened(players[0], "me", "open", "open", public=True)
    for seat in (1, 2):
        await join(players[seat], table["links"][str(seat)], f"Player {seat}")
    id = table["id"]
    for _ in range(40):
        room = await server.service.rooms.get(id)
        state = room.state
        assert isinstance(state, Marine)
        holding = [animal for animal in range(4) if (state.hands[animal] | state.kept[animal]) > 0]
        if len(holding) >= 2:
            return players, id
        mover = players[state.to_move()]
        await act(mover, await sight(mover, id))
    raise AssertionError("nobody was dealt traits")


def secrets_of(state: Marine, seat: int) -> set[str]:
    """The traits that other seats hold and this one may not know, by id and in words."""
    known: set[int] = set()
    hidden: set[int] = set()
    for animal in range(4):
        held = set(in_mask(state.hands[animal])) | set(in_mask(state.kept[animal]))
        if state.seat_of[animal] == seat:
            known |= held
        else:
            hidden |= held
    names = {TRAITS[trait] for trait in hidden - known}
    return (
        {f"trait-{name}" for name in names}
        | {f"trait:{name}" for name in names}
        | {render(Message(f"trait-{name}"), "marine") for name in names}
    )


async def everything(server: Server, browser: httpx.AsyncClient, id: str) -> str:
    """All that a browser can get hold of about a table, through every endpoint there is."""
    schema = server.app.openapi_schema.to_schema()
    paths = [path for path, methods in schema["paths"].items() if "get" in methods and "{id}" in path]
    assert len(paths) >= 8
    last = (await sight(browser, id))["number"]
    texts = []
    for path in [*paths, "/table/{id}", "/table/{id}/text", "/api/tables/{id}/image.svg?at=0"]:
        for number in range(last + 1) if "{n}" in path else [0]:
            url = path.replace("{id}", id).replace("{n}", str(number))
            answer = await browser.get(url, params={"action": "word:done"} if path.endswith("why") else None)
            assert answer.status_code < 500, url
            texts.append(answer.text)
    move = {"number": 999, "action": "word:done"}
    for name in ("actions", "undo", "request"):
        body = move if name == "actions" else {"number": 999}
        texts.append((await browser.post(f"/api/tables/{id}/{name}", json=body)).text)
    async with server.line(browser, id) as line:
        texts.append(json.dumps(await line.news()))
    return "\n".join(texts)


async def test_no_endpoint_tells_a_secret(server: Server) -> None:
    players, id = await table_with_hands(server)
    room = await server.service.rooms.get(id)
    state = room.state
    assert isinstance(state, Marine)
    for seat, browser in enumerate([*players, server.browser()]):
        text = await everything(server, browser, id)
        # What the rules say of a trait is public: only its place in this game is not.
        text = re.sub(r'"rule(_text)?": ?"[^"]*"', "", text)
        assert room.row.seed not in text, seat
        words = state.rng.words()
        assert not any(re.search(rf"\b{word}\b", text) for word in words[:3]), seat
        viewer = seat if seat < 3 else -1
        found = {secret for secret in secrets_of(state, viewer) if secret in text}
        assert not found, (seat, found)


async def test_the_test_above_can_see(server: Server) -> None:
    """Each holder does see their own hand, so a leak would be seen too."""
    players, id = await table_with_hands(server)
    room = await server.service.rooms.get(id)
    state = room.state
    assert isinstance(state, Marine)
    for animal in range(4):
        held = in_mask(state.hands[animal]) + in_mask(state.kept[animal])
        if held:
            text = await everything(server, players[state.seat_of[animal]], id)
            assert all(render(Message(f"trait-{TRAITS[trait]}"), "marine") in text for trait in held)


async def test_a_record_waits_for_the_end(server: Server) -> None:
    players, id = await table_with_hands(server)
    for browser in [*players, server.browser()]:
        answer = await browser.get(f"/api/tables/{id}/record")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-over")


async def test_no_cookie_or_link_is_stored(server: Server) -> None:
    players = [server.browser() for _ in range(2)]
    table = await opened(players[0], "me", "open", "open")
    await join(players[1], table["links"]["1"])
    rows: list[Any] = [await server.service.store.seats(table["id"]), await server.service.store.table(table["id"])]
    for secret in (*table["links"].values(), players[0].cookies["phylarium"], players[1].cookies["phylarium"]):
        assert secret.rpartition("/")[2] not in repr(rows)
    for browser in (players[1], server.browser()):
        seen = await sight(browser, table["id"])
        assert seen["links"] == {}
        assert table["links"]["2"].rpartition("/")[2] not in json.dumps(seen)
    assert (await sight(players[0], table["id"]))["links"]["2"] in table["links"]["2"]


@pytest.mark.parametrize("as_json", [True, False])
def test_a_failure_is_logged_without_the_values_at_hand(as_json: bool) -> None:
    program = f"""
import structlog
from phylarium.table.app import configure_logs
configure_logs({as_json})
def fail(cookie):
    raise ValueError("it failed")
try:
    fail("".join(["abc", "def", "ghi"]))
except ValueError:
    structlog.get_logger().exception("request.failed")
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "it failed" in result.stderr
    assert "request.failed" in result.stderr
    assert "abcdefghi" not in result.stderr


async def test_what_the_database_refuses_is_said_without_its_values(server: Server) -> None:
    browser = server.browser()
    id = (await opened(browser, "me", "me"))["id"]
    row = await server.service.store.table(id)
    again = sa.insert(schema.games).values(**msgspec.structs.asdict(row))
    with pytest.raises(sa.exc.IntegrityError) as refused:
        await server.service.store.database.change(lambda connection: connection.execute(again))
    assert row.seed not in str(refused.value)

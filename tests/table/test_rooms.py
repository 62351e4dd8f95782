"""What is stored is the truth: crashes, damage, and rules that changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click.testing
import msgspec
import pytest
import sqlalchemy as sa
from tests.table.conftest import Server, act, opened, serving, sight

from phylarium.cli import main
from phylarium.kernel.record import NoSuchMoment
from phylarium.table import rooms, schema
from phylarium.table.check import check_tables
from phylarium.table.config import Settings, SettingsError
from phylarium.table.config import settings as read_settings

pytestmark = pytest.mark.anyio


async def played(server: Server, actions: int) -> str:
    browser = server.browser()
    table = await opened(browser, "me", "me", public=True)
    room = await server.service.rooms.get(table["id"])
    for number in range(actions):
        name = room.game.vocabulary.name(room.state.legal()[0])
        await room.play(room.state.to_move(), number, name)
    id: str = table["id"]
    return id


async def damage(server: Server, id: str, number: int, **values: object) -> None:
    table = schema.actions
    change = sa.update(table).where(table.c.game_id == id, table.c.number == number).values(**values)
    await server.service.store.database.change(lambda connection: connection.execute(change))
    # Tables of earlier versions have no last position to go on from.
    forget = sa.update(schema.games).where(schema.games.c.id == id).values(position=None)
    await server.service.store.database.change(lambda connection: connection.execute(forget))
    server.service.rooms._rooms.clear()


@pytest.mark.parametrize("values", [{"digest": "00000000"}, {"action": "word:done"}, {"action": "no:such"}])
async def test_a_game_that_no_longer_replays_is_shown_as_such_and_left_alone(
    server: Server, settings: Settings, values: dict[str, object]
) -> None:
    id = await played(server, 12)
    await damage(server, id, 8, **values)
    before = await server.service.store.actions(id)
    browser = server.browser()
    seen = await sight(browser, id)
    assert seen["status"] == "broken"
    assert "action 8" in seen["broken"]
    assert seen["number"] == 7, "the last sound position is shown"
    assert (await browser.get(f"/table/{id}/text")).status_code == 200
    for name, body in (("undo", {"number": 7}), ("request", {"number": 3})):
        assert (await browser.post(f"/api/tables/{id}/{name}", json=body)).status_code in (403, 409)
    room = await server.service.rooms.get(id)
    with pytest.raises(rooms.BrokenTable):
        await room.play(room.state.to_move(), 7, room.game.vocabulary.name(room.state.legal()[0]))
    assert await server.service.store.actions(id) == before
    (checked,) = await check_tables(settings)
    assert "action 8" in checked.problem


async def test_a_game_goes_on_from_a_kept_position(server: Server, settings: Settings) -> None:
    """The actions before it no longer replay, but the snapshot after them is sound."""
    id = await played(server, 55)
    await damage(server, id, 30, digest="00000000")
    room = await server.service.rooms.get(id)
    assert room.broken is None
    assert room.match.gap == (30, 49)
    assert len(room.actions) == 55
    room.match.rebuilt(29)
    room.match.rebuilt(52)
    with pytest.raises(NoSuchMoment):
        room.match.rebuilt(40)
    assert (await server.browser().get(f"/api/tables/{id}/at/40")).status_code == 404
    await room.play(room.state.to_move(), 55, room.game.vocabulary.name(room.state.legal()[0]))
    assert len(await server.service.store.actions(id)) == 56
    (checked,) = await check_tables(settings)
    assert "no longer replay" in checked.problem


async def test_a_game_of_a_package_that_is_gone(server: Server) -> None:
    id = await played(server, 1)
    change = sa.update(schema.games).where(schema.games.c.id == id).values(game="gone")
    await server.service.store.database.change(lambda connection: connection.execute(change))
    server.service.rooms._rooms.clear()
    answer = await server.browser().get(f"/api/tables/{id}")
    assert (answer.status_code, answer.json()["error"]) == (409, "broken")
    assert (await server.browser().get("/")).status_code == 200


async def test_a_restarted_server_has_everything(settings: Settings) -> None:
    async with serving(settings) as server:
        browser = server.browser()
        table = await opened(browser, "me", "me")
        seen = await sight(browser, table["id"])
        for _ in range(5):
            seen = await act(browser, seen)
        cookies = browser.cookies
    async with serving(settings) as server:
        again = await sight(server.browser(cookies=cookies), table["id"])
    assert again == {**seen, "now": again["now"]}


async def test_least_used_rooms_are_forgotten(server: Server) -> None:
    ids = [await played(server, 1) for _ in range(4)]
    server.service.rooms.capacity = 2
    for id in ids:
        await server.service.rooms.get(id)
    assert len(server.service.rooms) == 2
    assert (await sight(server.browser(), ids[0]))["number"] == 1


def test_the_command_names_broken_games(tmp_path: Path) -> None:
    async def make(broken: bool) -> None:
        async with serving(Settings(data_dir=tmp_path)) as server:
            id = await played(server, 3)
            if broken:
                await damage(server, id, 2, digest="00000000")

    run = click.testing.CliRunner().invoke
    asyncio.run(make(False))
    sound = run(main, ["tables", "check", "--data", str(tmp_path)])
    assert (sound.exit_code, sound.output) == (0, "One stored game, 0 broken.\n")
    asyncio.run(make(True))
    broken = run(main, ["tables", "check", "--data", str(tmp_path)])
    assert broken.exit_code == 1
    assert "after action 2" in broken.output
    listed = run(main, ["tables", "check", "--data", str(tmp_path), "--json"])
    assert sum(table["problem"] is not None for table in msgspec.json.decode(listed.output)) == 1


def test_settings_come_from_the_environment() -> None:
    found = read_settings(
        {"PHYLARIUM_PORT": "9000", "DATABASE_URL": "postgres://a@b/c", "PHYLARIUM_TRUST_PROXY": "true"}
    )
    assert (found.port, found.trust_proxy) == (9000, True)
    assert found.engine_url == "postgresql+asyncpg://a@b/c"
    assert read_settings({"PHYLARIUM_PORT": "9000"}, port=7000).port == 7000


@pytest.mark.parametrize(
    "environment",
    [
        {"PHYLARIUM_PORT": "many"},
        {"PHYLARIUM_PORT": "0"},
        {"DATABASE_URL": "mysql://x"},
        {"PHYLARIUM_URL": "table.test"},
        {"PHYLARIUM_SMTP": "mail.test"},
        {"PHYLARIUM_SMTP": "smtp://mail.test"},
        {"PHYLARIUM_BOT_WORKERS": "0"},
        {"PHYLARIUM_MOVES_PER_MINUTE": "0"},
        {"PHYLARIUM_BOT_PAUSE": "nan"},
        {"PHYLARIUM_TRUST_PROXY": "perhaps"},
        {"PHYLARIUM_URL": "http://["},
        {"PHYLARIUM_SMTP": "smtp://mail.test:99999", "PHYLARIUM_MAIL_FROM": "a@b.test"},
        {"REDIS_URL": "127.0.0.1"},
        {"DATABASE_URL": "postgresql://a:b@c:port/d"},
    ],
)
def test_odd_settings_are_refused_by_name(environment: dict[str, str]) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings(environment)
    assert next(iter(environment)) in str(refused.value) or "PHYLARIUM_MAIL_FROM" in str(refused.value)
    assert refused.value.message is not None, "it can be said in any language"

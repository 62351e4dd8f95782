"""PostgreSQL is started anew while a server runs: the server goes on, with what was there."""

from __future__ import annotations

import pytest
from tests.infra.clients import Person
from tests.infra.servers import Postgres, TableServer, available

pytestmark = pytest.mark.anyio


async def test_a_server_goes_on_when_postgresql_was_away() -> None:
    with available(Postgres) as postgres, TableServer(postgres.database()) as server:
        player = Person(server.start().url, 1)
        id = (await player.open("me", "me"))["id"]
        seen = await player.move(await player.look(id))
        for _ in range(2):
            postgres.stop()
            postgres.start()
            # Not the first request finds it out, but the driver: none fails.
            seen = await player.move(await player.look(id))
        assert seen["number"] == 3
        await player.close()

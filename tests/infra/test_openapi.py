"""Schemathesis over the JSON API, for longer than `make test` has time, and on both databases."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from tests.infra.openapi import Known, search
from tests.infra.servers import Postgres, TableServer


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def known(request: pytest.FixtureRequest) -> Iterator[Known]:
    database = ""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database()
    with TableServer(database) as server:
        yield Known(server.start().url)


test_no_request_makes_the_server_fail = search(int(os.environ.get("PHYLARIUM_EXAMPLES", "150")))

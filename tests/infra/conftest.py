"""Real servers for tests: started once for each process of the test run, and a fresh database for each test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from tests.infra.servers import Postgres, Redis, TableServer, available

structlog.configure(
    processors=[structlog.processors.KeyValueRenderer()],
    wrapper_class=structlog.make_filtering_bound_logger(50),
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with available(Postgres) as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with available(Redis) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'phylarium.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture
def servers(database_url: str, request: pytest.FixtureRequest) -> Iterator[list[TableServer]]:
    """One process on SQLite, two on PostgreSQL."""
    if database_url.startswith("sqlite"):
        with TableServer(database_url) as one:
            yield [one.start()]
        return
    redis: Redis = request.getfixturevalue("redis")
    with TableServer(database_url, redis.url) as one, TableServer(database_url, redis.url) as other:
        yield [one.start(), other.start()]


@pytest.fixture
def kills() -> int:
    """How often a server is killed."""
    return int(os.environ.get("PHYLARIUM_KILLS", "50"))


@pytest.fixture
def new_database(postgres: Postgres) -> Callable[[], str]:
    """Makes further PostgreSQL databases."""
    return postgres.database

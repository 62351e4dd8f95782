"""How the things stand that a server needs: its database and Redis. Nothing is made or changed."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import redis
import sqlalchemy as sa

from phylarium.kernel.message import Message
from phylarium.kernel.troubles import trouble
from phylarium.table.config import Settings
from phylarium.table.store.database import reading
from phylarium.table.store.revisions import known_revisions, revision_of
from phylarium.table.store.unusable import StoreUnusable, driver_trouble, place_of, said_in_words

PATIENCE = 5.0
"""Seconds in which Redis must answer."""


class Condition(msgspec.Struct, frozen=True):
    """A database that answers, or that is not there yet."""

    where: str
    there: bool
    schema: str | None
    """The last migration of it; None where it has no tables of ours."""
    newest: str
    """The last migration that this version has."""


async def condition_of_database(settings: Settings) -> Condition:
    """How the database stands; StoreUnusable says why it could not be used."""
    url = sa.engine.make_url(settings.engine_url)
    where, known = place_of(url), known_revisions()
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        return Condition(where, False, None, known[0])
    with said_in_words(url):
        schema = await reading(url, revision_of)
    if schema is not None and schema not in known:
        raise StoreUnusable("table-store-newer", where)
    return Condition(where, True, schema, known[0])


def place_of_redis(settings: Settings) -> str:
    """Where Redis is, without what opens it."""
    parts = urlsplit(settings.redis_url)
    return f"{parts.hostname}:{parts.port or 6379}"


def problem_of_redis(settings: Settings) -> Message | None:
    """Why Redis cannot be used; None where it answers."""
    try:
        with redis.Redis.from_url(
            settings.redis_url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE
        ) as client:
            client.ping()
    except redis.AuthenticationError:
        return Message("trouble-password")
    except redis.TimeoutError:
        return Message("trouble-slow")
    except redis.ConnectionError as error:
        below = error.__cause__ or error.__context__
        return trouble(below) if isinstance(below, OSError) else driver_trouble(error)
    except OSError as error:
        return trouble(error)
    except (redis.RedisError, ValueError) as error:
        return driver_trouble(error)
    return None

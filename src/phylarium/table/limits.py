"""How much one browser or address may ask for.

Each process keeps its own buckets in memory. Where Redis is there, the processes of a server share one bucket a key,
and a process takes several drops out of it at once: so most requests need no question to Redis. While Redis is away
each process counts for itself.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TypeVar

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from phylarium.table.refusals import Crowded, TooMany

log = structlog.get_logger()

T = TypeVar("T")

MOST_KEYS = 20_000

CUPS = 20
"""A process takes this part of a bucket at once."""

AWAY = 5.0
"""Seconds for which Redis is not asked again after it did not answer."""

ANSWERS_WITHIN = 0.5

TAKE = """
local number, seconds, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'level', 'since')
local level, since = tonumber(kept[1]) or number, tonumber(kept[2]) or now
level = math.min(number, level + math.max(0, now - since) * number / seconds)
local given = math.min(wanted, math.floor(level))
redis.call('HSET', KEYS[1], 'level', tostring(level - given), 'since', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(seconds) + 1)
if given < 1 then return {0, tostring((1 - level) * seconds / number)} end
return {given, '0'}
"""
"""Take up to so many drops out of a bucket; none: how many seconds there is to wait for one."""


def _keep(kept: OrderedDict[str, T], key: str, value: T) -> None:
    """Remember something, and forget what was not asked for the longest."""
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > MOST_KEYS:
        kept.popitem(last=False)


class Buckets:
    """Buckets that fill at a steady rate; each request takes one drop out of one."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, number: int, seconds: float, now: float | None = None) -> None:
        """Count one request of at most `number` in `seconds`; TooMany says how long to wait."""
        now = monotonic() if now is None else now
        level, since = self._buckets.get(key, (float(number), now))
        level = min(float(number), level + (now - since) * number / seconds)
        allowed = level >= 1
        _keep(self._buckets, key, (level - 1 if allowed else level, now))
        if not allowed:
            raise TooMany((1 - level) * seconds / number)


class Places:
    """How many live connections each address has at this process."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str, most: int) -> Iterator[None]:
        """One of the places of an address for as long as it is wanted; Crowded where all are taken."""
        if self._taken[address] >= most:
            raise Crowded
        self._taken[address] += 1
        try:
            yield
        finally:
            self._taken[address] -= 1
            if not self._taken[address]:
                del self._taken[address]


class Limits:
    """The limits of a server: of all its processes where Redis joins them, else of this one."""

    def __init__(self, redis_url: str = "") -> None:
        self.lines = Places()
        self.here = Buckets()
        """What this process counts by itself."""
        self._cups: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """By key: drops that were taken and not used yet, and when they are stale."""
        self._redis = (
            Redis.from_url(redis_url, socket_timeout=ANSWERS_WITHIN, socket_connect_timeout=ANSWERS_WITHIN)
            if redis_url
            else None
        )
        self._away_until = 0.0

    async def take(self, key: str, number: int, seconds: float) -> None:
        """Count one request of at most `number` in `seconds`; TooMany says how long to wait."""
        now = monotonic()
        if self._redis is None or now < self._away_until:
            self.here.take(key, number, seconds)
            return
        drops, stale = self._cups.get(key, (0, 0.0))
        if drops < 1 or now >= stale:
            try:
                given, wait = await self._redis.eval(
                    TAKE, 1, f"phylarium-limit {key}", str(number), str(seconds), str(max(1, number // CUPS))
                )
            except (RedisError, OSError) as error:
                log.warning("limits.redis_away", error=type(error).__name__)
                self._away_until = now + AWAY
                self.here.take(key, number, seconds)
                return
            if given < 1:
                raise TooMany(float(wait))
            drops, stale = int(given), now + seconds
        _keep(self._cups, key, (drops - 1, stale))

    async def close(self) -> None:
        if self._redis is not None:
            await self._redis.aclose()

"""How the processes of a server tell each other that a table has changed.

What goes over a channel is only that table X is at version V. Whoever shows X to somebody then
reads it from the store and renders what that viewer may see, so a channel carries no secrets.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

log = structlog.get_logger()

Listener = asyncio.Queue[int]


class Channels(ABC):
    """Listeners of this process by table, and a way to reach those of the others."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    @contextlib.asynccontextmanager
    async def listen(self, table: str) -> AsyncIterator[Listener]:
        """A queue that is given the version of the table whenever it changes; only the newest is kept."""
        queue: Listener = asyncio.Queue(maxsize=1)
        self._listeners[table].add(queue)
        try:
            yield queue
        finally:
            self._listeners[table].discard(queue)
            if not self._listeners[table]:
                del self._listeners[table]

    def tell(self, table: str, version: int) -> None:
        """Wake the listeners of this process."""
        for queue in list(self._listeners.get(table, ())):
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(version)

    def watched(self) -> int:
        """How many listeners there are."""
        return sum(len(queues) for queues in self._listeners.values())

    @abstractmethod
    async def publish(self, table: str, version: int) -> None:
        """Tell everybody, everywhere."""

    async def start(self) -> None:  # noqa: B027 - one process has nothing to hear
        """Begin to hear what other processes say."""

    async def stop(self) -> None:  # noqa: B027
        """Stop hearing."""


class LocalChannels(Channels):
    """One process: nobody else to tell."""

    async def publish(self, table: str, version: int) -> None:
        self.tell(table, version)


TOPIC = "phylarium"


class RedisChannels(Channels):
    """Several processes, joined by Redis. While it is away this process still tells its own listeners."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis = Redis.from_url(url)
        self._task: asyncio.Task[None] | None = None

    async def publish(self, table: str, version: int) -> None:
        self.tell(table, version)
        try:
            await self._redis.publish(TOPIC, f"{table} {version}")
        except RedisError as error:
            log.warning("channel.publish_failed", table=table, error=str(error))

    async def start(self) -> None:
        self._task = asyncio.create_task(self._hear())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def _hear(self) -> None:
        pause = 0.2
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(TOPIC)
                    pause = 0.2
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            table, _, version = message["data"].decode().partition(" ")
                            self.tell(table, int(version))
            except RedisError as error:
                log.warning("channel.lost", error=str(error))
            await asyncio.sleep(pause)
            pause = min(pause * 2, 5.0)


def open_channels(redis_url: str) -> Channels:
    return RedisChannels(redis_url) if redis_url else LocalChannels()

"""How the processes of a server tell each other that a table has changed.

What goes over a channel is only that table X is at version V, and the name of the live connection
whose browser has that version from the answer to its own request; or that a browser has logged out.
Whoever shows X to somebody else reads it from the store and renders what that viewer may see, so a
channel carries no secrets.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

log = structlog.get_logger()


class Change(msgspec.Struct, frozen=True):
    """A table has changed: to which version, and by whose request."""

    table: str
    version: int
    line: str = ""
    """The name of the live connection whose browser is answered with this version."""
    hurry: bool = False
    """It has not changed: whoever plays there does not want to watch its bots, wherever they think."""


def browser_key(visitor_id: int) -> str:
    """In the place of a table: the browser that logs out. No table has such an id."""
    return f"browser {visitor_id}"


class Looker(msgspec.Struct, frozen=True):
    """A browser that looks at a table: whose it is (nobody's: 0), and what they are called."""

    visitor: int
    name: str = ""


class Stir(msgspec.Struct, frozen=True):
    """Something among those who look at a table: `presence`, something said (`chat`), or no longer to be read (`cut`).

    From one process to the others; it may also `ask` who looks at which table elsewhere, or say that the process is
    `alive` or `gone`. What was said is not in it: that is read from the store by whoever may know it.
    """

    what: str
    table: str = ""
    process: str = ""
    here: list[Looker] = []


class Listener:
    """Where one viewer waits for news of a table. Only the newest is kept."""

    def __init__(self) -> None:
        self.stirred: set[str] = set()
        """What has changed among those who look at the table, and was not asked for yet."""
        self.ended = False
        self.left = False
        """Whether it ended because its browser has logged out."""
        self._change: Change | None = None
        self._woken = asyncio.Event()

    def tell(self, change: Change) -> None:
        self._change = change
        self._woken.set()

    def stir(self, what: str) -> None:
        self.stirred.add(what)
        self._woken.set()

    def taken(self) -> set[str]:
        """What was stirred since this was last asked."""
        found, self.stirred = self.stirred, set()
        return found

    def leave(self) -> None:
        """The browser has logged out."""
        self.left = True
        self.end()

    def end(self, *_: object) -> None:
        """There is nothing more to wait for."""
        self.ended = True
        self._woken.set()

    async def wait(self, seconds: float) -> Change | None:
        """The newest change that was not waited for yet; None if there is none within so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        if not self.ended:
            self._woken.clear()
        change, self._change = self._change, None
        return change


class Channels(ABC):
    """Listeners of this process by table, and a way to reach those of the others."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self.hurried: Callable[[str], None] = lambda table: None
        """What this process does where somebody is in a hurry."""
        self.heard: Callable[[Stir], None] = lambda stir: None
        """What is to be done with a stir of another process; an empty one says that they can be heard (again)."""

    @property
    def hears(self) -> bool:
        """Whether everything that other processes say arrives here."""
        return True

    @contextlib.asynccontextmanager
    async def listen(self, table: str, visitor_id: int | None = None) -> AsyncIterator[Listener]:
        """Somebody who is told whenever the table changes, and when the browser has logged out."""
        listener = Listener()
        keys = [table] if visitor_id is None else [table, browser_key(visitor_id)]
        for key in keys:
            self._listeners[key].add(listener)
        try:
            yield listener
        finally:
            for key in keys:
                self._listeners[key].discard(listener)
                if not self._listeners[key]:
                    del self._listeners[key]

    def tell(self, change: Change) -> None:
        """Wake the listeners of this process, or its bots."""
        if change.hurry:
            self.hurried(change.table)
            return
        for listener in self._listeners.get(change.table, ()):
            if " " in change.table:
                listener.leave()
            else:
                listener.tell(change)

    async def hurry(self, table: str) -> None:
        """Tell everybody, everywhere, that the bots of a table need not wait to be watched."""
        await self.publish(Change(table, 0, hurry=True))

    def stir(self, table: str, what: str) -> None:
        """Wake those of this process who look at a table, for something that is no change of its game."""
        for listener in self._listeners.get(table, ()):
            listener.stir(what)

    async def send(self, stir: Stir) -> None:  # noqa: B027 - one process has nobody to send it to
        """Send a stir to the other processes."""

    async def leave(self, visitor_id: int) -> None:
        """Tell everybody, everywhere, that a browser has logged out."""
        await self.publish(Change(browser_key(visitor_id), 0))

    def watched(self) -> int:
        """How many listeners there are."""
        return len(set().union(*self._listeners.values()))

    @abstractmethod
    async def publish(self, change: Change) -> None:
        """Tell everybody, everywhere."""

    async def start(self) -> None:  # noqa: B027 - one process has nothing to hear
        """Begin to hear what other processes say."""

    async def stop(self) -> None:  # noqa: B027
        """Stop hearing."""


class LocalChannels(Channels):
    """One process: nobody else to tell."""

    async def publish(self, change: Change) -> None:
        self.tell(change)


TOPIC = "phylarium-changes"
COMPANY = "phylarium-company"
"""A topic of its own: to a process of an older version a stir would look like a change."""


class RedisChannels(Channels):
    """Several processes, joined by Redis. While it is away this process still tells its own listeners."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis = Redis.from_url(url)
        self._task: asyncio.Task[None] | None = None
        self._hears = False

    @property
    def hears(self) -> bool:
        return self._hears

    async def send(self, stir: Stir) -> None:
        try:
            await self._redis.publish(COMPANY, msgspec.json.encode(stir))
        except RedisError as error:
            log.warning("channel.publish_failed", table=stir.table, error=str(error))

    async def publish(self, change: Change) -> None:
        self.tell(change)
        try:
            await self._redis.publish(TOPIC, msgspec.json.encode(change))
        except RedisError as error:
            log.warning("channel.publish_failed", table=change.table, error=str(error))

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
                    await pubsub.subscribe(TOPIC, COMPANY)
                    pause = 0.2
                    self._hears = True
                    self.heard(Stir(""))
                    async for message in pubsub.listen():
                        if message["type"] != "message":
                            continue
                        if message["channel"] == COMPANY.encode():
                            self.heard(msgspec.json.decode(message["data"], type=Stir))
                        else:
                            self.tell(msgspec.json.decode(message["data"], type=Change))
            except RedisError as error:
                self._hears = False
                log.warning("channel.lost", error=str(error))
            await asyncio.sleep(pause)
            pause = min(pause * 2, 5.0)


def open_channels(redis_url: str) -> Channels:
    return RedisChannels(redis_url) if redis_url else LocalChannels()

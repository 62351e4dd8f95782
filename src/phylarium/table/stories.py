"""Where stories of finished games are worked out: in a process of its own, after everybody else.

The process gives way to all others (`nice`), so neither people nor bots wait for it. A story is worked out in pieces of
about a second, those of several owners by turns, and each piece is kept: whoever takes a story up goes on behind the
last one, also after a restart or in another process of the server. Nothing is begun for a game that goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec
import structlog

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.record import Record
from phylarium.review.story import Telling, begun, told_further
from phylarium.table.bot_workers import prepare_worker
from phylarium.table.pools import terminate
from phylarium.table.records import stored_record
from phylarium.table.store import Store
from phylarium.table.store.stories import BEGUN, FAILED, TOLD

log = structlog.get_logger()

GIVES_WAY = 10
"""How far the process gives way to others: far, but not so far that it stands still where a machine is always busy."""

PIECE = 40
"""Actions that are looked at at once."""

PATIENCE = 120.0
"""Seconds that a piece may take, and for which a story belongs to whoever works on it."""

TRIES = 5
"""How often a piece is tried on a machine that is too busy for it, or whose worker died."""

LOOK_EVERY = 10.0
"""Seconds after which stories are looked for that another process has left."""

LONGEST = 5000
"""Actions of a game whose story is told."""


def _prepare(gives_way: int) -> None:
    prepare_worker()
    os.nice(gives_way)


def _further(record: str, telling: str, people: list[int]) -> str:
    """A piece of a story, in a worker."""
    known = Record.parse(record.encode())
    so_far = msgspec.json.decode(telling, type=Telling) if telling else begun(known, people)
    return msgspec.json.encode(told_further(known, so_far, PIECE)).decode()


class StoryTeller:
    """The stories of a server process."""

    def __init__(self, store: Store, workers: int) -> None:
        self.store = store
        self._workers = workers
        self.gives_way = GIVES_WAY
        self._tries: Counter[str] = Counter()
        """Pieces that came to nothing, by story."""
        self._pool: ProcessPoolExecutor | None = None
        self._wanted = asyncio.Event()
        self._last: int | None = None
        """Whose story was worked on last."""

    async def ask(self, id: str) -> None:
        """Somebody wants to read the story of a finished game."""
        await self.store.begin_story(id)
        self._wanted.set()

    async def run(self) -> None:
        """Work on stories, one piece after the other, for as long as the server runs."""
        if self._workers < 1:
            return
        while True:
            try:
                if await self.work_on():
                    continue
            except Exception:
                log.exception("stories.failed")
            self._wanted.clear()
            # Not `wait_for`: asked for a story in the moment in which it is to stop, it would forget to stop.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._wanted.wait()

    async def work_on(self) -> bool:
        """Work out one piece of the story whose turn it is; False where there is none."""
        waiting = await self.store.unfinished_stories(time.time())
        others = [id for id, owner in waiting if owner != self._last]
        for id in [*others, *(id for id, _ in waiting if id not in others)]:
            if await self._piece(id):
                self._last = dict(waiting)[id]
                return True
        return False

    async def _piece(self, id: str) -> bool:
        row = await self.store.hold_story(id, time.time(), PATIENCE + 30)
        if row is None:
            return False
        table, seats = await self.store.table(id), await self.store.seats(id)
        people = [seat.seat for seat in seats if seat.visitor_id is not None] or [seat.seat for seat in seats]
        if table.status != "over" or table.number > LONGEST:
            await self.store.tell_story(id, FAILED, 0, 0, "")
            return True
        try:
            record = await stored_record(self.store, table)
            text = await self._ask(record.text(), row.telling, people)
        except (PhylariumError, TimeoutError, BrokenProcessPool, msgspec.MsgspecError) as error:
            log.warning("stories.not_told", table=id, error=str(error) or type(error).__name__)
            self._tries[id] += 1
            if isinstance(error, TimeoutError | BrokenProcessPool) and self._tries[id] < TRIES:
                return True  # it is held for a while yet, and then tried again
            await self.store.tell_story(id, FAILED, row.done, row.steps, "")
            return True
        except asyncio.CancelledError:
            # The server stops: whoever comes next need not wait until the story is nobody's any more.
            await self.store.tell_story(id, BEGUN, row.done, row.steps, row.telling)
            raise
        telling = msgspec.json.decode(text, type=Telling)
        status = TOLD if telling.is_whole() else BEGUN
        await self.store.tell_story(id, status, telling.done(), telling.steps(), text)
        return True

    async def _ask(self, record: str, telling: str, people: list[int]) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=_prepare, initargs=(self.gives_way,)
            )
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                return await loop.run_in_executor(self._pool, _further, record, telling, people)
        except (TimeoutError, BrokenProcessPool):
            self.close()
            raise

    def close(self) -> None:
        if self._pool is not None:
            terminate(self._pool)
            self._pool = None

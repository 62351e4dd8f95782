"""Where bots think: in processes of their own, so that nobody waits for them.

A worker is given what the bot's seat may know, encoded, and gives back an action. It never holds the
truth. Whatever comes back is played like any player's move; if the table has changed meanwhile, it
is dropped.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

import msgspec
import structlog

from phylarium import bots
from phylarium.bots.advice import warnings
from phylarium.kernel import codec
from phylarium.kernel.caution import Caution
from phylarium.kernel.engine import State
from phylarium.kernel.observation import Observation
from phylarium.kernel.registry import game as registered
from phylarium.table import chance
from phylarium.table.pools import terminate

T = TypeVar("T")
log = structlog.get_logger()

STAND_IN = "random"
"""The bot that moves where another one fails, so that a table never stalls."""

PATIENCE = 60.0
"""Seconds after which a bot has thought long enough."""


class Opinion(msgspec.Struct):
    """A rating as it travels between processes."""

    action: int
    value: float
    terms: list[tuple[str, float]]


def offered() -> list[str]:
    """The bots that can be asked to a table: levels for people, and chance."""
    return [*bots.LEVELS, STAND_IN]


def check(name: str) -> None:
    """Refuse a bot that is not offered: one with a budget of one's own could think for ever."""
    if name not in offered():
        raise bots.UnknownBot(bots.unknown_bot(name[:40], offered()))


def prepare_worker() -> None:
    """What each process does first that works for a server."""
    # The server decides when a worker ends; Ctrl-C reaches the whole group of processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed ends no workers; each of them waits for that by itself."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _observation(game: str, seen: bytes, seat: int) -> Observation:
    return Observation(codec.decode(registered(game), seen), seat)


def _choose(game: str, seen: bytes, seat: int, bot: str, seed: str) -> int:
    return bots.make(bot, seed).choose(_observation(game, seen, seat))


def _rate(game: str, seen: bytes, seat: int, bot: str, seed: str) -> list[Opinion]:
    ratings = bots.make(bot, seed).rate(_observation(game, seen, seat))
    return [Opinion(r.action, r.value, [(term.name, term.points) for term in r.terms]) for r in ratings]


def _warn(game: str, seen: bytes, seat: int) -> list[Caution]:
    return warnings(_observation(game, seen, seat))


class FairTurns:
    """So many at a time, and those who wait by turns: whoever has many tables waits for their own, nobody else does."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()
        """Those who wait by whose they are; the next one is of whoever stands first."""

    @asynccontextmanager
    async def turn(self, whose: Hashable) -> AsyncIterator[None]:
        if self._free > 0:
            self._free -= 1
        else:
            called = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(whose, deque()).append(called)
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self._call()  # it was its turn just now
                raise
        try:
            yield
        finally:
            self._call()

    def _call(self) -> None:
        """A place is free: for the first of whoever stands first, who goes to the end of the row."""
        while self._waiting:
            whose, waiting = next(iter(self._waiting.items()))
            called = waiting.popleft()
            if waiting:
                self._waiting.move_to_end(whose)
            else:
                del self._waiting[whose]
            if not called.done():
                called.set_result(None)
                return
        self._free += 1


class BotWorkers:
    """The processes of a server in which bots think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._hints = asyncio.Semaphore(2)
        self._turns = FairTurns(workers * 2)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=prepare_worker)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            terminate(self._pool)
            self._pool = None

    async def _ask(self, work: Callable[..., T], *args: Any) -> T:
        """Run something in a worker; once more in a fresh one where the worker died."""
        loop = asyncio.get_running_loop()
        for last in (False, True):
            pool = self._executor()
            try:
                async with asyncio.timeout(PATIENCE):
                    return await loop.run_in_executor(pool, partial(work, *args))
            except BrokenProcessPool:
                log.warning("bots.worker_died")
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
            except TimeoutError:
                # The worker would think on for nobody.
                if self._pool is pool:
                    self.close()
                raise
        raise AssertionError("the second try returns or raises")

    async def choose(self, state: State, seat: int, bot: str, whose: Hashable = None) -> int:
        """What a bot does in this position. It always answers with an action that is open.

        `whose` table it is says with whom it takes turns.
        """
        observation = state.observation(seat)
        game = state.game().name
        seen = codec.encode(observation.state)
        seed = chance.bot_seed(seen)
        try:
            async with self._turns.turn(whose):
                action = await self._ask(_choose, game, seen, seat, bot, seed)
        except Exception:
            # Whatever is wrong with a bot, the people at its table play on.
            log.exception("bots.bot_failed", game=game, bot=bot)
            return bots.make(STAND_IN, seed).choose(observation)
        if action not in observation.legal():
            log.error("bots.bot_cheated", game=game, bot=bot, action=action)
            return bots.make(STAND_IN, seed).choose(observation)
        return action

    async def rate(self, state: State, seat: int, bot: str) -> list[Opinion]:
        """What a bot thinks of the options of this position, the best one first."""
        seen = codec.encode(state.observation(seat).state)
        async with self._hints:
            return await self._ask(_rate, state.game().name, seen, seat, bot, chance.bot_seed(seen))

    async def warn(self, state: State, seat: int) -> list[Caution]:
        """The options of this position that do nothing or only harm; none where that cannot be found out."""
        observation = state.observation(seat)
        game = state.game().name
        try:
            async with self._hints:
                return await self._ask(_warn, game, codec.encode(observation.state), seat)
        except Exception:
            # A page that warns of nothing can be played at.
            log.exception("bots.warning_failed", game=game)
            return []

"""Who is looking at a table.

Browsers that look are known by their live connections, so nothing of it is stored. What changes is told a moment later
and all at once, and only to those who look at the same table; a move costs nothing of it. Where Redis joins several
processes, each tells the others who is at its own end: whoever asks one of them is told of all. A process that begins
to hear asks for everything, and one that is not heard of any more is forgotten.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from phylarium.table.channels import Channels, Looker, Stir
from phylarium.table.people import Visitor
from phylarium.table.rooms import Room

TOGETHER = 0.4
"""Seconds in which comings and goings are told as one."""

ALIVE_SECONDS = 20.0
FORGOTTEN_SECONDS = 65.0
"""A process that was not heard of for so long is gone, and those who looked with it."""

MOST_NAMES = 20


class Looking(msgspec.Struct, frozen=True):
    """Who looks at a table: the seats whose people do, how many others, and those of them who have a name."""

    seats: list[int]
    watching: int
    names: list[str]


class Presence:
    """Who looks at which table, as far as this process knows."""

    def __init__(self, channels: Channels, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._channels = channels
        self._spawn = spawn
        self._process = secrets.token_hex(4)
        self._here: dict[str, dict[Hashable, Looker]] = defaultdict(dict)
        self._elsewhere: dict[str, dict[str, list[Looker]]] = defaultdict(dict)
        self._alive: dict[str, float] = {}
        self._due: set[str] = set()
        channels.heard = self._heard

    @contextmanager
    def looking(self, table: str, visitor: Visitor) -> Iterator[None]:
        """Somebody looks at a table, for as long as this lasts."""
        key = object()
        row = visitor.row
        self._here[table][key] = Looker(0 if row is None else row.id, visitor.name)
        self.stir(table)
        try:
            yield
        finally:
            del self._here[table][key]
            self.stir(table)

    def stir(self, table: str) -> None:
        """Something about who looks at a table, or how they sit there, has changed."""
        if table not in self._due:
            self._due.add(table)
            asyncio.get_running_loop().call_later(TOGETHER, self._tell, table)

    def _tell(self, table: str) -> None:
        self._due.discard(table)
        here = list(self._here.get(table, {}).values())
        self._send(Stir("presence", table, here=here))
        if not here:
            self._here.pop(table, None)
        self._channels.stir(table, "presence")

    def at(self, room: Room) -> Looking:
        """Who looks at a table; somebody with several windows counts once."""
        lookers = list(self._here.get(room.row.id, {}).values())
        for others in self._elsewhere.get(room.row.id, {}).values():
            lookers += others
        holders = {seat.visitor_id: seat.seat for seat in room.seats if seat.visitor_id is not None}
        known = {one.visitor: one for one in lookers if one.visitor}
        seats = {seat.seat for seat in room.seats if seat.visitor_id in known}
        others = [one for id, one in known.items() if id not in holders]
        nameless = sum(not one.visitor for one in lookers)
        names = sorted({one.name for one in others if one.name})
        return Looking(sorted(seats), len(others) + nameless, names[:MOST_NAMES])

    # --- other processes --------------------------------------------------------------------

    def _send(self, stir: Stir) -> None:
        self._spawn(self._channels.send(msgspec.structs.replace(stir, process=self._process)))

    def _heard(self, stir: Stir) -> None:
        if stir.process == self._process:
            return
        table = stir.table
        self._alive[stir.process] = time.monotonic()
        if stir.what in ("chat", "cut"):
            self._channels.stir(table, stir.what)
        elif stir.what == "presence":
            self._found(table, stir.process, stir.here)
        elif stir.what == "ask":
            for known, lookers in self._here.items():
                self._send(Stir("presence", known, here=list(lookers.values())))
        elif stir.what == "gone":
            self._forget(stir.process)
        elif not stir.what:  # others can be heard (again), and hear this process
            self._elsewhere.clear()
            self._send(Stir("ask"))
            for known in self._here:
                self.stir(known)
                self._channels.stir(known, "cut")  # something may have been said or removed that was not heard of

    def _found(self, table: str, process: str, lookers: list[Looker]) -> None:
        """Keep who looks at a table in another process; nothing where nobody does."""
        others = self._elsewhere[table]
        if lookers:
            others[process] = lookers
        else:
            others.pop(process, None)
        if not others:
            del self._elsewhere[table]
        self._channels.stir(table, "presence")

    def _forget(self, process: str) -> None:
        self._alive.pop(process, None)
        for table in [table for table, others in self._elsewhere.items() if process in others]:
            self._found(table, process, [])

    async def run(self) -> None:
        """Say now and then that this process lives, and forget those that do not say so."""
        while True:
            await self._channels.send(Stir("alive", process=self._process))
            await asyncio.sleep(ALIVE_SECONDS)
            old = time.monotonic() - FORGOTTEN_SECONDS
            for process in [one for one, last in self._alive.items() if last < old]:
                self._forget(process)

    async def stop(self) -> None:
        await self._channels.send(Stir("gone", process=self._process))

    async def said(self, table: str, what: str) -> None:
        """Something was said at a table, or is no longer to be read: tell those who look, everywhere."""
        self._channels.stir(table, what)
        await self._channels.send(Stir(what, table, self._process))

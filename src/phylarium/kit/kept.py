"""Parts of pictures that are kept: from one move to the next most of a table looks the same.

A part is a function of a scene and of plain arguments. While it draws, the scene notes what the part
reads and what it found there. The next time the part is wanted, the same is read again, in the same
order; as long as everything is found as it was, the part would be drawn as it was, and what was drawn
then is taken. So nobody lists what a part depends on, and nothing can be left out of a list.

What was read after different findings can differ (who is on a tile is only asked where there is a tile),
so the readings of a part form a tree: after each finding comes the next thing to read.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, Generic, Protocol, TypeVar

Read = tuple[Any, ...]
"""Something that can be read of a scene: its kind, and what of that kind."""

Trace = dict[Read, Hashable]
"""What was read and found, in order."""

FIELD: Final = 0
ITEM: Final = 1
SLICE: Final = 2
LENGTH: Final = 3
METHOD: Final = 4
FUNCTION: Final = 5
SEEN: Final = 6
"""The kinds of reading: of a field of the state, of parts of a list, of what the state, a rule or the scene says."""

T = TypeVar("T")


class Readable(Protocol):
    """What parts are drawn from."""

    state: Any
    known: dict[Read, Any]
    """What was answered already."""

    def answer(self, read: Read) -> Any:
        """What the state, a rule or the scene says."""


def fixed(value: Any) -> Hashable:
    """A finding as it can be kept: lists might change."""
    return tuple([fixed(part) for part in value]) if type(value) is list else value


def look(scene: Readable, read: Read) -> Any:
    """What is found now."""
    kind = read[0]
    if kind == ITEM:
        return getattr(scene.state, read[1])[read[2]]
    if kind == FIELD:
        return getattr(scene.state, read[1])
    if kind >= METHOD:
        return scene.answer(read)
    if kind == SLICE:
        return getattr(scene.state, read[1])[read[2] : read[3] : read[4]]
    return len(getattr(scene.state, read[1]))


class Undetermined(Exception):
    """A part read something else after the same findings: it depends on something that the scene does not see."""


class _Node(Generic[T]):
    """Readings that follow each other without a fork, then a fork or what was drawn."""

    __slots__ = ("drawn", "fork", "found", "reads", "ways")

    def __init__(self, reads: tuple[Read, ...], found: tuple[Hashable, ...], drawn: T | None) -> None:
        self.reads = reads
        self.found = found
        self.drawn = drawn
        self.fork: Read | None = None
        self.ways: dict[Hashable, _Node[T]] = {}

    def split(self, at: int) -> None:
        """Fork at one of the readings."""
        rest: _Node[T] = _Node(self.reads[at + 1 :], self.found[at + 1 :], self.drawn)
        rest.fork, rest.ways = self.fork, self.ways
        self.fork, self.ways = self.reads[at], {self.found[at]: rest}
        self.reads, self.found, self.drawn = self.reads[:at], self.found[:at], None


def _find(node: _Node[T], scene: Readable, trace: Trace | None) -> T | None:
    """What was drawn where everything was found as it is now; `trace` takes what is read on the way."""
    state, known = scene.state, scene.known
    while True:
        for read, found in zip(node.reads, node.found, strict=True):
            # As `look` does it, but without a call for what is read most: nothing here is run more often.
            kind = read[0]
            if kind == ITEM:
                now = getattr(state, read[1])[read[2]]
            elif kind == FIELD:
                now = getattr(state, read[1])
            elif kind >= METHOD:
                now = known[read] if read in known else scene.answer(read)
            else:
                now = look(scene, read)
            if now != found and (type(now) is not list or fixed(now) != found):
                return None
        if trace is not None:
            trace.update(zip(node.reads, node.found, strict=True))
        fork = node.fork
        if fork is None:
            return node.drawn
        now = getattr(state, fork[1])[fork[2]] if fork[0] == ITEM else look(scene, fork)
        if type(now) is list:
            now = fixed(now)
        if trace is not None:
            trace[fork] = now
        way = node.ways.get(now)
        if way is None:
            return None
        node = way


def _insert(node: _Node[T], trace: Trace, drawn: T) -> None:
    steps = list(trace.items())
    at = 0
    while True:
        for i, (read, found) in enumerate(zip(node.reads, node.found, strict=True)):
            if at + i >= len(steps) or steps[at + i][0] != read:
                raise Undetermined(f"after the same findings a part read {read!r} once, and now something else")
            if steps[at + i][1] != found:
                node.split(i)
                break
        at += len(node.reads)
        if node.fork is None:
            node.drawn = drawn
            return
        if at >= len(steps) or steps[at][0] != node.fork:
            raise Undetermined(f"after the same findings a part read {node.fork!r} once, and now something else")
        found = steps[at][1]
        at += 1
        if found not in node.ways:
            rest = steps[at:]
            node.ways[found] = _Node(tuple([read for read, _ in rest]), tuple([value for _, value in rest]), drawn)
            return
        node = node.ways[found]


class Kept(Generic[T]):
    """What was drawn, by part and by what the part read.

    The most recent parts are kept, and as many before them; what was not wanted in all that time is forgotten.
    """

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._recent: dict[Hashable, _Node[T]] = {}
        self._before: dict[Hashable, _Node[T]] = {}
        self._count = 0

    def get(self, part: Hashable, scene: Readable, trace: Trace | None) -> T | None:
        """What was drawn of a part, if all that it read is as it was. `trace` takes what it read."""
        root = self._recent.get(part)
        read: Trace | None = None
        drawn: T | None = None
        if root is not None:
            read = None if trace is None else {}
            drawn = _find(root, scene, read)
        if drawn is None and part in self._before:
            read = {}
            drawn = _find(self._before[part], scene, read)
            if drawn is not None:
                self.put(part, read, drawn)
        if trace is not None and drawn is not None and read is not None:
            trace.update(read)
        return drawn

    def put(self, part: Hashable, trace: Trace, drawn: T) -> None:
        if self._count >= self.most:
            self._before, self._recent, self._count = self._recent, {}, 0
        self._count += 1
        root = self._recent.get(part)
        if root is None:
            self._recent[part] = _Node(tuple(trace), tuple(trace.values()), drawn)
        else:
            _insert(root, trace, drawn)

    def clear(self) -> None:
        self._recent, self._before, self._count = {}, {}, 0

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
from itertools import islice
from threading import RLock
from typing import Any, Final, Generic, Protocol, TypeVar, cast

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
ROW: Final = 7
"""The kinds of reading: of a field of the state, of parts of a list, of what the state, a rule or the scene says, of
parts of a row that the scene makes."""

MOST_REMEMBERED: Final = 200
"""Parts that are remembered of one table: about twenty pieces for each viewer and language."""

T = TypeVar("T")


class Readable(Protocol):
    """What parts are drawn from."""

    state: Any
    known: dict[Read, Any]
    """What was answered already."""

    def answer(self, read: Read) -> Any:
        """What the state, a rule or the scene says."""

    def find_out(self, read: Read) -> Any:
        """The same of what is not among what was answered."""

    def made(self, what: Any) -> tuple[Any, ...]:
        """A row of the scene's own."""


def fixed(value: Any) -> Hashable:
    """A finding as it can be kept: lists might change."""
    if type(value) is not list:
        return cast(Hashable, value)
    return tuple(value) if list not in map(type, value) else tuple([fixed(part) for part in value])


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


class Part(Generic[T]):
    """A part of a picture, all that was read for it, and the parts that it holds."""

    __slots__ = ("asked", "drawn", "parts", "rows", "trace")

    def __init__(
        self,
        drawn: T,
        trace: Trace,
        asked: Trace | None = None,
        parts: dict[Hashable, Part[Any]] | None = None,
        rows: dict[Hashable, list[Part[Any]]] | None = None,
    ) -> None:
        self.drawn = drawn
        self.trace = trace
        self.asked = asked or {}
        """Of what was read, all that is not read of the state itself."""
        self.parts = parts or None
        self.rows = rows or None
        """Many of them that are drawn alike, in order."""


class _Node(Generic[T]):
    """Readings that follow each other without a fork, then a fork or what was drawn."""

    __slots__ = ("fork", "found", "part", "reads", "ways")

    def __init__(self, reads: tuple[Read, ...], found: tuple[Hashable, ...], part: Part[T] | None) -> None:
        self.reads = reads
        self.found = found
        self.part = part
        self.fork: Read | None = None
        self.ways: dict[Hashable, _Node[T]] = {}

    def split(self, at: int) -> None:
        """Fork at one of the readings."""
        rest: _Node[T] = _Node(self.reads[at + 1 :], self.found[at + 1 :], self.part)
        rest.fork, rest.ways = self.fork, self.ways
        self.fork, self.ways = self.reads[at], {self.found[at]: rest}
        self.reads, self.found, self.part = self.reads[:at], self.found[:at], None


def _find(node: _Node[T], scene: Readable) -> Part[T] | None:
    """What was drawn where everything was found as it is now."""
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
                now = known[read] if read in known else scene.find_out(read)
            else:
                now = look(scene, read)
            if now != found and (type(now) is not list or fixed(now) != found):
                return None
        fork = node.fork
        if fork is None:
            return node.part
        now = getattr(state, fork[1])[fork[2]] if fork[0] == ITEM else look(scene, fork)
        way = node.ways.get(fixed(now) if type(now) is list else now)
        if way is None:
            return None
        node = way


def _insert(node: _Node[T], part: Part[T]) -> None:
    reads, values = tuple(part.trace), tuple(part.trace.values())
    at = 0
    while True:
        end = at + len(node.reads)
        if reads[at:end] != node.reads or values[at:end] != node.found:
            _part_ways(node, reads[at:], values[at:])
            end = at + len(node.reads)
        at = end
        if node.fork is None:
            node.part = part
            return
        if at >= len(reads) or reads[at] != node.fork:
            raise Undetermined(f"after the same findings a part read {node.fork!r} once, and now something else")
        found = values[at]
        at += 1
        if found not in node.ways:
            node.ways[found] = _Node(reads[at:], values[at:], part)
            return
        node = node.ways[found]


def _part_ways(node: _Node[T], reads: tuple[Read, ...], values: tuple[Hashable, ...]) -> None:
    """Fork where something else was found than on the way of a node."""
    for i, (read, found) in enumerate(zip(node.reads, node.found, strict=True)):
        if i >= len(reads) or reads[i] != read:
            raise Undetermined(f"after the same findings a part read {read!r} once, and now something else")
        if values[i] != found:
            node.split(i)
            return


class Kept(Generic[T]):
    """What was drawn, by part and by what the part read.

    The most recent parts are kept, and as many before them; what was not wanted in all that time is forgotten.
    Several threads may draw at once: a server draws the pictures of a guide beside its tables.
    """

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._lock: Final = RLock()
        self._recent: dict[Hashable, _Node[T]] = {}
        self._before: dict[Hashable, _Node[T]] = {}
        self._count = 0

    def get(self, name: Hashable, scene: Readable) -> Part[T] | None:
        """What was drawn of a part, if all that it read is as it was."""
        with self._lock:
            root = self._recent.get(name)
            part = None if root is None else _find(root, scene)
            if part is None and name in self._before:
                part = _find(self._before[name], scene)
                if part is not None:
                    self.put(name, part)
            return part

    def put(self, name: Hashable, part: Part[T]) -> None:
        with self._lock:
            if self._count >= self.most:
                self._before, self._recent, self._count = self._recent, {}, 0
            self._count += 1
            root = self._recent.get(name)
            if root is None:
                self._recent[name] = _Node(tuple(part.trace), tuple(part.trace.values()), part)
            else:
                _insert(root, part)

    def clear(self) -> None:
        with self._lock:
            self._recent, self._before, self._count = {}, {}, 0


# --- from one picture of a table to the next -------------------------------------------------


class Sketch(Generic[T]):
    """A part as it was in the last picture of a table, to be compared with what is there now.

    From one move to the next most fields of a state do not change at all. Those that a part read are compared as
    wholes, and only where one differs, by what was read of it: that takes a fraction of the time of reading all again.
    The same goes for the rows that a scene makes.
    The fields are kept as they are and not copied: a position of a table does not change once it was drawn.
    """

    __slots__ = ("_asked", "_fields", "_made", "_reads", "part")

    def __init__(self, part: Part[T], scene: Readable, last: Sketch[T] | None = None, taken: int = 0) -> None:
        """`taken` is how many readings were taken over from the last sketch (see `unchanged`): they come first."""
        self.part = part
        self._reads = reads = part.trace
        self._asked: list[tuple[Read, Hashable]] = []
        self._made: dict[Any, tuple[Any, ...]] = {}
        for step in part.asked.items():
            read = step[0]
            if read[0] != ROW:
                self._asked.append(step)
            elif read[1] not in self._made:
                self._made[read[1]] = scene.made(read[1])
        state = scene.state
        names = {read[1] for read in islice(reads, taken, None) if read[0] < METHOD}
        if last is not None:
            names.update(last._fields)
        self._fields: dict[str, Any] = {name: getattr(state, name) for name in names}
        for read in part.asked:
            reads.pop(read, None)

    def unchanged(self, changed: set[Read]) -> Trace:
        """What was read of the state and is as it was: the beginning of the trace of the part as it will be drawn now.

        So the parts that it holds and that are taken as they were need not say again what they read. Something may stay
        among it that is read no more, until it changes: then the part is drawn once in vain.
        """
        reads = self._reads.copy()
        for read in changed:
            reads.pop(read, None)
        return reads

    def changes(self, scene: Readable) -> set[Read]:
        """Of all that the part read, what is no longer as it was."""
        state, known = scene.state, scene.known
        changed: set[Read] = set()
        others = [name for name, before in self._fields.items() if getattr(state, name) != before]
        if others:
            for read, found in self._reads.items():
                name = read[1]
                if name in others:
                    # As `look` does it, but without a call for what is read most.
                    try:
                        now = getattr(state, name)[read[2]] if read[0] == ITEM else look(scene, read)
                    except Exception:
                        now = _UNREADABLE
                    if now != found and (type(now) is not list or fixed(now) != found):
                        changed.add(read)
            if not changed:
                # What was read of these fields is as it was, and the next look need not ask again.
                for name in others:
                    self._fields[name] = getattr(state, name)
        for what, before in self._made.items():
            row = scene.made(what)
            if row != before:
                for read, found in self.part.asked.items():
                    if read[1] is what:
                        at = read[2]
                        try:
                            now = row[slice(*at)] if type(at) is tuple else row[at]
                        except Exception:
                            now = _UNREADABLE
                        if now != found and (type(now) is not list or fixed(now) != found):
                            changed.add(read)
        for read, found in self._asked:
            if read in known:
                now = known[read]
            else:
                try:
                    now = scene.find_out(read)
                except Exception:
                    now = _UNREADABLE
            if now != found and (type(now) is not list or fixed(now) != found):
                changed.add(read)
        return changed


_UNREADABLE: Final = object()
"""In the place of what cannot be read.

Who has found something else before may not read on: the last card of a pile was read because there was one. So what
cannot be read is no error while a sketch is compared. If it is one, it will be met again where the part is drawn.
"""


class Memory:
    """The pieces of the last pictures of one table: as a seat saw them last, and as anybody did."""

    def __init__(self, sketches: dict[Hashable, Sketch[Any]]) -> None:
        self._sketches = sketches

    def get(self, name: Hashable, seat: int, scene: Readable) -> tuple[Sketch[Any] | None, set[Read]]:
        """How a piece was last, and what has changed of all that was read for it: if nothing, it is as it was."""
        last = self._sketches.get(name)
        if last is None:
            return None, set()
        changed = last.changes(scene)
        own = self._sketches.get((name, seat))
        if not changed:
            self._sketches[name, seat] = last
        elif own is not None and own is not last and not own.changes(scene):
            self._sketches[name] = own
            return own, set()
        return last, changed

    def put(self, name: Hashable, seat: int, sketch: Sketch[Any]) -> None:
        if len(self._sketches) > MOST_REMEMBERED:
            self._sketches.clear()
        self._sketches[name] = self._sketches[name, seat] = sketch

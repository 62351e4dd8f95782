"""A scene: a position as one seat sees it, with words for all of it.

Pictures are functions of a scene. A game's own scene adds the nouns that its pieces need. Its parts are kept
from one picture to the next (`kept`): the scene notes all that a part reads of the state, so that a part is
drawn anew exactly when something that it shows has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from functools import cached_property, wraps
from typing import Any, ClassVar, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from phylarium.kernel import words
from phylarium.kernel.engine import State
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.message import listed as in_a_row
from phylarium.kit.kept import (
    FIELD,
    FUNCTION,
    ITEM,
    LENGTH,
    METHOD,
    ROW,
    SEEN,
    SLICE,
    Kept,
    Memory,
    Part,
    Read,
    Sketch,
    Trace,
    fixed,
)

# --- words -----------------------------------------------------------------------------------


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def listed(parts: Sequence[Argument]) -> Message:
    """Several things in a row, or the word for nothing."""
    return in_a_row(parts) if parts else Message("nothing")


# --- what is read of a state -----------------------------------------------------------------


_UNKNOWN: Final = object()


def note(traces: list[Trace | None], read: Read, found: Hashable) -> None:
    """Something was read, for the part that is being drawn."""
    if traces:
        trace = traces[-1]
        if trace is not None:
            trace.setdefault(read, found)


class WatchedRow:
    """A list of a state, whose reads are noted one by one."""

    __slots__ = ("_items", "_name", "_traces")

    def __init__(self, traces: list[Trace | None], name: str, items: list[Any]) -> None:
        self._traces = traces
        self._name = name
        self._items = items

    def _whole(self) -> list[Any]:
        note(self._traces, (FIELD, self._name), fixed(self._items))
        return self._items

    def __getitem__(self, at: Any) -> Any:
        found = self._items[at]
        traces = self._traces
        # As `note` does it, but without a call: nothing is read more often.
        if traces and (trace := traces[-1]) is not None:
            if type(at) is slice:
                trace.setdefault((SLICE, self._name, at.start, at.stop, at.step), fixed(found))
            else:
                trace.setdefault((ITEM, self._name, at), fixed(found) if type(found) is list else found)
        return found

    def __len__(self) -> int:
        note(self._traces, (LENGTH, self._name), len(self._items))
        return len(self._items)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole())

    def __reversed__(self) -> Iterator[Any]:
        return iter(self._whole()[::-1])

    def __contains__(self, value: object) -> bool:
        return value in self._whole()

    def index(self, value: object) -> int:
        return self._whole().index(value)


class Watched:
    """A state whose reads are noted. It is no state: the rules must be asked by way of the scene (`Scene.ask`)."""

    __slots__ = ("_rows", "_scene", "_state")

    def __init__(self, scene: Scene[Any], state: State, rows: dict[str, WatchedRow]) -> None:
        self._scene = scene
        self._state = state
        self._rows = rows

    def __getattr__(self, name: str) -> Any:
        row = self._rows.get(name)
        if row is not None:
            return row
        value = getattr(self._state, name)
        if type(value) is list:
            row = self._rows[name] = WatchedRow(self._scene.traces, name, value)
            return row
        if callable(value):
            scene = self._scene
            return lambda *args: scene.read((METHOD, name, args))
        note(self._scene.traces, (FIELD, name), value)
        return value


# --- the scene -------------------------------------------------------------------------------

S = TypeVar("S", bound=State)
P = ParamSpec("P")
R = TypeVar("R")
Q = TypeVar("Q")


def seen(method: Callable[Concatenate[Any, P], R]) -> Callable[Concatenate[Any, P], R]:
    """A method of a scene that finds something out about the position: what it says is noted, not what it reads."""

    @wraps(method)
    def asked(self: Scene[Any], *args: Any) -> Any:
        return self.read((SEEN, method, args))

    return cast("Callable[Concatenate[Any, P], R]", asked)


class _Row:
    """A row that a scene makes, whose reads are noted one by one."""

    __slots__ = ("_made", "_scene")

    def __init__(self, scene: Scene[Any], made: Callable[[Any], Sequence[Any]]) -> None:
        self._scene = scene
        self._made = made

    def __getitem__(self, at: Any) -> Any:
        return self._scene.read((ROW, self._made, (at.start, at.stop, at.step) if type(at) is slice else at))


def row(make: Callable[[Any], Sequence[R]]) -> Sequence[R]:
    """What a scene finds out of many things alike, as a row by their numbers, which is made once.

    Parts read those that they show. So one comparison says that nothing has changed, where each thing would have to be
    asked for by itself.
    """
    return cast("Sequence[R]", property(lambda scene: _Row(scene, make), doc=make.__doc__))


def region(draw: Callable[Concatenate[Any, P], R]) -> Callable[Concatenate[Any, P], R]:
    """A function that draws a region of the table, which is kept as every part is."""

    @wraps(draw)
    def drawn(scene: Scene[Any], /, *args: P.args, **named: P.kwargs) -> R:
        return scene.part(draw, *args, **named)

    return drawn


class Scene(Generic[S]):
    """A position as one seat sees it, with what it may choose, and words for all of it.

    `highlight` are ids of targets; without it, those of the seat's legal actions.
    """

    kept: ClassVar[Kept[Any]]
    """Parts of this game's pictures. Nothing in them is marked."""

    def __init__(
        self,
        state: S,
        seat: int,
        *,
        highlight: Collection[str] | None = None,
        language: str = words.SOURCE,
        memory: Memory | None = None,
    ) -> None:
        masked = state if state.viewer == seat else state.masked(seat)
        assert isinstance(masked, type(state))
        self.state = masked
        """For the rules. What is read of it by any other way than `ask` is not noted: parts read `s`."""
        self.game = state.of.name
        self.vocabulary = state.of.vocabulary
        self.seat = seat
        self.language = language
        self._highlight = highlight
        self.traces: list[Trace | None] = []
        """Of the parts that are being drawn, the innermost last; None where what is read is not noted."""
        self._asked: list[Trace] = []
        """Of what they read, all that is not read of the state itself."""
        self._parts: list[dict[Hashable, Part[Any]]] = []
        """The parts that they hold."""
        self._rows_held: list[dict[Hashable, list[Part[Any]]]] = []
        """The same of many that are drawn alike."""
        self._before: list[Part[Any] | None] = []
        """How they were in the last picture of the table."""
        self._rows_made: dict[Any, tuple[Any, ...]] = {}
        self._changed: set[Read] = set()
        """Of all that was read for the piece that is being drawn, what has changed since then."""
        self._rows: dict[str, WatchedRow] = {}
        self.known: dict[Read, Any] = {}
        self._memory = memory

    # --- what may be chosen ------------------------------------------------------------------

    @cached_property
    def legal(self) -> Sequence[int]:
        return self.state.legal()

    @cached_property
    def yours(self) -> list[str]:
        """The ids of what is marked as "yours to decide"."""
        if self._highlight is not None:
            return list(dict.fromkeys(self._highlight))
        return list(dict.fromkeys(self.vocabulary.target(action) for action in self.legal))

    # --- what is read ------------------------------------------------------------------------

    @property
    def s(self) -> S:
        """The state, whose reads are noted. The scene does not hold it: a circle would live until garbage is sought."""
        return Watched(self, self.state, self._rows)  # type: ignore[return-value]

    def read(self, read: Read) -> Any:
        """Ask the state, a rule or the scene something, and note what it says."""
        found = self.answer(read)
        traces = self.traces
        if traces and (trace := traces[-1]) is not None and read not in trace:
            trace[read] = self._asked[-1][read] = fixed(found) if type(found) is list else found
        return found

    def answer(self, read: Read) -> Any:
        """What the state, a rule or the scene says: each is asked once."""
        found = self.known.get(read, _UNKNOWN)
        return self.find_out(read) if found is _UNKNOWN else found

    def find_out(self, read: Read) -> Any:
        """The same of what was not asked yet."""
        kind, what, args = read
        if kind == METHOD:
            found = getattr(self.state, what)(*args)
        elif kind == FUNCTION:
            found = what(self.state, *args)
        elif kind == ROW:
            found = self.made(what)[slice(*args) if type(args) is tuple else args]
        else:
            self.traces.append(None)
            try:
                found = what(self, *args)
            finally:
                self.traces.pop()
        self.known[read] = found
        return found

    def made(self, what: Callable[[Any], Sequence[Any]]) -> tuple[Any, ...]:
        """A row of this scene's own."""
        found = self._rows_made.get(what)
        if found is None:
            self.traces.append(None)
            try:
                found = self._rows_made[what] = tuple(what(self))
            finally:
                self.traces.pop()
        return found

    def ask(self, rule: Callable[Concatenate[Any, P], R], *args: P.args, **_: P.kwargs) -> R:
        """What a function of the state says about it: a rule, or words of the view."""
        found: R = self.read((FUNCTION, rule, args))
        return found

    @seen
    def is_own(self, seat: int) -> bool:
        """Whether this is the seat that looks."""
        return bool(self.seat == seat)

    def part(self, draw: Callable[Concatenate[Q, P], R], *args: P.args, **_: P.kwargs) -> R:
        """What a part looks like: as it was drawn before, if it reads what it read then."""
        name = (draw, args, self.language)
        if not self._parts:
            part = self._piece(name, draw, args)
        else:
            # A part of a piece that was there in the last picture is found without reading anything again.
            outer = self._before[-1]
            old = None if outer is None or outer.parts is None else outer.parts.get(name)
            part = self._parts[-1][name] = self._inner(name, draw, args, old)
        drawn: R = part.drawn
        return drawn

    def each(self, draw: Callable[[Any, int], R], numbers: range) -> list[R]:
        """Many parts that are drawn alike, by their numbers."""
        trace = self.traces[-1] if self.traces else None
        if trace is None:
            return [self.part(draw, number) for number in numbers]
        name = (draw, numbers, self.language)
        outer, changed, asked, outermost = self._before[-1], self._changed, self._asked[-1], len(self._parts) == 1
        before: Sequence[Part[Any] | None] | None = None
        if outer is not None and outer.rows is not None:
            before = outer.rows.get(name)
        row: list[Part[Any]] = []
        # As `part` does it, but without a call for those that are as they were: that is nearly all of them.
        for number, old in zip(numbers, before or [None] * len(numbers), strict=True):
            if old is not None and old.trace.keys().isdisjoint(changed):
                if not outermost:
                    trace.update(old.trace)
                if old.asked:
                    asked.update(old.asked)
                row.append(old)
            else:
                row.append(self._inner((draw, (number,), self.language), draw, (number,), old))
        self._rows_held[-1][name] = row
        return [part.drawn for part in row]

    def _inner(
        self, name: Hashable, draw: Callable[..., Any], args: tuple[Any, ...], old: Part[Any] | None
    ) -> Part[Any]:
        """A part within another one; `old` is how it was in the last picture."""
        part = old
        if old is None or not old.trace.keys().isdisjoint(self._changed):
            part = self.kept.get(name, self)
        if part is None:
            part = self._drawn(draw, args, old)
            self.kept.put(name, part)
        trace = self.traces[-1]
        if trace is not None:
            # What a part read that is in its place in a remembered piece is there from the beginning.
            if part is not old or len(self._parts) > 1:
                trace.update(part.trace)
            if part.asked:
                self._asked[-1].update(part.asked)
        return part

    def parts(self, *draws: Callable[[Any], R]) -> list[R]:
        """Several parts, each of which there is one."""
        return [self.part(draw) for draw in draws]

    def _piece(self, name: Hashable, draw: Callable[..., Any], args: tuple[Any, ...]) -> Part[Any]:
        """A part that lies in no other: where the table has a memory, it is compared with its last picture."""
        memory = self._memory
        if memory is None:
            part = self.kept.get(name, self)
            if part is None:
                part = self._drawn(draw, args, None)
                self.kept.put(name, part)
            return part
        last, self._changed = memory.get(name, self.seat, self)
        if last is None:
            part = self._drawn(draw, args, None)
            memory.put(name, self.seat, Sketch(part, self))
            return part
        if not self._changed:
            return last.part
        reads = last.unchanged(self._changed)
        taken = len(reads)
        part = self._drawn(draw, args, last.part, reads)
        memory.put(name, self.seat, Sketch(part, self, last, taken))
        return part

    def _drawn(
        self, draw: Callable[..., Any], args: tuple[Any, ...], old: Part[Any] | None, reads: Trace | None = None
    ) -> Part[Any]:
        """Draw a part; `old` is how it was in the last picture, and `reads` is known to have been read."""
        trace: Trace = {} if reads is None else reads
        asked: Trace = {}
        parts: dict[Hashable, Part[Any]] = {}
        rows: dict[Hashable, list[Part[Any]]] = {}
        self.traces.append(trace)
        self._asked.append(asked)
        self._parts.append(parts)
        self._rows_held.append(rows)
        self._before.append(old)
        try:
            return Part(draw(self, *args), trace, asked, parts, rows)
        finally:
            self.traces.pop()
            self._asked.pop()
            self._parts.pop()
            self._rows_held.pop()
            self._before.pop()

    # --- words -------------------------------------------------------------------------------

    def words(self, message: Argument) -> str:
        return words.render(message, self.game, self.language) if isinstance(message, Message) else str(message)

    def say(self, id: str, **arguments: Argument) -> str:
        return words.render(Message(id, arguments), self.game, self.language)

    def title(self, message: Argument) -> str:
        """A message that stands alone and so begins with a capital."""
        return capital(self.words(message))

    def lines(self, *messages: Argument) -> str:
        """The lines of a title, each beginning with a capital."""
        return "\n".join([self.title(message) for message in messages])

    def asked(self) -> Message:
        """The present question."""
        return self.state.game().asked(self.state)

"""A scene: a position as one seat sees it, with words for all of it.

Pictures are functions of a scene. A game's own scene names the game and its vocabulary, and adds the
nouns that its pieces need. Its parts are kept from one picture to the next (`kept`): the scene notes all
that a part reads of the state, so that a part is drawn anew exactly when something that it shows has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from functools import cached_property, wraps
from typing import Any, ClassVar, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from phylarium.kernel import words
from phylarium.kernel.engine import State
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.message import listed as in_a_row
from phylarium.kernel.vocabulary import Vocabulary
from phylarium.kit.kept import (
    FIELD,
    FUNCTION,
    ITEM,
    LENGTH,
    METHOD,
    SEEN,
    SLICE,
    Kept,
    Memory,
    Part,
    Read,
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
        if type(at) is slice:
            note(self._traces, (SLICE, self._name, at.start, at.stop, at.step), fixed(found))
        else:
            note(self._traces, (ITEM, self._name, at), fixed(found) if type(found) is list else found)
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


class Scene(Generic[S]):
    """A position as one seat sees it, with what it may choose, and words for all of it.

    `highlight` are ids of targets; without it, those of the seat's legal actions.
    """

    game: ClassVar[str]
    vocabulary: ClassVar[Vocabulary]
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
        self.seat = seat
        self.language = language
        self._highlight = highlight
        self.traces: list[Trace | None] = []
        """Of the parts that are being drawn, the innermost last; None where what is read is not noted."""
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
        return cast(S, Watched(self, self.state, self._rows))

    def read(self, read: Read) -> Any:
        """Ask the state, a rule or the scene something, and note what it says."""
        found = self.answer(read)
        note(self.traces, read, fixed(found))
        return found

    def answer(self, read: Read) -> Any:
        """What the state, a rule or the scene says: each is asked once."""
        known = self.known
        found = known.get(read, _UNKNOWN)
        if found is not _UNKNOWN:
            return found
        kind, what, args = read
        if kind == METHOD:
            found = getattr(self.state, what)(*args)
        elif kind == FUNCTION:
            found = what(self.state, *args)
        else:
            self.traces.append(None)
            try:
                found = what(self, *args)
            finally:
                self.traces.pop()
        known[read] = found
        return found

    def ask(self, rule: Callable[Concatenate[Any, P], R], *args: P.args, **_: P.kwargs) -> R:
        """What a function of the state says about it: a rule, or words of the view."""
        return cast(R, self.read((FUNCTION, rule, args)))

    @seen
    def is_own(self, seat: int) -> bool:
        """Whether this is the seat that looks."""
        return bool(self.seat == seat)

    def part(self, draw: Callable[Concatenate[Q, P], R], *args: P.args, **_: P.kwargs) -> R:
        """What a part looks like: as it was drawn before, if it reads what it read then."""
        name = (draw, args, self.language)
        traces, memory = self.traces, self._memory
        # Only whole pieces are remembered by table: what they hold is looked for when one of them has changed.
        part: Part[R] | None = None
        if memory is not None and not traces:
            part = memory.get(name, self.seat, self)
            if part is not None:
                return part.drawn
        part = self.kept.get(name, self)
        if part is None:
            trace: Trace = {}
            traces.append(trace)
            try:
                drawn = draw(self, *args)  # type: ignore[call-arg, arg-type]
            finally:
                traces.pop()
            part = Part(drawn, trace)
            self.kept.put(name, part)
        if not traces:
            if memory is not None:
                memory.put(name, self.seat, self, part)
        elif (outer := traces[-1]) is not None:
            outer.update(part.trace)
        return part.drawn

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

"""A game whose rooms have the usual names: what it is asked is answered there, and it has to say so nowhere.

The author guide lists the rooms. A game's own class names the game and adds what only it knows.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, cast

from phylarium.kernel import words
from phylarium.kernel.engine import NOBODY, SPECTATOR, State
from phylarium.kernel.game import Game
from phylarium.kernel.inspection import Inspection
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.legacy import Legacy
from phylarium.kernel.lineage import Lineage
from phylarium.kernel.message import Message
from phylarium.kernel.operations import Operations
from phylarium.kernel.options import Value
from phylarium.kernel.outcome import Goal, Source, Tie, Verdict
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.sheet import Sheet
from phylarium.kit.things import parted
from phylarium.kit.told import seat_number

if TYPE_CHECKING:
    import typing_extensions

    S = typing_extensions.TypeVar("S", bound=State, default=Any)
else:
    S = TypeVar("S")


def data_of(package: str) -> Path:
    """The folder of component data of a game's or a family's package."""
    return Path(str(import_module(package).__file__)).parent / "data"


class Title(Game[S]):
    """The contract, answered by the rooms of a game's package."""

    package: ClassVar[str]
    """The package of the game: `package = __name__`."""

    family: ClassVar[str] = ""
    """The package of the family that the game belongs to, if it does."""

    cover_seats: ClassVar[int] = 4
    cover_seed: ClassVar[str] = "cover"
    cover_actions: ClassVar[int]
    """How far the game on the cover has gone."""

    key_options: ClassVar[Mapping[str, Value]] = MappingProxyType({})
    """The options with which all signs are on the table."""

    def __init_subclass__(cls) -> None:
        """A game's package is where its class is defined, and its name is that of the package."""
        super().__init_subclass__()
        cls.package = cls.__module__
        cls.name = cls.package.rpartition(".")[2]

    def __init__(self) -> None:
        homes = [home for home in (self.family, self.package) if home]
        rules = [import_module(f"{home}.rules.fields") for home in homes]
        frames = [import_module(f"{home}.rules.frames") for home in homes]
        view = self.room("shown.view")
        self.options = self.room("rules.options").OPTIONS
        # A game gives lists that its family has in any length the length and the names that they have in it.
        known = {field.name: field for field in getattr(rules[-1], "SHARED", ())}
        # The game's own fields begin with its options, and the options come first.
        # A field of the family that the game names among its own stands there.
        own = rules[-1].FIELDS
        placed = {field.name for field in own}
        rest = [field for room in rules[:-1] for field in room.FIELDS if field.name not in placed]
        self.fields = (*own, *(known.pop(field.name, field) for field in rest))
        if known:
            raise ValueError(f"{self.name}: its family has no field {', '.join(known)}")
        self.operations = Operations(
            {op: frame for room in frames for op, frame in room.FRAMES.items()}, [f"{home}.rules" for home in homes]
        )
        self.vocabulary = self.room("rules.actions").VOCABULARY
        self.events = view.LOG_LINES
        self.int_kinds = view.INT_KINDS
        self.descent = getattr(view, "DESCENT", {})
        self.in_vain = getattr(view, "IN_VAIN", frozenset())
        self.losses = getattr(view, "LOSSES", frozenset())
        self.data = data_of(self.package)
        if self.family:
            words.beside(self.name, self.family.rpartition(".")[2])

    @classmethod
    @cache
    def room(cls, name: str) -> ModuleType:
        """A module of the game's package, loaded when it is first needed."""
        return import_module(f"{cls.package}.{name}")

    # --- rules ------------------------------------------------------------------------------

    def components(self, pack: Path | None) -> Any:
        return self.room("tables").load(pack)

    def check_pack(self, folder: Path) -> list[str]:
        found: list[str] = self.room("tables").check(folder)
        return found

    def files(self) -> dict[str, Path]:
        shared = sorted(data_of(self.family).glob("*.toml")) if self.family else []
        schemas = self.room("tables").SCHEMAS
        return {**{path.name: path for path in shared if path.name in schemas}, **super().files()}

    def lessons(self) -> Path | None:
        folder = self.data.parent / "lessons"
        return folder if folder.is_dir() else None

    def reviewed(self) -> Path | None:
        folder = self.data.parent / "reviewed"
        return folder if folder.is_dir() else None

    def begin(self, state: S) -> None:
        self.room("rules.setup").begin(state)

    def scores(self, state: S) -> list[int]:
        found: list[int] = self.room("rules.ending").scores(state)
        return found

    def ranking(self, state: S) -> list[int]:
        found: list[int] = self.room("rules.ending").ranking(state)
        return found

    def points(self, state: S) -> list[Source]:
        return super().points(state) if self._outcome is None else self._outcome.points(state)

    def tie_breaks(self, state: S) -> list[Tie]:
        return super().tie_breaks(state) if self._outcome is None else self._outcome.tie_breaks(state)

    def verdict(self, state: S) -> Verdict | None:
        return super().verdict(state) if self._outcome is None else self._outcome.verdict(state)

    def goal(self, state: S, seat: int) -> Goal | None:
        return super().goal(state, seat) if self._outcome is None else self._outcome.goal(state, seat)

    @property
    def _outcome(self) -> Telling | None:
        """The room that says what a game is about and how it came out; a game need not have one."""
        if find_spec(f"{self.package}.shown") is None or find_spec(f"{self.package}.shown.outcome") is None:
            return None
        return cast(Telling, self.room("shown.outcome"))

    def status(self, state: S) -> list[str]:
        found: list[str] = self.room("rules.status").problems(state)
        return found

    def hide(self, state: S, seat: int) -> None:
        super().hide(state, seat)
        further = getattr(self.room("rules.hidden"), "hide", None)
        if further is not None:  # a game may hide nothing beyond what its fields say that nobody may know
            further(state, seat)

    def fill(self, state: S, rng: Rng) -> None:
        self.room("rules.hidden").fill(state, rng)

    def judgement(self) -> Judgement[S] | None:
        if find_spec(f"{self.package}.judged") is None:  # a game need not say how good a position looks
            return None
        found: Judgement[S] = self.room("judged.judgement").JUDGEMENT
        return found

    # --- what it goes on from and hands on ----------------------------------------------------

    def inherit(self, state: S, legacy: Legacy) -> None:
        """The kernel has seen to it that the legacy is one of those that the game `inherits`."""
        self.room("legacy").take_up(state, legacy)

    def sheet(self, state: S, wishes: Mapping[str, str]) -> Sheet | None:
        if find_spec(f"{self.package}.shown.sheet") is None:  # a game need not go on where there is no other
            return None
        found: Sheet | None = self.room("shown.sheet").sheet_of(state, wishes)
        return found

    def lineages(self, state: S) -> list[Lineage]:
        found: list[Lineage] = self.room("legacy").lineages(state) if self.leaves is not None else []
        return found

    def ancestors(self, state: S) -> dict[int, str]:
        found: dict[int, str] = self.room("legacy").ancestors(state) if self.leaves is not None else {}
        return found

    def forebears(self, state: S, legacy: Legacy) -> dict[int, str]:
        found: dict[int, str] = self.room("legacy").forebears(state, legacy) if self.inherits else {}
        return found

    # --- what is shown ----------------------------------------------------------------------

    def view(self, state: S, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.room("shown.view").view_of(state, seat)
        return found

    def describe(self, state: S, action: int) -> Message:
        found: Message = self.room("shown.view").option_words(state, action)
        return found

    def argument(self, state: S, kind: str, value: int) -> Message | int | str:
        if kind == "number":
            return value
        found: Message | int | str = self.room("shown.view").argument(state, kind, value)
        return found

    def seat_name(self, state: S, seat: int) -> Message:
        found: Message = self.room("shown.view").seat_name(state, seat)
        return found

    def log_target(self, kind: str, value: int) -> str:
        targets: list[str] = self.room("shown.view").TARGETS.get(kind, [])
        return targets[value] if 0 <= value < len(targets) else ""

    def heading(self, state: S) -> Message | None:
        found: Message | None = self.room("shown.view").heading(state)
        return found

    def text(self, state: S, seat: int, language: str = words.SOURCE) -> str:
        found: str = self.room("shown.text").board(state, seat, language)
        return found

    def pieces(
        self, state: S, seat: int, language: str = words.SOURCE, remembered: dict[Hashable, Any] | None = None
    ) -> dict[str, str]:
        found: dict[str, str] = self.room("shown.drawing").DRAWING.on_page(state, seat, language, remembered)
        return found

    def parts_of_pieces(
        self, state: S, seat: int, language: str = words.SOURCE, remembered: dict[Hashable, Any] | None = None
    ) -> dict[str, tuple[str, ...]]:
        drawing = self.room("shown.drawing").DRAWING
        found: dict[str, tuple[str, ...]] = drawing.parts_on_page(state, seat, language, remembered)
        return found

    @cache  # noqa: B019 - one game object lives as long as the process
    def symbols(self, language: str = words.SOURCE) -> list[tuple[str, str]]:
        state = self.start(max(self.seats), self.key_options, self.cover_seed)
        found: list[tuple[str, str]] = self.room("shown.drawing").DRAWING.named(state, language)
        return found

    @cache  # noqa: B019 - one game object lives as long as the process
    def guide_pictures(self, language: str = words.SOURCE) -> dict[str, str]:
        if find_spec(f"{self.package}.shown.guide") is None:  # a guide may have no pictures
            return {}
        found: dict[str, str] = self.room("shown.guide").GUIDE.pictures(self, language)
        return {f"{self.name}-{name}.svg": svg for name, svg in found.items()}

    def inspect(self, state: S, target: str, seat: int) -> Inspection:
        if find_spec(f"{self.package}.shown.things") is None:  # a game may have no more to tell than its pictures
            return Inspection()
        found: Inspection = self.room("shown.things").inspect(state, *parted(target))
        return found

    def picture(self, state: S, seat: int, language: str = words.SOURCE) -> str:
        found: str = self.room("shown.drawing").DRAWING.draw(state, seat, language=language)
        return found

    @cache  # noqa: B019 - one game object lives as long as the process
    def cover(self, theme: str, language: str = words.SOURCE) -> str:
        state = self.start(self.cover_seats, seed=self.cover_seed)
        chance = seeded(self.cover_seed)
        while state.number < self.cover_actions:
            offers = state.legal()
            state.apply(offers[chance.below(len(offers))])
        found: str = self.room("shown.drawing").DRAWING.on_cover(state, SPECTATOR, theme, language)
        return found

    def stylesheet(self) -> str:
        found: str = self.room("shown.drawing").STYLE.css(None)
        return found


class Telling(Protocol):
    """The room `shown.outcome` of a game."""

    def points(self, s: Any, /) -> list[Source]: ...
    def tie_breaks(self, s: Any, /) -> list[Tie]: ...
    def verdict(self, s: Any, /) -> Verdict | None: ...
    def goal(self, s: Any, seat: int, /) -> Goal: ...


class Coloured(Protocol):
    """A state that knows which colour each seat plays."""

    colour_of: list[int]


class ColourTitle(Title[S]):
    """A game in which each seat plays one colour: those who act are colours, and a seat is called by its own."""

    actors = "colour"

    def seat_name(self, state: S, seat: int) -> Message:
        """The colour that a seat plays, or its number before it has one."""
        colour = self._colour(state, seat)
        if colour < 0:
            return seat_number(seat)
        found: Message = self.room("rules.say").colour(colour)
        return found

    def seat_colour(self, state: S, seat: int) -> str:
        names: list[str] = self.room("rules.names").COLOURS
        colour = self._colour(state, seat)
        return names[colour] if colour >= 0 else ""

    def _colour(self, state: S, seat: int) -> int:
        """Below nought where the seat plays none yet, or is none."""
        played = cast(Coloured, state).colour_of
        return played[seat] if 0 <= seat < len(played) else NOBODY

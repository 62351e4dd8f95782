"""The contract of a game: what the table, the bots and the commands may rely upon.

A game is one object of a subclass of Game, registered by name. It makes states; states move
themselves. Nothing outside `games/` knows more of a game than this.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    import typing_extensions

from phylarium.kernel.engine import Frame, State
from phylarium.kernel.errors import OptionError
from phylarium.kernel.fields import Field, blank_out
from phylarium.kernel.inspection import Inspection
from phylarium.kernel.journal import Entry
from phylarium.kernel.judgement import Judgement
from phylarium.kernel.legacy import Legacy, Succession, accepted
from phylarium.kernel.lineage import Descent, Lineage
from phylarium.kernel.message import ROW, Argument, Decision, Listing, Message, Reason
from phylarium.kernel.operations import Operations
from phylarium.kernel.options import Option, Value, settle, wrong_seats
from phylarium.kernel.outcome import Goal, Source, Tie, Verdict
from phylarium.kernel.packs import rules_of
from phylarium.kernel.rng import Rng, seeded
from phylarium.kernel.sheet import Sheet
from phylarium.kernel.vocabulary import Vocabulary
from phylarium.kernel.words import SOURCE

if TYPE_CHECKING:
    # Without an argument: one of any kind of state. Python itself knows such defaults from 3.13 on.
    S = typing_extensions.TypeVar("S", bound=State, default=Any)
else:
    S = TypeVar("S")


class Game(ABC, Generic[S]):
    name: str
    """The short name, that of the package and of its messages."""

    rules_version: str
    """Changed whenever an old record may no longer replay."""

    older: tuple[Game, ...] = ()
    """This game by the older rules that it still plays: games of the same name, each with its own rules version."""

    seats: tuple[int, ...]
    options: tuple[Option, ...]
    vocabulary: Vocabulary
    fields: tuple[Field, ...]
    """What a state of this game holds beyond the kernel's own fields, in order: the options first."""

    operations: Operations
    """What can be on its agenda."""

    state: type[S]
    """The class of its positions, made of the game, its steps, its chance and the components."""

    events: Mapping[str, tuple[str, ...]]
    """By the id of a log message, the names and kinds of its `who, a, b, c, d`: `victim:animal`, or `tile` where the
    kind is also the name; "" for one that is unused. By its name an int is an argument of the message, by its kind
    `argument` knows what it stands for."""

    turn_lines: frozenset[str] = frozenset({"log-turn"})
    """The ids of log messages that only say which turn begins: where lines are headed, the heading says so already."""

    inherits: tuple[type[Legacy], ...] = ()
    """The kinds of legacies of other games that this one can go on from."""

    successions: tuple[Succession, ...] = ()
    """The ways in which it does so in a campaign."""

    leaves: type[Legacy] | None = None
    """The kind of legacy that it hands on; None: nothing."""

    beginning: Mapping[str, Value] = MappingProxyType({})
    """The options that suit it best where a campaign begins with it."""

    descent: Mapping[str, Descent] = MappingProxyType({})
    """By the id of a log message, what it tells of a lineage."""

    dice_sides: int = 0
    """How many sides its dice have; 0: it has none."""

    in_vain: frozenset[str] = frozenset()
    """The log messages that say that what their actor has just chosen comes to nothing."""

    losses: frozenset[str] = frozenset()
    """The log messages that say that their actor loses something by what was chosen."""

    actors: str = ""
    """The kind of whoever acts in a frame, as `argument` knows it; empty where that is a seat."""

    int_kinds: Mapping[str, str] = MappingProxyType({})
    """By the name of an int of a frame, its kind, as `argument` knows it: what a prompt may say of it."""

    data: Path
    """The folder of its own component data and of its rule ids."""

    def edition(self, rules_version: str) -> Game | None:
        """This game as the rules of a version have it; None where they are not kept."""
        for edition in (self, *self.older):
            if edition.rules_version == rules_version:
                return edition
        return None

    def translated(self, position: dict[str, Any], rules_version: str) -> dict[str, Any]:
        """A position of other rules of this game (`codec.readable`) in the terms of these, before it is taken over.

        What has kept its name needs no translation, and a field that is new begins as on an empty table.
        """
        return position

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Another process is told the name of a game that it knows too."""
        from phylarium.kernel import registry

        if self.name in registry.games() and registry.game(self.name) is self:
            return registry.game, (self.name,)
        return super().__reduce__()

    def start(
        self,
        seats: int,
        options: Mapping[str, Value] | None = None,
        seed: str = "",
        *,
        log: bool = False,
        pack: Path | None = None,
        legacy: Legacy | None = None,
    ) -> S:
        """A new game at its first decision. Equal arguments give equal games."""
        state = self.prepared(seats, options, pack, legacy)
        state.rng = seeded(seed)
        if log:
            state.journal = []
        state.run()
        return state

    def prepared(
        self,
        seats: int,
        options: Mapping[str, Value] | None = None,
        pack: Path | None = None,
        legacy: Legacy | None = None,
    ) -> S:
        """A table with its options set and its set-up on the agenda; refuses seats and options that do not go."""
        if seats not in self.seats:
            raise OptionError(wrong_seats(self.name, seats, self.seats))
        chosen = _numbers(self, seats, options) if options else _default_numbers(self, seats)
        state = self.blank(pack)
        state.seats = seats
        for name, number in chosen:
            setattr(state, name, number)
        self.begin(state)
        if legacy is not None:
            self.inherit(state, accepted(self, legacy))
        return state

    def blank(self, pack: Path | None = None) -> S:
        """An empty table: every field at the value that it has before set-up."""
        make: Callable[..., S] = self.state
        state = make(self, self.operations.steps, Rng(0, 0, 0, 0), self.components(pack))
        state.clear()
        return state

    @abstractmethod
    def components(self, pack: Path | None) -> Any:
        """The component tables that the rules read, of the game's own data or of a pack."""

    @abstractmethod
    def begin(self, state: S) -> None:
        """Put the set-up on the agenda of an empty table whose options are set; nothing is drawn, nothing run."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Points by seat, as they stand."""

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """Place by seat, 1 is first; equal places only where the rules know a shared victory."""

    def points(self, state: S) -> list[Source]:
        """Where the points of each seat come from, always the same sources in the same order: they add up to `scores`.

        What a position does not keep is read from its log; without one it is a source of its own (`outcome.UNTOLD`).
        """
        return [Source("source-points", "", self.scores(state))]

    def tie_breaks(self, state: S) -> list[Tie]:
        """What decides between seats with equally many points, the first thing first; nothing: they share a place."""
        return []

    def verdict(self, state: S) -> Verdict | None:
        """How the game stands where seats do not compete (place 1 is won, 2 lost), or nobody wins; None elsewhere."""
        return None

    def goal(self, state: S, seat: int) -> Goal | None:
        """What the game is about for a seat, from a state that is masked for it; None: the game does not say.

        Questions that a beginner meets first have a form `meaning` in their words: what is to be chosen there, and why.
        """
        return None

    @abstractmethod
    def status(self, state: S) -> list[str]:
        """Every invariant that a position breaks; empty for a sound one."""

    def hide(self, state: S, seat: int) -> None:
        """Blank out whatever `seat` (or SPECTATOR) may not know; here what nobody may. Called on a clone."""
        blank_out(state, self.fields)

    @abstractmethod
    def fill(self, state: S, rng: Rng) -> None:
        """Give every blank a value that agrees with all that is visible. Called on a clone."""

    @abstractmethod
    def view(self, state: S, seat: int) -> dict[str, Any]:
        """What the seat (or SPECTATOR) may see, as plain data, from a state that is masked for it."""

    @abstractmethod
    def describe(self, state: S, action: int) -> Message:
        """An action in words, as an option of the present decision."""

    @abstractmethod
    def check_pack(self, folder: Path) -> list[str]:
        """Each wrong file, row and column of a pack, with the reason and what would be right."""

    @abstractmethod
    def argument(self, state: S, kind: str, value: int) -> Message | int | str:
        """An int of a log line or a reason in words: its kind says what it stands for."""

    def files(self) -> dict[str, Path]:
        """The files of its component data by name, which are also those that a pack of it may have."""
        return {path.name: path for path in sorted(self.data.glob("*.toml"))}

    def lessons(self) -> Path | None:
        """The folder of its lessons (`phylarium.lessons` reads them); None for a game that has none."""
        return None

    def reviewed(self) -> Path | None:
        """The folder of what looking at many of its games has given (`phylarium.review` reads it); None: nothing."""
        return None

    def rules(self) -> dict[str, str]:
        """The rule ids of this game and what each is about: its `data/rules.tsv`."""
        return rules_of(self.data)

    @abstractmethod
    def seat_name(self, state: S, seat: int) -> Message:
        """What a seat is called in this position (the animals it plays, say)."""

    def seat_colour(self, state: S, seat: int) -> str:
        """The colour token of the stylesheet in which a seat's things are drawn; empty where there is none yet."""
        return ""

    def judgement(self) -> Judgement[S] | None:
        """How good its positions look, for bots and hints; None: nothing but the score is known."""
        return None

    def text(self, state: S, seat: int, language: str = SOURCE) -> str:
        """The position for a terminal, from a state that is masked for the seat (or SPECTATOR).

        Empty for a game that draws none; its view is shown instead.
        """
        return ""

    def pieces(
        self, state: S, seat: int, language: str = SOURCE, remembered: dict[Hashable, Any] | None = None
    ) -> dict[str, str]:
        """The parts of the picture by name, as SVG, from a state that is masked for the seat (or SPECTATOR).

        A game without pictures has none; it can be played from the list of options alone. `remembered` is what the
        game has left there when it drew the table last, for whomever, so that it need not draw what has not changed:
        it must compare all that it shows with this state before it shows it again.
        """
        return {}

    def parts_of_pieces(
        self, state: S, seat: int, language: str = SOURCE, remembered: dict[Hashable, Any] | None = None
    ) -> dict[str, tuple[str, ...]]:
        """The same, each piece in parts that follow each other.

        From one picture of a table to the next most parts are the same, so whoever sends them encodes few of them anew.
        """
        return {name: (markup,) for name, markup in self.pieces(state, seat, language, remembered).items()}

    def picture(self, state: S, seat: int, language: str = SOURCE) -> str:
        """The whole position as one SVG file, from a masked state; empty for a game without pictures."""
        return ""

    def inspect(self, state: S, target: str, seat: int) -> Inspection:
        """What there is to tell of a thing on the board, by its id, to a seat (or SPECTATOR) that looks at it closely.

        The state is masked for them. A thing of which there is no more to tell than its picture says has nothing here.
        """
        return Inspection()

    def cover(self, theme: str, language: str = SOURCE) -> str:
        """A picture of the game for people who do not know it, in the `light` or `dark` theme; empty for none."""
        return ""

    def stylesheet(self) -> str:
        """The CSS that the pieces need on a page."""
        return ""

    def log_target(self, kind: str, value: int) -> str:
        """The id of what an int of a log line is on the board, where its kind is no block of the vocabulary."""
        return ""

    def heading(self, state: S) -> Message | None:
        """What the lines of the log are headed by that are written in this position: its round, turn and phase.

        None: nothing. It is asked whenever a line is written, also in the middle of a step.
        """
        return None

    def legacy(self, state: S, wishes: Mapping[str, str]) -> Legacy | None:
        """What a finished game hands on to one that continues it; None: nothing.

        `wishes` are what players choose where no game that we have follows, by name; whatever a successor asks
        is asked in its set-up. A game names the wishes that it knows when it refuses one.
        """
        if wishes:
            raise OptionError(Message("error-wishes", {"game": self.name, "wishes": Listing(list(wishes), ROW)}))
        return None

    def sheet(self, state: S, wishes: Mapping[str, str]) -> Sheet | None:
        """How people set up a game that is not here from a finished one; `wishes` as in `legacy`. None: not at all."""
        return None

    def inherit(self, state: S, legacy: Legacy) -> None:
        """Put what comes of a legacy into a prepared table, and what may be chosen of it on its agenda."""
        raise NotImplementedError

    def lineages(self, state: S) -> list[Lineage]:
        """What lives in a position; empty for a game that tells no such story."""
        return []

    def ancestors(self, state: S) -> dict[int, str]:
        """The keys of lineages that may go on from a finished game, each with the name that its legacy has for it."""
        return {}

    def forebears(self, state: S, legacy: Legacy) -> dict[int, str]:
        """By seat, which of them a game after its set-up went on from, by that name; no seat that began anew."""
        return {}

    def symbols(self, language: str = SOURCE) -> list[tuple[str, str]]:
        """Every sign of its table, as SVG, with its name: the key of the rulebook."""
        return []

    def guide_pictures(self, language: str = SOURCE) -> dict[str, str]:
        """By file name, the pictures of its guide as SVG in the words of a language."""
        return {}

    # --- words -------------------------------------------------------------------------------

    def prompt(self, state: S, frame: Frame, ask: str) -> Message:
        """A question with the actor and the ints of its frame in words, as far as `int_kinds` knows them."""
        args: dict[str, Argument] = {}
        if frame.actor >= 0 and self.actors:
            args[self.actors] = self.argument(state, self.actors, frame.actor)
        for name in self.operations.ints[frame.op]:
            kind = self.int_kinds.get(name)
            value: int = getattr(frame, name)
            if kind is not None and (value >= 0 or kind == "number"):
                args[name] = self.argument(state, kind, value)
        return Message(ask, args)

    def addressee(self, state: S, decision: Decision) -> Message:
        """Whom a question is put to: of a seat's animals or colours the one that acts, or else the seat."""
        acting = decision.message.args.get(self.actors)
        return acting if isinstance(acting, Message) else self.seat_name(state, decision.seat)

    def asked(self, state: S) -> Message:
        """The present question with the name of whom it is put to: "Fishes: choose a tile."."""
        decision = state.decision()
        if decision.seat < 0:
            return decision.message
        return Message("asked", {"who": self.addressee(state, decision), "question": decision.message})

    def question(self, state: S) -> Message:
        """The present question alone, as a sentence: "Choose a tile."."""
        return Message("question", {"question": state.decision().message})

    def slots(self, what: str) -> list[tuple[str, str]]:
        """Of a log message: the names and kinds of its ints, in the order of `Entry.values`."""
        found = []
        for slot in self.events[what]:
            name, _, kind = slot.partition(":")
            found.append((name, kind or name))
        return found

    def entry(self, state: S, entry: Entry) -> Message:
        """A log line in words."""
        args: dict[str, Argument] = {}
        for (name, kind), value in zip(self.slots(entry.what), entry.values(), strict=False):
            if kind:
                args[name] = self.argument(state, kind, value)
        return Message(entry.what, args)

    def explain(self, state: S, action: int, reason: Reason) -> Message:
        """The sentence of an IllegalAction: who, what, why, which rule."""
        seat = state.to_move()
        return Message(
            "illegal-action" if reason.rule else "illegal-action-unruled",
            {
                "seat": seat + 1,
                "name": self.seat_name(state, seat),
                "action": self.vocabulary.name(action),
                "reason": reason.message,
                "rule": reason.rule,
            },
        )


def _numbers(game: Game[Any], seats: int, options: Mapping[str, Value]) -> tuple[tuple[str, int], ...]:
    """By option, the int that stands for its value in a position: what was chosen, checked, and defaults."""
    settled = settle(game.name, game.options, seats, options)
    return tuple((option.name, option.number(settled[option.name])) for option in game.options)


@cache
def _default_numbers(game: Game[Any], seats: int) -> tuple[tuple[str, int], ...]:
    """The same where nothing was chosen, as in nearly all of the many games that are simulated."""
    return _numbers(game, seats, {})

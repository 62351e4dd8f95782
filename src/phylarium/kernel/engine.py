"""The engine: frames, steps and the state that runs them.

What still has to happen in a game is a stack of frames in its state, the agenda. A frame is an
operation, who acts, and a few named ints; the operation is the number of the step that runs it. Running
takes the top frame: an automatic step acts and may push more frames, a choice waits for `apply`.

This module and the rules modules of the games are the hot path: plain classes, lists and ints,
so that the same source runs interpreted and compiled (docs/decisions/0002-hot-path.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from phylarium.kernel.errors import GameOver, HiddenState, IllegalAction, UnknownAction
from phylarium.kernel.journal import EVERYBODY, Entry
from phylarium.kernel.message import Decision, Message, Reason
from phylarium.kernel.rng import Rng

if TYPE_CHECKING:
    from phylarium.kernel.game import Game
    from phylarium.kernel.observation import Observation

NOBODY: Final = -1
"""The seat to move when the game is over."""

TRUTH: Final = -2
"""`State.viewer` of a state that holds everything."""

SPECTATOR: Final = -1
"""`State.viewer` of a state that holds what anybody may see."""


class Frame:
    """One thing that still has to happen. Never changed once pushed: clones share frames.

    Each operation of a game has a class of its own, generated from the step that runs it (`kernel.generation`),
    with the ints that the step names. `actor` is whoever acts, in the game's own numbers: an animal, a colour,
    a seat; the state knows which seat decides for it (`State.seat_for`).
    """

    __slots__ = ("actor", "seat")

    op: int = -1
    """The number of the operation."""

    def __init__(self, actor: int) -> None:
        self.actor = actor
        self.seat = NOBODY
        """Who decides, once it is pushed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, and all that moves it.

    A game's own state adds its fields, and the queries and changes that its rules share. All of its classes name
    their attributes (`__slots__`): Python finds the methods of an object with so many much faster that way.
    """

    __slots__ = (
        "agenda", "deciding", "journal", "number", "of", "offers", "revealed", "rng", "seats", "steps", "viewer",
    )  # fmt: skip

    def __init__(self, game: Game, steps: list[Step[Any, Any]], rng: Rng) -> None:
        self.of = game
        self.steps = steps
        self.deciding: list[bool] = game.operations.deciding
        """By operation, whether its step is a choice."""
        self.rng = rng
        self.seats = 0
        self.agenda: list[Frame] = []
        self.offers: list[int] = []
        self.journal: list[Entry] | None = None
        self.viewer = TRUTH
        self.number = 0
        self.revealed = 0

    # --- the contract -----------------------------------------------------------------------

    def game(self) -> Game:
        """The game that this is a position of."""
        return self.of

    def seat_for(self, actor: int) -> int:
        """The seat that decides for an actor. Here an actor is a seat; NOBODY decides for nobody."""
        return actor

    def to_move(self) -> int:
        """The seat that must decide, or NOBODY when the game is over."""
        if not self.agenda:
            return NOBODY
        return self.agenda[-1].seat

    def over(self) -> bool:
        return not self.agenda

    def decision(self) -> Decision:
        """What is asked of the seat to move, in words, with the rule."""
        if not self.agenda:
            return Decision(NOBODY, Message("game-over"), "")
        frame = self.agenda[-1]
        step = self.steps[frame.op]
        return Decision(frame.seat, step.prompt(self, frame), step.cites(self, frame))

    def legal(self) -> list[int]:
        """The actions open to the seat to move; empty only when the game is over."""
        return self.offers.copy()

    def apply(self, action: int) -> None:
        """Take an action of `legal()`; nothing else moves a game. A refused one changes nothing."""
        if self.viewer != TRUTH:
            raise HiddenState("an observation cannot be played on: take a sample() of it first")
        if action not in self.offers:
            raise self.refused(action)
        self.number += 1
        frame = self.agenda.pop()
        step = self.steps[frame.op]
        step.chosen(self, frame, action)
        self.run()

    def why_not(self, action: int) -> Reason | None:
        """Why the seat to move may not take this action; None when it may."""
        if action in self.offers:
            return None
        if not self.agenda:
            return Reason(Message("refused-game-over"), "")
        frame = self.agenda[-1]
        step = self.steps[frame.op]
        reason = step.refusal(self, frame, action)
        if reason is None:
            reason = Reason(Message("refused-not-asked"), step.cites(self, frame))
        return reason

    def sought(self) -> list[int]:
        """Actions that a player would look for now and may not take; `why_not` has the reason."""
        if not self.agenda or not self.offers:
            return []
        frame = self.agenda[-1]
        return [a for a in self.steps[frame.op].sought(self, frame) if a not in self.offers]

    def clear(self) -> None:
        """Give every field the value that it has before set-up."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy without the log, in microseconds."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat, as they stand."""
        return self.of.scores(self)

    def ranking(self) -> list[int]:
        """Place by seat, 1 is first; equal places only where the rules know a shared victory."""
        return self.of.ranking(self)

    def status(self) -> list[str]:
        """Every invariant that this position breaks; empty for a sound one."""
        return self.of.status(self)

    def hide(self, seat: int) -> None:
        """Blank out whatever `seat` (or SPECTATOR) may not know. Called on a clone."""
        self.of.hide(self, seat)

    def fill(self, rng: Rng) -> None:
        """Give every blank a value that agrees with all that is visible. Called on a clone."""
        self.of.fill(self, rng)

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat (or SPECTATOR) may see, as plain data."""
        return self.of.view(self.masked(seat), seat)

    def describe(self, action: int) -> Message:
        """An action in words, as an option of the present decision."""
        return self.of.describe(self, action)

    def observation(self, seat: int) -> Observation:
        """What a bot in that seat is given."""
        from phylarium.kernel.observation import Observation

        return Observation(self.masked(seat), seat)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the picture for this state's viewer, or for a spectator of the truth."""
        seat = SPECTATOR if self.viewer == TRUTH else self.viewer
        return self.game().picture(self.masked(seat), seat) or None

    # --- running ----------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Put a frame on top of the agenda, for the seat of its actor: the last one pushed happens first."""
        actor = frame.actor
        if actor >= 0:
            frame.seat = self.seat_for(actor)
        self.agenda.append(frame)

    def push_for(self, seat: int, frame: Frame) -> None:
        """The same for a seat that decides for somebody else, or before it has anybody to act for."""
        frame.seat = seat
        self.agenda.append(frame)

    def push_in_order(self, frames: list[Frame]) -> None:
        """Put frames on top of the agenda so that the first of them happens first."""
        for i in range(len(frames) - 1, -1, -1):
            self.push(frames[i])

    def run(self) -> None:
        """Act until somebody has something to decide, or nothing is left to do."""
        agenda = self.agenda
        steps = self.steps
        deciding = self.deciding
        while agenda:
            frame = agenda.pop()
            op = frame.op
            step = steps[op]
            if not deciding[op]:
                step.act(self, frame)
                continue
            offers = step.options(self, frame)
            count = len(offers)
            if count > 1 or (count == 1 and step.always_asks):
                agenda.append(frame)
                self.offers = offers
                return
            if count == 1:
                step.chosen(self, frame, offers[0])
            else:
                step.nothing(self, frame)
        self.offers = []

    def refresh(self) -> None:
        """Work out the offers again after a position was decoded, filled or set up by hand."""
        if not self.agenda:
            self.offers = []
            return
        frame = self.agenda[-1]
        if not self.deciding[frame.op]:
            self.run()
        elif self.viewer != TRUTH and self.viewer != frame.seat:
            self.offers = []
        else:
            self.offers = self.steps[frame.op].options(self, frame)

    def masked(self, seat: int) -> Self:
        """A copy that holds only what the seat may know: the one source of views and bots."""
        if self.viewer != TRUTH:
            if self.viewer == seat:
                return self.clone()
            raise HiddenState(f"this state holds the view of {self.viewer}, not of {seat}")
        copy = self.clone()
        copy.hide(seat)
        copy.rng = Rng(0, 0, 0, 0)
        copy.viewer = seat
        copy.refresh()
        return copy

    def copied_into(self, copy: State) -> None:
        """The kernel's part of a clone."""
        copy.seats = self.seats
        copy.agenda = self.agenda.copy()
        copy.offers = self.offers
        copy.viewer = self.viewer
        copy.number = self.number
        copy.revealed = self.revealed

    # --- telling ----------------------------------------------------------------------------

    def note(self, what: str, rule: str, who: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Write a line that everybody may read; does nothing where the log is off."""
        if self.journal is not None:
            self.journal.append(Entry(what, rule, who, a, b, c, d, EVERYBODY, self.number, self.of.heading(self)))

    def note_to(
        self, seat: int, what: str, rule: str, who: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Write a line for one seat's eyes."""
        if self.journal is not None:
            self.journal.append(Entry(what, rule, who, a, b, c, d, seat, self.number, self.of.heading(self)))

    def reveal(self) -> None:
        """Something hidden was shown: nobody may undo past this point."""
        self.revealed += 1

    def barrier(self) -> int:
        """A number that changes whenever chance was drawn or something hidden was shown."""
        return self.rng.counter + self.revealed

    def refused(self, action: int) -> Exception:
        """The precise exception for an action that is not on offer."""
        game = self.game()
        if action < 0 or action >= game.vocabulary.size:
            return UnknownAction(f"{action} is no action of {game.name}: they are 0 to {game.vocabulary.size - 1}")
        if not self.agenda:
            return GameOver(f"the game is over: {game.vocabulary.name(action)} cannot be taken")
        reason = self.why_not(action)
        assert reason is not None
        return IllegalAction(game.explain(self, action, reason), game.name)


S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)


def declinable(found: list[int], way_out: int) -> list[int]:
    """The options that were found and, where there are any, the one that takes none of them."""
    if found:
        found.append(way_out)
    return found


def bits_of(packed: int) -> list[int]:
    """The numbers of a set that is packed into an int, a bit for each, from the lowest on."""
    found: list[int] = []
    while packed:
        bit = packed & -packed
        found.append(bit.bit_length() - 1)
        packed ^= bit
    return found


class Step(Generic[S, F]):
    """One kind of thing that happens.

    Automatic steps implement `act`; deciding ones implement `options` and `chosen`. One object a kind,
    without state of its own. `ints` names the ints that its frame carries beside the actor, as
    "terrain number more=0"; the class of the frame is generated from it. A question is the message `ask`, which
    is named after the step where it says nothing else: `ask-place-organ` for PlaceOrgan. The rule that a decision
    cites is the one that the docstring begins with, unless `rule` names another. Where one reason will do for all
    that is sought and not offered, `refuses` is its message.
    """

    rule: str = ""
    ints: str = ""
    ask: str = ""
    decides: bool = False
    always_asks: bool = False
    refuses: str = ""

    def act(self, s: S, f: F) -> None:
        """What happens by itself. The frame is off the agenda already."""
        raise NotImplementedError

    def options(self, s: S, f: F) -> list[int]:
        """The actions that may be chosen. None: `nothing` happens; one: it is taken unasked."""
        raise NotImplementedError

    def chosen(self, s: S, f: F, action: int) -> None:
        """What a choice does. The frame is off the agenda already."""
        raise NotImplementedError

    def nothing(self, s: S, f: F) -> None:
        """What happens where there is nothing to choose."""

    def prompt(self, s: S, f: F) -> Message:
        """What is asked, in words: the message `ask`, with the actor and the ints of the frame by their names."""
        return s.of.prompt(s, f, self.ask)

    def cites(self, s: S, f: F) -> str:
        """The rule under which this is asked; more precise than `rule` where a step serves several."""
        return self.rule

    def refusal(self, s: S, f: F, action: int) -> Reason | None:
        """Why an action that is not on offer may not be taken; None: nobody would look for it."""
        if self.refuses and action in self.sought(s, f):
            return Reason(Message(self.refuses), self.cites(s, f))
        return None

    def sought(self, s: S, f: F) -> list[int]:
        """The actions among which a player would look, allowed or not."""
        return []


class Act(Step[S, F]):
    """A step that happens by itself."""


class Choice(Step[S, F]):
    """A step in which somebody chooses."""

    decides: bool = True

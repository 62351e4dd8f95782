"""A lesson, and where somebody is in it.

All that a lesson does comes out of it: the fixed start, the moves of the others, and those of the learner's own that
are not worth asking for. So the number of actions that were taken before each step is known beforehand, and where
somebody is follows from the actions so far and the number of the step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from phylarium.kernel.errors import ActionError, PhylariumError
from phylarium.kernel.game import Game
from phylarium.kernel.match import Match
from phylarium.kernel.message import Argument, Message
from phylarium.kernel.options import Value
from phylarium.kernel.words import SOURCE, render

ANY: Final = "*"
"""In the place of an action that is asked for: whatever is on offer."""


class UnknownLesson(PhylariumError):
    """A game has no lesson of that name."""


class NotAsked(ActionError):
    """An action that may be taken, but is not what the step asks for."""


class BrokenLesson(PhylariumError):
    """A lesson that cannot be read, or does not go as it is written. Programmers meet it; the tests find it first."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of the coach. It comes after what `plays` says, and stays until `asks` is answered, or "next" said."""

    name: str
    """Its words are the message `lesson-LESSON-NAME`."""

    at: tuple[str, ...] = ()
    """What it points at: ids of things as the pictures mark them, or names of whole pieces; the first has the card."""

    plays: tuple[str, ...] = ()
    """Actions that are taken before the card is shown, each for whoever is to move then."""

    asks: tuple[str, ...] = ()
    """Actions of which one is to be chosen; `*` for whatever is on offer. None: there is only something to read."""

    shows: tuple[str, ...] = ()
    """Ids of log lines that were written since the last card: the consequence that this one speaks of."""

    scores: tuple[int, ...] = ()
    """Points by seat that it speaks of, if it does."""

    rules: tuple[str, ...] = ()
    """The ids of the rules that it is about."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    seats: int
    seed: str
    steps: tuple[Step, ...]
    seat: int = 1
    """The learner's, counted from 1."""

    options: dict[str, Value] = {}
    bot: str = "larva"
    """Who plays the others when the lesson is left or has ended."""


class Place(msgspec.Struct, frozen=True):
    """Where somebody is in a lesson, and what comes next."""

    number: int
    """Of the step, from 0."""

    of: int
    """How many steps the lesson has."""

    step: Step
    due: tuple[int, ...]
    """Actions that the lesson takes now, one after the other, each for whoever is to move, before the card is shown."""

    asks: tuple[int, ...]
    """The actions of which one is asked for now."""

    free: bool
    """Whether any action on offer is as good."""

    done: bool
    """Whether what was asked for has happened: the next step begins, or the lesson is over."""

    @property
    def reads(self) -> bool:
        """Whether there is only something to read: "next" goes on."""
        return not (self.due or self.asks or self.free or self.done)

    @property
    def last(self) -> bool:
        return self.number == self.of - 1

    def right(self, action: int) -> bool:
        """Whether an action is what is asked for."""
        return self.free or action in self.asks


class Lesson:
    """A lesson of a game."""

    def __init__(self, game: Game, name: str, script: Script) -> None:
        self.game = game
        self.name = name
        self.script = script
        self.steps = script.steps
        self.seat = script.seat - 1
        """The learner's, from 0."""
        parse = game.vocabulary.parse
        try:
            self.plays = [tuple(parse(text) for text in step.plays) for step in self.steps]
            self.asks = [tuple(parse(text) for text in step.asks if text != ANY) for step in self.steps]
        except ActionError as error:
            named: dict[str, Argument] = {"file": f"{game.name}/{name}", "problem": error.said}
            raise BrokenLesson(Message("error-lesson-broken", named), error.game) from error
        self.shown: list[int] = []
        """By step, how many actions were taken when its card is shown."""
        self.ends: list[int] = []
        """By step, how many when it is done."""
        taken = 0
        for step in self.steps:
            taken += len(step.plays)
            self.shown.append(taken)
            taken += 1 if step.asks else 0
            self.ends.append(taken)

    def begins(self, number: int) -> int:
        """How many actions were taken when a step begins, before what it plays."""
        return self.ends[number - 1] if number else 0

    def start(self, names: Sequence[str] | None = None) -> Match:
        """The match that the lesson is taken in, before its first step."""
        script = self.script
        return Match.start(self.game, script.seats, script.options, script.seed, names)

    @property
    def options(self) -> Mapping[str, Value]:
        return self.script.options

    # --- where somebody is ------------------------------------------------------------------

    def place(self, actions: Sequence[int], number: int) -> Place:
        """Where somebody is who has come to a step, after all actions of the match so far."""
        step, taken = self.steps[number], len(actions)
        followed = self.follows(actions)
        if not self.begins(number) <= taken <= self.ends[number] or followed < taken:
            raise BrokenLesson(
                f"{self.game.name}/{self.name}: step {number + 1} ({step.name}) is not after {taken} actions, of which "
                f"{followed} are the lesson's; take it up again first (Lesson.rejoin)"
            )
        due = self.plays[number][taken - self.begins(number) :] if taken < self.shown[number] else ()
        asking = taken == self.shown[number] and bool(step.asks)
        return Place(
            number=number,
            of=len(self.steps),
            step=step,
            due=due,
            asks=self.asks[number] if asking else (),
            free=asking and ANY in step.asks,
            done=bool(step.asks) and taken == self.ends[number],
        )

    def follows(self, actions: Sequence[int]) -> int:
        """How many of these actions, from the first on, are those of the lesson."""
        taken = 0
        for number, step in enumerate(self.steps):
            expected: list[tuple[int, ...] | None] = [(action,) for action in self.plays[number]]
            if step.asks:
                expected.append(None if ANY in step.asks else self.asks[number])
            for fits in expected:
                if taken == len(actions) or (fits is not None and actions[taken] not in fits):
                    return taken
                taken += 1
        return taken

    def rejoin(self, actions: Sequence[int], number: int) -> tuple[int, int]:
        """How to take the lesson up again that was left at a step: how many actions are kept, and the step.

        The match goes back to where it left the lesson's course, or to where the card of that step was shown.
        """
        kept = min(self.follows(actions), self.shown[number])
        while self.begins(number) > kept:
            number -= 1
        return kept, number

    # --- words ------------------------------------------------------------------------------

    @property
    def file(self) -> str:
        """The Fluent file of its words."""
        return f"{self.game.name}-lessons"

    def message(self, number: int) -> Message:
        """What the coach says at a step."""
        return Message(f"lesson-{self.name}-{self.steps[number].name}")

    @property
    def title(self) -> Message:
        return Message(f"lesson-{self.name}")

    def say(self, message: Message, language: str = SOURCE) -> str:
        return render(message, self.game.name, language, (self.file,))

    def measure(self, language: str = SOURCE) -> dict[str, str | int]:
        """How long it is: its steps, the words to be read, and the clicks: one a step, "next" or an action."""
        texts = [self.say(self.title, language)]
        texts += [self.say(self.message(number), language) for number in range(len(self.steps))]
        words = sum(len(text.split()) for text in texts)
        return {"name": self.name, "steps": len(self.steps), "words": words, "clicks": len(self.steps)}

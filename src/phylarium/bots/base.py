"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeVar

from phylarium.kernel.errors import PhylariumError
from phylarium.kernel.judgement import Term
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.observation import Observation

if TYPE_CHECKING:
    from phylarium.bots.crew import Crew


class UnknownBot(PhylariumError):
    """No bot of that name exists."""


def unknown_bot(name: str, offered: Sequence[str]) -> Message:
    """What is wrong with a name that no bot on offer has."""
    return Message("error-bot", {"bot": name, "bots": Listing(offered, ROW)})


class BadBudget(PhylariumError):
    """A budget that leaves a bot nothing to think with, or that it does not have."""


class Rating:
    """What a bot thinks of one option.

    `value` is in points of the game, 0 for what changes nothing, and only compares options of one
    decision. `terms` say which sides of the position the option changes, and by how much.
    """

    __slots__ = ("action", "terms", "value")

    def __init__(self, action: int, value: float, terms: list[Term]) -> None:
        self.action = action
        self.value = value
        self.terms = terms

    def __repr__(self) -> str:
        return f"Rating({self.action!r}, {self.value!r}, {self.terms!r})"


class Bot(ABC):
    """A player. It is given what its seat may know, never the state, so it cannot cheat.

    One object plays one seat of one game; whatever it draws comes from its own seed, so that a
    game of bots can be played again exactly.
    """

    name: ClassVar[str]

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @classmethod
    def budgeted(cls, seed: str, budget: str) -> Bot:
        """This bot with a budget in words, the part of its name after the colon."""
        raise BadBudget(Message("error-budget-none", {"bot": cls.name, "budget": budget}))

    def helped(self, crew: Crew) -> Bot:
        """This bot, thinking with a crew's help from now on. Most bots need none."""
        return self

    @abstractmethod
    def choose(self, observation: Observation) -> int:
        """One action of `observation.legal()`. Asked only when the decision is this seat's."""

    @abstractmethod
    def rate(self, observation: Observation) -> list[Rating]:
        """Every option, the one that it likes best first, for hints."""


ALIKE = 0.05
"""Points by which options may differ and be told as equally good: hints show tenths."""


class Valued(Protocol):
    @property
    def action(self) -> int: ...

    @property
    def value(self) -> float: ...


V = TypeVar("V", bound=Valued)


def as_good(ratings: Sequence[V]) -> list[V]:
    """Those among which a bot that rates options so has no reason to choose: the first, and what is worth as much."""
    return [rating for rating in ratings if abs(rating.value - ratings[0].value) < ALIKE]


def recommended(ratings: Sequence[V], warned: Collection[int]) -> list[V]:
    """What a hint names: of those that are as good the ones that are not warned of; all, where each of them is."""
    good = as_good(ratings)
    return [rating for rating in good if rating.action not in warned] or good


def whole(name: str, what: str, budget: str) -> int:
    """A budget that counts something: at least one of it."""
    if not budget.isdecimal() or len(budget) > 9 or int(budget) < 1:
        raise BadBudget(Message(f"error-budget-{what}", {"bot": name, "budget": budget}))
    return int(budget)

"""How good a position looks: the contract between a game that can say it and whoever asks.

A game offers one object of a subclass of `Judgement` (`Game.judgement`). Bots think with it and
hints on the screen explain themselves by its terms. It is asked about whole states only; a bot
asks about samples of what its seat may know, so a judgement cannot tell it more than that.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    import typing_extensions

from phylarium.kernel.engine import State


@dataclass(frozen=True, slots=True)
class Term:
    """One thing that a good player looks at: its name, how many points one of it counts, how many there are."""

    name: str
    weight: float
    value: float

    @property
    def points(self) -> float:
        return self.weight * self.value


if TYPE_CHECKING:
    # Without an argument: one of any kind of state. Python itself knows such defaults from 3.13 on.
    S = typing_extensions.TypeVar("S", bound=State, default=Any)
else:
    S = TypeVar("S")


class Judgement(ABC, Generic[S]):
    """A game's sense of who stands well, in points of that game."""

    scale: float = 20.0
    """A lead that is as good as decided about three times in four."""

    misjudged: Mapping[str, float] = MappingProxyType({})
    """By the name of a bot, how far it misjudges here, in scales, where that is not what it does elsewhere: the more
    chance rules a game, the further apart two players must be for the better one to win as often."""

    attention: int = 3
    """Options that come to the mind of a young player, by the quick guesses: fewer where these see far."""

    trusts_learnt: bool = False
    """Whether what was learnt of the game sees so much more than this that a search asks it all the way."""

    horizon: int = 2
    """Turns that a search imagines before it asks: few where worth sees far, many where it sees only the score."""

    @abstractmethod
    def worth(self, state: S) -> list[float]:
        """By seat, how far it is ahead of the others: above 0 is ahead."""

    @abstractmethod
    def terms(self, state: S, seat: int) -> list[Term]:
        """The named terms whose points add up to `worth(state)[seat]`, always the same ones in the same order."""

    def rows(self, state: S) -> list[list[float]]:
        """By seat, the terms by themselves, before they are compared with those of others; their weights are `weights`.

        Nothing where seats do not compete: where one plays alone, or all play together; or where it cannot be said.
        """
        return []

    def weights(self) -> list[float]:
        """How many points one of each term counts, in the order of `terms`; nothing where there are no `rows`."""
        return []

    def names(self) -> list[str]:
        """The names of the terms, in the order of `terms`; nothing where there are no `rows`."""
        return []

    def inclinations(self, state: S) -> list[float]:
        """For each of `state.offers` a quick guess of what it gains, without trying it; or no guess at all: empty."""
        return []

    def shortlist(self, state: S) -> list[int]:
        """The offers that are worth a look: without those that are as good as another one."""
        return state.offers

    def quiet(self, state: S) -> bool:
        """Whether no effect is half done, so that `worth` can be trusted. A game that is over is quiet."""
        return True


C = TypeVar("C", bound=State, contravariant=True)


class Numbers(Protocol[C]):
    """What a game works out about a position: its module `judged.worth`, which also runs compiled."""

    @property
    def TERMS(self) -> list[str]:
        """The names of the terms."""

    @property
    def WEIGHTS(self) -> list[float]:
        """How many points one of each term counts."""

    def worth(self, s: C, /) -> list[float]: ...
    def terms(self, s: C, seat: int, /) -> list[float]: ...
    def seat_rows(self, s: C, /) -> list[list[float]]:
        """The terms of each seat by themselves; where seats compete, `worth` is `comparison.leads` of them."""

    def inclinations(self, s: C, /) -> list[float]:
        """Only asked while something is to be decided."""

    def quiet(self, s: C, /) -> bool: ...


class Judged(Judgement[S]):
    """The judgement of a game whose numbers are in a module."""

    def __init__(
        self,
        numbers: Numbers[S],
        scale: float,
        misjudged: Mapping[str, float] | None = None,
        attention: int = 3,
        trusts_learnt: bool = False,
    ) -> None:
        self.numbers = numbers
        self.scale = scale
        self.misjudged = misjudged or {}
        self.attention = attention
        self.trusts_learnt = trusts_learnt

    def worth(self, state: S) -> list[float]:
        return self.numbers.worth(state)

    def terms(self, state: S, seat: int) -> list[Term]:
        found = self.numbers.terms(state, seat)
        return [Term(*term) for term in zip(self.numbers.TERMS, self.numbers.WEIGHTS, found, strict=True)]

    def rows(self, state: S) -> list[list[float]]:
        return self.numbers.seat_rows(state) if state.seats > 1 else []

    def weights(self) -> list[float]:
        return self.numbers.WEIGHTS

    def names(self) -> list[str]:
        return self.numbers.TERMS

    def inclinations(self, state: S) -> list[float]:
        return self.numbers.inclinations(state) if state.agenda else []

    def quiet(self, state: S) -> bool:
        return self.numbers.quiet(state)

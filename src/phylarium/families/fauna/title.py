"""What the games of the family answer alike beside their rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from phylarium.families.fauna.rules.names import NONE
from phylarium.families.fauna.rules.state import Fauna
from phylarium.kernel.legacy import Legacy
from phylarium.kit.title import ColourTitle

S = TypeVar("S", bound=Fauna)
L = TypeVar("L", bound=Legacy)


class FaunaTitle(ColourTitle[S], Generic[S, L]):
    """A game of fauna: its rules stand on those of the family, and its species go on in a legacy of their own kind."""

    family = "phylarium.families.fauna"

    def legacy(self, state: S, wishes: Mapping[str, str]) -> L | None:
        found: L | None = self.room("legacy").left(state, wishes)
        return found

    def ancestors(self, state: S) -> dict[int, str]:
        """The species of each player that goes on, if there is one."""
        names: list[str] = self.room("rules.names").SPECIES
        best: list[int] = [self.room("legacy").best(state, colour) for colour in state.colour_of]
        return {species: names[species] for species in best if species != NONE}

"""What the games of the family tell of a thing to whoever looks at it closely."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.state import Fauna
from phylarium.families.fauna.shown.view import Names, Nouns
from phylarium.kernel.inspection import DataRow, Inspection
from phylarium.kernel.message import Message
from phylarium.kit.things import for_whom

F = TypeVar("F", bound=Fauna)


class Rules(NamedTuple):
    """What the rules of a game are asked about things, from a state of it."""

    selections: Callable[[Any, int, list[int]], None]
    """Adds the cards of the display that a species may take, as actions."""
    mutate: int
    """The first of these actions."""
    may_enter: Callable[[Any, int, int, int], bool]
    """Whether a species could come to live in a biome, at a level of it."""


class FaunaThings(ABC, Generic[F]):
    """Cards, tools, events, and the biomes and places of the map."""

    nouns: ClassVar[Nouns]
    rules: ClassVar[Rules]
    names: ClassVar[Names]

    @abstractmethod
    def printed(self, s: F, biome: int) -> DataRow:
        """What a biome is printed on."""

    def inspect(self, s: F, kind: str, name: str) -> Inspection:
        match kind:
            case "slot" if s.display[self.names.slots.index(name)] != NONE:
                return self.slot(s, self.names.slots.index(name))
            case "card" | "tool" | "event":
                return Inspection(rows=(DataRow(kind, name),))
            case "biome" if name in self.names.biomes:
                return self.biome(s, self.names.biomes.index(name))
            case "place" if name in self.names.places:
                return self.biome(s, self.names.biomes.index(name.rpartition("-")[0]))
        return Inspection()

    def slot(self, s: F, slot: int) -> Inspection:
        """The species that could pay for the card of a slot."""
        paying = [species for species in alive(s) if self.could_take(s, species, slot)]
        whom = for_whom("thing-take", "thing-take-nobody", self.named(paying))
        return Inspection(rows=(DataRow("card", self.names.cards[s.display[slot]]),), helps=(whom,))

    def could_take(self, s: F, species: int, slot: int) -> bool:
        found: list[int] = []
        self.rules.selections(s, species, found)
        return self.rules.mutate + species % SHAPE_COUNT * len(self.names.slots) + slot in found

    def biome(self, s: F, biome: int) -> Inspection:
        """The species that could come to live in a biome."""
        dwellers = [
            species
            for species in alive(s)
            if any(self.rules.may_enter(s, species, biome, level) for level in (HERBIVORE, CARNIVORE))
        ]
        whom = for_whom("thing-live", "thing-live-nobody", self.named(dwellers))
        return Inspection(rows=(self.printed(s, biome),), helps=(whom,))

    def named(self, found: Sequence[int]) -> list[Message]:
        return [self.nouns.species(species) for species in found]


def alive(s: Fauna) -> list[int]:
    """The species that have anybody on the map or on their card."""
    return [species for species, number in enumerate(s.living) if number > 0]

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
    could_live: Callable[[Any, int, int], bool]
    """Whether a species could come to live in a biome, which may not be on the map."""


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
            case "card" if self.names.cards.index(name) in s.display:
                return self.slot(s, s.display.index(self.names.cards.index(name)))
            case "card":
                return Inspection(
                    rows=(DataRow(kind, name),), helps=self.bearer(s.card_at[self.names.cards.index(name)])
                )
            case "tool":
                tool, side = divmod(self.names.tools.index(name), 2)
                at = s.tool_at[tool] if s.tool_side[tool] == side else NONE
                return Inspection(rows=(DataRow(kind, name),), helps=self.bearer(at))
            case "event":
                return Inspection(rows=(DataRow(kind, name),))
            case "species" if s.size[self.names.species.index(name)] > 0:
                return self.creature(s, self.names.species.index(name))
            case "organ":
                return Inspection(helps=(self.richest(s, ORGANS.index(name)),))
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

    def bearer(self, at: int) -> tuple[Message, ...]:
        """The species that has a card or a tool, where one has."""
        here = [self.nouns.species(at)] if 0 <= at < len(self.names.species) else []
        return (for_whom("thing-serves", "thing-serves-nobody", here),)

    def creature(self, s: F, species: int) -> Inspection:
        """The cards of the display that a species could take, and in how many biomes it could come to live."""
        slots = [slot for slot, card in enumerate(s.display) if card != NONE and self.could_take(s, species, slot)]
        cards = [self.nouns.card(s.display[slot]) for slot in slots]
        homes = sum(self.rules.could_live(s, species, biome) for biome in range(len(self.names.biomes)))
        takes = for_whom("thing-takes", "thing-takes-nobody", cards)
        return Inspection(helps=(takes, Message("thing-homes", {"number": homes})))

    def richest(self, s: F, organ: int) -> Message:
        """The species with the most organs of a colour."""
        number = {species: s.organ(species, organ) for species in alive(s)}
        most = max(number.values(), default=0)
        found = [species for species in number if 0 < number[species] == most]
        return for_whom("thing-most", "thing-most-nobody", self.named(found))

    def could_take(self, s: F, species: int, slot: int) -> bool:
        found: list[int] = []
        self.rules.selections(s, species, found)
        return self.rules.mutate + species % SHAPE_COUNT * len(self.names.slots) + slot in found

    def biome(self, s: F, biome: int) -> Inspection:
        """The species that could come to live in a biome."""
        dwellers = [species for species in alive(s) if self.rules.could_live(s, species, biome)]
        whom = for_whom("thing-live", "thing-live-nobody", self.named(dwellers))
        return Inspection(rows=(self.printed(s, biome),), helps=(whom,))

    def named(self, found: Sequence[int]) -> list[Message]:
        return [self.nouns.species(species) for species in found]


def alive(s: Fauna) -> list[int]:
    """The species that have anybody on the map or on their card."""
    return [species for species, number in enumerate(s.living) if number > 0]

"""What the boards of the family in a terminal have alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from phylarium.families.fauna.rules import say
from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.state import Fauna
from phylarium.families.fauna.shown.view import Nouns
from phylarium.kernel.message import Message
from phylarium.kit import textboard
from phylarium.kit.textboard import BOLD, paragraph, row

NAME_WIDTH: Final = 11
"""Columns before what a row tells."""

S = TypeVar("S", bound=Fauna)


class FaunaPage(textboard.Page[S]):
    """A page with creeples and cards on it."""

    colours: ClassVar[list[tuple[str, str]]]
    """The players, each with the ANSI code of its colour."""
    nouns: ClassVar[Nouns]

    def creeple(self, species: int) -> str:
        """Two letters: of the colour and of the shape."""
        colour, shape = divmod(species, SHAPE_COUNT)
        name, code = self.colours[colour]
        return self.styled(self.say(f"mark-{name}") + self.say(f"mark-{SHAPES[shape]}"), code)

    def named(self, species: int) -> str:
        """A creeple of a species with its name, for the legend of a map."""
        return f"{self.creeple(species)} {self.words(self.nouns.species(species))}"

    def shown(self, slot: int, words: Message, free: bool = False) -> list[str]:
        """A card of the display: what it costs if it is not free, its name, and what it gives."""
        s = self.s
        name = self.styled(self.words(self.nouns.card(s.display[slot])), BOLD)
        cost = "" if free else f"{s.shared.costs[slot % COLUMN_COUNT]} "
        return paragraph(f" {cost}{self.say('titled', what=name)} ", self.words(words), 3)

    def tableau(self, species: int, head: str, facts: Sequence[str], more: Sequence[str]) -> list[str]:
        """A species after its head: its organs, facts about it, its cards, and more that it has."""
        s = self.s
        organs = self.styled(self.words(say.organs(s.organs[species])), BOLD)
        cards = [self.mutation(card) for card in s.mutations(species)]
        return row(f" {self.creeple(species)}{head}", [organs, *facts, *cards, *more], NAME_WIDTH)

    def mutation(self, card: int) -> str:
        """A card of a tableau with what lies on it; those of a personality or portrait have a mark."""
        s = self.s
        name = ("=" if s.in_row[card] else "") + self.words(self.nouns.mutation(s, card))
        marks = [self.words(say.organs(s.cubes[card]))] if s.cubes[card] else []
        if s.monster_on[card]:
            marks.append(self.say("gift-monster", organ=say.organ(s.shared.face_monster[s.face(card)])))
        if s.host_on[card] != NONE:
            marks.append(self.creeple(s.host_on[card]))
        return f"{name} ({', '.join(marks)})" if marks else name

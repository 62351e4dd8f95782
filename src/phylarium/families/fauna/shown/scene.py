"""What the pictures of the family's games are drawn from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from phylarium.families.fauna.rules.names import SHAPE_COUNT
from phylarium.families.fauna.rules.state import Fauna
from phylarium.families.fauna.shown import tokens
from phylarium.families.fauna.shown.tokens import Moods, Phylum
from phylarium.families.fauna.shown.view import Names, Nouns, Played, tools_at
from phylarium.kernel.message import Message
from phylarium.kit.scene import Scene, seen
from phylarium.kit.svg import Markup

F = TypeVar("F", bound=Fauna)
P = ParamSpec("P")
R = TypeVar("R")


Text = Callable[[Any, int], Message]


class Texts(NamedTuple):
    """What is printed on things in words, from a state of the game and their numbers."""

    card: Text
    face: Text
    tool: Text


class FaunaScene(Scene[F], ABC):
    """A position of any game of the family."""

    printed: ClassVar[tuple[str, ...]] = ("components",)
    """What words about printed things depend on, beside what they are asked about."""

    phyla: ClassVar[Sequence[Phylum]]
    """The players by colour."""
    moods: ClassVar[Moods]
    nouns: ClassVar[Nouns]
    names: ClassVar[Names]
    texts: ClassVar[Texts]

    def settled(self, words: Callable[Concatenate[F, P], R], *args: P.args, **more: P.kwargs) -> R:
        """Words that depend on what is printed alone, which does not change while a game is played.

        So that is noted and not the words, which would have to be made again to be compared.
        """
        s = self.s
        for name in self.printed:
            getattr(s, name)
        return words(self.state, *args, **more)

    # --- who is there ------------------------------------------------------------------------

    @seen
    def is_asked(self, colour: int) -> bool:
        """Whether the present question is put to a colour; shapes that can be chosen are those of its species."""
        agenda = self.state.agenda
        return bool(agenda) and agenda[-1].actor == colour

    @seen
    def is_in_turn(self, colour: int) -> bool:
        """Whether it is the turn of a colour."""
        return self.played().active == colour and not self.state.over()

    @abstractmethod
    def living_species(self, colour: int) -> tuple[int, ...]:
        """The species of a colour in the order in which they are shown."""

    @seen
    def tools_of(self, at: int) -> tuple[int, ...]:
        """The sides of the tools that lie somewhere: with a species, in supply, among fossils."""
        return tuple(tools_at(self.state, at))

    def played(self) -> Played:
        """The state, for what each game declares itself."""
        return cast("Played", self.state)

    @property
    @abstractmethod
    def cheapest(self) -> Sequence[int]:
        """By slot, what its card costs that species of the acting colour to which it is cheapest."""

    # --- words -------------------------------------------------------------------------------

    def card_words(self, card: int) -> Message:
        """What a card gives that is not promoted yet, and what it can be promoted to."""
        return self.settled(self.texts.card, card)

    def face_words(self, face: int) -> Message:
        """What a way up of a card gives."""
        return self.settled(self.texts.face, face)

    def tool_words(self, side: int) -> Message:
        """A side of a tool, with what it is good for."""
        return self.settled(self.texts.tool, side)

    # --- pieces ------------------------------------------------------------------------------

    @classmethod
    def creeple(cls, species: int, scale: float = 1.0, lying: bool = False) -> Markup:
        colour, shape = divmod(species, SHAPE_COUNT)
        return tokens.creeple(cls.phyla[colour], shape, scale, lying)

    @classmethod
    def badge(cls, colour: int, scale: float = 1.0) -> Markup:
        return tokens.badge(cls.phyla[colour], scale)

"""What the pictures of the family's games are drawn from."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Concatenate, ParamSpec, TypeVar

from phylarium.families.fauna.rules.state import Fauna
from phylarium.kit.scene import Scene, seen

F = TypeVar("F", bound=Fauna)
P = ParamSpec("P")
R = TypeVar("R")


class FaunaScene(Scene[F]):
    """A position of any game of the family."""

    printed: ClassVar[tuple[str, ...]] = ("components",)
    """What words about printed things depend on, beside what they are asked about."""

    def settled(self, words: Callable[Concatenate[F, P], R], *args: P.args, **more: P.kwargs) -> R:
        """Words that depend on what is printed alone, which does not change while a game is played.

        So that is noted and not the words, which would have to be made again to be compared.
        """
        s = self.s
        for name in self.printed:
            getattr(s, name)
        return words(self.state, *args, **more)

    @seen
    def is_asked(self, colour: int) -> bool:
        """Whether the present question is put to a colour; shapes that can be chosen are those of its species."""
        agenda = self.state.agenda
        return bool(agenda) and agenda[-1].actor == colour

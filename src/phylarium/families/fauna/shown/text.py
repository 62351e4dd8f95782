"""What the boards of the family in a terminal have alike."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.state import Fauna
from phylarium.kit import textboard

S = TypeVar("S", bound=Fauna)


class FaunaPage(textboard.Page[S]):
    """A page with creeples on it."""

    colours: ClassVar[list[tuple[str, str]]]
    """The players, each with the ANSI code of its colour."""

    def creeple(self, species: int) -> str:
        """Two letters: of the colour and of the shape."""
        colour, shape = divmod(species, SHAPE_COUNT)
        name, code = self.colours[colour]
        return self.styled(self.say(f"mark-{name}") + self.say(f"mark-{SHAPES[shape]}"), code)

"""What the views of the family have alike: the words of a game for its things, organs and cards as data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from phylarium.families.fauna.rules import say
from phylarium.families.fauna.rules.names import *
from phylarium.families.fauna.rules.state import Fauna
from phylarium.kernel.engine import Frame
from phylarium.kernel.message import Message

Noun = Callable[[int], Message]


class Names(NamedTuple):
    """The names of a game's things, as the ids of targets have them."""

    species: Sequence[str]
    cards: Sequence[str]
    slots: Sequence[str]
    """Places in the display."""
    tools: Sequence[str]
    """Sides of tools."""
    biomes: Sequence[str]
    places: Sequence[str]
    """Places in biomes."""


class Nouns(NamedTuple):
    """The words of a game for its things, by their numbers."""

    colour: Noun
    species: Noun
    card: Noun
    face: Noun
    tool: Noun

    def held(self, s: Fauna, action: int, organ: int, card: int, tool: int) -> Message:
        """An action of the last blocks of a vocabulary, by where these begin: organs, cards and sides of tools."""
        if action < card:
            return Message("option-organ", {"organ": say.organ(action - organ)})
        return self.mutation(s, action - card) if action < tool else self.tool(action - tool)

    def mutation(self, s: Fauna, card: int) -> Message:
        """A card of a tableau by the name that it shows."""
        return self.looked(s.looks(card))

    def looked(self, looks: int) -> Message:
        """A card by the name that it showed, from `Fauna.looks`."""
        card, side = divmod(looks, 3)
        return self.card(card) if side == UNPROMOTED else self.face(card * 2 + side - 1)


def in_question(s: Fauna, action: int, *ways: Callable[[Any, Frame, int], Message | None]) -> Message | None:
    """What an action means in the present question, by the first way that has words for it; none where none has."""
    said = (way(s, s.agenda[-1], action) for way in ways if s.agenda)
    return next((words for words in said if words is not None), None)


class Played(Protocol):
    """What the states of the family's games have alike, though each game declares it itself."""

    active: int


def tools_at(s: Fauna, at: int) -> list[int]:
    """The sides of the tools that lie somewhere: with a species, say."""
    return [tool * 2 + s.tool_side[tool] for tool, where in enumerate(s.tool_at) if where == at]


def organ_view(packed: int) -> dict[str, int]:
    """Organs by their colours, those that there are."""
    return {ORGANS[i]: organ_of(packed, i) for i in range(ORGAN_COUNT) if organ_of(packed, i) > 0}


def card_on_table(s: Fauna, card: int, cards: Sequence[str], faces: Sequence[str]) -> dict[str, Any]:
    """A mutation of a tableau: the card, the way up that it was promoted to, and the organs on it."""
    return {
        "card": cards[card],
        "face": None if s.card_side[card] == UNPROMOTED else faces[s.face(card)],
        "organs": organ_view(s.cubes[card]),
    }

"""The ways that a campaign can take: a game that goes on from nothing, and games that go on from what is left.

No game is named here. A game says what kind of legacy it leaves, from which kinds it goes on, and how.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import msgspec

from phylarium.kernel.errors import OptionError
from phylarium.kernel.game import Game
from phylarium.kernel.message import ROW, Listing, Message
from phylarium.kernel.options import Value, settle
from phylarium.kernel.registry import game, games


class Chapter(msgspec.Struct, frozen=True):
    """One game of a way, with the options that make it this chapter."""

    name: str
    game: str
    options: Mapping[str, Value] = {}

    @property
    def title(self) -> Message:
        """Its title, in the words of its game: that of the game, or its own where it is a way to play it."""
        id = f"{self.game}-title" if self.name == self.game else f"{self.game}-chapter-{self.name}"
        return Message(id)

    def open_to(self, seats: int) -> bool:
        """Whether it can be played by so many."""
        rules = game(self.game)
        if seats not in rules.seats:
            return False
        try:
            settle(self.game, rules.options, seats, self.options)
        except OptionError:
            return False
        return True


class Way(msgspec.Struct, frozen=True):
    """The chapters of a campaign in their order."""

    chapters: tuple[Chapter, ...]

    @property
    def name(self) -> str:
        return ",".join(chapter.name for chapter in self.chapters)

    def open_to(self, seats: int) -> bool:
        return all(chapter.open_to(seats) for chapter in self.chapters)


@cache
def ways() -> tuple[Way, ...]:
    """All ways, in the order in which their games are known."""
    return tuple(
        Way((Chapter(name, name, dict(game(name).beginning)), *rest))
        for name in games()
        if game(name).leaves is not None and not game(name).inherits
        for rest in _after(game(name))
    )


def _after(rules: Game) -> Iterator[tuple[Chapter, ...]]:
    """What can follow a game, to the last one that can."""
    if rules.leaves is None:
        return
    for name in games():
        following = game(name)
        if not any(issubclass(rules.leaves, kind) for kind in following.inherits):
            continue
        for succession in following.successions:
            chapter = Chapter(succession.name, name, dict(succession.options))
            yield from ((chapter, *rest) for rest in [*_after(following)] or [()])


def way(name: str) -> Way:
    """The way of a name: the names of its chapters with commas between them."""
    wanted = ",".join(part.strip() for part in name.split(","))
    known = {each.name: each for each in ways()}
    if wanted not in known:
        near = difflib.get_close_matches(wanted, list(known), 1)
        if near:
            raise OptionError(Message("error-way-near", {"way": wanted, "near": near[0]}))
        raise OptionError(Message("error-way", {"way": wanted, "ways": Listing(list(known), ROW)}))
    return known[wanted]


def those_for(seats: int, chosen: Sequence[Way]) -> list[Way]:
    """Those of some ways that so many people can take; there must be one."""
    found = [way for way in chosen if way.open_to(seats)]
    if not found:
        raise OptionError(Message("error-way-seats", {"seats": seats}))
    return found

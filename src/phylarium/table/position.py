"""A position of a table, as far as it is shown: through whose eyes, and in which language.

This is where a table asks a game for what it shows. All of it comes from states that are masked for
the viewer, so a secret cannot slip in by mistake; and each thing is worked out once, however many
look.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, NamedTuple, TypeVar

import msgspec

from phylarium.kernel.engine import SPECTATOR, State
from phylarium.kernel.game import Game
from phylarium.kernel.words import SOURCE

T = TypeVar("T")


class Leaf(NamedTuple):
    """A part of a piece, as it is sent."""

    json: bytes
    """Without the quotation marks around it."""
    digest: bytes

    @classmethod
    def of(cls, markup: str) -> Leaf:
        json = msgspec.json.encode(str(markup))[1:-1]
        # It tells apart what a piece looked like before and what it looks like now; there is nobody to be deceived.
        return cls(json, hashlib.sha1(json, usedforsecurity=False).digest())


class SentPiece:
    """A piece of a picture, as it is sent to all who look at it: written as JSON once, not for each of them.

    Most parts of it were in the last picture too, and are taken as they were written then.
    """

    __slots__ = ("_leaves", "hash", "json", "parts")

    def __init__(self, parts: tuple[str, ...], last: SentPiece | None = None) -> None:
        self.parts = parts
        known: dict[str, Leaf] = {} if last is None else last._leaves
        self._leaves: dict[str, Leaf] = {part: known.get(part) or Leaf.of(part) for part in parts}
        leaves = [self._leaves[part] for part in parts]
        self.json = msgspec.Raw(b"".join([b'"', *[leaf.json for leaf in leaves], b'"']))
        digests = b"".join([leaf.digest for leaf in leaves])
        self.hash = hashlib.sha1(digests, usedforsecurity=False).hexdigest()[:16]

    @property
    def markup(self) -> str:
        return "".join(self.parts)


Drawn = dict[str, SentPiece]
"""Pieces of a picture by name."""


class Before:
    """What was drawn of a table last: most of it looks the same after the next move."""

    def __init__(self) -> None:
        self.remembered: dict[Hashable, Any] = {}
        """The game's own."""
        self.drawn: dict[tuple[int, str], Drawn] = {}
        """By seat and language."""
        self._last: dict[tuple[str, str], SentPiece] = {}
        """By name and language, what was drawn for anybody."""

    def piece(self, name: str, language: str, parts: tuple[str, ...]) -> SentPiece:
        """A piece; the same one, if it looks as somebody saw it last."""
        for pieces in self.drawn.values():
            piece = pieces.get(name)
            if piece is not None and piece.parts is parts:
                return piece
        piece = self._last[name, language] = SentPiece(parts, self._last.get((name, language)))
        return piece


@cache
def _fields_to_compare(game: Game) -> list[str]:
    """The fields of a game's states: first those that hide something, since these will differ where any does."""
    return [field.name for field in sorted(game.fields, key=lambda field: not field.hidden)]


class Position:
    """One position, and all that was worked out of it for somebody."""

    def __init__(self, game: Game, state: State, before: Before | None = None) -> None:
        self.game = game
        self.state = state
        self._before = Before() if before is None else before
        self._masks: dict[int, State] = {}
        self._found: dict[Hashable, Any] = {}

    def masked(self, seat: int) -> State:
        """What a seat (or SPECTATOR) may know."""
        if seat not in self._masks:
            self._masks[seat] = self.state.masked(seat)
        return self._masks[seat]

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat knows anything now that a spectator does not."""
        return self.once(("secrets", seat), lambda: self._knows_more(seat))

    def _knows_more(self, seat: int) -> bool:
        """Whether a masked position says anything else, apart from whose view it is, than a spectator's."""
        own, public = self.masked(seat), self.masked(SPECTATOR)
        for name in _fields_to_compare(self.game):
            if getattr(own, name) != getattr(public, name):
                return True
        plain = self.game.operations.plain
        return [plain(frame) for frame in own.agenda] != [plain(frame) for frame in public.agenda]

    def once(self, key: Hashable, work: Callable[[], T]) -> T:
        """Something that several viewers are sent, or one viewer twice. The key says for whom and in which language."""
        if key not in self._found:
            self._found[key] = work()
        found: T = self._found[key]
        return found

    def found(self, key: Hashable) -> Any:
        """What `once` has worked out; None where it has not."""
        return self._found.get(key)

    def pieces(self, seat: int, language: str = SOURCE) -> Drawn:
        """The parts of the picture."""
        return self.drawn_for(self.eyes(seat), language)

    def eyes(self, seat: int) -> int:
        """Through whose eyes a seat looks: viewers who know no more than a spectator share one picture."""
        return seat if self.has_secrets(seat) else SPECTATOR

    def drawn_for(self, eyes: int, language: str) -> Drawn:
        return self.once(("pieces", eyes, language), lambda: self._draw(eyes, language))

    def _draw(self, seat: int, language: str) -> Drawn:
        before = self._before
        drawn = self.game.parts_of_pieces(self.masked(seat), seat, language, before.remembered)
        pieces = {name: before.piece(name, language, parts) for name, parts in drawn.items()}
        before.drawn[seat, language] = pieces
        return pieces

    def picture(self, seat: int, language: str = SOURCE) -> str:
        """The whole picture as one file; empty for a game without pictures."""
        return str(self.game.picture(self.masked(seat), seat, language))

    def text(self, seat: int, language: str = SOURCE) -> str:
        """The position as a terminal shows it; empty for a game that has no such form."""
        return self.game.text(self.masked(seat), seat, language)

"""The pictures of a game's guide: positions of random play with fixed seeds, drawn in the words of a language.

The same rules give the same positions. Those in English are files (`docs/make_pictures.py` writes them); those of
another language are drawn when somebody reads its guide, so that a language needs no pictures of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from phylarium.kernel.engine import State
from phylarium.kernel.game import Game
from phylarium.kernel.options import Value
from phylarium.kernel.rng import seeded
from phylarium.kit.layout import Drawing, Picture
from phylarium.kit.scene import Scene

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Scene[Any])


def blocks(state: State) -> set[str]:
    """The kinds of targets that can be chosen."""
    vocabulary = state.game().vocabulary
    return {vocabulary.block(action).name for action in state.legal()}


class Position(Generic[S]):
    """What to draw: the first position of random four-player games, from some action on, that fits."""

    def __init__(self, fits: Callable[[S], bool], *, least: int, **options: Value) -> None:
        self.fits = fits
        self.least = least
        self.options = options

    def found(self, game: Game[S]) -> S:
        for number in range(200):
            state = game.start(4, self.options, f"picture {number}")
            chance = seeded(f"play {number}")
            while not state.over() and state.number < 2 * self.least:
                legal = state.legal()
                if state.number >= self.least and self.fits(state):
                    return state
                state.apply(legal[chance.below(len(legal))])
        raise LookupError("no position fits; look for something that happens more often")


class Beginning(Position[S]):
    """A game of four players before anything was decided."""

    def __init__(self, **options: Value) -> None:
        super().__init__(lambda state: True, least=0, **options)

    def found(self, game: Game[S]) -> S:
        return game.start(4, self.options, "picture")


@dataclass(frozen=True)
class Piece(Generic[S, C]):
    """A part of the table as whoever decides sees it."""

    position: Position[S]
    drawn: Callable[[C], Picture]
    marked: bool = True
    """Whether what may be chosen is marked."""


@dataclass(frozen=True)
class Guide(Generic[S, C]):
    """All pictures of a guide: the whole table in one position, and pieces of it by name, in any."""

    drawing: Drawing[S, C]
    table: Position[S]
    pieces: Mapping[str, Piece[S, C]]

    def pictures(self, game: Game[S], language: str) -> dict[str, str]:
        """By name, the SVG. A piece has no theme of its own: it follows the reader's."""
        wanted = dict.fromkeys([self.table, *(piece.position for piece in self.pieces.values())])
        states = {position: position.found(game) for position in wanted}
        whole = states[self.table]
        found = {"table": self.drawing.draw(whole, whole.to_move(), language=language)}
        for name, piece in self.pieces.items():
            state = states[piece.position]
            marks = None if piece.marked else ()
            scene = self.drawing.scene(state, state.to_move(), highlight=marks, language=language)
            found[name] = piece.drawn(scene).marked(scene.yours).document(self.drawing.style, margin=12.0)
        return found

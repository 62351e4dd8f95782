"""Draws the pictures of the guides: `python docs/pictures/make.py [FOLDER]`.

The positions come from random play with fixed seeds, so the same rules give the same pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from phylarium.games.marine import GAME
from phylarium.games.marine import drawing as marine
from phylarium.games.marine.actions import VOCABULARY
from phylarium.games.marine.names import ANIMALS
from phylarium.games.marine.state import Marine
from phylarium.kernel.engine import SPECTATOR
from phylarium.kernel.rng import seeded
from phylarium.kernel.svg import Piece


def found(fits: Callable[[Marine], bool], *, least: int) -> Marine:
    """The first position of random four-player games, from some action on, that fits."""
    for game in range(200):
        state = GAME.start(4, {}, f"picture {game}")
        assert isinstance(state, Marine)
        chance = seeded(f"play {game}")
        while not state.over() and state.number < 2 * least:
            legal = state.legal()
            if state.number >= least and fits(state):
                return state
            state.apply(legal[chance.below(len(legal))])
    raise LookupError("no position fits; look for something that happens more often")


def blocks(state: Marine) -> set[str]:
    """The kinds of targets that can be chosen."""
    return {VOCABULARY.block(action).name for action in state.legal()}


def lively(state: Marine) -> bool:
    """All animals live on earth, on several tiles, and earth has grown."""
    spread = [sum(1 for n in state.species[a * 37 : a * 37 + 37] if n > 0) for a in range(len(ANIMALS))]
    return min(spread) >= 2 and sum(1 for t in state.terrain if t >= 0) >= 20


def crowded(state: Marine) -> bool:
    """Many pawns are out, and many spaces are still open to the one who decides."""
    return sum(1 for pawn in state.spaces if pawn >= 0) >= 6 and len(state.legal()) >= 14


def pictures() -> dict[str, str]:
    """By file name, the SVG. None has a theme of its own: they follow the reader's."""
    turn = found(lambda s: lively(s) and blocks(s) == {"word", "place"} and crowded(s), least=260)
    tiles = found(lambda s: lively(s) and "hex" in blocks(s) and 3 <= len(s.legal()) <= 8, least=220)
    start = GAME.start(4, {"animals": "random"}, "picture")
    assert isinstance(start, Marine)
    return {
        "marine-table.svg": marine.draw(turn, turn.to_move()),
        "marine-board.svg": piece(marine.board, tiles, tiles.to_move()),
        "marine-display.svg": piece(marine.display, turn, turn.to_move()),
        "marine-start.svg": piece(marine.board, start, SPECTATOR),
    }


def piece(make: Callable[[marine.Scene], Piece], state: Marine, seat: int) -> str:
    return make(marine.Scene(state, seat)).document(marine.STYLE, margin=12.0)


def main(folder: Path) -> None:
    for name, picture in pictures().items():
        (folder / name).write_text(picture + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
